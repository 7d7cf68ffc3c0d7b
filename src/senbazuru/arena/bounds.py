"""How sure a figure is: shares and means of many games, with 95 % bounds.

Games of one deal share its cards, and seats of one game its fate; so figures are ratios of sums over units (a deal, or
a game), and each unit counts once.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import median
from typing import Final

CONFIDENCE: Final = 1.96
"""Standard errors on either side: 95 %."""
_RESAMPLES: Final = 2000


@dataclass
class Ratio:
    """A ratio of sums over units, and how far it may be off."""

    above: list[float] = field(default_factory=list)
    below: list[float] = field(default_factory=list)

    def add(self, above: float, below: float) -> None:
        if below:
            self.above.append(above)
            self.below.append(below)

    @property
    def value(self) -> float:
        return sum(self.above) / sum(self.below) if self.below else 0.0

    @property
    def error(self) -> float:
        """The standard error of the ratio, by the spread of what is left of each unit."""
        if len(self.below) < 2:
            return 0.0
        ratio, units = self.value, len(self.below)
        spread = sum((a - ratio * b) ** 2 for a, b in zip(self.above, self.below))
        return sqrt(spread * units / (units - 1)) / sum(self.below)

    @property
    def bounds(self) -> tuple[float, float]:
        return self.value - CONFIDENCE * self.error, self.value + CONFIDENCE * self.error


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Wilson's bounds of a share, with 95 % confidence."""
    z = CONFIDENCE
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def share_bounds(share: Ratio, games: int) -> tuple[float, float]:
    """Wilson's bounds for as many independent games as would be equally sure of this share.

    How many these are follows from how much the units differ. They are never more than the games that were played,
    and if all units agree, each is one.
    """
    value, error = share.value, share.error
    independent = value * (1 - value) / error**2 if error else float(len(share.below))
    return wilson(value * min(independent, games), min(independent, games))


def resampled(pairs: Sequence[tuple[float, float]], figure: Callable[[Sequence[float]], float]) -> tuple[float, float]:
    """Bounds for how much more a figure of the first is than of the second, by drawing the pairs anew, many times.

    The draws are always the same ones, so the same pairs have the same bounds.

    >>> resampled([(3, 1), (4, 2), (7, 5)], median)
    (2, 2)
    """
    random = Random(0)
    found: list[float] = []
    for _ in range(_RESAMPLES):
        drawn = random.choices(pairs, k=len(pairs))
        found.append(figure([one for one, _ in drawn]) - figure([other for _, other in drawn]))
    found.sort()
    return found[round(0.025 * (_RESAMPLES - 1))], found[round(0.975 * (_RESAMPLES - 1))]


def median_gain(pairs: Sequence[tuple[float, float]]) -> float:
    """How much higher the median of the first is than that of the second."""
    return median(one for one, _ in pairs) - median(other for _, other in pairs)
