"""What every frame knows how to do, and the numbers of the frames that are no verbs."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from senbazuru.kernel.bits import ONE
from senbazuru.kernel.state import EVERYBODY
from senbazuru.origami.engine import events
from senbazuru.origami.engine.table import Table
from senbazuru.origami.engine.zones import NONE

TURN: Final = 0
ACTION: Final = 1
EFFECT: Final = 2
PAY: Final = 3
PLACE: Final = 4
OVER_LIMIT: Final = 5
FETCH: Final = 6
FIRST_VERB: Final = 7

STOP: Final = 0
STOP_BIT: Final = 1
"""Option 0 is always no, stop, or nothing; cards, seats and places are counted from 1."""

INSTANT: Final = 1
FRESH: Final = 2
ASKING: Final = 4
"""Flags of an effect: it is an instant; nothing of it has begun; its owner is being asked whether to use it."""

OPTIONAL: Final = 16
BEGUN: Final = 32
"""Flags of a question: it may be declined; part of the answer is given."""

CHANGED: Final = 64
"""Flag of an effect: it has changed something already."""

UNTOLD: Final = 8
"""Flag of an effect and then of its first question: the action is chosen, but nobody need know before it is done.
That it can be done may tell something about the hand; once it is done everybody sees that anyway."""

WITH_PAPER: Final = 128
"""Flag of a choice among discards: rice paper that was discarded with them may be taken, too."""

FLAGS: Final = {
    INSTANT: "instant",
    FRESH: "fresh",
    ASKING: "asking",
    UNTOLD: "untold",
    OPTIONAL: "optional",
    BEGUN: "begun",
    CHANGED: "changed",
    WITH_PAPER: "paper",
}

NUMBERS: Final = ("amount", "memory", "flags")
"""The three free numbers of a frame. Each kind of step says what they mean to it. A name with `+` is several small
numbers in one, of six bits each."""

PAID: Final = "paid+paper+doubled+lowered"
"""What was paid: hand cards that lie on the discards, rice papers, how many of those counted twice, and whether a
discard helped and went to the bottom (1: the one that was on top, 2: the one under it)."""
PART: Final = 63
PAPER_SHIFT: Final = 6
DOUBLED_SHIFT: Final = 12
LOWERED_SHIFT: Final = 18


# what a question may be about; whoever shows it knows these, and no verb
ACTIONS: Final = 0
USING: Final = 1
HAND: Final = 2
LINE: Final = 3
DISCARDS: Final = 4
LOOKED_AT: Final = 5
VISIBLE: Final = 6
"""Cards in the draw line and on top of any collection."""
SEATS: Final = 7
COLLECTED: Final = 8
ENDS: Final = 9
"""The top or the bottom of a collection, for a card that comes there."""
HEIGHTS: Final = 10
"""Any place in a collection, for a card that comes there."""
BRANCHES: Final = 11
AMOUNTS: Final = 12

Refusal = tuple[str, dict[str, object]]
"""Why an option cannot be taken: a key and arguments."""


class Question:
    """Something that a step asks: the kind of question, by which its words are known, and what it is about."""

    def __init__(self, kind: str, thing: int) -> None:
        self.kind: Final = kind
        self.thing: Final[i64] = thing


def paid_cards(paid: i64) -> i64:
    """The hand cards of a payment that lie on top of the discards."""
    return paid & PART


def paid_papers(paid: i64) -> i64:
    return (paid >> PAPER_SHIFT) & PART


def paid_lowered(paid: i64) -> i64:
    return (paid >> LOWERED_SHIFT) & PART


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """How frames of one kind go on. Frames themselves are numbers in the state."""

    def __init__(
        self,
        number: int,
        name: str,
        numbers: tuple[str, str, str] = NUMBERS,
        questions: tuple[Question, ...] = (),
    ) -> None:
        self.number: Final[i64] = number
        """Stored with every game that is under way: a number once given stays, and is not given again."""
        self.name: Final = name
        self.numbers: Final = numbers
        self.questions: Final = questions

    def waiting(self, table: Table) -> i64:
        return ONE << table.seat

    def options(self, table: Table, seat: i64) -> i64:
        raise NotImplementedError(self.name)

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        raise NotImplementedError(self.name)

    def proceed(self, table: Table) -> bool:
        """Carry on; True if an answer is needed now."""
        return True

    def simultaneous(self) -> bool:
        """Whether several seats may be asked at once."""
        return False

    def unfinished(self, table: Table) -> bool:
        """Whether the question continues an action that others learn of only when it is complete."""
        return table.flags & (BEGUN | UNTOLD) != 0

    # -- what it asks, told to those who look; the rules themselves never need it

    def question(self, table: Table) -> Question:
        """What is asked now: of two questions the second, once the first is answered."""
        return self.questions[1 if len(self.questions) > 1 and table.flags & BEGUN else 0]

    def about(self, table: Table, seat: i64) -> dict[str, object]:
        """What the question speaks of."""
        return {}

    def bounds(self, table: Table, seat: i64) -> tuple[int, int]:
        """How many options of this kind will be chosen, at least and at most."""
        return 0 if self.options(table, seat) & STOP_BIT else 1, 1

    def expected(self, table: Table, seat: i64) -> i64:
        """Options that one might expect, offered or not."""
        return 0

    def refusal(self, table: Table, seat: i64, option: i64) -> Refusal:
        """Why one of those is not offered."""
        return "not-possible", {}

    def stops(self, table: Table) -> bool:
        """Whether option 0 ends what was begun; else it declines all of it."""
        return False

    def owner(self, table: Table) -> i64:
        """Whose collections the question is about."""
        return table.seat

    def beside(self, table: Table, seat: i64, option: i64) -> tuple[str, int, int]:
        """Of an option that is no hand card: what it is, which card, and how deep in the discards it lies, or -1."""
        raise NotImplementedError(self.name)


class Parameter:
    """A parameter of a verb: how packs write it and what they may write."""

    def __init__(self, name: str, kind: str, least: int = 0, most: int = 0, choices: tuple[str, ...] = ()) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.least: Final = least
        self.most: Final = most
        self.choices: Final = choices


def number(name: str, least: int, most: int) -> Parameter:
    return Parameter(name, "number", least, most)


def flag(name: str) -> Parameter:
    return Parameter(name, "flag")


def choice(name: str, *choices: str) -> Parameter:
    return Parameter(name, "choice", choices=choices)


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Step):
    """A word of the vocabulary in which cards are written."""

    def __init__(
        self,
        number: int,
        name: str,
        parameters: list[Parameter],
        required: tuple[str, ...] = (),
        numbers: tuple[str, str, str] = NUMBERS,
        questions: tuple[Question, ...] = (),
    ) -> None:
        super().__init__(number, name, numbers, questions)
        self.parameters: Final = parameters
        self.required: Final = required

    def objection(self, given: dict[str, object]) -> str:
        """What a pack should have written instead of parameters that make no sense together: its key, rarely any."""
        return ""

    def asks(self, table: Table, step: i64) -> bool:
        """Whether its first question can be declined, so that nobody need be asked before."""
        return False

    def public(self, table: Table, seat: i64, step: i64) -> bool:
        """Whether, for all that everybody can see, it might change something."""
        return True

    def possible(self, table: Table, seat: i64, step: i64) -> bool:
        """Whether it would change something, for one who knows the seat's hand."""
        return self.public(table, seat, step)

    def demanded(self, table: Table, step: i64) -> bool:
        """Whether a special action must be able to do it."""
        return False

    def begin(self, table: Table) -> None:
        """Carry out the instruction of the effect on top, or open a frame that asks."""
        raise NotImplementedError(self.name)

    def points(self, table: Table, seat: i64, column: i64, height: i64, step: i64) -> i64:
        """What it adds to the score of a collected card."""
        return 0

    def shared(self) -> bool:
        """Whether it may reward others than the owner of its card: then `award` says whom."""
        return False

    def award(self, table: Table, seat: i64, step: i64) -> i64:
        """What it gives to a seat, whoever has the card."""
        return 0

    def modifier(self, given: dict[str, object]) -> int:
        """Which rule it changes while its card is visible, if it does."""
        return NONE

    def about(self, table: Table, seat: i64) -> dict[str, object]:
        return self.told(table, table.step)

    def told(self, table: Table, step: i64) -> dict[str, object]:
        """The parameters of an instruction as packs write them; what is left out is 0, `no` or `none`."""
        found: dict[str, object] = {}
        number: i64 = 0
        for parameter in self.parameters:
            if parameter.kind != "programs":
                found[parameter.name] = self.written(table, parameter, int(table.parameter(step, number)))
            number += 1
        return found

    def written(self, table: Table, parameter: Parameter, value: int) -> object:
        if parameter.kind == "number":
            return value
        if parameter.kind == "flag":
            return "yes" if value else "no"
        names: list[str] = list(parameter.choices)
        if parameter.kind == "family":
            names = table.linked.families
        elif parameter.kind == "card":
            names = table.linked.names
        return names[value - 1] if 0 < value <= len(names) else "none"

    def ask(self, table: Table, amount: i64, memory: i64) -> None:
        """Open a frame of this verb about the instruction of the effect on top."""
        flags: i64 = table.flags & UNTOLD
        if table.flags & FRESH:
            flags |= OPTIONAL
        table.flags = (table.flags & ~(FRESH | UNTOLD)) | CHANGED
        step: i64 = table.step
        table.step += 1
        table.push(self.number, table.seat, step, amount, memory, flags)


def give_up(table: Table) -> None:
    """End the question on top and the effect that asks it. That is public; the reason is not."""
    seat: i64 = table.seat
    table.pop()
    table.step = 0
    table.tell(events.DECLINED, seat, table.card, NONE, NONE, EVERYBODY)


# filled by `senbazuru.origami.engine.vocabulary`; verb number n is STEPS[n] and VERBS[n - FIRST_VERB]
STEPS: Final[list[Step]] = []
VERBS: Final[list[Verb]] = []
BY_NAME: Final[dict[str, Verb]] = {}


def verb_at(table: Table, step: i64) -> Verb:
    """The verb of an instruction."""
    return VERBS[table.linked.verbs[step] - FIRST_VERB]
