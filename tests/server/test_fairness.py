"""What others can do to somebody who is away, or has lost; and what one bad journal does to everybody else."""

import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from senbazuru.kernel.errors import SenbazuruError
from tests.server.harness import House, Line, deal_the_same, in_house
from tests.server.test_idle import comes, running
from tests.server.test_security import playing, turn

DAYS = {"kind": "days", "seconds": 3 * 86_400.0}


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_the_same(monkeypatch)


async def until_asked(house: House, lines: list[Line], wanted: int, answers: int) -> None:
    """Play so many answers, and on until it is this seat's turn."""
    chance = Random(11)
    while answers > 0 or turn(lines)[0] != wanted:
        seat, line, _, _ = turn(lines)
        await line.answer_somehow(seat, chance.choice)
        await house.settle()
        answers -= 1


def test_who_has_days_to_answer_is_not_replaced_taken_back_or_ended_while_he_sleeps(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, lines, secrets = await playing(house, clock=DAYS)
        await until_asked(house, lines, wanted=1, answers=20)
        ann, bea = lines[:2]
        table = (await house.live(id)).table
        assert table.game
        await house.part(bea)
        counted = table.game.state.answers
        for away in (72.0, 86_400.0, 86_400.0):
            await house.pass_time(away)
            assert await ann.refused("replace", seat=1) == "days-to-answer"
            for kind in ("takeback", "end"):
                await ann.does("propose", kind=kind)
                await house.settle()
                assert ann.table["proposal"]["waiting"] == ["p2"]
                await ann.does("withdraw")
        assert (table.phase, table.game.state.answers) == ("playing", counted)
        bea = await house.enter(id, secrets[1], bea)
        assert (await bea.answer_somehow(1))["error"] is None

    in_house(tmp_path, act)


def test_who_is_away_for_a_minute_keeps_his_answers_and_his_say(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, lines, secrets = await playing(house)
        await until_asked(house, lines, wanted=1, answers=30)
        ann, bea = lines[:2]
        table = (await house.live(id)).table
        assert table.game
        own = max(place for place, moment in enumerate(table.game.history) if moment.seat == 1)
        await house.part(bea)
        await house.pass_time(72.0)
        await ann.does("replace", seat=1)
        await house.settle()
        backs = 0
        while (reply := await ann.ask("propose", kind="takeback"))["error"] is None:
            await house.settle()
            backs += 1
        assert reply["error"] == {"code": "answer-stands", "args": {"name": "Bea"}}
        assert backs < 3
        assert len(table.game.history) > own, "what Bea answered herself stands"
        await ann.does("propose", kind="end")
        await house.settle()
        assert ann.table["proposal"]["waiting"] == ["p2"]
        bea = await house.enter(id, secrets[1], bea)
        await bea.does("vote", yes=False)
        await bea.does("come-back", seat=1)
        assert table.phase == "playing"

    in_house(tmp_path, act)


def test_the_loser_does_not_delete_the_game(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, lines, secrets = await playing(house)
        ann, bea = lines[:2]
        await ann.does("propose", kind="end")
        await bea.does("vote", yes=True)
        await house.part(ann)
        await house.pass_time(61.0)
        await bea.does("claim-host")
        with pytest.raises(SenbazuruError, check=lambda error: error.code == "not-owner"):
            await house.hub.delete(id, secrets[1])
        assert (await house.live(id)).table.record()

    in_house(tmp_path, act)


# -- damaged journals

DAMAGE: dict[str, tuple[int, bytes]] = {
    "no JSON": (8, b"\xff\x00"),
    "of a newer version": (8, b'{"entry": "folded", "at": 1.0}'),
    "a seat that is none": (2, b'{"entry": "sat", "at": 1.0, "seat": 99, "person": "p1", "name": "Ann"}'),
    "a vote about nothing": (8, b'{"entry": "voted", "at": 1.0, "person": "p1", "yes": true}'),
    "a bad seed": (5, b'{"entry": "started", "at": 1.0, "seed": "folly", "salt": "", "rules": 2}'),
    "nothing of its beginning": (0, b""),
}


def rows(folder: Path, id: str) -> dict[str, Any]:
    with sqlite3.connect(folder / "tables.sqlite") as connection:
        connection.row_factory = sqlite3.Row
        return dict(connection.execute("SELECT * FROM tables WHERE id = ?", (id,)).fetchone())


@pytest.mark.parametrize("name", DAMAGE)
def test_a_damaged_journal_freezes_its_table_and_nobody_elses(
    name: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def act(house: House) -> None:
        id, lines, secrets = await playing(house, clock={"kind": "live", "seconds": 600.0})
        other, _, _ = await playing(house, clock={"kind": "live", "seconds": 600.0})
        for _ in range(6):
            seat, line, _, _ = turn(lines)
            await line.answer_somehow(seat)
            await house.settle()
        await lines[0].does("say", text="Hello")
        await house.hub.stop()
        number, body = DAMAGE[name]
        with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
            done = "UPDATE entries SET body = ? WHERE table_id = ? AND number = ?"
            assert connection.execute(done, (body, id, number)).rowcount == 1
        before = rows(tmp_path, id)
        assert before["wakes"] is not None
        caplog.clear()
        house.open()
        house.lines.clear()
        house.now += 700.0
        async with running(house):
            await comes(house, lambda: id in house.hub.tables and other in house.hub.tables)
            await house.settle()
        table = (await house.live(id)).table
        assert table.id == id
        assert table.frozen
        assert table.frozen.code == ("no-such-seat" if "seat" in name else "damaged-journal")
        shown = await house.enter(id)
        assert shown.table["frozen"]["code"] == table.frozen.code
        if number:
            assert await (await house.enter(id, secrets[0])).refused("say", text="Hello?") == "table-frozen"
        assert (await house.live(other)).table.seats[0].why or (await house.live(other)).table.seats[1].why
        assert rows(tmp_path, id) == {**before, "wakes": None}, "it is kept as it was, and wakes nobody any more"
        assert not [line for line in caplog.records if line.exc_info]

    in_house(tmp_path, act)


def test_a_damaged_line_in_a_list_or_a_chat_keeps_nobody_from_a_table(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, lines, _ = await playing(house)
        await lines[0].does("say", text="Hello")
        await lines[0].does("propose", kind="end")
        await lines[1].does("vote", yes=True)
        await house.hub.stop()
        with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
            connection.execute("UPDATE chat SET body = x'ff' WHERE table_id = ?", (id,))
            connection.execute("UPDATE entries SET body = x'ff' WHERE table_id = ? AND number = 5", (id,))
            connection.execute("UPDATE tables SET summary = x'ff' WHERE id = ?", (id,))
        house.open()
        house.lines.clear()
        shown = await house.enter(id)
        assert shown.table["frozen"]["code"] == "damaged-journal"

    in_house(tmp_path, act)
