"""The client with which servers are tormented: it is heard, and it hears what is done to it."""

import asyncio
from pathlib import Path

import pytest

from tests.server.harness import Served, served
from tests.server.raw import CLOSE, TEXT, Cut, Raw, frame, head, needs_addresses


async def hear_to_the_end(raw: Raw) -> None:
    while True:
        await raw.hear()


async def speak(server: Served, source: str) -> None:
    async with await Raw.open(server.port, source) as raw:
        assert (await raw.request("GET", "/api/health")).status == 200
        opened = await raw.request("POST", "/api/tables", {"plan": {"game": "origami"}, "name": "Ann"})
        assert opened.status == 201
        seat = opened.json()
        assert (await raw.request("GET", "/api/tables/nowhere")).json()["code"] == "no-such-table"
    async with await Raw.open(server.port, source) as raw:
        assert (await raw.hello(seat["table"]["id"], seat["secret"]))["person"] == seat["person"]
        assert (await raw.ask("ping", 7))["error"] is None
        whole = b'{"type": "ping", "id": 8}'
        await raw.send(frame(TEXT, whole[:9], last=False))
        await raw.send(frame(0, whole[9:]))
        assert (await raw.hear())["id"] == 8
        await raw.send(frame(CLOSE, b"\x03\xe8"))
        with pytest.raises(Cut) as cut:
            await hear_to_the_end(raw)
        assert cut.value.code == 1000
    async with await Raw.open(server.port, source) as raw:
        await raw.send(head("GET", "/api/health", content_length="nonsense"))
        assert (await raw.answer()).status == 400
        assert await raw.ended(within=60.0) is not None
    async with await Raw.open(server.port, source, window=2048) as raw:
        assert await raw.ended(within=0.2) is None


@needs_addresses
def test_it_is_heard_and_hears(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        for source in ("127.0.0.1", "127.6.6.6"):
            asyncio.run(speak(server, source))
