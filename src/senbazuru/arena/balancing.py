"""Looking for fairer figures: measure, move what is ours a step, measure the same deals again.

Cards are moved many at a time, each by its own edge and a little by that of its family, for they hardly touch each
other. A figure remembers what was measured at each of its values, so that it settles where its card is least far off.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from math import isfinite
from typing import Any, Final

from senbazuru.arena.balance import GROUP_GOAL, Report, Row, beyond, group_of
from senbazuru.arena.figures import Figure, figures_of, moved
from senbazuru.origami.packs import Family, read_text

CLEAR: Final = 0.05
"""Nobody would notice less."""
FAMILY_SHARE: Final = 0.7
"""How much of its family's mean a card answers for."""
LEAN: Final = 0.6
"""How much of a rise or fall of all scores every card answers for: fair figures should not make another game of it."""
NO_WORSE: Final = 0.01
"""A value that was measured before is gone back to only if it was better by this."""

Texts = dict[str, str]
"""Packs by name."""


@dataclass
class Round:
    """One measurement of all games with the same deals, and what it led to."""

    number: int
    figures: dict[str, int]
    drives: dict[str, float]
    loss: float
    beyond: dict[str, list[str]]
    groups: dict[str, dict[str, float]]
    lengths: dict[str, tuple[float, float]]
    moves: dict[str, tuple[int, int]] = field(default_factory=dict)

    def as_dict(self) -> dict[str, Any]:
        return vars(self)


def balance(
    packs: Mapping[str, Family], measure: Callable[[Texts], Mapping[str, Report]], rounds: int, goal: float
) -> Iterator[tuple[Round, Texts]]:
    """Round by round: what was measured, and the packs it was measured with."""
    texts = {name: pack.text for name, pack in packs.items()}
    tried: dict[str, dict[int, float]] = {}
    usual: dict[str, float] = {}
    for number in range(1, rounds + 1):
        figures = [figure for name, text in texts.items() for figure in figures_of(read_text(text, name))]
        reports = measure(texts)
        usual = usual or {game: report.points.value for game, report in reports.items()}
        risen = sum(report.points.value / usual[game] - 1 for game, report in reports.items()) / len(usual)
        drives = {name: drive + LEAN * risen for name, drive in drives_of(figures, reports).items()}
        done = Round(
            number,
            {figure.name: figure.value for figure in figures},
            rounded(drives),
            round(loss_of(reports), 4),
            {game: [row.card.id for row in report.rows if beyond(row, goal)] for game, report in reports.items()},
            {
                game: {group: round(edge, 3) for group, edge in found.groups().items()}
                for game, found in reports.items()
            },
            {game: (round(found.turns.value, 2), round(found.points.value, 2)) for game, found in reports.items()},
        )
        measured = dict(texts)
        for figure in figures:
            if figure.name in drives:
                value = next_value(figure, drives[figure.name], tried.setdefault(figure.name, {}))
                if value != figure.value:
                    done.moves[figure.name] = (figure.value, value)
                    texts[figure.pack] = moved(texts[figure.pack], figure, value)
        yield done, measured
        if not done.moves:
            return


def rounded(figures: Mapping[str, float]) -> dict[str, float]:
    return {name: round(figure, 3) for name, figure in figures.items()}


def drives_of(figures: list[Figure], reports: Mapping[str, Report]) -> dict[str, float]:
    """How much too strong what each figure belongs to is: its edge over all games, and a share of its family's."""
    groups = {game: report.groups() for game, report in reports.items()}
    found: dict[str, tuple[float, float]] = {}
    for game, report in reports.items():
        for row in report.rows:
            if not isfinite(row.edge_bounds[0]) or not row.edge_error:
                continue
            edge = row.edge + FAMILY_SHARE * groups[game][group_of(row.card)]
            for name in {row.card.id, row.card.character} - {""}:
                total, weight = found.get(name, (0.0, 0.0))
                # a card of the pair counts as often as it is played
                sure = sum(row.luck.below) if name == row.card.character else row.edge_error**-2
                found[name] = (total + sure * edge, weight + sure)
    return {figure.name: found[figure.card][0] / found[figure.card][1] for figure in figures if figure.card in found}


def next_value(figure: Figure, drive: float, tried: dict[int, float]) -> int:
    """A step against the drive, unless that was tried and was no better. Dearer is weaker, everything else stronger."""
    tried[figure.value] = drive
    if abs(drive) <= CLEAR:
        return figure.value
    up = (drive > 0) == (figure.what == "cost")
    place = figure.choices.index(figure.value) + (1 if up else -1)
    if not 0 <= place < len(figure.choices):
        return figure.value
    value = figure.choices[place]
    return value if value not in tried or abs(tried[value]) < abs(drive) - NO_WORSE else figure.value


def loss_of(reports: Mapping[str, Report]) -> float:
    """How far all is from fair: squares of what cards and families are off beyond what nobody would notice."""

    def excess(edge: float, allowed: float) -> float:
        return max(0.0, abs(edge) - allowed) ** 2

    cards = sum(excess(row.edge, CLEAR) for report in reports.values() for row in report.rows if _counts(row))
    groups = sum(excess(edge, GROUP_GOAL / 2) for report in reports.values() for edge in report.groups().values())
    return cards + 4 * groups


def _counts(row: Row) -> bool:
    return isfinite(row.edge_bounds[0]) and "ours" in row.card.source.values()
