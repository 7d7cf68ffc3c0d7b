"""The islands of a table, as masks: what is empty, what is around each landmark, where the outlines are."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from senbazuru.islands.engine.shapes import around, as_vec, beside

EMPTY: Final = 0
SEA: Final = 1
MOUNTAIN: Final = 2
REGULAR: Final = 3
SECRET: Final = 4
LIGHTHOUSE: Final = 5
TEMPLE: Final = 6
GROVE: Final = 7
COAL: Final = 8
GOLD: Final = 9
VOLCANO: Final = 10
"""Kinds of squares."""

BLUE: Final = 0
GREEN: Final = 1
RED: Final = 2

Charted = tuple[int, list[tuple[int, int]], list[tuple[int, int]]]
"""An island as it comes from its sheet: empty squares; landmarks (kind, square); outlines (colour, squares)."""


def _bit(square: int) -> int:
    return int(2**square)


@final
class Atlas:
    """The sheets that can come into play. Island n is on sheet n // 2."""

    def __init__(self, sheets: tuple[str, ...], islands: list[Charted], signature: int) -> None:
        self.sheets: Final = sheets
        self.signature: Final[i64] = signature
        self.land: Final[vec[i64]] = as_vec([land for land, _, _ in islands])
        """Per island: its empty squares, before anything is painted."""
        regular: list[int] = []
        secret: list[int] = []
        volcanoes: list[int] = []
        first_landmark: list[int] = [0]
        kinds: list[int] = []
        squares: list[int] = []
        rings: list[int] = []
        first_outline: list[int] = [0]
        outline_squares: list[int] = []
        outline_colours: list[int] = []
        for land, landmarks, outlines in islands:
            at = dict(landmarks)
            regular.append(int(beside(_bit(at[REGULAR]))) & land)
            secret.append(int(beside(_bit(at[SECRET]))) & land)
            volcanoes.append(len([kind for kind, _ in landmarks if kind == VOLCANO]))
            for kind, square in landmarks:
                if kind > MOUNTAIN:
                    kinds.append(kind)
                    squares.append(square)
                    rings.append(int(around(_bit(square))) & land)
            for colour, mask in outlines:
                outline_squares.append(mask)
                outline_colours.append(colour)
            first_landmark.append(len(kinds))
            first_outline.append(len(outline_colours))
        self.regular: Final[vec[i64]] = as_vec(regular)
        self.secret: Final[vec[i64]] = as_vec(secret)
        """Per island: the empty squares beside its harbours, where a first painting may begin."""
        self.volcanoes: Final[vec[i64]] = as_vec(volcanoes)
        self.first_landmark: Final[vec[i64]] = as_vec(first_landmark)
        """Landmarks of island n are those from `first_landmark[n]` up to that of island n + 1; so with outlines."""
        self.kind: Final[vec[i64]] = as_vec(kinds)
        self.square: Final[vec[i64]] = as_vec(squares)
        self.ring: Final[vec[i64]] = as_vec(rings)
        """Per landmark: the empty squares around it, all of which must be painted to surround it."""
        self.first_outline: Final[vec[i64]] = as_vec(first_outline)
        self.outline: Final[vec[i64]] = as_vec(outline_squares)
        self.outline_colour: Final[vec[i64]] = as_vec(outline_colours)
