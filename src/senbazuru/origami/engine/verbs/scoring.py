"""What cards add to the final score."""

from typing import Final

from mypy_extensions import i64

from senbazuru.origami.engine.steps import Parameter, Verb, choice, flag, number
from senbazuru.origami.engine.table import Table
from senbazuru.origami.engine.zones import CARD, NONE

POINTS: Final = 0


class ScorePer(Verb):
    """Points for each collected card of a name or family, in both collections or in the same one."""

    def __init__(self) -> None:
        super().__init__(
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
        name: i64 = table.parameter(step, 1)
        family: i64 = table.pack.of_family[table.parameter(step, 2)]
        first: i64 = column if table.parameter(step, 3) else 0
        last: i64 = column if table.parameter(step, 3) else 1
        itself: i64 = table.column_start(seat, column) + height if table.parameter(step, 4) else NONE
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
    """Points for every so many cards in hand, rounded down."""

    def __init__(self) -> None:
        super().__init__("score_hand", [number("points", 1, 9), number("every", 1, 9)], ("points", "every"))

    def points(self, table: Table, seat: i64, column: i64, height: i64, step: i64) -> i64:
        return table.parameter(step, POINTS) * (table.hand_size(seat) // table.parameter(step, 1))


class ScoreAs(Verb):
    """Worth so much instead of the printed points, with enough cards of this name."""

    def __init__(self) -> None:
        super().__init__("score_as", [number("points", 0, 20), number("at_least", 1, 9)], ("points", "at_least"))

    def points(self, table: Table, seat: i64, column: i64, height: i64, step: i64) -> i64:
        card: i64 = table.cells[table.column_start(seat, column) + height] & CARD
        copies: i64 = 0
        at: i64 = table.column_start(seat, 0)
        end: i64 = at + table.column_size(seat, 0) + table.column_size(seat, 1)
        while at < end:
            if table.cells[at] & CARD == card:
                copies += 1
            at += 1
        if copies < table.parameter(step, 1):
            return 0
        return table.parameter(step, POINTS) - table.pack.points[card]
