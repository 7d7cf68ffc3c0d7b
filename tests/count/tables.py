"""What people would write of a game that is over: made from what a spectator sees of it."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from senbazuru.games import game_named
from senbazuru.kernel.game import Game
from senbazuru.kernel.playout import play_randomly
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.state import OMNISCIENT

NAMES: Final = ("Ann", "Bob", "Cleo", "Dan", "Eve")
LETTERS: Final = {"blue": "b", "green": "g", "red": "r"}
COLUMNS: Final = "abcdefghij"

TABLES: Final[dict[str, tuple[str, int | None]]] = {
    "origami": ("origami", None),
    "legends": ("legends", None),
    "mixed": ("mixed", None),
    "islands-two": ("islands", 2),
    "islands-three": ("islands", 3),
    "islands-four": ("islands", 4),
    "solo": ("islands", 1),
    "boats": ("boats", None),
}
"""All kinds of tables: the game, and how many play, if it matters."""


def played(table: str, number: int) -> Game:
    """A game that chance has played to its end."""
    name, players = TABLES[table]
    rules: Any = game_named(name)
    random = Random(f"{table} {number}")
    usual, options = rules.random_table(random)
    if name == "islands" and players == 1:
        options = {}
    seed = Seed.number(number)
    state = rules.new(rules.setup(players or usual, options, seed), seed, False)
    play_randomly(state, Stream(seed, 99, 0))
    return Game.from_position(rules, rules.write(state))


def written(game: Game, named: bool) -> str:
    """The same as people would write it; hands by name, or only counted."""
    view = game.view(OMNISCIENT)
    lines = [f"game: {view['game']}"]
    if "families" in view:
        lines += [f"families: {', '.join(view['families'])}", f"middle: {', '.join(view['middle'])}"]
    for name, seat in zip(NAMES, view["seats"]):
        lines.append(f"player: {name}")
        if "collections" in seat:
            lines += _cards(seat, named)
        elif "islands" in seat:
            lines += _islands(seat["islands"], seat["coins"])
        else:
            lines.append(f"points: {seat['score']}")
    return "\n".join(lines)


def _cards(seat: Mapping[str, Any], named: bool) -> list[str]:
    sides = [f"{side}: {', '.join(card['card'] for card in cards)}" for side, cards in seat["collections"].items()]
    if named:
        return [*sides, f"hand: {', '.join(seat['hand'])}"]
    papers = seat["hand"].count("rice-paper")
    return [*sides, f"hand: {seat['cards_in_hand']}", *([f"paper: {papers}"] if papers else [])]


def _islands(islands: Sequence[Mapping[str, Any]], coins: int) -> list[str]:
    lines = [f"coins: {coins}"]
    for n, island in enumerate(islands):
        if island["order"] is None:
            continue
        lines.append(f"island: {island['sheet']} {n % 2 + 1}")
        squares = [[f"{column}{row + 1}" for column in COLUMNS[: island["columns"]]] for row in range(island["rows"])]
        marks = {square: LETTERS[colour] for square, colour in island["painted"].items()}
        lines += [f"| {''.join(marks.get(square, '.') for square in row)}" for row in squares]
        lines.append(f"outlines: {', '.join('yes' if one['filled'] else 'no' for one in island['outlines'])}")
    return lines
