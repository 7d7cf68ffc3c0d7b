"""The twenty small programs print what they say at their end; `python -m tests.docs.test_programs` writes that anew.

They are what somebody who knows python-chess would write in the first hour, on the front door alone.
"""

import ast
import io
import runpy
import tempfile
from contextlib import chdir, redirect_stdout
from pathlib import Path

import pytest

PROGRAMS = sorted(Path(__file__).with_name("programs").glob("*.py"))
PRINTS = "\n# It prints:\n"
LINES = range(5, 26)
"""How long a program is, without its docstring, blank lines and what it prints."""
AT_HAND = {"senbazuru", "collections.abc", "pathlib", "random"}


def code_of(program: Path) -> str:
    return program.read_text(encoding="utf-8").partition(PRINTS)[0].rstrip("\n") + "\n"


def promised(program: Path) -> list[str]:
    lines = program.read_text(encoding="utf-8").partition(PRINTS)[2].splitlines()
    return [line.removeprefix("#").removeprefix(" ") for line in lines]


def printed(program: Path, folder: Path) -> list[str]:
    """What it prints, in a folder of its own."""
    with chdir(folder), redirect_stdout(io.StringIO()) as out:
        runpy.run_path(str(program), run_name="__main__")
    return [line.rstrip() for line in out.getvalue().splitlines()]


def test_there_are_twenty() -> None:
    assert len(PROGRAMS) == 20


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.stem)
def test_a_program_prints_what_it_says(program: Path, tmp_path: Path) -> None:
    assert printed(program, tmp_path) == promised(program) != []


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.stem)
def test_a_program_is_short_and_needs_nothing_but_the_front_door(program: Path) -> None:
    tree = ast.parse(code_of(program))
    told = ast.get_docstring(tree) or ""
    assert told.endswith(".")
    assert "\n" not in told
    lines = [line for line in code_of(program).splitlines() if line.strip()]
    assert len(lines) - 1 in LINES, len(lines) - 1
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            assert {name.name for name in node.names} <= AT_HAND
        if isinstance(node, ast.ImportFrom):
            assert node.module in AT_HAND - {"senbazuru"}


if __name__ == "__main__":
    for program in PROGRAMS:
        with tempfile.TemporaryDirectory() as folder:
            lines = printed(program, Path(folder))
        shown = "".join(f"# {line}".rstrip() + "\n" for line in lines)
        program.write_text(code_of(program) + PRINTS + shown, encoding="utf-8")
