"""Print the tables of all origami for docs/rules.md, or of Legends for docs/legends.md: figures, words and sources come
from the packs.

    python tools/rules_tables.py
    python tools/rules_tables.py legends

What it prints stands in those pages between two comments; a test compares them.
"""

import sys
from collections.abc import Sequence

from senbazuru.origami.packs import FAMILIES, FIGURES, LEGENDS, SOURCES, Card, Family, shipped, shipped_characters
from senbazuru.text import Words

HEAD = (
    "| origami | copies | cost | folds | points | what it does | where it comes from |\n|---|--:|--:|--:|--:|---|---|"
)
PAIR_HEAD = "| character | cost | folds | yellow | red | where it comes from |\n|---|--:|--:|---|---|---|"


def where_from(sources: dict[str, str]) -> str:
    """The sources of some figures, with what is ours last and in bold."""
    groups = {source: [figure for figure, found in sources.items() if found == source] for source in SOURCES}
    told = [
        f"{'**ours**' if source == 'ours' else source}: {', '.join(figures)}"
        for source, figures in groups.items()
        if figures
    ]
    return "all " + told[0].split(":")[0] if len(told) == 1 else "; ".join(told)


def effect(card: Card, words: Words) -> str:
    return f"*{words.kind(card.kind)}.* {words.card_text(card)}"


def row(card: Card, words: Words) -> str:
    figures = (card.copies, card.cost, card.folds, card.points)
    sources = {figure: card.source[figure] for figure in FIGURES}
    cells = (words.card(card.id), *map(str, figures), effect(card, words), where_from(sources))
    return f"| {' | '.join(cells)} |"


def pair_row(yellow: Card, red: Card, words: Words) -> str:
    """Both colours of a character: the same figures, two effects."""
    name = words.card(yellow.id).removeprefix("Yellow ")
    sources = {figure: yellow.source[figure] for figure in ("name", "cost", "folds")}
    sources |= {"yellow": yellow.source["effect"], "red": red.source["effect"]}
    cells = (name, str(yellow.cost), str(yellow.folds), effect(yellow, words), effect(red, words), where_from(sources))
    return f"| {' | '.join(cells)} |"


def ours(families: Sequence[Family]) -> str:
    """How much of all this is our own."""
    cards = [card for family in families for card in family.cards]
    counts = {figure: sum(card.source[figure] == "ours" for card in cards) for figure in FIGURES}
    return (
        f"Of {len(cards)} origami, {counts['cost']} have a cost of ours, {counts['folds']} folds of ours, "
        f"{counts['points']} points of ours and {counts['effect']} an effect of ours.\n"
        f"Names of ours: {counts['name'] or 'none'}; numbers of copies of ours: {counts['copies'] or 'none'}."
    )


def paper(family: Family, words: Words) -> str:
    """Rice paper is no origami: a line under the table."""
    card = family.paper
    if card is None:
        return ""
    sources = {figure: card.source[figure] for figure in ("name", "copies", "folds")}
    name, folds = words.card(card.id), f"{card.folds} fold{'s' if card.folds > 1 else ''}"
    return f"\n\nWith it come {card.copies} cards of {name}, worth {folds} each ({where_from(sources)})."


def tables(names: Sequence[str] = FAMILIES) -> str:
    words = Words("en")
    families = [shipped()[name] for name in names]
    parts = [ours(families)]
    for family in families:
        rows = "\n".join(row(card, words) for card in family.cards)
        parts.append(f"### {words.family(family.id)} ({family.size} cards)\n\n{HEAD}\n{rows}{paper(family, words)}")
    return "\n\n".join(parts)


def characters() -> str:
    words = Words("en")
    pack = shipped_characters()
    pairs = [[card for card in pack.cards if card.character == pair] for pair in pack.pairs]
    effects = [card.source["effect"] for card in pack.cards]
    rows = "\n".join(pair_row(yellow, red, words) for yellow, red in pairs)
    told = f"Of {len(effects)} effects, {effects.count('ours')} are ours; so are the figures marked in the last column."
    return f"### {words.family(pack.id)} ({pack.size} cards)\n\n{told}\n\n{PAIR_HEAD}\n{rows}"


def legends() -> str:
    return f"{tables(LEGENDS)}\n\n{characters()}"


if __name__ == "__main__":
    print(legends() if sys.argv[1:] == ["legends"] else tables())
