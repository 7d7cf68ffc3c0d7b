"""Sheets: two islands each, as maps in a text that can be read and edited by hand.

>>> komori, _ = read_sheet(_EXAMPLE, "example").islands
>>> (komori.rows, komori.columns), [square_name(square) for square in komori.of_kind(LIGHTHOUSE)]
((5, 5), ['e5'])
>>> [COLOURS[outline.colour] for outline in komori.outlines]
['red']
"""

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final, Literal, get_args

from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.shelf import Shelf

SHIPPED: Final = Path(__file__).parent / "sheets"

EMPTY: Final = 0
SEA: Final = 1
MOUNTAIN: Final = 2
REGULAR: Final = 3
SECRET: Final = 4
LIGHTHOUSE: Final = 5
TEMPLE: Final = 6
GROVE: Final = 7
COAL: Final = 8
GOLD: Final = 9
VOLCANO: Final = 10
Kind = Literal[
    "empty", "sea", "mountain", "regular-harbour", "secret-harbour", "lighthouse", "temple", "grove", "coal-pit",
    "gold-mine", "volcano",
]  # fmt: skip
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
SYMBOLS: Final = ".~^RSLTGCDV"
"""How a map shows each kind of square, in the order of KINDS."""
FIRST_LANDMARK: Final = REGULAR
"""From here on kinds can be surrounded."""

BLUE: Final = 0
GREEN: Final = 1
RED: Final = 2
Colour = Literal["blue", "green", "red"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)

LEAST_SIDE: Final = 4
MOST_ROWS: Final = 7
MOST_COLUMNS: Final = 7
MOST_LANDMARKS: Final = 14
MOST_GROVES: Final = 4
MOST_OUTLINES: Final = 6
LEAST_PLACEMENTS: Final = 10
LONGEST_NAME: Final = 24
MOST_COMPLAINTS: Final = 20
"""Who meets as many in reading has another kind of text before him."""
STRIDE: Final = 8
"""Squares are numbered row * STRIDE + column: one column more than any map has, so that no step wraps around."""

Cells = tuple[tuple[int, int], ...]
SHAPES: Final[dict[int, Cells]] = {
    3: ((0, 0), (0, 1), (1, 0)),
    4: ((0, 0), (0, 1), (0, 2), (1, 1)),
    5: ((0, 0), (0, 1), (0, 2), (1, 0), (2, 0)),
}
"""What an outline can look like, by the card that paints it; rows and columns, before any turn."""

_EXAMPLE: Final = """sheet: Example
near: yes

island: Komori
R . . . .
. . . . .
. . 1 1 S
. . 1 . .
. . . . L
outlines: 1 red

island: Taniori
. . . ^ S
. . . . .
. . T . .
. . . . .
R . . . L
"""


@cache
def square_name(square: int) -> str:
    """What people call a square: columns are letters, rows are numbers from the top.

    >>> square_name(0), square_name(2 * STRIDE + 1)
    ('a1', 'b3')
    """
    return f"{chr(ord('a') + square % STRIDE)}{square // STRIDE + 1}"


def square_number(name: str) -> int:
    """The square of a name; -1 if there is none of that name on any map.

    >>> square_number("b3"), square_number("z9")
    (17, -1)
    """
    if len(name) != 2:
        return -1
    column, row = "abcdefg".find(name[0]), "1234567".find(name[1])
    return row * STRIDE + column if row >= 0 and column >= 0 else -1


def _turned(cells: Iterable[tuple[int, int]]) -> Cells:
    """A quarter turn; never a flip."""
    turned = [(column, -row) for row, column in cells]
    top, left = min(row for row, _ in turned), min(column for _, column in turned)
    return tuple(sorted((row - top, column - left) for row, column in turned))


def turns(shape: int) -> tuple[Cells, ...]:
    """A shape in each of its different positions."""
    found = [SHAPES[shape]]
    for _ in range(3):
        found.append(_turned(found[-1]))
    return tuple(dict.fromkeys(found))


def shape_of(squares: Iterable[int]) -> int:
    """The card whose shape these squares have, turned in any way; 0 for none.

    >>> shape_of([0, 1, 8]), shape_of([0, 1, 2, 9]), shape_of([0, 1, 2])
    (3, 4, 0)
    """
    cells = sorted(divmod(square, STRIDE) for square in squares)
    if not cells:
        return 0
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    form = tuple((row - top, column - left) for row, column in cells)
    return next((shape for shape in SHAPES if form in turns(shape)), 0)


@dataclass(frozen=True)
class Outline:
    """Empty squares that pay when one painting action paints exactly them."""

    colour: int
    squares: tuple[int, ...]


@dataclass(frozen=True)
class Island:
    """One map."""

    name: str
    rows: int
    columns: int
    squares: tuple[int, ...]
    """Kinds, row by row, without gaps."""
    outlines: tuple[Outline, ...]
    lines: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """Where in the text the island begins, and then each of its rows: for complaints."""

    def kind_at(self, square: int) -> int:
        """What a square holds. Squares beyond the map are for nobody to ask."""
        row, column = divmod(square, STRIDE)
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            raise IndexError(square)
        return self.squares[row * self.columns + column]

    def of_kind(self, kind: int) -> tuple[int, ...]:
        """All squares of a kind, row by row."""
        return tuple(square for square in self.numbers() if self.kind_at(square) == kind)

    def numbers(self) -> Iterator[int]:
        """The numbers of all squares, row by row."""
        return (row * STRIDE + column for row in range(self.rows) for column in range(self.columns))

    def on_edge(self, square: int) -> bool:
        row, column = divmod(square, STRIDE)
        return row in (0, self.rows - 1) or column in (0, self.columns - 1)

    def beside(self, square: int) -> tuple[int, ...]:
        """Orthogonal neighbours: where paint can go on."""
        return self._near(square, ((-1, 0), (0, -1), (0, 1), (1, 0)))

    def around(self, square: int) -> tuple[int, ...]:
        """All eight neighbours: what surrounds a landmark."""
        steps = tuple((down, right) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right)
        return self._near(square, steps)

    def _near(self, square: int, steps: Cells) -> tuple[int, ...]:
        row, column = divmod(square, STRIDE)
        places = ((row + down, column + right) for down, right in steps)
        return tuple(r * STRIDE + c for r, c in places if 0 <= r < self.rows and 0 <= c < self.columns)

    def placements(self, shape: int) -> int:
        """In how many ways a shape fits the empty squares, by geometry alone."""
        empty = set(self.of_kind(EMPTY))
        return sum(
            all((row + down) * STRIDE + column + right in empty for down, right in cells)
            for cells in turns(shape)
            for row in range(self.rows)
            for column in range(self.columns)
            if column + max(right for _, right in cells) < self.columns
        )


@dataclass(frozen=True)
class Sheet:
    """Two islands that are chosen together."""

    id: str
    name: str
    near: bool
    """For a first game."""
    islands: tuple[Island, Island]
    text: str = field(repr=False)
    """What it was read from: records carry it, so that they play everywhere."""


@dataclass(frozen=True)
class Problem:
    """What is wrong with a sheet, and where. The words are in `senbazuru.text`, as `sheets-problem`."""

    key: str
    line: int
    """Of the text, counted from 1."""
    island: str = ""
    row: int = 0
    column: int = 0
    """Of the map, counted from 1; 0 when it is not about one square."""
    what: str = ""
    found: str | int = ""
    needed: int = 0


def steps_between(one: int, other: int) -> int:
    """Orthogonal steps: rows plus columns."""
    return abs(one // STRIDE - other // STRIDE) + abs(one % STRIDE - other % STRIDE)


def pieces(squares: Iterable[int], island: Island) -> list[list[int]]:
    """Squares by what hangs together orthogonally, the largest piece first."""
    left = set(squares)
    found: list[list[int]] = []
    while left:
        piece = [min(left)]
        left.discard(piece[0])
        for square in piece:  # grows while we walk it
            beside = [other for other in island.beside(square) if other in left]
            piece += beside
            left.difference_update(beside)
        found.append(sorted(piece))
    return sorted(found, key=len, reverse=True)


def problems(sheet: Sheet) -> list[Problem]:
    """Every promise of a sheet that this one breaks.

    That outlines are disjoint and on empty squares, and that there are at most six, is so by the way a map is written.
    """
    return [problem for island in sheet.islands for problem in _Inspector(island).all()]


class _Inspector:
    """Looks at one island."""

    def __init__(self, island: Island) -> None:
        self.island = island
        self.empty = frozenset(island.of_kind(EMPTY))

    def all(self) -> Iterator[Problem]:
        yield from self.numbers_of_landmarks()
        yield from self.connection()
        yield from self.harbours()
        yield from self.surroundings()
        yield from self.outlines()
        yield from self.room()

    def wrong(self, key: str, square: int = -1, what: str = "", found: str | int = "", needed: int = 0) -> Problem:
        row, column = divmod(square, STRIDE) if square >= 0 else (-1, -1)
        lines = self.island.lines
        line = lines[row + 1] if row + 1 < len(lines) else 1
        return Problem(key, line, self.island.name, row + 1, column + 1, what, found, needed)

    def numbers_of_landmarks(self) -> Iterator[Problem]:
        for kind in (REGULAR, SECRET, LIGHTHOUSE):
            there = self.island.of_kind(kind)
            if len(there) != 1:
                yield self.wrong("one-each", there[1] if there else -1, KINDS[kind], len(there), 1)
        groves = self.island.of_kind(GROVE)
        if len(groves) > MOST_GROVES:
            yield self.wrong("too-many-groves", groves[MOST_GROVES], KINDS[GROVE], len(groves), MOST_GROVES)
        landmarks = self.landmarks()
        if len(landmarks) > MOST_LANDMARKS:
            yield self.wrong("too-many-landmarks", landmarks[MOST_LANDMARKS], "", len(landmarks), MOST_LANDMARKS)

    def landmarks(self) -> list[int]:
        """What can be surrounded."""
        return [square for square in self.island.numbers() if self.island.kind_at(square) >= FIRST_LANDMARK]

    def connection(self) -> Iterator[Problem]:
        for piece in pieces(self.empty, self.island)[1:]:
            yield self.wrong("cut-off", piece[0], found=len(piece))

    def harbours(self) -> Iterator[Problem]:
        for kind, needed in ((REGULAR, 2), (SECRET, 1)):
            for harbour in self.island.of_kind(kind):
                if not self.island.on_edge(harbour):
                    yield self.wrong("inland", harbour, KINDS[kind])
                found = len(self.empty.intersection(self.island.beside(harbour)))
                if found < needed:
                    yield self.wrong("no-landing", harbour, KINDS[kind], found, needed)
        for regular in self.island.of_kind(REGULAR):
            for kind, needed in ((SECRET, 4), (LIGHTHOUSE, 3)):
                for other in self.island.of_kind(kind):
                    if steps_between(regular, other) < needed:
                        yield self.wrong("too-near", other, KINDS[kind], steps_between(regular, other), needed)

    def surroundings(self) -> Iterator[Problem]:
        for landmark in self.landmarks():
            found = len(self.empty.intersection(self.island.around(landmark)))
            if found < 2:
                yield self.wrong("hemmed-in", landmark, KINDS[self.island.kind_at(landmark)], found, 2)

    def outlines(self) -> Iterator[Problem]:
        for outline in self.island.outlines:
            if not shape_of(outline.squares):
                yield self.wrong("odd-outline", outline.squares[0], COLOURS[outline.colour])

    def room(self) -> Iterator[Problem]:
        for shape in SHAPES:
            found = self.island.placements(shape)
            if found < LEAST_PLACEMENTS:
                yield self.wrong("no-room", -1, f"#{shape}", found, LEAST_PLACEMENTS)


class _Draft:
    """An island as far as it has been read."""

    def __init__(self, name: str, line: int) -> None:
        self.name = name
        self.rows: list[list[str]] = []
        self.lines = [line]
        self.colours: dict[str, int] | None = None


class _Reader:
    """Reads one sheet and notes every complaint, so that they can all be told at once."""

    def __init__(self, text: str, id: str) -> None:
        self.text = text
        self.id = id
        self.name = ""
        self.near: bool | None = None
        self.drafts: list[_Draft] = []
        self.complaints: list[Problem] = []
        self.line = 1

    def complain(
        self,
        key: str,
        draft: _Draft | None = None,
        row: int = 0,
        column: int = 0,
        what: str = "",
        found: str | int = "",
        needed: int = 0,
    ) -> None:
        """About the line just read, or a row of an island (0 for the island itself)."""
        line = draft.lines[row] if draft else self.line
        island = draft.name if draft else ""
        if isinstance(found, str) and len(found) > LONGEST_NAME:
            found = f"{found[: LONGEST_NAME - 1]}…"
        self.complaints.append(Problem(key, line, island, row, column, what, found, needed))

    def read(self) -> Sheet | None:
        # not splitlines(), which parts lines at characters that no editor counts
        for number, line in enumerate(self.text.split("\n"), 1):
            self.line = number
            content = line.partition("#")[0].strip()
            if not content:
                continue
            head, colon, value = content.partition(":")
            if colon:
                self.statement(head.strip(), value.strip())
            else:
                self.row(content.split())
            if len(self.complaints) >= MOST_COMPLAINTS:
                return None
        if not self.name:
            self.line = 1
            self.complain("no-name", what="sheet")
        if len(self.drafts) != 2:
            self.complain("two-islands", found=len(self.drafts), needed=2)
        elif self.drafts[0].name == self.drafts[1].name:
            self.complain("same-name", self.drafts[1], found=self.drafts[0].name)
        islands = [self.island(draft) for draft in self.drafts]
        if self.complaints:
            return None
        return Sheet(self.id, self.name, bool(self.near), (islands[0], islands[1]), self.text)

    def statement(self, head: str, value: str) -> None:
        if head == "sheet":
            if self.name or self.drafts:
                self.complain("twice", what=head)
            self.name = self.proper(value, head)
        elif head == "near":
            if self.near is not None or self.drafts:
                self.complain("twice", what=head)
            if value not in ("yes", "no"):
                self.complain("yes-or-no", what=head, found=value)
            self.near = value == "yes"
        elif head == "island":
            self.drafts.append(_Draft(self.proper(value, head), self.line))
        elif head == "outlines":
            if not self.drafts or not self.drafts[-1].rows:
                self.complain("outlines-first")
            elif self.drafts[-1].colours is not None:
                self.complain("twice", what=head)
            else:
                self.drafts[-1].colours = self.colours(value)
        else:
            self.complain("unknown-word", found=head)

    def proper(self, value: str, what: str) -> str:
        """A name: something to print in one line."""
        if not 0 < len(value) <= LONGEST_NAME or not value.isprintable():
            self.complain("no-name", what=what)
            return what
        return value

    def colours(self, value: str) -> dict[str, int]:
        """Which outline has which colour: `1 red, 2 blue`."""
        given: dict[str, int] = {}
        for part in value.split(","):
            words = part.split()
            if len(words) != 2 or words[0] not in _DIGITS or words[1] not in COLOURS or words[0] in given:
                self.complain("colours", found=part.strip())
            else:
                given[words[0]] = COLOURS.index(words[1])
        return given

    def row(self, symbols: list[str]) -> None:
        if not self.drafts:
            self.complain("map-first", found=" ".join(symbols[:MOST_COLUMNS]))
            return
        draft = self.drafts[-1]
        if draft.colours is not None:
            self.complain("map-after-outlines")
            return
        draft.rows.append(symbols)
        draft.lines.append(self.line)
        for column, symbol in enumerate(symbols, 1):
            if symbol not in _KNOWN:
                self.complain("unknown-symbol", draft, len(draft.rows), column, found=symbol)

    def island(self, draft: _Draft) -> Island:
        rows, columns = len(draft.rows), max((len(row) for row in draft.rows), default=0)
        island = Island(draft.name, rows, columns, (), (), tuple(draft.lines))
        for sides, found, most in (("rows", rows, MOST_ROWS), ("columns", columns, MOST_COLUMNS)):
            if not LEAST_SIDE <= found <= most:
                self.complain("size", draft, what=sides, found=found)
        for number, row in enumerate(draft.rows, 1):
            if len(row) != columns:
                self.complain("uneven", draft, number, len(row) + 1, found=len(row), needed=columns)
        if self.complaints:
            return island
        kinds = tuple(max(SYMBOLS.find(symbol), EMPTY) for row in draft.rows for symbol in row)
        return Island(draft.name, rows, columns, kinds, self.outlines(draft), tuple(draft.lines))

    def outlines(self, draft: _Draft) -> tuple[Outline, ...]:
        given = draft.colours or {}
        drawn: dict[str, list[int]] = {}
        for row, symbols in enumerate(draft.rows):
            for column, symbol in enumerate(symbols):
                if symbol in _DIGITS:
                    if symbol not in drawn and symbol not in given:
                        self.complain("no-colour", draft, row + 1, column + 1, found=symbol)
                    drawn.setdefault(symbol, []).append(row * STRIDE + column)
        for digit in given:
            if digit not in drawn:
                self.complain("not-drawn", draft, found=digit)
        return tuple(Outline(given.get(digit, BLUE), tuple(squares)) for digit, squares in sorted(drawn.items()))


_DIGITS: Final = tuple("123456")
_KNOWN: Final = frozenset((*SYMBOLS, *_DIGITS))


def examine(text: str, id: str) -> tuple[Sheet | None, list[Problem]]:
    """A sheet, if the text can be read as one, and all that is wrong with it."""
    reader = _Reader(text, id)
    sheet = reader.read()
    return sheet, problems(sheet) if sheet else reader.complaints


def read_sheet(text: str, id: str) -> Sheet:
    """Read and check one sheet; the first complaint is an error."""
    sheet, wrong = examine(text, id)
    for first in wrong:
        raise refusal(first, id)
    assert sheet is not None, "what cannot be read has something wrong with it"
    return sheet


def refusal(problem: Problem, file: str) -> SenbazuruError:
    """A problem as an error."""
    return SenbazuruError(
        "bad-sheet",
        file=file,
        line=problem.line,
        island=problem.island or "none",
        row=problem.row,
        column=problem.column,
        problem=problem.key,
        what=problem.what,
        found=problem.found,
        needed=problem.needed,
    )


def written(sheet: Sheet) -> str:
    """A sheet as text, with a legend: what `read_sheet` reads again."""
    parts = [_LEGEND, f"sheet: {sheet.name}\nnear: {'yes' if sheet.near else 'no'}\n"]
    for island in sheet.islands:
        signs = {square: f"{n}" for n, outline in enumerate(island.outlines, 1) for square in outline.squares}
        symbols = [signs.get(square, SYMBOLS[island.kind_at(square)]) for square in island.numbers()]
        lines = [f"island: {island.name}"]
        lines += [" ".join(symbols[at : at + island.columns]) for at in range(0, len(symbols), island.columns)]
        if island.outlines:
            colours = (f"{n} {COLOURS[outline.colour]}" for n, outline in enumerate(island.outlines, 1))
            lines.append(f"outlines: {', '.join(colours)}")
        parts.append("\n".join([*lines, ""]))
    return "\n".join(parts)


_LEGEND: Final = """# One sheet: two islands, each a map of 4 to 7 rows and 4 to 7 columns.
#   .  empty            R  Regular Harbour    T  Temple      C  Coal Pit
#   ~  sea              S  Secret Harbour     G  Grove       D  Gold Mine
#   ^  mountain         L  Lighthouse         V  Volcano
#   1 to 6  empty, inside the outline of that number; its colour stands below the map
# After a change: senbazuru sheets check FILE
"""


def id_of(file: str) -> str:
    """What a sheet is called after its file. A number before the name is only for the order in a folder.

    >>> id_of("03-tako.txt"), id_of("My Sheet.txt")
    ('tako', '')
    """
    name = file.removesuffix(".txt")
    number, hyphen, rest = name.partition("-")
    name = rest if hyphen and number.isdecimal() else name
    return name if name and not name.strip("abcdefghijklmnopqrstuvwxyz0123456789-") else ""


def read_file(path: Path) -> Sheet:
    """Read and check a sheet of one's own; an edited one that is called like a shipped one takes its id."""
    id = id_of(path.name)
    if not id:
        raise refusal(Problem("bad-id", 1), path.name)
    return read_sheet(text_of(path), id)


def text_of(path: Path) -> str:
    """The text of a sheet's file."""
    try:
        return path.read_text(encoding="utf-8-sig")  # some editors put a mark before the first letter
    except (OSError, ValueError):
        raise refusal(Problem("unreadable", 1), path.name) from None


def shelf_in(folder: Path) -> Shelf[Sheet]:
    """The sheets of a folder, in their order, with their past editions in a folder within."""
    present = [read_file(file) for file in sorted(folder.glob("*.txt"))]
    return Shelf({sheet.id: sheet for sheet in present}, folder / "past", ".txt", read_sheet, digest)


FIRST_EDITION: Final = {
    "zabuton": "f1eec8970005",
    "masu": "7993d48a51b7",
    "tako": "542880f9b690",
    "kabuto": "0640b51cf8f8",
    "orizuru": "feceb4e64499",
    "yakko": "22e178f80f53",
    "fune": "50cbb1eda1d7",
    "ayame": "e444293f45ac",
    "sanbo": "f1850bdb6b3e",
    "kazaguruma": "2c145c516112",
    "kokoro": "9e0372a7787a",
    "senba": "c8429324ade6",
}
"""The digests of version 0.1, whose tables did not note with which maps they began."""


def digest(sheet: Sheet) -> str:
    """A short name for exactly these maps, kept with every record. Names and comments do not change it."""
    maps = [
        [island.rows, island.columns, island.squares, [[o.colour, o.squares] for o in island.outlines]]
        for island in sheet.islands
    ]
    return hashlib.sha256(json.dumps([sheet.near, maps]).encode()).hexdigest()[:12]


SHELF: Final = shelf_in(SHIPPED)
"""The sheets that come with the program."""


def shipped() -> tuple[Sheet, ...]:
    """The sheets that come with the program, in their order."""
    return tuple(SHELF.present.values())
