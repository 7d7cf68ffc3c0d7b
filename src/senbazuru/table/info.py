"""What everybody may know about a table, besides the game on it."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from senbazuru.kernel.errors import Said, SenbazuruError
from senbazuru.table.plan import Plan


class Problem(Struct, frozen=True):
    """An error: a code of the registry and its arguments; the words are the client's.

    An argument is a text, a number, a list of them, or a piece of a sentence: a key and arguments again. `why` is such
    a piece too, a reason as options have it.
    """

    code: str
    args: dict[str, Any]

    @staticmethod
    def of(error: SenbazuruError) -> "Problem":
        return Problem(error.code, {name: _plain(value) for name, value in error.details.items() if value is not None})


def _plain(value: object) -> Any:
    if isinstance(value, Said):
        return value.as_dict()
    return value if type(value) is int or isinstance(value, str | list | Mapping) else str(value)


class SeatInfo(Struct, frozen=True):
    """Who sits there. `stand_in` is the bot that plays for a person at the moment, and `why` says why.

    One who has resigned does not come back: where the game goes on, the stand-in plays it to its end. A person without
    a name has had it deleted.
    """

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    person: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    why: Literal["left", "time", "absent", "sent-away", "resigned"] | None = None


class ProposalInfo(Struct, frozen=True):
    """Something that needs everybody's consent, and who has not answered yet.

    A rematch begins with those who want it: whoever declines leaves a seat, which a bot takes if `bots` says so.
    """

    kind: Literal["takeback", "pause", "end", "rematch"]
    person: str
    waiting: list[str]
    agreed: list[str] = []
    declined: list[str] = []
    bots: bool = False


class ClockInfo(Struct, frozen=True):
    """Seconds left, seat by seat, as of this message; and whose time runs."""

    left: list[float]
    running: list[int]


class Outcome(Struct, frozen=True):
    """How it ended, and the seed that was promised at the start: anybody can check now that nobody changed it."""

    scores: list[int]
    winners: list[int]
    agreed: bool
    """Ended by consent, before its end."""
    seed: str
    salt: str
    resigned: list[int] = []
    """The seats that gave up, in that order. They are not among the winners, whatever their points."""


class TableInfo(Struct, frozen=True):
    """A table. `commitment` is SHA-256 of seed and salt, told before the first card is seen."""

    id: str
    plan: Plan
    phase: Literal["open", "playing", "over"]
    host: str
    seats: list[SeatInfo]
    opened: float
    paused: bool = False
    proposal: ProposalInfo | None = None
    commitment: str | None = None
    outcome: Outcome | None = None
    rematch: str | None = None
    rematched: list[str] = []
    """The people who have a seat there."""
    frozen: Problem | None = None
    """Why this table can only be looked at: the rules have changed since."""
