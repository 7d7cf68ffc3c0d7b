"""Positions as text: any moment of a game, also in the middle of an effect, written so that one can set it up by hand.

    game: origami
    families: farm, sky
    players: 2
    line: bee, parrot, raccoon, chick
    hand 0: cat, cat, pig
    collection 0 left: rhino, chicken

What is not given is as at the beginning of a turn; cards not named lie in the deck in the order the seed gives,
below those that `deck:` names. See docs/positions.md.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal, get_args

from senbazuru.kernel.bits import members
from senbazuru.kernel.decision import Reason
from senbazuru.kernel.errors import Said, SenbazuruError, whole_number
from senbazuru.kernel.random import Seed
from senbazuru.kernel.spoken import listed, nearest_word
from senbazuru.kernel.state import SPECTATOR
from senbazuru.origami.engine.game import RULES_VERSION, Origami, empty_table
from senbazuru.origami.engine.linked import END, Linked
from senbazuru.origami.engine.payment import HIGHEST_PRICE
from senbazuru.origami.engine.steps import (
    ASKING,
    BEGUN,
    DOUBLED_SHIFT,
    EFFECT,
    FETCH,
    FLAGS,
    PART,
    PAY,
    PLACE,
    STEPS,
    TURN,
    WITH_PAPER,
    Step,
    Verb,
    paid_cards,
    paid_papers,
)
from senbazuru.origami.engine.verbs.collections import TALLEST
from senbazuru.origami.engine.verbs.ongoing import Ongoing
from senbazuru.origami.engine.zones import (
    CARD,
    FRAME,
    LIMBO_ROOM,
    LINE_ROOM,
    MOST_WATCHED,
    NONE,
    PLAYED,
    USED,
    WATCHED,
)
from senbazuru.origami.packs import CHARACTERS, ORIGAMI_BOX, SHIPPED_LIBRARY, Library

Side = Literal["left", "right"]
Phase = Literal["playing", "last-but-one", "last-round"]
COLUMNS: Final[tuple[Side, ...]] = get_args(Side)
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
MOST_COUNTED: Final = 4000
"""No counter goes further: events have twelve bits for a number."""
MARKS: Final = {PLAYED: "!", USED: "*"}
LEVELS: Final = "0123456789abcdefghijklmnopqrstuv"
WATCH_MARK: Final = "^"
"""After a collected card: played this turn, special action used this turn. Last of all, `^` and the numbers of the
plays under way after which it is asked whether the card is still visible."""

_COUNTERS: Final = (
    "turn",
    "extra",
    "run-outs",
    "busy",
    "quiet",
    "owed",
    "answers",
    "shuffles",
    "lots",
    "era",
)
_HIGHEST: Final = {"busy": 1, "owed": LINE_ROOM}
_ATTRIBUTES: Final = {"turn": "turns", "run-outs": "run_outs"}


def write(state: Origami, game: str = "origami") -> str:
    """The position as text; `read` gives back an equal one."""
    linked = state.linked
    names = linked.names
    lines = [
        f"game: {game}",
        f"rules: {RULES_VERSION}",
        f"families: {', '.join(linked.families)}",
        *([f"characters: {', '.join(linked.pairs)}"] if linked.pairs else []),
        f"players: {state.players}",
        f"seed: {state.seed}",
        f"start: {state.start}",
        f"to-move: {state.turn_seat}",
        f"phase: {PHASES[state.phase]}",
    ]
    for counter in _COUNTERS:
        value = getattr(state, _ATTRIBUTES.get(counter, counter))
        if value:
            lines.append(f"{counter}: {value}")
    if state.over:
        lines.append("over: yes")
    cells = state.cells

    def cards(start: int, size: int) -> str:
        return ", ".join(names[cells[start + n]] for n in range(size))

    deck = [names[cells[n]] for n in reversed(range(state.deck_size))]
    lines.append(f"deck: {', '.join(deck)}".rstrip())
    lines.append("rest: out")
    lines.append(f"discards: {cards(linked.size - state.discards_size, state.discards_size)}".rstrip())
    if linked.pairs:
        lines.append(f"middle: {', '.join(names[card] for card in members(state.middle))}".rstrip())
    if linked.paper >= 0:
        lines.append(f"paper: {state.paper}")
    lines.append(f"line: {cards(state.layout.line, state.line_size)}".rstrip())
    if state.limbo_size:
        lines.append(f"looking: {cards(state.layout.limbo, state.limbo_size)}")
    for seat in range(state.players):
        held = [name for card, name in enumerate(names) for _ in range(state.held(seat, card))]
        lines.append(f"hand {seat}: {', '.join(held)}".rstrip())
        lines.extend(_knowledge(state, seat))
        for column, side in enumerate(COLUMNS):
            start = state.column_start(seat, column)
            collected = [_marked(names, cells[start + n]) for n in range(state.column_size(seat, column))]
            lines.append(f"collection {seat} {side}: {', '.join(collected)}".rstrip())
        chosen = [cells[state.layout.choices + 2 * seat + n] - 1 for n in (0, 1)]
        if chosen[0] >= 0:
            lines.append(f"chosen {seat}: {', '.join(names[card] for card in chosen if card >= 0)}")
    lines.extend(f"pending: {frame}" for frame in _frames(state))
    return "\n".join(lines) + "\n"


def _knowledge(state: Origami, seat: int) -> list[str]:
    """Who knows what of a hand."""
    known: dict[str, str] = {}
    for name, viewer in _others(state, seat).items():
        cards = [c for n, c in enumerate(state.linked.names) for _ in range(state.known(seat, n, viewer))]
        known[name] = ", ".join(cards)
    if len(set(known.values())) == 1:
        known = {"everybody": known["spectator"]}
    return [f"known {seat} by {name}: {cards}" for name, cards in known.items() if cards]


def _others(state: Origami, seat: int) -> dict[str, int]:
    return {str(n): n for n in range(int(state.players)) if n != seat} | {"spectator": SPECTATOR}


def _marked(names: list[str], card: int) -> str:
    plays = "".join(LEVELS[level] for level in range(MOST_WATCHED) if card >> (WATCHED + level) & 1)
    marks = "".join(mark for bit, mark in MARKS.items() if card & bit)
    return names[card & CARD] + marks + (WATCH_MARK + plays if plays else "")


def _frames(state: Origami) -> list[str]:
    cells = state.cells
    frames = []
    for depth in range(state.depth):
        base = state.layout.stack + depth * FRAME
        frames.append([cells[base + n] for n in range(FRAME)])
    frames.append(
        [
            state.frame,
            state.seat,
            state.step,
            state.card,
            state.column,
            state.amount,
            state.memory,
            state.flags,
        ]
    )
    return [_frame_text(state.linked, frame) for frame in frames]


def _runs(step: Step) -> bool:
    """Whether a verb does something when its turn comes; scoring and ongoing ones only say what holds."""
    return not isinstance(step, Ongoing) and type(step).begin is not Verb.begin if isinstance(step, Verb) else False


def _frame_text(linked: Linked, frame: list[int]) -> str:
    kind, seat, step, card, column, *numbers = frame
    name = STEPS[kind].name
    words = [name, f"seat={seat}"]
    if step:
        words.append(f"at={linked.labels[step]}")
    if card != NONE:
        words.append(f"card={linked.names[card]}")
    if column != NONE:
        words.append(f"column={COLUMNS[column]}")
    for key, n in _parts(STEPS[kind].numbers, numbers):
        if n:
            words.append(f"{key}={_flags_text(n) if key == 'flags' else n}")
    return " ".join(words)


def _parts(names: Iterable[str], numbers: Iterable[int]) -> Iterator[tuple[str, int]]:
    """The free numbers of a frame by name; some hold several small ones."""
    for name, number in zip(names, numbers, strict=True):
        parts = name.split("+")
        for place, part in enumerate(parts):
            yield part, number >> 6 * place & PART if len(parts) > 1 else number


def _flags_text(flags: int) -> str:
    return "+".join(name for bit, name in FLAGS.items() if flags & bit)


def _flags_number(text: str) -> int:
    """The flags as a number, or -1 if there is a word that is none."""
    bits = {name: bit for bit, name in FLAGS.items()}
    words = text.split("+")
    return sum(bits[word] for word in set(words)) if all(word in bits for word in words) else -1


class _Lines:
    """The lines of a position by their keys."""

    def __init__(self, text: str) -> None:
        self.found: dict[str, tuple[int, str]] = {}
        self.pending: list[tuple[int, str]] = []
        self.asked: list[str] = ["pending"]
        for number, raw in enumerate(text.splitlines(), 1):
            line = raw.split("#")[0].strip()
            if not line:
                continue
            key, colon, value = line.partition(":")
            key = " ".join(key.split())
            if not colon:
                raise wrong(number, Said("expected-colon"))
            if key == "pending":
                self.pending.append((number, value.strip()))
            elif key in self.found:
                raise wrong(number, Said("expected-one-line", name=key))
            else:
                self.found[key] = (number, value.strip())

    def take(self, key: str, default: str = "") -> tuple[int, str]:
        self.asked.append(key)
        return self.found.pop(key, (0, default))

    def number(self, key: str, default: int, least: int, most: int) -> int:
        line, value = self.take(key, str(default))
        if not value.isascii() or not value.isdigit() or len(value) > 12 or not least <= int(value) <= most:
            raise wrong_line(line, key, whole_number(least, most))
        return int(value)


def wrong(line: int, expected: Said | str) -> SenbazuruError:
    return SenbazuruError("bad-position", line=line, expected=expected)


def wrong_line(line: int, name: str, expected: Said | str) -> SenbazuruError:
    return wrong(line, Said("expected-line", name=name, expected=expected))


def read(text: str, library: Library = SHIPPED_LIBRARY, game: str = "origami", known: Sequence[str] = ()) -> Origami:
    """A position from text. Nothing is guessed: what makes no sense is an error that names its line.

    `known` are the families of this game; none named means any.
    """
    lines = _Lines(text)
    line, named = lines.take("game", game)
    if named != game:
        raise wrong_line(line, "game", game)
    lines.number("rules", RULES_VERSION, RULES_VERSION, RULES_VERSION)
    line, value = lines.take("families", ", ".join((known or ORIGAMI_BOX)[:2]))
    if not _words(value):
        raise wrong_line(line, "families", Said("expected-one-at-least"))
    pairs = _words(lines.take("characters")[1])
    linked = library.link(*_words(value), characters=pairs)
    for name in linked.families:
        if known and name not in known:
            raise wrong_line(line, "families", Said("expected-families-of", game=game, known=list(known), word=name))
    players = lines.number("players", 2, 2, 5)
    line, value = lines.take("seed", "0")
    try:
        seed = Seed.parse(value)
    except ValueError:
        raise wrong_line(line, "seed", Said("expected-digits")) from None
    state = empty_table(linked, players, seed)
    _Setter(state, lines, library).set()
    return state


def _words(value: str) -> list[str]:
    return [word for word in value.replace(",", " ").split() if word]


class _Setter:
    """Puts everything the lines say on an empty table."""

    def __init__(self, state: Origami, lines: _Lines, library: Library) -> None:
        self.state = state
        self.lines = lines
        self.library = library
        self.linked = state.linked
        self.left = list(state.linked.copies)

    def cards(self, key: str, most: int = 120) -> list[int]:
        """The cards a line names, marks and all, each taken from the box."""
        line, value = self.lines.take(key)
        cards = [self.card(word, line) for word in _words(value)]
        if len(cards) > most:
            raise wrong(line, Said("expected-cards", most=most))
        for card in cards:
            if card & CARD == self.linked.paper and not key.startswith("hand"):
                raise wrong(line, Said("expected-in-hands", card=self.linked.names[card & CARD]))
            if key.startswith("collection") and self.linked.partner[card & CARD]:
                raise wrong(line, Said("expected-no-characters"))
            self.left[card & CARD] -= 1
            if self.left[card & CARD] < 0:
                raise self.too_many(card & CARD, line)
        return cards

    def too_many(self, card: int, line: int) -> SenbazuruError:
        return wrong(line, Said("expected-copies", card=self.linked.names[card], copies=int(self.linked.copies[card])))

    def card(self, word: str, line: int) -> int:
        marks = 0
        word, watched, levels = word.partition(WATCH_MARK)
        if watched and (not levels or levels.strip(LEVELS)):
            raise wrong(line, Said("expected-levels", last=LEVELS[-1], mark=WATCH_MARK))
        for level in levels:
            marks |= 1 << (WATCHED + LEVELS.index(level))
        while word and word[-1] in MARKS.values():
            marks |= next(bit for bit, mark in MARKS.items() if mark == word[-1])
            word = word[:-1]
        if word not in self.linked.names:
            why = self.stranger(word).as_dict()
            expected = Said("expected-in-play", word=word)
            raise SenbazuruError("bad-position", line=line, expected=expected, why=why)
        return self.linked.names.index(word) | marks

    def stranger(self, word: str) -> Reason:
        """Why a card is not at this table: its family or its pair is not, or there is none of that name."""
        linked, home = self.linked, self.library.home(word)
        families = ", ".join(linked.families)
        if home == CHARACTERS:
            pair = next(card.character for card in self.library.characters.cards if card.id == word)
            return Reason("other-pair", {"card": word, "pair": pair})
        if home:
            return Reason("other-family", {"card": word, "family": home, "families": families})
        everywhere = [card.id for other in self.library.packs.values() for card in other.with_paper]
        nearest = nearest_word(word, linked.names) or nearest_word(word, everywhere) or "none"
        return Reason("no-such-card", {"name": word, "nearest": nearest, "families": families})

    def plain(self, key: str, most: int = 120) -> list[int]:
        line = self.lines.found.get(key, (0, ""))[0]
        cards = self.cards(key, most)
        if any(card > CARD for card in cards):
            raise wrong(line, Said("expected-unmarked"))
        return cards

    def set(self) -> None:
        state, lines = self.state, self.lines
        players = int(state.players)
        state.start = lines.number("start", 0, 0, players - 1)
        state.turn_seat = lines.number("to-move", int(state.start), 0, players - 1)
        line, phase = lines.take("phase", PHASES[0])
        if phase not in PHASES:
            raise wrong_line(line, "phase", Said("expected-one-of", known=list(PHASES)))
        state.phase = PHASES.index(phase)
        owed = "owed" in lines.found
        for counter in _COUNTERS:
            least = 1 if counter == "turn" else 0
            value = lines.number(counter, least, least, _HIGHEST.get(counter, MOST_COUNTED))
            setattr(state, _ATTRIBUTES.get(counter, counter), value)
        line, over = lines.take("over", "no")
        if over not in ("yes", "no"):
            raise wrong_line(line, "over", Said("expected-either", known=["yes", "no"]))
        frames = [self.frame(number, value) for number, value in lines.pending]
        for seat in range(players):
            self.set_seat(seat)
        self.set_piles()
        for seat in range(players):
            self.set_knowledge(seat)
        for key, (number, _) in lines.found.items():
            raise wrong(number, Said("expected-known-key", nearest=nearest_word(key, lines.asked) or "none", word=key))
        state.over = over == "yes"
        if frames:
            self.set_frames(frames)
        elif state.over:
            state.seat = state.turn_seat
        else:
            self.begin(owed)

    def set_seat(self, seat: int) -> None:
        state = self.state
        for card in self.plain(f"hand {seat}"):
            state.gain(seat, card, 0)
        for column, side in enumerate(COLUMNS):
            for height, card in enumerate(self.cards(f"collection {seat} {side}")):
                state.insert(seat, column, height, card)
                if card > CARD:
                    state.marked = 1
        line, value = self.lines.take(f"chosen {seat}")
        chosen = [self.card(word, line) for word in _words(value)]
        for n, card in enumerate(chosen):
            if n > 1 or card > CARD or chosen.count(card) > state.held(seat, card):
                raise wrong(line, Said("expected-chosen"))
            state.cells[state.layout.choices + 2 * seat + n] = card + 1

    def set_piles(self) -> None:
        state, linked = self.state, self.linked
        cells = state.cells
        line = self.lines.found.get("middle", (0, ""))[0]
        for card in self.plain("middle"):
            if not linked.partner[card] or state.middle >> (int(linked.partner[card]) - 1) & 1:
                raise wrong_line(line, "middle", Said("expected-middle"))
            state.middle |= 2**card
        self.set_paper()
        for card in reversed(self.plain("discards")):
            state.discard(card)
        given_line = "line" in self.lines.found
        for card in self.plain("line", LINE_ROOM):
            cells[state.layout.line + state.line_size] = card
            state.line_size += 1
        for card in self.plain("looking", LIMBO_ROOM):
            cells[state.layout.limbo + state.limbo_size] = card
            state.limbo_size += 1
        top = self.plain("deck")
        line, rest = self.lines.take("rest", "deck")
        if rest not in ("deck", "out"):
            raise wrong_line(line, "rest", Said("expected-either", known=["deck", "out"]))
        if rest == "deck":
            for card in range(int(linked.types)):
                for _ in range(self.left[card]):
                    cells[state.deck_size] = card
                    state.deck_size += 1
            counter = state.shuffles
            state.shuffle()
            state.shuffles = counter
        for card in reversed(top):
            cells[state.deck_size] = card
            state.deck_size += 1
        if not given_line:
            state.refill()

    def set_paper(self) -> None:
        """The deck of rice paper: what is in no hand, unless the position says how much there is."""
        paper = int(self.linked.paper)
        if paper >= 0:
            self.state.paper = self.lines.number("paper", self.left[paper], 0, self.left[paper])
            self.left[paper] = 0

    def set_knowledge(self, seat: int) -> None:
        state = self.state
        others = _others(state, seat)
        groups = {"everybody": list(others.values())} | {name: [viewer] for name, viewer in others.items()}
        for name, viewers in groups.items():
            line, value = self.lines.take(f"known {seat} by {name}")
            for word in _words(value):
                card = self.card(word, line)
                at = state.layout.hands + seat * state.layout.hand + 2 + (card & CARD)
                for viewer in viewers:
                    if card > CARD or state.known(seat, card, viewer) >= state.held(seat, card):
                        raise wrong(line, Said("expected-held", seat=seat))
                    state.cells[at] += 64 ** (viewer + 1)

    def set_frames(self, frames: list[list[int]]) -> None:
        state = self.state
        for n, frame in enumerate(frames):
            if n:
                state.push(frame[0], frame[1], 0, 0, 0, 0)
            state.frame, state.seat, state.step, state.card, state.column = frame[:5]
            state.amount, state.memory, state.flags = frame[5:]
            self.check_frame(self.lines.pending[n][0])
        if frames[0][0] != TURN:
            raise wrong(self.lines.pending[0][0], Said("expected-first", name="pending: turn"))
        if not state.over:
            self.check_question(self.lines.pending[-1][0])

    def check_frame(self, line: int) -> None:
        """Whether the numbers of the top frame make sense together."""
        state, linked = self.state, self.linked
        step = STEPS[state.frame]
        if isinstance(step, Verb):
            if linked.verbs[state.step] != step.number:
                raise wrong(line, Said("expected-at", step=step.name))
            if step.simultaneous() and state.memory >= 2**state.players:
                raise wrong(line, Said("expected-memory"))
            if isinstance(step, Ongoing):
                self.check_waiting(line)
        elif state.frame in (PAY, PLACE):
            price = state.amount if state.frame == PAY else 0
            if state.card in (NONE, linked.paper) or price > HIGHEST_PRICE or state.memory > HIGHEST_PRICE:
                raise wrong(line, Said("expected-price"))
            self.check_paid(line, int(state.flags if state.frame == PAY else state.amount))
            self.check_column(line)
        elif state.frame == FETCH and state.amount > state.discards_size:
            raise wrong(line, Said("expected-deep", discards=int(state.discards_size)))
        elif state.frame == EFFECT:
            if state.flags & ASKING and linked.verbs[state.step] == END:
                raise wrong(line, Said("expected-at-asked"))
            if linked.verbs[state.step] != END and not _runs(STEPS[linked.verbs[state.step]]):
                raise wrong(line, Said("expected-at-running"))
        if state.frame == FETCH and state.flags & WITH_PAPER and (linked.paper < 0 or state.paper == 0):
            raise wrong(line, Said("expected-no-paper"))
        if "from" in step.numbers and state.flags & BEGUN:
            column, height = divmod(int(state.memory) - 1, TALLEST)
            if not 0 <= column <= 1 or height >= state.column_size(state.seat, column):
                raise wrong(line, Said("expected-from"))
        most = {"owner": int(state.players), "served": int(state.players)}.get(step.numbers[1])
        if most is not None and state.memory > most:
            raise wrong(line, Said("expected-at-most", name=step.numbers[1], most=most))
        typed = {"last", "except", "given"} & set(step.numbers)
        if typed and state.memory > linked.types:
            raise wrong(line, Said("expected-type", name=typed.pop(), most=int(linked.types)))
        if "given" in typed and state.flags & BEGUN and not state.held(state.seat, state.memory - 1):
            raise wrong(line, Said("expected-given"))

    def check_waiting(self, line: int) -> None:
        """What waits for the end of a play is the card that says so, marked for one of the plays under way."""
        state, linked = self.state, self.linked
        own = (
            range(int(linked.ongoing[state.card]), int(state.step) + 1)
            if state.card not in (NONE, linked.paper)
            else ()
        )
        if not own or linked.ongoing[state.card] == 0 or any(linked.verbs[at] == END for at in own):
            raise wrong(line, Said("expected-own-card"))
        if state.amount >= MOST_WATCHED:
            raise wrong(line, Said("expected-at-most", name="mark", most=MOST_WATCHED - 1))

    def check_column(self, line: int) -> None:
        """A card on its way is in no column yet; the one that it must go to may be said, and goes without saying."""
        state = self.state
        legal = 0 if self.linked.partner[state.card] else int(state.places(state.seat))
        forced = {1: 0, 2: 1}.get(legal, NONE)
        if state.column not in (NONE, forced):
            raise wrong(line, f"column={COLUMNS[forced]}" if forced != NONE else Said("expected-no-column"))
        state.column = NONE

    def check_paid(self, line: int, paid: int) -> None:
        """What was paid lies where payments go."""
        state = self.state
        papers = int(state.paper) if self.linked.paper >= 0 else 0
        doubled = paid >> DOUBLED_SHIFT & PART
        if paid_cards(paid) > state.discards_size or paid_papers(paid) > papers or doubled > paid_papers(paid):
            raise wrong(line, Said("expected-paid"))

    def check_question(self, line: int) -> None:
        """Somebody can answer the question of the top frame."""
        state = self.state
        try:
            waiting = int(state.waiting())
            asked = [seat for seat in range(int(state.players)) if waiting >> seat & 1]
            if asked and not waiting >> int(state.players) and all(state.mask(seat) for seat in asked):
                return
        except (NotImplementedError, IndexError, ValueError):
            pass
        raise wrong(line, Said("expected-question"))

    def frame(self, line: int, value: str) -> list[int]:
        name, *words = value.split() or [""]
        kinds = [step.name for step in STEPS]
        if name not in kinds:
            near = nearest_word(name, kinds) or "none"
            raise wrong(line, Said("expected-step", nearest=near, known=listed(kinds), word=name))
        numbers = STEPS[kinds.index(name)].numbers
        parts: dict[str, tuple[int, int, int]] = {}
        for place, packed in enumerate(numbers):
            for n, part in enumerate(packed.split("+")):
                parts[part] = (place, 6 * n, PART if "+" in packed else MOST_COUNTED)
        frame = [kinds.index(name), -1, 0, NONE, NONE, 0, 0, 0]
        for word in words:
            key, _, given = word.partition("=")
            plain = given.isascii() and given.isdigit() and len(given) < 5
            if key == "at" and given in self.linked.labels:
                frame[2] = self.linked.labels.index(given)
            elif key == "card" and given in self.linked.names:
                frame[3] = self.linked.names.index(given)
            elif key == "column" and given in COLUMNS:
                frame[4] = COLUMNS.index(given)
            elif key == "seat" and plain and int(given) < self.state.players:
                frame[1] = int(given)
            elif key == "flags" and key in numbers and _flags_number(given) >= 0:
                frame[7] = _flags_number(given)
            elif key in parts and key != "flags" and plain and int(given) <= parts[key][2]:
                place, shift, _ = parts[key]
                frame[5 + place] += int(given) << shift
            else:
                known = [f"{name}=" for name in ("seat", "at", "card", "column", *parts)]
                raise wrong(line, Said("expected-fields", known=known, word=word))
        if frame[1] < 0:
            raise wrong(line, "seat=")
        if frame[0] in (PAY, PLACE) and frame[3] != NONE:
            self.left[frame[3]] -= 1
            if self.left[frame[3]] < 0:
                raise self.too_many(frame[3], line)
        return frame

    def begin(self, owed: bool) -> None:
        """Nothing is pending: the turn of the seat to move begins. A short line is owed cards, unless `owed:` says."""
        state = self.state
        state.frame = TURN
        state.seat = state.turn_seat
        if not owed:
            state.owed = max(0, int(state.line_length() - state.line_size))
        if state.line_size == 0 and state.drawable() == 0:
            state.see_what_is_left()
        state.advance()
