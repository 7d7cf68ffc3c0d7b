"""The game at a server: news come over the wire, answers go there, and people talk."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from textual.app import ComposeResult
from textual.content import Content
from textual.widget import Widget

from senbazuru.kernel.errors import SenbazuruError
from senbazuru.server import messages as m
from senbazuru.server.client import Client
from senbazuru.terminal.ink import said
from senbazuru.terminal.pages import CLOSING, Lines, Page, close_keys
from senbazuru.terminal.people import People, WriteScreen, problem_told
from senbazuru.terminal.remote import RemoteSitting
from senbazuru.terminal.table_app import TableApp, TableView
from senbazuru.text import Words

AGAIN: Final = "again"
DECLINE: Final = "decline"
GONE: Final = "gone"
QUIT: Final = "quit"
CHAT_SHOWN: Final = 12
HELP: Final = (("w", "write"), ("v", "table"), ("d", "done"), ("y x", "vote"), ("b", "return"), ("q", "quit"))


@dataclass(frozen=True)
class Command:
    """Something to ask of the server, and how it is called."""

    key: str
    words: str
    request: type[m.Request]
    fields: Mapping[str, Any] = field(default_factory=dict)


class Strip(Widget):
    """The line above the table."""

    DEFAULT_CSS = "Strip { height: 1; background: $bar; color: $foreground; }"

    def render(self) -> Content:
        app = self.app
        assert isinstance(app, RemoteTable)
        return app.people.strip(self.size.width, app.unread)


class TablePage(Page):
    """Who is here, what was said, and what one may ask of the others."""

    def __init__(self, app: "RemoteTable") -> None:
        self.owner = app
        keys = [("w", "w", app.say("terminal-bar-write")), *close_keys(app.words)]
        super().__init__(app.say("table-table"), self._lines, keys, more=app.say("terminal-more"))

    def _lines(self, width: int) -> Lines:
        app = self.owner
        rows = app.people.lines()
        proposal = app.people.proposal()
        if proposal:
            rows += [said(""), said(f"  {proposal}", "bold $accent")]
        rows.append(said(""))
        for command in app.commands():
            rows.append(said(f"{command.key:>5}", "bold $accent", press=command.key) + said(f"  {command.words}"))
        for key, words in self._hiding():
            rows.append(said(f"{key:>5}", "bold $accent", press=key) + said(f"  {words}"))
        talk = app.people.chat(CHAT_SHOWN)
        return [*rows, *([said("")] if talk else []), *talk, said(""), *app.people.links()]

    def _hiding(self) -> list[tuple[str, str]]:
        """Whom one need not hear, and that one may hear everybody again."""
        people, last = self.owner.people, self.owner.people.last_heard()
        found = [("h", self.owner.say("terminal-remote-hide", name=last.name))] if last else []
        return [*found, ("u", self.owner.say("terminal-remote-unhide"))] if people.hidden else found

    def _hide(self, key: str) -> None:
        people, last = self.owner.people, self.owner.people.last_heard()
        if key == "u":
            people.hidden.clear()
        elif last:
            people.hidden.add(last.person)
            self.owner.unread = False
        self.owner.redraw()
        self.redraw()

    def pressed(self, key: str) -> None:
        command = next((command for command in self.owner.commands() if command.key == key), None)
        if command and command.request is m.Resign and not self.owner.resigning:
            self.owner.resigning = True
            self.redraw()
        elif command:
            self.dismiss("")
            self.owner.request(command.request, **command.fields)
        elif key == "w":
            self.owner.write()
        elif key in ("h", "u"):
            self._hide(key)
        elif key in (*CLOSING, "v"):
            self.dismiss("")
        else:
            super().pressed(key)


class RemoteTable(TableApp):
    """A seat at a server's table, or a place to watch from."""

    session: RemoteSitting

    def __init__(self, client: Client, *, words: Words, notice: str = "") -> None:
        self.client = client
        self.people = People(client, words)
        self.unread = False
        self._answering: str | None = None
        """The decision that an answer is on its way to."""
        self._end_page: Page | None = None
        self._going = False
        """To the next table, as soon as there is one."""
        self.resigning = False
        """The key was pressed once."""
        seats = client.seats
        super().__init__(RemoteSitting(client, words), words=words, viewer=seats[0] if seats else 0, notice=notice)
        self._seated = self.viewer
        self.session.game.wish = self._wish

    def compose(self) -> ComposeResult:
        yield Strip()
        yield TableView()

    def on_mount(self) -> None:
        super().on_mount()
        self.run_worker(self._follow(), exit_on_error=True)
        self.set_interval(1.0, self._tick)

    def redraw(self) -> None:
        super().redraw()
        for strip in self.query(Strip):
            strip.refresh()

    def _tick(self) -> None:
        if self.client.clock is not None:
            for strip in self.query(Strip):
                strip.refresh()

    # -- what comes from the server

    async def _follow(self) -> None:
        await self._look_ahead()
        self.settle()
        async for news in self.client:
            await self._hear(news)
        self.exit(GONE)

    async def _hear(self, news: object) -> None:
        if isinstance(news, m.ViewNews | m.TableNews):
            if isinstance(news, m.ViewNews):
                self.quiet()  # what was said about the moment before
            await self._look_ahead()
            self.settle()
            self._tell_of_rematch()
            self._go_again()
        elif isinstance(news, m.Welcome):
            # whether an answer arrived before the line broke, the view that follows tells
            self._answering = None
            self.quiet()
        elif isinstance(news, m.ChatNews):
            mine = self.client.me and news.lines[-1].person == self.client.me.person
            self.unread = not mine and news.lines[-1].person not in self.people.hidden
        self.redraw()
        for screen in self.screen_stack:
            if isinstance(screen, TablePage):
                screen.redraw()

    async def _look_ahead(self) -> None:
        # if the table has gone on meanwhile, or the line breaks, another view will come
        with suppress(ConnectionError):
            try:
                await self.session.game.look_ahead()
            except SenbazuruError as problem:
                if problem.code == "unknown-figures":
                    self.tell(self.words.error(problem))

    def _wish(self, seat: int, begun: tuple[int, ...]) -> None:
        self.run_worker(self._fulfil(seat, begun))

    async def _fulfil(self, seat: int, begun: tuple[int, ...]) -> None:
        with suppress(SenbazuruError, ConnectionError):
            await self.session.game.fulfil(seat, begun)
        self.redraw()

    def _asked(self) -> int | None:
        seat = self.session.asked()
        answered = seat is not None and self.session.game.decision(seat).id == self._answering
        return None if answered else seat

    def settle(self) -> None:
        seat, game = self._asked(), self.session.game
        if seat is not None and self.answers and self.answers.decision.id == game.decision(seat).id:
            # somebody else has answered; what is being considered here stays as it is
            self._told_to = None
            self.redraw()
            return
        self._forget()
        news = self.board.halt()
        if news:
            self._halt(*news)
        elif seat is not None:
            self._ask(seat)
        else:
            self.redraw()
            if game.over and self._end_page is None:
                self.show_end()

    def question(self) -> str:
        session = self.session
        if self.answers:
            return self.answers.question()
        if session.game.over:
            return self.say("terminal-over")
        if session.table.frozen:
            return self.say("terminal-remote-frozen")
        if session.table.paused:
            return self.say("terminal-remote-paused-now")
        if session.stood_in() is not None:
            return self.say("terminal-remote-return")
        seats = session.table.seats
        waiting = [seat for seat in session.game.waiting() if seat not in session.humans or seats[seat].stand_in]
        if not waiting:
            return self.say("terminal-remote-sending")
        key = "terminal-thinking"
        if not self.watching and session.game.can_undo(self.viewer):
            hurry = any(session.table.seats[seat].bot for seat in waiting)
            key = "terminal-remote-thinking" if hurry else "terminal-thinking-undo"
        return self.say(key, name=", ".join(session.seats.names[seat] for seat in waiting))

    # -- what goes there

    def request(self, kind: type[m.Request], /, **fields: Any) -> None:
        """Ask the server for something; what it refuses is told."""
        self.run_worker(self._request(kind, fields))

    async def _request(self, kind: type[m.Request], fields: Mapping[str, Any]) -> bool:
        try:
            await self.client.ask(kind, **fields)
        except SenbazuruError as error:
            self.tell(problem_told(self.words, error))
        except ConnectionError:
            self.tell(self.say("terminal-remote-lost"))
        else:
            return True
        return False

    def answer(self, options: tuple[int, ...]) -> None:
        if self.answers is None:
            return
        if not self.client.connected:
            self.tell(self.say("terminal-remote-lost"))
            return
        self._answering = self.answers.decision.id
        fields = {"seat": self.viewer, "decision": self._answering, "options": list(options)}
        self._forget()
        self.redraw()
        self.run_worker(self._answer(fields))

    async def _answer(self, fields: Mapping[str, Any]) -> None:
        done = await self._request(m.Answer, fields)
        if not done and self.client.connected:
            self._answering = None
            self.settle()

    def undo(self) -> None:
        if self.watching or self.session.game.over:
            self.tell(self.say("terminal-no-undo"))
        elif self.session.game.can_undo(self.viewer):
            self.request(m.Undo, seat=self.viewer)
        else:
            self.tell(self.say("terminal-remote-no-undo"))

    def leave(self) -> None:
        self.exit(QUIT)

    # -- keys

    def pressed(self, key: str, character: str | None) -> None:
        if self.unread:
            self.unread = False
            self.redraw()
        table, me = self.session.table, self.client.me
        vote = me is not None and table.proposal is not None and me.person in table.proposal.waiting
        stood_in = self.session.stood_in()
        if key == "w":
            self.quiet()
            self.write()
        elif key == "v":
            self.quiet()
            self.resigning = False
            self.push_screen(TablePage(self))
        elif key in ("y", "x") and vote:
            self.request(m.Vote, yes=key == "y")
        elif key == "b" and stood_in is not None:
            self.request(m.ComeBack, seat=stood_in)
        elif key == "r" and table.paused:
            self.request(m.Resume)
        elif key == "d" and self.answers is None and not self.watching and not self.session.game.over:
            self.request(m.Done)
        else:
            super().pressed(key, character)

    def write(self) -> None:
        """A line of chat."""
        if self.watching:
            self.tell(self.words.error(SenbazuruError("not-seated")))
            return

        def written(text: str | None) -> None:
            if text:
                self.request(m.Say, text=text)

        self.push_screen(WriteScreen(self.say("terminal-remote-write")), written)

    def commands(self) -> list[Command]:
        """What one may ask of the server now, beside answers."""
        table, me, session = self.session.table, self.client.me, self.session
        if self.watching or me is None:
            return []
        found: list[Command] = []

        def offer(key: str, words: str, request: type[m.Request], /, **fields: Any) -> None:
            found.append(Command(key, words, request, fields))

        if table.phase == "playing":
            if table.proposal is None:
                for key, kind in (("t", "takeback"), ("p", "pause"), ("e", "end")):
                    if kind != "pause" or not table.paused:
                        offer(key, self.say(f"terminal-remote-ask-{kind}"), m.Propose, kind=kind)
            elif table.proposal.person == me.person:
                offer("x", self.say("terminal-remote-withdraw"), m.Withdraw)
            elif me.person in table.proposal.waiting:
                offer("y", self.say("table-agree"), m.Vote, yes=True)
                offer("x", self.say("terminal-remote-no"), m.Vote, yes=False)
            if table.paused:
                offer("r", self.say("terminal-remote-resume"), m.Resume)
            stood_in = session.stood_in()
            own = next((seat for seat in session.humans if table.seats[seat].why != "resigned"), None)
            if own is not None:
                words = self.say("terminal-remote-resign-sure" if self.resigning else "terminal-remote-resign")
                offer("a", words, m.Resign, seat=own)
            if stood_in is None:
                offer("g", self.say("terminal-remote-go"), m.Leave)
            else:
                offer("b", self.say("terminal-remote-come-back"), m.ComeBack, seat=stood_in)
            for number, seat in enumerate(table.seats):
                if seat.kind == "person" and number not in session.humans and not seat.stand_in:
                    if not self.people.there(seat) and table.plan.clock.kind != "days":
                        offer(
                            str(number + 1), self.say("terminal-remote-replace", name=seat.name), m.Replace, seat=number
                        )
                    elif self.client.clock is not None:
                        offer(
                            str(number + 1), self.say("terminal-remote-give", name=seat.name), m.GiveTime, seat=number
                        )
        if table.host != me.person and table.host not in self.client.present:
            offer("c", self.say("terminal-remote-claim"), m.ClaimHost)
        return found

    # -- pages

    def show_end(self) -> None:
        keys = [
            ("↓", "pagedown", self.say("terminal-bar-scroll")),
            ("o", "o", self.say("terminal-bar-table")),
            ("l", "l", self.say("terminal-bar-log")),
            ("q", "q", self.say("terminal-bar-quit")),
        ]
        # no hasty Enter or Esc ends what somebody still reads
        answers = {"l": "log", "o": "table", "q": "quit"}
        title = self.session.outcome(self.words)
        if not self.watching:
            keys.insert(3, ("n", "n", self.say("terminal-bar-rematch")))
            answers["n"] = AGAIN
            title += f" {self._rematch_told()}" if self._rematch_told() else ""
            if self._offered():
                answers["x"] = DECLINE

        def ended(answer: str | None) -> None:
            if answer == AGAIN:
                self.run_worker(self._again())
                self.redraw()
            elif answer == DECLINE:
                self.request(m.Vote, yes=False)
                self.redraw()
            elif answer == "log":
                self.show_log(lambda _: self.show_end())
            elif answer == "quit":
                self.leave()
            else:
                self.board.chosen()
                self.redraw()

        self._end_page = Page(title, self.score_page, keys, answers=answers)
        self.push_screen(self._end_page, ended)

    def _offered(self) -> bool:
        """Whether somebody waits for us to say if we play again."""
        asked, me = self.session.table.proposal, self.client.me
        return asked is not None and asked.kind == "rematch" and me is not None and me.person in asked.waiting

    def _rematch_told(self) -> str:
        asked = self.session.table.proposal
        if self.session.table.rematch:
            return self.say("terminal-remote-rematch")
        return (
            self.say("terminal-remote-offer", name=self.people.name(asked.person)) if asked and self._offered() else ""
        )

    def _tell_of_rematch(self) -> None:
        """Somebody wants a rematch: the last page says so."""
        page, told = self._end_page, self._rematch_told()
        if page and told and told not in page.heading and self.screen is page and not self.watching:
            self.pop_screen()
            self.show_end()

    async def _again(self) -> None:
        """Go there, or ask the others; who has asked goes as soon as all have answered."""
        if self.session.table.rematch or await self._request(m.Rematch, {}):
            self._going = True
            self._go_again()

    def _go_again(self) -> None:
        if self._going and self.session.table.rematch:
            self.exit(AGAIN)

    def show_help(self) -> None:
        def body(width: int) -> Lines:
            rows = [said(self.say("terminal-remote-help"), "bold")]
            rows += [
                said(f"{keys:>6}    ", "bold $accent") + said(self.say(f"terminal-remote-help-{w}")) for keys, w in HELP
            ]
            return [*rows, said(""), *self.board.help_lines(width)]

        title = self.say("terminal-help-title")
        answers = {**CLOSING, "h": ""}
        self.push_screen(Page(title, body, close_keys(self.words), more=self.say("terminal-more"), answers=answers))
