"""`senbazuru join`: play at a table of a server, from the terminal."""

import asyncio
import getpass
import sys
from typing import Any

import click

from senbazuru.bots import all_bots
from senbazuru.cli.common import named, setup_flags, table_options, words_for
from senbazuru.cli.refusal import Refusal
from senbazuru.games import entries, game_named
from senbazuru.kernel.spoken import listed
from senbazuru.text import Words

OPENING = ("players", "bots", "minutes", "increment", "listed")
"""What only makes sense with a new table."""
LONGEST_NAME = 24


def own_name() -> str:
    """How somebody is called who has not said."""
    try:
        return getpass.getuser()[:LONGEST_NAME]
    except (OSError, KeyError):
        return "Guest"


@click.command()
@click.argument("link")
@click.option("--name", default=own_name, show_default="yours on this machine", help="How others see you.")
@click.option("--seat", type=click.IntRange(1, 16), help="Which seat to take.  [default: the first that is empty]")
@click.option("--watch", is_flag=True, help="Only watch.")
@click.option("--game", help=f"Open a new table for this game: {listed(entries())}.")
@click.option("--players", type=int, default=2, show_default=True, help="New table: number of seats.")
@click.option(
    "--bots",
    default="",
    help=f"New table: bots for the last seats, e.g. greedy,greedy. There are {', '.join(all_bots())}.",
)
@click.option(
    "--minutes", type=click.FloatRange(0.2, 1440), help="New table: minutes that each has for the whole game."
)
@click.option("--increment", type=click.FloatRange(0, 600), default=0.0, help="And seconds more after every action.")
@click.option("--listed", is_flag=True, help="New table: strangers may find it.")
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
    """Play at the table of a server.

    LINK is a seat's own link (http://host:port/table/ID#SECRET), an invitation (the same without the secret), or, with
    --game, the server's address: then a new table is opened, and others can come to it.
    """
    # imported late: other commands should not wait for it
    from senbazuru.server import messages as m
    from senbazuru.table.plan import Clock, Plan
    from senbazuru.terminal import joining

    asked = setup_flags(context, *OPENING)
    if asked and not game:
        raise click.UsageError(f"{asked[0]} is for a new table: say --game too.")
    terminal = all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
    new = None
    if game:
        clock = Clock("live", 60 * minutes, increment) if minutes else Clock()
        seated = named(bots)
        # with no seat to wait for, the game begins at once
        plan = Plan(game, players, options, listed, clock=clock)
        new = m.NewTable(plan, name, seated, start=len(seated) == players - 1)
    try:
        where = joining.link_of(Words(), link, opening=new is not None, terminal=terminal)
        chosen = None if seat is None else seat - 1
        told = joining.join(lambda name: words_for(game_named(name)), where, name, new=new, seat=chosen, watch=watch)
        click.echo(asyncio.run(told), nl=False)
    except joining.JoinError as problem:
        raise Refusal(str(problem)) from None
