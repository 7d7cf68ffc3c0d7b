"""`python -m bench peers`: our engine, and OpenSpiel and RLCard in an environment of their own."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any, Final

import click

from bench.steps import PeerError, progress, run_step, scratch
from senbazuru.cli.bench import SEARCH, Row, driven_pairs, library_with, measure_own, measuring_options, rates, table
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.text import Words

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
        raise PeerError(f"{folder} is not empty and was not made here: name another folder by SENBAZURU_PEERS")
    progress(f"creating an environment in {folder}")
    run_step([sys.executable, "-m", "venv", "--clear", str(folder)], "could not create the environment")
    stamp.write_text("incomplete\n", encoding="utf-8")
    for requirement in REQUIREMENTS:
        progress(f"installing {requirement}")
        # OpenSpiel from source is a long C++ build that needs more tools: rather fail at once.
        pip = [str(python), "-I", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        run_step([*pip, "--only-binary=open_spiel", requirement], f"could not install {requirement}")
    stamp.write_text(wanted, encoding="utf-8")


def measure_peers(folder: Path) -> list[dict[str, Any]]:
    """Measure with the Python of that environment, in a process of its own."""
    # -I: neither our own packages nor PYTHONPATH may reach the peers.
    command = [str(env_python(folder)), "-I", str(ENGINES)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise PeerError(f"measuring the peers failed with exit code {done.returncode}")
    rows: list[dict[str, Any]] = json.loads(done.stdout)
    return rows


def ratios(found: Sequence[dict[str, Any]], ours: dict[str, float]) -> list[Row]:
    """How our figures compare where we set ourselves a goal."""
    fastest = max(row.get("decisions_per_second", 0.0) for row in found if row["peer"] == "OpenSpiel")
    gin = next(row["games_per_second"] for row in found if row["game"] == "gin-rummy")
    decisions, games = ours["driven from Python, 2 players"], ours["driven from Python, 2 players, games"]
    inside = ours["inside, 2 players, games"]
    return [
        Row("decisions, ours to OpenSpiel's fastest", decisions / fastest, "ratio", 2.0),
        Row("games inside the engine, to RLCard's gin-rummy", inside / gin, "ratio", 100.0),
        Row("games driven from Python, to gin-rummy", games / gin, "ratio"),
    ]


def peer_table(found: Sequence[dict[str, Any]], ours: dict[str, float]) -> str:
    """Their figures, and how many times as much we make."""
    decisions, games = ours["driven from Python, 2 players"], ours["driven from Python, 2 players, games"]
    playing = ["Peers, driven from Python (decisions/s, games/s, and how many times as many we make)"]
    thinking = [
        "Peers, simulations a second inside a search (IS-MCTS, whole games answered at random), and ours to them"
    ]
    for row in found:
        name = f"  {row['peer']:<10}{row['version']:<8}{row['game']:<14}"
        if speed := row.get("simulations_per_second"):
            thinking.append(f"{name}{speed:>12,.0f}{ours[SEARCH] / speed:>19.2f}x")
        else:
            speed, rate = row["decisions_per_second"], row["games_per_second"]
            playing.append(f"{name}{speed:>12,.0f}{rate:>10,.0f}{decisions / speed:>10.1f}x{games / rate:>10.1f}x")
    playing.append("  RLCard encodes an observation with every step; OpenSpiel and we make one only when asked.")
    return "\n".join(playing + thinking)


@click.command()
@measuring_options
def peers(rounds: int, this_mode: bool, as_json: bool, packs: tuple[Path, ...]) -> None:
    """Our engine, beside OpenSpiel and RLCard.

    Ours is measured as `senbazuru bench` does it, and once more after the others.
    """
    try:
        library = library_with(packs)
    except SenbazuruError as error:
        raise click.UsageError(Words().error(error)) from None
    folder = scratch()
    prepare(folder)
    progress("measuring ours")
    own = measure_own(library, rounds, this_mode, packs)
    found = measure_peers(folder)
    progress("measuring ours again")
    ours = {row.name: row.value for row in own.rows}
    # Ours before and after the others: what else the machine does touches all of them.
    again = rates(partial(driven_pairs, library), rounds)
    for name, rate in zip(("driven from Python, 2 players", "driven from Python, 2 players, games"), again):
        ours[name] = (ours[name] + rate) / 2
    compared = ratios(found, ours)
    if as_json:
        click.echo(json.dumps({**own.told(), "peers": found, "ratios": [asdict(row) for row in compared]}))
    else:
        click.echo("\n\n".join([own.text(), "\n".join([peer_table(found, ours), table(compared, "Ratios")])]))
