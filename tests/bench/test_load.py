"""The load generator of `python -m bench server`: what it sends is legal, and its clock is honest."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from bench.load import boardgame, ours
from bench.load.drive import Crowd, Level, Match, at_once, part
from bench.load.ours import OrigamiMatch
from bench.load.socket import Socket
from tests.server.harness import served

OPENED = b"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\n\r\n"


class Lazy(Match):
    """A match whose server takes its time over every move, and tells the other player of some only."""

    def __init__(self, seconds: float, told: Callable[[], bool] = lambda: True) -> None:
        super().__init__()
        self.seconds = seconds
        self.told = told

    def move(self) -> None:
        asyncio.get_running_loop().call_later(self.seconds, lambda: self.settled(self, self.told()))

    @property
    def over(self) -> bool:
        return False

    async def again(self) -> None:
        raise NotImplementedError

    def close(self) -> None:
        return


def crowd(seconds: float, told: Callable[[], bool] = lambda: True) -> Crowd:
    async def opened() -> Match:
        return Lazy(seconds, told)

    return Crowd(opened, server=0)


@pytest.mark.parametrize("size", [1, 2, 3, 50, 1000])
def test_messages_come_whole_however_the_bytes_arrive(size: int) -> None:
    texts = [b"one", b"", b"x" * 125, b"y" * 126, b"z" * 70_000, b"end"]

    def frame(text: bytes) -> bytes:
        if len(text) < 126:
            return bytes((0x81, len(text))) + text
        if len(text) < 2**16:
            return bytes((0x81, 126)) + len(text).to_bytes(2) + text
        return bytes((0x81, 127)) + len(text).to_bytes(8) + text

    async def receive() -> list[bytes]:
        heard: list[bytes] = []
        socket = Socket(heard.append)
        data = OPENED + b"".join(map(frame, texts))
        for start in range(0, len(data), size):
            socket.data_received(data[start : start + size])
        return heard

    assert asyncio.run(receive()) == texts


def test_a_line_that_goes_dead_is_no_silence() -> None:
    async def lose() -> None:
        socket = Socket(lambda text: None)
        socket.data_received(OPENED)
        socket.connection_lost(None)

    with pytest.raises(ConnectionError):
        asyncio.run(lose())


def test_a_move_that_must_wait_counts_from_when_it_was_due() -> None:
    """One table that takes 20 ms a move is asked for 200 a second: the last ones are very late."""

    async def measure() -> Level:
        return await crowd(0.02).pace(tables=1, rate=200, warm_up=0.0, seconds=0.5)

    level = asyncio.run(measure())
    assert level.moves < 30
    assert level.worst > 200


def test_answers_in_the_middle_of_a_move_are_messages_but_no_moves() -> None:
    turns = iter(range(10**6))

    async def measure() -> Level:
        many = crowd(0.001, lambda: next(turns) % 2 == 0)
        many.ready = at_once
        await many.grow(1)
        level = await many.clock.measure(0.2, 1)
        many.close()
        return level

    level = asyncio.run(measure())
    assert level.messages > 2
    assert abs(level.messages - 2 * level.moves) <= 1


def test_part_is_the_time_that_a_share_does_not_exceed() -> None:
    times = [n / 1000 for n in range(1, 101)]
    assert part(times, 0.5) == 51
    assert part(times, 0.99) == 100
    assert part(times, 1.0) == 100
    assert part([], 0.5) == 0


def test_payments_are_exact_and_the_line_is_not_overdrawn() -> None:
    random.seed(3)
    cards = list(ours.cards().values())
    for _ in range(300):
        hand = random.choices(cards, k=6)
        folds = {card.id: card.folds for card in cards}
        payment = ours.pay(hand, 0)
        assert not payment or sum(folds[card] for card in payment) == hand[0].cost
        assert sum(folds[card] for card in ours.take(hand)) <= ours.MOST_FOLDS
        theirs = [boardgame.Card(card.cost, card.folds) for card in hand]
        places = boardgame.pay(theirs, 0)
        assert 0 not in places
        assert not places or sum(theirs[place].folds for place in places) == theirs[0].cost


def test_our_server_takes_every_move_of_whole_games(tmp_path: Path) -> None:
    """A refusal raises, and the game would not end."""

    async def play(port: int) -> int:
        match = await OrigamiMatch.opened(port)
        over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        moves = 0

        def settled(match: Match, seen: bool) -> None:
            nonlocal moves
            moves += seen
            if match.over:
                over.set_result(None)
            else:
                match.move()

        def failed(loop: asyncio.AbstractEventLoop, context: dict[str, Exception]) -> None:
            if not over.done():
                over.set_exception(context["exception"])

        asyncio.get_running_loop().set_exception_handler(failed)
        match.settled = settled
        match.move()
        await over
        await match.again()
        assert not match.over
        match.close()
        return moves

    with served(tmp_path, "--limit", "messages=100000") as server:
        assert all(asyncio.run(play(server.port)) > 20 for _ in range(3))
