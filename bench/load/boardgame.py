"""Players of the card game in `bench/boardgame`, who speak to a boardgame.io server as its own client does.

That is socket.io's protocol over a WebSocket: `0` opens, `2` and `3` are ping and pong, `40` connects to the game
and `42` carries `[name, ...arguments]`.
"""

import asyncio
import random
from typing import Final
from uuid import uuid4

import msgspec

from bench.load.drive import Match
from bench.load.socket import Socket

GAME: Final = "folding"
CONNECT: Final = f"40/{GAME},".encode()
EVENT: Final = f"42/{GAME},".encode()
UPDATE: Final = EVENT + b'["update"'
SYNC: Final = EVENT + b'["sync"'
HAND_LIMIT: Final = 8
MOST_FOLDS: Final = 4
TRIES: Final = 3


class Card(msgspec.Struct):
    cost: int
    folds: int


class Holding(msgspec.Struct):
    hand: list[Card]


class Table(msgspec.Struct):
    players: dict[str, Holding]
    line: list[Card]
    collections: dict[str, list[list[Card]]]


class Context(msgspec.Struct):
    turn: int
    current: str = msgspec.field(name="currentPlayer")
    stages: dict[str, str] | None = msgspec.field(name="activePlayers")
    result: object = msgspec.field(name="gameover", default=None)


class State(msgspec.Struct):
    table: Table = msgspec.field(name="G")
    context: Context = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Update(msgspec.Struct, array_like=True):
    name: str
    match: str
    state: State


class Synced(msgspec.Struct):
    state: State


class Sync(msgspec.Struct, array_like=True):
    name: str
    match: str
    sync: Synced


read_update: Final = msgspec.json.Decoder(Update).decode
read_sync: Final = msgspec.json.Decoder(Sync).decode
write: Final = msgspec.json.encode


class Player:
    """One seat: what it knows of the match, and its socket."""

    def __init__(self, match: "FoldingMatch", seat: str) -> None:
        self.match = match
        self.seat = seat
        self.state: State | None = None
        self.connected: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.socket = Socket(self.heard)

    async def connect(self, port: int) -> None:
        await self.socket.connect(port, "/socket.io/?EIO=4&transport=websocket")
        await self.connected

    def emit(self, *words: object) -> None:
        self.socket.send(EVENT + write(words))

    def heard(self, text: bytes) -> None:
        if text.startswith(UPDATE):
            update = read_update(text[len(EVENT) :])
            if update.match == self.match.name:
                self.state = update.state
                self.match.seen()
        elif text.startswith(SYNC):
            sync = read_sync(text[len(EVENT) :])
            self.state = sync.sync.state
            self.synced.set_result(None)
        elif text == b"2":
            self.socket.send(b"3")
        elif text.startswith(b"0"):
            self.socket.send(CONNECT)
        elif text.startswith(CONNECT):
            self.connected.set_result(None)

    def choose(self) -> tuple[str, list[object]]:
        """A legal move: play what can be paid, more often than not; otherwise draw."""
        assert self.state is not None
        table, stages = self.state.table, self.state.context.stages
        hand = table.players[self.seat].hand
        if stages and self.seat in stages:
            return "discard", [random.sample(range(len(hand)), len(hand) - HAND_LIMIT)]
        for place in random.sample(range(len(hand)), min(TRIES, len(hand))):
            payment = pay(hand, place)
            if payment:
                left, right = table.collections[self.seat]
                return "play", [place, payment, int(len(left) > len(right))]
        return ("draw", [take(table.line)]) if table.line else ("pass", [])

    def move(self) -> None:
        assert self.state is not None
        name, arguments = self.choose()
        payload = {"type": name, "args": arguments, "playerID": self.seat}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.emit("update", action, self.state.number, self.match.name, self.seat)


def pay(hand: list[Card], place: int) -> list[int]:
    """Cards that are exactly worth one of the hand, or none: the first that fit, in a random order."""
    owed, payment = hand[place].cost, []
    for other in random.sample(range(len(hand)), len(hand)):
        if other != place and hand[other].folds <= owed:
            owed -= hand[other].folds
            payment.append(other)
    return [] if owed else payment


def take(line: list[Card]) -> list[int]:
    """Cards of the draw line with as many folds as may be taken."""
    left, places = MOST_FOLDS, []
    for place in random.sample(range(len(line)), len(line)):
        if line[place].folds <= left:
            left -= line[place].folds
            places.append(place)
    return places


class FoldingMatch(Match):
    """A match with both its players."""

    def __init__(self, port: int) -> None:
        super().__init__()
        self.port = port
        self.name = ""
        self.number = 0
        self.players = (Player(self, "0"), Player(self, "1"))

    @classmethod
    async def opened(cls, port: int) -> "FoldingMatch":
        match = cls(port)
        await asyncio.gather(*(player.connect(port) for player in match.players))
        await match.again()
        return match

    async def again(self) -> None:
        """The server makes a match on demand when somebody asks for one that it does not know."""
        self.name = uuid4().hex
        self.number = 0
        for player in self.players:
            player.synced = asyncio.get_running_loop().create_future()
            player.emit("sync", self.name, player.seat, None, 2)
            await player.synced

    def seen(self) -> None:
        """Count the move when both have seen it. A move that was refused would leave the number as it was."""
        first, second = (player.state for player in self.players)
        if first and second and first.number == second.number:
            if first.number <= self.number:
                raise ConnectionError(f"the server refused a move of match {self.name}")
            self.number = first.number
            self.settled(self, True)

    def move(self) -> None:
        state = self.players[0].state
        assert state is not None
        self.players[int(state.context.current)].move()

    @property
    def over(self) -> bool:
        state = self.players[0].state
        return state is not None and state.context.result is not None

    def close(self) -> None:
        for player in self.players:
            player.socket.close()
