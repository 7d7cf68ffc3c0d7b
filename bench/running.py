"""A server from its start to its end on one core, and players who load it from another."""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.request import urlopen

from bench.contenders import Contender
from bench.load.machine import resident_bytes
from bench.steps import PeerError, progress
from senbazuru.arena.telling import grouped
from senbazuru.languages import say

ROOT: Final = Path(__file__).resolve().parents[1]
STARTS_WITHIN: Final = 60.0

Level = dict[str, Any]


@contextmanager
def on_core(number: int) -> Iterator[None]:
    """What is started here stays on one core, where the system lets us say so."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    mine = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {sorted(mine)[number % len(mine)]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, mine)


def allow_many_sockets() -> None:
    """As many open files as we may have: a table takes two sockets, at both ends."""
    try:
        import resource
    except ImportError:
        return
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@dataclass(frozen=True)
class Running:
    """A server that can be reached."""

    contender: Contender
    port: int
    process: int

    def load(self, how: str, **numbers: float) -> list[Level]:
        """Let the generator play, and read what it measured."""
        command = [sys.executable, "-m", "bench.load", self.contender.kind, how]
        command += ["--port", str(self.port), "--server", str(self.process)]
        command += [word for name, value in numbers.items() for word in (f"--{name}", str(value))]
        levels: list[Level] = []
        with on_core(1), subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as generator:
            assert generator.stdout is not None
            for line in generator.stdout:
                level = json.loads(line)
                levels.append(level)
                told = {"tables": f"{level['matches']:>4}", "rate": f"{grouped(level['rate'], 0):>8}"}
                progress("  " + say("measure-level", **told, p99=grouped(level["p99"], 1)))
        if generator.returncode:
            raise PeerError(say("measure-failed", server=self.contender.name))
        return levels

    def megabytes(self) -> float:
        return round(resident_bytes(self.process) / 2**20, 1)

    def tables(self) -> int:
        """How many tables our server holds in memory."""
        with urlopen(f"http://127.0.0.1:{self.port}/api/metrics") as answer:
            lines = answer.read().decode().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("senbazuru_tables_in_memory "))


@contextmanager
def running(contender: Contender, scratch: Path) -> Iterator[Running]:
    """The server from its start to its end."""
    with tempfile.TemporaryDirectory(dir=scratch) as folder:
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            port = trial.getsockname()[1]
        command = [word.format(port=port, folder=folder) for word in contender.command]
        environment = {**os.environ, "NODE_ENV": "production"}
        with on_core(0):
            server = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=contender.folder, env=environment)
        try:
            await_start(server, port)
            yield Running(contender, port, server.pid)
        finally:
            server.terminate()
            server.wait()


def await_start(server: "subprocess.Popen[bytes]", port: int) -> None:
    until = time.monotonic() + STARTS_WITHIN
    while server.poll() is None and time.monotonic() < until:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise PeerError(say("measure-no-start", command=repr(server.args)))
