"""Look for better weights of greedy by self-play: `python tools/tune.py --minutes 20`.

A candidate differs from the best so far in one to three weights. Both play the same deals, seats alternating and then
exchanged; a candidate is dropped as soon as it looks no better, and taken when it clearly is. What is compared is the
margin between the best of either side, bent so that a win by ten counts little more than one by five: wins alone would
need four times the games. Every change is printed; nothing is written.
"""

import time
from collections.abc import Iterator
from math import exp, sqrt
from pathlib import Path
from random import Random

import click

from senbazuru.arena.bounds import CONFIDENCE
from senbazuru.bots.greedy import choose
from senbazuru.bots.greedy_weights import VERSION_2, VERSION_3, Weights
from senbazuru.cli.common import rules_for
from senbazuru.kernel.random import Seed
from senbazuru.origami.engine.scoring import score
from senbazuru.origami.rules import OrigamiRules

BATCH = 400
LEAST, MOST = 1600, 12000
"""Games before a candidate can be taken, and after which it is dropped."""
SURE = 2.4
"""Errors above nothing that make a candidate better: of so many, some would look so by chance."""
SOFT = 5.0
"""Points of margin that count for about a quarter of a win."""
NAMES = [name for name in dir(VERSION_2) if not name.startswith("_")]

Values = dict[str, int]


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
        state.apply(choose(state.observe(seat), seat, sides[(first + seat) % 2]))
    best = [max(int(score(state, seat)) for seat in range(players) if (first + seat) % 2 == side) for side in (0, 1)]
    return 2 / (1 + exp((best[1] - best[0]) / SOFT)) - 1


def margins(all_rules: list[OrigamiRules], sides: tuple[Weights, Weights], series: str) -> Iterator[float]:
    """Deal by deal, each from both sides."""
    number = 0
    while True:
        rules = all_rules[number % len(all_rules)]
        seed = Seed.parse(f"{series}").child(number)
        number += 1
        yield sum(won_by(rules, sides, Random(str(seed)), seed, first) for first in (0, 1)) / 2


def better(
    all_rules: list[OrigamiRules], sides: tuple[Weights, Weights], series: str, most: int
) -> tuple[int, float, float]:
    """Games played, the mean margin of side 0, its error; it ends when the matter is settled."""
    total = squares = 0.0
    deals = 0
    for margin in margins(all_rules, sides, series):
        total += margin
        squares += margin * margin
        deals += 1
        if deals % (BATCH // 2):
            continue
        mean = total / deals
        error = sqrt(max(squares / deals - mean * mean, 1e-9) / deals)
        games = 2 * deals
        if games >= most or (
            most == MOST and (mean < -0.5 * error or (games >= LEAST and (mean > SURE * error or mean < 0.4 * error)))
        ):
            return games, mean, error
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
    found = [rules_for(game, packs) for game in games.split(",")]
    all_rules = [rules for rules in found if isinstance(rules, OrigamiRules)]
    if against:
        for rules in all_rules:
            played, mean, error = better([rules], (VERSION_3, VERSION_2), seed, 20000)
            click.echo(f"{rules.name}: {played} games, {mean:+.3f} ±{CONFIDENCE * error:.3f}")
        return
    random = Random(seed)
    best = values_of(VERSION_3)
    until = time.monotonic() + 60 * minutes
    tried = 0
    while time.monotonic() < until:
        tried += 1
        candidate = neighbour(best, random)
        played, mean, error = better(all_rules, (weights_of(candidate), weights_of(best)), f"{seed}{tried:06d}", MOST)
        if mean > SURE * error:
            changes = {name: (best[name], candidate[name]) for name in NAMES if best[name] != candidate[name]}
            click.echo(f"candidate {tried}, {played} games, {mean:+.3f} ±{CONFIDENCE * error:.3f}: {changes}")
            best = candidate
    were = values_of(VERSION_2)
    click.echo(f"{tried} candidates. Beside version 2:")
    for name, value in best.items():
        if value != were[name]:
            click.echo(f"    {name}: {were[name]} -> {value}")


if __name__ == "__main__":
    tune()
