"""`senbazuru arena`: the same standings in one go or in pieces, by one process or many."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from senbazuru.cli import main

CUP = ("arena", "boats", "--bots", "random,tests.arena.sailors:Highest,tests.arena.sailors:Lowest", "--seed", "7")


def run(*words: str) -> Result:
    return CliRunner().invoke(main, list(words))


def told(*words: str) -> dict[str, Any]:
    """The standings, without what depends on the clock."""
    result = run(*words, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    for bot in found["bots"]:
        del bot["milliseconds"]
    return found


def test_it_rates_everybody() -> None:
    result = run(*CUP, "--games", "6", "--jobs", "1")
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("boats, 2 players: 3 pairings, 6 deals, 18 games, seed 0000")
    found = told(*CUP, "--games", "6", "--jobs", "1")
    assert len(found["bots"]) == 3
    assert found["games"] == 18
    assert found["bots"][0]["rating"]["value"] > found["bots"][-1]["rating"]["value"]


def test_the_standings_do_not_depend_on_the_number_of_processes() -> None:
    words = (*CUP, "--games", "4", "--duplicate")
    assert told(*words, "--jobs", "1") == told(*words, "--jobs", "3")
    assert told(*words, "--jobs", "1") != told(*words, "--jobs", "1", "--seed", "8")


def test_nor_on_interruptions(tmp_path: Path) -> None:
    words = (*CUP, "--games", "5", "--duplicate", "--jobs", "1")
    file = tmp_path / "cup.jsonl"
    whole = told(*words, "--out", str(file))
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == 31
    for kept in (1, 2, 17, 30):
        file.write_bytes(b"".join(lines[:kept]) + lines[-1][:30])
        assert told(*words, "--out", str(file)) == whole
        assert file.read_bytes().count(b"\n") == 31
    file.write_bytes(b"".join(lines[:9]))
    assert told("arena", "--resume", str(file), "--jobs", "2") == whole, "the file knows which tournament it is"


def test_a_finished_tournament_is_only_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "cup.jsonl"
    words = (*CUP, "--games", "2", "--jobs", "1", "--out", str(file))
    whole = told(*words)
    monkeypatch.setattr("senbazuru.arena.tournament.play_match", None)
    assert told(*words) == whole


def test_more_games_can_be_added_later(tmp_path: Path) -> None:
    file = tmp_path / "cup.jsonl"
    words = (*CUP, "--jobs", "1")
    told(*words, "--games", "2", "--out", str(file))
    assert told("arena", "--resume", str(file), "--games", "4", "--jobs", "1") == told(*words, "--games", "4")
    assert told("arena", "--resume", str(file), "--jobs", "1")["games"] == 12


def test_another_tournament_s_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "cup.jsonl"
    told(*CUP, "--games", "1", "--jobs", "1", "--out", str(file))
    result = run(*CUP, "--games", "1", "--seed", "8", "--out", str(file))
    assert result.exit_code == 2
    assert "holds another tournament: its seed is" in result.output
    file.write_text("Dear diary\n", encoding="utf-8")
    result = run("arena", "--resume", str(file))
    assert result.exit_code == 2
    assert "Line 1" in result.output


def test_a_killed_command_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "cup.jsonl"
    words = (*CUP, "--games", "150", "--jobs", "2", "--out", str(file))
    process = subprocess.Popen(
        [sys.executable, "-m", "senbazuru", *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        until = time.monotonic() + 60
        while (not file.exists() or file.read_bytes().count(b"\n") < 20) and time.monotonic() < until:
            time.sleep(0.01)
    finally:
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
    played = file.read_bytes().count(b"\n") - 1
    assert 10 < played < 450
    assert told(*words, "--games", "150") == told(*CUP, "--games", "150", "--jobs", "1")


def test_an_interrupted_command_says_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "cup.jsonl"
    command = [sys.executable, "-m", "senbazuru", *CUP, "--games", "5000", "--jobs", "2", "--out", str(file)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    until = time.monotonic() + 60
    while (not file.exists() or file.read_bytes().count(b"\n") < 5) and time.monotonic() < until:
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "stopped; " in said
    assert "the same command goes on" in said
    assert "Traceback" not in said


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("in the way", encoding="utf-8")
    result = run(*CUP, "--games", "1", "--jobs", "1", "--out", str(tmp_path / "folder" / "cup.jsonl"))
    assert result.exit_code == 1
    assert "could not write" in result.output


def test_it_draws(tmp_path: Path) -> None:
    drawn = tmp_path / "cup.svg"
    assert run(*CUP, "--games", "2", "--jobs", "1", "--plot", str(drawn)).exit_code == 0
    assert drawn.read_text(encoding="utf-8").startswith("<svg")
    lost = run(*CUP, "--games", "1", "--jobs", "1", "--plot", str(tmp_path / "nowhere" / "cup.svg"))
    assert lost.exit_code == 1
    assert "could not write" in lost.output


def test_table_options_and_packs_are_part_of_it(tmp_path: Path) -> None:
    words = ("arena", "origami", "--bots", "greedy,random", "--games", "1", "--seed", "1", "--jobs", "1")
    found = told(*words, "--families", "farm,sky", "--players", "2")
    assert found["tournament"]["options"] == {"families": ["farm", "sky"]}
    packs = tmp_path / "packs"
    assert run("cards", "export", str(packs)).exit_code == 0
    mine = told(*words, "--pack", str(packs))
    assert mine["tournament"]["packs"] != ""
    assert mine["bots"] == told(*words)["bots"], "the same cards, the same game"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("arena",), "name a GAME"),
        (("arena", "chess", "--bots", "random"), "origami"),
        (("arena", "origami"), "at least one bot"),
        (("arena", "origami", "--bots", "greedy"), "at least two different bots"),
        (("arena", "origami", "--bots", "greedy,hal"), "greedy"),
        (("arena", "origami", "--bots", "greedy,nowhere:Nobody"), "module:Class"),
        (("arena", "boats", "--bots", "easy,random"), "does not know"),
        (("arena", "origami", "--bots", "greedy,random", "--players", "9"), "2 to 5"),
        (("arena", "--resume", "nowhere.jsonl"), "does not exist"),
        (("arena", "origami", "--out", "a", "--resume", "setup.py"), "one of them"),
        (("arena", "boats", "--bots", "random,tests.arena.sailors:Stumbling", "--jobs", "2"), "it fell overboard"),
    ],
)
def test_a_wrong_call_says_what_to_do_and_ends_with_2(words: tuple[str, ...], said: str) -> None:
    result = run(*words)
    assert result.exit_code == 2, result.output
    assert said in result.output
