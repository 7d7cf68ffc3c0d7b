"""Squares cut from paper: the edge of some squares as polygons, with their corners cut off as scissors do.

A square is 20 by 20; polygons are in hundredths of that unit, so that they are whole numbers. The browser cuts the
same: web/src/islands/cut.ts.

>>> path(polygons([(0, 0), (1, 0)], "land"))
'M0 5.4L5.4 0L34.6 0L40 5.4L40 14.6L34.6 20L5.4 20L0 14.6Z'
"""

from collections.abc import Iterable
from typing import Final

from senbazuru.look import LOOKS

Cell = tuple[int, int]
"""Column and row of a square."""
Point = tuple[int, int]

SIDE: Final = 20
"""Of a square."""
_PARTS: Final = 100
_SIDES: Final = (((0, 0), (1, 0)), ((1, 0), (1, 1)), ((1, 1), (0, 1)), ((0, 1), (0, 0)))
"""A square's own, clockwise from the top."""
CUTS: Final[dict[str, tuple[int, int]]] = {name: (by, inset) for name, (by, inset) in LOOKS["islands"]["cuts"].items()}
"""How much of a corner is cut off, and how far inside the squares it is cut."""


def loops(cells: Iterable[Cell]) -> list[list[Point]]:
    """The corners of the edge of some squares, clockwise; round a hole the other way. Squares that only touch at a
    corner stay apart."""
    own = set(cells)
    after: dict[Point, list[Point]] = {}
    for x, y in sorted(own, key=lambda cell: cell[::-1]):
        for ((left, top), (right, bottom)), beyond in zip(_SIDES, ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))):
            if beyond not in own:
                after.setdefault((x + left, y + top), []).append((x + right, y + bottom))
    found = []
    while after:
        start = min(after, key=lambda point: point[::-1])  # a corner of one loop only: nothing lies above it
        here, loop = start, [start]
        there = after[here].pop(0)
        while there != start:
            ways = after[there]
            way = ways.pop(_rightmost(here, there, ways))
            if _turn(here, there, way):
                loop.append(there)
            here, there = there, way
        found.append(loop)
        after = {point: ways for point, ways in after.items() if ways}
    return found


def _turn(one: Point, two: Point, three: Point) -> int:
    """More than 0 to the right, less to the left."""
    return (two[0] - one[0]) * (three[1] - two[1]) - (two[1] - one[1]) * (three[0] - two[0])


def _rightmost(one: Point, two: Point, ways: list[Point]) -> int:
    return max(range(len(ways)), key=lambda n: _turn(one, two, ways[n]))


def polygons(cells: Iterable[Cell], cut: str) -> list[list[Point]]:
    """Some squares as sheets of paper; `cut` is a name of CUTS."""
    by, inset = CUTS[cut]
    return [_cut(loop, by, inset) for loop in loops(cells)]


def _cut(loop: list[Point], by: int, inset: int) -> list[Point]:
    found = []
    for before, (x, y), after in zip([loop[-1], *loop], loop, [*loop[1:], loop[0]]):
        back, on = _sign(before[0] - x, before[1] - y), _sign(after[0] - x, after[1] - y)
        outer = _turn(before, (x, y), after) > 0
        inward = inset if outer else -inset
        left = x * SIDE * _PARTS + inward * (back[0] + on[0])
        top = y * SIDE * _PARTS + inward * (back[1] + on[1])
        off = by if outer else by * 3 // 5
        corners = [(left + off * back[0], top + off * back[1]), (left + off * on[0], top + off * on[1])]
        found += corners if off else corners[:1]
    return found


def _sign(x: int, y: int) -> Point:
    return (x > 0) - (x < 0), (y > 0) - (y < 0)


def path(found: list[list[Point]]) -> str:
    """Polygons as a path in units of a picture."""
    return "".join("M" + "L".join(f"{x / _PARTS:g} {y / _PARTS:g}" for x, y in polygon) + "Z" for polygon in found)
