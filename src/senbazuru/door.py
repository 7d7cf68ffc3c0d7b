"""The front door: `import senbazuru as sb`, and a game is a line away."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from senbazuru.bots import Bot, WordBot, ask, bot_named, bots_of, usual_bot
from senbazuru.bots.match import BOT_CHANCE
from senbazuru.games import entries, entry_named, game_named
from senbazuru.kernel import game as kernel
from senbazuru.kernel import notation
from senbazuru.kernel.choices import Choice
from senbazuru.kernel.decision import Decision
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.record import Record
from senbazuru.kernel.rules import Rules, S

Answer = Callable[[Decision, Mapping[str, Any]], str]
Player = str | Bot | Answer
"""A bot by its name, one of your own, or a function that answers in words."""


class Game(kernel.Game[S]):
    """A game from set-up to score.

    >>> game = start("boats", seed=7)
    >>> game.seat, game.offered()
    (0, ['2', '3', '4', '7', '10'])
    >>> told = game.say("7")
    >>> game.play("greedy")
    >>> game.over, game.scores, game.winners
    (True, [13, 0], [0])
    """

    def play(self, *players: Player, answers: int | None = None, seconds: float | None = None) -> None:
        """Let bots play to the end, or for so many answers: one for each seat, or one for all.

        A bot that thinks takes `seconds` for an answer at most; without them its answers depend on nothing else.
        """
        seated = [self._seated(player) for player in (players or (usual_bot(self.rules.name),))]
        if len(seated) not in (1, self.state.players):
            raise SenbazuruError("wrong-seats", given=len(seated), seats=int(self.state.players))
        seed = Seed.parse(str(self.record.header["seed"]))
        streams = [Stream(seed, BOT_CHANCE, seat) for seat in range(self.state.players)]
        until = None if answers is None else len(self.history) + answers
        while not self.over and (until is None or len(self.history) < until):
            seat = self.waiting()[0]
            self.give(seat, *ask(seated[seat % len(seated)], self, seat, streams[seat], seconds))

    def _seated(self, player: Player) -> Bot:
        if isinstance(player, str):
            return bot_named(player, self.rules.name)
        if hasattr(player, "choose"):
            return cast(Bot, player)
        return _InWords(player)


class _InWords(WordBot):
    """A function as a bot."""

    def __init__(self, answer: Answer) -> None:
        self._answer = answer

    def answer(self, decision: Decision, view: Mapping[str, Any]) -> str:
        return self._answer(decision, view)


def known_games() -> list[str]:
    """The games there are."""
    return list(entries())


def known_options(game: str) -> Sequence[Choice]:
    """What a table of a game may choose: `start` takes these by name."""
    return game_named(game).choices


def known_bots(game: str) -> list[str]:
    """The bots that know a game, the weakest first."""
    return list(bots_of(entry_named(game).name))


def bot(name: str, game: str) -> Bot:
    """One of them."""
    return bot_named(name, game)


def start(
    game: str | Rules[S] = "origami",
    *,
    players: int | None = None,
    seed: int | str | Seed | None = None,
    packs: Sequence[str | Path] = (),
    **options: Any,
) -> Game[S]:
    """A new game: `start("origami", families=["farm", "sky"], seed=7)`. The same seed gives the same game everywhere.

    `packs` are folders with cards, or files with islands, of somebody's own.
    """
    rules: Rules = game_named(game) if isinstance(game, str) else game
    if packs:
        rules = rules.with_files([Path(path) for path in packs])
    count = max(2, rules.seats[0]) if players is None else players
    return Game.start(rules, players=count, options=options, seed=_seed(seed))


def _seed(given: int | str | Seed | None) -> Seed | None:
    if isinstance(given, int) and not isinstance(given, bool) and 0 <= given < 2**128:
        return Seed.parse(f"{given:x}")
    if isinstance(given, str):
        try:
            return Seed.parse(given)
        except ValueError:
            pass
    elif given is None or isinstance(given, Seed):
        return given
    raise SenbazuruError("wrong-value", option="seed", expected="a whole number from 0, or up to 32 hexadecimal digits")


def load(path: str | Path) -> Game:
    """A game from a file: a record, a notation, or a position set up by hand. It says itself which game it is."""
    try:
        return read(Path(path).read_text(encoding="utf-8"))
    except UnicodeDecodeError as problem:
        raise SenbazuruError("bad-record", line=1, problem=str(problem)) from None


def read(text: str) -> Game:
    """The same from text."""
    if text.lstrip().startswith("{"):
        record = Record.loads(text)
        return Game.load(game_named(record.header["game"]), record)
    rules = game_named(notation.game_of(text) or "origami")
    read = notation.loads(text, rules)
    return Game.load(rules, read.record)


def replay(path: str | Path) -> Iterator[Game]:
    """A saved game again, from its beginning to its end: the same `Game`, after one answer more each time."""
    record = load(path).record
    game = Game.load(game_named(record.header["game"]), Record(record.header))
    yield game
    for _ in game.replay(record):
        yield game
