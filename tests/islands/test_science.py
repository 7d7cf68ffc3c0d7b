"""Chapter: Science vs. Carrambah, the game for one player."""

from collections.abc import Sequence
from typing import Any

import pytest

from senbazuru.islands.engine.table import TECHNOLOGIES
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from tests.islands.dice import rolling
from tests.islands.table import BLUE, FULL, RED, IslandsTable, at

WIDE = """
R g . . .
. . . . .
. . . . .
. . . . .
L . . . S
"""
"""Begun in green, with room for every shape."""

EMPTY = WIDE.replace("g", ".")
PAIRS = (("auctionis", "economicus"), ("re-color", "re-roll"), ("transforming", "timenautics"))


def alone(*parts: str | Sequence[str], science: str = "", card: int | None = None, **dice: Any) -> IslandsTable:
    """A lone player's table. Carrambah bids as little as he can, unless the dice are named."""
    maps = [part for part in parts if not isinstance(part, str) or "\n" in part] or [WIDE]
    lines = [part for part in parts if isinstance(part, str) and "\n" not in part]
    dice.setdefault("rival", (1, 1))
    return at(*maps, "players: 1", f"science: {science}", rolling(**dice), *lines, card=card)


def kinds(t: IslandsTable, *words: str) -> list[str]:
    """What is asked, word by word."""
    found = []
    for word in words:
        found.append(t.asked().kind)
        t.say(word)
    return found


def level(t: IslandsTable, technology: str) -> int:
    return int(t.view()["science"][technology]["level"])


def season(t: IslandsTable) -> int:
    return int(t.view()["season"])


def earned(t: IslandsTable) -> list[int]:
    """What technologies have paid."""
    return [args["coins"] for args in t.told("earned") if args["why"] == "technology"]


def spent(t: IslandsTable) -> list[int]:
    """What technologies have cost."""
    return [args["coins"] for args in t.told("spent") if args["why"] == "technology"]


def used(t: IslandsTable) -> list[tuple[str, int]]:
    return [(args["technology"], args["level"]) for args in t.told("technology-used")]


def over(t: IslandsTable) -> bool:
    """Whether the round is over: the auction die is to be rolled for the next one."""
    return t.asked().kind == "roll"


def pass_on(t: IslandsTable) -> None:
    """Make no bid; the auction die is rolled first if it does not lie there."""
    if over(t):
        t.say("roll")
    t.say("pass")


def learn(t: IslandsTable, technology: str) -> None:
    """Pass, and research a level instead of everything else."""
    pass_on(t)
    t.say(technology)


def passed(t: IslandsTable) -> None:
    """Pass, research nothing, paint nothing."""
    pass_on(t)
    t.say("no", "no")


# -- setup


def test_you_are_the_first_player_for_the_entire_game() -> None:
    game = Game.start(at("players: 1").game.rules, players=1, options={"sheets": ["s0-0", "s0-1"]}, seed=Seed.number(3))
    t = IslandsTable(game)
    while not game.over:
        assert t.view()["first"] == 0
        t.say(sorted(t.offered())[0])
    assert {event.seat for event in game.events(6) if event.kind == "round"} == {0}


# -- bidding


@pytest.mark.parametrize("card", [1, 2, 3, 4, 5, 6])
def test_you_may_bid_any_amount_from_the_number_of_the_card_up(card: int) -> None:
    t = alone(card=card)
    assert t.offered() == {"pass", *map(str, range(card, 16))}


@pytest.mark.parametrize(("card", "bid"), [(1, 7), (2, 9), (3, 7), (4, 7), (5, 7), (6, 9)])
def test_carrambah_bids_the_sum_of_both_dice_and_two_more_for_cards_2_and_6(card: int, bid: int) -> None:
    t = alone(card=card, rival=(2, 5))
    t.say("15")
    assert t.told("rival-rolled") == [{"die": 2, "other": 5}]
    assert t.told("rival-bid") == [{"coins": bid}]
    assert t.view()["rival"] == {"dice": [2, 5], "bid": bid}


@pytest.mark.parametrize(("bid", "won"), [(6, False), (7, True), (8, True)])
def test_a_bid_that_is_equal_or_higher_wins(bid: int, won: bool) -> None:
    t = alone(card=3, rival=(3, 4))
    t.say(str(bid))
    assert t.told("auction-won") == ([{"coins": bid}] if won else [])
    assert t.told("auction-lost") == ([] if won else [{"coins": bid}])
    assert t.view()["winner"] == (0 if won else None)


@pytest.mark.parametrize("card", [2, 6])
def test_the_two_more_decide(card: int) -> None:
    lower, equal = alone(card=card, rival=(3, 4)), alone(card=card, rival=(3, 4))
    lower.say("8")
    equal.say("9")
    assert (lower.view()["winner"], equal.view()["winner"]) == (None, 0)


def test_the_winner_pays_the_bid() -> None:
    t = alone(card=3)
    t.say("6", "no")
    assert t.coins(0) == 9


def test_a_losing_bid_costs_nothing_and_counts_as_a_pass() -> None:
    t = alone(card=3, rival=(6, 6))
    assert kinds(t, "11", "no", "no") == ["bid", "research", "island"]
    assert t.coins(0) == 15 + 3
    assert t.told("spent") == []


def test_carrambah_rolls_only_if_you_bid() -> None:
    t = alone(card=3)
    t.say("pass")
    assert t.told("rival-rolled") == t.told("rival-bid") == []
    assert t.view()["rival"] == {"dice": None, "bid": None}


def test_nobody_asks_you_to_raise_your_own_bid() -> None:
    t = alone(card=3)
    t.say("3")
    assert t.asked().kind != "bid"


def test_who_cannot_afford_the_card_is_not_asked() -> None:
    t = alone("coins 0: 4", card=5)
    assert t.asked().kind == "research"


# -- volcanoes

NEARLY = """
R g r r r
g g r V r
. . r r .
. . . . .
L . . . S
"""
"""One square more, e3, surrounds the volcano."""


@pytest.mark.parametrize(("season", "coins"), [(RED, 8), (BLUE, 4)])
def test_a_volcano_pays_8_or_4_from_the_reserve(season: str, coins: int) -> None:
    t = alone(NEARLY, season, "coins 0: 10", card=3)
    t.say("pass", "no")
    t.paint("1: e3")
    assert t.offered() == {"no", "take"}
    t.say("take")
    assert [args["coins"] for args in t.told("earned")] == [coins, 3]
    assert t.told("spent") == []
    assert t.tokens(0) == {}


@pytest.mark.parametrize(("coins", "pays"), [(0, True), (10, True), (11, False), (15, False)])
def test_it_pays_only_who_has_ten_coins_or_less(coins: int, pays: bool) -> None:
    t = alone(NEARLY, RED, f"coins 0: {coins}", card=3)
    if coins >= 3:
        t.say("pass")
    t.say("no")
    t.paint("1: e3")
    if pays:
        t.say("take")
    assert over(t), "otherwise you count as the richest player"
    assert t.coins(0) == coins + (8 if pays else 0) + 3, "and the income, with no volcano token any more"
    assert t.tokens(0) == {}, "the token is returned in any case"


def test_you_need_not_take_the_coins() -> None:
    t = alone(NEARLY, RED, "coins 0: 10", card=3)
    t.say("pass", "no")
    t.paint("1: e3")
    t.say("no")
    assert t.coins(0) == 13


@pytest.mark.parametrize(("bid", "asked"), [(4, "roll"), (5, "victim")])
def test_what_counts_are_the_coins_at_that_moment(bid: int, asked: str) -> None:
    t = alone(NEARLY, RED, card=3)
    t.say(str(bid))
    t.paint("1: e3 d4 e4")
    assert t.asked().kind == asked, "the bid was paid before"


# -- research


@pytest.mark.parametrize("bid", ["pass", "11"])
def test_after_a_pass_or_a_lost_bid_you_may_research_one_level(bid: str) -> None:
    t = alone(card=3, rival=(6, 6))
    t.say(bid)
    assert t.asked().kind == "research"
    assert t.offered() == {"no", *TECHNOLOGIES}
    t.say("auctionis")
    assert level(t, "auctionis") == 1
    assert t.told("researched") == [{"technology": "auctionis", "level": 1}]


def test_after_a_win_there_is_no_research() -> None:
    t = alone(card=3)
    t.say("3", "no")
    assert over(t)
    assert season(t) == 2


def test_research_takes_the_whole_action_step_no_square_and_no_income() -> None:
    t = alone("tokens 0: gold-two 2", card=3)
    learn(t, "auctionis")
    assert (over(t), season(t)) == (True, 2)
    assert t.coins(0) == 15
    assert t.painted(0, 1) == {"b1": "green"}


def test_who_researches_nothing_takes_the_pass_card() -> None:
    t = alone("tokens 0: gold-two 2", card=3)
    t.say("pass", "no")
    t.paint("1: c1")
    assert t.coins(0) == 15 + 3 + 4


def test_levels_are_researched_in_order() -> None:
    t = alone(card=3)
    for reached in (1, 2, 3):
        pass_on(t)
        option = next(option for option in t.asked().options if option.word == "economicus")
        assert option.args["level"] == reached
        t.say("economicus")
        assert level(t, "economicus") == reached
    pass_on(t)
    assert t.refused("economicus") == "all-researched"


@pytest.mark.parametrize(("one", "other"), [*PAIRS, *(pair[::-1] for pair in PAIRS)])
def test_the_first_level_of_one_crosses_out_its_counterpart(one: str, other: str) -> None:
    t = alone(card=3)
    learn(t, one)
    while t.asked().kind in ("timenautics", "roll", "re-roll"):
        t.say("roll" if over(t) else "no")
    t.say("pass")
    assert t.refused(other) == "excluded"
    assert t.offered() == {"no", *TECHNOLOGIES} - {other}
    assert not t.view()["science"][other]["open"]


def test_expancing_is_always_available_and_no_more_than_four_technologies_are() -> None:
    t = alone(science="auctionis 1, re-color 1, transforming 1", card=3)
    t.say("pass")
    assert t.offered() == {"no", "expancing", "auctionis", "re-color", "transforming"}


def test_when_everything_is_researched_the_question_is_not_put() -> None:
    t = alone(science="expancing 3, auctionis 3, re-color 3, transforming 3", card=3)
    assert kinds(t, "pass", "no") == ["bid", "island"]


def test_a_level_researched_this_round_may_be_used_later_in_it() -> None:
    t = alone(card=3)
    learn(t, "timenautics")
    assert t.asked().kind == "timenautics"
    t.say("1")
    assert (t.coins(0), season(t)) == (15 + 7, 3)


def test_one_level_of_a_technology_a_round() -> None:
    t = alone("tokens 0: coal-any 2", science="economicus 3", card=5)
    t.say("5", "any", "green")
    t.paint("1: c1")
    t.say("any", "green")
    t.paint("1: d1")
    t.paint("1: a2 b2 c2 a3 a4")
    assert t.asked().kind == "economicus"
    t.say("2")
    assert used(t) == [("economicus", 2)]
    assert over(t), "and not once more"


def test_in_the_next_round_it_may_be_used_again() -> None:
    t = alone(science="timenautics 1", card=3)
    passed(t)
    t.say("1")
    passed(t)
    t.say("1")
    assert used(t) == [("timenautics", 1)] * 2
    assert season(t) == 5


def test_different_technologies_combine_in_a_round() -> None:
    t = alone(RED, science="auctionis 1, re-color 1, transforming 1, expancing 1", card=3)
    t.say("5", "1", "5", "1-green")
    t.paint("1: c1 d1 e1 e2 e3")
    assert used(t) == [("auctionis", 1), ("transforming", 1), ("re-color", 1)]
    assert t.coins(0) == 15 + 5 - 5 - 3 - 3


def test_no_technology_must_be_used() -> None:
    t = alone(science="auctionis 3, re-color 3, timenautics 3", card=3)
    assert kinds(t, "5", "no", "no", "no", "no") == ["bid", "auctionis", "re-color", "island", "timenautics"]
    assert used(t) == []
    assert t.coins(0) == 10


# -- Expancing


def test_expancing_1_paints_any_three_squares_on_the_first_island_in_the_season_colour() -> None:
    t = alone(RED, card=3)
    learn(t, "expancing")
    assert t.offered() == {"no", "3"}
    t.say("3")
    assert t.islands_offered() == {"1"}
    assert {"1: c1 d1 e1", "1: c1 d1 c2", "1: a2 b2 c2", "1: c1 c2 c3"} <= t.places(), "straight or bent"
    t.paint("1: c1 d1 e1")
    assert t.painted(0, 1) == {"b1": "green", "c1": "red", "d1": "red", "e1": "red"}


def test_expancing_2_paints_any_five_squares_on_the_second_island() -> None:
    t = alone([WIDE, WIDE], BLUE, science="expancing 1", card=3)
    learn(t, "expancing")
    assert t.offered() == {"no", "5"}
    t.say("5")
    assert t.islands_offered() == {"2"}
    t.paint("2: a2 b2 a3 b3 a4")
    assert list(t.painted(0, 2).values()).count("blue") == 5
    assert len(t.painted(0, 1)) == 1


def test_expancing_3_paints_three_and_five_squares_on_the_third_island() -> None:
    t = alone([WIDE, WIDE, WIDE], science="expancing 2", card=3)
    learn(t, "expancing")
    assert t.offered() == {"no", "3", "5"}
    t.say("3")
    assert t.islands_offered() == {"3"}
    t.paint("3: c1 d1 e1")
    assert t.offered() == {"no", "5"}
    t.say("5")
    assert t.islands_offered() == {"3"}
    t.paint("3: a2 b2 c2 d2 e2")
    assert len(t.painted(0, 3)) == 9
    assert over(t)


def test_the_two_forms_of_level_3_may_come_in_any_order() -> None:
    t = alone([WIDE, WIDE, WIDE], science="expancing 2", card=3)
    learn(t, "expancing")
    t.say("5")
    t.paint("3: a2 b2 c2 d2 e2")
    t.say("3")
    t.paint("3: c1 d1 e1")
    assert len(t.painted(0, 3)) == 9


@pytest.mark.parametrize("first", ["3", "5"])
def test_each_form_of_level_3_may_be_given_up(first: str) -> None:
    t = alone([WIDE, WIDE, WIDE], science="expancing 2", card=3)
    learn(t, "expancing")
    t.say(first)
    t.paint("3: c1 d1 e1" if first == "3" else "3: a2 b2 c2 d2 e2")
    t.say("no")
    assert t.granted("gave-up") == ["expancing"]
    assert len(t.painted(0, 3)) == 1 + int(first)
    assert over(t)


@pytest.mark.parametrize("levels", [0, 1, 2])
def test_a_level_of_expancing_may_be_given_up_and_is_spent(levels: int) -> None:
    t = alone([WIDE, WIDE, WIDE], science=f"expancing {levels}", card=3)
    learn(t, "expancing")
    t.say("no")
    assert level(t, "expancing") == levels + 1
    assert over(t)
    assert t.coins(0) == 15, "still neither square nor income"


def test_expancing_must_be_used_at_once() -> None:
    t = alone(science="expancing 1", card=3)
    passed(t)
    t.say("roll", "pass")
    assert t.asked().kind == "research", "it asks for level 2 now, and nothing of level 1 is left"


def test_it_is_used_once_a_level_not_once_a_round() -> None:
    t = alone([WIDE, WIDE], card=3)
    learn(t, "expancing")
    t.say("3")
    t.paint("1: c1 d1 e1")
    learn(t, "expancing")
    t.say("5")
    assert t.islands_offered() == {"2"}


def test_the_nth_island_is_the_nth_that_was_begun() -> None:
    t = alone(
        [EMPTY, WIDE, EMPTY, WIDE],
        science="expancing 1",
        card=3,
    )
    learn(t, "expancing")
    t.say("5")
    assert t.islands_offered() == {"4"}, "begun second"
    assert t.refused("2") == "other-island"


def test_in_round_1_level_1_begins_the_first_island() -> None:
    t = alone([EMPTY, EMPTY, EMPTY, EMPTY], card=3)
    learn(t, "expancing")
    t.say("3")
    assert t.islands_offered() == {"1", "2", "3", "4"}, "any of them, it will be the first"
    t.say("3")
    assert t.offered() == {"b1", "a2"}, "from its Regular Harbor"
    t.say("a2", "a3", "a4")
    assert t.island(0, 3)["order"] == 1


def test_without_access_to_a_second_island_level_2_is_spent_for_nothing() -> None:
    t = alone([WIDE, EMPTY], science="expancing 1", card=3)
    learn(t, "expancing")
    assert t.granted("lapsed") == ["expancing"]
    assert level(t, "expancing") == 2
    assert (over(t), season(t)) == (True, 2)
    assert t.coins(0) == 15


def test_without_access_to_a_third_island_level_3_is_spent_for_nothing() -> None:
    t = alone([WIDE, WIDE, EMPTY], science="expancing 2", card=3)
    learn(t, "expancing")
    assert t.granted("lapsed") == ["expancing"]
    assert level(t, "expancing") == 3


def test_with_access_expancing_may_begin_the_nth_island() -> None:
    t = alone([WIDE, EMPTY, EMPTY, EMPTY], "access 0: regular 1", science="expancing 1", card=3)
    learn(t, "expancing")
    t.say("5")
    assert t.islands_offered() == {"2", "3", "4"}
    t.paint("4: a2 b2 c2 d2 e2")
    assert t.access(0) == (0, 0)
    assert t.island(0, 4)["order"] == 2


def test_access_to_a_third_island_is_no_access_to_the_second_that_is_begun() -> None:
    t = alone([WIDE, WIDE, EMPTY, EMPTY], "access 0: either 1", science="expancing 1", card=3)
    learn(t, "expancing")
    t.say("5")
    assert t.islands_offered() == {"2"}


def test_both_forms_of_level_3_are_on_the_island_that_the_first_of_them_began() -> None:
    t = alone([WIDE, WIDE, EMPTY, EMPTY], "access 0: either 2", science="expancing 2", card=3)
    learn(t, "expancing")
    t.say("3")
    assert t.islands_offered() == {"3", "4"}
    t.paint("4: b1 c1 d1")
    t.say("5")
    assert t.islands_offered() == {"4"}


def test_the_squares_must_hang_together_and_touch_paint() -> None:
    t = alone(card=3)
    learn(t, "expancing")
    t.say("3", "1")
    assert t.offered() == {"c1", "b2"}
    t.say("c1")
    assert t.offered() == {"d1", "c2"}, "side by side with what is chosen"
    t.say("c2")
    assert t.offered() == {"d1", "b2", "d2", "c3"}


def test_a_free_form_with_the_squares_of_an_outline_fills_it() -> None:
    outlined = """
    R g . . .
    1 1 . . .
    1 . . . .
    . . . . .
    L . . . S
    outlines: 1 green
    """
    t = alone(outlined, card=3)
    learn(t, "expancing")
    t.say("3")
    t.paint("1: a2 b2 a3")
    assert [(args["island"], args["own_colour"]) for args in t.told("outline-filled")] == [(1, True)]
    assert t.coins(0) == 25


def test_a_free_form_that_covers_more_than_the_outline_does_not_fill_it() -> None:
    outlined = """
    R g . . .
    1 1 . . .
    1 . . . .
    . . . . .
    L . . . S
    outlines: 1 green
    """
    t = alone([WIDE, outlined], science="expancing 1", card=3)
    learn(t, "expancing")
    t.say("5")
    t.paint("2: a2 b2 c2 a3 a4")
    assert t.told("outline-filled") == []


def test_what_a_free_form_surrounds_takes_effect() -> None:
    mine = """
    R g g . .
    . D g . .
    . . g . .
    . . . . .
    L . . . S
    """
    t = alone(mine, card=3)
    learn(t, "expancing")
    t.say("3")
    t.paint("1: a2 a3 b3")
    assert t.tokens(0) == {"gold-two": 1}


# -- Auctionis


def with_auctionis(levels: int, bid: int, rival: tuple[int, int]) -> IslandsTable:
    t = alone("coins 0: 30", science=f"auctionis {levels}", card=3, rival=rival)
    t.say(str(bid))
    return t


@pytest.mark.parametrize("bid", [3, 5, 6])
def test_auctionis_1_pays_5_for_winning_with_6_or_less(bid: int) -> None:
    t = with_auctionis(1, bid, (1, 1))
    assert t.offered() == {"no", "1"}
    t.say("1")
    assert earned(t) == [5]
    assert t.coins(0) == 30 + 5 - bid


@pytest.mark.parametrize("bid", [7, 8, 9])
def test_auctionis_2_pays_3_for_winning_with_7_8_or_9(bid: int) -> None:
    t = with_auctionis(2, bid, (1, 1))
    assert t.offered() == {"no", "2"}
    t.say("2")
    assert t.coins(0) == 30 + 3 - bid


@pytest.mark.parametrize("bid", [9, 10, 11])
def test_auctionis_3_pays_7_for_losing_with_9_or_more(bid: int) -> None:
    t = with_auctionis(3, bid, (6, 6))
    assert t.offered() == {"no", "3"}
    t.say("3")
    assert t.coins(0) == 30 + 7


@pytest.mark.parametrize(
    ("levels", "bid", "rival"),
    [(1, 7, (1, 1)), (1, 6, (6, 6)), (2, 10, (1, 1)), (2, 9, (6, 6)), (3, 10, (1, 1)), (3, 8, (6, 6)), (3, 6, (6, 1))],
)
def test_auctionis_pays_nothing_for_any_other_bid(levels: int, bid: int, rival: tuple[int, int]) -> None:
    assert with_auctionis(levels, bid, rival).asked().kind != "auctionis"


def test_who_makes_no_bid_has_not_lost_with_one() -> None:
    t = alone(science="auctionis 3", card=3)
    t.say("pass")
    assert t.asked().kind == "research"


def test_auctionis_comes_right_after_the_result_before_the_bid_is_paid() -> None:
    t = alone(science="auctionis 1", card=3)
    t.say("5")
    assert t.coins(0) == 15
    t.say("1")
    story = t.story("rival-rolled", "rival-bid", "auction-won", "technology-used", "earned", "spent")
    assert story == ["rival-rolled", "rival-bid", "auction-won", "technology-used", "earned", "spent"]


# -- Economicus


def test_economicus_1_pays_3_if_a_landmark_was_surrounded_this_round() -> None:
    t = alone(NEARLY, RED, "coins 0: 12", science="economicus 1", card=3)
    t.say("pass", "no")
    t.paint("1: e3")
    assert t.asked().kind == "economicus"
    assert t.offered() == {"no", "1"}
    t.say("1")
    assert t.coins(0) == 12 + 3 + 3


@pytest.mark.parametrize(
    ("landmark", "others"), [("R", "L S ."), ("S", "L R ."), ("L", "R S ."), *((kind, "R L S") for kind in "TCDV")]
)
def test_every_landmark_that_can_be_surrounded_counts(landmark: str, others: str) -> None:
    corner = f"""
    . g . . .
    . . . . .
    {others} . .
    . . . g g
    . . . . {landmark}
    """
    t = alone(corner, science="economicus 1", card=3)
    t.say("pass", "no")
    t.paint("1: d5")
    assert t.asked().kind == "economicus"


def test_sea_and_mountains_cannot_be_surrounded() -> None:
    t = alone(
        """
        R g . . .
        . . . . .
        . . . g g
        . . g g ~
        L . S . ^
        """,
        science="economicus 1",
        card=3,
    )
    t.say("pass", "no")
    t.paint("1: d5")
    assert over(t)


def test_a_landmark_surrounded_in_an_earlier_round_does_not_count() -> None:
    t = alone(NEARLY, RED, science="economicus 1", card=3)
    t.say("pass", "no")
    t.paint("1: e3")
    t.say("no", "roll", "pass", "no")
    t.paint("1: a3")
    assert over(t)


def squares_painted(levels: int, squares: int) -> IslandsTable:
    """After a round with a win in which so many squares, 5 to 7, were painted and nothing was surrounded."""
    t = alone("tokens 0: coal-season 2", science=f"economicus {levels}", card=5)
    t.say("5")
    for square in ("c1", "d1")[: squares - 5]:
        t.say("season")
        t.paint(f"1: {square}")
    if squares < 7:
        t.say("no")
    t.paint("1: b2 c2 d2 b3 b4")
    return t


def test_economicus_2_pays_3_for_five_squares_or_more() -> None:
    for squares in (5, 6, 7):
        t = squares_painted(2, squares)
        assert t.offered() == {"no", "2"}
        t.say("2")
        assert t.coins(0) == 10 + 3


def test_economicus_3_pays_5_for_seven_squares_or_more() -> None:
    t = squares_painted(3, 7)
    assert t.offered() == {"no", "2", "3"}
    t.say("3")
    assert t.coins(0) == 10 + 5


def test_six_squares_are_not_seven_and_four_are_not_five() -> None:
    assert "3" not in squares_painted(3, 6).offered()
    t = alone(science="economicus 3", card=4)
    t.say("4")
    t.paint("1: c1 b2 c2 c3")
    assert over(t)


def test_a_lower_level_does_not_pay_what_a_higher_one_would() -> None:
    t = squares_painted(1, 7)
    assert over(t), "seven squares are nothing to level 1"
    assert "3" not in squares_painted(2, 7).offered()


def test_the_squares_of_a_grove_count_for_economicus() -> None:
    t = alone(
        """
        R g . . .
        . . . . .
        . . . . .
        . . . g .
        L . S g G
        """,
        science="economicus 2",
        card=3,
        rival=(1, 1),
    )
    t.say("pass", "no")
    t.paint("1: e4")
    t.say("4", "green")
    t.paint("1: c1 b2 c2 c3")
    assert t.offered() == {"no", "1", "2"}


def test_economicus_is_allowed_in_a_research_round() -> None:
    t = alone([WIDE, WIDE], science="expancing 1, economicus 2", card=3)
    learn(t, "expancing")
    t.say("5")
    t.paint("2: a2 b2 c2 d2 e2")
    assert t.asked().kind == "economicus"
    t.say("2")
    assert t.coins(0) == 15 + 3


# -- Re-Color


def test_re_color_1_makes_the_shape_green_for_3() -> None:
    t = alone(RED, science="re-color 1", card=3)
    t.say("5")
    assert t.asked().kind == "re-color"
    assert t.offered() == {"no", "1-green"}
    t.say("1-green")
    t.paint("1: c1 d1 c2")
    assert t.painted(0, 1) == dict.fromkeys(["b1", "c1", "d1", "c2"], "green")
    assert t.coins(0) == 15 - 5 - 3


@pytest.mark.parametrize("colour", ["blue", "green", "red"])
def test_re_color_2_gives_the_shape_any_colour_for_5(colour: str) -> None:
    t = alone(RED, science="re-color 2", card=3)
    t.say("5")
    assert t.offered() == {"no", "1-green", "blue", "green", "red"}
    t.say(colour)
    t.paint("1: c1 d1 c2")
    assert t.painted(0, 1)["c1"] == t.painted(0, 1)["d1"] == colour
    assert t.coins(0) == 15 - 5 - 5


@pytest.mark.parametrize(("die", "colour"), [(1, "blue"), (2, "blue"), (3, "green"), (4, "green"), (5, "red")])
def test_re_color_3_rolls_the_colour_and_pays_5(die: int, colour: str) -> None:
    t = alone(RED, science="re-color 3", card=3, colour=[die])
    t.say("5")
    assert "random" in t.offered()
    t.say("random")
    assert t.told("colour-rolled") == [{"die": die, "colour": colour}]
    t.paint("1: c1 d1 c2")
    assert t.painted(0, 1)["d1"] == colour
    assert t.coins(0) == 15 - 5 + 5


def test_re_color_3_pays_even_if_the_shape_is_given_up() -> None:
    t = alone(science="re-color 3", card=3, colour=[6])
    t.say("5", "random", "no")
    assert t.granted("gave-up") == ["development-3"]
    assert t.coins(0) == 15 - 5 + 5


def test_re_color_3_pays_even_if_the_shape_has_no_place() -> None:
    t = alone([FULL, FULL, FULL, FULL], science="re-color 3", card=5)
    assert kinds(t, "5", "random") == ["bid", "re-color"]
    assert t.coins(0) == 15 - 5 + 5
    assert t.granted("lapsed") == ["development-5"]


def test_re_color_is_paid_from_what_is_left_after_the_bid() -> None:
    t = alone(RED, science="re-color 2", card=3)
    t.say("12")
    assert t.offered() == {"no", "1-green"}, "3 coins left: not 5"
    poor = alone("coins 0: 5", science="re-color 2", card=3)
    poor.say("3")
    assert poor.asked().kind == "island"


def test_re_color_needs_a_win() -> None:
    t = alone(RED, science="re-color 3", card=3, rival=(6, 6))
    assert kinds(t, "5", "no") == ["bid", "research"]
    assert t.asked().kind == "island"


def test_re_color_does_not_change_coal_or_groves() -> None:
    t = alone("tokens 0: coal-season 1", RED, science="re-color 1", card=3)
    assert kinds(t, "5", "season", "1", "c1", "1-green") == ["bid", "coal", "island", "square", "re-color"]
    assert t.painted(0, 1)["c1"] == "red"
    grove = alone(
        """
        R r . . .
        . . . . .
        . . . . .
        . . . r .
        L . S r G
        """,
        RED,
        science="re-color 3",
        card=3,
    )
    grove.say("pass", "no")
    grove.paint("1: e4")
    assert kinds(grove, "3", "blue") == ["shape", "colour"]
    assert grove.asked().kind == "island"


def test_re_color_follows_the_roll_of_card_1() -> None:
    t = alone(science="re-color 1", card=1, colour=[1])
    assert kinds(t, "5", "3", "1-green") == ["bid", "shape", "re-color"]
    assert t.told("colour-rolled") == [{"die": 1, "colour": "blue"}]
    t.paint("1: c1 d1 c2")
    assert t.painted(0, 1)["d1"] == "green"


def test_card_1_may_be_given_up_after_the_roll_so_that_re_color_3_pays_first() -> None:
    t = alone(science="re-color 3", card=1, colour=[1, 5])
    t.say("5")
    assert t.offered() == {"2", "3", "4", "5"}
    assert kinds(t, "3", "random", "no") == ["shape", "re-color", "island"]
    assert t.coins(0) == 15 - 5 + 5
    assert [args["colour"] for args in t.told("colour-rolled")] == ["blue", "red"]


def test_re_color_of_card_6_fixes_the_colour_that_one_could_have_chosen() -> None:
    t = alone(science="re-color 3", card=6, colour=[5])
    t.say("6", "random", "3")
    t.paint("1: c1 d1 c2")
    assert t.painted(0, 1)["d1"] == "red"


def test_both_halves_of_card_2_take_the_new_colour() -> None:
    t = alone(RED, science="re-color 2", card=2)
    t.say("5", "blue")
    t.paint("1: c1 d1")
    t.paint("1: a2 b2")
    assert t.painted(0, 1) == {"b1": "green", **dict.fromkeys(["c1", "d1", "a2", "b2"], "blue")}


# -- Re-Roll


def test_re_roll_1_rolls_the_auction_die_again_for_3() -> None:
    t = alone(science="re-roll 1", auction=6, reroll=[2])
    t.say("roll")
    assert t.asked().kind == "re-roll"
    assert t.offered() == {"no", "first"}
    t.say("first")
    assert t.coins(0) == 12
    assert t.view()["development"] == 2
    assert t.offered() == {"pass", *map(str, range(2, 13))}


@pytest.mark.parametrize(("die", "dice"), [("first", [1, 5]), ("second", [5, 1])])
def test_re_roll_1_rolls_one_of_carrambahs_dice_again(die: str, dice: list[int]) -> None:
    t = alone(science="re-roll 1", card=3, rival=(5, 5), reroll=[1])
    t.say("6")
    assert t.offered() == {"no", "first", "second"}
    assert t.told("rival-bid") == [], "there is no result yet"
    t.say(die)
    assert t.view()["rival"] == {"dice": dice, "bid": 6}
    assert t.view()["winner"] == 0
    assert t.coins(0) == 15 - 3 - 6


def test_re_roll_2_rolls_both_of_carrambahs_dice_again_for_3() -> None:
    t = alone(science="re-roll 2", card=3, rival=(5, 5), reroll=[1, 2])
    t.say("3")
    assert t.offered() == {"no", "first", "second", "both"}
    t.say("both")
    assert t.view()["rival"] == {"dice": [1, 2], "bid": 3}
    assert t.coins(0) == 15 - 3 - 3


def test_re_roll_2_is_for_no_other_roll() -> None:
    t = alone(science="re-roll 2", auction=3)
    t.say("roll")
    assert t.offered() == {"no", "first"}


@pytest.mark.parametrize(
    ("rival", "offered"),
    [((6, 5), {"first-six"}), ((5, 6), {"second-six"}), ((6, 6), {"first-six", "second-six"}), ((5, 5), set())],
)
def test_re_roll_3_rolls_a_six_again_and_pays_7(rival: tuple[int, int], offered: set[str]) -> None:
    t = alone(science="re-roll 3", card=3, rival=rival, reroll=[1])
    t.say("3")
    assert t.offered() == {"no", "first", "second", "both"} | offered
    if offered:
        word = sorted(offered)[0]
        t.say(word)
        assert t.coins(0) == 15 + 7
        assert t.view()["rival"]["dice"] == ([1, rival[1]] if word == "first-six" else [rival[0], 1])
        assert used(t) == [("re-roll", 3)]


def test_re_roll_3_works_on_the_auction_die_too() -> None:
    t = alone(science="re-roll 3", auction=6, reroll=[6])
    t.say("roll", "first-six")
    assert t.coins(0) == 22
    assert t.view()["development"] == 6


def test_the_rerolled_result_is_final() -> None:
    t = alone(science="re-roll 3", auction=6, reroll=[6], rival=(6, 6))
    t.say("roll", "first-six")
    assert t.asked().kind == "bid", "though it shows 6 again"
    t.say("6")
    assert t.asked().kind == "research", "and no other die may be rolled again this round"


def test_a_standing_bid_reserves_its_coins() -> None:
    t = alone("coins 0: 9", science="re-roll 2", card=3, rival=(5, 5))
    t.say("7")
    assert t.asked().kind == "research", "2 coins are left beside the bid"
    enough = alone("coins 0: 10", science="re-roll 2", card=3, rival=(5, 5), reroll=[1, 1])
    enough.say("7", "both")
    assert enough.coins(0) == 0
    assert enough.view()["winner"] == 0


def test_a_six_may_be_rolled_again_whatever_is_reserved() -> None:
    t = alone("coins 0: 7", science="re-roll 3", card=3, rival=(6, 5), reroll=[2])
    t.say("7")
    assert t.offered() == {"no", "first-six"}
    t.say("first-six")
    assert t.coins(0) == 7
    assert t.view()["winner"] == 0


def test_re_roll_works_on_the_colour_die_of_card_1() -> None:
    t = alone(science="re-roll 1", card=1, colour=[1], reroll=[5])
    assert kinds(t, "5", "no", "3", "first") == ["bid", "re-roll", "shape", "re-roll"]
    t.paint("1: c1 d1 c2")
    assert t.painted(0, 1)["d1"] == "red"
    assert t.coins(0) == 15 - 5 - 3


def test_re_roll_works_on_the_colour_die_of_a_grove() -> None:
    t = alone(
        """
        R g . . .
        . . . . .
        . . . . .
        . . . r .
        L . S g G
        """,
        science="re-roll 3",
        card=3,
        colour=[6],
        reroll=[2],
    )
    t.say("pass", "no")
    t.paint("1: e4")
    t.say("3")
    assert t.offered() == {"no", "first", "first-six"}
    t.say("first-six")
    t.paint("1: c1 d1 c2")
    assert t.painted(0, 1)["d1"] == "blue"
    assert t.coins(0) == 15 + 7 + 3


def test_re_roll_works_on_the_die_of_transforming() -> None:
    t = alone(science="re-roll 1, transforming 3", card=3, shape=2, reroll=[5])
    assert kinds(t, "5", "no", "random", "first") == ["bid", "re-roll", "transforming", "re-roll"]
    assert t.asked().args["shape"] == 5
    assert t.coins(0) == 15 - 5 + 5 - 3


def test_re_roll_is_not_offered_to_who_cannot_pay() -> None:
    t = alone("coins 0: 2", science="re-roll 2", auction=1)
    t.say("roll")
    assert t.asked().kind == "bid"


# -- Transforming


def test_transforming_1_makes_it_the_shape_of_card_5_for_3() -> None:
    t = alone(science="transforming 1", card=2)
    t.say("5")
    assert t.asked().kind == "transforming"
    assert t.offered() == {"no", "5"}
    t.say("5")
    assert t.asked().args["shape"] == 5
    t.paint("1: a2 b2 c2 a3 a4")
    assert len(t.painted(0, 1)) == 6
    assert t.coins(0) == 15 - 5 - 3


@pytest.mark.parametrize("shape", ["2", "3", "4"])
def test_transforming_2_makes_it_the_shape_of_card_2_3_or_4_for_7(shape: str) -> None:
    t = alone(science="transforming 2", card=5)
    t.say("5")
    assert t.offered() == {"no", "2", "3", "4", "5"}
    t.say(shape)
    assert t.asked().args["shape"] == int(shape)
    assert t.coins(0) == 15 - 5 - 7


def test_the_shape_of_card_2_are_two_dominoes() -> None:
    t = alone(science="transforming 2", card=5)
    t.say("5", "2")
    t.paint("1: c1 d1")
    t.paint("1: a2 b2")
    assert len(t.painted(0, 1)) == 5
    assert over(t)


@pytest.mark.parametrize("die", [2, 3, 4, 5])
def test_transforming_3_rolls_the_shape_and_pays_5(die: int) -> None:
    t = alone(science="transforming 3", card=3, shape=die)
    t.say("5")
    assert "random" in t.offered()
    t.say("random")
    assert t.told("shape-rolled") == [{"die": die}]
    assert t.asked().args["shape"] == die
    assert t.coins(0) == 15 - 5 + 5


@pytest.mark.parametrize("die", [1, 6])
def test_transforming_3_rolling_1_or_6_gives_any_shape_and_the_colour_stays(die: int) -> None:
    t = alone(RED, science="transforming 3", card=3, shape=die)
    t.say("5", "random")
    assert t.asked().kind == "shape"
    assert t.offered() == {"no", "2", "3", "4", "5"}
    t.say("4")
    t.paint("1: c1 b2 c2 c3")
    assert t.painted(0, 1)["c3"] == "red", "the season's, neither rolled nor chosen"
    assert t.told("colour-rolled") == []


def test_transforming_3_pays_even_if_the_shape_is_given_up() -> None:
    t = alone(science="transforming 3", card=3, shape=4)
    t.say("5", "random", "no")
    assert t.coins(0) == 15 - 5 + 5
    assert t.painted(0, 1) == {"b1": "green"}


def test_transforming_3_pays_even_if_the_shape_has_no_place() -> None:
    t = alone([FULL, FULL, FULL, FULL], science="transforming 3", card=5, shape=4)
    assert kinds(t, "5", "random") == ["bid", "transforming"]
    assert t.coins(0) == 15 - 5 + 5


def test_card_1_still_rolls_its_colour() -> None:
    t = alone(RED, science="transforming 1", card=1, colour=[2])
    assert kinds(t, "5", "5") == ["bid", "transforming"]
    assert t.told("colour-rolled") == [{"die": 2, "colour": "blue"}]
    assert t.asked().args == {"shape": 5, "colour": "blue", "half": 0}


def test_card_6_still_lets_you_choose_the_colour() -> None:
    t = alone(RED, science="transforming 1", card=6)
    assert kinds(t, "6", "5", "blue") == ["bid", "transforming", "colour"]
    assert t.asked().args == {"shape": 5, "colour": "blue", "half": 0}


@pytest.mark.parametrize("die", [1, 6])
def test_card_1_with_a_random_shape_chooses_it_and_then_rolls(die: int) -> None:
    t = alone(RED, science="transforming 3", card=1, shape=die, colour=[3])
    assert kinds(t, "5", "random", "4") == ["bid", "transforming", "shape"]
    assert t.told("colour-rolled") == [{"die": 3, "colour": "green"}]


def test_transforming_is_paid_from_what_is_left_after_the_bid() -> None:
    t = alone(science="transforming 2", card=3)
    t.say("9")
    assert t.offered() == {"no", "5"}, "6 coins left: not 7"
    poor = alone(science="transforming 2", card=3)
    poor.say("13")
    assert poor.asked().kind == "island"


def test_transforming_needs_a_win() -> None:
    t = alone(science="transforming 3", card=3, rival=(6, 6))
    assert kinds(t, "5", "no") == ["bid", "research"]
    assert t.asked().args["shape"] == 1


# -- Timenautics


def test_timenautics_1_skips_one_round_and_pays_7() -> None:
    t = alone(science="timenautics 1", card=3)
    passed(t)
    assert t.offered() == {"no", "1"}
    t.say("1")
    assert season(t) == 1 + 2
    assert t.coins(0) == 15 + 3 + 7


def test_timenautics_2_skips_two_rounds_and_pays_17() -> None:
    t = alone(science="timenautics 2", card=3)
    passed(t)
    assert t.offered() == {"no", "1", "2"}
    t.say("2")
    assert season(t) == 1 + 3
    assert t.coins(0) == 15 + 3 + 17


def test_timenautics_3_leaves_the_marker_after_a_win_with_exactly_14() -> None:
    t = alone(science="timenautics 3", card=3)
    t.say("14", "no")
    assert t.offered() == {"no", "1", "2", "3"}
    t.say("3")
    assert season(t) == 1
    assert t.coins(0) == 1
    assert t.view()["round"] == 2, "another round of the same season"


@pytest.mark.parametrize(("bid", "rival"), [("13", (1, 1)), ("15", (1, 1))])
def test_no_other_bid_will_do(bid: str, rival: tuple[int, int]) -> None:
    t = alone(science="timenautics 3", card=3, rival=rival)
    t.say(bid, "no")
    assert t.offered() == {"no", "1", "2"}


def test_a_bid_of_14_that_loses_will_not_do() -> None:
    t = alone("coins 0: 15", science="timenautics 3", card=6, rival=(6, 6))
    t.say("14")
    assert t.view()["winner"] == 0, "12 and 2 are 14: equal wins"
    lost = alone(
        "bid: 14",
        "bidder: 0",
        "pending: round seat=0 stage=6 amount=1",
        science="timenautics 3",
        card=6,
    )
    assert lost.asked().kind == "timenautics"
    assert lost.offered() == {"no", "1", "2"}


@pytest.mark.parametrize(
    ("start", "answer", "end"),
    [
        (24, "1", None),
        (23, "1", None),
        (22, "1", 24),
        (24, "2", None),
        (22, "2", None),
        (21, "2", 24),
        (24, "no", None),
    ],
)
def test_running_off_the_end_finishes_the_game(start: int, answer: str, end: int | None) -> None:
    t = alone(f"season: {start}", science="timenautics 2", card=3)
    passed(t)
    t.say(answer)
    assert t.game.over == (end is None)
    assert t.coins(0) == 18 + {"1": 7, "2": 17, "no": 0}[answer], "the coins come in any case"
    if end:
        assert season(t) == end


def test_level_3_on_the_last_space_plays_another_round() -> None:
    t = alone("season: 24", "round: 24", "coins 0: 30", science="timenautics 3", card=3, round=24, next_auction=5)
    t.say("14", "no", "3")
    assert not t.game.over
    assert (season(t), t.view()["round"]) == (24, 25)
    t.say("roll")
    assert t.view()["development"] == 5
    t.say("pass", "no", "no", "no")
    assert t.game.over


def test_timenautics_adjusts_the_season() -> None:
    t = alone("season: 5", science="timenautics 1", card=3)
    passed(t)
    t.say("1")
    assert t.view()["colour"] == "red", "space 7; space 6 would have been green"


def test_the_auction_die_of_the_next_round_is_the_same_however_far_the_marker_goes() -> None:
    cards = set()
    for answer in ("no", "1", "2"):
        t = alone(science="timenautics 2", card=3)
        passed(t)
        t.say(answer, "roll")
        cards.add(t.view()["development"])
    assert len(cards) == 1


# -- the order of a round


def test_the_order_of_a_round_with_re_roll_auctionis_and_transforming() -> None:
    t = alone(
        "tokens 0: coal-any 1",
        science="re-roll 3, auctionis 3, transforming 3",
        auction=1,
        rival=(2, 2),
        colour=[1],
    )
    words = ["roll", "no", "6", "no", "no", "no", "no", "3", "no", "no"]
    order = "roll re-roll bid re-roll auctionis coal transforming shape re-roll island"
    assert kinds(t, *words) == order.split()
    story = "auction bid rival-rolled rival-bid auction-won spent shape-chosen colour-rolled gave-up round"
    assert t.story() == story.split()


def test_the_order_of_a_round_with_re_color_economicus_and_timenautics() -> None:
    t = alone(
        "tokens 0: coal-any 1",
        RED,
        science="re-color 3, economicus 3, timenautics 3",
        card=1,
        colour=[1],
    )
    words = ["6", "any", "green", "1", "c1", "4", "no", "1", "c2", "r1", "2", "no"]
    order = "bid coal colour island square shape re-color island square turn economicus timenautics"
    assert kinds(t, *words) == order.split()


def test_the_order_of_a_round_with_a_lost_bid() -> None:
    t = alone(science="re-roll 3, auctionis 3, timenautics 3", card=3, rival=(6, 6))
    order = "bid re-roll auctionis research island timenautics roll"
    assert kinds(t, "10", "no", "no", "no", "no", "no", "roll") == order.split()


def test_the_order_of_a_round_with_research() -> None:
    t = alone([WIDE, WIDE], science="expancing 1, economicus 2, timenautics 1", card=3)
    words = ["pass", "expancing", "5", "2", "c1", "d1", "e1", "c2", "d2", "2", "1"]
    order = "bid research expancing island square square square square square economicus timenautics"
    assert kinds(t, *words) == order.split()
    assert t.story("researched", "painted", "technology-used", "round") == [
        "researched",
        "painted",
        "technology-used",
        "technology-used",
        "round",
    ]
