"""tools/archive.py adds, and never overwrites."""

import importlib.util
import json
import shutil
import subprocess
from pathlib import Path
from types import ModuleType

import pytest
from click.testing import CliRunner, Result

from senbazuru.origami.packs import SHIPPED, read_pack

ROOT = Path(__file__).parent.parent.parent
SOMEBODY = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]


@pytest.fixture
def tool(tmp_path: Path) -> ModuleType:
    """The tool, at work in another archive, which is empty."""
    spec = importlib.util.spec_from_file_location("archive_tool", ROOT / "tools" / "archive.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.__dict__.update(RECORDS=tmp_path, MANIFEST=tmp_path / "records.json", EDITIONS=tmp_path / "editions.json")
    (tmp_path / "records.json").write_text("{}")
    return module


def run(tool: ModuleType, *words: str) -> Result:
    return CliRunner().invoke(tool.archive, list(words))


def test_a_game_of_bots_is_played_and_added_once(tool: ModuleType, tmp_path: Path) -> None:
    told = run(tool, "play", "boats", "--players", "3", "--bots", "random")
    game = tmp_path / "game.txt"
    game.write_text(told.stdout)
    assert run(tool, "add", str(game), "boats-new").exit_code == 0
    assert (tmp_path / "boats-new.jsonl").read_text() == told.stdout
    kept = json.loads((tmp_path / "records.json").read_text())
    assert list(kept) == ["boats-new.jsonl"]
    assert len(kept["boats-new.jsonl"]["scores"]) == 3
    again = run(tool, "add", str(game), "boats-new")
    assert again.exit_code == 2
    assert "stays as it is" in again.output


def test_what_is_not_over_or_does_not_play_is_not_added(tool: ModuleType, tmp_path: Path) -> None:
    told = run(tool, "play", "boats", "--bots", "random").stdout.splitlines()
    game = tmp_path / "game.txt"
    for lines in (told[:1], told[:-1], [*told[:-1], '{"hash":"0000000000000000"}']):
        game.write_text("\n".join(lines))
        assert run(tool, "add", str(game), "boats-new").exit_code == 2
    assert json.loads((tmp_path / "records.json").read_text()) == {}


@pytest.mark.skipif(shutil.which("git") is None, reason="it asks git how a file was")
def test_a_changed_figure_keeps_the_file_as_it_was(tool: ModuleType, tmp_path: Path) -> None:
    folder = tmp_path / "packs"
    shutil.copytree(SHIPPED, folder)
    for words in (["init", "-q"], ["add", "."], [*SOMEBODY, "commit", "-qm", "As it was"]):
        subprocess.run(["git", *words], cwd=folder, check=True)
    tool.__dict__["SHELVES"] = {"origami": (folder, tool.SHELVES["origami"][1])}
    editions = tmp_path / "editions.json"
    editions.write_text('{"origami": {}}')
    assert run(tool, "editions").exit_code == 0
    before = json.loads(editions.read_text())["origami"]
    assert all(len(digests) == 1 for digests in before.values())
    farm = (folder / "farm.toml").read_text()
    (folder / "farm.toml").write_text(farm.replace("cost = 4", "cost = 5"))
    assert run(tool, "editions").exit_code == 0
    (old,) = before["farm"]
    assert (folder / "past" / f"farm-{old}.toml").read_text() == farm
    after = json.loads(editions.read_text())["origami"]
    assert after["farm"] == [old, read_pack(folder / "farm.toml").digest()]
    assert {**after, "farm": [old]} == before
