"""How much one person may do at a table beside answering: a journal has an end, and nobody gets stuck by it."""

from collections.abc import Callable

import pytest

from senbazuru.kernel.errors import SenbazuruError
from senbazuru.table import table as module
from senbazuru.table.plan import Clock, Plan
from senbazuru.table.table import MOST_ACTS, OFFERS, Table
from tests.table import ANN, BEN, LIVE, NOW, answer, boats, bots_answer, game_of, loaded, refusal, rematch_of, seated

FEW = 6


def answer_and_undo(table: Table, now: float) -> None:
    answer(table, 0, now=now)
    table.undo(now, ANN, 0)


def propose_and_withdraw(table: Table, now: float) -> None:
    table.propose(now, ANN, "pause")
    table.withdraw(now, ANN)


def propose_and_vote(table: Table, now: float) -> None:
    table.propose(now, ANN, "end")
    table.vote(now, BEN, False)


def pause_and_resume(table: Table, now: float) -> None:
    table.propose(now, ANN, "pause")
    table.vote(now, BEN, True)
    table.resume(now, BEN)


def leave_and_come_back(table: Table, now: float) -> None:
    table.leave(now, ANN)
    table.come_back(now, ANN, 0)


def give_time(table: Table, now: float) -> None:
    table.give_time(now, ANN, 1)


def claim(table: Table, now: float) -> None:
    table.claim_host(now, BEN)
    table.claim_host(now, ANN)


def sit_and_stand(table: Table, now: float) -> None:
    table.sit(now, ANN, 1, "Anna")
    table.stand(now, ANN, 1)


def sit_and_leave(table: Table, now: float) -> None:
    table.sit(now, ANN, 1, "Anna")
    table.leave(now, ANN)


def plan(table: Table, now: float) -> None:
    table.change_plan(now, ANN, table.plan)


def bot(table: Table, now: float) -> None:
    table.seat_bot(now, ANN, 1, "random")


Flood = Callable[[Table, float], None]
FLOODS: list[Flood] = [
    answer_and_undo,
    propose_and_withdraw,
    propose_and_vote,
    pause_and_resume,
    leave_and_come_back,
    give_time,
    claim,
]


def flooded(table: Table, flood: Flood) -> int:
    """Do it as often as possible; how many entries that makes."""

    def again_and_again() -> None:
        for n in range(10_000):
            flood(table, NOW + 5.0 + 2.0 * n)

    written = table.written
    with pytest.raises(SenbazuruError) as refused:
        again_and_again()
    assert refused.value.code == "too-many-acts"
    return table.written - written


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_ACTS", FEW)


@pytest.mark.parametrize("flood", FLOODS)
@pytest.mark.usefixtures("few")
def test_nothing_beside_answers_can_be_done_again_and_again(flood: Flood) -> None:
    table = boats("Ann", "Ben", clock=Clock("live", 1000.0))
    assert FEW - 1 <= flooded(table, flood) <= 4 * FEW
    again = loaded(table.fresh)
    assert again.acts == table.acts, "it is known after loading"
    assert max(again.acts[person] for person in (ANN, BEN)) == FEW


@pytest.mark.parametrize("flood", [sit_and_stand, sit_and_leave, plan, bot])
@pytest.mark.usefixtures("few")
def test_nor_before_the_game(flood: Flood) -> None:
    table = seated(Plan("boats", 2), "Ann")
    assert FEW - 1 <= flooded(table, flood) <= 4 * FEW
    assert loaded(table.fresh).acts == table.acts


def test_it_is_more_than_people_need() -> None:
    table = boats("Ann", "Ben")
    assert MOST_ACTS == 1_000
    assert flooded(table, answer_and_undo) == 2 * MOST_ACTS - 1, "Ann has sat down, too; and her last answer stands"


@pytest.mark.parametrize("flood", [propose_and_vote, pause_and_resume, give_time])
@pytest.mark.usefixtures("few")
def test_nobody_uses_up_what_others_may_do(flood: Flood) -> None:
    table = boats("Ann", "Ben", clock=LIVE)
    flooded(table, flood)
    assert table.acts[BEN] == 1, "he has sat down"


def exhausted(*names: str) -> Table:
    """A table where everybody has done all that he may."""
    table = boats(*names)
    for person in table.people:
        table.acts[person] = FEW
    return table


@pytest.mark.usefixtures("few")
def test_the_host_starts_whatever_was_done_before() -> None:
    table = seated(Plan("boats", 2), "Ann", "Ben")
    table.acts[ANN] = table.acts[BEN] = FEW
    table.start(NOW, ANN)
    assert table.phase == "playing"


@pytest.mark.usefixtures("few")
def test_whoever_is_asked_can_vote_and_who_asked_can_withdraw() -> None:
    for yes in (True, False, None):
        table = boats("Ann", "Ben", "bot")
        answer(table, 0)
        table.acts[ANN], table.acts[BEN] = FEW - 1, FEW
        table.propose(NOW, ANN, "takeback")
        assert table.bots_to_move() == [], "they wait"
        if yes is None:
            table.withdraw(NOW, ANN)
        else:
            table.vote(NOW, BEN, yes)
        assert table.info().proposal is None
        assert table.bots_to_move() == [2]


@pytest.mark.usefixtures("few")
def test_a_pause_can_always_be_ended() -> None:
    table = boats("Ann", "Ben")
    table.acts[ANN], table.acts[BEN] = FEW - 1, FEW
    table.propose(NOW, ANN, "pause")
    table.vote(NOW, BEN, True)
    table.resume(NOW, ANN)
    assert not table.paused


@pytest.mark.usefixtures("few")
def test_everybody_can_leave_and_the_game_goes_on_to_its_end() -> None:
    table = exhausted("Ann", "Ben")
    table.leave(NOW, ANN)
    assert refusal(table, table.come_back, NOW, ANN, 0) == "too-many-acts"
    table.leave(NOW, BEN)
    bots_answer(table)
    assert table.phase == "over"


@pytest.mark.usefixtures("few")
def test_nobody_must_be_waited_for() -> None:
    table = exhausted("Ann", "Ben")
    answer(table, 0)
    table.replace(NOW, ANN, 1)
    bots_answer(table)
    assert game_of(table).waiting() == [0]


@pytest.mark.usefixtures("few")
def test_who_has_done_all_that_he_may_still_plays() -> None:
    table = exhausted("Ann", "Ben")
    assert refusal(table, table.propose, NOW, ANN, "end") == "too-many-acts"
    while table.phase == "playing":
        answer(table, game_of(table).waiting()[0])
    table.say(NOW, ANN, "Well played.")
    for _ in range(OFFERS):
        assert table.asked is None
        table.offer(NOW, ANN, bots=False)
        table.vote(NOW, BEN, False)
    assert refusal(table, table.offer, NOW, ANN, False) == "too-many-acts"
    assert rematch_of(table, asks=BEN).phase == "playing", "but he may agree"


@pytest.mark.usefixtures("few")
def test_who_comes_to_a_table_where_much_was_done_sits_down() -> None:
    table = seated(Plan("boats", 2), "Ann")
    flooded(table, plan)
    ben = table.admit(NOW, "b")
    table.sit(NOW, ben, 1, "Ben")
    table.start(NOW, ANN)
    assert table.phase == "playing"
