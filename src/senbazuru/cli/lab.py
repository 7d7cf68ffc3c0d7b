"""`senbazuru lab`: what many games tell about the game itself."""

import click

from senbazuru.cli.balance import balance, cards
from senbazuru.cli.fairness import seats, sheets
from senbazuru.cli.speaking import Group
from senbazuru.cli.strength import strength


@click.group(cls=Group)
def lab() -> None:
    pass


for command in (cards, balance, seats, sheets, strength):
    lab.add_command(command)
