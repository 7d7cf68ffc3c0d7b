"""Playing again: those who want to, one seat further round."""

import pytest

from senbazuru.bots.bot import BOT_NAMES
from senbazuru.table import entries as e
from senbazuru.table.info import ProposalInfo
from senbazuru.table.plan import Plan
from senbazuru.table.table import Table
from tests.table import (
    ANN,
    BEN,
    CLEO,
    LIVE,
    NOW,
    assert_survives_loading,
    begun,
    boats,
    refusal,
    reloaded,
    rematch_of,
    seated,
)


def over(table: Table) -> Table:
    table.propose(NOW, ANN, "end")
    for person in list(table.asked.waiting) if table.asked else []:
        table.vote(NOW, person, True)
    assert table.phase == "over"
    return table


def people(table: Table) -> list[str | None]:
    return [seat.person for seat in table.seats]


def test_only_those_who_played_ask_for_it_and_after_the_end() -> None:
    table = boats("Ann", "Ben")
    cleo = table.admit(NOW, "c")
    assert refusal(table, table.offer, NOW, ANN, False) == "not-over"
    over(table)
    assert refusal(table, table.offer, NOW, cleo, False) == "not-seated"
    table.offer(NOW, BEN, False)


def test_against_bots_alone_nobody_is_asked_and_the_game_has_begun() -> None:
    table = over(boats("Ann", "bot", "bot"))
    table.offer(NOW, ANN, False)
    assert table.ready()
    again = table.again("next", NOW)
    assert (again.phase, people(again)) == ("playing", [None, None, ANN])
    assert_survives_loading(again)


def test_everybody_sits_one_seat_further_round() -> None:
    table = over(boats("Ann", "Ben", "bot", clock=LIVE))
    again = rematch_of(table, "next", NOW + 9.0)
    assert (table.info().rematch, table.info().rematched, table.info().proposal) == ("next", [ANN, BEN], None)
    assert (again.id, again.phase, again.plan.clock, again.opened) == ("next", "playing", LIVE, NOW + 9.0)
    assert people(again) == [BEN, None, ANN]
    assert again.seats[1].bot == "random"
    third = rematch_of(over(again), "third")
    assert people(third) == [None, ANN, BEN]


def test_it_begins_when_the_last_has_answered() -> None:
    table = over(boats("Ann", "Ben", "Cleo"))
    table.offer(NOW, BEN, False)
    assert table.info().proposal == ProposalInfo("rematch", BEN, [ANN, CLEO])
    assert refusal(table, table.vote, NOW, BEN, True) == "no-proposal"
    assert refusal(table, table.offer, NOW, ANN, False) == "already-proposed"
    table.vote(NOW, ANN, True)
    assert not table.ready()
    assert_survives_loading(table)
    table.vote(NOW, CLEO, True)
    assert table.ready()
    assert reloaded(table).ready()


@pytest.mark.parametrize("bots", [False, True])
def test_a_no_leaves_a_seat_that_a_bot_takes_if_whoever_asked_said_so(bots: bool) -> None:
    table = over(boats("Ann", "Ben", "Cleo"))
    table.offer(NOW, ANN, bots)
    table.vote(NOW, BEN, False)
    assert table.info().proposal == ProposalInfo("rematch", ANN, [CLEO], declined=[BEN], bots=bots)
    table.vote(NOW, CLEO, True)
    again = table.again("next", NOW)
    assert table.info().rematched == [ANN, CLEO]
    assert people(again) == [None, CLEO, ANN]
    assert again.seats[0].bot == ("greedy" if bots else None)
    assert again.phase == ("playing" if bots else "open")
    assert again.person("secret of Ben") == BEN
    if not bots:  # he thinks again, and it begins
        again.sit(NOW, BEN, 0, "Ben")
        assert again.phase == "playing"


def test_who_said_no_may_agree_as_long_as_others_think() -> None:
    table = over(boats("Ann", "Ben", "Cleo"))
    table.offer(NOW, ANN, False)
    table.vote(NOW, BEN, False)
    table.agree(NOW, BEN)
    assert table.info().proposal == ProposalInfo("rematch", ANN, [CLEO], agreed=[BEN])
    table.agree(NOW, CLEO)
    assert table.ready()


def test_where_nobody_wants_to_nothing_happens_and_all_may_ask_again() -> None:
    table = over(boats("Ann", "Ben", "Cleo"))
    table.offer(NOW, ANN, True)
    table.vote(NOW, BEN, False)
    table.vote(NOW, CLEO, False)
    assert not table.ready()
    assert (table.info().proposal, table.info().rematch) == (None, None)
    table.offer(NOW, BEN, False)
    table.withdraw(NOW, BEN)
    assert table.info().proposal is None
    assert_survives_loading(table)


def test_who_is_away_is_waited_for_until_whoever_asked_waits_no_longer() -> None:
    table = over(boats("Ann", "Ben", "Cleo"))
    table.offer(NOW, ANN, False)
    table.vote(NOW, BEN, True)
    assert refusal(table, table.wait_no_longer, NOW, ANN, []) == "not-absent"
    assert refusal(table, table.wait_no_longer, NOW, BEN, [CLEO]) == "no-proposal"
    table.wait_no_longer(NOW, ANN, [CLEO])
    assert table.ready()
    assert people(table.again("next", NOW)) == [BEN, None, ANN]


def test_who_had_left_is_asked_only_if_he_is_there() -> None:
    table = boats("Ann", "Ben", "Cleo")
    table.leave(NOW, CLEO)
    over(table).offer(NOW, ANN, False)
    assert table.info().proposal == ProposalInfo("rematch", ANN, [BEN])
    table.withdraw(NOW, ANN)
    table.offer(NOW, ANN, False, there=[CLEO])
    assert table.info().proposal == ProposalInfo("rematch", ANN, [BEN, CLEO])
    table.vote(NOW, CLEO, True)
    table.vote(NOW, BEN, True)
    again = table.again("next", NOW)
    assert people(again) == [BEN, CLEO, ANN]
    assert all(seat.stand_in is None for seat in again.seats)


@pytest.mark.parametrize("gone", [ANN, BEN])
def test_who_is_forgotten_is_not_waited_for(gone: str) -> None:
    table = over(boats("Ann", "Ben", "Cleo"))
    table.offer(NOW, ANN, False)
    table.vote(NOW, CLEO, True)
    table.forget(NOW, gone)
    assert table.ready() == (gone == BEN), "what he asked goes with him"


def test_the_same_secrets_open_the_new_table() -> None:
    again = rematch_of(over(boats("Ann", "Ben")))
    assert again.person("secret of Ann") == ANN
    assert again.person("secret of Ben") == BEN


def test_the_host_remains_host_even_if_it_was_not_the_first_to_come() -> None:
    table = boats("Ann", "Ben")
    table.claim_host(NOW, BEN)
    again = rematch_of(over(table))
    assert (again.host, again.owner) == (BEN, ANN), "who claimed the chair owns the next table no more than this one"
    assert reloaded(again).owner == ANN
    cleo = again.admit(NOW, "c")
    assert cleo == CLEO, "a name that nobody has yet"


def test_where_the_owner_does_not_play_again_it_is_the_table_of_whoever_asked() -> None:
    table = over(boats("Ann", "Ben", "Cleo"))
    table.offer(NOW, BEN, False)
    table.vote(NOW, ANN, False)
    table.vote(NOW, CLEO, True)
    again = table.again("next", NOW)
    assert (again.host, again.owner) == (BEN, BEN)


def test_bots_take_names_that_nobody_else_has() -> None:
    table = Table.open("table", Plan("boats", 3), NOW)
    ann = table.admit(NOW, "a")
    table.seat_bot(NOW, ann, 0, "random")
    table.seat_bot(NOW, ann, 1, "random")
    table.sit(NOW, ann, 2, BOT_NAMES[2])
    again = rematch_of(over(begun(table)))
    assert len({seat.name for seat in again.seats}) == 3
    assert again.seats[1].name == BOT_NAMES[2]
    assert [seat.bot for seat in again.seats] == ["random", None, "random"]


def test_both_journals_tell_of_it() -> None:
    table = over(seated(Plan("boats", 2, auto_start=True), "Ann", "Ben"))
    again = rematch_of(table)
    assert table.fresh[-1] == e.Rematched(NOW, "next", (ANN, BEN))
    assert reloaded(table).info() == table.info()
    assert reloaded(again).info() == again.info()
    assert again.info().commitment != table.info().commitment
