"""Effects about effects: choosing, copying, and acting again."""

from mypy_extensions import i64

from senbazuru.kernel.bits import ONE
from senbazuru.kernel.state import EVERYBODY
from senbazuru.origami.engine import events
from senbazuru.origami.engine.effect import worth_asking
from senbazuru.origami.engine.linked import PARAMETERS
from senbazuru.origami.engine.steps import (
    BRANCHES,
    PAID,
    STOP,
    STOP_BIT,
    UNTOLD,
    VISIBLE,
    Parameter,
    Question,
    Verb,
    give_up,
    verb_at,
)
from senbazuru.origami.engine.table import Table
from senbazuru.origami.engine.verbs.line import ANY_NUMBER
from senbazuru.origami.engine.zones import NONE


class ChooseOne(Verb):
    """Carry out one of several programs."""

    def __init__(self) -> None:
        super().__init__(
            22,
            "choose_one",
            [Parameter("of", "programs", 2, PARAMETERS)],
            ("of",),
            questions=(Question("choose-one", BRANCHES),),
        )

    def asks(self, table: Table, step: i64) -> bool:
        return True

    def public(self, table: Table, seat: i64, step: i64) -> bool:
        branch: i64 = 0
        while branch < PARAMETERS:
            start: i64 = table.parameter(step, branch)
            if start and verb_at(table, start).public(table, seat, start):
                return True
            branch += 1
        return False

    def possible(self, table: Table, seat: i64, step: i64) -> bool:
        return self.branches(table, seat, step) != 0

    def demanded(self, table: Table, step: i64) -> bool:
        return True

    def branches(self, table: Table, seat: i64, step: i64) -> i64:
        possible: i64 = 0
        branch: i64 = 0
        while branch < PARAMETERS:
            start: i64 = table.parameter(step, branch)
            if start and verb_at(table, start).possible(table, seat, start):
                possible |= ONE << branch
            branch += 1
        return possible

    def begin(self, table: Table) -> None:
        self.ask(table, 0, 0)

    def options(self, table: Table, seat: i64) -> i64:
        return (self.branches(table, seat, table.step) << 1) | STOP_BIT

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        if option == STOP:
            give_up(table)
            return
        start: i64 = table.parameter(table.step, option - 1)
        table.pop()
        table.flags |= UNTOLD
        table.step = start

    def expected(self, table: Table, seat: i64) -> i64:
        found: i64 = 0
        branch: i64 = 0
        while branch < PARAMETERS:
            if table.parameter(table.step, branch):
                found |= ONE << (branch + 1)
            branch += 1
        return found


class CopyInstant(Verb):
    """Use an instant effect that is visible on a collection or in the draw line, as if it were this card's."""

    def __init__(self) -> None:
        super().__init__(
            23,
            "copy_instant",
            [],
            numbers=(PAID, "memory", "flags"),
            questions=(Question("copy-instant", VISIBLE),),
        )

    def asks(self, table: Table, step: i64) -> bool:
        return True

    def copyable(self, table: Table, seat: i64) -> i64:
        types: i64 = (table.visible_types() | table.line_types(ANY_NUMBER)) & table.linked.copyable
        found: i64 = 0
        card: i64 = 0
        while card < table.linked.types:
            if (types >> card) & 1 and worth_asking(table, seat, table.linked.instant[card]):
                found |= ONE << card
            card += 1
        return found

    def public(self, table: Table, seat: i64, step: i64) -> bool:
        return self.copyable(table, seat) != 0

    def begin(self, table: Table) -> None:
        self.ask(table, table.amount, 0)

    def options(self, table: Table, seat: i64) -> i64:
        return (self.copyable(table, seat) << 1) | STOP_BIT

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        if option == STOP:
            give_up(table)
            return
        table.pop()
        table.step = table.linked.instant[option - 1]
        table.tell(events.COPIED, seat, option - 1, NONE, NONE, EVERYBODY)


class ExtraAction(Verb):
    """One more action this turn; only on one's own."""

    def __init__(self) -> None:
        super().__init__(24, "extra_action", [])

    def public(self, table: Table, seat: i64, step: i64) -> bool:
        return seat == table.turn_seat

    def begin(self, table: Table) -> None:
        table.step += 1
        table.extra += 1
        table.tell(events.EXTRA_ACTION, table.seat, NONE, NONE, NONE, EVERYBODY)
