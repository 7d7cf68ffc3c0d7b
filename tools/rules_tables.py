"""Print the tables of all origami for docs/rules.md, or of Legends for docs/legends.md, or for their translations:
figures, words and sources come from the packs.

    python tools/rules_tables.py [legends] [--language LANGUAGE]
    python tools/rules_tables.py --write

What it prints stands in those pages between two comments; a test compares them. With --write it is put there.
"""

import re
import sys
from collections.abc import Sequence
from pathlib import Path

from senbazuru.languages import ENGLISH, LANGUAGES, of_commands, speaking
from senbazuru.origami.packs import (
    FIGURES,
    LEGENDS_BOX,
    ORIGAMI_BOX,
    SOURCES,
    Card,
    Pack,
    shipped,
    shipped_characters,
)
from senbazuru.text import Words

DOCS = Path(__file__).resolve().parents[1] / "docs"
MARKS = re.compile(r"(<!-- tables: python tools/rules_tables\.py(.*?) -->\n).*?(<!-- end of tables -->)", re.DOTALL)
RIGHT = ("copies", "cost", "folds", "points")
"""Columns of figures."""


class Tables:
    """The tables in the words of a language."""

    def __init__(self, language: str) -> None:
        self.words = Words(language)
        with speaking(language):
            self.said = of_commands()

    def head(self, *columns: str) -> str:
        """The names of figures are those of the packs; others are words of these tables."""
        names = [self.words.figure(name) if name in RIGHT else self.said.words(f"tables-{name}") for name in columns]
        return f"| {' | '.join(names)} |\n|{'|'.join('--:' if name in RIGHT else '---' for name in columns)}|"

    def where_from(self, sources: dict[str, str]) -> str:
        """The sources of some figures, with what is ours last and in bold."""
        groups = {source: [figure for figure, found in sources.items() if found == source] for source in SOURCES}
        told = {self.mark(source): figures for source, figures in groups.items() if figures}
        if len(told) == 1:
            return self.said.words("tables-all", mark=next(iter(told)))
        return "; ".join(f"{mark}: {', '.join(map(self.figure, figures))}" for mark, figures in told.items())

    def figure(self, name: str) -> str:
        return self.said.words(f"tables-{name}") if name in ("yellow", "red") else self.words.figure(name)

    def mark(self, source: str) -> str:
        word = self.said.words("cards-mark", source=source)
        return f"**{word}**" if source == "ours" else word

    def effect(self, card: Card) -> str:
        return f"*{self.words.kind(card.kind)}.* {self.words.card_text(card)}"

    def row(self, card: Card) -> str:
        figures = (card.copies, card.cost, card.folds, card.points)
        sources = {figure: card.source[figure] for figure in FIGURES}
        cells = (self.words.card(card.id), *map(str, figures), self.effect(card), self.where_from(sources))
        return f"| {' | '.join(cells)} |"

    def pair_row(self, yellow: Card, red: Card) -> str:
        """Both colours of a character: the same figures, two effects."""
        sources = {figure: yellow.source[figure] for figure in ("name", "cost", "folds")}
        sources |= {"yellow": yellow.source["effect"], "red": red.source["effect"]}
        name = self.words.words(f"character-{yellow.character}")
        effects = (self.effect(yellow), self.effect(red))
        return f"| {' | '.join((name, str(yellow.cost), str(yellow.folds), *effects, self.where_from(sources)))} |"

    def ours(self, families: Sequence[Pack]) -> str:
        """How much of all this is our own."""
        cards = [card for family in families for card in family.cards]
        counts = {figure: sum(card.source[figure] == "ours" for card in cards) for figure in FIGURES}
        return self.said.words("tables-ours", cards=len(cards), **counts)

    def title(self, family: Pack) -> str:
        return "### " + self.said.words("tables-family", family=self.words.family(family.id), count=family.size)

    def paper(self, family: Pack) -> str:
        """Rice paper is no origami: a line under the table."""
        card = family.paper
        if card is None:
            return ""
        sources = self.where_from({figure: card.source[figure] for figure in ("name", "copies", "folds")})
        told = {"count": card.copies, "folds": card.folds, "sources": sources}
        return f"\n\n{self.said.words('tables-paper', **told)}"

    def origami(self, names: Sequence[str] = ORIGAMI_BOX) -> str:
        families = [shipped()[name] for name in names]
        head = self.head("origami", *RIGHT, "effect", "source")
        tables = [
            f"{self.title(family)}\n\n{head}\n{chr(10).join(map(self.row, family.cards))}{self.paper(family)}"
            for family in families
        ]
        return "\n\n".join([self.ours(families), *tables])

    def legends(self) -> str:
        pack = shipped_characters()
        pairs = [[card for card in pack.cards if card.character == pair] for pair in pack.pairs]
        effects = [card.source["effect"] for card in pack.cards]
        told = self.said.words("tables-ours-characters", effects=len(effects), ours=effects.count("ours"))
        head = self.head("character", "cost", "folds", "yellow", "red", "source")
        rows = "\n".join(self.pair_row(yellow, red) for yellow, red in pairs)
        return "\n\n".join([self.origami(LEGENDS_BOX), self.title(pack), told, f"{head}\n{rows}"])


def tables(options: Sequence[str]) -> str:
    """What the tool prints when it is called so."""
    language = options[options.index("--language") + 1] if "--language" in options else ENGLISH
    made = Tables(language)
    return made.legends() if "legends" in options else made.origami()


def write() -> None:
    for path in sorted([*DOCS.glob("*.md"), *(path for name in LANGUAGES for path in DOCS.glob(f"{name}/*.md"))]):
        text = path.read_text(encoding="utf-8")
        made = MARKS.sub(lambda mark: f"{mark[1]}\n{tables(mark[2].split())}\n\n{mark[3]}", text)
        if made != text:
            path.write_text(made, encoding="utf-8")
            print(path.relative_to(DOCS.parent))


if __name__ == "__main__":
    if sys.argv[1:] == ["--write"]:
        write()
    else:
        print(tables(sys.argv[1:]))
