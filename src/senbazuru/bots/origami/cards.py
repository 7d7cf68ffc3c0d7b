"""What cards are worth: in hand, once played, and as long as they are visible.

In hand they are money (folds) and hope (what they would bring once played); how much of either depends on the turns
that are left. What holds while a card is visible is valued by the rule it changes, so cards of any pack will do.
"""

from typing import Final

from mypy_extensions import i64

from senbazuru.bots.origami.judge import (
    ANY,
    DEEDS,
    KEEPS,
    LASTING,
    LATER,
    NOT_YET,
    PROSPECT,
    SIGHT,
    Judge,
    program,
)
from senbazuru.bots.origami.points import best_points, entering, promise
from senbazuru.kernel.bits import lowest
from senbazuru.origami.engine.modifiers import (
    AFTER_DRAW,
    AFTER_PLAY,
    DRAW_BY_HAND,
    DRAW_LIMIT_BY,
    HAND_LIMIT_BY,
    HAND_PROTECTED,
    MODIFIERS,
    PAPER_DOUBLES,
    PRICE_BY,
    TURN_END,
)
from senbazuru.origami.engine.payment import sums, window
from senbazuru.origami.engine.table import DRAW_LIMIT, HAND_LIMIT
from senbazuru.origami.engine.verbs.ongoing import AFTER_DRAW_THEN, AFTER_PLAY_THEN, AT_TURN_END_THEN
from senbazuru.origami.engine.vocabulary import BY_NAME
from senbazuru.origami.engine.zones import tally_of

AFTER_PLAY_VERB: Final[i64] = BY_NAME["after_play"].number
AFTER_DRAW_VERB: Final[i64] = BY_NAME["after_draw"].number
AT_TURN_END: Final[i64] = BY_NAME["at_turn_end"].number


def deed(judge: Judge, card: i64) -> i64:
    """What it would bring to have played a card, in some turn to come."""
    worth: i64 = judge.known[DEEDS + card]
    if worth == NOT_YET:
        if (judge.linked.characters >> card) & 1:
            worth = entering(judge, card) + prospect(judge)
        else:
            worth = best_points(judge, card) + promise(judge, card) + lasting(judge, card)
        if judge.linked.instant[card] and judge.alive:
            worth += program(judge, judge.linked.instant[card], LATER)
        judge.known[DEEDS + card] = worth
    return worth


def prospect(judge: Judge) -> i64:
    """What a free play from the line will bring: what it usually does, and what the present line would."""
    if judge.known[PROSPECT] == NOT_YET:
        best: i64 = 0
        types: i64 = judge.seen.line_types(ANY) & ~judge.linked.characters
        while types:
            worth: i64 = deed(judge, lowest(types))
            types &= types - 1
            if worth > best:
                best = worth
        share: i64 = judge.weights.bonus_share if judge.turns else 100
        judge.known[PROSPECT] = (best * share + judge.weights.bonus * (100 - share)) // 100
    return judge.known[PROSPECT]


# -- in hand


def keep(judge: Judge, card: i64) -> i64:
    """What a card in hand is worth: as money, for the hope of playing it, and if left at the end."""
    linked = judge.linked
    if card >= linked.types:
        return judge.deck_card
    worth: i64 = judge.known[KEEPS + card]
    if worth == NOT_YET:
        worth = judge.money(linked.folds[card])
        if card == linked.paper:
            worth += judge.paper_leftover if judge.turns < 2 else judge.paper_leftover // 2
        elif judge.hope:
            price: i64 = judge.weights.price * (judge.price(card) + linked.folds[card])
            surplus: i64 = deed(judge, card) - price - judge.weights.entry
            if surplus > 0:
                worth += surplus * judge.hope // 100
        if judge.turns < 2:
            worth += judge.leftover
        judge.known[KEEPS + card] = worth
    return worth


def least(judge: Judge, types: i64) -> i64:
    """The card one would miss least."""
    found: i64 = lowest(types)
    while types:
        card: i64 = lowest(types)
        types &= types - 1
        if keep(judge, card) < keep(judge, found):
            found = card
    return found


def most(judge: Judge, types: i64) -> i64:
    """The card one would like best in hand."""
    found: i64 = lowest(types)
    while types:
        card: i64 = lowest(types)
        types &= types - 1
        if keep(judge, card) > keep(judge, found):
            found = card
    return found


def best_discard(judge: Judge) -> i64:
    """What the best of the discards is worth in hand."""
    types: i64 = judge.seen.discarded_types(judge.seen.discards_size)
    return keep(judge, most(judge, types)) if types else judge.deck_card


def rough_play(judge: Judge, types: i64, tally: i64, discount: i64, free: bool) -> i64:
    """The best gain of one play from such a hand, whatever cards pay for it."""
    linked = judge.linked
    best: i64 = 0
    while types:
        card: i64 = lowest(types)
        types &= types - 1
        price: i64 = judge.price(card)
        folds: i64 = linked.folds[card] if free else price + linked.folds[card]
        worth: i64 = deed(judge, card) - folds * judge.fold
        if worth > best and card != linked.paper:
            if free or sums(tally - tally_of(linked.folds[card])) & window(price, discount):
                best = worth
    return best


def better_sight(judge: Judge, types: i64, tally: i64) -> i64:
    """How much more than now such a hand has in sight for next turn's play."""
    if judge.next == 0:
        return 0
    if judge.known[SIGHT] == NOT_YET:
        seen = judge.seen
        now: i64 = rough_play(judge, seen.hand(judge.seat), seen.tally(judge.seat), judge.discount, judge.free)
        judge.known[SIGHT] = now
    sight: i64 = rough_play(judge, types, tally, judge.discount, judge.free)
    return (sight - judge.known[SIGHT]) * judge.next // 100


# -- visible


def lasting(judge: Judge, card: i64) -> i64:
    """What a visible card promises for the turns to come."""
    if judge.turns == 0:
        return 0
    worth: i64 = judge.known[LASTING + card]
    if worth == NOT_YET:
        worth = ongoing(judge, card) if judge.wide and judge.linked.ongoing[card] else special(judge, card)
        judge.known[LASTING + card] = worth
    return worth


def often(judge: Judge, each: i64) -> i64:
    """What it is worth to gain something in each of the turns in which a card will be visible."""
    uses: i64 = judge.turns if judge.turns < judge.weights.uses else judge.weights.uses
    return each * uses * judge.weights.lasting // 100


def special(judge: Judge, card: i64) -> i64:
    """A special action takes a turn: what it brings above what that would bring otherwise."""
    step: i64 = judge.linked.special[card]
    if step == 0:
        return 0
    before: i64 = judge.play.card
    judge.play.card = card
    each: i64 = program(judge, step, LATER) - judge.weights.turn * judge.fold // 100
    judge.play.card = before
    return often(judge, each) if each > 0 else 0


def ongoing(judge: Judge, card: i64) -> i64:
    """What a rule that a collected card changes promises for the turns to come."""
    seen = judge.seen
    linked = judge.linked
    weights = judge.weights
    each: i64 = 0
    more: i64
    if judge.brings(card, HAND_LIMIT_BY):
        more = seen.change_of(judge.seat, card, HAND_LIMIT_BY)
        if linked.for_each[card * MODIFIERS + HAND_LIMIT_BY]:
            more += linked.by[card * MODIFIERS + HAND_LIMIT_BY]
        each += more * weights.room
        if seen.in_force(judge.seat, DRAW_BY_HAND):
            each += more * weights.draws
    if judge.brings(card, DRAW_LIMIT_BY):
        each += linked.by[card * MODIFIERS + DRAW_LIMIT_BY] * weights.draws
    if judge.brings(card, DRAW_BY_HAND):
        more = linked.by[card * MODIFIERS + DRAW_BY_HAND] + judge.hand_limit - HAND_LIMIT - DRAW_LIMIT
        if more > 0:
            each += more * weights.draws
    if judge.brings(card, PRICE_BY):
        each -= linked.by[card * MODIFIERS + PRICE_BY] * weights.plays
    if judge.brings(card, PAPER_DOUBLES) and linked.paper >= 0:
        each += weights.plays if seen.held(judge.seat, linked.paper) else weights.plays // 3
    if judge.brings(card, HAND_PROTECTED):
        each += weights.guard
    each = each * judge.fold // 100
    if judge.brings(card, AFTER_DRAW):
        each += answer_of(judge, card, AFTER_DRAW_VERB, AFTER_DRAW_THEN, LATER) * weights.draws // 100
    if judge.brings(card, AFTER_PLAY):
        each += answer_of(judge, card, AFTER_PLAY_VERB, AFTER_PLAY_THEN, LATER) * weights.answered // 100
    if judge.brings(card, TURN_END):
        each += answer_of(judge, card, AT_TURN_END, AT_TURN_END_THEN, LATER) * weights.seldom // 100
    return often(judge, each)


def ongoing_step(judge: Judge, card: i64, verb: i64) -> i64:
    """Where an instruction stands in what a card does while it is visible."""
    step: i64 = judge.linked.ongoing[card]
    while judge.linked.verbs[step] != verb:
        step += 1
    return step


def answer_of(judge: Judge, card: i64, verb: i64, place: i64, when: i64) -> i64:
    """The worth of the program among the parameters of such an instruction."""
    return program(judge, judge.seen.parameter(ongoing_step(judge, card, verb), place), when)
