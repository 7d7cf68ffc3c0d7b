"""Origami as a `State`: setup, answers, and the end."""

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64

from senbazuru.kernel.bits import ONE, lowest, nth, size_of
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.state import EVERYBODY, OMNISCIENT, Observation
from senbazuru.origami.engine import events, scoring
from senbazuru.origami.engine.linked import Linked
from senbazuru.origami.engine.steps import PAY, PLACE, TURN
from senbazuru.origami.engine.table import LOT, RESAMPLE, TAKEBACK, Table
from senbazuru.origami.engine.verbs.gather import Gather
from senbazuru.origami.engine.vocabulary import STEPS
from senbazuru.origami.engine.zones import CARD, FRAME, NONE, Layout

RULES_VERSION: Final = 2
FOLDS_DEALT: Final = 10
_BLANK: Final[Seed] = Seed(0, 0, 0, 0)


@final
class Origami(Table):
    """A game of Origami at some moment."""

    def waiting(self) -> i64:
        if self.over:
            return 0
        return STEPS[self.frame].waiting(self)

    def options(self, seat: i64) -> i64:
        return STEPS[self.frame].options(self, seat)

    def unfinished(self) -> bool:
        return not self.over and STEPS[self.frame].unfinished(self)

    def perform(self, seat: i64, option: i64) -> None:
        step = STEPS[self.frame]
        if not step.simultaneous():
            self.answers += 1
        step.answer(self, seat, option)
        self.advance()

    def advance(self) -> None:
        """Carry on until somebody must decide, or the game is over."""
        while not STEPS[self.frame].proceed(self):
            pass

    def copy(self) -> "Origami":
        twin = Origami(self.linked, self.layout, self.players, self.seed, self.cells[:])
        twin.inherit_zones(self)
        return twin

    def observe(self, viewer: i64) -> "OrigamiObservation":
        if viewer == OMNISCIENT:
            return OrigamiObservation(viewer, self.copy(), 0)
        blank = self.layout.blank[:]
        if len(self.cells) > len(blank):
            blank = extend(blank, [0] * (len(self.cells) - len(blank)))
        table = Origami(self.linked, self.layout, self.players, _BLANK, blank)
        self.observe_into(table, viewer)
        return OrigamiObservation(viewer, table, self.mask(viewer))

    def returns(self) -> list[i64]:
        return [scoring.score(self, seat) for seat in range(self.players)]

    def winners(self) -> i64:
        return scoring.winners(self)

    def winners_among(self, seats: i64) -> i64:
        return scoring.best_of(self, seats)

    # -- setup

    def deal(self) -> None:
        """Shuffle, deal face up until each seat has enough folds; fewest folds starts; turn up the line."""
        linked = self.linked
        card: i64 = 0
        while card < linked.types:
            copies: i64 = linked.copies[card]
            if card == linked.paper:
                self.paper = copies
                copies = 0
            while copies > 0:
                self.cells[self.deck_size] = card
                self.deck_size += 1
                copies -= 1
            card += 1
        self.shuffle()
        fewest: i64 = 1000
        tied: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            folds: i64 = 0
            while folds < FOLDS_DEALT:
                card = self.draw()
                folds += linked.folds[card]
                self.gain(seat, card, EVERYBODY)
                self.tell(events.DEALT, seat, card, NONE, NONE, EVERYBODY)
                self.drawn()
            if folds < fewest:
                fewest = folds
                tied = 0
            if folds == fewest:
                tied += 1
                # the k-th of those tied replaces the one before with chance 1/k
                if tied == 1 or Stream(self.seed, LOT, seat).below(tied) == 0:
                    self.start = seat
            seat += 1
        self.tell(events.STARTS, self.start, NONE, NONE, NONE, EVERYBODY)
        self.refill()
        self.begin()

    def begin(self) -> None:
        """The first turn."""
        self.frame = TURN
        self.seat = self.start
        self.turn_seat = self.start
        self.busy = 0
        self.turns = 1
        self.tell(events.TURN, self.start, NONE, 1, NONE, EVERYBODY)
        self.advance()

    # -- chance

    def renew(self, takebacks: i64) -> None:
        """After a takeback: the deck is shuffled anew, and so will be everything that chance decides."""
        self.era = takebacks
        self.stream(TAKEBACK, 0).shuffle(self.cells, 0, self.deck_size)


@final
class OrigamiObservation(Observation[Origami]):
    """What a viewer knows of a game of Origami.

    Hidden are the deck, the cards that somebody else looks at or has chosen, and of other hands what nobody showed.
    """

    def unseen(self) -> list[i64]:
        table = self.table
        linked = table.linked
        lay = table.layout
        cells = table.cells
        unseen: list[i64] = [linked.copies[card] for card in range(linked.types)]
        at: i64 = 0
        if self.viewer == OMNISCIENT:
            while at < table.deck_size:
                unseen[cells[at]] -= 1
                at += 1
        at = linked.size - table.discards_size
        while at < lay.line + table.line_size:
            unseen[cells[at]] -= 1
            at += 1
        if self.viewer == table.seat or self.viewer == OMNISCIENT:
            at = lay.limbo
            while at < lay.limbo + table.limbo_size:
                unseen[cells[at]] -= 1
                at += 1
        at = lay.collected
        while at < lay.collected + cells[lay.collected - 1]:
            unseen[cells[at] & CARD] -= 1
            at += 1
        seat: i64 = 0
        card: i64
        while seat < table.players:
            card = 0
            while card < linked.types:
                unseen[card] -= table.held(seat, card)
                card += 1
            seat += 1
        if table.frame == PAY or table.frame == PLACE:
            unseen[table.card] -= 1
        at = lay.stack
        while at < lay.stack + table.depth * FRAME:
            if cells[at] == PAY or cells[at] == PLACE:
                unseen[cells[at + 3]] -= 1
            at += FRAME
        middle: i64 = table.middle
        while middle:
            unseen[lowest(middle)] -= 1
            middle &= middle - 1
        if linked.paper >= 0:
            unseen[linked.paper] -= table.paper
        return unseen

    def deal(self, world: Origami, seed: Seed) -> None:
        world.seed = seed
        if self.viewer == OMNISCIENT:
            return
        table = self.table
        linked = table.linked
        unseen = self.unseen()
        room: i64 = linked.size + (linked.copies[linked.paper] if linked.paper >= 0 else 0)
        pool: vec[i64] = vec[i64]([0] * room)
        hand: vec[i64] = vec[i64]([0] * room)
        size: i64 = 0
        seat: i64 = 0
        card: i64 = 0
        while card < linked.types:
            if card != linked.paper:
                size = add(pool, size, card, unseen[card])
            card += 1
        stream = Stream(seed, RESAMPLE, 0)
        stream.shuffle(pool, 0, size)
        if linked.paper >= 0 and unseen[linked.paper]:
            # rice paper is never in the deck, so it goes to that end of the pool which is dealt to the hands
            size = add(pool, size, linked.paper, unseen[linked.paper])
            hands: i64 = 0
            while seat < table.players:
                hands += table.held(seat, linked.unknown)
                seat += 1
            stream.shuffle(pool, size - hands, hands)
        seat = 0
        while seat < table.players:
            if seat != self.viewer:
                cards: i64 = 0
                card = 0
                while card < linked.types:
                    cards = add(hand, cards, card, table.held(seat, card))
                    card += 1
                while cards < table.hand_size(seat):
                    size -= 1
                    hand[cards] = pool[size]
                    cards += 1
                self.fill(world, seat, hand, 0, cards)
            seat += 1
        at: i64
        if self.viewer != table.seat:
            at = table.layout.limbo
            while at < table.layout.limbo + table.limbo_size:
                size -= 1
                world.cells[at] = pool[size]
                at += 1
        at = 0
        while at < table.deck_size:
            world.cells[at] = pool[at]
            at += 1
        self.choose(world, stream)

    def fill(self, world: Origami, seat: i64, cards: vec[i64], start: i64, size: i64) -> None:
        """Give somebody else a hand. What the viewer knows of it stays known."""
        at: i64 = world.layout.hands + seat * world.layout.hand
        end: i64 = at + world.layout.hand
        while at < end:
            world.cells[at] = 0
            at += 1
        end = start + size
        while start < end:
            card: i64 = cards[start]
            known = world.known(seat, card, self.viewer) < self.table.held(seat, card)
            world.gain(seat, card, ONE << self.viewer if known else 0)
            start += 1

    def choose(self, world: Origami, stream: Stream) -> None:
        """Who has already made a choice that all make at once has chosen something."""
        step = STEPS[world.frame]
        if not isinstance(step, Gather):
            return
        chosen: i64 = step.asked(world, world.seat, world.step) & ~world.memory & ~(ONE << self.viewer)
        while chosen:
            seat: i64 = lowest(chosen)
            chosen &= chosen - 1
            cards: i64 = step.each(world, world.step)
            which: i64 = 0
            while which < cards:
                types: i64 = step.eligible(world, seat, world.step)
                first: i64 = step.chosen(world, seat, 0)
                if which and first >= 0 and world.held(seat, first) == 1:
                    types &= ~(ONE << first)
                if types:
                    card: i64 = nth(types, stream.below(size_of(types)))
                    world.cells[world.layout.choices + 2 * seat + which] = card + 1
                which += 1


def add(cards: vec[i64], size: i64, card: i64, copies: i64) -> i64:
    """Put so many of a type behind others; how many there are then."""
    while copies > 0:
        cards[size] = card
        size += 1
        copies -= 1
    return size


def empty_table(linked: Linked, players: i64, seed: Seed) -> Origami:
    """A table with nothing on it, for `deal` and for positions set up by hand."""
    layout = Layout(linked, players)
    return Origami(linked, layout, players, seed, layout.blank[:])


def new_game(linked: Linked, players: i64, seed: Seed, listening: bool = False) -> Origami:
    game = empty_table(linked, players, seed)
    if listening:
        game.listen()
    game.deal()
    return game
