"""requirements/*.lock: what pyproject.toml asks for, at one version each, with hashes and without an address."""

import re
import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

TOP = Path(__file__).parents[1]
TOOL = runpy.run_path(str(TOP / "tools" / "lock.py"))
PIN = re.compile(r"(?P<name>[A-Za-z0-9._-]+)==(?P<version>[^\s;]+)( ; [^\\]+?)?( --hash=sha256:[0-9a-f]{64})+")
ASK_ANEW = "run `make lock`"


def text_of(lock: str) -> str:
    found: str = (TOP / "requirements" / f"{lock}.lock").read_text()
    return found


def pins(text: str) -> dict[str, str]:
    """The version of each package; a line of another shape is none of ours."""
    found: dict[str, str] = {}
    for line in text.replace(" \\\n   ", "").splitlines():
        if line.startswith("#"):
            continue
        pin = PIN.fullmatch(line)
        assert pin is not None, f"{line[:120]!r} is no version with hashes: {ASK_ANEW}"
        assert pin["name"] not in found, f"{pin['name']} is there twice"
        found[canonicalize_name(pin["name"])] = pin["version"]
    return found


def disagreements(wanted: list[str], text: str) -> Iterator[str]:
    locked = pins(text)
    for requirement in map(Requirement, wanted):
        version = locked.get(canonicalize_name(requirement.name))
        if version is None:
            yield f"{requirement} is not locked: {ASK_ANEW}"
        elif not requirement.specifier.contains(version, prereleases=True):
            yield f"{requirement} is locked at {version}: {ASK_ANEW}"


@pytest.mark.parametrize("lock", TOOL["LOCKS"])
def test_it_has_all_that_is_required_at_a_version_that_is_allowed(lock: str) -> None:
    assert list(disagreements(TOOL["wanted"](lock), text_of(lock))) == []


@pytest.mark.parametrize("lock", TOOL["LOCKS"])
def test_it_names_no_place_to_fetch_from(lock: str) -> None:
    assert not re.search(r"://|^\s*-(?!-hash)|@|index|file:", text_of(lock), re.MULTILINE)


def test_all_of_them_have_the_same_versions() -> None:
    everything = pins(text_of("dev"))
    for lock in TOOL["LOCKS"]:
        assert pins(text_of(lock)).items() <= everything.items(), ASK_ANEW


def test_what_builds_senbazuru_is_locked_where_it_is_built() -> None:
    for lock in ("dev", "play"):
        assert {"setuptools", "mypy", "librt"} <= pins(text_of(lock)).keys()
    assert "mypy" not in pins(text_of("server")), "a server needs nothing to run but what it runs on"


HASHES = " \\\n".join(["", *(f"    --hash=sha256:{digit * 64}" for digit in "ab")])


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (f"# A comment.\nfold==1.5 ; os_name == 'nt'{HASHES}\npaper-crane==2.0{HASHES}\n", []),
        (f"fold==1.5{HASHES}\n", ["paper.crane>=2 is not locked: run `make lock`"]),
        (f"fold==2.1{HASHES}\npaper-crane==3{HASHES}\n", ["fold<2,>=1 is locked at 2.1: run `make lock`"]),
    ],
)
def test_what_has_changed_since_is_noticed(text: str, found: list[str]) -> None:
    assert list(disagreements(["fold>=1,<2", "paper.crane>=2"], text)) == found


@pytest.mark.parametrize(
    "text",
    [
        "fold==1.5\n",
        "fold==1.5 \\\n    --hash=sha256:abc\n",
        f"fold>=1.5{HASHES}\n",
        f"fold @ https://example.org/fold{HASHES}\n",
        f"--index-url https://example.org/simple\nfold==1.5{HASHES}\n",
    ],
)
def test_what_pins_nothing_is_refused(text: str) -> None:
    with pytest.raises(AssertionError, match="no version with hashes"):
        pins(text)
