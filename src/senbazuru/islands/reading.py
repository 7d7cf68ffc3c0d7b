"""Sheets as texts that can be read and edited by hand.

>>> komori, _ = read_sheet(_EXAMPLE, "example").islands
>>> (komori.rows, komori.columns), len(komori.of_kind(EMPTY))
((5, 5), 22)
>>> [COLOURS[outline.colour] for outline in komori.outlines]
['red']
"""

from pathlib import Path
from typing import Final

from senbazuru.islands.engine.atlas import BLUE, EMPTY
from senbazuru.islands.engine.shapes import STRIDE
from senbazuru.islands.inspection import Problem, problems
from senbazuru.islands.sheet import Island, Outline, Sheet
from senbazuru.islands.squares import COLOURS, SYMBOLS
from senbazuru.kernel.errors import SenbazuruError

LEAST_SIDE: Final = 4
MOST_ROWS: Final = 7
MOST_COLUMNS: Final = 7
MOST_OUTLINES: Final = 6
LONGEST_NAME: Final = 24
MOST_COMPLAINTS: Final = 20
"""Who meets as many in reading has another kind of text before him."""
_DIGITS: Final = tuple(str(number) for number in range(1, MOST_OUTLINES + 1))
_KNOWN: Final = frozenset((*SYMBOLS, *_DIGITS))

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
        symbols = [island.symbol_at(square) for square in island.numbers()]
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
