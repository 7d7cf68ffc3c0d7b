"""A table that does not replay as it was written down can only be looked at."""

from typing import Any

import msgspec
import pytest

from senbazuru.kernel.errors import CODES
from senbazuru.table import entries as e
from senbazuru.table.plan import Plan
from senbazuru.table.table import Table
from tests.table import (
    ANN,
    BEN,
    CLEO,
    LIVE,
    NOW,
    answer,
    bid,
    boats,
    bots_answer,
    frozen,
    game_of,
    loaded,
    origami,
    refusal,
    reloaded,
)


def other_rules() -> Table:
    """A table whose game began under other rules."""
    return frozen(boats("Ann", "Ben", clock=LIVE))


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


def damaged(place: int, line: bytes) -> Table:
    """A table as it comes from a store where one entry has been written over."""
    table = boats("Ann", "Ben")
    answer(table, 0)
    lines = [e.encode(entry) for entry in table.fresh]
    lines[place] = line
    return Table.load(map(e.read, lines))


@pytest.mark.parametrize("place", [0, 1, 3, 5, 6])
@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\xff\x00",
        b"[" * 100_000,
        b'{"entry": "folded", "at": 1.0}',
        b'{"entry": "sat", "at": 1.0, "person": "p1", "name": "Ann"}',
        b'{"entry": "voted", "at": 1.0, "person": "p1", "yes": true}',
        b'{"entry": "started", "at": 1.0, "seed": "folly", "salt": "", "rules": 1}',
        b'{"entry": "answered", "at": 1.0, "seat": 99, "options": []}',
        b'{"entry": "opened", "at": 1.0, "id": "table", "plan": {"game": "boats", "players": -1}}',
        *(
            b'{"entry": "%s", "seat": %d, "at": 1, "person": "p1", "name": "", "bot": "", "why": "left", "seconds": 1}'
            % (kind, seat)
            for kind in (b"sat", b"bot", b"stood", b"stood-in", b"returned", b"undone", b"gave")
            for seat in (-1, 99)
        ),
    ],
    ids=lambda line: line[:60].decode(errors="replace"),
)
def test_whatever_is_wrong_in_a_journal_freezes_its_table_and_raises_nothing(place: int, line: bytes) -> None:
    table = damaged(place, line)
    problem = table.info().frozen
    assert problem
    assert problem.code in CODES
    assert refusal(table, table.admit, NOW, "c") == "table-frozen"
    assert (table.wakes(), table.bots_to_move()) == (None, [])
    for viewer in (0, 1, 5):
        table.view(viewer)
        table.events(viewer)
    assert table.written == 7


def test_what_cannot_be_read_is_named_by_its_place() -> None:
    problem = damaged(5, b"\xff").info().frozen
    assert problem
    assert (problem.code, problem.args) == ("damaged-journal", {"entry": 5})


def test_a_journal_of_which_nothing_is_left_is_damaged() -> None:
    assert Table.load([]).frozen
    journal = boats("Ann", "Ben").fresh
    assert Table.load(journal[1:]).frozen
    assert Table.load([*journal, journal[0]]).frozen, "nor is a table opened twice"
    assert Table.load([*journal, journal[-1]]).frozen, "or its game begun again"


def test_what_can_be_read_of_a_damaged_one_counts() -> None:
    table = damaged(6, b"\xff")
    assert table.person("secret of Ben") == BEN
    assert [seat.name for seat in table.seats] == ["Ann", "Ben"]
    assert table.view(0), "as far as it went"


def test_a_damaged_line_of_chat_keeps_its_place() -> None:
    said = e.encode(e.Said(NOW, ANN, "Ann", "Hello"))
    table = Table.load(boats("Ann", "Ben").fresh, [e.read_said(line) for line in (said, b"\xff", said)])
    assert [line.text for line in table.chat] == ["Hello", "…", "Hello"]
    assert table.said == 3


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


# -- what is not lost


def test_who_came_left_and_took_over_after_its_beginning_is_known() -> None:
    table = boats("Ann", "Ben")
    table.admit(NOW, "secret of Cleo")
    table.leave(NOW + 1, ANN)
    shown = frozen(table)
    assert shown.person("secret of Cleo") == CLEO
    assert shown.host == BEN
    assert shown.seats[0].why == "left"
    assert shown.changed == NOW + 1, "it is not forgotten earlier than others"


def test_a_pause_is_still_one() -> None:
    table = boats("Ann", "Ben")
    table.propose(NOW, ANN, "pause")
    table.vote(NOW, BEN, True)
    assert frozen(table).info().paused


def test_no_clock_is_shown_that_nobody_winds() -> None:
    assert other_hash().clock_info(NOW) is None


def over() -> Table:
    """A game with a free undo, a takeback, and answers to a simultaneous choice in any order."""
    table = boats("Ann", "Ben")
    answer(table, 1)
    table.undo(NOW, BEN, 1)
    bid(table, 1, 0)
    table.propose(NOW, ANN, "takeback")
    table.vote(NOW, BEN, True)
    while table.phase == "playing":
        answer(table, game_of(table).waiting()[-1])
    return table


def test_a_finished_one_shows_how_it_ended_and_nothing_of_a_game_that_it_cannot_follow() -> None:
    table = over()
    shown = frozen(table)
    assert (shown.phase, shown.ended, shown.outcome()) == ("over", table.ended, table.outcome())
    assert shown.view(0) is None


def test_its_record_is_what_it_was() -> None:
    table = over()
    record = frozen(table).record()
    assert record.header == {**table.record().header, "rules": 2}
    assert record.entries == table.record().entries
    assert any("takeback" in entry for entry in record.entries)


def test_nothing_is_opened_before_the_end() -> None:
    table = frozen(boats("Ann", "Ben"))
    assert refusal(table, table.record) == "not-over"


def test_it_has_a_record_even_if_its_game_is_not_known_any_more() -> None:
    table = over()
    opened, *others = table.fresh
    assert isinstance(opened, e.Opened)
    shown = loaded([msgspec.structs.replace(opened, plan=Plan("chess")), *others])
    shown.recall(NOW, [1, 2], [1])
    record = shown.record()
    assert record.header["game"] == "chess"
    assert record.header["seed"] == table.record().header["seed"]
    assert len(record.entries) == len(table.record().entries)


def test_after_a_finished_one_people_play_again() -> None:
    table = frozen(over())
    table.check_rematch(BEN)
    table.offer(NOW, BEN, bots=False)
    assert reloaded(table).asked == table.asked
    table.vote(NOW, ANN, True)
    again = table.again("next", NOW)
    assert (again.phase, again.frozen, again.person("secret of Ben")) == ("playing", None, BEN)
    assert table.fresh[-1] == e.Rematched(NOW, "next", (ANN, BEN))
    shown = reloaded(table)
    assert shown.frozen
    assert shown.rematch == "next"
    running = frozen(boats("Ann", "Ben"))
    assert refusal(running, running.check_rematch, BEN) == "not-over"
