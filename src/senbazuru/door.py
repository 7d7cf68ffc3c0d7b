"""The front door: `import senbazuru as sb`, and a game is a line away."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self, cast

from senbazuru.bots import Bot, View, WordBot, bot_named, bots_of, usual_bot
from senbazuru.bots.bot import drive
from senbazuru.games import entries, entry_named, game_named
from senbazuru.kernel import game as kernel
from senbazuru.kernel import notation
from senbazuru.kernel.choices import Choice
from senbazuru.kernel.decision import Decision, Option
from senbazuru.kernel.errors import Said, SenbazuruError, whole_number
from senbazuru.kernel.event import Event
from senbazuru.kernel.random import Seed
from senbazuru.kernel.record import Record
from senbazuru.kernel.rules import Rules
from senbazuru.kernel.state import OMNISCIENT, S

if TYPE_CHECKING:
    from senbazuru.text import Words

Answer = Callable[[Decision, View], str | Option]
Player = str | Bot | Answer
"""A bot by its name, one of your own, or a function that answers in words."""


class Game(kernel.Game[S]):
    """A game from set-up to score. Who holds it holds all seats: what is not asked for a viewer shows every hand.

    >>> game = start("boats", seed=7)
    >>> game.seat, game.offered()
    (0, ['2', '3', '4', '7', '10'])
    >>> told = game.say("7")
    >>> game.play("greedy")
    >>> game.over, game.scores, game.winners
    (True, [13, 0], [0])

        seat, over, scores, winners              how it stands
        offered(), decision()                    what can be said; the whole question, with reasons
        say("draw cat"), answer(seat, id)        answer in words, or by ids
        play("greedy", "random")                 let bots do so
        undo(), copy(), ahead(seat, id)          back, aside, ahead
        print(game), draw(viewer), svg(viewer)   the table as text and as a picture
        view(viewer), events(viewer), words()    what is seen and told, as data; and the words for it
        save(path), notation(), repr(game)       a record, a notation, a position: `load` and `read` know them all

    What is drawn or told can be had in another `language`: draw(viewer, language="de"), words("de").
    """

    def play(self, *players: Player, answers: int | None = None, seconds: float | None = None) -> None:
        """Let bots play to the end, or for so many answers: one for each seat, or one for all.

        A bot that thinks takes `seconds` for an answer at most; without them its answers depend on nothing else.
        """
        seated = [self._seated(player) for player in (players or (usual_bot(self.rules.name),))]
        if len(seated) not in (1, self.state.players):
            raise SenbazuruError("wrong-seats", given=len(seated), seats=int(self.state.players))
        seed = Seed.parse(str(self.record.header["seed"]))
        if answers is not None and answers < 1:
            return
        begun = len(self.history)
        for seat, given in drive(self, seated, seed, seconds):
            self.accept(seat, *given)
            if answers is not None and len(self.history) - begun >= answers:
                break

    def _seated(self, player: Player) -> Bot:
        if isinstance(player, str):
            return bot_named(player, self.rules.name)
        if Bot in type(player).__mro__:
            return cast(Bot, player)
        if callable(player) and not isinstance(player, type):
            return _InWords(player)
        plain = isinstance(player, str | int | float | list | tuple | dict | None)
        given = player if plain else getattr(player, "__name__", type(player).__name__)
        raise SenbazuruError("wrong-player", given=given, known=", ".join(bots_of(self.rules.name)))

    # -- looking

    def view(self, viewer: int = OMNISCIENT, *, memory: bool = True) -> dict[str, Any]:
        """The table as plain data, as a viewer sees it: a seat, `sb.SPECTATOR`, or one who sees everything."""
        return super().view(viewer, memory=memory)

    def draw(self, viewer: int = OMNISCIENT, *, language: str | None = None) -> str:
        """The table as text, as a viewer sees it."""
        return self.rules.draw(self.seen_by(viewer), self.view(viewer), self.words(language))

    def svg(self, viewer: int = OMNISCIENT, *, language: str | None = None) -> str:
        """The table as a picture, as a viewer sees it."""
        return self.rules.svg(self.seen_by(viewer), self.view(viewer), self.words(language))

    def __str__(self) -> str:
        """The whole table as text, every hand open."""
        return self.draw()

    def _repr_svg_(self) -> str:
        """The whole table as a picture; notebooks show it."""
        return self.svg()

    def events(self, viewer: int = OMNISCIENT, since: int = 0) -> list[Event]:
        """What a viewer has been told, from event number `since` on."""
        return super().events(viewer, since)

    def words(self, language: str | None = None) -> "Words":
        """The words for this game's events, questions and reasons, and for the cards of its packs.

        >>> game = start("boats", seed=7)
        >>> game.words().prompt(game.decision())
        'Boat 1 brings 2 cargo. Which sheet do you bid?'
        """
        from senbazuru.languages import spoken  # these take longer to load than all the rest
        from senbazuru.text import Words

        language = language or spoken()
        return Words(language, game=self.rules.name, names=self.rules.names(language))

    def notation(self) -> str:
        """The whole game as text, a line a turn; `read` makes a game of it again."""
        return notation.dumps(self, self.rules)

    # -- taking back

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last answer can be taken back freely; by a seat, or by whoever gave it."""
        return bool(self.history) and super().can_undo(self.history[-1].seat if seat is None else seat)

    def undo(self, seat: int | None = None) -> None:
        """Take back the last answer, freely: a seat's own, or whoever gave it."""
        if seat is None and not self.history:
            raise SenbazuruError("nothing-to-undo", seat=-1)
        super().undo(self.history[-1].seat if seat is None else seat)

    def _turn(self, seat: int) -> None:
        """Who holds all seats may be told whose turn it is."""
        self._seat(seat)
        asked = self.waiting()
        if asked and seat not in asked:
            raise SenbazuruError("not-your-decision", seat=seat, asked=asked)
        super()._turn(seat)

    # -- copies and processes

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: Mapping[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[str], "Game"], tuple[str]]:
        """Games travel between processes as their records."""
        return read, (self.record.dumps(),)


class _InWords(WordBot):
    """A function as a bot."""

    def __init__(self, answer: Answer) -> None:
        self._answer = answer

    def answer(self, decision: Decision, view: View) -> str | Option:
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
    """A bot of a game by its name, to let it play or to ask it: `known_bots` names them.

    >>> game = start("boats", seed=7)
    >>> game.play(bot("greedy", "boats"), bot("random", "boats"))
    >>> game.over
    True
    """
    return bot_named(name, entry_named(game).name)


def start(
    game: str | Rules[S] = "origami",
    *,
    players: int | None = None,
    seed: int | str | Seed | None = None,
    packs: str | Path | Sequence[str | Path] = (),
    **options: Any,
) -> Game[S]:
    """A new game: `start("origami", families=["farm", "sky"], seed=7)`. The same seed gives the same game everywhere.

    `packs` are files with cards or islands of somebody's own, or folders of them.
    """
    rules = _rules(game, packs)
    least, most = rules.seats
    if players is not None and type(players) is not int:
        raise SenbazuruError("wrong-value", option="players", expected=whole_number(least, most))
    count = max(2, least) if players is None else players
    try:
        return Game.start(rules, players=count, options=options, seed=_seed(seed))
    except SenbazuruError as refused:
        if refused.code != "unknown-option":
            raise
        known = [*(choice.name for choice in rules.choices), "players", "seed", "packs"]
        option = refused.details["option"]
        raise SenbazuruError("unknown-option", option=option, known=", ".join(known)) from None


def _rules(game: str | Rules[S], packs: str | Path | Sequence[str | Path]) -> Rules[S]:
    rules = game if isinstance(game, Rules) else game_named(str(game))
    paths = [packs] if isinstance(packs, str | Path) else packs
    return rules.with_files([Path(path) for path in paths]) if paths else rules


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
    raise SenbazuruError("wrong-value", option="seed", expected=Said("expected-seed"))


def load(path: str | Path, *, packs: str | Path | Sequence[str | Path] = ()) -> Game:
    """A game from a file: a record, a notation, or a position set up by hand. It says itself which game it is.

    Records carry the `packs` that they were played with; a position does not.
    """
    try:
        return read(Path(path).read_text(encoding="utf-8"), packs=packs)
    except UnicodeDecodeError:
        raise SenbazuruError("bad-record", line=1, problem=Said("problem-no-text")) from None


def read(text: str, *, packs: str | Path | Sequence[str | Path] = ()) -> Game:
    """The same from text.

    >>> game = read("hand 0: raccoon, sheep, sheep")
    >>> told = game.say("play raccoon sheep sheep left")
    >>> read(repr(game)).state == game.state
    True
    """
    if text.lstrip().startswith("{"):
        record = Record.loads(text)
        return Game.load(_rules(record.header["game"], packs), record)
    rules = _rules(notation.game_of(text) or "origami", packs)
    if notation.is_position(text, rules):
        return Game.from_position(rules, text)
    return Game.load(rules, notation.loads(text, rules).record)


def replay(game: str | Path | kernel.Game) -> Iterator[Game]:
    """A game again, saved or at hand, from its beginning to its end: the same `Game`, after one answer more each time.

    >>> game = start("boats", seed=7)
    >>> game.play("greedy")
    >>> [len(then.history) for then in replay(game)][:4]
    [0, 1, 2, 3]
    """
    played = game if isinstance(game, kernel.Game) else load(game)
    return _again(Game.load(played.rules, Record(played.record.header)), played.record)


def _again(game: Game, record: Record) -> Iterator[Game]:
    yield game
    for entry, _ in zip(record.entries, game.replay(record)):
        if "hash" not in entry:
            yield game
