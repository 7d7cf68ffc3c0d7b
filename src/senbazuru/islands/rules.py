"""Origami Islands, as the kernel's `Rules`."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, Self, cast

from senbazuru.islands import decisions, draw, events, position
from senbazuru.islands import view as views
from senbazuru.islands.charts import FIRST_EDITION, SHIPPED_SHEAF, Sheaf
from senbazuru.islands.engine.game import RULES_VERSION, Islands, IslandsObservation, empty_table, new_game
from senbazuru.islands.outlook import PaintingOutlook, outlook
from senbazuru.islands.position import LEAST_PLAYERS, MOST_PLAYERS
from senbazuru.islands.proof import purses, worlds
from senbazuru.islands.proof.audit import audit, misplaced
from senbazuru.islands.sheet import digest
from senbazuru.islands.shown import IslandsView
from senbazuru.kernel.check import Provable
from senbazuru.kernel.choices import Choice, Pick, Switch
from senbazuru.kernel.decision import Decision
from senbazuru.kernel.drawing import Speech
from senbazuru.kernel.event import Event
from senbazuru.kernel.random import Seed
from senbazuru.kernel.rules import Setup
from senbazuru.kernel.state import Observation, writers


class IslandsRules(Provable[Islands]):
    """The game of Origami Islands."""

    name = "islands"
    version = RULES_VERSION
    shapes = events.SHAPES
    observation = IslandsObservation
    first_packs = FIRST_EDITION
    seats = LEAST_PLAYERS, MOST_PLAYERS

    def __init__(self, sheaf: Sheaf = SHIPPED_SHEAF) -> None:
        self.sheaf = sheaf

    def _with(self, sheaf: Sheaf) -> Self:
        return self if sheaf is self.sheaf else type(self)(sheaf)

    def with_files(self, paths: Iterable[Path]) -> Self:
        """The same game with the sheets of some files, or of folders of them."""
        return self._with(self.sheaf.with_files(paths))

    def adopt(self, header: Mapping[str, Any]) -> Self:
        """Rules with the sheets that the game of a record or a table was begun with."""
        return self._with(self.sheaf.adopt(header))

    def names(self, language: str) -> Mapping[str, str]:
        """What sheets call themselves, in every language alike."""
        return {f"sheet-{sheet.id}": sheet.name for sheet in self.sheaf.sheets.values()}

    def carry(self, state: Islands) -> dict[str, str]:
        return self.sheaf.carried(state.atlas.sheets)

    def packs(self, state: Islands) -> dict[str, str]:
        return {name: digest(self.sheaf.sheets[name]) for name in state.atlas.sheets}

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Left out, all sheets are dealt from; of exactly two nobody need choose."""
        return (
            Pick("sheets", tuple(self.sheaf.sheets), "sheet", least=2),
            Switch("near", instead_of="sheets", first=True),
            Switch("catch_up", players=2),
        )

    def setup(self, players: int, options: Mapping[str, Any], seed: Seed) -> Setup:
        self.check_table(players, options)
        return Setup(self.name, players, {"sheets": self._sheets(options), "catch_up": options.get("catch_up", False)})

    def _sheets(self, options: Mapping[str, Any]) -> list[str]:
        given = options.get("sheets")
        if given is None:
            given = self.sheaf.near if options.get("near") else list(self.sheaf.sheets)
        return list(given)

    def new(self, setup: Setup, seed: Seed, listening: bool = False) -> Islands:
        atlas = self.sheaf.atlas(*setup.options["sheets"])
        return new_game(atlas, setup.players, seed, listening, setup.options["catch_up"])

    def kind(self, state: Islands, seat: int) -> str:
        return decisions.kind(state)

    def decision(self, state: Islands, seat: int) -> Decision:
        return decisions.decision(state, seat, self.sheaf)

    def outlook(self, state: Islands, seat: int) -> tuple[PaintingOutlook, ...]:
        """Of a question that leads to a painting: how many places there are on each island, and what comes of them."""
        return outlook(state, seat, self.sheaf)

    def view(self, state: Islands, viewer: int, *, memory: bool = True) -> IslandsView:
        """The same with and without `memory`: nobody sees a hidden sheet of another seat, and all else lies open."""
        return views.view(state.observe(viewer), self.sheaf)

    def draw(self, state: Islands, view: Mapping[str, Any], words: Speech) -> str:
        return draw.text(cast(IslandsView, view), words)

    def svg(self, state: Islands, view: Mapping[str, Any], words: Speech) -> str:
        return draw.svg(cast(IslandsView, view), words)

    def event(self, packed: int, viewer: int, state: Islands) -> Event:
        return events.event(packed, viewer, state, self.sheaf)

    def table(self, header: Mapping[str, Any]) -> Islands:
        if "position" in header:
            atlas = self.read(header["position"]).atlas
        else:
            atlas = self.sheaf.atlas(*header["options"]["sheets"])
        return empty_table(atlas, header["players"], Seed(0, 0, 0, 0))

    def write(self, state: Islands) -> str:
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

    def audit(self, state: Islands) -> list[str]:
        return audit(state)

    def misplaced(self, view: Mapping[str, Any], decision: Decision) -> list[str]:
        return misplaced(cast(IslandsView, view), decision)

    def twin(self, state: Islands, told: Sequence[Event], viewer: int, seed: Seed) -> Islands:
        return worlds.twin(state, told, viewer, seed)

    def listener(self, viewer: int, players: int) -> purses.Purses:
        return purses.Purses(players)

    def ledger(self, seen: Observation[Islands], owner: int) -> Counter[str]:
        return purses.ledger(seen.table, owner)


ISLANDS: Final = IslandsRules()
writers[Islands] = ISLANDS.write
