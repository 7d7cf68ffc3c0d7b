"""What it takes to pay: for every sum up to a price, the cards one misses least."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from senbazuru.origami.engine.payment import HIGHEST_PRICE
from senbazuru.origami.engine.zones import tally_of

_FAR_TOO_MUCH: Final = 1000000
_SUMS: Final[vec[i64]] = vec[i64]([0] * (HIGHEST_PRICE + 1))


@final
class Payment:
    """By sums: what the cards are worth that pay it, their tally and their types."""

    def __init__(self) -> None:
        self.worth: Final[vec[i64]] = _SUMS[:]
        self.tally: Final[vec[i64]] = _SUMS[:]
        self.types: Final[vec[i64]] = _SUMS[:]
        self.price: i64 = 0

    def begin(self, price: i64) -> None:
        """Nothing pays yet."""
        self.price = price
        total: i64 = 1
        while total <= price:
            self.worth[total] = _FAR_TOO_MUCH
            total += 1

    def add(self, types: i64, folds: i64, worth: i64, tally: i64) -> None:
        """With one more card there are more ways to pay."""
        worths = self.worth
        total: i64 = self.price
        while total >= folds:
            rest: i64 = total - folds
            if worths[rest] + worth < worths[total]:
                worths[total] = worths[rest] + worth
                self.tally[total] = self.tally[rest] + tally
                self.types[total] = self.types[rest] | types
            total -= 1

    def add_paper(self, paper: i64, double: i64, worth: i64, twice: bool) -> None:
        """One rice paper more, which pays 1 fold, or 2 if it counts `twice`: then it is the type `double`."""
        worths = self.worth
        total: i64 = self.price
        while total > 0:
            rest: i64 = total - 1
            types: i64 = paper
            if twice and total > 1 and worths[total - 2] <= worths[rest]:
                rest = total - 2
                types = double
            if worths[rest] + worth < worths[total]:
                worths[total] = worths[rest] + worth
                self.tally[total] = self.tally[rest] + tally_of(1)
                self.types[total] = self.types[rest] | types
            total -= 1

    def best(self, discount: i64) -> i64:
        """The sum to pay, from price less discount to price."""
        best: i64 = self.price
        total: i64 = self.price - 1
        while total >= 0 and total >= self.price - discount:
            if self.worth[total] < self.worth[best]:
                best = total
            total -= 1
        return best
