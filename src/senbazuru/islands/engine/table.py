"""What lies on the table: purses, tokens, islands, dice, and the frames of what is being resolved.

One flat vector holds a block for every seat and, after them, the frames that wait; the frame on top lives in
fields. The moves here tell what they do, so no rule can change a purse unseen.
"""

from typing import Final, Literal

from librt.vecs import extend, vec
from mypy_extensions import i64

from senbazuru.islands.engine import events
from senbazuru.islands.engine.atlas import BLUE, GREEN, RED, Atlas
from senbazuru.islands.engine.shapes import beside
from senbazuru.kernel.bits import ONE
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.state import NOBODY, State

NONE: Final = -1
UNLIMITED: Final = -1
COINS_DEALT: Final = 15
SHEETS_DEALT: Final = 3
ISLANDS: Final = 4
ROUNDS: Final = 24

SEASONS: Final[bytes] = bytes([GREEN] * 6 + [RED] * 3 + [BLUE] * 3) * 2
"""The colour of each space of the season track: spring and summer green, autumn red, winter blue, and again."""

ANY: Final = 3
RANDOM: Final = 4
ROLLED: Final = 5
"""Colours to come: the player chooses; the die will tell; the die has told. Before them, the three colours."""

# the technologies of a lone player
EXPANCING_TECH: Final = 0
AUCTIONIS_TECH: Final = 1
ECONOMICUS_TECH: Final = 2
RE_COLOR_TECH: Final = 3
RE_ROLL_TECH: Final = 4
TRANSFORMING_TECH: Final = 5
TIMENAUTICS_TECH: Final = 6
Technology = Literal["expancing", "auctionis", "economicus", "re-color", "re-roll", "transforming", "timenautics"]
TECHNOLOGIES: Final[tuple[Technology, ...]] = (
    "expancing",
    "auctionis",
    "economicus",
    "re-color",
    "re-roll",
    "transforming",
    "timenautics",
)
LEVELS: Final = 3

# a seat's block
COINS: Final = 0
TOKENS: Final = 1
"""Five counts, in the order of `events.TOKENS`."""
ANY_ACCESS: Final = 6
REGULAR_ACCESS: Final = 7
"""How many new islands the seat's lighthouses still grant: from either harbour, and from the Regular one only."""
ISLANDS_BEGUN: Final = 8
"""How many islands the seat has begun."""
DEALT: Final = 9
"""Three sheets, each plus 1, until all have chosen."""
RETURNED: Final = 12
"""Which of them the seat returns, from 1; 0 while it thinks."""
MAPS: Final = 13
"""Four islands."""
SEAT: Final = 37

# an island in a seat's block
ISLAND: Final = 0
PAINTED: Final = 1
"""Three masks, by colour."""
FILLED: Final = 4
"""Two bits an outline: 0 not filled, 1 in another colour, 2 in its own."""
ORDER: Final = 5
"""1 for the island begun first, and so on; 0 if not begun."""
MAP: Final = 6

FRAME: Final = 11

# purposes of chance: each use has a stream of its own, so one use more or less never shifts another
DEAL: Final = 1
LOT: Final = 2
AUCTION_DIE: Final = 3
RIVAL_DICE: Final = 4
COLOUR_DIE: Final = 5
SHAPE_DIE: Final = 6
REROLL: Final = 7
RESAMPLE: Final = 8
Dice = Literal["auction", "rival", "colour", "shape"]
DICE: Final[dict[int, Dice]] = {AUCTION_DIE: "auction", RIVAL_DICE: "rival", COLOUR_DIE: "colour", SHAPE_DIE: "shape"}
"""The dice that may lie on the table, by the purpose they were rolled for."""
PURPOSES: Final = 16


class Table(State):
    """A table with islands on it. No rules here, only what it means to own, to hold and to paint."""

    def __init__(self, atlas: Atlas, players: i64, seed: Seed, cells: vec[i64]) -> None:
        super().__init__(players)
        self.atlas: Final = atlas
        self.seed: Seed = seed
        self.cells: vec[i64] = cells
        # the round
        self.first: i64 = 0
        self.season: i64 = 0
        self.card: i64 = 0
        self.bid: i64 = 0
        self.bidder: i64 = NOBODY
        self.bidding: i64 = 0
        self.winner: i64 = NOBODY
        self.coal_left: i64 = UNLIMITED
        self.gold_left: i64 = UNLIMITED
        # dice
        self.rival_first: i64 = 0
        self.rival_second: i64 = 0
        self.colour_die: i64 = 0
        self.shape_die: i64 = 0
        self.colour_rolls: i64 = 0
        # the science sheet of a lone player, two bits a technology; and this round
        self.levels: i64 = 0
        self.used: i64 = 0
        self.squares_painted: i64 = 0
        self.landmark_done: i64 = 0
        # the top frame
        self.frame: i64 = 0
        self.seat: i64 = NOBODY
        self.stage: i64 = 0
        self.source: i64 = 0
        self.shape: i64 = 0
        self.colour: i64 = 0
        self.flags: i64 = 0
        self.island: i64 = NONE
        self.square: i64 = NONE
        self.pending: i64 = 0
        self.amount: i64 = 0
        self.depth: i64 = 0

    def inherit_table(self, other: "Table") -> None:
        """Become a copy as far as the fields go that everybody can see."""
        self.first = other.first
        self.season = other.season
        self.card = other.card
        self.bid = other.bid
        self.bidder = other.bidder
        self.bidding = other.bidding
        self.winner = other.winner
        self.coal_left = other.coal_left
        self.gold_left = other.gold_left
        self.rival_first = other.rival_first
        self.rival_second = other.rival_second
        self.colour_die = other.colour_die
        self.shape_die = other.shape_die
        self.colour_rolls = other.colour_rolls
        self.levels = other.levels
        self.used = other.used
        self.squares_painted = other.squares_painted
        self.landmark_done = other.landmark_done
        self.frame = other.frame
        self.seat = other.seat
        self.stage = other.stage
        self.source = other.source
        self.shape = other.shape
        self.colour = other.colour
        self.flags = other.flags
        self.island = other.island
        self.square = other.square
        self.pending = other.pending
        self.amount = other.amount
        self.depth = other.depth

    def facts(self) -> list[i64]:
        facts: list[i64] = [
            self.players,
            self.answers,
            self.turns,
            1 if self.over else 0,
            self.era,
            self.atlas.signature,
            self.seed.k0,
            self.seed.k1,
            self.seed.k2,
            self.seed.k3,
            self.first,
            self.season,
            self.card,
            self.bid,
            self.bidder,
            self.bidding,
            self.winner,
            self.coal_left,
            self.gold_left,
            self.rival_first,
            self.rival_second,
            self.colour_die,
            self.shape_die,
            self.colour_rolls,
            self.levels,
            self.used,
            self.squares_painted,
            self.landmark_done,
            self.depth,
            self.frame,
            self.seat,
            self.stage,
            self.source,
            self.shape,
            self.colour,
            self.flags,
            self.island,
            self.square,
            self.pending,
            self.amount,
        ]
        at: i64 = 0
        end: i64 = self.players * SEAT + self.depth * FRAME
        while at < end:
            facts.append(self.cells[at])
            at += 1
        return facts

    def recall(self, facts: list[i64]) -> None:
        self.answers = facts[1]
        self.turns = facts[2]
        self.over = facts[3] == 1
        self.era = facts[4]
        self.seed = Seed(facts[6], facts[7], facts[8], facts[9])
        self.first = facts[10]
        self.season = facts[11]
        self.card = facts[12]
        self.bid = facts[13]
        self.bidder = facts[14]
        self.bidding = facts[15]
        self.winner = facts[16]
        self.coal_left = facts[17]
        self.gold_left = facts[18]
        self.rival_first = facts[19]
        self.rival_second = facts[20]
        self.colour_die = facts[21]
        self.shape_die = facts[22]
        self.colour_rolls = facts[23]
        self.levels = facts[24]
        self.used = facts[25]
        self.squares_painted = facts[26]
        self.landmark_done = facts[27]
        self.depth = facts[28]
        self.frame = facts[29]
        self.seat = facts[30]
        self.stage = facts[31]
        self.source = facts[32]
        self.shape = facts[33]
        self.colour = facts[34]
        self.flags = facts[35]
        self.island = facts[36]
        self.square = facts[37]
        self.pending = facts[38]
        self.amount = facts[39]
        size: i64 = len(facts) - 40
        if size > len(self.cells):
            self.cells = extend(self.cells, [0] * (size - len(self.cells)))
        at: i64 = 0
        while at < size:
            self.cells[at] = facts[40 + at]
            at += 1

    # -- frames

    def push(self, frame: i64, seat: i64) -> None:
        """Set the top frame aside and begin another, with nothing in it yet."""
        base: i64 = self.players * SEAT + self.depth * FRAME
        if base + FRAME > len(self.cells):
            self.cells = extend(self.cells, [0] * (4 * FRAME))
        cells = self.cells
        cells[base] = self.frame
        cells[base + 1] = self.seat
        cells[base + 2] = self.stage
        cells[base + 3] = self.source
        cells[base + 4] = self.shape
        cells[base + 5] = self.colour
        cells[base + 6] = self.flags
        cells[base + 7] = self.island
        cells[base + 8] = self.square
        cells[base + 9] = self.pending
        cells[base + 10] = self.amount
        self.depth += 1
        self.frame = frame
        self.seat = seat
        self.stage = 0
        self.source = 0
        self.shape = 0
        self.colour = 0
        self.flags = 0
        self.island = NONE
        self.square = NONE
        self.pending = 0
        self.amount = 0

    def pop(self) -> None:
        """The top frame is done; go on with the one below."""
        self.depth -= 1
        cells = self.cells
        base: i64 = self.players * SEAT + self.depth * FRAME
        self.frame = cells[base]
        self.seat = cells[base + 1]
        self.stage = cells[base + 2]
        self.source = cells[base + 3]
        self.shape = cells[base + 4]
        self.colour = cells[base + 5]
        self.flags = cells[base + 6]
        self.island = cells[base + 7]
        self.square = cells[base + 8]
        self.pending = cells[base + 9]
        self.amount = cells[base + 10]

    # -- chance

    def stream(self, purpose: i64, number: i64) -> Stream:
        """Chance for one use. After a takeback it is other chance: what had become known is worth nothing."""
        return Stream(self.seed, purpose + PURPOSES * self.era, number)

    def die(self, purpose: i64, number: i64) -> i64:
        self.chance = 1
        return self.stream(purpose, number).below(6) + 1

    # -- a lone player

    def solo(self) -> bool:
        return self.players == 1

    def level(self, technology: i64) -> i64:
        """How many levels of a technology are researched."""
        return (self.levels >> (2 * technology)) & 3

    def ready(self, technology: i64) -> bool:
        """Whether a technology is researched and was not used this round."""
        return self.level(technology) > 0 and not (self.used >> technology) & 1

    # -- purses and tokens

    def coins(self, seat: i64) -> i64:
        return self.cells[seat * SEAT + COINS]

    def tokens(self, seat: i64, token: i64) -> i64:
        return self.cells[seat * SEAT + TOKENS + token]

    def earn(self, seat: i64, coins: i64, why: i64) -> None:
        self.cells[seat * SEAT + COINS] += coins
        self.tell(events.EARNED, seat, NONE, coins, why, 0)

    def pay(self, seat: i64, coins: i64, why: i64) -> None:
        self.cells[seat * SEAT + COINS] -= coins
        self.tell(events.PAID, seat, NONE, coins, why, 0)

    def gain_token(self, seat: i64, token: i64) -> None:
        self.cells[seat * SEAT + TOKENS + token] += 1
        self.tell(events.TOKEN, seat, NONE, token, 1, 0)

    def lose_token(self, seat: i64, token: i64) -> None:
        self.cells[seat * SEAT + TOKENS + token] -= 1
        self.tell(events.TOKEN, seat, NONE, token, 0, 0)

    def richest_opponents(self, seat: i64) -> i64:
        """The opponents with coins than whom nobody is richer, as a mask; none if the seat alone is richest."""
        most: i64 = 1
        other: i64 = 0
        while other < self.players:
            if self.coins(other) > most:
                most = self.coins(other)
            other += 1
        found: i64 = 0
        other = 0
        while other < self.players:
            if other != seat and self.coins(other) == most:
                found |= ONE << other
            other += 1
        return found

    # -- islands: `island` is 0 to 3, of a seat

    def map_at(self, seat: i64, island: i64) -> i64:
        """Where an island of a seat begins in the vector."""
        return seat * SEAT + MAPS + island * MAP

    def chart(self, seat: i64, island: i64) -> i64:
        """The number of an island in the atlas."""
        return self.cells[seat * SEAT + MAPS + island * MAP]

    def painted(self, seat: i64, island: i64) -> i64:
        at: i64 = seat * SEAT + MAPS + island * MAP + PAINTED
        cells = self.cells
        return cells[at] | cells[at + 1] | cells[at + 2]

    def free(self, seat: i64, island: i64) -> i64:
        """The squares that can still be painted."""
        return self.atlas.land[self.chart(seat, island)] & ~self.painted(seat, island)

    def one_colour(self, seat: i64, island: i64, squares: i64) -> bool:
        """Whether painted squares are all of one colour."""
        at: i64 = seat * SEAT + MAPS + island * MAP + PAINTED
        cells = self.cells
        return squares & ~cells[at] == 0 or squares & ~cells[at + 1] == 0 or squares & ~cells[at + 2] == 0

    def touch(self, seat: i64, island: i64) -> i64:
        """The squares of which a painting on this island must have one; none if it may not be begun.

        An island begun: beside what is painted. The first of the game: at its Regular Harbor. Others by access.
        """
        cells = self.cells
        at: i64 = seat * SEAT
        painted: i64 = self.painted(seat, island)
        if painted:
            return beside(painted)
        chart: i64 = cells[at + MAPS + island * MAP]
        if cells[at + ISLANDS_BEGUN] == 0:
            return self.atlas.regular[chart]
        return self.shore(chart, cells[at + ANY_ACCESS], cells[at + REGULAR_ACCESS])

    def shore(self, chart: i64, any_access: i64, regular_access: i64) -> i64:
        """Where access of these kinds lets one begin an island."""
        if any_access:
            return self.atlas.regular[chart] | self.atlas.secret[chart]
        return self.atlas.regular[chart] if regular_access else 0

    def spends_regular(self, chart: i64, squares: i64, regular_access: i64) -> bool:
        """Whether beginning an island with these squares spends access to Regular Harbors only."""
        return squares & self.atlas.regular[chart] != 0 and regular_access != 0

    def surrounded(self, seat: i64, island: i64, landmark: i64) -> bool:
        """Whether all empty squares around a landmark (by its number in the atlas) are painted; there must be some."""
        ring: i64 = self.atlas.ring[landmark]
        return ring != 0 and ring & ~self.painted(seat, island) == 0

    def set_up_islands(self, seat: i64, first_sheet: i64, second_sheet: i64) -> None:
        """A seat has its two sheets."""
        island: i64 = 0
        while island < ISLANDS:
            sheet: i64 = first_sheet if island < 2 else second_sheet
            self.cells[self.map_at(seat, island)] = 2 * sheet + (island & 1)
            island += 1
        self.tell(events.KEPT, seat, NONE, first_sheet, second_sheet, 0)
