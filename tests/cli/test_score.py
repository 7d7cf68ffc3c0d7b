"""`senbazuru score`: points that are counted at home, from a file or asked for."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from senbazuru.cli import main
from senbazuru.languages import LANGUAGES

TALLY = """families: farm, sky
player: Ann
left: cat, el
right: owl, owl
hand: 3

player: Bob
left: dog
hand: 5
"""


def run(*args: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(main, ["score", *args], input=typed)


@pytest.fixture
def tally(tmp_path: Path) -> Path:
    file = tmp_path / "evening.txt"
    file.write_text(TALLY.replace("el", "fox"), "utf-8")
    return file


def test_a_file_is_counted(tally: Path) -> None:
    result = run("origami", str(tally))
    assert result.exit_code == 0, result.output
    assert "Final score" in result.output
    assert "left   Fox" in result.output
    assert result.output.endswith("Ann wins!\n")


def test_so_is_what_is_piped_in() -> None:
    assert "Ann wins!" in run("origami", "-", typed=TALLY.replace("el", "fox")).output


def test_a_tie_says_what_decides() -> None:
    result = run("islands", "-", typed="player: Ann\ncoins: 3\nplayer: Bob\ncoins: 4")
    assert result.output.endswith("Bob wins!\nEqual points: whoever has more coins wins.\n")


def test_who_plays_alone_has_a_title() -> None:
    assert "no title yet" in run("islands", "-", typed="player: Ann").output


def test_as_data(tally: Path) -> None:
    told = json.loads(run("origami", str(tally), "--json").output)
    assert (told["game"], told["players"], told["winners"], told["tied"]) == ("origami", ["Ann", "Bob"], [0], False)
    assert told["scores"][0]["score"] == sum(c["points"] + c["bonus"] for c in told["scores"][0]["cards"])
    assert "over: yes" in told["position"]


def test_what_is_wrong_is_told_with_its_line() -> None:
    result = run("origami", "-", typed=TALLY)
    assert result.exit_code == 2
    assert "Line 3 cannot be scored: Elephant belongs to Savannah" in result.output


def test_a_game_that_nobody_counts() -> None:
    result = run("chess", "-", typed="")
    assert result.exit_code == 2
    assert "chess" in result.output


CARDS = "2\nfarm, sky\nAnn\nc, fo\ncat, fo\nowl\n3\n\ndog\n\n5\n"
"""Two players; what is said second cannot be: several cards begin with c."""


def test_who_names_no_file_is_asked() -> None:
    result = run("origami", typed=CARDS)
    assert result.exit_code == 0, result.output
    assert "`c` may be Cat, Chick" in result.output
    assert "Cat, Fox" in result.output
    assert "Ann wins!" in result.output
    assert "Line" not in result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_any_language(language: str) -> None:
    names = {"en": "farm, cat, fox", "de": "bauern, katz, fuch", "it": "fatt, gatto, volp"}[language]
    family, cat, fox = names.split(", ")
    result = run("origami", "--language", language, typed=f"2\n{family}, sky\nAnn\n{cat}\n{fox}\n3\nBob\n\n\n0\n")
    assert result.exit_code == 0, result.output
    assert "{" not in result.output


ROWS = ["~...L~", "S.^Cbb", "..TD.b", "", "", ""]


@pytest.mark.parametrize(("answer", "points"), [("", -16), ("no", -21)])
def test_islands_are_asked_for_row_by_row(answer: str, points: int) -> None:
    typed = ["1", "Ann", "zabuton, masu", "7", *ROWS, answer, "", "", ""]
    result = run("islands", typed="\n".join(typed) + "\n")
    assert result.exit_code == 0, result.output
    assert "outline (e2, f2, f3) painted with a single shape" in result.output
    assert f"* Ann: {points}" in result.output


def test_what_cannot_be_painted_is_asked_for_again() -> None:
    typed = ["1", "Ann", "zabuton, masu", "7", "b", *ROWS[1:], *ROWS, "", "", "", ""]
    result = run("islands", typed="\n".join(typed) + "\n")
    assert result.exit_code == 0, result.output
    assert "6 squares in row 1, not 1" in result.output
