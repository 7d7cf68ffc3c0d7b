"""Chapter: landmarks and outlines. What surrounds them, what they give, and in which order."""

from typing import Final

import pytest

from senbazuru.kernel.state import OMNISCIENT
from tests.islands.table import BARE, BLUE, FULL, GREEN, RED, IslandsTable, at, dice, with_paint

ONE: Final = RED
DIFFERENT: Final = BLUE
"""The ring of a landmark is red but for one square, which these seasons paint."""


def ring(kind: str) -> str:
    """A landmark at c3, around which only d4 is left to paint."""
    regular, secret = "." if kind == "R" else "R", "." if kind == "S" else "S"
    return f"""
    {regular} . . . {secret}
    . r r r .
    . r {kind} r .
    . r r . .
    . . . . .
    """


def surround(kind: str, season: str, *lines: str) -> IslandsTable:
    """Everybody has passed, and the square of seat 0 surrounds a landmark."""
    t = at(ring(kind), season, *lines)
    t.everybody_passes()
    t.paint("1: d4")
    return t


# -- surrounded


@pytest.mark.parametrize("missing", ["b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"])
def test_a_landmark_is_surrounded_when_all_empty_squares_around_it_are_painted(missing: str) -> None:
    around = {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}
    t = at(
        with_paint(
            """
            R . . . S
            . . . . .
            . . D . .
            . . . . .
            . . . . .
            """,
            r=" ".join(around - {missing}),
        ),
        RED,
    )
    assert t.surrounded(0, 1, "c3") is None
    t.everybody_passes()
    t.paint(f"1: {missing}")
    assert t.surrounded(0, 1, "c3") == "one-colour"
    assert t.told("surrounded") == [{"one_colour": True, "island": 1, "landmark": "gold-mine", "square": "c3"}]
    assert t.tokens(0) == {"gold-two": 1}


def test_squares_further_away_do_not_matter() -> None:
    t = at(
        """
        R r r r r
        r r r r r
        r r D r r
        r r r . r
        r r r . S
        """,
        ONE,
    )
    t.everybody_passes()
    t.paint("1: d5")
    assert t.tokens(0) == {}
    assert t.surrounded(0, 1, "c3") is None
    t.say("no")
    t.everybody_passes()
    t.paint("1: d4")
    assert t.tokens(0) == {"gold-two": 1}


def test_other_landmarks_around_it_need_no_paint() -> None:
    t = at(
        """
        R . . . .
        . ~ ^ T .
        . r D S .
        . . V L .
        . . . . .
        """,
        ONE,
    )
    t.everybody_passes()
    t.paint("1: b4")
    assert t.tokens(0)["gold-two"] == 1, "two squares around it were empty, and both are painted"


@pytest.mark.parametrize(
    ("drawing", "last"),
    [
        ("D r . .\nr . . .\n. . . .\nR . . S\n", "b2"),
        (". . r D\n. . . r\n. . . .\nR . . S\n", "c2"),
        ("R . . S\n. . . .\nr . . .\nD r . .\n", "b3"),
        ("R . . S\n. . . .\n. . . r\n. . r D\n", "c3"),
        (". r D r\n. r . r\n. . . .\nR . . S\n", "c2"),
        ("R . . S\nr r . .\nD . . .\nr r . .\n", "b3"),
    ],
    ids=["a1", "d1", "a4", "d4", "top", "left"],
)
def test_the_edge_needs_no_paint(drawing: str, last: str) -> None:
    t = at(drawing, ONE)
    t.everybody_passes()
    t.paint(f"1: {last}")
    assert t.tokens(0) == {"gold-two": 1}


def test_the_opposite_edge_is_not_around_it() -> None:
    t = at(
        """
        . . . . . r r
        r . . . . r D
        . . . . . . r
        R . . . . . .
        S . . . . . .
        """,
        ONE,
    )
    t.everybody_passes()
    t.paint("1: f3")
    assert t.tokens(0) == {"gold-two": 1}, "neither a2 nor a3 counts"


@pytest.mark.parametrize("other", ["b2", "c2", "d2", "b3", "d3", "b4", "c4"])
def test_one_square_of_another_colour_makes_it_different_colours(other: str) -> None:
    around = {"b2", "c2", "d2", "b3", "d3", "b4", "c4"}
    t = at(
        with_paint(
            """
            R . . . S
            . . . . .
            . . D . .
            . . . . .
            . . . . .
            """,
            r=" ".join(around - {other}),
            g=other,
        ),
        RED,
    )
    t.everybody_passes()
    t.paint("1: d4")
    assert t.surrounded(0, 1, "c3") == "mixed"
    assert t.tokens(0) == {"gold-one": 1}


def test_other_landmarks_and_what_surrounds_them_do_not_make_the_colours_different() -> None:
    t = at(
        """
        R g g g S
        b r r r b
        b T D r b
        b r r . .
        . . . . .
        """,
        ONE,
    )
    t.everybody_passes()
    t.paint("1: d4")
    assert t.surrounded(0, 1, "c3") == "one-colour"


def test_a_landmark_gives_what_it_gives_once() -> None:
    t = surround("D", ONE)
    t.say("no")
    t.everybody_passes()
    t.paint("1: e4")
    assert t.tokens(0) == {"gold-two": 1}
    assert len(t.told("surrounded")) == 1


def test_one_painting_may_surround_several_landmarks() -> None:
    t = at(
        """
        R r r r S
        r D . C r
        r r r r r
        . . . . .
        """,
        ONE,
    )
    t.everybody_passes()
    t.paint("1: c2")
    assert t.tokens(0) == {"gold-two": 1, "coal-any": 1}
    assert {args["square"] for args in t.told("surrounded")} == {"b2", "d2"}


def test_landmarks_of_others_are_not_affected() -> None:
    t = at([ring("D")], [ring("D")], ONE)
    t.everybody_passes()
    t.paint("1: d4")
    assert (t.tokens(0), t.tokens(1)) == ({"gold-two": 1}, {})


@pytest.mark.parametrize("kind", "~^")
def test_sea_and_mountains_are_nothing_to_surround(kind: str) -> None:
    t = surround(kind, ONE)
    assert t.told("surrounded") == []
    assert (t.tokens(0), t.coins(0)) == ({}, 15 + 3)


# -- Lighthouse


@pytest.mark.parametrize(("season", "access"), [(ONE, (1, 0)), (DIFFERENT, (0, 1))])
def test_a_lighthouse_grants_access_to_one_new_island(season: str, access: tuple[int, int]) -> None:
    t = surround("L", season)
    assert t.access(0) == access
    assert t.told("access") == [{"either": access == (1, 0)}]


@pytest.mark.parametrize(("season", "starts"), [(ONE, {"b1", "a2", "d3", "c4"}), (DIFFERENT, {"b1", "a2"})])
def test_with_one_colour_from_either_harbour_with_different_ones_from_the_regular_only(
    season: str, starts: set[str]
) -> None:
    t = surround("L", season)
    t.say("no")
    t.everybody_passes()
    assert {place for place in t.places() if place[0] == "2"} == {f"2: {square}" for square in starts}


def test_lighthouses_of_several_islands_add_up() -> None:
    t = at([ring("L"), ring("L")], ONE)
    t.everybody_passes()
    t.paint("1: d4")
    t.say("no")
    t.everybody_passes()
    t.paint("2: d4")
    assert t.access(0) == (2, 0)


def test_access_may_be_used_by_the_very_next_painting() -> None:
    t = at(ring("L"), ONE, "tokens 0: coal-season 1", card=3)
    t.win(3)
    t.say("season")
    t.paint("1: d4")
    assert t.asked().source == "development-3"
    assert t.islands_offered() == {"1", "2", "3", "4"}


# -- harbours and temples


@pytest.mark.parametrize(("kind", "season", "points"), [
    ("R", ONE, 20), ("R", DIFFERENT, 10),
    ("S", ONE, 20), ("S", DIFFERENT, 10),
    ("T", ONE, 10), ("T", DIFFERENT, 5),
])  # fmt: skip
def test_harbours_and_temples_are_worth_points_by_their_colours(kind: str, season: str, points: int) -> None:
    t = at(ring(kind), season)
    assert t.worth(0, 1) == 0
    t.everybody_passes()
    t.paint("1: d4")
    assert t.worth(0, 1) == points
    assert t.coins(0) == 15 + 3, "points, no coins"


def test_the_other_landmarks_are_worth_no_points() -> None:
    for kind in "LGCDV":
        assert at(with_paint(ring(kind), r="d4")).worth(0, 1) == 0


# -- Coal Pit


@pytest.mark.parametrize(("season", "token"), [(ONE, "coal-any"), (DIFFERENT, "coal-season")])
def test_a_coal_pit_gives_a_token_by_its_colours(season: str, token: str) -> None:
    t = surround("C", season)
    assert t.tokens(0) == {token: 1}
    assert t.told("token") == [{"token": token, "gained": True}]


def test_the_winner_may_paint_a_square_for_each_coal_pit_token_after_paying_and_before_the_shape() -> None:
    t = at(with_paint(BARE, r="b1"), RED, "tokens 0: coal-any 1, coal-season 1", card=3)
    t.win(3)
    assert t.coins(0) == 15 - 3, "paid"
    assert t.asked().kind == "coal"
    assert t.offered() == {"no", "season", "any"}
    t.say("season")
    t.paint("1: c1")
    t.say("any", "blue")
    t.paint("1: d1")
    assert t.asked().source == "development-3"
    t.paint("1: a2 b2 b3")
    assert [args["colour"] for args in t.told("painted")] == ["red", "blue", "red"]
    assert t.story("spent", "coal-used", "painted") == ["spent", *["coal-used", "painted"] * 2, "painted"]


def test_coal_pits_are_used_in_any_order() -> None:
    t = at(with_paint(BARE, r="b1"), RED, "tokens 0: coal-any 2, coal-season 1", card=3)
    t.win(3)
    t.say("any", "green")
    t.paint("1: c1")
    t.say("season")
    t.paint("1: d1")
    assert t.offered() == {"no", "any"}
    t.say("any", "blue")
    t.paint("1: b2")
    assert t.asked().source == "development-3"
    assert [args["colour"] for args in t.told("painted")] == ["green", "red", "blue"]


@pytest.mark.parametrize("used", [0, 1, 2])
def test_each_coal_pit_may_be_forfeited(used: int) -> None:
    t = at(with_paint(BARE, r="b1"), "tokens 0: coal-season 3", card=3)
    t.win(3)
    for place in ["1: c1", "1: d1"][:used]:
        t.say("season")
        t.paint(place)
    t.say("no")
    assert t.asked().source == "development-3"
    assert len(t.told("painted")) == used


def test_a_coal_pit_stays_and_works_at_every_win() -> None:
    t = at(with_paint(BARE, r="b1"), "tokens 0: coal-season 1", card=3)
    t.win(3)
    t.say("season")
    t.paint("1: c1")
    assert t.tokens(0) == {"coal-season": 1}


@pytest.mark.parametrize("card", [1, 6])
def test_the_colour_of_a_coal_pit_is_that_of_its_token_not_of_the_card(card: int) -> None:
    t = at(with_paint(BARE, r="b1"), BLUE, dice(5), "tokens 0: coal-season 1", card=card)
    t.win(card)
    t.say("season")
    t.paint("1: c1")
    assert t.painted(0, 1)["c1"] == "blue"


def test_who_has_not_won_has_no_use_for_coal_pits() -> None:
    t = at(with_paint(BARE, r="b1"), "tokens 0: coal-any 2")
    t.everybody_passes()
    assert (t.asked().kind, t.asked().source) == ("island", "pass-card")


def test_coal_pits_may_be_used_even_if_the_shape_is_given_up_or_has_no_place() -> None:
    t = at(
        """
        R r r r
        r . . r
        r r r r
        r r r S
        """,
        "tokens 0: coal-season 1",
        card=4,
    )
    t.win(4)
    t.say("season")
    t.paint("1: b2")
    assert t.granted("lapsed") == ["development-4"]


def test_coal_pits_without_a_square_to_paint_are_not_asked_for() -> None:
    t = at(FULL, "tokens 0: coal-any 2, coal-season 1", card=3)
    t.win(3)
    assert t.seat() == 1
    t = at(
        """
        R r r r
        r . r r
        r r r r
        r r r S
        """,
        "tokens 0: coal-season 2",
        card=3,
    )
    t.win(3)
    t.say("season")
    t.paint("1: b2")
    assert t.seat() == 1


def test_a_coal_pit_token_gained_now_works_from_the_next_win() -> None:
    t = at(ring("C"), ONE, "tokens 0: coal-season 1", card=3)
    t.win(3)
    t.say("season")
    t.paint("1: d4")
    assert t.tokens(0) == {"coal-season": 1, "coal-any": 1}
    assert t.asked().source == "development-3", "the new token is not used at this win"
    t.say("no", "no")
    t.win(t.roll())
    assert t.asked().kind == "coal"
    assert t.offered() == {"no", "season", "any"}


def test_the_squares_of_coal_pits_are_actions_of_their_own_with_all_that_follows() -> None:
    t = at(ring("G"), ONE, "tokens 0: coal-season 2", card=4)
    t.win(4)
    t.say("season")
    t.paint("1: d4")
    assert (t.asked().kind, t.asked().source) == ("shape", "grove"), "before the second coal pit"
    t.say("no")
    assert t.asked().kind == "coal"


# -- Gold Mine


@pytest.mark.parametrize(("season", "token"), [(ONE, "gold-two"), (DIFFERENT, "gold-one")])
def test_a_gold_mine_gives_a_token_by_its_colours(season: str, token: str) -> None:
    t = surround("D", season)
    assert t.tokens(0) == {token: 1}
    assert t.told("token") == [{"token": token, "gained": True}]


@pytest.mark.parametrize(
    ("tokens", "income"),
    [
        ("gold-two 1", 5),
        ("gold-one 1", 4),
        ("gold-two 2, gold-one 3", 10),
        ("volcano 1", 2),
        ("volcano 3", 0),
        ("gold-two 1, volcano 1", 4),
        ("gold-two 1, volcano 5", 0),
        ("gold-two 2, volcano 5", 2),
    ],
)
def test_the_pass_card_pays_3_and_gold_mines_less_volcanoes(tokens: str, income: int) -> None:
    t = at(f"tokens 0: {tokens}")
    t.everybody_passes()
    t.say("no")
    assert t.coins(0) == 15 + income
    assert t.told("earned")[0] == {"coins": income, "why": "income"}


@pytest.mark.parametrize("volcanoes", [4, 9])
def test_an_income_is_never_below_nothing(volcanoes: int) -> None:
    t = at(f"tokens 0: volcano {volcanoes}")
    t.everybody_passes()
    t.say("no")
    assert t.coins(0) == 15


@pytest.mark.parametrize(("season", "income"), [(ONE, 5), (DIFFERENT, 4)])
def test_a_gold_mine_that_the_pass_square_surrounds_counts_for_that_same_income(season: str, income: int) -> None:
    t = surround("D", season)
    assert t.coins(0) == 15 + income


def test_the_winner_has_no_income() -> None:
    t = at("tokens 0: gold-two 2", card=3)
    t.win(3)
    t.say("no")
    assert t.coins(0) == 15 - 3


# -- Volcano

TWO_VOLCANOES: Final = """
R . . .
. V . .
. . V .
S . . L
"""


@pytest.mark.parametrize(("drawing", "tokens"), [(BARE, 0), (TWO_VOLCANOES, 2)], ids=["none", "two"])
def test_the_first_painting_on_an_island_takes_a_token_for_each_volcano_there(drawing: str, tokens: int) -> None:
    t = at([drawing])
    assert t.tokens(0) == {}
    t.everybody_passes()
    t.paint("1: b1")
    assert t.tokens(0).get("volcano", 0) == tokens
    assert t.coins(0) == 15 + 3 - tokens, "which counts for this very income"


def test_later_paintings_there_take_no_more_tokens() -> None:
    t = at(with_paint(TWO_VOLCANOES, r="b1"))
    assert t.tokens(0) == {"volcano": 2}
    t.everybody_passes()
    t.paint("1: c1")
    assert t.tokens(0) == {"volcano": 2}


def test_a_new_island_brings_its_own_volcanoes() -> None:
    t = at([ring("V"), TWO_VOLCANOES], "access 0: regular 1")
    t.everybody_passes()
    t.paint("2: b1")
    assert t.tokens(0) == {"volcano": 3}
    assert t.coins(0) == 15


def test_volcanoes_of_islands_not_begun_do_no_harm() -> None:
    t = at([with_paint(BARE, r="b1"), TWO_VOLCANOES, TWO_VOLCANOES, TWO_VOLCANOES])
    t.everybody_passes()
    t.paint("1: c1")
    assert t.coins(0) == 15 + 3


@pytest.mark.parametrize(("season", "coins"), [(ONE, 8), (DIFFERENT, 4)])
def test_a_volcano_takes_coins_from_the_richest_player_by_its_colours(season: str, coins: int) -> None:
    t = surround("V", season, "coins 0: 10", "coins 1: 20")
    assert t.tokens(0) == {}, "its token is returned"
    assert t.asked().kind == "victim"
    t.say("seat-1")
    assert t.told("erupted") == [{"owner": 1, "coins": coins}]
    assert (t.coins(0), t.coins(1)) == (10 + coins + 3, 20 - coins)


def test_only_the_richest_pays() -> None:
    t = surround("V", ONE, "players: 4", "coins 0: 1", "coins 1: 10", "coins 2: 12", "coins 3: 11")
    assert t.offered() == {"no", "seat-2"}
    t.say("seat-2")
    assert [t.coins(seat) for seat in range(4)] == [1 + 8 + 3, 10, 4, 11]


def test_of_several_equally_rich_one_chooses() -> None:
    t = surround("V", DIFFERENT, "players: 4", "coins 0: 1", "coins 1: 12", "coins 2: 3", "coins 3: 12")
    assert t.offered() == {"no", "seat-1", "seat-3"}
    t.say("seat-3")
    assert [t.coins(seat) for seat in range(4)] == [1 + 4 + 3, 12, 3, 8]


def test_who_is_as_rich_as_others_takes_from_one_of_those() -> None:
    t = surround("V", ONE, "players: 3", "coins 0: 9", "coins 1: 9", "coins 2: 8")
    assert t.offered() == {"no", "seat-1"}
    t.say("seat-1")
    assert [t.coins(seat) for seat in range(3)] == [9 + 8 + 3, 1, 8]


def test_who_alone_is_the_richest_gets_nothing_but_returns_the_token() -> None:
    t = surround("V", ONE, "coins 0: 10", "coins 1: 9")
    assert t.tokens(0) == {}
    assert t.told("token") == [{"token": "volcano", "gained": False}]
    assert t.seat() == 1, "nothing was asked"
    assert (t.coins(0), t.coins(1)) == (10 + 3, 9)
    assert t.told("erupted") == []


@pytest.mark.parametrize(("season", "purse", "taken"), [(ONE, 7, 7), (ONE, 8, 8), (DIFFERENT, 3, 3), (DIFFERENT, 5, 4)])
def test_a_poorer_purse_gives_all_it_has(season: str, purse: int, taken: int) -> None:
    t = surround("V", season, "coins 0: 2", f"coins 1: {purse}")
    t.say("seat-1")
    assert (t.coins(0), t.coins(1)) == (2 + taken + 3, purse - taken)


def test_where_there_is_nothing_to_take_nothing_is_asked() -> None:
    t = surround("V", ONE, "coins 0: 0", "coins 1: 0")
    assert t.seat() == 1
    assert t.tokens(0) == {}
    assert (t.coins(0), t.coins(1)) == (3, 0)


def test_one_may_take_nothing() -> None:
    t = surround("V", ONE, "coins 0: 2", "coins 1: 20")
    t.say("no")
    assert (t.coins(0), t.coins(1)) == (2 + 3, 20)
    assert t.tokens(0) == {}, "the token is returned all the same"


def test_a_volcano_that_the_pass_square_surrounds_costs_nothing_at_that_same_income() -> None:
    t = at([ring("V"), with_paint(TWO_VOLCANOES, r="b1")], ONE, "coins 0: 20")
    assert t.tokens(0) == {"volcano": 3}
    t.everybody_passes()
    t.paint("1: d4")
    assert t.tokens(0) == {"volcano": 2}
    assert t.coins(0) == 20 + 1


def test_the_purses_are_those_of_the_moment() -> None:
    # seat 0 wins and pays: that makes seat 1 the richest
    t = at(ring("V"), ONE, "tokens 0: coal-season 1, volcano 1", "coins 0: 18", "coins 1: 15", card=4)
    t.win(4)
    t.say("season")
    t.paint("1: d4")
    assert (t.asked().kind, t.offered()) == ("victim", {"no", "seat-1"})
    # with a lower price it would be seat 0
    t = at(ring("V"), ONE, "tokens 0: coal-season 1, volcano 1", "coins 0: 18", "coins 1: 15", card=2)
    t.win(2)
    t.say("season")
    t.paint("1: d4")
    assert t.asked().source == "development-2"


def test_a_volcano_works_at_once_so_the_order_of_turns_matters() -> None:
    rich, poor = ("coins 0: 12", "coins 1: 10")
    t = at([BARE], [ring("V")], ONE, rich, poor)
    t.everybody_passes()
    t.say("no")
    assert t.coins(0) == 12 + 3
    t.paint("1: d4")
    assert t.offered() == {"no", "seat-0"}
    t.say("seat-0")
    assert (t.coins(0), t.coins(1)) == (15 - 8, 10 + 8 + 3)


PAIR_OF_VOLCANOES: Final = """
R r r b S
r V . V r
r r r r r
. . . . .
"""
"""Painting c2 red surrounds b2 with one colour and d2 with different ones."""


def test_several_volcanoes_are_resolved_in_the_players_order() -> None:
    for first, second, coins in (("b2", 4, [12 + 3, 7, 10]), ("d2", 8, [12 + 3, 11, 6])):
        t = at(PAIR_OF_VOLCANOES, ONE, "players: 3", "coins 0: 0", "coins 1: 15", "coins 2: 14")
        t.everybody_passes()
        t.paint("1: c2")
        assert t.asked().kind == "volcano-order"
        assert t.offered() == {"b2", "d2"}
        t.say(first, "seat-1")
        assert t.asked().kind == "victim"
        assert t.asked().args["coins"] == second
        assert t.offered() == {"no", "seat-2"}, "the purses are compared anew"
        t.say("seat-2")
        assert [t.coins(seat) for seat in range(3)] == coins


def test_the_first_of_two_volcanoes_may_make_one_the_richest() -> None:
    t = at(PAIR_OF_VOLCANOES, ONE, "coins 0: 9", "coins 1: 15")
    t.everybody_passes()
    t.paint("1: c2")
    t.say("b2", "seat-1")
    assert t.seat() == 1, "17 to 7: the second takes nothing"
    assert (t.coins(0), t.coins(1)) == (17 + 3, 7)
    assert t.tokens(0) == {}


def test_both_volcanoes_may_take_from_the_same_purse() -> None:
    t = at(PAIR_OF_VOLCANOES, ONE, "coins 0: 0", "coins 1: 30")
    t.everybody_passes()
    t.paint("1: c2")
    t.say("d2", "seat-1", "seat-1")
    assert (t.coins(0), t.coins(1)) == (12 + 3, 18)


# -- Grove


def test_a_grove_surrounded_with_one_colour_paints_a_shape_of_cards_2_to_5_in_any_colour() -> None:
    t = at([ring("G"), with_paint(BARE, r="b1")], ONE)
    t.everybody_passes()
    t.paint("1: d4")
    assert (t.asked().kind, t.asked().source) == ("shape", "grove")
    assert t.asked().args["colour"] == "any"
    assert t.offered() == {"no", "2", "3", "4", "5"}
    t.say("4")
    assert t.offered() == {"blue", "green", "red"}
    t.say("green")
    t.paint("2: a2 b2 c2 b3")
    assert t.painted(0, 2) == {"b1": "red"} | dict.fromkeys(["a2", "b2", "c2", "b3"], "green")
    assert t.told("colour-rolled") == []


def test_a_grove_surrounded_with_different_colours_paints_in_a_random_colour() -> None:
    t = at([ring("G"), with_paint(BARE, r="b1")], DIFFERENT, dice(4))
    t.everybody_passes()
    t.paint("1: d4")
    assert t.asked().args["colour"] == "random"
    assert t.offered() == {"no", "2", "3", "4", "5"}
    assert t.told("colour-rolled") == [], "the shape is chosen before the roll"
    t.say("5")
    assert t.told("colour-rolled") == [{"die": 4, "colour": "green"}]
    t.paint("2: a2 b2 c2 c3 c4")
    assert t.painted(0, 2) == {"b1": "red"} | dict.fromkeys(["a2", "b2", "c2", "c3", "c4"], "green")


def test_after_the_roll_of_a_grove_one_may_still_give_up() -> None:
    t = surround("G", DIFFERENT, dice(4))
    t.say("3")
    assert "no" in t.offered()
    t.say("no")
    assert t.granted("gave-up") == ["grove"]
    assert t.seat() == 1


def test_a_grove_may_be_wasted() -> None:
    t = surround("G", ONE)
    t.say("no")
    assert t.granted("gave-up") == ["grove"]
    assert t.coins(0) == 15 + 3


def test_a_grove_with_nowhere_to_paint_is_wasted() -> None:
    t = at(
        """
        R r r r
        r G . r
        r r r r
        r r r S
        """,
        RED,
    )
    t.everybody_passes()
    t.paint("1: c2")
    assert t.granted("lapsed") == ["grove"]
    assert t.seat() == 1


def test_a_grove_is_used_right_after_the_painting_before_anything_else() -> None:
    t = surround("G", ONE)
    assert t.coins(0) == 15, "the income comes later"
    t.say("no")
    assert t.story("painted", "gave-up", "earned") == ["painted", "gave-up", "earned"]


def test_the_dominoes_of_a_grove_are_two_in_one_colour() -> None:
    t = surround("G", ONE)
    t.say("2", "blue")
    assert t.asked().args["half"] == 1
    t.paint("1: e3 e4")
    assert t.asked().args["half"] == 2
    assert "no" not in t.offered()
    t.paint("1: a2 a3")
    assert {t.painted(0, 1)[square] for square in ("e3", "e4", "a2", "a3")} == {"blue"}
    assert t.seat() == 1


def test_a_grove_may_paint_on_another_island_begun() -> None:
    t = at([ring("G"), with_paint(BARE, r="b1")], ONE)
    t.everybody_passes()
    t.paint("1: d4")
    t.say("3", "red")
    assert t.islands_offered() == {"1", "2"}


@pytest.mark.parametrize(
    ("access", "place", "left"), [("either 1", "2: c3 d3 c4", (0, 0)), ("either 1, regular 1", "2: b1 c1 b2", (1, 0))]
)
def test_a_grove_may_begin_a_new_island_with_stored_access(access: str, place: str, left: tuple[int, int]) -> None:
    t = at([ring("G")], ONE, f"access 0: {access}")
    t.everybody_passes()
    t.paint("1: d4")
    t.say("3", "blue")
    t.paint(place)
    assert t.access(0) == left
    assert t.island(0, 2)["order"] == 2


def test_a_grove_and_a_lighthouse_surrounded_at_once_the_grove_may_use_the_access() -> None:
    t = at(
        """
        R r r r S
        r G . L r
        r r r r r
        r r r r r
        """,
        ONE,
    )
    t.everybody_passes()
    t.paint("1: c2")
    assert t.access(0) == (1, 0)
    t.say("3", "blue")
    assert t.islands_offered() == {"2", "3", "4"}


def test_what_a_grove_paints_has_all_its_consequences() -> None:
    t = at(
        """
        R r r r r r S
        r G . . D r r
        r r r . . r r
        r r r r r r r
        """,
        ONE,
    )
    t.everybody_passes()
    t.paint("1: c2")
    t.say("3", "red")
    t.paint("1: d2 d3 e3")
    assert t.tokens(0) == {"gold-two": 1}
    assert t.coins(0) == 15 + 3 + 2


def test_groves_chain() -> None:
    t = at(
        """
        R r r r r r S
        r G . . G r r
        r r r . . r r
        r r r r r . .
        r r r r r . r
        """,
        ONE,
    )
    t.everybody_passes()
    t.paint("1: c2")
    t.say("3", "red")
    t.paint("1: d2 d3 e3")
    assert (t.asked().kind, t.asked().source) == ("shape", "grove")
    t.say("3", "blue")
    t.paint("1: f4 g4 f5")
    assert [args["colour"] for args in t.told("painted")] == ["red", "red", "blue"]
    assert t.seat() == 1


def test_the_chained_grove_has_the_colours_of_its_own_ring() -> None:
    chain = """
    R r r r r r S
    r G . . G r r
    r r r . . r r
    r r r r r . .
    r r r r r . r
    """
    t = at(chain, ONE, dice(1))
    t.everybody_passes()
    t.paint("1: c2")
    t.say("3", "green")
    t.paint("1: d2 d3 e3")
    assert t.asked().args["colour"] == "random", "its ring is red and green"


DEPTH: Final = """
R r r b S . .
r G . G r r r
r r r r r G .
. . . r r . .
. . . . . . .
"""
"""c2 surrounds the groves b2 (one colour) and d2 (different ones). g3, f4, g4 are left around f3, which is red."""


def test_several_groves_are_used_one_at_a_time_in_the_players_order() -> None:
    for first, colours in (("b2", ["any", "random"]), ("d2", ["random", "any"])):
        t = at(DEPTH, ONE)
        t.everybody_passes()
        t.paint("1: c2")
        assert t.asked().kind == "grove-order"
        assert t.offered() == {"b2", "d2"}
        t.say(first)
        seen = [t.asked().args["colour"]]
        t.say("no")
        seen.append(t.asked().args["colour"])
        assert seen == colours
        t.say("no")
        assert t.granted("gave-up") == ["grove", "grove"]
        assert t.seat() == 1


def test_a_grove_surrounded_by_a_grove_comes_before_the_next_one() -> None:
    t = at(DEPTH, ONE)
    t.everybody_passes()
    t.paint("1: c2")
    t.say("b2", "3", "red")
    t.paint("1: g3 f4 g4")
    assert t.surrounded(0, 1, "f3") == "one-colour"
    assert t.asked().args["colour"] == "any", "the one just surrounded"
    t.say("3", "blue")
    t.paint("1: c4 c5 d5")
    assert t.asked().args["colour"] == "random", "and now the second of the first two"
    t.say("no")
    assert t.seat() == 1


# -- Outline

OUTLINES: Final = {
    3: ("1: c2 d2 c3", """
        R r . . S
        . r 1 1 .
        . r 1 . .
        . . . . .
        outlines: 1 red
        """),
    4: ("1: c2 c3 d3 c4", """
        R r . . S
        . r 1 . .
        . r 1 1 .
        . r 1 . .
        outlines: 1 red
        """),
    5: ("1: c2 d2 e2 e3 e4", """
        R r . . S
        . r 1 1 1
        . r . . 1
        . . . . 1
        outlines: 1 red
        """),
}  # fmt: skip


@pytest.mark.parametrize("shape", OUTLINES)
@pytest.mark.parametrize(("season", "worth"), [(RED, 10), (GREEN, 5), (BLUE, 5)])
def test_an_outline_pays_coins_and_points_by_its_colour(shape: int, season: str, worth: int) -> None:
    place, drawing = OUTLINES[shape]
    t = at(drawing, season, card=shape)
    t.win(shape)
    t.paint(place)
    assert t.coins(0) == 15 - shape + worth
    assert t.worth(0, 1) == worth
    assert t.told("outline-filled") == [{"own_colour": worth == 10, "island": 1, "colour": "red"}]
    assert {"coins": worth, "why": "outline"} in t.told("earned")


@pytest.mark.parametrize("colour", ["blue", "green", "red"])
def test_every_outline_has_its_own_colour(colour: str) -> None:
    for season, painted in ((BLUE, "blue"), (GREEN, "green"), (RED, "red")):
        t = at(OUTLINES[3][1].replace("1 red", f"1 {colour}"), season, card=3)
        t.win(3)
        t.paint("1: c2 d2 c3")
        assert t.worth(0, 1) == (10 if painted == colour else 5)


def test_an_outline_painted_by_several_actions_pays_nothing() -> None:
    t = at(OUTLINES[3][1], RED)
    for place in ("1: c2", "1: d2", "1: c3"):
        t.everybody_passes()
        t.paint(place)
        t.say("no")
    assert t.told("outline-filled") == []
    assert t.coins(0) == 15 + 9
    assert t.worth(0, 1) == 0
    assert t.island(0, 1)["outlines"][0]["filled"] is None


def test_not_even_by_the_action_that_paints_the_rest_of_it() -> None:
    t = at(
        """
        R r . . S
        . r 1r 1 .
        . r 1 . .
        . . . . .
        outlines: 1 red
        """,
        RED,
        card=3,
    )
    t.win(3)
    t.paint("1: d2 c3 d3")
    assert t.told("outline-filled") == []
    assert t.worth(0, 1) == 0


def test_a_larger_shape_that_covers_an_outline_is_not_exactly_its_squares() -> None:
    t = at(OUTLINES[3][1], RED, card=5)
    t.win(5)
    t.paint("1: c2 d2 e2 c3 c4")
    assert {"c2", "d2", "c3"} <= set(t.painted(0, 1))
    assert t.told("outline-filled") == []
    assert t.coins(0) == 15 - 5


def test_the_same_shape_one_square_aside_fills_nothing() -> None:
    t = at(OUTLINES[3][1], RED, card=3)
    t.win(3)
    t.paint("1: c3 d3 c4")
    assert t.told("outline-filled") == []


def test_the_same_shape_turned_otherwise_fills_nothing() -> None:
    t = at(OUTLINES[3][1], RED, card=3)
    t.win(3)
    t.paint("1: c2 d2 d3")
    assert t.told("outline-filled") == []


def test_squares_of_outlines_are_painted_by_the_usual_rules() -> None:
    t = at(OUTLINES[3][1], RED)
    t.everybody_passes()
    assert {"1: c2", "1: c3"} <= t.places()
    assert "1: d2" not in t.places()


def test_two_outlines_are_filled_one_by_one() -> None:
    t = at(
        """
        R r 2 2 S
        . r 2 1 .
        . r 1 1 .
        . . . . .
        outlines: 1 blue, 2 red
        """,
        RED,
        card=3,
    )
    t.win(3)
    t.paint("1: c1 d1 c2")
    assert [outline["filled"] for outline in t.island(0, 1)["outlines"]] == [None, "own-colour"]
    assert t.coins(0) == 15 - 3 + 10


@pytest.mark.parametrize(("colour", "coins"), [("red", 10), ("blue", 5)])
def test_a_grove_may_fill_an_outline(colour: str, coins: int) -> None:
    t = at(
        """
        R r r r S
        r G . 1 1
        r r r 1 .
        . . . . .
        outlines: 1 red
        """,
        RED,
    )
    t.everybody_passes()
    t.paint("1: c2")
    t.say("3", colour)
    t.paint("1: d2 e2 d3")
    assert t.coins(0) == 15 + coins + 3
    assert t.worth(0, 1) >= coins


@pytest.mark.parametrize("season", [RED, BLUE])
def test_a_free_form_may_fill_an_outline(season: str) -> None:
    t = at(OUTLINES[3][1], season, "players: 1", card=3)
    t.say("pass", "expancing", "3")
    t.paint("1: c2 d2 c3")
    assert t.coins(0) == 15 + (10 if season == RED else 5)
    assert t.worth(0, 1) == (10 if season == RED else 5)


def test_a_free_form_of_five_may_fill_an_outline_of_five() -> None:
    place, drawing = OUTLINES[5]
    t = at([with_paint(BARE, r="b1"), drawing], RED, "players: 1", "science: expancing 1", card=3)
    t.say("pass", "expancing", "5")
    t.paint("2" + place[1:])
    assert t.coins(0) == 15 + 10


# -- the order of what follows

EVERYTHING: Final = """
R 1 1 1 V
^ 1 C D ^
L 1 G ^ ^
^ ^ ^ ^ S
outlines: 1 red
"""
"""One shape of card 5 begins this island, fills its outline and surrounds all there is."""
SHAPE: Final = "2: b1 c1 d1 b2 b3"


def test_the_order_of_what_follows_a_painting() -> None:
    t = at([FULL, EVERYTHING], RED, "access 0: regular 1", "coins 0: 15", "coins 1: 15", card=5)
    t.win(5)
    t.paint(SHAPE)
    # the island has its volcano token, which the volcano has already returned; lighthouse, coal and gold have given
    assert t.tokens(0) == {"coal-any": 1, "gold-two": 1}
    assert t.access(0) == (1, 0)
    # now the volcano, before the outline pays
    assert t.asked().kind == "victim"
    assert t.coins(0) == 10
    t.say("seat-1")
    # then the outline, before the grove
    assert (t.asked().kind, t.asked().source) == ("shape", "grove")
    assert (t.coins(0), t.coins(1)) == (10 + 8 + 10, 15 - 8)
    t.say("no")
    story = [
        (event.kind, event.args.get("token") or event.args.get("why"), event.args.get("gained"))
        for event in t.game.events(OMNISCIENT)
        if event.kind in ("painted", "island-begun", "token", "access", "erupted", "earned", "gave-up")
    ]
    assert story[:3] == [("painted", None, None), ("island-begun", None, None), ("token", "volcano", True)]
    assert set(story[3:6]) == {("token", "coal-any", True), ("token", "gold-two", True), ("access", None, None)}
    assert story[6:] == [
        ("token", "volcano", False),
        ("erupted", None, None),
        ("earned", "volcano", None),
        ("earned", "outline", None),
        ("gave-up", None, None),
    ]


def test_outline_coins_come_too_late_to_make_one_the_richest_for_a_volcano() -> None:
    t = at([FULL, EVERYTHING], RED, "access 0: regular 1", "coins 0: 15", "coins 1: 15", card=5)
    t.win(5)
    t.paint(SHAPE)
    assert t.offered() == {"no", "seat-1"}, "10 to 15, though the outline will make it 20"


def test_outline_coins_come_in_time_for_the_volcano_of_a_grove() -> None:
    t = at(
        """
        R r r r r S
        r G 1 1 V .
        r r 1 r . .
        . . . . . .
        outlines: 1 red
        """,
        RED,
        "coins 0: 12",
        "coins 1: 15",
        card=3,
    )
    t.win(3)
    t.paint("1: c2 d2 c3")
    assert t.coins(0) == 12 - 3 + 10
    t.say("3", "red")
    t.paint("1: f2 e3 f3")
    assert t.surrounded(0, 1, "e2") == "one-colour"
    assert t.seat() == 1, "19 to 15: who alone is the richest takes nothing"


def test_a_volcano_comes_before_a_grove_of_the_same_painting() -> None:
    t = at(
        """
        R r r r S
        r V . G r
        r r r r r
        . . . . .
        """,
        ONE,
        "coins 1: 20",
    )
    t.everybody_passes()
    t.paint("1: c2")
    assert t.asked().kind == "victim"
    t.say("seat-1")
    assert (t.asked().kind, t.asked().source) == ("shape", "grove")


def test_a_lighthouse_comes_before_a_grove_of_the_same_painting() -> None:
    t = at([FULL, EVERYTHING], RED, "access 0: regular 1", card=5)
    t.win(5)
    t.paint(SHAPE)
    t.say("no")
    t.say("3", "green")
    assert t.islands_offered() == {"3", "4"}, "by the access that the Lighthouse has just granted"


def test_a_new_island_whose_volcano_is_surrounded_at_once_takes_its_token_and_returns_it() -> None:
    t = at([FULL, EVERYTHING], RED, "access 0: regular 1", card=5)
    t.win(5)
    t.paint(SHAPE)
    volcano = [args["gained"] for args in t.told("token") if args["token"] == "volcano"]
    assert volcano == [True, False]


def test_gold_counts_before_volcanoes_when_an_income_would_fall_below_nothing() -> None:
    t = at("tokens 0: gold-one 1, volcano 4")
    t.everybody_passes()
    t.say("no")
    assert t.coins(0) == 15 + 0
    t = at("tokens 0: gold-two 1, volcano 4")
    t.everybody_passes()
    t.say("no")
    assert t.coins(0) == 15 + 1


def test_what_a_grove_of_the_pass_square_completes_counts_for_that_same_income_too() -> None:
    t = at(
        """
        R r r r r r S
        r G . . D r r
        r r r . . b r
        r r r r r r r
        """,
        ONE,
    )
    t.everybody_passes()
    t.paint("1: c2")
    t.say("3", "red")
    t.paint("1: d2 d3 e3")
    assert t.tokens(0) == {"gold-one": 1}
    assert t.coins(0) == 15 + 3 + 1
