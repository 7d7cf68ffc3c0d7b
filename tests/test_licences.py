"""Everything we build on stands under a licence that is welcome, and docs/licences.md lists it."""

import runpy
from pathlib import Path

import pytest

TOOL = runpy.run_path(str(Path(__file__).parents[1] / "tools" / "licences.py"))


def test_all_licences_are_known_and_welcome() -> None:
    assert list(TOOL["unwelcome"](list(TOOL["uses"]()))) == []


def test_the_page_lists_them() -> None:
    assert TOOL["PAGE"].read_text() == TOOL["page"](list(TOOL["uses"]())), "run `make licences`"


@pytest.mark.skipif(not TOOL["CLIENT"].is_file(), reason="the client is not built: make web")
def test_the_client_carries_the_notices_of_what_is_in_it() -> None:
    text = TOOL["CLIENT"].read_text()
    assert {name for kind, name, _ in TOOL["uses"]() if kind == "client"} >= {"@fluent/bundle", "svelte", "uqr"}
    assert "Permission is hereby granted" in text
    assert "Copyright" in text


@pytest.mark.parametrize(
    ("licence", "welcome"),
    [
        ("MIT", True),
        ("MPL-2.0", False),
        ("MIT AND MPL-2.0", False),
        ("MIT OR GPL-3.0-only", True),
        ("(MIT OR GPL-3.0-only) AND ISC", True),
        ("(MIT AND GPL-3.0-only) OR AGPL-3.0-or-later", False),
        ("Apache-2.0 WITH LLVM-exception", False),
        ("SEE LICENSE IN LICENSE.txt", False),
        ("unknown", False),
        ("", False),
    ],
)
def test_an_expression_needs_a_way_that_is_welcome(licence: str, welcome: bool) -> None:
    assert TOOL["may_be_used"](licence, TOOL["PERMISSIVE"]) is welcome


def test_what_is_not_welcome_is_named_and_one_is_told_what_to_do() -> None:
    used = [("client", "lightningcss", "MPL-2.0"), ("web", "lightningcss", "MPL-2.0"), ("dev", "paper", "unknown")]
    inside, nowhere = TOOL["unwelcome"](used)
    assert inside.startswith("lightningcss stands under MPL-2.0, which is not welcome there ('Inside the client")
    assert nowhere.startswith("paper does not tell its licence. Look it up")
