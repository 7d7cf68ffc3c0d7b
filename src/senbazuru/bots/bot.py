"""What a bot is, and how it is asked."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Protocol

from senbazuru.kernel.decision import Decision, Option
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.rules import Rules
from senbazuru.kernel.spoken import option_named
from senbazuru.kernel.state import Observation, State

BOT_CHANCE: Final = 15
"""The purpose of bots' own chance: what they roll never touches the game's."""

BOT_NAMES: Final = ("Aki", "Botan", "Chiyo", "Daichi", "Emi")
"""What they are called at a table, by seat."""

View = Mapping[str, Any]
"""What a seat sees of the table, as plain data."""


@dataclass(slots=True, eq=False)
class Asked:
    """A question as bots get it: nothing but what their seat may know. The next one may come in the same value."""

    seen: Observation
    """What the seat may know: a table with blanks to read from, and what it may answer."""
    seat: int
    stream: Stream
    """The bot's own chance."""
    told: Sequence[int] = ()
    """All that happened as this seat was told it, as packed events, if the bot listens."""
    seconds: float | None = None
    """After so many it must answer; without them its answer depends on nothing but what it is given."""

    @property
    def offered(self) -> list[int]:
        """The options."""
        return self.seen.offered()


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

    def choose(self, asked: Asked) -> int:
        """One of the options that are `offered`."""

    def act(self, asked: Asked) -> Sequence[int]:
        """The answers of an action, as far as it is settled already: at least to the present question."""
        return (self.choose(asked),)


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

    def choose(self, asked: Asked) -> int:
        raise TypeError("a bot that answers in words is asked through `bots.bot.ask`")


class Playing(Protocol):
    """A game that bots play: a `Game` with all its history, or a bare `Match`."""

    @property
    def rules(self) -> Rules: ...

    @property
    def state(self) -> State: ...

    def told(self, seat: int, /) -> Sequence[int]:
        """All that a seat that is asked was told."""


def chance(seed: Seed, number: int) -> Stream:
    """Chance for a bot: by the number of its seat in a game of one seed, or whatever else tells streams apart."""
    return Stream(seed, BOT_CHANCE, number)


def ask(bot: Bot, game: Playing, seat: int, stream: Stream, seconds: float | None = None) -> Sequence[int]:
    """What a bot answers for a seat: to the present question, and perhaps to some that follow in the same action. It
    is shown no more than its seat may know."""
    return _answers(bot, game, Asked(game.state.observe(seat), seat, stream, (), seconds))


def drive(
    game: Playing, bots: Sequence[Bot], seed: Seed, seconds: float | None = None
) -> Iterator[tuple[int, Sequence[int]]]:
    """Let bots play a game to its end, one for each seat or in turn: tells who answers what, and whoever drives gives
    that answer."""
    state = game.state
    asked = [Asked(state.observe(seat), seat, chance(seed, seat), (), seconds) for seat in range(state.players)]
    while not state.over:
        seat = int(state.actor())
        asked[seat].seen = state.observe(seat)
        yield seat, _answers(bots[seat % len(bots)], game, asked[seat])


def answered(bot: WordBot, rules: Rules, state: State, seat: int) -> int:
    """What it answers in words, as an option."""
    word = bot.answer(rules.decision(state, seat), rules.view(state, seat))
    return option_named(rules, state, seat, str(word), 0)


def _answers(bot: Bot, game: Playing, asked: Asked) -> Sequence[int]:
    if bot.in_words:
        assert isinstance(bot, WordBot)
        return (answered(bot, game.rules, game.state, asked.seat),)
    if bot.listens:
        asked.told = game.told(asked.seat)
    return bot.act(asked)
