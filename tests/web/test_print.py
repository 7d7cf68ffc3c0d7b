"""The page from which one prints."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from senbazuru.languages import LANGUAGES
from senbazuru.print.order import GAMES, PAPERS, WHAT, Order
from senbazuru.print.printing import printed
from senbazuru.text import Words
from tests.web.conftest import DESK, PHONE, People
from tests.web.people import PATIENCE

SOURCE = Path(__file__).parents[2] / "web" / "src"


def test_the_client_knows_what_can_be_printed() -> None:
    text = (SOURCE / "printed.ts").read_text("utf-8")
    rows = dict(re.findall(r'(\w+): \{ key: "print-.*games: \[(.*?)\]', text))
    assert list(rows) == list(WHAT)
    assert {what: tuple(re.findall(r'"(\w+)"', row)) for what, row in rows.items() if row} == GAMES
    assert re.findall(r'"(\w+)"', text.partition("PAPERS = [")[2].partition("]")[0]) == list(PAPERS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewport", [pytest.param(DESK, marks=pytest.mark.proof), PHONE], ids=["desk", "phone"])
def test_pages_are_chosen_and_fetched(people: People, language: str, viewport: Any) -> None:
    words = Words(language)
    ann = people.come("/rules", locale=language, viewport=viewport)
    ann.page.get_by_role("link", name=words.words("web-print")).click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(words.words("web-print"), timeout=PATIENCE)
    farm = ann.page.get_by_role("button", name=words.words("family-farm"))
    farm.click()
    expect(farm).to_have_attribute("aria-pressed", "true")
    ann.page.get_by_label(words.words("print-once")).check()
    ann.page.get_by_role("combobox", name=words.words("print-paper"), exact=True).select_option("letter")
    with ann.page.expect_download(timeout=3 * PATIENCE) as coming:
        ann.page.get_by_role("link", name=words.words("print-do")).click()
    assert coming.value.suggested_filename == f"senbazuru-cards-{language}.pdf"
    order = Order("cards", language, "letter", families=("farm",), once=True)
    assert Path(coming.value.path()).read_bytes() == printed(order)
    expect(ann.page.get_by_role("status")).to_contain_text(f"senbazuru-cards-{language}.pdf")
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_with_keys_alone_and_from_the_start_page(people: People) -> None:
    ann = people.come("/")
    ann.page.get_by_role("link", name="Print cards and sheets").focus()
    ann.page.keyboard.press("Enter")
    first = ann.page.get_by_role("radio", name="Cards Nine a page")
    expect(first).to_be_checked(timeout=PATIENCE)
    first.focus()
    ann.page.keyboard.press("ArrowDown")
    expect(ann.page.get_by_role("radio", name="Sheets of islands")).to_be_checked()
    expect(ann.page.get_by_role("button", name="Masu")).to_be_visible()
    for _ in range(2):
        ann.page.keyboard.press("ArrowDown")
    game = ann.page.get_by_role("combobox", name="Game", exact=True)
    game.select_option("islands")
    link = ann.page.get_by_role("link", name="Download the PDF")
    told = str(link.get_attribute("href")).replace("letter", "a4")
    assert told == "/api/print/reference?language=en&paper=a4&game=islands"


def test_a_refusal_is_told_in_words(people: People) -> None:
    ann = people.come("/print")
    refusal = '{"code": "extra-missing", "args": {"command": "senbazuru serve", "extra": "print"}}'
    ann.page.route(
        "**/api/print/**", lambda route: route.fulfill(status=404, body=refusal, content_type="application/json")
    )
    ann.page.get_by_role("link", name="Download the PDF").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("needs the extra “print”", timeout=PATIENCE)
    ann.complaints.clear()  # the browser's, of the 404
