"""`senbazuru sheets`: the islands as maps, and sheets of one's own."""

import json
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

import click

from senbazuru.cli.common import with_progress
from senbazuru.cli.speaking import Group, argument, option, unwritten
from senbazuru.islands.charts import shipped
from senbazuru.islands.engine.atlas import EMPTY, LIGHTHOUSE, MOUNTAIN, SEA
from senbazuru.islands.engine.shapes import STRIDE
from senbazuru.islands.inspection import Problem
from senbazuru.islands.paper import sheet_svg
from senbazuru.islands.reading import examine, id_of, read_file, refusal, text_of
from senbazuru.islands.sheet import Island, Sheet, digest, shape_of
from senbazuru.islands.squares import COLOURS, FIRST_LANDMARK, KINDS, SYMBOLS, square_name
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.languages import say, spoken
from senbazuru.text import Words

COUNTED: Final = (EMPTY, SEA, MOUNTAIN, *range(LIGHTHOUSE + 1, len(KINDS)))
"""What differs from island to island."""
Style = dict[str, Any]
"""Arguments of `click.style`."""
Line = list[tuple[str, Style]]
"""Pieces of text, and how each looks."""
PLAIN: Final[Style] = {}
BOLD: Final[Style] = {"bold": True}
DIM: Final[Style] = {"dim": True}
STYLES: Final[dict[int, Style]] = {SEA: {"fg": "blue"}, MOUNTAIN: {"fg": "yellow"}, EMPTY: DIM}
PAINTS: Final[list[Style]] = [{"fg": colour, "bold": True} for colour in ("blue", "green", "red")]
WIDTH: Final = 80
WIDTHS: Final = (14, 13, 6)
"""Columns for a sheet, an island and its size, if no word is longer."""
CELL: Final = 3
GAP: Final = "    "
LINES: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""Where lines meet, by which of the ways up, right, down, left are drawn (1, 2, 4, 8)."""


class _Sheets(Group):
    """A group whose first word may be a sheet: then it is drawn."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        known = args and (args[0] in self.commands or args[0].startswith("-"))
        return super().resolve_command(ctx, args if known else ["draw", *args])


@click.group(cls=_Sheets, invoke_without_command=True)
@option("--json", "as_json", is_flag=True)
@option("--svg", "svg", type=click.Path(file_okay=False, path_type=Path), metavar="folder")
@option("--force", is_flag=True)
@click.pass_context
def sheets(context: click.Context, as_json: bool, svg: Path | None, force: bool) -> None:
    context.obj = Words(spoken())
    pictured = {"svg": svg, "force": force}
    context.default_map = {"draw": {"as_json": as_json, **pictured}, "check": {"as_json": as_json}}
    if context.invoked_subcommand:
        return
    if svg:
        pictures(shipped(), svg, force, context.obj)
        return
    if as_json:
        click.echo(json.dumps([described(sheet) for sheet in shipped()], ensure_ascii=False))
        return
    for line in catalogue(shipped(), context.obj):
        click.echo(line)


def described(sheet: Sheet) -> dict[str, Any]:
    """Everything there is to say of a sheet."""
    return {
        "id": sheet.id,
        "name": sheet.name,
        "near": sheet.near,
        "digest": digest(sheet),
        "islands": [
            {
                "name": island.name,
                "rows": island.rows,
                "columns": island.columns,
                "map": [" ".join(SYMBOLS[kind] for kind in row) for row in _rows(island)],
                "contents": {KINDS[kind]: len(island.of_kind(kind)) for kind in range(len(KINDS))},
                "outlines": [
                    {
                        "colour": COLOURS[outline.colour],
                        "card": shape_of(outline.squares),
                        "squares": [square_name(square) for square in outline.squares],
                    }
                    for outline in island.outlines
                ],
            }
            for island in sheet.islands
        ],
    }


def _rows(island: Island) -> Iterator[tuple[int, ...]]:
    for start in range(0, len(island.squares), island.columns):
        yield island.squares[start : start + island.columns]


# -- the list


def catalogue(listed: Sequence[Sheet], words: Words) -> Iterator[str]:
    """A line for each island, at most 80 columns wide."""
    heads = [words.words(f"sheets-head-{head}") for head in ("sheet", "island", "size", "outlines")]
    symbols = "".join(f"{SYMBOLS[kind]:>4}" for kind in COUNTED)
    rows: list[tuple[str, str, str, str, str]] = []
    for sheet in listed:
        first = words.words("sheets-near-mark", id=sheet.id) if sheet.near else sheet.id
        for island in sheet.islands:
            size = words.words("sheets-size", rows=island.rows, columns=island.columns)
            counts = "".join(f"{len(island.of_kind(kind)):>4}" for kind in COUNTED)
            outlines = " ".join(
                f"{shape_of(outline.squares)}{_letter(outline.colour, words)}" for outline in island.outlines
            )
            rows.append((first, island.name, size, counts, outlines))
            first = ""
    widths = [
        max(least, *(len(cell) + 1 for cell in column))
        for least, column in zip(WIDTHS, zip(heads, *(row[:3] for row in rows)))
    ]
    title, *lines = (
        "".join(f"{cell:<{width}}" for cell, width in zip(row, widths)) + f"{row[3]}  {row[4]}".rstrip()
        for row in ((*heads[:3], symbols, heads[3]), *rows)
    )
    yield click.style(title, bold=True)
    yield from lines
    yield ""
    names = [f"{SYMBOLS[kind]} {words.words(f'sheets-kind-{KINDS[kind]}')}" for kind in COUNTED]
    yield "   ".join(names[:3])
    yield "   ".join(names[3:])
    colours = ", ".join(f"{_letter(n, words)} {words.words(f'sheets-colour-{name}')}" for n, name in enumerate(COLOURS))
    yield from wrap(words.words("sheets-note-outlines", colours=colours), WIDTH)
    yield from wrap(words.words("sheets-note-every"), WIDTH)
    yield words.words("sheets-note-near")
    yield words.words("sheets-note-draw", id=listed[-1].id)


def _letter(colour: int, words: Words) -> str:
    return words.words(f"sheets-colour-{COLOURS[colour]}.letter")


# -- one sheet


@sheets.command()
@argument("names", nargs=-1, required=True)
@option("--json", "as_json", is_flag=True)
@option("--svg", "svg", type=click.Path(file_okay=False, path_type=Path), metavar="folder")
@option("--force", is_flag=True)
@click.pass_obj
def draw(words: Words, names: tuple[str, ...], as_json: bool, svg: Path | None, force: bool) -> None:
    chosen = [sheet_named(name) for name in names]
    if svg:
        pictures(chosen, svg, force, words)
        return
    if as_json:
        click.echo(json.dumps([described(sheet) for sheet in chosen], ensure_ascii=False))
        return
    for sheet in chosen:
        key = "sheets-title-near" if sheet.near else "sheets-title"
        click.echo(click.style(words.words(key, name=sheet.name, id=sheet.id), **BOLD))
        click.echo()
        for line in side_by_side([list(drawn(island, words)) for island in sheet.islands]):
            click.echo(styled(line))
        click.echo()
    click.echo(click.style(words.words("sheets-legend"), **BOLD))
    for line in legend(words):
        click.echo(styled(line))


def pictures(chosen: Sequence[Sheet], folder: Path, force: bool, words: Words) -> None:
    """Writes every sheet as a picture that stands alone."""
    files = {f"{sheet.id}.svg": sheet for sheet in chosen}
    _make(folder, files, force)
    try:
        for name, sheet in with_progress(files.items(), len(files), say("bar-sheets")):
            (folder / name).write_text(sheet_svg(sheet, words) + "\n", encoding="utf-8")
    except OSError as problem:
        raise unwritten(folder, problem) from None
    click.echo(words.words("sheets-pictured", sheets=len(files), folder=str(folder)))


def _make(folder: Path, names: Iterable[str], force: bool) -> None:
    """A folder for some files, unless one of them is there already."""
    there = [name for name in names if (folder / name).exists()]
    if there and not force:
        raise click.UsageError(say("file-there", file=there[0], folder=str(folder)))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise unwritten(folder, problem) from None


def styled(line: Line) -> str:
    """As a terminal shows it, without spaces at its end."""
    left = len("".join(piece for piece, _ in line).rstrip())
    shown = ""
    for piece, style in line:
        kept = piece[:left]
        shown += click.style(kept, **style) if kept and style else kept
        left -= len(kept)
    return shown


def sheet_named(name: str) -> Sheet:
    """A shipped sheet by its id, or one's own by its file."""
    known = {sheet.id: sheet for sheet in shipped()}
    if name in known:
        return known[name]
    if name.endswith(".txt") or os.path.isfile(name):
        return read_file(Path(name))
    raise SenbazuruError("unknown-sheet", sheet=name, known=", ".join(known))


def drawn(island: Island, words: Words) -> Iterator[Line]:
    """An island as lines of equal width: squares with room between them, where the outlines are drawn.

    What colour says is said by symbols too: every square has one, and inside an outline it is the colour's letter.
    """
    within = {square: outline.colour for outline in island.outlines for square in outline.squares}
    owner = {square: n for n, outline in enumerate(island.outlines) for square in outline.squares}
    yield [(f"{island.name:<{3 + (CELL + 1) * island.columns + 1}}", BOLD)]
    letters = (f"{square_name(column)[0]:^{CELL + 1}}" for column in range(island.columns))
    yield [("   " + " " + "".join(letters), DIM)]
    for row in range(island.rows + 1):
        yield [("   ", PLAIN), *_border(island, row, owner, within)]
        if row < island.rows:
            line: Line = [(f"{row + 1:>2} ", DIM)]
            for column in range(island.columns + 1):
                square = row * STRIDE + column
                line.append(_upright(square, column, island.columns, owner, within))
                if column < island.columns:
                    line.append(_square(island, square, within, words))
            yield line


def _square(island: Island, square: int, within: dict[int, int], words: Words) -> tuple[str, Style]:
    kind = island.kind_at(square)
    if square in within:
        return f"{_letter(within[square], words):^{CELL}}", PAINTS[within[square]]
    if kind == SEA:
        return SYMBOLS[SEA] * CELL, STYLES[SEA]
    return f"{SYMBOLS[kind]:^{CELL}}", STYLES.get(kind, BOLD)


def _parted(one: int, other: int, owner: dict[int, int]) -> bool:
    """Whether the border of an outline runs between two squares; -1 is beyond the map."""
    return owner.get(one, -1) != owner.get(other, -1)


def _colour(squares: Iterable[int], within: dict[int, int]) -> Style:
    return next((PAINTS[within[square]] for square in squares if square in within), PLAIN)


def _upright(
    square: int, column: int, columns: int, owner: dict[int, int], within: dict[int, int]
) -> tuple[str, Style]:
    left = square - 1 if column else -1
    right = square if column < columns else -1
    if _parted(left, right, owner):
        return "┃", _colour((left, right), within)
    return " ", PLAIN


def _border(island: Island, row: int, owner: dict[int, int], within: dict[int, int]) -> Line:
    """The line above a row, with the corners of the squares."""
    line: Line = []
    for column in range(island.columns + 1):
        above, below = (
            [r * STRIDE + c if 0 <= r < island.rows and 0 <= c < island.columns else -1 for c in (column - 1, column)]
            for r in (row - 1, row)
        )
        ways = (
            _parted(above[0], above[1], owner),
            _parted(above[1], below[1], owner),
            _parted(below[0], below[1], owner),
            _parted(above[0], below[0], owner),
        )
        line.append((LINES[sum(1 << n for n, way in enumerate(ways) if way)], _colour((*above, *below), within)))
        if column < island.columns:
            line.append((("━" if ways[1] else " ") * CELL, _colour((above[1], below[1]), within)))
    return line


def side_by_side(drawings: Sequence[Sequence[Line]]) -> Iterator[Line]:
    """Drawings next to each other, the shorter ones filled up."""
    for number in range(max(len(drawing) for drawing in drawings)):
        line: Line = []
        for place, drawing in enumerate(drawings):
            width = sum(len(piece) for piece, _ in drawing[0])
            line += [(GAP, PLAIN)] if place else []
            line += drawing[number] if number < len(drawing) else [(" " * width, PLAIN)]
        yield line


def legend(words: Words) -> Iterator[Line]:
    """What the symbols mean: three a line, then the outlines."""
    entries = [words.words(f"sheets-kind-{kind}") for kind in KINDS]
    width = max(22, *map(len, entries))
    for start in range(0, len(KINDS), 3):
        line: Line = [("  ", PLAIN)]
        for kind in range(start, min(start + 3, len(KINDS))):
            style = STYLES.get(kind, BOLD if kind >= FIRST_LANDMARK else PLAIN)
            line += [(SYMBOLS[kind], style), (f" {entries[kind]:<{width}}", PLAIN)]
        yield line
    for colour, name in enumerate(COLOURS):
        text = words.words("sheets-legend-outline", colour=words.words(f"sheets-colour-{name}"))
        yield [("  ", PLAIN), (_letter(colour, words), PAINTS[colour]), (f" {text}", PLAIN)]


# -- sheets of one's own


@sheets.command()
@argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@option("--json", "as_json", is_flag=True)
@click.pass_context
def check(context: click.Context, files: tuple[Path, ...], as_json: bool) -> None:
    words: Words = context.obj
    findings = [(file, *_examined(file)) for file in files]
    if as_json:
        told = [{"file": str(file), "ready": not wrong, "problems": _plain(wrong)} for file, _, wrong in findings]
        click.echo(json.dumps(told, ensure_ascii=False))
    else:
        for file, sheet, wrong in findings:
            _tell(words, file, sheet, wrong)
    if any(wrong for _, _, wrong in findings):
        context.exit(2)


def _examined(file: Path) -> tuple[Sheet | None, list[Problem]]:
    try:
        text = text_of(file)
    except SenbazuruError:
        return None, [Problem("unreadable", 1)]
    sheet, wrong = examine(text, id_of(file.name))
    return sheet, wrong if id_of(file.name) else [Problem("bad-id", 1), *wrong]


def _plain(wrong: Sequence[Problem]) -> list[dict[str, Any]]:
    return [asdict(problem) for problem in wrong]


def _tell(words: Words, file: Path, sheet: Sheet | None, wrong: Sequence[Problem]) -> None:
    if sheet and not wrong:
        names = [island.name for island in sheet.islands]
        click.echo(words.words("sheets-ready", file=str(file), first=names[0], second=names[1]))
        return
    for problem in wrong:
        click.echo(words.words("sheets-complaint", **refusal(problem, str(file)).details), err=True)
    click.echo(words.words("sheets-not-ready", file=str(file), problems=len(wrong)), err=True)


@sheets.command()
@argument("folder", type=click.Path(file_okay=False, path_type=Path))
@option("--force", is_flag=True)
@click.pass_obj
def export(words: Words, folder: Path, force: bool) -> None:
    texts = {f"{number:02}-{sheet.id}.txt": sheet.text for number, sheet in enumerate(shipped(), 1)}
    _make(folder, texts, force)
    try:
        for name, text in texts.items():
            (folder / name).write_text(text, encoding="utf-8")
    except OSError as problem:
        raise unwritten(folder, problem) from None
    click.echo(words.words("sheets-exported", sheets=len(texts), folder=str(folder)))
