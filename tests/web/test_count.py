"""Points of a game at home, counted in the browser: by mouse, by keys, and from a link."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Response, expect

from senbazuru.languages import ENGLISH, LANGUAGES
from tests.web.conftest import DESK, People
from tests.web.people import PATIENCE, Person
from tests.web.reading import Reader

PHONE: Any = {"width": 390, "height": 844}


def points(person: Person, player: int) -> Locator:
    return person.page.get_by_role("group", name="Players").get_by_role("button").nth(player).locator("b")


def collection(person: Person, side: str) -> list[str]:
    """The cards of a collection, from the top down."""
    return person.page.get_by_role("list", name=side).locator(".what").all_inner_texts()


@pytest.mark.parametrize(
    ("scheme", "viewport"),
    [
        pytest.param("light", DESK, id="light-desk"),
        pytest.param("dark", PHONE, id="dark-phone"),
        pytest.param("light", PHONE, id="light-phone", marks=pytest.mark.proof),
        pytest.param("dark", DESK, id="dark-desk", marks=pytest.mark.proof),
    ],
)
def test_cards_are_counted_by_mouse(people: People, scheme: Any, viewport: Any) -> None:
    ann = people.come(color_scheme=scheme, viewport=viewport)
    ann.page.get_by_role("link", name="Count points").click()
    card = ann.page.locator("[data-card]")
    expect(ann.page.locator("[data-card=cat]")).to_be_visible(timeout=PATIENCE)
    expect(ann.page.get_by_text("Choose the families in play first")).to_be_visible()
    for family in ("Farm", "Sky"):
        ann.page.get_by_role("button", name=family, exact=True).click()
    expect(card).to_have_count(15)
    for name in ("cat", "fox", "cat", "fox"):
        ann.page.locator(f"[data-card={name}]").click()
    expect(ann.page.locator("[data-card=fox]")).to_be_disabled()
    expect(points(ann, 0)).to_have_text("20", timeout=PATIENCE)
    assert collection(ann, "left collection") == ["Fox", "Cat", "Fox", "Cat"]

    ann.page.locator('[data-strip="left 3"]').click()
    ann.page.get_by_role("button", name="One place down").click()
    assert collection(ann, "left collection") == ["Cat", "Fox", "Fox", "Cat"]
    ann.page.get_by_role("button", name="To the other collection").click()
    assert collection(ann, "right collection") == ["Fox"]
    ann.page.get_by_role("button", name="Remove", exact=True).click()
    assert collection(ann, "right collection") == []
    ann.page.get_by_role("button", name="Undo").click()
    assert collection(ann, "right collection") == ["Fox"]
    assert ann.barriers() == []
    assert not ann.overflows()

    ann.page.get_by_role("button", name="Player 2").click()
    ann.page.get_by_role("button", name="One more: Cards left in hand").click()
    expect(ann.page.get_by_role("heading", name="Player 1 wins!")).to_be_visible(timeout=PATIENCE)
    rows = ann.page.get_by_role("row", name=re.compile(r"\bFox 7\b"))
    expect(rows).to_have_count(2)
    assert ann.barriers() == []


def test_cards_are_counted_by_keys_and_kept_in_the_link(people: People) -> None:
    ann = people.come("/count?game=mixed")
    sent: list[str] = []
    ann.page.on("request", lambda request: sent.append(request.url))
    expect(ann.page.locator("[data-card=cat]")).to_be_visible(timeout=PATIENCE)
    ann.page.get_by_label("Name").fill("Ann")
    letters = ann.page.get_by_label("First letters of a card")
    letters.focus()
    for typed in ("ele", "cat", "arrow", "pol", "eleph"):
        if typed == "arrow":
            ann.page.keyboard.press("ArrowRight")
        else:
            ann.page.keyboard.type(typed)
            ann.page.keyboard.press("Enter")
    assert collection(ann, "left collection") == ["Cat", "Elephant"]
    assert collection(ann, "right collection") == ["Elephant", "Polar Bear"]
    expect(ann.page.get_by_role("button", name="Polar", exact=True)).to_have_attribute("aria-pressed", "true")

    ann.page.locator('[data-strip="right 1"]').focus()
    ann.page.keyboard.press("Alt+ArrowDown")
    expect(ann.page.locator('[data-strip="right 0"]')).to_be_focused()
    assert collection(ann, "right collection") == ["Polar Bear", "Elephant"]
    ann.page.keyboard.press("Delete")
    assert collection(ann, "right collection") == ["Polar Bear"]
    expect(letters).to_be_focused()
    ann.page.keyboard.press("Control+z")
    assert collection(ann, "right collection") == ["Polar Bear", "Elephant"]

    ann.page.get_by_role("spinbutton", name="Cards left in hand").fill("3")
    ann.page.get_by_role("spinbutton", name="Cards left in hand").press("Tab")
    ann.page.get_by_role("spinbutton", name="Rice paper").fill("2")
    ann.page.get_by_role("spinbutton", name="Rice paper").press("Tab")
    for _ in range(2):
        ann.page.get_by_role("button", name="One less: Cards left in hand").click()
    expect(ann.page.get_by_role("spinbutton", name="Rice paper")).to_have_value("1")
    for _ in range(2):
        ann.page.get_by_role("button", name="Undo").click()
    expect(ann.page.get_by_role("spinbutton", name="Rice paper")).to_have_value("2")
    ann.page.get_by_role("button", name="Characters in the middle").click()
    ann.page.locator("[data-card=red-samurai]").click()
    expect(ann.page.locator("[data-card=yellow-samurai]")).to_be_disabled()
    expect(ann.page.get_by_role("row", name=re.compile("Red Samurai"))).to_have_count(1, timeout=PATIENCE)
    expect(points(ann, 0)).to_have_text(re.compile("[1-9]"))
    assert all(url.startswith(ann.host) for url in sent)
    assert not any("#" in url or "Ann" in url for url in sent)

    bob = people.come(ann.page.url.removeprefix(ann.host))
    expect(points(bob, 0)).to_have_text(points(ann, 0).inner_text(), timeout=PATIENCE)
    expect(bob.page.get_by_role("heading", name="Ann wins!")).to_be_visible()
    assert collection(bob, "right collection") == ["Polar Bear", "Elephant"]
    assert bob.page.get_by_role("spinbutton", name="Rice paper").input_value() == "2"


def test_islands_are_painted_by_mouse_and_by_keys(people: People) -> None:
    ann = people.come("/count?game=islands")
    island = ann.page.get_by_role("region", name="Kozo")
    expect(island).to_be_visible(timeout=PATIENCE)
    ann.page.get_by_role("button", name="red", exact=True).click()
    for square in ("e2", "f2"):
        island.locator(f"[data-square={square}]").click()
    island.get_by_role("button", name="f2, red").focus()
    ann.page.keyboard.press("ArrowDown")
    ann.page.keyboard.press("Enter")
    filled = island.get_by_role("checkbox", name="Red outline at e2")
    expect(filled).to_be_checked(timeout=PATIENCE)
    expect(points(ann, 0)).to_have_text("−11", timeout=PATIENCE)
    filled.uncheck()
    expect(points(ann, 0)).to_have_text("−21", timeout=PATIENCE)
    ann.page.get_by_role("spinbutton", name="Coins").fill("12")
    ann.page.get_by_role("spinbutton", name="Coins").press("Tab")
    ann.page.get_by_label("Sheet 2").select_option("tako")
    expect(ann.page.get_by_text("12", exact=True)).to_be_visible(timeout=PATIENCE)
    assert ann.barriers() == []

    bob = people.come(ann.page.url.removeprefix(ann.host), viewport=PHONE)
    expect(points(bob, 0)).to_have_text("−21", timeout=PATIENCE)
    expect(bob.page.get_by_label("Sheet 2")).to_have_value("tako")
    expect(bob.page.get_by_role("checkbox")).not_to_be_checked()
    assert not bob.overflows()
    assert bob.barriers() == []
    bob.page.get_by_role("button", name="Player 2").click()
    bob.page.get_by_role("button", name="Remove Player 2").click()
    expect(bob.page.get_by_text("No title")).to_be_visible(timeout=PATIENCE)


def test_a_finger_paints_at_once(people: People) -> None:
    ann = people.come("/count?game=islands", viewport=PHONE, has_touch=True)
    square = ann.page.get_by_role("region", name="Kozo").locator("[data-square=b1]")
    expect(square).to_be_visible(timeout=PATIENCE)
    square.tap()
    expect(square).to_have_attribute("aria-label", "b1, blue")
    square.tap()
    expect(square).to_have_attribute("aria-label", "b1")


@pytest.mark.parametrize("link", ["nonsense", "%00", "A" * 5000])
def test_a_broken_link_is_an_empty_pad(people: People, link: str) -> None:
    ann = people.come(f"/count#{link}")
    expect(ann.page.get_by_text("Choose the families in play first")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != ENGLISH])
@pytest.mark.parametrize("game", ["mixed", "islands"])
def test_in_every_language(people: People, language: str, game: str) -> None:
    ann = people.come(f"/count?game={game}", locale=language, viewport=PHONE)
    expect(ann.page.locator("[data-card=cat], [data-square=b1]").first).to_be_visible(timeout=PATIENCE)
    if game == "mixed":
        for card in ("cat", "owl"):
            ann.page.locator(f"[data-card={card}]").click()
        ann.page.locator('[data-strip="left 0"]').click()
    expect(ann.page.get_by_role("table").or_(ann.page.locator("details")).first).to_be_visible(timeout=PATIENCE)
    reader = Reader(ann.page, language)
    reader.read()
    assert reader.english == {}
    assert reader.wide == set()
    assert not ann.overflows()


def test_it_comes_when_it_is_wanted(people: People) -> None:
    ann = people.come(None)
    fetched: list[str] = []

    def fetches(response: Response) -> None:
        fetched.append(response.url)

    ann.page.on("response", fetches)
    ann.page.goto(ann.host)
    expect(ann.page.get_by_role("link", name="Count points")).to_be_visible(timeout=PATIENCE)
    ann.page.wait_for_load_state("networkidle")
    assert not [url for url in fetched if re.search("[Cc]ount", url)]
