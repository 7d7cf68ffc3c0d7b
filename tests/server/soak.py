"""A server among strangers for a while: honest people at many tables, and attackers beside them.

    python -m tests.server.soak [--minutes 20] [--tables 200] [--attackers NAME,NAME ...] [--folder DIR]

What is promised: its memory does not grow after the first quarter and stays below a ceiling, nobody honest is cut or
turned away, nothing fails in its log, every game that ended can be verified, and it stops when it is asked to, whoever
is still there. How long people waited is told, not promised: that is the machine's business too.
"""

import argparse
import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Final

import senbazuru
from senbazuru.cli.replay import Verification
from senbazuru.games import game_named
from senbazuru.kernel.record import Record
from tests.server.attackers import ATTACKS
from tests.server.harness import PATIENCE, Served, served
from tests.server.people import Diary, Town

TOP: Final = Path(__file__).parents[2]
EVERY: Final = 1.0
"""Seconds between two looks at the server's memory."""
GROWTH: Final = 1.10
ROOM: Final = 16.0
"""The median of the last quarter is at most so many times that of the second, and so many megabytes more."""
CEILING: Final = 512.0
"""Megabytes that the server never takes; docs/security.md advises to allow it a gigabyte."""
STOPS_WITHIN: Final = 30.0
"""Seconds; whoever manages services kills after 90."""
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
TICKS: Final = os.sysconf("SC_CLK_TCK")


@dataclass
class Soak:
    """What was seen of a server, and of everybody there."""

    seconds: float
    tables: int
    attackers: Sequence[str]
    hurry: float = 1.0
    """How much faster than people the honest ones think."""
    diary: Diary = field(default_factory=Diary)
    memory: list[float] = field(default_factory=list)
    """Megabytes of the server's own process, a second each."""
    cpu: dict[str, float] = field(default_factory=dict)
    """Seconds of processor by who used them."""
    harm: dict[str, dict[str, int]] = field(default_factory=dict)
    """What became of each attacker."""
    log: Counter[str] = field(default_factory=Counter)
    wrong_records: list[str] = field(default_factory=list)
    stopped: float | None = None
    """Seconds until it had stopped, attackers still holding on; none if it had to be killed."""

    def quarter(self, number: int) -> list[float]:
        size = len(self.memory) // 4
        return self.memory[number * size : (number + 1) * size]

    def faults(self) -> list[str]:
        """What was promised and not kept."""
        before, after = median(self.quarter(1)), median(self.quarter(3))
        found = [f"{times} x {wrong}" for wrong, times in self.diary.wrongs.most_common()]
        if after > before * GROWTH + ROOM:
            found.append(f"memory grew from {before:.0f} to {after:.0f} MB")
        if max(self.memory) > CEILING:
            found.append(f"memory rose to {max(self.memory):.0f} MB")
        if self.log["Traceback"]:
            found.append(f"{self.log['Traceback']} tracebacks in the log")
        if self.stopped is None or self.stopped > STOPS_WITHIN:
            found.append("it did not stop when it was asked to")
        if not self.diary.records and self.seconds >= 60.0:
            found.append("no game came to its end: that proves nothing")
        return found + self.wrong_records

    def report(self) -> str:
        """For docs/endurance.md."""
        diary, times = self.diary, sorted(self.diary.answers) or [0.0]
        p50, p99 = (1000 * times[int(len(times) * part)] for part in (0.5, 0.99))
        build = "compiled" if senbazuru.COMPILED else "pure"
        lines = [
            f"{time.strftime('%Y-%m-%d', time.gmtime())}, commit {commit()}, {build}: "
            f"{self.seconds / 60:.0f} minutes, {self.tables} tables, {os.cpu_count()} cores",
            "",
            f"people     {diary.people} came, {diary.visits} of them to watch; {diary.returns} went and came back",
            f"games      {diary.tables} begun, {diary.rematches} of them again; {len(diary.records)} ended, "
            f"{len(self.wrong_records)} of them wrong",
            f"answers    {len(diary.answers)}, {diary.undos} taken back; {diary.chat} lines of chat",
            f"waiting    p50 {p50:.1f} ms, p99 {p99:.0f} ms, longest {1000 * times[-1]:.0f} ms",
            f"cut        {sum(diary.wrongs.values())} honest people cut, turned away or refused",
            f"log        {', '.join(f'{times} x {word}' for word, times in self.log.items())}",
            f"stopped    {'never' if self.stopped is None else f'after {self.stopped:.1f} s'}",
            f"processor  {', '.join(f'{who} {used:.0f} s' for who, used in self.cpu.items())}",
            f"memory     {' '.join(f'{median(part):.0f}' for part in parts(self.memory, 16))} MB "
            f"(medians of sixteenths; at most {max(self.memory):.0f})",
        ]
        for name, seen in self.harm.items():
            lines.append(f"{name:<10} {', '.join(f'{what} {times}' for what, times in sorted(seen.items()))}")
        return "\n".join(lines)


def parts(series: list[float], number: int) -> list[list[float]]:
    """A series in so many parts of about the same length, fewer if it is short."""
    size = max(1, len(series) // number)
    return [series[n : n + size] for n in range(0, size * number, size) if series[n : n + size]]


def commit() -> str:
    found = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False, cwd=TOP
    )
    return found.stdout.strip() or "unknown"


def megabytes(process: int) -> float:
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE / 2**20


def cpu_seconds(process: int) -> float:
    """Of a process, and of those of its children that have ended."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / TICKS


def children(process: int) -> list[int]:
    return [int(each) for task in Path(f"/proc/{process}/task").glob("*/children") for each in task.read_text().split()]


async def endure(server: Served, soak: Soak) -> None:
    """Live in a town with that server in it."""
    over = asyncio.Event()
    town = Town(server.port, hurry=soak.hurry)
    soak.diary = town.diary
    known = server.folder / "known.json"
    known.write_text(json.dumps(town.tables))
    attackers = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.server.attackers", str(server.port), str(known), *soak.attackers),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=TOP,
    )
    living = asyncio.create_task(town.live(soak.tables, soak.tables // 10, over, soak.seconds / 8))
    began = time.monotonic()
    while time.monotonic() - began < soak.seconds and attackers.returncode is None and server.process.poll() is None:
        await asyncio.sleep(EVERY)
        with suppress(OSError):
            soak.memory.append(megabytes(server.process.pid))
        if len(soak.memory) % 60 == 0 and soak.memory:
            tell = f"minute {(time.monotonic() - began) / 60:.0f} of {soak.seconds / 60:.0f}: {soak.memory[-1]:.0f} MB"
            print(f"{tell}, {len(town.diary.answers)} answers, {len(town.diary.records)} games", file=sys.stderr)
        town.tables["over"] = town.tables["over"][-50:]
        known.write_text(json.dumps(town.tables))
    if server.process.poll() is not None:
        town.diary.wrongs["the server has ended"] += 1
    else:
        soak.cpu["server"] = cpu_seconds(server.process.pid)
        soak.cpu["bots"] = sum(map(cpu_seconds, children(server.process.pid)))
    over.set()
    await living
    log = server.log.read_text()
    soak.log.update({word: log.count(word) for word in ("Traceback", "ERROR", "WARNING")})
    began = time.monotonic()
    with suppress(subprocess.TimeoutExpired):
        server.process.terminate()  # as whoever manages services does; Ctrl+C may be ignored behind us
        if await asyncio.to_thread(server.process.wait, PATIENCE) == 0:
            soak.stopped = time.monotonic() - began
    if attackers.returncode is None:
        soak.cpu["attackers"] = cpu_seconds(attackers.pid)
    told, _ = await attackers.communicate(b"")
    assert attackers.returncode == 0, "the attackers failed"
    soak.harm = json.loads(told)


def run(folder: Path, soak: Soak, *options: str) -> Soak:
    """A whole life of a server with the limits that everybody has."""
    with served(folder, "--limit", "silence=120", "--log-level", "info", *options) as server:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)  # the server keeps what it was given
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, 8192), hard), hard))
        began = time.process_time()
        asyncio.run(endure(server, soak))
        soak.cpu["people"] = time.process_time() - began
    log = server.log.read_text()
    soak.log["Traceback"] = log.count("Traceback")
    soak.log["ERROR while stopping"] = log.count("ERROR") - soak.log["ERROR"]
    for text in soak.diary.records:
        record = Record.loads(text)
        found = Verification(game_named(record.header["game"]), record, hashed=True)
        soak.wrong_records += [f"a record is wrong: {wrong}" for wrong in found.wrong]
    return soak


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--attackers", default=",".join(ATTACKS), help="their names, with commas; by default all")
    parser.add_argument("--folder", type=Path, help="where the server's data and log stay; by default they do not")
    given = parser.parse_args()
    names = [name for name in given.attackers.split(",") if name]
    if unknown := set(names) - set(ATTACKS):
        parser.error(f"{', '.join(sorted(unknown))}: there are {', '.join(ATTACKS)}")
    with tempfile.TemporaryDirectory() as scratch:
        folder = given.folder or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        soak = run(folder, Soak(60 * given.minutes, given.tables, names))
    print(soak.report())
    faults = soak.faults()
    print("\n".join(["", *(f"FAULT: {fault}" for fault in faults)] if faults else ["", "All promises were kept."]))
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
