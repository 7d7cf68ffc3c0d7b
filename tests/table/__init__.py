"""Tables for tests. People are numbered as they come, and time passes only when a test says so."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import structs

from senbazuru.games import game_named
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.state import SPECTATOR
from senbazuru.table import entries as e
from senbazuru.table.plan import Clock, Plan
from senbazuru.table.table import Table
from senbazuru.table.thinking import Thinkers, Thought, think

ANN, BEN, CLEO = "p1", "p2", "p3"
"""The first is the host."""
NOW = 1_000.0
LIVE = Clock("live", seconds=300.0, increment=5.0)
DAYS = Clock("days", seconds=7_200.0)


def seated(plan: Plan, *names: str) -> Table:
    """A table where these people sit, in this order.

    `bot` is a bot that plays at random; `Ann's cat` sits on a chair of its own, and Ann plays for it.
    """
    table = Table.open("table", plan, NOW)
    owners = [name.partition("'s ")[0] for name in names]
    people = {name: table.admit(NOW, f"secret of {name}") for name in dict.fromkeys(owners) if name != "bot"}
    for seat, name in enumerate(names):
        if name == "bot":
            table.seat_bot(NOW, table.host, seat, "random")
        else:
            table.sit(NOW, people[owners[seat]], seat, name)
    return table


def started(plan: Plan, *names: str, seed: int = 7) -> Table:
    """A table where the game has begun, the same game for the same seed; `fresh` is its whole journal."""
    return begun(seated(plan, *names), seed)


def begun(table: Table, seed: int = 7) -> Table:
    version = game_named(table.plan.game).version
    journal = [*table.fresh, e.Started(NOW, str(Seed.number(seed)), "salt of this table", version)]
    table = Table.load(journal)
    table.fresh = journal
    return table


def boats(*names: str, seed: int = 7, **plan: Any) -> Table:
    """Paper Boats: all bid at the same time, then the winner may trade."""
    return started(Plan("boats", len(names), **plan), *names, seed=seed)


def origami(*names: str, seed: int = 7, **plan: Any) -> Table:
    return started(Plan("origami", len(names), {"families": ["farm", "sea"]}, **plan), *names, seed=seed)


def game_of(table: Table) -> Game:
    assert table.game is not None
    return table.game


def asked(table: Table, seat: int) -> str:
    """The id of what a seat is asked."""
    return game_of(table).decision(seat).id


def answer(table: Table, seat: int, *options: int, now: float = NOW) -> None:
    """The person in a seat answers: with these options, or with what is safe."""
    person, decision = table.seats[seat].person, game_of(table).decision(seat)
    assert person is not None
    table.answer(now, person, seat, decision.id, options or [decision.default])


def bots_answer(table: Table, now: float = NOW) -> int:
    """Bots and stand-ins give the safe answer as long as it is up to them; how many answers these are."""
    many = 0
    while seats := table.bots_to_move():
        table.answer_by_default(now, seats[0], asked(table, seats[0]))
        many += 1
    return many


def bid(table: Table, *seats: int, now: float = NOW) -> int:
    """Paper Boats: these seats bid, the first of them highest if it can; who may trade then."""
    game = game_of(table)
    for place, seat in enumerate(seats):
        sheets = [option.id for option in game.decision(seat).offered]
        answer(table, seat, sheets[0] if place else sheets[-1], now=now)
    return game.waiting()[0]


def rematch_of(table: Table, id: str = "next", now: float = NOW, asks: str = ANN) -> Table:
    """The table of the rematch, which everybody wants."""
    table.offer(now, asks, bots=False)
    while table.asked and table.asked.waiting:
        table.vote(now, table.asked.waiting[0], True)
    assert table.ready()
    return table.again(id, now)


def refusal(table: Table, command: Callable[..., object], *args: Any) -> str:
    """The code that a command is refused with; nothing at all has changed."""
    before, journal = picture(table), list(table.fresh)
    with pytest.raises(SenbazuruError) as refused:
        command(*args)
    assert picture(table) == before
    assert table.fresh == journal
    return refused.value.code


def picture(table: Table) -> dict[str, Any]:
    """All that anybody gets of a table, and all that makes it go on."""
    viewers = [*range(len(table.seats)), SPECTATOR] if table.game else []
    return {
        "info": table.info(),
        "views": [table.view(viewer) for viewer in viewers],
        "events": [[event.as_dict() for event in table.events(viewer)] for viewer in viewers],
        "moments": [table.moment(viewer) for viewer in viewers],
        "clocks": (list(table.clocks.left), dict(table.clocks.running)),
        "bots": (table.bots_to_move(), table.bots_wait_until(), table.wakes()),
        "people": (dict(table.people), dict(table.sent_away), set(table.forgotten)),
        "chat": (list(table.chat), table.said),
        "times": (table.opened, table.changed, table.answered, table.ended),
        "written": table.written,
        "news": table.news,
        "record": list(table.game.record.entries) if table.game else [],
    }


def reloaded(table: Table) -> Table:
    """The same table from its journal, as it comes back from a store."""
    entries = [e.decode(e.encode(entry)) for entry in table.fresh]
    again = Table.load(entries, [e.decode_said(e.encode(said)) for said in table.chat])
    again.hurried = table.hurried  # the one thing that is not worth writing down
    return again


def assert_survives_loading(table: Table) -> None:
    assert picture(reloaded(table)) == picture(table)


def loaded(journal: list[e.AnyEntry]) -> Table:
    """The table of a journal, which it still has."""
    table = Table.load(journal)
    table.fresh = list(journal)
    return table


def frozen(table: Table) -> Table:
    """The same table, had its game begun under other rules."""

    def changed(entry: e.AnyEntry) -> e.AnyEntry:
        return structs.replace(entry, rules=entry.rules + 1) if isinstance(entry, e.Started) else entry

    found = loaded([changed(entry) for entry in table.fresh])
    outcome = table.outcome()
    if outcome is not None and table.ended is not None:
        found.recall(table.ended, outcome.scores, outcome.winners)
    return found


class Here(Thinkers):
    """Bots that need no process of their own."""

    def __init__(self) -> None:
        super().__init__(1)

    def get_ready(self) -> None:
        pass

    async def choose(self, thought: Thought, alone: bool = False) -> list[int]:
        return think(thought)
