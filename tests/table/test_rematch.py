"""Playing again: the same people one seat further round."""

from senbazuru.bots.bot import BOT_NAMES
from senbazuru.table import entries as e
from senbazuru.table.plan import Plan
from senbazuru.table.table import Table
from tests.table import ANN, BEN, CLEO, LIVE, NOW, begun, boats, refusal, reloaded, seated


def over(table: Table) -> Table:
    table.propose(NOW, ANN, "end")
    for person in list(table.asked.waiting) if table.asked else []:
        table.vote(NOW, person, True)
    assert table.phase == "over"
    return table


def test_only_those_who_played_ask_for_it_and_after_the_end() -> None:
    table = boats("Ann", "Ben")
    cleo = table.admit(NOW, "c")
    assert refusal(table, table.check_rematch, ANN) == "not-over"
    over(table)
    assert refusal(table, table.check_rematch, cleo) == "not-seated"
    table.check_rematch(BEN)


def test_everybody_sits_one_seat_further_round() -> None:
    table = over(boats("Ann", "Ben", "bot", clock=LIVE))
    again = table.again("next", NOW + 9.0)
    assert table.info().rematch == "next"
    assert (again.id, again.phase, again.plan, again.opened) == ("next", "open", table.plan, NOW + 9.0)
    assert [seat.info().kind for seat in again.seats] == ["person", "bot", "person"]
    assert [seat.person for seat in again.seats] == [BEN, None, ANN]
    assert again.seats[1].bot == "random"
    third = over(begun(again)).again("third", NOW)
    assert [seat.person for seat in third.seats] == [None, ANN, BEN]


def test_the_same_secrets_open_the_new_table() -> None:
    table = over(boats("Ann", "Ben"))
    again = table.again("next", NOW)
    assert again.person("secret of Ann") == ANN
    assert again.person("secret of Ben") == BEN


def test_the_host_remains_host_even_if_it_was_not_the_first_to_come() -> None:
    table = boats("Ann", "Ben")
    table.claim_host(NOW, BEN)
    again = over(table).again("next", NOW)
    assert (again.host, again.owner) == (BEN, ANN), "who claimed the chair owns the next table no more than this one"
    assert reloaded(again).owner == ANN
    cleo = again.admit(NOW, "c")
    assert cleo == CLEO, "a name that nobody has yet"


def test_who_had_left_is_expected_again() -> None:
    table = boats("Ann", "Ben", "Cleo")
    table.leave(NOW, CLEO)
    again = over(table).again("next", NOW)
    assert CLEO in [seat.person for seat in again.seats]
    assert all(seat.stand_in is None for seat in again.seats)


def test_bots_take_names_that_nobody_else_has() -> None:
    table = Table.open("table", Plan("boats", 3), NOW)
    ann = table.admit(NOW, "a")
    table.seat_bot(NOW, ann, 0, "random")
    table.seat_bot(NOW, ann, 1, "random")
    table.sit(NOW, ann, 2, BOT_NAMES[2])
    again = over(begun(table)).again("next", NOW)
    assert len({seat.name for seat in again.seats}) == 3
    assert again.seats[1].name == BOT_NAMES[2]
    assert [seat.bot for seat in again.seats] == ["random", None, "random"]


def test_it_does_not_begin_by_itself() -> None:
    table = seated(Plan("boats", 2, auto_start=True), "Ann", "bot")
    again = over(table).again("next", NOW)
    assert again.phase == "open"


def test_both_journals_tell_of_it() -> None:
    table = over(boats("Ann", "Ben"))
    again = table.again("next", NOW)
    assert table.fresh[-1] == e.Rematched(NOW, "next")
    assert reloaded(table).info() == table.info()
    assert reloaded(again).info() == again.info()
    again.start(NOW, ANN)
    assert again.info().commitment != table.info().commitment
