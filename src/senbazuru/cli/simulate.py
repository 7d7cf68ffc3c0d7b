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
from senbazuru.arena.telling import aligned, heads, percent, span
from senbazuru.bots import bot_named, usual_bot
from senbazuru.bots.match import play_match, winners_of
from senbazuru.cli.common import (
    jobs_option,
    known,
    named,
    pack_option,
    rules_for,
    seed_option,
    table_options,
    with_progress,
)
from senbazuru.cli.speaking import argument, command, option
from senbazuru.kernel.random import Seed
from senbazuru.languages import decimal, say
from senbazuru.workers import in_order


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
    seed = series.child(n)
    result = play_match(rules, [bot_named(name, rules.name) for name in seats], seed, options)
    return {
        "seed": str(seed),
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


@command(given=known)
@argument("game")
@option("--players", type=int, default=2, show_default=True)
@option("--bots")
@option("--games", type=click.IntRange(1), default=100, show_default=True)
@table_options
@option("--json", "as_json", is_flag=True)
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
        raise click.BadParameter(say("no-bots"), param_hint="--bots")
    results = in_order(partial(one_game, (game, packs), players, names, options, series), range(games), jobs)
    # games that are told on a terminal one by one need no bar among them
    told = results if as_json and sys.stdout.isatty() else with_progress(results, games, say("bar-games"))
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
    lines = [heads("bot", "seats", "wins", "bounds", "points", "median", "best")]
    for name in sorted(played, key=lambda bot: -wins[bot] / played[bot]):
        share = [percent(wins[name] / played[name]), span(*map(percent, wilson(wins[name], played[name])))]
        scores = [decimal(fmean(points[name]), 1), decimal(median(points[name]), 0), str(max(points[name]))]
        lines.append([name, str(played[name]), *share, *scores])
    heading = say("games-and-seed", games=len(results), seed=str(series))
    return f"{heading}\n{aligned(lines, '<12', '>7', '>8', '>18', '>8', '>8', '>6')}"
