"""docs/glossary.md: every place that it names is there."""

import re
from importlib import import_module
from pathlib import Path

TOP = Path(__file__).parents[2]
ROW = re.compile(r"\| (?P<word>[a-z][^|]*) \| (?P<means>[^|]+) \| (?P<where>[^|]+) \|")
ROWS = [ROW.fullmatch(line) for line in (TOP / "docs" / "glossary.md").read_text("utf-8").splitlines()]
WORDS = {row["word"]: row for row in ROWS if row and row["word"] != "word"}


def there(place: str) -> bool:
    """Whether a place is a file of the client, a module, or something in one."""
    if place.startswith("web/"):
        return (TOP / place).is_file()
    *modules, last = place.split(".")
    try:
        import_module(f"senbazuru.{place}")
        return True
    except ModuleNotFoundError:
        pass
    if modules and modules[-1][0].isupper():
        *modules, owner = modules
        return hasattr(getattr(import_module(f"senbazuru.{'.'.join(modules)}"), owner, None), last)
    return hasattr(import_module(f"senbazuru.{'.'.join(modules)}"), last)


def test_every_place_in_the_glossary_is_there() -> None:
    places = [(word, place) for word, row in WORDS.items() for place in re.findall("`([^`]+)`", row["where"])]
    assert len(places) > 40
    gone = [f"{word}: {place}" for word, place in places if not there(place)]
    assert not gone, "\n".join(gone)


def test_every_word_has_a_place_and_a_sentence() -> None:
    assert len(WORDS) >= 30
    bare = [word for word, row in WORDS.items() if "`" not in row["where"] or row["means"].rstrip(")")[-1] != "."]
    assert not bare, "\n".join(bare)


def test_a_place_that_is_gone_is_noticed() -> None:
    assert not there("kernel.state.State.open")
    assert not there("origami.packs.Family")
    assert not there("web/src/line.ts")
