"""Games at random for tests of greedy players, and what the one of Origami would say."""

from collections.abc import Iterator
from typing import TypeVar

from senbazuru.bots.origami.greedy import choose
from senbazuru.kernel.bits import members, nth, size_of
from senbazuru.kernel.random import Stream
from senbazuru.kernel.state import State
from senbazuru.origami.engine.game import Origami
from tests.origami.table import TestTable

Position = TypeVar("Position", bound=State)


def at_random(state: State, seat: int, stream: Stream) -> int:
    options = state.mask(seat)
    return int(nth(options, stream.below(size_of(options))))


def decisions(state: Position, stream: Stream) -> Iterator[tuple[Position, int]]:
    """Every decision of a game that goes on at random, for every seat that is asked."""
    while not state.over:
        for seat in members(state.waiting()):
            yield state, seat
        state.apply(at_random(state, int(state.actor()), stream))


def greedily(state: Origami, seat: int) -> int:
    return int(choose(state.observe(seat).table, seat))


def word(t: TestTable) -> str:
    """What the seat that is asked would say."""
    seat = t.game.waiting()[0]
    option = greedily(t.state, seat)
    return next(o.word for o in t.asked(seat).offered if o.id == option)


def turn(t: TestTable) -> list[str]:
    """All that the seat whose turn it is says."""
    seat = t.whose_turn()
    words: list[str] = []
    while not t.game.over and t.whose_turn() == seat:
        words.append(word(t))
        t.say(words[-1])
    return words
