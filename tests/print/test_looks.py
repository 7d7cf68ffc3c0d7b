"""Printed pages as pictures: backs meet their fronts, and without colours everything can still be told apart."""

from itertools import combinations, pairwise
from statistics import mean

import pytest

from senbazuru.islands.engine.table import SEASONS
from senbazuru.islands.squares import COLOURS
from senbazuru.origami.packs import SHIPPED_LIBRARY
from senbazuru.print.cards import SIZE
from senbazuru.print.order import PAPERS, Order
from senbazuru.print.printing import printed
from tests.print.paper import Box, Page, Picture, pages_of, runs
from tests.print.test_pages import frame

WIDE, HIGH = SIZE
NEAR = 0.2
"""Millimetres that front and back may be apart."""
EDGE = (0x2F, 0x4A, 0x63)
"""The colour between the backs."""
DOTS = 300


def marks(page: Page, picture: Picture) -> tuple[list[float], list[float]]:
    """Where the cut marks of a page of fronts are, from the left and from the top."""
    first_x, first_y = (page.wide - 3 * WIDE) / 2, (page.high - 3 * HIGH) / 2

    def middles(flags: list[bool]) -> list[float]:
        return [(begin + end) / 2 / picture.scale for begin, end in runs(flags)]

    step = 1 / picture.scale
    across = [picture.light(n * step, first_y - 3.7) < 140 for n in range(picture.wide)]
    down = [picture.light(first_x - 3.7, n * step) < 140 for n in range(picture.high)]
    return middles(across), middles(down)


def seams(picture: Picture, along: list[tuple[float, float]]) -> list[float]:
    """The middles of the strips between backs, on a line in millimetres."""
    near = [all(abs(one - two) <= 3 for one, two in zip(picture.colour(x, y), EDGE)) for x, y in along]
    return [(begin + end) / 2 / picture.scale for begin, end in runs(near) if (end - begin) / picture.scale > 1]


@pytest.mark.parametrize("paper", PAPERS)
def test_backs_meet_their_fronts_when_the_paper_is_turned_over(paper: str) -> None:
    front, back = pages_of(printed(Order("cards", "en", paper, families=("farm",))))[:2]  # type: ignore[arg-type]
    across, down = marks(front, front.picture(DOTS, grey=True))
    assert (len(across), len(down)) == (4, 4)
    turned = back.picture(DOTS)
    step = 1 / turned.scale
    # through the lower part of the first row, below the crane, and through the left part of the first column
    line = [(n * step, down[0] + 84) for n in range(turned.wide)]
    upright = [(back.wide - across[3] + 4, n * step) for n in range(turned.high)]
    inner = seams(turned, line)[1:3]
    assert [back.wide - x for x in reversed(inner)] == pytest.approx(across[1:3], abs=NEAR)
    assert seams(turned, upright)[1:3] == pytest.approx(down[1:3], abs=NEAR)
    assert [b - a for a, b in pairwise(across)] == pytest.approx([WIDE] * 3, abs=NEAR)
    assert [b - a for a, b in pairwise(down)] == pytest.approx([HIGH] * 3, abs=NEAR)


def test_where_there_is_no_card_there_is_no_back() -> None:
    front, back = pages_of(printed(Order("cards", families=("farm",), once=True)))
    picture = back.picture(72)
    for number in range(9):
        place = frame(back, number, mirrored=True)
        printed_there = picture.colour(place.left + 0.7, place.top + 40) != (255, 255, 255)
        assert printed_there == bool(front.words_in(frame(front, number))), number


# -- without colours


def apart(one: list[int], two: list[int]) -> float:
    """Which share of two pictures differs when all that is left of them is darker and lighter than their middle."""
    lines = [(min(lights) + max(lights)) / 2 for lights in (one, two)]
    return mean((a > lines[0]) != (b > lines[1]) for a, b in zip(one, two))


def contrast(light: float, dark: float) -> float:
    """Of two tones of grey, as eyes see it."""

    def seen(tone: float) -> float:
        part = tone / 255
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return (seen(light) + 0.05) / (seen(dark) + 0.05)


def test_families_are_told_apart_by_their_crests() -> None:
    cards = [pack.look_of(card).id for pack in SHIPPED_LIBRARY.packs.values() for card in pack.with_paper]
    pages = pages_of(printed(Order("cards", once=True, backs=False)))
    pictures = [page.picture(DOTS / 2, grey=True) for page in pages]
    crests: dict[str, list[int]] = {}
    for number, look in enumerate(cards):
        picture, place = pictures[number // 9], frame(pages[number // 9], number % 9)
        unit = WIDE / 160
        right, top = place.left + 153.2 * unit, place.top + 7.5 * unit
        lights = picture.lights(Box(right - 16 * unit, top, right, top + 16 * unit), 32)
        assert contrast(max(lights), min(lights)) > 3, look
        crests.setdefault(look, lights)
    assert len(crests) == len(SHIPPED_LIBRARY.families) + 3
    for one, two in combinations(crests, 2):
        assert apart(crests[one], crests[two]) > 0.12, (one, two)


def test_paints_are_told_apart_by_their_patterns() -> None:
    """On the season track of a science sheet, where all three lie side by side."""
    page = pages_of(printed(Order("science")))[0]
    picture = page.picture(DOTS, grey=True)
    numbers = [letter for letter in page.letters if letter.box.top > 100 and letter.box.left < 105]
    paints: dict[str, list[int]] = {}
    first = next(letter for letter in numbers if letter.sign == "1")
    for place, colour in enumerate(SEASONS[:12]):
        left = first.box.right - 5 + place * 7.2
        # above the number
        paints.setdefault(
            COLOURS[colour], picture.lights(Box(left + 0.5, first.box.top - 3.6, left + 6, first.box.top - 0.6))
        )
    assert len(paints) == 3
    for name, lights in paints.items():
        assert contrast(max(lights), min(lights)) > 1.15, name
    for one, two in combinations(paints, 2):
        assert apart(paints[one], paints[two]) > 0.15, (one, two)


def test_outlines_are_told_apart_by_their_lines() -> None:
    """In the legend of a sheet: red is unbroken, blue has long dashes, green has short ones."""
    page = pages_of(printed(Order("sheets", sheets=("masu",))))[0]
    picture = page.picture(900, grey=True)
    text = "".join(letter.sign for letter in page.letters)
    gaps = {}
    for colour in COLOURS:
        word = page.letters[text.index(f"{colour}outline")].box
        # the sign stands before its word; its line is where most is dark
        rows = [
            [picture.light(word.left - 4.4 + n / 40, y) < 150 for n in range(144)]
            for y in (word.top - 1.2 + n / 20 for n in range(30))
        ]
        dashes = runs(max(rows, key=sum))
        gaps[colour] = len(dashes) - 1
        assert sum(end - begin for begin, end in dashes) > 40, colour
    assert gaps["red"] == 0
    assert 0 < gaps["blue"] < gaps["green"]
