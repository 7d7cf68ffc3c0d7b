"""The registry: one entry holds all that a game brings, and a game in a package of its own is found."""

import os
import subprocess
import sys
from dataclasses import fields
from importlib.resources import files
from pathlib import Path

import pytest

from senbazuru.bots import all_bots, bot_named, bots_of, usual_bot
from senbazuru.games import GAMES, SHIPPED, Entry, entries, entry_named, found, game_named
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.rules import Rules
from senbazuru.terminal.board import Board
from senbazuru.text import Words

EVERY_GAME = pytest.mark.parametrize("entry", SHIPPED, ids=lambda entry: entry.name)


@EVERY_GAME
def test_what_an_entry_names_is_there(entry: Entry) -> None:
    rules = found(entry.rules)
    assert isinstance(rules, Rules)
    assert rules.name == entry.name
    assert issubclass(found(entry.terminal), Board)
    assert list(bots_of(entry.name))[:2] == ["random", "greedy"]
    assert all(entry.name in bot.games for bot in found(entry.bots))
    if entry.words:
        assert files(entry.words).joinpath("words", "en.ftl").is_file()
    if entry.asked:
        assert found(entry.asked).QUESTIONS


@EVERY_GAME
def test_a_game_has_a_name_a_figure_and_how_to_play(entry: Entry) -> None:
    words = Words(game=entry.name, strict=True)
    assert words.words(f"game-{entry.name}")
    for part in ("about", "time", "effort"):
        assert words.words(f"game-{entry.name}.{part}")
    assert words.words(f"tie-{entry.name}")
    assert entry.how
    assert all(words.words(f"how-{step}") for step in entry.how)
    assert entry.figure
    assert {tone for _, tone in entry.figure} <= {1, 2, 3, 4, 5}


@EVERY_GAME
def test_every_choice_has_its_words(entry: Entry) -> None:
    words = Words(game=entry.name, strict=True)
    for choice in game_named(entry.name).choices:
        key = f"choice-{choice.name.replace('_', '-')}"
        assert words.words(key)
        assert words.words(f"{key}.help")


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    for look in (entry_named, game_named):
        with pytest.raises(SenbazuruError) as refused:
            look("chess")
        assert "origami, legends, mixed, islands, boats" in str(refused.value)
    with pytest.raises(KeyError):
        GAMES["chess"]


def test_a_bot_of_another_game_is_refused_with_those_that_know_this_one() -> None:
    with pytest.raises(SenbazuruError) as refused:
        bot_named("expert", "boats")
    assert (refused.value.code, refused.value.details["known"]) == ("bot-cannot-play", "random, greedy")
    assert all_bots() == ["random", "greedy", "easy", "normal", "hard", "expert"]


def test_what_a_game_alone_says_it_says_first_in_that_game() -> None:
    assert Words(game="boats").words("option-decline") != Words(game="islands").words("option-decline")
    assert Words(game="islands").words("option-decline") == Words().words("option-decline")
    assert Words().words("game-boats") == Words(game="boats").words("game-boats") == "Paper Boats"


OUTSIDE = """
from senbazuru.games import Entry
from senbazuru.toy.rules import BoatsRules

class Kites(BoatsRules):
    name = "kites"

KITES = Kites()
ENTRY = Entry("kites", rules="kites:KITES")
"""


def test_a_game_in_a_package_of_its_own_declares_itself(tmp_path: Path) -> None:
    tmp_path.joinpath("kites.py").write_text(OUTSIDE)
    about = tmp_path / "kites-1.0.dist-info"
    about.mkdir()
    about.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: kites\nVersion: 1.0\n")
    about.joinpath("entry_points.txt").write_text("[senbazuru.games]\nkites = kites:ENTRY\n")
    code = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
        "import senbazuru as sb\n"
        "game = sb.start('kites', seed=7)\n"
        "game.play('random')\n"
        "print(sb.known_games()[-1], sb.known_bots('kites'), game.over)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["kites", "['random']", "True"]


def test_an_entry_is_all_that_is_said_of_a_game() -> None:
    """Nobody names the toy but its entry, and examples in what the kernel and the front door say of themselves."""
    source = Path(str(files("senbazuru")))
    inside = [source / "toy", source / "games.py", source / "server" / "web", source / "door.py", source / "kernel"]
    named = [
        path.relative_to(source)
        for path in sorted(source.rglob("*"))
        if path.suffix in (".py", ".ftl", ".toml", ".html", ".css")
        and not any(path.is_relative_to(place) for place in inside)
        and any(word in path.read_text("utf-8") for word in ("boats", "Boats", "senbazuru.toy"))
    ]
    assert named == []
    assert {field.name for field in fields(Entry)} >= {"rules", "bots", "terminal", "words", "figure", "how"}
    assert set(entries()) == set(GAMES)


@pytest.mark.parametrize(
    ("place", "problem"),
    [("nowhere:ENTRY", "No module named"), ("senbazuru.games:NOTHING", "NOTHING"), ("senbazuru.toy:TOY", "no Entry")],
)
def test_an_entry_that_is_not_there_is_named(place: str, problem: str) -> None:
    """In whichever command, with what to do, and without a word of where the program was."""
    code = "import sys; from senbazuru.cli import main; main.main(sys.argv[1:])"
    told = subprocess.run(
        [sys.executable, "-c", code, "simulate", "boats", "--games", "1"],
        env=os.environ | {"SENBAZURU_GAMES": place},
        capture_output=True,
        text=True,
    )
    assert told.returncode == 2
    assert place in told.stderr
    assert problem in told.stderr
    assert "package:ENTRY" in told.stderr
    assert "Traceback" not in told.stderr


def test_whom_one_plays_against_is_the_first_of_the_game_s_own() -> None:
    assert [usual_bot(game) for game in ("origami", "islands", "boats", "kites")] == ["greedy"] * 3 + ["random"]


def test_the_page_on_the_protocol_names_every_choice() -> None:
    page = Path(__file__).parents[1].joinpath("docs", "protocol.md").read_text("utf-8")
    (row,) = (line for line in page.splitlines() if line.startswith("| `options` | {} |"))
    named = {choice.name for entry in SHIPPED for choice in game_named(entry.name).choices}
    assert {name for name in named if f"`{name}`" not in row} == set()
