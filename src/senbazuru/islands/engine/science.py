"""The solo game's technologies: seven, three levels each, one level of each in a round."""

from typing import Final

from mypy_extensions import i64

from senbazuru.islands.engine import events
from senbazuru.islands.engine.atlas import GREEN
from senbazuru.islands.engine.painting import (
    ANY_FORM,
    ANY_SHAPE,
    EXPANCING_FORM,
    begin_painting,
    form_islands,
    roll_colour,
)
from senbazuru.islands.engine.round import DONE
from senbazuru.islands.engine.steps import (
    AUCTIONIS,
    ECONOMICUS,
    EXPANCING,
    HALF_SAID,
    RE_COLOR,
    RE_ROLL,
    RESEARCH,
    STOP,
    STOP_BIT,
    TIMENAUTICS,
    TRANSFORMING,
    Step,
)
from senbazuru.islands.engine.table import (
    AUCTION_DIE,
    AUCTIONIS_TECH,
    COLOUR_DIE,
    ECONOMICUS_TECH,
    EXPANCING_TECH,
    LEVELS,
    NONE,
    RE_COLOR_TECH,
    RE_ROLL_TECH,
    REROLL,
    RIVAL_DICE,
    SEASONS,
    SHAPE_DIE,
    TECHNOLOGIES,
    TIMENAUTICS_TECH,
    TRANSFORMING_TECH,
    Table,
)
from senbazuru.kernel.bits import ONE
from senbazuru.kernel.state import NOBODY

# what each level pays or costs, by level from 1
AUCTIONIS_GAINS: Final[bytes] = bytes([0, 5, 3, 7])
ECONOMICUS_GAINS: Final[bytes] = bytes([0, 3, 3, 5])
RE_COLOR_PRICES: Final[bytes] = bytes([0, 3, 5])
RE_COLOR_GAIN: Final = 5
RE_ROLL_PRICE: Final = 3
RE_ROLL_GAIN: Final = 7
TRANSFORMING_PRICES: Final[bytes] = bytes([0, 3, 7])
TRANSFORMING_GAIN: Final = 5
TIMENAUTICS_GAINS: Final[bytes] = bytes([0, 7, 17, 0])


def excluded_by(technology: i64) -> i64:
    """The technology that cannot be researched beside this one; Expancing has none such."""
    return ((technology - 1) ^ 1) + 1


def researchable(table: Table) -> i64:
    """The technologies with a level left to research, as a mask."""
    found: i64 = 0
    technology: i64 = 0
    while technology < len(TECHNOLOGIES):
        if table.level(technology) < LEVELS:
            if technology == EXPANCING_TECH or table.level(excluded_by(technology)) == 0:
                found |= ONE << technology
        technology += 1
    return found


class Technology(Step):
    """A question whether to use a technology. It is put only if some level of it can be used now."""

    def __init__(self, number: int, name: str, technology: i64) -> None:
        super().__init__(number, name)
        self.technology: Final[i64] = technology

    def chances(self, table: Table, known: i64) -> i64:
        """The options that levels up to `known` allow now, besides no."""
        raise NotImplementedError(self.name)

    def use(self, table: Table, option: i64) -> None:
        """Carry out an option; the frame is still on top."""
        raise NotImplementedError(self.name)

    def proceed(self, table: Table) -> bool:
        if self.options(table, table.seat) != STOP_BIT:
            return True
        table.pop()
        return False

    def options(self, table: Table, seat: i64) -> i64:
        if not table.ready(self.technology):
            return STOP_BIT
        return self.chances(table, table.level(self.technology)) | STOP_BIT

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        if option == STOP:
            table.pop()
        else:
            self.use(table, option)

    def spend(self, table: Table, level: i64) -> None:
        """A level is used: none of this technology again this round."""
        table.used |= ONE << self.technology
        table.tell(events.USED, table.seat, NONE, self.technology, level, 0)


class Auctionis(Technology):
    """After the result of the bidding. Option n is level n."""

    def __init__(self) -> None:
        super().__init__(AUCTIONIS, "auctionis", AUCTIONIS_TECH)

    def chances(self, table: Table, known: i64) -> i64:
        if table.winner != NOBODY:
            if table.bid <= 6:
                return ONE << 1
            if table.bid <= 9 and known >= 2:
                return ONE << 2
        elif table.bid >= 9 and known >= 3:
            return ONE << 3
        return 0

    def use(self, table: Table, option: i64) -> None:
        self.spend(table, option)
        table.earn(table.seat, AUCTIONIS_GAINS[option], events.TECHNOLOGY)
        table.pop()


class Economicus(Technology):
    """At the end of the action step. Option n is level n."""

    def __init__(self) -> None:
        super().__init__(ECONOMICUS, "economicus", ECONOMICUS_TECH)

    def chances(self, table: Table, known: i64) -> i64:
        found: i64 = 0
        if table.landmark_done:
            found |= ONE << 1
        if known >= 2 and table.squares_painted >= 5:
            found |= ONE << 2
        if known >= 3 and table.squares_painted >= 7:
            found |= ONE << 3
        return found

    def use(self, table: Table, option: i64) -> None:
        self.spend(table, option)
        table.earn(table.seat, ECONOMICUS_GAINS[option], events.TECHNOLOGY)
        table.pop()


RE_COLOR_GREEN: Final = 1
RE_COLOR_ANY: Final = 2
"""Three options, one a colour."""
RE_COLOR_RANDOM: Final = 5


class ReColor(Technology):
    """Before the auctioned shape is painted; the painting waits below."""

    def __init__(self) -> None:
        super().__init__(RE_COLOR, "re-color", RE_COLOR_TECH)

    def chances(self, table: Table, known: i64) -> i64:
        coins: i64 = table.coins(table.seat)
        found: i64 = 0
        if coins >= RE_COLOR_PRICES[1]:
            found |= ONE << RE_COLOR_GREEN
        if known >= 2 and coins >= RE_COLOR_PRICES[2]:
            found |= (ONE << RE_COLOR_ANY) | (ONE << (RE_COLOR_ANY + 1)) | (ONE << (RE_COLOR_ANY + 2))
        if known >= 3:
            found |= ONE << RE_COLOR_RANDOM
        return found

    def use(self, table: Table, option: i64) -> None:
        if option == RE_COLOR_RANDOM:
            self.spend(table, 3)
            table.earn(table.seat, RE_COLOR_GAIN, events.TECHNOLOGY)
            table.pop()
            roll_colour(table)
            return
        level: i64 = 1 if option == RE_COLOR_GREEN else 2
        self.spend(table, level)
        table.pay(table.seat, RE_COLOR_PRICES[level], events.TECHNOLOGY)
        table.pop()
        table.colour = GREEN if level == 1 else option - RE_COLOR_ANY


RE_ROLL_FIRST: Final = 1
RE_ROLL_SECOND: Final = 2
RE_ROLL_BOTH: Final = 3
RE_ROLL_FIRST_SIX: Final = 4
RE_ROLL_SECOND_SIX: Final = 5
SIX: Final = 6


class ReRoll(Technology):
    """After any roll. `stage` says which dice lie there; `amount` coins are reserved by a standing bid."""

    def __init__(self) -> None:
        super().__init__(RE_ROLL, "re-roll", RE_ROLL_TECH)

    def first_die(self, table: Table) -> i64:
        if table.stage == AUCTION_DIE:
            return table.card
        if table.stage == RIVAL_DICE:
            return table.rival_first
        return table.colour_die if table.stage == COLOUR_DIE else table.shape_die

    def chances(self, table: Table, known: i64) -> i64:
        found: i64 = 0
        pair = table.stage == RIVAL_DICE
        if table.coins(table.seat) - table.amount >= RE_ROLL_PRICE:
            found |= ONE << RE_ROLL_FIRST
            if pair:
                found |= ONE << RE_ROLL_SECOND
                if known >= 2:
                    found |= ONE << RE_ROLL_BOTH
        if known >= 3:
            if self.first_die(table) == SIX:
                found |= ONE << RE_ROLL_FIRST_SIX
            if pair and table.rival_second == SIX:
                found |= ONE << RE_ROLL_SECOND_SIX
        return found

    def use(self, table: Table, option: i64) -> None:
        level: i64 = 1
        if option == RE_ROLL_BOTH:
            level = 2
        elif option >= RE_ROLL_FIRST_SIX:
            level = 3
        self.spend(table, level)
        if level == 3:
            table.earn(table.seat, RE_ROLL_GAIN, events.TECHNOLOGY)
        else:
            table.pay(table.seat, RE_ROLL_PRICE, events.TECHNOLOGY)
        table.chance = 1
        dice = table.stream(REROLL, table.turns)
        if option != RE_ROLL_SECOND and option != RE_ROLL_SECOND_SIX:
            self.set_first(table, dice.below(6) + 1)
        if option != RE_ROLL_FIRST and option != RE_ROLL_FIRST_SIX:
            table.rival_second = dice.below(6) + 1
            table.tell(events.REROLLED, table.seat, NONE, table.rival_second, RIVAL_DICE, 0)
        table.pop()

    def set_first(self, table: Table, die: i64) -> None:
        if table.stage == AUCTION_DIE:
            table.card = die
        elif table.stage == RIVAL_DICE:
            table.rival_first = die
        elif table.stage == COLOUR_DIE:
            table.colour_die = die
        else:
            table.shape_die = die
        table.tell(events.REROLLED, table.seat, NONE, die, table.stage, 0)


TRANSFORM_FIVE: Final = 1
TRANSFORM_OTHER: Final = 2
"""Three options, for the shapes 2, 3 and 4."""
TRANSFORM_RANDOM: Final = 5


class Transforming(Technology):
    """After the coal pits. The action waits below and holds the shape; `stage` tells that the die was rolled."""

    def __init__(self) -> None:
        super().__init__(TRANSFORMING, "transforming", TRANSFORMING_TECH)

    def proceed(self, table: Table) -> bool:
        if table.stage != SHAPE_DIE:
            return super().proceed(table)
        die: i64 = table.shape_die
        table.pop()
        table.shape = ANY_SHAPE if die == 1 or die == 6 else die
        return False

    def chances(self, table: Table, known: i64) -> i64:
        coins: i64 = table.coins(table.seat)
        found: i64 = 0
        if coins >= TRANSFORMING_PRICES[1]:
            found |= ONE << TRANSFORM_FIVE
        if known >= 2 and coins >= TRANSFORMING_PRICES[2]:
            found |= (ONE << TRANSFORM_OTHER) | (ONE << (TRANSFORM_OTHER + 1)) | (ONE << (TRANSFORM_OTHER + 2))
        if known >= 3:
            found |= ONE << TRANSFORM_RANDOM
        return found

    def use(self, table: Table, option: i64) -> None:
        seat: i64 = table.seat
        if option == TRANSFORM_RANDOM:
            self.spend(table, 3)
            table.earn(seat, TRANSFORMING_GAIN, events.TECHNOLOGY)
            table.shape_die = table.die(SHAPE_DIE, table.turns)
            table.tell(events.SHAPE_ROLLED, seat, NONE, table.shape_die, NONE, 0)
            table.stage = SHAPE_DIE
            if table.ready(RE_ROLL_TECH):
                table.push(RE_ROLL, seat)
                table.stage = SHAPE_DIE
            return
        level: i64 = 1 if option == TRANSFORM_FIVE else 2
        self.spend(table, level)
        table.pay(seat, TRANSFORMING_PRICES[level], events.TECHNOLOGY)
        table.pop()
        table.shape = 5 if level == 1 else option - TRANSFORM_OTHER + 2


WINNING_BID: Final = 14


class Timenautics(Technology):
    """At the end of a round; the round waits below and holds how far the marker goes. Option n is level n."""

    def __init__(self) -> None:
        super().__init__(TIMENAUTICS, "timenautics", TIMENAUTICS_TECH)

    def chances(self, table: Table, known: i64) -> i64:
        found: i64 = ONE << 1
        if known >= 2:
            found |= ONE << 2
        if known >= 3 and table.winner != NOBODY and table.bid == WINNING_BID:
            found |= ONE << 3
        return found

    def use(self, table: Table, option: i64) -> None:
        self.spend(table, option)
        if option < 3:
            table.earn(table.seat, TIMENAUTICS_GAINS[option], events.TECHNOLOGY)
        table.pop()
        table.pending = option + 1 if option < 3 else 0


THREE: Final = 1
FIVE: Final = 2
FORMS: Final = ((THREE, 3), (FIVE, 5))
"""Forms still to be painted, as a mask; each is also the option that paints it."""


class Research(Step):
    """After a pass: research one level instead of the whole action step. Option n is technology n - 1."""

    def __init__(self) -> None:
        super().__init__(RESEARCH, "research")

    def proceed(self, table: Table) -> bool:
        if researchable(table):
            return True
        table.pop()
        return False

    def options(self, table: Table, seat: i64) -> i64:
        return (researchable(table) << 1) | STOP_BIT

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        table.pop()
        if option == STOP:
            return
        technology: i64 = option - 1
        table.levels += ONE << (2 * technology)
        level: i64 = table.level(technology)
        table.tell(events.RESEARCHED, seat, NONE, technology, level, 0)
        # the action below ends with it: no square, no income
        table.stage = DONE
        if technology == EXPANCING_TECH:
            table.push(EXPANCING, seat)
            table.stage = level
            table.pending = THREE if level == 1 else FIVE
            if level == LEVELS:
                table.pending = THREE | FIVE


class Expancing(Step):
    """Forms of three or five squares, in any order, each of which may be given up. `stage` says on which island."""

    def __init__(self) -> None:
        super().__init__(EXPANCING, "expancing")

    def proceed(self, table: Table) -> bool:
        if self.options(table, table.seat) != STOP_BIT:
            return True
        if table.pending:
            table.tell(events.LAPSED, table.seat, NONE, EXPANCING_FORM, NONE, 0)
        table.pop()
        return False

    def options(self, table: Table, seat: i64) -> i64:
        found: i64 = STOP_BIT
        if table.pending & THREE and form_islands(table, seat, table.stage, 3):
            found |= ONE << THREE
        if table.pending & FIVE and form_islands(table, seat, table.stage, 5):
            found |= ONE << FIVE
        return found

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        if option == STOP:
            table.tell(events.GAVE_UP, seat, NONE, EXPANCING_FORM, NONE, 0)
            table.pop()
            return
        nth: i64 = table.stage
        table.pending ^= option
        begin_painting(table, seat, EXPANCING_FORM, ANY_FORM, SEASONS[table.season], HALF_SAID)
        table.stage = nth
        table.amount = 3 if option == THREE else 5
