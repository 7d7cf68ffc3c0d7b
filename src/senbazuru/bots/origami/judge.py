"""The moment that the greedy player judges: what one seat sees, the time that is left, and the rules that hold.

Everything is worth hundredths of a point at the end of the game. Where no card changes rules or rewards several
players, all that is left out.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from senbazuru.bots.origami.contests import Contests
from senbazuru.bots.origami.payment import Payment
from senbazuru.bots.origami.weights import CARDS_A_TURN, SECOND_DECK, Weights
from senbazuru.origami.engine.linked import END, Linked
from senbazuru.origami.engine.modifiers import AFTER_PLAY, PRICE_BY
from senbazuru.origami.engine.payment import HIGHEST_PRICE
from senbazuru.origami.engine.steps import paid_cards, paid_papers
from senbazuru.origami.engine.table import HAND_LIMIT, LAST_BUT_ONE, LAST_ROUND, Table
from senbazuru.origami.engine.verbs import play
from senbazuru.origami.engine.verbs.scoring import EVERY, PAPER, POINTS
from senbazuru.origami.engine.vocabulary import BY_NAME
from senbazuru.origami.engine.zones import CARD, NONE

NOT_YET: Final = -1000000
ANY: Final = 99

TYPES: Final = 64
DEEDS: Final = 0
KEEPS: Final = 64
LASTING: Final = 128
BONUSES: Final = 192
BONUS: Final = 320
SIGHT: Final = 321
PROSPECT: Final = 322
LOUD: Final = 323
SILENT: Final = 325
_BLANK: Final[vec[i64]] = vec[i64]([NOT_YET] * 327)
"""Where answers stand, so that nothing is worked out twice: those about each card type (of bonuses there are two), and
then single ones. Of the best free play from the line, with instant effects and without, both worth and card."""

LATER: Final = 0
AFTER: Final = 1
NOW: Final = 2
"""When an effect happens: some turn to come; after paying for its card; at once, with the hand as it is."""

PLAY_VERB: Final[i64] = BY_NAME["play"].number
SCORE_HAND: Final[i64] = BY_NAME["score_hand"].number
SCORE_SMALLER_HANDS: Final[i64] = BY_NAME["score_smaller_hands"].number


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
        turns += SECOND_DECK * seen.linked.size // (100 * players)
    return turns


def folds_of(tally: i64) -> i64:
    """The folds of all cards in a tally."""
    return (tally & 255) + 2 * ((tally >> 8) & 255) + 3 * ((tally >> 16) & 255) + 4 * ((tally >> 24) & 255)


def worth_of_fold(seen: Table, seat: i64, turns: i64, weights: Weights) -> i64:
    """Money is worth what the turns to come can make of it, and less where there is plenty."""
    if turns == 0:
        return 0
    early: i64 = turns if turns < weights.earliest else weights.earliest
    fold: i64 = weights.fold + weights.fold_earlier * early // 10
    if turns == 1:
        fold = weights.fold_one_turn
    elif turns == 2:
        fold = weights.fold_two_turns
    plenty: i64 = folds_of(seen.tally(seat)) - weights.enough
    if plenty > 0:
        fold -= weights.plenty * plenty
    return fold if fold > weights.floor else weights.floor


@final
class Play:
    """A play: its card, the folds paid, and what stays in hand."""

    def __init__(self) -> None:
        self.card: i64 = NONE
        self.paid: i64 = 0
        self.with_paper: bool = False
        """Whether rice paper was in the payment."""
        self.rest: i64 = 0
        self.rest_tally: i64 = 0


@final
class Judge:
    """One seat at one moment."""

    def __init__(self, seen: Table, seat: i64, weights: Weights) -> None:
        self.weights: Final = weights
        self.seen: Final = seen
        self.linked: Final[Linked] = seen.linked
        self.seat: Final = seat
        # the time: how many turns there are after this one, and what money, hope and the next play are worth therefore
        self.turns: Final[i64] = turns_left(seen, seat) + seen.extra
        self.fold: Final[i64] = worth_of_fold(seen, seat, self.turns, weights)
        self.hope: Final[i64] = weights.hope if self.turns > 1 else 0
        self.next: i64 = weights.next
        if self.turns < 2:
            self.next = weights.next_one_turn if self.turns else 0
        self.deck_card: Final[i64] = weights.deck_card * self.fold // 100
        # the rules now, where cards may change them or reward several players
        self.wide: Final[bool] = (
            not seen.linked.plain or seen.linked.shared | seen.linked.characters != 0 or seen.linked.paper >= 0
        )
        self.alive: bool = True
        """Whether instants have their effects."""
        self.surcharge: i64 = 0
        self.hand_limit: i64 = HAND_LIMIT
        self.doubles: i64 = 0
        self.watchers: i64 = 0
        self.rival: i64 = weights.rival
        self.contests: Contests | None = None
        if self.wide:
            self.look_at_rules()
        # the collections
        self.scoring: bool = False
        self.leftover: i64 = 1
        self.paper_leftover: i64 = 0
        self.look_at_collections()
        # what a visible special action makes cheaper next turn
        self.free: bool = False
        self.discount: i64 = 0
        self.look_at_special(0)
        self.look_at_special(1)
        self.known: Final[vec[i64]] = _BLANK[:]
        self.play: Final = Play()
        """The one that is thought about, or was last."""
        self.payment: Payment | None = None

    def look_at_rules(self) -> None:
        seen = self.seen
        if self.linked.shared or self.linked.characters:
            self.contests = Contests(seen, self.seat, self.turns, self.weights)
        self.alive = seen.instants_alive(self.seat)
        self.hand_limit = seen.hand_limit(self.seat)
        if self.linked.force[PRICE_BY]:
            self.surcharge = seen.change(self.seat, PRICE_BY)
        self.doubles = seen.doubles(self.seat)
        self.watchers = seen.in_force(self.seat, AFTER_PLAY)
        self.rival = self.weights.rival_of_all

    def look_at_collections(self) -> None:
        """Find scoring effects. A card left in hand at the end breaks a tie, and may score."""
        seen = self.seen
        at: i64 = seen.column_start(self.seat, 0)
        end: i64 = at + seen.column_size(self.seat, 0) + seen.column_size(self.seat, 1)
        while at < end:
            step: i64 = self.linked.scoring[seen.cells[at] & CARD]
            if step:
                if self.settled(seen.cells[at] & CARD):
                    self.scoring = True
                verb: i64 = self.linked.verbs[step]
                if verb == SCORE_HAND and self.wide and seen.parameter(step, PAPER):
                    self.paper_leftover += 100 * seen.parameter(step, POINTS) // seen.parameter(step, EVERY)
                elif verb == SCORE_HAND:
                    self.leftover += 100 * seen.parameter(step, POINTS) // seen.parameter(step, EVERY)
                elif verb == SCORE_SMALLER_HANDS:
                    self.leftover += self.weights.smaller_hands * seen.parameter(step, POINTS) * (seen.players - 1) // 4
            at += 1
        if self.contests is not None and self.turns < 2:
            self.leftover += self.contests.card_left()

    def look_at_special(self, column: i64) -> None:
        seen = self.seen
        top: i64 = seen.top(self.seat, column)
        if top == NONE:
            return
        step: i64 = self.linked.special[top & CARD]
        if step and self.linked.verbs[step] == PLAY_VERB and seen.parameter(step, play.FAMILY) == 0:
            if seen.parameter(step, play.FREE):
                self.free = True
            if seen.parameter(step, play.DISCOUNT) > self.discount:
                self.discount = seen.parameter(step, play.DISCOUNT)

    def settled(self, card: i64) -> bool:
        """Whether a card scores by what lies in the own collections, not by hands or what others have.

        The difference of the collections is not settled before the last turns: they grow by turns.
        """
        linked = self.linked
        step: i64 = linked.scoring[card]
        if step == 0:
            return False
        if not self.wide and not self.weights.hands_change:
            return True
        if (linked.shared >> card) & 1 or ((linked.differing >> card) & 1 and self.turns > self.weights.settled):
            return False
        verb: i64 = linked.verbs[step]
        return verb != SCORE_HAND and verb != SCORE_SMALLER_HANDS

    def family(self, number: i64) -> i64:
        """The card types of a family; of one that is not in play there are none."""
        return self.linked.of_family[number] if number < len(self.linked.of_family) else 0

    def brings(self, card: i64, modifier: i64) -> bool:
        """Whether a card changes such a rule while it is visible."""
        return (self.linked.force[modifier] >> card) & 1 != 0

    def price(self, card: i64) -> i64:
        """What a card costs now."""
        price: i64 = self.linked.cost[card] + self.surcharge
        if price < 0:
            return 0
        return price if price < HIGHEST_PRICE else HIGHEST_PRICE

    def money(self, folds: i64) -> i64:
        """What a card of so many folds is worth to pay with."""
        if folds == 1:
            return self.fold * self.weights.one_fold // 100
        if folds == 2:
            return self.fold * self.weights.two_folds // 100
        if folds == 3:
            return self.fold * self.weights.three_folds // 100
        return self.fold * self.weights.four_folds // 100

    def look_at_play(self) -> None:
        """A card is paid and placed; only its effect is open."""
        seen = self.seen
        self.play.paid = paid_cards(seen.amount)
        self.play.with_paper = paid_papers(seen.amount) != 0
        self.play.rest = seen.hand(self.seat)
        self.play.rest_tally = seen.tally(self.seat)


class Opinion:
    """What is thought of a kind of step: what such an instruction is worth, and what to answer to its question."""

    def worth(self, judge: Judge, step: i64, when: i64) -> i64:
        return judge.weights.strange

    def answer(self, judge: Judge, options: i64) -> i64:
        raise NotImplementedError


OPINIONS: Final[list[Opinion]] = []
"""By the number of the step. `effects` has them; those of steps that nobody has heard of are the first one."""


def opinion_of(step: i64) -> Opinion:
    return OPINIONS[step if step < len(OPINIONS) else 0]


def program(judge: Judge, step: i64, when: i64) -> i64:
    """What an effect is worth: the sum of its instructions."""
    total: i64 = 0
    verb: i64 = judge.linked.verbs[step]
    while verb != END:
        total += opinion_of(verb).worth(judge, step, when)
        step += 1
        verb = judge.linked.verbs[step]
    return total
