"""Searching in Origami Islands: possible worlds, a fast player that depends on the position alone, whole paintings."""

from collections.abc import Iterator

import pytest

from senbazuru.bots.islands.mind import IslandsMind, IslandsSearch, value
from senbazuru.bots.islands.policy import Players
from senbazuru.islands.charts import SHIPPED_SHEAF
from senbazuru.islands.engine import steps
from senbazuru.islands.engine.atlas import GROVE
from senbazuru.islands.engine.game import STEPS, Islands, new_game
from senbazuru.islands.engine.scoring import winners
from senbazuru.islands.engine.table import COINS, DEALT, LEVELS, PAINTED, RETURNED, SEAT, SHEETS_DEALT
from senbazuru.kernel.bits import members, nth, size_of
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.state import NOBODY
from tests.kernel.worlds import another

ATLAS = SHIPPED_SHEAF.atlas(*SHIPPED_SHEAF.sheets)
TABLES = [(1, False), (2, False), (2, True), (3, False), (3, True), (4, False), (4, True)]
IDS = [f"{players}{'-catch-up' if catch_up else ''}" for players, catch_up in TABLES]
AT_EVERY_TABLE = pytest.mark.parametrize(("players", "catch_up"), TABLES, ids=IDS)
NO_LIMIT = -1.0
ASKED_ALONE = {
    "keep",
    "bid",
    "coal-pits",
    "paint",
    "victim",
    "research",
    "expancing",
    "auctionis",
    "economicus",
    "re-color",
    "re-roll",
    "transforming",
    "timenautics",
}


def stream(number: int = 1) -> Stream:
    return Stream(Seed.number(number), 15, 0)


def a_game(players: int = 1, catch_up: bool = False, number: int = 1) -> Islands:
    return new_game(ATLAS, players, Seed.number(number), False, catch_up)


def some_science(state: Islands, chance: Stream, number: int) -> None:
    """A lone player knows some technologies, or a game at random would hardly find them."""
    for technology in (0, 1 + number % 2, 3 + number // 2 % 2, 5 + number % 2):
        state.levels |= chance.below(LEVELS + 1) << (2 * technology)


def random_positions(players: int, catch_up: bool, games: int) -> Iterator[tuple[Islands, int]]:
    """Every question that leaves a choice, of some games: at random and, every other game, by the fast player."""
    for number in range(games):
        state = a_game(players, catch_up, number)
        chance = stream(number)
        fast = Players(state)
        if players == 1:
            some_science(state, chance, number)
        while not state.over:
            for seat in members(state.waiting()):
                if size_of(state.mask(seat)) > 1:
                    yield state, seat
            options = state.mask()
            if number % 2:
                state.apply(fast.choose(state, state.actor()))
            else:
                state.apply(nth(options, chance.below(size_of(options))))


def one_of_each_kind(players: int, catch_up: bool, games: int) -> list[tuple[Islands, int]]:
    """The last question of every kind: for paintings, of every form and every part of the answer."""
    found: dict[tuple[object, ...], tuple[Islands, int]] = {}
    for state, seat in random_positions(players, catch_up, games):
        part: tuple[object, ...] = ()
        if state.frame == steps.PAINT:
            part = (state.shape, state.colour > 2, state.island >= 0, state.square >= 0, state.pending > 0)
        if state.frame == steps.RE_ROLL:
            part = (state.stage,)
        found[(state.frame, *part)] = (state.copy(), seat)
    return list(found.values())


def after_keeping(state: Islands) -> Islands:
    """Everybody has returned the first sheet."""
    while state.frame == steps.KEEP:
        state.apply(1)
    return state


# -- worlds


@AT_EVERY_TABLE
def test_a_world_looks_to_the_seat_as_what_it_sees(players: int, catch_up: bool) -> None:
    for state, seat in one_of_each_kind(players, catch_up, 1):
        seen = state.observe(seat)
        world = seen.complete(stream())
        assert world.observe(seat) == seen
        assert world.mask(seat) == seen.mask(seat)


def test_in_a_world_everybody_holds_other_sheets_than_i() -> None:
    seen = a_game(4).observe(2)
    world = seen.complete(stream())
    sheets = [[int(world.cells[seat * SEAT + DEALT + n]) for n in range(SHEETS_DEALT)] for seat in range(4)]
    assert sorted(sheet for hand in sheets for sheet in hand) == list(range(1, 13))


def test_worlds_differ_in_the_sheets_of_others_and_in_dice() -> None:
    seen = a_game(2).observe(0)
    chance = stream()
    drawn = [seen.complete(chance) for _ in range(20)]
    assert len({int(world.cells[SEAT + DEALT]) for world in drawn}) > 3
    for world in drawn:
        after_keeping(world).apply(1)
    assert {int(world.card) for world in drawn} == {1, 2, 3, 4, 5, 6}


def test_who_has_returned_a_sheet_has_returned_one_in_every_world() -> None:
    state = a_game(2)
    state.answer(1, 3)
    world = state.observe(0).complete(stream())
    assert 1 <= world.cells[SEAT + RETURNED] <= SHEETS_DEALT
    assert world.waiting() == 1


# -- the fast player


@AT_EVERY_TABLE
def test_the_fast_player_answers_what_is_offered_whatever_it_was_asked_before(players: int, catch_up: bool) -> None:
    kept = Players(a_game(players, catch_up))
    for n, (state, seat) in enumerate(random_positions(players, catch_up, 1)):
        if n % 3 == 0:
            before = state.facts()
            option = kept.choose(state, seat)
            assert (state.mask(seat) >> option) & 1
            assert option == Players(state).choose(state, seat)
            assert state.facts() == before


def test_the_fast_player_knows_nothing_but_the_observation() -> None:
    for state, seat in random_positions(2, True, 1):
        assert Players(state).choose(state.observe(seat).table, seat) == Players(state).choose(state, seat)


def test_alone_it_scores_well() -> None:
    points = []
    for number in range(3):
        state = a_game(1, number=number)
        Players(state).finish(state)
        points.append(state.returns()[0])
    assert min(points) > 200


# -- what an end is worth


def test_alone_more_points_are_worth_more() -> None:
    state = a_game()
    Players(state).finish(state)
    before = value(state, 0)
    assert 0.5 < before < 1.0
    for colour in range(3):
        state.cells[state.map_at(0, 0) + PAINTED + colour] = 0
    assert value(state, 0) < before


def test_among_several_values_are_probabilities_and_the_winner_has_most() -> None:
    for players in (2, 3, 4):
        state = a_game(players)
        Players(state).finish(state)
        values = IslandsMind().values(state)
        assert all(0.0 <= each <= 1.0 for each in values)
        assert values.index(max(values)) in members(winners(state))


def test_of_equal_points_the_richer_has_more() -> None:
    state = after_keeping(a_game(2))
    state.over = True
    state.cells[SEAT + COINS] += 1
    poor, rich = IslandsMind().values(state)
    assert poor < 0.5 < rich


# -- the search


@AT_EVERY_TABLE
def test_every_kind_of_question_is_answered_with_something_offered(players: int, catch_up: bool) -> None:
    search = IslandsSearch(4, 3, 1.0)
    asked = set()
    for state, seat in one_of_each_kind(players, catch_up, 4 if players == 1 else 2):
        option = search.think(state.observe(seat), seat, [], stream(), 0.0)[0]
        assert (state.mask(seat) >> option) & 1
        asked.add(STEPS[state.frame].name)
    assert asked >= (ASKED_ALONE if players == 1 else {"keep", "bid", "coal-pits", "paint", "victim"})
    assert "token" in asked or not catch_up


def test_of_several_groves_one_is_chosen_to_come_first() -> None:
    state = new_game(SHIPPED_SHEAF.atlas("kokoro", "sanbo"), 1, Seed.number(1))
    fast = Players(state)
    while state.frame != steps.PAINT or state.season < 12:
        state.apply(fast.choose(state, 0))
    first, end = state.atlas.first_landmark[1], state.atlas.first_landmark[2]
    groves = [n for n in range(end - first) if state.atlas.kind[first + n] == GROVE]
    assert len(groves) == 2
    state.push(steps.AFTER, 0)
    state.island = 1
    state.pending = sum(2**n for n in groves)
    state._asked = NOBODY  # the question is another one now
    assert members(state.mask(0)) == [n + 1 for n in groves]
    assert IslandsSearch(8, 4, 1.0).think(state.observe(0), 0, [], stream(), NO_LIMIT)[0] - 1 in groves


@AT_EVERY_TABLE
def test_answers_do_not_change_with_what_the_seat_cannot_know(players: int, catch_up: bool) -> None:
    """Other sheets in the hands of others, other dice to come: the same answer."""
    moments = one_of_each_kind(players, catch_up, 2)
    for number, (state, seat) in enumerate([moments[0], *moments[1::5]]):
        other = another(state, seat, 1000 + number)
        assert other != state
        answers = [
            IslandsSearch(6, 2, 0.0).think(world.observe(seat), seat, [], stream(), NO_LIMIT)
            for world in (state, other)
        ]
        assert answers[0] == answers[1]


def test_with_the_same_chance_the_answer_is_the_same() -> None:
    moments = one_of_each_kind(1, False, 2)[1::6]
    answers = [
        [IslandsSearch(6, 3, 0.0).think(state.observe(0), 0, [], stream(), NO_LIMIT) for state, _ in moments]
        for _ in range(2)
    ]
    assert answers[0] == answers[1]


def test_a_painting_is_thought_about_once_and_then_carried_out() -> None:
    state = after_keeping(a_game())
    state.apply(1)
    state.apply(0)
    assert state.frame == steps.RESEARCH
    state.apply(0)
    assert (state.frame, state.shape, state.island) == (steps.PAINT, 1, -1)
    way = IslandsSearch(20, 4, 0.0).think(state.observe(0), 0, [], stream(), NO_LIMIT)
    assert len(way) == 2, "an island and a square"
    for option in way:
        assert state.frame == steps.PAINT
        state.apply(option)
    assert state.frame != steps.PAINT


def test_a_part_of_a_painting_can_be_asked_without_the_beginning() -> None:
    """As of a bot that takes over a seat in the middle of an action."""
    for state, seat in random_positions(2, False, 1):
        if state.frame == steps.PAINT and state.square >= 0:
            option = IslandsSearch(6, 4, 1.0).think(state.observe(seat), seat, [], stream(), 0.0)[0]
            assert (state.mask(seat) >> option) & 1
            return
    pytest.fail("no shape had to be turned")


def test_without_time_the_fast_players_answer_is_given() -> None:
    state = a_game(2)
    search = IslandsSearch(100000, 3, 1.0)
    (option,) = search.think(state.observe(0), 0, [], stream(), 0.0)
    assert option == Players(state).choose(state, 0)
    assert search.made == 1


def test_play_outs_are_about_as_many_as_asked_for() -> None:
    state = a_game()
    search = IslandsSearch(36, 3, 0.0)
    search.think(state.observe(0), 0, [], stream(), NO_LIMIT)
    assert 18 <= search.made <= 36


def test_only_what_is_better_beyond_doubt_displaces_the_fast_players_answer() -> None:
    moments = [(state, seat) for state, seat in one_of_each_kind(1, False, 2) if state.frame >= steps.RESEARCH]
    assert len(moments) > 5
    for state, seat in moments:
        if state.frame != steps.EXPANCING:
            option = IslandsSearch(6, 4, 1e9).think(state.observe(seat), seat, [], stream(), NO_LIMIT)[0]
            assert option == Players(state).choose(state, seat)


def test_a_last_round_is_not_sold() -> None:
    """Timenautics would pay for a round in which, with all that is known, much can still be painted."""
    state = after_keeping(a_game(number=3))
    while state.frame != steps.TIMENAUTICS or state.season < 15:
        state.apply(Players(state).choose(state, 0))
    (option,) = IslandsSearch(60, 4, 1.0).think(state.observe(0), 0, [], stream(), NO_LIMIT)
    assert option in (0, 3)
