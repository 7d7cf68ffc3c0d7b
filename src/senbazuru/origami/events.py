"""The names of events, and names and types of their arguments."""

from typing import Final, NewType

from senbazuru.kernel.event import Ids, Shape
from senbazuru.origami.engine import events as e
from senbazuru.origami.position import COLUMNS, Side

Card = NewType("Card", str)
"""The id of a card."""

IDS: Final[Ids] = {Side: COLUMNS}

_CARD: Final = ("card", Card)
_PLACE: Final = ("place", int)
_COLUMN: Final = ("column", Side)

SHAPES: Final = {
    e.DEALT: Shape("dealt", _CARD),
    e.STARTS: Shape("starts"),
    e.TURNED_UP: Shape("turned-up", _CARD, _PLACE, seated=False),
    e.TURN: Shape("turn", a=("number", int)),
    e.PASSED_TURN: Shape("passed-turn"),
    e.TAKEN: Shape("taken", _CARD, _PLACE),
    e.DRAWN: Shape("drawn", _CARD, hidden=True),
    e.ANNOUNCED: Shape("announced", _CARD),
    e.PAID: Shape("paid", _CARD),
    e.PAID_BY_DISCARD: Shape("paid-by-discard", _CARD),
    e.PLACED: Shape("placed", _CARD, _COLUMN),
    e.SPECIAL: Shape("special", _CARD, _COLUMN),
    e.USED: Shape("used", _CARD),
    e.DECLINED: Shape("declined", _CARD),
    e.DISCARDED: Shape("discarded", _CARD),
    e.FETCHED: Shape("fetched", _CARD),
    e.LOOKED: Shape("looked", _CARD, hidden=True),
    e.KEPT: Shape("kept", _CARD, hidden=True),
    e.LOOK_DISCARDED: Shape("look-discarded", _CARD),
    e.LINE_DISCARDED: Shape("line-discarded", _CARD, _PLACE, seated=False),
    e.TO_LINE: Shape("to-line", _CARD, _PLACE),
    e.GIVEN: Shape("given", _CARD, ("to", int), hidden=True),
    e.STOLEN: Shape("stolen", _CARD, ("by", int), hidden=True),
    e.HAND_LOOKED: Shape("hand-looked", None, ("owner", int), ("cards", int)),
    e.SAW: Shape("saw", _CARD, ("owner", int), hidden=True),
    e.COPIED: Shape("copied", _CARD),
    e.TUCKED: Shape("tucked", _CARD, _COLUMN),
    e.COLLECTION_DISCARDED: Shape("collection-discarded", _CARD, _COLUMN),
    e.REPLACED: Shape("replaced", _CARD, _COLUMN),
    e.EXTRA_ACTION: Shape("extra-action"),
    e.EXTRA_DECLINED: Shape("extra-declined"),
    e.RUN_OUT: Shape("run-out", a=("number", int), seated=False),
    e.SHUFFLED: Shape("shuffled", a=("cards", int), seated=False),
    e.LAST_ROUND: Shape("last-round", seated=False),
    e.STALLED: Shape("stalled", seated=False),
    e.ENDED: Shape("ended", seated=False),
    e.SHOWN: Shape("shown", _CARD),
    e.PAPER_DRAWN: Shape("paper-drawn", _CARD),
    e.PAPER_SHOWN: Shape("paper-shown", _CARD, ("cards", int)),
    e.ENTERED: Shape("entered", _CARD),
    e.LEFT: Shape("left", _CARD, seated=False),
    e.LINE_PLAYED: Shape("line-played", _CARD, _PLACE),
    e.DISCARD_PLAYED: Shape("discard-played", _CARD),
    e.LOWERED: Shape("lowered", _CARD),
    e.PAID_DOUBLE: Shape("paid-double", _CARD),
    e.MOVED: Shape("moved", _CARD, _COLUMN, ("height", int)),
    e.SUNK: Shape("sunk", _CARD, ("owner", int), _COLUMN),
}
