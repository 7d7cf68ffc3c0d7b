"""The final score: printed points and scoring effects, covered or not; then characters.

A bonus belongs to the collection where its card lies, as far as its owner receives it. What others' cards and
characters give belongs to no collection. A card that scores the difference of the collections is counted after all
others; characters come last.
"""

from mypy_extensions import i64

from senbazuru.kernel.bits import ONE, lowest
from senbazuru.origami.engine.modifiers import COVERED_AT_MOST, MODIFIERS
from senbazuru.origami.engine.steps import verb_at
from senbazuru.origami.engine.table import Table
from senbazuru.origami.engine.zones import CARD


def card_bonus(table: Table, seat: i64, column: i64, height: i64) -> i64:
    """What the scoring effect of a collected card is worth to its owner."""
    step: i64 = table.linked.scoring[table.cells[table.column_start(seat, column) + height] & CARD]
    if step == 0:
        return 0
    verb = verb_at(table, step)
    points: i64
    if verb.shared():
        points = verb.award(table, seat, step)
    else:
        points = verb.points(table, seat, column, height, step)
    return limited(table, seat, column, height, points)


def limited(table: Table, owner: i64, column: i64, height: i64, points: i64) -> i64:
    """What a covered card's scoring effect may give to each may be limited."""
    types: i64 = table.linked.force[COVERED_AT_MOST]
    if types == 0 or height == table.column_size(owner, column) - 1:
        return points
    types &= table.middle | table.tops(owner)
    while types:
        most: i64 = table.linked.by[lowest(types) * MODIFIERS + COVERED_AT_MOST]
        types &= types - 1
        if points > most:
            points = most
    return points


def column_score(table: Table, seat: i64, column: i64, leaving_out: i64) -> i64:
    """The points of a collection; the scoring effects of some types (a mask) may be left out."""
    total: i64 = 0
    height: i64 = 0
    start: i64 = table.column_start(seat, column)
    size: i64 = table.column_size(seat, column)
    while height < size:
        card: i64 = table.cells[start + height] & CARD
        total += table.linked.points[card]
        if not (leaving_out >> card) & 1:
            total += card_bonus(table, seat, column, height)
        height += 1
    return total


def given(table: Table, owner: i64, column: i64, height: i64, receiver: i64) -> i64:
    """What a collected card gives to somebody else than its owner."""
    card: i64 = table.cells[table.column_start(owner, column) + height] & CARD
    if not (table.linked.shared >> card) & 1:
        return 0
    step: i64 = table.linked.scoring[card]
    return limited(table, owner, column, height, verb_at(table, step).award(table, receiver, step))


def from_others(table: Table, seat: i64) -> i64:
    """What the cards of others give to a seat."""
    total: i64 = 0
    if table.linked.shared == 0:
        return 0
    owner: i64 = 0
    while owner < table.players:
        column: i64 = 0
        while owner != seat and column < 2:
            height: i64 = 0
            while height < table.column_size(owner, column):
                total += given(table, owner, column, height, seat)
                height += 1
            column += 1
        owner += 1
    return total


def from_character(table: Table, card: i64, seat: i64) -> i64:
    """What a character in the middle gives to a seat."""
    step: i64 = table.linked.scoring[card]
    return verb_at(table, step).award(table, seat, step) if step else 0


def from_characters(table: Table, seat: i64) -> i64:
    total: i64 = 0
    types: i64 = table.middle
    while types:
        total += from_character(table, lowest(types), seat)
        types &= types - 1
    return total


def score(table: Table, seat: i64) -> i64:
    total: i64 = column_score(table, seat, 0, 0) + column_score(table, seat, 1, 0)
    return total + from_others(table, seat) + from_characters(table, seat)


def winners(table: Table) -> i64:
    return best_of(table, (ONE << table.players) - 1)


def best_of(table: Table, seats: i64) -> i64:
    """Of these seats those with the highest score; among those tied, with the most cards in hand."""
    best: i64 = -1
    found: i64 = 0
    seat: i64 = 0
    while seat < table.players:
        if (seats >> seat) & 1:
            # hands are smaller than any multiplier of a whole point
            worth: i64 = score(table, seat) * 1000 + table.hand_size(seat)
            if worth > best:
                best = worth
                found = 0
            if worth == best:
                found |= ONE << seat
        seat += 1
    return found
