"""A game keeps few states of its past, however long it lasts; what lies further back is played again if needed."""

import gc
from collections.abc import Callable
from random import Random
from types import FunctionType, ModuleType
from typing import Any

import pytest

from senbazuru.games import game_named
from senbazuru.kernel import game as kernel
from senbazuru.kernel.check import provable
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.record import Record
from senbazuru.kernel.state import SPECTATOR, State
from senbazuru.origami.rules import ORIGAMI
from senbazuru.toy import TOY

GAMES = ["boats", "origami", "legends", "mixed", "islands"]
MOST_STATES = 20


def states_of(thing: Any) -> int:
    """How many states can be reached from something."""
    seen: dict[int, Any] = {}
    waiting = [thing]
    while waiting:
        found = waiting.pop()
        if id(found) not in seen and not isinstance(found, type | ModuleType | FunctionType):
            seen[id(found)] = found
            waiting += gc.get_referents(found)
    return sum(isinstance(found, State) for found in seen.values())


def new_game(name: str, random: Random) -> Game:
    rules = game_named(name)
    players, options = provable(rules).random_table(random)
    return Game.start(rules, players=players, options=options, seed=Seed.number(random.randrange(1_000_000)))


def answer_somehow(game: Game, random: Random) -> None:
    seat = random.choice(game.waiting())
    game.accept(seat, random.choice(game.decision(seat).offered).id)


@pytest.mark.parametrize("name", GAMES)
def test_as_many_states_are_kept_at_the_end_of_a_game_as_soon_after_its_beginning(name: str) -> None:
    random = Random(name)
    game = new_game(name, random)
    most = 0
    while not game.over:
        answer_somehow(game, random)
        if len(game.history) % 10 == 0:
            most = max(most, states_of(game))
    assert len(game.history) > MOST_STATES
    assert 1 < max(most, states_of(game)) <= MOST_STATES


def story(start: Callable[[], Game], seed: int, steps: int) -> list[Any]:
    """Everything that everybody is shown of a game in which much is taken back, near and far."""
    random, game, forked = Random(seed), start(), False
    seen: list[Any] = []
    for _ in range(steps):
        if not game.over:
            answer_somehow(game, random)
        chance = random.random()
        able = [seat for seat in range(int(game.state.players)) if game.can_undo(seat)]
        if chance < 0.3 and able and not forked:
            game.undo(random.choice(able))
        elif chance < 0.35 and game.history:
            game.takeback(random.randint(1, len(game.history)))
        elif chance < 0.36 and game.history:
            game.takeback(1)
            game.take_back_to(game.history[0].counted) if game.history else None
        elif chance < 0.4:
            game = game.copy()
        elif chance < 0.405 and not game.state.unfinished():
            game, forked = game.fork(game.state.copy()), True  # whose record has nothing of what lies behind it
        viewers = (*range(int(game.state.players)), SPECTATOR)
        seen.append((game.state.facts(), len(game.history), game.revision, game.record.dumps()))
        seen.append([(game.seen_by(seat).facts(), game.told(seat), game.can_undo(seat)) for seat in viewers])
        seen.append([(decision.id, decision.kind) for decision in game.decisions()])
    return seen


def told_the_same(monkeypatch: pytest.MonkeyPatch, start: Callable[[], Game], seed: int, steps: int) -> None:
    stories = []
    for kept, every in ((10**9, 1), (1, 10**9), (3, 7)):
        monkeypatch.setattr(kernel, "KEPT", kept)
        monkeypatch.setattr(kernel, "KEPT_EVERY", every)
        stories.append(story(start, seed, steps))
    assert stories[0] == stories[1] == stories[2]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_played_again_is_what_would_have_been_kept(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told_the_same(monkeypatch, lambda: new_game(name, Random(1)), seed=1, steps=150 if name == "boats" else 60)


def test_also_from_a_position_set_up_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    position = "hand 0: cat, sheep, pig, raccoon\nhand 1: sheep, rabbit, raccoon\nline: dog, dog, fox, fox\nseed: 3"
    told_the_same(monkeypatch, lambda: Game.from_position(ORIGAMI, position), seed=2, steps=80)


@pytest.mark.proof
@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_taken_back(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(8):
        told_the_same(monkeypatch, lambda seed=seed: new_game(name, Random(seed)), seed, steps=250)  # type: ignore[misc]


def test_a_takeback_to_the_beginning_of_a_long_game_is_a_takeback() -> None:
    random = Random(5)
    game = Game.start(TOY, players=4, seed=Seed.number(5))
    while not game.over:
        answer_somehow(game, random)
    game.take_back_to(0)
    assert (len(game.history), game.state.answers, game.waiting()) == (0, 0, [0, 1, 2, 3])
    again = Game.load(TOY, Record.loads(game.record.dumps()))
    assert again.state == game.state
    assert states_of(game) <= 3
