"""The search behind the levels: it imagines worlds that its seat cannot tell apart and plays each of them on.

Every offered option is tried in the same worlds and goes on with the same chance, so that what differs is the option;
half of the options, those that did worse, are left out again and again until one remains.
"""

from time import monotonic
from typing import Final

from mypy_extensions import i64, mypyc_attr

from senbazuru.kernel.bits import ONE, lowest, size_of
from senbazuru.kernel.random import Stream
from senbazuru.kernel.state import State

_MOST: Final = 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """The whole positions that a seat cannot tell from the true one, by all that it sees and was told."""

    def draw(self, stream: Stream) -> State:
        """One of them, each as likely as the others."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """What a game tells the search."""

    def worlds(self, seen: State, seat: i64, told: list[i64]) -> Worlds:
        """What a seat may believe."""
        raise NotImplementedError

    def policy(self, state: State, seat: i64) -> i64:
        """A good answer inside a world, and a fast one: worlds are played on by it."""
        raise NotImplementedError

    def values(self, state: State) -> list[float]:
        """What a position is worth to every seat, from 0 to 1: at the end, or where a play-out is cut off."""
        raise NotImplementedError


class Search:
    """Thinks about one decision after the other; it remembers nothing."""

    def __init__(self, mind: Mind, playouts: i64, turns: i64) -> None:
        self.mind: Final = mind
        self.playouts: Final[i64] = playouts
        """How many play-outs a decision is worth."""
        self.turns: Final[i64] = turns
        """A play-out is cut off after so many turns."""
        self.made: i64 = 0
        """How many were made, in all."""

    def choose(self, seen: State, seat: i64, told: list[i64], stream: Stream, seconds: float) -> i64:
        """The option that did best in play-outs, thinking no longer than so many seconds (if not below 0)."""
        options: i64 = seen.mask(seat)
        if options & (options - 1) == 0:
            return lowest(options)
        until: float = monotonic() + seconds
        usual: i64 = self.mind.policy(seen, seat)
        worlds = self.mind.worlds(seen, seat, told)
        total: list[float] = [0.0] * _MOST
        left: i64 = self.playouts
        while True:
            size: i64 = size_of(options)
            rounds: i64 = 1
            while (ONE << rounds) < size:
                rounds += 1
            times: i64 = left // (size * rounds)
            if times < 1:
                times = 1
            left -= times * size
            while times > 0:
                times -= 1
                world = worlds.draw(stream)
                trying: i64 = options
                while trying:
                    option: i64 = lowest(trying)
                    trying &= trying - 1
                    total[option] += self.playout(world.copy(), seat, option)
                if seconds >= 0.0 and monotonic() > until:
                    return best_of(options, total, usual)
            if size <= 2 or left < size:
                return best_of(options, total, usual)
            keep: i64 = (size + 1) // 2
            kept: i64 = 0
            while keep > 0:
                option = best_of(options & ~kept, total, usual)
                kept |= ONE << option
                keep -= 1
            options = kept

    def playout(self, world: State, seat: i64, option: i64) -> float:
        """What an answer is worth to a seat in a world that is played on from there."""
        self.made += 1
        world.answer(seat, option)
        last: i64 = world.turns + self.turns
        while not world.over and world.turns < last:
            actor: i64 = lowest(world.waiting())
            world.answer(actor, self.mind.policy(world, actor))
        return self.mind.values(world)[seat]


def best_of(options: i64, total: list[float], usual: i64) -> i64:
    """The option with the highest total; of equals, the usual answer."""
    best: i64 = usual if (options >> usual) & 1 else lowest(options)
    while options:
        option: i64 = lowest(options)
        options &= options - 1
        if total[option] > total[best]:
            best = option
    return best
