"""What a bot is, and how it is asked."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Protocol

from senbazuru.kernel.decision import Decision, Option
from senbazuru.kernel.event import scrub
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Stream
from senbazuru.kernel.rules import Rules
from senbazuru.kernel.spoken import option_named
from senbazuru.kernel.state import State

View = Mapping[str, Any]
"""What a seat sees of the table, as plain data."""


class Bot(Protocol):
    """A player. It is shown a table with blanks and answers with an option, never more than its seat may know.

    Derive from this class to have what most bots say of themselves said.
    """

    in_words: ClassVar[bool] = False
    """Whether it is asked in words. Drivers ask this each time; `isinstance` took a fifth of greedy's time."""

    @property
    def name(self) -> str: ...

    @property
    def version(self) -> int: ...

    @property
    def games(self) -> Sequence[str]:
        """The games it knows; none named means any game."""
        return ()

    @property
    def listens(self) -> bool:
        """Whether it wants to be told what happened; that costs time."""
        return False

    @property
    def table_seconds(self) -> float:
        """How long it may think about a decision where people wait for it."""
        return 1.0

    def choose(
        self, seen: State, seat: int, stream: Stream, told: Sequence[int] = (), seconds: float | None = None
    ) -> int:
        """One of the options in `seen.mask(seat)`.

        What the seat knows is in `seen`. `told` is all that happened as this seat was told it, as packed events, if it
        listens. Chance comes from `stream`. After so many `seconds` it must answer; without them its answer depends
        on nothing but what it is given.
        """

    def act(
        self, seen: State, seat: int, stream: Stream, told: Sequence[int] = (), seconds: float | None = None
    ) -> Sequence[int]:
        """The answers of an action, as far as it is settled already: at least to the present question."""
        return (self.choose(seen, seat, stream, told, seconds),)


class WordBot(Bot):
    """A player who thinks in words: asked a question, and shown the table as a person is, it answers with the word of
    an option. Questions and views take ten times as long to make as an observation: it is the way to write a first
    bot, not a fast one."""

    in_words = True

    @property
    def name(self) -> str:
        return type(self).__name__.lower()

    @property
    def version(self) -> int:
        return 1

    def answer(self, decision: Decision, view: View) -> str | Option:
        """One of `decision.offered`, or its word."""
        raise NotImplementedError(f"{type(self).__name__} needs a method `answer(decision, view)` that returns a word")

    def choose(
        self, seen: State, seat: int, stream: Stream, told: Sequence[int] = (), seconds: float | None = None
    ) -> int:
        raise TypeError("a bot that answers in words is asked through `bots.bot.answers`")


def answers(
    bot: Bot,
    rules: Rules,
    state: State,
    seat: int,
    stream: Stream,
    told: Sequence[int] = (),
    seconds: float | None = None,
) -> Sequence[int]:
    """What a bot answers for a seat of a state: to the present question, and perhaps to some that follow in the same
    action. It is shown no more than its seat may know."""
    if bot.in_words:
        assert isinstance(bot, WordBot)
        word = bot.answer(rules.decision(state, seat), rules.view(state, seat))
        return (option_named(rules, state, seat, str(word), 0),)
    return bot.act(state.observe(seat), seat, stream, told, seconds)


def hear(state: State, seat: int, told: list[int]) -> list[int]:
    """What a seat was told so far, and now everything that a listening state has told since."""
    told.extend(scrub(int(packed), seat) for packed in state.log[len(told) :])
    return told


def ask(bot: Bot, game: Game, seat: int, stream: Stream, seconds: float | None = None) -> Sequence[int]:
    """What a bot answers for a seat of a game: to the present question, and to those that follow in the same action."""
    told = game.told(seat) if bot.listens else ()
    return answers(bot, game.rules, game.state, seat, stream, told, seconds)
