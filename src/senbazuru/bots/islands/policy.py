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

from senbazuru.bots.islands.values import FORM_MASKS, FORMS_FROM, MOST_AROUND, NOT_YET, WHOLE_MAP, Valuer
from senbazuru.bots.islands.weights import (
    ALONE,
    CLASH,
    LOAD,
    OTHER_COLOUR,
    SECOND_DOMINO,
    SEVERAL,
    WEIGHTS,
    Weights,
)
from senbazuru.islands.engine import science, steps
from senbazuru.islands.engine.atlas import VOLCANO, Atlas
from senbazuru.islands.engine.game import Islands
from senbazuru.islands.engine.landmarks import ERUPTION, payers
from senbazuru.islands.engine.painting import another_domino, nth_island
from senbazuru.islands.engine.scoring import OUTLINE_POINTS
from senbazuru.islands.engine.shapes import (
    DOMINO,
    FORMS,
    STRIDE,
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
    ROUNDS,
)
from senbazuru.kernel.bits import ONE, lowest, size_of

_NOWHERE: Final = -50000000
"""The worth of what has no place."""
_LANDMARKS: Final = 16
"""More than any island has."""
_SIZES: Final = 6
"""A painting has up to five squares."""
_PATIENCE: Final = 8
_PLAN_STEPS: Final = 60
"""Steps of patience; and how long a plan may take."""


@final
class Surveyor(Valuer):
    """Values a position by tables of its islands, which it keeps as long as they hold."""

    def __init__(self, weights: Weights, table: Islands, seat: i64) -> None:
        super().__init__(table, seat, weights.hurried[:])
        self.weights: Final = weights
        self.patience: i64 = NONE
        """In eighths."""
        self.others: list[Surveyor] = []
        """Those of all seats, by whom to judge what a rival would pay."""
        self.atlas: Atlas = table.atlas
        self.moment: i64 = NONE
        """The space of the season track that the weights are for."""
        self.access: i64 = 0
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
        self.best: Final[vec[i64]] = vec[i64]([NOT_YET] * (ISLANDS * _SIZES * 3))
        self.best_square: Final[vec[i64]] = vec[i64]([0] * (ISLANDS * _SIZES * 3))
        self.best_turn: Final[vec[i64]] = vec[i64]([0] * (ISLANDS * _SIZES * 3))
        self.listed: Final[vec[i64]] = vec[i64]([0] * (len(FORMS) * 7 * STRIDE))
        self.best_forms: Final[vec[i64]] = vec[i64]([NOT_YET] * (ISLANDS * _SIZES))
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

    # -- looking: what has changed since

    def look(self, table: Islands) -> None:
        """See a position; forget what was worked out for another one."""
        self.table = table
        stale = False
        if table.atlas is not self.atlas:
            self.atlas = table.atlas
            stale = True
        self.coins = table.coins(self.seat)
        patience: i64 = self.time_to_wait()
        if table.season != self.moment or patience != self.patience:
            if patience != self.patience:
                self.patience = patience
                self.mix()
            self.moment = table.season
            self.weigh()
            stale = True
        access: i64 = self.worth_of_access()
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
            self.weigh_access(access)
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
                    self.best[memo] = NOT_YET
                    memo += 1
                memo = island * _SIZES
                self.best_forms[memo + 3] = NOT_YET
                self.best_forms[memo + 5] = NOT_YET
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
            worths[4 * item + 1] = more * self.match[MOST_AROUND + squares] // 1000 if done & ~green == 0 else _NOWHERE
            worths[4 * item + 2] = (
                more * self.match[2 * MOST_AROUND + squares] // 1000 if done & ~red == 0 else _NOWHERE
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
        self.plan_worth = NOT_YET
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
            most: i64 = NOT_YET
            colour: i64 = 0
            while colour < 4:
                if not (tried >> colour) & 1 and worths[4 * item + colour] > most:
                    best = colour
                    most = worths[4 * item + colour]
                colour += 1
            tried |= ONE << best
            if most == _NOWHERE or (self.plan_steps > _PLAN_STEPS and self.plan_worth != NOT_YET):
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
        one: i64 = self.match[planned * MOST_AROUND + squares] if planned < ANY else 0
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
                    one = self.match[colour * MOST_AROUND + to_come] * share // 100
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
        if self.best[memo] == NOT_YET:
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

    def list_forms(self, island: i64, size: i64, pending: i64) -> i64:
        """Note in `listed` all connected squares that may be painted on an island; part of them may be given."""
        touch: i64 = pending if pending else self.known[island * 6 + 5]
        free: i64 = self.table.free(self.seat, island)
        count: i64 = 0
        form: i64 = FORMS_FROM[size] if touch else FORMS_FROM[size + 1]
        while form < FORMS_FROM[size + 1]:
            left: i64 = free
            while left:
                square: i64 = lowest(left)
                left &= left - 1
                if FORM_MASKS[form] > WHOLE_MAP >> square:
                    break
                squares: i64 = FORM_MASKS[form] << square
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
                    if self.best_forms[memo] == NOT_YET:
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

    def prepare(self) -> None:
        self.look(self.table)

    def rival(self, seat: i64) -> Valuer:
        other = self.others[seat]
        other.look(self.table)
        return other

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
        surveyor = self.seats[seat]
        surveyor.table = table
        return surveyor.answer(options)

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
