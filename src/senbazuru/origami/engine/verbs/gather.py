"""Choices that several players make at the same time, hidden until all have chosen."""

from mypy_extensions import i64

from senbazuru.kernel.bits import ONE
from senbazuru.origami.engine.steps import OPTIONAL, STOP, STOP_BIT, Verb, give_up
from senbazuru.origami.engine.table import Table


class Gather(Verb):
    """Ask seats for hand cards. `memory` is the mask of seats that have not finished choosing."""

    # -- what a verb defines

    def seats(self, table: Table, seat: i64, step: i64) -> i64:
        """Whom it concerns, as a mask."""
        raise NotImplementedError(self.name)

    def each(self, table: Table, step: i64) -> i64:
        """How many cards each chooses (all, if there are fewer)."""
        raise NotImplementedError(self.name)

    def eligible(self, table: Table, seat: i64, step: i64) -> i64:
        """The types a seat may choose from."""
        return table.hand(seat)

    def resolve(self, table: Table) -> None:
        """All have chosen: carry it out, clockwise from the actor, and pop the frame."""
        raise NotImplementedError(self.name)

    # -- what follows from it

    def asked(self, table: Table, seat: i64, step: i64) -> i64:
        """The seats concerned that hold cards, but for those whose hand is safe from others."""
        seats: i64 = self.seats(table, seat, step)
        asked: i64 = 0
        other: i64 = 0
        while other < table.players:
            if (seats >> other) & 1 and table.hand_size(other) > 0:
                if other == seat or not table.protected(other):
                    asked |= ONE << other
            other += 1
        return asked

    def public(self, table: Table, seat: i64, step: i64) -> bool:
        return self.asked(table, seat, step) != 0

    def begin(self, table: Table) -> None:
        self.ask(table, 0, self.asked(table, table.seat, table.step))

    def waiting(self, table: Table) -> i64:
        return table.memory

    def chosen(self, table: Table, seat: i64, which: i64) -> i64:
        """A choice (0 or 1) of a seat, or -1."""
        return table.cells[table.layout.choices + 2 * seat + which] - 1

    def options(self, table: Table, seat: i64) -> i64:
        types: i64 = self.eligible(table, seat, table.step)
        first: i64 = self.chosen(table, seat, 0)
        if first >= 0 and table.held(seat, first) == 1:
            types &= ~(ONE << first)
        if types == 0 or table.flags & OPTIONAL:
            return (types << 1) | STOP_BIT
        return types << 1

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        if option == STOP and table.flags & OPTIONAL:
            give_up(table)
            table.answers += 1
            return
        if option == STOP:
            table.memory &= ~(ONE << seat)
        else:
            table.flags &= ~OPTIONAL
            at: i64 = table.layout.choices + 2 * seat
            given: i64 = 1
            if table.cells[at]:
                at += 1
                given = 2
            table.cells[at] = option
            if given == self.each(table, table.step) or given == table.hand_size(seat):
                table.memory &= ~(ONE << seat)
        if table.memory == 0:
            self.resolve(table)
            self.forget(table, seat)

    def forget(self, table: Table, last: i64) -> None:
        """Clear the choices. Only now do they count as answers, so their order of arrival does not matter.

        Who was last to choose has now seen what the others chose.
        """
        counted: i64 = 0
        seat: i64 = 0
        while seat < table.players:
            at: i64 = table.layout.choices + 2 * seat
            if table.cells[at]:
                counted += 1
                if seat != last:
                    table.learnt |= ONE << last
            if table.cells[at + 1]:
                counted += 1
            table.cells[at] = 0
            table.cells[at + 1] = 0
            seat += 1
        table.answers += counted if counted else 1

    def simultaneous(self) -> bool:
        return True

    def given(self, table: Table, seat: i64) -> int:
        """How much of the choice a seat has made already."""
        return (1 if self.chosen(table, seat, 0) >= 0 else 0) + (1 if self.chosen(table, seat, 1) >= 0 else 0)

    def bounds(self, table: Table, seat: i64) -> tuple[int, int]:
        each: int = int(self.each(table, table.step))
        held: int = int(table.hand_size(seat))
        left: int = (each if each < held else held) - self.given(table, seat)
        return 0 if self.options(table, seat) & STOP_BIT else left, left
