"""Paint and outlines of Islands can be told apart by all eyes, by colour or without it.

How far colours are apart is their distance in OKLab, of which 0.02 is just seen.
"""

from itertools import combinations
from math import dist

import pytest

from senbazuru.look import LOOKS
from senbazuru.look.papers import contrast, oklab, parts

ISLANDS = LOOKS["islands"]
GROUND, PAINTS = ISLANDS["ground"], ISLANDS["paints"]
Row = tuple[float, float, float]
EYES: dict[str, tuple[Row, Row, Row]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
"""What eyes that lack one kind of cones make of red, green and blue, after Machado and others, 2009."""
THEMES = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
ALL_EYES = pytest.mark.parametrize("eyes", EYES)
APART = 0.15
HARD = {("red", "land", "protan", True): 0.08}
"""Where colour alone is less, and hatching and the edge of the sheet help."""
LEAST = 3
"""Contrast of a line."""


def seen(colour: str, eyes: str) -> Row:
    light = parts(colour)
    red, green, blue = (max(0.0, sum(a * b for a, b in zip(row, light))) for row in EYES[eyes])
    return oklab(red, green, blue)


def distance(one: str, two: str, eyes: str) -> float:
    return dist(seen(one, eyes), seen(two, eyes))


@THEMES
@ALL_EYES
def test_paints_are_apart_from_each_other_and_from_land(eyes: str, dark: bool) -> None:
    colours = {name: paint["paint"][dark] for name, paint in PAINTS.items()} | {"land": GROUND["land"][dark]}
    for one, two in combinations(colours, 2):
        found = distance(colours[one], colours[two], eyes)
        assert found >= HARD.get((one, two, eyes, dark), APART), f"{one} {two} {found:.3f}"


@THEMES
@ALL_EYES
def test_land_is_apart_from_water(eyes: str, dark: bool) -> None:
    assert distance(GROUND["land"][dark], GROUND["sea"][dark], eyes) >= 0.1
    assert distance(GROUND["shoal"][dark], GROUND["sea"][dark], eyes) >= 0.05
    assert distance(GROUND["shoal"][dark], GROUND["deep-shoal"][dark], eyes) >= 0.02


@THEMES
@ALL_EYES
def test_outlines_stand_out_from_their_casing(eyes: str, dark: bool) -> None:
    """Which parts them from any paint below."""
    for paint in PAINTS.values():
        assert contrast(paint["line"][dark], GROUND["casing"][dark]) >= LEAST
        assert distance(paint["line"][dark], GROUND["casing"][dark], eyes) >= 2 * APART


def test_nothing_is_told_by_colour_alone() -> None:
    marks = [str(paint["mark"]) for paint in PAINTS.values()]
    dashes = [paint["dash"] for paint in PAINTS.values()]
    assert len(set(marks)) == len(set(dashes)) == len(PAINTS)
    assert PAINTS["red"]["dash"] == "", "solid"
    (on, off), (dot, gap) = (map(float, PAINTS[colour]["dash"].split()) for colour in ("blue", "green"))
    assert on > 2 * dot, "dashes are no dots"
    assert on > off
    assert gap >= 2
