"""The one Decision for everybody: people, bots, learners, network, replays.

Derived from the state alone. Only what it lists is accepted.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NotRequired, TypedDict


class ReasonView(TypedDict):
    """A reason as plain data."""

    key: str
    args: dict[str, Any]


class OptionView(TypedDict):
    """An option as plain data. One with a reason cannot be taken."""

    id: int
    word: str
    key: str
    args: dict[str, Any]
    reason: NotRequired[ReasonView]


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
class Option:
    """One possible answer, with a short word for it. Those with a reason are shown but cannot be taken."""

    id: int
    word: str
    key: str
    args: Mapping[str, Any] = field(default_factory=dict)
    reason: Reason | None = None

    def as_dict(self) -> OptionView:
        shown: OptionView = {"id": self.id, "word": self.word, "key": self.key, "args": dict(self.args)}
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
