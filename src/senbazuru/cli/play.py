"""`senbazuru play`: for now, bots play and you watch."""

import time
from collections.abc import Iterator
from itertools import groupby

import click

from senbazuru.bots import bot_named
from senbazuru.cli.common import game_named, seed_option
from senbazuru.kernel.event import Event
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.state import SPECTATOR
from senbazuru.text import Words

NAMES = ("Aki", "Botan", "Chiyo", "Daichi", "Emi")


@click.command()
@click.argument("game", default="origami")
@click.option("--players", type=int, default=2, show_default=True, help="Number of seats.")
@click.option("--bots", default="greedy", show_default=True, help="Who plays, dealt in turn.")
@click.option("--delay", type=float, default=0.0, show_default=True, help="Seconds to wait after each turn.")
@seed_option
def play(game: str, players: int, bots: str, delay: float, seed: Seed | None) -> None:
    """Watch bots play a GAME, told in words as a spectator sees it."""
    seed = seed or Seed.fresh()
    names = [name.strip() for name in bots.split(",")]
    seats = [bot_named(names[seat % len(names)]) for seat in range(players)]
    table = Game.start(game_named(game), players=players, seed=seed)
    words = Words()
    streams = [Stream(seed, 15, seat) for seat in range(players)]
    told = 0
    while True:
        events = table.events(SPECTATOR, told)
        told += len(events)
        for line, begins_turn in _lines(words, events):
            if begins_turn:
                click.echo()
                time.sleep(delay)
            click.echo(line)
        if table.over:
            break
        seat = table.waiting()[0]
        table.answer(seat, seats[seat].choose(table.state.observe(seat), seat, streams[seat]))
    click.echo()
    scores = [int(score) for score in table.state.returns()]
    for seat in range(players):
        mark = "*" if table.state.winners() >> seat & 1 else " "
        click.echo(f"{mark} {NAMES[seat]:<8}{scores[seat]:>4} {seats[seat].name}")
    click.echo(f"  seed {seed}")


def _lines(words: Words, events: list[Event]) -> Iterator[tuple[str, bool]]:
    """The lines of the log, and whether a turn begins there."""
    for turn, group in groupby(events, lambda event: event.kind == "turn"):
        for line in words.log(group, NAMES):
            yield line, turn
