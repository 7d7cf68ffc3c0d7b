"""Print the tables of all origami for docs/rules.md: figures, words and sources come from the packs.

    python tools/rules_tables.py

What it prints stands in docs/rules.md between two comments; a test compares them.
"""

from senbazuru.origami.packs import FAMILIES, FIGURES, SOURCES, Card, shipped
from senbazuru.text import Words

HEAD = (
    "| origami | copies | cost | folds | points | what it does | where it comes from |\n|---|--:|--:|--:|--:|---|---|"
)


def where_from(card: Card) -> str:
    """The sources of a card's figures, with what is ours last and in bold."""
    groups = {source: [figure for figure in FIGURES if card.source[figure] == source] for source in SOURCES}
    told = [
        f"{'**ours**' if source == 'ours' else source}: {', '.join(figures)}"
        for source, figures in groups.items()
        if figures
    ]
    return "all " + told[0].split(":")[0] if len(told) == 1 else "; ".join(told)


def row(card: Card, words: Words) -> str:
    text = f"*{words.kind(card.kind)}.* {words.card_text(card)}"
    figures = (card.copies, card.cost, card.folds, card.points)
    return f"| {words.card(card.id)} | {' | '.join(map(str, figures))} | {text} | {where_from(card)} |"


def ours() -> str:
    """How much of all this is our own."""
    cards = [card for family in FAMILIES for card in shipped()[family].cards]
    counts = {figure: sum(card.source[figure] == "ours" for card in cards) for figure in FIGURES}
    return (
        f"Of {len(cards)} origami, {counts['cost']} have a cost of ours, {counts['folds']} folds of ours, "
        f"{counts['points']} points of ours and {counts['effect']} an effect of ours.\n"
        f"Names of ours: {counts['name'] or 'none'}; numbers of copies of ours: {counts['copies'] or 'none'}."
    )


def tables() -> str:
    words = Words("en")
    parts = [ours()]
    for family in (shipped()[name] for name in FAMILIES):
        rows = "\n".join(row(card, words) for card in family.cards)
        parts.append(f"### {words.family(family.id)} ({family.size} cards)\n\n{HEAD}\n{rows}")
    return "\n\n".join(parts)


if __name__ == "__main__":
    print(tables())
