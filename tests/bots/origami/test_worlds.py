"""The worlds that a seat imagines: all of them possible, and each as likely as it should be."""

from collections import Counter
from collections.abc import Iterator, Sequence
from copy import copy
from random import Random

import pytest

from senbazuru.bots.match import hear
from senbazuru.bots.origami.worlds import OrigamiWorlds
from senbazuru.kernel.bits import members
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.state import NOBODY
from senbazuru.origami.engine.game import Origami
from senbazuru.origami.proof.audit import audit
from senbazuru.origami.rules import LEGENDS, MIXED, ORIGAMI, OrigamiRules
from tests.bots.origami.exact_beliefs import Beliefs, Hands

ALL_THREE = pytest.mark.parametrize("rules", [ORIGAMI, LEGENDS, MIXED], ids=lambda rules: rules.name)


def random_states(rules: OrigamiRules, number: int) -> Iterator[Origami]:
    """A listening random game, handed out before every answer."""
    random, seed = Random(number), Seed.number(number)
    players, options = rules.random_table(random)
    state = rules.new(rules.setup(players, options, seed), seed, listening=True)
    while not state.over:
        yield state
        state.apply(random.choice(members(state.mask())))


def worlds_of(state: Origami, seat: int) -> OrigamiWorlds:
    return OrigamiWorlds(state.observe(seat), hear(state, seat, []))


def hands_of(state: Origami, seat: int) -> Hands:
    """The other hands."""
    names = state.linked.names
    return tuple(
        " ".join(sorted(names[card] for card in members(state.hand(other)) for _ in range(state.held(other, card))))
        for other in range(state.players)
        if other != seat
    )


# -- possible


@ALL_THREE
def test_every_world_is_a_legal_position_that_looks_the_same(rules: OrigamiRules) -> None:
    for number in range(4):
        for turn, state in enumerate(random_states(rules, number)):
            if turn % 7:
                continue
            for seat in members(state.waiting()):
                seen = state.observe(seat)
                worlds = worlds_of(state, seat)
                stream = Stream(Seed.number(number), 15, turn)
                for _ in range(2):
                    world = worlds.draw(stream)
                    assert audit(world) == []
                    assert world.observe(seat).facts() == seen.facts()
                    assert world.mask(seat) == state.mask(seat)


@ALL_THREE
def test_the_story_explains_every_card(rules: OrigamiRules) -> None:
    """What is told always leads to the table as it is seen: nothing has to be made up."""
    for number in range(6):
        for turn, state in enumerate(random_states(rules, number)):
            if turn % 5 == 0:
                seat = int(state.actor())
                assert worlds_of(state, seat).decks == sum(event & 255 == 33 for event in state.log)


def test_a_world_can_have_come_about() -> None:
    """Deal its cards in the order in which they were drawn: the same answers tell this seat the same story."""
    replayed = shuffled = 0
    for number in range(30):
        seed = Seed.number(number)
        random = Random(number)
        answers: list[tuple[int, int]] = []
        state = ORIGAMI.new(ORIGAMI.setup(2, {}, seed), seed, listening=True)
        while not state.over and len(answers) < 40 + 3 * number:
            seat = int(state.actor())
            answers.append((seat, random.choice(members(state.mask()))))
            state.apply(answers[-1][1])
        if state.over:
            continue
        seat = 0
        worlds = worlds_of(state, seat)
        world = worlds.draw(Stream(seed, 15, 1))
        again = replay(seed, answers, drawn_in_order(state, worlds, world))
        if again is None:
            continue
        replayed += 1
        shuffled += worlds.decks > 1
        assert hear(again, seat, []) == hear(state, seat, [])
        assert hands_of(again, seat) == hands_of(world, seat)
    assert replayed > 15
    assert shuffled > 3


def drawn_in_order(state: Origami, worlds: OrigamiWorlds, world: Origami) -> list[list[int]]:
    """Of each deck, the cards as they leave it in a world, and then those that are still there."""
    decks: list[list[int]] = []
    slots = iter(int(card) for card in worlds.slots)
    for packed in hear(state, int(worlds.seat), []):
        kind, card = packed & 255, (packed >> 12 & 4095) - 1
        if kind == 33:
            decks.append([])
        if kind in (1, 3, 7, 17):
            decks[-1].append(card if card >= 0 else next(slots))
    decks[-1] += [int(world.cells[place]) for place in reversed(range(world.deck_size))]
    return decks


def replay(seed: Seed, answers: Sequence[tuple[int, int]], decks: list[list[int]]) -> Origami | None:
    """Play again with other decks; None if one is shuffled and used within one answer, which cannot be arranged."""
    state = ORIGAMI.new(ORIGAMI.setup(2, {}, seed), seed, listening=True)
    arrange(state, decks[0])
    shuffles = state.shuffles
    for seat, option in answers:
        if not state.answer(seat, option):
            raise AssertionError("the world did not allow what was done")
        if state.shuffles > shuffles:
            shuffles = state.shuffles
            if state.deck_size != len(decks[shuffles - 1]):
                return None
            arrange(state, decks[shuffles - 1])
    return state


def arrange(state: Origami, deck: list[int]) -> None:
    """Put the deck into this order; the first cards may be drawn already."""
    for place, card in enumerate(reversed(deck[len(deck) - state.deck_size :])):
        state.cells[place] = card
    state._asked = NOBODY


def test_of_a_game_that_begins_in_the_middle_one_knows_what_one_sees() -> None:
    for turn, state in enumerate(random_states(MIXED, 3)):
        if turn % 9:
            continue
        seat = int(state.actor())
        seen = state.observe(seat)
        world = OrigamiWorlds(seen, []).draw(Stream(Seed.number(1), 15, turn))
        assert audit(world) == []
        assert world.observe(seat).facts() == seen.facts()


# -- as likely as it should be


def drawn(worlds: OrigamiWorlds, many: int, seed: Seed) -> Counter[Hands]:
    """How often the other hands are what; worlds apart from each other, for the chain to forget."""
    stream = Stream(seed, 15, 0)
    found: Counter[Hands] = Counter()
    for _ in range(many):
        for _ in range(3):
            world = worlds.draw(stream)
        found[hands_of(world, int(worlds.seat))] += 1
    return found


def surprise(found: Counter[Hands], exactly: dict[Hands, float]) -> float:
    """Chi-square, as standard deviations from what is to be expected; rare hands are counted together."""
    many = found.total()
    bins: list[list[float]] = [[0.0, 0.0]]
    for hands in sorted(exactly):
        if bins[-1][0] >= 10:
            bins.append([0.0, 0.0])
        bins[-1][0] += many * exactly[hands]
        bins[-1][1] += found[hands]
    rest = bins.pop()
    bins[-1] = [bins[-1][0] + rest[0], bins[-1][1] + rest[1]]
    freedom = len(bins) - 1
    square = sum((seen - expected) ** 2 / expected for expected, seen in bins)
    return float((square - freedom) / (2 * freedom) ** 0.5)


MOST_CASES = 300


def last_position(rules: OrigamiRules, players: int, number: int) -> tuple[Origami, list[int], Beliefs] | None:
    """The last moment of a random game in which all that a seat may believe can be listed, with what it was told.

    None if nothing happened before that makes guessing hard.
    """
    random, seed = Random(number), Seed.number(number)
    game = Game.start(rules, players=players, seed=seed)
    seat = random.randrange(players)
    beliefs = Beliefs(game.state.linked, players, seat)
    heard = 0
    found = None
    while not game.over:
        events = game.events(seat)
        for event in events[heard:]:
            beliefs.hear(event)
            if len(beliefs.cases) > MOST_CASES:
                return found
        heard = len(events)
        if seat in game.waiting() and beliefs.shown and len(beliefs.hands()) > 3:
            assert isinstance(game.state, Origami)
            found = game.state.copy(), game.told(seat), copy(beliefs)
        asked = game.waiting()[0]
        game.answer(asked, random.choice(members(game.state.mask(asked))))
    return found


@pytest.mark.parametrize(
    ("rules", "players"),
    [(ORIGAMI, 2), (ORIGAMI, 3), (MIXED, 2)]
    + [pytest.param(rules, players, marks=pytest.mark.proof) for rules, players in [(MIXED, 3), (LEGENDS, 4)]],
)
def test_worlds_are_as_likely_as_an_exact_reckoning_says(rules: OrigamiRules, players: int) -> None:
    surprises: list[float] = []
    number = 0
    while len(surprises) < 5:
        number += 1
        found = last_position(rules, players, number)
        if found:
            state, told, beliefs = found
            worlds = OrigamiWorlds(state.observe(beliefs.seat), told)
            many = drawn(worlds, 800, Seed.number(number))
            assert set(many) <= set(beliefs.hands())
            surprises.append(surprise(many, beliefs.hands()))
    assert max(surprises) < 4
