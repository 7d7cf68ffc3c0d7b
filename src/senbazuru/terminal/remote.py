"""A game at a server as boards need it: all that they show and offer comes over the wire."""

from typing import Any

import msgspec

from senbazuru.games import game_named
from senbazuru.kernel.decision import Decision, DecisionView
from senbazuru.kernel.event import Event
from senbazuru.kernel.game import Game
from senbazuru.kernel.record import Record
from senbazuru.kernel.rules import Rules
from senbazuru.kernel.state import State
from senbazuru.server.client import Client, Sight
from senbazuru.table.info import TableInfo
from senbazuru.terminal.imagine import imagined
from senbazuru.terminal.sitting import Seats, outcome_of
from senbazuru.text import Words


def event_of(told: dict[str, Any]) -> Event:
    """An event as it came over the wire."""
    return Event(told["event"], told["seat"], {name: v for name, v in told.items() if name not in ("event", "seat")})


class RemotePlay:
    """The game of a table, as far as this client is told of it."""

    def __init__(self, client: Client) -> None:
        assert client.table is not None
        self.client = client
        self.rules: Rules = game_named(client.table.plan.game)
        self._trials: dict[int, tuple[str, Game]] = {}
        """By seat: a decision, and a game to try out answers to it."""
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

    # -- trying out

    def ready(self, seat: int) -> bool:
        """Whether answers to the present question of a seat can be tried out."""
        return seat in self._trials and self._trials[seat][0] == self.asked()[seat]["id"]

    async def look_ahead(self) -> None:
        """Ask for all that is needed to try out answers to the questions that are open."""
        for seat, decision in self.asked().items():
            if not self.ready(seat):
                sight = await self.client.look(seat)
                rules = self.rules.adopt(sight.header)
                state = imagined(rules, sight.header, sight.numbers, seat)
                self._trials[seat] = decision["id"], Game(rules, state, Record(sight.header))

    def _trial(self) -> Game:
        return next(self._trials[seat][1] for seat in self.asked() if self.ready(seat))

    @property
    def state(self) -> State:
        return self._trial().state

    def suggestions(self, seat: int, *begun: int, most: int = 20) -> list[tuple[int, ...]]:
        return self._trial().suggestions(seat, *begun, most=most)


class RemoteSitting:
    """Somebody at a table of a server, or watching it."""

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
        names = [seat.name for seat in self.table.seats]
        if len(self.humans) == 1:
            names[self.humans[0]] = self.words.words("terminal-you")
        return Seats(tuple(names), tuple(seat.bot for seat in self.table.seats))

    def stood_in(self) -> int | None:
        """A seat of ours that somebody plays for us."""
        return next((seat for seat in self.humans if self.table.seats[seat].stand_in), None)

    def asked(self) -> int | None:
        table, game = self.table, self.game
        if table.phase != "playing" or table.paused or table.frozen:
            return None
        return next((seat for seat in game.asked() if not table.seats[seat].stand_in and game.ready(seat)), None)

    def winners(self) -> list[int]:
        return list(self.table.outcome.winners) if self.table.outcome else []

    def outcome(self, words: Words) -> str:
        if self.table.outcome and self.table.outcome.agreed:
            return words.words("terminal-remote-agreed")
        return outcome_of(words, self, self.humans[0] if self.humans else 0)
