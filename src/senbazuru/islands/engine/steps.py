"""What every frame knows how to do, and the numbers of the frames."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from senbazuru.islands.engine.table import Table
from senbazuru.kernel.bits import ONE

KEEP: Final = 0
ROUND: Final = 1
BID: Final = 2
ACTION: Final = 3
COAL_PITS: Final = 4
PAINT: Final = 5
AFTER: Final = 6
VICTIM: Final = 7
TOKEN: Final = 8
RESEARCH: Final = 9
EXPANCING: Final = 10
AUCTIONIS: Final = 11
ECONOMICUS: Final = 12
RE_COLOR: Final = 13
RE_ROLL: Final = 14
TRANSFORMING: Final = 15
TIMENAUTICS: Final = 16

STOP: Final = 0
STOP_BIT: Final = 1
"""Option 0 is always no, stop, or nothing; seats, squares, islands and amounts are counted from 1."""

OPTIONAL: Final = 1
HALF_SAID: Final = 2
FIRST_HALF: Final = 4
SECOND_HALF: Final = 8
AUCTIONED: Final = 16
"""Flags of a painting: it may be given up; part of the answer is given; it is a half of card 2; it is the shape
that was auctioned, whose colour a lone player may still change."""

FLAGS: Final = {
    OPTIONAL: "optional",
    HALF_SAID: "half-said",
    FIRST_HALF: "first-half",
    SECOND_HALF: "second-half",
    AUCTIONED: "auctioned",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """How frames of one kind go on. Frames themselves are numbers in the state."""

    def __init__(self, number: int, name: str) -> None:
        self.number: Final[i64] = number
        """Stored with every game that is under way: a number once given stays, and is not given again."""
        self.name: Final = name

    def waiting(self, table: Table) -> i64:
        return ONE << table.seat

    def options(self, table: Table, seat: i64) -> i64:
        raise NotImplementedError(self.name)

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        raise NotImplementedError(self.name)

    def proceed(self, table: Table) -> bool:
        """Carry on; True if an answer is needed now."""
        return True

    def unfinished(self, table: Table) -> bool:
        """Whether the question continues an action that others learn of only when it is complete."""
        return table.flags & HALF_SAID != 0


def by_number(steps: list[Step]) -> list[Step]:
    """Steps where frames look for them; in which order they are given means nothing."""
    found = sorted(steps, key=lambda step: int(step.number))
    for number, step in enumerate(found):
        if step.number != number:
            raise ValueError(f"{step.name} has number {step.number}, the next is {number}")
    return found
