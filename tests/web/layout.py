"""Tables as they are drawn, looked at on many screens and at many moments of random games.

    python -m tests.web.layout [--sizes 390x844,844x390] [--tables origami-4,islands-1] [--moments 8] [--series 3]
                               [--language de] [--shots DIR]

says what is wrong with them. `layout.js` looks; what a table must have is told here. Games are played over the server's
socket and not by clicks, so that a moment late in a game costs as little as an early one. `--tables questions` looks at
the longest questions instead (`long.py`), `--tables cricket-takes` at one of them.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, Page, ViewportSize

from tests.server.harness import Line, Served, connected
from tests.web.dealt import SERIES, Dealt
from tests.web.long import QUESTIONS, Asked
from tests.web.people import ANSWERS, PATIENCE

CHECK: Final = (Path(__file__).parent / "layout.js").read_text("utf-8")
STILL: Final = 600
"""Milliseconds that nothing may move by itself."""

LIFTED: Final = 14
"""So many pixels an answer may rise that is pointed at."""

Size = tuple[int, int]
Pair = tuple[str, str, int]
SIZES: Final[tuple[Size, ...]] = (
    (1920, 1080),
    (1440, 900),
    (1280, 800),
    (1024, 768),
    (390, 844),
    (360, 740),
    (844, 390),
)
MOMENTS: Final = (0, 2, 5, 9, 16, 27, 43, 70)
"""Before how many answers of one's own one looks: soon after each other at first, when everything happens once."""


def phone(size: Size) -> bool:
    return min(size) < 500


@dataclass(frozen=True)
class Seated:
    """A table to look at: somebody and so many bots."""

    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return f"{self.game}-{self.players}"

    @property
    def zones(self) -> list[str]:
        """What must be in sight, besides the bar."""
        return ["bar", "question", *(["maps", "auction"] if self.game == "islands" else ["hand", "line", "mine"])]

    def beside(self, size: Size) -> list[Pair]:
        """What must lie next to each other, and how far apart it may be.

        Between question and maps lie one's coins, and on a phone the small maps too, by which one is chosen.
        """
        if self.game == "islands":
            return [("question", "maps", 120 if phone(size) else 48)]
        return [("question", "hand", 28), ("mine", "question", 28) if phone(size) else ("mine", "hand", 96)]


TABLES: Final = (
    Seated("origami", 2),
    Seated("origami", 4),
    Seated("origami", 5),
    Seated("legends", 2, {"characters": 4}),
    Seated("legends", 4, {"characters": 4}),
    Seated("mixed", 2, {"families": ["dinosaurs", "polar"], "characters": 2}),
    Seated("mixed", 5, {"characters": 2}),
    Seated("islands", 1),
    Seated("islands", 2),
    Seated("islands", 4),
)


def table_named(name: str) -> Seated:
    return next(table for table in TABLES if table.name == name)


def least_on(size: Size) -> dict[str, int]:
    """How large in pixels whatever can be hit must be.

    A square of an island may be smaller than a thumb: any square of the shape takes it there, the preview shows where
    it lies before it counts, and "Put it here" is a button. The bar of a phone on its side has no room for thumbs.
    """
    return {"answers": 44 if phone(size) else 24, "squares": 24, "others": 24, "controls": 24, "covered": 17}


def wanted(size: Size, zones: Sequence[str], beside: Sequence[Pair], still: int = STILL) -> dict[str, Any]:
    width, height = size
    return {
        "width": width,
        "height": height,
        "answers": f"{ANSWERS}, [data-zone=question] button:enabled",
        "zones": list(zones),
        "beside": [list(pair) for pair in beside],
        "least": least_on(size),
        "still": still,
    }


def wrong(page: Page, size: Size, zones: Sequence[str], beside: Sequence[Pair], still: int = STILL) -> list[str]:
    """What is wrong with a page on a screen of that size."""
    found: list[str] = page.evaluate(CHECK, wanted(size, zones, beside, still))
    return found


SETTLED: Final = """async () => {
    await document.fonts.ready;
    const things = "[data-zone], [data-card], [data-zone] button";
    const box = (one) => one.getBoundingClientRect();
    const boxes = () => JSON.stringify([...document.querySelectorAll(things)].map(box));
    let before = "", same = 0;
    for (let frame = 0; frame < 60 && same < 4; frame++) {
        await new Promise((done) => setTimeout(done, 30));
        const now = boxes();
        same = now === before ? same + 1 : 0;
        before = now;
    }
}"""
"""Until nothing has moved for a moment: after a page has come, or has got another size, it may."""


POINTED: Final = 450
"""Milliseconds that a mouse rests on something: longer than it takes until a card is shown in large."""

REMEMBER: Final = """(answers) => {
    window.remembered = [...document.querySelectorAll(answers)].filter((one) => one.checkVisibility());
}"""
BOXES: Final = """() => window.remembered.map((one) => {
    const box = one.getBoundingClientRect();
    return one.isConnected ? [box.left, box.top, box.right, box.bottom].map(Math.round) : null;
})"""


def moved(page: Page, answers: str = ANSWERS) -> list[str]:
    """What goes elsewhere when a mouse comes to rest on an answer: only that one may, by being lifted."""
    complaints = []
    page.mouse.move(1, 1)
    page.wait_for_timeout(POINTED)
    page.evaluate(REMEMBER, answers)
    before = page.evaluate(BOXES)
    for pointed in sorted({0, len(before) // 2, len(before) - 1} if before else ()):
        left, top, right, bottom = before[pointed]
        page.mouse.move((left + right) / 2, (top + bottom) / 2)
        page.wait_for_timeout(POINTED)
        for number, (was, now) in enumerate(zip(before, page.evaluate(BOXES))):
            far = max(abs(a - b) for a, b in zip(was, now)) if now else 1_000
            if far > (LIFTED if number == pointed else 1):
                complaints.append(f"pointing at answer {pointed} moves answer {number}: {was}, then {now}")
    page.mouse.move(1, 1)
    return complaints


class Game:
    """A game at a table of random bots, that goes on by random answers of one's own."""

    def __init__(self, server: Served, table: Seated) -> None:
        self.server = server
        self.table = table
        self.name = table.name
        plan = {"players": table.players, "options": table.options, "bot_pause": 0}
        bots = ["random"] * (table.players - 1)
        opened = server.open_table(table.game, name="Ann", bots=bots, start=True, **plan)
        self.id, self.secret = str(opened["table"]["id"]), str(opened["secret"])
        self.answered = 0
        self.over = False
        self.kind = ""
        self._chance = Random(1)

    @property
    def address(self) -> str:
        return f"http://{self.server.host}/table/{self.id}#{self.secret}"

    def play(self, answers: int) -> bool:
        """Until so many answers have been given and another one is asked for; whether it came to that."""
        # a browser keeps this thread's loop to itself
        with ThreadPoolExecutor(1) as other:
            other.submit(asyncio.run, self._play(answers)).result()
        return not self.over

    async def _play(self, answers: int) -> None:
        async with connected(self.server, self.id, self.secret) as line:
            while not self.over:
                decision = line.decision(0)
                if decision is not None:
                    self.kind = decision["kind"]
                    if self.answered >= answers:
                        return
                    await self._answer(line, decision)
                else:
                    await line.hear()
                self.over = line.table.get("phase") == "over"

    async def _answer(self, line: Line, decision: dict[str, Any]) -> None:
        offered = [option["id"] for option in decision["options"] if "reason" not in option]
        reply = await line.ask("answer", seat=0, decision=decision["id"], options=[self._chance.choice(offered)])
        self.answered += reply["error"] is None
        await line.catch_up()


class Questioned(Game):
    """A table where a question is asked that is dealt on purpose."""

    def __init__(self, server: Dealt, asked: Asked) -> None:
        with server.deal(asked.position):
            super().__init__(server, Seated(asked.game, asked.players))
        self.name, self._given = asked.name, asked.options

    def play(self, answers: int) -> bool:
        return super().play(len(self._given))

    async def _answer(self, line: Line, decision: dict[str, Any]) -> None:
        await line.does("answer", seat=0, decision=decision["id"], options=self._given[self.answered])
        self.answered += 1
        await line.catch_up()


class Screens:
    """A desk and a phone, at which somebody looks at one table after the other."""

    def __init__(self, browser: Browser, sizes: Sequence[Size], shots: Path | None = None, locale: str = "en") -> None:
        self.shots = shots
        self._pages = [
            (some, browser.new_context(locale=locale, **screen_of(some[0])).new_page())
            for small in (False, True)
            if (some := [size for size in sizes if phone(size) == small])
        ]

    def close(self) -> None:
        for _, page in self._pages:
            page.context.close()

    def look(self, game: Game, still: int = STILL) -> list[str]:
        """What is wrong with a table at this moment, on every screen; whether something moves if it is to be still."""
        complaints: list[str] = []
        for sizes, page in self._pages:
            page.goto("about:blank")  # else it would be the same page, not a new one
            page.goto(game.address)
            page.locator("[data-zone=question]").first.wait_for(state="attached", timeout=PATIENCE)
            page.wait_for_timeout(300)
            for size in sizes:
                page.set_viewport_size(viewport(size))
                page.evaluate(SETTLED)
                moment = f"{game.name} {size[0]}x{size[1]} after {game.answered} answers ({game.kind})"
                found = wrong(page, size, game.table.zones, game.table.beside(size), still)
                if still > 0 and not phone(size):
                    found += moved(page)
                if self.shots is not None:
                    page.screenshot(path=self.shots / f"{moment.replace(' ', '-')}.png")
                complaints += [f"{moment}: {one}" for one in found]
        return complaints


def viewport(size: Size) -> ViewportSize:
    return {"width": size[0], "height": size[1]}


def screen_of(size: Size) -> Any:
    """What a browser is told of a screen; where thumbs are, there is no mouse."""
    thumbs = phone(size)
    return {"viewport": viewport(size), "has_touch": thumbs, "is_mobile": thumbs, "reduced_motion": "reduce"}


@contextmanager
def looking(
    browser: Browser, sizes: Sequence[Size], shots: Path | None = None, locale: str = "en"
) -> Iterator[Screens]:
    screens = Screens(browser, sizes, shots, locale)
    try:
        yield screens
    finally:
        screens.close()


@contextmanager
def dealt(folder: Path) -> Iterator[Dealt]:
    server = Dealt(folder, "--limit", "tables=1000", "--limit", "requests=100000")
    server.start()
    try:
        yield server
    finally:
        server.kill()


def complaints_at(
    screens: Screens, server: Served, table: Seated, moments: Sequence[int] = MOMENTS
) -> Iterator[tuple[str, list[str]]]:
    """Each moment that came, and what was wrong at it."""
    game = Game(server, table)
    for moment in moments:
        if not game.play(moment):
            return
        yield f"{table.name} after {game.answered} answers ({game.kind})", screens.look(game)


def complaints_about(screens: Screens, server: Dealt, asked: Asked) -> list[str]:
    """What is wrong where a question is asked; games that go on see to it that nothing moves."""
    game = Questioned(server, asked)
    game.play(0)
    assert game.kind == asked.kind
    return screens.look(game, still=0)


def main() -> None:
    from tests.web.conftest import chromium

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", default=",".join(f"{width}x{height}" for width, height in SIZES))
    parser.add_argument("--tables", default=",".join(table.name for table in TABLES))
    parser.add_argument("--moments", type=int, default=len(MOMENTS), help="so many of them, the early ones first")
    parser.add_argument("--series", default="1", help="another number plays other games")
    parser.add_argument("--shots", type=Path, help="where a picture of every moment on every screen is put")
    parser.add_argument("--language", default="en")
    given = parser.parse_args()
    sizes = [(int(width), int(height)) for width, height in (size.split("x") for size in given.sizes.split(","))]
    names = given.tables.split(",")
    questions = [asked for asked in QUESTIONS if asked.name in names or "questions" in names]
    tables = [table for table in TABLES if table.name in names]
    if given.shots:
        given.shots.mkdir(parents=True, exist_ok=True)
    os.environ[SERIES] = given.series
    looks = faults = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        dealt(Path(folder)) as server,
        chromium() as browser,
        looking(browser, sizes, given.shots, given.language) as screens,
    ):
        for asked in questions:
            found = complaints_about(screens, server, asked)
            looks += len(sizes)
            faults += len(found)
            print(f"{asked.name}: {len(found) or 'nothing'} wrong", *found, sep="\n  ", flush=True)
        for table in tables:
            for moment, found in complaints_at(screens, server, table, MOMENTS[: given.moments]):
                looks += len(sizes)
                faults += len(found)
                print(f"{moment}: {len(found) or 'nothing'} wrong", *found, sep="\n  ", flush=True)
    seen = len(tables) + len(questions)
    print(f"\n{looks} looks at {seen} tables on {len(sizes)} screens: {faults or 'nothing'} wrong")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
