"""Pairings: where cards meet that touch hands, their limits, and everybody at once."""

from collections.abc import Sequence
from typing import Any, Final

import pytest

from senbazuru.kernel.game import Game
from tests.origami.table import NOTHING_ELSE, SPECTATOR, TestTable, at
from tests.origami.test_knowledge import TableWatchers

# -- an Ankylosaurus: nothing is asked of the protected seat, which still draws and receives

PROTECTED: Final = "families: dinosaurs, sky, savannah\nplayers: 3\ncollection 1 left: ankylosaurus\n"
LEGENDARY: Final = "families: dinosaurs, sky, legendary\nplayers: 3\ncollection 1 left: ankylosaurus\n"
SAFE: Final = "hand 1: t-rex, velociraptor\nhand 2: chick, dove"
LINE: Final = "line: vulture, vulture, chicken, stegosaurus"


def test_an_owl_does_not_reach_an_ankylosaurus() -> None:
    t = at(PROTECTED, SAFE, LINE, "hand 0: owl, eagle, parrot")
    t.say("play", "owl", "eagle", "left", "use")
    assert t.game.waiting() == [2]
    t.say("dove", seat=2)
    assert [t.hand(seat) for seat in range(3)] == [["parrot"], ["t-rex", "velociraptor"], ["chick"]]
    assert t.discards() == ["dove", "eagle"]


def test_a_magpie_takes_one_of_the_cards_of_those_who_are_not_protected() -> None:
    t = at(PROTECTED, SAFE, LINE, "hand 0: magpie, eagle, eagle")
    t.say("play", "magpie", "eagle", "eagle", "left", "use")
    assert t.game.waiting() == [2]
    t.say("dove", seat=2)
    assert t.offered(0) == {"dove"}, "neither the payment nor anything of seat 1"
    t.say("dove")
    assert [t.hand(seat) for seat in range(3)] == [["dove"], ["t-rex", "velociraptor"], ["chick"]]


def test_a_magpie_is_not_asked_for_if_every_opponent_with_cards_is_protected() -> None:
    t = at(PROTECTED, "hand 1: t-rex", LINE, "hand 0: magpie, eagle, eagle, owl")
    t.say("play", "magpie", "eagle", "eagle", "left")
    assert t.told("used") == t.told("declined") == []
    assert t.hand(1) == ["t-rex"]
    assert t.whose_turn() == 1


def test_an_eagle_may_not_choose_an_ankylosaurus() -> None:
    t = at(PROTECTED, SAFE, LINE, "hand 0: eagle, magpie, magpie")
    t.say("play", "eagle", "magpie", "magpie", "left")
    assert t.offered() == {"seat-2", "no"}
    assert t.refused("seat-1") == "protected"
    t.say("seat-2")
    assert len(t.hand(0)) == len(t.hand(2)) == 1
    assert t.hand(1) == ["t-rex", "velociraptor"]


def test_an_eagle_is_not_asked_for_if_there_is_nobody_to_choose() -> None:
    t = at(
        "families: dinosaurs, sky",
        "collection 1 right: ankylosaurus",
        "hand 1: t-rex",
        LINE,
        "hand 0: eagle, magpie, magpie",
    )
    t.say("play", "eagle", "magpie", "magpie", "left")
    assert t.whose_turn() == 1
    assert t.hand(1) == ["t-rex"]


def test_a_zebra_makes_an_ankylosaurus_receive_and_not_pass() -> None:
    t = at(PROTECTED, SAFE, LINE, "hand 0: zebra, lion, monkey, rhino")
    t.say("play", "zebra", "lion", "left", "use")
    assert t.game.waiting() == [0, 2]
    t.say("monkey", seat=0)
    t.say("chick", seat=2)
    assert [t.hand(seat) for seat in range(3)] == [["rhino"], ["chick", "t-rex", "velociraptor"], ["dove", "monkey"]]
    assert t.told("given", SPECTATOR) == [{"card": None, "to": 2}, {"card": None, "to": 1}]


def test_a_phoenix_lets_an_ankylosaurus_draw_without_discarding() -> None:
    t = at(LEGENDARY, SAFE, LINE, "hand 0: phoenix, kappa, oni", "deck: owl, parrot, eagle, magpie, unicorn, griffin")
    t.say("play", "phoenix", "kappa", "left", "use")
    assert t.game.waiting() == [0, 2]
    t.say("oni", seat=0)
    t.say("chick", seat=2)
    assert t.hand(0) == ["owl", "parrot"]
    assert t.hand(1) == ["eagle", "magpie", "t-rex", "velociraptor"]
    assert t.hand(2) == ["dove", "griffin", "unicorn"]
    assert t.discards() == ["chick", "oni", "kappa"]


def test_a_phoenix_of_one_with_an_empty_hand_discards_nothing_of_an_ankylosaurus() -> None:
    t = at(
        LEGENDARY, "hand 1: t-rex", LINE, "hand 0: phoenix, kappa", "deck: owl, parrot, eagle, magpie, unicorn, griffin"
    )
    t.say("play", "phoenix", "kappa", "left", "use")
    assert t.told("discarded") == []
    assert [t.hand(seat) for seat in range(3)] == [
        ["owl", "parrot"],
        ["eagle", "magpie", "t-rex"],
        ["griffin", "unicorn"],
    ]
    assert t.whose_turn() == 1, "nobody was asked for a card"


def test_an_oni_does_not_reach_an_ankylosaurus() -> None:
    t = at(LEGENDARY, SAFE, LINE, "hand 0: oni, griffin, kappa")
    t.say("play", "oni", "griffin", "left", "use")
    assert t.game.waiting() == [0, 2]
    t.say("chick", "dove", seat=2)
    t.say("kappa", seat=0)
    assert [t.hand(seat) for seat in range(3)] == [[], ["t-rex", "velociraptor"], []]


def test_a_nine_tailed_fox_makes_an_ankylosaurus_receive_from_both_sides_and_pass_nothing() -> None:
    t = at(LEGENDARY, SAFE, LINE, "hand 0: nine-tailed-fox, griffin, kappa, oni, unicorn, phoenix")
    t.say("play", "nine-tailed-fox", "griffin", "kappa", "left", "use")
    assert t.game.waiting() == [0, 2]
    t.say("oni", "unicorn", seat=0)
    t.say("chick", "dove", seat=2)
    assert t.hand(0) == ["chick", "phoenix"], "nothing comes from seat 1"
    assert t.hand(1) == ["dove", "oni", "t-rex", "velociraptor"]
    assert t.hand(2) == ["unicorn"]


def test_in_a_fox_of_two_an_ankylosaurus_only_receives() -> None:
    t = at(
        "families: dinosaurs, legendary",
        "collection 1 left: ankylosaurus",
        "hand 0: nine-tailed-fox, griffin, kappa, oni, unicorn, phoenix",
        "hand 1: t-rex, triceratops",
        "known 1 by everybody: t-rex",
        "line: griffin, dragon, dragon, stegosaurus",
    )
    t.say("play", "nine-tailed-fox", "griffin", "kappa", "left", "use")
    assert t.game.waiting() == [0]
    t.say("oni", "unicorn")
    assert (t.hand(0), t.hand(1)) == (["phoenix"], ["oni", "t-rex", "triceratops", "unicorn"])
    assert t.known(1, 0) == ["oni", "t-rex", "unicorn"]
    assert t.known(1, SPECTATOR) == ["t-rex"], "it cannot have been passed"


def test_a_fox_is_not_asked_for_if_only_a_protected_opponent_holds_cards() -> None:
    t = at(LEGENDARY, "hand 1: t-rex, velociraptor", LINE, "hand 0: nine-tailed-fox, griffin, kappa")
    t.say("play", "nine-tailed-fox", "griffin", "kappa", "left")
    assert t.told("used") == t.told("declined") == []
    assert t.whose_turn() == 1


@pytest.mark.parametrize("card", ["owl", "magpie", "eagle"])
def test_a_parrot_is_not_offered_what_a_protected_opponent_makes_useless(card: str) -> None:
    lines = ("families: dinosaurs, sky", "hand 0: parrot, chicken, chick", "hand 1: t-rex")
    line = f"line: {card}, vulture, vulture, stegosaurus"
    t = at(*lines, line, "collection 1 left: ankylosaurus")
    t.say("play", "parrot", "chicken", "left")
    assert t.offered() == {"stegosaurus", "no"}
    bare = at(*lines, line, "collection 1 left: ankylosaurus, dove")
    bare.say("play", "parrot", "chicken", "left")
    assert card in bare.offered()


def test_a_parrot_that_copies_an_oni_spares_an_ankylosaurus_and_not_its_owner() -> None:
    t = at(
        LEGENDARY.replace("left", "right"),
        "collection 0 left: ankylosaurus",
        SAFE,
        "line: oni, vulture, chicken, stegosaurus",
        "hand 0: parrot, chicken, kappa",
    )
    t.say("play", "parrot", "chicken", "oni")
    assert t.game.waiting() == [0, 2], "it is the effect of seat 0, Ankylosaurus or not"


def test_an_ankylosaurus_still_draws_takes_and_plays_with_everybody() -> None:
    t = at(
        LEGENDARY,
        "extra: 2",
        "hand 0: leprechaun, kappa, griffin, eagle, magpie, dragon, griffin, oni",
        "hand 1: velociraptor, stegosaurus",
        "line: vulture, chick, chicken, owl",
        "deck: pterosaur, dove, parrot, parrot, vulture, chicken, t-rex",
    )
    t.say("play", "leprechaun", "kappa", "left", "use")
    assert t.hand(1) == ["dove", "stegosaurus", "velociraptor"]
    t.say("play", "griffin", "eagle", "magpie", "use", "vulture")
    assert t.game.waiting() == [1]
    t.say("chick", seat=1)
    t.say("chicken", seat=2)
    assert t.hand(1) == ["chick", "dove", "stegosaurus", "velociraptor"]
    t.say("play", "dragon", "griffin", "oni", "left", "use", "no")
    t.say("velociraptor", "stegosaurus", seat=1)
    assert t.collection(1, "right") == ["velociraptor"]


def test_a_butterfly_looks_at_the_hand_of_an_ankylosaurus() -> None:
    t = at(
        "families: dinosaurs, lawn",
        "hand 0: butterfly, bee, t-rex, fly",
        "hand 1: ant, t-rex",
        "collection 1 left: ankylosaurus",
        "line: bee, spider, stegosaurus, triceratops",
    )
    t.say("play", "butterfly", "bee", "t-rex", "fly", "left", "seat-1")
    assert t.known(1, 0) == ["ant", "t-rex"]


def test_a_sloth_sinks_an_ankylosaurus_and_the_hand_is_bare() -> None:
    t = at(
        "families: dinosaurs, sky, exotic\nplayers: 3",
        "extra: 1",
        "hand 0: sloth, anaconda, macaw, owl, eagle",
        "hand 1: t-rex, macaw",
        "collection 1 left: dove, ankylosaurus",
        LINE,
    )
    t.say("play", "sloth", "anaconda", "macaw", "left", "seat-1", "left-2")
    assert t.collection(1, "left") == ["ankylosaurus", "dove"]
    t.say("play", "owl", "eagle", "use")
    assert t.game.waiting() == [1]
    t.say("macaw", seat=1)
    assert t.hand(1) == ["t-rex"]


def test_one_who_covers_the_own_ankylosaurus_within_a_dragon_is_protected_no_longer() -> None:
    t = at(
        "families: dinosaurs, legendary",
        "extra: 1",
        "hand 0: dragon, griffin, kappa, oni, t-rex",
        "hand 1: velociraptor, stegosaurus, triceratops",
        "collection 1 left: ankylosaurus",
        "collection 1 right: phoenix",
        "line: griffin, dragon, stegosaurus, triceratops",
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use", "no")
    t.say("velociraptor", "stegosaurus", "left", seat=1)
    t.say("play", "oni", "t-rex", "use")
    assert t.game.waiting() == [1]
    t.say("triceratops", seat=1)
    assert t.hand(1) == []


def test_the_player_of_a_dragon_is_protected_from_what_others_play_within_it() -> None:
    t = at(
        "families: dinosaurs, legendary",
        "hand 0: dragon, griffin, kappa, unicorn",
        "hand 1: oni, t-rex, triceratops, stegosaurus, velociraptor",
        "collection 0 left: ankylosaurus",
        "line: griffin, dragon, stegosaurus, triceratops",
    )
    t.say("play", "dragon", "griffin", "kappa", "use", "no")
    t.say("oni", "t-rex", "left", "use", seat=1)
    assert t.game.waiting() == [1], "it is another player's effect, though it is the turn of seat 0"
    t.say("triceratops", "stegosaurus", seat=1)
    assert (t.hand(0), t.hand(1)) == (["unicorn"], ["velociraptor"])


def test_a_hand_of_rice_paper_is_protected_too() -> None:
    t = at(
        "families: dinosaurs, sky, polar\nplayers: 3",
        "hand 0: owl, eagle",
        "hand 1: rice-paper, rice-paper",
        "hand 2: rice-paper",
        "collection 1 left: ankylosaurus",
        LINE,
    )
    t.say("play", "owl", "eagle", "left", "use")
    assert t.game.waiting() == [2]
    t.say("rice-paper", seat=2)
    assert (t.hand(1), t.hand(2)) == (["rice-paper", "rice-paper"], [])
    assert t.paper() == 16


# -- Kappas and Unicorns that reward others

THREE: Final = "families: legendary, dinosaurs, savannah\nplayers: 3"
DEAR: Final = "line: lion, gorilla, cheetah, snake"


def awards(table: TestTable, seat: int) -> list[tuple[str, int | None, int]]:
    """All awards of a seat: which card, whose it is, how many points."""
    shown: list[dict[str, Any]] = table.game.view(SPECTATOR)["seats"][seat]["awards"]
    return [(award["card"], award["from"], award["points"]) for award in shown]


def test_two_kappas_of_one_player_both_reward_another() -> None:
    t = at(
        THREE,
        "collection 0 left: kappa",
        "collection 0 right: kappa",
        "collection 1 left: phoenix, phoenix",
        "collection 1 right: oni",
        DEAR,
    )
    assert awards(t, 1) == [("kappa", 0, 5), ("kappa", 0, 5)]
    assert t.scores() == [5 + 5, t.points("phoenix", "phoenix", "oni") + 10, 0]


def test_two_kappas_of_different_players_each_award_separately() -> None:
    t = at(
        THREE,
        "collection 0 left: kappa, lion",
        "collection 1 left: kappa",
        "collection 1 right: oni",
        "collection 2 left: unicorn",
        DEAR.replace("lion", "rhino"),
    )
    assert (awards(t, 0), awards(t, 1), awards(t, 2)) == ([], [("kappa", 0, 5)], [])
    assert t.scores() == [t.points("kappa", "lion"), t.points("kappa", "oni") + 5 + 5, t.points("unicorn")], (
        "seat 1: 5 from each Kappa"
    )


def test_tied_players_take_every_award_of_both_kappas() -> None:
    t = at(THREE, "collection 0 left: kappa", "collection 1 left: kappa", "collection 2 left: griffin", DEAR)
    assert t.scores() == [5 + 5 + 5, 5 + 5 + 5, t.points("griffin") + 5 + 5]
    assert awards(t, 2) == [("kappa", 0, 5), ("kappa", 1, 5)]


def test_three_unicorns_reward_everybody_three_times() -> None:
    t = at(
        THREE,
        "collection 0 left: unicorn, unicorn",
        "collection 0 right: t-rex",
        "collection 1 left: unicorn",
        "collection 1 right: velociraptor, zebra",
        "collection 2 left: phoenix, rhino",
        "collection 2 right: brontosaurus",
        DEAR,
    )
    assert awards(t, 0) == []
    assert awards(t, 1) == [("unicorn", 0, 2), ("unicorn", 0, 2)]
    assert awards(t, 2) == [("unicorn", 0, 2), ("unicorn", 0, 2), ("unicorn", 1, 2)]
    assert t.scores() == [
        t.points("unicorn", "unicorn", "t-rex"),
        t.points("unicorn", "velociraptor", "zebra") + 2 + 4,
        t.points("phoenix", "rhino", "brontosaurus") + 6,
    ]


def test_unicorns_are_legendary_origami_for_a_kappa() -> None:
    t = at(
        "families: legendary, dinosaurs",
        "collection 0 left: kappa, velociraptor",
        "collection 1 left: unicorn, unicorn",
        "line: t-rex, t-rex, griffin, griffin",
    )
    assert t.scores() == [t.points("kappa", "velociraptor") + 2 + 2, t.points("unicorn", "unicorn") + 5]
    assert awards(t, 0) == [("unicorn", 1, 2), ("unicorn", 1, 2)]
    assert awards(t, 1) == [("kappa", 0, 5)]


def test_what_a_kappa_gives_its_owner_belongs_to_its_collection_and_to_nobody_elses() -> None:
    collections = ("collection 0 left: kappa", "collection 0 right: anaconda", "collection 1 left: oni, macaw")
    t = at(
        "families: legendary, exotic",
        *collections,
        "collection 1 right: anaconda",
        "line: sloth, sloth, griffin, griffin",
    )
    assert awards(t, 1) == [("kappa", 0, 5)]
    anaconda, other = t.points("anaconda"), t.points("oni", "macaw")
    scores = [(5 + 5) + anaconda + (10 - anaconda), other + anaconda + (other - anaconda) + 5]
    assert t.scores() == scores, "the Kappa counts for one Anaconda only"


def test_a_kappa_may_decide_who_wins_against_its_owner() -> None:
    t = at(
        "families: legendary, dinosaurs",
        "collection 0 left: kappa, t-rex",
        "collection 1 left: phoenix",
        "collection 1 right: leprechaun",
        "line: t-rex, stegosaurus, griffin, griffin",
    )
    assert t.scores() == [8, t.points("phoenix", "leprechaun") + 5]
    assert t.winners() == [1]


# -- Mesosaurus: 3 folds and all hand modifiers


@pytest.mark.parametrize(
    ("others", "folds"),
    [
        (["collection 0 right: brontosaurus"], 6),
        (["collection 0 right: velociraptor"], 4),
        (["collection 0 right: velociraptor, velociraptor"], 5),
        (["collection 0 left: velociraptor, velociraptor, mesosaurus", "collection 0 right: seal, velociraptor"], 6),
        (["collection 0 right: brontosaurus, velociraptor"], 4),
        (["collection 0 right: mesosaurus"], 4),
        (["middle: yellow-ninja"], 4),
        (["middle: red-ninja"], 4),
        (["middle: yellow-ninja", "collection 0 right: brontosaurus"], 7),
        (["middle: red-ninja", "collection 0 right: brontosaurus"], 4),
        (["middle: red-merchant", "collection 0 right: brontosaurus"], 7),
        (["middle: red-gardener", "collection 0 right: brontosaurus"], 5),
        (["middle: yellow-ninja, red-merchant", "collection 0 right: brontosaurus"], 8),
        (["middle: red-ninja, red-merchant", "collection 0 right: velociraptor"], 5),
        (["middle: red-gardener"], 3),
    ],
)
def test_a_mesosaurus_draws_3_and_what_all_modifiers_add_up_to_but_never_less_than_4(
    others: list[str], folds: int
) -> None:
    own = [] if any("0 left" in line for line in others) else ["collection 0 left: mesosaurus"]
    t = at(
        "families: dinosaurs, polar",
        "characters: ninja, merchant, gardener",
        *own,
        *others,
        "line: walrus, walrus, seal, arctic-hare",
    )
    assert t.state.draw_limit(0) == folds
    t.say("draw")
    assert t.asked().args["folds"] == folds


def test_a_mesosaurus_and_four_velociraptors_take_a_whole_line() -> None:
    t = at(
        "families: dinosaurs, polar",
        "collection 0 left: velociraptor, velociraptor, mesosaurus",
        "collection 0 right: velociraptor, velociraptor",
        "line: seal, arctic-hare, seal, narwhal",
        "deck: walrus, reindeer, penguin, penguin",
    )
    assert t.state.draw_limit(0) == 7
    t.say("draw", "seal", "arctic-hare", "seal", "narwhal")
    assert t.hand(0) == ["arctic-hare", "narwhal", "seal", "seal"]
    assert t.line() == ["walrus", "reindeer", "penguin", "penguin"]


def test_a_ninja_played_this_turn_counts_for_a_draw_with_an_extra_action() -> None:
    t = at(
        "families: dinosaurs, polar",
        "characters: ninja",
        "extra: 1",
        "hand 0: yellow-ninja, walrus",
        "collection 0 left: mesosaurus",
        "collection 0 right: brontosaurus",
        "line: walrus, penguin, seal, arctic-hare",
    )
    assert t.state.draw_limit(0) == 6
    t.say("play", "yellow-ninja", "walrus", "no", "draw")
    assert t.asked().args["folds"] == 7
    t.say("walrus", "penguin")
    assert t.hand(0) == ["penguin", "walrus"]


# -- hand limits at the end of the turn

NINE: Final = "seal, seal, seal, arctic-hare, arctic-hare, narwhal, narwhal, penguin, penguin"
POLAR: Final = "families: dinosaurs, polar"
HIGH: Final = "line: walrus, walrus, reindeer, reindeer"


def test_two_visible_velociraptors_of_three_let_14_cards_be_kept() -> None:
    t = at(
        POLAR,
        f"hand 0: {NINE}, pterosaur, pterosaur, stegosaurus, stegosaurus, triceratops",
        "collection 0 left: velociraptor, velociraptor",
        "collection 0 right: t-rex, velociraptor",
        HIGH,
    )
    assert t.state.hand_limit(0) == 14
    t.say("draw", "walrus")
    assert t.asked().args == {"limit": 14, "cards": 1}
    t.say("walrus")
    assert len(t.hand(0)) == 14


def test_one_who_covers_one_of_two_velociraptors_loses_half_of_the_limit_and_gains_one() -> None:
    t = at(
        POLAR,
        f"hand 0: velociraptor, {NINE}, pterosaur, pterosaur, stegosaurus, stegosaurus",
        "collection 0 left: velociraptor",
        "collection 0 right: velociraptor",
        HIGH,
    )
    assert t.state.hand_limit(0) == 8 + 4
    t.say("play", "velociraptor", "penguin", "left")
    assert t.state.hand_limit(0) == 8 + 6, "two visible ones of three now"
    assert t.whose_turn() == 1


def test_the_ninja_that_comes_and_the_ninja_that_leaves_make_a_difference_of_three() -> None:
    t = at(
        POLAR,
        "characters: ninja",
        "middle: yellow-ninja",
        f"hand 0: red-ninja, {NINE}",
        HIGH,
    )
    assert t.state.hand_limit(0) == 9
    t.say("play", "red-ninja", "seal", "seal", "no")
    assert t.asked().args == {"limit": 6, "cards": 1}, "7 cards are left"
    t.say("narwhal")
    assert t.discards() == ["narwhal", "yellow-ninja", "seal", "seal"]
    assert t.state.hand_limit(1) == 6, "for everybody"


def test_all_modifiers_add_up_at_the_end_of_the_turn() -> None:
    t = at(
        POLAR,
        "characters: ninja",
        "middle: red-ninja",
        f"hand 0: {NINE}",
        "collection 0 left: brontosaurus",
        "collection 0 right: velociraptor, velociraptor",
        "line: stegosaurus, pterosaur, reindeer, reindeer",
    )
    assert t.state.hand_limit(0) == 8 - 2 + 3 + 2
    t.say("draw", "stegosaurus", "pterosaur")
    assert len(t.hand(0)) == 11
    assert t.whose_turn() == 1


def test_a_sloth_takes_the_limit_away_but_its_owner_discards_only_at_the_end_of_the_own_turn() -> None:
    t = at(
        "families: dinosaurs, exotic, polar\nplayers: 3",
        "hand 0: sloth, anaconda, macaw",
        f"hand 1: {NINE}, pterosaur",
        "collection 1 left: macaw, brontosaurus",
        HIGH,
    )
    t.say("play", "sloth", "anaconda", "macaw", "left", "seat-1", "left-2")
    assert t.collection(1, "left") == ["brontosaurus", "macaw"]
    assert len(t.hand(1)) == 10
    assert t.whose_turn() == 1
    t.say("draw", "walrus", seat=1)
    assert t.asked(1).args == {"limit": 8, "cards": 3}


def test_a_brontosaurus_played_within_a_dragon_of_another_counts_at_the_own_turn() -> None:
    t = at(
        "families: dinosaurs, legendary, polar\nplayers: 3",
        "hand 0: dragon, griffin, kappa",
        f"hand 1: brontosaurus, griffin, {NINE}",
        HIGH,
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use")
    t.say("brontosaurus", "griffin", "left", seat=1)
    assert len(t.hand(1)) == 9
    t.say("draw", "walrus", seat=1)
    assert len(t.hand(1)) == 10
    assert t.whose_turn() == 2, "11 may be kept"


def test_rice_paper_counts_for_the_limit_and_goes_back_to_its_deck() -> None:
    t = at(POLAR, "hand 0: rice-paper, rice-paper, rice-paper, rice-paper, seal, seal, seal, narwhal", HIGH)
    t.say("draw", "walrus")
    assert t.asked().args == {"limit": 8, "cards": 1}
    t.say("rice-paper")
    assert t.paper() == 18 - 3
    assert t.discards() == []


def test_the_limit_of_the_last_turn_holds_with_its_modifiers() -> None:
    t = at(
        POLAR,
        "phase: last-round",
        "run-outs: 2",
        "start: 1",
        "to-move: 0",
        f"hand 0: {NINE}",
        "collection 0 left: brontosaurus",
        "collection 0 right: t-rex",
        HIGH,
    )
    t.say("draw", "walrus")
    assert t.game.over
    assert t.scores()[0] == t.points("brontosaurus") + 3 + 10


# -- a Dragon and what is played within it


def test_a_lion_plays_a_dragon_free_and_the_plays_within_are_paid() -> None:
    t = at(
        "families: legendary, savannah",
        "hand 0: dragon, kappa, griffin",
        "hand 1: unicorn, griffin",
        "collection 0 left: lion",
        "line: lion, gorilla, cheetah, snake",
    )
    t.say("special-left", "dragon", "use", "kappa")
    assert t.asked().args["price"] == 4
    t.say("griffin", "left")
    assert t.collection(0, "left") == ["lion", "kappa"]
    t.say("unicorn", seat=1)
    assert t.asked(1).args["price"] == 4
    t.say("griffin", "left", seat=1)
    assert t.discards() == ["griffin", "griffin"]


def test_an_origami_played_within_the_dragon_of_another_acts_on_the_own_turn() -> None:
    t = at(
        "families: legendary, savannah",
        "hand 0: dragon, griffin, kappa",
        "hand 1: lion, griffin, snake, oni, unicorn, phoenix",
        "line: lion, gorilla, cheetah, snake",
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use")
    t.say("lion", "griffin", "snake", "oni", "left", seat=1)
    assert t.whose_turn() == 1
    t.say("special-left", "unicorn", seat=1)
    assert t.collection(1, "right") == ["unicorn"], "it was not played on this turn"


def test_an_origami_played_within_the_own_dragon_acts_on_the_next_turn_only() -> None:
    t = at(
        "families: legendary, savannah",
        "extra: 1",
        "hand 0: dragon, griffin, kappa, cheetah, gorilla, rhino, monkey",
        "line: zebra, gorilla, lion, snake",
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use", "cheetah", "gorilla", "rhino")
    assert t.asked().kind == "action"
    assert t.refused("special-right") == "played-this-turn"


SKY: Final = "families: legendary, sky, savannah\nplayers: 3"


def test_a_chick_within_a_dragon_takes_a_sky_card_for_whoever_played_it() -> None:
    t = at(
        SKY,
        "hand 0: dragon, griffin, kappa",
        "hand 1: chick, owl",
        "line: eagle, lion, snake, oni",
        "deck: zebra",
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use")
    t.say("chick", "owl", "left", "take-from-line", "eagle", seat=1)
    assert [t.hand(seat) for seat in range(3)] == [[], ["eagle"], []]
    assert t.line() == ["lion", "snake", "oni", "zebra"]
    assert t.known(1, 0) == ["eagle"]
    assert t.whose_turn() == 1, "and seat 2 holds nothing"


def test_a_chick_within_a_dragon_plays_a_sky_origami_for_whoever_played_it() -> None:
    t = at(
        SKY,
        "hand 0: dragon, griffin, kappa, monkey",
        "hand 1: chick, parrot, owl, magpie, dragon",
        "hand 2: zebra",
        "line: lion, snake, oni, gorilla",
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use", "no")
    t.say("chick", "parrot", "left", "play", seat=1)
    assert t.offered(1) == {"owl"}, "a Dragon is not of the Sky, and nothing pays for the Magpie"
    t.say("owl", "magpie", "use", seat=1)
    assert t.game.waiting() == [0, 2]
    t.say("monkey", seat=0)
    t.say("zebra", seat=2)
    assert t.discards()[:2] == ["monkey", "zebra"], "clockwise from the left of seat 1: 2, then 0"
    assert t.collection(1, "right") == ["owl"]
    assert t.whose_turn() == 1


def test_a_rhino_within_the_own_dragon_gives_an_extra_action_after_the_whole_dragon() -> None:
    t = at(
        "families: legendary, savannah",
        "hand 0: dragon, griffin, kappa, rhino, lion, monkey",
        "hand 1: phoenix, oni",
        "line: lion, gorilla, cheetah, snake",
        "deck: zebra, snake, elephant, rhino, cheetah",
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use", "rhino", "lion", "use")
    assert t.line() == ["zebra", "snake", "elephant", "rhino"]
    assert t.game.waiting() == [1], "first the others play"
    assert t.asked(1).kind == "play"
    t.say("no", seat=1)
    assert t.game.waiting() == [0]
    assert t.asked(0).kind == "action"
    t.say("draw", "snake")
    assert t.hand(0) == ["monkey", "snake"]
    assert t.whose_turn() == 1


def test_a_rhino_within_the_dragon_of_another_renews_the_line_and_gives_no_extra_action() -> None:
    t = at(
        "families: legendary, savannah",
        "hand 0: dragon, griffin, kappa, monkey",
        "hand 1: rhino, lion",
        "line: lion, gorilla, cheetah, snake",
        "deck: zebra, snake, elephant, rhino, cheetah",
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use", "no")
    t.say("rhino", "lion", "left", "use", seat=1)
    assert t.line() == ["zebra", "snake", "elephant", "rhino"]
    assert t.told("extra-action") == []
    assert t.whose_turn() == 1
    t.say("draw", "elephant", "stop", seat=1)
    assert t.whose_turn() == 0, "one action, as usual"


def test_a_caiman_gives_nothing_for_a_play_on_the_turn_of_another() -> None:
    t = at(
        "families: legendary, exotic",
        "hand 0: dragon, griffin, kappa",
        "hand 1: oni, griffin",
        "collection 1 left: caiman",
        "line: golden-frog, anaconda, sloth, sloth",
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use")
    t.say("oni", "griffin", seat=1)
    assert t.collection(1, "right") == ["oni"]
    assert t.told("extra-action") == []
    assert t.whose_turn() == 1


def test_a_caiman_gives_an_extra_action_for_the_dragon_and_one_for_the_play_within_it() -> None:
    t = at(
        "families: legendary, exotic",
        "hand 0: dragon, griffin, kappa, unicorn, griffin, macaw",
        "collection 0 left: caiman",
        "collection 0 right: macaw",
        "line: golden-frog, anaconda, sloth, sloth",
    )
    t.say("play", "dragon", "griffin", "kappa", "right", "use", "no")
    assert t.told("extra-action") == [{}]
    twice = at(
        "families: legendary, exotic",
        "hand 0: dragon, griffin, kappa, unicorn, griffin, macaw",
        "collection 0 left: macaw, caiman",
        "line: golden-frog, anaconda, sloth, sloth",
    )
    twice.say("play", "dragon", "griffin", "kappa", "use", "unicorn", "griffin")
    assert twice.collection(0, "right") == ["dragon", "unicorn"]
    assert twice.told("extra-action") == [{}, {}]


def test_a_pig_within_the_dragon_of_another_takes_back_what_its_player_paid() -> None:
    t = at(
        "families: legendary, farm",
        "hand 0: dragon, griffin, kappa",
        "hand 1: pig, fox, sheep",
        "line: rabbit, dog, dog, fox",
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use")
    t.say("pig", "fox", "sheep", "left", seat=1)
    assert t.offered(1) == {"fox", "sheep", "no"}, "nothing of what seat 0 paid"
    t.say("fox", seat=1)
    assert t.hand(1) == ["fox"]
    assert t.discards() == ["sheep", "kappa", "griffin"]


def test_a_character_within_the_dragon_of_another_gives_its_bonus_to_whoever_played_it() -> None:
    t = at(
        "families: legendary, dinosaurs",
        "characters: ninja",
        "hand 0: dragon, griffin, kappa",
        "hand 1: yellow-ninja, griffin",
        "line: stegosaurus, t-rex, oni, unicorn",
        "deck: phoenix, leprechaun, kappa",
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use")
    t.say("yellow-ninja", "griffin", seat=1)
    assert t.asked(1).source == "yellow-ninja"
    t.say("stegosaurus", "left", "use", seat=1)
    assert t.collection(1, "left") == ["stegosaurus"]
    assert t.hand(1) == ["leprechaun", "phoenix"]
    assert t.middle() == ["yellow-ninja"]
    assert t.line() == ["t-rex", "oni", "unicorn", "kappa"], "filled at the end of the turn of seat 0"


def test_a_red_monk_silences_what_is_played_within_a_dragon_already_begun() -> None:
    t = at(
        "families: legendary, dinosaurs",
        "characters: monk",
        "hand 0: dragon, griffin, kappa, red-monk, t-rex, pterosaur",
        "hand 1: leprechaun, oni, velociraptor",
        "line: stegosaurus, t-rex, oni, unicorn",
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use", "red-monk", "t-rex", "pterosaur", "no")
    assert t.game.waiting() == [1], "the Dragon has begun and finishes"
    t.say("leprechaun", "oni", "left", seat=1)
    assert t.told("drawn") == []
    assert t.hand(1) == ["velociraptor"]


def test_a_dragon_asks_also_one_who_holds_nothing_but_rice_paper() -> None:
    t = at(
        "families: legendary, polar",
        "hand 0: dragon, griffin, kappa",
        "hand 1: rice-paper",
        "line: walrus, walrus, reindeer, reindeer",
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use")
    assert t.game.waiting() == [1]
    assert t.offered(1) == {"no"}


def test_with_a_yellow_geisha_a_dragon_asks_also_an_empty_hand_and_offers_the_top_discard() -> None:
    t = at(
        "families: legendary, dinosaurs, savannah\nplayers: 3",
        "characters: geisha",
        "middle: yellow-geisha",
        "hand 0: dragon, griffin, kappa",
        "hand 2: t-rex, lion",
        "line: gorilla, lion, cheetah, snake",
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use")
    assert t.offered(0) == {"no"}, "the Kappa lies on top, but nothing pays for it"
    t.say("no", seat=0)
    assert t.offered(1) == {"no"}
    t.say("no", seat=1)
    assert t.offered(2) == {"top-discard", "no"}
    t.say("top-discard", "lion", "left", seat=2)
    assert t.collection(2, "left") == ["kappa"]
    assert t.hand(2) == ["t-rex"]
    assert t.discards() == ["lion", "griffin"]


def test_a_play_within_a_dragon_is_nobodys_business_before_it_is_complete() -> None:
    t = at(
        "families: legendary, savannah",
        "hand 0: dragon, griffin, kappa",
        "hand 1: unicorn, oni, zebra, monkey",
        "line: lion, gorilla, cheetah, snake",
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use")
    t.say("unicorn", "oni", seat=1)
    assert {"card": "unicorn"} not in t.told("announced", 0)
    assert t.game.view(0)["seats"][1]["cards_in_hand"] == 4
    t.game.undo(1)
    t.say("zebra", "oni", "right", seat=1)
    assert t.told("announced", 0)[-1] == {"card": "unicorn"}
    assert t.told("paid", 0)[-2:] == [{"card": "zebra"}, {"card": "oni"}]
    assert t.game.view(0)["seats"][1]["cards_in_hand"] == 1


# -- a Griffin: the line is filled once, at the end


def test_with_five_players_the_last_one_finds_an_empty_line() -> None:
    t = at(
        "families: legendary, dinosaurs, savannah, sky, lawn\nplayers: 5",
        "to-move: 3",
        "hand 3: griffin, lion, gorilla",
        "line: zebra, ant, owl, t-rex",
        "deck: bee, fly, dove, rhino, chick",
    )
    t.say("play", "griffin", "lion", "gorilla", "left", "use", "owl")
    t.say("ant", seat=4)
    t.say("zebra", seat=0)
    t.say("t-rex", seat=1)
    assert [t.hand(seat) for seat in range(5)] == [["zebra"], ["t-rex"], [], ["owl"], ["ant"]]
    assert t.line() == ["bee", "fly", "dove", "rhino"]
    assert t.whose_turn() == 4


def test_with_a_yellow_merchant_the_line_is_long_enough_for_five() -> None:
    t = at(
        "families: legendary, dinosaurs, savannah, sky, lawn\nplayers: 5",
        "characters: merchant",
        "middle: yellow-merchant",
        "hand 0: griffin, lion, gorilla",
        "line: zebra, ant, owl, t-rex, chick",
        "deck: bee, fly, dove, rhino, chick, cheetah",
    )
    t.say("play", "griffin", "lion", "gorilla", "left", "use")
    for seat, card in enumerate(["zebra", "ant", "owl", "t-rex", "chick"]):
        assert t.game.waiting() == [seat]
        t.say(card, seat=seat)
    assert t.line() == ["bee", "fly", "dove", "rhino", "chick"]


def test_a_griffin_played_from_the_line_finds_a_gap_there_that_is_filled_with_the_others() -> None:
    t = at(
        "families: legendary, dinosaurs",
        "characters: ninja",
        "hand 0: yellow-ninja, griffin",
        "line: griffin, t-rex, oni, unicorn",
        "deck: phoenix, leprechaun, kappa, dragon",
    )
    t.say("play", "yellow-ninja", "griffin", "griffin", "left", "use")
    assert t.offered() == {"t-rex", "oni", "unicorn"}
    t.say("oni")
    t.say("t-rex", seat=1)
    assert t.line() == ["unicorn", "phoenix", "leprechaun", "kappa"]


def test_a_griffin_that_nothing_can_replace_leaves_the_line_owed() -> None:
    t = at(
        "families: legendary, savannah",
        NOTHING_ELSE,
        "hand 0: griffin, monkey",
        "hand 1: oni, gorilla, zebra",
        "collection 0 left: lion",
        "line: snake, kappa",
    )
    t.say("special-left", "griffin", "use", "snake")
    assert t.told("run-out") == []
    t.say("kappa", seat=1)
    assert t.line() == []
    assert t.told("run-out") == [{"number": 2}], "line, deck and discards are all empty"
    t.say("play", "oni", "gorilla", "left", seat=1)
    assert t.line() == ["gorilla"], "what is owed comes as soon as it can"


def test_the_deck_may_run_out_when_the_line_is_filled_after_a_griffin() -> None:
    t = at(
        "families: legendary, savannah",
        NOTHING_ELSE,
        "hand 0: griffin, lion, gorilla",
        "line: zebra, snake, kappa, cheetah",
        "deck: unicorn",
    )
    t.say("play", "griffin", "lion", "gorilla", "left", "use", "snake")
    t.say("kappa", seat=1)
    assert t.line()[:3] == ["zebra", "cheetah", "unicorn"]
    assert sorted(t.line()[3:] + t.deck()) == ["gorilla", "lion"]
    assert t.told("run-out") == [{"number": 1}]


# -- a Phoenix and empty hands


@pytest.mark.parametrize(
    ("sizes", "asked"),
    [((0, 0, 0), []), ((0, 1, 0), [1]), ((1, 0, 2), [0, 2]), ((0, 0, 1), [2]), ((2, 2, 2), [0, 1, 2])],
)
def test_a_phoenix_asks_those_who_hold_cards_and_everybody_draws_2(sizes: tuple[int, ...], asked: list[int]) -> None:
    held = [["monkey", "zebra"], ["velociraptor", "t-rex"], ["oni", "unicorn"]]
    hands = [cards[:size] for cards, size in zip(held, sizes)]
    t = at(
        THREE,
        f"hand 0: {', '.join(['phoenix', 'kappa', *hands[0]])}",
        f"hand 1: {', '.join(hands[1])}",
        f"hand 2: {', '.join(hands[2])}",
        DEAR,
        "deck: rhino, rhino, pterosaur, pterosaur, griffin, griffin, t-rex",
    )
    t.say("play", "phoenix", "kappa", "left", "use")
    for seat in asked:
        assert seat in t.game.waiting()
        t.say(hands[seat][0], seat=seat)
    assert t.hand(0) == sorted([*hands[0][1:], "rhino", "rhino"])
    assert t.hand(1) == sorted([*hands[1][1:], "pterosaur", "pterosaur"])
    assert t.hand(2) == sorted([*hands[2][1:], "griffin", "griffin"])
    assert t.discards() == [*[hands[seat][0] for seat in reversed(asked)], "kappa"]
    assert t.deck()[0] == "t-rex"
    assert t.whose_turn() == 1


def test_a_phoenix_lets_rice_paper_be_discarded() -> None:
    t = at(
        "families: legendary, polar",
        "hand 0: phoenix, kappa, rice-paper",
        "hand 1: rice-paper, walrus",
        "line: walrus, reindeer, reindeer, polar-bear",
        "deck: seal, seal, oni, oni",
    )
    t.say("play", "phoenix", "kappa", "left", "use")
    t.say("rice-paper", seat=0)
    t.say("rice-paper", seat=1)
    assert (t.hand(0), t.hand(1)) == (["seal", "seal"], ["oni", "oni", "walrus"])
    assert t.discards() == ["kappa"]
    assert t.paper() == 18


def test_an_oni_takes_rice_paper_back_to_its_deck() -> None:
    t = at(
        "families: legendary, polar",
        "hand 0: oni, griffin, rice-paper",
        "hand 1: rice-paper, rice-paper, rice-paper, seal",
        "line: walrus, reindeer, reindeer, polar-bear",
    )
    t.say("play", "oni", "griffin", "left", "use")
    t.say("rice-paper", seat=0)
    t.say("rice-paper", "rice-paper", seat=1)
    assert (t.hand(0), t.hand(1)) == ([], ["rice-paper", "seal"])
    assert t.discards() == ["griffin"]
    assert t.paper() == 17


# -- T-Rex and Triceratops: rice paper is a card in hand


def test_a_t_rex_counts_rice_paper() -> None:
    t = at(POLAR, "hand 0: rice-paper, rice-paper, rice-paper, seal", "collection 0 left: t-rex", HIGH)
    assert t.scores() == [3 + 4, 0]


@pytest.mark.parametrize(
    ("mine", "theirs", "more"),
    [
        ("rice-paper", "", 2),
        ("rice-paper", "rice-paper", 0),
        ("rice-paper, rice-paper", "walrus", 2),
        ("walrus", "rice-paper, rice-paper", 0),
        ("seal, rice-paper", "seal, walrus", 0),
    ],
)
def test_a_triceratops_counts_rice_paper_on_both_sides(mine: str, theirs: str, more: int) -> None:
    t = at(
        POLAR,
        f"hand 0: {mine}",
        f"hand 1: {theirs}",
        "collection 0 left: triceratops",
        "line: walrus, reindeer, reindeer, polar-bear",
    )
    assert t.scores() == [t.points("triceratops") + more, 0]


def test_rice_paper_breaks_a_tie() -> None:
    t = at(
        POLAR,
        "hand 0: rice-paper, rice-paper",
        "hand 1: walrus",
        "collection 0 left: seal",
        "collection 1 left: seal",
        HIGH.replace("walrus, walrus", "walrus, penguin"),
    )
    assert t.scores() == [t.points("seal")] * 2
    assert t.winners() == [0]


def test_rice_paper_from_a_reindeer_raises_the_t_rexes_of_everybody() -> None:
    t = at(
        POLAR,
        "hand 0: reindeer, walrus, walrus",
        "collection 0 left: t-rex",
        "collection 0 right: triceratops",
        "collection 1 left: t-rex",
        "line: seal, penguin, polar-bear, polar-bear",
    )
    t.say("play", "reindeer", "walrus", "walrus", "left", "use")
    assert t.scores() == [(3 + 2) + 8 + t.points("triceratops"), 3 + 2], "two sheets each: nobody has fewer"


def test_the_last_rice_paper_makes_a_difference_for_a_triceratops() -> None:
    t = at(
        POLAR,
        "paper: 3",
        "hand 0: reindeer, walrus, walrus",
        "collection 0 left: triceratops",
        "line: seal, penguin, polar-bear, polar-bear",
    )
    t.say("play", "reindeer", "walrus", "walrus", "use")
    assert (len(t.hand(0)), len(t.hand(1))) == (2, 1)
    assert t.scores() == [(t.points("triceratops") + 2) + 8, 0]


# -- the Nine-tailed fox: 2 to 5 players with 0, 1, 2 and more cards

TABLES: Final = {
    2: "families: legendary, savannah",
    3: "families: legendary, savannah, sky",
    4: "families: legendary, savannah, sky, lawn",
    5: "families: legendary, savannah, sky, lawn, farm",
}
HELD: Final = [
    ["oni", "unicorn", "phoenix", "leprechaun"],
    ["monkey", "zebra", "rhino", "elephant"],
    ["chick", "owl", "dove", "parrot"],
    ["fly", "ant", "cricket", "caterpillar"],
    ["cat", "sheep", "raccoon", "dog"],
]
FOXES: Final = [
    (3, 3),
    (0, 3),
    (1, 2),
    (2, 0),
    (1, 1),
    (2, 2, 2),
    (0, 1, 2),
    (3, 0, 1),
    (1, 1, 1),
    (4, 2, 0),
    (0, 0, 2),
    (2, 2, 2, 2),
    (0, 1, 2, 3),
    (1, 0, 1, 0),
    (3, 2, 1, 0),
    (2, 2, 2, 2, 2),
    (0, 1, 2, 3, 4),
    (4, 0, 0, 1, 2),
    (1, 1, 1, 1, 1),
]


def fox_table(sizes: Sequence[int], *lines: str) -> TestTable:
    """Seat 0 has played a Nine-tailed fox and uses it; each seat holds so many cards of its own."""
    held = [", ".join(HELD[seat][:size]) for seat, size in enumerate(sizes)]
    t = at(
        f"{TABLES[len(sizes)]}\nplayers: {len(sizes)}",
        f"hand 0: nine-tailed-fox, griffin, kappa{', ' if held[0] else ''}{held[0]}",
        *[f"hand {seat}: {cards}" for seat, cards in enumerate(held) if seat],
        DEAR,
        *lines,
    )
    t.say("play", "nine-tailed-fox", "griffin", "kappa", "left", "use")
    return t


@pytest.mark.parametrize("sizes", FOXES)
def test_everybody_passes_left_first_and_then_right_as_far_as_there_are_cards(sizes: tuple[int, ...]) -> None:
    t = fox_table(sizes)
    players = len(sizes)
    hands = [list(HELD[seat][:size]) for seat, size in enumerate(sizes)]
    given: dict[tuple[int, int], list[str]] = {}
    assert t.game.waiting() == [seat for seat in range(players) if sizes[seat]]
    for seat in reversed(t.game.waiting()):
        for side, step in (("left", 1), ("right", -1))[: sizes[seat]]:
            card = HELD[seat][0 if side == "left" else 1]
            assert t.asked(seat).args == {"to": side}
            t.say(card, seat=seat)
            hands[seat].remove(card)
            given.setdefault((seat, (seat + step) % players), []).append(card)
    for (_, receiver), cards in given.items():
        hands[receiver] += cards
    assert [t.hand(seat) for seat in range(players)] == [sorted(hand) for hand in hands]
    for viewer in [*range(players), SPECTATOR]:
        for owner in range(players):
            if viewer != owner:
                assert t.known(owner, viewer) == sorted(given.get((viewer, owner), []))
    assert t.whose_turn() == 1


@pytest.mark.parametrize("sizes", FOXES)
def test_what_is_known_after_a_fox_is_what_the_events_tell(sizes: tuple[int, ...]) -> None:
    players = len(sizes)
    held = [", ".join(HELD[seat][:size]) for seat, size in enumerate(sizes)]
    t = at(
        f"{TABLES[players]}\nplayers: {players}",
        f"hand 0: nine-tailed-fox, griffin, kappa{', ' if held[0] else ''}{held[0]}",
        *[f"hand {seat}: {cards}" for seat, cards in enumerate(held) if seat],
        *[f"known {seat} by everybody: {cards}" for seat, cards in enumerate(held) if cards],
        DEAR,
    )
    watchers = TableWatchers(t)
    t.say("play", "nine-tailed-fox", "griffin", "kappa", "left", "use")
    while t.asked().kind == "pass-cards":
        t.say(sorted(t.offered())[0])
        watchers.check()
    assert t.whose_turn() == 1


def test_whoever_receives_one_of_two_cards_must_guess_the_other() -> None:
    t = at(
        "families: legendary, savannah, lawn\nplayers: 3",
        "hand 0: nine-tailed-fox, griffin, kappa",
        "hand 1: ant, ant, zebra",
        "known 1 by everybody: ant, ant, zebra",
        DEAR,
    )
    t.say("play", "nine-tailed-fox", "griffin", "kappa", "left", "use")
    t.say("ant", "zebra", seat=1)
    assert [t.hand(seat) for seat in range(3)] == [["zebra"], ["ant"], ["ant"]]
    assert t.known(1, 0) == ["ant"], "seat 0 holds the only Zebra, so an Ant is left"
    assert t.known(1, 2) == [], "an Ant or the Zebra may be left, for all that seat 2 knows"
    assert t.known(1, SPECTATOR) == []
    assert (t.known(2, 0), t.known(0, 2)) == ([], [])


def test_third_parties_drop_two_of_each_name_after_a_fox() -> None:
    t = at(
        "families: legendary, savannah, sky, lawn\nplayers: 4",
        "hand 0: nine-tailed-fox, griffin, kappa",
        "hand 1: ant, ant, ant, ant, zebra",
        "known 1 by everybody: ant, ant, ant, ant, zebra",
        DEAR,
    )
    t.say("play", "nine-tailed-fox", "griffin", "kappa", "left", "use")
    t.say("ant", "zebra", seat=1)
    assert t.hand(1) == ["ant", "ant", "ant"]
    assert t.known(1, 3) == ["ant", "ant"], "not a neighbour: two cards left unseen"
    assert t.known(1, SPECTATOR) == ["ant", "ant"]
    assert t.known(1, 2) == ["ant", "ant"], "one Ant seen, one card unseen"
    assert t.known(1, 0) == ["ant", "ant", "ant"], "the Zebra seen, so the other one was an Ant"


def test_with_two_players_each_knows_everything_that_moved() -> None:
    t = at(
        "families: legendary, savannah",
        "hand 0: nine-tailed-fox, griffin, kappa, oni, unicorn",
        "hand 1: monkey, monkey, zebra",
        "known 1 by everybody: monkey, monkey, zebra",
        "known 0 by everybody: oni",
        DEAR,
    )
    t.say("play", "nine-tailed-fox", "griffin", "kappa", "left", "use")
    t.say("monkey", "zebra", seat=1)
    t.say("unicorn", "oni", seat=0)
    assert (t.known(0, 1), t.known(1, 0)) == (["monkey", "zebra"], ["monkey", "oni", "unicorn"])
    assert (t.known(0, SPECTATOR), t.known(1, SPECTATOR)) == ([], [])


def test_nobody_sees_a_choice_for_the_fox_before_all_have_chosen() -> None:
    t = fox_table((2, 2, 2))
    t.say("monkey", seat=1)
    t.say("chick", "owl", seat=2)
    for viewer in (0, 2, SPECTATOR):
        assert t.game.view(viewer)["seats"][1]["chosen"] == []
    assert t.game.view(1)["seats"][1]["chosen"] == ["monkey"]
    assert t.game.view(2)["seats"][2]["chosen"] == ["chick", "owl"]
    assert t.told("given") == []
    assert [len(t.hand(seat)) for seat in range(3)] == [2, 2, 2]
    assert t.game.waiting() == [0, 1]


def test_two_cards_of_one_name_go_left_and_right() -> None:
    t = at(
        "families: legendary, savannah, sky\nplayers: 3",
        "hand 0: nine-tailed-fox, griffin, kappa",
        "hand 1: monkey, monkey",
        DEAR,
    )
    t.say("play", "nine-tailed-fox", "griffin", "kappa", "left", "use")
    t.say("monkey", seat=1)
    assert t.offered(1) == {"monkey"}
    t.say("monkey", seat=1)
    assert [t.hand(seat) for seat in range(3)] == [["monkey"], [], ["monkey"]]


@pytest.mark.parametrize("order", [(0, 1, 2, 0, 1, 2), (2, 2, 1, 1, 0, 0), (1, 0, 1, 2, 2, 0)])
def test_the_order_in_which_choices_for_the_fox_arrive_does_not_matter(order: tuple[int, ...]) -> None:
    t = fox_table((2, 2, 2))
    left = {seat: list(HELD[seat][:2]) for seat in range(3)}
    for seat in order:
        t.say(left[seat].pop(0), seat=seat)
    assert [t.hand(seat) for seat in range(3)] == [["chick", "zebra"], ["oni", "owl"], ["monkey", "unicorn"]]
    cards = ["oni", "unicorn", "monkey", "zebra", "chick", "owl"]
    assert [event["card"] for event in t.told("given")] == cards, "clockwise, to the left first"
    again = Game.load(t.game.rules, t.game.record)
    assert again.state == t.state
    usual = fox_table((2, 2, 2))
    for seat in range(3):
        usual.say(*HELD[seat][:2], seat=seat)
    assert usual.state == t.state


def test_ten_choices_of_five_players_are_written_down_by_seat() -> None:
    t = fox_table((2, 2, 2, 2, 2))
    for which in (0, 1):
        for seat in (3, 1, 4, 0, 2):
            t.say(HELD[seat][which], seat=seat)
    assert t.whose_turn() == 1
    assert [t.hand(seat) for seat in range(5)] == [
        ["cat", "zebra"],
        ["oni", "owl"],
        ["ant", "monkey"],
        ["chick", "sheep"],
        ["fly", "unicorn"],
    ]
    answers = [entry["answer"][0] for entry in t.game.record.entries if "answer" in entry]
    assert answers[-10:] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert Game.load(t.game.rules, t.game.record).state == t.state


def test_a_takeback_goes_back_to_the_beginning_of_a_fox() -> None:
    t = fox_table((2, 2, 2))
    t.say("monkey", "zebra", seat=1)
    t.say("owl", seat=2)
    t.game.takeback(1)
    assert t.game.waiting() == [0, 1, 2]
    assert [t.asked(seat).args for seat in range(3)] == [{"to": "left"}] * 3
    assert [t.hand(seat) for seat in range(3)] == [["oni", "unicorn"], ["monkey", "zebra"], ["chick", "owl"]]


def test_a_position_in_the_middle_of_a_fox_survives() -> None:
    t = fox_table((2, 3, 2))
    t.say("chick", "owl", seat=2)
    t.say("zebra", seat=1)
    text = repr(t.game)
    assert "chosen 1: zebra" in text
    assert "chosen 2: chick, owl" in text
    assert t.game.rules.read(text) == t.state


def test_the_first_card_for_a_fox_may_be_taken_back_before_the_second() -> None:
    t = fox_table((2, 2, 2))
    t.say("monkey", seat=1)
    t.game.undo(1)
    assert t.asked(1).args == {"to": "left"}
    t.say("zebra", "monkey", seat=1)
    t.say("oni", "unicorn", seat=0)
    t.say("chick", "owl", seat=2)
    assert t.hand(2) == ["unicorn", "zebra"]
    assert not t.game.can_undo(2), "seat 2 has seen what it received"


def test_a_fox_passes_rice_paper_like_any_card() -> None:
    t = at(
        "families: legendary, polar, savannah\nplayers: 3",
        "hand 0: nine-tailed-fox, griffin, kappa",
        "hand 1: rice-paper, rice-paper",
        "hand 2: seal, rice-paper",
        DEAR,
    )
    t.say("play", "nine-tailed-fox", "griffin", "kappa", "left", "use")
    t.say("rice-paper", "rice-paper", seat=1)
    t.say("rice-paper", "seal", seat=2)
    assert [t.hand(seat) for seat in range(3)] == [["rice-paper", "rice-paper"], ["seal"], ["rice-paper"]]
    assert t.paper() == 15
