"""Add to tests/archive: finished records, and the editions of figures.

    python tools/archive.py play islands --players 3 --bots greedy,random > game.jsonl
    python tools/archive.py add game.jsonl islands-three
    python tools/archive.py editions

`play` lets bots play a game and prints its record; `add` takes any record of a finished game, plays it again and puts
it into the archive under a name that is free; `editions` keeps the files of packs and sheets as they were before a
change of their figures. Nothing is ever overwritten: see tests/archive/README.md.
"""

import json
import subprocess
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import click

from senbazuru.bots import ask, bot_named
from senbazuru.games import game_named
from senbazuru.islands import charts, reading, sheet
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.record import Record
from senbazuru.origami import packs

ROOT: Final = Path(__file__).parent.parent
ARCHIVE: Final = ROOT / "tests" / "archive"
RECORDS: Final = ARCHIVE / "records"
MANIFEST: Final = ARCHIVE / "records.json"
EDITIONS: Final = ARCHIVE / "editions.json"
SHELVES: Final[dict[str, tuple[Path, Callable[[str, str], str]]]] = {
    "origami": (packs.SHIPPED, lambda text, name: packs.read_text(text, name).digest()),
    "islands": (charts.SHIPPED, lambda text, name: sheet.digest(reading.read_sheet(text, name))),
}
NAMES: Final = ("Aki", "Botan", "Chiyo", "Daichi", "Emi")


@click.group()
def archive() -> None:
    """Records and editions that are kept for good."""


@archive.command()
@click.argument("game")
@click.option("--players", type=int, default=2)
@click.option("--bots", default="greedy,random", help="Dealt in turn.")
@click.option("--options", default="{}", help="Options of the game, as JSON.")
@click.option("--seed", default="7")
def play(game: str, players: int, bots: str, options: str, seed: str) -> None:
    """Let bots play a GAME and print its record."""
    table = Game.start(game_named(game), players=players, options=json.loads(options), seed=Seed.parse(seed))
    names = bots.split(",")
    seats = [bot_named(names[seat % len(names)], game) for seat in range(players)]
    table.record.header["seats"] = [{"name": name, "bot": bot.name} for name, bot in zip(NAMES, seats)]
    chance = Stream(Seed.parse(seed), 15, 0)
    while not table.over:
        seat = table.waiting()[0]
        table.answer(seat, *ask(seats[seat], table, seat, chance))
    click.echo(table.record.dumps(), nl=False)


@archive.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("name")
def add(file: Path, name: str) -> None:
    """Put the record in FILE into the archive as NAME.jsonl, with what it scores."""
    listed: dict[str, Any] = json.loads(MANIFEST.read_text())
    target = RECORDS / f"{name}.jsonl"
    if target.exists() or target.name in listed:
        raise click.UsageError(f"{target.name} is there already, and stays as it is: choose another name")
    text = file.read_bytes()
    record = Record.loads(text.decode())
    if "hash" not in (record.entries or [{}])[-1]:
        raise click.UsageError("a record ends with the hash of the last position; this one does not")
    try:
        game = Game.load(game_named(record.header["game"]), record)
    except SenbazuruError as refused:
        raise click.UsageError(f"it does not play here: {refused}") from None
    if not game.over:
        raise click.UsageError("only games that are over are kept")
    target.write_bytes(text)
    listed[target.name] = {"sha256": sha256(text).hexdigest(), "scores": [int(score) for score in game.state.returns()]}
    write(MANIFEST, dict(sorted(listed.items())), 1)


def write(file: Path, listed: dict[str, Any], depth: int) -> None:
    """JSON that shows in a diff what was added: a line each, down to some depth."""
    file.write_text(_lines(listed, depth, "  ") + "\n", encoding="utf-8")


def _lines(value: Any, depth: int, indent: str) -> str:
    if not depth:
        return json.dumps(value)
    inner = (f"{indent}{json.dumps(name)}: {_lines(part, depth - 1, indent + '  ')}" for name, part in value.items())
    return "{\n" + ",\n".join(inner) + "\n" + indent[2:] + "}"


@archive.command()
@click.option("--before", default="HEAD", help="The commit with the figures as they were.")
def editions(before: str) -> None:
    """After a change of figures: keep the old file among the past editions, and list the new digest."""
    listed: dict[str, dict[str, list[str]]] = json.loads(EDITIONS.read_text())
    for game, (folder, digest_of) in SHELVES.items():
        for file in sorted(file for file in folder.iterdir() if file.suffix in (".toml", ".txt")):
            name = file.stem.lstrip("0123456789-")
            shown = subprocess.run(
                ["git", "show", f"{before}:./{file.name}"], cwd=folder, capture_output=True, check=False
            )
            was = shown.stdout.decode() or file.read_text()
            old, new = digest_of(was, name), digest_of(file.read_text(), name)
            past = folder / "past" / f"{name}-{old}{file.suffix}"
            if old != new and not past.exists():
                past.write_text(was)
                click.echo(f"{past.name} is kept")
            listed[game][name] = list(dict.fromkeys([*listed[game].get(name, ()), old, new]))
    write(EDITIONS, listed, 2)


if __name__ == "__main__":
    archive()
