"""`senbazuru play`: a game in the terminal, or bots to watch."""

import os
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import click

from senbazuru.bots import bot_named, usual_bot
from senbazuru.bots.bot import drive
from senbazuru.cli.common import (
    known,
    named,
    pack_option,
    rules_for,
    seed_option,
    setup_flags,
    table_options,
    words_for,
)
from senbazuru.cli.speaking import argument, command, option
from senbazuru.games import entries, game_named
from senbazuru.kernel.event import Event
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.rules import Rules
from senbazuru.kernel.state import SPECTATOR
from senbazuru.languages import say
from senbazuru.terminal.sitting import Seats
from senbazuru.text import Words

MOST_PROCESSES = 4
"""So many processes think for one table: they are started when a bot that searches is to move."""
SETUP = ("players", "humans", "bots", "packs", "seed")


@command(given=known)
@argument("game", default=next(iter(entries())))
@option("--players", type=int)
@option("--humans", type=click.IntRange(1), default=1, show_default=True)
@option("--bots")
@table_options
@option("--data", type=click.Path(file_okay=False, path_type=Path))
@option("--new", is_flag=True)
@option("--pace", type=click.FloatRange(0, 60))
@option("--watch", is_flag=True)
@pack_option
@seed_option
@click.pass_context
def play(
    context: click.Context,
    game: str,
    players: int | None,
    humans: int,
    bots: str | None,
    options: dict[str, Any],
    data: Path | None,
    new: bool,
    pace: float | None,
    watch: bool,
    packs: tuple[Path, ...],
    seed: Seed | None,
) -> None:
    rules = rules_for(game, packs)
    words = words_for(rules)
    dealt = [bot_named(name, game).name for name in (named(bots) if bots is not None else [usual_bot(game)])]
    if not dealt:
        raise click.BadParameter(say("no-bots"), param_hint="--bots")
    if players is None:
        players = max(min(2, rules.seats[1]), rules.seats[0])
    rules.setup(players, options, seed or Seed.fresh())
    if watch:
        _watch(rules, players, dealt, options, pace or 0.0, seed or Seed.fresh())
        return
    asked = bool(setup_flags(context, *SETUP))

    # imported late: other commands should not wait for it
    from senbazuru.table.thinking import Thinkers
    from senbazuru.terminal.app import PACE, TerminalGame
    from senbazuru.terminal.opening import farewell, open_table, refusal
    from senbazuru.terminal.saves import Saves, data_folder

    terminal = all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
    refused = refusal(words, players, humans, terminal)
    if refused:
        raise click.UsageError(refused)
    saves = Saves(data or data_folder(), game_named(game))
    seats = Seats.around(words, players, humans, dealt)
    session, notice = open_table(words, saves, rules, seats, options, seed, new=new, asked=asked)
    words = words_for(session.game.rules)  # a saved game may have other packs
    thinkers = Thinkers(min(MOST_PROCESSES, max(1, (os.cpu_count() or 2) - 1)))
    app = TerminalGame(session, thinkers, words=words, pace=PACE if pace is None else pace, notice=notice)
    try:
        app.run()
    finally:
        thinkers.close()
    click.echo(farewell(words, app.session), nl=False)


def _watch(rules: Rules, players: int, bots: list[str], options: dict[str, Any], pace: float, seed: Seed) -> None:
    seats = [bot_named(bots[seat % len(bots)], rules.name) for seat in range(players)]
    table = Game.start(rules, players=players, options=options, seed=seed)
    words = words_for(rules)
    names = Seats.around(words, players, 0, bots).names
    told = 0

    def tell() -> None:
        nonlocal told
        events = table.events(SPECTATOR, told)
        told += len(events)
        for line, begins in _lines(words, events, names, rules.beginnings):
            if begins:
                click.echo()
                time.sleep(pace)
            click.echo(line)

    tell()
    for seat, given in drive(table, seats, seed):
        table.accept(seat, *given)
        tell()
    click.echo()
    for seat, score in enumerate(table.scores):
        mark = "*" if seat in table.winners else " "
        click.echo(f"{mark} {names[seat]:<8}{score:>4} {seats[seat].name}")
    click.echo(f"  {say('seed', seed=str(seed))}")


def _lines(
    words: Words, events: list[Event], names: Sequence[str], beginnings: Sequence[str]
) -> Iterator[tuple[str, bool]]:
    """The lines of the log, and whether something new begins there."""
    for begins, group in groupby(events, lambda event: event.kind in beginnings):
        for line in words.log(group, names):
            yield line, begins
