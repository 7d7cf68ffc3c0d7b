"""The names of events, and names and types of their arguments."""

from typing import Final, NewType, TypedDict

from senbazuru.islands.charts import Sheaf
from senbazuru.islands.engine import events as e
from senbazuru.islands.engine.game import Islands
from senbazuru.islands.engine.painting import SOURCES, Source
from senbazuru.islands.engine.shapes import FORMS
from senbazuru.islands.engine.table import DICE, TECHNOLOGIES, Dice, Technology
from senbazuru.islands.squares import COLOURS, KINDS, Colour, Kind, square_name
from senbazuru.islands.view import chart_of
from senbazuru.kernel.event import Event, Ids, Shape, decode

Sheet = NewType("Sheet", str)
"""The id of a sheet."""
Counted = NewType("Counted", int)
"""A number that the engine counts from 0, and people from 1."""

IDS: Final[Ids] = {
    bool: (False, True),
    Counted: range(1, 4096),
    Colour: COLOURS,
    Dice: DICE,
    e.Reason: e.REASONS,
    e.Token: e.TOKENS,
    Source: SOURCES,
    Technology: TECHNOLOGIES,
}

# Some events are packed more tightly than they are told.


class Painted(TypedDict):
    island: int
    name: str
    colour: Colour
    squares: list[str]


class Begun(TypedDict):
    island: int
    name: str
    order: int


class Surrounded(TypedDict):
    island: int
    name: str
    landmark: Kind
    square: str
    one_colour: bool


class OutlineFilled(TypedDict):
    island: int
    name: str
    colour: Colour
    own_colour: bool


_COINS: Final = ("coins", int)
_WHY: Final = ("why", e.Reason)
_TOKEN: Final = ("token", e.Token)
_LEVEL: Final = ("level", int)
_DIE: Final = ("die", int)
_GRANTED: Final = ("granted", Source)
_TECHNOLOGY: Final = ("technology", Technology)

SHAPES: Final = {
    e.DEALT: Shape("sheet-dealt", ("sheet", Sheet), ("place", int), hidden=True),
    e.KEPT: Shape("sheets-kept", None, ("sheet", Sheet), ("other", Sheet)),
    e.FIRST: Shape("first-player"),
    e.ROUND: Shape("round", None, ("round", int), ("season", Counted)),
    e.AUCTION: Shape("auction", None, ("development", int)),
    e.BID: Shape("bid", None, _COINS),
    e.PASSED: Shape("passed"),
    e.CANNOT_BID: Shape("cannot-bid", None, _COINS),
    e.WON: Shape("auction-won", None, _COINS),
    e.LOST: Shape("auction-lost", None, _COINS),
    e.NO_WINNER: Shape("no-winner", seated=False),
    e.EARNED: Shape("earned", None, _COINS, _WHY),
    e.PAID: Shape("spent", None, _COINS, _WHY),
    e.PAINTED: Shape("painted", None, ("where", int), ("form", int), told=Painted),
    e.BEGUN: Shape("island-begun", None, ("island", Counted), ("order", int), told=Begun),
    e.SURROUNDED: Shape("surrounded", None, ("landmark", int), ("one_colour", bool), told=Surrounded),
    e.TOKEN: Shape("token", None, _TOKEN, ("gained", bool)),
    e.NO_TOKEN: Shape("no-token", None, _TOKEN),
    e.TOKEN_TAKEN: Shape("token-taken", None, ("owner", int), _TOKEN),
    e.ERUPTED: Shape("erupted", None, ("owner", int), _COINS),
    e.OUTLINE: Shape("outline-filled", None, ("outline", int), ("own_colour", bool), told=OutlineFilled),
    e.ACCESS: Shape("access", None, ("either", bool)),
    e.GAVE_UP: Shape("gave-up", None, _GRANTED),
    e.LAPSED: Shape("lapsed", None, _GRANTED),
    e.SHAPE_CHOSEN: Shape("shape-chosen", None, ("shape", int)),
    e.COLOUR_ROLLED: Shape("colour-rolled", None, _DIE, ("colour", Colour)),
    e.SHAPE_ROLLED: Shape("shape-rolled", None, _DIE),
    e.RIVAL_ROLLED: Shape("rival-rolled", None, _DIE, ("other", int)),
    e.RIVAL_BID: Shape("rival-bid", None, _COINS, seated=False),
    e.REROLLED: Shape("rerolled", None, _DIE, ("dice", Dice)),
    e.RESEARCHED: Shape("researched", None, _TECHNOLOGY, _LEVEL),
    e.USED: Shape("technology-used", None, _TECHNOLOGY, _LEVEL),
    e.COAL_USED: Shape("coal-used", None, _TOKEN),
    e.ENDED: Shape("ended", seated=False),
}


def event(packed: int, viewer: int, state: Islands, sheaf: Sheaf) -> Event:
    """An event as a viewer sees it; islands are counted from 1, squares have their names."""
    plain = decode(packed, viewer, SHAPES, {**IDS, Sheet: state.atlas.sheets})
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
