"""Playing at a server from the terminal: whole games by keys, with bots and with others, and what may go wrong."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from textual.app import App
from textual.pilot import Pilot

from senbazuru.cli import main
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.random import Seed, Stream
from senbazuru.server import messages as m
from senbazuru.server.client import Client, Link
from senbazuru.table.plan import Plan
from senbazuru.terminal import joining
from senbazuru.terminal.islands.board import IslandsBoard
from senbazuru.terminal.lobby import PLAY, Lobby
from senbazuru.terminal.origami.board import OrigamiBoard
from senbazuru.terminal.pages import Page
from senbazuru.terminal.people import time_told
from senbazuru.terminal.plain_board import PlainBoard
from senbazuru.terminal.remote_app import AGAIN, GONE, RemoteTable, TablePage
from senbazuru.terminal.table_app import TableView
from senbazuru.text import Words
from tests.server.harness import PATIENCE, Served, served
from tests.terminal.test_islands import answer_by_keys

WORDS = Words(strict=True)
SMALL = (80, 24)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    limits = [word for name in ("tables", "messages", "aheads") for word in ("--limit", f"{name}=100000")]
    with served(tmp_path_factory.mktemp("server"), *limits) as running:
        yield running


def link_to(server: Served, admission: dict[str, Any], secret: bool = True) -> Link:
    return Link(f"http://{server.host}", admission["table"]["id"], admission["secret"] if secret else "")


class Seat:
    """A terminal at a table: an application, and fingers on its keys."""

    def __init__(self, app: App[str], client: Client, pilot: Pilot[Any]) -> None:
        self.app = app
        self.client = client
        self.pilot = pilot

    @property
    def table(self) -> RemoteTable:
        assert isinstance(self.app, RemoteTable)
        return self.app

    def screen(self) -> str:
        return "\n".join(strip.text for strip in self.app.screen._compositor.render_strips())

    async def until(self, found: Callable[[], Any]) -> None:
        """Wait until something is so, and drawn."""
        async with asyncio.timeout(PATIENCE):
            while not found():
                await asyncio.sleep(0.01)
        await self.pilot.pause()

    async def sees(self, text: str) -> None:
        try:
            await self.until(lambda: text in " ".join(self.screen().split()))
        except TimeoutError:
            raise AssertionError(f"“{text}” is not on the screen:\n{self.screen()}") from None

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def asked(self) -> bool:
        """Wait until a question is asked, past news that wait until they are read; not so if the game is over."""
        table = self.table
        while True:
            await self.until(lambda: table.answers or table.session.game.over or isinstance(table.screen, Page))
            if isinstance(table.screen, Page) and table.screen.heading == WORDS.words("terminal-islands-lapsed"):
                await self.press("enter")
                continue
            return table.answers is not None

    async def answer(self, stream: Stream) -> None:
        """Any answer, by keys."""
        table, before = self.table, self.table.answers
        assert before
        fits(table)
        if isinstance(table.board, IslandsBoard):
            await answer_by_keys(table, self.pilot, stream)
        else:
            good = [n for n, choice in enumerate(before.choices) if choice.options]
            n = good[int(stream.below(len(good)))]
            moves = ["down"] * ((n - table.cursor) % len(before.choices))
            await self.press(*([str(n + 1)] if n < 9 else [*moves, "enter"]))
        await self.until(lambda: table.answers is not before or table.notice)


def fits(table: RemoteTable) -> None:
    """The table is as large as its place, and everything has words."""
    view = table.query_one(TableView)
    rows = view.lines()
    assert len(rows) == view.size.height
    assert {row.cell_length for row in rows} == {view.size.width}
    assert "{" not in "\n".join(row.plain for row in rows)


@asynccontextmanager
async def sitting(link: Link, size: tuple[int, int] = SMALL, words: Words = WORDS) -> AsyncIterator[Seat]:
    """Somebody at a table where the game has begun."""
    async with Client(link) as client:
        await client.informed()
        app = RemoteTable(client, words=words)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            yield Seat(app, client, pilot)


@asynccontextmanager
async def waiting(link: Link, name: str = "") -> AsyncIterator[Seat]:
    """Somebody at a table that is open."""
    async with Client(link) as client:
        await client.informed()
        app = Lobby(client, words=WORDS, name=name, bots=["greedy", "random"])
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            yield Seat(app, client, pilot)


# -- whole games


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("origami", {"families": ["farm", "sea"]}),
        pytest.param("mixed", {"families": ["sea", "exotic"]}, marks=pytest.mark.proof),
        pytest.param("islands", {"sheets": ["masu", "kokoro", "fune"]}, marks=pytest.mark.proof),
        pytest.param("legends", {}, marks=pytest.mark.proof),
    ],
)
def test_a_whole_game_by_keys_against_a_bot(
    server: Served, game: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(Client, "look")  # people need no more than questions and what comes after them
    new = server.open_table(game, name="Ann", bots=["greedy"], start=True, bot_pause=0, options=options)

    async def play() -> None:
        stream = Stream(Seed.number(3), 1, 1)
        async with sitting(link_to(server, new)) as ann:
            answered = 0
            while await ann.asked():
                await ann.answer(stream)
                answered += 1
            assert answered > 15
            await ann.until(lambda: isinstance(ann.app.screen, Page))
            await ann.sees(WORDS.words("terminal-score-final"))
            outcome = ann.table.session.table.outcome
            assert outcome
            assert [entry["score"] for entry in ann.table.session.game.view(0)["seats"]] == outcome.scores
            await ann.press("l")
            await ann.sees("The game is over.")
            await ann.press("escape")
            await ann.press("escape", "enter")
            assert isinstance(ann.app.screen, Page), "no hasty key ends it"
            await ann.press("o")
            fits(ann.table)
            told = joining.farewell(WORDS, ann.client)
            assert str(outcome.scores[1]) in told

    asyncio.run(play())


def test_a_game_without_a_board_of_its_own_is_played_by_keys_and_watched(server: Served) -> None:
    words = Words(strict=True, game="boats")
    new = server.open_table("boats", name="Ann", bots=["greedy"], start=True, bot_pause=0)
    watched = link_to(server, new, secret=False)

    async def play() -> None:
        stream = Stream(Seed.number(3), 1, 1)
        async with sitting(link_to(server, new), words=words) as ann, sitting(watched, words=words) as eve:
            assert isinstance(ann.table.board, PlainBoard)
            await ann.sees("Boat 1 brings")
            hand = ", ".join(map(str, ann.table.session.game.view(0)["seats"][0]["hand"]))
            assert hand in ann.screen()
            fits(eve.table)
            assert hand not in eve.screen()
            while await ann.asked():
                await ann.answer(stream)
            await ann.sees(words.words("terminal-score-final"))
            await eve.sees(words.words("terminal-score-final"))
            outcome = ann.table.session.table.outcome
            assert outcome
            assert joining.farewell(words, ann.client).endswith(f": {outcome.scores[1]}\n")

    asyncio.run(play())


def test_cards_are_picked_and_tell_what_would_come_of_them_at_a_server_too(server: Served) -> None:
    new = server.open_table("origami", name="Ann", bots=["greedy"], start=True, bot_pause=30)

    async def play() -> None:
        async with sitting(link_to(server, new)) as ann:
            await ann.asked()
            board = ann.table.board
            assert isinstance(board, OrigamiBoard)
            game = ann.table.session.game
            told = {"Enter takes it", "Cannot be played now", "Pay with"}
            seen: set[str] = set()
            for _ in board.spots or range(9):
                await ann.press("right")
                spot = board.spots[board.spot or 0]
                if spot.zone not in ("hand", "line"):
                    break
                # what a card would be paid with is asked for when somebody comes to it
                await ann.until(lambda: any(words in ann.screen() for words in told))
                seen |= {words for words in told if words in ann.screen()}
            assert "Enter takes it" in seen
            assert seen & {"Cannot be played now", "Pay with"}
            line = game.view(0)["line"]
            board.spot = next(n for n, spot in enumerate(board.spots) if spot.zone == "line")
            await ann.press("enter")
            await ann.until(lambda: game.view(0)["line"] != line or (ann.table.answers and ann.table.notice))
            assert game.view(0)["seats"][0]["hand"].count(line[0])

    asyncio.run(play())


def test_a_terminal_that_asks_too_often_waits_and_goes_on(tmp_path: Path) -> None:
    with served(tmp_path, "--limit", "aheads=3") as running:
        new = running.open_table("origami", name="Ann", bots=["greedy"], start=True, bot_pause=0)

        async def play() -> None:
            async with sitting(link_to(running, new)) as ann:
                for _ in range(3):
                    assert await ann.asked()
                    await ann.answer(Stream(Seed.number(4), 1, 1))

        asyncio.run(play())


@pytest.mark.proof
def test_two_terminals_from_the_lobby_to_the_rematch(server: Served) -> None:
    async def play() -> None:
        address = f"http://{server.host}"
        plan = Plan("origami", 2, {"families": ["farm", "sky"]}, bot_pause=0)
        host = await joining.open_table(address, m.NewTable(plan, "Ann"))
        guest = await joining.enter(WORDS, host.without_secret(), "Ben", None, watch=False)
        async with waiting(host) as ann, waiting(guest) as ben:
            await ann.sees(str(host.without_secret()))
            await ann.sees("All seats are taken: s starts the game.")
            await ben.sees("Ann starts the game.")
            await ben.press("w", *"hello", "enter")
            await ann.sees("Ben: hello")
            await ben.press("s")
            await ben.sees("Only the host")
            await ann.press("s")
            await ann.until(lambda: ann.app.return_value == PLAY)
            await ben.until(lambda: ben.app.return_value == PLAY)
        async with sitting(host) as ann, sitting(guest) as ben:
            await ann.sees("Ben: hello")
            stream = Stream(Seed.number(9), 1, 1)
            while not ann.table.session.game.over:
                await ann.until(lambda: ann.table.answers or ben.table.answers or over(ann))
                for seat in (ann, ben):
                    if seat.table.answers:
                        await seat.answer(stream)
            await ben.sees("The final score")
            await ann.sees("The final score")
            await ann.press("n")
            await ann.sees("You would like to play again. Waiting for Ben.")
            await ben.sees("Ann would like to play again: n agrees, x does not.")
            await ben.press("n")
            for seat in (ann, ben):
                await seat.until(lambda seat=seat: seat.app.return_value == AGAIN)  # type: ignore[misc]
            assert ann.client.table
            assert ben.client.table
            assert ann.client.table.rematch == ben.client.table.rematch
            again = Link(address, ann.client.table.rematch or "", guest.secret)
        async with sitting(again) as ben:
            await ben.until(lambda: ben.client.seats == [0])
            await ben.press("v")
            await ben.sees("resign: give the game up for good")
            await ben.press("a")
            await ben.sees("press a once more")
            await ben.press("a")
            await ben.sees("Ann wins")

    asyncio.run(play())


def over(seat: Seat) -> bool:
    return seat.table.session.game.over


# -- together


@asynccontextmanager
async def two(server: Served, game: str = "origami", **plan: Any) -> AsyncIterator[tuple[Seat, Seat]]:
    """Ann, who is the host, and Ben, in a game that has begun; whoever must move first comes first."""
    opened = server.open_table(game, name="Ann", auto_start=True, **plan)
    ben = server.join(opened["table"]["id"], name="Ben")
    async with sitting(link_to(server, opened)) as first, sitting(link_to(server, ben)) as second:
        await first.until(lambda: first.table.answers or second.table.answers)
        yield (first, second) if first.table.answers else (second, first)


async def draw(mover: Seat, other: Seat) -> int:
    """The first of the possible actions, and its first answers, until it is the other one's turn.

    Who has too many cards then discards, which is an action of its own. Tells how many events came before the last one.
    """
    before = len(mover.table.session.game.events(0))
    await mover.press("1")
    await mover.sees("What will you take")
    while not other.table.answers:
        if mover.table.answers:
            if mover.table.answers.decision.kind != "take-from-line":
                before = len(mover.table.session.game.events(0))
            await mover.press("1")
        await mover.until(lambda: mover.table.answers or other.table.answers)
    return before


def test_others_see_an_action_when_it_is_complete_and_its_steps_can_be_undone(server: Served) -> None:
    async def play() -> None:
        async with two(server) as (mover, other):
            await mover.press("1")
            await mover.sees("What will you take")
            told = len(mover.table.session.game.events(0))
            before = other.screen()
            await mover.press("u")
            await mover.sees("What will you do?")
            assert len(mover.table.session.game.events(0)) <= told
            assert other.screen() == before
            await draw(mover, other)

    asyncio.run(play())


def test_a_takeback_needs_the_other_one(server: Served) -> None:
    async def play() -> None:
        async with two(server) as (mover, other):
            before = await draw(mover, other)
            await mover.press("v")
            assert isinstance(mover.app.screen, TablePage)
            await mover.press("t")
            await mover.sees("Waiting for")
            await other.sees("asks to take back the last action. y agrees, x does not.")
            await other.press("x")
            await mover.until(lambda: mover.table.session.table.proposal is None)
            assert mover.table.answers is None
            await mover.press("v", "t")
            await other.sees("y agrees")
            await other.press("y")
            await mover.until(lambda: mover.table.answers)
            assert len(mover.table.session.game.events(0)) == before
            assert other.table.answers is None
            await other.sees("is thinking")

    asyncio.run(play())


def test_a_pause_stops_both_and_anybody_ends_it(server: Served) -> None:
    async def play() -> None:
        async with two(server) as (mover, other):
            await other.press("v", "p")
            await mover.sees("asks for a pause")
            await mover.press("y")
            await mover.sees("The game is paused: r goes on.")
            assert mover.table.answers is None
            await other.press("r")
            await mover.until(lambda: mover.table.answers)

    asyncio.run(play())


def test_a_stand_in_plays_until_one_comes_back(server: Served) -> None:
    async def play() -> None:
        async with two(server, bot_pause=0) as (mover, other):
            await mover.press("v", "g")
            await mover.sees("A stand-in plays for you: b takes your seat back.")
            await other.sees("(stand-in)")
            await other.until(lambda: other.table.answers)
            await mover.press("b")
            await mover.until(lambda: mover.table.session.stood_in() is None)
            assert mover.table.session.asked() is None
            await draw(other, mover)

    asyncio.run(play())


def test_a_game_may_be_ended_by_consent(server: Served) -> None:
    async def play() -> None:
        async with two(server) as (mover, other):
            await mover.press("v", "e")
            await other.sees("asks to end the game here")
            await other.press("y")
            for seat in (mover, other):
                await seat.sees("Ended by consent")
                assert "Ended by consent" in joining.farewell(WORDS, seat.client)

    asyncio.run(play())


def test_people_talk_and_see_who_is_there(server: Served) -> None:
    async def play() -> None:
        async with two(server) as (mover, other):
            await other.press("w")
            await other.press(*"hi!", "escape")
            await other.press("w", *"good", "space", *"luck", "enter")
            await mover.sees("good luck")
            assert "hi!" not in mover.screen()
            assert mover.table.unread
            await mover.press("down")
            assert not mover.table.unread
            await mover.press("v")
            await mover.sees("good luck")
            assert mover.screen().count("●") == 2
            await mover.press("w", *"thanks", "enter")
            await mover.sees("thanks")
            assert isinstance(mover.app.screen, TablePage)
            await other.client.close()
            await mover.sees("not connected")
            await mover.press("escape")
            assert "○" in mover.screen()

    asyncio.run(play())


def test_what_somebody_says_can_be_hidden_and_deleted_lines_are_gone(server: Served) -> None:
    async def play() -> None:
        async with two(server) as both:
            ben, ann = sorted(both, key=lambda seat: seat.client.seats, reverse=True)
            await ben.client.ask(m.Say, text="good luck")
            await ann.sees("good luck")
            await ann.press("v")
            await ann.sees("hide what Ben says")
            await ann.press("h")
            assert "good luck" not in ann.screen()
            await ben.client.ask(m.Say, text="are you there")
            await ann.until(lambda: len(ann.client.chat) == 2)
            assert "are you there" not in ann.screen()
            assert not ann.table.unread
            await ann.press("u")
            await ann.sees("are you there")
            me = f"/api/tables/{ben.client.link.table}/people/me"
            assert server.send("DELETE", me, authorization=f"Bearer {ben.client.link.secret}")[0] == 204
            await ann.until(lambda: ann.client.chat == [])
            await ann.sees("Player")
            assert "Ben" not in ann.screen()

    asyncio.run(play())


def test_clocks_are_shown_and_time_can_be_given(server: Served) -> None:
    async def play() -> None:
        async with two(server, clock={"kind": "live", "seconds": 600, "increment": 5}) as (mover, other):
            await other.sees("9:5")
            number = mover.client.seats[0] + 1
            await other.press("v")
            await other.sees("a minute more")
            await other.press(str(number))
            await mover.sees("10:5")

    asyncio.run(play())


@pytest.mark.parametrize(
    ("seconds", "told"), [(0.4, "0:00"), (61, "1:01"), (3600, "1:00:00"), (172_799, "47:59:59"), (200_000, "2 d")]
)
def test_a_clock_in_words(seconds: float, told: str) -> None:
    assert time_told(WORDS, seconds) == told


@pytest.mark.parametrize(("game", "size"), [("origami", (120, 40)), ("legends", SMALL), ("islands", SMALL)])
def test_others_may_watch_and_see_no_hand(server: Served, game: str, size: tuple[int, int]) -> None:
    new = server.open_table(game, name="Ann", bots=["greedy"], start=True, bot_pause=0)

    async def play() -> None:
        stream = Stream(Seed.number(5), 1, 1)
        async with sitting(link_to(server, new)) as ann, sitting(link_to(server, new, secret=False), size) as eve:
            for _ in range(10):
                if await ann.asked():
                    fits(eve.table)
                    assert eve.table.answers is None
                    assert not any(words in eve.screen() for words in ("your move", "── your hand", "you:"))
                    assert not [line for line in eve.table.log_lines() if "You " in line]
                    await ann.answer(stream)
            assert "{" not in eve.screen()
            await ann.asked()  # past what she is told of her last answer
            await ann.sees("1 watches")
            await eve.press("1", "u", "w", "d", "v")
            assert isinstance(eve.app.screen, TablePage)
            await eve.press("escape", "s", "escape", "i", "escape", "h")
            await eve.sees("At a server")
            await eve.press("escape", "q")
            await eve.until(lambda: eve.app.return_value)

    asyncio.run(play())


# -- before the game


def test_the_host_fills_seats_with_bots_and_starts(server: Served) -> None:
    async def play() -> None:
        link = await joining.open_table(f"http://{server.host}", m.NewTable(Plan("origami", 3), "Ann"))
        async with waiting(link) as ann:
            await ann.sees("2 seats are still empty.")
            assert isinstance(ann.app, Lobby)
            assert ann.app.cursor == 1
            await ann.press("b")
            await ann.sees("bot (greedy)")
            await ann.press("b")
            await ann.sees("bot (random)")
            await ann.press("down", "b")
            await ann.sees("s starts the game")
            await ann.press("x")
            await ann.sees("One seat is still empty.")
            await ann.press("s")
            await ann.sees("Seat 3 is empty")
            await ann.press("b")
            await ann.sees("s starts the game")
            await ann.press("s")
            await ann.until(lambda: ann.app.return_value == PLAY)

    asyncio.run(play())


def test_one_may_change_the_seat_and_a_guest_without_a_name_is_asked_for_one(server: Served) -> None:
    async def play() -> None:
        new = server.open_table(players=3, name="Ann")
        nameless = server.join(new["table"]["id"])
        async with waiting(link_to(server, new), "Ann") as ann, waiting(link_to(server, nameless)) as ben:
            await ben.press("3", "enter")
            await ben.press(*"Ben", "enter")
            await ann.sees("3 ● Ben")
            await ann.press("1", "x")
            await ben.sees("1 empty")
            await ann.press("2", "enter")
            await ben.sees("2 ● Ann")

    asyncio.run(play())


def test_a_table_that_is_closed_ends_the_lobby(server: Served) -> None:
    async def play() -> None:
        new = server.open_table(name="Ann")
        async with waiting(link_to(server, new)) as ann:
            secret = new["secret"]
            server.send("DELETE", f"/api/tables/{new['table']['id']}", authorization=f"Bearer {secret}")
            await ann.until(lambda: ann.app.return_value == GONE)
            assert ann.client.ended

    asyncio.run(play())


# -- what may go wrong


@pytest.mark.parametrize("kindly", [True, False])
def test_a_restart_of_the_server_in_the_middle_of_an_action_is_hardly_noticed(tmp_path: Path, kindly: bool) -> None:
    with served(tmp_path) as server:
        new = server.open_table(name="Ann", bots=["greedy"], start=True, bot_pause=0)

        async def play() -> None:
            stream = Stream(Seed.number(1), 1, 1)
            async with sitting(link_to(server, new)) as ann:
                while await ann.asked() and "What will you do?" not in ann.screen():
                    await ann.answer(stream)  # to what the bot has asked her in its turn
                await ann.press("1")
                await ann.sees("What will you take")
                await asyncio.to_thread(server.stop if kindly else server.kill)
                await ann.sees("Reconnecting")
                await ann.press("1")
                assert ann.table.answers, "the question stays"
                await asyncio.to_thread(server.start)
                await ann.until(lambda: ann.client.connected)
                await ann.until(lambda: "Reconnecting" not in ann.screen())
                await ann.sees("What will you take")
                for _ in range(10):
                    if await ann.asked():
                        await ann.answer(stream)
                async with Client(ann.client.link) as other:
                    await other.informed()
                    assert other.sights[0].events == ann.client.sights[0].events

        asyncio.run(play())


def test_what_cannot_be_joined_says_why(server: Served) -> None:
    address = f"http://{server.host}"
    full = server.open_table(name="Ann", bots=["greedy"])
    begun = server.open_table(name="Ann", bots=["greedy"], start=True)

    async def come() -> None:
        for text in ("ftp://nowhere/table/a", "http://host/table/a/b", "http://host:port"):
            with pytest.raises(joining.JoinError, match="no link to a table"):
                joining.link_of(WORDS, text)
        for text, opening in ((address, False), (f"{address}/table/a", True)):
            with pytest.raises(joining.JoinError, match="Give the link of a table"):
                joining.link_of(WORDS, text, opening=opening)
        with pytest.raises(joining.JoinError, match=r"no Senbazuru server at http://127\.0\.0\.1:9"):
            await joining.check(WORDS, "http://127.0.0.1:9")
        with pytest.raises(joining.JoinError, match="no Senbazuru server"):
            await joining.check(WORDS, f"{address}/elsewhere")
        with pytest.raises(joining.JoinError, match="--watch"):
            await joining.enter(WORDS, link_to(server, full, secret=False), "Eve", None, watch=False)
        with pytest.raises(joining.JoinError, match="Seat 1 is taken"):
            await joining.enter(WORDS, link_to(server, full, secret=False), "Eve", 0, watch=False)
        with pytest.raises(SenbazuruError) as missing:
            await joining.enter(WORDS, Link(address, "nowhere"), "Eve", None, watch=False)
        assert missing.value.code == "no-such-table"
        watching = await joining.enter(WORDS, link_to(server, begun, secret=False), "Eve", None, watch=False)
        assert not watching.secret
        games = await joining.check(WORDS, address)
        joining.check_game(WORDS, games, "islands")
        with pytest.raises(joining.JoinError, match="version 9 of the rules"):
            joining.check_game(WORDS, {"islands": m.GameInfo("islands", 9, 1, 4, [], [], False, [], [])}, "islands")
        joining.check_game(WORDS, games, "boats")
        with pytest.raises(SenbazuruError, check=lambda error: error.code == "unknown-game"):
            joining.check_game(WORDS, games, "chess")

    asyncio.run(come())


def test_a_server_of_another_protocol_is_told_apart(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(m, "PROTOCOL", m.PROTOCOL + 1)
    with pytest.raises(SenbazuruError) as refusal:
        asyncio.run(joining.check(WORDS, f"http://{server.host}"))
    assert refusal.value.code == "wrong-protocol"
    assert "version 2" in WORDS.error(refusal.value)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("http://localhost:8000/table/a",), "no terminal"),
        (("http://localhost:8000/table/a", "--players", "3"), "--game"),
        (("http://localhost:8000", "--families", "farm,sky"), "--game"),
        ((), "LINK"),
    ],
)
def test_a_wrong_call_says_what_to_do(words: tuple[str, ...], said: str) -> None:
    result = CliRunner().invoke(main, ["join", *words])
    assert result.exit_code == 2
    assert said in " ".join(result.output.split())
