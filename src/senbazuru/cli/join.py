"""`senbazuru join`: play at a table of a server, from the terminal."""

import asyncio
import getpass
import sys
from typing import Any

import click

from senbazuru.cli.common import known, named, setup_flags, table_options, words_for
from senbazuru.cli.refusal import Refusal
from senbazuru.cli.speaking import argument, command, option
from senbazuru.games import game_named
from senbazuru.languages import say, spoken
from senbazuru.text import Words

OPENING = ("players", "bots", "minutes", "increment", "listed")
"""What only makes sense with a new table."""
LONGEST_NAME = 24


def own_name() -> str:
    """How somebody is called who has not said."""
    try:
        return getpass.getuser()[:LONGEST_NAME]
    except (OSError, KeyError):
        return say("guest")


@command(given=known)
@argument("link")
@option("--name", default=own_name)
@option("--seat", type=click.IntRange(1, 16))
@option("--watch", is_flag=True)
@option("--game")
@option("--players", type=int, default=2, show_default=True)
@option("--bots", default="")
@option("--minutes", type=click.FloatRange(0.2, 1440))
@option("--increment", type=click.FloatRange(0, 600), default=0.0)
@option("--listed", is_flag=True)
@table_options
@click.pass_context
def join(
    context: click.Context,
    link: str,
    name: str,
    seat: int | None,
    watch: bool,
    game: str | None,
    players: int,
    bots: str,
    minutes: float | None,
    increment: float,
    listed: bool,
    options: dict[str, Any],
) -> None:
    # imported late: other commands should not wait for it
    from senbazuru.server import messages as m
    from senbazuru.table.plan import Clock, Plan
    from senbazuru.terminal import joining

    asked = setup_flags(context, *OPENING)
    if asked and not game:
        raise click.UsageError(say("join-new-only", flag=asked[0]))
    terminal = all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
    new = None
    if game:
        clock = Clock("live", 60 * minutes, increment) if minutes else Clock()
        seated = named(bots)
        # with no seat to wait for, the game begins at once
        plan = Plan(game, players, options, listed, clock=clock)
        new = m.NewTable(plan, name, seated, start=len(seated) == players - 1)
    try:
        where = joining.link_of(Words(spoken()), link, opening=new is not None, terminal=terminal)
        chosen = None if seat is None else seat - 1
        told = joining.join(lambda name: words_for(game_named(name)), where, name, new=new, seat=chosen, watch=watch)
        click.echo(asyncio.run(told), nl=False)
    except joining.JoinError as problem:
        raise Refusal(str(problem)) from None
