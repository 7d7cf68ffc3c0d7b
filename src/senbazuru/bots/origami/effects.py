"""What the greedy player thinks of every verb: what its effect is worth, and how to answer what it asks."""

from typing import Final

from mypy_extensions import i64

from senbazuru.bots.origami.cards import best_discard, better_sight, keep, least, most, prospect, rough_play
from senbazuru.bots.origami.judge import AFTER, ANY, LATER, NOT_YET, NOW, OPINIONS, Judge, Opinion, folds_of, program
from senbazuru.bots.origami.placing import Found, arranged, best_move, best_sinking, under
from senbazuru.bots.origami.playing import best_play, line_play
from senbazuru.kernel.bits import ONE, lowest
from senbazuru.origami.engine.linked import DRAW_ACTION, PARAMETERS
from senbazuru.origami.engine.scoring import score
from senbazuru.origami.engine.steps import (
    BEGUN,
    DISCARDS,
    HAND,
    LINE,
    LOOKED_AT,
    SEATS,
    STEPS,
    STOP,
    STOP_BIT,
)
from senbazuru.origami.engine.verbs import deck, discards, hands, line, paper, play
from senbazuru.origami.engine.verbs.collections import targets
from senbazuru.origami.engine.vocabulary import BY_NAME
from senbazuru.origami.engine.zones import NONE, tally_of


class Usual(Opinion):
    """Whoever asks: hand cards and what one looks at are given away, what lies open is taken."""

    def answer(self, judge: Judge, options: i64) -> i64:
        thing: i64 = STEPS[judge.seen.frame].question(judge.seen).thing
        if thing == HAND or thing == LOOKED_AT:
            return 1 + least(judge, options >> 1)
        if thing == LINE or thing == DISCARDS:
            return 1 + most(judge, options >> 1)
        if thing == SEATS:
            return 1 + richest(judge, options >> 1)
        return lowest(options)


def richest(judge: Judge, seats: i64) -> i64:
    """The one with the most cards; among equals the one with the most points."""
    seen = judge.seen
    best: i64 = 0
    highest: i64 = -1
    while seats:
        other: i64 = lowest(seats)
        seats &= seats - 1
        worth: i64 = 1000 * seen.hand_size(other) + score(seen, other)
        if worth > highest:
            highest = worth
            best = other
    return best


class Nothing(Usual):
    """It is as good as nothing, or counted elsewhere."""

    def worth(self, judge: Judge, step: i64, when: i64) -> i64:
        return 0


# -- from the deck


class DrawFromDeck(Usual):
    def worth(self, judge: Judge, step: i64, when: i64) -> i64:
        seen = judge.seen
        cards: i64 = seen.parameter(step, deck.CARDS)
        named: i64 = seen.parameter(step, deck.PLUS_VISIBLE)
        if when != LATER:
            if named:
                cards += deck.visible_copies(seen, named - 1)
            if cards > seen.drawable():
                cards = seen.drawable()
        worth: i64 = cards * judge.deck_card
        if seen.parameter(step, deck.WHO):
            worth -= worth * judge.rival // 100
        return worth


class LookAtDeck(Usual):
    def worth(self, judge: Judge, step: i64, when: i64) -> i64:
        cards: i64 = judge.seen.parameter(step, deck.CARDS) - judge.seen.parameter(step, deck.DISCARD)
        return cards * judge.deck_card + judge.weights.choice * judge.fold // 100


# -- from the line


class TakeFromLine(Usual):
    def worth(self, judge: Judge, step: i64, when: i64) -> i64:
        seen = judge.seen
        worth: i64
        if when == LATER:
            worth = self.usually(judge, step)
        else:
            folds: i64 = seen.parameter(step, line.FOLDS)
            if folds == 0:
                folds = ANY
            if step == DRAW_ACTION:
                folds = seen.draw_limit(judge.seat)
            cards: i64 = seen.parameter(step, line.CARDS)
            worth = best_take(judge, step, folds, cards if cards else ANY, False)[0]
        if seen.parameter(step, line.TOP_DISCARD):
            worth += top_discard(judge, when)
        return worth

    def usually(self, judge: Judge, step: i64) -> i64:
        seen = judge.seen
        folds: i64 = seen.parameter(step, line.FOLDS)
        worth: i64
        if folds:
            worth = (100 * folds + judge.weights.choice) * judge.fold // 100
        else:
            worth = judge.weights.line_card * seen.parameter(step, line.CARDS) * judge.fold // 100
        if seen.parameter(step, line.FAMILY) or seen.parameter(step, line.WORTH):
            worth //= 2
        if seen.parameter(step, line.EXACT):
            worth = worth * judge.weights.exactly // 100
        return worth

    def answer(self, judge: Judge, options: i64) -> i64:
        seen = judge.seen
        found: i64 = best_take(judge, seen.step, seen.amount, seen.memory, seen.flags & BEGUN != 0)[1]
        cards: i64 = found & (options >> 1)
        return 1 + lowest(cards) if cards else lowest(options)


def best_take(judge: Judge, step: i64, folds: i64, cards: i64, enough: bool) -> Found:
    """The best cards to take, as a mask of types: at least one, unless there are enough."""
    seen = judge.seen
    linked = judge.linked
    wanted: i64 = judge.family(seen.parameter(step, line.FAMILY))
    if seen.parameter(step, line.WORTH):
        wanted &= linked.of_folds[seen.parameter(step, line.WORTH)]
    exact: bool = seen.parameter(step, line.EXACT) != 0
    any_one: bool = step == DRAW_ACTION and not enough
    hand: i64 = seen.hand(judge.seat)
    tally: i64 = seen.tally(judge.seat)
    best: i64 = 0 if enough else NOT_YET
    found: i64 = 0
    subset: i64 = (ONE << seen.line_size) - 1
    while subset > 0:
        places: i64 = subset
        subset -= 1
        left: i64 = folds
        more: i64 = cards
        types: i64 = 0
        taken: i64 = 0
        worth: i64 = 0
        while places and left >= 0 and more > 0:
            card: i64 = seen.line_card(lowest(places))
            if not (wanted >> card) & 1:
                break
            places &= places - 1
            left -= linked.folds[card]
            more -= 1
            types |= ONE << card
            taken += tally_of(linked.folds[card])
            worth += keep(judge, card)
        if places or (left < 0 and not (any_one and more == cards - 1)) or (exact and left > 0):
            continue
        worth += better_sight(judge, hand | types, tally + taken)
        over: i64 = ((tally + taken) >> 32) - judge.hand_limit
        if over > 0:
            worth -= over * judge.money(1)
        if worth > best:
            best = worth
            found = types
    return best if best > NOT_YET else 0, found


class TakeAllFromLine(Usual):
    def worth(self, judge: Judge, step: i64, when: i64) -> i64:
        if when == LATER:
            return judge.deck_card
        seen = judge.seen
        wanted: i64 = judge.family(seen.parameter(step, line.ALL_FAMILY))
        if seen.parameter(step, line.ALL_FOLDS):
            wanted &= seen.line_types(seen.parameter(step, line.ALL_FOLDS))
        total: i64 = 0
        place: i64 = 0
        while place < seen.line_size:
            card: i64 = seen.line_card(place)
            if (wanted >> card) & 1:
                total += keep(judge, card)
            place += 1
        return total


class EachTakes(Usual):
    """The first choice from the line is mine; the others take, too."""

    def worth(self, judge: Judge, step: i64, when: i64) -> i64:
        usual: i64 = judge.weights.line_card * judge.fold // 100
        theirs: i64 = usual * judge.rival // 100
        if when == LATER or judge.seen.line_size == 0:
            return usual - theirs
        return keep(judge, most(judge, judge.seen.line_types(ANY))) - theirs


class Exchange(Usual):
    def worth(self, judge: Judge, step: i64, when: i64) -> i64:
        if when != NOW:
            return judge.weights.exchanged * judge.fold // 100
        seen = judge.seen
        there: i64 = seen.line_types(ANY)
        if seen.parameter(step, line.WITH) == line.WITH_DISCARDS:
            there = seen.discarded_types(seen.discards_size)
        return keep(judge, most(judge, there)) - keep(judge, least(judge, seen.hand(judge.seat)))

    def answer(self, judge: Judge, options: i64) -> i64:
        if judge.seen.flags & BEGUN:
            return 1 + most(judge, options >> 1)
        if options & STOP_BIT and self.worth(judge, judge.seen.step, NOW) <= 0:
            return STOP
        return 1 + least(judge, options >> 1)


# -- from the discards, and to them


def top_discard(judge: Judge, when: i64) -> i64:
    if when == LATER:
        return judge.deck_card
    return keep(judge, judge.seen.discarded(0)) if judge.seen.discards_size else 0


class TakeFromDiscards(Usual):
    """The top discard, or one of choice, which may need rice paper in the payment."""

    def worth(self, judge: Judge, step: i64, when: i64) -> i64:
        seen = judge.seen
        if seen.parameter(step, discards.PAID_WITH_PAPER) and not judge.play.with_paper:
            if when != LATER or judge.linked.paper < 0 or seen.held(judge.seat, judge.linked.paper) == 0:
                return 0
        if seen.parameter(step, discards.WHICH) != discards.ANY:
            return top_discard(judge, when)
        return judge.weights.line_card * judge.fold // 100 if when == LATER else best_discard(judge)


class TakeBackPayment(Usual):
    def worth(self, judge: Judge, step: i64, when: i64) -> i64:
        folds: i64 = 3
        if when != LATER and judge.play.paid < 3:
            folds = judge.play.paid
        return folds * judge.fold


class Discard(Usual):
    def worth(self, judge: Judge, step: i64, when: i64) -> i64:
        seen = judge.seen
        cards: i64 = seen.parameter(step, discards.CARDS)
        if seen.parameter(step, discards.WHO) == 0:
            own: i64 = seen.hand(judge.seat) & judge.family(seen.parameter(step, discards.FAMILY))
            if when == NOW and own:
                return -cards * keep(judge, least(judge, own))
            return -cards * 2 * judge.fold
        worth: i64 = cards * judge.weights.denied * judge.fold // 100
        if judge.wide:
            worth = worth * self.touched(judge) // (seen.players - 1)
        if seen.parameter(step, discards.TAKE):
            worth += judge.deck_card
        if seen.parameter(step, discards.WHO) == discards.EACH:
            worth -= self.own_loss(judge, cards, when)
        return worth

    def touched(self, judge: Judge) -> i64:
        """How many others have cards to lose."""
        seen = judge.seen
        found: i64 = 0
        other: i64 = 0
        while other < seen.players:
            if other != judge.seat and seen.hand_size(other) and not seen.protected(other):
                found += 1
            other += 1
        return found

    def own_loss(self, judge: Judge, cards: i64, when: i64) -> i64:
        """What it costs to discard some cards of choice."""
        types: i64 = judge.seen.hand(judge.seat)
        held: i64 = judge.seen.hand_size(judge.seat)
        if when == LATER:
            return cards * judge.money(1)
        if when == AFTER:
            types = judge.play.rest
            held = judge.play.rest_tally >> 32
        if held < cards:
            cards = held
        return cards * keep(judge, least(judge, types)) if types else 0

    def answer(self, judge: Judge, options: i64) -> i64:
        if options & STOP_BIT and program(judge, judge.seen.step, NOW) < 0:
            return STOP
        return 1 + least(judge, options >> 1)


# -- hands


class TakeAtRandom(Usual):
    def worth(self, judge: Judge, step: i64, when: i64) -> i64:
        return judge.deck_card + judge.weights.denied * judge.fold // 100


class LookAtHand(Usual):
    def worth(self, judge: Judge, step: i64, when: i64) -> i64:
        return judge.weights.glance


class PassCards(Usual):
    """Who has little to pass still receives."""

    def worth(self, judge: Judge, step: i64, when: i64) -> i64:
        if not judge.wide or when == LATER:
            return judge.weights.passed
        each: i64 = 2 if judge.seen.parameter(step, hands.TO) == hands.BOTH else 1
        missing: i64 = each - (judge.play.rest_tally >> 32)
        return judge.weights.passed + missing * judge.money(1) if missing > 0 else judge.weights.passed


# -- rice paper


class DrawPaper(Usual):
    def worth(self, judge: Judge, step: i64, when: i64) -> i64:
        seen = judge.seen
        cards: i64 = seen.parameter(step, paper.CARDS)
        if seen.parameter(step, paper.PER_UNDER):
            if when != LATER and judge.play.card != NONE and under(judge, judge.play.card):
                return 0  # `placed` counts it
            cards *= (seen.column_size(judge.seat, 0) + seen.column_size(judge.seat, 1) + 1) // 2
        if cards > seen.paper:
            cards = seen.paper
        worth: i64 = cards * keep(judge, judge.linked.paper)
        if seen.parameter(step, paper.WHO):
            worth -= worth * judge.rival // 100
        return worth


class TradePaper(Usual):
    """All that can be replaced by cards of the deck, or none."""

    def worth(self, judge: Judge, step: i64, when: i64) -> i64:
        return self.answer(judge, 0) * (judge.deck_card - keep(judge, judge.linked.paper))

    def answer(self, judge: Judge, options: i64) -> i64:
        if judge.linked.paper < 0 or judge.deck_card <= keep(judge, judge.linked.paper):
            return 0
        papers: i64 = judge.seen.held(judge.seat, judge.linked.paper)
        return papers if papers < judge.seen.drawable() else judge.seen.drawable()


# -- playing


def again_now(judge: Judge, types: i64, discount: i64, free: bool) -> i64:
    """One play more with what stays in hand: it will not be played next turn."""
    again: i64 = rough_play(judge, types, judge.play.rest_tally, discount, free)
    return again - again * judge.next // 100


class Play(Usual):
    def worth(self, judge: Judge, step: i64, when: i64) -> i64:
        seen = judge.seen
        family: i64 = seen.parameter(step, play.FAMILY)
        discount: i64 = seen.parameter(step, play.DISCOUNT)
        free: bool = seen.parameter(step, play.FREE) != 0
        if when == NOW:
            return best_play(judge, step, play.playable(seen, judge.seat, step, 0))[0]
        if when == AFTER:
            again: i64 = again_now(judge, judge.play.rest & judge.family(family), discount, free)
            return again + judge.weights.unseen_play if judge.turns and folds_of(judge.play.rest_tally) > 2 else again
        worth: i64 = judge.weights.second_play + discount * judge.fold
        if free:
            worth += judge.weights.free_folds * judge.fold
        if seen.parameter(step, play.TOP_DISCARD_PAYS):
            worth += 2 * judge.fold
        return worth // 2 if family else worth

    def answer(self, judge: Judge, options: i64) -> i64:
        worth: i64
        found: i64
        worth, found = best_play(judge, judge.seen.step, options >> 1)
        return STOP if options & STOP_BIT and worth < 0 else 1 + found


class PlayFromLine(Usual):
    """A character's bonus."""

    def worth(self, judge: Judge, step: i64, when: i64) -> i64:
        return prospect(judge) if when == LATER else line_play(judge)[0]

    def answer(self, judge: Judge, options: i64) -> i64:
        judge.look_at_play()
        found: i64 = line_play(judge)[1]
        return 1 + found if found != NONE else STOP


class EachPlays(Usual):
    """An own play, if there is one, less what the others make of theirs."""

    def worth(self, judge: Judge, step: i64, when: i64) -> i64:
        seen = judge.seen
        weights = judge.weights
        rivals: i64 = 0
        other: i64 = 0
        while other < seen.players:
            if other != judge.seat and seen.hand_size(other) > 2:
                rivals += 1
            other += 1
        theirs: i64 = weights.second_play * weights.served * judge.rival // 10000 * rivals // (seen.players - 1)
        if when == LATER:
            return weights.second_play - theirs
        return again_now(judge, judge.play.rest, 0, False) - theirs


class ReplaceWith(Usual):
    """Another card in the place of this one: as soon as it is in hand."""

    def worth(self, judge: Judge, step: i64, when: i64) -> i64:
        linked = judge.linked
        card: i64 = judge.seen.parameter(step, play.NEW_CARD) - 1
        if card >= linked.types or judge.play.card == NONE or judge.seen.held(judge.seat, card) == 0:
            return 0
        return 100 * (linked.points[card] - linked.points[judge.play.card]) - judge.money(linked.folds[card])


class ExtraAction(Usual):
    def worth(self, judge: Judge, step: i64, when: i64) -> i64:
        worth: i64 = judge.weights.turn * judge.fold // 100
        if when == AFTER:
            again: i64 = again_now(judge, judge.play.rest, 0, False)
            if again > worth:
                return again
        return worth


# -- one of several


class ChooseOne(Usual):
    def worth(self, judge: Judge, step: i64, when: i64) -> i64:
        best: i64 = 0
        branch: i64 = 0
        while branch < PARAMETERS:
            start: i64 = judge.seen.parameter(step, branch)
            if start:
                worth: i64 = program(judge, start, when)
                if worth > best:
                    best = worth
            branch += 1
        return best

    def answer(self, judge: Judge, options: i64) -> i64:
        seen = judge.seen
        best: i64 = STOP
        highest: i64 = 0
        branches: i64 = options & ~STOP_BIT
        while branches:
            branch: i64 = lowest(branches)
            branches &= branches - 1
            worth: i64 = program(judge, seen.parameter(seen.step, branch - 1), NOW)
            if worth > highest:
                highest = worth
                best = branch
        return best


class CopyInstant(Usual):
    def worth(self, judge: Judge, step: i64, when: i64) -> i64:
        if when == LATER:
            return judge.weights.copied * judge.fold // 100
        visible: i64 = judge.seen.visible_types() | judge.seen.line_types(ANY)
        return self.best(judge, visible & judge.linked.copyable)[0]

    def answer(self, judge: Judge, options: i64) -> i64:
        judge.look_at_play()
        found: i64 = self.best(judge, options >> 1)[1]
        return 1 + found if found != NONE else STOP

    def best(self, judge: Judge, types: i64) -> Found:
        """The best instant to copy, if there is a good one."""
        best: i64 = 0
        found: i64 = NONE
        while types:
            card: i64 = lowest(types)
            types &= types - 1
            worth: i64 = program(judge, judge.linked.instant[card], AFTER)
            if worth > best:
                best = worth
                found = card
        return best, found


# -- moving origami


class MoveOrigami(Usual):
    def worth(self, judge: Judge, step: i64, when: i64) -> i64:
        return judge.weights.moved_where_it_scores if judge.scoring else judge.weights.moved

    def answer(self, judge: Judge, options: i64) -> i64:
        seen = judge.seen
        if seen.flags & BEGUN:
            return best_move(judge, seen.memory, options)[1]
        best: i64 = STOP
        highest: i64 = arranged(judge, judge.seat) if options & STOP_BIT else NOT_YET
        sources: i64 = options & ~STOP_BIT
        while sources:
            source: i64 = lowest(sources)
            sources &= sources - 1
            worth: i64 = best_move(judge, source, targets(seen, judge.seat, source))[0]
            if worth > highest:
                highest = worth
                best = source
        return best


class SinkOrigami(Usual):
    def worth(self, judge: Judge, step: i64, when: i64) -> i64:
        return judge.weights.sunk

    def answer(self, judge: Judge, options: i64) -> i64:
        if judge.seen.flags & BEGUN:
            return best_sinking(judge, judge.seen.memory - 1)[1]
        best: i64 = STOP
        highest: i64 = 0 if options & STOP_BIT else NOT_YET
        owners: i64 = options >> 1
        while owners:
            owner: i64 = lowest(owners)
            owners &= owners - 1
            worth: i64 = best_sinking(judge, owner)[0]
            if worth > highest:
                highest = worth
                best = 1 + owner
        return best


_VERBS: Final[dict[str, Opinion]] = {
    "draw_from_deck": DrawFromDeck(),
    "look_at_deck": LookAtDeck(),
    "take_from_line": TakeFromLine(),
    "take_all_from_line": TakeAllFromLine(),
    "renew_line": Nothing(),
    "each_takes": EachTakes(),
    "exchange": Exchange(),
    "take_from_discards": TakeFromDiscards(),
    "take_back_payment": TakeBackPayment(),
    "discard": Discard(),
    "take_at_random": TakeAtRandom(),
    "look_at_hand": LookAtHand(),
    "pass_cards": PassCards(),
    "draw_paper": DrawPaper(),
    "trade_paper": TradePaper(),
    "play": Play(),
    "play_from_line": PlayFromLine(),
    "each_plays": EachPlays(),
    "tuck": Nothing(),
    "replace_with": ReplaceWith(),
    "extra_action": ExtraAction(),
    "choose_one": ChooseOne(),
    "copy_instant": CopyInstant(),
    "move_origami": MoveOrigami(),
    "sink_origami": SinkOrigami(),
}

OPINIONS[:] = [Usual() for _ in STEPS]
for _name, _opinion in _VERBS.items():
    OPINIONS[BY_NAME[_name].number] = _opinion
