"""A host need not bear everybody."""

import pytest

from senbazuru.table.info import SeatInfo
from senbazuru.table.plan import Plan
from senbazuru.table.table import Table, digest_of
from tests.table import (
    ANN,
    BEN,
    CLEO,
    DAYS,
    LIVE,
    NOW,
    assert_survives_loading,
    begun,
    bid,
    boats,
    bots_answer,
    frozen,
    game_of,
    refusal,
    reloaded,
    rematch_of,
    seated,
)

THREE = ("Ann", "Ben", "Cleo")


def over(table: Table) -> Table:
    table.propose(NOW, ANN, "end")
    for person in (BEN, CLEO):
        table.vote(NOW, person, True)
    assert table.phase == "over"
    return table


def test_only_the_host_sends_away_and_not_himself() -> None:
    for table in (seated(Plan("boats", 3), *THREE), boats(*THREE), over(boats(*THREE))):
        assert refusal(table, table.send_away, NOW, BEN, CLEO) == "not-host"
        assert refusal(table, table.send_away, NOW, BEN, ANN) == "not-host"
        assert refusal(table, table.send_away, NOW, ANN, ANN) == "cannot-send-away"
        assert refusal(table, table.send_away, NOW, ANN, "p9") == "cannot-send-away"
        table.send_away(NOW, ANN, BEN)
        assert refusal(table, table.send_away, NOW, ANN, BEN) == "cannot-send-away"
        assert refusal(table, table.send_away, NOW, BEN, CLEO) == "not-host"


def test_whoever_took_the_host_s_chair_may_too_but_not_send_away_who_opened_the_table() -> None:
    table = seated(Plan("boats", 3), *THREE)
    table.claim_host(NOW, BEN)
    assert refusal(table, table.send_away, NOW, BEN, ANN) == "cannot-send-away"
    assert refusal(table, table.send_away, NOW, ANN, CLEO) == "not-host"
    table.send_away(NOW, BEN, CLEO)
    assert table.seats_of(CLEO) == []


def test_but_nobody_who_plays_is_sent_away_by_one_who_took_the_chair() -> None:
    table = boats(*THREE)
    table.claim_host(NOW, BEN)
    assert refusal(table, table.send_away, NOW, BEN, CLEO) == "not-owner"
    table.claim_host(NOW, ANN)
    table.send_away(NOW, ANN, CLEO)


def test_before_the_game_all_his_seats_are_free() -> None:
    table = seated(Plan("boats", 3), "Ann", "Ben", "Ben's cat")
    table.send_away(NOW, ANN, BEN)
    assert table.info().seats[1:] == [SeatInfo("empty")] * 2
    assert refusal(table, table.sit, NOW, BEN, 1, "Ben") == "not-seated"
    assert_survives_loading(table)


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_during_the_game_a_stand_in_plays_and_he_cannot_come_back(clock: object) -> None:
    table = boats(*THREE, clock=clock)
    table.send_away(NOW, ANN, BEN)
    seat = table.info().seats[1]
    assert (seat.name, seat.why) == ("Ben", "sent-away")
    assert seat.stand_in
    assert 1 in table.bots_to_move()
    assert 1 not in table.clocks.running
    assert refusal(table, table.come_back, NOW, BEN, 1) == "not-your-seat"
    for command in (table.claim_host, table.check_rematch):
        rest = () if command == table.check_rematch else (NOW,)
        assert refusal(table, command, *rest, BEN) == "not-seated"
    assert refusal(table, table.say, NOW, BEN, "Boo!") == "not-seated"
    assert refusal(table, table.sight, BEN, 1) == "not-your-seat"
    assert_survives_loading(table)


def test_one_who_had_left_before_cannot_come_back_either() -> None:
    table = boats(*THREE)
    table.leave(NOW, BEN)
    table.send_away(NOW, ANN, BEN)
    assert table.seats[1].why == "sent-away"
    assert refusal(table, table.come_back, NOW, BEN, 1) == "not-your-seat"


def test_the_game_goes_on_without_him_to_its_end() -> None:
    table = boats("Ann", "Ben")
    table.send_away(NOW, ANN, BEN)
    table.leave(NOW, ANN)
    bots_answer(table)
    assert table.phase == "over"
    assert table.record().header["seats"][1]["name"] == "Ben"


def test_to_send_somebody_away_is_no_way_to_win_a_vote() -> None:
    table = boats(*THREE)
    bid(table, 0, 1, 2)
    table.propose(NOW, ANN, "end")
    table.vote(NOW, CLEO, True)
    table.send_away(NOW, ANN, BEN)
    assert table.phase == "playing"
    assert table.info().proposal is None
    table.propose(NOW, ANN, "end")
    proposal = table.info().proposal
    assert proposal
    assert proposal.waiting == [CLEO], "but he is not asked any more"
    assert_survives_loading(table)


def test_nor_to_take_back_what_he_has_answered() -> None:
    table = boats(*THREE)
    bid(table, 0, 1, 2)
    table.send_away(NOW, ANN, BEN)
    assert refusal(table, table.propose, NOW, ANN, "takeback") == "answer-stands"
    table.forget(NOW, BEN)
    assert refusal(table, table.propose, NOW, ANN, "takeback") == "answer-stands"


def test_what_he_had_proposed_is_no_longer_asked() -> None:
    table = boats(*THREE)
    table.propose(NOW, BEN, "pause")
    table.send_away(NOW, ANN, BEN)
    assert table.info().proposal is None
    assert not table.paused


def test_he_is_known_and_refused_and_inherits_nothing() -> None:
    table = over(boats(*THREE))
    table.send_away(NOW, ANN, BEN)
    assert table.person("secret of Ben") == BEN
    refused = table.refused(BEN)
    assert refused
    assert refused.code == "sent-away"
    assert table.refused(CLEO) is table.refused(None) is None
    table.leave(NOW, ANN)
    assert table.host == CLEO


def test_somebody_without_a_seat_can_be_sent_away_too() -> None:
    table = boats("Ann", "Ben")
    dora = table.admit(NOW, "d")
    table.send_away(NOW, ANN, dora)
    again = reloaded(table)
    refused = again.refused(dora)
    assert refused
    assert refused.code == "sent-away"


def test_of_an_address_only_a_digest_is_kept_that_is_another_for_everybody() -> None:
    table = boats(*THREE)
    places = [table.place_of(person, "203.0.113.7") for person in (BEN, CLEO)]
    assert len({*places, digest_of("203.0.113.7")}) == 3
    table.send_away(NOW, ANN, BEN, places[0])
    again = reloaded(table)
    assert again.kept_away("203.0.113.7")
    assert not again.kept_away("203.0.113.8")
    assert "203.0.113" not in "".join(map(repr, table.fresh))


def test_he_is_kept_away_from_the_rematch() -> None:
    table = over(boats(*THREE))
    table.send_away(NOW, ANN, BEN, table.place_of(BEN, "203.0.113.7"))
    again = rematch_of(table, "again")
    assert [seat.name for seat in again.seats] == ["", "Cleo", "Ann"]
    assert again.kept_away("203.0.113.7")
    refused = again.refused(again.person("secret of Ben"))
    assert refused
    assert refused.code == "sent-away"
    assert_survives_loading(again)


def test_a_frozen_table_stays_as_it_is() -> None:
    table = frozen(boats(*THREE))
    assert refusal(table, table.send_away, NOW, ANN, BEN) == "table-frozen"


def test_the_host_lets_others_watch_or_not_at_any_time() -> None:
    for table in (seated(Plan("boats", 3), *THREE), boats(*THREE), over(boats(*THREE))):
        assert refusal(table, table.allow_spectators, NOW, BEN, False) == "not-host"
        hands = game_of(table).hash() if table.game else ""
        table.allow_spectators(NOW, ANN, False)
        assert not table.may_watch(None)
        assert table.may_watch(BEN)
        assert_survives_loading(table)
        table.allow_spectators(NOW, ANN, True)
        assert table.may_watch(None)
        assert hands == (game_of(table).hash() if table.game else "")


def test_a_free_seat_keeps_a_table_from_beginning_by_itself() -> None:
    table = seated(Plan("boats", 3, auto_start=True), "Ann", "Ben")
    table.send_away(NOW, ANN, BEN)
    dora = table.admit(NOW, "d")
    table.sit(NOW, dora, 2, "Dora")
    assert table.phase == "open"
    table.seat_bot(NOW, ANN, 1, "random")
    assert begun(table).phase == "playing"
