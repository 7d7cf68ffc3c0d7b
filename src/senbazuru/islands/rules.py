"""Origami Islands, as the kernel's `Rules`."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, cast

from senbazuru.islands import decisions, draw, events, position, purses
from senbazuru.islands import view as views
from senbazuru.islands.audit import audit, misplaced
from senbazuru.islands.charts import SHIPPED_SHEAF, Sheaf
from senbazuru.islands.engine import table as t
from senbazuru.islands.engine.game import RULES_VERSION, Islands, empty_table, new_game
from senbazuru.islands.engine.steps import KEEP
from senbazuru.islands.outlook import PaintingOutlook, outlook
from senbazuru.islands.position import LEAST_PLAYERS, MOST_PLAYERS
from senbazuru.islands.sheets import digest
from senbazuru.islands.shown import IslandsView
from senbazuru.kernel.decision import Decision
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.event import Event
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.rules import Setup
from senbazuru.kernel.state import State

OPTIONS: Final = ("sheets", "near", "catch_up")


class IslandsRules:
    """The game of Origami Islands.

    Options: `sheets` (ids of those that are dealt; exactly two, and nobody need choose), `near` (only the Near
    Islands) and `catch_up` (the variant with few tokens).
    """

    name: Final = "islands"
    version: Final = RULES_VERSION
    shapes: Final = events.SHAPES
    unasked: Final[dict[str, str]] = {}

    def __init__(self, sheaf: Sheaf = SHIPPED_SHEAF) -> None:
        self.sheaf = sheaf

    def with_sheets(self, paths: Iterable[Path]) -> "IslandsRules":
        """The same game with the sheets of some files."""
        return IslandsRules(self.sheaf.with_files(paths))

    def adopt(self, header: Mapping[str, Any]) -> "IslandsRules":
        """Rules with the sheets that the game of a record or a table was begun with."""
        sheaf = self.sheaf.adopt(header)
        return self if sheaf is self.sheaf else IslandsRules(sheaf)

    def carry(self, state: State) -> dict[str, str]:
        assert isinstance(state, Islands)
        return self.sheaf.carried(state.atlas.sheets)

    def packs(self, state: State) -> dict[str, str]:
        assert isinstance(state, Islands)
        return {name: digest(self.sheaf.sheets[name]) for name in state.atlas.sheets}

    @property
    def seats(self) -> tuple[int, int]:
        return LEAST_PLAYERS, MOST_PLAYERS

    def setup(self, players: int, options: Mapping[str, Any], seed: Seed) -> Setup:
        if type(players) is not int or not LEAST_PLAYERS <= players <= MOST_PLAYERS:
            raise SenbazuruError("wrong-players", given=players, least=LEAST_PLAYERS, most=MOST_PLAYERS)
        for option in options:
            if option not in OPTIONS:
                raise SenbazuruError("unknown-option", option=option, known=", ".join(OPTIONS))
        for option in ("near", "catch_up"):
            if not isinstance(options.get(option, False), bool):
                raise SenbazuruError("wrong-value", option=option, expected="true or false")
        catch_up = options.get("catch_up", False)
        if catch_up and players == 1:
            raise SenbazuruError("wrong-value", option="catch_up", expected="two players or more")
        return Setup(self.name, players, {"sheets": self._sheets(options), "catch_up": catch_up})

    def _sheets(self, options: Mapping[str, Any]) -> list[str]:
        given = options.get("sheets")
        if given is None:
            given = self.sheaf.near if options.get("near") else list(self.sheaf.sheets)
        elif options.get("near"):
            raise SenbazuruError("wrong-value", option="near", expected="no `sheets` beside it")
        if not isinstance(given, list | tuple) or not all(isinstance(name, str) for name in given):
            raise SenbazuruError("wrong-value", option="sheets", expected="a list of ids")
        for name in given:
            if name not in self.sheaf.sheets:
                raise SenbazuruError("unknown-sheet", sheet=name, known=", ".join(self.sheaf.sheets))
        if len(set(given)) != len(given) or len(given) < 2:
            raise SenbazuruError("wrong-value", option="sheets", expected="two different sheets or more")
        return list(given)

    def new(self, setup: Setup, seed: Seed, listening: bool = False) -> Islands:
        atlas = self.sheaf.atlas(*setup.options["sheets"])
        return new_game(atlas, setup.players, seed, listening, setup.options["catch_up"])

    def kind(self, state: State, seat: int) -> str:
        assert isinstance(state, Islands)
        return decisions.kind(state)

    def decision(self, state: State, seat: int) -> Decision:
        assert isinstance(state, Islands)
        return decisions.decision(state, seat, self.sheaf)

    def outlook(self, state: State, seat: int) -> tuple[PaintingOutlook, ...]:
        """Of a question that leads to a painting: how many places there are on each island, and what comes of them."""
        assert isinstance(state, Islands)
        return outlook(state, seat, self.sheaf)

    def view(self, state: State, viewer: int, *, memory: bool = True) -> IslandsView:
        """The same with and without `memory`: nobody sees a hidden sheet of another seat, and all else lies open."""
        assert isinstance(state, Islands)
        return views.view(state.observe(viewer), viewer, self.sheaf)

    def draw(self, state: State, view: Mapping[str, Any]) -> str:
        return draw.text(cast(IslandsView, view))

    def svg(self, state: State, view: Mapping[str, Any]) -> str:
        return draw.svg(cast(IslandsView, view))

    def event(self, packed: int, viewer: int, state: State) -> Event:
        assert isinstance(state, Islands)
        return events.event(packed, viewer, state, self.sheaf)

    def dump(self, state: State) -> list[int]:
        return [int(number) for number in state.dump()]

    def restore(self, header: Mapping[str, Any], numbers: Sequence[int]) -> Islands:
        if "position" in header:
            atlas = self.read(header["position"]).atlas
        else:
            atlas = self.sheaf.atlas(*header["options"]["sheets"])
        table = empty_table(atlas, header["players"], Seed(0, 0, 0, 0))
        table.load(list(numbers))
        return table

    def write(self, state: State) -> str:
        assert isinstance(state, Islands)
        return position.write(state, self.sheaf)

    def read(self, text: str) -> Islands:
        return position.read(text, self.sheaf)

    # -- what the self-check needs

    def random_table(self, random: Random) -> tuple[int, dict[str, Any]]:
        players = random.randint(LEAST_PLAYERS, MOST_PLAYERS)
        options: dict[str, Any] = {"catch_up": players > 1 and random.random() < 0.4}
        if random.random() < 0.2:
            options["near"] = True
        elif random.random() < 0.2:
            options["sheets"] = random.sample(list(self.sheaf.sheets), random.randint(2, len(self.sheaf.sheets)))
        return players, options

    def audit(self, state: State) -> list[str]:
        assert isinstance(state, Islands)
        return audit(state)

    def misplaced(self, view: Mapping[str, Any], decision: Decision) -> list[str]:
        return misplaced(cast(IslandsView, view), decision)

    def twin(self, state: State, told: Sequence[Event], viewer: int, seed: Seed) -> Islands:
        """Another world that looks the same to the viewer, now and through all that is told.

        While sheets are chosen, others hold others; if the story tells which they keep, only what they return differs.
        """
        assert isinstance(state, Islands)
        world = state.copy()
        if state.frame != KEEP:
            return world
        kept = {event.seat: {event.args["sheet"], event.args["other"]} for event in told if event.kind == "sheets-kept"}
        if not kept:
            world.deal_sheets(Stream(seed, t.RESAMPLE, 1), viewer)
            return world
        self._return_others(world, kept, viewer, Random(str(seed)))
        return world

    def _return_others(self, world: Islands, kept: Mapping[int | None, set[str]], viewer: int, random: Random) -> None:
        """Others keep the same two sheets, but the third was another."""
        sheets = world.atlas.sheets
        shared = len(sheets) < t.SHEETS_DEALT * world.players
        thirds: list[int] = []
        places: list[int] = []
        for seat in range(int(world.players)):
            cells = [seat * t.SEAT + t.DEALT + n for n in range(t.SHEETS_DEALT)]
            place = next(n for n in cells if sheets[world.cells[n] - 1] not in kept[seat])
            if seat != viewer:
                thirds.append(int(world.cells[place]))
                places.append(place)
        if not shared:
            dealt = [int(world.cells[s * t.SEAT + t.DEALT + n]) for s in range(int(world.players)) for n in range(3)]
            spare = [n for n in range(1, len(sheets) + 1) if n not in dealt] + thirds
            random.shuffle(spare)
            for place in places:
                world.cells[place] = spare.pop()

    def listener(self, viewer: int, players: int) -> purses.Purses:
        return purses.Purses(players)

    def ledger(self, state: State, owner: int, viewer: int) -> Counter[str]:
        assert isinstance(state, Islands)
        return purses.ledger(state, owner)


ISLANDS: Final = IslandsRules()
