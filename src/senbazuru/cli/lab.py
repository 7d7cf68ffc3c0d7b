"""`senbazuru lab`: what many games tell about the game itself."""

import click

from senbazuru.cli.balance import balance, cards
from senbazuru.cli.fairness import seats, sheets
from senbazuru.cli.strength import strength


@click.group()
def lab() -> None:
    """Study the games: what many of them tell about cards, seats, sheets and bots."""


for command in (cards, balance, seats, sheets, strength):
    lab.add_command(command)
