"""A game that nothing knows: take pebbles from one heap a turn; who takes the last one wins. Nothing is hidden."""

from collections.abc import Mapping
from typing import Any, Final

from senbazuru.games import Entry
from senbazuru.kernel.bits import ONE, members
from senbazuru.kernel.choices import Pick, Switch
from senbazuru.kernel.decision import Decision, Option, Reason, Where
from senbazuru.kernel.event import Shape
from senbazuru.kernel.random import Seed
from senbazuru.kernel.rules import Rules, Setup
from senbazuru.kernel.state import SPECTATOR, Observation, State

HEAPS: Final = {"small": 2, "middle": 3, "large": 4}
NONE: Final = -1
STOP: Final = 0
TAKEN, TURN = 0, 1
ENTRY: Final = Entry(
    "pebbles", rules="tests.terminal.pebbles:PEBBLES", words="tests.terminal.pebbles", how=("pebbles-aim",)
)


class Heaps(State):
    """How many pebbles lie in each heap, what everybody has taken, and the heap that a turn has begun with."""

    def __init__(self, players: int, heaps: list[int], last_loses: bool) -> None:
        super().__init__(players)
        self.heaps = heaps
        self.last_loses = last_loses
        self.taken = [0] * players
        self.seat = self.begun = 0

    def waiting(self) -> int:
        return ONE << self.seat

    def options(self, seat: int) -> int:
        heaps = [n for n, pebbles in enumerate(self.heaps, 1) if pebbles and self.begun in (0, n)]
        return sum(ONE << n for n in ([STOP, *heaps] if self.begun else heaps))

    def perform(self, seat: int, option: int) -> None:
        self.answers += 1
        if option == STOP:
            self.seat, self.begun = (seat + 1) % self.players, 0
            self.turns += 1
            self.tell(TURN, self.seat, NONE, NONE, NONE, 0)
            return
        self.begun = option
        self.heaps[option - 1] -= 1
        self.taken[seat] += 1
        self.tell(TAKEN, seat, NONE, option, NONE, 0)
        if not any(self.heaps):
            self.over, self.begun = True, 0

    def unfinished(self) -> bool:
        return self.begun > 0

    def copy(self) -> "Heaps":
        twin = Heaps(self.players, list(self.heaps), self.last_loses)
        twin.inherit(self)
        twin.taken, twin.seat, twin.begun = list(self.taken), self.seat, self.begun
        return twin

    def facts(self) -> list[int]:
        return [self.answers, int(self.over), self.seat, self.begun, *self.heaps, *self.taken]

    def recall(self, facts: list[int]) -> None:
        heaps = len(self.heaps)
        self.answers, self.over, self.seat, self.begun = facts[0], bool(facts[1]), facts[2], facts[3]
        self.heaps, self.taken = facts[4 : 4 + heaps], facts[4 + heaps :]

    def observe(self, viewer: int) -> "Observation[Heaps]":
        return Observation(viewer, self.copy(), self.mask(viewer))

    def returns(self) -> list[int]:
        return self.taken

    def winners(self) -> int:
        last = ONE << self.seat
        return ((ONE << self.players) - 1) ^ last if self.last_loses else last


class PebblesRules(Rules[Heaps]):
    """The same for people."""

    name = "pebbles"
    version = 1
    seats = 1, 3
    shapes = {TAKEN: Shape("taken", a=("heap", int)), TURN: Shape("turn")}  # noqa: RUF012
    choices = (Switch("last_loses"), Pick("heaps", tuple(HEAPS), "heap", least=2))

    def new(self, setup: Setup, seed: Seed, listening: bool) -> Heaps:
        heaps = [HEAPS[name] for name in setup.options.get("heaps", HEAPS)]
        state = Heaps(setup.players, heaps, setup.options.get("last_loses", False))
        if listening:
            state.listen()
        return state

    def decision(self, state: Heaps, seat: int) -> Decision:
        offered = members(state.mask(seat))
        options = [Option(STOP, "stop", "stop")] if STOP in offered else []
        for n, pebbles in enumerate(state.heaps, 1):
            reason = None if n in offered else Reason("other-heap" if pebbles else "empty")
            where = (Where("heaps", place=n - 1),)
            options.append(Option(n, str(n), "heap", {"heap": n, "pebbles": pebbles}, reason, where))
        return Decision(
            id=f"{state.era}.{state.answers}.{seat}",
            seat=seat,
            kind="take",
            source=None,
            key="ask-take",
            args={},
            least=0 if state.begun else 1,
            most=9,
            options=tuple(options),
            default=offered[0],
        )

    def view(self, state: Heaps, viewer: int, *, memory: bool = True) -> Mapping[str, Any]:
        return {
            "game": self.name,
            "viewer": "spectator" if viewer == SPECTATOR else viewer,
            "heaps": list(state.heaps),
            "left_over": {"in_all": sum(state.heaps), "odd": sum(state.heaps) % 2 == 1},
            "drawn": [["o"] * pebbles for pebbles in state.heaps],
            "over": state.over,
            "winners": members(state.winners()) if state.over else None,
            "seats": [{"score": taken} for taken in state.taken],
        }


PEBBLES: Final = PebblesRules()
