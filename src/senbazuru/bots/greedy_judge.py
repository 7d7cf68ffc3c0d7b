"""What things are worth to the greedy player, in hundredths of a point at the end of the game.

Cards in hand are money (folds) and hope (what they would bring once played); how much of either depends on the turns
that are left. Effects are valued by their verbs and parameters, and what holds while a card is visible by the rule it
changes, so cards of any pack will do. Where no card changes rules or rewards several players, all that is left out.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from senbazuru.bots.greedy_contests import Contests
from senbazuru.bots.greedy_weights import CARDS_A_TURN, SECOND_DECK, Weights
from senbazuru.kernel.bits import ONE, lowest
from senbazuru.origami.engine.modifiers import (
    AFTER_DRAW,
    AFTER_PLAY,
    COVERED_AT_MOST,
    DRAW_BY_HAND,
    DRAW_LIMIT_BY,
    HAND_LIMIT_BY,
    HAND_PROTECTED,
    MODIFIERS,
    NO_INSTANTS,
    PAPER_DOUBLES,
    PRICE_BY,
    TURN_END,
)
from senbazuru.origami.engine.pack import DRAW_ACTION, END, PARAMETERS, Pack
from senbazuru.origami.engine.payment import HIGHEST_PRICE, sums, window
from senbazuru.origami.engine.scoring import card_bonus
from senbazuru.origami.engine.steps import (
    DOUBLED_SHIFT,
    PART,
    paid_cards,
    paid_lowered,
    paid_papers,
)
from senbazuru.origami.engine.table import DRAW_LIMIT, HAND_LIMIT, LAST_BUT_ONE, LAST_ROUND, Table
from senbazuru.origami.engine.verbs import deck, discards, hands, line, paper, play
from senbazuru.origami.engine.verbs.collections import spot, spot_column, spot_height
from senbazuru.origami.engine.verbs.ongoing import AFTER_PLAY_PROGRAM, AT_TURN_END_PROGRAM, EMPTY_HAND
from senbazuru.origami.engine.vocabulary import BY_NAME
from senbazuru.origami.engine.zones import CARD, NONE, tally_of

NOT_YET: Final = -1000000
_FAR_TOO_MUCH: Final = 1000000
_DEEDS: Final = 0
_KEEPS: Final = 64
_LASTING: Final = 128
_BONUSES: Final = 192
_TYPES: Final = 64
_BLANK: Final[vec[i64]] = vec[i64]([NOT_YET] * (5 * _TYPES))
"""Where the answers about each card type stand, so that nothing is worked out twice; of bonuses there are two."""
_SUMS: Final[vec[i64]] = vec[i64]([0] * (HIGHEST_PRICE + 1))
_ANY: Final = 99

LATER: Final = 0
AFTER: Final = 1
NOW: Final = 2
"""When an effect happens: some turn to come; after paying for its card; at once, with the hand as it is."""

DRAW_FROM_DECK: Final[i64] = BY_NAME["draw_from_deck"].number
LOOK_AT_DECK: Final[i64] = BY_NAME["look_at_deck"].number
TAKE_FROM_LINE: Final[i64] = BY_NAME["take_from_line"].number
TAKE_ALL_FROM_LINE: Final[i64] = BY_NAME["take_all_from_line"].number
RENEW_LINE: Final[i64] = BY_NAME["renew_line"].number
EXCHANGE: Final[i64] = BY_NAME["exchange"].number
TAKE_BACK_PAYMENT: Final[i64] = BY_NAME["take_back_payment"].number
TAKE_FROM_DISCARDS: Final[i64] = BY_NAME["take_from_discards"].number
DISCARD: Final[i64] = BY_NAME["discard"].number
LOOK_AT_HAND: Final[i64] = BY_NAME["look_at_hand"].number
TAKE_AT_RANDOM: Final[i64] = BY_NAME["take_at_random"].number
PASS_CARDS: Final[i64] = BY_NAME["pass_cards"].number
PLAY_VERB: Final[i64] = BY_NAME["play"].number
TUCK: Final[i64] = BY_NAME["tuck"].number
REPLACE_WITH: Final[i64] = BY_NAME["replace_with"].number
CHOOSE_ONE: Final[i64] = BY_NAME["choose_one"].number
COPY_INSTANT: Final[i64] = BY_NAME["copy_instant"].number
EXTRA_ACTION: Final[i64] = BY_NAME["extra_action"].number
SCORE_PER: Final[i64] = BY_NAME["score_per"].number
SCORE_HAND: Final[i64] = BY_NAME["score_hand"].number
SCORE_AS: Final[i64] = BY_NAME["score_as"].number
SCORE_BESIDE: Final[i64] = BY_NAME["score_beside"].number
SCORE_SMALLER_HANDS: Final[i64] = BY_NAME["score_smaller_hands"].number
DRAW_PAPER: Final[i64] = BY_NAME["draw_paper"].number
TRADE_PAPER: Final[i64] = BY_NAME["trade_paper"].number
MOVE_ORIGAMI: Final[i64] = BY_NAME["move_origami"].number
SINK_ORIGAMI: Final[i64] = BY_NAME["sink_origami"].number
EACH_PLAYS: Final[i64] = BY_NAME["each_plays"].number
EACH_TAKES: Final[i64] = BY_NAME["each_takes"].number
PLAY_FROM_LINE: Final[i64] = BY_NAME["play_from_line"].number
AFTER_PLAY_VERB: Final[i64] = BY_NAME["after_play"].number
AFTER_DRAW_VERB: Final[i64] = BY_NAME["after_draw"].number
AT_TURN_END: Final[i64] = BY_NAME["at_turn_end"].number


def turns_left(seen: Table, seat: i64) -> i64:
    """How many turns a seat can expect after the present one."""
    players: i64 = seen.players
    turns: i64 = 0
    if (seat + players - seen.start) % players > (seen.turn_seat + players - seen.start) % players:
        turns = 1
    if seen.phase == LAST_ROUND:
        return turns
    turns += 1
    if seen.phase == LAST_BUT_ONE:
        return turns
    turns += 100 * seen.deck_size // (CARDS_A_TURN * players)
    if seen.run_outs == 0:
        turns += SECOND_DECK * seen.pack.size // (100 * players)
    return turns


def folds_of(tally: i64) -> i64:
    """The folds of all cards in a tally."""
    return (tally & 255) + 2 * ((tally >> 8) & 255) + 3 * ((tally >> 16) & 255) + 4 * ((tally >> 24) & 255)


@final
class Judge:
    """What things are worth to one seat at one moment."""

    def __init__(self, seen: Table, seat: i64, weights: Weights) -> None:
        self.weights: Final = weights
        self.seen: Final = seen
        self.pack: Final[Pack] = seen.pack
        self.seat: Final = seat
        self.turns: i64 = turns_left(seen, seat) + seen.extra
        self.fold: i64 = 0
        self.hope: i64 = 0
        self.next: i64 = 0
        self.weigh_time()
        self.deck_card: i64 = self.weights.deck_card * self.fold // 100
        # the rules now, where cards may change them or reward several players
        self.wide: bool = not seen.pack.plain or seen.pack.shared | seen.pack.characters != 0 or seen.pack.paper >= 0
        self.alive: bool = True
        self.surcharge: i64 = 0
        self.hand_limit: i64 = HAND_LIMIT
        self.doubles: i64 = 0
        self.watchers: i64 = 0
        self.rival: i64 = self.weights.rival
        self.contests: Contests | None = None
        if self.wide:
            self.look_at_rules()
        # the collections
        self.scoring: bool = False
        self.leftover: i64 = 1
        self.paper_leftover: i64 = 0
        self.bonus: i64 = NOT_YET
        self.look_at_collections()
        self.free: bool = False
        self.discount: i64 = 0
        self.look_at_special(0)
        self.look_at_special(1)
        # what has been worked out, by card type and by sum paid
        self.known: Final[vec[i64]] = _BLANK[:]
        self.paid_worth: vec[i64] = _SUMS[:]
        self.paid_tally: vec[i64] = _SUMS[:]
        self.paid_types: vec[i64] = _SUMS[:]
        # the play that is thought about: its card, the folds paid, and what stays in hand
        self.card: i64 = NONE
        self.from_hand: bool = True
        self.helper: i64 = NONE
        """The discard that may help to pay."""
        self.lure: i64 = 0
        """What rice paper in the payment brings."""
        self.with_paper: bool = False
        self.doubled: i64 = 0
        """How many rice papers of the payment have counted twice already."""
        self.paid: i64 = 0
        self.rest: i64 = 0
        self.rest_tally: i64 = 0
        self.chosen: i64 = 0
        """The card or cards that the last comparison found best."""
        self.sight: i64 = NOT_YET
        self.line_deed: i64 = NOT_YET
        self.loud: i64 = NOT_YET
        self.silent: i64 = NOT_YET
        """The best free play from the line, with instant effects and without."""
        self.line_best: i64 = NONE

    def look_at_rules(self) -> None:
        seen = self.seen
        if self.pack.shared or self.pack.characters:
            self.contests = Contests(seen, self.seat, self.turns, self.weights)
        self.alive = seen.instants_alive(self.seat)
        self.hand_limit = seen.hand_limit(self.seat)
        if self.pack.force[PRICE_BY]:
            self.surcharge = seen.change(self.seat, PRICE_BY)
        self.doubles = seen.doubles(self.seat)
        self.watchers = seen.in_force(self.seat, AFTER_PLAY)
        self.rival = self.weights.rival_of_all

    def weigh_time(self) -> None:
        """Money and hope are worth what the turns to come can make of them."""
        turns: i64 = self.turns
        if turns == 0:
            return
        if turns == 1:
            self.fold = self.weights.fold_one_turn
            self.next = self.weights.next_one_turn
        else:
            early: i64 = turns if turns < self.weights.earliest else self.weights.earliest
            self.fold = (
                self.weights.fold_two_turns
                if turns == 2
                else self.weights.fold + self.weights.fold_earlier * early // 10
            )
            self.hope = self.weights.hope
            self.next = self.weights.next
        plenty: i64 = folds_of(self.seen.tally(self.seat)) - self.weights.enough
        if plenty > 0:
            self.fold -= self.weights.plenty * plenty
        if self.fold < self.weights.floor:
            self.fold = self.weights.floor

    def look_at_collections(self) -> None:
        """Find scoring effects. A card left in hand at the end breaks a tie, and may score."""
        seen = self.seen
        at: i64 = seen.column_start(self.seat, 0)
        end: i64 = at + seen.column_size(self.seat, 0) + seen.column_size(self.seat, 1)
        while at < end:
            step: i64 = self.pack.scoring[seen.cells[at] & CARD]
            if step:
                if self.settled(seen.cells[at] & CARD):
                    self.scoring = True
                verb: i64 = self.pack.verbs[step]
                if verb == SCORE_HAND and self.wide and seen.parameter(step, 2):
                    self.paper_leftover += 100 * seen.parameter(step, 0) // seen.parameter(step, 1)
                elif verb == SCORE_HAND:
                    self.leftover += 100 * seen.parameter(step, 0) // seen.parameter(step, 1)
                elif verb == SCORE_SMALLER_HANDS:
                    self.leftover += self.weights.smaller_hands * seen.parameter(step, 0) * (seen.players - 1) // 4
            at += 1
        if self.contests is not None and self.turns < 2:
            self.leftover += self.contests.card_left()

    def settled(self, card: i64) -> bool:
        """Whether a card scores by what lies in the own collections, not by hands or what others have.

        The difference of the collections is not settled before the last turns: they grow by turns.
        """
        step: i64 = self.pack.scoring[card]
        if step == 0:
            return False
        if not self.wide and not self.weights.hands_change:
            return True
        if (self.pack.shared >> card) & 1 or ((self.pack.differing >> card) & 1 and self.turns > self.weights.settled):
            return False
        verb: i64 = self.pack.verbs[step]
        return verb not in (SCORE_HAND, SCORE_SMALLER_HANDS)

    def look_at_special(self, column: i64) -> None:
        """A visible special action may make next turn's play cheaper."""
        seen = self.seen
        top: i64 = seen.top(self.seat, column)
        if top == NONE:
            return
        step: i64 = self.pack.special[top & CARD]
        if step and self.pack.verbs[step] == PLAY_VERB and seen.parameter(step, play.FAMILY) == 0:
            if seen.parameter(step, play.FREE):
                self.free = True
            if seen.parameter(step, play.DISCOUNT) > self.discount:
                self.discount = seen.parameter(step, play.DISCOUNT)

    def family(self, number: i64) -> i64:
        """The card types of a family; of one that is not in play there are none."""
        return self.pack.of_family[number] if number < len(self.pack.of_family) else 0

    # -- points

    def price(self, card: i64) -> i64:
        """What a card costs now."""
        price: i64 = self.pack.cost[card] + self.surcharge
        if price < 0:
            return 0
        return price if price < HIGHEST_PRICE else HIGHEST_PRICE

    def bonuses(self, seat: i64) -> i64:
        """The points of the scoring effects in a seat's collections, of those that are settled by what lies there."""
        seen = self.seen
        total: i64 = 0
        column: i64 = 0
        while column < 2:
            start: i64 = seen.column_start(seat, column)
            height: i64 = seen.column_size(seat, column) - 1
            while height >= 0:
                if self.settled(seen.cells[start + height] & CARD):
                    total += card_bonus(seen, seat, column, height)
                height -= 1
            column += 1
        return total

    def points(self, card: i64, column: i64) -> i64:
        """What a card adds to the score if it comes into a column."""
        worth: i64 = 100 * self.pack.points[card]
        if (self.pack.characters >> card) & 1 or card == self.pack.paper:
            return worth
        if self.scoring or self.settled(card):
            worth += 100 * self.more_bonuses(card, column)
        if self.wide or self.weights.hands_change:
            if self.pack.scoring[card]:
                worth += self.unsettled_points(card)
            if self.contests is not None:
                worth += self.contests.gain(card, column)
        return worth

    def more_bonuses(self, card: i64, column: i64) -> i64:
        """By how much all scoring effects give more with a card on top of a column."""
        at: i64 = _BONUSES + _TYPES * column + card
        more: i64 = self.known[at]
        if more == NOT_YET:
            if self.bonus == NOT_YET:
                self.bonus = self.bonuses(self.seat)
            seen = self.seen
            height: i64 = seen.column_size(self.seat, column)
            seen.insert(self.seat, column, height, card)
            more = self.bonuses(self.seat) - self.bonus
            seen.remove(self.seat, column, height)
            self.known[at] = more
        return more

    def unsettled_points(self, card: i64) -> i64:
        """What its scoring effect may give for what is not settled: hands, and how the collections will differ.

        Of cards in hand those that stay there count in the last turn.
        """
        step: i64 = self.pack.scoring[card]
        seen = self.seen
        verb: i64 = self.pack.verbs[step]
        left: i64 = seen.hand_size(self.seat)
        if self.turns == 0 and self.card == card:
            left = self.rest_tally >> 32
        if verb == SCORE_HAND:
            if seen.parameter(step, 2):
                papers: i64 = seen.held(self.seat, self.pack.paper) if self.pack.paper >= 0 else 0
                left = papers if self.turns == 0 else (papers + self.weights.end_paper) // 2
            elif self.turns:
                left = self.weights.end_hand
            return 100 * seen.parameter(step, 0) * (left // seen.parameter(step, 1))
        if verb != SCORE_SMALLER_HANDS:
            return (
                100 * self.weights.end_difference
                if (self.pack.differing >> card) & 1 and self.turns > self.weights.settled
                else 0
            )
        if self.turns:
            return self.weights.smaller_hands * seen.parameter(step, 0) * (seen.players - 1)
        smaller: i64 = 0
        other: i64 = 0
        while other < seen.players:
            if other != self.seat and seen.hand_size(other) < left:
                smaller += 1
            other += 1
        return 100 * seen.parameter(step, 0) * smaller

    def best_points(self, card: i64) -> i64:
        left: i64 = self.points(card, 0)
        if not self.scoring and not self.settled(card):
            return left
        right: i64 = self.points(card, 1)
        return left if left > right else right

    def promise(self, card: i64) -> i64:
        """What its scoring effect may yet gain from cards in hand."""
        step: i64 = self.pack.scoring[card]
        if step == 0 or self.turns == 0:
            return 0
        seen = self.seen
        verb: i64 = self.pack.verbs[step]
        if verb == SCORE_AS and seen.held(self.seat, card) > 1:
            return self.weights.mates * (seen.parameter(step, 0) - self.pack.points[card])
        if verb == SCORE_BESIDE and seen.parameter(step, 1) == card + 1 and seen.held(self.seat, card) > 1:
            return self.weights.mates * seen.parameter(step, 0)
        if verb == SCORE_PER:
            name: i64 = seen.parameter(step, 1)
            types: i64 = seen.hand(self.seat) & self.family(seen.parameter(step, 2))
            if name:
                types &= ONE << (name - 1)
            cards: i64 = 0
            while types:
                cards += seen.held(self.seat, lowest(types))
                types &= types - 1
            return self.weights.counted * cards * seen.parameter(step, 0)
        return 0

    # -- cards in hand

    def deed(self, card: i64) -> i64:
        """What it would bring to have played a card, in some turn to come."""
        worth: i64 = self.known[_DEEDS + card]
        if worth == NOT_YET:
            if (self.pack.characters >> card) & 1:
                worth = self.entering(card) + self.prospect()
            else:
                worth = self.best_points(card) + self.promise(card) + self.lasting(card)
            if self.pack.instant[card] and self.alive:
                worth += self.program(self.pack.instant[card], LATER)
            self.known[_DEEDS + card] = worth
        return worth

    def keep(self, card: i64) -> i64:
        """What a card in hand is worth: as money, for the hope of playing it, and if left at the end."""
        if card >= self.pack.types:
            return self.deck_card
        worth: i64 = self.known[_KEEPS + card]
        if worth == NOT_YET:
            worth = self.money(self.pack.folds[card])
            if card == self.pack.paper:
                worth += self.paper_leftover if self.turns < 2 else self.paper_leftover // 2
            elif self.hope:
                surplus: i64 = (
                    self.deed(card)
                    - self.weights.price * (self.price(card) + self.pack.folds[card])
                    - self.weights.entry
                )
                if surplus > 0:
                    worth += surplus * self.hope // 100
            if self.turns < 2:
                worth += self.leftover
            self.known[_KEEPS + card] = worth
        return worth

    def money(self, folds: i64) -> i64:
        if folds == 1:
            return self.fold * self.weights.one_fold // 100
        if folds == 2:
            return self.fold * self.weights.two_folds // 100
        if folds == 3:
            return self.fold * self.weights.three_folds // 100
        return self.fold * self.weights.four_folds // 100

    def least(self, types: i64) -> i64:
        """The card one would miss least."""
        found: i64 = lowest(types)
        while types:
            card: i64 = lowest(types)
            types &= types - 1
            if self.keep(card) < self.keep(found):
                found = card
        return found

    def most(self, types: i64) -> i64:
        """The card one would like best in hand."""
        found: i64 = lowest(types)
        while types:
            card: i64 = lowest(types)
            types &= types - 1
            if self.keep(card) > self.keep(found):
                found = card
        return found

    def better_sight(self, types: i64, tally: i64) -> i64:
        """How much more than now such a hand has in sight for next turn's play."""
        if self.next == 0:
            return 0
        if self.sight == NOT_YET:
            hand: i64 = self.seen.hand(self.seat)
            self.sight = self.rough_play(hand, self.seen.tally(self.seat), self.discount, self.free)
        return (self.rough_play(types, tally, self.discount, self.free) - self.sight) * self.next // 100

    def rough_play(self, types: i64, tally: i64, discount: i64, free: bool) -> i64:
        """The best gain of one play from such a hand, whatever cards pay for it."""
        pack = self.pack
        best: i64 = 0
        while types:
            card: i64 = lowest(types)
            types &= types - 1
            price: i64 = self.price(card)
            folds: i64 = pack.folds[card] if free else price + pack.folds[card]
            worth: i64 = self.deed(card) - folds * self.fold
            if worth > best and card != pack.paper:
                if free or sums(tally - tally_of(pack.folds[card])) & window(price, discount):
                    best = worth
        return best

    # -- effects

    def program(self, step: i64, when: i64) -> i64:
        """What an effect is worth: the sum of its instructions."""
        total: i64 = 0
        while self.pack.verbs[step] != END:
            total += self.instruction(step, when)
            step += 1
        return total

    def instruction(self, step: i64, when: i64) -> i64:
        verb: i64 = self.pack.verbs[step]
        if verb == DRAW_FROM_DECK:
            return self.drawing(step, when)
        if verb == TAKE_FROM_LINE:
            return self.taking(step, when)
        if verb == PLAY_VERB:
            return self.playing(step, when)
        if verb == DISCARD:
            return self.discarding(step, when)
        if verb == EXTRA_ACTION:
            return self.acting_again(when)
        if verb == CHOOSE_ONE:
            return self.choosing(step, when)
        if verb == COPY_INSTANT:
            return self.copying(when)
        if verb == EXCHANGE:
            return self.exchanging(step, when)
        if verb == REPLACE_WITH:
            return self.replacing(step)
        if verb == LOOK_AT_DECK:
            return self.looking_at_deck(step)
        if verb == TAKE_ALL_FROM_LINE:
            return self.taking_all(step, when)
        if verb == TAKE_BACK_PAYMENT:
            return self.taking_back(when)
        if verb == TAKE_FROM_DISCARDS:
            return self.taking_discard(step, when)
        if verb == TAKE_AT_RANDOM:
            return self.deck_card + self.weights.denied * self.fold // 100
        if verb == LOOK_AT_HAND:
            return self.weights.glance
        if verb == PASS_CARDS:
            return self.passing(step, when)
        if verb in (RENEW_LINE, TUCK):
            return 0
        return self.wider_instruction(verb, step, when)

    def wider_instruction(self, verb: i64, step: i64, when: i64) -> i64:
        if verb == PLAY_FROM_LINE:
            return self.prospect() if when == LATER else self.line_play()
        if verb == DRAW_PAPER:
            return self.drawing_paper(step, when)
        if verb == TRADE_PAPER:
            return self.trading_paper()
        if verb == MOVE_ORIGAMI:
            return self.weights.moved_where_it_scores if self.scoring else self.weights.moved
        if verb == SINK_ORIGAMI:
            return self.weights.sunk
        if verb == EACH_TAKES:
            return self.each_taking(when)
        if verb == EACH_PLAYS:
            return self.each_playing(when)
        return self.weights.strange

    def drawing(self, step: i64, when: i64) -> i64:
        seen = self.seen
        cards: i64 = seen.parameter(step, deck.CARDS)
        named: i64 = seen.parameter(step, deck.PLUS_VISIBLE)
        if when != LATER:
            if named:
                cards += deck.visible_copies(seen, named - 1)
            if cards > seen.drawable():
                cards = seen.drawable()
        worth: i64 = cards * self.deck_card
        if seen.parameter(step, deck.WHO):
            worth -= worth * self.rival // 100
        return worth

    def looking_at_deck(self, step: i64) -> i64:
        cards: i64 = self.seen.parameter(step, 0) - self.seen.parameter(step, 1)
        return cards * self.deck_card + self.weights.choice * self.fold // 100

    def taking(self, step: i64, when: i64) -> i64:
        seen = self.seen
        worth: i64
        if when == LATER:
            worth = self.usual_take(step)
        else:
            folds: i64 = seen.parameter(step, line.FOLDS)
            if folds == 0:
                folds = _ANY
            if step == DRAW_ACTION:
                folds = seen.draw_limit(self.seat)
            cards: i64 = seen.parameter(step, line.CARDS)
            worth = self.best_take(step, folds, cards if cards else _ANY, False)
        if seen.parameter(step, line.TOP_DISCARD):
            worth += self.top_discard(when)
        return worth

    def usual_take(self, step: i64) -> i64:
        seen = self.seen
        folds: i64 = seen.parameter(step, line.FOLDS)
        worth: i64
        if folds:
            worth = (100 * folds + self.weights.choice) * self.fold // 100
        else:
            worth = self.weights.line_card * seen.parameter(step, line.CARDS) * self.fold // 100
        if seen.parameter(step, line.FAMILY) or seen.parameter(step, line.WORTH):
            worth //= 2
        if seen.parameter(step, line.EXACT):
            worth = worth * self.weights.exactly // 100
        return worth

    def taking_all(self, step: i64, when: i64) -> i64:
        if when == LATER:
            return self.deck_card
        seen = self.seen
        wanted: i64 = self.family(seen.parameter(step, 0))
        if seen.parameter(step, 1):
            wanted &= seen.line_types(seen.parameter(step, 1))
        total: i64 = 0
        place: i64 = 0
        while place < seen.line_size:
            card: i64 = seen.line_card(place)
            if (wanted >> card) & 1:
                total += self.keep(card)
            place += 1
        return total

    def taking_back(self, when: i64) -> i64:
        folds: i64 = 3
        if when != LATER and self.paid < 3:
            folds = self.paid
        return folds * self.fold

    def top_discard(self, when: i64) -> i64:
        if when == LATER:
            return self.deck_card
        return self.keep(self.seen.discarded(0)) if self.seen.discards_size else 0

    def taking_discard(self, step: i64, when: i64) -> i64:
        """The top discard, or one of choice, which may need rice paper in the payment."""
        seen = self.seen
        if seen.parameter(step, 1) and not self.with_paper:
            if when != LATER or self.pack.paper < 0 or seen.held(self.seat, self.pack.paper) == 0:
                return 0
        if seen.parameter(step, 0) != discards.ANY:
            return self.top_discard(when)
        return self.weights.line_card * self.fold // 100 if when == LATER else self.best_discard()

    def best_discard(self) -> i64:
        types: i64 = self.seen.discarded_types(self.seen.discards_size)
        return self.keep(self.most(types)) if types else self.deck_card

    def drawing_paper(self, step: i64, when: i64) -> i64:
        seen = self.seen
        cards: i64 = seen.parameter(step, paper.CARDS)
        if seen.parameter(step, paper.PER_UNDER):
            if when != LATER and self.card != NONE and self.under(self.card):
                return 0  # `placed` counts it
            cards *= (seen.column_size(self.seat, 0) + seen.column_size(self.seat, 1) + 1) // 2
        if cards > seen.paper:
            cards = seen.paper
        worth: i64 = cards * self.keep(self.pack.paper)
        if seen.parameter(step, paper.WHO):
            worth -= worth * self.rival // 100
        return worth

    def under(self, card: i64) -> i64:
        """How much rice paper its instant draws for each origami under it."""
        step: i64 = self.pack.instant[card]
        if step == 0 or not self.alive or self.pack.verbs[step] != DRAW_PAPER:
            return 0
        return self.seen.parameter(step, paper.CARDS) if self.seen.parameter(step, paper.PER_UNDER) else 0

    def trading_paper(self) -> i64:
        return self.traded() * (self.deck_card - self.keep(self.pack.paper))

    def traded(self) -> i64:
        """How many rice papers to give for cards of the deck: all that can be replaced, or none."""
        if self.pack.paper < 0 or self.deck_card <= self.keep(self.pack.paper):
            return 0
        papers: i64 = self.seen.held(self.seat, self.pack.paper)
        return papers if papers < self.seen.drawable() else self.seen.drawable()

    def each_taking(self, when: i64) -> i64:
        """The first choice from the line is mine; the others take, too."""
        usual: i64 = self.weights.line_card * self.fold // 100
        theirs: i64 = usual * self.rival // 100
        if when == LATER or self.seen.line_size == 0:
            return usual - theirs
        return self.keep(self.most(self.seen.line_types(_ANY))) - theirs

    def each_playing(self, when: i64) -> i64:
        """An own play, if there is one, less what the others make of theirs."""
        seen = self.seen
        rivals: i64 = 0
        other: i64 = 0
        while other < seen.players:
            if other != self.seat and seen.hand_size(other) > 2:
                rivals += 1
            other += 1
        theirs: i64 = (
            self.weights.second_play * self.weights.served * self.rival // 10000 * rivals // (seen.players - 1)
        )
        if when == LATER:
            return self.weights.second_play - theirs
        again: i64 = self.rough_play(self.rest, self.rest_tally, 0, False)
        return again - again * self.next // 100 - theirs

    def passing(self, step: i64, when: i64) -> i64:
        """Who has little to pass still receives."""
        if not self.wide or when == LATER:
            return self.weights.passed
        each: i64 = 2 if self.seen.parameter(step, 0) == hands.BOTH else 1
        missing: i64 = each - (self.rest_tally >> 32)
        return self.weights.passed + missing * self.money(1) if missing > 0 else self.weights.passed

    def playing(self, step: i64, when: i64) -> i64:
        seen = self.seen
        family: i64 = seen.parameter(step, play.FAMILY)
        discount: i64 = seen.parameter(step, play.DISCOUNT)
        free: bool = seen.parameter(step, play.FREE) != 0
        if when == NOW:
            return self.best_play(step, play.playable(seen, self.seat, step, 0))
        if when == AFTER:
            again: i64 = self.rough_play(self.rest & self.family(family), self.rest_tally, discount, free)
            # what is played now will not be played next turn
            again -= again * self.next // 100
            return again + self.weights.unseen_play if self.turns and folds_of(self.rest_tally) > 2 else again
        worth: i64 = self.weights.second_play + discount * self.fold
        if free:
            worth += self.weights.free_folds * self.fold
        if seen.parameter(step, play.TOP_DISCARD_PAYS):
            worth += 2 * self.fold
        return worth // 2 if family else worth

    def acting_again(self, when: i64) -> i64:
        worth: i64 = self.weights.turn * self.fold // 100
        if when == AFTER:
            again: i64 = self.rough_play(self.rest, self.rest_tally, 0, False)
            again -= again * self.next // 100
            if again > worth:
                return again
        return worth

    def discarding(self, step: i64, when: i64) -> i64:
        seen = self.seen
        cards: i64 = seen.parameter(step, discards.CARDS)
        if seen.parameter(step, discards.WHO) == 0:
            own: i64 = seen.hand(self.seat) & self.family(seen.parameter(step, discards.FAMILY))
            if when == NOW and own:
                return -cards * self.keep(self.least(own))
            return -cards * 2 * self.fold
        worth: i64 = cards * self.weights.denied * self.fold // 100
        if self.wide:
            worth = worth * self.touched() // (seen.players - 1)
        if seen.parameter(step, discards.TAKE):
            worth += self.deck_card
        if seen.parameter(step, discards.WHO) == discards.EACH:
            worth -= self.own_loss(cards, when)
        return worth

    def touched(self) -> i64:
        """How many others have cards to lose."""
        seen = self.seen
        found: i64 = 0
        other: i64 = 0
        while other < seen.players:
            if other != self.seat and seen.hand_size(other) and not seen.protected(other):
                found += 1
            other += 1
        return found

    def own_loss(self, cards: i64, when: i64) -> i64:
        """What it costs to discard some cards of choice."""
        types: i64 = self.seen.hand(self.seat)
        held: i64 = self.seen.hand_size(self.seat)
        if when == LATER:
            return cards * self.money(1)
        if when == AFTER:
            types = self.rest
            held = self.rest_tally >> 32
        if held < cards:
            cards = held
        return cards * self.keep(self.least(types)) if types else 0

    def exchanging(self, step: i64, when: i64) -> i64:
        seen = self.seen
        if when != NOW:
            return self.weights.exchanged * self.fold // 100
        there: i64 = seen.line_types(_ANY)
        if seen.parameter(step, 0) == 2:
            there = seen.discarded_types(seen.discards_size)
        return self.keep(self.most(there)) - self.keep(self.least(seen.hand(self.seat)))

    def replacing(self, step: i64) -> i64:
        """Another card in the place of this one: as soon as it is in hand."""
        card: i64 = self.seen.parameter(step, 0) - 1
        if card >= self.pack.types or self.card == NONE or self.seen.held(self.seat, card) == 0:
            return 0
        return 100 * (self.pack.points[card] - self.pack.points[self.card]) - self.money(self.pack.folds[card])

    def choosing(self, step: i64, when: i64) -> i64:
        best: i64 = 0
        branch: i64 = 0
        while branch < PARAMETERS:
            start: i64 = self.seen.parameter(step, branch)
            if start:
                worth: i64 = self.program(start, when)
                if worth > best:
                    best = worth
            branch += 1
        return best

    def copying(self, when: i64) -> i64:
        if when == LATER:
            return self.weights.copied * self.fold // 100
        seen = self.seen
        types: i64 = (seen.visible_types() | seen.line_types(_ANY)) & self.pack.copyable
        best: i64 = 0
        while types:
            worth: i64 = self.program(self.pack.instant[lowest(types)], AFTER)
            types &= types - 1
            if worth > best:
                best = worth
        return best

    def lasting(self, card: i64) -> i64:
        """What a visible card promises for the turns to come."""
        if self.turns == 0:
            return 0
        worth: i64 = self.known[_LASTING + card]
        if worth == NOT_YET:
            worth = self.ongoing(card) if self.wide and self.pack.ongoing[card] else self.special(card)
            self.known[_LASTING + card] = worth
        return worth

    def special(self, card: i64) -> i64:
        """A special action takes a turn: what it brings above what that would bring otherwise."""
        step: i64 = self.pack.special[card]
        if step == 0:
            return 0
        before: i64 = self.card
        self.card = card
        each: i64 = self.program(step, LATER) - self.weights.turn * self.fold // 100
        self.card = before
        if each <= 0:
            return 0
        uses: i64 = self.turns if self.turns < self.weights.uses else self.weights.uses
        return each * uses * self.weights.lasting // 100

    # -- what holds while a card is visible

    def brings(self, card: i64, modifier: i64) -> bool:
        return (self.pack.force[modifier] >> card) & 1 != 0

    def ongoing(self, card: i64) -> i64:
        """What a rule that a collected card changes promises for the turns to come."""
        seen = self.seen
        each: i64 = 0
        more: i64
        if self.brings(card, HAND_LIMIT_BY):
            more = seen.change_of(self.seat, card, HAND_LIMIT_BY)
            if self.pack.for_each[card * MODIFIERS + HAND_LIMIT_BY]:
                more += self.pack.by[card * MODIFIERS + HAND_LIMIT_BY]
            each += more * self.weights.room
            if seen.in_force(self.seat, DRAW_BY_HAND):
                each += more * self.weights.draws
        if self.brings(card, DRAW_LIMIT_BY):
            each += self.pack.by[card * MODIFIERS + DRAW_LIMIT_BY] * self.weights.draws
        if self.brings(card, DRAW_BY_HAND):
            more = self.pack.by[card * MODIFIERS + DRAW_BY_HAND] + self.hand_limit - HAND_LIMIT - DRAW_LIMIT
            if more > 0:
                each += more * self.weights.draws
        if self.brings(card, PRICE_BY):
            each -= self.pack.by[card * MODIFIERS + PRICE_BY] * self.weights.plays
        if self.brings(card, PAPER_DOUBLES) and self.pack.paper >= 0:
            each += self.weights.plays if seen.held(self.seat, self.pack.paper) else self.weights.plays // 3
        if self.brings(card, HAND_PROTECTED):
            each += self.weights.guard
        each = each * self.fold // 100
        if self.brings(card, AFTER_DRAW):
            each += self.answer_of(card, AFTER_DRAW_VERB, 0, LATER) * self.weights.draws // 100
        if self.brings(card, AFTER_PLAY):
            each += self.answer_of(card, AFTER_PLAY_VERB, AFTER_PLAY_PROGRAM, LATER) * self.weights.answered // 100
        if self.brings(card, TURN_END):
            each += self.answer_of(card, AT_TURN_END, AT_TURN_END_PROGRAM, LATER) * self.weights.seldom // 100
        uses: i64 = self.turns if self.turns < self.weights.uses else self.weights.uses
        return each * uses * self.weights.lasting // 100

    def ongoing_step(self, card: i64, verb: i64) -> i64:
        """Where an instruction stands in what a card does while it is visible."""
        step: i64 = self.pack.ongoing[card]
        while self.pack.verbs[step] != verb:
            step += 1
        return step

    def answer_of(self, card: i64, verb: i64, place: i64, when: i64) -> i64:
        """The worth of the program among the parameters of such an instruction."""
        return self.program(self.seen.parameter(self.ongoing_step(card, verb), place), when)

    def after_drawing(self) -> i64:
        """What visible cards do after the action Draw."""
        types: i64 = self.seen.in_force(self.seat, AFTER_DRAW)
        total: i64 = 0
        while types:
            total += self.answer_of(lowest(types), AFTER_DRAW_VERB, 0, AFTER)
            types &= types - 1
        return total

    def after_playing(self, card: i64, covered: i64) -> i64:
        """What visible cards do after a play of this cost, as long as it does not cover them."""
        seen = self.seen
        types: i64 = self.watchers
        if types == 0 or seen.turn_seat != self.seat:
            return 0
        if covered != NONE:
            top: i64 = seen.top(self.seat, 1 - covered)
            types &= seen.middle | (ONE << (top & CARD) if top != NONE else 0)
        total: i64 = 0
        while types:
            step: i64 = self.ongoing_step(lowest(types), AFTER_PLAY_VERB)
            types &= types - 1
            cost: i64 = self.pack.cost[card]
            if seen.parameter(step, 0) in (0, cost) or seen.parameter(step, 1) == cost:
                total += self.program(seen.parameter(step, AFTER_PLAY_PROGRAM), AFTER)
        return total

    def ending(self) -> i64:
        """What an empty hand at the end of the turn brings."""
        seen = self.seen
        if self.rest_tally or seen.turn_seat != self.seat:
            return 0
        types: i64 = seen.in_force(self.seat, TURN_END)
        total: i64 = 0
        while types:
            if seen.parameter(self.ongoing_step(lowest(types), AT_TURN_END), EMPTY_HAND):
                total += self.answer_of(lowest(types), AT_TURN_END, AT_TURN_END_PROGRAM, AFTER)
            types &= types - 1
        return total

    # -- characters

    def entering(self, card: i64) -> i64:
        """What changes when a character comes into the middle and its other colour leaves.

        What holds for everybody is nobody's gain; contests are, and so is what covered cards score.
        """
        seen = self.seen
        worth: i64 = 0
        other: i64 = self.pack.partner[card] - 1
        there: bool = (seen.middle >> other) & 1 != 0
        if self.contests is not None:
            worth = self.contests.opened(card)
            if there:
                worth -= self.contests.opened(other)
        if self.brings(card, HAND_LIMIT_BY):
            worth += self.pressed(self.hand_limit + self.pack.by[card * MODIFIERS + HAND_LIMIT_BY])
        if self.brings(card, COVERED_AT_MOST) or (there and self.brings(other, COVERED_AT_MOST)):
            before: i64 = seen.middle
            worth -= self.lead_in_bonuses()
            seen.middle = (before & ~(ONE << other)) | (ONE << card)
            worth += self.lead_in_bonuses()
            seen.middle = before
        return worth

    def pressed(self, limit: i64) -> i64:
        """What others must soon discard because of a hand limit for all, above what this seat must."""
        seen = self.seen
        worth: i64 = 0
        other: i64 = 0
        while other < seen.players:
            over: i64 = seen.hand_size(other) - limit
            if over > 0:
                worth += -over * (seen.players - 1) if other == self.seat else over
            other += 1
        return worth * self.money(1) // (2 * (seen.players - 1))

    def lead_in_bonuses(self) -> i64:
        """The points of scoring effects, above what the others have on average."""
        theirs: i64 = 0
        other: i64 = 0
        while other < self.seen.players:
            if other != self.seat:
                theirs += self.bonuses(other)
            other += 1
        return 100 * self.bonuses(self.seat) - self.weights.rival * theirs // (self.seen.players - 1)

    def prospect(self) -> i64:
        """What a free play from the line will bring: what it usually does, and what the present line would."""
        if self.line_deed == NOT_YET:
            best: i64 = 0
            types: i64 = self.seen.line_types(_ANY) & ~self.pack.characters
            while types:
                worth: i64 = self.deed(lowest(types))
                types &= types - 1
                if worth > best:
                    best = worth
            share: i64 = self.weights.bonus_share if self.turns else 100
            self.line_deed = (best * share + self.weights.bonus * (100 - share)) // 100
        return self.line_deed

    def line_play(self) -> i64:
        """The worth of the best free play from the line, perhaps of a character; it is `chosen`."""
        best: i64 = self.line_origami()
        chosen: i64 = self.line_best
        types: i64 = self.seen.line_types(_ANY) & self.pack.characters
        while types:
            card: i64 = lowest(types)
            types &= types - 1
            worth: i64 = self.enter_now(card, False)
            if worth > best:
                best = worth
                chosen = card
        self.chosen = chosen
        return best

    def line_origami(self) -> i64:
        """The worth of the best free play from the line that is no character; it is `line_best`."""
        best: i64 = self.loud if self.alive else self.silent
        if best != NOT_YET:
            return best
        best = 0
        self.line_best = NONE
        types: i64 = self.seen.line_types(_ANY) & ~self.pack.characters
        while types:
            card: i64 = lowest(types)
            types &= types - 1
            worth: i64 = self.free_play(card)
            if worth > best:
                best = worth
                self.line_best = card
        if self.alive:
            self.loud = best
        else:
            self.silent = best
        return best

    def free_play(self, card: i64) -> i64:
        """Points and effects of a card that costs nothing."""
        before: i64 = self.card
        paid: i64 = self.paid
        papers: bool = self.with_paper
        self.card = card
        self.paid = 0
        self.with_paper = False
        place: i64 = self.best_place(card, play.placements(self.seen, self.seat, card))
        worth: i64 = self.placed(card, place) + self.promise(card)
        if self.pack.instant[card] and self.alive:
            worth += self.program(self.pack.instant[card], AFTER)
        self.card = before
        self.paid = paid
        self.with_paper = papers
        return worth

    def enter_now(self, card: i64, chain: bool) -> i64:
        """A character comes into the middle now, then the best card of the line is played free."""
        before: bool = self.alive
        other: i64 = self.pack.partner[card] - 1
        silent: i64 = self.seen.in_force(self.seat, NO_INSTANTS) & ~(ONE << other)
        self.alive = silent == 0 and not self.brings(card, NO_INSTANTS)
        worth: i64 = self.entering(card) + self.after_playing(card, NONE)
        worth += self.line_play() if chain else self.line_origami()
        self.alive = before
        return worth

    # -- moving origami

    def arranged(self, owner: i64) -> i64:
        """What the order of a seat's collections is worth to it: what scores, and what is visible."""
        worth: i64 = 100 * self.bonuses(owner)
        column: i64 = 0
        while column < 2:
            top: i64 = self.seen.top(owner, column)
            if top != NONE:
                worth += self.lasting(top & CARD)
            column += 1
        return worth

    def moved(self, owner: i64, source: i64, target: i64) -> i64:
        """What the collections are worth once a card has gone from one place (an option) to another."""
        seen = self.seen
        card: i64 = seen.remove(owner, spot_column(source), spot_height(source))
        seen.insert(owner, spot_column(target), spot_height(target), card)
        worth: i64 = self.arranged(owner)
        seen.remove(owner, spot_column(target), spot_height(target))
        seen.insert(owner, spot_column(source), spot_height(source), card)
        return worth

    def best_move(self, source: i64, places: i64) -> i64:
        """The worth of the best place to move an own origami to; it is `chosen`."""
        best: i64 = NOT_YET
        while places:
            place: i64 = lowest(places)
            places &= places - 1
            worth: i64 = self.moved(self.seat, source, place)
            if worth > best:
                best = worth
                self.chosen = place
        return best

    def best_sinking(self, owner: i64) -> i64:
        """The gain of sinking one origami of a seat; it is `chosen`. What others lose is worth less than own gain."""
        seen = self.seen
        before: i64 = self.arranged(owner)
        best: i64 = NOT_YET
        column: i64 = 0
        while column < 2:
            height: i64 = seen.column_size(owner, column) - 1
            while height > 0:
                gain: i64 = self.moved(owner, spot(column, height), spot(column, 0)) - before
                if owner != self.seat:
                    gain = -gain * self.weights.rival // 100
                if gain > best:
                    best = gain
                    self.chosen = spot(column, height)
                height -= 1
            column += 1
        return best

    # -- taking from the line

    def best_take(self, step: i64, folds: i64, cards: i64, enough: bool) -> i64:
        """The worth of the best cards to take, at least one unless there are enough; they are `chosen`."""
        seen = self.seen
        wanted: i64 = self.family(seen.parameter(step, line.FAMILY))
        if seen.parameter(step, line.WORTH):
            wanted &= self.pack.of_folds[seen.parameter(step, line.WORTH)]
        exact: bool = seen.parameter(step, line.EXACT) != 0
        any_one: bool = step == DRAW_ACTION and not enough
        hand: i64 = seen.hand(self.seat)
        tally: i64 = seen.tally(self.seat)
        best: i64 = 0 if enough else NOT_YET
        chosen: i64 = 0
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
                left -= self.pack.folds[card]
                more -= 1
                types |= ONE << card
                taken += tally_of(self.pack.folds[card])
                worth += self.keep(card)
            if places or (left < 0 and not (any_one and more == cards - 1)) or (exact and left > 0):
                continue
            worth += self.better_sight(hand | types, tally + taken)
            over: i64 = ((tally + taken) >> 32) - self.hand_limit
            if over > 0:
                worth -= over * self.money(1)
            if worth > best:
                best = worth
                chosen = types
        self.chosen = chosen
        return best if best > NOT_YET else 0

    # -- playing

    def best_play(self, step: i64, cards: i64) -> i64:
        """The worth of the best play that an instruction allows; its card is `chosen`."""
        seen = self.seen
        best: i64 = NOT_YET
        chosen: i64 = 0
        while cards:
            card: i64 = lowest(cards)
            cards &= cards - 1
            option: i64 = card
            above: i64 = 1 if seen.parameter(step, play.TOP_DISCARD_PAYS) and seen.discards_size else 0
            if card == self.pack.types:
                # the top discard, played as if from hand
                card = seen.discarded(above)
                self.from_hand = False
            price: i64 = 0 if seen.parameter(step, play.FREE) else self.price(card)
            if above:
                price -= self.pack.folds[seen.discarded(0)]
            if self.wide:
                self.helper = seen.top_pays(self.seat, above if self.from_hand else above + 1)
            worth: i64 = self.play_now(card, price, seen.parameter(step, play.DISCOUNT))
            self.from_hand = True
            self.helper = NONE
            if worth > best:
                best = worth
                chosen = option
        self.chosen = chosen
        return best

    def play_now(self, card: i64, price: i64, discount: i64) -> i64:
        """Points and effects, less the cards that leave the hand, and what that does to the next turn."""
        seen = self.seen
        before: i64 = self.card
        self.card = card
        self.lure = self.luring(card)
        self.paid = self.best_payment(price if price > 0 else 0, discount)
        worth: i64 = -self.paid_worth[self.paid]
        gone: i64 = self.paid_types[self.paid]
        self.rest_tally = seen.tally(self.seat) - self.paid_tally[self.paid]
        if self.wide:
            gone = self.paid_specially(gone)
            if self.with_paper:
                worth -= self.lure
        if self.from_hand:
            worth -= self.keep(card)
            gone |= ONE << card
            self.rest_tally -= tally_of(self.pack.folds[card])
        self.rest = self.hand_without(gone)
        if (self.pack.characters >> card) & 1:
            worth += self.enter_now(card, True)
        else:
            place: i64 = self.best_place(card, play.placements(seen, self.seat, card))
            worth += self.placed(card, place) + self.promise(card)
            if self.pack.instant[card] and self.alive:
                worth += self.program(self.pack.instant[card], AFTER)
        if self.wide:
            worth += self.ending()
        worth += self.better_sight(self.rest, self.rest_tally)
        self.card = before
        self.lure = 0
        self.with_paper = False
        return worth

    def luring(self, card: i64) -> i64:
        """What its instant brings if rice paper is among the payment, and not otherwise."""
        step: i64 = self.pack.instant[card]
        if not self.wide or not self.alive or self.pack.verbs[step] != TAKE_FROM_DISCARDS:
            return 0
        return self.best_discard() if self.seen.parameter(step, 1) else 0

    def paid_specially(self, gone: i64) -> i64:
        """The hand cards of a payment; notes whether rice paper is among them."""
        pack = self.pack
        if (gone >> pack.types) & 1:
            gone |= ONE << pack.paper
        gone &= (ONE << pack.types) - 1
        self.with_paper = pack.paper >= 0 and (gone >> pack.paper) & 1 != 0
        return gone

    def hand_without(self, gone: i64) -> i64:
        """The types still held when one card each of those types has gone."""
        seen = self.seen
        rest: i64 = seen.hand(self.seat)
        while gone:
            card: i64 = lowest(gone)
            gone &= gone - 1
            if seen.held(self.seat, card) < 2:
                rest &= ~(ONE << card)
        return rest

    def best_payment(self, price: i64, discount: i64) -> i64:
        """The sum to pay, from price less discount to price, with the cards one misses least.

        By sums: the worth of the cards (`paid_worth`), their tally and their types. The card being played, if
        it is still in hand, does not pay.
        """
        seen = self.seen
        total: i64 = 1
        self.paid_worth[0] = 0
        while total <= price:
            self.paid_worth[total] = _FAR_TOO_MUCH
            total += 1
        types: i64 = seen.hand(self.seat)
        while types:
            card: i64 = lowest(types)
            types &= types - 1
            copies: i64 = seen.held(self.seat, card)
            if card == self.card and self.from_hand:
                copies -= 1
            if card == self.pack.paper:
                self.pay_with_paper(copies, price)
                continue
            while copies > 0:
                self.pay_also(card, price)
                copies -= 1
        if self.helper != NONE:
            self.pay_one(ONE << (self.pack.types + 1), self.pack.folds[self.helper], 0, 0, price)
        best: i64 = price
        total = price - 1
        while total >= 0 and total >= price - discount:
            if self.paid_worth[total] < self.paid_worth[best]:
                best = total
            total -= 1
        return best

    def pay_also(self, card: i64, price: i64) -> None:
        """With one more card there are more ways to pay."""
        folds: i64 = self.pack.folds[card]
        self.pay_one(ONE << card, folds, self.keep(card), tally_of(folds), price)

    def pay_with_paper(self, papers: i64, price: i64) -> None:
        """Rice paper: some of it may count twice, and the first may bring something."""
        doubles: i64 = self.doubles - self.doubled
        worth: i64 = self.keep(self.pack.paper)
        lure: i64 = self.lure
        while papers > 0:
            twice: i64 = price if doubles > 0 else 0
            self.pay_paper(worth - lure, price, twice)
            lure = 0
            doubles -= 1
            papers -= 1

    def pay_paper(self, worth: i64, price: i64, twice: i64) -> None:
        """One rice paper more, which pays 1 fold, or 2 for sums up to `twice`."""
        paper_bit: i64 = ONE << self.pack.paper
        total: i64 = price
        while total > 0:
            rest: i64 = total - 1
            bit: i64 = paper_bit
            if total > 1 and total <= twice and self.paid_worth[total - 2] <= self.paid_worth[rest]:
                rest = total - 2
                bit = ONE << self.pack.types
            if self.paid_worth[rest] + worth < self.paid_worth[total]:
                self.paid_worth[total] = self.paid_worth[rest] + worth
                self.paid_tally[total] = self.paid_tally[rest] + tally_of(1)
                self.paid_types[total] = self.paid_types[rest] | bit
            total -= 1

    def pay_one(self, types: i64, folds: i64, worth: i64, tally: i64, price: i64) -> None:
        total: i64 = price
        while total >= folds:
            rest: i64 = total - folds
            if self.paid_worth[rest] + worth < self.paid_worth[total]:
                self.paid_worth[total] = self.paid_worth[rest] + worth
                self.paid_tally[total] = self.paid_tally[rest] + tally
                self.paid_types[total] = self.paid_types[rest] | types
            total -= 1

    def best_place(self, card: i64, places: i64) -> i64:
        best: i64 = lowest(places)
        if places & (places - 1) == 0:
            return best
        most: i64 = NOT_YET
        while places:
            place: i64 = lowest(places)
            places &= places - 1
            worth: i64 = self.placed(card, place)
            if worth > most:
                most = worth
                best = place
        return best

    def placed(self, card: i64, place: i64) -> i64:
        """Its points there; on top also its special action, and the loss of the one it covers."""
        seen = self.seen
        column: i64 = (place - 1) & 1
        worth: i64 = self.points(card, column)
        if place >= play.LEFT_BOTTOM:
            return worth
        lasting: i64 = self.lasting(card)
        if lasting and seen.column_size(self.seat, column) < seen.column_size(self.seat, 1 - column):
            # with columns of the same height it will be covered sooner
            lasting = lasting * self.weights.forced // 100
        top: i64 = seen.top(self.seat, column)
        if top != NONE:
            lasting -= self.lasting(top & CARD) * self.weights.covered // 100
        if self.wide:
            lasting += self.after_playing(card, column)
            if self.under(card):
                papers: i64 = self.under(card) * seen.column_size(self.seat, column)
                lasting += self.keep(self.pack.paper) * (papers if papers < seen.paper else seen.paper)
        return worth + lasting

    # -- what is under way

    def think_of_this_payment(self) -> None:
        """What may still help to pay, and whether rice paper is still missing."""
        seen = self.seen
        if paid_lowered(seen.flags) == 0:
            above: i64 = paid_cards(seen.flags)
            if seen.parameter(seen.step, play.TOP_DISCARD_PAYS):
                above += 1
            self.helper = seen.top_pays(self.seat, above)
        self.doubled = (seen.flags >> DOUBLED_SHIFT) & PART
        if paid_papers(seen.flags) == 0:
            self.lure = self.luring(seen.card)

    def think_of_this_play(self) -> None:
        """The card is paid and placed; only its effect is open."""
        self.paid = paid_cards(self.seen.amount)
        self.with_paper = paid_papers(self.seen.amount) != 0
        self.rest = self.seen.hand(self.seat)
        self.rest_tally = self.seen.tally(self.seat)
