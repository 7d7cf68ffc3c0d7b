"""Giving up a seat for good, whoever is asked: what it means for the others at the table."""

import random

import pytest

from senbazuru.games import GAMES
from senbazuru.kernel.game import Game
from senbazuru.kernel.record import Record
from senbazuru.table import entries as e
from senbazuru.table.forgetting import journal_without
from senbazuru.table.info import ProposalInfo, SeatInfo
from senbazuru.table.plan import Plan
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
    frozen,
    game_of,
    loaded,
    origami,
    picture,
    refusal,
    rematch_of,
    started,
)


def test_with_two_the_other_has_won_whoever_is_asked() -> None:
    for seat in (0, 1):
        table = origami("Ann", "Ben")
        table.resign(NOW, (ANN, BEN)[seat], seat)
        outcome = table.outcome()
        assert outcome
        assert (table.phase, outcome.winners, outcome.resigned, outcome.agreed) == ("over", [1 - seat], [seat], False)
        assert table.info().seats[seat] == SeatInfo("person", ("Ann", "Ben")[seat], (ANN, BEN)[seat], why="resigned")
        assert table.bots_to_move() == []
        view = table.view(seat)
        assert view
        assert (view["over"], view["winners"], view["resigned"]) == (True, [1 - seat], [seat])
        assert_survives_loading(table)


def test_against_a_bot_and_alone() -> None:
    table = boats("Ann", "bot")
    table.resign(NOW, ANN, 0)
    assert table.outcome().winners == [1]  # type: ignore[union-attr]
    assert rematch_of(table).phase == "playing"
    table = started(Plan("islands", 1), "Ann")
    table.resign(NOW, ANN, 0)
    assert (table.phase, table.outcome().winners) == ("over", [])  # type: ignore[union-attr]


def test_with_more_a_stand_in_plays_on_and_does_not_win() -> None:
    table = boats("Ann", "Ben", "bot")
    table.resign(NOW, BEN, 1)
    assert table.info().seats[1] == SeatInfo("person", "Ben", BEN, stand_in="greedy", why="resigned")
    assert refusal(table, table.come_back, NOW, BEN, 1) == "has-resigned"
    assert refusal(table, table.resign, NOW, BEN, 1) == "has-resigned"
    assert refusal(table, table.answer, NOW, BEN, 1, asked(table, 1), [1]) == "stood-in"
    table.say(NOW, BEN, "Go on without me.")
    while table.phase == "playing":
        bots_answer(table)
        if table.phase == "playing":
            answer(table, 0)
    outcome = table.outcome()
    assert outcome
    assert 1 not in outcome.winners
    assert_survives_loading(table)


def test_only_whose_seat_it_is_and_only_while_the_game_runs() -> None:
    table = boats("Ann", "Ben", "Cleo")
    assert refusal(table, table.resign, NOW, ANN, 1) == "not-your-seat"
    assert refusal(table, table.resign, NOW, ANN, 7) == "no-such-seat"
    table.resign(NOW, ANN, 0)
    table.resign(NOW, BEN, 1)
    assert refusal(table, table.resign, NOW, CLEO, 2) == "game-over"
    other = frozen(boats("Ann", "Ben"))
    assert refusal(other, other.resign, NOW, ANN, 0) == "table-frozen"


def test_in_a_pause_and_from_behind_a_stand_in_too() -> None:
    table = boats("Ann", "Ben", "Cleo", clock=LIVE)
    table.propose(NOW, ANN, "pause")
    table.vote(NOW, BEN, True)
    table.vote(NOW, CLEO, True)
    table.resign(NOW, BEN, 1)
    assert table.paused
    table.leave(NOW, CLEO)
    table.resign(NOW, CLEO, 2)
    assert (table.phase, table.paused, table.outcome().winners) == ("over", False, [0])  # type: ignore[union-attr]
    assert_survives_loading(table)


def test_the_clock_of_who_resigns_stands_still() -> None:
    table = boats("Ann", "Ben", "Cleo", clock=DAYS)
    table.resign(NOW + 5, BEN, 1)
    assert sorted(table.clocks.running) == [0, 2]
    assert sorted(table.turns) == [0, 2]


def test_one_who_plays_two_seats_gives_up_one() -> None:
    table = boats("Ann", "Ann's cat", "Ben")
    table.resign(NOW, ANN, 1)
    assert [seat.why for seat in table.seats] == [None, "resigned", None]
    table.propose(NOW, BEN, "pause")
    assert table.info().proposal == ProposalInfo("pause", BEN, [ANN])


def test_who_has_resigned_has_no_say_any_more() -> None:
    table = boats("Ann", "Ben", "Cleo")
    table.propose(NOW, ANN, "end")
    table.resign(NOW, BEN, 1)
    assert table.info().proposal == ProposalInfo("end", ANN, [CLEO])
    assert refusal(table, table.vote, NOW, BEN, True) == "no-proposal"
    table.vote(NOW, CLEO, False)
    table.propose(NOW, ANN, "end")
    assert table.info().proposal == ProposalInfo("end", ANN, [CLEO])
    assert_survives_loading(table)


def test_a_takeback_does_not_go_behind_his_answers() -> None:
    table = boats("Ann", "Ben", "Cleo")
    answer(table, 0)
    answer(table, 1)
    table.propose(NOW, ANN, "takeback")
    table.resign(NOW, BEN, 1)
    assert table.info().proposal is None
    assert refusal(table, table.propose, NOW, ANN, "takeback") == "answer-stands"


def test_who_leaves_or_is_forgotten_afterwards_has_still_resigned() -> None:
    table = boats("Ann", "Ben", "Cleo")
    table.resign(NOW, BEN, 1)
    written = len(table.fresh)
    table.leave(NOW, BEN)
    assert len(table.fresh) == written
    table.send_away(NOW, ANN, BEN)
    assert table.seats[1].why == "resigned"
    journal = [e.encode(entry) for entry in table.fresh]
    for number, body in journal_without(BEN, journal):
        journal[number] = body
    again = loaded([e.decode(body) for body in journal])
    assert game_of(again).resigned == [1]


def test_the_record_of_a_frozen_table_has_it_too() -> None:
    table = boats("Ann", "Ben", "Cleo")
    trader = bid(table, 0, 1, 2)
    other = next(seat for seat in range(3) if seat != trader)
    trade = next(option for option in game_of(table).decision(trader).offered if option.key != "decline")
    answer(table, trader, trade.id)
    table.resign(NOW, (ANN, BEN, CLEO)[other], other)
    table.undo(NOW, (ANN, BEN, CLEO)[trader], trader)
    third = 3 - trader - other
    table.resign(NOW, (ANN, BEN, CLEO)[third], third)
    shown = frozen(table)
    assert shown.outcome() == table.outcome()
    assert shown.record().entries == [entry for entry in table.record().entries if "hash" not in entry]
    Game.load(GAMES["boats"], Record.loads(table.record().dumps()))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_at_any_moment_of_any_game_the_journal_tells_the_same(name: str) -> None:
    chance = random.Random(name)
    least, most = GAMES[name].seats
    for _ in range(2):
        people = ["Ann", "Ben", "Cleo", "Dan", "Eve"][: chance.randint(max(least, 2), most)]
        table = started(Plan(name, len(people)), *people, seed=chance.randrange(1 << 30))
        for _ in range(2):
            for _ in range(chance.randrange(40)):
                if table.phase == "playing":
                    seat = chance.choice(game_of(table).waiting())
                    option = chance.choice(game_of(table).decision(seat).offered).id
                    if table.seats[seat].player:
                        table.answer_for(NOW, seat, asked(table, seat), option)
                    else:
                        answer(table, seat, option)
            seat = chance.choice([seat for seat in range(len(people)) if table.seats[seat].why is None])
            if table.phase == "playing":
                table.resign(NOW, f"p{seat + 1}", seat)
                assert_survives_loading(table)
        before = picture(table)
        assert before["record"] == Game.load(GAMES[name], game_of(table).record).record.entries
