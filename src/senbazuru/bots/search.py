"""The search behind the levels: it imagines worlds that its seat cannot tell apart and plays each of them on.

Every offered option is tried in the same worlds and goes on with the same chance as the answer that the policy of the
play-outs would give, so that what differs is the option. Those that do worse are left behind, and the one that remains
must be better beyond doubt: of many options, the luckiest is seldom the best.
"""

from math import sqrt
from time import monotonic
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from senbazuru.kernel.bits import ONE, lowest
from senbazuru.kernel.random import Stream
from senbazuru.kernel.state import Observation, State

TO_THE_END: Final = 1000
"""More turns than a game has."""
_ALWAYS: Final = 1e9
_ENOUGH: Final = 8
"""After so many worlds, ways without hope are left out."""
_HOPE: Final = 2.0
"""In standard errors."""
_SPREAD: Final = 0.25
"""What one more world would add, for want of many: a large difference, squared."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """The whole positions that a seat cannot tell from the true one: here by what it sees, in some games also by what
    it was told."""

    def __init__(self, observation: Observation) -> None:
        self.observation: Final = observation

    def draw(self, stream: Stream) -> State:
        """One of them, each as likely as the others."""
        world: State = self.observation.complete(stream)
        return world


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """What a game tells the search."""

    def worlds(self, seen: Observation, seat: i64, told: list[i64]) -> Worlds:
        """What a seat may believe."""
        return Worlds(seen)

    def policy(self, state: State, seat: i64) -> i64:
        """A good answer inside a world or on an observed table, and a fast one: worlds are played on by it."""
        raise NotImplementedError

    def values(self, state: State) -> list[float]:
        """What a position is worth to every seat, from 0 to 1: at the end, or where a play-out is cut off."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Race:
    """Which of several ways is the best, by what their play-outs have told so far.

    All are compared with the first, the usual one, in the same worlds; those that do worse are left behind.
    """

    def __init__(self, ways: i64, playouts: i64, doubt: float) -> None:
        self.left: i64 = playouts
        """How many play-outs may still be made."""
        self.doubt: Final = doubt
        """By how many standard errors a way must be better than the usual one."""
        self.rivals: list[i64] = [i64(way) for way in range(1, int(ways))]
        """Those that are compared with the usual way in the next world."""
        self.tried: i64 = 0
        """In how many worlds they were."""
        self.sums: list[float] = [0.0] * int(ways)
        self.squares: list[float] = [0.0] * int(ways)
        """Of how much better each did than the usual one."""

    def ahead(self) -> i64:
        """In how many worlds more the rivals may be tried before this is asked again; 0 if it is decided."""
        raise NotImplementedError

    def note(self, worths: list[float]) -> None:
        """What the usual way and its rivals were worth in one more world; other places in the list do not matter."""
        raise NotImplementedError

    def best(self) -> i64:
        """The way to go, as far as is known."""
        raise NotImplementedError

    def add(self, worths: list[float]) -> None:
        rival: i64
        for rival in self.rivals:
            more: float = worths[rival] - worths[0]
            self.sums[rival] += more
            self.squares[rival] += more * more
        self.tried += 1


@final
class Halving(Race):
    """Half of the ways, those that did worse, are left out again and again until one remains."""

    def __init__(self, ways: i64, playouts: i64, doubt: float) -> None:
        super().__init__(ways, playouts, doubt)
        self.size: i64 = 0
        """How many rivals there were when the last halving was over."""
        self.worlds: i64 = 0
        """In how many they are tried until the next one."""
        self.plan()

    def plan(self) -> None:
        self.size = len(self.rivals)
        if self.size == 0:
            return
        times: i64 = self.left // ((self.size + 1) * halvings(self.size))
        self.worlds = times if times > 1 else 1
        self.left -= self.worlds * (self.size + 1)

    def ahead(self) -> i64:
        return self.worlds if self.rivals else 0

    def note(self, worths: list[float]) -> None:
        self.add(worths)
        self.worlds -= 1
        if self.tried >= _ENOUGH:
            self.rivals = [rival for rival in self.rivals if self.hopeful(rival)]
        if self.worlds == 0 and self.size > 1 and self.left > len(self.rivals):
            self.halve()
            self.plan()

    def error(self, rival: i64) -> float:
        """The standard error of how much better a way is; with few play-outs, rather too large."""
        mean: float = self.sums[rival] / float(self.tried)
        spread: float = self.squares[rival] / float(self.tried) - mean * mean + _SPREAD / float(self.tried)
        return sqrt(spread / float(self.tried))

    def hopeful(self, rival: i64) -> bool:
        """Whether it may still turn out better than the usual way."""
        return self.sums[rival] / float(self.tried) + _HOPE * self.error(rival) > 0.0

    def halve(self) -> None:
        worse: i64 = len(self.rivals) // 2
        while worse > 0:
            worse -= 1
            self.rivals.remove(self.last())

    def last(self) -> i64:
        """The way that did worst; of equals the later one."""
        last: i64 = self.rivals[0]
        rival: i64
        for rival in self.rivals:
            if self.sums[rival] <= self.sums[last]:
                last = rival
        return last

    def best(self) -> i64:
        """The one that did best, if it is better beyond doubt; else the usual one."""
        best: i64 = 0
        rival: i64
        for rival in self.rivals:
            if best == 0 or self.sums[rival] > self.sums[best]:
                best = rival
        if self.tried == 0 or best == 0 or self.sums[best] / float(self.tried) <= self.doubt * self.error(best):
            return 0
        return best


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """Thinks about one decision after the other; it remembers nothing."""

    def __init__(self, mind: Mind, playouts: i64, turns: i64, doubt: float) -> None:
        self.mind: Final = mind
        self.playouts: Final[i64] = playouts
        """How many play-outs a decision is worth, at most."""
        self.turns: Final[i64] = turns
        """A play-out is cut off after so many turns."""
        self.doubt: Final = doubt
        self.made: i64 = 0
        """How many play-outs were made, in all."""

    def ways(self, seen: Observation, seat: i64) -> list[list[i64]]:
        """What it compares: answers, or several in a row that make one action. The usual way comes first."""
        options: i64 = seen.mask(seat)
        usual: i64 = self.mind.policy(seen.table, seat)
        found: list[list[i64]] = [[usual]]
        rivals: i64 = options & ~(ONE << usual)
        while rivals:
            found.append([lowest(rivals)])
            rivals &= rivals - 1
        return found

    def race(self, ways: i64) -> Race:
        """How it compares so many ways."""
        return Halving(ways, self.playouts, self.doubt)

    def think(self, seen: Observation, seat: i64, told: list[i64], stream: Stream, seconds: float) -> list[i64]:
        """The way that did best in play-outs, thinking no longer than so many seconds (if not below 0)."""
        options: i64 = seen.mask(seat)
        if options & (options - 1) == 0:
            return [lowest(options)]
        until: float = monotonic() + (seconds if seconds >= 0.0 else _ALWAYS)
        ways = self.ways(seen, seat)
        race = self.race(len(ways))
        worlds = self.mind.worlds(seen, seat, told)
        while race.ahead() > 0:
            worths = self.worths(worlds.draw(stream), seat, ways, race.rivals, until)
            if len(worths) == 0:
                break
            race.note(worths)
        return self.settled(seen, seat, ways[race.best()])

    def settled(self, seen: Observation, seat: i64, way: list[i64]) -> list[i64]:
        """The beginning of a way, as far as nothing that is not known yet can change it."""
        return way

    def worths(self, world: State, seat: i64, ways: list[list[i64]], rivals: list[i64], until: float) -> list[float]:
        """What the usual way and its rivals are worth in one world, with the same chance; nothing if time is up."""
        worths: list[float] = [0.0] * len(ways)
        worths[0] = self.playout(world.copy(), seat, ways[0])
        rival: i64
        for rival in rivals:
            if monotonic() > until:
                return []
            worths[rival] = self.playout(world.copy(), seat, ways[rival])
        return worths

    def playout(self, world: State, seat: i64, way: list[i64]) -> float:
        """What a way is worth to a seat in a world that is played on from there."""
        self.made += 1
        option: i64
        for option in way:
            if not world.answer(seat, option):
                break
        last: i64 = world.turns + self.turns
        while not world.over and world.turns < last:
            actor: i64 = lowest(world.waiting())
            world.answer(actor, self.mind.policy(world, actor))
        return self.mind.values(world)[seat]


def halvings(size: i64) -> i64:
    """How often so many ways can be halved until one remains; at least once."""
    times: i64 = 1
    while size > 2:
        size = (size + 1) // 2
        times += 1
    return times
