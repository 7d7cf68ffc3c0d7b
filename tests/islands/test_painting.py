"""Chapter: painting. Where squares may be painted, in which colour, and in what forms."""

from typing import Final

import pytest

from senbazuru.islands.engine import shapes
from tests.islands.table import BARE, BLUE, FULL, GREEN, RED, at, dice, with_paint

ISLANDS: Final = (1, 2, 3, 4)
CARDS: Final = (1, 2, 3, 4, 5, 6)
SEASONS: Final = [(GREEN, "green"), (RED, "red"), (BLUE, "blue")]

OPEN: Final = """
. . . . . . .
. . . . . . .
. . . . . . .
. . S R L . .
. . . . . . .
. . . . . . .
. . . . . . .
"""
"""Every border square is empty."""

AT_REGULAR: Final = {"b1 c1", "b1 b2", "a2 b2", "a2 a3"}
AT_SECRET: Final = {"d2 d3", "c3 d3", "c3 c4", "b4 c4"}
"""Dominoes that touch a harbour of a bare island."""


def on(islands: tuple[int, ...], squares: set[str]) -> set[str]:
    """The same squares on each of some islands."""
    return {f"{island}: {names}" for island in islands for names in squares}


# -- only empty squares


def test_only_empty_squares_are_painted_never_landmarks_nor_paint() -> None:
    t = at("""
        R r . ~
        . T r .
        g . ^ .
        . . L S
    """)
    t.everybody_passes()
    assert t.places() == {"1: c1", "1: a2", "1: d2", "1: b3", "1: a4"}


def test_a_shape_overlaps_neither_landmarks_nor_paint_nor_the_edge() -> None:
    t = at(
        """
        R r . ~
        . T r .
        g . ^ .
        . . L S
        """,
        card=3,
    )
    t.win(3)
    assert t.places() == {"1: b3 a4 b4"}


@pytest.mark.parametrize("kind", "~^RSLTGCDV")
def test_no_landmark_of_any_kind_is_painted(kind: str) -> None:
    first, last = ("." if kind == "R" else "R"), ("." if kind == "S" else "S")
    t = at(f"""
        {first} r r r
        r r {kind} .
        r r r r
        r r r {last}
    """)
    t.everybody_passes()
    left = {"1: d2"} | ({"1: a1"} if kind == "R" else set()) | ({"1: d4"} if kind == "S" else set())
    assert t.places() == left


# -- one colour, one island


@pytest.mark.parametrize(("season", "colour"), SEASONS)
def test_all_squares_of_one_painting_have_one_colour(season: str, colour: str) -> None:
    t = at(season, card=5)
    t.win(5)
    t.paint("2: b1 c1 d1 b2 b3")
    assert t.painted(0, 2) == dict.fromkeys(["b1", "c1", "d1", "b2", "b3"], colour)


def test_a_whole_shape_lies_on_one_island() -> None:
    one_left = with_paint(BARE, r="b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 b4")
    t = at([one_left, one_left, one_left], card=3)
    t.win(3)
    assert t.granted("lapsed") == ["development-3"], "three squares are left, but each on an island of its own"
    t.say("no")
    t.everybody_passes()
    assert t.places() == {"1: c4", "2: c4", "3: c4"}


# -- the first painting of the game


def test_the_first_square_of_the_game_touches_the_regular_harbour_of_any_island() -> None:
    t = at()
    t.everybody_passes()
    assert t.places() == on(ISLANDS, {"b1", "a2"})


def test_the_first_shape_of_the_game_touches_the_regular_harbour_with_at_least_one_square() -> None:
    t = at(card=5)
    t.win(5)
    assert t.places() == on(ISLANDS, {"b1 c1 d1 b2 b3", "b1 c1 d1 d2 d3", "b1 b2 b3 c3 d3", "a2 b2 c2 c3 c4"})


def test_the_first_painting_never_begins_at_the_secret_harbour() -> None:
    walled = """
    R ^ . .
    ^ . . .
    . . . .
    L . . S
    """
    t = at([walled, walled, BARE, walled], card=3)
    t.win(3)
    assert t.islands_offered() == {"3"}
    assert not {place for place in t.places() if "b1" not in place and "a2" not in place}


def test_a_harbour_is_touched_side_by_side_not_corner_to_corner() -> None:
    t = at("""
        ^ ^ . .
        ^ R . .
        ^ ^ . .
        L . . S
    """)
    t.everybody_passes()
    assert {place for place in t.places() if place.startswith("1")} == {"1: c2"}


def test_the_first_painting_needs_no_access_and_begins_one_island_only() -> None:
    t = at()
    assert t.access(0) == (0, 0)
    t.everybody_passes()
    t.paint("3: b1")
    assert t.access(0) == (0, 0)
    assert t.told("island-begun") == [{"island": 3, "order": 1}]
    t.say("no")
    t.everybody_passes()
    assert t.islands_offered() == {"3"}


def test_every_player_has_a_first_painting() -> None:
    t = at(card=4)
    t.win(4)
    t.paint("1: b1 c1 d1 c2")
    assert t.seat() == 1
    assert t.places() == on(ISLANDS, {"b1", "a2"})


# -- later paintings


def test_on_an_island_begun_a_painting_touches_paint_side_by_side_not_corner_to_corner() -> None:
    t = at("""
        R . . . S
        . . . . .
        . . b . .
        . . . . .
        L . . . .
    """)
    t.everybody_passes()
    assert t.places() == {"1: c2", "1: b3", "1: d3", "1: c4"}


def test_one_touching_square_of_a_shape_is_enough_and_a_corner_is_not() -> None:
    t = at(
        """
        R . . . S
        . . . . .
        . . b . .
        . . . . .
        L . . . .
        """,
        card=3,
    )
    t.win(3)
    places = t.places()
    assert "1: c1 d1 c2" in places
    assert "1: d1 d2 e2" not in places, "d2 meets the painted c3 only corner to corner"
    assert "1: b1 c1 b2" not in places
    touching = {"c2", "b3", "d3", "c4"}
    assert all(touching & set(place.split()[1:]) for place in places)


def test_the_harbour_of_an_island_begun_is_no_place_to_begin_again() -> None:
    t = at(with_paint(BARE, r="c3"))
    t.everybody_passes()
    assert not {"1: b1", "1: a2"} & t.places()
    assert not {"1: d3", "1: c4"} - t.places(), "they touch the painted square"


def test_it_does_not_matter_in_which_colour_the_neighbour_is() -> None:
    t = at(with_paint(BARE, b="b1", g="d1", r="b4"), GREEN)
    t.everybody_passes()
    assert t.places() == {"1: c1", "1: b2", "1: d2", "1: b3", "1: c4"}


def test_one_cannot_just_switch_to_another_island() -> None:
    t = at(with_paint(BARE, r="b1"))
    t.everybody_passes()
    assert t.islands_offered() == {"1"}
    assert t.refused("2") == "no-access"


def test_of_several_islands_begun_any_may_be_chosen() -> None:
    t = at([with_paint(BARE, r="b1"), BARE, with_paint(BARE, r="d3")])
    t.everybody_passes()
    assert t.places() == {"1: c1", "1: b2", "3: d2", "3: c3"}


# -- access to a new island


def test_without_access_no_new_island() -> None:
    t = at(FULL, card=3)
    t.win(3)
    assert t.granted("lapsed") == ["development-3"]


def test_with_access_from_the_regular_harbour_only_the_secret_one_does_not_count() -> None:
    t = at(FULL, "access 0: regular 1")
    t.everybody_passes()
    assert t.places() == on((2, 3, 4), {"b1", "a2"})


def test_with_access_from_either_harbour_both_count() -> None:
    t = at(FULL, "access 0: either 1")
    t.everybody_passes()
    assert t.places() == on((2, 3, 4), {"b1", "a2", "d3", "c4"})


def test_a_shape_begins_an_island_with_any_of_its_squares() -> None:
    t = at(FULL, "access 0: either 1", card=4)
    t.win(4)
    touching = {"b1", "a2", "d3", "c4"}
    assert all(touching & set(place.split()[1:]) for place in t.places())
    assert {"2: b1 c1 d1 c2", "2: c2 b3 c3 c4", "3: d1 c2 d2 d3"} <= t.places()


def test_access_does_not_close_the_islands_begun() -> None:
    t = at(with_paint(BARE, r="b1"), "access 0: regular 1")
    t.everybody_passes()
    assert t.islands_offered() == {"1", "2", "3", "4"}
    t.paint("2: a2")
    t.say("no")
    t.everybody_passes()
    assert t.islands_offered() == {"1", "2"}


@pytest.mark.parametrize(
    ("access", "start", "left"),
    [
        ("regular 1", "2: b1", (0, 0)),
        ("either 1", "2: b1", (0, 0)),
        ("either 1", "2: d3", (0, 0)),
        ("either 2", "2: c4", (1, 0)),
        ("either 1, regular 1", "2: b1", (1, 0)),
        ("either 1, regular 1", "3: a2", (1, 0)),
        ("either 1, regular 1", "2: d3", (0, 1)),
        ("either 1, regular 2", "4: c4", (0, 2)),
        ("either 2, regular 1", "4: b1", (2, 0)),
    ],
)
def test_a_start_at_the_regular_harbour_spends_the_narrower_access_first(
    access: str, start: str, left: tuple[int, int]
) -> None:
    t = at(FULL, f"access 0: {access}")
    t.everybody_passes()
    t.paint(start)
    assert t.access(0) == left


BETWEEN: Final = """
R . . S
. . . .
. . . .
L . . .
"""


@pytest.mark.parametrize(
    ("access", "left"), [("either 1, regular 1", (1, 0)), ("either 1", (0, 0)), ("regular 1", (0, 0))]
)
def test_a_start_that_touches_both_harbours_also_spends_the_narrower_access_first(
    access: str, left: tuple[int, int]
) -> None:
    t = at([FULL, BETWEEN], f"access 0: {access}", card=3)
    t.win(3)
    t.paint("2: b1 c1 b2")
    assert t.access(0) == left


def test_a_painting_on_an_island_begun_spends_no_access() -> None:
    t = at([with_paint(BARE, r="b1")], "access 0: either 1, regular 1")
    t.everybody_passes()
    t.paint("1: c1")
    assert t.access(0) == (1, 1)


def test_each_access_is_to_a_single_new_island() -> None:
    t = at(FULL, "access 0: either 1")
    t.everybody_passes()
    t.paint("2: d3")
    t.say("no")
    t.everybody_passes()
    assert t.places() == {"2: d2", "2: c3"}, "neither island 3 nor island 4"


def test_access_never_expires() -> None:
    t = at(with_paint(BARE, r="b1"), "access 0: either 1")
    for _ in range(23):
        t.everybody_passes()
        assert t.islands_offered() == {"1", "2", "3", "4"}
        t.say("no", "no")
    assert t.view()["season"] == 24
    t.everybody_passes()
    t.paint("4: d3")
    assert t.access(0) == (0, 0)


def test_islands_are_counted_in_the_order_in_which_they_were_begun() -> None:
    t = at([BARE, BARE, with_paint(BARE, r="b1")], "access 0: either 2")
    t.everybody_passes()
    t.paint("4: b1")
    t.say("no")
    t.everybody_passes()
    t.paint("1: d3")
    assert [t.island(0, island)["order"] for island in ISLANDS] == [3, None, 1, 2]


# -- shapes: rotated, never flipped

TURNS: Final = {
    1: {"X"},
    2: {"XX", "X/X"},
    3: {"XX/X.", "XX/.X", ".X/XX", "X./XX"},
    4: {"XXX/.X.", ".X/XX/.X", ".X./XXX", "X./XX/X."},
    5: {"XXX/X../X..", "XXX/..X/..X", "..X/..X/XXX", "X../X../XXX"},
}


def drawn(place: str) -> str:
    """The form of what would be painted."""
    cells = [(int(name[1]), ord(name[0])) for name in place.split()[1:]]
    rows, columns = sorted({row for row, _ in cells}), [column for _, column in cells]
    width = range(min(columns), max(columns) + 1)
    return "/".join("".join("X" if (row, column) in cells else "." for column in width) for row in rows)


@pytest.mark.parametrize("shape", TURNS)
def test_a_shape_may_be_turned_by_quarters_and_halves(shape: int) -> None:
    t = at(with_paint(OPEN, r="b2"), card=max(shape, 2))
    if shape == 1:
        t.everybody_passes()
    else:
        t.win(shape)
    assert {drawn(place) for place in t.places()} == TURNS[shape]


def test_every_turn_fits_where_only_that_turn_does() -> None:
    t = at(
        """
        R r . r r .
        r . . r . .
        r r r r r r
        r . . r . .
        r . r r r .
        S r r r r r
        """,
        card=3,
    )
    t.win(3)
    assert t.places() == {"1: c1 b2 c2", "1: f1 e2 f2", "1: b4 c4 b5", "1: e4 f4 f5"}


def test_shapes_never_flip() -> None:
    # all shapes of the cards look the same in a mirror, so one that does not must tell
    left, right = shapes._turns(["XX.", ".XX"]), shapes._turns([".XX", "XX."])
    assert left == [[0, 1, 9, 10], [0, 7, 8, 15]]
    assert right == [[0, 1, 7, 8], [0, 8, 9, 17]]
    hook = shapes._turns(["XXX", "X.."])
    assert hook == [[0, 1, 2, 8], [0, 1, 9, 17], [0, 6, 7, 8], [0, 8, 16, 17]]
    assert [0, 1, 2, 10] not in hook


# -- the edges


@pytest.mark.parametrize(
    ("painted", "beside"),
    [
        ("a1", {"b1", "a2"}),
        ("d1", {"c1", "e1", "d2"}),
        ("g1", {"f1", "g2"}),
        ("a4", {"a3", "b4", "a5"}),
        ("g4", {"g3", "f4", "g5"}),
        ("a7", {"a6", "b7"}),
        ("d7", {"c7", "e7", "d6"}),
        ("g7", {"f7", "g6"}),
    ],
)
def test_nothing_touches_around_the_edge(painted: str, beside: set[str]) -> None:
    t = at(with_paint(OPEN, r=painted))
    t.everybody_passes()
    assert t.places() == on((1,), beside)


@pytest.mark.parametrize("columns", [4, 5, 6, 7])
@pytest.mark.parametrize("shape", [2, 3, 4, 5])
def test_no_shape_goes_around_the_right_edge(columns: int, shape: int) -> None:
    rows = ["r " * columns for _ in range(7)]
    rows[0], rows[6] = "R " + "r " * (columns - 1), "r " * (columns - 1) + "S"
    for row in (1, 3, 5):
        rows[row] = "r " * (columns - 1) + "."
    for row in (2, 4):
        rows[row] = ". " + "r " * (columns - 1)
    t = at("\n".join(rows) + "\n", card=shape)
    t.win(shape)
    assert t.granted("lapsed") == [f"development-{shape}"], "every free square is alone in its corner of the map"


@pytest.mark.parametrize("columns", [4, 5, 6, 7])
def test_shapes_along_the_right_edge_end_there(columns: int) -> None:
    last, before = "abcdefg"[columns - 1], "abcdefg"[columns - 2]
    rows = ["R " + "r " * (columns - 1), "r " * (columns - 2) + ". .", ". " + "r " * (columns - 2) + "."]
    rows += ["r " * columns, "r " * (columns - 1) + "S"]
    t = at("\n".join(rows) + "\n", card=3)
    t.win(3)
    assert t.places() == {f"1: {before}2 {last}2 {last}3"}, "a3 is no neighbour of the last square above it"


@pytest.mark.parametrize("columns", [4, 7])
def test_no_shape_leaves_the_map_above_or_below(columns: int) -> None:
    rows = ["R . " + "r " * (columns - 2)] + ["r " * columns] * 5 + ["S . " + "r " * (columns - 2)]
    t = at("\n".join(rows) + "\n", card=2)
    t.win(2)
    assert t.granted("lapsed") == ["development-2"], "b1 and b7 are neighbours of nothing free"


# -- what has no place is not offered


def test_shapes_without_a_legal_place_are_not_offered() -> None:
    t = at(
        """
        R r r r
        r . . r
        r . r r
        r r r S
        """,
        card=6,
    )
    t.win(6)
    assert t.offered() == {"no", "3"}
    assert {word: t.refused(word) for word in "245"} == dict.fromkeys("245", "no-place")


def test_shapes_that_touch_nothing_are_not_offered() -> None:
    t = at(
        """
        R r ^ . . .
        . . ^ . . .
        ^ ^ ^ . . .
        L ^ . . . S
        """,
        card=6,
    )
    t.win(6)
    assert t.granted("lapsed") == ["development-6"], "beyond the mountains there is room for everything, but no paint"


def test_islands_without_a_legal_place_are_not_offered() -> None:
    t = at([with_paint(BARE, r="b1"), FULL], card=4)
    t.win(4)
    assert t.islands_offered() == {"1"}
    assert (t.refused("2"), t.refused("3")) == ("no-place", "no-access")


@pytest.mark.parametrize("card", CARDS)
def test_if_no_shape_has_a_place_the_action_lapses(card: int) -> None:
    t = at([FULL], card=card)
    t.win(card)
    assert t.seat() == 1
    assert t.granted("lapsed") == [f"development-{card}"]
    assert t.told("colour-rolled") == []
    assert t.coins(0) == 15 - card, "the bid is paid anyway"


def test_if_no_square_has_a_place_the_pass_card_still_pays() -> None:
    t = at([FULL])
    t.everybody_passes()
    assert t.seat() == 1
    assert t.coins(0) == 15 + 3


# -- card 2: two dominoes

DOMINO_AND_ONE: Final = """
R r r r r r
r . . . r r
r r r r r S
L r r r r r
"""
TWO_IN_A_ROW: Final = """
R r r r r r
r . . . . r
r r r r r S
L r r r r r
"""
FLAT: Final = """
R r r r
r . . r
r r r r
L r r S
"""
UPRIGHT: Final = """
R r r r
r r . r
r r . r
L r r S
"""


def test_both_dominoes_of_card_2_are_painted_in_the_season_colour() -> None:
    t = at(RED, card=2)
    t.win(2)
    t.paint("1: b1 c1")
    t.paint("1: a2 b2")
    assert t.painted(0, 1) == dict.fromkeys(["b1", "c1", "a2", "b2"], "red")
    assert t.seat() == 1


def test_the_dominoes_may_lie_on_different_islands_and_be_turned_differently() -> None:
    t = at([FLAT, UPRIGHT], BLUE, card=2)
    t.win(2)
    assert t.places() == {"1: b2 c2", "2: c2 c3"}
    t.paint("1: b2 c2")
    assert t.places() == {"2: c2 c3"}
    t.paint("2: c2 c3")
    assert [t.painted(0, 1)["b2"], t.painted(0, 2)["c3"]] == ["blue", "blue"]


def test_the_second_domino_follows_the_painting_rules_for_itself() -> None:
    t = at(with_paint(BARE, g="d1"), card=2)
    t.win(2)
    t.paint("1: b1 c1")
    assert "1: b2 c2" in t.places(), "beside the first domino"
    assert "1: c2 d2" in t.places(), "beside what was there before"
    assert "1: b3 c3" not in t.places(), "beside nothing"


def test_only_first_dominoes_are_offered_after_which_a_second_has_a_place() -> None:
    t = at(TWO_IN_A_ROW, card=2)
    t.win(2)
    assert t.places() == {"1: b2 c2", "1: d2 e2"}, "not c2 d2: no two squares would be left together"
    t.paint("1: d2 e2")
    assert t.places() == {"1: b2 c2"}


def test_the_second_domino_may_be_the_one_that_the_first_made_reachable() -> None:
    t = at(
        """
        R r ^ ^
        . . . .
        ^ ^ ^ ^
        L ^ ^ S
        """,
        card=2,
    )
    t.win(2)
    assert t.places() == {"1: a2 b2"}, "not b2 c2, after which two lone squares are left"
    t.paint("1: a2 b2")
    assert t.places() == {"1: c2 d2"}


def test_no_pair_of_dominoes_no_painting() -> None:
    t = at(DOMINO_AND_ONE, card=2)
    t.win(2)
    assert t.granted("lapsed") == ["development-2"]
    assert "painted" not in t.story()


def test_the_second_domino_is_compulsory() -> None:
    t = at(TWO_IN_A_ROW, card=2)
    t.win(2)
    assert "no" in t.offered()
    t.paint("1: b2 c2")
    assert t.seat() == 0
    assert t.asked().args["half"] == 2
    assert t.offered() == {"1"}


def test_between_the_dominoes_what_the_first_completed_is_resolved() -> None:
    t = at(
        """
        R r r r r r
        r D . . . .
        r r r r r S
        L r r r r r
        """,
        RED,
        card=2,
    )
    t.win(2)
    t.paint("1: c2 d2")
    assert t.tokens(0) == {"gold-two": 1}
    assert t.places() == {"1: e2 f2"}
    t.paint("1: e2 f2")
    assert t.story("painted", "token") == ["painted", "token", "painted"]


LIGHTHOUSE: Final = """
R r r r
r L . .
r r r r
r r r S
"""
"""A domino is left, and it surrounds the Lighthouse."""


def test_the_first_domino_can_open_the_island_for_the_second() -> None:
    t = at(LIGHTHOUSE, RED, card=2)
    t.win(2)
    assert t.places() == {"1: c2 d2"}
    t.paint("1: c2 d2")
    assert t.access(0) == (1, 0)
    assert t.places() == on((2, 3, 4), AT_REGULAR | AT_SECRET)
    t.paint("3: b4 c4")
    assert t.access(0) == (0, 0)


def test_an_island_opened_with_different_colours_is_begun_at_its_regular_harbour() -> None:
    t = at(LIGHTHOUSE, BLUE, card=2)
    t.win(2)
    t.paint("1: c2 d2")
    assert t.access(0) == (0, 1)
    assert t.places() == on((2, 3, 4), AT_REGULAR)


BY_SECRET_ONLY: Final = """
R . ^ .
. ^ . .
^ . . .
L . . S
"""
"""Beside the Regular Harbor there is no room for two squares."""


@pytest.mark.parametrize(("season", "offered"), [(RED, True), (GREEN, False), (BLUE, False)])
def test_whether_a_second_domino_exists_depends_on_the_colour_around_the_lighthouse(season: str, offered: bool) -> None:
    t = at([LIGHTHOUSE, *[BY_SECRET_ONLY] * 3], season, card=2)
    t.win(2)
    assert (t.granted("lapsed") == []) == offered
    assert (t.seat() == 0) == offered


def test_of_any_colour_only_those_are_offered_in_which_both_dominoes_have_a_place() -> None:
    t = at([LIGHTHOUSE, *[BY_SECRET_ONLY] * 3], GREEN, card=6)
    t.win(6)
    assert t.offered() == {"no", "2"}
    t.say("2")
    assert t.offered() == {"red"}


@pytest.mark.parametrize(("die", "offered"), [(1, False), (2, False), (3, False), (4, False), (5, True), (6, True)])
def test_a_random_colour_may_leave_the_pair_without_a_place(die: int, offered: bool) -> None:
    t = at([LIGHTHOUSE, *[BY_SECRET_ONLY] * 3], dice(die), card=1)
    t.win(1)
    assert t.offered() == {"no", "2"}
    t.say("2")
    assert (t.granted("lapsed") == []) == offered
    if offered:
        assert t.places() == {"1: c2 d2"}


ONE_DOMINO: Final = """
R . . ^
^ ^ ^ ^
^ ^ ^ S
L ^ ^ ^
"""
DOMINO_AND_LIGHTHOUSE: Final = """
R . . L
^ ^ ^ ^
^ ^ ^ S
^ ^ ^ ^
"""


def test_the_access_that_the_first_domino_spends_is_not_there_for_the_second() -> None:
    t = at([FULL, ONE_DOMINO, ONE_DOMINO, ONE_DOMINO], "access 0: regular 1", card=2)
    t.win(2)
    assert t.granted("lapsed") == ["development-2"]
    assert t.access(0) == (0, 1), "nothing was begun"


@pytest.mark.parametrize("access", ["regular 2", "either 1, regular 1", "either 2"])
def test_with_access_to_two_islands_each_domino_may_begin_one(access: str) -> None:
    t = at([FULL, ONE_DOMINO, ONE_DOMINO, ONE_DOMINO], f"access 0: {access}", card=2)
    t.win(2)
    assert t.places() == on((2, 3, 4), {"b1 c1"})
    t.paint("3: b1 c1")
    assert t.places() == on((2, 4), {"b1 c1"})
    t.paint("2: b1 c1")
    assert t.access(0) == (0, 0)


def test_a_domino_that_spends_access_and_gains_it_on_the_new_island_leaves_one_for_the_second() -> None:
    t = at([FULL, *[DOMINO_AND_LIGHTHOUSE] * 3], "access 0: regular 1", card=2)
    t.win(2)
    assert t.places() == on((2, 3, 4), {"b1 c1"})
    t.paint("2: b1 c1")
    assert t.access(0) == (1, 0)
    assert t.places() == on((3, 4), {"b1 c1"})


def test_even_the_first_domino_of_the_game_can_open_an_island() -> None:
    t = at([DOMINO_AND_LIGHTHOUSE] * 4, card=2)
    t.win(2)
    assert t.places() == on(ISLANDS, {"b1 c1"})
    t.paint("1: b1 c1")
    assert t.places() == on((2, 3, 4), {"b1 c1"})


def test_the_first_domino_of_the_game_must_leave_room_on_its_own_island_if_it_opens_none() -> None:
    t = at([ONE_DOMINO, BARE, ONE_DOMINO, ONE_DOMINO], card=2)
    t.win(2)
    assert t.islands_offered() == {"2"}


def test_what_a_grove_would_paint_does_not_make_a_pair() -> None:
    t = at(
        """
        R r r r
        r G . .
        r r r r
        r r L S
        """,
        RED,
        card=2,
    )
    t.win(2)
    assert t.granted("lapsed") == ["development-2"]


GROVE_BETWEEN: Final = """
R r r r r r
r G . . . .
r r r r . S
L r r r r r
"""


def test_a_second_domino_that_a_grove_has_left_without_a_place_is_lost() -> None:
    t = at(GROVE_BETWEEN, RED, card=2)
    t.win(2)
    t.paint("1: c2 d2")
    assert t.asked().source == "grove"
    assert t.offered() == {"no", "3"}
    t.say("3", "blue")
    t.paint("1: e2 f2 e3")
    assert t.granted("lapsed") == ["development-2"]
    assert t.seat() == 1


def test_if_the_grove_leaves_room_the_second_domino_is_still_compulsory() -> None:
    t = at(GROVE_BETWEEN, RED, card=2)
    t.win(2)
    t.paint("1: c2 d2")
    t.say("no")
    assert t.granted("gave-up") == ["grove"]
    assert t.asked().args["half"] == 2
    assert t.places() == {"1: e2 f2", "1: e2 e3"}
    assert "no" not in t.offered()


def test_a_grove_may_give_the_second_domino_a_place_that_the_first_did_not() -> None:
    t = at(
        [
            """
            R r r r r r
            r G . . . .
            r r r r . L
            r r r r r r
            S r r r r r
            """
        ],
        RED,
        card=2,
    )
    t.win(2)
    t.paint("1: c2 d2")
    t.say("3", "red")
    t.paint("1: e2 f2 e3")
    assert t.access(0) == (1, 0)
    assert t.asked().args["half"] == 2
    assert t.islands_offered() == {"2", "3", "4"}


# -- colours


@pytest.mark.parametrize(("season", "colour"), SEASONS)
@pytest.mark.parametrize(
    ("card", "place"), [(3, "1: b1 c1 b2"), (4, "1: b1 c1 d1 c2"), (5, "1: b1 c1 d1 b2 b3"), (2, "1: b1 c1")]
)
def test_cards_2_to_5_are_painted_in_the_season_colour(card: int, place: str, season: str, colour: str) -> None:
    t = at(season, card=card)
    t.win(card)
    assert t.asked().kind == "island", "neither shape nor colour is a question"
    t.paint(place)
    assert set(t.painted(0, 1).values()) == {colour}


@pytest.mark.parametrize("place", range(24))
def test_the_season_colour_of_every_round(place: int) -> None:
    colours = (["green"] * 6 + ["red"] * 3 + ["blue"] * 3) * 2
    t = at(f"season: {place + 1}")
    t.everybody_passes()
    t.paint("1: b1")
    assert t.painted(0, 1) == {"b1": colours[place]}


@pytest.mark.parametrize("colour", ["blue", "green", "red"])
@pytest.mark.parametrize(
    ("shape", "place"), [("3", "1: b1 c1 b2"), ("4", "1: b1 c1 d1 c2"), ("5", "1: b1 c1 d1 b2 b3")]
)
def test_card_6_is_any_shape_in_any_colour(shape: str, place: str, colour: str) -> None:
    t = at(GREEN, card=6)
    t.win(6)
    assert t.offered() == {"no", "2", "3", "4", "5"}
    t.say(shape)
    assert t.offered() == {"blue", "green", "red"}
    t.say(colour)
    t.paint(place)
    assert set(t.painted(0, 1).values()) == {colour}
    assert t.seat() == 1


def test_the_dominoes_of_card_6_have_one_colour_chosen_before_the_first() -> None:
    t = at(GREEN, card=6)
    t.win(6)
    t.say("2", "blue")
    t.paint("1: b1 c1")
    assert t.asked().kind == "island", "the colour is settled"
    t.paint("1: b2 c2")
    assert set(t.painted(0, 1).values()) == {"blue"}
    assert len(t.painted(0, 1)) == 4


@pytest.mark.parametrize(
    ("die", "colour"), [(1, "blue"), (2, "blue"), (3, "green"), (4, "green"), (5, "red"), (6, "red")]
)
def test_the_colour_die(die: int, colour: str) -> None:
    t = at(dice(die), card=1)
    t.win(1)
    t.say("4")
    assert t.told("colour-rolled") == [{"die": die, "colour": colour}]
    t.paint("1: b1 c1 d1 c2")
    assert set(t.painted(0, 1).values()) == {colour}


def test_card_1_the_shape_is_chosen_before_the_roll() -> None:
    t = at(dice(5), card=1)
    t.win(1)
    assert t.asked().kind == "shape"
    assert t.offered() == {"no", "2", "3", "4", "5"}
    assert t.told("colour-rolled") == []
    t.say("5")
    assert t.story("shape-chosen", "colour-rolled") == ["shape-chosen", "colour-rolled"]
    assert (t.asked().kind, t.asked().args["shape"], t.asked().args["colour"]) == ("island", 5, "red")


def test_card_1_after_the_roll_one_may_still_give_up() -> None:
    t = at(dice(5), card=1)
    t.win(1)
    t.say("5")
    assert "no" in t.offered()
    t.say("no")
    assert t.granted("gave-up") == ["development-1"]
    assert t.seat() == 1
    assert t.painted(0, 1) == {}


def test_card_1_giving_up_before_the_roll_rolls_nothing() -> None:
    t = at(card=1)
    t.win(1)
    t.say("no")
    assert t.granted("gave-up") == ["development-1"]
    assert t.told("colour-rolled") == []


def test_the_dominoes_of_card_1_have_one_colour_rolled_once() -> None:
    t = at(dice(1, 6), card=1)
    t.win(1)
    t.say("2")
    t.paint("1: b1 c1")
    assert "no" not in t.offered()
    t.paint("1: b2 c2")
    assert len(t.told("colour-rolled")) == 1
    assert t.painted(0, 1) == dict.fromkeys(["b1", "c1", "b2", "c2"], "blue")


# -- giving up


@pytest.mark.parametrize("card", CARDS)
def test_the_winner_may_give_up_the_shape_but_pays(card: int) -> None:
    t = at(card=card)
    t.win(card, bid=7)
    t.say("no")
    assert t.granted("gave-up") == [f"development-{card}"]
    assert t.coins(0) == 15 - 7
    assert t.seat() == 1


def test_the_square_of_the_pass_card_may_be_given_up_and_the_income_stays() -> None:
    t = at()
    t.everybody_passes()
    assert "no" in t.offered()
    t.say("no")
    assert t.granted("gave-up") == ["pass-card"]
    assert t.painted(0, 1) == {}
    assert t.coins(0) == 15 + 3


def test_the_pass_card_paints_one_square_in_the_season_colour() -> None:
    t = at(BLUE)
    t.everybody_passes()
    t.paint("1: b1")
    assert t.painted(0, 1) == {"b1": "blue"}
    assert t.seat() == 1, "one square and no more"


def test_nobody_paints_on_the_islands_of_another() -> None:
    t = at([with_paint(BARE, r="b1")], [with_paint(BARE, g="c4")])
    t.everybody_passes()
    assert t.places() == {"1: c1", "1: b2"}
    t.paint("1: c1")
    assert t.places() == {"1: b4", "1: c3"}
    t.paint("1: c3")
    assert (len(t.painted(0, 1)), len(t.painted(1, 1))) == (2, 2)
