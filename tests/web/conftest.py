"""A real server, a real browser, and what the tests measured."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.server.harness import Served, served
from tests.web.dealt import Dealt
from tests.web.people import Person

DESK: Final[ViewportSize] = {"width": 1280, "height": 800}
PHONE: Final[ViewportSize] = {"width": 360, "height": 740}
MEASURED = "measured: "
LONGEST = 240.0
"""Seconds that a test in a browser may take: one that hangs is to say where."""
AT_ONCE: Final = """
    const kept = JSON.parse(localStorage.getItem("senbazuru-settings") ?? "{}");
    localStorage.setItem("senbazuru-settings", JSON.stringify({ speed: "off", ...kept }));
"""
"""Others' moves are just there, unless somebody has chosen otherwise."""
Measure = Callable[[str, str], None]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.timeout(LONGEST, method="signal"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("server")
    with served(folder, "--limit", "tables=1000", "--limit", "requests=100000", kind=Dealt) as running:
        assert "<div id=" in running.get("/"), "the client is not built: make web"
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not program():
        pytest.skip("there is no Chromium here: make web-test installs it")
    with chromium() as started:
        yield started


def program() -> str | None:
    return os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")


@contextmanager
def chromium() -> Iterator[Browser]:
    alone = ["--no-sandbox"] if os.getuid() == 0 else []
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=program(), args=[*alone, "--disable-gpu"])
        yield started
        started.close()


@pytest.fixture
def people(browser: Browser, server: Served) -> Iterator["People"]:
    crowd = People(browser, server)
    yield crowd
    crowd.leave()


class People:
    """Whoever comes, each with a browser of his own. None of them may see an error."""

    def __init__(self, browser: Browser, server: Served) -> None:
        self.browser = browser
        self.server = server
        self.here: list[Person] = []

    def come(self, path: str | None = "/", **context: Any) -> Person:
        look = {"viewport": DESK, "reduced_motion": "reduce", **context}
        person = Person(self.browser.new_context(**look).new_page(), f"http://{self.server.host}")
        self.here.append(person)
        if path is not None:
            person.page.goto(person.host + path)
        return person

    def sit(self, game: str, bots: list[str], *, plan: dict[str, Any] | None = None, **context: Any) -> Person:
        """Somebody at a table with bots, where nobody waits for an undo, nor to see others move."""
        plan = {"players": len(bots) + 1, "bot_pause": 0, **(plan or {})}
        opened = self.server.open_table(game, name="Ann", bots=bots, start=True, **plan)
        ann = self.come(None, **context)
        ann.page.add_init_script(AT_ONCE)
        ann.page.goto(f"{ann.host}/table/{opened['table']['id']}#{opened['secret']}")
        return ann

    def leave(self) -> None:
        for person in self.here:
            person.page.context.close()
        complaints = [complaint for person in self.here for complaint in person.complaints]
        assert not complaints


@pytest.fixture
def measure(record_property: Callable[[str, object], None]) -> Measure:
    """Keep a figure for the end of the run."""
    return lambda what, figure: record_property(MEASURED + what, figure)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name.startswith(MEASURED):
                terminalreporter.write_line(f"{name.removeprefix(MEASURED)}: {value}")
