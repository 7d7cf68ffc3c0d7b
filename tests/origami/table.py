"""A table for tests: set up by hand, spoken to in words.

t = at("families: farm, sky", "hand 0: raccoon, owl, elephant", "line: bee, cat, dog, ant", "deck: pig")
t.say("play", "raccoon", "owl", "elephant")
assert t.collection(0, "left") == ["raccoon"]

t = at("families: polar, exotic", "characters: ninja, monk", "middle: red-monk", "hand 0: seal, rice-paper")
assert t.paper() == 17
"""

from functools import cache
from typing import Any, Final, cast

from senbazuru.kernel.bits import members
from senbazuru.kernel.decision import Decision
from senbazuru.kernel.event import Event
from senbazuru.kernel.game import Game
from senbazuru.kernel.state import OMNISCIENT
from senbazuru.origami.engine.game import Origami
from senbazuru.origami.engine.zones import CARD
from senbazuru.origami.packs import LEGENDS_BOX, Card, shipped_characters
from senbazuru.origami.position import COLUMNS
from senbazuru.origami.rules import MIXED, ORIGAMI, OrigamiRules
from senbazuru.origami.shown import OrigamiView

SPECTATOR: Final = 5
NOTHING_ELSE: Final = "rest: out"
RICE: Final = "rice-paper"


class TestTable:
    """A game with short names for what tests look at. Seats count from 0."""

    __test__ = False

    def __init__(self, *lines: str, rules: OrigamiRules | None = None) -> None:
        text = "\n".join(lines)
        self.game = Game.from_position(rules or rules_of(text), text)

    @property
    def state(self) -> Origami:
        assert isinstance(self.game.state, Origami)
        return self.game.state

    # -- speaking

    def say(self, *words: str, seat: int | None = None) -> list[Event]:
        """Answer in words for a seat (by default the first one that is asked)."""
        speaker = self.game.waiting()[0] if seat is None else seat
        return [event for word in words for event in self.game.say(speaker, word)]

    def asked(self, seat: int | None = None) -> Decision:
        """The open question."""
        return self.game.decision(self.game.waiting()[0] if seat is None else seat)

    def offered(self, seat: int | None = None) -> set[str]:
        """The words that may be answered."""
        return {option.word for option in self.asked(seat).offered}

    def refused(self, word: str, seat: int | None = None) -> str:
        """The key of the reason why a word may not be answered."""
        reason = next(o.reason for o in self.asked(seat).options if o.word == word)
        assert reason is not None
        return reason.key

    # -- looking

    def figures(self, card: str) -> tuple[int, int, int, int]:
        """Copies, cost, folds and points of a card."""
        linked = self.state.linked
        n = linked.names.index(card)
        return linked.copies[n], linked.cost[n], linked.folds[n], linked.points[n]

    def points(self, *cards: str) -> int:
        """What is printed on these cards, together."""
        return sum(self.figures(card)[3] for card in cards)

    def hand(self, seat: int) -> list[str]:
        names = self.state.linked.names
        return sorted(name for card, name in enumerate(names) for _ in range(self.state.held(seat, card)))

    def known(self, seat: int, viewer: int) -> list[str]:
        """What a viewer (5 is the spectator) knows of a hand."""
        names = self.state.linked.names
        return sorted(name for card, name in enumerate(names) for _ in range(self.state.known(seat, card, viewer)))

    def collection(self, seat: int, side: str) -> list[str]:
        """Bottom to top."""
        column = COLUMNS.index(side)
        start = self.state.column_start(seat, column)
        size = self.state.column_size(seat, column)
        return [self.state.linked.names[self.state.cells[start + n] & CARD] for n in range(size)]

    def line(self) -> list[str]:
        return [self.state.linked.names[self.state.line_card(n)] for n in range(self.state.line_size)]

    def discards(self) -> list[str]:
        """Top first."""
        return [self.state.linked.names[self.state.discarded(n)] for n in range(self.state.discards_size)]

    def deck(self) -> list[str]:
        """Top first."""
        return [self.state.linked.names[self.state.cells[n]] for n in reversed(range(self.state.deck_size))]

    def scores(self) -> list[int]:
        return [int(score) for score in self.state.returns()]

    def extras(self) -> list[int]:
        """What each seat scores beyond the points that are printed on its origami."""
        collected = [
            self.collection(seat, "left") + self.collection(seat, "right") for seat in range(self.state.players)
        ]
        return [score - self.points(*cards) for score, cards in zip(self.scores(), collected, strict=True)]

    def winners(self) -> list[int]:
        return [seat for seat in range(self.state.players) if self.state.winners() >> seat & 1]

    def events(self, viewer: int = OMNISCIENT) -> list[Event]:
        return self.game.events(viewer)

    def told(self, kind: str, viewer: int = OMNISCIENT) -> list[dict[str, Any]]:
        """The arguments of all events of a kind that a viewer was told of."""
        return [dict(event.args) for event in self.events(viewer) if event.kind == kind]

    def middle(self) -> list[str]:
        """The characters in play."""
        return [self.state.linked.names[card] for card in members(self.state.middle)]

    def paper(self) -> int:
        """The rice paper that is in no hand."""
        return int(self.state.paper)

    def awards(self, seat: int) -> dict[str, int]:
        """What other players' cards and characters give to a seat."""
        return {award["card"]: award["points"] for award in self.game.view(OMNISCIENT)["seats"][seat]["awards"]}

    def whose_turn(self) -> int:
        return int(self.state.turn_seat)


def rules_of(text: str) -> OrigamiRules:
    """Mixed where a position names a family of Legends, or characters."""
    named = [line.split(":")[1] for line in text.splitlines() if line.startswith(("families:", "characters:"))]
    return MIXED if "characters:" in text or any(name in line for line in named for name in LEGENDS_BOX) else ORIGAMI


def view_of(game: Game, viewer: int) -> OrigamiView:
    """What a game shows, which the kernel does not know to be a table of Origami."""
    return cast(OrigamiView, game.view(viewer))


def at(*lines: str, rules: OrigamiRules | None = None) -> TestTable:
    """A table set up by hand; see docs/positions.md for the lines."""
    return TestTable(*lines, rules=rules)


@cache
def printed(card: str) -> Card:
    """One colour of a character, as its pack describes it."""
    return next(shipped for shipped in shipped_characters().cards if shipped.id == card)


def award(card: str) -> int:
    """What a character gives to whoever has the most, or the fewest."""
    return next(int(args["points"]) for verb, args in printed(card).program if verb == "score_most")


def rice(cards: int) -> str:
    """So much rice paper, as positions write it."""
    return ", ".join([RICE] * cards)
