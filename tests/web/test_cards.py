"""All cards on one page, and their names at the least size that a hand has."""

from typing import Any, Final

import pytest
from playwright.sync_api import Response, expect

from senbazuru.languages import LANGUAGES
from senbazuru.text import Words
from tests.web.conftest import DESK, PHONE, People
from tests.web.people import PATIENCE

SMALLEST: Final = 11
"""Pixels: no name is set smaller to make it fit."""

NAMES: Final = """async (width) => {
    document.querySelectorAll("section").forEach((section) => (section.style.contentVisibility = "visible"));
    document.querySelectorAll("section ul").forEach((list) => list.style.setProperty("--card", `${width}px`));
    await document.fonts.ready;
    return [...document.querySelectorAll(".tile .name")].map((name) => {
        const { fontSize, lineHeight } = getComputedStyle(name);
        const text = name.firstChild, broken = [];
        for (const found of text.data.matchAll(/\\S+/g)) {
            const range = document.createRange();
            range.setStart(text, found.index);
            range.setEnd(text, found.index + found[0].length);
            // a hyphen of its own may end a line
            const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (!found[0].includes("-") && tops.size > 1) broken.push(found[0]);
        }
        return {
            name: text.data,
            width: name.closest(".face").getBoundingClientRect().width,
            lines: Math.round(name.getBoundingClientRect().height / parseFloat(lineHeight)),
            size: parseFloat(fontSize),
            wide: name.scrollWidth > name.clientWidth + 1,
            broken,
        };
    });
}"""
"""How every name is set on a card so wide."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_fits_on_every_card(people: People, language: str) -> None:
    ann = people.come("/cards", locale=language)
    expect(ann.page.locator(".tile").nth(89)).to_be_attached(timeout=PATIENCE)
    names: list[dict[str, Any]] = ann.page.evaluate(NAMES, 104)
    assert len(names) == 90
    for name in names:
        assert name["width"] == 104
        assert name["lines"] <= 2, name
        assert name["size"] >= SMALLEST, name
        assert not name["wide"], name
        assert name["broken"] == [], name


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.proof)])
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_all_cards_can_be_found_and_read(people: People, scheme: Any, viewport: Any) -> None:
    ann = people.come("/cards", color_scheme=scheme, viewport=viewport)
    tiles = ann.page.locator(".tile")
    expect(tiles).to_have_count(90, timeout=PATIENCE)
    expect(ann.page.get_by_role("heading", level=2)).to_have_count(11)
    expect(ann.page.locator('[data-figure="fox"]')).to_be_visible(timeout=PATIENCE)
    assert ann.barriers() == []
    assert not ann.overflows()

    ann.page.get_by_label("Search the cards").fill("special farm")
    expect(tiles).to_have_count(2)
    expect(ann.page.get_by_role("status")).to_have_text("2 cards found")
    ann.page.get_by_label("Search the cards").fill("nowhere to be seen")
    expect(ann.page.get_by_role("status")).to_have_text("No card has all of these words.")
    ann.page.get_by_role("button", name="Clear the search").click()
    expect(tiles).to_have_count(90)

    ann.page.locator('[data-card="fox"]').focus()
    ann.page.keyboard.press("Enter")
    large = ann.page.get_by_role("dialog", name="Fox")
    expect(large.get_by_text("Special action", exact=True)).to_be_visible()
    expect(large.get_by_text("cost", exact=True)).to_be_visible()
    expect(large.get_by_text("folds", exact=True)).to_be_visible()
    expect(large.get_by_text("rulebook")).to_have_count(0)
    large.get_by_role("button", name="Where its figures come from").click()
    expect(large.locator(".sources li").first).to_be_visible()
    assert ann.barriers() == []
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.get_by_role("dialog", name="Rabbit")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.page.locator('[data-card="rabbit"]')).to_be_focused()


def test_a_link_may_name_a_card(people: People) -> None:
    ann = people.come("/cards?card=red-geisha", locale="de")
    expect(ann.page.get_by_role("dialog", name="Rote Geisha")).to_be_visible(timeout=PATIENCE)
    assert Words("de").words("web-all-cards") in ann.page.title()


def test_cards_are_fetched_when_they_are_wanted(people: People) -> None:
    ann = people.come(None)
    fetched: list[str] = []

    def fetches(response: Response) -> None:
        fetched.append(response.url)

    ann.page.on("response", fetches)
    ann.page.goto(ann.host)
    link = ann.page.get_by_role("navigation").get_by_role("link", name="All cards")
    expect(link).to_be_visible(timeout=PATIENCE)
    assert not [url for url in fetched if "CardsPage" in url or "savannah" in url]
    link.click()
    expect(ann.page.locator(".tile").first).to_be_visible(timeout=PATIENCE)
    assert [url for url in fetched if "CardsPage" in url]
