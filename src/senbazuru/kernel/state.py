"""The one thing every game is: a `State`, and what a viewer sees of it: an `Observation`.

A state is plain data: integers in fields and one flat vector. What is being resolved sits on a stack of small
frames inside it, so any moment can be copied, compared, hashed, written down and searched. Games derive from
`State` and are compiled together with it.
"""

from collections.abc import Callable
from typing import Any, Final, Generic, cast

from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from senbazuru.kernel.bits import ONE, lowest, members
from senbazuru.kernel.random import Seed, Stream

NOBODY: Final = -1
SPECTATOR: Final = 5
OMNISCIENT: Final = 6
EVERYBODY: Final = 63
MOST_OPTIONS: Final = 62
"""Viewers are the seats 0 to 4, the spectator, and (for tests and replays) the one who sees everything.
A set of viewers is a mask; EVERYBODY is all seats and the spectator."""

NOTHING: Final = -1
"""Learnt from the table of an observation: it is there to be read, and cannot be answered."""

_SILENCE: Final[list[i64]] = []
_WORD: Final = 0xFFFFFFFF

writers: Final[dict[type, Callable[[Any], str]]] = {}
"""Who writes a class of states down as a position: its rules, once somebody has used them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of some game. The methods here are what drivers, bots and searches use."""

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.viewers: i64 = ((ONE << players) - 1) | (ONE << SPECTATOR)
        self.answers: i64 = 0
        self.turns: i64 = 0
        self.era: i64 = 0
        self.over: bool = False
        self.learnt: i64 = 0
        self.chance: i64 = 0
        self.listening: bool = False
        self.log: list[i64] = _SILENCE
        self._asked: i64 = NOBODY
        self._offer: i64 = 0

    # -- what a game defines

    def waiting(self) -> i64:
        """The seats that must answer now, as a mask; several only in a simultaneous choice."""
        raise NotImplementedError

    def options(self, seat: i64) -> i64:
        """The ids that a waiting seat may answer with, as a mask."""
        raise NotImplementedError

    def perform(self, seat: i64, option: i64) -> None:
        """Carry out an offered option and go on to the next decision."""
        raise NotImplementedError

    def unfinished(self) -> bool:
        """Whether the seat is in the middle of one action, which others learn of only when it is complete."""
        raise NotImplementedError

    def copy(self) -> "State":
        raise NotImplementedError

    def facts(self) -> list[i64]:
        """All that makes this position what it is. Equal facts, equal position."""
        raise NotImplementedError

    def recall(self, facts: list[i64]) -> None:
        """Become the position, on a table made for it, that has these facts."""
        raise NotImplementedError

    def observe(self, viewer: i64) -> "Observation":
        """What this viewer may know, as a table with blanks: built up fact by fact, never by deletion."""
        raise NotImplementedError

    def renew(self, takebacks: i64) -> None:
        """After a takeback a new `era` begins: everything that chance has yet to decide, it decides anew."""
        raise NotImplementedError

    def returns(self) -> list[i64]:
        """The score of every seat."""
        raise NotImplementedError

    def winners(self) -> i64:
        """The seats that win, as a mask."""
        raise NotImplementedError

    # -- what follows from it

    def winners_among(self, seats: i64) -> i64:
        """The seats that win if no others can, for those have resigned. Where ties are broken, the game says how."""
        found: i64 = self.winners() & seats
        if found:
            return found
        points: list[i64] = self.returns()
        best: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if (seats >> seat) & 1:
                if not found or points[seat] > best:
                    best = points[seat]
                    found = 0
                if points[seat] == best:
                    found |= ONE << seat
            seat += 1
        return found

    def actor(self) -> i64:
        """The seat to answer next; in a simultaneous choice the first one that has not answered."""
        if self.over:
            return NOBODY
        return lowest(self.waiting())

    def mask(self, seat: i64 = NOBODY) -> i64:
        """The options of a seat (by default the one to answer next), 0 if it has nothing to decide."""
        if self.over:
            return 0
        if seat < 0:
            seat = lowest(self.waiting())
        if seat == self._asked:
            return self._offer
        if seat >= self.players or not (self.waiting() >> seat) & 1:
            return 0
        self._offer = self.options(seat)
        self._asked = seat
        return self._offer

    def offered(self) -> list[int]:
        """The options of the seat to answer next, as a list."""
        return members(self.mask(NOBODY))

    def answer(self, seat: i64, option: i64) -> bool:
        """Answer for a seat. Anything not offered changes nothing and returns False."""
        if option < 0 or option >= MOST_OPTIONS or seat < 0 or not (self.mask(seat) >> option) & 1:
            return False
        if self.learnt == NOTHING:
            raise ValueError("only seen, not known: answer what the observation's `complete` makes of this table")
        self._asked = NOBODY
        self.learnt = 0
        self.chance = 0
        self.perform(seat, option)
        return True

    def apply(self, option: i64) -> None:
        """Answer for the seat to answer next."""
        if self.over or not self.answer(lowest(self.waiting()), option):
            raise _not_offered(self, option)

    def pick(self, option: i64) -> i64:
        """Answer for the seat to answer next; what is offered then, as a mask: 0 when the game is over."""
        if self.over or not self.answer(lowest(self.waiting()), option):
            raise _not_offered(self, option)
        return self.mask(NOBODY)

    # -- what games need

    def inherit(self, other: "State") -> None:
        """Become a copy as far as this class goes. Copies do not listen."""
        self.answers = other.answers
        self.turns = other.turns
        self.era = other.era
        self.over = other.over
        self.learnt = other.learnt
        self.chance = other.chance
        self._asked = other._asked
        self._offer = other._offer

    def listen(self) -> None:
        """From now on keep events in `log`."""
        self.listening = True
        self.log = []

    def tell(self, kind: i64, seat: i64, secret: i64, a: i64, b: i64, seen: i64) -> None:
        """An event: `secret` (a card, as a rule) is told only to the viewers in the mask `seen`."""
        if self.listening:
            self.log.append(
                kind | ((seat + 1) << 8) | ((secret + 1) << 12) | ((a + 1) << 24) | ((b + 1) << 36) | (seen << 48)
            )

    def hash(self) -> i64:
        """62 bits that are the same in every process and build."""
        low: i64 = 0x811C9DC5
        high: i64 = 0x01000193
        fact: i64
        for fact in self.facts():
            low = ((low ^ (fact & _WORD)) * 16777619) & _WORD
            high = ((high + (fact >> 32) * 31 + low) * 7368787 + 12345) & 0x3FFFFFFF
        return (high << 32) | low

    def __repr__(self) -> str:
        """The position as text; of one with blanks, only what it is."""
        write = writers.get(type(self)) if self.learnt != NOTHING else None
        return write(self) if write else f"<{type(self).__name__} after {int(self.answers)} answers>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return int(self.hash())


S = TypeVar("S", bound=State, default=Any)
"""The states of one game. Whoever takes any game writes `Rules` or `Observation`, and means those of any state."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(Generic[S]):
    """What a viewer may know of a position: a table with blanks to read from, and what this viewer may answer.

    It cannot be answered. `complete` makes a whole position of it, one of those that look the same to the viewer.
    """

    def __init__(self, viewer: i64, table: S, offer: i64) -> None:
        self.viewer: Final = viewer
        self.table: Final = table
        table.learnt = NOTHING
        table._asked = viewer
        table._offer = offer

    # -- what a game defines

    def unseen(self) -> list[i64]:
        """How many cards of each type lie where the viewer cannot see them."""
        return []

    def deal(self, world: S, seed: Seed) -> None:
        """Put cards in the place of blanks, chance choosing by this seed, which is also that of all chance to come."""

    # -- what follows from it

    def mask(self, seat: i64) -> i64:
        """What the viewer may answer now; 0 for any other seat."""
        return self.table._offer if seat == self.viewer else 0

    def offered(self) -> list[int]:
        """The same as a list."""
        return members(self.table._offer)

    def complete(self, stream: Stream) -> S:
        """A whole position that this viewer cannot tell from the true one. What the viewer does not know is dealt."""
        world = self.opened()
        self.deal(world, Seed(stream.word(), stream.word(), stream.word(), stream.word()))
        return world

    def opened(self) -> S:
        """A copy of the table that can be answered once its blanks are filled."""
        world = cast(S, self.table.copy())
        world.learnt = 0
        world._asked = NOBODY
        return world

    def facts(self) -> list[i64]:
        """Who sees it, and all that is seen."""
        return [self.viewer, self.table._offer] + self.table.facts()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} viewer={int(self.viewer)} answers={int(self.table.answers)}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Observation) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return int(self.table.hash())


def _not_offered(state: State, option: i64) -> ValueError:
    if state.over:
        return ValueError("the game is over: nothing is offered")
    return ValueError(f"{option} is not offered: seat {state.actor()} may answer one of {state.offered()}")
