"""The record of a finished game, which anybody can check."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from senbazuru.cli import main
from senbazuru.games import game_named
from senbazuru.kernel.game import Game
from senbazuru.kernel.record import Record
from senbazuru.table.plan import Plan
from senbazuru.table.table import Table
from tests.table import ANN, BEN, NOW, answer, bid, boats, bots_answer, game_of, refusal, reloaded, started


def played(table: Table) -> Table:
    while table.phase == "playing":
        if not bots_answer(table):
            answer(table, game_of(table).waiting()[0])
    return table


def test_there_is_none_before_the_end() -> None:
    table = boats("Ann", "Ben")
    assert refusal(table, table.record) == "not-over"
    bid(table, 0, 1)
    assert refusal(table, table.record) == "not-over"


def test_it_opens_seed_and_salt_and_names_the_players() -> None:
    table = played(boats("Ann", "bot"))
    header = table.record().header
    outcome = table.outcome()
    assert outcome
    assert (header["seed"], header["salt"]) == (outcome.seed, outcome.salt)
    assert header["commitment"] == table.info().commitment
    assert header["seats"] == [{"name": "Ann", "bot": None}, {"name": table.seats[1].name, "bot": "random"}]


def test_it_gives_the_same_game_again() -> None:
    table = played(boats("Ann", "bot"))
    again = Game.load(game_named("boats"), Record.loads(table.record().dumps()))
    assert again.over
    assert again.hash() == game_of(table).hash()
    outcome = table.outcome()
    assert outcome
    assert outcome.scores == [int(score) for score in again.state.returns()]
    assert outcome.winners == [seat for seat in (0, 1) if outcome.scores[seat] == max(outcome.scores)]
    shown = table.view(0)
    assert shown
    assert shown["winners"] == outcome.winners


def test_a_loaded_table_has_the_same_record() -> None:
    table = played(boats("Ann", "bot"))
    assert reloaded(table).record().dumps() == table.record().dumps()


def verified(table: Table, path: Path) -> str:
    file = path / "game.jsonl"
    file.write_text(table.record().dumps(), encoding="utf-8")
    result = CliRunner().invoke(main, ["replay", "--verify", str(file)])
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.parametrize(
    "plan",
    [Plan("boats", 3), Plan("origami"), Plan("legends"), Plan("mixed"), Plan("islands"), Plan("islands", 1)],
    ids=lambda plan: f"{plan.game}-{plan.players}",
)
def test_replay_verifies_it(plan: Plan, tmp_path: Path) -> None:
    table = played(started(plan, "Ann", *["bot"] * (plan.players - 1)))
    said = verified(table, tmp_path)
    assert "commitment" in said
    assert "all right" in said


def test_also_with_undone_answers_takebacks_and_an_end_by_consent(tmp_path: Path) -> None:
    table = boats("Ann", "Ben")
    answer(table, 1)
    table.undo(NOW, BEN, 1)
    bid(table, 0, 1)
    table.propose(NOW, ANN, "takeback")
    table.vote(NOW, BEN, True)
    answer(table, 1)
    answer(table, 0)
    answer(table, game_of(table).waiting()[0])
    answer(table, 1)
    table.propose(NOW, BEN, "end")
    table.vote(NOW, ANN, True)
    assert "all right" in verified(table, tmp_path)
    assert "all right" in verified(reloaded(table), tmp_path)


def test_who_changed_the_seed_is_found_out(tmp_path: Path) -> None:
    table = played(boats("Ann", "bot"))
    record = table.record()
    record.header["salt"] = "another"
    file = tmp_path / "game.jsonl"
    file.write_text(record.dumps(), encoding="utf-8")
    result = CliRunner().invoke(main, ["replay", "--verify", str(file)])
    assert result.exit_code == 1
