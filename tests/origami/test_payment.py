"""Chapter: playing a card and paying for it exactly."""

import pytest

from senbazuru.kernel.errors import SenbazuruError
from tests.origami.table import SPECTATOR, at

BOOK_HAND = "hand 0: raccoon, butterfly, owl, elephant, pig"


def test_the_raccoon_of_the_rulebook_is_paid_by_the_butterfly_alone() -> None:
    t = at("families: farm, sky, savannah, lawn", "players: 4", BOOK_HAND)
    t.say("play", "raccoon", "butterfly", "left")
    assert t.collection(0, "left") == ["raccoon"]
    assert t.discards() == ["butterfly"]
    assert t.hand(0) == ["elephant", "owl", "pig"]


def test_the_raccoon_of_the_rulebook_is_paid_by_owl_and_elephant() -> None:
    t = at("families: farm, sky, savannah, lawn", "players: 4", BOOK_HAND)
    t.say("play", "raccoon", "owl", "elephant", "right")
    assert t.discards() == ["elephant", "owl"], "they land on the discard pile in the payer's order"
    assert t.whose_turn() == 1


def test_overpaying_is_not_allowed() -> None:
    t = at("families: farm, sky, savannah, lawn", "players: 4", BOOK_HAND)
    t.say("play", "raccoon")
    assert t.offered() == {"butterfly", "owl", "elephant"}, "pig and owl would be 5 folds"
    assert t.refused("pig") == "does-not-fit"


def test_once_a_payment_is_begun_only_cards_that_can_complete_it_are_offered() -> None:
    t = at("families: farm, sky, savannah, lawn", "players: 4", BOOK_HAND)
    t.say("play", "raccoon", "owl")
    assert t.offered() == {"elephant"}
    assert t.refused("pig") == "does-not-fit"
    assert t.refused("butterfly") == "does-not-fit"


def test_underpaying_is_not_allowed() -> None:
    t = at("families: farm, lawn", "hand 0: raccoon, sheep, ant, dog")
    t.say("play", "raccoon", "sheep")
    assert t.offered() == {"ant"}, "there is no stopping at 2 of 4 folds"


def test_a_card_that_cannot_be_paid_exactly_is_not_offered() -> None:
    t = at("families: farm, lawn", "hand 0: sheep, raccoon, rabbit, dog")
    t.say("play")
    assert t.offered() == {"sheep", "raccoon", "dog"}
    assert t.refused("rabbit") == "cannot-pay"


def test_a_card_does_not_pay_for_itself() -> None:
    t = at("families: farm, lawn", "hand 0: ant, sheep")
    assert t.offered() == {"draw"}, "the Ant costs 4, and without it there are 2 folds"
    assert t.refused("play") == "nothing-to-play"


def test_a_card_like_it_may_pay_for_it() -> None:
    t = at("families: farm, lawn", "hand 0: ant, ant, ant")
    t.say("play", "ant", "ant", "ant", "left")
    assert t.collection(0, "left") == ["ant"]
    assert t.hand(0) == []
    assert t.discards() == ["ant", "ant"]


def test_several_cards_of_the_same_folds_may_pay_together() -> None:
    t = at("families: farm, lawn", "hand 0: dog, cat, cat, cat, fly, fly, fly")
    t.say("play", "dog", "cat", "fly", "cat", "fly", "cat", "fly", "left", "no")
    assert t.discards() == ["fly", "cat", "fly", "cat", "fly", "cat"]
    assert t.hand(0) == []


def test_among_cards_of_the_same_folds_the_payer_chooses() -> None:
    t = at("families: farm, lawn", "hand 0: sheep, dog, pig, spider")
    t.say("play", "sheep")
    assert t.offered() == {"dog", "pig", "spider"}
    t.say("pig", "left")
    assert t.hand(0) == ["dog", "spider"]


def test_all_ways_to_pay_nine_folds_stay_open() -> None:
    t = at("families: farm, lawn", "hand 0: butterfly, bee, rabbit, dog, sheep, cat")
    t.say("play", "butterfly")
    assert t.offered() == {"bee", "rabbit", "dog", "sheep", "cat"}
    t.say("dog")
    assert t.offered() == {"bee", "rabbit", "sheep"}, "6 to go: 4 and 2; with the Cat 5 to go and no way"
    t.say("bee")
    assert t.offered() == {"sheep"}


def test_announcement_and_payment_are_public() -> None:
    t = at("families: farm, lawn", "players: 3", "hand 0: sheep, cat, ant, bee", "known 0 by everybody: cat, bee")
    t.say("play", "sheep", "cat", "ant", "left")
    assert t.told("announced", SPECTATOR) == [{"card": "sheep"}]
    assert t.told("paid", 2) == [{"card": "cat"}, {"card": "ant"}]
    assert t.known(0, 1) == ["bee"], "the Cat that they knew of is gone"


def test_an_answer_that_does_not_pay_exactly_changes_nothing() -> None:
    t = at("families: farm, lawn", "hand 0: raccoon, sheep, ant, dog")
    before = t.state.copy()
    with pytest.raises(SenbazuruError) as refused:
        t.game.say(0, "play", "raccoon", "sheep", "dog", "left")
    assert refused.value.code == "not-offered"
    assert t.state == before


def test_payment_comes_before_placement_and_placement_before_the_instant_effect() -> None:
    t = at("families: farm, lawn", "hand 0: cat, sheep", "deck: dog", "line: ant, ant, bee, bee")
    t.say("play", "cat", "sheep", "left", "use")
    happened = [event.kind for event in t.events()]
    assert [kind for kind in happened if kind in ("announced", "paid", "placed", "drawn")] == [
        "announced",
        "paid",
        "placed",
        "drawn",
    ]


# -- discounts


@pytest.mark.parametrize("payment", [["ant", "sheep"], ["dog", "sheep"], ["dog", "spider"], ["bee"]])
def test_a_discount_of_up_to_two_lets_the_player_pay_four_five_or_six(payment: list[str]) -> None:
    t = at(
        "families: farm, sea, lawn",
        "collection 0 left: dolphin",
        "hand 0: pig, ant, sheep, dog, spider, bee",
    )
    t.say("special-left", "pig", *payment)
    if t.asked().kind == "pay":
        t.say("stop")
    t.say("no")
    assert t.collection(0, "right") == ["pig"]
    assert t.discards() == payment[::-1]


def test_the_discount_need_not_be_used_to_the_full() -> None:
    t = at("families: farm, sea, lawn", "collection 0 left: dolphin", "hand 0: ant, sheep, cat, fly")
    t.say("special-left", "ant", "sheep")
    assert t.offered() == {"stop", "cat", "fly"}
    t.say("cat")
    assert t.offered() == {"stop", "fly"}
    t.say("fly")
    assert t.collection(0, "right") == ["ant"]
    assert t.discards() == ["fly", "cat", "sheep"]


def test_a_discount_does_not_allow_overpaying() -> None:
    t = at("families: farm, sea, lawn", "collection 0 left: dolphin", "hand 0: ant, sheep, dog")
    t.say("special-left", "ant", "sheep")
    assert t.offered() == {"stop"}
    assert t.refused("dog") == "does-not-fit"


def test_a_discount_of_two_brings_a_price_of_two_down_to_nothing() -> None:
    t = at("families: farm, sea, lawn", "collection 0 left: dolphin", "hand 0: cat")
    t.say("special-left", "cat", "stop", "no")
    assert t.collection(0, "right") == ["cat"]
    assert t.told("paid") == []


def test_the_discount_of_the_shell_is_one_at_most() -> None:
    t = at(
        "families: farm, sea, lawn",
        "hand 0: shell, dog, squid, crab, cat, sheep, fly",
        "line: bee, bee, rabbit, rabbit",
    )
    t.say("play", "shell", "dog", "left")
    assert t.offered() == {"no", "squid", "crab"}, "each of them for 3 or 4"
    t.say("squid", "sheep")
    assert t.offered() == {"cat", "fly", "crab"}, "2 folds are not enough for 4 with a discount of 1"
    t.say("cat", "stop")
    assert t.collection(0, "right") == ["squid"]
    assert t.hand(0) == ["crab", "fly"]


# -- free


def test_free_means_no_payment_at_all() -> None:
    t = at("families: savannah, lawn", "collection 0 left: lion", "hand 0: bee, fly, fly, ant")
    t.say("special-left", "bee")
    assert t.collection(0, "right") == ["bee"]
    assert t.hand(0) == ["ant", "fly", "fly"]
    assert t.discards() == []
    assert t.told("paid") == []
    assert t.whose_turn() == 1


# -- the top discard as payment


def test_the_top_discard_pays_and_hand_cards_are_added() -> None:
    t = at(
        "families: farm, sky, lawn",
        "collection 0 left: vulture",
        "hand 0: ant, sheep, fly",
        "discards: owl, bee",
    )
    t.say("special-left", "ant", "sheep")
    assert t.collection(0, "right") == ["ant"]
    assert t.hand(0) == ["fly"]


def test_the_top_discard_must_not_be_too_much() -> None:
    t = at("families: farm, sky, lawn", "collection 0 left: vulture", "hand 0: ant, fly, fly", "discards: bee")
    t.say("special-left")
    assert t.offered() == {"ant"}, "4 folds are too much for a Fly"
