"""What is acknowledged is stored; what fails leaves no trace; and no journal ever has a gap."""

import asyncio
import functools
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from senbazuru.kernel.errors import SenbazuruError
from senbazuru.server.database import METADATA, open_database
from senbazuru.server.store import CHAT_KEPT, CHAT_LINES, Row, Save, Store

DAY = 24 * 3600.0


def in_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """The test is a coroutine."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


def row(id: str = "ann", phase: str = "playing", **fields: Any) -> Row:
    usual: dict[str, Any] = {
        "game": "origami",
        "players": 2,
        "listed": True,
        "created": 10.0,
        "changed": 20.0,
        "expires": 7 * DAY,
        "wakes": None,
        "ended": 30.0 if phase == "over" else None,
        "summary": b'{"names": ["Ann", "Ben"]}',
        "rules": 1,
    }
    return Row(id=id, phase=phase, **(usual | fields))


def entries(*numbers: int) -> list[tuple[int, bytes]]:
    return [(number, f"entry {number}".encode()) for number in numbers]


def bodies(count: int) -> list[bytes]:
    return [body for _, body in entries(*range(count))]


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


@asynccontextmanager
async def opened(folder: Path, patience: float = 5.0) -> AsyncIterator[Store]:
    store = Store.open(url(folder), patience)
    try:
        yield store
    finally:
        await store.close()


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Somebody else holds the database."""
    other = sqlite3.connect(folder / "tables.sqlite", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    yield
    other.execute("ROLLBACK")
    other.close()


@contextmanager
def commits_counted() -> Iterator[list[None]]:
    commits: list[None] = []

    def count(_: sa.Connection) -> None:
        commits.append(None)

    sa.event.listen(sa.Engine, "commit", count)
    yield commits
    sa.event.remove(sa.Engine, "commit", count)


async def refused(doing: Coroutine[Any, Any, object]) -> str:
    """Doing this fails; why?"""
    with pytest.raises(SenbazuruError) as caught:
        await doing
    assert caught.value.code == "storage-failed"
    return cause_of(caught.value)


def cause_of(refusal: object) -> str:
    assert isinstance(refusal, SenbazuruError)
    assert not refusal.details, "the cause is not for everybody"
    return str(refusal.__cause__)


async def saved_until_refused(store: Store, start: int, body: bytes) -> tuple[int, str]:
    """How many entries a table has when one more is refused, and why it is."""
    for number in range(start, 1000):
        try:
            await store.save(Save(row(changed=float(number)), [(number, body)]))
        except SenbazuruError as error:
            return number, str(error.__cause__)
    raise AssertionError("nothing was refused")


async def journal(store: Store, id: str = "ann") -> list[bytes]:
    saved = await store.load(id)
    return [] if saved is None else saved.entries


# -- saving and loading


@in_a_loop
async def test_a_table_comes_back_as_it_was_saved(tmp_path: Path) -> None:
    last = row(phase="over", wakes=99.5, listed=False, summary=b"\x00\xff", rules=3)
    async with opened(tmp_path) as store:
        await store.save(Save(row(), entries(0, 1), [(0, 15.0, b"hello")]))
        await store.save(Save(row(), entries(2)))
        await store.save(Save(last, chat=[(1, 31.0, b"well played")]))
    async with opened(tmp_path) as store:
        saved = await store.load("ann")
    assert saved is not None
    assert saved.row == last
    assert saved.row.listed is False
    assert saved.entries == bodies(3)
    assert saved.chat == [b"hello", b"well played"]


@in_a_loop
async def test_there_is_nothing_to_load_of_a_table_that_is_not_there(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        assert await store.load("nobody") is None
        await store.save(Save(row(), entries(0)))
        await store.delete("ann")
        assert await store.load("ann") is None
        await store.delete("ann")


@in_a_loop
async def test_many_load_while_many_save(tmp_path: Path) -> None:
    ids = [f"table-{number}" for number in range(10)]

    async def play(store: Store, id: str) -> None:
        for number in range(30):
            await store.save(Save(row(id), entries(number)))
            assert await journal(store, id) == bodies(number + 1)

    async with opened(tmp_path) as store:
        await asyncio.gather(*(play(store, id) for id in ids))
        assert await store.count() == {"open": 0, "playing": 10, "over": 0}


@in_a_loop
async def test_a_save_that_nobody_waits_for_any_more_is_stored_all_the_same(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        with locked(tmp_path):
            leaver = asyncio.create_task(store.save(Save(row(), entries(0))))
            await asyncio.sleep(0)
            leaver.cancel()
        await store.save(Save(row(), entries(1)))
        assert await journal(store) == bodies(2)


def test_two_loops_may_share_a_store(tmp_path: Path) -> None:
    async def play(store: Store, id: str) -> None:
        for number in range(20):
            await store.save(Save(row(id), entries(number)))

    async def both() -> None:
        async with opened(tmp_path) as store:
            await asyncio.gather(asyncio.to_thread(asyncio.run, play(store, "ann")), play(store, "ben"))
            assert await journal(store, "ann") == await journal(store, "ben") == bodies(20)

    asyncio.run(both())


@in_a_loop
async def test_closing_writes_what_was_asked_for_and_then_nothing_more(tmp_path: Path) -> None:
    store = Store.open(url(tmp_path))
    saves = [asyncio.create_task(store.save(Save(row(), entries(number)))) for number in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*saves)
    assert "closed" in await refused(store.save(Save(row(), entries(50))))
    assert "closed" in await refused(store.check())
    async with opened(tmp_path) as again:
        assert await journal(again) == bodies(50)


# -- one commit for many


@in_a_loop
async def test_what_waits_while_one_commit_runs_shares_the_next(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        with commits_counted() as commits:
            with locked(tmp_path):
                saves = [asyncio.create_task(store.save(Save(row("first"), entries(0))))]
                await asyncio.sleep(0.1)  # the first is on its way, and waits for the lock
                saves += [asyncio.create_task(store.save(Save(row(f"{n}"), entries(0)))) for n in range(300)]
                await asyncio.sleep(0)
            await asyncio.gather(*saves)
        assert len(commits) <= 2
        assert (await store.count())["playing"] == 301


@in_a_loop
async def test_a_bad_save_does_no_harm_to_those_it_shares_a_commit_with(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.save(Save(row("bad"), entries(0)))
        with locked(tmp_path):
            saves = [
                store.save(Save(row("ann"), entries(0))),
                store.save(Save(row("bad"), entries(7))),
                store.save(Save(row("ann"), entries(1))),
                store.save(Save(row("bad", summary=b"later"))),
                store.save(Save(row("ben"), entries(0))),
            ]
            waiting = asyncio.gather(*saves, return_exceptions=True)
            await asyncio.sleep(0)
        first, bad, second, later, third = await waiting
        assert first is second is third is None
        assert "where the table ended" in cause_of(bad)
        assert "an earlier save" in cause_of(later)
        assert await journal(store, "ann") == bodies(2)
        assert await journal(store, "ben") == bodies(1)
        saved = await store.load("bad")
        assert saved is not None
        assert (saved.row, saved.entries) == (row("bad"), bodies(1))


# -- no gaps


@pytest.mark.parametrize(
    "save",
    [
        Save(row(), entries(3)),
        Save(row(), entries(1)),
        Save(row(), entries(2, 4)),
        Save(row(), entries(2, 2)),
        Save(row(), entries(3, 2)),
        Save(row(), entries(-1)),
        Save(row(), entries(0)),
        Save(row("ben"), entries(1)),
        Save(row("ben")),
        Save(row(), entries(2), [(1, 1.0, b"chat")]),
        Save(row(phase="lost"), entries(2)),
        Save(row(phase="over", ended=None), entries(2)),
        Save(row(ended=5.0), entries(2)),
        Save(row(players=2**70), entries(2)),
    ],
    ids=[
        "a number is left out",
        "a number comes again",
        "a number is left out in between",
        "a number comes twice",
        "backwards",
        "before the beginning",
        "another table of the same name",
        "a beginning without a beginning",
        "no beginning",
        "chat left out",
        "no such phase",
        "over without an end",
        "an end, but not over",
        "more than a database can count",
    ],
)
@in_a_loop
async def test_a_save_that_does_not_fit_is_refused_and_leaves_no_trace(tmp_path: Path, save: Save) -> None:
    async with opened(tmp_path) as store:
        await store.save(Save(row(), entries(0, 1)))
        before = await store.load("ann")
        await refused(store.save(save))
        assert await store.load("ann") == before
        assert await store.load("ben") is None
        await store.save(Save(row(), entries(2)))


@in_a_loop
async def test_after_a_failure_a_table_is_loaded_before_it_is_saved_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.save(Save(row(), entries(0)))
        await refused(store.save(Save(row(), entries(2))))
        assert "an earlier save" in await refused(store.save(Save(row(summary=b"of a state that was never stored"))))
        assert "an earlier save" in await refused(store.save(Save(row(), entries(1))))
        await store.load("ann")
        await store.save(Save(row(), entries(1)))
        assert await journal(store) == bodies(2)


@in_a_loop
async def test_a_deleted_table_does_not_come_back(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.save(Save(row(), entries(0)))
        saves = [store.save(Save(row(), entries(1))), store.delete("ann"), store.save(Save(row()))]
        saved, _, late = await asyncio.gather(*saves, return_exceptions=True)
        assert saved is None
        assert isinstance(late, SenbazuruError)
        assert await store.load("ann") is None


def test_whatever_the_writer_checks_the_database_refuses_a_journal_without_a_table(tmp_path: Path) -> None:
    engine = open_database(url(tmp_path), 1.0)
    with engine.connect() as connection, pytest.raises(sa.exc.IntegrityError):
        connection.exec_driver_sql("INSERT INTO entries VALUES ('ann', 0, x'00')")
    engine.dispose()


# -- trouble


WORKER = """
import asyncio, os, sys
from senbazuru.server.store import Save, Store
from tests.server.test_store import entries, row

async def play(store, id):
    saved = await store.load(id)
    number = len(saved.entries) if saved else 0
    while True:
        await store.save(Save(row(id, changed=float(number)), entries(number)))
        os.write(1, f"{id} {number}\\n".encode())
        number += 1

async def main():
    store = Store.open(sys.argv[1])
    await asyncio.gather(*(play(store, f"table-{n}") for n in range(20)))

asyncio.run(main())
"""


def test_nothing_acknowledged_is_lost_when_the_program_is_killed(tmp_path: Path) -> None:
    acknowledged: dict[str, int] = {}
    root = Path(__file__).parent.parent.parent
    for lines in (1, 250, 777):
        worker = subprocess.Popen([sys.executable, "-c", WORKER, url(tmp_path)], stdout=subprocess.PIPE, cwd=root)
        assert worker.stdout is not None
        with worker.stdout as told:
            for count, line in enumerate(told, 1):
                id, number = line.split()
                acknowledged[id.decode()] = int(number)
                if count == lines:
                    os.kill(worker.pid, signal.SIGKILL)
        assert worker.wait() == -signal.SIGKILL

        async def check() -> None:
            async with opened(tmp_path) as store:
                for id, number in acknowledged.items():
                    saved = await store.load(id)
                    assert saved is not None
                    assert len(saved.entries) > number
                    assert saved.entries == bodies(len(saved.entries))
                    assert saved.row.changed == len(saved.entries) - 1

        asyncio.run(check())
    assert sum(acknowledged.values()) > 777


@in_a_loop
async def test_a_locked_database_is_waited_for(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        with locked(tmp_path):
            save = asyncio.create_task(store.save(Save(row(), entries(0))))
            await asyncio.sleep(0.2)
            assert not save.done()
        await save
        assert await journal(store) == bodies(1)


@in_a_loop
async def test_a_database_locked_for_long_fails_all_who_wait_together_and_works_again_afterwards(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path, patience=0.3) as store:
        await store.save(Save(row(), entries(0)))
        with locked(tmp_path):
            waiting = [refused(store.save(Save(row(f"table-{n}"), entries(0)))) for n in range(50)]
            start = asyncio.get_running_loop().time()
            reasons = await asyncio.gather(refused(store.save(Save(row(), entries(1)))), *waiting)
            assert asyncio.get_running_loop().time() - start < 10, "not one wait each"
            assert set(reasons) == {"database is locked"}
            assert await refused(store.delete("ann")) == "database is locked"
            assert await journal(store) == bodies(1), "it can still be read"
        assert await store.count() == {"open": 0, "playing": 1, "over": 0}
        await store.save(Save(row(), entries(1)))
        assert await journal(store) == bodies(2)


@in_a_loop
async def test_the_log_is_told_why_it_failed_but_not_a_thousand_times(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(tmp_path, patience=0.0) as store:
        await store.save(Save(row(), entries(0)))
        with locked(tmp_path):
            for _ in range(20):
                await refused(store.delete("ann"))
        await refused(store.save(Save(row(), entries(7))))
        assert store.failures == 21
    told = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert told == [
        "the database failed: database is locked",
        "the database failed: it does not go on where the table ended",
    ]


@in_a_loop
async def test_a_database_that_cannot_be_written_is_not_well_until_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path, patience=0.0) as store:
        await store.check()
        with locked(tmp_path):
            await store.check()  # it was well a moment ago
            monkeypatch.setattr("senbazuru.server.store.CHECK_EVERY", 0.0)
            for _ in range(2):
                await refused_quietly(store.check())
        await refused_quietly(store.check())  # it was not a moment ago
        monkeypatch.setattr("senbazuru.server.store.LATELY", 0.0)
        await store.check()


async def refused_quietly(doing: Coroutine[Any, Any, object]) -> None:
    with pytest.raises(SenbazuruError, check=lambda error: error.code == "storage-failed"):
        await doing


@in_a_loop
async def test_a_damaged_database_is_not_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("senbazuru.server.store.CHECK_EVERY", 0.0)
    async with opened(tmp_path) as store:
        for number in range(30):
            await store.save(Save(row(f"{number}"), [(0, b"x" * 3000)]))
    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as other:
        root, size = other.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()[0], 4096
    other.close()
    with file.open("r+b") as pages:
        pages.seek((root - 1) * size)
        pages.write(b"\xff" * size)
    async with opened(tmp_path) as store:
        assert len(await store.due(0.0, 9)) == 0, "some of it can be read"
        await refused_quietly(store.check())
        with pytest.raises(SenbazuruError):
            await store.load("7")
        assert store.failures == 2
    assert "the database failed: database disk image is malformed" in caplog.text


@in_a_loop
async def test_of_a_tables_chat_the_last_lines_are_kept(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.save(Save(row(), entries(0)))
        for number in range(CHAT_LINES + 30):
            await store.save(Save(row(), chat=[(number, 1.0, f"line {number}".encode())]))
        saved = await store.load("ann")
        assert saved is not None
        assert saved.said == CHAT_LINES + 30
        assert saved.chat == [f"line {number}".encode() for number in range(30, CHAT_LINES + 30)]
        await refused(store.save(Save(row(), chat=[(CHAT_LINES, 1.0, b"a number comes again")])))


@in_a_loop
async def test_a_full_disk_stores_nothing_by_halves_and_works_again_when_there_is_room(tmp_path: Path) -> None:
    def shrink(connection: Any, _: object) -> None:
        connection.execute("PRAGMA max_page_count = 100")

    sa.event.listen(sa.Engine, "connect", shrink)
    try:
        async with opened(tmp_path) as store:
            await store.save(Save(row("ballast"), [(number, b"x" * 3000) for number in range(20)]))
            number, problem = await saved_until_refused(store, 0, b"y" * 3000)
            assert problem == "database or disk is full"
            assert number > 5
            saved = await store.load("ann")
            assert saved is not None
            assert saved.entries == [b"y" * 3000] * number
            assert saved.row.changed == number - 1
            both = [store.save(Save(row(), [(number, b"y" * 9000)])), store.save(Save(row("ballast", rules=2)))]
            failed, fine = await asyncio.gather(*both, return_exceptions=True)
            assert "full" in cause_of(failed)
            assert fine is None
            await store.delete("ballast")
            await store.load("ann")
            await store.save(Save(row(), [(number, b"y" * 9000)]))
    finally:
        sa.event.remove(sa.Engine, "connect", shrink)


@in_a_loop
async def test_a_disk_that_takes_no_more_bytes_stores_nothing_by_halves(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    _, most = limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    async with opened(tmp_path) as store:
        await store.save(Save(row(), [(0, b"z" * 100_000)]))
        resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, most))
        try:
            number, problem = await saved_until_refused(store, 1, b"z" * 100_000)
            assert problem == "disk I/O error"
            assert number > 1
            assert len(await journal(store)) == number
            await refused(store.save(Save(row(), [(number, b"z" * 1_000_000)])))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        assert len(await journal(store)) == number
        await store.save(Save(row(), [(number, b"z" * 1_000_000)]))
        assert len(await journal(store)) == number + 1


# -- lists and timers


@in_a_loop
async def test_open_tables_are_listed_newest_first(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        for table in (
            row("old", "open", created=1.0),
            row("new", "open", created=3.0),
            row("middle", "open", created=2.0),
            row("private", "open", listed=False),
            row("expired", "open", expires=100.0),
            row("begun"),
        ):
            await store.save(Save(table, entries(0)))
        assert [table.id for table in await store.listed(100.0, 9)] == ["new", "middle", "old"]
        assert [table.id for table in await store.listed(100.0, 2)] == ["new", "middle"]


@in_a_loop
async def test_the_history_turns_its_pages_without_losing_a_game(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        for number in range(10):
            ended = float(number // 3)  # some end at the same moment
            await store.save(Save(row(f"{number}", "over", ended=ended), entries(0)))
        await store.save(Save(row("mine", "over", ended=9.0, listed=False), entries(0)))
        await store.save(Save(row("other", "over", ended=9.0, listed=False), entries(0)))
        await store.save(Save(row("begun"), entries(0)))
        pages: list[str] = []
        before = None
        while page := await store.finished(4, before, ids=["mine", "begun"]):
            pages += [table.id for table in page]
            assert page[-1].ended is not None
            before = (page[-1].ended, page[-1].id)
        assert pages == ["mine", *(f"{number}" for number in reversed(range(10)))]
        assert [table.id for table in await store.finished(1)] == ["9"]


@in_a_loop
async def test_tables_wake_when_their_time_has_come(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        for id, wakes in {"never": None, "late": 5.0, "later": 7.0, "now": 10.0, "soon": 10.5}.items():
            await store.save(Save(row(id, wakes=wakes), entries(0)))
        assert await store.due(10.0, 9) == ["late", "later", "now"]
        assert await store.due(10.0, 1) == ["late"]
        await store.save(Save(row("late")))
        assert await store.due(10.0, 9) == ["later", "now"]


@in_a_loop
async def test_expired_tables_are_swept_away_with_all_that_is_theirs(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        for number in range(50):
            await store.save(Save(row(f"{number}", expires=50.0), entries(0), [(0, 1.0, b"hello")]))
        await store.save(Save(row("kept", expires=51.0), entries(0), [(0, 1.0, b"hello")]))
        assert await store.sweep(49.0) == []
        await store.save(Save(row("7", expires=60.0)))
        gone = await store.sweep(50.0)
        assert sorted(gone) == sorted(f"{number}" for number in range(50) if number != 7)
        assert await store.load("8") is None
        assert await store.count() == {"open": 0, "playing": 2, "over": 0}
    with sqlite3.connect(tmp_path / "tables.sqlite") as other:
        left = {table: other.execute(f"SELECT count(*) FROM {table}").fetchone() for table in ("entries", "chat")}
    other.close()
    assert left == {"entries": (2,), "chat": (2,)}


@in_a_loop
async def test_a_table_that_is_played_on_while_it_is_swept_stays(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.save(Save(row(expires=50.0), entries(0)))
        with locked(tmp_path):
            move = asyncio.create_task(store.save(Save(row(expires=60.0), entries(1))))
            await asyncio.sleep(0)
            sweep = asyncio.create_task(store.sweep(50.0))
            await asyncio.sleep(0.2)  # it has found the table, which is not saved yet
        await move
        assert await sweep == []
        assert await journal(store) == bodies(2)


@in_a_loop
async def test_chat_is_deleted_thirty_days_after_the_end(tmp_path: Path) -> None:
    assert CHAT_KEPT == 30 * DAY
    async with opened(tmp_path) as store:
        chat = [(0, 1.0, b"hello"), (1, 2.0, b"bye")]
        for table in (row("over", "over", ended=DAY, expires=99 * DAY), row("playing", created=0.0, expires=99 * DAY)):
            await store.save(Save(table, entries(0, 1), chat))
        assert await store.sweep(31 * DAY - 1) == []
        saved = await store.load("over")
        assert saved is not None
        assert saved.chat == [b"hello", b"bye"]
        assert await store.sweep(31 * DAY) == []
        over, playing = await store.load("over"), await store.load("playing")
        assert over is not None
        assert playing is not None
        assert (over.entries, over.chat) == (bodies(2), [])
        assert (playing.entries, playing.chat) == (bodies(2), [b"hello", b"bye"])


@in_a_loop
async def test_tables_are_counted_by_phase(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        assert await store.count() == {"open": 0, "playing": 0, "over": 0}
        for id, phase in {"a": "open", "b": "over", "c": "over"}.items():
            await store.save(Save(row(id, phase), entries(0)))
        assert await store.count() == {"open": 1, "playing": 0, "over": 2}
        await store.check()


# -- opening


def schema(file: Path) -> dict[str, str]:
    """Every table and index, as SQLite keeps it."""
    with sqlite3.connect(file) as connection:
        found = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    connection.close()
    return {name: " ".join(sql.split()) for name, sql in found if name != "alembic_version"}


def test_the_migrations_make_the_tables_that_the_program_speaks_of(tmp_path: Path) -> None:
    open_database(url(tmp_path), 1.0).dispose()
    wanted = sa.create_engine(f"sqlite:///{tmp_path / 'wanted.sqlite'}")
    METADATA.create_all(wanted)
    wanted.dispose()
    assert schema(tmp_path / "tables.sqlite") == schema(tmp_path / "wanted.sqlite")
    open_database(url(tmp_path), 1.0).dispose()
    assert {"mail", "mailed"} <= schema(tmp_path / "tables-mail.sqlite").keys(), "those lie elsewhere"


def test_a_commit_is_flushed_to_the_disk(tmp_path: Path) -> None:
    engine = open_database(url(tmp_path), 1.5)
    with engine.connect() as connection:
        each = [f"{file}.{pragma}" for file in ("main", "post") for pragma in ("journal_mode", "synchronous")]
        pragmas = (*each, "post.secure_delete", "foreign_keys", "busy_timeout")
        found = [connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() for pragma in pragmas]
    engine.dispose()
    assert found == ["wal", 2, "wal", 2, 1, 1, 1500]


@in_a_loop
async def test_only_the_owner_may_read_the_files(tmp_path: Path) -> None:
    mask = os.umask(0o022)
    try:
        async with opened(tmp_path) as store:
            await store.save(Save(row(), entries(0)))
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    finally:
        os.umask(mask)
    files = [f"{name}.sqlite{end}" for name in ("tables", "tables-mail") for end in ("", "-wal", "-shm")]
    assert modes == dict.fromkeys(files, 0o600)


def problem_of(url: str) -> SenbazuruError:
    with pytest.raises(SenbazuruError) as caught:
        Store.open(url, patience=0.1)
    return caught.value


def test_a_database_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    open_database(url(tmp_path), 1.0).dispose()
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = (tmp_path / "tables.sqlite").read_bytes()
    assert problem_of(url(tmp_path)).code == "newer-database"
    assert (tmp_path / "tables.sqlite").read_bytes() == before


def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    error = problem_of(url(tmp_path))
    assert (error.code, str(error.details["problem"])) == ("bad-database", "it belongs to another program")
    assert list(schema(tmp_path / "tables.sqlite")) == ["recipes"]
    (tmp_path / "tables.sqlite").rename(tmp_path / "tables-mail.sqlite")
    assert problem_of(url(tmp_path)).details["file"] == str(tmp_path / "tables-mail.sqlite")
    assert list(schema(tmp_path / "tables-mail.sqlite")) == ["recipes"]


def test_addresses_lie_beside_the_database_itself_whatever_links_lead_there(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "tables.sqlite").symlink_to(tmp_path / "elsewhere" / "other.sqlite")
    open_database(url(tmp_path), 1.0).dispose()
    assert {file.name for file in tmp_path.rglob("*.sqlite")} == {"tables.sqlite", "other.sqlite", "other-mail.sqlite"}
    assert "mail" in schema(tmp_path / "elsewhere" / "other-mail.sqlite")


def test_what_cannot_be_opened_is_refused_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_text("Dear diary, " * 1000)
    assert "not a database" in str(problem_of(url(tmp_path)))
    assert (tmp_path / "tables.sqlite").read_text() == "Dear diary, " * 1000
    assert problem_of(f"sqlite:///{tmp_path}").code == "bad-database"
    (tmp_path / "tables.sqlite").rename(tmp_path / "tables-mail.sqlite")
    assert "tables-mail.sqlite” cannot be used: file is not a database" in str(problem_of(url(tmp_path)))
    assert (tmp_path / "tables-mail.sqlite").read_text() == "Dear diary, " * 1000
    assert "No such file" in str(problem_of(url(tmp_path / "nowhere")))


@in_a_loop
async def test_a_database_that_somebody_holds_is_not_opened(tmp_path: Path) -> None:
    open_database(url(tmp_path), 1.0).dispose()
    with locked(tmp_path):
        assert "locked" in str(problem_of(url(tmp_path)))
    async with opened(tmp_path) as store:
        await store.check()


@pytest.mark.parametrize(
    ("address", "kind"),
    [
        ("postgresql://ann:secret@example.org/tables", "postgresql"),
        ("sqlite://", ":memory:"),
        ("sqlite:///:memory:", ":memory:"),
        ("tables.sqlite", "tables.sqlite"),
        ("nonsense://ann:secret@example.org", "nonsense"),
    ],
)
def test_tables_are_kept_in_sqlite_files_only(address: str, kind: str) -> None:
    error = problem_of(address)
    assert (error.code, error.details) == ("unknown-database", {"kind": kind})


# -- what is written anew


@in_a_loop
async def test_what_is_written_anew_keeps_its_number_and_the_old_text_is_nowhere(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        secret = b"the name of somebody who wants to be forgotten"
        chat = [(0, 1.0, secret), (1, 1.0, b"good luck")]
        await store.save(Save(row(summary=secret), [(0, b"entry 0"), (1, secret), *entries(2)], chat))
        await store.save(Save(row(), entries(3), entries_anew=[(1, b"entry 1")], chat_anew=[(0, b"")]))
        await store.clean()
        saved = await store.load("ann")
        assert saved is not None
        assert (saved.entries, saved.chat) == (bodies(4), [b"", b"good luck"])
        assert all(secret not in file.read_bytes() for file in tmp_path.iterdir())
        assert (tmp_path / "tables.sqlite-wal").stat().st_size == 0


@in_a_loop
async def test_what_is_not_there_cannot_be_written_anew_and_nothing_of_such_a_save_is_stored(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.save(Save(row(), entries(0)))
        assert "does not go on" in await refused(store.save(Save(row(), entries(1), entries_anew=[(7, b"!")])))
        saved = await store.load("ann")
        assert saved is not None
        assert saved.entries == bodies(1)


@in_a_loop
async def test_a_log_that_somebody_reads_is_emptied_later(tmp_path: Path) -> None:
    async with opened(tmp_path, patience=0.1) as store:
        await store.save(Save(row(), entries(0)))
        reader = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM tables").fetchall()
        await store.save(Save(row(), entries(1)))
        await store.delete("ann")
        await store.clean()
        assert (tmp_path / "tables.sqlite-wal").stat().st_size > 0
        reader.execute("COMMIT")
        reader.close()
        await store.clean()
        assert (tmp_path / "tables.sqlite-wal").stat().st_size == 0
