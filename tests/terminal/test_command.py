"""`senbazuru play` on the command line: what it refuses, and the bots it shows."""

import pytest
from click.testing import CliRunner, Result

from senbazuru.cli import main
from senbazuru.terminal.saves import data_folder


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["play", *words])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("boats",), "--watch"),
        (("chess",), "origami"),
        (("--humans", "3"), "--players"),
        (("--humans", "0"), "0"),
        (("--bots", "hal"), "greedy"),
        (("--bots", ","), "at least one bot"),
        (("--families", "farm"), "families"),
        (("--pace", "-1"), "-1"),
        ((), "--watch"),
    ],
)
def test_a_wrong_call_says_what_to_do(words: tuple[str, ...], said: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert said in " ".join(result.output.split())
    assert "Traceback" not in result.output


def test_watching_tells_a_whole_game_in_words() -> None:
    result = run("--watch", "--seed", "5", "--families", "sea,lawn")
    assert result.exit_code == 0
    assert "The game is over." in result.stdout
    assert "{" not in result.stdout
    assert result.stdout == run("--watch", "--seed", "5", "--families", "sea,lawn").stdout


def test_the_data_folder_is_the_users(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data/of/mine")
    assert data_folder().as_posix() == "/data/of/mine/senbazuru"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert data_folder().as_posix().endswith("/.local/share/senbazuru")
