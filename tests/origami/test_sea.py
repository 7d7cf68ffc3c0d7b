"""Chapter: the Sea. Discounts, and what lies in the same collection."""

from typing import Final

import pytest

from tests.origami.matrix import cell
from tests.origami.table import NOTHING_ELSE, at

TWO: Final = "families: sea, savannah"
WITH_SKY: Final = "families: sea, sky"
FOUR: Final = "families: sea, savannah, sky, lawn\nplayers: 4"


@pytest.mark.parametrize(
    ("card", "copies", "cost", "folds", "points"),
    [
        ("minnow", 4, 2, 1, 3),
        ("shell", 2, 3, 2, 3),
        ("skate", 2, 3, 2, 4),
        ("shark", 2, 4, 2, 5),
        ("crab", 2, 4, 2, 5),
        ("squid", 2, 4, 2, 4),
        ("dolphin", 2, 6, 3, 6),
        ("whale", 2, 8, 4, 2),
    ],
)
def test_the_figures_of_the_sea(card: str, copies: int, cost: int, folds: int, points: int) -> None:
    assert at("families: sea").figures(card) == (copies, cost, folds, points)


@cell("minnow", "copied")
@cell("shark", "copied")
@cell("crab", "copied")
@cell("squid", "copied")
@cell("dolphin", "copied")
@cell("whale", "copied")
def test_the_parrot_copies_neither_scoring_nor_special_actions_of_the_sea() -> None:
    t = at(
        WITH_SKY,
        "hand 0: parrot, chicken, owl",
        "line: minnow, shark, crab, skate",
        "collection 1 left: squid",
        "collection 1 right: dolphin",
        "collection 0 left: whale",
    )
    t.say("play", "parrot", "chicken")
    assert t.offered() == {"skate", "no"}, "all of them are visible, and only the Skate has an instant effect"


# -- Minnow


@cell("minnow", "effect")
@pytest.mark.parametrize(
    ("minnows", "more"),
    [
        ("minnow", 0),
        ("minnow, minnow", 2),
        ("minnow, minnow, minnow", 6),
        ("minnow, minnow, minnow, minnow", 12),
    ],
)
def test_a_minnow_is_worth_one_more_for_each_other_minnow_in_the_same_collection(minnows: str, more: int) -> None:
    t = at(TWO, f"collection 0 left: {minnows}")
    assert t.extras() == [more, 0]


def test_minnows_in_different_collections_do_not_count_each_other() -> None:
    t = at(TWO, "collection 0 left: minnow, minnow", "collection 0 right: minnow")
    assert t.extras() == [2, 0]


def test_covered_minnows_score_and_other_cards_between_them_do_not_matter() -> None:
    t = at(TWO, "collection 0 left: minnow, monkey, minnow, zebra")
    assert t.extras() == [2, 0]


@cell("minnow", "refusal")
def test_a_minnow_asks_nothing_when_it_is_played() -> None:
    t = at(TWO, "hand 0: minnow, crab, shell, skate", "collection 0 left: minnow", "collection 0 right: monkey")
    t.say("play", "minnow", "crab", "left")
    assert t.whose_turn() == 1
    assert t.hand(0) == ["shell", "skate"]
    assert t.told("declined") == [], "there was nothing to decline"


@cell("minnow", "empty-deck")
def test_a_minnow_is_played_and_scores_with_no_deck() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: minnow, crab", "hand 1: shell", "line: shark, crab, squid, whale")
    t.say("play", "minnow", "crab", "left")
    assert t.collection(0, "left") == ["minnow"]
    assert t.discards() == ["crab"]
    assert t.extras() == [0, 0]


@cell("minnow", "empty-hands")
def test_minnows_score_when_nobody_holds_a_card() -> None:
    t = at(
        TWO,
        "phase: last-round",
        "to-move: 1",
        "hand 1: minnow, crab",
        "collection 1 left: minnow",
        "collection 1 right: shell, skate",
        "collection 0 left: minnow, minnow",
    )
    t.say("play", "minnow", "crab")
    assert t.game.over
    assert (t.hand(0), t.hand(1)) == ([], [])
    assert t.extras() == [2, 2]
    assert t.winners() == [1]


@cell("minnow", "nested")
def test_a_minnow_played_by_a_shell_joins_the_minnow_below() -> None:
    t = at(
        TWO,
        "hand 0: shell, dolphin, minnow, crab",
        "collection 0 left: minnow",
        "collection 0 right: squid",
    )
    t.say("play", "shell", "dolphin", "right", "minnow", "crab")
    assert t.collection(0, "left") == ["minnow", "minnow"]
    assert t.extras() == [2, 0]


@cell("minnow", "extra-action")
def test_a_minnow_is_played_with_the_extra_action_of_a_rhino() -> None:
    t = at(TWO, "hand 0: rhino, elephant, elephant, minnow, crab")
    t.say("play", "rhino", "elephant", "elephant", "left", "use", "play", "minnow", "crab")
    assert t.collection(0, "right") == ["minnow"]
    assert t.whose_turn() == 1


@cell("minnow", "two-players")
def test_the_minnows_of_the_opponent_do_not_count() -> None:
    t = at(TWO, "collection 0 left: minnow", "collection 1 left: minnow, minnow, minnow")
    assert t.extras() == [0, 6]


@cell("minnow", "four-players")
def test_with_four_players_everybody_counts_only_the_own_minnows() -> None:
    t = at(
        FOUR,
        "collection 0 left: minnow",
        "collection 1 right: minnow",
        "collection 2 left: minnow, minnow",
    )
    assert t.extras() == [0, 0, 2, 0]


# -- Shell


@cell("shell", "effect")
def test_the_shell_plays_a_sea_origami_for_one_fold_less() -> None:
    t = at(TWO, "hand 0: shell, dolphin, crab, snake")
    t.say("play", "shell", "dolphin", "left")
    t.say("crab", "snake", "stop")
    assert t.collection(0, "left") == ["shell"]
    assert t.collection(0, "right") == ["crab"]
    assert t.discards() == ["snake", "dolphin"]
    assert t.hand(0) == []


@pytest.mark.parametrize(
    "payment", [("snake", "stop"), ("lion",), ("zebra", "monkey", "stop"), ("zebra", "monkey", "monkey")]
)
def test_the_discount_of_the_shell_is_up_to_one(payment: tuple[str, ...]) -> None:
    t = at(TWO, "hand 0: shell, dolphin, crab, snake, lion, zebra, monkey, monkey")
    t.say("play", "shell", "dolphin", "left", "crab", *payment)
    assert t.collection(0, "right") == ["crab"]
    assert t.whose_turn() == 1


def test_the_discount_of_the_shell_is_not_two() -> None:
    t = at(TWO, "hand 0: shell, dolphin, crab, zebra")
    t.say("play", "shell", "dolphin", "left")
    assert t.offered() == {"no"}
    assert t.refused("crab") == "cannot-pay", "2 folds do not pay 4 less 1"


def test_an_ordinary_play_has_no_discount() -> None:
    t = at(TWO, "hand 0: crab, snake", "collection 0 left: shell")
    assert "play" not in t.offered(), "the Shell helps only at once after it was placed"


def test_the_shell_plays_only_sea_origami() -> None:
    t = at(TWO, "hand 0: shell, dolphin, minnow, monkey, zebra")
    t.say("play", "shell", "dolphin", "left")
    assert t.offered() == {"minnow", "no"}
    assert t.refused("monkey") == "wrong-family"


def test_cards_of_any_family_pay_for_the_play_of_the_shell() -> None:
    t = at(TWO, "hand 0: shell, dolphin, minnow, monkey")
    t.say("play", "shell", "dolphin", "left", "minnow", "monkey", "stop")
    assert t.discards() == ["monkey", "dolphin"]


@cell("shell", "refusal")
def test_the_play_of_the_shell_may_be_declined() -> None:
    t = at(TWO, "hand 0: shell, dolphin, minnow, monkey")
    t.say("play", "shell", "dolphin", "left", "no")
    assert t.hand(0) == ["minnow", "monkey"]
    assert t.discards() == ["dolphin"]
    assert t.told("declined", 1) == [{"card": "shell"}], "declining is public"
    assert t.whose_turn() == 1


def test_the_shell_asks_also_one_who_cannot_play_so_that_others_learn_nothing() -> None:
    t = at(TWO, "hand 0: shell, dolphin, zebra")
    t.say("play", "shell", "dolphin", "left")
    assert t.asked().kind == "play"
    assert t.offered() == {"no"}


@cell("shell", "copied")
def test_the_parrot_plays_a_sea_origami_with_the_effect_of_a_shell() -> None:
    t = at(WITH_SKY, "hand 0: parrot, chicken, minnow, chick, owl", "line: shell, crab, squid, whale")
    t.say("play", "parrot", "chicken", "left", "shell")
    assert t.offered() == {"minnow", "no"}
    t.say("minnow", "chick", "stop")
    assert t.collection(0, "right") == ["minnow"]
    assert t.line() == ["shell", "crab", "squid", "whale"], "only the effect, nothing else"
    assert t.told("copied", 1) == [{"card": "shell"}]


@cell("shell", "empty-deck")
def test_the_shell_needs_no_deck() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: shell, dolphin, minnow, monkey", "line: shark, crab, squid, whale")
    t.say("play", "shell", "dolphin", "left", "minnow", "monkey", "stop")
    assert t.collection(0, "right") == ["minnow"]
    assert t.discards() == ["monkey", "dolphin"]


@cell("shell", "empty-hands")
def test_the_shell_does_nothing_with_an_empty_hand() -> None:
    t = at(TWO, "hand 0: shell, dolphin")
    t.say("play", "shell", "dolphin", "left")
    assert t.collection(0, "left") == ["shell"]
    assert t.whose_turn() == 1


@cell("shell", "nested")
def test_a_shell_plays_a_shell_that_plays_a_minnow() -> None:
    t = at(TWO, "hand 0: shell, dolphin, shell, crab, minnow, monkey")
    t.say("play", "shell", "dolphin", "left")
    t.say("shell", "crab", "stop")
    assert t.asked().source == "shell", "the inner effect at once"
    t.say("minnow", "monkey", "stop", "right")
    assert t.collection(0, "left") == ["shell"]
    assert t.collection(0, "right") == ["shell", "minnow"]
    assert t.discards() == ["monkey", "crab", "dolphin"]
    assert t.whose_turn() == 1


def test_the_discounts_of_two_shells_do_not_add_up() -> None:
    t = at(TWO, "hand 0: shell, dolphin, shell, zebra, crab, rhino")
    t.say("play", "shell", "dolphin", "left", "shell", "zebra", "stop")
    assert t.refused("crab") == "cannot-pay", "4 less 1 is not 2"


@cell("shell", "extra-action")
def test_a_shell_is_played_with_the_extra_action_of_a_rhino() -> None:
    t = at(TWO, "hand 0: rhino, elephant, elephant, shell, dolphin, minnow, monkey")
    t.say("play", "rhino", "elephant", "elephant", "left", "use")
    t.say("play", "shell", "dolphin", "minnow", "monkey", "stop", "left")
    assert t.collection(0, "left") == ["rhino", "minnow"]
    assert t.collection(0, "right") == ["shell"]
    assert t.whose_turn() == 1


@cell("shell", "two-players")
def test_the_opponent_sees_what_the_shell_plays_and_what_it_costs() -> None:
    t = at(TWO, "hand 0: shell, dolphin, minnow, monkey, lion", "hand 1: whale")
    t.say("play", "shell", "dolphin", "left", "minnow", "monkey", "stop")
    assert t.told("announced", 1) == [{"card": "shell"}, {"card": "minnow"}]
    assert t.told("paid", 1) == [{"card": "dolphin"}, {"card": "monkey"}]
    assert t.known(0, 1) == []
    assert t.hand(1) == ["whale"]


@cell("shell", "four-players")
def test_with_four_players_the_shell_concerns_only_its_owner() -> None:
    t = at(FOUR, "to-move: 2", "hand 2: shell, dolphin, minnow, monkey", "hand 3: minnow, monkey")
    t.say("play", "shell", "dolphin", "left", "minnow", "monkey", "stop")
    assert t.collection(2, "right") == ["minnow"]
    assert t.hand(3) == ["minnow", "monkey"]
    assert t.told("announced", 5) == [{"card": "shell"}, {"card": "minnow"}]
    assert t.whose_turn() == 3


# -- Skate


@cell("skate", "effect")
def test_the_skate_takes_two_cards_of_one_fold() -> None:
    t = at(TWO, "hand 0: skate, dolphin", "line: minnow, shark, monkey, whale", "deck: crab, squid")
    t.say("play", "skate", "dolphin", "left", "monkey", "minnow")
    assert t.hand(0) == ["minnow", "monkey"]
    assert t.line() == ["shark", "whale", "crab", "squid"]
    assert t.whose_turn() == 1


def test_the_skate_takes_one_card_of_two_folds() -> None:
    t = at(TWO, "hand 0: skate, dolphin", "line: minnow, shark, monkey, whale", "deck: crab")
    t.say("play", "skate", "dolphin", "left", "shark")
    assert t.hand(0) == ["shark"]
    assert t.line() == ["minnow", "monkey", "whale", "crab"]


def test_the_skate_takes_no_more_than_two_folds() -> None:
    t = at(TWO, "hand 0: skate, snake", "line: dolphin, whale, minnow, shark")
    t.say("play", "skate", "snake", "left")
    assert t.offered() == {"minnow", "shark", "no"}
    assert t.refused("dolphin") == "too-many-folds"
    assert t.refused("whale") == "too-many-folds"


def test_the_skate_may_stop_at_one_fold() -> None:
    t = at(TWO, "hand 0: skate, dolphin", "line: minnow, monkey, shark, whale", "deck: crab")
    t.say("play", "skate", "dolphin", "left", "minnow")
    assert t.offered() == {"monkey", "stop"}
    t.say("stop")
    assert t.hand(0) == ["minnow"]
    assert t.line() == ["monkey", "shark", "whale", "crab"]


def test_the_line_is_refilled_only_when_the_skate_has_taken_all() -> None:
    t = at(TWO, "hand 0: skate, dolphin", "line: minnow, monkey, whale, whale", "deck: rhino, minnow")
    t.say("play", "skate", "dolphin", "left", "minnow")
    assert t.line() == ["monkey", "whale", "whale"]
    t.say("monkey")
    assert t.line() == ["whale", "whale", "rhino", "minnow"]
    assert t.hand(0) == ["minnow", "monkey"]


def test_everybody_knows_what_the_skate_takes() -> None:
    t = at(TWO, "hand 0: skate, dolphin, lion", "line: minnow, shark, monkey, whale")
    t.say("play", "skate", "dolphin", "left", "shark")
    assert t.known(0, 1) == ["shark"]
    assert t.known(0, 5) == ["shark"]
    assert t.told("taken", 5) == [{"card": "shark", "place": 1}]


@cell("skate", "refusal")
def test_the_skate_may_be_declined() -> None:
    t = at(TWO, "hand 0: skate, dolphin", "line: minnow, shark, monkey, whale")
    t.say("play", "skate", "dolphin", "left", "no")
    assert t.hand(0) == []
    assert t.line() == ["minnow", "shark", "monkey", "whale"]
    assert t.whose_turn() == 1


def test_declining_the_skate_is_public() -> None:
    t = at(TWO, "hand 0: skate, dolphin", "line: minnow, shark, monkey, whale")
    t.say("play", "skate", "dolphin", "left", "no")
    assert t.told("declined", 1) == [{"card": "skate"}]


def test_the_skate_asks_nothing_when_nothing_fits() -> None:
    t = at(TWO, "hand 0: skate, dolphin", "line: dolphin, snake, whale, whale")
    t.say("play", "skate", "dolphin", "left")
    assert t.line() == ["dolphin", "snake", "whale", "whale"]
    assert t.whose_turn() == 1


@cell("skate", "copied")
def test_the_parrot_takes_two_folds_with_the_effect_of_a_skate() -> None:
    t = at(
        WITH_SKY,
        "hand 0: parrot, chicken",
        "line: minnow, chick, crab, whale",
        "deck: owl, dove",
        "collection 1 left: skate",
    )
    t.say("play", "parrot", "chicken", "left", "skate", "chick", "minnow")
    assert t.hand(0) == ["chick", "minnow"]
    assert t.line() == ["crab", "whale", "owl", "dove"]
    assert t.collection(1, "left") == ["skate"]


@cell("skate", "empty-deck")
def test_the_payment_of_the_skate_refills_the_line_when_there_is_no_other_card() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: skate, dolphin", "line: minnow, shark, monkey, whale", "hand 1: crab")
    t.say("play", "skate", "dolphin", "left", "shark")
    assert t.hand(0) == ["shark"]
    assert t.line() == ["minnow", "monkey", "whale", "dolphin"]
    assert (t.deck(), t.discards()) == ([], [])


@cell("skate", "empty-hands")
def test_the_skate_takes_when_nobody_holds_a_card() -> None:
    t = at(TWO, "hand 0: skate, dolphin", "line: crab, shark, squid, whale")
    t.say("play", "skate", "dolphin", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("squid")
    assert t.hand(0) == ["squid"]


@cell("skate", "nested")
def test_a_skate_played_by_a_shell_takes_its_folds() -> None:
    t = at(TWO, "hand 0: shell, dolphin, skate, crab", "line: minnow, shark, monkey, whale", "deck: lion")
    t.say("play", "shell", "dolphin", "left", "skate", "crab", "stop")
    assert t.asked().source == "skate"
    t.say("shark")
    assert t.hand(0) == ["shark"]
    assert t.line() == ["minnow", "monkey", "whale", "lion"]
    assert t.whose_turn() == 1


@cell("skate", "extra-action")
def test_a_skate_as_extra_action_takes_from_the_new_line() -> None:
    t = at(
        TWO,
        "hand 0: rhino, elephant, elephant, skate, dolphin",
        "line: minnow, minnow, minnow, minnow",
        "deck: crab, whale, whale, snake, zebra",
    )
    t.say("play", "rhino", "elephant", "elephant", "left", "use", "play", "skate", "dolphin")
    assert t.offered() == {"crab", "no"}
    t.say("crab")
    assert t.hand(0) == ["crab"]
    assert t.line() == ["whale", "whale", "snake", "zebra"]
    assert t.whose_turn() == 1


@cell("skate", "two-players")
def test_the_opponent_draws_from_the_line_the_skate_left() -> None:
    t = at(
        TWO,
        "hand 0: skate, dolphin",
        "hand 1: lion",
        "line: minnow, shark, monkey, whale",
        "deck: crab, squid",
    )
    t.say("play", "skate", "dolphin", "left", "shark")
    t.say("draw", "crab", "minnow", "stop")
    assert t.hand(1) == ["crab", "lion", "minnow"]


@cell("skate", "four-players")
def test_with_four_players_all_know_what_the_skate_took() -> None:
    t = at(FOUR, "hand 0: skate, dolphin", "line: fly, chick, shark, whale")
    t.say("play", "skate", "dolphin", "left", "chick", "fly")
    assert t.known(0, 1) == ["chick", "fly"]
    assert t.known(0, 2) == ["chick", "fly"]
    assert t.known(0, 3) == ["chick", "fly"]
    assert (t.hand(1), t.hand(2), t.hand(3)) == ([], [], [])
    assert t.whose_turn() == 1


# -- Shark


@cell("shark", "effect")
def test_the_shark_discards_a_sea_card_and_draws_three() -> None:
    t = at(
        TWO,
        "hand 0: minnow, lion",
        "collection 0 left: shark",
        "line: crab, squid, shell, skate",
        "deck: whale, zebra, monkey, snake",
    )
    t.say("special-left", "minnow")
    assert t.hand(0) == ["lion", "monkey", "whale", "zebra"]
    assert t.discards() == ["minnow"]
    assert t.deck()[0] == "snake"
    assert t.whose_turn() == 1


def test_only_a_sea_card_feeds_the_shark() -> None:
    t = at(TWO, "hand 0: minnow, whale, lion, monkey", "collection 0 left: shark")
    t.say("special-left")
    assert t.offered() == {"minnow", "whale"}, "and nothing can be declined any more"


def test_only_the_owner_sees_what_the_shark_draws() -> None:
    t = at(
        TWO,
        "hand 0: minnow",
        "collection 0 left: shark",
        "line: crab, squid, shell, skate",
        "deck: whale, zebra, monkey",
    )
    t.say("special-left", "minnow")
    assert t.told("drawn", 0) == [{"card": "whale"}, {"card": "zebra"}, {"card": "monkey"}]
    assert t.told("drawn", 1) == [{"card": None}, {"card": None}, {"card": None}]
    assert t.told("drawn", 5) == [{"card": None}, {"card": None}, {"card": None}]
    assert (t.known(0, 1), t.known(0, 5)) == ([], [])


def test_everybody_sees_what_the_shark_eats() -> None:
    t = at(TWO, "hand 0: minnow, lion", "known 0 by everybody: minnow, lion", "collection 0 left: shark")
    t.say("special-left", "minnow")
    assert t.told("discarded", 5) == [{"card": "minnow"}]
    assert (t.known(0, 1), t.known(0, 5)) == (["lion"], ["lion"])


@cell("shark", "refusal")
def test_the_shark_is_not_offered_without_a_sea_card() -> None:
    t = at(TWO, "hand 0: lion, monkey, zebra", "collection 0 left: shark")
    assert t.offered() == {"draw", "play"}
    assert t.refused("special-left") == "demands-not-met"


def test_a_covered_shark_has_no_special_action() -> None:
    t = at(TWO, "hand 0: minnow", "collection 0 left: shark, monkey")
    assert t.offered() == {"draw"}


def test_the_shark_of_another_player_cannot_be_used() -> None:
    t = at(TWO, "hand 0: minnow", "collection 1 left: shark")
    assert t.offered() == {"draw"}


def test_a_shark_cannot_be_used_on_the_turn_it_was_played_extra_actions_included() -> None:
    t = at(TWO, "extra: 1", "hand 0: shark, lion, minnow")
    t.say("play", "shark", "lion", "left")
    assert t.asked().kind == "action"
    assert t.refused("special-left") == "played-this-turn"


def test_a_shark_can_be_used_from_the_next_turn_on() -> None:
    t = at(TWO, "hand 0: shark, lion, minnow", "line: whale, whale, dolphin, crab", "deck: zebra, rhino")
    t.say("play", "shark", "lion", "left")
    t.say("draw", "whale", seat=1)
    assert t.whose_turn() == 0
    t.say("special-left", "minnow")
    assert t.discards() == ["minnow", "lion"]
    assert len(t.hand(0)) == 3


def test_a_shark_is_used_only_once_a_turn_and_again_on_the_next() -> None:
    t = at(
        TWO,
        "extra: 1",
        "hand 0: minnow, minnow, minnow",
        "collection 0 left: shark",
        "line: whale, crab, squid, lion",
    )
    t.say("special-left", "minnow")
    assert t.refused("special-left") == "used-this-turn"
    t.say("no")
    t.say("draw", "whale", seat=1)
    assert "special-left" in t.offered(0)


def test_two_sharks_can_both_be_used_in_a_turn() -> None:
    t = at(
        TWO,
        "extra: 1",
        "hand 0: minnow, crab",
        "collection 0 left: shark",
        "collection 0 right: shark",
        "line: crab, squid, shell, skate",
        "deck: lion, zebra, rhino, whale, snake, monkey",
    )
    t.say("special-left", "minnow")
    t.say("special-right", "crab")
    assert t.hand(0) == ["lion", "monkey", "rhino", "snake", "whale", "zebra"]


@cell("shark", "empty-deck")
def test_the_shark_is_not_offered_when_only_its_own_meal_could_be_drawn() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: minnow", "collection 0 left: shark", "line: crab, squid, whale, lion")
    assert t.offered() == {"draw"}
    assert t.refused("special-left") == "demands-not-met"


def test_the_shark_is_offered_with_an_empty_deck_if_one_card_is_discarded() -> None:
    t = at(
        TWO,
        NOTHING_ELSE,
        "hand 0: minnow",
        "collection 0 left: shark",
        "line: crab, squid, whale, lion",
        "discards: zebra",
    )
    t.say("special-left", "minnow")
    assert t.hand(0) == ["minnow", "zebra"], "both discards were drawn, the third card is lost"
    assert (t.deck(), t.discards()) == ([], [])


def test_the_shark_goes_on_drawing_from_the_shuffled_discards() -> None:
    t = at(
        TWO,
        NOTHING_ELSE,
        "hand 0: minnow",
        "collection 0 left: shark",
        "line: crab, squid, whale, lion",
        "deck: zebra, snake",
    )
    t.say("special-left", "minnow")
    assert t.hand(0) == ["minnow", "snake", "zebra"], "the meal came back"
    assert t.told("run-out") == [{"number": 1}, {"number": 2}]


@cell("shark", "empty-hands")
def test_the_shark_is_not_offered_when_nobody_holds_a_card() -> None:
    t = at(TWO, "collection 0 left: shark")
    assert t.offered() == {"draw"}
    assert t.refused("special-left") == "demands-not-met"


@cell("shark", "nested")
def test_a_shark_played_by_a_shell_waits_for_the_next_turn() -> None:
    t = at(TWO, "extra: 1", "hand 0: shell, dolphin, shark, snake, minnow")
    t.say("play", "shell", "dolphin", "left", "shark", "snake", "stop")
    assert t.collection(0, "right") == ["shark"]
    assert t.hand(0) == ["minnow"]
    assert t.refused("special-right") == "played-this-turn"


@cell("shark", "extra-action")
def test_the_shark_is_used_with_the_extra_action_of_a_rhino() -> None:
    t = at(
        TWO,
        "hand 0: rhino, elephant, elephant, minnow",
        "collection 0 left: shark",
        "line: crab, squid, shell, shell",
        "deck: crab, squid, dolphin, skate, whale, zebra, lion",
    )
    t.say("play", "rhino", "elephant", "elephant", "use", "special-left", "minnow")
    assert t.hand(0) == ["lion", "whale", "zebra"]
    assert t.discards()[0] == "minnow"
    assert t.whose_turn() == 1


@cell("shark", "two-players")
def test_the_opponent_loses_and_gains_nothing_by_the_shark() -> None:
    t = at(
        TWO,
        "to-move: 1",
        "hand 0: whale",
        "hand 1: minnow",
        "collection 1 right: shark",
        "line: crab, squid, shell, skate",
        "deck: lion, zebra, snake",
    )
    t.say("special-right", "minnow")
    assert t.hand(0) == ["whale"]
    assert t.hand(1) == ["lion", "snake", "zebra"]
    assert t.whose_turn() == 0


@cell("shark", "four-players")
def test_with_four_players_none_of_the_others_sees_what_the_shark_draws() -> None:
    t = at(
        FOUR,
        "hand 0: minnow",
        "collection 0 left: shark",
        "line: crab, squid, shell, skate",
        "deck: bee, owl, lion",
    )
    t.say("special-left", "minnow")
    assert t.hand(0) == ["bee", "lion", "owl"]
    assert (t.known(0, 1), t.known(0, 2), t.known(0, 3), t.known(0, 5)) == ([], [], [], [])
    assert t.told("drawn", 3) == [{"card": None}, {"card": None}, {"card": None}]
    assert t.whose_turn() == 1


# -- Crab


@cell("crab", "effect")
def test_the_crab_discards_a_card_and_takes_another_from_anywhere_in_the_discards() -> None:
    t = at(TWO, "hand 0: minnow, zebra", "collection 0 left: crab", "discards: lion, shell, monkey")
    t.say("special-left", "zebra", "monkey")
    assert t.hand(0) == ["minnow", "monkey"]
    assert t.discards() == ["zebra", "lion", "shell"]
    assert t.whose_turn() == 1


def test_every_other_name_in_the_discards_is_offered_to_the_crab() -> None:
    t = at(TWO, "hand 0: minnow, zebra", "collection 0 left: crab", "discards: lion, shell, monkey, shell")
    t.say("special-left")
    assert t.offered() == {"minnow", "zebra"}
    t.say("zebra")
    assert t.offered() == {"lion", "shell", "monkey"}, "and taking is not optional"


def test_the_crab_does_not_take_a_card_of_the_same_name() -> None:
    t = at(TWO, "hand 0: minnow", "collection 0 left: crab", "discards: minnow, shell")
    t.say("special-left", "minnow")
    assert t.offered() == {"shell"}
    t.say("shell")
    assert t.hand(0) == ["shell"]
    assert t.discards() == ["minnow", "minnow"]


def test_only_a_card_that_brings_another_name_is_discarded_for_the_crab() -> None:
    t = at(TWO, "hand 0: minnow, zebra", "collection 0 left: crab", "discards: minnow, minnow")
    t.say("special-left")
    assert t.offered() == {"zebra"}
    t.say("zebra", "minnow")
    assert t.hand(0) == ["minnow", "minnow"]


def test_everybody_sees_both_cards_of_the_crab() -> None:
    t = at(
        TWO,
        "hand 0: zebra, snake",
        "known 0 by everybody: zebra",
        "collection 0 left: crab",
        "discards: lion",
    )
    t.say("special-left", "zebra", "lion")
    assert t.told("discarded", 5) == [{"card": "zebra"}]
    assert t.told("fetched", 5) == [{"card": "lion"}]
    assert (t.known(0, 1), t.known(0, 5)) == (["lion"], ["lion"])


@cell("crab", "refusal")
def test_the_crab_is_not_offered_if_all_discards_have_the_name_of_the_hand() -> None:
    t = at(TWO, "hand 0: minnow, minnow", "collection 0 left: crab", "discards: minnow, minnow")
    assert t.offered() == {"draw"}
    assert t.refused("special-left") == "demands-not-met"


def test_a_crab_is_not_used_twice_in_a_turn() -> None:
    t = at(TWO, "extra: 1", "hand 0: minnow, zebra", "collection 0 left: crab", "discards: lion, shell")
    t.say("special-left", "zebra", "lion")
    assert t.refused("special-left") == "used-this-turn"


@cell("crab", "empty-deck")
def test_the_crab_is_not_offered_without_discards() -> None:
    t = at(
        TWO,
        NOTHING_ELSE,
        "hand 0: minnow, monkey",
        "collection 0 left: crab",
        "line: squid, squid, whale, lion",
    )
    assert t.offered() == {"draw"}
    assert t.refused("special-left") == "demands-not-met"


def test_the_crab_needs_no_deck_if_there_are_discards() -> None:
    t = at(
        TWO,
        NOTHING_ELSE,
        "hand 0: minnow",
        "collection 0 left: crab",
        "line: squid, squid, whale, lion",
        "discards: zebra",
    )
    t.say("special-left", "minnow", "zebra")
    assert t.hand(0) == ["zebra"]
    assert t.discards() == ["minnow"]


@cell("crab", "empty-hands")
def test_the_crab_is_not_offered_with_an_empty_hand() -> None:
    t = at(TWO, "collection 0 left: crab", "discards: zebra, lion")
    assert t.offered() == {"draw"}
    assert t.refused("special-left") == "demands-not-met"


@cell("crab", "nested")
def test_a_crab_played_by_a_shell_waits_for_the_next_turn() -> None:
    t = at(TWO, "extra: 1", "hand 0: shell, dolphin, crab, snake, minnow")
    t.say("play", "shell", "dolphin", "left", "crab", "snake", "stop")
    assert t.collection(0, "right") == ["crab"]
    assert t.discards() == ["snake", "dolphin"]
    assert t.refused("special-right") == "played-this-turn"


@cell("crab", "extra-action")
def test_the_crab_takes_back_what_paid_for_the_rhino() -> None:
    t = at(TWO, "hand 0: rhino, lion, minnow", "collection 0 left: crab", "line: shell, shell, squid, squid")
    t.say("play", "rhino", "lion", "use", "special-left", "minnow")
    assert t.offered() == {"lion", "shell", "squid"}
    t.say("lion")
    assert t.hand(0) == ["lion"]
    assert t.discards() == ["minnow", "squid", "squid", "shell", "shell"]
    assert t.whose_turn() == 1


@cell("crab", "two-players")
def test_the_crab_takes_what_the_opponent_discarded() -> None:
    t = at(TWO, "to-move: 1", "hand 0: minnow", "hand 1: shark, lion", "collection 0 left: crab")
    t.say("play", "shark", "lion", "left", seat=1)
    t.say("special-left", "minnow", "lion", seat=0)
    assert t.hand(0) == ["lion"]
    assert t.discards() == ["minnow"]
    assert t.known(0, 1) == ["lion"]


@cell("crab", "four-players")
def test_with_four_players_all_know_what_the_crab_took() -> None:
    t = at(FOUR, "hand 0: minnow, owl", "collection 0 left: crab", "discards: bee, lion")
    t.say("special-left", "minnow", "lion")
    assert t.hand(0) == ["lion", "owl"]
    assert (t.known(0, 1), t.known(0, 2), t.known(0, 3)) == (["lion"], ["lion"], ["lion"])
    assert t.discards() == ["minnow", "bee"]
    assert t.whose_turn() == 1


# -- Squid


@cell("squid", "effect")
def test_the_squid_takes_up_to_five_folds() -> None:
    t = at(TWO, "collection 0 left: squid", "line: whale, minnow, crab, dolphin", "deck: lion, zebra")
    t.say("special-left", "whale", "minnow")
    assert t.hand(0) == ["minnow", "whale"]
    assert t.line() == ["crab", "dolphin", "lion", "zebra"]
    assert t.whose_turn() == 1


def test_the_squid_takes_three_cards_of_five_folds() -> None:
    t = at(TWO, "collection 0 left: squid", "line: crab, minnow, shark, whale", "deck: lion, zebra, snake")
    t.say("special-left", "shark", "crab", "minnow")
    assert t.hand(0) == ["crab", "minnow", "shark"]
    assert t.line() == ["whale", "lion", "zebra", "snake"]


def test_the_squid_takes_no_seventh_fold() -> None:
    t = at(TWO, "collection 0 left: squid", "line: whale, minnow, crab, dolphin")
    t.say("special-left", "whale")
    assert t.offered() == {"minnow", "crab", "stop"}
    assert t.refused("dolphin") == "too-many-folds"


def test_the_squid_may_take_less_but_at_least_one_card() -> None:
    t = at(TWO, "collection 0 left: squid", "line: whale, minnow, crab, dolphin", "deck: lion")
    t.say("special-left")
    assert t.offered() == {"whale", "minnow", "crab", "dolphin"}
    t.say("minnow", "stop")
    assert t.hand(0) == ["minnow"]
    assert t.line() == ["whale", "crab", "dolphin", "lion"]


def test_everybody_knows_what_the_squid_takes() -> None:
    t = at(TWO, "hand 0: lion", "collection 0 left: squid", "line: whale, minnow, crab, dolphin")
    t.say("special-left", "crab", "dolphin")
    assert (t.known(0, 1), t.known(0, 5)) == (["crab", "dolphin"], ["crab", "dolphin"])


@cell("squid", "refusal")
def test_the_squid_is_not_offered_without_a_line() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: minnow, crab", "collection 0 left: squid", "line:")
    assert t.offered() == {"play"}
    assert t.refused("special-left") == "demands-not-met"


def test_a_squid_is_not_used_twice_in_a_turn() -> None:
    t = at(TWO, "extra: 1", "collection 0 left: squid", "line: whale, minnow, crab, dolphin")
    t.say("special-left", "whale", "minnow")
    assert t.refused("special-left") == "used-this-turn"


@cell("squid", "empty-deck")
def test_what_the_squid_takes_is_not_replaced_without_deck_and_discards() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 1: lion", "collection 0 left: squid", "line: whale, minnow, crab, dolphin")
    t.say("special-left", "dolphin", "crab")
    assert t.hand(0) == ["crab", "dolphin"]
    assert t.line() == ["whale", "minnow"]


def test_what_the_squid_took_is_replaced_as_soon_as_a_card_is_discarded() -> None:
    t = at(
        TWO,
        NOTHING_ELSE,
        "hand 1: minnow, zebra",
        "collection 0 left: squid",
        "line: whale, crab, shark, dolphin",
    )
    t.say("special-left", "dolphin", "crab")
    t.say("play", "minnow", "zebra", "left", seat=1)
    assert t.line() == ["whale", "shark", "zebra"]
    assert t.discards() == []


@cell("squid", "empty-hands")
def test_the_squid_takes_when_nobody_holds_a_card() -> None:
    t = at(TWO, "collection 0 left: squid", "line: whale, shell, crab, dolphin")
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("special-left", "shell", "dolphin")
    assert t.hand(0) == ["dolphin", "shell"]


@cell("squid", "nested")
def test_a_squid_played_by_a_shell_waits_for_the_next_turn() -> None:
    t = at(TWO, "extra: 1", "hand 0: shell, dolphin, squid, snake")
    t.say("play", "shell", "dolphin", "left", "squid", "snake", "stop")
    assert t.collection(0, "right") == ["squid"]
    assert t.refused("special-right") == "played-this-turn"


@cell("squid", "extra-action")
def test_the_squid_as_extra_action_takes_from_the_line_of_the_rhino() -> None:
    t = at(
        TWO,
        "hand 0: rhino, elephant, elephant",
        "collection 0 left: squid",
        "line: minnow, minnow, minnow, minnow",
        "deck: whale, monkey, crab, dolphin, lion, zebra",
    )
    t.say("play", "rhino", "elephant", "elephant", "use", "special-left", "whale", "monkey")
    assert t.hand(0) == ["monkey", "whale"]
    assert t.line() == ["crab", "dolphin", "lion", "zebra"]
    assert t.whose_turn() == 1


@cell("squid", "two-players")
def test_the_opponent_sees_the_cards_the_squid_takes_one_by_one() -> None:
    t = at(
        TWO,
        "to-move: 1",
        "hand 0: lion",
        "collection 1 left: squid",
        "line: whale, minnow, crab, dolphin",
    )
    t.say("special-left", "crab", "dolphin", "stop")
    assert t.told("special", 0) == [{"card": "squid", "column": "left"}]
    assert t.told("taken", 0) == [{"card": "crab", "place": 2}, {"card": "dolphin", "place": 2}]
    assert t.hand(0) == ["lion"]
    assert t.whose_turn() == 0


@cell("squid", "four-players")
def test_with_four_players_the_squid_takes_for_its_owner_alone() -> None:
    t = at(FOUR, "to-move: 3", "collection 3 right: squid", "line: bee, fly, owl, lion", "deck: ant, ant")
    t.say("special-right", "bee", "fly")
    assert t.hand(3) == ["bee", "fly"]
    assert t.line() == ["owl", "lion", "ant", "ant"]
    assert (t.known(3, 0), t.known(3, 1), t.known(3, 2)) == (["bee", "fly"], ["bee", "fly"], ["bee", "fly"])
    assert t.whose_turn() == 0


# -- Dolphin


@cell("dolphin", "effect")
@pytest.mark.parametrize(
    ("payment", "paid"),
    [
        (("lion", "stop"), ["lion"]),
        (("cheetah", "zebra", "stop"), ["zebra", "cheetah"]),
        (("cheetah", "zebra", "monkey"), ["monkey", "zebra", "cheetah"]),
    ],
)
def test_the_dolphin_plays_an_origami_with_a_discount_of_up_to_two(payment: tuple[str, ...], paid: list[str]) -> None:
    t = at(TWO, "hand 0: dolphin, lion, cheetah, zebra, monkey", "collection 0 left: dolphin")
    t.say("special-left", "dolphin", *payment)
    assert t.collection(0, "right") == ["dolphin"], "6 folds for 4, 5 or 6"
    assert t.discards() == paid
    assert t.whose_turn() == 1


def test_the_dolphin_lets_an_origami_of_two_folds_be_played_for_nothing() -> None:
    t = at(TWO, "hand 0: minnow", "collection 0 left: dolphin")
    t.say("special-left", "minnow", "stop")
    assert t.collection(0, "right") == ["minnow"]
    assert t.discards() == []
    assert t.hand(0) == []


@pytest.mark.parametrize("payment", [("stop",), ("monkey", "stop"), ("monkey", "monkey"), ("zebra",)])
def test_the_dolphin_need_not_give_all_of_its_discount(payment: tuple[str, ...]) -> None:
    t = at(TWO, "hand 0: minnow, monkey, monkey, zebra", "collection 0 left: dolphin")
    t.say("special-left", "minnow", *payment)
    assert t.collection(0, "right") == ["minnow"]
    assert t.whose_turn() == 1


def test_the_dolphin_gives_no_third_fold() -> None:
    t = at(TWO, "hand 0: snake, cheetah, minnow", "collection 0 left: dolphin")
    t.say("special-left")
    assert t.offered() == {"snake", "cheetah", "minnow"}, "6 less 2 is 3 and 1"
    t.say("snake", "cheetah")
    assert t.offered() == {"minnow"}, "3 folds are not enough yet"


def test_the_dolphin_plays_origami_of_any_family() -> None:
    t = at(TWO, "hand 0: monkey, minnow", "collection 0 left: dolphin")
    t.say("special-left")
    assert t.offered() == {"monkey", "minnow"}, "one of them must be played"


def test_an_overpayment_is_refused_also_with_a_discount() -> None:
    t = at(TWO, "hand 0: minnow, snake, monkey", "collection 0 left: dolphin")
    t.say("special-left", "minnow")
    assert t.offered() == {"monkey", "stop"}
    assert t.refused("snake") == "does-not-fit"


def test_the_instant_effect_of_what_the_dolphin_plays_resolves() -> None:
    t = at(
        TWO,
        "hand 0: skate, monkey",
        "collection 0 left: dolphin",
        "line: crab, shark, whale, lion",
        "deck: zebra",
    )
    t.say("special-left", "skate", "monkey", "stop", "shark")
    assert t.hand(0) == ["shark"]
    assert t.line() == ["crab", "whale", "lion", "zebra"]


def test_the_dolphin_may_be_covered_by_what_it_plays() -> None:
    t = at(TWO, "hand 0: minnow", "collection 0 left: dolphin", "collection 0 right: monkey")
    t.say("special-left", "minnow", "stop", "left")
    assert t.collection(0, "left") == ["dolphin", "minnow"]


@cell("dolphin", "refusal")
def test_the_dolphin_is_not_offered_without_a_legal_play() -> None:
    t = at(TWO, "hand 0: zebra", "collection 0 left: dolphin")
    assert t.offered() == {"draw"}
    assert t.refused("special-left") == "demands-not-met"


def test_the_dolphin_is_offered_when_only_its_discount_makes_a_play_possible() -> None:
    t = at(TWO, "hand 0: zebra, rhino", "collection 0 left: dolphin")
    assert t.offered() == {"draw", "special-left"}, "4 less 2 is 2"


@cell("dolphin", "empty-deck")
def test_the_dolphin_needs_no_deck() -> None:
    t = at(
        TWO,
        NOTHING_ELSE,
        "hand 0: crab, zebra",
        "collection 0 left: dolphin",
        "line: squid, squid, whale, lion",
    )
    t.say("special-left", "crab", "zebra", "stop")
    assert t.collection(0, "right") == ["crab"]
    assert t.discards() == ["zebra"]
    assert t.line() == ["squid", "squid", "whale", "lion"]


@cell("dolphin", "empty-hands")
def test_the_dolphin_is_not_offered_with_an_empty_hand() -> None:
    t = at(TWO, "collection 0 left: dolphin")
    assert t.offered() == {"draw"}
    assert t.refused("special-left") == "demands-not-met"


@cell("dolphin", "nested")
def test_a_dolphin_played_by_a_shell_waits_for_the_next_turn() -> None:
    t = at(TWO, "extra: 1", "hand 0: shell, snake, dolphin, cheetah, zebra, minnow")
    t.say("play", "shell", "snake", "left", "dolphin", "cheetah", "zebra", "stop")
    assert t.collection(0, "right") == ["dolphin"]
    assert t.refused("special-right") == "played-this-turn"


def test_the_discounts_of_dolphin_and_shell_do_not_add_up() -> None:
    t = at(TWO, "hand 0: shell, monkey, crab, zebra", "collection 0 left: dolphin")
    t.say("special-left", "shell", "monkey", "stop")
    assert t.refused("crab") == "cannot-pay", "the Shell alone gives 1, and 2 folds do not pay 3"


@cell("dolphin", "extra-action")
def test_the_dolphin_is_used_with_the_extra_action_of_a_rhino() -> None:
    t = at(TWO, "hand 0: rhino, lion, crab, zebra", "collection 0 left: dolphin")
    t.say("play", "rhino", "lion", "use", "special-left", "crab", "zebra", "stop", "right")
    assert t.collection(0, "right") == ["rhino", "crab"]
    assert t.whose_turn() == 1


def test_a_rhino_played_by_the_dolphin_does_not_allow_the_dolphin_again() -> None:
    t = at(TWO, "hand 0: rhino, zebra, minnow", "collection 0 left: dolphin")
    t.say("special-left", "rhino", "zebra", "stop", "use")
    assert t.asked().kind == "action"
    assert t.refused("special-left") == "used-this-turn"


@cell("dolphin", "two-players")
def test_the_opponent_sees_the_play_of_the_dolphin() -> None:
    t = at(TWO, "to-move: 1", "hand 0: minnow", "hand 1: crab, zebra, lion", "collection 1 left: dolphin")
    t.say("special-left", "crab", "zebra", "stop")
    assert t.told("announced", 0) == [{"card": "crab"}]
    assert t.told("paid", 0) == [{"card": "zebra"}]
    assert t.known(1, 0) == []
    assert t.whose_turn() == 0


@cell("dolphin", "four-players")
def test_with_four_players_the_dolphin_plays_into_its_owners_collections() -> None:
    t = at(FOUR, "to-move: 3", "hand 3: bee, eagle, owl", "collection 3 left: dolphin", "hand 0: fly")
    t.say("special-left", "bee", "eagle", "owl", "stop")
    assert t.collection(3, "right") == ["bee"]
    assert t.discards() == ["owl", "eagle"]
    assert t.hand(0) == ["fly"]
    assert t.whose_turn() == 0


# -- Whale


@cell("whale", "effect")
def test_the_whale_is_worth_one_more_for_each_other_origami_in_the_same_collection() -> None:
    t = at(TWO, "collection 0 left: monkey, whale, shell, zebra", "collection 0 right: lion, crab, rhino")
    assert t.extras() == [3, 0], "any family, above and below"


def test_the_whale_does_not_count_itself() -> None:
    t = at(TWO, "collection 0 left: whale")
    assert t.extras() == [0, 0]


def test_two_whales_in_the_same_collection_count_each_other() -> None:
    t = at(TWO, "collection 0 left: whale, whale")
    assert t.extras() == [2, 0]


def test_two_whales_in_different_collections_do_not_count_each_other() -> None:
    t = at(TWO, "collection 0 left: whale", "collection 0 right: whale")
    assert t.extras() == [0, 0]


@cell("whale", "refusal")
def test_a_whale_asks_nothing_when_it_is_played() -> None:
    t = at(TWO, "hand 0: whale, lion, gorilla, minnow, crab", "collection 0 left: monkey")
    t.say("play", "whale", "lion", "gorilla")
    assert t.collection(0, "right") == ["whale"]
    assert t.hand(0) == ["crab", "minnow"]
    assert t.told("declined") == []
    assert t.whose_turn() == 1


@cell("whale", "empty-deck")
def test_a_whale_is_played_and_scores_with_no_deck() -> None:
    t = at(
        TWO,
        NOTHING_ELSE,
        "hand 0: whale, lion, gorilla",
        "hand 1: minnow",
        "collection 0 left: monkey",
        "collection 0 right: zebra, monkey",
        "line: shark, crab, squid, whale",
    )
    t.say("play", "whale", "lion", "gorilla")
    assert t.collection(0, "left") == ["monkey", "whale"]
    assert t.discards() == ["gorilla", "lion"]
    assert t.extras() == [1, 0]


@cell("whale", "empty-hands")
def test_whales_score_when_nobody_holds_a_card() -> None:
    t = at(
        TWO,
        "phase: last-round",
        "to-move: 1",
        "hand 1: whale, lion, gorilla",
        "collection 1 left: zebra",
        "collection 1 right: monkey, monkey",
        "collection 0 left: whale, zebra",
    )
    t.say("play", "whale", "lion", "gorilla")
    assert t.game.over
    assert (t.hand(0), t.hand(1)) == ([], [])
    assert t.extras() == [1, 1]


@cell("whale", "nested")
def test_a_whale_played_by_a_shell_counts_what_it_covers() -> None:
    t = at(
        TWO,
        "hand 0: shell, dolphin, whale, lion, snake",
        "collection 0 left: crab",
        "collection 0 right: squid",
    )
    t.say("play", "shell", "dolphin", "left", "whale", "lion", "snake", "stop")
    assert t.collection(0, "right") == ["squid", "whale"]
    assert t.extras() == [1, 0]


@cell("whale", "extra-action")
def test_a_whale_is_played_with_the_extra_action_of_a_rhino() -> None:
    t = at(TWO, "hand 0: rhino, elephant, elephant, whale, lion, gorilla", "collection 0 left: monkey")
    t.say("play", "rhino", "elephant", "elephant", "use", "play", "whale", "lion", "gorilla", "right")
    assert t.collection(0, "right") == ["rhino", "whale"]
    assert t.extras() == [1, 0]
    assert t.whose_turn() == 1


@cell("whale", "two-players")
def test_the_collections_of_the_opponent_do_not_count_for_the_whale() -> None:
    t = at(TWO, "collection 0 left: whale", "collection 1 left: monkey, whale, zebra")
    assert t.extras() == [0, 2]


@cell("whale", "four-players")
def test_with_four_players_each_whale_counts_its_own_collection() -> None:
    t = at(
        FOUR,
        "collection 0 left: whale, owl, fly",
        "collection 1 left: bee, bee",
        "collection 3 left: butterfly",
        "collection 3 right: fly, whale",
    )
    assert t.extras() == [2, 4, 0, 1]
