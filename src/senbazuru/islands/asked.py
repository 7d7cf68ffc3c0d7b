"""What questions and options speak of, by name: told to the type checker of the browser, and held to by the tests."""

from typing import Any, Final, Literal, NotRequired, TypedDict

from senbazuru.islands.engine.events import Reason, Token
from senbazuru.islands.engine.painting import Source
from senbazuru.islands.engine.scoring import Title
from senbazuru.islands.engine.table import Dice, Technology
from senbazuru.islands.outlook import Landing, PaintingOutlook, SquareLanding
from senbazuru.islands.squares import Colour, Kind
from senbazuru.kernel.decision import Nothing

NAMES: Final[dict[str, Any]] = {
    "Colour": Colour,
    "SquareKind": Kind,
    "Token": Token,
    "CoinReason": Reason,
    "PaintSource": Source,
    "Dice": Dice,
    "Technology": Technology,
    "Title": Title,
}
"""Closed sets of words that deserve a name."""
OUTLOOKS: Final = (PaintingOutlook,)
"""What `ahead` tells besides a question."""


class SheetArgs(TypedDict):
    """A sheet, and the names of its two islands."""

    sheet: str
    first: str
    second: str


class CoinsArgs(TypedDict):
    coins: int


class ColourArgs(TypedDict):
    colour: Colour


class ShapeArgs(TypedDict):
    shape: int


class IslandArgs(TypedDict):
    island: int
    name: str


class SquareArgs(TypedDict):
    """A square at which the painting may begin, and all ways to do that; none where there is a reason why not."""

    square: str
    landings: list[SquareLanding]


class TurnArgs(Landing):
    turn: int


class LandmarkArgs(TypedDict):
    landmark: Kind
    square: str
    one_colour: bool


class VictimArgs(TypedDict):
    owner: int
    coins: int


class TokenArgs(TypedDict):
    owner: int
    token: Token


class ResearchArgs(TypedDict):
    technology: Technology
    level: int
    useless: bool


class FormArgs(TypedDict):
    squares: int


class LevelArgs(TypedDict):
    technology: Technology
    level: int
    coins: int


class RecolourArgs(TypedDict):
    """A colour for a price, and what is left after it."""

    colour: Colour
    coins: int
    left: int


class RerollArgs(TypedDict):
    die: int
    coins: int
    left: int
    bid: int


class RerollBothArgs(TypedDict):
    coins: int
    left: int
    bid: int


class SixArgs(TypedDict):
    die: int
    coins: int


class TransformArgs(TypedDict):
    shape: int
    coins: int
    left: int


OPTIONS: Final[dict[str, Any]] = {
    "decline": Nothing,
    "return-sheet": SheetArgs,
    "roll": Nothing,
    "pass-bid": Nothing,
    "bid": CoinsArgs,
    "bid-more": CoinsArgs,
    "coal-season": ColourArgs,
    "coal-any": Nothing,
    "colour": ColourArgs,
    "shape": ShapeArgs,
    "island": IslandArgs,
    "square": SquareArgs,
    "turn": TurnArgs,
    "landmark": LandmarkArgs,
    "take-reserve": CoinsArgs,
    "victim": VictimArgs,
    "token": TokenArgs,
    "research": ResearchArgs,
    "form": FormArgs,
    "level": LevelArgs,
    "recolour": RecolourArgs,
    "recolour-random": CoinsArgs,
    "reroll": RerollArgs,
    "reroll-six": SixArgs,
    "reroll-both": RerollBothArgs,
    "transform": TransformArgs,
    "transform-random": CoinsArgs,
}
"""By the key of an option."""


class RollArgs(TypedDict):
    round: int
    season: int
    colour: Colour


class BidArgs(TypedDict):
    """The card, the lowest bid, one's coins, the bid so far, and whether the shape has a place at all.

    `unanswered`: nobody else has the coins for more than the lowest bid.
    """

    development: int
    minimum: int
    coins: int
    bid: int
    places: bool
    unanswered: bool


class CoalArgs(TypedDict):
    season: int
    any: int
    colour: Colour


class PaintingArgs(TypedDict):
    """What is painted, as far as it is known; `half` tells which half of card 2, `left` what a form still lacks."""

    shape: int
    colour: Colour | Literal["random", "any"]
    half: NotRequired[int]
    left: NotRequired[int]


class OnIslandArgs(PaintingArgs):
    island: int
    name: str


class AtSquareArgs(OnIslandArgs):
    square: str


class OrderArgs(TypedDict):
    island: int


class AboutToken(TypedDict):
    token: Token


class ExpancingArgs(TypedDict):
    island: int
    colour: Colour


class ScienceArgs(TypedDict):
    """The round so far, of which a level may make more."""

    bid: int
    squares: int
    surrounded: bool


class DevelopmentArgs(TypedDict):
    development: int


class RerollAsked(TypedDict):
    dice: Dice
    die: int
    other: int


QUESTIONS: Final[dict[str, Any]] = {
    "keep": Nothing,
    "roll": RollArgs,
    "bid": BidArgs,
    "coal": CoalArgs,
    "shape": PaintingArgs,
    "colour": PaintingArgs,
    "island": PaintingArgs,
    "square": OnIslandArgs,
    "turn": AtSquareArgs,
    "volcano-order": OrderArgs,
    "grove-order": OrderArgs,
    "victim": CoinsArgs,
    "token": AboutToken,
    "research": Nothing,
    "expancing": ExpancingArgs,
    "auctionis": ScienceArgs,
    "economicus": ScienceArgs,
    "timenautics": ScienceArgs,
    "re-color": DevelopmentArgs,
    "re-roll": RerollAsked,
    "transforming": DevelopmentArgs,
}
"""By the kind of question."""
