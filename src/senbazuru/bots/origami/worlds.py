"""Worlds of Origami that a seat cannot tell apart: what may be in other hands and in the deck.

All cards that are ever hidden come from the deck, and whenever the deck is used up the discards, which everybody has
seen, become a new one. So of each deck one knows which cards were drawn out of sight, though not by whom; those of the
last one may also still be there. What a seat was told is written down once, as a script of what came to and left the
other hands. A world is drawn by following the script: a card drawn unseen stays a *slot* of its deck until it must be
something (it was played, say), and in the end the slots of a deck are dealt what is left of it.

Which slot a shown card was is chosen with the chance that it was that card, and a card that somebody passes on unseen
is any card of the hand. Some worlds come up too often that way (two slots may hold the card that is shown: then either
may be chosen). How much too often is known for each world, and put right by a chain that now and then stays where it
is instead of going on to the next world (an independence sampler, after Metropolis and Hastings).
"""

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from senbazuru.bots.search import Worlds
from senbazuru.kernel.bits import ONE
from senbazuru.kernel.random import Seed, Stream
from senbazuru.origami.engine import events
from senbazuru.origami.engine.game import Origami, OrigamiObservation
from senbazuru.origami.engine.zones import NONE

# what a script is made of: six numbers a line
LINE: Final = 6
ARRIVES: Final = 1
"""A known card comes to a place."""
DRAWS: Final = 2
"""A slot comes to a place; `card` is its number."""
LEAVES: Final = 3
"""A place loses a card of a type, as everybody sees."""
LOT: Final = 4
"""It loses one that chance picked."""
SHOWS: Final = 5
"""It is seen to hold so many (`other`) of a type."""
MOVES: Final = 6
"""It loses some card to another place. Then the types that it will be seen to need, and those that the other will."""
GOES: Final = 7
"""All it has goes to another place."""

_WORD: Final = 4294967296.0
_TRIES: Final = 40
_FIRST_STEPS: Final = 8
_SELDOM: Final = 0.05
_OFTEN: Final = 6.0
"""How much less and more often a card is passed on that its giver or its receiver is later seen to hold."""


@final
class OrigamiWorlds(Worlds):
    """What a seat may believe about hidden cards."""

    def __init__(self, observation: OrigamiObservation, told: list[i64]) -> None:
        super().__init__(observation)
        seen = observation.table
        self.seen: Final = seen
        self.seat: Final[i64] = observation.viewer
        self.types: Final[i64] = seen.linked.types
        self.limbo: Final[i64] = seen.players
        """After the hands come the cards that somebody looks at, and those on their way to each hand."""
        linked = seen.linked
        self.room: Final[i64] = linked.size + (linked.copies[linked.paper] if linked.paper >= 0 else 0)
        self.script: vec[i64] = vec[i64]()
        self.decks: i64 = 0
        self.pools: vec[i64] = vec[i64]()
        """Per deck: how many of each type left it unseen, or are still in it."""
        self.deck_of: vec[i64] = vec[i64]()
        """Per slot."""
        self.followed: bool = self.listen(told) and self.fits()
        """Whether there is a script to follow; else all that is known is what is seen."""
        self.look_ahead()
        # the world being drawn
        places: i64 = 2 * seen.players + 1
        self.cards: vec[i64] = vec[i64]([0] * (places * self.room))
        """Per place: types, and slots as -1, -2 ..."""
        self.sizes: vec[i64] = vec[i64]([0] * places)
        self.pool: vec[i64] = vec[i64]([0] * self.room)
        self.left: vec[i64] = self.pools[:]
        self.sums: vec[i64] = vec[i64]([0] * (self.decks + 1))
        self.slots: vec[i64] = vec[i64]([0] * len(self.deck_of))
        """What each slot turned out to be, or NONE."""
        self.shown: vec[i64] = vec[i64]()
        """For each slot that had to be something: the type, how many slots might have been it, and those."""
        self.weight: float = 0.0
        # the chain
        self.current: Origami | None = None
        self.likelihood: float = 0.0

    # -- the script

    def write(self, kind: i64, place: i64, card: i64, other: i64) -> None:
        self.script = extend(self.script, [kind, place, card, other, 0, 0])

    def new_deck(self, cards: list[i64]) -> None:
        self.decks += 1
        self.pools = extend(self.pools, cards)

    def draws(self, place: i64) -> None:
        self.write(DRAWS, place, len(self.deck_of), 0)
        self.deck_of = append(self.deck_of, self.decks - 1)

    def listen(self, told: list[i64]) -> bool:
        """Write the script of all that was told; False if that is not the whole game."""
        if not told or told[0] & 255 != events.SHUFFLED:
            return False
        linked = self.seen.linked
        discards: list[i64] = [linked.copies[card] for card in range(linked.types)]
        if linked.paper >= 0:
            discards[linked.paper] = 0
        passing = False
        looked: i64 = NONE
        copies: i64 = 0
        event: i64
        for event in told:
            kind: i64 = event & 255
            who: i64 = ((event >> 8) & 15) - 1
            card: i64 = ((event >> 12) & 4095) - 1
            other: i64 = ((event >> 24) & 4095) - 1
            if passing and kind != events.GIVEN:
                passing = False
                self.end_of_passing()
            if kind == events.SHUFFLED:
                self.new_deck(discards)
                discards = [0] * self.types
            elif kind == events.TURNED_UP:
                self.pools[(self.decks - 1) * self.types + card] -= 1
            elif kind == events.DEALT:
                self.pools[(self.decks - 1) * self.types + card] -= 1
                self.comes(who, card)
            elif kind == events.DRAWN or kind == events.LOOKED:
                if card >= 0:
                    self.pools[(self.decks - 1) * self.types + card] -= 1
                else:
                    self.draws(who if kind == events.DRAWN else self.limbo)
            elif kind == events.TAKEN or kind == events.PAPER_DRAWN:
                self.comes(who, card)
            elif kind == events.FETCHED:
                if card != linked.paper:
                    discards[card] -= 1
                self.comes(who, card)
            elif kind == events.DISCARD_PLAYED:
                discards[card] -= 1
            elif kind == events.ANNOUNCED or kind == events.TO_LINE or kind == events.REPLACED:
                self.goes(who, card)
            elif kind == events.PAID or kind == events.PAID_DOUBLE or kind == events.DISCARDED:
                self.goes(who, card)
                if card != linked.paper:
                    discards[card] += 1
            elif kind == events.LOOK_DISCARDED:
                discards[card] += 1
                if who != self.seat:
                    self.write(LEAVES, self.limbo, card, 0)
            elif kind == events.LINE_DISCARDED or kind == events.COLLECTION_DISCARDED or kind == events.LEFT:
                discards[card] += 1
            elif kind == events.KEPT:
                if card < 0:
                    self.write(GOES, self.limbo, 0, who)
            elif kind == events.GIVEN:
                passing = True
                self.passes(who, other, card)
            elif kind == events.STOLEN:
                if card < 0:
                    self.write(MOVES, who, 0, other)
                elif other == self.seat:
                    self.write(LOT, who, card, 0)
                else:
                    self.comes(other, card)
            elif kind == events.SAW:
                if who == self.seat:
                    copies = copies + 1 if card == looked else 1
                    looked = card
                    self.write(SHOWS, other, card, copies)
            elif kind == events.HAND_LOOKED:
                looked = NONE
            elif kind == events.SHOWN:
                if who != self.seat:
                    self.write(SHOWS, who, card, 2)
        if passing:
            self.end_of_passing()
        return True

    def comes(self, who: i64, card: i64) -> None:
        if who != self.seat:
            self.write(ARRIVES, who, card, 0)

    def goes(self, who: i64, card: i64) -> None:
        if who != self.seat:
            self.write(LEAVES, who, card, 0)

    def passes(self, giver: i64, receiver: i64, card: i64) -> None:
        """All pass at once: what is on its way cannot be passed on."""
        on_its_way: i64 = self.limbo + 1 + receiver
        if card < 0:
            self.write(MOVES, giver, 0, on_its_way)
        elif giver == self.seat:
            self.write(ARRIVES, on_its_way, card, 0)
        else:
            self.write(LEAVES, giver, card, 0)

    def end_of_passing(self) -> None:
        other: i64 = 0
        while other < self.seen.players:
            if other != self.seat:
                self.write(GOES, self.limbo + 1 + other, 0, other)
            other += 1

    def fits(self) -> bool:
        """Whether the script leads to hands and a deck as they are seen; one that begins in mid-game does not."""
        seen = self.seen
        held: vec[i64] = vec[i64]([0] * (2 * seen.players + 1))
        at: i64 = 0
        while at < len(self.script):
            kind: i64 = self.script[at]
            place: i64 = self.script[at + 1]
            if kind == ARRIVES or kind == DRAWS:
                held[place] += 1
            elif kind == LEAVES or kind == LOT:
                held[place] -= 1
            elif kind == MOVES:
                held[place] -= 1
                held[self.script[at + 3]] += 1
            elif kind == GOES:
                held[self.script[at + 3]] += held[place]
                held[place] = 0
            at += LINE
        other: i64 = 0
        while other < seen.players:
            if other != self.seat and held[other] != seen.hand_size(other):
                return False
            other += 1
        if held[self.limbo] != (seen.limbo_size if self.seat != seen.seat else 0):
            return False
        unseen: i64 = 0
        at = 0
        while at < len(self.pools):
            if self.pools[at] < 0:
                return False
            unseen += self.pools[at]
            at += 1
        return unseen == seen.deck_size + len(self.deck_of)

    def look_ahead(self) -> None:
        """Note with every card that moves unseen which types its giver and its receiver will be seen to hold."""
        needed: vec[i64] = vec[i64]([0] * (2 * self.seen.players + 1))
        script = self.script
        at: i64 = len(script) - LINE
        while at >= 0:
            kind: i64 = script[at]
            place: i64 = script[at + 1]
            if kind == LEAVES or kind == LOT or kind == SHOWS:
                needed[place] |= ONE << script[at + 2]
            elif kind == ARRIVES:
                needed[place] &= ~(ONE << script[at + 2])
            elif kind == GOES:
                needed[place] = needed[script[at + 3]]
            elif kind == MOVES:
                script[at + 4] = needed[place]
                script[at + 5] = needed[script[at + 3]]
            at -= LINE

    # -- drawing a world

    def draw(self, stream: Stream) -> Origami:
        if not self.followed:
            any_world: Origami = self.observation.complete(stream)
            return any_world
        steps: i64 = 1 if self.current is not None else _FIRST_STEPS
        while steps > 0:
            steps -= 1
            tries: i64 = _TRIES if self.current is None else 1
            while tries > 0 and not self.follow(stream):
                tries -= 1
            if tries == 0:
                continue
            self.deal(stream)
            if self.current is None or chance(stream) * self.likelihood < self.weight:
                self.current = self.build(stream)
                self.likelihood = self.weight
        world = self.current
        if world is None:
            # the cards went round in ways that no luck could follow: what is known of each hand must do
            self.followed = False
            return self.draw(stream)
        world = world.copy()
        world.seed = Seed(stream.word(), stream.word(), stream.word(), stream.word())
        stream.shuffle(world.cells, 0, world.deck_size)
        return world

    def follow(self, stream: Stream) -> bool:
        """Follow the script to its end; False if it cannot go on."""
        script = self.script
        self.left = self.pools[:]
        self.weight = 1.0
        self.shown = vec[i64]()
        at: i64 = 0
        while at < len(self.sizes):
            self.sizes[at] = 0
            at += 1
        at = 0
        while at < len(self.slots):
            self.slots[at] = NONE
            at += 1
        deck: i64 = 0
        at = 0
        while deck < self.decks:
            total: i64 = 0
            end: i64 = at + self.types
            while at < end:
                total += self.left[at]
                at += 1
            self.sums[deck] = total
            deck += 1
        at = 0
        while at < len(script):
            kind: i64 = script[at]
            place: i64 = script[at + 1]
            card: i64 = script[at + 2]
            if kind == ARRIVES:
                self.put(place, card)
            elif kind == DRAWS:
                self.put(place, -1 - card)
            elif kind == LEAVES:
                if not self.lose(place, card, stream):
                    return False
            elif kind == LOT:
                if not self.lose_by_lot(place, card, stream):
                    return False
            elif kind == SHOWS:
                if not self.show(place, card, script[at + 3], stream):
                    return False
            elif kind == MOVES:
                if not self.move(place, script[at + 3], script[at + 4], script[at + 5], stream):
                    return False
            elif kind == GOES:
                while self.sizes[place] > 0:
                    self.put(script[at + 3], self.lift(place, self.sizes[place] - 1))
            at += LINE
        return True

    def put(self, place: i64, item: i64) -> None:
        self.cards[place * self.room + self.sizes[place]] = item
        self.sizes[place] += 1

    def lift(self, place: i64, n: i64) -> i64:
        """The n-th card of a place, whose last card takes that one's place."""
        at: i64 = place * self.room
        self.sizes[place] -= 1
        item: i64 = self.cards[at + n]
        self.cards[at + n] = self.cards[at + self.sizes[place]]
        return item

    def find(self, place: i64, card: i64) -> i64:
        """Where a known card of a type is, or NONE."""
        at: i64 = place * self.room
        n: i64 = 0
        while n < self.sizes[place]:
            if self.cards[at + n] == card:
                return n
            n += 1
        return NONE

    def hope(self, item: i64, card: i64) -> float:
        """The chance that a slot is a card of a type."""
        deck: i64 = self.deck_of[-1 - item]
        there: i64 = self.left[deck * self.types + card]
        if there <= 0:
            return 0.0
        return float(there) / float(self.sums[deck])

    def guess(self, place: i64, card: i64, stream: Stream, known: float) -> i64:
        """A slot that is from now on a card of a type, or NONE.

        Chosen by how likely each is; with cards that are `known` to be of that type, one of those may be meant.
        """
        if card == self.seen.linked.paper:
            return NONE
        at: i64 = place * self.room
        total: float = known
        n: i64 = 0
        while n < self.sizes[place]:
            if self.cards[at + n] < 0:
                total += self.hope(self.cards[at + n], card)
            n += 1
        self.weight *= total
        point: float = chance(stream) * total - known
        if point < 0.0 or total <= 0.0:
            return NONE
        chosen: i64 = NONE
        n = 0
        while n < self.sizes[place]:
            if self.cards[at + n] < 0:
                likely: float = self.hope(self.cards[at + n], card)
                if likely > 0.0:
                    chosen = n
                    point -= likely
                    if point < 0.0:
                        break
            n += 1
        return chosen

    def settle(self, place: i64, n: i64, card: i64) -> None:
        """The n-th card of a place, a slot, is of this type."""
        slot: i64 = -1 - self.cards[place * self.room + n]
        self.slots[slot] = card
        self.left[self.deck_of[slot] * self.types + card] -= 1
        self.sums[self.deck_of[slot]] -= 1
        self.cards[place * self.room + n] = card

    def remember(self, place: i64, card: i64) -> None:
        """Write down which slots might have been the card that had to be there."""
        self.shown = append(self.shown, card)
        size: i64 = len(self.shown)
        self.shown = append(self.shown, 0)
        at: i64 = place * self.room
        n: i64 = 0
        while n < self.sizes[place]:
            if self.cards[at + n] < 0:
                self.shown = append(self.shown, -1 - self.cards[at + n])
            n += 1
        self.shown[size] = len(self.shown) - size - 1

    def lose(self, place: i64, card: i64, stream: Stream) -> bool:
        n: i64 = self.find(place, card)
        if n == NONE:
            n = self.guess(place, card, stream, 0.0)
            if n == NONE:
                return False
            self.remember(place, card)
            self.settle(place, n, card)
        self.lift(place, n)
        return True

    def lose_by_lot(self, place: i64, card: i64, stream: Stream) -> bool:
        """Chance picked it: so much the likelier are worlds where there were more of it."""
        known: float = 0.0
        n: i64 = 0
        while n < self.sizes[place]:
            if self.cards[place * self.room + n] == card:
                known += 1.0
            n += 1
        n = self.guess(place, card, stream, known)
        if n == NONE:
            n = self.find(place, card)
            if n == NONE:
                return False
        else:
            self.settle(place, n, card)
        self.lift(place, n)
        return True

    def show(self, place: i64, card: i64, copies: i64, stream: Stream) -> bool:
        n: i64 = 0
        while n < self.sizes[place]:
            if self.cards[place * self.room + n] == card:
                copies -= 1
            n += 1
        while copies > 0:
            n = self.guess(place, card, stream, 0.0)
            if n == NONE:
                return False
            self.remember(place, card)
            self.settle(place, n, card)
            copies -= 1
        return True

    def move(self, place: i64, other: i64, kept: i64, wanted: i64, stream: Stream) -> bool:
        """Some card goes over: any, but those seldom that its owner will be seen to hold, and the receiver's often."""
        size: i64 = self.sizes[place]
        if size == 0:
            return False
        total: float = 0.0
        n: i64 = 0
        while n < size:
            total += self.readiness(place, n, kept, wanted)
            n += 1
        point: float = chance(stream) * total
        n = 0
        ready: float = self.readiness(place, 0, kept, wanted)
        while n < size - 1 and point >= ready:
            point -= ready
            n += 1
            ready = self.readiness(place, n, kept, wanted)
        self.weight *= total / (ready * float(size))
        self.put(other, self.lift(place, n))
        return True

    def readiness(self, place: i64, n: i64, kept: i64, wanted: i64) -> float:
        card: i64 = self.cards[place * self.room + n]
        if card < 0:
            return 1.0
        ready: float = 1.0
        if (kept >> card) & 1:
            ready *= _SELDOM
        if (wanted >> card) & 1:
            ready *= _OFTEN
        return ready

    def deal(self, stream: Stream) -> None:
        """Deal what is left of each deck to its slots, and see how much too often that world comes up.

        What then remains of the last deck is the deck.
        """
        pool = self.pool
        deck: i64 = 0
        while deck < self.decks:
            size: i64 = 0
            card: i64 = 0
            while card < self.types:
                copies: i64 = self.left[deck * self.types + card]
                while copies > 0:
                    pool[size] = card
                    size += 1
                    copies -= 1
                card += 1
            stream.shuffle(pool, 0, size)
            place: i64 = 0
            while place < len(self.sizes):
                at: i64 = place * self.room
                end: i64 = at + self.sizes[place]
                while at < end:
                    slot: i64 = -1 - self.cards[at]
                    if slot >= 0 and self.deck_of[slot] == deck:
                        size -= 1
                        self.slots[slot] = pool[size]
                        self.cards[at] = pool[size]
                    at += 1
                place += 1
            deck += 1
        at = 0
        while at < len(self.shown):
            same: i64 = 0
            card = self.shown[at]
            end = at + 2 + self.shown[at + 1]
            at += 2
            while at < end:
                if self.slots[self.shown[at]] == card:
                    same += 1
                at += 1
            self.weight /= float(same)

    def build(self, stream: Stream) -> Origami:
        """The world as a position."""
        observation = self.observation
        assert isinstance(observation, OrigamiObservation)
        world = observation.opened()
        n: i64 = 0
        while n < world.deck_size:
            world.cells[n] = self.pool[n]
            n += 1
        n = 0
        while n < self.sizes[self.limbo]:
            world.cells[world.layout.limbo + n] = self.cards[self.limbo * self.room + n]
            n += 1
        other: i64 = 0
        while other < world.players:
            if other != self.seat:
                observation.fill(world, other, self.cards, other * self.room, self.sizes[other])
            other += 1
        observation.choose(world, stream)
        return world


def chance(stream: Stream) -> float:
    """A number from 0 to 1, not 1 itself."""
    return float(stream.word()) / _WORD
