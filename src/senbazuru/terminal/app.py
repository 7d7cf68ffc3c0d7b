"""The application: keys and clicks become answers, bots take their time, and everything is saved."""

import textwrap
from collections.abc import Callable
from typing import Final

from textual import events
from textual.app import App, ComposeResult
from textual.content import Content
from textual.theme import Theme
from textual.timer import Timer
from textual.widget import Widget

from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.event import Event
from senbazuru.kernel.state import SPECTATOR
from senbazuru.terminal.board import Board, Choice, Offer
from senbazuru.terminal.boards import BOARDS
from senbazuru.terminal.ink import said
from senbazuru.terminal.pages import CLOSING, Lines, Page, PassPage, close_keys
from senbazuru.terminal.session import Session
from senbazuru.text import Words

PACE: Final = 0.6
BEGINNINGS: Final = ("turn", "round")
"""Events with which something new begins."""

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
            "polar": "#a9d6e8",
            "exotic": "#5fd38a",
            "dinosaurs": "#d3b08c",
            "legendary": "#cfa3ee",
            "character-yellow": "#f7dc5e",
            "character-red": "#ff8f86",
            "rice": "#d9d4c4",
            # islands: ground, signs on it, paint, outlines, and the shape that is held
            "land": "#33382f",
            "land-ink": "#6f7867",
            "sea-ground": "#16283b",
            "sea-ink": "#3e6485",
            "mountain-ground": "#453f38",
            "mountain-ink": "#a3937c",
            "chip": "#ece5d3",
            "chip-ink": "#1b1b19",
            "chip-note": "#7d745f",
            "paint-ink": "#0d1116",
            "paint-blue": "#5b9bf0",
            "paint-green": "#7fcf6f",
            "paint-red": "#e8695f",
            "outline-blue": "#8fc0ff",
            "outline-green": "#9fe58d",
            "outline-red": "#ff9d92",
            "tint-blue": "#203a5c",
            "tint-green": "#27491f",
            "tint-red": "#582523",
            "held": "#ffd479",
            "held-ink": "#14120c",
            "refused": "#6a6f78",
            "refused-ink": "#ffffff",
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
            "polar": "#2c6a84",
            "exotic": "#0f7040",
            "dinosaurs": "#7a5326",
            "legendary": "#7b3f97",
            "character-yellow": "#7d6400",
            "character-red": "#b3261e",
            "rice": "#5d5848",
            "land": "#efe7d2",
            "land-ink": "#a3987c",
            "sea-ground": "#cfe2ee",
            "sea-ink": "#6f9ab8",
            "mountain-ground": "#dacfb8",
            "mountain-ink": "#77694f",
            "chip": "#35332e",
            "chip-ink": "#fbf8f1",
            "chip-note": "#b3ab98",
            "paint-ink": "#10151b",
            "paint-blue": "#79aeef",
            "paint-green": "#8bd27b",
            "paint-red": "#f0877c",
            "outline-blue": "#1b4f93",
            "outline-green": "#245f1c",
            "outline-red": "#9c2a1f",
            "tint-blue": "#d9e6f8",
            "tint-green": "#dcefd3",
            "tint-red": "#f9dedb",
            "held": "#8a3b00",
            "held-ink": "#ffffff",
            "refused": "#8b8678",
            "refused-ink": "#ffffff",
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
            "polar": "ansi_bright_cyan",
            "exotic": "ansi_bright_green",
            "dinosaurs": "ansi_yellow",
            "legendary": "ansi_bright_magenta",
            "character-yellow": "ansi_bright_yellow",
            "character-red": "ansi_bright_red",
            "rice": "ansi_default",
            "land": "ansi_default",
            "land-ink": "ansi_default",
            "sea-ground": "ansi_default",
            "sea-ink": "ansi_cyan",
            "mountain-ground": "ansi_default",
            "mountain-ink": "ansi_yellow",
            "chip": "ansi_white",
            "chip-ink": "ansi_black",
            "chip-note": "ansi_black",
            "paint-ink": "ansi_bright_white",
            "paint-blue": "ansi_blue",
            "paint-green": "ansi_green",
            "paint-red": "ansi_red",
            "outline-blue": "ansi_bright_blue",
            "outline-green": "ansi_bright_green",
            "outline-red": "ansi_bright_red",
            "tint-blue": "ansi_default",
            "tint-green": "ansi_default",
            "tint-red": "ansi_default",
            "held": "ansi_bright_yellow",
            "held-ink": "ansi_black",
            "refused": "ansi_bright_black",
            "refused-ink": "ansi_white",
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
        return self.table.board.lines(self.size.width, self.size.height)

    def on_click(self, event: events.Click) -> None:
        meta = event.style.meta
        self.table.quiet()
        if self.table.nobody_seated:
            return
        if "press" in meta:
            self.table.pressed(str(meta["press"]), None)
        elif "choice" in meta:
            self.table.click_choice(int(meta["choice"]), event.button)
        else:
            self.table.board.clicked(meta, event.button)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.table.board.scrolled(1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.table.board.scrolled(-1)


class TerminalGame(App[None]):
    """A game at one keyboard. What is drawn of it, and its own keys, are its board's."""

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
        self.answers: Offer | None = None
        self.cursor = 0
        self._timer: Timer | None = None
        self._seated: int | None = None
        """Whose hand may be seen; nobody's while the keyboard is passed."""
        self._told: list[str] = []
        self._past: tuple[int, list[Event]] = -1, []
        self._past_told: list[str] = []
        """What happened before the present turn, to whom it is told, and how."""
        self._told_to: int | None = None
        for theme in THEMES:
            self.register_theme(theme)
        self.board = self._board()

    def _board(self) -> Board:
        return BOARDS[self.session.game.rules.name](self)

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
            self._seated = None if len(humans) > 1 and self.board.secret else humans[0]
        if self.session.problem:
            self.tell(self.say("terminal-not-saved", problem=self.session.problem), refused=False)
        self.answers = None
        self._told_to = None
        self.cursor = 0
        self.board.settled()
        news = self.board.halt()
        if news:
            self._halt(*news)
            return
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
        elif seat != self._seated and self.board.secret:
            self._pass_to(seat)
        else:
            self._ask(seat)

    def _halt(self, title: str, text: str) -> None:
        """News that wait until they are read."""
        self.redraw()

        def body(width: int) -> Lines:
            return [said(""), *(said(part) for part in textwrap.wrap(text, width))]

        keys = [("Enter", "enter", self.say("terminal-bar-go-on"))]
        answers = dict.fromkeys(("enter", "space", "escape"), "")
        self.push_screen(Page(title, body, keys, answers=answers), lambda _: self.settle())

    def _ask(self, seat: int) -> None:
        self.viewer = self._seated = seat
        self.answers = self.board.offer(seat)
        self.cursor = self.board.beginning()
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
            self._ask(seat)

        next_name = self.session.seats.names[seat]
        self.push_screen(PassPage(self.words, next_name, self.board.passing(next_name), name), passed)

    def _pass_back(self, seat: int) -> None:
        """Taken back on the page between two people: whoever it was is still at the keyboard."""
        self._seated = self.viewer = seat
        self.settle()

    def _end(self) -> None:
        winners = self.session.winners()
        view = self.session.game.view(self.viewer)
        best = max(entry["score"] for entry in view["seats"])
        title = self.session.outcome(self.words)
        tied = sum(entry["score"] == best for entry in view["seats"]) > len(winners)

        def body(width: int) -> Lines:
            rows = [said(self.say("terminal-score-final"), "bold")]
            if tied:
                rows.append(said(self.board.tie(), "$muted"))
            rows.append(said(""))
            return [*rows, *self.board.score_lines(width, winners[0])]

        keys = [
            ("↓", "pagedown", self.say("terminal-bar-scroll")),
            ("o", "o", self.say("terminal-bar-table")),
            ("l", "l", self.say("terminal-bar-log")),
            ("n", "n", self.say("terminal-bar-again")),
            ("q", "q", self.say("terminal-bar-quit")),
        ]
        # no hasty Enter or Esc ends what somebody still reads
        answers = {"n": "again", "l": "log", "o": "table", "q": "quit"}

        def ended(answer: str | None) -> None:
            if answer == "again":
                self.session = self.session.again()
                self.viewer = self.session.humans[0]
                self.board = self._board()
                self.session.save()
                self.settle(first=True)
            elif answer == "log":
                self.show_log(lambda _: self._end())
            elif answer == "table":
                self.board.chosen()
                self.redraw()
            else:
                self.exit()

        self.push_screen(Page(title, body, keys, answers=answers), ended)

    # -- drawing

    def redraw(self) -> None:
        for view in self.query(TableView):
            view.refresh()

    def log_lines(self) -> list[str]:
        """The log in words, told anew only when something has happened, and then only the present turn."""
        # several people who look at the same open table are told what a spectator is
        together = len(self.session.humans) > 1 and not self.board.secret
        whom = SPECTATOR if together else self.viewer
        if self._told_to != whom:
            events = self.session.game.events(whom)
            last = max((n for n, event in enumerate(events) if event.kind in BEGINNINGS), default=0)
            seats = self.session.seats.names
            before, past = self._past
            if before != whom or events[: len(past)] != past or len(past) > last:
                past, self._past_told = [], []
            self._past_told += self.words.log(events[len(past) : last], seats, whom)
            self._past = whom, events[:last]
            self._told = self._past_told + self.words.log(events[last:], seats, whom)
            self._told_to = whom
        return self._told

    def question(self) -> str:
        """What is asked, or who is waited for."""
        game = self.session.game
        if self.answers:
            return self.answers.question()
        if game.over:
            return self.say("terminal-over")
        name = self.session.seats.names[game.waiting()[0]]
        key = "terminal-thinking-undo" if game.can_undo(self.viewer) else "terminal-thinking"
        return self.say(key, name=name)

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
        elif self.session.game.over and key in ("enter", "space"):
            self._end()
        elif self.board.pressed(key, character):
            pass
        elif character and character in "123456789":
            self.choose(int(character) - 1)
        elif key in ("up", "k", "down", "j"):
            self.move(1 if key in ("down", "j") else -1)
        elif key in ("home", "end") and self.answers:
            self.board.chosen()
            self.cursor = 0 if key == "home" else len(self.answers.choices) - 1
            self.redraw()
        elif key in ("enter", "space"):
            self.choose(self.cursor)
        elif key == "escape":
            self.back()
        elif key == "u":
            self.undo()
        elif key in ("i", "question_mark"):
            self.board.show_info()
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
    def plain(self) -> bool:
        """Whether the terminal's own few colours are used."""
        return self.theme == THEMES[-1].name

    @property
    def nobody_seated(self) -> bool:
        return self._seated is None

    def tell(self, notice: str, refused: bool = True) -> None:
        """Say something beside the game, until the next key: why something is not done, or else news."""
        self.notice, self.refused = notice, refused
        self.redraw()

    def choice(self) -> Choice | None:
        """The answer at the cursor."""
        if self.answers and self.cursor < len(self.answers.choices):
            return self.answers.choices[self.cursor]
        return None

    def move(self, step: int) -> None:
        """Up and down in the list of answers."""
        if self.answers and self.answers.choices:
            self.cursor = (self.cursor + step) % len(self.answers.choices)
            self.redraw()

    def click_choice(self, number: int, button: int) -> None:
        if button != 1:
            self.cursor = number
            self.board.chosen()
            self.board.show_info()
        else:
            self.choose(number)

    def choose(self, number: int) -> None:
        """Answer with a line of the list."""
        if self.answers is None:
            self.tell(self.say("terminal-no-answer-now"))
        elif number >= len(self.answers.choices):
            self.tell(self.say("terminal-no-answer", number=number + 1))
        else:
            self.cursor = number
            self.board.chosen()
            self.take(self.answers.choices[number])

    def take(self, choice: Choice) -> None:
        """Give an answer, or say why it cannot be given."""
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
        """Back inside an action that is not finished, or to the last page."""
        if self.session.game.over:
            self._end()
        elif self.answers and self.session.game.state.open():
            self.undo()

    def undo(self) -> None:
        able = [seat for seat in self.session.humans if self.session.game.can_undo(seat)]
        # where nothing is secret, whoever answered last may still be the one at the keyboard
        seat = able[0] if able and not self.board.secret else self.viewer
        try:
            self.session.undo(seat)
        except SenbazuruError as error:
            seen = error.code == "undo-barrier"
            self.tell(self.board.barrier() if seen else self.say("terminal-no-undo"))
        else:
            self.settle()

    def leave(self) -> None:
        self.session.save()
        self.exit()

    # -- pages

    def show_log(self, then: Callable[[str | None], None] | None = None) -> None:
        told = self.log_lines()

        def body(width: int) -> Lines:
            return [said(line) for line in told]

        page = Page(self.say("terminal-log"), body, close_keys(self.words), at_end=True, answers={**CLOSING, "l": ""})
        self.push_screen(page, then)

    def show_score(self) -> None:
        def body(width: int) -> Lines:
            return self.board.score_lines(width, self.viewer)

        title = self.say("terminal-score-title")
        self.push_screen(Page(title, body, close_keys(self.words), answers={**CLOSING, "s": ""}))

    def show_help(self) -> None:
        title = self.say("terminal-help-title")
        self.push_screen(
            Page(
                title,
                self.board.help_lines,
                close_keys(self.words),
                more=self.say("terminal-more"),
                answers={**CLOSING, "h": ""},
            )
        )
