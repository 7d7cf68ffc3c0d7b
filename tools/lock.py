"""Writes requirements/*.lock: exact versions, with hashes, of all that is installed, for every platform and Python.

    python tools/lock.py [--upgrade]    beside a `uv`; `make lock` sees to that. What need not change stays as it is
    python tools/lock.py --loose NAME   print what NAME.lock is made from, as pyproject.toml has it

No address of an index is in them: hashes say what is meant, wherever it is fetched from.
"""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

TOP = Path(__file__).resolve().parents[1]
FOLDER = TOP / "requirements"
LOCKS = {"dev": ("dev", True), "play": ("all", True), "server": ("server", False)}
"""Each with the extra of pyproject.toml that it is for, and whether Senbazuru itself is built there."""
HEAD = "# Made from pyproject.toml by `make lock`, and not by hand."


def wanted(name: str) -> list[str]:
    """The requirements that a lock must meet."""
    with (TOP / "pyproject.toml").open("rb") as file:
        told = tomllib.load(file)
    extra, builds = LOCKS[name]
    extras: dict[str, list[str]] = told["project"]["optional-dependencies"]

    def expanded(requirements: list[str]) -> list[str]:
        found: list[str] = []
        for one in requirements:
            own = re.fullmatch(r"senbazuru\[(.+)\]", one)
            found += [each for extra in own[1].split(",") for each in expanded(extras[extra])] if own else [one]
        return found

    all_of_them = [*told["project"]["dependencies"], *expanded(extras[extra])]
    if builds:
        all_of_them += told["build-system"]["requires"]
    return sorted(set(all_of_them))


def write(name: str, *options: str) -> None:
    """All locks agree on versions: the first has everything."""
    path = FOLDER / f"{name}.lock"
    command = [str(Path(sys.executable).with_name("uv")), "pip", "compile", "-", "--quiet", "--output-file", str(path)]
    command += ["--universal", "--python-version", "3.11", "--only-binary", ":all:", "--generate-hashes"]
    command += ["--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links", *options]
    subprocess.run(command, input="\n".join(wanted(name)), text=True, check=True, stdout=subprocess.DEVNULL)
    path.write_text(f"{HEAD}\n{path.read_text()}")


def main(*options: str) -> None:
    if options[:1] == ("--loose",):
        print("\n".join(wanted(options[1])))
        return
    first, *others = LOCKS
    write(first, *options)
    for name in others:
        write(name, "--upgrade", "--constraints", str(FOLDER / f"{first}.lock"))


if __name__ == "__main__":
    main(*sys.argv[1:])
