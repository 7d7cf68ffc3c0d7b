"""Where tables are kept: their journals, their chat, and a row each for lists and timers.

A save is durable before its `await` ends. One thread writes: what was asked for while the last commit ran goes into the
next one, so that many tables share one flush of the disk. Reading happens beside it, on other threads.

The first save of a table carries entry 0 of its journal, and every further entry the next number. When a save fails,
nothing of it is stored, and every later save of its table fails too until the table is loaded again: what is in memory
has run ahead of what is stored.

People are told that storing failed, whoever reads the log is told why.
"""

import asyncio
import logging
import math
import sqlite3
import threading
from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from senbazuru.kernel.errors import SenbazuruError
from senbazuru.server.database import CHAT, MAIL, STANDINGS, TABLES, WRITES, open_database
from senbazuru.server.rates import Seldom

LOG: Final = logging.getLogger("senbazuru.server")
CHAT_KEPT: Final = 30 * 24 * 3600.0  # seconds after the end of the game
CHAT_LINES: Final = 200
"""So many lines of a table's chat are kept; older ones go when newer ones come."""
READERS: Final = 2
CHECK_EVERY: Final = 5.0
"""Seconds for which it is taken for granted that the database works, or does not."""
LATELY: Final = 30.0
"""Seconds after a failure in which it is not."""

Result = TypeVar("Result")
Anew = list[tuple[int, bytes]]
"""Bodies that are stored already and get another text, with their numbers."""


class Row(msgspec.Struct, frozen=True):
    """What lists and timers need to know of a table without loading it. Times are Unix seconds."""

    id: str
    game: str
    players: int
    phase: str  # open, playing or over
    listed: bool  # shown to everybody: among the open tables, and in the history
    created: float
    changed: float
    expires: float  # after this the table is deleted
    wakes: float | None  # when something happens by itself next: a clock runs out, a bot answers
    ended: float | None  # given if and only if the phase is over
    summary: bytes  # JSON for lists
    rules: int


class Save(msgspec.Struct, frozen=True):
    """What is new at a table: its row, and entries and chat with their numbers, counted from 0.

    Where somebody wants nothing of his to be kept, what is stored is written anew.
    """

    row: Row
    entries: list[tuple[int, bytes]] = []
    chat: list[tuple[int, float, bytes]] = []
    entries_anew: Anew = []
    chat_anew: Anew = []
    standing: bytes = b""
    """How it stands for those who sit there; nothing, if that has not changed."""


class Saved(msgspec.Struct, frozen=True):
    """A table as it is stored. The place of an entry in its list is its number; of the chat these are the last of all
    lines that were `said`."""

    row: Row
    entries: list[bytes]
    chat: list[bytes]
    said: int


Work = Callable[[sa.Connection], Any]


class _Asked(NamedTuple):
    work: Work
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


class _AskedToSave(NamedTuple):
    save: Save
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


# These run for every answer of every player, so they go past SQLAlchemy's expressions.
_FIELDS: Final = Row.__struct_fields__
_NEW: Final = f"INSERT INTO tables ({', '.join(_FIELDS)}) VALUES ({', '.join('?' * len(_FIELDS))})"
_KNOWN: Final = f"UPDATE tables SET {', '.join(f'{name} = ?{n}' for n, name in enumerate(_FIELDS, 1))} WHERE id = ?1"
_NEXT: Final = "WHERE ?2 = (SELECT coalesce(max(number) + 1, 0) FROM {} WHERE table_id = ?1)"
_ENTRY: Final = f"INSERT INTO entries (table_id, number, body) SELECT ?1, ?2, ?3 {_NEXT.format('entries')}"
_ANEW: Final = "UPDATE {} SET body = ?3 WHERE table_id = ?1 AND number = ?2"
_SAID: Final = f"INSERT INTO chat (table_id, number, at, body) SELECT ?1, ?2, ?3, ?4 {_NEXT.format('chat')}"
_STANDS: Final = "INSERT INTO standings VALUES (?1, ?2) ON CONFLICT (table_id) DO UPDATE SET body = ?2"
_UNSAID: Final = f"DELETE FROM chat WHERE table_id = ?1 AND number <= ?2 - {CHAT_LINES}"

_ROW: Final = sa.select(*(TABLES.c[name] for name in _FIELDS))


class Store:
    """All tables of a server, in one database."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._closed = False
        self.failures = 0
        self._failed, self._seldom = -math.inf, Seldom(60.0)
        self._checks, self._checked = 0, -math.inf
        self._unclean = True  # whether the log beside the file may hold what was deleted
        self._broken: set[str] = set()  # tables that must be loaded before they are saved again
        # For the thread that writes; an id is a table that is loaded again, and nothing is the end.
        self._queue: SimpleQueue[_AskedToSave | _Asked | str | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()

    @classmethod
    def open(cls, url: str, patience: float = 5.0) -> "Store":
        """The store at a URL like `sqlite:///tables.sqlite`. A locked database is waited for, `patience` seconds."""
        return cls(open_database(url, patience))

    async def save(self, save: Save) -> None:
        """Store what is new at a table. When this returns, it outlives the end of the program or of the power."""
        await self._ask(save)
        self._unclean |= bool(save.entries_anew or save.chat_anew)

    async def write(self, work: Callable[[sa.Connection], Result], unclean: bool = False) -> Result:
        """Do something beside journals. With `unclean` something is deleted that must leave the log, too."""
        result: Result = await self._ask(work)
        self._unclean |= unclean
        return result

    async def read(self, work: Callable[[sa.Connection], Result]) -> Result:
        """Look something up beside journals."""
        return await self._read(work)

    async def load(self, id: str) -> Saved | None:
        """A table with its whole journal and chat. Saves of it that nobody has waited for may be missing."""
        if id in self._broken:
            self._queue.put(id)
        return await self._read(partial(_load, id))

    async def listed(self, now: float, limit: int) -> list[Row]:
        """The open tables that everybody may see, newest first."""
        table = TABLES.c
        query = _ROW.where(table.phase == "open", table.listed, table.expires > now)
        return await self._rows(query.order_by(table.created.desc(), table.id.desc()).limit(limit))

    async def finished(self, limit: int, before: tuple[float, str] | None = None, ids: Sequence[str] = ()) -> list[Row]:
        """Finished games that everybody may see, and those of `ids`; the last to end first.

        The next page is asked for `before` the end and the id of the last game on this one.
        """
        table = TABLES.c
        query = _ROW.where(table.phase == "over", table.listed | table.id.in_(ids))
        if before is not None:
            query = query.where(sa.tuple_(table.ended, table.id) < before)
        return await self._rows(query.order_by(table.ended.desc(), table.id.desc()).limit(limit))

    async def standings(self, ids: Collection[str]) -> dict[str, tuple[Row, bytes]]:
        """The tables of these ids that there are, and how they stand; of an older one that may be unknown."""
        query = _ROW.add_columns(STANDINGS.c.body).outerjoin(STANDINGS).where(TABLES.c.id.in_(ids))
        found = await self._read(lambda connection: connection.execute(query).all())
        return {row.id: (Row(*row[:-1]), row.body or b"") for row in found}

    async def due(self, now: float, limit: int) -> list[str]:
        """The tables at which something happens by itself, the longest overdue first."""
        query = sa.select(TABLES.c.id).where(TABLES.c.wakes <= now).order_by(TABLES.c.wakes).limit(limit)
        return await self._ids(query)

    async def delete(self, id: str) -> None:
        """Forget a table altogether; fine if there is none."""
        await self._ask(lambda connection: connection.execute(TABLES.delete().where(TABLES.c.id == id)))
        self._unclean = True

    async def clean(self) -> None:
        """What was deleted leaves the log beside the file, too: all of it goes into the file, and it begins anew."""
        if self._unclean:
            self._unclean = done = False
            try:
                done = await self._read(_empty_log)
            finally:
                self._unclean |= not done

    async def sweep(self, now: float, spared: Collection[str] = ()) -> list[str]:
        """Delete the tables that have expired, and tell which; chat when 30 days have passed since the end; and
        addresses of tables that are not there, if one of the two files was lost or put back."""
        expired = sa.select(TABLES.c.id).where(TABLES.c.expires <= now)
        over = sa.select(TABLES.c.id).where(TABLES.c.phase == "over", TABLES.c.ended <= now - CHAT_KEPT)
        talked = over.where(sa.exists().where(CHAT.c.table_id == TABLES.c.id))
        gone: list[str] = []
        for ids in _few([id for id in await self._ids(expired) if id not in spared]):
            gone += await self._ask(partial(_delete_expired, ids, now))
        for ids in _few(await self._ids(talked)):
            await self._ask(partial(_delete_chat, ids))
            self._unclean = True
        strays = MAIL.delete().where(MAIL.c.table_id.not_in(sa.select(TABLES.c.id)))
        self._unclean |= bool(gone) | bool(await self._ask(lambda connection: connection.execute(strays).rowcount))
        return gone

    async def count(self) -> Mapping[str, int]:
        """How many tables there are, by phase."""
        query = sa.select(TABLES.c.phase, sa.func.count()).group_by(TABLES.c.phase)
        found = await self._read(lambda connection: connection.execute(query).all())
        return {"open": 0, "playing": 0, "over": 0, **dict(found)}

    async def newest(self) -> float | None:
        """When something last happened at any table."""
        return await self._read(lambda connection: connection.scalar(sa.select(sa.func.max(TABLES.c.changed))))

    async def check(self) -> None:
        """Raise an error unless the database works: a little is written and read, and whatever else has failed lately
        counts as well. Who asks often gets the same answer for some seconds."""
        if self._closed:
            raise _refusal(RuntimeError("the store is closed"))
        if monotonic() >= self._checked + CHECK_EVERY:
            self._checked, self._checks = monotonic(), self._checks + 1
            await self._ask(partial(_mark, self._checks % 1000))
            for id in await self._ids(sa.select(TABLES.c.id).order_by(sa.text("rowid DESC")).limit(1)):
                await self._read(partial(_load, id))
        if monotonic() < self._failed + LATELY:
            raise SenbazuruError("storage-failed")

    async def close(self) -> None:
        """Write what was asked for, and let go of the database."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
            await asyncio.to_thread(self._writer.join)
            await asyncio.to_thread(self._readers.shutdown)
            self._engine.dispose()

    async def _ids(self, query: sa.Select[tuple[str]]) -> list[str]:
        return await self._read(lambda connection: list(connection.scalars(query)))

    async def _rows(self, query: sa.Select[Any]) -> list[Row]:
        return await self._read(lambda connection: [Row(*row) for row in connection.execute(query)])

    async def _read(self, work: Callable[[sa.Connection], Result]) -> Result:
        if self._closed:
            raise _refusal(RuntimeError("the store is closed"))

        def read() -> Result:
            with self._engine.connect() as connection:
                return work(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, read)
        except (SQLAlchemyError, sqlite3.Error) as problem:
            raise _refusal(self._note(problem)) from None

    async def _ask(self, work: Save | Work) -> Any:
        if self._closed:
            raise _refusal(RuntimeError("the store is closed"))
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        self._queue.put(_AskedToSave(work, loop, future) if isinstance(work, Save) else _Asked(work, loop, future))
        return await future

    def _note(self, problem: Exception) -> Exception:
        """Something failed. The log gets the cause, but the same one not again and again; and never what it was
        about to store."""
        cause = problem.orig if isinstance(problem, DBAPIError) and isinstance(problem.orig, Exception) else problem
        self.failures += 1
        self._failed = monotonic()
        if self._seldom.allows(str(cause), self._failed):
            LOG.error("the database failed: %s", cause)
        return cause

    # -- on the thread that writes

    def _write(self) -> None:
        """Take all that waits, write it, and so on. Saves that follow each other are written together."""
        with self._engine.connect().execution_options(**WRITES) as connection:
            while True:
                batch = [self._queue.get()]
                with suppress(Empty):
                    while True:
                        batch.append(self._queue.get_nowait())
                saves: list[_AskedToSave] = []
                for asked in batch:
                    if isinstance(asked, _AskedToSave):
                        saves.append(asked)
                        continue
                    self._write_saves(connection, saves)
                    saves = []
                    if asked is None:
                        return
                    if isinstance(asked, str):
                        self._broken.discard(asked)
                    else:
                        self._write_work(connection, asked)
                self._write_saves(connection, saves)

    def _write_saves(self, connection: sa.Connection, saves: list[_AskedToSave]) -> None:
        """All in one transaction; if that fails, one by one, so that a bad save does no harm to the others."""
        late = [asked for asked in saves if asked.save.row.id in self._broken]
        _answer(late, problem=RuntimeError("an earlier save of this table failed"))
        saves = [asked for asked in saves if asked.save.row.id not in self._broken]
        if not saves:
            return
        try:
            transaction = connection.begin()
        except Exception as problem:  # locked; to wait again for each of them would take too long
            self._fail(saves, problem)
            return
        try:
            with transaction:
                _append(connection, [asked.save for asked in saves])
        except Exception as problem:
            if len(saves) == 1:
                self._fail(saves, problem)
            else:
                for asked in saves:
                    self._write_saves(connection, [asked])
        else:
            _answer(saves)

    def _fail(self, saves: list[_AskedToSave], problem: Exception) -> None:
        self._broken |= {asked.save.row.id for asked in saves}
        _answer(saves, problem=self._note(problem))

    def _write_work(self, connection: sa.Connection, asked: _Asked) -> None:
        try:
            with connection.begin():
                result = asked.work(connection)
        except Exception as problem:
            _answer([asked], problem=self._note(problem))
        else:
            _answer([asked], result)


def _append(connection: sa.Connection, saves: list[Save]) -> None:
    """Store saves, each of which must go on where its table ended."""
    new = [msgspec.structs.astuple(save.row) for save in saves if save.entries and save.entries[0][0] == 0]
    known = [msgspec.structs.astuple(save.row) for save in saves if not save.entries or save.entries[0][0] != 0]
    entries = [(save.row.id, *entry) for save in saves for entry in save.entries]
    chat = [(save.row.id, *line) for save in saves for line in save.chat]
    entries_anew = [(save.row.id, *entry) for save in saves for entry in save.entries_anew]
    chat_anew = [(save.row.id, *line) for save in saves for line in save.chat_anew]
    added = ((_NEW, new), (_KNOWN, known), (_ENTRY, entries), (_SAID, chat))
    for statement, rows in (*added, (_ANEW.format("entries"), entries_anew), (_ANEW.format("chat"), chat_anew)):
        if rows and connection.exec_driver_sql(statement, rows).rowcount != len(rows):
            raise ValueError("it does not go on where the table ended")
    standings = [(save.row.id, save.standing) for save in saves if save.standing]
    if standings:
        connection.exec_driver_sql(_STANDS, standings)
    if chat:
        connection.exec_driver_sql(_UNSAID, [(id, number) for id, number, *_ in chat])


def _load(id: str, connection: sa.Connection) -> Saved | None:
    row = connection.execute(_ROW.where(TABLES.c.id == id)).one_or_none()
    if row is None:
        return None
    chat = connection.execute(
        sa.select(CHAT.c.number, CHAT.c.body).where(CHAT.c.table_id == id).order_by("number")
    ).all()
    said = chat[-1].number + 1 if chat else 0
    return Saved(Row(*row), _bodies(connection, id), [body for _, body in chat], said)


def _empty_log(connection: sa.Connection) -> bool:
    """Whether it could be done: not while others read what stands there, or write."""
    cursor = connection.connection.cursor()  # SQLAlchemy would begin a transaction, and this works outside of them only
    (busy, *_) = cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not busy


def _bodies(connection: sa.Connection, id: str) -> list[bytes]:
    cursor = connection.connection.cursor()  # half the time of SQLAlchemy's, and somebody waits for the table
    cursor.execute("SELECT body FROM entries WHERE table_id = ? ORDER BY number", (id,))
    return [body for (body,) in cursor.fetchall()]


def _mark(number: int, connection: sa.Connection) -> None:
    connection.exec_driver_sql(f"PRAGMA user_version = {number}")  # the least that can be written; nobody else uses it


def _few(ids: Sequence[str]) -> list[Sequence[str]]:
    """So few at a time that saves do not wait long for them to be deleted."""
    return [ids[start : start + 20] for start in range(0, len(ids), 20)]


def _delete_expired(ids: Sequence[str], now: float, connection: sa.Connection) -> list[str]:
    """Those that have not been saved again meanwhile."""
    expired = TABLES.delete().where(TABLES.c.id.in_(ids), TABLES.c.expires <= now)
    return list(connection.scalars(expired.returning(TABLES.c.id)))


def _delete_chat(ids: Sequence[str], connection: sa.Connection) -> None:
    connection.execute(CHAT.delete().where(CHAT.c.table_id.in_(ids)))


def _refusal(cause: Exception) -> SenbazuruError:
    """What people are told: that it failed. Why is the business of whoever runs the server."""
    refusal = SenbazuruError("storage-failed")
    refusal.__cause__ = cause
    return refusal


def _answer(asked: Sequence[_AskedToSave | _Asked], result: object = None, problem: Exception | None = None) -> None:
    """Wake those who wait, each loop once."""
    waiting = defaultdict(list)
    for one in asked:
        waiting[one.loop].append(one.future)
    for loop, futures in waiting.items():
        with suppress(RuntimeError):  # a loop that is closed has nobody waiting
            loop.call_soon_threadsafe(_settle, futures, result, problem)


def _settle(futures: list[asyncio.Future[Any]], result: object, problem: Exception | None) -> None:
    for future in futures:
        if future.done():  # cancelled; it is stored all the same
            continue
        if problem is None:
            future.set_result(result)
        else:
            future.set_exception(_refusal(problem))
