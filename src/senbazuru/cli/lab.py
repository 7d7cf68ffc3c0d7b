"""`senbazuru lab`: what many games tell about the game itself."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import click

from senbazuru.arena import balance
from senbazuru.bots import all_bots, bot_named
from senbazuru.cli.common import (
    jobs_option,
    named,
    pack_option,
    rules_for,
    seed_option,
    table_options,
    with_progress,
    words_for,
)
from senbazuru.cli.fairness import seats, sheets
from senbazuru.cli.strength import strength
from senbazuru.kernel.random import Seed
from senbazuru.origami.rules import OrigamiRules
from senbazuru.workers import in_order


@click.group()
def lab() -> None:
    """Study the games: what many of them tell about cards, seats, sheets and bots."""


for _command in (seats, sheets, strength):
    lab.add_command(_command)


def one_tale(
    game: str, packs: tuple[Path, ...], bots: tuple[str, ...], options: dict[str, Any] | None, series: Seed, n: int
) -> balance.Tale:
    rules = rules_for(game, packs)
    assert isinstance(rules, OrigamiRules)
    return balance.play_and_tell(rules, [bot_named(name, rules.name) for name in bots], options, series.child(n))


@lab.command()
@click.argument("game", default="mixed")
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="Number of games.")
@click.option("--bots", default="greedy", show_default=True, help=f"Who plays, dealt in turn: {', '.join(all_bots())}.")
@table_options
@click.option("--picture", type=click.Path(dir_okay=False, path_type=Path), help="Also draw it, as SVG, to this file.")
@click.option("--markdown", is_flag=True, help="The table as Markdown, with proposals for figures of our own.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a card.")
@pack_option
@seed_option
@jobs_option
def cards(
    game: str,
    games: int,
    bots: str,
    options: dict[str, Any],
    picture: Path | None,
    markdown: bool,
    as_json: bool,
    packs: tuple[Path, ...],
    seed: Seed | None,
    jobs: int,
) -> None:
    """Play many GAMEs (mixed, legends or origami) at tables that chance chooses, and tell what becomes of each card.

    Played and paid are times per copy and game; points is what a played card ends up with; luck is the share of wins
    of those who played it, times the players (1 is what chance gives everybody); edge is that less the luck of all
    who played cards of the same cost. With 95 % bounds.
    """
    rules = rules_for(game, packs)
    if not isinstance(rules, OrigamiRules):
        raise click.UsageError(f"{game} has no cards; choose origami, legends or mixed")
    names = tuple(named(bots))
    if not names:
        raise click.BadParameter("name at least one bot", param_hint="--bots")
    for name in names:
        bot_named(name, game)
    series = seed or Seed.fresh()
    tell = partial(one_tale, game, packs, names, options or None, series)
    rows = balance.summary(rules, with_progress(in_order(tell, range(games), jobs), games, "Games"))
    words = words_for(rules)
    called = {row.card.id: words.card(row.card.id) for row in rows}
    if picture:
        try:
            picture.write_text(balance.picture(rows, called), encoding="utf-8")
        except OSError as problem:
            raise click.ClickException(f"could not write {picture}: {problem.strerror}") from None
    if as_json:
        for row in rows:
            click.echo(json.dumps(row.as_dict()))
    elif markdown:
        click.echo(balance.markdown(rows, called))
    else:
        click.echo(f"{games} games, seed {series}\n{balance.table(rows, called)}")
