"""Origami as a `State`: setup, answers, and the end."""

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64

from senbazuru.kernel.bits import ONE, lowest, nth, size_of
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.state import EVERYBODY, NOBODY, OMNISCIENT, SPECTATOR
from senbazuru.origami.engine import events, scoring
from senbazuru.origami.engine.pack import Pack
from senbazuru.origami.engine.steps import TURN
from senbazuru.origami.engine.table import LOT, RESAMPLE, TAKEBACK, Table
from senbazuru.origami.engine.vocabulary import STEPS
from senbazuru.origami.engine.zones import NONE, Layout, tally_of

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

    def open(self) -> bool:
        return not self.over and STEPS[self.frame].open(self)

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
        twin = Origami(self.pack, self.layout, self.players, self.seed, self.cells[:])
        twin.inherit_zones(self)
        return twin

    def observe(self, viewer: i64) -> Table:
        if viewer == OMNISCIENT:
            return self.copy()
        blank = self.layout.blank[:]
        if len(self.cells) > len(blank):
            blank = extend(blank, [0] * (len(self.cells) - len(blank)))
        view = Table(self.pack, self.layout, self.players, _BLANK, blank)
        self.observe_into(view, viewer)
        return view

    def returns(self) -> list[i64]:
        return [scoring.score(self, seat) for seat in range(self.players)]

    def winners(self) -> i64:
        return scoring.winners(self)

    # -- setup

    def deal(self) -> None:
        """Shuffle, deal face up until each seat has enough folds; fewest folds starts; turn up the line."""
        pack = self.pack
        card: i64 = 0
        while card < pack.types:
            copies: i64 = pack.copies[card]
            if card == pack.paper:
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
                folds += pack.folds[card]
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

    # -- what a viewer has not seen

    def resample(self, viewer: i64, seed: Seed) -> None:
        pack = self.pack
        cells = self.cells
        limbo: i64 = self.layout.limbo
        room: i64 = pack.size + (pack.copies[pack.paper] if pack.paper >= 0 else 0)
        pool: vec[i64] = vec[i64]([0] * room)
        size: i64 = 0
        at: i64 = 0
        while at < self.deck_size:
            pool[size] = cells[at]
            size += 1
            at += 1
        hidden_limbo = viewer != self.seat
        if hidden_limbo:
            at = 0
            while at < self.limbo_size:
                pool[size] = cells[limbo + at]
                size += 1
                at += 1
        seat: i64 = 0
        while seat < self.players:
            if seat != viewer:
                size = self._hide(seat, viewer, pool, size)
            seat += 1
        stream = Stream(seed, RESAMPLE, 0)
        stream.shuffle(pool, 0, size)
        if pack.paper >= 0:
            self._keep_paper_in_hands(viewer, pool, size, stream)
        seat = 0
        while seat < self.players:
            if seat != viewer:
                while self._missing(seat) > 0:
                    size -= 1
                    self._unhide(seat, pool[size])
                self._choose_again(seat, stream)
            seat += 1
        if hidden_limbo:
            at = 0
            while at < self.limbo_size:
                size -= 1
                cells[limbo + at] = pool[size]
                at += 1
        at = 0
        while at < self.deck_size:
            size -= 1
            cells[at] = pool[size]
            at += 1
        self.seed = seed
        self._asked = NOBODY

    def _keep_paper_in_hands(self, viewer: i64, pool: vec[i64], size: i64, stream: Stream) -> None:
        """Rice paper is never in the deck: it goes to that end of the pool that is dealt to the hands."""
        hands: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if seat != viewer:
                hands += self._missing(seat)
            seat += 1
        at: i64 = 0
        there: i64 = size - hands
        while at < size - hands:
            if pool[at] == self.pack.paper:
                while pool[there] == self.pack.paper:
                    there += 1
                pool[at] = pool[there]
                pool[there] = self.pack.paper
            at += 1
        stream.shuffle(pool, size - hands, hands)

    def renew(self, takebacks: i64) -> None:
        """After a takeback: the deck is shuffled anew, and so will be everything that chance decides."""
        self.era = takebacks
        self.stream(TAKEBACK, 0).shuffle(self.cells, 0, self.deck_size)

    def _hide(self, seat: i64, viewer: i64, pool: vec[i64], size: i64) -> i64:
        """Move what the viewer does not know of a hand to the pool. The tally goes on counting those cards."""
        cells = self.cells
        hand: i64 = self.layout.hands + seat * self.layout.hand
        types: i64 = cells[hand]
        while types:
            card: i64 = lowest(types)
            types &= types - 1
            known: i64 = self.known(seat, card, viewer)
            hidden: i64 = self.held(seat, card) - known
            if hidden:
                cell: i64 = known
                other: i64 = 0
                while other <= SPECTATOR:
                    bound: i64 = self.known(seat, card, other)
                    cell |= (known if bound > known else bound) << (6 * other + 6)
                    other += 1
                cells[hand + 2 + card] = cell
                if known == 0:
                    cells[hand] ^= ONE << card
                cells[hand + 1] -= hidden * (tally_of(self.pack.folds[card]) - tally_of(0))
                while hidden > 0:
                    pool[size] = card
                    size += 1
                    hidden -= 1
        return size

    def _missing(self, seat: i64) -> i64:
        """How many cards the tally of a hand counts that are not there."""
        tally: i64 = self.tally(seat)
        there: i64 = (tally & 255) + ((tally >> 8) & 255) + ((tally >> 16) & 255) + ((tally >> 24) & 255)
        return (tally >> 32) - there

    def _unhide(self, seat: i64, card: i64) -> None:
        """Put a card in the place of a missing one."""
        self.cells[self.layout.hands + seat * self.layout.hand + 1] -= tally_of(0)
        self.gain(seat, card, 0)

    def _choose_again(self, seat: i64, stream: Stream) -> None:
        """A hidden choice of cards the hand no longer holds becomes another choice."""
        at: i64 = self.layout.choices + 2 * seat
        first: i64 = 0
        if self.cells[at]:
            types: i64 = self.hand(seat)
            first = nth(types, stream.below(size_of(types)))
            self.cells[at] = first + 1
        if self.cells[at + 1]:
            types = self.hand(seat)
            if self.held(seat, first) == 1:
                types &= ~(ONE << first)
            self.cells[at + 1] = nth(types, stream.below(size_of(types))) + 1


def empty_table(pack: Pack, players: i64, seed: Seed) -> Origami:
    """A table with nothing on it, for `deal` and for positions set up by hand."""
    layout = Layout(pack, players)
    return Origami(pack, layout, players, seed, layout.blank[:])


def blank_view(pack: Pack, players: i64) -> Table:
    """An observation with nothing in it."""
    layout = Layout(pack, players)
    return Table(pack, layout, players, _BLANK, layout.blank[:])


def new_game(pack: Pack, players: i64, seed: Seed, listening: bool = False) -> Origami:
    game = empty_table(pack, players, seed)
    if listening:
        game.listen()
    game.deal()
    return game
