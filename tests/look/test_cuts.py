"""Land, paint and outlines are cut from the same corners here and in the browser: both are held to web/tests/cuts.json.

python -m tests.look.test_cuts    writes it anew, when a sheet or a measure has changed
"""

import json
from collections.abc import Collection
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from senbazuru.islands.charts import shipped
from senbazuru.islands.cut import CUTS, SIDE, Cell, Point, loops, path, polygons
from senbazuru.islands.engine.atlas import SEA
from senbazuru.islands.paper import land, place
from senbazuru.islands.sheet import Island
from senbazuru.islands.squares import COLOURS, KINDS, square_name
from senbazuru.islands.view import blank

KEPT = Path(__file__).parents[2] / "web" / "tests" / "cuts.json"
ISLANDS = [island for sheet in shipped() for island in sheet.islands]
ODD = ("a1", "a1 b2", "a1 b1 c1 a2 c2 a3 b3 c3", "a1 b1 c1 d1 a2 c2 d2 a3 b3 d3 a4 b4 c4 d4", "b1 a2 c2 b3", "")
"""One square, two that touch at a corner, a lake, two lakes that touch, a ring of corners, and nothing."""


def squares(island: Island, among: Collection[str]) -> list[str]:
    names = ((square_name(square), KINDS[island.kind_at(square)]) for square in island.numbers())
    return [name for name, kind in names if kind in among]


def shown() -> list[list[str]]:
    """Cuts, squares, and what becomes of them: every island's land and outlines, and some paint."""
    chance = Random(1)
    found = [(cut, odd.split()) for cut in CUTS for odd in ODD]
    for island in ISLANDS:
        found.append(("land", squares(island, set(KINDS) - {KINDS[SEA]})))
        found += [("outline", [*map(square_name, outline.squares)]) for outline in island.outlines]
        painted = {name: chance.choice(COLOURS) for name in squares(island, {"empty"}) if chance.random() < 0.7}
        found += [("paint", [name for name in painted if painted[name] == colour]) for colour in COLOURS]
    return [[cut, " ".join(names), path(polygons(map(place, names), cut))] for cut, names in found]


def test_the_same_as_in_the_browser() -> None:
    assert shown() == json.loads(KEPT.read_text("utf-8")), "cuts have changed: python -m tests.look.test_cuts"


def area(polygon: list[Point]) -> int:
    """Twice what a polygon covers; less than 0 for a hole."""
    return sum(x * v - u * y for (x, y), (u, v) in pairwise([*polygon, polygon[0]]))


@pytest.mark.parametrize("island", ISLANDS, ids=lambda island: island.name)
def test_sea_is_really_missing(island: Island) -> None:
    cells = [place(name) for name in squares(island, set(KINDS) - {KINDS[SEA]})]
    assert sum(map(area, loops(cells))) == 2 * len(cells)
    assert land(blank(island)) == path(polygons(cells, "land"))
    whole = sum(map(area, polygons(cells, "land")))
    assert 0.9 < whole / (2 * len(cells) * SIDE**2 * 100**2) < 1.02, "corners are cut off, no more"


def inside(cell: Cell, polygon: list[Point]) -> bool:
    """Whether the middle of a square lies within, counting the edges to its right."""
    x, y = ((at * SIDE + SIDE // 2) * 100 + 1 for at in cell)
    crossed = 0
    for (a, b), (c, d) in pairwise([*polygon, polygon[0]]):
        crossed += (b > y) != (d > y) and x < a + (y - b) * (c - a) / (d - b)
    return crossed % 2 == 1


@pytest.mark.parametrize("cut", CUTS)
def test_a_sheet_covers_its_squares_and_no_others(cut: str) -> None:
    chance = Random(2)
    for _ in range(50):
        all_cells = [(x, y) for x in range(7) for y in range(7)]
        cells = [cell for cell in all_cells if chance.random() < 0.6]
        found = polygons(cells, cut)
        for cell in all_cells:
            assert (sum(inside(cell, polygon) for polygon in found) % 2 == 1) == (cell in cells)


def test_neighbours_are_one_sheet() -> None:
    assert len(polygons([(0, 0), (1, 0), (1, 1)], "paint")) == 1
    assert len(polygons([(0, 0), (1, 1)], "paint")) == 2


if __name__ == "__main__":
    KEPT.write_text("[\n" + ",\n".join(json.dumps(row) for row in shown()) + "\n]\n", "utf-8")
