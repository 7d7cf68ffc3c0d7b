"""Whole games in other languages: nothing is left in English, and every text fits its box."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from senbazuru.languages import ENGLISH, LANGUAGES
from senbazuru.text import Words
from tests.web.conftest import People
from tests.web.people import OVER, PATIENCE, Person
from tests.web.reading import Reader

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
LOCALES = [f"{language}-{language.upper()}" for language in LANGUAGES if language != ENGLISH]
QUICK = [("de-DE", "legends"), ("it-IT", "islands")]
"""What is read in every run of the tests, on a phone, and how much of it; the proofs read whole games."""
BEGINNING = 15
PLANS: dict[str, dict[str, Any]] = {
    "origami": {},
    "legends": {"options": {"families": ["polar", "legendary"], "characters": ["sumo-wrestler", "calligrapher"]}},
    "mixed": {"options": {"families": ["dinosaurs", "exotic"], "characters": ["actor"]}},
    "islands": {},
}


def seated(people: People, game: str, locale: str, viewport: ViewportSize) -> tuple[Person, Reader]:
    person = people.sit(game, ["greedy"], plan=PLANS[game], locale=locale, viewport=viewport)
    return person, Reader(person.page, locale[:2])


def reads(reader: Reader) -> Callable[[], bool]:
    def read() -> bool:
        reader.read()
        return False

    return read


def understood(person: Person, reader: Reader) -> None:
    """All of it in the language of whoever reads, and where there was room for it."""
    assert person.page.evaluate("document.documentElement.lang") == reader.language
    for control in person.page.locator("button[aria-expanded='false']:visible").element_handles():
        if not control.is_visible():
            continue  # what was opened before has taken its place
        control.click()
        reader.read()
        person.page.keyboard.press("Escape")
    reader.read()
    assert reader.english == {}
    assert reader.wide == set()


@pytest.mark.parametrize(("locale", "game"), QUICK)
def test_the_beginning_of_a_game_in_another_language(people: People, locale: str, game: str) -> None:
    person, reader = seated(people, game, locale, PHONE)
    assert not person.plays(until=reads(reader), actions=BEGINNING)
    understood(person, reader)


@pytest.mark.proof
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", PLANS)
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_a_game_in_another_language(people: People, game: str, locale: str, viewport: ViewportSize) -> None:
    person, reader = seated(people, game, locale, viewport)
    assert person.plays(until=reads(reader))
    expect(person.page.locator(OVER)).to_contain_text("Ann")
    understood(person, reader)
    assert len(reader.said) > 100


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("viewport", [pytest.param(DESK, marks=pytest.mark.proof), PHONE], ids=["desk", "phone"])
def test_the_pages_around_a_game_in_another_language(people: People, locale: str, viewport: ViewportSize) -> None:
    words = Words(locale[:2])
    person = people.come(locale=locale, viewport=viewport)
    reader = Reader(person.page, locale[:2])
    dialog = person.page.get_by_role("dialog")
    for key in ("web-how", "web-more-options"):
        buttons = person.page.get_by_role("button", name=words.words(key), exact=True)
        expect(buttons.nth(4)).to_be_visible(timeout=PATIENCE)
        for button in buttons.all():
            button.click()
            expect(dialog).to_be_visible(timeout=PATIENCE)
            reader.read()
            person.page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)
    for key in ("web-settings", "web-invite-friends"):
        person.page.get_by_role("button", name=words.words(key), exact=True).first.click()
        expect(dialog).to_be_visible(timeout=PATIENCE)
        reader.read()
        if key == "web-settings":
            person.page.keyboard.press("Escape")
    person.clicks(words.words("web-open-table"))
    expect(person.page.get_by_role("heading", name=words.words("web-invite"))).to_be_visible(timeout=PATIENCE)
    reader.read()
    assert reader.english == {}
    assert reader.wide == set()


def test_the_language_changes_without_a_reload(people: People) -> None:
    person = people.sit("origami", ["greedy"], locale="de-DE")
    person.sees("Was machst du?")
    person.page.evaluate("window.stayed = true")
    person.clicks("Menü")
    person.clicks("Einstellungen")
    person.page.get_by_label("Sprache").select_option("en")
    expect(person.page.get_by_role("heading", name="Settings")).to_be_visible()
    person.page.keyboard.press("Escape")
    person.sees("What will you do?")
    person.page.reload()
    person.sees("What will you do?")


def test_each_person_at_a_table_reads_in_his_own_language(people: People) -> None:
    ann = people.sit("origami", ["greedy"], locale="de-DE")
    bob = people.come(ann.page.url.removeprefix(ann.host).split("#")[0], locale="en-GB")
    ann.sees("Was machst du?")
    bob.opens_the_drawer()
    bob.sees("What happened")
    assert not ann.plays(actions=4)
    reader = Reader(ann.page, "de")
    reader.read()
    assert reader.english == {}
    assert bob.page.evaluate("document.documentElement.lang") == "en"
