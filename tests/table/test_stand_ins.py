"""Who plays when a person does not: somebody who left, ran out of time, or is not there."""

import pytest

from senbazuru.table import entries as e
from senbazuru.table.info import SeatInfo
from senbazuru.table.plan import DEFAULTS, Plan
from senbazuru.table.table import Table
from tests.table import (
    ANN,
    BEN,
    DAYS,
    LIVE,
    NOW,
    answer,
    asked,
    assert_survives_loading,
    boats,
    bots_answer,
    game_of,
    origami,
    refusal,
    started,
)


def test_a_stand_in_plays_for_one_who_leaves() -> None:
    table = origami("Ann", "Ben")
    assert table.bots_to_move() == []
    table.leave(NOW, BEN)
    assert table.info().seats[1] == SeatInfo("person", "Ben", BEN, stand_in="greedy", why="left")
    if game_of(table).waiting() == [0]:
        answer(table, 0)
    assert table.bots_to_move() == [1]
    assert_survives_loading(table)


def test_the_plan_says_who_stands_in() -> None:
    assert boats("Ann", "Ben", stand_in="random").plan.substitute() == "random"
    table = boats("Ann", "Ben", stand_in="random")
    table.leave(NOW, BEN)
    assert table.seats[1].player == "random"
    table = boats("Ann", "Ben", stand_in=DEFAULTS)
    table.leave(NOW, BEN)
    assert table.seats[1].player == DEFAULTS


def test_who_leaves_leaves_all_his_seats() -> None:
    table = boats("Ann", "Ann's cat", "Ben")
    table.leave(NOW, ANN)
    assert [seat.why for seat in table.info().seats] == ["left", "left", None]
    written = len(table.fresh)
    table.leave(NOW, ANN)
    assert len(table.fresh) == written, "he cannot leave twice"


def test_one_who_is_not_there_need_not_be_waited_for() -> None:
    table = boats("Ann", "Ben", "bot")
    table.replace(NOW, ANN, 1)
    assert table.info().seats[1].why == "absent"
    assert refusal(table, table.replace, NOW, ANN, 1) == "not-absent"
    assert refusal(table, table.replace, NOW, ANN, 0) == "not-absent"
    assert refusal(table, table.replace, NOW, ANN, 2) == "not-absent"
    assert refusal(table, table.replace, NOW, ANN, 3) == "no-such-seat"
    cleo = table.admit(NOW, "c")
    assert refusal(table, table.replace, NOW, cleo, 0) == "not-seated"
    assert refusal(table, table.replace, NOW, BEN, 0) == "not-seated", "Ben has a stand-in himself"
    assert_survives_loading(table)


def test_where_there_are_days_to_answer_only_the_clock_brings_a_stand_in() -> None:
    table = boats("Ann", "Ben", clock=DAYS)
    answer(table, 0)
    assert refusal(table, table.replace, NOW + DAYS.seconds - 1, ANN, 1) == "days-to-answer"
    assert table.expire(NOW + DAYS.seconds)
    assert table.seats[1].why == "time"
    assert_survives_loading(table)


def test_a_stand_in_of_an_older_journal_plays_there_too() -> None:
    journal = [*boats("Ann", "Ben", clock=DAYS).fresh, e.StoodIn(NOW, 1, "absent")]
    table = Table.load(journal)
    assert table.frozen is None
    assert table.seats[1].stand_in


def test_whoever_has_a_stand_in_cannot_answer_before_he_comes_back() -> None:
    table = boats("Ann", "Ben")
    table.leave(NOW, ANN)
    assert refusal(table, table.answer, NOW, ANN, 0, asked(table, 0), [10]) == "stood-in"
    assert refusal(table, table.undo, NOW, ANN, 0) == "stood-in"
    assert refusal(table, table.come_back, NOW, BEN, 0) == "not-your-seat"
    table.come_back(NOW, ANN, 0)
    assert refusal(table, table.come_back, NOW, ANN, 0) == "seat-taken"
    answer(table, 0)
    assert_survives_loading(table)


def test_he_comes_back_into_the_same_question() -> None:
    table = boats("Ann", "Ben")
    question = asked(table, 0)
    table.leave(NOW, ANN)
    table.come_back(NOW, ANN, 0)
    assert asked(table, 0) == question


def test_he_sees_the_table_from_his_seat_all_the_while() -> None:
    table = boats("Ann", "Ben")
    table.leave(NOW, ANN)
    assert table.viewers_of(ANN) == [0]
    table.say(NOW, ANN, "I am on the train.")


def test_what_the_stand_in_was_thinking_about_comes_too_late_then() -> None:
    table = boats("Ann", "Ben")
    question = asked(table, 0)
    table.leave(NOW, ANN)
    table.come_back(NOW, ANN, 0)
    assert refusal(table, table.answer_for, NOW, 0, question, 10) == "stale-decision"


def test_he_comes_back_to_one_seat_after_the_other() -> None:
    table = boats("Ann", "Ann's cat", "Ben")
    table.leave(NOW, ANN)
    table.come_back(NOW, ANN, 1)
    assert [seat.why for seat in table.info().seats] == ["left", None, None]


def test_in_a_pause_one_may_leave_and_come_back() -> None:
    table = boats("Ann", "Ben", clock=LIVE)
    table.propose(NOW, ANN, "pause")
    table.vote(NOW, BEN, True)
    table.leave(NOW, BEN)
    assert table.bots_to_move() == []
    table.come_back(NOW, BEN, 1)
    assert table.clocks.running == {}
    assert_survives_loading(table)


def test_stand_ins_do_not_wait_for_an_undo_that_nobody_can_make() -> None:
    table = boats("Ann", "Ben")
    answer(table, 0)
    table.leave(NOW, ANN)
    table.leave(NOW, BEN)
    assert table.bots_to_move() == [1]
    assert table.bots_wait_until() == 0.0


def test_when_all_have_left_the_game_goes_on_to_its_end() -> None:
    table = boats("Ann", "Ben")
    table.leave(NOW, ANN)
    table.leave(NOW, BEN)
    bots_answer(table)
    assert table.phase == "over"
    assert [seat.person for seat in table.seats] == [ANN, BEN]
    assert refusal(table, table.come_back, NOW, ANN, 0) == "game-over"
    assert_survives_loading(table)


PLANS = [
    Plan("boats", 2),
    Plan("boats", 4),
    Plan("origami", 2),
    Plan("origami", 5),
    Plan("legends", 2),
    Plan("legends", 3),
    Plan("mixed", 2),
    Plan("mixed", 4),
    Plan("islands", 1),
    Plan("islands", 2, {"catch_up": True}),
    Plan("islands", 4),
]


def left_alone(plan: Plan, seed: int) -> Table:
    """A game that everybody leaves, and that is played by safe answers alone."""
    table = started(plan, *(f"Ann{seat}" for seat in range(plan.players)), seed=seed)
    for person in list(table.people):
        table.leave(NOW, person)
    steps = 0
    while seats := table.bots_to_move():
        table.answer_by_default(NOW, seats[-1], asked(table, seats[-1]))
        steps += 1
        assert steps < 20_000, "it never ends"
    return table


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.game}-{plan.players}")
def test_every_game_comes_to_its_end_by_safe_answers_alone(plan: Plan) -> None:
    table = left_alone(plan, seed=3)
    assert table.phase == "over"
    assert table.record().header["seats"][0] == {"name": "Ann0", "bot": None}


@pytest.mark.proof
@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.game}-{plan.players}")
def test_whatever_was_dealt(plan: Plan) -> None:
    for seed in range(60):
        assert left_alone(plan, seed).phase == "over"
