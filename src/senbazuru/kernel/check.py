"""The self-check: a game's promises, proven over random games.

At every moment: the game's own audit; somebody can answer; things lie where questions say, and what is told ahead is
what comes; what is not offered changes nothing; every prefix can be
completed; positions survive as text; undo goes back exactly, and not beyond a barrier; nothing leaks. And at the end:
old copies are what they were, compound answers meet primitive ones, the record plays again, no game is endless.
"""

import json
from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

from senbazuru.kernel.bits import members
from senbazuru.kernel.choices import Switch
from senbazuru.kernel.decision import Ahead, Decision
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.event import KIND, Event, unnamed
from senbazuru.kernel.game import MOST_WAYS, Game
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.record import Record
from senbazuru.kernel.rules import Rules
from senbazuru.kernel.state import MOST_OPTIONS, OMNISCIENT, SPECTATOR, Observation, S, State

ENDLESS = 20_000
"""More answers than any game takes."""


class Listener(Protocol):
    """A slow model of what a viewer knows, worked out from nothing but what that viewer is told."""

    def tell(self, event: Mapping[str, Any], /) -> None:
        """Hear of one event."""

    def known(self, owner: int, /) -> Counter[str]:
        """How many of each card the viewer can be sure of in a hand."""


class Provable(Rules[S]):
    """A game that can be checked."""

    def random_table(self, random: Random) -> tuple[int, Mapping[str, Any]]:
        """A number of players and options, any that the game allows."""
        players = random.randint(*self.seats)
        switches = [choice for choice in self.choices if isinstance(choice, Switch) and choice.players <= players]
        return players, {switch.name: random.random() < 0.5 for switch in switches}

    def audit(self, state: S) -> list[str]:
        """What is wrong with a position."""
        return []

    def misplaced(self, view: Mapping[str, Any], decision: Decision) -> list[str]:
        """Options of a question that do not lie, in the view of who is asked, where they say."""
        return []

    @abstractmethod
    def twin(self, state: S, told: Sequence[Event], viewer: int, seed: Seed) -> S:
        """Another position, the same for the viewer now and through all that is told."""

    def listener(self, viewer: int, players: int) -> Listener | None:
        """A model of a viewer's knowledge; none if the game keeps no ledger of it."""
        return None

    def ledger(self, seen: Observation[S], owner: int) -> Counter[str]:
        """What an observation says that its viewer knows of a hand."""
        return Counter()


def provable(rules: Rules) -> Provable:
    """Rules that can be checked. Raises SenbazuruError if these cannot."""
    if not isinstance(rules, Provable):
        raise SenbazuruError("not-provable", game=rules.name)
    return rules


@dataclass
class Report:
    """What was checked how often, and what was wrong."""

    counts: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def add(self, other: "Report") -> None:
        self.counts.update(other.counts)
        self.wrong.extend(other.wrong)


def messages(game: Game, viewer: int) -> bytes:
    """Everything a viewer is sent of a moment: view, decisions, undo flag, looks ahead, and what wrong answers say."""
    shown = [game.view(viewer)]
    if viewer < SPECTATOR:
        asked = viewer in game.waiting()
        shown += looks(game, viewer) if asked else []
        tried = [(option, MOST_OPTIONS - 1) for option in (members(game.state.mask(viewer)) if asked else [])]
        for options in [(MOST_OPTIONS - 1,), (99,), *tried]:
            try:
                game.answer(viewer, *options)
            except SenbazuruError as refusal:
                shown.append({"refused": repr(refusal)})
    return json.dumps(shown, sort_keys=False).encode()


def looks(game: Game, viewer: int) -> list[dict[str, Any]]:
    """What a seat that is asked may learn by looking ahead: after one option, another one at each moment, and now
    and then all there is to tell of the present question."""
    offered = members(game.state.mask(viewer))
    turn = int(game.state.answers)
    beginnings = [(offered[turn % len(offered)],), *([()] if turn % 5 == 0 else [])]
    return [_told(game.ahead(viewer, *begun)) for begun in beginnings]


def _told(ahead: Ahead) -> dict[str, Any]:
    return {
        "decision": ahead.decision.as_dict() if ahead.decision else None,
        "ways": [[option.as_dict() for option in way] for way in ahead.ways],
        "outlook": ahead.outlook,
    }


def story(game: Game, viewer: int, since: int) -> bytes:
    """Everything a viewer has been told of what happened, from an event on."""
    return json.dumps([event.as_dict() for event in game.events(viewer, since)]).encode()


@dataclass(frozen=True)
class Message:
    """An answer of one seat, and whether another could have followed in the same message."""

    seat: int
    options: tuple[int, ...]
    last: bool = False


@dataclass
class Checker:
    """Checks one game after the other. `messages` and `story` are what goes over the wire; tests plant leaks there."""

    rules: Provable
    messages: Callable[[Game, int], bytes] = messages
    story: Callable[[Game, int, int], bytes] = story
    game_class: type[Game] = Game

    def run(self, seed: int) -> Report:
        """One random game with everything checked."""
        return _Run(self, seed).run()

    def games(self, first: int, count: int) -> Iterator[Report]:
        for number in range(first, first + count):
            yield self.run(number)


class _Run:
    def __init__(self, checker: Checker, seed: int) -> None:
        self.checker = checker
        self.rules = checker.rules
        self.number = seed
        self.random = Random(seed)
        self.report = Report(Counter({"games": 1}))
        players, options = self.rules.random_table(self.random)
        self.game = checker.game_class.start(
            self.rules, players=players, options=options, seed=Seed.number(self.random.getrandbits(128))
        )
        self.viewers = [*range(players), SPECTATOR]
        mood = self.random.random()
        self.stalling = mood < 0.25
        self.lively = mood > 0.6
        self.copies: list[tuple[State, int]] = []
        # each settled moment, the events told before it, and the messages of the step that followed
        self.moments: list[tuple[Game, int]] = []
        self.steps: list[list[Message]] = []
        self.listeners = {viewer: self.rules.listener(viewer, players) for viewer in self.viewers}
        self.heard = dict.fromkeys(self.viewers, 0)
        self.rolled = bool(self.game.state.chance)
        """Whether chance has decided something: then there is a seed, which nobody may know."""

    def wrong(self, what: str) -> None:
        where = f"game {self.number}, answer {self.game.state.answers}"
        self.report.wrong.append(f"{where}: {what}\n{self.rules.write(self.game.state)}")

    def count(self, what: str) -> None:
        self.report.counts[what] += 1

    def run(self) -> Report:
        try:
            self.play()
            if not self.report.wrong:
                self.at_the_end()
        except (SenbazuruError, AssertionError, IndexError, ValueError, RuntimeError) as problem:
            self.wrong(f"{type(problem).__name__}: {problem}")
        return self.report

    def play(self) -> None:
        while not self.game.over and not self.report.wrong:
            self.at_every_state()
            if not self.game.state.unfinished():
                self.moments.append((self.fork(self.game.state), self.game.heard(OMNISCIENT)))
                self.steps.append([])
                self.no_leak_in_output()
            self.answer()
            self.rolled = self.rolled or bool(self.game.state.chance)
            if self.game.state.answers > ENDLESS:
                self.wrong("the game does not end")
            if self.game.state.unfinished():
                self.completable()
            elif self.steps[-1]:
                self.no_leak_in_step()

    def fork(self, state: State) -> Game:
        """A game that goes on from a state by itself."""
        return self.game.fork(state.copy())

    # -- at every state

    def at_every_state(self) -> None:
        state = self.game.state
        self.count("states")
        for problem in self.rules.audit(state):
            self.wrong(problem)
        if not self.game.waiting() or not all(state.mask(seat) for seat in self.game.waiting()):
            self.wrong("nobody can go on")
        if any(state.mask(seat) >> (MOST_OPTIONS - 1) for seat in self.game.waiting()):
            self.wrong("the last id of all is offered, with which refusals are tried")
        again = self.rules.read(self.rules.write(state))
        if again != state:
            self.wrong("the position does not survive as text")
        elif self.rules.view(again, OMNISCIENT) != self.rules.view(state, OMNISCIENT):
            self.wrong("equal positions show different things: something is missing in `facts`")
        for seat in self.game.waiting():
            decision = self.game.decision(seat)
            for problem in self.rules.misplaced(self.game.view(seat), decision):
                self.wrong(problem)
            if sorted(option.id for option in decision.offered) != members(state.mask(seat)):
                self.wrong(
                    f"seat {seat} is offered {[o.word for o in decision.offered]}, and that is not what it may answer"
                )
            if decision.kind != self.rules.kind(state, seat):
                self.wrong(f"a question of the kind {decision.kind} is said to be {self.rules.kind(state, seat)}")
            self.count("questions")
        self.copies.append((state.copy(), int(state.hash())))
        self.knowledge()
        self.refusals(state)

    def knowledge(self) -> None:
        """An observation says what a viewer can work out from the events it was told, no more and no less."""
        for viewer, listener in self.listeners.items():
            if listener is None:
                continue
            for event in self.game.events(viewer, self.heard[viewer]):
                listener.tell(event.as_dict())
                self.heard[viewer] += 1
            seen = self.game.seen_by(viewer).observe(viewer)
            for owner in range(int(seen.table.players)):
                if listener.known(owner) != self.rules.ledger(seen, owner):
                    self.wrong(f"viewer {viewer} should know {listener.known(owner)} of hand {owner}")
            self.count("ledgers")

    def refusals(self, state: State) -> None:
        before = state.facts()
        seat = self.random.randrange(-1, int(state.players) + 1)
        option = self.random.randrange(-2, MOST_OPTIONS + 3)
        asked = 0 <= seat < state.players and seat in self.game.waiting()
        if asked and 0 <= option < MOST_OPTIONS and state.mask(seat) >> option & 1:
            return
        if seat < 0 or state.answer(seat, option) or state.facts() != before:
            if seat >= 0:
                self.wrong(f"seat {seat} answered {option}, which was not offered")
        try:
            self.game.answer(seat, option)
        except SenbazuruError as refusal:
            if state.facts() != before:
                self.wrong(f"a refused answer changed something ({refusal})")
        else:
            self.wrong(f"seat {seat} answered {option}, which was not offered")
        self.count("refusals")

    # -- answering

    def choose(self) -> Message:
        """At random; a stalling player takes the first option, which is to decline, whenever that is offered,
        and a lively one hardly ever, so that games go where few random ones would."""
        seat = self.random.choice(self.game.waiting())
        options = members(self.game.state.mask(seat))
        if self.lively and len(options) > 1 and self.random.random() < 0.9:
            options = [option for option in options if option]
        if self.stalling and self.random.random() < 0.9:
            return Message(seat, (options[0] if 0 in options else options[-1],))
        return Message(seat, (self.random.choice(options),))

    def answer(self) -> None:
        game = self.game
        message = self.choose()
        seat, options = message.seat, message.options
        before, counted = game.state.facts(), int(game.state.answers)
        self.count("answers")
        ahead = game.ahead(seat, *options)
        if game.state.facts() != before:
            self.wrong("a look ahead changed something")
        game.answer(seat, *options, decision=game.decision(seat).id)
        self.came(ahead, seat, counted)
        if game.can_undo(seat):
            game.undo(seat)
            if game.state.facts() != before:
                self.wrong("undo does not lead back")
            game.answer(seat, *options)
            self.count("undos")
        else:
            after = game.state.facts()
            try:
                game.undo(seat)
            except SenbazuruError:
                self.count("barriers")
            else:
                self.wrong("undo beyond a barrier")
            if game.state.facts() != after:
                self.wrong("a refused undo changed something")
        others = [other for other in range(int(game.state.players)) if other != seat]
        if not game.state.unfinished() and any(game.can_undo(other) for other in others):
            self.wrong("another seat may undo")
        last = game.history[-1].barrier or game.state.answers != counted + 1
        self.steps[-1].append(Message(seat, options, last))

    def came(self, ahead: Ahead, seat: int, counted: int) -> None:
        """What was told ahead of an answer is what is asked after it; nothing, if that is not for this seat to know."""
        game = self.game
        closed = game.history[-1].barrier or game.state.answers > counted + 1
        asked = game.decision(seat) if seat in game.waiting() and not closed else None
        if ahead.decision != asked:
            self.wrong(f"seat {seat} was told ahead of {ahead.decision}, and is asked {asked}")
        elif ahead.ways:
            self.ways(ahead, seat)
        self.count("looks")

    def ways(self, ahead: Ahead, seat: int) -> None:
        """They are different, the shortest first, and each completes the question."""
        sets = [tuple(sorted(option.id for option in way)) for way in ahead.ways]
        if len(sets) > MOST_WAYS or len(set(sets)) < len(sets) or sets != sorted(sets, key=len):
            self.wrong(f"ways that are no list of different ones, shortest first: {sets}")
        way = self.random.choice(ahead.ways)
        trial = self.game.state.copy()
        kind = self.rules.kind(trial, seat)
        for place, option in enumerate(way):
            goes_on = bool(trial.mask(seat)) and self.rules.kind(trial, seat) == kind
            if not goes_on or not trial.answer(seat, option.id):
                self.wrong(f"the way {[option.word for option in way]} ends before its step {place}")
                return
        if trial.answers == self.game.state.answers + len(way) and trial.mask(seat) and not trial.learnt >> seat & 1:
            if self.rules.kind(trial, seat) == kind and not trial.chance:
                self.wrong(f"the way {[option.word for option in way]} is not complete")
        self.count("ways")

    def completable(self) -> None:
        """The action begun can be brought to an end, whatever is chosen."""
        trial = self.game.state.copy()
        for _ in range(60):
            if trial.over or not trial.unfinished():
                self.count("prefixes")
                return
            trial.apply(self.random.choice(members(trial.mask())))
        self.wrong("an action without end")

    # -- no leak

    def no_leak_in_output(self) -> None:
        """(a) With everything a viewer has not seen dealt anew, the viewer is sent the same."""
        for viewer in self.viewers:
            seen = self.game.state.observe(viewer)
            other, third = seen.complete(self.chance()), seen.complete(self.chance())
            if seen != other.observe(viewer):
                self.wrong(f"what viewer {viewer} observes holds something that the viewer cannot know: the seed?")
            if self.rolled and other == third:
                self.wrong("chance decides something here, but `deal` takes no other seed")
            for problem in [] if self.report.wrong else self.rules.audit(other):
                self.wrong(f"what viewer {viewer} observes is completed wrongly: {problem}")
            here = self.checker.messages(self.game, viewer)
            there = self.checker.messages(self.game.fork(other), viewer)
            self.count("outputs")
            if here != there:
                self.wrong(f"viewer {viewer} can tell worlds apart:\n{_difference(here, there)}")

    def chance(self) -> Stream:
        return Stream(Seed.number(self.random.getrandbits(128)), 0, 0)

    def no_leak_in_step(self) -> None:
        """(b) The same visible answers in a world the viewer cannot tell apart: told the same, and still equal."""
        before, told = self.moments[-1]
        events = self.game.events(OMNISCIENT, told)
        for viewer in self.viewers:
            self.follow(before, events, [self.steps[-1]], viewer, "steps")

    def no_leak_in_transcript(self) -> None:
        """(c) From some moment to the end: every byte that a viewer gets is the same."""
        for viewer in self.viewers:
            start = self.random.randrange(len(self.moments))
            before, told = self.moments[start]
            self.follow(before, self.game.events(OMNISCIENT, told), self.steps[start:], viewer, "transcripts")

    def follow(
        self, before: Game, told: Sequence[Event], steps: Sequence[list[Message]], viewer: int, what: str
    ) -> None:
        world = self.rules.twin(before.state, told, viewer, Seed.number(self.random.getrandbits(128)))
        here, there = before.fork(before.state.copy()), before.fork(world)
        self.count(what)
        heard = 0
        for step in steps:
            for message in step:
                here.answer(message.seat, *message.options)
                there.answer(message.seat, *_same_kind(there, message, viewer))
            sent, heard = heard, here.heard(viewer)
            for one, other in (
                (self.checker.messages(here, viewer), self.checker.messages(there, viewer)),
                (self.checker.story(here, viewer, sent), self.checker.story(there, viewer, sent)),
            ):
                if one != other:
                    self.wrong(f"viewer {viewer} is told different things ({what}):\n{_difference(one, other)}")
                    return

    # -- at the end

    def at_the_end(self) -> None:
        for copy, remembered in self.copies:
            if copy.hash() != remembered:
                self.wrong("a copy has changed behind our back")
        self.count("endings")
        if self.rules.read(self.rules.write(self.game.state)) != self.game.state:
            self.wrong("the end does not survive as text")
        for packed in self.game.told(OMNISCIENT):
            for argument in unnamed(packed, self.rules.shapes):
                kind = self.rules.shapes[packed & KIND].kind
                self.wrong(f"the event {kind} tells an argument, its `{argument}`, that its shape does not name")
        self.compounds()
        self.no_leak_in_transcript()
        again = self.checker.game_class.load(self.rules, Record.loads(self.game.record.dumps()))
        if again.state != self.game.state:
            self.wrong("the record plays differently")
        self.takeback(again)

    def takeback(self, game: Game) -> None:
        """Go back by consent and play on: the record still plays again, and nothing of the old deck comes back."""
        game.takeback(self.random.randint(1, len(game.history)))
        self.count("takebacks")
        if any(game.can_undo(seat) for seat in range(int(game.state.players))):
            self.wrong("undo beyond a takeback")
        for _ in range(self.random.randrange(40)):
            if not game.over:
                seat = self.random.choice(game.waiting())
                game.answer(seat, self.random.choice(members(game.state.mask(seat))))
        loaded = self.checker.game_class.load(self.rules, Record.loads(game.record.dumps()))
        if loaded.state != game.state or loaded.record.dumps() != game.record.dumps():
            self.wrong("a record with a takeback plays differently")

    def compounds(self) -> None:
        """One message for a whole action leads to the same states and events as its steps."""
        game, _ = self.moments[0]
        game = game.fork(game.state.copy())
        for step in self.steps:
            place = 0
            while place < len(step):
                seat = step[place].seat
                end = place + 1
                while end < len(step) and step[end].seat == seat and not step[end - 1].last:
                    end += 1
                game.answer(seat, *(option for message in step[place:end] for option in message.options))
                place = end
                self.count("compounds")
        if game.state != self.game.state:
            self.wrong("compound answers lead elsewhere")
        start = self.moments[0][1]
        for viewer in self.viewers:
            if game.events(viewer) != self.game.events(viewer)[start:]:
                self.wrong(f"compound answers tell viewer {viewer} another story")


def _same_kind(game: Game, message: Message, viewer: int) -> tuple[int, ...]:
    """The same answer; if it is hidden from the viewer and the hand is another one, some other answer."""
    offered = members(game.state.mask(message.seat))
    if message.seat != viewer and message.options[0] not in offered:
        return (offered[-1],)
    return message.options


def _difference(here: bytes, there: bytes) -> str:
    place = next((n for n, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), 0)
    return f"  {here[max(0, place - 80) : place + 80]!r}\n  {there[max(0, place - 80) : place + 80]!r}"
