"""Writes docs/licences.md: under which licences stands what Senbazuru is built on.

    python tools/licences.py    where everything in requirements/dev.lock is installed: `make licences` sees to that

Python's packages tell their licence when they are installed, those of npm in web/package-lock.json, and the built
client names whose code is in it. What is not for this machine keeps the licence that the page had for it.
"""

import json
import re
import sys
from collections.abc import Iterator
from importlib.metadata import distributions
from pathlib import Path
from sysconfig import get_path

TOP = Path(__file__).resolve().parents[1]
PAGE = TOP / "docs" / "licences.md"
CLIENT = TOP / "src" / "senbazuru" / "server" / "web" / "licences.md"
UNKNOWN = "unknown"

PERMISSIVE = {"0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT", "MIT-0"}
PERMISSIVE |= {"BSD", "PSF-2.0", "Python-2.0", "Unlicense", "Zlib"}
FONTS = {"OFL-1.1"}
WITH_SOURCE = PERMISSIVE | {"MPL-2.0"}
"""Also what asks for the source of its own files only, which we do not change."""
KINDS = {
    "client": ("Inside the client for browsers", PERMISSIVE | FONTS),
    "server": ("Installed with the server", WITH_SOURCE),
    "play": ("Also installed with everything else one can play with, or that builds it", WITH_SOURCE),
    "dev": ("Tools of those who develop it, in Python", WITH_SOURCE),
    "web": ("Tools that build and test the client", WITH_SOURCE | FONTS),
}
"""What it is used for, and the licences that are welcome there."""

SPELLINGS = {
    "3-Clause BSD License": "BSD-3-Clause",
    "APL 2": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "Apache License 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD 2-Clause License": "BSD-2-Clause",
    "BSD 3-Clause License": "BSD-3-Clause",
    "BSD License": "BSD",
    "BSD-3-Clause, Apache-2.0, dependency licenses": "BSD-3-Clause AND Apache-2.0",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
"""What people write, and what it is called."""


def may_be_used(licence: str, welcome: set[str]) -> bool:
    """Whether an expression such as `MIT AND (PSF-2.0 OR GPL-3.0-only)` leaves a way that is welcome.

    >>> may_be_used("MIT AND (PSF-2.0 OR GPL-3.0-only)", {"MIT", "PSF-2.0"})
    True
    """
    parts = re.findall(r"\(|\)|AND|OR|[A-Za-z0-9.+-]+(?: WITH [A-Za-z0-9.-]+)?", licence)
    known = {"(": "(", ")": ")", "AND": "and", "OR": "or"}
    try:
        return bool(eval(" ".join(known.get(part, str(part in welcome)) for part in parts)))
    except SyntaxError:
        return False


def told_by(name: str) -> str | None:
    """The licence of an installed package of Python; none if it is not installed."""
    # installed, and not brought along inside another package, as Ray brings some
    found = next(iter(distributions(name=name, path=[*{get_path("purelib"), get_path("platlib")}])), None)
    if found is None:
        return None
    told = found.metadata
    if expression := told.get("License-Expression"):
        return str(expression)
    if lines := str(told.get("License") or "").strip().splitlines():
        written = SPELLINGS.get(lines[0].strip(), lines[0].strip())
        if all(part in WITH_SOURCE for part in re.split(r" (?:OR|AND) ", written)):
            return written
    classed = [line.rpartition("::")[2].strip() for line in told.get_all("Classifier") or [] if "License ::" in line]
    return " OR ".join(sorted({SPELLINGS[each] for each in classed if each in SPELLINGS})) or UNKNOWN


def locked(lock: str) -> list[str]:
    return re.findall(r"^([A-Za-z0-9._-]+)==", (TOP / "requirements" / f"{lock}.lock").read_text(), re.MULTILINE)


def remembered() -> dict[tuple[str, str], str]:
    """What the page says so far, by kind and name."""
    found = {}
    kinds = {title: kind for kind, (title, _) in KINDS.items()}
    kind = ""
    for line in PAGE.read_text().splitlines() if PAGE.is_file() else ():
        if line.startswith("## "):
            kind = kinds.get(line.removeprefix("## "), "")
        elif kind and (row := re.fullmatch(r"\| ([^|]+) \| ([^|]+) \|", line)):
            found.update({(kind, name): row[1] for name in row[2].split(", ")})
    return found


def uses() -> Iterator[tuple[str, str, str]]:
    """Everything we build on: what for, its name, its licence."""
    known = remembered()
    seen: set[str | tuple[str, str]] = set()
    if CLIENT.is_file():
        for name, licence in re.findall(r"^## (\S+) - \S+ \((.+)\)$", CLIENT.read_text(), re.MULTILINE):
            yield "client", name, licence
    else:
        yield from (("client", name, licence) for (kind, name), licence in known.items() if kind == "client")
    for kind in ("server", "play", "dev"):
        for name in locked(kind):
            if name not in seen:
                seen.add(name)
                yield kind, name, told_by(name) or known.get((kind, name), UNKNOWN)
    for path, package in json.loads((TOP / "web" / "package-lock.json").read_text())["packages"].items():
        name, licence = path.rpartition("node_modules/")[2], package.get("license", UNKNOWN)
        if "cpu" in package:  # one of many that do the same on different machines
            name = re.sub(r"(android|darwin|freebsd|linux|openharmony|wasm32|win32).*", "*", name)
        if name and (name, licence) not in seen:
            seen.add((name, licence))
            yield "web", name, licence


def page(found: list[tuple[str, str, str]]) -> str:
    lines = [
        "# Licences of what it is built on",
        "",
        "Made by `make licences`; `make test` holds every name against the licences that are welcome, which stand in",
        "`tools/licences.py`. Nothing here is part of this repository but the two fonts, which lie with their licence",
        "in `src/senbazuru/print/fonts`. What is inside the client for browsers is passed on by us, with its notices:",
        "every server shows them at `/licences.md`. The rest is fetched by pip and npm where it is needed.",
    ]
    for kind, (title, _) in KINDS.items():
        lines += ["", f"## {title}", "", "| licence | |", "|---|---|"]
        for licence in sorted({licence for use, _, licence in found if use == kind}, key=str.lower):
            names = sorted((name for use, name, other in found if (use, other) == (kind, licence)), key=str.lower)
            lines.append(f"| {licence} | {', '.join(names)} |")
    return "\n".join([*lines, ""])


def unwelcome(found: list[tuple[str, str, str]]) -> Iterator[str]:
    """What should not be used, in sentences."""
    for kind, name, licence in found:
        title, welcome = KINDS[kind]
        if licence == UNKNOWN:
            yield (
                f"{name} does not tell its licence. Look it up; if its spelling is new, add it to SPELLINGS in "
                f"tools/licences.py, and if it is not for this machine, write it into docs/licences.md under {title!r}."
            )
        elif not may_be_used(licence, welcome):
            yield (
                f"{name} stands under {licence}, which is not welcome there ({title!r}). Do without it, or discuss the "
                "licence and add it to tools/licences.py."
            )


if __name__ == "__main__":
    everything = list(uses())
    PAGE.write_text(page(everything))
    sys.exit("\n".join(unwelcome(everything)) or None)
