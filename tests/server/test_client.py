"""The client that the terminal uses and that bot authors copy: it keeps what it is told, and comes back by itself."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from senbazuru.kernel.errors import SenbazuruError
from senbazuru.server import messages as m
from senbazuru.server.client import Client, Link, Lost, Refused, get, post
from senbazuru.table.info import Problem, TableInfo
from tests.server.harness import PATIENCE, Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server"), "--limit", "tables=1000", "--limit", "messages=100000") as running:
        yield running


def link_to(server: Served, admission: dict[str, Any], secret: bool = True) -> Link:
    return Link(f"http://{server.host}", admission["table"]["id"], admission["secret"] if secret else "")


@asynccontextmanager
async def at(link: Link) -> AsyncIterator[Client]:
    """Somebody who has heard of the table, and of the game if it has begun."""
    async with asyncio.timeout(3 * PATIENCE), Client(link) as client:
        await client.informed()
        yield client


async def until(client: Client, found: Any) -> None:
    """Hear news until something is so."""
    while not found():
        await asyncio.wait_for(anext(client), PATIENCE)


def anything(decision: Any, chance: random.Random) -> list[int]:
    return [chance.choice([option["id"] for option in decision["options"] if "reason" not in option])]


# -- links


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("http://localhost:8000", Link("http://localhost:8000")),
        ("localhost:8000/", Link("http://localhost:8000")),
        ("http://host:81/table/a-_9", Link("http://host:81", "a-_9")),
        ("https://host/table/a#s", Link("https://host", "a", "s")),
        ("https://host/games/table/a/#s", Link("https://host/games", "a", "s")),
        ("http://[::1]:8000/table/a#s", Link("http://[::1]:8000", "a", "s")),
    ],
)
def test_a_link_says_server_table_and_secret(text: str, link: Link) -> None:
    assert Link.parse(text) == link
    assert Link.parse(str(link)) == link
    assert "#" not in str(link.without_secret())


@pytest.mark.parametrize(
    "text", ["", "ftp://host/table/a", "http://", "http://host:x/", "http://host/#s", "http://h/table/a/b"]
)
def test_other_texts_are_no_links(text: str) -> None:
    with pytest.raises(ValueError):
        Link.parse(text)


# -- over HTTP


def test_what_the_server_refuses_is_an_error_by_code(server: Served) -> None:
    async def ask() -> None:
        with pytest.raises(Refused) as refusal:
            await get(f"http://{server.host}", "/api/tables/nowhere", TableInfo)
        assert refusal.value.code == "no-such-table"
        with pytest.raises(Refused) as refusal:
            await post(f"http://{server.host}", "/api/tables/nowhere/people", m.NewPerson(), m.Admission)
        assert refusal.value.code == "no-such-table"

    asyncio.run(ask())


def test_an_error_that_only_newer_versions_know_is_the_servers() -> None:
    assert Refused(Problem("seat-on-fire", {"seat": 1})).code == "server-failed"
    assert Refused(Problem("seat-taken", {"seat": 1})).details == {"seat": 1}


def test_where_no_server_is_there_is_no_connection() -> None:
    async def ask() -> None:
        async def gibberish(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b"SSH-2.0-something\r\n")
            writer.close()

        async with await asyncio.start_server(gibberish, "127.0.0.1", 0) as other:
            address = f"http://127.0.0.1:{other.sockets[0].getsockname()[1]}"
            with pytest.raises(ConnectionError):
                await get(address, "/api/health", m.Health)
            with pytest.raises(ConnectionError):
                async with Client(Link(address, "a")):
                    pass
        with pytest.raises(ConnectionError):
            await get("http://127.0.0.1:9", "/api/health", m.Health)
        with pytest.raises(ConnectionError):
            async with Client(Link("http://127.0.0.1:9", "a")):
                pass

    asyncio.run(ask())


# -- at a table


def test_the_player_of_the_first_example_plays_to_the_end(server: Served) -> None:
    table = server.open_table(name="Ann", bots=["greedy"], start=True, bot_pause=0)

    async def play() -> None:
        async with asyncio.timeout(PATIENCE), Client(link_to(server, table)) as client:
            async for _ in client:
                for decision in client.asked():
                    await client.answer(decision, [decision["default"]])
                if client.over:
                    break
            assert client.table
            assert client.table.outcome
            assert len(client.table.outcome.scores) == 2
            await until(client, lambda: not client.sights[0].view["decisions"])
            assert client.sights[0].events[-1]["event"] == "ended"

    asyncio.run(play())


def test_events_are_as_somebody_hears_them_who_comes_now_also_after_an_undo_inside_an_action(server: Served) -> None:
    table = server.open_table(name="Ann", bots=["greedy"], start=True, bot_pause=0)
    chance = random.Random(4)

    async def play() -> None:
        undone = 0
        async with at(link_to(server, table)) as client:
            for _ in range(60):
                await until(client, client.asked)
                decision = client.asked()[0]
                await client.answer(decision, anything(decision, chance))
                if client.sights[0].view["can_undo"] and client.asked() and chance.random() < 0.5:
                    before = len(client.sights[0].events)
                    await client.ask(m.Undo, seat=0)
                    undone += len(client.sights[0].events) < before
                    async with at(link_to(server, table)) as other:
                        assert client.sights[0] == other.sights[0]
            assert undone > 3

    asyncio.run(play())


def test_what_is_refused_raises_its_error_and_changes_nothing(server: Served) -> None:
    table = server.open_table(name="Ann", bots=["greedy"], start=True)

    async def play() -> None:
        async with at(link_to(server, table)) as client:
            await until(client, client.asked)  # the bot may have begun
            before = client.sights[0]
            for kind, fields, code in (
                (m.Undo, {"seat": 1}, "not-your-seat"),
                (m.Answer, {"seat": 0, "decision": "old", "options": [1]}, None),
                (m.Resume, {}, "not-paused"),
            ):
                with pytest.raises(SenbazuruError) as refusal:
                    await client.ask(kind, **fields)
                assert code is None or refusal.value.code == code
            assert client.sights[0] is before

    asyncio.run(play())


def test_who_is_not_let_in_learns_why(server: Served) -> None:
    table = server.open_table(name="Ann", spectators=False)

    async def come() -> None:
        for link, code in (
            (Link(f"http://{server.host}", "nowhere"), "no-such-table"),
            (Link(f"http://{server.host}", table["table"]["id"], "wrong"), "bad-secret"),
            (link_to(server, table, secret=False), "no-spectators"),
        ):
            with pytest.raises(Refused) as refusal:
                async with Client(link):
                    pass
            assert refusal.value.code == code

    asyncio.run(come())


def test_a_good_bye_for_good_is_the_end(server: Served) -> None:
    table = server.open_table(name="Ann")

    async def play() -> None:
        async with at(link_to(server, table)) as client:
            secret = table["secret"]
            server.send("DELETE", f"/api/tables/{table['table']['id']}", authorization=f"Bearer {secret}")
            news = [news async for news in client]
            assert any(isinstance(one, m.Bye) for one in news)
            assert client.ended
            assert client.ended.code == "no-such-table"
            assert not client.connected
            with pytest.raises(ConnectionError):
                await client.ask(m.Ping)

    asyncio.run(play())


def test_chat_is_kept_once(server: Served) -> None:
    table = server.open_table(name="Ann")

    async def play() -> None:
        async with at(link_to(server, table)) as client:
            for text in ("one", "two"):
                await client.ask(m.Say, text=text)
            async with at(link_to(server, table)) as other:
                await until(other, lambda: len(other.chat) == 2)
                await client.ask(m.Say, text="three")
                await until(other, lambda: len(other.chat) == 3)
            assert [line.text for line in client.chat] == ["one", "two", "three"]
            assert [line.number for line in client.chat] == [0, 1, 2]

    asyncio.run(play())


def test_clocks_go_down_between_the_news(server: Served) -> None:
    clock = {"kind": "live", "seconds": 600}
    table = server.open_table(name="Ann", bots=["greedy"], start=True, clock=clock)

    async def play() -> None:
        async with at(link_to(server, table)) as client:
            await until(client, client.asked)
            first = client.time_left(0)
            await asyncio.sleep(0.1)
            second = client.time_left(0)
            assert first is not None
            assert second is not None
            assert 0 < second < first <= 600

    asyncio.run(play())


# -- when the server goes away


@pytest.mark.parametrize("kindly", [True, False])
def test_after_a_restart_it_comes_back_into_the_same_decision_and_misses_nothing(tmp_path: Path, kindly: bool) -> None:
    with served(tmp_path) as server:
        table = server.open_table(name="Ann", bots=["greedy"], start=True, bot_pause=0)
        chance = random.Random(2)

        async def play() -> None:
            async with at(link_to(server, table)) as client:
                for _ in range(9):
                    await until(client, client.asked)
                    decision = client.asked()[0]
                    await client.answer(decision, anything(decision, chance))
                await until(client, client.asked)
                decision, events = client.asked()[0], client.sights[0].events
                await asyncio.to_thread(server.stop if kindly else server.kill)
                while not isinstance(await anext(client), Lost):
                    pass
                with pytest.raises(ConnectionError):
                    await client.ask(m.Ping)
                await asyncio.to_thread(server.start)
                await until(client, lambda: client.connected)
                while not isinstance(await anext(client), m.ViewNews):
                    pass
                assert client.asked() == [decision]
                assert client.sights[0].events == events
                await client.answer(decision, anything(decision, chance))
                async with at(link_to(server, table)) as other:
                    assert client.sights[0].events == other.sights[0].events

        asyncio.run(play())
