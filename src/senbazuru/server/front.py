"""Where connections come in: HTTP/1 and WebSockets. Whatever a line sends, or fails to send, it costs us little.

A line is cut that does not say in time what it wants, sends more than it may, or does not read what it asked for; and
one too many from the same address is not let in. No table hears of any of it.
"""

import asyncio
import logging
from collections import defaultdict
from email.utils import formatdate
from time import monotonic
from typing import Any, Final, cast

from litestar.types import ASGIApp
from uvicorn._types import ASGIReceiveEvent
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from senbazuru.server.addresses import Proxies, house
from senbazuru.server.rates import MANY, TIDY_EVERY, Rate
from senbazuru.server.settings import Settings

ASKED_WITHIN: Final = 20.0
"""Seconds for a whole request, from its first byte on; for the first of a line, from the connection on."""
ANSWERED_WITHIN: Final = 30.0
"""Seconds from there until its answer has been made and taken."""
IDLE: Final = 30
"""Seconds that a line may be kept for its next request."""
CLOSED_WITHIN: Final = 5.0
"""Seconds for the other side to see that a line is closed."""
BESIDE_BODY: Final = 32_768
"""Bytes of a request that are not its body."""
PART: Final = 8192
"""Bytes of a request that are read before we look whether it is too much."""
SLICE: Final = 1024
"""Bytes of a socket that are read in one go: a few hundred frames at most."""
FRAGMENTS: Final = 64
"""Frames of one message."""
LARGER: Final = 4
"""So many times the size of a message is still read, to say that it is too large."""
SPARE: Final = 256
"""Files that are not connections."""
TELL_EVERY: Final = 60.0
"""Seconds between lines of the log that say the same."""

LOG: Final = logging.getLogger("senbazuru.server")
logging.getLogger("uvicorn.error").disabled = True  # it tells addresses


class Gate(ServerState):
    """Counts the lines, and lets in as many as can be borne: of each address, and of all."""

    def __init__(self, settings: Settings, most: int) -> None:
        super().__init__()
        self.limits = settings.limits
        self.proxies = Proxies(settings.proxies)
        self.most = most
        self.open = 0
        self._turned_away = 0
        self._told = -TELL_EVERY
        self._tidied = 0.0
        self._lines: defaultdict[str, int] = defaultdict(int)
        self._arrivals: defaultdict[str, Rate] = defaultdict(lambda: Rate(self.limits.arrivals, 10.0))

    def let_in(self, address: str) -> bool:
        now = monotonic()
        if len(self._arrivals) > MANY and now >= self._tidied + TIDY_EVERY:
            self._tidied = now
            for other in [other for other, rate in self._arrivals.items() if rate.idle(now)]:
                del self._arrivals[other]
        if self.open >= self.most or not (address in self.proxies or self._bearable(house(address), now)):
            self._turn_away(now)
            return False
        self.open += 1
        self._lines[house(address)] += 1
        return True

    def _bearable(self, address: str, now: float) -> bool:
        """Of proxies we do not ask that: the door counts whom they bring."""
        return self._lines.get(address, 0) < 2 * self.limits.connections and self._arrivals[address].allows(now)

    def _turn_away(self, now: float) -> None:
        self._turned_away += 1
        if now - self._told >= TELL_EVERY:
            LOG.warning("%d connections were too many and not let in; %d are open", self._turned_away, self.open)
            self._told, self._turned_away = now, 0

    def let_out(self, address: str) -> None:
        self.open -= 1
        self._lines[house(address)] -= 1
        if not self._lines[house(address)]:
            del self._lines[house(address)]


class HttpLine(HttpToolsProtocol):
    """A connection that asks for pages, or to become a socket."""

    server_state: Gate

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self._deadline: asyncio.TimerHandle | None = None
        self._beside_body = 0
        self._welcome = self.server_state.let_in(self._address)
        if self._welcome:
            self._within(ASKED_WITHIN)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._within(None)
        if self._welcome:
            self.server_state.let_out(self._address)
        super().connection_lost(exc)

    def _within(self, seconds: float | None) -> None:
        """What is to happen next must happen within so many seconds; none: it has happened."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        if self._deadline is None:
            self._within(ASKED_WITHIN)
        for start in range(0, len(data), PART):
            part = data[start : start + PART]
            self._beside_body += len(part)
            super().data_received(part)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self._beside_body > BESIDE_BODY:
                self.send_400_response("Too large.")
                return

    def on_headers_complete(self) -> None:
        if self.cycle is not None and not self.cycle.response_complete:
            # nobody needs that, and whoever does not read could have any number of answers wait for him
            raise ValueError("one request at a time")
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._beside_body -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._beside_body = 0
        self._within(ANSWERED_WITHIN)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._within(CLOSED_WITHIN if self.transport.is_closing() else None)

    def handle_websocket_upgrade(self) -> None:
        self._within(None)
        super().handle_websocket_upgrade()
        line = self.transport.get_protocol()
        if isinstance(line, SocketLine) and not line.handshake_initiated:
            self.transport.abort()  # a body, or headers without end: the library keeps to itself what it thinks of that


class SocketLine(WebSocketsSansIOProtocol):
    """A connection to a table."""

    def __init__(self, config: Config, server_state: Gate, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        self._gate = server_state
        self._signs = Rate(server_state.limits.messages, 10.0)
        self._rest = b""

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest = b""
        self._gate.let_out(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._rest or len(data) > SLICE:
            self._rest += data
            self.transport.pause_reading()
            self._read_on()
        else:
            super().data_received(data)

    def _read_on(self) -> None:
        """A slice at a time, so that others have their turn; and no further while a message waits to be heard."""
        if self.read_paused or not self._rest:
            return
        part, self._rest = self._rest[:SLICE], self._rest[SLICE:]
        super().data_received(part)
        if self._rest:
            self.loop.call_soon(self._read_on)
        elif not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if self._rest:
                self._read_on()
            elif not self.transport.is_closing():
                self.transport.resume_reading()
        return message

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > FRAGMENTS:
            self.transport.abort()

    def handle_ping(self) -> None:
        if self._signs.allows(monotonic()) and self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        if not self._signs.allows(monotonic()):
            self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:  # who does not read would not let us close
            self.loop.call_later(CLOSED_WITHIN, self.transport.abort)


class Front:
    """What listens. It serves from `open` to `close`."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.gate = Gate(settings, files_allowed() - SPARE)
        self._config = Config(
            cast(Any, app),
            http=HttpLine,
            ws=SocketLine,
            ws_max_size=LARGER * settings.limits.message,
            ws_ping_interval=None,
            ws_per_message_deflate=False,
            lifespan="off",
            interface="asgi3",
            log_config=None,
            access_log=False,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            timeout_keep_alive=IDLE,
        )
        self._config.load()

    async def open(self, host: str, port: int) -> None:
        """Raises OSError if that address is not ours to have. `::` means all addresses, also those of IPv4."""
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(
            lambda: HttpLine(self._config, self.gate, {}, loop), None if host == "::" else host, port, backlog=1024
        )
        self._tell_time()

    def _tell_time(self) -> None:
        self.gate.default_headers = [(b"date", formatdate(usegmt=True).encode())]
        self._clock = asyncio.get_running_loop().call_later(1.0, self._tell_time)

    async def close(self) -> None:
        """Let answers that are under way come to their end, but nobody can keep us waiting."""
        self._clock.cancel()
        self._server.close()
        for line in list(self.gate.connections):
            try:
                line.shutdown()
            except Exception:  # of a library, about a line that is of no use any more
                line.transport.abort()
        if self.gate.tasks:
            await asyncio.wait(self.gate.tasks, timeout=CLOSED_WITHIN)
        for task in self.gate.tasks:
            task.cancel()
        for line in list(self.gate.connections):
            line.transport.abort()
        await asyncio.sleep(0)


def files_allowed(wanted: int = 65_536) -> int:
    """How many files we may have open, after asking for many: each connection is one."""
    try:
        import resource
    except ImportError:  # on Windows nobody counts
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < allowed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    return allowed
