"""Bots think in processes of their own: never in the one that serves people, never knowing more than their seat."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from senbazuru.bots import bot_named
from senbazuru.games import game_named
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed, Stream

BOT_CHANCE: Final = 15
TRIES: Final = 3


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
        game.rules.dump(game.state.observe(seat)),
        game.told(seat) if player.listens else [],
        chance,
        player.table_seconds,
    )


def think(thought: Thought) -> int:
    """The option a bot chooses. Runs in a worker process."""
    rules = game_named(thought.header["game"])
    seen = rules.restore(thought.header, thought.numbers)
    stream = Stream(Seed.parse(thought.chance), BOT_CHANCE, 0)
    return int(bot_named(thought.bot).choose(seen, thought.seat, stream, thought.told, thought.seconds))


class Thinkers:
    """Worker processes for bots. One that dies is replaced, and asked again."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pending = 0
        self.replaced = 0
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, thought: Thought) -> int:
        """What the bot answers. The more others wait, the less it may think."""
        self.pending += 1
        try:
            shorter = thought.seconds * min(1.0, self.processes / self.pending)
            hurried = Thought(**{**vars(thought), "seconds": shorter})
            for _ in range(TRIES):
                pool = self._pool = self._pool or self._open()
                try:
                    return await asyncio.wrap_future(pool.submit(think, hurried))
                except BrokenProcessPool:
                    if self._pool is pool:
                        self._pool = None
                        self.replaced += 1
                        pool.shutdown(wait=False)
            raise BrokenProcessPool("bots' processes die again and again")
        finally:
            self.pending -= 1

    def _open(self) -> ProcessPoolExecutor:
        # spawned, not forked: this process has threads
        return ProcessPoolExecutor(
            self.processes, mp_context=multiprocessing.get_context("spawn"), initializer=_settle_in
        )

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _settle_in() -> None:
    """People come first: the server goes on while bots think. And no bot outlives its server, however that ends."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(5)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is meant for the server, which says goodbye to us
    threading.Thread(target=_leave_with_the_server, daemon=True).start()


def _leave_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
