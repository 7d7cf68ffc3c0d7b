"""How a table stands for those who sit there: whose turn it is, since when, until when.

It is kept beside the journal and written with it, so that somebody can ask about all his tables, and the post can look
for people to write to, without a table being loaded.
"""

from hmac import compare_digest
from typing import Final

import msgspec
from msgspec import Struct

from senbazuru.kernel.bits import members
from senbazuru.kernel.state import SPECTATOR
from senbazuru.server import messages as m
from senbazuru.server.store import Row
from senbazuru.table.table import Table, digest_of


class Turn(Struct, frozen=True, array_like=True):
    """A seat that its person must answer for: since when, and how long he has."""

    seat: int
    since: float
    until: float | None = None


class Standing(Struct, frozen=True, omit_defaults=True):
    """What one may ask of a table that is not in memory."""

    people: dict[str, str]
    """Who sits here or is host, and the digests of their secrets."""
    seats: list[str | None]
    away: list[str] = []
    """Of these people, who was sent away."""
    turns: list[Turn] = []
    shown: list[int] = []
    """The seats that must answer, as far as everybody may know it: half an action is nobody else's business."""
    votes: list[str] = []
    """The people who are asked what somebody proposed,"""
    proposed: float = 0.0
    """and when he did."""
    paused: bool = False
    rematch: str | None = None
    rematched: list[str] = []


_encode: Final = msgspec.json.Encoder().encode
read_standing: Final = msgspec.json.Decoder(Standing).decode


def standing(table: Table) -> bytes:
    """How it stands, to be stored."""
    here = {table.host, table.owner, *(seat.person for seat in table.seats)}
    people = {person: digest for person, digest in table.people.items() if person in here and digest}
    running, left = table.clocks.running, table.clocks.left
    turns = [
        Turn(seat, since, running[seat] + left[seat] if seat in running else None)
        for seat, since in table.turns.items()
    ]
    asked = table.asked
    return _encode(
        Standing(
            people,
            [seat.person for seat in table.seats],
            away=[person for person in people if person in table.sent_away],
            turns=turns,
            shown=_shown(table),
            votes=list(asked.waiting) if asked else [],
            proposed=asked.since if asked else 0.0,
            paused=table.paused,
            rematch=table.rematch,
            rematched=list(table.rematched),
        )
    )


def _shown(table: Table) -> list[int]:
    game = table.game
    if game is None or game.over or table.phase != "playing":
        return []
    return members(game.seen_by(SPECTATOR).waiting())


def my_table(key: m.MyKey, row: Row | None, known: bytes) -> m.MyTable:
    """What somebody with this secret is told of his table."""
    try:
        found = read_standing(known) if row else None
        line = m.read_line(row.summary) if row else None
    except (msgspec.DecodeError, UnicodeDecodeError):
        return m.MyTable(key.id, error="damaged-journal")
    if row is None or found is None or line is None:
        return m.MyTable(key.id, error="no-such-table")
    digest = digest_of(key.secret)
    person = next((person for person, kept in found.people.items() if compare_digest(kept, digest)), None)
    if person is None:
        return m.MyTable(key.id, error="bad-secret")
    if person in found.away:
        return m.MyTable(key.id, error="sent-away")
    seats = [seat for seat, sitter in enumerate(found.seats) if sitter == person]
    own = [turn for turn in found.turns if turn.seat in seats]
    votes = person in found.votes
    until = [turn.until for turn in own if turn.until is not None]
    return m.MyTable(
        key.id,
        table=msgspec.structs.replace(line, changed=row.changed),
        person=person,
        seats=seats,
        turn=sorted({*found.shown, *(turn.seat for turn in own)}),
        waits="turn" if own else "vote" if votes else None,
        since=min((turn.since for turn in own), default=found.proposed if votes else None),
        until=min(until, default=None),
        paused=found.paused,
        rematch=found.rematch if person in found.rematched else None,
    )
