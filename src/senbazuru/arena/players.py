"""Who takes part: bots by name, ours or somebody's own."""

import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any

from senbazuru.bots import Bot, bot_named
from senbazuru.kernel.bits import size_of
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.state import State


def player_named(name: str, game: str | None = None) -> Bot:
    """One of our bots by its name, or one's own as `module:Class`, from the current folder or installed."""
    if ":" not in name:
        return bot_named(name, game)
    module, _, attribute = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as problem:
        raise SenbazuruError("no-such-bot-class", bot=name, problem=str(problem)) from None
    bot: Bot = found() if isinstance(found, type) else found
    if game is not None and bot.games and game not in bot.games:
        raise SenbazuruError("bot-cannot-play", bot=name, game=game, known=", ".join(bot.games))
    return bot


def iterations_of(bot: Bot, game: str) -> int | None:
    """How many games in its head a searching bot plays for one answer."""
    given: Any = getattr(bot, "iterations", None)
    if isinstance(given, Mapping):
        given = given.get(game)
    return None if given is None else int(given)


class Watched:
    """A bot at one seat of one game, and what it takes it to answer.

    Time is that of the processor, so that what else a machine does is no matter. Questions with a single answer are
    left out of it: they need no thought and would flatter it.
    """

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.name = bot.name
        self.version = bot.version
        self.games = bot.games
        self.listens = bot.listens
        self.table_seconds = bot.table_seconds
        self.asked = 0
        self.choices = 0
        self.seconds = 0.0

    def choose(self, seen: State, seat: int, *told: Any, **more: Any) -> int:
        self.asked += 1
        begun = process_time()
        option = self._bot.choose(seen, seat, *told, **more)
        took = process_time() - begun
        if size_of(seen.mask(seat)) > 1:
            self.choices += 1
            self.seconds += took
        return option
