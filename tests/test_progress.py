"""tools/progress.py: what a command that takes minutes shows of itself."""

import os
import re
import subprocess
import sys
from pathlib import Path

COMMAND = (sys.executable, str(Path(__file__).parents[1] / "tools" / "progress.py"), "Folding")
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
