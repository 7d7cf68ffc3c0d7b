"""What development cards show: their shapes, as rows and columns of squares."""

from typing import Final

from senbazuru.islands.engine.shapes import DOMINO, FIRST_SHAPE, LAST_SHAPE, SHAPES, STRIDE

Cells = tuple[tuple[int, int], ...]


def _cells(steps: list[int]) -> Cells:
    return tuple(divmod(step, STRIDE) for step in steps)


DOMINOES: Final = tuple(_cells(steps) for steps in SHAPES[DOMINO])
"""The two of card 2, one lying and one standing."""
DEVELOPMENTS: Final[dict[int, Cells]] = {
    shape: _cells(SHAPES[shape][0]) for shape in range(FIRST_SHAPE, LAST_SHAPE + 1)
} | {DOMINO: ((0, 0), (0, 1), (0, 3), (0, 4))}
"""By the number of the card; of card 2 both dominoes, side by side."""
