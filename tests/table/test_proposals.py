"""What needs everybody's consent: a pause, and to end here. (Takebacks are in test_undo.py.)"""

from collections.abc import Callable

import pytest
from msgspec import structs

from senbazuru.kernel.errors import SenbazuruError
from senbazuru.table import entries as e
from senbazuru.table.info import ProposalInfo
from senbazuru.table.table import AWAY, Table
from tests.table import (
    ANN,
    BEN,
    CLEO,
    DAYS,
    LIVE,
    NOW,
    answer,
    assert_survives_loading,
    bid,
    boats,
    bots_answer,
    game_of,
    loaded,
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
    answer(table, 0)
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
    assert table.info().proposal == ProposalInfo("end", ANN, [CLEO], agreed=[BEN])


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


def test_who_comes_back_has_his_say() -> None:
    table = boats("Ann", "Ben", "Cleo")
    table.leave(NOW, CLEO)
    table.propose(NOW, ANN, "end")
    assert table.info().proposal == ProposalInfo("end", ANN, [BEN])
    table.come_back(NOW, CLEO, 2)
    assert table.info().proposal == ProposalInfo("end", ANN, [BEN, CLEO])
    assert_survives_loading(table)
    table.vote(NOW, BEN, True)
    assert table.phase == "playing"
    table.vote(NOW, CLEO, False)
    assert table.info().proposal is None


def test_who_has_agreed_and_comes_back_is_not_asked_again() -> None:
    table = boats("Ann", "Ben", "Cleo")
    table.replace(NOW, ANN, 1)
    table.propose(NOW, ANN, "end")
    table.vote(NOW, BEN, True)
    table.come_back(NOW, BEN, 1)
    assert table.info().proposal == ProposalInfo("end", ANN, [CLEO], agreed=[BEN])
    assert_survives_loading(table)


# -- nothing ends over the head of somebody who is merely away


def away(why: str, kind: str = "live") -> Table:
    """A table where a stand-in plays for Ben."""
    table = boats("Ann", "Ben", clock={"live": LIVE, "days": DAYS}[kind])
    answer(table, 0)
    if why == "left":
        table.leave(NOW, BEN)
    elif why == "absent":
        table.replace(NOW, ANN, 1)
    else:
        table.expire(NOW + table.plan.clock.seconds)
    assert table.seats[1].why == why
    return table


@pytest.mark.parametrize(("why", "kind"), [("absent", "live"), ("time", "live"), ("time", "days")])
def test_who_is_away_has_his_say_about_the_end_for_a_day(why: str, kind: str) -> None:
    table = away(why, kind)
    gone = table.seats[1].since
    table.propose(gone + AWAY - 1, ANN, "end")
    assert table.info().proposal == ProposalInfo("end", ANN, [BEN])
    assert_survives_loading(table)
    table.withdraw(gone + AWAY - 1, ANN)
    table.propose(gone + AWAY, ANN, "end")
    assert table.phase == "over"
    assert_survives_loading(table)


def test_he_may_vote_without_taking_his_seat_again() -> None:
    table = away("absent")
    table.propose(NOW, ANN, "end")
    table.vote(NOW, BEN, True)
    assert table.phase == "over"


def test_who_left_has_given_up_his_say() -> None:
    table = away("left")
    table.propose(NOW, ANN, "end")
    assert table.phase == "over"
    assert_survives_loading(table)


@pytest.mark.parametrize("why", ["absent", "time"])
def test_also_one_who_was_away_when_he_left(why: str) -> None:
    table = away(why)
    table.propose(NOW + 300, ANN, "end")
    table.leave(NOW + 311, BEN)
    assert table.seats[1].why == "left"
    assert table.phase == "over"
    assert_survives_loading(table)


def test_who_goes_while_the_end_is_discussed_has_not_agreed() -> None:
    table = boats("Ann", "Ben", clock=LIVE)
    table.propose(NOW, ANN, "end")
    table.replace(NOW + 100, ANN, 1)
    assert table.phase == "playing"
    assert table.info().proposal == ProposalInfo("end", ANN, [BEN])
    assert_survives_loading(table)


def test_other_people_play_on_while_the_end_waits_for_one_who_is_away() -> None:
    table = away("absent")
    table.propose(NOW, ANN, "end")
    assert table.bots_to_move() == [1]
    bots_answer(table)
    answer(table, 0)


# -- nor is an answer taken back for which nobody can speak


GOES: dict[str, Callable[[Table], object]] = {
    "left": lambda table: table.leave(NOW, BEN),
    "absent": lambda table: table.replace(NOW, ANN, 1),
    "time": lambda table: table.expire(NOW + 310),
}


@pytest.mark.parametrize("why", GOES)
def test_a_takeback_goes_behind_what_a_stand_in_answered_but_not_behind_the_answers_of_a_person(why: str) -> None:
    table = boats("Ann", "Ben", clock=LIVE)
    assert bid(table, 0, 1) == 0, "Ann has bid most, and may trade"
    answer(table, 0, 0)
    answer(table, 0, now=NOW + 299)
    GOES[why](table)
    assert (table.seats[0].why, table.seats[1].why) == (None, why)
    bots_answer(table, NOW + 311)
    for counted in (3, 2):
        table.propose(NOW + 311, ANN, "takeback")
        assert game_of(table).state.answers == counted
        assert_survives_loading(table)
    assert refusal(table, table.propose, NOW + 311, ANN, "takeback") == "answer-stands", "Ben's bid"
    table.come_back(NOW + 312, BEN, 1)
    table.propose(NOW + 313, ANN, "takeback")
    table.vote(NOW + 314, BEN, True)
    assert game_of(table).state.answers == 0
    assert_survives_loading(table)


def test_the_refusal_names_whose_answer_it_is() -> None:
    table = boats("Ann", "Ben", "Cleo")
    bid(table, 0, 1, 2)
    table.leave(NOW, BEN)
    with pytest.raises(SenbazuruError) as refused:
        table.propose(NOW, ANN, "takeback")
    assert (refused.value.code, refused.value.details) == ("answer-stands", {"name": "Ben"})


@pytest.mark.parametrize("why", GOES)
def test_a_takeback_is_off_when_somebody_goes_whose_answer_it_would_undo(why: str) -> None:
    table = boats("Ann", "Ben", "Cleo", clock=LIVE)
    bid(table, 1, 0, 2)
    table.propose(NOW, ANN, "takeback")
    assert table.info().proposal == ProposalInfo("takeback", ANN, [BEN, CLEO])
    GOES[why](table)
    assert table.seats[1].why == why, "it was Ben who could trade"
    assert table.info().proposal is None
    assert game_of(table).state.answers > 0
    assert_survives_loading(table)


def test_who_plays_for_two_is_still_there_when_one_of_them_goes() -> None:
    table = boats("Ann", "Ben", "Ben's cat", clock=LIVE)
    bid(table, 1, 0, 2)
    table.propose(NOW, ANN, "takeback")
    table.expire(NOW + 310)
    assert [seat.why for seat in table.seats] == [None, "time", None]
    assert table.info().proposal == ProposalInfo("takeback", ANN, [BEN])
    assert_survives_loading(table)


# -- in journals that do not tell who was asked


def as_it_was(table: Table) -> Table:
    """The same journal, had it been written before entries told who is asked."""
    entries = [structs.replace(n, asked=None) if isinstance(n, e.Proposed) else n for n in table.fresh]
    return loaded([entry for entry in entries if not isinstance(entry, e.Withdrawn)])


def test_an_end_that_needed_nobody_who_was_away_stays_one() -> None:
    table = away("absent")
    table.propose(NOW, ANN, "end")
    assert table.phase == "playing"
    assert as_it_was(table).phase == "over"
    assert as_it_was(table).frozen is None


@pytest.mark.parametrize("why", GOES)
def test_a_takeback_that_went_on_without_who_had_gone_stays_one(why: str) -> None:
    table = boats("Ann", "Ben", clock=LIVE)
    bid(table, 1, 0)
    table.propose(NOW, ANN, "takeback")
    GOES[why](table)
    again = as_it_was(table)
    assert again.frozen is None
    assert (game_of(table).state.answers, game_of(again).state.answers) == (2, 0)
