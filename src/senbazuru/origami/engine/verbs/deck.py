"""Drawing from the deck."""

from typing import Final

from mypy_extensions import i64

from senbazuru.kernel.bits import ONE
from senbazuru.kernel.state import EVERYBODY
from senbazuru.origami.engine import events
from senbazuru.origami.engine.steps import LOOKED_AT, Parameter, Question, Verb, choice, flag, number
from senbazuru.origami.engine.table import Table
from senbazuru.origami.engine.zones import CARD, LIMBO_ROOM, NONE

CARDS: Final = 0
PLUS_VISIBLE: Final = 1
WHO: Final = 2
NEEDED: Final = 3
"""The places of the parameters of `draw_from_deck`; then that which only `look_at_deck` has."""
DISCARD: Final = 1


class DrawFromDeck(Verb):
    """Draw cards, perhaps one more for each visible card of a name, perhaps everybody."""

    def __init__(self) -> None:
        super().__init__(
            7,
            "draw_from_deck",
            [
                number("cards", 1, 9),
                Parameter("plus_visible", "card"),
                choice("who", "each"),
                flag("needed"),
            ],
            ("cards",),
        )

    def public(self, table: Table, seat: i64, step: i64) -> bool:
        return table.drawable() > 0

    def demanded(self, table: Table, step: i64) -> bool:
        return table.parameter(step, NEEDED) != 0

    def begin(self, table: Table) -> None:
        step: i64 = table.step
        seat: i64 = table.seat
        cards: i64 = table.parameter(step, CARDS)
        counted: i64 = table.parameter(step, PLUS_VISIBLE)
        if counted:
            cards += visible_copies(table, counted - 1)
        table.draw_to_hand(seat, cards)
        if table.parameter(step, WHO):
            other: i64 = (seat + 1) % table.players
            while other != seat:
                table.draw_to_hand(other, cards)
                other = (other + 1) % table.players
        table.step = step + 1


def visible_copies(table: Table, card: i64) -> i64:
    """How many cards of a type lie on top of collections and in the draw line."""
    copies: i64 = 0
    column: i64 = 0
    while column < 2 * table.players:
        top: i64 = table.top(0, column)
        if top != NONE and top & CARD == card:
            copies += 1
        column += 1
    place: i64 = 0
    while place < table.line_size:
        if table.line_card(place) == card:
            copies += 1
        place += 1
    return copies


class LookAtDeck(Verb):
    """Look at cards of the deck, discard some of those, keep the others."""

    def __init__(self) -> None:
        super().__init__(
            8,
            "look_at_deck",
            [number("cards", 1, LIMBO_ROOM), number("discard", 1, LIMBO_ROOM)],
            ("cards", "discard"),
            ("discard", "memory", "flags"),
            (Question("look-at-deck", LOOKED_AT),),
        )

    def public(self, table: Table, seat: i64, step: i64) -> bool:
        return table.drawable() > 0

    def begin(self, table: Table) -> None:
        cards: i64 = table.parameter(table.step, CARDS)
        while cards > 0:
            card: i64 = table.draw()
            if card == NONE:
                break
            table.cells[table.layout.limbo + table.limbo_size] = card
            table.limbo_size += 1
            table.learnt |= ONE << table.seat
            table.tell(events.LOOKED, table.seat, card, NONE, NONE, ONE << table.seat)
            table.drawn()
            cards -= 1
        self.ask(table, table.parameter(table.step, DISCARD), 0)
        table.flags = 0

    def options(self, table: Table, seat: i64) -> i64:
        types: i64 = 0
        place: i64 = 0
        while place < table.limbo_size:
            types |= ONE << table.cells[table.layout.limbo + place]
            place += 1
        return types << 1

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        card: i64 = option - 1
        limbo: i64 = table.layout.limbo
        cells = table.cells
        place: i64 = 0
        while cells[limbo + place] != card:
            place += 1
        table.limbo_size -= 1
        while place < table.limbo_size:
            cells[limbo + place] = cells[limbo + place + 1]
            place += 1
        table.discard(card)
        table.tell(events.LOOK_DISCARDED, seat, card, NONE, NONE, EVERYBODY)
        table.amount -= 1
        if table.amount == 0 or table.limbo_size == 0:
            self.keep(table, seat)
            table.pop()

    def keep(self, table: Table, seat: i64) -> None:
        place: i64 = 0
        while place < table.limbo_size:
            card: i64 = table.cells[table.layout.limbo + place]
            table.gain(seat, card, 0)
            table.tell(events.KEPT, seat, card, NONE, NONE, ONE << seat)
            place += 1
        table.limbo_size = 0
