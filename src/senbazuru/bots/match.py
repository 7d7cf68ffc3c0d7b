"""One game among bots."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from senbazuru.bots.bot import Bot, answers, hear
from senbazuru.kernel.bits import members
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.rules import Rules, Setup
from senbazuru.kernel.state import NOBODY, State

BOT_CHANCE: Final = 15
"""The purpose of bots' own chance: what they roll never touches the game's."""


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    setup: Setup
    seed: Seed
    state: State
    decisions: int
    first: int
    """The seat that was asked first once the first turn had begun. Seat 0 in a game that counts no turns."""


def play_match(rules: Rules, bots: Sequence[Bot], seed: Seed, options: Mapping[str, Any] | None = None) -> Result:
    """Bots play a game to its end, each on what its seat may know."""
    setup = rules.setup(len(bots), options or {}, seed)
    told: list[list[int]] = [[] for _ in bots]
    state = rules.new(setup, seed, listening=any(bot.listens for bot in bots))
    streams = [Stream(seed, BOT_CHANCE, seat) for seat in range(len(bots))]
    decisions = 0
    first = NOBODY
    while not state.over:
        seat = int(state.actor())
        if first == NOBODY and state.turns:
            first = seat
        heard = hear(state, seat, told[seat]) if bots[seat].listens else ()
        for option in answers(bots[seat], rules, state, seat, streams[seat], heard):
            state.apply(option)
            decisions += 1
    return Result(setup, seed, state, decisions, max(first, 0))


def winners_of(state: State) -> list[int]:
    """The winning seats."""
    return members(state.winners())
