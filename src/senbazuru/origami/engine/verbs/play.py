"""Playing an origami: announce it, pay exactly, place it, then its instant effect."""

from typing import Final

from mypy_extensions import i64

from senbazuru.kernel.bits import ONE, lowest
from senbazuru.kernel.state import EVERYBODY
from senbazuru.origami.engine import events
from senbazuru.origami.engine.payment import payable, payments
from senbazuru.origami.engine.steps import (
    CHANGED,
    EFFECT,
    FRESH,
    INSTANT,
    OPTIONAL,
    PAY,
    PLACE,
    STOP,
    STOP_BIT,
    UNTOLD,
    Parameter,
    Step,
    Verb,
    flag,
    number,
)
from senbazuru.origami.engine.table import Table
from senbazuru.origami.engine.zones import CARD, NONE

FAMILY: Final = 0
DISCOUNT: Final = 1
FREE: Final = 2
MAY: Final = 3
TOP_DISCARD_PAYS: Final = 4
NOT_TAKEN: Final = 5


def playable(table: Table, seat: i64, step: i64, taken: i64) -> i64:
    """The hand cards that an instruction lets this seat play. `taken` is a type + 1 that was just taken."""
    cards: i64 = table.hand(seat) & table.pack.of_family[table.parameter(step, FAMILY)]
    if taken and table.parameter(step, NOT_TAKEN) and table.held(seat, taken - 1) == 1:
        cards &= ~(ONE << (taken - 1))
    if table.parameter(step, FREE) or cards == 0:
        return cards
    paid: i64 = 0
    if table.parameter(step, TOP_DISCARD_PAYS):
        if table.discards_size == 0:
            return 0
        paid = table.pack.folds[table.discarded(0)]
    return payable(table, seat, cards, table.parameter(step, DISCOUNT), paid)


class Play(Verb):
    """Play 1 origami from hand. `memory` is the type + 1 that may not be played."""

    def __init__(self) -> None:
        super().__init__(
            "play",
            [
                Parameter("family", "family"),
                number("discount", 1, 9),
                flag("free"),
                flag("may"),
                flag("top_discard_pays"),
                flag("not_taken"),
            ],
            numbers=("amount", "except", "flags"),
        )

    def asks(self, table: Table, step: i64) -> bool:
        return True

    def public(self, table: Table, seat: i64, step: i64) -> bool:
        if table.parameter(step, TOP_DISCARD_PAYS) and table.discards_size == 0:
            return False
        return table.hand_size(seat) > 0

    def possible(self, table: Table, seat: i64, step: i64) -> bool:
        return playable(table, seat, step, 0) != 0

    def demanded(self, table: Table, step: i64) -> bool:
        return table.parameter(step, MAY) == 0

    def begin(self, table: Table) -> None:
        # an instant's play can be declined, unless it was just chosen; a special action's only if the card
        # says so and something has changed already
        optional: bool = table.flags & INSTANT != 0 and not table.flags & UNTOLD
        if table.parameter(table.step, MAY) and table.flags & CHANGED:
            optional = True
        self.ask(table, 0, table.memory)
        if optional:
            table.flags |= OPTIONAL

    def options(self, table: Table, seat: i64) -> i64:
        cards: i64 = playable(table, seat, table.step, table.memory) << 1
        if table.flags & OPTIONAL or cards == 0:
            cards |= STOP_BIT
        return cards

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        if option == STOP:
            table.pop()
            table.tell(events.DECLINED, seat, table.card, NONE, NONE, EVERYBODY)
            return
        card: i64 = option - 1
        step: i64 = table.step
        if table.memory == option and table.parameter(step, NOT_TAKEN):
            table.show_two(seat, card)
        table.lose(seat, card)
        table.tell(events.ANNOUNCED, seat, card, NONE, NONE, EVERYBODY)
        table.frame = PAY
        table.card = card
        table.column = NONE
        table.amount = 0 if table.parameter(step, FREE) else table.pack.cost[card]
        table.memory = table.parameter(step, DISCOUNT)
        table.flags = 0
        if table.parameter(step, TOP_DISCARD_PAYS):
            top: i64 = table.discarded(0)
            table.amount -= table.pack.folds[top]
            table.tell(events.PAID_BY_DISCARD, seat, top, NONE, NONE, EVERYBODY)


class Pay(Step):
    """Pay with hand cards: `amount` is the price left, `memory` the discount allowed, `flags` the cards paid."""

    def __init__(self) -> None:
        super().__init__("pay", ("price", "discount", "paid"))

    def proceed(self, table: Table) -> bool:
        if table.amount > 0:
            return True
        self.paid(table)
        return False

    def paid(self, table: Table) -> None:
        table.frame = PLACE
        table.amount = table.flags
        table.memory = 0
        table.flags = 0

    def options(self, table: Table, seat: i64) -> i64:
        cards: i64 = payments(table, seat, table.amount, table.memory) << 1
        if table.amount <= table.memory:
            cards |= STOP_BIT
        return cards

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        if option == STOP:
            self.paid(table)
            return
        card: i64 = option - 1
        table.lose(seat, card)
        table.discard(card)
        table.tell(events.PAID, seat, card, NONE, NONE, EVERYBODY)
        table.amount -= table.pack.folds[card]
        table.flags += 1

    def open(self, table: Table) -> bool:
        return True


LEFT_TOP: Final = 1
RIGHT_TOP: Final = 2
LEFT_BOTTOM: Final = 3
RIGHT_BOTTOM: Final = 4


def placements(table: Table, seat: i64, card: i64) -> i64:
    """Where a played card may go, as a mask of the four options above."""
    legal: i64 = table.places(seat)
    places: i64 = legal << 1
    if (table.pack.tucking >> card) & 1:
        if legal & 1 and table.column_size(seat, 0) > 0:
            places |= ONE << LEFT_BOTTOM
        if legal & 2 and table.column_size(seat, 1) > 0:
            places |= ONE << RIGHT_BOTTOM
    return places


class Place(Step):
    """Place the card that was paid; `amount` is the number of hand cards paid for it."""

    def __init__(self) -> None:
        super().__init__("place", ("paid", "memory", "flags"))

    def proceed(self, table: Table) -> bool:
        places: i64 = placements(table, table.seat, table.card)
        if places & (places - 1):
            return True
        self.put(table, table.seat, lowest(places))
        return False

    def options(self, table: Table, seat: i64) -> i64:
        return placements(table, seat, table.card)

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        self.put(table, seat, option)

    def put(self, table: Table, seat: i64, place: i64) -> None:
        card: i64 = table.card
        column: i64 = (place - 1) & 1
        if place >= LEFT_BOTTOM:
            table.tuck(seat, column, card)
        else:
            table.place(seat, column, card)
        step: i64 = table.pack.instant[card]
        if step == 0 or (table.pack.tucking >> card) & 1:
            table.pop()
        else:
            table.frame = EFFECT
            table.step = step
            table.column = column
            table.flags = INSTANT | FRESH

    def open(self, table: Table) -> bool:
        return True


class Tuck(Verb):
    """This card goes to the bottom of its collection.

    A card that says so of itself is placed there at once (see `placements`); this is for one that copies it.
    """

    def __init__(self) -> None:
        super().__init__("tuck", [])

    def public(self, table: Table, seat: i64, step: i64) -> bool:
        return table.column >= 0 and table.column_size(seat, table.column) > 1

    def begin(self, table: Table) -> None:
        table.step += 1
        size: i64 = table.column_size(table.seat, table.column)
        card: i64 = table.remove(table.seat, table.column, size - 1)
        table.insert(table.seat, table.column, 0, card)
        table.tell(events.TUCKED, table.seat, card & CARD, table.column, NONE, EVERYBODY)


class ReplaceWith(Verb):
    """Discard this card and put another from hand in its place. That is no play."""

    def __init__(self) -> None:
        super().__init__("replace_with", [Parameter("card", "card")], ("card",))

    def public(self, table: Table, seat: i64, step: i64) -> bool:
        return table.hand_size(seat) > 0

    def possible(self, table: Table, seat: i64, step: i64) -> bool:
        return table.held(seat, table.parameter(step, 0) - 1) > 0

    def demanded(self, table: Table, step: i64) -> bool:
        return True

    def begin(self, table: Table) -> None:
        seat: i64 = table.seat
        column: i64 = table.column
        card: i64 = table.parameter(table.step, 0) - 1
        table.step += 1
        if table.held(seat, card) == 0:
            return
        old: i64 = table.remove(seat, column, table.column_size(seat, column) - 1) & CARD
        table.discard(old)
        table.tell(events.COLLECTION_DISCARDED, seat, old, column, NONE, EVERYBODY)
        table.lose(seat, card)
        table.insert(seat, column, table.column_size(seat, column), card)
        table.busy = 1
        table.tell(events.REPLACED, seat, card, column, NONE, EVERYBODY)
