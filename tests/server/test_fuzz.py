"""Generated messages, from pure noise to real ones with something changed, against the server's own socket.

Whatever comes: the server answers each message with exactly one reply, or says good-bye by code; it never fails; and
what it refuses changes nothing and is heard by nobody else.
"""

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from senbazuru.kernel.errors import CODES
from senbazuru.server import hub
from tests.server.harness import Closed, House, Line, Watch
from tests.server.test_security import EVERYTHING, UNREADABLE, state_of

BATCH = 50
ODD: list[Any] = [None, True, False, -1, 0, 1, 2, 15, 16, 63, 64, 2**31, 2**53, 2**63, 2**64, 10**40, 0.5, 1e308]
ODD += ["", "0", "origami", "p1", "p2", "Ann", "greedy", "defaults", "takeback", "\x00", "\u202e", "é" * 30, "x" * 3000]
ODD += [[], {}, [[]], [None], [0], [1, 2, 3], [63] * 64, {"game": "origami"}, {"a": {"b": {"c": []}}}]
PLAN = {"game": "origami", "players": 2, "options": {}, "listed": False, "spectators": True, "memory": True}
PLAN |= {"clock": {"kind": "none", "seconds": 0, "increment": 0}, "stand_in": "", "bot_pause": 0, "auto_start": False}
REAL: list[dict[str, Any]] = [{"type": type, **fields} for type, fields in EVERYTHING]
REAL += [{"type": "ping"}, {"type": "plan", "plan": PLAN}, {"type": "propose", "kind": "takeback"}]
REAL += [{"type": "propose", "kind": "pause"}, {"type": "vote", "yes": False}]
FIELDS = sorted({name for message in REAL for name in message} | {"plan", "secret", "table", "known", "more"})
OPTIONS = ["families", "extra", "characters", "sheets", "near", "catch_up", "cheat"]

odd = st.sampled_from(ODD)
json_values = st.recursive(odd | st.text(max_size=8), lambda part: st.lists(part, max_size=3), max_leaves=5)
real = st.sampled_from(REAL)


@st.composite
def almost(draw: st.DrawFn) -> dict[str, Any]:
    """A real message with up to two things changed, or none."""
    message = dict(draw(real))
    for _ in range(draw(st.sampled_from([0, 0, 0, 1, 2]))):
        name = draw(st.sampled_from([*message, *FIELDS]))
        if draw(st.booleans()):
            message[name] = draw(json_values)
        else:
            message.pop(name, None)
    return message


@st.composite
def almost_a_plan(draw: st.DrawFn) -> dict[str, Any]:
    plan = dict(PLAN)
    for _ in range(draw(st.integers(1, 3))):
        plan[draw(st.sampled_from([*PLAN, "game"]))] = draw(json_values)
    if draw(st.booleans()):
        plan["game"] = draw(st.sampled_from(["origami", "legends", "mixed", "islands", "boats"]))
        plan["options"] = {draw(st.sampled_from(OPTIONS)): draw(json_values)}
    return {"type": "plan", "plan": plan}


garbage = st.sampled_from(UNREADABLE) | st.text(max_size=30) | st.binary(max_size=30)
play = st.just({"type": "play"})
messages = st.one_of(almost(), almost(), almost(), almost(), play, play, garbage)


class Table:
    """A table that is always open to something: when a game is over, or broken up, there is another."""

    def __init__(self, folder: Path) -> None:
        self.house = House(folder)
        self.counts: Counter[str] = Counter()
        self.chance = Random(1)
        self.id = ""

    async def set_up(self) -> None:
        """People at a table: waiting, in the middle of a game, or thinking about a proposal."""
        for line in self.house.lines:
            await line.socket.close()
        self.house.lines.clear()
        game = self.chance.choice(["origami", "legends", "islands", "boats"])
        clock = self.chance.choice([{}, {"clock": {"kind": "live", "seconds": 60}}])
        self.id, self.secrets = await self.house.table(game, "Ann", "Bea", **clock)
        self.people = [await self.house.enter(self.id, secret) for secret in self.secrets]
        self.watching = await self.house.enter(self.id)
        self.live = await self.house.live(self.id)
        if self.chance.random() < 0.6:
            await self.people[0].does("start")
        await self.house.settle()

    async def try_all(self, batch: list[tuple[int, Any]]) -> None:
        await self.set_up()
        for who, message in batch:
            if self.live.table.phase == "over" and self.chance.random() < 0.5:
                await self.set_up()
            await self.try_one([*self.people, self.watching][who], message)

    async def try_one(self, line: Line, message: Any) -> None:
        """Send it: one reply, or good-bye; and if it was refused, nothing has happened."""
        before = await state_of(self.house, self.id)
        heard = len(line.raw)
        others = [len(other.raw) for other in self.house.lines if other is not line]
        await line.socket.send(self.raw(line, message))
        try:
            reply = await line.until(lambda found: "id" in found or found["type"] == "bye")
        except Closed:
            pytest.fail(f"the line went dead on {message!r}")
        self.counts["messages"] += 1
        assert len(line.raw) > heard
        error = reply.get("error")
        if error is not None:
            assert error["code"] in CODES - {"server-failed"}, (message, reply)
            self.counts[error["code"]] += 1
            await self.house.settle()
            assert await state_of(self.house, self.id) == before, (message, reply)
            assert [len(other.raw) for other in self.house.lines if other is not line] == others, message
        else:
            self.counts["granted"] += 1
            if not self.shown_the_door():
                await self.house.settle()
        if reply["type"] == "bye" or self.shown_the_door():
            await self.set_up()

    def shown_the_door(self) -> bool:
        """Whether somebody had to go."""
        return not self.live.table.plan.spectators or bool(self.live.table.sent_away)

    def raw(self, line: Line, message: Any) -> str | bytes:
        """A message as it goes over the wire; `play` answers what is asked."""
        if not isinstance(message, dict):
            found: str | bytes = message
            return found
        if message == {"type": "play"}:
            asked = [decision for seat in (0, 1) if (decision := line.decision(seat))]
            if asked:
                offered = [option["id"] for option in asked[0]["options"] if "reason" not in option]
                option = self.chance.choice(offered)
                fields = {"seat": asked[0]["seat"], "decision": asked[0]["id"], "options": [option]}
                return json.dumps({"type": "answer", "id": 1, **fields})
        return json.dumps({"id": self.chance.randrange(1000), **message})


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Table, asyncio.Runner]]:
    # who is here is told at once, or it would come a second later, after something that was refused
    with pytest.MonkeyPatch.context() as patch, asyncio.Runner(loop_factory=Watch) as runner:
        patch.setattr(hub, "PRESENCE_EVERY", 0.0)

        async def open() -> Table:
            return Table(tmp_path_factory.mktemp("fuzz"))

        found = runner.run(open())
        yield found, runner

        async def close() -> None:
            for line in found.house.lines:
                await line.socket.close()
            await found.house.hub.stop()

        runner.run(close())


anybody = st.tuples(st.sampled_from([0, 0, 0, 1, 1, 1, 2]), messages)
sent = st.one_of(anybody, anybody, anybody, anybody, anybody, st.tuples(st.just(0), almost_a_plan()))
batches = st.lists(sent, min_size=BATCH, max_size=BATCH)
calm = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]


@settings(max_examples=20, suppress_health_check=calm)
@given(batch=batches)
def test_whatever_comes_is_answered_and_what_is_refused_changes_nothing(
    table: tuple[Table, asyncio.Runner], batch: list[tuple[int, Any]]
) -> None:
    found, runner = table
    runner.run(found.try_all(batch))


@pytest.mark.proof
def test_a_hundred_thousand_messages(table: tuple[Table, asyncio.Runner], caplog: pytest.LogCaptureFixture) -> None:
    found, runner = table
    found.counts.clear()

    @settings(max_examples=100_000 // BATCH, suppress_health_check=calm)
    @given(batch=batches)
    def check(batch: list[tuple[int, Any]]) -> None:
        runner.run(found.try_all(batch))

    check()
    print(dict(found.counts.most_common()))
    assert found.counts["messages"] >= 100_000
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
