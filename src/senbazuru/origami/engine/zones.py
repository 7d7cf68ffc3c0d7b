"""Where cards lie: one flat vector, and methods named like the table.

    pile        the deck grows up from one end, the discards down from the other
    line        the draw line, left to right
    limbo       cards somebody looks at
    choices     what seats have chosen and not yet shown, two a seat
    hands       per seat: types held, tally, and a cell for each type
    columns     where each collection begins among the collected cards
    collected   all collections, one after the other, bottom to top
    stack       the frames below the top one

Characters in the middle are a set of types (there is one card of each), and the deck of rice paper is a number.

A hand cell is seven numbers of six bits: how many the seat holds, and how many each viewer knows of.
A tally is bytes: how many cards of 1, 2, 3 and 4 folds, and how many in all.
"""

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64

from senbazuru.kernel.bits import ONE, lowest
from senbazuru.kernel.random import Seed
from senbazuru.kernel.state import NOBODY, State
from senbazuru.origami.engine.linked import PARAMETERS, Linked

NONE: Final = -1
LINE_ROOM: Final = 6
LIMBO_ROOM: Final = 8
FRAME: Final = 8
"""Numbers in a frame."""

PLAYED: Final = 64
USED: Final = 128
WATCHED: Final = 8
MOST_WATCHED: Final = 32
CARD: Final = 63
"""A collected card carries marks: played this turn, special action used this turn, and one (from bit
WATCHED on) for each play under way that began while it was visible and asks afterwards whether it still is."""

_EACH: Final = 0x1041041041
"""A one in each of a cell's seven numbers (the lowest is the true count)."""
_SPREAD: Final[vec[i64]] = vec[i64]([sum(64 ** (v + 1) for v in range(6) if mask >> v & 1) for mask in range(64)])
"""A one in the number of every viewer in a mask."""
_TALLY: Final[vec[i64]] = vec[i64](
    [ONE << 32, (ONE << 32) + 1, (ONE << 32) + 256, (ONE << 32) + 65536, (ONE << 32) + 16777216]
)


def tally_of(folds: i64) -> i64:
    """What a card of so many folds adds to a tally."""
    return _TALLY[folds]


@final
class Layout:
    """Where the zones begin, for linked cards and a number of players."""

    def __init__(self, linked: Linked, players: i64) -> None:
        self.line: Final[i64] = linked.size
        self.limbo: Final[i64] = self.line + LINE_ROOM
        self.choices: Final[i64] = self.limbo + LIMBO_ROOM
        self.hands: Final[i64] = self.choices + 2 * players
        self.hand: Final[i64] = linked.types + 3
        self.columns: Final[i64] = self.hands + players * self.hand
        self.collected: Final[i64] = self.columns + 2 * players + 1
        self.stack: Final[i64] = self.collected + linked.size
        self.blank: Final[vec[i64]] = vec[i64]([0] * (self.stack + 8 * FRAME))
        """Zones with nothing in them, and room for eight frames; a deeper stack grows."""


class Zones(State):
    """The cards and the frames. No rules here, only what it means to lie, to be held and to be known."""

    def __init__(self, linked: Linked, layout: Layout, players: i64, seed: Seed, cells: vec[i64]) -> None:
        super().__init__(players)
        self.linked: Final = linked
        self.layout: Final = layout
        self.seed: Seed = seed
        self.cells: vec[i64] = cells
        self.deck_size: i64 = 0
        self.discards_size: i64 = 0
        self.line_size: i64 = 0
        self.limbo_size: i64 = 0
        self.middle: i64 = 0
        self.paper: i64 = 0
        # the turn
        self.start: i64 = 0
        self.turn_seat: i64 = 0
        self.extra: i64 = 0
        self.phase: i64 = 0
        self.run_outs: i64 = 0
        self.busy: i64 = 0
        self.quiet: i64 = 0
        self.owed: i64 = 0
        self.marked: i64 = 0
        self.shuffles: i64 = 0
        self.lots: i64 = 0
        # the top frame
        self.frame: i64 = 0
        self.seat: i64 = NOBODY
        self.step: i64 = 0
        self.card: i64 = NONE
        self.column: i64 = NONE
        self.amount: i64 = 0
        self.memory: i64 = 0
        self.flags: i64 = 0
        self.depth: i64 = 0

    def inherit_zones(self, other: "Zones") -> None:
        """Become a copy as far as this class goes (the vector is given at the start)."""
        self.inherit(other)
        self.deck_size = other.deck_size
        self.discards_size = other.discards_size
        self.line_size = other.line_size
        self.limbo_size = other.limbo_size
        self.inherit_turn(other)
        self.shuffles = other.shuffles
        self.lots = other.lots

    def inherit_turn(self, other: "Zones") -> None:
        """Copy what everybody can see of turn and frames, and of cards what is in no vector."""
        self.middle = other.middle
        self.paper = other.paper
        self.start = other.start
        self.turn_seat = other.turn_seat
        self.extra = other.extra
        self.phase = other.phase
        self.run_outs = other.run_outs
        self.busy = other.busy
        self.quiet = other.quiet
        self.owed = other.owed
        self.marked = other.marked
        self.frame = other.frame
        self.seat = other.seat
        self.step = other.step
        self.card = other.card
        self.column = other.column
        self.amount = other.amount
        self.memory = other.memory
        self.flags = other.flags
        self.depth = other.depth

    def facts(self) -> list[i64]:
        lay = self.layout
        facts: list[i64] = [
            self.players,
            self.answers,
            1 if self.over else 0,
            self.seed.k0,
            self.seed.k1,
            self.seed.k2,
            self.seed.k3,
            self.deck_size,
            self.discards_size,
            self.line_size,
            self.limbo_size,
            self.start,
            self.turn_seat,
            self.turns,
            self.extra,
            self.phase,
            self.run_outs,
            self.busy,
            self.quiet,
            self.owed,
            self.linked.signature,
            self.shuffles,
            self.lots,
            self.era,
            self.depth,
            self.frame,
            self.seat,
            self.step,
            self.card,
            self.column,
            self.amount,
            self.memory,
            self.flags,
        ]
        if self.linked.characters or self.linked.paper >= 0:
            facts.append(self.middle)
            facts.append(self.paper)
        self._add_cells(facts, 0, self.deck_size)
        self._add_cells(facts, self.linked.size - self.discards_size, self.discards_size)
        self._add_cells(facts, lay.line, self.line_size)
        self._add_cells(facts, lay.limbo, self.limbo_size)
        self._add_cells(facts, lay.choices, lay.collected - lay.choices)
        self._add_cells(facts, lay.collected, self.cells[lay.collected - 1])
        self._add_cells(facts, lay.stack, self.depth * FRAME)
        return facts

    def recall(self, facts: list[i64]) -> None:
        lay = self.layout
        self.answers = facts[1]
        self.over = facts[2] == 1
        self.seed = Seed(facts[3], facts[4], facts[5], facts[6])
        self.deck_size = facts[7]
        self.discards_size = facts[8]
        self.line_size = facts[9]
        self.limbo_size = facts[10]
        self.start = facts[11]
        self.turn_seat = facts[12]
        self.turns = facts[13]
        self.extra = facts[14]
        self.phase = facts[15]
        self.run_outs = facts[16]
        self.busy = facts[17]
        self.quiet = facts[18]
        self.owed = facts[19]
        self.shuffles = facts[21]
        self.lots = facts[22]
        self.era = facts[23]
        self.depth = facts[24]
        self.frame = facts[25]
        self.seat = facts[26]
        self.step = facts[27]
        self.card = facts[28]
        self.column = facts[29]
        self.amount = facts[30]
        self.memory = facts[31]
        self.flags = facts[32]
        self.marked = 1
        at: i64 = 33
        if self.linked.characters or self.linked.paper >= 0:
            self.middle = facts[33]
            self.paper = facts[34]
            at = 35
        missing: i64 = lay.stack + self.depth * FRAME - len(self.cells)
        if missing > 0:
            self.cells = extend(self.cells, [0] * missing)
        at = self._recall_cells(facts, at, 0, self.deck_size)
        at = self._recall_cells(facts, at, self.linked.size - self.discards_size, self.discards_size)
        at = self._recall_cells(facts, at, lay.line, self.line_size)
        at = self._recall_cells(facts, at, lay.limbo, self.limbo_size)
        at = self._recall_cells(facts, at, lay.choices, lay.collected - lay.choices)
        at = self._recall_cells(facts, at, lay.collected, self.cells[lay.collected - 1])
        self._recall_cells(facts, at, lay.stack, self.depth * FRAME)

    def _recall_cells(self, facts: list[i64], at: i64, start: i64, size: i64) -> i64:
        """The way back from `_add_cells`; where the facts go on."""
        end: i64 = start + size
        while start < end:
            self.cells[start] = facts[at]
            start += 1
            at += 1
        return at

    def _add_cells(self, facts: list[i64], start: i64, size: i64) -> None:
        cells = self.cells
        end: i64 = start + size
        while start < end:
            facts.append(cells[start])
            start += 1

    # -- frames

    def push(self, frame: i64, seat: i64, step: i64, amount: i64, memory: i64, flags: i64) -> None:
        """Set the top frame aside and begin another about the same card."""
        base: i64 = self.layout.stack + self.depth * FRAME
        if base + FRAME > len(self.cells):
            self.cells = extend(self.cells, [0] * (8 * FRAME))
        cells = self.cells
        cells[base] = self.frame
        cells[base + 1] = self.seat
        cells[base + 2] = self.step
        cells[base + 3] = self.card
        cells[base + 4] = self.column
        cells[base + 5] = self.amount
        cells[base + 6] = self.memory
        cells[base + 7] = self.flags
        self.depth += 1
        self.frame = frame
        self.seat = seat
        self.step = step
        self.amount = amount
        self.memory = memory
        self.flags = flags

    def pop(self) -> None:
        """The top frame is finished; go on with the one below."""
        self.depth -= 1
        cells = self.cells
        base: i64 = self.layout.stack + self.depth * FRAME
        self.frame = cells[base]
        self.seat = cells[base + 1]
        self.step = cells[base + 2]
        self.card = cells[base + 3]
        self.column = cells[base + 4]
        self.amount = cells[base + 5]
        self.memory = cells[base + 6]
        self.flags = cells[base + 7]

    def parameter(self, step: i64, number: i64) -> i64:
        """A parameter of an instruction."""
        return self.linked.parameters[step * PARAMETERS + number]

    # -- discards and line

    def discard(self, card: i64) -> None:
        """On top of the discards; rice paper goes back to its own deck."""
        if card == self.linked.paper:
            self.paper += 1
            return
        self.discards_size += 1
        self.cells[self.linked.size - self.discards_size] = card

    def discarded(self, depth: i64) -> i64:
        """The card so deep in the discards; 0 is the top."""
        return self.cells[self.linked.size - self.discards_size + depth]

    def undiscard(self, depth: i64) -> i64:
        """Take a card out of the discards."""
        cells = self.cells
        top: i64 = self.linked.size - self.discards_size
        place: i64 = top + depth
        card: i64 = cells[place]
        while place > top:
            cells[place] = cells[place - 1]
            place -= 1
        self.discards_size -= 1
        return card

    def lower(self, depth: i64) -> i64:
        """Move a card of the discards to their bottom."""
        cells = self.cells
        bottom: i64 = self.linked.size - 1
        place: i64 = bottom + 1 - self.discards_size + depth
        card: i64 = cells[place]
        while place < bottom:
            cells[place] = cells[place + 1]
            place += 1
        cells[bottom] = card
        return card

    def discarded_types(self, depth: i64) -> i64:
        """Mask of the types among the topmost discards."""
        cells = self.cells
        place: i64 = self.linked.size - self.discards_size
        end: i64 = place + depth
        types: i64 = 0
        while place < end:
            types |= ONE << cells[place]
            place += 1
        return types

    def line_card(self, place: i64) -> i64:
        return self.cells[self.layout.line + place]

    def line_types(self, most_folds: i64) -> i64:
        """Mask of the types in the draw line worth at most so many folds."""
        cells = self.cells
        place: i64 = self.layout.line
        end: i64 = place + self.line_size
        types: i64 = 0
        while place < end:
            card: i64 = cells[place]
            if self.linked.folds[card] <= most_folds:
                types |= ONE << card
            place += 1
        return types

    def line_tally(self) -> i64:
        cells = self.cells
        place: i64 = self.layout.line
        end: i64 = place + self.line_size
        tally: i64 = 0
        while place < end:
            tally += _TALLY[self.linked.folds[cells[place]]]
            place += 1
        return tally

    def line_place(self, card: i64) -> i64:
        """The leftmost place of a type in the draw line."""
        cells = self.cells
        place: i64 = self.layout.line
        while cells[place] != card:
            place += 1
        return place - self.layout.line

    def line_remove(self, place: i64) -> i64:
        """Lift a card out of the line; those to its right close the gap."""
        cells = self.cells
        at: i64 = self.layout.line + place
        card: i64 = cells[at]
        self.line_size -= 1
        end: i64 = self.layout.line + self.line_size
        while at < end:
            cells[at] = cells[at + 1]
            at += 1
        return card

    # -- hands

    def hand(self, seat: i64) -> i64:
        """Mask of the types a seat holds."""
        return self.cells[self.layout.hands + seat * self.layout.hand]

    def tally(self, seat: i64) -> i64:
        return self.cells[self.layout.hands + seat * self.layout.hand + 1]

    def hand_size(self, seat: i64) -> i64:
        return self.cells[self.layout.hands + seat * self.layout.hand + 1] >> 32

    def held(self, seat: i64, card: i64) -> i64:
        """How many of a type a seat holds."""
        return self.cells[self.layout.hands + seat * self.layout.hand + 2 + card] & 63

    def known(self, seat: i64, card: i64, viewer: i64) -> i64:
        """How many of a type the viewer knows to be in that hand."""
        return (self.cells[self.layout.hands + seat * self.layout.hand + 2 + card] >> (6 * viewer + 6)) & 63

    def gain(self, seat: i64, card: i64, seen: i64) -> None:
        """A card comes to a hand; the viewers in the mask (and the owner) see which."""
        cells = self.cells
        hand: i64 = self.layout.hands + seat * self.layout.hand
        cells[hand] |= ONE << card
        cells[hand + 1] += _TALLY[self.linked.folds[card]]
        cells[hand + 2 + card] += 1 + _SPREAD[(seen & self.viewers) | (ONE << seat)]

    def lose(self, seat: i64, card: i64) -> None:
        """A card leaves a hand and everybody sees which."""
        cells = self.cells
        hand: i64 = self.layout.hands + seat * self.layout.hand
        cell: i64 = cells[hand + 2 + card]
        # one less in each of the seven numbers that is not zero yet
        cell -= ((cell + 31 * _EACH) >> 5) & _EACH
        cells[hand + 2 + card] = cell
        cells[hand + 1] -= _TALLY[self.linked.folds[card]]
        if cell & 63 == 0:
            cells[hand] ^= ONE << card

    def lose_hidden(self, seat: i64, card: i64, seen: i64) -> None:
        """A card leaves a hand; who is not in the mask must take it that any known card may be the one."""
        cells = self.cells
        hand: i64 = self.layout.hands + seat * self.layout.hand
        unseen: i64 = _EACH ^ 1 ^ _SPREAD[seen | (ONE << seat)]
        types: i64 = cells[hand]
        while types:
            other: i64 = lowest(types)
            types &= types - 1
            cell: i64 = cells[hand + 2 + other]
            lost: i64 = ((cell + 31 * _EACH) >> 5) & _EACH
            if other == card:
                cells[hand + 2 + other] = cell - lost
            else:
                cells[hand + 2 + other] = cell - (lost & unseen)
        cells[hand + 1] -= _TALLY[self.linked.folds[card]]
        if cells[hand + 2 + card] & 63 == 0:
            cells[hand] ^= ONE << card

    def raise_known(self, seat: i64, card: i64, viewer: i64, copies: i64) -> None:
        """The viewer sees that a hand holds at least so many of a type."""
        more: i64 = copies - self.known(seat, card, viewer)
        if more > 0:
            self.cells[self.layout.hands + seat * self.layout.hand + 2 + card] += more * _SPREAD[ONE << viewer]

    def see_hand(self, seat: i64, viewer: i64) -> None:
        """The viewer sees the whole hand."""
        types: i64 = self.hand(seat)
        while types:
            card: i64 = lowest(types)
            types &= types - 1
            self.raise_known(seat, card, viewer, self.held(seat, card))

    # -- collections

    def column_size(self, seat: i64, column: i64) -> i64:
        at: i64 = self.layout.columns + 2 * seat + column
        return self.cells[at + 1] - self.cells[at]

    def column_start(self, seat: i64, column: i64) -> i64:
        """Where the bottom card of a collection lies in the vector."""
        return self.layout.collected + self.cells[self.layout.columns + 2 * seat + column]

    def top(self, seat: i64, column: i64) -> i64:
        """The visible card of a collection with its marks, or NONE."""
        cells = self.cells
        at: i64 = self.layout.columns + 2 * seat + column
        end: i64 = cells[at + 1]
        if end == cells[at]:
            return NONE
        return cells[self.layout.collected + end - 1]

    def set_top(self, seat: i64, column: i64, card: i64) -> None:
        cells = self.cells
        at: i64 = self.layout.columns + 2 * seat + column
        cells[self.layout.collected + cells[at + 1] - 1] = card

    def insert(self, seat: i64, column: i64, height: i64, card: i64) -> None:
        """Put a card into a collection; height 0 is the bottom."""
        cells = self.cells
        first: i64 = self.layout.columns
        column += 2 * seat
        last: i64 = 2 * self.players
        at: i64 = self.layout.collected + cells[first + last]
        place: i64 = self.layout.collected + cells[first + column] + height
        while at > place:
            cells[at] = cells[at - 1]
            at -= 1
        cells[place] = card
        while column < last:
            column += 1
            cells[first + column] += 1

    def remove(self, seat: i64, column: i64, height: i64) -> i64:
        """Lift a card out of a collection, marks and all."""
        cells = self.cells
        first: i64 = self.layout.columns
        column += 2 * seat
        last: i64 = 2 * self.players
        place: i64 = self.layout.collected + cells[first + column] + height
        card: i64 = cells[place]
        while column < last:
            column += 1
            cells[first + column] -= 1
        end: i64 = self.layout.collected + cells[first + last]
        while place < end:
            cells[place] = cells[place + 1]
            place += 1
        return card

    def visible_types(self) -> i64:
        """Mask of the types on top of any collection."""
        cells = self.cells
        first: i64 = self.layout.columns
        last: i64 = first + 2 * self.players
        types: i64 = 0
        while first < last:
            end: i64 = cells[first + 1]
            if end > cells[first]:
                types |= ONE << (cells[self.layout.collected + end - 1] & CARD)
            first += 1
        return types

    def tops(self, seat: i64) -> i64:
        """Mask of the types on top of a seat's collections."""
        cells = self.cells
        first: i64 = self.layout.columns + 2 * seat
        left: i64 = cells[first + 1]
        right: i64 = cells[first + 2]
        types: i64 = 0
        if left > cells[first]:
            types = ONE << (cells[self.layout.collected + left - 1] & CARD)
        if right > left:
            types |= ONE << (cells[self.layout.collected + right - 1] & CARD)
        return types

    def collected(self, seat: i64, card: i64) -> i64:
        """How many of a type lie in a seat's collections."""
        cells = self.cells
        at: i64 = self.column_start(seat, 0)
        end: i64 = self.column_start(seat, 1) + self.column_size(seat, 1)
        copies: i64 = 0
        while at < end:
            if cells[at] & CARD == card:
                copies += 1
            at += 1
        return copies
