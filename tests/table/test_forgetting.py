"""Whoever wants nothing of his to be kept is forgotten, and the game is what it was."""

import pytest

from senbazuru.bots.bot import BOT_NAMES
from senbazuru.table import entries as e
from senbazuru.table.forgetting import chat_without, journal_without
from senbazuru.table.info import SeatInfo
from senbazuru.table.plan import Plan
from senbazuru.table.table import Table, digest_of
from tests.table import (
    ANN,
    BEN,
    CLEO,
    NOW,
    answer,
    assert_survives_loading,
    bid,
    boats,
    frozen,
    game_of,
    loaded,
    picture,
    refusal,
    rematch_of,
    seated,
)


def rewritten(table: Table, person: str) -> Table:
    """The table from a journal and a chat without a person, after he was forgotten."""
    journal, chat = [e.encode(entry) for entry in table.fresh], [e.encode(said) for said in table.chat]
    table.forget(NOW, person)
    late = [e.encode(entry) for entry in table.fresh[len(journal) :]]
    for number, body in journal_without(person, journal):
        journal[number] = body
    for number, body in chat_without(person, chat):
        chat[number] = body
    assert [e.decode_said(said) for said in chat] == table.chat
    again = loaded([e.decode(body) for body in [*journal, *late]])
    again.chat, again.said = table.chat, table.said
    return again


def test_a_table_without_somebody_is_the_same_but_for_his_name() -> None:
    table = boats("Ann", "Ben", "Ben's cat", "Cleo")
    bid(table, 0, 1, 2, 3)
    table.say(NOW, BEN, "My name is Benjamin.")
    table.say(NOW, CLEO, "Good luck!")
    hands, record = game_of(table).hash(), list(game_of(table).record.entries)
    again = rewritten(table, BEN)
    assert picture(again) == picture(table), "what is stored is what is in memory"
    assert (game_of(again).hash(), game_of(again).record.entries) == (hands, record)
    assert [seat.name for seat in again.seats] == ["Ann", "", "", "Cleo"]
    assert [seat.why for seat in again.seats] == [None, "left", "left", None]
    left = repr(again.fresh) + repr(again.chat)
    for trace in ("Ben", digest_of("secret of Ben")):
        assert trace not in left
    assert "Good luck!" in left


def test_numbers_of_lines_and_entries_stay() -> None:
    table = boats("Ann", "Ben")
    for person in (BEN, ANN, BEN):
        table.say(NOW, person, f"I am {person}.")
    entries = len(table.fresh)
    again = rewritten(table, BEN)
    assert [said.text for said in again.chat] == ["", f"I am {ANN}.", ""]
    assert again.said == 3
    assert len(again.fresh) == entries + 2, "a stand-in, and that he is forgotten"


def test_a_bot_keeps_the_name_that_it_chose_because_another_was_taken() -> None:
    table = seated(Plan("boats", 3), "Ann", BOT_NAMES[2], "bot")
    assert table.seats[2].name == BOT_NAMES[3]
    again = rewritten(table, BEN)
    assert again.seats[2].name == BOT_NAMES[3]


def test_before_the_game_his_seats_are_free_and_the_name_may_be_taken() -> None:
    table = seated(Plan("boats", 3), "Ann", "Ben", "Ben's cat")
    again = rewritten(table, BEN)
    assert again.info().seats[1:] == [SeatInfo("empty")] * 2
    assert refusal(again, again.sit, NOW, BEN, 1, "Ben") == "not-seated"
    dora = again.admit(NOW, "d")
    again.sit(NOW, dora, 1, "Ben")
    assert dora != BEN


def test_his_secret_opens_nothing_and_his_seat_is_nobody_s() -> None:
    table = rewritten(boats("Ann", "Ben"), BEN)
    assert table.person("secret of Ben") is None
    assert table.person("") is None
    refused = table.refused(BEN)
    assert refused
    assert refused.code == "bad-secret"
    assert refusal(table, table.come_back, NOW, BEN, 1) == "not-your-seat"
    assert refusal(table, table.send_away, NOW, ANN, BEN) == "cannot-send-away"


@pytest.mark.parametrize("away", [False, True])
def test_another_is_host_after_him_also_one_for_whom_a_stand_in_plays(away: bool) -> None:
    table = boats("Ann", "Ben", "Cleo")
    if away:
        table.leave(NOW, BEN)
        table.leave(NOW, CLEO)
    again = rewritten(table, ANN)
    assert again.host == BEN
    assert again.owner == BEN


def test_whose_table_it_is() -> None:
    table = seated(Plan("boats", 3), "Ann", "Ben", "bot")
    assert not table.alone(ANN)
    assert not table.alone(BEN)
    table.send_away(NOW, ANN, BEN)
    assert table.alone(ANN), "bots and those who are sent away do not count"
    assert not table.alone(BEN), "it is the host's"
    guest = table.admit(NOW, "g")
    assert not table.alone(guest), "a guest cannot delete the table of a host without a seat"


def test_nobody_deletes_a_table_by_taking_its_owner_s_chair() -> None:
    table = Table.open("table", Plan("boats", 2), NOW)
    ann = table.admit(NOW, "a")
    ben = table.admit(NOW, "b")
    table.sit(NOW, ben, 0, "Ben")
    table.claim_host(NOW, ben)
    assert not table.alone(ben)
    table.forget(NOW, ben)
    assert (table.host, table.owner) == (ann, ann)
    assert table.alone(ann)


def test_if_its_owner_is_forgotten_a_table_is_the_host_s() -> None:
    table = boats("Ann", "Ben", "Cleo")
    table.claim_host(NOW, CLEO)
    table.forget(NOW, ANN)
    assert (table.host, table.owner) == (CLEO, CLEO)
    assert_survives_loading(table)


def test_a_damaged_journal_is_no_reason_to_keep_a_name() -> None:
    table = seated(Plan("boats", 3), "Ann", "Ben", "bot")
    journal = [e.encode(entry) for entry in table.fresh]
    damaged = [*journal[:3], b"no such thing", *journal[3:]]
    anew = dict(journal_without(BEN, damaged))
    left = [anew.get(number, body) for number, body in enumerate(damaged)]
    assert b"Ben" not in b"".join(left)
    assert left[3] == b"no such thing"


def test_who_was_sent_away_is_forgotten_but_for_the_digests_that_keep_him_away() -> None:
    table = boats("Ann", "Ben", "Cleo")
    table.send_away(NOW, ANN, BEN, table.place_of(BEN, "203.0.113.7"))
    again = rewritten(table, BEN)
    assert again.seats[1].name == ""
    assert again.kept_away("203.0.113.7")
    refused = again.refused(again.person("secret of Ben"))
    assert refused
    assert refused.code == "sent-away"


def test_after_the_end_results_stay_and_the_record_has_no_name() -> None:
    table = boats("Ann", "Ben")
    while table.phase == "playing":
        for seat in game_of(table).waiting():
            answer(table, seat)
    scores = table.outcome()
    again = rewritten(table, BEN)
    assert again.outcome() == scores
    assert [seat["name"] for seat in again.record().header["seats"]] == ["Ann", ""]
    rematch = rematch_of(again, "again")
    assert [seat.name for seat in rematch.seats] == ["", "Ann"]
    assert_survives_loading(rematch)


def test_people_of_a_frozen_table_are_forgotten_too() -> None:
    table = frozen(boats("Ann", "Ben", "Cleo"))
    again = rewritten(table, ANN)
    assert again.frozen
    assert [seat.name for seat in again.seats] == ["", "Ben", "Cleo"]
    assert again.host == BEN
