"""The bots of Origami Islands: greedy, and four levels of thought."""

from typing import Final

from senbazuru.bots.bot import Bot
from senbazuru.bots.greedy import GreedyBot
from senbazuru.bots.islands import greedy
from senbazuru.bots.islands.mind import IslandsSearch
from senbazuru.bots.levels import LevelBot

_GAMES: Final = ("islands",)


def _level(name: str, playouts: int, turns: int, doubt: float, seconds: float = 1.0) -> LevelBot:
    return LevelBot(name, IslandsSearch(playouts, turns, doubt), _GAMES, seconds)


BOTS: Final[tuple[Bot, ...]] = (
    GreedyBot(greedy.choose, 2, _GAMES),
    _level("easy", 16, 4, 0.0),
    _level("normal", 24, 4, 1.0),
    _level("hard", 48, 6, 2.0),
    _level("expert", 160, 6, 1.5, seconds=3.0),
)
