"""`senbazuru check` also looks whether everything can be said."""

import pytest

from examples.pile import PILE
from senbazuru.cli import check
from senbazuru.cli.check import unsaid
from senbazuru.games import GAMES
from senbazuru.kernel.check import provable
from tests.kernel.test_rules import Named
from tests.text.test_said import Herbs


@pytest.mark.parametrize("name", GAMES)
def test_everything_in_a_game_can_be_said(name: str) -> None:
    assert unsaid(provable(GAMES[name]), 3) == []


def test_what_has_no_words_is_named_once_each() -> None:
    """Nobody has declared this game, so its words are not known."""
    missing = unsaid(PILE, 3)
    assert len(missing) == len(set(missing))
    for key in ("ask-take", "option-take", "event-taken"):
        assert any(key in problem for problem in missing), key


class Alone(Named):
    """Somebody takes one card after the other, and a log tells all of them in one line."""

    seats = (1, 1)


def test_the_lines_of_a_log_are_said_as_they_come(monkeypatch: pytest.MonkeyPatch) -> None:
    own = "ask-take = How many?\noption-take = These\nreason-too-few = no\nevent-taken = { $seat }: { $card-a }\n"
    own += "".join(f"card-{card} = {card}\n    .a = a {card}\n" for card in ("mint", "sage", "rose"))
    monkeypatch.setattr(check, "words_for", lambda rules: Herbs(own))
    missing = unsaid(Alone(), 3)
    assert missing
    assert all(", twice: card-many in en: Unknown external: card-plural" in problem for problem in missing)
