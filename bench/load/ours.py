"""Players of Origami on our own server, who speak the protocol of docs/protocol.md.

A move is one message with a whole action, as it is for the peer: which card, what to pay with, where to put it.
"""

import asyncio
import random
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from bench.load.drive import Match
from bench.load.http import Http
from bench.load.socket import Socket
from senbazuru.origami.rules import ORIGAMI
from senbazuru.server.messages import PROTOCOL

FAMILIES: Final = ("farm", "sky")
PLAN: Final[dict[str, Any]] = {
    "game": "origami",
    "players": 2,
    "options": {"families": list(FAMILIES)},
    "auto_start": True,
}
MOST_FOLDS: Final = 4
TRIES: Final = 3


class Option(msgspec.Struct):
    id: int
    word: str
    reason: object = None


class Decision(msgspec.Struct):
    seat: int
    kind: str
    id: str = ""
    options: list[Option] = []


class Chair(msgspec.Struct):
    hand: list[str]
    collections: dict[str, list[object]]


class View(msgspec.Struct):
    over: bool
    line: list[str]
    seats: list[Chair]
    decisions: list[Decision]


class ViewNews(msgspec.Struct):
    view: View


class Problem(msgspec.Struct):
    code: str


class Reply(msgspec.Struct):
    error: Problem | None = None


VIEW: Final = b'{"type":"view"'
REPLY: Final = b'{"type":"reply"'
BYE: Final = b'{"type":"bye"'
read_view: Final = msgspec.json.Decoder(ViewNews).decode
read_reply: Final = msgspec.json.Decoder(Reply).decode
write: Final = msgspec.json.encode


class Card(NamedTuple):
    id: int
    cost: int
    folds: int


@cache
def cards() -> dict[str, Card]:
    """By name: the number that stands for a card in answers, its cost and its folds."""
    linked = ORIGAMI.library.link(*FAMILIES)
    return {name: Card(n + 1, int(linked.cost[n]), int(linked.folds[n])) for n, name in enumerate(linked.names)}


class Player:
    """One seat: what is shown to it, and its socket."""

    def __init__(self, match: "OrigamiMatch", seat: int) -> None:
        self.match = match
        self.seat = seat
        self.view: View | None = None
        self.decision: Decision | None = None
        self.replied = True
        self.requests = 0
        self.socket = Socket(self.heard)

    async def connect(self, port: int, table: str, secret: str) -> None:
        await self.socket.connect(port, "/api/socket")
        self.say({"type": "hello", "protocol": PROTOCOL, "table": table, "secret": secret})

    def say(self, message: dict[str, Any]) -> None:
        self.socket.send(write(message))

    def heard(self, text: bytes) -> None:
        if text.startswith(VIEW):
            self.view = read_view(text).view
            own = [decision for decision in self.view.decisions if decision.seat == self.seat and decision.options]
            self.decision = own[0] if own else None
            self.match.seen(self)
        elif text.startswith(REPLY):
            problem = read_reply(text).error
            if problem:
                raise ConnectionError(f"an answer was refused: {problem.code}")
            self.replied = True
            self.match.check()
        elif text.startswith(BYE):
            raise ConnectionError(text.decode())

    def move(self) -> None:
        assert self.decision is not None
        options = self.choose(self.decision)
        message = {
            "type": "answer",
            "id": self.requests,
            "seat": self.seat,
            "decision": self.decision.id,
            "options": options,
        }
        self.requests += 1
        self.replied, self.decision = False, None
        self.say(message)

    def choose(self, decision: Decision) -> list[int]:
        """Play what can be paid, if anything is found; otherwise draw. In the middle of an effect, anything."""
        assert self.view is not None
        offered = [option for option in decision.options if option.reason is None]
        words = {option.word: option.id for option in offered}
        if decision.kind == "action":
            chair = self.view.seats[self.seat]
            if "play" in words:
                hand = [cards()[name] for name in chair.hand]
                for place in random.sample(range(len(hand)), min(TRIES, len(hand))):
                    payment = pay(hand, place)
                    if payment:
                        left, right = chair.collections["left"], chair.collections["right"]
                        where = [random.randint(1, 2)] if len(left) == len(right) else []
                        return [words["play"], hand[place].id, *payment, *where]
            if "draw" in words:
                return [words["draw"], *take([cards()[name] for name in self.view.line])]
        return [random.choice(offered).id]


def pay(hand: list[Card], place: int) -> list[int]:
    """Cards that are exactly worth one of the hand, or none: the first that fit, in a random order."""
    owed, payment = hand[place].cost, []
    for other in random.sample(range(len(hand)), len(hand)):
        if other != place and hand[other].folds <= owed:
            owed -= hand[other].folds
            payment.append(hand[other].id)
    return [] if owed else payment


def take(line: list[Card]) -> list[int]:
    """Cards of the draw line, until no other may be taken."""
    left, taken = MOST_FOLDS, []
    for card in random.sample(line, len(line)):
        if card.folds <= left:
            left -= card.folds
            taken.append(card.id)
    return taken


async def open_table(port: int) -> tuple[str, str, str]:
    """A table where two people sit and the game has begun: its id, and their secrets."""
    async with Http(port) as http:
        host = await http.post("/api/tables", {"plan": PLAN, "name": "Ann"})
        table = host["table"]["id"]
        guest = await http.post(f"/api/tables/{table}/people", {"name": "Bob"})
    return table, host["secret"], guest["secret"]


class OrigamiMatch(Match):
    """A table with both its players."""

    def __init__(self, port: int) -> None:
        super().__init__()
        self.port = port
        self.players: tuple[Player, Player]
        self.mover: Player | None = None
        self.shown = False
        self._ready: asyncio.Future[None] | None = None

    @classmethod
    async def opened(cls, port: int) -> "OrigamiMatch":
        match = cls(port)
        match.players = (Player(match, 0), Player(match, 1))
        await match._begin()
        return match

    async def again(self) -> None:
        self.close()
        self.players = (Player(self, 0), Player(self, 1))
        await self._begin()

    async def _begin(self) -> None:
        ready = self._ready = asyncio.get_running_loop().create_future()
        table, *secrets = await open_table(self.port)
        for player, secret in zip(self.players, secrets):
            await player.connect(self.port, table, secret)
        await ready

    def seen(self, player: Player) -> None:
        if self._ready:
            if all(one.view for one in self.players):
                self._ready.set_result(None)
                self._ready = None
        else:
            self.shown |= player is not self.mover
            self.check()

    def check(self) -> None:
        """A message is through when it was confirmed and somebody can go on; a move, when the other has seen it."""
        mover = self.mover
        if mover and mover.replied and (self.over or any(player.decision for player in self.players)):
            self.mover = None
            self.settled(self, self.shown)

    def move(self) -> None:
        self.mover = next(player for player in self.players if player.decision)
        self.shown = False
        self.mover.move()

    @property
    def over(self) -> bool:
        return all(player.view and player.view.over for player in self.players)

    def close(self) -> None:
        for player in self.players:
            player.socket.close()
