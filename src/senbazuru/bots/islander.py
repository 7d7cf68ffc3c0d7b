"""The greedy player of Origami Islands: one painting ahead, with what it triggers, and what coins are worth.

It sees an observation and answers with the option that looks best now: no search, no memory, no chance. Everything is
valued in hundredths of a point at the end of the game. An island is worth its points, what its landmarks and outlines
still promise, less what will be left unpainted; coins, tokens and access are worth what the rounds to come can make
of them. Every question on the way to a painting finds the best whole placement again and answers its part of it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from senbazuru.islands.engine import atlas, events, science, steps
from senbazuru.islands.engine.atlas import GROVE, REGULAR, SECRET, TEMPLE, VOLCANO
from senbazuru.islands.engine.auction import minimum
from senbazuru.islands.engine.game import Islands
from senbazuru.islands.engine.landmarks import ERUPTION, payers
from senbazuru.islands.engine.painting import ANY_FORM, ANY_SHAPE, another_domino, begin_island, die_colour, nth_island
from senbazuru.islands.engine.round import ANY_TOKEN, RIVALS_BONUS, SEASON_TOKEN, income, rivals_bid
from senbazuru.islands.engine.scoring import HARBOUR_POINTS, OUTLINE_POINTS, TEMPLE_POINTS, score
from senbazuru.islands.engine.shapes import (
    DOMINO,
    FIRST_SHAPE,
    FORMS,
    LAST_SHAPE,
    SINGLE,
    STRIDE,
    TURNS,
    as_vec,
    beside,
    places,
    squares_of,
)
from senbazuru.islands.engine.steps import STOP
from senbazuru.islands.engine.table import (
    ANY,
    ANY_ACCESS,
    AUCTION_DIE,
    AUCTIONIS_TECH,
    COLOUR_DIE,
    DEALT,
    ECONOMICUS_TECH,
    EXPANCING_TECH,
    FILLED,
    FRAME,
    ISLANDS,
    ISLANDS_BEGUN,
    LEVELS,
    NONE,
    PAINTED,
    RANDOM,
    RE_COLOR_TECH,
    REGULAR_ACCESS,
    RIVAL_DICE,
    ROUNDS,
    SEASONS,
    SEAT,
    SHEETS_DEALT,
    TECHNOLOGIES,
    TIMENAUTICS_TECH,
    TRANSFORMING_TECH,
)
from senbazuru.kernel.bits import ONE, lowest, size_of

GREEDY_VERSION: Final = 1

# -- weights, found by self-play: hundredths of a point, unless they are a share (of 100)

COIN: Final = 56
SPARE: Final = 15
PRICE: Final = 8
"""A coin; one more than can be spent; how many a card won will cost."""
DENY: Final = 125
"""The share that counts for me of what a card would bring to the rival who wants it most; less among more rivals."""
LASTING: Final = 87
HURRY: Final = 70
"""How likely (share) one more square around a landmark will be painted in time; less, the fewer rounds are left."""
FAR: Final = 85
"""The share of a promise whose squares do not touch what is painted."""
MATCH: Final = 86
FEW: Final = 50
LATER: Final = 12
"""How likely (share) a square will have the colour of the others around a landmark; less, the fewer rounds of that
colour are left; less, if its season has yet to come."""
UNPAINTED: Final = 65
"""The share of unpainted squares that would be left at the end, seen from the start of the game."""
OUTLINE: Final = 880
OUTLINE_HURRY: Final = 675
"""An outline in its own colour that can still be filled; less, the fewer rounds are left."""
GROVE_PAINTING: Final = 1150
COAL_SQUARE: Final = 280
"""What a grove, or a coal pit in each round won, paints."""
ACCESS: Final = 100
ACCESS_LATEST: Final = 3
"""Access to a new island, for every round left but the last ones."""
LOAD: Final = 40
"""What a new island costs for every square still unpainted on others, shared by the rounds left."""
RANDOM_COLOUR: Final = 75
"""The share that a painting in a colour of the die is worth."""
VOLCANO_COINS: Final = 60
"""The share of a volcano's coins that it will really bring."""
REGULAR_ONLY: Final = 90
SEASON_COLOUR: Final = 85
COAL_USED: Final = 80
"""Shares: of access by Regular Harbors only; of a coal pit bound to the season's colour; of what coal pits paint."""
EXPECTED_PRICE: Final = 7
"""What a lone player expects to bid, in coins."""
SOLO_WINS: Final = 45
"""The share of rounds that a lone player wins."""
TECHNOLOGY: Final[bytes] = bytes(
    [0, 30, 30]  # Expancing: what its later levels promise
    + [100, 80, 30]  # Auctionis
    + [140, 45, 40]  # Economicus
    + [20, 20, 80]  # Re-Color
    + [20, 20, 30]  # Re-Roll
    + [20, 20, 80]  # Transforming
    + [70, 70, 200]  # Timenautics
)
"""What a level brings in each round left, by technology and level: hundredths of a coin."""
CHANGED: Final = 3
"""What a colour or shape left to a die brings, in coins, after what it spoils."""
ROUND_WORTH: Final = 700
"""One more round, or one less."""

# a frame that waits, in the state's vector
_SHAPE: Final = 4
_COLOUR: Final = 5

_TECHNOLOGIES: Final[i64] = len(TECHNOLOGIES)
_NOT_YET: Final = -100000000
_MOST_AROUND: Final = 9
_ZEROS: Final[vec[i64]] = vec[i64]([0] * (3 * _MOST_AROUND))
_FORMS: Final[vec[i64]] = as_vec([sum(2**step for step in steps) for steps in FORMS])
_FORMS_FROM: Final[bytes] = bytes(sum(len(steps) < size for steps in FORMS) for size in range(7))
"""The forms that Expancing paints, as masks, and where those of each size begin."""
_MAP: Final[i64] = 2 ** (7 * STRIDE) - 1
"""All squares of the largest map."""


def choose(seen: Islands, seat: i64) -> i64:
    """The option that a seat answers with, given what it sees. Always one that is offered."""
    options: i64 = seen.mask(seat)
    if options & (options - 1) == 0:
        return lowest(options)
    option: i64 = Judge(seen, seat).answer(options)
    if (options >> option) & 1:
        return option
    return lowest(options)


def throws_won(bid: i64, bonus: i64) -> i64:
    """Of the 36 throws of Carrambah's dice, those that a bid wins against."""
    won: i64 = 0
    first: i64 = 1
    while first <= 6:
        won += throws_won_with(bid - bonus - first)
        first += 1
    return won // 6


def throws_won_with(most: i64) -> i64:
    """If one die lies and the other may show so much at most: the throws won, again of 36."""
    if most <= 0:
        return 0
    return 6 * most if most < 6 else 36


def highest(options: i64) -> i64:
    """The last option offered: of a technology, its highest level."""
    while options & (options - 1):
        options &= options - 1
    return lowest(options)


@final
class Judge:
    """What things are worth to one seat at one moment. It tries things out on the observation and takes them back."""

    def __init__(self, seen: Islands, seat: i64) -> None:
        self.seen: Final = seen
        self.seat: Final = seat
        self.at: Final[i64] = seat * SEAT
        self.coins: Final[i64] = seen.coins(seat)
        self.season: Final[i64] = SEASONS[seen.season]
        self.rounds: Final[i64] = ROUNDS - 1 - seen.season
        """The rounds after this one."""
        # coins and time
        self.coin: i64 = 1
        self.spare: i64 = 1
        self.useful: i64 = 0
        self.mine: i64 = 0
        self.unpainted: i64 = 100 - (100 - UNPAINTED) * self.rounds // ROUNDS
        # by kind: worth of a landmark surrounded with one colour, with different ones; by squares left: chances
        self.full: Final[vec[i64]] = _ZEROS[:]
        self.half: Final[vec[i64]] = _ZEROS[:]
        self.chance: Final[vec[i64]] = _ZEROS[:]
        self.match: Final[vec[i64]] = _ZEROS[:]
        self.outline: Final[vec[i64]] = _ZEROS[:]
        self.weigh_coins()
        self.weigh_landmarks()
        self.weigh_chances()
        self.worths: Final[vec[i64]] = vec[i64]([_NOT_YET] * ISLANDS)
        self.economy: i64 = 0
        self.surrounded = False
        if seen.level(ECONOMICUS_TECH) and not seen.landmark_done:
            self.economy = self.earned(science.ECONOMICUS_GAINS[1])
        # the best placement found last
        self.island: i64 = NONE
        self.square: i64 = NONE
        self.turn: i64 = 0
        self.form: i64 = 0
        # the best option found so far
        self.options: i64 = 0
        self.option: i64 = STOP
        self.most: i64 = 0

    # -- weighing: what the rounds to come make of things

    def weigh_coins(self) -> None:
        if self.rounds > 0:
            self.coin = COIN
            self.spare = SPARE
            self.useful = PRICE * self.won() // 100

    def won(self) -> i64:
        """How many of the rounds to come this seat can expect to win, in hundredths."""
        players: i64 = self.seen.players
        return self.rounds * (SOLO_WINS if players == 1 else 100 // players)

    def weigh_landmarks(self) -> None:
        rounds: i64 = self.rounds
        won: i64 = self.won()
        mine: i64 = (100 * rounds - won) * self.coin // 100
        self.mine = mine
        cells = self.seen.cells
        reached: i64 = cells[self.at + ISLANDS_BEGUN] + cells[self.at + ANY_ACCESS] + cells[self.at + REGULAR_ACCESS]
        access: i64 = 0
        if reached < ISLANDS and rounds > ACCESS_LATEST:
            access = ACCESS * (rounds - ACCESS_LATEST)
        self.weigh(REGULAR, 100 * HARBOUR_POINTS, 50 * HARBOUR_POINTS)
        self.weigh(SECRET, 100 * HARBOUR_POINTS, 50 * HARBOUR_POINTS)
        self.weigh(atlas.LIGHTHOUSE, access, access * REGULAR_ONLY // 100)
        self.weigh(TEMPLE, 100 * TEMPLE_POINTS, 50 * TEMPLE_POINTS)
        self.weigh(GROVE, GROVE_PAINTING, GROVE_PAINTING * RANDOM_COLOUR // 100)
        self.weigh(atlas.COAL, won * COAL_SQUARE // 100, won * COAL_SQUARE // 100 * SEASON_COLOUR // 100)
        self.weigh(atlas.GOLD, 2 * mine, mine)
        bounty: i64 = ERUPTION * self.coin * VOLCANO_COINS // 100
        self.weigh(VOLCANO, mine + bounty, mine + bounty // 2)

    def weigh(self, kind: i64, full: i64, half: i64) -> None:
        self.full[kind] = full
        self.half[kind] = half

    def weigh_chances(self) -> None:
        """How likely squares will be painted in time, and all in one colour."""
        rounds: i64 = self.rounds
        step: i64 = LASTING - HURRY // (rounds + 1)
        self.chance[0] = 10000
        left: i64 = 1
        while left < _MOST_AROUND:
            self.chance[left] = self.chance[left - 1] * step // 100
            left += 1
        colour: i64 = 0
        while colour < ANY:
            to_come: i64 = 0
            season: i64 = self.seen.season
            while season < ROUNDS:
                if SEASONS[season] == colour:
                    to_come += 1
                season += 1
            likely: i64 = MATCH - FEW // (to_come + 1)
            if colour != self.season:
                likely -= LATER
            at: i64 = colour * _MOST_AROUND
            self.match[at] = 1000
            left = 1
            while left < _MOST_AROUND:
                self.match[at + left] = self.match[at + left - 1] * likely // 100
                left += 1
            worth: i64 = OUTLINE - OUTLINE_HURRY // (rounds + 1)
            self.outline[colour] = (worth if worth > 0 else 0) * (100 + likely) // 200
            colour += 1

    def purse(self, coins: i64) -> i64:
        """What so many coins are worth after this round."""
        if coins <= self.useful:
            return coins * self.coin
        return self.useful * self.coin + (coins - self.useful) * self.spare

    def price(self, coins: i64) -> i64:
        """What it hurts to pay."""
        return self.purse(self.coins) - self.purse(self.coins - coins)

    def earned(self, coins: i64) -> i64:
        """What it brings to be paid."""
        return self.purse(self.coins + coins) - self.purse(self.coins)

    # -- islands

    def worth(self, island: i64, new: i64) -> i64:
        """An island as it is painted now: points, promises, what may stay unpainted, and what new squares trigger."""
        table = self.seen
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
                one = self.match[_MOST_AROUND + squares]
            if done & ~red == 0 and self.match[2 * _MOST_AROUND + squares] > one:
                one = self.match[2 * _MOST_AROUND + squares]
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
        charts = self.seen.atlas
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
        table = self.seen
        victims: i64 = payers(table, self.seat)
        if victims == 0:
            return 0
        purse: i64 = table.coins(lowest(victims))
        return coins if table.solo() or coins < purse else purse

    def begin(self, island: i64) -> i64:
        """What beginning an island costs besides its unpainted squares: volcanoes, and attention for the others."""
        table = self.seen
        if table.cells[self.at + ISLANDS_BEGUN] == 0:
            return 0
        cost: i64 = self.mine * table.atlas.volcanoes[table.chart(self.seat, island)]
        other: i64 = 0
        while other < ISLANDS:
            if table.painted(self.seat, other):
                cost += LOAD * size_of(table.free(self.seat, other)) // (self.rounds + 1)
            other += 1
        return cost

    def gain(self, island: i64, squares: i64, colour: i64) -> i64:
        """What painting some squares brings."""
        table = self.seen
        cells = table.cells
        at: i64 = table.map_at(self.seat, island)
        if self.worths[island] == _NOT_YET:
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
        table = self.seen
        best: i64 = _NOT_YET
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
        if first == _NOT_YET:
            return first
        table = self.seen
        cells = table.cells
        island: i64 = self.island
        worth: i64 = self.worths[island]
        squares: i64 = squares_of(DOMINO, self.turn, self.square)
        table.cells = cells[:]
        if table.painted(self.seat, island) == 0:
            begin_island(table, self.seat, island, table.chart(self.seat, island), squares)
        table.cells[table.map_at(self.seat, island) + PAINTED + colour] |= squares
        self.worths[island] = _NOT_YET
        second: i64 = self.best_place(DOMINO, colour, False, NONE, NONE)
        table.cells = cells
        self.worths[island] = worth
        return first + second if second != _NOT_YET else first

    def painting(self, shape: i64, colour: i64) -> i64:
        """What a painting is worth that may be given up, whose shape or colour may have to be chosen or rolled."""
        best: i64 = 0
        worth: i64 = 0
        if shape == ANY_SHAPE:
            choice: i64 = FIRST_SHAPE
            while choice <= LAST_SHAPE:
                worth = self.painting(choice, colour)
                if worth > best:
                    best = worth
                choice += 1
            return best
        if colour < ANY:
            worth = self.best_card(shape, colour)
            return worth if worth > 0 else 0
        total: i64 = 0
        rolled: i64 = 0
        while rolled < ANY:
            worth = self.painting(shape, rolled)
            total += worth
            if worth > best:
                best = worth
            rolled += 1
        return best if colour == ANY else total // 3

    def foresee_groves(self) -> None:
        """If a grove may be surrounded soon: what the best painting would bring now."""
        table = self.seen
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
                    self.weigh(GROVE, best, best * RANDOM_COLOUR // 100)
                    place: i64 = 0
                    while place < ISLANDS:
                        self.worths[place] = _NOT_YET
                        place += 1
                    return
                landmark += 1
            island += 1

    def best_form(self, size: i64, nth: i64, only: i64, pending: i64) -> i64:
        """The most that any connected squares bring on the nth island, or one; part of them may be given."""
        table = self.seen
        best: i64 = _NOT_YET
        island: i64 = 0
        while island < ISLANDS:
            touch: i64 = 0
            if island == only or (only == NONE and nth_island(table, self.seat, island, nth)):
                touch = pending if pending else table.touch(self.seat, island)
            if touch:
                free: i64 = table.free(self.seat, island)
                form: i64 = _FORMS_FROM[size]
                while form < _FORMS_FROM[size + 1]:
                    left: i64 = free
                    while left:
                        square: i64 = lowest(left)
                        left &= left - 1
                        if _FORMS[form] > _MAP >> square:
                            break
                        squares: i64 = _FORMS[form] << square
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

    def answer(self, options: i64) -> i64:
        frame: i64 = self.seen.frame
        self.options = options
        if frame == steps.KEEP:
            return self.keep()
        if frame == steps.VICTIM:
            return self.victim()
        if frame == steps.TOKEN:
            return self.token()
        if frame == steps.AFTER:
            return self.after()
        self.foresee_groves()
        if frame == steps.BID:
            return self.bid()
        if frame == steps.PAINT:
            return self.paint()
        if frame == steps.COAL_PITS:
            return self.coal()
        if frame == steps.RESEARCH:
            return self.research()
        if frame == steps.EXPANCING:
            return self.expancing()
        if frame == steps.RE_COLOR:
            return self.re_color()
        if frame == steps.RE_ROLL:
            return self.re_roll_rival() if self.seen.stage == RIVAL_DICE else self.re_roll()
        if frame == steps.TRANSFORMING:
            return self.transforming()
        if frame == steps.TIMENAUTICS:
            return self.timenautics()
        return highest(options)

    def compare(self, worth: i64) -> None:
        """Begin to compare options; not to choose any is worth so much."""
        self.most = worth
        self.option = STOP

    def consider(self, option: i64, worth: i64) -> None:
        """The better one stays; of equals the first."""
        if (self.options >> option) & 1 and worth > self.most:
            self.most = worth
            self.option = option

    def keep(self) -> i64:
        """Return the sheet whose islands promise least."""
        self.compare(_NOT_YET)
        place: i64 = 0
        while place < SHEETS_DEALT:
            sheet: i64 = self.seen.cells[self.at + DEALT + place] - 1
            self.consider(place + 1, -self.promise(2 * sheet) - self.promise(2 * sheet + 1))
            place += 1
        return self.option

    def promise(self, chart: i64) -> i64:
        """What an island promises before it is begun."""
        charts = self.seen.atlas
        total: i64 = self.outlines(chart, 0, 0, -1) - self.unpainted * size_of(charts.land[chart])
        landmark: i64 = charts.first_landmark[chart]
        while landmark < charts.first_landmark[chart + 1]:
            total += self.full[charts.kind[landmark]] * self.chance[size_of(charts.ring[landmark])] // 10000
            landmark += 1
        return total

    def victim(self) -> i64:
        """Of the richest, the one with the most points."""
        self.compare(_NOT_YET)
        seat: i64 = 0
        while seat < self.seen.players:
            self.consider(seat + 1, score(self.seen, seat))
            seat += 1
        return self.option

    def token(self) -> i64:
        """The leader's token, the better one; two options a seat, the better side first."""
        self.compare(_NOT_YET)
        seat: i64 = 0
        while seat < self.seen.players:
            self.consider(2 * seat + 1, 2 * score(self.seen, seat) + 1)
            self.consider(2 * seat + 2, 2 * score(self.seen, seat))
            seat += 1
        return self.option

    def after(self) -> i64:
        """The smaller volcano first, while one is poor; the grove first that leaves the colour to the die."""
        table = self.seen
        charts = table.atlas
        first: i64 = charts.first_landmark[table.chart(self.seat, table.island)]
        left: i64 = self.options
        while left:
            option: i64 = lowest(left)
            left &= left - 1
            if not table.one_colour(self.seat, table.island, charts.ring[first + option - 1]):
                return option
        return lowest(self.options)

    def paint(self) -> i64:
        """The next part of the best placement; or give up what does harm."""
        table = self.seen
        optional = self.options & 1 != 0
        if table.shape == ANY_FORM:
            return self.paint_form()
        if table.shape != ANY_SHAPE and table.colour < ANY:
            first_half = table.flags & steps.FIRST_HALF != 0
            best: i64 = self.best_place(table.shape, table.colour, first_half, table.island, table.square)
            if table.island == NONE:
                return STOP if optional and best <= 0 else self.island + 1
            return self.square + 1 if table.square == NONE else self.turn + 1
        self.compare(0 if optional else _NOT_YET)
        choice: i64 = 1
        while choice <= LAST_SHAPE:
            if (self.options >> choice) & 1:
                if table.shape == ANY_SHAPE:
                    self.consider(choice, self.painting(choice, table.colour))
                else:
                    self.consider(choice, self.best_card(table.shape, choice - 1))
            choice += 1
        return self.option

    def paint_form(self) -> i64:
        """The next square of the best form."""
        table = self.seen
        pending: i64 = table.pending
        self.best_form(table.amount, table.stage, table.island, pending)
        if table.island == NONE:
            return self.island + 1
        if pending:
            return lowest(self.form & beside(pending) & ~pending) + 1
        return lowest(self.form & table.touch(self.seat, self.island)) + 1

    def coal(self) -> i64:
        """Coal pits while a square does good; those of the season's colour first, the others may adapt."""
        self.compare(0)
        self.consider(SEASON_TOKEN, self.painting(SINGLE, self.season))
        if self.option == STOP:
            self.consider(ANY_TOKEN, self.painting(SINGLE, ANY))
        return self.option

    # -- bidding

    def card(self, card: i64) -> i64:
        """What winning a card brings: its painting and the coal pits."""
        table = self.seen
        worth: i64 = 0
        if card == 1:
            worth = self.painting(ANY_SHAPE, RANDOM)
        elif card == 6:
            worth = self.painting(ANY_SHAPE, ANY)
        else:
            worth = self.painting(card, self.season)
        pits: i64 = table.tokens(self.seat, events.COAL_ANY) + table.tokens(self.seat, events.COAL_SEASON)
        if pits:
            worth += pits * COAL_USED * self.painting(SINGLE, self.season) // 100
        return worth

    def passing(self) -> i64:
        """What the pass card brings; or research, if that is better, which is noted as the option."""
        self.compare(self.painting(SINGLE, self.season) + self.earned(income(self.seen, self.seat)))
        if self.seen.solo():
            offered: i64 = self.options
            self.options = science.researchable(self.seen) << 1
            technology: i64 = 0
            while technology < _TECHNOLOGIES:
                if (self.options >> (technology + 1)) & 1:
                    self.consider(technology + 1, self.next_level(technology))
                technology += 1
            self.options = offered
        return self.most

    def bid(self) -> i64:
        """The least that counts, as long as winning is better than passing, or than leaving the card to a rival."""
        table = self.seen
        if table.amount:
            return lowest(self.options)
        surplus: i64 = self.card(table.card) - self.passing()
        least: i64 = minimum(table)
        if table.solo():
            return self.bid_against_dice(surplus, least)
        surplus -= self.price(least)
        if surplus <= 0:
            surplus += self.rivals_surplus(least + 1) * DENY // (100 * (table.players - 1))
        return 1 if surplus > 0 else STOP

    def rivals_surplus(self, price: i64) -> i64:
        """What the card would bring, at a price, to the rival who wants it most."""
        table = self.seen
        most: i64 = 0
        rival: i64 = 0
        while rival < table.players:
            if rival != self.seat and (table.bidding >> rival) & 1 and table.coins(rival) >= price:
                other = Judge(table, rival)
                surplus: i64 = other.card(table.card) - other.price(price) - other.passing()
                if surplus > most:
                    most = surplus
            rival += 1
        return most

    def bid_against_dice(self, surplus: i64, least: i64) -> i64:
        """The bid that promises most, over all throws of Carrambah's dice."""
        bonus: i64 = RIVALS_BONUS if self.seen.card == 2 or self.seen.card == 6 else 0
        self.compare(0)
        bid: i64 = least
        while bid <= self.coins and bid <= science.WINNING_BID:
            won: i64 = throws_won(bid, bonus)
            self.consider(bid - least + 1, won * (surplus + self.winning(bid)) + (36 - won) * self.losing(bid))
            bid += 1
        return self.option

    def winning(self, bid: i64) -> i64:
        """What a winning bid costs a lone player, with what technologies pay for it."""
        table = self.seen
        coins: i64 = -bid
        auctionis: i64 = table.level(AUCTIONIS_TECH)
        if auctionis >= 1 and bid <= 6:
            coins += science.AUCTIONIS_GAINS[1]
        elif auctionis >= 2 and bid >= 7 and bid <= 9:
            coins += science.AUCTIONIS_GAINS[2]
        if table.level(RE_COLOR_TECH) == LEVELS:
            coins += CHANGED
        if table.level(TRANSFORMING_TECH) == LEVELS:
            coins += CHANGED
        worth: i64 = self.earned(coins)
        if table.level(TIMENAUTICS_TECH) == LEVELS and bid == science.WINNING_BID:
            worth += ROUND_WORTH
        return worth

    def losing(self, bid: i64) -> i64:
        """What Auctionis pays for a bid that loses."""
        paid = bid >= 9 and self.seen.level(AUCTIONIS_TECH) == LEVELS
        return self.earned(science.AUCTIONIS_GAINS[3]) if paid else 0

    # -- science

    def research(self) -> i64:
        self.passing()
        return self.option

    def next_level(self, technology: i64) -> i64:
        """What the next level of a technology brings. Expancing is used at once, or lost."""
        known: i64 = self.seen.level(technology)
        at: i64 = LEVELS * technology + known
        worth: i64 = self.rounds * TECHNOLOGY[at] * self.coin // 100
        if technology == EXPANCING_TECH:
            painted: i64 = self.form_worth(5, known + 1) if known else 0
            if known != 1:
                painted += self.form_worth(3, known + 1)
            return painted + worth if painted else 0
        return worth

    def form_worth(self, size: i64, nth: i64) -> i64:
        worth: i64 = self.best_form(size, nth, NONE, 0)
        return worth if worth > 0 else 0

    def expancing(self) -> i64:
        """The larger form first."""
        self.compare(0)
        self.consider(science.FIVE, self.form_worth(5, self.seen.stage))
        if self.option == STOP:
            self.consider(science.THREE, self.form_worth(3, self.seen.stage))
        return self.option

    def below(self, field: i64) -> i64:
        """A field of the frame that waits below the top one."""
        table = self.seen
        return table.cells[table.players * SEAT + (table.depth - 1) * FRAME + field]

    def re_color(self) -> i64:
        """Another colour, if it is worth its price."""
        shape: i64 = self.below(_SHAPE)
        green: i64 = self.price(science.RE_COLOR_PRICES[1])
        other: i64 = self.price(science.RE_COLOR_PRICES[2])
        self.compare(self.painting(shape, self.below(_COLOUR)))
        self.consider(science.RE_COLOR_GREEN, self.painting(shape, atlas.GREEN) - green)
        colour: i64 = 0
        while colour < ANY:
            self.consider(science.RE_COLOR_ANY + colour, self.painting(shape, colour) - other)
            colour += 1
        self.consider(science.RE_COLOR_RANDOM, self.painting(shape, RANDOM) + self.earned(science.RE_COLOR_GAIN))
        return self.option

    def transforming(self) -> i64:
        """Another shape, if it is worth its price. Of a random card, two of six let one choose."""
        colour: i64 = self.below(_COLOUR)
        cheap: i64 = self.price(science.TRANSFORMING_PRICES[1])
        dear: i64 = self.price(science.TRANSFORMING_PRICES[2])
        self.compare(self.painting(self.below(_SHAPE), colour))
        total: i64 = 2 * self.painting(ANY_SHAPE, colour)
        shape: i64 = FIRST_SHAPE
        while shape < LAST_SHAPE:
            worth: i64 = self.painting(shape, colour)
            total += worth
            self.consider(science.TRANSFORM_OTHER + shape - FIRST_SHAPE, worth - dear)
            shape += 1
        worth = self.painting(LAST_SHAPE, colour)
        self.consider(science.TRANSFORM_FIVE, worth - cheap)
        self.consider(science.TRANSFORM_RANDOM, (total + worth) // 6 + self.earned(science.TRANSFORMING_GAIN))
        return self.option

    def re_roll(self) -> i64:
        """Roll the one die that lies there again if, on average, that is better."""
        now: i64 = 0
        mean: i64 = 0
        if self.seen.stage == AUCTION_DIE:
            now = self.auction(self.seen.card)
            card: i64 = 1
            while card <= 6:
                mean += self.auction(card)
                card += 1
            mean = mean // 6
        elif self.seen.stage == COLOUR_DIE:
            now = self.painting(self.below(_SHAPE), die_colour(self.seen.colour_die))
            mean = self.painting(self.below(_SHAPE), RANDOM)
        self.compare(now)
        self.consider(science.RE_ROLL_FIRST, mean - self.price(science.RE_ROLL_PRICE))
        self.consider(science.RE_ROLL_FIRST_SIX, mean + self.earned(science.RE_ROLL_GAIN))
        return self.option

    def auction(self, card: i64) -> i64:
        """What an auction promises a lone player beyond a pass."""
        surplus: i64 = self.card(card) - self.price(EXPECTED_PRICE) - self.passing()
        return surplus if surplus > 0 else 0

    def re_roll_rival(self) -> i64:
        """Which of Carrambah's dice to roll again, if any, by the chance to win then."""
        table = self.seen
        short: i64 = rivals_bid(table) - table.bid
        surplus: i64 = self.card(table.card) + self.winning(table.bid) - self.passing()
        price: i64 = 36 * self.price(science.RE_ROLL_PRICE)
        gain: i64 = 36 * self.earned(science.RE_ROLL_GAIN)
        first: i64 = surplus * throws_won_with(table.rival_first - short)
        second: i64 = surplus * throws_won_with(table.rival_second - short)
        both: i64 = surplus * throws_won(table.rival_first + table.rival_second - short, 0)
        self.compare(36 * surplus if short <= 0 else 0)
        self.consider(science.RE_ROLL_FIRST, first - price)
        self.consider(science.RE_ROLL_SECOND, second - price)
        self.consider(science.RE_ROLL_BOTH, both - price)
        self.consider(science.RE_ROLL_FIRST_SIX, first + gain)
        self.consider(science.RE_ROLL_SECOND_SIX, second + gain)
        return self.option

    def timenautics(self) -> i64:
        """One more round is always welcome; rounds are sold if the coins are worth more."""
        self.compare(0)
        self.consider(1, self.earned(science.TIMENAUTICS_GAINS[1]) - ROUND_WORTH if self.rounds > 1 else 0)
        self.consider(2, self.earned(science.TIMENAUTICS_GAINS[2]) - 2 * ROUND_WORTH if self.rounds > 2 else 0)
        self.consider(3, ROUND_WORTH)
        return self.option
