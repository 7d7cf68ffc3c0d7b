"""The greedy player of Origami Islands: always an answer, never more than it can know, and sensible."""

from collections.abc import Iterator

import pytest

from senbazuru.bots import Asked, bot_named
from senbazuru.bots.islands.greedy import choose
from senbazuru.islands.charts import SHIPPED_SHEAF
from senbazuru.islands.engine import steps
from senbazuru.islands.engine.atlas import BLUE, EMPTY, GREEN, RED, REGULAR, SECRET, Atlas
from senbazuru.islands.engine.game import STEPS, Islands, new_game
from senbazuru.islands.engine.shapes import STRIDE
from senbazuru.islands.engine.table import (
    ANY_ACCESS,
    COINS,
    ISLANDS,
    ISLANDS_BEGUN,
    LEVELS,
    ORDER,
    PAINTED,
    ROUNDS,
    SEASONS,
    SEAT,
    TECHNOLOGIES,
)
from senbazuru.islands.squares import SYMBOLS
from senbazuru.kernel.bits import members
from senbazuru.kernel.random import Seed, Stream
from tests.bots.random_games import at_random, decisions
from tests.kernel.worlds import another

ATLAS = SHIPPED_SHEAF.atlas(*SHIPPED_SHEAF.sheets)
TWO_SHEETS = SHIPPED_SHEAF.atlas("zabuton", "senba")
TABLES = [(1, False), (2, False), (2, True), (3, False), (3, True), (4, False), (4, True)]
IDS = [f"{players}{'-catch-up' if catch_up else ''}" for players, catch_up in TABLES]


def greedily(state: Islands, seat: int) -> int:
    return int(choose(state.observe(seat).table, seat))


def random_positions(players: int, catch_up: bool, games: int, first: int = 0) -> Iterator[tuple[Islands, int]]:
    """Every decision of some games at random, for every seat that is asked.

    A lone player begins with some science, or chance would hardly find it.
    """
    for game in range(first, first + games):
        state = new_game(ATLAS, players, Seed.number(game), False, catch_up)
        stream = Stream(Seed.number(game), 9, 9)
        if players == 1:
            for technology in (0, 1 + game % 2, 3 + game % 2, 5 + game % 2):
                state.levels |= stream.below(LEVELS + 1) << (2 * technology)
        yield from decisions(state, stream)


def kind(state: Islands) -> str:
    return STEPS[state.frame].name


# -- strength


def test_beats_a_random_player() -> None:
    won = 0.0
    games = 40
    for game in range(games):
        seed = Seed.number(1000 + game)
        stream = Stream(seed, 9, 9)
        state = new_game(ATLAS, 2, seed)
        while not state.over:
            seat = int(state.actor())
            state.apply(greedily(state, seat) if seat == game % 2 else at_random(state, seat, stream))
        winners = members(state.winners())
        if game % 2 in winners:
            won += 1 / len(winners)
    assert won >= 0.95 * games


def test_a_lone_player_does_well_and_researches() -> None:
    points = []
    researched = 0
    for game in range(8):
        state = new_game(ATLAS, 1, Seed.number(game))
        while not state.over:
            state.apply(greedily(state, 0))
        points += state.returns()
        researched |= state.levels
    assert sum(points) > 8 * 100
    assert researched, "some technology in some game"


# -- promises


@pytest.mark.parametrize(("players", "catch_up"), TABLES, ids=IDS)
def test_answers_every_decision_with_an_offered_option(players: int, catch_up: bool) -> None:
    kinds = set()
    for state, seat in random_positions(players, catch_up, games=12 if players == 1 else 2):
        assert greedily(state, seat) in members(state.mask(seat))
        kinds.add(kind(state))
    assert {"keep", "bid", "paint"} <= kinds
    if players == 1:
        assert {"research", "expancing", "re-color", "re-roll", "transforming", "timenautics"} <= kinds


@pytest.mark.parametrize(("players", "catch_up"), TABLES, ids=IDS)
def test_plays_against_itself_to_the_end(players: int, catch_up: bool) -> None:
    state = new_game(ATLAS, players, Seed.number(7), False, catch_up)
    while not state.over:
        state.apply(greedily(state, int(state.actor())))
    assert state.winners()


@pytest.mark.parametrize("technology", range(len(TECHNOLOGIES)), ids=TECHNOLOGIES)
def test_plays_on_with_any_technology(technology: int) -> None:
    state = new_game(ATLAS, 1, Seed.number(8))
    state.levels = LEVELS << (2 * technology)
    while not state.over:
        state.apply(greedily(state, 0))
    assert state.returns()[0] > 0


def test_the_same_position_gets_the_same_answer() -> None:
    for state, seat in random_positions(2, False, games=1):
        assert greedily(state, seat) == greedily(state.copy(), seat)


@pytest.mark.parametrize("players", [1, 2])
def test_what_it_cannot_know_does_not_matter(players: int) -> None:
    for number, (state, seat) in enumerate(random_positions(players, False, games=2)):
        other = another(state, seat, 10_000 + number)
        assert greedily(other, seat) == greedily(state, seat)


@pytest.mark.parametrize("players", [1, 2])
def test_thinking_leaves_the_observation_as_it_was(players: int) -> None:
    for state, seat in random_positions(players, False, games=2, first=20):
        seen = state.observe(seat)
        before = seen.facts()
        choose(seen.table, seat)
        assert seen.facts() == before


def test_a_seat_that_is_not_asked_gets_no_crash() -> None:
    state = new_game(TWO_SHEETS, 2, Seed.number(1))
    idle = 1 - int(state.actor())
    assert choose(state.observe(idle).table, idle) == 0


def test_greedy_knows_islands() -> None:
    bot = bot_named("greedy", "islands")
    state = new_game(ATLAS, 2, Seed.number(1))
    assert "islands" in bot.games
    assert bot.choose(Asked(state.observe(0), 0, Stream(Seed.number(1), 15, 0))) == greedily(state, 0)


# -- sense


def table(players: int, season: int) -> Islands:
    """A game on two sheets at the start of some round."""
    state = new_game(TWO_SHEETS, players, Seed.number(3))
    state.season = season
    return state


def drawn(*rows: str) -> Atlas:
    """Two sheets with four times the same island."""
    squares = {STRIDE * r + c: SYMBOLS.index(mark) for r, row in enumerate(rows) for c, mark in enumerate(row)}
    land = sum(2**square for square, kind in squares.items() if kind == EMPTY)
    landmarks = [(kind, square) for square, kind in squares.items() if kind != EMPTY]
    return Atlas(("one", "two"), [(land, landmarks, [])] * ISLANDS, 1)


def paint(state: Islands, seat: int, island: int, colour: int, squares: int) -> None:
    at = state.map_at(seat, island)
    if state.painted(seat, island) == 0:
        state.cells[seat * SEAT + ISLANDS_BEGUN] += 1
        state.cells[at + ORDER] = state.cells[seat * SEAT + ISLANDS_BEGUN]
    state.cells[at + PAINTED + colour] |= squares


def ring_of(state: Islands, island: int, kind: int) -> int:
    chart = state.chart(0, island)
    for landmark in range(state.atlas.first_landmark[chart], state.atlas.first_landmark[chart + 1]):
        if state.atlas.kind[landmark] == kind:
            return int(state.atlas.ring[landmark])
    raise AssertionError("every island has harbours")


def without_bids(state: Islands) -> None:
    """Everybody passes; what comes then is asked next."""
    while state.turns and state.frame in (steps.ROUND, steps.BID):
        options = members(state.mask(int(state.actor())))
        state.apply(options[0])


def finish_round(state: Islands) -> None:
    season = state.season
    while not state.over and state.season == season:
        state.apply(greedily(state, int(state.actor())))


@pytest.mark.parametrize("harbour", [REGULAR, SECRET])
@pytest.mark.parametrize("season", [0, 7, 10, 23])
def test_completes_a_harbour_when_one_square_is_left(harbour: int, season: int) -> None:
    state = table(2, season)
    seat = int(state.first)
    ring = ring_of(state, 0, harbour)
    last = ring & -ring
    paint(state, seat, 0, SEASONS[season], int(state.atlas.land[0]) & ~last & ~0x0F0F)
    paint(state, seat, 0, SEASONS[season], ring & ~last)
    assert state.touch(seat, 0) & last, "the last square can be reached"
    without_bids(state)
    finish_round(state)
    assert state.painted(seat, 0) & last


def test_keeps_a_harbour_in_one_colour() -> None:
    state = table(2, 5)
    seat = int(state.first)
    ring = ring_of(state, 0, REGULAR)
    half = ring & -ring
    paint(state, seat, 0, GREEN, half)
    state.season = 4
    without_bids(state)
    finish_round(state)
    assert (
        not (state.cells[state.map_at(seat, 0) + PAINTED + RED] | state.cells[state.map_at(seat, 0) + PAINTED]) & ring
    )


def test_does_not_begin_an_island_in_the_last_round() -> None:
    state = table(2, ROUNDS - 1)
    for seat in range(2):
        paint(state, seat, 0, BLUE, int(state.atlas.land[0]))
        state.cells[seat * SEAT + ANY_ACCESS] = 1
    before = state.returns()
    without_bids(state)
    finish_round(state)
    assert state.over
    assert state.returns() == before
    for seat in range(2):
        assert not any(state.painted(seat, island) for island in range(1, ISLANDS))


def test_gives_up_a_shape_that_would_do_harm() -> None:
    """In the last round, with nothing left to paint but an island that would stay bare."""
    for number in range(6):
        state = new_game(TWO_SHEETS, 2, Seed.number(number))
        state.season = ROUNDS - 1
        for seat in range(2):
            paint(state, seat, 0, BLUE, int(state.atlas.land[0]))
            state.cells[seat * SEAT + ANY_ACCESS] = 1
        before = state.returns()
        while state.frame != steps.BID:
            state.apply(greedily(state, int(state.actor())))
        while state.frame == steps.BID:
            state.apply(1 if state.bidder < 0 else 0)
        finish_round(state)
        assert all(after >= points for after, points in zip(state.returns(), before))


def test_begins_an_island_early() -> None:
    state = table(2, 2)
    seat = int(state.first)
    paint(state, seat, 0, GREEN, int(state.atlas.land[0]))
    state.cells[seat * SEAT + ANY_ACCESS] = 1
    without_bids(state)
    finish_round(state)
    assert any(state.painted(seat, island) for island in range(1, ISLANDS))


def test_a_grove_that_helps_nobody_is_no_reason_to_wait() -> None:
    """Grove and Lighthouse share the last square of an island. It opens the next one; nothing else can be painted."""
    state = new_game(drawn("R...S", ".....", "..G..", "...L."), 2, Seed.number(3))
    seat = int(state.first)
    last = 2 ** (2 * STRIDE + 3)
    paint(state, seat, 0, GREEN, int(state.atlas.land[0]) & ~last)
    without_bids(state)
    finish_round(state)
    assert state.painted(seat, 0) & last


def test_bids_no_more_than_is_needed() -> None:
    """The least that counts: a raise by more would only cost coins."""
    for state, seat in random_positions(3, False, games=2):
        if kind(state) == "bid":
            assert greedily(state, seat) in (0, 1)


def test_spends_its_coins_on_the_last_card() -> None:
    state = table(2, ROUNDS - 1)
    for seat in range(2):
        paint(state, seat, 0, BLUE, ring_of(state, 0, REGULAR))
        state.cells[seat * SEAT + COINS] = 12
    while state.frame != steps.BID:
        state.apply(greedily(state, int(state.actor())))
    while state.frame == steps.BID:
        state.apply(greedily(state, int(state.actor())))
    assert state.bid == 12


def test_a_lone_player_bids_against_the_dice() -> None:
    """Seldom the least, which the dice would often beat; never more than is sure to win."""
    raises = []
    for number in range(3):
        state = new_game(ATLAS, 1, Seed.number(number))
        while not state.over:
            bidding = state.frame == steps.BID
            state.apply(greedily(state, 0))
            if bidding and state.bid:
                assert state.bid <= 14
                raises.append(state.bid > state.card)
    assert sum(raises) > len(raises) / 2
