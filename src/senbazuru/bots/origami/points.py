"""What scores: points of a card in a collection with all scoring effects there, and of a character in the middle."""

from typing import Final

from mypy_extensions import i64

from senbazuru.bots.origami.judge import (
    BONUS,
    BONUSES,
    NOT_YET,
    SCORE_HAND,
    SCORE_SMALLER_HANDS,
    TYPES,
    Judge,
)
from senbazuru.kernel.bits import ONE, lowest
from senbazuru.origami.engine.modifiers import COVERED_AT_MOST, HAND_LIMIT_BY, MODIFIERS
from senbazuru.origami.engine.scoring import card_bonus
from senbazuru.origami.engine.verbs.scoring import CARD_NAMED, EVERY, FAMILY, PAPER, POINTS
from senbazuru.origami.engine.vocabulary import BY_NAME
from senbazuru.origami.engine.zones import CARD

_SCORE_PER: Final[i64] = BY_NAME["score_per"].number
_SCORE_AS: Final[i64] = BY_NAME["score_as"].number
_SCORE_BESIDE: Final[i64] = BY_NAME["score_beside"].number


def bonuses(judge: Judge, seat: i64) -> i64:
    """The points of the scoring effects in a seat's collections, of those that are settled by what lies there."""
    seen = judge.seen
    total: i64 = 0
    column: i64 = 0
    while column < 2:
        start: i64 = seen.column_start(seat, column)
        height: i64 = seen.column_size(seat, column) - 1
        while height >= 0:
            if judge.settled(seen.cells[start + height] & CARD):
                total += card_bonus(seen, seat, column, height)
            height -= 1
        column += 1
    return total


def points(judge: Judge, card: i64, column: i64) -> i64:
    """What a card adds to the score if it comes into a column."""
    linked = judge.linked
    worth: i64 = 100 * linked.points[card]
    if (linked.characters >> card) & 1 or card == linked.paper:
        return worth
    if judge.scoring or judge.settled(card):
        worth += 100 * more_bonuses(judge, card, column)
    if judge.wide or judge.weights.hands_change:
        if linked.scoring[card]:
            worth += unsettled_points(judge, card)
        if judge.contests is not None:
            worth += judge.contests.gain(card, column)
    return worth


def best_points(judge: Judge, card: i64) -> i64:
    left: i64 = points(judge, card, 0)
    if not judge.scoring and not judge.settled(card):
        return left
    right: i64 = points(judge, card, 1)
    return left if left > right else right


def more_bonuses(judge: Judge, card: i64, column: i64) -> i64:
    """By how much all scoring effects give more with a card on top of a column."""
    known = judge.known
    at: i64 = BONUSES + TYPES * column + card
    if known[at] == NOT_YET:
        if known[BONUS] == NOT_YET:
            known[BONUS] = bonuses(judge, judge.seat)
        seen = judge.seen
        height: i64 = seen.column_size(judge.seat, column)
        seen.insert(judge.seat, column, height, card)
        known[at] = bonuses(judge, judge.seat) - known[BONUS]
        seen.remove(judge.seat, column, height)
    return known[at]


def unsettled_points(judge: Judge, card: i64) -> i64:
    """What its scoring effect may give for what is not settled: hands, and how the collections will differ.

    Of cards in hand those that stay there count in the last turn.
    """
    seen = judge.seen
    step: i64 = judge.linked.scoring[card]
    verb: i64 = judge.linked.verbs[step]
    left: i64 = seen.hand_size(judge.seat)
    if judge.turns == 0 and judge.play.card == card:
        left = judge.play.rest_tally >> 32
    if verb == SCORE_HAND:
        if seen.parameter(step, PAPER):
            papers: i64 = seen.held(judge.seat, judge.linked.paper) if judge.linked.paper >= 0 else 0
            left = papers if judge.turns == 0 else (papers + judge.weights.end_paper) // 2
        elif judge.turns:
            left = judge.weights.end_hand
        return 100 * seen.parameter(step, POINTS) * (left // seen.parameter(step, EVERY))
    if verb == SCORE_SMALLER_HANDS:
        if judge.turns:
            return judge.weights.smaller_hands * seen.parameter(step, POINTS) * (seen.players - 1)
        return 100 * seen.parameter(step, POINTS) * smaller_hands(judge, left)
    if (judge.linked.differing >> card) & 1 and judge.turns > judge.weights.settled:
        return 100 * judge.weights.end_difference
    return 0


def smaller_hands(judge: Judge, cards: i64) -> i64:
    """How many others have fewer cards."""
    smaller: i64 = 0
    other: i64 = 0
    while other < judge.seen.players:
        if other != judge.seat and judge.seen.hand_size(other) < cards:
            smaller += 1
        other += 1
    return smaller


def promise(judge: Judge, card: i64) -> i64:
    """What its scoring effect may yet gain from cards in hand."""
    step: i64 = judge.linked.scoring[card]
    if step == 0 or judge.turns == 0:
        return 0
    seen = judge.seen
    seat: i64 = judge.seat
    verb: i64 = judge.linked.verbs[step]
    if verb == _SCORE_AS and seen.held(seat, card) > 1:
        return judge.weights.mates * (seen.parameter(step, POINTS) - judge.linked.points[card])
    if verb == _SCORE_BESIDE and seen.parameter(step, CARD_NAMED) == card + 1 and seen.held(seat, card) > 1:
        return judge.weights.mates * seen.parameter(step, POINTS)
    if verb != _SCORE_PER:
        return 0
    name: i64 = seen.parameter(step, CARD_NAMED)
    types: i64 = seen.hand(seat) & judge.family(seen.parameter(step, FAMILY))
    if name:
        types &= ONE << (name - 1)
    cards: i64 = 0
    while types:
        cards += seen.held(seat, lowest(types))
        types &= types - 1
    return judge.weights.counted * cards * seen.parameter(step, POINTS)


# -- characters


def entering(judge: Judge, card: i64) -> i64:
    """What changes when a character comes into the middle and its other colour leaves.

    What holds for everybody is nobody's gain; contests are, and so is what covered cards score.
    """
    seen = judge.seen
    worth: i64 = 0
    other: i64 = judge.linked.partner[card] - 1
    there: bool = (seen.middle >> other) & 1 != 0
    if judge.contests is not None:
        worth = judge.contests.opened(card)
        if there:
            worth -= judge.contests.opened(other)
    if judge.brings(card, HAND_LIMIT_BY):
        worth += pressed(judge, judge.hand_limit + judge.linked.by[card * MODIFIERS + HAND_LIMIT_BY])
    if judge.brings(card, COVERED_AT_MOST) or (there and judge.brings(other, COVERED_AT_MOST)):
        before: i64 = seen.middle
        worth -= lead_in_bonuses(judge)
        seen.middle = (before & ~(ONE << other)) | (ONE << card)
        worth += lead_in_bonuses(judge)
        seen.middle = before
    return worth


def pressed(judge: Judge, limit: i64) -> i64:
    """What others must soon discard because of a hand limit for all, above what this seat must."""
    seen = judge.seen
    worth: i64 = 0
    other: i64 = 0
    while other < seen.players:
        over: i64 = seen.hand_size(other) - limit
        if over > 0:
            worth += -over * (seen.players - 1) if other == judge.seat else over
        other += 1
    return worth * judge.money(1) // (2 * (seen.players - 1))


def lead_in_bonuses(judge: Judge) -> i64:
    """The points of scoring effects, above what the others have on average."""
    theirs: i64 = 0
    other: i64 = 0
    while other < judge.seen.players:
        if other != judge.seat:
            theirs += bonuses(judge, other)
        other += 1
    return 100 * bonuses(judge, judge.seat) - judge.weights.rival * theirs // (judge.seen.players - 1)
