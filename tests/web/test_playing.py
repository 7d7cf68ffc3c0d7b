"""Whole games in the browser, against bots."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Measure, People
from tests.web.people import OVER, PATIENCE


@pytest.mark.parametrize(
    ("game", "plan"),
    [
        ("origami", {}),
        ("mixed", {"options": {"families": ["farm", "polar"], "characters": 2}}),
        ("islands", {}),
    ],
)
def test_a_game_by_mouse(people: People, measure: Measure, game: str, plan: dict[str, object]) -> None:
    ann = people.sit(game, ["greedy"], plan=plan)
    assert ann.plays()
    answers, aheads = ann.asked.pop("answer"), ann.asked.pop("ahead", 0)
    assert aheads <= answers
    assert set(ann.asked) <= {"hello", "undo", "ping"}
    measure(f"asked in a game of {game}", f"{answers} answers, {aheads} aheads, {ann.asked.total()} others")
    end = ann.page.locator(OVER)
    expect(end).to_contain_text("Ann")
    assert ann.barriers() == []
    end.get_by_role("link", name="Watch it again").click()
    ann.sees("Step 0 of")
    ann.page.keyboard.press("ArrowRight")
    ann.sees("Step 1 of")
    ann.page.keyboard.press("Space")
    ann.sees("Step 2 of")
    ann.clicks("Pause")
    assert ann.barriers() == []
    ann.clicks("To the end")
    expect(ann.page.locator(OVER)).to_be_visible(timeout=PATIENCE)


def test_a_game_by_keyboard(people: People) -> None:
    ann = people.sit("origami", ["greedy"])
    assert ann.plays(ann.type_an_answer)
    expect(ann.page.locator(OVER)).to_contain_text("Ann")


def test_islands_alone_on_a_phone(people: People) -> None:
    ann = people.sit("islands", [], viewport={"width": 360, "height": 740}, color_scheme="dark", has_touch=True)
    assert not ann.plays(actions=25)
    ann.sees("Carrambah")
