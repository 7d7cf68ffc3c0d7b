"""A client that sends what no library would: HTTP/1 byte by byte, WebSocket frames by hand, from any loopback address.

Nothing is sent and nothing is read unless it is asked for. Whatever the server does to the line, `Cut` tells of it:

    async with await Raw.open(server.port, source="127.0.0.7") as raw:
        await raw.send(head("POST", "/api/tables", content_length="1000") + b"{")
        assert await raw.ended(within=40.0) is not None
"""

import asyncio
import base64
import os
import socket
import struct
import sys
import time
from typing import Any, Final, Self

import msgspec
import pytest

from senbazuru.server.messages import PROTOCOL

PATIENCE: Final = 60.0
"""Seconds to wait for what should take a moment."""
HOME: Final = "127.0.0.1"
CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
"""Kinds of frames."""
LAST: Final = 128
MASKED: Final = 128
NO_MASK: Final = bytes(4)
"""Clients must mask what they send; a mask of zeros leaves it as it is."""

needs_addresses: Final = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has all of 127.0.0.0/8")
"""For a test whose people come from different addresses."""


class Cut(ConnectionError):
    """The server has ended the line, with the code of its close frame if it sent one."""

    code: int | None = None


class Answer(msgspec.Struct):
    """What came back over HTTP. The names of headers are in lower case."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


def head(method: str, path: str, host: str = "localhost", **headers: str) -> bytes:
    """The head of a request; `content_length` is the header content-length."""
    lines = [f"{method} {path} HTTP/1.1", f"host: {host}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


def frame(kind: int, payload: bytes = b"", last: bool = True, size: int | None = None) -> bytes:
    """A frame, one of several if it is not the last; `size` is what it claims to hold, if that is not the truth."""
    size = len(payload) if size is None else size
    first = kind | (LAST if last else 0)
    if size < 126:
        start = struct.pack("!BB", first, MASKED | size)
    elif size < 65_536:
        start = struct.pack("!BBH", first, MASKED | 126, size)
    else:
        start = struct.pack("!BBQ", first, MASKED | 127, size)
    return start + NO_MASK + payload


class Raw:
    """One connection. `async with` drops it at the end."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, port: int) -> None:
        self.reader = reader
        self.writer = writer
        self.port = port

    @classmethod
    async def open(cls, port: int, source: str = HOME, window: int = 0) -> Self:
        """Connect to a server on this machine, from an address of 127.0.0.0/8. A small `window` has room for so many
        bytes that nobody reads, before they pile up at the server. Raises OSError."""
        line = socket.socket()
        try:
            line.setblocking(False)
            if window:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
            line.bind((source, 0))
            await asyncio.wait_for(asyncio.get_running_loop().sock_connect(line, (HOME, port)), PATIENCE)
            return cls(*await asyncio.open_connection(sock=line), port)
        except BaseException:
            line.close()
            raise

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *problem: object) -> None:
        self.drop()

    def drop(self) -> None:
        """Gone at once, without a word."""
        self.writer.transport.abort()

    # -- bytes

    async def send(self, data: bytes) -> None:
        """Send, and wait until most of it has left."""
        if self.writer.transport.is_closing():
            raise Cut("the line has ended")
        self.writer.write(data)
        try:
            async with asyncio.timeout(PATIENCE):
                await self.writer.drain()
        except ConnectionError as problem:
            raise Cut(str(problem)) from None

    async def receive(self, least: int) -> bytes:
        """So many bytes, however long they take."""
        try:
            return await self.reader.readexactly(least)
        except (ConnectionError, asyncio.IncompleteReadError) as problem:
            raise Cut(str(problem)) from None

    async def ended(self, within: float) -> float | None:
        """After how many seconds the server ended the line, whatever it said before; none if it did not."""
        began = time.monotonic()
        try:
            async with asyncio.timeout(within):
                while await self.reader.read(65_536):
                    pass
        except TimeoutError:
            return None
        except OSError:
            pass
        return time.monotonic() - began

    def turn_deaf(self) -> None:
        """Read nothing from now on, not even what has arrived."""
        self.writer.transport.pause_reading()  # type: ignore[attr-defined]

    # -- HTTP/1

    async def answer(self) -> Answer:
        """The answer to a request that was sent."""
        async with asyncio.timeout(PATIENCE):
            try:
                lines = await self.reader.readuntil(b"\r\n\r\n")
            except (ConnectionError, asyncio.IncompleteReadError) as problem:
                raise Cut(str(problem)) from None
            first, *rest = lines.decode("latin-1").strip().split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in rest)}
            body = await self.receive(int(headers.get("content-length", 0)))
            return Answer(int(first.split()[1]), headers, body)

    async def request(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        """A whole request, its body as JSON, and the answer. The line stays open for more."""
        data = b"" if body is None else msgspec.json.encode(body)
        if body is not None:
            headers = {"content_type": "application/json", "content_length": str(len(data)), **headers}
        await self.send(head(method, path, f"{HOME}:{self.port}", **headers) + data)
        return await self.answer()

    # -- WebSocket

    async def upgrade(self, path: str = "/api/socket", **headers: str) -> Answer:
        """Ask for a WebSocket; 101 if it was granted."""
        key = base64.b64encode(os.urandom(16)).decode()
        asked = {"upgrade": "websocket", "connection": "Upgrade", "sec_websocket_version": "13"}
        await self.send(head("GET", path, f"{HOME}:{self.port}", **asked, sec_websocket_key=key, **headers))
        return await self.answer()

    async def say(self, type: str, **fields: Any) -> None:
        """A message, whole and well-formed."""
        await self.send(frame(TEXT, msgspec.json.encode({"type": type, **fields})))

    async def hello(self, table: str, secret: str = "") -> dict[str, Any]:
        """Ask for a WebSocket and say who we are; what the server says to it, welcome or bye."""
        answer = await self.upgrade()
        if answer.status != 101:
            raise Cut(f"refused with {answer.status}")
        await self.say("hello", protocol=PROTOCOL, table=table, secret=secret)
        return await self.hear()

    async def hear_bytes(self) -> bytes:
        """The next message as it came, however long that takes."""
        whole = b""
        while True:
            first, size = await self.receive(2)
            if size == 126:
                (size,) = struct.unpack("!H", await self.receive(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", await self.receive(8))
            payload = await self.receive(size) if size else b""
            kind = first & 15
            if kind == CLOSE:
                cut = Cut("the server closed the socket")
                cut.code = int.from_bytes(payload[:2]) if payload else None
                raise cut
            if kind == PING:
                await self.send(frame(PONG, payload))
            elif kind in (CONTINUED, TEXT, BINARY):
                whole += payload
                if first & LAST:
                    return whole

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = msgspec.json.decode(await self.hear_bytes())
        return message

    async def ask(self, type: str, number: int = 1, **fields: Any) -> dict[str, Any]:
        """A request and its reply; what else is heard in between is forgotten."""
        await self.say(type, id=number, **fields)
        while (message := await self.hear()).get("id") != number:
            pass
        return message
