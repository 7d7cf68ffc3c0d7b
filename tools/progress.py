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
SELDOM: Final = 30.0
"""Seconds after which a line is written even if the step is still the same, where lines cannot be written over."""


def run(what: str, command: str) -> int:
    terminal = sys.stdout.isatty()
    began = shown = time.monotonic()
    step = ""
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
            told = (steps.read_text("utf-8").splitlines() or [""])[-1]
            new, step = told != step, told
            seconds = time.monotonic() - began
            line = f"{what}{step and f': {step}'} ... {seconds:.0f} s"
            if terminal:
                print(f"\r\033[K{line[: shutil.get_terminal_size().columns - 1]}", end="", flush=True)
            elif (new and seconds - (shown - began) > 1) or time.monotonic() - shown > SELDOM:
                print(line, flush=True)
                shown = time.monotonic()
        line = f"{what}{step and f': {step}'}, {time.monotonic() - began:.0f} s"
        print(f"\r\033[K{line}" if terminal else line, flush=True)
        if running.returncode:
            sys.stdout.write(log.read_text("utf-8", errors="replace"))
    return running.returncode


if __name__ == "__main__":
    try:
        sys.exit(run(*sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
