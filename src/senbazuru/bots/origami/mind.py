"""How the search thinks about Origami: greedy's answers in play-outs, and what a position is worth."""

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from senbazuru.bots.origami import greedy
from senbazuru.bots.origami.judge import folds_of, turns_left, worth_of_fold
from senbazuru.bots.origami.weights import VERSION_3
from senbazuru.bots.origami.worlds import OrigamiWorlds
from senbazuru.bots.search import Mind, Worlds
from senbazuru.kernel.bits import size_of
from senbazuru.kernel.state import Observation, State
from senbazuru.origami.engine.game import Origami, OrigamiObservation
from senbazuru.origami.engine.scoring import score
from senbazuru.origami.engine.table import Table

MARGIN: Final = 0.3
"""How much of the worth is by how far one is ahead; the rest is winning."""
POINTS: Final = 12.0
"""A lead that is worth nearly three quarters."""
SURE: Final = 2.5
DOUBT: Final = 1.0
"""The lead that will win nearly three times in four at the end, and by how much more it is with every turn to come (or
rather with the root of their number). From games of greedy against itself."""
IN_HAND: Final = 0.008
MOST_FOLDS: Final = 14
"""What a fold in hand is worth, of what greedy thinks (in hundredths), and how many of them are."""


@final
class OrigamiMind(Mind):
    """Origami, Legends, and both mixed."""

    def worlds(self, seen: Observation, seat: i64, told: list[i64]) -> Worlds:
        assert isinstance(seen, OrigamiObservation)
        return OrigamiWorlds(seen, told)

    def policy(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Table)
        return greedy.choose(state, seat)

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Origami)
        leads: list[float] = self.leads(state)
        winners: i64 = state.winners() if state.over else 0
        share: float = 1.0 / float(size_of(winners)) if winners else 0.0
        sure: float = SURE + DOUBT * sqrt(float(turns_left(state, state.turn_seat)))
        worth: list[float] = []
        seat: i64 = 0
        while seat < state.players:
            winning: float
            if state.over:
                winning = share if (winners >> seat) & 1 else 0.0
            else:
                winning = likely(leads[seat] / sure)
            worth.append((1.0 - MARGIN) * winning + MARGIN * likely(leads[seat] / POINTS))
            seat += 1
        return worth

    def leads(self, state: Origami) -> list[float]:
        """By how many points each seat is ahead of the best of the others, hands included while there is time."""
        points: list[float] = []
        seat: i64 = 0
        while seat < state.players:
            worth: float = float(score(state, seat))
            if not state.over:
                folds: i64 = folds_of(state.tally(seat))
                fold: i64 = worth_of_fold(state, seat, turns_left(state, seat) + state.extra, VERSION_3)
                worth += IN_HAND * float(fold * (folds if folds < MOST_FOLDS else MOST_FOLDS))
            points.append(worth)
            seat += 1
        leads: list[float] = []
        seat = 0
        while seat < state.players:
            best: float = -1000.0
            other: i64 = 0
            while other < state.players:
                if other != seat and points[other] > best:
                    best = points[other]
                other += 1
            leads.append(points[seat] - best)
            seat += 1
        return leads


def likely(lead: float) -> float:
    """From 0 to 1; a lead of 1 is nearly three quarters."""
    return 1.0 / (1.0 + exp(-lead))
