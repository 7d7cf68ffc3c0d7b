"""Counting a game of Islands at home: the painted islands, and the coins. Those not begun need no word."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, cast

from senbazuru.islands.engine.table import ISLANDS
from senbazuru.islands.position import MOST_COINS, PAINT
from senbazuru.islands.rules import IslandsRules
from senbazuru.islands.sheet import Island
from senbazuru.islands.squares import COLOURS, square_name
from senbazuru.kernel.count import Ask, Called, Count, Draft, Line, Part, Tally, Things
from senbazuru.kernel.errors import Said
from senbazuru.kernel.rules import Rules

KEPT: Final = 2
"""Sheets of a player, with two islands each."""
_COLOURS: Final = dict.fromkeys(PAINT.values())


class IslandCount(Count):
    """For Islands, with others or alone."""

    def position(self, rules: Rules, tally: Tally, called: Called) -> Draft:
        islands = cast(IslandsRules, rules)
        sheets = Things("sheet", islands.sheaf.sheets, called)
        draft = Draft()
        draft.add("game", rules.name)
        draft.add("players", len(tally.players))
        draft.add("over", "yes")
        for seat, part in enumerate(tally.players):
            _Writer(islands, sheets, part, seat, draft).write()
        return draft

    def asked(self, rules: Rules, given: Mapping[str, list[str]], called: Called) -> Iterator[Ask]:
        islands = cast(IslandsRules, rules)
        yield Ask("sheets", "things", Things("sheet", islands.sheaf.sheets, called))
        yield Ask("coins", "number")
        for sheet in given["sheets"]:
            for which, chart in enumerate(islands.sheaf.sheets[sheet].islands, 1):
                rows = tuple(printed(chart))
                yield Ask("island", "rows", title=chart.name, value=f"{sheet} {which}", rows=rows)
                marks = [mark for row in spaced(given["island"], chart.columns) for mark in row.split()]
                whole = filled_at_once(chart, dict(zip(chart.numbers(), marks)))
                if any(whole):
                    outlines = [(COLOURS[one.colour], [*map(square_name, one.squares)]) for one in chart.outlines]
                    asked = (outline if one else None for outline, one in zip(outlines, whole))
                    yield Ask("outlines", "outlines", outlines=tuple(asked))


def printed(chart: Island) -> list[str]:
    """The rows of an island that nobody has painted on."""
    marks = [chart.symbol_at(square) for square in chart.numbers()]
    return [" ".join(marks[n : n + chart.columns]) for n in range(0, len(marks), chart.columns)]


def spaced(rows: Sequence[str], columns: int) -> list[str]:
    """Rows of a map. Squares may stand close together."""
    return [" ".join(row) if len(row) == columns and " " not in row else row for row in rows]


def filled_at_once(chart: Island, marks: Mapping[int, str]) -> list[bool]:
    """For each outline, whether one shape may have filled it: all its squares have one colour."""
    inks = [{marks.get(square, "") for square in outline.squares} for outline in chart.outlines]
    return [len(ink) == 1 and ink <= _COLOURS.keys() for ink in inks]


class _Writer:
    """Writes a seat of the position."""

    def __init__(self, rules: IslandsRules, sheets: Things, part: Part, seat: int, draft: Draft) -> None:
        self.rules = rules
        self.sheets = sheets
        self.part = part
        self.seat = seat
        self.draft = draft
        self.begun = 0

    def write(self) -> None:
        painted: dict[tuple[str, int], Line] = {}
        for line in self.part.all("island"):
            place = self.place(line)
            if place in painted:
                raise line.wrong(Said("expected-once"))
            painted[place] = line
        kept = self.kept([sheet for sheet, _ in painted])
        coins = self.part.take("coins")
        self.draft.add(f"coins {self.seat}", coins.number_up_to(MOST_COINS) if coins else 0, coins)
        for n in range(ISLANDS):
            place = kept[n // KEPT], n % KEPT
            self.island(n + 1, *place, painted.get(place))

    def place(self, line: Line) -> tuple[str, int]:
        """Which island of which sheet a line means: `zabuton 1`, or the island by its own name."""
        name, _, which = line.value.rpartition(" ")
        if which in ("1", "2"):
            return self.sheets.one(name, line), int(which) - 1
        sheets = self.rules.sheaf.sheets.values()
        own = {island.name: (sheet.id, n) for sheet in sheets for n, island in enumerate(sheet.islands)}
        return own[Things("island", own).one(line.value, line)]

    def kept(self, begun: list[str]) -> list[str]:
        """The two sheets of a player: those that are told, those of the painted islands, or any."""
        line = self.part.take("sheets")
        told = self.sheets.of(line) if line else []
        if line and len(set(told)) != KEPT:
            raise line.wrong(Said("expected-two-sheets"))
        kept = list(dict.fromkeys([*told, *begun]))
        if len(kept) > KEPT:
            raise (line or self.part.all("island")[-1]).wrong(Said("expected-two-sheets"))
        return [*kept, *(sheet for sheet in self.sheets.ids if sheet not in kept)][:KEPT]

    def island(self, number: int, sheet: str, which: int, line: Line | None) -> None:
        chart = self.rules.sheaf.sheets[sheet].islands[which]
        rows = spaced(line.rows, chart.columns) if line else []
        squares = [mark for row in rows for mark in row.split()]
        paint = {square: mark for square, mark in zip(chart.numbers(), squares) if mark in _COLOURS}
        if paint:
            self.begun += 1
        begun = f", begun {self.begun}" if paint else ""
        self.draft.add(f"island {self.seat}.{number}", f"{sheet} {which + 1}{begun}", line, rows)
        said = self.part.after(line, "outlines") if line else None
        fits = len(rows) == chart.rows and all(len(row.split()) == chart.columns for row in rows)
        filled = self.outlines(chart, paint, said) if fits else []
        if set(filled) - {"no"}:
            self.draft.add(f"outlines {self.seat}.{number}", ", ".join(filled), line)

    def outlines(self, chart: Island, paint: Mapping[int, str], line: Line | None) -> list[str]:
        """How outlines were filled. One that has one colour was, unless somebody says that it took several shapes."""
        whole = filled_at_once(chart, paint)
        said = line.words if line else ["yes" if one else "no" for one in whole]
        if line and (len(said) != len(whole) or not set(said) <= {"yes", "no"}):
            raise line.wrong(Said("expected-words", count=len(whole), known=["yes", "no"]))
        for n, (word, one) in enumerate(zip(said, whole)):
            if line and word == "yes" and not one:
                squares = [square_name(square) for square in chart.outlines[n].squares]
                raise line.wrong(Said("expected-outline-filled", number=n + 1, squares=squares))
        own = [paint.get(outline.squares[0]) == COLOURS[outline.colour][0] for outline in chart.outlines]
        return ["no" if word == "no" else "own" if own[n] else "other" for n, word in enumerate(said)]


COUNT: Final = IslandCount()
