"""Tournaments: which games are played, by whom, where they sit and on which cards.

Everything follows from the seed and from numbers, so any process on any machine that is given a `Fixture` plays the
same game.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations, combinations_with_replacement
from typing import Any, Final

from senbazuru.arena.players import iterations_of, player_named, watched
from senbazuru.bots.match import play_match, winners_of
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.random import Seed
from senbazuru.kernel.rules import Rules

FORMAT: Final = 1
"""Raised when the lines of a tournament's file change their meaning."""


@dataclass(frozen=True)
class Fixture:
    """A game to be played: the number of its deal, and who sits where."""

    deal: int
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """A game that was played. What it took is no part of what happened: outcomes are equal whatever the time."""

    deal: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    turns: int
    asked: tuple[int, ...]
    """How many questions each seat was asked."""
    choices: tuple[int, ...]
    """How many of them had more than one answer."""
    seconds: tuple[float, ...] = field(compare=False)
    """How much time of the processor each seat took for those."""

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.deal, self.seats)

    def as_dict(self) -> dict[str, Any]:
        told = asdict(self)
        told["seconds"] = [round(seconds, 6) for seconds in self.seconds]
        return told

    @staticmethod
    def of(told: Mapping[str, Any]) -> "Outcome":
        """An outcome from what JSON made of it. Raises KeyError, TypeError or ValueError."""
        return Outcome(
            deal=int(told["deal"]),
            seats=tuple(str(name) for name in told["seats"]),
            scores=tuple(int(score) for score in told["scores"]),
            winners=tuple(int(seat) for seat in told["winners"]),
            turns=int(told["turns"]),
            asked=tuple(int(number) for number in told["asked"]),
            choices=tuple(int(number) for number in told["choices"]),
            seconds=tuple(float(seconds) for seconds in told["seconds"]),
        )


@dataclass(frozen=True)
class Tournament:
    """Who plays whom, how often, and on which deals.

    - **Tables.** If `bots` names at least as many as a table has seats, every selection of so many of them sits at a
      table (at two players: every pairing). If it names fewer, every way to fill the seats with them does. The same bot
      may be named several times. Tables with one kind of bot only are left out, unless the game is played alone.
    - **Deals.** All tables play the same deals, `games` of them; the n-th deal is the n-th child of `seed`.
    - **Seats.** From deal to deal everybody moves on by one seat, and after a whole round the order is reversed. With
      `duplicate`, every deal is played as often as there are seats, so that everybody has each seat once.
    """

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    duplicate: bool
    seed: Seed
    rules: Callable[[], Rules] = field(compare=False)
    """Makes the rules; a function, for it is sent to other processes and machines."""
    options: Mapping[str, Any] = field(default_factory=dict)
    packs: str = ""
    """A digest of packs or sheets of somebody's own."""

    def check(self) -> None:
        """Whether it can be played at all. Raises SenbazuruError."""
        self.rules().setup(self.players, self.options, self.seed)
        for name in self.bots:
            player_named(name, self.game)
        if not self.tables():
            raise SenbazuruError("too-few-bots", given=", ".join(self.bots))

    def tables(self) -> list[tuple[str, ...]]:
        """Who plays whom. Seats of the same bot are side by side, so that no two turns of a table are alike."""
        kinds = list(dict.fromkeys(self.bots))
        if len(self.bots) >= self.players:
            ordered = sorted(self.bots, key=kinds.index)
            found = list(dict.fromkeys(combinations(ordered, self.players)))
        else:
            found = list(combinations_with_replacement(kinds, self.players))
        return [table for table in found if len(set(table)) > 1 or self.players == 1]

    def schedule(self) -> list[Fixture]:
        """All games, deal by deal: what is played first is a smaller tournament of the same kind."""
        return [
            Fixture(deal, seats)
            for deal in range(self.games)
            for table in self.tables()
            for seats in self._seats(table, deal)
        ]

    def _seats(self, table: tuple[str, ...], deal: int) -> Iterator[tuple[str, ...]]:
        round_number, turn = (deal, 0) if self.duplicate else divmod(deal, self.players)
        order = table[::-1] if round_number % 2 else table
        for shift in range(self.players) if self.duplicate else (turn,):
            yield order[shift:] + order[:shift]

    def play(self, fixture: Fixture) -> Outcome:
        """Play one game. It depends on nothing but the tournament and the fixture."""
        bots = {name: player_named(name, self.game) for name in fixture.seats}
        seats = [watched(bots[name]) for name in fixture.seats]
        result = play_match(self.rules(), seats, self.seed.child(fixture.deal), self.options)
        return Outcome(
            deal=fixture.deal,
            seats=fixture.seats,
            scores=tuple(int(score) for score in result.state.returns()),
            winners=tuple(winners_of(result.state)),
            turns=int(result.state.turns),
            asked=tuple(seat.asked for seat in seats),
            choices=tuple(seat.choices for seat in seats),
            seconds=tuple(seat.seconds for seat in seats),
        )

    def header(self) -> dict[str, Any]:
        """What makes it this tournament, as JSON. Only `games` may grow later."""
        bots = {name: player_named(name, self.game) for name in dict.fromkeys(self.bots)}
        searching = {name: iterations_of(bot, self.game) for name, bot in bots.items()}
        return {
            "arena": FORMAT,
            "game": self.game,
            "rules": self.rules().version,
            "options": dict(self.options),
            "packs": self.packs,
            "players": self.players,
            "bots": list(self.bots),
            "versions": {name: bot.version for name, bot in bots.items()},
            "iterations": {name: number for name, number in searching.items() if number is not None},
            "duplicate": self.duplicate,
            "seed": str(self.seed),
            "games": self.games,
        }


def whole_deals(tournament: Tournament, outcomes: Sequence[Outcome]) -> list[Outcome]:
    """Only the deals that were played to the end by everybody, in the order of the schedule."""
    ordered = in_order(tournament, outcomes)
    played = Counter(outcome.deal for outcome in ordered)
    needed = Counter(fixture.deal for fixture in tournament.schedule())
    return [outcome for outcome in ordered if played[outcome.deal] == needed[outcome.deal]]


def in_order(tournament: Tournament, outcomes: Sequence[Outcome]) -> list[Outcome]:
    """Outcomes in the order of the schedule, whoever was ready first; only those that belong to it."""
    found = {outcome.fixture: outcome for outcome in outcomes}
    return [found[fixture] for fixture in tournament.schedule() if fixture in found]
