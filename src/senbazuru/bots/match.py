"""One game among bots."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic

from senbazuru.bots.bot import Bot, drive
from senbazuru.kernel.bits import members
from senbazuru.kernel.event import scrub
from senbazuru.kernel.random import Seed
from senbazuru.kernel.rules import Rules
from senbazuru.kernel.state import S, State


class Match(Generic[S]):
    """A game that keeps no history and lets nobody take anything back: there are thousands of them."""

    def __init__(self, rules: Rules[S], players: int, options: Mapping[str, Any], seed: Seed, listening: bool) -> None:
        self.rules = rules
        self.setup = rules.setup(players, options, seed)
        self.state = rules.new(self.setup, seed, listening)
        self.decisions = 0
        self.first = 0
        """The seat that was asked first once the first turn had begun. Seat 0 in a game that counts no turns."""
        self._told: list[list[int]] = [[] for _ in range(players)]

    def told(self, seat: int) -> list[int]:
        return hear(self.state, seat, self._told[seat])

    def play(self, bots: Sequence[Bot], seed: Seed) -> None:
        state, begun = self.state, False
        for seat, given in drive(self, bots, seed):
            if not begun and state.turns:
                self.first, begun = seat, True
            for option in given:
                state.apply(option)
            self.decisions += len(given)


def hear(state: State, seat: int, told: list[int]) -> list[int]:
    """What a seat was told so far, and now everything that a listening state has told since."""
    told.extend(scrub(int(packed), seat) for packed in state.log[len(told) :])
    return told


def play_match(
    rules: Rules[S], bots: Sequence[Bot], seed: Seed, options: Mapping[str, Any] | None = None, listening: bool = False
) -> Match[S]:
    """Bots play a game to its end, each on what its seat may know. All that happened is in the log of its state if
    somebody listens."""
    listening = listening or any(bot.listens for bot in bots)
    match = Match(rules, len(bots), options or {}, seed, listening)
    match.play(bots, seed)
    return match


def winners_of(state: State) -> list[int]:
    """The winning seats."""
    return members(state.winners())
