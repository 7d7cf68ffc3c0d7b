"""What plays are worth: from hand with the best payment, or free from the draw line."""

from typing import Final

from mypy_extensions import i64

from senbazuru.bots.origami.cards import AT_TURN_END, answer_of, best_discard, better_sight, keep, ongoing_step
from senbazuru.bots.origami.judge import AFTER, ANY, LOUD, NOT_YET, SILENT, Judge, program
from senbazuru.bots.origami.payment import Payment
from senbazuru.bots.origami.placing import Found, after_playing, best_place, placed
from senbazuru.bots.origami.points import entering, promise
from senbazuru.kernel.bits import ONE, lowest
from senbazuru.origami.engine.modifiers import NO_INSTANTS, TURN_END
from senbazuru.origami.engine.verbs import discards, play
from senbazuru.origami.engine.verbs.ongoing import AT_TURN_END_THEN, EMPTY_HAND
from senbazuru.origami.engine.vocabulary import BY_NAME
from senbazuru.origami.engine.zones import NONE, tally_of

_TAKE_FROM_DISCARDS: Final[i64] = BY_NAME["take_from_discards"].number


# -- from hand


def best_play(judge: Judge, step: i64, cards: i64) -> Found:
    """The best play that an instruction allows, of these cards; a type too many is the top discard."""
    seen = judge.seen
    best: i64 = NOT_YET
    found: i64 = 0
    while cards:
        option: i64 = lowest(cards)
        cards &= cards - 1
        card: i64 = option
        above: i64 = 1 if seen.parameter(step, play.TOP_DISCARD_PAYS) and seen.discards_size else 0
        from_hand: bool = option != judge.linked.types
        if not from_hand:
            card = seen.discarded(above)
        price: i64 = 0 if seen.parameter(step, play.FREE) else judge.price(card)
        if above:
            price -= judge.linked.folds[seen.discarded(0)]
        helper: i64 = NONE
        if judge.wide:
            helper = seen.top_pays(judge.seat, above if from_hand else above + 1)
        worth: i64 = play_now(judge, card, price, seen.parameter(step, play.DISCOUNT), from_hand, helper)
        if worth > best:
            best = worth
            found = option
    return best, found


def play_now(judge: Judge, card: i64, price: i64, discount: i64, from_hand: bool, helper: i64) -> i64:
    """Points and effects, less the cards that leave the hand, and what that does to the next turn."""
    seen = judge.seen
    linked = judge.linked
    now = judge.play
    before: i64 = now.card
    now.card = card
    lure: i64 = luring(judge, card)
    payment = ways_to_pay(judge, price if price > 0 else 0, card if from_hand else NONE, helper, lure, 0)
    now.paid = payment.best(discount)
    worth: i64 = -payment.worth[now.paid]
    gone: i64 = payment.types[now.paid]
    now.rest_tally = seen.tally(judge.seat) - payment.tally[now.paid]
    if judge.wide:
        if (gone >> linked.types) & 1:
            gone |= ONE << linked.paper
        gone &= (ONE << linked.types) - 1
        now.with_paper = linked.paper >= 0 and (gone >> linked.paper) & 1 != 0
        if now.with_paper:
            worth -= lure
    if from_hand:
        worth -= keep(judge, card)
        gone |= ONE << card
        now.rest_tally -= tally_of(linked.folds[card])
    now.rest = hand_without(judge, gone)
    if (linked.characters >> card) & 1:
        worth += enter_now(judge, card, True)
    else:
        worth += put_down(judge, card)
    if judge.wide:
        worth += ending(judge)
    worth += better_sight(judge, now.rest, now.rest_tally)
    now.card = before
    now.with_paper = False
    return worth


def put_down(judge: Judge, card: i64) -> i64:
    """Points and effects of a card that is paid."""
    place: i64 = best_place(judge, card, play.placements(judge.seen, judge.seat, card))
    worth: i64 = placed(judge, card, place) + promise(judge, card)
    if judge.linked.instant[card] and judge.alive:
        worth += program(judge, judge.linked.instant[card], AFTER)
    return worth


def luring(judge: Judge, card: i64) -> i64:
    """What its instant brings if rice paper is among the payment, and not otherwise."""
    step: i64 = judge.linked.instant[card]
    if not judge.wide or not judge.alive or judge.linked.verbs[step] != _TAKE_FROM_DISCARDS:
        return 0
    return best_discard(judge) if judge.seen.parameter(step, discards.PAID_WITH_PAPER) else 0


def ways_to_pay(judge: Judge, price: i64, spared: i64, helper: i64, lure: i64, doubled: i64) -> Payment:
    """All ways to pay with hand cards but one that is `spared`, with the discard that may help (or none), what rice
    paper in the payment brings, and after so many rice papers that have counted twice already."""
    seen = judge.seen
    linked = judge.linked
    if judge.payment is None:
        judge.payment = Payment()
    payment = judge.payment
    payment.begin(price)
    types: i64 = seen.hand(judge.seat)
    while types:
        card: i64 = lowest(types)
        types &= types - 1
        copies: i64 = seen.held(judge.seat, card)
        if card == spared:
            copies -= 1
            if copies == 0:
                continue
        worth: i64 = keep(judge, card)
        doubles: i64 = judge.doubles - doubled
        while copies > 0:
            if card == linked.paper:
                # some of it may count twice, and the first may bring something
                payment.add_paper(ONE << card, ONE << linked.types, worth - lure, doubles > 0)
                lure = 0
                doubles -= 1
            else:
                payment.add(ONE << card, linked.folds[card], worth, tally_of(linked.folds[card]))
            copies -= 1
    if helper != NONE:
        payment.add(ONE << (linked.types + 1), linked.folds[helper], 0, 0)
    return payment


def hand_without(judge: Judge, gone: i64) -> i64:
    """The types still held when one card each of those types has gone."""
    seen = judge.seen
    rest: i64 = seen.hand(judge.seat)
    while gone:
        card: i64 = lowest(gone)
        gone &= gone - 1
        if seen.held(judge.seat, card) < 2:
            rest &= ~(ONE << card)
    return rest


def ending(judge: Judge) -> i64:
    """What an empty hand at the end of the turn brings."""
    seen = judge.seen
    if judge.play.rest_tally or seen.turn_seat != judge.seat:
        return 0
    types: i64 = seen.in_force(judge.seat, TURN_END)
    total: i64 = 0
    while types:
        if seen.parameter(ongoing_step(judge, lowest(types), AT_TURN_END), EMPTY_HAND):
            total += answer_of(judge, lowest(types), AT_TURN_END, AT_TURN_END_THEN, AFTER)
        types &= types - 1
    return total


# -- free from the line


def line_play(judge: Judge) -> Found:
    """The best free play from the line, perhaps of a character."""
    best: i64
    found: i64
    best, found = line_origami(judge)
    types: i64 = judge.seen.line_types(ANY) & judge.linked.characters
    while types:
        card: i64 = lowest(types)
        types &= types - 1
        worth: i64 = enter_now(judge, card, False)
        if worth > best:
            best = worth
            found = card
    return best, found


def line_origami(judge: Judge) -> Found:
    """The best free play from the line that is no character."""
    known = judge.known
    at: i64 = LOUD if judge.alive else SILENT
    if known[at] == NOT_YET:
        best: i64 = 0
        found: i64 = NONE
        types: i64 = judge.seen.line_types(ANY) & ~judge.linked.characters
        while types:
            card: i64 = lowest(types)
            types &= types - 1
            worth: i64 = free_play(judge, card)
            if worth > best:
                best = worth
                found = card
        known[at] = best
        known[at + 1] = found
    return known[at], known[at + 1]


def free_play(judge: Judge, card: i64) -> i64:
    """Points and effects of a card that costs nothing."""
    now = judge.play
    before: i64 = now.card
    paid: i64 = now.paid
    with_paper: bool = now.with_paper
    now.card = card
    now.paid = 0
    now.with_paper = False
    worth: i64 = put_down(judge, card)
    now.card = before
    now.paid = paid
    now.with_paper = with_paper
    return worth


def enter_now(judge: Judge, card: i64, chain: bool) -> i64:
    """A character comes into the middle now, then the best card of the line is played free."""
    before: bool = judge.alive
    other: i64 = judge.linked.partner[card] - 1
    silent: i64 = judge.seen.in_force(judge.seat, NO_INSTANTS) & ~(ONE << other)
    judge.alive = silent == 0 and not judge.brings(card, NO_INSTANTS)
    worth: i64 = entering(judge, card) + after_playing(judge, card, NONE)
    worth += line_play(judge)[0] if chain else line_origami(judge)[0]
    judge.alive = before
    return worth
