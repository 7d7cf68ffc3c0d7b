"""Paying exactly.

Which sums a hand can make depends only on how many cards of 1, 2, 3 and 4 folds it holds. One small table
answers for all hands; a discount of up to N is a wider window of sums.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from senbazuru.kernel.bits import ONE, lowest
from senbazuru.origami.engine.table import Table
from senbazuru.origami.engine.zones import tally_of

HIGHEST_PRICE: Final = 15


def _sums() -> list[int]:
    """For each hand of up to 15 ones, 7 twos, 5 threes and 3 fours the set of sums up to 15 as a mask."""
    table: list[int] = []
    for fours in range(4):
        for threes in range(6):
            for twos in range(8):
                for ones in range(16):
                    sums: int = 1
                    for folds, cards in ((1, ones), (2, twos), (3, threes), (4, fours)):
                        for _ in range(cards):
                            sums |= sums * 2**folds
                    table.append(sums & 0xFFFF)
    return table


_SUMS: Final[vec[i64]] = vec[i64](_sums())


def sums(tally: i64) -> i64:
    """The sums of folds that cards with this tally can make, as a mask of 0 to 15."""
    ones: i64 = tally & 255
    twos: i64 = (tally >> 8) & 255
    threes: i64 = (tally >> 16) & 255
    fours: i64 = (tally >> 24) & 255
    if ones > 15:
        ones = 15
    if twos > 7:
        twos = 7
    if threes > 5:
        threes = 5
    if fours > 3:
        fours = 3
    return _SUMS[ones + 16 * twos + 128 * threes + 768 * fours]


def window(price: i64, discount: i64) -> i64:
    """The sums that pay a price with a discount of up to so much, as a mask."""
    lowest_sum: i64 = price - discount
    if lowest_sum < 0:
        lowest_sum = 0
    return ((ONE << (price - lowest_sum + 1)) - 1) << lowest_sum


def payable(table: Table, seat: i64, cards: i64, discount: i64, paid: i64) -> i64:
    """Those of the given hand cards (a mask) that the rest of the hand can pay exactly.

    `paid` folds are paid already by a card from elsewhere, which must not be too much.
    """
    pack = table.pack
    tally: i64 = table.tally(seat)
    found: i64 = 0
    folds: i64 = 1
    while folds <= 4:
        candidates: i64 = cards & pack.of_folds[folds]
        if candidates:
            reach: i64 = sums(tally - tally_of(folds))
            while candidates:
                card: i64 = lowest(candidates)
                price: i64 = pack.cost[card] - paid
                if price >= 0 and reach & window(price, discount):
                    found |= ONE << card
                candidates &= candidates - 1
        folds += 1
    return found


def payments(table: Table, seat: i64, price: i64, discount: i64) -> i64:
    """The hand cards that may be the next of an exact payment: the rest can still be completed."""
    pack = table.pack
    tally: i64 = table.tally(seat)
    hand: i64 = table.hand(seat)
    found: i64 = 0
    folds: i64 = 1
    while folds <= 4 and folds <= price:
        cards: i64 = hand & pack.of_folds[folds]
        if cards and sums(tally - tally_of(folds)) & window(price - folds, discount):
            found |= cards
        folds += 1
    return found
