"""What it is worth to be first: luck and points of the first, second, ... player of many games, in turn order."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from senbazuru.arena.bounds import Ratio
from senbazuru.arena.telling import about, aligned, heads
from senbazuru.bots.bot import Bot
from senbazuru.bots.match import play_match, winners_of
from senbazuru.kernel.random import Seed
from senbazuru.kernel.rules import Rules

Tale = Sequence[tuple[float, float]]
"""What one game tells: luck and points of its players, in turn order."""


@dataclass(frozen=True)
class Row:
    """The players of one place in turn order, in all games of as many players.

    Luck is the share of wins times the number of players, a shared victory counting in parts: 1 is fair.
    """

    players: int
    place: int
    """1 for who had the first turn."""
    games: int
    luck: Ratio
    points: Ratio


def play_and_tell(rules: Rules, bot: Bot, players: int, options: Mapping[str, Any], seed: Seed) -> Tale:
    """One game of a bot against itself."""
    result = play_match(rules, [bot] * players, seed, options)
    won, scores = winners_of(result.state), result.state.returns()
    order = [(result.first + place) % players for place in range(players)]
    return [(players / len(won) if seat in won else 0.0, float(scores[seat])) for seat in order]


def summary(tales: Iterable[Tale]) -> list[Row]:
    """By number of players, in turn order."""
    found: dict[int, list[tuple[Ratio, Ratio]]] = {}
    for tale in tales:
        places = found.setdefault(len(tale), [(Ratio(), Ratio()) for _ in tale])
        for (luck, points), (lucky, scored) in zip(places, tale):
            luck.add(lucky, 1)
            points.add(scored, 1)
    return [
        Row(players, place, len(luck.below), luck, points)
        for players, places in sorted(found.items())
        for place, (luck, points) in enumerate(places, 1)
    ]


# -- as text


def _cells(row: Row) -> tuple[str, ...]:
    return str(row.players), str(row.place), str(row.games), about(row.luck, 2), about(row.points, 1)


def table(rows: Sequence[Row]) -> str:
    """For a terminal."""
    lines = [heads("players", "place", "games", "luck", "points"), *map(_cells, rows)]
    return aligned(lines, ">7", ">7", ">8", ">14", ">14")


def markdown(game: str, rows: Sequence[Row]) -> str:
    """For docs/balance.md: a line for each number of players, with luck and points of all places."""
    most = max(row.players for row in rows)
    places = [f"place-{place}" for place in range(1, most + 1)]
    lines = [f"| {' | '.join(heads('game', 'players', 'games', *places))} |", "|---|--:|--:|" + "--:|" * most]
    for players in dict.fromkeys(row.players for row in rows):
        here = [_cells(row) for row in rows if row.players == players]
        told = [f"{luck} ({points})" for *_, luck, points in here] + [""] * (most - players)
        lines.append(f"| {game} | {players} | {here[0][2]} | {' | '.join(told)} |")
    return "\n".join(lines)
