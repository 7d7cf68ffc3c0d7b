"""What the rules are for a seat now, and which cards have a part in it: the figures of a view."""

from collections.abc import Iterator
from random import Random

import pytest

from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.state import OMNISCIENT
from senbazuru.origami.engine.game import Origami
from senbazuru.origami.engine.linked import HIGHEST_PRICE
from senbazuru.origami.engine.modifiers import CHANGES
from senbazuru.origami.engine.zones import LINE_ROOM
from senbazuru.origami.rules import LEGENDS, MIXED, ORIGAMI, OrigamiRules
from senbazuru.origami.shown import Figure, OrigamiSeat, OrigamiView
from tests.origami.own_packs import family, rules_with
from tests.origami.table import SPECTATOR, at

DINOSAURS = "families: polar, dinosaurs"


def told(figure: Figure) -> tuple[int, list[tuple[str, int]], int]:
    """What is usual, who changes it by how much, and what holds."""
    return figure["usual"], [(cause["card"], cause["by"]) for cause in figure["by"]], figure["is"]


def seat_of(*lines: str, rules: OrigamiRules = MIXED) -> OrigamiSeat:
    """The first seat of a table set up by hand."""
    return rules.view(rules.read("\n".join(lines)), 0)["seats"][0]


# -- which cards have a part in it


def test_without_such_cards_everything_is_as_usual() -> None:
    view = ORIGAMI.view(ORIGAMI.read("families: farm, sky"), 0)
    seat = view["seats"][0]
    assert told(seat["hand_limit"]) == (8, [], 8)
    assert told(seat["draw_limit"]) == (4, [], 4)
    assert told(seat["difference"]) == (1, [], 1)
    assert told(seat["price"]) == (0, [], 0)
    assert seat["prices"] == {}
    assert told(view["line_length"]) == (4, [], 4)


def test_causes_stand_in_the_order_left_right_middle() -> None:
    seat = seat_of(
        DINOSAURS,
        "characters: ninja, gardener",
        "middle: red-ninja",
        "collection 0 left: brontosaurus",
        "collection 0 right: seal, velociraptor",
    )
    assert told(seat["hand_limit"]) == (8, [("brontosaurus", 3), ("velociraptor", 1), ("red-ninja", -2)], 10)


def test_a_card_that_counts_others_tells_what_it_adds_in_all() -> None:
    seat = seat_of(DINOSAURS, "collection 0 left: velociraptor, velociraptor", "collection 0 right: seal, velociraptor")
    assert told(seat["hand_limit"]) == (8, [("velociraptor", 3), ("velociraptor", 3)], 14)


def test_a_mesosaurus_begins_with_3_and_counts_what_is_added_to_the_hand_limit() -> None:
    seat = seat_of(
        DINOSAURS,
        "characters: merchant",
        "middle: red-merchant",
        "collection 0 left: brontosaurus",
        "collection 0 right: mesosaurus",
    )
    assert told(seat["draw_limit"]) == (4, [("mesosaurus", -1), ("brontosaurus", 3), ("red-merchant", 1)], 7)


def test_a_mesosaurus_that_gives_nothing_is_no_cause() -> None:
    assert told(seat_of(DINOSAURS, "collection 0 left: mesosaurus")["draw_limit"]) == (4, [], 4)


def test_a_longer_line_names_the_merchant() -> None:
    t = at("families: polar, exotic", "characters: merchant", "middle: yellow-merchant")
    view: OrigamiView = MIXED.view(t.state, 1)
    assert told(view["line_length"]) == (4, [("yellow-merchant", 1)], 5)


def test_prices_are_those_that_are_not_as_printed() -> None:
    t = at("families: polar, exotic", "characters: musician", "middle: yellow-musician")
    for seat in MIXED.view(t.state, SPECTATOR)["seats"]:
        assert told(seat["price"]) == (0, [("yellow-musician", -1)], -1)
        assert seat["prices"]["caiman"] == 5
        assert set(seat["prices"]) == set(t.state.linked.names) - {"rice-paper"}


# -- where the rules set a limit


OWN = rules_with(
    family(
        "pond",
        heron="{ draw_by_hand_limit = { by = 5 } }",
        swan="{ draw_by_hand_limit = { by = 9 } }, { change = { what = 'price', by = 9 } }",
        duck="{ change = { what = 'price', by = -9 } }, { change = { what = 'hand-limit', by = -9 } }",
        newt="{ change = { what = 'difference', by = -3 } }, { change = { what = 'draw-limit', by = -9 } }",
        toad="{ change = { what = 'line-length', by = -3 } }",
        carp="{ change = { what = 'line-length', by = -2 } }",
    ),
    family("bank", cost=12, rush="{ protect_hand = {} }", reed="{ protect_hand = {} }", moss="{ protect_hand = {} }"),
)


def own(left: str, right: str) -> OrigamiSeat:
    lines = ("families: pond, bank", f"collection 0 left: {left}", f"collection 0 right: {right}")
    return seat_of(*lines, rules=OWN)


def test_of_two_cards_the_one_that_gives_most_counts() -> None:
    for left, right in (("heron", "swan"), ("swan", "heron")):
        assert told(own(left, right)["draw_limit"]) == (4, [("swan", 5)], 9)


def test_no_price_is_above_the_highest() -> None:
    seat = own("heron", "swan")
    assert told(seat["price"]) == (0, [("swan", 9)], 9)
    assert seat["prices"]["heron"] == 2 + 9
    assert seat["prices"]["rush"] == HIGHEST_PRICE, "not 21"


def test_no_price_and_no_hand_limit_is_below_nothing() -> None:
    seat = own("duck", "duck")
    assert told(seat["hand_limit"]) == (8, [("duck", -9), ("duck", -9)], 0)
    assert seat["prices"]["heron"] == 0
    assert seat["prices"]["rush"] == 0


def test_collections_may_always_differ_by_one_and_draw_takes_no_less_than_nothing() -> None:
    seat = own("newt", "")
    assert told(seat["difference"]) == (1, [("newt", -3)], 1)
    assert told(seat["draw_limit"]) == (4, [("newt", -9)], 0)


def test_the_line_counts_a_name_once_and_is_never_empty() -> None:
    lines = ["families: pond, bank", "collection 0 left: toad", "collection 1 left: carp", "collection 1 right: toad"]
    view = OWN.view(OWN.read("\n".join(lines)), 0)
    assert told(view["line_length"]) == (4, [("toad", -3), ("carp", -2)], 1)


# -- the same as the engine's, everywhere


def agree(view: OrigamiView, state: Origami) -> None:
    """What is shown is what holds, and what is added up is what is told."""
    line = view["line_length"]
    tops = [pile[-1]["card"] for seat in view["seats"] for pile in seat["collections"].values() if pile]
    assert line["is"] == state.line_length() == min(LINE_ROOM, max(1, line["usual"] + added(line)))
    assert {cause["card"] for cause in line["by"]} <= {*tops, *view["middle"]}
    for owner, seat in enumerate(view["seats"]):
        assert seat["hand_limit"]["is"] == state.hand_limit(owner) == max(0, 8 + added(seat["hand_limit"]))
        assert seat["draw_limit"]["is"] == state.draw_limit(owner) == max(0, 4 + added(seat["draw_limit"]))
        assert seat["difference"]["is"] == state.most_difference(owner) == max(1, 1 + added(seat["difference"]))
        assert seat["price"]["is"] == added(seat["price"])
        for card, name in enumerate(state.linked.names):
            if card != state.linked.paper:
                printed = state.linked.cost[card]
                now = seat["prices"].get(name, printed)
                assert now == state.price(owner, card) == min(HIGHEST_PRICE, max(0, printed + seat["price"]["is"]))
                assert seat["prices"].get(name) != printed
        own = [pile[-1]["card"] for pile in seat["collections"].values() if pile]
        visible = [*own, *view["middle"]]
        for figure in (seat["hand_limit"], seat["difference"], seat["price"]):
            places = [visible.index(cause["card"]) for cause in figure["by"]]
            assert places == sorted(places)


def added(figure: Figure) -> int:
    return sum(cause["by"] for cause in figure["by"])


def moments(game: Game, random: Random, answers: int) -> Iterator[Origami]:
    """A game that goes on at random."""
    while not game.over and answers:
        seat = game.waiting()[0]
        game.answer(seat, random.choice(game.decision(seat).offered).id)
        answers -= 1
        assert isinstance(game.state, Origami)
        yield game.state


@pytest.mark.parametrize("rules", [ORIGAMI, LEGENDS, MIXED], ids=lambda rules: rules.name)
def test_figures_are_those_of_the_engine_in_random_games(rules: OrigamiRules) -> None:
    random = Random(rules.name)
    for n in range(3):
        players, options = rules.random_table(random)
        game = Game.start(rules, players=players, options=options, seed=Seed.number(n))
        for state in moments(game, random, 400):
            agree(rules.view(state, random.choice((*range(players), SPECTATOR, OMNISCIENT))), state)


def an_effect(random: Random, cards: list[str]) -> str:
    """An instruction that changes a figure."""
    if random.random() < 0.3:
        return f"{{ draw_by_hand_limit = {{ by = {random.randint(1, 9)} }} }}"
    each = f", for_each = '{random.choice(cards)}'" if random.random() < 0.3 else ""
    return f"{{ change = {{ what = '{random.choice(CHANGES)}', by = {random.randint(-9, 9)}{each} }} }}"


@pytest.mark.parametrize("number", range(12))
def test_figures_are_those_of_the_engine_with_packs_of_ones_own(number: int) -> None:
    random = Random(number)
    names = [[f"{family}-{letter}" for letter in "abcdef"] for family in ("pond", "bank")]
    cards = [card for group in names for card in group]
    rules = rules_with(
        *(
            family(
                group[0].split("-")[0],
                random.randint(0, 12),
                12,
                **{card: ", ".join(an_effect(random, cards) for _ in range(random.randint(1, 4))) for card in group},
            )
            for group in names
        )
    )
    pairs = list(rules.library.characters.pairs)
    for _ in range(4):
        lines = ["families: pond, bank", f"characters: {', '.join(pairs)}"]
        inside = [f"{random.choice(('red', 'yellow'))}-{pair}" for pair in pairs if random.random() < 0.5]
        lines += [f"middle: {', '.join(inside)}"] if inside else []
        for seat in (0, 1):
            for side in ("left", "right"):
                pile = random.choices(cards, k=random.randint(0, 3))
                lines.append(f"collection {seat} {side}: {', '.join(pile)}")
        game = Game.from_position(rules, "\n".join(lines))
        assert isinstance(game.state, Origami)
        agree(rules.view(game.state, 0), game.state)
        for state in moments(game, random, 60):
            agree(rules.view(state, random.choice((0, 1, SPECTATOR, OMNISCIENT))), state)
