"""Score pads: for each game a page of four, each for two games."""

from collections.abc import Iterable
from typing import Any, Final

from senbazuru.games import game_named
from senbazuru.islands.engine.table import ISLANDS
from senbazuru.print.press import Draft, begun
from senbazuru.text import Words

ROWS: Final = {
    "origami": ("column-left", "column-right"),
    "legends": ("column-left", "column-right", "print-others", "family-characters"),
    "islands": tuple(f"print-island {number}" for number in range(1, ISLANDS + 1)),
}
"""What is added up."""
WITH: Final = {"legends": ("legends", "mixed")}
"""The games that a pad is for."""
TIES: Final = {"origami": "print-hand", "legends": "print-hand", "islands": "drawing-picture-coins"}
"""What decides where points are equal."""


def draft(games: Iterable[str], words: Words) -> Draft:
    pads: list[dict[str, Any]] = [
        {
            "title": words.words(f"game-{game}"),
            "players": max(game_named(played).seats[1] for played in WITH.get(game, (game,))),
            "rows": [begun(_said(row, words)) for row in ROWS[game]],
            "total": begun(words.words("figure-points")),
            "tie": begun(words.words(TIES[game])),
            "note": words.words(f"tie-{game}"),
        }
        for game in games
    ]
    data = {"pads": pads, "words": {"name": words.words("print-name"), "date": words.words("print-date")}}
    return Draft("scorepad", words.words("print-scorepad"), data)


def _said(row: str, words: Words) -> str:
    key, _, number = row.partition(" ")
    return words.words(key, number=int(number)) if number else words.words(key)
