"""How a table opens: with the game that waits, or with a new one."""

from collections.abc import Mapping
from typing import Any

from senbazuru.kernel.random import Seed
from senbazuru.terminal.saves import BrokenSaveError, Saves
from senbazuru.terminal.session import Seats, Session
from senbazuru.text import Words


def open_table(
    words: Words,
    saves: Saves,
    seats: Seats,
    options: Mapping[str, Any],
    seed: Seed | None = None,
    *,
    new: bool = False,
    asked: bool = False,
) -> tuple[Session, str]:
    """A table and what is to be said about it. `asked`: somebody named a setup, which a saved game may not have."""
    notice = ""
    if not new:
        try:
            game = saves.read()
            if game is not None:
                key = "terminal-resumed-instead" if asked else "terminal-resumed"
                return Session.resume(game, saves), words.words(key)
        except BrokenSaveError as broken:
            problem = words.error(broken.problem).rstrip(".") if broken.problem else words.words("terminal-damaged")
            notice = words.words("terminal-set-aside", problem=problem, file=broken.kept)
    return Session.start(saves.rules, seats, options, seed, saves), notice
