"""What is written down of a table: its journal. Applied again in order, the entries make the same table.

The journal holds the seed and is never shown; what finished games show is the kernel's record.
"""

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from senbazuru.table.plan import Plan


class Entry(Struct, frozen=True, tag_field="entry", omit_defaults=True):
    """Something that happened at a table, in seconds since 1970."""

    at: float


class Opened(Entry, frozen=True, tag="opened"):
    """A table with empty seats. It is as old as this."""

    id: str
    plan: Plan


class Came(Entry, frozen=True, tag="came"):
    """Somebody with a secret of his own, of which we keep a digest. The first to come is the host."""

    person: str
    digest: str


class Sat(Entry, frozen=True, tag="sat"):
    """A person takes a seat; one who takes several plays them all at one screen."""

    seat: int
    person: str
    name: str


class BotSat(Entry, frozen=True, tag="bot"):
    """A bot chooses a name that nobody has; where somebody's name was deleted since, it is written here."""

    seat: int
    bot: str
    name: str = ""


class Stood(Entry, frozen=True, tag="stood"):
    """A seat is empty again."""

    seat: int


class Planned(Entry, frozen=True, tag="planned"):
    """The host thinks again."""

    plan: Plan


class Hosted(Entry, frozen=True, tag="hosted"):
    """Somebody else is host now. Who has claimed the chair, or got it from one who had, deletes no table."""

    person: str
    claimed: bool = False


class Started(Entry, frozen=True, tag="started"):
    """The game begins: with options that chance may have completed, and with packs known by their digests, so that it
    goes on with them whatever is shipped later. (Journals of version 0.1 have neither: they go on with the packs of
    then.)"""

    seed: str
    salt: str
    rules: int
    options: dict[str, Any] = {}
    packs: dict[str, str] = {}


class Answered(Entry, frozen=True, tag="answered"):
    """`hash` is the state's, where the record has one."""

    seat: int
    options: tuple[int, ...]
    hash: str = ""


class Undone(Entry, frozen=True, tag="undone"):
    seat: int


class Proposed(Entry, frozen=True, tag="proposed"):
    """Somebody asks others. A takeback goes back to where `to` answers counted.

    (Older journals do not tell who is asked: all others who play themselves, and whoever got a stand-in meanwhile was
    taken to agree.)
    """

    person: str
    kind: Literal["takeback", "pause", "end", "rematch"]
    to: int = -1
    asked: tuple[str, ...] | None = None
    bots: bool = False
    """Of a rematch: they take the seats that people leave."""


class Voted(Entry, frozen=True, tag="voted"):
    person: str
    yes: bool


class Withdrawn(Entry, frozen=True, tag="withdrawn"):
    """The one who asked, thinks better of it."""


class Resumed(Entry, frozen=True, tag="resumed"):
    pass


class StoodIn(Entry, frozen=True, tag="stood-in"):
    """A stand-in plays for a person."""

    seat: int
    why: Literal["left", "time", "absent", "sent-away"]


class Returned(Entry, frozen=True, tag="returned"):
    """The person plays again."""

    seat: int


class Gave(Entry, frozen=True, tag="gave"):
    """More time for a seat, a present of another. (Older journals do not tell whose.)"""

    seat: int
    seconds: float
    person: str = ""


class Woke(Entry, frozen=True, tag="woke"):
    """The table could not be reached for a while, and nobody's live clock ran meanwhile."""


class Resigned(Entry, frozen=True, tag="resigned"):
    """Somebody gives up a seat for good. If the game goes on, a stand-in plays it to the end."""

    seat: int


class Rematched(Entry, frozen=True, tag="rematched"):
    """They play again, at another table: these people, of whom older journals do not tell."""

    table: str
    people: tuple[str, ...] = ()


class SentAway(Entry, frozen=True, tag="sent-away"):
    """The host sends somebody away for good. `place` is a digest of where he came from, if that is known."""

    person: str
    place: str = ""


class Forgotten(Entry, frozen=True, tag="forgotten"):
    """Somebody wants nothing of his to be kept. What was written of him before is written anew, see `forgetting`."""

    person: str


AnyEntry = (
    Opened
    | Came
    | Sat
    | BotSat
    | Stood
    | Planned
    | Hosted
    | Started
    | Answered
    | Undone
    | Proposed
    | Voted
    | Withdrawn
    | Resumed
    | StoodIn
    | Returned
    | Gave
    | Woke
    | Resigned
    | Rematched
    | SentAway
    | Forgotten
)


class Unread(Entry, frozen=True):
    """What cannot be read in a journal."""


class Said(Struct, frozen=True):
    """A line of chat. It is kept apart from the journal, because it is deleted before it.

    One that was deleted alone has no person and no text: its number stays.
    """

    at: float
    person: str
    name: str
    text: str


encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder(AnyEntry).decode
decode_said: Final = msgspec.json.Decoder(Said).decode


def read(line: bytes) -> AnyEntry | Unread:
    """An entry as it was stored. One that is damaged, or of a newer version, is an entry that nobody can follow."""
    try:
        return decode(line)  # type: ignore[no-any-return]
    except (ValueError, TypeError, RecursionError):
        return Unread(0.0)


def read_said(line: bytes) -> Said:
    """A line of chat; a damaged one keeps its place."""
    try:
        return decode_said(line)
    except (ValueError, TypeError, RecursionError):
        return Said(0.0, "", "", "…")
