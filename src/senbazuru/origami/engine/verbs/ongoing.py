"""What holds while a card is visible: on top of a collection for its owner, in the middle for everybody.

Most of these verbs never run. They say which rule their card changes; `Table` answers what the rules are now.
"""

from typing import Final

from senbazuru.origami.engine.linked import HIGHEST_PRICE
from senbazuru.origami.engine.modifiers import (
    AFTER_DRAW,
    AFTER_PLAY,
    CHANGES,
    COVERED_AT_MOST,
    DRAW_BY_HAND,
    HAND_PROTECTED,
    NO_INSTANTS,
    PAPER_DOUBLES,
    TOP_IS_PLAYED,
    TOP_PAYS,
    TURN_END,
)
from senbazuru.origami.engine.steps import EFFECT, Parameter, Verb, choice, flag, number
from senbazuru.origami.engine.table import Table

AFTER_DRAW_THEN: Final = 0
EMPTY_HAND: Final = 0
AT_TURN_END_THEN: Final = 1
AFTER_PLAY_COST: Final = 0
AFTER_PLAY_OR_COST: Final = 1
AFTER_PLAY_THEN: Final = 2
"""The places of parameters."""


class Ongoing(Verb):
    """A verb that is in force while its card is visible."""

    def __init__(
        self, number: int, name: str, modifier: int, parameters: list[Parameter], required: tuple[str, ...] = ()
    ) -> None:
        super().__init__(number, name, parameters, required, ("mark", "memory", "flags"))
        self.changes: Final = modifier

    def modifier(self, given: dict[str, object]) -> int:
        return self.changes


class Change(Ongoing):
    """A figure of the rules is larger or smaller, perhaps for each card of a name in one's collections."""

    def __init__(self) -> None:
        parameters = [choice("what", *CHANGES), number("by", -9, 9), Parameter("for_each", "card")]
        super().__init__(41, "change", 0, parameters, ("what", "by"))

    def modifier(self, given: dict[str, object]) -> int:
        return CHANGES.index(str(given["what"]))


class DrawByHandLimit(Ongoing):
    """The limit of Draw may be so many folds and as many more as the hand limit is higher than usual."""

    def __init__(self) -> None:
        super().__init__(42, "draw_by_hand_limit", DRAW_BY_HAND, [number("by", 1, 9)], ("by",))


class SilenceInstants(Ongoing):
    """Cards played have no instant effect."""

    def __init__(self) -> None:
        super().__init__(43, "silence_instants", NO_INSTANTS, [])


class UseTopDiscard(Ongoing):
    """The top discard may be played as if from hand, or may help to pay."""

    def __init__(self) -> None:
        super().__init__(44, "use_top_discard", TOP_IS_PLAYED, [choice("to", "play", "pay")], ("to",))

    def modifier(self, given: dict[str, object]) -> int:
        return TOP_PAYS if given["to"] == "pay" else TOP_IS_PLAYED


class DoublePaper(Ongoing):
    """In each payment one rice paper may count as 2 folds."""

    def __init__(self) -> None:
        super().__init__(45, "double_paper", PAPER_DOUBLES, [])


class ProtectHand(Ongoing):
    """Effects of others cannot make one lose cards from hand."""

    def __init__(self) -> None:
        super().__init__(46, "protect_hand", HAND_PROTECTED, [])


class LimitCovered(Ongoing):
    """The scoring effect of a covered card gives at most so many points to each."""

    def __init__(self) -> None:
        super().__init__(47, "limit_covered", COVERED_AT_MOST, [number("by", 1, 20)], ("by",))


class AfterDraw(Ongoing):
    """After the action Draw something more is done."""

    def __init__(self) -> None:
        super().__init__(48, "after_draw", AFTER_DRAW, [Parameter("then", "programs", 1, 1)], ("then",))


class AtTurnEnd(Ongoing):
    """At the end of a turn something is done, perhaps only with an empty hand."""

    def __init__(self) -> None:
        parameters = [flag("empty_hand"), Parameter("then", "programs", 1, 1)]
        super().__init__(50, "at_turn_end", TURN_END, parameters, ("then",))


class AfterPlay(Ongoing):
    """After a play of an origami (of such a cost) something is done.

    The card must be visible before that play and again when play and instant are finished; however many of a name
    there are, they do it once. `amount` is the mark by which it is known.
    """

    def __init__(self) -> None:
        parameters = [
            number("cost", 1, HIGHEST_PRICE),
            number("or_cost", 1, HIGHEST_PRICE),
            Parameter("then", "programs", 1, 1),
        ]
        super().__init__(49, "after_play", AFTER_PLAY, parameters, ("then",))

    def proceed(self, table: Table) -> bool:
        if not table.watched(table.seat, table.card, table.amount):
            table.pop()
            return False
        table.frame = EFFECT
        table.step = table.parameter(table.step, AFTER_PLAY_THEN)
        table.amount = 0
        table.flags = 0
        return False


def by_of(given: dict[str, object]) -> int:
    """By how much."""
    by = given.get("by", 0)
    return by if isinstance(by, int) else 0
