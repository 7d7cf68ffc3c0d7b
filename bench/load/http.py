"""Requests to a server on this machine."""

import asyncio
from typing import Any

import msgspec


class Http:
    """A connection for some requests, one after the other: `async with Http(port) as http`."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter

    async def __aenter__(self) -> "Http":
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self

    async def __aexit__(self, *problem: object) -> None:
        self._writer.close()

    async def post(self, path: str, content: object) -> Any:
        """What the server answers to a JSON request."""
        body = msgspec.json.encode(content)
        lines = [
            f"POST {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
        ]
        self._writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode().lower()
        size = int(head.partition("content-length:")[2].split()[0])
        answer = await self._reader.readexactly(size)
        status = head.split(maxsplit=2)[1]
        if not status.startswith("2"):
            raise ConnectionError(f"{path}: {status} {answer.decode()}")
        return msgspec.json.decode(answer)
