"""The search behind the levels: it imagines worlds that its seat cannot tell apart and plays each of them on.

Every offered option is tried in the same worlds and goes on with the same chance as the answer that the policy of the
play-outs would give, so that what differs is the option. Half of the options, those that did worse, are left out again
and again until one remains, and that must be better beyond doubt: of many options, the luckiest is seldom the best.
"""

from math import sqrt
from time import monotonic
from typing import Final

from mypy_extensions import i64, mypyc_attr

from senbazuru.kernel.bits import ONE, lowest, size_of
from senbazuru.kernel.random import Stream
from senbazuru.kernel.state import State

_MOST: Final = 64
_ALWAYS: Final = 1e9
_ENOUGH: Final = 8
"""After so many worlds, options without hope are left out."""
_HOPE: Final = 2.0
"""In standard errors."""
_SPREAD: Final = 0.25
"""What one more world would add, for want of many: a large difference, squared."""


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

    def __init__(self, mind: Mind, playouts: i64, turns: i64, doubt: float) -> None:
        self.mind: Final = mind
        self.playouts: Final[i64] = playouts
        """How many play-outs a decision is worth, at most."""
        self.turns: Final[i64] = turns
        """A play-out is cut off after so many turns."""
        self.doubt: Final = doubt
        """By how many standard errors an option must be better than the usual answer."""
        self.made: i64 = 0
        """How many play-outs were made, in all."""
        # the present decision: sums and squares of how much better each option did than the usual answer
        self.until: float = 0.0
        self.tried: i64 = 0
        self.worths: list[float] = [0.0] * _MOST
        self.sums: list[float] = [0.0] * _MOST
        self.squares: list[float] = [0.0] * _MOST

    def choose(self, seen: State, seat: i64, told: list[i64], stream: Stream, seconds: float) -> i64:
        """The option that did best in play-outs, thinking no longer than so many seconds (if not below 0)."""
        options: i64 = seen.mask(seat)
        if options & (options - 1) == 0:
            return lowest(options)
        self.until = monotonic() + (seconds if seconds >= 0.0 else _ALWAYS)
        usual: i64 = self.mind.policy(seen, seat)
        rivals: i64 = options & ~(ONE << usual)
        worlds = self.mind.worlds(seen, seat, told)
        self.tried = 0
        self.sums = [0.0] * _MOST
        self.squares = [0.0] * _MOST
        left: i64 = self.playouts
        while rivals:
            size: i64 = size_of(rivals)
            times: i64 = left // ((size + 1) * halvings(size))
            if times < 1:
                times = 1
            left -= times * (size + 1)
            while times > 0 and rivals:
                times -= 1
                if not self.compare(worlds.draw(stream), seat, usual, rivals):
                    return self.best(rivals, usual)
                if self.tried >= _ENOUGH:
                    rivals = self.hopeful(rivals)
            if left <= size_of(rivals) or size == 1:
                return self.best(rivals, usual)
            rivals = self.better_half(rivals)
        return usual

    def compare(self, world: State, seat: i64, usual: i64, rivals: i64) -> bool:
        """Try all options in one world, with the same chance; False if there was no time for that."""
        worth: float = self.playout(world.copy(), seat, usual)
        trying: i64 = rivals
        while trying:
            rival: i64 = lowest(trying)
            trying &= trying - 1
            if monotonic() > self.until:
                return False
            self.worths[rival] = self.playout(world.copy(), seat, rival)
        self.tried += 1
        while rivals:
            rival = lowest(rivals)
            rivals &= rivals - 1
            more: float = self.worths[rival] - worth
            self.sums[rival] += more
            self.squares[rival] += more * more
        return True

    def playout(self, world: State, seat: i64, option: i64) -> float:
        """What an answer is worth to a seat in a world that is played on from there."""
        self.made += 1
        world.answer(seat, option)
        last: i64 = world.turns + self.turns
        while not world.over and world.turns < last:
            actor: i64 = lowest(world.waiting())
            world.answer(actor, self.mind.policy(world, actor))
        return self.mind.values(world)[seat]

    def error(self, rival: i64) -> float:
        """The standard error of how much better an option is; with few play-outs, rather too large."""
        mean: float = self.sums[rival] / float(self.tried)
        spread: float = self.squares[rival] / float(self.tried) - mean * mean + _SPREAD / float(self.tried)
        return sqrt(spread / float(self.tried))

    def hopeful(self, rivals: i64) -> i64:
        """The options that may still turn out better than the usual answer."""
        found: i64 = 0
        while rivals:
            rival: i64 = lowest(rivals)
            rivals &= rivals - 1
            if self.sums[rival] / float(self.tried) + _HOPE * self.error(rival) > 0.0:
                found |= ONE << rival
        return found

    def better_half(self, rivals: i64) -> i64:
        keep: i64 = (size_of(rivals) + 1) // 2
        found: i64 = 0
        while keep > 0:
            keep -= 1
            found |= ONE << self.first(rivals & ~found)
        return found

    def first(self, rivals: i64) -> i64:
        """The option that did best."""
        best: i64 = lowest(rivals)
        while rivals:
            rival: i64 = lowest(rivals)
            rivals &= rivals - 1
            if self.sums[rival] > self.sums[best]:
                best = rival
        return best

    def best(self, rivals: i64, usual: i64) -> i64:
        """The option that did best, if it is better beyond doubt; else the usual answer."""
        if rivals == 0 or self.tried == 0:
            return usual
        best: i64 = self.first(rivals)
        return best if self.sums[best] / float(self.tried) > self.doubt * self.error(best) else usual


def halvings(size: i64) -> i64:
    """How often so many options can be halved until one remains; at least once."""
    times: i64 = 1
    while size > 2:
        size = (size + 1) // 2
        times += 1
    return times
