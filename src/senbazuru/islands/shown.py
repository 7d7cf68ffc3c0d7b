"""What a viewer is shown: plain data, and the types that say what it is like. `view.py` fills them in."""

from typing import Literal, NotRequired, TypedDict

from senbazuru.islands.engine import events as e
from senbazuru.islands.engine import scoring
from senbazuru.islands.engine import table as t
from senbazuru.islands.squares import Colour, Kind

Filled = Literal["other-colour", "own-colour"]


class ChartView(TypedDict):
    """What never changes of an island: its size, and squares (`a1` is the top left one) that are not empty."""

    name: str
    rows: int
    columns: int
    squares: dict[str, Kind]


class LandmarkView(TypedDict):
    """A landmark: how many squares around it are left, whether it brings points at all, and what it is worth now."""

    kind: Kind
    square: str
    left: int
    one_colour: bool
    surrounded: Literal["one-colour", "mixed"] | None
    scores: bool
    points: int


class OutlineView(TypedDict):
    """A shape drawn on an island, how it was filled if it was, and what it is worth now."""

    colour: Colour
    squares: list[str]
    filled: Filled | None
    points: int


class BlankView(ChartView):
    """An island that nobody has painted on."""

    outlines: list[OutlineView]


class IslandView(BlankView):
    """An island of a seat. `order` says as which one it was begun, `unpainted` counts its free squares."""

    sheet: str
    painted: dict[str, Colour]
    landmarks: list[LandmarkView]
    order: int | None
    unpainted: int
    score: int


class Access(TypedDict):
    """How many new islands a seat's lighthouses still grant: from either harbour, and from the Regular one only."""

    either: int
    regular: int


class IslandsSeat(TypedDict):
    """One seat. While sheets are chosen it has some `dealt`, perhaps one `returned`, and no islands yet.

    `charts` are the two islands of each sheet in `dealt`, and none where that is hidden.
    """

    coins: int
    tokens: dict[e.Token, int]
    access: Access
    income: int
    islands: list[IslandView]
    score: int
    dealt: NotRequired[list[str]]
    charts: NotRequired[list[list[BlankView]]]
    returned: NotRequired[str | None]


class Reserve(TypedDict):
    """The tokens that are left, where they are few."""

    coal: int
    gold: int


class RivalView(TypedDict):
    """Carrambah's dice and bid, once they are rolled."""

    dice: list[int] | None
    bid: int | None


class TechnologyView(TypedDict):
    """A technology of a lone player, whether it was used this round, and whether it may be researched further."""

    level: int
    used: bool
    open: bool


class IslandsView(TypedDict):
    """A table of Islands. A lone player has a `rival` and `science`, and at the end a `title`.

    `winners` are the seats that share the victory, once the game is over.
    """

    game: Literal["islands"]
    viewer: int | Literal["spectator"]
    over: bool
    winners: list[int] | None
    round: int
    season: int
    colour: Colour
    track: list[Colour]
    first: int
    development: int | None
    bid: int | None
    bidder: int | None
    bidding: list[int]
    winner: int | None
    colour_die: int | None
    reserve: Reserve | None
    seats: list[IslandsSeat]
    rival: NotRequired[RivalView]
    science: NotRequired[dict[t.Technology, TechnologyView]]
    title: NotRequired[scoring.Title | None]
