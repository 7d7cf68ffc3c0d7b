"""Looking for fairer figures: move what is ours a step, measure the same deals again, keep what is better as a whole.

Many cards are moved at a time as long as that helps, then fewer, at last one by one: those that are furthest off, or
whose family is. The whole is cards, families, and a game's length and scores: fair cards are played more often, and it
should not become another game.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any, Final

from senbazuru.arena.balance import GROUP_GOAL, Report, Row, beyond, group_of, has_ours
from senbazuru.arena.figures import Figure, figures_of, moved
from senbazuru.origami.packs import Card, read_text

AT_ONCE: Final = 16
"""Figures moved in the first round."""
NEAR_ENOUGH: Final = 0.7
"""The share of a goal that is aimed at: whoever measures with other deals shall find it met, too."""
LENGTH_GOAL: Final = 0.05
"""The share by which a player's turns and points may rise or fall."""
WEIGHTS: Final = {"card": 2.0, "group": 4.0, "length": 25.0}
"""What a miss counts for; all are squared, and lengths are the surest."""
PATIENCE: Final = 25
"""Rounds before a step is tried again that did not help: what lies around it has changed by then."""
USE_THE_DECK: Final = {"draw_from_deck", "look_at_deck", "renew_line"}

Texts = dict[str, str]
"""Packs by name."""
Lengths = dict[str, tuple[float, float]]
"""A player's turns and points, by game."""
Move = tuple[Figure, int]


@dataclass(frozen=True)
class Round:
    """What was moved, what the same deals then said, and whether it stays so. The first moves nothing."""

    number: int
    moves: dict[str, tuple[int, int]]
    kept: bool
    loss: float
    beyond: dict[str, list[str]]
    groups: dict[str, dict[str, float]]
    lengths: Lengths

    def as_dict(self) -> dict[str, Any]:
        return vars(self)


def balance(
    texts: Texts, measure: Callable[[Texts], Mapping[str, Report]], rounds: int, goal: float
) -> Iterator[tuple[Round, Texts]]:
    """Round by round, with the best packs so far."""
    reports = measure(texts)
    usual = lengths_of(reports)
    least = loss_of(reports, usual, goal)
    yield _told(0, [], True, least, reports, goal), texts
    in_vain: dict[tuple[str, int], int] = {}
    at_once = AT_ONCE
    for number in range(1, rounds + 1):
        moves = [
            (figure, value)
            for figure, value in proposals(texts, reports, usual, goal)
            if in_vain.get((figure.name, value), 0) < number
        ][:at_once]
        if not moves:
            return
        trial = dict(texts)
        for figure, value in moves:
            trial[figure.pack] = moved(trial[figure.pack], figure, value)
        found = measure(trial)
        loss = loss_of(found, usual, goal)
        kept = loss < least
        yield _told(number, moves, kept, loss, found, goal), trial if kept else texts
        if kept:
            texts, reports, least = trial, found, loss
            in_vain |= {(figure.name, figure.value): number + PATIENCE for figure, _ in moves}
        elif at_once > 1:
            at_once //= 2
        else:
            in_vain |= {(figure.name, value): number + PATIENCE for figure, value in moves}


def _told(number: int, moves: list[Move], kept: bool, loss: float, reports: Mapping[str, Report], goal: float) -> Round:
    return Round(
        number,
        {figure.name: (figure.value, value) for figure, value in moves},
        kept,
        round(loss, 4),
        {game: [row.card.id for row in report.rows if beyond(row, goal)] for game, report in reports.items()},
        {game: {group: round(edge, 3) for group, edge in found.groups().items()} for game, found in reports.items()},
        {game: (round(turns, 2), round(points, 2)) for game, (turns, points) in lengths_of(reports).items()},
    )


def lengths_of(reports: Mapping[str, Report]) -> Lengths:
    return {game: (report.turns.value, report.points.value) for game, report in reports.items()}


def excess(edge: float, allowed: float) -> float:
    """By how much something is off beyond what is allowed, either way."""
    return edge - allowed if edge > allowed else edge + allowed if edge < -allowed else 0.0


def risen(report: Report, usual: tuple[float, float]) -> tuple[float, float]:
    """By what shares turns and points are more than usual, beyond what is near enough."""
    allowed = NEAR_ENOUGH * LENGTH_GOAL
    return excess(report.turns.value / usual[0] - 1, allowed), excess(report.points.value / usual[1] - 1, allowed)


def loss_of(reports: Mapping[str, Report], usual: Lengths, goal: float) -> float:
    """How far all is from its goals: sums of squares."""
    loss = 0.0
    for game, report in reports.items():
        loss += WEIGHTS["length"] * sum(share**2 for share in risen(report, usual[game]))
        loss += WEIGHTS["group"] * sum(excess(edge, NEAR_ENOUGH * GROUP_GOAL) ** 2 for edge in report.groups().values())
        for row in report.rows:
            if has_ours(row.card) and _known(row):
                low, high = row.edge_bounds
                surely = max(0.0, low - NEAR_ENOUGH * goal, -NEAR_ENOUGH * goal - high)
                loss += WEIGHTS["card"] * surely**2
    return loss


def proposals(texts: Texts, reports: Mapping[str, Report], usual: Lengths, goal: float) -> list[Move]:
    """A step for every figure that may be moved, the most urgent first. Dearer is weaker, everything else stronger."""
    blame = blame_of(reports, usual, goal)
    found: list[tuple[float, Move]] = []
    for name, text in texts.items():
        for figure in figures_of(read_text(text, name)):
            strong = blame.get(figure.card, 0.0)
            place = figure.choices.index(figure.value) + (1 if (strong > 0) == (figure.what == "cost") else -1)
            if strong and 0 <= place < len(figure.choices):
                found.append((abs(strong), (figure, figure.choices[place])))
    return [move for _, move in sorted(found, key=lambda one: -one[0])]


def blame_of(reports: Mapping[str, Report], usual: Lengths, goal: float) -> dict[str, float]:
    """How much too strong each card is, and each pair of characters: beside others of its cost, with its family, and
    for what all games have become."""
    blame: dict[str, float] = {}
    for game, report in reports.items():
        groups = report.groups()
        longer, richer = risen(report, usual[game])
        for row in filter(_known, report.rows):
            strong = excess(row.edge, 0.8 * goal) + 0.15 * row.edge
            strong += 0.8 * excess(groups[group_of(row.card)], 0.6 * GROUP_GOAL)
            strong += richer * min(1.0, row.played.value) + longer * pace_of(row.card)
            for name in {row.card.id, row.card.character} - {""}:
                blame[name] = blame.get(name, 0.0) + strong
    return blame


def pace_of(card: Card) -> int:
    """Whether a card makes games longer (1) or shorter (-1): they end with the deck."""
    if any(verb in USE_THE_DECK for verb, _ in card.program):
        return -1
    return 1 if card.kind == "special" else 0


def _known(row: Row) -> bool:
    return isfinite(row.edge_bounds[0])
