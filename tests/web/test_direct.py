"""Cards are carried or clicked, taken back and taken; and nothing happens by accident."""

import json
from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.web.conftest import PHONE, People
from tests.web.dealt import Dealt
from tests.web.people import ANSWERS, OVER, Person

SAYING: Final = ("answer", "undo")
LINE: Final = ".line .card.pickable"
TAKE: Final = "[data-enter]"
CHOSEN: Final = ".line .card.chosen"
A_MOMENT: Final = 450
"""Milliseconds after which whatever lies under the pointer hears again."""


class Sent:
    """What a page has said to the server that changes a game."""

    def __init__(self, page: Page) -> None:
        self.said: list[dict[str, Any]] = []
        self.kinds: dict[str, str] = {}
        """What was asked, by the ids of the questions."""
        page.on("websocket", self.listens)

    def listens(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.learns)
        socket.on("framesent", self.hears)

    def learns(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "view":
            self.kinds |= {one["id"]: one["kind"] for one in message["view"]["decisions"] if "id" in one}

    def hears(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        # where there is one island to paint, it is chosen by itself
        if message["type"] in SAYING and self.kinds.get(message.get("decision", "")) != "island":
            self.said.append(message)

    @property
    def answers(self) -> list[list[int]]:
        return [message["options"] for message in self.said if message["type"] == "answer"]

    @property
    def undos(self) -> int:
        return sum(message["type"] == "undo" for message in self.said)


def sits(
    people: People, game: str = "origami", bots: tuple[str, ...] = ("greedy",), **more: Any
) -> tuple[Person, Sent]:
    """Somebody at a table, and what his page says from the beginning."""
    plan = {"players": len(bots) + 1, "bot_pause": 0, **more.pop("plan", {})}
    opened = people.server.open_table(game, name="Ann", bots=list(bots), start=True, **plan)
    ann = people.come(None, **more)
    sent = Sent(ann.page)
    ann.page.goto(f"{ann.host}/table/{opened['table']['id']}#{opened['secret']}")
    ann.answers()
    return ann, sent


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def with_two_small(people: People) -> tuple[Person, Sent, list[Locator]]:
    """Somebody at a table where two cards of the line leave room for a third fold, and these cards."""
    for families in combinations(("farm", "lawn", "savannah", "sea", "sky"), 2):
        ann, sent = sits(people, plan={"options": {"families": families}})
        assert ann.decision is not None
        draw = next(option for option in ann.decision["options"] if option["key"] == "draw")
        cards = sorted((card["args"]["folds"], card["where"][0]["place"]) for card in draw["ahead"]["options"])
        if len(cards) > 1 and cards[0][0] + cards[1][0] < 4:
            places = [ann.page.locator(".line .card").nth(place) for _, place in cards[:2]]
            return ann, sent, places
    raise AssertionError("no such line with any two families")


def settle(ann: Person) -> None:
    ann.page.wait_for_timeout(A_MOMENT)


# -- taking cards


def test_cards_of_the_line_are_taken_when_that_is_said(people: People) -> None:
    ann, sent, (one, other) = with_two_small(people)
    page = ann.page
    places = [middle(card)[0] for card in page.locator(".line .card").all()]
    one.click()
    expect(page.locator(CHOSEN)).to_have_count(1)
    assert [middle(card)[0] for card in page.locator(".line .card").all()] == places, "nothing closes up"
    other.click()
    expect(page.locator(CHOSEN)).to_have_count(2)
    assert sent.said == []
    one.click()
    expect(page.locator(CHOSEN)).to_have_count(1)
    assert sent.said == []
    settle(ann)
    page.locator(TAKE).click()
    expect(page.locator(CHOSEN)).to_have_count(0)
    assert len(sent.answers) == 1
    assert len(sent.answers[0]) == 3, "to draw, the card, and that it is enough"


def test_enter_takes_them_and_escape_puts_them_back(people: People) -> None:
    ann, sent, (one, other) = with_two_small(people)
    page = ann.page
    one.click()
    other.click()
    expect(page.locator(CHOSEN)).to_have_count(2)
    page.mouse.move(2, 2)
    expect(page.locator(".peek")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(CHOSEN)).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(page.locator(CHOSEN)).to_have_count(0)
    assert sent.said == []
    one.click()
    expect(page.locator(TAKE)).to_be_visible()
    page.mouse.move(2, 2)
    page.keyboard.press("Enter")
    expect(page.locator(CHOSEN)).to_have_count(0)
    assert [len(answer) for answer in sent.answers] == [3]


def test_who_does_not_want_to_be_asked_again_takes_them_with_the_last_click(people: People) -> None:
    ann = people.come()
    ann.page.evaluate("localStorage.setItem('senbazuru-settings', JSON.stringify({confirm: false, speed: 'off'}))")
    opened = people.server.open_table("origami", name="Ann", bots=["greedy"], start=True, players=2, bot_pause=0)
    sent = Sent(ann.page)
    ann.page.goto(f"{ann.host}/table/{opened['table']['id']}#{opened['secret']}")
    ann.answers()
    for _ in range(4):
        if sent.answers:
            break
        ann.page.locator(LINE).first.click()
        ann.page.wait_for_timeout(250)
    assert len(sent.answers) == 1, "no button was needed"


# -- going back


def test_one_undo_takes_back_one_click(people: People) -> None:
    """Which may have said several things at once: to play, and what."""
    ann, sent = sits(people)
    page = ann.page
    for _ in range(40):
        ann.answers()
        card = page.locator(".hand .card.pickable")
        if ann.decision and ann.decision["kind"] == "action" and card.count():
            break
        settle(ann)
        taking = page.locator(TAKE)
        (taking if taking.count() else page.locator(ANSWERS)).first.click()
    before = ann.question()
    said = len(sent.answers)
    page.locator(".hand .card.pickable").first.click()
    expect(page.locator(".question .asked")).not_to_have_text(before)
    assert len(sent.answers[said]) > 1
    page.mouse.move(2, 2)
    page.keyboard.press("Control+z")
    expect(page.locator(".question .asked")).to_have_text(before)
    assert sent.undos == 1
    # and what is typed elsewhere is not meant
    page.keyboard.press("Escape")
    page.wait_for_timeout(200)
    assert sent.undos == 1


TWINS: Final = """
families: sea, lawn
hand 0: shark, caterpillar, caterpillar
line: cricket, fly, spider, skate
collection 0 left: whale
"""


def test_the_card_that_is_clicked_pays_and_the_only_place_is_told_and_can_be_taken_back(people: People) -> None:
    assert isinstance(people.server, Dealt)
    with people.server.deal(TWINS):
        ann, _ = sits(people, plan={"bot_pause": 20})
    page = ann.page
    page.locator(".hand [data-card=shark]").click()
    twins = page.locator(".hand [data-card=caterpillar]")
    expect(page.locator(".question .asked")).to_contain_text("Pay for the Shark")
    settle(ann)
    places = [middle(card) for card in twins.all()]
    twins.first.click()
    expect(page.locator(".hand .card.chosen")).to_have_count(1)
    chosen = page.locator(".hand .card.chosen")
    assert abs(middle(chosen)[0] - places[0][0]) < 2, "it is the left one that rises"
    settle(ann)
    twins.last.click()
    why = "Shark: only right was possible, for collections may differ by one card at most."
    expect(page.locator(".tray .told")).to_have_text(why)
    expect(page.locator(".undo:not(.idle) .left"), "how long the others still wait").to_be_visible()
    page.locator(".undo").click()
    expect(page.locator(".question .asked")).to_contain_text("Pay for the Shark")


# -- no accidents


GAP: Final = "() => { const last = (window.clicks ?? []).slice(-2); return last.length < 2 ? 0 : last[1] - last[0]; }"
TIMED: Final = "addEventListener('click', () => (window.clicks ??= []).push(performance.now()), true)"


def doubles(ann: Person, sent: Sent, chance: Random) -> None:
    """Click twice on some answer: the second click says nothing, and puts nothing back."""
    page = ann.page
    settle(ann)
    found = page.locator(ANSWERS)
    number = found.count()
    if number == 0:
        return
    one = found.nth(chance.randrange(number))
    if not one.is_visible():
        return
    one.scroll_into_view_if_needed()
    x, y = middle(one)
    before = len(sent.said)
    page.mouse.move(x, y)
    if chance.random() < 0.5:
        page.mouse.dblclick(x, y)
        page.wait_for_timeout(150)
        assert len(sent.said) <= before + 1
        return
    page.mouse.click(x, y)
    page.wait_for_timeout(chance.choice((60, 150)))
    once, chosen = len(sent.said), page.locator(".card.chosen").count()
    kind = ann.decision and ann.decision["id"]
    page.mouse.click(x, y)
    page.wait_for_timeout(100)
    if page.evaluate(GAP) > A_MOMENT - 100:
        return  # the machine was too busy for a double click
    assert len(sent.said) == once <= before + 1, (kind, sent.said[before:])
    if kind == (ann.decision and ann.decision["id"]):
        assert page.locator(".card.chosen").count() == chosen


def doubled(people: People, game: str, plan: dict[str, Any], actions: int) -> bool:
    ann, sent = sits(people, game, plan=plan)
    ann.page.evaluate(TIMED)
    chance = Random(7)
    for _ in range(actions):
        if ann.answers() < 0:
            return True
        doubles(ann, sent, chance)
    return False


GAMES: Final[list[tuple[str, dict[str, Any]]]] = [
    ("origami", {}),
    ("mixed", {"options": {"families": ["farm", "polar"], "characters": 2}}),
    ("islands", {}),
    ("boats", {}),
]


@pytest.mark.parametrize(
    ("game", "plan"),
    [one if one[0] in ("islands", "boats") else pytest.param(*one, marks=pytest.mark.proof) for one in GAMES],
)
def test_a_double_click_does_what_a_click_does(people: People, game: str, plan: dict[str, Any]) -> None:
    doubled(people, game, plan, 14)


@pytest.mark.proof
@pytest.mark.timeout(600)
@pytest.mark.parametrize(("game", "plan"), GAMES)
def test_whole_games_by_double_clicks(people: People, game: str, plan: dict[str, Any]) -> None:
    assert doubled(people, game, plan, 1_000)


# -- carried


def by_mouse(page: Page, start: tuple[float, float], ends: Callable[[], tuple[float, float] | None]) -> bool:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 5, start[1] - 8, steps=2)
    end = ends()
    if end:
        page.mouse.move(*end, steps=4)
    page.mouse.up()
    return end is not None


def by_finger(page: Page, start: tuple[float, float], ends: Callable[[], tuple[float, float] | None]) -> bool:
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", start)
    for far in (6, 14, 22):
        touch("touchMove", (start[0], start[1] - far))
    end = ends()
    if end:
        for part in (0.3, 0.6, 0.9, 1.0):
            touch("touchMove", (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
    touch("touchEnd")
    session.detach()
    return end is not None


Carry = Callable[[Page, tuple[float, float], Callable[[], tuple[float, float] | None]], bool]


def carried(ann: Person, sent: Sent, carry: Carry, tap: Callable[[Locator], None], actions: int) -> tuple[int, bool]:
    """Play by carrying whatever can be carried, and with buttons for the rest; how often, and whether it is over."""
    page, chance, often = ann.page, Random(3), 0
    for _ in range(actions):
        if ann.answers() < 0:
            return often, True
        page.wait_for_timeout(120)
        # the card that is played can be carried once there is a place for it
        played = ", .tray .card[data-thing]" if page.locator(".put").count() else ""
        things = page.locator(f".card.pickable[data-thing]{played}")
        taking = page.locator(TAKE)
        if taking.count() and chance.random() < 0.6:
            settle(ann)
            tap(taking.first)
            continue
        count = things.count()
        start = things.nth(chance.randrange(count)) if count else None
        if start is None or start.bounding_box() is None:
            settle(ann)
            found = page.locator(ANSWERS)
            if found.count():
                tap(found.nth(chance.randrange(found.count())))
            continue

        def ends() -> tuple[float, float] | None:
            zones = page.locator("[data-drop]")
            if zones.count() == 0:
                return None
            return middle(zones.nth(chance.randrange(zones.count())))

        before, chosen = len(sent.said), page.locator(".card.chosen").count()
        if carry(page, middle(start), ends):
            often += 1
            page.wait_for_timeout(150)
            assert page.locator("[data-dragged], [data-drop], .dragged-ghost").count() == 0
            changed = len(sent.said) > before or page.locator(".card.chosen").count() != chosen
            assert changed or sent.said, "what is dropped where it glows is said"
        else:
            settle(ann)
            found = page.locator(ANSWERS)
            if found.count():
                tap(found.nth(chance.randrange(found.count())))
    return often, False


def test_cards_are_carried_with_the_mouse(people: People) -> None:
    ann, sent = sits(people)
    page = ann.page
    card = page.locator(LINE).first
    start = middle(card)
    # dropped elsewhere it goes back
    by_mouse(page, start, lambda: (3.0, 300.0))
    expect(page.locator("[data-dragged], [data-drop], .dragged-ghost")).to_have_count(0)
    assert page.locator(CHOSEN).count() == 0
    # so it does after Escape
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0], start[1] + 60, steps=3)
    expect(page.locator("[data-zone=hand][data-drop=lit]")).to_have_count(1)
    assert middle(page.locator(".dragged-ghost")) == pytest.approx((start[0], start[1] + 60), abs=8)
    page.keyboard.press("Escape")
    expect(page.locator("[data-drop]")).to_have_count(0)
    page.mouse.move(*middle(page.locator("[data-zone=hand]")))
    page.mouse.up()
    assert page.locator(CHOSEN).count() == 0
    assert sent.said == []
    # in the hand it is taken, and no button is needed
    held = page.locator(f".hand [data-card={page.locator(LINE).first.get_attribute('data-card')}]")
    copies = held.count()
    assert by_mouse(page, start, lambda: middle(page.locator("[data-zone=hand]")))
    expect(held).to_have_count(copies + 1)
    assert [len(answer) for answer in sent.answers] == [2], "to draw, and the card"


def test_cards_are_carried_with_a_finger(people: People) -> None:
    ann, sent = sits(people, viewport=PHONE, has_touch=True)
    page = ann.page
    start = middle(page.locator(LINE).first)
    assert by_finger(page, start, lambda: middle(page.locator("[data-zone=hand]")))
    expect(page.locator(CHOSEN)).to_have_count(0)
    page.wait_for_timeout(300)
    assert [len(answer) for answer in sent.answers] == [2]


READER: Final = ".reader"


@pytest.mark.parametrize("size", [PHONE, {"width": 844, "height": 390}])
def test_a_finger_is_told_of_a_card_before_it_plays_it(people: People, size: Any) -> None:
    ann, sent = sits(people, viewport=size, has_touch=True)
    page = ann.page
    card = page.locator(".hand .card.pickable").first
    card.tap(position={"x": 14, "y": 30})
    expect(page.locator(READER)).to_contain_text(str(card.locator(".name").inner_text()))
    told = page.locator(f"{READER} .text").inner_text()
    assert told == card.locator("> span[hidden]").first.text_content(), "what it does is told"
    box = page.locator(READER).bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= size["height"]
    assert sent.said == []
    # one that cannot be had says why besides, and a touch elsewhere closes it
    refused = page.locator(".hand .card.refused").first
    refused.tap(position={"x": 14, "y": 30})
    expect(page.locator(f"{READER} .reason")).to_contain_text("with your other cards you can make")
    assert page.locator(f"{READER} .primary").count() == 0
    page.touchscreen.tap(size["width"] / 2, 10)
    expect(page.locator(READER)).to_have_count(0)
    assert sent.said == []
    # the second touch plays it, and so does the button
    card.tap(position={"x": 14, "y": 30})
    settle(ann)
    card.tap(position={"x": 14, "y": 30})
    expect(page.locator(READER)).to_have_count(0)
    page.wait_for_timeout(300)
    assert [len(answer) for answer in sent.answers] == [2]


@pytest.mark.proof
@pytest.mark.timeout(600)
def test_a_game_by_drag_and_drop(people: People) -> None:
    ann, sent = sits(people)
    often, over = carried(ann, sent, by_mouse, lambda thing: thing.click(), 600)
    assert over
    assert often > 15
    expect(ann.page.locator(OVER)).to_contain_text("Ann")


@pytest.mark.proof
@pytest.mark.timeout(600)
def test_a_game_by_touch(people: People) -> None:
    ann, sent = sits(people, viewport=PHONE, has_touch=True)
    often, over = carried(ann, sent, by_finger, lambda thing: thing.tap(), 600)
    assert over
    assert often > 15
