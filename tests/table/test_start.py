"""How a game begins, and what is promised then."""

from msgspec import json

from senbazuru.games import game_named
from senbazuru.kernel.random import Seed
from senbazuru.kernel.record import commitment
from senbazuru.kernel.state import SPECTATOR
from senbazuru.table import entries as e
from senbazuru.table.plan import Plan
from senbazuru.table.table import Table
from tests.table import ANN, BEN, NOW, boats, game_of, refusal, reloaded, seated


def test_no_game_begins_with_an_empty_chair() -> None:
    table = seated(Plan("boats", 3), "Ann", "Ben")
    assert refusal(table, table.start, NOW, ANN) == "seat-empty"
    table.seat_bot(NOW, ANN, 2, "random")
    table.start(NOW, ANN)
    assert table.phase == table.info().phase == "playing"
    assert game_of(table).waiting() == [0, 1, 2]


def test_the_host_starts_it_once() -> None:
    table = seated(Plan("boats", 2), "Ann", "Ben")
    assert refusal(table, table.start, NOW, BEN) == "not-host"
    table.start(NOW, ANN)
    assert refusal(table, table.start, NOW, ANN) == "already-started"


def test_before_it_there_is_nothing_to_play_or_to_see() -> None:
    table = seated(Plan("boats", 2), "Ann", "Ben")
    assert refusal(table, table.answer, NOW, ANN, 0, "1", [1]) == "not-started"
    assert refusal(table, table.undo, NOW, ANN, 0) == "not-started"
    assert refusal(table, table.done, ANN) == "not-started"
    assert refusal(table, table.propose, NOW, ANN, "end") == "not-started"
    assert refusal(table, table.resume, NOW, ANN) == "not-started"
    assert refusal(table, table.replace, NOW, ANN, 1) == "not-started"
    assert refusal(table, table.come_back, NOW, ANN, 0) == "not-started"
    assert refusal(table, table.give_time, NOW, ANN, 1) == "not-started"
    assert refusal(table, table.record) == "not-over"
    assert refusal(table, table.sight, ANN, 0) == "not-started"
    assert refusal(table, table.ahead, ANN, 0, []) == "not-started"
    assert table.view(0) is None
    assert table.events(0) == []
    assert table.moment(0) == ()
    assert table.clock_info(NOW) is None
    assert table.wakes() is None
    assert table.info().commitment is None


def test_the_seed_is_promised_before_the_first_card_and_opened_at_the_end() -> None:
    table = seated(Plan("boats", 2), "Ann", "Ben")
    table.start(NOW, ANN)
    promised = table.info().commitment
    assert promised
    assert reloaded(table).info().commitment == promised
    assert table.info().outcome is None
    table.propose(NOW, ANN, "end")
    table.vote(NOW, BEN, True)
    outcome = table.info().outcome
    assert outcome
    assert commitment(Seed.parse(outcome.seed), outcome.salt) == promised == table.info().commitment
    written = next(entry for entry in table.fresh if isinstance(entry, e.Started))
    assert (written.seed, written.salt) == (outcome.seed, outcome.salt)


def test_every_game_has_a_seed_and_a_salt_of_its_own() -> None:
    promised = set()
    for _ in range(10):
        table = seated(Plan("boats", 2), "Ann", "Ben")
        table.start(NOW, ANN)
        promised.add(table.info().commitment)
    assert len(promised) == 10


def test_nobody_is_shown_seed_or_salt_before_the_end() -> None:
    table = seated(Plan("boats", 2), "Ann", "Ben")
    table.start(NOW, ANN)
    written = next(entry for entry in table.fresh if isinstance(entry, e.Started))
    shown = str(json.encode((table.info(), [table.view(viewer) for viewer in (0, 1, SPECTATOR)])))
    assert written.seed not in shown
    assert written.salt not in shown


def test_the_rules_version_is_written_down() -> None:
    written = boats("Ann", "Ben").fresh[-1]
    assert isinstance(written, e.Started)
    assert written.rules == game_named("boats").version


def test_a_game_may_begin_by_itself_when_the_last_seat_is_taken() -> None:
    table = seated(Plan("boats", 2, auto_start=True), "Ann")
    assert table.game is None
    ben = table.admit(NOW, "b")
    table.sit(NOW, ben, 1, "Ben")
    assert table.info().phase == "playing"
    assert reloaded(table).info() == table.info()


def test_it_does_so_when_a_bot_takes_the_last_seat() -> None:
    table = Table.open("table", Plan("boats", 2, auto_start=True), NOW)
    ann = table.admit(NOW, "a")
    table.seat_bot(NOW, ann, 1, "random")
    assert table.game is None
    table.sit(NOW, ann, 0, "Ann")
    assert table.info().phase == "playing"
    other = seated(Plan("boats", 2, auto_start=True), "Ann", "bot")
    assert other.phase == "playing"


def test_people_come_while_it_goes_on_and_remain_spectators() -> None:
    table = boats("Ann", "Ben")
    cleo = table.admit(NOW, "c")
    assert table.viewers_of(cleo) == [SPECTATOR]
    assert reloaded(table).people == table.people
