"""The Lawn: Fly, Caterpillar, Ant, Cricket, Spider, Bee, Butterfly."""

import pytest

from senbazuru.origami.packs import SHIPPED_LIBRARY
from tests.origami.matrix import cell
from tests.origami.table import SPECTATOR, at


@pytest.mark.parametrize(
    ("card", "copies", "cost", "folds", "points"),
    [
        ("fly", 3, 2, 1, 3),
        ("caterpillar", 2, 3, 2, 3),
        ("ant", 5, 4, 2, 3),
        ("cricket", 2, 4, 2, 1),
        ("spider", 2, 6, 3, 6),
        ("bee", 2, 8, 4, 3),
        ("butterfly", 2, 9, 4, 9),
    ],
)
def test_the_figures_of_the_lawn(card: str, copies: int, cost: int, folds: int, points: int) -> None:
    assert at("families: lawn").figures(card) == (copies, cost, folds, points)


def test_the_lawn_has_eighteen_cards() -> None:
    assert SHIPPED_LIBRARY.link("lawn").size == 18


# -- Fly: take the card that was on top of the discards before you paid, wherever it lies now


@cell("fly", "effect", "empty-hands")
def test_the_fly_takes_the_card_that_lay_on_top_before_the_payment() -> None:
    t = at("families: farm, lawn", "hand 0: fly, cat, cat", "discards: dog, pig")
    t.say("play", "fly", "cat", "cat", "left", "use")
    assert t.hand(0) == ["dog"]
    assert t.discards() == ["cat", "cat", "pig"]


def test_the_fly_finds_its_card_under_a_payment_of_one_card() -> None:
    t = at("families: farm, lawn", "hand 0: fly, sheep, cat", "discards: dog, pig")
    t.say("play", "fly", "sheep", "left", "use")
    assert t.hand(0) == ["cat", "dog"]
    assert t.discards() == ["sheep", "pig"]


@cell("fly", "refusal")
def test_the_fly_may_be_declined_and_takes_nothing() -> None:
    t = at("families: farm, lawn", "hand 0: fly, sheep", "discards: dog, pig")
    t.say("play", "fly", "sheep", "left", "no")
    assert t.hand(0) == []
    assert t.discards() == ["sheep", "dog", "pig"]
    assert t.told("declined", SPECTATOR) == [{"card": "fly"}]
    assert t.whose_turn() == 1


@cell("fly", "empty-deck")
def test_the_fly_never_takes_what_was_paid_for_it() -> None:
    t = at("families: farm, lawn", "hand 0: fly, cat, cat", "line: ant, ant, bee, dog", "rest: out")
    t.say("play", "fly", "cat", "cat", "left")
    assert t.whose_turn() == 1, "there was no discard before, so nothing is asked"
    assert t.hand(0) == []
    assert t.discards() == ["cat", "cat"]


def test_the_fly_played_free_takes_the_top_discard() -> None:
    t = at("families: savannah, lawn", "collection 0 left: lion", "hand 0: fly", "discards: ant, bee")
    t.say("special-left", "fly", "use")
    assert t.hand(0) == ["ant"]
    assert t.discards() == ["bee"]


def test_the_fly_takes_the_discard_that_the_vulture_paid_with() -> None:
    t = at("families: farm, sky, lawn", "collection 0 left: vulture", "hand 0: fly, cat", "discards: chick, bee")
    t.say("special-left", "fly", "cat", "use")
    assert t.hand(0) == ["chick"], "it lay on top before the hand card was paid"
    assert t.discards() == ["cat", "bee"]


def test_everybody_sees_the_card_that_the_fly_takes() -> None:
    t = at("families: farm, lawn", "hand 0: fly, sheep, ant", "discards: dog", "players: 3")
    t.say("play", "fly", "sheep", "left", "use")
    assert [t.known(0, viewer) for viewer in (1, 2, SPECTATOR)] == [["dog"]] * 3
    assert t.told("fetched", SPECTATOR) == [{"card": "dog"}]


@cell("fly", "copied")
def test_a_copied_fly_takes_the_card_that_lay_on_top_before_the_parrot_was_paid() -> None:
    t = at(
        "families: farm, sky, lawn",
        "hand 0: parrot, sheep, cat",
        "discards: dog, pig",
        "line: fly, ant, ant, bee",
    )
    t.say("play", "parrot", "sheep", "cat", "left", "fly")
    assert t.hand(0) == ["dog"]
    assert t.discards() == ["cat", "sheep", "pig"]
    assert t.line() == ["fly", "ant", "ant", "bee"], "only the effect is copied"


def test_a_fly_is_not_offered_to_the_parrot_if_there_was_no_discard_before() -> None:
    t = at("families: farm, sky, lawn", "hand 0: parrot, sheep, cat", "line: fly, cat, ant, bee")
    t.say("play", "parrot", "sheep", "cat", "left")
    assert t.offered() == {"no", "cat"}


@cell("fly", "nested")
def test_a_fly_played_by_the_cricket_takes_what_was_paid_last_for_the_cricket() -> None:
    t = at(
        "families: farm, lawn",
        "hand 0: cricket, bee, fly, sheep",
        "discards: dog",
        "line: pig, ant, ant, cat",
    )
    t.say("play", "cricket", "bee", "left", "pig", "fly", "sheep", "use")
    assert t.hand(0) == ["bee", "pig"]
    assert t.discards() == ["sheep", "dog"]


@cell("fly", "extra-action")
def test_a_fly_as_the_extra_action_takes_the_rightmost_card_of_the_line_the_rhino_discarded() -> None:
    t = at("families: farm, savannah, lawn", "hand 0: rhino, bee, fly, cat, cat", "line: ant, pig, dog, spider")
    t.say("play", "rhino", "bee", "left", "use")
    t.say("play", "fly", "cat", "cat", "use")
    assert t.hand(0) == ["spider"]
    assert t.discards() == ["cat", "cat", "dog", "pig", "ant", "bee"]


@cell("fly", "two-players")
def test_with_two_players_the_fly_takes_what_the_opponent_paid_last() -> None:
    t = at("families: farm, lawn", "hand 0: sheep, cat, ant", "hand 1: fly, raccoon")
    t.say("play", "sheep", "cat", "ant", "left")
    t.say("play", "fly", "raccoon", "left", "use")
    assert t.hand(1) == ["ant"]


@cell("fly", "four-players")
def test_with_four_players_the_fly_takes_what_the_last_of_them_discarded() -> None:
    t = at(
        "families: farm, sky, sea, lawn",
        "players: 4",
        "to-move: 2",
        "hand 2: sheep, pig",
        "hand 3: fly, raccoon",
        "discards: bee",
    )
    t.say("play", "sheep", "pig", "left")
    t.say("play", "fly", "raccoon", "left", "use")
    assert t.hand(3) == ["pig"]
    assert [t.known(3, viewer) for viewer in (0, 1, 2, SPECTATOR)] == [["pig"]] * 4


# -- Caterpillar: discard this Caterpillar and put a Butterfly from hand in its place, free


@cell("caterpillar", "effect")
def test_the_caterpillar_becomes_a_butterfly_in_the_same_place_free_of_cost() -> None:
    t = at(
        "families: farm, lawn",
        "collection 0 left: cat, caterpillar",
        "collection 0 right: dog",
        "hand 0: butterfly, bee, bee, fly",
        "discards: pig",
    )
    t.say("special-left")
    assert t.collection(0, "left") == ["cat", "butterfly"]
    assert t.collection(0, "right") == ["dog"]
    assert t.discards() == ["caterpillar", "pig"]
    assert t.hand(0) == ["bee", "bee", "fly"]
    assert t.told("paid") == []


def test_the_right_one_of_two_caterpillars_is_replaced() -> None:
    t = at(
        "families: farm, lawn",
        "collection 0 left: caterpillar",
        "collection 0 right: cat, caterpillar",
        "hand 0: butterfly",
    )
    t.say("special-right")
    assert (t.collection(0, "left"), t.collection(0, "right")) == (["caterpillar"], ["cat", "butterfly"])


def test_a_butterfly_put_in_the_place_of_a_caterpillar_is_not_played_and_looks_at_no_hand() -> None:
    t = at("families: farm, lawn", "collection 0 left: caterpillar", "hand 0: butterfly", "hand 1: dog, pig")
    t.say("special-left")
    assert t.whose_turn() == 1, "nothing more is asked"
    assert t.known(1, 0) == []
    assert t.told("hand-looked") == []
    assert t.told("announced") == []


def test_the_metamorphosis_changes_the_score_from_1_to_10() -> None:
    t = at("families: farm, lawn", "collection 0 left: caterpillar", "hand 0: butterfly")
    assert t.extras() == [0, 0]
    t.say("special-left")
    assert t.extras() == [0, 0]


@cell("caterpillar", "refusal")
def test_without_a_butterfly_in_hand_the_caterpillar_is_not_offered() -> None:
    t = at(
        "families: farm, lawn",
        "collection 0 left: caterpillar",
        "collection 0 right: butterfly",
        "hand 0: cat",
        "line: butterfly, ant, ant, bee",
    )
    assert "special-left" not in t.offered()
    assert t.refused("special-left") == "demands-not-met"


def test_a_covered_caterpillar_stays_a_caterpillar() -> None:
    t = at("families: farm, lawn", "collection 0 left: caterpillar, cat", "hand 0: butterfly")
    assert t.offered() == {"draw"}


def test_the_caterpillar_is_not_replaced_on_the_turn_it_was_played() -> None:
    t = at("families: farm, lawn", "extra: 1", "hand 0: caterpillar, cat, sheep, butterfly")
    t.say("play", "caterpillar", "cat", "sheep", "left")
    assert t.refused("special-left") == "played-this-turn"


def test_a_butterfly_known_in_hand_is_known_to_have_left_it() -> None:
    t = at(
        "families: farm, lawn",
        "collection 0 left: caterpillar",
        "hand 0: butterfly, ant",
        "known 0 by everybody: butterfly",
    )
    t.say("special-left")
    assert t.known(0, 1) == []
    assert t.known(0, SPECTATOR) == []


@cell("caterpillar", "copied")
def test_the_parrot_is_not_offered_a_caterpillar() -> None:
    t = at(
        "families: farm, sky, lawn",
        "hand 0: parrot, sheep, cat, butterfly",
        "collection 1 left: caterpillar",
        "line: caterpillar, cat, ant, bee",
    )
    t.say("play", "parrot", "sheep", "cat", "left")
    assert t.offered() == {"no", "cat"}


@cell("caterpillar", "empty-deck")
def test_with_empty_deck_and_discards_the_discarded_caterpillar_comes_to_the_line_that_wants_a_card() -> None:
    t = at(
        "families: farm, lawn",
        "collection 0 left: caterpillar",
        "hand 0: butterfly",
        "line: cat, dog, pig",
        "rest: out",
    )
    t.say("special-left")
    assert t.collection(0, "left") == ["butterfly"]
    assert t.line() == ["cat", "dog", "pig", "caterpillar"]


@cell("caterpillar", "empty-hands")
def test_with_empty_hands_the_caterpillar_is_not_offered() -> None:
    t = at("families: farm, lawn", "collection 0 left: caterpillar")
    assert t.offered() == {"draw"}
    assert t.refused("special-left") == "demands-not-met"


@cell("caterpillar", "nested")
def test_a_caterpillar_played_by_the_elephant_can_be_replaced_from_the_next_turn_on() -> None:
    t = at(
        "families: farm, savannah, lawn",
        "hand 0: elephant, bee, caterpillar, cat, sheep",
        "deck: butterfly",
        "line: ant, ant, dog, pig",
        "extra: 1",
    )
    t.say("play", "elephant", "bee", "left", "use", "caterpillar", "cat", "sheep")
    assert t.hand(0) == ["butterfly"]
    assert t.refused("special-right") == "played-this-turn"
    t.say("no")
    t.say("draw", "dog")
    t.say("special-right")
    assert t.collection(0, "right") == ["butterfly"]


@cell("caterpillar", "extra-action")
def test_the_caterpillar_is_replaced_with_the_extra_action_of_a_rhino() -> None:
    t = at("families: savannah, lawn", "collection 0 left: caterpillar", "hand 0: rhino, bee, butterfly")
    t.say("play", "rhino", "bee", "use")
    t.say("special-left")
    assert t.collection(0, "left") == ["butterfly"]
    assert t.discards()[0] == "caterpillar"
    assert t.whose_turn() == 1


@cell("caterpillar", "two-players")
def test_with_two_players_the_opponents_raccoon_finds_the_caterpillar_on_the_discards() -> None:
    t = at(
        "families: farm, lawn",
        "collection 0 left: caterpillar",
        "hand 0: butterfly",
        "collection 1 left: raccoon",
        "line: bee, bee, rabbit, fox",
    )
    t.say("special-left")
    t.say("special-left")
    assert t.hand(1) == ["caterpillar"]


@cell("caterpillar", "four-players")
def test_all_four_players_see_caterpillar_and_butterfly_change_places() -> None:
    t = at(
        "families: farm, sky, sea, lawn",
        "players: 4",
        "to-move: 2",
        "collection 1 left: caterpillar",
        "collection 2 left: caterpillar",
        "hand 2: butterfly",
    )
    t.say("special-left")
    assert t.collection(2, "left") == ["butterfly"]
    assert t.collection(1, "left") == ["caterpillar"]
    for viewer in (0, 1, 2, 3, SPECTATOR):
        assert t.told("collection-discarded", viewer) == [{"card": "caterpillar", "column": "left"}]
        assert t.told("replaced", viewer) == [{"card": "butterfly", "column": "left"}]


# -- Ant: worth 5 instead of 3 each if you have 2 or more Ants


@cell("ant", "effect")
@pytest.mark.parametrize(
    ("left", "right", "score"),
    [
        ("ant", "", 3),
        ("ant", "ant", 10),
        ("ant, ant", "", 10),
        ("ant, ant", "ant", 15),
        ("ant, ant, ant", "ant, ant", 25),
    ],
)
def test_two_or_more_ants_are_worth_5_each(left: str, right: str, score: int) -> None:
    t = at("families: farm, lawn", f"collection 0 left: {left}", f"collection 0 right: {right}")
    assert t.scores() == [score, 0]


def test_covered_ants_count() -> None:
    t = at("families: farm, lawn", "collection 0 left: ant, cat", "collection 0 right: ant, cat")
    assert t.extras()[0] == 4


@cell("ant", "refusal")
def test_an_ant_in_hand_does_not_raise_the_worth_of_a_lone_ant() -> None:
    t = at("families: farm, lawn", "collection 0 left: ant", "hand 0: ant, ant", "line: ant, ant, bee, bee")
    assert t.scores() == [3, 0]


@cell("ant", "copied")
def test_the_parrot_is_not_offered_an_ant() -> None:
    t = at(
        "families: farm, sky, lawn",
        "hand 0: parrot, sheep, cat",
        "collection 0 left: ant",
        "collection 1 left: ant",
        "line: ant, cat, bee, bee",
    )
    t.say("play", "parrot", "sheep", "cat")
    assert t.offered() == {"no", "cat"}


@cell("ant", "empty-deck")
def test_an_ant_is_worth_its_5_when_deck_and_discards_are_empty() -> None:
    t = at(
        "families: farm, lawn",
        "collection 0 left: ant",
        "hand 0: ant, bee",
        "line: cat, cat, dog, dog",
        "rest: out",
    )
    t.say("play", "ant", "bee")
    assert t.whose_turn() == 1, "nothing is asked after an Ant"
    assert t.scores() == [10, 0]
    assert t.discards() == ["bee"]


@cell("ant", "empty-hands")
def test_ants_are_worth_5_each_with_empty_hands() -> None:
    t = at("families: farm, lawn", "collection 1 left: ant", "collection 1 right: ant", "over: yes")
    assert t.hand(0) == t.hand(1) == []
    assert t.scores() == [0, 10]


@cell("ant", "nested")
def test_an_ant_played_by_the_cricket_makes_the_other_one_worth_5() -> None:
    t = at(
        "families: farm, lawn",
        "collection 0 left: ant",
        "hand 0: cricket, bee, ant, sheep, raccoon",
        "line: cat, dog, pig, fly",
    )
    t.say("play", "cricket", "bee", "dog", "ant", "sheep", "raccoon", "left")
    assert (t.collection(0, "left"), t.collection(0, "right")) == (["ant", "ant"], ["cricket"])
    assert t.extras()[0] == 4


@cell("ant", "extra-action")
def test_an_ant_is_played_with_the_extra_action_of_a_rhino() -> None:
    t = at("families: savannah, lawn", "collection 0 left: ant", "hand 0: rhino, bee, ant, butterfly")
    t.say("play", "rhino", "bee", "use")
    t.say("play", "ant", "butterfly", "left")
    assert t.extras()[0] == 4
    assert t.whose_turn() == 1


@cell("ant", "two-players")
def test_with_two_players_the_opponents_ant_does_not_count() -> None:
    t = at("families: farm, lawn", "collection 0 left: ant", "collection 1 left: ant")
    assert t.scores() == [3, 3]


@cell("ant", "four-players")
def test_with_four_players_everybody_counts_their_own_ants() -> None:
    t = at(
        "families: farm, sky, sea, lawn",
        "players: 4",
        "collection 0 left: ant",
        "collection 1 left: ant, ant",
        "collection 3 right: ant",
    )
    assert t.scores() == [3, 10, 0, 3]


# -- Cricket: take 1 card from the draw line, then you may play 1 origami, not that very card


@cell("cricket", "effect")
def test_the_cricket_takes_a_card_from_the_line_and_then_an_origami_may_be_played() -> None:
    t = at("families: farm, lawn", "hand 0: cricket, bee, sheep, dog", "line: cat, pig, ant, ant", "deck: fox")
    t.say("play", "cricket", "bee", "left", "pig")
    assert t.line() == ["cat", "ant", "ant", "fox"], "the line is filled before the play"
    t.say("sheep", "dog")
    assert t.hand(0) == ["pig"]
    assert t.collection(0, "right") == ["sheep"]
    assert t.discards() == ["dog", "bee"], "the second origami was paid for"


def test_the_cricket_takes_a_card_of_any_folds() -> None:
    t = at("families: farm, lawn", "hand 0: cricket, bee", "line: cat, sheep, dog, rabbit")
    t.say("play", "cricket", "bee", "left")
    assert t.offered() == {"no", "cat", "sheep", "dog", "rabbit"}


@cell("cricket", "refusal")
def test_the_cricket_may_be_declined_as_a_whole() -> None:
    t = at("families: farm, lawn", "hand 0: cricket, bee, sheep, dog", "line: cat, pig, ant, ant")
    t.say("play", "cricket", "bee", "left", "no")
    assert t.whose_turn() == 1, "who does not take does not play either"
    assert t.line() == ["cat", "pig", "ant", "ant"]
    assert t.hand(0) == ["dog", "sheep"]


def test_declining_the_cricket_is_public() -> None:
    t = at("families: farm, lawn", "hand 0: cricket, bee, sheep", "line: cat, pig, ant, ant")
    t.say("play", "cricket", "bee", "left", "no")
    assert t.told("declined", SPECTATOR) == [{"card": "cricket"}]


def test_the_play_of_the_cricket_may_be_declined_after_the_taking() -> None:
    t = at("families: farm, lawn", "hand 0: cricket, bee, sheep, dog", "line: cat, pig, ant, ant")
    t.say("play", "cricket", "bee", "left", "cat", "no")
    assert t.hand(0) == ["cat", "dog", "sheep"]
    assert t.collection(0, "right") == []
    assert t.whose_turn() == 1


def test_the_very_card_taken_with_the_cricket_may_not_be_played() -> None:
    t = at("families: farm, lawn", "hand 0: cricket, bee, sheep, dog", "line: cat, pig, ant, ant")
    t.say("play", "cricket", "bee", "left", "cat")
    assert t.offered() == {"no", "sheep"}, "two folds are there for the cat"
    assert t.refused("cat") == "just-taken"


def test_one_like_the_card_taken_may_be_played_if_it_was_held_before() -> None:
    t = at("families: farm, lawn", "hand 0: cricket, bee, cat, sheep", "line: cat, pig, ant, ant")
    t.say("play", "cricket", "bee", "left", "cat", "cat", "sheep", "no")
    assert t.collection(0, "right") == ["cat"]
    assert t.hand(0) == ["cat"]


def test_both_are_shown_when_one_like_the_card_taken_is_played() -> None:
    t = at("families: farm, lawn", "hand 0: cricket, bee, ant, pig, fly", "line: ant, pig, dog, dog")
    t.say("play", "cricket", "bee", "left", "ant", "ant", "pig", "fly")
    assert t.told("shown", 1)[0] == {"card": "ant"}
    assert t.told("shown", SPECTATOR)[0] == {"card": "ant"}


def test_after_both_were_shown_everybody_knows_the_taken_one_still_in_hand() -> None:
    t = at(
        "families: farm, lawn",
        "players: 3",
        "hand 0: cricket, bee, ant, pig, fly",
        "line: ant, pig, dog, dog",
    )
    t.say("play", "cricket", "bee", "left", "ant", "ant", "pig", "fly")
    assert t.hand(0) == ["ant"]
    assert [t.known(0, viewer) for viewer in (1, 2, SPECTATOR)] == [["ant"]] * 3


def test_nothing_is_shown_when_another_card_is_played_than_the_one_taken() -> None:
    t = at("families: farm, lawn", "hand 0: cricket, bee, ant, sheep, dog", "line: ant, pig, dog, cat")
    t.say("play", "cricket", "bee", "left", "ant", "sheep", "dog")
    assert t.told("shown") == []
    assert t.known(0, 1) == ["ant"], "the one taken from the line, not the one held before"


def test_the_card_taken_with_the_cricket_may_be_used_to_pay() -> None:
    t = at("families: farm, lawn", "hand 0: cricket, bee, sheep", "line: dog, pig, ant, ant")
    t.say("play", "cricket", "bee", "left", "dog", "sheep", "dog")
    assert t.collection(0, "right") == ["sheep"]
    assert t.discards() == ["dog", "bee"]


def test_the_taken_card_may_even_pay_for_one_like_it() -> None:
    t = at("families: farm, lawn", "hand 0: cricket, bee, ant, sheep", "line: ant, pig, dog, dog")
    t.say("play", "cricket", "bee", "left", "ant", "ant", "ant", "sheep")
    assert t.collection(0, "right") == ["ant"]
    assert t.hand(0) == []
    assert t.discards() == ["sheep", "ant", "bee"]


def test_the_ban_does_not_cover_a_play_nested_in_the_one_of_the_cricket() -> None:
    t = at(
        "families: farm, savannah, lawn",
        "hand 0: cricket, bee, elephant, butterfly, pig, fly",
        "line: ant, dog, dog, cat",
        "deck: gorilla, lion",
    )
    t.say("play", "cricket", "bee", "left", "ant")
    assert "ant" not in t.offered()
    t.say("elephant", "butterfly", "use")
    assert "ant" in t.offered(), "the Elephant asks now"
    t.say("ant", "pig", "fly", "right")
    assert t.collection(0, "right") == ["elephant", "ant"]


def test_each_of_two_nested_crickets_bans_only_the_card_it_took_itself() -> None:
    t = at(
        "families: farm, lawn",
        "hand 0: cricket, cricket, bee, butterfly, pig, fly",
        "line: ant, sheep, dog, cat",
    )
    t.say("play", "cricket", "bee", "left", "ant", "cricket", "butterfly", "sheep")
    assert t.offered() == {"no", "ant", "fly"}
    assert t.refused("sheep") == "just-taken"


def test_with_nothing_to_take_the_cricket_still_lets_one_play() -> None:
    t = at(
        "families: farm, savannah, lawn",
        "collection 0 left: lion",
        "hand 0: cricket, sheep, dog",
        "line:",
        "rest: out",
    )
    t.say("special-left", "cricket", "sheep", "dog", "left")
    assert (t.collection(0, "left"), t.collection(0, "right")) == (["lion", "sheep"], ["cricket"])


def test_the_play_of_the_cricket_is_asked_also_of_one_who_can_play_nothing() -> None:
    t = at("families: farm, lawn", "hand 0: cricket, bee, rabbit", "line: cat, pig, ant, ant")
    t.say("play", "cricket", "bee", "left", "ant")
    assert t.offered() == {"no"}, "cannot and will not look the same"


@cell("cricket", "copied")
def test_a_copied_cricket_takes_a_card_and_bans_it_as_well() -> None:
    t = at(
        "families: farm, sky, lawn",
        "hand 0: parrot, sheep, cat, dog, raccoon, fly",
        "collection 1 left: cricket",
        "line: cat, pig, bee, bee",
    )
    t.say("play", "parrot", "sheep", "cat", "left", "cricket")
    assert t.offered() == {"cat", "pig", "bee"}, "copying is using: the taking is no longer optional"
    t.say("cat")
    assert t.offered() == {"no", "raccoon", "fly"}
    t.say("raccoon", "dog", "fly")
    assert t.collection(0, "right") == ["raccoon"]
    assert t.hand(0) == ["cat"]


@cell("cricket", "empty-deck")
def test_with_deck_and_discards_empty_the_payment_fills_the_line_after_the_taking() -> None:
    t = at("families: farm, lawn", "hand 0: cricket, bee", "line: cat, pig, ant, ant", "rest: out")
    t.say("play", "cricket", "bee", "left", "pig")
    assert t.line() == ["cat", "ant", "ant", "bee"]
    assert t.discards() == []


@cell("cricket", "empty-hands")
def test_with_empty_hands_the_card_taken_is_the_only_one_and_cannot_be_played() -> None:
    t = at("families: farm, lawn", "hand 0: cricket, bee", "line: cat, pig, ant, ant")
    t.say("play", "cricket", "bee", "left", "cat")
    assert t.offered() == {"no"}
    t.say("no")
    assert t.hand(0) == ["cat"]
    assert t.whose_turn() == 1


@cell("cricket", "nested")
def test_a_cricket_played_by_the_elephant_takes_and_lets_one_play() -> None:
    t = at(
        "families: farm, savannah, lawn",
        "hand 0: elephant, butterfly, cricket, bee, sheep",
        "deck: dog, fox",
        "line: cat, pig, ant, ant",
    )
    t.say("play", "elephant", "butterfly", "left", "use", "cricket", "bee", "pig", "sheep", "dog", "left")
    assert (t.collection(0, "left"), t.collection(0, "right")) == (["elephant", "sheep"], ["cricket"])
    assert t.hand(0) == ["pig"]
    assert t.whose_turn() == 1


@cell("cricket", "extra-action")
def test_a_cricket_as_the_extra_action_takes_from_the_renewed_line() -> None:
    t = at(
        "families: farm, savannah, lawn",
        "hand 0: rhino, bee, cricket, butterfly",
        "line: ant, ant, cat, cat",
        "deck: dog, pig, fox, fly, rabbit",
    )
    t.say("play", "rhino", "bee", "left", "use")
    t.say("play", "cricket", "butterfly", "fox", "no")
    assert t.hand(0) == ["fox"]
    assert t.line() == ["dog", "pig", "fly", "rabbit"]


@cell("cricket", "two-players")
def test_with_two_players_the_opponent_sees_what_the_cricket_takes() -> None:
    t = at("families: farm, lawn", "hand 0: cricket, bee, sheep", "line: cat, pig, ant, ant")
    t.say("play", "cricket", "bee", "left", "pig", "no")
    assert t.known(0, 1) == ["pig"]
    assert t.told("taken", 1) == [{"card": "pig", "place": 1}]


@cell("cricket", "four-players")
def test_with_four_players_everybody_sees_what_the_cricket_takes() -> None:
    t = at(
        "families: farm, sky, sea, lawn",
        "players: 4",
        "to-move: 3",
        "hand 3: cricket, bee, sheep",
        "line: cat, pig, ant, ant",
    )
    t.say("play", "cricket", "bee", "left", "pig", "no")
    assert [t.known(3, viewer) for viewer in (0, 1, 2, SPECTATOR)] == [["pig"]] * 4
    assert t.whose_turn() == 0


# -- Spider: take exactly 6 folds from the draw line


@cell("spider", "effect")
def test_the_spider_takes_exactly_six_folds() -> None:
    t = at("families: farm, lawn", "collection 0 left: spider", "line: bee, ant, cat, dog", "deck: pig, fly")
    t.say("special-left", "bee", "ant")
    assert t.hand(0) == ["ant", "bee"]
    assert t.line() == ["cat", "dog", "pig", "fly"]
    assert t.whose_turn() == 1


def test_the_spider_may_take_three_cards() -> None:
    t = at("families: farm, lawn", "collection 0 left: spider", "line: cat, ant, dog, bee")
    t.say("special-left", "dog", "cat", "ant")
    assert t.hand(0) == ["ant", "cat", "dog"]


def test_the_spider_cannot_stop_before_six_folds() -> None:
    t = at("families: farm, lawn", "collection 0 left: spider", "line: bee, ant, ant, ant")
    t.say("special-left")
    assert t.offered() == {"bee", "ant"}, "and not taking is not offered"
    t.say("ant")
    assert t.offered() == {"bee", "ant"}
    t.say("ant")
    assert t.offered() == {"ant"}
    assert t.refused("bee") == "too-many-folds"


def test_the_spider_does_not_begin_with_a_card_that_leads_nowhere() -> None:
    t = at("families: farm, lawn", "collection 0 left: spider", "line: bee, ant, dog, rabbit")
    t.say("special-left")
    assert t.offered() == {"bee", "ant", "rabbit"}
    assert t.refused("dog") == "sum-not-reachable"


def test_the_spider_does_not_go_on_with_a_card_that_leads_nowhere() -> None:
    t = at("families: farm, lawn", "collection 0 left: spider", "line: bee, ant, dog, dog")
    t.say("special-left", "dog")
    assert t.offered() == {"dog"}, "with the Ant it would be 5"
    assert t.refused("ant") == "sum-not-reachable"


@cell("spider", "refusal")
def test_the_spider_is_not_offered_if_six_folds_cannot_be_made() -> None:
    t = at("families: farm, lawn", "collection 0 left: spider", "line: bee, bee, dog, rabbit")
    assert "special-left" not in t.offered()
    assert t.refused("special-left") == "demands-not-met"


@cell("spider", "copied")
def test_the_parrot_is_not_offered_a_spider() -> None:
    t = at(
        "families: farm, sky, lawn",
        "hand 0: parrot, sheep, cat",
        "collection 1 left: spider",
        "line: spider, cat, dog, bee",
    )
    t.say("play", "parrot", "sheep", "cat", "left")
    assert t.offered() == {"no", "cat", "dog"}


@cell("spider", "empty-deck")
def test_with_deck_and_discards_empty_the_spider_takes_and_the_line_stays_short() -> None:
    t = at("families: farm, lawn", "collection 0 left: spider", "line: bee, ant, cat, dog", "rest: out")
    t.say("special-left", "bee", "ant")
    assert t.hand(0) == ["ant", "bee"]
    assert t.line() == ["cat", "dog"]


@cell("spider", "empty-hands")
def test_the_spider_needs_no_card_in_hand() -> None:
    t = at("families: farm, lawn", "collection 0 left: spider", "line: dog, dog, bee, bee")
    t.say("special-left", "dog", "dog")
    assert (t.hand(0), t.hand(1)) == (["dog", "dog"], [])


@cell("spider", "nested")
def test_a_spider_played_by_the_elephant_spins_from_the_next_turn_on() -> None:
    t = at(
        "families: farm, savannah, lawn",
        "hand 0: elephant, butterfly, spider, bee, ant",
        "deck: fox",
        "line: dog, pig, dog, pig",
        "extra: 1",
    )
    t.say("play", "elephant", "butterfly", "left", "use", "spider", "bee", "ant")
    assert t.refused("special-right") == "played-this-turn"
    t.say("no")
    t.say("draw", "dog")
    t.say("special-right", "pig", "pig")
    assert t.hand(0) == ["fox", "pig", "pig"]


@cell("spider", "extra-action")
def test_the_spider_is_used_on_the_line_that_the_rhino_turned_up() -> None:
    t = at(
        "families: savannah, lawn",
        "collection 0 left: spider",
        "hand 0: rhino, bee",
        "line: lion, lion, gorilla, gorilla",
        "deck: butterfly, ant, fly, fly",
    )
    assert t.refused("special-left") == "demands-not-met"
    t.say("play", "rhino", "bee", "use")
    t.say("special-left", "butterfly", "fly", "fly")
    assert t.hand(0) == ["butterfly", "fly", "fly"]
    assert t.whose_turn() == 1


@cell("spider", "two-players")
def test_with_two_players_the_opponent_knows_all_that_the_spider_took() -> None:
    t = at("families: farm, lawn", "collection 0 left: spider", "hand 0: fly", "line: bee, ant, cat, dog")
    t.say("special-left", "ant", "bee")
    assert t.known(0, 1) == ["ant", "bee"]


@cell("spider", "four-players")
def test_with_four_players_everybody_knows_all_that_the_spider_took() -> None:
    t = at(
        "families: farm, sky, sea, lawn",
        "players: 4",
        "to-move: 1",
        "collection 1 right: spider",
        "hand 1: fly",
        "line: bee, ant, cat, dog",
    )
    t.say("special-right", "ant", "cat", "dog")
    assert [t.known(1, viewer) for viewer in (0, 2, 3, SPECTATOR)] == [["ant", "cat", "dog"]] * 4


# -- Bee: +1 for each Lawn origami in your collections, itself included


@cell("bee", "effect")
def test_the_bee_counts_every_lawn_origami_and_itself() -> None:
    t = at("families: farm, lawn", "collection 0 left: bee, fly", "collection 0 right: spider")
    assert t.extras()[0] == 3


def test_two_bees_count_each_other() -> None:
    t = at("families: farm, lawn", "collection 0 left: bee", "collection 0 right: bee")
    assert t.scores()[0] == (3 + 2) + (3 + 2)


def test_a_covered_bee_counts_covered_cards() -> None:
    t = at("families: farm, lawn", "collection 0 left: fly, bee, cat", "collection 0 right: fly, cat")
    assert t.extras()[0] == 3


@cell("bee", "refusal")
def test_the_bee_does_not_count_other_families_nor_cards_in_hand() -> None:
    t = at("families: farm, lawn", "collection 0 left: bee, cat", "collection 0 right: dog", "hand 0: fly, ant")
    assert t.extras()[0] == 1


@cell("bee", "copied")
def test_the_parrot_is_not_offered_a_bee() -> None:
    t = at(
        "families: farm, sky, lawn",
        "hand 0: parrot, sheep, cat",
        "collection 1 left: bee",
        "line: bee, cat, ant, ant",
    )
    t.say("play", "parrot", "sheep", "cat", "left")
    assert t.offered() == {"no", "cat"}


@cell("bee", "empty-deck")
def test_a_bee_played_when_deck_and_discards_are_empty_counts_itself() -> None:
    t = at("families: farm, lawn", "hand 0: bee, rabbit, fox", "line: cat, cat, dog, dog", "rest: out")
    t.say("play", "bee", "rabbit", "fox", "left")
    assert t.whose_turn() == 1, "nothing is asked after a Bee"
    assert t.scores() == [4, 0]


@cell("bee", "empty-hands")
def test_the_bee_counts_with_empty_hands() -> None:
    t = at("families: farm, lawn", "collection 1 left: bee", "collection 1 right: fly", "over: yes")
    assert t.hand(0) == t.hand(1) == []
    assert t.extras() == [0, 2]


@cell("bee", "nested")
def test_a_bee_played_by_the_lion_counts_itself_but_not_the_lion() -> None:
    t = at("families: savannah, lawn", "collection 0 left: lion", "hand 0: bee, ant")
    t.say("special-left", "bee")
    assert t.collection(0, "right") == ["bee"]
    assert t.extras()[0] == 1


@cell("bee", "extra-action")
def test_a_bee_is_played_with_the_extra_action_of_a_rhino() -> None:
    t = at("families: savannah, lawn", "hand 0: rhino, gorilla, bee, lion, lion")
    t.say("play", "rhino", "gorilla", "left", "use")
    t.say("play", "bee", "lion", "lion")
    assert t.collection(0, "right") == ["bee"]
    assert t.extras()[0] == 1


@cell("bee", "two-players")
def test_with_two_players_the_opponents_lawn_does_not_count() -> None:
    t = at("families: farm, lawn", "collection 0 left: bee", "collection 1 left: fly", "collection 1 right: fly")
    assert t.extras() == [1, 0]


@cell("bee", "four-players")
def test_with_four_players_every_bee_counts_its_own_lawn() -> None:
    t = at(
        "families: farm, sky, sea, lawn",
        "players: 4",
        "collection 1 left: bee",
        "collection 2 left: fly, bee",
        "collection 2 right: fly",
        "collection 3 left: fly",
    )
    assert t.extras() == [0, 1, 3, 0]


# -- Butterfly: look at one opponent's hand


@cell("butterfly", "effect")
def test_the_butterfly_looks_at_one_opponents_hand() -> None:
    t = at("families: farm, lawn", "hand 0: butterfly, bee, bee, fly", "hand 1: cat, cat, dog")
    t.say("play", "butterfly", "bee", "bee", "fly", "left", "seat-1")
    assert t.known(1, 0) == ["cat", "cat", "dog"]
    assert sorted(seen["card"] for seen in t.told("saw", 0)) == ["cat", "cat", "dog"]
    assert t.hand(1) == ["cat", "cat", "dog"], "looking takes nothing away"
    assert t.whose_turn() == 1


def test_the_butterfly_is_worth_10() -> None:
    t = at("families: farm, lawn", "collection 0 left: butterfly")
    assert t.extras() == [0, 0]


def test_what_the_butterfly_saw_stays_known_and_what_comes_later_does_not() -> None:
    t = at(
        "families: farm, lawn",
        "hand 0: butterfly, bee, bee, fly",
        "hand 1: cat, sheep, dog",
        "deck: pig",
        "line: ant, ant, ant, ant",
    )
    t.say("play", "butterfly", "bee", "bee", "fly", "left", "seat-1")
    t.say("play", "cat", "sheep", "left", "use")
    assert t.hand(1) == ["dog", "pig"]
    assert t.known(1, 0) == ["dog"]


@cell("butterfly", "refusal")
def test_the_butterfly_may_be_declined_and_sees_nothing() -> None:
    t = at("families: farm, lawn", "hand 0: butterfly, bee, bee, fly", "hand 1: cat, dog")
    t.say("play", "butterfly", "bee", "bee", "fly", "left", "no")
    assert t.known(1, 0) == []
    assert t.told("hand-looked") == []
    assert t.whose_turn() == 1


def test_declining_the_butterfly_is_public() -> None:
    t = at("families: farm, lawn", "hand 0: butterfly, bee, bee, fly", "hand 1: cat, dog")
    t.say("play", "butterfly", "bee", "bee", "fly", "left", "no")
    assert t.told("declined", SPECTATOR) == [{"card": "butterfly"}]


@cell("butterfly", "copied")
def test_a_copied_butterfly_looks_at_a_hand() -> None:
    t = at(
        "families: farm, sky, lawn",
        "hand 0: parrot, sheep, cat",
        "hand 1: dog, pig",
        "line: butterfly, ant, bee, bee",
    )
    t.say("play", "parrot", "sheep", "cat", "left", "butterfly", "seat-1")
    assert t.known(1, 0) == ["dog", "pig"]
    assert t.line() == ["butterfly", "ant", "bee", "bee"]


@cell("butterfly", "empty-deck")
def test_the_butterfly_looks_also_when_deck_and_discards_are_empty() -> None:
    t = at(
        "families: farm, lawn",
        "hand 0: butterfly, bee, bee, fly",
        "hand 1: cat, dog",
        "line: ant, ant, pig, pig",
        "rest: out",
    )
    t.say("play", "butterfly", "bee", "bee", "fly", "left", "seat-1")
    assert t.known(1, 0) == ["cat", "dog"]
    assert t.discards() == ["fly", "bee", "bee"]


@cell("butterfly", "empty-hands")
def test_with_empty_hands_there_is_nothing_to_look_at_and_nothing_is_asked() -> None:
    t = at("families: farm, lawn", "hand 0: butterfly, bee, bee, fly")
    t.say("play", "butterfly", "bee", "bee", "fly", "left")
    assert t.collection(0, "left") == ["butterfly"]
    assert t.whose_turn() == 1


@cell("butterfly", "nested")
def test_a_butterfly_played_free_by_the_lion_looks_at_a_hand() -> None:
    t = at("families: savannah, lawn", "collection 0 left: lion", "hand 0: butterfly", "hand 1: ant, fly")
    t.say("special-left", "butterfly", "seat-1")
    assert t.collection(0, "right") == ["butterfly"]
    assert t.known(1, 0) == ["ant", "fly"]


@cell("butterfly", "extra-action")
def test_a_butterfly_is_played_with_the_extra_action_of_a_rhino() -> None:
    t = at(
        "families: savannah, lawn",
        "hand 0: rhino, gorilla, butterfly, lion, lion, fly",
        "hand 1: ant, bee",
    )
    t.say("play", "rhino", "gorilla", "left", "use")
    t.say("play", "butterfly", "lion", "lion", "fly", "seat-1")
    assert t.known(1, 0) == ["ant", "bee"]
    assert t.whose_turn() == 1


@cell("butterfly", "two-players")
def test_with_two_players_the_spectator_does_not_see_what_the_butterfly_sees() -> None:
    t = at(
        "families: farm, lawn",
        "hand 0: butterfly, bee, bee, fly",
        "hand 1: cat, dog",
        "known 1 by everybody: cat",
    )
    t.say("play", "butterfly", "bee", "bee", "fly", "left")
    assert t.offered() == {"no", "seat-1"}
    t.say("seat-1")
    assert t.known(1, SPECTATOR) == ["cat"], "no more than before"
    assert t.told("hand-looked", SPECTATOR) == [{"owner": 1, "cards": 2}]
    assert [seen["card"] for seen in t.told("saw", SPECTATOR)] == [None, None]


@cell("butterfly", "four-players")
def test_with_four_players_the_butterfly_chooses_one_opponent_who_holds_cards_and_only_its_owner_sees() -> None:
    t = at(
        "families: farm, sky, sea, lawn",
        "players: 4",
        "to-move: 1",
        "hand 0: cat, owl",
        "hand 1: butterfly, bee, bee, fly",
        "hand 3: dog, pig",
    )
    t.say("play", "butterfly", "bee", "bee", "fly", "left")
    assert t.offered() == {"no", "seat-0", "seat-3"}
    assert t.refused("seat-2") == "empty-hand"
    t.say("seat-3")
    assert t.known(3, 1) == ["dog", "pig"]
    assert [t.known(3, viewer) for viewer in (0, 2, SPECTATOR)] == [[], [], []]
    assert t.known(0, 1) == [], "only the hand that was chosen"
    assert [seen["card"] for seen in t.told("saw", 2)] == [None, None]
