"""Chapter: the Dinosaurs. The size of the hand."""

from typing import Final

import pytest

from tests.origami.matrix import cell
from tests.origami.table import NOTHING_ELSE, SPECTATOR, at

TWO: Final = "families: dinosaurs, savannah"
WITH_SKY: Final = "families: dinosaurs, sky"
WITH_LEGENDARY: Final = "families: dinosaurs, legendary"
WITH_EXOTIC: Final = "families: dinosaurs, exotic"
FOUR: Final = "families: dinosaurs, savannah, sky, lawn\nplayers: 4"
DEAR: Final = "line: lion, gorilla, cheetah, snake"
"""A line of the Savannah."""
EIGHT: Final = "monkey, monkey, monkey, monkey, zebra, zebra, elephant, rhino"


@pytest.mark.parametrize(
    ("card", "copies", "cost", "folds", "points"),
    [
        ("pterosaur", 2, 2, 1, 3),
        ("velociraptor", 4, 3, 2, 4),
        ("brontosaurus", 2, 4, 2, 5),
        ("mesosaurus", 2, 4, 2, 5),
        ("ankylosaurus", 2, 4, 2, 5),
        ("stegosaurus", 2, 6, 3, 5),
        ("triceratops", 2, 6, 3, 5),
        ("t-rex", 2, 8, 4, 3),
    ],
)
def test_the_figures_of_the_dinosaurs(card: str, copies: int, cost: int, folds: int, points: int) -> None:
    assert at("families: dinosaurs").figures(card) == (copies, cost, folds, points)


@cell("velociraptor", "copied")
@cell("brontosaurus", "copied")
@cell("mesosaurus", "copied")
@cell("ankylosaurus", "copied")
def test_the_parrot_copies_no_ongoing_effect() -> None:
    t = at(
        WITH_SKY,
        "hand 0: parrot, chicken, owl",
        "hand 1: eagle",
        "line: velociraptor, brontosaurus, mesosaurus, ankylosaurus",
        "collection 0 left: velociraptor",
        "collection 0 right: mesosaurus, brontosaurus",
        "collection 1 left: dove",
        "collection 1 right: ankylosaurus",
    )
    t.say("play", "parrot", "chicken")
    assert t.offered() == {"dove", "no"}, "all of them are visible, and only the Dove has an instant effect"


@cell("triceratops", "copied")
@cell("t-rex", "copied")
def test_the_parrot_copies_no_scoring_effect_of_the_dinosaurs() -> None:
    t = at(
        WITH_SKY,
        "hand 0: parrot, chicken, owl",
        "line: triceratops, t-rex, stegosaurus, chicken",
        "collection 0 left: t-rex",
        "collection 1 left: triceratops",
    )
    t.say("play", "parrot", "chicken")
    assert t.offered() == {"stegosaurus", "no"}


# -- Pterosaur


@cell("pterosaur", "effect")
def test_the_pterosaur_takes_a_card_worth_4_folds_from_the_line() -> None:
    t = at(TWO, "hand 0: pterosaur, velociraptor", "line: rhino, t-rex, monkey, gorilla", "deck: zebra, snake")
    t.say("play", "pterosaur", "velociraptor", "left")
    assert t.offered() == {"t-rex", "gorilla", "no"}
    assert t.refused("rhino") == "wrong-worth"
    assert t.refused("monkey") == "wrong-worth"
    t.say("t-rex")
    assert t.hand(0) == ["t-rex"]
    assert t.line() == ["rhino", "monkey", "gorilla", "zebra"]
    assert t.whose_turn() == 1


def test_the_pterosaur_takes_one_card_only() -> None:
    t = at(TWO, "hand 0: pterosaur, velociraptor", "line: t-rex, t-rex, lion, gorilla", "deck: zebra, snake")
    t.say("play", "pterosaur", "velociraptor", "left", "t-rex")
    assert t.hand(0) == ["t-rex"]
    assert t.line() == ["t-rex", "lion", "gorilla", "zebra"]
    assert t.whose_turn() == 1


@cell("pterosaur", "refusal")
def test_the_pterosaur_may_be_declined() -> None:
    t = at(TWO, "hand 0: pterosaur, velociraptor", DEAR, "deck: zebra")
    t.say("play", "pterosaur", "velociraptor", "left", "no")
    assert t.hand(0) == []
    assert t.line() == ["lion", "gorilla", "cheetah", "snake"]
    assert t.told("declined", 1) == [{"card": "pterosaur"}]
    assert t.whose_turn() == 1


@cell("pterosaur", "refusal")
def test_the_pterosaur_asks_nothing_without_a_card_worth_4_folds() -> None:
    t = at(TWO, "hand 0: pterosaur, velociraptor, monkey", "line: snake, cheetah, stegosaurus, triceratops")
    t.say("play", "pterosaur", "velociraptor", "left")
    assert t.told("declined") == []
    assert t.hand(0) == ["monkey"]
    assert t.whose_turn() == 1


@cell("pterosaur", "copied")
def test_the_parrot_takes_a_card_worth_4_folds_with_the_effect_of_a_pterosaur() -> None:
    t = at(WITH_SKY, "hand 0: parrot, chicken", "line: pterosaur, eagle, dove, owl", "deck: chick")
    t.say("play", "parrot", "chicken", "left", "pterosaur")
    assert t.offered() == {"eagle"}, "naming the effect is using it"
    t.say("eagle")
    assert t.hand(0) == ["eagle"]
    assert t.line() == ["pterosaur", "dove", "owl", "chick"]


@cell("pterosaur", "copied")
def test_the_parrot_is_not_offered_a_pterosaur_without_a_card_worth_4_folds() -> None:
    t = at(WITH_SKY, "hand 0: parrot, chicken, owl", "line: pterosaur, chicken, stegosaurus, owl", "hand 1: dove")
    t.say("play", "parrot", "chicken", "left")
    assert t.offered() == {"stegosaurus", "owl", "no"}


@cell("pterosaur", "empty-deck")
def test_the_payment_of_the_pterosaur_fills_the_line_when_there_is_no_other_card() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: pterosaur, velociraptor", DEAR, "hand 1: monkey")
    t.say("play", "pterosaur", "velociraptor", "left", "lion")
    assert t.hand(0) == ["lion"]
    assert t.line() == ["gorilla", "cheetah", "snake", "velociraptor"]
    assert t.discards() == []


@cell("pterosaur", "empty-hands")
def test_the_pterosaur_takes_when_nobody_holds_a_card() -> None:
    t = at(TWO, "hand 0: pterosaur, velociraptor", DEAR, "deck: zebra")
    t.say("play", "pterosaur", "velociraptor", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("gorilla")
    assert t.hand(0) == ["gorilla"]
    assert t.line() == ["lion", "cheetah", "snake", "zebra"]


@cell("pterosaur", "nested")
def test_a_pterosaur_played_by_an_elephant_takes_a_card() -> None:
    t = at(TWO, "hand 0: elephant, gorilla, pterosaur, zebra", DEAR, "deck: rhino, monkey")
    t.say("play", "elephant", "gorilla", "left", "use", "pterosaur", "zebra")
    assert t.asked().source == "pterosaur"
    t.say("lion")
    assert t.hand(0) == ["lion", "rhino"]
    assert t.line() == ["gorilla", "cheetah", "snake", "monkey"]
    assert t.whose_turn() == 1


@cell("pterosaur", "extra-action")
def test_a_pterosaur_as_extra_action_takes_from_the_new_line() -> None:
    t = at(TWO, "hand 0: rhino, lion, pterosaur, zebra", DEAR, "deck: monkey, t-rex, monkey, monkey, elephant")
    t.say("play", "rhino", "lion", "left", "use", "play", "pterosaur", "zebra")
    assert t.offered() == {"t-rex", "no"}
    t.say("t-rex")
    assert t.hand(0) == ["t-rex"]
    assert t.line() == ["monkey", "monkey", "monkey", "elephant"]
    assert t.whose_turn() == 1


@cell("pterosaur", "two-players")
def test_the_opponent_knows_what_the_pterosaur_took() -> None:
    t = at(TWO, "hand 0: pterosaur, velociraptor, monkey", "hand 1: zebra", DEAR)
    t.say("play", "pterosaur", "velociraptor", "left", "gorilla")
    assert t.told("taken", 1) == [{"card": "gorilla", "place": 1}]
    assert (t.known(0, 1), t.known(0, SPECTATOR)) == (["gorilla"], ["gorilla"])
    assert t.hand(1) == ["zebra"]


@cell("pterosaur", "four-players")
def test_with_four_players_only_the_player_of_the_pterosaur_takes() -> None:
    t = at(
        FOUR,
        "to-move: 2",
        "hand 2: pterosaur, ant",
        "hand 3: owl",
        "line: bee, eagle, fly, lion",
        "deck: chick",
    )
    t.say("play", "pterosaur", "ant", "left")
    assert t.game.waiting() == [2]
    assert t.offered() == {"bee", "eagle", "lion", "no"}, "of any family"
    t.say("bee")
    assert (t.hand(0), t.hand(1), t.hand(2), t.hand(3)) == ([], [], ["bee"], ["owl"])
    assert (t.known(2, 0), t.known(2, 1), t.known(2, 3)) == (["bee"], ["bee"], ["bee"])
    assert t.whose_turn() == 3


# -- Velociraptor


@cell("velociraptor", "effect")
@pytest.mark.parametrize(
    ("left", "right", "more"),
    [
        ("velociraptor", "monkey", 1),
        ("velociraptor", "velociraptor", 4),
        ("velociraptor, velociraptor", "monkey", 2),
        ("velociraptor, velociraptor", "velociraptor, monkey", 3),
        ("velociraptor, velociraptor", "monkey, velociraptor", 6),
        ("velociraptor, velociraptor", "velociraptor, velociraptor", 8),
    ],
)
def test_every_visible_velociraptor_counts_all_velociraptors(left: str, right: str, more: int) -> None:
    t = at(TWO, f"collection 0 left: {left}", f"collection 0 right: {right}", DEAR)
    assert t.state.hand_limit(0) == 8 + more
    assert t.state.hand_limit(1) == 8


@cell("velociraptor", "effect")
def test_with_a_velociraptor_nine_cards_may_be_kept() -> None:
    t = at(TWO, f"hand 0: {EIGHT}", "collection 0 left: velociraptor", DEAR)
    t.say("draw", "lion")
    assert len(t.hand(0)) == 9
    assert t.whose_turn() == 1, "nothing was discarded"


@cell("velociraptor", "effect")
def test_a_tenth_card_is_too_many_for_one_velociraptor() -> None:
    t = at(TWO, f"hand 0: {EIGHT}, pterosaur", "collection 0 left: velociraptor", DEAR)
    t.say("draw", "lion")
    assert t.asked().kind == "hand-limit"
    assert t.asked().args == {"limit": 9, "cards": 1}
    t.say("pterosaur")
    assert t.discards() == ["pterosaur"]
    assert len(t.hand(0)) == 9
    assert t.whose_turn() == 1


@cell("velociraptor", "refusal")
def test_a_covered_velociraptor_raises_no_limit() -> None:
    t = at(
        TWO,
        f"hand 0: {EIGHT}",
        "collection 0 left: velociraptor, t-rex",
        "collection 0 right: velociraptor, lion",
        "line: gorilla, gorilla, cheetah, snake",
    )
    t.say("draw", "gorilla")
    assert t.asked().args == {"limit": 8, "cards": 1}
    t.say("gorilla")
    assert t.whose_turn() == 1


@cell("velociraptor", "refusal")
def test_nothing_is_asked_when_a_velociraptor_is_placed() -> None:
    t = at(TWO, "hand 0: velociraptor, cheetah, monkey", DEAR)
    t.say("play", "velociraptor", "cheetah", "left")
    assert t.hand(0) == ["monkey"]
    assert t.whose_turn() == 1
    assert t.state.hand_limit(0) == 9, "an ongoing effect is no choice"


@cell("velociraptor", "empty-deck")
def test_the_limit_of_a_velociraptor_needs_no_deck() -> None:
    t = at(TWO, NOTHING_ELSE, f"hand 0: {EIGHT}", "collection 0 left: velociraptor", DEAR)
    t.say("draw", "snake")
    assert len(t.hand(0)) == 9
    assert (t.deck(), t.discards()) == ([], []), "nothing had to be discarded, so the line stays short"
    assert t.line() == ["lion", "gorilla", "cheetah"]


@cell("velociraptor", "empty-hands")
def test_a_velociraptor_gives_no_cards() -> None:
    t = at(TWO, "hand 0: velociraptor, cheetah", DEAR)
    t.say("play", "velociraptor", "cheetah", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    assert t.state.hand_limit(0) == 9
    assert t.told("drawn") == []


@cell("velociraptor", "nested")
def test_a_velociraptor_played_by_an_elephant_counts_at_the_end_of_that_turn() -> None:
    t = at(
        TWO,
        f"hand 0: elephant, gorilla, velociraptor, stegosaurus, {EIGHT}",
        DEAR,
        "deck: t-rex",
    )
    t.say("play", "elephant", "gorilla", "left", "use", "velociraptor", "stegosaurus")
    assert t.collection(0, "right") == ["velociraptor"]
    assert len(t.hand(0)) == 9
    assert t.whose_turn() == 1, "nine cards are within the limit already"


@cell("velociraptor", "extra-action")
def test_a_velociraptor_played_with_an_extra_action_counts_at_the_end_of_that_turn() -> None:
    t = at(
        TWO,
        "hand 0: rhino, lion, velociraptor, stegosaurus, monkey, monkey, monkey, monkey, zebra, zebra, elephant,"
        " elephant, rhino",
        "line: gorilla, lion, cheetah, snake",
    )
    t.say("play", "rhino", "lion", "left", "use")
    assert len(t.hand(0)) == 11
    t.say("play", "velociraptor", "stegosaurus")
    assert len(t.hand(0)) == 9
    assert t.whose_turn() == 1


@cell("velociraptor", "two-players")
def test_the_opponent_has_the_usual_limit() -> None:
    t = at(
        TWO,
        "to-move: 1",
        f"hand 1: {EIGHT}",
        "collection 0 left: velociraptor",
        "collection 0 right: velociraptor",
        DEAR,
    )
    assert (t.state.hand_limit(0), t.state.hand_limit(1)) == (12, 8)
    t.say("draw", "lion")
    assert t.asked(1).args == {"limit": 8, "cards": 1}


@cell("velociraptor", "four-players")
def test_with_four_players_only_the_own_velociraptors_are_counted() -> None:
    t = at(
        FOUR,
        "collection 0 left: velociraptor",
        "collection 1 left: velociraptor",
        "collection 1 right: ant",
        "collection 2 left: velociraptor, owl",
        "collection 3 left: velociraptor",
        DEAR,
    )
    assert [t.state.hand_limit(seat) for seat in range(4)] == [9, 9, 8, 9]


# -- Brontosaurus


@cell("brontosaurus", "effect")
def test_with_a_brontosaurus_eleven_cards_may_be_kept() -> None:
    t = at(TWO, f"hand 0: {EIGHT}, rhino, elephant", "collection 0 left: brontosaurus", DEAR)
    assert t.state.hand_limit(0) == 11
    t.say("draw", "lion")
    assert len(t.hand(0)) == 11
    assert t.whose_turn() == 1


@cell("brontosaurus", "effect")
def test_a_twelfth_card_is_too_many_for_one_brontosaurus() -> None:
    t = at(
        TWO,
        f"hand 0: {EIGHT}, rhino, elephant",
        "collection 0 left: brontosaurus",
        "line: lion, pterosaur, stegosaurus, snake",
    )
    t.say("draw", "stegosaurus", "pterosaur")
    assert t.asked().args == {"limit": 11, "cards": 1}
    t.say("zebra")
    assert len(t.hand(0)) == 11
    assert t.whose_turn() == 1


@cell("brontosaurus", "effect")
def test_two_visible_brontosauruses_give_six() -> None:
    t = at(TWO, "collection 0 left: brontosaurus", "collection 0 right: brontosaurus", DEAR)
    assert t.state.hand_limit(0) == 14
    one = at(TWO, "collection 0 left: brontosaurus, brontosaurus", "collection 0 right: lion", DEAR)
    assert one.state.hand_limit(0) == 11, "each counts itself only, and one is covered"


@cell("brontosaurus", "refusal")
def test_one_who_covers_the_brontosaurus_loses_its_effect_at_once() -> None:
    t = at(
        TWO,
        f"hand 0: {EIGHT}, pterosaur, velociraptor",
        "collection 0 left: brontosaurus",
        "collection 0 right: lion, lion",
        "line: gorilla, gorilla, cheetah, snake",
    )
    t.say("play", "velociraptor", "rhino", "pterosaur")
    assert t.collection(0, "left") == ["brontosaurus", "velociraptor"]
    assert t.whose_turn() == 1, "seven cards in hand"
    assert t.state.hand_limit(0) == 9, "the Velociraptor's limit now"


@cell("brontosaurus", "refusal")
def test_a_covered_brontosaurus_raises_no_limit() -> None:
    t = at(
        TWO,
        f"hand 0: {EIGHT}, elephant, rhino",
        "collection 0 left: brontosaurus, lion",
        "line: snake, snake, lion, t-rex",
    )
    t.say("draw", "snake")
    assert t.asked().args == {"limit": 8, "cards": 3}
    assert (t.asked().least, t.asked().most) == (3, 3)
    t.say("monkey", "monkey", "snake")
    assert t.discards() == ["snake", "monkey", "monkey"], "in the order of the owner"
    assert t.whose_turn() == 1


@cell("brontosaurus", "empty-deck")
def test_a_brontosaurus_keeps_cards_from_the_line_that_has_no_deck() -> None:
    t = at(TWO, NOTHING_ELSE, f"hand 0: {EIGHT}, rhino", "collection 0 left: brontosaurus", DEAR)
    t.say("draw", "cheetah")
    assert len(t.hand(0)) == 10
    assert t.line() == ["lion", "gorilla", "snake"]
    assert t.discards() == []
    assert t.whose_turn() == 1


@cell("brontosaurus", "empty-hands")
def test_a_brontosaurus_gives_no_cards() -> None:
    t = at(TWO, "hand 0: brontosaurus, lion", "line: gorilla, lion, cheetah, snake")
    t.say("play", "brontosaurus", "lion", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    assert t.state.hand_limit(0) == 11
    assert t.told("used") == t.told("declined") == []


@cell("brontosaurus", "nested")
def test_a_brontosaurus_played_by_a_lion_counts_at_the_end_of_that_turn() -> None:
    t = at(
        TWO,
        f"hand 0: {EIGHT}, rhino, elephant, pterosaur, brontosaurus",
        "collection 0 left: lion",
        "line: gorilla, lion, cheetah, snake",
    )
    t.say("special-left", "brontosaurus")
    assert len(t.hand(0)) == 11
    assert t.whose_turn() == 1


@cell("brontosaurus", "extra-action")
def test_the_limit_is_checked_after_an_extra_action_that_covers_the_brontosaurus() -> None:
    t = at(
        TWO,
        "hand 0: rhino, lion, monkey, monkey, monkey, monkey, zebra, zebra, elephant, elephant, rhino, pterosaur,"
        " pterosaur",
        "collection 0 left: brontosaurus",
        "collection 0 right: stegosaurus",
        "line: gorilla, lion, cheetah, snake",
    )
    t.say("play", "rhino", "lion", "right", "use")
    assert len(t.hand(0)) == 11
    assert t.state.hand_limit(0) == 11
    t.say("play", "monkey", "zebra", "no")
    assert t.collection(0, "left") == ["brontosaurus", "monkey"]
    assert t.asked().args == {"limit": 8, "cards": 1}, "9 cards are left after paying"
    t.say("pterosaur")
    assert t.discards()[0] == "pterosaur"
    assert t.whose_turn() == 1


@cell("brontosaurus", "two-players")
def test_the_brontosaurus_of_the_opponent_gives_nothing() -> None:
    t = at(TWO, "to-move: 1", f"hand 1: {EIGHT}", "collection 0 left: brontosaurus", DEAR)
    t.say("draw", "lion")
    assert t.asked(1).args == {"limit": 8, "cards": 1}
    assert t.game.view(1)["seats"][0]["hand_limit"]["is"] == 11, "but everybody sees it"


@cell("brontosaurus", "four-players")
def test_with_four_players_everybody_has_a_limit_of_their_own() -> None:
    t = at(
        FOUR,
        "to-move: 2",
        "hand 2: ant, ant, ant, ant, ant, fly, fly, fly, owl, owl, dove",
        "hand 3: chick, chick, chick, chick, zebra, zebra, rhino, rhino, elephant",
        "collection 1 left: brontosaurus",
        "collection 2 right: brontosaurus",
        "line: chicken, bee, eagle, lion",
    )
    assert [t.state.hand_limit(seat) for seat in range(4)] == [8, 11, 11, 8]
    t.say("draw", "chicken")
    assert t.asked(2).args == {"limit": 11, "cards": 1}
    t.say("chicken")
    assert t.whose_turn() == 3, "and nobody looked at the nine cards of seat 3"
    assert len(t.hand(3)) == 9


# -- Mesosaurus


@cell("mesosaurus", "effect")
def test_a_mesosaurus_draws_3_folds_and_all_hand_modifiers() -> None:
    t = at(
        TWO,
        "collection 0 left: mesosaurus",
        "collection 0 right: brontosaurus",
        "line: lion, zebra, snake, cheetah",
        "deck: monkey, rhino",
    )
    t.say("draw")
    assert t.asked().args["folds"] == 6
    t.say("snake")
    assert t.offered() == {"zebra", "cheetah", "stop"}
    assert t.refused("lion") == "too-many-folds"
    t.say("cheetah")
    assert t.hand(0) == ["cheetah", "snake"]
    assert t.line() == ["lion", "zebra", "monkey", "rhino"]
    assert t.whose_turn() == 1


@cell("mesosaurus", "effect")
def test_the_folds_of_a_mesosaurus_need_not_be_used_up() -> None:
    t = at(TWO, "collection 0 left: mesosaurus", "collection 0 right: brontosaurus", DEAR)
    t.say("draw", "snake", "stop")
    assert t.hand(0) == ["snake"]


@cell("mesosaurus", "refusal")
def test_without_hand_modifiers_the_usual_4_folds_are_better() -> None:
    t = at(TWO, "collection 0 left: mesosaurus", "collection 0 right: mesosaurus", DEAR)
    assert t.state.draw_limit(0) == 4
    t.say("draw", "lion")
    assert t.hand(0) == ["lion"]


@cell("mesosaurus", "refusal")
@pytest.mark.parametrize(
    ("left", "right"), [("mesosaurus, lion", "brontosaurus"), ("mesosaurus", "brontosaurus, lion")]
)
def test_a_covered_mesosaurus_or_modifier_gives_nothing(left: str, right: str) -> None:
    t = at(TWO, f"collection 0 left: {left}", f"collection 0 right: {right}", "line: snake, snake, cheetah, zebra")
    t.say("draw")
    assert t.asked().args["folds"] == 4
    t.say("snake")
    assert t.whose_turn() == 1, "nothing fits with 1 fold left"


@cell("mesosaurus", "refusal")
def test_what_lowers_the_hand_limit_does_not_lower_the_4_folds() -> None:
    t = at(TWO, "characters: ninja", "middle: red-ninja", "collection 0 left: mesosaurus", DEAR)
    assert t.state.hand_limit(0) == 6
    assert t.state.draw_limit(0) == 4


@cell("mesosaurus", "empty-deck")
def test_a_mesosaurus_takes_six_folds_also_if_nothing_refills_the_line() -> None:
    t = at(
        TWO,
        NOTHING_ELSE,
        "collection 0 left: mesosaurus",
        "collection 0 right: brontosaurus",
        "line: snake, lion, snake, rhino",
        "hand 1: monkey",
    )
    t.say("draw", "snake", "snake")
    assert t.hand(0) == ["snake", "snake"]
    assert t.line() == ["lion", "rhino"]
    assert t.whose_turn() == 1


@cell("mesosaurus", "empty-hands")
def test_a_mesosaurus_draws_into_an_empty_hand() -> None:
    t = at(TWO, "collection 0 left: mesosaurus", "collection 0 right: brontosaurus", DEAR)
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("draw", "cheetah", "snake")
    assert t.hand(0) == ["cheetah", "snake"]


@cell("mesosaurus", "nested")
def test_a_mesosaurus_played_by_an_elephant_works_in_the_same_turn() -> None:
    t = at(
        TWO,
        "extra: 1",
        "hand 0: elephant, gorilla, mesosaurus, lion",
        "collection 0 right: brontosaurus",
        "line: snake, snake, cheetah, cheetah",
        "deck: zebra",
    )
    t.say("play", "elephant", "gorilla")
    t.say("use", "mesosaurus", "lion", "left")
    assert t.collection(0, "left") == ["elephant", "mesosaurus"]
    t.say("draw")
    assert t.asked().args["folds"] == 6, "an ongoing effect need not wait for the next turn"


@cell("mesosaurus", "extra-action")
def test_a_mesosaurus_serves_a_draw_with_an_extra_action() -> None:
    t = at(
        TWO,
        "extra: 1",
        "hand 0: mesosaurus, lion",
        "collection 0 left: lion",
        "collection 0 right: zebra, brontosaurus",
        "line: snake, cheetah, cheetah, snake",
    )
    t.say("play", "mesosaurus", "lion")
    assert t.collection(0, "left") == ["lion", "mesosaurus"]
    t.say("draw", "snake", "cheetah")
    assert t.hand(0) == ["cheetah", "snake"]
    assert t.whose_turn() == 1


@cell("mesosaurus", "two-players")
def test_the_opponent_of_a_mesosaurus_draws_4_folds() -> None:
    t = at(
        TWO,
        "to-move: 1",
        "collection 0 left: mesosaurus",
        "collection 0 right: brontosaurus",
        "collection 1 left: brontosaurus",
        "line: snake, cheetah, cheetah, snake",
    )
    t.say("draw")
    assert t.asked(1).args["folds"] == 4
    t.say("snake")
    assert t.whose_turn() == 0


@cell("mesosaurus", "four-players")
def test_with_four_players_a_mesosaurus_counts_the_modifiers_of_its_owner() -> None:
    t = at(
        FOUR,
        "characters: ninja",
        "middle: yellow-ninja",
        "collection 0 left: mesosaurus",
        "collection 1 left: brontosaurus",
        "collection 1 right: velociraptor",
        "collection 2 left: mesosaurus",
        "collection 2 right: brontosaurus",
        DEAR,
    )
    assert [t.state.draw_limit(seat) for seat in range(4)] == [4, 4, 7, 4], "the Ninja is for everybody"
    assert [seat["draw_limit"]["is"] for seat in t.game.view(SPECTATOR)["seats"]] == [4, 4, 7, 4]


# -- Ankylosaurus


@cell("ankylosaurus", "effect")
def test_the_effects_of_others_take_nothing_from_the_hand_of_an_ankylosaurus() -> None:
    t = at(
        "families: dinosaurs, sky, savannah\nplayers: 3",
        "hand 0: owl, lion, monkey",
        "hand 1: zebra, rhino",
        "hand 2: chick, dove",
        "collection 1 left: ankylosaurus",
        DEAR,
    )
    t.say("play", "owl", "lion", "left", "use")
    assert t.game.waiting() == [2], "nothing is asked of seat 1"
    t.say("chick", seat=2)
    assert (t.hand(0), t.hand(1), t.hand(2)) == (["monkey"], ["rhino", "zebra"], ["dove"])
    assert t.whose_turn() == 1


@cell("ankylosaurus", "refusal")
def test_a_covered_ankylosaurus_protects_nobody() -> None:
    t = at(WITH_SKY, "hand 0: owl, eagle", "hand 1: dove, chick", "collection 1 left: ankylosaurus, dove")
    t.say("play", "owl", "eagle", "left", "use")
    assert t.game.waiting() == [1]
    t.say("chick", seat=1)
    assert t.hand(1) == ["dove"]


@cell("ankylosaurus", "refusal")
def test_an_ankylosaurus_does_not_protect_from_the_own_effects() -> None:
    t = at(
        WITH_LEGENDARY,
        "hand 0: oni, griffin, kappa, unicorn, t-rex",
        "hand 1: phoenix",
        "collection 0 left: ankylosaurus",
        "line: griffin, dragon, dragon, t-rex",
    )
    t.say("play", "oni", "griffin", "use")
    assert t.collection(0, "right") == ["oni"]
    assert t.game.waiting() == [0, 1]
    t.say("kappa", "t-rex", seat=0)
    t.say("phoenix", seat=1)
    assert (t.hand(0), t.hand(1)) == (["unicorn"], [])
    assert t.discards() == ["phoenix", "t-rex", "kappa", "griffin"]


@cell("ankylosaurus", "refusal")
def test_an_ankylosaurus_does_not_protect_from_the_hand_limit() -> None:
    t = at(TWO, f"hand 0: {EIGHT}", "collection 0 left: ankylosaurus", DEAR)
    t.say("draw", "lion")
    assert t.asked().args == {"limit": 8, "cards": 1}


@cell("ankylosaurus", "empty-deck")
def test_with_no_deck_a_phoenix_takes_nothing_from_an_ankylosaurus_and_it_draws_what_there_is() -> None:
    t = at(
        WITH_LEGENDARY,
        NOTHING_ELSE,
        "hand 0: phoenix, unicorn, griffin",
        "hand 1: oni",
        "collection 1 left: ankylosaurus",
        "line: griffin, dragon, dragon, t-rex",
    )
    t.say("play", "phoenix", "unicorn", "left", "use")
    assert t.game.waiting() == [0]
    t.say("griffin")
    assert t.hand(0) == ["griffin", "unicorn"], "the two discards are all there is, and the actor draws first"
    assert t.hand(1) == ["oni"]


@cell("ankylosaurus", "empty-hands")
def test_an_ankylosaurus_changes_nothing_when_nobody_holds_a_card() -> None:
    t = at(WITH_SKY, "hand 0: owl, eagle", "collection 1 left: ankylosaurus", "line: dove, dove, eagle, magpie")
    t.say("play", "owl", "eagle", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    assert t.told("used") == t.told("declined") == []
    assert t.whose_turn() == 1


@cell("ankylosaurus", "nested")
def test_an_ankylosaurus_played_within_a_dragon_protects_at_once() -> None:
    t = at(
        WITH_LEGENDARY,
        "extra: 1",
        "hand 0: dragon, griffin, kappa, oni, t-rex, phoenix",
        "hand 1: ankylosaurus, t-rex, unicorn",
        "line: griffin, dragon, stegosaurus, triceratops",
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use", "no")
    t.say("ankylosaurus", "t-rex", "right", seat=1)
    assert t.collection(1, "right") == ["ankylosaurus"]
    t.say("play", "oni", "t-rex", "use")
    assert t.game.waiting() == [0]
    t.say("phoenix")
    assert t.hand(1) == ["unicorn"]
    assert t.whose_turn() == 1


@cell("ankylosaurus", "extra-action")
def test_an_ankylosaurus_is_played_with_the_extra_action_of_a_rhino() -> None:
    t = at(
        TWO,
        "hand 0: rhino, lion, ankylosaurus, gorilla, monkey",
        "hand 1: zebra, t-rex, elephant",
        "line: lion, gorilla, cheetah, snake",
    )
    t.say("play", "rhino", "lion", "left", "use", "play", "ankylosaurus", "gorilla")
    assert t.collection(0, "right") == ["ankylosaurus"]
    t.say("play", "zebra", "t-rex", "left", "use", seat=1)
    assert t.game.waiting() == [1], "an opponent's Zebra asks nothing of seat 0"
    t.say("elephant", seat=1)
    assert (t.hand(0), t.hand(1)) == (["elephant", "monkey"], [])


@cell("ankylosaurus", "two-players")
def test_an_effect_that_touches_only_a_protected_opponent_is_not_asked_for() -> None:
    t = at(WITH_SKY, "hand 0: owl, eagle, chick", "hand 1: dove, chick", "collection 1 right: ankylosaurus")
    t.say("play", "owl", "eagle", "left")
    assert t.told("declined") == [], "everybody can see that it would change nothing"
    assert t.hand(1) == ["chick", "dove"]
    assert t.whose_turn() == 1


@cell("ankylosaurus", "four-players")
def test_with_four_players_all_but_the_protected_pass_a_card() -> None:
    t = at(
        FOUR,
        "hand 0: zebra, lion, owl",
        "hand 1: ant, fly",
        "hand 2: bee, chick",
        "hand 3: dove",
        "collection 1 left: ankylosaurus",
        "collection 3 left: ankylosaurus, owl",
        "line: lion, gorilla, cheetah, snake",
    )
    t.say("play", "zebra", "lion", "left", "use")
    assert t.game.waiting() == [0, 2, 3]
    t.say("owl", seat=0)
    t.say("bee", seat=2)
    t.say("dove", seat=3)
    assert t.hand(0) == [], "seat 1 passes nothing to the right"
    assert t.hand(1) == ["ant", "bee", "fly"], "but receives"
    assert t.hand(2) == ["chick", "dove"]
    assert t.hand(3) == ["owl"]


# -- Stegosaurus


@cell("stegosaurus", "effect")
def test_the_stegosaurus_draws_2_cards() -> None:
    t = at(
        TWO,
        "hand 0: stegosaurus, lion, rhino, monkey",
        "line: gorilla, gorilla, cheetah, snake",
        "deck: zebra, t-rex, lion",
    )
    t.say("play", "stegosaurus", "lion", "rhino", "left", "use")
    assert t.hand(0) == ["monkey", "t-rex", "zebra"]
    assert t.deck()[0] == "lion"
    assert t.line() == ["gorilla", "gorilla", "cheetah", "snake"]
    assert t.whose_turn() == 1


@cell("stegosaurus", "refusal")
def test_the_stegosaurus_may_be_declined() -> None:
    t = at(TWO, "hand 0: stegosaurus, lion, rhino, monkey", DEAR, "deck: zebra")
    t.say("play", "stegosaurus", "lion", "rhino", "left", "no")
    assert t.hand(0) == ["monkey"]
    assert t.deck()[0] == "zebra"
    assert t.told("declined", 1) == [{"card": "stegosaurus"}]
    assert t.whose_turn() == 1


@cell("stegosaurus", "refusal", "empty-deck")
def test_the_stegosaurus_asks_nothing_if_there_is_nothing_to_draw() -> None:
    t = at(
        TWO,
        NOTHING_ELSE,
        "hand 0: stegosaurus, monkey",
        "hand 1: zebra",
        "collection 0 left: lion",
        "line: rhino, gorilla, cheetah, snake",
    )
    t.say("special-left", "stegosaurus")
    assert t.told("used") == t.told("declined") == []
    assert t.hand(0) == ["monkey"]
    assert t.whose_turn() == 1


@cell("stegosaurus", "copied")
def test_the_parrot_draws_2_cards_with_the_effect_of_a_stegosaurus() -> None:
    t = at(
        WITH_SKY,
        "hand 0: parrot, chicken",
        "line: dove, dove, eagle, magpie",
        "collection 1 left: stegosaurus",
        "deck: chick, owl, eagle",
    )
    t.say("play", "parrot", "chicken", "left", "stegosaurus")
    assert t.hand(0) == ["chick", "owl"]
    assert t.hand(1) == []


@cell("stegosaurus", "empty-deck")
def test_the_stegosaurus_draws_its_own_payment_if_there_is_no_other_card() -> None:
    t = at(
        TWO,
        NOTHING_ELSE,
        "hand 0: stegosaurus, lion, rhino",
        "line: gorilla, gorilla, cheetah, snake",
        "hand 1: monkey",
    )
    t.say("play", "stegosaurus", "lion", "rhino", "left", "use")
    assert t.hand(0) == ["lion", "rhino"]
    assert (t.deck(), t.discards()) == ([], [])


@cell("stegosaurus", "empty-deck")
def test_a_draw_of_the_stegosaurus_that_cannot_be_served_is_lost() -> None:
    t = at(
        TWO,
        NOTHING_ELSE,
        "hand 0: stegosaurus",
        "collection 0 left: lion",
        DEAR.replace("lion", "rhino"),
        "deck: zebra",
    )
    t.say("special-left", "stegosaurus", "use")
    assert t.hand(0) == ["zebra"]
    assert t.told("run-out") == [{"number": 1}]


@cell("stegosaurus", "empty-hands")
def test_the_stegosaurus_draws_when_nobody_holds_a_card() -> None:
    t = at(TWO, "hand 0: stegosaurus, snake, cheetah", DEAR, "deck: zebra, monkey")
    t.say("play", "stegosaurus", "snake", "cheetah", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("use")
    assert t.hand(0) == ["monkey", "zebra"]


@cell("stegosaurus", "nested")
def test_a_stegosaurus_played_by_an_elephant_draws() -> None:
    t = at(TWO, "hand 0: elephant, gorilla, stegosaurus, snake, cheetah", DEAR, "deck: zebra, monkey, rhino, t-rex")
    t.say("play", "elephant", "gorilla", "left", "use", "stegosaurus", "snake", "cheetah", "use")
    assert t.hand(0) == ["monkey", "rhino", "zebra"]
    assert t.deck()[0] == "t-rex"
    assert t.whose_turn() == 1


@cell("stegosaurus", "extra-action")
def test_what_the_stegosaurus_draws_may_be_paid_with_an_extra_action() -> None:
    t = at(
        WITH_EXOTIC,
        "hand 0: stegosaurus, t-rex, macaw, brontosaurus",
        "collection 0 left: caiman",
        "line: anaconda, anaconda, sloth, sloth",
        "deck: golden-frog, macaw",
    )
    t.say("play", "stegosaurus", "t-rex", "macaw", "use")
    assert t.hand(0) == ["brontosaurus", "golden-frog", "macaw"]
    assert t.asked().kind == "action", "the Caiman: a Stegosaurus costs 6"
    t.say("play", "brontosaurus", "golden-frog", "right")
    assert t.collection(0, "right") == ["stegosaurus", "brontosaurus"]
    assert t.asked().kind == "action", "and a Brontosaurus costs 4"


@cell("stegosaurus", "two-players")
def test_the_opponent_does_not_see_what_the_stegosaurus_draws() -> None:
    t = at(TWO, "hand 0: stegosaurus, snake, cheetah", "hand 1: rhino", DEAR, "deck: zebra, monkey")
    t.say("play", "stegosaurus", "snake", "cheetah", "left", "use")
    assert t.told("drawn", 0) == [{"card": "zebra"}, {"card": "monkey"}]
    assert t.told("drawn", 1) == [{"card": None}, {"card": None}]
    assert (t.known(0, 1), t.known(0, SPECTATOR)) == ([], [])
    assert t.hand(1) == ["rhino"]


@cell("stegosaurus", "four-players")
def test_with_four_players_only_the_player_of_the_stegosaurus_draws() -> None:
    t = at(FOUR, "to-move: 3", "hand 3: stegosaurus, bee, ant", DEAR, "deck: zebra, fly")
    t.say("play", "stegosaurus", "bee", "ant", "left", "use")
    assert [t.hand(seat) for seat in range(4)] == [[], [], [], ["fly", "zebra"]]
    assert [t.known(3, viewer) for viewer in (0, 1, 2)] == [[], [], []]
    assert t.whose_turn() == 0


# -- Triceratops


@cell("triceratops", "effect", "two-players")
@pytest.mark.parametrize(("mine", "theirs", "more"), [(3, 2, 2), (2, 2, 0), (1, 2, 0), (1, 0, 2), (0, 0, 0)])
def test_a_triceratops_scores_2_if_the_opponent_has_fewer_cards(mine: int, theirs: int, more: int) -> None:
    t = at(
        TWO,
        f"hand 0: {', '.join(['monkey'] * mine)}",
        f"hand 1: {', '.join(['velociraptor'] * theirs)}",
        "collection 0 left: triceratops",
        DEAR,
    )
    assert t.extras() == [more, 0]


@cell("triceratops", "effect")
def test_a_triceratops_scores_covered_and_each_for_itself() -> None:
    t = at(
        TWO,
        "hand 0: monkey",
        "collection 0 left: triceratops, zebra",
        "collection 0 right: triceratops",
        DEAR,
    )
    assert t.extras() == [4, 0]


@cell("triceratops", "refusal")
def test_a_triceratops_looks_at_hands_and_not_at_collections() -> None:
    t = at(
        TWO,
        "hand 0: monkey",
        "hand 1: monkey, monkey",
        "collection 0 left: triceratops, zebra",
        "collection 0 right: rhino",
        DEAR,
    )
    assert t.extras() == [0, 0], "nobody has fewer cards in hand"


@cell("triceratops", "empty-deck")
def test_a_triceratops_scores_with_no_deck() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: triceratops, snake, cheetah, zebra, rhino", "hand 1: monkey", DEAR)
    t.say("play", "triceratops", "snake", "cheetah", "left")
    assert t.discards() == ["cheetah", "snake"]
    assert t.extras() == [2, 0], "two cards against one"


@cell("triceratops", "empty-hands")
def test_a_triceratops_is_worth_3_when_nobody_holds_a_card() -> None:
    t = at(TWO, "hand 0: triceratops, snake, cheetah", DEAR)
    t.say("play", "triceratops", "snake", "cheetah", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    assert t.extras() == [0, 0]


@cell("triceratops", "nested")
def test_a_triceratops_played_by_a_lion_asks_nothing_and_counts_the_hand_that_is_left() -> None:
    t = at(TWO, "hand 0: triceratops, monkey", "hand 1: zebra", "collection 0 left: lion", DEAR)
    assert t.extras() == [0, 0]
    t.say("special-left", "triceratops")
    assert t.whose_turn() == 1
    assert t.extras() == [0, 0], "one card each: not fewer"


@cell("triceratops", "extra-action")
def test_a_triceratops_is_played_with_the_extra_action_of_a_caiman() -> None:
    t = at(
        WITH_EXOTIC,
        "hand 0: ankylosaurus, t-rex, triceratops, golden-frog, macaw, macaw",
        "hand 1: macaw",
        "collection 0 left: caiman",
        "line: anaconda, anaconda, sloth, sloth",
    )
    t.say("play", "ankylosaurus", "t-rex", "play", "triceratops", "golden-frog", "macaw", "left")
    assert t.collection(0, "left") == ["caiman", "triceratops"]
    assert t.whose_turn() == 1, "the Caiman is covered"
    assert t.extras() == [0, 0]


@cell("triceratops", "four-players")
@pytest.mark.parametrize(
    ("hands", "expected"),
    [((3, 0, 1, 2), 6), ((3, 3, 1, 2), 4), ((3, 4, 3, 2), 2), ((3, 4, 3, 5), 0), ((0, 0, 0, 0), 0)],
)
def test_with_four_players_a_triceratops_scores_2_for_each_with_fewer_cards(
    hands: tuple[int, ...], expected: int
) -> None:
    cards = ["monkey", "velociraptor", "chick", "ant"]
    t = at(
        FOUR,
        *[f"hand {seat}: {', '.join([cards[seat]] * count)}" for seat, count in enumerate(hands) if count < 5],
        *[f"hand {seat}: ant, ant, ant, ant, ant" for seat, count in enumerate(hands) if count == 5],
        "collection 0 left: triceratops",
        "collection 2 left: owl",
        DEAR,
    )
    assert t.extras() == [expected, 0, 0, 0]


# -- T-Rex


@cell("t-rex", "effect")
@pytest.mark.parametrize("cards", [0, 1, 3, 8])
def test_a_t_rex_scores_a_point_for_each_card_in_hand(cards: int) -> None:
    hand = ", ".join(EIGHT.split(", ")[:cards])
    t = at(
        TWO, f"hand 0: {hand}", "hand 1: lion, lion", "collection 0 left: t-rex", DEAR.replace("lion", "stegosaurus")
    )
    assert t.scores() == [3 + cards, 0]


@cell("t-rex", "effect")
def test_two_t_rexes_both_count_the_hand_covered_or_not() -> None:
    t = at(TWO, "hand 0: monkey, zebra", "collection 0 left: t-rex, rhino", "collection 0 right: t-rex", DEAR)
    assert t.extras() == [4, 0]


@cell("t-rex", "refusal")
def test_a_t_rex_does_not_count_the_hands_of_others() -> None:
    t = at(TWO, "hand 1: monkey, zebra", "collection 0 left: t-rex", DEAR)
    assert t.scores() == [3, 0]


@cell("t-rex", "refusal")
def test_the_hand_limit_comes_before_a_t_rex_counts() -> None:
    t = at(
        TWO,
        "phase: last-round",
        "run-outs: 2",
        "start: 1",
        "to-move: 0",
        f"hand 0: {EIGHT}, elephant",
        "collection 0 left: t-rex",
        DEAR,
    )
    t.say("draw", "lion")
    assert t.asked().args == {"limit": 8, "cards": 2}
    t.say("lion", "zebra")
    assert t.game.over
    assert t.scores() == [3 + 8, 0]


@cell("t-rex", "empty-deck")
def test_a_t_rex_scores_with_no_deck() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: t-rex, lion, gorilla, zebra", "hand 1: monkey", DEAR)
    t.say("play", "t-rex", "lion", "gorilla", "left")
    assert t.scores() == [3 + 1, 0], "what was paid is gone"


@cell("t-rex", "empty-hands")
def test_a_t_rex_is_worth_3_when_nobody_holds_a_card() -> None:
    t = at(TWO, "hand 0: t-rex, lion, gorilla", DEAR)
    t.say("play", "t-rex", "lion", "gorilla", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    assert t.scores() == [3, 0]


@cell("t-rex", "nested")
def test_a_t_rex_played_by_a_lion_leaves_the_hand_it_counts() -> None:
    t = at(TWO, "hand 0: t-rex, monkey, zebra", "collection 0 left: lion", "line: gorilla, lion, cheetah, snake")
    t.say("special-left", "t-rex")
    assert t.whose_turn() == 1, "a scoring effect asks nothing"
    assert t.extras() == [2, 0]


@cell("t-rex", "extra-action")
def test_a_t_rex_is_played_with_the_extra_action_of_a_rhino() -> None:
    t = at(TWO, "hand 0: rhino, lion, t-rex, gorilla, lion, monkey", "line: gorilla, t-rex, cheetah, snake")
    t.say("play", "rhino", "lion", "left", "use", "play", "t-rex", "gorilla", "lion")
    assert t.collection(0, "right") == ["t-rex"]
    assert t.whose_turn() == 1
    assert t.extras() == [1, 0]


@cell("t-rex", "two-players")
def test_everybody_sees_what_a_t_rex_is_worth_without_seeing_the_hand() -> None:
    t = at(TWO, "hand 0: monkey, zebra, rhino", "collection 0 left: t-rex", DEAR)
    shown = t.game.view(1)["seats"][0]
    assert shown["collections"]["left"][0]["bonus"] == 3
    assert shown["hand"] == []
    assert shown["score"] == 6


@cell("t-rex", "four-players")
def test_with_four_players_every_t_rex_counts_the_hand_of_its_owner() -> None:
    t = at(
        FOUR,
        "hand 0: monkey",
        "hand 1: ant, ant",
        "hand 2: chick, chick, chick",
        "collection 1 left: t-rex, owl",
        "collection 3 right: t-rex",
        DEAR,
    )
    assert t.extras() == [0, 2, 0, 0]
