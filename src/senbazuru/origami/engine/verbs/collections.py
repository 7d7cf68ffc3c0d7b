"""Collections: moving what lies there."""

from typing import Final

from mypy_extensions import i64

from senbazuru.kernel.bits import ONE
from senbazuru.kernel.state import EVERYBODY
from senbazuru.origami.engine import events
from senbazuru.origami.engine.steps import (
    BEGUN,
    COLLECTED,
    HEIGHTS,
    OPTIONAL,
    SEATS,
    STOP,
    STOP_BIT,
    Question,
    Verb,
    give_up,
)
from senbazuru.origami.engine.table import Table
from senbazuru.origami.engine.zones import CARD

TALLEST: Final = 30
"""A place in a collection is one option: 1 + height, and so much more in the right one."""


def spot(column: i64, height: i64) -> i64:
    """The option for a place."""
    return 1 + column * TALLEST + height


def spot_column(option: i64) -> i64:
    return 1 if option > TALLEST else 0


def spot_height(option: i64) -> i64:
    return option - 1 - TALLEST if option > TALLEST else option - 1


def targets(table: Table, seat: i64, moved: i64) -> i64:
    """Where a collected card (an option) may go: where the collections differ by no more than is allowed, or than now.

    Heights are counted without the card, which is lifted first. Where it came from is no move.
    """
    source: i64 = spot_column(moved)
    found: i64 = 0
    column: i64 = 0
    while column < 2:
        size: i64 = table.column_size(seat, column) - (1 if column == source else 0)
        before: i64 = table.column_size(seat, source) - table.column_size(seat, 1 - source)
        after: i64 = before - 2 if column != source else before
        if after < 0:
            after = -after
        if before < 0:
            before = -before
        if after <= table.most_difference(seat) or after <= before:
            height: i64 = 0
            while height <= size and height < TALLEST:
                found |= ONE << spot(column, height)
                height += 1
        column += 1
    return found & ~(ONE << moved)


class MoveOrigami(Verb):
    """Move one of your origami to any place in either of your collections. `memory` is which (an option)."""

    def __init__(self) -> None:
        super().__init__(
            30,
            "move_origami",
            [],
            numbers=("amount", "from", "flags"),
            questions=(Question("move-which", COLLECTED), Question("move-where", HEIGHTS)),
        )

    def asks(self, table: Table, step: i64) -> bool:
        return True

    def public(self, table: Table, seat: i64, step: i64) -> bool:
        return self.movable(table, seat) != 0

    def movable(self, table: Table, seat: i64) -> i64:
        found: i64 = 0
        column: i64 = 0
        while column < 2:
            height: i64 = 0
            while height < table.column_size(seat, column) and height < TALLEST:
                if targets(table, seat, spot(column, height)):
                    found |= ONE << spot(column, height)
                height += 1
            column += 1
        return found

    def begin(self, table: Table) -> None:
        self.ask(table, 0, 0)

    def options(self, table: Table, seat: i64) -> i64:
        if table.flags & BEGUN:
            return targets(table, seat, table.memory)
        found: i64 = self.movable(table, seat)
        if table.flags & OPTIONAL or found == 0:
            found |= STOP_BIT
        return found

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        if option == STOP:
            give_up(table)
            return
        if not table.flags & BEGUN:
            table.flags = BEGUN
            table.memory = option
            return
        card: i64 = table.remove(seat, spot_column(table.memory), spot_height(table.memory))
        column: i64 = spot_column(option)
        height: i64 = spot_height(option)
        table.insert(seat, column, height, card)
        table.tell(events.MOVED, seat, card & CARD, column, height + 1, EVERYBODY)
        table.pop()

    def about(self, table: Table, seat: i64) -> dict[str, object]:
        if not table.flags & BEGUN:
            return {}
        column: i64 = spot_column(table.memory)
        height: i64 = spot_height(table.memory)
        card: i64 = table.cells[table.column_start(seat, column) + height] & CARD
        return {"card": table.linked.names[card], "column": "right" if column else "left", "height": int(height + 1)}


class SinkOrigami(Verb):
    """Move one origami of any player to the bottom of its collection. `memory` is the seat + 1, once chosen."""

    def __init__(self) -> None:
        super().__init__(
            31,
            "sink_origami",
            [],
            numbers=("amount", "owner", "flags"),
            questions=(Question("sink-whose", SEATS), Question("sink-which", COLLECTED)),
        )

    def asks(self, table: Table, step: i64) -> bool:
        return True

    def public(self, table: Table, seat: i64, step: i64) -> bool:
        return self.owners(table) != 0

    def owners(self, table: Table) -> i64:
        """The seats with an origami that lies on another."""
        found: i64 = 0
        seat: i64 = 0
        while seat < table.players:
            if table.column_size(seat, 0) > 1 or table.column_size(seat, 1) > 1:
                found |= ONE << seat
            seat += 1
        return found

    def begin(self, table: Table) -> None:
        self.ask(table, 0, 0)

    def options(self, table: Table, seat: i64) -> i64:
        found: i64 = 0
        if table.flags & BEGUN:
            column: i64 = 0
            while column < 2:
                height: i64 = 1
                while height < table.column_size(table.memory - 1, column) and height < TALLEST:
                    found |= ONE << spot(column, height)
                    height += 1
                column += 1
            return found
        found = self.owners(table) << 1
        if table.flags & OPTIONAL or found == 0:
            found |= STOP_BIT
        return found

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        if option == STOP:
            give_up(table)
            return
        if not table.flags & BEGUN:
            table.flags = BEGUN
            table.memory = option
            return
        owner: i64 = table.memory - 1
        column: i64 = spot_column(option)
        card: i64 = table.remove(owner, column, spot_height(option))
        table.insert(owner, column, 0, card)
        table.tell(events.SUNK, seat, card & CARD, owner, column, EVERYBODY)
        table.pop()

    def owner(self, table: Table) -> i64:
        return table.memory - 1

    def about(self, table: Table, seat: i64) -> dict[str, object]:
        return {"owner": int(table.memory - 1)} if table.flags & BEGUN else {}
