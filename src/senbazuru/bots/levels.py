"""Opponents at four levels. They all think alike: what differs is how much."""

from collections.abc import Mapping, Sequence
from typing import Final

from senbazuru.bots.bot import Bot
from senbazuru.bots.islands_mind import IslandsSearch
from senbazuru.bots.origami_mind import OrigamiMind
from senbazuru.bots.search import TO_THE_END, Search
from senbazuru.islands.engine.game import Islands
from senbazuru.kernel.random import Stream
from senbazuru.kernel.state import State

LEVEL_VERSION: Final = 1
"""It rises with every change of how a level plays, in whichever game."""
_NO_LIMIT: Final = -1.0


class LevelBot(Bot):
    """Imagines what may be true, tries every option in the same worlds, and takes the one that does best."""

    version: Final = LEVEL_VERSION
    games: Final = ("origami", "legends", "mixed", "islands")
    listens: Final = True

    def __init__(self, name: str, origami: Search, islands: IslandsSearch, table_seconds: float = 1.0) -> None:
        self._name = name
        self._table_seconds = table_seconds
        self._origami = origami
        self._islands = islands

    @property
    def name(self) -> str:
        return self._name

    @property
    def table_seconds(self) -> float:
        return self._table_seconds

    @property
    def iterations(self) -> Mapping[str, int]:
        """The most games in its head that one answer takes, by game."""
        return {game: int((self._islands if game == "islands" else self._origami).playouts) for game in self.games}

    def choose(
        self, seen: State, seat: int, stream: Stream, told: Sequence[int] = (), seconds: float | None = None
    ) -> int:
        return self.act(seen, seat, stream, told, seconds)[0]

    def act(
        self, seen: State, seat: int, stream: Stream, told: Sequence[int] = (), seconds: float | None = None
    ) -> list[int]:
        limit = _NO_LIMIT if seconds is None else seconds
        return [int(option) for option in self.search(seen).think(seen, seat, list(told), stream, limit)]

    def search(self, seen: State) -> Search:
        """How it thinks about a game."""
        return self._islands if isinstance(seen, Islands) else self._origami


def _origami(playouts: int, turns: int = TO_THE_END, doubt: float = 1.0) -> Search:
    """To cut play-outs off after some turns makes them cheaper and the answers worse: a weaker opponent."""
    return Search(OrigamiMind(), playouts, turns, doubt)


LEVELS: Final = (
    LevelBot("easy", _origami(4, turns=6, doubt=0.0), IslandsSearch(16, 4, 0.0)),
    LevelBot("normal", _origami(8), IslandsSearch(24, 4, 1.0)),
    LevelBot("hard", _origami(24), IslandsSearch(48, 6, 2.0)),
    LevelBot("expert", _origami(96), IslandsSearch(160, 6, 1.5), table_seconds=3.0),
)
