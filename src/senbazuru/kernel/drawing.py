"""What drawings of all games share: words that are handed in, and text that fits into the columns of a terminal."""

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Any, Final, Protocol, cast
from unicodedata import east_asian_width

if TYPE_CHECKING:
    from senbazuru.kernel.decision import DecisionView, PublicDecision
    from senbazuru.kernel.game import GameView

WIDTH: Final = 80
_NONE: Final = "none"


class Speech(Protocol):
    """The words of a language, as `text.Words` has them. Games know none: whoever wants a drawing hands them in."""

    def words(self, key: str, /, **args: Any) -> str:
        """A message, or one of its attributes as `message.attribute`."""

    def has(self, key: str) -> bool:
        """Whether there are words for a key."""


class Drawing:
    """A view in words: what the text and the picture of a table both say."""

    def __init__(self, view: Mapping[str, Any], words: Speech, seats: Sequence[str]) -> None:
        self.present = cast("GameView", view) if "decisions" in view else None
        """What is asked, where a game goes on: the view of a position alone does not say."""
        self.viewer: int | str = view["viewer"]
        self.words = words
        self.say = words.words
        self._seats = seats

    def named(self, key: str, id: str) -> str:
        """What has an id and, elsewhere, a name: a language says which of them is drawn."""
        return one_line(self.say("drawing-name", id=id, name=self.say(key)))

    def seat(self, seat: int) -> str:
        return one_line(self._seats[seat]) if seat < len(self._seats) else self.say("drawing-seat", number=seat)

    def listed(self, items: Iterable[str], joint: str = "list-comma") -> str:
        said = list(items)

        def joined(start: str, item: str) -> str:
            return self.say(joint, start=start, next=item, letter=item[:1].lower())

        return reduce(joined, said) if said else ""

    def people(self, seats: Iterable[int], joint: str = "list-comma") -> str:
        return self.listed(map(self.seat, seats), joint)

    def seen_by(self) -> str:
        """Who sees what is drawn, unless that is one who sees everything."""
        if isinstance(self.viewer, int):
            return self.say("drawing-seen-by", who=self.seat(self.viewer))
        return self.say("drawing-seen-by-spectator")

    def won(self, winners: Sequence[int]) -> str:
        return self.say("drawing-won", names=self.people(winners, "list-and"), winners=len(winners))

    def revised(self) -> list[str]:
        """How often the past was changed, if it was."""
        revision = self.present["revision"] if self.present else 0
        return [self.say("drawing-revision", number=revision)] if revision else []

    def questions(self) -> list[str]:
        """Who is asked what, as everybody may know it, and whether the viewer can take something back."""
        together: dict[str, list[int]] = {}
        for decision in self.present["decisions"] if self.present else ():
            together.setdefault(self.question(decision), []).append(decision["seat"])
        said = [self.say("drawing-asked", who=self.people(who), question=asked) for asked, who in together.items()]
        if self.present and self.present["can_undo"]:
            said.append(self.say("drawing-can-undo", who=self.seat(int(self.viewer))))
        return said

    def question(self, decision: "DecisionView | PublicDecision") -> str:
        """A question in few words."""
        kind, (card, source) = decision["kind"], self.about(decision)
        key = f"drawing-asks-{kind}"
        what = self.say(key) if self.words.has(key) else kind.replace("-", " ")
        return self.say("drawing-question", kind=kind, what=what, card=card or _NONE, source=source or _NONE)

    def about(self, decision: "DecisionView | PublicDecision") -> tuple[str, str]:
        """The card that a question is about, and what asks it, by name; nothing for what is not to be said."""
        return "", ""


def one_line(words: str) -> str:
    """Nothing that would break a line or a picture."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in words).split())


def columns(words: str) -> int:
    """How many columns of a terminal: some scripts take two a sign."""
    return len(words) if words.isascii() else sum(2 if east_asian_width(sign) in "WF" else 1 for sign in words)


def widest(words: Iterable[str]) -> int:
    """The columns of the longest."""
    return max(map(columns, words), default=0)


def fitted(words: str, wide: int) -> str:
    """Exactly so many columns."""
    words = shortened(words, wide)
    return words + " " * (wide - columns(words))


def shortened(words: str, wide: int) -> str:
    """At most so many columns."""
    if columns(words) <= wide:
        return words
    while words and columns(words) >= wide:
        words = words[:-1]
    return f"{words}…"


def flow(start: str, words: Sequence[str], between: str, wide: int = WIDTH) -> list[str]:
    """Words in a row, broken between them and indented where they do not fit."""
    lines, indent = [start], " " * columns(start)
    room = wide - len(indent)
    for place, word in enumerate(words):
        joint = between if place else ""
        if columns(lines[-1] + joint + word) <= wide:
            lines[-1] += joint + word
            continue
        whole = columns(word) <= room or " " not in word
        parts = [shortened(word, room)] if whole else flow("", word.split(), " ", room)
        if not place:
            lines[-1] += parts.pop(0)
        lines += [indent + part for part in parts]
    return lines
