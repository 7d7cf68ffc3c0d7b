"""Where characters meet other cards, and each other."""

from typing import Any, Final

import pytest

from senbazuru.kernel.bits import members
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed, Stream
from senbazuru.origami.engine.game import Origami
from senbazuru.origami.packs import LEGENDS_BOX, ORIGAMI_BOX, shipped, shipped_characters
from senbazuru.origami.rules import LEGENDS, MIXED, ORIGAMI, OrigamiRules
from tests.origami.table import NOTHING_ELSE, RICE, TestTable, at, award, printed, rice

POLAR: Final = "families: polar, exotic"
DEAR: Final = "line: reindeer, walrus, golden-frog, anaconda"
"""Four cards of four folds."""


# -- Musician with Shell, Dolphin, Lion and Vulture

SEA: Final = "families: sea, savannah"
WHALES: Final = "line: whale, whale, gorilla, gorilla"


def test_with_a_yellow_musician_a_shell_may_make_a_minnow_free() -> None:
    t = at(SEA, "characters: musician", "middle: yellow-musician", "hand 0: shell, crab, minnow", WHALES)
    t.say("play", "shell")
    assert t.asked().args["price"] == 2, "3 less 1"
    t.say("crab", "left", "minnow")
    assert t.asked().args == {"card": "minnow", "price": 1, "discount": 1}
    assert t.offered() == {"stop"}, "2 - 1 is not optional, the other fold is"
    t.say("stop")
    assert t.collection(0, "right") == ["minnow"]
    assert t.discards() == ["crab"]
    assert t.whose_turn() == 1


def test_with_a_yellow_musician_the_shells_discount_may_be_left() -> None:
    t = at(SEA, "characters: musician", "middle: yellow-musician", "hand 0: shell, crab, minnow, minnow", WHALES)
    t.say("play", "shell", "crab", "left", "minnow")
    assert t.offered() == {"stop", "minnow"}
    t.say("minnow")
    assert t.hand(0) == []
    assert t.discards() == ["minnow", "crab"]


def test_with_a_red_musician_a_shell_only_makes_up_for_it() -> None:
    t = at(SEA, "characters: musician", "middle: red-musician", "hand 0: shell, lion, minnow, squid, zebra", WHALES)
    t.say("play", "shell")
    assert t.asked().args["price"] == 4
    t.say("lion", "left")
    assert t.offered() == {"no", "minnow"}, "a Squid would cost 4 or 5, and there are 1 and 2 folds"
    t.say("minnow")
    assert t.asked().args == {"card": "minnow", "price": 3, "discount": 1}
    t.say("zebra", "stop")
    assert t.collection(0, "right") == ["minnow"]
    assert t.hand(0) == ["squid"], "2 folds paid"


@pytest.mark.parametrize(
    ("colour", "price", "pays"),
    [
        ("yellow", 3, ["minnow"]),
        ("yellow", 3, ["squid"]),
        ("yellow", 3, ["snake"]),
        ("red", 5, ["snake"]),
        ("red", 5, ["lion"]),
        ("red", 5, ["lion", "minnow"]),
    ],
)
def test_the_dolphins_discount_comes_after_the_musician(colour: str, price: int, pays: list[str]) -> None:
    t = at(
        SEA,
        "characters: musician",
        f"middle: {colour}-musician",
        f"hand 0: crab, {', '.join(pays)}",
        "collection 0 left: dolphin",
        WHALES,
    )
    t.say("special-left", "crab")
    assert t.asked().args == {"card": "crab", "price": price, "discount": 2}
    folds = {"minnow": 1, "squid": 2, "snake": 3, "lion": 4}
    exact = sum(folds[card] for card in pays) == price
    t.say(*pays, *([] if exact else ["stop"]))
    assert t.collection(0, "right") == ["crab"]
    assert t.hand(0) == []


@pytest.mark.parametrize(("colour", "held"), [("yellow", "lion"), ("red", "squid")])
def test_the_dolphins_discount_reaches_no_further(colour: str, held: str) -> None:
    t = at(
        SEA,
        "characters: musician",
        f"middle: {colour}-musician",
        f"hand 0: crab, {held}",
        "collection 0 left: dolphin",
        WHALES,
    )
    assert t.refused("special-left") == "demands-not-met", "1 to 3 with the yellow one, 3 to 5 with the red one"


def test_a_dolphin_and_a_yellow_musician_make_nothing_cheaper_than_free() -> None:
    t = at(
        SEA,
        "characters: musician",
        "middle: yellow-musician",
        "hand 0: minnow, lion",
        "collection 0 left: dolphin",
        WHALES,
    )
    t.say("special-left", "minnow")
    assert t.asked().args == {"card": "minnow", "price": 1, "discount": 2}
    t.say("stop")
    assert t.hand(0) == ["lion"]
    assert t.discards() == []


@pytest.mark.parametrize("colour", ["yellow", "red"])
def test_a_lion_plays_free_whatever_the_musician(colour: str) -> None:
    t = at(
        SEA,
        "characters: musician",
        f"middle: {colour}-musician",
        "hand 0: whale, minnow",
        "collection 0 left: lion",
        WHALES.replace("whale, whale", "whale, snake"),
    )
    t.say("special-left", "whale")
    assert t.collection(0, "right") == ["whale"]
    assert t.hand(0) == ["minnow"]
    assert t.told("paid") == []


@pytest.mark.parametrize(("colour", "pays"), [("yellow", ["snake"]), ("red", ["gorilla", "monkey"])])
def test_what_is_played_inside_a_free_play_costs_what_the_musician_says(colour: str, pays: list[str]) -> None:
    t = at(
        SEA,
        "characters: musician",
        f"middle: {colour}-musician",
        "hand 0: elephant, crab, snake, gorilla, monkey",
        "collection 0 left: lion",
        "line: whale, whale, lion, gorilla",
        "deck: shark",
    )
    t.say("special-left", "elephant", "use", "crab", *pays, "left")
    assert t.collection(0, "left") == ["lion", "crab"]
    assert t.discards() == pays[::-1]


@pytest.mark.parametrize("colour", ["yellow", "red"])
def test_the_bonus_of_a_character_is_free_whatever_the_musician(colour: str) -> None:
    t = at(
        POLAR,
        "characters: musician",
        f"hand 0: {colour}-musician, walrus, seal, narwhal",
        "line: reindeer, penguin, golden-frog, anaconda",
    )
    t.say("play", f"{colour}-musician", "walrus", "seal", "anaconda", "left")
    assert t.collection(0, "left") == ["anaconda"]
    assert t.hand(0) == ["narwhal"]


def test_a_vulture_may_find_the_top_discard_too_much_with_a_yellow_musician() -> None:
    lines = ("families: sky, farm", "characters: musician", "hand 0: cat, fox", "collection 0 left: vulture")
    usual = at(*lines, "discards: owl")
    usual.say("special-left", "cat")
    assert usual.collection(0, "right") == ["cat"], "two folds for two"
    t = at(*lines, "discards: owl", "middle: yellow-musician")
    assert t.refused("special-left") == "demands-not-met", "a Cat for 1 would be overpaid"
    fitting = at(*lines, "discards: chick", "middle: yellow-musician")
    fitting.say("special-left", "cat")
    assert fitting.discards() == ["chick"]


def test_a_red_musician_makes_a_vulture_ask_for_hand_cards() -> None:
    t = at(
        "families: sky, farm",
        "characters: musician",
        "middle: red-musician",
        "hand 0: cat, chick, fox",
        "collection 0 left: vulture",
        "discards: owl",
    )
    t.say("special-left", "cat")
    assert t.asked().args["price"] == 1
    t.say("chick")
    assert t.discards() == ["chick", "owl"]


@pytest.mark.parametrize(("there", "price"), [("yellow", 5), ("red", 7)])
def test_a_musician_is_paid_at_the_price_of_the_one_that_leaves(there: str, price: int) -> None:
    played = {"yellow": "red-musician", "red": "yellow-musician"}[there]
    t = at(
        POLAR,
        "characters: musician",
        f"middle: {there}-musician",
        f"hand 0: {played}, walrus, arctic-hare, seal",
        "line: reindeer, penguin, golden-frog, anaconda",
    )
    t.say("play", played)
    assert t.asked().args["price"] == price
    t.say("walrus", "arctic-hare", *(["seal"] if price == 7 else []))
    assert t.middle() == [played]


def test_a_caiman_looks_at_the_printed_cost_with_a_musician() -> None:
    lines = (POLAR, "characters: musician", "middle: yellow-musician", "collection 0 left: caiman", DEAR)
    t = at(*lines, "hand 0: penguin, seal, narwhal, macaw")
    t.say("play", "penguin", "seal", "narwhal")
    assert t.whose_turn() == 1, "a Penguin paid with 4 folds is still a 5"
    t = at(*lines, "hand 0: seal, penguin, macaw")
    t.say("play", "seal", "penguin", "no")
    assert t.asked().kind == "action", "a Seal paid with 3 folds is still a 4"
    assert t.whose_turn() == 0


def test_a_red_musician_may_make_the_last_card_unpayable() -> None:
    lines = (POLAR, "characters: musician", "hand 0: macaw, penguin", DEAR)
    assert at(*lines).offered() == {"draw", "play"}
    t = at(*lines, "middle: red-musician")
    assert t.offered() == {"draw"}
    assert t.refused("play") == "nothing-to-play"


# -- yellow Geisha: the top discard as if from hand

YELLOW: Final = ("characters: geisha", "middle: yellow-geisha")
RED: Final = ("characters: geisha", "middle: red-geisha")
FARM: Final = "families: sky, farm"
NO_SKY: Final = "line: fox, fox, rabbit, rabbit"


def test_the_vulture_lifts_its_card_and_the_yellow_geisha_has_the_next() -> None:
    t = at(FARM, *YELLOW, "collection 0 left: vulture", "discards: owl, cat, pig", NO_SKY)
    t.say("special-left")
    assert t.offered() == {"top-discard"}
    assert next(o.args["card"] for o in t.asked().offered) == "cat", "the Owl pays, the Cat under it is played"
    t.say("top-discard", "no")
    assert t.collection(0, "right") == ["cat"]
    assert t.discards() == ["owl", "pig"]
    assert t.told("discard-played", 1) == [{"card": "cat"}]
    assert t.told("paid-by-discard", 1) == [{"card": "owl"}]
    assert t.whose_turn() == 1


def test_a_vulture_and_a_yellow_geisha_need_two_discards_or_a_hand() -> None:
    t = at(FARM, *YELLOW, "collection 0 left: vulture", "discards: owl", NO_SKY)
    assert t.refused("special-left") == "demands-not-met"
    held = at(FARM, *YELLOW, "collection 0 left: vulture", "discards: owl", "hand 0: cat", NO_SKY)
    held.say("special-left")
    assert held.offered() == {"cat"}, "the Owl that pays is not played"


def test_hand_cards_help_a_vulture_to_play_the_yellow_geishas_card() -> None:
    t = at(FARM, *YELLOW, "hand 0: sheep, sheep", "collection 0 left: vulture", "discards: owl, raccoon, pig", NO_SKY)
    t.say("special-left", "top-discard")
    assert t.asked().args == {"card": "raccoon", "price": 2, "discount": 0}
    t.say("sheep")
    assert t.collection(0, "right") == ["raccoon"]
    assert t.discards() == ["sheep", "owl", "pig"]
    assert t.hand(0) == ["sheep"]


def test_a_raccoon_takes_the_card_that_a_yellow_geisha_would_have_played() -> None:
    t = at(
        FARM,
        *YELLOW,
        "hand 1: owl",
        "collection 0 left: raccoon",
        "discards: pig, cat",
        "line: dove, fox, rabbit, rabbit",
        "deck: fox",
    )
    t.say("special-left", "dove")
    assert t.hand(0) == ["dove", "pig"]
    t.say("play")
    assert t.offered(1) == {"top-discard"}, "now the Cat"
    t.say("top-discard", "owl", "left", "no", seat=1)
    assert t.collection(1, "left") == ["cat"]


def test_a_raccoon_played_from_the_discards_waits_for_the_next_turn() -> None:
    t = at(FARM, *YELLOW, "hand 0: fox", "extra: 1", "discards: raccoon, pig", "line: fox, rabbit, rabbit, owl")
    t.say("play", "top-discard", "fox", "left")
    assert t.collection(0, "left") == ["raccoon"]
    assert t.refused("special-left") == "played-this-turn"


def test_a_lion_plays_the_top_discard_free_with_an_empty_hand() -> None:
    t = at(SEA, *YELLOW, "collection 0 left: lion", "discards: whale, minnow", "line: gorilla, whale, snake, snake")
    assert t.offered() == {"draw", "special-left"}, "an ordinary play would have to be paid"
    t.say("special-left", "top-discard")
    assert t.collection(0, "right") == ["whale"]
    assert t.discards() == ["minnow"]
    assert t.whose_turn() == 1


def test_a_lion_has_nothing_to_play_without_hand_and_discards() -> None:
    t = at(SEA, *YELLOW, "collection 0 left: lion", "discards:")
    assert t.refused("special-left") == "demands-not-met"
    red = at(SEA, *RED, "collection 0 left: lion", "discards: whale, minnow")
    assert red.refused("special-left") == "demands-not-met", "a red Geisha's card is not played"


def test_a_chick_may_play_the_sky_card_just_paid_for_it() -> None:
    t = at(FARM, *YELLOW, "hand 0: chick, owl, sheep, sheep", "hand 1: cat", NO_SKY)
    t.say("play", "chick", "owl", "left", "play")
    assert t.offered() == {"top-discard"}
    t.say("top-discard", "sheep", "sheep", "no")
    assert t.collection(0, "right") == ["owl"]
    assert t.discards() == ["sheep", "sheep"]


def test_a_chick_plays_no_other_family_from_the_discards() -> None:
    t = at(FARM, *YELLOW, "hand 0: chick, sheep, pig", "hand 1: cat", NO_SKY)
    t.say("play", "chick", "sheep", "left")
    assert t.discards() == ["sheep"]
    assert t.offered() == {"no"}
    assert t.refused("play") == "not-possible"


def test_a_chick_plays_no_character_from_the_discards() -> None:
    lines = ("characters: geisha, ninja", "middle: yellow-geisha", "hand 0: chick, red-ninja, pig, cat")
    t = at(FARM, *lines, NO_SKY)
    t.say("play", "chick", "red-ninja", "left")
    assert t.discards() == ["red-ninja"]
    assert t.offered() == {"no"}, "a character is of no family"


def test_with_a_yellow_geisha_a_play_is_asked_with_an_empty_hand_too() -> None:
    t = at(FARM, *YELLOW, "hand 0: chick, owl", NO_SKY)
    t.say("play", "chick", "owl", "left")
    assert t.hand(0) == []
    assert t.asked().kind == "choose-one"
    assert t.offered() == {"no"}, "an Owl costs 4"
    usual = at(FARM, "characters: geisha", "hand 0: chick, owl", NO_SKY)
    usual.say("play", "chick", "owl", "left")
    assert usual.whose_turn() == 1


def test_a_shell_may_bring_back_a_minnow_for_nothing() -> None:
    t = at(
        SEA,
        "characters: geisha, musician",
        "middle: yellow-geisha, yellow-musician",
        "hand 0: shell, minnow, minnow",
        WHALES,
    )
    t.say("play", "shell", "minnow", "minnow", "left")
    assert t.hand(0) == []
    assert t.offered() == {"no", "top-discard"}, "2 less 1, and the Shell's own fold"
    t.say("top-discard", "stop")
    assert t.collection(0, "right") == ["minnow"]
    assert t.discards() == ["minnow"]


def test_a_dolphin_plays_a_cheap_discard_with_an_empty_hand() -> None:
    t = at(SEA, *YELLOW, "collection 0 left: dolphin", "discards: minnow, crab", WHALES)
    t.say("special-left", "top-discard", "stop")
    assert t.collection(0, "right") == ["minnow"]
    assert t.discards() == ["crab"]
    dear = at(SEA, *YELLOW, "collection 0 left: dolphin", "discards: crab, minnow", WHALES)
    assert dear.refused("special-left") == "demands-not-met", "a Crab still costs 2"


LEGENDARY: Final = "families: exotic, legendary, savannah\nplayers: 3"


def test_a_dragon_offers_the_top_discard_to_each_clockwise() -> None:
    t = at(
        LEGENDARY,
        *YELLOW,
        "hand 0: dragon, griffin, kappa, griffin",
        "hand 1: macaw, sloth",
        "line: anaconda, anaconda, golden-frog, golden-frog",
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use")
    assert t.game.waiting() == [0]
    t.say("top-discard", "griffin")
    assert t.collection(0, "right") == ["kappa"], "the card just paid"
    assert t.discards() == ["griffin", "griffin"]
    assert t.game.waiting() == [1]
    assert t.refused("top-discard", 1) == "cannot-pay", "a Griffin is too dear for seat 1"
    t.say("macaw", "sloth", "left", seat=1)
    assert t.game.waiting() == [2], "with an empty hand, too"
    assert t.hand(2) == []
    assert t.offered(2) == {"no"}
    t.say("no", seat=2)
    assert t.told("declined", 0) == [{"card": "dragon"}]
    assert t.whose_turn() == 1


def test_a_caterpillar_does_not_take_its_butterfly_from_the_discards() -> None:
    t = at(
        "families: lawn, farm",
        *YELLOW,
        "hand 0: cat",
        "collection 0 left: caterpillar",
        "discards: butterfly, bee",
    )
    assert t.refused("special-left") == "demands-not-met"
    held = at(
        "families: lawn, farm",
        *YELLOW,
        "hand 0: butterfly",
        "hand 1: pig",
        "collection 0 left: caterpillar",
        "discards: butterfly, bee",
    )
    held.say("special-left")
    assert held.discards() == ["caterpillar", "butterfly", "bee"]
    assert held.collection(0, "left") == ["butterfly"], "the one from hand"


def test_the_top_discard_may_not_pay_for_anything_with_a_yellow_geisha() -> None:
    t = at(POLAR, *YELLOW, "hand 0: macaw, penguin, seal", "discards: penguin, seal", DEAR)
    t.say("play", "macaw")
    assert t.offered() == {"penguin"}


def test_the_same_card_in_hand_and_on_the_discards_are_two_options() -> None:
    t = at(POLAR, *YELLOW, "hand 0: narwhal, walrus", "discards: narwhal, seal", DEAR.replace("walrus", "sloth"))
    t.say("play")
    assert t.offered() == {"narwhal", "top-discard"}
    t.say("narwhal", "walrus", "left")
    assert t.hand(0) == []
    assert t.discards() == ["walrus", "narwhal", "seal"]


def test_a_hand_card_pays_for_its_own_twin_on_the_discards() -> None:
    t = at(
        POLAR, *YELLOW, "hand 0: seal, macaw, reindeer", "discards: seal, macaw", "line: walrus, walrus, sloth, sloth"
    )
    t.say("play", "top-discard", "seal", "macaw", "left", "no")
    assert t.collection(0, "left") == ["seal"]
    assert t.discards() == ["macaw", "seal", "macaw"]


def test_a_fly_from_the_discards_takes_what_lay_under_it() -> None:
    t = at("families: lawn, farm", *YELLOW, "hand 0: sheep", "discards: fly, pig, cat", NO_SKY)
    t.say("play", "top-discard", "sheep", "left", "use")
    assert t.hand(0) == ["pig"]
    assert t.discards() == ["sheep", "cat"]


def test_a_pig_from_the_discards_takes_back_its_payment() -> None:
    t = at(FARM, *YELLOW, "hand 0: fox, sheep", "discards: pig, cat", "line: fox, rabbit, rabbit, owl")
    t.say("play", "top-discard", "fox", "sheep", "left")
    assert t.offered() == {"no", "fox", "sheep"}
    t.say("fox")
    assert t.hand(0) == ["fox"]
    assert t.discards() == ["sheep", "cat"]


def test_a_cricket_may_play_a_discard_like_the_card_it_took() -> None:
    t = at(
        "families: lawn, farm",
        *YELLOW,
        "hand 0: cricket, cat, cat, sheep, dog",
        "line: sheep, fox, rabbit, rabbit",
        "deck: fox",
    )
    t.say("play", "cricket", "cat", "cat", "sheep", "left", "sheep")
    assert t.refused("sheep") == "just-taken"
    assert t.offered() == {"no", "top-discard"}, "the Sheep that was paid is another one"
    t.say("top-discard", "dog")
    assert t.collection(0, "right") == ["sheep"]
    assert t.hand(0) == ["sheep"]
    assert t.discards() == ["dog", "cat", "cat"]


def test_a_character_on_top_of_the_discards_may_be_played_again() -> None:
    t = at(
        POLAR,
        "characters: geisha, ninja",
        "middle: yellow-geisha, red-ninja",
        "hand 0: walrus",
        "discards: yellow-ninja, seal",
        "line: reindeer, walrus, golden-frog, anaconda",
    )
    t.say("play", "top-discard", "walrus")
    assert sorted(t.middle()) == ["yellow-geisha", "yellow-ninja"]
    assert t.discards() == ["red-ninja", "walrus", "seal"]
    assert t.asked().source == "yellow-ninja", "with its bonus"


def test_a_red_geisha_may_come_from_the_discards_by_the_yellow_one() -> None:
    t = at(
        POLAR,
        *YELLOW,
        "hand 0: walrus, rice-paper",
        "discards: red-geisha, seal",
        "line: reindeer, walrus, golden-frog, anaconda",
    )
    t.say("play", "top-discard", "walrus", "rice-paper")
    assert t.middle() == ["red-geisha"]
    assert t.discards() == ["yellow-geisha", "walrus", "seal"]


def test_a_yellow_geisha_just_played_does_not_count_for_its_own_play() -> None:
    t = at(
        POLAR,
        "characters: geisha",
        "hand 0: yellow-geisha, walrus, rice-paper",
        "discards: seal",
        DEAR.replace("walrus", "sloth"),
    )
    t.say("play")
    assert t.offered() == {"yellow-geisha"}


# -- red Geisha: the top discard helps to pay


def test_the_red_geishas_card_may_be_the_whole_payment() -> None:
    t = at(
        POLAR, *RED, "hand 0: narwhal", "discards: walrus, seal, macaw", "line: reindeer, sloth, golden-frog, anaconda"
    )
    t.say("play", "narwhal", "top-discard", "left")
    assert t.collection(0, "left") == ["narwhal"]
    assert t.discards() == ["seal", "macaw", "walrus"], "to the bottom of the pile"
    assert t.told("lowered", 1) == [{"card": "walrus"}]
    assert t.told("paid", 1) == []
    assert t.whose_turn() == 1


def test_a_single_discard_pays_and_stays_where_it_is() -> None:
    t = at(POLAR, *RED, "hand 0: narwhal", "discards: walrus", "line: reindeer, sloth, golden-frog, anaconda")
    t.say("play", "narwhal", "top-discard", "left")
    assert t.discards() == ["walrus"]


def test_the_red_geishas_card_may_not_be_too_much() -> None:
    t = at(
        POLAR, *RED, "hand 0: narwhal, macaw, sloth", "discards: walrus, arctic-hare", DEAR.replace("walrus", "caiman")
    )
    t.say("play", "macaw")
    assert t.offered() == {"sloth"}, "a Walrus for a Macaw would be overpaid"


def test_one_discard_helps_in_a_payment_and_not_the_next() -> None:
    t = at(
        POLAR,
        *RED,
        "hand 0: narwhal, seal",
        "discards: macaw, macaw",
        "line: reindeer, walrus, golden-frog, anaconda",
    )
    t.say("play", "narwhal")
    assert t.offered() == {"top-discard", "seal"}
    t.say("top-discard")
    assert t.offered() == {"seal"}, "the second Macaw does not help as well"
    t.say("seal", "left")
    assert t.discards() == ["seal", "macaw", "macaw"]


def test_rice_paper_does_not_bury_the_red_geishas_card() -> None:
    t = at(
        POLAR,
        *RED,
        "hand 0: narwhal, rice-paper, rice-paper",
        "discards: macaw, seal",
        "line: reindeer, walrus, golden-frog, anaconda",
    )
    t.say("play", "narwhal", "rice-paper", "top-discard", "rice-paper", "left")
    assert t.discards() == ["seal", "macaw"]
    assert t.paper() == 18


def test_vulture_and_red_geisha_pay_with_two_discards() -> None:
    t = at(FARM, *RED, "hand 0: raccoon", "collection 0 left: vulture", "discards: owl, sheep, pig", NO_SKY)
    t.say("special-left", "raccoon")
    assert t.asked().args["price"] == 2, "the Owl lies on the table for the Vulture"
    assert t.offered() == {"top-discard"}
    assert next(o.args["card"] for o in t.asked().offered) == "sheep"
    t.say("top-discard")
    assert t.collection(0, "right") == ["raccoon"]
    assert t.discards() == ["owl", "pig", "sheep"]


def test_a_vulture_leaves_a_red_geisha_nothing_if_there_is_one_discard() -> None:
    t = at(FARM, *RED, "hand 0: raccoon, sheep", "collection 0 left: vulture", "discards: owl", NO_SKY)
    t.say("special-left", "raccoon")
    assert t.offered() == {"sheep"}


def test_a_raccoon_does_not_find_what_a_red_geisha_lowered() -> None:
    t = at(
        FARM,
        *RED,
        "hand 0: cat",
        "hand 1: pig",
        "collection 1 left: raccoon",
        "discards: sheep, dove, owl",
        "line: rabbit, rabbit, fox, fox",
    )
    t.say("play", "cat", "top-discard", "left", "no")
    assert t.discards() == ["dove", "owl", "sheep"]
    t.say("special-left", seat=1)
    assert t.hand(1) == ["dove", "pig"]


def test_a_red_geisha_does_nothing_for_an_empty_hand() -> None:
    t = at(POLAR, *RED, "discards: walrus, seal", DEAR.replace("walrus", "sloth"))
    assert t.offered() == {"draw"}
    assert t.refused("play") == "nothing-to-play"


def test_a_lion_does_not_touch_the_red_geishas_card() -> None:
    t = at(
        SEA,
        *RED,
        "hand 0: whale",
        "collection 0 left: lion",
        "discards: gorilla, crab",
        "line: gorilla, whale, snake, snake",
    )
    t.say("special-left", "whale")
    assert t.discards() == ["gorilla", "crab"]


def test_what_was_paid_for_a_chick_pays_for_what_the_chick_plays() -> None:
    t = at(FARM, *RED, "hand 0: chick, owl, dove, sheep", "discards: cat", NO_SKY)
    t.say("play", "chick", "owl", "left", "play", "dove")
    assert t.offered() == {"top-discard", "sheep"}, "the Owl is on top now"
    t.say("sheep", "top-discard", "no")
    assert t.collection(0, "right") == ["dove"]
    assert t.discards() == ["sheep", "cat", "owl"]


def test_each_player_of_a_dragon_may_use_a_top_discard() -> None:
    t = at(
        LEGENDARY,
        *RED,
        "hand 0: dragon, griffin, kappa, unicorn, oni",
        "hand 1: macaw, sloth",
        "hand 2: piranha",
        "discards: chameleon",
        "line: anaconda, anaconda, golden-frog, golden-frog",
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use")
    t.say("unicorn", "top-discard", "oni")
    assert t.discards() == ["oni", "griffin", "chameleon", "kappa"]
    t.say("macaw", "sloth", "left", seat=1)
    assert t.discards() == ["sloth", "oni", "griffin", "chameleon", "kappa"]
    assert t.offered(2) == {"no"}, "a Sloth does not pay a Piranha of 4"
    t.say("no", seat=2)
    assert t.whose_turn() == 1


def test_a_pig_cannot_take_back_the_red_geishas_card() -> None:
    t = at(FARM, *RED, "hand 0: pig, fox", "discards: sheep, cat", "line: rabbit, rabbit, fox, owl")
    t.say("play", "pig", "top-discard", "fox", "left")
    assert t.offered() == {"no", "fox"}
    t.say("fox")
    assert t.hand(0) == ["fox"]
    assert t.discards() == ["cat", "sheep"]


def test_a_pig_paid_by_discards_alone_takes_nothing() -> None:
    t = at(
        FARM,
        *RED,
        "hand 0: pig",
        "collection 0 left: vulture",
        "discards: owl, fox, cat",
        "line: rabbit, rabbit, fox, dove",
    )
    t.say("special-left", "pig", "top-discard")
    assert t.collection(0, "right") == ["pig"]
    assert t.whose_turn() == 1, "not even asked"
    assert t.discards() == ["owl", "cat", "fox"]


def test_a_dolphins_discount_and_a_red_geisha_add_up() -> None:
    t = at(SEA, *RED, "hand 0: crab", "collection 0 left: dolphin", "discards: squid, minnow", WHALES)
    t.say("special-left", "crab")
    assert t.asked().args == {"card": "crab", "price": 4, "discount": 2}
    t.say("top-discard", "stop")
    assert t.collection(0, "right") == ["crab"]
    assert t.discards() == ["minnow", "squid"]


def test_the_red_geisha_helps_to_pay_the_yellow_one_and_lies_on_top_of_it_all() -> None:
    t = at(POLAR, *RED, "hand 0: yellow-geisha, penguin", "discards: macaw, walrus", DEAR.replace("walrus", "sloth"))
    t.say("play", "yellow-geisha", "top-discard", "penguin")
    assert t.middle() == ["yellow-geisha"]
    assert t.discards() == ["red-geisha", "penguin", "walrus", "macaw"]


def test_a_red_geisha_just_played_does_not_pay_for_itself() -> None:
    lines = (POLAR, f"hand 0: red-geisha, {rice(printed('red-geisha').cost - 2)}", "discards: macaw", DEAR)
    t = at(*lines, "characters: geisha")
    assert t.refused("play") == "nothing-to-play", "the Macaw's two folds are missing"


# -- red Monk: no instant effects

INSTANTS: Final = [
    (family, card.id, card.cost)
    for family in (*ORIGAMI_BOX, *LEGENDS_BOX)
    for card in shipped()[family].cards
    if card.kind == "instant"
]
PAYS: Final = {
    2: ["rhino"],
    3: ["cheetah"],
    4: ["lion"],
    5: ["lion", "monkey"],
    6: ["lion", "rhino"],
    8: ["lion", "lion"],
    9: ["lion", "lion", "monkey"],
}


def kept_beside(card: str) -> str:
    return "snake" if card == "zebra" else "zebra"


def instant_table(family: str, card: str, cost: int, *lines: str) -> tuple[TestTable, list[str]]:
    """A table where the instant of a card would do something, and what to say to play it on the left."""
    pays = ["lion", "cheetah", "rice-paper"] if card == "walrus" else PAYS[cost]
    held = [card, *pays, kept_beside(card)]
    t = at(
        f"families: savannah, {'farm' if family == 'savannah' else family}",
        "characters: monk",
        f"hand 0: {', '.join(held)}",
        "hand 1: monkey, zebra",
        "collection 0 left: elephant",
        "collection 0 right: cheetah",
        "discards: monkey",
        "line: monkey, gorilla, rhino, snake" if card != "rhino" else "line: monkey, gorilla, snake, snake",
        *lines,
    )
    return t, ["play", card, *pays, "left"]


def test_there_are_instants_in_all_nine_families() -> None:
    assert {family for family, _, _ in INSTANTS} == {*ORIGAMI_BOX, *LEGENDS_BOX}
    assert len(INSTANTS) == 36


@pytest.mark.parametrize(("family", "card", "cost"), INSTANTS)
def test_under_a_red_monk_no_instant_effect_is_asked_or_happens(family: str, card: str, cost: int) -> None:
    t, words = instant_table(family, card, cost, "middle: red-monk")
    line = t.line()
    t.say(*words)
    assert t.whose_turn() == 1, "the turn is over"
    assert t.collection(0, "left") == ["elephant", card]
    assert t.hand(0) == [kept_beside(card)]
    assert t.hand(1) == ["monkey", "zebra"]
    assert t.line() == line
    assert t.told("declined") == [], "there was nothing to decline"


@pytest.mark.parametrize(("family", "card", "cost"), INSTANTS)
def test_without_the_red_monk_each_of_these_is_asked(family: str, card: str, cost: int) -> None:
    t, words = instant_table(family, card, cost)
    t.say(*words[:-1])
    if card == "snake":
        assert t.offered() == {"left", "right", "under-left", "under-right"}
        return
    t.say("left")
    assert t.whose_turn() == 0
    assert t.asked().source == card


def test_under_a_red_monk_a_snake_goes_on_top_however_it_is_played() -> None:
    lines = (
        "families: savannah, exotic",
        "characters: monk, ninja",
        "middle: red-monk",
        "collection 0 left: lion, monkey",
        "collection 0 right: zebra, lion",
    )
    t = at(*lines, "hand 0: snake")
    t.say("special-right", "snake")
    assert t.offered() == {"left", "right"}
    t.say("left")
    assert t.collection(0, "left") == ["lion", "monkey", "snake"]
    bonus = at(*lines, "hand 0: red-ninja, gorilla", "line: snake, gorilla, golden-frog, anaconda")
    bonus.say("play", "red-ninja", "gorilla", "snake")
    assert bonus.offered() == {"left", "right"}


def test_effects_already_begun_finish_under_a_red_monk() -> None:
    t = at(
        LEGENDARY,
        "characters: monk",
        "hand 0: dragon, griffin, kappa, red-monk, griffin, leprechaun",
        "hand 1: sloth, lion, elephant",
        "hand 2: phoenix, oni, kappa",
        "collection 1 left: macaw, macaw",
        "collection 1 right: macaw",
        "line: anaconda, anaconda, golden-frog, golden-frog",
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use")
    t.say("red-monk", "griffin", "leprechaun", "no")
    assert t.middle() == ["red-monk"]
    assert t.game.waiting() == [1], "the Dragon goes on"
    t.say("sloth", "lion", "elephant", seat=1)
    assert t.collection(1, "right") == ["macaw", "sloth"]
    assert t.game.waiting() == [2], "nothing is asked of the Sloth"
    t.say("phoenix", "oni", "left", seat=2)
    assert t.hand(2) == ["kappa"], "the Phoenix neither takes nor gives"
    assert t.whose_turn() == 1


def test_a_rhinos_extra_action_is_not_lost_by_a_red_monk() -> None:
    t = at(
        "families: savannah, exotic",
        "characters: monk",
        "extra: 1",
        "hand 0: rhino, lion, red-monk, gorilla, monkey, zebra",
        "line: macaw, macaw, macaw, macaw",
        "deck: chameleon, chameleon, anaconda, anaconda",
    )
    t.say("play", "rhino", "lion", "left", "use")
    t.say("play", "red-monk", "gorilla", "monkey", "no")
    assert t.asked().kind == "action", "one more, which was gained before"
    assert t.whose_turn() == 0


def test_an_elephant_that_brings_the_red_monk_silences_only_what_follows() -> None:
    t = at(
        "families: savannah, polar",
        "characters: monk",
        "hand 0: elephant, lion, red-monk, gorilla, monkey",
        "line: seal, reindeer, walrus, walrus",
        "deck: zebra, narwhal",
    )
    t.say("play", "elephant", "lion", "left", "use", "red-monk", "gorilla", "monkey", "seal")
    assert t.hand(0) == ["zebra"], "the Elephant's card came before, the Seal's rice paper does not"
    assert t.collection(0, "right") == ["seal"]
    assert t.whose_turn() == 1


def test_character_bonuses_still_count_under_a_red_monk() -> None:
    t = at(
        POLAR,
        "characters: monk, ninja, samurai",
        "middle: red-monk",
        "hand 0: red-ninja, walrus, macaw",
        "line: yellow-samurai, seal, golden-frog, anaconda",
        "deck: sloth, caiman",
    )
    t.say("play", "red-ninja", "walrus", "yellow-samurai", "seal", "left")
    assert t.collection(0, "left") == ["seal"]
    assert t.hand(0) == ["macaw"], "the bonus, but no rice paper"
    assert t.line() == ["golden-frog", "anaconda", "sloth", "caiman"]


def test_special_actions_and_ongoing_effects_go_on_under_a_red_monk() -> None:
    t = at(
        "families: savannah, exotic",
        "characters: monk",
        "middle: red-monk",
        "hand 0: zebra, gorilla, macaw",
        "collection 0 left: lion",
        "collection 0 right: caiman",
        "line: golden-frog, golden-frog, anaconda, anaconda",
    )
    t.say("play", "zebra", "gorilla", "left")
    assert t.told("extra-action") == [{}], "the Caiman"
    assert t.offered() == {"draw", "no"}
    t = at(
        "families: savannah, exotic",
        "characters: monk",
        "middle: red-monk",
        "hand 0: gorilla",
        "collection 0 left: lion",
    )
    t.say("special-left", "gorilla")
    assert t.collection(0, "right") == ["gorilla"]


# -- Calligrapher


def test_after_the_calligrapher_has_left_the_difference_of_two_can_only_shrink() -> None:
    t = at(
        POLAR,
        "characters: calligrapher",
        "middle: red-calligrapher",
        "extra: 2",
        "hand 0: macaw, penguin, macaw, sloth, macaw, caiman",
        "collection 0 left: seal, narwhal, seal",
        "collection 0 right: arctic-wolf",
        DEAR,
    )
    t.say("play", "macaw", "penguin")
    assert t.collection(0, "right") == ["arctic-wolf", "macaw"], "only there"
    t.say("play", "macaw", "sloth")
    assert t.collection(0, "right") == ["arctic-wolf", "macaw", "macaw"]
    t.say("play", "macaw", "caiman")
    assert t.offered() == {"left", "right"}, "equal again, and everything is as usual"


def test_a_snake_goes_under_the_lower_collection_only_when_the_calligrapher_has_left() -> None:
    lines = (
        "families: savannah, farm",
        "characters: calligrapher",
        "hand 0: snake, lion, rhino",
        "collection 0 left: cat, cat, cat",
        "collection 0 right: pig",
        NO_SKY,
    )
    t = at(*lines, "middle: red-calligrapher")
    t.say("play", "snake", "lion", "rhino")
    assert t.offered() == {"right", "under-right"}
    assert t.refused("left") == "unbalanced"
    level = at(*lines, "middle: yellow-calligrapher")
    level.say("play", "snake", "lion", "rhino")
    assert level.offered() == {"right", "under-right"}, "three more than the other is too much for a Calligrapher too"


def test_with_a_yellow_calligrapher_a_snake_may_make_a_difference_of_two() -> None:
    t = at(
        "families: savannah, farm",
        "characters: calligrapher",
        "middle: yellow-calligrapher",
        "hand 0: snake, lion, rhino",
        "collection 0 left: cat, cat",
        "collection 0 right: pig",
        NO_SKY,
    )
    t.say("play", "snake", "lion", "rhino")
    assert t.offered() == {"left", "right", "under-left", "under-right"}
    t.say("under-left")
    assert t.collection(0, "left") == ["snake", "cat", "cat"]


def test_a_piranha_may_even_out_what_a_calligrapher_left_behind() -> None:
    t = at(
        POLAR,
        "characters: calligrapher",
        "middle: red-calligrapher",
        "hand 0: piranha, walrus",
        "collection 0 left: seal, narwhal, seal",
        "collection 0 right: arctic-wolf",
        "line: reindeer, sloth, golden-frog, anaconda",
    )
    t.say("play", "piranha", "walrus")
    assert t.collection(0, "right") == ["arctic-wolf", "piranha"]
    t.say("left-3", "right-1")
    assert t.collection(0, "left") == ["seal", "narwhal"]
    assert t.collection(0, "right") == ["seal", "arctic-wolf", "piranha"]


def test_with_a_yellow_calligrapher_a_piranha_may_move_to_a_difference_of_two() -> None:
    lines = (
        POLAR,
        "characters: calligrapher",
        "hand 0: piranha, walrus",
        "collection 0 left: seal, narwhal",
        "collection 0 right: arctic-wolf",
        "line: reindeer, sloth, golden-frog, anaconda",
    )
    t = at(*lines, "middle: yellow-calligrapher")
    t.say("play", "piranha", "walrus", "right", "left-2")
    assert t.offered() == {"left-1", "right-1", "right-2", "right-3"}
    t.say("right-3")
    assert (t.collection(0, "left"), t.collection(0, "right")) == (["seal"], ["arctic-wolf", "piranha", "narwhal"])
    usual = at(*lines, "middle: red-calligrapher")
    usual.say("play", "piranha", "walrus", "left-2")
    assert usual.offered() == {"left-1"}


def test_a_red_calligrapher_limits_what_a_covered_kappa_gives_to_each() -> None:
    lines = (
        "families: exotic, legendary",
        "characters: calligrapher",
        "collection 0 left: kappa, macaw",
        "collection 1 left: phoenix",
    )
    assert at(*lines).scores() == [5 + 5 + 2, 4 + 5]
    t = at(*lines, "middle: red-calligrapher")
    assert t.scores() == [5 + 2 + 2, 4 + 2]
    assert t.awards(1) == {"kappa": 2}


def test_a_red_calligrapher_limits_scoring_effects_and_not_printed_points() -> None:
    t = at(
        "families: sea, farm",
        "characters: calligrapher",
        "middle: red-calligrapher",
        "collection 0 left: whale, minnow, minnow, minnow, minnow",
        "collection 0 right: sheep, sheep, sheep, sheep",
    )
    whale, minnow, sheep = (t.points(card) for card in ("whale", "minnow", "sheep"))
    left = (whale + 2) + (minnow + 2) * 3 + (minnow + 3)
    right = (sheep + 2) * 3 + (sheep + 3)
    assert t.scores() == [left + right, 0]


def test_a_red_calligrapher_and_an_anaconda() -> None:
    lines = (
        POLAR,
        "characters: calligrapher",
        "collection 0 left: reindeer, chameleon, seal",
        "collection 0 right: anaconda, macaw",
    )
    t = at(*lines)
    left, right = 8 + 8 + t.points("seal"), t.points("anaconda", "macaw")
    assert t.scores()[0] == left + right + (left - right)
    limited = 8 + 2 + t.points("seal")
    assert at(*lines, "middle: red-calligrapher").scores()[0] == limited + right + 2
    visible = at(
        POLAR,
        "characters: calligrapher",
        "middle: red-calligrapher",
        "collection 0 left: reindeer, chameleon, seal",
        "collection 0 right: macaw, anaconda",
    )
    assert visible.scores()[0] == limited + right + (limited - right), "it compares what the collections are worth now"


# -- Merchant


def merchant() -> TestTable:
    """The yellow Merchant is there with a line of five; seat 0 holds the red one."""
    return at(
        POLAR,
        "characters: merchant",
        "middle: yellow-merchant",
        "hand 0: red-merchant, walrus, rice-paper, sloth",
        "line: macaw, seal, narwhal, anaconda, golden-frog",
        "deck: caiman, chameleon, piranha, arctic-wolf",
    )


def test_when_the_merchant_leaves_five_cards_are_offered_for_the_bonus() -> None:
    t = merchant()
    t.say("play", "red-merchant", "walrus", "rice-paper")
    assert t.offered() == {"no", "macaw", "seal", "narwhal", "anaconda", "golden-frog"}
    t.say("narwhal", "left")
    assert t.line() == ["macaw", "seal", "anaconda", "golden-frog"], "four are enough: nothing is refilled"
    assert t.told("turned-up") == []
    assert t.whose_turn() == 1


def test_the_first_refill_after_the_merchant_goes_to_four() -> None:
    t = merchant()
    t.say("play", "red-merchant", "walrus", "rice-paper", "no")
    t.say("draw", "macaw", "seal", seat=1)
    assert t.line() == ["narwhal", "anaconda", "golden-frog", "caiman"], "one for two"


def test_the_merchant_that_comes_back_finds_five_cards_and_adds_none() -> None:
    t = at(
        POLAR,
        "characters: merchant",
        "middle: red-merchant",
        "hand 0: yellow-merchant, walrus, rice-paper, sloth",
        "line: macaw, seal, narwhal, anaconda, golden-frog",
        "deck: caiman, chameleon",
    )
    t.say("play", "yellow-merchant", "walrus", "rice-paper")
    assert t.line() == ["macaw", "seal", "narwhal", "anaconda", "golden-frog"], "there are not fewer than five"
    assert t.offered() == {"no", "macaw", "seal", "narwhal", "anaconda", "golden-frog"}


def test_a_merchant_adds_exactly_one_card_to_a_line_with_gaps() -> None:
    t = at(
        POLAR,
        "characters: merchant, ninja",
        "hand 0: red-ninja, walrus, sloth",
        "line: yellow-merchant, macaw, anaconda, golden-frog",
        "deck: caiman, chameleon, piranha",
    )
    t.say("play", "red-ninja", "walrus", "yellow-merchant")
    assert t.line() == ["macaw", "anaconda", "golden-frog", "caiman"], "one, though two are missing"
    t.say("caiman", "left")
    assert t.line() == ["macaw", "anaconda", "golden-frog", "chameleon", "piranha"], "the rest at the end of the turn"


def test_the_card_a_merchant_adds_may_be_the_bonus() -> None:
    t = at(
        POLAR,
        "characters: merchant",
        "hand 0: yellow-merchant, walrus, rice-paper, sloth",
        "line: macaw, seal, anaconda, golden-frog",
        "deck: caiman, chameleon",
    )
    t.say("play", "yellow-merchant", "walrus", "rice-paper")
    assert t.told("turned-up", 1) == [{"card": "caiman", "place": 4}], "at once"
    t.say("caiman", "left")
    assert t.collection(0, "left") == ["caiman"]
    assert t.line() == ["macaw", "seal", "anaconda", "golden-frog", "chameleon"]


def test_a_merchant_without_a_deck_waits_for_its_card() -> None:
    cost = printed("yellow-merchant").cost
    t = at(
        POLAR,
        NOTHING_ELSE,
        "characters: merchant",
        f"hand 0: yellow-merchant, {rice(cost)}, sloth, macaw",
        "hand 1: arctic-hare, seal, penguin",
        "paper: 0",
        "line: macaw, seal, anaconda, golden-frog",
    )
    t.say("play", "yellow-merchant", *[RICE] * cost)
    assert t.line() == ["macaw", "seal", "anaconda", "golden-frog"], "there is none"
    t.say("no")
    t.say("play", "arctic-hare", "seal", "left", "no", seat=1)
    assert t.line() == ["macaw", "seal", "anaconda", "golden-frog", "seal"], "as soon as there is one"


def test_a_rhino_renews_five_cards_with_a_merchant_and_four_without() -> None:
    lines = ("families: savannah, exotic", "characters: merchant", "hand 0: rhino, lion, zebra")
    five = "line: macaw, macaw, macaw, macaw, macaw"
    deck = "deck: caiman, sloth, anaconda, chameleon, golden-frog, piranha"
    t = at(*lines, five, deck, "middle: yellow-merchant")
    t.say("play", "rhino", "lion", "left", "use")
    assert t.line() == ["caiman", "sloth", "anaconda", "chameleon", "golden-frog"]
    gone = at(*lines, five, deck, "middle: red-merchant")
    gone.say("play", "rhino", "lion", "left", "use")
    assert gone.line() == ["caiman", "sloth", "anaconda", "chameleon"]
    assert gone.discards() == ["macaw"] * 5 + ["lion"], "all five are discarded"


def test_a_griffin_leaves_a_line_of_five_filled_once() -> None:
    t = at(
        "families: exotic, legendary",
        "characters: merchant",
        "middle: yellow-merchant",
        "hand 0: griffin, golden-frog, golden-frog",
        "line: kappa, sloth, oni, macaw, macaw",
        "deck: caiman, unicorn, chameleon",
    )
    t.say("play", "griffin", "golden-frog", "golden-frog", "left", "use", "oni")
    t.say("kappa", seat=1)
    assert t.line() == ["sloth", "macaw", "macaw", "caiman", "unicorn"]


def test_a_spider_finds_six_folds_in_a_line_of_five() -> None:
    t = at(
        "families: lawn, farm",
        "characters: merchant",
        "middle: yellow-merchant",
        "collection 0 left: spider",
        "line: cat, cat, cat, cat, sheep",
        "deck: fox, pig, dog, dog, rabbit",
    )
    t.say("special-left", "sheep", "cat", "cat", "cat", "cat")
    assert len(t.hand(0)) == 5
    assert t.line() == ["fox", "pig", "dog", "dog", "rabbit"]


def test_a_draw_that_needs_no_refill_counts_for_the_stall_rule() -> None:
    t = merchant()
    t.say("play", "red-merchant", "walrus", "rice-paper", "no")
    before = t.line()
    t.say("draw", "anaconda", seat=1)
    assert t.hand(1) == ["anaconda"]
    assert t.told("stalled") == [], "a card left the line for a hand, though none left the deck"
    assert t.line() == [card for card in before if card != "anaconda"]


def test_characters_alone_are_nothing_for_the_stall_rule() -> None:
    t = at(
        POLAR,
        "characters: ninja",
        "hand 0: red-ninja, walrus, sloth",
        "hand 1: yellow-ninja, walrus, sloth",
        "line: macaw, seal, anaconda, golden-frog",
        "deck: caiman, chameleon, piranha, arctic-wolf",
    )
    t.say("play", "red-ninja", "walrus", "no")
    assert t.told("stalled") == []
    t.say("play", "yellow-ninja", "walrus", "no", seat=1)
    assert t.told("stalled") == [{}]
    assert t.line() == ["caiman", "chameleon", "piranha", "arctic-wolf"]
    assert t.middle() == ["yellow-ninja"]


# -- how many folds Draw takes


@pytest.mark.parametrize(
    ("middle", "tops", "limit"),
    [
        ("", "", 4),
        ("red-merchant", "", 5),
        ("red-gardener", "", 3),
        ("red-merchant, red-gardener", "", 4),
        ("", "mesosaurus", 4),
        ("red-ninja", "mesosaurus", 4),
        ("yellow-ninja", "mesosaurus", 4),
        ("", "mesosaurus brontosaurus", 6),
        ("yellow-ninja", "mesosaurus brontosaurus", 7),
        ("red-ninja", "mesosaurus brontosaurus", 4),
        ("red-merchant", "mesosaurus brontosaurus", 7),
        ("red-gardener", "mesosaurus brontosaurus", 5),
        ("red-gardener, red-ninja", "mesosaurus", 3),
        ("red-merchant, red-gardener, yellow-ninja", "mesosaurus brontosaurus", 7),
    ],
)
def test_the_fold_limit_of_draw(middle: str, tops: str, limit: int) -> None:
    left, _, right = tops.partition(" ")
    t = at(
        "families: polar, dinosaurs",
        "characters: merchant, gardener, ninja",
        f"middle: {middle}",
        f"collection 0 left: {left}",
        f"collection 0 right: {right}",
        "line: walrus, seal, narwhal, arctic-hare",
    )
    t.say("draw")
    assert t.asked().args["folds"] == limit


def test_a_red_gardener_with_a_line_of_4_fold_cards_allows_one_of_them() -> None:
    t = at(POLAR, "characters: gardener", "middle: red-gardener", DEAR, "deck: arctic-hare, macaw")
    t.say("draw")
    assert t.offered() == {"reindeer", "walrus", "golden-frog", "anaconda"}
    t.say("reindeer")
    assert t.hand(0) == ["reindeer"]
    assert t.line() == ["walrus", "golden-frog", "anaconda", "arctic-hare"]
    assert t.whose_turn() == 1, "and nothing besides"
    t.say("draw", "arctic-hare", seat=1)
    assert t.hand(1) == ["arctic-hare"], "after a first card the others have too many folds"
    assert t.whose_turn() == 0


def test_a_red_gardener_and_a_red_merchant_make_the_usual_four() -> None:
    t = at(
        POLAR,
        "characters: gardener, merchant",
        "middle: red-gardener, red-merchant",
        "line: macaw, seal, reindeer, arctic-hare",
        "deck: golden-frog, sloth",
    )
    t.say("draw", "macaw", "seal")
    assert t.hand(0) == ["macaw", "seal"]
    assert t.whose_turn() == 1


def test_a_red_gardener_is_for_draw_only() -> None:
    t = at(
        SEA,
        "characters: gardener",
        "middle: red-gardener",
        "hand 0: zebra",
        "collection 0 left: squid",
        "line: lion, minnow, shark, rhino",
        "deck: whale, whale",
    )
    t.say("special-left", "lion", "minnow")
    assert t.hand(0) == ["lion", "minnow", "zebra"], "five folds for the Squid as ever"


# -- yellow Gardener and the Arctic wolf

WOLF: Final = (
    POLAR,
    "characters: gardener",
    "middle: yellow-gardener",
    "collection 0 left: arctic-wolf",
    DEAR,
    "deck: macaw, penguin, piranha, sloth, caiman",
)


def test_the_wolf_is_asked_before_the_gardener_gives() -> None:
    t = at(*WOLF, "hand 0: rice-paper, rice-paper")
    t.say("draw", "walrus")
    assert t.line()[-1] == "macaw", "the refill comes first"
    assert (t.asked().kind, t.asked().source) == ("trade-paper", "arctic-wolf")
    assert t.hand(0) == ["rice-paper", "rice-paper", "walrus"], "the Gardener has not given yet"
    t.say("1")
    assert t.hand(0) == ["penguin", "piranha", "rice-paper", "walrus"]
    assert [event["card"] for event in t.told("drawn", 0)] == ["penguin", "piranha"], "the wolf's, then the Gardener's"
    assert t.paper() == 17
    assert t.whose_turn() == 1


def test_the_gardener_gives_though_the_wolf_is_declined() -> None:
    t = at(*WOLF, "hand 0: rice-paper, rice-paper")
    t.say("draw", "walrus", "no")
    assert t.hand(0) == ["penguin", "rice-paper", "rice-paper", "walrus"]
    assert t.told("declined", 1) == [{"card": "arctic-wolf"}]


def test_only_the_owner_of_a_wolf_trades_but_everybody_gardens() -> None:
    t = at(*WOLF, "to-move: 1", "hand 1: rice-paper")
    t.say("draw", "walrus")
    assert t.hand(1) == ["penguin", "rice-paper", "walrus"]
    assert t.whose_turn() == 0


def test_the_gardeners_card_counts_for_the_hand_limit() -> None:
    t = at(*WOLF[:3], WOLF[4], WOLF[5], "hand 0: seal, seal, seal, piranha, piranha, macaw, macaw")
    t.say("draw", "walrus")
    assert t.asked().args == {"limit": 8, "cards": 1}, "seven, the Walrus, and the Penguin"
    assert "penguin" in t.offered()


def test_a_second_draw_of_the_turn_gardens_again() -> None:
    t = at(*WOLF[:3], WOLF[4], WOLF[5], "extra: 1")
    t.say("draw", "walrus")
    assert t.hand(0) == ["penguin", "walrus"]
    t.say("draw", "reindeer")
    assert t.hand(0) == ["penguin", "reindeer", "sloth", "walrus"]
    assert t.whose_turn() == 1


# -- yellow Monk at the end of the turn


def test_the_line_is_filled_before_the_monk_gives() -> None:
    t = at(
        POLAR,
        "characters: monk, ninja",
        "middle: yellow-monk",
        "hand 0: red-ninja, walrus",
        "line: macaw, sloth, golden-frog, anaconda",
        "deck: caiman, seal, narwhal, piranha",
    )
    t.say("play", "red-ninja", "walrus", "macaw", "left")
    assert t.line() == ["sloth", "golden-frog", "anaconda", "caiman"], "first the line"
    assert t.hand(0) == ["narwhal", "seal"], "then the Monk"
    assert [event.kind for event in t.events(0)][-4:] == ["turned-up", "drawn", "drawn", "turn"]


def test_the_hand_limit_comes_before_the_line() -> None:
    t = at(
        POLAR,
        NOTHING_ELSE,
        "characters: monk, ninja",
        "middle: yellow-monk, red-ninja",
        "hand 0: macaw, macaw, macaw, macaw, macaw, seal, seal",
        "hand 1: sloth",
        "line: penguin, sloth, golden-frog, anaconda",
    )
    t.say("draw", "penguin")
    assert t.line() == ["sloth", "golden-frog", "anaconda"], "no card to fill it with"
    assert t.asked().args == {"limit": 6, "cards": 2}
    t.say("seal", "penguin")
    assert len(t.line()) == 4, "what the limit cost fills the line"
    assert sorted([t.line()[3], *t.deck(), *t.discards()]) == ["penguin", "seal"]
    assert len(t.hand(0)) == 6, "and the Monk gives nothing to a full hand"


def test_the_monk_waits_for_the_end_of_the_turn() -> None:
    t = at(
        "families: savannah, exotic",
        "characters: monk",
        "middle: yellow-monk",
        "hand 0: rhino, lion",
        "line: macaw, macaw, macaw, macaw",
        "deck: chameleon, chameleon, anaconda, anaconda, sloth, sloth",
    )
    t.say("play", "rhino", "lion", "left", "use")
    assert t.hand(0) == [], "empty, but there is an extra action"
    t.say("no")
    assert t.hand(0) == ["sloth", "sloth"]
    assert t.whose_turn() == 1


def test_an_extra_draw_leaves_the_monk_nothing_to_give() -> None:
    t = at(
        "families: savannah, exotic",
        "characters: monk",
        "middle: yellow-monk",
        "hand 0: rhino, lion",
        "line: macaw, macaw, macaw, macaw",
        "deck: chameleon, chameleon, anaconda, anaconda, sloth",
    )
    t.say("play", "rhino", "lion", "left", "use", "draw", "anaconda")
    assert t.hand(0) == ["anaconda"]
    assert t.line() == ["chameleon", "chameleon", "anaconda", "sloth"]


def test_the_monk_gives_only_on_ones_own_turn() -> None:
    t = at(
        POLAR, "characters: monk", "middle: yellow-monk", "hand 0: seal", "line: macaw, sloth, golden-frog, anaconda"
    )
    t.say("draw", "anaconda")
    assert t.hand(1) == [], "seat 1 holds nothing, but it was not its turn"
    assert len(t.hand(0)) == 2


def test_the_monk_gives_on_the_last_turn_too() -> None:
    t = at(
        "families: polar, dinosaurs",
        "characters: monk",
        "middle: yellow-monk",
        "phase: last-round",
        "start: 0",
        "to-move: 1",
        "hand 1: velociraptor, penguin",
        "hand 0: seal, seal",
        "collection 0 left: penguin, seal",
        "collection 1 left: t-rex",
        "line: walrus, reindeer, polar-bear, polar-bear",
    )
    t.say("play", "velociraptor", "penguin")
    assert t.game.over
    assert len(t.hand(1)) == 2
    assert t.scores() == [t.points("penguin", "seal"), (3 + 2) + t.points("velociraptor")], "the T-Rex counts them"


def test_a_monk_who_empties_the_deck_counts_as_a_run_out() -> None:
    t = at(
        POLAR,
        NOTHING_ELSE,
        "characters: monk",
        "middle: yellow-monk",
        "run-outs: 1",
        "hand 0: macaw, penguin",
        "hand 1: seal",
        "line: reindeer, walrus, golden-frog, anaconda",
        "deck: sloth, caiman",
    )
    t.say("play", "macaw", "penguin", "left")
    assert t.hand(0) == ["caiman", "sloth"]
    assert t.told("run-out", 1) == [{"number": 2}]
    assert t.deck() == ["penguin"], "shuffled as usual"
    assert t.game.view(1)["phase"] == "last-but-one"


# -- Ninja and hand limits


@pytest.mark.parametrize(
    ("middle", "left", "right", "limit"),
    [
        ("", "", "", 8),
        ("yellow-ninja", "", "", 9),
        ("red-ninja", "", "", 6),
        ("yellow-ninja", "brontosaurus", "", 12),
        ("red-ninja", "brontosaurus", "", 9),
        ("red-ninja", "brontosaurus, seal", "", 6),
        ("red-ninja", "velociraptor", "velociraptor", 10),
        ("yellow-ninja", "velociraptor, velociraptor", "brontosaurus", 8 + 1 + 2 + 3),
    ],
)
def test_a_ninja_and_the_dinosaurs_add_up(middle: str, left: str, right: str, limit: int) -> None:
    t = at(
        "families: polar, dinosaurs",
        "characters: ninja",
        f"middle: {middle}",
        f"collection 0 left: {left}",
        f"collection 0 right: {right}",
    )
    others = {"": 8, "yellow-ninja": 9, "red-ninja": 6}[middle]
    assert [seat["hand_limit"]["is"] for seat in t.game.view(1)["seats"]] == [limit, others]


def test_rice_paper_counts_for_the_red_ninjas_limit() -> None:
    t = at(
        POLAR,
        "characters: ninja",
        "middle: red-ninja",
        "hand 0: seal, reindeer, rice-paper, rice-paper, rice-paper, rice-paper, macaw",
        "line: walrus, sloth, golden-frog, anaconda",
    )
    t.say("play", "seal", "reindeer", "left", "use")
    assert t.asked().args == {"limit": 6, "cards": 2}
    t.say("rice-paper", "macaw")
    assert t.hand(0) == ["rice-paper"] * 6
    assert t.paper() == 12
    assert t.discards() == ["macaw", "reindeer"], "rice paper goes to its own deck"


def test_a_ninja_who_comes_in_the_bonus_changes_the_limit_of_that_turn() -> None:
    t = at(
        POLAR,
        "characters: ninja, samurai",
        "hand 0: red-samurai, walrus, seal, macaw, macaw, macaw, macaw, macaw, seal, sloth",
        "line: red-ninja, golden-frog, anaconda, caiman",
    )
    t.say("play", "red-samurai", "walrus", "seal", "red-ninja", "no")
    assert t.asked().args == {"limit": 6, "cards": 1}


def test_others_discard_for_a_red_ninja_on_their_own_turn_only() -> None:
    t = at(
        POLAR,
        "characters: ninja",
        "hand 0: red-ninja, walrus",
        "hand 1: macaw, macaw, macaw, macaw, macaw, seal, seal, seal",
        "line: sloth, golden-frog, anaconda, caiman",
    )
    t.say("play", "red-ninja", "walrus", "no")
    assert len(t.hand(1)) == 8
    t.say("play", "seal", "macaw", "macaw", "left", "no", seat=1)
    assert len(t.hand(1)) == 5, "five are fewer than six: nothing is asked"
    assert t.whose_turn() == 0


# -- characters that score

SCORING: Final = [card.id for card in shipped_characters().cards if card.kind == "scoring"]


def test_six_characters_score() -> None:
    assert SCORING == [
        "yellow-actor",
        "red-actor",
        "yellow-sumo-wrestler",
        "red-sumo-wrestler",
        "yellow-samurai",
        "red-samurai",
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("character", SCORING)
def test_all_who_are_tied_at_zero_score(character: str, players: int) -> None:
    t = at(
        "families: polar, exotic, dinosaurs, legendary",
        f"players: {players}",
        f"characters: {character.split('-', 1)[1]}",
        f"middle: {character}",
    )
    assert t.scores() == [award(character)] * players
    assert t.winners() == list(range(players)), "a shared victory"


@pytest.mark.parametrize("character", SCORING)
def test_a_character_that_scores_is_worth_nothing_elsewhere(character: str) -> None:
    t = at(
        POLAR,
        f"characters: {character.split('-', 1)[1]}",
        f"hand 0: {character}",
        "hand 1: seal",
        "line: macaw, sloth, golden-frog, anaconda",
    )
    assert t.scores() == [0, 0]


def test_three_characters_score_one_after_the_other() -> None:
    t = at(
        POLAR,
        "characters: actor, sumo-wrestler, samurai",
        "middle: red-actor, yellow-sumo-wrestler, red-samurai",
        "hand 1: macaw",
        "collection 0 left: reindeer",
    )
    assert t.scores() == [8 + award("yellow-sumo-wrestler"), award("red-actor") + award("red-samurai")]
    assert t.awards(0) == {"yellow-sumo-wrestler": award("yellow-sumo-wrestler")}
    assert t.awards(1) == {card: award(card) for card in ("red-actor", "red-samurai")}


def test_nobody_with_dear_origami_ties_for_the_red_sumo_wrestler() -> None:
    t = at(
        POLAR,
        "characters: sumo-wrestler",
        "middle: red-sumo-wrestler",
        "collection 0 left: seal, macaw",
        "collection 1 left: penguin",
    )
    more = award("red-sumo-wrestler")
    both = [t.points("seal", "macaw") + more, t.points("penguin") + more]
    assert t.scores() == both, "nobody has any of cost 6: both have the most"


def test_the_yellow_actor_counts_families_of_both_games_and_no_characters() -> None:
    t = at(
        "families: farm, sky, polar, legendary",
        "players: 3",
        "characters: actor, ninja",
        "middle: yellow-actor, red-ninja",
        "collection 0 left: cat, owl",
        "collection 0 right: seal",
        "collection 1 left: phoenix, phoenix",
        "collection 1 right: phoenix",
        "collection 2 left: oni, sheep",
        "collection 2 right: rabbit",
    )
    assert [t.awards(seat).get("yellow-actor", 0) for seat in range(3)] == [award("yellow-actor"), 0, 0]


def test_the_red_actor_counts_families_of_both_games_and_no_characters() -> None:
    t = at(
        "families: farm, sky, polar, legendary",
        "players: 3",
        "characters: actor, ninja",
        "middle: red-actor, red-ninja",
        "collection 0 left: cat, owl",
        "collection 0 right: seal",
        "collection 1 left: phoenix, phoenix",
        "collection 1 right: phoenix",
        "collection 2 left: oni",
        "collection 2 right: rabbit",
    )
    assert [t.awards(seat).get("red-actor", 0) for seat in range(3)] == [0, award("red-actor"), 0]


def test_the_yellow_sumo_wrestler_counts_an_anaconda_in_its_column() -> None:
    lines = (
        POLAR,
        "characters: sumo-wrestler",
        "middle: yellow-sumo-wrestler",
        "collection 0 left: reindeer",
        "collection 0 right: anaconda",
        "collection 1 left: walrus",
    )
    t = at(*lines)
    more, anaconda = award("yellow-sumo-wrestler"), t.points("anaconda")
    assert t.scores() == [8 + (anaconda + (8 - anaconda)) + more, 6]
    rival = at(*lines[:-1], "collection 1 left: reindeer")
    assert rival.scores() == [8 + 8 + more, 8 + more], "the Anaconda's column is worth 8, no more than the Reindeer's"


def test_the_yellow_sumo_wrestler_counts_no_points_from_somebody_elses_kappa() -> None:
    more = award("yellow-sumo-wrestler")
    t = at(
        "families: exotic, legendary",
        "characters: sumo-wrestler",
        "middle: yellow-sumo-wrestler",
        "collection 0 left: kappa",
        "collection 1 left: phoenix",
        "collection 1 right: phoenix",
    )
    # the Kappa rewards seat 1; seat 0's collection is worth 5, seat 1's are worth 4 each
    assert t.scores() == [5 + more, 4 + 4 + 5]
    own = at(
        "families: exotic, legendary",
        "characters: sumo-wrestler",
        "middle: yellow-sumo-wrestler",
        "collection 0 left: kappa",
        "collection 1 left: griffin",
    )
    assert own.scores() == [5 + 5 + more, own.points("griffin") + 5], "the own Kappa's five belong to its column"


def test_the_yellow_sumo_wrestler_under_a_red_calligrapher() -> None:
    lines = (
        POLAR,
        "characters: sumo-wrestler, calligrapher",
        "collection 0 left: macaw, macaw, macaw",
        "collection 1 left: reindeer, walrus",
    )
    more = award("yellow-sumo-wrestler")
    assert at(*lines, "middle: yellow-sumo-wrestler").scores() == [15 + more, 14]
    t = at(*lines, "middle: yellow-sumo-wrestler, red-calligrapher")
    assert t.scores() == [4 + 4 + 5, 14 + more]


def test_a_character_may_decide_the_game() -> None:
    t = at(
        POLAR,
        "characters: samurai",
        "middle: yellow-samurai",
        "phase: last-round",
        "start: 0",
        "to-move: 1",
        "hand 1: red-samurai, walrus, seal",
        "collection 0 left: reindeer",
        "collection 1 left: walrus",
        "line: macaw, golden-frog, anaconda, caiman",
    )
    assert t.scores() == [8 + award("yellow-samurai"), 6]
    t.say("play", "red-samurai", "walrus", "seal", "macaw")
    assert t.game.over
    assert t.scores() == [8 + award("red-samurai"), 6 + 2 + award("red-samurai")], "empty hands are tied"
    assert t.winners() == [0, 1]


def test_the_award_counts_for_the_victory_and_hands_break_the_tie() -> None:
    t = at(
        POLAR,
        "characters: actor",
        "middle: red-actor",
        "phase: last-round",
        "start: 0",
        "to-move: 1",
        "hand 0: seal, seal",
        "collection 0 left: reindeer",
        "collection 0 right: macaw",
        "collection 1 left: walrus",
        "line: macaw, golden-frog, anaconda, caiman",
    )
    t.say("draw", "golden-frog")
    assert t.game.over
    assert t.scores() == [8 + 2, 6 + 4]
    assert t.winners() == [0], "two cards in hand against one"


# -- which cards can play characters


@pytest.mark.parametrize("character", ["yellow-ninja", "red-samurai"])
def test_cheetah_cricket_and_dolphin_can_play_characters(character: str) -> None:
    pair = character.split("-", 1)[1]
    t = at(
        "families: savannah, sea",
        f"characters: {pair}",
        f"hand 0: {character}, lion, rhino",
        "collection 0 left: cheetah",
        "line: whale, whale, gorilla, snake",
    )
    t.say("special-left")
    assert t.offered() == {character, "rhino"}, "nothing fits in the line, so it is a play"
    t.say(character, "lion", *(["rhino"] if character == "red-samurai" else []), "no")
    assert t.middle() == [character]
    dolphin = at(
        "families: savannah, sea",
        f"characters: {pair}",
        f"hand 0: {character}, lion",
        "collection 0 left: dolphin",
        "line: whale, whale, gorilla, snake",
    )
    dolphin.say("special-left", character, "lion", *(["stop"] if character == "red-samurai" else []))
    assert dolphin.middle() == [character], "4, or 6 less 2"
    cricket = at(
        "families: lawn, farm",
        f"characters: {pair}",
        f"hand 0: cricket, sheep, sheep, {character}, fox, ant",
        "line: rabbit, fox, rabbit, bee",
    )
    cricket.say("play", "cricket", "sheep", "sheep", "left", "rabbit")
    assert character in cricket.offered()


@pytest.mark.parametrize("character", ["yellow-ninja", "red-samurai"])
def test_a_cricket_does_not_play_the_very_character_it_took(character: str) -> None:
    pair = character.split("-", 1)[1]
    other = {"yellow-ninja": "red-ninja", "red-samurai": "yellow-samurai"}[character]
    t = at(
        "families: lawn, farm",
        f"characters: {pair}",
        f"hand 0: cricket, sheep, sheep, {other}, fox, ant",
        f"line: {character}, fox, rabbit, bee",
    )
    t.say("play", "cricket", "sheep", "sheep", "left", character)
    assert t.refused(character) == "just-taken"
    assert other in t.offered(), "the other colour is another card"


def test_a_vulture_plays_a_character_and_what_leaves_lies_above_the_payment() -> None:
    t = at(
        FARM,
        "characters: ninja",
        "middle: red-ninja",
        "hand 0: yellow-ninja, sheep",
        "collection 0 left: vulture",
        "discards: owl, cat",
        NO_SKY,
    )
    t.say("special-left", "yellow-ninja", "sheep", "no")
    assert t.discards() == ["red-ninja", "sheep", "owl", "cat"]


@pytest.mark.parametrize("character", ["yellow-ninja", "red-samurai"])
def test_a_chick_neither_takes_nor_plays_a_character(character: str) -> None:
    other = {"yellow-ninja": "red-ninja", "red-samurai": "yellow-samurai"}[character]
    t = at(
        FARM,
        f"characters: {character.split('-', 1)[1]}",
        f"hand 0: chick, sheep, {character}, fox, sheep",
        f"line: {other}, fox, rabbit, rabbit",
    )
    t.say("play", "chick", "sheep", "left")
    assert t.offered() == {"no"}
    assert (t.refused("take-from-line"), t.refused("play")) == ("not-possible", "not-possible")


@pytest.mark.parametrize("character", ["yellow-ninja", "red-samurai"])
def test_a_shell_plays_no_character(character: str) -> None:
    t = at(
        SEA,
        f"characters: {character.split('-', 1)[1]}",
        f"hand 0: shell, snake, {character}, lion, crab",
        WHALES,
    )
    t.say("play", "shell", "snake", "left")
    assert t.offered() == {"no", "crab"}
    assert t.refused(character) == "wrong-family"


@pytest.mark.parametrize("character", ["yellow-ninja", "red-samurai"])
def test_a_gorilla_takes_no_character(character: str) -> None:
    t = at(
        SEA,
        f"characters: {character.split('-', 1)[1]}",
        "hand 0: gorilla, lion, lion",
        f"line: {character}, monkey, whale, whale",
        "deck: crab",
    )
    t.say("play", "gorilla", "lion", "lion", "left", "use")
    assert t.hand(0) == ["monkey"]
    assert t.line() == [character, "whale", "whale", "crab"]


@pytest.mark.parametrize("character", ["yellow-ninja", "red-samurai"])
def test_a_shark_discards_no_character(character: str) -> None:
    t = at(SEA, f"characters: {character.split('-', 1)[1]}", f"hand 0: {character}", "collection 0 left: shark")
    assert t.refused("special-left") == "demands-not-met"


# -- what the bonus may be


def bonus(card: str, *lines: str, families: str = "savannah, sea") -> TestTable:
    """The red Ninja has just been played over the yellow one, and a card of the line is chosen."""
    t = at(
        f"families: {families}",
        "characters: ninja",
        "middle: yellow-ninja",
        *lines,
    )
    pays = {"savannah": "gorilla", "farm": "fox", "polar": "reindeer"}[families.split(",")[0]]
    t.say("play", "red-ninja", pays, card)
    return t


def test_a_snake_played_as_bonus_may_go_under_a_collection() -> None:
    t = bonus(
        "snake",
        "hand 0: red-ninja, gorilla",
        "collection 0 left: lion",
        "collection 0 right: monkey",
        "line: snake, whale, whale, gorilla",
    )
    assert t.offered() == {"left", "right", "under-left", "under-right"}
    t.say("under-right")
    assert t.collection(0, "right") == ["snake", "monkey"]


def test_a_skate_played_as_bonus_fills_the_line_when_it_takes() -> None:
    t = bonus(
        "skate",
        "hand 0: red-ninja, gorilla, zebra",
        "line: skate, crab, whale, whale",
        "deck: lion, gorilla, snake",
    )
    t.say("left", "crab")
    assert t.hand(0) == ["crab", "zebra"]
    assert t.line() == ["whale", "whale", "lion", "gorilla"], "the gap of the bonus, too"


def test_a_rhino_played_as_bonus_gives_an_extra_action_and_a_whole_line() -> None:
    t = bonus(
        "rhino",
        "hand 0: red-ninja, gorilla, zebra",
        "line: rhino, crab, whale, whale",
        "deck: lion, gorilla, snake, snake",
    )
    t.say("left", "use")
    assert t.line() == ["lion", "gorilla", "snake", "snake"]
    assert t.discards() == ["whale", "whale", "crab", "yellow-ninja", "gorilla"]
    assert t.asked().kind == "action"


def test_a_fly_played_as_bonus_takes_the_character_that_has_left() -> None:
    t = bonus(
        "fly",
        "hand 0: red-ninja, fox, cat",
        "line: fly, pig, rabbit, rabbit",
        families="farm, lawn",
    )
    t.say("left", "use")
    assert t.hand(0) == ["cat", "yellow-ninja"]
    assert t.discards() == ["fox"]
    assert t.known(0, 1) == ["yellow-ninja"]


def test_a_pig_and_a_walrus_played_as_bonus_have_no_payment() -> None:
    t = bonus("pig", "hand 0: red-ninja, fox, cat", "line: pig, pig, rabbit, rabbit", families="farm, lawn")
    t.say("left")
    assert t.whose_turn() == 1, "nothing was paid for the Pig itself"
    t = bonus(
        "walrus",
        "hand 0: red-ninja, reindeer, rice-paper",
        "line: walrus, macaw, golden-frog, anaconda",
        families="polar, exotic",
    )
    t.say("left")
    assert t.whose_turn() == 1


def test_a_special_action_that_came_as_bonus_waits_for_the_next_turn() -> None:
    t = bonus(
        "lion",
        "extra: 1",
        "hand 0: red-ninja, gorilla, whale",
        "line: lion, crab, whale, snake",
    )
    t.say("left")
    assert t.refused("special-left") == "played-this-turn"


def test_an_elephant_played_as_bonus_draws_and_plays_for_a_price() -> None:
    t = bonus(
        "elephant",
        "hand 0: red-ninja, gorilla, crab, lion",
        "line: elephant, snake, whale, whale",
        "deck: squid, zebra",
    )
    t.say("left", "use", "crab", "lion")
    assert t.collection(0, "right") == ["crab"]
    assert t.hand(0) == ["squid"]
    assert t.discards() == ["lion", "yellow-ninja", "gorilla"]
    assert t.line() == ["snake", "whale", "whale", "zebra"]


def test_a_caiman_answers_to_the_character_and_to_the_bonus() -> None:
    t = at(
        POLAR,
        "characters: ninja",
        "hand 0: red-ninja, walrus, macaw",
        "collection 0 left: caiman",
        "line: narwhal, golden-frog, anaconda, reindeer",
    )
    t.say("play", "red-ninja", "walrus", "narwhal")
    assert t.told("extra-action", 1) == [{}, {}], "two plays of cost 4"
    t.say("no", "no")
    assert t.whose_turn() == 1


def test_a_caiman_that_comes_as_bonus_was_not_there_before() -> None:
    t = at(
        POLAR,
        "characters: ninja",
        "hand 0: red-ninja, walrus, macaw",
        "line: caiman, golden-frog, anaconda, reindeer",
    )
    t.say("play", "red-ninja", "walrus", "caiman", "left")
    assert t.told("extra-action") == []
    assert t.whose_turn() == 1


def test_a_character_played_on_anothers_turn_leaves_its_gap_until_that_turn_ends() -> None:
    t = at(
        LEGENDARY,
        "characters: ninja",
        "hand 0: dragon, griffin, kappa",
        "hand 1: red-ninja, griffin",
        "hand 2: macaw, sloth",
        "line: caiman, anaconda, golden-frog, golden-frog",
        "deck: sloth",
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use")
    t.say("red-ninja", "griffin", "caiman", "left", seat=1)
    assert t.line() == ["anaconda", "golden-frog", "golden-frog"], "seat 2 is asked before it is filled"
    assert t.game.waiting() == [2]
    t.say("macaw", "sloth", "left", seat=2)
    assert t.line() == ["anaconda", "golden-frog", "golden-frog", "sloth"]
    assert t.whose_turn() == 1


def test_three_characters_in_a_row() -> None:
    t = at(
        POLAR,
        "characters: ninja, monk, gardener, actor",
        "middle: yellow-actor",
        "hand 0: red-ninja, walrus, sloth",
        "line: red-actor, yellow-gardener, red-monk, seal",
        "deck: caiman, golden-frog, anaconda, reindeer, macaw",
    )
    t.say("play", "red-ninja", "walrus", "red-monk", "yellow-gardener", "red-actor", "seal", "left")
    assert sorted(t.middle()) == ["red-actor", "red-monk", "red-ninja", "yellow-gardener"]
    assert t.discards() == ["yellow-actor", "walrus"]
    assert t.hand(0) == ["sloth"], "the Seal is silenced"
    assert t.line() == ["caiman", "golden-frog", "anaconda", "reindeer"]
    assert [event["card"] for event in t.told("line-played", 1)] == ["red-monk", "yellow-gardener", "red-actor", "seal"]


# -- setup


def dealt(rules: OrigamiRules, players: int = 2, seed: int = 1, **options: Any) -> Origami:
    state = Game.start(rules, players=players, options=options, seed=Seed.number(seed)).state
    assert isinstance(state, Origami)
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_are_as_many_pairs_as_players(players: int) -> None:
    families = ["farm", "polar", "exotic", "dinosaurs", "legendary"][:players]
    state = dealt(MIXED, players, families=families)
    assert len(state.linked.pairs) == players
    cards = [name for name in state.linked.names if name.startswith(("yellow-", "red-"))]
    assert sorted(cards) == sorted(f"{colour}-{pair}" for pair in state.linked.pairs for colour in ("yellow", "red"))
    assert state.middle == 0, "none is in play at the start"


def test_characters_are_given_as_names_or_as_a_number() -> None:
    assert dealt(LEGENDS, characters=["gardener", "musician"]).linked.pairs == ["musician", "gardener"]
    assert dealt(LEGENDS, characters=["geisha"]).linked.pairs == ["geisha"]
    assert dealt(LEGENDS, characters=[]).linked.pairs == []
    assert len(dealt(LEGENDS, characters=7).linked.pairs) == 7
    assert dealt(LEGENDS, characters=3, seed=5).linked.pairs == dealt(LEGENDS, characters=3, seed=5).linked.pairs
    with pytest.raises(SenbazuruError) as refused:
        dealt(LEGENDS, characters=["juggler"])
    assert (refused.value.code, refused.value.details["given"]) == ("unknown-choice", "juggler")


def test_one_family_of_legends_is_enough_for_characters() -> None:
    assert len(dealt(MIXED, 3, families=["farm", "sky", "polar"]).linked.pairs) == 3
    assert dealt(MIXED, 3, families=["farm", "sky", "sea"]).linked.pairs == []


@pytest.mark.parametrize("rules", [ORIGAMI, MIXED])
def test_characters_with_families_of_origami_only_by_option(rules: OrigamiRules) -> None:
    families = ["farm", "savannah"]
    assert dealt(rules, families=families).linked.pairs == []
    state = dealt(rules, families=families, characters=2)
    assert len(state.linked.pairs) == 2
    assert state.linked.size == 36 + 4
    assert state.linked.paper == -1


def test_a_table_of_origami_with_a_character_plays_like_any_other() -> None:
    t = at(
        "families: farm, savannah",
        "characters: musician",
        "hand 0: yellow-musician, fox, sheep, cat",
        "line: raccoon, rabbit, fox, lion",
        "deck: pig",
    )
    t.say("play", "yellow-musician", "fox", "sheep", "raccoon", "left")
    assert t.middle() == ["yellow-musician"]
    assert t.collection(0, "left") == ["raccoon"]
    assert t.line() == ["rabbit", "fox", "lion", "pig"]


def test_special_actions_exist_only_with_families_of_origami() -> None:
    specials = {
        family: [card.id for card in shipped()[family].cards if card.kind == "special"]
        for family in (*ORIGAMI_BOX, *LEGENDS_BOX)
    }
    assert all(specials[family] for family in ORIGAMI_BOX)
    assert not any(specials[family] for family in LEGENDS_BOX)
    assert not any(card.kind == "special" for card in shipped_characters().cards)


@pytest.mark.parametrize("seed", range(3))
def test_no_special_action_is_ever_offered_in_legends(seed: int) -> None:
    game = Game.start(LEGENDS, players=2 + seed, options={"characters": 6}, seed=Seed.number(seed))
    stream = Stream(Seed.number(seed), 15, 0)
    asked = 0
    for _ in range(300):
        if game.over:
            break
        seat = game.waiting()[0]
        question = game.decision(seat)
        if question.kind == "action":
            asked += 1
            assert {option.word for option in question.options} <= {"draw", "play", "no"}
        options = members(game.state.mask(seat))
        game.answer(seat, options[stream.below(len(options))])
    assert asked > 20


def test_a_special_action_is_there_with_one_family_of_origami() -> None:
    t = at("families: farm, polar", "collection 0 left: raccoon", "discards: seal", "line: seal, seal, walrus, walrus")
    assert t.offered() == {"draw", "special-left"}


# -- more where rules meet


def test_two_colours_cannot_take_turns_for_ever_in_one_turn() -> None:
    t = at(
        POLAR,
        NOTHING_ELSE,
        "characters: ninja",
        "middle: yellow-ninja",
        "hand 0: red-ninja, rice-paper, rice-paper, rice-paper, rice-paper, seal",
        "hand 1: macaw, penguin",
        "paper: 0",
        "line:",
    )
    t.say("play", "red-ninja", "rice-paper", "rice-paper", "rice-paper", "rice-paper")
    assert t.line() == ["yellow-ninja"], "owed to the line, so it comes before the bonus"
    for colour in ("yellow", "red", "yellow", "red"):
        t.say(f"{colour}-ninja")
    assert t.whose_turn() == 1, "four cards were owed and no more: the gaps of bonuses wait for the end of the turn"


def test_a_debt_of_the_line_is_paid_also_after_a_bonus() -> None:
    t = at(
        "families: legendary, exotic",
        NOTHING_ELSE,
        "characters: ninja",
        "collection 0 left: caiman",
        "collection 0 right: caiman",
        "hand 0: yellow-ninja, griffin, oni, macaw, macaw, sloth",
        "hand 1: macaw, macaw",
        "line: kappa",
        "discards:",
    )
    t.say("play", "yellow-ninja", "griffin")
    assert t.line() == ["kappa", "griffin"], "paid, so it comes to the line; two are still owed"
    t.say("kappa", "left")
    t.say("play", "oni", "macaw", "macaw")
    assert t.line() == ["griffin", "macaw", "macaw"], "what is owed comes before the instant; the gap waits"


def test_line_deck_and_discards_emptied_by_a_bonus_are_a_second_run_out() -> None:
    t = at(
        POLAR,
        NOTHING_ELSE,
        "characters: ninja",
        "hand 0: yellow-ninja, rice-paper, rice-paper, rice-paper, rice-paper, seal",
        "hand 1: penguin, penguin",
        "line: macaw",
        "discards:",
    )
    t.say("play", "yellow-ninja", "rice-paper", "rice-paper", "rice-paper", "rice-paper")
    assert t.game.view(0)["run_outs"] < 2
    t.say("macaw", "left")
    assert t.game.view(0)["run_outs"] == 2


def test_between_the_plays_of_a_dragon_the_line_gets_what_it_is_owed() -> None:
    t = at(
        "families: legendary, exotic",
        NOTHING_ELSE,
        "characters:",
        "hand 0: dragon, kappa, macaw, oni, griffin, macaw",
        "hand 1: sloth, macaw, phoenix",
        "line: griffin",
        "discards:",
    )
    t.say("play", "dragon", "griffin", "macaw", "left")
    t.say("use", "kappa", "macaw", "oni")
    assert t.asked().seat == 1
    assert len(t.line()) == 4


def test_narwhal_and_red_geisha_help_in_one_payment() -> None:
    t = at(
        POLAR,
        *RED,
        "hand 0: seal, rice-paper",
        "collection 0 left: narwhal",
        "discards: macaw, piranha",
        "line: reindeer, walrus, golden-frog, anaconda",
    )
    t.say("play", "seal")
    assert t.offered() == {"double", "top-discard"}
    t.say("top-discard", "double", "no")
    assert t.collection(0, "right") == ["seal"]
    assert t.discards() == ["piranha", "macaw"]
    assert t.paper() == 18


@pytest.mark.parametrize(
    ("families", "left", "right", "hand", "usual", "limited"),
    [
        ("sky, farm", ["chicken", "chick", "chick"], ["chick"], "", 6, 2),
        ("lawn, farm", ["bee", "fly", "fly"], ["ant", "ant"], "", 2 + 3 + 4, 2 + 4),
        ("farm, sky", ["rabbit", "cat"], [], "owl, owl, dove, dove, eagle, eagle", 3, 2),
        ("farm, sky", ["cat", "rabbit"], [], "owl, owl, dove, dove, eagle, eagle", 3, 3),
        ("polar, dinosaurs", ["triceratops", "seal"], [], "walrus", 2, 2),
        ("legendary, sky", ["unicorn", "owl"], [], "", 2, 2),
    ],
)
def test_a_red_calligrapher_limits_all_families(
    families: str, left: list[str], right: list[str], hand: str, usual: int, limited: int
) -> None:
    lines = (
        f"families: {families}",
        "characters: calligrapher",
        f"hand 0: {hand}",
        f"collection 0 left: {', '.join(left)}",
        f"collection 0 right: {', '.join(right)}",
    )
    t = at(*lines)
    assert t.scores()[0] == t.points(*left, *right) + usual
    assert at(*lines, "middle: red-calligrapher").scores()[0] == t.points(*left, *right) + limited


def test_a_triceratops_with_three_smaller_hands_is_limited_when_covered() -> None:
    lines = (
        "families: polar, exotic, dinosaurs, legendary",
        "players: 4",
        "characters: calligrapher",
        "middle: red-calligrapher",
        "hand 0: seal",
    )
    both = at(*lines).points("triceratops", "macaw")
    assert at(*lines, "collection 0 left: triceratops, macaw").scores()[0] == both + 2
    assert at(*lines, "collection 0 left: macaw, triceratops").scores()[0] == both + 6


def test_positions_in_the_middle_of_geishas_payments_survive() -> None:
    red = at(POLAR, *RED, "hand 0: narwhal, seal", "discards: macaw, macaw", DEAR)
    red.say("play", "narwhal", "top-discard")
    assert "lowered=1" in repr(red.game)
    assert red.game.rules.read(repr(red.game)) == red.state
    yellow = at(POLAR, *YELLOW, "hand 0: walrus", "discards: seal, macaw", DEAR.replace("walrus", "sloth"))
    yellow.say("play", "top-discard")
    assert "pending: pay seat=0 at=play.0 card=seal price=4" in repr(yellow.game)
    assert yellow.game.rules.read(repr(yellow.game)) == yellow.state


def test_a_discard_that_is_being_played_is_nobodys_business_until_it_is_paid() -> None:
    t = at(POLAR, *YELLOW, "hand 0: walrus", "discards: seal, macaw", DEAR.replace("walrus", "sloth"))
    t.say("play", "top-discard")
    assert t.game.view(0)["discards"] == ["macaw"]
    assert t.game.view(1)["discards"] == ["seal", "macaw"]
    t.say("walrus", "left")
    assert t.game.view(1)["discards"] == ["walrus", "macaw"]


def test_everybody_sees_a_character_before_the_bonus_is_chosen() -> None:
    t = at(
        POLAR,
        "characters: ninja",
        "hand 0: red-ninja, walrus",
        "line: macaw, sloth, golden-frog, anaconda",
    )
    t.say("play", "red-ninja")
    assert t.game.view(1)["seats"][0]["cards_in_hand"] == 2, "an unfinished payment is nobody's business"
    t.say("walrus")
    assert t.asked(0).kind == "play-from-line"
    assert t.game.view(1)["middle"] == ["red-ninja"]
    assert t.game.view(1)["seats"][1]["hand_limit"]["is"] == 6
