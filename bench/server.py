"""`python -m bench server`: our server and a boardgame.io server, on this machine, under the same load.

The server has one core and the load generator another. Ours stores every answer durably before anybody sees it;
boardgame.io keeps matches in memory, or in files that it does not flush.
"""

import json
import os
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import click

import senbazuru
from bench.contenders import Contender, boardgame, ours
from bench.running import Level, allow_many_sockets, running
from bench.steps import PeerError, progress, scratch
from senbazuru.arena.telling import aligned, grouped, heads, percent
from senbazuru.cli.bench import Row, json_option, table
from senbazuru.cli.speaking import command
from senbazuru.languages import ENGLISH, decimal, say, speaking

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
    progress(say("measure-saturate", server=contender.name))
    with running(contender, folder) as server:
        return server.load("saturate")


def pace(contender: Contender, folder: Path) -> Level:
    progress(say("measure-pace", server=contender.name, rate=PACE_RATE, tables=PACE_TABLES))
    with running(contender, folder) as server:
        return server.load("pace", tables=PACE_TABLES, rate=PACE_RATE, seconds=15)[0]


def sleepers(contender: Contender, folder: Path) -> dict[str, float]:
    """Megabytes of our server: empty; with many tables that everybody has left; when those have left memory; and
    with as many others, which show how much of it was only kept for later."""
    progress(say("measure-idle", server=contender.name, tables=str(IDLE_TABLES)))
    with running(contender, folder) as server:
        found = {"empty": server.megabytes()}
        server.load("leave", tables=IDLE_TABLES)
        there, found["idle"] = server.tables(), server.megabytes()
        progress("  " + say("measure-in-memory", tables=str(there)))
        until = time.monotonic() + SLEEPS_WITHIN
        while server.tables() and time.monotonic() < until:
            time.sleep(1)
        left, found["left"] = there - server.tables(), server.megabytes()
        progress("  " + say("measure-left", tables=str(left)))
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
    for levels, name, goal in zip(theirs, ("in-memory", "in-files"), (2.0, 5.0)):
        fair = all(map(had_its_core, (*own, levels)))
        for key, row, wanted in (
            ("rate", "moves-to", goal if fair else None),
            ("per_cpu_second", "moves-of-processor-to", None),
        ):
            mine = sum(best(run, key) for run in own) / len(own)
            if their := best(levels, key):
                yield Row(f"{row}-{name}", mine / their, "ratio", wanted)


# -- telling


def level_table(name: str, levels: Sequence[Level]) -> str:
    lines = [heads("tables", "moves", "half", "slowest", "server", "load", "moves-of-processor")]
    for level in levels:
        rates = [grouped(level["rate"], 0), grouped(level["p50"], 1), grouped(level["p99"], 1)]
        shares = [percent(level["server_share"], 0), percent(level["generator_share"], 0)]
        lines.append([str(level["matches"]), *rates, *shares, grouped(level["per_cpu_second"], 0)])
    return f"{name}\n{aligned(lines, '>8', '>10', '>10', '>10', '>9', '>7', '>10')}"


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
        rows = [Row("moves", max(best(levels) for levels in own), "moves/s")]
        rows += ratios(own, theirs)
        paced, idle = {"rate": PACE_RATE, "tables": PACE_TABLES}, {"tables": str(IDLE_TABLES)}
        rows.append(Row("pace", p99, "milliseconds", 50.0, paced))
        for row, before, after in (("idle", "empty", "idle"), ("left", "empty", "left"), ("again", "left", "again")):
            rows.append(Row(f"tables-{row}", self.memory[after] - self.memory[before], "MB", None, idle))
        return rows

    def told(self) -> dict[str, Any]:
        with speaking(ENGLISH):
            return {
                "version": senbazuru.__version__,
                "compiled": senbazuru.COMPILED,
                "load_average_before": self.busy,
                "saturation": [{"server": contender.name, "levels": levels} for contender, levels in self.runs],
                "pace": [{"server": contender.name, **level} for contender, level in self.paces],
                "idle": self.memory,
                "rows": [row.as_dict() for row in self.rows()],
            }

    def text(self) -> str:
        texts = [level_table(contender.name, levels) for contender, levels in self.runs]
        for contender, level in self.paces:
            paced = say("measure-paced", server=contender.name, rate=PACE_RATE, tables=PACE_TABLES)
            texts.append(level_table(paced, [level]))
        texts.append(table(self.rows(), say("measure-together")))
        notes = [say("measure-busy", load=decimal(self.busy, 1), cores=os.cpu_count() or 1)]
        if not all(had_its_core(levels) for _, levels in self.runs):
            notes.append(say("measure-disturbed", share=percent(WHOLE_CORE, 0)))
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
        progress(say("measure-left-out", problem=problem.message))
        beside = []
    own = ours()
    allow_many_sockets()
    # Ours before and after the others: what else the machine does touches all of them.
    turns = (own, *beside, own) if beside else (own,)
    runs = [(contender, saturate(contender, folder)) for contender in turns]
    paces = [(contender, pace(contender, folder)) for contender in (own, *beside[:1])]
    return Measured(own, busy, runs, paces, sleepers(own, folder))


@command()
@json_option
def server(as_json: bool) -> None:
    measured = measure()
    click.echo(json.dumps(measured.told()) if as_json else measured.text())
