"""The post: it writes to people whose turn it is, once a turn, if they want it and are not there.

What is due follows from what is stored, so nothing is lost by a restart. Letters go out one after the other, beside
everything else: a mail server that does not answer keeps nobody waiting. The log is told that something failed, never
whose letter it was.
"""

import asyncio
import logging
import smtplib
import threading
from collections.abc import Callable
from contextlib import suppress
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Final, Literal, TypeVar
from urllib.parse import urlsplit

import msgspec

from senbazuru.kernel.errors import SenbazuruError
from senbazuru.server import messages as m
from senbazuru.server.addressbook import MOST, AddressBook, Due, Entry
from senbazuru.server.smtp import Smtp
from senbazuru.server.standing import read_standing
from senbazuru.text import Words

LOG: Final = logging.getLogger("senbazuru.server")
LOOK_EVERY: Final = 10.0
"""Seconds between one look at who must be written to and the next."""
AGAIN: Final = (60.0, 240.0, 960.0, 3840.0, 15360.0)
"""So long after a failure it is tried again; then no more."""
AT_ONCE: Final = 50
WIDE: Final = SMTP.clone(max_line_length=400)
"""Links are not broken: not all programs that read them put them together again."""
WITHIN: Final = 60.0
"""Seconds for one letter."""

Knows = Callable[[str, str, float], Literal["here", "seen", ""]]
"""Whether a person is at a table, or has been there since a time."""
Result = TypeVar("Result")


class Post:
    """Letters of one server."""

    def __init__(self, smtp: Smtp, book: AddressBook, clock: Callable[[], float], knows: Knows, after: float) -> None:
        self.smtp, self.book, self.clock, self.knows, self.after = smtp, book, clock, knows, after
        self.lost = 0
        """Letters that could not be sent."""
        self._tried: dict[tuple[str, float], tuple[int, float]] = {}
        """Letters that failed: how often, and when they are tried again."""
        self._down = 0.0
        """Until when the mail server is left alone."""
        self._woken = asyncio.Event()

    def wake(self) -> None:
        """There is something to send."""
        self._woken.set()

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            try:
                await self.round()
            except SenbazuruError as problem:  # of the store, which says so itself
                LOG.debug("the post could not look: %s", problem.code)
            except Exception as problem:
                LOG.error("the post failed: %s", type(problem).__name__)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), LOOK_EVERY)
            self._woken.clear()

    async def round(self) -> None:
        """Write to everybody to whom it is time to write."""
        now = self.clock()
        await self.book.sweep(now)
        if now < self._down:
            return
        due = [one for one in await self.book.due() if readable(one)]
        known = {(one.entry.token, _since(one)) for one in due}
        self._tried = {key: tried for key, tried in self._tried.items() if key in known}
        sent = 0
        for one in due:
            since = _since(one)
            if since is None or (one.entry.confirmed and not await self._wanted(one.entry, since, now)):
                continue
            if self._tried.get((one.entry.token, since), (0, 0.0))[1] > now or sent >= AT_ONCE:
                continue
            sent += 1
            if not await self._deliver(one, since, now):
                return

    async def _wanted(self, entry: Entry, since: float, now: float) -> bool:
        """Whether somebody is to hear that it has been his turn for a while: once, and not if he knows."""
        if since <= entry.told or now < since + self.after:
            return False
        knows = self.knows(entry.table_id, entry.person, since)
        if knows == "seen":
            await self.book.told(entry, since)
        return not knows

    async def _deliver(self, due: Due, since: float, now: float) -> bool:
        """Send it; whether others may be tried as well."""
        entry = due.entry
        at = since if entry.confirmed else now
        if await self.book.sent(entry.address, now) >= MOST:
            await self.book.told(entry, at)
            return True
        letter = turn_letter(due, self.smtp, now) if entry.confirmed else question_letter(entry, self.smtp)
        try:
            await asyncio.wait_for(_beside(lambda: self.smtp.send(letter, entry.address)), WITHIN)
        except smtplib.SMTPRecipientsRefused as problem:
            code = next(iter(problem.recipients.values()), (550, b""))[0]
            if code >= 500:
                self._failed(problem, code)
                await self.book.drop(entry)
            else:
                await self._later(entry, since, at, now, problem, code)
        except smtplib.SMTPDataError as problem:
            await self._later(entry, since, at, now, problem, problem.smtp_code)
        except (OSError, ValueError, TimeoutError) as problem:
            # it is the mail server, or what it was told: all the others would fare no better
            await self._later(entry, since, at, now, problem, getattr(problem, "smtp_code", 0))
            self._down = now + AGAIN[0]
            return False
        else:
            self._tried.pop((entry.token, since), None)
            await self.book.count(entry.address, now)
            await self.book.told(entry, at)
        return True

    async def _later(self, entry: Entry, since: float, at: float, now: float, problem: Exception, code: int) -> None:
        tries = self._tried.get((entry.token, since), (0, 0.0))[0]
        self._failed(problem, code)
        if tries < len(AGAIN):
            self._tried[entry.token, since] = tries + 1, now + AGAIN[tries]
        else:
            await self.book.told(entry, at)

    def _failed(self, problem: Exception, code: int) -> None:
        """What a mail server says may hold the address: only its number is told."""
        self.lost += 1
        LOG.warning("a mail could not be sent: %s %d", type(problem).__name__, code)


def _since(due: Due) -> float | None:
    """Since when an entry is to be written to; nothing, if it is nobody's turn."""
    if not due.entry.confirmed:
        return 0.0
    standing = read_standing(due.standing)
    own = [turn.since for turn in standing.turns if standing.seats[turn.seat] == due.entry.person]
    return min(own, default=None)


async def _beside(work: Callable[[], Result]) -> Result:
    """On a thread that nobody waits for when the server stops."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[Result] = loop.create_future()

    def settle(result: Result | None, problem: Exception | None) -> None:
        if not future.done():
            future.set_exception(problem) if problem else future.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        result, problem = None, None
        try:
            result = work()
        except Exception as found:
            problem = found
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(settle, result, problem)

    threading.Thread(target=run, name="post", daemon=True).start()
    return await future


# -- letters


def question_letter(entry: Entry, smtp: Smtp) -> EmailMessage:
    """Whether one wants mail. No name is in it: whoever sits at a table chooses his, and could choose any words."""
    words = Words(entry.language)
    link = f"{smtp.public}/mail/{entry.token}"
    text = words.words("mail-ask", server=smtp.public, link=link)
    return _letter(entry, smtp, words, words.words("mail-ask.subject"), text)


def turn_letter(due: Due, smtp: Smtp, now: float) -> EmailMessage:
    """That it is somebody's turn."""
    entry, line, standing = due.entry, m.read_line(due.summary), read_standing(due.standing)
    words = Words(entry.language, game=line.game)
    own = [seat for seat, person in enumerate(standing.seats) if person == entry.person]
    names = [words.seat(seat, [one.name for one in line.seats]) for seat in range(len(line.seats))]
    until = [turn.until for turn in standing.turns if turn.seat in own and turn.until is not None]
    told = {
        "game": words.words(f"game-{line.game}"),
        "names": ", ".join(name for seat, name in enumerate(names) if seat not in own),
        "people": len(names) - len(own),
    }
    hours = max(1, round((min(until, default=now) - now) / 3600))
    text = words.words("mail-turn", **told, hours=hours, link=f"{smtp.public}/table/{entry.table_id}")
    return _letter(entry, smtp, words, words.words("mail-turn.subject", **told), text)


def _letter(entry: Entry, smtp: Smtp, words: Words, subject: str, text: str) -> EmailMessage:
    stop = f"{smtp.public}/mail/{entry.token}/stop"
    letter = EmailMessage(WIDE)
    letter["From"] = smtp.sender
    letter["To"] = entry.address
    letter["Subject"] = subject
    letter["Date"] = formatdate(usegmt=True)
    letter["Message-ID"] = make_msgid(domain=urlsplit(smtp.public).hostname)
    letter["Auto-Submitted"] = "auto-generated"
    letter["List-Unsubscribe"] = f"<{stop}>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    letter.set_content(f"{text}\n\n-- \n{words.words('mail-stop', link=stop)}\n")
    return letter


def readable(due: Due) -> bool:
    """Whether what is stored of its table can be read."""
    with suppress(msgspec.DecodeError, UnicodeDecodeError):
        read_standing(due.standing)
        m.read_line(due.summary)
        return True
    return False
