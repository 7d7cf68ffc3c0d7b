"""Chapter: the Savannah. Tempo."""

from typing import Final

import pytest

from tests.origami.matrix import cell
from tests.origami.table import NOTHING_ELSE, at

TWO: Final = "families: sea, savannah"
WITH_SKY: Final = "families: savannah, sky"
WITH_FARM: Final = "families: savannah, farm"
THREE: Final = "families: sea, savannah, sky\nplayers: 3"
FOUR: Final = "families: sea, savannah, sky, lawn\nplayers: 4"
FISH: Final = "line: shark, crab, squid, whale"


@pytest.mark.parametrize(
    ("card", "copies", "cost", "folds", "points"),
    [
        ("monkey", 4, 2, 1, 4),
        ("rhino", 2, 4, 2, 3),
        ("elephant", 2, 4, 2, 2),
        ("zebra", 2, 4, 2, 5),
        ("snake", 2, 6, 3, 6),
        ("cheetah", 2, 6, 3, 6),
        ("gorilla", 2, 8, 4, 6),
        ("lion", 2, 9, 4, 3),
    ],
)
def test_the_figures_of_the_savannah(card: str, copies: int, cost: int, folds: int, points: int) -> None:
    assert at("families: savannah").figures(card) == (copies, cost, folds, points)


@cell("cheetah", "copied")
@cell("lion", "copied")
def test_the_parrot_copies_no_special_actions_of_the_savannah() -> None:
    t = at(
        WITH_SKY,
        "hand 0: parrot, chicken, owl",
        "line: cheetah, lion, rhino, vulture",
        "collection 0 left: lion",
        "collection 1 left: cheetah",
    )
    t.say("play", "parrot", "chicken")
    assert t.offered() == {"rhino", "no"}, "all of them are visible, and only the Rhino has an instant effect"


# -- Monkey


@cell("monkey", "effect")
def test_the_monkey_exchanges_a_hand_card_with_a_card_of_the_line() -> None:
    t = at(TWO, "hand 0: monkey, rhino, zebra", "line: shark, crab, lion, whale")
    t.say("play", "monkey", "rhino", "left", "zebra", "lion")
    assert t.hand(0) == ["lion"]
    assert t.line() == ["shark", "crab", "zebra", "whale"]
    assert t.discards() == ["rhino"]
    assert t.whose_turn() == 1


def test_any_hand_card_goes_for_any_card_of_the_line() -> None:
    t = at(TWO, "hand 0: monkey, rhino, zebra, minnow", "line: shark, crab, lion, lion")
    t.say("play", "monkey", "rhino", "left")
    assert t.offered() == {"zebra", "minnow", "no"}
    t.say("minnow")
    assert t.offered() == {"shark", "crab", "lion"}, "one who has given a card takes one"


def test_everybody_sees_both_cards_the_monkey_exchanges() -> None:
    t = at(TWO, "hand 0: monkey, rhino, zebra, snake", "known 0 by everybody: zebra", FISH)
    t.say("play", "monkey", "rhino", "left", "zebra", "whale")
    assert (t.known(0, 1), t.known(0, 5)) == (["whale"], ["whale"])
    assert t.told("to-line", 5) == [{"card": "zebra", "place": 3}]
    assert t.told("taken", 5) == [{"card": "whale", "place": 3}]


@cell("monkey", "refusal")
def test_the_monkey_may_be_declined() -> None:
    t = at(TWO, "hand 0: monkey, rhino, zebra", FISH)
    t.say("play", "monkey", "rhino", "left", "no")
    assert t.hand(0) == ["zebra"]
    assert t.line() == ["shark", "crab", "squid", "whale"]
    assert t.whose_turn() == 1


def test_declining_the_monkey_is_public() -> None:
    t = at(TWO, "hand 0: monkey, rhino, zebra", FISH)
    t.say("play", "monkey", "rhino", "left", "no")
    assert t.told("declined", 1) == [{"card": "monkey"}]


@cell("monkey", "copied")
def test_the_parrot_exchanges_a_card_with_the_effect_of_a_monkey() -> None:
    t = at(WITH_SKY, "hand 0: parrot, chicken, owl", "line: monkey, lion, dove, eagle")
    t.say("play", "parrot", "chicken", "left", "monkey", "owl", "lion")
    assert t.hand(0) == ["lion"]
    assert t.line() == ["monkey", "owl", "dove", "eagle"]


def test_the_parrot_may_exchange_a_card_for_the_monkey_it_copies() -> None:
    t = at(WITH_SKY, "hand 0: parrot, chicken, owl", "line: monkey, lion, dove, eagle")
    t.say("play", "parrot", "chicken", "left", "monkey", "owl", "monkey")
    assert t.hand(0) == ["monkey"]
    assert t.line() == ["owl", "lion", "dove", "eagle"]


@cell("monkey", "empty-deck")
def test_the_monkey_needs_no_deck() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: monkey, rhino, zebra", FISH)
    t.say("play", "monkey", "rhino", "left", "zebra", "shark")
    assert t.hand(0) == ["shark"]
    assert t.line() == ["zebra", "crab", "squid", "whale"]
    assert t.discards() == ["rhino"], "nothing was shuffled"


@cell("monkey", "empty-hands")
def test_the_monkey_does_nothing_with_an_empty_hand() -> None:
    t = at(TWO, "hand 0: monkey, rhino", FISH)
    t.say("play", "monkey", "rhino", "left")
    assert t.collection(0, "left") == ["monkey"]
    assert t.line() == ["shark", "crab", "squid", "whale"]
    assert t.whose_turn() == 1


@cell("monkey", "nested")
def test_a_monkey_played_by_an_elephant_exchanges_the_card_just_drawn() -> None:
    t = at(TWO, "hand 0: elephant, gorilla, monkey, rhino", FISH, "deck: zebra")
    t.say("play", "elephant", "gorilla", "left", "use", "monkey", "rhino")
    assert t.asked().source == "monkey"
    t.say("zebra", "whale")
    assert t.hand(0) == ["whale"]
    assert t.line() == ["shark", "crab", "squid", "zebra"]
    assert t.whose_turn() == 1


@cell("monkey", "extra-action")
def test_a_monkey_as_extra_action_exchanges_with_the_new_line() -> None:
    t = at(TWO, "hand 0: rhino, lion, monkey, elephant, zebra", FISH, "deck: gorilla, minnow, minnow, minnow")
    t.say("play", "rhino", "lion", "left", "use", "play", "monkey", "elephant", "zebra", "gorilla")
    assert t.hand(0) == ["gorilla"]
    assert t.line() == ["zebra", "minnow", "minnow", "minnow"]
    assert t.whose_turn() == 1


@cell("monkey", "two-players")
def test_the_opponent_may_draw_what_the_monkey_gave() -> None:
    t = at(TWO, "hand 0: monkey, rhino, lion", "hand 1: minnow", FISH)
    t.say("play", "monkey", "rhino", "left", "lion", "shark")
    t.say("draw", "lion", seat=1)
    assert t.hand(1) == ["lion", "minnow"]
    assert t.known(0, 1) == ["shark"]


@cell("monkey", "four-players")
def test_with_four_players_all_know_what_the_monkey_took() -> None:
    t = at(FOUR, "hand 0: monkey, rhino, bee, owl", FISH)
    t.say("play", "monkey", "rhino", "left", "bee", "crab")
    assert t.hand(0) == ["crab", "owl"]
    assert (t.known(0, 1), t.known(0, 2), t.known(0, 3)) == (["crab"], ["crab"], ["crab"])
    assert t.line() == ["shark", "bee", "squid", "whale"]
    assert t.whose_turn() == 1


# -- Rhino


@cell("rhino", "effect")
def test_the_rhino_discards_the_line_and_refills_it() -> None:
    t = at(TWO, "hand 0: rhino, elephant, zebra", FISH, "deck: minnow, skate, shell, dolphin, lion")
    t.say("play", "rhino", "elephant", "zebra", "left", "use")
    assert t.line() == ["minnow", "skate", "shell", "dolphin"]
    assert t.discards() == ["whale", "squid", "crab", "shark", "zebra", "elephant"], "left to right"
    assert t.deck()[0] == "lion"


def test_the_rhino_gives_an_extra_action() -> None:
    t = at(TWO, "hand 0: rhino, elephant, zebra", FISH, "deck: minnow, skate, shell, dolphin, lion")
    t.say("play", "rhino", "elephant", "zebra", "left", "use")
    assert t.offered() == {"draw", "no"}
    t.say("draw", "dolphin", "minnow")
    assert t.hand(0) == ["dolphin", "minnow"]
    assert t.whose_turn() == 1


def test_everybody_sees_the_line_the_rhino_discards_and_the_extra_action() -> None:
    t = at(TWO, "hand 0: rhino, lion", FISH)
    t.say("play", "rhino", "lion", "left", "use")
    assert t.told("line-discarded", 5) == [
        {"card": "shark", "place": 0},
        {"card": "crab", "place": 1},
        {"card": "squid", "place": 2},
        {"card": "whale", "place": 3},
    ]
    assert t.told("extra-action", 1) == [{}]
    assert t.events(5)[-1].kind == "extra-action", "the line first"


@cell("rhino", "refusal")
def test_one_who_declines_the_rhino_has_no_extra_action() -> None:
    t = at(TWO, "hand 0: rhino, lion", FISH)
    t.say("play", "rhino", "lion", "left", "no")
    assert t.line() == ["shark", "crab", "squid", "whale"]
    assert t.told("declined", 1) == [{"card": "rhino"}]
    assert t.whose_turn() == 1


def test_the_extra_action_may_be_declined() -> None:
    t = at(TWO, "hand 0: rhino, lion", FISH, "deck: minnow, skate, shell, dolphin")
    t.say("play", "rhino", "lion", "left", "use", "no")
    assert t.line() == ["minnow", "skate", "shell", "dolphin"]
    assert t.told("extra-declined", 1) == [{}]
    assert t.hand(0) == []
    assert t.whose_turn() == 1


def test_two_rhinos_give_two_extra_actions() -> None:
    t = at(
        TWO,
        "hand 0: rhino, lion, rhino, gorilla",
        FISH,
        "deck: minnow, skate, shell, dolphin, monkey, zebra, snake, cheetah",
    )
    t.say("play", "rhino", "lion", "left", "use")
    t.say("play", "rhino", "gorilla", "use")
    assert t.line() == ["monkey", "zebra", "snake", "cheetah"]
    t.say("draw", "snake", "monkey")
    assert t.hand(0) == ["monkey", "snake"]
    assert t.whose_turn() == 1


def test_extra_actions_are_counted_and_taken_one_by_one() -> None:
    t = at(TWO, "extra: 1", "hand 0: rhino, lion", FISH, "deck: dolphin, whale, gorilla, snake, lion, cheetah")
    t.say("play", "rhino", "lion", "left", "use")
    t.say("draw", "dolphin")
    assert t.whose_turn() == 0
    t.say("draw", "whale")
    assert t.hand(0) == ["dolphin", "whale"]
    assert t.whose_turn() == 1


def test_the_extra_action_lapses_if_no_action_is_possible() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: rhino", "collection 0 left: lion", "line:", "hand 1: minnow, shell")
    t.say("special-left", "rhino", "use")
    assert t.collection(0, "right") == ["rhino"]
    assert t.told("extra-action", 1) == [{}], "it was gained"
    assert t.told("extra-declined", 1) == [], "and nobody was asked"
    assert t.whose_turn() == 1


def test_the_hand_limit_is_checked_once_after_the_extra_action() -> None:
    t = at(
        TWO,
        "hand 0: rhino, lion, minnow, minnow, minnow, minnow, monkey, monkey, monkey, monkey, zebra",
        FISH,
        "deck: gorilla, whale, snake, cheetah",
    )
    t.say("play", "rhino", "lion", "left", "use")
    assert len(t.hand(0)) == 9
    assert t.asked().kind == "action", "nine cards, but the turn is not over"
    t.say("draw", "gorilla")
    assert t.asked().kind == "hand-limit"
    t.say("minnow", "minnow")
    assert len(t.hand(0)) == 8
    assert t.discards()[:2] == ["minnow", "minnow"]
    assert t.whose_turn() == 1


@cell("rhino", "copied")
def test_the_parrot_renews_the_line_and_acts_again_with_the_effect_of_a_rhino() -> None:
    t = at(
        WITH_SKY,
        "hand 0: parrot, chicken",
        "line: rhino, owl, dove, eagle",
        "deck: magpie, chick, lion, zebra, snake",
    )
    t.say("play", "parrot", "chicken", "left", "rhino")
    assert t.line() == ["magpie", "chick", "lion", "zebra"]
    assert t.discards() == ["eagle", "dove", "owl", "rhino", "chicken"]
    t.say("draw", "magpie")
    assert t.hand(0) == ["magpie"]
    assert t.whose_turn() == 1


@cell("rhino", "empty-deck")
def test_the_rhino_refills_from_the_line_it_discards_if_there_is_no_deck() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: rhino, lion", FISH, "hand 1: minnow")
    t.say("play", "rhino", "lion", "left", "use")
    assert len(t.line()) == 4
    assert sorted(t.line() + t.deck()) == ["crab", "lion", "shark", "squid", "whale"]
    assert t.discards() == []
    assert t.asked().kind == "action"


def test_the_rhino_refills_from_the_deck_first_and_then_from_the_discards() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: rhino, lion", FISH, "deck: minnow, skate")
    t.say("play", "rhino", "lion", "left", "use")
    assert t.line()[:2] == ["minnow", "skate"]
    assert sorted(t.line()[2:] + t.deck()) == ["crab", "lion", "shark", "squid", "whale"]
    assert t.told("run-out") == [{"number": 1}]


@cell("rhino", "empty-hands")
def test_the_rhino_works_when_nobody_holds_a_card() -> None:
    t = at(TWO, "hand 0: rhino, lion", FISH, "deck: minnow, skate, shell, dolphin")
    t.say("play", "rhino", "lion", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("use")
    assert t.line() == ["minnow", "skate", "shell", "dolphin"]
    assert t.offered() == {"draw", "no"}


@cell("rhino", "nested")
def test_the_extra_action_of_a_rhino_played_by_an_elephant_comes_after_the_whole_action() -> None:
    t = at(
        TWO,
        "hand 0: elephant, gorilla, rhino, lion",
        FISH,
        "deck: minnow, whale, skate, shell, dolphin",
    )
    t.say("play", "elephant", "gorilla", "left", "use", "rhino", "lion", "use")
    assert t.asked().kind == "action"
    assert t.asked().source is None, "no effect is pending"
    t.say("draw", "whale")
    assert t.hand(0) == ["minnow", "whale"]
    assert t.whose_turn() == 1, "one extra action, not two"


def test_the_extra_action_waits_for_the_effects_around_the_rhino() -> None:
    t = at(
        TWO,
        "hand 0: elephant, lion, rhino, gorilla, monkey, zebra",
        "collection 0 left: lion",
        FISH,
        "deck: minnow, whale, skate, shell, dolphin, crab",
    )
    t.say("special-left", "elephant", "use")
    assert t.hand(0) == ["gorilla", "lion", "minnow", "monkey", "rhino", "zebra"]
    t.say("rhino", "gorilla", "left", "use")
    t.say("play", "monkey", "zebra", "no")
    assert t.collection(0, "left") == ["lion", "rhino"]
    assert t.collection(0, "right") == ["elephant", "monkey"]
    assert t.whose_turn() == 1


@cell("rhino", "extra-action")
def test_a_rhino_played_with_an_extra_action_gives_another() -> None:
    t = at(TWO, "hand 0: rhino, lion, rhino, gorilla", FISH)
    t.say("play", "rhino", "lion", "left", "use", "play", "rhino", "gorilla", "use")
    assert t.collection(0, "right") == ["rhino"]
    assert t.told("extra-action") == [{}, {}]
    assert t.offered() == {"draw", "no"}
    assert t.whose_turn() == 0


def test_an_origami_played_with_one_extra_action_cannot_be_used_with_the_next() -> None:
    t = at(TWO, "extra: 1", "hand 0: rhino, gorilla, cheetah, snake, dolphin, lion, crab")
    t.say("play", "rhino", "gorilla", "left", "use")
    t.say("play", "cheetah", "snake", "dolphin")
    assert t.asked().kind == "action"
    assert t.refused("special-right") == "played-this-turn"


@cell("rhino", "two-players")
def test_the_opponent_finds_the_new_line_and_has_no_extra_action() -> None:
    t = at(TWO, "hand 0: rhino, lion", FISH, "deck: minnow, skate, shell, dolphin")
    t.say("play", "rhino", "lion", "left", "use", "no")
    t.say("draw", "dolphin", "minnow", seat=1)
    assert t.hand(1) == ["dolphin", "minnow"]
    assert t.whose_turn() == 0


@cell("rhino", "four-players")
def test_with_four_players_the_extra_action_comes_before_the_next_player() -> None:
    t = at(FOUR, "to-move: 3", "hand 3: rhino, bee", FISH, "deck: owl, ant, fly, eagle")
    t.say("play", "rhino", "bee", "left", "use")
    assert t.game.waiting() == [3]
    t.say("draw", "eagle")
    assert t.hand(3) == ["eagle"]
    assert t.line()[:3] == ["owl", "ant", "fly"]
    assert t.whose_turn() == 0


# -- Elephant


@cell("elephant", "effect")
def test_the_elephant_draws_a_card_and_then_plays_an_origami() -> None:
    t = at(TWO, "hand 0: elephant, gorilla, crab, lion", FISH, "deck: zebra, snake")
    t.say("play", "elephant", "gorilla", "left", "use")
    assert t.hand(0) == ["crab", "lion", "zebra"]
    t.say("crab", "lion")
    assert t.collection(0, "right") == ["crab"]
    assert t.discards() == ["lion", "gorilla"]
    assert t.hand(0) == ["zebra"]
    assert t.deck()[0] == "snake"
    assert t.whose_turn() == 1


def test_the_card_the_elephant_drew_may_be_played() -> None:
    t = at(TWO, "hand 0: elephant, gorilla, lion", FISH, "deck: crab")
    t.say("play", "elephant", "gorilla", "left", "use", "crab", "lion")
    assert t.collection(0, "right") == ["crab"]
    assert t.hand(0) == []


def test_the_card_the_elephant_drew_may_be_paid() -> None:
    t = at(TWO, "hand 0: elephant, gorilla, crab", FISH, "deck: lion")
    t.say("play", "elephant", "gorilla", "left", "use", "crab", "lion")
    assert t.collection(0, "right") == ["crab"]
    assert t.discards() == ["lion", "gorilla"]


def test_the_elephant_gives_no_discount() -> None:
    t = at(TWO, "hand 0: elephant, gorilla, crab, snake", FISH, "deck: whale")
    t.say("play", "elephant", "gorilla", "left", "use", "crab")
    assert t.offered() == {"whale"}, "4 folds, not 3"


def test_only_the_owner_sees_what_the_elephant_draws() -> None:
    t = at(TWO, "hand 0: elephant, gorilla", FISH, "deck: zebra")
    t.say("play", "elephant", "gorilla", "left", "use", "no")
    assert t.told("drawn", 0) == [{"card": "zebra"}]
    assert t.told("drawn", 1) == [{"card": None}]
    assert t.told("drawn", 5) == [{"card": None}]
    assert (t.known(0, 1), t.known(0, 5)) == ([], [])


@cell("elephant", "refusal")
def test_one_who_declines_the_elephant_neither_draws_nor_plays() -> None:
    t = at(TWO, "hand 0: elephant, gorilla, crab, lion", FISH, "deck: zebra")
    t.say("play", "elephant", "gorilla", "left", "no")
    assert t.hand(0) == ["crab", "lion"]
    assert t.deck()[0] == "zebra"
    assert t.told("declined", 1) == [{"card": "elephant"}]
    assert t.whose_turn() == 1


def test_the_play_of_the_elephant_may_be_declined_after_drawing() -> None:
    t = at(TWO, "hand 0: elephant, gorilla, crab, lion", FISH, "deck: zebra")
    t.say("play", "elephant", "gorilla", "left", "use", "no")
    assert t.hand(0) == ["crab", "lion", "zebra"]
    assert t.collection(0, "right") == []
    assert t.whose_turn() == 1


def test_the_elephant_asks_also_one_who_cannot_play_so_that_others_learn_nothing() -> None:
    t = at(TWO, "hand 0: elephant, gorilla", FISH, "deck: zebra")
    t.say("play", "elephant", "gorilla", "left", "use")
    assert t.asked().kind == "play"
    assert t.offered() == {"no"}
    assert t.refused("zebra") == "cannot-pay"


@cell("elephant", "copied")
def test_the_parrot_draws_and_plays_with_the_effect_of_an_elephant() -> None:
    t = at(
        WITH_SKY,
        "hand 0: parrot, chicken, owl",
        "line: dove, dove, eagle, magpie",
        "deck: lion",
        "collection 1 right: elephant",
    )
    t.say("play", "parrot", "chicken", "left", "elephant")
    assert t.hand(0) == ["lion", "owl"]
    t.say("owl", "lion")
    assert t.collection(0, "left") == ["parrot"]
    assert t.collection(0, "right") == ["owl"]


@cell("elephant", "empty-deck")
def test_the_elephant_draws_its_own_payment_if_there_is_no_other_card() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: elephant, lion, crab", FISH, "hand 1: minnow")
    t.say("play", "elephant", "lion", "left", "use")
    assert t.hand(0) == ["crab", "lion"]
    t.say("crab", "lion")
    assert t.collection(0, "right") == ["crab"]
    assert t.discards() == ["lion"]


def test_the_draw_of_the_elephant_is_lost_if_there_is_no_card_at_all() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: elephant, crab, gorilla", "collection 0 left: lion", FISH)
    t.say("special-left", "elephant")
    assert t.hand(0) == ["crab", "gorilla"], "played free, so not even a payment to draw"
    t.say("crab", "gorilla", "left")
    assert t.collection(0, "left") == ["lion", "crab"]


@cell("elephant", "empty-hands")
def test_the_elephant_draws_when_nobody_holds_a_card() -> None:
    t = at(TWO, "hand 0: elephant, gorilla", FISH, "deck: zebra")
    t.say("play", "elephant", "gorilla", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("use", "no")
    assert t.hand(0) == ["zebra"]
    assert t.whose_turn() == 1


@cell("elephant", "nested")
def test_an_elephant_played_by_an_elephant_draws_and_plays_in_turn() -> None:
    t = at(TWO, "hand 0: elephant, gorilla, elephant, lion", FISH, "deck: crab, whale, zebra")
    t.say("play", "elephant", "gorilla", "left", "use", "elephant", "lion", "use")
    assert t.hand(0) == ["crab", "whale"]
    t.say("crab", "whale", "right")
    assert t.collection(0, "left") == ["elephant"]
    assert t.collection(0, "right") == ["elephant", "crab"]
    assert t.deck()[0] == "zebra"
    assert t.whose_turn() == 1


@cell("elephant", "extra-action")
def test_an_elephant_is_played_with_the_extra_action_of_a_rhino() -> None:
    t = at(
        TWO,
        "hand 0: rhino, lion, elephant, gorilla",
        FISH,
        "deck: skate, shell, dolphin, whale, zebra, snake",
    )
    t.say("play", "rhino", "lion", "left", "use", "play", "elephant", "gorilla", "use", "no")
    assert t.hand(0) == ["zebra"]
    assert t.collection(0, "right") == ["elephant"]
    assert t.whose_turn() == 1


@cell("elephant", "two-players")
def test_the_opponent_sees_what_the_elephant_plays_but_not_whether_it_was_drawn() -> None:
    t = at(TWO, "hand 0: elephant, gorilla, lion", "hand 1: minnow", FISH, "deck: crab")
    t.say("play", "elephant", "gorilla", "left", "use", "crab", "lion")
    assert t.told("drawn", 1) == [{"card": None}]
    assert t.told("announced", 1) == [{"card": "elephant"}, {"card": "crab"}]
    assert t.hand(1) == ["minnow"]


@cell("elephant", "four-players")
def test_with_four_players_only_the_owner_of_the_elephant_draws_and_plays() -> None:
    t = at(FOUR, "to-move: 2", "hand 2: elephant, bee, owl, ant, ant", FISH, "deck: zebra, fly", "hand 3: fly")
    t.say("play", "elephant", "bee", "left", "use")
    assert t.game.waiting() == [2]
    assert t.hand(2) == ["ant", "ant", "owl", "zebra"]
    t.say("no")
    assert t.hand(3) == ["fly"]
    assert (t.known(2, 0), t.known(2, 1), t.known(2, 3)) == ([], [], [])
    assert t.whose_turn() == 3


# -- Zebra


@cell("zebra", "effect")
def test_every_player_passes_a_card_to_the_neighbour_on_the_right() -> None:
    t = at(THREE, "hand 0: zebra, rhino, elephant, lion, owl", "hand 1: crab, minnow", "hand 2: monkey, dove")
    t.say("play", "zebra", "rhino", "elephant", "left", "use")
    t.say("lion", seat=0)
    t.say("crab", seat=1)
    t.say("dove", seat=2)
    assert t.hand(0) == ["crab", "owl"]
    assert t.hand(1) == ["dove", "minnow"]
    assert t.hand(2) == ["lion", "monkey"]
    assert t.whose_turn() == 1


def test_nobody_else_may_refuse_the_zebra() -> None:
    t = at(THREE, "hand 0: zebra, lion, owl", "hand 1: crab, minnow", "hand 2: monkey, dove")
    t.say("play", "zebra", "lion", "left", "use")
    assert t.game.waiting() == [0, 1, 2]
    assert t.offered(0) == {"owl"}
    assert t.offered(1) == {"crab", "minnow"}
    assert t.offered(2) == {"monkey", "dove"}


def test_the_cards_are_passed_at_the_same_time_and_hidden_until_all_have_chosen() -> None:
    t = at(THREE, "hand 0: zebra, lion, owl", "hand 1: crab, minnow", "hand 2: monkey, dove")
    t.say("play", "zebra", "lion", "left", "use")
    t.say("dove", seat=2)
    t.say("crab", seat=1)
    assert t.told("given", 0) == []
    assert t.hand(2) == ["dove", "monkey"], "nothing has moved yet"
    assert t.offered(0) == {"owl"}
    t.say("owl", seat=0)
    assert t.hand(0) == ["crab"]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_who_chooses_first_for_the_zebra_does_not_matter(order: tuple[int, int, int]) -> None:
    t = at(THREE, "hand 0: zebra, lion, owl", "hand 1: crab, minnow", "hand 2: monkey, dove")
    t.say("play", "zebra", "lion", "left", "use")
    chosen = {0: "owl", 1: "minnow", 2: "monkey"}
    t.say(chosen[order[0]], seat=order[0])
    t.say(chosen[order[1]], seat=order[1])
    t.say(chosen[order[2]], seat=order[2])
    assert t.hand(0) == ["minnow"]
    assert t.hand(1) == ["crab", "monkey"]
    assert t.hand(2) == ["dove", "owl"]
    assert t.told("given", 5) == [{"card": None, "to": 2}, {"card": None, "to": 0}, {"card": None, "to": 1}]


def test_only_giver_and_receiver_know_a_passed_card() -> None:
    t = at(THREE, "hand 0: zebra, lion, owl", "hand 1: crab, minnow", "hand 2: monkey, dove")
    t.say("play", "zebra", "lion", "left", "use")
    t.say("owl", seat=0)
    t.say("crab", seat=1)
    t.say("dove", seat=2)
    assert t.known(2, 0) == ["owl"], "0 gave it"
    assert t.known(2, 1) == []
    assert t.known(0, 1) == ["crab"]
    assert t.known(0, 2) == []
    assert t.known(1, 2) == ["dove"]
    assert t.known(1, 0) == []
    assert (t.known(0, 5), t.known(1, 5), t.known(2, 5)) == ([], [], [])


def test_giver_and_receiver_are_told_which_card_was_passed() -> None:
    t = at(THREE, "hand 0: zebra, lion, owl", "hand 1: crab", "hand 2: monkey")
    t.say("play", "zebra", "lion", "left", "use")
    t.say("owl", seat=0)
    t.say("crab", seat=1)
    t.say("monkey", seat=2)
    assert t.told("given", 0) == [
        {"card": "owl", "to": 2},
        {"card": "crab", "to": 0},
        {"card": None, "to": 1},
    ]
    assert t.told("given", 2) == [
        {"card": "owl", "to": 2},
        {"card": None, "to": 0},
        {"card": "monkey", "to": 1},
    ]


def test_third_parties_drop_what_could_have_been_passed() -> None:
    t = at(
        THREE,
        "hand 0: zebra, lion, owl",
        "hand 1: crab, crab, minnow",
        "known 1 by everybody: crab, crab, minnow",
        "hand 2: monkey",
    )
    t.say("play", "zebra", "lion", "left", "use")
    t.say("owl", seat=0)
    t.say("minnow", seat=1)
    t.say("monkey", seat=2)
    assert t.hand(1) == ["crab", "crab", "monkey"]
    assert t.known(1, 0) == ["crab", "crab"], "0 received the Minnow and knows what is left"
    assert t.known(1, 5) == ["crab"], "it may have been a Crab or the Minnow"
    assert t.known(1, 2) == ["crab", "monkey"], "2 knows besides what it passed"


@cell("zebra", "refusal")
def test_one_who_declines_the_zebra_makes_nobody_pass() -> None:
    t = at(TWO, "hand 0: zebra, lion, monkey", "hand 1: crab")
    t.say("play", "zebra", "lion", "left", "no")
    assert (t.hand(0), t.hand(1)) == (["monkey"], ["crab"])
    assert t.told("declined", 1) == [{"card": "zebra"}]
    assert t.whose_turn() == 1


@cell("zebra", "copied")
def test_the_parrot_makes_everybody_pass_with_the_effect_of_a_zebra() -> None:
    t = at(WITH_SKY, "hand 0: parrot, chicken, owl", "hand 1: lion, dove", "line: zebra, rhino, eagle, magpie")
    t.say("play", "parrot", "chicken", "left", "zebra")
    t.say("owl", seat=0)
    t.say("dove", seat=1)
    assert (t.hand(0), t.hand(1)) == (["dove"], ["lion", "owl"])
    assert t.line() == ["zebra", "rhino", "eagle", "magpie"]


@cell("zebra", "empty-deck")
def test_the_zebra_needs_no_deck() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: zebra, lion, monkey", "hand 1: minnow", FISH)
    t.say("play", "zebra", "lion", "left", "use")
    t.say("monkey", seat=0)
    t.say("minnow", seat=1)
    assert (t.hand(0), t.hand(1)) == (["minnow"], ["monkey"])
    assert t.discards() == ["lion"]


@cell("zebra", "empty-hands")
def test_the_zebra_does_nothing_when_nobody_holds_a_card() -> None:
    t = at(TWO, "hand 0: zebra, lion")
    t.say("play", "zebra", "lion", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    assert t.told("given") == []
    assert t.whose_turn() == 1


def test_the_player_of_the_zebra_receives_also_with_an_empty_hand() -> None:
    t = at(TWO, "hand 0: zebra, lion", "hand 1: crab, minnow")
    t.say("play", "zebra", "lion", "left", "use")
    assert t.game.waiting() == [1], "an empty hand passes nothing"
    t.say("crab", seat=1)
    assert (t.hand(0), t.hand(1)) == (["crab"], ["minnow"])
    assert t.whose_turn() == 1


def test_with_three_players_an_empty_hand_passes_nothing_and_still_receives() -> None:
    t = at(THREE, "hand 0: zebra, lion, owl", "hand 2: monkey, dove")
    t.say("play", "zebra", "lion", "left", "use")
    assert t.game.waiting() == [0, 2]
    t.say("owl", seat=0)
    t.say("dove", seat=2)
    assert t.hand(0) == []
    assert t.hand(1) == ["dove"]
    assert t.hand(2) == ["monkey", "owl"]


def test_with_four_players_empty_hands_break_the_ring() -> None:
    t = at(FOUR, "hand 0: zebra, lion, owl", "hand 2: bee, fly")
    t.say("play", "zebra", "lion", "left", "use")
    t.say("owl", seat=0)
    t.say("fly", seat=2)
    assert (t.hand(0), t.hand(1), t.hand(2), t.hand(3)) == ([], ["fly"], ["bee"], ["owl"])


@cell("zebra", "nested")
def test_the_card_an_elephant_drew_may_be_passed_by_the_zebra_it_plays() -> None:
    t = at(
        TWO,
        "hand 0: elephant, gorilla, zebra, lion",
        "hand 1: crab",
        "line: shark, squid, whale, skate",
        "deck: snake",
    )
    t.say("play", "elephant", "gorilla", "left", "use", "zebra", "lion", "use")
    t.say("snake", seat=0)
    t.say("crab", seat=1)
    assert (t.hand(0), t.hand(1)) == (["crab"], ["snake"])
    assert t.whose_turn() == 1


@cell("zebra", "extra-action")
def test_a_zebra_is_played_with_the_extra_action_of_a_rhino() -> None:
    t = at(TWO, "hand 0: rhino, lion, zebra, gorilla, monkey", "hand 1: crab")
    t.say("play", "rhino", "lion", "left", "use", "play", "zebra", "gorilla", "use")
    t.say("monkey", seat=0)
    t.say("crab", seat=1)
    assert (t.hand(0), t.hand(1)) == (["crab"], ["monkey"])
    assert t.whose_turn() == 1


@cell("zebra", "two-players")
def test_with_two_players_the_zebra_swaps_a_card_with_the_opponent() -> None:
    t = at(TWO, "hand 0: zebra, lion, monkey, snake", "hand 1: crab, minnow")
    t.say("play", "zebra", "lion", "left", "use")
    t.say("monkey", seat=0)
    t.say("crab", seat=1)
    assert (t.hand(0), t.hand(1)) == (["crab", "snake"], ["minnow", "monkey"])
    assert (t.known(0, 1), t.known(1, 0)) == (["crab"], ["monkey"])
    assert (t.known(0, 5), t.known(1, 5)) == ([], []), "the spectator has seen nothing"


@cell("zebra", "four-players")
def test_with_four_players_the_zebra_passes_against_the_order_of_play() -> None:
    t = at(FOUR, "to-move: 2", "hand 0: owl, ant", "hand 1: bee", "hand 2: zebra, lion, fly", "hand 3: eagle")
    t.say("play", "zebra", "lion", "left", "use")
    t.say("ant", seat=0)
    t.say("bee", seat=1)
    t.say("fly", seat=2)
    t.say("eagle", seat=3)
    assert t.hand(3) == ["ant"], "0 sits to the left of 3, 3 to the right of 0"
    assert t.hand(0) == ["bee", "owl"]
    assert t.hand(1) == ["fly"]
    assert t.hand(2) == ["eagle"]
    assert (t.known(1, 0), t.known(1, 2), t.known(1, 3), t.known(1, 5)) == ([], ["fly"], [], [])
    assert t.whose_turn() == 3


# -- Snake


@cell("snake", "effect")
def test_the_snake_may_be_put_under_a_collection() -> None:
    t = at(TWO, "hand 0: snake, cheetah, dolphin", "collection 0 left: lion", "collection 0 right: crab")
    t.say("play", "snake", "cheetah", "dolphin")
    assert t.offered() == {"left", "right", "under-left", "under-right"}
    t.say("under-left")
    assert t.collection(0, "left") == ["snake", "lion"]
    assert t.collection(0, "right") == ["crab"]
    assert t.extras() == [0, 0]
    assert t.whose_turn() == 1


def test_a_snake_under_a_collection_covers_nothing() -> None:
    t = at(
        TWO,
        "extra: 1",
        "hand 0: snake, cheetah, dolphin, monkey",
        "collection 0 left: lion",
        "collection 0 right: crab",
    )
    t.say("play", "snake", "cheetah", "dolphin", "under-left")
    assert t.offered() == {"draw", "special-left", "special-right", "no"}


def test_a_snake_under_a_higher_collection_lies_below_all_of_it() -> None:
    t = at(
        TWO,
        "hand 0: snake, cheetah, dolphin",
        "collection 0 left: lion, monkey",
        "collection 0 right: crab, zebra",
    )
    t.say("play", "snake", "cheetah", "dolphin", "under-right")
    assert t.collection(0, "right") == ["snake", "crab", "zebra"]


def test_everybody_sees_where_the_snake_goes() -> None:
    t = at(TWO, "hand 0: snake, cheetah, dolphin", "collection 0 left: lion", "collection 0 right: crab")
    t.say("play", "snake", "cheetah", "dolphin", "under-left")
    assert t.told("tucked", 1) == [{"card": "snake", "column": "left"}]
    assert t.told("tucked", 5) == [{"card": "snake", "column": "left"}]


def test_the_snake_goes_under_a_collection_only_where_a_placement_is_legal() -> None:
    t = at(
        TWO,
        "hand 0: snake, cheetah, dolphin",
        "collection 0 left: lion, monkey",
        "collection 0 right: crab",
    )
    t.say("play", "snake", "cheetah", "dolphin")
    assert t.offered() == {"right", "under-right"}
    assert t.refused("left") == "unbalanced"


def test_the_snake_is_not_offered_the_bottom_of_an_empty_column() -> None:
    t = at(TWO, "hand 0: snake, cheetah, dolphin")
    t.say("play", "snake", "cheetah", "dolphin")
    assert t.offered() == {"left", "right"}


def test_the_snake_as_second_origami_must_start_the_other_column() -> None:
    t = at(TWO, "hand 0: snake, cheetah, dolphin", "collection 0 left: lion")
    t.say("play", "snake", "cheetah", "dolphin")
    assert t.collection(0, "left") == ["lion"]
    assert t.collection(0, "right") == ["snake"]
    assert t.whose_turn() == 1


@cell("snake", "refusal")
def test_the_snake_may_be_put_on_top_like_any_origami() -> None:
    t = at(TWO, "hand 0: snake, cheetah, dolphin", "collection 0 left: lion", "collection 0 right: crab")
    t.say("play", "snake", "cheetah", "dolphin", "left")
    assert t.collection(0, "left") == ["lion", "snake"]
    assert t.told("tucked") == []
    assert t.whose_turn() == 1, "and is not asked again"


def test_no_other_origami_may_be_put_under_a_collection() -> None:
    t = at(TWO, "hand 0: crab, gorilla", "collection 0 left: lion", "collection 0 right: crab")
    t.say("play", "crab", "gorilla")
    assert t.offered() == {"left", "right"}


@cell("snake", "copied")
def test_the_parrot_goes_under_the_column_it_was_placed_on_with_the_effect_of_a_snake() -> None:
    t = at(
        WITH_SKY,
        "hand 0: parrot, chicken",
        "collection 0 left: lion",
        "collection 0 right: vulture",
        "line: snake, owl, dove, eagle",
    )
    t.say("play", "parrot", "chicken", "left", "snake")
    assert t.collection(0, "left") == ["parrot", "lion"]
    assert t.collection(0, "right") == ["vulture"]
    assert t.line() == ["snake", "owl", "dove", "eagle"]
    assert t.whose_turn() == 1


def test_a_special_action_the_parrot_uncovers_again_is_usable_again() -> None:
    t = at(
        WITH_SKY,
        "extra: 1",
        "hand 0: parrot, chicken, owl",
        "collection 0 left: lion",
        "collection 0 right: vulture",
        "line: snake, rhino, dove, eagle",
    )
    t.say("play", "parrot", "chicken", "left", "snake")
    assert "special-left" in t.offered()
    t.say("special-left", "owl")
    assert t.collection(0, "right") == ["vulture", "owl"]


def test_the_parrot_finds_no_column_to_go_under_when_it_starts_one() -> None:
    t = at(WITH_SKY, "hand 0: parrot, chicken", "line: snake, rhino, dove, eagle", "collection 0 left: lion")
    t.say("play", "parrot", "chicken")
    assert t.collection(0, "right") == ["parrot"]
    assert "snake" not in t.offered()


@cell("snake", "empty-deck")
def test_the_snake_needs_no_deck() -> None:
    t = at(
        TWO,
        NOTHING_ELSE,
        "hand 0: snake, cheetah, dolphin, minnow",
        "collection 0 left: lion",
        "collection 0 right: crab",
        "line: shark, shark, squid, whale",
    )
    t.say("play", "snake", "cheetah", "dolphin", "under-right")
    assert t.collection(0, "right") == ["snake", "crab"]
    assert t.discards() == ["dolphin", "cheetah"]


@cell("snake", "empty-hands")
def test_the_snake_goes_under_a_collection_when_nobody_holds_a_card() -> None:
    t = at(TWO, "hand 0: snake, cheetah, dolphin", "collection 0 left: lion", "collection 0 right: crab")
    t.say("play", "snake", "cheetah", "dolphin")
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("under-right")
    assert t.collection(0, "right") == ["snake", "crab"]


@cell("snake", "nested")
def test_a_snake_played_by_the_lion_may_go_under_the_lion() -> None:
    t = at(TWO, "hand 0: snake, monkey", "collection 0 left: lion", "collection 0 right: crab")
    t.say("special-left", "snake", "under-left")
    assert t.collection(0, "left") == ["snake", "lion"]
    assert t.hand(0) == ["monkey"]
    assert t.whose_turn() == 1


def test_a_snake_played_by_an_elephant_finds_the_elephant_in_its_column() -> None:
    t = at(
        TWO,
        "hand 0: elephant, gorilla, snake, lion, zebra",
        "collection 0 left: crab",
        "collection 0 right: monkey",
    )
    t.say("play", "elephant", "gorilla", "left", "use", "snake", "lion", "zebra")
    assert t.offered() == {"right", "under-right"}
    t.say("under-right")
    assert t.collection(0, "left") == ["crab", "elephant"]
    assert t.collection(0, "right") == ["snake", "monkey"]


@cell("snake", "extra-action")
def test_a_snake_as_extra_action_may_go_under_the_rhino() -> None:
    t = at(TWO, "hand 0: rhino, lion, snake, cheetah, dolphin", "collection 0 left: crab")
    t.say("play", "rhino", "lion", "use", "play", "snake", "cheetah", "dolphin", "under-right")
    assert t.collection(0, "right") == ["snake", "rhino"]
    assert t.whose_turn() == 1


@cell("snake", "two-players")
def test_the_snake_goes_only_under_the_own_collections() -> None:
    t = at(
        TWO,
        "hand 0: snake, cheetah, dolphin",
        "collection 0 left: lion",
        "collection 1 left: crab",
        "collection 1 right: zebra",
    )
    t.say("play", "snake", "cheetah", "dolphin")
    assert t.collection(0, "right") == ["snake"]
    assert (t.collection(1, "left"), t.collection(1, "right")) == (["crab"], ["zebra"])


@cell("snake", "four-players")
def test_with_four_players_the_snake_moves_no_other_collection() -> None:
    t = at(
        FOUR,
        "to-move: 1",
        "hand 1: snake, bee, owl",
        "collection 0 left: fly",
        "collection 1 left: ant, lion",
        "collection 1 right: crab, dove",
        "collection 2 left: spider",
        "collection 3 right: eagle",
    )
    t.say("play", "snake", "bee", "owl", "under-left")
    assert t.collection(0, "left") == ["fly"]
    assert t.collection(1, "left") == ["snake", "ant", "lion"]
    assert t.collection(1, "right") == ["crab", "dove"]
    assert t.collection(2, "left") == ["spider"]
    assert t.collection(3, "right") == ["eagle"]
    assert t.whose_turn() == 2


# -- Cheetah


@cell("cheetah", "effect")
def test_the_cheetah_takes_two_folds_and_then_plays_an_origami() -> None:
    t = at(
        TWO,
        "hand 0: crab, lion",
        "collection 0 left: cheetah",
        "line: minnow, monkey, whale, squid",
        "deck: zebra, snake",
    )
    t.say("special-left", "minnow", "monkey")
    assert t.line() == ["whale", "squid", "zebra", "snake"], "the line is refilled before the play"
    t.say("crab", "lion")
    assert t.hand(0) == ["minnow", "monkey"]
    assert t.collection(0, "right") == ["crab"]
    assert t.whose_turn() == 1


def test_the_cheetah_takes_at_least_one_card_if_one_fits() -> None:
    t = at(TWO, "hand 0: crab, lion", "collection 0 left: cheetah", "line: minnow, monkey, whale, squid")
    t.say("special-left")
    assert t.offered() == {"minnow", "monkey", "squid"}
    assert t.refused("whale") == "too-many-folds"
    t.say("minnow")
    assert t.offered() == {"monkey", "stop"}


def test_the_card_the_cheetah_took_may_be_played() -> None:
    t = at(TWO, "hand 0: lion", "collection 0 left: cheetah", "line: crab, whale, whale, gorilla")
    t.say("special-left", "crab", "crab", "lion")
    assert t.collection(0, "right") == ["crab"]
    assert t.hand(0) == []


def test_the_card_the_cheetah_took_may_be_paid() -> None:
    t = at(TWO, "hand 0: minnow", "collection 0 left: cheetah", "line: crab, whale, whale, gorilla")
    t.say("special-left", "crab", "minnow", "crab")
    assert t.collection(0, "right") == ["minnow"]
    assert t.discards() == ["crab"]


def test_the_play_of_the_cheetah_may_be_declined_after_taking() -> None:
    t = at(TWO, "hand 0: crab, lion", "collection 0 left: cheetah", "line: squid, whale, whale, gorilla")
    t.say("special-left", "squid", "no")
    assert t.hand(0) == ["crab", "lion", "squid"]
    assert t.collection(0, "right") == []
    assert t.told("declined", 1) == [{"card": "cheetah"}]
    assert t.whose_turn() == 1


def test_the_cheetah_may_take_though_no_play_will_be_possible() -> None:
    t = at(TWO, "hand 0: zebra", "collection 0 left: cheetah", "line: squid, whale, whale, gorilla")
    t.say("special-left", "squid")
    assert t.offered() == {"no"}, "asked all the same, so that others learn nothing"
    t.say("no")
    assert t.hand(0) == ["squid", "zebra"]


def test_with_nothing_that_fits_the_play_of_the_cheetah_is_compulsory() -> None:
    t = at(TWO, "hand 0: crab, lion", "collection 0 left: cheetah", "line: whale, whale, gorilla, snake")
    t.say("special-left")
    assert t.asked().kind == "play"
    assert t.offered() == {"crab"}
    t.say("crab", "lion")
    assert t.collection(0, "right") == ["crab"]
    assert t.line() == ["whale", "whale", "gorilla", "snake"]


def test_everybody_knows_what_the_cheetah_takes() -> None:
    t = at(TWO, "hand 0: lion", "collection 0 left: cheetah", "line: squid, whale, whale, gorilla")
    t.say("special-left", "squid", "no")
    assert (t.known(0, 1), t.known(0, 5)) == (["squid"], ["squid"])


@cell("cheetah", "refusal")
def test_the_cheetah_is_not_offered_if_nothing_fits_and_nothing_can_be_played() -> None:
    t = at(TWO, "hand 0: crab, zebra", "collection 0 left: cheetah", "line: whale, whale, gorilla, snake")
    assert t.offered() == {"draw"}
    assert t.refused("special-left") == "demands-not-met"


@cell("cheetah", "empty-deck")
def test_what_the_cheetah_took_is_replaced_by_what_pays_for_its_play() -> None:
    t = at(
        TWO,
        NOTHING_ELSE,
        "hand 0: crab, lion",
        "hand 1: minnow",
        "collection 0 left: cheetah",
        "line: squid, whale, whale, gorilla",
    )
    t.say("special-left", "squid")
    assert t.line() == ["whale", "whale", "gorilla"], "nothing to refill it with yet"
    t.say("crab", "lion")
    assert t.line() == ["whale", "whale", "gorilla", "lion"]
    assert t.discards() == []
    assert t.hand(0) == ["squid"]


@cell("cheetah", "empty-hands")
def test_the_cheetah_takes_when_nobody_holds_a_card() -> None:
    t = at(TWO, "collection 0 left: cheetah", "line: monkey, minnow, whale, gorilla")
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("special-left", "monkey", "minnow", "no")
    assert t.hand(0) == ["minnow", "monkey"]
    assert t.whose_turn() == 1


def test_the_cheetah_is_not_offered_if_nothing_fits_and_the_hand_is_empty() -> None:
    t = at(TWO, "collection 0 left: cheetah", "line: whale, whale, gorilla, snake")
    assert t.offered() == {"draw"}


@cell("cheetah", "nested")
def test_a_cheetah_played_by_an_elephant_waits_for_the_next_turn() -> None:
    t = at(
        TWO,
        "extra: 1",
        "hand 0: elephant, gorilla, cheetah, lion, zebra",
        "line: monkey, minnow, squid, whale",
        "deck: crab",
    )
    t.say("play", "elephant", "gorilla", "left", "use", "cheetah", "lion", "zebra")
    assert t.collection(0, "right") == ["cheetah"]
    assert t.refused("special-right") == "played-this-turn"


def test_a_cheetah_with_an_empty_line_may_only_play() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: crab, lion", "collection 0 left: cheetah", "line:")
    t.say("special-left")
    assert t.asked().kind == "play"
    assert t.offered() == {"crab"}


def test_a_rhino_played_by_the_cheetah_does_not_allow_the_cheetah_again() -> None:
    t = at(
        TWO,
        "hand 0: rhino, lion",
        "collection 0 left: cheetah",
        "line: squid, whale, whale, gorilla",
        "deck: zebra, minnow, minnow, monkey, monkey",
    )
    t.say("special-left", "squid", "rhino", "lion", "use")
    assert t.line() == ["minnow", "minnow", "monkey", "monkey"]
    assert t.refused("special-left") == "used-this-turn"


@cell("cheetah", "extra-action")
def test_the_cheetah_is_used_with_the_extra_action_of_a_rhino() -> None:
    t = at(
        TWO,
        "hand 0: rhino, lion, crab, gorilla",
        "collection 0 left: cheetah",
        "line: whale, whale, snake, dolphin",
        "deck: minnow, skate, shell, squid, zebra",
    )
    t.say("play", "rhino", "lion", "use", "special-left", "squid", "crab", "gorilla", "right")
    assert t.hand(0) == ["squid"]
    assert t.line() == ["minnow", "skate", "shell", "zebra"]
    assert t.collection(0, "right") == ["rhino", "crab"]
    assert t.whose_turn() == 1


@cell("cheetah", "two-players")
def test_the_opponent_sees_the_taking_and_the_play_of_the_cheetah() -> None:
    t = at(
        TWO,
        "to-move: 1",
        "hand 0: zebra",
        "hand 1: crab, lion",
        "collection 1 left: cheetah",
        "line: squid, whale, whale, gorilla",
    )
    t.say("special-left", "squid", "crab", "lion")
    assert t.told("taken", 0) == [{"card": "squid", "place": 0}]
    assert t.told("announced", 0) == [{"card": "crab"}]
    assert t.hand(0) == ["zebra"]
    assert t.whose_turn() == 0


@cell("cheetah", "four-players")
def test_with_four_players_only_the_owner_of_the_cheetah_takes_and_plays() -> None:
    t = at(
        FOUR,
        "to-move: 3",
        "hand 3: ant, bee",
        "hand 0: fly, owl",
        "collection 3 right: cheetah",
        "line: chick, chick, eagle, whale",
        "deck: dove, owl",
    )
    t.say("special-right", "chick", "chick", "ant", "bee")
    assert t.hand(3) == ["chick", "chick"]
    assert t.collection(3, "left") == ["ant"]
    assert t.line() == ["eagle", "whale", "dove", "owl"]
    assert (t.known(3, 0), t.known(3, 1), t.known(3, 2)) == (["chick"] * 2, ["chick"] * 2, ["chick"] * 2)
    assert t.hand(0) == ["fly", "owl"]
    assert t.whose_turn() == 0


# -- Gorilla


@cell("gorilla", "effect")
def test_the_gorilla_takes_all_savannah_cards_from_the_line() -> None:
    t = at(
        TWO,
        "hand 0: gorilla, lion, whale",
        "line: monkey, crab, lion, monkey",
        "deck: shark, squid, shell, zebra",
    )
    t.say("play", "gorilla", "lion", "whale", "left", "use")
    assert t.hand(0) == ["lion", "monkey", "monkey"]
    assert t.line() == ["crab", "shark", "squid", "shell"]
    assert t.whose_turn() == 1


def test_the_gorilla_does_not_take_what_refills_the_line() -> None:
    t = at(TWO, "hand 0: gorilla, lion, whale", "line: monkey, crab, squid, shell", "deck: zebra, rhino")
    t.say("play", "gorilla", "lion", "whale", "left", "use")
    assert t.hand(0) == ["monkey"]
    assert t.line() == ["crab", "squid", "shell", "zebra"]


def test_everybody_knows_what_the_gorilla_takes() -> None:
    t = at(TWO, "hand 0: gorilla, lion, whale, minnow", "line: monkey, crab, zebra, shell")
    t.say("play", "gorilla", "lion", "whale", "left", "use")
    assert (t.known(0, 1), t.known(0, 5)) == (["monkey", "zebra"], ["monkey", "zebra"])


@cell("gorilla", "refusal")
def test_the_gorilla_may_be_declined() -> None:
    t = at(TWO, "hand 0: gorilla, lion, whale", "line: monkey, crab, zebra, shell")
    t.say("play", "gorilla", "lion", "whale", "left", "no")
    assert t.hand(0) == []
    assert t.line() == ["monkey", "crab", "zebra", "shell"]
    assert t.told("declined", 1) == [{"card": "gorilla"}]
    assert t.whose_turn() == 1


def test_the_gorilla_asks_nothing_without_savannah_cards_in_the_line() -> None:
    t = at(TWO, "hand 0: gorilla, lion, whale, monkey", "line: squid, crab, shark, shell")
    t.say("play", "gorilla", "lion", "whale", "left")
    assert t.hand(0) == ["monkey"]
    assert t.whose_turn() == 1


@cell("gorilla", "copied")
def test_the_parrot_takes_the_gorilla_itself_with_its_effect() -> None:
    t = at(
        WITH_SKY,
        "hand 0: parrot, chicken",
        "line: gorilla, owl, monkey, eagle",
        "deck: dove, magpie",
    )
    t.say("play", "parrot", "chicken", "left", "gorilla")
    assert t.hand(0) == ["gorilla", "monkey"]
    assert t.line() == ["owl", "eagle", "dove", "magpie"]
    assert t.whose_turn() == 1


@cell("gorilla", "empty-deck")
def test_the_payment_of_the_gorilla_refills_the_line_when_there_is_no_other_card() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: gorilla, lion, lion", "line: monkey, crab, squid, shell", "hand 1: minnow")
    t.say("play", "gorilla", "lion", "lion", "left", "use")
    assert t.hand(0) == ["monkey"], "the Lions came after the taking"
    assert t.line() == ["crab", "squid", "shell", "lion"]
    assert t.deck() == ["lion"]
    assert t.discards() == []


def test_a_card_owed_to_the_line_comes_as_soon_as_the_gorilla_is_paid() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: gorilla, lion, lion", "line: crab, squid, shell", "hand 1: minnow")
    t.say("play", "gorilla", "lion", "lion", "left")
    assert t.line() == ["crab", "squid", "shell", "lion"]
    t.say("use")
    assert t.hand(0) == ["lion"], "it lay in the line when the Gorilla took all Savannah cards"


@cell("gorilla", "empty-hands")
def test_the_gorilla_takes_when_nobody_holds_a_card() -> None:
    t = at(TWO, "hand 0: gorilla, lion, whale", "line: rhino, crab, zebra, shell")
    t.say("play", "gorilla", "lion", "whale", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("use")
    assert t.hand(0) == ["rhino", "zebra"]


@cell("gorilla", "nested")
def test_a_gorilla_played_by_the_lion_takes_from_the_line() -> None:
    t = at(
        TWO,
        "hand 0: gorilla, minnow",
        "collection 0 left: lion",
        "line: rhino, crab, zebra, shell",
        "deck: squid, shark",
    )
    t.say("special-left", "gorilla", "use")
    assert t.hand(0) == ["minnow", "rhino", "zebra"]
    assert t.line() == ["crab", "shell", "squid", "shark"]
    assert t.discards() == []
    assert t.whose_turn() == 1


@cell("gorilla", "extra-action")
def test_a_gorilla_as_extra_action_takes_from_the_new_line() -> None:
    t = at(
        TWO,
        "hand 0: rhino, gorilla, elephant, zebra, lion, lion",
        "line: monkey, monkey, monkey, monkey",
        "deck: snake, crab, squid, shark, shell",
    )
    t.say("play", "rhino", "elephant", "zebra", "left", "use", "play", "gorilla", "lion", "lion", "use")
    assert t.hand(0) == ["snake"]
    assert t.line() == ["crab", "squid", "shark", "shell"]
    assert t.whose_turn() == 1


@cell("gorilla", "two-players")
def test_the_gorilla_leaves_the_opponent_only_other_families() -> None:
    t = at(
        TWO,
        "hand 0: gorilla, lion, whale",
        "hand 1: monkey",
        "line: rhino, crab, zebra, shell",
        "deck: squid, shark",
    )
    t.say("play", "gorilla", "lion", "whale", "left", "use")
    assert t.hand(1) == ["monkey"], "only the line is taken from"
    t.say("draw")
    assert t.offered(1) == {"crab", "shell", "squid", "shark"}


@cell("gorilla", "four-players")
def test_with_four_players_the_gorilla_leaves_all_other_families_in_the_line() -> None:
    t = at(
        FOUR,
        "to-move: 2",
        "hand 2: gorilla, bee, eagle",
        "line: rhino, owl, ant, crab",
        "deck: lion",
    )
    t.say("play", "gorilla", "bee", "eagle", "left", "use")
    assert t.hand(2) == ["rhino"]
    assert t.line() == ["owl", "ant", "crab", "lion"]
    assert (t.known(2, 0), t.known(2, 1), t.known(2, 3)) == (["rhino"], ["rhino"], ["rhino"])
    assert t.whose_turn() == 3


# -- Lion


@cell("lion", "effect")
def test_the_lion_plays_an_origami_free_of_cost() -> None:
    t = at(TWO, "hand 0: lion, minnow", "collection 0 left: lion")
    t.say("special-left", "lion")
    assert t.collection(0, "right") == ["lion"]
    assert t.hand(0) == ["minnow"]
    assert t.discards() == []
    assert t.whose_turn() == 1


def test_the_lion_plays_origami_of_any_family_and_must_play_one() -> None:
    t = at(TWO, "hand 0: whale, minnow, gorilla", "collection 0 left: lion")
    t.say("special-left")
    assert t.offered() == {"whale", "minnow", "gorilla"}


def test_the_instant_effect_of_what_the_lion_plays_resolves() -> None:
    t = at(TWO, "hand 0: skate", "collection 0 left: lion", "line: crab, whale, whale, squid", "deck: zebra")
    t.say("special-left", "skate", "crab")
    assert t.hand(0) == ["crab"]
    assert t.line() == ["whale", "whale", "squid", "zebra"]


def test_a_pig_the_lion_plays_takes_nothing_back() -> None:
    t = at(WITH_FARM, "hand 0: pig, cat", "collection 0 left: lion", "discards: fox, dog")
    t.say("special-left", "pig")
    assert t.collection(0, "right") == ["pig"]
    assert t.hand(0) == ["cat"]
    assert t.discards() == ["fox", "dog"]
    assert t.whose_turn() == 1


def test_what_is_played_inside_a_free_play_is_paid() -> None:
    t = at(
        TWO,
        "hand 0: elephant, crab, gorilla",
        "collection 0 left: lion",
        "line: squid, squid, shell, shell",
        "deck: zebra",
    )
    t.say("special-left", "elephant", "use", "crab", "gorilla", "left")
    assert t.collection(0, "left") == ["lion", "crab"]
    assert t.discards() == ["gorilla"]
    assert t.hand(0) == ["zebra"]


def test_the_lion_may_be_covered_by_what_it_plays() -> None:
    t = at(TWO, "hand 0: whale", "collection 0 left: lion", "collection 0 right: monkey")
    t.say("special-left", "whale", "left")
    assert t.collection(0, "left") == ["lion", "whale"]


def test_two_lions_can_both_be_used_in_a_turn_but_each_only_once() -> None:
    t = at(
        TWO,
        "extra: 2",
        "hand 0: snake, snake, minnow",
        "collection 0 left: lion",
        "collection 0 right: lion",
    )
    t.say("special-left", "snake", "under-left")
    assert t.refused("special-left") == "used-this-turn"
    t.say("special-right", "snake", "under-right")
    assert t.collection(0, "left") == ["snake", "lion"]
    assert t.collection(0, "right") == ["snake", "lion"]
    assert t.offered() == {"draw", "no"}


@cell("lion", "refusal")
def test_a_covered_lion_has_no_special_action() -> None:
    t = at(TWO, "hand 0: whale", "collection 0 left: lion, monkey")
    assert t.offered() == {"draw"}


@cell("lion", "empty-deck")
def test_the_lion_needs_no_deck() -> None:
    t = at(
        TWO,
        NOTHING_ELSE,
        "hand 0: whale, minnow",
        "collection 0 left: lion",
        "line: crab, crab, squid, shell",
    )
    t.say("special-left", "whale")
    assert t.collection(0, "right") == ["whale"]
    assert (t.deck(), t.discards()) == ([], [])
    assert t.hand(0) == ["minnow"]


@cell("lion", "empty-hands")
def test_the_lion_is_not_offered_with_an_empty_hand() -> None:
    t = at(TWO, "collection 0 left: lion")
    assert t.offered() == {"draw"}
    assert t.refused("special-left") == "demands-not-met"


@cell("lion", "nested")
def test_a_lion_played_by_a_lion_waits_for_the_next_turn() -> None:
    t = at(TWO, "extra: 1", "hand 0: lion, whale", "collection 0 left: lion")
    t.say("special-left", "lion")
    assert t.collection(0, "right") == ["lion"]
    assert t.refused("special-left") == "used-this-turn"
    assert t.refused("special-right") == "played-this-turn"


@cell("lion", "extra-action")
def test_the_lion_is_used_with_the_extra_action_of_a_rhino() -> None:
    t = at(TWO, "hand 0: rhino, gorilla, whale", "collection 0 left: lion")
    t.say("play", "rhino", "gorilla", "use", "special-left", "whale", "right")
    assert t.collection(0, "right") == ["rhino", "whale"]
    assert t.hand(0) == []
    assert t.whose_turn() == 1


def test_a_rhino_the_lion_plays_does_not_allow_the_lion_again() -> None:
    t = at(TWO, "hand 0: rhino, whale", "collection 0 left: lion", FISH)
    t.say("special-left", "rhino", "use")
    assert t.offered() == {"draw", "no"}
    assert t.refused("special-left") == "used-this-turn"


@cell("lion", "two-players")
def test_the_opponent_sees_what_the_lion_plays_and_that_nothing_is_paid() -> None:
    t = at(TWO, "to-move: 1", "hand 0: minnow", "hand 1: whale, zebra", "collection 1 left: lion")
    t.say("special-left", "whale")
    assert t.told("special", 0) == [{"card": "lion", "column": "left"}]
    assert t.told("announced", 0) == [{"card": "whale"}]
    assert t.told("paid", 0) == []
    assert t.known(1, 0) == []
    assert t.whose_turn() == 0


@cell("lion", "four-players")
def test_with_four_players_the_lion_plays_from_its_owners_hand() -> None:
    t = at(FOUR, "to-move: 3", "hand 3: butterfly, owl", "hand 0: bee", "collection 3 left: lion")
    t.say("special-left", "butterfly", "seat-0")
    assert t.collection(3, "right") == ["butterfly"]
    assert t.hand(3) == ["owl"]
    assert t.known(0, 3) == ["bee"], "the instant effect of the Butterfly"
    assert t.whose_turn() == 0
