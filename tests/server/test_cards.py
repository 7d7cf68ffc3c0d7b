"""The cards as the server tells of them."""

from pathlib import Path

import pytest

from senbazuru.look import figure_of
from senbazuru.origami.packs import Library
from senbazuru.server.pages import card_info, described
from senbazuru.text import Words

POND = """family = "pond"
name = { en = "Pond", de = "Teich" }
colour = "#33aa77"
crest = "moon"

[[card]]
id = "heron"
name = { en = "Grey Heron", de = "Graureiher" }
copies = 2
cost = 4
folds = 2
points = 4
instant = [{ draw_from_deck = { cards = 1 } }]
from = { name = "ours", copies = "ours", cost = "ours", folds = "ours", points = "ours", effect = "ours" }

[[card]]
id = "crane"
name = { en = "Crane" }
copies = 2
cost = 4
folds = 2
points = 4
instant = [{ draw_from_deck = { cards = 1 } }]
from = { name = "ours", copies = "ours", cost = "ours", folds = "ours", points = "ours", effect = "ours" }
"""
HERON = "heron: a bird that waits\n:body\n" + "f1 0,0 100,0 50,50\nf3 50,50 100,0 100,100\n" * 4


@pytest.mark.parametrize("game", ["origami", "legends", "mixed"])
def test_shipped_cards_have_their_figures_in_the_browser(game: str) -> None:
    cards = described("de", game)
    assert len(cards) == 90
    assert [(card.colour, card.crest, card.figure) for card in cards] == [("", "", "")] * 90
    assert next(card for card in cards if card.id == "fox").name == "Fuchs"


def test_a_game_without_cards_has_none() -> None:
    assert described("en", "islands") == []


def test_a_pack_of_ones_own_brings_its_looks(tmp_path: Path) -> None:
    (tmp_path / "pond.toml").write_text(POND, "utf-8")
    (tmp_path / "heron.fig").write_text(HERON, "utf-8")
    library = Library().with_files(tmp_path)
    pond = library.families["pond"]
    words = Words("de", names=library.names("de"))
    heron, crane = (card_info(card, pond, library, words) for card in pond.cards)
    assert (heron.name, heron.family_name) == ("Graureiher", "Teich")
    assert (heron.colour, heron.crest, heron.figure) == ("#33aa77", "moon", HERON)
    known = figure_of("crane")
    assert known is not None
    assert crane.figure == known.text, "a figure of that name comes with the program"
    farm = library.families["farm"]
    assert card_info(farm.cards[0], farm, library, words).figure == ""
