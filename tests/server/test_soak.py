"""A server among strangers: it stays as it was, and those who are honest notice nothing. See soak.py."""

from pathlib import Path

import pytest

from tests.server.attackers import ATTACKS
from tests.server.people import Diary
from tests.server.raw import needs_addresses
from tests.server.soak import CEILING, Soak, run

pytestmark = needs_addresses

HARMLESS = ("floods", "malformed", "visitors", "guesses")
"""A few whose attacks need no time."""


@pytest.mark.proof
@pytest.mark.timeout(1200)
def test_a_server_among_strangers_stays_well(tmp_path: Path) -> None:
    soak = run(tmp_path, Soak(180.0, 200, tuple(ATTACKS)))
    print(soak.report())
    assert soak.faults() == []


def test_a_short_while_among_a_few_strangers(tmp_path: Path) -> None:
    soak = run(tmp_path, Soak(8.0, 10, HARMLESS, hurry=40.0))
    print(soak.report())
    assert soak.faults() == []
    assert all(soak.harm[name]["lines"] > 0 for name in HARMLESS)


def test_who_is_turned_away_is_noticed(tmp_path: Path) -> None:
    soak = run(tmp_path, Soak(4.0, 2, (), hurry=40.0), "--limit", "messages=1")
    assert any("too-many-messages" in fault for fault in soak.faults())


def well() -> Soak:
    """A soak in which nothing went wrong."""
    diary = Diary(answers=[0.1], records=["a record"])
    return Soak(180.0, 200, (), diary=diary, memory=[50.0] * 40 + [200.0] * 120, stopped=1.0)


def test_every_promise_can_be_broken() -> None:
    assert well().faults() == []
    soak = well()
    soak.memory[120:] = [240.0] * 40
    assert soak.faults() == ["memory grew from 200 to 240 MB"]
    soak = well()
    soak.memory[60] = CEILING + 1
    assert soak.faults() == [f"memory rose to {CEILING + 1:.0f} MB"]
    soak = well()
    soak.diary.wrongs["a player: Cut"] += 2
    assert soak.faults() == ["2 x a player: Cut"]
    soak = well()
    soak.log["Traceback"] = 3
    assert soak.faults() == ["3 tracebacks in the log"]
    soak = well()
    soak.stopped = None
    assert soak.faults() == ["it did not stop when it was asked to"]
    soak = well()
    soak.diary.records.clear()
    assert soak.faults() == ["no game came to its end: that proves nothing"]
    soak = well()
    soak.wrong_records.append("a record is wrong")
    assert soak.faults() == ["a record is wrong"]
