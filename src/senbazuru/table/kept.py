"""How the game of a journal begins; and one that cannot be played again, kept as its journal has it."""

from contextlib import suppress

from senbazuru.games import game_named
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.record import Entry, Record
from senbazuru.table import entries as e
from senbazuru.table.plan import Plan


def begun(plan: Plan, started: e.Started) -> Game:
    """The game before its first answer, by the rules of today and with the packs that it began with."""
    rules = game_named(plan.game)
    rules = rules.adopt({"packs": started.packs or rules.first_packs})
    options = started.options or plan.options
    return Game.start(rules, players=plan.players, options=options, seed=Seed.parse(started.seed))


class Kept:
    """What was answered and taken back, whatever it led to: enough for a record."""

    def __init__(self, plan: Plan, started: e.Started) -> None:
        self.plan = plan
        self.started = started
        self.entries: list[Entry] = []

    def answer(self, entry: e.Answered) -> None:
        self.entries.append({"answer": [entry.seat, *entry.options]})
        if entry.hash:
            self.entries.append({"hash": entry.hash})

    def undo(self, seat: int) -> None:
        """Freely: the last answer of this seat, and what others had begun after it."""
        places = [n for n, entry in enumerate(self.entries) if "answer" in entry and entry["answer"][0] == seat]
        place = max(places, default=len(self.entries))
        self.entries[place:] = [entry for entry in self.entries[place:] if "resign" in entry]

    def resign(self, seat: int) -> None:
        self.entries.append({"resign": seat})

    def take_back_to(self, counted: int) -> None:
        self.entries.append({"takeback": counted})

    def record(self) -> Record:
        """The record as it was.

        In a record those who are asked at the same time answer in the order of their seats. Who was, only rules can
        tell: those of today, as far as the same answers are possible. From there on answers stand as they came.
        """
        plan, started = self.plan, self.started
        header = {"game": plan.game, "rules": started.rules, "players": plan.players}
        try:
            game = begun(plan, started)
        except SenbazuruError:  # there is no such game any more, or there are no such figures
            chosen = {"options": started.options or plan.options, "packs": started.packs, "seed": started.seed}
            return Record(header | chosen, self.entries)
        with suppress(SenbazuruError):
            for entry in self.entries:
                if "answer" in entry:
                    game.accept(*entry["answer"])
                elif "takeback" in entry:
                    game.take_back_to(entry["takeback"])
                elif "resign" in entry:
                    game.resign(entry["resign"])
        followed = iter([entry for entry in game.record.entries if "hash" not in entry])
        entries = [entry if "hash" in entry else next(followed, entry) for entry in self.entries]
        return Record(game.record.header | header, entries)
