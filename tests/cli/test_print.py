"""`senbazuru print`."""

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from senbazuru.cli import main
from senbazuru.print.order import Order
from senbazuru.print.printing import printed


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["print", *words])


def test_it_writes_what_was_ordered(tmp_path: Path) -> None:
    place = tmp_path / "farm.pdf"
    done = run("cards", "--families", "farm", "--paper", "letter", "--one-of-each", "-o", str(place))
    assert done.exit_code == 0, done.output
    assert done.output.startswith(f"{place} is ready. Print at 100 %, on both sides")
    assert place.read_bytes() == printed(Order("cards", "en", "letter", families=("farm",), once=True))


@pytest.mark.parametrize("what", ["sheets", "science", "reference", "scorepad", "rules"])
def test_all_of_it_in_another_language(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(what, "--language", "it")
    assert done.exit_code == 0, done.output
    assert done.output.startswith(f"senbazuru-{what}.pdf è pronto.")
    assert (tmp_path / f"senbazuru-{what}.pdf").read_bytes().startswith(b"%PDF")


def test_a_file_that_is_there_is_kept_unless_one_insists(tmp_path: Path) -> None:
    place = tmp_path / "pad.pdf"
    place.write_text("mine")
    refused = run("scorepad", "-o", str(place))
    assert refused.exit_code == 2
    assert f"{place} is there already; name another file with -o, or add --force" in refused.output
    assert place.read_text() == "mine"
    assert run("scorepad", "--game", "islands", "-o", str(place), "--force").exit_code == 0
    assert place.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("cards", "--families", "fish"), "There is no family “fish”. Choose from these: farm"),
        (("sheets", "--sheets", "fish"), "There is no sheet “fish”. Choose from these: zabuton"),
        (("cards", "--game", "islands"), "'islands' is not one of 'origami'"),
        (("cards", "--families", "polar", "--game", "origami"), "There is no family “polar”. Choose from these: farm"),
        (("rules", "--paper", "a3"), "'a3' is not one of 'a4', 'letter'"),
        (("cards", "--pack", "nowhere"), "nowhere"),
        (("balloons",), "balloons"),
    ],
)
def test_what_cannot_be_printed_is_told(words: tuple[str, ...], told: str, tmp_path: Path) -> None:
    place = tmp_path / "out.pdf"
    refused = run(*words, *(["-o", str(place)] if words[0] != "balloons" else []))
    assert refused.exit_code == 2
    assert told in refused.output
    assert not place.exists()


def test_so_is_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    refused = run("science", "-o", str(tmp_path / "no" / "such" / "folder.pdf"))
    assert refused.exit_code == 1
    assert "could not write to" in refused.output
    assert "No such file or directory" in refused.output


def test_without_typst_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith(("typst", "senbazuru.print", "senbazuru.cli.print"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "typst", None)
    refused = run("science")
    assert refused.exit_code == 2
    assert 'pip install "senbazuru[print]"' in refused.output


def test_packs_of_somebodys_own_are_printed(tmp_path: Path) -> None:
    from tests.origami.own_packs import family

    (tmp_path / "pond.toml").write_text(family("pond", heron="{ change = { what = 'price', by = 9 } }"))
    place = tmp_path / "out.pdf"
    done = run("cards", "--pack", str(tmp_path), "--families", "pond", "-o", str(place))
    assert done.exit_code == 0, done.output
    told = run("reference", "--pack", str(tmp_path), "--families", "pond", "-o", str(tmp_path / "r.pdf"))
    assert told.exit_code == 0, told.output
