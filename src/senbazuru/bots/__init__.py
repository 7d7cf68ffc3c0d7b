"""Players. A bot gets an observation (a table with blanks) and the options of its seat, never the truth."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from senbazuru.bots.bot import Asked, Bot, View, WordBot, ask
from senbazuru.games import entries, found
from senbazuru.kernel.bits import nth, size_of
from senbazuru.kernel.errors import SenbazuruError

__all__ = ["Asked", "Bot", "RandomBot", "View", "WordBot", "all_bots", "ask", "bot_named", "bots_of", "usual_bot"]


class RandomBot(Bot):
    """Any option, each as likely as the others."""

    name: Final = "random"
    version: Final = 1

    def choose(self, asked: Asked) -> int:
        options = asked.seen.mask(asked.seat)
        return int(nth(options, asked.stream.below(size_of(options))))


@cache
def bots_of(game: str) -> Mapping[str, Bot]:
    """The bots that know a game, by name; `random` knows any, also one that nobody has declared."""
    entry = entries().get(game)
    own: Sequence[Bot] = found(entry.bots) if entry and entry.bots else ()
    return {bot.name: bot for bot in (RandomBot(), *own)}


def usual_bot(game: str) -> str:
    """Whom one plays against if one says nothing: the first bot of the game's own."""
    own = [name for name in bots_of(game) if name != RandomBot.name]
    return own[0] if own else RandomBot.name


def all_bots() -> list[str]:
    """The names of all bots that some game has."""
    return list(dict.fromkeys(name for game in entries() for name in bots_of(game)))


def bot_named(name: str, game: str) -> Bot:
    """A game's bot by its name."""
    known = bots_of(game)
    if name in known:
        return known[name]
    if name in all_bots():
        raise SenbazuruError("bot-cannot-play", bot=name, game=game, known=", ".join(known))
    raise SenbazuruError("unknown-bot", bot=name, known=", ".join(known))
