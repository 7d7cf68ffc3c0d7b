"""What takes minutes shows how far it is: tools/progress.py any command, and setup.py its steps."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parents[1]
COMMAND = (sys.executable, str(TOP / "tools" / "progress.py"), "Folding")
STEPS = (("", "*"), (": crane 1 of 2", "+"), (": crane 2 of 2", "+"))
"""What is shown of each, and whether it may be too quick to be seen."""


def test_a_command_that_ends_well_shows_its_last_step_and_not_its_log() -> None:
    said = 'echo noise; echo "crane 1 of 2" >>"$SENBAZURU_PROGRESS"; echo "crane 2 of 2" >>"$SENBAZURU_PROGRESS"'
    done = subprocess.run([*COMMAND, said], capture_output=True, text=True, check=True)
    assert re.fullmatch(r"Folding \.\.\.\nFolding: crane 2 of 2, \d s\n", done.stdout)
    assert done.stderr == ""


def test_one_that_fails_shows_its_whole_log_and_ends_alike() -> None:
    done = subprocess.run([*COMMAND, "echo torn; echo paper >&2; exit 3"], capture_output=True, text=True, check=False)
    assert done.returncode == 3
    assert re.fullmatch(r"Folding \.\.\.\nFolding, \d s\ntorn\npaper\n", done.stdout)


def test_on_a_terminal_all_steps_share_one_line() -> None:
    said = 'echo "crane 1 of 2" >>"$SENBAZURU_PROGRESS"; sleep 1; echo "crane 2 of 2" >>"$SENBAZURU_PROGRESS"; sleep 1'
    ours, theirs = os.openpty()
    subprocess.run([*COMMAND, said], stdout=theirs, check=True)
    os.close(theirs)
    shown = os.read(ours, 100_000).decode()
    os.close(ours)
    said = "".join(rf"(\r\x1b\[KFolding{step} \.\.\. \d s){many}" for step, many in STEPS)
    assert re.fullmatch(rf"Folding \.\.\.{said}\r\x1b\[KFolding: crane 2 of 2, \d s\r\n", shown), shown


# -- setup.py, with others in place of mypyc and the compiler of C

FOLDS = """
from setuptools import Extension

def mypycify(paths, **how):
    open("engine.c", "w").write("one\\ntwo\\nthree\\n")
    return [Extension(name, ["engine.c"]) for name in ("engine", "crane")]
"""
TEARS = """
def mypycify(paths, **how):
    raise RuntimeError("torn\\n" + "paper " * 100)
"""


def built(folder: Path, mypyc: str, mode: str, compiler: str = "true") -> tuple[int, list[str]]:
    """How a build ends, and the steps that it told."""
    shutil.copy(TOP / "setup.py", folder)
    for pattern in re.findall(r'"(src/.*\.py)"', (TOP / "setup.py").read_text("utf-8")):
        path = folder / pattern.replace("**/", "").replace("[a-z]*", "paper").replace("*", "paper")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    (folder / "mypyc").mkdir()
    (folder / "mypyc" / "__init__.py").touch()
    (folder / "mypyc" / "build.py").write_text(mypyc, encoding="utf-8")
    told = folder / "steps"
    told.touch()
    settings = {"PYTHONPATH": str(folder), "SENBAZURU_PROGRESS": str(told), "SENBAZURU_COMPILE": mode}
    tools = {"CC": compiler, "LDSHARED": compiler}
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build"],
        cwd=folder,
        env=os.environ | settings | tools,
        capture_output=True,
        check=False,
    )
    return done.returncode, told.read_text("utf-8").splitlines()


@pytest.mark.parametrize("mode", ["auto", "yes"])
def test_a_build_tells_every_file_that_it_compiles(tmp_path: Path, mode: str) -> None:
    code, (modules, *steps) = built(tmp_path, FOLDS, mode)
    assert code == 0
    assert re.fullmatch(r"\d+ modules to C", modules)
    assert steps == ["C file 1 of 2, nearly all of it: 3 lines", "C file 2 of 2", "compiled"]


@pytest.mark.parametrize(("mypyc", "compiler", "why"), [(TEARS, "true", "torn paper paper"), (FOLDS, "false", "false")])
def test_one_that_fails_says_first_what_that_means(tmp_path: Path, mypyc: str, compiler: str, why: str) -> None:
    code, steps = built(tmp_path, mypyc, "auto", compiler)
    assert code == 0, "it goes on in pure Python"
    told = re.fullmatch(r"not compiled, so bots will think slowly \((.{1,80})\)", steps[-1])
    assert told, steps
    assert why in told[1]


def test_one_that_must_compile_fails_loudly(tmp_path: Path) -> None:
    code, steps = built(tmp_path, TEARS, "yes")
    assert code != 0
    assert len(steps) == 1


def test_pure_python_has_nothing_to_tell(tmp_path: Path) -> None:
    assert built(tmp_path, TEARS, "no") == (0, [])
