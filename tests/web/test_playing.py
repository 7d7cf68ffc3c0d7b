"""Whole games in the browser, against bots."""

import itertools
from typing import Final, Literal

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESK, PHONE, Measure, People
from tests.web.people import OVER, PATIENCE, Person


@pytest.mark.parametrize(
    ("game", "plan", "looks"),
    [
        pytest.param("origami", {}, 1, marks=pytest.mark.proof),
        ("mixed", {"options": {"families": ["farm", "polar"], "characters": 2}}, 1),
        # before a shape is painted one looks at each of four islands, where it may lie
        pytest.param("islands", {}, 4, marks=pytest.mark.proof),
    ],
)
def test_a_game_by_mouse(people: People, measure: Measure, game: str, plan: dict[str, object], looks: int) -> None:
    ann = people.sit(game, ["greedy"], plan=plan)
    assert ann.plays()
    answers, aheads = ann.asked.pop("answer"), ann.asked.pop("ahead", 0)
    assert aheads <= looks * ann.clicked
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


BEGINNING: Final = 20
"""So many actions of a game show that it can be played; that it can be played to its end is a proof."""


@pytest.mark.parametrize("game", ["origami", "islands"])
def test_the_beginning_of_a_game_by_keyboard(people: People, game: str) -> None:
    ann = people.sit(game, ["greedy"])
    assert not ann.plays(ann.type_an_answer, actions=BEGINNING)


@pytest.mark.proof
@pytest.mark.parametrize("game", ["origami", "islands"])
def test_a_game_by_keyboard(people: People, game: str) -> None:
    ann = people.sit(game, ["greedy"])
    assert ann.plays(ann.type_an_answer)
    expect(ann.page.locator(OVER)).to_contain_text("Ann")


def test_islands_alone_on_a_phone(people: People) -> None:
    ann = people.sit("islands", [], viewport={"width": 360, "height": 740}, color_scheme="dark", has_touch=True)
    assert not ann.plays(actions=25)
    ann.sees("Carrambah")


SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")


def fits_everybody(person: Person) -> None:
    """On every screen, by day and by night: nothing in the way, nothing cut off, and no word missing."""
    for viewport, scheme in itertools.product((DESK, PHONE), SCHEMES):
        person.page.set_viewport_size(viewport)
        person.page.emulate_media(color_scheme=scheme)
        assert person.barriers() == [], (viewport, scheme)
        assert not person.overflows(), viewport
    assert "{" not in person.page.locator("main").inner_text()


def test_a_game_on_a_plain_board(people: People) -> None:
    """The toy has no board of its own: the browser knows nothing of it but what it is told."""
    ann = people.sit("boats", ["greedy", "random"])
    assert ann.answers() == 5, "the sheets in hand"
    ann.sees("Boat 1 brings")
    fits_everybody(ann)
    assert not ann.plays(ann.type_an_answer, actions=3)
    assert ann.plays()
    end = ann.page.locator(OVER)
    expect(end).to_contain_text("Ann")
    expect(end).to_contain_text("winner")
    fits_everybody(ann)
    end.get_by_role("link", name="Watch it again").click()
    ann.sees("Step 0 of")
    ann.clicks("To the end")
    ann.sees("The last boat has sailed.")
