"""The application: keys and clicks become answers, bots take their time, and everything is saved."""

from collections.abc import Callable
from typing import Final

from textual import events
from textual.app import App, ComposeResult
from textual.content import Content
from textual.theme import Theme
from textual.timer import Timer
from textual.widget import Widget

from senbazuru.kernel.errors import SenbazuruError
from senbazuru.terminal.choices import Answers, Choice
from senbazuru.terminal.pages import (
    CLOSING,
    CardPage,
    Lines,
    Page,
    PassPage,
    close_keys,
    help_lines,
    score_lines,
)
from senbazuru.terminal.paint import ZONES, Painter, Scene, Spot, said, spots_of
from senbazuru.terminal.session import Session
from senbazuru.text import Words

PACE: Final = 0.6
RECENT: Final = 80
"""Lines of the log that may be of use beside the table."""

THEMES: Final = (
    Theme(
        name="night",
        dark=True,
        primary="#9ab7d3",
        accent="#ffd479",
        foreground="#eceae4",
        background="#15181d",
        surface="#15181d",
        panel="#262c35",
        variables={
            "bar": "#2b323d",
            "muted": "#9aa3ae",
            "farm": "#f0b860",
            "sky": "#7cc8f5",
            "sea": "#5fd7c4",
            "savannah": "#f2916b",
            "lawn": "#a5d46a",
        },
    ),
    Theme(
        name="paper",
        dark=False,
        primary="#2f5d8a",
        accent="#8a3b00",
        foreground="#1d1d1b",
        background="#fbf8f1",
        surface="#fbf8f1",
        panel="#e8e2d3",
        variables={
            "bar": "#e4dccb",
            "muted": "#625d53",
            "farm": "#8a5a00",
            "sky": "#0b62a0",
            "sea": "#00705f",
            "savannah": "#b03a12",
            "lawn": "#3f6d00",
        },
    ),
    Theme(
        name="terminal",
        dark=True,
        ansi=True,
        primary="ansi_blue",
        secondary="ansi_cyan",
        warning="ansi_yellow",
        error="ansi_red",
        success="ansi_green",
        accent="ansi_magenta",
        foreground="ansi_default",
        background="ansi_default",
        surface="ansi_default",
        panel="ansi_default",
        boost="ansi_default",
        variables={
            "bar": "ansi_default",
            "muted": "ansi_default",
            "farm": "ansi_red",
            "sky": "ansi_blue",
            "sea": "ansi_cyan",
            "savannah": "ansi_magenta",
            "lawn": "ansi_green",
            "ansi-background": "ansi_black",
            "ansi-foreground": "ansi_white",
        },
    ),
)
"""Dark, light, and the terminal's own sixteen colours on its own ground."""


class TableView(Widget, can_focus=True):
    """The whole table in one widget: the painter's lines."""

    DEFAULT_CSS = "TableView { width: 1fr; height: 1fr; }"

    @property
    def table(self) -> "TerminalGame":
        app = self.app
        assert isinstance(app, TerminalGame)
        return app

    def render(self) -> Content:
        return Content("\n").join(self.lines())

    def lines(self) -> list[Content]:
        return Painter(self.table.words, self.table.scene(), self.size.width, self.size.height).rows()

    def on_click(self, event: events.Click) -> None:
        meta = event.style.meta
        self.table.quiet()
        if self.table.nobody_seated:
            return
        if "press" in meta:
            self.table.pressed(str(meta["press"]), None)
        elif "choice" in meta:
            self.table.click_choice(int(meta["choice"]), event.button)
        elif "spot" in meta:
            self.table.click_spot(int(meta["spot"]), event.button)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.table.move(1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.table.move(-1)


class TerminalGame(App[None]):
    """A game of Origami at one keyboard."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { background: $background; color: $foreground; layout: vertical; }
    #title { height: 1; background: $bar; color: $foreground; text-style: bold; }
    #body { height: 1fr; padding: 0 1; scrollbar-size-vertical: 1; }
    #keys { height: 1; background: $bar; color: $foreground; }
    """

    def __init__(self, session: Session, *, words: Words, pace: float = PACE, notice: str = "") -> None:
        super().__init__()
        self.session = session
        self.words = words
        self.pace = pace
        self.notice = notice
        self.refused = False
        self.viewer = session.humans[0]
        self.answers: Answers | None = None
        self.cursor = 0
        self.spot: int | None = None
        self._spots: list[Spot] = []
        self._timer: Timer | None = None
        self._seated: int | None = None
        """Whose hand may be seen; nobody's while the keyboard is passed."""
        self._told: list[str] = []
        self._told_to: int | None = None
        for theme in THEMES:
            self.register_theme(theme)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Before a theme is chosen, and in those of Textual, the names of ours are known too."""
        return dict(THEMES[0].variables)

    def compose(self) -> ComposeResult:
        yield TableView()

    def on_mount(self) -> None:
        few = self.console.color_system in (None, "standard")
        self.theme = "terminal" if few else "night"
        self.session.save()
        self.settle(first=True)

    def say(self, key: str, **args: object) -> str:
        return self.words.words(key, **args)

    # -- what comes next

    def settle(self, first: bool = False) -> None:
        """After anything has changed: ask the next person, let a bot act, or show the end."""
        self._stop_timer()
        game = self.session.game
        if first:
            humans = self.session.humans
            self._seated = humans[0] if len(humans) == 1 else None
        if self.session.problem:
            self.tell(self.say("terminal-not-saved", problem=self.session.problem), refused=False)
        self.answers = None
        self._told_to = None
        self.spot = None
        self.cursor = 0
        seat = self.session.asked()
        if game.over:
            self.redraw()
            self._end()
        elif seat is None:
            self.redraw()
            patience = 2 * self.pace if game.can_undo(self.viewer) else self.pace
            if self.pace > 0:
                self._timer = self.set_timer(patience, self._let_bot_act)
            else:
                self.call_later(self._let_bot_act)
        elif seat != self._seated:
            self._pass_to(seat)
        else:
            self._ask(seat)

    def _ask(self, seat: int) -> None:
        self.viewer = seat
        self.answers = Answers(self.session.game, seat, self.words, self.session.seats.names)
        choices = self.answers.choices
        self.cursor = next((n for n, choice in enumerate(choices) if choice.options), 0)
        self.redraw()

    def _let_bot_act(self) -> None:
        self._timer = None
        if self.session.game.over or self.session.asked() is not None:
            return
        self.session.let_bot_act()
        self.settle()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _pass_to(self, seat: int) -> None:
        game, before = self.session.game, self._seated
        undo = before is not None and game.can_undo(before)
        name = self.session.seats.names[before] if undo and before is not None else None
        self._seated = None
        self.redraw()

        def passed(answer: str | None) -> None:
            if answer == "quit":
                self.leave()
                return
            if answer == "undo" and before is not None:
                self.session.undo(before)
                self._pass_back(before)
                return
            self._seated = seat
            self._ask(seat)

        self.push_screen(PassPage(self.words, self.session.seats.names[seat], name), passed)

    def _pass_back(self, seat: int) -> None:
        """Taken back on the page between two people: whoever it was is still at the keyboard."""
        self._seated = self.viewer = seat
        self.settle()

    def _end(self) -> None:
        names = self.session.seats.names
        winners = self.session.winners()
        view = self.session.game.view(self.viewer)
        best = max(entry["score"] for entry in view["seats"])
        if len(winners) > 1:
            listed = names[winners[0]]
            for n in winners[1:]:
                listed = self.say("list-and", start=listed, next=names[n])
            title = self.say("terminal-winners", names=listed)
        elif [winners[0]] == self.session.humans:
            title = self.say("terminal-you-win")
        else:
            title = self.say("terminal-winner", name=names[winners[0]])
        tied = sum(entry["score"] == best for entry in view["seats"]) > len(winners)

        def body(width: int) -> Lines:
            rows = [said(self.say("terminal-score-final"), "bold")]
            if tied:
                rows.append(said(self.say("terminal-tie-by-hand"), "$muted"))
            rows.append(said(""))
            return [*rows, *score_lines(self.words, view, self.session.cards, names, width, winners[0])]

        keys = [
            ("Enter", "enter", self.say("terminal-bar-again")),
            ("l", "l", self.say("terminal-bar-log")),
            ("↓", "pagedown", self.say("terminal-bar-scroll")),
            ("q", "q", self.say("terminal-bar-quit")),
        ]
        answers = {"enter": "again", "n": "again", "l": "log", "q": "quit", "escape": "quit"}

        def ended(answer: str | None) -> None:
            if answer == "again":
                self.session = self.session.again()
                self.viewer = self.session.humans[0]
                self.session.save()
                self.settle(first=True)
            elif answer == "log":
                self.show_log(lambda _: self._end())
            else:
                self.exit()

        self.push_screen(Page(title, body, keys, answers=answers), ended)

    # -- drawing

    def redraw(self) -> None:
        for view in self.query(TableView):
            view.refresh()

    def scene(self) -> Scene:
        """What is to be drawn now."""
        session = self.session
        view = session.game.view(self.viewer)
        if self._seated is None:
            # the keyboard is passed on: whoever sees this sees nobody's hand
            for entry in view["seats"]:
                entry["hand"] = []
            self._spots = spots_of(view, self.viewer)
            return Scene(view, session.cards, session.seats.names, self.viewer, self._question(), spots=self._spots)
        self._spots = spots_of(view, self.viewer)
        if self.spot is not None and self.spot >= len(self._spots):
            self.spot = None
        scene = Scene(
            view,
            session.cards,
            session.seats.names,
            self.viewer,
            self._question(),
            self.answers.choices if self.answers else (),
            self.cursor,
            self.spot,
            self.log_lines()[-RECENT:],
            self._prospect(),
            self.notice,
            self.answers.decision.source if self.answers else None,
            self.theme == THEMES[-1].name,
            [zone for zone in ZONES if self.answers and self.answers.concerns(zone)],
            self._keys(),
            self._spots,
            self.refused,
            self.answers.playing() if self.answers else None,
        )
        return scene

    def log_lines(self) -> list[str]:
        """The log in words, told anew only when something has happened."""
        if self._told_to != self.viewer:
            events = self.session.game.events(self.viewer)
            self._told = self.words.log(events, self.session.seats.names, self.viewer)
            self._told_to = self.viewer
        return self._told

    def _question(self) -> str:
        game = self.session.game
        if self.answers:
            return self.answers.question()
        if game.over:
            return self.say("terminal-over")
        name = self.session.seats.names[game.waiting()[0]]
        key = "terminal-thinking-undo" if game.can_undo(self.viewer) else "terminal-thinking"
        return self.say(key, name=name)

    def _prospect(self) -> str:
        if self.answers is None:
            return ""
        if self.spot is not None:
            spot = self._spots[self.spot]
            return self.answers.prospect(spot.zone, spot.card)
        choice = self._choice()
        if choice and choice.card and choice.options and self.answers.decision.kind == "play":
            return self.answers.prospect("hand", choice.card)
        if choice and choice.reason:
            return self.say("terminal-because", reason=choice.reason)
        return ""

    def _keys(self) -> list[tuple[str, str, str]]:
        keys = [("Enter", "enter", "choose"), ("Tab", "tab", "cards"), ("Esc", "escape", "back")]
        keys += [("u", "u", "undo"), ("i", "i", "info"), ("l", "l", "log"), ("s", "s", "score")]
        keys += [("h", "h", "help"), ("q", "q", "quit")]
        return [(shown, press, self.say(f"terminal-bar-{word}")) for shown, press, word in keys]

    # -- keys and clicks

    def on_key(self, event: events.Key) -> None:
        if len(self.screen_stack) > 1:
            return
        event.stop()
        event.prevent_default()
        self.pressed(event.key, event.character)

    def pressed(self, key: str, character: str | None) -> None:
        self.quiet()
        if self._seated is None:
            if key == "q":
                self.leave()
        elif character and character in "123456789":
            self.choose(int(character) - 1)
        elif key in ("up", "k", "down", "j"):
            self.move(1 if key in ("down", "j") else -1)
        elif key in ("left", "right"):
            self.step(1 if key == "right" else -1)
        elif key in ("tab", "shift+tab"):
            self.next_zone(1 if key == "tab" else -1)
        elif key in ("home", "end") and self.answers:
            self.spot = None
            self.cursor = 0 if key == "home" else len(self.answers.choices) - 1
            self.redraw()
        elif key in ("enter", "space"):
            self.enter()
        elif key == "escape":
            self.back()
        elif key == "u":
            self.undo()
        elif key in ("i", "question_mark"):
            self.show_card()
        elif key == "l":
            self.show_log()
        elif key == "s":
            self.show_score()
        elif key == "h":
            self.show_help()
        elif key == "t":
            order = [theme.name for theme in THEMES]
            self.theme = order[(order.index(self.theme) + 1) % len(order)]
            self.redraw()
        elif key == "q":
            self.leave()

    def quiet(self) -> None:
        if self.notice:
            self.notice = ""
            self.redraw()

    @property
    def nobody_seated(self) -> bool:
        return self._seated is None

    def tell(self, notice: str, refused: bool = True) -> None:
        """Say something beside the game, until the next key: why something is not done, or else news."""
        self.notice, self.refused = notice, refused
        self.redraw()

    def _choice(self) -> Choice | None:
        if self.answers and self.cursor < len(self.answers.choices):
            return self.answers.choices[self.cursor]
        return None

    def move(self, step: int) -> None:
        """Up and down in the list of answers."""
        if self.answers:
            if self.spot is None:
                self.cursor = (self.cursor + step) % len(self.answers.choices)
            self.spot = None
            self.redraw()

    def step(self, step: int) -> None:
        """Left and right among the cards of the table."""
        if not self._spots:
            return
        self.spot = 0 if self.spot is None else (self.spot + step) % len(self._spots)
        self.redraw()

    def next_zone(self, step: int) -> None:
        """From the answers to the hand, the draw line, the discards, the collections, and back."""
        zones = [zone for zone in ZONES if any(spot.zone == zone for spot in self._spots)]
        stops: list[str | None] = [None, *zones]
        here = self._spots[self.spot].zone if self.spot is not None else None
        there = stops[(stops.index(here) + step) % len(stops)]
        self.spot = next((n for n, spot in enumerate(self._spots) if spot.zone == there), None)
        self.redraw()

    def enter(self) -> None:
        if self.spot is not None:
            self.pick(self.spot)
        else:
            self.choose(self.cursor)

    def click_choice(self, number: int, button: int) -> None:
        if button != 1:
            self.cursor, self.spot = number, None
            self.show_card()
        else:
            self.choose(number)

    def click_spot(self, number: int, button: int) -> None:
        self.spot = number
        if button != 1:
            self.show_card()
        else:
            self.pick(number)

    def choose(self, number: int) -> None:
        """Answer with a line of the list."""
        if self.answers is None:
            self.tell(self.say("terminal-no-answer-now"))
        elif number >= len(self.answers.choices):
            self.tell(self.say("terminal-no-answer", number=number + 1))
        else:
            self.cursor, self.spot = number, None
            self._take(self.answers.choices[number])

    def pick(self, number: int) -> None:
        """Answer with a card on the table."""
        self.redraw()
        if self.answers is None or number >= len(self._spots):
            return
        spot = self._spots[number]
        choice = self.answers.meant(spot.zone, spot.card)
        if choice is None:
            said_so = self.say("terminal-not-a-choice", card=self.words.card(spot.card))
            self.tell(said_so)
        else:
            self._take(choice)

    def _take(self, choice: Choice) -> None:
        if not choice.options:
            self.tell(f"{choice.label}: {choice.reason}")
            self.redraw()
            return
        try:
            self.session.answer(self.viewer, choice.options)
        except SenbazuruError as error:
            self.tell(self.words.error(error))
        self.settle()

    def back(self) -> None:
        """Out of the cards, or back inside an action that is not finished."""
        if self.spot is not None:
            self.spot = None
            self.redraw()
        elif self.answers and self.session.game.state.open():
            self.undo()

    def undo(self) -> None:
        try:
            self.session.undo(self.viewer)
        except SenbazuruError as error:
            seen = error.code == "undo-barrier"
            self.tell(self.say("terminal-undo-seen" if seen else "terminal-no-undo"))
        else:
            self.settle()

    def leave(self) -> None:
        self.session.save()
        self.exit()

    # -- pages

    def show_card(self) -> None:
        card = self._looked_at()
        if card:
            cards = self.session.cards
            self.push_screen(CardPage(self.words, cards[card], list(cards.values()), self._prospect()))

    def _looked_at(self) -> str | None:
        choice = self._choice()
        if self.spot is not None and self.spot < len(self._spots):
            return self._spots[self.spot].card
        if choice and choice.card:
            return choice.card
        if self.answers and self.answers.decision.source:
            return self.answers.decision.source
        return self._spots[0].card if self._spots else None

    def show_log(self, then: Callable[[str | None], None] | None = None) -> None:
        told = self.log_lines()

        def body(width: int) -> Lines:
            return [said(line) for line in told]

        page = Page(self.say("terminal-log"), body, close_keys(self.words), at_end=True, answers={**CLOSING, "l": ""})
        self.push_screen(page, then)

    def show_score(self) -> None:
        view = self.session.game.view(self.viewer)
        names = self.session.seats.names

        def body(width: int) -> Lines:
            return score_lines(self.words, view, self.session.cards, names, width, self.viewer)

        title = self.say("terminal-score-title")
        self.push_screen(Page(title, body, close_keys(self.words), answers={**CLOSING, "s": ""}))

    def show_help(self) -> None:
        families = self.session.game.view(self.viewer)["families"]

        def body(width: int) -> Lines:
            return help_lines(self.words, width, families)

        title = self.say("terminal-help-title")
        self.push_screen(
            Page(title, body, close_keys(self.words), more=self.say("terminal-more"), answers={**CLOSING, "h": ""})
        )
