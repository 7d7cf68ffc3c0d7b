"""What a game brings to the terminal: a board that draws it, knows its keys and has its pages."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from textual.content import Content

from senbazuru.kernel.decision import Decision
from senbazuru.terminal.sitting import Sitting

if TYPE_CHECKING:
    from senbazuru.terminal.table_app import TableApp


@dataclass(frozen=True)
class Choice:
    """A line of the list: what it says, what it answers, or why it cannot be taken."""

    options: tuple[int, ...]
    label: str
    card: str | None = None
    reason: str = ""
    others: tuple[str, ...] = ()
    """More cards that come with it."""
    more: str = ""
    """What it means, told in the line if that has room for it."""


class Offer(Protocol):
    """What a seat may answer now: the decision, and the lines of a list; no lines where a board asks otherwise."""

    @property
    def decision(self) -> Decision: ...
    @property
    def choices(self) -> Sequence[Choice]: ...
    def question(self) -> str:
        """The question in a sentence."""


class Board(ABC):
    """One game's side of the table. The application does what all games share, and asks the board for the rest."""

    def __init__(self, app: "TableApp") -> None:
        self.app = app
        self.words = app.words
        self.session: Sitting = app.session

    def say(self, key: str, **args: Any) -> str:
        return self.words.words(key, **args)

    # -- what is asked

    @abstractmethod
    def offer(self, seat: int) -> Offer:
        """What a seat may answer now."""

    def beginning(self) -> int:
        """The line of the answers on which the cursor begins: the first that can be taken."""
        choices = self.app.answers.choices if self.app.answers else ()
        return next((n for n, choice in enumerate(choices) if choice.options), 0)

    def halt(self) -> tuple[str, str] | None:
        """A title and news that must not go by unread, each told once."""
        return None

    @abstractmethod
    def settled(self) -> None:
        """Something has happened: what was pointed at may lie elsewhere."""

    @property
    def secret(self) -> bool:
        """Whether somebody sees now what others at the same keyboard must not."""
        return True

    # -- drawing

    def order(self, first: int) -> list[int]:
        """Seats as they sit, from one on."""
        players = len(self.session.seats.names)
        return [(first + n) % players for n in range(players)]

    @abstractmethod
    def lines(self, width: int, height: int) -> list[Content]:
        """The table, exactly so wide and so high. If `app.nobody_seated`, without anything secret."""

    # -- keys and clicks

    def pressed(self, key: str, character: str | None) -> bool:
        """A key of this game's own; whether it was one."""
        return False

    @abstractmethod
    def clicked(self, meta: Mapping[str, Any], button: int) -> None:
        """A click on something of this game's own."""

    def scrolled(self, step: int) -> None:
        self.app.move(step)

    @abstractmethod
    def chosen(self) -> None:
        """The list of answers is used: nothing on the table is pointed at any more."""

    # -- pages

    @abstractmethod
    def show_info(self) -> None:
        """A page about what is looked at."""

    @abstractmethod
    def score_lines(self, width: int, order: Sequence[int]) -> Sequence[Content]:
        """The score explained, seat by seat in this order."""

    @abstractmethod
    def help_lines(self, width: int) -> Sequence[Content]:
        """How a game goes, and the keys."""

    def tie(self) -> str:
        """What decides between those with equal points; nothing where a game does not say."""
        key = f"tie-{self.session.game.rules.name}"
        return self.say(key) if self.words.has(key) else ""

    def barrier(self) -> str:
        """Why an answer cannot be taken back any more."""
        return self.say("terminal-undo-seen")

    @abstractmethod
    def passing(self, name: str) -> str:
        """What somebody sees next who gets the keyboard."""
