"""Before the game at a server: who sits where, bots for empty seats, and the start."""

import textwrap
from collections.abc import Sequence
from typing import Any, Final

from textual import events
from textual.app import App, ComposeResult
from textual.content import Content
from textual.style import Style
from textual.widget import Widget

from senbazuru.kernel.errors import SenbazuruError
from senbazuru.server import messages as m
from senbazuru.server.client import Client
from senbazuru.table.info import SeatInfo
from senbazuru.table.table import LONGEST_NAME
from senbazuru.terminal.ink import bar, fit, key_name, said
from senbazuru.terminal.people import People, WriteScreen, problem_told
from senbazuru.terminal.remote_app import GONE, QUIT
from senbazuru.terminal.themes import THEMES
from senbazuru.text import Words

PLAY: Final = "play"


class LobbyView(Widget, can_focus=True):
    """The whole lobby in one widget."""

    DEFAULT_CSS = "LobbyView { width: 1fr; height: 1fr; }"

    @property
    def lobby(self) -> "Lobby":
        app = self.app
        assert isinstance(app, Lobby)
        return app

    def render(self) -> Content:
        return Content("\n").join(self.lobby.lines(self.size.width, self.size.height))

    def on_click(self, event: events.Click) -> None:
        meta = event.style.meta
        if "seat" in meta:
            self.lobby.choose(int(meta["seat"]))
        elif "press" in meta:
            self.lobby.pressed(str(meta["press"]))


class Lobby(App[str]):
    """A table that has not begun. Ends with `play`, or why not."""

    ENABLE_COMMAND_PALETTE = False
    CSS = "Screen { background: $background; color: $foreground; }"

    def __init__(self, client: Client, *, words: Words, name: str, bots: Sequence[str]) -> None:
        super().__init__()
        self.client = client
        self.words = words
        self.called = name
        self.bots = list(bots)
        self.people = People(client, words)
        # what needs somebody first: an empty seat
        self.cursor = next((n for n, seat in enumerate(self.seats) if seat.kind == "empty"), 0)
        self.notice = ""
        for theme in THEMES:
            self.register_theme(theme)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return dict(THEMES[0].variables)

    def compose(self) -> ComposeResult:
        yield LobbyView()

    def on_mount(self) -> None:
        self.theme = "terminal" if self.console.color_system in (None, "standard") else "night"
        self.run_worker(self._follow())

    def say(self, key: str, **args: Any) -> str:
        return self.words.words(key, **args)

    def redraw(self) -> None:
        for view in self.query(LobbyView):
            view.refresh()

    async def _follow(self) -> None:
        while not self._begun():
            if await anext(self.client, None) is None:
                self.exit(GONE)
                return
            self.redraw()
        self.exit(PLAY)

    def _begun(self) -> bool:
        table = self.client.table
        return table is not None and table.phase != "open" and bool(self.client.sights)

    # -- who I am

    @property
    def seats(self) -> list[SeatInfo]:
        return self.people.table.seats

    @property
    def hosting(self) -> bool:
        return self.client.me is not None and self.people.table.host == self.client.me.person

    @property
    def seated(self) -> bool:
        return bool(self.client.seats)

    # -- drawing

    def lines(self, width: int, height: int) -> list[Content]:
        table = self.people.table
        title = self.say("terminal-lobby-title", game=self.say(f"game-{table.plan.game}"), players=len(self.seats))
        rows = [fit(said(f" {title}", "bold"), width).stylize_before("$foreground on $bar"), said("")]
        rows += [*self.people.links(), said(""), *(self._seat(n, seat) for n, seat in enumerate(self.seats)), said("")]
        if not self.client.connected:
            told = self.say("terminal-remote-lost")
        elif self.notice:
            told = self.notice
        else:
            told = self._waiting()
        rows += [said(f"  {part}", "bold $accent") for part in textwrap.wrap(told, width - 4)]
        rows.append(said(""))
        rows += self.people.chat(max(0, height - len(rows) - 1))
        rows += [said("")] * (height - len(rows) - 1)
        keys = fit(bar(self._keys(), width), width).stylize_before("$foreground on $bar")
        return [*(fit(row, width) for row in rows[: height - 1]), keys]

    def _seat(self, number: int, seat: SeatInfo) -> Content:
        mark = "▸" if number == self.cursor else " "
        style = "bold reverse" if number == self.cursor else "bold"
        name = said(self.say("terminal-lobby-empty"), "$muted") if seat.kind == "empty" else said(seat.name, style)
        about = []
        if number in self.client.seats:
            about.append(self.say("table-you"))
        if seat.bot:
            about.append(self.say("terminal-remote-bot", bot=seat.bot))
        if seat.person and seat.person == self.people.table.host:
            about.append(self.say("table-host"))
        if seat.kind == "person" and not self.people.there(seat):
            about.append(self.say("terminal-remote-away"))
        row = said(f"  {mark} {number + 1}  ", "$accent") + self.people.sign(seat) + said(" ") + name
        row += said(f"  {', '.join(about)}" if about else "", "$muted")
        return row.stylize(Style.from_meta({"seat": number}))

    def _waiting(self) -> str:
        """What the table waits for."""
        empty = sum(seat.kind == "empty" for seat in self.seats)
        if empty:
            return self.say("terminal-lobby-waiting", seats=empty)
        host = self.people.name(self.people.table.host)
        return self.say("terminal-lobby-ready") if self.hosting else self.say("terminal-lobby-for-host", name=host)

    def _keys(self) -> list[tuple[str, str, str]]:
        seat = self.seats[self.cursor]
        keys = [("↑↓", "down", self.say("terminal-bar-seat"))]
        if seat.kind == "empty" and self.client.me and self.client.me.person:
            keys.append((key_name(self.words, "enter"), "enter", self.say("terminal-bar-sit")))
        if self.hosting and seat.kind != "person":
            keys.append(("b", "b", self.say("terminal-bar-bot")))
        if self.cursor in self.client.seats:
            keys.append(("x", "x", self.say("table-stand")))
        elif self.hosting and seat.kind != "empty":
            keys.append(("x", "x", self.say("terminal-bar-empty")))
        if self.hosting and all(seat.kind != "empty" for seat in self.seats):
            keys.append(("s", "s", self.say("terminal-bar-start")))
        if self.seated:
            keys.append(("w", "w", self.say("terminal-bar-write")))
        return [*keys, ("q", "q", self.say("terminal-bar-quit"))]

    # -- keys

    def on_key(self, event: events.Key) -> None:
        if len(self.screen_stack) == 1:
            event.stop()
            event.prevent_default()
            self.pressed(event.key)

    def choose(self, seat: int) -> None:
        self.cursor = seat
        self.redraw()

    def pressed(self, key: str) -> None:
        self.notice = ""
        seat = self.seats[self.cursor]
        if key in ("up", "k", "down", "j"):
            self.choose((self.cursor + (1 if key in ("down", "j") else -1)) % len(self.seats))
        elif key in "123456789" and int(key) <= len(self.seats):
            self.choose(int(key) - 1)
        elif key in ("enter", "space"):
            self._sit()
        elif key == "b":
            others = self.bots[self.bots.index(seat.bot) + 1 :] if seat.bot in self.bots else []
            self.request(m.SeatBot, seat=self.cursor, bot=(others or self.bots)[0])
        elif key == "x":
            self.request(m.Stand, seat=self.cursor)
        elif key == "s":
            self.request(m.Start)
        elif key == "w":
            self.push_screen(WriteScreen(self.say("terminal-remote-write")), self._written)
        elif key == "q":
            self.exit(QUIT)
        self.redraw()

    def _sit(self) -> None:
        if self.called or not self.client.link.secret:
            self.request(m.Sit, seat=self.cursor, name=self.called)
            return

        def named(name: str | None) -> None:
            if name:
                self.called = name
                self._sit()

        self.push_screen(WriteScreen(self.say("terminal-lobby-name"), LONGEST_NAME), named)

    def _written(self, text: str | None) -> None:
        if text:
            self.request(m.Say, text=text)

    def request(self, kind: type[m.Request], /, **fields: Any) -> None:
        self.run_worker(self._request(kind, fields))

    async def _request(self, kind: type[m.Request], fields: dict[str, Any]) -> None:
        try:
            await self.client.ask(kind, **fields)
        except SenbazuruError as error:
            self.notice = problem_told(self.words, error)
        except ConnectionError:
            self.notice = self.say("terminal-remote-lost")
        self.redraw()
