"""What would come of painting: what each place completes, begins or spoils, and how many places there are.

Worked out when somebody looks; no rule needs it.
"""

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Literal, NamedTuple, NotRequired, TypedDict

from senbazuru.islands.charts import Sheaf
from senbazuru.islands.engine import science as tech
from senbazuru.islands.engine import steps as s
from senbazuru.islands.engine import table as t
from senbazuru.islands.engine.atlas import GREEN
from senbazuru.islands.engine.game import Islands
from senbazuru.islands.engine.painting import ANY_FORM, ANY_SHAPE, legal, nth_island, starts
from senbazuru.islands.engine.shapes import DOMINO, FIRST_SHAPE, LAST_SHAPE, SINGLE, TURNS, beside, places, squares_of
from senbazuru.islands.squares import COLOURS, KINDS, Colour, Kind, square_name
from senbazuru.islands.view import chart_of
from senbazuru.kernel.bits import members


class Completed(TypedDict):
    """A landmark that would be surrounded, or an outline that would be filled; `one_colour`: as well as can be."""

    kind: Kind | Literal["outline"]
    square: str
    one_colour: bool


class Spoilt(TypedDict):
    """A landmark that had no two colours around it so far and would have them."""

    kind: Kind
    square: str


class LostOutline(TypedDict):
    """An outline of which nothing was painted so far, and that would not be filled as a whole, by its first square."""

    colour: Colour
    square: str


class Comes(TypedDict):
    """What painting somewhere would complete, spoil, lose and begin, with no thought of what follows from that.

    An island that is begun brings `volcanoes` along and `unpainted` squares, and uses up `access`.
    """

    completes: list[Completed]
    spoils: list[Spoilt]
    loses: list[LostOutline]
    begins: bool
    unpainted: NotRequired[int]
    volcanoes: NotRequired[int]
    access: NotRequired[Literal["none", "regular", "either"]]


class Landing(Comes):
    """The same of one place, with all squares that would be painted there."""

    squares: list[str]


class SquareLanding(Landing):
    """The same of one way to begin at a square: the turn of the shape there, and the option that will choose it.

    A single square, and each one of a form of one's own, has no turns.
    """

    option: int | None
    turn: int | None


class HeldLanding(Landing):
    """The same of one place for a shape that may be won: where it begins, and how it is turned.

    Where the colour is not known, at best. `then` are the places beside it that the first of two dominoes makes for
    the second one.
    """

    square: str
    turn: int
    then: list[list[str]]


class IslandOutlook(Comes):
    """What some place on an island would do, at best, how many places there are, and which."""

    island: int
    name: str
    places: int
    landings: list[HeldLanding]


class PaintingOutlook(TypedDict):
    """A painting that may come of an option, or of the whole question, and the seat's islands for it.

    `shape` is 1 to 5 as on the cards, 6 for a form of one's own, of which only the beginnings are counted.
    """

    option: int | None
    shape: int
    colour: Colour | Literal["any"]
    islands: list[IslandOutlook]


def landing(state: Islands, seat: int, island: int, squares: int, colour: int, *, grows: bool = False) -> Landing:
    """What painting these squares, and some more if it `grows`, would paint, complete, spoil, lose and begin."""
    atlas, chart = state.atlas, int(state.chart(seat, island))
    before = int(state.painted(seat, island))
    after = before | squares
    mine = int(state.cells[int(state.map_at(seat, island)) + t.PAINTED + colour]) | squares
    completes: list[Completed] = []
    spoils: list[Spoilt] = []
    for landmark in range(int(atlas.first_landmark[chart]), int(atlas.first_landmark[chart + 1])):
        ring = int(atlas.ring[landmark])
        if not ring & squares:
            continue
        kind, where = KINDS[atlas.kind[landmark]], square_name(int(atlas.square[landmark]))
        one = not ring & after & ~mine
        if not ring & ~after:
            completes.append({"kind": kind, "square": where, "one_colour": one})
        if not one and state.one_colour(seat, island, ring & before):
            spoils.append({"kind": kind, "square": where})
    loses: list[LostOutline] = []
    for outline in range(int(atlas.first_outline[chart]), int(atlas.first_outline[chart + 1])):
        drawn, ink = int(atlas.outline[outline]), int(atlas.outline_colour[outline])
        where = square_name(min(members(drawn)))
        if drawn == squares:
            completes.append({"kind": "outline", "square": where, "one_colour": ink == colour})
        elif drawn & squares and not drawn & before and not (grows and squares & drawn == squares):
            loses.append({"colour": COLOURS[ink], "square": where})
    landed: Landing = {
        "squares": [square_name(square) for square in members(squares)],
        "completes": completes,
        "spoils": spoils,
        "loses": loses,
        "begins": not before,
    }
    if not before:
        _add_beginning(landed, state, seat, island, squares)
    return landed


def _add_beginning(landed: Comes, state: Islands, seat: int, island: int, squares: int) -> None:
    chart, at = int(state.chart(seat, island)), seat * t.SEAT
    landed["unpainted"] = len(members(int(state.free(seat, island)) & ~squares))
    landed["volcanoes"] = int(state.atlas.volcanoes[chart])
    if not state.cells[at + t.ISLANDS_BEGUN]:
        landed["access"] = "none"
    elif state.spends_regular(chart, squares, state.cells[at + t.REGULAR_ACCESS]):
        landed["access"] = "regular"
    else:
        landed["access"] = "either"


class _Painting(NamedTuple):
    """What may be painted, as far as a question tells; `form` counts the squares of a form of one's own."""

    option: int | None
    shape: int
    colour: int
    form: int = 0


def outlook(state: Islands, seat: int, sheaf: Sheaf) -> tuple[PaintingOutlook, ...]:
    """For a question that leads to a painting: what would come of it on each island."""
    offered = members(state.mask(seat))
    return tuple(
        {
            "option": painting.option,
            "shape": painting.shape,
            "colour": COLOURS[painting.colour] if painting.colour < t.ANY else "any",
            "islands": [_on_island(state, seat, island, painting, sheaf) for island in range(t.ISLANDS)],
        }
        for painting in _paintings(state)
        if painting.option is None or painting.option in offered
    )


def _paintings(state: Islands) -> Iterator[_Painting]:
    season = t.SEASONS[min(int(state.season), t.ROUNDS - 1)]
    shapes = range(FIRST_SHAPE, LAST_SHAPE + 1)
    if state.frame == s.BID:
        # the first and the last card let the winner paint any shape, in a colour that is not known yet
        auctioned = [(int(state.card), season)] if state.card in shapes else [(shape, t.ANY) for shape in shapes]
        yield from (_Painting(None, shape, colour) for shape, colour in auctioned)
    elif state.frame == s.PAINT and state.shape == ANY_SHAPE:
        yield from (_Painting(shape, shape, int(state.colour)) for shape in shapes)
    elif state.frame == s.PAINT and state.colour == t.ANY:
        yield from (_Painting(colour + 1, int(state.shape), colour) for colour in range(t.ANY))
    elif state.frame == s.PAINT and state.island == t.NONE:
        yield _Painting(None, int(state.shape), int(state.colour), int(state.amount))
    elif state.frame == s.COAL_PITS:
        yield from (_Painting(1, SINGLE, season), _Painting(2, SINGLE, t.ANY))
    elif state.frame == s.EXPANCING:
        yield from (_Painting(form, ANY_FORM, season, size) for form, size in tech.FORMS)
    elif state.frame == s.TRANSFORMING:
        yield _Painting(tech.TRANSFORM_FIVE, LAST_SHAPE, season)
        yield from (_Painting(tech.TRANSFORM_OTHER + n, FIRST_SHAPE + n, season) for n in range(3))
    elif state.frame == s.RE_COLOR:
        waiting = int(state.cells[state.players * t.SEAT + (state.depth - 1) * t.FRAME + 4])
        if waiting in shapes:
            yield _Painting(tech.RE_COLOR_GREEN, waiting, GREEN)
            yield from (_Painting(tech.RE_COLOR_ANY + colour, waiting, colour) for colour in range(t.ANY))


def _on_island(state: Islands, seat: int, island: int, painting: _Painting, sheaf: Sheaf) -> IslandOutlook:
    _, shape, colour, form = painting
    found: IslandOutlook = {
        "island": island + 1,
        "name": chart_of(state, seat, island, sheaf).name,
        "places": 0,
        "completes": [],
        "spoils": [],
        "loses": [],
        "begins": False,
        "landings": [],
    }
    if shape == ANY_FORM:
        if nth_island(state, seat, island, state.stage):
            found["places"] = len(members(starts(state, seat, island, form)))
        return found
    colours = [colour] if colour < t.ANY else list(range(t.ANY))
    first_half = bool(state.flags & s.FIRST_HALF) if state.frame == s.PAINT and state.shape else shape == DOMINO
    for turn in range(TURNS[shape]):
        at = {one: int(legal(state, seat, island, shape, turn, one, first_half)) for one in colours}
        for square in members(reduce(or_, at.values())):
            found["places"] += 1
            squares = int(squares_of(shape, turn, square))
            landed = [landing(state, seat, island, squares, one) for one in colours if at[one] >> square & 1]
            _add_place(found, landed)
            best: Landing = {**landed[0], "completes": [], "spoils": [], "loses": []}
            _add_place(best, landed)
            then = _beside(state, seat, island, squares) if first_half else []
            found["landings"].append({**best, "square": square_name(square), "turn": turn, "then": then})
    return found


def _beside(state: Islands, seat: int, island: int, squares: int) -> list[list[str]]:
    """Where another domino would touch the first one."""
    free = int(state.free(seat, island)) & ~squares
    return [
        [square_name(one) for one in members(int(squares_of(DOMINO, turn, square)))]
        for turn in range(TURNS[DOMINO])
        for square in members(int(places(free, beside(squares), DOMINO, turn)))
    ]


def _add_place(found: Comes, landed: list[Landing]) -> None:
    """One place more, in the colours that it may be painted in: what it can complete, and what it spoils in all."""
    for place in landed:
        for done in place["completes"]:
            worse: Completed = {**done, "one_colour": False}
            if done["one_colour"] and worse in found["completes"]:
                found["completes"].remove(worse)
            if done not in found["completes"] and {**done, "one_colour": True} not in found["completes"]:
                found["completes"].append(done)
    found["spoils"] += [
        lost
        for lost in landed[0]["spoils"]
        if lost not in found["spoils"] and all(lost in place["spoils"] for place in landed)
    ]
    found["loses"] += [lost for lost in landed[0]["loses"] if lost not in found["loses"]]
    if landed[0]["begins"]:
        found["begins"] = True
        found["unpainted"] = landed[0]["unpainted"]
        found["volcanoes"] = landed[0]["volcanoes"]
        # with both kinds of access the cheaper one will do
        if found.get("access") != "regular":
            found["access"] = landed[0]["access"]
