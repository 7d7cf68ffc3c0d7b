"""Pictures of every screen of the browser client, for docs/screens.md: python tools/screenshots.py [FOLDER]

It needs a built client (make web) and Chromium, and starts a server of its own. Tables begin with the same cards every
time, and whoever plays clicks the same way, so that two runs show the same games.
"""

import itertools
import os
import shutil
import sys
import tempfile
from base64 import b64decode
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from senbazuru.languages import ENGLISH, LANGUAGES  # noqa: E402
from tests.server.harness import Served  # noqa: E402
from tests.web.people import ANSWERS, OVER  # noqa: E402

SIZES: Final = {"desk": (1280, 800), "phone": (360, 740)}
THEMES: Final = ("light", "dark")
DESK: Final = ("desk", "light")
QUALITY: Final = 35
TALLEST: Final = 1400
"""Pixels: longer pages are cut."""
CLICKS: Final = 30
"""After so many answers a game is in full swing."""
MOST_CLICKS: Final = 800

SERVE: Final = """
import itertools
from senbazuru.cli import main
from senbazuru.games import game_named
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.random import Seed
from senbazuru.table.plan import Plan

def seed(plan):
    for number in itertools.count(7):
        try:
            game_named(plan.game).setup(plan.players, plan.options, Seed.number(number))
        except SenbazuruError as problem:
            if problem.code != "too-many-types":
                raise
        else:
            return Seed.number(number)

Plan.seed = seed
main()
"""
"""A server whose tables all begin with the same seed."""


class SameCards(Served):
    program = (sys.executable, "-c", SERVE)


class Visitor:
    """Somebody with a screen of some size and theme, who keeps what he sees."""

    def __init__(
        self, browser: Browser, server: Served, folder: Path, size: str, theme: str, language: str = ""
    ) -> None:
        self.server = server
        self.folder = folder
        self.look = language or f"{size}-{theme}"
        width, height = SIZES[size]
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            locale=language or ENGLISH,
            has_touch=size == "phone",
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(10_000)

    def go(self, path: str) -> None:
        self.page.goto(f"http://{self.server.host}{path}")
        self.page.wait_for_timeout(500)

    def sit(self, game: str, bots: list[str], **new: Any) -> str:
        """At a new table; its id."""
        new = {"players": len(bots) + 1, "bot_pause": 0, "start": True, "listed": True, **new}
        opened = self.server.open_table(game, name="Ann", bots=bots, **new)
        self.go(f"/table/{opened['table']['id']}#{opened['secret']}")
        return str(opened["table"]["id"])

    def keep(self, name: str, *, whole: bool = True, top: bool = True) -> None:
        """A picture of the page as it is now, or of what is in sight."""
        with suppress(Error):
            self.page.mouse.move(2, 2)
        if top:
            self.page.evaluate("scrollTo(0, 0)")
        self.page.wait_for_timeout(300)
        shot: dict[str, Any] = {"format": "webp", "quality": QUALITY}
        if whole:
            width, height = self.page.evaluate("[innerWidth, document.documentElement.scrollHeight]")
            clip = {"x": 0, "y": 0, "width": width, "height": min(height, TALLEST), "scale": 1}
            shot |= {"captureBeyondViewport": True, "clip": clip}
            # the table does not scroll: here it is as long as the page
            self.page.evaluate("document.querySelector('.cloth').style.height = `${document.body.scrollHeight}px`")
        client = self.context.new_cdp_session(self.page)
        picture = b64decode(client.send("Page.captureScreenshot", shot)["data"])
        client.detach()
        self.folder.joinpath(f"web-{name}-{self.look}.webp").write_bytes(picture)

    def play(self, clicks: int = MOST_CLICKS) -> None:
        """So many answers, or until the end."""
        chance = Random(3)
        missed = 0
        for _ in range(clicks):
            self.page.locator(f"{ANSWERS}, {OVER}").first.wait_for()
            if self.page.locator(OVER).count():
                return
            answers = self.page.locator(ANSWERS)
            try:
                answers.nth(chance.randrange(max(1, answers.count()))).click(timeout=3_000)
            except Error:
                missed += 1
                if missed > 3:
                    raise

    def leave(self) -> None:
        self.context.close()


def start(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.keep("start")
    visitor.page.get_by_role("button", name="Options").nth(2).click()
    visitor.page.get_by_role("dialog").wait_for()
    visitor.keep("options", whole=False)
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("button", name="How to play").first.click()
    visitor.page.get_by_role("dialog").wait_for()
    visitor.keep("how", whole=False)


def lobby(visitor: Visitor) -> None:
    visitor.sit("mixed", ["normal"], players=4, start=False)
    visitor.keep("lobby")


def cards(visitor: Visitor) -> None:
    played = visitor.sit("mixed", ["greedy"] * 2)
    visitor.play(CLICKS)
    visitor.keep("cards", whole=False)
    visitor.play()
    visitor.keep("cards-end")
    visitor.go(f"/replay/{played}")
    for _ in range(CLICKS):
        visitor.page.keyboard.press("ArrowRight")
    visitor.keep("replay")


def islands(visitor: Visitor) -> None:
    visitor.sit("islands", ["greedy"])
    visitor.play(CLICKS)
    visitor.keep("islands", whole=False)
    visitor.play()
    visitor.keep("islands-end")


def plain(visitor: Visitor) -> None:
    """A game without a board of its own; one picture is enough, it looks like all the rest."""
    if visitor.look == "desk-light":
        visitor.sit("boats", ["greedy"] * 2)
        visitor.play(4)
        visitor.page.wait_for_timeout(1_000)
        visitor.keep("plain", whole=False)


def tables(visitor: Visitor) -> None:
    """One table of each game, and the rules, in the visitor's language."""
    for game in ("origami", "legends", "islands"):
        visitor.sit(game, ["greedy"])
        visitor.play(CLICKS)
        visitor.keep(game, whole=False)
    visitor.go("/rules/legends#characters")
    visitor.keep("rules", whole=False, top=False)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = SameCards(Path(data), "--limit", "tables=1000", "--limit", "requests=100000")
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        try:
            for size, theme in itertools.product(SIZES, THEMES):
                print(size, theme, "...", flush=True)
                visitor = Visitor(browser, server, folder, size, theme)
                for screen in (start, lobby, cards, islands, plain):
                    screen(visitor)
                visitor.leave()
            for language in LANGUAGES:
                print(language, "...", flush=True)
                visitor = Visitor(browser, server, folder, *DESK, language=language)
                tables(visitor)
                visitor.leave()
        finally:
            browser.close()
            server.stop()
    pictures = sorted(folder.glob("web-*.webp"))
    print(f"{len(pictures)} pictures, {sum(one.stat().st_size for one in pictures) / 1000:.0f} kB")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "images")
