"""Chapter: the exotic family. Order and place."""

from typing import Final

import pytest

from senbazuru.origami.packs import shipped
from tests.origami.matrix import cell
from tests.origami.table import NOTHING_ELSE, SPECTATOR, at

TWO: Final = "families: polar, exotic"
WITH_SKY: Final = "families: exotic, sky"
WITH_SAVANNAH: Final = "families: exotic, savannah"
WITH_LEGENDARY: Final = "families: exotic, legendary"
FOUR: Final = "families: polar, exotic, savannah, sky\nplayers: 4"
ICE: Final = "line: walrus, reindeer, polar-bear, polar-bear"
"""A draw line without cards of 1 or 2 folds."""
BIRDS: Final = "line: vulture, vulture, eagle, eagle"
BEASTS: Final = "line: lion, cheetah, cheetah, gorilla"


@pytest.mark.parametrize(
    ("card", "copies", "cost", "folds", "points"),
    [
        ("macaw", 5, 3, 2, 2),
        ("piranha", 3, 4, 2, 5),
        ("chameleon", 2, 4, 2, 0),
        ("caiman", 2, 6, 3, 3),
        ("sloth", 2, 6, 3, 6),
        ("anaconda", 2, 8, 4, 2),
        ("golden-frog", 2, 8, 4, 6),
    ],
)
def test_the_figures_of_the_exotic_family(card: str, copies: int, cost: int, folds: int, points: int) -> None:
    assert at("families: exotic").figures(card) == (copies, cost, folds, points)


@pytest.mark.parametrize(
    ("card", "name", "copies", "cost", "points", "effect"),
    [
        ("macaw", "book", "book", "book", "book", "book"),
        ("piranha", "book", "ours", "ours", "ours", "book"),
        ("chameleon", "ours", "ours", "ours", "ours", "ours"),
        ("caiman", "book", "book", "book", "ours", "book"),
        ("sloth", "book", "ours", "ours", "ours", "book"),
        ("anaconda", "book", "ours", "ours", "ours", "book"),
        ("golden-frog", "book", "book", "book", "ours", "book"),
    ],
)
def test_where_the_figures_of_the_exotic_family_come_from(
    card: str, name: str, copies: str, cost: str, points: str, effect: str
) -> None:
    source = next(c.source for c in shipped()["exotic"].cards if c.id == card)
    assert source == {"name": name, "copies": copies, "cost": cost, "folds": cost, "points": points, "effect": effect}


@cell("macaw", "copied")
@cell("chameleon", "copied")
@cell("caiman", "copied")
@cell("anaconda", "copied")
def test_the_parrot_copies_neither_ongoing_nor_scoring_effects_of_the_exotic_family() -> None:
    t = at(
        WITH_SKY,
        "hand 0: parrot, chicken, owl",
        "line: macaw, chameleon, caiman, dove",
        "collection 0 left: macaw",
        "collection 1 left: caiman",
        "collection 1 right: anaconda",
    )
    t.say("play", "parrot", "chicken")
    assert t.offered() == {"dove", "no"}, "all of them are visible, and only the Dove has an instant effect"


# -- Macaw


@cell("macaw", "effect")
@pytest.mark.parametrize(
    ("left", "right", "more"),
    [
        ("macaw", "", 0),
        ("macaw, macaw", "", 3 + 3),
        ("macaw, macaw, macaw", "", 3 + 3 + 3),
        ("macaw, macaw, seal, macaw", "", 3 + 3),
        ("macaw, macaw", "macaw, macaw", 3 + 3 + 3 + 3),
        ("seal, macaw", "macaw, macaw", 3 + 3),
    ],
)
def test_a_macaw_directly_above_or_below_another_is_worth_three_more(left: str, right: str, more: int) -> None:
    t = at(TWO, f"collection 0 left: {left}", f"collection 0 right: {right}")
    assert t.extras() == [more, 0]


@cell("macaw", "effect")
def test_a_macaw_between_two_macaws_is_worth_three_more_once() -> None:
    t = at(TWO, "collection 0 left: macaw, macaw, macaw, macaw, macaw")
    assert t.scores() == [5 * 5, 0], "not 8 for those in the middle"


@cell("macaw", "refusal")
@pytest.mark.parametrize(
    ("left", "right", "more"),
    [
        ("macaw", "macaw", 0),
        ("macaw, seal, macaw", "", 0),
        ("macaw, seal", "macaw", 0),
        ("seal, macaw, chameleon, macaw", "", 2),
    ],
)
def test_macaws_that_do_not_touch_are_worth_their_printed_points(left: str, right: str, more: int) -> None:
    t = at(TWO, f"collection 0 left: {left}", f"collection 0 right: {right}")
    assert t.extras() == [more, 0], "the Chameleon's 2 are those of the Macaw under it"


@cell("macaw", "refusal")
def test_the_top_of_one_collection_is_no_neighbour_of_the_bottom_of_the_next() -> None:
    t = at(
        TWO,
        "collection 0 left: seal, macaw",
        "collection 0 right: macaw, seal",
        "collection 1 left: macaw",
        "collection 1 right: macaw",
    )
    assert t.extras() == [0, 0]


@cell("macaw", "refusal")
def test_playing_a_macaw_asks_nothing_more() -> None:
    t = at(TWO, "hand 0: macaw, penguin, seal", "collection 0 left: macaw", "collection 0 right: seal", ICE)
    t.say("play", "macaw", "penguin", "left")
    assert t.collection(0, "left") == ["macaw", "macaw"]
    assert t.extras()[0] == 6
    assert t.whose_turn() == 1


@cell("macaw", "empty-deck", "empty-hands")
def test_macaws_need_neither_deck_nor_hand() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: macaw, penguin", "collection 0 left: macaw", "collection 0 right: seal", ICE)
    t.say("play", "macaw", "penguin", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    assert (t.deck(), t.discards()) == ([], ["penguin"])
    assert t.extras()[0] == 6


@cell("macaw", "nested")
def test_a_macaw_played_by_the_lion_counts_beside_another() -> None:
    t = at(
        WITH_SAVANNAH,
        "hand 0: macaw",
        "collection 0 left: zebra, macaw",
        "collection 0 right: rhino, lion",
        BEASTS,
    )
    t.say("special-right", "macaw", "left")
    assert t.extras()[0] == 6


@cell("macaw", "extra-action")
def test_a_macaw_played_with_an_extra_action_counts_beside_one_played_before() -> None:
    t = at(
        TWO,
        "extra: 1",
        "hand 0: macaw, penguin, macaw, penguin",
        "collection 0 left: seal",
        ICE,
    )
    t.say("play", "macaw", "penguin", "play", "macaw", "penguin", "right")
    assert t.collection(0, "right") == ["macaw", "macaw"]
    assert t.extras()[0] == 6


@cell("macaw", "two-players")
def test_each_player_counts_the_own_macaws() -> None:
    t = at(
        TWO,
        "collection 0 left: macaw, macaw",
        "collection 1 left: macaw, seal, macaw",
    )
    assert t.extras() == [6, 0]


@cell("macaw", "four-players")
def test_among_four_each_counts_the_own_macaws() -> None:
    t = at(
        FOUR,
        "collection 0 right: macaw",
        "collection 1 left: macaw",
        "collection 2 right: seal, macaw, macaw",
        "collection 3 left: macaw",
    )
    assert t.extras() == [0, 0, 6, 0]


# -- Piranha


@cell("piranha", "effect")
def test_the_piranha_moves_an_origami_to_any_place_of_either_collection() -> None:
    t = at(
        TWO,
        "hand 0: piranha, walrus",
        "collection 0 left: seal, macaw",
        "collection 0 right: caiman, sloth",
        ICE,
    )
    t.say("play", "piranha", "walrus", "left")
    assert (t.asked().kind, t.asked().source) == ("move-which", "piranha")
    assert t.offered() == {"no", "left-1", "left-2", "left-3", "right-1", "right-2"}
    t.say("left-1")
    assert t.asked().kind == "move-where"
    assert t.asked().args == {"card": "seal", "column": "left", "height": 1}
    assert t.offered() == {"left-2", "left-3", "right-1", "right-2", "right-3"}, "where it came from is no move"
    t.say("right-2")
    assert t.collection(0, "left") == ["macaw", "piranha"]
    assert t.collection(0, "right") == ["caiman", "seal", "sloth"]
    assert t.told("moved", SPECTATOR) == [{"card": "seal", "column": "right", "height": 2}]
    assert t.whose_turn() == 1


@cell("piranha", "effect")
@pytest.mark.parametrize(
    ("which", "where", "left", "right"),
    [
        ("left-3", "left-1", ["piranha", "seal", "macaw"], ["caiman", "sloth"]),
        ("left-3", "left-2", ["seal", "piranha", "macaw"], ["caiman", "sloth"]),
        ("left-3", "right-1", ["seal", "macaw"], ["piranha", "caiman", "sloth"]),
        ("left-3", "right-3", ["seal", "macaw"], ["caiman", "sloth", "piranha"]),
        ("left-2", "left-3", ["seal", "piranha", "macaw"], ["caiman", "sloth"]),
        ("left-2", "right-1", ["seal", "piranha"], ["macaw", "caiman", "sloth"]),
        ("left-1", "left-3", ["macaw", "piranha", "seal"], ["caiman", "sloth"]),
        ("right-1", "right-2", ["seal", "macaw", "piranha"], ["sloth", "caiman"]),
        ("right-2", "right-1", ["seal", "macaw", "piranha"], ["sloth", "caiman"]),
    ],
)
def test_the_piranha_moves_itself_or_another(which: str, where: str, left: list[str], right: list[str]) -> None:
    t = at(
        TWO,
        "hand 0: piranha, walrus",
        "collection 0 left: seal, macaw",
        "collection 0 right: caiman, sloth",
        ICE,
    )
    t.say("play", "piranha", "walrus", "left", which, where)
    assert (t.collection(0, "left"), t.collection(0, "right")) == (left, right)


@cell("piranha", "effect")
def test_a_move_must_leave_the_collections_balanced() -> None:
    t = at(
        TWO,
        "hand 0: piranha, walrus",
        "collection 0 left: seal, macaw",
        "collection 0 right: caiman, sloth",
        ICE,
    )
    t.say("play", "piranha", "walrus", "left", "right-2")
    assert t.offered() == {"right-1"}, "four and one would be too far apart"
    even = at(TWO, "hand 0: piranha, walrus", "collection 0 left: seal, macaw", "collection 0 right: caiman", ICE)
    even.say("play", "piranha", "walrus", "left-1")
    assert even.offered() == {"left-2"}, "three and one, too"


@cell("piranha", "effect")
def test_a_lone_piranha_may_only_change_its_collection() -> None:
    t = at(TWO, "hand 0: piranha, walrus", ICE)
    t.say("play", "piranha", "walrus", "left")
    assert t.offered() == {"no", "left-1"}
    t.say("left-1")
    assert t.offered() == {"right-1"}
    t.say("right-1")
    assert (t.collection(0, "left"), t.collection(0, "right")) == ([], ["piranha"])


@cell("piranha", "effect")
def test_an_instant_effect_that_a_piranha_uncovers_does_not_fire_again() -> None:
    t = at(
        TWO,
        "hand 0: piranha, walrus",
        "collection 0 left: seal, macaw",
        "collection 0 right: sloth",
        ICE,
    )
    t.say("play", "piranha", "walrus", "left-2", "left-1")
    assert t.collection(0, "left") == ["macaw", "seal"]
    assert (t.hand(0), t.paper()) == ([], 18), "no rice paper for the Seal"
    assert t.whose_turn() == 1


@cell("piranha", "effect")
def test_a_piranha_moves_macaws_together() -> None:
    t = at(
        TWO,
        "hand 0: piranha, walrus",
        "collection 0 left: macaw, seal",
        "collection 0 right: macaw, sloth",
        ICE,
    )
    t.say("play", "piranha", "walrus", "left", "left-1", "right-2")
    assert t.collection(0, "right") == ["macaw", "macaw", "sloth"]
    assert t.extras()[0] == 6


@cell("piranha", "refusal")
def test_the_piranha_may_be_declined() -> None:
    t = at(
        TWO,
        "hand 0: piranha, walrus",
        "collection 0 left: seal, macaw",
        "collection 0 right: caiman",
        ICE,
    )
    t.say("play", "piranha", "walrus", "no")
    assert t.collection(0, "left") == ["seal", "macaw"]
    assert t.collection(0, "right") == ["caiman", "piranha"]
    assert t.told("declined", 1) == [{"card": "piranha"}]
    assert t.told("moved") == []


@cell("piranha", "refusal")
def test_a_piranha_that_has_lifted_a_card_puts_it_down() -> None:
    t = at(TWO, "hand 0: piranha, walrus", "collection 0 left: seal", "collection 0 right: caiman", ICE)
    t.say("play", "piranha", "walrus", "left")
    assert "right-1" not in t.offered(), "the Caiman alone in its column could go nowhere"
    t.say("left-2")
    assert "no" not in t.offered()


@cell("piranha", "copied")
def test_the_parrot_moves_an_origami_with_the_effect_of_a_piranha() -> None:
    t = at(
        WITH_SKY,
        "hand 0: parrot, chicken",
        "line: piranha, vulture, vulture, chicken",
        "collection 0 left: owl",
        "collection 0 right: macaw",
    )
    t.say("play", "parrot", "chicken", "left", "piranha")
    assert t.offered() == {"left-1", "left-2"}, "naming the effect is using it"
    t.say("left-2", "right-1")
    assert t.collection(0, "left") == ["owl"]
    assert t.collection(0, "right") == ["parrot", "macaw"]
    assert t.line() == ["piranha", "vulture", "vulture", "chicken"]


@cell("piranha", "empty-deck", "empty-hands")
def test_the_piranha_needs_neither_deck_nor_hand() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: piranha, walrus", "collection 0 left: seal", "collection 0 right: caiman", ICE)
    t.say("play", "piranha", "walrus", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("left-1", "right-2")
    assert (t.collection(0, "left"), t.collection(0, "right")) == (["piranha"], ["caiman", "seal"])
    assert (t.deck(), t.discards()) == ([], ["walrus"])


@cell("piranha", "nested")
def test_a_piranha_played_by_the_lion_may_move_the_lion() -> None:
    t = at(WITH_SAVANNAH, "hand 0: piranha", "collection 0 left: lion", "collection 0 right: zebra", BEASTS)
    t.say("special-left", "piranha", "left", "left-1", "right-2")
    assert (t.collection(0, "left"), t.collection(0, "right")) == (["piranha"], ["zebra", "lion"])
    assert t.whose_turn() == 1


@cell("piranha", "extra-action")
def test_a_piranha_is_played_with_the_extra_action_of_a_rhino_and_moves_it() -> None:
    t = at(
        WITH_SAVANNAH,
        "hand 0: rhino, lion, piranha, gorilla",
        "collection 0 left: zebra",
        "line: lion, cheetah, cheetah, snake",
    )
    t.say("play", "rhino", "lion", "use", "play", "piranha", "gorilla", "left", "left-1", "right-1")
    assert t.collection(0, "left") == ["piranha"]
    assert t.collection(0, "right") == ["zebra", "rhino"]
    assert t.whose_turn() == 1


@cell("piranha", "two-players")
def test_the_piranha_moves_nothing_of_the_opponent() -> None:
    t = at(
        TWO,
        "to-move: 1",
        "hand 1: piranha, walrus",
        "collection 0 left: seal, macaw",
        "collection 0 right: caiman, sloth",
        "collection 1 left: macaw",
        ICE,
    )
    t.say("play", "piranha", "walrus")
    assert t.collection(1, "right") == ["piranha"]
    assert t.collection(0, "left") == ["seal", "macaw"]
    assert t.collection(0, "right") == ["caiman", "sloth"]
    assert t.whose_turn() == 0, "with one and one nothing can be moved, so nothing is asked"


@cell("piranha", "four-players")
def test_among_four_the_piranha_changes_the_own_collections_only() -> None:
    t = at(
        FOUR,
        "to-move: 2",
        "hand 2: piranha, eagle",
        "collection 0 left: owl, dove",
        "collection 1 right: seal, zebra",
        "collection 2 left: macaw, rhino",
        "collection 2 right: chick, monkey",
        "collection 3 left: chick",
        ICE,
    )
    t.say("play", "piranha", "eagle", "right", "right-3", "left-1")
    assert t.collection(0, "left") == ["owl", "dove"]
    assert t.collection(1, "right") == ["seal", "zebra"]
    assert t.collection(2, "left") == ["piranha", "macaw", "rhino"]
    assert t.collection(2, "right") == ["chick", "monkey"]
    assert t.collection(3, "left") == ["chick"]
    assert t.whose_turn() == 3


# -- Chameleon


@cell("chameleon", "effect")
@pytest.mark.parametrize(
    ("left", "under"),
    [
        ("seal, chameleon", ["seal"]),
        ("reindeer, chameleon", ["reindeer"]),
        ("reindeer, chameleon, seal", ["reindeer"]),
        ("reindeer, seal, chameleon", ["seal"]),
        ("seal, chameleon, reindeer, chameleon", ["seal", "reindeer"]),
    ],
)
def test_the_chameleon_is_worth_the_printed_points_of_the_origami_under_it(left: str, under: list[str]) -> None:
    t = at(TWO, f"collection 0 left: {left}")
    assert t.extras() == [t.points(*under), 0]


@cell("chameleon", "effect")
def test_the_chameleon_takes_only_printed_points() -> None:
    t = at(
        "families: polar, exotic, lawn\nplayers: 3",
        "hand 1: rice-paper, rice-paper",
        "collection 0 left: ant, chameleon",
        "collection 0 right: ant",
        "collection 1 left: polar-bear, chameleon",
        "collection 2 left: macaw, macaw, anaconda",
    )
    assert t.scores()[0] == 5 + 3 + 5, "an Ant is printed with 3"
    assert t.scores()[1] == t.points("polar-bear") + 2 + t.points("polar-bear")


@cell("chameleon", "refusal")
@pytest.mark.parametrize(
    ("left", "under"),
    [
        ("chameleon", []),
        ("chameleon, chameleon", []),
        ("seal, chameleon, chameleon", ["seal"]),
        ("chameleon, seal", []),
    ],
)
def test_a_chameleon_at_the_bottom_or_on_another_is_worth_nothing(left: str, under: list[str]) -> None:
    t = at(TWO, f"collection 0 left: {left}", "collection 0 right: macaw")
    assert t.extras() == [t.points(*under), 0]


@cell("chameleon", "refusal")
def test_playing_a_chameleon_asks_nothing_more() -> None:
    t = at(TWO, "hand 0: chameleon, walrus, seal, macaw", "collection 0 left: seal", ICE)
    t.say("play", "chameleon", "walrus")
    assert t.collection(0, "right") == ["chameleon"]
    assert t.extras()[0] == 0
    assert t.whose_turn() == 1


@cell("chameleon", "empty-deck", "empty-hands")
def test_the_chameleon_needs_neither_deck_nor_hand() -> None:
    t = at(
        TWO,
        NOTHING_ELSE,
        "hand 0: chameleon, walrus",
        "collection 0 left: sloth",
        "collection 0 right: macaw",
        ICE,
    )
    t.say("play", "chameleon", "walrus", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    assert (t.deck(), t.discards()) == ([], ["walrus"])
    assert t.extras()[0] == t.points("sloth")


@cell("chameleon", "nested")
def test_a_chameleon_played_by_the_lion_may_cover_the_lion() -> None:
    t = at(WITH_SAVANNAH, "hand 0: chameleon", "collection 0 left: lion", "collection 0 right: zebra", BEASTS)
    t.say("special-left", "chameleon", "left")
    assert t.extras()[0] == t.points("lion")


@cell("chameleon", "extra-action")
def test_a_chameleon_played_with_an_extra_action_covers_what_was_played_before() -> None:
    t = at(
        TWO,
        "extra: 1",
        "hand 0: sloth, walrus, seal, chameleon, reindeer, macaw",
        "collection 0 left: macaw",
        "line: walrus, reindeer, polar-bear, polar-bear",
    )
    t.say("play", "sloth", "walrus", "seal", "play", "chameleon", "reindeer", "right")
    assert t.collection(0, "right") == ["sloth", "chameleon"]
    assert t.extras()[0] == t.points("sloth")


@cell("chameleon", "two-players")
def test_a_chameleon_looks_only_under_itself() -> None:
    t = at(
        TWO,
        "collection 0 left: reindeer",
        "collection 0 right: chameleon",
        "collection 1 left: chameleon",
        "collection 1 right: sloth",
    )
    assert t.extras() == [0, 0]


@cell("chameleon", "four-players")
def test_among_four_no_chameleon_looks_into_a_neighbours_collection() -> None:
    t = at(
        FOUR,
        "collection 0 right: snake",
        "collection 1 left: chameleon",
        "collection 2 right: eagle, chameleon",
        "collection 3 left: owl",
    )
    assert t.extras() == [0, 0, t.points("eagle"), 0]


# -- Caiman


@cell("caiman", "effect")
@pytest.mark.parametrize(
    ("card", "payment", "extra"),
    [
        ("arctic-hare", ["seal"], False),
        ("macaw", ["penguin"], False),
        ("narwhal", ["reindeer"], True),
        ("penguin", ["reindeer", "arctic-hare"], False),
        ("polar-bear", ["reindeer", "seal"], True),
        ("anaconda", ["reindeer", "golden-frog"], False),
    ],
)
def test_a_caiman_gives_an_extra_action_after_a_play_of_cost_4_or_6(card: str, payment: list[str], extra: bool) -> None:
    t = at(
        TWO,
        f"hand 0: {card}, {', '.join(payment)}",
        "collection 0 left: caiman",
        "line: walrus, reindeer, sloth, sloth",
    )
    t.say("play", card, *payment)
    if card == "arctic-hare":
        t.say("no")
    assert t.told("extra-action", SPECTATOR) == ([{}] if extra else [])
    assert t.whose_turn() == (0 if extra else 1)


@cell("caiman", "effect")
def test_the_extra_action_of_a_caiman_comes_when_the_play_and_its_instant_effect_are_finished() -> None:
    t = at(TWO, "hand 0: seal, walrus", "collection 0 left: caiman", ICE)
    t.say("play", "seal", "walrus")
    assert t.told("extra-action") == []
    t.say("use")
    assert [event.kind for event in t.events() if event.kind in ("placed", "paper-drawn", "extra-action")] == [
        "placed",
        "paper-drawn",
        "paper-drawn",
        "paper-drawn",
        "extra-action",
    ]
    assert t.asked().kind == "action"


@cell("caiman", "effect")
def test_the_extra_action_of_a_caiman_may_be_a_draw() -> None:
    t = at(TWO, "hand 0: narwhal, walrus", "collection 0 left: caiman", ICE)
    t.say("play", "narwhal", "walrus")
    assert t.offered() == {"draw", "no"}
    t.say("draw", "reindeer")
    assert t.hand(0) == ["reindeer"]
    assert t.whose_turn() == 1, "a Draw is no play"


@cell("caiman", "effect")
def test_two_visible_caimans_give_one_extra_action_a_play() -> None:
    t = at(
        TWO,
        "hand 0: piranha, walrus",
        "collection 0 left: macaw, caiman",
        "collection 0 right: caiman",
        ICE,
    )
    t.say("play", "piranha", "walrus", "right-2", "right-1")
    assert t.collection(0, "right") == ["piranha", "caiman"], "both are visible before and after"
    assert t.told("extra-action") == [{}]
    t.say("draw", "reindeer")
    assert t.whose_turn() == 1


@cell("caiman", "refusal")
def test_the_extra_action_of_a_caiman_may_be_declined() -> None:
    t = at(TWO, "hand 0: narwhal, walrus, seal", "collection 0 left: caiman", ICE)
    t.say("play", "narwhal", "walrus", "no")
    assert t.hand(0) == ["seal"]
    assert t.told("extra-declined", 1) == [{}]
    assert t.whose_turn() == 1


@cell("caiman", "refusal")
def test_a_caiman_covered_by_the_play_gives_nothing() -> None:
    t = at(
        TWO,
        "hand 0: narwhal, walrus",
        "collection 0 left: caiman",
        "collection 0 right: seal, macaw",
        ICE,
    )
    t.say("play", "narwhal", "walrus")
    assert t.collection(0, "left") == ["caiman", "narwhal"]
    assert t.told("extra-action") == []
    assert t.whose_turn() == 1


@cell("caiman", "refusal")
def test_a_caiman_covered_before_gives_nothing() -> None:
    t = at(TWO, "hand 0: narwhal, walrus", "collection 0 left: caiman, macaw", ICE)
    t.say("play", "narwhal", "walrus")
    assert t.whose_turn() == 1


@cell("caiman", "refusal")
def test_a_caiman_gives_nothing_for_its_own_play() -> None:
    t = at(TWO, "hand 0: caiman, walrus, seal, macaw", "collection 0 left: macaw", ICE)
    t.say("play", "caiman", "walrus", "seal")
    assert t.collection(0, "right") == ["caiman"]
    assert t.whose_turn() == 1


@cell("caiman", "empty-deck")
def test_the_extra_action_of_a_caiman_lapses_when_nothing_at_all_is_possible() -> None:
    t = at(
        WITH_SAVANNAH,
        NOTHING_ELSE,
        "hand 0: rhino",
        "hand 1: macaw, macaw",
        "collection 0 left: lion",
        "collection 0 right: caiman",
        "line:",
    )
    t.say("special-left", "rhino", "left", "use")
    assert t.told("extra-action") == [{}, {}], "of the Rhino and of the Caiman"
    assert t.told("extra-declined") == [], "nobody was asked"
    assert t.whose_turn() == 1


@cell("caiman", "empty-hands")
def test_with_an_empty_hand_the_extra_action_of_a_caiman_is_still_a_draw() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: narwhal, walrus", "collection 0 left: caiman", ICE)
    t.say("play", "narwhal", "walrus")
    assert (t.hand(0), t.hand(1)) == ([], [])
    assert t.offered() == {"draw", "no"}
    t.say("draw", "reindeer")
    assert t.line() == ["walrus", "polar-bear", "polar-bear", "walrus"], "and what was paid fills the line"


@cell("caiman", "nested")
def test_a_caiman_gives_an_extra_action_for_a_play_inside_another_effect_too() -> None:
    t = at(
        WITH_SAVANNAH,
        "hand 0: elephant, gorilla, zebra, lion",
        "collection 0 left: caiman",
        "line: lion, cheetah, cheetah, snake",
        "deck: rhino",
    )
    t.say("play", "elephant", "gorilla", "use", "zebra", "lion", "right", "no")
    assert t.told("extra-action") == [{}, {}], "one for the Zebra, one for the Elephant"
    t.say("draw", "lion", "draw", "cheetah")
    assert t.hand(0) == ["cheetah", "lion", "rhino"]
    assert t.whose_turn() == 1


@cell("caiman", "nested")
def test_a_caiman_covered_by_the_inner_play_gives_nothing_for_either() -> None:
    t = at(
        WITH_SAVANNAH,
        "hand 0: elephant, gorilla, zebra, lion",
        "collection 0 left: caiman",
        "line: lion, cheetah, cheetah, snake",
        "deck: rhino",
    )
    t.say("play", "elephant", "gorilla", "use", "zebra", "lion", "left", "no")
    assert t.collection(0, "left") == ["caiman", "zebra"]
    assert t.told("extra-action") == []
    assert t.whose_turn() == 1


@cell("caiman", "nested")
def test_a_caiman_played_by_an_elephant_comes_too_late_for_the_elephant() -> None:
    t = at(
        WITH_SAVANNAH,
        "hand 0: elephant, gorilla, caiman, lion, zebra",
        "line: lion, cheetah, cheetah, snake",
        "deck: rhino",
    )
    t.say("play", "elephant", "gorilla", "left", "use", "caiman", "lion", "zebra")
    assert t.collection(0, "right") == ["caiman"]
    assert t.whose_turn() == 1


@cell("caiman", "extra-action")
def test_the_extra_actions_of_a_caiman_chain() -> None:
    t = at(
        TWO,
        "hand 0: narwhal, walrus, arctic-wolf, reindeer, polar-bear, golden-frog, macaw, seal",
        "collection 0 left: caiman",
        "collection 0 right:",
        "line: walrus, reindeer, anaconda, anaconda",
    )
    t.say("play", "narwhal", "walrus")
    t.say("play", "arctic-wolf", "reindeer", "right")
    assert t.told("extra-action") == [{}, {}]
    t.say("play", "polar-bear", "golden-frog", "macaw")
    assert t.collection(0, "left") == ["caiman", "polar-bear"], "the other one would be two higher"
    assert t.told("extra-action") == [{}, {}], "now it is covered"
    assert t.whose_turn() == 1


@cell("caiman", "extra-action")
def test_a_caiman_played_with_an_extra_action_works_for_the_next() -> None:
    t = at(
        TWO,
        "extra: 1",
        "hand 0: caiman, walrus, seal, narwhal, reindeer, macaw",
        "collection 0 left: macaw",
        ICE,
    )
    t.say("play", "caiman", "walrus", "seal")
    t.say("play", "narwhal", "reindeer", "left")
    assert t.told("extra-action") == [{}]
    t.say("no")
    assert t.whose_turn() == 1


@cell("caiman", "two-players")
def test_a_caiman_works_for_its_owner_only() -> None:
    t = at(TWO, "hand 0: narwhal, walrus", "collection 1 left: caiman", ICE)
    t.say("play", "narwhal", "walrus", "left")
    assert t.told("extra-action") == []
    assert t.whose_turn() == 1


@cell("caiman", "four-players")
def test_among_four_the_extra_action_of_a_caiman_comes_before_the_next_player() -> None:
    t = at(
        FOUR,
        "to-move: 3",
        "hand 3: owl, eagle, chick",
        "hand 0: seal",
        "collection 1 left: caiman",
        "collection 3 left: caiman",
        ICE,
    )
    t.say("play", "owl", "eagle", "no")
    assert t.game.waiting() == [3]
    t.say("draw", "reindeer")
    assert t.hand(3) == ["chick", "reindeer"]
    assert t.whose_turn() == 0


# -- Sloth


@cell("sloth", "effect")
def test_the_sloth_moves_an_origami_to_the_bottom_of_its_collection() -> None:
    t = at(
        TWO,
        "hand 0: sloth, walrus, seal",
        "collection 0 left: macaw, narwhal, seal",
        "collection 0 right: piranha, macaw, arctic-hare",
        "collection 1 left: macaw, caiman",
        ICE,
    )
    t.say("play", "sloth", "walrus", "seal", "right")
    assert (t.asked().kind, t.asked().source) == ("sink-whose", "sloth")
    assert t.offered() == {"no", "seat-0", "seat-1"}
    t.say("seat-0")
    assert (t.asked().kind, t.asked().args) == ("sink-which", {"owner": 0})
    assert t.offered() == {"left-2", "left-3", "right-2", "right-3", "right-4"}, "not what lies at the bottom already"
    t.say("left-2")
    assert t.collection(0, "left") == ["narwhal", "macaw", "seal"]
    assert t.told("sunk", SPECTATOR) == [{"card": "narwhal", "owner": 0, "column": "left"}]
    assert t.whose_turn() == 1


@cell("sloth", "effect")
def test_the_sloth_may_move_itself() -> None:
    t = at(TWO, "hand 0: sloth, walrus, seal", "collection 0 left: macaw", "collection 0 right: caiman", ICE)
    t.say("play", "sloth", "walrus", "seal", "right", "seat-0", "right-2")
    assert t.collection(0, "right") == ["sloth", "caiman"]


@cell("sloth", "effect")
def test_an_instant_effect_that_a_sloth_uncovers_does_not_fire_again() -> None:
    t = at(TWO, "hand 0: sloth, walrus, seal", "collection 0 left: seal, macaw", "collection 0 right: macaw", ICE)
    t.say("play", "sloth", "walrus", "seal", "seat-0", "left-2")
    assert t.collection(0, "left") == ["macaw", "seal"]
    assert (t.hand(0), t.paper()) == ([], 18)
    assert t.whose_turn() == 1


@cell("sloth", "refusal")
def test_the_sloth_may_be_declined() -> None:
    t = at(TWO, "hand 0: sloth, walrus, seal", "collection 1 left: macaw, caiman", ICE)
    t.say("play", "sloth", "walrus", "seal", "left", "no")
    assert t.collection(1, "left") == ["macaw", "caiman"]
    assert t.told("declined", 1) == [{"card": "sloth"}]
    assert t.told("sunk") == []


@cell("sloth", "refusal")
def test_the_sloth_asks_nothing_when_everything_lies_at_the_bottom() -> None:
    t = at(
        TWO,
        "hand 0: sloth, walrus, seal",
        "collection 0 left: macaw",
        "collection 1 left: macaw",
        "collection 1 right: caiman",
        ICE,
    )
    t.say("play", "sloth", "walrus", "seal")
    assert t.collection(0, "right") == ["sloth"]
    assert t.told("declined") == []
    assert t.whose_turn() == 1


@cell("sloth", "refusal")
def test_who_has_named_a_player_for_the_sloth_must_move_something_there() -> None:
    t = at(TWO, "hand 0: sloth, walrus, seal", "collection 1 left: macaw, caiman", ICE)
    t.say("play", "sloth", "walrus", "seal", "left", "seat-1")
    assert t.offered() == {"left-2"}


@cell("sloth", "copied")
def test_the_parrot_moves_an_origami_to_the_bottom_with_the_effect_of_a_sloth() -> None:
    t = at(
        WITH_SKY,
        "hand 0: parrot, chicken",
        "line: sloth, vulture, vulture, chicken",
        "collection 0 left: owl",
        "collection 0 right: macaw",
        "collection 1 left: macaw, dove, owl",
    )
    t.say("play", "parrot", "chicken", "left", "sloth")
    assert t.offered() == {"seat-0", "seat-1"}, "naming the effect is using it"
    t.say("seat-1", "left-3")
    assert t.collection(1, "left") == ["owl", "macaw", "dove"]
    assert t.whose_turn() == 1


@cell("sloth", "copied")
def test_the_parrot_may_go_to_the_bottom_with_the_effect_of_a_sloth() -> None:
    t = at(
        WITH_SKY,
        "hand 0: parrot, chicken",
        "collection 0 left: owl",
        "collection 0 right: macaw",
        "collection 1 left: sloth",
        BIRDS,
    )
    t.say("play", "parrot", "chicken", "left", "sloth", "seat-0", "left-2")
    assert t.collection(0, "left") == ["parrot", "owl"]


@cell("sloth", "empty-deck", "empty-hands")
def test_the_sloth_needs_neither_deck_nor_hand() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: sloth, walrus, seal", "collection 1 right: macaw, caiman", ICE)
    t.say("play", "sloth", "walrus", "seal", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("seat-1", "right-2")
    assert t.collection(1, "right") == ["caiman", "macaw"]
    assert (t.deck(), t.discards()) == ([], ["seal", "walrus"])


@cell("sloth", "nested")
def test_a_sloth_played_by_the_lion_may_sink_the_lion() -> None:
    t = at(WITH_SAVANNAH, "hand 0: sloth", "collection 0 left: zebra, lion", "collection 0 right: rhino", BEASTS)
    t.say("special-left", "sloth", "seat-0", "left-2")
    assert t.collection(0, "left") == ["lion", "zebra"]
    assert t.collection(0, "right") == ["rhino", "sloth"]


@cell("sloth", "extra-action")
def test_a_sloth_is_played_with_the_extra_action_of_a_caiman() -> None:
    t = at(
        TWO,
        "hand 0: narwhal, walrus, sloth, reindeer, seal",
        "collection 0 left: caiman",
        "collection 1 left: macaw, seal",
        "line: walrus, anaconda, anaconda, polar-bear",
    )
    t.say("play", "narwhal", "walrus", "play", "sloth", "reindeer", "seal", "left", "seat-1", "left-2")
    assert t.collection(1, "left") == ["seal", "macaw"]
    assert t.told("extra-action") == [{}], "the Sloth covers the Caiman"
    assert t.whose_turn() == 1


@cell("sloth", "two-players")
def test_the_sloth_moves_an_origami_of_the_opponent_who_is_not_asked() -> None:
    t = at(
        TWO,
        "to-move: 1",
        "hand 0: seal",
        "hand 1: sloth, walrus, seal",
        "collection 0 left: narwhal, macaw",
        "collection 0 right: arctic-wolf, macaw",
        ICE,
    )
    t.say("play", "sloth", "walrus", "seal", "left", "seat-0", "right-2")
    assert t.collection(0, "left") == ["narwhal", "macaw"]
    assert t.collection(0, "right") == ["macaw", "arctic-wolf"]
    assert t.told("sunk", 0) == [{"card": "macaw", "owner": 0, "column": "right"}]
    assert t.whose_turn() == 0


@cell("sloth", "four-players")
def test_among_four_the_sloth_may_choose_any_player_with_a_covered_origami() -> None:
    t = at(
        FOUR,
        "to-move: 2",
        "hand 2: sloth, eagle, owl",
        "collection 0 left: chick, macaw",
        "collection 1 left: zebra",
        "collection 1 right: rhino",
        "collection 2 left: monkey",
        "collection 3 left: seal",
        "collection 3 right: dove, owl, rhino",
        ICE,
    )
    t.say("play", "sloth", "eagle", "owl")
    assert t.offered() == {"no", "seat-0", "seat-3"}
    t.say("seat-3", "right-3")
    assert t.collection(3, "right") == ["rhino", "dove", "owl"]
    assert t.collection(0, "left") == ["chick", "macaw"]
    assert t.whose_turn() == 3


# -- Anaconda


@cell("anaconda", "effect")
@pytest.mark.parametrize(
    ("left", "right", "more"),
    [
        (["anaconda"], [], 0),
        (["anaconda"], ["seal"], 0),
        (["anaconda"], ["macaw", "narwhal"], 0),
        (["anaconda", "reindeer"], ["seal", "seal"], 0),
        (["anaconda", "seal"], ["macaw", "macaw"], 3 + 3),
    ],
)
def test_the_anaconda_adds_the_difference_between_the_two_collections(
    left: list[str], right: list[str], more: int
) -> None:
    t = at(TWO, f"collection 0 left: {', '.join(left)}", f"collection 0 right: {', '.join(right)}")
    apart = abs(t.points(*left) - (t.points(*right) + more))
    assert t.extras() == [more + apart, 0]
    other = at(TWO, f"collection 0 left: {', '.join(right)}", f"collection 0 right: {', '.join(left)}")
    assert other.extras() == [more + apart, 0], "whichever is worth more"


@cell("anaconda", "effect")
def test_the_anaconda_counts_a_chameleon_on_top_of_it() -> None:
    t = at(TWO, "collection 0 left: anaconda, chameleon", "collection 0 right: seal")
    anaconda, seal = t.points("anaconda"), t.points("seal")
    assert t.scores() == [2 * anaconda + seal + abs(2 * anaconda - seal), 0]


@cell("anaconda", "effect")
def test_the_rulebook_example_of_the_anaconda() -> None:
    t = at(
        TWO,
        "collection 0 left: reindeer, walrus, sloth",
        "collection 0 right: reindeer, walrus, anaconda",
    )
    assert t.points("reindeer", "walrus", "sloth") == 20
    assert t.points("reindeer", "walrus", "anaconda") == 16
    assert t.scores()[0] == 20 + 16 + 4


@cell("anaconda", "effect")
def test_both_anacondas_leave_all_anaconda_bonuses_out() -> None:
    t = at(TWO, "collection 0 left: anaconda, anaconda", "collection 0 right: reindeer, seal")
    apart = abs(t.points("reindeer", "seal") - t.points("anaconda", "anaconda"))
    assert t.extras()[0] == apart + apart


@cell("anaconda", "effect")
def test_the_anaconda_counts_scoring_effects_of_both_collections() -> None:
    t = at(
        TWO,
        "hand 0: rice-paper, rice-paper",
        "collection 0 left: polar-bear, anaconda",
        "collection 0 right: macaw, macaw",
    )
    left, right = t.points("polar-bear", "anaconda") + 2, 5 + 5
    assert t.scores()[0] == left + right + abs(left - right)


@cell("anaconda", "refusal")
def test_with_collections_of_the_same_points_the_anaconda_adds_nothing() -> None:
    t = at(TWO, "collection 0 left: anaconda, seal", "collection 0 right: seal, anaconda")
    assert t.extras() == [0, 0]


@cell("anaconda", "refusal")
def test_playing_an_anaconda_asks_nothing_more() -> None:
    t = at(TWO, "hand 0: anaconda, walrus, reindeer, macaw", "collection 0 left: seal")
    t.say("play", "anaconda", "walrus", "reindeer")
    assert t.collection(0, "right") == ["anaconda"]
    assert t.extras()[0] == abs(t.points("seal") - t.points("anaconda"))
    assert t.whose_turn() == 1


@cell("anaconda", "empty-deck", "empty-hands")
def test_the_anaconda_needs_neither_deck_nor_hand() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: anaconda, walrus, reindeer", "collection 0 left: sloth", ICE)
    t.say("play", "anaconda", "walrus", "reindeer")
    assert (t.hand(0), t.hand(1)) == ([], [])
    assert (t.deck(), t.discards()) == ([], ["reindeer", "walrus"])
    assert t.extras()[0] == abs(t.points("sloth") - t.points("anaconda"))


@cell("anaconda", "nested")
def test_an_anaconda_played_by_the_lion_counts() -> None:
    t = at(WITH_SAVANNAH, "hand 0: anaconda", "collection 0 left: lion", "collection 0 right: snake", BEASTS)
    t.say("special-left", "anaconda", "left")
    assert t.extras()[0] == abs(t.points("lion", "anaconda") - t.points("snake"))


@cell("anaconda", "extra-action")
def test_an_anaconda_played_with_the_extra_action_of_a_caiman_counts() -> None:
    t = at(
        TWO,
        "hand 0: narwhal, walrus, anaconda, reindeer, golden-frog",
        "collection 0 left: caiman",
        "line: walrus, reindeer, golden-frog, polar-bear",
    )
    t.say("play", "narwhal", "walrus", "play", "anaconda", "reindeer", "golden-frog", "right")
    assert t.extras()[0] == abs(t.points("caiman") - t.points("narwhal", "anaconda"))
    assert t.whose_turn() == 1


@cell("anaconda", "two-players")
def test_the_anaconda_compares_only_its_owners_collections() -> None:
    t = at(
        TWO,
        "collection 0 left: anaconda",
        "collection 0 right: seal",
        "collection 1 left: reindeer",
        "collection 1 right: anaconda",
    )
    anaconda = t.points("anaconda")
    assert t.extras() == [abs(anaconda - t.points("seal")), abs(anaconda - 8)]


@cell("anaconda", "four-players")
def test_among_four_each_anaconda_compares_its_owners_collections() -> None:
    t = at(
        FOUR,
        "collection 0 left: snake, eagle",
        "collection 1 left: anaconda, snake",
        "collection 1 right: owl",
        "collection 3 left: chick",
        "collection 3 right: anaconda, chick",
    )
    second = abs(t.points("anaconda", "snake") - t.points("owl"))
    assert t.extras() == [0, second, 0, t.points("anaconda")]


# -- Golden frog


@cell("golden-frog", "effect")
def test_the_golden_frog_takes_all_cards_of_one_or_two_folds_from_the_line() -> None:
    t = at(
        TWO,
        "hand 0: golden-frog, walrus, reindeer",
        "line: arctic-hare, penguin, macaw, seal",
        "deck: piranha, sloth, caiman, narwhal",
    )
    t.say("play", "golden-frog", "walrus", "reindeer", "left", "use")
    assert t.hand(0) == ["arctic-hare", "macaw", "seal"]
    assert t.line() == ["penguin", "piranha", "sloth", "caiman"]
    assert (t.known(0, 1), t.known(0, SPECTATOR)) == (t.hand(0), t.hand(0))
    assert t.told("taken", SPECTATOR) == [
        {"card": "arctic-hare", "place": 0},
        {"card": "macaw", "place": 1},
        {"card": "seal", "place": 1},
    ]
    assert t.whose_turn() == 1


@cell("golden-frog", "effect")
def test_the_golden_frog_does_not_take_what_refills_the_line() -> None:
    t = at(
        TWO,
        "hand 0: golden-frog, walrus, reindeer",
        "line: macaw, penguin, sloth, caiman",
        "deck: macaw, seal",
    )
    t.say("play", "golden-frog", "walrus", "reindeer", "left", "use")
    assert t.hand(0) == ["macaw"]
    assert t.line() == ["penguin", "sloth", "caiman", "macaw"]


@cell("golden-frog", "effect")
def test_the_golden_frog_takes_characters_of_two_folds_too() -> None:
    t = at(
        TWO,
        "characters: ninja, musician",
        "hand 0: golden-frog, walrus, reindeer",
        "line: red-ninja, yellow-musician, macaw, caiman",
    )
    t.say("play", "golden-frog", "walrus", "reindeer", "left", "use")
    assert t.hand(0) == ["macaw", "red-ninja"]
    assert t.line()[:2] == ["yellow-musician", "caiman"]


@cell("golden-frog", "effect")
def test_the_hand_limit_is_checked_after_the_golden_frog() -> None:
    t = at(
        TWO,
        "hand 0: golden-frog, walrus, reindeer, seal, seal, seal, macaw, macaw",
        "line: macaw, macaw, macaw, piranha",
    )
    t.say("play", "golden-frog", "walrus", "reindeer", "left", "use")
    assert len(t.hand(0)) == 9
    assert t.asked().kind == "hand-limit"


@cell("golden-frog", "refusal")
def test_the_golden_frog_may_be_declined() -> None:
    t = at(TWO, "hand 0: golden-frog, walrus, reindeer", "line: macaw, penguin, seal, caiman")
    t.say("play", "golden-frog", "walrus", "reindeer", "left", "no")
    assert t.hand(0) == []
    assert t.line() == ["macaw", "penguin", "seal", "caiman"]
    assert t.told("declined", 1) == [{"card": "golden-frog"}]


@cell("golden-frog", "refusal")
def test_the_golden_frog_asks_nothing_without_cards_of_one_or_two_folds_in_the_line() -> None:
    t = at(TWO, "hand 0: golden-frog, walrus, reindeer, macaw", "line: penguin, sloth, caiman, anaconda")
    t.say("play", "golden-frog", "walrus", "reindeer", "left")
    assert t.hand(0) == ["macaw"]
    assert t.told("declined") == []
    assert t.whose_turn() == 1


@cell("golden-frog", "copied")
def test_the_parrot_takes_from_the_line_with_the_effect_of_a_golden_frog_which_stays_there() -> None:
    t = at(
        WITH_SKY,
        "hand 0: parrot, chicken",
        "line: golden-frog, macaw, vulture, chick",
        "deck: eagle, magpie",
    )
    t.say("play", "parrot", "chicken", "left", "golden-frog")
    assert t.hand(0) == ["chick", "macaw"]
    assert t.line() == ["golden-frog", "vulture", "eagle", "magpie"]
    assert t.whose_turn() == 1


@cell("golden-frog", "empty-deck")
def test_the_payment_of_the_golden_frog_refills_the_line_when_there_is_no_other_card() -> None:
    t = at(
        TWO,
        NOTHING_ELSE,
        "hand 0: golden-frog, seal, walrus, macaw",
        "hand 1: macaw",
        "line: macaw, penguin, sloth, caiman",
    )
    t.say("play", "golden-frog", "seal", "walrus", "macaw", "left", "use")
    assert t.hand(0) == ["macaw"], "what refills the line comes after the taking"
    assert t.line()[:3] == ["penguin", "sloth", "caiman"]
    assert sorted(t.line()[3:] + t.deck()) == ["macaw", "seal", "walrus"]
    assert t.discards() == []


@cell("golden-frog", "empty-hands")
def test_the_golden_frog_takes_when_nobody_holds_a_card() -> None:
    t = at(TWO, "hand 0: golden-frog, walrus, reindeer", "line: macaw, penguin, seal, caiman")
    t.say("play", "golden-frog", "walrus", "reindeer", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("use")
    assert t.hand(0) == ["macaw", "seal"]


@cell("golden-frog", "nested")
def test_a_golden_frog_played_by_the_lion_takes_from_the_line() -> None:
    t = at(
        WITH_SAVANNAH,
        "hand 0: golden-frog, zebra",
        "collection 0 left: lion",
        "line: monkey, macaw, gorilla, snake",
        "deck: rhino, elephant",
    )
    t.say("special-left", "golden-frog", "use")
    assert t.hand(0) == ["macaw", "monkey", "zebra"]
    assert t.line() == ["gorilla", "snake", "rhino", "elephant"]
    assert t.whose_turn() == 1


@cell("golden-frog", "extra-action")
def test_a_golden_frog_as_extra_action_takes_from_the_new_line_of_a_rhino() -> None:
    t = at(
        WITH_SAVANNAH,
        "hand 0: rhino, gorilla, golden-frog, lion, lion",
        "line: monkey, monkey, macaw, macaw",
        "deck: zebra, snake, snake, elephant, cheetah, cheetah",
    )
    t.say("play", "rhino", "gorilla", "left", "use", "play", "golden-frog", "lion", "lion", "use")
    assert t.hand(0) == ["elephant", "zebra"]
    assert t.line() == ["snake", "snake", "cheetah", "cheetah"]
    assert t.whose_turn() == 1


@cell("golden-frog", "two-players")
def test_the_golden_frog_takes_only_from_the_line_and_not_from_the_opponent() -> None:
    t = at(
        TWO,
        "to-move: 1",
        "hand 0: macaw, seal",
        "hand 1: golden-frog, walrus, reindeer",
        "line: piranha, penguin, sloth, caiman",
        "discards: macaw",
    )
    t.say("play", "golden-frog", "walrus", "reindeer", "left", "use")
    assert t.hand(0) == ["macaw", "seal"]
    assert t.hand(1) == ["piranha"]
    assert t.discards() == ["reindeer", "walrus", "macaw"]
    assert t.whose_turn() == 0


@cell("golden-frog", "four-players")
def test_among_four_the_golden_frog_takes_cards_of_every_family() -> None:
    t = at(
        FOUR,
        "to-move: 1",
        "hand 1: golden-frog, eagle, magpie",
        "line: chick, seal, rhino, macaw",
        "deck: eagle, walrus, walrus, reindeer",
    )
    t.say("play", "golden-frog", "eagle", "magpie", "left", "use")
    assert t.hand(1) == ["chick", "macaw", "rhino", "seal"]
    assert t.line() == ["eagle", "walrus", "walrus", "reindeer"]
    assert (t.known(1, 0), t.known(1, 2), t.known(1, 3)) == (t.hand(1), t.hand(1), t.hand(1))
    assert t.whose_turn() == 2
