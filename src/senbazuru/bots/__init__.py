"""Players. A bot gets an observation (a state with blanks) and the options of its seat, never the truth."""

from collections.abc import Sequence
from typing import Final

from senbazuru.bots import greedy, islander
from senbazuru.bots.bot import Bot, ask
from senbazuru.bots.levels import LEVELS
from senbazuru.islands.engine.game import Islands
from senbazuru.kernel.bits import nth, size_of
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.random import Stream
from senbazuru.kernel.state import State
from senbazuru.origami.engine.table import Table

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "ask", "bot_named"]


class RandomBot(Bot):
    """Any option, each as likely as the others."""

    name: Final = "random"
    version: Final = 1

    def choose(
        self, seen: State, seat: int, stream: Stream, told: Sequence[int] = (), seconds: float | None = None
    ) -> int:
        options = seen.mask(seat)
        return int(nth(options, stream.below(size_of(options))))


class GreedyBot(Bot):
    """The option that looks best one step ahead."""

    name: Final = "greedy"
    version: Final = greedy.GREEDY_VERSION + islander.GREEDY_VERSION - 1
    """It rises with every change, in whichever game."""
    games: Final = ("origami", "legends", "mixed", "islands")

    def choose(
        self, seen: State, seat: int, stream: Stream, told: Sequence[int] = (), seconds: float | None = None
    ) -> int:
        if isinstance(seen, Islands):
            return int(islander.choose(seen, seat))
        assert isinstance(seen, Table)
        return int(greedy.choose(seen, seat))


BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (RandomBot(), GreedyBot(), *LEVELS)}


def bot_named(name: str, game: str | None = None) -> Bot:
    """A bot by its name, if it knows the game."""
    if name not in BOTS:
        raise SenbazuruError("unknown-bot", bot=name, known=", ".join(BOTS))
    bot = BOTS[name]
    if game is not None and bot.games and game not in bot.games:
        known = [other.name for other in BOTS.values() if not other.games or game in other.games]
        raise SenbazuruError("bot-cannot-play", bot=name, game=game, known=", ".join(known))
    return bot
