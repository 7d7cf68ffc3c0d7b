"""Tournaments: who plays whom, where they sit, and on which cards."""

from collections import Counter
from dataclasses import replace
from functools import partial

import pytest

from senbazuru.arena.tournament import Fixture, Outcome, Tournament, in_order
from senbazuru.cli.common import rules_for
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.random import Seed

HIGH, LOW = "tests.arena.sailors:Highest", "tests.arena.sailors:Lowest"


def tournament(
    *bots: str, players: int = 2, games: int = 4, duplicate: bool = False, game: str = "boats"
) -> Tournament:
    return Tournament(game, bots, players, games, duplicate, Seed.number(5), partial(rules_for, game))


def test_at_two_players_every_pairing_plays() -> None:
    assert tournament("a", "b", "c").tables() == [("a", "b"), ("a", "c"), ("b", "c")]


def test_at_more_players_every_selection_plays() -> None:
    assert tournament("a", "b", "c", "d", players=3).tables() == [
        ("a", "b", "c"),
        ("a", "b", "d"),
        ("a", "c", "d"),
        ("b", "c", "d"),
    ]


def test_a_bot_named_several_times_takes_several_seats() -> None:
    assert tournament("b", "a", "b", "b", players=4).tables() == [("b", "b", "b", "a")]
    assert tournament("a", "b", "b", players=2).tables() == [("a", "b")], "nobody plays itself"


def test_too_few_bots_fill_the_seats_in_every_way() -> None:
    assert tournament("a", "b", players=3).tables() == [("a", "a", "b"), ("a", "b", "b")]


def test_alone_everybody_plays_for_itself() -> None:
    assert tournament("a", "b", players=1).tables() == [("a",), ("b",)]


def test_one_bot_is_no_tournament() -> None:
    with pytest.raises(SenbazuruError, check=lambda error: error.code == "too-few-bots"):
        tournament("random").check()
    tournament("greedy", players=1, game="islands").check()


@pytest.mark.parametrize(
    ("bots", "code"), [(("random", "hal"), "unknown-bot"), (("easy", "random"), "bot-cannot-play")]
)
def test_who_cannot_play_is_refused(bots: tuple[str, ...], code: str) -> None:
    with pytest.raises(SenbazuruError, check=lambda error: error.code == code):
        tournament(*bots).check()


def test_bots_of_ones_own_are_named_by_module_and_class() -> None:
    tournament(HIGH, LOW).check()
    with pytest.raises(SenbazuruError, check=lambda error: error.code == "bot-cannot-play"):
        tournament(HIGH, LOW, game="origami").check()
    for wrong in ("tests.arena.sailors:Nobody", "tests.arena.nowhere:Highest", ":Highest"):
        with pytest.raises(SenbazuruError, check=lambda error: error.code == "no-such-bot-class"):
            tournament(HIGH, wrong).check()


@pytest.mark.parametrize(("bots", "players"), [("abc", 2), ("abcd", 3), ("ab", 4), ("abcde", 5)])
def test_a_duplicate_deal_gives_everybody_each_seat_once(bots: str, players: int) -> None:
    cup = tournament(*bots, players=players, duplicate=True)
    for deal in range(cup.games):
        for table in cup.tables():
            games = [f.seats for f in cup.schedule() if f.deal == deal and Counter(f.seats) == Counter(table)]
            assert len(set(games)) == players
            for seat in range(players):
                assert Counter(seats[seat] for seats in games) == Counter(table)


def test_otherwise_seats_change_from_deal_to_deal() -> None:
    seats = [fixture.seats for fixture in tournament("a", "b", "c", players=3, games=6).schedule()]
    assert len(set(seats)) == 6, "after a whole round the order is reversed, so neighbours change too"
    pairs = [fixture.seats for fixture in tournament("a", "b", games=8).schedule()]
    assert Counter(pairs) == {("a", "b"): 4, ("b", "a"): 4}


def test_all_tables_play_the_same_deals() -> None:
    cup = tournament("a", "b", "c", games=3)
    assert Counter(fixture.deal for fixture in cup.schedule()) == {0: 3, 1: 3, 2: 3}


def test_a_longer_tournament_begins_with_the_shorter_one() -> None:
    cup = tournament("a", "b", "c", duplicate=True)
    longer = replace(cup, games=9).schedule()
    assert longer[: len(cup.schedule())] == cup.schedule()
    assert len(set(longer)) == len(longer), "no game is played twice"


def test_the_same_fixture_is_the_same_game() -> None:
    cup = tournament(HIGH, "random", LOW)
    for fixture in cup.schedule():
        assert cup.play(fixture) == cup.play(fixture)
    assert cup.play(Fixture(0, (HIGH, LOW))) != cup.play(Fixture(1, (HIGH, LOW)))


def test_time_is_no_part_of_what_happened() -> None:
    outcome = tournament(HIGH, LOW).play(Fixture(0, (HIGH, LOW)))
    assert replace(outcome, seconds=(9.0, 9.0)) == outcome
    assert replace(outcome, turns=99) != outcome


def test_questions_are_counted_and_those_with_one_answer_are_not_timed() -> None:
    cup = tournament("greedy", "random", game="origami")
    outcome = cup.play(cup.schedule()[0])
    assert all(0 < choices < asked for choices, asked in zip(outcome.choices, outcome.asked))
    assert all(seconds > 0 for seconds in outcome.seconds)


def test_an_outcome_survives_json() -> None:
    outcome = tournament(HIGH, LOW).play(Fixture(0, (HIGH, LOW)))
    assert Outcome.of(outcome.as_dict()) == outcome


def test_outcomes_are_put_in_order() -> None:
    cup = tournament(HIGH, "random", LOW)
    played = [cup.play(fixture) for fixture in cup.schedule()]
    assert in_order(cup, played[::-1]) == played
    assert in_order(replace(cup, games=2), played) == played[:6]


def test_the_header_names_versions_and_iterations() -> None:
    header = tournament(HIGH, "random").header()
    assert header["versions"] == {HIGH: 3, "random": 1}
    assert header["iterations"] == {HIGH: 7}
