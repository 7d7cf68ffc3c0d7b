"""What questions and options speak of, by name: told to the type checker of the browser, and held to by the tests."""

from typing import Any, Final, Literal, TypedDict

from senbazuru.kernel.decision import Nothing
from senbazuru.origami.position import Phase, Side

NAMES: Final[dict[str, Any]] = {"Side": Side, "OrigamiPhase": Phase}
"""Closed sets of words that deserve a name."""
OUTLOOKS: Final = ()
"""What `ahead` tells besides a question."""
YesNo = Literal["yes", "no"]


class CardArgs(TypedDict):
    """A card; to play it costs what it costs now, and where it pays `folds` is what it pays."""

    card: str
    cost: int
    folds: int


class SpecialArgs(TypedDict):
    card: str
    column: Side


class PlaceArgs(TypedDict):
    column: Side
    end: Literal["top", "bottom"]


class CollectedArgs(TypedDict):
    card: str
    column: Side
    height: int


class HeightArgs(TypedDict):
    column: Side
    height: int


class SeatArgs(TypedDict):
    seat: int


class BranchArgs(TypedDict):
    verb: str
    family: str


class AmountArgs(TypedDict):
    amount: int


OPTIONS: Final[dict[str, Any]] = {
    "decline": Nothing,
    "stop": Nothing,
    "no-extra-action": Nothing,
    "draw": Nothing,
    "play": Nothing,
    "use": Nothing,
    "special": SpecialArgs,
    "card": CardArgs,
    "top-discard": CardArgs,
    "double": CardArgs,
    "place": PlaceArgs,
    "collected": CollectedArgs,
    "height": HeightArgs,
    "seat": SeatArgs,
    "branch": BranchArgs,
    "amount": AmountArgs,
}
"""By the key of an option."""


class TakeArgs(TypedDict):
    """What may be taken; of folds what is left, 0 where there is no limit."""

    folds: int
    cards: int
    family: str
    exact: YesNo
    top_discard: YesNo
    worth: int


class PlayArgs(TypedDict):
    family: str
    discount: int
    free: YesNo
    may: YesNo
    top_discard_pays: YesNo
    not_taken: YesNo


class PayArgs(TypedDict):
    """The card that is paid for, what is left of its price, and what may stay unpaid."""

    card: str
    price: int
    discount: int


class AboutCard(TypedDict):
    card: str


class AboutPlace(TypedDict):
    """The card that is played, and whether anything was paid for it."""

    card: str
    paid: YesNo


ExchangeArgs = TypedDict("ExchangeArgs", {"with": Literal["line", "discards"]})


class DiscardArgs(TypedDict):
    cards: int
    who: Literal["none", "opponents", "each"]
    family: str
    take: int


class PassArgs(TypedDict):
    to: Literal["left", "right"]


class SinkArgs(TypedDict):
    owner: int


class LookArgs(TypedDict):
    cards: int
    discard: int


class LimitArgs(TypedDict):
    limit: int
    cards: int


QUESTIONS: Final[dict[str, Any]] = {
    "action": Nothing,
    "use": Nothing,
    "take-from-line": TakeArgs,
    "play": PlayArgs,
    "pay": PayArgs,
    "place": AboutPlace,
    "fetch": Nothing,
    "hand-limit": LimitArgs,
    "exchange-give": ExchangeArgs,
    "exchange-take": AboutCard,
    "each-takes": Nothing,
    "play-from-line": Nothing,
    "look-at-deck": LookArgs,
    "look-at-hand": Nothing,
    "take-at-random": Nothing,
    "pass-cards": PassArgs,
    "discard": DiscardArgs,
    "choose-one": Nothing,
    "copy-instant": Nothing,
    "trade-paper": Nothing,
    "move-which": Nothing,
    "move-where": CollectedArgs,
    "sink-whose": Nothing,
    "sink-which": SinkArgs,
}
"""By the kind of question."""
