"""No empty cell: every card is tested in every situation."""

import pytest

from senbazuru.origami.packs import FAMILIES, LEGENDS, shipped, shipped_characters
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

COVERED = (*FAMILIES, *LEGENDS)
CARDS = [card.id for family in COVERED for card in shipped()[family].cards]
FAMILY_TESTS = (
    *(test_farm, test_sky, test_sea, test_savannah, test_lawn),
    *(test_polar, test_exotic, test_dinosaurs, test_legendary),
)


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("situation", SITUATIONS)
def test_every_card_is_tested_in_every_situation(card: str, situation: str) -> None:
    assert CELLS.get((card, situation)), f"no test shows {card} in the situation {situation}"


def test_cells_are_tests_of_the_family_files() -> None:
    there = {name for module in FAMILY_TESTS for name in vars(module) if name.startswith("test_")}
    assert {name for names in CELLS.values() for name in names} <= there
    assert {card for card, _ in CELLS} == set(CARDS)


# -- characters

COLOURS = [card.id for card in shipped_characters().cards]


@pytest.mark.parametrize("card", COLOURS)
@pytest.mark.parametrize("situation", CHARACTER_SITUATIONS)
def test_every_character_is_tested_in_every_situation(card: str, situation: str) -> None:
    assert CHARACTER_CELLS.get((card, situation)), f"no test shows {card} in the situation {situation}"


def test_cells_of_characters_are_tests_of_their_file() -> None:
    assert {name for names in CHARACTER_CELLS.values() for name in names} <= set(vars(test_characters))
    assert {card for card, _ in CHARACTER_CELLS} == set(COLOURS)


def test_what_a_character_does_is_tested_for_each_colour_on_its_own() -> None:
    for situation in ("everybody", "gone"):
        tests = [CHARACTER_CELLS[card, situation][-1] for card in COLOURS]
        assert len(set(tests)) == len(COLOURS)
