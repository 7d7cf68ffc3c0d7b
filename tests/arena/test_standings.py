"""What a tournament tells: bounds that mean what they say, ratings, standings, pairings, words and pictures."""

import json
from collections.abc import Sequence
from random import Random
from statistics import median
from xml.etree import ElementTree

import pytest

from senbazuru.arena.bounds import Ratio, median_gain, resampled, share_bounds, wilson
from senbazuru.arena.pictures import picture
from senbazuru.arena.ratings import places, ratings
from senbazuru.arena.report import text
from senbazuru.arena.standings import standings
from senbazuru.arena.tournament import Outcome
from tests.arena.test_tournament import HIGH, LOW, tournament


def outcome(deal: int, seats: Sequence[str], scores: Sequence[int], winners: Sequence[int] | None = None) -> Outcome:
    won = [seat for seat, score in enumerate(scores) if score == max(scores)] if winners is None else winners
    some = tuple(1 for _ in seats)
    return Outcome(deal, tuple(seats), tuple(scores), tuple(won), 9, some, some, tuple(0.002 for _ in seats))


def units(*shares: float) -> Ratio:
    return Ratio(list(shares), [1.0] * len(shares))


# -- bounds


def test_bounds_of_single_games_are_nearly_wilsons() -> None:
    games = [1.0] * 30 + [0.0] * 70
    assert share_bounds(units(*games), 100) == pytest.approx(wilson(30, 100), abs=0.001)


def test_pairs_that_agree_are_worth_one_game_each() -> None:
    assert share_bounds(units(*[1.0] * 50), 100) == wilson(50, 50)
    both = [1.0] * 40 + [0.0] * 40
    assert share_bounds(units(*both), 160) == pytest.approx(wilson(40, 80), abs=0.002)


def test_pairs_that_are_always_split_are_worth_no_more_than_their_games() -> None:
    nearly = [0.5] * 99 + [1.0]
    assert share_bounds(units(*nearly), 200) == wilson(200 * units(*nearly).value, 200)


def test_bounds_hold_what_they_promise() -> None:
    """Of 95 % bounds, about 95 of 100 hold the truth: pairs whose two games share a deal."""
    random = Random(3)
    held = 0
    for _ in range(400):
        pairs = []
        for _ in range(100):
            luck = random.choice((0.5, 0.9))
            pairs.append(((random.random() < luck) + (random.random() < luck)) / 2)
        low, high = share_bounds(units(*pairs), 200)
        held += low <= 0.7 <= high
    assert 0.92 < held / 400 < 0.98


def test_bounds_of_a_gain_follow_from_the_pairs() -> None:
    random = Random(1)
    pairs = [(random.gauss(60, 10), random.gauss(0, 10)) for _ in range(200)]
    low, high = resampled(pairs, median)
    assert low < median_gain(pairs) < high
    assert 55 < low < high < 65
    assert resampled(pairs, median) == (low, high), "always the same"


# -- ratings


def test_winners_come_first_even_with_equal_points() -> None:
    assert places(outcome(0, "ab", [5, 5], [1])) == [1, 0]
    assert places(outcome(0, "abc", [9, 4, 4])) == [0, 1, 1]
    assert places(outcome(0, "abc", [9, 9, 4])) == [0, 0, 1]


def test_who_wins_is_rated_higher_and_more_games_are_surer() -> None:
    few = ratings([outcome(n, "ab", [2, 1]) for n in range(3)])
    many = ratings([outcome(n, "ab", [2, 1] if n % 3 else [1, 2]) for n in range(90)])
    assert [rating.bot for rating in few] == ["a", "b"]
    assert few[0].value > 25 > few[1].value
    assert [rating.bot for rating in many] == ["a", "b"]
    assert many[0].sigma < few[0].sigma
    assert few[0].bounds[0] < few[0].value < few[0].bounds[1]


def test_equals_are_rated_alike() -> None:
    high, low = ratings([outcome(n, "ab", [2, 1] if n % 2 else [1, 2]) for n in range(100)])
    assert high.value - low.value < 2
    assert low.bounds[1] > high.bounds[0]


def test_a_bot_with_several_seats_has_one_rating() -> None:
    rated = ratings([outcome(n, "abbb", [4, 3, 2, 1]) for n in range(5)])
    assert [rating.bot for rating in rated] == ["a", "b"]


def test_those_who_play_alone_are_compared_on_the_same_deal() -> None:
    alone = [outcome(n, bot, [points]) for n in range(5) for bot, points in (("a", 10), ("b", 20 + n))]
    assert [rating.bot for rating in ratings(alone)] == ["b", "a"]
    assert ratings([outcome(n, "a", [3]) for n in range(5)]) == [], "nobody to compare with"


# -- standings

CUP = tournament(HIGH, "random", LOW, duplicate=True)
FOUND = standings(CUP, [CUP.play(fixture) for fixture in CUP.schedule()])


def test_standings_count_games_wins_points_and_time() -> None:
    cup = tournament("random", HIGH, games=2, duplicate=True)
    seats = ("random", HIGH)
    games = [
        outcome(0, seats, [5, 4]),
        outcome(0, seats[::-1], [6, 6]),
        outcome(1, seats, [7, 1]),
        outcome(1, seats[::-1], [1, 8]),
    ]
    found = standings(cup, games)
    first, second = found.bots
    assert (first.bot, first.seats, first.wins.value) == ("random", 4, 3.5 / 4)
    assert (second.bot, second.version, second.iterations, second.wins.value) == (HIGH, 3, 7, 0.5 / 4)
    assert first.points == (5, 6, 7, 8)
    assert first.milliseconds == pytest.approx(2)
    (pairing,) = found.pairings
    assert (pairing.games, pairing.share.value, pairing.points, pairing.rival_points) == (4, 3.5 / 4, 6.5, 3)
    assert first.wins.above == [1.5, 2.0], "the deal is what counts once"


def test_a_pairing_can_be_read_from_both_sides() -> None:
    there, back = FOUND.pairing(HIGH, LOW), FOUND.pairing(LOW, HIGH)
    assert there is not None
    assert back is not None
    assert there.share.value + back.share.value == pytest.approx(1)
    assert there.bounds[0] + back.bounds[1] == pytest.approx(1)
    assert (there.points, there.rival_points) == (back.rival_points, back.points)
    assert FOUND.pairing(HIGH, HIGH) is None


def test_at_larger_tables_a_pairing_is_who_comes_in_first() -> None:
    cup = tournament(HIGH, "random", LOW, players=3, games=1)
    found = standings(cup, [outcome(0, (HIGH, "random", LOW), [5, 9, 2])])
    pairing = found.pairing(HIGH, LOW)
    assert pairing is not None
    assert pairing.share.value == 1


def test_the_text_tells_everything() -> None:
    told = text(FOUND)
    assert told.startswith(
        f"boats, 2 players: 3 pairings, 4 deals, each from every seat, {FOUND.games} games, seed 000"
    )
    assert all(standing.bot in told for standing in FOUND.bots)
    assert "95 % bounds" in told


def test_alone_there_are_points_but_no_wins() -> None:
    cup = tournament("random", "greedy", players=1, games=2, game="islands")
    found = standings(cup, [outcome(n, (bot,), [len(bot)]) for n in range(2) for bot in ("greedy", "randomly"[:6])])
    told = text(found)
    assert "on the same deal" in told
    assert "100.0%" not in told.split("Ahead")[0]


def test_the_standings_are_json() -> None:
    told = json.loads(json.dumps(FOUND.as_dict()))
    assert [row["bot"] for row in told["bots"]] == [standing.bot for standing in FOUND.bots]
    assert told["tournament"]["bots"] == [HIGH, "random", LOW]
    assert len(told["pairings"]) == 3


def test_the_picture_says_in_figures_and_signs_what_it_says_in_colours() -> None:
    drawn = ElementTree.fromstring(picture(FOUND))
    shown = [element.text or "" for element in drawn.iter()]
    for standing in FOUND.bots:
        assert standing.bot in shown
        assert any(words == f"{standing.rating.value:.1f}" for words in shown if standing.rating)
    for pairing in FOUND.pairings:
        assert any(words.startswith(f"{pairing.share.value:.0%}") for words in shown)
    sure = [pairing for pairing in FOUND.pairings if pairing.bounds[0] > 0.5]
    assert sum("▲" in words and "%" in words[:4] for words in shown) == len(sure) == sum("▼" in w for w in shown) - 1
    assert "prefers-color-scheme: dark" in picture(FOUND)


def test_names_cannot_break_the_picture() -> None:
    cup = tournament("random", HIGH, games=1)
    found = standings(cup, [outcome(0, ("random", HIGH), [1, 2])])
    odd = picture(found).replace("random", "a&amp;b")
    ElementTree.fromstring(odd)
