"""Taking back: freely up to a barrier, and further with everybody's consent."""

from senbazuru.table import entries as e
from senbazuru.table.info import ProposalInfo
from senbazuru.table.plan import Clock
from tests.table import (
    ANN,
    BEN,
    CLEO,
    NOW,
    answer,
    asked,
    assert_survives_loading,
    bid,
    boats,
    bots_answer,
    game_of,
    origami,
    refusal,
    reloaded,
)

# -- freely


def test_what_taught_nobody_anything_can_be_taken_back() -> None:
    table = boats("Ann", "Ben")
    before = table.view(0)
    answer(table, 0, 10)
    shown = table.view(0)
    assert shown
    assert shown["can_undo"]
    table.undo(NOW, ANN, 0)
    after = table.view(0)
    assert before
    assert after
    assert after["seats"] == before["seats"]
    assert game_of(table).waiting() == [0, 1]
    assert_survives_loading(table)


def test_nobody_takes_back_the_answer_of_another() -> None:
    table = boats("Ann", "Ben")
    answer(table, 0)
    assert refusal(table, table.undo, NOW, BEN, 1) == "nothing-to-undo"
    assert refusal(table, table.undo, NOW, BEN, 0) == "not-your-seat"
    assert refusal(table, table.undo, NOW, BEN, 9) == "no-such-seat"


def test_what_somebody_learnt_from_is_a_barrier() -> None:
    table = boats("Ann", "Ben")
    answer(table, 0)
    answer(table, 1)
    assert refusal(table, table.undo, NOW, BEN, 1) == "undo-barrier"
    assert refusal(table, table.undo, NOW, ANN, 0) == "nothing-to-undo"


def test_the_first_part_of_an_action_can_be_taken_back() -> None:
    table = boats("Ann", "Ben")
    trades = bid(table, 0, 1)
    person = str(table.seats[trades].person)
    before = table.view(trades)
    answer(table, trades, game_of(table).decision(trades).offered[1].id)
    table.undo(NOW, person, trades)
    after = table.view(trades)
    assert before
    assert after
    assert after["seats"] == before["seats"]
    assert refusal(table, table.undo, NOW, person, trades) in ("undo-barrier", "nothing-to-undo")


def test_what_was_answered_at_once_is_taken_back_at_once() -> None:
    """To draw, and a card: one answer, one step back, also at a table that was loaded since."""
    table = origami("Ann", "Ben")
    seat = game_of(table).waiting()[0]
    person = str(table.seats[seat].person)
    before = table.view(seat)
    draw = game_of(table).decision(seat).offered[0]
    then = game_of(table).ahead(seat, draw.id).decision
    assert draw.key == "draw"
    assert then
    small = min(then.offered, key=lambda card: int(str(card.args["folds"])))
    answer(table, seat, draw.id, small.id)
    assert game_of(table).decision(seat).kind == "take-from-line"
    for one in (reloaded(table), table):
        one.undo(NOW, person, seat)
        after = one.view(seat)
        assert before
        assert after
        assert after["line"] == before["line"]
        assert game_of(one).decision(seat).kind == "action"
        assert not after["can_undo"]


def test_a_bots_answer_ends_the_undo() -> None:
    table = boats("Ann", "bot", "Ben")
    answer(table, 0)
    bots_answer(table)
    assert refusal(table, table.undo, NOW, ANN, 0) == "nothing-to-undo"


def test_in_a_pause_nothing_is_answered_or_taken_back() -> None:
    table = boats("Ann", "bot")
    answer(table, 0)
    table.propose(NOW, ANN, "pause")
    assert refusal(table, table.undo, NOW, ANN, 0) == "paused"
    assert refusal(table, table.answer, NOW, ANN, 0, "1", [1]) == "paused"
    assert refusal(table, table.answer_for, NOW, 1, asked(table, 1), 1) == "paused"


def test_at_one_screen_each_seat_takes_back_its_own() -> None:
    table = boats("Ann", "Ann's cat", "Ben")
    answer(table, 1)
    answer(table, 0)
    assert refusal(table, table.undo, NOW, ANN, 1) == "nothing-to-undo", "the last answer is that of the other seat"
    table.undo(NOW, ANN, 0)
    table.undo(NOW, ANN, 1)
    assert game_of(table).waiting() == [0, 1, 2]


# -- by consent


def test_beyond_the_barrier_all_others_must_agree() -> None:
    table = boats("Ann", "Ben", "Cleo", "bot")
    for seat in (0, 1, 2):
        answer(table, seat)
    bots_answer(table)
    table.propose(NOW, BEN, "takeback")
    assert table.info().proposal == ProposalInfo("takeback", BEN, [ANN, CLEO])
    table.vote(NOW, CLEO, True)
    assert table.info().proposal == ProposalInfo("takeback", BEN, [ANN], agreed=[CLEO])
    assert game_of(table).state.answers >= 4
    table.vote(NOW, ANN, True)
    assert table.info().proposal is None
    assert game_of(table).waiting() == [0, 1, 2, 3]
    assert game_of(table).state.answers == 0
    assert_survives_loading(table)


def test_one_who_does_not_agree_is_enough() -> None:
    table = boats("Ann", "Ben", "Cleo")
    trades = bid(table, 0, 1, 2)
    table.propose(NOW, ANN, "takeback")
    table.vote(NOW, BEN, True)
    table.vote(NOW, CLEO, False)
    assert table.info().proposal is None
    assert game_of(table).waiting() == [trades]
    assert_survives_loading(table)


def test_who_asked_may_think_better_of_it() -> None:
    table = boats("Ann", "Ben")
    trades = bid(table, 0, 1)
    table.propose(NOW, ANN, "takeback")
    assert refusal(table, table.withdraw, NOW, BEN) == "no-proposal"
    table.withdraw(NOW, ANN)
    assert table.info().proposal is None
    assert refusal(table, table.vote, NOW, BEN, True) == "no-proposal"
    assert game_of(table).waiting() == [trades]
    assert_survives_loading(table)


def test_who_has_done_nothing_has_nothing_to_take_back() -> None:
    table = boats("Ann", "Ben")
    assert refusal(table, table.propose, NOW, ANN, "takeback") == "nothing-to-undo"
    answer(table, 1)
    assert refusal(table, table.propose, NOW, ANN, "takeback") == "nothing-to-undo"


def test_who_plays_with_bots_alone_needs_nobodys_consent() -> None:
    table = boats("Ann", "bot", "bot")
    answer(table, 0)
    bots_answer(table)
    table.propose(NOW, ANN, "takeback")
    assert table.info().proposal is None
    assert game_of(table).state.answers == 0
    assert game_of(table).waiting() == [0, 1, 2]


def test_a_takeback_goes_across_what_bots_answered_meanwhile() -> None:
    table = boats("Ann", "bot")
    answer(table, 0, 2)
    table.answer_for(NOW, 1, asked(table, 1), game_of(table).decision(1).offered[-1].id)
    assert game_of(table).waiting() == [1], "it has bid more"
    assert bots_answer(table) > 1, "it has traded, and bid again"
    table.propose(NOW, ANN, "takeback")
    assert game_of(table).state.answers == 0
    assert game_of(table).waiting() == [0, 1]
    assert_survives_loading(table)


def test_of_an_action_in_parts_all_parts_are_taken_back() -> None:
    table = boats("Ann", "Ben", seed=7)
    trades = bid(table, 0, 1)
    person, other = str(table.seats[trades].person), str(table.seats[1 - trades].person)
    counted = game_of(table).state.answers
    answer(table, trades, game_of(table).decision(trades).offered[1].id)
    answer(table, trades, 0)
    table.propose(NOW, person, "takeback")
    table.vote(NOW, other, True)
    assert game_of(table).state.answers == counted
    assert game_of(table).waiting() == [trades]


def test_a_simultaneous_choice_is_taken_back_as_a_whole() -> None:
    table = boats("Ann", "Ben", "Cleo")
    answer(table, 0)
    answer(table, 1)
    table.propose(NOW, BEN, "takeback")
    table.vote(NOW, ANN, True)
    table.vote(NOW, CLEO, True)
    assert game_of(table).waiting() == [0, 1, 2], "Ann chooses again, too"
    assert_survives_loading(table)


def test_bots_wait_while_a_takeback_is_discussed() -> None:
    table = boats("Ann", "Ben", "bot")
    answer(table, 0)
    assert table.bots_to_move() == [2]
    question = asked(table, 2)
    table.propose(NOW, ANN, "takeback")
    assert table.bots_to_move() == []
    assert refusal(table, table.answer_for, NOW, 2, question, 1) == "paused"
    assert table.wakes() is None
    table.vote(NOW, BEN, False)
    assert table.bots_to_move() == [2]


def test_bots_do_not_wait_while_a_pause_is_discussed() -> None:
    table = boats("Ann", "Ben", "bot")
    table.propose(NOW, ANN, "pause")
    assert table.bots_to_move() == [2]


def test_an_answer_voids_it() -> None:
    table = boats("Ann", "Ben", "Cleo")
    answer(table, 0)
    table.propose(NOW, ANN, "takeback")
    answer(table, 1)
    assert table.info().proposal is None
    assert refusal(table, table.vote, NOW, CLEO, True) == "no-proposal"
    assert_survives_loading(table)


def test_an_undo_voids_it() -> None:
    table = boats("Ann", "Ben")
    answer(table, 0)
    table.propose(NOW, ANN, "takeback")
    table.undo(NOW, ANN, 0)
    assert table.info().proposal is None
    assert_survives_loading(table)


def test_an_answer_does_not_void_other_proposals() -> None:
    table = boats("Ann", "Ben", "Cleo")
    table.propose(NOW, ANN, "pause")
    answer(table, 1)
    assert table.info().proposal == ProposalInfo("pause", ANN, [BEN, CLEO])


def test_what_chance_had_shown_it_decides_anew() -> None:
    seen = set()
    for seed in range(8):
        table = boats("Ann", "Ben", seed=seed)
        trades = bid(table, 0, 1)
        person, other = str(table.seats[trades].person), str(table.seats[1 - trades].person)
        answer(table, trades, 0)
        before = [event.as_dict() for event in table.events(trades)][-1]
        table.propose(NOW, person, "takeback")
        table.vote(NOW, other, True)
        answer(table, trades, 0)
        seen.add(before == [event.as_dict() for event in table.events(trades)][-1])
    assert False in seen, "another die"


def test_everybody_is_told_that_the_past_has_changed() -> None:
    table = boats("Ann", "Ben")
    bid(table, 0, 1)
    views = [table.view(viewer) for viewer in (0, 1, 5)]
    assert [view and view["revision"] for view in views] == [0, 0, 0]
    table.propose(NOW, ANN, "takeback")
    table.vote(NOW, BEN, True)
    views = [table.view(viewer) for viewer in (0, 1, 5)]
    assert [view and view["revision"] for view in views] == [1, 1, 1]


def test_the_record_tells_of_a_takeback_and_not_of_an_undo() -> None:
    table = boats("Ann", "Ben")
    answer(table, 0)
    table.undo(NOW, ANN, 0)
    bid(table, 0, 1)
    table.propose(NOW, ANN, "takeback")
    table.vote(NOW, BEN, True)
    kinds = [next(iter(entry)) for entry in game_of(table).record.entries]
    assert kinds == ["answer", "answer", "takeback"]
    assert [type(entry) for entry in table.fresh[-2:]] == [e.Proposed, e.Voted]


def test_a_takeback_can_be_agreed_on_in_a_pause() -> None:
    table = boats("Ann", "Ben", clock=Clock("live", 60.0))
    bid(table, 0, 1)
    table.propose(NOW, ANN, "pause")
    table.vote(NOW, BEN, True)
    table.propose(NOW, ANN, "takeback")
    table.vote(NOW, BEN, True)
    assert table.paused
    assert table.clocks.running == {}
    table.resume(NOW, BEN)
    assert sorted(table.clocks.running) == [0, 1]
    assert_survives_loading(table)
