"""What a tournament tells: how each bot did, and how each did against each other."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, groupby
from statistics import fmean, median
from typing import Any

from senbazuru.arena.bounds import Ratio, share_bounds
from senbazuru.arena.players import iterations_of, player_named
from senbazuru.arena.ratings import Rating, contests, ratings
from senbazuru.arena.tournament import Outcome, Tournament


@dataclass(frozen=True)
class Standing:
    """How one bot did. A victory that is shared counts in parts."""

    bot: str
    version: int
    iterations: int | None
    rating: Rating | None
    seats: int
    wins: Ratio
    points: tuple[int, ...]
    choices: int
    seconds: float
    win_bounds: tuple[float, float]

    @property
    def milliseconds(self) -> float:
        """The mean time for a decision, of those that leave a choice."""
        return 1000 * self.seconds / self.choices if self.choices else 0.0

    def as_dict(self) -> dict[str, Any]:
        rating = self.rating
        return {
            "bot": self.bot,
            "version": self.version,
            "iterations": self.iterations,
            "rating": None if rating is None else {"value": rating.value, "bounds": list(rating.bounds)},
            "seats": self.seats,
            "wins": {"value": self.wins.value, "bounds": list(self.win_bounds)},
            "points": {"mean": fmean(self.points), "median": median(self.points), "best": max(self.points)},
            "choices": self.choices,
            "milliseconds": self.milliseconds,
        }


@dataclass(frozen=True)
class Pairing:
    """How often one bot came in before another at the same table; a shared place counts half."""

    bot: str
    rival: str
    games: int
    share: Ratio
    bounds: tuple[float, float]
    points: float
    rival_points: float

    def turned(self) -> "Pairing":
        """The same from the other side."""
        share = Ratio([below - above for above, below in zip(self.share.above, self.share.below)], self.share.below)
        bounds = (1 - self.bounds[1], 1 - self.bounds[0])
        return Pairing(self.rival, self.bot, self.games, share, bounds, self.rival_points, self.points)

    def as_dict(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "rival": self.rival,
            "games": self.games,
            "ahead": {"value": self.share.value, "bounds": list(self.bounds)},
            "points": self.points,
            "rival_points": self.rival_points,
        }


@dataclass(frozen=True)
class Standings:
    """All of it, the strongest first."""

    tournament: Tournament
    games: int
    bots: tuple[Standing, ...]
    pairings: tuple[Pairing, ...]

    def pairing(self, bot: str, rival: str) -> Pairing | None:
        for pairing in self.pairings:
            if (pairing.bot, pairing.rival) == (bot, rival):
                return pairing
            if (pairing.bot, pairing.rival) == (rival, bot):
                return pairing.turned()
        return None

    def as_dict(self) -> dict[str, Any]:
        return {
            "tournament": self.tournament.header(),
            "games": self.games,
            "bots": [standing.as_dict() for standing in self.bots],
            "pairings": [pairing.as_dict() for pairing in self.pairings],
        }


def standings(tournament: Tournament, outcomes: Sequence[Outcome]) -> Standings:
    """Sum up outcomes that are in the order of the schedule."""
    rated = {rating.bot: rating for rating in ratings(outcomes)}
    units = _units(tournament, outcomes)
    bots = [_standing(tournament, name, units, rated.get(name)) for name in dict.fromkeys(tournament.bots)]
    bots = [standing for standing in bots if standing.seats]
    if len(rated) == len(bots):
        bots.sort(key=lambda standing: -rated[standing.bot].value)
    order = [standing.bot for standing in bots]
    pairings = [_pairing(bot, rival, units) for bot, rival in combinations(order, 2)]
    met = tuple(pairing for pairing in pairings if pairing.games)
    return Standings(tournament, len(outcomes), tuple(bots), met)


def _units(tournament: Tournament, outcomes: Sequence[Outcome]) -> list[list[Outcome]]:
    """What counts once: a deal if all play it on every seat (or alone), else a game."""
    if not tournament.duplicate and tournament.players > 1:
        return [[outcome] for outcome in outcomes]
    return [list(games) for _, games in groupby(outcomes, key=lambda outcome: outcome.deal)]


def _standing(tournament: Tournament, name: str, units: Sequence[Sequence[Outcome]], rating: Rating | None) -> Standing:
    bot = player_named(name, tournament.game)
    wins = Ratio()
    points: list[int] = []
    games = choices = 0
    seconds = 0.0
    for unit in units:
        won = seats = 0.0
        for outcome in unit:
            mine = [seat for seat, other in enumerate(outcome.seats) if other == name]
            games += bool(mine)
            seats += len(mine)
            won += len(set(mine) & set(outcome.winners)) / max(1, len(outcome.winners))
            points += [outcome.scores[seat] for seat in mine]
            choices += sum(outcome.choices[seat] for seat in mine)
            seconds += sum(outcome.seconds[seat] for seat in mine)
        wins.add(won, seats)
    bounds = share_bounds(wins, games) if games else (0.0, 1.0)
    searching = iterations_of(bot, tournament.game)
    return Standing(name, bot.version, searching, rating, len(points), wins, tuple(points), choices, seconds, bounds)


def _pairing(bot: str, rival: str, units: Sequence[Sequence[Outcome]]) -> Pairing:
    share = Ratio()
    points: list[int] = []
    theirs: list[int] = []
    games = 0
    for unit in units:
        ahead = compared = 0.0
        for seats, ranks in contests(unit):
            mine = [rank for rank, name in zip(ranks, seats) if name == bot]
            others = [rank for rank, name in zip(ranks, seats) if name == rival]
            ahead += sum((rank < other) + 0.5 * (rank == other) for rank in mine for other in others)
            compared += len(mine) * len(others)
            games += bool(mine and others)
        share.add(ahead, compared)
        for outcome in unit:
            if len(outcome.seats) == 1 or {bot, rival} <= set(outcome.seats):
                points += [score for score, name in zip(outcome.scores, outcome.seats) if name == bot]
                theirs += [score for score, name in zip(outcome.scores, outcome.seats) if name == rival]
    bounds = share_bounds(share, games) if games else (0.0, 1.0)
    mean, rival_mean = fmean(points or [0]), fmean(theirs or [0])
    return Pairing(bot, rival, games, share, bounds, mean, rival_mean)
