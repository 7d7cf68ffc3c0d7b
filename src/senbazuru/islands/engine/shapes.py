"""Squares and shapes as the bits of a number.

Square r, c of an island is bit 8 r + c. Islands have at most seven columns, so column 7 is always off the map: a
shape that would run over the edge runs into it and does not fit. A shape lies by its first square in reading order
and by its quarter turns, and shape n has n squares; where it may lie is a handful of shifts.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from senbazuru.kernel.bits import ONE, lowest

STRIDE: Final = 8

SINGLE: Final = 1
DOMINO: Final = 2
FIRST_SHAPE: Final = 2
LAST_SHAPE: Final = 5

_PRINTED: Final = {1: ["X"], 2: ["XX"], 3: ["XX", "X."], 4: ["XXX", ".X."], 5: ["XXX", "X..", "X.."]}
"""The shapes as their cards show them; a single square is shape 1. Card 2 shows this domino twice."""


def _turned(rows: list[str]) -> list[str]:
    """A quarter turn clockwise. Never a flip."""
    return ["".join(row[column] for row in reversed(rows)) for column in range(len(rows[0]))]


def _offsets(rows: list[str]) -> list[int]:
    """The squares of a shape, as steps from the first one."""
    squares = [STRIDE * r + c for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "X"]
    return [square - squares[0] for square in squares]


def _turns(rows: list[str]) -> list[list[int]]:
    """The different ways a shape can be turned."""
    found: list[list[int]] = []
    for _ in range(4):
        if _offsets(rows) not in found:
            found.append(_offsets(rows))
        rows = _turned(rows)
    return found


SHAPES: Final[dict[int, list[list[int]]]] = {shape: _turns(rows) for shape, rows in _PRINTED.items()}
"""By shape and quarter turns: its squares, as steps from the first."""

_MOST_TURNS: Final = 4
TURNS: Final[bytes] = bytes([0] + [len(SHAPES[shape]) for shape in range(1, 6)])
_STEPS: Final[bytes] = bytes(
    step
    for shape in range(6)
    for turn in range(_MOST_TURNS)
    for step in ((SHAPES.get(shape, []) + [[]] * _MOST_TURNS)[turn] + [0] * 5)[:5]
)


def places(free: i64, touch: i64, shape: i64, turn: i64) -> i64:
    """First squares at which a turned shape lies on free squares only and has one in `touch`."""
    at: i64 = (shape * _MOST_TURNS + turn) * 5
    end: i64 = at + shape
    fits: i64 = free
    near: i64 = touch
    at += 1
    while at < end:
        step: i64 = _STEPS[at]
        fits &= free >> step
        near |= touch >> step
        at += 1
    return fits & near


def anywhere(free: i64, touch: i64, shape: i64) -> i64:
    """First squares at which a shape may lie in some turn."""
    found: i64 = places(free, touch, shape, 0)
    turn: i64 = 1
    while turn < TURNS[shape]:
        found |= places(free, touch, shape, turn)
        turn += 1
    return found


def squares_of(shape: i64, turn: i64, square: i64) -> i64:
    """The squares of a shape that lies at a square."""
    at: i64 = (shape * _MOST_TURNS + turn) * 5
    end: i64 = at + shape
    squares: i64 = 0
    while at < end:
        squares |= ONE << (square + _STEPS[at])
        at += 1
    return squares


def beside(squares: i64) -> i64:
    """The squares that touch these side by side, and perhaps these."""
    return (squares << 1) | (squares >> 1) | (squares << STRIDE) | (squares >> STRIDE)


def around(squares: i64) -> i64:
    """The squares that touch these side by side or corner to corner, and these."""
    row: i64 = squares | (squares << 1) | (squares >> 1)
    return row | (row << STRIDE) | (row >> STRIDE)


def reach(free: i64, start: i64, most: i64) -> i64:
    """How many free squares hang together with the first ones, counted only as far as `most`."""
    group: i64 = start
    while True:
        wider: i64 = (group | beside(group)) & free
        if wider == group:
            break
        group = wider
    size: i64 = 0
    while group and size < most:
        group &= group - 1
        size += 1
    return size


# -- forms: everything that one painting action can paint, as numbers small enough for an event


def _forms() -> list[list[int]]:
    """All connected sets of up to five squares, each as sorted steps from its first square."""
    known: set[tuple[tuple[int, int], ...]] = {((0, 0),)}
    found = set(known)
    for _ in range(4):
        larger: set[tuple[tuple[int, int], ...]] = set()
        for form in known:
            for row, column in form:
                for square in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                    if square not in form:
                        squares = sorted([*form, square])
                        top, left = squares[0]
                        larger.add(tuple((r - top, c - left) for r, c in squares))
        known = larger
        found |= larger
    return sorted(([STRIDE * r + c for r, c in form] for form in found), key=lambda steps: (len(steps), steps))


FORMS: Final[list[list[int]]] = _forms()
_FORM_NUMBERS: Final[dict[int, int]] = {sum(2**step for step in steps): n for n, steps in enumerate(FORMS)}


def form_of(squares: i64) -> i64:
    """The number of the form that some squares make."""
    return _FORM_NUMBERS[squares >> lowest(squares)]


def as_vec(numbers: list[int]) -> vec[i64]:
    """Plain numbers as a vector for the engine."""
    found: vec[i64] = vec[i64]([0] * len(numbers))
    place: i64
    for place in range(len(numbers)):
        found[place] = numbers[place]
    return found
