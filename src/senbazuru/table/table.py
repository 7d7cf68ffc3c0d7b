"""A table: people and bots around a game.

Everything that happens is an entry of its journal. A command checks, then writes one; loading a table is applying
its entries again. So a table can leave memory, or its process can die, at any moment.
"""

import secrets
from collections import Counter
from collections.abc import Collection, Generator, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from hashlib import sha256
from hmac import compare_digest
from typing import Any, Final, Literal

from msgspec import structs

from senbazuru.bots import bot_named, usual_bot
from senbazuru.bots.bot import BOT_NAMES
from senbazuru.games import game_named
from senbazuru.kernel.decision import Ahead
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.event import Event
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.record import Record, commitment
from senbazuru.kernel.state import OMNISCIENT, SPECTATOR
from senbazuru.table import entries as e
from senbazuru.table.clocks import Clocks
from senbazuru.table.info import ClockInfo, Outcome, Problem, ProposalInfo, SeatInfo, TableInfo
from senbazuru.table.kept import Kept, begun
from senbazuru.table.plan import DAY, DEFAULTS, Plan
from senbazuru.table.spelling import likeness, plain

LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 300
CHAT_KEPT: Final = 200
PRESENT: Final = 60.0
"""So many seconds one gives to another, or finds on his clock when he comes back."""
AWAY: Final = DAY
"""Whoever a stand-in plays for still has his say about the end, unless he left: for so long."""
MOST_ACTS: Final = 1_000
"""So often one person may do something at a table that is no answer: people need far less.

What only ends something (to vote, withdraw, resume, stand up, leave, put in a stand-in) is always possible, and so is
the start of a game: there is no more of it than of what it ends.
"""
OFFERS: Final = 20
"""And so often he may ask whether to play again, whatever he has done before."""
HOME: Final = "home"
ANYBODY: Final = "p1"
"""Whoever sits at the keyboard of a table at home."""

Proposal = Literal["takeback", "pause", "end"]
Why = Literal["left", "time", "absent", "sent-away", "resigned"]


def digest_of(secret: str) -> str:
    """What we keep of a secret."""
    return sha256(secret.encode()).hexdigest()


def unsaid(said: e.Said) -> e.Said:
    """What is left of a line of chat that was deleted: its place among the others."""
    return e.Said(said.at, "", "", "")


@dataclass(frozen=True)
class Seat:
    """A chair: empty, a person's or a bot's; a person's may be kept warm by a stand-in."""

    name: str = ""
    person: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    why: Why | None = None
    since: float = 0.0
    """When the stand-in took over."""

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def player(self) -> str | None:
        """The bot, or stand-in, that answers for this seat; none if a person does."""
        return self.bot or self.stand_in

    def info(self) -> SeatInfo:
        kind: Literal["empty", "person", "bot"] = "person" if self.person else "bot" if self.bot else "empty"
        return SeatInfo(kind, self.name, self.person, self.bot, self.stand_in, self.why)


@dataclass(frozen=True)
class Asked:
    """A proposal that waits for these people."""

    kind: Proposal | Literal["rematch"]
    person: str
    to: int
    waiting: tuple[str, ...]
    agreed: tuple[str, ...] = ()
    declined: tuple[str, ...] = ()
    """Those who do not want to play again; a no to anything else ends it."""
    bots: bool = False
    """Of a rematch: they take the seats that people leave."""
    since: float = 0.0
    firm: bool = True
    """Nobody is taken to agree because a stand-in plays for him (as older journals have it)."""


@dataclass
class Table:
    """One table, from its opening to its last answer and the talk after it."""

    id: str = ""
    plan: Plan = field(default_factory=lambda: Plan(""))
    phase: Literal["open", "playing", "over"] = "open"
    opened: float = 0.0
    changed: float = 0.0
    ended: float | None = None
    host: str = ""
    owner: str = ""
    """Who may delete the table, and cannot be sent away: the host who opened it, or whom he left it to."""
    people: dict[str, str] = field(default_factory=dict)
    """Everybody who ever had a secret here: names of our own, and digests."""
    sent_away: dict[str, str] = field(default_factory=dict)
    """Whom a host does not want here, and digests of where they came from, as far as that is known."""
    forgotten: set[str] = field(default_factory=set)
    """Who wants nothing of his to be kept."""
    seats: list[Seat] = field(default_factory=list)
    rules: int = 0
    """The version of the rules that the game began with."""
    game: Game | None = None
    clocks: Clocks = field(default_factory=lambda: Clocks(Plan("").clock, 0))
    paused: bool = False
    agreed: bool = False
    asked: Asked | None = None
    rematch: str | None = None
    rematched: tuple[str, ...] = ()
    """The people who have a seat there."""
    turns: dict[int, float] = field(default_factory=dict)
    """The seats that people must answer for themselves, and since when."""
    frozen: SenbazuruError | None = None
    chat: list[e.Said] = field(default_factory=list)
    said: int = 0
    written: int = 0
    """How many entries the journal has."""
    answered: float = 0.0
    """When a person last gave an answer, or took one back."""
    fresh: list[e.AnyEntry] = field(default_factory=list)
    """Those that nobody has saved yet."""
    hurried: bool = False
    """Somebody said `done`: bots need not wait for his undo."""
    acts: Counter[str] = field(default_factory=Counter)
    """How often each person has done something that counts towards `MOST_ACTS`."""
    news: int = 0
    """Rises whenever `info` may have changed; answers, which come often, hardly ever change it."""
    _givers: list[str | None] = field(default_factory=list)
    """Who gave each answer of the game himself; nobody, if a bot or a stand-in did."""
    _seed: str = ""
    _salt: str = ""
    _commitment: str | None = None
    _kept: Kept | None = None
    """The game of a frozen table."""
    _outcome: Outcome | None = None
    """How the game of a frozen table has ended."""

    # -- coming to be

    @classmethod
    def open(cls, id: str, plan: Plan, now: float) -> "Table":
        plan.check()
        table = cls()
        table._write(e.Opened(now, id, plan))
        return table

    @classmethod
    def load(cls, entries: Iterable[e.AnyEntry | e.Unread], chat: Sequence[e.Said] = ()) -> "Table":
        """The table that these entries tell of. Where the game does not replay, it is frozen there.

        What happened to the people of a frozen table still counts, and so does what was answered.
        """
        loading = cls.loading(entries, chat)
        while True:
            try:
                next(loading)
            except StopIteration as end:
                table: Table = end.value
                return table

    @classmethod
    def loading(
        cls, entries: Iterable[e.AnyEntry | e.Unread], chat: Sequence[e.Said] = ()
    ) -> Generator[None, None, "Table"]:
        """Load it, an entry at a time: long journals take long, and others may have something to do in between."""
        journal: list[e.AnyEntry | e.Unread] = []
        for entry in entries:
            journal.append(entry)
            yield
        table = cls()
        number = -1
        try:
            for number, entry in enumerate(journal):
                table._apply(entry)
                yield
            if not table.id:
                raise ValueError("a journal begins with its table")
        except Exception as problem:
            damage = SenbazuruError("damaged-journal", entry=number)
            game, table = table.game, cls(frozen=problem if isinstance(problem, SenbazuruError) else damage)
            for entry in journal:
                with suppress(Exception):
                    table._apply(entry)
                yield
            table.game = game
        table.chat, table.said, table.written = list(chat)[-CHAT_KEPT:], len(chat), len(journal)
        return table

    def recall(self, ended: float, scores: list[int], winners: list[int]) -> None:
        """How the game of a frozen table has ended: others have kept what it takes the rules to know."""
        asked = self.asked if self._playing_again() else None
        self._end(ended)
        self.asked = asked
        self.game = None  # it did not get that far
        self._outcome = Outcome(scores, winners, self.agreed, self._seed, self._salt, self._resigned())

    @classmethod
    def around(cls, game: Game, now: float) -> "Table":
        """A table at home: all seats that no bot has are one person's, as the header of the game's record tells.

        That record is what is kept of it; there is no journal.
        """
        header, table = game.record.header, cls()
        table._write(e.Opened(now, HOME, Plan(header["game"], header["players"], header["options"])))
        table._write(e.Came(now, ANYBODY, ""))
        for number, seat in enumerate(header["seats"]):
            bot, name = seat["bot"], seat["name"]
            table._write(e.BotSat(now, number, bot, name) if bot else e.Sat(now, number, ANYBODY, name))
        table.phase, table.game, table.rules = "playing", game, header["rules"]
        table._seed, table._salt = header["seed"], digest_of(header["seed"])
        table.clocks = Clocks(table.plan.clock, table.plan.players)
        table._givers = [None] * len(game.history)
        table._go_on(now)
        return table

    def again(self, id: str, now: float) -> "Table":
        """A rematch of those who want it: all people with their secrets, and the seats one further round.

        With every seat taken the game has begun; else it begins when somebody takes the last.
        """
        asked = self.asked
        assert asked is not None
        players = {asked.person, *asked.agreed}
        owner = self.owner if self.owner in players else asked.person
        table = Table()
        table._write(e.Opened(now, id, structs.replace(self.plan, auto_start=True)))
        for person, digest in sorted(self.people.items(), key=lambda item: item[0] != owner):
            table._write(e.Came(now, person, digest))
        for person, home in self.sent_away.items():
            table._write(e.SentAway(now, person, home))
        if self.host != owner and self.host in players:
            table._write(e.Hosted(now, self.host, claimed=True))
        moved = self.seats[1:] + self.seats[:1]
        for place, seat in enumerate(moved):
            if seat.person in players:
                table._write(e.Sat(now, place, seat.person, seat.name))
        # bots come last: they choose names that nobody else has
        for place, seat in enumerate(moved):
            bot = seat.bot or (self._successor() if asked.bots and seat.person not in players else None)
            if bot:
                table._write(e.BotSat(now, place, bot))
        with suppress(SenbazuruError):  # of a plan that cannot be played any more the host must think again
            table._begin_if_full(now)
        self._add(e.Rematched(now, id, tuple(sorted(players))))  # also at a frozen table: it is no part of the game
        return table

    def _successor(self) -> str:
        """A bot for the seat of somebody who does not play again."""
        stand_in = self.plan.substitute()
        return usual_bot(self.plan.game) if stand_in == DEFAULTS else stand_in

    def _thawed(self) -> None:
        if self.frozen is not None:
            raise SenbazuruError("table-frozen", reason=self.frozen.code)

    def _write(self, entry: e.AnyEntry) -> None:
        self._thawed()
        self._add(entry)

    def _act(self, entry: e.AnyEntry) -> None:
        """Write down what somebody does, if he has not done enough of it."""
        self._thawed()
        author = self._author(entry)
        if author and self.acts[author] >= MOST_ACTS:
            raise SenbazuruError("too-many-acts", most=MOST_ACTS)
        self._write(entry)

    def _author(self, entry: e.AnyEntry | e.Unread) -> str | None:
        """Whose doing an entry is, if it is one that could be done again and again."""
        match entry:
            case e.Sat() | e.Proposed() | e.Gave():
                return entry.person
            case e.BotSat() | e.Planned():
                return self.host
            case e.Undone() | e.Returned():
                return self.seats[entry.seat].person
            case e.Hosted():
                return entry.person if entry.claimed else None
        return None

    def _add(self, entry: e.AnyEntry) -> None:
        self._apply(entry)
        self.written += 1
        self.fresh.append(entry)

    # -- what entries do

    def _apply(self, entry: e.AnyEntry | e.Unread) -> None:
        now, before = entry.at, (self.phase, self.asked)
        if isinstance(entry, e.Sat | e.BotSat | e.Stood | e.StoodIn | e.Returned | e.Undone | e.Gave | e.Resigned):
            self._seat(entry.seat)
        if not isinstance(entry, e.Answered) and (author := self._author(entry)):
            self.acts[author] += 1
        match entry:
            case e.Unread():
                raise ValueError("an entry that cannot be read")
            case e.Opened() if self.id:
                raise ValueError("a table is opened once")
            case e.Started() if self._seed:
                raise ValueError("a game begins once")
            case e.Opened():
                self.id, self.plan, self.opened = entry.id, entry.plan, now
                self.seats = [Seat()] * entry.plan.players
            case e.Came():
                self.people[entry.person] = entry.digest
                self.host = self.host or entry.person
                self.owner = self.owner or entry.person
            case e.Sat():
                self.seats[entry.seat] = Seat(entry.name, entry.person)
            case e.BotSat():
                self.seats[entry.seat] = Seat(entry.name or self._bot_name(entry.seat), bot=entry.bot)
            case e.Stood():
                self.seats[entry.seat] = Seat()
            case e.Planned():
                self.plan = entry.plan
                self.seats = (self.seats + [Seat()] * entry.plan.players)[: entry.plan.players]
            case e.Hosted():
                self.host = entry.person
                if not entry.claimed:
                    self.owner = entry.person
            case e.Started():
                self._start(entry)
            case e.Answered():
                self._answer(entry)
            case e.Undone():
                self._undo(entry)
            case e.Proposed():
                firm = entry.asked is not None
                waiting = entry.asked if entry.asked is not None else self._others(self._players(), entry.person)
                asked = Asked(entry.kind, entry.person, entry.to, waiting, since=now, firm=firm, bots=entry.bots)
                self._ask(asked, now)
            case e.Voted():
                assert self.asked is not None
                self._vote(self.asked, entry.person, entry.yes, now)
            case e.Withdrawn():
                self.asked = None
            case e.Resumed():
                self.paused = False
                self.clocks.go_on(self._thinking(), now)
            case e.StoodIn():
                seat = self.seats[entry.seat]
                self.seats[entry.seat] = replace(seat, stand_in=self.plan.substitute(), why=entry.why, since=now)
                self.clocks.stop(entry.seat, now)
                if self.asked and seat.person not in self._players():
                    self._ask_without(self.asked, seat.person, entry.why, now)
            case e.Returned():
                seat = self.seats[entry.seat]
                self.seats[entry.seat] = replace(seat, stand_in=None, why=None)
                self.clocks.at_least(entry.seat, PRESENT)
                if self.asked and self.asked.firm and seat.person:
                    self.asked = self._ask_also(self.asked, seat.person)
                self._go_on(now)
            case e.Gave():
                self.clocks.give(entry.seat, entry.seconds)
            case e.Woke():
                self.clocks.halt(self.changed)
                self.clocks.go_on(self._thinking(), now)
            case e.Resigned():
                self._resign(entry)
            case e.Rematched():
                self.rematch, self.rematched, self.asked = entry.table, entry.people, None
            case e.SentAway():
                if entry.person not in self.sent_away:
                    self.asked = None  # to send somebody away is no way to win a vote
                self.sent_away[entry.person] = entry.place
            case e.Forgotten():
                self.forgotten.add(entry.person)
                if self.asked and self.asked.kind == "rematch":
                    self.asked = self._play_without(self.asked, entry.person)
                if entry.person not in self.sent_away:
                    self.people[entry.person] = ""
                self.seats = [replace(seat, name="") if seat.person == entry.person else seat for seat in self.seats]
        self.changed = now
        self.turns = {seat: self.turns.get(seat, now) for seat in self._thinking()}
        if not isinstance(entry, e.Answered | e.Undone) or before != (self.phase, self.asked):
            self.news += 1

    def _start(self, entry: e.Started) -> None:
        self.phase, self._seed, self._salt = "playing", entry.seed, entry.salt
        self._commitment = commitment(Seed.parse(entry.seed), entry.salt)
        self.rules = entry.rules
        self.clocks = Clocks(self.plan.clock, self.plan.players)
        if self.frozen:
            self._kept = Kept(self.plan, entry)
            return
        rules = game_named(self.plan.game)
        if rules.version != entry.rules:
            raise SenbazuruError("rules-changed", recorded=entry.rules, present=rules.version)
        self.game = begun(self.plan, entry)
        self._go_on(entry.at)

    def _answer(self, entry: e.Answered) -> None:
        if self._kept:
            self._kept.answer(entry)
            self._forget_takeback()
            return
        game = self._playing()
        game.accept(entry.seat, *entry.options)
        self._givers.append(None if self.seats[entry.seat].player else self.seats[entry.seat].person)
        if entry.hash and entry.hash != game.hash():
            raise SenbazuruError("replay-differs", answers=int(game.state.answers))
        if not self.seats[entry.seat].player:  # a bot need not wait for itself
            self.hurried = False
            self.answered = entry.at
        self._forget_takeback()
        answer = len(game.history) - 1
        self.clocks.earned.pop(answer, None)
        finished = entry.seat not in game.waiting() or not game.state.unfinished()
        if finished and not self.seats[entry.seat].player:
            self.clocks.earn(entry.seat, answer, entry.at)
        if game.history[-1].barrier:
            self.clocks.earned.clear()  # nothing of it can be undone any more
        self._go_on(entry.at)

    def _undo(self, entry: e.Undone) -> None:
        if self._kept:
            self._kept.undo(entry.seat)
            self._forget_takeback()
            return
        game = self._playing()
        game.undo(entry.seat)
        del self._givers[len(game.history) :]
        self.answered = entry.at
        self._forget_takeback()
        self._go_on(entry.at)
        self.clocks.refund(entry.seat, len(game.history))

    def _resign(self, entry: e.Resigned) -> None:
        seat = self.seats[entry.seat]
        if self._kept:
            self._kept.resign(entry.seat)
            over = False  # only the rules know; who has kept it tells, see `recall`
        else:
            game = self._playing()
            game.resign(entry.seat)
            over = game.over
        stand_in = None if over else self.plan.substitute()
        self.seats[entry.seat] = replace(seat, stand_in=stand_in, why="resigned", since=entry.at)
        self.clocks.stop(entry.seat, entry.at)
        if not over and self.asked and seat.person not in self._players():
            self._ask_without(self.asked, seat.person, "left", entry.at)
        self._go_on(entry.at)

    def _forget_takeback(self) -> None:
        """What it would have undone is no longer the last thing that happened."""
        if self._reconsidering():
            self.asked = None

    def _go_on(self, now: float) -> None:
        if self.game is not None and self.game.over:
            self._end(now)
        elif not self.paused:
            self.clocks.run(self._thinking(), now)

    def _vote(self, asked: Asked, person: str, yes: bool, now: float) -> None:
        left = tuple(other for other in asked.waiting if other != person)
        if yes:
            declined = tuple(other for other in asked.declined if other != person)
            self._ask(replace(asked, waiting=left, agreed=(*asked.agreed, person), declined=declined), now)
        elif asked.kind != "rematch":
            self._ask(None, now)
        else:
            declined = (*asked.declined, person)
            self._ask(replace(asked, waiting=left, declined=declined) if left or asked.agreed else None, now)

    def _play_without(self, asked: Asked, person: str) -> Asked | None:
        """Somebody is gone for good who was to play again."""
        left, agreed = (tuple(other for other in who if other != person) for who in (asked.waiting, asked.agreed))
        wanted = person != asked.person and (left or agreed)
        return replace(asked, waiting=left, agreed=agreed) if wanted else None

    def _ask(self, asked: Asked | None, now: float) -> None:
        """Put it to the others; when the last of them agrees, it happens."""
        self.asked = asked
        if asked is None or asked.waiting or asked.kind == "rematch":
            return  # a rematch needs a table, which others open: see `again`
        self.asked = None
        if asked.kind == "takeback":
            (self._kept or self._playing()).take_back_to(asked.to)
            if self.game is not None:
                del self._givers[len(self.game.history) :]
            self._go_on(now)
        elif asked.kind == "pause":
            self.paused = True
            self.clocks.halt(now)
        else:
            self.agreed = True
            self._end(now)

    def _ask_without(self, asked: Asked, person: str | None, why: str, now: float) -> None:
        """A stand-in plays for somebody who asked, or is asked."""
        if person == asked.person:
            self.asked = None
        elif not (asked.firm and asked.kind == "end" and why != "left"):
            self._ask(replace(asked, waiting=tuple(other for other in asked.waiting if other != person)), now)

    def _ask_also(self, asked: Asked, person: str) -> Asked:
        """Who comes back while something is discussed has his say."""
        known = person == asked.person or person in asked.agreed or person in asked.waiting
        return asked if known else replace(asked, waiting=tuple(sorted((*asked.waiting, person))))

    def _end(self, now: float) -> None:
        self.phase, self.ended, self.asked, self.paused = "over", now, None, False
        self.clocks.halt(now)

    def _bot_name(self, seat: int) -> str:
        used = {other.name for place, other in enumerate(self.seats) if place != seat}
        return next(name for name in BOT_NAMES[seat:] + BOT_NAMES if name not in used)

    # -- before the game

    def admit(self, now: float, secret: str) -> str:
        """Somebody comes to the table, with a secret to be known by. The first is the host."""
        person = f"p{len(self.people) + 1}"
        self.come(now, person, digest_of(secret))
        return person

    def come(self, now: float, person: str, digest: str) -> None:
        """Somebody who has a name already, and a secret that others have kept the digest of."""
        self._write(e.Came(now, person, digest))

    def sit(self, now: float, person: str, seat: int, name: str) -> None:
        name = self.check_sit(seat, name)
        if self.gone(person):
            raise SenbazuruError("not-seated")
        self._act(e.Sat(now, seat, person, name))
        self._begin_if_full(now)

    def check_sit(self, seat: int, name: str) -> str:
        """The name as it will be written, if somebody can sit there by that name."""
        self._setting_up()
        self._seat(seat)
        if self.seats[seat].taken:
            raise SenbazuruError("seat-taken", seat=seat)
        name = plain(name, LONGEST_NAME)
        if any(other.taken and likeness(other.name) == likeness(name) for other in self.seats):
            raise SenbazuruError("name-taken", name=name)
        return name

    def stand(self, now: float, person: str, seat: int) -> None:
        """Leave a seat; the host may also ask others to, and send bots away."""
        self._setting_up()
        self._seat(seat)
        if self.seats[seat].person != person:
            self._hosting(person)
        if not self.seats[seat].taken:
            raise SenbazuruError("seat-empty", seat=seat)
        self._write(e.Stood(now, seat))

    def seat_bot(self, now: float, person: str, seat: int, bot: str) -> None:
        self._setting_up()
        self._hosting(person)
        self._seat(seat)
        if self.seats[seat].person is not None:
            raise SenbazuruError("seat-taken", seat=seat)
        self._act(e.BotSat(now, seat, bot_named(bot, self.plan.game).name))
        self._begin_if_full(now)

    def change_plan(self, now: float, person: str, plan: Plan) -> None:
        self._setting_up()
        self._hosting(person)
        plan.check()
        for seat in self.seats:
            if seat.bot:
                bot_named(seat.bot, plan.game)
        self._act(e.Planned(now, plan))

    def start(self, now: float, person: str) -> None:
        self._setting_up()
        self._hosting(person)
        self._begin(now)

    def _begin_if_full(self, now: float) -> None:
        if self.plan.auto_start and all(seat.taken for seat in self.seats):
            self._begin(now)

    def _begin(self, now: float) -> None:
        for number, seat in enumerate(self.seats):
            if not seat.taken:
                raise SenbazuruError("seat-empty", seat=number)
        rules, plan, seed = game_named(self.plan.game), self.plan, self.plan.seed()
        header = Game.start(rules, players=plan.players, options=plan.options, seed=seed).record.header
        salt = secrets.token_hex(16)
        self._write(e.Started(now, str(seed), salt, rules.version, header["options"], header["packs"]))

    # -- playing

    def answer(self, now: float, person: str, seat: int, decision: str, options: Sequence[int]) -> None:
        """A person answers the decision with this id."""
        game = self._moving(now, person, seat)
        if seat in game.waiting() and game.decision(seat).id != decision:
            raise SenbazuruError("stale-decision", decision=decision)
        self._note_answer(now, seat, options)

    def answer_for(self, now: float, seat: int, decision: str, *options: int) -> None:
        """The bot, or the stand-in, of a seat answers; too late if anything has changed meanwhile."""
        self._seat(seat)
        game = self._playing()
        if not self.seats[seat].player or seat not in game.waiting() or game.decision(seat).id != decision:
            raise SenbazuruError("stale-decision", decision=decision)
        if self.paused or self._reconsidering():
            raise SenbazuruError("paused")
        self._note_answer(now, seat, options)

    def answer_by_default(self, now: float, seat: int, decision: str) -> None:
        """The safe answer, for somebody who is not there."""
        self.answer_for(now, seat, decision, self._playing().decision(seat).default)

    def _note_answer(self, now: float, seat: int, options: Sequence[int]) -> None:
        game = self._playing()
        kept = len(game.record.entries)
        entry = e.Answered(now, seat, tuple(options))
        self._write(entry)
        last = game.record.entries[-1]
        if len(game.record.entries) > kept + 1 and "hash" in last:
            self.fresh[-1] = e.Answered(now, seat, entry.options, last["hash"])

    def ahead(self, person: str, seat: int, begun: Sequence[int]) -> Ahead:
        """What a seat of this person would be asked after these options."""
        game = self._playing()
        self._own(person, seat)
        return game.ahead(seat, *begun)

    def undo(self, now: float, person: str, seat: int) -> None:
        """Take back one's own last answer, as long as nothing new was seen and nobody answered."""
        self._moving(now, person, seat)
        self._act(e.Undone(now, seat))

    def done(self, person: str) -> None:
        """No undo to wait for: let the bots go on. Only who could undo can say so."""
        game = self._playing()
        if any(game.can_undo(seat) for seat in self.seats_of(person)):
            self.hurried = True

    def propose(self, now: float, person: str, kind: Proposal) -> None:
        """Ask everybody: to go back to before one's own last action, to pause, or to end the game here.

        Who is not there has his say about the end for a day. No takeback goes behind an answer of his.
        """
        game = self._playing()
        self._playing_person(person)
        if self.asked is not None:
            raise SenbazuruError("already-proposed")
        if self.paused and kind == "pause":
            raise SenbazuruError("paused")
        to = -1
        if kind == "takeback":
            to = self._last_action(game, person)
            gone = self._answered_since(game, to) - self._players()
            if gone:
                name = next(seat.name or "…" for seat in self.seats if seat.person in gone)
                raise SenbazuruError("answer-stands", name=name)
        concerned = self._concerned(now) if kind == "end" else self._players()
        self._act(e.Proposed(now, person, kind, to, self._others(concerned, person)))

    def _answered_since(self, game: Game, counted: int) -> set[str]:
        """The people who have given answers themselves since so many counted."""
        return {own for own, moment in zip(self._givers, game.history) if own and moment.counted >= counted}

    def _last_action(self, game: Game, person: str) -> int:
        """How many answers counted before a person's last action began."""
        for moment in reversed(game.history):
            if self.seats[moment.seat].person == person and not moment.unfinished:
                return moment.counted
        raise SenbazuruError("nothing-to-undo", seat=-1)

    def vote(self, now: float, person: str, yes: bool) -> None:
        if self.asked is None or person not in self.asked.waiting:
            raise SenbazuruError("no-proposal")
        self._note_vote(e.Voted(now, person, yes))

    def withdraw(self, now: float, person: str) -> None:
        if self.asked is None or person != self.asked.person:
            raise SenbazuruError("no-proposal")
        self._note_vote(e.Withdrawn(now))

    def _note_vote(self, entry: e.Voted | e.Withdrawn) -> None:
        if not self._playing_again():
            self._thawed()
        self._add(entry)

    def resume(self, now: float, person: str) -> None:
        """Anybody who plays may end a pause."""
        self._playing()
        self._playing_person(person)
        if not self.paused:
            raise SenbazuruError("not-paused")
        self._write(e.Resumed(now))

    def leave(self, now: float, person: str) -> None:
        """Go away: the seats are free before the game, and played by a stand-in during it."""
        self._vacate(now, person, "left")
        heir = next((seat.person for seat in self._company(person) if not seat.stand_in), None)
        if person == self.host and heir is not None:
            self._write(e.Hosted(now, heir, claimed=person != self.owner))

    def _vacate(self, now: float, person: str, why: Literal["left", "sent-away"]) -> None:
        for number, seat in enumerate(self.seats):
            if seat.person != person:
                continue
            if self.phase == "open":
                self._write(e.Stood(now, number))
            elif self.phase == "playing" and seat.why not in (why, "sent-away", "resigned"):
                self._stand_in(now, number, why)

    def resign(self, now: float, person: str, seat: int) -> None:
        """Give a seat up for good, at any time: whoever is asked, paused or not, and also while a stand-in plays."""
        self._playing()
        self._own(person, seat)
        if self.seats[seat].why == "resigned":
            raise SenbazuruError("has-resigned", seat=seat)
        self._let_answers_stand(now, seat)
        self._write(e.Resigned(now, seat))

    def _stand_in(self, now: float, number: int, why: Literal["left", "time", "absent", "sent-away"]) -> None:
        """A stand-in takes over."""
        self._let_answers_stand(now, number)
        self._write(e.StoodIn(now, number, why))

    def _let_answers_stand(self, now: float, number: int) -> None:
        """A stand-in does not agree to take back what the person himself has answered."""
        person, asked = self.seats[number].person, self.asked
        elsewhere = any(not self.seats[seat].stand_in for seat in self.seats_of(person) if seat != number)
        if asked and asked.firm and self._reconsidering() and person in asked.waiting and not elsewhere:
            if person in self._answered_since(self._playing(), asked.to):
                self._write(e.Withdrawn(now))

    def _company(self, person: str) -> list[Seat]:
        """The seats of other people; a stand-in may play there, but they can come back."""
        return [seat for seat in self.seats if seat.person not in (None, person) and not self.gone(seat.person)]

    def send_away(self, now: float, host: str, person: str, place: str = "") -> None:
        """The host does not want somebody here, now or later: a stand-in plays for him, and his secret opens nothing.

        `place` is a digest of where he comes from, for the caller to make and to compare (`place_of`).
        """
        self._thawed()
        self._hosting(host)
        if self.phase == "playing" and host != self.owner:
            raise SenbazuruError("not-owner")
        if person in (host, self.owner) or person not in self.people or self.gone(person):
            raise SenbazuruError("cannot-send-away")
        self._write(e.SentAway(now, person, place))
        self._vacate(now, person, "sent-away")

    def keep_away(self, now: float, person: str, place: str) -> None:
        """Now it is known where somebody comes from who was sent away."""
        self._add(e.SentAway(now, person, place))

    def place_of(self, person: str, address: str) -> str:
        """What is kept of the address of somebody who is sent away: nobody else's digest of the same is like it."""
        return digest_of(f"{self.people[person]} {address}")

    def kept_away(self, address: str) -> bool:
        """Whether somebody came from there who was sent away."""
        return any(place and place == self.place_of(person, address) for person, place in self.sent_away.items())

    def allow_spectators(self, now: float, person: str, yes: bool) -> None:
        """The host may think again about those who watch, also during the game."""
        self._thawed()
        self._hosting(person)
        self._act(e.Planned(now, structs.replace(self.plan, spectators=yes)))

    def alone(self, person: str) -> bool:
        """Whether this is nobody else's table: no other person sits here, or is its host or owner."""
        others = {self.host, self.owner} - {person}
        return not self._company(person) and all(self.gone(other) for other in others)

    def forget(self, now: float, person: str) -> None:
        """Somebody goes for good, and his name and all he said with him. His game goes on without him.

        Who was sent away stays away: of him the digests are kept.
        """
        if self.frozen is None:
            self._vacate(now, person, "left")
        if person in (self.host, self.owner):
            # better the host there is, or the owner, or one who plays himself
            seats = sorted(self._company(person), key=lambda seat: seat.stand_in is not None)
            heirs = [self.host, self.owner, *(seat.person for seat in seats)]
            heir = next((other for other in heirs if other and other != person and not self.gone(other)), self.host)
            self._add(e.Hosted(now, heir, claimed=person != self.owner))
        self._add(e.Forgotten(now, person))
        self.chat = [unsaid(said) if said.person == person else said for said in self.chat]

    def replace(self, now: float, person: str, seat: int) -> None:
        """Others need not wait for somebody who has not been seen for a while (that is for the caller to know).

        Where people have days to answer nobody need be seen: the clock tells when a stand-in takes over.
        """
        self._playing()
        self._seat(seat)
        self._playing_person(person)
        if self.plan.clock.kind == "days":
            raise SenbazuruError("days-to-answer", seat=seat)
        if self.seats[seat].person in (None, person) or self.seats[seat].stand_in:
            raise SenbazuruError("not-absent", seat=seat)
        self._stand_in(now, seat, "absent")

    def come_back(self, now: float, person: str, seat: int) -> None:
        """A person takes the seat over again from the stand-in."""
        self._playing()
        self._own(person, seat)
        if self.seats[seat].why == "resigned":
            raise SenbazuruError("has-resigned", seat=seat)
        if self.seats[seat].stand_in is None:
            raise SenbazuruError("seat-taken", seat=seat)
        self._act(e.Returned(now, seat))

    def claim_host(self, now: float, person: str) -> None:
        """Somebody at the table becomes host in place of one who has gone (that is for the caller to know).

        So that the table can go on: to delete it remains with its owner.
        """
        self._sitting(person)
        self._act(e.Hosted(now, person, claimed=person != self.owner))

    def give_time(self, now: float, person: str, seat: int) -> None:
        """Let another think a little longer; nobody gets more than twice what there was at the beginning."""
        self._playing()
        self._playing_person(person)
        self._seat(seat)
        if self.plan.clock.kind == "none" or self.seats[seat].person in (None, person):
            raise SenbazuruError("no-clock", seat=seat)
        seconds = min(PRESENT, 2 * self.plan.clock.seconds - self.clocks.remaining(seat, now))
        if seconds < 1.0:
            raise SenbazuruError("time-enough", seat=seat)
        self._act(e.Gave(now, seat, seconds, person))

    def expire(self, now: float) -> bool:
        """Where time has run out a stand-in takes over; whether it has anywhere."""
        late = self.clocks.expired(now) if self.frozen is None else []
        for seat in late:
            # the first one need not be asked any more: it may be a pause now, or long ago
            if seat in self.clocks.expired(now):
                self._stand_in(now, seat, "time")
        return bool(late)

    def wake(self, now: float) -> None:
        """Back in memory: a live clock did not run while nobody could have answered."""
        if self.phase == "playing" and self.plan.clock.kind == "live" and self.clocks.running and not self.frozen:
            self._write(e.Woke(now))

    def say(self, now: float, person: str, text: str) -> e.Said:
        self._thawed()
        self._sitting(person)
        name = next(seat.name for seat in self.seats if seat.person == person)
        said = e.Said(now, person, name, plain(text, LONGEST_CHAT))
        self.chat = [*self.chat, said][-CHAT_KEPT:]
        self.said += 1
        return said

    # -- playing again; also at a frozen table, for it is no part of the game

    def check_rematch(self, person: str) -> None:
        self._sitting(person)
        if self.phase != "over":
            raise SenbazuruError("not-over")

    def offer(self, now: float, person: str, bots: bool, there: Collection[str] = ()) -> None:
        """Somebody would like to play again: all others who sit here are asked, but who has left only if he is there.

        If nobody need be asked, or the last has answered, it is time for `again`: see `ready`.
        """
        self.check_rematch(person)
        if self.asked is not None:
            raise SenbazuruError("already-proposed")
        if self.acts[person] >= MOST_ACTS + OFFERS:
            raise SenbazuruError("too-many-acts", most=MOST_ACTS)
        company = {seat.person for seat in self._company(person) if seat.why != "left" or seat.person in there}
        self._add(e.Proposed(now, person, "rematch", asked=tuple(sorted(filter(None, company))), bots=bots))

    def agree(self, now: float, person: str) -> None:
        """Somebody else would like to play again as well; he may have thought otherwise before."""
        if self.asked and (person in self.asked.waiting or person in self.asked.declined):
            self._add(e.Voted(now, person, True))

    def wait_no_longer(self, now: float, person: str, absent: Collection[str]) -> None:
        """Who asked whether to play again plays without those who are not there."""
        if self.asked is None or person != self.asked.person:
            raise SenbazuruError("no-proposal")
        gone = [other for other in self.asked.waiting if other in absent]
        if not gone:
            waited = next((n for n, seat in enumerate(self.seats) if seat.person in self.asked.waiting), 0)
            raise SenbazuruError("not-absent", seat=waited)
        for other in gone:
            self._add(e.Voted(now, other, False))

    def _playing_again(self) -> bool:
        return self.asked is not None and self.asked.kind == "rematch"

    def ready(self) -> bool:
        """Whether all have answered who were asked to play again, and somebody wants to."""
        return self._playing_again() and self.asked is not None and not self.asked.waiting

    # -- who may

    def person(self, secret: str) -> str | None:
        """Who has this secret."""
        digest = digest_of(secret)
        return next((person for person, kept in self.people.items() if compare_digest(kept, digest)), None)

    def gone(self, person: str | None) -> bool:
        """Sent away, or forgotten: it is as if he had no seat."""
        return person in self.sent_away or person in self.forgotten

    def seats_of(self, person: str | None) -> list[int]:
        if not person or self.gone(person):
            return []
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def _players(self) -> set[str]:
        """The people who answer for themselves."""
        return {seat.person for seat in self.seats if seat.person and not seat.stand_in}

    def _concerned(self, now: float) -> set[str]:
        """Those and the people who are away, but have not left and not been away for long."""
        away = {seat.person for seat in self.seats if seat.why in ("time", "absent") and now - seat.since < AWAY}
        return self._players() | {person for person in away if person}

    def _others(self, people: set[str], person: str) -> tuple[str, ...]:
        return tuple(sorted(people - {person}))

    def _thinking(self) -> list[int]:
        """The seats whose time runs: asked, and a person's own."""
        if self.game is None or self.paused or self.phase != "playing":
            return []
        return [seat for seat in self.game.waiting() if not self.seats[seat].player]

    def _setting_up(self) -> None:
        self._thawed()
        if self.phase != "open":
            raise SenbazuruError("already-started")

    def _playing(self) -> Game:
        self._thawed()
        if self.game is None:
            raise SenbazuruError("not-started")
        if self.phase == "over":
            raise SenbazuruError("game-over")
        return self.game

    def _moving(self, now: float, person: str, seat: int) -> Game:
        """A person wants to act for a seat: it is his, the game goes on and he has time."""
        game = self._playing()
        self._own(person, seat)
        if self.paused:
            raise SenbazuruError("paused")
        if seat in self.clocks.expired(now):
            self.expire(now)
        if self.seats[seat].stand_in:
            raise SenbazuruError("stood-in", seat=seat)
        return game

    def _seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise SenbazuruError("no-such-seat", seat=seat)

    def _own(self, person: str, seat: int) -> None:
        self._seat(seat)
        if seat not in self.seats_of(person):
            raise SenbazuruError("not-your-seat", seat=seat)

    def _sitting(self, person: str) -> None:
        if not self.seats_of(person):
            raise SenbazuruError("not-seated")

    def _playing_person(self, person: str) -> None:
        if person not in self._players():
            raise SenbazuruError("not-seated")

    def _hosting(self, person: str) -> None:
        if person != self.host:
            raise SenbazuruError("not-host")

    # -- bots

    def _reconsidering(self) -> bool:
        return self.asked is not None and self.asked.kind == "takeback"

    def bots_to_move(self) -> list[int]:
        """The seats that a bot or stand-in must answer for, as soon as `bots_wait_until` is past."""
        if self.phase != "playing" or self.game is None or self.paused or self.frozen or self._reconsidering():
            return []
        return [seat for seat in self.game.waiting() if self.seats[seat].player]

    def thinker(self, seat: int) -> str | None:
        """The bot that thinks for a seat; none if a safe answer will do."""
        player = self.seats[seat].player
        return None if player == DEFAULTS else player

    def bots_wait_until(self) -> float:
        """Bots leave people the time to take back what can be taken back."""
        if self.hurried or self.game is None:
            return 0.0
        able = any(self.game.can_undo(seat) for seat in range(len(self.seats)) if not self.seats[seat].player)
        return self.answered + self.plan.bot_pause if able else 0.0

    def wakes(self) -> float | None:
        """When something happens here by itself: a bot answers, a time runs out."""
        if self.frozen or self.phase != "playing":
            return None
        bots = [self.bots_wait_until()] if self.bots_to_move() else []
        expiry = self.clocks.next_expiry()
        return min([*bots, expiry] if expiry is not None else bots, default=None)

    # -- looking

    def refused(self, person: str | None) -> SenbazuruError | None:
        """Why somebody may not be here."""
        if person in self.sent_away:
            return SenbazuruError("sent-away")
        if person in self.forgotten:
            return SenbazuruError("bad-secret")
        return None if self.may_watch(person) else SenbazuruError("no-spectators")

    def may_watch(self, person: str | None) -> bool:
        return self.plan.spectators or bool(self.seats_of(person)) or person == self.host

    def viewers_of(self, person: str | None) -> list[int]:
        """The seats that a person sees the game from; without one, the spectator."""
        return self.seats_of(person) or [SPECTATOR]

    def view(self, viewer: int) -> dict[str, Any] | None:
        """The game as a viewer sees it; after the end all hands lie open."""
        if self.game is None:
            return None
        if self.phase == "over":
            # a game that was ended by consent would still ask somebody
            who = "spectator" if viewer == SPECTATOR else viewer
            return self.game.view(OMNISCIENT) | {"viewer": who, "decisions": [], "can_undo": False}
        return self.game.view(viewer, memory=self.plan.memory)

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        return self.game.events(viewer, since) if self.game else []

    def moment(self, viewer: int) -> tuple[int, ...]:
        """Changes with what a viewer is shown of the game."""
        if self.game is None:
            return ()
        return (*self.game.moment(viewer), self.phase == "over")

    def sight(self, person: str, seat: int) -> Game:
        """The game, for somebody who may know all that this seat knows."""
        if self.game is None:
            raise SenbazuruError("not-started")
        self._own(person, seat)
        return self.game

    def clock_info(self, now: float) -> ClockInfo | None:
        if self.plan.clock.kind == "none" or self.game is None or self.frozen:
            return None
        seats = range(len(self.seats))
        left = [round(max(0.0, self.clocks.remaining(seat, now)), 1) for seat in seats]
        return ClockInfo(left, sorted(self.clocks.running))

    def _proposal(self) -> ProposalInfo | None:
        asked = self.asked
        if asked is None:
            return None
        told = (list(asked.waiting), list(asked.agreed), list(asked.declined), asked.bots)
        return ProposalInfo(asked.kind, asked.person, *told)

    def info(self) -> TableInfo:
        return TableInfo(
            id=self.id,
            plan=self.plan,
            phase=self.phase,
            host=self.host,
            seats=[seat.info() for seat in self.seats],
            opened=self.opened,
            paused=self.paused,
            proposal=self._proposal(),
            commitment=self._commitment,
            outcome=self.outcome(),
            rematch=self.rematch,
            rematched=list(self.rematched),
            frozen=Problem.of(self.frozen) if self.frozen else None,
        )

    def outcome(self) -> Outcome | None:
        if self.game is None or self.phase != "over":
            return self._outcome
        winners = [] if self.agreed else self.game.winners
        return Outcome(self.game.scores, winners, self.agreed, self._seed, self._salt, self._resigned())

    def _resigned(self) -> list[int]:
        """The seats that gave up, in that order."""
        gone = [number for number, seat in enumerate(self.seats) if seat.why == "resigned"]
        return self.game.resigned if self.game else sorted(gone, key=lambda number: self.seats[number].since)

    def record(self) -> Record:
        """The record, once it may be shown: it opens the seed."""
        game = self._kept or self.game
        if game is None or self.phase != "over":
            raise SenbazuruError("not-over")
        record = game.record() if isinstance(game, Kept) else game.record
        seats = [{"name": seat.name, "bot": seat.bot} for seat in self.seats]
        promised = {"commitment": self._commitment, "salt": self._salt}
        return Record({**record.header, "seats": seats, **promised}, record.entries)

    def salt(self) -> str:
        """A secret of this table until its end, for chance that is not the game's."""
        return self._salt
