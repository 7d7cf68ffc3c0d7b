"""Effects: programs of instructions, carried out one after the other."""

from mypy_extensions import i64

from senbazuru.kernel.state import EVERYBODY
from senbazuru.origami.engine import events
from senbazuru.origami.engine.linked import END
from senbazuru.origami.engine.steps import (
    ASKING,
    CHANGED,
    EFFECT,
    FRESH,
    PAID,
    PART,
    STOP,
    UNTOLD,
    USING,
    Question,
    Step,
    verb_at,
)
from senbazuru.origami.engine.table import Table
from senbazuru.origami.engine.zones import NONE


def worth_asking(table: Table, seat: i64, step: i64) -> bool:
    """Whether, for all that everybody can see, some instruction of a program might change something."""
    while table.linked.verbs[step] != END:
        if verb_at(table, step).public(table, seat, step):
            return True
        step += 1
    return False


def demands_met(table: Table, seat: i64, step: i64) -> bool:
    """Whether a special action may be used: what it demands is possible, and something will change."""
    changes = False
    while table.linked.verbs[step] != END:
        verb = verb_at(table, step)
        if verb.possible(table, seat, step):
            changes = True
        elif verb.demanded(table, step):
            return False
        step += 1
    return changes


def begin_ongoing(table: Table, seat: i64, card: i64, verb: i64, place: i64) -> None:
    """What a visible card does now: the program that stands at some place among the parameters of a verb."""
    at: i64 = table.linked.ongoing[card]
    while table.linked.verbs[at] != verb:
        at += 1
    table.push(EFFECT, seat, table.parameter(at, place), 0, 0, 0)
    table.card = card
    table.column = NONE


class Effect(Step):
    """Carry out the program at `step`, as far as possible.

    `card` is whose effect it is, `column` where that lies, `amount` what was paid for it, `memory` the
    card last taken (type + 1). Using an instant is optional: if its first instruction does not itself ask a
    question that may be declined, its owner is asked.
    """

    def __init__(self) -> None:
        super().__init__(EFFECT, "effect", (PAID, "last", "flags"), (Question("use", USING),))

    def proceed(self, table: Table) -> bool:
        if table.pay_what_is_owed():
            table.amount &= ~PART  # what was paid has been shuffled into the deck
        step: i64 = table.step
        if table.linked.verbs[step] == END:
            table.pop()
            return False
        verb = verb_at(table, step)
        if not verb.public(table, table.seat, step):
            table.step += 1
            return False
        if table.flags & FRESH:
            if not verb.asks(table, step):
                table.flags |= ASKING
                return True
        verb.begin(table)
        if table.frame == EFFECT:
            table.flags = (table.flags & ~UNTOLD) | CHANGED
        return False

    def unfinished(self, table: Table) -> bool:
        return False

    def options(self, table: Table, seat: i64) -> i64:
        return 3 if table.flags & ASKING else 0

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        if option == STOP:
            table.tell(events.DECLINED, seat, table.card, NONE, NONE, EVERYBODY)
            table.pop()
            return
        table.tell(events.USED, seat, table.card, NONE, NONE, EVERYBODY)
        table.flags = (table.flags & ~(FRESH | ASKING)) | CHANGED
        verb_at(table, table.step).begin(table)
