"""What holds for every test."""

import os
import signal

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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("proof"):
            item.add_marker(pytest.mark.timeout(LONGEST_PROOF))
