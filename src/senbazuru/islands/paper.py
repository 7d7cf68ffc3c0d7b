"""Islands as pictures: land cut from paper in the sea, coloured paper on it, folded landmarks.

web/src/islands/IslandMap.svelte draws the same. A square is 20 by 20. What is drawn refers to things by name, which
`things` defines: a picture needs each once.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final
from xml.sax.saxutils import escape

from senbazuru.islands.cut import SIDE, Cell, path, polygons
from senbazuru.islands.engine.atlas import SEA
from senbazuru.islands.sheet import Sheet
from senbazuru.islands.shown import BlankView, LandmarkView
from senbazuru.islands.squares import COLOURS, KINDS, LETTERS
from senbazuru.islands.view import blank
from senbazuru.kernel.drawing import Speech, columns
from senbazuru.look import LOOKS, drawn, figure_of, look_of

PAD: Final = 14
"""Water around an island, with room for letters and numbers."""
_ISLANDS: Final = LOOKS["islands"]
_LIT: Final = "h15.4l-17 17v-15.4Z"
"""The half of a square that lies in the light."""
_NO_PAINT: Final[Mapping[str, str]] = {}
REDUCED: Final = 28
"""Pixels of a square below which landmarks are drawn reduced."""
_CONTOUR: Final = 'stroke="#e9dfc6" stroke-opacity=".45" stroke-width="5"'
"""Around a landmark in the dark, what parts it from the land."""
SUNK: Final = 0.62
"""How much of an island is seen that is not begun."""
_AIR: Final = 2
"""Around a landmark on its square, on each side."""
_LOST: Final = ("#6f6a66", "#b9b2a4")
"""The line of an outline that cannot be filled any more, by day and in the dark."""


def ground(name: str, dark: bool = False) -> str:
    """A colour of land or sea, by its name in looks.json."""
    colour: str = _ISLANDS["ground"][name][dark]
    return colour


def place(square: str) -> Cell:
    """Column and row of a square by its name."""
    return LETTERS.index(square[0]), int(square[1]) - 1


# -- things


def things(names: Iterable[str], dark: bool = False) -> str:
    """Definitions: paints (`blue`) as fillings and as squares, landmarks (`temple`, reduced `small-temple`),
    and whatever else has a figure (`coin`)."""
    return "".join(_paint(name, dark) if name in COLOURS else _figure(name, dark) for name in sorted(set(names)))


def _paint(name: str, dark: bool) -> str:
    told = _ISLANDS["paints"][name]
    (wide, high), mark = told["size"], told["mark"]
    marks = f'<path d="{mark["fill"]}" fill="#fff" fill-opacity=".42"/>' if "fill" in mark else ""
    if "line" in mark:
        marks = (
            f'<path d="{mark["line"]}" fill="none" stroke="#fff" stroke-opacity=".42" stroke-width="{mark["wide"]}"/>'
        )
    return (
        f'<pattern id="sbi-paint-{name}" width="{wide}" height="{high}" patternUnits="userSpaceOnUse">'
        f'<path d="M0 0H{wide}V{high}H0Z" fill="{told["paint"][dark]}"/>{marks}</pattern>'
        f'<g id="sbi-{name}"><path d="M0 0H{SIDE}V{SIDE}H0Z" fill="url(#sbi-paint-{name})"/>'
        f'<path d="M0 0H{SIDE}L0 {SIDE}Z" fill="#fff" fill-opacity=".13"/></g>'
    )


def _figure(name: str, dark: bool) -> str:
    landmarks = _ISLANDS["landmarks"]
    figure = figure_of(landmarks.get(name, {}).get("figure", name))
    assert figure, name
    colours = look_of(figure.second or "bark").colours(figure, dark)
    contour = ""
    if dark and name.removeprefix("small-") in landmarks:
        edge = "".join(flap.outline for flap in figure.flaps)
        contour = f'<path d="{edge}" fill="none" {_CONTOUR} stroke-linejoin="round"/>'
    return f'<g id="sbi-{name}"><g transform="scale(.2)">{contour}{drawn(figure, colours)}</g></g>'


def use(thing: str, x: float, y: float, size: float = SIDE) -> str:
    """A thing that is defined, at a place, so large."""
    return f'<use href="#sbi-{thing}" transform="translate({x:g} {y:g}) scale({size / SIDE:g})"/>'


def star(x: float, y: float, one_colour: bool, size: float = 9.6) -> str:
    """Beside a landmark that is surrounded: gold for one colour, white for several."""
    colour = "#f4bd2f" if one_colour else "#fffaf0"
    look = f'fill="{colour}" stroke="#3a2a00" stroke-width="1.6" stroke-linejoin="round"'
    return f'<path d="{_ISLANDS["star"]}" {look} transform="translate({x:g} {y:g}) scale({size / 24:g})"/>'


# -- an island


def needed(shown: BlankView, painted: Mapping[str, str] = _NO_PAINT, small: bool = False) -> set[str]:
    """The things that an island refers to."""
    standing = {landmark(kind, small) for kind in shown["squares"].values() if kind != KINDS[SEA]}
    return standing | set(painted.values())


def landmark(kind: str, small: bool) -> str:
    """The thing that a landmark is drawn as."""
    return str(_ISLANDS["landmarks"][kind]["small"]) if small else kind


def land(shown: BlankView) -> str:
    """The path of the coast."""
    return path(polygons(_land(shown), "land"))


def _land(shown: BlankView) -> list[Cell]:
    cells = [(column, row) for row in range(int(shown["rows"])) for column in range(int(shown["columns"]))]
    return [cell for cell in cells if shown["squares"].get(f"{LETTERS[cell[0]]}{cell[1] + 1}") != KINDS[SEA]]


def sheet_of(cells: Iterable[Cell], colour: str) -> str:
    """Squares of one paint: neighbours are one sheet. Each has its half in the light."""
    cells = list(cells)
    cut = path(polygons(cells, "paint"))
    lit = "".join(f"M{x * SIDE + 2.3:g} {y * SIDE + 0.7:g}{_LIT}" for x, y in cells)
    shade = f'<path d="{cut}" fill="#1e1400" fill-opacity=".25" transform="translate(.5 .9)"/>'
    return f'{shade}<path d="{cut}" fill="url(#sbi-paint-{colour})"/><path d="{lit}" fill="#fff" fill-opacity=".13"/>'


def outline(squares: Iterable[str], colour: str, lost: bool = False, dark: bool = False) -> str:
    """A shape that is to be painted, on a casing that parts it from the paint; one that is lost is thin and grey."""
    cut = path(polygons(map(place, squares), "outline"))
    told = _ISLANDS["paints"][colour]
    dash = f' stroke-dasharray="{told["dash"]}"' if told["dash"] else ""
    wide, thin, ink = (2.6, 1.2, _LOST[dark]) if lost else (4.2, 2.5, told["line"][dark])
    casing = f'<path d="{cut}" fill="none" stroke="{ground("casing", dark)}" stroke-width="{wide}"/>'
    return f'{casing}<path d="{cut}" fill="none" stroke="{ink}" stroke-width="{thin}"{dash}/>'


def island(
    shown: BlankView,
    painted: Mapping[str, str] = _NO_PAINT,
    landmarks: Sequence[LandmarkView] = (),
    dark: bool = False,
    small: bool = False,
) -> str:
    """All of an island but its name; its top left square begins at 0, 0, and around it there is PAD of water.

    On a `small` one landmarks are reduced.
    """
    coast = land(shown)
    parts = [
        f'<path d="{coast}" fill="none" stroke="{ground(name, dark)}" stroke-width="{wide}" stroke-linejoin="bevel"/>'
        for name, wide in (("deep-shoal", 15), ("shoal", 7))
    ]
    edge = f'stroke="{ground("land-edge", dark)}" stroke-width=".6"'
    parts.append(f'<path d="{coast}" fill="{ground("land-side", dark)}" transform="translate(1.2 2.4)"/>')
    parts.append(f'<path d="{coast}" fill="{ground("land", dark)}" {edge}/>')
    grid = f'stroke="{ground("land-grid", dark)}" stroke-width=".8" stroke-dasharray="2 1.6"'
    parts.append(f'<path d="{_creases(shown)}" fill="none" {grid}/>')
    for colour in COLOURS:
        cells = [place(square) for square, found in painted.items() if found == colour]
        parts += [sheet_of(cells, colour)] if cells else []
    for square, kind in shown["squares"].items():
        if kind != KINDS[SEA]:
            x, y = place(square)
            parts.append(use(landmark(kind, small), x * SIDE + _AIR, y * SIDE + _AIR, SIDE - 2 * _AIR))
    for told in shown["outlines"]:
        lost = not told["filled"] and any(square in painted for square in told["squares"])
        parts.append(outline(told["squares"], told["colour"], lost, dark))
    for found in landmarks:
        if found["surrounded"]:
            x, y = place(found["square"])
            parts.append(star(x * SIDE + 11.5, y * SIDE - 1, found["surrounded"] == "one-colour"))
    columns_named = [(letter, (n + 0.5) * SIDE, -7) for n, letter in enumerate(LETTERS[: shown["columns"]])]
    rows_named = [(str(row + 1), -9.5, (row + 0.5) * SIDE + 2.5) for row in range(int(shown["rows"]))]
    parts += [f'<text class="g" x="{x:g}" y="{y:g}">{name}</text>' for name, x, y in (*columns_named, *rows_named)]
    return "".join(parts)


def _creases(shown: BlankView) -> str:
    """Where squares of land meet."""
    there = set(_land(shown))
    across = (f"M{x * SIDE} {(y + 1) * SIDE}h{SIDE}" for x, y in sorted(there) if (x, y + 1) in there)
    down = (f"M{(x + 1) * SIDE} {y * SIDE}v{SIDE}" for x, y in sorted(there) if (x + 1, y) in there)
    return "".join((*across, *down))


# -- a sheet

_SCALE: Final = 2.4
_HEAD: Final = 30
_SLOT: Final = 7 * SIDE + 2 * PAD + 10
_STYLE: Final = (
    ".sbi{font-family:Georgia,serif}.sbi .n{font-size:9px}.sbi .h{font-size:12px}"
    '.sbi .l,.sbi .g{font-family:system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}'
    ".sbi .l{font-size:6.5px}.sbi .g{font-size:7px;font-weight:500;text-anchor:middle}"
)


def sheet_svg(sheet: Sheet, words: Speech | None = None, dark: bool = False) -> str:
    """A sheet as a picture that stands alone; with words, it tells what the landmarks are."""
    islands = [blank(chart) for chart in sheet.islands]
    wide = 2 * _SLOT
    high = _HEAD + 18 + max(int(shown["rows"]) for shown in islands) * SIDE + 2 * PAD
    parts = []
    for number, shown in enumerate(islands):
        x = _SLOT * number + (_SLOT - int(shown["columns"]) * SIDE) / 2
        parts.append(f'<text class="n" x="{x:g}" y="{_HEAD + 8}">{escape(shown["name"])}</text>')
        parts.append(f'<g transform="translate({x:g} {_HEAD + 14 + PAD})">{island(shown, dark=dark)}</g>')
    names = set().union(*map(needed, islands))
    if words:
        found, high = _legend(words, names, wide, high, dark)
        parts += found
    crease = f"M0 0H{wide / 2}V{high}Z"
    sea, light = ground("sea", dark), ".05" if dark else ".12"
    ink = "#e1e7ea" if dark else "#1f2d35"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="sbi" viewBox="0 0 {wide} {high}" '
        f'width="{wide * _SCALE:g}" height="{high * _SCALE:g}" fill="{ink}" role="img">'
        f"<title>{escape(sheet.name)}: {escape(' · '.join(shown['name'] for shown in islands))}</title>"
        f"<style>{_STYLE}</style><defs>{things(names, dark)}</defs>"
        f'<path d="M0 0H{wide}V{high}H0Z" fill="{sea}"/><path d="{crease}" fill="#fff" fill-opacity="{light}"/>'
        f'<text class="h" x="{PAD}" y="20">{escape(sheet.name)}</text>{"".join(parts)}</svg>'
    )


def _legend(words: Speech, names: set[str], wide: int, top: int, dark: bool) -> tuple[list[str], int]:
    """What is on a sheet, in words, and where the picture ends."""
    parts: list[str] = []
    x, y = float(PAD), top + 4
    said = [(kind, words.words(f"sheets-kind-{kind}")) for kind in KINDS if kind in names]
    for kind, word in (*said, ("", words.words("drawing-picture-outline"))):
        room = 3.8 * columns(word) + (24 if kind else 48)
        if x + room > wide - PAD:
            x, y = float(PAD), y + 16
        if kind:
            parts.append(use(kind, x, y, 11))
        else:
            for number, colour in enumerate(COLOURS):
                drawn_at = f"translate({x + 12 * number:g} {y}) scale(.55)"
                parts.append(f'<g transform="{drawn_at}">{outline(["a1"], colour, dark=dark)}</g>')
        parts.append(f'<text class="l" x="{x + (14 if kind else 38):g}" y="{y + 8}">{escape(word)}</text>')
        x += room
    return parts, y + 20
