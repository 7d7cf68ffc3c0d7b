"""`python -m bench`, and how `senbazuru bench` hands over to it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from bench.commands import main
from senbazuru.cli import main as senbazuru_command

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("words", [(), ("peers",), ("server",)])
def test_every_command_explains_itself(words: tuple[str, ...]) -> None:
    result = CliRunner().invoke(main, [*words, "--help"])
    assert result.exit_code == 0
    assert "Usage:" in result.stdout


def test_it_runs_from_a_checkout() -> None:
    command = [sys.executable, "-m", "bench", "--help"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert "Usage: python -m bench" in done.stdout


def test_a_python_without_senbazuru_is_told_where_one_is() -> None:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, "-S", "-m", "bench"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "make .venv/compiled/ready" in done.stderr
    assert "Traceback" not in done.stderr


def test_packs_that_are_not_there_are_told_in_a_sentence(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["peers", "--pack", str(tmp_path / "nowhere")])
    assert result.exit_code == 2
    assert "nowhere" in result.stderr


@pytest.mark.parametrize("part", ["peers", "server"])
def test_outside_of_a_checkout_the_command_says_what_is_needed(
    part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bench").mkdir()
    (tmp_path / "bench" / "__main__.py").write_text("raise SystemExit('of somebody else')")
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(senbazuru_command, ["bench", f"--{part}"])
    assert result.exit_code == 2
    assert f"`python -m bench {part}`" in result.stderr
    assert len(result.output.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "handed"),
    [
        ("--server", ["server"]),
        ("--server --json", ["server", "--json"]),
        ("--peers --rounds 2 --this-mode --json", ["peers", "--json", "--rounds", "2", "--this-mode"]),
    ],
)
def test_in_a_checkout_the_command_hands_over(
    words: str, handed: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """It says what it was told, and ends as that ended."""
    for folder in ("bench", "src/senbazuru", "docs"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "bench" / "__main__.py").write_text("import json, sys\nprint(json.dumps(sys.argv[1:]))\nsys.exit(7)")
    monkeypatch.chdir(tmp_path / "docs")
    result = CliRunner().invoke(senbazuru_command, ["bench", *words.split()])
    assert result.exit_code == 7
    assert json.loads(capfd.readouterr().out) == handed
