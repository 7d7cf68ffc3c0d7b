"""`senbazuru bench --server`: our server and a boardgame.io server, on this machine, under the same load.

The server has one core and the load generator another. Ours stores every answer durably before anybody sees it;
boardgame.io keeps matches in memory, or in files that it does not flush.
"""

import hashlib
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final
from urllib.request import urlopen

import click

import senbazuru
from senbazuru.cli.bench import Row, table
from senbazuru.cli.load.machine import resident_bytes
from senbazuru.cli.peers import PeerError, run_step

PACE_TABLES: Final = 500
PACE_RATE: Final = 200
IDLE_TABLES: Final = 10_000
NO_LIMITS: Final = [
    word
    for name in ("messages", "tables", "requests", "connections")
    for word in ("--limit", f"{name}={1_000_000_000}")
]
WHOLE_CORE: Final = 0.85
"""A server that had less of its core was kept from it: by others on this machine, or by waiting."""
STARTS_WITHIN: Final = 60.0
SLEEPS_WITHIN: Final = 300.0
STAMP: Final = "boardgame-stamp.txt"

Level = dict[str, Any]


def progress(text: str) -> None:
    click.echo(f"bench: {text}", err=True)


@dataclass(frozen=True)
class Contender:
    """A server to be measured: how it is started, and which players the generator sends."""

    name: str
    kind: str
    command: tuple[str, ...]
    """`{port}` and `{folder}`, which is empty and on a disk, are filled in."""
    folder: Path | None = None


def ours() -> Contender:
    serve = ("serve", "--port", "{port}", "--data", "{folder}", "--no-browser", "--bot-processes", "1")
    name = f"Senbazuru {senbazuru.__version__}, {'compiled' if senbazuru.COMPILED else 'pure Python'}, durable"
    command = (sys.executable, "-m", "senbazuru", *serve, "--log-level", "error", *NO_LIMITS)
    return Contender(name, "ours", command)


# -- the peer


def peer_sources() -> Path:
    """The server that we wrote for boardgame.io; it comes with the source, not with the installed package."""
    here = Path(__file__).resolve()
    for folder in (*here.parents, Path.cwd(), *Path.cwd().parents):
        if (folder / "bench" / "boardgame" / "package.json").is_file():
            return folder / "bench" / "boardgame"
    raise PeerError("bench/boardgame is not here; start this from a checkout of the source")


def peers(scratch: Path) -> list[Contender]:
    """A boardgame.io server in memory and one with files, installed by npm unless that was done before."""
    sources = peer_sources()
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        raise PeerError("node and npm are not here")
    folder = scratch / "boardgame"
    files = sorted(path for path in sources.iterdir() if path.suffix in (".js", ".json") or path.name == ".npmrc")
    wanted = hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest() + "\n"
    stamp = folder / STAMP
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
        progress("installing boardgame.io")
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for path in files:
            shutil.copy(path, folder)
        install = [npm, "install", "--prefix", str(folder), "--no-audit", "--no-fund", "--loglevel", "error"]
        run_step(install, "could not install boardgame.io")
        stamp.write_text(wanted, encoding="utf-8")
    package = json.loads((folder / "node_modules" / "boardgame.io" / "package.json").read_text(encoding="utf-8"))
    name = f"boardgame.io {package['version']}"
    server = (node, "server.js", "{port}")
    return [
        Contender(f"{name}, in memory", "boardgame", server, folder),
        Contender(f"{name}, FlatFile", "boardgame", (*server, "{folder}"), folder),
    ]


# -- running


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
        command = [sys.executable, "-m", "senbazuru.cli.load", self.contender.kind, how]
        command += ["--port", str(self.port), "--server", str(self.process)]
        command += [word for name, value in numbers.items() for word in (f"--{name}", str(value))]
        levels: list[Level] = []
        with on_core(1), subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as generator:
            assert generator.stdout is not None
            for line in generator.stdout:
                level = json.loads(line)
                levels.append(level)
                progress(f"  {level['matches']:>4} tables: {level['rate']:>8,.0f} moves/s, p99 {level['p99']:,.1f} ms")
        if generator.returncode:
            raise PeerError(f"{self.contender.name} could not be measured")
        return levels


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
    raise PeerError(f"the server did not start: {server.args!r}")


# -- measuring


def best(levels: Sequence[Level], key: str = "rate") -> float:
    return max(float(level[key]) for level in levels)


def saturate(contender: Contender, scratch: Path) -> list[Level]:
    progress(f"{contender.name}: more and more tables")
    with running(contender, scratch) as server:
        return server.load("saturate")


def pace(contender: Contender, scratch: Path) -> Level:
    progress(f"{contender.name}: {PACE_RATE} moves a second at {PACE_TABLES} tables")
    with running(contender, scratch) as server:
        return server.load("pace", tables=PACE_TABLES, rate=PACE_RATE, seconds=15)[0]


def sleepers(contender: Contender, scratch: Path) -> dict[str, float]:
    """Megabytes of our server: empty; with many tables that everybody has left; when those have left memory; and
    with as many others, which show how much of it was only kept for later."""
    progress(f"{contender.name}: {IDLE_TABLES} idle tables")
    with running(contender, scratch) as server:
        found = {"empty": megabytes(server)}
        server.load("leave", tables=IDLE_TABLES)
        there, found["idle"] = tables_in_memory(server.port), megabytes(server)
        progress(f"  {there} are in memory; waiting for them to leave it")
        until = time.monotonic() + SLEEPS_WITHIN
        while tables_in_memory(server.port) and time.monotonic() < until:
            time.sleep(1)
        left, found["left"] = there - tables_in_memory(server.port), megabytes(server)
        progress(f"  {left} have left it; as many again")
        server.load("leave", tables=IDLE_TABLES)
        return {"tables": there, "tables_left": left, **found, "again": megabytes(server)}


def megabytes(server: Running) -> float:
    return round(resident_bytes(server.process) / 2**20, 1)


def tables_in_memory(port: int) -> int:
    with urlopen(f"http://127.0.0.1:{port}/api/metrics") as answer:
        lines = answer.read().decode().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("senbazuru_tables_in_memory "))


def had_its_core(levels: Sequence[Level]) -> bool:
    """Whether the most moves a second were made with the core to itself: only then they say what a server can do."""
    return bool(max(levels, key=lambda level: float(level["rate"]))["server_share"] >= WHOLE_CORE)


def ratios(own: Sequence[Sequence[Level]], theirs: Sequence[Sequence[Level]]) -> Iterator[Row]:
    """Ours to theirs, at each one's best: by the clock, and by the time that the server was on a processor.

    On a busy machine a server with more threads gets more of the core, and the clock flatters it: then there is no
    verdict.
    """
    for levels, name, goal in zip(theirs, ("in memory", "FlatFile"), (2.0, 5.0)):
        fair = all(map(had_its_core, (*own, levels)))
        for key, unit, wanted in (
            ("rate", "a second", goal if fair else None),
            ("per_cpu_second", "a second of processor", None),
        ):
            mine = sum(best(run, key) for run in own) / len(own)
            if their := best(levels, key):
                yield Row(f"moves {unit}, to {name}", mine / their, "ratio", wanted)


# -- telling


def level_table(name: str, levels: Sequence[Level]) -> str:
    lines = [name, "  tables   moves/s    p50 ms    p99 ms   server   load   moves per second of processor"]
    for level in levels:
        lines.append(
            f"  {level['matches']:>6}{level['rate']:>10,.0f}{level['p50']:>10,.1f}{level['p99']:>10,.1f}"
            f"{level['server_share']:>8.0%}{level['generator_share']:>7.0%}{level['per_cpu_second']:>10,.0f}"
        )
    return "\n".join(lines)


def measure_server(as_json: bool) -> None:
    """Measure our server, and beside it boardgame.io if that can be had."""
    allow_many_sockets()
    busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    scratch = Path(os.environ.get("SENBAZURU_PEERS", Path.home() / ".cache" / "senbazuru" / "peers"))
    scratch = scratch.with_name(f"{scratch.name}-server")
    scratch.mkdir(parents=True, exist_ok=True)
    try:
        beside = peers(scratch)
    except PeerError as problem:
        progress(f"{problem}: boardgame.io is left out")
        beside = []
    mine = ours()
    try:
        # Ours before and after the others: what else the machine does touches all of them.
        runs = [(contender, saturate(contender, scratch)) for contender in (mine, *beside, *([mine] if beside else []))]
        paces = [(contender, pace(contender, scratch)) for contender in (mine, *beside[:1])]
        memory = sleepers(mine, scratch)
    except PeerError as problem:
        raise click.ClickException(str(problem)) from None
    own = [levels for contender, levels in runs if contender is mine]
    theirs = [levels for contender, levels in runs if contender is not mine]
    rows = [Row("moves a second, at best", max(best(levels) for levels in own), "moves/s")]
    rows += ratios(own, theirs)
    rows.append(Row(f"p99 at {PACE_RATE} moves/s, {PACE_TABLES} tables", paces[0][1]["p99"], "milliseconds", 50.0))
    for name, before, after in (
        (f"{IDLE_TABLES} idle tables take", "empty", "idle"),
        ("still held when they have left memory", "empty", "left"),
        (f"{IDLE_TABLES} more take then", "left", "again"),
    ):
        rows.append(Row(name, memory[after] - memory[before], "MB"))
    if as_json:
        told = {
            "version": senbazuru.__version__,
            "compiled": senbazuru.COMPILED,
            "load_average_before": busy,
            "saturation": [{"server": contender.name, "levels": levels} for contender, levels in runs],
            "pace": [{"server": contender.name, **level} for contender, level in paces],
            "idle": memory,
            "rows": [asdict(row) for row in rows],
        }
        click.echo(json.dumps(told))
        return
    texts = [level_table(contender.name, levels) for contender, levels in runs]
    texts += [
        level_table(f"{contender.name}, {PACE_RATE} moves/s at {PACE_TABLES} tables", [level])
        for contender, level in paces
    ]
    texts.append(table(rows, "Together"))
    notes = [f"The load average was {busy:.1f} before this began, on {os.cpu_count()} cores."]
    if not all(had_its_core(levels) for _, levels in runs):
        notes.append(f"Not every server had {WHOLE_CORE:.0%} of its core: compare moves a second of processor.")
    click.echo("\n\n".join([*texts, "\n".join(notes)]))
