"""Senbazuru: a digital table for paper-folding games.

Start a game, answer in words, let bots play it:

>>> import senbazuru as sb
>>> game = sb.start("origami", families=["farm", "sky"], seed=7)
>>> game.seat, game.offered()
(0, ['draw', 'play'])
>>> told = game.say("play raccoon sheep sheep left")
>>> game.play("greedy", "random")
>>> game.scores, game.winners
([59, 31], [0])

What cannot be done is told in a sentence, and nothing has changed:

>>> game = sb.start("islands", near=True, seed=1)
>>> try:
...     game.say("pass")
... except sb.SenbazuruError as error:
...     print(error)
“pass” is not among the possible answers. Choose one of these: kabuto, zabuton, masu.

    sb.known_games()          the games there are
    sb.known_options(game)    what a table may choose: `start` takes these by name
    sb.known_bots(game)       who plays it
    sb.start(game, ...)       a new game
    sb.load(path)             a saved one, or a position set up by hand; sb.read(text) does the same with text
    sb.replay(path)           a saved one again, answer by answer
    sb.bot(name, game)        a bot; sb.WordBot and sb.Bot are to write your own
    sb.Words(language)        events, questions and reasons in words; game.words() knows your own cards, too

`help(sb.Game)` tells what a game can do. Print it, or let a notebook draw it; what is shown or told for no viewer in
particular is the whole truth. `game.state` is the engine's own: plain numbers, fast, for researchers.

    state.over, state.actor()            whether nobody is asked any more; the seat to answer next
    state.offered(), state.mask()        its options: a list of ids, or a mask, which sb.members(mask) takes apart
    state.apply(id), state.pick(id)      answer for that seat; `pick` also tells the mask of what is offered next
    state.waiting(), state.mask(seat)    in a simultaneous choice: who must answer, as a mask, and a seat's options
    state.answer(seat, id)               an answer for a seat; False if it is not offered
    state.returns(), state.winners()     the score of every seat; who wins, as a mask
    state.copy()                         a twin that goes its own way
    state.observe(viewer)                what a viewer may know: an `sb.Observation`, which cannot be answered
    seen.table, seen.offered()           of an observation: a table with blanks to read from; what the viewer may answer
    seen.unseen()                        how many cards of each type lie where the viewer cannot see them
    seen.complete(stream)                a state that looks the same to the viewer: an `sb.Stream` deals what is unseen
    state.facts(), state.hash()          all that makes it what it is, as numbers; 62 bits of that, the same everywhere

What is not offered, `apply` and `pick` refuse with a ValueError that names what is. `sb.Seed.number(7)` is a seed, and
`sb.Stream(seed, 1, 0)` is chance made from it, for purpose 1 and its use 0: `below(6)` is a number from 0 to 5.
"""

from importlib import import_module
from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from senbazuru.kernel import errors as _errors

if TYPE_CHECKING:
    from senbazuru.bots.bot import Asked, Bot, View, WordBot
    from senbazuru.door import Game, bot, known_bots, known_games, known_options, load, read, replay, start
    from senbazuru.kernel.bits import members
    from senbazuru.kernel.decision import Decision, Option
    from senbazuru.kernel.errors import Said, SenbazuruError
    from senbazuru.kernel.event import Event
    from senbazuru.kernel.random import Seed, Stream
    from senbazuru.kernel.state import OMNISCIENT, SPECTATOR, Observation, State
    from senbazuru.text import Words

__version__ = "0.2.0"

_state = find_spec("senbazuru.kernel.state")
COMPILED: bool = _state is not None and isinstance(_state.loader, ExtensionFileLoader)
"""Whether the engine runs compiled (by mypyc) or as plain Python. Found out without loading it."""

_WHERE = {
    "door": ("start", "load", "read", "replay", "bot", "known_bots", "known_games", "known_options", "Game"),
    "bots.bot": ("Asked", "Bot", "View", "WordBot"),
    "kernel.bits": ("members",),
    "kernel.decision": ("Decision", "Option"),
    "kernel.errors": ("SenbazuruError",),
    "kernel.event": ("Event",),
    "kernel.random": ("Seed", "Stream"),
    "kernel.state": ("State", "Observation", "SPECTATOR", "OMNISCIENT"),
    "text": ("Words",),
}
"""Where what is offered here comes from. It is imported when it is first used: a server needs little of it."""

__all__ = [
    "COMPILED",
    "OMNISCIENT",
    "SPECTATOR",
    "Asked",
    "Bot",
    "Decision",
    "Event",
    "Game",
    "Observation",
    "Option",
    "Seed",
    "SenbazuruError",
    "State",
    "Stream",
    "View",
    "WordBot",
    "Words",
    "__version__",
    "bot",
    "known_bots",
    "known_games",
    "known_options",
    "load",
    "members",
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


def _sentence(told: "SenbazuruError | Said") -> str:
    text: Any = import_module("senbazuru.text")
    language = import_module("senbazuru.languages").spoken()
    try:
        words = text.Words(language)
    except _errors.SenbazuruError:  # a game of somebody's own that cannot be found has no words either
        words = text.Words(language, game=text.NO_GAME)
    return str(words.said(told) if isinstance(told, _errors.Said) else words.error(told))


_errors.sentences.append(_sentence)
