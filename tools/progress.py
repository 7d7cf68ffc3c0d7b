"""Runs a command of the shell that takes minutes, and shows how far it is: the whole log only if it fails.

    python tools/progress.py "What we do" "command && another"

The command is silent; what it does tells its steps, a line each, to the file that SENBAZURU_PROGRESS names, as setup.py
does. On a terminal they share one line, which counts the seconds; elsewhere there is a line now and then.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

OFTEN: Final = 0.2
"""Seconds between two looks at the steps."""
NEW: Final = 5.0
SAME: Final = 30.0
"""Seconds between two lines where none can be written over: if there is a new step, and if there is none."""


def last(steps: Path) -> str:
    """The last step, behind a colon, if there was one."""
    lines = steps.read_text("utf-8").splitlines()
    return f": {lines[-1]}" if lines else ""


def run(what: str, command: str) -> int:
    terminal = sys.stdout.isatty()
    began = written = time.monotonic()
    told = ""
    print(f"{what} ...", end="" if terminal else "\n", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        log, steps = Path(folder, "log"), Path(folder, "steps")
        steps.touch()
        with log.open("wb") as output:
            running = subprocess.Popen(
                command,
                shell=True,
                stdout=output,
                stderr=output,
                env=os.environ | {"SENBAZURU_PROGRESS": str(steps)},
            )
        while running.poll() is None:
            time.sleep(OFTEN)
            step, now = last(steps), time.monotonic()
            line = f"{what}{step} ... {now - began:.0f} s"
            if terminal:
                print(f"\r\033[K{line[: shutil.get_terminal_size().columns - 1]}", end="", flush=True)
            elif now - written >= (SAME if step == told else NEW):
                print(line, flush=True)
                told, written = step, now
        line = f"{what}{last(steps)}, {time.monotonic() - began:.0f} s"
        print(f"\r\033[K{line}" if terminal else line, flush=True)
        if running.returncode:
            sys.stdout.write(log.read_text("utf-8", errors="replace"))
    return running.returncode


if __name__ == "__main__":
    try:
        sys.exit(run(*sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
