"""Strangers who mean harm, each from a few addresses of his own, within what one of them could afford.

    python -m tests.server.attackers PORT KNOWN NAME ...

They run in a process beside those who are honest, until their input ends, and then print what became of it as JSON.
KNOWN is a file with the ids of tables that they have heard of. Every loop rests: they are to be a nuisance to the
server, not to the machine.
"""

import asyncio
import json
import struct
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.server.raw import CONTINUED, TEXT, Answer, Cut, Raw, frame, head

ADDRESSES: Final = 3
"""Of each attacker."""
MEGABYTE: Final = 2**20


class Front:
    """What an attacker knows, and where he comes from."""

    def __init__(self, port: int, known: Path, number: int) -> None:
        self.port = port
        self.known = known
        self.number = number
        self.chance = Random(number)
        self.seen: Counter[str] = Counter()
        """What the server did about it."""

    def address(self) -> str:
        return f"127.200.{self.number}.{self.chance.randint(1, ADDRESSES)}"

    async def line(self, window: int = 0) -> Raw:
        self.seen["lines"] += 1
        return await Raw.open(self.port, self.address(), window)

    def tables(self, kind: str) -> list[str]:
        """Those that are `playing`, or `over`."""
        try:
            ids: list[str] = json.loads(self.known.read_text())[kind]
        except (OSError, ValueError):  # it is just being written
            return []
        return ids

    async def request(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        async with await self.line() as raw:
            answer = await raw.request(method, path, body, connection="close", **headers)
        self.seen[str(answer.status)] += 1
        return answer

    async def open_table(
        self, bots: Iterable[str] = (), start: bool = False, name: str = "Mallory", **plan: Any
    ) -> tuple[str, str]:
        """A table of his own, and the secret to it. Once there are too many he waits, as he must."""
        body = {"plan": {"game": "origami", **plan}, "name": name, "bots": list(bots), "start": start}
        while (answer := await self.request("POST", "/api/tables", body)).status != 201:
            await asyncio.sleep(20.0)
        told = answer.json()
        return told["table"]["id"], told["secret"]

    async def enter(self, table: str, secret: str = "", window: int = 0) -> Raw:
        """A socket that is welcome."""
        raw = await self.line(window)
        first = await raw.hello(table, secret)
        if first["type"] != "welcome":
            raw.drop()
            raise Cut(first["error"]["code"])
        return raw


Attack = Callable[[Front], Awaitable[None]]
ATTACKS: Final[dict[str, Attack]] = {}
"""By name. Each is done again and again; if the line breaks, that is what he wanted."""


def attack(function: Attack) -> Attack:
    ATTACKS[function.__name__] = function
    return function


async def hold(front: Front, number: int, opening: bytes, seconds: float, drip: bytes = b"") -> None:
    """So many lines that begin with something and then go on a byte at a time, or not at all."""

    async def one() -> None:
        async with await front.line() as raw:
            if opening:
                await raw.send(opening)
            for _ in range(int(seconds)):
                if await raw.ended(1.0) is not None:
                    front.seen["cut"] += 1
                    return
                if drip:
                    await raw.send(drip)
            front.seen["held to the end"] += 1

    found = await asyncio.gather(*(one() for _ in range(number)), return_exceptions=True)
    front.seen["refused"] += sum(isinstance(result, OSError) for result in found)


# -- lines


@attack
async def floods(front: Front) -> None:
    """Comes and goes at once, many times."""
    for raw in await asyncio.gather(*(front.line() for _ in range(20))):
        raw.drop()
    await asyncio.sleep(0.5)


@attack
async def silent(front: Front) -> None:
    """Many lines on which nothing is said."""
    await hold(front, 250, b"", 150.0)


@attack
async def heads(front: Front) -> None:
    """Heads that do not end."""
    await hold(front, 40, head("GET", "/").removesuffix(b"\r\n"), 150.0, b"a")


@attack
async def bodies(front: Front) -> None:
    """Bodies that do not end."""
    opening = head("POST", "/api/tables", content_type="application/json", content_length="5000") + b"{"
    await hold(front, 40, opening, 150.0, b" ")


@attack
async def strangers(front: Front) -> None:
    """Sockets that do not say hello."""
    key = {"sec_websocket_version": "13", "sec_websocket_key": "AAAAAAAAAAAAAAAAAAAAAA=="}
    await hold(front, 40, head("GET", "/api/socket", upgrade="websocket", connection="Upgrade", **key), 150.0)


@attack
async def unfolding(front: Front) -> None:
    """HTTP/2 heads of a few kilobytes that say the same long word four thousand times."""

    def part(kind: int, flags: int, stream: int, payload: bytes) -> bytes:
        return struct.pack("!I", len(payload))[1:] + bytes((kind, flags)) + struct.pack("!I", stream) + payload

    word = b"\x40\x01a\x7f\xbd\x1d" + b"v" * 3900
    async with await front.line() as raw:
        await raw.send(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + part(4, 0, 0, b""))
        for stream in range(100):
            block = b"\x82\x86\x84\x01\x01x" + (word if stream == 0 else b"") + b"\xbe" * 4000
            await raw.send(part(1, 5, 2 * stream + 1, block))
        front.seen["cut" if await raw.ended(5.0) is not None else "held to the end"] += 1
    await asyncio.sleep(5.0)


# -- what is sent


@attack
async def frames(front: Front) -> None:
    """Messages far too large, in parts that never end, or claimed to be."""

    async def one(kind: int) -> None:
        table = front.chance.choice(front.tables("playing"))
        async with await front.enter(table) as raw:
            if kind == 0:
                await raw.send(frame(TEXT, b" " * 4096, size=2**40))
            elif kind == 1:
                await raw.send(frame(TEXT, b" " * (4 * MEGABYTE)))
            else:
                for part in range(48):
                    await raw.send(frame(CONTINUED if part else TEXT, b" " * MEGABYTE, last=False))
            front.seen["cut" if await raw.ended(15.0) is not None else "held to the end"] += 1

    for result in await asyncio.gather(*(one(kind) for kind in range(16)), return_exceptions=True):
        front.seen["cut"] += isinstance(result, OSError)
    await asyncio.sleep(5.0)


GARBAGE: Final = (
    b"",
    b"\0" * 100,
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    head("GET", "/assets/" + "\xe9" * 300),
    head("GET", "/assets/" + "%C3%A9" * 150),
    head("GET", "/assets/../../../../etc/passwd"),
    head("GET", "/api/tables/" + "x" * 5000),
    head("POST", "/api/tables", content_type="application/json", content_length="5") + b"[[[[[",
    head("POST", "/api/tables", content_type="application/json", content_length="-1"),
    head("POST", "/api/tables", transfer_encoding="chunked", content_length="4") + b"zzzz",
    head("GET", "/api/socket", upgrade="websocket", connection="Upgrade"),
    head("BREW", "/api/health"),
    head("GET", "/", **{f"x_{n}": "y" * 60 for n in range(300)}),
)
NOISE: Final = (
    frame(TEXT, b"{"),
    frame(TEXT, b"[" * 9000),
    frame(TEXT, b'{"type": "answer", "id": 1, "seat": 0, "decision": "0.0.0.0", "options": [9, 9, 9]}'),
    frame(TEXT, b'{"type": "say", "id": 2, "text": "\\ud800"}'),
    frame(TEXT, b"\xff\xfe"),
    frame(2, bytes(range(256))),
    frame(9, b"x" * 125),
    frame(3, b"no such kind"),
    frame(0x71, b"reserved"),
    frame(TEXT, b"x", last=False) + frame(TEXT, b"y"),
    frame(8, b"\x03\xe8" + b"\xff" * 60),
)


@attack
async def malformed(front: Front) -> None:
    """What is no HTTP, and no message."""
    for nonsense in GARBAGE:
        async with await front.line() as raw:
            await raw.send(nonsense)
            await raw.ended(0.1)
    for table in front.tables("playing")[:1]:
        for noise in NOISE:
            async with await front.enter(table) as raw:
                with suppress(Cut):
                    for _ in range(25):
                        await raw.send(noise)
                await raw.ended(0.1)
    await asyncio.sleep(1.0)


@attack
async def guesses(front: Front) -> None:
    """Secrets that might be right."""
    for table in front.tables("playing")[:5]:
        await front.request("DELETE", f"/api/tables/{table}", authorization="Bearer AAAAAAAAAAAAAAAAAAAAAAAA")
        async with await front.line() as raw:
            await raw.hello(table, "A" * 24)
    await asyncio.sleep(0.5)


# -- at tables


@attack
async def visitors(front: Front) -> None:
    """Come to watch and go, come and go, all at the same table."""

    async def visit(table: str) -> None:
        async with await front.line() as raw:
            front.seen[(await raw.hello(table))["type"]] += 1

    for table in front.chance.sample(front.tables("playing"), 1):
        for _ in range(50):
            await asyncio.gather(*(visit(table) for _ in range(10)), return_exceptions=True)
            await asyncio.sleep(0.1)


@attack
async def crowds(front: Front) -> None:
    """Come to other people's tables and fill them, without a name."""
    for table in front.tables("open")[:3]:
        for _ in range(30):
            await front.request("POST", f"/api/tables/{table}/people", {})
    await asyncio.sleep(0.5)


@attack
async def replays(front: Front) -> None:
    """Ask for whole games again and again."""
    for table in front.tables("over")[:10]:
        await front.request("GET", f"/api/tables/{table}/replay?start={front.chance.choice((0, 200, 100_000))}")
        await asyncio.sleep(0.3)


async def at_own_table(front: Front, lines: int, seconds: int, each: Callable[[Raw, int], Awaitable[None]]) -> None:
    """Sit at a table of his own, on several lines, and do something on each of them every second."""
    table, secret = await front.open_table(clock={"kind": "live", "seconds": 3600})
    await front.request("POST", f"/api/tables/{table}/people", {"name": "Nobody"})
    async with AsyncExitStack() as stack:
        raws = [await stack.enter_async_context(await front.enter(table, secret)) for _ in range(lines)]
        await raws[0].say("start", id=0)
        readers = [asyncio.create_task(raw.ended(float(seconds))) for raw in raws]
        for second in range(seconds):
            await asyncio.gather(*(each(raw, second) for raw in raws))
            await asyncio.sleep(1.0)
        await asyncio.gather(*readers)


@attack
async def journals(front: Front) -> None:
    """A table whose journal grows and grows."""

    async def write(raw: Raw, second: int) -> None:
        for n in range(6):
            await raw.say("give-time", id=3 * n, seat=1)
            await raw.say("propose", id=3 * n + 1, kind="pause")
            await raw.say("withdraw", id=3 * n + 2)

    await at_own_table(front, 5, 60, write)


@attack
async def chatter(front: Front) -> None:
    """One person who talks on many lines at once."""

    async def talk(raw: Raw, second: int) -> None:
        await raw.say("say", id=second, text="x" * 300)

    await at_own_table(front, 20, 60, talk)


@attack
async def deaf(front: Front) -> None:
    """Asks for more than any buffer on the way can hold, and reads nothing."""
    table, secret = await front.open_table(["greedy"] * 3, start=True, game="mixed", players=4)
    async with AsyncExitStack() as stack:
        raws = [await stack.enter_async_context(await front.enter(table, secret, 2048)) for _ in range(10)]
        for raw in raws:
            raw.turn_deaf()
        question = frame(TEXT, b'{"type": "look", "id": 1, "seat": 0}')
        for _ in range(200):
            raws = [raw for raw in raws if not raw.writer.transport.is_closing()]
            for raw in raws:
                raw.writer.write(question * 18)
            await asyncio.sleep(1.0)
            if not raws:
                front.seen["cut"] += 10
                return
        front.seen["held to the end"] += len(raws)


@attack
async def rematches(front: Front) -> None:
    """Tables without end: each game is over before it began, and played again."""
    table, secret = await front.open_table(["greedy"], start=True, bot_pause=60)
    for _ in range(500):
        async with await front.enter(table, secret) as raw:
            await raw.ask("propose", kind="end")
            reply = await raw.ask("rematch", 2)
            front.seen[reply["error"]["code"] if reply["error"] else "rematch"] += 1
            if reply["error"]:
                await asyncio.sleep(20.0)
                return
        table = (await front.request("GET", f"/api/tables/{table}")).json()["rematch"]
        await asyncio.sleep(0.2)


@attack
async def bots(front: Front) -> None:
    """Tables of bots alone, at which nobody looks."""
    await front.open_table(["greedy"] * 4, start=True, name="", players=4, bot_pause=0, listed=True)
    await asyncio.sleep(10.0)


# -- all of them


async def again_and_again(front: Front, attack: Attack) -> None:
    while True:
        try:
            async with asyncio.timeout(300.0):
                await attack(front)
            front.seen["rounds"] += 1
        except (OSError, IndexError, ValueError, KeyError) as problem:  # cut, or nothing there to attack
            front.seen[type(problem).__name__] += 1
        await asyncio.sleep(0.5)


async def torment(port: int, known: Path, names: Iterable[str]) -> dict[str, dict[str, int]]:
    fronts = {name: Front(port, known, number) for number, name in enumerate(ATTACKS, 1) if name in names}
    tasks = [asyncio.create_task(again_and_again(front, ATTACKS[name])) for name, front in fronts.items()]
    await asyncio.to_thread(sys.stdin.read)
    for task in tasks:
        task.cancel()
    for ended in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(ended, Exception):
            raise ended
    return {name: dict(front.seen) for name, front in fronts.items()}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(torment(int(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:]))))
