"""Bots think in processes of their own: never in the one that people look at, never knowing more than their seat."""

import asyncio
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from hashlib import sha256
from time import monotonic
from typing import Any, Final, TypeVar

from senbazuru.bots import Asked, bot_named
from senbazuru.bots.bot import WordBot, answered, chance
from senbazuru.bots.levels import LevelBot
from senbazuru.bots.search import Search
from senbazuru.games import game_named
from senbazuru.kernel.bits import members, size_of
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.state import State
from senbazuru.table.table import Table
from senbazuru.workers import MOST_TRIES, Gone, Worker

AT_ONCE: Final = 6
"""Worlds a process gets at a time: then it is seen which ways need not be tried any more."""
BEAT: Final = 0.1
"""Answers of bots that search leave at multiples of so many seconds."""
OTHERS: Final = 8
"""Every so many turns those come first at whose table nobody sits and waits."""

Question = TypeVar("Question")
Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Thought:
    """Everything a bot is told for one decision: an observation as numbers, and its own chance."""

    bot: str
    header: Mapping[str, Any]
    seat: int
    numbers: list[int]
    told: list[int]
    chance: str
    seconds: float


def header_of(game: Game) -> dict[str, Any]:
    """What anybody at the table knows of how the game was set up: never the seed."""
    return {name: value for name, value in game.record.header.items() if name != "seed"}


def thought(game: Game, seat: int, bot: str, salt: str) -> Thought:
    """What a bot needs to answer for a seat. Its chance comes from `salt`, which tells nothing of the game's."""
    player = bot_named(bot, game.rules.name)
    chance = sha256(f"{salt} {len(game.history)} {seat}".encode()).hexdigest()[:32]
    return Thought(
        bot,
        header_of(game),
        seat,
        game.state.observe(seat).facts(),
        game.told(seat) if player.listens else [],
        chance,
        player.table_seconds,
    )


@dataclass(frozen=True)
class Share:
    """A part of what a search has to try for one decision: rivals of the usual way, in some of its worlds."""

    thought: Thought
    ways: list[list[int]]
    rivals: list[int]
    worlds: range
    seconds: float


# -- in a worker process


def do(asked: tuple[Callable[[Question], Answer], Question]) -> Answer:
    task, question = asked
    return task(question)


def asked_by(thought: Thought) -> Asked:
    seen = game_named(thought.header["game"]).adopt(thought.header).restore(thought.header, thought.numbers)
    return Asked(seen, thought.seat, chance(Seed.parse(thought.chance), 0), thought.told, thought.seconds)


def think(thought: Thought) -> list[int]:
    """What a bot answers: to the question, and to those that follow in the same action."""
    bot, asked = bot_named(thought.bot, thought.header["game"]), asked_by(thought)
    if isinstance(bot, WordBot):
        rules = game_named(thought.header["game"]).adopt(thought.header)
        # whatever else is dealt, the words for this seat are the same
        return [answered(bot, rules, asked.seen.complete(asked.stream), asked.seat)]
    return list(bot.act(asked))


def ways_of(thought: Thought) -> list[list[int]]:
    """What a search has to compare."""
    return [list(map(int, way)) for way in searching(thought).ways(asked_by(thought).seen, thought.seat)]


class Imagined:
    """The worlds of one decision, drawn one after the other: every process draws the same."""

    def __init__(self, thought: Thought) -> None:
        asked = asked_by(thought)
        self.thought = thought
        self.search = searching(thought)
        self.drawn = 0
        self._worlds = self.search.mind.worlds(asked.seen, thought.seat, thought.told)
        self._stream = asked.stream

    def world(self, number: int) -> State:
        for _ in range(self.drawn, number):
            self._worlds.draw(self._stream)
        self.drawn = number + 1
        return self._worlds.draw(self._stream)


_imagined: Imagined | None = None
"""Of the decision that this process thought about last: it is often asked again about later worlds."""


def try_out(share: Share) -> list[list[float]]:
    """What ways are worth in some worlds; fewer if the time is up."""
    global _imagined
    until = monotonic() + share.seconds
    now = _imagined
    if now is None or now.thought != share.thought or now.drawn > share.worlds.start:
        now = _imagined = Imagined(share.thought)
    found: list[list[float]] = []
    for number in share.worlds:
        worths = now.search.worths(now.world(number), share.thought.seat, share.ways, share.rivals, until)
        if not worths:
            break
        found.append(worths)
    return found


def searching(thought: Thought) -> Search:
    bot = bot_named(thought.bot, thought.header["game"])
    assert isinstance(bot, LevelBot)
    return bot.search


# -- where the table is


def answer_for(table: Table, now: float, seat: int, decision: str, found: Sequence[int]) -> SenbazuruError | None:
    """Give what a bot found; or, if that is nothing or no answer, what is safe. Why it was none is returned."""
    problem = None
    try:
        if found:
            table.answer_for(now, seat, decision, *found)
            return None
    except SenbazuruError as refusal:
        if refusal.code not in ("not-offered", "answer-too-long"):
            raise  # it comes too late
        problem = refusal
    table.answer_by_default(now, seat, decision)
    return problem


class Thinkers:
    """Worker processes for bots. One that dies is replaced, and asked again; so is one that is long overdue.

    While there is only one to think, all of them think about its decision, and find what one alone would have found.
    Where people sit and wait, bots have their turn before those that play alone, but not every time.
    """

    def __init__(self, processes: int, patience: float = 30.0) -> None:
        self.processes = processes
        self.patience = patience
        self.pending = 0
        self.replaced = 0
        self._for_people = 0
        """Those of the pending for which people wait."""
        self._workers: set[Worker[Any, Any]] = set()
        self._idle: list[Worker[Any, Any]] = []
        self._threads = ThreadPoolExecutor(processes, "thinker")
        """They only wait, each for one process."""
        self._free = processes
        self._turns = 0
        self._waiting: tuple[deque[asyncio.Future[None]], ...] = (deque(), deque())
        """For a process: where people wait, and the others."""
        self._closed = False

    def get_ready(self) -> None:
        """Start a process before anybody asks. The first one must be, where a screen takes standard error away."""
        if not self._workers:
            self._idle.append(self._process())

    def _process(self) -> Worker[Any, Any]:
        worker: Worker[Any, Any] = Worker(do, nice=5)  # people come first
        self._workers.add(worker)
        return worker

    async def choose(self, thought: Thought, alone: bool = False) -> list[int]:
        """What the bot answers. The more others wait, the less it may think; those who play `alone` count for nobody
        but themselves."""
        asked = monotonic()
        searches = isinstance(bot_named(thought.bot, thought.header["game"]), LevelBot)
        self.pending += 1
        self._for_people += not alone
        try:
            if self.pending == 1 < self.processes and searches:
                found = await self._think_together(thought)
            else:
                shorter = min(1.0, self.processes / (self.pending if alone else self._for_people))
                seconds = thought.seconds * shorter
                found = await self.ask(think, replace(thought, seconds=seconds), seconds, alone)
        finally:
            self.pending -= 1
            self._for_people -= not alone
        if searches:  # how long it thought would tell how much there was to think about
            await asyncio.sleep(-(monotonic() - asked) % BEAT)
        return found

    async def _think_together(self, thought: Thought) -> list[int]:
        seen = asked_by(thought).seen
        if size_of(seen.mask(thought.seat)) == 1:
            return members(seen.mask(thought.seat))
        ways = await self.ask(ways_of, thought, thought.seconds)
        until = monotonic() + thought.seconds  # not earlier: the first time a process has to be started
        search = searching(thought)
        race = search.race(len(ways))
        tried, late = 0, False
        while not late and race.ahead():
            worlds = range(tried, tried + min(int(race.ahead()), AT_ONCE * self.processes))
            rivals, seconds = list(map(int, race.rivals)), until - monotonic()
            shares = [Share(thought, ways, rivals, worlds[n :: self.processes], seconds) for n in range(self.processes)]
            asked = (self.ask(try_out, share, thought.seconds) for share in shares if share.worlds)
            found = await asyncio.gather(*asked)
            told = {number: worths for share, rows in zip(shares, found) for number, worths in zip(share.worlds, rows)}
            for number in worlds:
                late = late or number not in told
                if not late and race.ahead():
                    race.note(told[number])
            tried = worlds.stop
        return list(map(int, search.settled(seen, thought.seat, ways[race.best()])))

    async def ask(
        self, task: Callable[[Question], Answer], question: Question, seconds: float, alone: bool = False
    ) -> Answer:
        """Have a process do something that takes so many seconds; and another one, if that process dies over it, or
        does not come to an end."""
        loop = asyncio.get_running_loop()
        await self._turn(alone)
        try:
            for _ in range(MOST_TRIES):
                if self._closed:
                    raise SenbazuruError("server-stopping")
                loan = Loan()
                overdue = loop.call_later(4 * seconds + self.patience, loan.end)
                try:
                    return await loop.run_in_executor(self._threads, self._wait, loan, task, question)
                except Gone:
                    self.replaced += 1
                except asyncio.CancelledError:  # the next one need not wait until it has thought to the end
                    loan.end()
                    raise
                finally:
                    overdue.cancel()
            raise Gone("its processes die again and again")
        finally:
            self._pass_on()

    async def _turn(self, alone: bool) -> None:
        """Wait for a process."""
        if self._free:
            self._free -= 1
            return
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[alone].append(waiting)
        try:
            await waiting
        except asyncio.CancelledError:
            if not waiting.cancelled():  # it came at the same moment
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """A process is free: for people, or every now and then for the others first."""
        self._turns += 1
        for queue in self._waiting if self._turns % OTHERS else reversed(self._waiting):
            while queue:
                waiting = queue.popleft()
                if not waiting.done():
                    waiting.set_result(None)
                    return
        self._free += 1

    def _wait(self, loan: "Loan", task: Callable[[Question], Answer], question: Question) -> Answer:
        """What a process answers. Waits for it, so in a thread."""
        try:
            worker = self._idle.pop()
        except IndexError:  # asked for, not looked up before: several threads come here
            worker = self._process()
        loan.worker = worker
        if self._closed or loan.ended:
            worker.stop()
        try:
            worker.give((task, question))
            return worker.take()  # type: ignore[no-any-return]
        except Gone:
            self._workers.remove(worker)
            raise
        finally:
            if worker in self._workers:
                self._idle.append(worker)

    def close(self) -> None:
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for queue in self._waiting:
            for waiting in queue:
                waiting.cancel()
            queue.clear()
        for worker in list(self._workers):
            worker.stop()


class Loan:
    """A process that somebody waits for."""

    worker: Worker[Any, Any] | None = None
    ended = False

    def end(self) -> None:
        """Whoever waits for it is told that it is gone."""
        self.ended = True
        if self.worker is not None:
            self.worker.process.kill()
