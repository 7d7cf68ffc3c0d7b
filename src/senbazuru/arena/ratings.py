"""Ratings by OpenSkill (the model of Plackett and Luce): how strong each bot is, on one scale, and how sure that is."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce

from senbazuru.arena.bounds import CONFIDENCE
from senbazuru.arena.tournament import Outcome

START: Final = 25.0
"""Where everybody begins."""


@dataclass(frozen=True)
class Rating:
    """A bot's strength as a number around 25, with 95 % bounds."""

    bot: str
    value: float
    sigma: float

    @property
    def bounds(self) -> tuple[float, float]:
        return self.value - CONFIDENCE * self.sigma, self.value + CONFIDENCE * self.sigma


def places(outcome: Outcome) -> list[int]:
    """The place of every seat: the winners first, the others by points; equals share a place."""
    order = [(seat not in outcome.winners, -score) for seat, score in enumerate(outcome.scores)]
    won = [(False, 0) if not lost else (lost, score) for lost, score in order]
    ranks = sorted(set(won))
    return [ranks.index(mine) for mine in won]


def contests(outcomes: Iterable[Outcome]) -> Iterable[tuple[list[str], list[int]]]:
    """Who came in where. Those who play alone are compared by their points on the same deal."""
    for _, games in groupby(outcomes, key=lambda outcome: outcome.deal):
        played = list(games)
        if any(len(outcome.seats) > 1 for outcome in played):
            for outcome in played:
                yield list(outcome.seats), places(outcome)
        elif len(played) > 1:
            ranks = sorted({-outcome.scores[0] for outcome in played})
            yield [outcome.seats[0] for outcome in played], [ranks.index(-outcome.scores[0]) for outcome in played]


def ratings(outcomes: Iterable[Outcome]) -> list[Rating]:
    """Every bot's rating, the best first. Outcomes are given in the order of their schedule: it matters a little.

    Bots do not change while they play, so nothing is added to their uncertainty from game to game. One that has several
    seats of a game gets the mean of what they earn.
    """
    model = PlackettLuce(mu=START, sigma=START / 3, tau=0.0)
    known: dict[str, tuple[float, float]] = {}
    for seats, ranks in contests(outcomes):
        teams = []
        for name in seats:
            mu, sigma = known.setdefault(name, (START, START / 3))
            teams.append([model.rating(mu=mu, sigma=sigma)])
        rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
        for name in set(seats):
            mine = [team[0] for team, seat in zip(rated, seats) if seat == name]
            known[name] = fmean(rating.mu for rating in mine), fmean(rating.sigma for rating in mine)
    found = [Rating(name, mu, sigma) for name, (mu, sigma) in known.items()]
    return sorted(found, key=lambda rating: (-rating.value, rating.bot))
