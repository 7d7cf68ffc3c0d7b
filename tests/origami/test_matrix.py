"""No empty cell: every card is tested in every situation."""

import pytest

from senbazuru.origami.packs import FAMILIES, shipped
from tests.origami import test_farm, test_lawn, test_savannah, test_sea, test_sky
from tests.origami.matrix import CELLS, SITUATIONS

CARDS = [card.id for family in FAMILIES for card in shipped()[family].cards]
FAMILY_TESTS = (test_farm, test_sky, test_sea, test_savannah, test_lawn)


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("situation", SITUATIONS)
def test_every_card_is_tested_in_every_situation(card: str, situation: str) -> None:
    assert CELLS.get((card, situation)), f"no test shows {card} in the situation {situation}"


def test_cells_are_tests_of_the_family_files() -> None:
    there = {name for module in FAMILY_TESTS for name in vars(module) if name.startswith("test_")}
    assert {name for names in CELLS.values() for name in names} <= there
    assert {card for card, _ in CELLS} == set(CARDS)
