"""A turn: exactly one action, extra actions, then the hand limit."""

from typing import Final

from mypy_extensions import i64

from senbazuru.kernel.bits import ONE, lowest
from senbazuru.kernel.state import EVERYBODY, NOBODY
from senbazuru.origami.engine import events
from senbazuru.origami.engine.effect import begin_ongoing, demands_met
from senbazuru.origami.engine.linked import DRAW_ACTION, PLAY_ACTION
from senbazuru.origami.engine.modifiers import TURN_END
from senbazuru.origami.engine.steps import (
    ACTION,
    ACTIONS,
    BY_NAME,
    EFFECT,
    HAND,
    OPTIONAL,
    OVER_LIMIT,
    STOP,
    STOP_BIT,
    TURN,
    UNTOLD,
    Question,
    Refusal,
    Step,
)
from senbazuru.origami.engine.table import LAST_BUT_ONE, LAST_ROUND, Table
from senbazuru.origami.engine.verbs.ongoing import AT_TURN_END_THEN, EMPTY_HAND
from senbazuru.origami.engine.verbs.play import playable
from senbazuru.origami.engine.zones import CARD, NONE, PLAYED, USED

ACTED: Final = 1
ENDING: Final = 2

DRAW: Final = 1
PLAY: Final = 2
SPECIAL_LEFT: Final = 3
SPECIAL_RIGHT: Final = 4


def special_usable(table: Table, seat: i64, column: i64) -> bool:
    """The special action of a visible card, unless it was played or used this turn."""
    top: i64 = table.top(seat, column)
    if top == NONE or top & (PLAYED | USED):
        return False
    step: i64 = table.linked.special[top & CARD]
    if step == 0:
        return False
    # some verbs look at the frame for the column of their card
    before: i64 = table.column
    table.column = column
    usable = demands_met(table, seat, step)
    table.column = before
    return usable


def actions(table: Table, seat: i64) -> i64:
    """The actions a seat could take now, as a mask."""
    found: i64 = 0
    if table.line_size:
        found |= ONE << DRAW
    if playable(table, seat, PLAY_ACTION, 0):
        found |= ONE << PLAY
    if special_usable(table, seat, 0):
        found |= ONE << SPECIAL_LEFT
    if special_usable(table, seat, 1):
        found |= ONE << SPECIAL_RIGHT
    return found


class Turn(Step):
    """The bottom frame. `memory`: nothing done yet, the action is taken, or the turn is ending."""

    def __init__(self) -> None:
        super().__init__(TURN, "turn", ("amount", "acted", "flags"))

    def proceed(self, table: Table) -> bool:
        seat: i64 = table.seat
        table.pay_what_is_owed()
        if table.memory == 0:
            table.memory = 1
            if table.line_size or actions(table, seat):
                table.push(ACTION, seat, 0, 0, 0, 0)
                return True
            table.tell(events.PASSED_TURN, seat, NONE, NONE, NONE, EVERYBODY)
        while table.extra > 0:
            table.extra -= 1
            # whether a hidden hand allows an action is nobody's business: with cards in it one is asked
            if table.line_size or table.hand_size(seat) or actions(table, seat):
                table.push(ACTION, seat, 0, 0, 0, OPTIONAL)
                return True
        if table.memory == ACTED:
            if table.hand_size(seat) > table.hand_limit(seat):
                table.push(OVER_LIMIT, seat, 0, 0, 0, 0)
                return True
            if table.line_size < table.line_length():
                table.refill()
            if not table.linked.plain and table.linked.force[TURN_END] and self.ending(table, seat):
                return False
        return self.end(table, seat)

    def ending(self, table: Table, seat: i64) -> bool:
        """What visible cards do at the end of a turn; whether they do something."""
        verb: i64 = BY_NAME["at_turn_end"].number
        types: i64 = table.in_force(seat, TURN_END)
        table.memory = ENDING
        depth: i64 = table.depth
        while types:
            card: i64 = lowest(types)
            types &= types - 1
            at: i64 = table.linked.ongoing[card]
            while table.linked.verbs[at] != verb:
                at += 1
            if table.hand_size(seat) == 0 or not table.parameter(at, EMPTY_HAND):
                begin_ongoing(table, seat, card, verb, AT_TURN_END_THEN)
        return table.depth > depth

    def end(self, table: Table, seat: i64) -> bool:
        table.clear_marks()
        table.quiet = 0 if table.busy else table.quiet + 1
        table.busy = 0
        if table.quiet == table.players:
            self.unstall(table)
        following: i64 = seat + 1
        if following == table.players:
            following = 0
        if following == table.start and table.phase:
            if table.phase == LAST_ROUND:
                table.over = True
                if table.linked.paper >= 0:
                    table.show_paper()
                table.tell(events.ENDED, NOBODY, NONE, NONE, NONE, EVERYBODY)
                return True
            if table.phase == LAST_BUT_ONE:
                table.phase = LAST_ROUND
                table.tell(events.LAST_ROUND, NOBODY, NONE, NONE, NONE, EVERYBODY)
        table.turns += 1
        table.turn_seat = following
        table.seat = following
        table.memory = 0
        table.tell(events.TURN, following, NONE, table.turns, NONE, EVERYBODY)
        return False

    def unstall(self, table: Table) -> None:
        """Nothing has happened for a whole round: a new draw line."""
        table.quiet = 0
        table.tell(events.STALLED, NOBODY, NONE, NONE, NONE, EVERYBODY)
        table.discard_line()
        table.refill()
        table.busy = 0


class Action(Step):
    """Choose one action. An extra one may be declined."""

    def __init__(self) -> None:
        super().__init__(ACTION, "action", questions=(Question("action", ACTIONS),))

    def options(self, table: Table, seat: i64) -> i64:
        found: i64 = actions(table, seat)
        if table.flags & OPTIONAL:
            found |= STOP_BIT
        return found

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        if option == STOP:
            table.tell(events.EXTRA_DECLINED, seat, NONE, NONE, NONE, EVERYBODY)
            table.pop()
            return
        table.frame = EFFECT
        table.flags = UNTOLD
        table.card = NONE
        table.column = NONE
        if option == DRAW:
            table.step = DRAW_ACTION
        elif option == PLAY:
            table.step = PLAY_ACTION
        else:
            column: i64 = option - SPECIAL_LEFT
            top: i64 = table.top(seat, column)
            table.set_top(seat, column, top | USED)
            table.marked = 1
            table.card = top & CARD
            table.column = column
            table.step = table.linked.special[table.card]
            table.tell(events.SPECIAL, seat, table.card, column, NONE, EVERYBODY)

    def expected(self, table: Table, seat: i64) -> i64:
        found: i64 = (ONE << DRAW) | (ONE << PLAY)
        column: i64 = 0
        while column < 2:
            top: i64 = table.top(seat, column)
            if top != NONE and table.linked.special[top & CARD]:
                found |= ONE << (SPECIAL_LEFT + column)
            column += 1
        return found

    def refusal(self, table: Table, seat: i64, option: i64) -> Refusal:
        if option == DRAW:
            return "line-empty", {}
        if option == PLAY:
            return "nothing-to-play", {}
        top: i64 = table.top(seat, option - SPECIAL_LEFT)
        if top & PLAYED:
            return "played-this-turn", {}
        if top & USED:
            return "used-this-turn", {}
        return "demands-not-met", {}


class HandLimit(Step):
    """Discard down to the limit, one card at a time."""

    def __init__(self) -> None:
        super().__init__(OVER_LIMIT, "hand-limit", questions=(Question("hand-limit", HAND),))

    def options(self, table: Table, seat: i64) -> i64:
        return table.hand(seat) << 1

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        table.discard_from_hand(seat, option - 1)
        if table.hand_size(seat) <= table.hand_limit(seat):
            table.pop()

    def about(self, table: Table, seat: i64) -> dict[str, object]:
        return {"limit": int(table.hand_limit(seat)), "cards": self.bounds(table, seat)[1]}

    def bounds(self, table: Table, seat: i64) -> tuple[int, int]:
        excess: int = int(table.hand_size(seat) - table.hand_limit(seat))
        return excess, excess
