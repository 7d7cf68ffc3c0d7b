"""How the search thinks about Origami: greedy's answers in play-outs, and what a position is worth."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from senbazuru.bots import greedy
from senbazuru.bots.origami_worlds import OrigamiWorlds
from senbazuru.bots.search import Mind, Worlds
from senbazuru.kernel.bits import size_of
from senbazuru.kernel.state import State
from senbazuru.origami.engine.game import Origami
from senbazuru.origami.engine.scoring import score
from senbazuru.origami.engine.table import Table

MARGIN: Final = 0.3
"""How much of the worth is by how far one is ahead; the rest is winning."""
POINTS: Final = 12.0
"""A lead that is worth nearly three quarters."""


@final
class OrigamiMind(Mind):
    """Origami, Legends, and both mixed."""

    def worlds(self, seen: State, seat: i64, told: list[i64]) -> Worlds:
        assert isinstance(seen, Table)
        return OrigamiWorlds(seen, seat, told)

    def policy(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Table)
        return greedy.choose(state, seat)

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Origami)
        points: list[i64] = [score(state, seat) for seat in range(state.players)]
        winners: i64 = state.winners()
        share: float = (1.0 - MARGIN) / float(size_of(winners))
        worth: list[float] = []
        seat: i64 = 0
        while seat < state.players:
            best: i64 = -1000
            other: i64 = 0
            while other < state.players:
                if other != seat and points[other] > best:
                    best = points[other]
                other += 1
            value: float = MARGIN / (1.0 + exp(float(best - points[seat]) / POINTS))
            if (winners >> seat) & 1:
                value += share
            worth.append(value)
            seat += 1
        return worth
