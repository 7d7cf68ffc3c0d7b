"""What holds for every test."""

import os
import secrets
import signal
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from hypothesis import settings

import senbazuru

# A busy machine is not a bug, and a build server should find today what it found yesterday.
settings.register_profile("senbazuru", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("senbazuru")

# Nor should what is said depend on where it is tested.
os.environ["SENBAZURU_LANGUAGE"] = "en"

# A shell starts what runs in its background deaf to Ctrl+C, and all that we start would be, too.
signal.signal(signal.SIGINT, signal.default_int_handler)

LONGEST_PROOF = 3600.0
"""Seconds; any other test that takes longer than `timeout` in pyproject.toml hangs."""


def pytest_configure() -> None:
    """Refuse to test the wrong build: a suite that passes on it proves nothing."""
    found = "1" if senbazuru.COMPILED else "0"
    if os.environ.get("SENBAZURU_EXPECT_COMPILED", found) != found:
        build = "compiled" if senbazuru.COMPILED else "pure"
        pytest.exit(f"This is the wrong build: {senbazuru.__file__} is {build}.", returncode=4)


AROUND: Final = {"server", "terminal", "web"}
"""What is tested there is several processes that wait for each other. A busy machine may let one of them wait too long,
so what fails is asked once more, and both answers are told."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.relative_to(Path(__file__).parent).parts[0] in AROUND:
            item.add_marker(pytest.mark.flaky(reruns=1))
        if item.get_closest_marker("proof"):
            item.add_marker(pytest.mark.timeout(LONGEST_PROOF))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """What chance deals in a test it deals in the next run, too. What is served in a process of its own is chance."""
    chance = Random(item.nodeid)
    secrets.token_hex = lambda nbytes=None: chance.randbytes(nbytes or 32).hex()


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """What passed only when it was asked again, and why it had failed."""
    for report in terminalreporter.getreports("rerun"):
        terminalreporter.write_line(f"asked once more: {report.nodeid}\n{report.longreprtext}")
