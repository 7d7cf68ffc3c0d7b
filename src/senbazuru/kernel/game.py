"""A game being played: a state with its history. What tables, tests and people hold in their hands.

Compound answers, events and views per viewer, undo, takebacks and the record are here, once for all games.
"""

import math
from array import array
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, Generic, Self, TypedDict, cast

from senbazuru.kernel.bits import members
from senbazuru.kernel.decision import Ahead, Decision, DecisionView, Option, PublicDecision
from senbazuru.kernel.errors import Said, SenbazuruError
from senbazuru.kernel.event import RESIGNED, Event, scrub
from senbazuru.kernel.random import Seed
from senbazuru.kernel.record import HASH_EVERY, Record
from senbazuru.kernel.rules import Rules
from senbazuru.kernel.spoken import goes_without_saying, listed, option_named
from senbazuru.kernel.state import MOST_OPTIONS, OMNISCIENT, SPECTATOR, S, State, writers


@dataclass(frozen=True, slots=True)
class Moment:
    """An answer of the past: its seat and options, and whether it closed the way back.

    Before it so many answers counted, an action was half done or not, and so many events had been told.
    """

    answer: list[int]
    counted: int
    unfinished: bool
    events: int
    barrier: bool

    @property
    def seat(self) -> int:
        return self.answer[0]


@dataclass(frozen=True)
class Settled:
    """The last moment with no action half done: what those see who are not asked.

    After how many answers and events it came, and at which change of the game.
    """

    state: State
    answers: int
    events: int
    change: int


class GameView(TypedDict):
    """What a view holds in every game, beside what the game itself shows.

    The own decision is given in full, those of others in public. `revision` counts how often the past was changed for
    everybody. `resigned` are the seats that gave up, in that order.
    """

    decisions: list[DecisionView | PublicDecision]
    can_undo: bool
    revision: int
    resigned: list[int]


KEPT: Final = 8
"""So many states of the past are kept, those before the last answers."""
KEPT_EVERY: Final = 64
"""And one in so many further back, from which the game is played again to any other."""
MOST_TOGETHER: Final = 10
"""No simultaneous choice takes more answers: five seats, two cards each."""
MOST_WAYS: Final = 20
"""So many ways to complete an answer are told of, shortest first."""
MOST_TRIED: Final = 2000
"""So many beginnings are tried to find them."""


class Game(Generic[S]):
    """One game from setup to score.

    >>> from senbazuru.toy import TOY
    >>> game = Game.start(TOY, players=2, seed=Seed.number(7))
    >>> [decision.kind for decision in game.decisions()]
    ['bid', 'bid']
    """

    def __init__(self, rules: Rules[S], state: S, record: Record) -> None:
        self.rules = rules
        self.state = state
        self.record = record
        self.history: list[Moment] = []
        self.takebacks = 0
        self._events = array("q", [int(event) for event in state.log])
        self._changes = 0
        self._settled = Settled(state.copy(), 0, len(self._events), 0)
        self._states: dict[int, State] = {}
        """States before answers, by their places in the history."""
        self._fixed: set[int] = set()
        """Places whose states do not follow from earlier ones: a takeback let chance decide anew, or a fork began."""
        self.revision = 0
        """How often the past was changed for everybody: events told before may have been withdrawn."""
        self._withdrawn: Counter[str] = Counter()
        self._asked: dict[int, Decision] = {}
        self._resigned: dict[int, int] = {}
        """The seats that gave up, in that order, each with the number of events that everybody had been told before."""
        self.state.listen()
        writers.setdefault(type(state), rules.write)

    @classmethod
    def start(
        cls,
        rules: Rules[S],
        *,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        seed: Seed | None = None,
    ) -> Self:
        """Set up and deal."""
        seed = seed or Seed.fresh()
        setup = rules.setup(players, options or {}, seed)
        state = rules.new(setup, seed, listening=True)
        header = {
            "game": rules.name,
            "rules": rules.version,
            "players": setup.players,
            "options": dict(setup.options),
            "packs": dict(rules.packs(state)),
            "seed": str(seed),
            **_carried(rules, state),
        }
        return cls(rules, state, Record(header))

    @classmethod
    def from_position(cls, rules: Rules[S], text: str) -> Self:
        """Begin in the middle: a position set up by hand."""
        state = rules.read(text)
        header = {
            "game": rules.name,
            "rules": rules.version,
            "players": int(state.players),
            "options": {},
            "packs": dict(rules.packs(state)),
            "seed": "0",
            "position": rules.write(state),
            **_carried(rules, state),
        }
        return cls(rules, state, Record(header))

    def fork(self, state: S) -> Self:
        """The same game going on from another state: nothing behind it but what may be undone."""
        twin = type(self)(self.rules, state, Record(self.record.header))
        twin.history = self.history[-1:]
        twin._states = {0: self._before(len(self.history) - 1)} if self.history else {}
        twin._fixed = {len(twin.history)}
        twin.revision, twin._withdrawn = self.revision, self._withdrawn.copy()
        twin._resigned = dict.fromkeys(self._resigned, 0)
        if state.unfinished():
            twin._changes = 1
            twin._settled = replace(self._settled, answers=len(twin.history), events=0, change=0)
        else:
            twin._settle()
        return twin

    # -- looking

    @property
    def over(self) -> bool:
        """Whether it has ended: by its rules, or because all but one have resigned."""
        return bool(self.state.over) or self._given_up()

    def _given_up(self) -> bool:
        return bool(self._resigned) and len(self._resigned) >= self.state.players - 1

    @property
    def resigned(self) -> list[int]:
        """The seats that gave up, in that order."""
        return list(self._resigned)

    def waiting(self) -> list[int]:
        """The seats that must answer."""
        return [] if self.over else members(self.state.waiting())

    def decisions(self) -> list[Decision]:
        """Every open question, in full."""
        return [self._decision(self.state, seat) for seat in self.waiting()]

    @property
    def seat(self) -> int | None:
        """The seat that answers next; in a simultaneous choice the first of those that have not."""
        return None if self.over else int(self.state.actor())

    def decision(self, seat: int | None = None) -> Decision:
        """What one seat is asked; without one, that which answers next."""
        seat = self._next(seat)
        return self._decision(self.state, seat)

    def offered(self, seat: int | None = None) -> list[str]:
        """The words that it may answer with."""
        return [] if self.over else [option.word for option in self.decision(seat).offered]

    @property
    def scores(self) -> list[int]:
        """Everybody's points, as they stand."""
        return [int(score) for score in self.state.returns()]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none before the end, and none that has resigned."""
        if not self.over:
            return []
        able = [seat for seat in range(self.state.players) if seat not in self._resigned]
        return able if self._given_up() else members(self.state.winners_among(sum(1 << seat for seat in able)))

    def _decision(self, state: S, seat: int) -> Decision:
        """A question with an id of its own: one that was withdrawn and asked again is another question."""
        present = state is self.state or (state is self._settled.state and self._settled.change == self._changes)
        if present and seat in self._asked:
            return self._asked[seat]
        decision = self._numbered(self.rules.decision(state, seat))
        if present:
            self._asked[seat] = decision
        return decision

    def _numbered(self, decision: Decision) -> Decision:
        again = self._withdrawn[decision.id]
        return replace(decision, id=f"{decision.id}-{again}") if again else decision

    def _seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.state.players:
            raise SenbazuruError("no-such-seat", seat=seat)

    def _next(self, seat: int | None) -> int:
        """This seat, if it is asked something, or whichever answers next."""
        if seat is None:
            if self.over:
                raise SenbazuruError("game-over")
            return int(self.state.actor())
        self._turn(seat)
        return seat

    def _turn(self, seat: int) -> None:
        """The seat is there and is asked something."""
        self._seat(seat)
        if self.over:
            raise SenbazuruError("game-over")
        if seat not in self.waiting():
            raise SenbazuruError("not-your-decision", seat=seat)

    def seen_by(self, viewer: int) -> S:
        """The state a viewer is shown: of an action that another seat has not finished, nothing."""
        if viewer not in (SPECTATOR, OMNISCIENT):
            self._seat(viewer)
        present = viewer == OMNISCIENT or viewer in self.waiting()
        return self.state if present else cast(S, self._settled.state)

    def view(self, viewer: int, *, memory: bool = True) -> dict[str, Any]:
        """All that a viewer gets of the present: the table as the game shows it, and a `GameView`.

        Without `memory` nobody is reminded of what he has seen of other hands: those are only counted.
        """
        state = self.seen_by(viewer)
        asked = [] if state.over or self.over else members(state.waiting())
        decisions = [self._decision(state, seat) for seat in asked]
        present: GameView = {
            "decisions": [self._shown(d) if d.seat == viewer else d.public() for d in decisions],
            "can_undo": viewer < self.state.players and self.can_undo(viewer),
            "revision": self.revision,
            "resigned": self.resigned,
        }
        ended = {"over": True, "winners": self.winners} if self._resigned and self.over else {}
        return {**self.rules.view(state, viewer, memory=memory), **present, **ended}

    def _shown(self, decision: Decision) -> DecisionView:
        """A question with what would be asked after those of its options that open a zone."""
        shown = decision.as_dict()
        for option, view in zip(decision.options, shown["options"]):
            if option.opens and option.reason is None:
                then = self._after(decision.seat, (option.id,))
                if then is not None:
                    view["ahead"] = self._numbered(self.rules.decision(then, decision.seat)).as_dict()
        return shown

    def moment(self, viewer: int) -> tuple[int, bool, int, int]:
        """As long as this stays the same, so does all that the viewer is shown."""
        asked = viewer in self.waiting()
        return self.revision, asked, self._changes if asked else self._settled.change, len(self._resigned)

    def ahead(self, seat: int, *begun: int) -> Ahead:
        """What a seat would be asked after some options, or without any is asked now. It changes nothing.

        Nothing is told of what lies behind a barrier, or behind the answer of another seat.
        """
        self._check(seat, begun, None) if begun else self._turn(seat)
        state = self._after(seat, begun)
        if state is None:
            return Ahead()
        decision = self._numbered(self.rules.decision(state, seat))
        ways = tuple(self._ways(state, decision)) if decision.most > 1 else ()
        return Ahead(decision, ways, self.rules.outlook(state, seat))

    def _after(self, seat: int, begun: Sequence[int]) -> S | None:
        """The state after options that a seat may take in a row, if the seat is asked again before it learns more."""
        state = cast(S, self.state.copy())
        for option in begun:
            before = int(state.answers)
            state.answer(seat, option)
            if _closes(state, seat, before):
                return None
        return state if state.mask(seat) else None

    def _ways(self, start: S, decision: Decision) -> Iterator[tuple[Option, ...]]:
        """Complete answers to a question that takes several options; the same ones in another order are one way."""
        seat, kind = decision.seat, self.rules.kind(start, decision.seat)
        named = {option.id: option for option in decision.offered}
        beginnings: list[tuple[S, tuple[Option, ...]]] = [(start, ())]
        tried: set[tuple[int, ...]] = set()
        found = 0
        for state, begun in beginnings:
            for chosen in members(state.mask(seat)):
                way = tuple(sorted([*(option.id for option in begun), chosen]))
                if found == MOST_WAYS or len(tried) == MOST_TRIED:
                    return
                if way in tried:
                    continue
                tried.add(way)
                if chosen not in named:
                    named |= {option.id: option for option in self.rules.decision(state, seat).offered}
                if named[chosen].key == "decline":
                    continue
                then = cast(S, state.copy())
                then.answer(seat, chosen)
                ends = _closes(then, seat, int(state.answers)) or not then.mask(seat)
                if ends or self.rules.kind(then, seat) != kind:
                    found += 1
                    yield (*begun, named[chosen])
                else:
                    beginnings.append((then, (*begun, named[chosen])))

    def __repr__(self) -> str:
        """The position as text, which can be read again."""
        return self.rules.write(self.state)

    # -- saving

    def copy(self) -> Self:
        """A game of its own from here on, with the same past."""
        twin = type(self)(
            self.rules, cast(S, self.state.copy()), Record(dict(self.record.header), list(self.record.entries))
        )
        twin.history = list(self.history)
        twin._states, twin._fixed = dict(self._states), set(self._fixed)
        twin.takebacks, twin.revision = self.takebacks, self.revision
        twin._withdrawn = self._withdrawn.copy()
        twin._events = self._events[:]
        twin._settled, twin._changes = self._settled, self._changes
        twin._resigned = dict(self._resigned)
        return twin

    def save(self, path: str | Path) -> None:
        """Write the record to a file: all of it or, if that fails, none."""
        target = Path(path)
        beside = target.with_name(f".{target.name}.new")
        beside.write_text(self.record.dumps(), encoding="utf-8")
        beside.replace(target)

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        """What a viewer has been told, from event number `since` on."""
        if not self._resigned:
            return [self.rules.event(packed, viewer, self.state) for packed in self._visible(viewer)[since:]]
        told = [self.rules.event(packed, viewer, self.state) for packed in self._visible(viewer)]
        for before, (seat, place) in enumerate(self._resigned.items()):
            told.insert(before + place, resignation(seat))
        return told[since:]

    def told(self, viewer: int) -> list[int]:
        """The same as bots get it: packed, and without what this viewer does not see."""
        return [scrub(packed, viewer) for packed in self._visible(viewer)]

    def heard(self, viewer: int) -> int:
        """How many events a viewer has been told; of another's action that is not finished, none."""
        return len(self._visible(viewer)) + len(self._resigned)

    def stands(self) -> float:
        """So many of the events that somebody was told are still the first ones, if nothing was taken back.

        Who resigns in the middle of an action has done so before it, as others see it: whoever acts is told it again.
        """
        return max((before + place for before, place in enumerate(self._resigned.values())), default=math.inf)

    def _visible(self, viewer: int) -> "array[int]":
        self.seen_by(viewer)
        if viewer == OMNISCIENT or viewer in self.waiting():
            return self._events
        return self._events[: self._settled.events]

    # -- answering

    def answer(self, seat: int, *options: int, decision: str | None = None) -> list[Event]:
        """Answer with one option, or with several in a row: all or nothing.

        `decision` names the question meant; if that is no longer open the answer is refused.
        """
        return [self.rules.event(event, seat, self.state) for event in self.accept(seat, *options, decision=decision)]

    def accept(self, seat: int, *options: int, decision: str | None = None) -> list[int]:
        """Answer, and leave the events packed, for those who are told in another way."""
        self._check(seat, options, decision)
        return self._perform(seat, options)

    def say(self, *answer: str | int | Option) -> list[Event]:
        """Answer in words, all or nothing: `game.say("play raccoon butterfly left")`, or each word by itself.

        A number before them is the seat; without one, it is the seat that answers next. What comes about by itself (a
        card that must go to the left) may be said, too, if it is right.
        """
        seated = len(answer) > 1 and not isinstance(answer[0], str | Option)
        seat = self._next(cast(int, answer[0]) if seated else None)
        words = [str(word) for word in (answer[1:] if seated else answer)]
        if len(words) == 1 and words[0] not in self.offered(seat):
            words = words[0].split()
        trial = self.state.copy()
        trial.listen()
        options: list[int] = []
        closed = False
        for place, word in enumerate(words):
            if place and word != words[place - 1] and goes_without_saying(self.rules, trial, seat, word):
                continue
            if closed:
                raise SenbazuruError("answer-too-long", step=place)
            options.append(option_named(self.rules, trial, seat, word, place))
            before = trial.answers
            trial.log.clear()
            trial.answer(seat, options[-1])
            closed = _closes(trial, seat, before)
        return self.answer(seat, *options)

    def _check(self, seat: int, options: Sequence[int], decision: str | None) -> None:
        self._turn(seat)
        if decision is not None and decision != self._decision(self.state, seat).id:
            raise SenbazuruError("stale-decision", decision=decision)
        if not options:
            raise SenbazuruError("incomplete-answer")
        trial = self.state if len(options) == 1 else self.state.copy()
        closed = False
        for place, option in enumerate(options):
            if closed:
                raise SenbazuruError("answer-too-long", step=place)
            if type(option) is not int or not 0 <= option < MOST_OPTIONS or not trial.mask(seat) >> option & 1:
                offered = self._numbers(trial, seat)
                raise SenbazuruError("not-offered", option=option, step=place, offered=offered)
            if len(options) > 1:
                before = trial.answers
                trial.answer(seat, option)
                closed = _closes(trial, seat, before)

    def _numbers(self, state: State, seat: int) -> str:
        """What a seat could answer, for who answers in numbers."""
        asked = self.rules.decision(cast(S, state), seat).offered if state.mask(seat) else ()
        return listed(f"{option.id} ({option.word})" for option in asked)

    def _perform(self, seat: int, options: Sequence[int]) -> list[int]:
        state = self.state
        before = state.copy()
        barrier = False
        for option in options:
            state.answer(seat, option)
            barrier |= bool(state.chance or state.learnt >> seat & 1)
        happened = [int(event) for event in state.log]
        state.log.clear()
        self._changes += 1
        self._asked.clear()
        answer = [seat, *options]
        self._keep(len(self.history), before)
        self.history.append(Moment(answer, int(before.answers), before.unfinished(), len(self._events), barrier))
        self._events.extend(happened)
        if not state.unfinished():
            self._settle()
        self._note(answer, int(before.answers))
        return happened

    def _keep(self, place: int, state: State) -> None:
        self._states[place] = state
        if not self._stays(place - KEPT):
            self._states.pop(place - KEPT, None)

    def _stays(self, place: int) -> bool:
        """Whether a state is kept however long ago it was."""
        return place % KEPT_EVERY == 0 or place in self._fixed

    def _settle(self) -> None:
        self._settled = Settled(self.state.copy(), len(self.history), len(self._events), self._changes)

    def _note(self, answer: list[int], counted: int) -> None:
        """Write the answer down; those of a simultaneous choice by seat, whoever was first."""
        entries = self.record.entries
        entries.append({"answer": answer})
        start = len(entries) - sum(1 for moment in self.history[-MOST_TOGETHER:] if moment.counted == counted)
        entries[start:] = sorted(entries[start:], key=lambda entry: entry["answer"][0])
        if self.state.over or self.state.answers // HASH_EVERY > counted // HASH_EVERY:
            entries.append({"hash": self.hash()})

    def hash(self) -> str:
        """The state's hash as records write it."""
        return format(int(self.state.hash()), "016x")

    # -- giving up

    def resign(self, seat: int) -> Event:
        """A seat gives up, at any time: it cannot win any more. It is still asked; who answers is the table's business.

        When only one is left, the game is over. What is done can be undone no more, but for what others have not been
        told of yet.
        """
        self._seat(seat)
        if self.over:
            raise SenbazuruError("game-over")
        if seat in self._resigned:
            raise SenbazuruError("has-resigned", seat=seat)
        # answers to a simultaneous choice that others still think about do not count yet, and stand together on record
        done = next((n for n, old in enumerate(self.history) if old.counted == self.state.answers), len(self.history))
        done = min(done, self._settled.answers)
        self._resigned[seat] = self._settled.events
        self.history[:done] = [replace(moment, barrier=True) for moment in self.history[:done]]
        self._asked.clear()
        entries = self.record.entries
        if self.over:
            entries += [{"resign": seat}, {"hash": self.hash()}]
        else:
            entries.insert(self._written(len(self.history) - done), {"resign": seat})
        return resignation(seat)

    def _written(self, last: int) -> int:
        """Where the last answers begin in the record; at the latest behind a takeback."""
        entries = self.record.entries
        place = len(entries)
        for n in reversed(range(len(entries))):
            if not last or "takeback" in entries[n]:
                break
            if "answer" in entries[n]:
                place, last = n, last - 1
        return place

    # -- taking back

    def can_undo(self, seat: int) -> bool:
        """Whether the last answer was this seat's and nothing was learnt, rolled or answered since."""
        last = self._past(seat) - 1
        return last >= 0 and self.history[last].seat == seat and not self.history[last].barrier

    def _past(self, seat: int) -> int:
        """How many answers this seat knows of: none of an action that another has not finished."""
        return len(self.history) if seat in self.waiting() else self._settled.answers

    def undo(self, seat: int) -> None:
        """Take back one's own last answer, freely."""
        last = self._past(seat) - 1
        if last < 0 or self.history[last].seat != seat:
            raise SenbazuruError("nothing-to-undo", seat=seat)
        if self.history[last].barrier:
            raise SenbazuruError("undo-barrier", seat=seat)
        with self._rewriting():
            while len(self.history) > last:
                self._undo_last()

    @contextmanager
    def _rewriting(self) -> Iterator[None]:
        """The past changes: questions that come or go thereby get new ids, and viewers a new revision."""
        before = {self.rules.decision(self.state, seat).id for seat in self.waiting()}
        settled = self._settled.answers
        yield
        after = {self.rules.decision(self.state, seat).id for seat in self.waiting()}
        self._withdrawn.update(before ^ after)
        self._asked.clear()
        if self._settled.answers < settled:
            self.revision += 1

    def _undo_last(self) -> None:
        seat = self.history[-1].seat
        self._return(1)
        entries = self.record.entries
        if "hash" in entries[-1]:
            del entries[-1]
        del entries[max(n for n, entry in enumerate(entries) if entry.get("answer", [-1])[0] == seat)]

    def takeback(self, answers: int) -> None:
        """Go back further, with everybody's consent. What chance had shown, it decides anew.

        Part of a simultaneous choice cannot be taken back: all of it is.
        """
        if not 1 <= answers <= len(self.history):
            raise SenbazuruError("nothing-to-undo", seat=-1)
        self.take_back_to(self.history[-answers].counted)

    def take_back_to(self, counted: int) -> None:
        """Back to where so many answers counted; that is how the record says it."""
        places = [n for n, moment in enumerate(self.history) if moment.counted == counted]
        if not places:
            raise SenbazuruError("nothing-to-undo", seat=-1)
        with self._rewriting():
            self._return(len(self.history) - places[0])
            self.takebacks += 1
            self._resigned = {seat: min(place, self._settled.events) for seat, place in self._resigned.items()}
            self._fixed.add(len(self.history))
            self.state.renew(self.takebacks)
            if not self.state.unfinished():
                self._settle()
        # what lies further back belongs to another deck: it cannot be undone freely any more
        self.history = [replace(moment, barrier=True) for moment in self.history]
        self.record.entries.append({"takeback": counted})

    def _return(self, answers: int) -> None:
        self._changes += 1
        self._asked.clear()
        place = len(self.history) - answers
        moment, state = self.history[place], self._before(place)
        del self.history[place:]
        near = range(place - KEPT, place)
        self._states = {n: kept for n, kept in self._states.items() if n in near or (n < place and self._stays(n))}
        self._fixed = {n for n in self._fixed if n <= place}
        self.state = cast(S, state.copy())  # another game may share this past
        self.state.listen()
        del self._events[moment.events :]
        if not self.state.unfinished():
            # whoever undoes what others never saw gives them nothing new to see
            seen = self._settled.change if len(self.history) == self._settled.answers else self._changes
            self._settle()
            self._settled = replace(self._settled, change=seen)
            return
        # the last moment with no action half done; a position set up by hand may have none
        places = [n for n, moment in enumerate(self.history) if not moment.unfinished]
        settled = places[-1] if places else 0
        if not self.history:
            self._settle()
            return
        events = self.history[settled].events
        self._settled = replace(self._settled, state=self._before(settled), answers=settled, events=events)

    def _before(self, place: int) -> State:
        """The state before an answer: kept, or found by playing again from the last one before it that is."""
        start = max(n for n in self._states if n <= place)
        state = self._states[start]
        for n in range(start, place):
            state = state.copy()
            seat, *options = self.history[n].answer
            for option in options:
                state.answer(seat, option)
            self._keep(n + 1, state)
        return state

    # -- loading

    @classmethod
    def load(cls, rules: Rules[S], record: Record) -> Self:
        """Play a recorded game again, to its last entry."""
        header = record.header
        if header["game"] != rules.name:
            raise SenbazuruError("unknown-game", game=header["game"], known=rules.name)
        if header["rules"] != rules.version:
            raise SenbazuruError("rules-changed", recorded=header["rules"], present=rules.version)
        rules = rules.adopt(header)
        try:
            seed = Seed.parse(header["seed"])
        except ValueError:
            raise SenbazuruError("bad-record", line=1, problem=Said("problem-seed")) from None
        if "position" in header:
            game = cls.from_position(rules, str(header["position"]))
        else:
            game = cls.start(rules, players=header["players"], options=header["options"], seed=seed)
        if game.record.header["packs"] != header["packs"]:
            raise SenbazuruError("bad-record", line=1, problem=Said("problem-other-packs"))
        game.record.header = dict(header)
        for _ in game.replay(record):
            pass
        return game

    def replay(self, record: Record) -> Iterator[None]:
        """Follow a record's entries, one at a time."""
        for entry in record.entries:
            ((kind, value),) = entry.items()
            if kind == "answer":
                self.answer(value[0], *value[1:])
            elif kind == "takeback":
                self.take_back_to(value)
            elif kind == "resign":
                self.resign(value)
            elif value != self.hash():
                raise SenbazuruError("replay-differs", answers=int(self.state.answers))
            yield


def resignation(seat: int) -> Event:
    """Somebody gives up, as everybody is told."""
    return Event(RESIGNED.kind, seat, {})


def _closes(state: State, seat: int, before: int) -> bool:
    """Whether an answer must end here, whatever would come next.

    Beyond a barrier a refusal would tell the future for free; and an answer to a simultaneous choice, which does not
    count before all are in, may be written down before another's.
    """
    return bool(state.chance or state.learnt >> seat & 1 or state.answers > before + 1)


def _carried(rules: Rules, state: State) -> dict[str, dict[str, str]]:
    """What a record carries of the data it was played with."""
    texts = dict(rules.carry(state))
    return {"pack_texts": texts} if texts else {}
