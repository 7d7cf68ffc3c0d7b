"""Matches played as fast as the server allows, or at a given pace, and what that took."""

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from time import perf_counter, process_time
from typing import Final

from bench.load.machine import cpu_seconds

LEVELS: Final = (1, 4, 16, 32, 64, 128, 256, 512)
"""So many matches at once, until more of them bring nothing."""
WORTH: Final = 1.05
"""What a level must make of the best before, or it brought nothing."""


class Match(ABC):
    """Two players who are connected. One of them sends a move; when it has gone through, `settled` is called."""

    def __init__(self) -> None:
        self.settled: Callable[[Match, bool], None] = lambda match, seen: None
        """Told with each message whether the other player has seen what it did: only then it counts as a move."""
        self.started = 0.0

    @abstractmethod
    def move(self) -> None:
        """Whoever must move next does."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether nobody has a move left."""

    @abstractmethod
    async def again(self) -> None:
        """Begin a new game with the same players and the same sockets."""

    @abstractmethod
    def close(self) -> None:
        """Both players leave."""


@dataclass(frozen=True)
class Level:
    """What was measured with so many matches: rates a second, times in milliseconds, shares of one core."""

    matches: int
    seconds: float
    moves: int
    messages: int
    """Moves, and answers in the middle of one, of which only their sender hears."""
    rate: float
    """Moves a second."""
    p50: float
    p99: float
    worst: float
    generator_share: float
    server_share: float
    per_cpu_second: float
    """Moves for each second that the server was on a processor: what a busy neighbour does not touch."""


class Clock:
    """Counts moves and their times, while it is measuring."""

    def __init__(self, server: int) -> None:
        self.server = server
        self.times: list[float] = []
        self.moves = 0
        self.measuring = False

    def note(self, seconds: float, seen: bool) -> None:
        if self.measuring:
            self.times.append(seconds)
            self.moves += seen

    async def measure(self, seconds: float, matches: int) -> Level:
        self.times.clear()
        self.moves = 0
        self.measuring = True
        start, own, theirs = perf_counter(), process_time(), cpu_seconds(self.server)
        await asyncio.sleep(seconds)
        self.measuring = False
        passed = perf_counter() - start
        used = cpu_seconds(self.server) - theirs
        times, moves = sorted(self.times), self.moves
        return Level(
            matches=matches,
            seconds=round(passed, 3),
            moves=moves,
            messages=len(times),
            rate=round(moves / passed, 1),
            p50=part(times, 0.5),
            p99=part(times, 0.99),
            worst=part(times, 1.0),
            generator_share=round((process_time() - own) / passed, 3),
            server_share=round(used / passed, 3),
            per_cpu_second=round(moves / used, 1) if used else 0.0,
        )


def part(times: list[float], share: float) -> float:
    """The time, in milliseconds, that this share of the sorted times does not exceed."""
    return round(times[min(len(times) - 1, int(share * len(times)))] * 1e3, 2) if times else 0.0


class Crowd:
    """Matches of one server, which renew themselves when they end."""

    def __init__(self, opened: Callable[[], Awaitable[Match]], server: int) -> None:
        self.opened = opened
        self.clock = Clock(server)
        self.matches: list[Match] = []
        self.held: list[Match] = []
        self.ready: Callable[[Match], None] = self.held.append
        self._renewals: set[asyncio.Task[None]] = set()

    async def grow(self, size: int) -> None:
        """Open matches, a few at a time, until there are so many."""
        while len(self.matches) < size:
            fresh = await asyncio.gather(*(self.opened() for _ in range(min(16, size - len(self.matches)))))
            for match in fresh:
                match.settled = self._settled
                self.matches.append(match)
                self.ready(match)

    def _settled(self, match: Match, seen: bool) -> None:
        self.clock.note(perf_counter() - match.started, seen)
        if not match.over:
            # what was begun is finished without a pause
            (self.ready if seen else at_once)(match)
            return
        renewal = asyncio.ensure_future(self._renew(match))
        self._renewals.add(renewal)
        renewal.add_done_callback(self._renewed)

    async def _renew(self, match: Match) -> None:
        await match.again()
        self.ready(match)

    def _renewed(self, renewal: asyncio.Task[None]) -> None:
        self._renewals.discard(renewal)
        if not renewal.cancelled() and (problem := renewal.exception()):
            asyncio.get_running_loop().call_exception_handler({"message": "no new game", "exception": problem})

    def release(self) -> None:
        held = self.held[:]
        self.held.clear()
        for match in held:
            self.ready(match)

    def close(self) -> None:
        self.ready = self.held.append
        for renewal in self._renewals:
            renewal.cancel()
        for match in self.matches:
            match.close()

    # -- two ways to play

    async def saturate(self, warm_up: float, seconds: float, told: Callable[[Level], None]) -> None:
        """Everybody moves at once when it is their turn; more and more matches until that brings nothing."""
        best, idle = 0.0, 0
        for number, size in enumerate(LEVELS):
            # those who play wait for those who come: a busy server would let them in slowly
            self.ready = self.held.append
            await self.grow(size)
            self.ready = at_once
            self.release()
            # the first level also warms up the server's compiler and caches
            await asyncio.sleep(warm_up if number else 2 * warm_up)
            level = await self.clock.measure(seconds, size)
            told(level)
            idle = 0 if level.rate > best * WORTH else idle + 1
            best = max(best, level.rate)
            if idle == 2:
                break
        self.close()

    async def pace(self, tables: int, rate: float, warm_up: float, seconds: float) -> Level:
        """So many moves a second, spread over the tables. A move that must wait counts from when it was due."""
        idle: deque[Match] = deque()
        overdue: deque[float] = deque()

        def ready(match: Match) -> None:
            if overdue:
                start(match, overdue.popleft())
            else:
                idle.append(match)

        self.ready = ready
        await self.grow(tables)

        async def tick() -> None:
            for due in moments(rate):
                if (wait := due - perf_counter()) > 0:
                    await asyncio.sleep(wait)
                if idle:
                    start(idle.popleft(), due)
                else:
                    overdue.append(due)

        ticking = asyncio.create_task(tick())
        await asyncio.sleep(warm_up)
        level = await self.clock.measure(seconds, len(self.matches))
        ticking.cancel()
        self.close()
        return level


def at_once(match: Match) -> None:
    start(match, perf_counter())


def start(match: Match, due: float) -> None:
    match.started = due
    match.move()


def moments(rate: float) -> Iterator[float]:
    """When moves are due."""
    begin, number = perf_counter(), 0
    while True:
        yield begin + number / rate
        number += 1
