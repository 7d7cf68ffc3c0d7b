"""What a bare installation can do, and how it says what else it wants."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

import click
import pytest
from click.shell_completion import ShellComplete
from click.testing import CliRunner, Result

from senbazuru.cli import COMMANDS, imported, main
from senbazuru.cli.extras import EXTRAS, extra_with

TOP = Path(__file__).parents[2]
EVERYTHING = {module for modules in EXTRAS.values() for module in modules}
POSITION = "game: origami\nplayers: 2\nfamilies: farm, sky\nhand 0: cat, sheep\n"

WITHOUT = """
import sys

class Finder:
    def __init__(self, usual):
        self.usual = usual
    def find_spec(self, name, path=None, target=None):
        return None if name in sys.argv[1].split(",") else self.usual.find_spec(name, path, target)
    def __getattr__(self, name):
        return getattr(self.usual, name)

sys.meta_path[:] = map(Finder, sys.meta_path)
from senbazuru.cli import main
main(sys.argv[2:], prog_name="senbazuru")
"""
"""The command, where some modules are not to be found."""


def run(*words: str) -> Result:
    return CliRunner().invoke(main, list(words))


def run_without(missing: Iterable[str], *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WITHOUT, ",".join(missing), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)


# -- what is listed


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_is_listed_with_the_first_line_of_its_own_help(name: str) -> None:
    command = imported(name)
    assert command.name == name
    assert command.help is not None
    line = command.help.splitlines()[0]
    assert line.endswith(".")
    shown = re.search(rf"^  {name} +(.*(?:\n {{9,}}.*)*)", run("--help").stdout, re.MULTILINE)
    assert shown
    assert " ".join(shown[1].split()) == line


def test_help_imports_no_command() -> None:
    code = "import sys; from senbazuru.cli import main; main(['--help'], standalone_mode=False); print(*sys.modules)"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    loaded = {name for name in shown.splitlines()[-1].split() if name.split(".")[0] == "senbazuru"}
    ours = {"senbazuru", "senbazuru.kernel", "senbazuru.kernel.errors", "senbazuru.languages", "senbazuru.cli"}
    assert loaded == ours | {f"senbazuru.cli.{name}" for name in ("click_words", "extras", "refusal", "speaking")}
    assert not {"textual", "litestar", "msgspec"} & {*shown.splitlines()[-1].split()}


# -- what is wanted


def test_extras_bring_what_is_said() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
    for extra, modules in EXTRAS.items():
        everywhere = [one for one in project["optional-dependencies"][extra] if ";" not in one]
        assert tuple(sorted(re.split("[<>=]", one)[0] for one in everywhere)) == modules
    core = {re.split("[<>=]", one)[0] for one in project["dependencies"]}
    assert core == {"click", "fluent.runtime", "librt", "mypy-extensions", "typing-extensions"}
    assert {*COMMANDS.values()} == {*EXTRAS, None}


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (("play",), "terminal"),
        (("join", "http://localhost:1/table/x"), "terminal"),
        (("serve", "--no-browser"), "server"),
        (("arena", "origami", "--bots", "random"), "arena"),
        (("lab", "cards"), "arena"),
        ((), "server"),
    ],
)
def test_a_command_says_in_one_sentence_which_extra_it_wants(words: tuple[str, ...], extra: str) -> None:
    done = run_without(EVERYTHING, *words)
    command = " ".join(["senbazuru", *words[:1]])
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == (
        f"Error: “{command}” needs the extra “{extra}”, which is not installed here: "
        f'“pip install "senbazuru[{extra}]"” brings it.\n'
    )


@pytest.mark.proof
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("cards", "--family", "farm"), "Raccoon"),
        (("sheets", "masu"), "Legend"),
        (("simulate", "origami", "--bots", "random", "--games", "2"), "2 games"),
        (("check", "boats", "--games", "1"), "all right"),
        (("position", "POSITION"), "Score as it stands"),
        (("play", "--watch", "--bots", "random"), "The game is over."),
        (("play", "--help"), "Usage:"),
        (("serve", "--help"), "Usage:"),
        (("completion", "bash"), "_SENBAZURU_COMPLETE"),
        (("bench", "--help"), "Usage:"),
        (("replay", "--help"), "Usage:"),
    ],
    ids=lambda value: value if isinstance(value, str) else " ".join(value[:2]),
)
def test_the_core_alone_can_do_much(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    (tmp_path / "position").write_text(POSITION)
    given = [str(tmp_path / "position") if word == "POSITION" else word for word in words]
    done = run_without(EVERYTHING, *given)
    assert done.returncode == 0, done.stderr
    assert said in done.stdout
    assert done.stderr == ""


def test_alone_without_a_server_it_plays_in_the_terminal() -> None:
    done = run_without({*EXTRAS["server"]} - {*EXTRAS["terminal"]})
    assert 'pip install "senbazuru[server]"' in done.stdout
    assert "--watch" in done.stderr, "the terminal game, which refuses to be played through a pipe"


def test_what_is_missing_belongs_to_the_command_or_to_another_extra() -> None:
    assert extra_with("msgspec", "server") == "server"
    assert extra_with("msgspec", "terminal") == "terminal"
    assert extra_with("msgspec", None) == "terminal"
    assert extra_with("openskill", "terminal") == "arena"
    assert extra_with("tkinter", "terminal") is None


@pytest.mark.parametrize(
    "problem",
    [
        ModuleNotFoundError("No module named 'tkinter'", name="tkinter"),
        ModuleNotFoundError("No module named 'textual.content'", name="textual.content"),
        ImportError("cannot import name 'Content' from 'textual'", name="textual"),
    ],
    ids=str,
)
def test_what_fails_for_another_reason_is_not_hidden(problem: ImportError, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str) -> click.Command:
        raise problem

    monkeypatch.setattr("senbazuru.cli.imported", fail)
    assert run("play").exception is problem


# -- shells


def completed(*words: str) -> list[str]:
    shell = ShellComplete(main, {}, "senbazuru", "_SENBAZURU_COMPLETE")
    return [item.value for item in shell.get_completions(list(words[:-1]), words[-1])]


def test_shells_complete_commands_and_their_options(monkeypatch: pytest.MonkeyPatch) -> None:
    assert completed("p") == ["play", "position", "print"]
    assert completed("play", "--pl") == ["--players"]
    assert completed("cards", "e") == ["export"]
    assert completed("completion", "z") == ["zsh"]
    assert completed("play", "--language", "e") == ["en"]

    def fail(name: str) -> click.Command:
        raise ModuleNotFoundError("No module named 'openskill'", name="openskill")

    monkeypatch.setattr("senbazuru.cli.imported", fail)
    assert completed("arena", "--") == ["--language", "--help"], "what cannot be imported has no others yet"
