"""People at their browsers: they see a page, and use a mouse or a keyboard."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import Error, Locator, Page, WebSocket, expect

MODULES: Final = Path(__file__).parents[2] / "web" / "node_modules"
PATIENCE: Final = 20_000
"""Milliseconds to wait for what should take a moment: test machines are busy."""

HEARD: Final = 10
"""Milliseconds after which one looks again whether the server has replied."""
REPLIES: Final = ("reply", "ahead", "sight")

ANSWERS: Final = ", ".join(
    (
        ".card.pickable",
        ".pile .strip.pickable",
        ".question li button:enabled",
        ".question > button:enabled:not(.quiet, .turn)",
        ".question .answer:enabled",
        ".put:enabled",
        "button.tech:enabled",
        ":is(.islands, .dealt) section > button:enabled",
        "[data-square].lit",
        ".board .slip.lit",
    )
)
"""Whatever can be clicked to answer what is asked."""

BROKEN: Final = (
    "WebSocket",
    "ERR_CONNECTION",
    "ERR_EMPTY_RESPONSE",
    "An unknown error occurred when fetching the script",
)
"""What a browser says of a line that breaks, which is no fault of the page, and comes back."""

OVER: Final = "section.outcome"

LIGHT: Final = "css:light="
"""What follows is asked of the browser, once. Else Playwright looks into every element of the page for each part of a
list, as often as it is asked: in a game that took an eighth of the page's time."""

SEEN: Final = f"""() => {{
    if (document.querySelector({json.dumps(OVER)})) return -1;
    return document.querySelectorAll({json.dumps(ANSWERS)}).length;
}}"""
"""How many answers there are to see; -1 after the end."""

REACHED: Final = f"() => document.activeElement.matches({json.dumps(ANSWERS)})"
"""Whether the keys are at an answer."""


class Person:
    def __init__(self, page: Page, host: str) -> None:
        self.page = page
        self.host = host
        self.complaints: list[str] = []
        self.decision: dict[str, Any] | None = None
        """What is asked, as the server puts it."""
        self.asked: Counter[str] = Counter()
        """How often the page asked the server for something, by what it asked."""
        self.owed: set[int] = set()
        """What the page has asked the server for, and has no reply to yet."""
        self.clicked = 0
        """How often an answer was clicked."""
        page.on("websocket", self.listens)
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda said: self.complaints.append(said.text) if self.complains(said) else None)

    def listens(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hears)
        socket.on("framesent", self.says)
        socket.on("close", lambda _: self.owed.clear())

    def says(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        self.asked[said["type"]] += 1
        if "id" in said:
            self.owed.add(said["id"])

    def hears(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["type"] in REPLIES:
            self.owed.discard(said["id"])
        if said["type"] == "view" and said["seat"] is not None:
            own = (one for one in said["view"]["decisions"] if one["seat"] == said["seat"])
            self.decision = next(own, None)

    @staticmethod
    def complains(said: Any) -> bool:
        return said.type == "error" and not any(word in said.text for word in BROKEN)

    def sees(self, text: str) -> None:
        expect(self.page.get_by_text(text).filter(visible=True).first).to_be_visible(timeout=PATIENCE)

    def clicks(self, name: str) -> None:
        self.page.get_by_role("button", name=name).first.click()

    def opens_the_drawer(self) -> None:
        """To see what happened, and what is said."""
        if not self.page.locator(".drawer").is_visible():
            self.page.locator("[data-drawer]").click()
        expect(self.page.locator(".drawer")).to_be_visible(timeout=PATIENCE)

    def game(self, name: str) -> Locator:
        """What the start page says about a game, and offers."""
        heading = self.page.get_by_role("heading", name=name, exact=True)
        return self.page.get_by_role("listitem").filter(has=heading)

    def question(self) -> str:
        return self.page.locator(".question .asked").inner_text()

    def answers(self) -> int:
        """How many answers there are, as soon as there are some; -1 after the end.

        What the page has said is heard first, else they would be those of the question before, and gone when one is
        clicked.
        """
        self.page.evaluate("0")  # whatever was sent until now is known after that
        for _ in range(PATIENCE // HEARD):
            if not self.owed:
                break
            self.page.wait_for_timeout(HEARD)
        self.page.locator(f"{LIGHT}{ANSWERS}, {OVER}").first.wait_for()
        return int(self.page.evaluate(SEEN))

    def click_an_answer(self, number: int) -> None:
        answer = self.page.locator(LIGHT + ANSWERS).nth(number)
        # cards in a hand may lie over each other: their left edge is seen
        held = answer.evaluate("(one) => one.matches('.hand .card')", timeout=5_000)
        answer.click(timeout=5_000, position={"x": 12, "y": 20} if held else None)
        self.clicked += 1

    def type_an_answer(self, number: int) -> None:
        """By keys alone: Tab to the next answer or the one after it, and Enter; unless there is none any more."""
        passing = number % 2
        for _ in range(500):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(SEEN) <= 0:
                return  # what was seen was still the question before
            if self.page.evaluate(REACHED):
                if not passing:
                    self.page.keyboard.press("Enter")
                    return
                passing -= 1
        raise AssertionError("no answer can be reached by keys")

    def plays(
        self,
        answer: Callable[[int], None] | None = None,
        actions: int = 1_000,
        until: Callable[[], bool] = lambda: False,
    ) -> bool:
        """Answer somehow until the game is over, or until something else is so; whether it is over."""
        chance = Random(1)
        missed = 0
        for _ in range(actions):
            found = self.answers()
            if found < 0:
                return True
            if until():
                return False
            if found == 0:
                continue
            try:
                (answer or self.click_an_answer)(chance.randrange(found))
            except Error as problem:
                # what was to be clicked is gone: somebody else's action, or the own one before, has changed the table
                missed += 1
                if "Timeout" not in problem.message or missed > 5:
                    raise
        return self.answers() < 0

    def overflows(self) -> bool:
        """Whether the page must be pushed sideways."""
        page = "document.documentElement"
        return bool(self.page.evaluate(f"{page}.scrollWidth > {page}.clientWidth"))

    def barriers(self) -> list[str]:
        """What keeps some people from using this page, as axe finds it."""
        self.page.evaluate((MODULES / "axe-core" / "axe.min.js").read_text())
        found = self.page.evaluate("axe.run().then((result) => result.violations)")
        return [
            f"{rule['id']}: {node['html']} {node['any'][0]['message'] if node['any'] else ''}"
            for rule in found
            for node in rule["nodes"]
        ]
