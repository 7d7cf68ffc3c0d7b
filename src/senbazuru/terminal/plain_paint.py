"""The table of any game drawn as lines of text: exactly so wide and so high, from a view and nothing else.

What can be clicked carries it as meta data: `{"choice": n}` or `{"press": key}`.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final

from textual.content import Content

from senbazuru.kernel.plain import NOTHING, Row, listed, rows
from senbazuru.terminal.board import Choice
from senbazuru.terminal.ink import fit, said, told
from senbazuru.terminal.listing import SIDE, SIDE_FROM, Listing
from senbazuru.text import Words

GAP: Final = 3
"""Between two columns."""
FEW: Final = 9
BELOW: Final = 4
"""So many answers should be in sight, with so many rows for the question, news and keys; the table has the rest."""

Place = tuple[str, int | None, int | None]
"""Where something lies: the key of a view, perhaps of a seat, perhaps one of several there."""


class Labels:
    """What a game calls that which its views show."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    def label(self, row: Row) -> str:
        word = _word(row.key)
        spaced = row.key.replace("_", " ")
        name = self.words.words(word) if self.words.has(word) else spaced[:1].upper() + spaced[1:]
        return name if row.number is None else f"{name} {row.number + 1}"

    def value(self, key: str, value: Any) -> str:
        """One thing that stands there; a number may be that of a seat, which only the game's words know."""
        word = f"{_word(key)}.value"
        if value is None or value == "":
            return NOTHING
        if isinstance(value, bool):
            value = "yes" if value else "no"
            return self.words.words(word, value=value) if self.words.has(word) else self.words.words(_SAID[value])
        if self.words.has(word):
            return self.words.words(word, value=value, seat=self.seat(value) if isinstance(value, int) else "none")
        return self.words.shown(str(value))

    def seat(self, number: int) -> str:
        return self.words.seat(number, self.names)

    def lines(self, found: Iterable[Row], width: int) -> list[Content]:
        """Rows for a page, a line each."""
        lines: list[Content] = []
        for row in found:
            head = said("  " * (row.depth + 1) + self.label(row), "bold" if row.heading else "$muted")
            values = row.value if listed(row.value) else [row.value]
            text = ", ".join(self.value(row.key, value) for value in values) or NOTHING
            lines += [head] if row.heading else told(head + said("  "), text, max(24, head.cell_length + 2), width)
        return lines


_SAID: Final = {"yes": "table-yes", "no": "table-no"}


def _word(key: str) -> str:
    return f"shown-{key.replace('_', '-')}"


def parted(view: Mapping[str, Any]) -> tuple[list[Row], list[list[Row]]]:
    """What a view shows of the table, and of each seat."""
    facts = list(rows({key: value for key, value in view.items() if key != "seats"}))
    return facts, [list(rows(entry)) for entry in view.get("seats", ())]


@dataclass
class PlainScene:
    """All that is drawn."""

    title: str
    view: Mapping[str, Any]
    names: Sequence[str]
    viewer: int | None
    """The seat of who looks; nobody's if one only watches."""
    order: Sequence[int]
    waiting: Sequence[int]
    move: str
    """Whose move it is, in words."""
    question: str
    choices: Sequence[Choice] = ()
    lit: Mapping[Place, int] = field(default_factory=dict)
    """Where the things lie that answers name, and the lines of these."""
    cursor: int = 0
    log: Sequence[str] = ()
    notice: str = ""
    refused: bool = False
    plain: bool = False
    keys: Sequence[tuple[str, str, str]] = ()


class PlainPainter(Listing):
    """Draws a scene into so many columns and rows."""

    def __init__(self, words: Words, scene: PlainScene, width: int, height: int) -> None:
        super().__init__(words, scene, SIDE if width >= SIDE_FROM else 0)
        self.scene = scene
        self.labels = Labels(words, scene.names)
        self.width = width - self.side - (1 if self.side else 0)
        self.height = height

    def rows(self) -> list[Content]:
        room = max(self.height - BELOW - min(len(self.scene.choices), FEW), self.height // 3, 1)
        table = [self.header(), *self.table()]
        if len(table) <= room - 1:
            table.append(said("─" * self.width, "$muted"))
        elif len(table) > room:
            more = self.say("terminal-plain-more", rows=len(table) - room + 1)
            table = [*table[: room - 1], said(f" {more}", "$accent", press="i")] if room > 1 else table[:1]
        table += self.bottom(self.width, self.height - len(table))
        table = [fit(row, self.width) for row in table[: self.height]]
        if self.side:
            story = self.story(self.side, self.height)
            table = [row + said("│", "$muted") + fit(beside, self.side) for row, beside in zip(table, story)]
        return table

    def header(self) -> Content:
        left = said(f" {self.scene.title}", "bold")
        if self.scene.move:
            left += said(" · ", "bold") + said(self.scene.move, "bold $accent")
        return fit(left, self.width).stylize_before("$foreground on $bar")

    def table(self) -> list[Content]:
        facts, people = parted(self.scene.view)
        seats = self.grid(people) or self.blocks(people)
        return [*self.block(facts), *([said("")] if seats else []), *seats]

    # -- the seats

    def grid(self, people: Sequence[Sequence[Row]]) -> list[Content]:
        """The seats as a table; nothing if they do not fit into one."""
        keys = {tuple((row.key, row.number) for row in found) for found in people}
        if len(keys) != 1 or any(row.depth or row.heading for found in people for row in found):
            return []
        first = [self.labels.label(Row(0, "seats", None)), *(self.labels.label(row) for row in people[0])]
        table = [[said(text, "$muted") for text in first]]
        for seat in self.scene.order:
            cells = [Content(" ").join(self.values(row, seat)) for row in people[seat]]
            table.append([self.name(seat), *cells])
        widths = [max(cell.cell_length for cell in column) + GAP for column in zip(*table)]
        if 2 + sum(widths) - GAP > self.width:
            return []
        marks = [said("  "), *(self.mark(seat) for seat in self.scene.order)]
        return [
            mark + Content("").join([fit(cell, across) for cell, across in zip(row, widths)])
            for mark, row in zip(marks, table)
        ]

    def blocks(self, people: Sequence[Sequence[Row]]) -> list[Content]:
        """The seats one below the other."""
        lines: list[Content] = []
        for seat in self.scene.order if people else ():
            lines += [self.mark(seat) + self.name(seat), *self.block(people[seat], seat, 4)]
        return lines

    def mark(self, seat: int) -> Content:
        return said("▶ " if seat in self.scene.waiting else "  ", "bold $accent")

    def name(self, seat: int) -> Content:
        return said(self.labels.seat(seat), "bold $accent" if seat == self.scene.viewer else "bold")

    # -- rows

    def block(self, found: Sequence[Row], seat: int | None = None, indent: int = 1) -> list[Content]:
        """What stands under one heading shares lines as far as there is room; what is numbered has one of its own."""
        lines: list[Content] = []
        for (depth, heading, _), together in groupby(found, lambda row: (row.depth, row.heading, row.number)):
            inset = indent + 2 * depth
            if heading:
                lines += [said(" " * inset + self.labels.label(row), "bold") for row in together]
            else:
                lines += self.folded([self.chip(row, seat) for row in together], inset)
        return lines

    def chip(self, row: Row, seat: int | None) -> list[Content]:
        first, *rest = self.values(row, seat)
        return [said(self.labels.label(row), "$muted") + said(" ") + first, *rest]

    def values(self, row: Row, seat: int | None) -> list[Content]:
        """What stands in a row, piece by piece; what can be chosen is lit."""
        if not listed(row.value) or not row.value:
            # a long text goes on in the next line
            text = NOTHING if listed(row.value) else self.labels.value(row.key, row.value)
            return [self.piece(word, (row.key, seat, None)) for word in text.split() or [NOTHING]]
        texts = [self.labels.value(row.key, value) for value in row.value]
        pieces = [self.piece(text, (row.key, seat, place)) for place, text in enumerate(texts)]
        return [*(piece + said(",", "$muted") for piece in pieces[:-1]), pieces[-1]]

    def piece(self, text: str, place: Place) -> Content:
        choice = self.scene.lit.get(place)
        if choice is None:
            return said(text, "$muted" if text == NOTHING else "")
        here = choice == self.scene.cursor
        style = "$muted" if self.scene.choices[choice].reason else "bold $accent"
        return said(text, f"{style} reverse" if here else style, choice=choice)

    def folded(self, chips: Iterable[Sequence[Content]], indent: int) -> list[Content]:
        """Pieces in as few lines as they need."""
        lines: list[Content] = []
        begun = False
        for chip in chips:
            whole = sum(piece.cell_length + 1 for piece in chip) - 1
            for n, piece in enumerate(chip):
                joint = " " if n else " · "
                room = self.width - lines[-1].cell_length - len(joint) if begun else 0
                if begun and piece.cell_length <= room and (n or whole <= room or whole > self.width - indent):
                    lines[-1] += said(joint, "$muted") + piece
                else:
                    lines.append(said(" " * (indent + (2 if n else 0))) + piece)
                begun = True
        return lines
