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
from senbazuru.cli.common import jobs_option, pack_option, rules_for, seed_option, table_options, with_progress
from senbazuru.games import entries
from senbazuru.islands.rules import IslandsRules
from senbazuru.kernel.random import Seed
from senbazuru.kernel.spoken import listed
from senbazuru.workers import in_order


def how_many(function: Callable[..., None]) -> Callable[..., None]:
    """The games to be played: for each of some numbers of players as many."""
    games = click.option(
        "--games", type=click.IntRange(1), default=1000, show_default=True, help="Games of each number of players."
    )
    players = click.option(
        "--players",
        "numbers",
        type=int,
        multiple=True,
        show_default="all",
        help="Number of seats; may be given more than once.",
    )
    return players(games(function))


# -- seats


def one_order(
    game: str, packs: tuple[Path, ...], bot: str, options: dict[str, Any], series: Seed, item: tuple[int, int]
) -> places.Tale:
    players, n = item
    return places.play_and_tell(rules_for(game, packs), player_named(bot, game), players, options, series.child(n))


HELP = f"""Play many GAMEs of a bot against itself, and tell how the first player fares, the second, and so on.

GAME is one of {listed(entries())}. Places are counted in turn order from whoever has the first turn. Luck is the share
of wins times the players (1 is fair; a shared victory counts in parts), points are means. With 95 % bounds.
"""


@click.command(help=HELP)
@click.argument("game")
@how_many
@click.option("--bots", "bot", show_default="the first of the game’s own", help="Who plays, at every seat.")
@table_options
@click.option("--markdown", is_flag=True, help="The table as Markdown.")
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
        raise click.BadParameter("alone nobody is first or second", param_hint="--players")
    name = usual_bot(game) if bot is None else bot
    player_named(name, game)
    items = [(players, n) for players in chosen for n in range(games)]
    tell = partial(one_order, game, packs, name, options, series)
    rows = places.summary(with_progress(in_order(tell, items, jobs), len(items), "Games"))
    if markdown:
        click.echo(places.markdown(game, rows))
    else:
        click.echo(f"{game}, {name} at every seat, seed {series}\n{places.table(rows)}")


# -- sheets


def one_sheet_tale(packs: tuple[Path, ...], bot: str, series: Seed, item: tuple[int, int]) -> maps.Tale:
    players, n = item
    rules = rules_for(IslandsRules.name, packs)
    assert isinstance(rules, IslandsRules)
    return maps.play_and_tell(rules, bot_named(bot, rules.name), players, series.child(n))


@click.command()
@how_many
@click.option("--bots", "bot", default="greedy", show_default=True, help="Who plays, at every seat.")
@click.option("--markdown", is_flag=True, help="The tables as Markdown.")
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
    """Play many games of Origami Islands and tell what bots make of each sheet.

    Points are those of players who have the sheet, mean and median; which sheets they keep is left to chance. A sheet
    is fair if they differ by at most 12 % from the mean of all, over all numbers of players; the game alone is told
    separately. With 95 % bounds.
    """
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
    tales = list(with_progress(in_order(tell, items, jobs), len(items), "Games"))
    if not markdown:
        click.echo(f"{len(items)} games, {bot} at every seat, seed {series}")
    show = maps.markdown if markdown else maps.table
    together = [tale for tale in tales if len(tale) > 1], [tale for tale in tales if len(tale) == 1]
    click.echo("\n\n".join(show(maps.summary(rules.sheaf.sheets, told)) for told in together if told))
