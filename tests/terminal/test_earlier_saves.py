"""Games that were left half-way in the terminal of earlier versions: of 0.1 (`tests/archive/data-0.1`), and of the time
before it played at tables as servers have them (`saved`)."""

import asyncio
import json
import shutil
from pathlib import Path

import pytest

from senbazuru.games import GAMES
from senbazuru.kernel.random import Seed, Stream
from senbazuru.terminal.local import LocalSitting
from senbazuru.terminal.opening import open_table
from senbazuru.terminal.saves import Saves
from senbazuru.terminal.sitting import Seats
from senbazuru.text import Words
from tests.table import Here

DATA = Path(__file__).parent.parent / "archive" / "data-0.1"
SAVED = Path(__file__).parent / "saved"
HASHES = {
    "origami": "1ea2527640245de3",  # with a pack of one's own
    "legends": "126d2f3cc562d5ea",  # in the midst of an action, against two bots
    "islands": "00bf4b0feb7570b2",  # two people and a bot
    "boats": "151da8dbc901eb2e",
}
WORDS = Words(strict=True)


def opened(folder: Path, file: Path, game: str) -> tuple[LocalSitting, str]:
    """The table that opens where somebody finds this save, and what is said about it."""
    saves = Saves(folder, GAMES[game])
    saves.folder.mkdir()
    shutil.copy(file, saves.current)
    return open_table(WORDS, saves, GAMES[game], Seats.around(WORDS, 2, 1, ["greedy"]), {})


def goes_on(session: LocalSitting, saved: str, answers: int = 1000) -> None:
    """For so many answers, if it does not end before; and what was saved stays as it was."""
    assert session.game.record.dumps() == saved
    stream, last = Stream(Seed.number(1), 15, 0), session.game.state.answers + answers
    while not session.game.over and session.game.state.answers < last:
        seat = session.asked()
        if seat is None:
            assert asyncio.run(session.let_bot_act(Here())) is None
        else:
            offered = session.game.decision(seat).offered
            session.answer(seat, [offered[int(stream.below(len(offered)))].id])
    assert not session.problem
    assert session.saves
    assert session.saves.current.read_text().startswith(saved)


@pytest.mark.parametrize("file", ["current.json-lines", "previous.json-lines"])
def test_a_game_of_islands_goes_on_to_its_end(tmp_path: Path, file: str) -> None:
    session, notice = opened(tmp_path, DATA / "islands" / file, "islands")
    assert notice == WORDS.words("terminal-resumed")
    assert session.game.state.answers > 25
    goes_on(session, (DATA / "islands" / file).read_text())
    assert session.table.phase == "over"


@pytest.mark.parametrize("game", ["origami", "legends", "mixed"])
def test_a_card_game_is_set_aside_with_a_sentence_and_nothing_is_lost(tmp_path: Path, game: str) -> None:
    saved = (DATA / game / "current.json-lines").read_bytes()
    assert json.loads(saved.splitlines()[0])["rules"] == 1
    session, notice = opened(tmp_path, DATA / game / "current.json-lines", game)
    kept = tmp_path / game / "broken-1.json-lines"
    assert kept.read_bytes() == saved
    assert f"version 1 of the rules, and version {GAMES[game].version} is played here" in notice
    assert str(kept) in notice
    assert session.game.state.answers == 0, "a new game begins"


@pytest.mark.parametrize("game", HASHES)
def test_a_game_of_before_goes_on_at_a_table(tmp_path: Path, game: str) -> None:
    file = SAVED / f"{game}.json-lines"
    session, notice = opened(tmp_path, file, game)
    assert notice == WORDS.words("terminal-resumed")
    assert session.game.hash() == HASHES[game]
    header = json.loads(file.read_text().splitlines()[0])
    assert session.seats.as_list() == header["seats"]
    assert session.humans == [seat for seat, entry in enumerate(header["seats"]) if entry["bot"] is None]
    goes_on(session, file.read_text(), answers=12)
