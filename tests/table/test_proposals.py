"""What needs everybody's consent: a pause, and to end here. (Takebacks are in test_undo.py.)"""

import pytest

from senbazuru.table.info import ProposalInfo
from tests.table import (
    ANN,
    BEN,
    CLEO,
    NOW,
    answer,
    assert_survives_loading,
    bid,
    boats,
    game_of,
    refusal,
)


def test_all_others_agree_to_a_pause_and_anybody_ends_it() -> None:
    table = boats("Ann", "Ben", "Cleo")
    table.propose(NOW, BEN, "pause")
    table.vote(NOW, ANN, True)
    assert not table.info().paused
    table.vote(NOW, CLEO, True)
    assert table.info().paused
    assert refusal(table, table.answer, NOW, ANN, 0, "1", [1]) == "paused"
    assert_survives_loading(table)
    table.resume(NOW, CLEO)
    assert not table.info().paused
    answer(table, 0)
    assert_survives_loading(table)


def test_bots_pause_too() -> None:
    table = boats("Ann", "bot")
    assert table.bots_to_move() == [1]
    table.propose(NOW, ANN, "pause")
    assert table.info().paused
    assert table.bots_to_move() == []
    assert table.wakes() is None
    table.resume(NOW, ANN)
    assert table.bots_to_move() == [1]


def test_there_is_one_pause_at_a_time() -> None:
    table = boats("Ann", "bot")
    assert refusal(table, table.resume, NOW, ANN) == "not-paused"
    table.propose(NOW, ANN, "pause")
    assert refusal(table, table.propose, NOW, ANN, "pause") == "paused"


def test_all_may_agree_to_end_the_game_here() -> None:
    table = boats("Ann", "Ben", "bot")
    table.propose(NOW, ANN, "end")
    assert table.phase == "playing"
    table.vote(NOW + 5.0, BEN, True)
    info = table.info()
    assert (info.phase, table.ended) == ("over", NOW + 5.0)
    assert info.outcome
    assert info.outcome.agreed
    assert info.outcome.winners == []
    assert len(info.outcome.scores) == 3
    assert table.bots_to_move() == []
    assert_survives_loading(table)


def test_a_game_that_was_ended_asks_nobody_and_shows_all_hands() -> None:
    table = boats("Ann", "Ben")
    answer(table, 0)
    table.propose(NOW, ANN, "end")
    table.vote(NOW, BEN, True)
    for viewer in (0, 1, 5):
        shown = table.view(viewer)
        assert shown
        assert shown["viewer"] == ("spectator" if viewer == 5 else viewer)
        assert shown["decisions"] == []
        assert shown["winners"] is None, "nobody has won what was not played to its end"
        assert not shown["can_undo"]
        assert all(isinstance(seat["hand"], list) for seat in shown["seats"])


def test_a_pause_ends_with_the_game() -> None:
    table = boats("Ann", "bot")
    table.propose(NOW, ANN, "pause")
    table.propose(NOW, ANN, "end")
    assert not table.info().paused
    assert table.phase == "over"
    assert refusal(table, table.resume, NOW, ANN) == "game-over"


def test_one_thing_is_discussed_at_a_time() -> None:
    table = boats("Ann", "Ben")
    table.propose(NOW, ANN, "pause")
    assert refusal(table, table.propose, NOW, BEN, "end") == "already-proposed"
    assert refusal(table, table.propose, NOW, ANN, "end") == "already-proposed"
    table.vote(NOW, BEN, False)
    table.propose(NOW, BEN, "end")


def test_everybody_votes_once_and_not_on_his_own_proposal() -> None:
    table = boats("Ann", "Ben", "Cleo")
    assert refusal(table, table.vote, NOW, ANN, True) == "no-proposal"
    table.propose(NOW, ANN, "pause")
    assert refusal(table, table.vote, NOW, ANN, True) == "no-proposal"
    table.vote(NOW, BEN, True)
    assert refusal(table, table.vote, NOW, BEN, True) == "no-proposal"


def test_only_those_who_play_propose_and_vote() -> None:
    table = boats("Ann", "Ben")
    cleo = table.admit(NOW, "c")
    assert refusal(table, table.propose, NOW, cleo, "end") == "not-seated"
    table.propose(NOW, ANN, "pause")
    assert refusal(table, table.vote, NOW, cleo, True) == "no-proposal"
    table.vote(NOW, BEN, True)
    assert refusal(table, table.resume, NOW, cleo) == "not-seated"
    table.leave(NOW, BEN)
    assert refusal(table, table.resume, NOW, BEN) == "not-seated"
    assert refusal(table, table.propose, NOW, BEN, "end") == "not-seated"


def test_one_person_in_two_seats_has_one_voice() -> None:
    table = boats("Ann", "Ben", "Ben's cat")
    table.propose(NOW, ANN, "pause")
    assert table.info().proposal == ProposalInfo("pause", ANN, [BEN])
    table.vote(NOW, BEN, True)
    assert table.info().paused


@pytest.mark.parametrize("kind", ["takeback", "pause", "end"])
def test_who_leaves_need_not_be_waited_for(kind: str) -> None:
    table = boats("Ann", "Ben", "Cleo")
    bid(table, 0, 1, 2)
    table.propose(NOW, ANN, kind)  # type: ignore[arg-type]
    table.leave(NOW, BEN)
    assert table.info().proposal == ProposalInfo(kind, ANN, [CLEO])  # type: ignore[arg-type]
    assert_survives_loading(table)
    table.leave(NOW, CLEO)
    assert table.info().proposal is None
    if kind == "takeback":
        assert game_of(table).waiting() == [0, 1, 2]
    else:
        assert table.info().paused == (kind == "pause")
        assert (table.phase == "over") == (kind == "end")
    assert_survives_loading(table)


def test_who_has_voted_and_leaves_has_voted() -> None:
    table = boats("Ann", "Ben", "Cleo")
    table.propose(NOW, ANN, "end")
    table.vote(NOW, BEN, True)
    table.leave(NOW, BEN)
    assert table.info().proposal == ProposalInfo("end", ANN, [CLEO])


def test_a_proposal_goes_with_the_one_who_made_it() -> None:
    table = boats("Ann", "Ben", "Cleo")
    bid(table, 0, 1, 2)
    table.propose(NOW, ANN, "takeback")
    table.leave(NOW, ANN)
    assert table.info().proposal is None
    assert refusal(table, table.vote, NOW, BEN, True) == "no-proposal"
    assert_survives_loading(table)


def test_those_who_wait_are_named_in_the_same_order_wherever_the_table_is_loaded() -> None:
    table = boats("Ann", "Ben", "Cleo", "Dan")
    table.propose(NOW, BEN, "end")
    table.leave(NOW, CLEO)
    assert table.info().proposal == ProposalInfo("end", BEN, [ANN, "p4"])


def test_who_comes_back_has_not_been_asked() -> None:
    table = boats("Ann", "Ben", "Cleo")
    table.leave(NOW, CLEO)
    table.propose(NOW, ANN, "pause")
    table.come_back(NOW, CLEO, 2)
    assert table.info().proposal == ProposalInfo("pause", ANN, [BEN])
    assert refusal(table, table.vote, NOW, CLEO, False) == "no-proposal"
