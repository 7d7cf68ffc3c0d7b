"""Senbazuru: a digital table for paper-folding games.

Start a game, let bots play it, look at it:

>>> import senbazuru as sb
>>> game = sb.start("origami", families=["farm", "sky"], seed=7)
>>> game.offered()
['draw', 'play']
>>> game.play("greedy", "random")
>>> game.scores, game.winners
([43, 19], [0])

Play yourself, in words; a wrong one is refused with what could be said:

>>> game = sb.start("islands", players=2, near=True, seed=1)
>>> game.seat, game.decision().kind
(0, 'keep')

    sb.known_games()          the games there are
    sb.known_options(game)    what a table may choose: `start` takes these by name
    sb.known_bots(game)       who plays it
    sb.start(game, ...)       a new game
    sb.load(path)             a saved one, to go on with; sb.read(text) does the same with text
    sb.replay(path)           a saved one again, answer by answer
    sb.bot(name, game)        a bot; sb.WordBot and sb.Bot are to write your own
    sb.SenbazuruError         what cannot be done, told in a sentence; nothing has changed then

A `Game` has `say`, `play`, `offered`, `decision`, `scores`, `winners`, `view`, `events`, `undo`, `save` and more; print
it, or let a notebook draw it. `game.state` is the engine's own: plain numbers, fast, for researchers.
"""

from importlib import import_module
from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from senbazuru.kernel import errors as _errors

if TYPE_CHECKING:
    from senbazuru.bots.bot import Bot, WordBot
    from senbazuru.door import Game, bot, known_bots, known_games, known_options, load, read, replay, start
    from senbazuru.kernel.decision import Decision, Option
    from senbazuru.kernel.errors import SenbazuruError
    from senbazuru.kernel.event import Event
    from senbazuru.kernel.random import Seed, Stream
    from senbazuru.kernel.state import OMNISCIENT, SPECTATOR, State
    from senbazuru.text import Words

__version__ = "0.2.0"

_state = find_spec("senbazuru.kernel.state")
COMPILED: bool = _state is not None and isinstance(_state.loader, ExtensionFileLoader)
"""Whether the engine runs compiled (by mypyc) or as plain Python. Found out without loading it."""

_WHERE = {
    "door": ("start", "load", "read", "replay", "bot", "known_bots", "known_games", "known_options", "Game"),
    "bots.bot": ("Bot", "WordBot"),
    "kernel.decision": ("Decision", "Option"),
    "kernel.errors": ("SenbazuruError",),
    "kernel.event": ("Event",),
    "kernel.random": ("Seed", "Stream"),
    "kernel.state": ("State", "SPECTATOR", "OMNISCIENT"),
    "text": ("Words",),
}
"""Where what is offered here comes from. It is imported when it is first used: a server needs little of it."""

__all__ = [
    "COMPILED",
    "OMNISCIENT",
    "SPECTATOR",
    "Bot",
    "Decision",
    "Event",
    "Game",
    "Option",
    "Seed",
    "SenbazuruError",
    "State",
    "Stream",
    "WordBot",
    "Words",
    "__version__",
    "bot",
    "known_bots",
    "known_games",
    "known_options",
    "load",
    "read",
    "replay",
    "start",
]


def __getattr__(name: str) -> Any:
    for module, names in _WHERE.items():
        if name in names:
            return getattr(import_module(f"senbazuru.{module}"), name)
    raise AttributeError(f"module 'senbazuru' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__


def _sentence(error: "SenbazuruError") -> str:
    words: Any = import_module("senbazuru.text")
    return str(words.Words().error(error))


_errors.sentences.append(_sentence)
