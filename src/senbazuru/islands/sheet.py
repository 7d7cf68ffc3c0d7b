"""A sheet: two islands, each a map of squares."""

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from senbazuru.islands.engine.atlas import EMPTY
from senbazuru.islands.engine.shapes import SHAPES, STRIDE, TURNS, places
from senbazuru.islands.squares import SYMBOLS

OUTLINED: Final = (3, 4, 5)
"""The cards whose shapes an outline can have."""

Cells = tuple[tuple[int, int], ...]


def shape_of(squares: Iterable[int]) -> int:
    """The card whose shape these squares have, turned in any way; 0 for none.

    >>> shape_of([0, 1, 8]), shape_of([0, 1, 2, 9]), shape_of([0, 1, 2])
    (3, 4, 0)
    """
    found = sorted(squares)
    steps = [square - found[0] for square in found]
    return next((shape for shape in OUTLINED if steps in SHAPES[shape]), 0)


@dataclass(frozen=True)
class Outline:
    """Empty squares that pay when one painting action paints exactly them."""

    colour: int
    squares: tuple[int, ...]


@dataclass(frozen=True)
class Island:
    """One map."""

    name: str
    rows: int
    columns: int
    squares: tuple[int, ...]
    """Kinds, row by row, without gaps."""
    outlines: tuple[Outline, ...]
    lines: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """Where in the text the island begins, and then each of its rows: for complaints."""

    def kind_at(self, square: int) -> int:
        """What a square holds. Squares beyond the map are for nobody to ask."""
        row, column = divmod(square, STRIDE)
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            raise IndexError(square)
        return self.squares[row * self.columns + column]

    def of_kind(self, kind: int) -> tuple[int, ...]:
        """All squares of a kind, row by row."""
        return tuple(square for square in self.numbers() if self.kind_at(square) == kind)

    def numbers(self) -> Iterator[int]:
        """The numbers of all squares, row by row."""
        return (row * STRIDE + column for row in range(self.rows) for column in range(self.columns))

    def on_edge(self, square: int) -> bool:
        row, column = divmod(square, STRIDE)
        return row in (0, self.rows - 1) or column in (0, self.columns - 1)

    def beside(self, square: int) -> tuple[int, ...]:
        """Orthogonal neighbours: where paint can go on."""
        return self._near(square, ((-1, 0), (0, -1), (0, 1), (1, 0)))

    def around(self, square: int) -> tuple[int, ...]:
        """All eight neighbours: what surrounds a landmark."""
        steps = tuple((down, right) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right)
        return self._near(square, steps)

    def _near(self, square: int, steps: Cells) -> tuple[int, ...]:
        row, column = divmod(square, STRIDE)
        places = ((row + down, column + right) for down, right in steps)
        return tuple(r * STRIDE + c for r, c in places if 0 <= r < self.rows and 0 <= c < self.columns)

    def placements(self, shape: int) -> int:
        """In how many ways a shape fits the empty squares, by geometry alone."""
        empty = sum(2**square for square in self.of_kind(EMPTY))
        return sum(int(places(empty, empty, shape, turn)).bit_count() for turn in range(TURNS[shape]))

    def symbol_at(self, square: int) -> str:
        """A square as a map shows it; a digit where an outline is."""
        for number, outline in enumerate(self.outlines, 1):
            if square in outline.squares:
                return str(number)
        return SYMBOLS[self.kind_at(square)]


@dataclass(frozen=True)
class Sheet:
    """Two islands that are chosen together."""

    id: str
    name: str
    near: bool
    """For a first game."""
    islands: tuple[Island, Island]
    text: str = field(repr=False)
    """What it was read from: records carry it, so that they play everywhere."""

    def _repr_svg_(self) -> str:
        """Both islands as a picture; notebooks show it."""
        from senbazuru.islands.paper import sheet_svg  # only whoever looks needs figures

        return sheet_svg(self)


def steps_between(one: int, other: int) -> int:
    """Orthogonal steps: rows plus columns."""
    return abs(one // STRIDE - other // STRIDE) + abs(one % STRIDE - other % STRIDE)


def pieces(squares: Iterable[int], island: Island) -> list[list[int]]:
    """Squares by what hangs together orthogonally, the largest piece first."""
    left = set(squares)
    found: list[list[int]] = []
    while left:
        piece = [min(left)]
        left.discard(piece[0])
        for square in piece:  # grows while we walk it
            beside = [other for other in island.beside(square) if other in left]
            piece += beside
            left.difference_update(beside)
        found.append(sorted(piece))
    return sorted(found, key=len, reverse=True)


def digest(sheet: Sheet) -> str:
    """A short name for exactly these maps, kept with every record. Names and comments do not change it."""
    maps = [
        [island.rows, island.columns, island.squares, [[o.colour, o.squares] for o in island.outlines]]
        for island in sheet.islands
    ]
    return hashlib.sha256(json.dumps([sheet.near, maps]).encode()).hexdigest()[:12]
