"""Islands in a browser: one click is one answer, what is offered keeps its place, and a shape can be carried."""

import json
from collections import Counter
from typing import Any, Final

from playwright.sync_api import expect

from tests.web.conftest import People
from tests.web.people import PATIENCE, Person

DESK: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
SETTLED: Final = 450
"""Milliseconds after which nothing is deaf any more that has come under the pointer."""


class Told:
    """What a page says to its server, and is refused."""

    def __init__(self, person: Person) -> None:
        self.answered: Counter[str] = Counter()
        self.refused: list[str] = []
        person.page.on("websocket", self.listens)

    def listens(self, socket: Any) -> None:
        socket.on("framesent", lambda frame: self.says(json.loads(frame)))
        socket.on("framereceived", lambda frame: self.hears(json.loads(frame)))

    def says(self, said: dict[str, Any]) -> None:
        if said["type"] == "answer":
            self.answered[said["decision"]] += 1

    def hears(self, said: dict[str, Any]) -> None:
        if said["type"] == "reply" and said.get("error"):
            self.refused.append(said["error"]["code"])


def sits(people: People, bots: int = 1, **context: Any) -> tuple[Person, Told]:
    """Somebody before whose eyes things move."""
    opened = people.server.open_table(
        "islands", name="Ann", bots=["random"] * bots, start=True, players=bots + 1, bot_pause=0
    )
    ann = people.come(None, **{"reduced_motion": "no-preference", "viewport": DESK, **context})
    told = Told(ann)
    ann.page.goto(f"{ann.host}/table/{opened['table']['id']}#{opened['secret']}")
    ann.page.locator(".dealt section > button").first.click()
    return ann, told


def answers(person: Person, found: str) -> None:
    """Click, and wait until that has done something."""
    before = (person.decision or {}).get("id")
    person.page.wait_for_timeout(SETTLED)
    person.page.locator(found).first.click()
    for _ in range(200):
        if (person.decision or {}).get("id") != before:
            return
        person.page.wait_for_timeout(50)
    raise AssertionError(f"{found} does nothing")


def is_asked(person: Person, *kinds: str) -> str:
    """Wait for one of these questions; whatever else is asked is declined, or answered with the first answer."""
    for _ in range(60):
        person.page.wait_for_timeout(60)
        kind = (person.decision or {}).get("kind")
        if kind in kinds and person.answers() > 0:
            return str(kind)
        if kind and person.answers() > 0:
            answers(person, ".question .pass, .question li button:enabled, [data-square].lit")
    raise AssertionError(f"never asked for {kinds}")


def test_what_answers_itself_does_so_once_and_the_board_stays(people: People) -> None:
    ann, told = sits(people)
    ann.page.locator(".board").evaluate("(board) => (board.kept = true)")
    back = 0
    for _ in range(8):
        kind = is_asked(ann, "bid", "square")
        if kind == "bid":
            answers(ann, ".question .pass")
            continue
        expect(ann.page.locator(".question .put")).to_be_visible(timeout=PATIENCE)
        if ann.page.locator(".question .undo:not(.idle)").count():
            # the island was the only one: to go back leads to the question for it
            answers(ann, ".question .undo")
            expect(ann.page.locator(".question .put")).to_have_count(0)
            back += 1
            answers(ann, ".question li:last-child button")
        else:
            answers(ann, "[data-square].lit")
    assert back > 0, "an island was never chosen by itself"
    assert max(told.answered.values()) == 1
    assert not told.refused
    assert ann.page.locator(".board").evaluate("(board) => board.kept === true"), "the board was made anew"
    expect(ann.page.locator(".notice.refused")).to_have_count(0)
