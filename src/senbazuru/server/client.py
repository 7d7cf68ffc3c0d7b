"""A client of the protocol: it keeps all that it is told, and comes back by itself when the line breaks.

    async with Client(Link.parse("http://localhost:8000/table/ID#SECRET")) as client:
        async for _ in client:
            for decision in client.asked():
                await client.answer(decision, [decision["default"]])
            if client.over:
                break

That is a whole player, though not a good one. docs/protocol.md tells what the messages mean.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from typing import Any, Final, Self, TypeVar, cast
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from senbazuru.kernel.decision import Ahead, DecisionView
from senbazuru.kernel.errors import CODES, Said, SenbazuruError
from senbazuru.server import messages as m
from senbazuru.table.info import ClockInfo, Problem, TableInfo

PATIENCE: Final = 10.0
"""Seconds to wait for a server before it is taken for dead."""
PAUSES: Final = (0.1, 0.3, 1.0, 2.0, 5.0)
"""Seconds between attempts to come back; the last one again and again."""
PING_EVERY: Final = 30.0
"""Seconds after which a server hears from us at the latest: it takes the silent for gone."""
SOCKET: Final = "/api/socket"

Wanted = TypeVar("Wanted")
_read: Final = msgspec.json.Decoder(m.ServerMessage).decode


@dataclass(frozen=True)
class Link:
    """Where a table is: the server's address, the table's id, and perhaps a secret that opens a seat."""

    server: str
    table: str = ""
    secret: str = ""

    @classmethod
    def parse(cls, text: str) -> "Link":
        """Read `http://host:port/table/ID#SECRET`, or the beginning of it. Raises ValueError."""
        parts = urlsplit(text if "://" in text else f"http://{text}")
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.query:
            raise ValueError(text)
        _ = parts.port  # raises ValueError if that is no number
        before, _, table = parts.path.rstrip("/").partition("/table/")
        if "/" in table or (parts.fragment and not table):
            raise ValueError(text)
        return cls(f"{parts.scheme}://{parts.netloc}{before}", table, parts.fragment)

    def __str__(self) -> str:
        place = f"{self.server}/table/{self.table}" if self.table else self.server
        return f"{place}#{self.secret}" if self.secret else place

    def without_secret(self) -> "Link":
        """What one may show to others."""
        return Link(self.server, self.table)


# -- over HTTP


async def get(server: str, path: str, wanted: type[Wanted]) -> Wanted:
    """Ask for something. Raises Refused if the server says no, ConnectionError if there is none."""
    return await asyncio.to_thread(_exchange, server + path, None, wanted)


async def post(server: str, path: str, body: Struct, wanted: type[Wanted]) -> Wanted:
    """Have something done; raises like `get`."""
    return await asyncio.to_thread(_exchange, server + path, body, wanted)


def _exchange(address: str, body: Struct | None, wanted: type[Wanted]) -> Wanted:
    data = None if body is None else m.encode(body)
    try:
        with urlopen(Request(address, data, {"content-type": "application/json"}), timeout=PATIENCE) as response:
            return msgspec.json.decode(response.read(), type=wanted)
    except HTTPError as refusal:
        with suppress(msgspec.DecodeError):
            raise Refused(msgspec.json.decode(refusal.read(), type=Problem)) from None
        raise ConnectionError(f"{refusal.code} {refusal.reason}") from None
    except msgspec.DecodeError as problem:
        raise ConnectionError(str(problem)) from None
    except (OSError, HTTPException, UnicodeError) as problem:
        reason = getattr(problem, "reason", problem)
        raise ConnectionError(getattr(reason, "strerror", None) or str(reason)) from None


class Refused(SenbazuruError):
    """An error that came over the wire. One that only newer versions know is the server's own business."""

    def __init__(self, problem: Problem) -> None:
        known = problem.code in CODES
        super().__init__(problem.code if known else "server-failed", **(problem.args if known else {}))


# -- over the socket


class Lost(Struct, frozen=True):
    """News of the client's own: the line is broken. `Welcome` comes when it is mended."""


News = m.Welcome | m.TableNews | m.ViewNews | m.ChatNews | m.Unsaid | m.Bye | Lost


@dataclass(frozen=True)
class Sight:
    """The game as one seat, or a spectator, sees it, and all events that were told."""

    revision: int
    events: list[dict[str, Any]]
    view: dict[str, Any]


@dataclass
class Client:
    """Somebody at a table, or watching it. Iterating gives the news; what they tell is kept here."""

    link: Link
    me: m.Welcome | None = None
    table: TableInfo | None = None
    present: list[str] = field(default_factory=list)
    watchers: int = 0
    clock: ClockInfo | None = None
    clock_read: float = 0.0
    """When the clock came, by `time.monotonic`."""
    sights: dict[int | None, Sight] = field(default_factory=dict)
    chat: list[m.ChatLine] = field(default_factory=list)
    connected: bool = False
    ended: SenbazuruError | None = None
    """Why the server said good-bye for good."""
    _line: ClientConnection | None = None
    _task: asyncio.Task[None] | None = None
    _news: asyncio.Queue[News | None] = field(default_factory=asyncio.Queue)
    _replies: dict[int, asyncio.Future[Any]] = field(default_factory=dict)
    _asked: int = 0

    # -- coming and going

    async def __aenter__(self) -> Self:
        """Connect. Raises Refused if one is not let in, ConnectionError if there is no server."""
        line = await self._connect()
        self._task = asyncio.create_task(self._stay(line))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        if self._line is not None:
            await self._line.close()
        self._news.put_nowait(None)

    async def _connect(self) -> ClientConnection:
        """A line on which we were welcomed."""
        address = "ws" + self.link.server.removeprefix("http") + SOCKET
        try:
            line = await connect(address, max_size=None, open_timeout=PATIENCE)
        except (WebSocketException, TimeoutError, OSError) as problem:
            raise ConnectionError(str(problem)) from None
        known = [m.Known(seat, sight.revision, len(sight.events)) for seat, sight in self.sights.items()]
        try:
            await line.send(m.encode(m.Hello(m.PROTOCOL, self.link.table, self.link.secret, known)).decode())
            news = _read(await asyncio.wait_for(line.recv(), PATIENCE))
        except (WebSocketException, TimeoutError, msgspec.DecodeError) as problem:
            await line.close()
            raise ConnectionError(str(problem)) from None
        if isinstance(news, m.Bye):
            await line.close()
            if news.retry:
                raise ConnectionError(news.error.code)
            raise Refused(news.error)
        self._line = line
        self.connected = True
        self._take(news)
        return line

    async def _stay(self, line: ClientConnection) -> None:
        """Listen; when the line breaks, come back, again and again, unless the server has said good-bye."""
        try:
            while True:
                await self._listen(line)
                self._hang_up()
                if self.ended is not None:
                    return
                line = await self._come_back()
        except SenbazuruError as refusal:
            self.ended = refusal
            self._take(m.Bye(Problem.of(refusal), retry=False))
        finally:
            self._hang_up()
            self._news.put_nowait(None)

    async def _listen(self, line: ClientConnection) -> None:
        speaking = asyncio.create_task(self._speak_up(line))
        try:
            async for data in line:
                try:
                    news = _read(data)
                except msgspec.ValidationError:
                    continue  # a newer server may say more than we know
                self._take(news)
                if isinstance(news, m.Bye):
                    break
        except WebSocketException:
            pass
        finally:
            speaking.cancel()
        await line.close()

    async def _speak_up(self, line: ClientConnection) -> None:
        ping = m.encode(m.Ping(0)).decode()  # nobody waits for the reply
        with suppress(WebSocketException):
            while True:
                await asyncio.sleep(PING_EVERY)
                await line.send(ping)

    async def _come_back(self) -> ClientConnection:
        attempt = 0
        while True:
            await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
            attempt += 1
            with suppress(ConnectionError):
                return await self._connect()

    def _hang_up(self) -> None:
        """Nobody will answer what was asked on this line. An answer may still have counted: the next view tells."""
        if self.connected:
            self.connected = False
            self._news.put_nowait(Lost())
        for waiting in self._replies.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError(Said("problem-line-broke")))
        self._replies.clear()

    # -- listening

    def __aiter__(self) -> AsyncIterator[News]:
        return self

    async def __anext__(self) -> News:
        news = await self._news.get()
        if news is None:
            self._news.put_nowait(None)  # it is the end for whoever asks again, too
            raise StopAsyncIteration
        return news

    def _take(self, news: m.ServerMessage) -> None:
        match news:
            case m.Reply() | m.AheadView() | m.Sight():
                waiting = self._replies.pop(news.id, None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(news)
                return
            case m.Welcome():
                self.me = news
            case m.TableNews():
                self.table, self.present, self.watchers = news.table, news.present, news.watchers
                self.clock, self.clock_read = news.clock, time.monotonic()
            case m.ViewNews():
                self._see(news)
            case m.ChatNews():
                first = news.lines[0].number if news.lines else 0
                self.chat = [line for line in self.chat if line.number < first] + news.lines
            case m.Unsaid():
                self.chat = [line for line in self.chat if line.number not in news.numbers]
            case m.Bye() if not news.retry:
                self.ended = Refused(news.error)
        self._news.put_nowait(news)

    def _see(self, news: m.ViewNews) -> None:
        """Go on from what was told before; of another revision of the past that is nothing."""
        before = self.sights.get(news.seat)
        told = before.events if before and before.revision == news.revision else []
        self.sights[news.seat] = Sight(news.revision, told[: news.since] + news.events, news.view)

    async def informed(self) -> None:
        """Wait until the first news about the table, and about the game if it has begun, have come."""
        held: list[News] = []
        while self.table is None or not (self.table.phase == "open" or self.table.frozen or self.sights):
            news = await self._news.get()
            if news is None:
                raise self.ended or ConnectionError(Said("problem-line-broke"))
            held.append(news)
        for kept in held:
            self._news.put_nowait(kept)
        if self.table.frozen:
            await self.ask(m.Ping)  # there may be no game to look at: what has not come before the reply does not come

    # -- what is known

    @property
    def seats(self) -> list[int]:
        """The seats that are ours. Before the game they come and go, so the table knows better than the welcome."""
        if self.me is None or self.me.person is None or self.table is None:
            return []
        return [number for number, seat in enumerate(self.table.seats) if seat.person == self.me.person]

    @property
    def over(self) -> bool:
        return self.table is not None and self.table.phase == "over"

    def asked(self) -> list[DecisionView]:
        """The questions to us that are open now."""
        return [
            cast(DecisionView, decision)
            for seat in self.seats
            if seat in self.sights
            for decision in self.sights[seat].view["decisions"]
            if decision["seat"] == seat
        ]

    def time_left(self, seat: int) -> float | None:
        """Seconds on a seat's clock, if there are clocks."""
        if self.clock is None:
            return None
        spent = time.monotonic() - self.clock_read if seat in self.clock.running else 0.0
        return max(0.0, self.clock.left[seat] - spent)

    # -- speaking

    async def ask(self, request: type[m.Request], /, **fields: Any) -> Any:
        """Send a request and wait for its reply: `await client.ask(m.Undo, seat=0)`.

        Raises Refused, ConnectionError if the line breaks before the reply is there.
        """
        if self._line is None or not self.connected:
            raise ConnectionError(Said("problem-not-connected"))
        self._asked = number = self._asked + 1
        waiting = self._replies[number] = asyncio.get_running_loop().create_future()
        try:
            await self._line.send(m.encode(request(id=number, **fields)).decode())
            reply = await waiting
        except WebSocketException as problem:
            raise ConnectionError(str(problem)) from None
        finally:
            self._replies.pop(number, None)
        if isinstance(reply, m.Reply) and reply.error is not None:
            raise Refused(reply.error)
        return reply

    async def answer(self, decision: DecisionView, options: list[int]) -> None:
        """Answer a question of `asked` with one option, or with several in a row."""
        await self.ask(m.Answer, seat=decision["seat"], decision=decision["id"], options=options)

    async def ahead(self, seat: int, *begun: int) -> Ahead:
        """What a seat of ours would be asked after some options."""
        told = await self.ask(m.LookAhead, seat=seat, options=list(begun))
        return msgspec.convert(msgspec.to_builtins(told), Ahead)

    async def look(self, seat: int) -> m.Sight:
        """All that a seat knows, for `Rules.restore`."""
        return cast(m.Sight, await self.ask(m.Look, seat=seat))
