"""Islands in a browser: one click is one answer, what is offered keeps its place, and a shape can be carried."""

import json
from collections import Counter
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.web.conftest import People
from tests.web.people import PATIENCE, Person

DESK: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
FINGER: Final = 34
"""What a finger carries lies so much above it."""
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


def corner(person: Person) -> tuple[float, float]:
    """Where one declines, measured from where the question ends."""
    (left, top), asked = box(person, ".question .no"), person.page.locator(".question").bounding_box()
    assert asked
    return round(asked["x"] + asked["width"] - left), round(asked["y"] + asked["height"] - top)


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
    for _ in range(150):
        person.page.wait_for_timeout(60)
        kind = (person.decision or {}).get("kind")
        if kind in kinds and person.answers() > 0:
            return str(kind)
        if kind and person.answers() > 0:
            answers(
                person, ".question .no:enabled, .question .main:enabled, .question li button:enabled, [data-square].lit"
            )
    raise AssertionError(f"never asked for {kinds}")


def test_one_click_is_one_answer_and_the_board_stays(people: People) -> None:
    ann, told = sits(people)
    ann.page.locator(".board").evaluate("(board) => (board.kept = true)")
    painted = 0
    corners = set()
    for _ in range(5):
        kind = is_asked(ann, "bid", "island")
        if kind == "bid":
            corners.add(corner(ann))
            answers(ann, ".question .no")
            continue
        expect(ann.page.locator(".question .put")).to_be_visible(timeout=PATIENCE)
        expect(ann.page.get_by_role("button", name="Paint nothing")).to_be_visible()
        expect(ann.page.locator(".question .undo:not(.idle)"), "there is nothing to take back").to_have_count(0)
        painted += 1
        corners.add(corner(ann))
        answers(ann, "[data-square].lit")
    assert painted > 0
    assert len(corners) == 1, "whatever is declined, one declines in the same corner"
    assert max(told.answered.values()) == 1
    assert not told.refused
    assert ann.page.locator(".board").evaluate("(board) => board.kept === true"), "the board was made anew"
    expect(ann.page.locator(".notice.refused")).to_have_count(0)


def box(person: Person, found: str) -> tuple[float, float]:
    """The middle of something."""
    at = person.page.locator(found).first.bounding_box()
    assert at, found
    return at["x"] + at["width"] / 2, at["y"] + at["height"] / 2


def drags(person: Person, from_: str, to: str, *, by: str) -> None:
    """Carry something to where something else is, with a mouse or a finger; what a finger carries lies above it."""
    (x, y), (left, top) = box(person, from_), box(person, to)
    ways = [(x + (left - x) * part / 6, y + (top - y) * part / 6) for part in range(7)]
    if by == "mouse":
        person.page.mouse.move(x, y)
        person.page.mouse.down()
        for way in ways:
            person.page.mouse.move(*way)
        person.page.mouse.up()
        return
    session = person.page.context.new_cdp_session(person.page)
    for number, (across, down) in enumerate([*ways, (left, top + FINGER)]):
        kind = "touchStart" if number == 0 else "touchMove"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": across, "y": down}]})
        person.page.wait_for_timeout(30)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("by", [pytest.param("mouse", marks=pytest.mark.proof), "touch"])
def test_a_shape_is_carried_onto_an_island(people: People, by: str) -> None:
    look: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if by == "touch" else {}
    ann, told = sits(people, **look)
    # while one bids it is tried on; the shape of a card that leaves no choice
    while is_asked(ann, "bid") and not ann.page.locator("button.lot").count():
        answers(ann, ".question .no")
    said = sum(told.answered.values())
    drags(ann, ".lot [data-shape]", ".placeable", by=by)
    expect(ann.page.locator(".islands .held")).to_have_count(1)
    assert sum(told.answered.values()) == said, "to try is not to bid"
    answers(ann, ".question .no")

    is_asked(ann, "island", "square")
    said = sum(told.answered.values())
    expect(ann.page.locator("[data-square].lit").first).to_be_visible(timeout=PATIENCE)
    expect(ann.page.locator(".question .put")).to_be_disabled()
    drags(ann, ".question .held", "[data-square].lit", by=by)
    expect(ann.page.locator(".islands .held")).to_have_count(1)
    expect(ann.page.locator(".carried[inert]")).to_have_count(0)
    assert sum(told.answered.values()) == said, "where it lies is only shown"
    square = ann.page.locator("[data-square].lit").first.get_attribute("data-square")
    assert square
    drags(ann, ".question .held", f"[data-square='{square}'].lit", by=by)
    for _ in range(100):
        if sum(told.answered.values()) > said:
            break
        ann.page.wait_for_timeout(50)
    assert sum(told.answered.values()) == said + 1, "dropped where it lies, it is put there"
    assert not told.refused


def test_amounts_keep_their_places_and_a_finger_lifts_one_first(people: People) -> None:
    ann, told = sits(people, viewport=PHONE, has_touch=True, is_mobile=True)
    is_asked(ann, "bid")
    place = "(all) => all.map((one) => [one.textContent, one.offsetLeft, one.offsetTop])"

    def places() -> list[tuple[str, int, int]]:
        found = ann.page.locator(".bids button").evaluate_all(place)
        return [(text, left, top) for text, left, top in found]

    before = places()
    assert [text for text, _, _ in before] == [str(coins) for coins in range(1, 15)]
    said = sum(told.answered.values())
    lowest = ann.page.locator(".bids button:enabled").first
    amount = lowest.inner_text()
    ann.page.wait_for_timeout(SETTLED)
    lowest.tap()
    bid = ann.page.locator(".question .primary.main")
    expect(bid).to_contain_text(amount)
    assert sum(told.answered.values()) == said, "it is only lifted"
    assert places() == before
    ann.page.wait_for_timeout(SETTLED)
    bid.tap()
    for _ in range(100):
        if sum(told.answered.values()) > said:
            break
        ann.page.wait_for_timeout(50)
    assert sum(told.answered.values()) == said + 1
    is_asked(ann, "bid")
    assert places() == before, "whatever is asked, an amount is where it was"


def test_a_double_click_answers_once(people: People) -> None:
    ann, told = sits(people)
    for _ in range(3):
        is_asked(ann, "bid")
        ann.page.wait_for_timeout(SETTLED)
        at = (ann.decision or {})["id"]
        ann.page.locator(".question .no").dblclick()
        ann.page.wait_for_timeout(SETTLED)
        assert told.answered[at] == 1
        assert all(said == 1 for said in told.answered.values())
    assert not told.refused
