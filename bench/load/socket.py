"""A WebSocket client with next to no cost of its own: what is measured shall be the server."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
"""Clients must mask what they send; a mask of zeros leaves it as it is."""


class Socket(asyncio.Protocol):
    """One connection. Whole text messages go to `heard`, in the order of their arrival."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._open = False
        self._rest = b""
        self._transport: asyncio.Transport | None = None
        self._closing = False

    async def connect(self, port: int, path: str) -> None:
        """Connect to a server on this machine."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
        ]
        self._write("\r\n".join([*lines, "", ""]).encode())
        await self._opened

    def send(self, text: bytes) -> None:
        self._frame(TEXT, text)

    def close(self) -> None:
        self._closing = True
        if self._transport:
            self._frame(CLOSE, b"\x03\xe8")
            self._transport.close()

    def _frame(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            head = bytes((kind, MASKED | size))
        else:
            head = bytes((kind, MASKED | 126)) + size.to_bytes(2)
        self._write(head + NO_MASK + payload)

    def _write(self, data: bytes) -> None:
        if self._transport is None:
            raise ConnectionError("not connected")
        self._transport.write(data)

    # -- called by the event loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, problem: Exception | None) -> None:
        if self._closing:
            return
        if self._opened.done():
            raise ConnectionError("the server closed a socket") from problem
        self._opened.set_exception(ConnectionError("the server did not open a socket"))

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self._open:
            head, blank, data = data.partition(b"\r\n\r\n")
            if not blank:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(head.partition(b"\r\n")[0].decode())
            self._open = True
            if not self._opened.done():  # whoever waited may have been cancelled
                self._opened.set_result(None)
        self._rest = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Hand on all whole messages and return what is left."""
        place, end = 0, len(data)
        while end - place >= 2:
            kind, size, start = data[place], data[place + 1], place + 2
            if size >= 126:
                width = 2 if size == 126 else 8
                if end - start < width:
                    break
                size = int.from_bytes(data[start : start + width])
                start += width
            if end - start < size:
                break
            place = start + size
            if kind == TEXT:
                self.heard(data[start:place])
            elif kind == PING:
                self._frame(PONG, data[start:place])
            elif kind != CLOSE and kind != PONG:
                raise ConnectionError(f"a frame of kind {kind:#x} was not expected")
        return data[place:]
