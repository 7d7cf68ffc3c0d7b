"""Any game at the terminal, made from its views and questions alone."""

import textwrap
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from textual.content import Content

from senbazuru.games import entry_named
from senbazuru.kernel.decision import Decision, Option, Where
from senbazuru.kernel.plain import is_nothing, rows
from senbazuru.kernel.state import OMNISCIENT, SPECTATOR
from senbazuru.terminal.board import Board, Choice
from senbazuru.terminal.ink import inset, key_name, said, told
from senbazuru.terminal.pages import CLOSING, Lines, Page, close_keys
from senbazuru.terminal.plain_paint import Labels, Place, PlainPainter, PlainScene, parted
from senbazuru.terminal.sitting import points_of

if TYPE_CHECKING:
    from senbazuru.terminal.table_app import TableApp

RECENT: Final = 80
"""Lines of the log that may be of use beside the table."""
NO: Final = 0
"""The option that declines, in every game."""
KEYS: Final = (
    ("enter", "enter", "terminal-bar-choose"),
    ("escape", "escape", "terminal-bar-back"),
    ("u", "u", "terminal-bar-undo"),
    ("i", "i", "terminal-plain-bar-table"),
    ("l", "l", "terminal-bar-log"),
    ("s", "s", "terminal-bar-score"),
    ("h", "h", "terminal-bar-help"),
    ("q", "q", "terminal-bar-quit"),
)
HELP_KEYS: Final = (
    ("↑ ↓", "terminal-help-arrows"),
    ("enter", "terminal-plain-help-enter"),
    ("escape", "terminal-help-escape"),
    ("u", "terminal-help-undo"),
    ("i ?", "terminal-plain-help-table"),
    ("l", "terminal-help-log"),
    ("s", "terminal-plain-help-score"),
    ("t", "terminal-help-theme"),
    ("h", "terminal-help-help"),
    ("q", "terminal-help-quit"),
)


class PlainOffer:
    """What a seat may answer now, a line for each option."""

    def __init__(self, board: "PlainBoard", seat: int) -> None:
        self.board = board
        self.decision: Decision = board.session.game.decision(seat)
        # a refusal stands last, where no hasty Enter meets it
        optional = self.decision.least == 0
        options = sorted(self.decision.options, key=lambda option: optional and option.id == NO)
        self.choices = [self._choice(option) for option in options]
        lying = [(where, n) for n, option in enumerate(options) for where in option.where]
        there = Counter(where for where, _ in lying)
        self.lit: dict[Place, int] = {
            (where.zone, where.seat, where.place): n
            for where, n in lying
            # what lies more exactly than a view is drawn here, or with others, is found in the list alone
            if there[where] == 1 and where == Where(where.zone, seat=where.seat, place=where.place)
        }

    def _choice(self, option: Option) -> Choice:
        words = self.board.words
        label = words.option(option, self.board.session.seats.names, self.decision.kind)
        reason = words.reason(option.reason) if option.reason else ""
        return Choice(() if option.reason else (option.id,), label, reason=reason)

    def question(self) -> str:
        question = self.board.words.prompt(self.decision, self.board.session.seats.names)
        if len(self.board.session.humans) > 1:
            name = self.board.session.seats.names[self.decision.seat]
            question = self.board.say("terminal-question", card=name, question=question)
        return question


class PlainBoard(Board):
    """What a view shows as lines, and a list of answers."""

    def __init__(self, app: "TableApp") -> None:
        super().__init__(app)
        self.answers: PlainOffer | None = None

    @property
    def labels(self) -> Labels:
        return Labels(self.words, self.session.seats.names)

    # -- what is asked

    def offer(self, seat: int) -> PlainOffer:
        self.answers = PlainOffer(self, seat)
        return self.answers

    def settled(self) -> None:
        self.answers = None

    @property
    def secret(self) -> bool:
        """Whether somebody here sees more than a spectator, or choices are made that are kept until the last is in."""
        game = self.session.game
        seen = [list(rows(game.view(viewer))) for viewer in (SPECTATOR, *self.session.humans)]
        return len(game.waiting()) > 1 or any(shown != seen[0] for shown in seen)

    # -- drawing

    def view(self) -> Mapping[str, Any]:
        """What may be seen: while the keyboard is passed on, what everybody may see, and after the end all hands."""
        game, seated = self.session.game, SPECTATOR if self.app.nobody_seated else self.app.viewer
        view: Mapping[str, Any] = game.view(OMNISCIENT if game.over else seated)
        return view

    def lines(self, width: int, height: int) -> list[Content]:
        return PlainPainter(self.words, self.scene(), width, height).rows()

    def scene(self) -> PlainScene:
        """What is to be drawn now."""
        app, answers, waiting = self.app, self.answers, self.session.game.waiting()
        scene = PlainScene(
            self.title(),
            self.view(),
            self.session.seats.names,
            None if app.watching else app.viewer,
            self.order(app.viewer),
            waiting,
            self._move(waiting),
            app.question(),
        )
        if app.nobody_seated:
            return scene
        scene.choices, scene.lit = (answers.choices, answers.lit) if answers else ((), {})
        scene.cursor, scene.log = app.cursor, app.log_lines()[-RECENT:]
        scene.notice, scene.refused, scene.plain = app.notice, app.refused, app.plain
        scene.keys = [(key_name(self.words, keys), press, self.say(word)) for keys, press, word in KEYS]
        return scene

    def title(self) -> str:
        name = self.session.game.rules.name
        return self.say(f"game-{name}") if self.words.has(f"game-{name}") else name

    def _move(self, waiting: Sequence[int]) -> str:
        if not waiting:
            return self.say("terminal-over")
        if self.answers and len(self.session.humans) == 1:
            return self.say("terminal-your-move")
        seat = self.answers.decision.seat if self.answers else waiting[0]
        return self.say("terminal-their-move", name=self.session.seats.names[seat])

    # -- keys and clicks

    def clicked(self, meta: Mapping[str, Any], button: int) -> None:
        """What can be clicked is an answer or a key."""

    def chosen(self) -> None:
        """Nothing but an answer can be pointed at."""

    # -- pages

    def show_info(self) -> None:
        """All that the table shows, also what there is no room for."""

        def body(width: int) -> Lines:
            facts, people = parted(self.view())
            lines = self.labels.lines(facts, width)
            for seat in self.order(self.app.viewer) if people else ():
                lines += [said(""), said(self.labels.seat(seat), "bold $accent")]
                lines += self.labels.lines(people[seat], width)
            return lines

        answers = {**CLOSING, "i": "", "question_mark": ""}
        page = Page(self.title(), body, close_keys(self.words), more=self.say("terminal-more"), answers=answers)
        self.app.push_screen(page)

    def score_lines(self, width: int, order: Sequence[int]) -> Sequence[Content]:
        view = self.view()
        points, (_, people) = points_of(view), parted(view)
        lines: list[Content] = []
        for seat in order if people else ():
            name = self.labels.seat(seat)
            lines.append(
                said(self.say("terminal-score-sum", name=name, points=points[seat]) if points else name, "bold $accent")
            )
            others = [row for row in people[seat] if row.key != "score" and not is_nothing(row)]
            lines += [*self.labels.lines(others, width), said("")]
        return lines

    def help_lines(self, width: int) -> Sequence[Content]:
        lines: list[Content] = []
        for step in entry_named(self.session.game.rules.name).how:
            lines += told(said("  ·", "bold $accent"), self.say(f"how-{step}"), 4, width)
        lines += told(said("  ·", "bold $accent"), self.tie(), 4, width) if self.tie() else []
        if lines:
            lines = [said(self.title(), "bold"), *lines, said("")]
        lines.append(said(self.say("terminal-help-keys"), "bold"))
        names = [key_name(self.words, keys) for keys, _ in HELP_KEYS]
        room = inset(names, 7)
        for name, (_, word) in zip(names, HELP_KEYS):
            lines += told(said(name.rjust(room - 1), "bold $accent"), self.say(word), room + 3, width)
        return [*lines, said(""), *(said(part) for part in textwrap.wrap(self.say("terminal-plain-help-mouse"), width))]

    def passing(self, name: str) -> str:
        return self.say("terminal-plain-pass-note", name=name)
