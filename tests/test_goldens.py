"""Whole games come out as they are written down."""

from pathlib import Path

import pytest

from tests.goldens import FOLDER, follow, plain

GAMES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_comes_out_the_same(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for written, found in zip(plain(text), follow(text), strict=True):
        assert found == written


def test_there_are_three_annotated_games_and_some_generated_ones() -> None:
    names = [path.stem.split("-")[0] for path in GAMES]
    assert names.count("annotated") == 3
    assert names.count("generated") >= 5


@pytest.mark.parametrize("path", [p for p in GAMES if p.stem.startswith("annotated")], ids=lambda path: path.stem)
def test_every_answer_of_an_annotated_game_has_its_comment(path: Path) -> None:
    for line in path.read_text(encoding="utf-8").splitlines():
        if line[:1].isdigit():
            assert "#" in line, f"not annotated: {line}"


def test_a_changed_line_would_be_found() -> None:
    text = GAMES[0].read_text(encoding="utf-8").replace("scores: ", "scores: 1", 1)
    assert plain(text) != follow(text)
