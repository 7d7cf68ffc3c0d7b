"""Any view as rows of text, headings and lines under them: how a game is shown that draws nothing itself."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from senbazuru.kernel.drawing import WIDTH, Speech, shortened

UNSHOWN: Final = frozenset({"game", "viewer", "over", "winners", "decisions", "can_undo", "revision", "resigned"})
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

    >>> for row in rows({"deck": 7, "seats": [{"hand": [2, 9], "bid": None}]}): print(row[:4])
    (0, 'deck', None, 7)
    (0, 'seats', 0, None)
    (1, 'hand', None, [2, 9])
    (1, 'bid', None, None)
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
    return not row.heading and row.value in (None, "", [], ())


def text(view: Mapping[str, Any], words: Speech) -> str:
    """The rows as lines, none wider than a terminal."""
    return "\n".join(shortened(_line(row, words), WIDTH) for row in rows(view))


def _line(row: Row, words: Speech) -> str:
    """A row as a line. Seats and places count from 0, as everywhere in text."""
    key = f"shown-{row.key.replace('_', '-')}"
    id = row.key.replace("_", " ")
    name = words.words("drawing-name", id=id, name=words.words(key)) if words.has(key) else id
    heading = name if row.number is None else f"{name} {row.number}"
    values = row.value if listed(row.value) else [row.value]
    said = NOTHING if is_nothing(row) else ", ".join(_said(key, value, words) for value in values)
    return "  " * row.depth + (heading if row.heading else f"{heading}: {said}")


def _said(key: str, value: Any, words: Speech) -> str:
    """A value in a line; a number may be that of a seat, which only the game's words know."""
    if value is None or value == "":
        return NOTHING
    if isinstance(value, bool):
        return words.words("drawing-yes" if value else "drawing-no")
    if not words.has(f"{key}.value"):
        return str(value)
    seat = words.words("drawing-seat", number=value) if isinstance(value, int) else "none"
    return words.words("drawing-name", id=str(value), name=words.words(f"{key}.value", value=value, seat=seat))
