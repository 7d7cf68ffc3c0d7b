"""The rules pages: built as they are written, the same in every language, and easy to find one's way in."""

import json
import re
import runpy
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from senbazuru import rulebook
from senbazuru.islands.engine.scoring import TITLES
from senbazuru.islands.engine.table import TECHNOLOGIES
from senbazuru.islands.squares import KINDS
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.languages import ENGLISH, LANGUAGES
from senbazuru.origami.packs import ORIGAMI_BOX, SHIPPED_LIBRARY, Card
from senbazuru.rulebook import Entry, Place, normal, pages, read, search, snippet
from senbazuru.text import Words

ROOT = Path(__file__).parents[2]
TOOL = runpy.run_path(str(ROOT / "tools" / "pages.py"))
CASES = json.loads(Path(__file__).with_name("cases.json").read_text(encoding="utf-8"))
UNNAMED = {tuple(line.split()) for line in Path(__file__).with_name("unnamed.txt").read_text("utf-8").splitlines()}
"""Language, address and card where a translation tells of a card without its name, and rightly so."""
OTHERS = [language for language in LANGUAGES if language != ENGLISH]


def places(language: str = ENGLISH) -> Iterator[Place]:
    for page in pages(language):
        for section in page.sections:
            yield Place(page, section)
            yield from (Place(page, section, entry) for entry in section.entries)


# -- built as they are written


def test_what_is_installed_is_what_the_tool_builds(tmp_path: Path) -> None:
    TOOL["main"](tmp_path)
    assert {path.stem for path in tmp_path.iterdir()} == set(LANGUAGES)
    for path in tmp_path.iterdir():
        assert rulebook.built(path.stem) == json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_of_a_page_leads_somewhere(language: str) -> None:
    html = "".join(part["html"] for page in rulebook.built(language)["pages"] for part in page["sections"])
    links = re.findall(r'href="([^"]*)"', html)
    assert len(links) > 10
    for link in links:
        read(link.removeprefix("/rules/"), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_an_element_of_its_section(language: str) -> None:
    for page in rulebook.built(language)["pages"]:
        for part in page["sections"]:
            assert re.findall(r' id="([^"]*)"', part["html"]) == [entry["id"] for entry in part["entries"]]


def test_names_of_tests_are_for_the_source_only() -> None:
    assert "`test_" in (ROOT / "docs/rulings.md").read_text(encoding="utf-8")
    assert "test_" not in json.dumps(rulebook.built(ENGLISH))


# -- the same in every language


@pytest.mark.parametrize("language", OTHERS)
def test_addresses_are_the_same_in_every_language(language: str) -> None:
    assert [place.address for place in places(language)] == [place.address for place in places()]


def planted(tmp_path: Path, name: str, old: str, new: str) -> str:
    """What the tool says to a German page in which something was changed."""
    shutil.copytree(ROOT / "docs", tmp_path / "docs", ignore=lambda folder, names: [n for n in names if "image" in n])
    path = tmp_path / "docs/de" / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    tool = runpy.run_path(str(ROOT / "tools" / "pages.py"))
    tool["main"].__globals__["DOCS"] = tmp_path / "docs"
    with pytest.raises(tool["Problem"]) as told:
        tool["main"](tmp_path / "built")
    return str(told.value)


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("rules.md", "\n## ", "\n### ", "headings"),
        ("rules.md", "\n- **", "\n\nEin Absatz mehr.\n\n- **", "entries"),
        ("islands.md", "**15 ", "**16 ", "other figures"),
        ("legends.md", "(rulings.md#", "(rulings.md#un", "no heading for the link"),
        ("islands.md", "<!-- /screen -->", "", "has no other end"),
        ("islands.md", "lagoon\n```\n-->", "lagoon\n```\n\nMehr.\n-->", "entries"),
    ],
)
def test_a_translation_that_strays_is_not_built(tmp_path: Path, name: str, old: str, new: str, said: str) -> None:
    told = planted(tmp_path, name, old, new)
    assert told.startswith(f"docs/de/{name}: ")
    assert said in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_book_does_not_speak_of_the_program(language: str) -> None:
    told = [block for page in pages(language) for part in page.sections for block in part.printed or ()]
    assert not [block for block in told if block["kind"] == "code"]
    assert [block["text"] for block in told if block["kind"] == "drawing"] == ["lagoon", "shapes", "painted"]
    assert not re.search(r" --[a-z]|\.md|senbazuru |`|<!--", json.dumps(told))
    gone = [part.id for page in pages(language) for part in page.sections if part.printed is None]
    assert gone == ["choosing-families-and-characters", "answers-and-undo"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_screens_show_no_marks(language: str) -> None:
    book = rulebook.built(language)
    shown = json.dumps(
        [[part[key] for key in ("html", "blocks", "entries")] for p in book["pages"] for part in p["sections"]]
    )
    assert not re.search(r"<!-- /?(screen|paper)", shown)


def every_card() -> list[Card]:
    return [card for pack in SHIPPED_LIBRARY.packs.values() for card in pack.cards]


def forms(words: Words, card: str) -> re.Pattern[str]:
    """A card's name, in whichever form. Not in English, a letter or two may follow, as in "eines Schweins"."""
    ending = "" if words.language == ENGLISH else r"\w{0,2}"
    found = sorted(filter(None, set(words._noun("card", f"card-{card}").values())), key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, found))}){ending}\b".replace("\N{SOFT HYPHEN}", ""))


def named(words: Words, text: str) -> set[str]:
    """The cards that a text names: of two names, one within the other, only the longer."""
    spans = {
        card.id: {found.span() for found in forms(words, card.id).finditer(text)}
        for card in every_card()
        if not card.character
    }
    every = [span for found in spans.values() for span in found]
    return {
        card
        for card, found in spans.items()
        if any(not any(o != s and o[0] <= s[0] and s[1] <= o[1] for o in every) for s in found)
    }


@pytest.mark.parametrize("language", OTHERS)
def test_a_paragraph_names_the_same_cards_in_every_language(language: str) -> None:
    english, other = Words(), Words(language)
    for there, here in zip(places(), places(language)):
        if there.entry and here.entry:
            missing = named(english, there.entry.text) - named(other, here.entry.text)
            assert {(language, here.address, card) for card in missing} <= UNNAMED, here.entry.text


# -- everything is there


@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_of_cards_say_which(language: str) -> None:
    """The browser shows them; both colours of a character share a row."""
    html = "".join(part["html"] for page in rulebook.built(language)["pages"] for part in page["sections"])
    cards = [card.id for card in every_card() if not card.id.startswith("red-")]
    assert sorted(re.findall(r'data-card="([\w-]+)"', html)) == sorted(cards)
    families = set(re.findall(r'data-family="([\w-]+)"', html))
    assert families == {card.family for card in every_card()}


def row(page: str, section: str, first: str, language: str) -> Entry:
    """The row of a table that begins with a name."""
    entries = next(part for p in pages(language) if p.id == page for part in p.sections if part.id == section).entries
    return next(entry for entry in entries if entry.text.startswith(f"{first} ·"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_row(language: str) -> None:
    words = Words(language)
    for card in every_card():
        if card.character:
            found = row("legends", "characters-2", words.words(f"character-{card.character}"), language)
        else:
            page = "origami" if card.family in ORIGAMI_BOX else "legends"
            found = row(page, card.family, words.card(card.id), language)
            assert found.id == f"{card.family}-{card.id}"
        assert words.card_text(card) in found.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_landmark_technology_and_title_has_its_row(language: str) -> None:
    words = Words(language)
    islands = next(page for page in pages(language) if page.id == "islands")
    rows = [entry.text.split(" ·")[0] for part in islands.sections for entry in part.entries]
    landmarks = [words.words(f"sheets-kind-{kind}") for kind in KINDS[KINDS.index("regular-harbour") :]]
    technologies = [words.words(f"technology-{name}") for name in TECHNOLOGIES]
    told = " ".join(rows)
    assert [name for name in (*landmarks, *technologies) if name not in told] == []
    titles = [entry.text for part in islands.sections for entry in part.entries]
    for points, title in TITLES:
        assert any(text.startswith(f"{points} ·") and words.words(f"title-{title}") in text for text in titles)


# -- finding one's way


@pytest.mark.parametrize("case", CASES["normal"], ids=lambda case: case[0])
def test_words_are_looked_for_without_capitals_and_accents(case: list[str]) -> None:
    assert normal(case[0]) == case[1]


@pytest.mark.parametrize("case", CASES["searches"], ids=lambda case: case["query"])
def test_what_is_found_and_in_which_order(case: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """The browser's tests have the same cases."""
    monkeypatch.setattr(rulebook, "built", lambda language: CASES["book"])
    pages.cache_clear()
    try:
        assert [place.address for place in search(case["query"])] == case["found"]
    finally:
        pages.cache_clear()


@pytest.mark.parametrize("case", CASES["snippets"], ids=lambda case: case["query"])
def test_a_snippet_shows_what_was_looked_for(case: dict[str, Any]) -> None:
    assert snippet(case["text"], case["query"], case["width"]) == case["snippet"]


@pytest.mark.parametrize(
    ("language", "query", "address"),
    [
        ("en", "two whales", "rulings#where-the-books-differ-two-whales"),
        ("de", "zwei wale", "rulings#where-the-books-differ-two-whales"),
        ("it", "due balene", "rulings#where-the-books-differ-two-whales"),
        ("de", "geheimhafen", "islands#landmarks-regular-harbour-secret-harbour"),
        ("it", "limite", "legends#dinosaurs-velociraptor"),
    ],
)
def test_the_pages_answer(language: str, query: str, address: str) -> None:
    assert address in [place.address for place in search(query, language)]


def test_an_address_that_leads_nowhere_names_those_that_do() -> None:
    with pytest.raises(SenbazuruError, match="origami, legends, islands, rulings"):
        read("go")
    with pytest.raises(SenbazuruError, match="playing-and-paying"):
        read("origami#nonsense")


def test_a_package_without_pages_says_how_to_build_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "BUILT", tmp_path)
    with pytest.raises(SenbazuruError, match="make pages"):
        rulebook.built("de")
