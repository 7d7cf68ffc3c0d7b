"""Who sits where, before the game begins."""

import pytest

from senbazuru.bots.bot import BOT_NAMES
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.table import entries as e
from senbazuru.table.info import SeatInfo
from senbazuru.table.plan import Plan
from senbazuru.table.table import Table, digest_of
from tests.table import ANN, BEN, CLEO, NOW, answer, begun, bots_answer, game_of, refusal, reloaded, seated

BOATS = Plan("boats", 3)


def names(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]


def test_the_first_to_come_is_the_host() -> None:
    table = Table.open("table", BOATS, NOW)
    assert table.admit(NOW, "a") == ANN
    assert table.admit(NOW, "b") == BEN
    assert table.host == ANN
    assert table.info().seats == [SeatInfo("empty")] * 3


def test_people_are_known_by_their_secrets_of_which_only_digests_are_kept() -> None:
    table = seated(BOATS, "Ann", "Ben")
    assert table.person("secret of Ben") == BEN
    assert table.person("secret of Cleo") is None
    assert table.person("") is None
    assert table.people[BEN] == digest_of("secret of Ben")
    assert "secret" not in "".join(map(repr, table.fresh))


def test_a_seat_is_taken_once() -> None:
    table = seated(BOATS, "Ann")
    ben = table.admit(NOW, "b")
    assert refusal(table, table.sit, NOW, ben, 0, "Ben") == "seat-taken"
    table.sit(NOW, ben, 2, "Ben")
    assert table.info().seats[2] == SeatInfo("person", "Ben", BEN)
    assert names(table) == ["Ann", "", "Ben"]


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_there_are_only_the_seats_of_the_plan(seat: int) -> None:
    table = seated(BOATS, "Ann")
    for command in (table.stand, table.seat_bot, table.sit):
        rest = () if command == table.stand else ("random",)
        assert refusal(table, command, NOW, ANN, seat, *rest) == "no-such-seat"


def test_one_person_may_play_several_seats_at_one_screen() -> None:
    table = begun(seated(Plan("boats", 2), "Ann", "Ann's left hand"))
    assert table.seats_of(ANN) == table.viewers_of(ANN) == [0, 1]
    answer(table, 0)
    answer(table, 1)
    assert game_of(table).state.answers == 2


def test_two_at_one_table_have_two_names() -> None:
    table = seated(BOATS, "Ann", "Ben")
    cleo = table.admit(NOW, "c")
    assert refusal(table, table.sit, NOW, cleo, 2, "Ann") == "name-taken"
    assert refusal(table, table.sit, NOW, cleo, 2, "  Ann ") == "name-taken"
    assert refusal(table, table.sit, NOW, ANN, 2, "Ann") == "name-taken"


def test_another_name_is_taken_by_sitting_down_again_unless_somebody_has_it() -> None:
    table = seated(BOATS, "Ann", "Ben")
    table.stand(NOW, BEN, 1)
    assert refusal(table, table.sit, NOW, BEN, 1, "Ann") == "name-taken"
    table.sit(NOW, BEN, 1, "Benjamin")
    assert names(table) == ["Ann", "Benjamin", ""]


@pytest.mark.parametrize("name", ["", "   ", "\n", "A\x07", "x" * 25, "\u202eBen", "\x1b[31m"])
def test_a_name_is_a_line_that_can_be_shown(name: str) -> None:
    table = seated(BOATS, "Ann")
    assert refusal(table, table.sit, NOW, BEN, 1, name) == "bad-text"


def test_blanks_around_a_name_and_lines_in_it_are_nothing() -> None:
    table = seated(BOATS, "  Ann \n of  Green Gables ")
    assert names(table)[0] == "Ann of Green Gables"
    table.sit(NOW, BEN, 1, "x" * 24)


def test_whoever_sits_may_stand_up() -> None:
    table = seated(BOATS, "Ann", "Ben")
    table.stand(NOW, BEN, 1)
    assert table.info().seats[1] == SeatInfo("empty")
    assert refusal(table, table.stand, NOW, ANN, 1) == "seat-empty"
    table.sit(NOW, BEN, 2, "Ben")


def test_the_host_may_ask_others_to_stand_up_and_nobody_else_may() -> None:
    table = seated(BOATS, "Ann", "Ben", "bot")
    assert refusal(table, table.stand, NOW, BEN, 0) == "not-host"
    assert refusal(table, table.stand, NOW, BEN, 2) == "not-host"
    table.stand(NOW, ANN, 1)
    table.stand(NOW, ANN, 2)
    assert names(table) == ["Ann", "", ""]


def test_who_is_asked_to_stand_up_keeps_his_other_seat() -> None:
    table = seated(BOATS, "Ann", "Ben", "Ben's cat")
    table.stand(NOW, ANN, 1)
    assert table.seats_of(BEN) == [2]


def test_bots_have_names_that_nobody_else_has() -> None:
    table = seated(Plan("boats", 4), BOT_NAMES[1], "bot", "bot", "bot")
    assert len(set(names(table))) == 4
    assert refusal(table, table.sit, NOW, ANN, 0, "Ann") == "seat-taken"
    table.stand(NOW, ANN, 0)
    assert refusal(table, table.sit, NOW, ANN, 0, names(table)[1]) == "name-taken"


def test_only_the_host_seats_bots_and_only_such_as_know_the_game() -> None:
    table = seated(BOATS, "Ann", "Ben")
    assert refusal(table, table.seat_bot, NOW, BEN, 2, "random") == "not-host"
    assert refusal(table, table.seat_bot, NOW, ANN, 1, "random") == "seat-taken"
    assert refusal(table, table.seat_bot, NOW, ANN, 2, "hal") == "unknown-bot"
    assert refusal(table, table.seat_bot, NOW, ANN, 2, "easy") == "bot-cannot-play"
    table.seat_bot(NOW, ANN, 2, "random")
    assert table.info().seats[2] == SeatInfo("bot", BOT_NAMES[2], bot="random")


def test_a_bot_may_be_changed_for_another() -> None:
    table = seated(Plan("origami"), "Ann", "bot")
    table.seat_bot(NOW, ANN, 1, "greedy")
    assert table.seats[1].bot == "greedy"


def test_bots_may_play_among_themselves() -> None:
    table = Table.open("table", Plan("boats", 2), NOW)
    ann = table.admit(NOW, "a")
    table.seat_bot(NOW, ann, 0, "random")
    table.seat_bot(NOW, ann, 1, "random")
    table.start(NOW, ann)
    assert bots_answer(table) > 5
    assert table.phase == "over"


def test_when_the_host_leaves_another_one_who_sits_there_is_host() -> None:
    table = seated(BOATS, "Ann", "Ben")
    table.leave(NOW, ANN)
    assert table.host == BEN
    assert names(table) == ["", "Ben", ""]
    assert refusal(table, table.stand, NOW, ANN, 1) == "not-host"


def test_a_host_alone_remains_host() -> None:
    table = seated(BOATS, "Ann")
    table.leave(NOW, ANN)
    assert table.host == ANN


def test_the_next_host_is_one_who_has_not_left_himself() -> None:
    table = begun(seated(BOATS, "Ann", "Ben", "Cleo"))
    table.leave(NOW, BEN)
    table.leave(NOW, ANN)
    assert table.host == CLEO
    table.leave(NOW, CLEO)
    assert table.host == CLEO, "nobody is there to follow"


def test_others_leave_and_the_host_remains() -> None:
    table = seated(BOATS, "Ann", "Ben")
    table.leave(NOW, BEN)
    assert table.host == ANN
    table.leave(NOW, BEN)
    assert names(table) == ["Ann", "", ""]


def test_who_sits_there_may_become_host_in_place_of_one_who_is_gone() -> None:
    table = seated(BOATS, "Ann", "Ben")
    cleo = table.admit(NOW, "c")
    assert refusal(table, table.claim_host, NOW, cleo) == "not-seated"
    table.claim_host(NOW, BEN)
    assert table.host == BEN
    assert refusal(table, table.start, NOW, ANN) == "not-host"


def test_who_claims_the_chair_does_not_own_the_table_and_leaves_it_to_nobody() -> None:
    table = seated(BOATS, "Ann", "Ben", "Cleo")
    table.claim_host(NOW, BEN)
    assert (table.host, table.owner) == (BEN, ANN)
    table.leave(NOW, BEN)
    assert (table.host, table.owner) == (ANN, ANN)
    table.claim_host(NOW, CLEO)
    table.claim_host(NOW, ANN)
    assert (table.host, table.owner) == (ANN, ANN)
    assert reloaded(table).owner == ANN


def test_the_owner_leaves_the_table_to_the_next_host() -> None:
    table = begun(seated(BOATS, "Ann", "Ben", "Cleo"))
    table.leave(NOW, ANN)
    assert (table.host, table.owner) == (BEN, BEN)
    table.claim_host(NOW, CLEO)
    table.claim_host(NOW, ANN)
    assert (table.host, table.owner) == (ANN, BEN)
    assert reloaded(table).owner == BEN


def test_older_journals_do_not_tell_who_claimed_the_chair() -> None:
    table = Table.load([*seated(BOATS, "Ann", "Ben").fresh, e.Hosted(NOW, BEN)])
    assert (table.host, table.owner) == (BEN, BEN)


def test_once_the_game_has_begun_seats_stay_as_they_are() -> None:
    table = begun(seated(BOATS, "Ann", "Ben", "bot"))
    cleo = table.admit(NOW, "c")
    assert refusal(table, table.sit, NOW, cleo, 2, "Cleo") == "already-started"
    assert refusal(table, table.stand, NOW, ANN, 0) == "already-started"
    assert refusal(table, table.seat_bot, NOW, ANN, 2, "random") == "already-started"


def test_a_seat_can_be_tried_before_anybody_is_admitted() -> None:
    table = seated(BOATS, "Ann")
    assert table.check_sit(1, " Ben ") == "Ben"
    with pytest.raises(SenbazuruError, check=lambda error: error.code == "name-taken"):
        table.check_sit(1, "Ann")
    with pytest.raises(SenbazuruError, check=lambda error: error.code == "seat-taken"):
        table.check_sit(0, "Ben")


def test_seats_are_as_they_were_after_loading() -> None:
    table = seated(Plan("boats", 4), "Ann", "Ben", "bot")
    table.stand(NOW, BEN, 1)
    table.claim_host(NOW, ANN)
    assert reloaded(table).info() == table.info()
