"""What cards add to the final score."""

from typing import Final

from mypy_extensions import i64

from senbazuru.kernel.bits import ONE, size_of
from senbazuru.origami.engine.scoring import column_score
from senbazuru.origami.engine.steps import Parameter, Verb, choice, flag, number
from senbazuru.origami.engine.table import Table
from senbazuru.origami.engine.zones import CARD, NONE

POINTS: Final = 0
CARD_NAMED: Final = 1
FAMILY: Final = 2
WHERE: Final = 3
OTHERS: Final = 4
"""The places of the parameters of `score_per`; then those that only other verbs have."""
EVERY: Final = 1
PAPER: Final = 2
AT_LEAST: Final = 1
ENOUGH_FAMILIES: Final = 1
OF: Final = 1
COST: Final = 3
FEWEST: Final = 4


class ScorePer(Verb):
    """Points for each collected card of a name or family, in both collections or in the same one."""

    def __init__(self) -> None:
        super().__init__(
            25,
            "score_per",
            [
                number("points", 1, 9),
                Parameter("card", "card"),
                Parameter("family", "family"),
                choice("where", "same"),
                flag("others"),
            ],
            ("points",),
        )

    def points(self, table: Table, seat: i64, column: i64, height: i64, step: i64) -> i64:
        name: i64 = table.parameter(step, CARD_NAMED)
        family: i64 = table.linked.of_family[table.parameter(step, FAMILY)]
        first: i64 = column if table.parameter(step, WHERE) else 0
        last: i64 = column if table.parameter(step, WHERE) else 1
        itself: i64 = table.column_start(seat, column) + height if table.parameter(step, OTHERS) else NONE
        counted: i64 = 0
        while first <= last:
            at: i64 = table.column_start(seat, first)
            end: i64 = at + table.column_size(seat, first)
            while at < end:
                card: i64 = table.cells[at] & CARD
                if at != itself and (name == 0 or card == name - 1) and (family >> card) & 1:
                    counted += 1
                at += 1
            first += 1
        return table.parameter(step, POINTS) * counted


class ScoreHand(Verb):
    """Points for every so many cards in hand, or rice papers in hand, rounded down."""

    def __init__(self) -> None:
        super().__init__(
            26, "score_hand", [number("points", 1, 9), number("every", 1, 9), flag("paper")], ("points", "every")
        )

    def points(self, table: Table, seat: i64, column: i64, height: i64, step: i64) -> i64:
        cards: i64 = table.hand_size(seat)
        if table.parameter(step, PAPER):
            cards = table.held(seat, table.linked.paper) if table.linked.paper >= 0 else 0
        return table.parameter(step, POINTS) * (cards // table.parameter(step, EVERY))


class ScoreAs(Verb):
    """Worth so much instead of the printed points, with enough cards of this name."""

    def __init__(self) -> None:
        super().__init__(27, "score_as", [number("points", 0, 20), number("at_least", 1, 9)], ("points", "at_least"))

    def points(self, table: Table, seat: i64, column: i64, height: i64, step: i64) -> i64:
        card: i64 = table.cells[table.column_start(seat, column) + height] & CARD
        if table.collected(seat, card) < table.parameter(step, AT_LEAST):
            return 0
        return table.parameter(step, POINTS) - table.linked.points[card]


class ScoreBeside(Verb):
    """Points if a card of a name lies directly above or below."""

    def __init__(self) -> None:
        super().__init__(35, "score_beside", [number("points", 1, 9), Parameter("card", "card")], ("points", "card"))

    def points(self, table: Table, seat: i64, column: i64, height: i64, step: i64) -> i64:
        wanted: i64 = table.parameter(step, CARD_NAMED) - 1
        at: i64 = table.column_start(seat, column) + height
        if height > 0 and table.cells[at - 1] & CARD == wanted:
            return table.parameter(step, POINTS)
        if height + 1 < table.column_size(seat, column) and table.cells[at + 1] & CARD == wanted:
            return table.parameter(step, POINTS)
        return 0


class ScoreBelow(Verb):
    """The printed points of the origami directly below."""

    def __init__(self) -> None:
        super().__init__(36, "score_below", [])

    def points(self, table: Table, seat: i64, column: i64, height: i64, step: i64) -> i64:
        if height == 0:
            return 0
        return table.linked.points[table.cells[table.column_start(seat, column) + height - 1] & CARD]


class ScoreDifference(Verb):
    """The difference between the points of the own two collections, such bonuses left out."""

    def __init__(self) -> None:
        super().__init__(37, "score_difference", [])

    def points(self, table: Table, seat: i64, column: i64, height: i64, step: i64) -> i64:
        differing: i64 = table.linked.differing
        difference: i64 = column_score(table, seat, 0, differing) - column_score(table, seat, 1, differing)
        return difference if difference >= 0 else -difference


class ScoreSmallerHands(Verb):
    """Points for each player with fewer cards in hand."""

    def __init__(self) -> None:
        super().__init__(38, "score_smaller_hands", [number("points", 1, 9)], ("points",))

    def points(self, table: Table, seat: i64, column: i64, height: i64, step: i64) -> i64:
        smaller: i64 = 0
        other: i64 = 0
        while other < table.players:
            if table.hand_size(other) < table.hand_size(seat):
                smaller += 1
            other += 1
        return table.parameter(step, POINTS) * smaller


def collected_families(table: Table, seat: i64) -> i64:
    """The families in a seat's collections, as a mask."""
    found: i64 = 0
    at: i64 = table.column_start(seat, 0)
    end: i64 = table.column_start(seat, 1) + table.column_size(seat, 1)
    while at < end:
        found |= ONE << table.linked.family[table.cells[at] & CARD]
        at += 1
    return found


ORIGAMI: Final = 1
FAMILIES: Final = 2
COLLECTION: Final = 3
HAND: Final = 4
"""Of what somebody has the most."""


class ScoreMost(Verb):
    """Points for each player with the most of something, or the fewest; all who are tied, also at zero."""

    def __init__(self) -> None:
        super().__init__(
            39,
            "score_most",
            [
                number("points", 1, 9),
                choice("of", "origami", "families", "collection", "hand"),
                Parameter("family", "family"),
                number("cost", 1, 15),
                flag("fewest"),
            ],
            ("points", "of"),
        )

    def objection(self, given: dict[str, object]) -> str:
        if given.get("of") != "origami" and ("family" in given or "cost" in given):
            return "expected-only-with-origami"
        return ""

    def shared(self) -> bool:
        return True

    def award(self, table: Table, seat: i64, step: i64) -> i64:
        mine: i64 = self.measure(table, seat, step)
        other: i64 = 0
        while other < table.players:
            if other != seat and self.measure(table, other, step) > mine:
                return 0
            other += 1
        return table.parameter(step, POINTS)

    def measure(self, table: Table, seat: i64, step: i64) -> i64:
        amount: i64 = self.amount(table, seat, step)
        return -amount if table.parameter(step, FEWEST) else amount

    def amount(self, table: Table, seat: i64, step: i64) -> i64:
        of: i64 = table.parameter(step, OF)
        if of == HAND:
            return table.hand_size(seat)
        if of == FAMILIES:
            return size_of(collected_families(table, seat))
        if of == COLLECTION:
            left: i64 = column_score(table, seat, 0, 0)
            right: i64 = column_score(table, seat, 1, 0)
            return left if left > right else right
        family: i64 = table.linked.of_family[table.parameter(step, FAMILY)]
        cost: i64 = table.parameter(step, COST)
        counted: i64 = 0
        at: i64 = table.column_start(seat, 0)
        end: i64 = table.column_start(seat, 1) + table.column_size(seat, 1)
        while at < end:
            card: i64 = table.cells[at] & CARD
            if (family >> card) & 1 and table.linked.cost[card] >= cost:
                counted += 1
            at += 1
        return counted


class ScoreFamilies(Verb):
    """Points for every player with origami of so many families, or of all that are in play."""

    def __init__(self) -> None:
        super().__init__(
            40, "score_families", [number("points", 1, 9), number("families", 1, 9)], ("points", "families")
        )

    def shared(self) -> bool:
        return True

    def award(self, table: Table, seat: i64, step: i64) -> i64:
        enough: i64 = table.parameter(step, ENOUGH_FAMILIES)
        if enough > len(table.linked.families):
            enough = len(table.linked.families)
        if size_of(collected_families(table, seat)) < enough:
            return 0
        return table.parameter(step, POINTS)
