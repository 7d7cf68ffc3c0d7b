"""What stands around a table: a page that never scrolls, a bar, a drawer, notices, sound."""

import json
import urllib.error
import urllib.request
from itertools import pairwise

import pytest
from playwright.sync_api import FloatRect, Page, ViewportSize, expect

from senbazuru.games import GAMES
from tests.web.conftest import DESK, PHONE, People
from tests.web.people import ANSWERS, PATIENCE
from tests.web.test_people import says, table_with

SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
SIZES = [(1920, 1080), (1440, 900), (1280, 800), (1024, 768), (390, 844), (360, 740), (844, 390)]

HEARD = """
    const made = window.made = [];
    for (const kind of ["OscillatorNode", "AudioBufferSourceNode"]) {
        const start = window[kind].prototype.start;
        window[kind].prototype.start = function (...at) { made.push(kind); return start.apply(this, at); };
    }
"""
"""Note every sound that is made."""


def size(width: int, height: int) -> ViewportSize:
    return {"width": width, "height": height}


def overlap(one: FloatRect, other: FloatRect) -> bool:
    def reach(box: FloatRect) -> tuple[float, float]:
        return box["x"] + box["width"], box["y"] + box["height"]

    (right, bottom), (others_right, others_bottom) = reach(one), reach(other)
    return one["x"] < others_right and other["x"] < right and one["y"] < others_bottom and other["y"] < bottom


def scrolls(page: Page) -> list[int]:
    """By how much the page can be pushed, sideways and down."""
    root = "document.scrollingElement"
    page.evaluate(f"{root}.scrollTo(500, 500)")
    moved: list[int] = page.evaluate(
        f"[{root}.scrollLeft, {root}.scrollTop, {root}.scrollWidth - innerWidth, {root}.scrollHeight - innerHeight]"
    )
    return moved


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_page_never_scrolls_at_a_table(people: People, game: str) -> None:
    ann = people.sit(game, ["random"] * (max(2, GAMES[game].seats[0]) - 1), viewport=size(*SIZES[0]))
    ann.plays(actions=6)
    for width, height in SIZES:
        ann.page.set_viewport_size(size(width, height))
        assert scrolls(ann.page) == [0, 0, 0, 0], (width, height)
        expect(ann.page.locator("[data-zone=bar]")).to_be_in_viewport(ratio=1)
        expect(ann.page.get_by_role("button", name="Menu")).to_be_in_viewport(ratio=1)


def test_log_and_chat_lie_in_a_drawer_with_a_counter(people: People) -> None:
    _, (ann, ben) = table_with(people, "Ann", "Ben")
    says(ben, "Good luck, Ann")
    shut = ann.page.get_by_role("button", name="What happened, and chat: 1 unread line")
    expect(shut).to_be_visible(timeout=PATIENCE)
    expect(ann.page.locator(".notice", has_text="Good luck, Ann")).to_be_visible()
    shut.click()
    drawer = ann.page.get_by_role("complementary", name="What happened, and chat")
    expect(drawer.get_by_text("Good luck, Ann")).to_be_visible()
    expect(ann.page.locator(".notice", has_text="Good luck, Ann")).to_have_count(0)
    opener = ann.page.get_by_role("button", name="What happened, and chat", exact=True)
    expect(opener).to_have_attribute("aria-expanded", "true")
    assert ann.barriers() == []
    # where there is room for both, it pushes the table aside and stays
    expect(ann.page.locator(".stage")).to_have_js_property("offsetWidth", 1280 - 256)
    ann.page.locator(".stage").click(position={"x": 5, "y": 5})
    expect(drawer).to_be_visible()
    drawer.press("Escape")
    expect(drawer).to_have_count(0)
    expect(opener).to_be_focused()
    # else it lies over the table, and a click beside it shuts it
    ann.page.set_viewport_size(size(1024, 768))
    opener.click()
    expect(drawer).to_be_visible()
    box = drawer.bounding_box()
    assert box
    assert (box["width"], box["x"] + box["width"]) == (340, 1024)
    expect(ann.page.locator(".stage")).to_have_js_property("offsetWidth", 1024)
    ann.page.locator(".stage").click(position={"x": 5, "y": 5})
    expect(drawer).to_have_count(0)


def test_it_is_silent_until_the_first_touch_and_muted_in_one_click(people: People) -> None:
    ann = people.come(None)
    ann.page.add_init_script(HEARD)
    opened = people.server.open_table("origami", name="Ann", bots=["random"], start=True, players=2, bot_pause=0)
    ann.page.goto(f"{ann.host}/table/{opened['table']['id']}#{opened['secret']}")
    expect(ann.page.locator(ANSWERS).first).to_be_visible(timeout=PATIENCE)
    ann.page.wait_for_timeout(500)
    assert ann.page.evaluate("made.length") == 0
    ann.page.get_by_role("button", name="Sound").click()
    ann.plays(actions=6)
    assert ann.page.evaluate("made.length") == 0
    sound = ann.page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    ann.plays(actions=12, until=lambda: bool(ann.page.evaluate("made.length")))
    ann.page.wait_for_function("made.length > 0")
    ann.page.reload()
    expect(sound).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("game", ["boats", "islands"])
@pytest.mark.parametrize("viewport", [DESK, PHONE, SIDEWAYS], ids=["desk", "phone", "sideways"])
def test_notices_lie_one_below_the_other_and_move_nothing(people: People, viewport: ViewportSize, game: str) -> None:
    _, (ann, ben) = table_with(people, "Ann", "Ben", game=game)
    ann.page.set_viewport_size(viewport)
    stage = ann.page.locator(".stage").bounding_box()
    ben.clicks("Menu")
    ben.clicks("Pause")
    ben.sees("You asked for a pause.")
    says(ben, "Please?")
    ann.sees("Ben would like a pause")
    notices = ann.page.locator("[data-zone=notices] .notice")
    expect(notices).to_have_count(2, timeout=PATIENCE)
    ben.page.context.set_offline(True)
    ben.page.close()
    away = ann.page.get_by_text("away").and_(ann.page.locator(":visible"))
    expect(away.first).to_be_visible(timeout=PATIENCE)
    assert ann.page.locator(".stage").bounding_box() == stage
    boxes = [box for one in notices.all() if (box := one.bounding_box())]
    question = ann.page.locator("[data-zone=question]").bounding_box()
    assert question
    assert not [box for box in boxes if overlap(box, question)], (boxes, question)
    for above, below in pairwise(boxes):
        assert above["y"] + above["height"] <= below["y"]
    assert scrolls(ann.page) == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("width", "height"),
    [one if one in ((1440, 900), (390, 844)) else pytest.param(*one, marks=pytest.mark.proof) for one in SIZES],
)
def test_the_last_move_of_a_turn_can_be_taken_back_while_bots_wait(people: People, width: int, height: int) -> None:
    ann = people.sit("origami", ["greedy"], plan={"bot_pause": 60}, viewport=size(width, height))
    done = ann.page.get_by_role("button", name="Done", exact=True)
    undo = ann.page.get_by_role("button", name="Undo")
    ended = lambda: ann.page.evaluate("document.querySelector('.question .done') !== null")  # noqa: E731
    assert not ann.plays(actions=60, until=ended)
    ann.sees("Waiting for Botan")
    for button in (done, undo):
        expect(button).to_be_in_viewport(ratio=1)
    undo.click()
    expect(done).to_have_count(0)
    assert ann.decision is not None, "one is asked once more"
    assert not ann.plays(actions=60, until=ended)
    heard = ann.asked["answer"]
    done.click()
    expect(done).to_have_count(0)
    expect(ann.page.locator(ANSWERS).first).to_be_visible(timeout=PATIENCE)
    assert ann.asked["answer"] == heard, "the bot has moved, and long before it had to"


def test_an_address_where_there_is_nothing_has_a_page_for_people_and_a_refusal_for_programs(people: People) -> None:
    ann = people.come(None)
    answer = ann.page.goto(f"{ann.host}/foo/bar")
    assert answer
    assert answer.status == 404
    ann.complaints.clear()  # browsers note a 404
    ann.sees("There is nothing at this address")
    assert ann.barriers() == []
    ann.page.get_by_role("link", name="To the start page").click()
    expect(ann.page).to_have_url(f"{ann.host}/")
    for path, accept in (("/foo/bar", "*/*"), ("/api/foo", "text/html"), ("/assets/foo.js", "text/html")):
        request = urllib.request.Request(f"{ann.host}{path}", headers={"accept": accept})
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(request)
        assert refused.value.code == 404
        assert "code" in json.loads(refused.value.read())
