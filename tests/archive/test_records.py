"""Whatever was stored plays, to the same hashes and the same score. From now on files are only added here."""

import json
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from senbazuru.cli import main
from senbazuru.games import GAMES
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.game import Game
from senbazuru.kernel.record import Record
from senbazuru.terminal.opening import open_table
from senbazuru.terminal.saves import Saves
from senbazuru.terminal.sitting import Seats
from senbazuru.text import Words

ARCHIVE = Path(__file__).parent
RECORDS = ARCHIVE / "records"
LISTED: dict[str, dict[str, Any]] = json.loads((ARCHIVE / "records.json").read_text())
PLAYED = {name: Record.loads((RECORDS / name).read_text()) for name, kept in LISTED.items() if "scores" in kept}
REFUSED = [name for name, kept in LISTED.items() if "refused" in kept]


def test_every_file_is_listed_and_every_listed_file_is_there() -> None:
    assert sorted(file.name for file in RECORDS.iterdir()) == sorted(LISTED), (
        "files are only added, with tools/archive.py"
    )


def test_no_file_has_changed() -> None:
    now = {name: sha256((RECORDS / name).read_bytes()).hexdigest() for name in LISTED}
    changed = [name for name, kept in LISTED.items() if now[name] != kept["sha256"]]
    assert not changed, f"what is kept is never changed: {changed}"


@pytest.mark.parametrize("name", PLAYED)
def test_what_was_stored_plays_to_the_same_end(name: str) -> None:
    """If this fails, running tables freeze and people's records no longer verify: undo what changed, or raise the
    rules version of the game (then its records are refused with a sentence, and new ones are added here)."""
    record = PLAYED[name]
    game = Game.load(GAMES[record.header["game"]], record)
    assert game.over
    assert game.record.entries == record.entries
    assert [int(score) for score in game.state.returns()] == LISTED[name]["scores"]


# -- what the archive holds

HEADERS = [record.header for record in PLAYED.values()]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_kept_five_times(game: str) -> None:
    assert Counter(header["game"] for header in HEADERS)[game] >= 5


def test_every_number_of_players_is_kept() -> None:
    for game, rules in GAMES.items():
        least, most = rules.seats
        kept = {header["players"] for header in HEADERS if header["game"] == game}
        assert kept == set(range(least, most + 1)), game


def test_every_shipped_pack_and_sheet_is_kept() -> None:
    played = {name for header in HEADERS for name in header["packs"]}
    assert played >= {"farm", "sky", "sea", "savannah", "lawn", "polar", "exotic", "dinosaurs", "legendary"}
    assert played >= {"characters", "zabuton", "senba"}


def test_what_is_rare_is_kept_too() -> None:
    for game in ("origami", "islands"):
        assert any("pack_texts" in header for header in HEADERS if header["game"] == game), "data of one's own"
        assert any("position" in header for header in HEADERS if header["game"] == game), "begun from a position"
    for game in GAMES:
        records = [record for record in PLAYED.values() if record.header["game"] == game]
        assert any("takeback" in entry for record in records for entry in record.entries), "a takeback"


# -- what is played no longer


@pytest.mark.parametrize("name", REFUSED)
def test_a_record_of_other_rules_is_refused_in_one_clear_sentence(name: str) -> None:
    record = Record.loads((RECORDS / name).read_text())
    rules = GAMES[record.header["game"]]
    with pytest.raises(SenbazuruError) as refused:
        Game.load(rules, record)
    assert refused.value.code == LISTED[name]["refused"] == "rules-changed"
    told = Words().error(refused.value)
    assert f"version {record.header['rules']} of the rules" in told
    assert f"version {rules.version}" in told
    for options in ((), ("--verify",)):
        result = CliRunner().invoke(main, ["replay", str(RECORDS / name), *options])
        assert result.exit_code in (1, 2)
        assert told in result.output
        assert "Traceback" not in result.output


@pytest.mark.parametrize("name", REFUSED)
def test_a_saved_game_of_other_rules_is_set_aside_with_the_same_sentence(name: str, tmp_path: Path) -> None:
    record = Record.loads((RECORDS / name).read_text())
    record.header["seats"] = [{"name": "Ann", "bot": None}, *record.header["seats"][1:]]
    rules = GAMES[record.header["game"]]
    saves = Saves(tmp_path, rules)
    saves.folder.mkdir()
    saves.current.write_text(record.dumps())
    seats = Seats.around(Words(), 2, 1, ["random"])
    session, notice = open_table(Words(), saves, rules, seats, {})
    assert f"version {record.header['rules']} of the rules, and version {rules.version} is played here" in notice
    assert session.game.state.answers == 0
    assert Record.loads((saves.folder / "broken-1.json-lines").read_text()) == record, "nothing is lost"
