"""One connection: bytes in, bytes out, and nothing gets past that is malformed, too large or too frequent."""

import asyncio
import math
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from litestar.types import Receive, Send

from senbazuru.kernel.errors import Said, SenbazuruError
from senbazuru.server import messages as m
from senbazuru.server.hub import LOG, Guest, Hub, Live
from senbazuru.server.rates import Rate
from senbazuru.server.settings import Limits
from senbazuru.table.info import Problem

HELLO_WITHIN: Final = 10.0
"""Seconds that a client has to say who it is."""
PATIENCE: Final = 20
"""Messages in a row that cannot be read, or come too fast, before the line is cut."""
GRACE: Final = 5.0
"""Seconds that somebody has to read the last words, before he is cut off without them."""


@dataclass(eq=False)
class Waiting:
    """A message that waits for the line."""

    data: bytes
    kind: str


class Socket:
    """The server's side of a connection."""

    def __init__(self, hub: Hub, receive: Receive, send: Send, address: str = "") -> None:
        self.hub = hub
        self.address = address
        self.limits: Limits = hub.settings.limits
        self._receive = receive
        self._send: Any = send
        self._unsent: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._replaceable: dict[str, Waiting] = {}
        """What waits and may be replaced by newer news of its kind."""
        self._writer: asyncio.Task[None]
        self._reader: asyncio.Task[Any] | None = None
        """The task that waits for a message, while it does."""
        self._cut = False
        self._rate = Rate(self.limits.messages, 10.0)
        self._chat = Rate(self.limits.chat, 10.0)
        self._aheads = Rate(self.limits.aheads, 10.0)

    async def serve(self) -> None:
        """From hello to the end."""
        writer = self._writer = asyncio.create_task(self._write())
        writer.add_done_callback(lambda _: self._line_is_cut())
        live: Live | None = None
        guest: Guest | None = None
        try:
            hello = await asyncio.wait_for(self._read(), HELLO_WITHIN)
            if hello is None:
                return
            live, guest = await self.hub.welcome(self._decode(hello, m.read_hello), self.send, self.close, self.address)
            await self._converse(live, guest)
        except TimeoutError:
            self._bye(SenbazuruError("bad-message", problem=Said("problem-no-hello")))
        except SenbazuruError as problem:
            self._bye(problem)
        except Exception as problem:
            LOG.error("a connection failed", exc_info=problem)
            self._bye(SenbazuruError("server-failed"))
        finally:
            if live is not None and guest is not None:
                await self.hub.part(live, guest)
            self.close()
            with suppress(asyncio.CancelledError):
                await writer

    async def _converse(self, live: Live, guest: Guest) -> None:
        offences = 0
        while offences < PATIENCE:
            data = await self._next()
            if data is None:
                return
            guest.heard = self.hub.steady()
            number = -1
            try:
                self._pace(self._rate)
                request = self._decode(data, m.read_request)
                number = request.id
                if isinstance(request, m.Say):
                    self._pace(self._chat)
                elif isinstance(request, m.LookAhead):
                    self._pace(self._aheads)
                self.send(await self.hub.handle(live, guest, request))
                offences = 0
            except SenbazuruError as problem:
                if problem.code == "message-too-large":
                    raise
                offences += number < 0
                self.send(m.encode(m.Reply(number if number >= 0 else number_in(data), Problem.of(problem))))
        self._bye(SenbazuruError("too-many-messages", seconds=10))

    def _pace(self, rate: Rate) -> None:
        now = self.hub.steady()
        if not rate.allows(now):
            raise SenbazuruError("too-many-messages", seconds=math.ceil(rate.wait(now)))

    def _decode(self, data: bytes, decode: Any) -> Any:
        if len(data) > self.limits.message:
            raise SenbazuruError("message-too-large", most=self.limits.message)
        try:
            return decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            raise SenbazuruError("bad-message", problem=str(problem)[:200]) from None

    async def _next(self) -> bytes | None:
        """The next message; none if either side has ended the connection."""
        if self._cut:
            return None
        task = self._reader = asyncio.current_task()
        try:
            return await self._read()
        except asyncio.CancelledError:
            if task is None or not self._cut:
                raise
            task.uncancel()
            return None
        finally:
            self._reader = None

    def _line_is_cut(self) -> None:
        """We have ended the connection: whoever waits for messages need not wait. Work under way is finished."""
        self._cut = True
        if self._reader is not None:
            self._reader.cancel()

    async def _read(self) -> bytes | None:
        """The next message; none at the end of the connection."""
        while True:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return None
            if message["type"] == "websocket.receive":
                text = message.get("text")
                data: bytes = text.encode() if text is not None else message.get("bytes") or b""
                return data

    # -- out

    def send(self, data: bytes, replaces: str = "") -> None:
        """Send when the line is free. A client that does not read is cut off: it can come back.

        News of a kind that is named replace those of the same kind that still wait, in their place.
        """
        if replaces in self._replaceable:
            self._replaceable[replaces].data = data
        elif self._unsent.qsize() >= self.limits.unsent:
            self._writer.cancel()  # it waits for somebody who does not listen, and would not come to an end
        else:
            waiting = Waiting(data, replaces)
            if replaces:
                self._replaceable[replaces] = waiting
            self._unsent.put_nowait(waiting)

    def close(self) -> None:
        """After what waits to be sent; but who does not read that cannot keep the line."""
        self._unsent.put_nowait(None)
        if not self._writer.done():
            asyncio.get_running_loop().call_later(GRACE, self._writer.cancel)

    def _bye(self, problem: SenbazuruError) -> None:
        retry = problem.code in ("server-stopping", "storage-failed", "server-failed")
        self.send(m.encode(m.Bye(Problem.of(problem), retry)))

    async def _write(self) -> None:
        try:
            while (waiting := await self._unsent.get()) is not None:
                self._replaceable.pop(waiting.kind, None)
                await self._send({"type": "websocket.send", "text": waiting.data.decode()})
            await self._send({"type": "websocket.close", "code": 1000})
        except Exception:  # whatever the server calls a line that is dead
            return


def number_in(data: bytes) -> int:
    """The number that a message we refused may have had, so that its sender can tell which it was."""
    try:
        number = msgspec.json.decode(data[:65_536])["id"]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, KeyError, TypeError):
        return -1
    return number if type(number) is int and 0 <= number < 2**53 else -1
