"""`senbazuru lab seats` and `lab sheets`: whether those who begin, or have certain islands, are better off."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import click

from senbazuru.arena import seats as places
from senbazuru.arena import sheets as maps
from senbazuru.arena.players import player_named
from senbazuru.bots import bot_named, usual_bot
from senbazuru.cli.common import (
    jobs_option,
    known,
    pack_option,
    rules_for,
    seed_option,
    table_options,
    with_progress,
)
from senbazuru.cli.speaking import argument, command, option
from senbazuru.islands.rules import IslandsRules
from senbazuru.kernel.random import Seed
from senbazuru.languages import say
from senbazuru.workers import in_order


def how_many(function: Callable[..., None]) -> Callable[..., None]:
    """The games to be played: for each of some numbers of players as many."""
    games = option("--games", type=click.IntRange(1), default=1000, show_default=True)
    players = option("--players", "numbers", type=int, multiple=True)
    return players(games(function))


# -- seats


def one_order(
    game: str, packs: tuple[Path, ...], bot: str, options: dict[str, Any], series: Seed, item: tuple[int, int]
) -> places.Tale:
    players, n = item
    return places.play_and_tell(rules_for(game, packs), player_named(bot, game), players, options, series.child(n))


@command(given=known)
@argument("game")
@how_many
@option("--bots", "bot")
@table_options
@option("--markdown", is_flag=True)
@pack_option
@seed_option
@jobs_option
def seats(
    game: str,
    numbers: tuple[int, ...],
    games: int,
    bot: str | None,
    options: dict[str, Any],
    markdown: bool,
    packs: tuple[Path, ...],
    seed: Seed | None,
    jobs: int,
) -> None:
    rules = rules_for(game, packs)
    least, most = rules.seats
    chosen = list(dict.fromkeys(numbers)) or list(range(max(least, 2), most + 1))
    series = seed or Seed.fresh()
    for players in chosen:
        rules.setup(players, options, series)
    if min(chosen, default=1) == 1:
        raise click.BadParameter(say("lab-seats-alone"), param_hint="--players")
    name = usual_bot(game) if bot is None else bot
    player_named(name, game)
    items = [(players, n) for players in chosen for n in range(games)]
    tell = partial(one_order, game, packs, name, options, series)
    rows = places.summary(with_progress(in_order(tell, items, jobs), len(items), say("bar-games")))
    if markdown:
        click.echo(places.markdown(game, rows))
    else:
        click.echo(say("lab-seats-heading", game=game, bot=name, seed=str(series)))
        click.echo(places.table(rows))


# -- sheets


def one_sheet_tale(packs: tuple[Path, ...], bot: str, series: Seed, item: tuple[int, int]) -> maps.Tale:
    players, n = item
    rules = rules_for(IslandsRules.name, packs)
    assert isinstance(rules, IslandsRules)
    return maps.play_and_tell(rules, bot_named(bot, rules.name), players, series.child(n))


@command()
@how_many
@option("--bots", "bot", default="greedy", show_default=True)
@option("--markdown", is_flag=True)
@pack_option
@seed_option
@jobs_option
def sheets(
    numbers: tuple[int, ...],
    games: int,
    bot: str,
    markdown: bool,
    packs: tuple[Path, ...],
    seed: Seed | None,
    jobs: int,
) -> None:
    rules = rules_for(IslandsRules.name, packs)
    assert isinstance(rules, IslandsRules)
    least, most = rules.seats
    chosen = list(dict.fromkeys(numbers)) or list(range(least, most + 1))
    series = seed or Seed.fresh()
    for players in chosen:
        rules.setup(players, {}, series)
    bot_named(bot, rules.name)
    items = [(players, n) for players in chosen for n in range(games)]
    tell = partial(one_sheet_tale, packs, bot, series)
    tales = list(with_progress(in_order(tell, items, jobs), len(items), say("bar-games")))
    if not markdown:
        click.echo(say("lab-sheets-heading", games=len(items), bot=bot, seed=str(series)))
    show = maps.markdown if markdown else maps.table
    together = [tale for tale in tales if len(tale) > 1], [tale for tale in tales if len(tale) == 1]
    click.echo("\n\n".join(show(maps.summary(rules.sheaf.sheets, told)) for told in together if told))
