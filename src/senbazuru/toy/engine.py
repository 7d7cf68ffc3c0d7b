"""Paper Boats as a `State`: plain numbers, compiled by mypyc.

Everything lies in one vector, in zones at fixed places, and in a few fields: so a position can be copied,
compared, hashed and written down at any moment, also in the middle of an action.

    deck        the top sheet last; empty places are 0
    bids        per seat: the number bid face down, or 0
    points      per seat
    hands       per seat: how many sheets, then how many of each number

Written for the compiler: locals are `i64`, loops are plain, and a bit is `ONE << n`, never `1 << n`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from senbazuru.kernel.bits import ONE
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.state import EVERYBODY, NOBODY, OMNISCIENT, Observation, State

COPIES: Final = 4
HAND: Final = 5
BOATS: Final = 5
MOST_TRADED: Final = 2
NONE: Final = -1
STOP: Final = 0
"""Option 0 is no or stop; the other options are the numbers on sheets."""
FACE_DOWN: Final = 13
"""In observations: a bid that the viewer cannot see."""

# zones after the deck; a hand has 13 cells, so that cell n is about number n
BIDS: Final = 48
POINTS: Final = 52
HANDS: Final = 56
CELLS: Final = 108
EACH: Final = 13

# purposes of chance: each use has a stream of its own, so one use more or less never shifts another
SHUFFLE: Final = 1
DIE: Final = 2
RESAMPLE: Final = 3
TAKEBACK: Final = 4
PURPOSES: Final = 8

# events; rules.py gives names to them and to their arguments
DRAWN: Final = 1
BOAT: Final = 2
BID: Final = 3
WON: Final = 4
DISCARDED: Final = 5
DECLINED: Final = 6
ENDED: Final = 7


@final
class Boats(State):
    """A game of Paper Boats at some moment. A new one is an empty table."""

    def __init__(self, players: i64, seed: Seed) -> None:
        super().__init__(players)
        self.seed: Seed = seed
        self.cells: vec[i64] = vec[i64]([0] * CELLS)
        self.deck_size: i64 = 0
        self.cargo: i64 = 0
        self.winner: i64 = NOBODY
        self.traded: i64 = 0

    # -- who is asked what: derived from the state, never stored (promise 2)

    def waiting(self) -> i64:
        """While all bid: every seat that has not. Then the winner alone, who may trade."""
        if self.over:
            return 0
        if self.winner != NOBODY:
            return ONE << self.winner
        seats: i64 = 0
        seat: i64
        for seat in range(self.players):
            if self.cells[BIDS + seat] == 0:
                seats |= ONE << seat
        return seats

    def options(self, seat: i64) -> i64:
        """What is in hand; for a trade, only while the deck can give as many. There is always an answer.

        A trade is asked even if "no" is all one can say: a question left out for want of a hidden sheet would
        tell of that sheet.
        """
        offered: i64 = 0
        sheet: i64
        if self.winner == NOBODY or self.deck_size > self.traded:
            for sheet in range(1, EACH):
                if self.cells[HANDS + seat * EACH + sheet]:
                    offered |= ONE << sheet
        return offered if self.winner == NOBODY else offered | (ONE << STOP)

    def hand(self, seat: i64) -> list[int]:
        """The sheets in a hand, by their numbers."""
        at: i64 = HANDS + seat * EACH
        return [number for number in range(1, EACH) for _ in range(self.cells[at + number])]

    def unfinished(self) -> bool:
        """Between the parts of one trade: until it is complete, `Game` tells others nothing (promise 3)."""
        return self.traded > 0

    # -- what answers do; only offered ones arrive here

    def perform(self, seat: i64, option: i64) -> None:
        """Answers to a simultaneous choice count when all are in, so who was first leaves no trace."""
        if self.winner != NOBODY:
            self.answers += 1
            self.trade(seat, option)
            return
        self.leave(seat, option)
        self.cells[BIDS + seat] = option
        if self.waiting() == 0:
            self.answers += self.players
            self.reveal()

    def reveal(self) -> None:
        """Turn the bids over, clockwise from the start player: a later equal is not higher."""
        best: i64 = 0
        turn: i64
        for turn in range(self.players):
            seat: i64 = (self.turns - 1 + turn) % self.players
            sheet: i64 = self.cells[BIDS + seat]
            self.cells[BIDS + seat] = 0
            self.tell(BID, seat, sheet, NONE, NONE, EVERYBODY)
            if sheet > best:
                best = sheet
                self.winner = seat
        # Each seat sees what the others bid. That alone ends the free undo of this answer (promise 8).
        self.learnt = EVERYBODY
        self.cells[POINTS + self.winner] += self.cargo
        self.tell(WON, self.winner, NONE, self.cargo, NONE, 0)
        if self.turns == BOATS:
            self.over = True
            self.tell(ENDED, NOBODY, NONE, NONE, NONE, 0)
        else:
            for turn in range(1, self.players):
                self.draw((self.winner + turn) % self.players)

    def trade(self, seat: i64, option: i64) -> None:
        """One part of a compound: a sheet, or no more. New sheets come when it is complete."""
        if option != STOP:
            self.leave(seat, option)
            self.traded += 1
            # Showing a sheet of one's own teaches its owner nothing: this part can be undone.
            self.tell(DISCARDED, seat, option, NONE, NONE, EVERYBODY)
            if self.traded < MOST_TRADED:
                return
        elif self.traded == 0:
            self.tell(DECLINED, seat, NONE, NONE, NONE, 0)
        while self.traded > 0:
            self.draw(seat)
            self.traded -= 1
        self.next_boat()

    # -- moves: each says itself what it tells and teaches, so no rule can forget it (promises 4 and 8)

    def next_boat(self) -> None:
        """Every boat is a turn; `turns` is the kernel's, for statistics."""
        self.turns += 1
        self.winner = NOBODY
        self.cargo = self.stream(DIE, self.turns).below(6) + 1
        self.chance = 1
        self.tell(BOAT, NOBODY, NONE, self.turns, self.cargo, 0)

    def draw(self, seat: i64) -> None:
        """The secret of an event goes to the viewers in its mask; others hear only that a sheet was drawn."""
        if self.deck_size > 0:
            sheet: i64 = self.take_top()
            self.cells[HANDS + seat * EACH] += 1
            self.cells[HANDS + seat * EACH + sheet] += 1
            self.learnt |= ONE << seat
            self.tell(DRAWN, seat, sheet, NONE, NONE, ONE << seat)

    def leave(self, seat: i64, sheet: i64) -> None:
        self.cells[HANDS + seat * EACH] -= 1
        self.cells[HANDS + seat * EACH + sheet] -= 1

    def put_on_top(self, sheet: i64) -> None:
        self.cells[self.deck_size] = sheet
        self.deck_size += 1

    def take_top(self) -> i64:
        self.deck_size -= 1
        sheet: i64 = self.cells[self.deck_size]
        self.cells[self.deck_size] = 0
        return sheet

    def stream(self, purpose: i64, number: i64) -> Stream:
        """Chance for one use, named by what it is for. Every takeback begins another era of it."""
        return Stream(self.seed, purpose + PURPOSES * self.era, number)

    # -- copies and facts (promise 1)

    def copy(self) -> "Boats":
        twin = Boats(self.players, self.seed)
        twin.inherit(self)
        twin.inherit_public(self)
        twin.cells = self.cells[:]
        return twin

    def inherit_public(self, other: "Boats") -> None:
        """The fields that everybody at the table can see."""
        self.answers = other.answers
        self.over = other.over
        self.deck_size = other.deck_size
        self.turns = other.turns
        self.era = other.era
        self.cargo = other.cargo
        self.winner = other.winner
        self.traded = other.traded

    def facts(self) -> list[i64]:
        """All that can make a difference later, the seed too; not `learnt` and `chance`, which are past."""
        facts: list[i64] = [self.players, self.answers, 1 if self.over else 0, self.era, self.deck_size]
        facts += [self.turns, self.cargo, self.winner, self.traded]
        facts += [self.seed.k0, self.seed.k1, self.seed.k2, self.seed.k3]
        at: i64
        for at in range(CELLS):
            facts.append(self.cells[at])
        return facts

    def recall(self, facts: list[i64]) -> None:
        """The way back from `facts`."""
        self.answers = facts[1]
        self.over = facts[2] == 1
        self.era = facts[3]
        self.deck_size = facts[4]
        self.turns = facts[5]
        self.cargo = facts[6]
        self.winner = facts[7]
        self.traded = facts[8]
        self.seed = Seed(facts[9], facts[10], facts[11], facts[12])
        at: i64
        for at in range(CELLS):
            self.cells[at] = facts[13 + at]

    # -- what a viewer knows (promise 5)

    def observe(self, viewer: i64) -> "BoatsObservation":
        """Begin with an empty table and add what this viewer sees: what one forgets to add cannot leak.

        Nobody sees a sheet of another hand here; where one can, a ledger must remember it (promise 6, and
        `origami.engine.zones`). But which sheets are left, wherever they are, everybody can count: they lie, in order,
        in the place of the deck.
        """
        if viewer == OMNISCIENT:
            return BoatsObservation(viewer, self.copy(), 0)
        table = Boats(self.players, Seed(0, 0, 0, 0))
        left: list[i64] = [0] * EACH
        at: i64
        for at in range(self.deck_size):
            left[self.cells[at]] += 1
        seat: i64
        for seat in range(self.players):
            hand: i64 = HANDS + seat * EACH
            bid: i64 = self.cells[BIDS + seat]
            table.cells[hand] = self.cells[hand]
            table.cells[POINTS + seat] = self.cells[POINTS + seat]
            table.cells[BIDS + seat] = FACE_DOWN if bid and seat != viewer else bid
            if seat != viewer and bid:
                left[bid] += 1
            for at in range(1, EACH):
                if seat == viewer:
                    table.cells[hand + at] = self.cells[hand + at]
                else:
                    left[at] += self.cells[hand + at]
        sheet: i64
        for sheet in range(1, EACH):
            for _ in range(left[sheet]):
                table.put_on_top(sheet)
        table.inherit_public(self)
        return BoatsObservation(viewer, table, self.mask(viewer))

    def renew(self, takebacks: i64) -> None:
        """After a takeback: another deck and other dice, so what had been seen of them is worth nothing."""
        self.era = takebacks
        self.stream(TAKEBACK, 0).shuffle(self.cells, 0, self.deck_size)

    # -- the end

    def returns(self) -> list[i64]:
        return [self.cells[POINTS + seat] for seat in range(self.players)]

    def winners(self) -> i64:
        """Most points; ties are shared."""
        most: i64 = max(self.returns())
        seats: i64 = 0
        seat: i64
        for seat in range(self.players):
            if self.cells[POINTS + seat] == most:
                seats |= ONE << seat
        return seats


@final
class BoatsObservation(Observation[Boats]):
    """What a viewer knows of a game of Paper Boats."""

    def unseen(self) -> list[i64]:
        """How many sheets of each number are in the deck, in other hands or bid face down."""
        left: list[i64] = [0] * EACH
        if self.viewer != OMNISCIENT:
            at: i64
            for at in range(BIDS):
                left[self.table.cells[at]] += 1
            left[0] = 0
        return left

    def deal(self, world: Boats, seed: Seed) -> None:
        """All of them are shuffled, and dealt to the others; the rest is the deck.

        Searches imagine other hands by it; tests prove by it that nothing a viewer gets depends on them.
        """
        world.seed = seed
        if self.viewer == OMNISCIENT:
            return
        cells = world.cells
        left: i64 = sum(self.unseen())
        Stream(seed, RESAMPLE, 0).shuffle(cells, 0, left)
        world.deck_size = left
        seat: i64
        for seat in range(world.players):
            if seat != self.viewer:
                for _ in range(cells[HANDS + seat * EACH]):
                    cells[HANDS + seat * EACH + world.take_top()] += 1
                if cells[BIDS + seat]:
                    cells[BIDS + seat] = world.take_top()


def new_game(players: i64, seed: Seed, listening: bool) -> Boats:
    """Shuffle, deal, and the first boat comes in."""
    state = Boats(players, seed)
    if listening:
        state.listen()
    card: i64
    for card in range(BIDS):
        state.put_on_top(card // COPIES + 1)
    state.stream(SHUFFLE, 0).shuffle(state.cells, 0, state.deck_size)
    for card in range(HAND * players):
        state.draw(card % players)
    state.next_boat()
    return state
