"""`senbazuru arena`: tournaments among bots."""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import click

from senbazuru.arena import log, pictures, report
from senbazuru.arena.cluster import on_ray
from senbazuru.arena.standings import standings
from senbazuru.arena.tournament import Fixture, Outcome, Tournament, in_order
from senbazuru.bots import all_bots
from senbazuru.cli.common import (
    all_jobs_option,
    named,
    pack_option,
    rules_for,
    seed_option,
    table_options,
    with_progress,
)
from senbazuru.islands.charts import sheet_files
from senbazuru.kernel.random import Seed
from senbazuru.workers import in_processes

Runner = Callable[[Callable[[Fixture], Outcome], Iterable[Fixture]], Iterator[Outcome]]
"""Plays fixtures, somewhere, and tells the outcomes as they get ready."""


def runner(jobs: int, ray: str | None) -> Runner:
    """In processes on this machine, or on a cluster."""
    if ray:
        return partial(on_ray, address=ray, jobs=jobs)
    return partial(in_processes, jobs=jobs)


def play_out(tournament: Tournament, run: Runner, file: Path | None, what: str = "Games") -> list[Outcome]:
    """Play all games that are not in the file yet. Outcomes come in the order of the schedule."""
    fixtures = tournament.schedule()
    if file is None:
        told = with_progress(run(tournament.play, fixtures), len(fixtures), what)
        return in_order(tournament, list(told))
    try:
        opened = log.Log(file, tournament)
    except OSError as problem:
        raise click.ClickException(f"could not write {file}: {problem.strerror}") from None
    with opened as kept:
        done = {outcome.fixture for outcome in kept.played}
        todo = [fixture for fixture in fixtures if fixture not in done]
        try:
            for outcome in with_progress(run(tournament.play, todo), len(fixtures), what, len(done)):
                kept.add(outcome)
        except KeyboardInterrupt:
            left = len(fixtures) - len(kept.played)
            raise click.ClickException(
                f"stopped; {len(kept.played)} games are in {file}, and {left} are left: the same command goes on"
            ) from None
        return in_order(tournament, kept.played)


def digest(packs: tuple[Path, ...]) -> str:
    """What tells packs or sheets of one's own from others; nothing if there are none."""
    if not packs:
        return ""
    found = sha256()
    for path in packs:
        for file in sorted(path.glob("*.toml")) or sheet_files(path):
            found.update(file.read_bytes())
    return found.hexdigest()[:16]


@dataclass(frozen=True)
class _Asked:
    """What the command line says of a tournament; nothing where it is silent."""

    game: str | None
    bots: tuple[str, ...]
    players: int | None
    games: int | None
    duplicate: bool
    options: dict[str, Any]
    packs: tuple[Path, ...]
    seed: Seed | None

    def tournament(self, before: dict[str, Any]) -> Tournament:
        """The tournament that was asked for. What was left open is as in the file, if there is one."""
        game = self.game or before.get("game")
        if game is None:
            raise click.UsageError("name a GAME, or a file to --resume")
        bots = self.bots or tuple(before.get("bots", ()))
        if not bots:
            raise click.BadParameter("name at least one bot", param_hint="--bots")
        seed = self.seed or (Seed.parse(before["seed"]) if before else Seed.fresh())
        return Tournament(
            game=game,
            bots=bots,
            players=self.players or before.get("players", 2),
            games=self.games or before.get("games", 100),
            duplicate=self.duplicate or before.get("duplicate", False),
            seed=seed,
            rules=partial(rules_for, game, self.packs),
            options=self.options or before.get("options", {}),
            packs=digest(self.packs),
        )


@click.command()
@click.argument("game", required=False)
@click.option("--bots", help=f"Who takes part: {', '.join(all_bots())}, or a bot of your own as module:Class.")
@click.option("--games", type=click.IntRange(1), help="Deals that every pairing plays.  [default: 100]")
@click.option("--players", type=int, help="Number of seats.  [default: 2]")
@click.option("--duplicate", is_flag=True, help="Play every deal from every seat: the same cards, seats exchanged.")
@table_options
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Keep every finished game in this file; what is there already is not played again.",
)
@click.option(
    "--resume",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Go on with the tournament in this file; nothing else need be given.",
)
@click.option("--json", "as_json", is_flag=True, help="The standings as one JSON object.")
@click.option("--plot", type=click.Path(dir_okay=False, path_type=Path), help="Also draw them, as SVG, to this file.")
@click.option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one on this machine.")
@pack_option
@seed_option
@all_jobs_option
def arena(
    game: str | None,
    bots: str | None,
    games: int | None,
    players: int | None,
    duplicate: bool,
    options: dict[str, Any],
    out: Path | None,
    resume: Path | None,
    as_json: bool,
    plot: Path | None,
    ray: str | None,
    packs: tuple[Path, ...],
    seed: Seed | None,
    jobs: int,
) -> None:
    """Let bots play a tournament of GAME and rate them.

    Each plays against each: at two players every pairing; at more, every selection of that many bots (or every way to
    fill the seats, if fewer are named). Seats are exchanged from deal to deal, or on every deal with --duplicate. The
    same seed gives the same games, whatever the number of processes, here or on a cluster, in one go or after an
    interruption.
    """
    if out and resume:
        raise click.UsageError("--out and --resume name the same thing; give one of them")
    file = resume or out
    asked = _Asked(game, tuple(named(bots)), players, games, duplicate, options, packs, seed)
    before = log.read(file)[0] if file and file.exists() else {}
    tournament = asked.tournament(before)
    tournament.check()
    found = standings(tournament, play_out(tournament, runner(jobs, ray), file))
    if plot:
        try:
            plot.write_text(pictures.picture(found), encoding="utf-8")
        except OSError as problem:
            raise click.ClickException(f"could not write {plot}: {problem.strerror}") from None
    click.echo(json.dumps(found.as_dict()) if as_json else report.text(found))
