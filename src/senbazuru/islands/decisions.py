"""What a seat is asked, for people and programs."""

from collections.abc import Iterator
from typing import Any, Final

from senbazuru.islands.charts import Sheaf
from senbazuru.islands.engine import events as e
from senbazuru.islands.engine import science as tech
from senbazuru.islands.engine import steps as s
from senbazuru.islands.engine import table as t
from senbazuru.islands.engine.atlas import VOLCANO
from senbazuru.islands.engine.auction import MORE, MOST_RAISES, minimum
from senbazuru.islands.engine.game import Islands
from senbazuru.islands.engine.landmarks import After
from senbazuru.islands.engine.painting import (
    ANY_FORM,
    ANY_SHAPE,
    SOURCES,
    form_islands,
    legal,
    nth_island,
    possible,
    shapes_possible,
)
from senbazuru.islands.engine.round import ROLL
from senbazuru.islands.engine.shapes import FIRST_SHAPE, LAST_SHAPE, SINGLE, TURNS, beside, places, squares_of
from senbazuru.islands.outlook import Landing, SquareLanding, landing
from senbazuru.islands.squares import COLOURS, KINDS, square_name
from senbazuru.islands.view import chart_of, season_colour
from senbazuru.kernel.bits import members
from senbazuru.kernel.decision import Decision, Option, Reason, Where

_NO: Final = Option(s.STOP, "no", "decline")
Asked = tuple[str | None, dict[str, Any], list[Option]]
"""Source, arguments of the prompt, options."""


def kind(state: Islands) -> str:
    """What kind of question is open. A painting asks for what is not known yet, in the order of the fields."""
    if state.frame == s.PAINT:
        if state.shape == ANY_SHAPE:
            return "shape"
        if state.colour == t.ANY:
            return "colour"
        return "island" if state.island == t.NONE else "square" if state.square == t.NONE else "turn"
    if state.frame == s.AFTER:
        return f"{_resolved(state)}-order"
    return _KINDS[int(state.frame)]


def decision(state: Islands, seat: int, sheaf: Sheaf) -> Decision:
    """The question to a waiting seat."""
    offered = members(state.mask(seat))
    asked = kind(state)
    source, args, options = _ASKED[int(state.frame)](state, seat, sheaf)
    shown = [option for option in options if option.id in offered or option.reason]
    return Decision(
        id=f"{state.era}.{state.answers}.{seat}",
        seat=seat,
        kind=asked,
        source=source,
        key=f"ask-{asked}",
        args=args,
        least=0 if s.STOP in offered else 1,
        most=1,
        options=tuple(shown),
        default=offered[0],
    )


def _keep(state: Islands, seat: int, sheaf: Sheaf) -> Asked:
    dealt = [state.atlas.sheets[state.cells[seat * t.SEAT + t.DEALT + n] - 1] for n in range(t.SHEETS_DEALT)]
    options = []
    for n, sheet in enumerate(dealt, 1):
        first, second = (island.name for island in sheaf.sheets[sheet].islands)
        where = (Where("dealt", seat=seat, place=n - 1),)
        args = {"sheet": sheet, "first": first, "second": second}
        options.append(Option(n, sheet, "return-sheet", args, where=where))
    return None, {}, options


def _roll(state: Islands, seat: int, sheaf: Sheaf) -> Asked:
    args = {"round": int(state.turns), "season": int(state.season) + 1, "colour": season_colour(state)}
    return None, args, [Option(ROLL, "roll", "roll")]


def _bid(state: Islands, seat: int, sheaf: Sheaf) -> Asked:
    least = int(minimum(state) + state.amount)
    args = {
        "development": int(state.card),
        "minimum": least,
        "coins": int(state.coins(seat)),
        "bid": int(state.bid),
        "places": _has_place(state, seat),
        "unanswered": _unanswered(state, seat, least),
    }
    options = [Option(s.STOP, "pass", "pass-bid")]
    options += [Option(n + 1, str(least + n), "bid", {"coins": least + n}) for n in range(MOST_RAISES)]
    options.append(Option(MORE, "more", "bid-more", {"coins": least + MOST_RAISES}))
    return f"development-{state.card}", args, options


def _has_place(state: Islands, seat: int) -> bool:
    """Whether the auctioned shape could be painted if nothing changed before."""
    if FIRST_SHAPE <= state.card <= LAST_SHAPE:
        return bool(possible(state, seat, state.card, t.SEASONS[state.season]))
    return bool(shapes_possible(state, seat, t.ANY))


def _unanswered(state: Islands, seat: int, bid: int) -> bool:
    """Whether a bid would be the last: none of the others who are still in has coins for more."""
    rivals = [other for other in members(state.bidding) if other != seat]
    return not state.solo() and all(state.coins(rival) <= bid for rival in rivals)


def _coal(state: Islands, seat: int, sheaf: Sheaf) -> Asked:
    args = {"season": int(state.amount), "any": int(state.pending), "colour": season_colour(state)}
    options = [
        _NO,
        Option(1, "season", "coal-season", {"colour": season_colour(state)}),
        Option(2, "any", "coal-any"),
    ]
    return "coal-pit", args, options


# -- painting


def _paint(state: Islands, seat: int, sheaf: Sheaf) -> Asked:
    source = SOURCES[state.source]
    args: dict[str, Any] = {"shape": int(state.shape)}
    if state.colour < t.ANY:
        args["colour"] = COLOURS[state.colour]
    else:
        args["colour"] = "random" if state.colour == t.RANDOM else "any"
    give_up = [_NO] if state.flags & s.OPTIONAL else []
    if state.shape == ANY_SHAPE:
        return source, args, [*give_up, *_shapes(state, seat)]
    if state.shape == ANY_FORM:
        args["left"] = int(state.amount) - len(members(state.pending))
    args["half"] = 1 if state.flags & s.FIRST_HALF else 2 if state.flags & s.SECOND_HALF else 0
    if state.colour == t.ANY:
        colours = [Option(n, name, "colour", {"colour": name}) for n, name in enumerate(COLOURS, 1)]
        return source, args, [*give_up, *colours]
    if state.island == t.NONE:
        return source, args, [*give_up, *_islands(state, seat, sheaf)]
    args |= {"island": int(state.island) + 1, "name": chart_of(state, seat, int(state.island), sheaf).name}
    if state.square == t.NONE:
        return source, args, _squares(state, seat)
    args["square"] = square_name(int(state.square))
    return source, args, _turns(state, seat, int(state.square))


def _shapes(state: Islands, seat: int) -> list[Option]:
    offered = members(state.mask(seat))
    return [
        Option(n, str(n), "shape", {"shape": n}, None if n in offered else Reason("no-place"))
        for n in range(FIRST_SHAPE, LAST_SHAPE + 1)
    ]


def _islands(state: Islands, seat: int, sheaf: Sheaf) -> list[Option]:
    offered = members(state.mask(seat))
    found = []
    for island in range(t.ISLANDS):
        reason = None
        if island + 1 not in offered:
            held_back = state.shape == ANY_FORM and not nth_island(state, seat, island, state.stage)
            reason = Reason("other-island" if held_back else "no-place" if state.touch(seat, island) else "no-access")
        args = {"island": island + 1, "name": chart_of(state, seat, island, sheaf).name}
        where = (Where("island", seat=seat, island=island + 1),)
        found.append(Option(island + 1, str(island + 1), "island", args, reason, where))
    return found


def _squares(state: Islands, seat: int) -> list[Option]:
    """Every free square: with what comes of each way to begin there, or with the reason why none does."""
    offered = members(state.mask(seat))
    landings = {option - 1: _landings(state, seat, option - 1) for option in offered}
    covered = {square for found in landings.values() for landed in found for square in landed["squares"]}
    options = []
    for square in members(int(state.free(seat, int(state.island))) & ~int(state.pending)):
        name = square_name(square)
        reason = None
        if square not in landings:
            reason = Reason("covered-from-elsewhere") if name in covered else _why_not(state, seat, square)
        args = {"square": name, "landings": landings.get(square, [])}
        options.append(Option(square + 1, name, "square", args, reason, (_square(state, seat, square),)))
    return options


def _landings(state: Islands, seat: int, square: int) -> list[SquareLanding]:
    if state.shape in (SINGLE, ANY_FORM):
        squares = 2**square | (int(state.pending) if state.shape == ANY_FORM else 0)
        grows = state.shape == ANY_FORM and len(members(squares)) < state.amount
        landed = landing(state, seat, int(state.island), squares, int(state.colour), grows=grows)
        return [{"option": None, "turn": None, **landed}]
    return [{"option": option, "turn": option - 1, **landed} for option, landed in _turned(state, seat, square)]


def _square(state: Islands, seat: int, square: int) -> Where:
    return Where("square", seat=seat, island=int(state.island) + 1, square=square_name(square))


def _why_not(state: Islands, seat: int, square: int) -> Reason:
    """Why a painting cannot begin at a free square that it would not cover otherwise."""
    island = int(state.island)
    free = int(state.free(seat, island))
    if state.shape == ANY_FORM:
        near = beside(state.pending) if state.pending else state.touch(seat, island)
        if near >> square & 1:
            return Reason("no-room")
        return Reason("apart" if state.pending else "not-beside")
    turns = range(TURNS[state.shape])
    if not any(places(free, free, state.shape, turn) >> square & 1 for turn in turns):
        return Reason("no-room")
    touch = state.touch(seat, island)
    if not any(places(free, touch, state.shape, turn) >> square & 1 for turn in turns):
        return Reason("not-beside")
    return Reason("no-second-half")


def _turned(state: Islands, seat: int, square: int) -> Iterator[tuple[int, Landing]]:
    """The turns in which the shape may lie at a square, as options, and what comes of each."""
    island, shape, colour = int(state.island), int(state.shape), int(state.colour)
    for turn in range(TURNS[shape]):
        if legal(state, seat, island, shape, turn, colour, bool(state.flags & s.FIRST_HALF)) >> square & 1:
            yield turn + 1, landing(state, seat, island, int(squares_of(shape, turn, square)), colour)


def _turns(state: Islands, seat: int, square: int) -> list[Option]:
    found = []
    for option, landed in _turned(state, seat, square):
        where = tuple(
            Where("square", seat=seat, island=int(state.island) + 1, square=painted) for painted in landed["squares"]
        )
        found.append(Option(option, f"r{option - 1}", "turn", {"turn": option - 1, **landed}, where=where))
    return found


# -- what follows a painting


def _order(state: Islands, seat: int, sheaf: Sheaf) -> Asked:
    atlas, chart = state.atlas, int(state.chart(seat, int(state.island)))
    options = []
    for option in members(state.mask(seat)):
        landmark = int(atlas.first_landmark[chart]) + option - 1
        square = square_name(int(atlas.square[landmark]))
        one = bool(state.one_colour(seat, int(state.island), int(atlas.ring[landmark])))
        kind = KINDS[atlas.kind[landmark]]
        where = (Where("square", seat=seat, island=int(state.island) + 1, square=square),)
        args = {"landmark": kind, "square": square, "one_colour": one}
        options.append(Option(option, square, "landmark", args, where=where))
    return _resolved(state), {"island": int(state.island) + 1}, options


def _resolved(state: Islands) -> str:
    """Which landmarks are put in order: volcanoes first."""
    return "volcano" if After().of_kind(state, VOLCANO) else "grove"


def _victim(state: Islands, seat: int, sheaf: Sheaf) -> Asked:
    options = [_NO]
    if state.solo():
        options.append(Option(1, "take", "take-reserve", {"coins": int(state.amount)}))
    for other in range(int(state.players) if not state.solo() else 0):
        coins = min(int(state.amount), int(state.coins(other)))
        where = (Where("seat", seat=other),)
        options.append(Option(other + 1, f"seat-{other}", "victim", {"owner": other, "coins": coins}, where=where))
    return "volcano", {"coins": int(state.amount)}, options


def _token(state: Islands, seat: int, sheaf: Sheaf) -> Asked:
    coal = state.amount <= e.COAL_SEASON
    options = []
    for other in range(int(state.players)):
        for side, token in enumerate((e.COAL_ANY, e.COAL_SEASON) if coal else (e.GOLD_TWO, e.GOLD_ONE)):
            args = {"owner": other, "token": e.TOKENS[token]}
            where = (Where("tokens", seat=other, place=token),)
            options.append(Option(1 + 2 * other + side, f"{args['token']}-{other}", "token", args, where=where))
    return "coal-pit" if coal else "gold-mine", {"token": e.TOKENS[state.amount]}, options


# -- a lone player's science


def _paid(state: Islands, seat: int, coins: int) -> dict[str, int]:
    """A price, and what is left after it."""
    return {"coins": coins, "left": int(state.coins(seat)) - coins}


def _research(state: Islands, seat: int, sheaf: Sheaf) -> Asked:
    options = [_NO]
    for n, name in enumerate(t.TECHNOLOGIES):
        reached = int(state.level(n))
        reason = None
        if reached == t.LEVELS:
            reason = Reason("all-researched")
        elif not tech.researchable(state) >> n & 1:
            reason = Reason("excluded", {"technology": t.TECHNOLOGIES[tech.excluded_by(n)]})
        level = min(reached + 1, t.LEVELS)
        useless = reason is None and n == t.EXPANCING_TECH and not _expands(state, seat, level)
        args = {"technology": name, "level": level, "useless": useless}
        options.append(Option(n + 1, name, "research", args, reason, (Where("science", place=n),)))
    return None, {}, options


def _expands(state: Islands, seat: int, level: int) -> bool:
    """Whether a level of Expancing, researched now, would have a place for one of its forms."""
    sizes = [
        size for form, size in tech.FORMS if level == t.LEVELS or form == (tech.THREE if level == 1 else tech.FIVE)
    ]
    return any(form_islands(state, seat, level, size) for size in sizes)


def _expancing(state: Islands, seat: int, sheaf: Sheaf) -> Asked:
    args = {"island": int(state.stage), "colour": season_colour(state)}
    forms = [Option(n, str(squares), "form", {"squares": squares}) for n, squares in tech.FORMS]
    return "expancing", args, [_NO, *forms]


def _levels(name: str, gains: bytes) -> Any:
    """A question in which option n is level n."""

    def asked(state: Islands, seat: int, sheaf: Sheaf) -> Asked:
        options = [_NO]
        for n, coins in enumerate(gains[1:], 1):
            options.append(Option(n, str(n), "level", {"technology": name, "level": n, "coins": coins}))
        args = {
            "bid": int(state.bid),
            "squares": int(state.squares_painted),
            "surrounded": bool(state.landmark_done),
        }
        return name, args, options

    return asked


def _re_color(state: Islands, seat: int, sheaf: Sheaf) -> Asked:
    prices = tech.RE_COLOR_PRICES
    options = [
        _NO,
        Option(tech.RE_COLOR_GREEN, "1-green", "recolour", {"colour": "green", **_paid(state, seat, prices[1])}),
    ]
    for n, colour in enumerate(COLOURS):
        options.append(
            Option(tech.RE_COLOR_ANY + n, colour, "recolour", {"colour": colour, **_paid(state, seat, prices[2])})
        )
    options.append(Option(tech.RE_COLOR_RANDOM, "random", "recolour-random", {"coins": tech.RE_COLOR_GAIN}))
    return "re-color", {"development": int(state.card)}, options


def _re_roll(state: Islands, seat: int, sheaf: Sheaf) -> Asked:
    pair = state.stage == t.RIVAL_DICE
    dice = [int(tech.ReRoll().first_die(state)), int(state.rival_second)]
    # coins of a standing bid cannot pay for it
    price = _paid(state, seat, tech.RE_ROLL_PRICE) | {"bid": int(state.amount)}
    options = [_NO]
    for n, word in enumerate(("first", "second")):
        where = (Where("dice", place=n),)
        options.append(Option(tech.RE_ROLL_FIRST + n, word, "reroll", {"die": dice[n], **price}, where=where))
        six = {"die": dice[n], "coins": tech.RE_ROLL_GAIN}
        options.append(Option(tech.RE_ROLL_FIRST_SIX + n, f"{word}-six", "reroll-six", six, where=where))
    options.append(Option(tech.RE_ROLL_BOTH, "both", "reroll-both", price))
    args = {"dice": t.DICE[int(state.stage)], "die": dice[0], "other": dice[1] if pair else 0}
    return "re-roll", args, sorted(options, key=lambda option: option.id)


def _transforming(state: Islands, seat: int, sheaf: Sheaf) -> Asked:
    prices = tech.TRANSFORMING_PRICES
    options = [_NO, Option(tech.TRANSFORM_FIVE, "5", "transform", {"shape": 5, **_paid(state, seat, prices[1])})]
    for n in range(3):
        options.append(
            Option(
                tech.TRANSFORM_OTHER + n,
                str(n + 2),
                "transform",
                {"shape": n + 2, **_paid(state, seat, prices[2])},
            )
        )
    options.append(Option(tech.TRANSFORM_RANDOM, "random", "transform-random", {"coins": tech.TRANSFORMING_GAIN}))
    return "transforming", {"development": int(state.card)}, options


_ASKED: Final[dict[int, Any]] = {
    s.KEEP: _keep,
    s.ROUND: _roll,
    s.BID: _bid,
    s.COAL_PITS: _coal,
    s.PAINT: _paint,
    s.AFTER: _order,
    s.VICTIM: _victim,
    s.TOKEN: _token,
    s.RESEARCH: _research,
    s.EXPANCING: _expancing,
    s.AUCTIONIS: _levels("auctionis", tech.AUCTIONIS_GAINS),
    s.ECONOMICUS: _levels("economicus", tech.ECONOMICUS_GAINS),
    s.RE_COLOR: _re_color,
    s.RE_ROLL: _re_roll,
    s.TRANSFORMING: _transforming,
    s.TIMENAUTICS: _levels("timenautics", tech.TIMENAUTICS_GAINS),
}

_KINDS: Final[dict[int, str]] = {
    s.KEEP: "keep",
    s.ROUND: "roll",
    s.BID: "bid",
    s.COAL_PITS: "coal",
    s.VICTIM: "victim",
    s.TOKEN: "token",
    s.RESEARCH: "research",
    s.EXPANCING: "expancing",
    s.AUCTIONIS: "auctionis",
    s.ECONOMICUS: "economicus",
    s.RE_COLOR: "re-color",
    s.RE_ROLL: "re-roll",
    s.TRANSFORMING: "transforming",
    s.TIMENAUTICS: "timenautics",
}
"""The one kind of question of a frame."""
