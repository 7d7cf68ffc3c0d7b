"""Paying exactly.

Which sums a hand can make depends only on how many cards of 1, 2, 3 and 4 folds it holds. One small table
answers for all hands; a discount of up to N is a wider window of sums. Rice paper that may count twice is a card of
1 fold less and one of 2 folds more; a discard that may help to pay shifts all sums by its folds.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from senbazuru.kernel.bits import ONE, lowest
from senbazuru.origami.engine.linked import HIGHEST_PRICE
from senbazuru.origami.engine.modifiers import PAPER_DOUBLES, TOP_PAYS
from senbazuru.origami.engine.table import Table
from senbazuru.origami.engine.zones import NONE, tally_of

__all__ = ["HIGHEST_PRICE", "payable", "payments", "sums", "window"]

ANY_SUM: Final = 0xFFFF
_DOUBLED: Final = 255
"""What it adds to a tally if a card of 1 fold counts as 2."""


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


def reach(table: Table, seat: i64, tally: i64, papers: i64, doubles: i64, top: i64) -> i64:
    """The sums of cards with this tally, if up to so many of the rice papers may count twice and a discard help."""
    found: i64 = sums(tally)
    while papers > 0 and doubles > 0:
        tally += _DOUBLED
        found |= sums(tally)
        papers -= 1
        doubles -= 1
    if top != NONE:
        found |= (found << table.linked.folds[top]) & ANY_SUM
    return found


def affordable(table: Table, seat: i64, tally: i64, above: i64) -> i64:
    """The sums that a seat can make with hand cards of this tally and with all that helps it to pay now.

    `above` discards lie above the one that may help.
    """
    linked = table.linked
    papers: i64 = table.held(seat, linked.paper) if linked.paper >= 0 else 0
    return reach(table, seat, tally, papers, table.doubles(seat), table.top_pays(seat, above))


def payable(table: Table, seat: i64, cards: i64, discount: i64, paid: i64, above: i64) -> i64:
    """Those of the given hand cards (a mask) that the rest of the hand can pay exactly.

    `paid` folds are paid already by a card from elsewhere, which must not be too much.
    """
    linked = table.linked
    tally: i64 = table.tally(seat)
    plain: bool = linked.plain
    helps: bool = not plain and linked.force[PAPER_DOUBLES] | linked.force[TOP_PAYS] != 0
    found: i64 = 0
    folds: i64 = 1
    while folds <= 4:
        candidates: i64 = cards & linked.of_folds[folds]
        if candidates:
            rest: i64 = tally - tally_of(folds)
            possible: i64 = affordable(table, seat, rest, above) if helps else sums(rest)
            while candidates:
                card: i64 = lowest(candidates)
                price: i64 = linked.cost[card]
                if not plain:
                    price = table.price(seat, card)
                price -= paid
                if price >= 0 and possible & window(price, discount):
                    found |= ONE << card
                candidates &= candidates - 1
        folds += 1
    return found


def payments(table: Table, seat: i64, price: i64, discount: i64) -> i64:
    """The hand cards that may be the next of an exact payment: the rest can still be completed."""
    linked = table.linked
    tally: i64 = table.tally(seat)
    hand: i64 = table.hand(seat)
    found: i64 = 0
    folds: i64 = 1
    while folds <= 4 and folds <= price:
        cards: i64 = hand & linked.of_folds[folds]
        if cards and sums(tally - tally_of(folds)) & window(price - folds, discount):
            found |= cards
        folds += 1
    return found


def helped_payments(table: Table, seat: i64, price: i64, discount: i64, doubles: i64, top: i64) -> i64:
    """The same where rice paper may still count twice, or a discard help.

    Two more bits: `types` is a rice paper that counts twice, `types` + 1 the discard.
    """
    linked = table.linked
    tally: i64 = table.tally(seat)
    hand: i64 = table.hand(seat)
    papers: i64 = 0
    found: i64 = 0
    if linked.paper >= 0:
        papers = table.held(seat, linked.paper)
    if papers:
        hand ^= ONE << linked.paper
        rest: i64 = tally - tally_of(1)
        if price >= 1 and reach(table, seat, rest, papers - 1, doubles, top) & window(price - 1, discount):
            found |= ONE << linked.paper
        if doubles and price >= 2:
            if reach(table, seat, rest, papers - 1, doubles - 1, top) & window(price - 2, discount):
                found |= ONE << linked.types
    if top != NONE and linked.folds[top] <= price:
        if reach(table, seat, tally, papers, doubles, NONE) & window(price - linked.folds[top], discount):
            found |= ONE << (linked.types + 1)
    folds: i64 = 1
    while folds <= 4 and folds <= price:
        cards: i64 = hand & linked.of_folds[folds]
        if cards:
            if reach(table, seat, tally - tally_of(folds), papers, doubles, top) & window(price - folds, discount):
                found |= cards
        folds += 1
    return found
