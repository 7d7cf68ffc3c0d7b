"""Painting: where it is legal, the questions on the way, and what one painting action does to an island."""

from typing import Final, Literal, get_args

from mypy_extensions import i64

from senbazuru.islands.engine import events
from senbazuru.islands.engine.atlas import LIGHTHOUSE
from senbazuru.islands.engine.shapes import (
    DOMINO,
    FIRST_SHAPE,
    LAST_SHAPE,
    SINGLE,
    TURNS,
    anywhere,
    beside,
    form_of,
    places,
    reach,
    squares_of,
)
from senbazuru.islands.engine.steps import (
    AFTER,
    AUCTIONED,
    FIRST_HALF,
    HALF_SAID,
    OPTIONAL,
    PAINT,
    RE_COLOR,
    RE_ROLL,
    SECOND_HALF,
    STOP,
    STOP_BIT,
    Step,
)
from senbazuru.islands.engine.table import (
    ANY,
    ANY_ACCESS,
    COLOUR_DIE,
    FILLED,
    ISLANDS,
    ISLANDS_BEGUN,
    MAP,
    MAPS,
    NONE,
    ORDER,
    PAINTED,
    RANDOM,
    RE_COLOR_TECH,
    RE_ROLL_TECH,
    REGULAR_ACCESS,
    ROLLED,
    SEAT,
    Table,
)
from senbazuru.kernel.bits import ONE, lowest, size_of

ANY_SHAPE: Final = 0
ANY_FORM: Final = 6
"""Besides the shapes 1 to 5: one of the shapes of cards 2 to 5, and any connected squares."""

PASS_CARD: Final = 0
COAL_PIT: Final = 7
A_GROVE: Final = 8
EXPANCING_FORM: Final = 9
"""What lets a player paint; 1 to 6 are the development cards."""

Source = Literal[
    "pass-card", "development-1", "development-2", "development-3", "development-4", "development-5", "development-6",
    "coal-pit", "grove", "expancing",
]  # fmt: skip
SOURCES: Final[tuple[Source, ...]] = get_args(Source)


def die_colour(die: i64) -> i64:
    """1 and 2 are blue, 3 and 4 green, 5 and 6 red."""
    return (die - 1) >> 1


# -- where it is legal


def another_domino(table: Table, seat: i64, island: i64, squares: i64, colour: i64) -> bool:
    """Whether, with these squares painted, a second domino could follow; what a grove may paint does not count."""
    cells = table.cells
    atlas = table.atlas
    painted: i64 = table.painted(seat, island)
    after: i64 = painted | squares
    chart: i64 = table.chart(seat, island)
    if anywhere(atlas.land[chart] & ~after, beside(after), DOMINO):
        return True
    any_access: i64 = cells[seat * SEAT + ANY_ACCESS]
    regular_access: i64 = cells[seat * SEAT + REGULAR_ACCESS]
    if painted == 0 and cells[seat * SEAT + ISLANDS_BEGUN]:
        if table.spends_regular(chart, squares, regular_access):
            regular_access -= 1
        else:
            any_access -= 1
    landmark: i64 = atlas.first_landmark[chart]
    while landmark < atlas.first_landmark[chart + 1]:
        ring: i64 = atlas.ring[landmark]
        if atlas.kind[landmark] == LIGHTHOUSE and ring & squares and ring & ~after == 0:
            same: i64 = cells[table.map_at(seat, island) + PAINTED + colour] | squares
            if ring & ~same == 0:
                any_access += 1
            else:
                regular_access += 1
        landmark += 1
    other: i64 = 0
    while other < ISLANDS:
        if other != island:
            paint_there: i64 = table.painted(seat, other)
            touch: i64 = beside(paint_there)
            if paint_there == 0:
                touch = table.shore(table.chart(seat, other), any_access, regular_access)
            if touch and anywhere(table.free(seat, other), touch, DOMINO):
                return True
        other += 1
    return False


def legal(table: Table, seat: i64, island: i64, shape: i64, turn: i64, colour: i64, first_half: bool) -> i64:
    """The first squares at which a turned shape may be painted on an island."""
    touch: i64 = table.touch(seat, island)
    if touch == 0:
        return 0
    found: i64 = places(table.free(seat, island), touch, shape, turn)
    if first_half:
        left: i64 = found
        while left:
            square: i64 = lowest(left)
            left &= left - 1
            if not another_domino(table, seat, island, squares_of(shape, turn, square), colour):
                found &= ~(ONE << square)
    return found


def fits(table: Table, seat: i64, island: i64, shape: i64, colour: i64, first_half: bool) -> bool:
    """Whether a shape may be painted somewhere on an island."""
    turn: i64 = 0
    while turn < TURNS[shape]:
        if legal(table, seat, island, shape, turn, colour, first_half):
            return True
        turn += 1
    return False


def possible(table: Table, seat: i64, shape: i64, colour: i64) -> bool:
    """Whether a shape (of card 2: both its halves) may be painted in a colour, or in some colour, on some island."""
    if colour >= ANY and shape == DOMINO:
        return possible(table, seat, shape, 0) or possible(table, seat, shape, 1) or possible(table, seat, shape, 2)
    island: i64 = 0
    while island < ISLANDS:
        if fits(table, seat, island, shape, colour, shape == DOMINO):
            return True
        island += 1
    return False


def shapes_possible(table: Table, seat: i64, colour: i64) -> i64:
    """The shapes of cards 2 to 5 that may be painted."""
    found: i64 = 0
    shape: i64 = FIRST_SHAPE
    while shape <= LAST_SHAPE:
        if possible(table, seat, shape, colour):
            found |= ONE << shape
        shape += 1
    return found


def starts(table: Table, seat: i64, island: i64, squares: i64) -> i64:
    """Where a form of so many squares may begin: squares that touch, with room enough to go on."""
    free: i64 = table.free(seat, island)
    left: i64 = table.touch(seat, island) & free
    found: i64 = 0
    while left:
        bit: i64 = left & -left
        left ^= bit
        if reach(free, bit, squares) == squares:
            found |= bit
    return found


def form_islands(table: Table, seat: i64, nth: i64, squares: i64) -> i64:
    """The islands on which a form of so many squares may be painted on one's nth island, as a mask."""
    found: i64 = 0
    island: i64 = 0
    while island < ISLANDS:
        if nth_island(table, seat, island, nth) and starts(table, seat, island, squares):
            found |= ONE << island
        island += 1
    return found


def nth_island(table: Table, seat: i64, island: i64, nth: i64) -> bool:
    """Whether an island is the nth begun, or could be begun as the nth."""
    cells = table.cells
    order: i64 = cells[table.map_at(seat, island) + ORDER]
    return order == nth or (order == 0 and cells[seat * SEAT + ISLANDS_BEGUN] == nth - 1)


# -- the questions


def begin_painting(table: Table, seat: i64, source: i64, shape: i64, colour: i64, flags: i64) -> None:
    """A painting action is to be done. Its questions follow: shape, colour, island, square, turn."""
    table.push(PAINT, seat)
    table.source = source
    table.shape = shape
    table.colour = colour
    table.flags = flags | FIRST_HALF if shape == DOMINO else flags


def islands_possible(table: Table, seat: i64) -> i64:
    """The islands on which the painting on top may be done, as a mask."""
    if table.shape == ANY_FORM:
        # `stage` says which island it must be, in order of beginning; `amount` how many squares
        return form_islands(table, seat, table.stage, table.amount)
    found: i64 = 0
    island: i64 = 0
    while island < ISLANDS:
        if fits(table, seat, island, table.shape, table.colour, table.flags & FIRST_HALF != 0):
            found |= ONE << island
        island += 1
    return found


class Paint(Step):
    """One painting action. What is not yet known is asked, in the order of the fields."""

    def __init__(self) -> None:
        super().__init__(PAINT, "paint")

    def proceed(self, table: Table) -> bool:
        seat: i64 = table.seat
        if table.flags & HALF_SAID:
            return True
        if table.colour == ROLLED:
            table.colour = die_colour(table.colour_die)
            table.flags |= OPTIONAL
        if table.flags & AUCTIONED and table.colour != RANDOM:
            table.flags &= ~AUCTIONED
            if table.ready(RE_COLOR_TECH):
                table.push(RE_COLOR, seat)
                return False
        if table.shape == ANY_SHAPE:
            if shapes_possible(table, seat, table.colour):
                return True
            return self.lapse(table)
        if table.colour == RANDOM:
            if not possible(table, seat, table.shape, RANDOM):
                return self.lapse(table)
            roll_colour(table)
            return False
        if table.colour == ANY:
            if possible(table, seat, table.shape, ANY):
                return True
            return self.lapse(table)
        if islands_possible(table, seat):
            return True
        return self.lapse(table)

    def lapse(self, table: Table) -> bool:
        """There is no legal place. A lone player may still be paid for changing the colour."""
        if table.flags & AUCTIONED:
            table.flags &= ~AUCTIONED
            if table.ready(RE_COLOR_TECH):
                table.push(RE_COLOR, table.seat)
                return False
        if table.source != PASS_CARD:
            table.tell(events.LAPSED, table.seat, NONE, table.source, NONE, 0)
        table.pop()
        return False

    def options(self, table: Table, seat: i64) -> i64:
        stop: i64 = STOP_BIT if table.flags & OPTIONAL else 0
        if table.flags & AUCTIONED and table.ready(RE_COLOR_TECH):
            # giving up now would give up the coins for a new colour too: that can wait until after the roll
            stop = 0
        if table.shape == ANY_SHAPE:
            return shapes_possible(table, seat, table.colour) | stop
        found: i64 = 0
        if table.colour == ANY:
            colour: i64 = 0
            while colour < ANY:
                if possible(table, seat, table.shape, colour):
                    found |= ONE << (colour + 1)
                colour += 1
            return found | stop
        island: i64 = table.island
        if island == NONE:
            return (islands_possible(table, seat) << 1) | stop
        if table.shape == ANY_FORM:
            if table.pending == 0:
                return starts(table, seat, island, table.amount) << 1
            return (beside(table.pending) & table.free(seat, island) & ~table.pending) << 1
        first_half = table.flags & FIRST_HALF != 0
        turn: i64 = 0
        while turn < TURNS[table.shape]:
            at: i64 = legal(table, seat, island, table.shape, turn, table.colour, first_half)
            if table.square == NONE:
                found |= at << 1
            elif (at >> table.square) & 1:
                found |= ONE << (turn + 1)
            turn += 1
        return found

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        if option == STOP:
            table.tell(events.GAVE_UP, seat, NONE, table.source, NONE, 0)
            table.pop()
        elif table.shape == ANY_SHAPE:
            table.shape = option
            if option == DOMINO:
                table.flags |= FIRST_HALF
            table.flags &= ~OPTIONAL
            if table.colour == RANDOM:
                table.tell(events.SHAPE_CHOSEN, seat, NONE, option, NONE, 0)
                roll_colour(table)
            else:
                table.flags |= HALF_SAID
        elif table.colour == ANY:
            table.colour = option - 1
            table.flags = (table.flags & ~OPTIONAL) | HALF_SAID
        elif table.island == NONE:
            table.island = option - 1
            table.flags = (table.flags & ~OPTIONAL) | HALF_SAID
        elif table.shape == ANY_FORM:
            table.pending |= ONE << (option - 1)
            if size_of(table.pending) == table.amount:
                paint(table, table.pending)
        elif table.square == NONE:
            table.square = option - 1
            if table.shape == SINGLE:
                paint(table, ONE << table.square)
        else:
            paint(table, squares_of(table.shape, option - 1, table.square))


def roll_colour(table: Table) -> None:
    """The colour die tells. A lone player may be able to roll it again."""
    table.colour_rolls += 1
    table.colour_die = table.die(COLOUR_DIE, table.colour_rolls)
    table.colour = ROLLED
    table.tell(events.COLOUR_ROLLED, table.seat, NONE, table.colour_die, die_colour(table.colour_die), 0)
    if table.ready(RE_ROLL_TECH):
        table.push(RE_ROLL, table.seat)
        table.stage = COLOUR_DIE


# -- what a painting action does


def paint(table: Table, squares: i64) -> None:
    """Paint squares of the frame's island in its colour, and open what follows from it."""
    seat: i64 = table.seat
    island: i64 = table.island
    colour: i64 = table.colour
    atlas = table.atlas
    cells = table.cells
    at: i64 = seat * SEAT + MAPS + island * MAP
    chart: i64 = cells[at]
    before: i64 = table.painted(seat, island)
    after: i64 = before | squares
    cells[at + PAINTED + colour] |= squares
    if table.listening:
        place: i64 = island | (colour << 2) | (lowest(squares) << 4)
        table.tell(events.PAINTED, seat, NONE, place, form_of(squares), 0)
    if before == 0:
        begin_island(table, seat, island, chart, squares)
    table.squares_painted += size_of(squares)
    coins: i64 = fill_outline(table, seat, island, chart, squares, colour)
    surrounded: i64 = 0
    first: i64 = atlas.first_landmark[chart]
    landmark: i64 = first
    while landmark < atlas.first_landmark[chart + 1]:
        ring: i64 = atlas.ring[landmark]
        if ring & squares and ring & ~after == 0:
            surrounded |= ONE << (landmark - first)
            one: i64 = 1 if table.one_colour(seat, island, ring) else 0
            table.tell(events.SURROUNDED, seat, NONE, island | ((landmark - first) << 2), one, 0)
            table.landmark_done = 1
        landmark += 1
    if table.flags & FIRST_HALF:
        table.flags = SECOND_HALF
        table.island = NONE
        table.square = NONE
    else:
        table.pop()
    if surrounded or coins:
        table.push(AFTER, seat)
        table.island = island
        table.pending = surrounded
        table.amount = coins


def begin_island(table: Table, seat: i64, island: i64, chart: i64, squares: i64) -> None:
    """The first painting on an island: it spends access, unless it is the first of all, and its volcanoes wake."""
    cells = table.cells
    at: i64 = seat * SEAT
    if cells[at + ISLANDS_BEGUN]:
        if table.spends_regular(chart, squares, cells[at + REGULAR_ACCESS]):
            cells[at + REGULAR_ACCESS] -= 1
        else:
            cells[at + ANY_ACCESS] -= 1
    cells[at + ISLANDS_BEGUN] += 1
    cells[table.map_at(seat, island) + ORDER] = cells[at + ISLANDS_BEGUN]
    table.tell(events.BEGUN, seat, NONE, island, cells[at + ISLANDS_BEGUN], 0)
    volcanoes: i64 = table.atlas.volcanoes[chart]
    while volcanoes > 0:
        table.gain_token(seat, events.VOLCANO_TOKEN)
        volcanoes -= 1


def fill_outline(table: Table, seat: i64, island: i64, chart: i64, squares: i64, colour: i64) -> i64:
    """The coins for an outline of which exactly the squares were painted: 10 in its colour, 5 in another."""
    atlas = table.atlas
    first: i64 = atlas.first_outline[chart]
    outline: i64 = first
    while outline < atlas.first_outline[chart + 1]:
        if atlas.outline[outline] == squares:
            same: i64 = 1 if atlas.outline_colour[outline] == colour else 0
            table.cells[table.map_at(seat, island) + FILLED] |= (1 + same) << (2 * (outline - first))
            table.tell(events.OUTLINE, seat, NONE, island | ((outline - first) << 2), same, 0)
            return 5 + 5 * same
        outline += 1
    return 0
