"""Runs Senbazuru as pure Python even where it is installed compiled.

    python path/to/_pure.py script-or-module [arguments]

For benchmarks and for the test that both builds walk in lockstep. Run by its path, so that nothing of the package
is imported before the compiled modules are out of the way.
"""

import runpy
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent


class SourceOnly:
    """Finds modules of the package as source, passing over extension modules."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name.split(".")[0] != "senbazuru":
            return None
        for folder in path or [str(ROOT.parent)]:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec:
                return spec
        return None


if __name__ == "__main__":
    sys.meta_path.insert(0, SourceOnly)
    sys.path[0] = str(ROOT.parent)
    sys.argv = sys.argv[1:]
    if sys.argv[0].endswith(".py"):
        runpy.run_path(sys.argv[0], run_name="__main__")
    else:
        runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
