"""How a table opens, with the game that waits or with a new one, and how it is left."""

from collections.abc import Mapping
from typing import Any

from senbazuru.games import entries
from senbazuru.kernel.random import Seed
from senbazuru.kernel.rules import Rules
from senbazuru.terminal.local import LocalSitting
from senbazuru.terminal.saves import BrokenSaveError, Saves
from senbazuru.terminal.sitting import Seats, result
from senbazuru.text import Words


def open_table(
    words: Words,
    saves: Saves,
    rules: Rules,
    seats: Seats,
    options: Mapping[str, Any],
    seed: Seed | None = None,
    *,
    new: bool = False,
    asked: bool = False,
) -> tuple[LocalSitting, str]:
    """A table and what is to be said about it. `asked`: somebody named a setup, which a saved game may not have.

    A saved game brings its own packs along; `rules` are those of a new one.
    """
    notice = ""
    if not new:
        try:
            game = saves.read()
            if game is not None:
                key = "terminal-resumed-instead" if asked else "terminal-resumed"
                return LocalSitting.resume(game, saves), words.words(key)
        except BrokenSaveError as broken:
            problem = words.error(broken.problem).rstrip(".") if broken.problem else words.words("terminal-damaged")
            notice = words.words("terminal-set-aside", problem=problem, file=broken.kept)
    return LocalSitting.start(rules, seats, options, seed, saves), notice


def refusal(words: Words, players: int, humans: int, terminal: bool) -> str:
    """Why nobody can play like this, or nothing."""
    if humans > players:
        return words.words("terminal-too-many-people", humans=humans, players=players)
    return "" if terminal else words.words("terminal-no-terminal")


def farewell(words: Words, session: LocalSitting) -> str:
    """What to say when the table is left: how the game has ended, or whether it waits."""
    if session.game.over:
        return result(words, session, session.humans[0]) + "\n"
    if session.problem:
        return words.words("terminal-not-saved", problem=session.problem) + "\n"
    game = session.game.rules.name
    command = "senbazuru play" if game == next(iter(entries())) else f"senbazuru play {game}"
    return words.words("terminal-saved", command=command) + "\n"
