"""`senbazuru check` also looks whether everything can be said."""

import pytest

from examples.pile import PILE
from senbazuru.cli.check import unsaid
from senbazuru.games import GAMES
from senbazuru.kernel.check import provable


@pytest.mark.parametrize("name", GAMES)
def test_everything_in_a_game_can_be_said(name: str) -> None:
    assert unsaid(provable(GAMES[name]), 3) == []


def test_what_has_no_words_is_named_once_each() -> None:
    """Nobody has declared this game, so its words are not known."""
    missing = unsaid(PILE, 3)
    assert len(missing) == len(set(missing))
    for key in ("ask-take", "option-take", "event-taken"):
        assert any(key in problem for problem in missing), key
