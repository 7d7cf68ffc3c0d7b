"""The bots that come with the games: greedy, and four levels of thought."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from senbazuru.bots import greedy, islander
from senbazuru.bots.bot import Bot
from senbazuru.bots.greedy_weights import VERSION_2
from senbazuru.bots.islands_mind import IslandsSearch
from senbazuru.bots.levels import LevelBot
from senbazuru.bots.origami_mind import OrigamiMind
from senbazuru.bots.search import TO_THE_END, Search
from senbazuru.kernel.random import Stream
from senbazuru.kernel.state import State

CARD_GAMES: Final = ("origami", "legends", "mixed")


class GreedyBot(Bot):
    """The option that looks best one step ahead."""

    name: Final = "greedy"

    def __init__(self, choose: Callable[[Any, int], int], version: int, games: Sequence[str]) -> None:
        self._choose = choose
        self._version = version
        self._games = games

    @property
    def version(self) -> int:
        return self._version

    @property
    def games(self) -> Sequence[str]:
        return self._games

    def choose(
        self, seen: State, seat: int, stream: Stream, told: Sequence[int] = (), seconds: float | None = None
    ) -> int:
        return int(self._choose(seen, seat))


def _origami(name: str, playouts: int, turns: int = TO_THE_END, doubt: float = 1.0, seconds: float = 1.0) -> LevelBot:
    """To cut play-outs off after some turns makes them cheaper and the answers worse: a weaker opponent."""
    return LevelBot(name, Search(OrigamiMind(), playouts, turns, doubt), CARD_GAMES, seconds)


def _islands(name: str, playouts: int, turns: int, doubt: float, seconds: float = 1.0) -> LevelBot:
    return LevelBot(name, IslandsSearch(playouts, turns, doubt), ("islands",), seconds)


ORIGAMI: Final[tuple[Bot, ...]] = (
    GreedyBot(greedy.choose, 3, CARD_GAMES),
    _origami("easy", 4, turns=6, doubt=0.0),
    _origami("normal", 8),
    _origami("hard", 24),
    _origami("expert", 96, seconds=3.0),
)
GREEDY_2: Final = GreedyBot(partial(greedy.choose, weights=VERSION_2), 2, CARD_GAMES)
"""As it was before, for comparison: `senbazuru arena --bots greedy,senbazuru.bots.shipped:GREEDY_2`."""
ISLANDS: Final[tuple[Bot, ...]] = (
    GreedyBot(islander.choose, islander.GREEDY_VERSION, ("islands",)),
    _islands("easy", 16, 4, 0.0),
    _islands("normal", 24, 4, 1.0),
    _islands("hard", 48, 6, 2.0),
    _islands("expert", 160, 6, 1.5, seconds=3.0),
)
