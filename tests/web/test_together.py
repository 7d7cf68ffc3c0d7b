"""Several browsers at one table, and lines that break."""

from pathlib import Path

from playwright.sync_api import expect

from tests.server.harness import served
from tests.web.conftest import Measure, People
from tests.web.people import ANSWERS, PATIENCE, Person
from tests.web.test_people import SURE


def sit_down(people: People, name: str, link: str) -> Person:
    person = people.come(link)
    person.page.get_by_label("Your name").fill(name)
    person.clicks("Sit here")
    return person


def test_two_friends_through_a_link(people: People) -> None:
    ann = people.come()
    ann.game("Origami").get_by_role("button", name="Invite").click()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.clicks("Open the table")
    link = ann.page.get_by_label("Link to this table").input_value()
    bob = sit_down(people, "Bob", link.removeprefix(ann.host))
    bob.sees("Waiting for the host")
    ann.clicks("Start the game")
    bob.page.locator(".question").wait_for()
    ann.opens_the_drawer()
    ann.page.get_by_label("Say something").fill("Good luck!")
    ann.clicks("Send")
    bob.sees("Good luck!")
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
    ann.clicks("Start the game")
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
