"""What comes out of the press: how much of it, with every word in its place, in every language and on both papers."""

import subprocess
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from senbazuru.islands.charts import SHIPPED_SHEAF
from senbazuru.languages import LANGUAGES, TEXT
from senbazuru.origami.face import face_of
from senbazuru.origami.packs import SHIPPED_LIBRARY, Card, Pack
from senbazuru.print.order import PAPERS, WHAT, Order
from senbazuru.print.press import FONTS
from senbazuru.print.printing import printed
from senbazuru.text import Words
from tests.origami.own_packs import family
from tests.print.paper import Box, Page, fonts_in, pages_of

HALVES = [(what, language, paper) for what in WHAT for language in LANGUAGES for paper in PAPERS]
SOME = [("sheets", "it", "letter"), ("science", "de", "letter"), ("reference", "en", "a4")]
SOME += [("scorepad", "it", "a4")]
"""The others are proofs."""
SMALLEST = 6.5


@cache
def made(what: str, language: str = "en", paper: str = "a4", booklet: bool = False) -> bytes:
    return printed(Order(what, language, paper, booklet=booklet))  # type: ignore[arg-type]


def frame(page: Page, number: int, mirrored: bool = False) -> Box:
    """The place of a card on its page."""
    column, row = number % 3, number // 3
    left = (page.wide - 3 * 63) / 2 + 63 * (2 - column if mirrored else column)
    top = (page.high - 3 * 88) / 2 + 88 * row
    return Box(left, top, left + 63, top + 88)


def close(words: str) -> str:
    """Without spaces, and without the hyphens that lines and words may have."""
    return "".join(words.split()).replace("-", "").replace("‐", "")


# -- how many


@pytest.mark.parametrize(("families", "cards"), [(("farm",), 18), (("polar",), 36), (("characters",), 20), ((), 200)])
def test_every_card_is_there_as_often_as_the_box_has_it(families: tuple[str, ...], cards: int) -> None:
    pages = pages_of(printed(Order("cards", families=families)))
    assert len(pages) == 2 * -(-cards // 9)
    assert sum(bool(page.words_in(frame(page, n))) for page in pages[::2] for n in range(9)) == cards
    assert not any(page.words_in(frame(page, n)) for page in pages[1::2] for n in range(9)), "backs say nothing"


def test_once_and_without_backs() -> None:
    pages = pages_of(printed(Order("cards", game="origami", once=True, backs=False)))
    assert len(pages) == -(-38 // 9)


def test_of_the_rest_too() -> None:
    assert len(pages_of(made("sheets"))) == len(SHIPPED_SHEAF.sheets) / 2
    assert len(pages_of(printed(Order("sheets", sheets=("masu", "tako"))))) == 1
    assert len(pages_of(made("science"))) == 1
    assert len(pages_of(made("scorepad"))) == 3
    assert len(pages_of(printed(Order("scorepad", game="islands")))) == 1
    assert 3 <= len(pages_of(made("reference"))) <= 5


def test_the_pages_of_a_booklet_follow_each_other_once_it_is_folded() -> None:
    order = Order("rules", game="islands", booklet=False)
    pages = pages_of(printed(order))
    sides = pages_of(printed(Order("rules", game="islands")))
    assert len(sides) == 2 * -(-len(pages) // 4)
    halves = [
        (side.words_in(Box(0, 0, side.wide / 2, side.high)), side.words_in(Box(side.wide / 2, 0, side.wide, side.high)))
        for side in sides
    ]
    read = []
    for front, back in zip(halves[::2], halves[1::2]):  # a sheet of paper: its right half is read first
        read.append((front[1], back[0]))
    for front, back in reversed(list(zip(halves[::2], halves[1::2]))):
        read.append((back[1], front[0]))
    in_order = [words for leaf in read for words in leaf]
    assert in_order[: len(pages)] == [page.words for page in pages]
    assert not any(in_order[len(pages) :])


# -- words


def cards_of(page_cards: list[tuple[Pack, Card]], page: Page, words: Words) -> None:
    unit = 63 / 160
    for number, (pack, card) in enumerate(page_cards):
        face, place = face_of(card, pack, words.card_text(card), words), frame(page, number)
        assert not any(place.shared_with(one.box).area > 0 and not place.holds(one.box, -1) for one in page.letters)

        def zone(top: float, bottom: float, place: Box = place) -> str:
            return close(page.words_in(Box(place.left, place.top + top * unit, place.right, place.top + bottom * unit)))

        assert zone(3, 28) == close(face.name)
        assert zone(127, 191) == close(face.effect + face.text), face.name
        foot = zone(192, 223.5)
        assert close(face.family) in foot
        assert str(face.folds) in foot


@pytest.mark.parametrize(("language", "paper"), [("de", "a4"), ("it", "letter")])
def test_every_word_of_a_card_stands_in_its_place(language: str, paper: str) -> None:
    words = Words(language)
    found = [(pack, card) for pack in SHIPPED_LIBRARY.packs.values() for card in pack.with_paper]
    pages = pages_of(printed(Order("cards", language, paper, once=True, backs=False)))  # type: ignore[arg-type]
    for number, page in enumerate(pages):
        cards_of(found[9 * number : 9 * number + 9], page, words)


def in_place(what: str, language: str, paper: str) -> None:
    for number, page in enumerate(pages_of(made(what, language, paper))):
        edge = Box(3.5, 3.5, page.wide - 3.5, page.high - 3.5)
        assert page.letters or what == "cards"
        assert [one for one in page.letters if not edge.holds(one.box)] == []
        assert list(page.collisions()) == [], (what, number)
        assert min(one.size for one in page.letters) >= SMALLEST - 0.01
        about = close(Words(language).words("web-about"))
        assert about in close(page.words), "whose it is"


@pytest.mark.parametrize(("what", "language", "paper"), SOME)
def test_nothing_lies_on_something_else_or_over_the_edge(what: str, language: str, paper: str) -> None:
    in_place(what, language, paper)


@pytest.mark.proof
@pytest.mark.parametrize(("what", "language", "paper"), HALVES)
def test_nor_does_it_in_any_language_on_any_paper(what: str, language: str, paper: str) -> None:
    in_place(what, language, paper)


LONG = "Most Wondrous Wooden Gnom"[:24]


def test_long_words_of_somebodys_own_stay_on_the_card(tmp_path: Path) -> None:
    effect = "{ change = { what = 'price', by = 9 } }, { change = { what = 'hand-limit', by = 3 } }"
    text = family("pond", heron=effect).replace('{ en = "Heron" }', f'{{ en = "{LONG}" }}')
    (tmp_path / "pond.toml").write_text(text, encoding="utf-8")
    (page,) = pages_of(printed(Order("cards", families=("pond",), once=True, backs=False), [tmp_path]))
    assert close(LONG) in close(page.words_in(frame(page, 0)))
    assert all(frame(page, 0).holds(one.box) for one in page.letters if one.box.top < 100)
    assert "1foldPond*" in page.words


def test_sheets_of_somebodys_own_are_printed_and_not_called_ours(tmp_path: Path) -> None:
    sheet = SHIPPED_SHEAF.sheets["masu"]
    (tmp_path / "lagoon.txt").write_text(sheet.text.replace("sheet: Masu", "sheet: Lagoon"), encoding="utf-8")
    (page,) = pages_of(printed(Order("sheets", sheets=("lagoon",)), [tmp_path / "lagoon.txt"]))
    assert "Lagoon" in page.words
    ours = close(Words("en").words("print-ours-sheet"))
    assert ours not in page.words
    assert ours in pages_of(made("sheets"))[0].words


# -- what is ours says so


def test_a_card_with_figures_of_ours_has_an_asterisk_that_the_page_explains() -> None:
    (cat, *_) = SHIPPED_LIBRARY.packs["farm"].cards
    assert cat.source["points"] == "ours"
    page = pages_of(printed(Order("cards", families=("farm",), once=True, backs=False)))[0]
    assert page.words_in(frame(page, 0)).endswith("1foldFarm*")
    assert close(Words().words("print-ours")) in page.words


# -- fonts


@pytest.mark.parametrize("what", WHAT)
def test_fonts_go_along(what: str) -> None:
    found = fonts_in(made(what))
    assert found
    assert all(found.values()), found
    names = {name.partition("+")[2].removesuffix("-Identity-H") for name in found}
    ours = {file.stem for file in FONTS.glob("*.ttf")}
    assert names <= ours | {"DejaVuSansMono"} if what == "rules" else names <= ours, "no letter from elsewhere"


def test_the_fonts_have_all_letters_of_our_words() -> None:
    has = set(TTFont(FONTS / "RadioCanada-Regular.ttf").getBestCmap())
    needed = {sign for language in LANGUAGES for sign in (TEXT / language / "cards.ftl").read_text("utf-8")}
    needed |= {sign for language in LANGUAGES for sign in (TEXT / language / "print.ftl").read_text("utf-8")}
    assert {sign for sign in needed if sign.isprintable() and ord(sign) not in has} == set()
    assert (FONTS / "OFL.txt").read_text("utf-8").count("SIL OPEN FONT LICENSE Version 1.1") == 2


# -- the same again


@pytest.mark.parametrize("what", WHAT)
def test_a_second_time_gives_the_same_bytes(what: str) -> None:
    assert made(what, booklet=True) == printed(Order(what))  # type: ignore[arg-type]


AGAIN = """
from hashlib import sha256
from senbazuru.print.order import Order
from senbazuru.print.printing import printed
for what in ("sheets", "rules"):
    print(sha256(printed(Order(what, "de"))).hexdigest())
"""


def test_so_does_another_process() -> None:
    elsewhere = {"PYTHONHASHSEED": "1", "PYTHONPATH": ":".join(sys.path), "TZ": "Asia/Tokyo", "LC_ALL": "C"}
    command = [sys.executable, "-c", AGAIN]
    told = subprocess.run(command, capture_output=True, text=True, check=True, env=elsewhere).stdout
    assert told.split() == [sha256(made(what, "de", booklet=True)).hexdigest() for what in ("sheets", "rules")]
