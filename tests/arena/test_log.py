"""The file of a tournament: it can be interrupted anywhere, and it is never mistaken for another's."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from senbazuru.arena.log import Log, read
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.random import Seed
from tests.arena.test_tournament import HIGH, LOW, tournament

CUP = tournament(HIGH, LOW)
PLAYED = [CUP.play(fixture) for fixture in CUP.schedule()]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "folder" / "cup.jsonl"
    with Log(path, CUP) as log:
        for outcome in PLAYED[:3]:
            log.add(outcome)
    return path


def test_a_finished_game_is_one_line(file: Path) -> None:
    first, *games = file.read_text(encoding="utf-8").splitlines()
    assert json.loads(first)["arena"] == 1
    assert [json.loads(line)["deal"] for line in games] == [0, 1, 2]


def test_what_was_played_is_not_played_again(file: Path) -> None:
    with Log(file, CUP) as log:
        assert log.played == PLAYED[:3]
        log.add(PLAYED[3])
    with Log(file, CUP) as log:
        assert log.played == PLAYED


def test_wherever_the_file_is_torn_whole_lines_remain(file: Path) -> None:
    whole = file.read_bytes()
    first = whole.index(b"\n") + 1
    for size in range(first, len(whole)):
        file.write_bytes(whole[:size])
        kept = whole[:size].count(b"\n") - 1
        assert read(file)[1] == PLAYED[:kept]
        assert file.read_bytes() == whole[:size], "reading changes nothing"
        with Log(file, CUP) as log:
            assert log.played == PLAYED[:kept]
        assert file.read_bytes() == whole[: whole[:size].rfind(b"\n") + 1]


def test_a_first_line_that_was_torn_is_written_anew(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:20])
    with Log(file, CUP) as log:
        assert log.played == []
    assert read(file)[0]["game"] == "boats"


@pytest.mark.parametrize(
    ("field", "other"),
    [
        ("seed", replace(CUP, seed=Seed.number(6))),
        ("bots", replace(CUP, bots=(HIGH, "random"))),
        ("players", replace(CUP, players=3)),
        ("duplicate", replace(CUP, duplicate=True)),
        ("packs", replace(CUP, packs="abc")),
        ("options", replace(CUP, options={"families": ["farm"]})),
        ("game", tournament("random", "random", game="origami")),
    ],
)
def test_a_file_of_another_tournament_is_refused(field: str, other: object, file: Path) -> None:
    before = file.read_bytes()
    with pytest.raises(SenbazuruError, check=lambda error: error.code == "other-tournament") as refused:
        Log(file, other)  # type: ignore[arg-type]
    assert refused.value.details["field"] == field
    assert file.read_bytes() == before


def test_so_is_one_that_was_played_by_another_version(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace(f'"{HIGH}": 3', f'"{HIGH}": 2'), encoding="utf-8")
    with pytest.raises(SenbazuruError, match="versions"):
        Log(file, CUP)


@pytest.mark.parametrize("line", [1, 2])
def test_a_line_that_makes_no_sense_is_named(line: int, file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[line - 1] = '{"deal": "what"}\n'
    file.write_text("".join(lines), encoding="utf-8")
    with pytest.raises(SenbazuruError, check=lambda error: error.code == "bad-tournament") as refused:
        Log(file, CUP)
    assert refused.value.details["line"] == line


def test_more_games_may_be_asked_for_later(file: Path) -> None:
    more = replace(CUP, games=9)
    with Log(file, more) as log:
        assert log.played == PLAYED[:3]
    assert read(file)[0]["games"] == 9
    with Log(file, replace(CUP, games=2)) as log:
        assert log.played == PLAYED[:2], "and fewer looked at"
    assert read(file)[0]["games"] == 9
