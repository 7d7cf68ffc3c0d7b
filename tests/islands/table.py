"""A table with islands for tests: maps drawn by hand, positions in a few lines, answers in words.

t = at(MAP, "season: 7")             # seat 0 holds MAP and three bare islands, seat 1 four bare ones
t.win(4)                             # card 4 lies there: seat 0 wins it with the lowest bid
assert t.places() >= {"1: b1 c1 d1 c2"}
t.paint("1: b1 c1 d1 c2")
assert t.coins(0) == 11

A map is that of a sheet, with paint: `b`, `g` and `r` are painted squares, `2r` is a square of outline 2 in red; the
colours of outlines stand below (`outlines: 1 red`). Maps for tests may be smaller than those that a sheet must have.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, cast

from senbazuru.islands.charts import Sheaf
from senbazuru.islands.engine.game import Islands
from senbazuru.islands.engine.painting import ANY_FORM
from senbazuru.islands.engine.table import COLOUR_DIE, ISLANDS, PAINTED
from senbazuru.islands.reading import examine
from senbazuru.islands.rules import IslandsRules
from senbazuru.islands.sheet import Sheet
from senbazuru.islands.shown import IslandsView
from senbazuru.islands.squares import COLOURS, square_name
from senbazuru.kernel.bits import members
from senbazuru.kernel.decision import Decision
from senbazuru.kernel.event import Event
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.state import OMNISCIENT

GREEN: Final = "season: 1"
RED: Final = "season: 7"
BLUE: Final = "season: 10"
"""A round of that season."""

BARE: Final = """
R . . .
. . . .
. . . .
L . . S
"""
"""An island with its two harbours and a lighthouse. Paintings begin at b1, a2; with either harbour also at d3, c4."""

FULL: Final = """
R r r r
r r r r
r r r r
L r r S
"""
"""The same with no square left."""


class Drawing:
    """A map as a test draws it: what its sheet shows, and what is painted."""

    def __init__(self, text: str) -> None:
        lines = [line.strip() for line in text.strip().splitlines()]
        self.colours = next((line for line in lines if line.startswith("outlines:")), "")
        self.rows = [line.split() for line in lines if line and not line.startswith("outlines:")]

    @property
    def begun(self) -> bool:
        return any(mark[-1] in "bgr" for row in self.rows for mark in row)

    def bare(self) -> str:
        """The map of the sheet."""
        unpainted = [[mark.rstrip("bgr") or "." for mark in row] for row in self.rows]
        return "\n".join([*(" ".join(row) for row in unpainted), self.colours])

    def painted(self) -> list[str]:
        """The rows of a position."""
        return ["| " + " ".join(mark[-1] for mark in row) for row in self.rows]


def sheet_of(name: str, one: Drawing, other: Drawing) -> Sheet:
    """A sheet of two maps, whatever a printed one would have to promise."""
    text = f"sheet: {name}\n\nisland: One\n{one.bare()}\n\nisland: Other\n{other.bare()}\n"
    sheet, wrong = examine(text, name)
    assert sheet is not None, (text, wrong)
    return sheet


class IslandsTable:
    """A game with short names for what tests look at. Seats count from 0, islands from 1."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def state(self) -> Islands:
        assert isinstance(self.game.state, Islands)
        return self.game.state

    # -- speaking

    def seat(self) -> int:
        """Who is asked."""
        return self.game.waiting()[0]

    def say(self, *words: str) -> list[Event]:
        """Answer in words, one after the other, each for the seat that is asked then."""
        return [event for word in words for event in self.game.say(self.seat(), word)]

    def asked(self) -> Decision:
        """The open question."""
        return self.game.decision(self.seat())

    def offered(self) -> set[str]:
        """The words that may be answered."""
        return {option.word for option in self.asked().offered}

    def refused(self, word: str) -> str:
        """The key of the reason why a word may not be answered."""
        reason = next(option.reason for option in self.asked().options if option.word == word)
        assert reason is not None
        return reason.key

    def win(self, card: int, bid: int | None = None) -> None:
        """The seat to bid wins the card that lies there; everybody else passes."""
        assert (self.asked().kind, int(self.state.card)) == ("bid", card)
        self.say(str(bid or card))
        self.everybody_passes()

    def roll(self) -> int:
        """The card that lies there, once it does."""
        if self.asked().kind == "roll":
            self.say("roll")
        return int(self.state.card)

    def everybody_passes(self) -> None:
        """Nobody bids, or nobody bids any more."""
        self.roll()
        while self.asked().kind == "bid":
            self.say("pass")

    # -- painting

    def _ways(self) -> Iterator[tuple[str, list[int]]]:
        """Every place where the open painting may be done, and the answers that lead there."""
        seat = self.seat()
        before = _paint(self.state, seat)
        paths = [(self.state.copy(), list[int]())]
        seen: set[tuple[int, int]] = set()
        while paths:
            state, path = paths.pop()
            for option in members(state.mask(seat)):
                if option == 0:
                    continue
                then = state.copy()
                then.answer(seat, option)
                painted = [(island, square) for island, square in _paint(then, seat) if (island, square) not in before]
                if painted:
                    yield f"{painted[0][0]}: {' '.join(square for _, square in painted)}", [*path, option]
                elif then.shape != ANY_FORM or (int(then.island), int(then.pending)) not in seen:
                    seen.add((int(then.island), int(then.pending)))
                    paths.append((then, [*path, option]))

    def places(self) -> set[str]:
        """All that may be painted now, as "1: b2 c2": the island and its squares, row by row."""
        assert self.asked().kind in ("island", "square", "turn"), "shape and colour are settled before the place"
        return {place for place, _ in self._ways()}

    def paint(self, place: str) -> list[Event]:
        """Paint what `places` calls so."""
        ways = dict(self._ways())
        assert place in ways, f"{place} is not among {sorted(ways)}"
        seat = self.seat()
        return [event for option in ways[place] for event in self.game.answer(seat, option)]

    def islands_offered(self) -> set[str]:
        """On which islands the open painting may be done."""
        assert self.asked().kind == "island"
        return self.offered() - {"no"}

    # -- looking

    def view(self, viewer: int = OMNISCIENT) -> dict[str, Any]:
        return self.game.view(viewer)

    def coins(self, seat: int) -> int:
        return int(self.view()["seats"][seat]["coins"])

    def tokens(self, seat: int) -> dict[str, int]:
        """Tokens in front of a seat, those that it has."""
        return {token: count for token, count in self.view()["seats"][seat]["tokens"].items() if count}

    def access(self, seat: int) -> tuple[int, int]:
        """To how many new islands a seat has access: from either harbour, and from the Regular one only."""
        access = self.view()["seats"][seat]["access"]
        return access["either"], access["regular"]

    def island(self, seat: int, island: int) -> dict[str, Any]:
        shown: dict[str, Any] = self.view()["seats"][seat]["islands"][island - 1]
        return shown

    def painted(self, seat: int, island: int) -> dict[str, str]:
        """Colours by square."""
        return dict(self.island(seat, island)["painted"])

    def surrounded(self, seat: int, island: int, square: str) -> str | None:
        """How a landmark is surrounded, if it is."""
        landmarks = {mark["square"]: mark for mark in self.island(seat, island)["landmarks"]}
        how: str | None = landmarks[square]["surrounded"]
        return how

    def worth(self, seat: int, island: int) -> int:
        """The points of an island, without those lost by unpainted squares."""
        shown = self.island(seat, island)
        return int(shown["score"]) + int(shown["unpainted"])

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The arguments of all events of a kind; islands by number alone."""
        events = [event for event in self.game.events(OMNISCIENT) if event.kind == kind]
        return [{key: value for key, value in event.args.items() if key != "name"} for event in events]

    def story(self, *kinds: str) -> list[str]:
        """The kinds of all events so far, in their order: of these kinds, if any are named."""
        return [event.kind for event in self.game.events(OMNISCIENT) if not kinds or event.kind in kinds]

    def granted(self, kind: str) -> list[str]:
        """What granted the paintings that were given up (`gave-up`) or had no place (`lapsed`)."""
        return [args["granted"] for args in self.told(kind)]


def dice(*faces: int) -> str:
    """The line of a position whose colour die will show these faces, one after the other."""
    for n in range(100_000):
        seed = Seed.number(n)
        if all(Stream(seed, COLOUR_DIE, roll).below(6) + 1 == face for roll, face in enumerate(faces, 1)):
            return f"seed: {seed}"
    raise AssertionError(faces)


def with_paint(drawing: str, **squares: str) -> str:
    """A map with more paint: `with_paint(BARE, r="b1 c1", g="d1")`."""
    drawn = Drawing(drawing)
    for colour, names in squares.items():
        for name in names.split():
            row, column = int(name[1]) - 1, ord(name[0]) - ord("a")
            assert drawn.rows[row][column] in ".123456", f"{name} is not empty"
            drawn.rows[row][column] = drawn.rows[row][column].strip(".") + colour
    return "\n".join([*(" ".join(row) for row in drawn.rows), drawn.colours])


def _paint(state: Islands, seat: int) -> list[tuple[int, str]]:
    """The painted squares of a seat: island and square, row by row."""
    found = []
    for island in range(ISLANDS):
        at = int(state.map_at(seat, island)) + PAINTED
        masks = [int(state.cells[at + colour]) for colour in range(len(COLOURS))]
        assert sum(map(len, map(members, masks))) == len(members(masks[0] | masks[1] | masks[2])), "two colours"
        found += [(island + 1, square_name(square)) for square in members(masks[0] | masks[1] | masks[2])]
    return found


def view_of(game: Game, viewer: int) -> IslandsView:
    """What a game shows, which the kernel does not know to be a table of Islands."""
    return cast(IslandsView, game.view(viewer))


def at(*parts: str | Sequence[str], card: int | None = None) -> IslandsTable:
    """A table set up by hand.

    Maps come first: one (the first island of seat 0), or for each seat a list of maps; bare islands are added to
    make four. Then lines of a position. `card` lies there to be auctioned, by seat 0 first.
    """
    maps: list[list[str]] = []
    lines: list[str] = []
    for part in parts:
        if not isinstance(part, str):
            maps.append(list(part))
        elif "\n" in part:
            maps.append([part])
        else:
            lines.append(part)
    given = dict(line.partition(": ")[::2] for line in lines if not line.startswith("pending"))
    players = int(given.get("players", "2"))
    sheets: list[Sheet] = []
    for seat in range(players):
        drawings = [Drawing(text) for text in (maps[seat] if seat < len(maps) else [])]
        drawings += [Drawing(BARE) for _ in range(ISLANDS - len(drawings))]
        begun = 0
        for n in (0, 2):
            sheet = sheet_of(f"s{seat}-{n // 2}", drawings[n], drawings[n + 1])
            sheets.append(sheet)
            for which in (0, 1):
                key = f"island {seat}.{n + which + 1}"
                drawing = drawings[n + which]
                begun += drawing.begun
                order = f", begun {begun}" if drawing.begun else ""
                lines += [f"{key}: {sheet.id} {which + 1}{order}", *drawing.painted()]
    if card is not None:
        lines.append(f"development: {card}")
    rules = IslandsRules(Sheaf(sheets))
    lines.insert(0, f"sheets: {', '.join(sheet.id for sheet in sheets)}")
    return IslandsTable(Game.from_position(rules, "\n".join(lines)))
