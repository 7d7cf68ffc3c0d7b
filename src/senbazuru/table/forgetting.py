"""A journal without the traces of a person who wants nothing of his to be kept.

Entries keep their numbers and their order, and the game replays as it was: only names and digests are gone from them.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress

from msgspec import structs

from senbazuru.table import entries as e
from senbazuru.table.table import Table, unsaid


def journal_without(person: str, journal: Sequence[bytes]) -> list[tuple[int, bytes]]:
    """The entries that must be written anew, with their numbers."""
    written = [e.read(body) for body in journal]
    anew = enumerate(zip(written, _without(person, written), strict=True))
    return [(number, e.encode(entry)) for number, (before, entry) in anew if entry != before]


def chat_without(person: str, chat: Sequence[bytes], first: int = 0) -> list[tuple[int, bytes]]:
    """The lines of chat that must be written anew, with their numbers: all of this person's."""
    lines = ((number, e.read_said(body)) for number, body in enumerate(chat, first))
    return [(number, e.encode(unsaid(said))) for number, said in lines if said.person == person]


def _without(person: str, journal: Sequence[e.AnyEntry | e.Unread]) -> Iterator[e.AnyEntry | e.Unread]:
    # whoever was sent away is still to be known, by digests alone
    stays_away = any(isinstance(entry, e.SentAway) and entry.person == person for entry in journal)
    table = Table()
    for entry in journal:
        if table.phase == "open" and not isinstance(entry, e.Started):
            with suppress(Exception):  # a damaged one is left as it is
                table._apply(entry)
        elif isinstance(entry, e.Started):
            table.phase = "playing"
        match entry:
            case e.Came() if entry.person == person and not stays_away:
                yield structs.replace(entry, digest="")
            case e.Sat() if entry.person == person:
                yield structs.replace(entry, name="")
            case e.BotSat():  # it chose a name that nobody had: who had it, may be forgotten
                yield structs.replace(entry, name=table.seats[entry.seat].name)
            case _:
                yield entry
