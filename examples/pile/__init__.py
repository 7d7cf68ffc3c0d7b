"""A Pile of Stones: a whole game in one file. docs/new-game.md goes through it.

Players take one, two or three stones from a pile in turn. Whoever takes the last one wins.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

from mypy_extensions import i64

from senbazuru.games import Entry
from senbazuru.kernel.bits import members
from senbazuru.kernel.check import Provable
from senbazuru.kernel.choices import Switch
from senbazuru.kernel.decision import Decision, Option, Reason
from senbazuru.kernel.event import Event, Shape
from senbazuru.kernel.random import Seed
from senbazuru.kernel.rules import Setup
from senbazuru.kernel.state import EVERYBODY, NOBODY, SPECTATOR, Observation, State

TAKEN = 1
"""The number of an event. Every kind has one of its own."""


class Pile(State):
    """The game as numbers: what is true, who is asked, what an answer does."""

    def __init__(self, players: int, stones: int) -> None:
        super().__init__(players)
        self.stones = stones
        self.last = 0

    # -- who is asked what

    def waiting(self) -> i64:
        """The seats that must answer, as a mask: bit 0 is seat 0."""
        return 1 << int(self.answers % self.players)

    def options(self, seat: i64) -> i64:
        """The answers that the seat may give, as a mask: bit 2 is option 2, "take two"."""
        return sum(1 << taken for taken in (1, 2, 3) if taken <= self.stones)

    def perform(self, seat: i64, option: i64) -> None:
        """What an answer does. Only offered ones arrive here."""
        self.stones -= int(option)
        self.last = int(seat)
        self.answers += 1
        self.over = self.stones == 0
        self.tell(TAKEN, seat, NOBODY, option, NOBODY, 0)
        self.learnt = EVERYBODY  # all see it, so it cannot be undone

    def unfinished(self) -> bool:
        """Whether an action is half done. Here each is a single answer."""
        return False

    # -- copies and facts

    def copy(self) -> "Pile":
        twin = Pile(int(self.players), self.stones)
        twin.inherit(self)
        twin.last = self.last
        return twin

    def facts(self) -> list[i64]:
        """All that makes a difference later."""
        return [self.players, self.answers, self.stones, self.last, int(self.over), self.era]

    def recall(self, facts: list[i64]) -> None:
        """The way back."""
        self.answers, self.stones, self.last = facts[1], int(facts[2]), int(facts[3])
        self.over, self.era = bool(facts[4]), facts[5]

    # -- what a viewer knows: here, everything

    def observe(self, viewer: i64) -> "Observation[Pile]":
        """A table to read from, and what this viewer may answer."""
        return Observation(viewer, self.copy(), self.mask(viewer))

    def renew(self, takebacks: i64) -> None:
        self.era = takebacks

    # -- the end

    def returns(self) -> list[i64]:
        """The score of every seat."""
        return [1 if self.over and seat == self.last else 0 for seat in range(self.players)]

    def winners(self) -> i64:
        return 1 << self.last


class PileRules(Provable[Pile]):
    """The same for people and programs: questions, views and events by name."""

    name = "pile"
    version = 1
    seats = (2, 5)
    choices = (Switch("tall"),)
    shapes: ClassVar = {TAKEN: Shape("taken", a=("stones", int))}

    def new(self, setup: Setup, seed: Seed, listening: bool) -> Pile:
        state = Pile(setup.players, 21 if setup.options.get("tall") else 12)
        if listening:
            state.listen()
        return state

    def decision(self, state: Pile, seat: int) -> Decision:
        offered = members(state.mask(seat))
        return Decision(
            id=f"{state.era}.{state.answers}.{seat}",
            seat=seat,
            kind="take",
            source=None,
            key="ask-take",
            args={"stones": state.stones},
            least=1,
            most=1,
            options=tuple(self.option(taken, state.stones) for taken in (1, 2, 3)),
            default=offered[0],
        )

    def option(self, taken: int, stones: int) -> Option:
        """What one might expect but cannot do is shown, with the reason."""
        reason = None if taken <= stones else Reason("too-few", {"stones": stones})
        return Option(taken, str(taken), "take", {"stones": taken}, reason)

    def view(self, state: Pile, viewer: int, *, memory: bool = True) -> dict[str, Any]:
        seen = state.observe(viewer).table
        return {
            "game": self.name,
            "viewer": "spectator" if viewer == SPECTATOR else viewer,
            "stones": seen.stones,
            "over": bool(seen.over),
            "winners": members(seen.winners()) if seen.over else None,
            "seats": [{"score": int(score)} for score in seen.returns()],
        }

    def twin(self, state: Pile, told: Sequence[Event], viewer: int, seed: Seed) -> Pile:
        """Another world that looks the same to the viewer: with nothing hidden, the same one."""
        return state.copy()


PILE = PileRules()
ENTRY = Entry(
    "pile",
    rules="pile:PILE",
    words="pile",
    how=("pile-aim", "pile-turn"),
    figure=(("M10 58 70 58 58 38 22 38Z", 3), ("M22 34 58 34 40 8Z", 1)),
)
