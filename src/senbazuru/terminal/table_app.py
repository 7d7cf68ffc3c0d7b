"""What all tables at a terminal share, wherever the game is played: drawing, keys and clicks, pages."""

import textwrap
from abc import abstractmethod
from collections.abc import Callable
from typing import Any

from textual import events
from textual.app import App, ComposeResult
from textual.content import Content
from textual.widget import Widget

from senbazuru.games import entry_named, found
from senbazuru.kernel.event import Event
from senbazuru.kernel.state import SPECTATOR
from senbazuru.terminal.board import Board, Choice, Offer
from senbazuru.terminal.ink import key_name, said
from senbazuru.terminal.pages import CLOSING, Lines, Page, close_keys
from senbazuru.terminal.sitting import Sitting, points_of, ranked
from senbazuru.terminal.themes import THEMES
from senbazuru.text import Words


class TableView(Widget, can_focus=True):
    """The whole table in one widget: the painter's lines."""

    DEFAULT_CSS = "TableView { width: 1fr; height: 1fr; }"

    @property
    def table(self) -> "TableApp":
        app = self.app
        assert isinstance(app, TableApp)
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


class TableApp(App[str]):
    """A table at one keyboard. What is drawn of it, and its own keys, are its board's."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { background: $background; color: $foreground; layout: vertical; }
    #title { height: 1; background: $bar; color: $foreground; text-style: bold; }
    #body { height: 1fr; padding: 0 1; scrollbar-size-vertical: 1; }
    #keys { height: 1; background: $bar; color: $foreground; }
    """

    def __init__(self, session: Sitting, *, words: Words, viewer: int, notice: str = "") -> None:
        super().__init__()
        self.session = session
        self.words = words
        self.notice = notice
        self.refused = False
        self.viewer = viewer
        self.answers: Offer | None = None
        self.cursor = 0
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
        board: Board = found(entry_named(self.session.game.rules.name).terminal)(self)
        return board

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Before a theme is chosen, and in those of Textual, the names of ours are known too."""
        return dict(THEMES[0].variables)

    def compose(self) -> ComposeResult:
        yield TableView()

    def on_mount(self) -> None:
        few = self.console.color_system in (None, "standard")
        self.theme = "terminal" if few else "night"

    def say(self, key: str, **args: Any) -> str:
        return self.words.words(key, **args)

    # -- what depends on where the game is played

    @abstractmethod
    def settle(self) -> None:
        """After anything has changed: ask the next person, wait, or show the end."""

    @abstractmethod
    def answer(self, options: tuple[int, ...]) -> None:
        """Give an answer for the viewer's seat."""

    @abstractmethod
    def undo(self) -> None:
        """Take the last answer back, or say why not."""

    @abstractmethod
    def show_end(self) -> None:
        """The last page."""

    @abstractmethod
    def leave(self) -> None:
        """Go away from the table."""

    def audience(self) -> int:
        """To whom the log is told."""
        # several people who look at the same open table are told what a spectator is
        together = len(self.session.humans) > 1 and not self.board.secret
        return SPECTATOR if together or self.watching else self.viewer

    def _forget(self) -> None:
        """Nothing of what was asked and told before is so any more."""
        self.answers = None
        self._told_to = None
        self.cursor = 0
        self.board.settled()

    def _halt(self, title: str, text: str) -> None:
        """News that wait until they are read."""
        self.redraw()

        def body(width: int) -> Lines:
            return [said(""), *(said(part) for part in textwrap.wrap(text, width))]

        keys = [(key_name(self.words, "enter"), "enter", self.say("terminal-bar-go-on"))]
        answers = dict.fromkeys(("enter", "space", "escape"), "")
        self.push_screen(Page(title, body, keys, answers=answers), lambda _: self.settle())

    def _ask(self, seat: int) -> None:
        self.viewer = self._seated = seat
        self.answers = self.board.offer(seat)
        self.cursor = self.board.beginning()
        self.redraw()

    # -- drawing

    def redraw(self) -> None:
        for view in self.query(TableView):
            view.refresh()

    def log_lines(self) -> list[str]:
        """The log in words, told anew only when something has happened, and then only the present turn."""
        whom = self.audience()
        if self._told_to != whom:
            events, beginnings = self.session.game.events(whom), self.session.game.rules.beginnings
            last = max((n for n, event in enumerate(events) if event.kind in beginnings), default=0)
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
            self.show_end()
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

    @property
    def watching(self) -> bool:
        """Whether nobody here plays."""
        return not self.session.humans

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
        self.answer(choice.options)

    def back(self) -> None:
        """Back to the question before, as long as nothing new was seen since, or to the last page."""
        if self.session.game.over:
            self.show_end()
        elif self.answers and self.session.game.can_undo(self.viewer):
            self.undo()

    def score_page(self, width: int) -> Lines:
        """The body of the last page."""
        view = self.session.game.view(self.viewer)
        winners, points = view["winners"], points_of(view)
        rows = [said(self.say("terminal-score-final"), "bold")]
        if winners and points.count(max(points, default=0)) > len(winners):
            rows.append(said(self.board.tie(), "$muted"))
        rows.append(said(""))
        return [*rows, *self.board.score_lines(width, ranked(view))]

    # -- pages

    def show_log(self, then: Callable[[str | None], None] | None = None) -> None:
        told = self.log_lines()

        def body(width: int) -> Lines:
            return [said(line) for line in told]

        page = Page(self.say("table-log"), body, close_keys(self.words), at_end=True, answers={**CLOSING, "l": ""})
        self.push_screen(page, then)

    def show_score(self) -> None:
        def body(width: int) -> Lines:
            return self.board.score_lines(width, self.board.order(self.viewer))

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
