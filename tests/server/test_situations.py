"""What happens to people at tables: lines break, windows multiply, clocks run out, hosts go, servers are restarted."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from senbazuru.kernel.errors import SenbazuruError
from senbazuru.server import messages as m
from senbazuru.server.settings import Limits
from tests.server.harness import PATIENCE, Closed, House, Line, Pipe, connected, deal_the_same, in_house, served
from tests.server.test_security import Calm, playing, state_of, turn


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_the_same(monkeypatch)


async def to_the_middle(lines: list[Line]) -> tuple[int, Line]:
    """Play until somebody is in the middle of an action, with events that only he has seen."""
    chance = Random(4)
    while True:
        seat, line, other, waiting = turn(lines)
        await line.answer_somehow(seat, chance.choice)
        await waiting.catch_up()
        if line.decision(seat) and line.known[seat][1] > waiting.known[other][1]:
            return seat, line


def test_one_who_comes_back_in_the_middle_of_an_action_finds_the_same_question(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, lines, secrets = await playing(house)
        seat, line = await to_the_middle(lines)
        asked, told, view = line.decision(seat), line.events[seat], line.views[seat]
        missed = len(told) - line.known[seat][1]
        assert missed == 0
        await house.part(line)
        back = await house.enter(id, secrets[seat], line)
        assert back.decision(seat) == asked
        assert back.events[seat] == told
        assert back.views[seat] == view
        sent = next(json.loads(text) for text in back.raw if '"type":"view"' in text)
        assert sent["since"] > 0
        fresh = await house.enter(id, secrets[seat])
        assert fresh.events[seat] == told
        assert (await back.answer_somehow(seat))["error"] is None

    in_house(tmp_path, act)


def test_while_somebody_acts_and_thinks_again_others_are_sent_nothing(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        _, lines, _ = await playing(house)
        table = (await house.live(lines[0].table["id"])).table
        chance, thought_again = Random(2), 0
        while thought_again < 10:
            seat, line, _, waiting = turn(lines)
            await house.settle()
            heard = [len(other.raw) for other in (waiting, lines[2])]
            await line.answer_somehow(seat, chance.choice)
            assert table.game
            while table.game.state.unfinished() and table.game.can_undo(seat):
                await line.does("undo", seat=seat)
                await house.settle()
                assert [len(other.raw) for other in (waiting, lines[2])] == heard
                await line.answer_somehow(seat, chance.choice)
                thought_again += 1
                if chance.random() < 0.5:
                    break
            await house.settle()

    in_house(tmp_path, act)


def test_one_who_was_away_is_told_only_what_was_missed(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, lines, secrets = await playing(house)
        chance = Random(1)
        for _ in range(5):
            seat, line, other, waiting = turn(lines)
            await house.part(waiting)
            while line.decision(seat):
                await line.answer_somehow(seat, chance.choice)
                await house.settle()
            lines[other] = await house.enter(id, secrets[other], waiting)
            sent = next(json.loads(text) for text in lines[other].raw if '"type":"view"' in text)
            assert sent["since"] == waiting.known[other][1]
            assert lines[other].events[other] == [
                event.as_dict() for event in (await house.live(id)).table.events(other)
            ]

    in_house(tmp_path, act)


def test_one_who_comes_back_after_a_takeback_is_told_all_anew(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, lines, secrets = await playing(house)
        chance = Random(1)
        while lines[0].known[0][1] < 30 or not lines[1].decision(1):
            seat, line, _, _ = turn(lines)
            await line.answer_somehow(seat, chance.choice)
            await house.settle()
        third = await house.enter(id, secrets[0])
        await house.part(third)
        await lines[0].does("propose", kind="takeback")
        await lines[1].does("vote", yes=True)
        back = await house.enter(id, secrets[0], third)
        sent = next(json.loads(text) for text in back.raw if '"type":"view"' in text)
        assert sent["since"] == 0
        assert sent["revision"] > third.known[0][0]
        assert back.events[0] == lines[0].events[0]

    in_house(tmp_path, act)


def test_two_windows_of_one_seat_see_the_same_and_the_second_answer_is_late(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, lines, secrets = await playing(house)
        other = [await house.enter(id, secret) for secret in secrets]
        chance = Random(3)
        for _ in range(20):
            seat, line, _, _ = turn(lines)
            decision = other[seat].decision(seat)
            assert decision == line.decision(seat)
            assert decision
            await line.answer_somehow(seat, chance.choice)
            async with Calm(house, id, other[seat]):
                late = {"seat": seat, "decision": decision["id"], "options": [decision["default"]]}
                assert await other[seat].refused("answer", **late) in ("stale-decision", "not-your-decision")
            for here, there, place in zip(lines, other, (0, 1), strict=False):
                assert here.views[place] == there.views[place]
                assert here.events[place] == there.events[place]
        assert lines[0].table["seats"] == other[0].table["seats"]

    in_house(tmp_path, act)


def test_two_windows_that_answer_at_the_same_moment_answer_once(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, lines, secrets = await playing(house)
        seat, line, _, _ = turn(lines)
        other = await house.enter(id, secrets[seat])
        before = (await house.live(id)).table.written
        replies = await asyncio.gather(line.answer_somehow(seat), other.answer_somehow(seat))
        assert sorted(str(reply["error"] and reply["error"]["code"]) for reply in replies) in (
            ["None", "stale-decision"],
            ["None", "not-your-decision"],
        )
        assert (await house.live(id)).table.written == before + 1

    in_house(tmp_path, act)


def test_whoever_watches_late_sees_what_is_public_and_all_hands_after_the_end(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, lines, _ = await playing(house)
        chance = Random(5)
        for _ in range(60):
            seat, line, _, _ = turn(lines)
            await line.answer_somehow(seat, chance.choice)
            await house.settle()
        late = await house.enter(id)
        table = (await house.live(id)).table
        assert table.game
        assert late.views == {None: lines[2].views[None]}
        assert late.events[None] == lines[2].events[None]
        assert late.decision(0) is late.decision(1) is None
        assert not late.views[None]["can_undo"]
        await lines[0].does("propose", kind="end")
        await lines[1].does("vote", yes=True)
        await house.settle()
        for line in (late, await house.enter(id)):
            view = line.views[None]
            assert [len(seat["hand"]) for seat in view["seats"]] == [seat["cards_in_hand"] for seat in view["seats"]]
            assert line.table["outcome"]["seed"]

    in_house(tmp_path, act)


def test_a_table_may_have_nobody_watch_and_may_change_its_mind_before_it_starts(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table("origami")
        ann, watching = await house.enter(id, secrets[0]), await house.enter(id)
        guest = await house.enter(id, (await house.hub.admit(id, m.NewPerson())).secret)
        house.lines = [ann]
        await ann.does("plan", plan={"game": "origami", "spectators": False})
        for line in (watching, guest):
            bye = await line.until(lambda message: message["type"] == "bye")
            assert bye["error"]["code"] == "no-spectators"
            with pytest.raises(Closed):
                await line.hear()
        assert (await house.live(id)).table.may_watch("p2")
        with pytest.raises(AssertionError, match="no-spectators"):
            await house.enter(id)

    in_house(tmp_path, act)


def test_a_clock_that_runs_out_while_all_choose_at_once_stops_nobody(tmp_path: Path) -> None:
    """In Islands all choose their sheets at the same time: one does, the others dream."""

    async def act(house: House) -> None:
        clock = {"kind": "live", "seconds": 30.0}
        id, secrets = await house.table("islands", "Ann", "Bea", "Cay", clock=clock, stand_in="defaults")
        lines = [await house.enter(id, secret) for secret in secrets]
        await lines[0].does("start")
        await house.settle()
        assert all(line.decision(seat) for seat, line in enumerate(lines))
        await lines[1].answer_somehow(1)
        assert (await house.live(id)).table.clock_info(house.now).running == [0, 2]  # type: ignore[union-attr]
        await house.pass_time(31.0)
        await asyncio.sleep(0.05)
        await house.settle()
        seats = lines[1].table["seats"]
        assert [seat["why"] for seat in seats] == ["time", None, "time"]
        assert await lines[0].refused("answer", seat=0, decision="0.0.0", options=[0]) in ("stood-in", "stale-decision")
        assert "dealt" not in lines[1].views[1]["seats"][0], "the choice is made"
        await lines[0].does("come-back", seat=0)
        await house.settle()
        assert [seat["why"] for seat in lines[0].table["seats"]] == [None, None, "time"]
        assert (await house.live(id)).table.clock_info(house.now).left[0] >= 60.0  # type: ignore[union-attr]

    in_house(tmp_path, act)


def test_an_answer_after_the_time_is_over_does_not_count(tmp_path: Path) -> None:
    """Even if it comes before the server has looked at the clock."""

    async def act(house: House) -> None:
        _, lines, _ = await playing(house, clock={"kind": "live", "seconds": 30.0}, stand_in="defaults")
        seat, line, _, _ = turn(lines)
        house.now += 30.5
        assert (await line.answer_somehow(seat))["error"]["code"] == "stood-in"

    in_house(tmp_path, act)


def test_when_the_host_stays_away_somebody_else_becomes_host(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table("origami")
        ann, bea = [await house.enter(id, secret) for secret in secrets]
        await house.part(ann)
        async with Calm(house, id, bea):
            assert await bea.refused("claim-host") == "host-is-there"
        await house.pass_time(59.0)
        assert await bea.refused("claim-host") == "host-is-there"
        await house.pass_time(2.0)
        await bea.does("claim-host")
        assert bea.table["host"] == "p2"
        await bea.does("start")
        ann = await house.enter(id, secrets[0])
        assert await ann.refused("seat-bot", seat=1, bot="greedy") == "already-started"
        with pytest.raises(SenbazuruError, check=lambda error: error.code == "not-owner"):
            await house.hub.delete(id, secrets[1])
        await house.hub.delete(id, secrets[0])

    in_house(tmp_path, act)


def test_a_host_who_leaves_hands_the_table_on(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        _, lines, _ = await playing(house)
        await lines[0].does("leave")
        await house.settle()
        assert lines[1].table["host"] == "p2"
        assert lines[1].table["seats"][0]["why"] == "left"
        await lines[0].does("come-back", seat=0)
        await house.settle()
        assert lines[1].table["seats"][0]["why"] is None

    in_house(tmp_path, act)


def test_a_stand_in_plays_for_one_who_stays_away_until_he_comes_back(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, lines, secrets = await playing(house)
        seat, asked, other, waiting = turn(lines)
        await house.part(asked)
        assert await waiting.refused("replace", seat=seat) == "not-absent"
        await house.pass_time(61.0)
        await waiting.does("replace", seat=seat)
        await house.settle()
        assert waiting.table["seats"][seat]["why"] == "absent"
        assert waiting.decision(other), "the stand-in has played"
        back = await house.enter(id, secrets[seat])
        assert await back.refused("undo", seat=seat) == "stood-in"
        await back.does("come-back", seat=seat)
        while waiting.decision(other):
            await waiting.answer_somehow(other)
            await house.settle()
        assert (await back.answer_somehow(seat))["error"] is None
        assert await waiting.refused("replace", seat=seat) == "not-absent"

    in_house(tmp_path, act)


def test_a_live_clock_stands_still_while_the_server_is_down(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, lines, secrets = await playing(house, clock={"kind": "live", "seconds": 100.0, "increment": 1.0})
        chance = Random(1)
        for _ in range(6):
            await house.pass_time(2.0)
            seat, line, _, _ = turn(lines)
            await line.answer_somehow(seat, chance.choice)
            await house.settle()
        before = (await house.live(id)).table.clock_info(house.now)
        asked = [line.decision(seat) for seat, line in enumerate(lines[:2])]
        for line in lines:
            await line.socket.close()
        await house.hub.stop()
        house.now += 5000.0
        house.lines.clear()
        house.open()
        again = [await house.enter(id, secret, line) for secret, line in zip(secrets, lines, strict=False)]
        assert [line.decision(seat) for seat, line in enumerate(again)] == asked
        assert (await house.live(id)).table.clock_info(house.now) == before
        await house.pass_time(3.0)
        seat, line, _, _ = turn(again)
        assert (await line.answer_somehow(seat, chance.choice))["error"] is None
        left = (await house.live(id)).table.clock_info(house.now)
        assert left
        assert before
        assert before.left[seat] - 3.0 <= left.left[seat] <= before.left[seat] - 2.0

    in_house(tmp_path, act)


def test_a_client_that_does_not_read_is_cut_off_and_nothing_is_lost(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, lines, secrets = await playing(house)
        slow = await house.enter(id, secrets[0])
        assert isinstance(slow.socket, Pipe)
        slow.socket.reading.clear()
        house.lines.remove(slow)
        for number in range(40):
            await lines[1].does("say", text=f"Are you there? {number}")
        await asyncio.wait_for(slow.socket.serving, 5)
        assert len((await house.live(id)).guests) == len(lines)
        back = await house.enter(id, secrets[0], slow)
        assert [line["text"] for line in back.chat] == [f"Are you there? {number}" for number in range(40)]
        assert back.views[0] == lines[0].views[0]

    in_house(tmp_path, act, limits=Limits(messages=10**9, chat=10**9, unsent=20))


def test_two_who_want_a_rematch_at_once_find_each_other_at_one_table(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, lines, secrets = await playing(house)
        await lines[0].does("propose", kind="end")
        await lines[1].does("vote", yes=True)
        await asyncio.gather(lines[0].does("rematch"), lines[1].does("rematch"))
        await house.settle()
        next_one = lines[2].table["rematch"]
        assert {line.table["rematch"] for line in lines} == {next_one}
        assert len(house.hub.tables) == 2
        again = [await house.enter(next_one, secret) for secret in secrets]
        assert [line.table["seats"][place]["name"] for line, place in zip(again, (1, 0), strict=True)] == ["Ann", "Bea"]
        assert {line.table["phase"] for line in again} == {"playing"}
        await lines[0].does("rematch")
        assert len(house.hub.tables) == 2
        assert id != next_one

    in_house(tmp_path, act)


def test_a_table_that_is_closed_sends_everybody_home(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, lines, secrets = await playing(house)
        house.lines.clear()
        with pytest.raises(SenbazuruError, check=lambda error: error.code == "not-owner"):
            await house.hub.delete(id, secrets[1])
        await house.hub.delete(id, secrets[0])
        for line in lines:
            bye = await line.until(lambda message: message["type"] == "bye")
            assert (bye["error"]["code"], bye["retry"]) == ("no-such-table", False)
            with pytest.raises(Closed):
                await line.hear()
        with pytest.raises(AssertionError, match="no-such-table"):
            await house.enter(id, secrets[0])

    in_house(tmp_path, act)


def test_who_comes_while_the_table_is_closed_is_not_left_at_a_table_that_is_gone(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table("origami")
        wire = await house.wire()
        await wire.send(json.dumps({"type": "hello", "protocol": 2, "table": id, "secret": secrets[1]}))
        closing = asyncio.create_task(house.hub.delete(id, secrets[0]))
        bye = await Line(wire).until(lambda message: message["type"] == "bye")
        assert bye["error"]["code"] in ("no-such-table", "server-stopping")
        await closing

    in_house(tmp_path, act)


def test_what_was_refused_leaves_no_trace_after_a_restart(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, lines, _ = await playing(house)
        chance = Random(1)
        for _ in range(15):
            seat, line, other, waiting = turn(lines)
            await waiting.refused("answer", seat=other, decision="0.0", options=[0])
            await line.answer_somehow(seat, chance.choice)
            await house.settle()
        before = await state_of(house, id)
        for line in lines:
            await line.socket.close()
        house.lines.clear()
        await house.hub.stop()
        house.open()
        assert await state_of(house, id) == before

    in_house(tmp_path, act)


# -- through a real server


def test_a_slow_client_of_a_real_server_is_cut_off_and_comes_back(tmp_path: Path) -> None:
    """It asks and asks, and never reads the answers."""
    with served(tmp_path, "--limit", "messages=1000000", "--limit", "unsent=20") as server:
        opened = server.open_table("islands", name="Ann", bots=["random"], start=True)
        id, secret = opened["table"]["id"], opened["secret"]

        async def act() -> None:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1024)
            writer.write(
                b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            )
            await reader.readuntil(b"\r\n\r\n")
            writer.write(frame({"type": "hello", "protocol": 2, "table": id, "secret": secret}))
            async with connected(server, id) as watching:
                await watching.until(lambda message: message.get("present") == ["p1"])
                for _ in range(50):
                    writer.write(frame({"type": "look", "id": 1, "seat": 0}) * 100)
                    await watching.does("ping")
                    if not present(watching):
                        break
                else:
                    await watching.until(lambda message: message.get("present") == [])
            writer.close()
            async with connected(server, id, secret) as back:
                while back.decision(0) is None:
                    await back.hear()
                assert (await back.answer_somehow(0))["error"] is None

        asyncio.run(act())


def test_whoever_says_nothing_for_long_is_taken_for_gone(tmp_path: Path) -> None:
    with served(tmp_path, "--limit", "silence=1") as server:
        opened = server.open_table(name="Ann", players=2)
        id = opened["table"]["id"]

        async def act() -> None:
            async with connected(server, id) as watching, connected(server, id, opened["secret"]) as silent:
                await watching.until(lambda message: message.get("present") == ["p1"])
                while present(watching):
                    await watching.does("ping")
                    await asyncio.sleep(0.1)
                with pytest.raises(ConnectionClosed):
                    await silent.until(lambda message: False)
            async with connected(server, id, opened["secret"]) as back:
                await back.until(lambda message: message.get("present") == ["p1"])

        asyncio.run(asyncio.wait_for(act(), PATIENCE))


def frame(message: dict[str, Any]) -> bytes:
    """A message as a client sends it, masked with zeros."""
    data = json.dumps(message).encode()
    return bytes([0x81, 0x80 | 126]) + len(data).to_bytes(2, "big") + bytes(4) + data


def present(line: Line) -> list[str]:
    """Who is there, by the newest word on it."""
    news = next(text for text in reversed(line.raw) if '"type":"table"' in text)
    there: list[str] = json.loads(news)["present"]
    return there
