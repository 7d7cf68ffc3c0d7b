"""The games there are. An entry says where to find all that a game brings; nothing of it is imported before its use.

A game in a package of its own declares itself by an entry point of the group `senbazuru.games` that names its `Entry`;
one that is not installed is named in SENBAZURU_GAMES, as `package:ENTRY`, several with commas between them.
"""

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from senbazuru.kernel.errors import Said, SenbazuruError
from senbazuru.kernel.rules import Rules

Figure = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Entry:
    """A game declares itself. Places are written `package.module:NAME`."""

    name: str
    rules: str
    """Its `Rules`."""
    bots: str = ""
    """A tuple of the bots that know it; `random` knows every game."""
    terminal: str = "senbazuru.terminal.plain_board:PlainBoard"
    """The board that shows it in a terminal. In the browser, `web/src/games.ts` says which board a game has: one that
    has none is shown, as here, with a plain one made from its views and questions."""
    words: str = ""
    """A package with the folder `words`: its own Fluent files, one for each language. What it says there, it says so
    only in this game."""
    asked: str = ""
    """A module that tells the browser's types what its questions and options speak of; `origami.asked` is one. A plain
    board needs none."""
    how: tuple[str, ...] = ()
    """How to play in a dozen lines: the keys of their words, `how-KEY`."""
    page: str = ""
    """The page of the rulebook that tells its rules."""
    count: str = ""
    """How its points are counted at home, see `kernel.count`; without it they are not."""
    figure: Figure = ()
    """Its emblem: facets of folded paper, each a path on a sheet of 80 by 70 and which of five tones it has."""


def found(place: str) -> Any:
    """What lies at a place of an entry."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name) if name else import_module(module)


_CARDS: Final = ("aim", "cost", "folds", "line", "pay", "stacks")
_ORIGAMI: Final = tuple(f"origami-{step}" for step in (*_CARDS, "effects"))
_LEGENDS: Final = tuple(f"legends-{step}" for step in ("ongoing", "character", "paper"))
_ISLANDS: Final = ("aim", "sheets", "bid", "pass", "paint", "ring", "light", "end")


def _card_game(name: str, rules: str, how: tuple[str, ...], page: str, figure: Figure) -> Entry:
    """Origami and Legends have all but their rules in common."""
    return Entry(
        name,
        rules,
        bots="senbazuru.bots.origami:BOTS",
        terminal="senbazuru.terminal.origami.board:OrigamiBoard",
        asked="senbazuru.origami.asked",
        how=how,
        page=page,
        count="senbazuru.origami.count:COUNT",
        figure=figure,
    )


SHIPPED: Final = (
    _card_game(
        "origami",
        rules="senbazuru.origami.rules:ORIGAMI",
        how=(*_ORIGAMI, "origami-end"),
        page="origami",
        figure=(
            ("M4 40 34 30 22 8Z", 3),
            ("M34 30 22 8 50 24Z", 1),
            ("M34 30 50 24 74 10 58 40Z", 4),
            ("M34 30 58 40 40 62Z", 2),
            ("M4 40 34 30 40 62Z", 5),
        ),
    ),
    _card_game(
        "legends",
        rules="senbazuru.origami.rules:LEGENDS",
        how=(*_ORIGAMI[:-1], *_LEGENDS, "origami-end"),
        page="legends",
        figure=(
            ("M40 6 52 30 28 30Z", 1),
            ("M28 30 52 30 40 48Z", 3),
            ("M28 30 40 48 12 62Z", 5),
            ("M52 30 40 48 68 62Z", 4),
            ("M40 48 12 62 68 62Z", 2),
        ),
    ),
    _card_game(
        "mixed",
        rules="senbazuru.origami.rules:MIXED",
        how=(*_ORIGAMI, *_LEGENDS, "origami-end"),
        page="legends",
        figure=(
            ("M6 20 38 14 26 40Z", 1),
            ("M38 14 26 40 50 36Z", 5),
            ("M38 14 50 36 74 18Z", 3),
            ("M26 40 50 36 40 62Z", 4),
            ("M50 36 74 18 66 52Z", 2),
        ),
    ),
    Entry(
        "islands",
        rules="senbazuru.islands.rules:ISLANDS",
        bots="senbazuru.bots.islands:BOTS",
        terminal="senbazuru.terminal.islands.board:IslandsBoard",
        asked="senbazuru.islands.asked",
        how=tuple(f"islands-{step}" for step in _ISLANDS),
        page="islands",
        count="senbazuru.islands.count:COUNT",
        figure=(
            ("M6 48 30 24 36 48Z", 2),
            ("M30 24 36 48 52 12Z", 1),
            ("M36 48 52 12 74 48Z", 4),
            ("M6 52 40 52 26 62Z", 3),
            ("M40 52 74 52 54 64 26 62Z", 5),
        ),
    ),
    Entry(
        "boats",
        rules="senbazuru.toy:TOY",
        bots="senbazuru.toy.bots:BOTS",
        words="senbazuru.toy",
        how=("boats-aim", "boats-bid", "boats-tie", "boats-draw"),
        count="senbazuru.toy.count:COUNT",
        figure=(
            ("M8 42 40 42 26 60Z", 3),
            ("M40 42 72 42 54 60 26 60Z", 5),
            ("M38 8 38 40 14 40Z", 1),
            ("M42 14 42 40 64 40Z", 4),
        ),
    ),
)


@cache
def entries() -> Mapping[str, Entry]:
    """All games by name: those shipped, then those of installed packages."""
    shipped = {entry.name: entry for entry in SHIPPED}
    named = [place.strip() for place in os.environ.get("SENBAZURU_GAMES", "").split(",")]
    installed = [point.value for point in entry_points(group="senbazuru.games")]
    others = [_declared(place) for place in (*installed, *filter(None, named))]
    return shipped | {entry.name: entry for entry in others if entry.name not in shipped}


def _declared(place: str) -> Entry:
    """A game of somebody's own. Raises SenbazuruError if there is none."""
    try:
        entry = found(place)
    except (ImportError, AttributeError, ValueError) as problem:
        raise SenbazuruError("no-such-entry", place=place, problem=str(problem)) from None
    if not isinstance(entry, Entry):
        raise SenbazuruError("no-such-entry", place=place, problem=Said("problem-no-entry"))
    return entry


def entry_named(name: str) -> Entry:
    if name not in entries():
        raise SenbazuruError("unknown-game", game=name, known=", ".join(entries()))
    return entries()[name]


def game_named(name: str) -> Rules:
    """A game's rules."""
    rules = found(entry_named(name).rules)
    assert isinstance(rules, Rules)
    return rules


def count_of(name: str) -> Any:
    """How a game is counted at home: its `kernel.count.Count`. Raises SenbazuruError if it is not."""
    place = entry_named(name).count
    if not place:
        known = ", ".join(entry.name for entry in entries().values() if entry.count)
        raise SenbazuruError("not-counted", game=name, known=known)
    return found(place)


class _Games(Mapping[str, Rules]):
    """The rules by the games' names, each loaded when it is looked at."""

    def __getitem__(self, name: str) -> Rules:
        if name not in entries():
            raise KeyError(name)
        return game_named(name)

    def __iter__(self) -> Iterator[str]:
        return iter(entries())

    def __len__(self) -> int:
        return len(entries())


GAMES: Final = _Games()
