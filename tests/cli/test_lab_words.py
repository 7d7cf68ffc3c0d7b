"""What the laboratory prints and draws is said in the language of the call: words and figures."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from senbazuru import languages
from senbazuru.arena import balancing, strength
from senbazuru.arena.balancing import Round, Texts
from senbazuru.arena.figures import figures_of, moved
from senbazuru.bots import all_bots
from senbazuru.cli import main
from senbazuru.cli.bench import Own, Row
from senbazuru.cli.check import closing_line
from senbazuru.games import GAMES
from senbazuru.islands.charts import SHIPPED_SHEAF
from senbazuru.kernel import check as kernel
from senbazuru.kernel.check import Report
from senbazuru.languages import ENGLISH, speaking
from senbazuru.origami.packs import read_text
from tests.text.shouting import SHOUTED, shouting

TYPED = {*GAMES, *all_bots(), *SHIPPED_SHEAF.sheets, "tests", "arena", "sailors", "ighest", "owest"}
"""What is called the same in every language."""
BOATS = "--bots random,tests.arena.sailors:Highest,tests.arena.sailors:Lowest --seed 7 --jobs 1"


@pytest.fixture(scope="module", autouse=True)
def _another_language(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """English that shouts, and has a comma where others have a point."""
    folder = tmp_path_factory.mktemp("text")
    with shouting(folder):
        for cached in (languages.bundle_of, languages._of_commands):
            cached.cache_clear()
        for name, was, now in (("commands", "decimal-point = .", "decimal-point = ,"), ("lab", "r = ,", "r = .")):
            file = folder / SHOUTED / f"{name}.ftl"
            assert was in file.read_text("utf-8")
            file.write_text(file.read_text("utf-8").replace(was, now), "utf-8")
        yield
    for cached in (languages.bundle_of, languages._of_commands):
        cached.cache_clear()


def said(call: str, language: str, code: int = 0) -> str:
    """What a call prints, but for the time that it took."""
    result = CliRunner().invoke(main, [*call.split(), "--language", language])
    assert result.exit_code == code, result.output
    assert not re.search(r"\{[a-z-]+\}", result.output), "a missing word"
    return re.sub(r" +\d+[.,]\d\d$|\d+[.,]\d\d \|$", "", result.output, flags=re.MULTILINE)


def assert_shouted(told: str, english: str) -> None:
    assert told.upper() == re.sub(r"(?<=\d)\.(?=\d)", ",", english).upper()
    assert {word for word in re.findall("[a-z]{3,}", told) if word not in TYPED} == set()


@pytest.mark.parametrize(
    "call",
    [
        "simulate boats --games 5 --seed 1",
        "simulate boats --games 1 --seed 1",
        f"arena boats {BOATS} --games 3 --duplicate",
        f"arena boats {BOATS} --games 1 --players 3",
        "arena islands --players 1 --games 1 --bots random,greedy --seed 7 --jobs 1",
        "lab cards mixed --games 12 --seed 5 --bots random",
        "lab cards origami --games 12 --seed 5 --bots random --families farm,sky --markdown",
        "lab seats boats --games 3 --seed 5",
        "lab seats boats --games 3 --seed 5 --markdown",
        "lab sheets --games 2 --players 1 --players 2 --seed 5 --bots random",
        "lab sheets --games 2 --players 2 --seed 5 --bots random --markdown",
        "check boats --games 1",
    ],
)
def test_tables_are_told_in_any_language(call: str) -> None:
    assert_shouted(said(call, SHOUTED), said(call, ENGLISH))


@pytest.mark.parametrize(
    "call",
    [
        "arena",
        "arena boats",
        "arena boats --out a --resume setup.py",
        "lab cards islands",
        "lab balance tests",
        "lab seats islands --players 1",
        "lab strength --only chess",
        "lab strength --only boats --write README.md",
        "lab strength --write README.md",
        "lab strength --kept",
    ],
)
def test_so_is_what_is_refused(call: str) -> None:
    said_there = said(call, SHOUTED, 2).splitlines()[-1]
    assert said_there.startswith("ERROR: ")
    assert said_there.upper() == said(call, ENGLISH, 2).splitlines()[-1].upper()


def test_json_is_english() -> None:
    for call in ("simulate boats --games 2", "lab cards origami --families farm,sky --bots random --games 2"):
        assert said(f"{call} --seed 1 --json", SHOUTED) == said(f"{call} --seed 1 --json", ENGLISH)


@pytest.mark.parametrize(
    ("call", "title"),
    [
        (f"arena boats {BOATS} --games 3 --plot", "BOATS, 2 PLAYERS"),
        ("lab cards mixed --games 40 --seed 5 --bots random --picture", "LUCK OF A CARD’S OWNERS, BESIDE CARDS"),
    ],
)
def test_pictures_too(call: str, title: str, tmp_path: Path) -> None:
    shown = {}
    for language in (SHOUTED, ENGLISH):
        said(f"{call} {tmp_path / language}", language)
        texts = ElementTree.parse(tmp_path / language).iter()
        shown[language] = [element.text or "" for element in texts if element.tag.rpartition("}")[2] != "style"]
    assert any(text.upper().startswith(title) for text in shown[SHOUTED])
    assert_shouted("\n".join(shown[SHOUTED]), "\n".join(shown[ENGLISH]))


def tried(texts: Texts, *_: object) -> Iterator[tuple[Round, Texts]]:
    """Two rounds that nobody plays: one as it is, and one that moves a figure of every kind, and more."""
    figures = [figure for name, text in texts.items() for figure in figures_of(read_text(text, name))]
    chosen = [*{figure.what: figure for figure in figures}.values(), *figures[:2]]
    steps = {figure: next(value for value in figure.choices if value != figure.value) for figure in chosen}
    trial = dict(texts)
    for figure, value in steps.items():
        trial[figure.pack] = moved(trial[figure.pack], figure, value)
    moves = {figure.name: (figure.value, value) for figure, value in steps.items()}
    yield Round(0, {}, True, 0.5, {"mixed": []}, {}, {}), texts
    yield Round(1, moves, True, 0.25, {"mixed": ["cat"]}, {}, {}), trial


def test_figures_that_are_moved_have_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balancing, "balance", tried)
    told, logs = {}, []
    for language in (SHOUTED, ENGLISH):
        folder = tmp_path / language
        assert CliRunner().invoke(main, ["cards", "export", str(folder)]).exit_code == 0
        told[language] = said(f"lab balance {folder} --games 1 --seed 3", language)
        logs.append((folder / "balance.jsonl").read_text("utf-8"))
    assert "\n0: as it is: 0.5000 off; cards beyond: mixed 0; kept\n1: " in told[ENGLISH]
    assert re.search(r"and 2 more: 0.2500 off; .*\n\nfigures moved:\n[A-Z][A-Za-z ]+ +\d to \d", told[ENGLISH])
    for what in ("points", "award", "cost"):
        assert re.search(rf"^[A-Z][A-Za-z ]+ {what} +\d to \d$", told[ENGLISH], re.MULTILINE)
    assert_shouted(told[SHOUTED], told[ENGLISH])
    assert logs[0] == logs[1]


def test_whatever_is_counted_has_a_name() -> None:
    counted = {
        *re.findall(r'count\("(\w+)"\)', Path(kernel.__file__).read_text("utf-8")),
        "games",
        "steps",
        "transcripts",
    }
    with speaking(SHOUTED):
        told = closing_line("boats", Report(Counter(dict.fromkeys(counted, 2))))
    assert told.startswith("boats: 2 ")
    assert told.endswith(": ALL RIGHT")
    assert "{" not in told


def test_a_page_gets_the_language_that_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    row = replace(strength.LEVELS[0], game="boats", bot="greedy", rival="random", games=8)
    monkeypatch.setattr(strength, "SECTIONS", {"levels": (row, replace(row, players=4))})
    pages = {}
    for language in (SHOUTED, ENGLISH):
        page = tmp_path / f"{language}.md"
        page.write_text("<!-- levels -->\n\n<!-- end of levels -->\n", "utf-8")
        said(f"lab strength --jobs 1 --write {page}", language)
        pages[language] = [re.sub(r"\S+ \|$", "|", line) for line in page.read_text("utf-8").splitlines()[1:-3]]
    assert pages[SHOUTED][0].startswith("| GAME | PLAYERS | BOT |")
    assert_shouted("\n".join(pages[SHOUTED]), "\n".join(pages[ENGLISH]))


def test_what_is_measured_is_named_in_any_language_and_in_json_in_english() -> None:
    rows = [Row("inside", 2_345_678.0, "decisions/s", 2_000_000), Row("copy", 0.25, "microseconds", 0.2)]
    rows.append(Row("pace", 12.5, "milliseconds", None, {"rate": 200, "tables": 500}))
    own = Own(rows, rows[:1])
    with speaking(SHOUTED):
        told, data = own.text(), own.told()
    assert "  INSIDE, 2 PLAYERS  " in told
    assert " 2.345.678 DECISIONS/S    GOAL 2.000.000 REACHED\n" in told
    assert " 0,25 MICROSECONDS   GOAL 0,20 MISSED\n" in told
    assert "\n  P99 AT 200 MOVES/S, 500 TABLES " in told
    assert [row["name"] for row in data["rows"]] == [row.name for row in rows]
    assert data["rows"][0]["name"] == "inside, 2 players"
    assert data["rows"][0]["unit"] == "decisions/s"
    json.dumps(data)
