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
    return [(number, e.encode(entry)) for number, (before, entry) in anew if entry is not before]


def chat_without(person: str, chat: Sequence[bytes], first: int = 0) -> list[tuple[int, bytes]]:
    """The lines of chat that must be written anew, with their numbers: all of this person's."""
    lines = ((number, e.read_said(body)) for number, body in enumerate(chat, first))
    return [(number, e.encode(unsaid(said))) for number, said in lines if said.person == person]


def _without(person: str, journal: Sequence[e.AnyEntry | e.Unread]) -> Iterator[e.AnyEntry | e.Unread]:
    # whoever was sent away is still to be known, by digests alone
    stays_away = any(isinstance(entry, e.SentAway) and entry.person == person for entry in journal)
    names = _bot_names(journal)
    for number, entry in enumerate(journal):
        match entry:
            case e.Came() if entry.person == person and not stays_away:
                yield structs.replace(entry, digest="")
            case e.Sat() if entry.person == person:
                yield structs.replace(entry, name="")
            case e.BotSat() if number in names and not entry.name:
                yield structs.replace(entry, name=names[number])
            case _:
                yield entry


def _bot_names(journal: Sequence[e.AnyEntry | e.Unread]) -> dict[int, str]:
    """By entry: the names that bots chose because nobody had them. Who had the others may be forgotten."""
    table, names = Table(), {}
    with suppress(Exception):  # a damaged journal tells no more from here on
        for number, entry in enumerate(journal):
            if isinstance(entry, e.Started):
                break
            table._apply(entry)
            if isinstance(entry, e.BotSat):
                names[number] = table.seats[entry.seat].name
    return names
