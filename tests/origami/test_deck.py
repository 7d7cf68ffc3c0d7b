"""Chapter: the deck runs out."""

from tests.origami.table import SPECTATOR, at


def test_the_deck_runs_out_when_its_last_card_is_taken_and_the_discards_are_shuffled_at_once() -> None:
    t = at(
        "families: farm, lawn",
        "hand 0: cat, sheep",
        "deck: dog",
        "discards: ant, bee",
        "line: fly, fly, ant, ant",
        "rest: out",
    )
    t.say("play", "cat", "sheep", "left", "use")
    assert t.hand(0) == ["dog"]
    assert t.told("run-out", SPECTATOR) == [{"number": 1}]
    assert t.told("shuffled", SPECTATOR) == [{"cards": 3}]
    assert sorted(t.deck()) == ["ant", "bee", "sheep"], "the payment lies there too"
    assert t.discards() == []


def test_the_deck_has_not_run_out_while_one_card_is_left() -> None:
    t = at(
        "families: farm, lawn",
        "hand 0: cat, sheep",
        "deck: dog, pig",
        "discards: ant, bee",
        "line: fly, fly, ant, ant",
        "rest: out",
    )
    t.say("play", "cat", "sheep", "left", "use")
    assert t.deck() == ["pig"]
    assert t.told("run-out") == []
    assert t.discards() == ["sheep", "ant", "bee"]


def test_the_discards_are_shuffled_not_turned_over() -> None:
    orders = set()
    for seed in range(1, 20):
        t = at(
            "families: farm, lawn",
            f"seed: {seed}",
            "hand 0: cat, sheep",
            "deck: dog",
            "discards: ant, bee, fly, spider",
            "line: fly, fly, ant, ant",
            "rest: out",
        )
        t.say("play", "cat", "sheep", "left", "use")
        orders.add(tuple(t.deck()))
    assert len(orders) > 10


def test_a_drawing_of_several_cards_goes_on_from_the_new_deck() -> None:
    t = at(
        "families: farm, lawn",
        "hand 0: dog, bee, ant",
        "deck: pig",
        "discards: fly, fly, cricket",
        "line: sheep, sheep, rabbit, rabbit",
        "rest: out",
    )
    t.say("play", "dog", "bee", "ant", "left", "use")
    assert len(t.hand(0)) == 3
    assert "pig" in t.hand(0)
    assert len(t.deck()) == 3
    assert t.told("run-out") == [{"number": 1}]


def test_the_filling_of_the_line_goes_on_from_the_new_deck() -> None:
    t = at(
        "families: farm, lawn",
        "deck: pig",
        "discards: fox, bee",
        "line: cat, cat, rabbit, rabbit",
        "rest: out",
    )
    t.say("draw", "cat", "cat")
    assert t.line()[:3] == ["rabbit", "rabbit", "pig"]
    assert sorted([t.line()[3], *t.deck()]) == ["bee", "fox"]
    assert t.told("run-out") == [{"number": 1}]


def test_the_order_of_the_deck_is_shown_to_nobody() -> None:
    t = at("families: farm, lawn", "deck: pig, dog, cat", "line: ant, ant, bee, bee", "rest: out")
    for viewer in (0, 1, SPECTATOR):
        assert t.game.view(viewer)["deck"] == 3


def test_a_card_drawn_from_the_deck_is_known_to_nobody_else() -> None:
    t = at("families: farm, lawn", "hand 0: cat, sheep", "deck: dog, pig", "line: ant, ant, bee, bee", "rest: out")
    t.say("play", "cat", "sheep", "left", "use")
    assert t.hand(0) == ["dog"]
    assert t.known(0, 1) == t.known(0, SPECTATOR) == []
    assert t.told("drawn", 0) == [{"card": "dog"}]
    assert t.told("drawn", 1) == t.told("drawn", SPECTATOR) == [{"card": None}]


# -- no discards


def test_without_discards_the_deck_stays_empty() -> None:
    t = at("families: farm, lawn", "deck: pig", "line: cat, cat, rabbit, rabbit", "rest: out")
    t.say("draw", "rabbit")
    assert t.line() == ["cat", "cat", "rabbit", "pig"]
    assert t.deck() == []
    assert t.told("run-out") == [{"number": 1}]
    assert t.told("shuffled") == []


def test_discards_that_come_to_exist_are_shuffled_as_soon_as_a_card_is_needed() -> None:
    t = at(
        "families: farm, lawn",
        "deck: pig",
        "line: cat, cat, rabbit, rabbit",
        "hand 1: cat, ant",
        "rest: out",
    )
    t.say("draw", "rabbit")
    t.say("play", "cat", "ant", "left", "use")
    assert t.told("shuffled") == [{"cards": 1}]
    assert t.hand(1) == ["ant"], "the Cat draws what paid for it: there is nothing else"


def test_discards_that_come_to_exist_stay_where_they_are_while_no_card_is_needed() -> None:
    t = at(
        "families: farm, lawn",
        "deck: pig",
        "line: cat, cat, rabbit, rabbit",
        "hand 1: sheep, spider",
        "rest: out",
    )
    t.say("draw", "rabbit")
    t.say("play", "sheep", "spider", "left")
    assert t.discards() == ["spider"]
    assert t.deck() == []
    assert t.told("shuffled") == []


# -- what cannot be served


def test_draws_that_cannot_be_served_are_lost() -> None:
    t = at(
        "families: sky, savannah",
        "players: 3",
        "collection 0 left: lion",
        "hand 0: dove",
        "hand 1: owl, magpie",
        "deck: chick",
        "line: eagle, eagle, rhino, zebra",
        "rest: out",
    )
    t.say("special-left", "dove", "use")
    assert [t.hand(seat) for seat in range(3)] == [["chick"], ["magpie", "owl"], []]
    t.say("play", "owl", "magpie", "left", "no")
    assert [t.hand(seat) for seat in range(3)] == [["chick"], [], []], "nobody is given a card later"
    assert t.discards() == ["magpie"]


def test_an_instant_that_could_only_draw_from_nothing_is_not_asked() -> None:
    t = at(
        "families: farm, savannah",
        "collection 0 left: lion",
        "hand 0: cat",
        "hand 1: sheep",
        "line: fox, fox, rabbit, rabbit",
        "rest: out",
    )
    t.say("special-left", "cat")
    assert t.collection(0, "right") == ["cat"]
    assert t.whose_turn() == 1


def test_cards_owed_to_the_line_come_when_a_payment_is_discarded() -> None:
    t = at("families: farm, lawn", "hand 0: sheep, spider", "line: cat, cat, rabbit", "rest: out")
    t.say("play", "sheep", "spider", "left")
    assert t.line() == ["cat", "cat", "rabbit", "spider"]
    assert t.discards() == []


def test_cards_owed_to_the_line_come_before_an_instant_effect_draws() -> None:
    t = at("families: farm, lawn", "hand 0: cat, ant", "line: fox, fox, rabbit", "rest: out")
    t.say("play", "cat", "ant", "left")
    assert t.line() == ["fox", "fox", "rabbit", "ant"], "as soon as they can: when the payment is there"
    assert t.hand(0) == []
    assert t.whose_turn() == 1, "and nothing is left for the Cat"


def test_cards_owed_to_the_line_come_one_after_the_other() -> None:
    t = at(
        "families: farm, lawn",
        "hand 0: sheep, spider",
        "hand 1: sheep, ant, fly, fly",
        "line: fox, rabbit",
        "rest: out",
    )
    t.say("play", "sheep", "spider", "left")
    assert t.line() == ["fox", "rabbit", "spider"]
    t.say("play", "sheep", "ant", "fly", "left")
    assert t.line()[:3] == ["fox", "rabbit", "spider"]
    assert len(t.line()) == 4
    assert sorted([t.line()[3], *t.deck()]) == ["ant", "fly"]


def test_cards_owed_to_the_line_come_from_the_discards_of_the_hand_limit() -> None:
    t = at(
        "families: farm, lawn",
        "hand 0: cat, cat, sheep, sheep, ant, ant, bee, dog",
        "line: pig, fox, rabbit, rabbit",
        "rest: out",
    )
    t.say("draw", "pig")
    assert t.line() == ["fox", "rabbit", "rabbit"]
    t.say("bee")
    assert t.line() == ["fox", "rabbit", "rabbit", "bee"]


def test_a_line_that_cannot_be_filled_goes_on_with_fewer_cards() -> None:
    t = at("families: farm, lawn", "line: cat, dog, pig, fox", "rest: out")
    t.say("draw", "cat", "dog")
    assert t.line() == ["pig", "fox"]
    t.say("draw", "fox")
    assert t.line() == ["pig"]
    assert (t.hand(0), t.hand(1)) == (["cat", "dog"], ["fox"])
