"""The greedy player: one step ahead on points, tempo and the worth of a hand.

It sees an observation, never the truth, and answers with the option that looks best now: no search, no
memory, no chance. What things are worth, `Judge` says.
"""

from mypy_extensions import i64

from senbazuru.bots.greedy_judge import (
    AFTER,
    CHOOSE_ONE,
    COPY_INSTANT,
    DISCARD,
    EXCHANGE,
    MOVE_ORIGAMI,
    NOT_YET,
    NOW,
    PLAY_FROM_LINE,
    PLAY_VERB,
    SINK_ORIGAMI,
    TAKE_FROM_LINE,
    TRADE_PAPER,
    Judge,
)
from senbazuru.bots.greedy_weights import VERSION_3, Weights
from senbazuru.kernel.bits import lowest
from senbazuru.origami.engine.pack import DRAW_ACTION, PLAY_ACTION
from senbazuru.origami.engine.scoring import score
from senbazuru.origami.engine.steps import (
    ACTION,
    BEGUN,
    DISCARDS,
    EFFECT,
    HAND,
    LINE,
    LOOKED_AT,
    PAY,
    PLACE,
    SEATS,
    STEPS,
    STOP,
    STOP_BIT,
)
from senbazuru.origami.engine.table import Table
from senbazuru.origami.engine.turn import DRAW, PLAY, SPECIAL_LEFT
from senbazuru.origami.engine.verbs.collections import targets
from senbazuru.origami.engine.zones import CARD, NONE


def choose(seen: Table, seat: i64, weights: Weights = VERSION_3) -> i64:
    """The option that a seat answers with, given what it sees. Always one that is offered."""
    options: i64 = seen.mask(seat)
    if options & (options - 1) == 0:
        return lowest(options)
    option: i64 = answer(Judge(seen, seat, weights), options)
    if (options >> option) & 1:
        return option
    return lowest(options)


def answer(judge: Judge, options: i64) -> i64:
    frame: i64 = judge.seen.frame
    if frame == ACTION:
        return answer_action(judge, options)
    if frame == TAKE_FROM_LINE:
        return answer_take(judge, options)
    if frame == PLAY_VERB:
        return answer_play(judge, options)
    if frame == PAY:
        return answer_pay(judge, options)
    if frame == PLACE:
        if judge.wide:
            judge.think_of_this_play()
        return judge.best_place(judge.seen.card, options)
    if frame == EFFECT:
        return answer_use(judge)
    if frame == EXCHANGE:
        return answer_exchange(judge, options)
    if frame == CHOOSE_ONE:
        return answer_branch(judge, options)
    if frame == COPY_INSTANT:
        return answer_copy(judge, options)
    if frame == DISCARD:
        return answer_discard(judge, options)
    if frame == PLAY_FROM_LINE:
        return answer_bonus(judge, options)
    if frame == TRADE_PAPER:
        return judge.traded()
    if frame == MOVE_ORIGAMI:
        return answer_move(judge, options)
    if frame == SINK_ORIGAMI:
        return answer_sinking(judge, options)
    return answer_thing(judge, options)


def answer_thing(judge: Judge, options: i64) -> i64:
    """Whoever asks: hand cards and what one looks at are given away, what lies open is taken."""
    thing: i64 = STEPS[judge.seen.frame].question(judge.seen).thing
    if thing == HAND or thing == LOOKED_AT:
        return 1 + judge.least(options >> 1)
    if thing == LINE or thing == DISCARDS:
        return 1 + judge.most(options >> 1)
    if thing == SEATS:
        return answer_opponent(judge, options)
    return lowest(options)


def answer_action(judge: Judge, options: i64) -> i64:
    seen = judge.seen
    best: i64 = lowest(options)
    most: i64 = 0 if options & STOP_BIT else NOT_YET
    worth: i64
    if (options >> DRAW) & 1:
        worth = judge.program(DRAW_ACTION, NOW)
        if judge.wide:
            worth += judge.after_drawing()
        if worth > most:
            most = worth
            best = DRAW
    if (options >> PLAY) & 1:
        worth = judge.program(PLAY_ACTION, NOW)
        if worth > most:
            most = worth
            best = PLAY
    column: i64 = 0
    while column < 2:
        if (options >> (SPECIAL_LEFT + column)) & 1:
            judge.card = seen.top(judge.seat, column) & CARD
            worth = judge.program(judge.pack.special[judge.card], NOW)
            judge.card = NONE
            if worth > most:
                most = worth
                best = SPECIAL_LEFT + column
        column += 1
    return best


def answer_take(judge: Judge, options: i64) -> i64:
    seen = judge.seen
    judge.best_take(seen.step, seen.amount, seen.memory, seen.flags & BEGUN != 0)
    cards: i64 = judge.chosen & (options >> 1)
    return 1 + lowest(cards) if cards else lowest(options)


def answer_play(judge: Judge, options: i64) -> i64:
    worth: i64 = judge.best_play(judge.seen.step, options >> 1)
    if options & STOP_BIT and worth < 0:
        return STOP
    return 1 + judge.chosen


def answer_pay(judge: Judge, options: i64) -> i64:
    """The dearest card of the best payment first: what lies on top of the discards tempts others."""
    if judge.wide:
        judge.think_of_this_payment()
    paid: i64 = judge.best_payment(judge.seen.amount, judge.seen.memory)
    cards: i64 = judge.paid_types[paid] & (options >> 1) if paid else 0
    return 1 + judge.most(cards) if cards else lowest(options)


def answer_bonus(judge: Judge, options: i64) -> i64:
    judge.think_of_this_play()
    judge.line_play()
    return 1 + judge.chosen if judge.chosen != NONE else STOP


def answer_move(judge: Judge, options: i64) -> i64:
    seen = judge.seen
    if seen.flags & BEGUN:
        judge.best_move(seen.memory, options)
        return judge.chosen
    best: i64 = STOP
    most: i64 = judge.arranged(judge.seat) if options & STOP_BIT else NOT_YET
    sources: i64 = options & ~STOP_BIT
    while sources:
        source: i64 = lowest(sources)
        sources &= sources - 1
        worth: i64 = judge.best_move(source, targets(seen, judge.seat, source))
        if worth > most:
            most = worth
            best = source
    return best


def answer_sinking(judge: Judge, options: i64) -> i64:
    if judge.seen.flags & BEGUN:
        judge.best_sinking(judge.seen.memory - 1)
        return judge.chosen
    best: i64 = STOP
    most: i64 = 0 if options & STOP_BIT else NOT_YET
    owners: i64 = options >> 1
    while owners:
        owner: i64 = lowest(owners)
        owners &= owners - 1
        worth: i64 = judge.best_sinking(owner)
        if worth > most:
            most = worth
            best = 1 + owner
    return best


def answer_use(judge: Judge) -> i64:
    judge.think_of_this_play()
    return 1 if judge.program(judge.seen.step, AFTER) >= 0 else STOP


def answer_exchange(judge: Judge, options: i64) -> i64:
    if judge.seen.flags & BEGUN:
        return 1 + judge.most(options >> 1)
    if options & STOP_BIT and judge.exchanging(judge.seen.step, NOW) <= 0:
        return STOP
    return 1 + judge.least(options >> 1)


def answer_discard(judge: Judge, options: i64) -> i64:
    if options & STOP_BIT and judge.program(judge.seen.step, NOW) < 0:
        return STOP
    return 1 + judge.least(options >> 1)


def answer_branch(judge: Judge, options: i64) -> i64:
    seen = judge.seen
    best: i64 = STOP
    most: i64 = 0
    branches: i64 = options & ~STOP_BIT
    while branches:
        branch: i64 = lowest(branches)
        branches &= branches - 1
        worth: i64 = judge.program(seen.parameter(seen.step, branch - 1), NOW)
        if worth > most:
            most = worth
            best = branch
    return best


def answer_copy(judge: Judge, options: i64) -> i64:
    judge.think_of_this_play()
    best: i64 = STOP
    most: i64 = 0
    cards: i64 = options >> 1
    while cards:
        card: i64 = lowest(cards)
        cards &= cards - 1
        worth: i64 = judge.program(judge.pack.instant[card], AFTER)
        if worth > most:
            most = worth
            best = 1 + card
    return best


def answer_opponent(judge: Judge, options: i64) -> i64:
    """The one with the most cards; among equals the one with the most points."""
    seen = judge.seen
    best: i64 = 0
    most: i64 = -1
    seats: i64 = options >> 1
    while seats:
        other: i64 = lowest(seats)
        seats &= seats - 1
        worth: i64 = 1000 * seen.hand_size(other) + score(seen, other)
        if worth > most:
            most = worth
            best = other
    return 1 + best
