"""Games from packages of their own, installed or named in SENBAZURU_GAMES: the client was built without them, and shows
all of them."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.harness import Served, served
from tests.terminal import pebbles
from tests.web.conftest import People
from tests.web.people import OVER, PATIENCE

ROOT = Path(__file__).parents[2]


@pytest.fixture
def beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server where the package is installed: what says so is its entry point. People leave before it stops."""
    installed = tmp_path / "pebbles-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1\n")
    (installed / "entry_points.txt").write_text(f"[senbazuru.games]\npebbles = {pebbles.__name__}:ENTRY\n")
    path = [str(tmp_path), str(ROOT), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path))
    with served(tmp_path) as running:
        yield running


@pytest.fixture
def named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server for whoever has followed docs/new-game.md; and for a game with hidden hands."""
    monkeypatch.setenv("SENBAZURU_GAMES", "pile:ENTRY,climb:ENTRY")
    path = [str(ROOT / "examples"), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path))
    with served(tmp_path) as running:
        yield running


def test_a_game_that_the_client_has_never_heard_of(beside: Served, people: People) -> None:
    people.server = beside
    ann = people.come()
    expect(ann.page.get_by_role("heading", level=2).nth(5)).to_have_text("Pebbles")
    poster = ann.game("Pebbles")
    expect(poster).to_contain_text("1 to 3 players")
    poster.get_by_role("button", name="How to play").click()
    ann.sees("Whoever takes the last one wins.")
    ann.page.keyboard.press("Escape")
    poster.get_by_role("button", name="Options").click()
    options = ann.page.get_by_role("dialog")
    options.get_by_label("Your name").fill("Ann")
    options.get_by_label("{choice-heaps}").select_option("these")
    for heap in ("{heap-small}", "{heap-large}"):
        options.get_by_role("button", name=heap).click()
    options.get_by_role("button", name="Start the game").click()
    ann.sees("From which heap?")
    expect(ann.page).to_have_title(re.compile("Your turn · Pebbles"), timeout=PATIENCE)
    heaps = ann.page.get_by_role("list", name="The heaps").get_by_role("button")
    expect(heaps).to_have_text(["2", "4"])
    heaps.first.click()
    ann.sees("you have begun with another")
    expect(heaps).to_have_text(["1"])
    assert ann.barriers() == []
    assert ann.plays()
    expect(ann.page.locator(OVER)).to_contain_text("Ann")
    ann.page.get_by_role("link", name="Senbazuru").click()
    expect(ann.page.locator("section", has_text="Your tables").get_by_role("link")).to_have_text("Pebbles")


def test_the_game_of_the_page_is_on_the_start_page_and_can_be_played(named: Served, people: People) -> None:
    people.server = named
    ann = people.come()
    poster = ann.game("A Pile of Stones")
    expect(poster).to_contain_text("Learned in ten seconds")
    poster.get_by_role("button", name="How to play").click()
    ann.sees("On your turn you take one, two or three stones.")
    ann.page.keyboard.press("Escape")
    poster.get_by_role("button", name="Options").click()
    options = ann.page.get_by_role("dialog")
    options.get_by_label("Your name").fill("Ann")
    options.get_by_label("A tall pile").check()
    options.get_by_role("button", name="Start the game").click()
    ann.sees("There are 21 stones. How many do you take?")
    assert ann.barriers() == []
    assert "{" not in ann.page.locator("main").inner_text()
    assert ann.plays()
    expect(ann.page.locator(OVER)).to_contain_text("winner")


def test_a_game_with_hidden_hands_shows_nobody_elses(named: Served, people: People) -> None:
    people.server = named
    ann = people.sit("climb", ["random"])
    ann.sees("Nothing lies there. Which card do you play?")
    ann.sees("draws 3 cards.")
    assert ann.answers() == 3, "the cards in hand"
    assert not ann.plays(actions=2)
    ann.sees("draws a card.")
    assert ann.plays()
    expect(ann.page.locator(OVER)).to_contain_text("winner")
    assert "{" not in ann.page.locator("main").inner_text()
