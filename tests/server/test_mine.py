"""How one's tables stand, asked all at once: whose turn it is, since when, until when."""

from pathlib import Path

import msgspec
import pytest

from senbazuru.server import messages as m
from senbazuru.server.settings import Limits
from senbazuru.table.plan import DAY
from tests.server.harness import House, Line, in_house

DAYS = {"kind": "days", "seconds": 2 * DAY}


async def ask(house: House, *keys: tuple[str, str]) -> list[m.MyTable]:
    return await house.hub.mine([m.MyKey(*key) for key in keys])


def whose_turn(*lines: Line) -> int:
    return next(seat for seat, line in enumerate(lines) if line.decision(seat))


async def sleep(house: House) -> None:
    """A server of today that has just started: nothing is in memory."""
    house.lines = []
    await house.hub.stop()
    house.open()


def test_it_tells_whose_turn_it_is_since_when_and_until_when(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, keys = await house.table("origami", clock=DAYS)
        opened = house.now
        (waiting,) = await ask(house, (id, keys[0]))
        assert waiting.table
        assert (waiting.table.phase, waiting.waits, waiting.turn, waiting.seats) == ("open", None, [], [0])
        lines = [await house.enter(id, key) for key in keys]
        await house.pass_time(60)
        await lines[0].does("start")
        await house.settle()
        first = whose_turn(*lines)
        await house.pass_time(3600)
        mine, others = await ask(house, (id, keys[first]), (id, keys[1 - first]))
        assert (mine.waits, mine.turn, mine.since, mine.until) == ("turn", [first], opened + 60, opened + 60 + 2 * DAY)
        assert (others.waits, others.turn, others.since, others.until) == (None, [first], None, None)
        assert mine.table
        assert [seat.name for seat in mine.table.seats] == ["Ann", "Bea"]
        while lines[first].decision(first):
            assert (await lines[first].answer_somehow(first))["error"] is None
            await house.settle()
        mine, others = await ask(house, (id, keys[first]), (id, keys[1 - first]))
        assert (mine.waits, others.waits, others.since) == (None, "turn", house.now)
        await lines[0].does("propose", kind="pause")
        await lines[1].does("vote", yes=True)
        assert [(one.waits, one.paused) for one in await ask(house, (id, keys[1 - first]))] == [(None, True)]

    in_house(tmp_path, act)


def test_a_vote_waits_too_and_the_way_to_the_rematch_is_told(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, keys = await house.table("boats")
        ann, bea = [await house.enter(id, key) for key in keys]
        await ann.does("start")
        await ann.does("resign", seat=0)
        await bea.does("rematch")
        (mine,) = await ask(house, (id, keys[0]))
        assert (mine.waits, mine.since, mine.rematch) == ("vote", house.now, None)
        assert mine.table
        assert (mine.table.winners, mine.table.resigned) == ([1], [0])
        await ann.does("vote", yes=True)
        (mine,) = await ask(house, (id, keys[0]))
        await house.settle()
        assert (mine.waits, mine.rematch) == (None, ann.table["rematch"])
        (again,) = await ask(house, (ann.table["rematch"], keys[0]))
        assert again.table
        assert (again.table.phase, again.seats) == ("playing", [1])

    in_house(tmp_path, act)


def test_half_an_action_of_another_is_not_told(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, keys = await house.table("boats", "Ann", "Bea", "Cay")
        lines = [await house.enter(id, key) for key in keys]
        await lines[0].does("start")
        for seat, line in enumerate(lines):
            await line.answer_somehow(seat, max if seat == 0 else min)
            await house.settle()
        trader = whose_turn(*lines)
        before = await ask(house, *((id, key) for key in keys))
        await lines[trader].answer_somehow(trader, max)
        game = (await house.live(id)).table.game
        assert game
        assert game.state.unfinished()
        assert await ask(house, *((id, key) for key in keys)) == before

    in_house(tmp_path, act)


def test_no_table_is_loaded_for_it(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        found = [await house.table("origami") for _ in range(3)]
        keys = [(id, key) for id, secrets in found for key in secrets]
        before = await ask(house, *keys)
        await sleep(house)
        assert await ask(house, *keys) == before
        assert house.hub.tables == {}

    in_house(tmp_path, act)


def test_but_those_that_an_older_version_has_left_are_once(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, keys = await house.table("origami")
        (await house.enter(id, keys[0])) and await house.lines[0].does("start")
        before = await ask(house, (id, keys[0]))
        await house.hub.store.write(lambda connection: connection.exec_driver_sql("DELETE FROM standings") and None)
        await sleep(house)
        assert await ask(house, (id, keys[0])) == before
        assert list(house.hub.tables) == [id]
        await sleep(house)
        assert await ask(house, (id, keys[0])) == before
        assert house.hub.tables == {}

    in_house(tmp_path, act)


def test_only_for_those_who_have_a_secret(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, keys = await house.table("origami", "Ann", "Bea", "Cay")
        guest = await house.hub.admit(id, m.NewPerson())
        ann = await house.enter(id, keys[0])
        await ann.does("send-away", person="p3")
        tried = [(id, "x"), (id, ""), ("nowhere", keys[0]), (id, guest.secret), (id, keys[2])]
        found = await ask(house, *tried)
        errors = ["bad-secret", "bad-secret", "no-such-table", "bad-secret", "bad-secret"]
        assert [one.error for one in found] == errors
        assert all(one.table is None and not one.turn for one in found)
        await ann.does("seat-bot", seat=2, bot="greedy")
        await ann.does("start")
        await ann.does("send-away", person="p2")
        assert [one.error for one in await ask(house, (id, keys[1]))] == ["sent-away"]
        await house.hub.forget(id, keys[1])
        assert [one.error for one in await ask(house, (id, keys[1]))] == ["sent-away"]

    in_house(tmp_path, act)


def test_so_many_at_a_time() -> None:
    keys = [{"id": "PKXHTKoTPrpZ", "secret": "4EzBVWY3LP2B0R2LqgQv-DiF"}] * 100
    assert len(m.encode(msgspec.convert({"tables": keys}, m.MyTables))) < Limits().message, "a message holds them"
    with pytest.raises(msgspec.ValidationError, match="length"):
        msgspec.convert({"tables": [*keys, *keys[:1]]}, m.MyTables)
