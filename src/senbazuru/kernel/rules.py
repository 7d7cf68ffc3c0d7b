"""What a game offers to everything around it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any, Protocol

from senbazuru.kernel.decision import Decision
from senbazuru.kernel.event import Event, Shape
from senbazuru.kernel.random import Seed
from senbazuru.kernel.state import State


@dataclass(frozen=True)
class Setup:
    """What a table agrees on before the game: its game, the number of players, and options of that game."""

    game: str
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)


class Rules(Protocol):
    """A game, as the kernel sees it. Rules hold no state; see `senbazuru.toy` for a complete small one."""

    @property
    def name(self) -> str:
        """The game's id."""

    @property
    def version(self) -> int:
        """Raised by any change of legal answers or results."""

    @property
    def shapes(self) -> Mapping[int, Shape]:
        """How its events are told, by their numbers."""

    @property
    def seats(self) -> tuple[int, int]:
        """The fewest and the most players."""

    @property
    def unasked(self) -> Mapping[str, str]:
        """Kinds of events that tell what is asked elsewhere, but here came about by itself, and for each which of its
        arguments would have been the answer: in words it may be said all the same."""

    def setup(self, players: int, options: Mapping[str, Any], seed: Seed) -> Setup:
        """Check options and fill in what is left to chance. Raises SenbazuruError."""

    def new(self, setup: Setup, seed: Seed, listening: bool) -> State:
        """The first position, listening or not."""

    def packs(self, state: State) -> Mapping[str, str]:
        """The data a game is played with, as names and digests."""

    def carry(self, state: State) -> Mapping[str, str]:
        """Data that a record of this game must carry, to be played where it is not known: names and texts."""

    def adopt(self, header: Mapping[str, Any]) -> "Rules":
        """Rules with the data that the game of a record or a table was begun with. Raises SenbazuruError."""

    def kind(self, state: State, seat: int) -> str:
        """The kind of question that a waiting seat is asked, without the question itself."""

    def decision(self, state: State, seat: int) -> Decision:
        """What a waiting seat is asked."""

    def outlook(self, state: State, seat: int) -> tuple[Mapping[str, Any], ...]:
        """What more there is to tell of that question to somebody who looks closely; nothing, as a rule."""

    def view(self, state: State, viewer: int, *, memory: bool = True) -> Mapping[str, Any]:
        """What a viewer may know, as plain data.

        Without `memory` the hidden hands of others are only counted, even where the viewer has seen cards of them.
        It concerns neither one's own hand, nor what lies open, nor a game that is over, nor who sees everything.
        """

    def draw(self, state: State, view: Mapping[str, Any]) -> str:
        """A view as text, for a terminal: at most 80 columns."""

    def svg(self, state: State, view: Mapping[str, Any]) -> str:
        """A view as a picture."""

    def event(self, packed: int, viewer: int, state: State) -> Event:
        """An event as a viewer sees it."""

    def dump(self, state: State) -> list[int]:
        """A position or an observation as plain numbers, to be sent to another process."""

    def restore(self, header: Mapping[str, Any], numbers: Sequence[int]) -> State:
        """What was dumped at a table with such a header, as records have it; the seed is not needed."""

    def write(self, state: State) -> str:
        """The position as text."""

    def read(self, text: str) -> State:
        """A position from text. Raises SenbazuruError."""


def text_as_svg(text: str) -> str:
    """Lines of text as a picture, for games that have no other."""
    lines = text.splitlines()
    width = 20 + 9 * max(len(line) for line in lines)
    shown = "".join(f'<text x="10" y="{24 + 20 * n}">{escape(line)}</text>' for n, line in enumerate(lines))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{20 + 20 * len(lines)}" '
        f'font-family="monospace" font-size="15">{shown}</svg>'
    )
