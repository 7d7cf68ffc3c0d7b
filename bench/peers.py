"""`python -m bench peers`: our engine, and OpenSpiel and RLCard in an environment of their own."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import click

from bench.steps import PeerError, progress, run_step, scratch
from senbazuru.arena.telling import grouped
from senbazuru.cli.bench import Row, driven_pairs, library_with, measure_own, measuring_options, rates, table
from senbazuru.cli.speaking import command
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.languages import decimal, say

REQUIREMENTS: Final = ("open_spiel>=2.0,<2.1", "rlcard>=1.2,<1.3")
STAMP: Final = "peers-stamp.txt"
ENGINES: Final = Path(__file__).resolve().with_name("engines.py")


def env_python(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def prepare(folder: Path) -> None:
    """Create the environment, unless one with these requirements and this Python is complete."""
    stamp = folder / STAMP
    python = env_python(folder)
    wanted = "\n".join((f"python {sys.version_info.major}.{sys.version_info.minor}", *REQUIREMENTS)) + "\n"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted and python.is_file():
        return
    # Creating clears the folder, so it must be ours: an unfinished or outdated one carries the stamp too.
    if folder.exists() and not stamp.is_file() and (not folder.is_dir() or any(folder.iterdir())):
        raise PeerError(say("measure-not-ours", folder=str(folder)))
    progress(say("measure-creating", folder=str(folder)))
    run_step([sys.executable, "-m", "venv", "--clear", str(folder)], say("measure-not-created"))
    stamp.write_text("incomplete\n", encoding="utf-8")
    for requirement in REQUIREMENTS:
        progress(say("measure-installing", what=requirement))
        # OpenSpiel from source is a long C++ build that needs more tools: rather fail at once.
        pip = [str(python), "-I", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        run_step([*pip, "--only-binary=open_spiel", requirement], say("measure-not-installed", what=requirement))
    stamp.write_text(wanted, encoding="utf-8")


def measure_peers(folder: Path) -> list[dict[str, Any]]:
    """Measure with the Python of that environment, in a process of its own."""
    # -I: neither our own packages nor PYTHONPATH may reach the peers.
    engines = [str(env_python(folder)), "-I", str(ENGINES)]
    done = subprocess.run(engines, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise PeerError(say("measure-peers-failed", code=done.returncode))
    rows: list[dict[str, Any]] = json.loads(done.stdout)
    return rows


def ratios(found: Sequence[dict[str, Any]], ours: dict[str, float]) -> list[Row]:
    """How our figures compare where we set ourselves a goal."""
    fastest = max(row.get("decisions_per_second", 0.0) for row in found if row["peer"] == "OpenSpiel")
    gin = next(row["games_per_second"] for row in found if row["game"] == "gin-rummy")
    return [
        Row("to-openspiel", ours["driven"] / fastest, "ratio", 2.0),
        Row("inside-to-rlcard", ours["inside-games"] / gin, "ratio", 100.0),
        Row("driven-to-rlcard", ours["driven-games"] / gin, "ratio"),
    ]


def peer_table(found: Sequence[dict[str, Any]], ours: dict[str, float]) -> str:
    """Their figures, and how many times as much we make."""
    playing, thinking = [say("measure-peers-playing")], [say("measure-peers-thinking")]
    for row in found:
        name = f"  {row['peer']:<10}{row['version']:<8}{row['game']:<14}"
        if speed := row.get("simulations_per_second"):
            thinking.append(f"{name}{grouped(speed, 0):>12}{_times(ours['search'] / speed, 2):>20}")
        else:
            speed, rate = row["decisions_per_second"], row["games_per_second"]
            times = f"{_times(ours['driven'] / speed, 1):>11}{_times(ours['driven-games'] / rate, 1):>11}"
            playing.append(f"{name}{grouped(speed, 0):>12}{grouped(rate, 0):>10}{times}")
    playing.append(f"  {say('measure-peers-note')}")
    return "\n".join(playing + thinking)


def _times(ratio: float, digits: int) -> str:
    return f"{decimal(ratio, digits)}x"


@command()
@measuring_options
def peers(rounds: int, this_mode: bool, as_json: bool, packs: tuple[Path, ...]) -> None:
    try:
        library = library_with(packs)
    except SenbazuruError as error:
        raise click.UsageError(str(error)) from None
    folder = scratch()
    prepare(folder)
    progress(say("measure-ours"))
    own = measure_own(library, rounds, this_mode, packs)
    found = measure_peers(folder)
    progress(say("measure-ours-again"))
    ours = {row.id: row.value for row in own.rows}
    # Ours before and after the others: what else the machine does touches all of them.
    again = rates(partial(driven_pairs, library), rounds)
    for row, rate in zip(("driven", "driven-games"), again):
        ours[row] = (ours[row] + rate) / 2
    compared = ratios(found, ours)
    if as_json:
        click.echo(json.dumps({**own.told(), "peers": found, "ratios": [row.as_dict() for row in compared]}))
    else:
        click.echo(f"{own.text()}\n\n{peer_table(found, ours)}\n{table(compared, say('measure-ratios'))}")
