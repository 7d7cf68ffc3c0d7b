"""A bot for Paper Boats, small enough to copy from."""

from collections.abc import Sequence
from typing import Final

from senbazuru.bots.bot import Bot
from senbazuru.kernel.bits import members
from senbazuru.kernel.random import Stream
from senbazuru.kernel.state import NOBODY, State
from senbazuru.toy.engine import STOP, Boats

_LOW: Final = 6
"""Sheets up to this number are worth trading."""


class GreedyBot(Bot):
    """Bids high for much cargo and low for little, and trades its low sheets away."""

    name: Final = "greedy"
    version: Final = 1
    games: Final = ("boats",)

    def choose(
        self, seen: State, seat: int, stream: Stream, told: Sequence[int] = (), seconds: float | None = None
    ) -> int:
        assert isinstance(seen, Boats)
        sheets = [option for option in members(seen.mask(seat)) if option != STOP]
        if seen.winner == NOBODY:
            return sheets[(len(sheets) - 1) * (int(seen.cargo) - 1) // 5]
        return sheets[0] if sheets and sheets[0] <= _LOW else STOP


BOTS: Final = (GreedyBot(),)
