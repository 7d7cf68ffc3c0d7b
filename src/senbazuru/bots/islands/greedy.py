"""The greedy player of Origami Islands: one painting ahead, with what it triggers, and what coins are worth.

It sees an observation and answers with the option that looks best now: no search, no memory, no chance. Everything is
valued in hundredths of a point at the end of the game. An island is worth its points, what its landmarks and outlines
still promise, less what will be left unpainted; coins, tokens and access are worth what the rounds to come can make
of them. Every question on the way to a painting finds the best whole placement again and answers its part of it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from senbazuru.bots.islands.values import FORM_MASKS, FORMS_FROM, MOST_AROUND, NOT_YET, WHOLE_MAP, Valuer
from senbazuru.bots.islands.weights import LOAD, RANDOM_COLOUR, SEVERAL
from senbazuru.islands.engine import science, steps
from senbazuru.islands.engine.atlas import GROVE, REGULAR, SECRET, TEMPLE, VOLCANO
from senbazuru.islands.engine.game import Islands
from senbazuru.islands.engine.landmarks import ERUPTION, payers
from senbazuru.islands.engine.painting import ANY_SHAPE, another_domino, begin_island, nth_island
from senbazuru.islands.engine.scoring import OUTLINE_POINTS
from senbazuru.islands.engine.shapes import (
    DOMINO,
    LAST_SHAPE,
    TURNS,
    beside,
    places,
    squares_of,
)
from senbazuru.islands.engine.steps import STOP
from senbazuru.islands.engine.table import (
    ANY,
    ECONOMICUS_TECH,
    FILLED,
    ISLANDS,
    ISLANDS_BEGUN,
    NONE,
    PAINTED,
)
from senbazuru.kernel.bits import ONE, lowest, size_of

FAR: Final = 85
"""The share of a promise whose squares do not touch what is painted. All other weights are those of several players."""


def choose(seen: Islands, seat: i64) -> i64:
    """The option that a seat answers with, given what it sees. Always one that is offered."""
    options: i64 = seen.mask(seat)
    if options & (options - 1) == 0:
        return lowest(options)
    return Judge(seen, seat).answer(options)


@final
class Judge(Valuer):
    """Values one moment. It tries things out on the observation and takes them back."""

    def __init__(self, table: Islands, seat: i64) -> None:
        super().__init__(table, seat, SEVERAL.hurried)
        self.coins = table.coins(seat)
        self.weigh()
        self.weigh_access(self.worth_of_access())
        self.worths: Final[vec[i64]] = vec[i64]([NOT_YET] * ISLANDS)
        self.economy: i64 = 0
        self.surrounded = False
        if table.level(ECONOMICUS_TECH) and not table.landmark_done:
            self.economy = self.earned(science.ECONOMICUS_GAINS[1])

    # -- islands

    def worth(self, island: i64, new: i64) -> i64:
        """An island as it is painted now: points, promises, what may stay unpainted, and what new squares trigger."""
        table = self.table
        cells = table.cells
        charts = table.atlas
        at: i64 = table.map_at(self.seat, island)
        blue: i64 = cells[at + PAINTED]
        green: i64 = cells[at + PAINTED + 1]
        red: i64 = cells[at + PAINTED + 2]
        painted: i64 = blue | green | red
        if painted == 0:
            return 0
        chart: i64 = cells[at]
        near: i64 = beside(painted)
        total: i64 = -self.unpainted * size_of(charts.land[chart] & ~painted)
        landmark: i64 = charts.first_landmark[chart]
        end: i64 = charts.first_landmark[chart + 1]
        while landmark < end:
            ring: i64 = charts.ring[landmark]
            kind: i64 = charts.kind[landmark]
            left: i64 = ring & ~painted
            done: i64 = ring ^ left
            squares: i64 = size_of(left)
            one: i64 = 0
            if done & ~green == 0:
                one = self.match[MOST_AROUND + squares]
            if done & ~red == 0 and self.match[2 * MOST_AROUND + squares] > one:
                one = self.match[2 * MOST_AROUND + squares]
            if done & ~blue == 0 and self.match[squares] > one:
                one = self.match[squares]
            if left == 0:
                if ring & new:
                    self.surrounded = True
                if kind == REGULAR or kind == SECRET or kind == TEMPLE:
                    total += self.full[kind] if one else self.half[kind]
                elif ring & new:
                    total += self.triggered(kind, one != 0)
            else:
                half: i64 = self.half[kind]
                promise: i64 = (half + (self.full[kind] - half) * one // 1000) * self.chance[squares] // 10000
                total += promise if left & near else promise * FAR // 100
            landmark += 1
        return total + self.outlines(chart, cells[at + FILLED], painted, near)

    def outlines(self, chart: i64, filled: i64, painted: i64, near: i64) -> i64:
        """Outlines filled, and those that still can be."""
        charts = self.table.atlas
        total: i64 = 0
        outline: i64 = charts.first_outline[chart]
        end: i64 = charts.first_outline[chart + 1]
        while outline < end:
            squares: i64 = charts.outline[outline]
            if filled & 3:
                total += 50 * OUTLINE_POINTS * (filled & 3)
            elif squares & painted == 0:
                promise: i64 = self.outline[charts.outline_colour[outline]]
                total += promise if squares & near else promise * FAR // 100
            filled = filled >> 2
            outline += 1
        return total

    def triggered(self, kind: i64, one: bool) -> i64:
        """What a landmark brings that has just been surrounded, besides points."""
        if kind == VOLCANO:
            return self.mine + self.earned(self.eruption(ERUPTION if one else ERUPTION // 2))
        return self.full[kind] if one else self.half[kind]

    def eruption(self, coins: i64) -> i64:
        """What a volcano would take now."""
        table = self.table
        victims: i64 = payers(table, self.seat)
        if victims == 0:
            return 0
        purse: i64 = table.coins(lowest(victims))
        return coins if table.solo() or coins < purse else purse

    def begin(self, island: i64) -> i64:
        """What beginning an island costs besides its unpainted squares: volcanoes, and attention for the others."""
        table = self.table
        if table.cells[self.at + ISLANDS_BEGUN] == 0:
            return 0
        cost: i64 = self.mine * table.atlas.volcanoes[table.chart(self.seat, island)]
        other: i64 = 0
        while other < ISLANDS:
            if table.painted(self.seat, other):
                cost += self.w[LOAD] * size_of(table.free(self.seat, other)) // (self.rounds + 1)
            other += 1
        return cost

    def gain(self, island: i64, squares: i64, colour: i64) -> i64:
        """What painting some squares brings."""
        table = self.table
        cells = table.cells
        at: i64 = table.map_at(self.seat, island)
        if self.worths[island] == NOT_YET:
            self.worths[island] = self.worth(island, 0)
        gained: i64 = -self.worths[island]
        if table.painted(self.seat, island) == 0:
            gained -= self.begin(island)
        filled: i64 = cells[at + FILLED]
        before: i64 = cells[at + PAINTED + colour]
        charts = table.atlas
        first: i64 = charts.first_outline[cells[at]]
        outline: i64 = first
        while outline < charts.first_outline[cells[at] + 1]:
            if charts.outline[outline] == squares:
                same: i64 = 1 if charts.outline_colour[outline] == colour else 0
                cells[at + FILLED] |= (1 + same) << (2 * (outline - first))
                gained += self.earned(5 + 5 * same)
            outline += 1
        cells[at + PAINTED + colour] |= squares
        self.surrounded = False
        gained += self.worth(island, squares)
        if self.surrounded:
            gained += self.economy
        cells[at + PAINTED + colour] = before
        cells[at + FILLED] = filled
        return gained

    # -- placements

    def best_place(self, shape: i64, colour: i64, first_half: bool, only: i64, square: i64) -> i64:
        """The most that a shape brings, on one island or any, at one square or any; where, is noted."""
        table = self.table
        best: i64 = NOT_YET
        island: i64 = 0
        while island < ISLANDS:
            touch: i64 = table.touch(self.seat, island) if only == NONE or only == island else 0
            free: i64 = table.free(self.seat, island) if touch else 0
            turn: i64 = 0
            while free and turn < TURNS[shape]:
                left: i64 = places(free, touch, shape, turn)
                if square != NONE:
                    left &= ONE << square
                while left:
                    at: i64 = lowest(left)
                    left &= left - 1
                    squares: i64 = squares_of(shape, turn, at)
                    gained: i64 = self.gain(island, squares, colour)
                    if gained > best:
                        if not first_half or another_domino(table, self.seat, island, squares, colour):
                            best = gained
                            self.island = island
                            self.square = at
                            self.turn = turn
                turn += 1
            island += 1
        return best

    def best_card(self, shape: i64, colour: i64) -> i64:
        """The most that the shape of a card brings; of card 2 the best half, and then the best other one."""
        if shape != DOMINO:
            return self.best_place(shape, colour, False, NONE, NONE)
        first: i64 = self.best_place(DOMINO, colour, True, NONE, NONE)
        if first == NOT_YET:
            return first
        table = self.table
        cells = table.cells
        island: i64 = self.island
        worth: i64 = self.worths[island]
        squares: i64 = squares_of(DOMINO, self.turn, self.square)
        table.cells = cells[:]
        if table.painted(self.seat, island) == 0:
            begin_island(table, self.seat, island, table.chart(self.seat, island), squares)
        table.cells[table.map_at(self.seat, island) + PAINTED + colour] |= squares
        self.worths[island] = NOT_YET
        second: i64 = self.best_place(DOMINO, colour, False, NONE, NONE)
        table.cells = cells
        self.worths[island] = worth
        return first + second if second != NOT_YET else first

    def foresee_groves(self) -> None:
        """If a grove may be surrounded soon: what the best painting would bring now."""
        table = self.table
        charts = table.atlas
        island: i64 = 0
        while island < ISLANDS:
            painted: i64 = table.painted(self.seat, island)
            chart: i64 = table.chart(self.seat, island)
            landmark: i64 = charts.first_landmark[chart]
            while painted and landmark < charts.first_landmark[chart + 1]:
                left: i64 = charts.ring[landmark] & ~painted
                if charts.kind[landmark] == GROVE and left and size_of(left) <= LAST_SHAPE:
                    best: i64 = self.painting(ANY_SHAPE, ANY)
                    self.price_kind(GROVE, best, best * self.w[RANDOM_COLOUR] // 100)
                    place: i64 = 0
                    while place < ISLANDS:
                        self.worths[place] = NOT_YET
                        place += 1
                    return
                landmark += 1
            island += 1

    def best_form(self, size: i64, nth: i64, only: i64, pending: i64) -> i64:
        """The most that any connected squares bring on the nth island, or one; part of them may be given."""
        table = self.table
        best: i64 = NOT_YET
        island: i64 = 0
        while island < ISLANDS:
            touch: i64 = 0
            if island == only or (only == NONE and nth_island(table, self.seat, island, nth)):
                touch = pending if pending else table.touch(self.seat, island)
            if touch:
                free: i64 = table.free(self.seat, island)
                form: i64 = FORMS_FROM[size]
                while form < FORMS_FROM[size + 1]:
                    left: i64 = free
                    while left:
                        square: i64 = lowest(left)
                        left &= left - 1
                        if FORM_MASKS[form] > WHOLE_MAP >> square:
                            break
                        squares: i64 = FORM_MASKS[form] << square
                        if squares & ~free == 0 and squares & touch and pending & ~squares == 0:
                            gained: i64 = self.gain(island, squares, self.season)
                            if gained > best:
                                best = gained
                                self.island = island
                                self.form = squares
                    form += 1
            island += 1
        return best

    # -- answers

    def prepare(self) -> None:
        if self.table.frame != steps.KEEP:
            self.foresee_groves()

    def place(self, optional: bool) -> i64:
        table = self.table
        first_half = table.flags & steps.FIRST_HALF != 0
        best: i64 = self.best_place(table.shape, table.colour, first_half, table.island, table.square)
        if table.island == NONE:
            return STOP if optional and best <= 0 else self.island + 1
        return self.square + 1 if table.square == NONE else self.turn + 1

    def rival(self, seat: i64) -> Valuer:
        return Judge(self.table, seat)
