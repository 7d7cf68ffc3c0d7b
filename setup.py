"""Compiles the engine with mypyc when it can; pyproject.toml holds everything else.

SENBAZURU_COMPILE=auto  compile, or install pure Python when that fails (the default)
                  yes   compile, and fail loudly when that fails
                  no    pure Python

Editable installs are always pure: an extension beside the source would shadow every edit.

SENBAZURU_PROGRESS names a file that is told, a line a step, how far we are: it takes minutes, and pip is silent.
"""

import os
import shutil
import sys
from glob import glob

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILED = [
    "src/senbazuru/kernel/bits.py",
    "src/senbazuru/kernel/random.py",
    "src/senbazuru/kernel/state.py",
    "src/senbazuru/kernel/playout.py",
    # every game's
    "src/senbazuru/*/view.py",
    "src/senbazuru/*/engine.py",
    "src/senbazuru/*/engine/**/*.py",
    # the players of every game, and how they search; what lists them stays as it is
    "src/senbazuru/bots/search.py",
    "src/senbazuru/bots/*/[a-z]*.py",
]

# pip also runs this file to read metadata and for editable installs; neither is a build.
BUILDING = not {"bdist_wheel", "build", "install"}.isdisjoint(sys.argv[1:])


def tell(step: str) -> None:
    if path := os.environ.get("SENBAZURU_PROGRESS"):
        with open(path, "a", encoding="utf-8") as file:
            print(step, file=file)


class Counting(build_ext):
    """Tells which C file is being compiled. The first is the whole engine; the others only stand for its modules."""

    def build_extension(self, ext: Extension) -> None:
        step = f"C file {self.extensions.index(ext) + 1} of {len(self.extensions)}"
        if ext is self.extensions[0]:
            with open(ext.sources[0], "rb") as source:
                step += f", nearly all of it: {sum(1 for _ in source):,} lines"
        tell(step)
        super().build_extension(ext)


def extensions() -> list[Extension]:
    from mypyc.build import mypycify

    paths: list[str] = []
    for pattern in COMPILED:
        found = sorted(glob(pattern, recursive=True))
        if not found:
            raise FileNotFoundError(f"nothing to compile at {pattern}")
        paths += found
    tell(f"{len(paths)} modules to C")
    built = mypycify(paths, opt_level="3", group_name="senbazuru")
    if os.name == "posix":
        for extension in built:
            # nobody but the engine calls its functions: so they can be inlined, and a search takes a quarter less time
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    return built


mode = os.environ.get("SENBAZURU_COMPILE", "auto")
if mode not in ("auto", "yes", "no"):
    sys.exit(f"SENBAZURU_COMPILE is {mode!r}; it can be auto, yes or no")

if mode == "no" or not BUILDING:
    setup()
elif mode == "yes":
    setup(ext_modules=extensions(), cmdclass={"build_ext": Counting})
    tell("compiled")
else:
    try:
        setup(ext_modules=extensions(), cmdclass={"build_ext": Counting})
        tell("compiled")
    except (Exception, SystemExit) as error:  # mypyc and setuptools both leave by SystemExit
        print(f"Not compiled ({error}); going on in pure Python.", file=sys.stderr)
        tell(f"not compiled, so bots will think slowly ({' '.join(str(error).split())[:80]})")
        shutil.rmtree("build", ignore_errors=True)  # all extensions or none
        setup()
