"""Legends on the engine: modifiers, the middle, rice paper, and the score."""

import pytest

from senbazuru.origami.proof.audit import audit
from tests.kernel.worlds import another
from tests.origami.table import SPECTATOR, at, award

POLAR = "families: polar, exotic"
DINOSAURS = "families: polar, dinosaurs"
LEGENDARY = "families: exotic, legendary"
DULL = "line: reindeer, polar-bear, polar-bear, narwhal"
"""A draw line of dear cards."""


# -- the worked examples of the rulebook


def test_the_worked_example_scores_48() -> None:
    t = at(
        "families: polar, exotic, dinosaurs, legendary",
        "players: 4",
        "hand 0: seal, seal, seal",
        "collection 0 left: phoenix, phoenix, t-rex, walrus",
        "collection 0 right: kappa, reindeer, macaw, macaw",
    )
    assert t.scores() == [48, 0, 0, 0]


@pytest.mark.parametrize("payment", [["reindeer"], ["velociraptor", "yellow-ninja"]])
def test_the_seal_is_paid_exactly(payment: list[str]) -> None:
    t = at(
        "families: polar, dinosaurs, legendary",
        "characters: ninja",
        "hand 0: seal, reindeer, velociraptor, yellow-ninja, dragon",
        DULL,
    )
    t.say("play", "seal")
    assert t.offered() == {"reindeer", "velociraptor", "yellow-ninja"}, "the Dragon would be too much with any other"
    t.say(*payment, "left", "use")
    assert t.discards() == payment[::-1]
    assert t.hand(0).count("rice-paper") == 3


def test_an_anaconda_scores_the_difference_of_its_two_collections() -> None:
    t = at(
        "families: exotic, legendary",
        "collection 0 left: griffin, griffin, phoenix",
        "collection 0 right: dragon, nine-tailed-fox, anaconda",
    )
    left, right = t.points("griffin", "griffin", "phoenix"), t.points("dragon", "nine-tailed-fox", "anaconda")
    assert left > right
    assert t.scores()[0] == left + right + (left - right)


def test_two_anacondas_leave_each_others_bonus_out() -> None:
    t = at(
        "families: exotic, legendary",
        "collection 0 left: griffin, anaconda",
        "collection 0 right: anaconda",
    )
    griffin, anaconda = t.points("griffin"), t.points("anaconda")
    assert t.scores()[0] == (griffin + anaconda) + anaconda + griffin + griffin


def test_a_mesosaurus_with_a_brontosaurus_draws_six_folds() -> None:
    t = at(
        DINOSAURS,
        "collection 0 left: mesosaurus",
        "collection 0 right: brontosaurus",
        "line: walrus, seal, polar-bear, seal",
    )
    assert t.state.draw_limit(0) == 6
    assert t.state.draw_limit(1) == 4
    t.say("draw", "walrus")
    assert t.offered() == {"seal", "stop"}
    t.say("seal")
    assert t.hand(0) == ["seal", "walrus"]


def test_a_merchant_who_leaves_takes_no_card_along() -> None:
    t = at(
        POLAR,
        "characters: merchant",
        "middle: yellow-merchant",
        "hand 0: red-merchant, walrus, rice-paper",
        "line: walrus, seal, seal, penguin, macaw",
        "deck: piranha, sloth",
    )
    assert t.state.line_length() == 5
    t.say("play", "red-merchant", "walrus", "rice-paper", "no")
    assert t.middle() == ["red-merchant"]
    assert t.discards() == ["yellow-merchant", "walrus"]
    assert t.line() == ["walrus", "seal", "seal", "penguin", "macaw"], "nothing is discarded"
    t.say("draw", "seal", "seal")
    assert t.line() == ["walrus", "penguin", "macaw", "piranha"], "the next refill goes to 4"


# -- what the rules are now


def test_hand_modifiers_add_up() -> None:
    t = at(
        DINOSAURS,
        "characters: ninja",
        "middle: yellow-ninja",
        "collection 0 left: velociraptor, velociraptor",
        "collection 0 right: seal, velociraptor",
        "collection 1 left: brontosaurus",
        "collection 1 right: brontosaurus",
    )
    assert t.state.hand_limit(0) == 8 + 1 + 6, "two visible ones count three each"
    assert t.state.hand_limit(1) == 8 + 1 + 6
    covered = at(DINOSAURS, "collection 0 left: brontosaurus, seal", "characters: ninja", "middle: red-ninja")
    assert covered.state.hand_limit(0) == 6, "covered: no longer"


def test_the_hand_limit_is_asked_for_at_the_end_of_the_turn() -> None:
    t = at(
        DINOSAURS,
        "characters: ninja",
        "middle: red-ninja",
        "hand 0: seal, seal, seal, walrus, walrus, reindeer",
        "line: arctic-hare, penguin, penguin, narwhal",
    )
    t.say("draw", "arctic-hare", "stop")
    assert t.asked().args == {"limit": 6, "cards": 1}
    t.say("seal")
    assert t.whose_turn() == 1


@pytest.mark.parametrize(("colour", "price"), [("yellow", 3), ("red", 5)])
def test_a_musician_changes_every_price(colour: str, price: int) -> None:
    t = at(
        POLAR,
        "characters: musician",
        f"middle: {colour}-musician",
        "hand 0: seal, penguin, macaw, rice-paper",
        DULL,
    )
    seal = t.state.linked.names.index("seal")
    assert t.state.price(0, seal) == price
    t.say("play", "seal")
    assert t.asked().args["price"] == price
    t.say("penguin", *(["macaw"] if colour == "red" else []), "left")
    assert t.offered() == {"use", "no"}


def test_a_musician_makes_nothing_cheaper_than_free_and_free_stays_free() -> None:
    t = at(
        "families: savannah, exotic",
        "characters: musician",
        "middle: red-musician",
        "hand 0: macaw",
        "collection 0 left: lion",
        "line: lion, golden-frog, golden-frog, gorilla",
    )
    t.say("special-left", "macaw")
    assert t.collection(0, "right") == ["macaw"]


def test_collections_may_differ_by_two_with_a_yellow_calligrapher() -> None:
    lines = (POLAR, "characters: calligrapher", "hand 0: macaw, penguin", "collection 0 left: seal", DULL)
    t = at(*lines, "middle: yellow-calligrapher")
    t.say("play", "macaw", "penguin")
    assert t.offered() == {"left", "right"}
    t.say("left")
    assert t.collection(0, "left") == ["seal", "macaw"]
    usual = at(*lines)
    usual.say("play", "macaw", "penguin")
    assert usual.collection(0, "right") == ["macaw"]


def test_when_the_calligrapher_has_left_a_placement_must_not_widen_the_difference() -> None:
    t = at(
        POLAR,
        "characters: calligrapher",
        "middle: red-calligrapher",
        "hand 0: macaw, penguin",
        "collection 0 left: seal, seal",
        DULL,
    )
    t.say("play", "macaw", "penguin")
    assert t.collection(0, "right") == ["macaw"]


def test_red_monk_silences_instants_and_puts_the_snake_on_top() -> None:
    t = at(
        "families: savannah, polar",
        "characters: monk",
        "middle: red-monk",
        "hand 0: snake, penguin, penguin, seal",
        "hand 1: seal, walrus",
        "collection 0 left: lion",
        "collection 0 right: zebra",
        DULL,
    )
    t.say("play", "snake", "penguin", "penguin")
    assert t.offered() == {"left", "right"}, "not under a collection"
    t.say("left")
    assert t.collection(0, "left") == ["lion", "snake"]
    t.say("play", "seal", "walrus", "left", seat=1)
    assert t.hand(1) == [], "no rice paper"


# -- draw


def test_red_gardener_and_a_line_of_4_fold_cards() -> None:
    t = at(
        POLAR,
        "characters: gardener",
        "middle: red-gardener",
        "line: walrus, walrus, reindeer, seal",
        "deck: macaw",
    )
    t.say("draw")
    assert t.asked().args["folds"] == 3
    assert t.offered() == {"walrus", "reindeer", "seal"}, "one single card may always be taken"
    t.say("walrus")
    assert t.whose_turn() == 1


def test_arctic_wolf_before_yellow_gardener_after_the_refill() -> None:
    t = at(
        POLAR,
        "characters: gardener",
        "middle: yellow-gardener",
        "hand 0: rice-paper, rice-paper, rice-paper",
        "collection 0 left: arctic-wolf",
        "line: walrus, walrus, reindeer, seal",
        "deck: macaw, penguin, piranha, sloth, caiman",
    )
    t.say("draw", "seal")
    assert t.line()[-1] == "macaw"
    assert t.asked().kind == "trade-paper"
    assert t.offered() == {"no", "1", "2", "3"}
    t.say("2")
    assert t.hand(0) == ["penguin", "piranha", "rice-paper", "seal", "sloth"]
    assert t.paper() == 17
    assert t.told("discarded", SPECTATOR) == [{"card": "rice-paper"}] * 2
    assert t.told("drawn", SPECTATOR) == [{"card": None}] * 3


def test_a_wolf_asks_who_has_no_rice_paper_too() -> None:
    t = at(POLAR, "collection 0 left: arctic-wolf", "line: walrus, walrus, reindeer, seal")
    t.say("draw", "seal")
    assert t.offered() == {"no"}


# -- rice paper


def test_rice_paper_pays_and_goes_back_to_its_deck() -> None:
    t = at(POLAR, "hand 0: seal, rice-paper, rice-paper, rice-paper, rice-paper, macaw", DULL)
    t.say("play", "seal", "rice-paper", "rice-paper", "macaw", "left", "no")
    assert t.discards() == ["macaw"]
    assert t.paper() == 16
    assert t.hand(0) == ["rice-paper", "rice-paper"]


def test_the_rice_paper_deck_may_run_out_in_the_middle_of_a_reindeer() -> None:
    paper = ", ".join(["rice-paper"] * 15)
    t = at(
        "families: polar, exotic, legendary",
        "players: 3",
        "hand 0: reindeer, walrus, walrus",
        f"hand 2: {paper}",
        "line: polar-bear, polar-bear, dragon, dragon",
    )
    assert t.paper() == 3
    t.say("play", "reindeer", "walrus", "walrus", "left", "use")
    assert [t.hand(seat).count("rice-paper") for seat in range(3)] == [2, 1, 15], "clockwise from the actor"


def test_a_pig_takes_back_rice_paper() -> None:
    t = at(
        "families: farm, polar",
        "hand 0: pig, rice-paper, rice-paper, seal, seal",
        DULL,
    )
    t.say("play", "pig", "rice-paper", "rice-paper", "seal", "seal", "left")
    assert t.offered() == {"rice-paper", "seal", "no"}
    t.say("rice-paper")
    assert t.hand(0) == ["rice-paper"]
    assert t.paper() == 17


def test_a_magpie_takes_rice_paper_that_was_discarded() -> None:
    t = at(
        "families: sky, polar",
        "hand 0: magpie, walrus, walrus",
        "hand 1: rice-paper",
        "line: polar-bear, polar-bear, vulture, vulture",
    )
    t.say("play", "magpie", "walrus", "walrus", "left", "use")
    t.say("rice-paper", seat=1)
    assert t.offered() == {"rice-paper"}
    t.say("rice-paper")
    assert t.hand(0) == ["rice-paper"]
    assert t.paper() == 17


def test_rice_paper_cannot_be_spent_on_a_monkey_but_is_asked_for() -> None:
    t = at("families: savannah, polar", "hand 0: monkey, seal, rice-paper", DULL)
    t.say("play", "monkey", "seal", "left")
    assert t.offered() == {"no"}


def test_a_walrus_needs_rice_paper_in_its_payment() -> None:
    hand = "hand 0: walrus, reindeer, penguin, rice-paper, seal, seal"
    t = at(POLAR, hand, "line: polar-bear, polar-bear, caiman, caiman", "discards: macaw")
    t.say("play", "walrus", "reindeer", "penguin", "rice-paper", "left")
    assert t.offered() == {"no", "reindeer", "penguin", "macaw"}, "also what was just paid"
    t.say("reindeer")
    assert "reindeer" in t.hand(0)
    t = at(POLAR, hand, "line: polar-bear, polar-bear, caiman, caiman", "discards: macaw")
    t.say("play", "walrus", "reindeer", "seal", "seal", "left")
    assert t.whose_turn() == 1, "not even asked"


def test_a_narwhal_lets_one_rice_paper_count_twice() -> None:
    t = at(
        POLAR,
        "hand 0: seal, rice-paper, rice-paper, rice-paper",
        "collection 0 left: narwhal",
        DULL,
    )
    t.say("play", "seal")
    assert t.offered() == {"rice-paper", "double"}
    t.say("double")
    assert t.offered() == {"rice-paper"}
    t.say("rice-paper", "rice-paper")
    assert t.hand(0) == []
    without = at(POLAR, "hand 0: seal, rice-paper, rice-paper, rice-paper", DULL)
    assert without.refused("play") == "nothing-to-play"


# -- characters


def test_a_character_comes_into_the_middle_and_lets_one_play_from_the_line() -> None:
    t = at(
        POLAR,
        "characters: ninja",
        "hand 0: yellow-ninja, walrus",
        "line: walrus, seal, piranha, caiman",
        "deck: macaw",
    )
    t.say("play", "yellow-ninja", "walrus")
    assert t.middle() == ["yellow-ninja"]
    assert t.asked().source == "yellow-ninja"
    assert t.offered() == {"no", "walrus", "seal", "piranha", "caiman"}
    t.say("seal", "right", "use")
    assert t.collection(0, "right") == ["seal"]
    assert t.hand(0) == ["rice-paper"] * 3
    assert t.line() == ["walrus", "piranha", "caiman", "macaw"], "filled at the end of the turn"


def test_the_other_colour_goes_on_top_of_the_discards_and_characters_chain() -> None:
    t = at(
        POLAR,
        "characters: ninja, monk",
        "middle: yellow-ninja",
        "hand 0: red-ninja, walrus",
        "line: yellow-monk, seal, piranha, caiman",
        "deck: macaw, penguin",
    )
    t.say("play", "red-ninja", "walrus", "yellow-monk", "seal", "left", "use")
    assert t.middle() == ["red-ninja", "yellow-monk"]
    assert t.discards() == ["yellow-ninja", "walrus"]
    assert t.line() == ["piranha", "caiman", "macaw", "penguin"]


def test_a_yellow_merchant_adds_a_card_before_the_bonus() -> None:
    t = at(
        POLAR,
        "characters: merchant",
        "hand 0: yellow-merchant, walrus, rice-paper",
        "line: walrus, seal, piranha, caiman",
        "deck: macaw, penguin",
    )
    t.say("play", "yellow-merchant", "walrus", "rice-paper")
    assert t.line() == ["walrus", "seal", "piranha", "caiman", "macaw"]
    t.say("macaw", "left")
    assert t.line() == ["walrus", "seal", "piranha", "caiman", "penguin"]


def test_the_musician_being_played_does_not_count_yet_but_the_one_in_the_middle_does() -> None:
    t = at(
        POLAR,
        "characters: musician",
        "middle: yellow-musician",
        "hand 0: red-musician, penguin, seal",
        DULL,
    )
    t.say("play", "red-musician")
    assert t.asked().args["price"] == 5


def test_a_yellow_monk_gives_two_cards_to_an_empty_hand() -> None:
    t = at(
        POLAR,
        "characters: monk",
        "middle: yellow-monk",
        "hand 0: macaw, penguin",
        DULL,
        "deck: seal, caiman",
    )
    t.say("play", "macaw", "penguin", "left")
    assert t.hand(0) == ["caiman", "seal"]
    assert t.whose_turn() == 1


def test_a_lion_plays_a_character_free() -> None:
    t = at(
        "families: savannah, polar",
        "characters: ninja",
        "hand 0: yellow-ninja",
        "collection 0 left: lion",
        DULL,
    )
    t.say("special-left", "yellow-ninja", "no")
    assert t.middle() == ["yellow-ninja"]
    chick = at("families: sky, polar", "characters: ninja", "hand 0: chick, seal, yellow-ninja, walrus", DULL)
    chick.say("play", "chick", "seal", "left")
    assert chick.offered() == {"no"}, "a character is of no family"


# -- Geisha


def test_a_yellow_geisha_lets_one_play_the_top_discard() -> None:
    t = at(
        POLAR,
        "characters: geisha",
        "middle: yellow-geisha",
        "hand 0: walrus, seal",
        "discards: seal, macaw",
        DULL,
    )
    t.say("play")
    assert t.offered() == {"seal", "top-discard"}
    t.say("top-discard")
    assert t.offered() == {"walrus"}
    t.say("walrus", "left", "use")
    assert t.collection(0, "left") == ["seal"]
    assert t.discards() == ["walrus", "macaw"]
    assert t.told("discard-played", SPECTATOR) == [{"card": "seal"}]


def test_a_red_geisha_lets_the_top_discard_pay_and_lowers_it() -> None:
    t = at(
        POLAR,
        "characters: geisha",
        "middle: red-geisha",
        "hand 0: seal, macaw",
        "discards: narwhal, penguin",
        DULL,
    )
    t.say("play", "seal")
    assert t.offered() == {"top-discard", "macaw"}
    t.say("macaw")
    assert t.offered() == {"top-discard"}, "fixed before paying: still the Narwhal"
    t.say("top-discard", "left", "no")
    assert t.discards() == ["macaw", "penguin", "narwhal"]


def test_the_vulture_lifts_its_card_first() -> None:
    t = at(
        "families: sky, polar",
        "characters: geisha",
        "middle: red-geisha",
        "hand 0: magpie, seal",
        "discards: chicken, penguin, eagle",
        "collection 0 left: vulture",
        DULL,
    )
    t.say("special-left", "magpie")
    assert t.asked().args["price"] == 5
    t.say("seal", "top-discard")
    assert t.discards() == ["seal", "chicken", "eagle", "penguin"]


# -- Caiman


def test_a_caiman_gives_an_extra_action_for_cost_4_and_6() -> None:
    t = at(
        POLAR,
        "hand 0: seal, walrus, macaw, penguin",
        "collection 0 left: caiman",
        DULL,
    )
    t.say("play", "seal", "walrus", "no")
    assert t.asked().kind == "action"
    assert t.asked().least == 0
    t.say("no")
    assert t.whose_turn() == 1
    other = at(POLAR, "hand 0: macaw, penguin, walrus", "collection 0 left: caiman", DULL)
    other.say("play", "macaw", "penguin")
    assert other.whose_turn() == 1, "a Macaw costs 3"


def test_a_covered_caiman_and_one_just_played_give_nothing() -> None:
    t = at(
        POLAR,
        "hand 0: caiman, walrus, seal",
        "collection 0 left: caiman",
        "collection 0 right: macaw, macaw",
        DULL,
    )
    t.say("play", "caiman", "walrus", "seal")
    assert t.collection(0, "left") == ["caiman", "caiman"]
    assert t.whose_turn() == 1


def test_two_caimans_give_one_extra_action_and_free_plays_count() -> None:
    t = at(
        POLAR,
        "characters: ninja",
        "hand 0: yellow-ninja, walrus",
        "collection 0 left: macaw, caiman",
        "collection 0 right: macaw, caiman",
        "line: macaw, macaw, macaw, reindeer",
    )
    t.say("play", "yellow-ninja", "walrus", "no")
    assert t.state.extra == 0
    assert t.asked().kind == "action"
    t.say("draw", "reindeer")
    assert t.whose_turn() == 1


def test_a_position_in_the_middle_of_a_play_with_a_caiman_survives() -> None:
    t = at(POLAR, "hand 0: seal, walrus", "collection 0 left: caiman", DULL)
    t.say("play", "seal")
    text = repr(t.game)
    assert "caiman^0" in text
    assert "pending: after_play seat=0 at=caiman.0 card=caiman" in text
    assert t.game.rules.read(text) == t.state


# -- moving


def test_a_piranha_moves_an_origami_and_uncovers() -> None:
    t = at(
        POLAR,
        "hand 0: piranha, walrus",
        "collection 0 left: caiman, macaw",
        "collection 0 right: seal",
        DULL,
    )
    t.say("play", "piranha", "walrus")
    assert t.offered() == {"no", "left-1", "left-2", "right-1", "right-2"}
    t.say("left-2")
    assert t.asked().args == {"card": "macaw", "column": "left", "height": 2}
    assert t.offered() == {"left-1"}, "the other collection would be two higher"
    t.say("left-1")
    assert t.collection(0, "left") == ["macaw", "caiman"]


def test_a_sloth_sinks_an_origami_of_any_player() -> None:
    t = at(
        POLAR,
        "hand 0: sloth, walrus, seal",
        "collection 1 left: macaw, caiman",
        "collection 1 right: penguin",
        DULL,
    )
    t.say("play", "sloth", "walrus", "seal", "left")
    assert t.offered() == {"no", "seat-1"}
    t.say("seat-1", "left-2")
    assert t.collection(1, "left") == ["caiman", "macaw"]


# -- everybody


def test_a_dragon_lets_everybody_play() -> None:
    t = at(
        LEGENDARY,
        "hand 0: dragon, griffin, kappa",
        "hand 1: macaw, caiman",
        "line: griffin, sloth, sloth, golden-frog",
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use")
    assert t.game.waiting() == [1], "an empty hand is not asked"
    t.say("macaw", "caiman", "left", seat=1)
    assert t.collection(1, "left") == ["macaw"]
    assert t.whose_turn() == 1


def test_a_griffin_fills_the_line_once() -> None:
    t = at(
        LEGENDARY,
        "hand 0: griffin, golden-frog, golden-frog",
        "line: kappa, sloth, oni, macaw",
        "deck: macaw, unicorn",
    )
    t.say("play", "griffin", "golden-frog", "golden-frog", "left", "use", "oni")
    assert t.line() == ["kappa", "sloth", "macaw"]
    t.say("kappa", seat=1)
    assert t.line() == ["sloth", "macaw", "macaw", "unicorn"]


def test_a_nine_tailed_fox_passes_to_both_sides() -> None:
    t = at(
        "families: exotic, legendary, polar",
        "players: 3",
        "hand 0: nine-tailed-fox, griffin, kappa, oni, unicorn",
        "hand 1: macaw, sloth",
        "hand 2: seal",
        "line: griffin, walrus, walrus, golden-frog",
    )
    t.say("play", "nine-tailed-fox", "griffin", "kappa", "left", "use")
    assert t.asked(0).args == {"to": "left"}
    t.say("oni", seat=0)
    assert t.asked(0).args == {"to": "right"}
    t.say("unicorn", seat=0)
    t.say("macaw", "sloth", seat=1)
    t.say("seal", seat=2)
    assert [t.hand(seat) for seat in range(3)] == [["seal", "sloth"], ["oni"], ["macaw", "unicorn"]]
    assert t.known(2, 0) == ["unicorn"]


def test_an_ankylosaurus_keeps_the_hand_safe() -> None:
    t = at(
        "families: dinosaurs, legendary",
        "hand 0: oni, griffin, kappa",
        "hand 1: phoenix, unicorn",
        "collection 1 left: ankylosaurus",
        "line: t-rex, t-rex, griffin, triceratops",
    )
    t.say("play", "oni", "griffin", "left", "use")
    assert t.game.waiting() == [0], "nothing is asked of seat 1"
    t.say("kappa")
    assert t.hand(1) == ["phoenix", "unicorn"]


# -- the score


def test_a_kappa_may_reward_somebody_else() -> None:
    t = at(
        LEGENDARY,
        "collection 0 left: kappa",
        "collection 1 left: phoenix",
        "collection 1 right: oni",
    )
    assert t.scores() == [5, t.points("phoenix", "oni") + 5]
    assert t.awards(1) == {"kappa": 5}
    tied = at(LEGENDARY, "collection 0 left: kappa", "collection 1 left: phoenix")
    assert tied.scores() == [10, 9]


def test_a_unicorn_rewards_everybody_with_all_families_in_play() -> None:
    t = at(LEGENDARY, "collection 0 left: unicorn", "collection 0 right: macaw", "collection 1 left: sloth, phoenix")
    assert t.scores() == [t.points("unicorn", "macaw") + 2, t.points("sloth", "phoenix") + 2]


@pytest.mark.parametrize(
    ("character", "winner"),
    [
        ("yellow-actor", 0),
        ("red-actor", 1),
        ("yellow-sumo-wrestler", 1),
        ("red-sumo-wrestler", 1),
        ("yellow-samurai", 0),
        ("red-samurai", 1),
    ],
)
def test_characters_award_points(character: str, winner: int) -> None:
    pair = character.split("-", 1)[1]
    t = at(
        POLAR,
        f"characters: {pair}",
        f"middle: {character}",
        "hand 0: seal",
        "hand 1: rice-paper, rice-paper",
        "collection 0 left: macaw",
        "collection 0 right: arctic-hare",
        "collection 1 left: walrus",
    )
    expected = [award(character) * (seat == winner) for seat in (0, 1)]
    assert [sum(t.awards(seat).values()) for seat in (0, 1)] == expected
    assert t.scores() == [t.points("macaw", "arctic-hare") + expected[0], t.points("walrus") + expected[1]]


def test_a_chameleon_is_worth_what_lies_under_it() -> None:
    t = at(POLAR, "collection 0 left: reindeer, chameleon, chameleon", "collection 1 left: seal")
    assert t.scores()[0] == 8 + 8
    assert at(POLAR, "collection 0 left: chameleon").scores()[0] == 0


def test_a_red_calligrapher_limits_covered_cards() -> None:
    lines = (
        POLAR,
        "characters: calligrapher",
        "collection 0 left: reindeer, chameleon, seal",
        "collection 0 right: macaw, macaw",
    )
    t = at(*lines)
    assert t.scores()[0] == 8 + 8 + t.points("seal") + 5 + 5
    assert at(*lines, "middle: red-calligrapher").scores()[0] == 8 + 2 + t.points("seal") + (2 + 2) + (2 + 3)


def test_rice_paper_counts_for_polar_bear_t_rex_and_triceratops() -> None:
    t = at(
        DINOSAURS,
        "hand 0: rice-paper, rice-paper, seal",
        "hand 1: rice-paper",
        "collection 0 left: polar-bear, t-rex",
        "collection 0 right: triceratops",
    )
    assert t.scores()[0] == (t.points("polar-bear") + 2) + (t.points("t-rex") + 3) + (t.points("triceratops") + 2)


def test_a_fly_finds_the_card_that_a_red_geisha_lowered() -> None:
    lines = ("families: lawn, sky, polar", "characters: geisha", "middle: red-geisha", DULL)
    t = at(*lines, "hand 0: fly", "discards: seal, penguin, owl")
    t.say("play", "fly", "top-discard", "left", "use")
    assert t.hand(0) == ["seal"]
    assert t.discards() == ["penguin", "owl"]


def test_a_fly_finds_the_card_that_a_vulture_used_though_another_was_lowered() -> None:
    t = at(
        "families: lawn, sky, polar",
        "characters: geisha, musician",
        "middle: red-geisha, red-musician",
        "hand 0: fly",
        "discards: arctic-hare, seal, penguin",
        "collection 0 left: vulture",
        DULL,
    )
    t.say("special-left", "fly", "top-discard", "use")
    assert t.hand(0) == ["arctic-hare"], "3 folds: the hare's 1 and the Seal's 2"
    assert t.discards() == ["penguin", "seal"]


# -- what others do not know


def test_hidden_rice_paper_is_dealt_anew_among_hands_only() -> None:
    t = at(
        "families: polar, exotic, legendary",
        "players: 3",
        "hand 0: rice-paper, macaw",
        "hand 1: rice-paper, rice-paper, seal, oni",
        "known 1 by everybody: rice-paper",
        "hand 2: kappa, sloth, walrus",
    )
    paper = t.state.linked.names.index("rice-paper")
    found = set()
    for number in range(60):
        other = another(t.state, 0, number)
        assert audit(other) == []
        assert "rice-paper" not in [other.linked.names[other.cells[place]] for place in range(other.deck_size)]
        assert other.held(0, paper) == 1
        assert other.held(1, paper) >= 1, "the one that everybody knows of"
        found.add((int(other.held(1, paper)), int(other.held(2, paper))))
    assert found == {(2, 0), (1, 1)}


def test_everybody_shows_rice_paper_at_the_end() -> None:
    t = at(
        POLAR,
        "phase: last-round",
        "start: 0",
        "to-move: 1",
        "hand 0: rice-paper, rice-paper, seal",
        "collection 0 left: polar-bear",
        "line: walrus, seal, macaw, macaw",
    )
    printed = t.points("polar-bear")
    assert t.game.view(1)["seats"][0]["score"] == printed, "nobody told seat 1 of rice paper"
    t.say("draw", "walrus")
    assert t.game.over
    assert t.game.view(1)["seats"][0]["score"] == printed + 2
    assert t.told("paper-shown", 1) == [{"card": "rice-paper", "cards": 2}, {"card": "rice-paper", "cards": 0}]


# -- where the two games meet


def test_a_parrot_copies_a_penguin_and_counts_what_lies_under_the_parrot() -> None:
    t = at(
        "families: sky, polar",
        "hand 0: parrot, chicken",
        "collection 0 left: owl, dove",
        "collection 0 right: owl, dove, eagle",
        "line: penguin, vulture, vulture, chicken",
    )
    t.say("play", "parrot", "chicken", "penguin")
    assert t.hand(0) == ["rice-paper", "rice-paper"]


def test_a_parrot_copies_a_walrus_if_rice_paper_paid_for_the_parrot() -> None:
    lines = ("families: sky, polar", "line: walrus, vulture, vulture, chicken", "discards: seal")
    t = at(*lines, "hand 0: parrot, rice-paper, owl")
    t.say("play", "parrot", "rice-paper", "owl", "left", "walrus", "seal")
    assert t.hand(0) == ["seal"]
    without = at(*lines, "hand 0: parrot, chicken")
    without.say("play", "parrot", "chicken", "left")
    assert without.whose_turn() == 1, "nothing to copy"


def test_an_eagle_does_not_reach_behind_an_ankylosaurus() -> None:
    t = at(
        "families: sky, dinosaurs, legendary",
        "players: 3",
        "hand 0: eagle, t-rex, t-rex",
        "hand 1: oni",
        "hand 2: kappa",
        "collection 1 left: ankylosaurus",
        "line: vulture, vulture, chicken, chicken",
    )
    t.say("play", "eagle", "t-rex", "t-rex", "left")
    assert t.offered() == {"no", "seat-2"}
    assert t.refused("seat-1") == "protected"


def test_a_sloth_uncovers_a_special_action_and_an_ongoing_effect() -> None:
    t = at(
        "families: exotic, farm",
        "hand 0: sloth, rabbit, sheep",
        "collection 0 left: raccoon, cat",
        "collection 0 right: caiman, pig",
        "line: rabbit, fox, fox, golden-frog",
    )
    t.say("play", "sloth", "rabbit", "sheep", "left", "seat-0", "left-3")
    assert t.collection(0, "left") == ["sloth", "raccoon", "cat"]
    assert t.whose_turn() == 1, "the Caiman was covered"
