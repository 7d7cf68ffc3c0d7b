"""A bot for Paper Boats, small enough to copy from."""

from typing import Final

from senbazuru.bots.bot import Asked, Bot
from senbazuru.kernel.state import NOBODY
from senbazuru.toy.engine import STOP, BoatsObservation

_LOW: Final = 6
"""Sheets up to this number are worth trading."""


class GreedyBot(Bot):
    """Bids high for much cargo and low for little, and trades its low sheets away."""

    name: Final = "greedy"
    version: Final = 1
    games: Final = ("boats",)

    def choose(self, asked: Asked) -> int:
        seen = asked.seen
        assert isinstance(seen, BoatsObservation)
        sheets = [option for option in asked.offered if option != STOP]
        if seen.table.winner == NOBODY:
            return sheets[(len(sheets) - 1) * (int(seen.table.cargo) - 1) // 5]
        return sheets[0] if sheets and sheets[0] <= _LOW else STOP


BOTS: Final = (GreedyBot(),)
