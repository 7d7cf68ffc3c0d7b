"""What cards may change about the rules while they are visible: on top of a collection, or in the middle.

Each modifier has a number. A `Linked` knows for each which types bring it, so a table without such cards pays one test;
`Table` answers the questions that the rules ask (`hand_limit`, `price`, `line_length` ...).
"""

from typing import Final

CHANGES: Final = ("hand-limit", "draw-limit", "price", "line-length", "difference")
"""Figures that cards make larger or smaller, in the order of the first five numbers."""

HAND_LIMIT_BY: Final = 0
DRAW_LIMIT_BY: Final = 1
PRICE_BY: Final = 2
LINE_LENGTH_BY: Final = 3
DIFFERENCE_BY: Final = 4
DRAW_BY_HAND: Final = 5
NO_INSTANTS: Final = 6
TOP_IS_PLAYED: Final = 7
TOP_PAYS: Final = 8
PAPER_DOUBLES: Final = 9
AFTER_DRAW: Final = 10
AFTER_PLAY: Final = 11
TURN_END: Final = 12
HAND_PROTECTED: Final = 13
COVERED_AT_MOST: Final = 14
MODIFIERS: Final = 15
