"""Whole games in other languages: nothing is left in English, and every text fits its box."""

from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from senbazuru.languages import ENGLISH, LANGUAGES
from senbazuru.text import Words
from tests.web.conftest import People
from tests.web.people import OVER, PATIENCE
from tests.web.reading import Reader

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
LOCALES = [f"{language}-{language.upper()}" for language in LANGUAGES if language != ENGLISH]
QUICK = [("de-DE", "legends"), ("it-IT", "islands")]
"""What is read in every run of the tests, on a phone; the proofs read all else."""
PLANS: dict[str, dict[str, Any]] = {
    "origami": {},
    "legends": {"options": {"families": ["polar", "legendary"], "characters": ["sumo-wrestler", "calligrapher"]}},
    "mixed": {"options": {"families": ["dinosaurs", "exotic"], "characters": ["actor"]}},
    "islands": {},
}


def read_a_game(people: People, game: str, locale: str, viewport: ViewportSize) -> None:
    person = people.sit(game, ["greedy"], plan=PLANS[game], locale=locale, viewport=viewport)
    reader = Reader(person.page, locale[:2])

    def read() -> bool:
        reader.read()
        return False

    assert person.plays(until=read)
    expect(person.page.locator(OVER)).to_contain_text("Ann")
    assert person.page.evaluate("document.documentElement.lang") == locale[:2]
    for control in person.page.locator("button[aria-expanded='false']:visible").all():
        control.click()
        reader.read()
        person.page.keyboard.press("Escape")
    reader.read()
    assert reader.english == {}
    assert reader.wide == set()
    assert len(reader.said) > 100


@pytest.mark.parametrize(("locale", "game"), QUICK)
def test_a_game_in_another_language(people: People, locale: str, game: str) -> None:
    read_a_game(people, game, locale, PHONE)


@pytest.mark.proof
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", PLANS)
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_every_other_game_in_another_language(people: People, game: str, locale: str, viewport: ViewportSize) -> None:
    if (locale, game) not in QUICK or viewport != PHONE:
        read_a_game(people, game, locale, viewport)


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
    reader.read()
    assert reader.english == {}
    assert reader.wide == set()


def test_the_language_changes_without_a_reload(people: People) -> None:
    person = people.sit("origami", ["greedy"], locale="de-DE")
    person.sees("Was machst du?")
    person.page.evaluate("window.stayed = true")
    person.page.get_by_label("Sprache").select_option("en")
    person.sees("What will you do?")
    person.page.reload()
    person.sees("What will you do?")


def test_each_person_at_a_table_reads_in_his_own_language(people: People) -> None:
    ann = people.sit("origami", ["greedy"], locale="de-DE")
    bob = people.come(ann.page.url.removeprefix(ann.host).split("#")[0], locale="en-GB")
    ann.sees("Was machst du?")
    bob.sees("What happened")
    assert not ann.plays(actions=4)
    reader = Reader(ann.page, "de")
    reader.read()
    assert reader.english == {}
    assert bob.page.evaluate("document.documentElement.lang") == "en"
