"""Several browsers at one table, and lines that break."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.harness import served
from tests.web.conftest import PHONE, Measure, People
from tests.web.people import ANSWERS, OVER, PATIENCE, Person
from tests.web.test_people import SURE

ONE_S_OWN_CLICKS = 4
"""So many clicks, or keys that do the same, lead everybody from an invitation to a second game."""


class Friend:
    """Somebody who counts what he has to press."""

    def __init__(self, person: Person, keys: bool = False) -> None:
        self.person = person
        self.page = person.page
        self.keys = keys
        self.pressed = 0

    def presses(self, name: str, counts: bool = True) -> None:
        button = self.page.get_by_role("button", name=name, exact=True).first
        expect(button).to_be_enabled(timeout=PATIENCE)
        self.pressed += counts
        if not self.keys:
            button.click()
            return
        for _ in range(150):
            if button.evaluate("(one) => one === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{name} cannot be reached by keys")

    def is_called(self, name: str) -> None:
        self.page.get_by_label("Your name").fill(name)

    def gives_up(self) -> None:
        for name in ("Menu", "Resign give up this game", "Yes, I resign"):
            self.presses(name, counts=False)


def played_twice(
    people: People, names: Sequence[str], restart: Callable[[], None] | None = None, **look: Any
) -> list[Friend]:
    """From an invitation to a second game, with a server that may go away in the middle of a game, or of an offer."""
    keys = look.pop("keys", False)
    ann, *others = friends = [Friend(people.come(None, **look), keys) for _ in names]
    ann.page.goto(ann.person.host)
    ann.presses("Invite friends")
    ann.is_called(names[0])
    if len(names) > 2:
        ann.page.get_by_text(str(len(names)), exact=True).click()
        ann.pressed += 1
    ann.presses("Open the table")
    ann.person.sees("This address works on this computer only")
    assert not ann.person.overflows()
    link = ann.page.get_by_label("Link to this table").input_value()
    for friend, name in zip(others, names[1:], strict=True):
        friend.page.goto(ann.person.host + link[link.index("/table/") :])
        friend.person.sees(f"{names[0]} invites you to Origami")
        friend.is_called(name)
        friend.presses("Join")
    for friend in friends:
        friend.page.locator(".question").wait_for()
    first = ann.page.url
    if restart:
        restart()
    for friend in others:
        friend.gives_up()
    for friend in friends:
        friend.page.locator(OVER).wait_for()
    others[-1].presses("Play again")
    ann.person.sees(f"{names[-1]} would like to play again")
    expect(ann.page).to_have_title(re.compile(f"● {names[-1]} would like to play again"))
    if restart:
        restart()
    for friend in friends[:-1]:
        friend.presses("Yes")
    for friend in friends:
        friend.page.wait_for_url(lambda url: url.split("#")[0] != first.split("#")[0])
        friend.page.locator(".question").wait_for()
    return friends


def test_from_an_invitation_to_a_second_game_by_keys_alone(people: People) -> None:
    assert max(friend.pressed for friend in played_twice(people, ["Ann", "Bob"], keys=True)) <= ONE_S_OWN_CLICKS


def test_and_on_a_phone_with_a_server_that_goes_away(people: People, tmp_path: Path) -> None:
    with served(tmp_path) as server:
        people.server = server

        def restart() -> None:
            greeted = [person.asked["hello"] for person in people.here]
            server.kill()
            server.start()
            for person, before in zip(people.here, greeted, strict=True):
                while person.asked["hello"] == before:
                    person.page.wait_for_timeout(50)

        ann, bob = played_twice(people, ["Ann", "Bob"], restart, viewport=PHONE, has_touch=True)
        assert max(ann.pressed, bob.pressed) <= ONE_S_OWN_CLICKS
        table = server.get(f"/api/tables/{ann.page.url.split('/')[-1].split('#')[0]}")
        assert [seat["name"] for seat in table["seats"]] == ["Bob", "Ann"], "one seat further round"
        assert ann.page.evaluate("localStorage.getItem('senbazuru-friends')") == '["Bob"]'


@pytest.mark.proof
def test_four_friends_and_a_second_game(people: People) -> None:
    friends = played_twice(people, ["Ann", "Bob", "Cleo", "Dan"])
    assert max(friend.pressed for friend in friends) <= ONE_S_OWN_CLICKS


def test_against_bots_the_next_game_is_one_click_away(people: People) -> None:
    ann = Friend(people.sit("boats", ["greedy"]))
    first = ann.page.url
    ann.gives_up()
    ann.person.sees("You resigned")
    ann.presses("Play again")
    ann.page.wait_for_url(lambda url: url != first)
    assert ann.person.answers() > 0


def test_two_friends_through_a_link(people: People) -> None:
    ann = people.come()
    ann.game("Origami").get_by_role("button", name="Invite").click()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.clicks("Open the table")
    ann.sees("--host 0.0.0.0")
    assert ann.barriers() == []
    link = ann.page.get_by_label("Link to this table").input_value()
    bob = people.come(link.removeprefix(ann.host))
    bob.page.get_by_label("Your name").fill("Bob")
    bob.clicks("Join")
    bob.page.locator(".question").wait_for()
    ann.opens_the_drawer()
    ann.clicks("Good luck!")
    bob.sees("Good luck!")
    expect(bob.page.locator("[data-drawer] .count")).to_have_text("1", timeout=PATIENCE)
    ann.page.keyboard.press("Escape")
    for _ in range(4):
        asked = next(one for one in (ann, bob, ann, bob) if one.page.locator(ANSWERS).count() > 0)
        asked.click_an_answer(0)
        asked.page.wait_for_timeout(300)
    watcher = people.come(link.removeprefix(ann.host))
    watcher.sees("Ann")
    expect(watcher.page.locator(ANSWERS)).to_have_count(0)
    bob.sees("1 watching")


def test_one_who_leaves_may_come_back(people: People) -> None:
    opened = people.server.open_table(name="Ann")
    people.server.join(opened["table"]["id"], name="Bob")
    ann = people.come(f"/table/{opened['table']['id']}#{opened['secret']}")
    ann.clicks("Start the game")
    ann.page.locator(".question").wait_for()
    ann.clicks("Menu")
    assert ann.barriers() == []
    ann.clicks("Leave the table")
    ann.page.wait_for_timeout(SURE)
    ann.clicks("Really leave?")
    ann.page.locator("section", has_text="Your tables").get_by_role("link").first.click()
    ann.clicks("Take my seat back")
    expect(ann.page.get_by_text("has left")).to_have_count(0, timeout=PATIENCE)


def test_two_at_one_screen_do_not_see_each_others_hands(people: People) -> None:
    ann = people.come()
    ann.game("Origami").get_by_role("button", name="Invite").click()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.clicks("Open the table")
    ann.clicks("Somebody else plays at this screen")
    ann.page.get_by_label("Their name").fill("Bob")
    ann.clicks("Sit here")
    ann.sees("please look away")
    expect(ann.page.locator(".card")).to_have_count(0)
    ann.clicks("I am")
    assert ann.answers() > 0


def test_a_server_that_goes_away_in_the_middle_of_an_effect(people: People, tmp_path: Path) -> None:
    with served(tmp_path) as server:
        people.server = server
        ann = people.sit("origami", ["greedy"], plan={"options": {"families": ["farm", "sea"]}})
        assert not ann.plays(until=lambda: bool(ann.decision and ann.decision["source"]))
        server.kill()
        ann.sees("Coming back")
        asked = ann.question()
        server.start()
        expect(ann.page.get_by_text("Coming back")).to_have_count(0, timeout=PATIENCE)
        assert ann.question() == asked
        ann.click_an_answer(0)
        expect(ann.page.locator("[role=alert]")).to_have_count(0)


def test_a_click_is_answered_at_once(people: People, measure: Measure) -> None:
    ann = people.sit("origami", ["greedy"], plan={"options": {"families": ["farm", "sea"]}})
    assert ann.answers() > 0
    ann.page.evaluate(
        """() => {
            const changes = { subtree: true, childList: true, characterData: true };
            const question = document.querySelector(".question");
            window.waited = new Promise((done) => document.addEventListener("pointerup", () => {
                const then = performance.now();
                new MutationObserver(() => requestAnimationFrame(() => done(performance.now() - then)))
                    .observe(question, changes);
            }));
        }"""
    )
    ann.click_an_answer(0)
    waited = ann.page.evaluate("window.waited")
    measure("from a click to the screen", f"{waited:.0f} ms")
