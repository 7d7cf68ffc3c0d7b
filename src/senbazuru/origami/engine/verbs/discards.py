"""The discard pile: throwing cards away and taking them back."""

from typing import Final

from mypy_extensions import i64

from senbazuru.kernel.bits import ONE
from senbazuru.origami.engine.steps import (
    DISCARDS,
    FETCH,
    HAND,
    OPTIONAL,
    STOP,
    STOP_BIT,
    WITH_PAPER,
    Parameter,
    Question,
    Step,
    Verb,
    choice,
    flag,
    give_up,
    number,
    paid_cards,
    paid_lowered,
    paid_papers,
)
from senbazuru.origami.engine.table import Table
from senbazuru.origami.engine.verbs.gather import Gather

CARDS: Final = 0
WHO: Final = 1
FAMILY: Final = 2
TAKE: Final = 3
"""The places of the parameters of `discard`; then those of `take_from_discards`."""
WHICH: Final = 0
PAID_WITH_PAPER: Final = 1
OPPONENTS: Final = 1
EACH: Final = 2
ANY: Final = 2


class Fetch(Step):
    """Choose one of the topmost discards (`amount` of them) and take it; not one of the type `memory` - 1.

    Rice paper that was discarded with them is on its way to its own deck, and may still be chosen.
    """

    def __init__(self) -> None:
        super().__init__(FETCH, "fetch", ("deep", "except", "flags"), (Question("fetch", DISCARDS),))

    def options(self, table: Table, seat: i64) -> i64:
        types: i64 = table.discarded_types(table.amount) << 1
        if table.memory:
            types &= ~(ONE << table.memory)
        if table.flags & WITH_PAPER:
            types |= ONE << (table.linked.paper + 1)
        if table.flags & OPTIONAL:
            types |= STOP_BIT
        return types

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        if option == STOP:
            give_up(table)
            return
        if option - 1 == table.linked.paper:
            table.fetch_paper(seat)
            table.pop()
            return
        depth: i64 = 0
        while table.discarded(depth) != option - 1:
            depth += 1
        table.fetch(seat, depth)
        table.pop()


class TakeBackPayment(Verb):
    """Take back one of the hand cards just paid."""

    def __init__(self) -> None:
        super().__init__(13, "take_back_payment", [])

    def asks(self, table: Table, step: i64) -> bool:
        return True

    def public(self, table: Table, seat: i64, step: i64) -> bool:
        if paid_papers(table.amount) and table.paper:
            return True
        return 0 < paid_cards(table.amount) <= table.discards_size

    def begin(self, table: Table) -> None:
        paid: i64 = table.amount
        deep: i64 = paid_cards(paid)
        # an effect may have drawn so much that what was paid is in the deck again
        self.ask(table, deep if deep <= table.discards_size else 0, 0)
        table.frame = FETCH
        if paid_papers(paid) and table.paper:
            table.flags |= WITH_PAPER


class TakeFromDiscards(Verb):
    """Take a card of one's choice from the discards, or the one that was on top before you paid: it lies under that."""

    def __init__(self) -> None:
        super().__init__(
            14, "take_from_discards", [choice("which", "top-before-paying", "any"), flag("paid_with_paper")], ("which",)
        )

    def of_choice(self, table: Table, step: i64) -> bool:
        return table.parameter(step, WHICH) == ANY

    def asks(self, table: Table, step: i64) -> bool:
        return self.of_choice(table, step)

    def public(self, table: Table, seat: i64, step: i64) -> bool:
        if table.parameter(step, PAID_WITH_PAPER) and paid_papers(table.amount) == 0:
            return False
        if self.of_choice(table, step) or paid_lowered(table.amount) == 1:
            return table.discards_size > 0
        return table.discards_size > paid_cards(table.amount)

    def begin(self, table: Table) -> None:
        if self.of_choice(table, table.step):
            self.ask(table, table.discards_size, 0)
            table.frame = FETCH
            return
        table.step += 1
        depth: i64 = paid_cards(table.amount)
        if paid_lowered(table.amount) == 1:
            depth = table.discards_size - 1  # it helped to pay and went to the bottom
        table.fetch(table.seat, depth)


class Discard(Gather):
    """Some players discard cards of their choice; perhaps the actor then takes one of those."""

    def __init__(self) -> None:
        super().__init__(
            15,
            "discard",
            [
                number("cards", 1, 2),
                choice("who", "opponents", "each"),
                Parameter("family", "family"),
                number("take", 1, 1),
            ],
            ("cards",),
            questions=(Question("discard", HAND),),
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
        family: i64 = table.parameter(step, FAMILY)
        if family == 0 and table.parameter(step, WHO):
            return table.hand(seat)
        # rice paper can be lost, but not spent on this
        return table.hand(seat) & table.linked.of_family[family]

    def resolve(self, table: Table) -> None:
        actor: i64 = table.seat
        take: i64 = table.parameter(table.step, TAKE)
        discarded: i64 = 0
        papers: i64 = 0
        last: i64 = 0
        turn: i64 = 0
        while turn < table.players:
            seat: i64 = (actor + turn) % table.players
            which: i64 = 0
            while which < 2:
                card: i64 = self.chosen(table, seat, which)
                if card >= 0:
                    table.discard_from_hand(seat, card)
                    if card == table.linked.paper:
                        papers += 1
                    else:
                        discarded += 1
                    last = card + 1
                which += 1
            turn += 1
        table.pop()
        table.memory = last
        if take and discarded + papers:
            table.push(FETCH, actor, table.step - 1, discarded, 0, WITH_PAPER if papers else 0)
