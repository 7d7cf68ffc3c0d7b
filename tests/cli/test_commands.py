"""The command line: what is printed, what is refused, and how it ends."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import senbazuru
from senbazuru.arena.bounds import wilson
from senbazuru.cli import main
from senbazuru.origami.rules import OrigamiRules


def run(*words: str) -> Result:
    return CliRunner().invoke(main, list(words))


def games(*words: str) -> list[dict[str, Any]]:
    result = run("simulate", "origami", "--json", *words)
    assert result.exit_code == 0, result.output
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_simulate_tells_each_game_as_one_object() -> None:
    first, second = games("--players", "3", "--bots", "greedy,random", "--games", "2", "--seed", "7")
    assert list(first) == [
        "seed", "seats", "scores", "winners", "turns", "decisions", "version", "rules", "packs", "compiled",
    ]  # fmt: skip
    assert first["seats"] == ["greedy", "random", "greedy"]
    assert second["seats"] == ["random", "greedy", "random"], "bots change seats from game to game"
    assert len(first["packs"]) == 3
    assert first["compiled"] is senbazuru.COMPILED
    assert first["winners"] == [n for n, score in enumerate(first["scores"]) if score == max(first["scores"])]


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_processes() -> None:
    words = ("--games", "6", "--seed", "2a", "--bots", "random")
    assert games(*words) == games(*words) == games(*words, "--jobs", "2")
    assert games(*words) != games("--games", "6", "--seed", "2b", "--bots", "random")


def test_families_are_those_asked_for() -> None:
    (game,) = games("--games", "1", "--families", "lawn,sea")
    assert list(game["packs"]) == ["sea", "lawn"]
    (game,) = games("--games", "1", "--extra-family")
    assert len(game["packs"]) == 3


def test_simulate_sums_up_with_bounds() -> None:
    result = run("simulate", "origami", "--games", "4", "--seed", "1")
    assert result.exit_code == 0
    assert "4 games, seed 0000" in result.stdout
    assert "greedy" in result.stdout


def test_bounds_of_a_share() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("simulate", "chess"), "origami"),
        (("simulate", "origami", "--players", "9"), "2 to 5"),
        (("simulate", "origami", "--bots", "hal"), "greedy"),
        (("simulate", "origami", "--bots", ","), "at least one bot"),
        (("simulate", "origami", "--families", "farm,moon"), "moon"),
        (("simulate", "origami", "--families", "farm"), "2"),
        (("simulate", "origami", "--games", "0"), "0"),
        (("simulate", "origami", "--seed", "xyz"), "hexadecimal"),
        (("simulate", "origami", "--players", "5", "--extra-family"), "5"),
        (("check", "chess"), "origami"),
        (("play", "chess"), "origami"),
        (("dance",), "No such command"),
    ],
)
def test_a_wrong_call_says_what_to_do_and_ends_with_2(words: tuple[str, ...], said: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert said in result.output
    assert "Traceback" not in result.output


def test_check_closes_with_one_line_of_counts() -> None:
    result = run("check", "origami", "--games", "2", "--seed", "3")
    assert result.exit_code == 0
    (line,) = result.stdout.splitlines()
    assert line.startswith("origami: 2 games, ")
    assert line.endswith(": all right")


def test_check_as_json() -> None:
    told = json.loads(run("check", "boats", "--games", "3", "--json", "--jobs", "2").stdout)
    assert told["counts"]["games"] == 3
    assert told["wrong"] == []


def test_check_ends_with_1_if_anything_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OrigamiRules, "audit", lambda self, state: ["a card is missing"])
    result = run("check", "origami", "--games", "1")
    assert result.exit_code == 1
    assert "a card is missing" in result.output
    assert result.stdout.splitlines()[-1].endswith("1 wrong")


def test_play_tells_a_whole_game_in_words() -> None:
    result = run("play", "--watch", "--seed", "5")
    assert result.exit_code == 0
    assert "The game is over." in result.stdout
    assert "{" not in result.stdout
    assert result.stdout == run("play", "--watch", "--seed", "5").stdout


@pytest.mark.proof
def test_bench_measures_what_it_says() -> None:
    result = run("bench", "--rounds", "1", "--this-mode", "--json")
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    assert told["compiled"] is senbazuru.COMPILED
    assert all(row["value"] > 0 for row in told["rows"])
    assert {row["unit"] for row in told["rows"]} == {
        "decisions/s",
        "games/s",
        "times",
        "microseconds",
        "milliseconds",
        "ratio",
        "simulations/s",
    }


def test_the_version_tells_the_mode() -> None:
    mode = "compiled" if senbazuru.COMPILED else "pure Python"
    assert run("--version").stdout == f"senbazuru {senbazuru.__version__} ({mode})\n"


@pytest.mark.parametrize(
    "command",
    [
        "",
        "play",
        "replay",
        "position",
        "cards",
        "cards export",
        "simulate",
        "arena",
        "lab cards",
        "lab seats",
        "lab sheets",
        "lab strength",
        "check",
        "bench",
        "completion",
    ],
)
def test_every_command_explains_itself(command: str) -> None:
    result = run(*command.split(), "--help")
    assert result.exit_code == 0
    assert "Usage:" in result.stdout


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of libraries that are first imported here
def test_a_server_tells_others_where_it_is_and_that_the_network_listens(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("senbazuru.server.run.serve", lambda settings, host, port, ready: ready())
    monkeypatch.setattr("senbazuru.server.addresses.own_address", lambda: "192.0.2.7")

    def said(*options: str) -> str:
        return run("serve", "--port", "48123", "--data", str(tmp_path), "--no-browser", *options).output

    assert said() == "Senbazuru serves http://localhost:48123/   (Ctrl+C stops it)\n"
    assert "Others in your network open http://192.0.2.7:48123/\n" in said("--host", "0.0.0.0")
    assert "TLS" in said("--host", "0.0.0.0")
    assert "TLS" not in said("--host", "0.0.0.0", "--proxy", "127.0.0.1")
    assert "say an address or a network" in said("--proxy", "nonsense")


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of libraries that are first imported here
def test_alone_it_serves_the_table_for_browsers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    served: list[tuple[str, int]] = []
    monkeypatch.setattr("senbazuru.cli.serve.CLIENT", Path(__file__))
    monkeypatch.setattr("senbazuru.server.run.serve", lambda settings, host, port, ready: served.append((host, port)))
    monkeypatch.setenv("SENBAZURU_DATA", str(tmp_path))
    monkeypatch.setenv("SENBAZURU_PORT", "48123")
    result = run()
    assert result.exit_code == 0, result.output
    assert served == [("127.0.0.1", 48123)]


def test_alone_without_that_table_it_says_so_and_plays_in_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("senbazuru.cli.serve.CLIENT", Path("/nowhere"))
    result = run()
    assert "make web" in result.output
    assert "--watch" in result.output, "the terminal game, which refuses to be played through a pipe"


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_learn_to_complete(shell: str) -> None:
    result = run("completion", shell)
    assert result.exit_code == 0
    assert "_SENBAZURU_COMPLETE" in result.stdout
    assert run("completion", "cmd").exit_code == 2


def test_a_terminal_shows_how_far_it_is_and_nothing_else_does() -> None:
    command = [sys.executable, "-m", "senbazuru", "simulate", "boats", "--bots", "random", "--games", "20"]
    ours, theirs = os.openpty()
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=theirs, check=True, env=os.environ | {"COLUMNS": "70"}
    )
    os.close(theirs)
    shown = os.read(ours, 100_000).decode()
    os.close(ours)
    assert re.search(r"Games  \[-+\]  0/20", shown)
    assert max(len(line) for line in re.split(r"\r|\x1b\[\?25[lh]", shown)) <= 70
    assert shown.endswith("\033[A\033[2K"), "it leaves no trace"
    assert done.stdout.startswith(b"20 games")
    piped = subprocess.run(command, capture_output=True, check=True)
    assert (piped.stdout[:8], piped.stderr) == (b"20 games", b"")
