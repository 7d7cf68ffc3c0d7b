"""What a host decides about a table before the game begins."""

from typing import Any, Final, Literal

from msgspec import Struct, field

from senbazuru.bots import bot_named
from senbazuru.games import game_named
from senbazuru.kernel.errors import Said, SenbazuruError
from senbazuru.kernel.random import Seed

DEFAULTS: Final = "defaults"
"""A stand-in that thinks of nothing: it gives the safe answer that every decision names."""

DAY: Final = 86_400.0
MOST_INCREMENT: Final = 600
MOST_PAUSE: Final = 60
MOST_SEEDS: Final = 25


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think.

    `live`: `seconds` for the whole game, `increment` more whenever a seat has answered. `days`: `seconds` for every
    single time that a seat is asked.
    """

    kind: Literal["none", "live", "days"] = "none"
    seconds: float = 0.0
    increment: float = 0.0


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """A game, its options, and how the table is run."""

    game: str
    players: int = 2
    options: dict[str, Any] = field(default_factory=dict)
    listed: bool = False
    """Whether strangers find it among the open tables."""
    spectators: bool = True
    """Whether others may watch, with the public view; hands only after the end."""
    memory: bool = True
    """Whether people are shown what they have seen go into other hands, or must remember it."""
    clock: Clock = Clock()
    stand_in: str = ""
    """Who plays for a person who left or ran out of time: a bot, or `defaults`. Empty: a bot that suits the game."""
    bot_pause: float = 2.0
    """How many seconds bots leave for an undo before they answer; `done` ends the wait."""
    auto_start: bool = False
    """Whether the game begins when the last seat is taken."""

    def check(self) -> None:
        """Raise SenbazuruError if nothing can be played like this."""
        self.seed()
        if self.stand_in not in ("", DEFAULTS):
            bot_named(self.stand_in, self.game)
        clock = self.clock
        least, most = {"none": (0.0, 0.0), "live": (10.0, DAY), "days": (3600.0, 30 * DAY)}[clock.kind]
        if not least <= clock.seconds <= most:
            expected = Said("expected-between", least=int(least), most=int(most)) if most else "0"
            raise SenbazuruError("wrong-value", option="clock.seconds", expected=expected)
        if not 0.0 <= clock.increment <= (MOST_INCREMENT if clock.kind == "live" else 0):
            expected = Said("expected-increment", least=0, most=MOST_INCREMENT)
            raise SenbazuruError("wrong-value", option="clock.increment", expected=expected)
        if not 0.0 <= self.bot_pause <= MOST_PAUSE:
            expected = Said("expected-between", least=0, most=MOST_PAUSE)
            raise SenbazuruError("wrong-value", option="bot_pause", expected=expected)

    def seed(self) -> Seed:
        """A seed to begin with. Raises SenbazuruError if nothing can be played like this.

        Families that chance chooses may happen to have too many cards for one table: then it chooses again.
        """
        rules = game_named(self.game)
        for tries_left in reversed(range(MOST_SEEDS)):
            seed = Seed.fresh()
            try:
                rules.setup(self.players, self.options, seed)
            except SenbazuruError as problem:
                if problem.code != "too-many-types" or not tries_left:
                    raise
            else:
                break
        return seed

    def substitute(self) -> str:
        """The stand-in of this table."""
        if self.stand_in:
            return self.stand_in
        try:
            return bot_named("greedy", self.game).name
        except SenbazuruError:
            return DEFAULTS
