"""What a game offers to everything around it."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any, ClassVar, Generic, Self

from senbazuru.kernel import plain
from senbazuru.kernel.choices import Choice, check_options
from senbazuru.kernel.decision import Decision
from senbazuru.kernel.drawing import Speech
from senbazuru.kernel.errors import Said, SenbazuruError
from senbazuru.kernel.event import Event, Ids, Shape, decode
from senbazuru.kernel.lines import Lines
from senbazuru.kernel.random import Seed
from senbazuru.kernel.state import NOBODY, Observation, S


@dataclass(frozen=True)
class Setup:
    """What a table agrees on before the game: its game, the number of players, and options of that game."""

    game: str
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)


class Rules(ABC, Generic[S]):
    """A game, as the kernel sees it. Rules hold no state; see `senbazuru.toy` for a complete small one.

    Most games do alike what has a body here.
    """

    name: str
    """The game's id."""
    version: ClassVar[int]
    """Raised by any change of legal answers or results."""
    shapes: ClassVar[Mapping[int, Shape]]
    """How its events are told, by their numbers."""
    ids: ClassVar[Ids] = {}
    """What the numbers of a type stand for in events: names of cards, for one. Others stand for themselves."""
    beginnings: ClassVar[Sequence[str]] = ("turn", "round")
    """Kinds of events with which something new begins: in a log, a paragraph."""
    unasked: ClassVar[Mapping[str, str]] = {}
    """Kinds of events that tell what is asked elsewhere, but here came about by itself, and for each which of its
    arguments would have been the answer: in words it may be said all the same."""
    observation: ClassVar[type[Observation]] = Observation
    """What its states show to a viewer: an `Observation` that knows how the cards are dealt which nobody has seen."""
    first_packs: ClassVar[Mapping[str, str]] = {}
    """The data of games whose tables did not note it when they began, as those of version 0.1: names and digests."""
    remembers: ClassVar[bool] = False
    """Whether cards can be seen on their way to other hands, and a table may say that people remember them alone."""

    @property
    @abstractmethod
    def seats(self) -> tuple[int, int]:
        """The fewest and the most players."""

    @property
    def choices(self) -> Sequence[Choice]:
        """What a table may choose."""
        return ()

    def setup(self, players: int, options: Mapping[str, Any], seed: Seed) -> Setup:
        """Check options and fill in what is left to chance. Raises SenbazuruError."""
        self.check_table(players, options)
        return Setup(self.name, players, dict(options))

    def check_table(self, players: int, options: Mapping[str, Any]) -> None:
        """Raise SenbazuruError for a number of players or options that the game does not have."""
        least, most = self.seats
        if type(players) is not int or not least <= players <= most:
            raise SenbazuruError("wrong-players", given=players, least=least, most=most)
        check_options(self.choices, options, players)

    @abstractmethod
    def new(self, setup: Setup, seed: Seed, listening: bool) -> S:
        """The first position, listening or not."""

    # -- data that is not code

    def packs(self, state: S) -> Mapping[str, str]:
        """The data a game is played with, as names and digests: records hold them."""
        return {}

    def carry(self, state: S) -> Mapping[str, str]:
        """Data that a record of this game must carry, to be played where it is not known: names and texts."""
        return {}

    def adopt(self, header: Mapping[str, Any]) -> Self:
        """Rules with the data that the game of a record or a table was begun with. Raises SenbazuruError."""
        return self

    def with_files(self, paths: Iterable[Path]) -> Self:
        """The same game with data of somebody's own, from files or folders. Raises SenbazuruError."""
        raise SenbazuruError("no-data", game=self.name)

    def names(self, language: str) -> Mapping[str, str]:
        """Names that such data brings along, by the keys of `text`."""
        return {}

    # -- looking

    @abstractmethod
    def decision(self, state: S, seat: int) -> Decision:
        """What a waiting seat is asked."""

    def kind(self, state: S, seat: int) -> str:
        """The kind of question that a waiting seat is asked. Searches ask often: it need not make the question."""
        return self.decision(state, seat).kind

    def outlook(self, state: S, seat: int) -> tuple[Mapping[str, Any], ...]:
        """What more there is to tell of that question to somebody who looks closely."""
        return ()

    @abstractmethod
    def view(self, state: S, viewer: int, *, memory: bool = True) -> Mapping[str, Any]:
        """What a viewer may know, as plain data.

        Without `memory` the hidden hands of others are only counted, even where the viewer has seen cards of them.
        It concerns neither one's own hand, nor what lies open, nor a game that is over, nor who sees everything.
        """

    def draw(self, state: S, view: Mapping[str, Any], words: Speech) -> str:
        """A view as text, for a terminal: at most 80 columns."""
        return plain.text(view, words)

    def svg(self, state: S, view: Mapping[str, Any], words: Speech) -> str:
        """A view as a picture."""
        return text_as_svg(self.draw(state, view, words))

    def event(self, packed: int, viewer: int, state: S) -> Event:
        """An event as a viewer sees it."""
        return decode(packed, viewer, self.shapes, self.ids)

    # -- numbers and text

    def table(self, header: Mapping[str, Any]) -> S:
        """A table such as a record with this header is played at, to recall facts on; the seed is not needed."""
        return self.new(Setup(self.name, header["players"], header["options"]), Seed(0, 0, 0, 0), False)

    def restore(self, header: Mapping[str, Any], facts: Sequence[int]) -> Observation[S]:
        """The observation at such a table that has these facts: so it can be sent to another process."""
        table = self.table(header)
        table.recall(list(facts[2:]))
        return self.observation(facts[0], table, facts[1])

    def write(self, state: S) -> str:
        """The position as text. In most games people want to write one by hand, and a game has words for its own."""
        facts = " ".join(str(int(fact)) for fact in state.facts())
        return f"game: {self.name}\nrules: {self.version}\nplayers: {int(state.players)}\nfacts: {facts}\n"

    def read(self, text: str) -> S:
        """A position from text. Raises SenbazuruError."""
        lines = Lines(text)
        if lines.take("game", self.name) != self.name:
            raise lines.wrong("game", self.name)
        lines.number("rules", self.version, self.version, self.version)
        least, most = self.seats
        players = lines.number("players", least, most, least)
        seed = Seed(0, 0, 0, 0)
        state = self.new(self.setup(players, {}, seed), seed, False)
        given = lines.take("facts", "").split()
        lines.end()
        if not given or not all(fact.lstrip("-").isdecimal() for fact in given):
            raise lines.wrong("facts", Said("expected-whole-numbers"))
        facts = [int(fact) for fact in given]
        try:
            state.recall(facts)
        except (IndexError, ValueError, OverflowError):
            raise lines.wrong("facts", Said("expected-facts")) from None
        if [int(fact) for fact in state.facts()] != facts:
            raise lines.wrong("facts", Said("expected-facts-exactly"))
        state._asked = NOBODY
        return state


def text_as_svg(text: str) -> str:
    """Lines of text as a picture, for games that have no other."""
    lines = text.splitlines()
    width = 20 + 9 * max(len(line) for line in lines)
    shown = "".join(f'<text x="10" y="{24 + 20 * n}">{escape(line)}</text>' for n, line in enumerate(lines))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{20 + 20 * len(lines)}" '
        f'font-family="monospace" font-size="15">{shown}</svg>'
    )
