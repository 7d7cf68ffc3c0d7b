"""Who takes part: bots by name, ours or somebody's own."""

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any

from senbazuru.bots import Asked, Bot, View, WordBot, bot_named
from senbazuru.kernel.bits import size_of
from senbazuru.kernel.decision import Decision, Option
from senbazuru.kernel.errors import SenbazuruError


def player_named(name: str, game: str) -> Bot:
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
    if bot.games and game not in bot.games:
        raise SenbazuruError("bot-cannot-play", bot=name, game=game, known=", ".join(bot.games))
    return bot


def iterations_of(bot: Bot, game: str) -> int | None:
    """How many games in its head a searching bot plays for one answer."""
    given: Any = getattr(bot, "iterations", None)
    if isinstance(given, Mapping):
        given = given.get(game)
    return None if given is None else int(given)


def watched(bot: Bot) -> "Watched":
    """A bot whose answers are timed, one in words too."""
    return _WatchedWords(bot) if isinstance(bot, WordBot) else Watched(bot)


class Wrapped(Bot):
    """A bot behind something that has a say in its answers."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    @property
    def name(self) -> str:
        return self._bot.name

    @property
    def version(self) -> int:
        return self._bot.version

    @property
    def listens(self) -> bool:
        return self._bot.listens

    def choose(self, asked: Asked) -> int:
        return self.act(asked)[0]


class Watched(Wrapped):
    """A bot at one seat of one game, and what it takes it to answer.

    Time is that of the processor, so that what else a machine does is no matter. Questions with a single answer are
    left out of it: they need no thought and would flatter it.
    """

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self.asked = 0
        self.choices = 0
        self.seconds = 0.0

    def act(self, asked: Asked) -> Sequence[int]:
        begun = process_time()
        answers = self._bot.act(asked)
        took = process_time() - begun
        self.asked += len(answers)
        if size_of(asked.seen.mask(asked.seat)) > 1:
            self.choices += len(answers)
            self.seconds += took
        return answers


class _WatchedWords(Watched, WordBot):
    """The same for one that answers in words, a question at a time."""

    def answer(self, decision: Decision, view: View) -> str | Option:
        assert isinstance(self._bot, WordBot)
        begun = process_time()
        word = self._bot.answer(decision, view)
        took = process_time() - begun
        self.asked += 1
        if len(decision.offered) > 1:
            self.choices += 1
            self.seconds += took
        return word
