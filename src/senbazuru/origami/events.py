"""The names of events and of their arguments."""

from typing import Final

from senbazuru.kernel.event import Shape
from senbazuru.origami.engine import events as e

_CARD: Final = ("card", "card")
_PLACE: Final = ("place", "place")
_COLUMN: Final = ("column", "column")

SHAPES: Final = {
    e.DEALT: Shape("dealt", _CARD),
    e.STARTS: Shape("starts"),
    e.TURNED_UP: Shape("turned-up", _CARD, _PLACE),
    e.TURN: Shape("turn", a=("number", "count")),
    e.PASSED_TURN: Shape("passed-turn"),
    e.TAKEN: Shape("taken", _CARD, _PLACE),
    e.DRAWN: Shape("drawn", _CARD),
    e.ANNOUNCED: Shape("announced", _CARD),
    e.PAID: Shape("paid", _CARD),
    e.PAID_BY_DISCARD: Shape("paid-by-discard", _CARD),
    e.PLACED: Shape("placed", _CARD, _COLUMN),
    e.SPECIAL: Shape("special", _CARD, _COLUMN),
    e.USED: Shape("used", _CARD),
    e.DECLINED: Shape("declined", _CARD),
    e.DISCARDED: Shape("discarded", _CARD),
    e.FETCHED: Shape("fetched", _CARD),
    e.LOOKED: Shape("looked", _CARD),
    e.KEPT: Shape("kept", _CARD),
    e.LOOK_DISCARDED: Shape("look-discarded", _CARD),
    e.LINE_DISCARDED: Shape("line-discarded", _CARD, _PLACE),
    e.TO_LINE: Shape("to-line", _CARD, _PLACE),
    e.GIVEN: Shape("given", _CARD, ("to", "seat")),
    e.STOLEN: Shape("stolen", _CARD, ("by", "seat")),
    e.HAND_LOOKED: Shape("hand-looked", None, ("owner", "seat"), ("cards", "count")),
    e.SAW: Shape("saw", _CARD, ("owner", "seat")),
    e.COPIED: Shape("copied", _CARD),
    e.TUCKED: Shape("tucked", _CARD, _COLUMN),
    e.COLLECTION_DISCARDED: Shape("collection-discarded", _CARD, _COLUMN),
    e.REPLACED: Shape("replaced", _CARD, _COLUMN),
    e.EXTRA_ACTION: Shape("extra-action"),
    e.EXTRA_DECLINED: Shape("extra-declined"),
    e.RUN_OUT: Shape("run-out", a=("number", "count")),
    e.SHUFFLED: Shape("shuffled", a=("cards", "count")),
    e.LAST_ROUND: Shape("last-round"),
    e.STALLED: Shape("stalled"),
    e.ENDED: Shape("ended"),
    e.SHOWN: Shape("shown", _CARD),
    e.PAPER_DRAWN: Shape("paper-drawn", _CARD),
    e.PAPER_SHOWN: Shape("paper-shown", _CARD, ("cards", "count")),
    e.ENTERED: Shape("entered", _CARD),
    e.LEFT: Shape("left", _CARD),
    e.LINE_PLAYED: Shape("line-played", _CARD, _PLACE),
    e.DISCARD_PLAYED: Shape("discard-played", _CARD),
    e.LOWERED: Shape("lowered", _CARD),
    e.PAID_DOUBLE: Shape("paid-double", _CARD),
    e.MOVED: Shape("moved", _CARD, _COLUMN, ("height", "count")),
    e.SUNK: Shape("sunk", _CARD, ("owner", "seat"), _COLUMN),
}
