"""People and bots play through a real server."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from senbazuru.games import game_named
from senbazuru.kernel.game import Game
from senbazuru.kernel.record import Record
from tests.server.harness import Served, connected, play_to_the_end, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server"), "--limit", "tables=1000", "--limit", "messages=100000") as running:
        yield running


@pytest.mark.parametrize("game", ["origami", "legends", "mixed", "islands"])
def test_a_person_plays_against_a_bot_to_the_end_and_the_record_replays(server: Served, game: str) -> None:
    table = server.open_table(game, name="Ann", bots=["greedy"], start=True, bot_pause=0)
    chance = random.Random(1)

    async def play() -> None:
        async with connected(server, table["table"]["id"], table["secret"]) as ann:
            await play_to_the_end(ann, 0, chance.choice)
            assert ann.table["outcome"]["scores"]

    asyncio.run(play())
    record = Record.loads(server.get(f"/api/tables/{table['table']['id']}/record"))
    assert Game.load(game_named(game), record).over
    assert record.header["seats"] == [{"name": "Ann", "bot": None}, {"name": "Botan", "bot": "greedy"}]


def test_friends_play_through_a_link_with_somebody_watching_and_talking(server: Served) -> None:
    opened = server.open_table(name="Ann", players=2)
    id = opened["table"]["id"]
    bea = server.join(id, name="Bea")

    async def play() -> None:
        async with (
            connected(server, id, opened["secret"]) as first,
            connected(server, id, bea["secret"]) as second,
            connected(server, id) as watching,
        ):
            await first.does("say", text="Hello!")
            await first.does("start")
            await asyncio.gather(
                play_to_the_end(first, 0, max),
                play_to_the_end(second, 1, max),
                watching.until(lambda message: message["type"] == "table" and message["table"]["phase"] == "over"),
            )
            assert first.table["outcome"] == second.table["outcome"]
            assert watching.chat[0]["text"] == "Hello!"
            assert all("hand" in seat for seat in watching.views[None]["seats"])

    asyncio.run(play())


def test_bots_alone_play_while_nobody_looks(server: Served) -> None:
    table = server.open_table("boats", players=3, bots=["random", "random", "random"], start=True)["table"]["id"]

    async def wait() -> None:
        async with connected(server, table) as line:
            while line.table.get("phase") != "over":
                await line.hear()

    asyncio.run(wait())
    assert server.get(f"/api/tables/{table}")["outcome"]["winners"]


def test_a_server_that_is_stopped_says_goodbye_and_goes_on_afterwards(tmp_path: Path) -> None:
    with served(tmp_path) as running:
        table = running.open_table(name="Ann", bots=["greedy"], start=True)
        id, secret = table["table"]["id"], table["secret"]

        async def before() -> str:
            async with connected(running, id, secret) as ann:
                while (decision := ann.decision(0)) is None:
                    await ann.hear()
                assert running.stop() == 0
                bye = await ann.until(lambda message: message["type"] == "bye")
                assert bye["retry"]
                asked: str = decision["id"]
                return asked

        asked = asyncio.run(before())
        running.start()

        async def after() -> None:
            async with connected(running, id, secret) as ann:
                while (decision := ann.decision(0)) is None:
                    await ann.hear()
                assert decision["id"] == asked
                await ann.answer_somehow(0)

        asyncio.run(after())
