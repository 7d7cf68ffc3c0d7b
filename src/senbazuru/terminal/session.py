"""A table with people and bots: the game, who sits where, and its save. No drawing here."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from senbazuru.bots import Bot, ask, bot_named
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.record import names_of
from senbazuru.kernel.rules import Rules
from senbazuru.terminal.saves import Saves
from senbazuru.terminal.sitting import Seats, outcome_of
from senbazuru.text import Words

BOT_CHANCE: Final = 15


class Session:
    """One table from setup to the last answer; saved after each."""

    def __init__(self, game: Game, seats: Seats, saves: Saves | None = None) -> None:
        self.game = game
        self.seats = seats
        self.saves = saves
        self.problem = ""
        self._bots: list[Bot | None] = [bot_named(name, game.rules.name) if name else None for name in seats.bots]
        self._seed = Seed.parse(str(game.record.header["seed"]))

    @classmethod
    def start(
        cls,
        rules: Rules,
        seats: Seats,
        options: Mapping[str, Any],
        seed: Seed | None = None,
        saves: Saves | None = None,
    ) -> "Session":
        game = Game.start(rules, players=len(seats.names), options=options, seed=seed)
        game.record.header["seats"] = seats.as_list()
        if saves:
            saves.put_by()
        return cls(game, seats, saves)

    @classmethod
    def resume(cls, game: Game, saves: Saves | None = None) -> "Session":
        header = game.record.header
        return cls(game, Seats(tuple(names_of(header)), tuple(seat["bot"] for seat in header["seats"])), saves)

    def again(self) -> "Session":
        """The same people and the same options, dealt anew: with packs of their own again, else with those of today."""
        header, rules = self.game.record.header, self.saves.rules if self.saves else self.game.rules
        rules = rules.adopt({"pack_texts": header.get("pack_texts", {})})
        return Session.start(rules, self.seats, header["options"], None, self.saves)

    @property
    def humans(self) -> list[int]:
        return [seat for seat, bot in enumerate(self._bots) if bot is None]

    def asked(self) -> int | None:
        """The person who must answer now; bots wait until all people have."""
        return next((seat for seat in self.game.waiting() if self._bots[seat] is None), None)

    def answer(self, seat: int, options: Sequence[int]) -> None:
        self.game.answer(seat, *options)
        self.save()

    def undo(self, seat: int) -> None:
        self.game.undo(seat)
        self.save()

    def let_bot_act(self) -> None:
        """A bot carries out one action: until others may see something."""
        seat = self.game.waiting()[0]
        bot = self._bots[seat]
        assert bot is not None, "people answer for themselves"
        while True:
            state = self.game.state
            stream = Stream(self._seed, BOT_CHANCE, int(state.answers) * 8 + seat)
            self.game.answer(seat, *ask(bot, self.game, seat, stream, bot.table_seconds))
            if self.game.over or not self.game.state.open() or self.game.waiting() != [seat]:
                break
        self.save()

    def outcome(self, words: Words) -> str:
        return outcome_of(words, self, self.humans[0])

    def save(self) -> None:
        """A full disk must not end the game: the problem is kept to be told."""
        if self.saves is None:
            return
        try:
            self.saves.write(self.game)
            self.problem = ""
        except OSError as problem:
            self.problem = problem.strerror or type(problem).__name__
