"""Any view as rows of text, headings and lines under them: how a game is shown that draws nothing itself."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

WIDTH: Final = 80
UNSHOWN: Final = frozenset({"game", "viewer", "over", "winners", "decisions", "can_undo", "revision"})
"""What a view holds for programs, or is told elsewhere."""
NOTHING: Final = "–"


class Row(NamedTuple):
    """A line, so deep under its headings. `number` tells apart what has one name, as seats do."""

    depth: int
    key: str
    number: int | None
    value: Any = None
    heading: bool = False
    """Whether it has no value, and what follows stands under it."""


def rows(view: Mapping[str, Any]) -> Iterator[Row]:
    """All that a view shows.

    >>> for row in rows({"deck": 7, "seats": [{"hand": [2, 9], "bid": None}]}): print(line(row, row.key))
    deck: 7
    seats 0
      hand: 2, 9
      bid: –
    """
    for key, value in view.items():
        if key not in UNSHOWN:
            yield from _rows(0, key, None, value)


def _rows(depth: int, key: str, number: int | None, value: Any) -> Iterator[Row]:
    if isinstance(value, Mapping):
        yield Row(depth, key, number, heading=True)
        for name, inner in value.items():
            yield from _rows(depth + 1, name, None, inner)
    elif listed(value) and any(isinstance(item, Mapping) or listed(item) for item in value):
        for place, item in enumerate(value):
            yield from _rows(depth, key, place, item)
    else:
        yield Row(depth, key, number, value)


def listed(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)


def is_nothing(row: Row) -> bool:
    """Whether a row says only that there is nothing."""
    return not row.heading and said(row.value) == NOTHING


def said(value: Any) -> str:
    """A value in a line."""
    if value is None or value == "" or (listed(value) and not value):
        return NOTHING
    if isinstance(value, bool):
        return "yes" if value else "no"
    if listed(value):
        return ", ".join(said(item) for item in value)
    return str(value)


def text(view: Mapping[str, Any]) -> str:
    """The rows as lines, none wider than a terminal."""
    return "\n".join(line(row, row.key.replace("_", " "))[:WIDTH] for row in rows(view))


def line(row: Row, name: str) -> str:
    """A row as a line, with what its key is called. Seats and places count from 0, as everywhere in text."""
    heading = name if row.number is None else f"{name} {row.number}"
    return "  " * row.depth + (heading if row.heading else f"{heading}: {said(row.value)}")
