"""What players compete for: points for whoever has the most or the fewest of something, or enough families.

Such cards and characters reward anybody. A lead now is not yet the points, and every origami moves one a little: so
each contest is worth a share of its points that grows with the lead, and more surely so towards the end.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from senbazuru.bots.origami.weights import Weights
from senbazuru.kernel.bits import lowest, size_of
from senbazuru.origami.engine.linked import Linked
from senbazuru.origami.engine.steps import verb_at
from senbazuru.origami.engine.table import Table
from senbazuru.origami.engine.verbs.scoring import (
    COLLECTION,
    COST,
    ENOUGH_FAMILIES,
    FAMILIES,
    FAMILY,
    FEWEST,
    HAND,
    OF,
    ORIGAMI,
    POINTS,
    ScoreMost,
    collected_families,
)
from senbazuru.origami.engine.vocabulary import BY_NAME
from senbazuru.origami.engine.zones import CARD

FAR: Final[vec[i64]] = vec[i64]([15, 30, 55, 75, 90])
NEAR: Final[vec[i64]] = vec[i64]([5, 20, 60, 90, 100])
LAST: Final[vec[i64]] = vec[i64]([0, 0, 80, 100, 100])
"""The share (of 100) that one hopes for, two behind to two ahead: far from the end, near it, in the last turn."""
CLEAR: Final = 2
"""A lead that counts as clear, either way."""
COLLECTION_STEP: Final = 4
HAND_STEP: Final = 2
"""So many points of a collection, or cards in hand, make one step of a lead."""

SCORE_MOST: Final[i64] = BY_NAME["score_most"].number
SCORE_FAMILIES: Final[i64] = BY_NAME["score_families"].number

_MOST: Final = 16
_NOT_YET: Final = -1000000
_TIMES: Final = _MOST
_LEADS: Final = 2 * _MOST
_WORTHS: Final = 3 * _MOST
_BLANK: Final[vec[i64]] = vec[i64]([0] * (4 * _MOST))
_OPENED: Final = 64
_UNASKED: Final[vec[i64]] = vec[i64]([_NOT_YET] * (2 * _OPENED))


@final
class Contests:
    """All contests on the table, as one seat sees them, in hundredths of a point."""

    def __init__(self, seen: Table, seat: i64, turns: i64, weights: Weights) -> None:
        self.weights: Final = weights
        self.seen: Final = seen
        self.linked: Final[Linked] = seen.linked
        self.seat: Final = seat
        self.turns: Final = turns
        self.theirs: Final[i64] = 2 * weights.theirs // seen.players
        self.size: i64 = 0
        self.families: Final[i64] = collected_families(seen, seat)
        self.table: Final[vec[i64]] = _BLANK[:]
        """Each kind of contest once: its instruction, how many there are, the lead, and what one is worth now."""
        self.by_column: bool = False
        self.asked: Final[vec[i64]] = _UNASKED[:]
        """What was worked out already for each card: the gain, and what the contest is worth that it opens."""
        self.find()

    def find(self) -> None:
        """Look for them in all collections and in the middle."""
        seen = self.seen
        shared: i64 = self.linked.shared
        if shared:
            at: i64 = seen.layout.collected
            end: i64 = at + seen.cells[at - 1]
            while at < end:
                card: i64 = seen.cells[at] & CARD
                if (shared >> card) & 1:
                    self.add(self.linked.scoring[card])
                at += 1
        types: i64 = seen.middle
        while types:
            if self.linked.scoring[lowest(types)]:
                self.add(self.linked.scoring[lowest(types)])
            types &= types - 1

    def add(self, step: i64) -> None:
        number: i64 = 0
        while number < self.size:
            if self.table[number] == step:
                self.table[_TIMES + number] += 1
                return
            number += 1
        if number < _MOST:
            lead: i64 = self.lead(step)
            self.table[number] = step
            self.table[_TIMES + number] = 1
            self.table[_LEADS + number] = lead
            self.table[_WORTHS + number] = self.worth(step, lead)
            self.size += 1
            if self.linked.verbs[step] == SCORE_MOST and self.seen.parameter(step, OF) == COLLECTION:
                self.by_column = True

    def lead(self, step: i64) -> i64:
        """By how much this seat is ahead of the best of the others; of families, by how many it has enough."""
        seen = self.seen
        verb = verb_at(seen, step)
        if isinstance(verb, ScoreMost):
            best: i64 = _NOT_YET
            other: i64 = 0
            while other < seen.players:
                if other != self.seat:
                    measure: i64 = verb.measure(seen, other, step)
                    if measure > best:
                        best = measure
                other += 1
            return verb.measure(seen, self.seat, step) - best
        if self.linked.verbs[step] == SCORE_FAMILIES:
            return size_of(self.families) - self.enough(step)
        return 0

    def enough(self, step: i64) -> i64:
        families: i64 = self.seen.parameter(step, ENOUGH_FAMILIES)
        return families if families < len(self.linked.families) else len(self.linked.families)

    def worth(self, step: i64, lead: i64) -> i64:
        """What a contest is worth with such a lead."""
        points: i64 = self.seen.parameter(step, POINTS)
        share: i64
        if self.linked.verbs[step] != SCORE_MOST:
            # whoever comes so far has the points; what the others get is all the same
            share = 100
            if lead < 0:
                share = self.weights.reached + 10 * lead if self.turns > 1 - lead else 0
            return points * (share - self.weights.reached * self.theirs // 100)
        of: i64 = self.seen.parameter(step, OF)
        if of == COLLECTION:
            lead = step_of(lead, COLLECTION_STEP)
        elif of == HAND:
            lead = step_of(lead, HAND_STEP) if self.turns < 2 else 0
        if lead > CLEAR:
            lead = CLEAR
        elif lead < -CLEAR:
            lead = -CLEAR
        if self.turns > 2:
            share = FAR[lead + CLEAR]
        else:
            share = NEAR[lead + CLEAR] if self.turns else LAST[lead + CLEAR]
        return points * (share - (100 - share) * self.theirs // 100)

    def step_by(self, step: i64, card: i64, column: i64) -> i64:
        """How much further ahead a seat is with one more card in a collection."""
        seen = self.seen
        fresh: i64 = 0 if (self.families >> self.linked.family[card]) & 1 else 1
        if self.linked.verbs[step] != SCORE_MOST:
            return fresh
        of: i64 = seen.parameter(step, OF)
        more: i64 = 0
        if of == FAMILIES:
            more = fresh
        elif of == ORIGAMI:
            family: i64 = self.linked.of_family[seen.parameter(step, FAMILY)]
            if (family >> card) & 1 and self.linked.cost[card] >= seen.parameter(step, COST):
                more = 1
        elif of == COLLECTION and seen.column_size(self.seat, column) >= seen.column_size(self.seat, 1 - column):
            more = self.linked.points[card]
        return -more if seen.parameter(step, FEWEST) else more

    def gain(self, card: i64, column: i64) -> i64:
        """What a card in a collection changes about all contests, its own included."""
        total: i64 = self.asked[card]
        if total != _NOT_YET and not self.by_column:
            return total
        total = 0
        number: i64 = 0
        while number < self.size:
            step: i64 = self.table[number]
            more: i64 = self.step_by(step, card, column)
            if more:
                worth: i64 = self.worth(step, self.table[_LEADS + number] + more)
                total += self.table[_TIMES + number] * (worth - self.table[_WORTHS + number])
            number += 1
        if (self.linked.shared >> card) & 1:
            total += self.opened(card)
        self.asked[card] = total
        return total

    def opened(self, card: i64) -> i64:
        """What the contest is worth that a card opens."""
        worth: i64 = self.asked[_OPENED + card]
        if worth == _NOT_YET:
            step: i64 = self.linked.scoring[card]
            more: i64 = 0 if (self.linked.characters >> card) & 1 else self.step_by(step, card, 0)
            worth = self.worth(step, self.lead(step) + more) if step else 0
            self.asked[_OPENED + card] = worth
        return worth

    def card_left(self) -> i64:
        """What a card that stays in hand to the end may be worth in a contest of hands."""
        total: i64 = 0
        number: i64 = 0
        while number < self.size:
            step: i64 = self.table[number]
            if self.linked.verbs[step] == SCORE_MOST and self.seen.parameter(step, OF) == HAND:
                total += 100 * self.table[_TIMES + number] * self.seen.parameter(step, POINTS) // 8
            number += 1
        return total


def step_of(lead: i64, size: i64) -> i64:
    """A lead in steps of some size; the smallest one counts."""
    if lead > 0:
        return (lead + size - 1) // size
    return -((size - 1 - lead) // size)
