"""The strength table: its rows, its goals, and how it gets into its page."""

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from senbazuru.arena import strength
from senbazuru.arena.strength import COLUMNS, GREEDY, LEVELS, Measured, Row, cells, filled, measured, table, told
from senbazuru.cli import main
from senbazuru.cli.common import rules_for
from tests.arena.test_standings import outcome
from tests.arena.test_tournament import HIGH

DUEL = Row("boats", 2, "random", HIGH, 0.75)
AMONG = Row("boats", 4, "random", HIGH, 0.45)
ALONE = Row("islands", 1, "greedy", "random", 60)


def of(row: Row, *games: tuple[tuple[str, ...], list[int]]) -> Measured:
    """What so many deals tell if each goes like this."""
    cup = row.tournament(rules_for, 40)
    return measured(row, cup, [outcome(deal, seats, scores) for deal in range(40) for seats, scores in games])


def test_a_row_is_400_games_and_340_among_four() -> None:
    for row in (*LEVELS, *GREEDY):
        most = 340 if row.players == 4 and row.goal else 400
        assert most - row.players < row.deals * max(2, row.players) <= most
    assert len(DUEL.tournament(rules_for).schedule()) == 400
    assert len(AMONG.tournament(rules_for).schedule()) == 400
    assert len(ALONE.tournament(rules_for).schedule()) == 400


def test_a_goal_is_met_by_the_estimate_and_surely_better_than_equals() -> None:
    always = of(DUEL, (("random", HIGH), [2, 1]), ((HIGH, "random"), [1, 2]))
    assert (always.value, always.met) == (1, True)
    half = of(DUEL, (("random", HIGH), [2, 1]), ((HIGH, "random"), [2, 1]))
    assert (half.value, half.met) == (0.5, False)
    assert replace(always, value=0.74).met is False, "the goal is not reached"
    assert replace(always, value=0.76, bounds=(0.5, 0.9)).met is False, "it could be chance"
    assert replace(always, value=0.76, bounds=(0.51, 0.9)).met is True


def test_among_four_equals_have_a_quarter() -> None:
    found = of(AMONG, *(((HIGH,) * seat + ("random",) + (HIGH,) * (3 - seat), [1, 1, 1, 1]) for seat in range(4)))
    assert found.value == 0.25
    assert found.met is False
    assert replace(found, value=0.46, bounds=(0.4, 0.5)).met is True
    assert replace(found, value=0.46, bounds=(0.24, 0.7)).met is False


def test_alone_medians_on_the_same_deals_are_compared() -> None:
    found = of(ALONE, (("greedy",), [200]), (("random",), [135]))
    assert (found.value, found.bounds, found.met) == (65, (65, 65), True)
    assert cells(found)[5:9] == ["+60", "+65", "+65 to +65", "yes"]


def test_a_row_says_who_played_in_which_version() -> None:
    found = of(AMONG, *(((HIGH,) * seat + ("random",) + (HIGH,) * (3 - seat), [1, 1, 1, 1]) for seat in range(4)))
    shown = dict(zip(COLUMNS, cells(found)))
    assert (shown["bot"], shown["against"]) == ("random 1", f"3 × {HIGH} 3")
    assert (shown["games"], shown["goal"], shown["result"], shown["met"]) == ("160", "45 %", "25.0 %", "**no**")
    assert shown["milliseconds"] == "2.00"


def test_columns_that_say_nothing_are_left_out() -> None:
    plain = of(replace(DUEL, goal=None), (("random", HIGH), [2, 1]), ((HIGH, "random"), [1, 2]))
    assert "goal" not in table([plain])
    assert "| goal |" in table([plain, of(DUEL, (("random", HIGH), [2, 1]), ((HIGH, "random"), [1, 2]))])
    assert told([plain]).endswith("80 games, 0.0 minutes of thinking on one core.")


def test_only_what_is_between_the_marks_changes() -> None:
    page = "Prose.\n<!-- levels -->\nold | figures\n<!-- end of levels -->\nMore | prose.\n"
    assert filled(page, "levels", "new") == "Prose.\n<!-- levels -->\nnew\n<!-- end of levels -->\nMore | prose.\n"
    for broken in ("no marks", page + page, page.replace("end of ", "")):
        with pytest.raises(ValueError):
            filled(broken, "levels", "new")


def test_other_versions_are_kept_in_another_file(monkeypatch: pytest.MonkeyPatch) -> None:
    cup = DUEL.tournament(rules_for)
    name = DUEL.file_name(cup)
    assert name == DUEL.file_name(DUEL.tournament(rules_for, 3)), "more deals go on in the same one"
    monkeypatch.setattr("tests.arena.sailors.Highest.version", 4)
    assert DUEL.file_name(cup) != name


def test_the_command_measures_resumes_and_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Page\n<!-- levels -->\n\n<!-- end of levels -->\nEnd.\n", encoding="utf-8")
    monkeypatch.setattr(strength, "SECTIONS", {"levels": (replace(DUEL, games=8), replace(AMONG, games=8))})
    words = ["lab", "strength", "--jobs", "1", "--keep", str(tmp_path / "kept"), "--write", str(page)]
    first = CliRunner().invoke(main, words)
    assert first.exit_code == 0, first.output
    assert len(list((tmp_path / "kept").iterdir())) == 2
    written = page.read_text(encoding="utf-8")
    assert written.startswith("# Page\n<!-- levels -->\n| game |")
    assert "of 2 goals met; 16 games" in written
    monkeypatch.setattr("senbazuru.arena.tournament.play_match", None)
    assert CliRunner().invoke(main, words).stdout == first.stdout, "nothing is played again"
    assert page.read_text(encoding="utf-8") == written


def test_what_is_kept_can_be_summed_up_at_any_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "SECTIONS", {"levels": (replace(DUEL, games=8), replace(AMONG, games=8))})
    words = ["lab", "strength", "--jobs", "1", "--keep", str(tmp_path)]
    assert CliRunner().invoke(main, [*words, "--only", "boats-2"]).exit_code == 0
    (file,) = tmp_path.iterdir()
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:6]), encoding="utf-8")
    shown = CliRunner().invoke(main, [*words, "--kept"]).stdout
    assert "of 1 goals met; 4 games, " in shown, "the fifth game is half of a deal"
    assert shown.endswith(f"Not measured yet: boats 4 random-{HIGH}.\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--only", "chess"], "no row"),
        (["--only", "boats", "--write", "README.md"], "all rows"),
        (["--kept"], "--keep"),
    ],
)
def test_a_wrong_call_says_what_to_do(words: list[str], said: str) -> None:
    result = CliRunner().invoke(main, ["lab", "strength", *words])
    assert result.exit_code == 2
    assert said in result.output
