"""What a viewer sees: it cannot be answered, and what is made of it looks the same and is a position like any other."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from examples.climb import CLIMB
from examples.pile import PILE
from senbazuru.games import GAMES
from senbazuru.kernel.bits import members
from senbazuru.kernel.check import Provable, provable
from senbazuru.kernel.game import Game
from senbazuru.kernel.playout import play_randomly
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.state import OMNISCIENT, SPECTATOR
from senbazuru.origami.rules import LEGENDS, MIXED, ORIGAMI, OrigamiRules

ALL = [*map(provable, GAMES.values()), PILE, CLIMB]
EVERY_GAME = pytest.mark.parametrize("rules", ALL, ids=lambda rules: str(rules.name))
CARDS = pytest.mark.parametrize("rules", [ORIGAMI, LEGENDS, MIXED], ids=lambda rules: str(rules.name))


def random_game(rules: Provable, number: int, every: int) -> Iterator[Game]:
    """A random game, handed out before every so many answers, also in the middle of actions, and at its end."""
    random = Random(number)
    players, options = rules.random_table(random)
    game = Game.start(rules, players=players, options=options, seed=Seed.number(number))
    given = 0
    while not game.over:
        if given % every == 0:
            yield game
        seat = random.choice(game.waiting())
        game.answer(seat, random.choice(members(game.state.mask(seat))))
        given += 1
    yield game


def chance(number: int) -> Stream:
    return Stream(Seed.number(number), 0, 0)


@EVERY_GAME
def test_it_cannot_be_answered(rules: Provable) -> None:
    for game in random_game(rules, 1, every=20):
        for seat in game.waiting():
            seen = game.state.observe(seat)
            assert not any(hasattr(seen, name) for name in ("answer", "apply", "pick", "perform"))
            before = seen.facts()
            for table in (seen.table, seen.table.copy()):
                with pytest.raises(ValueError, match="complete"):
                    table.answer(seat, seen.offered()[0])
            assert seen.facts() == before
            assert game.state.copy().answer(seat, seen.offered()[0]), "the position itself can"


@EVERY_GAME
def test_what_is_made_of_it_looks_the_same_and_can_be_played(rules: Provable) -> None:
    for number in range(2):
        for turn, game in enumerate(random_game(rules, number, every=5)):
            for viewer in (*range(game.state.players), SPECTATOR):
                state = game.seen_by(viewer)
                seen = state.observe(viewer)
                world = seen.complete(chance(turn))
                assert world.observe(viewer) == seen
                assert rules.view(world, viewer) == rules.view(state, viewer)
                assert (world.waiting(), world.mask(viewer)) == (state.waiting(), state.mask(viewer))
                assert (type(world), len(world.facts())) == (type(state), len(state.facts()))
                assert not rules.audit(world)
                assert rules.read(rules.write(world)) == world
                if turn % 4 == 0:
                    play_randomly(world, chance(turn))
                    assert world.over
                    assert not rules.audit(world)


@EVERY_GAME
def test_it_holds_no_less_than_what_the_viewer_was_told(rules: Provable) -> None:
    """By the slow model of what a viewer knows: every card it can be sure of is there in every world."""
    for game in random_game(rules, 2, every=10):
        players = int(game.state.players)
        for viewer in (*range(players), SPECTATOR):
            listener = rules.listener(viewer, players)
            if listener is None:
                return
            for event in game.events(viewer):
                listener.tell(event.as_dict())
            world = game.seen_by(viewer).observe(viewer).complete(chance(viewer))
            for owner in range(players):
                assert rules.ledger(world.observe(owner), owner) >= listener.known(owner)


@EVERY_GAME
def test_the_same_chance_deals_the_same_and_other_chance_something_else(rules: Provable) -> None:
    for game in random_game(rules, 3, every=25):
        for viewer in (*range(game.state.players), SPECTATOR):
            seen = game.state.observe(viewer)
            worlds = [seen.complete(chance(number)) for number in (1, 1, 2)]
            assert worlds[0] == worlds[1]
            assert (worlds[0] == worlds[2]) == (rules is PILE), "nothing but a pile is without chance"


@EVERY_GAME
def test_who_sees_everything_does_not_know_what_chance_will_bring(rules: Provable) -> None:
    for game in random_game(rules, 4, every=25):
        seen = game.state.observe(OMNISCIENT)
        world = seen.complete(chance(1))
        assert not any(seen.unseen())
        assert rules.view(world, OMNISCIENT) == rules.view(game.state, OMNISCIENT)
        assert (world == game.state) == (rules is PILE)


@EVERY_GAME
def test_it_says_what_it_is(rules: Provable) -> None:
    game = next(random_game(rules, 5, every=1))
    seen = game.state.observe(SPECTATOR)
    assert repr(seen) == f"<{type(seen).__name__} viewer=5 answers=0>"
    assert repr(seen.table) == f"<{type(game.state).__name__} after 0 answers>"
    assert (seen.offered(), seen.mask(0), seen.mask(SPECTATOR)) == ([], 0, 0)
    assert seen == game.state.observe(SPECTATOR) != game.state.observe(0)
    assert hash(seen) == hash(game.state.observe(SPECTATOR))


@CARDS
def test_unseen_cards_are_those_that_lie_where_the_viewer_cannot_see(rules: OrigamiRules) -> None:
    for number in range(2):
        for game in random_game(rules, number, every=3):
            for viewer in (*range(game.state.players), SPECTATOR):
                state = game.seen_by(viewer)
                hidden = Counter(int(state.cells[place]) for place in range(state.deck_size))
                if viewer != state.seat:
                    at = state.layout.limbo
                    hidden.update(int(state.cells[place]) for place in range(at, at + state.limbo_size))
                for owner in range(state.players):
                    for card in members(state.hand(owner)):
                        hidden[card] += int(state.held(owner, card) - state.known(owner, card, viewer))
                assert state.observe(viewer).unseen() == [hidden[card] for card in range(state.linked.types)]
