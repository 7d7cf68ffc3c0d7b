"""Chapter: the score."""

import pytest

from tests.origami.table import SPECTATOR, at


def test_the_worked_example_of_the_rulebook_is_worth_41() -> None:
    t = at(
        "families: farm, sky, lawn",
        "players: 3",
        "collection 0 left: chick, chick, chicken, magpie",
        "collection 0 right: ant, ant, rabbit, bee",
        "hand 0: cat, cat, dog",
    )
    assert t.scores()[0] == 3 + 3 + 7 + 6 + 5 + 5 + 6 + 6 == 41


def test_the_worked_example_is_worth_41_in_whatever_order_it_lies() -> None:
    t = at(
        "families: farm, sky, lawn",
        "players: 3",
        "collection 2 left: bee, chicken, ant, chick",
        "collection 2 right: magpie, chick, rabbit, ant",
        "hand 2: cat, cat, dog",
    )
    assert t.scores() == [0, 0, 41]


def test_nothing_collected_is_worth_nothing() -> None:
    t = at("families: farm, sky", "hand 0: cat, cat, dog, owl")
    assert t.scores() == [0, 0]


def test_printed_points_and_scoring_effects_add_up() -> None:
    t = at("families: farm, sea", "collection 0 left: minnow, whale, cat", "collection 0 right: sheep, sheep")
    assert t.scores()[0] == t.points("minnow", "whale", "cat", "sheep", "sheep") + 2 + 1 + 1


def test_instants_and_special_actions_are_worth_their_printed_points() -> None:
    t = at("families: farm, lawn", "collection 0 left: dog, fox", "collection 0 right: spider")
    assert t.scores()[0] == t.points("dog", "fox", "spider")


def test_cards_in_hand_are_worth_nothing_by_themselves() -> None:
    t = at("families: farm, lawn", "collection 0 left: cat", "hand 0: butterfly, butterfly")
    assert t.scores()[0] == t.points("cat")


# -- who wins


def finished(*lines: str) -> tuple[list[int], list[int]]:
    """Scores and winners when the last turn of a game has been played by the last seat."""
    t = at(
        "families: farm, sky, lawn",
        "players: 3",
        "phase: last-round",
        "to-move: 2",
        "line: rabbit, bee, bee, fox",
        *lines,
    )
    assert t.game.view(SPECTATOR)["winners"] is None
    t.say("draw", "rabbit")
    assert t.game.over
    assert all(t.game.view(viewer)["winners"] == t.winners() for viewer in (0, 1, 2, SPECTATOR)), "all are told"
    return t.scores(), t.winners()


def test_the_most_points_win_however_many_cards_others_hold() -> None:
    scores, winners = finished(
        "collection 0 left: chick",
        "collection 1 left: magpie",
        "collection 2 left: chick",
        "hand 0: cat, cat, dog, owl",
    )
    assert scores == [3, 6, 3]
    assert winners == [1]


def test_a_tie_is_won_by_the_most_cards_in_hand() -> None:
    scores, winners = finished(
        "collection 0 left: magpie",
        "collection 1 left: magpie",
        "collection 2 left: chick",
        "hand 0: cat",
        "hand 1: fly, fly",
        "hand 2: ant, ant, ant, ant",
    )
    assert scores == [6, 6, 3]
    assert winners == [1], "the third seat holds most, but does not tie"


def test_those_still_tied_share_the_victory() -> None:
    scores, winners = finished(
        "collection 0 left: magpie",
        "collection 1 left: magpie",
        "collection 2 left: chick",
        "hand 0: ant, fly",
        "hand 1: fly, butterfly",
    )
    assert scores == [6, 6, 3]
    assert winners == [0, 1]


def test_all_players_may_share_the_victory() -> None:
    scores, winners = finished("hand 0: cat", "hand 1: dog")
    assert scores == [0, 0, 0]
    assert winners == [0, 1, 2], "the last one holds the card it has just drawn"


@pytest.mark.parametrize(("cards", "score"), [("", 5), ("cat", 5), ("cat, cat", 6), ("cat, cat, dog, ant, ant", 7)])
def test_a_scoring_effect_counts_what_is_there_at_the_end(cards: str, score: int) -> None:
    t = at("families: farm, lawn", "collection 0 left: rabbit", f"hand 0: {cards}", "over: yes")
    assert t.scores()[0] == score
