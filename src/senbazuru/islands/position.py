"""Positions as text: any moment of a game, written so that one can set it up by hand.

    game: islands
    players: 2
    sheets: zabuton, masu, tako
    season: 7
    coins 0: 5
    island 0.1: zabuton 1, begun 1
    | ~ . b b R .
    ...

Of a map only the paint counts (b, g, r); everything else is as on the sheet. What is not given is as at the start of
a round. See docs/positions.md.
"""

from typing import Final

from senbazuru.islands.charts import Sheaf
from senbazuru.islands.engine import events as e
from senbazuru.islands.engine import round as r
from senbazuru.islands.engine import steps as s
from senbazuru.islands.engine import table as t
from senbazuru.islands.engine.atlas import VOLCANO
from senbazuru.islands.engine.auction import MOST_RAISES, minimum
from senbazuru.islands.engine.game import RULES_VERSION, STEPS, Islands, empty_table
from senbazuru.islands.engine.painting import SOURCES
from senbazuru.islands.engine.science import excluded_by
from senbazuru.islands.engine.table import TECHNOLOGIES
from senbazuru.islands.sheet import Island
from senbazuru.islands.squares import COLOURS, square_name
from senbazuru.islands.view import chart_of, paint_at
from senbazuru.kernel.bits import members
from senbazuru.kernel.errors import Said, SenbazuruError
from senbazuru.kernel.lines import Lines
from senbazuru.kernel.random import Seed
from senbazuru.kernel.state import NOBODY

LEAST_PLAYERS: Final = 1
MOST_PLAYERS: Final = 4
MOST_COINS: Final = 4000
MOST_COUNTED: Final = 4000
PAINT: Final = {colour: colour[0] for colour in COLOURS}
_HOW: Final = ("no", "other", "own")
_FIELDS: Final = ("stage", "source", "shape", "colour", "flags", "island", "square", "pending", "amount")
_ABSENT: Final = {"island": t.NONE, "square": t.NONE}


# -- writing


def write(state: Islands, sheaf: Sheaf) -> str:
    """The position as text; `read` gives back an equal one."""
    lines: dict[str, object] = {
        "game": "islands",
        "rules": RULES_VERSION,
        "players": state.players,
        "sheets": ", ".join(state.atlas.sheets),
        "seed": state.seed,
    }
    if state.coal_left != t.UNLIMITED:
        lines["catch-up"] = f"coal {state.coal_left}, gold {state.gold_left}"
    for key, value in (("era", state.era), ("answers", state.answers)):
        if value:
            lines[key] = value
    lines |= {"round": state.turns, "season": state.season + 1, "first": state.first}
    for key, value in (("development", state.card), ("bid", state.bid), ("colour-rolls", state.colour_rolls)):
        if value:
            lines[key] = value
    for key, seat in (("bidder", state.bidder), ("winner", state.winner)):
        if seat != NOBODY:
            lines[key] = seat
    if state.bidding:
        lines["bidding"] = ", ".join(map(str, members(state.bidding)))
    dice = {"colour": state.colour_die, "shape": state.shape_die}
    dice |= {"rival": state.rival_first, "rival-second": state.rival_second}
    if any(dice.values()):
        lines["dice"] = ", ".join(f"{name} {die}" for name, die in dice.items() if die)
    if state.solo():
        lines["science"] = ", ".join(f"{name} {state.level(n)}" for n, name in enumerate(TECHNOLOGIES))
        lines["used"] = ", ".join(name for n, name in enumerate(TECHNOLOGIES) if state.used >> n & 1)
    lines["squares"] = state.squares_painted
    lines["landmarks"] = "yes" if state.landmark_done else "no"
    if state.over:
        lines["over"] = "yes"
    text = [f"{key}: {value}".rstrip() for key, value in lines.items()]
    for seat in range(int(state.players)):
        text += _seat_lines(state, seat, sheaf)
    return "\n".join([*text, *(f"pending: {frame}" for frame in _frames(state))]) + "\n"


def _seat_lines(state: Islands, seat: int, sheaf: Sheaf) -> list[str]:
    cells, at = state.cells, seat * t.SEAT
    tokens = ", ".join(f"{name} {state.tokens(seat, n)}" for n, name in enumerate(e.TOKENS))
    either, regular = cells[at + t.ANY_ACCESS], cells[at + t.REGULAR_ACCESS]
    lines = [f"coins {seat}: {state.coins(seat)}"]
    if state.frame == s.KEEP:
        dealt = [state.atlas.sheets[cells[at + t.DEALT + n] - 1] for n in range(t.SHEETS_DEALT)]
        lines.append(f"dealt {seat}: {', '.join(dealt)}")
        if back := int(cells[at + t.RETURNED]):
            lines.append(f"returned {seat}: {dealt[back - 1]}")
        return lines
    lines += [f"tokens {seat}: {tokens}", f"access {seat}: either {either}, regular {regular}"]
    for island in range(t.ISLANDS):
        place = int(state.map_at(seat, island))
        sheet, which = divmod(int(cells[place]), 2)
        begun = f", begun {cells[place + t.ORDER]}" if cells[place + t.ORDER] else ""
        lines.append(f"island {seat}.{island + 1}: {state.atlas.sheets[sheet]} {which + 1}{begun}")
        chart = chart_of(state, seat, island, sheaf)
        lines += [f"| {row}" for row in map_rows(state, seat, island, chart)]
        if filled := int(cells[place + t.FILLED]):
            how = [_HOW[filled >> 2 * n & 3] for n in range(len(chart.outlines))]
            lines.append(f"outlines {seat}.{island + 1}: {', '.join(how)}")
    return lines


def map_rows(state: Islands, seat: int, island: int, chart: Island) -> list[str]:
    """An island as its sheet draws it, with the paint of a seat."""
    squares = {square: paint_at(state, seat, island, square) for square in chart.numbers()}
    marks = [PAINT[colour] if colour else chart.symbol_at(square) for square, colour in squares.items()]
    return [" ".join(marks[n : n + chart.columns]) for n in range(0, len(marks), chart.columns)]


def _frames(state: Islands) -> list[str]:
    base = int(state.players) * t.SEAT
    frames = [
        [int(state.cells[base + depth * t.FRAME + n]) for n in range(t.FRAME)] for depth in range(int(state.depth))
    ]
    frames.append([int(state.frame), int(state.seat), *(int(getattr(state, name)) for name in _FIELDS)])
    return [_frame_text(frame) for frame in frames]


def _frame_text(frame: list[int]) -> str:
    kind, seat, *numbers = frame
    words = [STEPS[kind].name, f"seat={seat}"]
    for name, value in zip(_FIELDS, numbers, strict=True):
        if value != _ABSENT.get(name, 0):
            written = ",".join(word for bit, word in s.FLAGS.items() if value & bit) if name == "flags" else str(value)
            words.append(f"{name}={SOURCES[value] if name == 'source' else written}")
    return " ".join(words)


# -- reading


def read(text: str, sheaf: Sheaf) -> Islands:
    """A position from text."""
    lines = Lines(text, several=("pending",))
    if lines.take("game", "islands") != "islands":
        raise lines.wrong("game", "islands")
    lines.number("rules", RULES_VERSION, RULES_VERSION, RULES_VERSION)
    players = lines.number("players", LEAST_PLAYERS, MOST_PLAYERS, 2)
    sheets = lines.words("sheets", list(sheaf.sheets), ", ".join(sheaf.sheets))
    if len(sheets) < 2 or len(set(sheets)) != len(sheets):
        raise lines.wrong("sheets", Said("expected-two-each-once"))
    try:
        seed = Seed.parse(lines.take("seed", "0"))
    except ValueError:
        raise lines.wrong("seed", Said("expected-digits")) from None
    state = empty_table(sheaf.atlas(*sheets), players, seed)
    _read_round(state, lines)
    choosing = "dealt 0" in lines
    for seat in range(players):
        _read_seat(state, seat, lines, sheaf, choosing)
    _Frames(state, lines, choosing).read()
    lines.end()
    if not state.over:
        state.advance()
        if not state.over and not all(state.mask(seat) for seat in members(state.waiting())):
            raise lines.wrong("pending", Said("expected-somebody"))
    return state


def _read_round(state: Islands, lines: Lines) -> None:
    last = int(state.players) - 1
    if "catch-up" in lines:
        most = int(state.players) + 1
        left = lines.counts("catch-up", ("coal", "gold"), most)
        if state.solo():
            raise lines.wrong("catch-up", Said("expected-players", least=2))
        state.coal_left, state.gold_left = left.get("coal", 0), left.get("gold", 0)
    state.era = lines.number("era", 0, 999_999, 0)
    state.answers = lines.number("answers", 0, 999_999, 0)
    state.turns = lines.number("round", 0, MOST_COUNTED, 0 if "dealt 0" in lines else 1)
    state.over = lines.yes("over")
    state.season = lines.number("season", 1, t.ROUNDS + 3 if state.over else t.ROUNDS, 1) - 1
    state.first = lines.number("first", 0, last, 0)
    state.card = lines.number("development", 1, 6, 0)
    state.bid = lines.number("bid", 1, MOST_COINS, 0)
    state.bidder = lines.number("bidder", 0, last, NOBODY)
    state.winner = lines.number("winner", 0, last, NOBODY)
    if (state.bid == 0) != (state.bidder == NOBODY) or (state.winner != NOBODY and state.winner != state.bidder):
        raise lines.wrong("bid", Said("expected-bid"))
    for seat in lines.numbers("bidding", 0, last, 0, last + 1):
        state.bidding |= 1 << seat
    state.colour_rolls = lines.number("colour-rolls", 0, MOST_COUNTED, 0)
    dice = lines.counts("dice", ("colour", "shape", "rival", "rival-second"), 6)
    state.colour_die, state.shape_die = dice.get("colour", 0), dice.get("shape", 0)
    state.rival_first, state.rival_second = dice.get("rival", 0), dice.get("rival-second", 0)
    if state.solo():
        for name, reached in lines.counts("science", TECHNOLOGIES, 3).items():
            state.levels |= reached << 2 * TECHNOLOGIES.index(name)
        for n in range(1, len(TECHNOLOGIES)):
            if state.level(n) and state.level(int(excluded_by(n))):
                both = [TECHNOLOGIES[n], TECHNOLOGIES[excluded_by(n)]]
                raise lines.wrong("science", Said("expected-not-both", both=both))
        for name in lines.words("used", TECHNOLOGIES):
            state.used |= 1 << TECHNOLOGIES.index(name)
    state.squares_painted = lines.number("squares", 0, MOST_COUNTED, 0)
    state.landmark_done = 1 if lines.yes("landmarks") else 0


def _read_seat(state: Islands, seat: int, lines: Lines, sheaf: Sheaf, choosing: bool) -> None:
    cells, at, sheets = state.cells, seat * t.SEAT, state.atlas.sheets
    cells[at + t.COINS] = lines.number(f"coins {seat}", 0, MOST_COINS, t.COINS_DEALT)
    if choosing:
        dealt = lines.words(f"dealt {seat}", sheets)
        if len(dealt) != t.SHEETS_DEALT or len(set(dealt)) != t.SHEETS_DEALT:
            raise lines.wrong(f"dealt {seat}", Said("expected-dealt", count=t.SHEETS_DEALT))
        for n, name in enumerate(dealt):
            cells[at + t.DEALT + n] = sheets.index(name) + 1
        back = lines.words(f"returned {seat}", dealt)
        if len(back) > 1:
            raise lines.wrong(f"returned {seat}", Said("expected-one-sheet"))
        cells[at + t.RETURNED] = dealt.index(back[0]) + 1 if back else 0
        return
    for island in range(t.ISLANDS):
        _read_island(state, seat, island, lines, sheaf)
    charts = [int(state.chart(seat, island)) for island in range(t.ISLANDS)]
    if charts != [charts[0], charts[0] ^ 1, charts[2], charts[2] ^ 1] or charts[0] & 1 or charts[2] & 1:
        raise lines.wrong(f"island {seat}.1", Said("expected-islands"))
    orders = [int(cells[state.map_at(seat, island) + t.ORDER]) for island in range(t.ISLANDS)]
    begun = sorted(filter(None, orders))
    if begun != list(range(1, len(begun) + 1)):
        raise lines.wrong(f"island {seat}.1", Said("expected-begun"))
    cells[at + t.ISLANDS_BEGUN] = len(begun)
    access = lines.counts(f"access {seat}", ("either", "regular"), t.ISLANDS)
    cells[at + t.ANY_ACCESS], cells[at + t.REGULAR_ACCESS] = access.get("either", 0), access.get("regular", 0)
    tokens = lines.counts(f"tokens {seat}", e.TOKENS, 60)
    awake = unsurrounded_volcanoes(state, seat)
    if tokens.setdefault("volcano", awake) < awake:
        raise lines.wrong(f"tokens {seat}", Said("expected-volcanoes", count=awake))
    for n, name in enumerate(e.TOKENS):
        cells[at + t.TOKENS + n] = tokens.get(name, 0)


def unsurrounded_volcanoes(state: Islands, seat: int) -> int:
    """Volcanoes on islands that were begun: a token each."""
    begun = [island for island in range(t.ISLANDS) if state.painted(seat, island)]
    charts = [int(state.chart(seat, island)) for island in begun]
    there = sum(int(state.atlas.volcanoes[chart]) for chart in charts)
    return there - sum(surrounded(state, seat, island, VOLCANO)[0] for island in begun)


def surrounded(state: Islands, seat: int, island: int, kind: int) -> tuple[int, int]:
    """How many landmarks of a kind are surrounded, and how many of those with one colour."""
    atlas, chart = state.atlas, int(state.chart(seat, island))
    rings = [
        int(atlas.ring[n])
        for n in range(int(atlas.first_landmark[chart]), int(atlas.first_landmark[chart + 1]))
        if atlas.kind[n] == kind and state.surrounded(seat, island, n)
    ]
    return len(rings), sum(bool(state.one_colour(seat, island, ring)) for ring in rings)


def _read_island(state: Islands, seat: int, island: int, lines: Lines, sheaf: Sheaf) -> None:
    key = f"island {seat}.{island + 1}"
    sheets, cells, place = state.atlas.sheets, state.cells, int(state.map_at(seat, island))
    sheet, _, rest = lines.take(key, f"{sheets[island // 2]} {island % 2 + 1}").partition(" ")
    which, _, begun = (word.strip() for word in rest.partition(","))
    if (
        sheet not in sheets
        or which not in ("1", "2")
        or (begun and begun not in ("begun 1", "begun 2", "begun 3", "begun 4"))
    ):
        raise lines.wrong(key, Said("expected-island", sheets=list(sheets)))
    cells[place] = 2 * sheets.index(sheet) + int(which) - 1
    chart = chart_of(state, seat, island, sheaf)
    rows = [row.split() for row in lines.rows(key)]
    if rows and len(rows) != chart.rows:
        raise lines.wrong(key, Said("expected-rows", rows=chart.rows, given=len(rows)))
    for n, row in enumerate(rows):
        if len(row) != chart.columns:
            expected = Said("expected-squares", squares=chart.columns, row=n + 1, given=len(row))
            raise lines.wrong(key, expected, row=n)
    colours = {mark: n for n, mark in enumerate(PAINT.values())}
    for square, mark in zip(chart.numbers(), (mark for row in rows for mark in row)):
        if mark in colours and state.atlas.land[cells[place]] >> square & 1:
            cells[place + t.PAINTED + colours[mark]] |= 2**square
        elif mark not in (chart.symbol_at(square), "."):
            name, there = square_name(square), chart.symbol_at(square)
            paint = list(colours) if state.atlas.land[cells[place]] >> square & 1 else []
            column, down = name[0], name[1:]
            expected = Said("expected-mark", square=name, column=column, row=down, there=there, paint=paint, mark=mark)
            raise lines.wrong(key, expected, row=int(down) - 1)
    painted = int(state.painted(seat, island))
    cells[place + t.ORDER] = int(begun[-1]) if begun else 1 if painted else 0
    if bool(painted) != bool(cells[place + t.ORDER]):
        raise lines.wrong(key, Said("expected-not-begun"))
    how = lines.words(f"outlines {seat}.{island + 1}", _HOW)
    if how and len(how) != len(chart.outlines):
        expected = Said("expected-words", count=len(chart.outlines), known=list(_HOW))
        raise lines.wrong(f"outlines {seat}.{island + 1}", expected)
    for n, word in enumerate(how):
        squares = sum(2**square for square in chart.outlines[n].squares)
        if word != "no" and squares & ~painted:
            raise lines.wrong(f"outlines {seat}.{island + 1}", Said("expected-filled"))
        cells[place + t.FILLED] |= _HOW.index(word) << 2 * n


_UNDER: Final[dict[int, tuple[int, ...]]] = {
    s.BID: (s.ROUND,),
    s.ACTION: (s.ROUND,),
    s.AUCTIONIS: (s.ROUND,),
    s.ECONOMICUS: (s.ROUND,),
    s.TIMENAUTICS: (s.ROUND,),
    s.COAL_PITS: (s.ACTION,),
    s.RESEARCH: (s.ACTION,),
    s.TRANSFORMING: (s.ACTION,),
    s.EXPANCING: (s.ACTION,),
    s.PAINT: (s.ACTION, s.COAL_PITS, s.AFTER, s.EXPANCING),
    s.AFTER: (s.ACTION, s.COAL_PITS, s.AFTER, s.EXPANCING, s.PAINT),
    s.VICTIM: (s.AFTER,),
    s.TOKEN: (s.AFTER,),
    s.RE_COLOR: (s.PAINT,),
    s.RE_ROLL: (s.ROUND, s.PAINT, s.TRANSFORMING),
}
"""On which frames a frame can lie."""

_SOLO: Final = (
    s.RESEARCH,
    s.EXPANCING,
    s.AUCTIONIS,
    s.ECONOMICUS,
    s.RE_COLOR,
    s.RE_ROLL,
    s.TRANSFORMING,
    s.TIMENAUTICS,
)
_MOST: Final = {"stage": 7, "source": 9, "shape": 6, "colour": 5, "island": 3, "square": 54, "amount": MOST_COINS}


class _Frames:
    """What is being resolved: `pending:` lines, the lowest frame first; without any, a round begins."""

    def __init__(self, state: Islands, lines: Lines, choosing: bool) -> None:
        self.state = state
        self.lines = lines
        self.choosing = choosing
        self.nth = 0

    def read(self) -> None:
        state, texts = self.state, self.lines.all("pending")
        if self.choosing:
            if texts and texts != [f"keep seat={state.first}"]:
                raise self.wrong(Said("expected-nothing-else"))
            state.frame, state.seat = s.KEEP, state.first
            if all(state.cells[seat * t.SEAT + t.RETURNED] for seat in range(state.players)):
                raise self.wrong(Said("expected-choosing"))
            return
        if not texts:
            # a card on the table: its auction is about to begin; else the die is to be rolled
            texts = [f"round seat={state.first} stage={r.AUCTION if state.card else r.DAWN}"]
        below = -1
        for self.nth, text in enumerate(texts):
            kind, seat, numbers = self.parsed(text)
            if self.nth == 0:
                if kind != s.ROUND:
                    raise self.wrong(Said("expected-first", name="round"))
                state.frame, state.seat = kind, seat
            else:
                if below not in _UNDER.get(kind, ()) or (kind in _SOLO and not state.solo()):
                    raise self.wrong(Said("expected-no-step", step=STEPS[kind].name))
                if below == s.PAINT and (state.island != t.NONE or state.flags & s.HALF_SAID):
                    raise self.wrong(Said("expected-nothing-on-half"))
                state.push(kind, seat)
            for name, value in numbers.items():
                setattr(state, name, value)
            self.check(kind)
            below = kind

    def parsed(self, text: str) -> tuple[int, int, dict[str, int]]:
        name, *words = text.split()
        names = [step.name for step in STEPS]
        given = dict(word.split("=", 1) for word in words if "=" in word)
        if name not in names or len(given) != len(words) or set(given) - {"seat", *_FIELDS}:
            raise self.wrong(Said("expected-frame", known=names, fields=list(_FIELDS)))
        seat = self.value("seat", given.pop("seat", "0"))
        return names.index(name), seat, {key: self.value(key, value) for key, value in given.items()}

    def value(self, name: str, text: str) -> int:
        if name == "source" and text in SOURCES:
            return SOURCES.index(text)
        if name == "flags":
            bits = {word: bit for bit, word in s.FLAGS.items()}
            if all(word in bits for word in text.split(",")):
                return sum(bits[word] for word in set(text.split(",")))
        elif text.isascii() and text.isdigit() and len(text) < 18:
            if int(text) <= self.most(name):
                return int(text)
        raise self.wrong(self.expected(name, text))

    def expected(self, name: str, given: str) -> Said:
        """What a number of a frame may be."""
        if name in ("source", "flags"):
            known = list(SOURCES if name == "source" else s.FLAGS.values())
            return Said("expected-part-of", name=name, known=known, given=given)
        return Said("expected-part", name=name, most=self.most(name), given=given)

    def most(self, name: str) -> int:
        return int(self.state.players) - 1 if name == "seat" else _MOST.get(name, 2**55)

    def check(self, kind: int) -> None:
        """What a step relies on."""
        state = self.state
        seat = int(state.seat)
        needs: list[bool] = []
        if kind == s.ROUND:
            needs = [state.amount <= state.players, state.pending <= 3, bool(state.card) or state.stage == r.DAWN]
            # until somebody has acted, a bid is not paid
            needs.append(state.amount > 0 or not state.bid or state.coins(int(state.bidder)) >= state.bid)
        elif kind == s.BID:
            needs = [
                bool(state.bidding),
                state.amount % MOST_RAISES == 0,
                not state.bid or bool(state.bidding >> state.bidder & 1),
            ]
            needs.append(state.amount == 0 or state.coins(seat) >= minimum(state) + state.amount)
            needs.append(state.bidder != seat)
        elif kind == s.ACTION:
            needs = [
                state.shape <= 5,
                state.colour <= t.RANDOM,
                state.stage > r.PAYING or state.coins(seat) >= state.bid,
            ]
        elif kind == s.COAL_PITS:
            needs = [state.amount <= 60, state.pending <= 60]
        elif kind == s.PAINT:
            needs = self.painting()
        elif kind == s.AFTER:
            needs = [state.island != t.NONE, state.amount in (0, 5, 10)]
            needs.append(state.island != t.NONE and self.surrounded())
        elif kind == s.VICTIM:
            needs = [state.amount in (4, 8)]
        elif kind == s.TOKEN:
            needs = [state.amount < e.VOLCANO_TOKEN]
        elif kind == s.EXPANCING:
            needs = [1 <= state.stage <= 3, state.pending <= 3]
        elif kind == s.RE_ROLL:
            needs = [t.AUCTION_DIE <= state.stage <= t.SHAPE_DIE]
        elif kind == s.TRANSFORMING:
            needs = [state.stage in (0, t.SHAPE_DIE), state.stage == 0 or state.shape_die > 0]
        if not all(needs):
            raise self.wrong(Said("expected-possible", step=STEPS[kind].name))

    def painting(self) -> list[bool]:
        state = self.state
        form = state.shape == 6
        free = int(state.free(int(state.seat), int(state.island))) if state.island != t.NONE else 0
        return [
            state.colour != t.ROLLED or state.colour_die > 0,
            not form or (state.solo() and state.amount in (3, 5) and 1 <= state.stage <= 3 and state.colour < t.ANY),
            not state.flags & s.HALF_SAID or state.colour <= t.ANY,
            form or (state.pending == 0 and state.amount == 0),
            not state.pending & ~free,
            len(members(state.pending)) < max(1, int(state.amount)),
            state.island == t.NONE or (bool(state.flags & s.HALF_SAID) and state.shape > 0 and state.colour < t.ANY),
            state.square == t.NONE or (state.island != t.NONE and state.shape in (2, 3, 4, 5)),
            not state.flags & (s.FIRST_HALF | s.SECOND_HALF) or state.shape == 2,
        ]

    def surrounded(self) -> bool:
        """Whether what waits to be resolved is surrounded, and its volcanoes have tokens to return."""
        state = self.state
        seat, island = int(state.seat), int(state.island)
        atlas, chart = state.atlas, int(state.chart(seat, island))
        first, end = int(atlas.first_landmark[chart]), int(atlas.first_landmark[chart + 1])
        if state.pending >> (end - first):
            return False
        painted = int(state.painted(seat, island))
        volcanoes = sum(int(atlas.kind[first + n]) == VOLCANO for n in members(state.pending))
        around = all(not int(atlas.ring[first + n]) & ~painted for n in members(state.pending))
        return around and volcanoes <= state.tokens(seat, e.VOLCANO_TOKEN)

    def wrong(self, expected: Said) -> SenbazuruError:
        return self.lines.wrong("pending", expected, self.nth)
