"""What follows a painting action, in the order of the rules: tokens, volcanoes, outline coins, groves."""

from typing import Final

from mypy_extensions import i64

from senbazuru.islands.engine import events
from senbazuru.islands.engine.atlas import COAL, GOLD, GROVE, LIGHTHOUSE, VOLCANO
from senbazuru.islands.engine.painting import A_GROVE, ANY_SHAPE, begin_painting
from senbazuru.islands.engine.steps import AFTER, OPTIONAL, STOP, STOP_BIT, TOKEN, VICTIM, Step
from senbazuru.islands.engine.table import ANY, ANY_ACCESS, NONE, RANDOM, REGULAR_ACCESS, SEAT, TOKENS, Table
from senbazuru.kernel.bits import ONE, lowest

ERUPTION: Final = 8
"""Coins that a volcano brings, surrounded with one colour; half of that otherwise."""
SOLO_VOLCANO: Final = 10
"""A lone player with more coins than this counts as the richest."""


class After(Step):
    """The landmarks a painting action has just surrounded, as a mask in `pending`; outline coins in `amount`."""

    def __init__(self) -> None:
        super().__init__(AFTER, "after")

    def proceed(self, table: Table) -> bool:
        if self.tokens(table):
            return False
        volcanoes: i64 = self.of_kind(table, VOLCANO)
        if volcanoes:
            if volcanoes & (volcanoes - 1):
                return True
            self.volcano(table, lowest(volcanoes))
            return False
        if table.amount:
            table.earn(table.seat, table.amount, events.OUTLINE_FILLED)
            table.amount = 0
        groves: i64 = self.of_kind(table, GROVE)
        if groves:
            if groves & (groves - 1):
                return True
            self.grove(table, lowest(groves))
            return False
        table.pop()
        return False

    def of_kind(self, table: Table, kind: i64) -> i64:
        """The landmarks of a kind that still wait."""
        atlas = table.atlas
        first: i64 = atlas.first_landmark[table.chart(table.seat, table.island)]
        left: i64 = table.pending
        found: i64 = 0
        while left:
            bit: i64 = left & -left
            left ^= bit
            if atlas.kind[first + lowest(bit)] == kind:
                found |= bit
        return found

    def one_colour(self, table: Table, landmark: i64) -> bool:
        chart: i64 = table.chart(table.seat, table.island)
        ring: i64 = table.atlas.ring[table.atlas.first_landmark[chart] + landmark]
        return table.one_colour(table.seat, table.island, ring)

    def options(self, table: Table, seat: i64) -> i64:
        """Which of several volcanoes, or then of several groves, comes next."""
        volcanoes: i64 = self.of_kind(table, VOLCANO)
        return (volcanoes if volcanoes else self.of_kind(table, GROVE)) << 1

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        if self.of_kind(table, VOLCANO):
            self.volcano(table, option - 1)
        else:
            self.grove(table, option - 1)

    def tokens(self, table: Table) -> bool:
        """Lighthouses, coal pits and gold mines. True if a question must be answered first."""
        seat: i64 = table.seat
        atlas = table.atlas
        first: i64 = atlas.first_landmark[table.chart(seat, table.island)]
        left: i64 = table.pending
        while left:
            bit: i64 = left & -left
            left ^= bit
            kind: i64 = atlas.kind[first + lowest(bit)]
            if kind == VOLCANO or kind == GROVE:
                continue
            table.pending ^= bit
            one = self.one_colour(table, lowest(bit))
            if kind == LIGHTHOUSE:
                table.cells[seat * SEAT + (ANY_ACCESS if one else REGULAR_ACCESS)] += 1
                table.tell(events.ACCESS, seat, NONE, 1 if one else 0, NONE, 0)
            elif kind == COAL:
                if take_token(table, seat, events.COAL_ANY if one else events.COAL_SEASON):
                    return True
            elif kind == GOLD:
                if take_token(table, seat, events.GOLD_TWO if one else events.GOLD_ONE):
                    return True
        return False

    def volcano(self, table: Table, landmark: i64) -> None:
        """Return a token; then the richest player may have to pay or, to a lone one who is not rich, the reserve."""
        seat: i64 = table.seat
        coins: i64 = ERUPTION if self.one_colour(table, landmark) else ERUPTION // 2
        table.pending ^= ONE << landmark
        table.lose_token(seat, events.VOLCANO_TOKEN)
        if payers(table, seat):
            table.push(VICTIM, seat)
            table.amount = coins

    def grove(self, table: Table, landmark: i64) -> None:
        """A shape in any colour or, surrounded with different ones, in a colour that the die tells."""
        colour: i64 = ANY if self.one_colour(table, landmark) else RANDOM
        table.pending ^= ONE << landmark
        begin_painting(table, table.seat, A_GROVE, ANY_SHAPE, colour, OPTIONAL)


def payers(table: Table, seat: i64) -> i64:
    """From whom a volcano could take coins now; a lone player's own seat stands for the reserve."""
    if table.solo():
        return ONE << seat if table.coins(seat) <= SOLO_VOLCANO else 0
    return table.richest_opponents(seat)


class Victim(Step):
    """From whom of the richest opponents (or the reserve) a volcano takes `amount` coins, if the player likes."""

    def __init__(self) -> None:
        super().__init__(VICTIM, "victim")

    def options(self, table: Table, seat: i64) -> i64:
        return (payers(table, seat) << 1) | STOP_BIT

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        coins: i64 = table.amount
        table.pop()
        if option == STOP:
            return
        victim: i64 = option - 1
        if victim != seat:
            if table.coins(victim) < coins:
                coins = table.coins(victim)
            table.tell(events.ERUPTED, seat, NONE, victim, coins, 0)
            table.pay(victim, coins, events.LOST_TO_VOLCANO)
        table.earn(seat, coins, events.TAKEN_BY_VOLCANO)


def take_token(table: Table, seat: i64, token: i64) -> bool:
    """Take a coal pit or gold mine token from the reserve. True if, that being empty, another player must give one."""
    coal = first_side(token) == events.COAL_ANY
    left: i64 = table.coal_left if coal else table.gold_left
    if left != 0:
        if left > 0:
            if coal:
                table.coal_left -= 1
            else:
                table.gold_left -= 1
        table.gain_token(seat, token)
        return False
    if holders(table, seat, token) == 0:
        table.tell(events.NO_TOKEN, seat, NONE, token, NONE, 0)
        return False
    table.push(TOKEN, seat)
    table.amount = token
    return True


def first_side(token: i64) -> i64:
    """The better side of a coal pit or gold mine token; the other one is the next."""
    return events.COAL_ANY if token <= events.COAL_SEASON else events.GOLD_TWO


def holders(table: Table, seat: i64, token: i64) -> i64:
    """The options of who must give a token: two a seat, for its two sides."""
    side: i64 = first_side(token)
    found: i64 = 0
    other: i64 = 0
    while other < table.players:
        if other != seat:
            at: i64 = other * SEAT + TOKENS + side
            if table.cells[at]:
                found |= ONE << (1 + 2 * other)
            if table.cells[at + 1]:
                found |= ONE << (2 + 2 * other)
        other += 1
    return found


class TakeToken(Step):
    """The reserve is empty: whose token, and which of theirs. It turns to the side of one's own surrounding."""

    def __init__(self) -> None:
        super().__init__(TOKEN, "token")

    def options(self, table: Table, seat: i64) -> i64:
        return holders(table, seat, table.amount)

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        token: i64 = table.amount
        other: i64 = (option - 1) >> 1
        table.pop()
        table.tell(events.TOKEN_TAKEN, seat, NONE, other, token, 0)
        table.lose_token(other, first_side(token) + ((option - 1) & 1))
        table.gain_token(seat, token)
