"""The one Decision for everybody: people, bots, learners, network, replays.

Derived from the state alone. Only what it lists is accepted.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NotRequired, TypedDict, cast


class Nothing(TypedDict):
    """No arguments."""


class ReasonView(TypedDict):
    """A reason as plain data."""

    key: str
    args: dict[str, Any]


class WhereView(TypedDict):
    """A place on the table as plain data, as precise as it is known; see `Where`."""

    zone: str
    seat: NotRequired[int]
    column: NotRequired[str]
    height: NotRequired[int]
    place: NotRequired[int]
    island: NotRequired[int]
    square: NotRequired[str]


class OptionView(TypedDict):
    """An option as plain data. One with a reason cannot be taken.

    `where` lists every place at which one may point to mean it. `ahead` is what will be asked after it: it is there
    where people point at once at what that question is about.
    """

    id: int
    word: str
    key: str
    args: dict[str, Any]
    where: list[WhereView]
    reason: NotRequired[ReasonView]
    ahead: NotRequired["DecisionView"]


class PublicDecision(TypedDict):
    """What is known of a question to somebody else."""

    seat: int
    kind: str
    source: str | None


class DecisionView(TypedDict):
    """A question as plain data, for the seat that is asked."""

    id: str
    seat: int
    kind: str
    source: str | None
    key: str
    args: dict[str, Any]
    least: int
    most: int
    options: list[OptionView]
    default: int


@dataclass(frozen=True)
class Reason:
    """Why an option that one might expect cannot be taken: a key and arguments, words are in `text`."""

    key: str
    args: Mapping[str, Any] = field(default_factory=dict)

    def as_dict(self) -> ReasonView:
        return {"key": self.key, "args": dict(self.args)}


@dataclass(frozen=True)
class Where:
    """A place on the table: a zone of the view, and as much more as is needed to find one thing in it.

    `place` counts from 0, as lists of a view do; `height` from 1, the bottom of a collection; `island` from 1, as
    islands are numbered. A zone without more than its seat is the whole of it.
    """

    zone: str
    seat: int | None = None
    column: str | None = None
    height: int | None = None
    place: int | None = None
    island: int | None = None
    square: str | None = None

    def as_dict(self) -> WhereView:
        return cast(WhereView, {name: value for name, value in vars(self).items() if value is not None})


@dataclass(frozen=True)
class Option:
    """One possible answer, with a short word for it. Those with a reason are shown but cannot be taken.

    `where` are the places of what it names. It `opens` a zone if people mean it by pointing at some thing there: then
    a view says at once what would be asked next.
    """

    id: int
    word: str
    key: str
    args: Mapping[str, Any] = field(default_factory=dict)
    reason: Reason | None = None
    where: tuple[Where, ...] = ()
    opens: bool = False

    def __str__(self) -> str:
        return self.word

    def as_dict(self) -> OptionView:
        shown: OptionView = {
            "id": self.id,
            "word": self.word,
            "key": self.key,
            "args": dict(self.args),
            "where": [where.as_dict() for where in self.where],
        }
        if self.reason:
            shown["reason"] = self.reason.as_dict()
        return shown


@dataclass(frozen=True)
class Decision:
    """A question to one seat.

    `source` is the card that asks; `key` and `args` are the prompt; between `least` and `most` options of this
    kind will be chosen, one after the other; `default` is a safe answer for a clock that runs out.
    """

    id: str
    seat: int
    kind: str
    source: str | None
    key: str
    args: Mapping[str, Any]
    least: int
    most: int
    options: tuple[Option, ...]
    default: int

    @property
    def offered(self) -> tuple[Option, ...]:
        """The options that can be taken."""
        return tuple(option for option in self.options if option.reason is None)

    def as_dict(self) -> DecisionView:
        return {
            "id": self.id,
            "seat": self.seat,
            "kind": self.kind,
            "source": self.source,
            "key": self.key,
            "args": dict(self.args),
            "least": self.least,
            "most": self.most,
            "options": [option.as_dict() for option in self.options],
            "default": self.default,
        }

    def public(self) -> PublicDecision:
        """What other viewers get of it: never options, never counts."""
        return {"seat": self.seat, "kind": self.kind, "source": self.source}


@dataclass(frozen=True)
class Ahead:
    """What would be asked after some options, for the seat that would answer; nothing of what lies behind a barrier.

    `ways` are up to twenty complete answers to that question, where it takes several: the shortest first, each a row
    of options. `outlook` is what a game can tell to somebody who looks closely and would not send with every view.
    """

    decision: Decision | None = None
    ways: tuple[tuple[Option, ...], ...] = ()
    outlook: tuple[Mapping[str, Any], ...] = ()
