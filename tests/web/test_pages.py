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
    ann.page.get_by_role("link", name="Senbazuru").click()
    yours = ann.page.locator("section", has_text="Your tables")
    yours.get_by_role("link").first.click()
    expect(ann.page.locator(".question .asked")).not_to_be_empty(timeout=PATIENCE)


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
    for game in ("origami", "mixed", "islands"):
        ann = people.sit(game, ["greedy"], **look)
        assert ann.answers() > 0
        assert ann.barriers() == []
        assert not ann.overflows(), game
