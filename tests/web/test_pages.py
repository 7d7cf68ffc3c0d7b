"""The pages around the game: start, lobby, table; for everybody, on every screen."""

import re
from typing import Any

import pytest
from playwright.sync_api import Response, expect

from tests.web.conftest import Measure, People
from tests.web.people import ANSWERS, PATIENCE

LARGEST = 150_000
"""Bytes of scripts, styles and one language, compressed, for the start page and one table."""
PHONE = {"width": 360, "height": 740}


def test_one_click_from_the_start_page_to_a_game(people: People) -> None:
    ann = people.come()
    ann.game("Origami Islands").get_by_role("button", name="Play now").click()
    expect(ann.page.locator(".question .asked")).not_to_be_empty(timeout=PATIENCE)
    expect(ann.page).to_have_title(re.compile("Your turn · Origami Islands"), timeout=PATIENCE)
    ann.page.get_by_role("link", name="Senbazuru").click()
    yours = ann.page.locator("section", has_text="Your tables")
    yours.get_by_role("link").first.click()
    expect(ann.page.locator(".question .asked")).not_to_be_empty(timeout=PATIENCE)


def test_how_to_play_is_told_before_and_during_a_game(people: People) -> None:
    ann = people.come()
    told = ann.page.get_by_role("dialog").get_by_role("listitem")
    for name in ("Origami", "Origami: Legends", "Origami and Legends", "Origami Islands"):
        ann.game(name).get_by_role("button", name="How to play").click()
        expect(told.nth(5)).to_be_visible(timeout=PATIENCE)
        assert ann.barriers() == []
        ann.page.keyboard.press("Escape")
        expect(told).to_have_count(0)
    ann.game("Origami").get_by_role("button", name="Play now").click()
    assert ann.answers() > 0
    ann.clicks("How to play")
    expect(told.nth(5)).to_be_visible(timeout=PATIENCE)
    ann.clicks("Close")
    expect(told).to_have_count(0)


def test_a_table_is_as_it_was_chosen(people: People) -> None:
    ann = people.come()
    ann.game("Origami and Legends").get_by_role("button", name="Options").click()
    options = ann.page.get_by_role("dialog")
    options.get_by_text("3", exact=True).click()
    options.get_by_label("Your name").fill("Ann")
    options.get_by_label("Seat 2").select_option("beside")
    options.get_by_label("Their name").fill("Bob")
    options.get_by_label("Seat 3").select_option("greedy")
    for family in ("Farm", "Polar"):
        options.get_by_role("button", name=family).click()
    expect(options.get_by_text("One more family, please")).to_be_visible()
    options.get_by_role("button", name="Sky").click()
    expect(options.get_by_role("button", name="Lawn")).to_be_disabled()
    options.get_by_label("Characters").select_option("these")
    options.get_by_role("button", name="Ninja").click()
    options.get_by_label("Time to think").select_option(index=1)
    options.get_by_label("Memory aid").uncheck()
    assert ann.barriers() == []
    options.get_by_role("button", name="Start the game").click()
    ann.sees("please look away")
    table = people.server.get(f"/api/tables/{ann.page.url.split('/')[-1].split('#')[0]}")
    assert [seat["name"] for seat in table["seats"][:2]] == ["Ann", "Bob"]
    assert [seat["bot"] for seat in table["seats"]] == [None, None, "greedy"]
    plan = table["plan"]
    assert plan["options"] == {"families": ["farm", "polar", "sky"], "characters": ["ninja"]}
    assert (plan["clock"]["kind"], plan["memory"], plan["spectators"]) == ("live", False, True)


@pytest.mark.parametrize("game", ["origami", "islands"])
def test_the_first_visit_is_small(people: People, measure: Measure, game: str) -> None:
    ann = people.come(None)
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if re.search(r"/assets/|/$", response.url):
            assert response.headers.get("content-encoding") == "br", response.url
            sizes[response.url] = int(response.headers["content-length"])

    ann.page.on("response", weigh)
    ann.page.goto(ann.host)
    ann.game({"origami": "Origami", "islands": "Origami Islands"}[game]).get_by_role("button", name="Play now").click()
    expect(ann.page.locator(ANSWERS).first).to_be_visible(timeout=PATIENCE)
    assert 20_000 < sum(sizes.values()) <= LARGEST
    measure(f"first visit, start page and a table of {game}", f"{sum(sizes.values()) / 1000:.1f} kB")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [{"width": 1280, "height": 800}, PHONE], ids=["desk", "phone"])
def test_nothing_is_in_the_way_of_anybody(people: People, scheme: str, viewport: dict[str, int]) -> None:
    look: dict[str, Any] = {"color_scheme": scheme, "viewport": viewport}
    start = people.come(**look)
    start.sees("Origami Islands")
    start.clicks("Invite friends")
    start.sees("Your name")
    assert start.barriers() == []
    assert not start.overflows()
    for game in ("mixed", "islands"):
        ann = people.sit(game, ["greedy"], **look)
        assert ann.answers() > 0
        assert ann.barriers() == []
        assert not ann.overflows(), game
