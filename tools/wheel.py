"""Builds a wheel for everybody, uncompiled, and a source distribution, which compiles where it is installed.

    python tools/wheel.py FOLDER

Both hold the rules pages and the client for browsers, which has to be built before: `make wheel` does both.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pages

TOP = Path(__file__).resolve().parents[1]
CLIENT = TOP / "src/senbazuru/server/web/index.html"
PAPERS = ("pyproject.toml", "setup.py", "README.md", "LICENSE")


def main(folder: Path) -> None:
    if not CLIENT.is_file():
        sys.exit("There is no client for browsers to put in: `make web` builds it, with Node.js.")
    # from a copy: setuptools would take up what lies around in a checkout
    with tempfile.TemporaryDirectory() as copy:
        leave = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyd")
        shutil.copytree(TOP / "src", Path(copy, "src"), ignore=leave)
        pages.main(Path(copy, "src/senbazuru/rulebook/pages"))
        for paper in PAPERS:
            shutil.copy(TOP / paper, copy)
        # first the source distribution, then the wheel from it: so nothing is missing in either; both with the versions
        # that are installed here, by hash, and not with whatever is newest today
        command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder.resolve()), copy]
        subprocess.run(command, env=os.environ | {"SENBAZURU_COMPILE": "no"}, check=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
