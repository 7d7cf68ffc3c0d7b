"""Chapter: the Legendary creatures. Everybody is touched."""

from typing import Final

import pytest

from tests.origami.matrix import cell
from tests.origami.table import NOTHING_ELSE, SPECTATOR, at

TWO: Final = "families: legendary, savannah"
WITH_SKY: Final = "families: legendary, sky"
WITH_EXOTIC: Final = "families: legendary, exotic"
THREE: Final = "families: legendary, savannah, sky\nplayers: 3"
FOUR: Final = "families: legendary, savannah, sky, lawn\nplayers: 4"
DEAR: Final = "line: lion, gorilla, cheetah, snake"
"""A line of the Savannah."""


@pytest.mark.parametrize(
    ("card", "copies", "cost", "folds", "points"),
    [
        ("phoenix", 3, 2, 1, 4),
        ("leprechaun", 2, 2, 1, 3),
        ("kappa", 2, 4, 2, 5),
        ("oni", 2, 4, 2, 2),
        ("unicorn", 3, 4, 2, 4),
        ("dragon", 2, 6, 3, 5),
        ("nine-tailed-fox", 2, 6, 3, 5),
        ("griffin", 2, 8, 4, 6),
    ],
)
def test_the_figures_of_the_legendary_creatures(card: str, copies: int, cost: int, folds: int, points: int) -> None:
    assert at("families: legendary").figures(card) == (copies, cost, folds, points)


@cell("kappa", "copied")
@cell("unicorn", "copied")
def test_the_parrot_copies_no_scoring_effect_of_the_legendary_creatures() -> None:
    t = at(
        WITH_SKY,
        "hand 0: parrot, chicken, owl",
        "line: kappa, unicorn, leprechaun, vulture",
        "collection 0 left: unicorn",
        "collection 1 left: kappa",
    )
    t.say("play", "parrot", "chicken")
    assert t.offered() == {"leprechaun", "no"}


# -- Phoenix


@cell("phoenix", "effect")
def test_the_phoenix_makes_each_player_discard_1_card_and_then_draw_2() -> None:
    t = at(
        TWO,
        "hand 0: phoenix, rhino, monkey, zebra",
        "hand 1: oni, kappa",
        DEAR,
        "deck: unicorn, dragon, griffin, leprechaun, snake",
    )
    t.say("play", "phoenix", "rhino", "left", "use")
    assert t.game.waiting() == [0, 1]
    assert t.offered(0) == {"monkey", "zebra"}
    assert t.offered(1) == {"oni", "kappa"}
    t.say("monkey", seat=0)
    t.say("oni", seat=1)
    assert t.discards() == ["oni", "monkey", "rhino"]
    assert t.hand(0) == ["dragon", "unicorn", "zebra"]
    assert t.hand(1) == ["griffin", "kappa", "leprechaun"]
    assert t.deck()[0] == "snake"
    assert t.whose_turn() == 1


@cell("phoenix", "effect")
def test_what_is_discarded_for_the_phoenix_is_hidden_until_all_have_chosen() -> None:
    t = at(TWO, "hand 0: phoenix, rhino, monkey, zebra", "hand 1: oni, kappa", DEAR)
    t.say("play", "phoenix", "rhino", "left", "use")
    t.say("oni", seat=1)
    assert t.told("discarded", 0) == []
    assert t.discards() == ["rhino"]
    assert t.game.view(0)["seats"][1]["chosen"] == []
    assert t.game.view(1)["seats"][1]["chosen"] == ["oni"]
    t.say("zebra", seat=0)
    assert t.told("discarded", SPECTATOR) == [{"card": "zebra"}, {"card": "oni"}], "clockwise from the actor"


@cell("phoenix", "effect")
def test_an_empty_hand_discards_nothing_for_the_phoenix_and_still_draws_2() -> None:
    t = at(TWO, "hand 0: phoenix, rhino, monkey", DEAR, "deck: unicorn, dragon, griffin, kappa")
    t.say("play", "phoenix", "rhino", "left", "use")
    assert t.game.waiting() == [0]
    t.say("monkey")
    assert t.hand(0) == ["dragon", "unicorn"]
    assert t.hand(1) == ["griffin", "kappa"]


@cell("phoenix", "refusal")
def test_one_who_declines_the_phoenix_makes_nobody_discard_or_draw() -> None:
    t = at(TWO, "hand 0: phoenix, rhino, monkey", "hand 1: oni", DEAR, "deck: unicorn")
    t.say("play", "phoenix", "rhino", "left", "no")
    assert (t.hand(0), t.hand(1)) == (["monkey"], ["oni"])
    assert t.deck()[0] == "unicorn"
    assert t.told("declined", 1) == [{"card": "phoenix"}]
    assert t.whose_turn() == 1


@cell("phoenix", "refusal")
def test_nobody_may_refuse_what_the_phoenix_asks() -> None:
    t = at(TWO, "hand 0: phoenix, rhino, monkey", "hand 1: oni", DEAR)
    t.say("play", "phoenix", "rhino", "left", "use")
    assert t.offered(0) == {"monkey"}, "once used, the actor discards too"
    assert t.offered(1) == {"oni"}


@cell("phoenix", "copied")
def test_the_parrot_makes_everybody_discard_and_draw_with_the_effect_of_a_phoenix() -> None:
    t = at(
        WITH_SKY,
        "hand 0: parrot, chicken, owl",
        "hand 1: dove, eagle",
        "line: phoenix, griffin, griffin, magpie",
        "deck: chick, oni, kappa, unicorn",
    )
    t.say("play", "parrot", "chicken", "left", "phoenix")
    t.say("owl", seat=0)
    t.say("dove", seat=1)
    assert (t.hand(0), t.hand(1)) == (["chick", "oni"], ["eagle", "kappa", "unicorn"])
    assert t.line() == ["phoenix", "griffin", "griffin", "magpie"]


@cell("phoenix", "empty-deck")
def test_with_no_deck_the_phoenix_deals_out_what_was_paid_and_discarded() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: phoenix, rhino, monkey", "hand 1: oni", DEAR)
    t.say("play", "phoenix", "rhino", "left", "use")
    t.say("oni", seat=1)
    t.say("monkey", seat=0)
    assert len(t.hand(0)) == 2, "the actor is served first"
    assert len(t.hand(1)) == 1, "the fourth draw is lost"
    assert sorted(t.hand(0) + t.hand(1)) == ["monkey", "oni", "rhino"]
    assert (t.deck(), t.discards()) == ([], [])


@cell("phoenix", "empty-hands")
def test_when_nobody_holds_a_card_the_phoenix_still_draws() -> None:
    t = at(TWO, "hand 0: phoenix, rhino", DEAR, "deck: unicorn, dragon, griffin, kappa")
    t.say("play", "phoenix", "rhino", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("use")
    assert (t.hand(0), t.hand(1)) == (["dragon", "unicorn"], ["griffin", "kappa"])
    assert t.told("discarded") == []
    assert t.whose_turn() == 1


@cell("phoenix", "empty-hands")
def test_with_neither_hands_nor_cards_to_draw_the_phoenix_asks_nothing() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: phoenix", "collection 0 left: lion", "line: gorilla, lion, cheetah, snake")
    t.say("special-left", "phoenix")
    assert t.told("used") == t.told("declined") == []
    assert t.whose_turn() == 1


@cell("phoenix", "nested")
def test_the_card_an_elephant_drew_may_be_discarded_for_the_phoenix_it_plays() -> None:
    t = at(
        TWO,
        "hand 0: elephant, gorilla, phoenix, rhino",
        "hand 1: oni",
        DEAR,
        "deck: zebra, unicorn, dragon, kappa, griffin",
    )
    t.say("play", "elephant", "gorilla", "left", "use", "phoenix", "rhino", "use")
    assert t.asked(0).source == "phoenix"
    t.say("zebra", seat=0)
    t.say("oni", seat=1)
    assert (t.hand(0), t.hand(1)) == (["dragon", "unicorn"], ["griffin", "kappa"])
    assert t.whose_turn() == 1


@cell("phoenix", "extra-action")
def test_a_phoenix_is_played_with_the_extra_action_of_a_rhino() -> None:
    t = at(
        TWO,
        "hand 0: rhino, lion, phoenix, zebra",
        "hand 1: oni, monkey",
        "line: gorilla, lion, cheetah, snake",
        "deck: elephant, elephant, rhino, zebra, unicorn, dragon, kappa, griffin",
    )
    t.say("play", "rhino", "lion", "left", "use", "play", "phoenix", "zebra", "use")
    assert t.game.waiting() == [1], "the hand of seat 0 is empty"
    t.say("oni", seat=1)
    assert (t.hand(0), t.hand(1)) == (["dragon", "unicorn"], ["griffin", "kappa", "monkey"])
    assert t.whose_turn() == 1


@cell("phoenix", "two-players")
def test_nobody_sees_what_the_other_draws_for_the_phoenix() -> None:
    t = at(TWO, "hand 0: phoenix, rhino, monkey", "hand 1: oni", DEAR, "deck: unicorn, dragon, kappa, griffin")
    t.say("play", "phoenix", "rhino", "left", "use")
    t.say("monkey", seat=0)
    t.say("oni", seat=1)
    assert t.told("drawn", 0) == [{"card": "unicorn"}, {"card": "dragon"}, {"card": None}, {"card": None}]
    assert t.told("drawn", 1) == [{"card": None}, {"card": None}, {"card": "kappa"}, {"card": "griffin"}]
    assert t.told("discarded", SPECTATOR) == [{"card": "monkey"}, {"card": "oni"}]
    assert (t.known(0, 1), t.known(1, 0)) == ([], [])


@cell("phoenix", "four-players")
def test_with_four_players_the_phoenix_goes_clockwise_from_the_actor() -> None:
    t = at(
        FOUR,
        "to-move: 2",
        "hand 0: ant",
        "hand 1: fly, bee",
        "hand 2: phoenix, rhino, owl",
        DEAR,
        "deck: chick, dove, kappa, oni, unicorn, dragon, griffin, zebra",
    )
    t.say("play", "phoenix", "rhino", "left", "use")
    assert t.game.waiting() == [0, 1, 2], "seat 3 holds nothing"
    t.say("bee", seat=1)
    t.say("owl", seat=2)
    t.say("ant", seat=0)
    assert t.discards() == ["bee", "ant", "owl", "rhino"], "2, 3, 0, 1"
    assert t.hand(2) == ["chick", "dove"]
    assert t.hand(3) == ["kappa", "oni"]
    assert t.hand(0) == ["dragon", "unicorn"]
    assert t.hand(1) == ["fly", "griffin", "zebra"]
    assert t.whose_turn() == 3


# -- Leprechaun


@cell("leprechaun", "effect")
def test_the_leprechaun_lets_each_player_draw_1() -> None:
    t = at(TWO, "hand 0: leprechaun, rhino, monkey", "hand 1: oni", DEAR, "deck: zebra, snake, lion")
    t.say("play", "leprechaun", "rhino", "left", "use")
    assert (t.hand(0), t.hand(1)) == (["monkey", "zebra"], ["oni", "snake"])
    assert t.deck()[0] == "lion"
    assert t.whose_turn() == 1


@cell("leprechaun", "refusal")
def test_one_who_declines_the_leprechaun_lets_nobody_draw() -> None:
    t = at(TWO, "hand 0: leprechaun, rhino, monkey", "hand 1: oni", DEAR, "deck: zebra")
    t.say("play", "leprechaun", "rhino", "left", "no")
    assert (t.hand(0), t.hand(1)) == (["monkey"], ["oni"])
    assert t.deck()[0] == "zebra"
    assert t.told("declined", 1) == [{"card": "leprechaun"}]


@cell("leprechaun", "copied")
def test_the_parrot_lets_everybody_draw_with_the_effect_of_a_leprechaun() -> None:
    t = at(
        WITH_SKY,
        "hand 0: parrot, chicken",
        "line: griffin, griffin, magpie, magpie",
        "collection 1 left: leprechaun",
        "deck: chick, oni",
    )
    t.say("play", "parrot", "chicken", "left", "leprechaun")
    assert (t.hand(0), t.hand(1)) == (["chick"], ["oni"])


@cell("leprechaun", "empty-deck")
def test_with_no_deck_the_leprechaun_gives_the_actor_what_was_paid() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: leprechaun, rhino", "hand 1: oni", DEAR)
    t.say("play", "leprechaun", "rhino", "left", "use")
    assert (t.hand(0), t.hand(1)) == (["rhino"], ["oni"]), "the second draw is lost"
    assert (t.deck(), t.discards()) == ([], [])


@cell("leprechaun", "empty-hands")
def test_the_leprechaun_draws_when_nobody_holds_a_card() -> None:
    t = at(TWO, "hand 0: leprechaun, rhino", DEAR, "deck: zebra, snake")
    t.say("play", "leprechaun", "rhino", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("use")
    assert (t.hand(0), t.hand(1)) == (["zebra"], ["snake"])


@cell("leprechaun", "nested")
def test_a_leprechaun_played_by_another_within_a_dragon_serves_that_player_first() -> None:
    t = at(
        THREE,
        "hand 0: dragon, griffin, kappa",
        "hand 1: leprechaun, oni",
        DEAR,
        "deck: zebra, owl, dove",
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use")
    t.say("leprechaun", "oni", "left", "use", seat=1)
    assert [t.hand(seat) for seat in range(3)] == [["dove"], ["zebra"], ["owl"]], "1, 2, 0"
    assert t.whose_turn() == 0
    assert t.game.waiting() == [2], "the Dragon goes on: seat 2 holds a card now"


@cell("leprechaun", "extra-action")
def test_a_leprechaun_is_played_with_the_extra_action_of_a_caiman() -> None:
    t = at(
        WITH_EXOTIC,
        "hand 0: kappa, griffin, leprechaun, macaw",
        "collection 0 left: caiman",
        "line: golden-frog, anaconda, sloth, chameleon",
        "deck: oni, piranha",
    )
    t.say("play", "kappa", "griffin", "play", "leprechaun", "macaw", "left", "use")
    assert (t.hand(0), t.hand(1)) == (["oni"], ["piranha"])
    assert t.whose_turn() == 1, "a Leprechaun costs 2, and covers the Caiman"


@cell("leprechaun", "two-players")
def test_nobody_sees_what_the_other_draws_for_the_leprechaun() -> None:
    t = at(TWO, "to-move: 1", "hand 1: leprechaun, rhino", DEAR, "deck: zebra, snake")
    t.say("play", "leprechaun", "rhino", "left", "use")
    assert t.told("drawn", 1) == [{"card": "zebra"}, {"card": None}]
    assert t.told("drawn", 0) == [{"card": None}, {"card": "snake"}]
    assert t.told("drawn", SPECTATOR) == [{"card": None}, {"card": None}]
    assert (t.hand(0), t.hand(1)) == (["snake"], ["zebra"])


@cell("leprechaun", "four-players")
def test_with_four_players_the_leprechaun_goes_clockwise_from_the_actor() -> None:
    t = at(FOUR, "to-move: 3", "hand 3: leprechaun, rhino", DEAR, "deck: ant, fly, bee, owl, dove")
    t.say("play", "leprechaun", "rhino", "left", "use")
    assert [t.hand(seat) for seat in range(4)] == [["fly"], ["bee"], ["owl"], ["ant"]]
    assert t.deck()[0] == "dove"
    assert t.whose_turn() == 0


# -- Kappa


@cell("kappa", "effect")
def test_a_kappa_gives_5_to_the_player_with_the_most_legendary_origami() -> None:
    t = at(TWO, "collection 0 left: kappa", "collection 0 right: oni", "collection 1 left: phoenix", DEAR)
    assert t.extras() == [5, 0]
    assert t.awards(1) == {}


@cell("kappa", "effect")
def test_a_kappa_counts_itself_and_scores_covered() -> None:
    t = at(TWO, "collection 0 left: kappa, lion", "collection 1 left: gorilla", DEAR.replace("gorilla", "rhino"))
    assert t.extras() == [5, 0]


@cell("kappa", "refusal")
def test_a_kappa_gives_its_owner_nothing_if_another_has_more() -> None:
    t = at(TWO, "collection 0 left: kappa", "collection 1 left: phoenix, lion", "collection 1 right: oni", DEAR)
    assert t.extras() == [0, 5]
    assert t.awards(1) == {"kappa": 5}


@cell("kappa", "refusal")
def test_a_kappa_looks_at_legendary_origami_only() -> None:
    t = at(TWO, "collection 0 left: kappa", "collection 1 left: lion, rhino", "collection 1 right: zebra", DEAR)
    assert t.extras() == [5, 0]


@cell("kappa", "empty-deck")
def test_a_kappa_scores_with_no_deck() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: kappa, griffin", "collection 1 left: phoenix", DEAR)
    t.say("play", "kappa", "griffin", "left")
    assert t.discards() == ["griffin"]
    assert t.scores() == [5 + 5, 4 + 5], "one each: a tie, and both score"


@cell("kappa", "empty-hands")
def test_a_kappa_does_not_look_at_hands() -> None:
    t = at(TWO, "collection 0 left: kappa", DEAR)
    assert (t.hand(0), t.hand(1)) == ([], [])
    assert t.scores() == [10, 0]
    held = at(TWO, "hand 1: phoenix, oni, unicorn", "collection 0 left: kappa", DEAR)
    assert held.scores() == [10, 0], "what is in hand is in no collection"


@cell("kappa", "nested")
def test_a_kappa_played_within_a_dragon_rewards_the_one_with_more() -> None:
    t = at(
        TWO,
        "hand 0: dragon, griffin, oni",
        "hand 1: kappa, griffin",
        "collection 0 left: phoenix",
        DEAR,
    )
    t.say("play", "dragon", "griffin", "oni", "use")
    t.say("kappa", "griffin", "left", seat=1)
    assert t.collection(1, "left") == ["kappa"]
    assert t.extras() == [5, 0]
    assert t.awards(0) == {"kappa": 5}


@cell("kappa", "extra-action")
def test_a_kappa_gives_an_extra_action_with_a_caiman_and_is_played_with_one() -> None:
    t = at(
        WITH_EXOTIC,
        "hand 0: kappa, griffin, kappa, griffin",
        "collection 0 left: caiman",
        "collection 0 right: macaw",
        "line: golden-frog, anaconda, sloth, chameleon",
    )
    t.say("play", "kappa", "griffin", "right", "play", "kappa", "griffin")
    assert t.collection(0, "left") == ["caiman", "kappa"]
    assert t.whose_turn() == 1
    assert t.extras() == [10, 0]


@cell("kappa", "two-players")
def test_with_two_players_a_tie_rewards_both() -> None:
    t = at(TWO, "collection 0 left: kappa", "collection 1 left: oni", DEAR)
    assert t.extras() == [5, 5]


@cell("kappa", "four-players")
def test_with_four_players_all_who_are_tied_score() -> None:
    t = at(
        FOUR,
        "collection 0 left: kappa",
        "collection 1 left: phoenix",
        "collection 1 right: unicorn",
        "collection 2 left: owl",
        "collection 3 left: oni, phoenix",
        DEAR,
    )
    assert t.extras() == [0, 5, 0, 5]
    assert [t.awards(seat) for seat in range(4)] == [{}, {"kappa": 5}, {}, {"kappa": 5}]


# -- Oni


@cell("oni", "effect")
def test_the_oni_makes_each_player_discard_2_cards() -> None:
    t = at(TWO, "hand 0: oni, griffin, monkey, zebra, snake", "hand 1: kappa, unicorn, dragon", DEAR)
    t.say("play", "oni", "griffin", "left", "use")
    assert t.game.waiting() == [0, 1]
    t.say("snake", "monkey", seat=0)
    t.say("dragon", "kappa", seat=1)
    assert (t.hand(0), t.hand(1)) == (["zebra"], ["unicorn"])
    assert t.discards() == ["kappa", "dragon", "monkey", "snake", "griffin"], "each in the owner's order"
    assert t.whose_turn() == 1


@cell("oni", "effect")
def test_one_who_holds_fewer_than_2_cards_discards_them_all() -> None:
    t = at(TWO, "hand 0: oni, griffin, monkey, zebra, snake", "hand 1: kappa", DEAR)
    t.say("play", "oni", "griffin", "left", "use")
    t.say("kappa", seat=1)
    assert t.game.waiting() == [0]
    t.say("snake", "monkey", seat=0)
    assert (t.hand(0), t.hand(1)) == (["zebra"], [])


@cell("oni", "effect")
def test_two_cards_of_one_name_may_be_discarded_for_the_oni() -> None:
    t = at(TWO, "hand 0: oni, griffin", "hand 1: monkey, monkey, kappa", DEAR)
    t.say("play", "oni", "griffin", "left", "use")
    t.say("kappa", seat=1)
    assert t.offered(1) == {"monkey"}, "the Kappa is chosen already"
    t.game.undo(1)
    t.say("monkey", seat=1)
    assert t.offered(1) == {"monkey", "kappa"}
    t.say("monkey", seat=1)
    assert t.hand(1) == ["kappa"]
    assert t.discards() == ["monkey", "monkey", "griffin"]


@cell("oni", "effect")
def test_both_cards_stay_hidden_until_all_have_chosen() -> None:
    t = at(TWO, "hand 0: oni, griffin, monkey, zebra", "hand 1: kappa, unicorn, dragon", DEAR)
    t.say("play", "oni", "griffin", "left", "use")
    t.say("dragon", seat=1)
    assert t.game.view(1)["seats"][1]["chosen"] == ["dragon"]
    t.say("kappa", seat=1)
    assert t.game.waiting() == [0]
    assert t.told("discarded", 0) == []
    assert t.game.view(0)["seats"][1]["chosen"] == []
    t.say("monkey", "zebra", seat=0)
    assert t.told("discarded", 0) == [{"card": card} for card in ("monkey", "zebra", "dragon", "kappa")]


@cell("oni", "refusal")
def test_one_who_declines_the_oni_makes_nobody_discard() -> None:
    t = at(TWO, "hand 0: oni, griffin, monkey", "hand 1: kappa", DEAR)
    t.say("play", "oni", "griffin", "left", "no")
    assert (t.hand(0), t.hand(1)) == (["monkey"], ["kappa"])
    assert t.told("declined", 1) == [{"card": "oni"}]
    assert t.whose_turn() == 1


@cell("oni", "refusal")
def test_nobody_may_discard_less_than_the_oni_asks() -> None:
    t = at(TWO, "hand 0: oni, griffin", "hand 1: kappa, unicorn", DEAR)
    t.say("play", "oni", "griffin", "left", "use")
    assert t.offered(1) == {"kappa", "unicorn"}
    t.say("kappa", seat=1)
    assert t.offered(1) == {"unicorn"}


def test_the_question_of_the_oni_says_that_exactly_2_cards_will_be_chosen() -> None:
    t = at(TWO, "hand 0: oni, griffin", "hand 1: kappa, unicorn, monkey", DEAR)
    t.say("play", "oni", "griffin", "left", "use")
    assert t.asked(1).most == 2
    assert t.asked(1).least == 2, "as at the hand limit"


@cell("oni", "copied")
def test_the_parrot_makes_everybody_discard_2_with_the_effect_of_an_oni() -> None:
    t = at(
        WITH_SKY,
        "hand 0: parrot, chicken, owl, dove, chick",
        "hand 1: eagle, magpie, kappa",
        "line: oni, griffin, griffin, magpie",
    )
    t.say("play", "parrot", "chicken", "left", "oni")
    t.say("owl", "chick", seat=0)
    t.say("eagle", "kappa", seat=1)
    assert (t.hand(0), t.hand(1)) == (["dove"], ["magpie"])


@cell("oni", "empty-deck")
def test_what_is_discarded_for_the_oni_fills_the_line_if_there_is_no_deck() -> None:
    t = at(
        TWO,
        NOTHING_ELSE,
        "hand 0: oni",
        "hand 1: kappa, unicorn",
        "collection 0 left: lion",
        "line: snake, lion, rhino",
    )
    t.say("special-left", "oni", "use")
    t.say("kappa", "unicorn", seat=1)
    assert t.hand(1) == []
    assert t.line()[:3] == ["snake", "lion", "rhino"]
    assert sorted(t.line()[3:] + t.deck()) == ["kappa", "unicorn"]


@cell("oni", "empty-hands")
def test_the_oni_asks_nothing_when_nobody_holds_a_card() -> None:
    t = at(TWO, "hand 0: oni, griffin", DEAR)
    t.say("play", "oni", "griffin", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    assert t.told("used") == t.told("declined") == []
    assert t.whose_turn() == 1


@cell("oni", "nested")
def test_an_oni_played_by_an_elephant_takes_the_card_just_drawn() -> None:
    t = at(TWO, "hand 0: elephant, gorilla, oni, griffin", "hand 1: kappa", DEAR, "deck: zebra")
    t.say("play", "elephant", "gorilla", "left", "use", "oni", "griffin", "use")
    t.say("kappa", seat=1)
    t.say("zebra", seat=0)
    assert (t.hand(0), t.hand(1)) == ([], [])
    assert t.discards() == ["kappa", "zebra", "griffin", "gorilla"]


@cell("oni", "extra-action")
def test_an_oni_is_played_with_the_extra_action_of_a_rhino() -> None:
    t = at(TWO, "hand 0: rhino, lion, oni, griffin, monkey", "hand 1: kappa, snake, zebra", DEAR)
    t.say("play", "rhino", "lion", "left", "use", "play", "oni", "griffin", "use")
    t.say("monkey", seat=0)
    t.say("kappa", "snake", seat=1)
    assert (t.hand(0), t.hand(1)) == ([], ["zebra"])
    assert t.whose_turn() == 1


@cell("oni", "two-players")
def test_what_is_known_of_a_hand_is_forgotten_with_the_cards_discarded_for_the_oni() -> None:
    t = at(
        TWO,
        "hand 0: oni, griffin",
        "hand 1: kappa, unicorn, unicorn, snake",
        "known 1 by everybody: kappa, unicorn",
        DEAR,
    )
    t.say("play", "oni", "griffin", "left", "use")
    t.say("unicorn", "snake", seat=1)
    assert t.hand(1) == ["kappa", "unicorn"]
    assert t.known(1, 0) == ["kappa"], "the Unicorn that left is taken for the one that was known"


@cell("oni", "four-players")
def test_with_four_players_the_oni_asks_all_at_once_and_discards_clockwise() -> None:
    t = at(
        FOUR,
        "to-move: 1",
        "hand 0: ant, fly, bee",
        "hand 1: oni, griffin, owl, dove, chick",
        "hand 2: eagle",
        DEAR,
    )
    t.say("play", "oni", "griffin", "left", "use")
    assert t.game.waiting() == [0, 1, 2]
    t.say("fly", "ant", seat=0)
    t.say("eagle", seat=2)
    t.say("owl", "chick", seat=1)
    assert t.discards() == ["ant", "fly", "eagle", "chick", "owl", "griffin"], "1, 2, 3, 0"
    assert [t.hand(seat) for seat in range(4)] == [["bee"], ["dove"], [], []]
    assert t.whose_turn() == 2


# -- Unicorn


@cell("unicorn", "effect")
def test_a_unicorn_gives_2_to_every_player_with_three_families() -> None:
    t = at(
        FOUR,
        "collection 0 left: unicorn, ant",
        "collection 1 left: lion",
        "collection 1 right: owl, bee",
        "collection 2 left: ant, owl",
        "collection 3 left: unicorn",
        DEAR.replace("lion", "rhino"),
    )
    assert t.extras() == [0, 5, 0, 0], "seat 1: two Unicorns, 2 each, and a Bee"


@cell("unicorn", "effect")
def test_a_unicorn_rewards_its_owner_and_others_alike_covered_or_not() -> None:
    t = at(
        THREE,
        "collection 0 left: unicorn, owl",
        "collection 0 right: rhino",
        "collection 1 left: rhino, dove",
        "collection 1 right: phoenix",
        DEAR,
    )
    assert t.extras() == [2, 2, 0]
    assert (t.awards(0), t.awards(1)) == ({}, {"unicorn": 2})


@cell("unicorn", "refusal")
def test_a_unicorn_gives_nothing_for_two_families_if_there_are_more() -> None:
    t = at(THREE, "collection 0 left: unicorn, rhino", "collection 0 right: phoenix, zebra", DEAR)
    assert t.extras() == [0, 0, 0]


@cell("unicorn", "refusal")
def test_a_character_is_no_family_for_a_unicorn() -> None:
    t = at(THREE, "characters: ninja", "middle: yellow-ninja", "collection 0 left: unicorn, rhino", DEAR)
    assert t.extras() == [0, 0, 0]


@cell("unicorn", "empty-deck")
def test_a_unicorn_scores_with_no_deck() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: unicorn, griffin", "collection 0 left: rhino", DEAR)
    t.say("play", "unicorn", "griffin")
    assert t.discards() == ["griffin"]
    assert t.extras() == [2, 0]


@cell("unicorn", "empty-hands")
def test_a_unicorn_does_not_look_at_hands() -> None:
    t = at(TWO, "collection 0 left: unicorn", "collection 1 left: phoenix", "hand 0: rhino", "hand 1: rhino", DEAR)
    assert t.extras() == [0, 0]
    empty = at(TWO, "collection 0 left: unicorn", "collection 1 left: rhino, phoenix", DEAR)
    assert (empty.hand(0), empty.hand(1)) == ([], [])
    assert empty.extras() == [0, 2]


@cell("unicorn", "nested")
def test_a_unicorn_played_by_a_lion_asks_nothing() -> None:
    t = at(TWO, "hand 0: unicorn, monkey", "collection 0 left: lion", "line: gorilla, lion, cheetah, snake")
    t.say("special-left", "unicorn")
    assert t.whose_turn() == 1
    assert t.extras() == [2, 0]


@cell("unicorn", "extra-action")
def test_two_unicorns_are_played_with_the_extra_action_of_a_caiman() -> None:
    t = at(
        WITH_EXOTIC,
        "hand 0: unicorn, griffin, unicorn, griffin",
        "collection 0 left: caiman",
        "collection 0 right: macaw",
        "collection 1 left: macaw",
        "collection 1 right: oni",
        "line: golden-frog, anaconda, sloth, chameleon",
    )
    t.say("play", "unicorn", "griffin", "right", "play", "unicorn", "griffin")
    assert t.whose_turn() == 1
    assert t.extras() == [4, 4]


@cell("unicorn", "two-players")
def test_with_two_families_in_play_two_are_enough_for_a_unicorn() -> None:
    t = at(TWO, "collection 0 left: unicorn", "collection 0 right: lion", "collection 1 left: oni", DEAR)
    assert t.extras() == [2, 0]
    extra = at("families: legendary, savannah, sky", "collection 0 left: unicorn", "collection 0 right: lion", DEAR)
    assert extra.extras() == [0, 0], "with an extra family in play it takes three"


@cell("unicorn", "four-players")
def test_with_four_players_everybody_with_three_families_is_rewarded() -> None:
    t = at(
        FOUR,
        "collection 0 left: unicorn",
        "collection 1 left: ant, owl",
        "collection 1 right: rhino",
        "collection 2 left: fly, dove",
        "collection 2 right: zebra, oni",
        "collection 3 left: phoenix, leprechaun",
        DEAR,
    )
    assert [t.awards(seat) for seat in range(4)] == [{}, {"unicorn": 2}, {"unicorn": 2}, {}]
    assert t.extras() == [0, 2, 2, 0]


# -- Dragon


@cell("dragon", "effect")
def test_the_dragon_lets_each_player_play_an_origami_and_pay_for_it() -> None:
    t = at(
        TWO,
        "hand 0: dragon, griffin, kappa, unicorn, lion, monkey",
        "hand 1: oni, gorilla, zebra",
        "line: snake, snake, cheetah, rhino",
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use")
    assert t.game.waiting() == [0]
    assert t.asked(0).kind == "play"
    t.say("unicorn", "lion")
    assert t.collection(0, "right") == ["unicorn"]
    assert t.game.waiting() == [1]
    t.say("oni", "gorilla", "left", "no", seat=1)
    assert t.collection(1, "left") == ["oni"]
    assert (t.hand(0), t.hand(1)) == (["monkey"], ["zebra"])
    assert t.discards() == ["gorilla", "lion", "kappa", "griffin"]
    assert t.whose_turn() == 1
    assert t.asked().kind == "action", "and now seat 1 has its own turn"


@cell("dragon", "effect")
def test_the_dragon_gives_no_discount() -> None:
    t = at(TWO, "hand 0: dragon, griffin, kappa", "hand 1: oni, snake, monkey, phoenix", DEAR)
    t.say("play", "dragon", "griffin", "kappa", "left", "use")
    assert t.refused("snake", 1) == "cannot-pay"
    assert t.offered(1) == {"oni", "monkey", "phoenix", "no"}
    t.say("oni", seat=1)
    assert t.asked(1).args["price"] == 4


@cell("dragon", "effect")
def test_the_instant_effect_of_what_is_played_within_a_dragon_resolves_before_the_next_player() -> None:
    t = at(
        THREE,
        "hand 0: dragon, griffin, kappa, monkey, rhino, zebra",
        "hand 1: dove, eagle",
        "hand 2: owl, magpie",
        DEAR,
        "deck: chick, chicken, vulture, parrot, snake",
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use", "monkey", "rhino")
    assert t.asked().source == "monkey"
    t.say("zebra", "lion")
    assert t.line() == ["zebra", "gorilla", "cheetah", "snake"]
    t.say("dove", "eagle", "left", "use", seat=1)
    assert [t.hand(seat) for seat in range(3)] == [
        ["lion", "vulture"],
        ["chick", "parrot"],
        ["chicken", "magpie", "owl"],
    ]
    t.say("owl", "magpie", "left", "use", seat=2)
    assert t.game.waiting() == [0, 1], "the opponents of seat 2"
    t.say("lion", seat=0)
    t.say("parrot", seat=1)
    assert [t.hand(seat) for seat in range(3)] == [["vulture"], ["chick"], ["chicken"]]
    assert t.whose_turn() == 1


@cell("dragon", "refusal")
def test_one_who_declines_the_dragon_lets_nobody_play() -> None:
    t = at(TWO, "hand 0: dragon, griffin, kappa", "hand 1: oni, gorilla", DEAR)
    t.say("play", "dragon", "griffin", "kappa", "left", "no")
    assert t.told("declined", 1) == [{"card": "dragon"}]
    assert t.whose_turn() == 1
    assert t.asked().kind == "action"


@cell("dragon", "refusal")
def test_every_player_may_decline_the_play_of_a_dragon() -> None:
    t = at(TWO, "hand 0: dragon, griffin, kappa, oni, lion", "hand 1: oni, gorilla", DEAR)
    t.say("play", "dragon", "griffin", "kappa", "left", "use", "no")
    t.say("no", seat=1)
    assert (t.hand(0), t.hand(1)) == (["lion", "oni"], ["gorilla", "oni"])
    declined = [(event.seat, event.args["card"]) for event in t.events(SPECTATOR) if event.kind == "declined"]
    assert declined == [(0, "dragon"), (1, "dragon")]
    assert t.whose_turn() == 1


@cell("dragon", "refusal")
def test_a_dragon_asks_also_one_who_cannot_pay_so_that_others_learn_nothing() -> None:
    t = at(TWO, "hand 0: dragon, griffin, kappa", "hand 1: griffin", DEAR)
    t.say("play", "dragon", "griffin", "kappa", "left", "use")
    assert t.offered(1) == {"no"}


@cell("dragon", "copied")
def test_the_parrot_lets_everybody_play_with_the_effect_of_a_dragon() -> None:
    t = at(
        WITH_SKY,
        "hand 0: parrot, chicken, kappa, eagle",
        "hand 1: oni, griffin, owl",
        "line: dragon, griffin, magpie, magpie",
    )
    t.say("play", "parrot", "chicken", "left", "dragon", "kappa", "eagle")
    t.say("oni", "griffin", "left", "no", seat=1)
    assert t.collection(0, "right") == ["kappa"]
    assert t.collection(1, "left") == ["oni"]
    assert t.line() == ["dragon", "griffin", "magpie", "magpie"], "the Dragon itself stays where it is"
    assert t.whose_turn() == 1


@cell("dragon", "empty-deck")
def test_with_no_deck_a_dragon_lets_one_draw_what_another_paid() -> None:
    t = at(
        TWO,
        NOTHING_ELSE,
        "hand 0: dragon, kappa, lion",
        "hand 1: leprechaun, zebra",
        "collection 0 left: lion",
        "line: snake, snake, cheetah, rhino",
    )
    t.say("special-left", "dragon", "use", "kappa", "lion", "left")
    assert t.discards() == ["lion"]
    t.say("leprechaun", "zebra", "left", "use", seat=1)
    assert sorted(t.hand(0) + t.hand(1)) == ["lion", "zebra"]
    assert (len(t.hand(0)), len(t.hand(1))) == (1, 1)
    assert (t.deck(), t.discards()) == ([], [])


@cell("dragon", "empty-hands")
def test_a_dragon_asks_nothing_when_nobody_holds_a_card() -> None:
    t = at(TWO, "hand 0: dragon, griffin, kappa", DEAR)
    t.say("play", "dragon", "griffin", "kappa", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    assert t.told("used") == t.told("declined") == []
    assert t.whose_turn() == 1


@cell("dragon", "nested")
def test_a_dragon_played_within_a_dragon_goes_round_before_the_outer_one_goes_on() -> None:
    t = at(
        THREE,
        "hand 0: dragon, griffin, kappa, monkey",
        "hand 1: dragon, griffin, oni, zebra",
        "hand 2: owl, magpie, chick",
        DEAR,
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use", "no")
    t.say("dragon", "griffin", "oni", "left", "use", seat=1)
    asked = []
    while t.asked().kind == "play":
        asked.append(t.game.waiting()[0])
        t.say("no")
    assert asked == [1, 2, 0, 2], "first the inner one from seat 1, then seat 2 once more"
    assert t.whose_turn() == 1


@cell("dragon", "extra-action")
def test_a_dragon_is_played_with_the_extra_action_of_a_rhino() -> None:
    t = at(
        TWO,
        "hand 0: rhino, lion, dragon, griffin, kappa, unicorn, gorilla",
        "hand 1: phoenix, oni",
        "line: snake, snake, cheetah, lion",
    )
    t.say("play", "rhino", "lion", "left", "use")
    t.say("play", "dragon", "griffin", "kappa", "use", "unicorn", "gorilla", "left")
    t.say("phoenix", "oni", "left", "no", seat=1)
    assert t.collection(0, "left") == ["rhino", "unicorn"]
    assert t.collection(1, "left") == ["phoenix"]
    assert t.whose_turn() == 1


@cell("dragon", "two-players")
def test_the_opponent_plays_second_and_then_has_a_turn_of_their_own() -> None:
    t = at(
        TWO,
        "hand 0: dragon, griffin, kappa, zebra",
        "hand 1: unicorn, gorilla, oni, lion",
        "line: snake, snake, cheetah, rhino",
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use", "no")
    t.say("unicorn", "gorilla", "left", seat=1)
    assert t.whose_turn() == 1
    t.say("play", "oni", "lion", "no", seat=1)
    assert (t.collection(1, "left"), t.collection(1, "right")) == (["unicorn"], ["oni"])
    assert t.whose_turn() == 0


@cell("dragon", "four-players")
def test_with_four_players_a_dragon_goes_clockwise_and_passes_over_empty_hands() -> None:
    t = at(
        FOUR,
        "to-move: 2",
        "hand 0: ant, bee",
        "hand 1: owl, eagle",
        "hand 2: dragon, griffin, kappa, monkey",
        DEAR,
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use")
    assert t.game.waiting() == [2]
    t.say("no", seat=2)
    assert t.game.waiting() == [0], "seat 3 has no cards"
    t.say("ant", "bee", "right", seat=0)
    assert t.game.waiting() == [1]
    t.say("owl", "eagle", "left", "use", seat=1)
    assert t.game.waiting() == [2], "only seat 2 holds a card"
    t.say("monkey", seat=2)
    assert (t.collection(0, "right"), t.collection(1, "left")) == (["ant"], ["owl"])
    assert t.whose_turn() == 3


# -- Nine-tailed fox


@cell("nine-tailed-fox", "effect")
def test_the_fox_passes_a_card_to_the_left_and_one_to_the_right() -> None:
    t = at(
        THREE,
        "hand 0: nine-tailed-fox, griffin, kappa, oni, unicorn, lion",
        "hand 1: monkey, zebra, rhino",
        "hand 2: owl, dove, chick",
        "line: snake, snake, cheetah, cheetah",
    )
    t.say("play", "nine-tailed-fox", "griffin", "kappa", "left", "use")
    assert t.game.waiting() == [0, 1, 2]
    assert [t.asked(seat).args for seat in range(3)] == [{"to": "left"}] * 3
    t.say("oni", seat=0)
    assert t.asked(0).args == {"to": "right"}
    assert t.offered(0) == {"unicorn", "lion"}, "the Oni is on its way already"
    t.say("unicorn", seat=0)
    t.say("monkey", "zebra", seat=1)
    t.say("owl", "dove", seat=2)
    assert t.hand(0) == ["lion", "owl", "zebra"]
    assert t.hand(1) == ["dove", "oni", "rhino"]
    assert t.hand(2) == ["chick", "monkey", "unicorn"]
    assert t.whose_turn() == 1


@cell("nine-tailed-fox", "effect")
def test_only_giver_and_receiver_know_what_the_fox_passed() -> None:
    t = at(
        THREE,
        "hand 0: nine-tailed-fox, griffin, kappa, oni, unicorn",
        "hand 1: monkey, zebra",
        "hand 2: owl, dove",
        "line: snake, snake, cheetah, cheetah",
    )
    t.say("play", "nine-tailed-fox", "griffin", "kappa", "left", "use")
    t.say("oni", "unicorn", seat=0)
    t.say("monkey", "zebra", seat=1)
    t.say("owl", "dove", seat=2)
    assert (t.known(1, 0), t.known(2, 0)) == (["oni"], ["unicorn"])
    assert (t.known(2, 1), t.known(0, 1)) == (["monkey"], ["zebra"])
    assert (t.known(0, 2), t.known(1, 2)) == (["owl"], ["dove"])
    assert [t.known(seat, SPECTATOR) for seat in range(3)] == [[], [], []]
    assert t.told("given", 1) == [
        {"card": "oni", "to": 1},
        {"card": None, "to": 2},
        {"card": "monkey", "to": 2},
        {"card": "zebra", "to": 0},
        {"card": None, "to": 0},
        {"card": "dove", "to": 1},
    ]


@cell("nine-tailed-fox", "refusal")
def test_one_who_declines_the_fox_makes_nobody_pass() -> None:
    t = at(TWO, "hand 0: nine-tailed-fox, griffin, kappa, monkey", "hand 1: oni, zebra", DEAR)
    t.say("play", "nine-tailed-fox", "griffin", "kappa", "left", "no")
    assert (t.hand(0), t.hand(1)) == (["monkey"], ["oni", "zebra"])
    assert t.told("declined", 1) == [{"card": "nine-tailed-fox"}]
    assert t.told("given") == []
    assert t.whose_turn() == 1


@cell("nine-tailed-fox", "refusal")
def test_nobody_may_keep_what_the_fox_asks_for() -> None:
    t = at(TWO, "hand 0: nine-tailed-fox, griffin, kappa, monkey, rhino", "hand 1: oni, zebra", DEAR)
    t.say("play", "nine-tailed-fox", "griffin", "kappa", "left", "use")
    assert t.offered(0) == {"monkey", "rhino"}
    assert t.offered(1) == {"oni", "zebra"}
    t.say("oni", seat=1)
    assert t.offered(1) == {"zebra"}


@cell("nine-tailed-fox", "copied")
def test_the_parrot_makes_everybody_pass_with_the_effect_of_a_fox() -> None:
    t = at(
        WITH_SKY,
        "hand 0: parrot, chicken, owl, dove, chick",
        "hand 1: eagle, magpie, kappa",
        "line: griffin, griffin, magpie, eagle",
        "collection 1 left: nine-tailed-fox",
    )
    t.say("play", "parrot", "chicken", "left", "nine-tailed-fox")
    t.say("owl", "dove", seat=0)
    t.say("kappa", "eagle", seat=1)
    assert (t.hand(0), t.hand(1)) == (["chick", "eagle", "kappa"], ["dove", "magpie", "owl"])


@cell("nine-tailed-fox", "empty-deck")
def test_the_fox_needs_no_deck() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: nine-tailed-fox, griffin, kappa, monkey", "hand 1: oni, zebra, rhino", DEAR)
    t.say("play", "nine-tailed-fox", "griffin", "kappa", "left", "use")
    t.say("monkey", seat=0)
    t.say("rhino", "oni", seat=1)
    assert (t.hand(0), t.hand(1)) == (["oni", "rhino"], ["monkey", "zebra"])
    assert t.discards() == ["kappa", "griffin"], "nothing was shuffled"


@cell("nine-tailed-fox", "empty-hands")
def test_the_fox_does_nothing_when_nobody_holds_a_card() -> None:
    t = at(TWO, "hand 0: nine-tailed-fox, griffin, kappa", DEAR)
    t.say("play", "nine-tailed-fox", "griffin", "kappa", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    assert t.told("used") == t.told("declined") == []
    assert t.whose_turn() == 1


@cell("nine-tailed-fox", "nested")
def test_a_fox_played_by_another_within_a_dragon_passes_for_everybody() -> None:
    t = at(
        THREE,
        "hand 0: dragon, griffin, kappa, monkey, zebra",
        "hand 1: nine-tailed-fox, lion, oni, chick",
        "hand 2: owl",
        "line: snake, snake, cheetah, cheetah",
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use", "no")
    t.say("nine-tailed-fox", "lion", "oni", "left", "use", seat=1)
    assert t.game.waiting() == [0, 1, 2]
    t.say("monkey", "zebra", seat=0)
    t.say("chick", seat=1)
    t.say("owl", seat=2)
    assert [t.hand(seat) for seat in range(3)] == [["owl"], ["monkey"], ["chick", "zebra"]]
    assert t.told("given")[0] == {"card": "chick", "to": 2}, "clockwise from seat 1, who played it"
    assert t.game.waiting() == [2], "the Dragon goes on"


@cell("nine-tailed-fox", "extra-action")
def test_a_fox_is_played_with_the_extra_action_of_a_rhino() -> None:
    t = at(
        TWO,
        "hand 0: rhino, lion, nine-tailed-fox, griffin, kappa, monkey",
        "hand 1: oni, zebra",
        DEAR,
    )
    t.say("play", "rhino", "lion", "left", "use", "play", "nine-tailed-fox", "griffin", "kappa", "use")
    t.say("monkey", seat=0)
    t.say("oni", "zebra", seat=1)
    assert (t.hand(0), t.hand(1)) == (["oni", "zebra"], ["monkey"])
    assert t.whose_turn() == 1


@cell("nine-tailed-fox", "two-players")
def test_with_two_players_both_cards_go_to_the_other() -> None:
    t = at(
        TWO,
        "hand 0: nine-tailed-fox, griffin, kappa, monkey, rhino, elephant",
        "hand 1: oni, zebra, unicorn",
        DEAR,
    )
    t.say("play", "nine-tailed-fox", "griffin", "kappa", "left", "use")
    t.say("monkey", "rhino", seat=0)
    t.say("unicorn", "oni", seat=1)
    assert (t.hand(0), t.hand(1)) == (["elephant", "oni", "unicorn"], ["monkey", "rhino", "zebra"])
    assert (t.known(0, 1), t.known(1, 0)) == (["oni", "unicorn"], ["monkey", "rhino"])
    assert (t.known(0, SPECTATOR), t.known(1, SPECTATOR)) == ([], [])


@cell("nine-tailed-fox", "four-players")
def test_with_four_players_the_fox_passes_to_both_neighbours_and_not_across() -> None:
    t = at(
        FOUR,
        "to-move: 3",
        "hand 0: ant, fly",
        "hand 1: owl, dove",
        "hand 2: rhino, zebra",
        "hand 3: nine-tailed-fox, griffin, kappa, oni, unicorn",
        "line: snake, snake, cheetah, cheetah",
    )
    t.say("play", "nine-tailed-fox", "griffin", "kappa", "left", "use")
    t.say("ant", "fly", seat=0)
    t.say("owl", "dove", seat=1)
    t.say("rhino", "zebra", seat=2)
    t.say("oni", "unicorn", seat=3)
    assert t.hand(0) == ["dove", "oni"], "from 1 to the right, from 3 to the left"
    assert t.hand(1) == ["ant", "zebra"]
    assert t.hand(2) == ["owl", "unicorn"]
    assert t.hand(3) == ["fly", "rhino"]
    assert [t.known(0, viewer) for viewer in (1, 2, 3)] == [["dove"], [], ["oni"]]
    assert t.whose_turn() == 0


# -- Griffin


@cell("griffin", "effect")
def test_the_griffin_lets_each_player_take_a_card_from_the_line() -> None:
    t = at(
        TWO,
        "hand 0: griffin, lion, gorilla, monkey",
        "hand 1: oni",
        "line: zebra, snake, kappa, cheetah",
        "deck: rhino, elephant, unicorn",
    )
    t.say("play", "griffin", "lion", "gorilla", "left", "use")
    assert t.game.waiting() == [0]
    assert t.offered() == {"zebra", "snake", "kappa", "cheetah"}, "once used, each player must take a card"
    t.say("snake")
    assert t.line() == ["zebra", "kappa", "cheetah"], "not filled in between"
    assert t.game.waiting() == [1]
    assert t.offered(1) == {"zebra", "kappa", "cheetah"}
    t.say("kappa", seat=1)
    assert (t.hand(0), t.hand(1)) == (["monkey", "snake"], ["kappa", "oni"])
    assert t.line() == ["zebra", "cheetah", "rhino", "elephant"]
    assert t.whose_turn() == 1


@cell("griffin", "effect")
def test_everybody_knows_what_is_taken_for_the_griffin() -> None:
    t = at(TWO, "hand 0: griffin, lion, gorilla", "hand 1: oni", "line: zebra, snake, kappa, cheetah")
    t.say("play", "griffin", "lion", "gorilla", "left", "use", "snake")
    t.say("cheetah", seat=1)
    taken = [(event.seat, event.args["card"]) for event in t.events(SPECTATOR) if event.kind == "taken"]
    assert taken == [(0, "snake"), (1, "cheetah")]
    assert (t.known(0, 1), t.known(1, 0)) == (["snake"], ["cheetah"])


@cell("griffin", "refusal")
def test_one_who_declines_the_griffin_lets_nobody_take() -> None:
    t = at(TWO, "hand 0: griffin, lion, gorilla", "hand 1: oni", "line: zebra, snake, kappa, cheetah")
    t.say("play", "griffin", "lion", "gorilla", "left", "no")
    assert t.line() == ["zebra", "snake", "kappa", "cheetah"]
    assert t.told("declined", 1) == [{"card": "griffin"}]
    assert t.whose_turn() == 1


@cell("griffin", "refusal")
def test_a_griffin_asks_nothing_with_an_empty_line() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: griffin, monkey", "collection 0 left: lion", "line:", "hand 1: oni, lion")
    t.say("special-left", "griffin")
    assert t.told("used") == t.told("declined") == []
    assert t.whose_turn() == 1


@cell("griffin", "copied")
def test_the_parrot_lets_everybody_take_with_the_effect_of_a_griffin_and_perhaps_the_griffin() -> None:
    t = at(
        WITH_SKY,
        "hand 0: parrot, chicken",
        "line: griffin, dove, magpie, eagle",
        "deck: chick, oni, kappa",
    )
    t.say("play", "parrot", "chicken", "left", "griffin", "griffin")
    t.say("magpie", seat=1)
    assert (t.hand(0), t.hand(1)) == (["griffin"], ["magpie"])
    assert t.line() == ["dove", "eagle", "chick", "oni"]


@cell("griffin", "empty-deck")
def test_with_no_deck_the_payment_fills_the_line_after_a_griffin() -> None:
    t = at(
        TWO,
        NOTHING_ELSE,
        "hand 0: griffin, lion, gorilla",
        "hand 1: oni",
        "line: zebra, snake, kappa, cheetah",
    )
    t.say("play", "griffin", "lion", "gorilla", "left", "use", "zebra")
    assert t.line() == ["snake", "kappa", "cheetah"]
    assert t.discards() == ["gorilla", "lion"], "not before all have taken"
    t.say("snake", seat=1)
    assert t.line()[:2] == ["kappa", "cheetah"]
    assert sorted(t.line()[2:]) == ["gorilla", "lion"]
    assert (t.deck(), t.discards()) == ([], [])


@cell("griffin", "empty-hands")
def test_the_griffin_fills_empty_hands() -> None:
    t = at(TWO, "hand 0: griffin, lion, gorilla", "line: zebra, snake, kappa, cheetah")
    t.say("play", "griffin", "lion", "gorilla", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("use", "kappa")
    t.say("zebra", seat=1)
    assert (t.hand(0), t.hand(1)) == (["kappa"], ["zebra"])


@cell("griffin", "nested")
def test_a_griffin_played_by_another_within_a_dragon_begins_with_that_player() -> None:
    t = at(
        THREE,
        "hand 0: dragon, griffin, kappa",
        "hand 1: griffin, lion, gorilla",
        "hand 2: owl",
        "line: zebra, snake, chick, cheetah",
        "deck: dove, eagle, magpie, rhino",
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use")
    t.say("griffin", "lion", "gorilla", "left", "use", "snake", seat=1)
    t.say("zebra", seat=2)
    t.say("chick", seat=0)
    assert [t.hand(seat) for seat in range(3)] == [["chick"], ["snake"], ["owl", "zebra"]]
    assert t.line() == ["cheetah", "dove", "eagle", "magpie"]
    assert t.game.waiting() == [2], "the Dragon goes on"
    assert t.asked(2).kind == "play"


@cell("griffin", "extra-action")
def test_a_griffin_is_played_with_the_extra_action_of_a_rhino() -> None:
    t = at(
        TWO,
        "hand 0: rhino, lion, griffin, gorilla, lion",
        "line: zebra, snake, kappa, cheetah",
        "deck: monkey, monkey, oni, unicorn, dragon, phoenix",
    )
    t.say("play", "rhino", "lion", "left", "use", "play", "griffin", "gorilla", "lion", "use", "oni")
    t.say("unicorn", seat=1)
    assert (t.hand(0), t.hand(1)) == (["oni"], ["unicorn"])
    assert t.line() == ["monkey", "monkey", "dragon", "phoenix"]
    assert t.whose_turn() == 1


@cell("griffin", "two-players")
def test_a_hand_above_the_limit_by_a_griffin_of_another_is_not_checked_now() -> None:
    t = at(
        TWO,
        "hand 0: griffin, lion, gorilla",
        "hand 1: monkey, monkey, monkey, monkey, rhino, rhino, elephant, elephant",
        "line: zebra, snake, kappa, cheetah",
    )
    t.say("play", "griffin", "lion", "gorilla", "left", "use", "snake")
    t.say("kappa", seat=1)
    assert len(t.hand(1)) == 9
    assert t.whose_turn() == 1
    assert t.asked(1).kind == "action"


@cell("griffin", "four-players")
def test_with_four_players_a_griffin_empties_the_line_and_fills_it_once() -> None:
    t = at(
        FOUR,
        "to-move: 1",
        "hand 1: griffin, lion, gorilla",
        "line: zebra, ant, owl, cheetah",
        "deck: bee, fly, dove, rhino, chick",
    )
    t.say("play", "griffin", "lion", "gorilla", "left", "use", "owl")
    t.say("ant", seat=2)
    t.say("cheetah", seat=3)
    assert t.offered(0) == {"zebra"}
    t.say("zebra", seat=0)
    assert [t.hand(seat) for seat in range(4)] == [["zebra"], ["owl"], ["ant"], ["cheetah"]]
    assert t.line() == ["bee", "fly", "dove", "rhino"]
    assert t.whose_turn() == 2
