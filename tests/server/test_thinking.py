"""Bots think elsewhere, know no more than their seat, and nothing that goes wrong with them stops a game."""

import asyncio
import json
import logging
import os
import re
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import senbazuru
from senbazuru.games import game_named
from senbazuru.kernel.bits import members
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.server import messages as m
from senbazuru.table import thinking
from senbazuru.table.plan import Plan
from senbazuru.table.thinking import Share, Thinkers, Thought, think, thought, try_out, ways_of
from tests.server.harness import PATIENCE, House, Line, Served, Watch, in_house, served, think_here


def a_thought(seconds: float = 0.0) -> Thought:
    game = Game.start(game_named("boats"), players=2)
    return replace(thought(game, game.waiting()[0], "random", "salt"), seconds=seconds)


async def a_bots_table(house: House, game: str = "origami", pause: float = 0.0, bots: int = 1) -> tuple[str, Line]:
    """Ann plays with bots, and it is her turn."""
    new = m.NewTable(Plan(game, bots + 1, bot_pause=pause), "Ann", ["random"] * bots, start=True)
    opened = await house.hub.open_table(new)
    ann = await house.enter(opened.table.id, opened.secret)
    await house.pass_time(pause)
    await house.settle()
    assert ann.decision(0)
    return opened.table.id, ann


def answers(house: House, id: str) -> int:
    game = house.hub.tables[id].table.game
    assert game is not None
    return len(game.history)


async def answer_until_bots_wait(house: House, id: str, ann: Line) -> None:
    """Ann plays until a bot is to move and waits in case she thinks again."""
    table = house.hub.tables[id].table
    while not (table.bots_to_move() and ann.views[0]["can_undo"]):
        if ann.decision(0) is None:
            await house.pass_time(table.plan.bot_pause)
        else:
            assert (await ann.answer_somehow(0, max))["error"] is None
        assert table.phase == "playing"
        await ann.catch_up()


def kill(thinkers: Thinkers) -> None:
    """The process that would be asked next."""
    process = thinkers._idle[-1].process.pid
    assert process is not None
    os.kill(process, signal.SIGKILL)


# -- elsewhere


def tell_the_process(_: Thought) -> list[int]:
    return [os.getpid()]


def test_bots_think_in_other_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "think", tell_the_process)

    async def ask() -> set[int]:
        thinkers = Thinkers(2)
        try:
            return {(await thinkers.choose(a_thought()))[0] for _ in range(10)}
        finally:
            thinkers.close()

    processes = asyncio.run(ask())
    assert 1 <= len(processes) <= 2
    assert os.getpid() not in processes


def test_a_bot_is_told_what_its_seat_knows_and_never_the_seed(tmp_path: Path) -> None:
    told: list[Thought] = []

    async def listen(given: Thought, alone: bool) -> list[int]:
        told.append(given)
        return await think_here(given)

    async def act(house: House) -> None:
        house.hub.thinkers.choose = listen  # type: ignore[assignment,method-assign]
        id, ann = await a_bots_table(house, "legends", bots=2)
        while len(told) < 20:
            await ann.answer_somehow(0)
            await house.settle()
        game = house.hub.tables[id].table.game
        assert game is not None
        seed, salt = str(game.record.header["seed"]), house.hub.tables[id].table.salt()
        truth = game.state.facts()
        for given in told:
            written = json.dumps(vars(given))
            assert seed not in written
            assert salt not in written
            assert given.seat in (1, 2)
            assert given.numbers[2:] != truth

    in_house(tmp_path, act)


def test_nobody_thinks_twice_about_the_same_however_busy_the_table_is(tmp_path: Path) -> None:
    told: list[Thought] = []

    async def act(house: House) -> None:
        thought_of = asyncio.Event()

        async def ponder(given: Thought, alone: bool) -> list[int]:
            told.append(given)
            await thought_of.wait()
            return await think_here(given)

        house.hub.thinkers.choose = ponder  # type: ignore[assignment,method-assign]
        new = m.NewTable(Plan("legends", 2, bot_pause=0), "", ["random", "random"], start=True)
        id = (await house.hub.open_table(new)).table.id
        live = house.hub.tables[id]
        async with live.lock:
            coming = asyncio.create_task(house.enter(id))
            await asyncio.sleep(0.1)  # somebody waits for the table,
            thought_of.set()
            await asyncio.sleep(0.1)  # and behind him the bot that knows its answer
        await coming
        await house.settle()
        assert len(told) == answers(house, id)
        assert len({given.chance for given in told}) == len(told), "and each has a chance of its own"

    in_house(tmp_path, act)


# -- together


def thoughts(game: str, bot: str, every: int) -> Iterator[Thought]:
    """Now and then in a random game, when somebody has a choice."""
    random = Random(every)
    played = Game.start(game_named(game), players=2, seed=Seed.number(every))
    while not played.over:
        seat = played.waiting()[0]
        offered = members(played.state.mask(seat))
        if len(offered) > 1 and random.randrange(every) == 0:
            yield replace(thought(played, seat, bot, "salt"), seconds=600.0)
        played.answer(seat, random.choice(offered))


@pytest.mark.parametrize("game", ["origami", "mixed", "islands"])
def test_several_processes_find_together_what_one_alone_would_have_found(game: str) -> None:
    bot, every = ("expert", 12) if senbazuru.COMPILED else ("easy", 60)

    async def ask() -> int:
        thinkers = Thinkers(3)
        others = 0
        try:
            for given in thoughts(game, bot, every):
                alone = think(given)
                assert await thinkers.choose(given) == alone
                others += alone != ways_of(given)[0]
        finally:
            thinkers.close()
        return others

    assert asyncio.run(ask()) > 0, "and now and then that is not what it would have answered at once"


def test_a_process_finds_the_same_in_a_world_whichever_it_was_asked_about_before() -> None:
    first, other, *_ = thoughts("origami", "easy", 20)
    ways = ways_of(first)

    def tried(*worlds: int) -> list[list[float]]:
        return try_out(Share(first, ways, list(range(1, len(ways))), range(*worlds), 600.0))

    whole = tried(0, 6)
    assert len({tuple(worths) for worths in whole}) > 1
    assert tried(3, 6) == whole[3:]
    assert tried(0, 2) == whole[:2]
    assert tried(2, 6, 2) == whole[2::2]
    try_out(Share(other, ways_of(other), [1], range(2), 600.0))
    assert tried(4, 6) == whole[4:]


def test_a_process_that_is_killed_while_they_think_together_is_replaced() -> None:
    async def ask(given: Thought) -> list[int]:
        thinkers = Thinkers(2)
        try:
            await thinkers.choose(replace(given, seconds=0.0))
            kill(thinkers)
            found = await thinkers.choose(given)
            assert thinkers.replaced == 1
            return found
        finally:
            thinkers.close()

    given = next(thoughts("origami", "easy", 40))
    assert asyncio.run(ask(given)) == think(given)


@pytest.mark.parametrize("game", ["legends", "islands"])
def test_when_the_time_is_up_they_answer_together_what_comes_first(game: str) -> None:
    async def ask(given: Thought) -> list[int]:
        thinkers = Thinkers(2)
        try:
            return await thinkers.choose(replace(given, seconds=0.0))
        finally:
            thinkers.close()

    given = next(thoughts(game, "expert", 40))
    assert asyncio.run(ask(given))[0] == ways_of(given)[0][0]


# -- trouble


def test_a_process_that_is_killed_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        thinkers = house.hub.thinkers = Thinkers(1)
        await thinkers.choose(a_thought())
        id, ann = await a_bots_table(house, pause=2.0)
        for replaced in (1, 2, 3):
            await answer_until_bots_wait(house, id, ann)
            before = answers(house, id)
            kill(thinkers)
            await house.pass_time(2.0)
            assert thinkers.replaced == replaced
            assert answers(house, id) > before
        assert thinkers.pending == 0

    in_house(tmp_path, act)


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="this system does not stop processes without ending them")
def test_a_process_that_hangs_is_ended_and_another_answers() -> None:
    async def ask() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Watch)
        thinkers = Thinkers(1)
        try:
            await thinkers.choose(a_thought())
            hanging = thinkers._idle[-1].process.pid
            assert hanging is not None
            os.kill(hanging, signal.SIGSTOP)
            asked = [asyncio.create_task(thinkers.choose(a_thought(1.0))) for _ in range(3)]
            await asyncio.sleep(0.2)
            loop.ahead += 60.0
            assert all(await asyncio.wait_for(asyncio.gather(*asked), PATIENCE))
            assert thinkers.replaced == 1
        finally:
            thinkers.close()

    with asyncio.Runner(loop_factory=Watch) as runner:
        runner.run(ask())


def test_how_long_a_bot_has_searched_tells_nothing_of_its_options() -> None:
    def has_one(given: Thought) -> bool:
        return len(thinking.asked_by(given).offered) == 1

    played = Game.start(game_named("origami"), players=2, seed=Seed.number(3))
    while not has_one(only := replace(thought(played, played.waiting()[0], "easy", "salt"), seconds=0.0)):
        played.answer(only.seat, members(played.state.mask(only.seat))[-1])

    async def ask(processes: int) -> None:
        thinkers = Thinkers(processes)
        try:
            await thinkers.choose(a_thought())
            for given in (only, replace(next(thoughts("origami", "easy", 40)), seconds=0.0)):
                start = time.monotonic()
                await thinkers.choose(given)
                assert time.monotonic() - start >= 0.099, "answers leave ten times a second"
        finally:
            thinkers.close()

    for processes in (1, 2):  # alone, and together
        asyncio.run(ask(processes))


def die(_: Thought) -> list[int]:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("nobody comes here")


def fail(_: Thought) -> list[int]:
    raise ZeroDivisionError("a bot counted its cards")


def overreach(_: Thought) -> list[int]:
    return [4000]


def go_too_far(given: Thought) -> list[int]:
    return [0] * 60


def say_nothing(_: Thought) -> list[int]:
    return list(None)  # type: ignore[call-overload,no-any-return]


@pytest.mark.parametrize(
    ("failing", "logged"),
    [
        (die, "the bot random failed: its processes die again and again"),
        (fail, "the bot random failed: .*ZeroDivisionError: a bot counted its cards"),
        (overreach, "a bot chose 4000, which is no answer: not-offered"),
        (say_nothing, "the bot random failed: .*TypeError"),
    ],
)
def test_a_bot_that_fails_gives_the_safe_answer_and_the_log_says_why(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    failing: Callable[[Thought], list[int]],
    logged: str,
) -> None:
    monkeypatch.setattr(thinking, "think", failing)
    monkeypatch.setattr(thinking, "MOST_TRIES", 2)  # a new process takes a while

    async def act(house: House) -> None:
        house.hub.thinkers = Thinkers(1)
        new = m.NewTable(Plan("boats", 2, bot_pause=0), "Ann", ["random"], start=True)
        opened = await house.hub.open_table(new)
        ann = await house.enter(opened.table.id, opened.secret)
        game = house.hub.tables[opened.table.id].table.game
        assert game is not None
        given: list[list[int]] = []
        while not any(seat == 1 for seat, *_ in given):
            await ann.answer_somehow(0)
            await house.settle()
            given = [entry["answer"] for entry in game.record.entries if "answer" in entry]
        again = Game.start(game.rules, players=2, seed=Seed.parse(game.record.header["seed"]))
        for seat, *options in given:
            if seat == 1:
                assert options == [again.decision(1).default]
            again.answer(seat, *options)

    in_house(tmp_path, act)
    errors = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert any(re.match(logged, told, re.DOTALL) for told in errors)


def test_bots_that_always_say_too_much_come_to_the_end_of_their_game(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def say_too_much(given: Thought, alone: bool) -> list[int]:
        return [*think(given), 0]

    async def act(house: House) -> None:
        house.hub.thinkers.choose = say_too_much  # type: ignore[assignment,method-assign]
        new = m.NewTable(Plan("boats", 2, bot_pause=0), "", ["random", "random"], start=True)
        id = (await house.hub.open_table(new)).table.id
        await house.settle()
        assert house.hub.tables[id].table.phase == "over"

    in_house(tmp_path, act)
    for problem in ("not-offered", "answer-too-long"):
        assert any(f" 0, which is no answer: {problem}" in record.getMessage() for record in caplog.records)


# -- a long queue


def tell_the_time(given: Thought) -> list[int]:
    time.sleep(0.02)
    return [round(given.seconds * 1000)]


def test_the_more_bots_wait_the_shorter_each_may_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "think", tell_the_time)

    async def ask() -> list[list[int]]:
        thinkers = Thinkers(2)
        try:
            alone = await thinkers.choose(a_thought(1.0))
            together = await asyncio.gather(*(thinkers.choose(a_thought(1.0)) for _ in range(20)))
            assert thinkers.pending == 0
            return [alone, *together, await thinkers.choose(a_thought(1.0))]
        finally:
            thinkers.close()

    (alone,), *together, (afterwards,) = asyncio.run(ask())
    assert alone == afterwards == 1000
    assert together == [[round(1000 * min(1.0, 2 / waiting))] for waiting in range(1, 21)]


# -- patience


def test_bots_wait_for_an_undo_and_then_play(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, ann = await a_bots_table(house, pause=2.0)
        await answer_until_bots_wait(house, id, ann)
        before = answers(house, id)
        await house.pass_time(1.9)
        assert answers(house, id) == before
        await ann.does("undo", seat=0)
        await house.pass_time(60)
        assert answers(house, id) == before - 1, "it is her turn again, and nobody hurries her"
        assert (await ann.answer_somehow(0, max))["error"] is None
        await house.pass_time(1.9)
        assert answers(house, id) == before, "and they wait again from then on"
        await house.pass_time(0.2)
        assert answers(house, id) > before

    in_house(tmp_path, act)


def test_done_tells_bots_that_they_need_not_wait(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, ann = await a_bots_table(house, pause=60.0)
        await answer_until_bots_wait(house, id, ann)
        before = answers(house, id)
        await house.pass_time(1)
        assert answers(house, id) == before
        await ann.does("done")
        await house.settle()
        assert answers(house, id) > before

    in_house(tmp_path, act)


@pytest.mark.parametrize("agreed", [True, False])
def test_bots_wait_while_a_takeback_is_discussed(tmp_path: Path, agreed: bool) -> None:
    async def act(house: House) -> None:
        new = m.NewTable(Plan("origami", 3, bot_pause=5.0), "Ann", ["random"])
        opened = await house.hub.open_table(new)
        id = opened.table.id
        cleo = await house.hub.admit(id, m.NewPerson("Cleo"))
        ann = await house.enter(id, opened.secret)
        other = await house.enter(id, cleo.secret)
        await ann.does("start")
        await house.settle()
        table = house.hub.tables[id].table
        while not (table.bots_to_move() and table.game and any(moment.seat == 0 for moment in table.game.history)):
            for line, seat in ((ann, 0), (other, 1)):
                if line.decision(seat) and not table.bots_to_move():
                    await line.answer_somehow(seat, max)
                    await line.catch_up()
                    await house.settle()
                    break
            else:
                await house.pass_time(5)
        before = answers(house, id)
        await ann.does("propose", kind="takeback")
        await house.pass_time(600)
        assert answers(house, id) == before, "nobody plays on while they talk"
        await other.does("vote", yes=agreed)
        await house.settle()
        assert (answers(house, id) < before) is agreed
        if not agreed:
            await house.pass_time(5)
            assert answers(house, id) > before, "and then the game goes on"

    in_house(tmp_path, act)


# -- the end


def test_ctrl_c_ends_the_server_and_its_bots_without_a_sound(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        wait_for_a_bot(server)
        os.killpg(server.process.pid, signal.SIGINT)  # a terminal tells everybody in it
        assert server.process.wait(60) == 0
        log = server.log.read_text()
        assert "Traceback" not in log
        assert "failed" not in log


def wait_for_a_bot(server: Served) -> None:
    server.open_table("islands", players=2, bots=["random", "random"], start=True)
    while "senbazuru_answers_total 0\n" in server.get("/api/metrics"):
        time.sleep(0.1)
