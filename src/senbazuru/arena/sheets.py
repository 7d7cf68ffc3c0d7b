"""How good the sheets of Origami Islands are: what bots make of each, beside all others.

A player has two sheets and paints where it pays most, so points made on a sheet tell little of its worth: a slightly
better neighbour takes nearly all the paint. What counts is how many points those end up with who have it. Which two of
three sheets they keep is left to chance, so that all sheets are played alike, also those that bots would not keep.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, median
from typing import Final

from senbazuru.arena.bounds import Ratio
from senbazuru.arena.players import Wrapped
from senbazuru.arena.telling import about, heads, signed, span
from senbazuru.bots import RandomBot
from senbazuru.bots.bot import Asked, Bot
from senbazuru.bots.match import play_match
from senbazuru.islands.engine.game import Islands, IslandsObservation
from senbazuru.islands.engine.steps import KEEP
from senbazuru.islands.rules import IslandsRules
from senbazuru.kernel.random import Seed
from senbazuru.kernel.state import OMNISCIENT
from senbazuru.languages import decimal, say

FAIR: Final = 0.12
"""A sheet may make a player so much richer or poorer than the mean of all, and no more."""

Tale = Sequence[tuple[int, dict[str, int]]]
"""What one game tells, by seat: its points, and those made on each of its sheets."""


class Dealt(Wrapped):
    """A bot that takes the sheets which chance gives it."""

    games = (IslandsRules.name,)
    _chance = RandomBot()

    def act(self, asked: Asked) -> Sequence[int]:
        assert isinstance(asked.seen, IslandsObservation)
        bot = self._chance if asked.seen.table.frame == KEEP else self._bot
        return bot.act(asked)


def play_and_tell(rules: IslandsRules, bot: Bot, players: int, seed: Seed) -> Tale:
    """One game of a bot against itself."""
    state = play_match(rules, [Dealt(bot)] * players, seed).state
    assert isinstance(state, Islands)
    tale = []
    for seat in rules.view(state, OMNISCIENT)["seats"]:
        made: dict[str, int] = {}
        for island in seat["islands"]:
            made[island["sheet"]] = made.get(island["sheet"], 0) + island["score"]
        tale.append((seat["score"], made))
    return tale


@dataclass
class Row:
    """One sheet in the hands of many: points by number of players, those made on it, and how it stands to all.

    `share` is the points of those who have it as a share of the mean of all games with as many players: 1 is fair.
    """

    sheet: str
    points: dict[int, Ratio]
    medians: dict[int, float]
    made: Ratio
    share: Ratio

    @property
    def difference(self) -> float:
        return self.share.value - 1

    @property
    def fair(self) -> bool:
        return abs(self.difference) <= FAIR


def summary(sheets: Iterable[str], tales: Sequence[Tale]) -> list[Row]:
    """The sheets of many games, in their order; of those that nobody had nothing is told."""
    numbers = sorted({len(tale) for tale in tales})
    means = {
        players: fmean(points for tale in tales if len(tale) == players for points, _ in tale) for players in numbers
    }
    rows = []
    for sheet in sheets:
        points = {players: Ratio() for players in numbers}
        all_points: dict[int, list[int]] = {players: [] for players in numbers}
        made, share = Ratio(), Ratio()
        for tale in tales:
            players = len(tale)
            had = [(total, own[sheet]) for total, own in tale if sheet in own]
            points[players].add(sum(total for total, _ in had), len(had))
            made.add(sum(own for _, own in had), len(had))
            share.add(sum(total / means[players] for total, _ in had), len(had))
            all_points[players] += [total for total, _ in had]
        if share.below:
            medians = {players: median(totals) for players, totals in all_points.items() if totals}
            rows.append(Row(sheet, points, medians, made, share))
    return rows


# -- as text


def _heads(rows: Sequence[Row]) -> list[str]:
    points = [say("head-points-median", players=players) for players in rows[0].points]
    return [*heads("sheet"), *points, *heads("made", "difference"), ""]


def _cells(row: Row) -> list[str]:
    told = [row.sheet]
    for players, points in row.points.items():
        shown = f"{about(points, 1)}, {decimal(row.medians.get(players, 0), 0)}"
        told.append(shown if points.below else "-")
    difference = say("percent-in-text", value=signed(100 * row.difference, 1))
    bounds = span(*(signed(100 * (bound - 1), 1) for bound in row.share.bounds))
    told += [decimal(row.made.value, 1), f"{difference} ({bounds})"]
    return [*told, "" if row.fair else say("lab-sheets-unfair", way="good" if row.difference > 0 else "poor")]


def table(rows: Sequence[Row]) -> str:
    """For a terminal."""
    lines = [_heads(rows), *map(_cells, rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    shown = ["  ".join([f"{line[0]:<{widths[0]}}", *map(str.rjust, line[1:], widths[1:])]).rstrip() for line in lines]
    return "\n".join([*shown, "", verdict(rows)])


def markdown(rows: Sequence[Row]) -> str:
    """For docs/balance.md."""
    heads = _heads(rows)
    lines = [heads, ["---", *["--:"] * (len(heads) - 2), "---"], *map(_cells, rows)]
    return "\n".join([*(f"| {' | '.join(line)} |" for line in lines), "", verdict(rows)])


def verdict(rows: Sequence[Row]) -> str:
    """How many sheets are fair, and how far the best is from the poorest."""
    best, poorest = max(rows, key=lambda row: row.difference), min(rows, key=lambda row: row.difference)
    return say(
        "lab-sheets-verdict",
        fair=sum(row.fair for row in rows),
        sheets=len(rows),
        within=say("percent-in-text", value=decimal(100 * FAIR, 0)),
        best=best.sheet,
        poorest=poorest.sheet,
        times=decimal(best.share.value / poorest.share.value, 2),
    )
