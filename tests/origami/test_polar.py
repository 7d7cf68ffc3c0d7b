"""Chapter: the polar family. Rice paper."""

from typing import Final

import pytest

from senbazuru.origami.packs import shipped
from tests.origami.matrix import cell
from tests.origami.table import NOTHING_ELSE, RICE, SPECTATOR, at, rice

TWO: Final = "families: polar, exotic"
WITH_FARM: Final = "families: polar, farm"
WITH_SKY: Final = "families: polar, sky"
WITH_SEA: Final = "families: polar, sea"
WITH_SAVANNAH: Final = "families: polar, savannah"
WITH_LAWN: Final = "families: polar, lawn"
WITH_DINOSAURS: Final = "families: polar, dinosaurs"
WITH_LEGENDARY: Final = "families: polar, legendary"
FOUR: Final = "families: polar, exotic, savannah, sky\nplayers: 4"
JUNGLE: Final = "line: anaconda, anaconda, golden-frog, golden-frog"
"""A draw line of exotic cards of 4 folds."""
BIRDS: Final = "line: vulture, vulture, polar-bear, polar-bear"
"""A draw line without an instant effect."""
BEASTS: Final = "line: lion, cheetah, cheetah, gorilla"


@pytest.mark.parametrize(
    ("card", "copies", "cost", "folds", "points"),
    [
        ("arctic-hare", 3, 2, 1, 4),
        ("seal", 3, 4, 2, 4),
        ("arctic-wolf", 2, 4, 2, 4),
        ("narwhal", 2, 4, 2, 5),
        ("penguin", 2, 5, 3, 5),
        ("polar-bear", 2, 6, 3, 6),
        ("walrus", 2, 8, 4, 6),
        ("reindeer", 2, 8, 4, 8),
    ],
)
def test_the_figures_of_the_polar_family(card: str, copies: int, cost: int, folds: int, points: int) -> None:
    assert at("families: polar").figures(card) == (copies, cost, folds, points)


@pytest.mark.parametrize(
    ("card", "name", "copies", "cost", "points", "effect"),
    [
        ("arctic-hare", "book", "read", "book", "ours", "read"),
        ("seal", "book", "read", "book", "ours", "read"),
        ("arctic-wolf", "book", "book", "read", "ours", "book"),
        ("narwhal", "ours", "ours", "ours", "ours", "ours"),
        ("penguin", "book", "book", "book", "ours", "book"),
        ("polar-bear", "book", "book", "read", "ours", "read"),
        ("walrus", "book", "book", "book", "read", "read"),
        ("reindeer", "book", "book", "book", "read", "read"),
    ],
)
def test_where_the_figures_of_the_polar_family_come_from(
    card: str, name: str, copies: str, cost: str, points: str, effect: str
) -> None:
    source = next(c.source for c in shipped()["polar"].cards if c.id == card)
    assert source == {"name": name, "copies": copies, "cost": cost, "folds": cost, "points": points, "effect": effect}


@cell("arctic-wolf", "copied")
@cell("narwhal", "copied")
@cell("polar-bear", "copied")
def test_the_parrot_copies_neither_ongoing_nor_scoring_effects_of_the_polar_family() -> None:
    t = at(
        WITH_SKY,
        "hand 0: parrot, chicken, owl",
        "line: arctic-wolf, narwhal, polar-bear, arctic-hare",
        "collection 0 left: narwhal",
        "collection 1 left: arctic-wolf",
        "collection 1 right: polar-bear",
    )
    t.say("play", "parrot", "chicken")
    assert t.offered() == {"arctic-hare", "no"}, "all of them are visible, and only the hare has an instant effect"


# -- Rice paper


def test_there_are_18_rice_papers_of_one_fold_with_a_deck_of_their_own() -> None:
    t = at(TWO)
    linked = t.state.linked
    n = linked.names.index(RICE)
    assert (linked.copies[n], linked.folds[n]) == (18, 1)
    assert t.paper() == 18
    assert RICE not in t.deck() + t.line()
    assert len(t.deck() + t.line()) == 36, "two families of 18"


def test_a_table_without_the_polar_family_has_no_rice_paper() -> None:
    assert RICE not in at("families: exotic, legendary").state.linked.names


def test_a_rice_paper_is_worth_a_fold_and_can_be_the_whole_payment() -> None:
    t = at(TWO, f"hand 0: arctic-hare, {rice(2)}, macaw", JUNGLE)
    t.say("play", "arctic-hare", RICE, RICE, "left", "no")
    assert t.hand(0) == ["macaw"]
    assert t.discards() == []
    assert t.paper() == 18
    assert t.told("paid", SPECTATOR) == [{"card": RICE}, {"card": RICE}]


def test_rice_paper_does_not_pay_too_much() -> None:
    t = at(TWO, f"hand 0: macaw, macaw, {rice(2)}", JUNGLE)
    t.say("play", "macaw", "macaw")
    assert t.offered() == {RICE}, "one more fold"
    t.say(RICE, "left")
    assert t.hand(0) == [RICE]


def test_rice_paper_is_no_origami_and_cannot_be_played() -> None:
    t = at(WITH_SAVANNAH, f"hand 0: seal, {rice(4)}", "collection 0 left: lion", BEASTS)
    t.say("special-left")
    assert t.offered() == {"seal"}
    alone = at(WITH_SAVANNAH, f"hand 0: {rice(4)}", "collection 0 left: lion", BEASTS)
    assert alone.offered() == {"draw"}
    assert alone.refused("special-left") == "demands-not-met"


def test_rice_paper_lies_neither_in_the_discards_nor_in_a_deck_made_of_them() -> None:
    t = at(
        TWO,
        NOTHING_ELSE,
        f"hand 0: seal, macaw, sloth, {rice(3)}",
        "line: anaconda, anaconda, golden-frog",
    )
    t.say("play", "seal", RICE, RICE, "macaw", "left", "no")
    assert t.line() == ["anaconda", "anaconda", "golden-frog", "macaw"], "all that could be shuffled"
    assert (t.deck(), t.discards()) == ([], [])
    assert t.paper() == 17


def test_rice_paper_just_paid_can_be_drawn_again_at_once() -> None:
    t = at(TWO, f"hand 0: seal, {rice(4)}", "paper: 0", JUNGLE)
    t.say("play", "seal", RICE, RICE, RICE, RICE, "left", "use")
    assert t.hand(0) == [RICE] * 3
    assert t.paper() == 1


def test_without_rice_paper_in_its_deck_nobody_is_asked_whether_to_draw_some() -> None:
    t = at(TWO, "hand 0: seal, walrus, macaw", f"hand 1: {rice(18)}", JUNGLE)
    assert t.paper() == 0
    t.say("play", "seal", "walrus", "left")
    assert t.hand(0) == ["macaw"]
    assert t.whose_turn() == 1


def test_rice_paper_counts_for_the_hand_limit_and_goes_back_to_its_deck() -> None:
    t = at(TWO, f"hand 0: {rice(6)}, macaw, macaw", "line: seal, anaconda, anaconda, sloth", "deck: golden-frog")
    t.say("draw", "seal")
    assert t.asked().kind == "hand-limit"
    assert t.asked().args == {"limit": 8, "cards": 1}
    assert t.offered() == {RICE, "macaw", "seal"}
    t.say(RICE)
    assert t.hand(0) == ["macaw", "macaw"] + [RICE] * 5 + ["seal"]
    assert t.discards() == []
    assert t.paper() == 13
    assert t.told("discarded", SPECTATOR) == [{"card": RICE}]


def test_rice_paper_counts_as_a_card_in_hand_for_the_rabbit() -> None:
    t = at(WITH_FARM, f"hand 0: {rice(3)}, cat", "collection 0 left: rabbit")
    assert t.scores() == [5 + 2, 0]


def test_rice_paper_counts_as_a_card_in_hand_for_dinosaurs() -> None:
    t = at(
        WITH_DINOSAURS + "\nplayers: 3",
        f"hand 0: {rice(3)}",
        f"hand 1: seal, {rice(1)}",
        f"hand 2: {rice(4)}",
        "collection 0 left: triceratops",
        "collection 1 left: t-rex",
    )
    assert t.extras() == [2, 2, 0]


@pytest.mark.parametrize(("papers", "winners"), [(2, [0]), (1, [0, 1]), (0, [1])])
def test_rice_paper_breaks_ties(papers: int, winners: list[int]) -> None:
    t = at(TWO, f"hand 0: {rice(papers)}", "hand 1: seal", "collection 0 left: macaw", "collection 1 left: macaw")
    assert t.scores() == [2, 2]
    assert t.winners() == winners


def test_a_hand_with_rice_paper_is_not_empty_for_a_yellow_monk() -> None:
    t = at(TWO, "characters: monk", "middle: yellow-monk", f"hand 0: macaw, sloth, {rice(1)}", JUNGLE)
    t.say("play", "macaw", "sloth", "left")
    assert t.hand(0) == [RICE]
    assert t.told("drawn") == []


def test_rice_paper_counts_for_the_most_cards_in_hand_of_a_red_samurai() -> None:
    t = at(TWO, "characters: samurai", "middle: red-samurai", f"hand 0: {rice(2)}", "hand 1: seal")
    assert t.scores() == [4, 0]


@pytest.mark.parametrize(
    ("families", "hand", "said"),
    [
        (WITH_SKY, "owl, eagle", ["owl", "eagle"]),
        (WITH_LEGENDARY, "phoenix, kappa", ["phoenix", "kappa"]),
        (WITH_LEGENDARY, "oni, griffin", ["oni", "griffin"]),
    ],
    ids=["owl", "phoenix", "oni"],
)
def test_rice_paper_can_be_lost(families: str, hand: str, said: list[str]) -> None:
    t = at(
        families,
        f"hand 0: {hand}",
        f"hand 1: {rice(1)}, seal, penguin",
        "line: walrus, walrus, reindeer, reindeer",
        "deck: arctic-hare, arctic-hare, arctic-wolf, arctic-wolf",
    )
    t.say("play", *said, "left", "use")
    t.say(RICE, seat=1)
    if hand.startswith("oni"):
        t.say("seal", seat=1)
    assert RICE not in t.hand(1)
    assert RICE not in t.discards()
    assert t.paper() == 18
    assert {"card": RICE} in t.told("discarded", SPECTATOR)


def test_rice_paper_passed_by_a_zebra_stays_in_a_hand() -> None:
    t = at(
        "families: polar, savannah, sky\nplayers: 3",
        f"hand 0: zebra, lion, {rice(1)}",
        f"hand 1: seal, {rice(1)}",
        "known 1 by everybody: rice-paper",
        "hand 2: owl",
    )
    t.say("play", "zebra", "lion", "left", "use")
    t.say(RICE, seat=0)
    t.say(RICE, seat=1)
    t.say("owl", seat=2)
    assert (t.hand(0), t.hand(1), t.hand(2)) == ([RICE], ["owl", "seal"], [RICE])
    assert t.paper() == 16, "none went back"
    assert (t.known(0, 1), t.known(0, 2), t.known(0, SPECTATOR)) == ([RICE], [], [])
    assert (t.known(2, 0), t.known(2, 1)) == ([RICE], [])
    assert t.known(1, SPECTATOR) == [], "it may have been passed"


def test_rice_paper_passed_by_a_nine_tailed_fox_stays_in_a_hand() -> None:
    t = at(
        WITH_LEGENDARY,
        "hand 0: nine-tailed-fox, griffin, kappa, oni, unicorn",
        f"hand 1: {rice(2)}",
        "line: walrus, walrus, reindeer, reindeer",
    )
    t.say("play", "nine-tailed-fox", "griffin", "kappa", "left", "use")
    t.say("oni", "unicorn", seat=0)
    t.say(RICE, RICE, seat=1)
    assert (t.hand(0), t.hand(1)) == ([RICE, RICE], ["oni", "unicorn"])
    assert t.paper() == 16


def test_an_eagle_may_take_rice_paper() -> None:
    t = at(WITH_SKY, "hand 0: eagle, magpie, walrus", f"hand 1: {rice(2)}", BIRDS)
    t.say("play", "eagle", "magpie", "walrus", "left", "seat-1")
    assert (t.hand(0), t.hand(1)) == ([RICE], [RICE])
    assert t.paper() == 16
    assert t.told("stolen", 0) == [{"card": RICE, "by": 0}]
    assert t.told("stolen", SPECTATOR) == [{"card": None, "by": 0}]


def test_rice_paper_cannot_be_spent_on_a_crab() -> None:
    t = at(WITH_SEA, f"hand 0: {rice(2)}, seal", "collection 0 left: crab", "discards: whale")
    t.say("special-left")
    assert t.offered() == {"seal"}
    alone = at(WITH_SEA, f"hand 0: {rice(2)}", "collection 0 left: crab", "discards: whale")
    assert alone.refused("special-left") == "demands-not-met"


def test_rice_paper_cannot_be_spent_on_a_shark() -> None:
    t = at(WITH_SEA, f"hand 0: {rice(2)}", "collection 0 left: shark")
    assert t.refused("special-left") == "demands-not-met"
    with_fish = at(WITH_SEA, f"hand 0: {rice(2)}, minnow", "collection 0 left: shark")
    with_fish.say("special-left")
    assert with_fish.offered() == {"minnow"}


def test_rice_paper_cannot_be_spent_on_a_monkey() -> None:
    t = at(WITH_SAVANNAH, f"hand 0: monkey, seal, {rice(1)}, zebra", "line: walrus, walrus, lion, lion")
    t.say("play", "monkey", "seal", "left")
    assert t.offered() == {"zebra", "no"}


def test_rice_paper_in_a_payment_does_not_hide_the_top_discard_from_a_fly() -> None:
    t = at(
        WITH_LAWN,
        f"hand 0: fly, arctic-hare, {rice(1)}",
        "discards: penguin, bee",
        "line: walrus, walrus, spider, spider",
    )
    t.say("play", "fly", "arctic-hare", RICE, "left", "use")
    assert t.hand(0) == ["penguin"]
    assert t.discards() == ["arctic-hare", "bee"]


def test_a_butterfly_sees_rice_paper_in_a_hand() -> None:
    t = at(
        WITH_LAWN, "hand 0: butterfly, walrus, walrus, fly", f"hand 1: {rice(1)}, seal", "line: bee, ant, ant, spider"
    )
    t.say("play", "butterfly", "walrus", "walrus", "fly", "left", "seat-1")
    assert t.known(1, 0) == [RICE, "seal"]
    assert t.known(1, SPECTATOR) == []


def test_a_pig_takes_back_rice_paper_though_its_deck_was_empty() -> None:
    t = at(WITH_FARM, f"hand 0: pig, seal, seal, {rice(2)}", "paper: 0", "line: rabbit, rabbit, fox, fox")
    t.say("play", "pig", "seal", "seal", RICE, RICE, "left")
    assert t.offered() == {"seal", RICE, "no"}
    t.say(RICE)
    assert t.hand(0) == [RICE]
    assert t.paper() == 1
    assert t.discards() == ["seal", "seal"]
    assert t.told("fetched", SPECTATOR) == [{"card": RICE}]
    assert t.known(0, 1) == [RICE]


def test_a_pig_paid_without_rice_paper_takes_none() -> None:
    t = at(WITH_FARM, f"hand 0: pig, seal, walrus, {rice(2)}", "line: rabbit, rabbit, fox, fox")
    t.say("play", "pig", "seal", "walrus", "left")
    assert t.offered() == {"seal", "walrus", "no"}


def test_a_pig_paid_only_with_rice_paper_takes_one_back() -> None:
    t = at(WITH_FARM, f"hand 0: pig, {rice(6)}", "discards: cat", "line: rabbit, rabbit, fox, fox")
    t.say("play", "pig", *[RICE] * 6, "left")
    assert t.offered() == {RICE, "no"}, "the Cat was not paid"
    t.say(RICE)
    assert (t.hand(0), t.paper()) == ([RICE], 17)


def test_a_pig_takes_back_rice_paper_also_when_the_rest_of_the_payment_was_shuffled_away() -> None:
    t = at(WITH_FARM, NOTHING_ELSE, f"hand 0: pig, walrus, {rice(2)}", "line: rabbit, rabbit, fox")
    t.say("play", "pig", "walrus", RICE, RICE, "left")
    assert t.line() == ["rabbit", "rabbit", "fox", "walrus"], "owed to the line"
    assert t.offered() == {RICE, "no"}
    t.say(RICE)
    assert t.hand(0) == [RICE]


def test_a_magpie_may_choose_between_rice_paper_and_another_card() -> None:
    t = at(
        "families: polar, sky, sea\nplayers: 3",
        "hand 0: magpie, eagle, eagle",
        f"hand 1: {rice(1)}",
        "hand 2: crab, squid",
        BIRDS,
        "discards: whale",
    )
    t.say("play", "magpie", "eagle", "eagle", "left", "use")
    t.say(RICE, seat=1)
    t.say("crab", seat=2)
    assert t.offered() == {RICE, "crab"}, "not the Whale, not the Eagles"
    t.say("crab")
    assert t.hand(0) == ["crab"]
    assert t.discards() == ["eagle", "eagle", "whale"]
    assert t.paper() == 18, "the rice paper is back in its deck"


def test_a_magpie_takes_rice_paper_though_its_deck_was_empty() -> None:
    t = at(WITH_SKY, "hand 0: magpie, walrus, walrus", f"hand 1: {rice(1)}, seal", "paper: 0", BIRDS)
    t.say("play", "magpie", "walrus", "walrus", "left", "use")
    t.say(RICE, seat=1)
    t.say(RICE)
    assert (t.hand(0), t.hand(1), t.paper()) == ([RICE], ["seal"], 0)


def test_a_parrot_that_copies_a_pig_takes_back_rice_paper_that_paid_for_the_parrot() -> None:
    t = at(
        "families: polar, farm, sky",
        f"hand 0: parrot, owl, {rice(1)}",
        "line: pig, rabbit, rabbit, fox",
    )
    t.say("play", "parrot", "owl", RICE, "left", "pig")
    assert t.offered() == {"owl", RICE}
    t.say(RICE)
    assert (t.hand(0), t.discards(), t.paper()) == ([RICE], ["owl"], 17)


def test_a_parrot_that_copies_a_magpie_may_take_rice_paper() -> None:
    t = at(
        WITH_SKY,
        "hand 0: parrot, chicken",
        f"hand 1: {rice(2)}",
        "known 1 by everybody: rice-paper, rice-paper",
        "line: magpie, vulture, vulture, polar-bear",
    )
    t.say("play", "parrot", "chicken", "left", "magpie")
    t.say(RICE, seat=1)
    t.say(RICE)
    assert (t.hand(0), t.hand(1), t.paper()) == ([RICE], [RICE], 16)
    assert (t.known(0, SPECTATOR), t.known(1, SPECTATOR)) == ([RICE], [RICE])


def test_at_the_end_everybody_shows_the_rice_paper_in_hand() -> None:
    t = at(
        TWO,
        "phase: last-round",
        "run-outs: 2",
        "start: 0",
        "to-move: 1",
        f"hand 0: {rice(2)}, seal",
        "hand 1: macaw",
        "collection 0 left: polar-bear",
        JUNGLE,
    )
    assert t.known(0, 1) == []
    t.say("draw", "anaconda")
    assert t.told("paper-shown", SPECTATOR) == [{"card": RICE, "cards": 2}, {"card": RICE, "cards": 0}]
    assert t.known(0, 1) == [RICE, RICE], "not the Seal"
    assert t.extras() == [2, 0]


# -- Arctic hare


@cell("arctic-hare", "effect")
def test_the_arctic_hare_draws_a_rice_paper() -> None:
    t = at(TWO, "hand 0: arctic-hare, seal, macaw", JUNGLE)
    t.say("play", "arctic-hare", "seal", "left", "use")
    assert t.hand(0) == ["macaw", RICE]
    assert t.paper() == 17
    assert t.told("paper-drawn", SPECTATOR) == [{"card": RICE}]
    assert (t.known(0, 1), t.known(0, SPECTATOR)) == ([RICE], [RICE]), "everybody sees it"
    assert t.whose_turn() == 1


@cell("arctic-hare", "refusal")
def test_the_arctic_hare_may_be_declined() -> None:
    t = at(TWO, "hand 0: arctic-hare, seal, macaw", JUNGLE)
    t.say("play", "arctic-hare", "seal", "left", "no")
    assert t.hand(0) == ["macaw"]
    assert t.paper() == 18
    assert t.told("declined", 1) == [{"card": "arctic-hare"}]
    assert t.whose_turn() == 1


@cell("arctic-hare", "refusal")
def test_the_arctic_hare_asks_nothing_when_there_is_no_rice_paper() -> None:
    t = at(TWO, "hand 0: arctic-hare, seal, macaw", "paper: 0", JUNGLE)
    t.say("play", "arctic-hare", "seal", "left")
    assert t.collection(0, "left") == ["arctic-hare"]
    assert t.hand(0) == ["macaw"]
    assert t.told("declined") == []
    assert t.whose_turn() == 1


@cell("arctic-hare", "copied")
def test_the_parrot_draws_a_rice_paper_with_the_effect_of_an_arctic_hare() -> None:
    t = at(WITH_SKY, "hand 0: parrot, chicken", "line: arctic-hare, vulture, vulture, chicken")
    t.say("play", "parrot", "chicken", "left", "arctic-hare")
    assert t.hand(0) == [RICE]
    assert t.line() == ["arctic-hare", "vulture", "vulture", "chicken"]
    assert t.told("copied", 1) == [{"card": "arctic-hare"}]
    assert t.whose_turn() == 1


@cell("arctic-hare", "copied")
def test_the_parrot_is_not_offered_an_arctic_hare_when_there_is_no_rice_paper() -> None:
    t = at(WITH_SKY, "hand 0: parrot, chicken", "paper: 0", "line: arctic-hare, vulture, vulture, chicken")
    t.say("play", "parrot", "chicken", "left")
    assert t.whose_turn() == 1, "nothing to copy"


@cell("arctic-hare", "empty-deck")
def test_the_arctic_hare_needs_no_deck_but_that_of_rice_paper() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: arctic-hare, seal", JUNGLE)
    t.say("play", "arctic-hare", "seal", "left", "use")
    assert t.hand(0) == [RICE]
    assert (t.deck(), t.discards()) == ([], ["seal"])


@cell("arctic-hare", "empty-hands")
def test_the_arctic_hare_draws_when_nobody_holds_a_card() -> None:
    t = at(TWO, "hand 0: arctic-hare, seal", JUNGLE)
    t.say("play", "arctic-hare", "seal", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("use")
    assert (t.hand(0), t.hand(1)) == ([RICE], [])


@cell("arctic-hare", "nested")
def test_an_arctic_hare_played_by_the_lion_draws_a_rice_paper() -> None:
    t = at(WITH_SAVANNAH, "hand 0: arctic-hare, zebra", "collection 0 left: lion", BEASTS)
    t.say("special-left", "arctic-hare", "use")
    assert t.collection(0, "right") == ["arctic-hare"]
    assert t.hand(0) == [RICE, "zebra"]
    assert t.discards() == []
    assert t.whose_turn() == 1


@cell("arctic-hare", "nested")
def test_the_rice_paper_of_an_arctic_hare_may_pay_inside_the_same_action() -> None:
    t = at(
        "families: polar, legendary",
        f"hand 0: dragon, walrus, seal, arctic-hare, {rice(2)}",
        "hand 1: penguin",
        "line: griffin, griffin, reindeer, reindeer",
    )
    t.say("play", "dragon", "walrus", "seal", "left", "use", "arctic-hare", RICE, RICE, "use")
    assert t.hand(0) == [RICE]
    assert t.game.waiting() == [1], "the Dragon goes on"


@cell("arctic-hare", "extra-action")
def test_an_arctic_hare_is_played_with_the_extra_action_of_a_rhino() -> None:
    t = at(WITH_SAVANNAH, "hand 0: rhino, lion, arctic-hare, seal", BEASTS)
    t.say("play", "rhino", "lion", "left", "use", "play", "arctic-hare", "seal", "use")
    assert t.hand(0) == [RICE]
    assert t.whose_turn() == 1


@cell("arctic-hare", "two-players")
def test_the_opponent_of_an_arctic_hare_draws_nothing() -> None:
    t = at(TWO, "to-move: 1", "hand 1: arctic-hare, seal", "hand 0: macaw", JUNGLE)
    t.say("play", "arctic-hare", "seal", "left", "use")
    assert (t.hand(0), t.hand(1)) == (["macaw"], [RICE])
    assert t.known(1, 0) == [RICE]
    assert t.whose_turn() == 0


@cell("arctic-hare", "four-players")
def test_among_four_only_who_plays_the_arctic_hare_draws() -> None:
    t = at(FOUR, "to-move: 2", "hand 2: arctic-hare, owl, owl", "hand 3: macaw", JUNGLE)
    t.say("play", "arctic-hare", "owl", "left", "use")
    assert [t.hand(seat) for seat in range(4)] == [[], [], ["owl", RICE], ["macaw"]]
    assert (t.known(2, 0), t.known(2, 1), t.known(2, 3)) == ([RICE], [RICE], [RICE])
    assert t.paper() == 17
    assert t.whose_turn() == 3


# -- Seal


@cell("seal", "effect")
def test_the_seal_draws_three_rice_papers() -> None:
    t = at(TWO, "hand 0: seal, walrus, macaw", JUNGLE)
    t.say("play", "seal", "walrus", "left", "use")
    assert t.hand(0) == ["macaw"] + [RICE] * 3
    assert t.paper() == 15
    assert t.told("paper-drawn", SPECTATOR) == [{"card": RICE}] * 3
    assert t.whose_turn() == 1


@cell("seal", "effect")
@pytest.mark.parametrize("left", [1, 2])
def test_the_seal_draws_what_rice_paper_there_is(left: int) -> None:
    t = at(TWO, "hand 0: seal, walrus", f"paper: {left}", JUNGLE)
    t.say("play", "seal", "walrus", "left", "use")
    assert t.hand(0) == [RICE] * left
    assert t.paper() == 0
    assert t.whose_turn() == 1, "the rest is lost, not owed"


@cell("seal", "refusal")
def test_the_seal_may_be_declined() -> None:
    t = at(TWO, "hand 0: seal, walrus, macaw", JUNGLE)
    t.say("play", "seal", "walrus", "left", "no")
    assert t.hand(0) == ["macaw"]
    assert t.paper() == 18
    assert t.told("declined", 1) == [{"card": "seal"}]


@cell("seal", "copied")
def test_the_parrot_draws_three_rice_papers_with_the_effect_of_a_seal() -> None:
    t = at(WITH_SKY, "hand 0: parrot, chicken", "collection 1 left: seal", BIRDS)
    t.say("play", "parrot", "chicken", "left", "seal")
    assert t.hand(0) == [RICE] * 3
    assert t.hand(1) == []
    assert t.whose_turn() == 1


@cell("seal", "empty-deck")
def test_the_seal_needs_no_deck_but_that_of_rice_paper() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: seal, walrus", JUNGLE)
    t.say("play", "seal", "walrus", "left", "use")
    assert t.hand(0) == [RICE] * 3
    assert (t.deck(), t.discards()) == ([], ["walrus"])


@cell("seal", "empty-deck")
def test_a_seal_paid_with_rice_paper_brings_nothing_that_is_owed_to_the_line() -> None:
    t = at(
        TWO,
        NOTHING_ELSE,
        f"hand 0: seal, {rice(4)}",
        "hand 1: macaw",
        "line: anaconda, anaconda, golden-frog",
        "owed: 1",
    )
    t.say("play", "seal", RICE, RICE, RICE, RICE, "left", "use")
    assert t.line() == ["anaconda", "anaconda", "golden-frog"]
    assert t.hand(0) == [RICE] * 3


@cell("seal", "empty-hands")
def test_the_seal_draws_when_nobody_holds_a_card() -> None:
    t = at(TWO, "hand 0: seal, walrus", JUNGLE)
    t.say("play", "seal", "walrus", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("use")
    assert t.hand(0) == [RICE] * 3


@cell("seal", "nested")
def test_a_seal_played_by_an_elephant_draws_after_the_elephant() -> None:
    t = at(WITH_SAVANNAH, "hand 0: elephant, gorilla, seal, walrus", BEASTS, "deck: zebra")
    t.say("play", "elephant", "gorilla", "left", "use", "seal", "walrus", "use")
    assert t.hand(0) == [RICE] * 3 + ["zebra"]
    assert t.whose_turn() == 1


@cell("seal", "extra-action")
def test_the_rice_paper_of_a_seal_pays_in_the_extra_action_of_a_caiman() -> None:
    t = at(TWO, "hand 0: seal, walrus, macaw", "collection 0 left: caiman", JUNGLE)
    t.say("play", "seal", "walrus", "use")
    assert t.asked().kind == "action"
    t.say("play", "macaw", RICE, RICE, RICE, "right")
    assert t.collection(0, "right") == ["seal", "macaw"]
    assert (t.hand(0), t.paper()) == ([], 18)
    assert t.whose_turn() == 1


@cell("seal", "two-players")
def test_the_opponent_of_a_seal_draws_nothing_and_knows_the_rice_paper() -> None:
    t = at(TWO, "to-move: 1", "hand 1: seal, walrus, macaw", "hand 0: macaw", JUNGLE)
    t.say("play", "seal", "walrus", "left", "use")
    assert t.hand(0) == ["macaw"]
    assert t.known(1, 0) == [RICE] * 3
    assert t.whose_turn() == 0


@cell("seal", "four-players")
def test_among_four_only_who_plays_the_seal_draws() -> None:
    t = at(FOUR, "to-move: 3", "hand 3: seal, eagle", "hand 0: owl", JUNGLE)
    t.say("play", "seal", "eagle", "left", "use")
    assert [t.hand(seat) for seat in range(4)] == [["owl"], [], [], [RICE] * 3]
    assert (t.known(3, 0), t.known(3, 1), t.known(3, 2)) == ([RICE] * 3, [RICE] * 3, [RICE] * 3)
    assert t.whose_turn() == 0


# -- Arctic wolf


@cell("arctic-wolf", "effect")
def test_with_an_arctic_wolf_draw_lets_one_change_rice_paper_for_cards_of_the_deck() -> None:
    t = at(
        TWO,
        f"hand 0: {rice(3)}, sloth",
        "collection 0 left: arctic-wolf",
        "line: seal, anaconda, anaconda, golden-frog",
        "deck: macaw, piranha, caiman, chameleon",
    )
    t.say("draw", "seal")
    assert t.line()[-1] == "macaw", "the line is filled first"
    assert (t.asked().kind, t.asked().source) == ("trade-paper", "arctic-wolf")
    assert t.offered() == {"no", "1", "2", "3"}
    t.say("2")
    assert t.hand(0) == ["caiman", "piranha", RICE, "seal", "sloth"]
    assert t.deck()[0] == "chameleon"
    assert t.paper() == 17
    assert t.discards() == []
    assert t.whose_turn() == 1


@cell("arctic-wolf", "effect")
def test_what_the_arctic_wolf_gives_away_is_seen_and_what_it_draws_is_not() -> None:
    t = at(
        TWO,
        f"hand 0: {rice(2)}",
        "known 0 by everybody: rice-paper, rice-paper",
        "collection 0 left: arctic-wolf",
        "line: seal, anaconda, anaconda, golden-frog",
        "deck: macaw, piranha",
    )
    t.say("draw", "seal", "1")
    assert t.told("discarded", 1) == [{"card": RICE}]
    assert t.told("drawn", 1) == [{"card": None}]
    assert t.told("drawn", 0) == [{"card": "piranha"}]
    assert t.known(0, 1) == [RICE, "seal"]


@cell("arctic-wolf", "effect")
def test_two_arctic_wolves_ask_once() -> None:
    t = at(
        TWO,
        f"hand 0: {rice(2)}",
        "collection 0 left: arctic-wolf",
        "collection 0 right: arctic-wolf",
        JUNGLE,
    )
    t.say("draw", "anaconda", "1")
    assert t.hand(0).count(RICE) == 1
    assert t.whose_turn() == 1


@cell("arctic-wolf", "effect")
def test_cards_drawn_by_the_arctic_wolf_count_for_the_hand_limit() -> None:
    t = at(TWO, f"hand 0: {rice(8)}", "collection 0 left: arctic-wolf", JUNGLE)
    t.say("draw", "anaconda", "8")
    assert t.asked().kind == "hand-limit"
    assert t.paper() == 18


@cell("arctic-wolf", "refusal")
def test_the_arctic_wolf_may_be_declined() -> None:
    t = at(TWO, f"hand 0: {rice(2)}", "collection 0 left: arctic-wolf", JUNGLE)
    t.say("draw", "anaconda", "no")
    assert t.hand(0) == ["anaconda", RICE, RICE]
    assert t.told("declined", 1) == [{"card": "arctic-wolf"}]
    assert t.whose_turn() == 1


@cell("arctic-wolf", "refusal")
def test_a_covered_arctic_wolf_asks_nothing() -> None:
    t = at(TWO, f"hand 0: {rice(2)}", "collection 0 left: arctic-wolf, macaw", JUNGLE)
    t.say("draw", "anaconda")
    assert t.told("declined") == []
    assert t.whose_turn() == 1


@cell("arctic-wolf", "refusal")
def test_the_arctic_wolf_works_only_with_the_action_draw() -> None:
    t = at(
        WITH_SEA,
        f"hand 0: {rice(2)}",
        "collection 0 left: arctic-wolf",
        "collection 0 right: squid",
        "line: whale, dolphin, skate, shark",
    )
    t.say("special-right", "whale", "skate")
    assert t.hand(0) == [RICE, RICE, "skate", "whale"]
    assert t.whose_turn() == 1


@cell("arctic-wolf", "empty-deck")
def test_the_arctic_wolf_asks_nothing_when_nothing_can_be_drawn() -> None:
    t = at(TWO, NOTHING_ELSE, f"hand 0: {rice(2)}", "collection 0 left: arctic-wolf", JUNGLE)
    t.say("draw", "anaconda")
    assert t.hand(0) == ["anaconda", RICE, RICE]
    assert t.whose_turn() == 1


@cell("arctic-wolf", "empty-deck")
def test_the_arctic_wolf_gives_no_more_rice_paper_than_cards_can_be_drawn() -> None:
    t = at(
        TWO,
        NOTHING_ELSE,
        f"hand 0: {rice(4)}",
        "collection 0 left: arctic-wolf",
        JUNGLE,
        "deck: macaw, piranha",
        "discards: sloth",
    )
    t.say("draw", "anaconda")
    assert t.offered() == {"no", "1", "2"}, "one card filled the line"
    t.say("2")
    assert t.hand(0) == ["anaconda", "piranha", RICE, RICE, "sloth"], "the discards became a new deck"
    assert t.told("run-out") == [{"number": 1}, {"number": 2}]


@cell("arctic-wolf", "empty-hands")
def test_the_arctic_wolf_asks_one_whose_hand_was_empty_and_who_can_only_decline() -> None:
    t = at(TWO, "collection 0 left: arctic-wolf", JUNGLE)
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("draw", "anaconda")
    assert t.asked().kind == "trade-paper"
    assert t.offered() == {"no"}
    t.say("no")
    assert t.hand(0) == ["anaconda"]


@cell("arctic-wolf", "nested")
def test_an_arctic_wolf_played_by_the_lion_works_in_the_same_turn() -> None:
    t = at(
        WITH_SAVANNAH,
        "extra: 1",
        f"hand 0: arctic-wolf, {rice(1)}",
        "collection 0 left: lion",
        "line: lion, cheetah, cheetah, gorilla",
        "deck: zebra, snake",
    )
    t.say("special-left", "arctic-wolf", "draw", "gorilla")
    assert t.asked().kind == "trade-paper", "it is no special action"
    t.say("1")
    assert t.hand(0) == ["gorilla", "snake"]


@cell("arctic-wolf", "extra-action")
def test_the_arctic_wolf_asks_after_each_draw_of_a_turn() -> None:
    t = at(
        TWO,
        "extra: 1",
        f"hand 0: {rice(2)}",
        "collection 0 left: arctic-wolf",
        JUNGLE,
        "deck: macaw, piranha, macaw, sloth",
    )
    t.say("draw", "anaconda", "1", "draw", "anaconda", "1")
    assert t.hand(0) == ["anaconda", "anaconda", "piranha", "sloth"]
    assert t.whose_turn() == 1


@cell("arctic-wolf", "extra-action")
def test_an_arctic_wolf_played_before_an_extra_draw_asks_after_it() -> None:
    t = at(
        TWO,
        f"hand 0: arctic-wolf, walrus, {rice(1)}",
        "collection 0 left: caiman",
        JUNGLE,
        "deck: macaw, piranha",
    )
    t.say("play", "arctic-wolf", "walrus", "draw", "anaconda", "1")
    assert t.hand(0) == ["anaconda", "piranha"]
    assert t.whose_turn() == 1


@cell("arctic-wolf", "two-players")
def test_the_arctic_wolf_works_for_its_owner_only() -> None:
    t = at(TWO, f"hand 0: {rice(2)}", f"hand 1: {rice(2)}", "collection 1 left: arctic-wolf", JUNGLE)
    t.say("draw", "anaconda")
    assert t.whose_turn() == 1, "seat 0 has no wolf"
    t.say("draw", "anaconda")
    assert t.asked(1).kind == "trade-paper"


@cell("arctic-wolf", "four-players")
def test_among_four_only_the_owner_of_the_arctic_wolf_is_asked() -> None:
    t = at(
        FOUR,
        "to-move: 2",
        f"hand 0: {rice(1)}",
        f"hand 2: {rice(1)}",
        f"hand 3: {rice(1)}",
        "collection 2 right: arctic-wolf",
        JUNGLE,
        "deck: owl, dove",
    )
    t.say("draw", "anaconda")
    assert t.game.waiting() == [2]
    t.say("1")
    assert [t.hand(seat) for seat in range(4)] == [[RICE], [], ["anaconda", "dove"], [RICE]]
    t.say("draw", "anaconda")
    assert t.whose_turn() == 0, "seat 3 is not asked"


# -- Narwhal


@cell("narwhal", "effect")
def test_with_a_narwhal_one_rice_paper_counts_as_two_folds() -> None:
    t = at(TWO, f"hand 0: macaw, {rice(2)}", "collection 0 left: narwhal", JUNGLE)
    t.say("play", "macaw")
    assert t.offered() == {RICE, "double"}
    t.say("double", RICE)
    assert t.collection(0, "right") == ["macaw"]
    assert (t.hand(0), t.paper()) == ([], 18)
    assert t.told("paid-double", SPECTATOR) == [{"card": RICE}]
    assert t.told("paid", SPECTATOR) == [{"card": RICE}]


@cell("narwhal", "effect")
def test_counting_twice_is_a_may() -> None:
    t = at(TWO, f"hand 0: macaw, {rice(3)}", "collection 0 left: narwhal", JUNGLE)
    t.say("play", "macaw", RICE, RICE, RICE)
    assert t.told("paid-double") == []
    assert t.collection(0, "right") == ["macaw"]


@cell("narwhal", "effect")
def test_a_narwhal_doubles_one_rice_paper_only() -> None:
    t = at(TWO, f"hand 0: seal, {rice(3)}", "collection 0 left: narwhal", JUNGLE)
    t.say("play", "seal", "double")
    assert t.offered() == {RICE}
    short = at(TWO, f"hand 0: seal, {rice(2)}", "collection 0 left: narwhal", JUNGLE)
    assert short.refused("play") == "nothing-to-play"


@cell("narwhal", "effect")
def test_a_narwhal_doubles_rice_paper_in_each_payment_of_a_turn() -> None:
    t = at(
        TWO,
        "extra: 1",
        f"hand 0: macaw, macaw, {rice(4)}",
        "collection 0 left: narwhal",
        "collection 0 right: anaconda",
        "line: anaconda, golden-frog, golden-frog, sloth",
    )
    t.say("play", "macaw", "double", RICE, "right")
    t.say("play", "macaw", RICE, "double")
    assert t.collection(0, "left") == ["narwhal", "macaw"]
    assert t.hand(0) == []
    assert t.told("paid-double") == [{"card": RICE}] * 2


@cell("narwhal", "effect")
def test_a_doubled_rice_paper_pays_exactly_as_well() -> None:
    t = at(TWO, f"hand 0: macaw, seal, {rice(1)}", "collection 0 left: narwhal", JUNGLE)
    t.say("play", "macaw")
    assert t.offered() == {"seal", RICE}, "4 folds would be too much"


@cell("narwhal", "refusal")
def test_a_covered_narwhal_doubles_nothing() -> None:
    t = at(TWO, f"hand 0: macaw, {rice(2)}", "collection 0 left: narwhal, macaw", JUNGLE)
    assert t.refused("play") == "nothing-to-play"


@cell("narwhal", "refusal")
def test_a_narwhal_doubles_no_other_card() -> None:
    t = at(TWO, "hand 0: macaw, arctic-hare, arctic-hare", "collection 0 left: narwhal", JUNGLE)
    t.say("play")
    assert t.offered() == {"arctic-hare"}
    assert t.refused("macaw") == "cannot-pay"


@cell("narwhal", "empty-deck")
def test_a_narwhal_needs_no_deck() -> None:
    t = at(TWO, NOTHING_ELSE, f"hand 0: macaw, {rice(2)}", "collection 0 left: narwhal", "paper: 0", JUNGLE)
    t.say("play", "macaw", "double", RICE)
    assert (t.deck(), t.discards(), t.paper()) == ([], [], 2)
    assert t.collection(0, "right") == ["macaw"]


@cell("narwhal", "empty-hands")
def test_a_narwhal_is_no_help_with_an_empty_hand() -> None:
    t = at(TWO, "collection 0 left: narwhal", JUNGLE)
    assert (t.hand(0), t.hand(1)) == ([], [])
    assert t.offered() == {"draw"}
    assert t.refused("play") == "nothing-to-play"


@cell("narwhal", "nested")
def test_a_narwhal_helps_to_pay_for_what_an_elephant_plays() -> None:
    t = at(
        WITH_SAVANNAH,
        f"hand 0: elephant, seal, zebra, {rice(5)}",
        "collection 0 left: narwhal",
        BEASTS,
        "deck: snake",
    )
    t.say("play", "elephant", "double", RICE, RICE, "use", "zebra", "double", "seal", "right", "no")
    assert t.collection(0, "right") == ["elephant", "zebra"]
    assert t.hand(0) == [RICE, "snake"]
    assert t.discards() == ["seal"]
    assert t.told("paid-double") == [{"card": RICE}] * 2


@cell("narwhal", "nested")
def test_a_narwhal_played_by_an_elephant_doubles_from_then_on() -> None:
    t = at(
        WITH_SAVANNAH,
        "extra: 1",
        f"hand 0: elephant, gorilla, narwhal, walrus, monkey, {rice(1)}",
        BEASTS,
        "deck: zebra",
    )
    t.say("play", "elephant", "gorilla", "left", "use", "narwhal", "walrus")
    t.say("play", "monkey", "double", "left", "no")
    assert t.collection(0, "left") == ["elephant", "monkey"]
    assert t.paper() == 18


@cell("narwhal", "extra-action")
def test_a_narwhal_just_played_helps_to_pay_in_the_extra_action_of_a_caiman() -> None:
    t = at(TWO, f"hand 0: narwhal, walrus, macaw, {rice(2)}", "collection 0 left: caiman", JUNGLE)
    t.say("play", "narwhal", "walrus", "play", "macaw", "double", RICE, "left")
    assert t.collection(0, "left") == ["caiman", "macaw"]
    assert t.hand(0) == []
    assert t.whose_turn() == 1


@cell("narwhal", "two-players")
def test_a_narwhal_works_for_its_owner_only() -> None:
    t = at(
        TWO,
        f"hand 0: macaw, {rice(2)}",
        f"hand 1: macaw, {rice(2)}",
        "collection 1 left: narwhal",
        JUNGLE,
    )
    assert t.refused("play") == "nothing-to-play"
    t.say("draw", "anaconda")
    assert "play" in t.offered(1)


@cell("narwhal", "four-players")
def test_among_four_each_doubles_with_their_own_narwhal() -> None:
    t = at(
        FOUR,
        "to-move: 1",
        f"hand 1: chick, {rice(1)}, owl",
        f"hand 2: macaw, {rice(2)}",
        f"hand 3: macaw, {rice(2)}",
        "collection 1 left: narwhal",
        "collection 3 left: narwhal",
        JUNGLE,
    )
    t.say("play", "chick", "double", "no")
    assert t.collection(1, "right") == ["chick"]
    assert t.refused("play", 2) == "nothing-to-play"
    t.say("draw", "anaconda")
    t.say("play", "macaw", "double", RICE)
    assert t.collection(3, "right") == ["macaw"]
    assert t.whose_turn() == 0


# -- Penguin


@cell("penguin", "effect")
@pytest.mark.parametrize(
    ("left", "right", "side", "papers"),
    [
        ("macaw", "seal", "left", 1),
        ("macaw, seal", "seal, macaw", "left", 2),
        ("macaw, seal, macaw", "seal, macaw", None, 2),
        ("macaw, seal, macaw", "seal, macaw, narwhal", "right", 3),
    ],
)
def test_the_penguin_draws_a_rice_paper_for_each_origami_under_it(
    left: str, right: str, side: str | None, papers: int
) -> None:
    t = at(TWO, "hand 0: penguin, walrus, arctic-hare", f"collection 0 left: {left}", f"collection 0 right: {right}")
    t.say("play", "penguin", "walrus", "arctic-hare", *([side] if side else []), "use")
    assert t.hand(0) == [RICE] * papers
    assert t.paper() == 18 - papers
    assert t.told("paper-drawn", SPECTATOR) == [{"card": RICE}] * papers


@cell("penguin", "effect")
def test_the_penguin_draws_what_rice_paper_there_is() -> None:
    t = at(
        TWO,
        "hand 0: penguin, walrus, arctic-hare",
        "paper: 1",
        "collection 0 left: macaw, seal",
        "collection 0 right: seal, macaw",
    )
    t.say("play", "penguin", "walrus", "arctic-hare", "left", "use")
    assert (t.hand(0), t.paper()) == ([RICE], 0)


@cell("penguin", "refusal")
def test_the_penguin_may_be_declined() -> None:
    t = at(TWO, "hand 0: penguin, walrus, arctic-hare", "collection 0 left: macaw", "collection 0 right: macaw")
    t.say("play", "penguin", "walrus", "arctic-hare", "left", "no")
    assert t.hand(0) == []
    assert t.told("declined", 1) == [{"card": "penguin"}]


@cell("penguin", "refusal")
def test_a_penguin_with_nothing_under_it_asks_nothing() -> None:
    t = at(TWO, "hand 0: penguin, walrus, arctic-hare, macaw", "collection 0 left: macaw")
    t.say("play", "penguin", "walrus", "arctic-hare")
    assert t.collection(0, "right") == ["penguin"]
    assert t.hand(0) == ["macaw"]
    assert t.whose_turn() == 1


@cell("penguin", "copied")
def test_the_parrot_draws_for_each_origami_under_the_parrot_with_the_effect_of_a_penguin() -> None:
    t = at(
        WITH_SKY,
        "hand 0: parrot, chicken",
        "line: penguin, vulture, vulture, chicken",
        "collection 0 left: owl, seal",
        "collection 0 right: dove, seal",
        "collection 1 left: owl, chick, chick, penguin",
    )
    t.say("play", "parrot", "chicken", "left", "penguin")
    assert t.hand(0) == [RICE] * 2
    assert t.whose_turn() == 1


@cell("penguin", "empty-deck")
def test_the_penguin_needs_no_deck_but_that_of_rice_paper() -> None:
    t = at(
        TWO,
        NOTHING_ELSE,
        "hand 0: penguin, walrus, arctic-hare",
        "collection 0 left: macaw",
        "collection 0 right: macaw",
        JUNGLE,
    )
    t.say("play", "penguin", "walrus", "arctic-hare", "left", "use")
    assert t.hand(0) == [RICE]
    assert (t.deck(), t.discards()) == ([], ["arctic-hare", "walrus"])


@cell("penguin", "empty-hands")
def test_the_penguin_draws_when_nobody_holds_a_card() -> None:
    t = at(TWO, "hand 0: penguin, walrus, arctic-hare", "collection 0 left: macaw", "collection 0 right: macaw")
    t.say("play", "penguin", "walrus", "arctic-hare", "right")
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("use")
    assert t.hand(0) == [RICE]


@cell("penguin", "nested")
def test_a_penguin_played_by_the_lion_counts_the_lion_under_it() -> None:
    t = at(
        WITH_SAVANNAH,
        "hand 0: penguin",
        "collection 0 left: zebra, lion",
        "collection 0 right: rhino, zebra",
        BEASTS,
    )
    t.say("special-left", "penguin", "left", "use")
    assert t.collection(0, "left") == ["zebra", "lion", "penguin"]
    assert t.hand(0) == [RICE] * 2


@cell("penguin", "nested")
def test_a_penguin_played_by_an_elephant_counts_the_elephant() -> None:
    t = at(
        WITH_SAVANNAH,
        "hand 0: elephant, gorilla, penguin, walrus, monkey",
        "collection 0 left: zebra",
        "collection 0 right: rhino, zebra",
        BEASTS,
        "deck: snake",
    )
    t.say("play", "elephant", "gorilla", "use", "penguin", "walrus", "monkey", "left", "use")
    assert t.collection(0, "left") == ["zebra", "elephant", "penguin"]
    assert t.hand(0) == [RICE] * 2 + ["snake"]


@cell("penguin", "extra-action")
def test_a_penguin_played_with_an_extra_action_counts_what_was_played_before() -> None:
    t = at(TWO, "hand 0: macaw, sloth, penguin, walrus, arctic-hare", "extra: 1", "collection 0 left: seal", JUNGLE)
    t.say("play", "macaw", "sloth", "play", "penguin", "walrus", "arctic-hare", "right", "use")
    assert t.collection(0, "right") == ["macaw", "penguin"]
    assert t.hand(0) == [RICE]
    assert t.whose_turn() == 1


@cell("penguin", "two-players")
def test_the_penguin_counts_only_its_own_column() -> None:
    t = at(
        TWO,
        "hand 0: penguin, walrus, arctic-hare",
        "hand 1: sloth",
        "collection 0 left: macaw",
        "collection 0 right: macaw, macaw",
        "collection 1 left: seal, seal, seal",
    )
    t.say("play", "penguin", "walrus", "arctic-hare", "use")
    assert t.collection(0, "left") == ["macaw", "penguin"]
    assert (t.hand(0), t.hand(1)) == ([RICE], ["sloth"])


@cell("penguin", "four-players")
def test_among_four_only_who_plays_the_penguin_draws() -> None:
    t = at(
        FOUR,
        "to-move: 1",
        "hand 1: penguin, eagle, chick",
        "hand 2: owl",
        "collection 0 left: dove, owl, seal",
        "collection 1 left: macaw, macaw",
        "collection 1 right: zebra, macaw",
        "collection 2 left: monkey",
    )
    t.say("play", "penguin", "eagle", "chick", "right", "use")
    assert [t.hand(seat) for seat in range(4)] == [[], [RICE] * 2, ["owl"], []]
    assert t.known(1, 3) == [RICE] * 2
    assert t.whose_turn() == 2


# -- Polar bear


@cell("polar-bear", "effect")
@pytest.mark.parametrize("papers", [0, 1, 5])
def test_the_polar_bear_adds_a_point_for_each_rice_paper_in_hand(papers: int) -> None:
    t = at(TWO, f"hand 0: {rice(papers)}{', ' if papers else ''}seal, macaw", "collection 0 left: polar-bear")
    assert t.extras() == [papers, 0]


@cell("polar-bear", "effect")
def test_covered_polar_bears_count_too_and_each_for_itself() -> None:
    t = at(TWO, f"hand 0: {rice(3)}", "collection 0 left: polar-bear, macaw, polar-bear")
    assert t.extras() == [6, 0]


@cell("polar-bear", "refusal")
def test_playing_a_polar_bear_asks_nothing_more() -> None:
    t = at(TWO, f"hand 0: polar-bear, walrus, seal, {rice(2)}", JUNGLE)
    t.say("play", "polar-bear", "walrus", "seal", "left")
    assert t.whose_turn() == 1
    assert t.extras()[0] == 2


@cell("polar-bear", "refusal")
def test_other_cards_in_hand_and_rice_paper_in_its_deck_are_worth_nothing_to_a_polar_bear() -> None:
    t = at(TWO, "hand 0: seal, seal, macaw, walrus", "collection 0 left: polar-bear")
    assert t.paper() == 18
    assert t.extras() == [0, 0]


@cell("polar-bear", "empty-deck", "empty-hands")
def test_a_polar_bear_without_rice_paper_is_worth_its_printed_points() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: polar-bear, walrus, seal", JUNGLE)
    t.say("play", "polar-bear", "walrus", "seal", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    assert (t.deck(), t.discards()) == ([], ["seal", "walrus"])
    assert t.extras() == [0, 0]


@cell("polar-bear", "nested")
def test_a_polar_bear_played_by_the_lion_counts_rice_paper_nobody_paid() -> None:
    t = at(WITH_SAVANNAH, f"hand 0: polar-bear, {rice(2)}", "collection 0 left: lion", BEASTS)
    t.say("special-left", "polar-bear")
    assert t.extras() == [2, 0]


@cell("polar-bear", "extra-action")
def test_a_polar_bear_played_with_the_extra_action_of_a_caiman_counts_what_the_seal_drew() -> None:
    t = at(TWO, "hand 0: seal, walrus, polar-bear, reindeer, macaw", "collection 0 left: caiman", JUNGLE)
    t.say("play", "seal", "walrus", "use", "play", "polar-bear", "reindeer", "macaw", "right", "no")
    assert t.hand(0) == [RICE] * 3
    assert t.extras()[0] == 3


@cell("polar-bear", "two-players")
def test_the_polar_bear_counts_the_rice_paper_of_its_owner() -> None:
    t = at(
        TWO,
        f"hand 0: {rice(1)}",
        f"hand 1: {rice(4)}",
        "collection 0 left: polar-bear",
        "collection 1 right: polar-bear",
    )
    assert t.extras() == [1, 4]


@cell("polar-bear", "four-players")
def test_among_four_each_polar_bear_counts_for_its_owner() -> None:
    t = at(
        FOUR,
        f"hand 0: {rice(2)}",
        f"hand 1: {rice(5)}",
        f"hand 3: {rice(3)}, owl",
        "collection 0 left: polar-bear",
        "collection 3 left: polar-bear, chick",
    )
    assert t.extras() == [2, 0, 0, 3]


# -- Walrus


@cell("walrus", "effect")
def test_a_walrus_paid_with_rice_paper_takes_a_card_of_choice_from_the_discards() -> None:
    t = at(
        TWO,
        f"hand 0: walrus, reindeer, penguin, {rice(1)}",
        "discards: macaw, sloth, caiman",
        JUNGLE,
    )
    t.say("play", "walrus", "reindeer", "penguin", RICE, "left")
    assert t.offered() == {"reindeer", "penguin", "macaw", "sloth", "caiman", "no"}
    t.say("sloth")
    assert t.hand(0) == ["sloth"]
    assert t.discards() == ["penguin", "reindeer", "macaw", "caiman"]
    assert t.told("fetched", SPECTATOR) == [{"card": "sloth"}]
    assert (t.known(0, 1), t.known(0, SPECTATOR)) == (["sloth"], ["sloth"])
    assert t.whose_turn() == 1


@cell("walrus", "effect")
def test_the_walrus_may_take_a_card_just_paid() -> None:
    t = at(TWO, f"hand 0: walrus, reindeer, penguin, {rice(1)}", JUNGLE)
    t.say("play", "walrus", "reindeer", "penguin", RICE, "left")
    assert t.offered() == {"reindeer", "penguin", "no"}
    t.say("reindeer")
    assert t.hand(0) == ["reindeer"]
    assert t.discards() == ["penguin"]


@cell("walrus", "effect")
def test_of_several_cards_of_a_name_the_walrus_takes_the_uppermost() -> None:
    t = at(TWO, f"hand 0: walrus, {rice(8)}", "discards: sloth, macaw, caiman, macaw", JUNGLE)
    t.say("play", "walrus", *[RICE] * 8, "left", "macaw")
    assert t.discards() == ["sloth", "caiman", "macaw"]


@cell("walrus", "refusal")
def test_the_walrus_may_be_declined() -> None:
    t = at(TWO, f"hand 0: walrus, reindeer, penguin, {rice(1)}", "discards: macaw", JUNGLE)
    t.say("play", "walrus", "reindeer", "penguin", RICE, "left", "no")
    assert t.hand(0) == []
    assert t.discards() == ["penguin", "reindeer", "macaw"]
    assert t.told("declined", 1) == [{"card": "walrus"}]
    assert t.whose_turn() == 1


@cell("walrus", "refusal")
def test_a_walrus_paid_without_rice_paper_asks_nothing() -> None:
    t = at(TWO, f"hand 0: walrus, reindeer, anaconda, {rice(1)}", "discards: macaw")
    t.say("play", "walrus", "reindeer", "anaconda", "left")
    assert t.hand(0) == [RICE]
    assert t.discards() == ["anaconda", "reindeer", "macaw"]
    assert t.whose_turn() == 1


@cell("walrus", "refusal")
def test_a_walrus_finds_nothing_when_rice_paper_alone_was_paid_and_there_are_no_discards() -> None:
    t = at(TWO, f"hand 0: walrus, {rice(9)}", JUNGLE)
    t.say("play", "walrus", *[RICE] * 8, "left")
    assert t.hand(0) == [RICE], "rice paper is never among the discards"
    assert t.whose_turn() == 1


@cell("walrus", "copied")
def test_the_parrot_takes_a_discard_with_the_effect_of_a_walrus_if_rice_paper_paid_for_the_parrot() -> None:
    t = at(
        WITH_SKY,
        f"hand 0: parrot, owl, {rice(1)}",
        "line: walrus, vulture, vulture, chicken",
        "discards: eagle",
    )
    t.say("play", "parrot", "owl", RICE, "left", "walrus")
    assert t.offered() == {"owl", "eagle"}, "naming the effect is using it"
    t.say("eagle")
    assert t.hand(0) == ["eagle"]
    assert t.discards() == ["owl"]


@cell("walrus", "copied")
def test_the_parrot_is_not_offered_a_walrus_if_no_rice_paper_paid_for_the_parrot() -> None:
    t = at(
        WITH_SKY,
        f"hand 0: parrot, chicken, {rice(1)}",
        "line: walrus, arctic-hare, vulture, vulture",
        "discards: eagle",
    )
    t.say("play", "parrot", "chicken", "left")
    assert t.offered() == {"arctic-hare", "no"}


@cell("walrus", "empty-deck")
def test_without_deck_and_discards_the_walrus_takes_what_was_just_paid() -> None:
    t = at(TWO, NOTHING_ELSE, f"hand 0: walrus, reindeer, penguin, {rice(1)}", JUNGLE)
    t.say("play", "walrus", "reindeer", "penguin", RICE, "left", "penguin")
    assert t.hand(0) == ["penguin"]
    assert (t.deck(), t.discards()) == ([], ["reindeer"])


@cell("walrus", "empty-deck")
def test_a_card_owed_to_the_line_comes_before_the_walrus_and_shuffles_the_discards_away() -> None:
    t = at(
        TWO,
        NOTHING_ELSE,
        f"hand 0: walrus, reindeer, penguin, {rice(1)}",
        "line: anaconda, anaconda, golden-frog",
    )
    t.say("play", "walrus", "reindeer", "penguin", RICE, "left")
    assert len(t.line()) == 4
    assert sorted(t.line() + t.deck()) == ["anaconda", "anaconda", "golden-frog", "penguin", "reindeer"]
    assert t.discards() == []
    assert t.whose_turn() == 1, "nothing is left to take"


@cell("walrus", "empty-hands")
def test_the_walrus_takes_when_nobody_holds_a_card() -> None:
    t = at(TWO, f"hand 0: walrus, reindeer, penguin, {rice(1)}", JUNGLE)
    t.say("play", "walrus", "reindeer", "penguin", RICE, "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("reindeer")
    assert t.hand(0) == ["reindeer"]


@cell("walrus", "nested")
def test_a_walrus_played_by_an_elephant_looks_at_its_own_payment() -> None:
    t = at(
        WITH_SAVANNAH,
        f"hand 0: elephant, seal, walrus, reindeer, gorilla, {rice(2)}",
        BEASTS,
        "deck: zebra",
    )
    t.say("play", "elephant", "seal", RICE, RICE, "left", "use", "walrus", "reindeer", "gorilla")
    assert t.hand(0) == ["zebra"], "the rice paper paid for the Elephant"
    assert t.whose_turn() == 1


@cell("walrus", "nested")
def test_a_walrus_played_by_an_elephant_and_paid_with_rice_paper_takes_what_paid_for_the_elephant() -> None:
    t = at(
        WITH_SAVANNAH,
        f"hand 0: elephant, gorilla, walrus, reindeer, snake, {rice(1)}",
        BEASTS,
        "deck: zebra",
    )
    t.say("play", "elephant", "gorilla", "left", "use", "walrus", "reindeer", "snake", RICE)
    assert t.offered() == {"gorilla", "reindeer", "snake", "no"}
    t.say("gorilla")
    assert t.hand(0) == ["gorilla", "zebra"]


@cell("walrus", "nested")
def test_a_walrus_played_free_of_cost_takes_nothing() -> None:
    t = at(WITH_SAVANNAH, f"hand 0: walrus, {rice(2)}", "collection 0 left: lion", "discards: zebra", BEASTS)
    t.say("special-left", "walrus")
    assert t.hand(0) == [RICE, RICE]
    assert t.discards() == ["zebra"]
    assert t.whose_turn() == 1


@cell("walrus", "extra-action")
def test_a_walrus_played_with_the_extra_action_of_a_caiman_may_take_what_the_first_action_paid() -> None:
    t = at(TWO, "hand 0: seal, reindeer, walrus, reindeer, arctic-hare", "collection 0 left: caiman", JUNGLE)
    t.say("play", "seal", "reindeer", "use")
    t.say("play", "walrus", "reindeer", RICE, RICE, RICE, "arctic-hare", "right")
    assert t.offered() == {"reindeer", "arctic-hare", "no"}
    t.say("reindeer")
    assert t.hand(0) == ["reindeer"]
    assert t.discards() == ["arctic-hare", "reindeer"]
    assert t.whose_turn() == 1


@cell("walrus", "two-players")
def test_the_walrus_may_take_what_the_opponent_discarded() -> None:
    t = at(
        TWO,
        f"hand 0: walrus, anaconda, anaconda, {rice(8)}",
        "hand 1: macaw, caiman",
        "line: golden-frog, golden-frog, sloth, sloth",
        "to-move: 1",
    )
    t.say("play", "macaw", "caiman", "left", seat=1)
    t.say("play", "walrus", "anaconda", RICE, RICE, RICE, RICE, "left")
    assert t.offered(0) == {"anaconda", "caiman", "no"}
    t.say("caiman", seat=0)
    assert t.known(0, 1) == ["caiman"]


@cell("walrus", "four-players")
def test_among_four_all_know_what_the_walrus_took() -> None:
    t = at(
        FOUR,
        "to-move: 3",
        f"hand 3: walrus, eagle, owl, {rice(2)}",
        "discards: magpie",
        JUNGLE,
    )
    t.say("play", "walrus", "eagle", "owl", RICE, RICE, "left", "magpie")
    assert t.hand(3) == ["magpie"]
    assert (t.known(3, 0), t.known(3, 1), t.known(3, 2)) == (["magpie"], ["magpie"], ["magpie"])
    assert t.discards() == ["owl", "eagle"]
    assert t.whose_turn() == 0


# -- Reindeer


@cell("reindeer", "effect", "two-players")
def test_with_a_reindeer_each_player_draws_two_rice_papers() -> None:
    t = at(TWO, "hand 0: reindeer, walrus, walrus, macaw", "hand 1: sloth", JUNGLE)
    t.say("play", "reindeer", "walrus", "walrus", "left", "use")
    assert t.hand(0) == ["macaw", RICE, RICE]
    assert t.hand(1) == [RICE, RICE, "sloth"]
    assert t.paper() == 14
    assert (t.known(0, 1), t.known(1, 0)) == ([RICE, RICE], [RICE, RICE])
    assert t.whose_turn() == 1


@cell("reindeer", "effect")
@pytest.mark.parametrize(("left", "expected"), [(1, [0, 1, 0]), (2, [0, 2, 0]), (3, [0, 2, 1]), (5, [1, 2, 2])])
def test_rice_paper_that_is_too_little_is_given_out_clockwise_from_the_player_of_the_reindeer(
    left: int, expected: list[int]
) -> None:
    t = at(
        "families: polar, exotic, sky\nplayers: 3",
        "to-move: 1",
        "hand 1: reindeer, walrus, walrus",
        f"paper: {left}",
        JUNGLE,
    )
    t.say("play", "reindeer", "walrus", "walrus", "left", "use")
    assert [t.hand(seat).count(RICE) for seat in range(3)] == expected
    assert t.paper() == 0


@cell("reindeer", "refusal")
def test_one_who_declines_the_reindeer_gives_nobody_rice_paper() -> None:
    t = at(TWO, "hand 0: reindeer, walrus, walrus", "hand 1: sloth", JUNGLE)
    t.say("play", "reindeer", "walrus", "walrus", "left", "no")
    assert (t.hand(0), t.hand(1)) == ([], ["sloth"])
    assert t.told("declined", 1) == [{"card": "reindeer"}]


@cell("reindeer", "refusal")
def test_nobody_else_is_asked_about_the_reindeer_nor_checked_for_the_hand_limit() -> None:
    t = at(TWO, "hand 0: reindeer, walrus, walrus", "hand 1: " + ", ".join(["macaw"] * 5 + ["seal"] * 3), JUNGLE)
    t.say("play", "reindeer", "walrus", "walrus", "left", "use")
    assert len(t.hand(1)) == 10
    assert (t.asked(1).kind, t.whose_turn()) == ("action", 1), "limits are checked on the own turn"


@cell("reindeer", "copied")
def test_the_parrot_lets_each_player_draw_two_rice_papers_with_the_effect_of_a_reindeer() -> None:
    t = at(WITH_SKY, "hand 0: parrot, chicken", "line: reindeer, vulture, vulture, chicken")
    t.say("play", "parrot", "chicken", "left", "reindeer")
    assert (t.hand(0), t.hand(1)) == ([RICE, RICE], [RICE, RICE])


@cell("reindeer", "empty-deck")
def test_the_reindeer_needs_no_deck_but_that_of_rice_paper() -> None:
    t = at(TWO, NOTHING_ELSE, "hand 0: reindeer, walrus, walrus", JUNGLE)
    t.say("play", "reindeer", "walrus", "walrus", "left", "use")
    assert (t.hand(0), t.hand(1)) == ([RICE, RICE], [RICE, RICE])
    assert t.discards() == ["walrus", "walrus"]


@cell("reindeer", "empty-hands")
def test_with_a_reindeer_empty_hands_draw_too() -> None:
    t = at(TWO, "hand 0: reindeer, walrus, walrus", JUNGLE)
    t.say("play", "reindeer", "walrus", "walrus", "left")
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.say("use")
    assert (t.hand(0), t.hand(1)) == ([RICE, RICE], [RICE, RICE])


@cell("reindeer", "nested")
def test_with_a_reindeer_played_by_a_dragon_the_next_player_may_pay_with_the_rice_paper() -> None:
    t = at(
        WITH_LEGENDARY,
        "hand 0: dragon, griffin, kappa, reindeer, walrus, walrus",
        "hand 1: arctic-hare",
        "line: griffin, nine-tailed-fox, nine-tailed-fox, dragon",
    )
    t.say("play", "dragon", "griffin", "kappa", "left", "use")
    t.say("reindeer", "walrus", "walrus", "use")
    assert t.game.waiting() == [1]
    t.say("arctic-hare", RICE, RICE, "left", "use", seat=1)
    assert t.collection(1, "left") == ["arctic-hare"]
    assert (t.hand(0), t.hand(1)) == ([RICE, RICE], [RICE])
    assert t.whose_turn() == 1


@cell("reindeer", "extra-action")
def test_a_reindeer_is_played_with_the_extra_action_of_a_rhino() -> None:
    t = at(WITH_SAVANNAH, "hand 0: rhino, lion, reindeer, walrus, walrus", "line: cheetah, cheetah, snake, snake")
    t.say("play", "rhino", "lion", "left", "use", "play", "reindeer", "walrus", "walrus", "use")
    assert (t.hand(0), t.hand(1)) == ([RICE, RICE], [RICE, RICE])
    assert t.whose_turn() == 1


@cell("reindeer", "four-players")
def test_among_four_the_reindeer_serves_everybody() -> None:
    t = at(FOUR, "to-move: 2", "hand 2: reindeer, eagle, magpie", "hand 0: owl", JUNGLE)
    t.say("play", "reindeer", "eagle", "magpie", "left", "use")
    assert [t.hand(seat).count(RICE) for seat in range(4)] == [2, 2, 2, 2]
    assert t.paper() == 10
    assert t.known(0, 1) == [RICE, RICE], "not the Owl"
    assert t.whose_turn() == 3


@cell("reindeer", "four-players")
def test_among_four_the_last_rice_papers_go_to_the_player_of_the_reindeer_and_the_next() -> None:
    t = at(FOUR, "to-move: 3", "hand 3: reindeer, eagle, magpie", "paper: 3", JUNGLE)
    t.say("play", "reindeer", "eagle", "magpie", "left", "use")
    assert [t.hand(seat).count(RICE) for seat in range(4)] == [1, 0, 0, 2]
