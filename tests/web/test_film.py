"""Others' moves are seen to happen, and never stand in anybody's way."""

import json
from random import Random
from statistics import median
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Measure, People
from tests.web.people import ANSWERS, PATIENCE, SEEN, Person

RECORD: Final = """() => {
    const seen = window.seen = { flights: [], frames: [], long: [], clicks: [], inert: true };
    const took = (list) => seen.long.push(...list.getEntries().map((entry) => entry.duration));
    new PerformanceObserver(took).observe({ type: "longtask" });
    let clicked = null;
    addEventListener("click", ({ timeStamp }) => (clicked = timeStamp), { capture: true });
    const way = (element) => {
        const [flight] = element.getAnimations();
        const { delay, duration } = flight.effect.getComputedTiming();
        return [0, 0.2, 0.5, 1].map((part) => {
            flight.currentTime = delay + part * duration;
            const { left, top } = element.getBoundingClientRect();
            flight.currentTime = 0;
            return [Math.round(left), Math.round(top)];
        });
    };
    new MutationObserver((changes) => {
        for (const element of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
            if (!element.isConnected || !element.dataset.flying) continue;
            seen.flights.push([element.dataset.flying, way(element)]);
            seen.inert &&= element.closest("[inert]") !== null && getComputedStyle(element).pointerEvents === "none";
        }
    }).observe(document.querySelector(".sky"), { childList: true });
    const look = (now) => {
        const flying = document.querySelector(".sky [data-flying]");
        if (flying || document.querySelector(".sky[data-running]")) seen.frames.push(now);
        if (flying && clicked !== null) {
            seen.clicks.push(now - clicked);
            clicked = null;
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""
"""Note what flies and by which way, when frames are drawn, and how long after a click something flies."""


def ways(person: Person, what: str) -> list[list[list[int]]]:
    """Where something was at the start of its flights, on the way, and at the end."""
    return [way for name, way in person.page.evaluate("seen.flights") if name == what]


def sits(people: People, bots: list[str], speed: str = "normal", motion: str = "no-preference") -> Person:
    """Somebody before whose eyes things may move, as fast as he likes, unless he wants nothing to."""
    opened = people.server.open_table("origami", name="Ann", bots=bots, start=True, players=len(bots) + 1, bot_pause=0)
    ann = people.come(None, reduced_motion=motion)
    settings = json.dumps(json.dumps({"speed": speed, "confirm": False}))
    ann.page.add_init_script(f"localStorage.setItem('senbazuru-settings', {settings})")
    ann.page.goto(f"{ann.host}/table/{opened['table']['id']}#{opened['secret']}")
    ann.answers()
    ann.page.evaluate(RECORD)
    return ann


def lands(person: Person) -> None:
    """Wait until nothing is on its way any more."""
    moving = "document.querySelector('.sky [data-flying], .sky[data-running]')"
    person.page.wait_for_function(f"() => !{moving}", timeout=PATIENCE)


def behind(person: Person) -> bool:
    """Whether one is asked, and others' moves are still shown that came before it."""
    running = person.page.evaluate("document.querySelector('.sky[data-running]') !== null")
    return bool(running and person.decision is not None and person.page.evaluate(SEEN) == 0)


def answers_once(person: Person, chance: Random) -> None:
    """Click an answer, and wait until the table has changed for it, if it was one to be sent."""
    before, sent = person.decision, person.asked["answer"]
    person.click_an_answer(chance.randrange(person.answers()))
    for _ in range(40):
        if person.decision is not before:
            return
        if person.asked["answer"] == sent and person.page.evaluate(SEEN) > 0:
            return  # it was only chosen
        person.page.wait_for_timeout(50)


def falls_behind(person: Person) -> None:
    """Answer until one is asked before all was shown that others have done."""
    chance = Random(1)
    for _ in range(30):
        answers_once(person, chance)
        while person.page.evaluate(SEEN) == 0:
            if behind(person):
                return
            person.page.wait_for_timeout(50)
    raise AssertionError("nothing was ever shown later than it happened")


def test_a_card_that_is_taken_is_seen_on_its_way(people: People) -> None:
    ann = sits(people, ["greedy"], "slow")
    lands(ann)
    card = ann.page.locator("[data-zone=line] .card.pickable, .line .card.pickable").first
    name = card.get_attribute("data-card")
    box = card.bounding_box()
    assert name
    assert box
    card.click()
    enough = ann.page.locator(".question button.primary:enabled").first
    while not ann.asked["answer"]:  # one may take more, or say that this is all
        if enough.is_visible():
            enough.click()
            break
        ann.page.wait_for_timeout(50)
    held = ann.page.locator(f".hand [data-card='{name}'], [data-zone=hand] [data-card='{name}']").last
    expect(held).to_be_visible(timeout=PATIENCE)
    ann.page.wait_for_function("(name) => seen.flights.some(([what]) => what === name)", arg=name, timeout=PATIENCE)
    way = ways(ann, name)[0]
    assert len({tuple(place) for place in way}) == 4, "it is seen between line and hand"
    assert [x for x, _ in way] in (sorted(x for x, _ in way), sorted((x for x, _ in way), reverse=True))
    far = abs(way[0][0] - box["x"]) + abs(way[0][1] - box["y"])
    assert far < 40, "it comes from where it lay"
    lands(ann)
    expect(held).to_have_css("opacity", "1")
    assert ann.page.evaluate("seen.inert"), "what flies is in nobody's way"


def test_a_click_elsewhere_ends_the_film(people: People) -> None:
    ann = sits(people, ["greedy", "greedy", "greedy"], "slow")
    falls_behind(ann)
    asked = ann.decision
    ann.page.locator(".stage").dispatch_event("pointerdown")
    assert ann.page.evaluate("document.querySelector('.sky[data-running], .sky [data-flying]') === null")
    assert ann.page.evaluate(SEEN) > 0, "what is asked is there at once"
    assert ann.decision is asked, "and nothing was answered"


def test_a_key_ends_the_film(people: People) -> None:
    ann = sits(people, ["greedy", "greedy", "greedy"], "slow")
    falls_behind(ann)
    ann.page.keyboard.press("Shift")
    assert behind(ann)
    ann.page.keyboard.press("Escape")
    assert ann.page.evaluate(SEEN) > 0


CAPTIONS: Final = """() => {
    const told = window.told = [];
    new MutationObserver(() => {
        const now = performance.now();
        const caption = document.querySelector(".question .caption")?.textContent ?? "";
        const offered = document.querySelectorAll(ANSWERS).length;
        const last = told.at(-1);
        if (last?.caption === caption) {
            last.offered = Math.max(last.offered, offered);
        } else {
            if (last) last.end = now;
            told.push({ caption, begin: now, end: null, offered });
        }
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}""".replace("ANSWERS", json.dumps(ANSWERS))
"""Note what is told of others' moves, for how long, and how much is offered meanwhile."""


def test_each_move_is_told_whole_and_can_be_read_before_anything_is_asked(people: People, measure: Measure) -> None:
    ann = sits(people, ["greedy", "greedy", "greedy"])
    ann.page.evaluate(CAPTIONS)
    for _ in range(2):
        falls_behind(ann)
        lands(ann)
    told = [one for one in ann.page.evaluate("told") if one["caption"] and one["end"]]
    names = {one["caption"].split()[0] for one in told}
    assert names >= {"Botan", "Chiyo", "Daichi"}, told
    assert not any("pays with" in one["caption"] for one in told), "what is paid is counted"
    lengths = [one["end"] - one["begin"] for one in told]
    assert min(lengths) > 1000, "a move, and a rest"
    assert max(one["offered"] for one in told) == 0, "what is asked comes when the film is over"
    measure("a move of somebody else is told for", f"{min(lengths):.0f} to {max(lengths):.0f} ms")


def test_where_nothing_may_move_nothing_flies(people: People) -> None:
    ann = sits(people, ["greedy", "greedy"], motion="reduce")
    assert not ann.plays(actions=12)
    assert ann.page.evaluate("seen.flights") == []


@pytest.mark.proof
def test_how_smooth_it_is(people: People, measure: Measure) -> None:
    """A film of four, and what it costs; no figure is right or wrong on every machine."""
    ann = sits(people, ["greedy", "greedy", "greedy"])
    for _ in range(2):
        falls_behind(ann)
        lands(ann)
    seen = ann.page.evaluate("seen")
    gaps = [later - earlier for earlier, later in zip(seen["frames"], seen["frames"][1:], strict=False)]
    steady = [gap for gap in gaps if gap < 250]
    assert seen["flights"]
    mean = sum(steady) / len(steady)
    measure("a film of four: frames a second", f"{1000 / mean:.0f}, median {1000 / median(steady):.0f}")
    measure("a film of four: long tasks", f"{len(seen['long'])}, the longest {max(seen['long'], default=0):.0f} ms")
    measure("from a click to something that flies", f"median {median(seen['clicks'] or [0]):.0f} ms")
