"""Finished games are played again in another process, one at a time, and not for everybody who looks."""

import asyncio
import json
import os
import time
import urllib.request
from collections.abc import Callable, Coroutine
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, TypeVar
from zlib import compress, decompress

import pytest

from senbazuru.games import game_named
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.record import Record
from senbazuru.kernel.state import OMNISCIENT
from senbazuru.server import messages as m
from senbazuru.server import replays
from senbazuru.server.replays import Question, Replays, made, steps_of, turns_of
from senbazuru.table.plan import Plan
from senbazuru.table.thinking import Thinkers
from tests.server.harness import PATIENCE, House, in_house

Result = TypeVar("Result")


@pytest.fixture(scope="module")
def record() -> Record:
    game = Game.start(game_named("boats"), players=2)
    while not game.over:
        seat = game.waiting()[0]
        game.answer(seat, game.decision(seat).default)
    return game.record


def with_replays(act: Callable[[Replays, Thinkers], Coroutine[Any, Any, Result]], processes: int = 2) -> Result:
    async def whole() -> Result:
        thinkers = Thinkers(processes)
        try:
            return await act(Replays(thinkers), thinkers)
        finally:
            thinkers.close()

    return asyncio.run(whole())


def where_and_when(question: Question) -> list[bytes]:
    """Frames that tell who made them, and from when to when."""
    began = time.monotonic()
    time.sleep(0.05)
    told = [os.getpid(), began, time.monotonic()]
    frames = ({"step": step, "told": told} for step in range(1 + len(steps_of(question[0]))))
    return [compress(json.dumps(frame).encode()) for frame in frames]


def told_by(replay: m.Replay) -> list[Any]:
    found: list[Any] = json.loads(m.encode(replay))["frames"][0]["told"]
    return found


def test_a_replay_is_shown_whole_and_page_by_page(record: Record) -> None:
    async def act(kept: Replays, _: Thinkers) -> None:
        steps = len(steps_of(record))
        for viewer in (OMNISCIENT, 0, 1):
            whole = json.loads(m.encode(await kept.replay("t", record, viewer, 0, steps + 1)))
            assert whole["steps"] == steps
            assert [frame["step"] for frame in whole["frames"]] == list(range(steps + 1))
            assert whole["frames"] == [json.loads(decompress(frame)) for frame in made((record, viewer))]
            page = json.loads(m.encode(await kept.replay("t", record, viewer, steps - 1, 50)))
            assert page["frames"] == whole["frames"][-2:]
        assert whole["frames"][-1]["view"]["over"]

    with_replays(act)


def test_replays_are_not_made_in_the_process_that_serves_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(house: House) -> None:
        opened = await house.hub.open_table(
            m.NewTable(Plan("boats", 2, bot_pause=0), "", ["random", "random"], start=True)
        )
        await house.settle()

        def replay(query: str) -> Any:
            address = f"http://127.0.0.1:{house.port}/api/tables/{opened.table.id}/replay{query}"
            with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
                return json.loads(answer.read())

        monkeypatch.setattr(Game, "load", None)
        whole = await asyncio.to_thread(replay, "")
        assert whole["steps"] > 0
        assert whole["frames"][0]["step"] == 0
        assert (await asyncio.to_thread(replay, "?start=100000"))["frames"] == []

    in_house(tmp_path, act, real=True)


def test_a_replay_is_made_once_for_each_viewer_and_kept_while_there_is_room(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "made", where_and_when)

    async def act(kept: Replays, _: Thinkers) -> None:
        first = told_by(await kept.replay("a", record, 0, 0, 1))
        assert first[0] != os.getpid()
        assert told_by(await kept.replay("a", record, 0, 0, 50)) == first
        assert told_by(await kept.replay("a", record, 1, 0, 1)) != first
        assert told_by(await kept.replay("b", record, 0, 0, 1)) != first
        monkeypatch.setattr(replays, "KEPT", 2 * sum(map(len, kept._kept["a", 0])) + 100)
        await kept.replay("c", record, 0, 0, 1)
        assert list(kept._kept) == [("b", 0), ("c", 0)], "those looked at last"
        assert told_by(await kept.replay("a", record, 0, 0, 1)) != first

    with_replays(act)


def test_what_lies_behind_the_end_costs_nothing(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(kept: Replays, _: Thinkers) -> None:
        monkeypatch.setattr(kept, "_made", None)
        shown = await kept.replay("t", record, 0, 100_000, 50)
        assert (shown.steps, shown.frames) == (len(steps_of(record)), [])

    with_replays(act)


def test_replays_are_made_one_at_a_time_and_whoever_waits_has_his_turn(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "made", where_and_when)

    async def act(kept: Replays, _: Thinkers) -> list[list[Any]]:
        asked = [kept.replay(id, record, 0, 0, 1) for id in "aabbccdd"]
        return [told_by(shown) for shown in await asyncio.gather(*asked)]

    told = with_replays(act)
    assert told[::2] == told[1::2], "who asks for the same at the same time gets the same"
    for (_, _, ended), (_, began, _) in zip(told[::2], told[2::2]):
        assert ended <= began, "in the order in which they came"


def test_a_game_without_an_end_is_shown_as_far_as_there_is_room(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = made((record, 0))
    monkeypatch.setattr(replays, "MOST", sum(map(len, whole)) // 2)
    assert made((record, 0)) == whole[: len(made((record, 0)))]
    assert len(whole) // 4 < len(made((record, 0))) < len(whole)


def test_a_record_that_cannot_be_played_is_refused(record: Record) -> None:
    async def act(kept: Replays, _: Thinkers) -> None:
        newer, broken = (
            Record({**record.header, "rules": 99}, record.entries),
            Record(record.header, [{"answer": None}]),
        )
        for bad, code in ((newer, "rules-changed"), (broken, "server-failed")):
            with pytest.raises(SenbazuruError) as refused:
                await kept.replay("t", bad, 0, 0, 1)
            assert refused.value.code == code
        assert (await kept.replay("t", record, 0, 0, 1)).frames

    with_replays(act)


def played(name: str, players: int) -> Game:
    """A game somehow played to its end."""
    chance = Random(7)
    game = Game.start(game_named(name), players=players, seed=Seed.parse("7"))
    while not game.over:
        seat = chance.choice(game.waiting())
        game.answer(seat, chance.choice([option.id for option in game.decision(seat).options if not option.reason]))
    return game


@pytest.mark.parametrize(
    ("name", "players"), [("origami", 2), ("legends", 4), ("mixed", 3), ("islands", 2), ("islands", 1), ("boats", 3)]
)
def test_the_course_of_a_game_has_every_turn_and_ends_with_its_score(name: str, players: int) -> None:
    game = played(name, players)
    turns = turns_of(game.record)
    assert turns[-1].scores == game.scores
    assert [turn.number for turn in turns] == list(range(1, int(game.state.turns) + 1))
    shown = [json.loads(decompress(frame)) for frame in made((game.record, OMNISCIENT))]
    told = [(frame["step"], event) for frame in shown for event in frame["events"]]
    began = [(step, event["seat"]) for step, event in told if event["event"] in game.rules.beginnings]
    assert [(turn.step, turn.seat) for turn in turns] == began
    # what everybody had when the next turn began
    for turn, following in pairwise(turns):
        assert turn.scores == [seat["score"] for seat in shown[following.step]["view"]["seats"]]
    assert len({tuple(turn.scores) for turn in turns}) > 2


def test_what_was_taken_back_is_no_part_of_the_course() -> None:
    game = Game.start(game_named("boats"), players=2)

    def answers(boat: int) -> None:
        while not game.over and game.state.turns < boat:
            seat = game.waiting()[0]
            game.answer(seat, game.decision(seat).default)

    answers(3)
    game.take_back_to(0)
    answers(99)
    turns = turns_of(game.record)
    assert [turn.number for turn in turns] == [1, 2, 3, 4, 5]
    assert turns[1].step > next(n for n, entry in enumerate(steps_of(game.record), 1) if "takeback" in entry)
    assert turns[-1].scores == game.scores


def test_a_course_is_made_elsewhere_and_kept(record: Record) -> None:
    async def act(kept: Replays, _: Thinkers) -> None:
        first = await kept.course("t", record)
        assert first.turns == turns_of(record)
        kept._made = None  # type: ignore[method-assign, assignment]
        assert await kept.course("t", record) == first

    with_replays(act)


def hang(question: Question) -> list[bytes]:
    time.sleep(600)
    return []


def test_nobody_waits_for_a_replay_when_the_server_stops(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "made", hang)

    async def act(kept: Replays, thinkers: Thinkers) -> None:
        asked = [asyncio.create_task(kept.replay(id, record, 0, 0, 1)) for id in "abc"]
        await asyncio.sleep(0.5)
        thinkers.close()
        for task in asked:
            with pytest.raises(SenbazuruError, check=lambda error: error.code == "server-stopping"):
                await asyncio.wait_for(task, PATIENCE)

    with_replays(act)


def test_one_address_does_not_keep_others_waiting(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(shown: Replays, _: Thinkers) -> None:
        asked = [asyncio.create_task(shown.replay(f"table {n}", record, 0, 0, 1, "near")) for n in range(20)]
        await asyncio.sleep(0)
        other = await shown.replay("another", record, 0, 0, 1, "far")
        assert other.frames
        found = await asyncio.gather(*asked, return_exceptions=True)
        refused = [one for one in found if isinstance(one, SenbazuruError)]
        assert {one.code for one in refused} == {"too-many-messages"}
        assert len(refused) == 18
        assert await shown.replay("table 19", record, 0, 0, 1, "near"), "later"

    with_replays(act)


def test_an_answer_holds_no_more_than_it_may_and_at_least_one(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "PAGE", 1)

    async def act(shown: Replays, _: Thinkers) -> None:
        assert len((await shown.replay("a", record, 0, 0, 50)).frames) == 1

    with_replays(act)
