"""`senbazuru check`: a game's promises, proven over random games."""

import json
import sys
from functools import partial
from pathlib import Path

import click

from senbazuru.cli.common import jobs_option, pack_option, rules_for, with_progress
from senbazuru.kernel.check import Checker, Report, provable
from senbazuru.workers import in_order


def check_game(game: str, packs: tuple[Path, ...], number: int) -> Report:
    return Checker(provable(rules_for(game, packs))).run(number)


@click.command()
@click.argument("game")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="Number of random games.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Number of the first game.")
@click.option("--json", "as_json", is_flag=True, help="Counts and findings as one JSON object.")
@pack_option
@jobs_option
def check(game: str, games: int, seed: int, as_json: bool, packs: tuple[Path, ...], jobs: int) -> None:
    """Check what GAME promises, at every state of random games.

    The games are of all kinds. Nothing is lost, nothing leaks, no dead end, no endless game; positions, records,
    copies and undo are exact. One closing line with its counts; exit code 1 if anything is wrong.
    """
    provable(rules_for(game, packs))
    whole = Report()
    reports = in_order(partial(check_game, game, packs), range(seed, seed + games), jobs)
    for report in with_progress(reports, games, "Games"):
        whole.add(report)
    if as_json:
        click.echo(json.dumps({"game": game, "counts": dict(whole.counts), "wrong": whole.wrong}))
    else:
        for problem in whole.wrong[:5]:
            click.echo(problem, err=True)
        click.echo(f"{game}: {whole.line()}")
    if whole.wrong:
        sys.exit(1)
