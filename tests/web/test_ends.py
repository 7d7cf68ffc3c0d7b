"""How a game ends, and how one looks at it again."""

import re
import time
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.server.harness import Served
from tests.web.conftest import People
from tests.web.people import PATIENCE, Person

SIZES: Final = [(1440, 900), (1024, 768), (390, 844), (844, 390)]
SLOW: Final = "const now = performance.now.bind(performance); performance.now = () => now() / 1e6;"
"""A picture that grows by this clock does not grow on while somebody looks at it."""


def ended(server: Served, game: str, players: int = 2) -> dict[str, Any]:
    """A table at which bots have played to the end."""
    opened = server.open_table(game, players=players, bots=["random"] * players, start=True, bot_pause=0)
    deadline = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < deadline:
        table: dict[str, Any] = server.get(f"/api/tables/{opened['table']['id']}")
        if table["phase"] == "over":
            return table
        time.sleep(0.1)
    raise AssertionError("the bots have not come to an end")


def step_of(person: Person) -> int:
    return int(person.page.locator("input[type=range]").input_value())


@pytest.mark.parametrize(("game", "counted"), [("origami", ".base b"), ("islands", ".sum b")])
def test_the_end_grows_until_somebody_presses_a_key(people: People, game: str, counted: str) -> None:
    table = ended(people.server, game)
    watcher = people.come(None, reduced_motion="no-preference")
    watcher.page.add_init_script(SLOW)
    watcher.page.goto(f"{watcher.host}/table/{table['id']}")
    figures = watcher.page.locator(f".outcome {counted}")
    expect(figures).to_have_text(["0", "0"])
    expect(watcher.page.locator(".outcome h2")).to_have_css("opacity", "0")
    watcher.page.keyboard.press("x")
    expect(watcher.page.locator(".outcome h2")).to_have_css("opacity", "1")
    expect(watcher.page.locator(".decided")).to_be_visible()
    shown = sorted(int(text.replace("−", "-")) for text in figures.all_inner_texts())
    assert shown == sorted(table["outcome"]["scores"])


@pytest.mark.parametrize("game", ["origami", "islands"])
def test_the_end_fits_the_stage_and_tells_how_it_went(people: People, game: str) -> None:
    table = ended(people.server, game)
    watcher = people.come(f"/table/{table['id']}")
    page = watcher.page
    expect(page.locator(".plot .line")).to_have_count(2)
    page.get_by_text("In numbers").click()
    last = page.locator(".numbers tbody tr").last.locator("td").all_inner_texts()
    assert [int(text.replace("−", "-")) for text in last] == table["outcome"]["scores"]
    assert not watcher.barriers()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".stage").evaluate("stage => stage.scrollTo(0, 0)")
        over = page.locator(".stage").evaluate("stage => stage.scrollWidth - stage.clientWidth")
        assert over == 0, (width, height)
        if height > 400:
            expect(page.get_by_role("link", name="Watch it again")).to_be_in_viewport(ratio=1)


def test_a_replay_keeps_its_controls_in_sight_and_leads_to_every_moment(people: People) -> None:
    table = ended(people.server, "mixed", 4)
    turns = people.server.get(f"/api/tables/{table['id']}/course")["turns"]
    person = people.come(f"/replay/{table['id']}")
    page = person.page
    expect(page.locator(".plot .tick")).to_have_count(len(turns))

    plot = page.locator(".plot")
    box = plot.bounding_box()
    assert box
    plot.click(position={"x": box["width"] / 2, "y": 10})
    assert step_of(person) in [turn["step"] for turn in turns]
    expect(page.locator(".hint")).to_contain_text("turn")

    page.get_by_role("button", name=f"Turn {turns[7]['number']}:").click()
    assert step_of(person) == turns[7]["step"]
    line = page.locator(".log li").nth(page.locator(".log li:not(.ahead)").count())
    expect(line).to_have_class(re.compile("ahead"))
    line.click()
    assert step_of(person) > turns[7]["step"]
    expect(line).not_to_have_class(re.compile("ahead"))

    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert not person.overflows()
        for control in (page.get_by_role("button", name="One step on"), page.get_by_role("slider")):
            expect(control).to_be_in_viewport(ratio=1)
    assert not person.barriers()
