"""What a sheet promises, and what is wrong with one that does not keep it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from senbazuru.islands.engine.atlas import EMPTY, GROVE, LIGHTHOUSE, REGULAR, SECRET
from senbazuru.islands.engine.shapes import STRIDE
from senbazuru.islands.sheet import OUTLINED, Island, Sheet, pieces, shape_of, steps_between
from senbazuru.islands.squares import COLOURS, FIRST_LANDMARK, KINDS

MOST_LANDMARKS: Final = 14
MOST_GROVES: Final = 4
LEAST_PLACEMENTS: Final = 10


@dataclass(frozen=True)
class Problem:
    """What is wrong with a sheet, and where. The words are in `senbazuru.text`, as `sheets-problem`."""

    key: str
    line: int
    """Of the text, counted from 1."""
    island: str = ""
    row: int = 0
    column: int = 0
    """Of the map, counted from 1; 0 when it is not about one square."""
    what: str = ""
    found: str | int = ""
    needed: int = 0


def problems(sheet: Sheet) -> list[Problem]:
    """Every promise of a sheet that this one breaks.

    That outlines are disjoint and on empty squares, and that there are at most six, is so by the way a map is written.
    """
    return [problem for island in sheet.islands for problem in _Inspector(island).all()]


class _Inspector:
    """Looks at one island."""

    def __init__(self, island: Island) -> None:
        self.island = island
        self.empty = frozenset(island.of_kind(EMPTY))

    def all(self) -> Iterator[Problem]:
        yield from self.numbers_of_landmarks()
        yield from self.connection()
        yield from self.harbours()
        yield from self.surroundings()
        yield from self.outlines()
        yield from self.room()

    def wrong(self, key: str, square: int = -1, what: str = "", found: str | int = "", needed: int = 0) -> Problem:
        row, column = divmod(square, STRIDE) if square >= 0 else (-1, -1)
        lines = self.island.lines
        line = lines[row + 1] if row + 1 < len(lines) else 1
        return Problem(key, line, self.island.name, row + 1, column + 1, what, found, needed)

    def numbers_of_landmarks(self) -> Iterator[Problem]:
        for kind in (REGULAR, SECRET, LIGHTHOUSE):
            there = self.island.of_kind(kind)
            if len(there) != 1:
                yield self.wrong("one-each", there[1] if there else -1, KINDS[kind], len(there), 1)
        groves = self.island.of_kind(GROVE)
        if len(groves) > MOST_GROVES:
            yield self.wrong("too-many-groves", groves[MOST_GROVES], KINDS[GROVE], len(groves), MOST_GROVES)
        landmarks = self.landmarks()
        if len(landmarks) > MOST_LANDMARKS:
            yield self.wrong("too-many-landmarks", landmarks[MOST_LANDMARKS], "", len(landmarks), MOST_LANDMARKS)

    def landmarks(self) -> list[int]:
        """What can be surrounded."""
        return [square for square in self.island.numbers() if self.island.kind_at(square) >= FIRST_LANDMARK]

    def connection(self) -> Iterator[Problem]:
        for piece in pieces(self.empty, self.island)[1:]:
            yield self.wrong("cut-off", piece[0], found=len(piece))

    def harbours(self) -> Iterator[Problem]:
        for kind, needed in ((REGULAR, 2), (SECRET, 1)):
            for harbour in self.island.of_kind(kind):
                if not self.island.on_edge(harbour):
                    yield self.wrong("inland", harbour, KINDS[kind])
                found = len(self.empty.intersection(self.island.beside(harbour)))
                if found < needed:
                    yield self.wrong("no-landing", harbour, KINDS[kind], found, needed)
        for regular in self.island.of_kind(REGULAR):
            for kind, needed in ((SECRET, 4), (LIGHTHOUSE, 3)):
                for other in self.island.of_kind(kind):
                    if steps_between(regular, other) < needed:
                        yield self.wrong("too-near", other, KINDS[kind], steps_between(regular, other), needed)

    def surroundings(self) -> Iterator[Problem]:
        for landmark in self.landmarks():
            found = len(self.empty.intersection(self.island.around(landmark)))
            if found < 2:
                yield self.wrong("hemmed-in", landmark, KINDS[self.island.kind_at(landmark)], found, 2)

    def outlines(self) -> Iterator[Problem]:
        for outline in self.island.outlines:
            if not shape_of(outline.squares):
                yield self.wrong("odd-outline", outline.squares[0], COLOURS[outline.colour])

    def room(self) -> Iterator[Problem]:
        for shape in OUTLINED:
            found = self.island.placements(shape)
            if found < LEAST_PLACEMENTS:
                yield self.wrong("no-room", -1, f"#{shape}", found, LEAST_PLACEMENTS)
