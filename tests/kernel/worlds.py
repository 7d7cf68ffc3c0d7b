"""Other worlds, for tests of what must not depend on them."""

from typing import TypeVar, cast

from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.state import State

Position = TypeVar("Position", bound=State)


def another(state: Position, viewer: int, number: int) -> Position:
    """A position in which everything is dealt anew that this viewer has not seen."""
    return cast(Position, state.observe(viewer).complete(Stream(Seed.number(number), 0, 0)))
