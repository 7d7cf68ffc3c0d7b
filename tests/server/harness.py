"""Servers and people to talk to them: a real server in a process of its own, or a hub in this one."""

import asyncio
import itertools
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

import msgspec
import pytest
import websockets

from senbazuru.games import game_named
from senbazuru.kernel.random import Seed
from senbazuru.server import messages as m
from senbazuru.server.app import create_app
from senbazuru.server.front import Front
from senbazuru.server.hub import Hub, Live
from senbazuru.server.settings import Limits, Settings
from senbazuru.server.socket import Socket
from senbazuru.server.store import Store
from senbazuru.table.plan import Plan
from senbazuru.table.thinking import Thought, think

PATIENCE: Final = 60.0
"""Seconds to wait for what should take a moment: test machines are busy."""
SYNC: Final = 2**50
"""The number of the question whether all has been heard: it is no part of what a client is told."""
ROOMY: Final = Limits(
    messages=10**9,
    chat=10**9,
    tables=10**9,
    rematches=10**9,
    prints=10**9,
    alone=10**9,
    comings=10**9,
    changes=10**9,
    requests=10**9,
    silence=10**9,
    arrivals=10**9,
)

Result = TypeVar("Result")


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    return port


class Served:
    """`senbazuru serve` on a free port of this machine."""

    program = (sys.executable, "-m", "senbazuru")

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.options = options
        self.port = free_port()
        self.log = folder / "serve.log"

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    def spawn(self) -> None:
        command = [*self.program, "serve", "--no-browser", "--log-level", "debug"]
        command += ["--port", str(self.port), "--data", str(self.folder)]
        for name in ("silence", "alone", "comings", "changes", "arrivals"):  # tests are many people at one address
            command += ["--limit", f"{name}=1000000"]
        command += self.options
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)

    def start(self) -> None:
        """Until it answers."""
        self.spawn()
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self.get("/api/health")
                return
            except OSError:
                assert self.process.poll() is None, self.log.read_text()
                assert time.monotonic() < deadline, self.log.read_text()
                time.sleep(0.05)

    def kill(self) -> None:
        """At once and without a word: the server and its bots."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As a person would with Ctrl+C."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE)

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(f"http://{self.host}{path}", timeout=PATIENCE) as answer:
            text = answer.read().decode()
        return json.loads(text) if answer.headers.get_content_type() == "application/json" else text

    def send(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        """The status and what came with it."""
        data = body if isinstance(body, bytes) else json.dumps(body).encode() if body is not None else None
        headers = {"content-type": "application/json", **headers}
        request = urllib.request.Request(f"http://{self.host}{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                text = answer.read()
                return answer.status, json.loads(text) if text else None
        except urllib.error.HTTPError as problem:
            return problem.code, json.loads(problem.read())

    def open_table(self, game: str = "origami", **new: Any) -> dict[str, Any]:
        """A new table; `plan` fields may be given beside `name`, `beside`, `bots` and `start`."""
        outer = {key: new.pop(key) for key in ("name", "beside", "bots", "start") if key in new}
        status, admission = self.send("POST", "/api/tables", {"plan": {"game": game, **new}, **outer})
        assert status == 201, admission
        found: dict[str, Any] = admission
        return found

    def join(self, table: str, **new: Any) -> dict[str, Any]:
        status, admission = self.send("POST", f"/api/tables/{table}/people", new)
        assert status == 201, admission
        found: dict[str, Any] = admission
        return found


@contextmanager
def served(folder: Path, *options: str, kind: type[Served] = Served) -> Iterator[Served]:
    server = kind(folder, *options)
    server.start()
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


class Wire(Protocol):
    """What a client needs of a connection."""

    async def send(self, message: str | bytes, /) -> None: ...

    async def recv(self) -> str | bytes: ...

    async def close(self) -> None: ...


class Line:
    """A client that keeps what it is sent, and every byte of it."""

    def __init__(self, socket: Wire) -> None:
        self.socket = socket
        self.numbers = 0
        self.raw: list[str] = []
        self.table: dict[str, Any] = {}
        self.views: dict[int | None, dict[str, Any]] = {}
        self.events: dict[int | None, list[dict[str, Any]]] = {}
        self.known: dict[int | None, tuple[int, int]] = {}
        self.chat: list[dict[str, Any]] = []

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        raw = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(raw, str)
        message: dict[str, Any] = json.loads(raw)
        if message.get("id") == SYNC:
            return message
        self.raw.append(raw)
        match message["type"]:
            case "table":
                self.table = message["table"]
            case "chat":
                self.chat += message["lines"]
            case "view":
                seat = message["seat"]
                told = self.events.setdefault(seat, [])
                if self.known.get(seat, (-1, 0))[0] != message["revision"]:
                    told.clear()
                assert message["since"] <= len(told), "events are missing"
                told[message["since"] :] = message["events"]
                assert message["told"] == len(told)
                self.views[seat] = message["view"]
                self.known[seat] = (message["revision"], message["told"])
        return message

    async def until(self, found: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The next message that is meant."""
        while True:
            message = await self.hear()
            if found(message):
                return message

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its reply."""
        self.numbers += 1
        number = self.numbers
        await self.socket.send(json.dumps({"type": type, "id": number, **fields}))
        return await self.until(lambda message: message.get("id") == number)

    async def catch_up(self) -> None:
        """Hear everything that was sent so far."""
        await self.socket.send(json.dumps({"type": "ping", "id": SYNC}))
        await self.until(lambda message: message.get("id") == SYNC)

    async def does(self, type: str, **fields: Any) -> dict[str, Any]:
        """A request that must be granted."""
        reply = await self.ask(type, **fields)
        assert reply.get("error") is None, reply
        return reply

    async def refused(self, type: str, **fields: Any) -> str:
        """A request that must be refused; by which code."""
        reply = await self.ask(type, **fields)
        assert reply["error"] is not None, f"{type} was granted"
        code: str = reply["error"]["code"]
        return code

    def decision(self, seat: int) -> dict[str, Any] | None:
        """What the seat is asked, as far as we have heard."""
        asked = self.views[seat]["decisions"] if seat in self.views else []
        return next((decision for decision in asked if decision["seat"] == seat and "options" in decision), None)

    async def answer_somehow(self, seat: int, choose: Callable[[list[int]], int] = min) -> dict[str, Any]:
        """Answer what is asked; the reply."""
        decision = self.decision(seat)
        assert decision is not None
        offered = [option["id"] for option in decision["options"] if "reason" not in option]
        return await self.ask("answer", seat=seat, decision=decision["id"], options=[choose(offered)])


@asynccontextmanager
async def connected(
    server: Served, table: str, secret: str = "", known: dict[int | None, tuple[int, int]] | None = None
) -> AsyncIterator[Line]:
    """Somebody who has said hello and heard welcome."""
    async with websockets.connect(f"ws://{server.host}/api/socket", max_size=None) as socket:
        line = Line(socket)
        if known:
            line.known = dict(known)
        kept = [{"seat": seat, "revision": rev, "told": told} for seat, (rev, told) in (known or {}).items()]
        await socket.send(json.dumps({"type": "hello", "protocol": 2, "table": table, "secret": secret, "known": kept}))
        first = await line.hear()
        assert first["type"] == "welcome", first
        yield line


async def play_to_the_end(line: Line, seat: int, choose: Callable[[list[int]], int] = min) -> None:
    """Answer whatever is asked until the game is over."""
    while line.table.get("phase") != "over":
        if line.decision(seat) is None:
            await line.hear()
            continue
        reply = await line.answer_somehow(seat, choose)
        assert reply["error"] is None or reply["error"]["code"] in ("stale-decision", "game-over"), reply


# -- a server in this process


class Watch(asyncio.SelectorEventLoop):
    """A loop whose time a test can move on."""

    ahead = 0.0

    def time(self) -> float:
        return super().time() + self.ahead


class Closed(Exception):
    """The server has ended the connection."""


class Pipe:
    """The client's end of the server's own `Socket`, without a network."""

    def __init__(self, hub: Hub, address: str = "") -> None:
        self._up: asyncio.Queue[Any] = asyncio.Queue()
        self._down: asyncio.Queue[str | None] = asyncio.Queue()
        self.reading = asyncio.Event()
        self.reading.set()
        self.serving = asyncio.create_task(Socket(hub, self._up.get, self._take, address).serve())

    async def _take(self, message: Any) -> None:
        await self.reading.wait()
        self._down.put_nowait(message["text"] if message["type"] == "websocket.send" else None)

    async def send(self, message: str | bytes, /) -> None:
        kind = "text" if isinstance(message, str) else "bytes"
        self._up.put_nowait({"type": "websocket.receive", kind: message})

    async def recv(self) -> str | bytes:
        found = await self._down.get()
        if found is None:
            raise Closed
        return found

    async def close(self) -> None:
        self._up.put_nowait({"type": "websocket.disconnect"})
        await self.serving


class House:
    """A hub in this process: its tables can be looked into, and its time stands still until it is moved on."""

    def __init__(self, folder: Path, patience: float = 5.0, **settings: Any) -> None:
        self.now = 1_800_000_000.0
        self.patience = patience
        self.database = f"sqlite:///{folder / 'tables.sqlite'}"
        self.settings = Settings(self.database, **{"limits": ROOMY, **settings})
        self.lines: list[Line] = []
        self.port = 0
        self.front: Front | None = None
        self.open()

    def open(self) -> None:
        self.hub = Hub(self.settings, Store.open(self.database, self.patience), clock=lambda: self.now)
        self.hub.thinkers.choose = think_here  # type: ignore[method-assign]

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, and whatever it brings."""
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Watch)
        self.now += seconds
        loop.ahead += seconds
        await self.settle()

    async def settle(self) -> None:
        """Until everybody has got what was sent to him."""
        while True:
            while self.hub._tasks:
                await asyncio.wait(self.hub._tasks)
            for line in self.lines:
                await line.catch_up()
            if not self.hub._tasks:
                return

    async def table(self, game: str = "origami", *names: str, **plan: Any) -> tuple[str, list[str]]:
        """A table with these people, by default Ann and Bea, and the secrets they have."""
        names = names or ("Ann", "Bea")
        whole = msgspec.convert({"game": game, "players": len(names), "bot_pause": 0, **plan}, Plan)
        host = await self.hub.open_table(m.NewTable(whole, names[0]))
        others = [await self.hub.admit(host.table.id, m.NewPerson(name)) for name in names[1:]]
        return host.table.id, [host.secret, *(other.secret for other in others)]

    async def live(self, id: str) -> Live:
        return await self.hub.live(id)

    async def wire(self, address: str = "") -> Wire:
        """A connection that has said nothing yet."""
        if self.port:
            return await websockets.connect(f"ws://127.0.0.1:{self.port}/api/socket")
        return Pipe(self.hub, address)

    async def enter(self, table: str, secret: str = "", back: Line | None = None, address: str = "") -> Line:
        """Somebody says hello and is welcome; one who comes back remembers what he heard."""
        line = Line(await self.wire(address))
        if back is not None:
            line.known = dict(back.known)
            line.events = {seat: list(events) for seat, events in back.events.items()}
        kept = [{"seat": seat, "revision": rev, "told": told} for seat, (rev, told) in line.known.items()]
        await line.socket.send(
            json.dumps({"type": "hello", "protocol": 2, "table": table, "secret": secret, "known": kept})
        )
        first = await line.hear()
        assert first["type"] == "welcome", first
        self.lines.append(line)
        await self.settle()
        return line

    async def part(self, line: Line) -> None:
        self.lines.remove(line)
        await line.socket.close()
        await asyncio.sleep(0.05 if self.port else 0)
        await self.settle()


def deal_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on tables begin with the same cards, test after test."""
    numbers = itertools.count(1)

    def seed(plan: Plan) -> Seed:
        found = Seed.number(next(numbers))
        game_named(plan.game).setup(plan.players, plan.options, found)
        return found

    monkeypatch.setattr(Plan, "seed", seed)


async def think_here(thought: Thought, alone: bool = False) -> list[int]:
    """A bot that needs no process of its own."""
    return think(thought)


def in_house(
    folder: Path, act: Callable[[House], Coroutine[Any, Any, Result]], *, real: bool = False, **settings: Any
) -> Result:
    """Do something with a hub of one's own, through real sockets or none."""

    async def whole() -> Result:
        house = House(folder, **settings)
        if not real:
            try:
                return await act(house)
            finally:
                await close(house)
        house.port = free_port()
        front = house.front = Front(create_app(house.hub), house.settings)
        await front.open("127.0.0.1", house.port)
        try:
            return await act(house)
        finally:
            await close(house)
            await front.close()

    async def close(house: House) -> None:
        for line in house.lines:
            await line.socket.close()
        await house.hub.stop()

    with asyncio.Runner(loop_factory=Watch) as runner:
        return runner.run(whole())
