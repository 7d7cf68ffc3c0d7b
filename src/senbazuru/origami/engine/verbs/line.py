"""The draw line: taking, exchanging, renewing."""

from typing import Final

from mypy_extensions import i64

from senbazuru.kernel.bits import ONE, lowest
from senbazuru.kernel.state import EVERYBODY
from senbazuru.origami.engine import events
from senbazuru.origami.engine.effect import begin_ongoing
from senbazuru.origami.engine.linked import DRAW_ACTION
from senbazuru.origami.engine.modifiers import AFTER_DRAW
from senbazuru.origami.engine.payment import sums
from senbazuru.origami.engine.steps import (
    BEGUN,
    BY_NAME,
    FETCH,
    HAND,
    LINE,
    OPTIONAL,
    STOP,
    STOP_BIT,
    Parameter,
    Question,
    Refusal,
    Verb,
    choice,
    flag,
    give_up,
    number,
)
from senbazuru.origami.engine.table import Table
from senbazuru.origami.engine.verbs.ongoing import AFTER_DRAW_THEN
from senbazuru.origami.engine.zones import NONE, tally_of

FOLDS: Final = 0
CARDS: Final = 1
FAMILY: Final = 2
EXACT: Final = 3
TOP_DISCARD: Final = 4
WORTH: Final = 5
"""The places of the parameters of `take_from_line`; then those of the other verbs here."""
ALL_FAMILY: Final = 0
ALL_FOLDS: Final = 1
WITH: Final = 0
WITH_DISCARDS: Final = 2
ANY_NUMBER: Final = 99
MOST_FOLDS_ASKED: Final = 48
"""What is left of a limit can be told; what is left of no limit at all cannot."""
MOST_FOLDS: Final = 4
"""No card has more."""


def takeable(table: Table, step: i64, folds: i64) -> i64:
    """The types in the line that an instruction may take with so many folds left."""
    if step == DRAW_ACTION:
        return table.line_types(folds)
    types: i64 = table.line_types(folds) & table.linked.of_family[table.parameter(step, FAMILY)]
    worth: i64 = table.parameter(step, WORTH)
    if worth:
        types &= table.linked.of_folds[worth]
    if not table.parameter(step, EXACT):
        return types
    tally: i64 = table.line_tally()
    found: i64 = 0
    while types:
        card: i64 = lowest(types)
        types &= types - 1
        worth = table.linked.folds[card]
        if (sums(tally - tally_of(worth)) >> (folds - worth)) & 1:
            found |= ONE << card
    return found


class TakeFromLine(Verb):
    """Take cards from the draw line, one by one, and fill it when the taking is complete."""

    def __init__(self) -> None:
        super().__init__(
            9,
            "take_from_line",
            [
                number("folds", 1, 12),
                number("cards", 1, 9),
                Parameter("family", "family"),
                flag("exact"),
                flag("top_discard"),
                number("worth", 1, MOST_FOLDS),
            ],
            numbers=("folds", "cards", "flags"),
            questions=(Question("take-from-line", LINE),),
        )

    def objection(self, given: dict[str, object]) -> str:
        others = "cards" in given or "family" in given or "worth" in given
        if "exact" in given and ("folds" not in given or others):
            return "expected-exact-with-folds"
        return ""

    def most_folds(self, table: Table, seat: i64, step: i64) -> i64:
        if step == DRAW_ACTION:
            return table.draw_limit(seat)
        folds: i64 = table.parameter(step, FOLDS)
        return folds if folds else ANY_NUMBER

    def takeable_first(self, table: Table, seat: i64, step: i64) -> i64:
        """What may be the first card: with the action Draw any one may be taken, however low its limit."""
        folds: i64 = self.most_folds(table, seat, step)
        if folds < MOST_FOLDS and step == DRAW_ACTION:
            folds = MOST_FOLDS
        return takeable(table, step, folds)

    def asks(self, table: Table, step: i64) -> bool:
        return self.takeable_first(table, table.seat, step) != 0

    def public(self, table: Table, seat: i64, step: i64) -> bool:
        if table.parameter(step, TOP_DISCARD) and table.discards_size:
            return True
        return self.takeable_first(table, seat, step) != 0

    def demanded(self, table: Table, step: i64) -> bool:
        return table.parameter(step, EXACT) != 0

    def begin(self, table: Table) -> None:
        step: i64 = table.step
        folds: i64 = self.most_folds(table, table.seat, step)
        cards: i64 = table.parameter(step, CARDS)
        self.ask(table, folds, cards if cards else ANY_NUMBER)
        table.card = NONE
        if self.takeable_first(table, table.seat, step) == 0:
            self.finish(table, table.seat)

    def options(self, table: Table, seat: i64) -> i64:
        folds: i64 = table.amount
        if folds < MOST_FOLDS and table.step == DRAW_ACTION and not table.flags & BEGUN:
            folds = MOST_FOLDS
        types: i64 = takeable(table, table.step, folds) << 1
        if table.flags & OPTIONAL or (table.flags & BEGUN and not table.parameter(table.step, EXACT)):
            types |= STOP_BIT
        return types

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        if option == STOP:
            if table.flags & BEGUN:
                self.finish(table, seat)
            else:
                give_up(table)
            return
        card: i64 = table.take(seat, table.line_place(option - 1))
        table.card = card
        table.amount -= table.linked.folds[card]
        table.memory -= 1
        table.flags = BEGUN
        if table.memory == 0 or takeable(table, table.step, table.amount) == 0:
            self.finish(table, seat)

    def finish(self, table: Table, seat: i64) -> None:
        last: i64 = table.card
        step: i64 = table.step
        if table.parameter(step, TOP_DISCARD) and table.discards_size:
            last = table.discarded(0)
            table.fetch(seat, 0)
        table.pop()
        table.memory = last + 1
        table.refill()
        if step == DRAW_ACTION and not table.linked.plain:
            self.drawn(table, seat)

    def about(self, table: Table, seat: i64) -> dict[str, object]:
        about: dict[str, object] = self.told(table, table.step)
        about["folds"] = int(table.amount) if table.amount <= MOST_FOLDS_ASKED else 0
        return about

    def bounds(self, table: Table, seat: i64) -> tuple[int, int]:
        most: i64 = table.memory if table.memory < table.line_size else table.line_size
        return 0 if self.options(table, seat) & STOP_BIT else 1, int(most)

    def stops(self, table: Table) -> bool:
        return table.flags & BEGUN != 0

    def expected(self, table: Table, seat: i64) -> i64:
        return table.line_types(ANY_NUMBER) << 1

    def refusal(self, table: Table, seat: i64, option: i64) -> Refusal:
        card: i64 = option - 1
        folds: int = table.linked.folds[card]
        given: dict[str, object] = self.told(table, table.step)
        if given["family"] != "none" and given["family"] != table.linked.family_of(card):
            return "wrong-family", {"family": given["family"]}
        if given["worth"] != 0 and given["worth"] != folds:
            return "wrong-worth", {"folds": given["worth"]}
        if folds > table.amount:
            return "too-many-folds", {"folds": folds, "left": int(table.amount)}
        return "sum-not-reachable", {"folds": int(table.amount)}

    def drawn(self, table: Table, seat: i64) -> None:
        """What visible cards do after the action Draw: first those of the own collections, then characters."""
        types: i64 = table.in_force(seat, AFTER_DRAW)
        verb: i64 = BY_NAME["after_draw"].number
        later: i64 = types & table.middle
        while later:
            begin_ongoing(table, seat, lowest(later), verb, AFTER_DRAW_THEN)
            later &= later - 1
        types &= ~table.middle
        while types:
            begin_ongoing(table, seat, lowest(types), verb, AFTER_DRAW_THEN)
            types &= types - 1


class TakeAllFromLine(Verb):
    """Take every card of a family from the draw line, or every card of up to so many folds."""

    def __init__(self) -> None:
        super().__init__(10, "take_all_from_line", [Parameter("family", "family"), number("folds", 1, MOST_FOLDS)])

    def objection(self, given: dict[str, object]) -> str:
        return "" if given else "expected-family-or-folds"

    def wanted(self, table: Table, step: i64) -> i64:
        folds: i64 = table.parameter(step, ALL_FOLDS)
        family: i64 = table.linked.of_family[table.parameter(step, ALL_FAMILY)]
        return table.line_types(folds if folds else ANY_NUMBER) & family

    def public(self, table: Table, seat: i64, step: i64) -> bool:
        return self.wanted(table, step) != 0

    def begin(self, table: Table) -> None:
        wanted: i64 = self.wanted(table, table.step)
        place: i64 = 0
        while place < table.line_size:
            if (wanted >> table.line_card(place)) & 1:
                table.take(table.seat, place)
            else:
                place += 1
        table.step += 1
        table.refill()


class EachTakes(Verb):
    """Each player, clockwise from the actor, takes 1 card from the draw line while there is one; then it is filled.

    `memory` counts who has taken.
    """

    def __init__(self) -> None:
        super().__init__(
            33, "each_takes", [], numbers=("amount", "served", "flags"), questions=(Question("each-takes", LINE),)
        )

    def public(self, table: Table, seat: i64, step: i64) -> bool:
        return table.line_size > 0

    def begin(self, table: Table) -> None:
        self.ask(table, 0, 0)

    def waiting(self, table: Table) -> i64:
        return ONE << ((table.seat + table.memory) % table.players)

    def options(self, table: Table, seat: i64) -> i64:
        return table.line_types(ANY_NUMBER) << 1

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        table.take(seat, table.line_place(option - 1))
        table.memory += 1
        if table.memory == table.players or table.line_size == 0:
            table.pop()
            table.refill()


class RenewLine(Verb):
    """Discard the draw line and fill it again."""

    def __init__(self) -> None:
        super().__init__(11, "renew_line", [])

    def public(self, table: Table, seat: i64, step: i64) -> bool:
        return table.line_size > 0

    def begin(self, table: Table) -> None:
        table.step += 1
        table.discard_line()
        table.refill()


class Exchange(Verb):
    """Give a hand card to the draw line or the discards and take another card from there."""

    def __init__(self) -> None:
        super().__init__(
            12,
            "exchange",
            [choice("with", "line", "discards")],
            ("with",),
            ("amount", "given", "flags"),
            (Question("exchange-give", HAND), Question("exchange-take", LINE)),
        )

    def with_discards(self, table: Table, step: i64) -> bool:
        return table.parameter(step, WITH) == WITH_DISCARDS

    def asks(self, table: Table, step: i64) -> bool:
        return True

    def public(self, table: Table, seat: i64, step: i64) -> bool:
        there: i64 = table.discards_size if self.with_discards(table, step) else table.line_size
        return there > 0 and table.hand_size(seat) > 0

    def possible(self, table: Table, seat: i64, step: i64) -> bool:
        return self.public(table, seat, step) and self.givable(table, seat, step) != 0

    def demanded(self, table: Table, step: i64) -> bool:
        return True

    def givable(self, table: Table, seat: i64, step: i64) -> i64:
        """The hand cards for which another can be had; from the discards one of another name. Rice paper is none."""
        hand: i64 = table.hand(seat) & table.linked.of_family[0]
        if self.with_discards(table, step):
            there: i64 = table.discarded_types(table.discards_size)
            if there == 0:
                return 0
            if there & (there - 1) == 0:
                hand &= ~there
        return hand

    def begin(self, table: Table) -> None:
        self.ask(table, 0, 0)

    def options(self, table: Table, seat: i64) -> i64:
        if table.flags & BEGUN:
            return table.line_types(ANY_NUMBER) << 1
        options: i64 = self.givable(table, seat, table.step) << 1
        if table.flags & OPTIONAL or options == 0:
            options |= STOP_BIT
        return options

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        card: i64 = option - 1
        if option == STOP:
            give_up(table)
        elif self.with_discards(table, table.step):
            table.discard_from_hand(seat, card)
            table.frame = FETCH
            table.flags = BEGUN
            table.amount = table.discards_size
            table.memory = option
        elif not table.flags & BEGUN:
            table.flags = BEGUN
            table.memory = option
        else:
            given: i64 = table.memory - 1
            place: i64 = table.line_place(card)
            table.lose(seat, given)
            table.gain(seat, card, EVERYBODY)
            table.cells[table.layout.line + place] = given
            table.tell(events.TO_LINE, seat, given, place, NONE, EVERYBODY)
            table.tell(events.TAKEN, seat, card, place, NONE, EVERYBODY)
            table.pop()

    def about(self, table: Table, seat: i64) -> dict[str, object]:
        if table.flags & BEGUN:
            return {"card": table.linked.names[table.memory - 1]}
        return self.told(table, table.step)
