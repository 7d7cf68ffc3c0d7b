"""Islands as maps of letters on coloured ground. What a colour says, a letter or a sign says too."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from textual.content import Content
from textual.style import Style

from senbazuru.islands.shown import BlankView, IslandView
from senbazuru.islands.squares import LETTERS, SYMBOL
from senbazuru.terminal.ink import beside, fit, said
from senbazuru.text import Words

LABEL: Final = 2
"""Columns before a map, for the numbers of its rows."""
FULL: Final = "★"
HALF: Final = "☆"
"""Surrounded with one colour, or an outline in its own; with several, or in another."""
EMPTY: Final = "·"
OPEN: Final = "•"
FRESH: Final = "'"
TAKEN: Final = "×"
CHOSEN: Final = "+"
HERE: Final = "▸"
SMALL_NUMBERS: Final = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
"""Squares still to paint around a landmark that has several colours already."""
EDGE: Final = "▕"
"""Parts large landmarks that lie side by side."""


@dataclass(frozen=True)
class Grain:
    """How large a square is drawn."""

    width: int
    height: int


FINE: Final = Grain(2, 1)
WIDE: Final = Grain(3, 1)
LARGE: Final = Grain(4, 2)


@dataclass(frozen=True)
class Marks:
    """What is marked on a map: a shape that is held over it, where it may lie, and what was painted lately."""

    colour: str = ""
    held: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()
    """Squares of a form that are chosen already."""
    allowed: bool = True
    open: frozenset[str] = frozenset()
    fresh: frozenset[str] = frozenset()
    completes: Mapping[str, bool] = field(default_factory=dict)


NO_MARKS: Final = Marks()


def spelled(words: Words, colour: str) -> str:
    """A colour's letter."""
    return words.words(f"sheets-colour-{colour}.letter")


def star(one_colour: bool) -> str:
    return FULL if one_colour else HALF


def width_of(columns: int, grain: Grain) -> int:
    return LABEL + columns * grain.width


def height_of(rows: int, grain: Grain) -> int:
    """With a line for its name and one for the letters of its columns."""
    return 2 + rows * grain.height


def unpainted(island: BlankView) -> IslandView:
    """An island of a sheet as somebody begins it."""
    return {**island, "sheet": "", "painted": {}, "landmarks": [], "order": None, "unpainted": 0, "score": 0}


class Chart:
    """Draws one island."""

    def __init__(
        self, words: Words, island: IslandView, grain: Grain, marks: Marks = NO_MARKS, number: int = 0
    ) -> None:
        self.words = words
        self.island = island
        self.grain = grain
        self.marks = marks
        self.number = number
        self.landmarks = {entry["square"]: entry for entry in island["landmarks"]}
        self.outlines = {square: entry for entry in island["outlines"] for square in entry["squares"]}

    def rows(self, columns: int, rows: int, title: Content) -> list[Content]:
        """The map, padded to so many columns and rows of squares."""
        width = width_of(columns, self.grain)
        middle = " " * ((self.grain.width - 1) // 2)
        letters = "".join((middle + letter).ljust(self.grain.width) for letter in LETTERS[: self.island["columns"]])
        drawn = [fit(title, width), fit(said(" " * LABEL + letters, "$muted"), width)]
        for row in range(self.island["rows"]):
            drawn += [fit(line, width) for line in self._row(row)]
        return drawn + [fit(said(""), width)] * (height_of(rows, self.grain) - len(drawn))

    def _row(self, row: int) -> list[Content]:
        labels = [f"{row + 1}".ljust(LABEL), *[" " * LABEL] * (self.grain.height - 1)]
        parts = [[said(label, "$muted") for label in labels]]
        for column in range(self.island["columns"]):
            square = f"{LETTERS[column]}{row + 1}"
            meta = Style.from_meta({"square": square, "island": self.number}) if self.number else Style()
            parts.append([part.stylize(meta) for part in self._square(square)])
        return [Content("").join(line) for line in zip(*parts)]

    def _square(self, square: str) -> list[Content]:
        """A square, a line for each row of its height."""
        kind = self.island["squares"].get(square)
        if square in self.marks.held:
            return self._held(square, kind)
        if square in self.marks.chosen:
            letter, colour = spelled(self.words, self.marks.colour), self.marks.colour
            return self._drawn(letter, CHOSEN, f"bold underline $paint-ink on $paint-{colour}")
        if kind in ("sea", "mountain"):
            return [said(text, f"${kind}-ink on ${kind}-ground") for text in _scenery(kind, self.grain)]
        if kind:
            return self._landmark(square, kind)
        painted = self.island["painted"].get(square)
        if painted:
            ground = f"on $paint-{painted}"
            return self._drawn(spelled(self.words, painted), self._ending(square), f"bold $paint-ink {ground}")
        reached = square in self.marks.open
        outline = self.outlines.get(square)
        if outline:
            letter, dot = spelled(self.words, outline["colour"]), OPEN if reached else EMPTY
            style = f"$outline-{outline['colour']} on $tint-{outline['colour']}"
            return self._drawn(letter, dot, f"bold {style}" if reached else style)
        if reached:
            return self._drawn(OPEN, "", "bold $foreground on $land")
        return self._drawn(EMPTY, "", "$land-ink on $land")

    def _held(self, square: str, kind: str | None) -> list[Content]:
        if self.marks.allowed:
            inner = self.grain.width - 2
            letter = spelled(self.words, self.marks.colour) if inner else ""
            texts = [f"[{letter:^{inner}}]", f"[{'':{inner}}]"]
            return [said(text, "bold $held-ink on $held") for text in texts[: self.grain.height]]
        painted = self.island["painted"].get(square)
        under = spelled(self.words, painted) if painted else SYMBOL[kind] if kind else TAKEN
        return self._drawn(under, TAKEN, "bold $refused-ink on $refused")

    def _landmark(self, square: str, kind: str) -> list[Content]:
        if square in self.marks.completes:
            more, style = star(self.marks.completes[square]), "bold $held on $held-ink"
            return self._drawn(SYMBOL[kind], more, style, edge=EDGE)
        entry = self.landmarks.get(square)
        if entry is None or entry["surrounded"]:
            more = star(entry["one_colour"]) if entry else ""
            return self._drawn(SYMBOL[kind], more, "bold $chip-ink on $chip", edge=EDGE)
        left = str(entry["left"])
        more = left if entry["one_colour"] else left.translate(SMALL_NUMBERS)
        return self._drawn(SYMBOL[kind], more, "bold $chip-ink on $chip", "$chip-note on $chip", EDGE)

    def _ending(self, square: str) -> str:
        """What follows the letter of a painted square."""
        outline = self.outlines.get(square)
        if outline and outline["filled"] and square == outline["squares"][0]:
            return star(outline["filled"] == "own-colour")
        return FRESH if square in self.marks.fresh else ""

    def _drawn(self, main: str, more: str, style: str, note: str = "", edge: str = " ") -> list[Content]:
        """A sign, and a smaller one behind or below it."""
        width, note = self.grain.width, note or style
        if self.grain.height == 1:
            before = " " * ((width - 1) // 2) + main
            return [said(before, style) + said(more.ljust(width - len(before)), note)]
        return [
            said(f" {main}".ljust(width - 1), style) + said(edge, note),
            said(f"  {more}".ljust(width - 1) + edge, note),
        ]


def _scenery(kind: str, grain: Grain) -> Sequence[str]:
    if kind == "sea":
        return ["~" * grain.width] if grain.height == 1 else ["~ ~ ", " ~ ~"]
    if grain.height > 1:
        return [" /\\ ", "/  \\"]
    return ["/\\" if grain.width == 2 else "/^\\"]


def titled(words: Words, number: int, island: IslandView, width: int, focus: bool, offered: bool) -> Content:
    """The line above a map: number, name and points."""
    begun = island["order"] is not None
    points = said(str(island["score"]) if begun else "–", "bold" if begun else "$muted")
    mark = HERE if focus else " "
    style = "bold $accent" if offered else "bold" if begun else "$muted"
    head = said(f"{mark}{number} ", "bold $accent" if focus else style)
    name = said(island["name"], f"{style} reverse" if focus else style)
    return beside(head + name, points, width)


def side_by_side(blocks: Sequence[Sequence[Content]], gap: int) -> list[Content]:
    between = said(" " * gap)
    return [between.join(parts) for parts in zip(*blocks)]


# -- shapes, two squares to a line of text

_HALVES: Final = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}


def small(squares: Iterable[tuple[int, int]]) -> list[str]:
    """Squares as half blocks, in two lines."""
    cells = set(squares)
    columns = 1 + max(column for _, column in cells)
    return [
        "".join(_HALVES[(row, column) in cells, (row + 1, column) in cells] for column in range(columns))
        for row in (0, 2)
    ]
