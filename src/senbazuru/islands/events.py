"""The names of events and of their arguments."""

from typing import Any, Final

from senbazuru.islands.charts import Sheaf
from senbazuru.islands.engine import events as e
from senbazuru.islands.engine.game import Islands
from senbazuru.islands.engine.painting import SOURCES
from senbazuru.islands.engine.shapes import FORMS
from senbazuru.islands.engine.table import DICE, TECHNOLOGIES
from senbazuru.islands.sheets import COLOURS, KINDS, square_name
from senbazuru.islands.view import chart_of
from senbazuru.kernel.event import Event, Shape, decode

_COINS: Final = ("coins", "count")
_WHY: Final = ("why", "why")
_TOKEN: Final = ("token", "token")
_LEVEL: Final = ("level", "count")
_DIE: Final = ("die", "count")
_GRANTED: Final = ("granted", "granted")

SHAPES: Final = {
    e.DEALT: Shape("sheet-dealt", ("sheet", "sheet"), ("place", "count")),
    e.KEPT: Shape("sheets-kept", None, ("sheet", "sheet"), ("other", "sheet")),
    e.FIRST: Shape("first-player"),
    e.ROUND: Shape("round", None, ("round", "count"), ("season", "season")),
    e.AUCTION: Shape("auction", None, ("development", "count")),
    e.BID: Shape("bid", None, _COINS),
    e.PASSED: Shape("passed"),
    e.CANNOT_BID: Shape("cannot-bid", None, _COINS),
    e.WON: Shape("auction-won", None, _COINS),
    e.LOST: Shape("auction-lost", None, _COINS),
    e.NO_WINNER: Shape("no-winner"),
    e.EARNED: Shape("earned", None, _COINS, _WHY),
    e.PAID: Shape("spent", None, _COINS, _WHY),
    e.PAINTED: Shape("painted", None, ("where", "where"), ("form", "count")),
    e.BEGUN: Shape("island-begun", None, ("island", "island"), ("order", "count")),
    e.SURROUNDED: Shape("surrounded", None, ("landmark", "packed"), ("one_colour", "flag")),
    e.TOKEN: Shape("token", None, _TOKEN, ("gained", "flag")),
    e.NO_TOKEN: Shape("no-token", None, _TOKEN),
    e.TOKEN_TAKEN: Shape("token-taken", None, ("owner", "count"), _TOKEN),
    e.ERUPTED: Shape("erupted", None, ("owner", "count"), _COINS),
    e.OUTLINE: Shape("outline-filled", None, ("outline", "packed"), ("own_colour", "flag")),
    e.ACCESS: Shape("access", None, ("either", "flag")),
    e.GAVE_UP: Shape("gave-up", None, _GRANTED),
    e.LAPSED: Shape("lapsed", None, _GRANTED),
    e.SHAPE_CHOSEN: Shape("shape-chosen", None, ("shape", "count")),
    e.COLOUR_ROLLED: Shape("colour-rolled", None, _DIE, ("colour", "colour")),
    e.SHAPE_ROLLED: Shape("shape-rolled", None, _DIE),
    e.RIVAL_ROLLED: Shape("rival-rolled", None, _DIE, ("other", "count")),
    e.RIVAL_BID: Shape("rival-bid", None, _COINS),
    e.REROLLED: Shape("rerolled", None, _DIE, ("dice", "dice")),
    e.RESEARCHED: Shape("researched", None, ("technology", "technology"), _LEVEL),
    e.USED: Shape("technology-used", None, ("technology", "technology"), _LEVEL),
    e.COAL_USED: Shape("coal-used", None, _TOKEN),
    e.ENDED: Shape("ended"),
}


def event(packed: int, viewer: int, state: Islands, sheaf: Sheaf) -> Event:
    """An event as a viewer sees it; islands are counted from 1, squares have their names."""

    def word(kind: str, value: int) -> Any:
        if kind == "sheet":
            return state.atlas.sheets[value]
        if kind == "season":
            return value + 1
        if kind == "island":
            return value + 1
        if kind == "flag":
            return bool(value)
        if kind == "colour":
            return COLOURS[value]
        if kind == "why":
            return e.REASONS[value]
        if kind == "token":
            return e.TOKENS[value]
        if kind == "granted":
            return SOURCES[value]
        if kind == "dice":
            return DICE[value]
        if kind == "technology":
            return TECHNOLOGIES[value]
        return value

    plain = decode(packed, viewer, SHAPES, word)
    args = dict(plain.args)
    if "where" in args:
        where = args.pop("where")
        squares = [square_name((where >> 4) + step) for step in FORMS[args.pop("form")]]
        args |= {"island": (where & 3) + 1, "colour": COLOURS[where >> 2 & 3], "squares": squares}
    if "landmark" in args or "outline" in args:
        assert plain.seat is not None
        place = args.pop("landmark", None)
        number = args.pop("outline") if place is None else place
        chart = int(state.chart(plain.seat, number & 3))
        args["island"] = (number & 3) + 1
        if place is None:
            outline = int(state.atlas.first_outline[chart]) + (number >> 2)
            args["colour"] = COLOURS[state.atlas.outline_colour[outline]]
        else:
            landmark = int(state.atlas.first_landmark[chart]) + (number >> 2)
            args["landmark"] = KINDS[state.atlas.kind[landmark]]
            args["square"] = square_name(int(state.atlas.square[landmark]))
    if "island" in args and plain.seat is not None:
        args["name"] = chart_of(state, plain.seat, args["island"] - 1, sheaf).name
    return Event(plain.kind, plain.seat, args)
