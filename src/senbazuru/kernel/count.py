"""Counting points at home: what lies on the table becomes a finished position, and the engine scores it.

    game: origami

    player: Ann
    left: rhino, chicken
    right: cat
    hand: 3

    player: Bob
    ...

Lines before the first `player:` concern all, those after one concern that player. Every game writes its own position
from them, see `Count`; docs/score.md tells the lines of all.
"""

import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from senbazuru.kernel import lines
from senbazuru.kernel.bits import members
from senbazuru.kernel.errors import Said, SenbazuruError
from senbazuru.kernel.game import Game
from senbazuru.kernel.lines import is_number, lines_of
from senbazuru.kernel.rules import Rules
from senbazuru.kernel.spoken import nearest_word

Called = Callable[[str], str]
"""What the message of a key says: for `card-fox` the name of the fox."""

PLAYER: Final = "player"
LONGEST_NAME: Final = 24


def nameless(key: str) -> str:
    """Where no language is spoken, things have only their ids."""
    return key.partition("-")[2]


def wrong(line: int, expected: Said | str, why: Mapping[str, Any] | None = None) -> SenbazuruError:
    """What to complain with: a piece of a sentence, or a value as one would write it; or the reason."""
    if why:
        return SenbazuruError("bad-count", line=line, expected=expected, why=why)
    return SenbazuruError("bad-count", line=line, expected=expected)


# -- what people write


class Line(lines.Line):
    """A line that somebody has written, who is told what is wrong with it."""

    def wrong(self, expected: Said | str) -> SenbazuruError:
        return wrong(self.number, Said("expected-line", name=self.key, expected=expected))

    @property
    def words(self) -> list[str]:
        """What stands between commas."""
        return [word.strip() for word in self.value.split(",") if word.strip()]

    def number_up_to(self, most: int) -> int:
        if not (is_number(self.value) and int(self.value) <= most):
            raise self.wrong(Said("expected-number", least=0, most=most))
        return int(self.value)


class Part:
    """Lines that belong together: those for all, or those of a player. Each is to be taken."""

    def __init__(self, number: int = 0, name: str = "") -> None:
        self.number = number
        self.name = name
        self._lines: list[Line] = []
        self._taken: set[str] = set()

    def add(self, line: Line) -> None:
        self._lines.append(line)

    def all(self, key: str) -> list[Line]:
        """The lines of a key that may be given several times."""
        self._taken.add(key)
        return [line for line in self._lines if line.key == key]

    def take(self, key: str) -> Line | None:
        found = self.all(key)
        if len(found) > 1:
            raise wrong(found[1].number, Said("expected-one-line", name=key))
        return found[0] if found else None

    def words(self, key: str) -> list[str]:
        line = self.take(key)
        return line.words if line else []

    def after(self, line: Line, key: str) -> Line | None:
        """The line of a key that follows another one directly."""
        self._taken.add(key)
        place = next(n for n, found in enumerate(self._lines) if found is line) + 1
        following = self._lines[place] if place < len(self._lines) else None
        return following if following and following.key == key else None

    def end(self) -> None:
        for line in self._lines:
            if line.key not in self._taken:
                nearest = nearest_word(line.key, [*self._taken, PLAYER]) or "none"
                raise wrong(line.number, Said("expected-known-key", nearest=nearest, word=line.key))


class Tally:
    """What people have written, in parts.

    >>> tally = Tally("game: boats\\nplayer: Ann\\npoints: 7\\nplayer: Bob")
    >>> tally.names, tally.players[0].words("points")
    (['Ann', 'Bob'], ['7'])
    """

    def __init__(self, text: str) -> None:
        self.head = Part()
        self.players: list[Part] = []
        for read in list(lines_of(text, lambda number: wrong(number, Said("expected-colon")))):
            line = Line(read.number, " ".join(read.key.split()).lower(), read.value, read.rows, read.row_numbers)
            if line.key == PLAYER:
                self.players.append(Part(line.number, line.value[:LONGEST_NAME]))
            else:
                (self.players[-1] if self.players else self.head).add(line)

    @property
    def names(self) -> list[str]:
        return [part.name for part in self.players]

    def end(self) -> None:
        """Every line must have been asked for."""
        for part in (self.head, *self.players):
            part.end()


def plain(name: str) -> str:
    """A name as it is compared: small letters and digits, whatever stands above and between them.

    >>> plain("Zebra-Fink"), plain("Löwe")
    ('zebrafink', 'lowe')
    """
    return "".join(letter for letter in unicodedata.normalize("NFD", name.casefold()) if letter.isalnum())


class Things:
    """Things of a kind, by their ids and by what they are called; first letters will do.

    >>> cards = Things("card", ["elephant", "cat", "caterpillar", "polar-bear"])
    >>> cards.meant("El"), cards.meant("cat"), cards.meant("ca"), cards.meant("bear")
    (['elephant'], ['cat'], ['cat', 'caterpillar'], ['polar-bear'])
    """

    def __init__(self, noun: str, ids: Iterable[str], called: Called = nameless) -> None:
        self.ids = list(ids)
        self.names = {id: called(f"{noun}-{id}") for id in self.ids}
        self._spelled = [(id, _spellings(name)) for id in self.ids for name in dict.fromkeys((id, self.names[id]))]

    def meant(self, word: str) -> list[str]:
        """What a word may mean: what it names, or all that begin with it, or that have a word which does."""
        wanted = plain(word)
        whole = [id for id, (name, *_) in self._spelled if name == wanted]
        begun = [id for id, (name, *_) in self._spelled if name.startswith(wanted)]
        within = [id for id, (_, *ends) in self._spelled if any(end.startswith(wanted) for end in ends)]
        return list(dict.fromkeys(whole or begun or within)) if wanted else []

    def nearest(self, word: str) -> str:
        """The name that was probably meant, or `none`."""
        names = {name.lower(): name for id in self.ids for name in (id, self.names[id])}
        return names.get(nearest_word(word, names), "none")

    def of(self, line: Line) -> list[str]:
        """The things that a line names."""
        return [self.one(word, line) for word in line.words]

    def named(self, key: str, words: str) -> list[str]:
        """The things that somebody names who was asked."""
        return self.of(Line(0, key, words))

    def one(self, word: str, line: Line) -> str:
        found = self.meant(word)
        if len(found) > 1:
            raise line.wrong(Said("expected-one-meant", word=word, known=[self.names[id] for id in found]))
        if not found:
            raise line.wrong(Said("expected-name", word=word, nearest=self.nearest(word)))
        return found[0]


def _spellings(name: str) -> list[str]:
    """A name as it is compared, and from each further word of it on."""
    words = name.replace("-", " ").split()
    return [plain("".join(words[n:])) for n in range(len(words))]


# -- what becomes of it


class Draft:
    """A position that is written line by line. Each knows the line that people wrote, for what is wrong with it."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._origins: list[int] = []
        self._keys: dict[str, str] = {}

    def add(self, key: str, value: object = "", origin: Line | None = None, rows: Sequence[str] = ()) -> None:
        self._lines.append(f"{key}: {value}".rstrip())
        self._origins.append(origin.number if origin else 0)
        if origin:
            self._keys[key] = origin.key
        for n, row in enumerate(rows):
            self._lines.append(f"| {row}")
            self._origins.append(origin.row_numbers[n] if origin else 0)

    def __str__(self) -> str:
        return "\n".join(self._lines) + "\n"

    def traced(self, error: SenbazuruError) -> SenbazuruError:
        """What is wrong with the position, as a complaint about what people wrote."""
        line = error.details.get("line")
        if error.code != "bad-position" or not isinstance(line, int):
            return error
        expected: Any = error.details["expected"]
        if isinstance(expected, Said) and expected.args.get("name") in self._keys:
            expected = Said(expected.key, **{**expected.args, "name": self._keys[expected.args["name"]]})
        why: Any = error.details.get("why")
        return wrong(self._origins[line - 1] if line else 0, expected, why)


@dataclass(frozen=True)
class Ask:
    """A line that somebody is asked for: things by name, a number, the rows of a map, or how outlines were filled."""

    key: str
    kind: Literal["things", "number", "rows", "outlines"]
    things: Things | None = None
    title: str = ""
    value: str = ""
    """What stands on the line above the rows."""
    rows: tuple[str, ...] = ()
    """The map as it is printed."""
    outlines: tuple[tuple[str, list[str]] | None, ...] = ()
    """The colour and the squares of each; None for one that cannot have been filled."""


class Count(ABC):
    """How a game is counted. Its entry says where it lies."""

    @abstractmethod
    def position(self, rules: Rules, tally: Tally, called: Called) -> Draft:
        """The finished position. Raises SenbazuruError."""

    def asked_of_all(self, rules: Rules, called: Called) -> Iterator[Ask]:
        """What a person is asked first, when nobody has written anything."""
        yield from ()

    @abstractmethod
    def asked(self, rules: Rules, given: Mapping[str, list[str]], called: Called) -> Iterator[Ask]:
        """What is asked of a player. `given` has what was answered so far, for all and by this one."""


@dataclass(frozen=True)
class Counted:
    """A game that is over, and who has played it."""

    game: Game
    names: list[str]

    @property
    def scores(self) -> list[int]:
        return [int(points) for points in self.game.state.returns()]

    @property
    def winners(self) -> list[int]:
        return members(self.game.state.winners())

    @property
    def tied(self) -> bool:
        """Whether somebody has as many points as a winner, and has not won."""
        scores, winners = self.scores, self.winners
        best = scores[winners[0]]
        return any(points == best for seat, points in enumerate(scores) if seat not in winners)


def counted(count: Count, rules: Rules, text: str, called: Called = nameless) -> Counted:
    """Count what somebody has written. Raises SenbazuruError."""
    tally = Tally(text)
    game = tally.head.take("game")
    if game and game.value != rules.name:
        raise game.wrong(rules.name)
    least, most = rules.seats
    if not least <= len(tally.players) <= most:
        raise SenbazuruError("wrong-players", given=len(tally.players), least=least, most=most)
    draft = count.position(rules, tally, called)
    tally.end()
    try:
        return Counted(Game.from_position(rules, str(draft)), tally.names)
    except SenbazuruError as error:
        raise draft.traced(error) from None
