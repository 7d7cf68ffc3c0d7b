"""Looking for fairer figures: measure, move what is ours a step, measure the same deals again.

Cards are moved many at a time, each by its own edge and a little by that of its family, for they hardly touch each
other. A figure remembers what was measured at each of its values, so that it settles where its card is least far off.
An edge compares cards of one cost, so they could all have a point more or less: what they bring in all games says
which. Fair cards are played more often, cheap ones above all, and it should not become another game; nor a longer one,
and so cards with special actions, which take turns without using up the deck, are held back as turns become more.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from math import isfinite
from typing import Any, Final

from senbazuru.arena.balance import GROUP_GOAL, Report, Row, beyond, group_of
from senbazuru.arena.figures import Figure, figures_of, moved
from senbazuru.origami.packs import Family, read_text

CLEAR: Final = 0.06
"""Nobody would notice less."""
REACH: Final = 2
"""Points that a card may have more or less than at the start."""
FAMILY_SHARE: Final = 0.7
"""How much of its family's mean a card answers for."""
OFFSETS: Final = [step / 100 for step in sorted(range(-20, 21), key=abs)]
"""What is fair among the cards of a cost may be a little above or below their mean."""
ANSWER: Final = 0.7
"""What the next round takes back if the cards of a cost bring more than at the start, or less."""
HELD_BACK: Final = 0.07
"""The most that cards with special actions are held back."""
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
    moves: dict[str, tuple[int, int]]

    def as_dict(self) -> dict[str, Any]:
        return vars(self)


def balance(
    packs: Mapping[str, Family], measure: Callable[[Texts], Mapping[str, Report]], rounds: int, goal: float
) -> Iterator[tuple[Round, Texts]]:
    """Round by round: what was measured, and the packs it was measured with."""
    texts = {name: pack.text for name, pack in packs.items()}
    tried: dict[str, dict[int, float]] = {}
    start: dict[str, Start] = {}
    usual: dict[int, float] = {}
    shares: dict[int, float] = {}
    lengths: dict[str, float] = {}
    held_back = 0.0
    for number in range(1, rounds + 1):
        families = {name: read_text(text, name) for name, text in texts.items()}
        figures = [figure for family in families.values() for figure in figures_of(family)]
        reports = measure(texts)
        start = start or starts_of(figures, families, reports)
        brought = brought_by_cost(reports)
        usual = usual or brought
        for cost, was in usual.items():
            shares[cost] = shares.get(cost, 0.0) - ANSWER * (brought.get(cost, was) / was - 1)
        lengths = lengths or {game: report.turns.value for game, report in reports.items()}
        longer = sum(report.turns.value / lengths[game] - 1 for game, report in reports.items()) / len(lengths)
        held_back = max(0.0, min(HELD_BACK, held_back + ANSWER * longer))
        drives = drives_of(figures, reports)
        for figure in figures:
            if figure.name in drives:
                tried.setdefault(figure.name, {})[figure.value] = drives[figure.name]
        measured = dict(texts)
        moves: dict[str, tuple[int, int]] = {}
        for figure, value in steps(figures, tried, start, shares, held_back):
            moves[figure.name] = (figure.value, value)
            texts[figure.pack] = moved(texts[figure.pack], figure, value)
        done = Round(
            number,
            {figure.name: figure.value for figure in figures},
            rounded(drives),
            round(loss_of(reports), 4),
            {game: [row.card.id for row in report.rows if beyond(row, goal)] for game, report in reports.items()},
            {game: rounded(found.groups()) for game, found in reports.items()},
            {game: (round(found.turns.value, 2), round(found.points.value, 2)) for game, found in reports.items()},
            moves,
        )
        yield done, measured
        if not moves:
            return


@dataclass(frozen=True)
class Start:
    """What the points of an origami were, and how often it was played."""

    cost: int
    points: int
    played: float
    special: bool


def brought_by_cost(reports: Mapping[str, Report]) -> dict[int, float]:
    """What the origami of each cost brought in all games, on the whole."""
    brought: dict[int, float] = {}
    for report in reports.values():
        for row in report.rows:
            if not row.card.character and sum(row.points.above) > 0:
                brought[row.card.cost] = brought.get(row.card.cost, 0.0) + sum(row.points.above)
    return brought


def starts_of(figures: list[Figure], families: Mapping[str, Family], reports: Mapping[str, Report]) -> dict[str, Start]:
    cards = {card.id: card for family in families.values() for card in family.cards}
    played = {row.card.id: 0.0 for report in reports.values() for row in report.rows}
    for report in reports.values():
        for row in report.rows:
            played[row.card.id] += sum(row.luck.below)
    found = [(figure, cards[figure.card]) for figure in figures if figure.what == "points" and figure.card in played]
    return {
        figure.name: Start(card.cost, card.points, played[card.id], card.kind == "special") for figure, card in found
    }


def steps(
    figures: list[Figure],
    tried: Mapping[str, Mapping[int, float]],
    start: Mapping[str, Start],
    shares: Mapping[int, float],
    held_back: float,
) -> Iterator[tuple[Figure, int]]:
    """What to move, and where to. The points of origami of one cost change, on the whole, by a share."""
    by_cost: dict[int, list[Figure]] = {}
    for figure in figures:
        if figure.value not in tried.get(figure.name, {}):
            continue
        if figure.name in start:
            by_cost.setdefault(start[figure.name].cost, []).append(figure)
        else:
            yield from _step(figure, tried[figure.name], 0.0)

    def taken(offset: float, alike: list[Figure]) -> Iterator[tuple[Figure, int]]:
        for figure in alike:
            was = start[figure.name]
            near = tuple(value for value in figure.choices if abs(value - was.points) <= REACH)
            back = held_back if was.special else 0.0
            yield from _step(replace(figure, choices=near), tried[figure.name], offset + back)

    for cost, alike in by_cost.items():
        share = 1 + shares[cost]

        def more(offset: float, alike: list[Figure] = alike, share: float = share) -> float:
            """Points that the cards of a cost would bring more than they should."""
            values = {figure.name: figure.value for figure in alike}
            values |= {figure.name: value for figure, value in taken(offset, alike)}
            return sum(start[name].played * (value - share * start[name].points) for name, value in values.items())

        offset = min(OFFSETS, key=lambda offset: abs(more(offset)))
        yield from taken(offset, alike)


def _step(figure: Figure, tried: Mapping[int, float], offset: float) -> Iterator[tuple[Figure, int]]:
    value = next_value(figure, tried, offset)
    if value != figure.value:
        yield figure, value


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


def next_value(figure: Figure, tried: Mapping[int, float], offset: float = 0.0) -> int:
    """A step against the drive, unless that was tried and was no better. Dearer is weaker, everything else stronger."""
    drive = tried[figure.value] + offset
    if abs(drive) <= CLEAR:
        return figure.value
    up = (drive > 0) == (figure.what == "cost")
    place = figure.choices.index(figure.value) + (1 if up else -1)
    if not 0 <= place < len(figure.choices):
        return figure.value
    value = figure.choices[place]
    return value if value not in tried or abs(tried[value] + offset) < abs(drive) - NO_WORSE else figure.value


def loss_of(reports: Mapping[str, Report]) -> float:
    """How far all is from fair: squares of what cards and families are off beyond what nobody would notice."""

    def excess(edge: float, allowed: float) -> float:
        return max(0.0, abs(edge) - allowed) ** 2

    cards = sum(excess(row.edge, CLEAR) for report in reports.values() for row in report.rows if _counts(row))
    groups = sum(excess(edge, GROUP_GOAL / 2) for report in reports.values() for edge in report.groups().values())
    return cards + 4 * groups


def _counts(row: Row) -> bool:
    return isfinite(row.edge_bounds[0]) and "ours" in row.card.source.values()
