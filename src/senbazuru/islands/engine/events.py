"""Numbers of the events of Islands; `senbazuru.islands.events` gives names to them and to their arguments."""

from typing import Final, Literal, get_args

DEALT: Final = 1
KEPT: Final = 2
FIRST: Final = 3
ROUND: Final = 4
AUCTION: Final = 5
BID: Final = 6
PASSED: Final = 7
CANNOT_BID: Final = 8
WON: Final = 9
LOST: Final = 10
NO_WINNER: Final = 11
EARNED: Final = 12
PAID: Final = 13
SHAPE_CHOSEN: Final = 14
COLOUR_ROLLED: Final = 15
PAINTED: Final = 16
BEGUN: Final = 17
SURROUNDED: Final = 18
OUTLINE: Final = 19
ACCESS: Final = 20
TOKEN: Final = 21
TOKEN_TAKEN: Final = 22
NO_TOKEN: Final = 23
ERUPTED: Final = 24
COAL_USED: Final = 25
GAVE_UP: Final = 26
LAPSED: Final = 27
RIVAL_ROLLED: Final = 28
RIVAL_BID: Final = 29
RESEARCHED: Final = 30
USED: Final = 31
REROLLED: Final = 32
SHAPE_ROLLED: Final = 33
ENDED: Final = 34

# why coins come or go
BID_PAID: Final = 0
INCOME: Final = 1
OUTLINE_FILLED: Final = 2
TAKEN_BY_VOLCANO: Final = 3
LOST_TO_VOLCANO: Final = 4
TECHNOLOGY: Final = 5
Reason = Literal["bid", "income", "outline", "volcano", "eruption", "technology"]
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)

# tokens
COAL_ANY: Final = 0
COAL_SEASON: Final = 1
GOLD_TWO: Final = 2
GOLD_ONE: Final = 3
VOLCANO_TOKEN: Final = 4
Token = Literal["coal-any", "coal-season", "gold-two", "gold-one", "volcano"]
TOKENS: Final[tuple[Token, ...]] = ("coal-any", "coal-season", "gold-two", "gold-one", "volcano")
