"""What can be done with the cards: each move with what it tells and what it teaches.

Effects are written in these moves, so no card can move a card unseen, and what a seat has learnt in a step
(which ends free undo) follows from the moves alone.
"""

from typing import Final

from mypy_extensions import i64

from senbazuru.kernel.bits import ONE, lowest
from senbazuru.kernel.random import Stream
from senbazuru.kernel.state import EVERYBODY, NOBODY, SPECTATOR
from senbazuru.origami.engine import events
from senbazuru.origami.engine.linked import HIGHEST_PRICE
from senbazuru.origami.engine.modifiers import (
    DIFFERENCE_BY,
    DRAW_BY_HAND,
    DRAW_LIMIT_BY,
    HAND_LIMIT_BY,
    HAND_PROTECTED,
    LINE_LENGTH_BY,
    MODIFIERS,
    NO_INSTANTS,
    PAPER_DOUBLES,
    PRICE_BY,
    TOP_IS_PLAYED,
    TOP_PAYS,
)
from senbazuru.origami.engine.zones import CARD, FRAME, LINE_ROOM, NONE, PLAYED, WATCHED, Zones

LINE_LENGTH: Final = 4
HAND_LIMIT: Final = 8
DRAW_LIMIT: Final = 4
MOST_DIFFERENCE: Final = 1
"""What holds while no card says otherwise."""

PLAYING: Final = 0
LAST_BUT_ONE: Final = 1
LAST_ROUND: Final = 2
"""Phases: before the second run-out, the round in which it happens, and the last round."""

SHUFFLE: Final = 1
LOT: Final = 2
RANDOM_CARD: Final = 3
RESAMPLE: Final = 4
TAKEBACK: Final = 5
FAMILIES: Final = 6
CHARACTERS: Final = 7
PURPOSES: Final = 16
"""Purposes of chance."""

Causes = list[tuple[int, int]]
"""Card types and by how much each changes a figure. Whoever wants to know why a figure is what it is hands in an empty
list, and what is added up is noted there: there is one sum, and the inner loops hand in nothing."""


class Table(Zones):
    """A table with cards on it."""

    # -- what the rules are now

    def in_force(self, seat: i64, modifier: i64) -> i64:
        """The types that bring a modifier for a seat now: on top of its collections, or in the middle."""
        if self.linked.plain:
            return 0
        types: i64 = self.linked.force[modifier]
        if types == 0:
            return 0
        return types & (self.middle | self.tops(seat))

    def change(self, seat: i64, modifier: i64, causes: Causes | None = None) -> i64:
        """By how much all that is visible changes a figure for a seat: its own collections, then the middle."""
        types: i64 = self.linked.force[modifier]
        if types == 0:
            return 0
        total: i64 = 0
        column: i64 = 0
        while column < 2:
            top: i64 = self.top(seat, column)
            if top != NONE and (types >> (top & CARD)) & 1:
                total += self.change_of(seat, top & CARD, modifier, causes)
            column += 1
        types &= self.middle
        while types:
            total += self.change_of(seat, lowest(types), modifier, causes)
            types &= types - 1
        return total

    def change_of(self, seat: i64, card: i64, modifier: i64, causes: Causes | None = None) -> i64:
        by: i64 = self.linked.by[card * MODIFIERS + modifier]
        counted: i64 = self.linked.for_each[card * MODIFIERS + modifier]
        if counted:
            by *= self.collected(seat, counted - 1)
        if causes is not None:
            causes.append((card, by))
        return by

    def hand_limit(self, seat: i64, causes: Causes | None = None) -> i64:
        """How many cards a seat may keep at the end of its turn."""
        if self.linked.plain:
            return HAND_LIMIT
        limit: i64 = HAND_LIMIT + self.change(seat, HAND_LIMIT_BY, causes)
        return limit if limit > 0 else 0

    def draw_limit(self, seat: i64, causes: Causes | None = None) -> i64:
        """How many folds the action Draw may take. One single card it may always take."""
        if self.linked.plain:
            return DRAW_LIMIT
        limit: i64 = DRAW_LIMIT
        counts: i64 = NONE
        types: i64 = self.in_force(seat, DRAW_BY_HAND)
        while types:
            card: i64 = lowest(types)
            instead: i64 = self.linked.by[card * MODIFIERS + DRAW_BY_HAND] + self.change(seat, HAND_LIMIT_BY)
            types &= types - 1
            if instead > limit:
                limit = instead
                counts = card
        if causes is not None and counts != NONE:
            # of several the one that gives most: it begins elsewhere, and adds what is added to the hand limit
            causes.append((counts, self.linked.by[counts * MODIFIERS + DRAW_BY_HAND] - DRAW_LIMIT))
            self.change(seat, HAND_LIMIT_BY, causes)
        limit += self.change(seat, DRAW_LIMIT_BY, causes)
        return limit if limit > 0 else 0

    def price(self, seat: i64, card: i64) -> i64:
        """What a seat must pay for a card now, before discounts that it may or may not use."""
        price: i64 = self.linked.cost[card]
        if self.linked.plain or self.linked.force[PRICE_BY] == 0:
            return price
        price += self.change(seat, PRICE_BY)
        if price < 0:
            return 0
        return price if price < HIGHEST_PRICE else HIGHEST_PRICE

    def line_length(self, causes: Causes | None = None) -> i64:
        """How many cards the draw line is filled up to: what is visible anywhere counts, once a name."""
        if self.linked.plain or self.linked.force[LINE_LENGTH_BY] == 0:
            return LINE_LENGTH
        length: i64 = LINE_LENGTH
        types: i64 = self.linked.force[LINE_LENGTH_BY] & (self.middle | self.visible_types())
        while types:
            card: i64 = lowest(types)
            by: i64 = self.linked.by[card * MODIFIERS + LINE_LENGTH_BY]
            types &= types - 1
            length += by
            if causes is not None:
                causes.append((card, by))
        if length > LINE_ROOM:
            return LINE_ROOM
        return length if length > 1 else 1

    def most_difference(self, seat: i64, causes: Causes | None = None) -> i64:
        """By how many cards a seat's collections may differ."""
        if self.linked.plain:
            return MOST_DIFFERENCE
        most: i64 = MOST_DIFFERENCE + self.change(seat, DIFFERENCE_BY, causes)
        return most if most > MOST_DIFFERENCE else MOST_DIFFERENCE

    def instants_alive(self, seat: i64) -> bool:
        """Whether cards that a seat plays now have their instant effect."""
        return self.in_force(seat, NO_INSTANTS) == 0

    def protected(self, seat: i64) -> bool:
        """Whether others cannot make this seat lose cards from hand."""
        return self.in_force(seat, HAND_PROTECTED) != 0

    def doubles(self, seat: i64) -> i64:
        """How many rice papers may count twice in one payment: one for each visible card that says so."""
        types: i64 = self.linked.force[PAPER_DOUBLES]
        if types == 0:
            return 0
        found: i64 = 0
        column: i64 = 0
        while column < 2:
            top: i64 = self.top(seat, column)
            if top != NONE and (types >> (top & CARD)) & 1:
                found += 1
            column += 1
        types &= self.middle
        while types:
            types &= types - 1
            found += 1
        return found

    def top_played(self, seat: i64, lifted: i64) -> i64:
        """The discard that a seat may play as if from hand (so many lie above it that serve already), or NONE."""
        if self.in_force(seat, TOP_IS_PLAYED) == 0 or self.discards_size <= lifted:
            return NONE
        return self.discarded(lifted)

    def top_pays(self, seat: i64, above: i64) -> i64:
        """The discard that may help a seat to pay, so many lying above it, or NONE."""
        if self.in_force(seat, TOP_PAYS) == 0 or self.discards_size <= above:
            return NONE
        return self.discarded(above)

    # -- the deck

    def draw(self) -> i64:
        """The top card of the deck, or NONE. Whoever draws it puts it somewhere, then calls `drawn`."""
        if self.deck_size == 0:
            if self.discards_size == 0:
                return NONE
            self.reshuffle()
        self.deck_size -= 1
        self.busy = 1
        return self.cells[self.deck_size]

    def drawn(self) -> None:
        """A card has left the deck. If it was the last one the discards become a new deck."""
        if self.deck_size == 0:
            self.run_outs += 1
            self.tell(events.RUN_OUT, NOBODY, NONE, self.run_outs, NONE, 0)
            if self.run_outs >= 2:
                self.announce_end()
            if self.discards_size:
                self.reshuffle()

    def drawable(self) -> i64:
        """How many cards could still be drawn."""
        return self.deck_size + self.discards_size

    def announce_end(self) -> None:
        """The round is finished, then everybody has one last turn."""
        if self.phase == PLAYING:
            self.phase = LAST_BUT_ONE

    def see_what_is_left(self) -> None:
        """If line, deck and discards are all empty, that counts as the second run-out."""
        if self.run_outs < 2 and self.line_size + self.deck_size + self.discards_size == 0:
            self.run_outs = 2
            self.tell(events.RUN_OUT, NOBODY, NONE, 2, NONE, 0)
            self.announce_end()

    def reshuffle(self) -> None:
        """Turn the discards over (the two piles share a stretch of the vector) and shuffle."""
        cells = self.cells
        size: i64 = self.discards_size
        bottom: i64 = self.linked.size - 1
        if 2 * size <= self.linked.size:
            place: i64 = 0
            while place < size:
                cells[place] = cells[bottom - place]
                place += 1
        else:
            # the stretches overlap: mirror in place
            near: i64 = 0
            while 2 * near < bottom:
                card: i64 = cells[near]
                cells[near] = cells[bottom - near]
                cells[bottom - near] = card
                near += 1
        self.deck_size = size
        self.discards_size = 0
        self.shuffle()

    def shuffle(self) -> None:
        self.shuffles += 1
        self.chance = 1
        self.stream(SHUFFLE, self.shuffles).shuffle(self.cells, 0, self.deck_size)
        self.tell(events.SHUFFLED, NOBODY, NONE, self.deck_size, NONE, 0)

    def stream(self, purpose: i64, number: i64) -> Stream:
        """Chance for one use. After a takeback it is other chance: what had become known is worth nothing."""
        return Stream(self.seed, purpose + PURPOSES * self.era, number)

    def draw_to_hand(self, seat: i64, cards: i64) -> None:
        """Draw from the deck, one by one, as many as there are."""
        while cards > 0:
            card: i64 = self.draw()
            if card == NONE:
                return
            self.gain(seat, card, 0)
            self.learnt |= ONE << seat
            self.tell(events.DRAWN, seat, card, NONE, NONE, ONE << seat)
            self.drawn()
            cards -= 1

    # -- the draw line

    def refill(self) -> None:
        """Fill the draw line. What the deck cannot give now stays owed."""
        length: i64 = self.line_length()
        self.owed = 0
        while self.line_size < length:
            if not self.turn_up():
                self.owed = length - self.line_size
                return

    def turn_up(self) -> bool:
        """One more card into the line; False if there is none."""
        card: i64 = self.draw()
        if card == NONE:
            self.see_what_is_left()
            return False
        self.cells[self.layout.line + self.line_size] = card
        self.learnt = EVERYBODY
        self.tell(events.TURNED_UP, NOBODY, card, self.line_size, NONE, EVERYBODY)
        self.line_size += 1
        self.drawn()
        return True

    def pay_what_is_owed(self) -> bool:
        """Cards owed to the line come as soon as they can: when a step that brought discards is complete.

        Says whether the discards were shuffled for it.
        """
        if self.owed == 0 or self.deck_size + self.discards_size == 0:
            return False
        before: i64 = self.shuffles
        length: i64 = self.line_length()
        while self.owed > 0 and self.line_size < length and self.turn_up():
            self.owed -= 1
        if self.line_size >= length:
            self.owed = 0
        return self.shuffles != before

    def take(self, seat: i64, place: i64) -> i64:
        """A card of the draw line goes to a hand. The line is filled when the whole taking is complete."""
        card: i64 = self.line_remove(place)
        self.gain(seat, card, EVERYBODY)
        self.busy = 1
        self.tell(events.TAKEN, seat, card, place, NONE, EVERYBODY)
        return card

    def discard_line(self) -> None:
        """The whole draw line, left to right."""
        place: i64 = 0
        while place < self.line_size:
            card: i64 = self.line_card(place)
            self.discard(card)
            self.tell(events.LINE_DISCARDED, NOBODY, card, place, NONE, EVERYBODY)
            place += 1
        self.line_size = 0

    # -- rice paper

    def draw_paper(self, seat: i64, cards: i64) -> None:
        """Take rice paper from its own deck, as far as there is some. Everybody sees it."""
        while cards > 0 and self.paper > 0:
            self.paper -= 1
            self.gain(seat, self.linked.paper, EVERYBODY)
            self.tell(events.PAPER_DRAWN, seat, self.linked.paper, NONE, NONE, EVERYBODY)
            cards -= 1

    def show_paper(self) -> None:
        """At the end: it may be worth points, so everybody shows how much there is in hand."""
        seat: i64 = 0
        while seat < self.players:
            papers: i64 = self.held(seat, self.linked.paper)
            viewer: i64 = 0
            while viewer <= SPECTATOR:
                if (self.viewers >> viewer) & 1:
                    self.raise_known(seat, self.linked.paper, viewer, papers)
                viewer += 1
            self.tell(events.PAPER_SHOWN, seat, self.linked.paper, papers, NONE, EVERYBODY)
            seat += 1

    # -- the middle

    def enter(self, seat: i64, card: i64) -> None:
        """A character comes into the middle; its other colour leaves, on top of the discards.

        If the line is to be longer from now on, so many cards are added at once.
        """
        missing: i64 = -self.line_length()
        other: i64 = self.linked.partner[card] - 1
        if (self.middle >> other) & 1:
            self.middle ^= ONE << other
            self.discard(other)
            self.tell(events.LEFT, NOBODY, other, NONE, NONE, EVERYBODY)
        self.middle |= ONE << card
        self.tell(events.ENTERED, seat, card, NONE, NONE, EVERYBODY)
        length: i64 = self.line_length()
        missing += length
        while missing > 0 and self.line_size < length:
            if not self.turn_up():
                self.owed += missing
                return
            missing -= 1

    # -- hands

    def discard_from_hand(self, seat: i64, card: i64) -> None:
        self.lose(seat, card)
        self.discard(card)
        self.tell(events.DISCARDED, seat, card, NONE, NONE, EVERYBODY)

    def fetch_paper(self, seat: i64) -> None:
        """Rice paper that was just discarded goes to a hand before it is back in its deck: one is like another."""
        self.paper -= 1
        self.gain(seat, self.linked.paper, EVERYBODY)
        self.tell(events.FETCHED, seat, self.linked.paper, NONE, NONE, EVERYBODY)

    def fetch(self, seat: i64, depth: i64) -> None:
        """A discard goes to a hand."""
        card: i64 = self.undiscard(depth)
        self.gain(seat, card, EVERYBODY)
        self.tell(events.FETCHED, seat, card, NONE, NONE, EVERYBODY)

    def hand_over(self, giver: i64, receiver: i64, card: i64) -> None:
        """A card leaves a hand face down on its way to another."""
        self.lose_hidden(giver, card, (ONE << giver) | (ONE << receiver))

    def receive(self, giver: i64, receiver: i64, card: i64, kind: i64) -> None:
        """It arrives; only giver and receiver know it."""
        both: i64 = (ONE << giver) | (ONE << receiver)
        self.gain(receiver, card, both)
        self.learnt |= ONE << receiver
        self.tell(kind, giver, card, receiver, NONE, both)

    def look_at_hand(self, viewer: i64, owner: i64) -> None:
        self.see_hand(owner, viewer)
        self.learnt |= ONE << viewer
        self.tell(events.HAND_LOOKED, viewer, NONE, owner, self.hand_size(owner), 0)
        types: i64 = self.hand(owner)
        while types:
            card: i64 = lowest(types)
            types &= types - 1
            copies: i64 = self.held(owner, card)
            while copies > 0:
                self.tell(events.SAW, viewer, card, owner, NONE, ONE << viewer)
                copies -= 1

    def show_two(self, seat: i64, card: i64) -> None:
        """A seat shows everybody that it holds two of a name."""
        viewer: i64 = 0
        while viewer <= SPECTATOR:
            if (self.viewers >> viewer) & 1:
                self.raise_known(seat, card, viewer, 2)
            viewer += 1
        self.tell(events.SHOWN, seat, card, NONE, NONE, EVERYBODY)

    # -- collections

    def places(self, seat: i64) -> i64:
        """The collections where a placement is legal: 1 the left, 2 the right, 3 both."""
        left: i64 = self.column_size(seat, 0)
        right: i64 = self.column_size(seat, 1)
        most: i64 = self.most_difference(seat)
        legal: i64 = 0
        # a placement on the smaller one is always legal: the difference is not larger than before
        if left + 1 - right <= most:
            legal |= 1
        if right + 1 - left <= most:
            legal |= 2
        return legal

    def place(self, seat: i64, column: i64, card: i64) -> None:
        """A played card comes on top of a collection."""
        self.insert(seat, column, self.column_size(seat, column), card | PLAYED)
        self.marked = 1
        self.busy = 1
        self.tell(events.PLACED, seat, card, column, NONE, EVERYBODY)

    def tuck(self, seat: i64, column: i64, card: i64) -> None:
        """A played card comes under a collection, covering nothing."""
        self.insert(seat, column, 0, card | PLAYED)
        self.marked = 1
        self.busy = 1
        self.tell(events.TUCKED, seat, card, column, NONE, EVERYBODY)

    def watch(self, seat: i64, card: i64, level: i64) -> None:
        """Mark those cards of a type that are visible now."""
        column: i64 = 0
        while column < 2:
            top: i64 = self.top(seat, column)
            if top != NONE and top & CARD == card:
                self.set_top(seat, column, top | (ONE << (WATCHED + level)))
                self.marked = 1
            column += 1

    def watched(self, seat: i64, card: i64, level: i64) -> bool:
        """Whether a marked card is visible, or the type lies in the middle. The marks are taken off."""
        found: bool = (self.middle >> card) & 1 != 0
        mark: i64 = ONE << (WATCHED + level)
        column: i64 = 0
        while column < 2:
            top: i64 = self.top(seat, column)
            if top != NONE and top & mark:
                found = True
            column += 1
        at: i64 = self.column_start(seat, 0)
        end: i64 = self.column_start(seat, 1) + self.column_size(seat, 1)
        while at < end:
            self.cells[at] &= ~mark
            at += 1
        return found

    def clear_marks(self) -> None:
        """A new turn: what was played or used is so no longer."""
        if self.marked:
            cells = self.cells
            at: i64 = self.layout.collected
            end: i64 = at + cells[at - 1]
            while at < end:
                cells[at] &= CARD
                at += 1
            self.marked = 0

    # -- the blank table

    def observe_into(self, view: "Table", viewer: i64) -> None:
        """Write down what a viewer may know, on an empty table.

        Unknown cards are blank: the deck, what is unknown in other hands, what others look at or have chosen.
        """
        view.answers = self.answers
        view.turns = self.turns
        view.era = self.era
        view.over = self.over
        view.inherit_turn(self)
        linked = self.linked
        lay = self.layout
        mine = self.cells
        cells = view.cells
        view.deck_size = self.deck_size
        view.discards_size = self.discards_size
        view.line_size = self.line_size
        view.limbo_size = self.limbo_size
        at: i64 = 0
        while at < self.deck_size:
            cells[at] = linked.unknown
            at += 1
        at = linked.size - self.discards_size
        end: i64 = lay.line + self.line_size
        while at < end:
            cells[at] = mine[at]
            at += 1
        at = 0
        while at < self.limbo_size:
            cells[lay.limbo + at] = mine[lay.limbo + at] if viewer == self.seat else linked.unknown
            at += 1
        at = lay.columns
        end = lay.collected + mine[lay.collected - 1]
        while at < end:
            cells[at] = mine[at]
            at += 1
        at = 0
        while at < self.depth * FRAME:
            cells[lay.stack + at] = mine[lay.stack + at]
            at += 1
        seat: i64 = 0
        while seat < self.players:
            hand: i64 = lay.hands + seat * lay.hand
            types: i64 = mine[hand]
            blank: i64 = mine[hand + 1] >> 32
            while types:
                card: i64 = lowest(types)
                types &= types - 1
                known: i64 = self.known(seat, card, viewer)
                blank -= known
                while known > 0:
                    view.gain(seat, card, ONE << viewer)
                    known -= 1
            while blank > 0:
                view.gain(seat, linked.unknown, 0)
                blank -= 1
            if seat == viewer:
                cells[lay.choices + 2 * seat] = mine[lay.choices + 2 * seat]
                cells[lay.choices + 2 * seat + 1] = mine[lay.choices + 2 * seat + 1]
            seat += 1
