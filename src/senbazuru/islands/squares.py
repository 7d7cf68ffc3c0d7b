"""The squares of an island: what can be on them and in which colours they are painted, in words and signs.

Their numbers stand with the engine: kinds and colours in `engine.atlas`, squares in `engine.shapes`.
"""

from functools import cache
from typing import Final, Literal, get_args

from senbazuru.islands.engine.atlas import REGULAR
from senbazuru.islands.engine.shapes import STRIDE

Kind = Literal[
    "empty", "sea", "mountain", "regular-harbour", "secret-harbour", "lighthouse", "temple", "grove", "coal-pit",
    "gold-mine", "volcano",
]  # fmt: skip
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
SYMBOLS: Final = ".~^RSLTGCDV"
"""How a map shows each kind of square, in the order of KINDS."""
SYMBOL: Final[dict[str, str]] = dict(zip(KINDS, SYMBOLS))
FIRST_LANDMARK: Final = REGULAR
"""From here on kinds can be surrounded."""

Colour = Literal["blue", "green", "red"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)

LETTERS: Final = "abcdefg"
"""What columns are called."""


@cache
def square_name(square: int) -> str:
    """What people call a square: columns are letters, rows are numbers from the top.

    >>> square_name(0), square_name(2 * STRIDE + 1)
    ('a1', 'b3')
    """
    return f"{chr(ord('a') + square % STRIDE)}{square // STRIDE + 1}"


def square_number(name: str) -> int:
    """The square of a name; -1 if there is none of that name on any map.

    >>> square_number("b3"), square_number("z9")
    (17, -1)
    """
    if len(name) != 2:
        return -1
    column, row = LETTERS.find(name[0]), "1234567".find(name[1])
    return row * STRIDE + column if row >= 0 and column >= 0 else -1
