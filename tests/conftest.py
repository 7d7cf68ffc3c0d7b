"""What holds for every test."""

import os

import pytest
from hypothesis import settings

import senbazuru

# A busy machine is not a bug, and a build server should find today what it found yesterday.
settings.register_profile("senbazuru", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("senbazuru")


def pytest_configure() -> None:
    """Refuse to test the wrong build: a suite that passes on it proves nothing."""
    found = "1" if senbazuru.COMPILED else "0"
    if os.environ.get("SENBAZURU_EXPECT_COMPILED", found) != found:
        build = "compiled" if senbazuru.COMPILED else "pure"
        pytest.exit(f"This is the wrong build: {senbazuru.__file__} is {build}.", returncode=4)
