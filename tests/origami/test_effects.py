"""Chapter: effects."""

from itertools import permutations
from pathlib import Path

import pytest

from senbazuru.origami.rules import ORIGAMI
from tests.origami.table import SPECTATOR, TestTable, at

# every origami with an instant effect but the Snake, which is placed in its own way, and how to pay for it
INSTANTS = {
    "cat": "sheep",
    "dog": "bee sheep",
    "pig": "bee sheep",
    "chick": "sheep",
    "parrot": "sheep cat",
    "owl": "bee",
    "dove": "bee",
    "eagle": "bee rabbit",
    "magpie": "bee rabbit",
    "shell": "sheep cat",
    "skate": "sheep cat",
    "monkey": "sheep",
    "rhino": "bee",
    "elephant": "bee",
    "zebra": "bee",
    "gorilla": "bee rabbit",
    "fly": "sheep",
    "cricket": "bee",
    "butterfly": "bee rabbit cat",
}


def played(card: str) -> TestTable:
    """The card is paid and placed, and its instant effect would do something."""
    payment = INSTANTS[card].split()
    t = at(
        "families: farm, sky, sea, savannah, lawn",
        f"hand 0: {', '.join([card, *payment])}, ant",
        "hand 1: raccoon, whale",
        "line: owl, monkey, spider, fox",
        "discards: pig",
    )
    t.say("play", card, *payment, "left")
    return t


# -- instant effects


@pytest.mark.parametrize("card", INSTANTS)
def test_using_an_instant_effect_is_optional(card: str) -> None:
    t = played(card)
    before = (t.hand(0), t.hand(1), t.line(), t.discards(), t.deck())
    assert t.whose_turn() == 0
    t.say("no")
    assert (t.hand(0), t.hand(1), t.line(), t.discards(), t.deck()) == before
    assert t.collection(0, "left") == [card]
    assert t.whose_turn() == 1


@pytest.mark.parametrize("card", INSTANTS)
def test_declining_an_instant_effect_is_public(card: str) -> None:
    t = played(card)
    t.say("no")
    assert t.told("declined", 1) == t.told("declined", SPECTATOR) == [{"card": card}]


def test_an_instant_effect_is_used_at_once_and_never_later() -> None:
    t = at("families: farm, lawn", "hand 0: cat, sheep", "line: fox, fox, rabbit, rabbit")
    t.say("play", "cat", "sheep", "left", "no")
    t.say("draw", "fox")
    assert t.offered() == {"draw"}


def test_an_instant_effect_is_all_its_steps_in_order() -> None:
    t = at(
        "families: farm, savannah, lawn",
        "hand 0: elephant, bee, sheep",
        "deck: dog",
        "line: fox, fox, rabbit, rabbit",
    )
    t.say("play", "elephant", "bee", "left", "use")
    assert t.hand(0) == ["dog", "sheep"], "first the card from the deck"
    t.say("sheep", "dog")
    assert t.collection(0, "right") == ["sheep"], "which may pay for the origami played then"


def test_the_steps_of_an_instant_effect_are_done_as_far_as_possible() -> None:
    t = at(
        "families: farm, savannah, lawn",
        "collection 0 left: lion",
        "hand 0: elephant, sheep, dog",
        "line: fox, fox, rabbit, rabbit",
        "rest: out",
    )
    t.say("special-left", "elephant", "sheep", "dog", "left")
    assert t.collection(0, "left") == ["lion", "sheep"], "no card to draw, but an origami to play"


def test_only_may_and_play_steps_can_be_declined_inside() -> None:
    t = at(
        "families: farm, sky, sea, lawn",
        "hand 0: parrot, sheep, cat",
        "collection 1 left: skate",
        "line: cat, ant, rabbit, rabbit",
    )
    t.say("play", "parrot", "sheep", "cat", "left", "skate")
    assert t.offered() == {"cat", "ant"}, "who uses the effect takes a card"


def test_a_play_step_can_be_declined_inside() -> None:
    t = at(
        "families: farm, savannah, lawn",
        "hand 0: elephant, bee, sheep",
        "deck: dog",
        "line: fox, fox, rabbit, rabbit",
    )
    t.say("play", "elephant", "bee", "left", "use")
    assert t.offered() == {"no", "sheep"}
    t.say("no")
    assert t.hand(0) == ["dog", "sheep"]
    assert t.whose_turn() == 1


def test_what_an_instant_effect_forces_on_others_is_not_optional_for_them() -> None:
    t = at("families: farm, sky, lawn", "hand 0: owl, bee", "hand 1: cat, dog")
    t.say("play", "owl", "bee", "left", "use")
    assert t.game.waiting() == [1]
    assert t.offered(1) == {"cat", "dog"}


def test_an_optional_play_is_asked_of_every_hand_that_is_not_empty() -> None:
    t = at("families: farm, sea, lawn", "hand 0: shell, dog, rabbit")
    t.say("play", "shell", "dog", "left")
    assert t.offered() == {"no"}, "cannot and will not look the same from outside"
    assert t.refused("rabbit") == "wrong-family"


def test_an_optional_play_is_not_asked_of_an_empty_hand() -> None:
    t = at("families: farm, sea, lawn", "hand 0: shell, dog")
    t.say("play", "shell", "dog", "left")
    assert t.whose_turn() == 1


# -- what words mean


def test_to_play_an_origami_in_an_effect_means_from_hand_and_paying() -> None:
    t = at(
        "families: farm, sky, lawn",
        "hand 0: chick, sheep, owl, bee",
        "line: owl, fox, rabbit, rabbit",
    )
    t.say("play", "chick", "sheep", "left", "play", "owl", "bee")
    assert t.collection(0, "right") == ["owl"]
    assert t.discards() == ["bee", "sheep"]
    assert t.line() == ["owl", "fox", "rabbit", "rabbit"], "it was not the one in the line"


def test_to_discard_means_a_card_in_hand() -> None:
    t = at(
        "families: farm, sky, lawn",
        "players: 3",
        "hand 0: owl, bee",
        "hand 2: cat",
        "collection 1 left: dog",
    )
    t.say("play", "owl", "bee", "left", "use")
    assert t.game.waiting() == [2], "an origami in a collection is not discarded"
    t.say("cat")
    assert t.collection(1, "left") == ["dog"]


def test_up_to_so_many_folds_means_at_least_one_card_if_one_fits() -> None:
    t = at("families: farm, sea", "collection 0 left: squid", "line: cat, dog, pig, fox")
    t.say("special-left")
    assert t.offered() == {"cat", "dog", "pig", "fox"}
    t.say("cat")
    assert t.offered() == {"stop", "dog", "pig", "fox"}


def test_cards_taken_from_the_line_are_replaced_when_the_taking_is_complete() -> None:
    t = at("families: farm, sea", "collection 0 left: squid", "line: cat, dog, fox, rabbit", "deck: cat, pig, sheep")
    t.say("special-left", "cat")
    assert t.line() == ["dog", "fox", "rabbit"], "the taking goes on"
    t.say("dog")
    assert t.line() == ["fox", "rabbit", "cat", "pig"]


def test_the_line_is_replaced_before_the_next_step() -> None:
    t = at("families: farm, lawn", "hand 0: cricket, bee, ant", "line: cat, dog, fox, rabbit", "deck: pig")
    t.say("play", "cricket", "bee", "left", "dog")
    assert t.asked().kind == "play"
    assert t.line() == ["cat", "fox", "rabbit", "pig"]


# -- nested effects


def test_the_instant_of_an_origami_played_in_an_effect_is_resolved_at_once() -> None:
    t = at(
        "families: farm, savannah, lawn",
        "hand 0: elephant, bee, cat, sheep",
        "deck: dog, pig",
        "line: fox, fox, rabbit, rabbit",
    )
    t.say("play", "elephant", "bee", "left", "use", "cat", "sheep", "use")
    assert t.hand(0) == ["dog", "pig"]
    assert t.collection(0, "right") == ["cat"]
    assert t.whose_turn() == 1


def test_effects_nest_as_deep_as_one_can_pay() -> None:
    t = at(
        "families: farm, sky, savannah, lawn",
        "hand 0: elephant, bee, cricket, rabbit, chick, sheep, chick, raccoon",
        "deck: dog, pig",
        "line: fox, fox, rabbit, eagle",
    )
    t.say("play", "elephant", "bee", "left", "use", "cricket", "rabbit", "fox")
    t.say("chick", "sheep", "left", "play", "chick", "raccoon", "take-from-line", "eagle")
    assert (t.collection(0, "left"), t.collection(0, "right")) == (["elephant", "chick"], ["cricket", "chick"])
    assert t.hand(0) == ["dog", "eagle", "fox"]
    assert t.whose_turn() == 1


POND = """
family = "pond"

[[card]]
id = "heron"
copies = 2
cost = 1
folds = 1
points = 1
instant = [{ play = {} }, { draw_from_deck = { cards = 1, plus_visible = "sheep" } }]
from = { name = "ours", copies = "ours", cost = "ours", folds = "ours", points = "ours", effect = "ours" }
"""


def beside_the_pond(folder: Path, *lines: str) -> TestTable:
    """The Farm and a Heron: play 1 origami, then draw 1 card and 1 more for each visible Sheep."""
    (folder / "pond.toml").write_text(POND, encoding="utf-8")
    return at("families: farm, pond", *lines, rules=ORIGAMI.with_files([folder]))


def test_the_outer_effect_goes_on_when_the_inner_one_is_finished(tmp_path: Path) -> None:
    t = beside_the_pond(
        tmp_path,
        "hand 0: heron, cat, cat, raccoon",
        "deck: dog, pig",
        "line: fox, fox, rabbit, rabbit",
        "rest: out",
    )
    t.say("play", "heron", "cat", "left", "cat", "raccoon", "use")
    drawn = [event["card"] for event in t.told("drawn")]
    assert drawn == ["dog", "pig"], "the Cat draws first, then the Heron"
    assert t.whose_turn() == 1


def test_the_outer_effect_goes_on_with_the_new_state(tmp_path: Path) -> None:
    t = beside_the_pond(
        tmp_path,
        "hand 0: heron, cat, sheep, raccoon, cat",
        "deck: dog, pig, fox",
        "line: fox, rabbit, rabbit, cat",
        "rest: out",
    )
    t.say("play", "heron", "cat", "left", "sheep", "raccoon", "cat")
    assert t.hand(0) == ["dog", "pig"], "the Heron sees the Sheep that was played meanwhile"


# -- several players


def test_each_player_begins_with_the_actor_and_goes_clockwise() -> None:
    t = at(
        "families: farm, sky, lawn",
        "players: 3",
        "to-move: 1",
        "hand 1: dove, bee",
        "deck: cat, dog, pig, sheep",
        "line: fox, fox, rabbit, rabbit",
    )
    t.say("play", "dove", "bee", "left", "use")
    assert [t.hand(seat) for seat in range(3)] == [["pig"], ["cat", "sheep"], ["dog"]]


def test_opponents_discard_clockwise_from_the_actors_left() -> None:
    t = at(
        "families: farm, sky, lawn",
        "players: 4",
        "to-move: 2",
        "hand 2: owl, bee",
        "hand 3: cat",
        "hand 0: dog",
        "hand 1: pig",
    )
    t.say("play", "owl", "bee", "left", "use")
    for seat, card in ((0, "dog"), (1, "pig"), (3, "cat")):
        t.say(card, seat=seat)
    assert t.discards() == ["pig", "dog", "cat", "bee"], "seat 3 first, then 0, then 1 on top"


def test_choices_for_one_effect_are_made_at_the_same_time() -> None:
    t = at(
        "families: farm, sky, lawn",
        "players: 3",
        "hand 0: owl, bee",
        "hand 1: cat, dog",
        "hand 2: pig, ant",
    )
    t.say("play", "owl", "bee", "left", "use")
    assert t.game.waiting() == [1, 2]
    t.say("ant", seat=2)
    assert t.game.waiting() == [1]


def test_choices_are_hidden_until_all_have_chosen() -> None:
    t = at(
        "families: farm, sky, lawn",
        "players: 3",
        "hand 0: owl, bee",
        "hand 1: cat, dog",
        "hand 2: pig, ant",
    )
    t.say("play", "owl", "bee", "left", "use")
    before = {viewer: t.game.view(viewer) for viewer in (0, 1, SPECTATOR)}
    t.say("ant", seat=2)
    assert t.discards() == ["bee"]
    for viewer in (0, 1, SPECTATOR):
        assert t.told("discarded", viewer) == []
        assert t.game.view(viewer)["seats"] == before[viewer]["seats"]
    t.say("dog", seat=1)
    assert t.discards() == ["ant", "dog", "bee"]
    assert t.told("discarded", SPECTATOR) == [{"card": "dog"}, {"card": "ant"}]


def test_the_order_in_which_choices_arrive_does_not_matter() -> None:
    choices = {0: "sheep", 1: "dog", 2: "ant", 3: "owl"}
    tables = []
    for order in permutations(choices):
        t = at(
            "families: farm, sky, savannah, lawn",
            "players: 4",
            "hand 0: zebra, bee, sheep, fly",
            "hand 1: cat, dog",
            "hand 2: pig, ant",
            "hand 3: owl, fly",
        )
        t.say("play", "zebra", "bee", "left", "use")
        assert t.game.waiting() == [0, 1, 2, 3]
        for seat in order:
            t.say(choices[seat], seat=seat)
        tables.append(t)
    assert [tables[0].hand(seat) for seat in range(4)] == [
        ["dog", "fly"],
        ["ant", "cat"],
        ["owl", "pig"],
        ["fly", "sheep"],
    ]
    assert all(t.state == tables[0].state for t in tables)
    assert all(t.events() == tables[0].events() for t in tables)


# -- order on the discard pile


def test_the_line_of_the_rhino_is_discarded_left_to_right() -> None:
    t = at("families: farm, savannah, lawn", "hand 0: rhino, bee", "line: cat, dog, pig, fox")
    t.say("play", "rhino", "bee", "left", "use")
    assert t.discards() == ["fox", "pig", "dog", "cat", "bee"]


def test_a_payment_lies_in_the_payers_order() -> None:
    t = at("families: farm, lawn", "hand 0: dog, cat, sheep, spider")
    t.say("play", "dog", "sheep", "spider", "cat", "left", "no")
    assert t.discards() == ["cat", "spider", "sheep"]


# -- extra actions


def test_an_extra_action_is_a_whole_action_of_the_same_turn() -> None:
    t = at(
        "families: farm, savannah, lawn",
        "hand 0: rhino, bee, sheep, dog",
        "collection 0 left: raccoon",
    )
    t.say("play", "rhino", "bee", "use")
    assert t.whose_turn() == 0
    assert t.offered() == {"no", "draw", "play", "special-left"}
    t.say("play", "sheep", "dog", "left")
    assert t.whose_turn() == 1


def test_an_extra_action_may_be_declined() -> None:
    t = at("families: farm, savannah, lawn", "hand 0: rhino, bee, sheep, dog")
    t.say("play", "rhino", "bee", "left", "use")
    t.say("no")
    assert t.told("extra-declined", SPECTATOR) == [{}]
    assert t.whose_turn() == 1


def test_who_does_not_use_the_rhino_has_no_extra_action() -> None:
    t = at("families: farm, savannah, lawn", "hand 0: rhino, bee, sheep, dog", "line: cat, dog, pig, fox")
    t.say("play", "rhino", "bee", "left", "no")
    assert t.whose_turn() == 1
    assert t.line() == ["cat", "dog", "pig", "fox"]


def test_an_extra_action_comes_after_the_whole_current_action() -> None:
    t = at(
        "families: farm, savannah, lawn",
        "hand 0: cricket, rabbit, elephant, bee, rhino, butterfly",
        "deck: dog, cat, cat, sheep, sheep, pig",
        "line: ant, ant, fox, fox",
    )
    t.say("play", "cricket", "rabbit", "left", "ant", "elephant", "bee", "use", "rhino", "butterfly", "left", "use")
    assert t.asked().kind == "action", "Cricket, Elephant and Rhino are finished"
    assert t.state.extra == 0, "one extra action was gained and is being taken"
    t.say("no")
    assert t.whose_turn() == 1


def test_extra_actions_are_counted_and_taken_one_by_one() -> None:
    t = at(
        "families: farm, savannah, lawn",
        "hand 0: rhino, bee",
        "deck: fox, fox, rabbit, rabbit, dog, dog, pig",
        "line: ant, ant, cat, cat",
        "extra: 1",
    )
    t.say("play", "rhino", "bee", "left", "use")
    t.say("draw", "fox")
    assert t.whose_turn() == 0
    t.say("draw", "rabbit")
    assert t.whose_turn() == 1
    assert t.hand(0) == ["fox", "rabbit"]


def test_an_extra_action_may_gain_another() -> None:
    t = at("families: farm, savannah, lawn", "hand 0: rhino, rhino, bee, butterfly")
    t.say("play", "rhino", "bee", "left", "use")
    t.say("play", "rhino", "butterfly", "use")
    assert t.whose_turn() == 0
    assert t.offered() == {"no", "draw"}


def test_declining_one_extra_action_does_not_decline_the_next() -> None:
    t = at("families: farm, lawn", "line: fox, fox, rabbit, rabbit", "extra: 2")
    t.say("draw", "fox")
    t.say("no")
    assert t.whose_turn() == 0
    t.say("draw", "rabbit")
    assert t.hand(0) == ["fox", "rabbit"]
    assert t.whose_turn() == 1


def test_an_extra_action_lapses_if_none_is_possible() -> None:
    t = at(
        "families: farm, savannah",
        "collection 0 left: lion",
        "hand 0: rhino",
        "hand 1: sheep, dog",
        "line:",
        "rest: out",
    )
    t.say("special-left", "rhino", "use")
    assert t.told("extra-action", SPECTATOR) == [{}]
    assert t.whose_turn() == 1
    assert t.told("extra-declined") == []
