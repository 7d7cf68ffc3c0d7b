"""What a viewer may know, as plain data."""

from functools import lru_cache
from typing import Final, Literal

from senbazuru.islands.charts import Sheaf
from senbazuru.islands.engine import events as e
from senbazuru.islands.engine import scoring
from senbazuru.islands.engine import table as t
from senbazuru.islands.engine.atlas import EMPTY
from senbazuru.islands.engine.game import FACE_DOWN, Islands, IslandsObservation
from senbazuru.islands.engine.round import income, rivals_bid
from senbazuru.islands.engine.science import researchable
from senbazuru.islands.engine.steps import KEEP
from senbazuru.islands.sheet import Island, Outline
from senbazuru.islands.shown import (
    BlankView,
    ChartView,
    Filled,
    IslandsSeat,
    IslandsView,
    IslandView,
    LandmarkView,
    OutlineView,
    RivalView,
    TechnologyView,
)
from senbazuru.islands.squares import COLOURS, KINDS, Colour, square_name
from senbazuru.kernel.bits import members
from senbazuru.kernel.state import NOBODY, SPECTATOR

HIDDEN: Final = "face-down"
_FILLED: Final[tuple[Filled | None, ...]] = (None, "other-colour", "own-colour")


def view(observation: IslandsObservation, sheaf: Sheaf) -> IslandsView:
    """From an observation, which holds no more than the viewer may know."""
    seen, viewer = observation.table, int(observation.viewer)
    shown: IslandsView = {
        "game": "islands",
        "viewer": "spectator" if viewer == SPECTATOR else viewer,
        "over": bool(seen.over),
        "winners": members(seen.winners()) if seen.over else None,
        "round": int(seen.turns),
        "season": min(int(seen.season), t.ROUNDS - 1) + 1,
        "colour": season_colour(seen),
        "track": [COLOURS[colour] for colour in t.SEASONS],
        "first": int(seen.first),
        "development": int(seen.card) or None,
        "bid": int(seen.bid) or None,
        "bidder": None if seen.bidder == NOBODY else int(seen.bidder),
        "bidding": members(seen.bidding),
        "winner": None if seen.winner == NOBODY else int(seen.winner),
        "colour_die": int(seen.colour_die) or None,
        "reserve": None
        if seen.coal_left == t.UNLIMITED
        else {"coal": int(seen.coal_left), "gold": int(seen.gold_left)},
        "seats": [_seat(seen, seat, sheaf) for seat in range(int(seen.players))],
    }
    if seen.solo():
        shown["rival"] = _rival(seen)
        shown["science"] = _science(seen)
        if seen.over:
            shown["title"] = title(int(scoring.score(seen, 0)))
    return shown


def season_colour(state: Islands) -> Colour:
    return COLOURS[t.SEASONS[min(int(state.season), t.ROUNDS - 1)]]


def title(points: int) -> scoring.Title | None:
    """What a lone player may call himself."""
    return next((name for least, name in scoring.TITLES if points >= least), None)


def _rival(seen: Islands) -> RivalView:
    rolled = bool(seen.rival_first)
    dice = [int(seen.rival_first), int(seen.rival_second)]
    return {"dice": dice if rolled else None, "bid": int(rivals_bid(seen)) if rolled else None}


def _science(seen: Islands) -> dict[t.Technology, TechnologyView]:
    left = members(researchable(seen))
    return {
        name: {"level": int(seen.level(n)), "used": bool(seen.used >> n & 1), "open": n in left}
        for n, name in enumerate(t.TECHNOLOGIES)
    }


def _seat(seen: Islands, seat: int, sheaf: Sheaf) -> IslandsSeat:
    at = seat * t.SEAT
    cells = seen.cells
    choosing = seen.frame == KEEP
    shown: IslandsSeat = {
        "coins": int(seen.coins(seat)),
        "tokens": {name: int(seen.tokens(seat, token)) for token, name in enumerate(e.TOKENS)},
        "access": {"either": int(cells[at + t.ANY_ACCESS]), "regular": int(cells[at + t.REGULAR_ACCESS])},
        "income": int(income(seen, seat)),
        "islands": [] if choosing else [_island(seen, seat, island, sheaf) for island in range(t.ISLANDS)],
        "score": 0 if choosing else int(scoring.score(seen, seat)),
    }
    if choosing:
        dealt = [int(cells[at + t.DEALT + n]) for n in range(t.SHEETS_DEALT)]
        shown["dealt"] = [HIDDEN if sheet == FACE_DOWN else seen.atlas.sheets[sheet - 1] for sheet in dealt]
        shown["charts"] = [
            [] if name == HIDDEN else [*map(blank, sheaf.sheets[name].islands)] for name in shown["dealt"]
        ]
        back = int(cells[at + t.RETURNED])
        shown["returned"] = HIDDEN if back == FACE_DOWN else shown["dealt"][back - 1] if back else None
    return shown


def chart_of(state: Islands, seat: int, island: int, sheaf: Sheaf) -> Island:
    """An island of a seat, as its sheet shows it."""
    sheet, which = divmod(int(state.chart(seat, island)), 2)
    return sheaf.sheets[state.atlas.sheets[sheet]].islands[which]


def paint_at(state: Islands, seat: int, island: int, square: int) -> Colour | None:
    """The colour of a square, if it is painted."""
    at = int(state.map_at(seat, island)) + t.PAINTED
    return next((name for colour, name in enumerate(COLOURS) if state.cells[at + colour] >> square & 1), None)


@lru_cache(maxsize=256)
def _charted(chart: Island) -> ChartView:
    kinds = {square: KINDS[chart.kind_at(square)] for square in chart.numbers() if chart.kind_at(square) != EMPTY}
    return {
        "name": chart.name,
        "rows": chart.rows,
        "columns": chart.columns,
        "squares": {square_name(square): kind for square, kind in kinds.items()},
    }


def blank(chart: Island) -> BlankView:
    """An island as nobody has painted on it yet."""
    return {**_charted(chart), "outlines": [_outline(outline, 0, 0) for outline in chart.outlines]}


def _island(seen: Islands, seat: int, island: int, sheaf: Sheaf) -> IslandView:
    chart = chart_of(seen, seat, island, sheaf)
    number, place = int(seen.chart(seat, island)), int(seen.map_at(seat, island))
    masks = [int(seen.cells[place + t.PAINTED + colour]) for colour in range(len(COLOURS))]
    return {
        "sheet": seen.atlas.sheets[number // 2],
        **_charted(chart),
        "painted": {square_name(square): name for name, mask in zip(COLOURS, masks) for square in members(mask)},
        "landmarks": _landmarks(seen, seat, island, number),
        "outlines": _outlines(seen, seat, island, chart),
        "order": int(seen.cells[place + t.ORDER]) or None,
        "unpainted": int(seen.free(seat, island)).bit_count(),
        "score": int(scoring.island_score(seen, seat, island)),
    }


def _landmarks(seen: Islands, seat: int, island: int, number: int) -> list[LandmarkView]:
    atlas, painted = seen.atlas, int(seen.painted(seat, island))
    found: list[LandmarkView] = []
    for landmark in range(int(atlas.first_landmark[number]), int(atlas.first_landmark[number + 1])):
        ring = int(atlas.ring[landmark])
        one = bool(seen.one_colour(seat, island, ring & painted))
        how: Literal["one-colour", "mixed"] = "one-colour" if one else "mixed"
        found.append(
            {
                "kind": KINDS[atlas.kind[landmark]],
                "square": square_name(int(atlas.square[landmark])),
                "left": (ring & ~painted).bit_count(),
                "one_colour": one,
                "surrounded": None if ring & ~painted else how,
                "scores": bool(scoring.most_points(atlas.kind[landmark])),
                "points": int(scoring.landmark_points(seen, seat, island, landmark)),
            }
        )
    return found


def _outlines(seen: Islands, seat: int, island: int, chart: Island) -> list[OutlineView]:
    filled = int(seen.cells[seen.map_at(seat, island) + t.FILLED])
    return [
        _outline(outline, filled >> 2 * n & 3, int(scoring.outline_points(seen, seat, island, n)))
        for n, outline in enumerate(chart.outlines)
    ]


def _outline(outline: Outline, filled: int, points: int) -> OutlineView:
    return {
        "colour": COLOURS[outline.colour],
        "squares": [square_name(square) for square in outline.squares],
        "filled": _FILLED[filled],
        "points": points,
    }
