"""Finished games to look at, step by step. A bot's process plays them again, one at a time."""

import asyncio
from collections import Counter, OrderedDict
from typing import Final, cast
from zlib import compress, decompress

import msgspec

from senbazuru.games import game_named
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.event import Event
from senbazuru.kernel.game import Game, resignation
from senbazuru.kernel.record import Entry, Record
from senbazuru.kernel.state import OMNISCIENT
from senbazuru.server import messages as m
from senbazuru.server.store import LOG
from senbazuru.table.thinking import Thinkers
from senbazuru.workers import Failed, Gone

MOST: Final = 8_000_000
"""Bytes of one replay; a game that never came to an end is shown so far, and its record tells the rest."""
KEPT: Final = 16_000_000
"""Bytes of all replays that are kept."""
PAGE: Final = 256_000
"""Bytes after which an answer ends, if not all that was asked for is in it."""
MOST_WAITING: Final = 2
"""So many of one address may wait for their turn."""
SECONDS: Final = 15.0
"""So long one may take, and some more before the process is taken for dead."""

COURSE: Final = -1
"""Stands for a viewer where the course of a game is asked for: it is the same for all."""

Question = tuple[Record, int]


def steps_of(record: Record) -> list[Entry]:
    return [entry for entry in record.entries if "hash" not in entry]


class Replays:
    """Finished games as messages hold them, by table and viewer: their frames, or their course. The last are kept."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._turn = asyncio.Lock()
        """Whoever waits has his turn, in order."""
        self._waiting: Counter[str] = Counter()
        """How many wait, by where they are."""
        self._kept: OrderedDict[tuple[str, int], list[bytes]] = OrderedDict()

    async def replay(self, id: str, record: Record, viewer: int, start: int, count: int, address: str = "") -> m.Replay:
        """Some frames of a table's game, not too much at once; frame 0 is the table before the first answer."""
        steps = len(steps_of(record))
        frames = await self._frames((id, viewer), record, address) if start <= steps else []
        shown: list[bytes] = []
        for packed in frames[start : start + count]:
            shown.append(decompress(packed))
            if sum(map(len, shown)) > PAGE:
                break
        return m.Replay(steps, cast(list[m.Frame], [msgspec.Raw(frame) for frame in shown]))

    async def course(self, id: str, record: Record, address: str = "") -> m.Course:
        """How a table's game went, turn by turn."""
        (packed,) = await self._frames((id, COURSE), record, address)
        return msgspec.json.decode(decompress(packed), type=m.Course)

    async def _frames(self, which: tuple[str, int], record: Record, address: str) -> list[bytes]:
        if which not in self._kept:
            if address and self._waiting[address] >= MOST_WAITING:
                raise SenbazuruError("too-many-messages", seconds=5)
            self._waiting[address] += 1
            try:
                async with self._turn:
                    if which not in self._kept:  # somebody else may have asked for the same
                        self._keep(which, await self._made(record, which[1]))
            finally:
                self._waiting[address] -= 1
                self._waiting += Counter()  # without those for whom nothing waits
        self._kept.move_to_end(which)
        return self._kept[which]

    def _keep(self, which: tuple[str, int], frames: list[bytes]) -> None:
        self._kept[which] = frames
        sizes = [sum(map(len, kept)) for kept in self._kept.values()]
        for size in sizes[:-1]:
            if sum(sizes) <= KEPT:
                break
            sizes.remove(size)
            self._kept.popitem(last=False)

    async def _made(self, record: Record, viewer: int) -> list[bytes]:
        make = coursed if viewer == COURSE else made
        try:
            return await self._thinkers.ask(make, (record, viewer), SECONDS, alone=True)
        except (Gone, Failed) as problem:
            LOG.error("a game could not be shown: %s", problem)
            raise SenbazuruError("server-failed") from None


# -- in a worker process


def made(question: Question) -> list[bytes]:
    """All frames of a game, as far as they are not too much."""
    record, viewer = question
    game = Game.load(game_named(record.header["game"]), Record(record.header))
    frames = [frame(game, viewer, 0, None, game.events(viewer))]
    size = len(frames[0])
    for step, entry in enumerate(steps_of(record), 1):
        told = game.heard(viewer)
        for _ in game.replay(Record(record.header, [entry])):
            pass
        seat = entry["answer"][0] if "answer" in entry else entry.get("resign")
        events = game.events(viewer, 0 if "takeback" in entry else told)
        if "resign" in entry:  # before whatever is half done, but this is the step that tells of it
            events = [resignation(entry["resign"])]
        frames.append(frame(game, viewer, step, seat, events))
        size += len(frames[-1])
        if size > MOST:
            frames.pop()
            break
    return frames


def coursed(question: Question) -> list[bytes]:
    """The course of a game, packed as frames are."""
    return [compress(m.encode(m.Course(turns_of(question[0]))))]


def turns_of(record: Record) -> list[m.TurnInfo]:
    """Every turn that a game had, and the points after it."""
    game = Game.load(game_named(record.header["game"]), Record(record.header))
    turns: list[m.TurnInfo] = []
    told = 0
    for step, entry in enumerate([None, *steps_of(record)]):
        if entry is not None:
            for _ in game.replay(Record(record.header, [entry])):
                pass
            if "takeback" in entry:
                del turns[len(_begun(game, 0)) :]
                told = game.heard(OMNISCIENT)
        begun = _begun(game, told)
        told = game.heard(OMNISCIENT)
        scores = game.scores
        if turns:
            turns[-1] = msgspec.structs.replace(turns[-1], scores=scores)
        first = int(game.state.turns) - len(begun) + 1
        turns += [m.TurnInfo(first + place, step, event.seat, scores) for place, event in enumerate(begun)]
    return turns


def _begun(game: Game, since: int) -> list[Event]:
    """The events with which turns began."""
    return [event for event in game.events(OMNISCIENT, since) if event.kind in game.rules.beginnings]


def frame(game: Game, viewer: int, step: int, seat: int | None, events: list[Event]) -> bytes:
    """A step as a message holds it, packed: most of it says the same as the one before."""
    told = [event.as_dict() for event in events]
    return compress(m.encode(m.Frame(step, seat, told, game.view(viewer))))
