"""How strong the bots are: fixed games on fixed seeds, each row with its goal, for docs/strength.md.

The page is its own template: its prose is written by hand, and the tables between two marks are made here.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from json import dumps
from statistics import fmean, median
from typing import Final

from senbazuru.arena.bounds import median_gain, resampled
from senbazuru.arena.standings import Standing, standings
from senbazuru.arena.telling import heads, signed, span
from senbazuru.arena.tournament import Outcome, Tournament
from senbazuru.kernel.random import Seed
from senbazuru.kernel.rules import Rules
from senbazuru.languages import decimal, say

GAMES: Final = 400
"""Games a row: 200 deals played from both seats, or 200 alone by each of two bots."""
AMONG_FOUR: Final = 340
"""Where expert plays against three others, 85 deals from all four seats: so all rows fit into an hour on two cores."""
SEED: Final = Seed.number(2024)


@dataclass(frozen=True)
class Row:
    """One bot against another: at two seats, or alone among others, or each for itself at a game for one."""

    game: str
    players: int
    bot: str
    rival: str
    goal: float | None = None
    """The share of wins that it should reach; alone, by how much its median should be higher."""
    games: int = GAMES

    @property
    def deals(self) -> int:
        return self.games // max(2, self.players)

    @property
    def fair(self) -> float:
        """What it would have if it were no better than the others."""
        return 0.0 if self.players == 1 else 1 / self.players

    def tournament(self, rules_for: Callable[[str], Rules], deals: int | None = None) -> Tournament:
        return Tournament(
            game=self.game,
            bots=(self.bot, *[self.rival] * max(1, self.players - 1)),
            players=self.players,
            games=deals or self.deals,
            duplicate=True,
            seed=SEED,
            rules=partial(rules_for, self.game),
        )

    def file_name(self, tournament: Tournament) -> str:
        """Where its games are kept. Other versions of the bots have another file."""
        header = {name: value for name, value in tournament.header().items() if name != "games"}
        digest = sha256(dumps(header).encode()).hexdigest()[:8]
        return f"{self.game}-{self.players}-{self.bot}-{self.rival}-{digest}.jsonl"


LEVELS: Final = (
    *(Row(game, 2, "hard", "greedy", 0.75) for game in ("origami", "legends", "mixed")),
    *(Row(game, 2, "expert", "hard", 0.58) for game in ("origami", "legends", "mixed")),
    *(Row(game, 4, "expert", "greedy", 0.45, AMONG_FOUR) for game in ("origami", "legends", "mixed")),
    Row("islands", 1, "expert", "greedy", 60),
    Row("islands", 2, "hard", "greedy", 0.75),
)
GREEDY: Final = (
    *(Row("origami", players, "greedy", "random") for players in (2, 3, 4, 5)),
    *(Row("legends", players, "greedy", "random") for players in (2, 3, 4)),
    *(Row("mixed", players, "greedy", "random") for players in (2, 3, 4, 5)),
    *(Row("islands", players, "greedy", "random") for players in (2, 3, 4)),
)
SECTIONS: Final = {"levels": LEVELS, "greedy": GREEDY}
"""The tables of the page, by the names of their marks."""


@dataclass(frozen=True)
class Measured:
    """What the games of a row told."""

    row: Row
    bot: Standing
    rival: Standing
    games: int
    value: float
    bounds: tuple[float, float]

    @property
    def met(self) -> bool | None:
        """The goal is reached, and it is surely better than the others."""
        if self.row.goal is None:
            return None
        return self.value >= self.row.goal and self.bounds[0] > self.row.fair

    @property
    def minutes(self) -> float:
        """How long all of them thought."""
        return (self.bot.seconds + self.rival.seconds) / 60


def measured(row: Row, tournament: Tournament, outcomes: Sequence[Outcome]) -> Measured:
    """Sum up a row whose outcomes are in the order of the schedule."""
    found = {standing.bot: standing for standing in standings(tournament, outcomes).bots}
    bot, rival = found[row.bot], found[row.rival]
    if row.players > 1:
        return Measured(row, bot, rival, len(outcomes), bot.wins.value, bot.win_bounds)
    pairs = [(float(one), float(other)) for one, other in zip(bot.points, rival.points)]
    return Measured(row, bot, rival, len(outcomes), median_gain(pairs), resampled(pairs, median))


# -- as Markdown

COLUMNS: Final = (
    "game", "players", "bot", "against", "games", "goal", "result", "bounds", "met",
    "points", "theirs", "milliseconds", "iterations",
)  # fmt: skip
_RIGHT: Final = ("players", "games", "goal", "result", "points", "theirs", "milliseconds", "iterations")


def figure(row: Row, value: float, digits: int = 1) -> str:
    """A share of wins, or points more.

    >>> figure(LEVELS[0], 0.75), figure(LEVELS[9], 60)
    ('75.0 %', '+60')
    """
    return _number(row, value) if row.players == 1 else say("percent-in-text", value=_number(row, value, digits))


def _number(row: Row, value: float, digits: int = 1) -> str:
    return signed(value, 0) if row.players == 1 else decimal(100 * value, digits)


def cells(found: Measured) -> list[str]:
    """A row of the table."""
    row, alone = found.row, found.row.players == 1
    among = f"{row.players - 1} × " if row.players > 2 else ""
    middle = median if alone else fmean
    return [
        row.game,
        str(row.players),
        f"{row.bot} {found.bot.version}",
        f"{among}{row.rival} {found.rival.version}",
        str(found.games),
        "" if row.goal is None else figure(row, row.goal, 0),
        figure(row, found.value),
        span(*(_number(row, bound) for bound in found.bounds)),
        "" if found.met is None else say("lab-strength-met", met="yes" if found.met else "no"),
        decimal(middle(found.bot.points), 1),
        decimal(middle(found.rival.points), 1),
        decimal(found.bot.milliseconds, 2),
        "" if found.bot.iterations is None else str(found.bot.iterations),
    ]


def table(rows: Sequence[Measured]) -> str:
    """The rows as a table in Markdown. A column that is empty throughout is left out."""
    columns = [(name, column) for name, column in zip(COLUMNS, zip(*map(cells, rows))) if any(column)]
    lines = zip(*([*heads(name), "--:" if name in _RIGHT else "---", *column] for name, column in columns))
    return "\n".join(f"| {' | '.join(line)} |".replace("|  |", "| |") for line in lines)


def told(rows: Sequence[Measured], missing: Sequence[Row] = ()) -> str:
    """A table, and under it how many of the goals are met, how long it all took, and which rows are missing."""
    goals = [found.met for found in rows if found.met is not None]
    games, minutes = sum(found.games for found in rows), sum(found.minutes for found in rows)
    notes = [say("lab-strength-sum", met=sum(goals), goals=len(goals), games=games, minutes=decimal(minutes, 1))]
    if missing:
        names = ", ".join(f"{row.game} {row.players} {row.bot}-{row.rival}" for row in missing)
        notes.append(say("lab-strength-missing", rows=names))
    return f"{table(rows)}\n\n{' '.join(notes)}"


def filled(page: str, section: str, text: str) -> str:
    """A page with other text between the marks of a section.

    >>> filled("a\\n<!-- levels -->\\nold\\n<!-- end of levels -->\\nb\\n", "levels", "new")
    'a\\n<!-- levels -->\\nnew\\n<!-- end of levels -->\\nb\\n'
    """
    begin, end = f"<!-- {section} -->\n", f"\n<!-- end of {section} -->"
    between = re.compile(re.escape(begin) + ".*?" + re.escape(end), re.S)
    if len(between.findall(page)) != 1:
        raise ValueError(say("lab-strength-no-marks", begin=begin.strip(), end=end.strip()))
    return between.sub(lambda _: begin + text + end, page)
