"""Compiles the engine with mypyc when it can; pyproject.toml holds everything else.

SENBAZURU_COMPILE=auto  compile, or install pure Python when that fails (the default)
                  yes   compile, and fail loudly when that fails
                  no    pure Python

Editable installs are always pure: an extension beside the source would shadow every edit.
"""

import os
import shutil
import sys
from glob import glob

from setuptools import Extension, setup

COMPILED = [
    "src/senbazuru/kernel/bits.py",
    "src/senbazuru/kernel/random.py",
    "src/senbazuru/kernel/state.py",
    "src/senbazuru/kernel/playout.py",
    "src/senbazuru/*/view.py",
    "src/senbazuru/origami/engine/**/*.py",
    "src/senbazuru/islands/engine/*.py",
    "src/senbazuru/toy/engine.py",
    "src/senbazuru/bots/greedy*.py",
    "src/senbazuru/bots/islander.py",
    "src/senbazuru/bots/islands_*.py",
    "src/senbazuru/bots/search.py",
    "src/senbazuru/bots/origami_*.py",
]

# pip also runs this file to read metadata and for editable installs; neither is a build.
BUILDING = not {"bdist_wheel", "build", "install"}.isdisjoint(sys.argv[1:])


def extensions() -> list[Extension]:
    from mypyc.build import mypycify

    paths: list[str] = []
    for pattern in COMPILED:
        found = sorted(glob(pattern, recursive=True))
        if not found:
            raise FileNotFoundError(f"nothing to compile at {pattern}")
        paths += found
    built = mypycify(paths, opt_level="3", group_name="senbazuru")
    if os.name == "posix":
        for extension in built:
            # nobody but the engine calls its functions: so they can be inlined, and a search takes a quarter less time
            extension.extra_compile_args.append("-fvisibility=hidden")
    return built


mode = os.environ.get("SENBAZURU_COMPILE", "auto")
if mode not in ("auto", "yes", "no"):
    sys.exit(f"SENBAZURU_COMPILE is {mode!r}; it can be auto, yes or no")

if mode == "no" or not BUILDING:
    setup()
elif mode == "yes":
    setup(ext_modules=extensions())
else:
    try:
        setup(ext_modules=extensions())
    except (Exception, SystemExit) as error:  # mypyc and setuptools both leave by SystemExit
        print(f"Not compiled ({error}); going on in pure Python.", file=sys.stderr)
        shutil.rmtree("build", ignore_errors=True)  # all extensions or none
        setup()
