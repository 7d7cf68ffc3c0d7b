"""A server may die at any moment, and its disk may fail: what anybody was told has happened, and nothing else has."""

import asyncio
import json
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest
import websockets.exceptions
from click.testing import CliRunner

from senbazuru.cli import main
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.state import SPECTATOR
from senbazuru.server import messages as m
from senbazuru.server.held import held
from senbazuru.server.hub import TRY_AGAIN
from senbazuru.server.store import Saved
from senbazuru.table import entries as e
from senbazuru.table.plan import Plan
from senbazuru.table.table import Table
from tests.server.harness import PATIENCE, House, Line, Served, connected, free_port, in_house, served
from tests.server.test_store import locked

LIMITS = [f"--limit={name}=1000000" for name in ("tables", "messages", "requests", "connections", "chat")]
DEAD = (OSError, EOFError, HTTPException, websockets.exceptions.WebSocketException)
"""What a client notices when the server is killed."""

# -- killed again and again


@dataclass
class Guest:
    """Somebody at a table, or watching it; what he was told outlives every connection."""

    table: str
    secret: str = ""
    seat: int | None = None
    told: list[dict[str, Any]] = field(default_factory=list)
    revision: int = -1
    granted: list[tuple[int, ...]] = field(default_factory=list)
    """The answers that the server has said yes to, in order; an undo is an empty one."""
    asked: tuple[int, ...] | None = None
    """What he has sent, and not heard about yet."""


class Evening:
    """Many games at a server that is killed at random moments."""

    def __init__(self, server: Served, games: int, chance: random.Random, at_once: int) -> None:
        self.server = server
        self.chance = chance
        self.left = games
        self.at_once = at_once
        self.up = asyncio.Event()
        self.up.set()
        self.guests: list[Guest] = []
        self.finished: list[str] = []
        self.stored: dict[str, list[bytes]] = {}
        self.kills = 0
        self.lines = 0

    async def play(self, most_kills: int) -> None:
        """All games to their end, unless the server is dead."""
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(self.games()) for _ in range(self.at_once)]
            while self.kills < most_kills and not all(task.done() for task in playing):
                await asyncio.sleep(self.chance.uniform(0.0, 6.0) if self.kills else 0.5)
                await self.kill()

    async def kill(self) -> None:
        self.up.clear()
        self.server.kill()
        self.kills += 1
        while self.lines:  # what was on its way still arrives
            await asyncio.sleep(0.01)
        self.look_at_the_journals()
        if self.chance.random() < 0.2:  # also while it is still getting up
            self.server.spawn()
            await asyncio.sleep(self.chance.uniform(0.0, 1.0))
            self.server.kill()
        await asyncio.to_thread(self.server.start)
        self.up.set()

    def look_at_the_journals(self) -> None:
        """Nothing that was stored has changed, and what people were granted is there, once and in order."""
        journals = journals_of(self.server.folder)
        for id, before in self.stored.items():
            assert journals[id][: len(before)] == before
        self.stored = journals
        for guest in self.guests:
            if guest.seat is None:
                assert guest.table in journals, "a table that somebody was told of is gone"
                continue
            found = [answer for body in journals[guest.table] if (answer := answer_of(body, guest.seat)) is not None]
            if guest.asked is not None and found == [*guest.granted, guest.asked]:
                guest.granted.append(guest.asked)
                if not guest.asked:
                    guest.told = []  # an undo has taken back some of it, and he did not hear how much
            guest.asked = None
            assert found == guest.granted

    # -- people

    async def games(self) -> None:
        while self.left > 0:
            self.left -= 1
            while not await self.game():
                pass

    async def game(self) -> bool:
        """One game to its end; not if the server died before everybody had a seat."""
        game = self.chance.choice(["boats", "boats", "boats", "origami", "origami", "legends", "mixed", "islands"])
        bot = "random" if game in ("boats", "islands") else "greedy"
        people, bots = self.chance.choice([(1, 1), (1, 2), (2, 0), (0, 2), (0, 3)])
        await self.up.wait()
        try:
            plan = {"players": people + bots, "bot_pause": 0, "auto_start": True}
            new = {**plan, "bots": [bot] * bots, "name": "Ann" if people else ""}
            opened = await asyncio.to_thread(self.server.open_table, game, **new)
            id = opened["table"]["id"]
            guests = [Guest(id, opened["secret"], 0)] if people else [Guest(id)]
            if people == 2:
                joined = await asyncio.to_thread(self.server.join, id, name="Bea")
                guests += [Guest(id, joined["secret"], 1), Guest(id)]
        except DEAD:
            return False
        self.guests += guests
        if not people and self.chance.random() < 0.5:
            await self.leave_alone(id)
        else:
            await asyncio.gather(*(self.attend(guest) for guest in guests))
        self.finished.append(id)
        return True

    async def leave_alone(self, id: str) -> None:
        """Bots among themselves: nobody connects."""
        while True:
            await self.up.wait()
            try:
                if (await asyncio.to_thread(self.server.get, f"/api/tables/{id}"))["phase"] == "over":
                    return
            except DEAD:
                continue
            await asyncio.sleep(0.5)

    async def attend(self, guest: Guest) -> None:
        """Play, or watch, until the end; and come back whenever the server does."""
        while True:
            await self.up.wait()
            self.lines += 1
            try:
                async with connected(self.server, guest.table, guest.secret) as line:
                    await self.remember(guest, line)
                    if await self.stay(guest, line):
                        return
            except DEAD:
                pass
            finally:
                self.lines -= 1
            await asyncio.sleep(0.05)

    async def remember(self, guest: Guest, line: Line) -> None:
        """Everything that was ever told is still so."""
        await line.catch_up()
        revision, _ = line.known[guest.seat]
        assert revision >= guest.revision, "an undo was forgotten"
        if revision == guest.revision:
            assert line.events[guest.seat][: len(guest.told)] == guest.told

    async def stay(self, guest: Guest, line: Line) -> bool:
        """As long as the server lives; whether the game is over."""
        while line.table["phase"] != "over":
            note(guest, line)
            if guest.seat is None or (decision := line.decision(guest.seat)) is None:
                await line.hear()
                continue
            offered = [option["id"] for option in decision["options"] if "reason" not in option]
            wish: dict[str, Any] = {"decision": decision["id"], "options": [self.chance.choice(offered)]}
            if self.chance.random() < 0.1:
                found = await line.ask("ahead", seat=guest.seat, options=wish["options"])
                if ways := found.get("ways"):
                    wish["options"] += [step["id"] for step in self.chance.choice(ways)]
            undoing = line.views[guest.seat]["can_undo"] and self.chance.random() < 0.1
            guest.asked = () if undoing else tuple(wish["options"])
            kind = "undo" if undoing else "answer"
            reply = await line.ask(kind, seat=guest.seat, **({} if undoing else wish))
            if reply["error"] is None:
                guest.granted.append(guest.asked)
            else:
                allowed = ("undo-barrier", "nothing-to-undo") if undoing else ("stale-decision",)
                assert reply["error"]["code"] in allowed, reply
            guest.asked = None
        await line.catch_up()
        note(guest, line)
        return True


def note(guest: Guest, line: Line) -> None:
    guest.revision, _ = line.known[guest.seat]
    guest.told = list(line.events[guest.seat])


def journals_of(folder: Path) -> dict[str, list[bytes]]:
    """What is stored, read from a copy: the server shall find the files as its death has left them."""
    copy = folder / "copy"
    copy.mkdir(exist_ok=True)
    for name in ("tables.sqlite", "tables.sqlite-wal"):
        shutil.copy(folder / name, copy / name)
    found: dict[str, list[bytes]] = {}
    database = sqlite3.connect(copy / "tables.sqlite")
    assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    for id, number, body in database.execute("SELECT table_id, number, body FROM entries ORDER BY table_id, number"):
        assert number == len(found.setdefault(id, [])), "a journal has a gap"
        found[id].append(body)
    database.close()
    return found


def answer_of(body: bytes, seat: int) -> tuple[int, ...] | None:
    """The options that a seat has chosen with this entry; an undo has none."""
    entry = e.decode(body)
    if isinstance(entry, e.Answered) and entry.seat == seat:
        return entry.options
    return () if isinstance(entry, e.Undone) and entry.seat == seat else None


def kill_again_and_again(folder: Path, games: int, at_once: int, most_kills: int) -> int:
    """How often the server was killed before all games were over."""
    chance = random.Random()
    began = time.monotonic()
    with served(folder, *LIMITS) as server:
        evening = Evening(server, games, chance, at_once)
        asyncio.run(evening.play(most_kills))
        evening.server.kill()
        evening.look_at_the_journals()
        server.start()
        for id in evening.finished:
            record = folder / f"{id}.jsonl"
            record.write_text(server.get(f"/api/tables/{id}/record"), encoding="utf-8")
            verified = CliRunner().invoke(main, ["replay", "--verify", str(record)])
            assert verified.exit_code == 0, verified.output
        asyncio.run(everybody_still_knows(evening))
    assert len(evening.finished) == games
    granted = sum(len(guest.granted) for guest in evening.guests)
    answers = sum(body.startswith(b'{"entry":"answered"') for bodies in evening.stored.values() for body in bodies)
    seconds = time.monotonic() - began
    print(f"\n{games} games, {evening.kills} kills, {answers} answers, {granted} of people, {seconds:.0f} seconds")
    return evening.kills


async def everybody_still_knows(evening: Evening) -> None:
    for guest in evening.guests:
        if guest.told:
            async with connected(evening.server, guest.table, guest.secret) as line:
                await line.catch_up()
                assert line.table["phase"] == "over"
                assert (line.known[guest.seat][0], line.events[guest.seat]) == (guest.revision, guest.told)


def test_a_server_that_is_killed_loses_no_answer_and_every_game_ends(tmp_path: Path) -> None:
    assert kill_again_and_again(tmp_path, games=6, at_once=6, most_kills=2) == 2


@pytest.mark.proof
def test_two_hundred_games_survive_a_server_that_is_killed_again_and_again(tmp_path: Path) -> None:
    assert kill_again_and_again(tmp_path, games=200, at_once=40, most_kills=30) > 5


# -- the disk fails


@contextmanager
def full(folder: Path) -> Iterator[None]:
    """No file of this process can grow any more."""
    resource = pytest.importorskip("resource")
    _, most = limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, ((folder / "tables.sqlite-wal").stat().st_size, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


Trouble = Callable[[Path], AbstractContextManager[None]]
with_trouble = pytest.mark.parametrize("trouble", [locked, full])


async def stored(house: House, id: str) -> Saved:
    saved = await house.hub.store.load(id)
    assert saved is not None
    return saved


async def check_shown(house: House, id: str, *lines: Line) -> None:
    """Everybody is shown what is stored."""
    await house.settle()
    saved = await stored(house, id)
    table = Table.load(map(e.decode, saved.entries))
    for line in lines:
        for seat, view in line.views.items():
            viewer = SPECTATOR if seat is None else seat
            assert view == json.loads(m.encode(table.view(viewer)))
            assert line.events[seat] == json.loads(m.encode([event.as_dict() for event in table.events(viewer)]))
        assert line.table == json.loads(m.encode(table.info()))


@with_trouble
def test_an_answer_that_cannot_be_stored_has_not_happened_and_can_be_given_again(
    tmp_path: Path, trouble: Trouble
) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table()
        ann, bea = [await house.enter(id, secret) for secret in secrets]
        watching = await house.enter(id)
        everybody = (ann, bea, watching)
        await ann.does("start")
        await house.settle()
        turn = 0 if ann.decision(0) else 1
        mover = everybody[turn]
        decision = mover.decision(turn)
        assert decision is not None
        before = await stored(house, id)
        seen = [(dict(line.views), {seat: list(told) for seat, told in line.events.items()}) for line in everybody]
        answer = {"seat": turn, "decision": decision["id"], "options": [decision["default"]]}
        with trouble(tmp_path):
            for _ in range(2):
                assert await mover.refused("answer", **answer) == "storage-failed"
            await house.settle()
            assert [(line.views, line.events) for line in everybody] == seen
            late = await house.enter(id)
            assert late.views[None] == watching.views[None]
        assert await stored(house, id) == before
        await mover.does("answer", **answer)
        after = await stored(house, id)
        assert after.entries[:-1] == before.entries
        last = e.decode(after.entries[-1])
        assert isinstance(last, e.Answered)
        assert (last.seat, last.options) == (turn, (decision["default"],))
        await check_shown(house, id, *everybody, late)
        assert mover.decision(turn) != decision

    in_house(tmp_path, act, patience=0.2)


@with_trouble
def test_talk_that_cannot_be_stored_is_not_heard_and_does_no_harm(tmp_path: Path, trouble: Trouble) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table()
        ann, bea = [await house.enter(id, secret) for secret in secrets]
        await ann.does("start")
        await ann.does("say", text="Good luck!")
        with trouble(tmp_path):
            assert await ann.refused("say", text="Can you hear me?") == "storage-failed"
        await house.settle()
        assert [line["text"] for line in bea.chat] == ["Good luck!"]
        mover, turn = (ann, 0) if ann.decision(0) else (bea, 1)
        assert (await mover.answer_somehow(turn))["error"] is None
        await ann.does("say", text="Again")
        await house.settle()
        late = await house.enter(id, secrets[1])
        assert [(line["number"], line["text"]) for line in late.chat] == [(0, "Good luck!"), (1, "Again")]
        await check_shown(house, id, ann, bea, late)

    in_house(tmp_path, act, patience=0.2)


@with_trouble
def test_a_table_or_a_rematch_that_cannot_be_stored_is_not_there(tmp_path: Path, trouble: Trouble) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table("boats")
        ann, bea = [await house.enter(id, secret) for secret in secrets]
        await ann.does("start")
        await ann.does("propose", kind="end")
        await bea.does("vote", yes=True)
        plan = Plan("boats", listed=True)
        await bea.does("rematch")
        with trouble(tmp_path):
            assert await ann.refused("rematch") == "storage-failed"
            with pytest.raises(SenbazuruError, check=lambda error: error.code == "storage-failed"):
                await house.hub.open_table(m.NewTable(plan, "Cleo"))
        await house.settle()
        assert await house.hub.store.count() == {"open": 0, "playing": 0, "over": 1}
        assert list(house.hub.tables) == [id]
        late = await house.enter(id, secrets[0])
        assert late.table["rematch"] is None
        await ann.does("rematch")
        await check_shown(house, id, ann, bea, late)
        await house.enter(bea.table["rematch"], secrets[1])

    in_house(tmp_path, act, patience=0.2)


@with_trouble
def test_bots_whose_answer_cannot_be_stored_go_on_when_it_can(tmp_path: Path, trouble: Trouble) -> None:
    async def act(house: House) -> None:
        plan = Plan("boats", 2, bot_pause=0)
        opened = await house.hub.open_table(m.NewTable(plan, "Ann", ["random"], start=True))
        id = opened.table.id
        ann = await house.enter(id, opened.secret)
        while ann.decision(0) is None:
            await ann.hear()
        await ann.answer_somehow(0)
        with trouble(tmp_path):
            await house.settle()
            for _ in range(3):
                await house.pass_time(TRY_AGAIN)
            before = len((await stored(house, id)).entries)
        await house.pass_time(TRY_AGAIN)
        while ann.table["phase"] != "over":
            await house.settle()
            if ann.decision(0):
                await ann.answer_somehow(0)
            else:
                assert ann.table["phase"] == "over", "the bot has given up"
        assert len((await stored(house, id)).entries) > before
        await check_shown(house, id, ann)

    in_house(tmp_path, act, patience=0.2)


@with_trouble
def test_nobody_loses_time_while_nothing_can_be_stored(tmp_path: Path, trouble: Trouble) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table(clock={"kind": "live", "seconds": 60, "increment": 0})
        ann, bea = [await house.enter(id, secret) for secret in secrets]
        await ann.does("start")
        await house.settle()
        mover, turn = (ann, 0) if ann.decision(0) else (bea, 1)
        with trouble(tmp_path):
            for _ in range(10):
                await house.pass_time(10)
                assert (await mover.answer_somehow(turn))["error"]["code"] == "storage-failed"
        await house.pass_time(10)
        assert (await mover.answer_somehow(turn))["error"] is None
        assert mover.table["seats"][turn]["stand_in"] is None
        await check_shown(house, id, ann, bea)
        mover, turn = (ann, 0) if ann.decision(0) else (bea, 1)
        await house.pass_time(61)
        assert mover.table["seats"][turn]["why"] == "time"

    in_house(tmp_path, act, patience=0.1)


def test_bots_alone_go_on_when_the_disk_of_a_real_server_has_room_again(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    if not hasattr(resource, "prlimit"):
        pytest.skip("this system does not limit other processes")
    with served(tmp_path, *LIMITS) as server:
        opened = server.open_table("islands", bots=["random"], players=2, name="Ann", start=True, bot_pause=0)
        id = opened["table"]["id"]

        async def play() -> None:
            async with connected(server, id, opened["secret"]) as ann:
                while ann.decision(0) is None:
                    await ann.hear()
                limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
                log = (tmp_path / "tables.sqlite-wal").stat().st_size
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (log, limits[1]))
                before = dict(ann.views)
                asked = ann.decision(0)
                assert (await ann.answer_somehow(0))["error"]["code"] == "storage-failed"
                status, problem = await asyncio.to_thread(
                    server.send, "POST", "/api/tables", {"plan": {"game": "boats"}, "name": "Ann"}
                )
                assert (status, problem) == (503, {"code": "storage-failed", "args": {}})
                status, problem = await asyncio.to_thread(server.send, "GET", "/api/health")
                assert (status, problem["code"]) == (503, "storage-failed")
                assert "senbazuru_storage_failures_total 0" not in await asyncio.to_thread(server.get, "/api/metrics")
                assert "the database failed: disk I/O error" in server.log.read_text()
                assert ann.views == before
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)
                assert ann.decision(0) == asked
                assert (await ann.answer_somehow(0))["error"] is None
                await ann.does("leave")
                await ann.until(lambda message: message["type"] == "table" and message["table"]["phase"] == "over")

        asyncio.run(play())


# -- one server only


def test_a_second_server_on_the_same_database_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        port = str(free_port())
        command = [sys.executable, "-m", "senbazuru", "serve", "--no-browser", "--port", port, "--data", str(tmp_path)]
        second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        assert second.returncode == 2
        assert "another server is using it" in second.stderr
        assert "Traceback" not in second.stderr
        assert server.get("/api/health")["status"] == "ok"
        table = server.open_table("boats", players=2, bots=["random", "random"], start=True)["table"]["id"]
        while server.get(f"/api/tables/{table}")["phase"] != "over":
            time.sleep(0.1)
        bots = server.process.pid
        os.kill(server.process.pid, signal.SIGKILL)  # the server alone: its bots must notice
        server.process.wait()
        server.start()
        assert server.get(f"/api/tables/{table}")["phase"] == "over"
        deadline = time.monotonic() + PATIENCE
        while lives(bots):
            assert time.monotonic() < deadline, "the bots of a dead server live on"
            time.sleep(0.1)


def lives(group: int) -> bool:
    """Whether there is any process left of a group."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_link_to_a_database_is_no_way_round(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").touch()
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "other.sqlite").symlink_to(tmp_path / "tables.sqlite")
    (tmp_path / "folder").symlink_to(tmp_path, target_is_directory=True)
    with held(str(tmp_path / "tables.sqlite")):
        for link in ("elsewhere/other.sqlite", "folder/tables.sqlite"):
            with pytest.raises(SenbazuruError, match="another server"), held(str(tmp_path / link)):
                pass


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of a megabyte."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root of a Linux can mount a small disk")
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)], capture_output=True)
    if mounted.returncode:
        pytest.skip(f"no disk can be mounted here: {mounted.stderr.decode().strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def test_a_server_on_a_full_disk_says_that_it_is_not_well(small_disk: Path) -> None:
    with served(small_disk) as server:
        opened = server.open_table(name="Ann", bots=["random"], start=True)
        ballast = small_disk / "ballast"
        with ballast.open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(b"x" * 512)
        new = {"plan": {"game": "boats"}, "name": "Ann"}
        assert server.send("POST", "/api/tables", new) == (503, {"code": "storage-failed", "args": {}})
        assert server.send("GET", "/api/health")[0] == 503
        assert server.get(f"/api/tables/{opened['table']['id']}")["phase"] == "playing"
        ballast.unlink()
        assert server.send("POST", "/api/tables", new)[0] == 201
