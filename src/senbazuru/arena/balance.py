"""How good the cards are: what many games tell of each, beside those of the same cost.

Games differ in players, and cards of one game share its fate; so every figure is a ratio of sums over games, and its
error is that of such a ratio (each game counts once, whatever its number of cards).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import inf, isfinite, sqrt
from random import Random
from typing import Any, Final

from senbazuru.arena.bounds import CONFIDENCE, Ratio
from senbazuru.arena.telling import about, aligned, heads, signed, span
from senbazuru.bots import Bot
from senbazuru.bots.match import play_match, winners_of
from senbazuru.kernel.event import KIND
from senbazuru.kernel.random import Seed
from senbazuru.kernel.state import OMNISCIENT
from senbazuru.languages import decimal, say
from senbazuru.origami.engine import events
from senbazuru.origami.engine.game import Origami
from senbazuru.origami.engine.scoring import score
from senbazuru.origami.packs import Card
from senbazuru.origami.rules import OrigamiRules

PLAYED: Final = (events.ANNOUNCED, events.DISCARD_PLAYED, events.LINE_PLAYED)
PAID: Final = (events.PAID, events.PAID_DOUBLE, events.PAID_BY_DISCARD, events.LOWERED)
ENOUGH: Final = 30
"""With fewer plays than this a card's luck is anybody's guess."""

Names = Mapping[str, str]
"""What cards or families are called, by their ids."""
IDS: Final[Names] = {}
"""They are called by their ids."""


@dataclass(frozen=True)
class Tale:
    """What one game tells: of each card, of its length, and of its scores."""

    cards: dict[str, dict[str, float]]
    players: int = 0
    turns: int = 0
    points: int = 0
    """Of all players together."""


@dataclass(frozen=True)
class Row:
    """One card: times played and paid with per copy and game; points a played one ends up with; luck of its owners.

    Luck is the share of wins times the number of players: 1 is what chance gives everybody. `edge` is the luck of a
    card's owners less that of all owners of cards of its cost.
    """

    card: Card
    games: int
    played: Ratio
    paid: Ratio
    points: Ratio
    luck: Ratio
    edge: float
    edge_error: float

    @property
    def edge_bounds(self) -> tuple[float, float]:
        """Nothing can be said of a card that was hardly played."""
        if sum(self.luck.below) < ENOUGH:
            return -inf, inf
        return self.edge - CONFIDENCE * self.edge_error, self.edge + CONFIDENCE * self.edge_error

    def as_dict(self) -> dict[str, Any]:
        figures = {"played": self.played, "paid": self.paid, "points": self.points, "luck": self.luck}
        told: dict[str, Any] = {"card": self.card.id, "family": self.card.family, "cost": self.card.cost}
        told["games"] = self.games
        for name, ratio in figures.items():
            told[name] = {"value": ratio.value, "bounds": list(ratio.bounds)}
        known = isfinite(self.edge_bounds[0])
        return told | {"edge": {"value": self.edge, "bounds": list(self.edge_bounds)} if known else None}


@dataclass(frozen=True)
class Report:
    """All cards of many games, and a player's turns and points in them."""

    rows: list[Row]
    turns: Ratio
    points: Ratio

    def groups(self) -> dict[str, float]:
        """The mean edge of the cards of every family, and of the characters of every cost."""
        edges: dict[str, list[float]] = {}
        for row in self.rows:
            if isfinite(row.edge_bounds[0]):
                edges.setdefault(group_of(row.card), []).append(row.edge)
        return {group: sum(found) / len(found) for group, found in edges.items()}


def group_of(card: Card) -> str:
    return f"characters-{card.cost}" if card.character else card.family


def play_and_tell(rules: OrigamiRules, bots: Sequence[Bot], options: Mapping[str, Any] | None, seed: Seed) -> Tale:
    """One game among bots: a table that chance chooses (or one with the given options), and what came of its cards."""
    random = Random(str(seed))
    players, chosen = rules.random_table(random)
    if options:
        # as many players as the families are for
        players = len(options.get("families", ())) or players
    first = random.randrange(len(bots))
    seated = [bots[(first + seat) % len(bots)] for seat in range(players)]
    return _tale(rules, play_match(rules, seated, seed, options or chosen, listening=True).state)


def _tale(rules: OrigamiRules, state: Origami) -> Tale:
    linked = state.linked
    tale: dict[str, dict[str, float]] = {
        name: {"copies": int(linked.copies[n]), "played": 0, "paid": 0, "ended": 0, "points": 0, "luck": 0}
        for n, name in enumerate(linked.names)
    }
    won = winners_of(state)
    luck = [int(state.players) / len(won) if seat in won else 0.0 for seat in range(state.players)]
    brought: dict[str, int] = {}
    turns = 0
    for number in state.log:
        packed = int(number)
        kind = packed & KIND
        turns += kind == events.TURN
        if kind not in PLAYED and kind not in PAID:
            continue
        event = rules.event(packed, OMNISCIENT, state)
        if kind in PLAYED:
            assert event.seat is not None
            told = tale[event.args["card"]]
            told["played"] += 1
            told["luck"] += luck[event.seat]
            brought[event.args["card"]] = event.seat
        else:
            tale[event.args["card"]]["paid"] += 1
    for seat, shown in enumerate(rules.view(state, OMNISCIENT)["seats"]):
        for card in (card for cards in shown["collections"].values() for card in cards):
            tale[card["card"]]["ended"] += 1
            tale[card["card"]]["points"] += card["points"] + card["bonus"]
        for award in shown["awards"]:
            # a character's points count for who brought it into the middle
            if award["from"] is None and brought.get(award["card"]) == seat:
                tale[award["card"]]["points"] += award["points"]
    for n, name in enumerate(linked.names):
        if linked.partner[n] and name in brought:
            tale[name]["ended"] = 1
    points = sum(int(score(state, seat)) for seat in range(state.players))
    return Tale(tale, int(state.players), turns, points)


def summary(rules: OrigamiRules, tales: Iterable[Tale]) -> "Report":
    """The cards of many games, by family and cost. Rice paper, which is never played, is left out."""
    cards = {card.id: card for pack in rules.library.packs.values() for card in pack.cards}
    ratios: dict[str, dict[str, Ratio]] = {}
    by_cost: dict[int, Ratio] = {}
    turns, points = Ratio(), Ratio()
    for tale in tales:
        turns.add(tale.turns, tale.players)
        points.add(tale.points, tale.players)
        sums: dict[int, tuple[float, float]] = {}
        for name, told in tale.cards.items():
            if name not in cards:
                continue
            mine = ratios.setdefault(name, {key: Ratio() for key in ("played", "paid", "points", "luck")})
            mine["played"].add(told["played"], told["copies"])
            mine["paid"].add(told["paid"], told["copies"])
            mine["points"].add(told["points"], told["ended"])
            mine["luck"].add(told["luck"], told["played"])
            lucky, played = sums.get(cards[name].cost, (0.0, 0.0))
            sums[cards[name].cost] = (lucky + told["luck"], played + told["played"])
        for cost, (lucky, played) in sums.items():
            by_cost.setdefault(cost, Ratio()).add(lucky, played)
    rows = []
    for name, card in cards.items():
        if name in ratios:
            mine, all_of_cost = ratios[name], by_cost[card.cost]
            edge = mine["luck"].value - all_of_cost.value
            error = sqrt(mine["luck"].error ** 2 + all_of_cost.error**2)
            games = len(mine["played"].below)
            rows.append(Row(card, games, mine["played"], mine["paid"], mine["points"], mine["luck"], edge, error))
    return Report(rows, turns, points)


# -- what is asked of the figures of our own

GOALS: Final = {"greedy": 0.10, "hard": 0.15}
"""No card with a figure of ours may have its whole bounds beyond this, on either side; by who plays."""
GROUP_GOAL: Final = 0.05
"""Nor the mean of a family, or of the characters of one cost."""
HARDLY: Final = 0.10
"""Played less often than this, per copy and game, a card is not worth its place in a hand."""


def has_ours(card: Card) -> bool:
    """Whether a figure of ours decides how a card plays."""
    return any(
        card.source[figure] == "ours" for figure in ("cost", "folds", "points", "effect") if figure in card.source
    )


def beyond(row: Row, goal: float) -> bool:
    """Whether a card is clearly too strong or too weak, by figures that could be otherwise."""
    low, high = row.edge_bounds
    return has_ours(row.card) and isfinite(low) and (low > goal or high < -goal)


def verdict(report: Report, goal: float, names: Names = IDS, families: Names = IDS) -> str:
    """Families, cards that miss the goals, and the length of a game, in a few lines."""
    groups = sorted(report.groups().items())
    called = {group_of(row.card): _group(row.card, families) for row in report.rows}
    means = [f"{called[group]} {signed(edge, 2)}" for group, edge in groups]
    far = [called[group] for group, edge in groups if abs(edge) > GROUP_GOAL]
    missed = [f"{_called(row, names)} {signed(row.edge, 2)}" for row in _ordered(report.rows) if beyond(row, goal)]
    lines = [
        say("lab-cards-means", groups=", ".join(means)),
        say("lab-cards-far" if far else "lab-cards-far.none", goal=decimal(GROUP_GOAL, 2), groups=", ".join(far)),
        say("lab-cards-missed" if missed else "lab-cards-missed.none", goal=decimal(goal, 2), cards=", ".join(missed)),
        say("lab-cards-length", turns=decimal(report.turns.value, 1), points=decimal(report.points.value, 1)),
    ]
    return "\n".join(lines)


def _group(card: Card, families: Names) -> str:
    if card.character:
        return say("lab-cards-characters", cost=card.cost)
    return families.get(card.family, card.family)


# -- as text and as a picture


def _figures(row: Row) -> tuple[str, str, str]:
    """Points, luck and edge in words, with what they may be off."""
    points = about(row.points, 1)
    if not isfinite(row.edge_bounds[0]):
        return points if row.points.below else "-", "-", say("lab-cards-hardly")
    bounds = span(*(signed(bound, 2) for bound in row.edge_bounds))
    return points, about(row.luck, 2), f"{signed(row.edge, 2)} ({bounds})"


def _called(row: Row, names: Names) -> str:
    return names.get(row.card.id, row.card.id)


def _cells(row: Row) -> list[str]:
    counts = [str(row.card.cost), str(row.games), decimal(row.played.value, 2), decimal(row.paid.value, 2)]
    return [*counts, *_figures(row)]


def table(rows: Sequence[Row], names: Names) -> str:
    """For a terminal."""
    lines = [heads("card", "cost", "games", "played", "paid", "points", "luck", "edge")]
    lines += [[_called(row, names)[:21], *_cells(row)] for row in _ordered(rows)]
    return aligned(lines, "<22", ">5", ">7", ">8", ">7", ">12", ">12", ">26")


def markdown(rows: Sequence[Row], names: Names, families: Names = IDS) -> str:
    """For docs/balance.md."""
    lines = [heads("card", "family", "cost", "games", "played", "paid", "points", "luck-of-owners", "edge")]
    for row in _ordered(rows):
        lines.append([_called(row, names), families.get(row.card.family, row.card.family), *_cells(row)])
    head, *told = (f"| {' | '.join(line)} |" for line in lines)
    return "\n".join([head, "|---|---|--:|--:|--:|--:|--:|--:|--:|", *told])


def _ordered(rows: Sequence[Row]) -> list[Row]:
    """By cost, the strongest of each first."""
    return sorted(rows, key=lambda row: (row.card.cost, -row.edge if isfinite(row.edge_bounds[0]) else inf))


INKS: Final = {"paper": "#fbf8f1", "ink": "#2b2b2b", "faint": "#c9c2b4", "strong": "#b5482a", "weak": "#2a5fb5"}


def picture(rows: Sequence[Row], names: Names) -> str:
    """Every card's edge with its bounds, grouped by cost, as SVG."""
    ordered = [row for row in _ordered(rows) if isfinite(row.edge_bounds[0])]
    left, right, step, top = 170, 620, 16, 58
    widest = max((max(abs(bound) for bound in row.edge_bounds) for row in ordered), default=0.1)
    scale = (right - left) / 2 / max(widest, 0.05)
    middle = (left + right) / 2
    parts: list[str] = []
    y = top
    cost = None
    for row in ordered:
        if row.card.cost != cost:
            cost = row.card.cost
            y += 12
            parts.append(f'<text x="16" y="{y + 4}" font-weight="bold">{_said("cost", cost=cost)}</text>')
        low, high = row.edge_bounds
        ink = INKS["strong"] if low > 0 else INKS["weak"] if high < 0 else INKS["ink"]
        mark = "▲" if low > 0 else "▼" if high < 0 else "●"
        parts.append(f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{escape(_called(row, names))}</text>')
        ends = f'x1="{middle + low * scale:.1f}" x2="{middle + high * scale:.1f}"'
        parts.append(f'<line {ends} y1="{y}" y2="{y}" stroke="{ink}" stroke-width="1.5"/>')
        parts.append(
            f'<text x="{middle + row.edge * scale:.1f}" y="{y + 4}" text-anchor="middle" fill="{ink}">{mark}</text>'
        )
        y += step
    height = y + 20
    ticks = [tick / 10 for tick in range(-10, 11) if abs(tick / 10) <= widest]
    axis = "".join(
        f'<line x1="{middle + tick * scale:.1f}" x2="{middle + tick * scale:.1f}" y1="{top}" y2="{y}" '
        f'stroke="{INKS["ink"] if tick == 0 else INKS["faint"]}" stroke-width="0.7"/>'
        f'<text x="{middle + tick * scale:.1f}" y="{top - 6}" text-anchor="middle">{signed(tick, 1)}</text>'
        for tick in ticks
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="640" height="{height:.0f}" viewBox="0 0 640 {height:.0f}" '
        f'font-family="sans-serif" font-size="11" fill="{INKS["ink"]}">'
        f'<rect width="640" height="{height:.0f}" fill="{INKS["paper"]}"/>'
        f'<text x="16" y="22" font-size="15" font-weight="bold">{_said("title")}</text>'
        f'<text x="16" y="38">{_said("note")}</text>{axis}{"".join(parts)}</svg>\n'
    )


def _said(key: str, **args: Any) -> str:
    return escape(say(f"lab-cards-picture-{key}", **args))
