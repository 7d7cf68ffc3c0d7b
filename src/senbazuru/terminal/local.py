"""A table on this machine: all seats that no bot has are those of people at this keyboard. Saved after each answer."""

from collections.abc import Mapping, Sequence
from time import time
from typing import Any

from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.record import names_of
from senbazuru.kernel.rules import Rules
from senbazuru.table.table import ANYBODY, Table
from senbazuru.table.thinking import Thinkers, answer_for, thought
from senbazuru.terminal.saves import Saves
from senbazuru.terminal.sitting import Seats, Sitting
from senbazuru.workers import MOST_TRIES, Gone


class LocalSitting(Sitting):
    """People at a table of their own, from setup to the last answer."""

    game: Game

    def __init__(self, game: Game, seats: Seats, saves: Saves | None = None) -> None:
        game.record.header["seats"] = seats.as_list()
        self.game = game
        self.table = Table.around(game, time())
        self.saves = saves
        self.problem = ""

    @classmethod
    def start(
        cls,
        rules: Rules,
        seats: Seats,
        options: Mapping[str, Any],
        seed: Seed | None = None,
        saves: Saves | None = None,
    ) -> "LocalSitting":
        game = Game.start(rules, players=len(seats.names), options=options, seed=seed)
        if saves:
            saves.put_by()
        return cls(game, seats, saves)

    @classmethod
    def resume(cls, game: Game, saves: Saves | None = None) -> "LocalSitting":
        header = game.record.header
        return cls(game, Seats(tuple(names_of(header)), tuple(seat["bot"] for seat in header["seats"])), saves)

    def again(self) -> "LocalSitting":
        """The same people and the same options, dealt anew: with packs of their own again, else with those of today."""
        header, rules = self.game.record.header, self.saves.rules if self.saves else self.game.rules
        rules = rules.adopt({"pack_texts": header.get("pack_texts", {})})
        return LocalSitting.start(rules, self.seats, header["options"], None, self.saves)

    @property
    def seats(self) -> Seats:
        seats = self.table.seats
        return Seats(tuple(seat.name for seat in seats), tuple(seat.bot for seat in seats))

    @property
    def humans(self) -> list[int]:
        return self.table.seats_of(ANYBODY)

    def asked(self) -> int | None:
        """The person who must answer now; bots wait until all people have."""
        return next((seat for seat in self.game.waiting() if seat in self.humans), None)

    def answer(self, seat: int, options: Sequence[int]) -> None:
        self.table.answer(time(), ANYBODY, seat, self.game.decision(seat).id, options)
        self.save()

    def undo(self, seat: int) -> None:
        self.table.undo(time(), ANYBODY, seat)
        self.save()

    async def let_bot_act(self, thinkers: Thinkers) -> SenbazuruError | None:
        """A bot carries out one action: until others may see something. What went wrong with it is told, and the game
        goes on with a safe answer."""
        table, game = self.table, self.game
        seat, problem = table.bots_to_move()[0], None
        bot = table.seats[seat].bot
        assert bot is not None, "people answer for themselves"
        while problem is None:
            decision, found = game.decision(seat).id, []
            try:
                found = await thinkers.choose(thought(game, seat, bot, table.salt()))
            except Gone:
                problem = SenbazuruError("worker-ended", item=bot, times=MOST_TRIES)
            except Exception as failed:
                problem = SenbazuruError("game-failed", item=bot, problem=str(failed).splitlines()[-1])
            problem = answer_for(table, time(), seat, decision, found) or problem
            if not game.state.unfinished() or game.waiting() != [seat]:
                break
        self.save()
        return problem

    def save(self) -> None:
        """A full disk must not end the game: the problem is kept to be told."""
        self.table.fresh.clear()
        if self.saves is None:
            return
        try:
            self.saves.write(self.game)
            self.problem = ""
        except OSError as problem:
            self.problem = problem.strerror or type(problem).__name__
