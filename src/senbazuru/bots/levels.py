"""Opponents at four levels. They all think alike: what differs is how much."""

from collections.abc import Sequence
from typing import Final

from senbazuru.bots.bot import Asked, Bot
from senbazuru.bots.search import Search

LEVEL_VERSION: Final = 2
"""It rises with every change of how a level plays, in whichever game."""
_NO_LIMIT: Final = -1.0


class LevelBot(Bot):
    """Imagines what may be true, tries every option in the same worlds, and takes the one that does best."""

    version: Final = LEVEL_VERSION
    listens: Final = True

    def __init__(self, name: str, search: Search, games: Sequence[str], table_seconds: float = 1.0) -> None:
        self._name = name
        self._games = games
        self._table_seconds = table_seconds
        self.search = search

    @property
    def name(self) -> str:
        return self._name

    @property
    def games(self) -> Sequence[str]:
        return self._games

    @property
    def table_seconds(self) -> float:
        return self._table_seconds

    @property
    def iterations(self) -> int:
        """The most games in its head that one answer takes."""
        return int(self.search.playouts)

    def choose(self, asked: Asked) -> int:
        return self.act(asked)[0]

    def act(self, asked: Asked) -> list[int]:
        limit = _NO_LIMIT if asked.seconds is None else asked.seconds
        way = self.search.think(asked.seen, asked.seat, list(asked.told), asked.stream, limit)
        return [int(option) for option in way]
