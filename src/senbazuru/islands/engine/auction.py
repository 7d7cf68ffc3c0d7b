"""Bidding: in turn order, each higher than the last, until one is left."""

from typing import Final

from mypy_extensions import i64

from senbazuru.islands.engine import events
from senbazuru.islands.engine.steps import BID, STOP, STOP_BIT, Step
from senbazuru.islands.engine.table import NONE, Table
from senbazuru.kernel.bits import ONE
from senbazuru.kernel.state import NOBODY

MOST_RAISES: Final = 59
MORE: Final = 60
"""Options 1 to 59 bid the minimum and up to 58 more; the last one adds 59 and asks again."""


def minimum(table: Table) -> i64:
    """The lowest bid that counts now."""
    return table.bid + 1 if table.bidder != NOBODY else table.card


class Bid(Step):
    """One seat after the other. `amount`: what has been added to the minimum by asking for more."""

    def __init__(self) -> None:
        super().__init__(BID, "bid")

    def proceed(self, table: Table) -> bool:
        if table.amount:
            return True
        while True:
            rivals: i64 = table.bidding
            if table.bidder != NOBODY:
                rivals &= ~(ONE << table.bidder)
            if rivals == 0:
                table.pop()
                return False
            while not (rivals >> table.seat) & 1:
                table.seat = table.seat + 1 if table.seat + 1 < table.players else 0
            if table.coins(table.seat) >= minimum(table):
                return True
            table.bidding &= ~(ONE << table.seat)
            table.tell(events.CANNOT_BID, table.seat, NONE, minimum(table), NONE, 0)

    def options(self, table: Table, seat: i64) -> i64:
        bids: i64 = table.coins(seat) - minimum(table) - table.amount + 1
        found: i64 = 0
        if bids > MOST_RAISES:
            bids = MOST_RAISES
            found = ONE << MORE
        found |= ((ONE << bids) - 1) << 1
        return found if table.amount else found | STOP_BIT

    def unfinished(self, table: Table) -> bool:
        return table.amount != 0

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        if option == MORE:
            table.amount += MOST_RAISES
            return
        if option == STOP:
            table.bidding &= ~(ONE << seat)
            table.tell(events.PASSED, seat, NONE, NONE, NONE, 0)
        else:
            table.bid = minimum(table) + table.amount + option - 1
            table.bidder = seat
            table.amount = 0
            table.tell(events.BID, seat, NONE, table.bid, NONE, 0)
        table.seat = seat + 1 if seat + 1 < table.players else 0
