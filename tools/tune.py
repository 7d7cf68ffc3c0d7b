"""Look for better weights of greedy by self-play: `python tools/tune.py --minutes 20`.

A candidate differs from the best so far in one to three weights. Both play the same deals, seats alternating and then
exchanged; a candidate is dropped as soon as it looks no better, and taken when it clearly is. What is compared is the
margin between the best of either side, bent so that a win by ten counts little more than one by five: wins alone would
need four times the games. Every change is printed; nothing is written.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from math import exp, sqrt
from pathlib import Path
from random import Random

import click

from senbazuru.arena.bounds import CONFIDENCE
from senbazuru.bots.origami.greedy import choose
from senbazuru.bots.origami.weights import VERSION_2, VERSION_3, Weights
from senbazuru.cli.common import rules_for
from senbazuru.kernel.random import Seed
from senbazuru.origami.engine.scoring import score
from senbazuru.origami.rules import OrigamiRules

BATCH = 400
LEAST, MOST, ALL = 1600, 12000, 20000
"""Games before a candidate can be taken, after which it is dropped, and in a comparison of versions."""
SURE = 2.4
"""Errors above nothing that make a candidate better: of so many, some would look so by chance."""
SOFT = 5.0
"""Points of margin that count for about a quarter of a win."""
NAMES = [name for name in dir(VERSION_2) if not name.startswith("_")]

Values = dict[str, int]


@dataclass(frozen=True)
class Found:
    """Games played, the mean margin of side 0, and its error."""

    games: int
    margin: float
    error: float

    @property
    def surely(self) -> bool:
        return self.games >= LEAST and self.margin > SURE * self.error

    @property
    def settled(self) -> bool:
        hopeless = self.margin < -0.5 * self.error or (self.games >= LEAST and self.margin < 0.4 * self.error)
        return self.surely or hopeless

    def __str__(self) -> str:
        return f"{self.games} games, {self.margin:+.3f} ±{CONFIDENCE * self.error:.3f}"


def values_of(weights: Weights) -> Values:
    return {name: int(getattr(weights, name)) for name in NAMES}


def weights_of(values: Values) -> Weights:
    weights = Weights()
    for name, value in values.items():
        setattr(weights, name, value)
    return weights


def won_by(rules: OrigamiRules, sides: tuple[Weights, Weights], random: Random, seed: Seed, first: int) -> float:
    """How clearly the side 0 wins a game, from -1 to 1; `first` is the side of seat 0."""
    players, options = rules.random_table(random)
    state = rules.new(rules.setup(players, options, seed), seed)
    while not state.over:
        seat = int(state.actor())
        state.apply(choose(state.observe(seat).table, seat, sides[(first + seat) % 2]))
    best = [max(int(score(state, seat)) for seat in range(players) if (first + seat) % 2 == side) for side in (0, 1)]
    return 2 / (1 + exp((best[1] - best[0]) / SOFT)) - 1


def margins(all_rules: list[OrigamiRules], sides: tuple[Weights, Weights], series: Seed) -> Iterator[float]:
    """Deal by deal, each from both sides."""
    number = 0
    while True:
        rules = all_rules[number % len(all_rules)]
        seed = series.child(number)
        number += 1
        yield sum(won_by(rules, sides, Random(str(seed)), seed, first) for first in (0, 1)) / 2


def better(rules: list[OrigamiRules], sides: tuple[Weights, Weights], series: Seed, briefly: bool = True) -> Found:
    """Compare two sides: as long as it takes to settle the matter, or over all games."""
    total = squares = 0.0
    for deals, margin in enumerate(margins(rules, sides, series), 1):
        total += margin
        squares += margin * margin
        if deals % (BATCH // 2):
            continue
        mean = total / deals
        found = Found(2 * deals, mean, sqrt(max(squares / deals - mean * mean, 1e-9) / deals))
        if found.games >= (MOST if briefly else ALL) or (briefly and found.settled):
            return found
    raise AssertionError("deals do not end")


def neighbour(values: Values, random: Random) -> Values:
    changed = dict(values)
    for name in random.sample(NAMES, random.choice((1, 1, 2, 3))):
        factor = random.choice((0.6, 0.75, 0.85, 1.18, 1.35, 1.7))
        moved = round(changed[name] * factor)
        changed[name] = moved if moved != changed[name] else max(0, moved + (1 if factor > 1 else -1))
    return changed


@click.command()
@click.option("--minutes", type=float, default=20.0, show_default=True)
@click.option("--games", default="origami,legends,mixed", show_default=True)
@click.option("--pack", "packs", type=click.Path(path_type=Path), multiple=True, help="Figures to tune for.")
@click.option("--seed", default="1", show_default=True)
@click.option("--against", is_flag=True, help="Only compare version 3 with version 2, over 20 000 games a game.")
def tune(minutes: float, games: str, packs: tuple[Path, ...], seed: str, against: bool) -> None:
    rules = [one for one in (rules_for(game, packs) for game in games.split(",")) if isinstance(one, OrigamiRules)]
    if against:
        for one in rules:
            click.echo(f"{one.name}: {better([one], (VERSION_3, VERSION_2), Seed.parse(seed), briefly=False)}")
        return
    random = Random(seed)
    best = values_of(VERSION_3)
    until = time.monotonic() + 60 * minutes
    tried = 0
    while time.monotonic() < until:
        tried += 1
        candidate = neighbour(best, random)
        found = better(rules, (weights_of(candidate), weights_of(best)), Seed.parse(seed).child(tried))
        if found.surely:
            changes = {name: (best[name], candidate[name]) for name in NAMES if best[name] != candidate[name]}
            click.echo(f"candidate {tried}, {found}: {changes}")
            best = candidate
    were = values_of(VERSION_2)
    click.echo(f"{tried} candidates. Beside version 2:")
    for name, value in best.items():
        if value != were[name]:
            click.echo(f"    {name}: {were[name]} -> {value}")


if __name__ == "__main__":
    tune()
