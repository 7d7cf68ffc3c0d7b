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
from senbazuru.cli.common import (
    all_jobs_option,
    known,
    named,
    pack_option,
    rules_for,
    seed_option,
    table_options,
    with_progress,
)
from senbazuru.cli.speaking import argument, command, option, unwritten
from senbazuru.islands.charts import sheet_files
from senbazuru.kernel.random import Seed
from senbazuru.languages import say
from senbazuru.workers import in_processes

Runner = Callable[[Callable[[Fixture], Outcome], Iterable[Fixture]], Iterator[Outcome]]
"""Plays fixtures, somewhere, and tells the outcomes as they get ready."""


def runner(jobs: int, ray: str | None) -> Runner:
    """In processes on this machine, or on a cluster."""
    if ray:
        return partial(on_ray, address=ray, jobs=jobs)
    return partial(in_processes, jobs=jobs)


def play_out(tournament: Tournament, run: Runner, file: Path | None, what: str) -> list[Outcome]:
    """Play all games that are not in the file yet. Outcomes come in the order of the schedule."""
    fixtures = tournament.schedule()
    if file is None:
        told = with_progress(run(tournament.play, fixtures), len(fixtures), what)
        return in_order(tournament, list(told))
    try:
        opened = log.Log(file, tournament)
    except OSError as problem:
        raise unwritten(file, problem) from None
    with opened as kept:
        done = {outcome.fixture for outcome in kept.played}
        todo = [fixture for fixture in fixtures if fixture not in done]
        try:
            for outcome in with_progress(run(tournament.play, todo), len(fixtures), what, len(done)):
                kept.add(outcome)
        except KeyboardInterrupt:
            played = len(kept.played)
            left = len(fixtures) - played
            stopped = say("arena-stopped", played=str(played), left=str(left), file=str(file))
            raise click.ClickException(stopped) from None
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
            raise click.UsageError(say("arena-no-game"))
        bots = self.bots or tuple(before.get("bots", ()))
        if not bots:
            raise click.BadParameter(say("no-bots"), param_hint="--bots")
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


@command(given=known)
@argument("game", required=False)
@option("--bots")
@option("--games", type=click.IntRange(1))
@option("--players", type=int)
@option("--duplicate", is_flag=True)
@table_options
@option("--out", type=click.Path(dir_okay=False, path_type=Path))
@option("--resume", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@option("--json", "as_json", is_flag=True)
@option("--plot", type=click.Path(dir_okay=False, path_type=Path))
@option("--ray", metavar="address")
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
    if out and resume:
        raise click.UsageError(say("arena-one-file"))
    file = resume or out
    asked = _Asked(game, tuple(named(bots)), players, games, duplicate, options, packs, seed)
    before = log.read(file)[0] if file and file.exists() else {}
    tournament = asked.tournament(before)
    tournament.check()
    found = standings(tournament, play_out(tournament, runner(jobs, ray), file, say("bar-games")))
    if plot:
        try:
            plot.write_text(pictures.picture(found), encoding="utf-8")
        except OSError as problem:
            raise unwritten(plot, problem) from None
    click.echo(json.dumps(found.as_dict()) if as_json else report.text(found))
