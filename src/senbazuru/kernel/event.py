"""Events as people and programs read them, each for one viewer."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from senbazuru.kernel.state import OMNISCIENT

_SECRET: Final = 4095 << 12

HIDDEN: Final = None
"""Stands in an event for what this viewer does not see."""


@dataclass(frozen=True)
class Shape:
    """How events of a kind are told: its name, and names and types of its secret and two open arguments."""

    kind: str
    secret: tuple[str, str] | None = None
    a: tuple[str, str] | None = None
    b: tuple[str, str] | None = None


@dataclass(frozen=True)
class Event:
    """Something that happened: what kind of thing, to whom, and its arguments by name."""

    kind: str
    seat: int | None
    args: Mapping[str, Any]

    def as_dict(self) -> dict[str, Any]:
        return {"event": self.kind, "seat": self.seat, **self.args}


def scrub(packed: int, viewer: int) -> int:
    """A packed event as a viewer may have it: without its secret, if that is not for these eyes."""
    seen = viewer == OMNISCIENT or packed >> (48 + viewer) & 1
    return packed if seen else packed & ~_SECRET


def decode(packed: int, viewer: int, shapes: Mapping[int, Shape], word: Callable[[str, int], Any]) -> Event:
    """Read a packed event for a viewer. `word` turns a number of a type (card, column ...) into its id."""
    shape = shapes[packed & 255]
    seat = (packed >> 8 & 15) - 1
    args: dict[str, Any] = {}
    if shape.secret:
        seen = viewer == OMNISCIENT or packed >> (48 + viewer) & 1
        args[shape.secret[0]] = word(shape.secret[1], (packed >> 12 & 4095) - 1) if seen else HIDDEN
    for field, shift in ((shape.a, 24), (shape.b, 36)):
        if field:
            args[field[0]] = word(field[1], (packed >> shift & 4095) - 1)
    return Event(shape.kind, seat if seat >= 0 else None, args)
