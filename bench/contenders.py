"""The servers that are measured: ours, and one of boardgame.io in memory and with files."""

import hashlib
import json
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import senbazuru
from bench.steps import PeerError, progress, run_step
from senbazuru.languages import say

NO_LIMITS: Final = [
    word
    for name in ("messages", "tables", "rematches", "alone", "comings", "requests", "connections", "arrivals")
    for word in ("--limit", f"{name}={1_000_000_000}")
]
SOURCES: Final = Path(__file__).resolve().with_name("boardgame")
"""The game that we wrote for boardgame.io."""
STAMP: Final = "boardgame-stamp.txt"


@dataclass(frozen=True)
class Contender:
    """A server to be measured: how it is started, and which players the generator sends."""

    key: str
    """Of its name."""
    version: str
    kind: str
    command: tuple[str, ...]
    """`{port}` and `{folder}`, which is empty and on a disk, are filled in."""
    folder: Path | None = None

    @property
    def name(self) -> str:
        return say(f"measure-server-{self.key}", version=self.version)


def ours() -> Contender:
    serve = ("serve", "--port", "{port}", "--data", "{folder}", "--no-browser", "--bot-processes", "1")
    command = (sys.executable, "-m", "senbazuru", *serve, "--log-level", "error", *NO_LIMITS)
    return Contender("compiled" if senbazuru.COMPILED else "pure", senbazuru.__version__, "ours", command)


def boardgame(scratch: Path) -> list[Contender]:
    """A boardgame.io server in memory and one with files, installed by npm unless that was done before."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        raise PeerError(say("measure-no-npm"))
    folder = scratch / "boardgame"
    files = sorted(path for path in SOURCES.iterdir() if path.suffix in (".js", ".json") or path.name == ".npmrc")
    wanted = hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest() + "\n"
    stamp = folder / STAMP
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
        progress(say("measure-installing", what="boardgame.io"))
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for path in files:
            shutil.copy(path, folder)
        install = [npm, "install", "--prefix", str(folder), "--no-audit", "--no-fund", "--loglevel", "error"]
        run_step(install, say("measure-not-installed", what="boardgame.io"))
        stamp.write_text(wanted, encoding="utf-8")
    package = json.loads((folder / "node_modules" / "boardgame.io" / "package.json").read_text(encoding="utf-8"))
    version = package["version"]
    server = (node, "server.js", "{port}")
    return [
        Contender("in-memory", version, "boardgame", server, folder),
        Contender("in-files", version, "boardgame", (*server, "{folder}"), folder),
    ]
