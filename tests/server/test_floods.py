"""Whoever does too much of something harms nobody but himself: not the disk, not the table, not those who wait."""

import asyncio
import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from senbazuru.kernel.errors import SenbazuruError
from senbazuru.server import messages as m
from senbazuru.table import entries as e
from senbazuru.table import thinking
from senbazuru.table.plan import DAY, Plan
from senbazuru.table.table import Table
from senbazuru.table.thinking import Thinkers, Thought, think
from tests.server.harness import ROOMY, House, Line, in_house
from tests.server.test_idle import answer_somehow, running
from tests.server.test_thinking import a_thought, answers, tell_the_time

HOUR = 3600.0


async def refused(doing: Any) -> str:
    with pytest.raises(SenbazuruError) as caught:
        await doing
    return caught.value.code


async def alone_with_a_bot(house: House, **plan: Any) -> tuple[str, Line, str]:
    new = m.NewTable(Plan("boats", 2, **{"bot_pause": 60.0, **plan}), "Ann", ["random"], start=True)
    opened = await house.hub.open_table(new)
    return opened.table.id, await house.enter(opened.table.id, opened.secret), opened.secret


# -- tables


def test_rematches_are_not_a_way_to_any_number_of_tables(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        _, ann, secret = await alone_with_a_bot(house)

        async def again() -> str:
            """End at once and play again: why not?"""
            nonlocal ann
            if ann.table["phase"] == "open":
                await ann.does("start")
            if ann.table["phase"] == "playing":
                await ann.does("propose", kind="end")
            reply = await ann.ask("rematch")
            await ann.catch_up()
            if reply["error"] is not None:
                return str(reply["error"]["code"])
            before = ann
            ann = await house.enter(ann.table["rematch"], secret)
            await house.part(before)
            await ann.catch_up()
            return ""

        assert [await again() for _ in range(5)] == ["", "", "", "too-many-tables", "too-many-tables"]
        assert sum((await house.hub.store.count()).values()) == 4
        await house.pass_time(HOUR)
        assert await again() == ""

    in_house(tmp_path, act, limits=replace(ROOMY, rematches=3))


def test_a_game_that_no_person_has_answered_in_leaves_no_trace(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        ids = []
        for answered in (True, False):
            id, ann, _ = await alone_with_a_bot(house, listed=True)
            await house.settle()
            if answered:
                await house.pass_time(60)
                await house.hub.change(await house.live(id), answer_somehow)
            await ann.does("propose", kind="end")
            await house.part(ann)
            ids.append(id)
        assert [row.id for row in await house.hub.store.finished(50)] == ids[:1]
        async with running(house):
            await house.pass_time(DAY + HOUR)
            await asyncio.sleep(0.3)
        assert [await house.hub.store.load(id) is not None for id in ids] == [True, False]

    in_house(tmp_path, act)


# -- people


def test_those_who_come_and_do_not_sit_down_fill_neither_a_table_nor_its_journal(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, _ = await house.table("origami", "Ann", "Bea", players=4)
        live = await house.live(id)
        written = live.table.written
        here = await house.enter(id, (await house.hub.admit(id, m.NewPerson())).secret)
        for _ in range(100):
            await house.hub.admit(id, m.NewPerson())
        assert live.table.written == written
        friend = await house.hub.admit(id, m.NewPerson())
        line = await house.enter(id, friend.secret)
        await line.does("sit", seat=2, name="Cleo")
        await here.does("sit", seat=3, name="Dora")
        assert [seat.name for seat in live.table.seats] == ["Ann", "Bea", "Cleo", "Dora"]
        assert live.table.seats[2].person == friend.person

    in_house(tmp_path, act, limits=replace(ROOMY, people=3))


def test_somebody_who_came_first_and_sat_down_later_is_known_after_a_restart(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, _ = await house.table("origami", "Ann", players=3)
        bea, cleo = [await house.hub.admit(id, m.NewPerson()) for _ in range(2)]
        line = await house.enter(id, bea.secret)
        await line.refused("sit", seat=0, name="Bea")
        await line.does("sit", seat=1, name="Bea")
        await line.does("stand", seat=1)
        await line.does("sit", seat=2, name="Bea")
        house.lines.clear()
        await line.socket.close()
        await house.hub.stop()
        house.open()
        again = await house.enter(id, bea.secret)
        assert again.table["seats"][2]["person"] == bea.person
        came = [entry for entry in map(e.decode, await journal(house, id)) if isinstance(entry, e.Came)]
        assert [entry.person for entry in came] == ["p1", bea.person]
        with pytest.raises(AssertionError, match="bad-secret"):
            await house.enter(id, cleo.secret)

    in_house(tmp_path, act)


async def journal(house: House, id: str) -> list[bytes]:
    saved = await house.hub.store.load(id)
    assert saved is not None
    return saved.entries


def test_nobody_comes_to_tables_again_and_again(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, _ = await house.table("origami", "Ann", players=4)
        other, _ = await house.table("origami", "Ann", players=4)

        async def come(table: str, name: str, address: str) -> None:
            await house.hub.admit(table, m.NewPerson(name), address)

        await come(id, "", "192.0.2.1")
        await come(other, "", "192.0.2.1")
        await come(id, "Bea", "192.0.2.1")
        assert await refused(come(id, "Eve", "192.0.2.1")) == "too-many-messages"
        await come(id, "Cleo", "192.0.2.2")
        await house.pass_time(HOUR)
        await come(id, "Eve", "192.0.2.1")

    in_house(tmp_path, act, limits=replace(ROOMY, comings=3))


# -- bots


def slowly(given: Thought) -> list[int]:
    time.sleep(0.02)
    return think(given)


def test_bots_for_whom_people_wait_come_before_those_who_play_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten tables of bots alone keep the only process busy; Ann's bot need not wait for each of them."""
    monkeypatch.setattr(thinking, "think", slowly)

    async def act(house: House) -> None:
        house.hub.thinkers = Thinkers(1)
        _, ann, _ = await alone_with_a_bot(house, bot_pause=0.0)
        while ann.decision(0) is None:
            await ann.hear()
        new = m.NewTable(Plan("islands", 2, bot_pause=0), "", ["random", "random"], start=True)
        others = [(await house.hub.open_table(new)).table.id for _ in range(10)]
        while sum(answers(house, id) for id in others) < 20:
            await asyncio.sleep(0.01)
        before = sum(answers(house, id) for id in others)
        await ann.answer_somehow(0)
        while ann.decision(0) is None:
            await ann.hear()
        assert sum(answers(house, id) for id in others) - before < 8, "and not one after the other of them"

    in_house(tmp_path, act)


def test_bots_who_play_alone_have_their_turn_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "think", tell_the_time)

    async def ask() -> None:
        thinkers = Thinkers(1)
        asked = 0

        async def keep_asking() -> None:
            nonlocal asked
            while asked < 60:
                asked += 1
                await thinkers.choose(a_thought())

        try:
            people = [asyncio.create_task(keep_asking()) for _ in range(3)]
            await asyncio.sleep(0)
            await thinkers.choose(a_thought(), alone=True)
            assert asked < 60
            await asyncio.gather(*people)
        finally:
            thinkers.close()

    asyncio.run(ask())


def test_bots_who_play_alone_take_no_time_to_think_from_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "think", tell_the_time)

    async def ask() -> tuple[list[int], list[list[int]]]:
        thinkers = Thinkers(2)
        try:
            alone = [asyncio.create_task(thinkers.choose(a_thought(1.0), alone=True)) for _ in range(10)]
            await asyncio.sleep(0)
            return await thinkers.choose(a_thought(1.0)), await asyncio.gather(*alone)
        finally:
            thinkers.close()

    for_people, alone = asyncio.run(ask())
    assert for_people == [1000]
    assert alone == [[round(1000 * min(1.0, 2 / waiting))] for waiting in range(1, 11)]


def test_few_tables_of_bots_alone_run_at_once_for_an_address(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        bots = m.NewTable(Plan("boats", 2, bot_pause=0), "", ["random", "random"], start=True)
        goes_on = asyncio.Event()

        async def ponder(given: Thought, alone: bool = False) -> list[int]:
            await goes_on.wait()
            return think(given)

        house.hub.thinkers.choose = ponder  # type: ignore[assignment,method-assign]
        for _ in range(2):
            await house.hub.open_table(bots, "192.0.2.1")
        assert await refused(house.hub.open_table(bots, "192.0.2.1")) == "too-many-tables"
        opened = await house.hub.open_table(bots, "192.0.2.2")
        assert opened.table.phase == "playing"
        goes_on.set()
        await house.settle()
        await house.hub.open_table(bots, "192.0.2.1")
        await house.settle()
        goes_on.clear()
        for code in ("", "", "too-many-tables"):  # and so it is for those who open first and start then
            waiting = await house.hub.open_table(m.NewTable(bots.plan, "", bots.bots))
            host = Line(await house.wire())
            hello = {"type": "hello", "protocol": 2, "table": waiting.table.id, "secret": waiting.secret}
            await host.socket.send(json.dumps(hello))
            reply = await host.ask("start")
            assert (reply["error"]["code"] if reply["error"] else "") == code
            await host.socket.close()
        goes_on.set()

    in_house(tmp_path, act, limits=replace(ROOMY, alone=2))


# -- journals and talk


def test_others_have_their_turn_while_a_long_journal_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("senbazuru.server.hub.SLICE", 0.0, raising=False)

    async def act(house: House) -> None:
        id, _ = await house.table(clock={"kind": "live", "seconds": 900, "increment": 0})
        live = await house.live(id)
        await house.hub.change(live, lambda table, now: table.start(now, "p1"))
        await house.hub.change(live, think_again_and_again)
        house.hub._forget(id, live)
        turns, loaded = 0, False

        async def others() -> None:
            nonlocal turns
            while not loaded:
                turns += 1
                await asyncio.sleep(0)

        waiting = asyncio.create_task(others())
        assert (await house.live(id)).table.written > 500
        loaded = True
        await waiting
        assert turns > 500

    in_house(tmp_path, act)


def think_again_and_again(table: Table, now: float) -> None:
    for _ in range(250):
        table.propose(now, "p1", "pause")
        table.withdraw(now, "p1")


def test_the_chat_of_one_person_is_counted_over_all_his_connections(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table()
        lines = [await house.enter(id, secrets[0]) for _ in range(3)]
        bea = await house.enter(id, secrets[1])
        for line in lines:
            await line.does("say", text="Buy paper!")
        assert [await line.refused("say", text="Buy paper!") for line in lines] == ["too-many-messages"] * 3
        await bea.does("say", text="No, thank you.")
        await house.pass_time(10)
        await lines[0].does("say", text="Cheap paper!")

    in_house(tmp_path, act, limits=replace(ROOMY, chat=3))


def test_the_messages_of_one_person_are_counted_over_all_his_connections(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table()
        lines = [await house.enter(id, secrets[0]) for _ in range(4)]
        asked = [await line.ask("look", seat=0) for _ in range(2) for line in lines]
        assert [reply["error"]["code"] for reply in asked] == ["not-started"] * 6 + ["too-many-messages"] * 2

    in_house(tmp_path, act, limits=replace(ROOMY, messages=6))


def test_what_is_no_answer_can_be_done_so_often_and_then_answers_count_alone(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table()
        ann, bea = [await house.enter(id, secret) for secret in secrets]
        await ann.does("start")
        for _ in range(2):
            await ann.does("propose", kind="pause")
            await ann.does("withdraw")
        assert await ann.refused("propose", kind="pause") == "too-many-messages"
        await bea.does("propose", kind="pause")
        await bea.does("withdraw")
        await house.settle()
        mover, seat = (ann, 0) if ann.decision(0) else (bea, 1)
        assert (await mover.answer_somehow(seat))["error"] is None
        await house.pass_time(600)
        await ann.does("propose", kind="pause")

    in_house(tmp_path, act, limits=replace(ROOMY, changes=5))


def test_nobody_is_waited_for_who_has_left_and_goes_on_looking(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table()
        ann, bea = [await house.enter(id, secret) for secret in secrets]
        await ann.does("start")
        live = await house.live(id)
        assert live.waited_for()
        await ann.does("leave")
        assert live.waited_for(), "Bea plays"
        await bea.does("leave")
        assert not live.waited_for()

    in_house(tmp_path, act)
