"""`senbazuru simulate`: many games among bots."""

import json
import sys
from collections import Counter
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from statistics import fmean, median
from typing import Any

import click

import senbazuru
from senbazuru.arena.bounds import wilson
from senbazuru.bots import all_bots, bot_named, usual_bot
from senbazuru.bots.match import play_match, winners_of
from senbazuru.cli.common import (
    jobs_option,
    named,
    pack_option,
    rules_for,
    seed_option,
    table_options,
    with_progress,
)
from senbazuru.games import entries
from senbazuru.kernel.random import Seed
from senbazuru.kernel.spoken import listed
from senbazuru.workers import in_order

HELP = f"""Play many GAMEs among bots and tell how they ended.

GAME is one of {listed(entries())}. The same seed gives the same games, whatever the number of processes.
"""


def one_game(
    rules_of: tuple[str, tuple[Path, ...]],
    players: int,
    bots: tuple[str, ...],
    options: Mapping[str, Any],
    series: Seed,
    n: int,
) -> dict[str, Any]:
    """The n-th game of a series, as one JSON object. Bots change seats from game to game."""
    rules = rules_for(*rules_of)
    seats = [bots[(seat + n) % len(bots)] for seat in range(players)]
    result = play_match(rules, [bot_named(name, rules.name) for name in seats], series.child(n), options)
    return {
        "seed": str(result.seed),
        "seats": seats,
        "scores": [int(score) for score in result.state.returns()],
        "winners": winners_of(result.state),
        "turns": int(result.state.turns),
        "decisions": result.decisions,
        "version": senbazuru.__version__,
        "rules": rules.version,
        "packs": dict(rules.packs(result.state)),
        "compiled": senbazuru.COMPILED,
    }


@click.command(help=HELP)
@click.argument("game")
@click.option("--players", type=int, default=2, show_default=True, help="Number of seats.")
@click.option(
    "--bots",
    show_default="the first of the game’s own, and random",
    help=f"Who plays, dealt in turn: {', '.join(all_bots())}.",
)
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="Number of games.")
@table_options
@click.option("--json", "as_json", is_flag=True, help="One JSON object a game.")
@pack_option
@seed_option
@jobs_option
def simulate(
    game: str,
    players: int,
    bots: str | None,
    games: int,
    options: dict[str, Any],
    as_json: bool,
    packs: tuple[Path, ...],
    seed: Seed | None,
    jobs: int,
) -> None:
    rules = rules_for(game, packs)
    names = tuple(named(f"{usual_bot(game)},random" if bots is None else bots))
    for name in names:
        bot_named(name, game)
    series = seed or Seed.fresh()
    rules.setup(players, options, series)
    if not names:
        raise click.BadParameter("name at least one bot", param_hint="--bots")
    results = in_order(partial(one_game, (game, packs), players, names, options, series), range(games), jobs)
    # games that are told on a terminal one by one need no bar among them
    told = results if as_json and sys.stdout.isatty() else with_progress(results, games, "Games")
    if as_json:
        for result in told:
            click.echo(json.dumps(result))
        return
    click.echo(summary(list(told), series))


def summary(results: list[dict[str, Any]], series: Seed) -> str:
    """Shares of wins (a shared victory counts in parts) with 95 % bounds, and scores, by bot."""
    played: Counter[str] = Counter()
    wins: dict[str, float] = {}
    points: dict[str, list[int]] = {}
    for result in results:
        for seat, name in enumerate(result["seats"]):
            played[name] += 1
            points.setdefault(name, []).append(result["scores"][seat])
            won = 1 / len(result["winners"]) if seat in result["winners"] else 0.0
            wins[name] = wins.get(name, 0.0) + won
    lines = [
        f"{len(results)} games, seed {series}",
        f"{'bot':<12}{'seats':>7}{'wins':>8}{'95 % bounds':>18}{'points':>8}{'median':>8}{'best':>6}",
    ]
    for name in sorted(played, key=lambda bot: -wins[bot] / played[bot]):
        low, high = wilson(wins[name], played[name])
        bounds = f"{low:.1%} to {high:.1%}"
        share = wins[name] / played[name]
        scores = f"{fmean(points[name]):>8.1f}{median(points[name]):>8.0f}{max(points[name]):>6}"
        lines.append(f"{name:<12}{played[name]:>7}{share:>8.1%}{bounds:>18}{scores}")
    return "\n".join(lines)
