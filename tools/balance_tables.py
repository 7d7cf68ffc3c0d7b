"""Print the tables of docs/balance.md from reports before and after a change of figures.

    senbazuru lab cards mixed --games 20000 --seed 1 --json > after/greedy-mixed.json
    python tools/balance_tables.py before after

A folder has reports by bot and game; figures before are those of the oldest edition that is kept.
"""

import json
import sys
from pathlib import Path
from typing import Any

from senbazuru.arena.balance import GOALS, GROUP_GOAL, HARDLY, has_ours
from senbazuru.origami.packs import FIRST_EDITION, SHELF, Card
from senbazuru.text import Words

Report = dict[str, dict[str, Any]]


def read(folder: Path, bot: str, game: str) -> Report:
    file = folder / f"{bot}-{game}.json"
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []
    return {row["card"]: row for row in rows}


def edge(report: Report, card: str) -> str:
    found = report.get(card, {}).get("edge")
    return f"{found['value']:+.2f}" if found else "-"


def missed(report: Report, cards: dict[str, Card], goal: float) -> list[str]:
    """Cards with a figure of ours whose whole bounds are beyond the goal."""
    found = []
    for name, row in report.items():
        if row["edge"] and has_ours(cards[name]):
            low, high = row["edge"]["bounds"]
            if low > goal or high < -goal:
                found.append(f"{name} {row['edge']['value']:+.2f}")
    return found


def groups(report: Report) -> dict[str, float]:
    edges: dict[str, list[float]] = {}
    for row in report.values():
        if row["edge"]:
            group = f"characters of {row['cost']}" if row["family"] == "character" else row["family"]
            edges.setdefault(group, []).append(row["edge"]["value"])
    return {group: sum(found) / len(found) for group, found in sorted(edges.items())}


def figures(was: Card, now: Card) -> str:
    """Cost, folds and points, and what they were if that is something else."""
    told = []
    for name in ("cost", "folds", "points"):
        if now.character and name == "points":
            continue
        before, after = getattr(was, name), getattr(now, name)
        told.append(f"{after}" if before == after else f"**{before} to {after}**")
    return " / ".join(told)


def main(before: Path, after: Path) -> None:
    words = Words("en")
    past = [SHELF.edition(name, digest) for name, digest in FIRST_EDITION.items()]
    was = {card.id: card for pack in past if pack for card in pack.cards}
    now = {card.id: card for pack in SHELF.present.values() for card in pack.cards}
    print("| bot | game | cards beyond, before | after | families beyond ±0.05, before | after |")
    print("|---|---|--:|---|---|---|")
    for bot, goal in GOALS.items():
        for game in ("origami", "legends", "mixed"):
            old, new = read(before, bot, game), read(after, bot, game)
            if new:
                gone, left = missed(old, was, goal), missed(new, now, goal)
                far = [
                    ", ".join(f"{group} {mean:+.2f}" for group, mean in groups(found).items() if abs(mean) > GROUP_GOAL)
                    for found in (old, new)
                ]
                before_after = [found or "none" for found in (", ".join(left), *far)]
                cells = (bot, game, str(len(gone)) if old else "-", *before_after)
                print(f"| {' | '.join(cells)} |")
    print("\n| card | family | cost / folds / points | played | edge in its box | mixed | hard, mixed |")
    print("|---|---|---|--:|--:|--:|--:|")
    mixed = [read(folder, "greedy", "mixed") for folder in (before, after)]
    hard = [read(folder, "hard", "mixed") for folder in (before, after)]
    for name, card in sorted(now.items(), key=lambda one: (one[1].cost, one[1].family, one[0])):
        game = "origami" if card.family in ("farm", "sky", "sea", "savannah", "lawn") else "legends"
        own = [read(folder, "greedy", game) for folder in (before, after)]
        played = " to ".join(f"{report[name]['played']['value']:.2f}" for report in mixed if name in report)
        if mixed[1][name]["played"]["value"] < HARDLY:
            played += " (hardly)"
        edges = [" to ".join(edge(report, name) for report in pair) for pair in (own, mixed, hard)]
        cells = (words.card(name), card.family, figures(was[name], card), played, *edges)
        print(f"| {' | '.join(cells)} |")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
