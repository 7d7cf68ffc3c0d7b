"""Origami at the terminal: cards that one can go to and pick."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from textual.content import Content

from senbazuru.origami.packs import Card
from senbazuru.origami.shown import OrigamiView
from senbazuru.terminal.board import Board
from senbazuru.terminal.ink import key_name
from senbazuru.terminal.origami.choices import Answers, cards_of
from senbazuru.terminal.origami.force import Force
from senbazuru.terminal.origami.pages import CardPage, help_lines, now_lines, score_lines
from senbazuru.terminal.origami.paint import ZONES, Painter, Scene, Spot, spots_of
from senbazuru.terminal.pages import CLOSING, Lines, Page, close_keys

if TYPE_CHECKING:
    from senbazuru.terminal.table_app import TableApp

RECENT: Final = 80
"""Lines of the log that may be of use beside the table."""
KEYS: Final = (
    ("enter", "enter", "choose"),
    ("tab", "tab", "cards"),
    ("escape", "escape", "back"),
    ("u", "u", "undo"),
    ("i", "i", "info"),
    ("l", "l", "log"),
    ("s", "s", "score"),
    ("h", "h", "help"),
    ("q", "q", "quit"),
)
LEGENDS_KEYS: Final = (*KEYS[:2], *KEYS[3:5], ("m", "m", "now"), *KEYS[5:7], KEYS[2], *KEYS[7:])
"""Where cards change the rules: one key more, so in a narrow bar Esc gives way, which u does too."""


class OrigamiBoard(Board):
    """The hand, the draw line, the discards and all collections; one of their cards may be pointed at."""

    def __init__(self, app: "TableApp") -> None:
        super().__init__(app)
        self.cards = cards_of(self.session.game)
        self.legends = any(card.kind == "ongoing" or card.character for card in self.cards.values())
        """Whether cards at this table may change the rules."""
        self.spot: int | None = None
        self.spots: list[Spot] = []
        self.answers: Answers | None = None

    def offer(self, seat: int) -> Answers:
        self.answers = Answers(self.session.game, seat, self.words, self.session.seats.names)
        return self.answers

    def settled(self) -> None:
        self.spot = self.answers = None

    def chosen(self) -> None:
        self.spot = None

    # -- drawing

    def lines(self, width: int, height: int) -> list[Content]:
        return Painter(self.words, self.scene(), width, height).rows()

    def scene(self) -> Scene:
        """What is to be drawn now."""
        app, session, answers = self.app, self.session, self.answers
        view: OrigamiView = session.game.view(app.viewer)
        cards, names = self.cards, session.seats.names
        if app.nobody_seated:
            # the keyboard is passed on: whoever sees this sees nobody's hand
            for entry in view["seats"]:
                entry["hand"] = []
            self.spots = spots_of(view, app.viewer)
            return Scene(view, cards, names, app.viewer, app.question(), spots=self.spots)
        keys = LEGENDS_KEYS if self.legends else KEYS
        self.spots = spots_of(view, app.viewer)
        if self.spot is not None and self.spot >= len(self.spots):
            self.spot = None
        return Scene(
            view,
            cards,
            names,
            app.viewer,
            app.question(),
            answers.choices if answers else (),
            app.cursor,
            self.spot,
            app.log_lines()[-RECENT:],
            self._prospect(),
            app.notice,
            answers.decision.source if answers else None,
            app.plain,
            answers.lit if answers else (),
            [(key_name(self.words, key), press, self.say(f"terminal-bar-{word}")) for key, press, word in keys],
            self.spots,
            app.refused,
            answers.playing() if answers else None,
            app.watching,
        )

    def _prospect(self) -> str:
        if self.answers is None:
            return ""
        if self.spot is not None:
            return self.answers.prospect(self.spots[self.spot].where)
        choice = self.app.choice()
        if choice and choice.reason:
            return self.say("terminal-because", reason=choice.reason)
        return self.answers.prospect_of(choice) if choice else ""

    # -- keys and clicks

    def pressed(self, key: str, character: str | None) -> bool:
        if key in ("left", "right"):
            self.step(1 if key == "right" else -1)
        elif key in ("tab", "shift+tab"):
            self.next_zone(1 if key == "tab" else -1)
        elif key == "m" and self.legends:
            self.show_now()
        elif key in ("enter", "space") and self.spot is not None:
            self.pick(self.spot)
        elif key == "escape" and self.spot is not None:
            self.spot = None
            self.app.redraw()
        elif key in ("up", "k", "down", "j") and self.spot is not None and self.answers:
            # back to the list, where one was in it
            self.spot = None
            self.app.redraw()
        else:
            return False
        return True

    def clicked(self, meta: Mapping[str, Any], button: int) -> None:
        if "spot" not in meta:
            return
        self.spot = int(meta["spot"])
        if button != 1:
            self.show_info()
        else:
            self.pick(self.spot)

    def scrolled(self, step: int) -> None:
        if self.spot is None:
            self.app.move(step)
        elif self.answers:
            self.spot = None
            self.app.redraw()

    def step(self, step: int) -> None:
        """Left and right among the cards of the table."""
        if not self.spots:
            return
        self.spot = 0 if self.spot is None else (self.spot + step) % len(self.spots)
        self.app.redraw()

    def next_zone(self, step: int) -> None:
        """From the answers to the hand, the draw line, the discards, the collections, and back."""
        zones = [zone for zone in ZONES if any(spot.zone == zone for spot in self.spots)]
        stops: list[str | None] = [None, *zones]
        here = self.spots[self.spot].zone if self.spot is not None else None
        there = stops[(stops.index(here) + step) % len(stops)]
        self.spot = next((n for n, spot in enumerate(self.spots) if spot.zone == there), None)
        self.app.redraw()

    def pick(self, number: int) -> None:
        """Answer with a card on the table."""
        self.app.redraw()
        if self.answers is None or number >= len(self.spots):
            return
        spot = self.spots[number]
        choice = self.answers.meant(spot.where)
        if choice is None:
            self.app.tell(self.words.about("terminal-not-a-choice", card=spot.card))
        else:
            self.app.take(choice)

    # -- pages

    def show_info(self) -> None:
        card = self._looked_at()
        if not card:
            return
        first, prospect = self.cards[card], self._prospect()
        zone = self.spots[self.spot].zone if self.spot is not None and self.spot < len(self.spots) else ""
        force = Force(self.session.game.view(self.app.viewer), self.cards, self.app.viewer)

        def notes(card: Card) -> list[str]:
            if card is not first:
                return force.notes(self.words, card)
            return [*([prospect] if prospect else []), *force.notes(self.words, card, zone)]

        self.app.push_screen(CardPage(self.words, first, list(self.cards.values()), notes))

    def show_now(self) -> None:
        """A page about what cards change now, and for whom."""
        view: OrigamiView = self.session.game.view(self.app.viewer)
        names = self.session.seats.names

        def body(width: int) -> Lines:
            return now_lines(self.words, view, self.cards, names, width)

        page = Page(
            self.say("terminal-now-title"),
            body,
            close_keys(self.words),
            more=self.say("terminal-more"),
            answers={**CLOSING, "m": ""},
        )
        self.app.push_screen(page)

    def _looked_at(self) -> str | None:
        choice = self.app.choice()
        if self.spot is not None and self.spot < len(self.spots):
            return self.spots[self.spot].card
        if choice and choice.card:
            return choice.card
        if self.answers and self.answers.decision.source:
            return self.answers.decision.source
        return self.spots[0].card if self.spots else None

    def score_lines(self, width: int, order: Sequence[int]) -> Sequence[Content]:
        view: OrigamiView = self.session.game.view(self.app.viewer)
        return score_lines(self.words, view, self.cards, self.session.seats.names, width, order)

    def help_lines(self, width: int) -> Sequence[Content]:
        return help_lines(self.words, width, self.session.game.view(self.app.viewer))

    def passing(self, name: str) -> str:
        return self.say("terminal-pass-note", name=name)
