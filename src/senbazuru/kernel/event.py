"""Events as people and programs read them, each for one viewer."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import NoneType
from typing import Any, Final, Literal, get_type_hints

from senbazuru.kernel.state import OMNISCIENT

KIND: Final = 255
"""The bits of a packed event that say what kind it is."""
_SECRET: Final = 4095 << 12

HIDDEN: Final = None
"""Stands in an event for what this viewer does not see."""

Ids = Mapping[Any, Sequence[Any] | Mapping[int, Any]]
"""What the numbers of a type stand for (cards, columns ...). Those of other types stand for themselves."""

Field = tuple[str, Any]
"""An argument of events: its name and its type."""


@dataclass(frozen=True)
class Shape:
    """How events of a kind are told: its name, its secret and two open arguments.

    Whether some do not see the secret is said by `hidden`, and whether it happens to a seat by `seated`. Where more is
    told than is packed, `told` is a class with all arguments.
    """

    kind: str
    secret: Field | None = None
    a: Field | None = None
    b: Field | None = None
    hidden: bool = False
    seated: bool = True
    told: type | None = None

    def types(self) -> dict[str, Any]:
        """All that such an event says, as `Event.as_dict` has it: names and types."""
        fields = [field for field in (self.secret, self.a, self.b) if field]
        args = get_type_hints(self.told) if self.told else dict(fields)
        if self.secret and self.hidden:
            args[self.secret[0]] |= None
        return {"event": Literal[self.kind], "seat": int if self.seated else NoneType, **args}


RESIGNED: Final = Shape("resigned")
"""A seat gives up: no rule of any game, so it is packed in no game's events."""


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


def unnamed(packed: int, shapes: Mapping[int, Shape]) -> list[str]:
    """What a packed event tells although its shape has no name for it."""
    shape = shapes[packed & KIND]
    fields = {"secret": (shape.secret, 12), "a": (shape.a, 24), "b": (shape.b, 36)}
    return [argument for argument, (field, shift) in fields.items() if not field and packed >> shift & 4095]


def decode(packed: int, viewer: int, shapes: Mapping[int, Shape], ids: Ids) -> Event:
    """Read a packed event for a viewer."""
    packed = scrub(packed, viewer)
    shape = shapes[packed & KIND]
    seat = (packed >> 8 & 15) - 1
    args: dict[str, Any] = {}
    for field, shift in ((shape.secret, 12), (shape.a, 24), (shape.b, 36)):
        if field:
            number = (packed >> shift & 4095) - 1
            known = ids.get(field[1])
            args[field[0]] = HIDDEN if number < 0 else known[number] if known else number
    return Event(shape.kind, seat if seat >= 0 else None, args)
