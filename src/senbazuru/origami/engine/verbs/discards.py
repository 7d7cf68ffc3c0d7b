"""The discard pile: throwing cards away and taking them back."""

from typing import Final

from mypy_extensions import i64

from senbazuru.kernel.bits import ONE
from senbazuru.origami.engine.steps import (
    FETCH,
    OPTIONAL,
    STOP,
    STOP_BIT,
    Parameter,
    Step,
    Verb,
    choice,
    give_up,
    number,
)
from senbazuru.origami.engine.table import Table
from senbazuru.origami.engine.verbs.gather import Gather

CARDS: Final = 0
WHO: Final = 1
FAMILY: Final = 2
TAKE: Final = 3
OPPONENTS: Final = 1
EACH: Final = 2


class Fetch(Step):
    """Choose one of the topmost discards (`amount` of them) and take it; not one of the type `memory` - 1."""

    def __init__(self) -> None:
        super().__init__("fetch", ("deep", "except", "flags"))

    def options(self, table: Table, seat: i64) -> i64:
        types: i64 = table.discarded_types(table.amount) << 1
        if table.memory:
            types &= ~(ONE << table.memory)
        if table.flags & OPTIONAL:
            types |= STOP_BIT
        return types

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        if option == STOP:
            give_up(table)
            return
        depth: i64 = 0
        while table.discarded(depth) != option - 1:
            depth += 1
        table.fetch(seat, depth)
        table.pop()


class TakeBackPayment(Verb):
    """Take back one of the hand cards just paid."""

    def __init__(self) -> None:
        super().__init__("take_back_payment", [])

    def asks(self, table: Table, step: i64) -> bool:
        return True

    def public(self, table: Table, seat: i64, step: i64) -> bool:
        return 0 < table.amount <= table.discards_size

    def begin(self, table: Table) -> None:
        self.ask(table, table.amount, 0)
        table.frame = FETCH


class TakeFromDiscards(Verb):
    """Take the card that was on top of the discards before you paid: it lies under what you paid."""

    def __init__(self) -> None:
        super().__init__("take_from_discards", [choice("which", "top-before-paying")], ("which",))

    def public(self, table: Table, seat: i64, step: i64) -> bool:
        return table.discards_size > table.amount

    def begin(self, table: Table) -> None:
        table.step += 1
        table.fetch(table.seat, table.amount)


class Discard(Gather):
    """Some players discard cards of their choice; perhaps the actor then takes one of those."""

    def __init__(self) -> None:
        super().__init__(
            "discard",
            [
                number("cards", 1, 2),
                choice("who", "opponents", "each"),
                Parameter("family", "family"),
                number("take", 1, 1),
            ],
            ("cards",),
        )

    def asks(self, table: Table, step: i64) -> bool:
        return table.parameter(step, WHO) == 0

    def demanded(self, table: Table, step: i64) -> bool:
        return table.parameter(step, WHO) == 0

    def possible(self, table: Table, seat: i64, step: i64) -> bool:
        if table.parameter(step, WHO) == 0:
            return self.eligible(table, seat, step) != 0
        return self.public(table, seat, step)

    def seats(self, table: Table, seat: i64, step: i64) -> i64:
        who: i64 = table.parameter(step, WHO)
        if who == 0:
            return ONE << seat
        everybody: i64 = (ONE << table.players) - 1
        return everybody if who == EACH else everybody & ~(ONE << seat)

    def each(self, table: Table, step: i64) -> i64:
        return table.parameter(step, CARDS)

    def eligible(self, table: Table, seat: i64, step: i64) -> i64:
        return table.hand(seat) & table.pack.of_family[table.parameter(step, FAMILY)]

    def resolve(self, table: Table) -> None:
        actor: i64 = table.seat
        take: i64 = table.parameter(table.step, TAKE)
        discarded: i64 = 0
        last: i64 = 0
        turn: i64 = 0
        while turn < table.players:
            seat: i64 = (actor + turn) % table.players
            which: i64 = 0
            while which < 2:
                card: i64 = self.chosen(table, seat, which)
                if card >= 0:
                    table.discard_from_hand(seat, card)
                    discarded += 1
                    last = card + 1
                which += 1
            turn += 1
        table.pop()
        table.memory = last
        if take and discarded:
            table.push(FETCH, actor, table.step - 1, discarded, 0, 0)
