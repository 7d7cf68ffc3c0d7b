"""People who play as people do: they think, chat, undo, look again, go and come back, and play once more.

Each has an address of his own, so that what others do from theirs must not concern him. None of them does anything that
a server may refuse; whatever ends a line before its owner does is written down.
"""

import asyncio
import random
import re
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from tests.server.raw import CLOSE, PATIENCE, Answer, Cut, Raw, frame

PING_EVERY: Final = 30.0
"""Seconds; a server takes the silent for gone."""
TOO_LATE: Final = frozenset({"stale-decision", "game-over", "nothing-to-undo", "undo-barrier", "not-your-decision"})
"""What may be refused because somebody else was quicker."""
KINDS: Final[tuple[tuple[float, int, dict[str, Any]], ...]] = (
    (0.4, 1, {"plan": {"game": "origami", "listed": True, "bot_pause": 0.5}, "bots": ["greedy"]}),
    (4.0, 2, {"plan": {"game": "origami", "listed": True}}),
    (4.0, 2, {"plan": {"game": "mixed", "clock": {"kind": "live", "seconds": 3600, "increment": 10}}}),
    (6.0, 3, {"plan": {"game": "legends", "players": 3, "listed": True}}),
    (5.0, 1, {"plan": {"game": "islands"}, "bots": ["greedy"]}),
    (4.0, 2, {"plan": {"game": "islands", "listed": True}}),
    (5.0, 2, {"plan": {"game": "origami", "players": 4, "spectators": False}, "bots": ["greedy", "random"]}),
    (6.0, 2, {"plan": {"game": "mixed", "memory": False, "bot_pause": 1}}),
    (4.0, 1, {"plan": {"game": "mixed", "listed": True}, "bots": ["random"]}),
    (0.4, 2, {"plan": {"game": "origami"}}),
)
"""Tables: seconds that one thinks, how many people, and what the host asks for."""


class Option(msgspec.Struct):
    id: int
    reason: object = None


class Decision(msgspec.Struct):
    seat: int
    id: str = ""
    options: list[Option] = []


class View(msgspec.Struct):
    decisions: list[Decision]
    can_undo: bool = False


class Table(msgspec.Struct):
    id: str
    phase: str
    rematch: str | None = None


class Problem(msgspec.Struct):
    code: str


class Message(msgspec.Struct):
    """Whatever the server says, as far as people care."""

    type: str
    id: int = -1
    error: Problem | None = None
    table: Table | None = None
    seat: int | None = None
    revision: int = 0
    told: int = 0
    view: View | None = None


read: Final = msgspec.json.Decoder(Message).decode


class Refused(Exception):
    """The server would not do what anybody may ask for."""


@dataclass
class Diary:
    """What happened to everybody."""

    people: int = 0
    tables: int = 0
    rematches: int = 0
    visits: int = 0
    returns: int = 0
    chat: int = 0
    undos: int = 0
    answers: list[float] = field(default_factory=list)
    """Seconds from an answer to its reply."""
    records: list[str] = field(default_factory=list)
    """Of all games that came to their end."""
    wrongs: Counter[str] = field(default_factory=Counter)
    """Who was cut, turned away or refused, and how."""


class Town:
    """Everybody who plays on one server."""

    def __init__(self, port: int, seed: int = 0, hurry: float = 1.0) -> None:
        self.port = port
        self.chance = random.Random(seed)
        self.hurry = hurry
        """How much faster than people they think."""
        self.diary = Diary()
        self.over = False
        self.tables: dict[str, list[str]] = {"open": [], "playing": [], "over": []}
        """The ids of those that anybody may watch; as good as all that ended."""

    def address(self) -> str:
        self.diary.people += 1
        number = self.diary.people
        return f"127.{10 + (number >> 16)}.{(number >> 8) & 255}.{number & 255}"

    async def rest(self, seconds: float) -> None:
        """Wait, but not beyond the end."""
        until = time.monotonic() + seconds
        while not self.over and (left := until - time.monotonic()) > 0:
            await asyncio.sleep(min(left, 1.0))

    @asynccontextmanager
    async def in_order(self, who: str) -> AsyncIterator[None]:
        """Nothing that happens in here should."""
        try:
            yield
        except (OSError, TimeoutError, Refused) as problem:
            self.diary.wrongs[f"{who}: {type(problem).__name__} {problem}".strip()] += 1
            await self.rest(2.0)

    async def live(self, tables: int, watchers: int, over: asyncio.Event, opening: float) -> None:
        """Until it is over: so many tables, the first games begun within some seconds, and people who watch."""
        lives = [self._sittings(KINDS[n % len(KINDS)], opening * n / tables) for n in range(tables)]
        lives += [self._watching(opening) for _ in range(watchers)]
        tasks = [asyncio.create_task(life) for life in lives]
        await over.wait()
        self.over = True
        await asyncio.gather(*tasks)

    async def _sittings(self, kind: tuple[float, int, dict[str, Any]], later: float) -> None:
        await self.rest(later)
        while not self.over:
            async with self.in_order("a player"):
                await Sitting(self, *kind).whole()

    async def _watching(self, later: float) -> None:
        await self.rest(later)
        while not self.over:
            if not self.tables["playing"]:
                await self.rest(1.0)
                continue
            async with self.in_order("somebody who watches"):
                person = Person(self, 0.0)
                person.table = self.chance.choice(self.tables["playing"])
                self.diary.visits += 1
                await person.enter()
                await self.rest(self.chance.uniform(5.0, 30.0))
                await person.leave()
            await self.rest(self.chance.uniform(1.0, 5.0))


class Person:
    """Somebody with a seat, or one who watches: `secret` tells."""

    def __init__(self, town: Town, pace: float) -> None:
        self.town = town
        self.pace = pace / town.hurry
        self.source = town.address()
        self.name = f"P{town.diary.people}"
        self.table = ""
        self.secret = ""
        self.phase = ""
        self.rematch: str | None = None
        self.views: dict[int | None, View] = {}
        self.known: dict[int | None, tuple[int, int]] = {}
        self._raw: Raw | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._going = False
        self._news = asyncio.Event()
        self._replies: dict[int, asyncio.Future[Message]] = {}
        self._number = 0
        self._spoke = 0.0

    # -- over HTTP

    async def request(self, method: str, path: str, body: object = None) -> Answer:
        async with await Raw.open(self.town.port, self.source) as raw:
            shown = {"authorization": f"Bearer {self.secret}"} if self.secret else {}
            answer = await raw.request(method, path, body, connection="close", **shown)
        if answer.status not in (200, 201):
            raise Refused(f"{method} {re.sub('/tables/[^/]+', '/tables/ID', path)}: {answer.body.decode()}")
        return answer

    async def admitted(self, path: str, body: object) -> None:
        told = (await self.request("POST", path, body)).json()
        self.table, self.secret = told["table"]["id"], told["secret"]

    # -- over the socket

    async def enter(self) -> None:
        """Connect, for the first time or again."""
        self._going = False
        raw = self._raw = await Raw.open(self.town.port, self.source)
        known = [{"seat": seat, "revision": rev, "told": told} for seat, (rev, told) in self.known.items()]
        if (await raw.upgrade()).status != 101:
            raise Refused("no socket")
        await raw.say("hello", protocol=2, table=self.table, secret=self.secret, known=known)
        async with asyncio.timeout(PATIENCE):
            first = read(await raw.hear_bytes())
        if first.type != "welcome":
            raise Refused(f"no welcome: {first.error.code if first.error else first.type}")
        self._spoke = time.monotonic()
        self._hearing = asyncio.create_task(self._hear(raw))

    async def leave(self, politely: bool = True) -> None:
        """Go, by one's own will."""
        self._going = True
        if self._raw is not None and self._hearing is not None:
            with suppress(OSError):
                if politely and not self._hearing.done():
                    await self._raw.send(frame(CLOSE, b"\x03\xe8"))
                    await asyncio.wait({self._hearing}, timeout=PATIENCE)
            self._raw.drop()
            with suppress(OSError):
                await self._hearing
        self._raw = self._hearing = None

    def forget(self) -> None:
        """Another table."""
        self.views, self.known, self.phase, self.rematch = {}, {}, "", None

    async def _hear(self, raw: Raw) -> None:
        """All that is said, until the line ends; if that is not our will, whoever waits hears of it."""
        problem: BaseException = Cut("cut")
        try:
            while True:
                message = read(await raw.hear_bytes())
                if message.type == "table" and message.table is not None:
                    self.phase, self.rematch = message.table.phase, message.table.rematch
                elif message.view is not None:
                    self.views[message.seat] = message.view
                    self.known[message.seat] = (message.revision, message.told)
                elif message.type == "bye" and message.error is not None:
                    problem = Cut(f"bye: {message.error.code}")
                elif message.id in self._replies:
                    self._replies.pop(message.id).set_result(message)
                self._news.set()
        except Cut as cut:
            if not self._going:
                raise Cut(f"{problem} ({cut})") from None
        finally:
            self._news.set()
            for reply in self._replies.values():
                reply.cancel()
            self._replies.clear()

    async def ask(self, type: str, **fields: Any) -> Message:
        """A request; somebody else may have been quicker, but nothing else is refused."""
        assert self._raw is not None
        assert self._hearing is not None
        self._number += 1
        reply: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._replies[self._number] = reply
        self._spoke = time.monotonic()
        await self._raw.say(type, id=self._number, **fields)
        try:
            message = await asyncio.wait_for(reply, PATIENCE)
        except asyncio.CancelledError:
            if self._hearing.done():
                self._hearing.result()
            raise
        if message.error is not None and message.error.code not in TOO_LATE:
            raise Refused(f"{type}: {message.error.code}")
        return message

    async def news(self) -> None:
        """Wait for some, a moment; say a word when one has been silent for long."""
        assert self._hearing is not None
        if self._hearing.done():
            self._hearing.result()
        if time.monotonic() - self._spoke > PING_EVERY:
            await self.ask("ping")
        self._news.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), 1.0)

    # -- playing

    def asked(self) -> Decision | None:
        mine = [one for seat, view in self.views.items() for one in view.decisions if one.seat == seat and one.options]
        return self.town.chance.choice(mine) if mine else None

    async def play(self) -> None:
        """Until the game is over, or everything is."""
        chance, diary = self.town.chance, self.town.diary
        while self.phase != "over" and not self.town.over:
            decision = self.asked()
            if decision is None:
                await self.news()
                continue
            await self.town.rest(min(chance.expovariate(1 / self.pace), 5 * self.pace))
            decision = self.asked()
            if decision is None or self.town.over:
                continue
            whim = chance.random()
            if whim < 0.01:
                await self.leave(politely=whim < 0.005)
                await self.town.rest(chance.uniform(0.2, 5.0))
                await self.enter()
                diary.returns += 1
                continue
            if whim < 0.03:
                await self.ask("say", text=f"A word of {self.name}, the {self._number}th.")
                diary.chat += 1
            elif whim < 0.10:
                await self.ask("ahead", seat=decision.seat, options=[])
            chosen = chance.choice([option.id for option in decision.options if option.reason is None])
            began = time.perf_counter()
            reply = await self.ask("answer", seat=decision.seat, decision=decision.id, options=[chosen])
            if reply.error is None:
                diary.answers.append(time.perf_counter() - began)
                if 0.10 < whim < 0.15 and self.views[decision.seat].can_undo:
                    diary.undos += (await self.ask("undo", seat=decision.seat)).error is None


class Sitting:
    """Some people at one table, and at the next, for a game or three."""

    def __init__(self, town: Town, pace: float, people: int, asked: dict[str, Any]) -> None:
        self.town = town
        self.asked = asked
        self.people = [Person(town, pace) for _ in range(people)]
        self.host = self.people[0]

    async def whole(self) -> None:
        try:
            await self._come()
            games = self.town.chance.randint(1, 3)
            while await self._game() and (games := games - 1) and not self.town.over:
                await self._again()
        finally:
            self._known_as("")
            for person in self.people:
                await person.leave()

    def _known_as(self, phase: str) -> None:
        """Others may know of the table; of the last ones that are over, too."""
        for known, ids in self.town.tables.items():
            if known != "over" and self.host.table in ids:
                ids.remove(self.host.table)
        if phase and self.asked["plan"].get("spectators", True):
            self.town.tables[phase].append(self.host.table)

    async def _come(self) -> None:
        plan = {"bot_pause": 2.0, **self.asked["plan"]}
        plan["bot_pause"] /= self.town.hurry
        await self.host.admitted("/api/tables", {**self.asked, "plan": plan, "name": self.host.name})
        self._known_as("open")
        await self.host.enter()
        for person in self.people[1:]:
            await self.town.rest(self.town.chance.uniform(0.5, 3.0) / self.town.hurry)
            await person.admitted(f"/api/tables/{self.host.table}/people", {"name": person.name})
            await person.enter()
        await self.host.ask("start")

    async def _game(self) -> bool:
        """One game; whether it came to its end."""
        self.town.diary.tables += 1
        self._known_as("playing")
        try:
            async with asyncio.TaskGroup() as group:
                for person in self.people:
                    group.create_task(person.play())
        except* (OSError, TimeoutError, Refused) as problems:
            raise problems.exceptions[0] from None
        if self.host.phase != "over":
            return False
        self._known_as("over")
        self.town.diary.records.append(
            (await self.host.request("GET", f"/api/tables/{self.host.table}/record")).body.decode()
        )
        return True

    async def _again(self) -> None:
        for person in self.people:
            await person.ask("rematch")
        for person in self.people:
            while person.rematch is None:
                await person.news()
            await person.leave()
            person.table = person.rematch
            person.forget()
        for person in self.people:
            await person.enter()
        self.town.diary.rematches += 1
