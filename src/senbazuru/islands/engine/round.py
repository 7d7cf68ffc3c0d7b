"""The course of the game: sheets are chosen, then in every round an auction and an action step."""

from typing import Final

from mypy_extensions import i64

from senbazuru.islands.engine import events
from senbazuru.islands.engine.painting import (
    ANY_SHAPE,
    COAL_PIT,
    PASS_CARD,
    begin_painting,
    possible,
)
from senbazuru.islands.engine.shapes import SINGLE
from senbazuru.islands.engine.steps import (
    ACTION,
    AUCTIONED,
    AUCTIONIS,
    BID,
    COAL_PITS,
    ECONOMICUS,
    HALF_SAID,
    KEEP,
    OPTIONAL,
    RE_ROLL,
    RESEARCH,
    ROUND,
    STOP,
    STOP_BIT,
    TIMENAUTICS,
    TRANSFORMING,
    Step,
)
from senbazuru.islands.engine.table import (
    ANY,
    AUCTION_DIE,
    AUCTIONIS_TECH,
    DEALT,
    ECONOMICUS_TECH,
    NONE,
    RANDOM,
    RE_ROLL_TECH,
    RETURNED,
    RIVAL_DICE,
    ROUNDS,
    SEASONS,
    SEAT,
    SHEETS_DEALT,
    TIMENAUTICS_TECH,
    TRANSFORMING_TECH,
    Table,
)
from senbazuru.kernel.bits import ONE
from senbazuru.kernel.state import EVERYBODY, NOBODY

BASIC_INCOME: Final = 3
RIVALS_BONUS: Final = 2

# stages of a round
DAWN: Final = 0
AUCTION: Final = 1
RESULT: Final = 2
RIVALS_RESULT: Final = 3
ACTIONS: Final = 4
ECONOMY: Final = 5
TIME: Final = 6
DUSK: Final = 7

# stages of an action
PAYING: Final = 0
TRANSFORM: Final = 1
SHAPE: Final = 2
PAINTED: Final = 3
PASSING: Final = 4
SQUARE: Final = 5
INCOME: Final = 6
DONE: Final = 7


class Keep(Step):
    """Everybody returns one of three sheets, at the same time and hidden."""

    def __init__(self) -> None:
        super().__init__(KEEP, "keep")

    def waiting(self, table: Table) -> i64:
        seats: i64 = 0
        seat: i64 = 0
        while seat < table.players:
            if table.cells[seat * SEAT + RETURNED] == 0:
                seats |= ONE << seat
            seat += 1
        return seats

    def options(self, table: Table, seat: i64) -> i64:
        return ((ONE << SHEETS_DEALT) - 1) << 1

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        """Answers count when all are in, so who was first leaves no trace."""
        table.cells[seat * SEAT + RETURNED] = option
        if self.waiting(table):
            return
        table.answers += table.players
        seat = 0
        while seat < table.players:
            at: i64 = seat * SEAT
            back: i64 = table.cells[at + RETURNED]
            first: i64 = table.cells[at + DEALT + (1 if back == 1 else 0)] - 1
            second: i64 = table.cells[at + DEALT + (1 if back == SHEETS_DEALT else 2)] - 1
            place: i64 = DEALT
            while place <= RETURNED:
                table.cells[at + place] = 0
                place += 1
            table.set_up_islands(seat, first, second)
            seat += 1
        table.learnt = EVERYBODY
        begin_rounds(table)


def begin_rounds(table: Table) -> None:
    """The sheets are chosen: the first round."""
    table.frame = ROUND
    dawn(table)


def dawn(table: Table) -> None:
    """A new round: nothing is bid, rolled, used or painted yet."""
    table.seat = table.first
    table.stage = DAWN
    table.amount = 0
    table.turns += 1
    table.card = 0
    table.bid = 0
    table.bidder = NOBODY
    table.winner = NOBODY
    table.used = 0
    table.squares_painted = 0
    table.landmark_done = 0
    table.rival_first = 0
    table.rival_second = 0
    table.colour_die = 0
    table.shape_die = 0
    table.tell(events.ROUND, table.first, NONE, table.turns, table.season, 0)


ROLL: Final = 1


class Round(Step):
    """The bottom frame, once sheets are chosen. `amount`: how many seats have acted; `pending`: spaces to advance.

    The first player rolls the auction die, and is asked to: until then whoever acted last can still undo that.
    """

    def __init__(self) -> None:
        super().__init__(ROUND, "round")

    def proceed(self, table: Table) -> bool:
        stage: i64 = table.stage
        if stage == DAWN:
            return True
        table.stage += 1
        if stage == AUCTION:
            table.bidding = (ONE << table.players) - 1
            table.push(BID, table.first)
        elif stage == RESULT:
            self.result(table)
        elif stage == RIVALS_RESULT:
            if table.solo() and table.bid:
                self.rivals_result(table)
        elif stage == ACTIONS:
            if table.amount < table.players:
                table.stage = ACTIONS
                self.next_action(table)
        elif stage == ECONOMY:
            if table.ready(ECONOMICUS_TECH):
                table.push(ECONOMICUS, table.first)
        elif stage == TIME:
            table.pending = 1
            if table.ready(TIMENAUTICS_TECH):
                table.push(TIMENAUTICS, table.first)
        else:
            return self.dusk(table)
        return False

    def options(self, table: Table, seat: i64) -> i64:
        return ONE << ROLL

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        table.stage = AUCTION
        table.card = table.die(AUCTION_DIE, table.turns)
        table.tell(events.AUCTION, seat, NONE, table.card, NONE, 0)
        if table.ready(RE_ROLL_TECH):
            table.push(RE_ROLL, seat)
            table.stage = AUCTION_DIE

    def result(self, table: Table) -> None:
        """Whoever bid last has won; a lone player must first see what Carrambah bids."""
        table.bidding = 0
        if table.solo():
            if table.bid:
                table.chance = 1
                dice = table.stream(RIVAL_DICE, table.turns)
                table.rival_first = dice.below(6) + 1
                table.rival_second = dice.below(6) + 1
                table.tell(events.RIVAL_ROLLED, table.first, NONE, table.rival_first, table.rival_second, 0)
                if table.ready(RE_ROLL_TECH):
                    table.push(RE_ROLL, table.first)
                    table.stage = RIVAL_DICE
                    table.amount = table.bid
            return
        table.winner = table.bidder
        if table.winner == NOBODY:
            table.tell(events.NO_WINNER, NOBODY, NONE, NONE, NONE, 0)
            return
        table.tell(events.WON, table.winner, NONE, table.bid, NONE, 0)
        table.first = table.winner

    def rivals_result(self, table: Table) -> None:
        """Equal wins. A losing bid costs nothing."""
        rival: i64 = rivals_bid(table)
        table.tell(events.RIVAL_BID, NOBODY, NONE, rival, NONE, 0)
        if table.bid >= rival:
            table.winner = table.bidder
            table.tell(events.WON, table.winner, NONE, table.bid, NONE, 0)
        else:
            table.tell(events.LOST, table.bidder, NONE, table.bid, NONE, 0)
        if table.ready(AUCTIONIS_TECH):
            table.push(AUCTIONIS, table.first)

    def next_action(self, table: Table) -> None:
        seat: i64 = table.first + table.amount
        if seat >= table.players:
            seat -= table.players
        table.amount += 1
        stage: i64 = PAYING if seat == table.winner else PASSING
        table.push(ACTION, seat)
        table.stage = stage

    def dusk(self, table: Table) -> bool:
        """The season marker advances; when it would leave the track the game is over."""
        table.season += table.pending
        table.pending = 0
        if table.season >= ROUNDS:
            table.over = True
            table.stage = DAWN
            table.tell(events.ENDED, NOBODY, NONE, NONE, NONE, 0)
            return True
        dawn(table)
        return True


def rivals_bid(table: Table) -> i64:
    """Carrambah bids the sum of both dice, and two more for cards 2 and 6."""
    bonus: i64 = RIVALS_BONUS if table.card == 2 or table.card == 6 else 0
    return table.rival_first + table.rival_second + bonus


class Action(Step):
    """What one seat does in the action step: the winner pays and paints, everybody else takes the pass card."""

    def __init__(self) -> None:
        super().__init__(ACTION, "action")

    def proceed(self, table: Table) -> bool:
        seat: i64 = table.seat
        stage: i64 = table.stage
        table.stage += 1
        if stage == PAYING:
            table.pay(seat, table.bid, events.BID_PAID)
            any_colour: i64 = table.tokens(seat, events.COAL_ANY)
            season: i64 = table.tokens(seat, events.COAL_SEASON)
            table.push(COAL_PITS, seat)
            table.pending = any_colour
            table.amount = season
        elif stage == TRANSFORM:
            table.shape = ANY_SHAPE if table.card == 1 or table.card == 6 else table.card
            table.colour = SEASONS[table.season]
            if table.card == 1:
                table.colour = RANDOM
            elif table.card == 6:
                table.colour = ANY
            if table.ready(TRANSFORMING_TECH):
                table.push(TRANSFORMING, seat)
        elif stage == SHAPE:
            begin_painting(table, seat, table.card, table.shape, table.colour, OPTIONAL | AUCTIONED)
        elif stage == PASSING:
            if table.solo():
                table.push(RESEARCH, seat)
        elif stage == SQUARE:
            begin_painting(table, seat, PASS_CARD, SINGLE, SEASONS[table.season], OPTIONAL)
        elif stage == INCOME:
            table.earn(seat, income(table, seat), events.INCOME)
        else:
            table.pop()
        return False


def income(table: Table, seat: i64) -> i64:
    """What the pass card pays now."""
    mines: i64 = 2 * table.tokens(seat, events.GOLD_TWO) + table.tokens(seat, events.GOLD_ONE)
    coins: i64 = BASIC_INCOME + mines - table.tokens(seat, events.VOLCANO_TOKEN)
    return coins if coins > 0 else 0


SEASON_TOKEN: Final = 1
ANY_TOKEN: Final = 2


class CoalPits(Step):
    """The winner's coal pits, in any order, each optional: `amount` of the season's colour, `pending` of any."""

    def __init__(self) -> None:
        super().__init__(COAL_PITS, "coal-pits")

    def proceed(self, table: Table) -> bool:
        if (table.amount or table.pending) and possible(table, table.seat, SINGLE, ANY):
            return True
        table.pop()
        return False

    def options(self, table: Table, seat: i64) -> i64:
        found: i64 = STOP_BIT
        if table.amount:
            found |= ONE << SEASON_TOKEN
        if table.pending:
            found |= ONE << ANY_TOKEN
        return found

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        if option == STOP:
            table.pop()
        elif option == SEASON_TOKEN:
            table.amount -= 1
            table.tell(events.COAL_USED, seat, NONE, events.COAL_SEASON, NONE, 0)
            begin_painting(table, seat, COAL_PIT, SINGLE, SEASONS[table.season], HALF_SAID)
        else:
            table.pending -= 1
            table.tell(events.COAL_USED, seat, NONE, events.COAL_ANY, NONE, 0)
            begin_painting(table, seat, COAL_PIT, SINGLE, ANY, HALF_SAID)
