"""`python -m bench server`: our server and a boardgame.io server, on this machine, under the same load.

The server has one core and the load generator another. Ours stores every answer durably before anybody sees it;
boardgame.io keeps matches in memory, or in files that it does not flush.
"""

import json
import os
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import click

import senbazuru
from bench.contenders import Contender, boardgame, ours
from bench.running import Level, allow_many_sockets, running
from bench.steps import PeerError, progress, scratch
from senbazuru.cli.bench import Row, json_option, table

PACE_TABLES: Final = 500
PACE_RATE: Final = 200
IDLE_TABLES: Final = 10_000
WHOLE_CORE: Final = 0.85
"""A server that had less of its core was kept from it: by others on this machine, or by waiting."""
SLEEPS_WITHIN: Final = 300.0


# -- measuring


def best(levels: Sequence[Level], key: str = "rate") -> float:
    return max(float(level[key]) for level in levels)


def saturate(contender: Contender, folder: Path) -> list[Level]:
    progress(f"{contender.name}: more and more tables")
    with running(contender, folder) as server:
        return server.load("saturate")


def pace(contender: Contender, folder: Path) -> Level:
    progress(f"{contender.name}: {PACE_RATE} moves a second at {PACE_TABLES} tables")
    with running(contender, folder) as server:
        return server.load("pace", tables=PACE_TABLES, rate=PACE_RATE, seconds=15)[0]


def sleepers(contender: Contender, folder: Path) -> dict[str, float]:
    """Megabytes of our server: empty; with many tables that everybody has left; when those have left memory; and
    with as many others, which show how much of it was only kept for later."""
    progress(f"{contender.name}: {IDLE_TABLES} idle tables")
    with running(contender, folder) as server:
        found = {"empty": server.megabytes()}
        server.load("leave", tables=IDLE_TABLES)
        there, found["idle"] = server.tables(), server.megabytes()
        progress(f"  {there} are in memory; waiting for them to leave it")
        until = time.monotonic() + SLEEPS_WITHIN
        while server.tables() and time.monotonic() < until:
            time.sleep(1)
        left, found["left"] = there - server.tables(), server.megabytes()
        progress(f"  {left} have left it; as many again")
        server.load("leave", tables=IDLE_TABLES)
        return {"tables": there, "tables_left": left, **found, "again": server.megabytes()}


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


@dataclass(frozen=True)
class Measured:
    """All that was measured, by server."""

    own: Contender
    busy: float
    runs: list[tuple[Contender, list[Level]]]
    paces: list[tuple[Contender, Level]]
    memory: dict[str, float]

    def rows(self) -> list[Row]:
        own = [levels for contender, levels in self.runs if contender is self.own]
        theirs = [levels for contender, levels in self.runs if contender is not self.own]
        p99 = self.paces[0][1]["p99"]
        rows = [Row("moves a second, at best", max(best(levels) for levels in own), "moves/s")]
        rows += ratios(own, theirs)
        rows.append(Row(f"p99 at {PACE_RATE} moves/s, {PACE_TABLES} tables", p99, "milliseconds", 50.0))
        for name, before, after in (
            (f"{IDLE_TABLES} idle tables take", "empty", "idle"),
            ("still held when they have left memory", "empty", "left"),
            (f"{IDLE_TABLES} more take then", "left", "again"),
        ):
            rows.append(Row(name, self.memory[after] - self.memory[before], "MB"))
        return rows

    def told(self) -> dict[str, Any]:
        return {
            "version": senbazuru.__version__,
            "compiled": senbazuru.COMPILED,
            "load_average_before": self.busy,
            "saturation": [{"server": contender.name, "levels": levels} for contender, levels in self.runs],
            "pace": [{"server": contender.name, **level} for contender, level in self.paces],
            "idle": self.memory,
            "rows": [asdict(row) for row in self.rows()],
        }

    def text(self) -> str:
        texts = [level_table(contender.name, levels) for contender, levels in self.runs]
        for contender, level in self.paces:
            texts.append(level_table(f"{contender.name}, {PACE_RATE} moves/s at {PACE_TABLES} tables", [level]))
        texts.append(table(self.rows(), "Together"))
        notes = [f"The load average was {self.busy:.1f} before this began, on {os.cpu_count()} cores."]
        if not all(had_its_core(levels) for _, levels in self.runs):
            notes.append(f"Not every server had {WHOLE_CORE:.0%} of its core: compare moves a second of processor.")
        return "\n\n".join([*texts, "\n".join(notes)])


def measure() -> Measured:
    """Ours, and boardgame.io beside it if that can be had."""
    busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    folder = scratch()
    folder = folder.with_name(f"{folder.name}-server")
    folder.mkdir(parents=True, exist_ok=True)
    try:
        beside = boardgame(folder)
    except PeerError as problem:
        progress(f"{problem}: boardgame.io is left out")
        beside = []
    own = ours()
    allow_many_sockets()
    # Ours before and after the others: what else the machine does touches all of them.
    turns = (own, *beside, own) if beside else (own,)
    runs = [(contender, saturate(contender, folder)) for contender in turns]
    paces = [(contender, pace(contender, folder)) for contender in (own, *beside[:1])]
    return Measured(own, busy, runs, paces, sleepers(own, folder))


@click.command()
@json_option
def server(as_json: bool) -> None:
    """Our server, beside one of boardgame.io.

    Both under the same load; it takes minutes. boardgame.io needs node and npm; without them it is left out.
    """
    measured = measure()
    click.echo(json.dumps(measured.told()) if as_json else measured.text())
