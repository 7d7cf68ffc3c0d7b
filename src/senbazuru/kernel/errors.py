"""Errors are a code and arguments; the words are in `senbazuru.text`, in every language.

One registry for the command line, the network and the library: an error that is not listed here cannot be made.
What was expected, or what the problem is, is a key with arguments of its own: see `Said`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypedDict

CODES: Final = frozenset(
    {
        # answers
        "not-your-decision",
        "not-offered",
        "stale-decision",
        "incomplete-answer",
        "answer-too-long",
        "game-over",
        "has-resigned",
        "no-such-seat",
        # taking back
        "nothing-to-undo",
        "undo-barrier",
        "answer-stands",
        # tables
        "no-such-table",
        "bad-secret",
        "not-your-seat",
        "not-seated",
        "not-host",
        "not-owner",
        "host-is-there",
        "seat-taken",
        "seat-empty",
        "name-taken",
        "bad-text",
        "already-started",
        "not-started",
        "not-over",
        "paused",
        "not-paused",
        "already-proposed",
        "no-proposal",
        "not-absent",
        "days-to-answer",
        "stood-in",
        "no-clock",
        "time-enough",
        "too-many-acts",
        "no-spectators",
        "sent-away",
        "cannot-send-away",
        "table-frozen",
        "damaged-journal",
        # the network
        "bad-message",
        "message-too-large",
        "too-many-messages",
        "too-many-tables",
        "too-many-people",
        "too-many-mails",
        "no-mail",
        "no-days",
        "bad-address",
        "too-many-connections",
        "wrong-protocol",
        "wrong-origin",
        "wrong-host",
        "no-such-page",
        "server-stopping",
        "server-failed",
        # games and options
        "unknown-game",
        "no-such-entry",
        "unknown-bot",
        "bot-cannot-play",
        "wrong-player",
        "unknown-family",
        "unknown-sheet",
        "unknown-option",
        "unknown-choice",
        "wrong-value",
        "wrong-players",
        "wrong-seats",
        "wrong-families",
        "too-many-types",
        "too-few-cards",
        "no-data",
        "not-counted",
        "not-provable",
        # files
        "bad-pack",
        "bad-sheet",
        "bad-figure",
        "no-packs",
        "no-sheets",
        "bad-position",
        "bad-count",
        "bad-record",
        "bad-notation",
        "replay-differs",
        "rules-changed",
        "unknown-figures",
        # what is spoken and installed
        "unknown-language",
        "unknown-page",
        "unknown-paragraph",
        "rulebook-unbuilt",
        "extra-missing",
        # storage
        "storage-failed",
        "bad-database",
        "newer-database",
        "unknown-database",
        # tournaments
        "no-such-bot-class",
        "too-few-bots",
        "bad-tournament",
        "other-tournament",
        "game-failed",
        "worker-ended",
        "ray-missing",
        "no-cluster",
        "cluster-version",
    }
)


class SaidView(TypedDict):
    """A piece of an error as plain data."""

    key: str
    args: dict[str, Any]


@dataclass(frozen=True, init=False, repr=False)
class Said:
    """A piece of an error: the key of a message and its arguments, which are names, numbers, lists of them, or pieces.

    >>> Said("expected-whole-number", least=1, most=4)
    Said('expected-whole-number', least=1, most=4)
    """

    key: str
    args: dict[str, Any]

    def __init__(self, key: str, /, **args: Any) -> None:
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "args", args)

    def as_dict(self) -> SaidView:
        args = {name: value.as_dict() if isinstance(value, Said) else value for name, value in self.args.items()}
        return {"key": self.key, "args": args}

    def __str__(self) -> str:
        return sentences[-1](self) if sentences else repr(self)

    def __repr__(self) -> str:
        return _called("Said", self.key, self.args)


def whole_number(least: int, most: int) -> Said | str:
    """What is expected where a number must be within bounds."""
    return Said("expected-whole-number", least=least, most=most) if least < most else str(least)


class SenbazuruError(Exception):
    """Something was asked that cannot be done. Nothing has changed.

    >>> SenbazuruError("not-offered", option=7)
    SenbazuruError('not-offered', option=7)
    """

    def __init__(self, code: str, **details: object) -> None:
        if code not in CODES:
            raise ValueError(f"no such error code: {code}")
        self.code = code
        self.details = details
        super().__init__(code)

    def __str__(self) -> str:
        """What is wrong and what to do, if words are at hand."""
        return sentences[-1](self) if sentences else repr(self)

    def __reduce__(self) -> tuple[object, tuple[()]]:
        """Errors travel between processes."""
        return partial(type(self), self.code, **self.details), ()

    def __repr__(self) -> str:
        return _called("SenbazuruError", self.code, self.details)


def _called(name: str, first: str, rest: dict[str, Any]) -> str:
    return f"{name}({', '.join([repr(first), *(f'{key}={value!r}' for key, value in rest.items())])})"


sentences: Final[list[Callable[[SenbazuruError | Said], str]]] = []
"""Who puts errors into words: `senbazuru` itself, once it is imported. The kernel knows none."""
