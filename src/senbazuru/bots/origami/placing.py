"""Where a card comes to lie: its place when it is played, and origami that move afterwards."""

from typing import Final

from mypy_extensions import i64

from senbazuru.bots.origami.cards import AFTER_PLAY_VERB, keep, lasting, ongoing_step
from senbazuru.bots.origami.judge import AFTER, NOT_YET, Judge, program
from senbazuru.bots.origami.points import bonuses, points
from senbazuru.kernel.bits import ONE, lowest
from senbazuru.origami.engine.verbs import paper, play
from senbazuru.origami.engine.verbs.collections import spot, spot_column, spot_height
from senbazuru.origami.engine.verbs.ongoing import AFTER_PLAY_COST, AFTER_PLAY_OR_COST, AFTER_PLAY_THEN
from senbazuru.origami.engine.vocabulary import BY_NAME
from senbazuru.origami.engine.zones import CARD, NONE

_DRAW_PAPER: Final[i64] = BY_NAME["draw_paper"].number

Found = tuple[i64, i64]
"""What the best of something is worth, and which it is."""


def best_place(judge: Judge, card: i64, places: i64) -> i64:
    best: i64 = lowest(places)
    if places & (places - 1) == 0:
        return best
    most: i64 = NOT_YET
    while places:
        place: i64 = lowest(places)
        places &= places - 1
        worth: i64 = placed(judge, card, place)
        if worth > most:
            most = worth
            best = place
    return best


def placed(judge: Judge, card: i64, place: i64) -> i64:
    """Its points there; on top also its special action, and the loss of the one it covers."""
    seen = judge.seen
    seat: i64 = judge.seat
    column: i64 = (place - 1) & 1
    worth: i64 = points(judge, card, column)
    if place >= play.LEFT_BOTTOM:
        return worth
    shown: i64 = lasting(judge, card)
    if shown and seen.column_size(seat, column) < seen.column_size(seat, 1 - column):
        # with columns of the same height it will be covered sooner
        shown = shown * judge.weights.forced // 100
    top: i64 = seen.top(seat, column)
    if top != NONE:
        shown -= lasting(judge, top & CARD) * judge.weights.covered // 100
    if judge.wide:
        shown += after_playing(judge, card, column)
        papers: i64 = under(judge, card) * seen.column_size(seat, column)
        if papers:
            shown += keep(judge, judge.linked.paper) * (papers if papers < seen.paper else seen.paper)
    return worth + shown


def under(judge: Judge, card: i64) -> i64:
    """How much rice paper its instant draws for each origami under it."""
    step: i64 = judge.linked.instant[card]
    if step == 0 or not judge.alive or judge.linked.verbs[step] != _DRAW_PAPER:
        return 0
    return judge.seen.parameter(step, paper.CARDS) if judge.seen.parameter(step, paper.PER_UNDER) else 0


def after_playing(judge: Judge, card: i64, covered: i64) -> i64:
    """What visible cards do after a play of this cost, as long as it does not cover them."""
    seen = judge.seen
    types: i64 = judge.watchers
    if types == 0 or seen.turn_seat != judge.seat:
        return 0
    if covered != NONE:
        top: i64 = seen.top(judge.seat, 1 - covered)
        types &= seen.middle | (ONE << (top & CARD) if top != NONE else 0)
    total: i64 = 0
    while types:
        step: i64 = ongoing_step(judge, lowest(types), AFTER_PLAY_VERB)
        types &= types - 1
        cost: i64 = judge.linked.cost[card]
        first: i64 = seen.parameter(step, AFTER_PLAY_COST)
        if first == 0 or first == cost or seen.parameter(step, AFTER_PLAY_OR_COST) == cost:
            total += program(judge, seen.parameter(step, AFTER_PLAY_THEN), AFTER)
    return total


# -- afterwards


def arranged(judge: Judge, owner: i64) -> i64:
    """What the order of a seat's collections is worth to it: what scores, and what is visible."""
    worth: i64 = 100 * bonuses(judge, owner)
    column: i64 = 0
    while column < 2:
        top: i64 = judge.seen.top(owner, column)
        if top != NONE:
            worth += lasting(judge, top & CARD)
        column += 1
    return worth


def moved(judge: Judge, owner: i64, source: i64, target: i64) -> i64:
    """What the collections are worth once a card has gone from one place (an option) to another."""
    seen = judge.seen
    card: i64 = seen.remove(owner, spot_column(source), spot_height(source))
    seen.insert(owner, spot_column(target), spot_height(target), card)
    worth: i64 = arranged(judge, owner)
    seen.remove(owner, spot_column(target), spot_height(target))
    seen.insert(owner, spot_column(source), spot_height(source), card)
    return worth


def best_move(judge: Judge, source: i64, places: i64) -> Found:
    """The best place to move an own origami to."""
    best: i64 = NOT_YET
    found: i64 = 0
    while places:
        place: i64 = lowest(places)
        places &= places - 1
        worth: i64 = moved(judge, judge.seat, source, place)
        if worth > best:
            best = worth
            found = place
    return best, found


def best_sinking(judge: Judge, owner: i64) -> Found:
    """The best of a seat's origami to sink. What others lose is worth less than own gain."""
    seen = judge.seen
    before: i64 = arranged(judge, owner)
    best: i64 = NOT_YET
    found: i64 = 0
    column: i64 = 0
    while column < 2:
        height: i64 = seen.column_size(owner, column) - 1
        while height > 0:
            gain: i64 = moved(judge, owner, spot(column, height), spot(column, 0)) - before
            if owner != judge.seat:
                gain = -gain * judge.weights.rival // 100
            if gain > best:
                best = gain
                found = spot(column, height)
            height -= 1
        column += 1
    return best, found
