"""Answers in words: which option a word names, and if none, why."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.state import State

if TYPE_CHECKING:
    from senbazuru.kernel.rules import Rules

MOST_LISTED: Final = 12
"""So many words can still be read at a glance."""
_ALIKE: Final = 0.7
_TELLING: Final = 4
"""Shorter words (bids, squares, turns) are like too many others."""


def option_named(rules: "Rules", state: State, seat: int, word: str, step: int) -> int:
    """The option that a word names. A refusal knows the reason if the question does, else what could be said."""
    shown = rules.decision(state, seat).options if state.mask(seat) else ()
    for option in shown:
        if option.word == word and not option.reason:
            return option.id
    offered = listed(option.word for option in shown if not option.reason)
    for option in shown:
        if option.word == word and option.reason:
            why = option.reason.as_dict()
            raise SenbazuruError("not-offered", option=word, step=step, offered=offered, why=why)
    nearest = nearest_word(word, [option.word for option in shown])
    raise SenbazuruError("not-offered", option=word, step=step, offered=offered, nearest=nearest)


def goes_without_saying(rules: "Rules", state: State, seat: int, word: str) -> bool:
    """Whether a word tells what has just come about by itself, as the events of the last answer say. Once is enough."""
    for packed in state.log:
        event = rules.event(packed, seat, state)
        argument = rules.unasked.get(event.kind, "")
        if event.seat == seat and event.args.get(argument) == word:
            state.log.clear()
            return True
    return False


def listed(words: Iterable[str]) -> str:
    """Words with commas between them, the first dozen.

    >>> listed(str(bid) for bid in range(1, 60))
    '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, …'
    """
    found = list(words)
    return ", ".join([*found[:MOST_LISTED], *(["…"] if len(found) > MOST_LISTED else [])])


def nearest_word(word: str, known: Iterable[str]) -> str:
    """The known word that was probably meant, or nothing.

    >>> nearest_word("Racoon", ["raven", "raccoon"]), nearest_word("b9", ["b1"])
    ('raccoon', '')
    """
    words = list(known)
    near = get_close_matches(word.lower(), words, 1, _ALIKE) if len(word) >= _TELLING else []
    return word.lower() if word.lower() in words else near[0] if near else ""
