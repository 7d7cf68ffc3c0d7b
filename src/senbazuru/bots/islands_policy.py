"""A fast player of Origami Islands, for play-outs: the greedy player's ideas, with a memory of what was worked out.

Everything is valued in hundredths of a point at the end of the game. For every landmark that is not yet surrounded a
small table says what so many squares more of a colour around it bring; a placement is worth the sum of what it does
to the landmarks and outlines it touches. The tables and the best placements are kept while nothing changes that they
depend on, so a question asked again, or about a card that was already valued, costs next to nothing. An answer depends
on the position alone, never on what was asked before.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from senbazuru.bots.islander import highest, throws_won, throws_won_with
from senbazuru.bots.islands_weights import (
    ACCESS,
    ACCESS_LATEST,
    ALONE,
    CHANGED,
    CLASH,
    COAL_SQUARE,
    COAL_USED,
    COIN,
    DENY,
    EXPECTED_PRICE,
    FEW,
    GROVE_PAINTING,
    HURRY,
    LASTING,
    LATER,
    LOAD,
    MATCH,
    OTHER_COLOUR,
    OUTLINE,
    OUTLINE_HURRY,
    PRICE,
    RANDOM_COLOUR,
    REGULAR_ONLY,
    ROUND_WORTH,
    SEASON_COLOUR,
    SECOND_DOMINO,
    SEVERAL,
    SPARE,
    TECHNOLOGY,
    UNPAINTED,
    VOLCANO_COINS,
    WEIGHTS,
    WINS,
    Weights,
)
from senbazuru.islands.engine import atlas, events, science, steps
from senbazuru.islands.engine.atlas import GROVE, REGULAR, SECRET, TEMPLE, VOLCANO, Atlas
from senbazuru.islands.engine.auction import minimum
from senbazuru.islands.engine.game import Islands
from senbazuru.islands.engine.landmarks import ERUPTION, payers
from senbazuru.islands.engine.painting import ANY_FORM, ANY_SHAPE, another_domino, die_colour, nth_island
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

_SHAPE: Final = 4
_COLOUR: Final = 5
"""Fields of a frame that waits, in the state's vector."""
_TECHNOLOGIES: Final[i64] = len(TECHNOLOGIES)
_NOT_YET: Final = -100000000
_NOWHERE: Final = -50000000
"""A value not worked out; and of what has no place."""
_MOST_AROUND: Final = 9
_KINDS: Final = 11
_LANDMARKS: Final = 16
"""More than any island has."""
_SIZES: Final = 6
"""A painting has up to five squares."""
_FORMS: Final[vec[i64]] = as_vec([sum(2**step for step in steps) for steps in FORMS])
_FORMS_FROM: Final[bytes] = bytes(sum(len(steps) < size for steps in FORMS) for size in range(7))
_MAP: Final[i64] = 2 ** (7 * STRIDE) - 1
"""All squares of the largest map."""
_PATIENCE: Final = 8
_PLAN_STEPS: Final = 60
"""Steps of patience; and how long a plan may take."""


@final
class Surveyor:
    """What things are worth to one seat."""

    def __init__(self, weights: Weights, table: Islands, seat: i64) -> None:
        self.weights: Final = weights
        self.w: Final[vec[i64]] = weights.hurried[:]
        self.patience: i64 = NONE
        """In eighths."""
        self.seat: Final = seat
        self.others: list[Surveyor] = []
        """Those of all seats, by whom to judge what a rival would pay."""
        self.at: Final[i64] = seat * SEAT
        self.table: Islands = table
        self.atlas: Atlas = table.atlas
        self.coins: i64 = 0
        self.moment: i64 = NONE
        """The space of the season track that the weights are for."""
        self.season: i64 = 0
        self.rounds: i64 = 0
        self.coin: i64 = 1
        self.spare: i64 = 1
        self.useful: i64 = 0
        self.mine: i64 = 0
        self.unpainted: i64 = 0
        self.access: i64 = 0
        self.full: Final[vec[i64]] = vec[i64]([0] * _KINDS)
        self.half: Final[vec[i64]] = vec[i64]([0] * _KINDS)
        self.chance: Final[vec[i64]] = vec[i64]([0] * _MOST_AROUND)
        self.match: Final[vec[i64]] = vec[i64]([0] * (3 * _MOST_AROUND))
        self.outline: Final[vec[i64]] = vec[i64]([0] * 3)
        # what coins just earned would be worth
        self.five: i64 = 0
        self.ten: i64 = 0
        self.eruption: i64 = 0
        self.half_eruption: i64 = 0
        self.economy: i64 = 0
        # islands: what the tables were made for, and the tables
        self.known: Final[vec[i64]] = vec[i64]([-1] * (ISLANDS * 6))
        self.surveyed: Final[vec[i64]] = vec[i64]([0] * ISLANDS)
        self.worths: Final[vec[i64]] = vec[i64]([0] * ISLANDS)
        self.counts: Final[vec[i64]] = vec[i64]([0] * ISLANDS)
        self.left: Final[vec[i64]] = vec[i64]([0] * (ISLANDS * _LANDMARKS))
        self.table_of: Final[vec[i64]] = vec[i64]([0] * (ISLANDS * _LANDMARKS * 3 * _SIZES))
        self.outlines: Final[vec[i64]] = vec[i64]([0] * (ISLANDS * _LANDMARKS))
        self.outline_colours: Final[vec[i64]] = vec[i64]([0] * (ISLANDS * _LANDMARKS))
        self.promises: Final[vec[i64]] = vec[i64]([0] * (ISLANDS * _LANDMARKS))
        self.outline_counts: Final[vec[i64]] = vec[i64]([0] * ISLANDS)
        self.best: Final[vec[i64]] = vec[i64]([_NOT_YET] * (ISLANDS * _SIZES * 3))
        self.best_square: Final[vec[i64]] = vec[i64]([0] * (ISLANDS * _SIZES * 3))
        self.best_turn: Final[vec[i64]] = vec[i64]([0] * (ISLANDS * _SIZES * 3))
        self.listed: Final[vec[i64]] = vec[i64]([0] * (len(FORMS) * 7 * STRIDE))
        self.best_forms: Final[vec[i64]] = vec[i64]([_NOT_YET] * (ISLANDS * _SIZES))
        self.best_squares: Final[vec[i64]] = vec[i64]([0] * (ISLANDS * _SIZES))
        # the plan of an island while it is surveyed: outlines, then landmarks, and a colour for each, or 3
        self.rings: Final[vec[i64]] = vec[i64]([0] * _LANDMARKS)
        self.kinds: Final[vec[i64]] = vec[i64]([0] * _LANDMARKS)
        self.items: i64 = 0
        self.item_rings: Final[vec[i64]] = vec[i64]([0] * (2 * _LANDMARKS))
        self.item_worths: Final[vec[i64]] = vec[i64]([0] * (8 * _LANDMARKS))
        self.item_rest: Final[vec[i64]] = vec[i64]([0] * (2 * _LANDMARKS))
        self.trying: Final[vec[i64]] = vec[i64]([0] * (2 * _LANDMARKS))
        self.planned: Final[vec[i64]] = vec[i64]([0] * (2 * _LANDMARKS))
        self.plan_worth: i64 = 0
        self.plan_steps: i64 = 0
        # the best placement found last
        self.island: i64 = NONE
        self.square: i64 = NONE
        self.turn: i64 = 0
        self.form: i64 = 0
        # the best option found so far
        self.options: i64 = 0
        self.option: i64 = STOP
        self.most: i64 = 0

    # -- looking: what has changed since

    def look(self, table: Islands) -> None:
        """See a position; forget what was worked out for another one."""
        self.table = table
        stale = False
        if table.atlas is not self.atlas:
            self.atlas = table.atlas
            stale = True
        self.coins = table.coins(self.seat)
        reached: i64 = self.reached()
        patience: i64 = self.time_to_wait()
        if table.season != self.moment or patience != self.patience:
            if patience != self.patience:
                self.patience = patience
                self.mix()
            self.moment = table.season
            self.season = SEASONS[table.season]
            self.rounds = ROUNDS - 1 - table.season
            self.weigh()
            stale = True
        access: i64 = 0
        latest: i64 = self.w[ACCESS_LATEST]
        if reached < ISLANDS and self.rounds > latest:
            access = self.w[ACCESS] * (self.rounds - latest)
        five: i64 = self.earned(5)
        ten: i64 = self.earned(10)
        payer: i64 = payers(table, self.seat)
        eruption: i64 = 0
        half_eruption: i64 = 0
        if payer:
            eruption = ERUPTION
            half_eruption = ERUPTION // 2
            if not table.solo():
                purse: i64 = table.coins(lowest(payer))
                if purse < eruption:
                    eruption = purse
                if purse < half_eruption:
                    half_eruption = purse
            eruption = self.earned(eruption)
            half_eruption = self.earned(half_eruption)
        economy: i64 = 0
        if table.level(ECONOMICUS_TECH) and not table.landmark_done:
            economy = self.earned(science.ECONOMICUS_GAINS[1])
        if (
            access != self.access
            or five != self.five
            or ten != self.ten
            or eruption != self.eruption
            or half_eruption != self.half_eruption
            or economy != self.economy
        ):
            stale = True
            self.access = access
            self.five = five
            self.ten = ten
            self.eruption = eruption
            self.half_eruption = half_eruption
            self.economy = economy
            self.full[atlas.LIGHTHOUSE] = access
            self.half[atlas.LIGHTHOUSE] = access * self.w[REGULAR_ONLY] // 100
        island: i64 = 0
        known = self.known
        cells = table.cells
        while island < ISLANDS:
            at: i64 = table.map_at(self.seat, island)
            place: i64 = island * 6
            touch: i64 = table.touch(self.seat, island)
            if (
                stale
                or known[place] != cells[at]
                or known[place + 1] != cells[at + PAINTED]
                or known[place + 2] != cells[at + PAINTED + 1]
                or known[place + 3] != cells[at + PAINTED + 2]
                or known[place + 4] != cells[at + FILLED]
                or known[place + 5] != touch
            ):
                known[place] = cells[at]
                known[place + 1] = cells[at + PAINTED]
                known[place + 2] = cells[at + PAINTED + 1]
                known[place + 3] = cells[at + PAINTED + 2]
                known[place + 4] = cells[at + FILLED]
                known[place + 5] = touch
                self.surveyed[island] = 0
                memo: i64 = island * _SIZES * 3
                end: i64 = memo + _SIZES * 3
                while memo < end:
                    self.best[memo] = _NOT_YET
                    memo += 1
                memo = island * _SIZES
                self.best_forms[memo + 3] = _NOT_YET
                self.best_forms[memo + 5] = _NOT_YET
            island += 1

    def time_to_wait(self) -> i64:
        """How patient one may be: by the squares that the rounds left can paint beyond those that are left."""
        table = self.table
        pace = self.weights.pace
        room: i64 = (ROUNDS - table.season) * pace[0] // 10
        island: i64 = 0
        while island < ISLANDS:
            room -= size_of(table.free(self.seat, island))
            island += 1
        if room <= 0:
            return 0
        room = room * _PATIENCE // pace[1]
        return room if room < _PATIENCE else _PATIENCE

    def mix(self) -> None:
        """The weights between hurried and patient."""
        hurried = self.weights.hurried
        patient = self.weights.patient
        n: i64 = 0
        while n < WEIGHTS:
            self.w[n] = hurried[n] + (patient[n] - hurried[n]) * self.patience // _PATIENCE
            n += 1

    def reached(self) -> i64:
        """How many islands the seat has begun or may begin."""
        cells = self.table.cells
        return cells[self.at + ISLANDS_BEGUN] + cells[self.at + ANY_ACCESS] + cells[self.at + REGULAR_ACCESS]

    # -- weighing: what the rounds to come make of things

    def won(self) -> i64:
        """How many of the rounds to come this seat can expect to win, in hundredths."""
        players: i64 = self.table.players
        return self.rounds * (self.w[WINS] if players == 1 else 100 // players)

    def weigh(self) -> None:
        w = self.w
        rounds: i64 = self.rounds
        won: i64 = self.won()
        self.coin = w[COIN] if rounds > 0 else 1
        self.spare = w[SPARE] if rounds > 0 else 1
        self.useful = w[PRICE] * won // 100 if rounds > 0 else 0
        self.unpainted = 100 - (100 - w[UNPAINTED]) * rounds // ROUNDS
        mine: i64 = (100 * rounds - won) * self.coin // 100
        self.mine = mine
        self.price_kind(REGULAR, 100 * HARBOUR_POINTS, 50 * HARBOUR_POINTS)
        self.price_kind(SECRET, 100 * HARBOUR_POINTS, 50 * HARBOUR_POINTS)
        self.price_kind(TEMPLE, 100 * TEMPLE_POINTS, 50 * TEMPLE_POINTS)
        grove: i64 = w[GROVE_PAINTING]
        self.price_kind(GROVE, grove, grove * w[RANDOM_COLOUR] // 100)
        coal: i64 = won * w[COAL_SQUARE] // 100
        self.price_kind(atlas.COAL, coal, coal * w[SEASON_COLOUR] // 100)
        self.price_kind(atlas.GOLD, 2 * mine, mine)
        bounty: i64 = ERUPTION * self.coin * w[VOLCANO_COINS] // 100
        self.price_kind(VOLCANO, mine + bounty, mine + bounty // 2)
        step: i64 = w[LASTING] - w[HURRY] // (rounds + 1)
        self.chance[0] = 10000
        left: i64 = 1
        while left < _MOST_AROUND:
            self.chance[left] = self.chance[left - 1] * step // 100
            left += 1
        worth: i64 = w[OUTLINE] - w[OUTLINE_HURRY] // (rounds + 1)
        if worth < 0:
            worth = 0
        colour: i64 = 0
        while colour < ANY:
            to_come: i64 = 0
            season: i64 = self.moment
            while season < ROUNDS:
                if SEASONS[season] == colour:
                    to_come += 1
                season += 1
            likely: i64 = w[MATCH] - w[FEW] // (to_come + 1)
            if colour != self.season:
                likely -= w[LATER]
            at: i64 = colour * _MOST_AROUND
            self.match[at] = 1000
            left = 1
            while left < _MOST_AROUND:
                self.match[at + left] = self.match[at + left - 1] * likely // 100
                left += 1
            self.outline[colour] = worth * (100 + likely) // 200
            colour += 1

    def price_kind(self, kind: i64, full: i64, half: i64) -> None:
        self.full[kind] = full
        self.half[kind] = half

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

    # -- surveying an island

    def survey(self, island: i64) -> None:
        """Work out the tables of an island, and what it is worth as it is: its points to come and its promises."""
        self.surveyed[island] = 1
        table = self.table
        charts = self.atlas
        cells = table.cells
        at: i64 = table.map_at(self.seat, island)
        chart: i64 = cells[at]
        painted: i64 = table.painted(self.seat, island)
        total: i64 = -self.unpainted * size_of(charts.land[chart] & ~painted)
        first: i64 = island * _LANDMARKS
        # outlines that can still be filled
        outlines: i64 = 0
        filled: i64 = cells[at + FILLED]
        outline: i64 = charts.first_outline[chart]
        while outline < charts.first_outline[chart + 1]:
            squares: i64 = charts.outline[outline]
            if not filled & 3 and squares & painted == 0:
                self.outlines[first + outlines] = squares
                self.outline_colours[first + outlines] = charts.outline_colour[outline]
                outlines += 1
            filled = filled >> 2
            outline += 1
        self.outline_counts[island] = outlines
        # landmarks that are not yet surrounded
        count: i64 = 0
        landmark: i64 = charts.first_landmark[chart]
        while landmark < charts.first_landmark[chart + 1]:
            left: i64 = charts.ring[landmark] & ~painted
            if left:
                self.left[first + count] = left
                self.rings[count] = charts.ring[landmark]
                self.kinds[count] = charts.kind[landmark]
                count += 1
            landmark += 1
        self.counts[island] = count
        self.make_plan(first, count, outlines, cells[at + PAINTED], cells[at + PAINTED + 1], cells[at + PAINTED + 2])
        outline = 0
        while outline < outlines:
            colour: i64 = self.outline_colours[first + outline]
            promise: i64 = self.outline[colour]
            if self.planned[outline] != colour:
                promise = promise * self.w[OTHER_COLOUR] // 100
            self.promises[first + outline] = promise
            total += promise
            outline += 1
        n: i64 = 0
        while n < count:
            total += self.tabulate(first + n, n, at, self.planned[outlines + n])
            n += 1
        self.worths[island] = total

    def make_plan(self, first: i64, count: i64, outlines: i64, blue: i64, green: i64, red: i64) -> None:
        """Which outlines to fill in their colours and which landmarks to surround in one, so that all agree.

        The best of all ways, or of the first ones if there are very many.
        """
        rings = self.item_rings
        worths = self.item_worths
        item: i64 = 0
        while item < outlines:
            colour: i64 = self.outline_colours[first + item]
            worth: i64 = self.outline[colour]
            rings[item] = self.outlines[first + item]
            worths[4 * item] = _NOWHERE
            worths[4 * item + 1] = _NOWHERE
            worths[4 * item + 2] = _NOWHERE
            worths[4 * item + colour] = worth
            worths[4 * item + 3] = worth * self.w[OTHER_COLOUR] // 100
            item += 1
        n: i64 = 0
        while n < count:
            kind: i64 = self.kinds[n]
            left: i64 = self.left[first + n]
            done: i64 = self.rings[n] ^ left
            squares: i64 = size_of(left)
            more: i64 = self.full[kind] - self.half[kind]
            rings[item] = self.rings[n]
            worths[4 * item] = more * self.match[squares] // 1000 if done & ~blue == 0 else _NOWHERE
            worths[4 * item + 1] = more * self.match[_MOST_AROUND + squares] // 1000 if done & ~green == 0 else _NOWHERE
            worths[4 * item + 2] = (
                more * self.match[2 * _MOST_AROUND + squares] // 1000 if done & ~red == 0 else _NOWHERE
            )
            worths[4 * item + 3] = 0
            item += 1
            n += 1
        self.items = item
        rest: i64 = 0
        self.item_rest[item] = 0
        while item > 0:
            item -= 1
            most: i64 = worths[4 * item + 3]
            colour = 0
            while colour < ANY:
                if worths[4 * item + colour] > most:
                    most = worths[4 * item + colour]
                colour += 1
            rest += most
            self.item_rest[item] = rest
        self.plan_worth = _NOT_YET
        self.plan_steps = 0
        self.plan(0, 0, blue, green, red)

    def plan(self, item: i64, worth: i64, blue: i64, green: i64, red: i64) -> None:
        """Try the colours of one item, the best first, and go on; keep the best plan."""
        if worth + self.item_rest[item] <= self.plan_worth:
            return
        if item == self.items:
            self.plan_worth = worth
            n: i64 = 0
            while n < item:
                self.planned[n] = self.trying[n]
                n += 1
            return
        self.plan_steps += 1
        ring: i64 = self.item_rings[item]
        worths = self.item_worths
        tried: i64 = 0
        while tried != 15:
            best: i64 = 3
            most: i64 = _NOT_YET
            colour: i64 = 0
            while colour < 4:
                if not (tried >> colour) & 1 and worths[4 * item + colour] > most:
                    best = colour
                    most = worths[4 * item + colour]
                colour += 1
            tried |= ONE << best
            if most == _NOWHERE or (self.plan_steps > _PLAN_STEPS and self.plan_worth != _NOT_YET):
                return
            self.trying[item] = best
            if best == 3:
                self.plan(item + 1, worth + most, blue, green, red)
            elif best == 0:
                if ring & (green | red) == 0:
                    self.plan(item + 1, worth + most, blue | ring, green, red)
            elif best == 1:
                if ring & (blue | red) == 0:
                    self.plan(item + 1, worth + most, blue, green | ring, red)
            elif ring & (blue | green) == 0:
                self.plan(item + 1, worth + most, blue, green, red | ring)

    def tabulate(self, place: i64, n: i64, at: i64, planned: i64) -> i64:
        """The table of a landmark: what 1 to 5 squares more bring, by colour. Returns its promise now."""
        cells = self.table.cells
        kind: i64 = self.kinds[n]
        left: i64 = self.left[place]
        done: i64 = self.rings[n] ^ left
        squares: i64 = size_of(left)
        half: i64 = self.half[kind]
        more: i64 = self.full[kind] - half
        one: i64 = self.match[planned * _MOST_AROUND + squares] if planned < ANY else 0
        promise: i64 = (half + more * one // 1000) * self.chance[squares] // 10000
        entry: i64 = place * 3 * _SIZES
        most: i64 = squares if squares < _SIZES else _SIZES - 1
        colour: i64 = 0
        while colour < ANY:
            pure = done & ~cells[at + PAINTED + colour] == 0
            share: i64 = 0
            if pure:
                share = 100 if colour == planned else 100 - self.w[CLASH]
            size: i64 = 1
            while size <= most:
                to_come: i64 = squares - size
                worth: i64
                if to_come == 0:
                    worth = self.triggered(kind, pure)
                else:
                    one = self.match[colour * _MOST_AROUND + to_come] * share // 100
                    worth = (half + more * one // 1000) * self.chance[to_come] // 10000
                self.table_of[entry + size] = worth - promise
                size += 1
            entry += _SIZES
            colour += 1
        return promise

    def triggered(self, kind: i64, one: bool) -> i64:
        """What a landmark brings that has just been surrounded."""
        worth: i64 = self.economy
        if kind == VOLCANO:
            return worth + self.mine + (self.eruption if one else self.half_eruption)
        return worth + (self.full[kind] if one else self.half[kind])

    def gain(self, island: i64, squares: i64, size: i64, colour: i64) -> i64:
        """What painting some squares of a surveyed island brings, besides beginning it."""
        gained: i64 = self.unpainted * size
        first: i64 = island * _LANDMARKS
        place: i64 = first
        end: i64 = first + self.counts[island]
        left = self.left
        while place < end:
            hit: i64 = left[place] & squares
            if hit:
                gained += self.table_of[(place * 3 + colour) * _SIZES + size_of(hit)]
            place += 1
        place = first
        end = first + self.outline_counts[island]
        while place < end:
            outline: i64 = self.outlines[place]
            if outline & squares:
                gained -= self.promises[place]
                if outline == squares:
                    if self.outline_colours[place] == colour:
                        gained += 100 * OUTLINE_POINTS + self.ten
                    else:
                        gained += 50 * OUTLINE_POINTS + self.five
            place += 1
        return gained

    def begin(self, island: i64) -> i64:
        """What beginning an island brings: its promises, less volcanoes and attention for the others; 0 if begun."""
        table = self.table
        if table.painted(self.seat, island):
            return 0
        if not self.surveyed[island]:
            self.survey(island)
        if table.cells[self.at + ISLANDS_BEGUN] == 0:
            return self.worths[island]
        cost: i64 = self.mine * self.atlas.volcanoes[table.chart(self.seat, island)]
        other: i64 = 0
        while other < ISLANDS:
            if table.painted(self.seat, other):
                cost += self.w[LOAD] * size_of(table.free(self.seat, other)) // (self.rounds + 1)
            other += 1
        return self.worths[island] - cost

    # -- placements

    def search_island(self, island: i64, shape: i64, colour: i64, square: i64, first_half: bool, barred: i64) -> i64:
        """The most that a shape brings on an island (beginning it not counted), at one square or any; noted where.

        Squares barred are taken already, and one may paint beside them.
        """
        table = self.table
        touch: i64 = self.known[island * 6 + 5]
        if touch == 0:
            return _NOWHERE
        if not self.surveyed[island]:
            self.survey(island)
        free: i64 = table.free(self.seat, island)
        if barred:
            free &= ~barred
            touch |= beside(barred)
        best: i64 = _NOWHERE
        turn: i64 = 0
        while turn < TURNS[shape]:
            left: i64 = places(free, touch, shape, turn)
            if square != NONE:
                left &= ONE << square
            while left:
                at: i64 = lowest(left)
                left &= left - 1
                squares: i64 = squares_of(shape, turn, at)
                gained: i64 = self.gain(island, squares, shape, colour)
                if gained > best:
                    if not first_half or another_domino(table, self.seat, island, squares, colour):
                        best = gained
                        self.square = at
                        self.turn = turn
            turn += 1
        return best

    def best_on(self, island: i64, shape: i64, colour: i64) -> i64:
        """The same from memory, if it is there."""
        memo: i64 = (island * _SIZES + shape) * 3 + colour
        if self.best[memo] == _NOT_YET:
            self.best[memo] = self.search_island(island, shape, colour, NONE, False, 0)
            self.best_square[memo] = self.square
            self.best_turn[memo] = self.turn
        return self.best[memo]

    def best_place(self, shape: i64, colour: i64) -> i64:
        """The most that a shape brings anywhere; where, is noted."""
        best: i64 = _NOWHERE
        found: i64 = NONE
        island: i64 = 0
        while island < ISLANDS:
            worth: i64 = self.best_on(island, shape, colour)
            if worth != _NOWHERE:
                worth += self.begin(island)
                if worth > best:
                    best = worth
                    found = island
            island += 1
        if found != NONE:
            memo: i64 = (found * _SIZES + shape) * 3 + colour
            self.island = found
            self.square = self.best_square[memo]
            self.turn = self.best_turn[memo]
        return best

    def first_domino(self, colour: i64) -> i64:
        """The best first half of card 2 after which another can follow; where, is noted."""
        best: i64 = self.best_place(DOMINO, colour)
        if best == _NOWHERE:
            return best
        squares: i64 = squares_of(DOMINO, self.turn, self.square)
        if another_domino(self.table, self.seat, self.island, squares, colour):
            return best
        best = _NOWHERE
        found: i64 = NONE
        found_square: i64 = NONE
        found_turn: i64 = 0
        island: i64 = 0
        while island < ISLANDS:
            worth: i64 = self.search_island(island, DOMINO, colour, NONE, True, 0)
            if worth != _NOWHERE:
                worth += self.begin(island)
                if worth > best:
                    best = worth
                    found = island
                    found_square = self.square
                    found_turn = self.turn
            island += 1
        self.island = found
        self.square = found_square
        self.turn = found_turn
        return best

    def best_card(self, shape: i64, colour: i64) -> i64:
        """The most that the shape of a card brings; of card 2 both halves."""
        if shape != DOMINO:
            return self.best_place(shape, colour)
        first: i64 = self.first_domino(colour)
        if first == _NOWHERE:
            return first
        taken: i64 = self.island
        squares: i64 = squares_of(DOMINO, self.turn, self.square)
        second: i64 = self.search_island(taken, DOMINO, colour, NONE, False, squares)
        island: i64 = 0
        while island < ISLANDS:
            if island != taken and self.table.painted(self.seat, island):
                worth: i64 = self.best_on(island, DOMINO, colour)
                if worth > second:
                    second = worth
            island += 1
        if second > 0:
            first += second * self.w[SECOND_DOMINO] // 100
        return first

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

    def list_forms(self, island: i64, size: i64, pending: i64) -> i64:
        """Note in `listed` all connected squares that may be painted on an island; part of them may be given."""
        touch: i64 = pending if pending else self.known[island * 6 + 5]
        free: i64 = self.table.free(self.seat, island)
        count: i64 = 0
        form: i64 = _FORMS_FROM[size] if touch else _FORMS_FROM[size + 1]
        while form < _FORMS_FROM[size + 1]:
            left: i64 = free
            while left:
                square: i64 = lowest(left)
                left &= left - 1
                if _FORMS[form] > _MAP >> square:
                    break
                squares: i64 = _FORMS[form] << square
                if squares & ~free == 0 and squares & touch and pending & ~squares == 0:
                    self.listed[count] = squares
                    count += 1
            form += 1
        return count

    def search_forms(self, island: i64, size: i64, pending: i64) -> i64:
        """The most that any connected squares bring on an island (beginning it not counted); which, is noted."""
        count: i64 = self.list_forms(island, size, pending)
        if count == 0:
            return _NOWHERE
        if not self.surveyed[island]:
            self.survey(island)
        best: i64 = _NOWHERE
        n: i64 = 0
        while n < count:
            gained: i64 = self.gain(island, self.listed[n], size, self.season)
            if gained > best:
                best = gained
                self.form = self.listed[n]
            n += 1
        return best

    def best_form(self, size: i64, nth: i64, only: i64, pending: i64) -> i64:
        """The most that any connected squares bring on the nth island, or one; which, is noted."""
        best: i64 = _NOWHERE
        form: i64 = 0
        island: i64 = 0
        while island < ISLANDS:
            if island == only or (only == NONE and nth_island(self.table, self.seat, island, nth)):
                memo: i64 = island * _SIZES + size
                worth: i64
                if pending:
                    worth = self.search_forms(island, size, pending)
                else:
                    if self.best_forms[memo] == _NOT_YET:
                        self.best_forms[memo] = self.search_forms(island, size, 0)
                        self.best_squares[memo] = self.form
                    worth = self.best_forms[memo]
                    self.form = self.best_squares[memo]
                if worth != _NOWHERE:
                    worth += self.begin(island)
                    if worth > best:
                        best = worth
                        form = self.form
                        self.island = island
            island += 1
        self.form = form
        return best

    # -- answers

    def choose(self, table: Islands, options: i64) -> i64:
        """One of the options, two at least."""
        frame: i64 = table.frame
        self.options = options
        self.table = table
        option: i64
        if frame == steps.AUCTIONIS or frame == steps.ECONOMICUS:
            return highest(options)
        if frame == steps.VICTIM:
            option = self.victim()
        elif frame == steps.TOKEN:
            option = self.token()
        elif frame == steps.AFTER:
            option = self.after()
        else:
            self.look(table)
            if frame == steps.PAINT:
                option = self.paint()
            elif frame == steps.BID:
                option = self.bid()
            elif frame == steps.COAL_PITS:
                option = self.coal()
            elif frame == steps.RESEARCH:
                self.passing()
                option = self.option
            elif frame == steps.EXPANCING:
                option = self.expancing()
            elif frame == steps.RE_COLOR:
                option = self.re_color()
            elif frame == steps.RE_ROLL:
                option = self.re_roll_rival() if table.stage == RIVAL_DICE else self.re_roll()
            elif frame == steps.TRANSFORMING:
                option = self.transforming()
            elif frame == steps.TIMENAUTICS:
                option = self.timenautics()
            else:
                option = self.keep()
        if (options >> option) & 1:
            return option
        return lowest(options)

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
            sheet: i64 = self.table.cells[self.at + DEALT + place] - 1
            self.consider(place + 1, -self.promise(2 * sheet) - self.promise(2 * sheet + 1))
            place += 1
        return self.option

    def promise(self, chart: i64) -> i64:
        """What an island promises before it is begun."""
        charts = self.table.atlas
        total: i64 = -self.unpainted * size_of(charts.land[chart])
        outline: i64 = charts.first_outline[chart]
        while outline < charts.first_outline[chart + 1]:
            total += self.outline[charts.outline_colour[outline]]
            outline += 1
        landmark: i64 = charts.first_landmark[chart]
        while landmark < charts.first_landmark[chart + 1]:
            total += self.full[charts.kind[landmark]] * self.chance[size_of(charts.ring[landmark])] // 10000
            landmark += 1
        return total

    def victim(self) -> i64:
        """Of the richest, the one with the most points."""
        self.compare(_NOT_YET)
        seat: i64 = 0
        while seat < self.table.players:
            self.consider(seat + 1, score(self.table, seat))
            seat += 1
        return self.option

    def token(self) -> i64:
        """The leader's token, the better one; two options a seat, the better side first."""
        self.compare(_NOT_YET)
        seat: i64 = 0
        while seat < self.table.players:
            self.consider(2 * seat + 1, 2 * score(self.table, seat) + 1)
            self.consider(2 * seat + 2, 2 * score(self.table, seat))
            seat += 1
        return self.option

    def after(self) -> i64:
        """The smaller volcano first, while one is poor; the grove first that leaves the colour to the die."""
        table = self.table
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
        table = self.table
        optional = self.options & 1 != 0
        if table.shape == ANY_FORM:
            return self.paint_form()
        if table.shape != ANY_SHAPE and table.colour < ANY:
            return self.place(optional)
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

    def place(self, optional: bool) -> i64:
        """Island, square or turn of the best placement."""
        table = self.table
        first_half = table.flags & steps.FIRST_HALF != 0
        best: i64 = 0
        if first_half:
            best = self.first_domino(table.colour)
        else:
            best = self.best_place(table.shape, table.colour)
        if table.island == NONE:
            return STOP if optional and best <= 0 else self.island + 1
        if self.island != table.island or (table.square != NONE and self.square != table.square):
            self.search_island(table.island, table.shape, table.colour, table.square, first_half, 0)
        return self.square + 1 if table.square == NONE else self.turn + 1

    def paint_form(self) -> i64:
        """The next square of the best form."""
        table = self.table
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
        table = self.table
        worth: i64 = 0
        if card == 1:
            worth = self.painting(ANY_SHAPE, RANDOM)
        elif card == 6:
            worth = self.painting(ANY_SHAPE, ANY)
        else:
            worth = self.painting(card, self.season)
        pits: i64 = table.tokens(self.seat, events.COAL_ANY) + table.tokens(self.seat, events.COAL_SEASON)
        if pits:
            worth += pits * self.w[COAL_USED] * self.painting(SINGLE, self.season) // 100
        return worth

    def passing(self) -> i64:
        """What the pass card brings; or research, if that is better, which is noted as the option."""
        self.compare(self.painting(SINGLE, self.season) + self.earned(income(self.table, self.seat)))
        if self.table.solo():
            offered: i64 = self.options
            self.options = science.researchable(self.table) << 1
            technology: i64 = 0
            while technology < _TECHNOLOGIES:
                if (self.options >> (technology + 1)) & 1:
                    self.consider(technology + 1, self.next_level(technology))
                technology += 1
            self.options = offered
        return self.most

    def bid(self) -> i64:
        """The least that counts, as long as winning is better than passing, or than leaving the card to a rival."""
        table = self.table
        if table.amount:
            return lowest(self.options)
        surplus: i64 = self.card(table.card) - self.passing()
        least: i64 = minimum(table)
        if table.solo():
            return self.bid_against_dice(surplus, least)
        surplus -= self.price(least)
        if surplus <= 0:
            surplus += self.rivals_surplus(least + 1) * self.w[DENY] // (100 * (table.players - 1))
        return 1 if surplus > 0 else STOP

    def rivals_surplus(self, price: i64) -> i64:
        """What the card would bring, at a price, to the rival who wants it most."""
        table = self.table
        most: i64 = 0
        rival: i64 = 0
        while rival < table.players:
            if rival != self.seat and (table.bidding >> rival) & 1 and table.coins(rival) >= price:
                other = self.others[rival]
                other.look(table)
                surplus: i64 = other.card(table.card) - other.price(price) - other.passing()
                if surplus > most:
                    most = surplus
            rival += 1
        return most

    def bid_against_dice(self, surplus: i64, least: i64) -> i64:
        """The bid that promises most, over all throws of Carrambah's dice."""
        bonus: i64 = RIVALS_BONUS if self.table.card == 2 or self.table.card == 6 else 0
        self.compare(0)
        bid: i64 = least
        while bid <= self.coins and bid <= science.WINNING_BID:
            won: i64 = throws_won(bid, bonus)
            self.consider(bid - least + 1, won * (surplus + self.winning(bid)) + (36 - won) * self.losing(bid))
            bid += 1
        return self.option

    def winning(self, bid: i64) -> i64:
        """What a winning bid costs a lone player, with what technologies pay for it."""
        table = self.table
        coins: i64 = -bid
        auctionis: i64 = table.level(AUCTIONIS_TECH)
        if auctionis >= 1 and bid <= 6:
            coins += science.AUCTIONIS_GAINS[1]
        elif auctionis >= 2 and bid >= 7 and bid <= 9:
            coins += science.AUCTIONIS_GAINS[2]
        if table.level(RE_COLOR_TECH) == LEVELS:
            coins += self.w[CHANGED]
        if table.level(TRANSFORMING_TECH) == LEVELS:
            coins += self.w[CHANGED]
        worth: i64 = self.earned(coins)
        if table.level(TIMENAUTICS_TECH) == LEVELS and bid == science.WINNING_BID:
            worth += self.w[ROUND_WORTH]
        return worth

    def losing(self, bid: i64) -> i64:
        """What Auctionis pays for a bid that loses."""
        paid = bid >= 9 and self.table.level(AUCTIONIS_TECH) == LEVELS
        return self.earned(science.AUCTIONIS_GAINS[3]) if paid else 0

    # -- science

    def next_level(self, technology: i64) -> i64:
        """What the next level of a technology brings. Expancing is used at once, or lost."""
        known: i64 = self.table.level(technology)
        worth: i64 = self.rounds * self.w[TECHNOLOGY + LEVELS * technology + known] * self.coin // 100
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
        self.consider(science.FIVE, self.form_worth(5, self.table.stage))
        if self.option == STOP:
            self.consider(science.THREE, self.form_worth(3, self.table.stage))
        return self.option

    def below(self, field: i64) -> i64:
        """A field of the frame that waits below the top one."""
        table = self.table
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
        if self.table.stage == AUCTION_DIE:
            now = self.auction(self.table.card)
            card: i64 = 1
            while card <= 6:
                mean += self.auction(card)
                card += 1
            mean = mean // 6
        elif self.table.stage == COLOUR_DIE:
            now = self.painting(self.below(_SHAPE), die_colour(self.table.colour_die))
            mean = self.painting(self.below(_SHAPE), RANDOM)
        self.compare(now)
        self.consider(science.RE_ROLL_FIRST, mean - self.price(science.RE_ROLL_PRICE))
        self.consider(science.RE_ROLL_FIRST_SIX, mean + self.earned(science.RE_ROLL_GAIN))
        return self.option

    def auction(self, card: i64) -> i64:
        """What an auction promises a lone player beyond a pass."""
        surplus: i64 = self.card(card) - self.price(self.w[EXPECTED_PRICE]) - self.passing()
        return surplus if surplus > 0 else 0

    def re_roll_rival(self) -> i64:
        """Which of Carrambah's dice to roll again, if any, by the chance to win then."""
        table = self.table
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
        worth: i64 = self.w[ROUND_WORTH]
        self.compare(0)
        self.consider(1, self.earned(science.TIMENAUTICS_GAINS[1]) - worth if self.rounds > 1 else 0)
        self.consider(2, self.earned(science.TIMENAUTICS_GAINS[2]) - 2 * worth if self.rounds > 2 else 0)
        self.consider(3, worth)
        return self.option


@final
class Players:
    """The fast player in every seat. Keeps what was worked out from one question to the next."""

    def __init__(self, table: Islands) -> None:
        self.seats: Final[list[Surveyor]] = [
            Surveyor(ALONE if table.players == 1 else SEVERAL, table, seat) for seat in range(int(table.players))
        ]
        for surveyor in self.seats:
            surveyor.others = self.seats

    def choose(self, table: Islands, seat: i64) -> i64:
        """What the seat answers."""
        options: i64 = table.mask(seat)
        if options & (options - 1) == 0:
            return lowest(options)
        return self.seats[seat].choose(table, options)

    def finish(self, table: Islands) -> None:
        """Play on to the end, or until nothing is left to paint: then no score can change any more."""
        while not table.over:
            if table.frame == steps.ROUND and all_painted(table):
                return
            seat: i64 = table.actor()
            table.apply(self.choose(table, seat))


def all_painted(table: Islands) -> bool:
    """Whether no seat has a free square on any island."""
    seat: i64 = 0
    while seat < table.players:
        island: i64 = 0
        while island < ISLANDS:
            if table.free(seat, island):
                return False
            island += 1
        seat += 1
    return True
