"""Words can be read on everything they stand on in the browser, in both themes."""

import re
from pathlib import Path

import pytest

from senbazuru.look.papers import contrast, luminance

STYLE = (Path(__file__).parents[2] / "web" / "src" / "style.css").read_text("utf-8")
THEMES = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
LEAST, LEAST_SIGN, LEAST_PLATE = 4.5, 3, 1.1
"""Contrast of words, of what is no word, and of papers beside each other."""

LYING = ("paper", "plate", "sheet", "key")
TABLE = ("table", "table-light", "table-dark")


def colours(selector: str, dark: bool) -> dict[str, str]:
    """What the style sheet says of a theme: the colours by their names."""
    rule = re.search(rf"^{re.escape(selector)} {{\n(.*?)^}}", STYLE, re.MULTILINE | re.DOTALL)
    assert rule
    told = re.findall(r"--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));", rule[1])
    return {name: (night if dark else day) or both for name, day, night, both in told}


@THEMES
def test_words_can_be_read_on_whatever_lies_on_the_table(dark: bool) -> None:
    named = colours(":root", dark)
    for words in ("ink", "quiet", "good", "warn", "red"):
        for ground in LYING:
            if (words, ground) != ("red", "key"):  # what is pressed has no red words
                assert contrast(named[words], named[ground]) >= LEAST, (words, ground)
    assert contrast(named["red-ink"], named["red"]) >= LEAST


@THEMES
@pytest.mark.parametrize("cloth", ["", "sea"])
def test_words_can_be_read_on_the_table(dark: bool, cloth: str) -> None:
    named = colours(":root", dark) | (colours(f':root[data-cloth="{cloth}"]', dark) if cloth else {})
    for words in ("on-table", "on-table-quiet", "ink", "quiet"):
        for ground in TABLE:
            assert contrast(named[words], named[ground]) >= LEAST, (words, ground)


@THEMES
def test_where_the_keys_are_is_seen(dark: bool) -> None:
    named = colours(":root", dark)
    for ground in (*LYING, *TABLE):
        assert contrast(named["focus"], named[ground]) >= LEAST_SIGN, ground


@THEMES
def test_what_asks_stands_out_from_what_is_only_there(dark: bool) -> None:
    """The plate of a question is lighter than the sheets of log and hand; keys on it can be told from it."""
    named = colours(":root", dark)
    assert luminance(named["plate"]) > luminance(named["sheet"])
    assert contrast(named["plate"], named["sheet"]) >= LEAST_PLATE
    assert contrast(named["plate"], named["key"]) >= LEAST_PLATE
