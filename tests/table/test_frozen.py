"""A table that does not replay as it was written down can only be looked at."""

from typing import Any

import msgspec
import pytest

from senbazuru.table import entries as e
from senbazuru.table.plan import Plan
from senbazuru.table.table import Table
from tests.table import ANN, BEN, LIVE, NOW, answer, boats, bots_answer, game_of, origami, refusal


def other_rules() -> Table:
    """A table whose game began under other rules."""
    journal = boats("Ann", "Ben", clock=LIVE).fresh
    began = journal[-1]
    assert isinstance(began, e.Started)
    return loaded([*journal[:-1], msgspec.structs.replace(began, rules=began.rules + 1)])


def other_hash() -> Table:
    """A table where the state is not what it was."""
    table = origami("Ann", "bot", clock=LIVE)
    while not any(isinstance(entry, e.Answered) and entry.hash for entry in table.fresh):
        if not bots_answer(table):
            answer(table, 0)

    def changed(entry: e.AnyEntry) -> e.AnyEntry:
        hashed = isinstance(entry, e.Answered) and entry.hash
        return msgspec.structs.replace(entry, hash="0" * 16) if hashed else entry

    return loaded([changed(entry) for entry in table.fresh])


def loaded(journal: list[e.AnyEntry]) -> Table:
    table = Table.load(journal)
    table.fresh = list(journal)
    return table


def test_a_game_under_other_rules_is_frozen() -> None:
    table = other_rules()
    problem = table.info().frozen
    assert problem
    assert problem.code == "rules-changed"
    assert problem.args["recorded"] == int(problem.args["present"]) + 1
    assert table.phase == "playing", "it is no table that waits for players"
    assert table.view(0) is None


def test_a_game_whose_hash_differs_is_frozen_there_and_can_be_seen() -> None:
    table = other_hash()
    problem = table.info().frozen
    assert problem
    assert problem.code == "replay-differs"
    assert int(problem.args["answers"]) >= 20
    assert table.view(0)
    assert table.events(0)


def test_an_answer_that_is_not_offered_any_more_freezes_it() -> None:
    journal = boats("Ann", "Ben").fresh
    table = loaded([*journal, e.Answered(NOW, 0, (61,)), e.Answered(NOW, 1, (1,))])
    problem = table.info().frozen
    assert problem
    assert problem.code == "not-offered"
    assert game_of(table).history == [], "what comes after is not tried"


def test_a_game_that_is_not_known_any_more_freezes_it() -> None:
    journal = boats("Ann", "Ben").fresh
    opened = journal[0]
    assert isinstance(opened, e.Opened)
    table = loaded([msgspec.structs.replace(opened, plan=Plan("chess")), *journal[1:]])
    problem = table.info().frozen
    assert problem
    assert problem.code == "unknown-game"


@pytest.mark.parametrize("make", [other_rules, other_hash])
def test_nothing_can_be_done_there(make: Any) -> None:
    table = make()
    commands: list[tuple[Any, ...]] = [
        (table.answer, NOW, ANN, 0, "1", [1]),
        (table.answer_for, NOW, 1, "1", 1),
        (table.undo, NOW, ANN, 0),
        (table.done, ANN),
        (table.propose, NOW, ANN, "end"),
        (table.resume, NOW, ANN),
        (table.replace, NOW, ANN, 1),
        (table.come_back, NOW, ANN, 0),
        (table.give_time, NOW, ANN, 1),
        (table.leave, NOW, ANN),
        (table.start, NOW, ANN),
        (table.sit, NOW, BEN, 1, "Ben"),
        (table.stand, NOW, ANN, 0),
        (table.seat_bot, NOW, ANN, 1, "random"),
        (table.change_plan, NOW, ANN, Plan("boats")),
        (table.claim_host, NOW, ANN),
        (table.admit, NOW, "c"),
        (table.ahead, ANN, 0, []),
    ]
    for command, *args in commands:
        assert refusal(table, command, *args) == "table-frozen"


@pytest.mark.parametrize("make", [other_rules, other_hash])
def test_nothing_happens_there_by_itself(make: Any) -> None:
    table = make()
    assert table.wakes() is None
    assert table.bots_to_move() == []
    written = len(table.fresh)
    table.wake(NOW + 1e6)
    assert not table.expire(NOW + 1e6)
    assert len(table.fresh) == written


def test_nobody_talks_there_any_more() -> None:
    table = other_rules()
    assert refusal(table, lambda: table.say(NOW, ANN, "What a pity.")) == "table-frozen"


def test_the_journal_is_counted_to_its_end() -> None:
    table = other_rules()
    assert table.written == len(table.fresh)
