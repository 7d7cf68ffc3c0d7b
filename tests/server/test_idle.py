"""Tables that nobody needs for now are not in memory; they come back quickly, and nothing is forgotten meanwhile."""

import asyncio
import time
import urllib.request
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import pytest

import senbazuru
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.server import messages as m
from senbazuru.server.hub import AT_ONCE, SWEEP_EVERY, TIDY_EVERY
from senbazuru.server.store import Save
from senbazuru.table.plan import DAY, Plan
from senbazuru.table.table import Table
from tests.server.harness import PATIENCE, ROOMY, Closed, House, in_house

HOUR = 3600.0


@asynccontextmanager
async def running(house: House) -> AsyncIterator[None]:
    """The hub looks after itself."""
    task = asyncio.create_task(house.hub.run())
    await asyncio.sleep(0.05)
    try:
        yield
    finally:
        task.cancel()


async def comes(house: House, wanted: Callable[[], Any]) -> None:
    """Something happens without anybody's doing, after a while at most."""
    deadline = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < deadline, "it did not happen"
        await asyncio.sleep(0.01)
    await house.settle()


async def figure(house: House, name: str) -> int:
    """What /api/metrics says."""

    def ask() -> str:
        with urllib.request.urlopen(f"http://127.0.0.1:{house.port}/api/metrics", timeout=PATIENCE) as answer:
            text: str = answer.read().decode()
            return text

    lines = dict(line.rsplit(" ", 1) for line in (await asyncio.to_thread(ask)).splitlines())
    return int(lines[f"senbazuru_{name}"])


def test_a_table_leaves_memory_when_nobody_has_been_there_for_a_while_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table()
        ann, bea = [await house.enter(id, secret) for secret in secrets]
        await ann.does("start")
        await ann.does("say", text="See you tomorrow!")
        await house.settle()
        mover, turn = (ann, 0) if ann.decision(0) else (bea, 1)
        await mover.answer_somehow(turn)
        await house.settle()
        async with running(house):
            await house.pass_time(DAY)
            await asyncio.sleep(0.3)
            assert await figure(house, "tables_in_memory") == 1, "somebody is looking at it"
            await house.part(ann)
            await house.part(bea)
            await house.pass_time(house.settings.idle - TIDY_EVERY - 1)
            await asyncio.sleep(0.3)
            assert await figure(house, "tables_in_memory") == 1, "they may be back in a moment"
            await house.pass_time(TIDY_EVERY + 2)
            await comes(house, lambda: not house.hub.tables)
            assert await figure(house, "tables_in_memory") == 0
            back = await house.enter(id, secrets[0])
            assert await figure(house, "tables_in_memory") == 1
            assert back.views == ann.views
            assert back.events == ann.events
            assert back.decision(0) == ann.decision(0)
            assert back.chat == ann.chat
            assert back.table == ann.table

    in_house(tmp_path, act, real=True)


@pytest.mark.parametrize("game", ["boats", "origami", "legends", "mixed", "islands"])
def test_a_long_game_is_back_in_a_moment(tmp_path: Path, game: str) -> None:
    async def act(house: House) -> tuple[float, int]:
        bot = "random" if game == "boats" else "greedy"
        opened = await house.hub.open_table(m.NewTable(Plan(game, 2), "", [bot, bot], start=True))
        await house.settle()
        assert (await house.live(opened.table.id)).table.phase == "over"
        seconds = []
        for _ in range(5):
            house.hub._forget(opened.table.id, await house.live(opened.table.id))
            start = time.perf_counter()
            live = await house.live(opened.table.id)
            seconds.append(time.perf_counter() - start)
        assert live.table.outcome()
        return min(seconds), live.table.written

    seconds, entries = in_house(tmp_path, act)
    print(f"\n{game}: {1000 * seconds:.1f} ms for {entries} entries, compiled: {senbazuru.COMPILED}")
    assert seconds < (0.1 if senbazuru.COMPILED else 1.0), "goals on a quiet machine: 20 ms compiled, 200 ms pure"


def test_a_time_of_days_that_runs_out_while_nobody_is_there_brings_the_stand_in(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table(clock={"kind": "days", "seconds": 2 * DAY})
        ann = await house.enter(id, secrets[0])
        await ann.does("start")
        await house.part(ann)
        turn = 0 if ann.decision(0) else 1
        async with running(house):
            await house.pass_time(600)
            await comes(house, lambda: not house.hub.tables)
            await house.pass_time(2 * DAY - 600 - TIDY_EVERY - 1)
            await asyncio.sleep(0.3)
            assert not house.hub.tables, "there is time left"
            await house.pass_time(TIDY_EVERY + 1)
            await comes(house, lambda: id in house.hub.tables and house.hub.tables[id].table.seats[turn].why == "time")
            answered = house.hub.tables[id].table.game
            assert answered is not None
            assert answered.waiting() == [1 - turn], "the stand-in has played, and the other has his days now"
            await house.pass_time(600)
            await comes(house, lambda: not house.hub.tables)
            back = await house.enter(id, secrets[turn])
            assert back.table["seats"][turn]["why"] == "time"
            await back.does("come-back", seat=turn)

    in_house(tmp_path, act)


def test_a_live_clock_runs_while_nobody_is_there_but_not_while_there_is_no_server(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table(clock={"kind": "live", "seconds": 900, "increment": 0})
        ann = await house.enter(id, secrets[0])
        await ann.does("start")
        await house.part(ann)
        turn = 0 if ann.decision(0) else 1
        async with running(house):
            await house.pass_time(600)
            await comes(house, lambda: not house.hub.tables)
        await house.hub.stop()
        await house.pass_time(DAY)
        house.open()
        async with running(house):
            await comes(house, lambda: id in house.hub.tables)
            await house.pass_time(600)
            await comes(house, lambda: not house.hub.tables)
            await house.pass_time(299)
            back = await house.enter(id, secrets[turn])
            assert back.decision(turn)
            await house.part(back)
            await house.pass_time(100)
            await comes(house, lambda: id in house.hub.tables and house.hub.tables[id].table.seats[turn].why == "time")

    in_house(tmp_path, act)


def test_bots_go_on_at_whatever_table_is_looked_at_first_after_a_restart(tmp_path: Path) -> None:
    """A glance at a table is enough to bring it into memory: it must then play, too."""

    async def act(house: House) -> None:
        new = m.NewTable(Plan("boats", 2, bot_pause=0), "", ["random", "random"], start=True)
        ids = [(await house.hub.open_table(new)).table.id for _ in range(3)]
        await house.hub.stop()
        house.open()
        for id in ids[:2]:
            await house.live(id)
        await house.settle()
        assert [(await house.live(id)).table.phase for id in ids[:2]] == ["over", "over"]
        async with running(house):
            await comes(house, lambda: ids[2] in house.hub.tables)
            assert house.hub.tables[ids[2]].table.phase == "over"

    in_house(tmp_path, act)


def test_no_table_sleeps_on_because_others_are_busy_frozen_or_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("senbazuru.server.hub.AT_ONCE", 2)
    assert AT_ONCE > 2

    async def act(house: House) -> None:
        new = m.NewTable(Plan("boats", 2, bot_pause=0), "", ["random", "random"], start=True)
        ids = [(await house.hub.open_table(new)).table.id for _ in range(12)]
        await house.hub.stop()
        house.open()
        store = house.hub.store
        for number, id in enumerate(ids[:8]):
            saved = await store.load(id)
            assert saved is not None
            bad = b"what is this?" if number % 2 else b'{"entry":"answered","at":1,"seat":0,"options":[9999]}'
            await store.save(Save(saved.row, [(len(saved.entries), bad)]))
        async with running(house):
            for _ in range(8):
                await house.pass_time(TIDY_EVERY)
                await asyncio.sleep(0.1)
            await comes(house, lambda: all(id in house.hub.tables for id in ids[8:]))
            assert all(house.hub.tables[id].table.phase == "over" for id in ids[8:])
            for _ in range(8):
                await house.pass_time(TIDY_EVERY)
                await asyncio.sleep(0.05)

    in_house(tmp_path, act)
    errors = [record for record in caplog.records if record.levelname == "ERROR"]
    assert len(errors) <= 8, "and the log says once what is broken"


def test_a_store_that_fails_for_a_moment_keeps_no_table_asleep(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(house: House) -> None:
        new = m.NewTable(Plan("boats", 2, bot_pause=0), "", ["random", "random"], start=True)
        id = (await house.hub.open_table(new)).table.id
        await house.hub.stop()
        house.open()

        async def fail(id: str) -> None:
            raise SenbazuruError("storage-failed")

        with monkeypatch.context() as trouble:
            trouble.setattr(house.hub.store, "load", fail)
            await house.hub._rouse(id)
        assert not house.hub.tables
        async with running(house):
            await comes(house, lambda: id in house.hub.tables)

    in_house(tmp_path, act)


async def agree(house: House, id: str, kind: Literal["pause", "end"]) -> None:
    live = await house.live(id)
    await house.hub.change(live, lambda table, now: table.propose(now, "p1", kind))
    await house.hub.change(live, lambda table, now: table.vote(now, "p2", True))


def answer_somehow(table: Table, now: float) -> None:
    assert table.game is not None
    seat = table.game.waiting()[0]
    person = table.seats[seat].person
    assert person is not None
    asked = table.game.decision(seat)
    table.answer(now, person, seat, asked.id, [asked.default])


def test_tables_are_deleted_when_their_time_has_come(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        waiting, secrets = await house.table()
        left, _ = await house.table()
        mail, _ = await house.table(clock={"kind": "days", "seconds": DAY})
        over, _ = await house.table("boats")
        for id in (left, mail, over):
            live = await house.live(id)
            await house.hub.change(live, lambda table, now: table.start(now, table.host))
        await agree(house, mail, "pause")
        await house.hub.change(await house.live(over), answer_somehow)
        await agree(house, over, "end")
        ann = await house.enter(waiting, secrets[0])

        async def gone(id: str) -> bool:
            try:
                await house.live(id)
            except SenbazuruError as problem:
                return problem.code == "no-such-table"
            return False

        async def there_after(seconds: float) -> list[bool]:
            await house.pass_time(seconds)
            await asyncio.sleep(0.5)
            return [not await gone(id) for id in (waiting, left, mail, over)]

        async with running(house):
            assert await there_after(DAY - 1) == [True, True, True, True]
            assert await there_after(2 * SWEEP_EVERY) == [True, True, True, True], "somebody is looking at it"
            await house.part(ann)
            assert await there_after(SWEEP_EVERY) == [False, True, True, True]
            assert await there_after(6 * DAY - 4 * HOUR) == [False, True, True, True]
            assert await there_after(3 * HOUR) == [False, False, True, True]
            assert await there_after(50 * DAY) == [False, False, True, True]
            assert await there_after(100 * DAY) == [False, False, False, True]
            assert await there_after(365 * DAY) == [False, False, False, False]
        assert await house.hub.store.count() == {"open": 0, "playing": 0, "over": 0}

    in_house(tmp_path, act)


# -- a clock that is wrong


async def hours_pass(house: House, hours: int) -> None:
    """As they really do, whatever the clock says of them."""
    for _ in range(hours):
        await house.pass_time(HOUR)
        await asyncio.sleep(0.02)


async def one_of_each(house: House) -> list[str]:
    """A table that waits for people, one that is played at, one that is over and has been talked at."""
    waiting, playing, over = [(await house.table("boats"))[0] for _ in range(3)]
    for id in (playing, over):
        live = await house.live(id)
        await house.hub.change(live, lambda table, now: table.start(now, table.host))
        await house.hub.change(live, answer_somehow)
    await house.hub._say(await house.live(over), "p1", "Well played!")
    await agree(house, over, "end")
    return [waiting, playing, over]


async def what_is_left(house: House, ids: list[str]) -> list[int]:
    """How many lines of chat a table has; −1 if it is not there."""
    stored = [await house.hub.store.load(id) for id in ids]
    return [-1 if saved is None else len(saved.chat) for saved in stored]


JUMPS = pytest.mark.parametrize("jump", [25 * HOUR, 8 * DAY, 2 * 365 * DAY], ids=["a day", "a week", "two years"])


@JUMPS
def test_a_clock_that_jumps_ahead_deletes_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, jump: float
) -> None:
    caplog.set_level("INFO")

    async def act(house: House) -> None:
        ids = await one_of_each(house)
        async with running(house):
            await hours_pass(house, 2)
            house.now += jump
            await hours_pass(house, 6)
            assert await what_is_left(house, ids) == [0, 0, 1]
            house.now -= jump
            await hours_pass(house, 12)
            assert await what_is_left(house, ids) == [0, 0, 1], "it is right again, and that is a jump, too"
            await hours_pass(house, 26)
            assert await what_is_left(house, ids) == [-1, 0, 1], "one that never started has had its day now"

    in_house(tmp_path, act)
    told = [record.getMessage() for record in caplog.records]
    assert sum(f"the clock has jumped by {jump:+.0f} seconds" in line for line in told) == 1
    assert "tables that had expired were deleted: 1" in told


@JUMPS
def test_nor_does_one_that_is_wrong_when_the_server_starts(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, jump: float
) -> None:
    async def act(house: House) -> None:
        ids = await one_of_each(house)
        await house.hub.stop()
        house.now += jump
        house.open()
        async with running(house):
            await hours_pass(house, 12)
            assert await what_is_left(house, ids) == [0, 0, 1]

    in_house(tmp_path, act)
    assert "nothing has happened here for" in caplog.text


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 25 * HOUR])
def test_a_clock_that_jumps_cuts_no_line_and_silence_does(tmp_path: Path, jump: float) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table()
        ann = await house.enter(id, secrets[0])
        house.lines.remove(ann)
        async with running(house):
            for seconds in (jump, 0.0):
                for _ in range(30):
                    await ann.does("ping")
                house.now += seconds
                await house.pass_time(20)
                await asyncio.sleep(0.05)
            assert house.hub.tables[id].guests
            await house.pass_time(200)
            await comes(house, lambda: not house.hub.tables[id].guests)
            with pytest.raises(Closed):
                await ann.until(lambda _: False)

    in_house(tmp_path, act, limits=replace(ROOMY, silence=120, messages=40))
