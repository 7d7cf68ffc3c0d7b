"""Card x situation: every card is tested in every situation, or the suite fails."""

from collections.abc import Callable
from typing import Final, TypeVar

SITUATIONS: Final = (
    "effect",  # what it does, or is worth
    "refusal",  # when it is not offered, or is declined, and nothing happens
    "copied",  # by the Parrot; or that the Parrot cannot copy it
    "empty-deck",  # with no card in deck and discards but what the play itself discards
    "empty-hands",  # nobody holds a card when it takes effect
    "nested",  # played inside another card's effect
    "extra-action",  # played or used with an extra action
    "two-players",
    "four-players",
)

CELLS: Final[dict[tuple[str, str], list[str]]] = {}
Test = TypeVar("Test", bound=Callable[..., None])


def cell(card: str, *situations: str) -> Callable[[Test], Test]:
    """Marks a test as one that shows a card in these situations."""
    assert set(situations) <= set(SITUATIONS), situations

    def mark(test: Test) -> Test:
        for situation in situations:
            CELLS.setdefault((card, situation), []).append(test.__name__)
        return test

    return mark
