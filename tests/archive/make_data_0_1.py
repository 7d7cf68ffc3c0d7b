"""Made the folder `data-0.1` and `data-0.1.json`, with version 0.1. It is kept to be read.

It ran in a checkout of commit a815d4a, with the code of that version alone: there the rules of the card games have
version 1, the protocol has version 1, and the hub is the one of `tests.server.harness`.

    PYTHONPATH=src:. python make_data_0_1.py FOLDER

People sit at tables of that hub, through its own sockets, and play like bots. Then the server stops in the midst of it
all, as it does for an update. The folder is what such a server, and games in the terminal, left in somebody's data
folder. The JSON holds what one must know beside it: the secrets, what lists and tables showed, what was said, the hash
of every position, and the records that could be downloaded.
"""

import asyncio
import json
import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import senbazuru
from senbazuru.bots import ask, bot_named
from senbazuru.games import GAMES
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed, Stream
from senbazuru.server import messages as m
from senbazuru.server.app import lines
from senbazuru.server.thinking import Thought
from senbazuru.table.plan import Plan
from senbazuru.table.table import Table
from senbazuru.terminal.saves import Saves
from senbazuru.terminal.session import Session
from senbazuru.terminal.sitting import Seats
from senbazuru.text import Words
from tests.server.harness import House, Line, Watch

CARDS = ("origami", "legends", "mixed")
BEGAN = 1_799_980_000.0
"""Some hours before the time in the tests' own house."""
DAYS = {"kind": "days", "seconds": 2 * 86_400}
LIVE = {"kind": "live", "seconds": 900, "increment": 10}
CHANCE = Stream(Seed.number(41), 15, 0)
RANDOM = Random(41)


def action(game: Game, seat: int, bot: str) -> list[int]:
    """What a bot would answer, as much of it as may be said at once."""
    trial, options = game.copy(), list[int]()
    while not trial.over and seat in trial.waiting():
        chosen = int(ask(bot_named(bot), trial, seat, CHANCE)[0])
        try:
            game._check(seat, (*options, chosen), None)
        except SenbazuruError:  # something new would be seen before
            break
        options.append(chosen)
        trial.give(seat, chosen)
        if not trial.state.open():
            break
    return options


class Made:
    """A table of the server, and the people at it."""

    def __init__(self, house: House, id: str, secrets: dict[str, str]) -> None:
        self.house = house
        self.id = id
        self.secrets = secrets
        self.lines: dict[str, Line] = {}

    @property
    def table(self) -> Table:
        return self.house.hub.tables[self.id].table

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    async def enter(self) -> None:
        for name, secret in self.secrets.items():
            self.lines[name] = await self.house.enter(self.id, secret)

    def line(self, seat: int) -> Line:
        """That of the person who plays a seat."""
        return self.lines[self.table.seats[seat].name]

    async def step(self, bot: str = "greedy", whole: bool = True, last_first: bool = False) -> None:
        """A person answers; or, if none is asked, time passes and a bot does."""
        self.house.now += RANDOM.randint(2, 9)
        asked = [seat for seat in self.game.waiting() if not self.table.seats[seat].player]
        if asked:
            seat = asked[-1] if last_first else asked[0]
            options = action(self.game, seat, bot)[: None if whole else 1]
            await self.line(seat).does("answer", seat=seat, decision=self.game.decision(seat).id, options=options)
            await self.house.settle()
        else:
            await self.house.pass_time(3)

    async def far(self, *, middle: bool, answers: int = 25) -> None:
        """Past the first hash, and in the middle of an action or between two."""
        while self.game.state.answers <= answers or bool(self.game.state.open()) != middle:
            await self.step("random", whole=not middle)
        assert not self.game.over

    async def finish(self, **how: Any) -> None:
        while self.table.phase == "playing":
            await self.step(**how)

    async def undo_something(self) -> None:
        while not any(self.game.can_undo(seat) for seat in range(len(self.table.seats))):
            await self.step(whole=False)
        seat = next(seat for seat in range(len(self.table.seats)) if self.game.can_undo(seat))
        await self.line(seat).does("undo", seat=seat)

    async def agree(self, kind: str) -> None:
        """Somebody proposes it, and all others say yes."""
        asking, *others = self.lines.values()
        await asking.does("propose", kind=kind)
        for other in others:
            await other.does("vote", yes=True)
        await self.house.settle()

    async def talk(self, **texts: str) -> None:
        for name, text in texts.items():
            self.house.now += 5
            await self.lines[name].does("say", text=text)

    async def kept(self) -> dict[str, Any]:
        """What a test must know of it."""
        table = self.table
        found: dict[str, Any] = {"id": self.id, "secrets": self.secrets, "info": msgspec.to_builtins(table.info())}
        found["chat"] = [[said.name, said.text] for said in table.chat]
        if table.game:
            found |= {"hash": table.game.hash(), "answers": int(table.game.state.answers)}
            found["middle"] = bool(table.game.state.open())
        if table.phase == "over":
            found["record"] = table.record().dumps()
        return found


async def make(house: House) -> dict[str, Made]:
    tables: dict[str, Made] = {}

    async def new(name: str, *people: str, bots: Sequence[str] = (), empty: int = 0, **plan: Any) -> Made:
        """A table where these people and bots sit; the game begins, unless seats are left empty."""
        house.now += 60
        whole = {"game": name.partition("-")[0], "players": len(people) + len(bots) + empty, **plan}
        host = await house.hub.open_table(m.NewTable(msgspec.convert(whole, Plan), people[0], list(bots)))
        secrets = {people[0]: host.secret}
        for person in people[1:]:
            secrets[person] = (await house.hub.admit(host.table.id, m.NewPerson(person))).secret
        made = tables[name] = Made(house, host.table.id, secrets)
        await made.enter()
        if not empty:
            await made.lines[people[0]].does("start")
        return made

    # finished
    over = await new("origami-over", "Ann", "Ben", listed=True)
    await over.talk(Ann="Good luck!", Ben="Fold well.")
    await over.undo_something()
    await over.far(middle=False)
    await over.agree("takeback")
    await over.finish()
    await over.talk(Ann="Thank you.", Ben="Again?")
    over = await new("origami-three-over", "Ann", "Ben", "Cleo", options={"families": ["sky", "sea", "lawn"]})
    await over.finish(last_first=True)
    over = await new("origami-agreed-over", "Ann", "Ben", options={"families": ["farm", "sea"]})
    await over.far(middle=False)
    await over.agree("end")
    over = await new("legends-over", "Ann", "Ben", listed=True, options={"characters": 3})
    await over.talk(Ben="What a deck.")
    await over.finish()
    over = await new("mixed-over", "Ann", bots=["random", "greedy"], options={"extra": True})
    await over.talk(Ann="Nobody answers me.")
    await over.finish()
    over = await new("islands-over", "Ann", "Ben", listed=True)
    await over.talk(Ann="To the islands!", Ben="Ahoy.")
    await over.far(middle=False, answers=10)
    await over.agree("takeback")
    await over.finish()
    over = await new("islands-three-over", "Ann", "Ben", bots=["greedy"], options={"catch_up": True})
    await over.finish(last_first=True)
    over = await new("islands-solo-over", "Ann", listed=True)
    await over.finish()

    # once more: one still waits for its beginning
    for game in ("origami", "islands"):
        before = tables[f"{game}-over"]
        await before.lines["Ann"].does("rematch")
        assert before.table.rematch
        again = tables[f"{game}-rematch"] = Made(house, before.table.rematch, before.secrets)
        await again.enter()
    await again.lines["Ann"].does("start")
    await again.far(middle=False)

    # under way
    for game in (*CARDS, "islands"):
        await (await new(f"{game}-middle", "Ann", "Ben", "Cleo")).far(middle=True)
        between = await new(f"{game}-between", "Ann", "Ben", listed=True)
        await between.talk(Ben="Take your time.")
        await between.far(middle=False)
        paused = await new(f"{game}-paused", "Ann", "Ben")
        await paused.far(middle=False)
        await paused.agree("pause")
    await (await new("islands-solo", "Ann")).far(middle=False)
    for game in ("origami", "islands"):
        await (await new(f"{game}-days", "Ann", "Ben", clock=DAYS)).far(middle=False)
        await (await new(f"{game}-live", "Ann", "Ben", clock=LIVE)).far(middle=False)
        asked = await new(f"{game}-asked", "Ann", "Ben")
        await asked.far(middle=False)
        await asked.lines["Ann"].does("propose", kind="takeback")
        # the host has gone, another has taken over, and somebody came to watch with a secret of her own
        left = await new(f"{game}-left", "Ann", "Ben", "Cleo")
        await left.far(middle=False)
        left.secrets["Dora"] = (await house.hub.admit(left.id, m.NewPerson())).secret
        await left.lines["Ann"].does("leave")
        await left.talk(Ben="Ann had to go.")

    # not begun
    await new("origami-open", "Ann", empty=1, listed=True)
    await new("islands-open", "Ann", "Ben", empty=1, listed=True)
    await new("mixed-open", "Ann", empty=1, bots=["greedy"])

    # bots are asked, and never come to answer
    waiting = [await new(f"{game}-bot", "Ann", bots=["greedy"]) for game in ("origami", "islands")]
    for made in waiting:
        await made.far(middle=False)

    async def think(thought: Thought) -> list[int]:
        await asyncio.Event().wait()
        return []

    house.hub.thinkers.choose = think  # type: ignore[method-assign]
    for made in waiting:
        while not made.table.bots_to_move():
            seat = made.game.waiting()[0]
            options = action(made.game, seat, "random")
            await made.line(seat).does("answer", seat=seat, decision=made.game.decision(seat).id, options=options)
    return tables


async def serve(folder: Path) -> dict[str, Any]:
    """A server from its first table to its end; what it told last."""
    house = House(folder)
    house.now = house.hub.started = BEGAN
    tables = await make(house)
    told = {
        "version": senbazuru.__version__,
        "commit": "a815d4a",
        "stopped": house.now,
        "open": msgspec.to_builtins(lines(await house.hub.store.listed(house.now, 50))),
        "history": msgspec.to_builtins(lines(await house.hub.store.finished(50))),
        "tables": {name: await made.kept() for name, made in tables.items()},
    }
    for line in house.lines:
        await line.socket.close()
    await house.hub.stop()
    database = sqlite3.connect(folder / "tables.sqlite", isolation_level=None)
    database.execute("VACUUM")
    database.close()
    return told


def save_games(folder: Path) -> None:
    """Games in the terminal against a bot, left half-way; that of Islands after one alone, which was put by."""
    for game, players in (*((name, 2) for name in CARDS), ("islands", 1), ("islands", 2)):
        seats = Seats.around(Words(), players, 1, ["greedy"])
        session = Session.start(GAMES[game], seats, {}, Seed.number(41), Saves(folder, GAMES[game]))
        while session.game.state.answers <= 25 or session.asked() is None:
            seat = session.asked()
            if seat is None:
                session.let_bot_act()
            else:
                session.answer(seat, action(session.game, seat, "random"))


def written(told: dict[str, Any]) -> str:
    """JSON with a line for each table."""
    tables = ",\n".join(f"{json.dumps(name)}: {json.dumps(kept)}" for name, kept in told.pop("tables").items())
    return json.dumps({**told, "tables": {}})[:-2] + "\n" + tables + "\n}}\n"


if __name__ == "__main__":
    target = Path(sys.argv[1])
    data = target / "data-0.1"
    data.mkdir()
    with asyncio.Runner(loop_factory=Watch) as runner:
        left = runner.run(serve(data))
    save_games(data)
    (target / "data-0.1.json").write_text(written(left))
