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


# -- characters: they lie in the middle and hold for everybody, so their situations are others

CHARACTER_SITUATIONS: Final = (
    "played",  # paid and put into the middle
    "replaces",  # its other colour lies there
    "bonus-taken",  # an origami of the draw line is played free
    "bonus-declined",
    "bonus-empty-line",  # there is none in the line
    "chain",  # the bonus is itself a character, or it is itself a bonus
    "everybody",  # what it does while it lies in the middle, for every player
    "gone",  # what it did ends when it leaves
    "payment",  # used as folds
    "held",  # dealt, drawn, and kept like any card
    "touched",  # by other cards: not copied, but fetched, discarded, passed
    "nested",  # played inside another card's effect
    "extra-action",  # played with an extra action, or bringing one
    "empty-deck",  # with no card in the deck
    "empty-hands",  # nobody holds a card when it has been played
    "knowledge",  # what others see and know
)

CHARACTER_CELLS: Final[dict[tuple[str, str], list[str]]] = {}


def character_cell(card: str, *situations: str) -> Callable[[Test], Test]:
    """Marks a test as one that shows a colour of a character in these situations."""
    assert set(situations) <= set(CHARACTER_SITUATIONS), situations

    def mark(test: Test) -> Test:
        for situation in situations:
            CHARACTER_CELLS.setdefault((card, situation), []).append(test.__name__)
        return test

    return mark
