"""The greedy player: one step ahead on points, tempo and the worth of a hand.

It sees an observation, never the truth, and answers with the option that looks best now: no search, no
memory, no chance. What a moment looks like to it, `judge` says; what cards, payments, places, plays and effects are
worth then, the modules of these names.
"""

from mypy_extensions import i64

from senbazuru.bots.origami.cards import AFTER_DRAW_VERB, answer_of, most
from senbazuru.bots.origami.effects import Usual
from senbazuru.bots.origami.judge import AFTER, NOT_YET, NOW, OPINIONS, Judge, opinion_of, program
from senbazuru.bots.origami.placing import best_place
from senbazuru.bots.origami.playing import luring, ways_to_pay
from senbazuru.bots.origami.weights import VERSION_3, Weights
from senbazuru.kernel.bits import lowest
from senbazuru.origami.engine.linked import DRAW_ACTION, PLAY_ACTION
from senbazuru.origami.engine.modifiers import AFTER_DRAW
from senbazuru.origami.engine.steps import (
    ACTION,
    DOUBLED_SHIFT,
    EFFECT,
    PART,
    PAY,
    PLACE,
    STOP,
    STOP_BIT,
    paid_cards,
    paid_lowered,
    paid_papers,
)
from senbazuru.origami.engine.table import Table
from senbazuru.origami.engine.turn import DRAW, PLAY, SPECIAL_LEFT
from senbazuru.origami.engine.verbs import play
from senbazuru.origami.engine.verbs.ongoing import AFTER_DRAW_THEN
from senbazuru.origami.engine.zones import CARD, NONE


def choose(seen: Table, seat: i64, weights: Weights = VERSION_3) -> i64:
    """The option that a seat answers with, given what it sees. Always one that is offered."""
    options: i64 = seen.mask(seat)
    if options & (options - 1) == 0:
        return lowest(options)
    option: i64 = opinion_of(seen.frame).answer(Judge(seen, seat, weights), options)
    if (options >> option) & 1:
        return option
    return lowest(options)


class Action(Usual):
    def answer(self, judge: Judge, options: i64) -> i64:
        best: i64 = lowest(options)
        highest: i64 = 0 if options & STOP_BIT else NOT_YET
        option: i64 = DRAW
        while option < SPECIAL_LEFT + 2:
            if (options >> option) & 1:
                worth: i64 = self.gain(judge, option)
                if worth > highest:
                    highest = worth
                    best = option
            option += 1
        return best

    def gain(self, judge: Judge, option: i64) -> i64:
        if option == DRAW:
            worth: i64 = program(judge, DRAW_ACTION, NOW)
            return worth + after_drawing(judge) if judge.wide else worth
        if option == PLAY:
            return program(judge, PLAY_ACTION, NOW)
        judge.play.card = judge.seen.top(judge.seat, option - SPECIAL_LEFT) & CARD
        worth = program(judge, judge.linked.special[judge.play.card], NOW)
        judge.play.card = NONE
        return worth


def after_drawing(judge: Judge) -> i64:
    """What visible cards do after the action Draw."""
    types: i64 = judge.seen.in_force(judge.seat, AFTER_DRAW)
    total: i64 = 0
    while types:
        total += answer_of(judge, lowest(types), AFTER_DRAW_VERB, AFTER_DRAW_THEN, AFTER)
        types &= types - 1
    return total


class Effect(Usual):
    """Whether to use it."""

    def answer(self, judge: Judge, options: i64) -> i64:
        judge.look_at_play()
        return 1 if program(judge, judge.seen.step, AFTER) >= 0 else STOP


class Pay(Usual):
    """The dearest card of the best payment first: what lies on top of the discards tempts others."""

    def answer(self, judge: Judge, options: i64) -> i64:
        seen = judge.seen
        helper: i64 = NONE
        lure: i64 = 0
        doubled: i64 = 0
        if judge.wide:
            if paid_lowered(seen.flags) == 0:
                above: i64 = 1 if seen.parameter(seen.step, play.TOP_DISCARD_PAYS) else 0
                helper = seen.top_pays(judge.seat, paid_cards(seen.flags) + above)
            if paid_papers(seen.flags) == 0:
                lure = luring(judge, seen.card)
            doubled = (seen.flags >> DOUBLED_SHIFT) & PART
        payment = ways_to_pay(judge, seen.amount, NONE, helper, lure, doubled)
        paid: i64 = payment.best(seen.memory)
        cards: i64 = payment.types[paid] & (options >> 1) if paid else 0
        return 1 + most(judge, cards) if cards else lowest(options)


class Place(Usual):
    def answer(self, judge: Judge, options: i64) -> i64:
        if judge.wide:
            judge.look_at_play()
        return best_place(judge, judge.seen.card, options)


OPINIONS[ACTION] = Action()
OPINIONS[EFFECT] = Effect()
OPINIONS[PAY] = Pay()
OPINIONS[PLACE] = Place()
