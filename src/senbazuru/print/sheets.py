"""Island sheets to paint and write on, two a page."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from senbazuru.islands import paper
from senbazuru.islands.charts import SHIPPED_SHEAF
from senbazuru.islands.cut import SIDE
from senbazuru.islands.paper import PAD
from senbazuru.islands.sheet import Sheet
from senbazuru.islands.shown import BlankView, LandmarkView
from senbazuru.islands.squares import COLOURS, FIRST_LANDMARK, KINDS
from senbazuru.islands.view import blank
from senbazuru.print.press import Draft, begun
from senbazuru.text import Words

POINTS: Final = ("regular-harbour", "secret-harbour", "temple")
"""The landmarks that score, each with a box to write in."""
_SHOAL: Final = 8
"""What is drawn of the water."""
_STYLE: Final = (
    "<style>.g{font-family:'Radio Canada';font-size:7px;font-weight:600;text-anchor:middle;fill:#5a544b}</style>"
)


def draft(sheets: Iterable[Sheet], words: Words) -> Draft:
    """Sheets with room for a name and for points."""
    found: list[dict[str, Any]] = []
    drawings = signs()
    for sheet in sheets:
        islands = []
        for number, chart in enumerate(sheet.islands, 1):
            shown = blank(chart)
            art = f"island-{sheet.id}-{number}"
            drawings[art] = partial(island, shown)
            islands.append({"art": art, "name": shown["name"], "size": size_of(shown)})
        ours = SHIPPED_SHEAF.sheets.get(sheet.id) == sheet
        found.append(
            {
                "name": sheet.name,
                "islands": islands,
                "near": sheet.near,
                "note": words.words("print-ours-sheet") if ours else "",
            }
        )
    data = {
        "sheets": found,
        "points": POINTS,
        "landmarks": [(kind, words.words(f"sheets-kind-{kind}")) for kind in KINDS[FIRST_LANDMARK - 1 :]],
        "outlines": [(colour, words.words("outline", colour=colour)) for colour in COLOURS],
        "words": {
            "name": words.words("print-name"),
            "coins": begun(words.words("drawing-picture-coins")),
            "near": words.words("print-near"),
            "points": words.words("print-sheet-points"),
            "unpainted": words.words("print-unpainted"),
        },
    }
    return Draft("sheets", words.words("print-sheets"), data, drawings)


# -- drawings


def signs() -> dict[str, Callable[[], str]]:
    """A picture for each landmark, paint and outline."""
    things: Mapping[str, Callable[[], str]] = {
        name: partial(thing, name) for name in (*KINDS[FIRST_LANDMARK - 1 :], *COLOURS)
    }
    return {**things, **{f"outline-{colour}": partial(outline, colour) for colour in COLOURS}}


def thing(name: str) -> str:
    return _svg(SIDE, SIDE, f"<defs>{paper.things([name])}</defs>{paper.use(name, 0, 0)}")


def outline(colour: str) -> str:
    return _svg(SIDE + 6, SIDE + 6, f'<g transform="translate(3 3)">{paper.outline(["a1"], colour)}</g>')


def island(shown: BlankView, painted: Mapping[str, str] = {}, landmarks: Sequence[LandmarkView] = ()) -> str:
    wide, high = size_of(shown)
    drawn = f'<g transform="translate({PAD} {PAD})">{paper.island(shown, painted, landmarks)}</g>'
    return _svg(wide, high, f"{_STYLE}<defs>{paper.things(paper.needed(shown, painted))}</defs>{drawn}")


def size_of(shown: BlankView) -> tuple[int, int]:
    """Of an island; letters and numbers stand at two of its sides only."""
    return int(shown["columns"]) * SIDE + PAD + _SHOAL, int(shown["rows"]) * SIDE + PAD + _SHOAL


def _svg(wide: float, high: float, drawn: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}">{drawn}</svg>'
