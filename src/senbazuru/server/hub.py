"""The tables that are in use, and everybody who is connected to them.

Every change goes one way: a table is locked, a command is carried out on it, its entries are stored, and only then is
anybody told. What cannot be stored has not happened: the table is taken from the store again.
"""

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Callable, Coroutine, Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from hmac import compare_digest
from typing import Any, Final, Literal, Protocol, TypeVar

import msgspec

import senbazuru
from senbazuru.games import GAMES
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.state import SPECTATOR
from senbazuru.languages import ENGLISH, LANGUAGES
from senbazuru.server import messages as m
from senbazuru.server.addressbook import MOST as MOST_MAILS
from senbazuru.server.addressbook import AddressBook, plain_address
from senbazuru.server.addresses import house
from senbazuru.server.post import Post
from senbazuru.server.prints import Prints
from senbazuru.server.rates import Rate, Seldom
from senbazuru.server.replays import Replays
from senbazuru.server.settings import Settings
from senbazuru.server.standing import my_table, standing
from senbazuru.server.store import Anew, Row, Save, Store
from senbazuru.table import entries
from senbazuru.table.forgetting import chat_without, journal_without
from senbazuru.table.info import Problem
from senbazuru.table.plan import DAY
from senbazuru.table.table import Table, digest_of
from senbazuru.table.thinking import Thinkers, Thought, answer_for, header_of, thought

LOG: Final = logging.getLogger("senbazuru.server")
TIDY_EVERY: Final = 5.0
SWEEP_EVERY: Final = 3600.0
JUMP: Final = 60.0
"""A clock that goes on by so much more, or less, than time has passed, has jumped;"""
SWEEP_LATER: Final = DAY
"""then so many seconds pass, as they really do, before anything is deleted by it."""
SLICE: Final = 0.01
"""Seconds for which the loading of a table may keep everybody else waiting."""
TRY_AGAIN: Final = 2.0
"""After so many seconds a table goes on at which something could not be stored."""
AT_ONCE: Final = 100
"""So many tables are woken in one go."""
NEAR: Final = 10
"""So many people without a seat may come to a table from one address."""
PRESENCE_EVERY: Final = 1.0
"""Seconds between one word on who is there and the next."""

Result = TypeVar("Result")
Presence = tuple[list[str], int]
"""The people who are connected, and how many others watch."""


class Send(Protocol):
    """Takes a message; what is too much ends the line. One that replaces others of a kind takes their place."""

    def __call__(self, data: bytes, replaces: str = "") -> None: ...


@dataclass(eq=False)
class Guest:
    """A connection: somebody at a table, or watching it."""

    person: str | None
    send: Send
    close: Callable[[], None]
    known: dict[int, tuple[int, int]] = field(default_factory=dict)
    """By viewer: the revision that this client has, and how many events of it."""
    moments: dict[int, tuple[Any, ...]] = field(default_factory=dict)
    stamp: tuple[Any, ...] = ()
    """Changes with what everybody is told of the table."""
    presence: Presence | None = None
    """Who was there, as far as he has been told."""
    heard: float = 0.0
    """When it last said something, by the steady clock."""
    address: str = ""


@dataclass(eq=False)
class Live:
    """A table in memory."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    guests: set[Guest] = field(default_factory=set)
    thinking: set[tuple[int, str]] = field(default_factory=set)
    """The decisions that bots are thinking about, by seat and id."""
    timer: asyncio.TimerHandle | None = None
    used: float = 0.0
    left: dict[str, float] = field(default_factory=dict)
    """Since when people are not connected."""
    homes: dict[str, str] = field(default_factory=dict)
    """Where people came from last. It is not kept, but for a digest of those who are sent away."""
    presence_timer: asyncio.TimerHandle | None = None
    told_presence: float = -math.inf
    """When the table last heard who is there."""
    gone: bool = False
    summary: tuple[int, bytes] = (-1, b"")
    """The table as lists show it, and the news that it tells."""
    address: str = ""
    """Who had it opened, or started."""
    seen: dict[str, float] = field(default_factory=dict)
    """When people last came, or did something."""
    visitors: dict[str, str] = field(default_factory=dict)
    """People who have come and not sat down yet, and digests of their secrets. The table hears of them when they do."""
    paces: dict[tuple[str, str], Rate] = field(default_factory=dict)
    """What people do, by limit and person, through however many connections."""
    unheard: int = 0
    """Answers of an action that is not complete."""
    shown: tuple[int, ...] = ()
    """The moment of the game that everybody may know."""

    def present(self) -> list[str]:
        return sorted({guest.person for guest in self.guests if guest.person})

    def presence(self) -> Presence:
        return self.present(), sum(guest.person is None for guest in self.guests)

    def who(self, secret: str) -> str | None:
        """Who shows this secret; nobody in particular without one."""
        digest = digest_of(secret)
        visitor = next((person for person, kept in self.visitors.items() if compare_digest(kept, digest)), None)
        person = (self.table.person(secret) or visitor) if secret else None
        if secret and person is None:
            raise SenbazuruError("bad-secret")
        return person

    def admits(self, secret: str) -> None:
        """Whoever shows this secret may watch, or an error says why not."""
        if refusal := self.table.refused(self.who(secret)):
            raise refusal

    def belongs(self, person: str | None) -> bool:
        """Whether somebody has a seat here, or is the host."""
        return person is not None and (person == self.table.host or bool(self.table.seats_of(person)))

    def waited_for(self) -> bool:
        """Whether somebody who has a seat here is looking."""
        seats = self.table.seats
        return any(not seats[seat].stand_in for guest in self.guests for seat in self.table.seats_of(guest.person))


class Hub:
    """All live tables of this process."""

    def __init__(self, settings: Settings, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.store = store
        self.clock = clock
        self.started = clock()
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_patience)
        self.replays = Replays(self.thinkers)
        self.prints = Prints(self.thinkers, lambda address: self._wait("prints", address))
        self.listens = "127.0.0.1", 8000
        smtp = settings.smtp
        self.book = AddressBook(store, (smtp.password or smtp.sender) if smtp else "")
        self.post = Post(smtp, self.book, clock, self.knows, settings.mail_after) if smtp else None
        self.tables: dict[str, Live] = {}
        self.answers = 0
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._loader = asyncio.Lock()
        self._rates: dict[tuple[str, str], Rate] = {}
        self._hopeless: dict[str, float] = {}
        """Tables that cannot be woken, and until when that is not tried again."""
        self._seldom = Seldom(DAY)
        self._sweep_at: float | None = None
        self._ahead = 0.0
        """Of the steady clock."""
        self._stopping = False

    def steady(self) -> float:
        """Seconds that really pass, whatever becomes of the clock."""
        return asyncio.get_running_loop().time()

    # -- the life of the hub

    async def run(self) -> None:
        """Wake what was sleeping, tidy up now and then, until cancelled."""
        async with asyncio.TaskGroup() as group:
            if self.post:
                group.create_task(self.post.run())
            group.create_task(self._look_after())

    async def _look_after(self) -> None:
        while True:
            now = self.clock()
            try:
                await self._sweep(now)
                # those in memory are due as often as not, and must not crowd out those that are asleep
                await self.store.clean()
                for id in await self.store.due(now + TIDY_EVERY, len(self.tables) + len(self._hopeless) + AT_ONCE):
                    if id not in self.tables and id not in self._hopeless:
                        await self._rouse(id)
            except SenbazuruError as problem:
                LOG.debug("tidying up failed: %s", problem.code)
            self._tidy(now)
            await asyncio.sleep(TIDY_EVERY)

    async def _sweep(self, now: float) -> None:
        """Delete what has expired, now and then, and not by a clock that may be wrong."""
        steady = self.steady()
        if self._sweep_at is None:
            newest = await self.store.newest()
            self._sweep_at, self._ahead = steady + SWEEP_EVERY, now - steady
            if newest is not None and now - newest > DAY:
                self._sweep_later(f"nothing has happened here for {(now - newest) / DAY:.0f} days")
        jump, self._ahead = now - steady - self._ahead, now - steady
        if abs(jump) > JUMP:
            self._sweep_later(f"the clock has jumped by {jump:+.0f} seconds")
        if steady < self._sweep_at:
            return
        self._sweep_at = steady + SWEEP_EVERY
        gone = await self.store.sweep(now, spared={id for id, live in self.tables.items() if live.guests})
        for id in gone:
            self._close_table(id)
        if gone:
            LOG.info("tables that had expired were deleted: %d", len(gone))

    def _sweep_later(self, why: str) -> None:
        self._sweep_at = self.steady() + SWEEP_LATER
        LOG.warning(
            "%s: if the clock is wrong, there are %d hours before tables are deleted by it", why, SWEEP_LATER / 3600
        )

    async def _rouse(self, id: str) -> None:
        """Wake a table whose time has come. One that cannot be woken keeps nobody else from waking."""
        try:
            live = await self.live(id)
            async with live.lock:
                saved = await self.store.load(id) if live.table.frozen else None
                if saved:  # nothing happens here by itself any more; the rest stays as it was
                    await self.store.save(Save(msgspec.structs.replace(saved.row, wakes=None)))
        except SenbazuruError as problem:  # a store that failed may work again in a moment
            LOG.debug("a table could not be woken: %s", problem.code)
        except Exception as problem:
            LOG.error("a table could not be woken", exc_info=problem)
            self._hopeless[id] = self.steady() + DAY

    def _tidy(self, now: float) -> None:
        """Tables that nobody needs for now leave memory, and lines at whose other end nobody is are cut."""
        steady = self.steady()
        self._rates = {key: rate for key, rate in self._rates.items() if not rate.idle(steady)}
        self._hopeless = {id: until for id, until in self._hopeless.items() if until > steady}
        for id, live in list(self.tables.items()):
            for guest in live.guests:
                if steady - guest.heard > self.settings.limits.silence:
                    guest.close()
            if live.guests or live.thinking or live.lock.locked() or now - live.used < self.settings.idle:
                continue
            wakes = live.table.wakes()
            if wakes is None or wakes > now + self.settings.idle:
                self._forget(id, live)

    def _forget(self, id: str, live: Live) -> None:
        live.gone = True
        self.tables.pop(id, None)
        if live.timer:
            live.timer.cancel()

    async def stop(self) -> None:
        """Let everybody know, and close the books."""
        self._stopping = True
        for live in self.tables.values():
            self._bye(live, SenbazuruError("server-stopping"), retry=True)
            if live.timer:
                live.timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        await self.store.close()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        if self._stopping:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- finding and opening tables

    async def live(self, id: str) -> Live:
        """A table, from memory or from its journal."""
        if self._stopping:
            raise SenbazuruError("server-stopping")
        if id in self.tables:
            return self.tables[id]
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Live:
        table = await self._read(id)
        now = self.clock()
        live = Live(table, used=now, left=dict.fromkeys(table.people, now))
        if table.changed < self.started:
            table.wake(now)  # nobody could have answered while there was no server
            if table.fresh:
                await self._save(live)
        self.tables[id] = live
        self._arrange(live)
        return live

    async def _read(self, id: str) -> Table:
        saved = await self.store.load(id)
        if saved is None:
            raise SenbazuruError("no-such-table")
        chat = [entries.read_said(line) for line in saved.chat]
        table = await at_leisure(Table.loading(map(entries.read, saved.entries), chat), self._loader)
        table.id, table.said = id, saved.said
        if table.frozen and table.frozen.code == "damaged-journal" and self._seldom.allows(id, self.steady()):
            LOG.error("the journal of a table is damaged at entry %s", table.frozen.details["entry"])
        if table.frozen and saved.row.ended is not None:
            with suppress(msgspec.DecodeError, UnicodeDecodeError):
                shown = m.read_line(saved.row.summary)
                table.recall(saved.row.ended, shown.scores or [], shown.winners or [])
        return table

    def _wait(self, what: str, address: str) -> int:
        """Seconds until an address may do what it has done too often this hour; 0 if it may, and that counts."""
        now, limit = self.steady(), getattr(self.settings.limits, what)
        rate = self._rates.setdefault((what, address), Rate(limit, 3600.0))
        return 0 if rate.allows(now) else max(1, math.ceil(rate.wait(now)))

    def _pace(self, live: Live, what: str, person: str, seconds: float) -> None:
        """Refuse what somebody has done too often at a table."""
        now, limit = self.steady(), getattr(self.settings.limits, what)
        rate = live.paces.setdefault((what, person), Rate(limit, seconds))
        if not rate.allows(now):
            raise SenbazuruError("too-many-messages", seconds=math.ceil(rate.wait(now)))

    def _check_alone(self, address: str) -> None:
        """Whether one more table of bots alone may run."""
        running = sum(
            live.address == address and live.table.phase == "playing" and all(seat.player for seat in live.table.seats)
            for live in self.tables.values()
        )
        if running >= self.settings.limits.alone:
            raise SenbazuruError("too-many-tables", seconds=60)

    async def open_table(self, new: m.NewTable, address: str = "") -> m.Admission:
        """A new table; whoever asked for it is the host."""
        now = self.clock()
        if seconds := self._wait("tables", address):
            raise SenbazuruError("too-many-tables", seconds=seconds)
        if new.start and not new.name:
            self._check_alone(address)
        table = Table.open(secrets.token_urlsafe(9), new.plan, now)
        secret = secrets.token_urlsafe(18)
        person = table.admit(now, secret)
        for seat, name in enumerate((new.name, *new.beside)):
            if name:
                table.sit(now, person, seat, name)
        for seat, bot in enumerate(new.bots, new.plan.players - len(new.bots)):
            table.seat_bot(now, person, seat, bot)
        if new.start and table.phase == "open":
            table.start(now, person)
        live = await self._keep(table, now, address)
        live.homes[person] = house(address)
        self._arrange(live)
        return m.Admission(table.info(), person, secret)

    async def _keep(self, table: Table, now: float, address: str) -> Live:
        live = Live(table, used=now, left=dict.fromkeys(table.people, now), address=address)
        async with live.lock:
            self.tables[table.id] = live
            try:
                await self._save(live)
            except SenbazuruError:
                self._forget(table.id, live)
                raise
        return live

    async def admit(self, id: str, new: m.NewPerson, address: str = "") -> m.Admission:
        """Somebody comes to a table, and takes a seat if he gives a name."""
        live = await self.live(id)
        if seconds := self._wait("comings", address):
            raise SenbazuruError("too-many-messages", seconds=seconds)
        secret = secrets.token_urlsafe(18)

        def come(table: Table, now: float) -> str:
            empty = [seat for seat, chair in enumerate(table.seats) if not chair.taken]
            if table.phase == "open" and new.seat is None and not empty:
                raise SenbazuruError("seat-taken", seat=len(table.seats) - 1)
            seat = new.seat if new.seat is not None else next(iter(empty), 0)
            table.check_sit(seat, new.name)
            person = table.admit(now, secret)
            table.sit(now, person, seat, new.name)
            return person

        if self._kept_away(live, address):
            raise SenbazuruError("sent-away")
        person = await self.change(live, come) if new.name else self._visit(live, secret, house(address))
        live.left[person] = live.used = self.clock()
        live.homes[person] = house(address)
        return m.Admission(live.table.info(), person, secret)

    def _visit(self, live: Live, secret: str, home: str) -> str:
        """Room for one more who has no seat: he who came first and is not there gives up his."""
        most, there = self.settings.limits.people, live.present()
        live.visitors = {who: digest for who, digest in live.visitors.items() if who not in live.table.people}
        near = [person for person in live.visitors if live.homes.get(person) == home]
        if len(live.visitors) >= most or len(near) >= NEAR:
            crowd = near if len(near) >= NEAR else live.visitors
            idle = next((person for person in crowd if person not in there), None)
            if idle is None:
                raise SenbazuruError("too-many-people", most=most)
            del live.visitors[idle]
            live.left.pop(idle, None)
        person = f"v{secrets.token_hex(6)}"
        live.visitors[person] = digest_of(secret)
        return person

    async def mine(self, keys: Sequence[m.MyKey]) -> list[m.MyTable]:
        """How somebody's tables stand. None of them is loaded for it, but such as an older version has left."""
        found = await self.store.standings({key.id for key in keys})
        for id, (row, known) in list(found.items()):
            if not known:
                with suppress(SenbazuruError):
                    found[id] = row, await self._learn_standing(id, row)
        return [my_table(key, *found.get(key.id, (None, b""))) for key in keys]

    async def _learn_standing(self, id: str, row: Row) -> bytes:
        live = await self.live(id)
        async with live.lock:
            found = standing(live.table)
            if not live.gone:
                await self.store.save(Save(row if live.table.frozen else self._row(live.table), standing=found))
        return found

    # -- mail

    async def _mailed(self, id: str, secret: str) -> tuple[Live, str]:
        """Somebody who has a seat, and this secret."""
        live = await self.live(id)
        person = live.who(secret)
        if person is None:
            raise SenbazuruError("bad-secret")
        if not live.table.seats_of(person):
            raise SenbazuruError("not-seated")
        return live, person

    async def mail_state(self, id: str, secret: str) -> m.MailInfo:
        _, person = await self._mailed(id, secret)
        return m.MailInfo(await self.book.state(id, person))

    async def ask_for_mail(self, id: str, secret: str, new: m.NewMail, address: str) -> m.MailInfo:
        """Somebody wants to be written to when it is his turn. First the owner of the address is asked."""
        live, person = await self._mailed(id, secret)
        if self.post is None:
            raise SenbazuruError("no-mail")
        if live.table.plan.clock.kind != "days" or live.table.phase == "over" or live.table.frozen:
            raise SenbazuruError("no-days")
        mailbox = plain_address(new.address)
        if seconds := self._wait("mails", address):
            raise SenbazuruError("too-many-mails", seconds=seconds)
        now = self.clock()
        if await self.book.sent(mailbox, now) >= MOST_MAILS:
            raise SenbazuruError("too-many-mails", seconds=int(DAY))
        language = new.language if new.language in LANGUAGES else ENGLISH
        state = await self.book.ask(id, person, mailbox, language, now)
        self.post.wake()
        return m.MailInfo(state)

    async def stop_mail(self, id: str, secret: str) -> None:
        """At this table; the link in a mail stops it at all."""
        _, person = await self._mailed(id, secret)
        await self.book.forget(id, person)

    def knows(self, id: str, person: str, since: float) -> Literal["here", "seen", ""]:
        """Whether somebody has been at a table since his turn began, or is there, or has only just gone."""
        live = self.tables.get(id)
        if live is None:
            return ""
        if live.seen.get(person, 0.0) >= since:
            return "seen"
        gone = self.clock() - live.left.get(person, 0.0)
        return "here" if person in live.present() or gone < self.settings.mail_after else ""

    async def delete(self, id: str, secret: str) -> None:
        """Its owner closes the table for good."""
        live = await self.live(id)
        async with live.lock:
            person = live.table.person(secret)
            if person is None:
                raise SenbazuruError("bad-secret")
            if person != live.table.owner:
                raise SenbazuruError("not-owner")
            await self.store.delete(id)
            self._close_table(id)

    async def forget(self, id: str, secret: str) -> None:
        """Delete all that is somebody's at a table, and at those that were opened as rematches of it."""
        rematch = await self._forget_person(id, secret)
        while rematch is not None:
            try:
                rematch = await self._forget_person(rematch, secret)
            except SenbazuruError as problem:
                if problem.code not in ("no-such-table", "bad-secret"):
                    raise
                return

    async def _forget_person(self, id: str, secret: str) -> str | None:
        """The table of the rematch, if there is one."""
        live = await self.live(id)
        async with live.lock:
            if live.gone:
                raise SenbazuruError("server-stopping")
            table = live.table
            person = live.who(secret)
            if person is None:
                raise SenbazuruError("bad-secret")
            if live.visitors.pop(person, None) is not None:  # nothing of his was ever written down
                for guest in live.guests:
                    if guest.person == person:
                        dismiss(guest, SenbazuruError("bad-secret"), retry=False)
                return table.rematch
            if table.alone(person):
                await self.store.delete(id)
                self._close_table(id)
                return table.rematch
            saved = await self.store.load(id)
            if saved is None:
                raise SenbazuruError("no-such-table")
            journal = await asyncio.to_thread(journal_without, person, saved.entries)
            first = saved.said - len(saved.chat)
            chat = await asyncio.to_thread(chat_without, person, saved.chat, first)
            await self.book.forget(id, person)
            table.forget(self.clock(), person)
            await self._open_next(live, self.clock())
            await self._store(live, entries_anew=journal, chat_anew=chat)
            self._tell(live)
            if chat:
                news = m.encode(m.Unsaid([number for number, _ in chat]))
                for guest in live.guests:
                    guest.send(news)
            self._arrange(live)
            return table.rematch

    def _close_table(self, id: str) -> None:
        live = self.tables.get(id)
        if live:
            self._bye(live, SenbazuruError("no-such-table"), retry=False)
            self._forget(id, live)

    def _bye(self, live: Live, problem: SenbazuruError, retry: bool) -> None:
        for guest in live.guests:
            dismiss(guest, problem, retry)

    # -- changing tables

    async def change(self, live: Live, act: Callable[[Table, float], Result]) -> Result:
        """Do something at a table. It is stored before this returns, or an error says that it did not happen."""
        async with live.lock:
            if live.gone:
                raise SenbazuruError("server-stopping")
            now = live.used = self.clock()
            refusal: SenbazuruError | None = None
            try:
                result = act(live.table, now)
            except SenbazuruError as problem:
                refusal = problem  # but a clock may have run out on the way
            except Exception as problem:
                LOG.error("something failed at a table", exc_info=problem)
                refusal = SenbazuruError("server-failed")
                await self._go_back(live, refusal)
                raise refusal from None
            if live.table.fresh:
                await self._store(live)
                self._tell(live)
            self._arrange(live)
            if refusal is not None:
                raise refusal
            return result

    async def _store(self, live: Live, said: entries.Said | None = None, **anew: Anew) -> None:
        """Save what is new; if that fails, go back to what is stored."""
        try:
            await self._save(live, said, **anew)
        except SenbazuruError as problem:
            await self._go_back(live, problem)
            raise

    async def _go_back(self, live: Live, problem: SenbazuruError) -> None:
        """What is stored counts; what is in memory has not happened."""
        try:
            table = await self._read(live.table.id)
        except SenbazuruError:
            self._bye(live, problem, retry=True)
            self._forget(live.table.id, live)
        else:
            live.table, live.summary = table, (-1, b"")
            table.wake(self.clock())
            for guest in live.guests:
                guest.known.clear()  # it may hold events that never were
                guest.moments.clear()
            self._tell(live)
            self._wake_after(live, TRY_AGAIN)

    async def _save(self, live: Live, said: entries.Said | None = None, **anew: Anew) -> None:
        table = live.table
        fresh, first = table.fresh, table.written - len(table.fresh)
        table.fresh = []
        lines = [(first + number, entries.encode(entry)) for number, entry in enumerate(fresh)]
        chat = [(table.said - 1, said.at, entries.encode(said))] if said else []
        await self.store.save(Save(self._row(table), lines, chat, standing=standing(table), **anew))
        live.unheard += sum(isinstance(entry, entries.Answered) for entry in fresh)
        live.unheard -= min(live.unheard, sum(isinstance(entry, entries.Undone) for entry in fresh))
        if live.shown != table.moment(SPECTATOR):  # half an action is nobody else's business
            self.answers += live.unheard
            live.unheard, live.shown = 0, table.moment(SPECTATOR)

    def _row(self, table: Table) -> Row:
        keep = self.settings
        untouched = not table.answered and not table.frozen  # no person ever answered here
        hidden = table.phase == "over" and (untouched or not table.plan.spectators)
        kept = {
            "open": table.opened + keep.keep_open,
            "playing": table.changed + (keep.keep_mail if table.plan.clock.kind == "days" else keep.keep_left),
            "over": table.changed + (keep.keep_open if untouched else keep.keep_finished),
        }
        return Row(
            id=table.id,
            game=table.plan.game,
            players=table.plan.players,
            phase=table.phase,
            listed=table.plan.listed and not hidden,
            created=table.opened,
            changed=table.changed,
            expires=kept[table.phase],
            wakes=table.wakes(),
            ended=table.ended,
            summary=self._summary(table),
            rules=table.rules or (GAMES[table.plan.game].version if table.plan.game in GAMES else 0),
        )

    def _summary(self, table: Table) -> bytes:
        """What lists show changes only with the table's news."""
        live = self.tables.get(table.id)
        if live is None or live.summary[0] != table.news:
            summary = (table.news, m.encode(line_of(table)))
            if live is None:
                return summary[1]
            live.summary = summary
        return live.summary[1]

    # -- bots and clocks

    def _arrange(self, live: Live) -> None:
        """See to it that bots answer and clocks run out in time."""
        if live.timer:
            live.timer.cancel()
            live.timer = None
        wakes = live.table.wakes()
        if wakes is None or live.gone or self._stopping:
            return
        delay = wakes - self.clock()
        if delay > 0:
            self._wake_after(live, min(delay, SWEEP_EVERY))
        elif live.table.bots_to_move() and not live.table.clocks.expired(self.clock()):
            self._let_bots_think(live)
        else:
            self._spawn(self._wake(live))

    def _wake_after(self, live: Live, delay: float) -> None:
        if live.timer:
            live.timer.cancel()
        live.timer = asyncio.get_running_loop().call_later(delay, lambda: self._spawn(self._wake(live)))

    async def _wake(self, live: Live) -> None:
        """A time has run out, or bots have waited long enough."""
        try:
            await self.change(live, lambda table, now: table.expire(now))
        except SenbazuruError as problem:
            LOG.debug("a table could not go on: %s", problem.code)

    def _let_bots_think(self, live: Live) -> None:
        game = live.table.game
        assert game is not None
        for seat in live.table.bots_to_move():
            question = (seat, game.decision(seat).id)
            if question not in live.thinking:
                live.thinking.add(question)
                player = live.table.thinker(seat)
                needed = thought(game, seat, player, live.table.salt()) if player else None
                self._spawn(self._think(live, needed, *question))

    async def _think(self, live: Live, needed: Thought | None, seat: int, decision: str) -> None:
        """A bot answers. Whatever goes wrong with it, the game goes on."""

        def answer(table: Table, now: float) -> None:
            live.thinking.discard((seat, decision))  # not earlier: somebody might ask another to think about it
            problem = answer_for(table, now, seat, decision, found)
            if problem is not None:
                LOG.error("a bot chose %s, which is no answer: %s", " ".join(map(str, found)), problem.code)

        try:
            found: Sequence[int] = ()
            if needed is not None:
                try:
                    found = await self.thinkers.choose(needed, alone=not live.waited_for())
                except Exception as problem:
                    LOG.error("the bot %s failed: %s", needed.bot, problem)
            await self.change(live, answer)
        except SenbazuruError as problem:
            LOG.debug("a bot came too late: %s", problem.code)
        finally:
            live.thinking.discard((seat, decision))

    # -- people

    async def welcome(
        self, hello: m.Hello, send: Send, close: Callable[[], None], address: str = ""
    ) -> tuple[Live, Guest]:
        """Somebody connects, for the first time or again."""
        if hello.protocol != m.PROTOCOL:
            raise SenbazuruError("wrong-protocol", given=hello.protocol, present=m.PROTOCOL)
        live = await self.live(hello.table)
        async with live.lock:
            if live.gone:
                raise SenbazuruError("server-stopping")
            person = live.who(hello.secret)
            refusal = live.table.refused(person)
            if refusal is None and not live.belongs(person) and self._kept_away(live, address):
                refusal = SenbazuruError("sent-away")
            if refusal is not None:
                await self._learn_home(live, person, address)
                raise refusal
            guest = Guest(person, send, close, heard=self.steady(), address=address)
            if person:
                live.homes[person] = house(address)
                live.seen[person] = self.clock()
            for known in hello.known:
                viewer = SPECTATOR if known.seat is None else known.seat
                # what was told of an action under way may have been undone since: that is told again
                told = min(known.told, live.table.game.heard(SPECTATOR)) if live.table.game else 0
                guest.known[viewer] = (known.revision, certain(live.table, told))
            live.guests.add(guest)
            live.used = self.clock()
            send(m.encode(m.Welcome(m.PROTOCOL, senbazuru.__version__, person, live.table.seats_of(person))))
            self._tell(live)
            lines = chat_lines(live.table)
            if lines:
                send(m.encode(m.ChatNews(lines)))
            if len(lines) < len(live.table.chat):  # whoever comes back may have heard what was deleted since
                numbered = enumerate(live.table.chat, live.table.said - len(live.table.chat))
                send(m.encode(m.Unsaid([number for number, said in numbered if not said.text])))
            self._arrange(live)
        return live, guest

    async def part(self, live: Live, guest: Guest) -> None:
        """A connection has ended."""
        async with live.lock:
            live.guests.discard(guest)
            live.used = self.clock()
            if guest.person and guest.person not in live.present():
                live.left[guest.person] = live.used
            self._tell(live)

    def _tell(self, live: Live) -> None:
        """Everybody gets what has changed for him: the table, then the game from each of his seats.

        Who comes and goes is told to the others now and then: nobody can trouble them by coming and going.
        """
        table = live.table
        presence = live.presence()
        stamp = (id(table), table.news, tuple(table.clocks.left), tuple(table.clocks.running))
        news: bytes | None = None
        made: dict[tuple[int, int], tuple[bytes, int, int]] = {}
        loop = asyncio.get_running_loop()
        due = loop.time() - live.told_presence >= PRESENCE_EVERY
        late = renewed = False
        for guest in list(live.guests):
            refusal = table.refused(guest.person)
            if refusal is not None:
                dismiss(guest, refusal, retry=False)
                continue
            if guest.stamp != stamp or (due and guest.presence != presence):
                renewed |= guest.presence not in (None, presence)
                guest.stamp, guest.presence = stamp, presence
                if news is None:
                    news = m.encode(m.TableNews(table.info(), *presence, table.clock_info(self.clock())))
                guest.send(news, replaces="table")
            late |= guest.presence != presence
            for viewer in table.viewers_of(guest.person) if table.game else ():
                moment = table.moment(viewer)
                if guest.moments.get(viewer) == moment:
                    continue
                guest.moments[viewer] = moment
                message, revision, told = self._view(table, viewer, guest.known.get(viewer), made)
                guest.known[viewer] = (revision, told)
                guest.send(message)
        if renewed:
            live.told_presence = loop.time()
        if late and live.presence_timer is None:
            live.presence_timer = loop.call_at(live.told_presence + PRESENCE_EVERY, self._tell_presence, live)

    def _tell_presence(self, live: Live) -> None:
        live.presence_timer = None
        if not live.gone:
            self._tell(live)

    def _view(
        self,
        table: Table,
        viewer: int,
        known: tuple[int, int] | None,
        made: dict[tuple[int, int], tuple[bytes, int, int]],
    ) -> tuple[bytes, int, int]:
        """The message for a viewer who knows so much; those who know the same get the same."""
        assert table.game is not None
        revision = table.game.revision
        # an undo inside an action takes events back, and only from whoever acts: it changes no revision
        since = min(known[1], table.game.heard(viewer)) if known and known[0] == revision else 0
        if (viewer, since) not in made:
            events = table.events(viewer, since)
            view = table.view(viewer)
            assert view is not None
            seat = None if viewer == SPECTATOR else viewer
            told = since + len(events)
            news = m.ViewNews(seat, revision, since, told, [event.as_dict() for event in events], view)
            made[viewer, since] = m.encode(news), revision, told
        return made[viewer, since]

    async def handle(self, live: Live, guest: Guest, request: m.AnyRequest) -> bytes:
        """Carry out what somebody asks for; the reply to it."""
        if isinstance(request, m.Ping):
            return m.encode(m.Reply(request.id))
        person = guest.person
        if person is None:
            raise SenbazuruError("not-seated")
        self._pace(live, "messages", person, 10.0)
        live.seen[person] = self.clock()
        match request:
            case m.LookAhead():
                async with live.lock:
                    ahead = live.table.ahead(person, request.seat, request.options)
                return m.encode(m.AheadView.of(request.id, ahead))
            case m.Look():
                return await self._look(live, person, request)
            case m.Say():
                await self._say(live, person, request.text)
            case m.Rematch():
                self._pace(live, "changes", person, 600.0)
                await self._rematch(live, person, request.bots, guest.address)
            case m.Vote() if live.table.phase == "over":
                self._pace(live, "changes", person, 600.0)
                await self._play_again(live, lambda table, now: table.vote(now, person, request.yes))
            case m.Resign():
                self._pace(live, "changes", person, 600.0)
                await self._resign(live, person, request.seat)
            case m.SendAway():
                self._pace(live, "changes", person, 600.0)
                await self._send_away(live, person, request.person)
            case _:
                self._check_changes(live, guest, person, request)
                await self.change(live, lambda table, now: self._carry_out(live, table, now, person, request))
        return m.encode(m.Reply(request.id))

    def _check_changes(self, live: Live, guest: Guest, person: str, request: m.AnyRequest) -> None:
        """A journal has an end: what is answered brings the game on, but everything else could go on for ever."""
        if not isinstance(request, m.Answer | m.Done):
            self._pace(live, "changes", person, 600.0)
        if isinstance(request, m.Sit) and not live.belongs(person) and self._kept_away(live, guest.address):
            raise SenbazuruError("sent-away")
        starts = isinstance(request, m.Start) or (isinstance(request, m.SeatBot) and live.table.plan.auto_start)
        if starts and not any(seat.person for seat in live.table.seats):
            self._check_alone(guest.address)
            live.address = guest.address

    def _carry_out(self, live: Live, table: Table, now: float, person: str, request: m.AnyRequest) -> None:
        match request:
            case m.Answer():
                table.answer(now, person, request.seat, request.decision, request.options)
            case m.Undo():
                table.undo(now, person, request.seat)
            case m.Done():
                table.done(person)
            case m.Sit():
                if person not in table.people:
                    table.check_sit(request.seat, request.name)
                    if person not in live.visitors:
                        raise SenbazuruError("bad-secret")
                    table.come(now, person, live.visitors[person])
                table.sit(now, person, request.seat, request.name)
            case m.Stand():
                table.stand(now, person, request.seat)
            case m.SeatBot():
                table.seat_bot(now, person, request.seat, request.bot)
            case m.SetPlan():
                table.change_plan(now, person, request.plan)
            case m.Start():
                table.start(now, person)
            case m.Leave():
                table.leave(now, person)
            case m.Spectators():
                table.allow_spectators(now, person, request.yes)
            case m.ComeBack():
                table.come_back(now, person, request.seat)
            case m.Replace():
                self._absent(live, table, now, request.seat)
                table.replace(now, person, request.seat)
            case m.ClaimHost():
                if person != table.owner and self._there(live, now, table.host):
                    raise SenbazuruError("host-is-there")
                table.claim_host(now, person)
            case m.GiveTime():
                table.give_time(now, person, request.seat)
            case m.Propose():
                table.propose(now, person, request.kind)
            case m.Vote():
                table.vote(now, person, request.yes)
            case m.Withdraw():
                table.withdraw(now, person)
            case m.Resume():
                table.resume(now, person)

    def _there(self, live: Live, now: float, person: str) -> bool:
        """Connected, or only just gone."""
        return person in live.present() or now - live.left.get(person, now) < self.settings.absent

    def _absent(self, live: Live, table: Table, now: float, seat: int) -> None:
        person = table.seats[seat].person if seat < len(table.seats) else None
        if person is not None and self._there(live, now, person):
            raise SenbazuruError("not-absent", seat=seat)

    async def _send_away(self, live: Live, host: str, person: str) -> None:
        """He, and whoever watches without a secret from where he is."""

        def send(table: Table, now: float) -> None:
            if person in live.visitors and host == table.host:
                table.come(now, person, live.visitors.pop(person))
            table.send_away(now, host, person, self._place(live, person))

        await self.change(live, send)
        for guest in live.guests:
            if not live.belongs(guest.person) and self._kept_away(live, guest.address):
                dismiss(guest, SenbazuruError("sent-away"), retry=False)

    def _place(self, live: Live, person: str) -> str:
        """A digest of where somebody comes from; nothing if others of this table are at home there, too."""
        home = live.homes.get(person, "") if person in live.table.people else ""
        return live.table.place_of(person, home) if home and not self._shared(live, home, person) else ""

    def _shared(self, live: Live, home: str, person: str = "") -> bool:
        """Whether the host, or somebody else who has a seat here, comes from there: people of one house."""
        table = live.table
        others = {table.host, *(seat.person for seat in table.seats)} - {None, person}
        return any(live.homes.get(other) == home for other in others if other and not table.gone(other))

    def _kept_away(self, live: Live, address: str) -> bool:
        home = house(address)
        return bool(home) and live.table.kept_away(home) and not self._shared(live, home)

    async def _learn_home(self, live: Live, person: str | None, address: str) -> None:
        """Somebody who was sent away while nobody knew where he is tries to come back: now it is known."""
        table, home = live.table, house(address)
        if person is None or table.sent_away.get(person) != "" or live.homes.get(person) == home:
            return
        if home and table.host in live.homes:  # else it might be the host's own house
            live.homes[person] = home
            place = self._place(live, person)
            if place:
                table.keep_away(self.clock(), person, place)
                await self._store(live)

    async def _say(self, live: Live, person: str, text: str) -> None:
        self._pace(live, "chat", person, 10.0)
        async with live.lock:
            said = live.table.say(self.clock(), person, text)
            await self._store(live, said)
            line = m.encode(m.ChatNews(chat_lines(live.table)[-1:]))
            for guest in live.guests:
                guest.send(line)

    async def _resign(self, live: Live, person: str, seat: int) -> None:
        def resign(table: Table, now: float) -> None:
            table.resign(now, person, seat)
            # whoever is in the middle of an action has been told of it: that now comes after this
            for guest in live.guests:
                known = guest.known.items()
                guest.known = {viewer: (revision, certain(table, told)) for viewer, (revision, told) in known}

        await self.change(live, resign)

    async def _rematch(self, live: Live, person: str, bots: bool, address: str) -> None:
        """Ask whether to play again, or agree to what somebody else has asked; where all do, that table is meant."""

        def ask(table: Table, now: float) -> None:
            table.check_rematch(person)
            if table.rematch is not None:
                return
            if table.asked is None:
                if seconds := self._wait("rematches", address):
                    raise SenbazuruError("too-many-tables", seconds=seconds)
                table.offer(now, person, bots, live.present())
                live.address = address
            elif table.asked.person == person:
                table.wait_no_longer(now, person, self._not_there(live, now))
            else:
                table.agree(now, person)

        await self._play_again(live, ask)

    def _not_there(self, live: Live, now: float) -> list[str]:
        """The people who need not be waited for any longer."""
        table = live.table
        if table.plan.clock.kind != "days":
            return [person for person in table.people if not self._there(live, now, person)]
        asked = table.asked
        late = asked is not None and now - asked.since >= DAY
        return [person for person in table.people if late and person not in live.present()]

    async def _play_again(self, live: Live, act: Callable[[Table, float], None]) -> None:
        """Somebody answers whether to play again. With the last answer the next table is there, and known here."""
        async with live.lock:
            if live.gone:
                raise SenbazuruError("server-stopping")
            now = live.used = self.clock()
            act(live.table, now)
            await self._open_next(live, now)
            await self._store(live)
            self._tell(live)

    async def _open_next(self, live: Live, now: float) -> None:
        """The next table, once all have answered who were asked. Who opens it is whoever asked."""
        table = live.table
        if not table.ready():
            return
        try:
            again = await self._keep(table.again(secrets.token_urlsafe(9), now), now, live.address)
        except SenbazuruError as problem:
            await self._go_back(live, problem)
            raise
        again.visitors = dict(live.visitors)
        await self.book.carry(table.id, again.table.id, table.rematched)
        self._arrange(again)

    async def _look(self, live: Live, person: str, request: m.Look) -> bytes:
        async with live.lock:
            game = live.table.sight(person, request.seat)
            numbers = game.seen_by(request.seat).observe(request.seat).facts()
            return m.encode(m.Sight(request.id, header_of(game), numbers, game.told(request.seat)))


async def at_leisure(steps: Generator[None, None, Result], turn: asyncio.Lock) -> Result:
    """Do something long in slices, one of anybody's at a time, and let everybody else have his turn in between."""
    while True:
        async with turn:
            until = time.monotonic() + SLICE
            try:
                next(steps)
                while time.monotonic() < until:
                    next(steps)
            except StopIteration as end:
                result: Result = end.value
                return result
        await asyncio.sleep(0)


def certain(table: Table, told: int) -> int:
    """How many of the events that somebody was told are certainly the first ones still."""
    return int(min(told, table.game.stands())) if table.game else told


def dismiss(guest: Guest, problem: SenbazuruError, retry: bool) -> None:
    guest.send(m.encode(m.Bye(Problem.of(problem), retry)))
    guest.close()


def chat_lines(table: Table) -> list[m.ChatLine]:
    """What was said and not deleted."""
    numbered = enumerate(table.chat, table.said - len(table.chat))
    return [m.ChatLine(n, said.at, said.person, said.name, said.text) for n, said in numbered if said.text]


def line_of(table: Table) -> m.TableLine:
    """A table as lists show it."""
    outcome = table.outcome()
    seats = [seat.info() for seat in table.seats]
    return m.TableLine(
        id=table.id,
        game=table.plan.game,
        phase=table.phase,
        opened=table.opened,
        changed=table.changed,
        seats=[m.SeatLine(seat.kind, seat.name, seat.bot) for seat in seats],
        clock=table.plan.clock.kind,
        spectators=table.plan.spectators,
        scores=outcome.scores if outcome else None,
        winners=outcome.winners if outcome else None,
        resigned=outcome.resigned if outcome else [],
    )
