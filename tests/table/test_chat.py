"""What people say to each other at a table."""

import pytest

from senbazuru.table import entries as e
from senbazuru.table.plan import Plan
from senbazuru.table.table import CHAT_KEPT, Table
from tests.table import ANN, BEN, NOW, assert_survives_loading, boats, bots_answer, refusal, reloaded, seated


def test_a_line_has_a_time_and_a_name() -> None:
    table = boats("Ann", "Ben")
    said = table.say(NOW, BEN, "Good luck!")
    assert said == e.Said(NOW, BEN, "Ben", "Good luck!")
    assert table.chat == [said]
    assert table.said == 1


def test_people_talk_before_the_game_and_after_it() -> None:
    table = seated(Plan("boats", 2), "Ann", "bot")
    table.say(NOW, ANN, "Is anybody there?")
    table.start(NOW, ANN)
    while table.phase == "playing":
        bots_answer(table)
        if table.phase == "playing":
            table.leave(NOW, ANN)
    table.say(NOW, ANN, "Well played.")
    assert [said.text for said in table.chat] == ["Is anybody there?", "Well played."]


def test_only_those_who_sit_there_talk() -> None:
    table = boats("Ann", "Ben")
    cleo = table.admit(NOW, "c")
    assert refusal(table, table.say, NOW, cleo, "Take the fox!") == "not-seated"


@pytest.mark.parametrize("text", ["", " \n ", "x" * 301, "\x00", "ring\x07", "\u202e"])
def test_a_line_can_be_shown_and_is_not_too_long(text: str) -> None:
    table = boats("Ann", "Ben")
    assert refusal(table, table.say, NOW, ANN, text) == "bad-text"


def test_it_is_one_line_whatever_was_typed() -> None:
    table = boats("Ann", "Ben")
    assert table.say(NOW, ANN, "  one\n two\t three ").text == "one two three"
    assert table.say(NOW, ANN, "x" * 300).text == "x" * 300


def test_the_last_lines_are_kept_and_all_are_counted() -> None:
    table = boats("Ann", "Ben")
    for n in range(CHAT_KEPT + 30):
        table.say(NOW + n, ANN, f"line {n}")
    assert CHAT_KEPT == 200
    assert [table.chat[0].text, table.chat[-1].text] == ["line 30", "line 229"]
    assert (len(table.chat), table.said) == (200, 230)


def test_it_is_kept_apart_from_the_journal() -> None:
    table = boats("Ann", "Ben")
    written = len(table.fresh)
    table.say(NOW, ANN, "Hello")
    assert len(table.fresh) == table.written == written
    assert Table.load(table.fresh).chat == []
    assert reloaded(table).chat == table.chat
    assert_survives_loading(table)


def test_a_long_talk_is_loaded_to_its_last_lines() -> None:
    said = [e.Said(NOW, ANN, "Ann", str(n)) for n in range(250)]
    table = Table.load(boats("Ann", "Ben").fresh, said)
    assert table.chat == said[50:]
    assert table.said == 250
