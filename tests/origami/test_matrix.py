"""No empty cell: every card is tested in every situation."""

from collections.abc import Iterable, Mapping
from itertools import product

from senbazuru.origami.packs import LEGENDS_BOX, ORIGAMI_BOX, shipped, shipped_characters
from tests.origami import (
    test_characters,
    test_dinosaurs,
    test_exotic,
    test_farm,
    test_lawn,
    test_legendary,
    test_polar,
    test_savannah,
    test_sea,
    test_sky,
)
from tests.origami.matrix import CELLS, CHARACTER_CELLS, CHARACTER_SITUATIONS, SITUATIONS

COVERED = (*ORIGAMI_BOX, *LEGENDS_BOX)
CARDS = [card.id for family in COVERED for card in shipped()[family].cards]
FAMILY_TESTS = (
    *(test_farm, test_sky, test_sea, test_savannah, test_lawn),
    *(test_polar, test_exotic, test_dinosaurs, test_legendary),
)


Cell = tuple[str, str]


def empty(cells: Iterable[Cell], filled: Mapping[Cell, list[str]]) -> list[str]:
    return [
        f"no test shows {card} in the situation {situation}"
        for card, situation in cells
        if not filled.get((card, situation))
    ]


def test_every_card_is_tested_in_every_situation() -> None:
    cells = list(product(CARDS, SITUATIONS))
    assert len(cells) == 69 * 9
    assert not empty(cells, CELLS), "\n".join(empty(cells, CELLS))


def test_cells_are_tests_of_the_family_files() -> None:
    there = {name for module in FAMILY_TESTS for name in vars(module) if name.startswith("test_")}
    assert {name for names in CELLS.values() for name in names} <= there
    assert {card for card, _ in CELLS} == set(CARDS)


# -- characters

COLOURS = [card.id for card in shipped_characters().cards]


def test_every_character_is_tested_in_every_situation() -> None:
    cells = list(product(COLOURS, CHARACTER_SITUATIONS))
    assert len(cells) == 20 * 16
    assert not empty(cells, CHARACTER_CELLS), "\n".join(empty(cells, CHARACTER_CELLS))


def test_cells_of_characters_are_tests_of_their_file() -> None:
    assert {name for names in CHARACTER_CELLS.values() for name in names} <= set(vars(test_characters))
    assert {card for card, _ in CHARACTER_CELLS} == set(COLOURS)


def test_what_a_character_does_is_tested_for_each_colour_on_its_own() -> None:
    for situation in ("everybody", "gone"):
        tests = [CHARACTER_CELLS[card, situation][-1] for card in COLOURS]
        assert len(set(tests)) == len(COLOURS)
