"""Who may answer what, and when."""

import pytest

from senbazuru.table import entries as e
from senbazuru.table.plan import Plan
from tests.table import (
    ANN,
    BEN,
    NOW,
    answer,
    asked,
    assert_survives_loading,
    bid,
    boats,
    bots_answer,
    game_of,
    origami,
    refusal,
    started,
)


def test_an_answer_is_given_to_the_question_it_names() -> None:
    table = boats("Ann", "Ben")
    question = asked(table, 0)
    assert refusal(table, table.answer, NOW, ANN, 0, "other", [10]) == "stale-decision"
    assert refusal(table, table.answer, NOW, ANN, 0, "", [10]) == "stale-decision"
    table.answer(NOW, ANN, 0, question, [10])
    assert refusal(table, table.answer, NOW, ANN, 0, question, [10]) == "not-your-decision", "a double click"


def test_an_answer_comes_too_late_when_the_next_question_is_open() -> None:
    table = boats("Ann", "Ben")
    question = asked(table, 0)
    answer(table, 1)
    table.answer(NOW, ANN, 0, question, [10])
    assert game_of(table).waiting() == [0], "Ann may trade"
    assert refusal(table, table.answer, NOW, ANN, 0, question, [7]) == "stale-decision"


def test_a_question_asked_again_after_an_undo_is_another_one() -> None:
    table = boats("Ann", "Ben")
    question = asked(table, 0)
    answer(table, 0, 10)
    table.undo(NOW, ANN, 0)
    assert asked(table, 0) != question
    assert refusal(table, table.answer, NOW, ANN, 0, question, [10]) == "stale-decision"


def test_nobody_answers_for_another_seat() -> None:
    table = boats("Ann", "Ben", "bot")
    cleo = table.admit(NOW, "c")
    assert refusal(table, table.answer, NOW, ANN, 1, asked(table, 1), [1]) == "not-your-seat"
    assert refusal(table, table.answer, NOW, ANN, 2, asked(table, 2), [1]) == "not-your-seat"
    assert refusal(table, table.answer, NOW, cleo, 0, asked(table, 0), [10]) == "not-your-seat"
    assert refusal(table, table.answer, NOW, "", 2, asked(table, 2), [1]) == "not-your-seat"
    assert refusal(table, table.answer, NOW, ANN, 3, asked(table, 0), [10]) == "no-such-seat"
    assert refusal(table, table.answer, NOW, ANN, -3, asked(table, 0), [10]) == "no-such-seat"


def test_nobody_answers_out_of_turn() -> None:
    table = boats("Ann", "Ben")
    trades = bid(table, 0, 1)
    other = 1 - trades
    person = table.seats[other].person
    assert refusal(table, table.answer, NOW, person, other, asked(table, trades), [0]) == "not-your-decision"


@pytest.mark.parametrize("options", [[99], [-1], [61], [10**30], ["10"], [None], [True], [10.0]])
def test_only_what_is_offered_is_taken(options: list[int]) -> None:
    table = boats("Ann", "Ben")
    assert refusal(table, table.answer, NOW, ANN, 0, asked(table, 0), options) == "not-offered"


def test_an_answer_is_not_empty() -> None:
    table = boats("Ann", "Ben")
    assert refusal(table, table.answer, NOW, ANN, 0, asked(table, 0), []) == "incomplete-answer"


def test_an_answer_in_several_parts_is_taken_as_a_whole_or_not_at_all() -> None:
    table = boats("Ann", "Ben")
    trades = bid(table, 0, 1)
    person = table.seats[trades].person
    first, second = [option.id for option in game_of(table).decision(trades).offered if option.id][:2]
    question = asked(table, trades)
    assert refusal(table, table.answer, NOW, person, trades, question, [first, 61]) == "not-offered"
    assert refusal(table, table.answer, NOW, person, trades, question, [first, second, 0]) == "answer-too-long"
    written = len(table.fresh)
    table.answer(NOW, str(person), trades, question, [first, second])
    assert len(table.fresh) == written + 1
    assert game_of(table).waiting() == [0, 1], "the next boat"


def test_parts_one_by_one_or_all_at_once_come_to_the_same() -> None:
    one, other = boats("Ann", "Ben"), boats("Ann", "Ben")
    trades = bid(one, 0, 1)
    bid(other, 0, 1)
    first, second = [option.id for option in game_of(one).decision(trades).offered if option.id][:2]
    answer(one, trades, first, second)
    answer(other, trades, first)
    answer(other, trades, second)
    assert [one.view(viewer) for viewer in (0, 1, 5)] == [other.view(viewer) for viewer in (0, 1, 5)]
    assert [one.events(viewer) for viewer in (0, 1, 5)] == [other.events(viewer) for viewer in (0, 1, 5)]


def test_others_see_nothing_of_an_action_before_it_is_complete() -> None:
    table = boats("Ann", "Ben")
    trades = bid(table, 0, 1)
    other = 1 - trades
    before = table.view(other), table.events(other), table.moment(other)
    answer(table, trades, game_of(table).decision(trades).offered[1].id)
    assert (table.view(other), table.events(other), table.moment(other)) == before
    answer(table, trades, 0)
    assert table.events(other) != before[1]
    assert table.moment(other) != before[2]


def test_after_the_end_there_is_nothing_to_answer() -> None:
    table = boats("Ann", "bot")
    while table.phase == "playing":
        bots_answer(table)
        if table.phase == "playing":
            answer(table, 0)
    assert refusal(table, table.answer, NOW, ANN, 0, "1", [1]) == "game-over"
    assert refusal(table, table.undo, NOW, ANN, 0) == "game-over"
    assert refusal(table, table.propose, NOW, ANN, "end") == "game-over"
    assert refusal(table, table.answer_for, NOW, 1, "1", 1) == "game-over"
    assert refusal(table, table.done, ANN) == "game-over"
    assert table.bots_to_move() == []
    assert table.wakes() is None
    assert table.ended == NOW
    assert_survives_loading(table)


def test_a_bot_answers_the_question_it_was_asked_or_comes_too_late() -> None:
    table = boats("Ann", "bot")
    question = asked(table, 1)
    assert table.bots_to_move() == [1]
    assert refusal(table, table.answer_for, NOW, 1, "other", 1) == "stale-decision"
    assert refusal(table, table.answer_for, NOW, 0, asked(table, 0), 10) == "stale-decision", "Ann is no bot"
    assert refusal(table, table.answer_for, NOW, 7, question, 1) == "no-such-seat"
    assert refusal(table, table.answer_for, NOW, 1, question, 61) == "not-offered"
    table.answer_by_default(NOW, 1, question)
    assert refusal(table, table.answer_for, NOW, 1, question, 1) == "stale-decision"
    assert table.bots_to_move() == []


def test_bots_leave_people_time_to_take_back_what_can_be_taken_back() -> None:
    table = boats("Ann", "bot", bot_pause=2.0)
    assert table.bots_wait_until() == 0.0, "nothing has happened yet"
    answer(table, 0, now=NOW + 10.0)
    assert table.bots_wait_until() == table.wakes() == NOW + 12.0
    table.done(ANN)
    assert table.bots_wait_until() == table.wakes() == 0.0


def test_they_do_not_wait_longer_because_somebody_comes_or_votes() -> None:
    table = boats("Ann", "Ben", "bot", bot_pause=2.0)
    answer(table, 0, now=NOW + 10.0)
    table.admit(NOW + 11.0, "c")
    table.propose(NOW + 11.5, BEN, "pause")
    table.vote(NOW + 11.8, ANN, False)
    assert table.bots_wait_until() == NOW + 12.0


def test_nor_because_a_bot_has_begun_its_action() -> None:
    table = origami("Ann", "bot", bot_pause=2.0)
    game = game_of(table)
    begun = 0
    while table.phase == "playing":
        if game.waiting() == [0]:
            answer(table, 0, now=NOW + 10.0)
            continue
        able = game.can_undo(0)
        table.answer_for(NOW + 12.0, 1, asked(table, 1), game.decision(1).offered[-1].id)
        if able and game.can_undo(0):
            begun += 1
            assert table.bots_wait_until() == NOW + 12.0
    assert begun > 3


def test_nobody_gives_up_the_undo_of_another() -> None:
    table = boats("Ann", "Ben", "bot", bot_pause=2.0)
    cleo = table.admit(NOW, "c")
    answer(table, 0, now=NOW + 10.0)
    table.done(BEN)
    table.done(cleo)
    assert table.bots_wait_until() == NOW + 12.0


def test_done_is_said_of_one_answer_only() -> None:
    table = boats("Ann", "Ben", "bot", bot_pause=2.0)
    answer(table, 0, now=NOW + 10.0)
    table.done(ANN)
    answer(table, 1, now=NOW + 11.0)
    assert table.bots_wait_until() == NOW + 13.0


def test_bots_do_not_wait_where_nothing_can_be_taken_back() -> None:
    table = boats("Ann", "bot", bot_pause=2.0)
    table.answer_for(NOW, 1, asked(table, 1), game_of(table).decision(1).offered[-1].id)
    answer(table, 0, 2, now=NOW + 10.0)
    assert table.bots_to_move() == [1], "it has won, and all have seen what the others bid"
    assert table.bots_wait_until() == 0.0
    table = boats("Ann", "bot", bot_pause=0.0)
    answer(table, 0, now=NOW + 10.0)
    assert table.bots_wait_until() <= NOW + 10.0


def test_a_hash_is_written_where_the_record_has_one() -> None:
    table = origami("Ann", "bot")
    while table.phase == "playing":
        if not bots_answer(table):
            answer(table, game_of(table).waiting()[0])
    hashes = [entry.hash for entry in table.fresh if isinstance(entry, e.Answered) and entry.hash]
    assert hashes == [entry["hash"] for entry in game_of(table).record.entries if "hash" in entry]
    assert len(hashes) > 1
    assert_survives_loading(table)


def test_a_look_ahead_is_for_the_own_seat_and_what_it_tells_can_be_answered() -> None:
    table = started(Plan("origami", 2, {"families": ["farm", "sea"]}), "Ann", "Ben")
    (seat,) = game_of(table).waiting()
    person, other = (ANN, BEN) if seat == 0 else (BEN, ANN)
    draw = game_of(table).decision(seat).offered[0].id
    ahead = table.ahead(person, seat, [draw])
    assert ahead.decision is not None
    assert ahead.decision.kind == "take-from-line"
    assert 0 < len(ahead.ways) <= 20
    assert refusal(table, table.ahead, other, seat, []) == "not-your-seat"
    assert refusal(table, table.ahead, other, 1 - seat, []) == "not-your-decision"
    assert refusal(table, table.ahead, person, seat, [61]) == "not-offered"
    table.answer(NOW, person, seat, asked(table, seat), [draw, *(option.id for option in ahead.ways[0])])


def test_what_a_seat_sees_is_for_its_own_person() -> None:
    table = boats("Ann", "Ben")
    assert table.sight(ANN, 0) is table.game
    assert refusal(table, table.sight, ANN, 1) == "not-your-seat"
    assert refusal(table, table.sight, ANN, 5) == "no-such-seat"
