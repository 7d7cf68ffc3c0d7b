"""Chapter: game end and scoring."""

from collections.abc import Sequence

import pytest

from senbazuru.islands.engine.scoring import TITLES
from senbazuru.islands.view import title
from senbazuru.kernel.state import SPECTATOR
from tests.islands.table import BARE, FULL, IslandsTable, at, with_paint

SHORES = """
R . . S
. . . .
. . . .
L . . T
"""
"""Around the Regular Harbor: b1, a2, b2. Secret: c1, c2, d2. Temple: c3, d3, c4. Lighthouse: a3, b3, b4."""


def score(drawing: str, *lines: str) -> int:
    """What seat 0 has for one island."""
    return scores(at(drawing, *lines))[0]


def scores(t: IslandsTable) -> list[int]:
    shown = [int(seat["score"]) for seat in t.game.view(SPECTATOR)["seats"]]
    assert shown == [int(points) for points in t.state.returns()]
    return shown


def left(drawing: str) -> int:
    """How many squares of a map are not painted."""
    return sum(mark in (".", "1", "2") for row in drawing.splitlines() for mark in row.split()[:4])


# -- harbours and temples


@pytest.mark.parametrize(("squares", "points"), [("b1 a2 b2", 20), ("c1 c2 d2", 20), ("c3 d3 c4", 10)])
def test_a_harbour_in_one_colour_is_worth_20_and_a_temple_10(squares: str, points: int) -> None:
    drawing = with_paint(SHORES, r=squares)
    assert score(drawing) == points - left(drawing)


@pytest.mark.parametrize(
    ("red", "green", "points"), [("b1 a2", "b2", 10), ("c1", "c2 d2", 10), ("c3 d3", "c4", 5), ("c3", "d3 c4", 5)]
)
def test_in_different_colours_half_of_that(red: str, green: str, points: int) -> None:
    drawing = with_paint(SHORES, r=red, g=green)
    assert score(drawing) == points - left(drawing)


@pytest.mark.parametrize("squares", ["b1 a2", "c1 d2", "c3 c4", "d3"])
def test_what_is_not_surrounded_is_worth_nothing(squares: str) -> None:
    drawing = with_paint(SHORES, b=squares)
    assert score(drawing) == -left(drawing)


def test_a_view_says_which_landmarks_can_score() -> None:
    shown = at(SHORES).view()["seats"][0]["islands"][0]["landmarks"]
    assert [(landmark["kind"], landmark["scores"]) for landmark in shown] == [
        ("regular-harbour", True),
        ("secret-harbour", True),
        ("lighthouse", False),
        ("temple", True),
    ]


def test_each_landmark_is_judged_by_its_own_squares() -> None:
    drawing = with_paint(SHORES, r="b1 a2 b2 c3 d3 c4", b="c1 c2 d2 a3 b3 b4")
    assert left(drawing) == 0
    assert score(drawing) == 20 + 20 + 10


@pytest.mark.parametrize("kind", ["G", "C", "D", "V", "L", "^", "~"])
def test_nothing_else_is_worth_points(kind: str) -> None:
    drawing = f"R . . S\n. . . .\n. . . .\n. . . {kind}"
    if kind != "L":
        drawing = drawing.replace("\n. . . .\n. . . .", "\nL . . .\n. . . .")
    drawing = with_paint(drawing, g="c3 d3 c4")
    assert score(drawing) == -left(drawing)


# -- outlines

OUTLINED = """
R 1 1 S
. 1 . .
. . . .
L . . .
outlines: 1 red
"""


@pytest.mark.parametrize(
    ("colour", "word", "points"), [("r", "own", 10), ("b", "other", 5), ("g", "other", 5), ("r", "no", 0)]
)
def test_an_outline_is_worth_10_in_its_colour_and_5_in_another(colour: str, word: str, points: int) -> None:
    drawing = OUTLINED.replace("1 1", f"1{colour} 1{colour}").replace(". 1 .", f". 1{colour} .")
    assert score(drawing, f"outlines 0.1: {word}") == points - 10


def test_coins_are_worth_nothing() -> None:
    assert score(BARE, "coins 0: 99") == 0


# -- unpainted squares


@pytest.mark.parametrize("painted", ["b1", "b1 c1 d1", "b1 c1 d1 b2 c2 d2 b3 c3"])
def test_each_unpainted_square_of_a_begun_island_costs_a_point(painted: str) -> None:
    assert score(with_paint(BARE, g=painted)) == len(painted.split()) - 13


def test_an_island_that_was_not_begun_costs_nothing() -> None:
    assert score(BARE) == 0
    begun = with_paint(BARE, g="b1")
    assert scores(at([begun, BARE, BARE, begun]))[0] == -24


def test_landmarks_sea_and_mountains_are_no_unpainted_squares() -> None:
    assert score("R g ~ ^\n^ ^ ~ ~\n~ T . .\nL . ~ S") == 20 - 3


def test_scores_may_be_negative() -> None:
    begun = with_paint(BARE, g="b1")
    t = at([begun] * 4, [begun], "over: yes")
    assert scores(t) == [-48, -12]
    assert members(t) == [1], "and the higher of two negative ones wins"


def test_everything_adds_up_over_all_islands() -> None:
    full = FULL.strip()
    t = at([full, with_paint(SHORES, r="b1 a2 b2"), with_paint(SHORES, r="c3 d3", b="c4")])
    islands = t.view()["seats"][0]["islands"]
    assert [island["score"] for island in islands] == [20 + 20, 20 - 9, 5 - 9, 0]
    assert scores(t)[0] == 47


# -- who wins


def members(t: IslandsTable) -> list[int]:
    """Who has won."""
    assert t.game.over
    found: list[int] = t.game.view(SPECTATOR)["winners"]
    return found


def ended(*islands: str | Sequence[str], coins: Sequence[int]) -> IslandsTable:
    """A game of as many seats as purses, whose last round has been played."""
    purses = [f"coins {seat}: {purse}" for seat, purse in enumerate(coins)]
    maps = [[island] if isinstance(island, str) else island for island in islands]
    return at(*maps, f"players: {len(coins)}", *purses, "over: yes")


def test_the_most_points_win_however_rich_the_others_are() -> None:
    t = ended(with_paint(BARE, g="b1"), FULL, with_paint(BARE, g="b1 c1"), coins=[90, 0, 50])
    assert scores(t) == [-12, 40, -11]
    assert members(t) == [1]


def test_a_tie_is_won_by_the_richest_of_those_tied() -> None:
    t = ended(FULL, FULL, BARE, coins=[4, 5, 99])
    assert scores(t) == [40, 40, 0]
    assert members(t) == [1], "the third is richer, but not tied"


def test_those_still_tied_share_the_victory() -> None:
    t = ended(FULL, BARE, FULL, FULL, coins=[7, 9, 3, 7])
    assert members(t) == [0, 3]


def test_all_may_share_it() -> None:
    assert members(ended(coins=[7, 7, 7])) == [0, 1, 2]
    assert members(ended(coins=[7])) == [0]


@pytest.mark.parametrize("coins", [(5, 3, 4), (3, 5, 4), (3, 4, 5)])
def test_the_order_of_seats_does_not_decide(coins: tuple[int, ...]) -> None:
    assert members(ended(coins=coins)) == [coins.index(5)]


def test_islands_of_any_size_have_a_winner() -> None:
    wide = "R g . . . . .\n" + ". . . . . . .\n" * 5 + "L . . . . . S"
    t = ended([wide] * 4, [wide] * 4, coins=[0, 1])
    assert scores(t) == [4 * -45] * 2
    assert members(t) == [1]


def test_the_game_ends_when_the_marker_would_leave_the_track() -> None:
    t = at(FULL, "season: 24", card=3)
    t.everybody_passes()
    assert not t.game.over
    while not t.game.over:
        t.say("no")
    assert members(t) == [0]
    assert t.told("ended") == [{}]


def test_what_the_last_painting_completes_counts() -> None:
    last = with_paint(SHORES, g="b1 a2 c1 c2 d2")
    t = at(last, "season: 1", card=3)
    assert t.worth(0, 1) == 20
    t.everybody_passes()
    t.paint("1: b2")
    assert t.worth(0, 1) == 40


# -- titles

NAMES = ("apprentice", "master", "builder", "architect", "founder", "creator")


@pytest.mark.parametrize(
    ("points", "name"),
    [
        (-40, None),
        (0, None),
        (74, None),
        (75, "apprentice"),
        (99, "apprentice"),
        (100, "master"),
        (149, "master"),
        (150, "builder"),
        (199, "builder"),
        (200, "architect"),
        (249, "architect"),
        (250, "founder"),
        (299, "founder"),
        (300, "creator"),
        (777, "creator"),
    ],
)
def test_a_lone_player_earns_a_title(points: int, name: str | None) -> None:
    assert title(points) == name


def test_there_are_six_titles() -> None:
    assert tuple(name for _, name in reversed(TITLES)) == NAMES


def test_the_title_is_shown_at_the_end_of_a_game_for_one() -> None:
    t = ended([FULL, FULL], coins=[3])
    assert (scores(t), t.view()["title"]) == ([80], "apprentice")
    assert "title" not in at([FULL, FULL], "players: 1").view()
    assert "title" not in ended([FULL, FULL], coins=[3, 3]).view()
