"""Games that were left half-way in the terminal of version 0.1: `tests/archive/data-0.1`."""

import json
import shutil
from pathlib import Path

import pytest

from senbazuru.games import GAMES
from senbazuru.kernel.random import Seed, Stream
from senbazuru.terminal.opening import open_table
from senbazuru.terminal.saves import Saves
from senbazuru.terminal.session import Session
from senbazuru.terminal.sitting import Seats
from senbazuru.text import Words

DATA = Path(__file__).parent.parent / "archive" / "data-0.1"
WORDS = Words(strict=True)


def opened(folder: Path, game: str, file: str = "current.json-lines") -> tuple[Session, str]:
    """The table that opens where somebody finds this save, and what is said about it."""
    saves = Saves(folder, GAMES[game])
    saves.folder.mkdir()
    shutil.copy(DATA / game / file, saves.current)
    return open_table(WORDS, saves, GAMES[game], Seats.around(WORDS, 2, 1, ["greedy"]), {})


@pytest.mark.parametrize("file", ["current.json-lines", "previous.json-lines"])
def test_a_game_of_islands_goes_on_to_its_end(tmp_path: Path, file: str) -> None:
    session, notice = opened(tmp_path, "islands", file)
    saved = (DATA / "islands" / file).read_text()
    assert notice == WORDS.words("terminal-resumed")
    assert session.game.record.dumps() == saved
    assert session.game.state.answers > 25
    stream = Stream(Seed.number(1), 15, 0)
    while not session.game.over:
        seat = session.asked()
        if seat is None:
            session.let_bot_act()
        else:
            offered = session.game.decision(seat).offered
            session.answer(seat, [offered[int(stream.below(len(offered)))].id])
    assert not session.problem
    assert session.saves
    assert session.saves.current.read_text().startswith(saved)


@pytest.mark.parametrize("game", ["origami", "legends", "mixed"])
def test_a_card_game_is_set_aside_with_a_sentence_and_nothing_is_lost(tmp_path: Path, game: str) -> None:
    saved = (DATA / game / "current.json-lines").read_bytes()
    assert json.loads(saved.splitlines()[0])["rules"] == 1
    session, notice = opened(tmp_path, game)
    kept = tmp_path / game / "broken-1.json-lines"
    assert kept.read_bytes() == saved
    assert f"version 1 of the rules, and version {GAMES[game].version} is played here" in notice
    assert str(kept) in notice
    assert session.game.state.answers == 0, "a new game begins"
