"""Who sees what: spectators, the memory aid, open hands after the end."""

from typing import Any

from senbazuru.kernel.state import SPECTATOR
from senbazuru.table.plan import Plan
from senbazuru.table.table import Table
from tests.table import (
    ANN,
    BEN,
    NOW,
    answer,
    boats,
    bots_answer,
    game_of,
    origami,
    seated,
)


def view(table: Table, viewer: int) -> dict[str, Any]:
    shown = table.view(viewer)
    assert shown is not None
    return shown


def ended(table: Table) -> Table:
    while table.phase == "playing":
        if not bots_answer(table):
            answer(table, game_of(table).waiting()[0])
    return table


# -- spectators


def test_anybody_may_watch_unless_the_host_does_not_want_it() -> None:
    table = boats("Ann", "Ben")
    cleo = table.admit(NOW, "c")
    assert table.may_watch(cleo)
    assert table.may_watch(None)
    private = boats("Ann", "Ben", spectators=False)
    cleo = private.admit(NOW, "c")
    assert not private.may_watch(cleo)
    assert not private.may_watch(None)
    assert private.may_watch(ANN)
    assert private.may_watch(BEN)


def test_a_host_who_does_not_play_may_watch() -> None:
    private = seated(Plan("boats", 2, spectators=False), "bot", "Ben")
    ann = private.admit(NOW, "a")
    assert not private.may_watch(ann)
    private.stand(NOW, private.host, 1)
    assert private.may_watch(private.host)


def test_who_plays_sees_from_his_seats_and_others_as_spectators() -> None:
    table = boats("Ann", "Ann's cat", "Ben")
    cleo = table.admit(NOW, "c")
    assert table.viewers_of(ANN) == [0, 1]
    assert table.viewers_of(BEN) == [2]
    assert table.viewers_of(cleo) == table.viewers_of(None) == [SPECTATOR]


def test_a_spectator_sees_no_hand_before_the_end_and_every_hand_after_it() -> None:
    table = boats("Ann", "Ben")
    for _ in range(9):
        assert [seat["hand"] for seat in view(table, SPECTATOR)["seats"]] == [[], []]
        answer(table, game_of(table).waiting()[0])
    ended(table)
    seats = view(table, SPECTATOR)["seats"]
    assert [len(seat["hand"]) for seat in seats] == [seat["cards_in_hand"] for seat in seats]
    assert any(seat["hand"] for seat in seats)
    assert view(table, SPECTATOR)["viewer"] == "spectator"
    assert view(table, 1)["viewer"] == 1
    assert view(table, 1)["seats"] == view(table, 0)["seats"] == view(table, SPECTATOR)["seats"]


def test_after_the_end_the_view_is_another_for_everybody() -> None:
    table = boats("Ann", "Ben")
    moments = [table.moment(viewer) for viewer in (0, 1, SPECTATOR)]
    table.propose(NOW, ANN, "end")
    table.vote(NOW, BEN, True)
    assert all(old != table.moment(viewer) for old, viewer in zip(moments, (0, 1, SPECTATOR), strict=True))


def test_a_seat_sees_its_own_question_and_a_spectator_only_who_is_asked() -> None:
    table = boats("Ann", "Ben")
    own, other = view(table, 0)["decisions"]
    assert own["options"]
    assert set(other) == {"seat", "kind", "source"}
    assert all(set(decision) == {"seat", "kind", "source"} for decision in view(table, SPECTATOR)["decisions"])


def test_events_can_be_had_from_a_number_on() -> None:
    table = boats("Ann", "Ben")
    told = len(table.events(0))
    answer(table, 0)
    answer(table, 1)
    assert table.events(0, told) == table.events(0)[told:] != []


# -- the memory aid


def bots_hand(table: Table) -> list[str]:
    """What Ann is shown of it."""
    return list(view(table, 0)["seats"][1]["hand"])


def test_the_memory_aid_shows_what_one_saw_go_into_other_hands() -> None:
    table = origami("Ann", "bot", memory=True)
    seen = 0
    for _ in range(10):
        if not bots_answer(table):
            answer(table, 0)
        seen += len(bots_hand(table))
    assert seen > 0


def test_without_it_one_must_remember_until_the_end() -> None:
    table = origami("Ann", "bot", memory=False)
    while table.phase == "playing":
        assert bots_hand(table) == []
        assert view(table, 0)["seats"][0]["hand"], "the own hand is another matter"
        if not bots_answer(table):
            answer(table, 0)
    assert len(bots_hand(table)) == view(table, 0)["seats"][1]["cards_in_hand"]


def test_everything_else_is_shown_all_the_same() -> None:
    table = origami("Ann", "bot", memory=False)
    for _ in range(10):
        if not bots_answer(table):
            answer(table, 0)
    shown, remembered = view(table, 0), game_of(table).view(0)
    assert remembered["seats"][1].pop("hand") != shown["seats"][1].pop("hand")
    assert shown == remembered
