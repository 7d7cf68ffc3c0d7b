"""Who is at a table of a server, and what they say: for the strip above a game, the page about the table, the lobby."""

from typing import Any, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from senbazuru.kernel.errors import SenbazuruError
from senbazuru.server import messages as m
from senbazuru.server.client import Client
from senbazuru.table.info import SeatInfo, TableInfo
from senbazuru.table.table import LONGEST_CHAT
from senbazuru.terminal.ink import beside, fit, said
from senbazuru.text import Words

HERE: Final = "●"
AWAY: Final = "○"
ENGINE: Final = "◆"


def problem_told(words: Words, error: SenbazuruError) -> str:
    """What is wrong. People count seats from 1."""
    seat = error.details.get("seat")
    counted = {"seat": seat + 1} if isinstance(seat, int) else {}
    return words.error(SenbazuruError(error.code, **{**error.details, **counted}))


def time_told(words: Words, seconds: float) -> str:
    """A clock: minutes and seconds, or hours, or days."""
    whole = int(seconds)
    if whole >= 172_800:
        return words.words("terminal-remote-days", days=whole // 86_400)
    if whole >= 3600:
        return f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"
    return f"{whole // 60}:{whole % 60:02}"


class People:
    """The people and bots around a client's table, in words."""

    def __init__(self, client: Client, words: Words) -> None:
        self.client = client
        self.words = words
        self.hidden: set[str] = set()
        """Whose talk is not shown here."""

    def say(self, key: str, **args: Any) -> str:
        return self.words.words(key, **args)

    @property
    def table(self) -> TableInfo:
        assert self.client.table is not None
        return self.client.table

    def name(self, person: str) -> str:
        """Somebody who has, or had, a secret of this table."""
        named = (seat.name for seat in self.table.seats if seat.person == person and seat.name)
        return next(named, self.say("terminal-remote-somebody"))

    def seat_name(self, number: int) -> str:
        return self.words.seat(number, [seat.name for seat in self.table.seats])

    def there(self, seat: SeatInfo) -> bool:
        return seat.person in self.client.present

    def sign(self, seat: SeatInfo) -> Content:
        """Whether somebody is there: in colour and without."""
        if seat.kind != "person":
            return said(ENGINE if seat.kind == "bot" else " ", "$muted")
        return said(HERE, "bold $accent") if self.there(seat) else said(AWAY, "$muted")

    def told(self, number: int) -> Content:
        """A seat in few words: sign, name, who plays instead, time left."""
        seat = self.table.seats[number]
        mine = number in self.client.seats
        row = self.sign(seat) + said(
            " " + (self.say("table-you.start") if mine else self.seat_name(number)), "bold" if mine else ""
        )
        if seat.stand_in:
            row += said(" " + self.say("terminal-remote-stood-in"), "$accent")
        left = self.client.time_left(number)
        if left is not None and seat.kind == "person":
            runs = self.client.clock is not None and number in self.client.clock.running
            row += said(f" {time_told(self.words, left)}", "bold $accent" if runs else "$muted")
        return row

    def proposal(self) -> str:
        """What is being discussed, and what one may do about it."""
        asked, me = self.table.proposal, self.client.me
        if asked is None or me is None:
            return ""
        what = self.say("terminal-remote-proposal", name=self.name(asked.person), kind=asked.kind)
        if asked.person == me.person:
            waiting = ", ".join(self.name(person) for person in asked.waiting)
            return self.say("terminal-remote-proposed", kind=asked.kind, names=waiting)
        key = "terminal-remote-vote" if me.person in asked.waiting else "terminal-remote-voted"
        return f"{what} {self.say(key)}"

    def strip(self, width: int, unread: bool) -> Content:
        """One line above the game: what is most urgent; else who is there and what was said last."""
        if not self.client.connected:
            return fit(said(" " + self.say("terminal-remote-lost"), "bold $accent"), width)
        urgent = self.proposal()
        if urgent:
            return fit(said(f" {urgent}", "bold $accent"), width)
        row = said(" ")
        if self.table.paused:
            row += said(self.say("terminal-remote-paused") + "  ", "bold $accent")
        row += Content("  ").join(self.told(number) for number in range(len(self.table.seats)))
        if self.client.watchers:
            row += said("  " + self.say("terminal-remote-watchers", people=self.client.watchers), "$muted")
        hint = said(" " + self.say("terminal-remote-keys") + " ", "$muted")
        heard = self.heard()
        if heard:
            line = heard[-1]
            last = said(f" {line.name}: {line.text} ", "bold $accent" if unread else "$muted")
            room = max(16, width - row.cell_length - 1)
            hint = last if last.cell_length <= room else fit(last, room)
        return beside(row, hint, width)

    def lines(self) -> list[Content]:
        """Seat by seat, for a page."""
        rows: list[Content] = []
        for number, seat in enumerate(self.table.seats):
            row = said("  ") + self.told(number)
            about = [self.say("terminal-remote-bot", bot=seat.bot)] if seat.bot else []
            about += [self.say("table-host")] if seat.person and seat.person == self.table.host else []
            if seat.kind == "person" and not self.there(seat):
                about.append(self.say("terminal-remote-away"))
            if seat.stand_in:
                about.append(self.say("terminal-remote-why", why=seat.why or "left"))
            rows.append(row + said(f"  {', '.join(about)}" if about else "", "$muted"))
        return rows

    def links(self) -> list[Content]:
        """How others come to this table, and how one comes back."""
        link = self.client.link
        rows = [said("  " + self.say("terminal-lobby-invite"), "$muted"), said(f"  {link.without_secret()}", "bold")]
        if link.secret:
            rows += [said("  " + self.say("terminal-lobby-return"), "$muted"), said(f"  {link}")]
        return rows

    def heard(self) -> list[m.ChatLine]:
        """What was said by those who are not hidden."""
        return [line for line in self.client.chat if line.person not in self.hidden]

    def last_heard(self) -> m.ChatLine | None:
        """The last line of somebody else."""
        me = self.client.me.person if self.client.me else None
        return next((line for line in reversed(self.heard()) if line.person != me), None)

    def chat(self, most: int) -> list[Content]:
        """The last lines that were said."""
        lines = self.heard()[-most:] if most else []
        return [said(f"  {line.name}: ", "bold") + said(line.text) for line in lines]


class WriteScreen(ModalScreen[str]):
    """A line to write, at the bottom of whatever is shown."""

    DEFAULT_CSS = """
    WriteScreen { align: left bottom; background: $background 30%; }
    WriteScreen Static { width: 100%; height: 1; background: $bar; color: $foreground; text-style: bold; }
    WriteScreen Input { width: 100%; height: 1; border: none; padding: 0 1; background: $panel; color: $foreground; }
    """
    BINDINGS: ClassVar = [Binding("escape", "close", show=False)]

    def __init__(self, title: str, most: int = LONGEST_CHAT) -> None:
        super().__init__()
        self.heading = title
        self.most = most

    def compose(self) -> ComposeResult:
        yield Static(Content(f" {self.heading}"))
        yield Input(max_length=self.most)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def action_close(self) -> None:
        self.dismiss("")
