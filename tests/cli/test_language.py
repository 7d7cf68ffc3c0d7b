"""Which language a call speaks, and that all of it does: one after another, also in one process."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from senbazuru import SenbazuruError, languages
from senbazuru.cli import main
from senbazuru.cli.speaking import language_of
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.languages import ENGLISH, chosen, decimal, say, speaking, spoken
from senbazuru.origami.rules import ORIGAMI
from tests.text.shouting import SHOUTED, shouting


@pytest.fixture(scope="module", autouse=True)
def _another_language(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with shouting(tmp_path_factory.mktemp("text")):
        yield


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """One that says nothing of languages."""
    for name in ("SENBAZURU_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(words), input=typed)


# -- which one


def test_without_a_word_it_is_english(system: pytest.MonkeyPatch) -> None:
    assert chosen() == ENGLISH


@pytest.mark.parametrize("name", ["eo", "EO", "eo-XX", "eo_XX.UTF-8", "eo.UTF-8", "eo@latin", " eo "])
def test_a_language_has_many_names(name: str, system: pytest.MonkeyPatch) -> None:
    assert chosen(name) == SHOUTED
    system.setenv("LANG", name)
    assert chosen() == SHOUTED


@pytest.mark.parametrize("name", ["tlh", "C", "C.UTF-8", "POSIX", "../eo", ""])
def test_a_system_that_speaks_another_is_spoken_to_in_english(name: str, system: pytest.MonkeyPatch) -> None:
    system.setenv("LANG", name)
    assert chosen() == ENGLISH


def test_what_is_asked_counts_more_than_the_variable_and_that_more_than_the_system(system: pytest.MonkeyPatch) -> None:
    order = ["LANG", "LC_MESSAGES", "LC_ALL", "SENBAZURU_LANGUAGE"]
    for n, name in enumerate(order):
        system.setenv(name, (SHOUTED, ENGLISH)[n % 2])
        assert chosen() == (SHOUTED, ENGLISH)[n % 2]
    assert chosen(SHOUTED) == SHOUTED
    system.setenv("SENBAZURU_LANGUAGE", "")
    system.delenv("LC_ALL")
    assert chosen() == ENGLISH, "of LC_MESSAGES; an empty variable says nothing"


def test_who_asks_for_one_that_is_not_there_is_told_which_are(system: pytest.MonkeyPatch) -> None:
    for asked in ("tlh", ""):
        with pytest.raises(SenbazuruError, match=r"en.*eo"):
            chosen(asked)
    system.setenv("SENBAZURU_LANGUAGE", "tlh")
    with pytest.raises(SenbazuruError, match="tlh"):
        chosen()
    assert chosen(SHOUTED) == SHOUTED, "what is asked is there"


@pytest.mark.parametrize(
    ("call", "language"),
    [
        ("cards", None),
        ("--language eo cards", "eo"),
        ("cards --language eo", "eo"),
        ("cards --language=eo export x", "eo"),
        ("--help --language eo", "eo"),
        ("--language en cards --language eo", "eo"),
        ("replay -- --language eo", None),
        ("cards --language", None),
    ],
)
def test_a_call_names_it_anywhere(call: str, language: str | None) -> None:
    assert language_of(call.split()) == language


def test_a_call_speaks_and_then_falls_silent() -> None:
    with speaking(SHOUTED):
        assert spoken() == SHOUTED
        assert say("no-bots") == "NAME AT LEAST ONE BOT"
        with speaking(ENGLISH):
            assert say("no-bots") == "name at least one bot"
    assert spoken() == ENGLISH


def test_figures_in_tables() -> None:
    assert decimal(1234.5, 2) == "1234.50"


# -- calls


@pytest.mark.parametrize("words", [("--language", "eo", "cards"), ("cards", "--language", "eo")])
def test_before_and_after_the_command(words: tuple[str, ...]) -> None:
    assert run(*words).stdout.startswith("FARM, 18 CARDS\n  4 X CAT")
    assert run("cards").stdout.startswith("Farm, 18 cards\n  4 x Cat")


def test_by_variable_or_by_the_system(system: pytest.MonkeyPatch) -> None:
    system.setenv("LANG", "eo_XX.UTF-8")
    assert run("cards").stdout.startswith("FARM")
    system.setenv("SENBAZURU_LANGUAGE", "en")
    assert run("cards").stdout.startswith("Farm")
    assert run("cards", "--language", "eo").stdout.startswith("FARM")


def test_help_is_in_the_language_too_as_often_as_it_is_asked_for() -> None:
    for _ in range(2):
        assert run("--help", "--language", "eo").stdout.splitlines()[2] == "  A DIGITAL TABLE FOR PAPER-FOLDING GAMES."
        assert run("--help").stdout.splitlines()[2] == "  A digital table for paper-folding games."
        shown = run("--language", "eo", "play", "--help").stdout
        assert "USAGE:" in shown
        assert "NUMBER OF SEATS; 1 WHERE ONE CAN PLAY ALONE.\n" in shown
        assert "[DEFAULT: FRESH]" in shown
        assert "SHOW THIS MESSAGE AND EXIT." in shown
        assert "Number of seats" in run("play", "--help").stdout


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ("cards export", "ERROR: MISSING ARGUMENT 'FOLDER'."),
        ("cards --nope", "ERROR: NO SUCH OPTION '--nope'."),
        ("carts", "ERROR: NO SUCH COMMAND 'carts'. DID YOU MEAN 'cards'?"),
        ("replay a b c", "ERROR: GOT UNEXPECTED EXTRA ARGUMENTS (b c)"),
        ("play --humans 0", "ERROR: INVALID VALUE FOR '--humans': 0 IS NOT IN THE RANGE x>=1."),
        ("play --bots ,", "ERROR: INVALID VALUE FOR --bots: NAME AT LEAST ONE BOT"),
        ("play chess", "ERROR: THERE IS NO GAME “chess” HERE."),
        ("play --seed xyz", "ERROR: INVALID VALUE FOR '--seed': “xyz”: A SEED IS"),
        ("replay nowhere", "ERROR: nowhere CANNOT BE READ: NO SUCH FILE OR DIRECTORY."),
    ],
)
def test_what_is_wrong_is_told_in_the_language(call: str, said: str) -> None:
    result = run(*call.split(), "--language", "eo")
    assert result.exit_code == 2
    assert said in result.output


@pytest.mark.parametrize("call", ["", "cards", "cards --help", "--help"])
def test_a_language_that_is_not_there_is_refused_in_one_line(call: str, system: pytest.MonkeyPatch) -> None:
    for result in (run(*call.split(), "--language", "tlh"), run("--language=tlh", *call.split())):
        assert result.exit_code == 2
        known = ", ".join(languages.LANGUAGES)
        assert result.output == f"Error: There are no words in “tlh” here. Choose one of these languages: {known}.\n"
    system.setenv("SENBAZURU_LANGUAGE", "tlh")
    assert "“tlh”" in run(*call.split()).output
    system.setenv("SENBAZURU_LANGUAGE", "eo")
    assert run("cards", "--language", "tlh").output.startswith("ERROR: THERE ARE NO WORDS IN “tlh”")


# -- games


def test_an_old_game_is_told_in_any_language() -> None:
    game = Game.start(ORIGAMI, players=2, options={"families": ["farm", "sky"]}, seed=Seed.number(7))
    while not game.over:
        decision = game.decisions()[0]
        game.answer(decision.seat, decision.offered[0].id)
    record = game.record.dumps()
    told = run("replay", "-", "--language", "eo", typed=record).stdout
    assert "THE GAME IS OVER." in told
    assert told.upper() == told
    assert told == run("replay", "-", typed=record).stdout.upper()
    verified = run("replay", "-", "--language", "eo", "--verify", typed=record).stdout
    assert verified.endswith(": ALL RIGHT\n")


def test_a_game_is_watched_in_any_language(tmp_path: Path) -> None:
    told = run("play", "--watch", "--bots", "random", "--seed", "5", "--language", "eo").stdout
    assert "THE GAME IS OVER." in told
    assert "\n  SEED 0000" in told


def test_a_position_and_sheets_are_shown_in_any_language() -> None:
    shown = run(
        "position", "-", "--language", "eo", typed="game: origami\nfamilies: farm, sky\nhand 0: cat, cat\n"
    ).stdout
    for said in ("WHAT IS ASKED\n", "  SEAT 0: ", "SCORE AS IT STANDS\n"):
        assert said in shown
    assert run("sheets", "--language", "eo").stdout.startswith("SHEET  ")
    assert "\nLEGEND\n" in run("sheets", "masu", "--language", "eo").stdout
    assert "\nLegend\n" in run("sheets", "--language", "en", "masu").stdout


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of libraries that are first imported here
def test_a_server_says_where_it_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("senbazuru.server.run.serve", lambda settings, host, port, ready: ready())
    said = run("serve", "--port", "48123", "--data", str(tmp_path), "--no-browser", "--language", "eo").output
    assert said == "SENBAZURU SERVES http://localhost:48123/   (CTRL+C STOPS IT)\n"
