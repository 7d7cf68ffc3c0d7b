"""Drawings of the rules: where the program writes letters, the book shows islands and shapes as they are printed."""

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from senbazuru.games import game_named
from senbazuru.islands.developments import DEVELOPMENTS, DOMINOES
from senbazuru.islands.reading import read_file
from senbazuru.islands.rules import IslandsRules
from senbazuru.islands.shown import IslandView
from senbazuru.islands.squares import COLOURS, FIRST_LANDMARK, KINDS
from senbazuru.islands.view import blank
from senbazuru.print import sheets
from senbazuru.text import Words

LAGOON: Final = Path(__file__).with_name("lagoon.txt")
PAINTED: Final = Path(__file__).with_name("painted.txt")
"""The end of a game, as docs/islands.md has it."""

Drawings = dict[str, Callable[[], str]]


def drawing(name: str, words: Words, drawings: Drawings) -> dict[str, Any]:
    """What the book shows under a name, to be set; pictures are added to the drawings."""
    if name == "shapes":
        cards = [{"number": number, "shapes": shapes(number)} for number in range(2, 6)]
        return {"kind": "shapes", "cards": cards}
    drawings |= sheets.signs()
    if name == "painted":
        shown = painted()
        drawings["painted"] = partial(sheets.island, shown, shown["painted"], shown["landmarks"])
        return {"kind": "islands", "islands": [_told("painted", shown)], "legend": []}
    islands = []
    for number, chart in enumerate(read_file(LAGOON).islands, 1):
        found = blank(chart)
        drawings[f"lagoon-{number}"] = partial(sheets.island, found)
        islands.append(_told(f"lagoon-{number}", found))
    legend = [
        *((kind, words.words(f"sheets-kind-{kind}")) for kind in KINDS[FIRST_LANDMARK:]),
        *((f"outline-{colour}", words.words("outline", colour=colour)) for colour in COLOURS),
    ]
    return {"kind": "islands", "islands": islands, "legend": legend}


def shapes(card: int) -> list[Any]:
    """The shapes of a development card, as rows and columns of squares."""
    if card == 2:
        return list(DOMINOES)
    return [DEVELOPMENTS[card]] if card in DEVELOPMENTS else []


@cache
def painted() -> IslandView:
    rules = game_named("islands")
    assert isinstance(rules, IslandsRules)
    played = rules.with_files([LAGOON])
    return played.view(played.read(PAINTED.read_text(encoding="utf-8")), 0)["seats"][0]["islands"][0]


def _told(art: str, shown: Any) -> dict[str, Any]:
    return {"art": art, "name": shown["name"], "size": sheets.size_of(shown)}
