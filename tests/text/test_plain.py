"""What a plain board shows in the browser is what it shows here: both are held to the rows in web/tests/plain.json.

python -m tests.text.test_plain    writes them anew, when views or words have changed
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from senbazuru.games import game_named
from senbazuru.kernel.game import Game
from senbazuru.kernel.plain import Row, listed, rows
from senbazuru.kernel.random import Seed
from senbazuru.kernel.state import SPECTATOR
from senbazuru.terminal.plain_paint import Labels
from senbazuru.text import Words

KEPT = Path(__file__).parents[2] / "web" / "tests" / "plain.json"

LABELS = Labels(Words(game="boats"), ["Ann", "Bob"])

ODD: list[dict[str, Any]] = [
    {"game": "x", "viewer": 0, "over": False, "winners": None, "decisions": [], "can_undo": True, "revision": 3},
    {"round": 0, "open": True, "shut": False, "title": "", "nothing": None, "empty": [], "nobody": {}},
    {"board": [["x", None], ["", "o"]], "piles": [[], [1, [2, 3]]], "mixed": [None, {"kind": "fox"}, 4]},
    {"seats": ["north", "south"], "a_long_name": {"inner_name": {"deep": [True, None]}}},
    {"seats": [{"score": 0}, {"score": -2}, {"score": 12}], "winner": 2, "start": 0},
]


def said(row: Row) -> list[Any]:
    """A row, what it is called, and what stands there in words."""
    name = LABELS.label(row) if row.number is None or row.key != "seats" else LABELS.seat(row.number)
    values = row.value if listed(row.value) else [] if row.heading else [row.value]
    return [*row, name, *(LABELS.value(row.key, value) for value in values)]


def views() -> Iterator[dict[str, Any]]:
    """Odd ones, and some of games of chance."""
    yield from ODD
    for name, every in (("boats", 4), ("mixed", 60)):
        chance = Random(5)
        game = Game.start(game_named(name), players=2, seed=Seed.number(5))
        for number in range(10_000):
            if number % every == every - 1 or game.over:
                yield {**game.view(SPECTATOR if number % 2 else 0), "game": "", "decisions": []}
            if game.over or number > 150:
                break
            decision = game.decisions()[0]
            game.answer(decision.seat, chance.choice(decision.offered).id)


def test_the_same_rows_as_in_the_browser() -> None:
    kept = json.loads(KEPT.read_text("utf-8"))
    assert len(kept) > len(ODD)
    for plain in kept:
        assert [said(row) for row in rows(plain["view"])] == plain["rows"], (
            "rows have changed: python -m tests.text.test_plain"
        )


if __name__ == "__main__":
    lines = ",\n".join(
        json.dumps({"view": view, "rows": [said(row) for row in rows(view)]}, ensure_ascii=False) for view in views()
    )
    KEPT.write_text(f"[\n{lines}\n]\n", "utf-8")
