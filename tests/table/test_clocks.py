"""Time: nobody's, live with an increment, or days for every answer."""

import pytest

from senbazuru.kernel.errors import SenbazuruError
from senbazuru.table import entries as e
from senbazuru.table.info import ClockInfo
from senbazuru.table.plan import Clock, Plan
from senbazuru.table.table import Table
from tests.table import (
    ANN,
    BEN,
    CLEO,
    DAYS,
    LIVE,
    NOW,
    answer,
    asked,
    assert_survives_loading,
    bid,
    boats,
    bots_answer,
    game_of,
    refusal,
    started,
)


def left(table: Table, now: float) -> list[float]:
    return [table.clocks.remaining(seat, now) for seat in range(len(table.seats))]


# -- none


def test_without_a_clock_people_think_as_long_as_they_like() -> None:
    table = boats("Ann", "Ben")
    assert table.clock_info(NOW) is None
    assert table.wakes() is None
    assert not table.expire(NOW + 1e9)
    answer(table, 0, now=NOW + 1e9)
    assert refusal(table, table.give_time, NOW, ANN, 1) == "no-clock"


# -- live


def test_the_clocks_of_all_who_are_asked_run() -> None:
    table = boats("Ann", "Ben", "bot", clock=LIVE)
    assert table.clock_info(NOW) == ClockInfo([300.0, 300.0, 300.0], [0, 1])
    assert table.clock_info(NOW + 12.34) == ClockInfo([287.7, 287.7, 300.0], [0, 1])


def test_an_answer_stops_the_own_clock_and_earns_the_increment() -> None:
    table = boats("Ann", "Ben", clock=LIVE)
    answer(table, 0, now=NOW + 10.0)
    assert left(table, NOW + 10.0) == [295.0, 290.0]
    assert left(table, NOW + 20.0) == [295.0, 280.0]
    answer(table, 1, now=NOW + 25.0)
    (trades,) = table.clocks.running
    assert left(table, NOW + 25.0) == [295.0, 280.0]
    after = [295.0, 280.0]
    after[trades] -= 8.0
    assert left(table, NOW + 33.0) == after
    assert_survives_loading(table)


def test_who_is_asked_again_at_once_has_earned_it_as_well() -> None:
    table = boats("Ann", "Ben", clock=LIVE)
    answer(table, 1, now=NOW + 10.0)
    answer(table, 0, 10, now=NOW + 20.0)
    assert game_of(table).waiting() == [0]
    assert left(table, NOW + 20.0) == [285.0, 295.0]
    answer(table, 0, 0, now=NOW + 30.0)
    assert left(table, NOW + 30.0) == [280.0, 295.0]


def test_a_lone_player_earns_it_too() -> None:
    table = started(Plan("islands", 1, clock=LIVE), "Ann")
    answer(table, 0, now=NOW + 10.0)
    assert left(table, NOW + 10.0) == [295.0]


def test_an_action_in_parts_earns_it_once() -> None:
    parts, whole = boats("Ann", "Ben", clock=LIVE), boats("Ann", "Ben", clock=LIVE)
    for table in (parts, whole):
        assert bid(table, 0, 1) == 0
    first, second = [option.id for option in game_of(parts).decision(0).offered if option.id][:2]
    answer(whole, 0, first, second, now=NOW + 20.0)
    answer(parts, 0, first, now=NOW + 10.0)
    assert left(parts, NOW + 10.0)[0] == 295.0, "5 for the bid, and it has thought for 10"
    answer(parts, 0, second, now=NOW + 20.0)
    assert left(parts, NOW + 20.0) == left(whole, NOW + 20.0) == [290.0, 305.0]


def test_nobody_gains_time_by_taking_back_and_answering_again() -> None:
    table = boats("Ann", "Ben", "Cleo", clock=LIVE)
    for n in range(10):
        answer(table, 0, now=NOW + n)
        table.undo(NOW + n, ANN, 0)
    assert left(table, NOW + 9.0) == [291.0, 291.0, 291.0]
    answer(table, 0, now=NOW + 10.0)
    assert left(table, NOW + 10.0) == [295.0, 290.0, 290.0]
    assert_survives_loading(table)


def test_time_does_not_run_for_who_has_answered_and_may_take_it_back() -> None:
    table = boats("Ann", "Ben", clock=LIVE)
    answer(table, 0, now=NOW + 10.0)
    table.undo(NOW + 60.0, ANN, 0)
    assert left(table, NOW + 60.0) == [290.0, 240.0]


def test_taking_back_a_part_of_an_action_costs_nothing_but_time() -> None:
    table = boats("Ann", "Ben", clock=LIVE)
    assert bid(table, 0, 1) == 0
    answer(table, 0, game_of(table).decision(0).offered[1].id, now=NOW + 10.0)
    table.undo(NOW + 20.0, ANN, 0)
    assert left(table, NOW + 20.0) == [285.0, 305.0]


def test_the_time_of_bots_does_not_run() -> None:
    table = boats("Ann", "bot", clock=LIVE)
    bots_answer(table, NOW + 50.0)
    assert left(table, NOW + 50.0) == [250.0, 300.0]


def test_arithmetic_is_exact() -> None:
    table = boats("Ann", "Ben", clock=Clock("live", 60.0, 0.25))
    answer(table, 0, now=NOW + 0.125)
    answer(table, 1, now=NOW + 59.875)
    assert left(table, NOW + 59.875) == [60.125, 0.375]


def test_a_clock_that_goes_back_takes_no_time_and_gives_none() -> None:
    table = boats("Ann", "Ben", clock=LIVE)
    answer(table, 0, now=NOW - 100.0)
    assert left(table, NOW) == [305.0, 300.0]


def test_the_table_knows_when_the_next_time_runs_out() -> None:
    table = boats("Ann", "Ben", clock=LIVE)
    assert table.wakes() == NOW + 300.0
    answer(table, 0, now=NOW + 100.0)
    assert table.wakes() == NOW + 300.0, "Ben's"
    assert not table.expire(NOW + 299.9)
    assert table.expire(NOW + 300.0)


@pytest.mark.parametrize("seconds", [10.1, 33.3, 77.7])
@pytest.mark.parametrize("opened", [1_763_262_000.1, 1_763_262_000.7])
def test_at_that_moment_it_has_run_out_however_numbers_are_rounded(seconds: float, opened: float) -> None:
    table = boats("Ann", "bot", clock=Clock("live", seconds))
    bots_answer(table)
    table.propose(NOW, ANN, "pause")
    table.resume(opened, ANN)
    wakes = table.wakes()
    assert wakes is not None
    assert table.expire(wakes)


def test_it_wakes_for_a_time_that_runs_out_before_bots_have_waited_enough() -> None:
    table = boats("Ann", "Ben", "bot", clock=Clock("live", 10.0), bot_pause=60.0)
    answer(table, 0, now=NOW + 4.0)
    assert table.bots_wait_until() == NOW + 64.0
    assert table.wakes() == NOW + 10.0


def test_time_that_runs_out_in_a_simultaneous_choice_lets_a_stand_in_choose() -> None:
    table = boats("Ann", "Ben", "Cleo", clock=LIVE)
    answer(table, 1, now=NOW + 10.0)
    assert table.expire(NOW + 300.0)
    assert [seat.why for seat in table.info().seats] == ["time", None, "time"]
    assert table.bots_to_move() == [0, 2]
    assert table.clocks.running == {}
    assert_survives_loading(table)
    assert bots_answer(table, NOW + 300.0) >= 2
    assert game_of(table).state.answers >= 3
    assert_survives_loading(table)


def test_an_answer_after_the_time_comes_too_late_even_if_nobody_noticed_yet() -> None:
    table = boats("Ann", "Ben", clock=LIVE)
    question = asked(table, 0)
    table.expire(NOW + 300.0)
    assert refusal(table, table.answer, NOW + 300.0, ANN, 0, question, [10]) == "stood-in"
    late = boats("Ann", "Ben", clock=LIVE)
    with pytest.raises(SenbazuruError, check=lambda error: error.code == "stood-in"):
        late.answer(NOW + 300.0, ANN, 0, question, [10])
    assert late.info() == table.info(), "that the time had run out is true, whoever says it first"
    assert_survives_loading(late)


def test_when_time_runs_out_for_two_the_silence_of_the_first_may_be_enough() -> None:
    table = boats("Ann", "Ben", "Cleo", clock=LIVE)
    answer(table, 0, now=NOW + 1.0)
    table.propose(NOW + 2.0, ANN, "pause")
    table.vote(NOW + 3.0, CLEO, True)
    assert table.expire(NOW + 300.0)
    assert table.paused
    assert [seat.why for seat in table.info().seats] == [None, "time", None], "then no time runs any more"
    assert_survives_loading(table)


# -- days


def test_by_mail_there_is_the_whole_time_for_every_answer() -> None:
    table = boats("Ann", "Ben", clock=DAYS)
    answer(table, 1, now=NOW + 3_000.0)
    answer(table, 0, 10, now=NOW + 7_000.0)
    assert game_of(table).waiting() == [0]
    assert left(table, NOW + 7_000.0) == [7_200.0, 7_200.0], "also for who is asked again at once"
    answer(table, 0, 0, now=NOW + 14_000.0)
    assert left(table, NOW + 14_000.0) == [7_200.0, 7_200.0]
    assert table.wakes() == NOW + 21_200.0
    assert_survives_loading(table)


def test_a_part_of_an_action_does_not_bring_the_time_back() -> None:
    table = boats("Ann", "Ben", clock=DAYS)
    assert bid(table, 0, 1) == 0
    answer(table, 0, game_of(table).decision(0).offered[1].id, now=NOW + 100.0)
    assert left(table, NOW + 100.0)[0] == 7_100.0


def test_taking_back_does_not_either() -> None:
    table = boats("Ann", "Ben", clock=DAYS)
    answer(table, 0, now=NOW + 3_000.0)
    table.undo(NOW + 4_000.0, ANN, 0)
    assert left(table, NOW + 4_000.0) == [4_200.0, 3_200.0]
    answer(table, 0, now=NOW + 5_000.0)
    table.undo(NOW + 5_000.0, ANN, 0)
    assert left(table, NOW + 5_000.0)[0] == 3_200.0
    assert_survives_loading(table)


def test_by_mail_a_time_runs_out_too() -> None:
    table = boats("Ann", "Ben", clock=DAYS)
    answer(table, 0, now=NOW + 3_000.0)
    assert table.expire(NOW + 7_200.0)
    assert table.info().seats[1].why == "time"


# -- pauses, presents, returns


def test_in_a_pause_no_time_runs() -> None:
    for clock in (LIVE, DAYS):
        table = boats("Ann", "Ben", clock=clock)
        table.propose(NOW + 10.0, ANN, "pause")
        table.vote(NOW + 20.0, BEN, True)
        assert table.clock_info(NOW + 500.0) == ClockInfo([clock.seconds - 20.0] * 2, [])
        assert table.wakes() is None
        assert not table.expire(NOW + 1e9)
        table.resume(NOW + 1_000.0, BEN)
        assert left(table, NOW + 1_000.0) == [clock.seconds - 20.0] * 2
        assert left(table, NOW + 1_001.0) == [clock.seconds - 21.0] * 2
        assert_survives_loading(table)


def test_a_pause_earns_no_increment() -> None:
    table = boats("Ann", "bot", clock=LIVE)
    for n in range(5):
        table.propose(NOW + n, ANN, "pause")
        table.resume(NOW + n, ANN)
    assert left(table, NOW + 4.0)[0] == 296.0


def test_people_give_each_other_time() -> None:
    table = boats("Ann", "Ben", "bot", clock=LIVE)
    table.give_time(NOW + 100.0, ANN, 1)
    assert left(table, NOW + 100.0) == [200.0, 260.0, 300.0]
    assert table.clocks.next_expiry() == NOW + 300.0, "Ann's comes first now"
    assert refusal(table, table.give_time, NOW, ANN, 0) == "no-clock"
    assert refusal(table, table.give_time, NOW, ANN, 2) == "no-clock"
    assert refusal(table, table.give_time, NOW, ANN, 3) == "no-such-seat"
    cleo = table.admit(NOW, "c")
    assert refusal(table, table.give_time, NOW, cleo, 0) == "not-seated"
    assert_survives_loading(table)


def test_nobody_gets_more_than_twice_what_there_was_at_the_beginning() -> None:
    table = boats("Ann", "Ben", clock=LIVE)
    for n in range(5):
        table.give_time(NOW + 10.0, ANN, 1)
    assert left(table, NOW + 10.0) == [290.0, 590.0]
    table.give_time(NOW + 10.0, ANN, 1)
    assert left(table, NOW + 10.0) == [290.0, 600.0]
    assert refusal(table, table.give_time, NOW + 10.5, ANN, 1) == "time-enough"
    assert_survives_loading(table)


def test_presents_of_older_journals_are_what_they_were() -> None:
    journal = [*boats("Ann", "Ben", clock=LIVE).fresh, *[e.Gave(NOW + n, 1, 60.0) for n in range(1500)]]
    table = Table.load(journal)
    assert table.frozen is None
    assert table.clocks.left[1] == 300.0 + 1500 * 60.0


def test_a_present_in_the_last_moment_is_in_time() -> None:
    table = boats("Ann", "Ben", clock=LIVE)
    answer(table, 0, now=NOW + 1.0)
    table.give_time(NOW + 299.0, ANN, 1)
    assert not table.expire(NOW + 300.0)
    assert table.wakes() == NOW + 360.0


def test_who_comes_back_finds_a_minute_at_least() -> None:
    table = boats("Ann", "Ben", clock=LIVE)
    table.expire(NOW + 300.0)
    table.come_back(NOW + 310.0, ANN, 0)
    assert left(table, NOW + 310.0)[0] == 60.0
    assert left(table, NOW + 320.0)[0] == 50.0
    assert table.wakes() == 0.0, "Ben's stand-in is to answer"
    assert_survives_loading(table)


def test_who_had_more_keeps_it() -> None:
    table = boats("Ann", "Ben", clock=LIVE)
    table.leave(NOW + 10.0, ANN)
    assert left(table, NOW + 100.0)[0] == 290.0
    table.come_back(NOW + 100.0, ANN, 0)
    assert left(table, NOW + 100.0)[0] == 290.0


def test_what_a_stand_in_answered_earned_nothing_and_costs_nothing_to_take_back() -> None:
    table = boats("Ann", "Ben", "Cleo", clock=LIVE)
    table.leave(NOW + 10.0, ANN)
    table.answer_by_default(NOW + 11.0, 0, asked(table, 0))
    table.come_back(NOW + 20.0, ANN, 0)
    assert left(table, NOW + 20.0)[0] == 290.0
    table.undo(NOW + 20.0, ANN, 0)
    assert left(table, NOW + 20.0)[0] == 290.0
    assert_survives_loading(table)


def test_a_time_that_runs_out_gives_no_increment() -> None:
    table = boats("Ann", "Ben", clock=LIVE)
    table.expire(NOW + 300.0)
    assert left(table, NOW + 300.0) == [0.0, 0.0]


# -- the server was away


def test_while_the_table_could_not_be_reached_no_live_clock_ran() -> None:
    table = boats("Ann", "Ben", clock=LIVE)
    answer(table, 0, now=NOW + 10.0)
    table.wake(NOW + 5_000.0)
    assert left(table, NOW + 5_000.0) == [295.0, 290.0]
    assert table.wakes() == NOW + 5_290.0
    assert_survives_loading(table)


def test_what_is_known_to_have_been_thought_before_is_spent() -> None:
    table = boats("Ann", "Ben", "Cleo", clock=LIVE)
    answer(table, 0, now=NOW + 100.0)
    for n in range(1, 4):
        table.wake(NOW + 1_000.0 * n)
    assert left(table, NOW + 3_000.0) == [205.0, 200.0, 200.0]


def test_days_go_by_all_the_same() -> None:
    table = boats("Ann", "Ben", clock=DAYS)
    written = len(table.fresh)
    table.wake(NOW + 5_000.0)
    assert len(table.fresh) == written
    assert left(table, NOW + 5_000.0) == [2_200.0, 2_200.0]


def test_nothing_is_written_where_no_clock_ran() -> None:
    paused = boats("Ann", "bot", clock=LIVE)
    paused.propose(NOW, ANN, "pause")
    for table in (paused, boats("Ann", "Ben"), boats("bot", "Ann", clock=Clock())):
        written = len(table.fresh)
        table.wake(NOW + 5_000.0)
        assert len(table.fresh) == written


def test_after_the_end_all_clocks_stand_still() -> None:
    table = boats("Ann", "Ben", "Cleo", clock=LIVE)
    table.propose(NOW + 10.0, CLEO, "end")
    table.vote(NOW + 10.0, ANN, True)
    table.vote(NOW + 20.0, BEN, True)
    assert table.clock_info(NOW + 1e6) == ClockInfo([280.0, 280.0, 280.0], [])
    assert table.wakes() is None
    assert not table.expire(NOW + 1e6)
