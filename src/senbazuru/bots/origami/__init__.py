"""The bots of Origami, of Legends, and of both mixed: greedy, and four levels of thought."""

from functools import partial
from typing import Final

from senbazuru.bots.bot import Bot
from senbazuru.bots.greedy import GreedyBot
from senbazuru.bots.levels import LevelBot
from senbazuru.bots.origami import greedy
from senbazuru.bots.origami.mind import OrigamiMind
from senbazuru.bots.origami.weights import VERSION_2
from senbazuru.bots.search import TO_THE_END, Search

_GAMES: Final = ("origami", "legends", "mixed")


def _level(name: str, playouts: int, turns: int = TO_THE_END, doubt: float = 1.0, seconds: float = 1.0) -> LevelBot:
    """To cut play-outs off after some turns makes them cheaper and the answers worse: a weaker opponent."""
    return LevelBot(name, Search(OrigamiMind(), playouts, turns, doubt), _GAMES, seconds)


BOTS: Final[tuple[Bot, ...]] = (
    GreedyBot(greedy.choose, 3, _GAMES),
    _level("easy", 4, turns=6, doubt=0.0),
    _level("normal", 8),
    _level("hard", 24),
    _level("expert", 96, seconds=3.0),
)
GREEDY_2: Final = GreedyBot(partial(greedy.choose, weights=VERSION_2), 2, _GAMES)
"""As it was before, for comparison: `senbazuru arena --bots greedy,senbazuru.bots.origami:GREEDY_2`."""
