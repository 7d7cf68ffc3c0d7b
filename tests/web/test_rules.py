"""The rules in the browser: pages, contents, a search, and a link to every paragraph."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from senbazuru.languages import ENGLISH, LANGUAGES
from senbazuru.text import Words
from tests.web.conftest import DESK, PHONE, People
from tests.web.people import PATIENCE, Person

OTHER = next(language for language in LANGUAGES if language != ENGLISH)
EYES = 140
"""Pixels below the top, above which a paragraph begins that somebody was sent to."""


def book(people: People, language: str = ENGLISH) -> dict[str, Any]:
    """The pages by their ids."""
    return {page["id"]: page for page in people.server.get(f"/api/rules/{language}")["pages"]}


def reads(person: Person, paragraph: str) -> Locator:
    """Somebody is where a link has sent him: the paragraph is marked, near the top, and has the keys."""
    found = person.page.locator(f"article #{paragraph}")
    expect(found).to_have_class(re.compile("marked"), timeout=PATIENCE)
    expect(found).to_be_focused()
    assert 0 <= top(found) < EYES
    return found


def top(found: Locator) -> float:
    box = found.bounding_box()
    assert box
    return box["y"]


def test_a_page_is_found_through_contents_and_links(people: People) -> None:
    ann = people.come()
    ann.page.get_by_role("link", name="Rules", exact=True).click()
    pages = book(people)
    expect(ann.page.locator(".pages a")).to_have_count(len(pages))
    assert ann.barriers() == []
    ann.page.locator(".pages a").first.click()
    contents = ann.page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="A turn", exact=True).click()
    reads(ann, "a-turn")
    expect(contents.locator("[aria-current=location]")).to_have_text("A turn")
    contents.get_by_role("link", name="The score", exact=True).click()
    reads(ann, "the-score")
    ann.page.go_back()
    reads(ann, "a-turn")
    ann.page.locator("article").hover()
    ann.page.mouse.wheel(0, 2_000)
    expect(contents.locator("[aria-current=location]")).not_to_have_text("A turn")
    contents.get_by_role("link", name="Rulings").click()
    expect(ann.page).to_have_title("Rulings · Senbazuru")
    assert ann.page.evaluate("scrollY") == 0
    ann.page.goto(f"{ann.host}/rules/nothing")
    ann.sees("There is no such page")
    expect(ann.page.locator(".pages a")).to_have_count(len(pages))


def test_a_paragraph_has_a_link_in_every_language(people: People) -> None:
    ann = people.come("/rules/origami#farm-cat", permissions=["clipboard-read", "clipboard-write"])
    reads(ann, "farm-cat")
    assert ann.barriers() == []
    score = next(section for section in book(people)["origami"]["sections"] if section["id"] == "the-score")
    paragraph = ann.page.locator(f"#{score['entries'][0]['id']}")
    paragraph.hover()
    paragraph.get_by_role("link", name="Link to this paragraph").click()
    expect(ann.page.get_by_role("status")).to_have_text("The link is copied.")
    link = f"{ann.host}/rules/origami#{score['entries'][0]['id']}"
    assert ann.page.url == ann.page.evaluate("navigator.clipboard.readText()") == link
    expect(paragraph).to_have_class("marked")
    ann.clicks("Settings")
    paragraph.evaluate("(one) => one.scrollIntoView({ block: 'center', behavior: 'instant' })")
    before = top(paragraph)
    ann.page.get_by_label("Language").select_option(OTHER)
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("link", name=Words(OTHER).words("rulebook-link")).first).to_be_attached()
    told = next(part for part in book(people, OTHER)["origami"]["sections"] if part["id"] == "the-score")
    expect(ann.page.locator("#the-score")).to_have_text(told["title"])
    expect(paragraph).to_have_text(told["entries"][0]["text"])
    expect(paragraph).to_have_class("marked")
    assert abs(top(paragraph) - before) < 2


def test_the_search_needs_no_mouse(people: People) -> None:
    ann = people.come("/rules/islands")
    field = ann.page.get_by_role("searchbox")
    field.focus()
    ann.page.keyboard.type("RICE pàp")
    hits = ann.page.locator(".hit")
    expect(ann.page.get_by_role("status")).to_have_text(f"{hits.count()} places found")
    expect(hits.first.locator("mark").first).to_have_text("Rice")
    assert ann.barriers() == []
    searched = ann.page.url
    assert searched.endswith("?q=RICE%20p%C3%A0p")
    for key in ("ArrowDown", "ArrowDown", "ArrowUp"):
        ann.page.keyboard.press(key)
    expect(hits.first).to_be_focused()
    ann.page.keyboard.press("Enter")
    reads(ann, "rice-paper")
    ann.page.go_back()
    expect(field).to_have_value("RICE pàp")
    field.focus()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("article h1")).to_be_visible()
    assert ann.page.url == f"{ann.host}/rules/islands"
    expect(field).to_be_focused()
    ann.page.keyboard.type("xyzzy")
    ann.sees("Nothing found for “xyzzy”")


def test_a_phone_is_wide_enough(people: People) -> None:
    ann = people.come("/rules/origami", viewport=PHONE, has_touch=True, is_mobile=True, color_scheme="dark")
    summary = ann.page.locator("summary")
    summary.click()
    ann.page.get_by_role("navigation").get_by_role("link", name="Farm").click()
    reads(ann, "farm")
    expect(ann.page.locator("details")).not_to_have_attribute("open", "")
    assert ann.barriers() == []
    for page in book(people):
        ann.page.goto(f"{ann.host}/rules/{page}")
        expect(ann.page.locator("article h1")).to_be_visible()
        assert not ann.overflows(), page


def test_from_a_table_the_rules_open_beside_it(people: People) -> None:
    ann = people.sit("islands", ["greedy"])
    assert ann.answers() > 0
    ann.clicks("How to play")
    with ann.page.context.expect_page() as opened:
        ann.page.get_by_role("dialog").get_by_role("link", name="All rules of this game").click()
    expect(opened.value.locator("article h1")).to_have_text(book(people)["islands"]["title"])
    ann.page.keyboard.press("Escape")
    ann.clicks("Menu")
    expect(ann.page.get_by_role("link", name="Rules (opens in a new tab)", exact=True)).to_have_attribute(
        "target", "_blank"
    )


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_a_card_is_shown_where_its_name_is_read(people: People, viewport: dict[str, int]) -> None:
    ann = people.come("/rules/origami#farm-fox", viewport=viewport)
    reads(ann, "farm-fox")
    name = ann.page.locator("#farm-fox").get_by_role("link", name="Fox", exact=True)
    name.click()
    card = ann.page.get_by_role("dialog", name="Fox")
    expect(card.locator("[data-figure=fox]")).to_be_visible(timeout=PATIENCE)
    assert ann.barriers() == []
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.get_by_role("dialog", name="Rabbit")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(name).to_be_focused()
    assert ann.page.url.endswith("/rules/origami#farm-fox")
    expect(ann.page.locator(".head[data-family]")).to_have_count(5)
    assert not ann.overflows()
