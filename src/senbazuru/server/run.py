"""A server from its first connection to its last, in one process."""

import asyncio
import gc
import json
import logging
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from senbazuru.server.app import create_app
from senbazuru.server.database import file_of
from senbazuru.server.front import Front
from senbazuru.server.held import held
from senbazuru.server.hub import Hub
from senbazuru.server.settings import Settings
from senbazuru.server.store import Store

try:
    from uvloop import new_event_loop
except ImportError:  # there is none for Windows
    from asyncio import new_event_loop  # type: ignore[assignment]

SIGNALS: Final = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""What asks to stop."""


def serve(settings: Settings, host: str, port: int, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until a signal asks to stop."""
    with held(file_of(settings.database)), asyncio.Runner(loop_factory=new_event_loop) as runner:
        # Messages are many and short-lived; tables, which live long, need not be looked at so often.
        gc.set_threshold(20_000, 50, 100)
        runner.run(_serve(settings, host, port, ready))


async def _serve(settings: Settings, host: str, port: int, ready: Callable[[], None]) -> None:
    hub = Hub(settings, Store.open(settings.database))
    running = asyncio.create_task(hub.run())
    front = Front(create_app(hub), settings)
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in SIGNALS:
        if signal.getsignal(number) != signal.SIG_IGN:  # as nohup wants it
            with suppress(NotImplementedError):  # on Windows Ctrl+C ends the loop itself
                loop.add_signal_handler(number, stopped.set)
    await front.open(host, port)
    hub.listens = host, port
    ready()
    await stopped.wait()
    running.cancel()
    await hub.stop()  # everybody is told to come back before the lines go dead
    await front.close()


class JsonLines(logging.Formatter):
    """One JSON object a line. Names, talk, addresses and secrets are never logged, so none need be taken out."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "message": record.getMessage()}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line)


def log_to_stderr(style: str, level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else logging.Formatter("%(levelname)s %(message)s"))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)  # it tells of every start that there is nothing to do
