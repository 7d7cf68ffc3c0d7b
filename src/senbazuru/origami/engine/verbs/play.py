"""Playing an origami: announce it, pay exactly, place it, then its instant effect.

A character goes to the middle instead, and its player may play an origami of the draw line free.
"""

from typing import Final

from mypy_extensions import i64

from senbazuru.kernel.bits import ONE, lowest, members
from senbazuru.kernel.state import EVERYBODY
from senbazuru.origami.engine import events
from senbazuru.origami.engine.linked import PLAY_ACTION
from senbazuru.origami.engine.modifiers import AFTER_PLAY, PAPER_DOUBLES, TOP_PAYS
from senbazuru.origami.engine.payment import affordable, helped_payments, payable, payments, window
from senbazuru.origami.engine.steps import (
    BY_NAME,
    CHANGED,
    DOUBLED_SHIFT,
    EFFECT,
    ENDS,
    FRESH,
    HAND,
    INSTANT,
    LINE,
    LOWERED_SHIFT,
    OPTIONAL,
    PAID,
    PAPER_SHIFT,
    PART,
    PAY,
    PLACE,
    STOP,
    STOP_BIT,
    UNTOLD,
    Parameter,
    Question,
    Refusal,
    Step,
    Verb,
    flag,
    give_up,
    number,
    paid_cards,
    paid_lowered,
)
from senbazuru.origami.engine.table import Table
from senbazuru.origami.engine.verbs.line import ANY_NUMBER
from senbazuru.origami.engine.verbs.ongoing import AFTER_PLAY_COST, AFTER_PLAY_OR_COST
from senbazuru.origami.engine.zones import CARD, FRAME, MOST_WATCHED, NONE, tally_of

FAMILY: Final = 0
DISCOUNT: Final = 1
FREE: Final = 2
MAY: Final = 3
TOP_DISCARD_PAYS: Final = 4
NOT_TAKEN: Final = 5
"""The places of the parameters of `play`; then that of `replace_with`."""
NEW_CARD: Final = 0


def playable(table: Table, seat: i64, step: i64, taken: i64) -> i64:
    """The hand cards that an instruction lets this seat play. `taken` is a type + 1 that was just taken.

    One more bit, `types`, is the top discard, if that may be played as if from hand.
    """
    cards: i64 = table.hand(seat) & table.linked.of_family[table.parameter(step, FAMILY)]
    if taken and table.parameter(step, NOT_TAKEN) and table.held(seat, taken - 1) == 1:
        cards &= ~(ONE << (taken - 1))
    lifted: i64 = 0
    if not table.linked.plain and lifted_playable(table, seat, step):
        lifted = ONE << table.linked.types
    if table.parameter(step, FREE) or cards == 0:
        return cards | lifted
    above: i64 = 0
    paid: i64 = 0
    if table.parameter(step, TOP_DISCARD_PAYS):
        if table.discards_size == 0:
            return 0
        above = 1
        paid = table.linked.folds[table.discarded(0)]
    return payable(table, seat, cards, table.parameter(step, DISCOUNT), paid, above) | lifted


def lifted_playable(table: Table, seat: i64, step: i64) -> bool:
    """Whether an instruction lets this seat play the top discard: under the one that pays, if one does."""
    above: i64 = 1 if table.parameter(step, TOP_DISCARD_PAYS) else 0
    lifted: i64 = table.top_played(seat, above)
    if lifted == NONE or not (table.linked.of_family[table.parameter(step, FAMILY)] >> lifted) & 1:
        return False
    if table.parameter(step, FREE):
        return True
    price: i64 = table.price(seat, lifted)
    if above:
        price -= table.linked.folds[table.discarded(0)]
    # it is lifted off before anything is paid: what may help to pay lies under it
    possible: i64 = affordable(table, seat, table.tally(seat), above + 1)
    return price >= 0 and possible & window(price, table.parameter(step, DISCOUNT)) != 0


def announce(table: Table, card: i64, price: i64, discount: i64) -> None:
    """The top frame becomes the payment for a card. What has to be looked at after the play waits below it."""
    watchers: i64 = table.in_force(table.seat, AFTER_PLAY)
    while watchers:
        watcher: i64 = lowest(watchers)
        watchers &= watchers - 1
        wait_for_play(table, watcher, card)
    table.frame = PAY
    table.card = card
    table.column = NONE
    table.amount = price
    table.memory = discount
    table.flags = 0


def wait_for_play(table: Table, watcher: i64, card: i64) -> None:
    """If a visible card answers to plays of this cost, remember that it was visible."""
    waiting: i64 = BY_NAME["after_play"].number
    at: i64 = table.linked.ongoing[watcher]
    while table.linked.verbs[at] != waiting:
        at += 1
    cost: i64 = table.linked.cost[card]
    wanted: i64 = table.parameter(at, AFTER_PLAY_COST)
    other: i64 = table.parameter(at, AFTER_PLAY_OR_COST)
    if wanted and cost != wanted and (other == 0 or cost != other):
        return
    level: i64 = 0
    depth: i64 = 0
    while depth < table.depth:
        if table.cells[table.layout.stack + depth * FRAME] == waiting:
            level += 1
        depth += 1
    if level >= MOST_WATCHED:
        return
    table.watch(table.seat, watcher, level)
    step: i64 = table.step
    table.frame = waiting
    table.step = at
    table.card = watcher
    table.column = NONE
    table.amount = level
    table.memory = 0
    table.flags = 0
    table.push(PAY, table.seat, step, 0, 0, 0)


class Play(Verb):
    """Play 1 origami from hand. `memory` is the type + 1 that may not be played."""

    def __init__(self) -> None:
        super().__init__(
            19,
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
            questions=(Question("play", HAND),),
        )

    def asks(self, table: Table, step: i64) -> bool:
        return True

    def public(self, table: Table, seat: i64, step: i64) -> bool:
        if table.parameter(step, TOP_DISCARD_PAYS) and table.discards_size == 0:
            return False
        # a hidden hand decides, so one is asked; the top discard everybody can see
        if table.hand_size(seat) > 0:
            return True
        return table.top_played(seat, 1 if table.parameter(step, TOP_DISCARD_PAYS) else 0) != NONE

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
        helped: bool = table.parameter(step, TOP_DISCARD_PAYS) != 0
        if card == table.linked.types:
            card = table.undiscard(1 if helped else 0)
            table.tell(events.DISCARD_PLAYED, seat, card, NONE, NONE, EVERYBODY)
        else:
            if table.memory == option and table.parameter(step, NOT_TAKEN):
                table.show_two(seat, card)
            table.lose(seat, card)
            table.tell(events.ANNOUNCED, seat, card, NONE, NONE, EVERYBODY)
        price: i64 = 0 if table.parameter(step, FREE) else table.price(seat, card)
        if helped:
            top: i64 = table.discarded(0)
            price -= table.linked.folds[top]
            table.tell(events.PAID_BY_DISCARD, seat, top, NONE, NONE, EVERYBODY)
        announce(table, card, price, table.parameter(step, DISCOUNT))

    def lifted(self, table: Table, seat: i64) -> i64:
        """The discard that may be played if it can be paid, or NONE."""
        return table.top_played(seat, table.parameter(table.step, TOP_DISCARD_PAYS))

    def beside(self, table: Table, seat: i64, option: i64) -> tuple[str, int, int]:
        return "top-discard", int(self.lifted(table, seat)), int(table.parameter(table.step, TOP_DISCARD_PAYS))

    def expected(self, table: Table, seat: i64) -> i64:
        found: i64 = (table.hand(seat) & table.linked.of_family[0]) << 1
        if self.lifted(table, seat) != NONE:
            found |= ONE << (table.linked.types + 1)
        return found

    def refusal(self, table: Table, seat: i64, option: i64) -> Refusal:
        lifted: bool = option > table.linked.types
        card: i64 = self.lifted(table, seat) if lifted else option - 1
        given: dict[str, object] = self.told(table, table.step)
        if given["family"] != "none" and given["family"] != table.linked.family_of(card):
            return "wrong-family", {"family": given["family"]}
        if given["not_taken"] == "yes" and table.memory == option and table.held(seat, card) == 1:
            return "just-taken", {}
        price: i64 = table.price(seat, card)
        above: i64 = table.parameter(table.step, TOP_DISCARD_PAYS)
        if above:
            price -= table.linked.folds[table.discarded(0)]
        if price < 0:
            return "top-discard-too-much", {"cost": int(table.price(seat, card))}
        # what is played pays for nothing: a hand card is not in the tally, a discard lies above what may help
        tally: i64 = table.tally(seat)
        if not lifted:
            tally -= tally_of(table.linked.folds[card])
        sums: list[int] = members(affordable(table, seat, tally, above + (1 if lifted else 0)) & ~1)
        return "cannot-pay", {"cost": int(price), "discount": given["discount"], "sums": sums}


class Pay(Step):
    """Pay with hand cards: `amount` is the price left, `memory` the discount allowed, `flags` what was paid."""

    def __init__(self) -> None:
        super().__init__(PAY, "pay", ("price", "discount", PAID), (Question("pay", HAND),))

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
        cards: i64
        if table.linked.plain or not (table.linked.force[PAPER_DOUBLES] | table.linked.force[TOP_PAYS]):
            cards = payments(table, seat, table.amount, table.memory) << 1
        else:
            doubles: i64 = table.doubles(seat) - ((table.flags >> DOUBLED_SHIFT) & PART)
            cards = helped_payments(table, seat, table.amount, table.memory, doubles, self.helping(table, seat)) << 1
        if table.amount <= table.memory:
            cards |= STOP_BIT
        return cards

    def above(self, table: Table) -> i64:
        """How many discards lie above the one that was on top before the payment and may help."""
        return paid_cards(table.flags) + (1 if table.parameter(table.step, TOP_DISCARD_PAYS) else 0)

    def helping(self, table: Table, seat: i64) -> i64:
        """The discard that may still help to pay, or NONE: fixed before the payment, and only once."""
        return NONE if paid_lowered(table.flags) else table.top_pays(seat, self.above(table))

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        linked = table.linked
        if option == STOP:
            self.paid(table)
            return
        card: i64 = option - 1
        if card > linked.types:
            card = table.lower(self.above(table))
            table.tell(events.LOWERED, seat, card, NONE, NONE, EVERYBODY)
            table.amount -= linked.folds[card]
            # with another discard that pays it is the one under that
            lowered: i64 = 2 if table.parameter(table.step, TOP_DISCARD_PAYS) else 1
            table.flags += lowered << LOWERED_SHIFT
            return
        if card == linked.types:
            card = linked.paper
            table.amount -= 1
            table.flags += ONE << DOUBLED_SHIFT
            table.tell(events.PAID_DOUBLE, seat, card, NONE, NONE, EVERYBODY)
        else:
            table.tell(events.PAID, seat, card, NONE, NONE, EVERYBODY)
        table.lose(seat, card)
        table.discard(card)
        table.amount -= linked.folds[card]
        if card == linked.paper:
            table.flags += ONE << PAPER_SHIFT
        else:
            table.flags += 1

    def unfinished(self, table: Table) -> bool:
        return True

    def about(self, table: Table, seat: i64) -> dict[str, object]:
        names = table.linked.names
        return {"card": names[table.card], "price": int(table.amount), "discount": int(table.memory)}

    def bounds(self, table: Table, seat: i64) -> tuple[int, int]:
        return 0 if self.options(table, seat) & STOP_BIT else 1, int(table.amount)

    def stops(self, table: Table) -> bool:
        return True

    def beside(self, table: Table, seat: i64, option: i64) -> tuple[str, int, int]:
        if option == table.linked.types + 1:
            return "double", int(table.linked.paper), -1
        return "top-discard", int(self.helping(table, seat)), int(self.above(table))

    def expected(self, table: Table, seat: i64) -> i64:
        return table.hand(seat) << 1

    def refusal(self, table: Table, seat: i64, option: i64) -> Refusal:
        return "does-not-fit", {"folds": int(table.linked.folds[option - 1]), "left": int(table.amount)}


LEFT_TOP: Final = 1
RIGHT_TOP: Final = 2
LEFT_BOTTOM: Final = 3
RIGHT_BOTTOM: Final = 4


def placements(table: Table, seat: i64, card: i64) -> i64:
    """Where a played card may go, as a mask of the four options above."""
    legal: i64 = table.places(seat)
    places: i64 = legal << 1
    if (table.linked.tucking >> card) & 1 and table.instants_alive(seat):
        if legal & 1 and table.column_size(seat, 0) > 0:
            places |= ONE << LEFT_BOTTOM
        if legal & 2 and table.column_size(seat, 1) > 0:
            places |= ONE << RIGHT_BOTTOM
    return places


class Place(Step):
    """Place the card that was paid; `amount` is what was paid for it."""

    def __init__(self) -> None:
        super().__init__(PLACE, "place", (PAID, "memory", "flags"), (Question("place", ENDS),))

    def proceed(self, table: Table) -> bool:
        if (table.linked.characters >> table.card) & 1:
            self.enter(table)
            return False
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
        step: i64 = table.linked.instant[card]
        if step == 0 or (table.linked.tucking >> card) & 1 or not table.instants_alive(seat):
            table.pop()
        else:
            table.frame = EFFECT
            table.step = step
            table.column = column
            table.flags = INSTANT | FRESH

    def enter(self, table: Table) -> None:
        """A character comes into the middle; its bonus follows, which is no instant."""
        table.enter(table.seat, table.card)
        table.frame = EFFECT
        table.step = table.linked.bonus
        table.column = NONE
        table.flags = 0

    def unfinished(self, table: Table) -> bool:
        return True

    def about(self, table: Table, seat: i64) -> dict[str, object]:
        paid: bool = table.amount != 0 or table.parameter(table.step, TOP_DISCARD_PAYS) != 0
        return {"card": table.linked.names[table.card], "paid": "yes" if paid else "no"}

    def expected(self, table: Table, seat: i64) -> i64:
        return (ONE << LEFT_TOP) | (ONE << RIGHT_TOP)

    def refusal(self, table: Table, seat: i64, option: i64) -> Refusal:
        return "unbalanced", {"most": int(table.most_difference(seat))}


class PlayFromLine(Verb):
    """Play an origami of the draw line free. Its place there stays empty until the line is next filled."""

    def __init__(self) -> None:
        super().__init__(34, "play_from_line", [], questions=(Question("play-from-line", LINE),))

    def asks(self, table: Table, step: i64) -> bool:
        return True

    def public(self, table: Table, seat: i64, step: i64) -> bool:
        return table.line_size > 0

    def begin(self, table: Table) -> None:
        self.ask(table, 0, 0)

    def options(self, table: Table, seat: i64) -> i64:
        return (table.line_types(ANY_NUMBER) << 1) | STOP_BIT

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        if option == STOP:
            give_up(table)
            return
        place: i64 = table.line_place(option - 1)
        card: i64 = table.line_remove(place)
        table.tell(events.LINE_PLAYED, seat, card, place, NONE, EVERYBODY)
        table.see_what_is_left()
        # from here on it is like any other play
        table.step = PLAY_ACTION
        announce(table, card, 0, 0)


class EachPlays(Verb):
    """Each player, clockwise from the actor, may play 1 origami. `memory` counts who was asked."""

    def __init__(self) -> None:
        super().__init__(32, "each_plays", [], numbers=("amount", "served", "flags"))

    def public(self, table: Table, seat: i64, step: i64) -> bool:
        other: i64 = 0
        while other < table.players:
            if BY_NAME["play"].public(table, other, PLAY_ACTION):
                return True
            other += 1
        return False

    def begin(self, table: Table) -> None:
        self.ask(table, 0, 0)

    def proceed(self, table: Table) -> bool:
        table.pay_what_is_owed()
        if table.memory == table.players:
            table.pop()
            return False
        seat: i64 = (table.seat + table.memory) % table.players
        table.memory += 1
        play: Verb = BY_NAME["play"]
        if not play.public(table, seat, PLAY_ACTION):
            return False
        table.push(play.number, seat, PLAY_ACTION, 0, 0, OPTIONAL)
        return True


class Tuck(Verb):
    """This card goes to the bottom of its collection.

    A card that says so of itself is placed there at once (see `placements`); this is for one that copies it.
    """

    def __init__(self) -> None:
        super().__init__(20, "tuck", [])

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
        super().__init__(21, "replace_with", [Parameter("card", "card")], ("card",))

    def public(self, table: Table, seat: i64, step: i64) -> bool:
        return table.hand_size(seat) > 0

    def possible(self, table: Table, seat: i64, step: i64) -> bool:
        return table.held(seat, table.parameter(step, NEW_CARD) - 1) > 0

    def demanded(self, table: Table, step: i64) -> bool:
        return True

    def begin(self, table: Table) -> None:
        seat: i64 = table.seat
        column: i64 = table.column
        card: i64 = table.parameter(table.step, NEW_CARD) - 1
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
