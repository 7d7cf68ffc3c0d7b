"""What pip installs: a wheel that holds everything, and a source distribution that holds the same.

Both are built here, from this checkout, whose client must have been built before (`make web`).
"""

import os
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from senbazuru.cli.extras import EXTRAS
from tests.server.harness import Served

TOP = Path(__file__).parents[1]
OURS = {name: value for name, value in os.environ.items() if name != "PYTHONPATH" and not name.startswith("SENBAZURU_")}
"""An environment in which nobody finds this checkout."""

pytestmark = pytest.mark.proof


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with both."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, str(TOP / "tools/wheel.py"), str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=OURS)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    (found,) = built.glob("*.whl")
    assert found.name.endswith("-py3-none-any.whl"), "for everybody: uncompiled"
    return found


class Place:
    """An environment of its own, with nothing in it yet."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", str(folder / "env")], check=True, env=OURS)

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Something that lies in it."""
        program = str(self.folder / "env" / "bin" / command[0])
        return subprocess.run(
            [program, *command[1:]], capture_output=True, text=True, check=False, env=OURS, cwd=self.folder
        )

    def install(self, *what: str) -> None:
        done = self.run("pip", "--disable-pip-version-check", "install", "--quiet", *what)
        assert done.returncode == 0, done.stdout + done.stderr


class Alone(Served):
    """`senbazuru` without a word, where it was installed."""

    def __init__(self, place: Place) -> None:
        super().__init__(place.folder)
        self.place = place

    def spawn(self) -> None:
        said = {"PORT": str(self.port), "DATA": str(self.folder / "data"), "NO_BROWSER": "1"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [str(self.place.folder / "env" / "bin" / "senbazuru")],
                stdout=log,
                stderr=log,
                start_new_session=True,
                cwd=self.folder,
                env=OURS | {f"SENBAZURU_{name}": value for name, value in said.items()},
            )


def sources() -> set[str]:
    """Every file of the package and of its client."""
    package = TOP / "src" / "senbazuru"
    left_out = re.compile(r"/__pycache__/|\.(so|pyd)$")
    found = {path.relative_to(TOP / "src").as_posix() for path in package.rglob("*") if path.is_file()}
    return {path for path in found if not left_out.search(path)}


def test_both_hold_every_file_of_the_package_and_nothing_else(built: Path, wheel: Path) -> None:
    assert {
        "senbazuru/server/web/index.html",
        "senbazuru/server/migrations/versions/0001_tables.py",
        "senbazuru/origami/packs/farm.toml",
        "senbazuru/islands/sheets/02-masu.txt",
        "senbazuru/text/en/cards.ftl",
        "senbazuru/text/grammar.json",
        "senbazuru/look/looks.json",
        "senbazuru/look/figures/fox.fig",
        "senbazuru/print/fonts/RadioCanada-Regular.ttf",
        "senbazuru/print/fonts/OFL.txt",
        "senbazuru/print/templates/cards.typ",
        "senbazuru/py.typed",
    } <= sources()
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert names == sources()
    (path,) = built.glob("*.tar.gz")
    with tarfile.open(path) as source:
        members = {member.name.partition("/")[2] for member in source.getmembers() if member.isfile()}
    names = {name for name in members if not name.startswith("src/senbazuru.egg-info/")}
    papers = {"LICENSE", "PKG-INFO", "README.md", "pyproject.toml", "setup.cfg", "setup.py"}
    assert names == papers | {f"src/{name}" for name in sources()}


def test_with_all_extras_senbazuru_alone_serves_the_pages(wheel: Path, tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.install(f"{wheel}[all]")
    assert "(pure Python)" in place.run("senbazuru", "--version").stdout
    serves_its_pages(place)


def test_a_server_runs_on_what_its_lock_names_and_on_nothing_else(wheel: Path, tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.install("--require-hashes", "--only-binary", ":all:", "-r", str(TOP / "requirements" / "server.lock"))
    place.install("--no-deps", str(wheel))
    serves_its_pages(place)


def serves_its_pages(place: Place) -> None:
    server = Alone(place)
    try:
        server.start()
        page = server.get("/")
        assert "<title>" in page
        script = re.search(r'<script type="module"[^>]* src="([^"]+\.js)"', page)
        assert script, page
        assert "import" in server.get(script[1])
        assert server.get("/api/health")
        assert server.stop() == 0, server.log.read_text()
    finally:
        if server.process.poll() is None:
            server.kill()
    assert (place.folder / "data" / "tables.sqlite").is_file()


def test_the_core_alone_is_light_and_says_what_else_it_needs(wheel: Path, tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.install(str(wheel))
    there = {line.split("==")[0].lower() for line in place.run("pip", "freeze").stdout.splitlines()}
    assert not {module for modules in EXTRAS.values() for module in modules} & there
    assert len(there) <= 12, there
    where = place.run("python", "-c", "import senbazuru; print(senbazuru.__file__)")
    assert str(tmp_path) in where.stdout, where.stderr
    helped = place.run("senbazuru", "--help")
    assert (helped.returncode, helped.stderr) == (0, "")
    assert "Raccoon" in place.run("senbazuru", "cards").stdout
    assert "The game is over." in place.run("senbazuru", "play", "--watch", "--bots", "random").stdout
    for command, extra in (("play", "terminal"), ("serve", "server"), ("arena", "arena"), ("print", "print")):
        refused = place.run("senbazuru", command)
        assert (refused.returncode, refused.stdout) == (2, "")
        (line,) = refused.stderr.splitlines()
        assert f'“pip install "senbazuru[{extra}]"”' in line
    # and what it says is true
    place.install("senbazuru[terminal]")
    played = place.run("senbazuru", "play")
    assert (played.returncode, "extra" in played.stderr) == (2, False)
    assert "--watch" in played.stderr, "it cannot be played through a pipe"
