"""A game at a server as boards need it: all that they show and offer comes over the wire."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import msgspec

from senbazuru.games import game_named
from senbazuru.kernel.decision import Ahead, Decision, DecisionView
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.event import Event
from senbazuru.kernel.rules import Rules
from senbazuru.server.client import Client, Sight
from senbazuru.table.info import TableInfo
from senbazuru.terminal.sitting import NOT_YET, Seats, Sitting, leads
from senbazuru.text import Words

PATIENCE: Final = 1.0
"""Seconds until we ask again what a server was asked too often."""


def event_of(told: dict[str, Any]) -> Event:
    """An event as it came over the wire."""
    return Event(told["event"], told["seat"], {name: v for name, v in told.items() if name not in ("event", "seat")})


class RemotePlay:
    """The game of a table, as far as this client is told of it."""

    def __init__(self, client: Client) -> None:
        assert client.table is not None
        self.client = client
        self.rules: Rules = game_named(client.table.plan.game)
        self._aheads: dict[int, tuple[str, dict[tuple[int, ...], Ahead]]] = {}
        """By seat: a decision, and what the server has told of what would come after some options.

        Of those that the view itself looks beyond it has told the question, and no ways to answer that.
        """
        self.wish: Callable[[int, tuple[int, ...]], object] = lambda seat, begun: None
        """Called when a board would like to know what comes after some options."""
        self._events: tuple[Sight | None, list[Event]] = None, []

    def _sight(self, viewer: int) -> Sight:
        """What that seat of ours sees; whoever has none there sees what he can."""
        sights = self.client.sights
        return sights.get(viewer) or next(iter(sights.values()))

    @property
    def over(self) -> bool:
        """Also the last view has come: it asks nobody any more."""
        table = self.client.table
        return table is not None and table.phase == "over" and not self.waiting()

    def waiting(self) -> list[int]:
        return [decision["seat"] for decision in self._sight(-1).view["decisions"]]

    def asked(self) -> dict[int, DecisionView]:
        """The questions to our seats."""
        return {decision["seat"]: decision for decision in self.client.asked()}

    def decision(self, seat: int) -> Decision:
        return msgspec.convert(self.asked()[seat], Decision)

    def view(self, viewer: int) -> dict[str, Any]:
        view = self._sight(viewer).view
        return view if isinstance(view["viewer"], int) else {**view, "viewer": 0}

    def events(self, viewer: int) -> list[Event]:
        sight = self._sight(viewer)
        if self._events[0] is not sight:
            self._events = sight, [event_of(told) for told in sight.events]
        return self._events[1]

    def can_undo(self, seat: int) -> bool:
        return bool(self._sight(seat).view["can_undo"])

    # -- what would come next

    def ready(self, seat: int) -> bool:
        """Whether the server has told what boards must know of the present question of a seat."""
        decision = self.asked().get(seat)
        return decision is not None and seat in self._aheads and self._aheads[seat][0] == decision["id"]

    def ahead(self, seat: int, *begun: int) -> Ahead:
        if not self.ready(seat):
            return NOT_YET
        told = self._aheads[seat][1]
        if begun not in told:
            told[begun] = NOT_YET
            self.wish(seat, begun)
        return told[begun]

    async def look_ahead(self) -> None:
        """Ask what boards must know at once of the questions that are open."""
        for seat, decision in self.asked().items():
            if self.ready(seat):
                continue
            told: dict[tuple[int, ...], Ahead] = {
                (option["id"],): Ahead(msgspec.convert(option["ahead"], Decision))
                for option in decision["options"]
                if "ahead" in option
            }
            await self._look(seat, told)
            present = told[()].decision
            if present and present.id == decision["id"]:
                self._aheads[seat] = decision["id"], told

    async def _look(self, seat: int, told: dict[tuple[int, ...], Ahead], *begun: int) -> None:
        told[begun] = ahead = await self._ask(seat, begun)
        for option in filter(leads, ahead.decision.offered if ahead.decision else ()):
            if (*begun, option.id) not in told:
                await self._look(seat, told, *begun, option.id)

    async def fulfil(self, seat: int, begun: tuple[int, ...]) -> None:
        """Ask what a board would like to know."""
        _, told = self._aheads[seat]
        try:
            told[begun] = await self._ask(seat, begun)
        except (SenbazuruError, ConnectionError):
            del told[begun]
            raise

    async def _ask(self, seat: int, begun: tuple[int, ...]) -> Ahead:
        while True:
            try:
                return await self.client.ahead(seat, *begun)
            except SenbazuruError as refusal:
                if refusal.code != "too-many-messages":
                    raise
                await asyncio.sleep(PATIENCE)


class RemoteSitting(Sitting):
    """Somebody at a table of a server, or watching it."""

    game: RemotePlay

    def __init__(self, client: Client, words: Words) -> None:
        self.client = client
        self.words = words
        self.game = RemotePlay(client)

    @property
    def table(self) -> TableInfo:
        assert self.client.table is not None
        return self.client.table

    @property
    def humans(self) -> list[int]:
        return self.client.seats

    @property
    def seats(self) -> Seats:
        given = [seat.name for seat in self.table.seats]
        names = [self.words.seat(number, given) for number in range(len(given))]
        if len(self.humans) == 1:
            names[self.humans[0]] = self.words.words("table-you.start")
        return Seats(tuple(names), tuple(seat.bot for seat in self.table.seats))

    def stood_in(self) -> int | None:
        """A seat of ours that somebody plays for us until we take it back."""
        seats = ((seat, self.table.seats[seat]) for seat in self.humans)
        return next((seat for seat, told in seats if told.stand_in and told.why != "resigned"), None)

    def asked(self) -> int | None:
        table, game = self.table, self.game
        if table.phase != "playing" or table.paused or table.frozen:
            return None
        return next((seat for seat in game.asked() if not table.seats[seat].stand_in and game.ready(seat)), None)

    def outcome(self, words: Words) -> str:
        if self.table.outcome and self.table.outcome.agreed:
            return words.words("terminal-remote-agreed")
        return super().outcome(words)
