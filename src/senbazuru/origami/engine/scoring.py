"""The final score: printed points and scoring effects, covered or not."""

from mypy_extensions import i64

from senbazuru.kernel.bits import ONE
from senbazuru.origami.engine.steps import verb_at
from senbazuru.origami.engine.table import Table
from senbazuru.origami.engine.zones import CARD


def card_bonus(table: Table, seat: i64, column: i64, height: i64) -> i64:
    """What the scoring effect of a collected card is worth."""
    step: i64 = table.pack.scoring[table.cells[table.column_start(seat, column) + height] & CARD]
    if step == 0:
        return 0
    return verb_at(table, step).points(table, seat, column, height, step)


def score(table: Table, seat: i64) -> i64:
    total: i64 = 0
    column: i64 = 0
    while column < 2:
        height: i64 = 0
        start: i64 = table.column_start(seat, column)
        size: i64 = table.column_size(seat, column)
        while height < size:
            total += table.pack.points[table.cells[start + height] & CARD]
            total += card_bonus(table, seat, column, height)
            height += 1
        column += 1
    return total


def winners(table: Table) -> i64:
    """The seats with the highest score; among those tied, with the most cards in hand."""
    best: i64 = -1
    seats: i64 = 0
    seat: i64 = 0
    while seat < table.players:
        # hands are smaller than any multiplier of a whole point
        worth: i64 = score(table, seat) * 1000 + table.hand_size(seat)
        if worth > best:
            best = worth
            seats = 0
        if worth == best:
            seats |= ONE << seat
        seat += 1
    return seats
