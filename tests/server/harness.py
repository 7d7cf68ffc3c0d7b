"""A real server in a process of its own, and people to talk to it."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

import websockets

PATIENCE: Final = 60.0
"""Seconds to wait for what should take a moment: test machines are busy."""


class Served:
    """`senbazuru serve` on a free port of this machine."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.options = options
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.log = folder / "serve.log"

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "senbazuru", "serve", "--no-browser", "--log-level", "debug"]
        command += ["--port", str(self.port), "--data", str(self.folder), *self.options]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
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
        """A new table; `plan` fields may be given beside `name`, `bots` and `start`."""
        outer = {key: new.pop(key) for key in ("name", "bots", "start") if key in new}
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
def served(folder: Path, *options: str) -> Iterator[Served]:
    server = Served(folder, *options)
    server.start()
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


class Line:
    """A client that keeps what it is sent, and every byte of it."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
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
        self.raw.append(raw)
        message: dict[str, Any] = json.loads(raw)
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
                assert message["since"] == len(told), "events are missing, or come twice"
                told += message["events"]
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
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "table": table, "secret": secret, "known": kept}))
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
