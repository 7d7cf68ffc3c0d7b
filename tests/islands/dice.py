"""Loaded dice for tests: a seed with which chance rolls what is wanted."""

from collections.abc import Sequence
from functools import lru_cache

from senbazuru.islands.engine import table as t
from senbazuru.kernel.random import Seed, Stream


def rolling(
    *,
    auction: int | None = None,
    rival: tuple[int, int] | None = None,
    colour: Sequence[int] = (),
    shape: int | None = None,
    reroll: Sequence[int] = (),
    round: int = 1,
    next_auction: int | None = None,
) -> str:
    """The line of a position with a seed that rolls this in a round.

    `colour` are the colour dice of the whole game, one after the other; `reroll` the dice that are rolled again.
    """
    wanted: list[tuple[int, int, tuple[int, ...]]] = []
    if auction is not None:
        wanted.append((t.AUCTION_DIE, round, (auction,)))
    if next_auction is not None:
        wanted.append((t.AUCTION_DIE, round + 1, (next_auction,)))
    if rival is not None:
        wanted.append((t.RIVAL_DICE, round, rival))
    wanted += [(t.COLOUR_DIE, n, (die,)) for n, die in enumerate(colour, 1)]
    if shape is not None:
        wanted.append((t.SHAPE_DIE, round, (shape,)))
    if reroll:
        wanted.append((t.REROLL, round, tuple(reroll)))
    return f"seed: {_seed(tuple(wanted))}"


@lru_cache(maxsize=512)
def _seed(wanted: tuple[tuple[int, int, tuple[int, ...]], ...]) -> Seed:
    number = 0
    while not all(_rolls(Seed.number(number), *roll) for roll in wanted):
        number += 1
    return Seed.number(number)


def _rolls(seed: Seed, purpose: int, number: int, dice: tuple[int, ...]) -> bool:
    stream = Stream(seed, purpose, number)
    return all(stream.below(6) + 1 == die for die in dice)
