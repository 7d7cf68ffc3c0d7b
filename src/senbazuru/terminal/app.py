"""The game on this machine: bots take their time, the keyboard is passed, and everything is saved."""

from typing import Final

from textual.timer import Timer
from textual.worker import Worker

from senbazuru.kernel.errors import SenbazuruError
from senbazuru.table.thinking import Thinkers
from senbazuru.terminal.local import LocalSitting
from senbazuru.terminal.pages import Page, PassPage
from senbazuru.terminal.table_app import TableApp
from senbazuru.text import Words

PACE: Final = 0.6


class TerminalGame(TableApp):
    """A game at one keyboard, with bots or with others who pass it."""

    session: LocalSitting

    def __init__(
        self, session: LocalSitting, thinkers: Thinkers, *, words: Words, pace: float = PACE, notice: str = ""
    ) -> None:
        super().__init__(session, words=words, viewer=session.humans[0], notice=notice)
        self.thinkers = thinkers
        if any(session.seats.bots):
            thinkers.get_ready()
        self.pace = pace
        self._timer: Timer | None = None
        self._thinking: Worker[None] | None = None

    def on_mount(self) -> None:
        super().on_mount()
        self.session.save()
        self.settle(first=True)

    # -- what comes next

    def settle(self, first: bool = False) -> None:
        """After anything has changed: ask the next person, let a bot act, or show the end."""
        self._call_off()
        game = self.session.game
        if first:
            humans = self.session.humans
            self._seated = None if len(humans) > 1 and self.board.secret else humans[0]
        if self.session.problem:
            self.tell(self.say("terminal-not-saved", problem=self.session.problem), refused=False)
        self._forget()
        news = self.board.halt()
        if news:
            self._halt(*news)
            return
        seat = self.session.asked()
        if game.over:
            self.redraw()
            self.show_end()
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

    def _let_bot_act(self) -> None:
        self._call_off()
        if not self.session.game.over and self.session.asked() is None:
            self._thinking = self.run_worker(self._think())

    async def _think(self) -> None:
        """Keys are answered meanwhile."""
        problem = await self.session.let_bot_act(self.thinkers)
        self._thinking = None
        self.settle()
        if problem is not None:
            self.tell(self.words.error(problem))

    def _call_off(self) -> None:
        """What was to come next, or is being thought about, does not follow any more."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

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

    def show_end(self) -> None:
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
                self.show_log(lambda _: self.show_end())
            elif answer == "table":
                self.board.chosen()
                self.redraw()
            else:
                self.exit()

        self.push_screen(Page(self.session.outcome(self.words), self.score_page, keys, answers=answers), ended)

    # -- answers

    def answer(self, options: tuple[int, ...]) -> None:
        try:
            self.session.answer(self.viewer, options)
        except SenbazuruError as error:
            self.tell(self.words.error(error))
        self.settle()

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
