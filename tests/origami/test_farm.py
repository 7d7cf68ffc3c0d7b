"""The Farm: draws from the deck."""

import pytest

from tests.origami.matrix import cell
from tests.origami.table import SPECTATOR, at

TWO = "families: farm, sky"
SAVANNAH = "families: farm, sky, savannah"
FOUR = "families: farm, sky, sea, savannah\nplayers: 4"
DULL = "line: chicken, chicken, vulture, vulture"
"""A draw line without instants, without Sheep."""


@pytest.mark.parametrize(
    ("card", "copies", "cost", "folds", "points"),
    [
        ("cat", 4, 2, 1, 3),
        ("sheep", 4, 3, 2, 4),
        ("raccoon", 2, 4, 2, 5),
        ("dog", 2, 6, 3, 5),
        ("pig", 2, 6, 3, 6),
        ("fox", 2, 8, 4, 7),
        ("rabbit", 2, 8, 4, 5),
    ],
)
def test_the_figures_of_the_farm(card: str, copies: int, cost: int, folds: int, points: int) -> None:
    assert at(TWO).figures(card) == (copies, cost, folds, points)


# -- Cat: draw 1 from the deck


@cell("cat", "effect", "two-players")
def test_the_cat_draws_the_top_card_of_the_deck() -> None:
    t = at(TWO, DULL, "hand 0: cat, sheep, pig", "hand 1: fox", "deck: owl, dove")
    t.say("play", "cat", "sheep", "left", "use")
    assert t.collection(0, "left") == ["cat"]
    assert t.hand(0) == ["owl", "pig"]
    assert t.hand(1) == ["fox"]
    assert t.deck()[0] == "dove"
    assert t.whose_turn() == 1


def test_only_its_owner_sees_the_card_the_cat_draws() -> None:
    t = at(TWO, DULL, "hand 0: cat, sheep", "deck: owl")
    t.say("play", "cat", "sheep", "left", "use")
    assert t.told("drawn", 0) == [{"card": "owl"}]
    assert t.told("drawn", 1) == [{"card": None}]
    assert t.told("drawn", SPECTATOR) == [{"card": None}]
    assert t.known(0, 1) == []
    assert t.known(0, SPECTATOR) == []


@cell("cat", "refusal")
def test_the_cat_may_be_declined_and_everybody_sees_that() -> None:
    t = at(TWO, DULL, "hand 0: cat, sheep", "deck: owl")
    t.say("play", "cat", "sheep", "left")
    assert t.offered() == {"use", "no"}
    t.say("no")
    assert t.hand(0) == []
    assert t.deck()[0] == "owl"
    assert t.told("declined", 1) == [{"card": "cat"}]
    assert t.told("declined", SPECTATOR) == [{"card": "cat"}]
    assert t.whose_turn() == 1, "an instant is used at once or never"


@cell("cat", "refusal")
def test_a_free_cat_is_not_asked_about_when_there_is_nothing_to_draw() -> None:
    t = at(SAVANNAH, DULL, "rest: out", "collection 0 left: lion", "hand 0: cat, pig")
    t.say("special-left", "cat")
    assert t.collection(0, "right") == ["cat"]
    assert t.hand(0) == ["pig"]
    assert t.whose_turn() == 1


@cell("cat", "copied")
def test_the_parrot_copies_a_cat_in_the_draw_line() -> None:
    t = at(TWO, "line: cat, chicken, chicken, vulture", "hand 0: parrot, pig", "deck: owl, dove")
    t.say("play", "parrot", "pig", "left", "cat")
    assert t.hand(0) == ["owl"]
    assert t.line() == ["cat", "chicken", "chicken", "vulture"], "only the effect, nothing else"
    assert t.collection(0, "left") == ["parrot"]


@cell("cat", "empty-deck")
def test_with_the_deck_empty_the_cat_draws_what_was_paid_for_it() -> None:
    t = at(TWO, DULL, "rest: out", "hand 0: cat, sheep, pig")
    t.say("play", "cat", "sheep", "left", "use")
    assert t.hand(0) == ["pig", "sheep"]
    assert t.discards() == []
    assert t.deck() == []
    assert t.known(0, 1) == [], "it was drawn from a shuffled deck"


@cell("cat", "empty-deck")
def test_a_card_owed_to_the_line_comes_before_the_cat_draws() -> None:
    t = at(TWO, "line: chicken, chicken, vulture", "rest: out", "hand 0: cat, sheep, pig")
    t.say("play", "cat", "sheep", "left")
    assert t.line() == ["chicken", "chicken", "vulture", "sheep"]
    assert t.hand(0) == ["pig"]
    assert t.whose_turn() == 1, "nothing is left to draw"


@cell("cat", "empty-hands")
def test_the_cat_draws_into_an_empty_hand() -> None:
    t = at(TWO, DULL, "hand 0: cat, sheep", "deck: owl")
    t.say("play", "cat", "sheep", "right")
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("use")
    assert t.hand(0) == ["owl"]


@cell("cat", "nested")
def test_a_cat_played_by_an_elephant_draws_after_the_elephant() -> None:
    t = at(SAVANNAH, DULL, "hand 0: elephant, fox, cat, sheep", "deck: owl, dove, eagle")
    t.say("play", "elephant", "fox", "left", "use")
    assert t.hand(0) == ["cat", "owl", "sheep"]
    t.say("cat", "sheep", "use")
    assert t.collection(0, "right") == ["cat"]
    assert t.hand(0) == ["dove", "owl"]
    assert t.deck()[0] == "eagle"


@cell("cat", "extra-action")
def test_a_cat_played_with_the_extra_action_of_a_rhino_draws() -> None:
    t = at(SAVANNAH, DULL, "hand 0: rhino, fox, cat, sheep", "deck: chick, chick, chick, chick, owl")
    t.say("play", "rhino", "fox", "left", "use", "play", "cat", "sheep", "use")
    assert t.collection(0, "right") == ["cat"]
    assert t.hand(0) == ["owl"]
    assert t.whose_turn() == 1


@cell("cat", "four-players")
def test_among_four_only_who_plays_the_cat_draws() -> None:
    t = at(FOUR, DULL, "to-move: 2", "hand 2: cat, sheep", "deck: owl, dove")
    t.say("play", "cat", "sheep", "left", "use")
    assert [t.hand(seat) for seat in range(4)] == [[], [], ["owl"], []]
    assert t.known(2, 3) == []
    assert t.whose_turn() == 3


# -- Sheep: +1 for each other Sheep in your collections


@cell("sheep", "effect")
@pytest.mark.parametrize(("left", "right", "more"), [("", "", 0), ("sheep", "", 2), ("sheep", "sheep", 6)])
def test_each_sheep_adds_one_point_for_each_other_sheep(left: str, right: str, more: int) -> None:
    t = at(TWO, DULL, f"collection 0 left: {left}", f"collection 0 right: sheep, {right}")
    assert t.extras()[0] == more


@cell("sheep", "effect")
def test_covered_sheep_count_and_are_counted_in_both_collections() -> None:
    t = at(TWO, DULL, "collection 0 left: sheep, cat", "collection 0 right: sheep, sheep, cat")
    assert t.extras()[0] == 6


@cell("sheep", "effect")
def test_all_four_sheep_are_worth_six_each() -> None:
    t = at(TWO, DULL, "collection 0 left: sheep, sheep", "collection 0 right: sheep, sheep")
    assert t.extras()[0] == 12


@cell("sheep", "refusal", "two-players")
def test_a_sheep_counts_neither_itself_nor_sheep_elsewhere() -> None:
    t = at(
        TWO,
        "line: sheep, fox, fox, pig",
        "hand 0: sheep",
        "collection 0 left: sheep",
        "collection 1 left: sheep",
    )
    assert t.extras() == [0, 0]


@cell("sheep", "refusal")
def test_playing_a_sheep_asks_nothing_more() -> None:
    t = at(TWO, DULL, "hand 0: sheep, pig, cat", "deck: owl")
    t.say("play", "sheep", "pig", "left")
    assert t.hand(0) == ["cat"]
    assert t.whose_turn() == 1


@cell("sheep", "copied")
def test_the_parrot_cannot_copy_a_sheep() -> None:
    t = at(TWO, "line: sheep, cat, fox, fox", "hand 0: parrot, pig", "collection 1 left: sheep")
    t.say("play", "parrot", "pig", "left")
    assert t.offered() == {"cat", "no"}


@cell("sheep", "empty-deck", "empty-hands")
def test_a_sheep_needs_neither_deck_nor_hand() -> None:
    t = at(TWO, DULL, "rest: out", "hand 0: sheep, pig", "collection 0 left: sheep")
    t.say("play", "sheep", "pig")
    assert t.collection(0, "right") == ["sheep"]
    assert (t.hand(0), t.hand(1), t.deck()) == ([], [], [])
    assert t.extras() == [2, 0]


@cell("sheep", "nested")
def test_a_sheep_played_by_an_elephant_counts() -> None:
    t = at(SAVANNAH, DULL, "hand 0: elephant, fox, sheep, pig", "collection 0 left: sheep", "deck: owl")
    t.say("play", "elephant", "fox", "use", "sheep", "pig", "left")
    assert t.collection(0, "left") == ["sheep", "sheep"]
    assert t.extras()[0] == 2
    assert t.whose_turn() == 1


@cell("sheep", "extra-action")
def test_a_sheep_played_with_an_extra_action_counts() -> None:
    t = at(SAVANNAH, DULL, "hand 0: rhino, fox, sheep, pig", "collection 0 left: sheep")
    t.say("play", "rhino", "fox", "use", "play", "sheep", "pig", "right")
    assert t.collection(0, "right") == ["rhino", "sheep"]
    assert t.extras()[0] == 2


@cell("sheep", "four-players")
def test_among_four_each_counts_their_own_sheep() -> None:
    t = at(FOUR, DULL, "collection 0 left: sheep", "collection 1 left: sheep", "collection 3 left: sheep, sheep")
    assert t.extras() == [0, 0, 0, 2]


# -- Raccoon: take up to 3 folds from the draw line and, besides, the top discard


@cell("raccoon", "effect", "two-players")
def test_the_raccoon_takes_three_folds_and_the_top_discard() -> None:
    t = at(
        TWO,
        "line: cat, sheep, fox, rabbit",
        "discards: pig, dog",
        "collection 0 left: raccoon",
        "deck: owl, dove",
    )
    t.say("special-left", "cat", "sheep")
    assert t.hand(0) == ["cat", "pig", "sheep"]
    assert t.hand(1) == []
    assert t.discards() == ["dog"]
    assert t.line() == ["fox", "rabbit", "owl", "dove"]
    assert t.whose_turn() == 1


def test_everybody_knows_what_the_raccoon_took() -> None:
    t = at(TWO, "line: cat, sheep, fox, rabbit", "discards: pig, dog", "collection 0 left: raccoon")
    t.say("special-left", "cat", "sheep")
    assert t.known(0, 1) == ["cat", "pig", "sheep"]
    assert t.known(0, SPECTATOR) == ["cat", "pig", "sheep"]
    assert t.told("fetched", SPECTATOR) == [{"card": "pig"}]


@cell("raccoon", "effect")
def test_the_raccoon_may_take_fewer_folds_but_at_least_one_card() -> None:
    t = at(TWO, "line: cat, sheep, fox, rabbit", "discards: pig", "collection 0 left: raccoon", "deck: owl")
    t.say("special-left")
    assert t.offered() == {"cat", "sheep"}
    assert t.refused("fox") == "too-many-folds"
    t.say("cat", "stop")
    assert t.hand(0) == ["cat", "pig"]
    assert t.line() == ["sheep", "fox", "rabbit", "owl"]


@cell("raccoon", "effect")
def test_the_raccoon_takes_a_single_card_of_three_folds() -> None:
    t = at(TWO, "line: cat, dog, fox, rabbit", "discards: pig", "collection 0 left: raccoon")
    t.say("special-left", "dog")
    assert t.hand(0) == ["dog", "pig"], "nothing more fits"
    assert t.whose_turn() == 1


@cell("raccoon", "effect")
def test_the_raccoon_takes_the_top_discard_alone_when_nothing_fits() -> None:
    t = at(TWO, "line: fox, fox, rabbit, rabbit", "discards: cat, dog", "collection 0 right: raccoon")
    t.say("special-right")
    assert t.hand(0) == ["cat"]
    assert t.discards() == ["dog"]
    assert t.line() == ["fox", "fox", "rabbit", "rabbit"]
    assert t.whose_turn() == 1


@cell("raccoon", "effect")
def test_the_raccoon_takes_from_the_line_alone_when_there_is_no_discard() -> None:
    t = at(TWO, "line: dog, fox, rabbit, rabbit", "collection 0 left: raccoon", "deck: owl")
    t.say("special-left", "dog")
    assert t.hand(0) == ["dog"]
    assert t.line() == ["fox", "rabbit", "rabbit", "owl"]


@cell("raccoon", "effect")
def test_the_raccoon_takes_the_top_discard_before_the_line_is_filled() -> None:
    t = at(
        TWO,
        "line: cat, fox, rabbit, rabbit",
        "rest: out",
        "deck: owl",
        "discards: pig, dog, eagle",
        "collection 0 left: raccoon",
    )
    t.say("special-left", "cat")
    assert t.hand(0) == ["cat", "pig"]
    assert t.line() == ["fox", "rabbit", "rabbit", "owl"]
    assert sorted(t.deck()) == ["dog", "eagle"], "the Owl was the last card, so the discards became the deck"
    assert t.discards() == []


@cell("raccoon", "refusal")
def test_the_raccoon_is_not_offered_when_there_is_nothing_for_it() -> None:
    t = at(TWO, "line: fox, fox, rabbit, rabbit", "collection 0 left: raccoon")
    assert t.offered() == {"draw"}
    assert t.refused("special-left") == "demands-not-met"


@cell("raccoon", "refusal")
def test_a_covered_raccoon_or_that_of_an_opponent_cannot_be_used() -> None:
    t = at(TWO, "line: cat, cat, fox, fox", "collection 0 left: raccoon, sheep", "collection 1 left: raccoon")
    assert t.offered() == {"draw"}


@cell("raccoon", "refusal")
def test_the_raccoon_works_once_a_turn() -> None:
    t = at(TWO, "line: dog, cat, cat, cat", "extra: 1", "collection 0 left: raccoon")
    t.say("special-left", "dog")
    assert t.refused("special-left") == "used-this-turn"
    t.say("no")
    assert t.whose_turn() == 1


def test_the_raccoon_works_again_on_the_next_turn() -> None:
    t = at(TWO, "line: dog, dog, fox, fox", "collection 0 left: raccoon", "deck: cat, pig, sheep")
    t.say("special-left", "dog")
    t.say("draw", "fox", seat=1)
    t.say("special-left", "dog", seat=0)
    assert t.hand(0) == ["dog", "dog"]


@cell("raccoon", "refusal")
def test_the_raccoon_does_not_work_on_the_turn_it_was_played() -> None:
    t = at(TWO, "line: cat, cat, fox, fox", "extra: 1", "hand 0: raccoon, rabbit")
    t.say("play", "raccoon", "rabbit", "left")
    assert t.refused("special-left") == "played-this-turn"


@cell("raccoon", "copied")
def test_the_parrot_cannot_copy_a_raccoon() -> None:
    t = at(TWO, "line: raccoon, cat, fox, fox", "hand 0: parrot, pig", "collection 1 left: raccoon")
    t.say("play", "parrot", "pig", "left")
    assert t.offered() == {"cat", "no"}


@cell("raccoon", "empty-deck")
def test_with_deck_and_discards_empty_the_line_stays_short_after_the_raccoon() -> None:
    t = at(TWO, "line: cat, sheep, fox, rabbit", "rest: out", "collection 0 left: raccoon")
    t.say("special-left", "cat", "sheep")
    assert t.hand(0) == ["cat", "sheep"]
    assert t.line() == ["fox", "rabbit"]


@cell("raccoon", "empty-deck")
def test_what_is_owed_to_the_line_after_the_raccoon_comes_with_the_next_discards() -> None:
    t = at(
        TWO,
        "line: cat, sheep, fox, rabbit",
        "rest: out",
        "collection 0 left: raccoon",
        "hand 1: chicken, pig, dog, eagle",
    )
    t.say("special-left", "cat", "sheep")
    t.say("play", "chicken", "pig", "dog", "left", seat=1)
    assert t.line()[:2] == ["fox", "rabbit"]
    assert sorted(t.line()[2:]) == ["dog", "pig"]
    assert t.discards() == []


@cell("raccoon", "empty-hands")
def test_the_raccoon_needs_no_card_in_hand() -> None:
    t = at(TWO, "line: fox, cat, cat, cat", "collection 0 left: raccoon", "discards: rabbit")
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("special-left", "cat", "cat", "cat")
    assert t.hand(0) == ["cat", "cat", "cat", "rabbit"]


@cell("raccoon", "nested")
def test_a_raccoon_played_by_an_elephant_cannot_be_used_this_turn() -> None:
    t = at(
        SAVANNAH,
        "line: cat, cat, fox, fox",
        "extra: 1",
        "hand 0: elephant, rabbit, raccoon, eagle",
        "deck: dove",
    )
    t.say("play", "elephant", "rabbit", "left", "use", "raccoon", "eagle")
    assert t.collection(0, "right") == ["raccoon"]
    assert t.refused("special-right") == "played-this-turn"


@cell("raccoon", "extra-action")
def test_a_raccoon_used_with_the_extra_action_takes_the_last_card_the_rhino_discarded() -> None:
    t = at(
        SAVANNAH,
        "line: cat, sheep, dog, pig",
        "deck: chick, owl, fox, fox, dove, dove",
        "collection 0 left: raccoon",
        "hand 0: rhino, rabbit",
    )
    t.say("play", "rhino", "rabbit", "use", "special-left", "chick", "owl")
    assert t.hand(0) == ["chick", "owl", "pig"]
    assert t.discards() == ["dog", "sheep", "cat", "rabbit"]
    assert t.line() == ["fox", "fox", "dove", "dove"]


@cell("raccoon", "four-players")
def test_among_four_all_see_what_the_raccoon_takes() -> None:
    t = at(FOUR, "line: cat, fox, fox, rabbit", "to-move: 3", "collection 3 left: raccoon", "discards: pig")
    t.say("special-left", "cat")
    assert [t.hand(seat) for seat in range(4)] == [[], [], [], ["cat", "pig"]]
    assert [t.known(3, viewer) for viewer in (0, 1, 2)] == [["cat", "pig"]] * 3
    assert t.whose_turn() == 0


# -- Dog: draw 1 from the deck, plus 1 for each visible Sheep


@cell("dog", "effect", "two-players")
def test_with_two_sheep_in_sight_the_dog_draws_three_cards() -> None:
    t = at(
        TWO,
        "line: sheep, chicken, chicken, vulture",
        "collection 1 left: sheep",
        "hand 0: dog, pig, pig",
        "hand 1: fox",
        "deck: owl, dove, cat, eagle",
    )
    t.say("play", "dog", "pig", "pig", "left", "use")
    assert t.hand(0) == ["cat", "dove", "owl"]
    assert t.hand(1) == ["fox"]
    assert t.deck()[0] == "eagle"


@cell("dog", "effect")
def test_without_a_sheep_the_dog_draws_one_card() -> None:
    t = at(TWO, DULL, "hand 0: dog, pig, pig", "deck: owl, dove")
    t.say("play", "dog", "pig", "pig", "left", "use")
    assert t.hand(0) == ["owl"]


@cell("dog", "effect")
def test_the_dog_sees_all_the_sheep_in_the_draw_line() -> None:
    t = at(
        TWO,
        "line: sheep, sheep, sheep, vulture",
        "hand 0: dog, pig, pig",
        "deck: owl, dove, cat, eagle, magpie",
    )
    t.say("play", "dog", "pig", "pig", "left", "use")
    assert t.hand(0) == ["cat", "dove", "eagle", "owl"]


@cell("dog", "effect")
def test_the_dog_sees_a_sheep_on_top_of_its_owners_other_collection() -> None:
    t = at(TWO, DULL, "hand 0: dog, pig, pig", "collection 0 left: sheep", "deck: owl, dove, cat")
    t.say("play", "dog", "pig", "pig", "use")
    assert t.collection(0, "right") == ["dog"]
    assert t.hand(0) == ["dove", "owl"]


@cell("dog", "effect")
def test_the_dog_sees_neither_covered_sheep_nor_those_in_hand_or_discards() -> None:
    t = at(
        TWO,
        DULL,
        "hand 0: dog, pig, pig, sheep",
        "discards: sheep",
        "deck: owl, dove",
        "collection 0 left: sheep",
        "collection 0 right: raccoon",
        "collection 1 left: sheep, raccoon",
    )
    t.say("play", "dog", "pig", "pig", "left", "use")
    assert t.collection(0, "left") == ["sheep", "dog"], "the Dog itself covers one"
    assert t.hand(0) == ["owl", "sheep"]


def test_only_its_owner_sees_the_cards_the_dog_draws() -> None:
    t = at(TWO, "line: sheep, chicken, vulture, vulture", "hand 0: dog, pig, pig", "deck: owl, dove")
    t.say("play", "dog", "pig", "pig", "left", "use")
    assert t.told("drawn", 0) == [{"card": "owl"}, {"card": "dove"}]
    assert t.told("drawn", 1) == [{"card": None}, {"card": None}]
    assert t.known(0, 1) == []
    assert t.known(0, SPECTATOR) == []


@cell("dog", "refusal")
def test_the_dog_draws_all_its_cards_or_none() -> None:
    t = at(TWO, "line: sheep, chicken, vulture, vulture", "hand 0: dog, pig, pig", "deck: owl, dove")
    t.say("play", "dog", "pig", "pig", "left")
    assert t.offered() == {"use", "no"}
    t.say("no")
    assert t.hand(0) == []
    assert t.deck()[:2] == ["owl", "dove"]
    assert t.told("declined", 1) == [{"card": "dog"}]


@cell("dog", "copied")
def test_the_parrot_copies_a_dog_and_counts_the_sheep() -> None:
    t = at(
        TWO,
        "line: sheep, chicken, vulture, vulture",
        "collection 1 left: dog",
        "hand 0: parrot, pig",
        "deck: owl, dove, cat",
    )
    t.say("play", "parrot", "pig", "left", "dog")
    assert t.hand(0) == ["dove", "owl"]
    assert t.collection(1, "left") == ["dog"]


@cell("dog", "empty-deck")
def test_with_the_deck_empty_the_dog_draws_what_was_paid_and_the_rest_is_lost() -> None:
    t = at(TWO, "line: sheep, sheep, chicken, chicken", "rest: out", "hand 0: dog, pig, fox, raccoon")
    t.say("play", "dog", "fox", "raccoon", "left", "use")
    assert t.hand(0) == ["fox", "pig", "raccoon"], "two cards instead of three"
    assert t.discards() == []
    assert t.whose_turn() == 1


@cell("dog", "effect")
def test_a_dog_that_empties_the_deck_goes_on_from_the_shuffled_discards() -> None:
    t = at(
        TWO,
        "line: sheep, chicken, chicken, vulture",
        "rest: out",
        "deck: owl",
        "hand 0: dog, pig, pig",
    )
    t.say("play", "dog", "pig", "pig", "left", "use")
    assert t.hand(0) == ["owl", "pig"]
    assert t.deck() == ["pig"]
    assert t.discards() == []


@cell("dog", "empty-hands")
def test_the_dog_draws_into_an_empty_hand() -> None:
    t = at(TWO, "line: sheep, chicken, vulture, vulture", "hand 0: dog, pig, pig", "deck: owl, dove")
    t.say("play", "dog", "pig", "pig", "right")
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("use")
    assert t.hand(0) == ["dove", "owl"]


@cell("dog", "nested")
def test_a_dog_played_by_an_elephant_draws_after_the_elephant() -> None:
    t = at(
        SAVANNAH,
        "line: sheep, chicken, vulture, vulture",
        "hand 0: elephant, fox, dog, pig, pig",
        "deck: owl, dove, cat, eagle",
    )
    t.say("play", "elephant", "fox", "left", "use", "dog", "pig", "pig", "use")
    assert t.collection(0, "right") == ["dog"]
    assert t.hand(0) == ["cat", "dove", "owl"]


@cell("dog", "extra-action")
def test_a_dog_played_with_an_extra_action_counts_the_sheep_of_the_new_line() -> None:
    t = at(
        SAVANNAH,
        "line: sheep, chicken, vulture, vulture",
        "hand 0: rhino, fox, dog, pig, pig",
        "deck: sheep, sheep, chick, chick, owl, dove, cat, eagle",
    )
    t.say("play", "rhino", "fox", "left", "use", "play", "dog", "pig", "pig", "use")
    assert t.hand(0) == ["cat", "dove", "owl"]


@cell("dog", "four-players")
def test_among_four_the_dog_sees_the_sheep_of_all_collections() -> None:
    t = at(
        FOUR,
        "line: sheep, chicken, vulture, vulture",
        "hand 0: dog, pig, pig",
        "collection 1 right: sheep",
        "collection 2 left: sheep",
        "collection 3 left: sheep",
        "deck: owl, dove, cat, eagle, magpie, chick",
    )
    t.say("play", "dog", "pig", "pig", "left", "use")
    assert t.hand(0) == ["cat", "dove", "eagle", "magpie", "owl"]
    assert [t.hand(seat) for seat in (1, 2, 3)] == [[], [], []]


# -- Pig: take back one of the hand cards just paid for it


@cell("pig", "effect", "two-players")
def test_the_pig_takes_back_one_of_the_cards_paid_for_it() -> None:
    t = at(TWO, DULL, "hand 0: pig, fox, sheep, cat", "discards: rabbit")
    t.say("play", "pig", "fox", "sheep", "left")
    assert t.offered() == {"fox", "sheep", "no"}, "not the Rabbit, which nobody paid"
    t.say("fox")
    assert t.hand(0) == ["cat", "fox"]
    assert t.discards() == ["sheep", "rabbit"]
    assert t.whose_turn() == 1


def test_everybody_knows_the_card_the_pig_took_back() -> None:
    t = at(TWO, DULL, "hand 0: pig, fox, sheep, cat")
    t.say("play", "pig", "fox", "sheep", "left", "sheep")
    assert t.told("fetched", 1) == [{"card": "sheep"}]
    assert t.told("fetched", SPECTATOR) == [{"card": "sheep"}]
    assert t.known(0, 1) == ["sheep"]
    assert t.known(0, SPECTATOR) == ["sheep"]


@cell("pig", "effect")
def test_the_pig_takes_back_only_one_of_two_equal_cards() -> None:
    t = at(TWO, DULL, "hand 0: pig, dog, dog")
    t.say("play", "pig", "dog", "dog", "left", "dog")
    assert t.hand(0) == ["dog"]
    assert t.discards() == ["dog"]


@cell("pig", "refusal")
def test_the_pig_may_leave_the_payment_where_it_is() -> None:
    t = at(TWO, DULL, "hand 0: pig, fox, sheep")
    t.say("play", "pig", "fox", "sheep", "left", "no")
    assert t.hand(0) == []
    assert t.discards() == ["sheep", "fox"]
    assert t.whose_turn() == 1


def test_everybody_sees_that_the_pig_was_declined() -> None:
    t = at(TWO, DULL, "hand 0: pig, fox, sheep")
    t.say("play", "pig", "fox", "sheep", "left", "no")
    assert t.told("declined", 1) == [{"card": "pig"}]
    assert t.told("declined", SPECTATOR) == [{"card": "pig"}]


@cell("pig", "refusal")
def test_a_pig_played_free_takes_back_nothing() -> None:
    t = at(SAVANNAH, DULL, "collection 0 left: lion", "hand 0: pig, cat", "discards: fox")
    t.say("special-left", "pig")
    assert t.collection(0, "right") == ["pig"]
    assert t.hand(0) == ["cat"]
    assert t.discards() == ["fox"]
    assert t.whose_turn() == 1


@cell("pig", "nested")
def test_a_pig_played_by_a_vulture_takes_back_a_hand_card_but_not_the_discard() -> None:
    t = at(
        TWO,
        "line: chicken, chicken, cat, cat",
        "collection 0 left: vulture",
        "hand 0: pig, sheep",
        "discards: fox",
    )
    t.say("special-left", "pig", "sheep")
    assert t.offered() == {"sheep", "no"}
    t.say("sheep")
    assert t.hand(0) == ["sheep"]
    assert t.discards() == ["fox"]


@cell("pig", "copied")
def test_the_parrot_that_copies_a_pig_takes_back_a_card_paid_for_the_parrot() -> None:
    t = at(TWO, "line: pig, chicken, vulture, vulture", "hand 0: parrot, sheep, cat", "discards: rabbit")
    t.say("play", "parrot", "sheep", "cat", "left", "pig")
    assert t.offered() == {"sheep", "cat"}
    t.say("sheep")
    assert t.hand(0) == ["sheep"]
    assert t.discards() == ["cat", "rabbit"]
    assert t.line() == ["pig", "chicken", "vulture", "vulture"]


@cell("pig", "empty-deck")
def test_the_pig_needs_no_deck() -> None:
    t = at(TWO, DULL, "rest: out", "hand 0: pig, fox, sheep")
    t.say("play", "pig", "fox", "sheep", "left", "sheep")
    assert t.hand(0) == ["sheep"]
    assert t.discards() == ["fox"]
    assert t.deck() == []


@cell("pig", "empty-hands")
def test_a_pig_paid_with_the_whole_hand_gives_one_card_back() -> None:
    t = at(TWO, DULL, "hand 0: pig, raccoon, raccoon, sheep")
    t.say("play", "pig", "raccoon", "sheep", "raccoon", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("raccoon")
    assert t.hand(0) == ["raccoon"]
    assert sorted(t.discards()) == ["raccoon", "sheep"]


@cell("pig", "nested")
def test_a_pig_played_by_an_elephant_takes_back_nothing_paid_for_the_elephant() -> None:
    t = at(SAVANNAH, DULL, "hand 0: elephant, owl, dove, pig, fox, sheep", "deck: eagle")
    t.say("play", "elephant", "owl", "dove", "left", "use", "pig", "fox", "sheep")
    assert t.offered() == {"fox", "sheep", "no"}
    t.say("sheep")
    assert t.hand(0) == ["eagle", "sheep"]
    assert t.discards() == ["fox", "dove", "owl"]


@cell("pig", "extra-action")
def test_a_pig_played_with_an_extra_action_takes_back_its_own_payment_only() -> None:
    t = at(SAVANNAH, "line: cat, cat, dog, dog", "hand 0: rhino, owl, dove, pig, fox, sheep")
    t.say("play", "rhino", "owl", "dove", "left", "use", "play", "pig", "fox", "sheep")
    assert t.offered() == {"fox", "sheep", "no"}
    t.say("fox")
    assert t.hand(0) == ["fox"]
    assert t.discards() == ["sheep", "dog", "dog", "cat", "cat", "dove", "owl"]


@cell("pig", "four-players")
def test_among_four_all_know_the_card_the_pig_took_back() -> None:
    t = at(FOUR, DULL, "to-move: 1", "hand 1: pig, fox, sheep, cat", "hand 2: dove")
    t.say("play", "pig", "fox", "sheep", "left", "fox")
    assert t.hand(1) == ["cat", "fox"]
    assert [t.known(1, viewer) for viewer in (0, 2, 3)] == [["fox"]] * 3
    assert t.hand(2) == ["dove"]


# -- Fox: look at 3 from the deck, discard 1 of those, keep the others


@cell("fox", "effect", "two-players")
def test_the_fox_looks_at_three_cards_discards_one_and_keeps_two() -> None:
    t = at(TWO, DULL, "collection 0 left: fox", "hand 0: pig", "hand 1: dog", "deck: owl, dove, cat, eagle")
    t.say("special-left")
    assert t.offered() == {"owl", "dove", "cat"}, "not the Pig in hand"
    t.say("dove")
    assert t.hand(0) == ["cat", "owl", "pig"]
    assert t.hand(1) == ["dog"]
    assert t.discards() == ["dove"]
    assert t.deck()[0] == "eagle"
    assert t.whose_turn() == 1


def test_others_see_only_the_card_the_fox_discards() -> None:
    t = at(TWO, DULL, "collection 0 left: fox", "deck: owl, dove, cat")
    t.say("special-left", "dove")
    assert t.told("looked", 0) == [{"card": "owl"}, {"card": "dove"}, {"card": "cat"}]
    assert t.told("looked", 1) == [{"card": None}] * 3
    assert t.told("kept", 1) == [{"card": None}] * 2
    assert t.told("kept", SPECTATOR) == [{"card": None}] * 2
    assert t.told("look-discarded", 1) == [{"card": "dove"}]
    assert t.told("look-discarded", SPECTATOR) == [{"card": "dove"}]
    assert t.known(0, 1) == []
    assert t.known(0, SPECTATOR) == []


def test_while_the_fox_looks_others_see_that_it_does_and_not_at_what() -> None:
    t = at(TWO, DULL, "collection 0 left: fox", "deck: owl, dove, cat")
    t.say("special-left")
    assert t.game.view(0)["looking"] == ["owl", "dove", "cat"]
    assert t.game.view(1)["looking"] == [None, None, None]
    assert t.game.view(SPECTATOR)["looking"] == [None, None, None]


@cell("fox", "effect")
def test_of_two_equal_cards_the_fox_discards_one() -> None:
    t = at(TWO, DULL, "collection 0 left: fox", "deck: owl, cat, owl")
    t.say("special-left", "owl")
    assert t.hand(0) == ["cat", "owl"]
    assert t.discards() == ["owl"]


@cell("fox", "effect")
def test_of_the_last_two_cards_the_fox_discards_one() -> None:
    t = at(TWO, DULL, "rest: out", "collection 0 left: fox", "deck: owl, dove")
    t.say("special-left")
    assert t.offered() == {"owl", "dove"}
    t.say("owl")
    assert t.hand(0) == ["dove"]
    assert t.discards() == ["owl"]


@cell("fox", "effect")
def test_a_single_last_card_is_discarded_by_the_fox() -> None:
    t = at(TWO, DULL, "rest: out", "collection 0 left: fox", "deck: owl")
    t.say("special-left", "owl")
    assert t.hand(0) == []
    assert t.discards() == ["owl"]


@cell("fox", "effect")
def test_a_fox_that_empties_the_deck_goes_on_from_the_shuffled_discards() -> None:
    t = at(TWO, DULL, "rest: out", "collection 0 left: fox", "deck: owl", "discards: dove, cat")
    t.say("special-left")
    assert t.offered() == {"owl", "dove", "cat"}
    t.say("cat")
    assert t.hand(0) == ["dove", "owl"]
    assert t.discards() == ["cat"]


@cell("fox", "refusal", "empty-deck")
def test_the_fox_is_not_offered_when_deck_and_discards_are_empty() -> None:
    t = at(TWO, DULL, "rest: out", "collection 0 left: fox")
    assert t.offered() == {"draw"}
    assert t.refused("special-left") == "demands-not-met"


@cell("fox", "refusal")
def test_a_covered_fox_cannot_be_used() -> None:
    t = at(TWO, DULL, "collection 0 left: fox, cat")
    assert t.offered() == {"draw"}


@cell("fox", "refusal")
def test_the_fox_works_once_a_turn_and_must_discard() -> None:
    t = at(TWO, DULL, "extra: 1", "collection 0 left: fox", "deck: owl, dove, cat")
    t.say("special-left")
    assert t.offered() == {"owl", "dove", "cat"}
    t.say("owl")
    assert t.refused("special-left") == "used-this-turn"


@cell("fox", "refusal")
def test_the_fox_does_not_work_on_the_turn_it_was_played() -> None:
    t = at(TWO, DULL, "extra: 1", "hand 0: fox, rabbit, rabbit")
    t.say("play", "fox", "rabbit", "rabbit", "right")
    assert t.refused("special-right") == "played-this-turn"


@cell("fox", "copied")
def test_the_parrot_cannot_copy_a_fox() -> None:
    t = at(TWO, "line: fox, cat, rabbit, rabbit", "hand 0: parrot, pig", "collection 1 left: fox")
    t.say("play", "parrot", "pig", "left")
    assert t.offered() == {"cat", "no"}


@cell("fox", "empty-deck")
def test_with_the_deck_empty_the_fox_looks_at_the_shuffled_discards() -> None:
    t = at(TWO, DULL, "rest: out", "collection 0 left: fox", "discards: owl, dove, cat")
    t.say("special-left", "cat")
    assert t.hand(0) == ["dove", "owl"]
    assert t.discards() == ["cat"]
    assert t.known(0, 1) == []


@cell("fox", "empty-hands")
def test_the_fox_needs_no_card_in_hand() -> None:
    t = at(TWO, DULL, "collection 0 right: fox", "deck: pig, dog, cat")
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("special-right", "cat")
    assert t.hand(0) == ["dog", "pig"]


@cell("fox", "nested")
def test_a_fox_played_by_an_elephant_cannot_be_used_this_turn() -> None:
    t = at(SAVANNAH, DULL, "extra: 1", "hand 0: elephant, dove, owl, fox, rabbit, eagle", "deck: cat")
    t.say("play", "elephant", "dove", "owl", "left", "use", "fox", "rabbit", "eagle")
    assert t.collection(0, "right") == ["fox"]
    assert t.refused("special-right") == "played-this-turn"


@cell("fox", "extra-action")
def test_a_fox_is_used_with_the_extra_action_of_a_rhino() -> None:
    t = at(
        SAVANNAH,
        DULL,
        "collection 0 left: fox",
        "hand 0: rhino, rabbit",
        "deck: chick, chick, chick, chick, owl, dove, cat",
    )
    t.say("play", "rhino", "rabbit", "use", "special-left", "owl")
    assert t.hand(0) == ["cat", "dove"]
    assert t.discards()[0] == "owl"
    assert t.whose_turn() == 1


@cell("fox", "four-players")
def test_among_four_nobody_else_sees_what_the_fox_kept() -> None:
    t = at(FOUR, DULL, "to-move: 2", "collection 2 left: fox", "deck: owl, dove, cat")
    t.say("special-left", "owl")
    assert [t.hand(seat) for seat in range(4)] == [[], [], ["cat", "dove"], []]
    assert [t.known(2, viewer) for viewer in (0, 1, 3)] == [[], [], []]
    assert t.told("kept", 3) == [{"card": None}, {"card": None}]


# -- Rabbit: +1 for every 2 cards in hand, rounded down


@cell("rabbit", "effect")
@pytest.mark.parametrize(
    ("hand", "worth"),
    [
        ("cat", 5),
        ("cat, cat", 6),
        ("cat, cat, pig", 6),
        ("cat, cat, pig, dog, owl", 7),
        ("cat, cat, cat, cat, pig, dog", 8),
    ],
)
def test_the_rabbit_adds_one_point_for_every_two_cards_in_hand(hand: str, worth: int) -> None:
    t = at(TWO, DULL, "collection 0 left: rabbit", f"hand 0: {hand}")
    assert t.scores()[0] == worth


@cell("rabbit", "effect")
def test_the_worked_example_of_the_rulebook_comes_out() -> None:
    t = at(
        "families: farm, sky, lawn",
        "line: cat, cat, owl, owl",
        "hand 0: dove, pig, fly",
        "collection 0 left: chick, chick, chicken, magpie",
        "collection 0 right: ant, ant, rabbit, bee",
    )
    assert t.scores()[0] == 3 + 3 + 7 + 6 + 5 + 5 + 6 + 6 == 41


@cell("rabbit", "effect")
def test_a_covered_rabbit_counts_and_two_rabbits_count_twice() -> None:
    t = at(
        TWO,
        DULL,
        "collection 0 left: rabbit, cat",
        "collection 0 right: rabbit",
        "hand 0: dog, pig, owl, dove",
    )
    assert t.extras()[0] == 4


@cell("rabbit", "effect")
def test_the_hand_is_counted_after_the_very_last_turn() -> None:
    t = at(
        TWO,
        "line: cat, sheep, pig, pig",
        "phase: last-round",
        "to-move: 1",
        "hand 1: owl",
        "collection 1 left: rabbit",
    )
    t.say("draw", "cat", "sheep")
    assert t.game.over
    assert t.scores() == [0, 6]
    assert t.winners() == [1]


@cell("rabbit", "refusal", "two-players")
def test_a_single_card_and_the_cards_of_others_add_nothing() -> None:
    t = at(TWO, DULL, "collection 0 left: rabbit", "hand 0: cat", "hand 1: cat, dog, pig, owl")
    assert t.scores() == [5, 0]


@cell("rabbit", "copied")
def test_the_parrot_cannot_copy_a_rabbit() -> None:
    t = at(TWO, "line: rabbit, cat, fox, fox", "hand 0: parrot, pig", "collection 1 left: rabbit")
    t.say("play", "parrot", "pig", "left")
    assert t.offered() == {"cat", "no"}


@cell("rabbit", "empty-deck")
def test_a_rabbit_played_with_the_deck_empty_counts_the_hand_left() -> None:
    t = at(TWO, DULL, "rest: out", "hand 0: rabbit, fox, eagle, cat, dog")
    t.say("play", "rabbit", "fox", "eagle", "left")
    assert t.hand(0) == ["cat", "dog"]
    assert t.scores()[0] == 6
    assert t.whose_turn() == 1


@cell("rabbit", "empty-hands")
def test_with_an_empty_hand_the_rabbit_is_worth_its_printed_points() -> None:
    t = at(TWO, DULL, "hand 0: rabbit, fox, eagle")
    t.say("play", "rabbit", "fox", "eagle", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    assert t.scores() == [5, 0]


@cell("rabbit", "nested")
def test_a_rabbit_played_by_an_elephant_counts() -> None:
    t = at(SAVANNAH, DULL, "hand 0: elephant, dove, owl, rabbit, fox, eagle, pig", "deck: cat")
    t.say("play", "elephant", "dove", "owl", "left", "use", "rabbit", "fox", "eagle")
    assert t.collection(0, "right") == ["rabbit"]
    assert t.hand(0) == ["cat", "pig"]
    assert t.extras()[0] == 1


@cell("rabbit", "extra-action")
def test_a_rabbit_played_with_an_extra_action_counts() -> None:
    t = at(SAVANNAH, DULL, "hand 0: rhino, dove, owl, rabbit, fox, eagle, pig, cat")
    t.say("play", "rhino", "dove", "owl", "left", "use", "play", "rabbit", "fox", "eagle")
    assert t.collection(0, "right") == ["rabbit"]
    assert t.extras()[0] == 1


@cell("rabbit", "four-players")
def test_among_four_each_rabbit_counts_the_hand_of_its_owner() -> None:
    t = at(
        FOUR,
        DULL,
        "collection 1 left: rabbit",
        "collection 3 left: rabbit",
        "hand 0: cat, cat",
        "hand 1: dog, pig, owl",
        "hand 2: dove",
        "hand 3: eagle, eagle, magpie, magpie",
    )
    assert t.scores() == [0, 6, 0, 7]
