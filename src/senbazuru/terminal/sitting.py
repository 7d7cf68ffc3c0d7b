"""What boards need of a game and of those who play it, wherever it is played: here, or at a server."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from senbazuru.bots.bot import BOT_NAMES
from senbazuru.kernel.decision import Ahead, Decision, Option
from senbazuru.kernel.event import Event
from senbazuru.kernel.rules import Rules
from senbazuru.text import Words

NOT_YET: Final = Ahead()
"""What is known of a question that a server is still to tell of."""


def leads(option: Option) -> bool:
    """Whether an option stands for more than one thing, of which one will be asked for next.

    People point at that thing at once: at a card of the draw line, at a square of an island; or name a high bid.
    """
    places = ((where.place, where.height, where.square) for where in option.where)
    return (None, None, None) in places or option.key == "bid-more"


@dataclass(frozen=True)
class Seats:
    """Who sits where: names, and the bot of each seat (None for a person)."""

    names: tuple[str, ...]
    bots: tuple[str | None, ...]

    @staticmethod
    def around(words: Words, players: int, humans: int, bots: Sequence[str]) -> "Seats":
        """People first, then bots, dealt in turn."""
        names = [words.words("table-you.start")] if humans == 1 else [words.seat(seat) for seat in range(humans)]
        names += BOT_NAMES[: players - humans]
        seated = [None if seat < humans else bots[(seat - humans) % len(bots)] for seat in range(players)]
        return Seats(tuple(names), tuple(seated))

    def as_list(self) -> list[dict[str, Any]]:
        return [{"name": name, "bot": bot} for name, bot in zip(self.names, self.bots)]


class Play(Protocol):
    """A game that somebody looks at. `kernel.Game` is one."""

    @property
    def rules(self) -> Rules: ...
    @property
    def over(self) -> bool: ...
    def waiting(self) -> list[int]:
        """The seats that must answer."""

    def decision(self, seat: int) -> Decision:
        """What a seat of ours is asked."""

    def view(self, viewer: int) -> Any:
        """What its rules show: an `OrigamiView`, an `IslandsView`. The board of a game knows which."""

    def events(self, viewer: int) -> list[Event]: ...
    def can_undo(self, seat: int) -> bool: ...
    def ahead(self, seat: int, *begun: int) -> Ahead:
        """What a seat of ours would be asked after some options: `NOT_YET` while a server is still to tell.

        It tells at once of the present question, and of what comes after an option that leads on.
        """


class Sitting(ABC):
    """People at one keyboard, and the game they are in."""

    game: Play

    @property
    @abstractmethod
    def seats(self) -> Seats: ...

    @property
    @abstractmethod
    def humans(self) -> list[int]:
        """The seats of those at this keyboard."""

    @abstractmethod
    def asked(self) -> int | None:
        """The one of them who must answer now."""

    def outcome(self, words: Words) -> str:
        """How a game that is over has ended, in a sentence: who has won, or a lone player's title."""
        names, view = self.seats.names, self.game.view(next(iter(self.humans), 0))
        if _titled(self, view):
            title = words.words(f"title-{view['title'] or 'none'}")
            key = "terminal-titled" if view["title"] else "terminal-untitled"
            return words.words(key, points=points_of(view)[0], title=title)
        won = view["winners"] or []
        if not won:
            return words.words("terminal-no-winner")
        if len(won) == 1 and won == self.humans:
            return words.words("table-you-win")
        listed = names[won[0]]
        for name in (names[seat] for seat in won[1:]):
            listed = words.words("list-and", start=listed, next=name, letter=name[:1].lower())
        return words.words("table-wins", names=listed, count=len(won))


def points_of(view: Mapping[str, Any]) -> list[int]:
    """Everybody's points, which a view has as the `score` of its seats; nothing in a game that has none."""
    points = [entry.get("score") for entry in view.get("seats", ())]
    return points if all(isinstance(each, int) for each in points) else []


def ranked(view: Mapping[str, Any]) -> list[int]:
    """Seats from the first to the last: those who have won, which the game knows, then by points."""
    points, won = points_of(view), view["winners"] or []
    return sorted(range(len(view.get("seats", ()))), key=lambda seat: (seat not in won, -points[seat] if points else 0))


def _titled(sitting: Sitting, view: Mapping[str, Any]) -> bool:
    """Whether somebody plays alone, for a title."""
    return len(sitting.seats.names) == 1 and "title" in view


def result(words: Words, sitting: Sitting, viewer: int) -> str:
    """The end of a game in a line, with everybody's points."""
    title, view = sitting.outcome(words), sitting.game.view(viewer)
    each = [
        words.words("terminal-result-each", name=name, points=points)
        for name, points in zip(sitting.seats.names, points_of(view))
    ]
    untold = not each or _titled(sitting, view)
    return title if untold else words.words("terminal-result", title=title, scores=", ".join(each))
