"""`python -m bench server`: what it needs, and what it makes of what it measured."""

from pathlib import Path

import pytest

from bench.contenders import boardgame
from bench.running import Level
from bench.server import ratios
from bench.steps import PeerError


def test_without_npm_the_peer_is_left_out_with_a_reason(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(PeerError, match="npm"):
        boardgame(tmp_path)


def level(rate: float, per_cpu_second: float, server_share: float = 0.95) -> Level:
    return {"rate": rate, "per_cpu_second": per_cpu_second, "server_share": server_share}


def test_ratios_compare_the_best_of_each() -> None:
    before, after = [level(100, 100), level(300, 400)], [level(500, 400)]
    memory, files = [level(200, 100), level(50, 100)], [level(80, 50)]
    found = {row.name: row for row in ratios([before, after], [memory, files])}
    assert found["moves a second, to in memory"].value == 2
    assert found["moves a second, to in memory"].met
    assert found["moves a second, to FlatFile"].value == 5
    assert found["moves a second of processor, to in memory"].value == 4
    assert found["moves a second of processor, to in memory"].met is None


def test_there_is_no_verdict_when_a_server_was_kept_from_its_core() -> None:
    starved = [level(100, 500, 0.2), level(50, 500, 0.95)]
    found = {row.name: row for row in ratios([[level(400, 400)]], [starved, [level(80, 50)]])}
    assert found["moves a second, to in memory"].met is None
    assert found["moves a second, to FlatFile"].met
