"""`python -m bench peers`: where it installs the others, and what it makes of their figures."""

from pathlib import Path
from typing import Any

import pytest

from bench.peers import STAMP, peer_table, prepare, ratios
from bench.steps import PeerError, run_step

OURS = {"inside-games": 5000.0, "driven": 900.0, "driven-games": 80.0, "search": 60.0}


def played(peer: str, game: str, decisions: float, games: float) -> dict[str, Any]:
    speeds = {"decisions_per_second": decisions, "games_per_second": games}
    return {"peer": peer, "version": "1.0", "game": game, **speeds}


FOUND = [
    played("OpenSpiel", "hearts", 100.0, 10.0),
    played("OpenSpiel", "euchre", 300.0, 20.0),
    played("RLCard", "gin-rummy", 1000.0, 40.0),
    {"peer": "OpenSpiel", "version": "1.0", "game": "euchre", "simulations_per_second": 30.0},
]


def test_ratios_are_to_the_fastest_of_openspiel_and_to_gin_rummy() -> None:
    assert [(row.value, row.met) for row in ratios(FOUND, OURS)] == [(3.0, True), (125.0, True), (2.0, None)]


def test_the_table_says_how_many_times_as_many_we_make() -> None:
    lines = peer_table(FOUND, OURS).splitlines()
    (hearts,) = (line.split() for line in lines if "hearts" in line)
    assert hearts == ["OpenSpiel", "1.0", "hearts", "100", "10", "9.0x", "8.0x"]
    playing, thinking = (line.split() for line in lines if "euchre" in line)
    assert playing[-4:] == ["300", "20", "3.0x", "4.0x"]
    assert thinking[-2:] == ["30", "2.00x"]


def test_a_folder_of_somebody_else_is_not_cleared(tmp_path: Path) -> None:
    kept = tmp_path / "letter.txt"
    kept.write_text("dear")
    with pytest.raises(PeerError, match="SENBAZURU_PEERS"):
        prepare(tmp_path)
    assert kept.read_text() == "dear"
    assert not (tmp_path / STAMP).exists()


def test_a_step_that_fails_tells_why(tmp_path: Path) -> None:
    with pytest.raises(PeerError, match="could not fold"):
        run_step([str(tmp_path / "nothing")], "could not fold")
    with pytest.raises(PeerError, match="could not fold: error: no paper"):
        run_step(["sh", "-c", "echo folding; echo error: no paper >&2; exit 3"], "could not fold")
