"""Origami and Origami: Legends, alone or mixed, as the kernel's `Rules`."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final, Self, cast

from senbazuru.kernel.check import Provable
from senbazuru.kernel.choices import Choice, Pick, Switch
from senbazuru.kernel.decision import Decision
from senbazuru.kernel.drawing import Speech
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.event import Event, decode
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.rules import Setup
from senbazuru.kernel.state import Observation, writers
from senbazuru.origami import decisions, draw, position
from senbazuru.origami import view as views
from senbazuru.origami.engine.game import (
    FOLDS_DEALT,
    RULES_VERSION,
    Origami,
    OrigamiObservation,
    empty_table,
    new_game,
)
from senbazuru.origami.engine.linked import MOST_TYPES, Linked
from senbazuru.origami.engine.table import CHARACTERS as CHOOSING_CHARACTERS
from senbazuru.origami.engine.table import FAMILIES as CHOOSING
from senbazuru.origami.engine.table import LINE_LENGTH
from senbazuru.origami.events import IDS, SHAPES, Card
from senbazuru.origami.packs import CHARACTERS, FIRST_EDITION, LEGENDS_BOX, ORIGAMI_BOX, SHIPPED_LIBRARY, Library
from senbazuru.origami.proof import worlds
from senbazuru.origami.proof.audit import audit, misplaced
from senbazuru.origami.proof.knowledge import KnowledgeModel
from senbazuru.origami.shown import Box, OrigamiView

LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5


BOXES: Final = {"origami": ORIGAMI_BOX, "legends": LEGENDS_BOX, "mixed": (*ORIGAMI_BOX, *LEGENDS_BOX)}
"""The shipped families that each game chooses from. Families of somebody's own go with all of them."""


class OrigamiRules(Provable[Origami]):
    """The game of Origami, that of Legends, or both mixed."""

    version = RULES_VERSION
    shapes = SHAPES
    observation = OrigamiObservation
    first_packs = FIRST_EDITION
    unasked: ClassVar = {"placed": "column"}
    """Where only one collection may take a card, nobody is asked which."""
    remembers = True

    def __init__(self, library: Library = SHIPPED_LIBRARY, name: Box = "origami") -> None:
        self.library = library
        self.name: Box = name

    def _with(self, library: Library) -> Self:
        return self if library is self.library else type(self)(library, self.name)

    def with_files(self, paths: Iterable[Path]) -> Self:
        """The same game with the packs of some files, or of folders of them."""
        library = self.library
        for path in paths:
            library = library.with_files(path)
        return self._with(library)

    def adopt(self, header: Mapping[str, Any]) -> Self:
        """Rules with the packs that the game of a record or a table was begun with."""
        return self._with(self.library.adopt(header))

    def names(self, language: str) -> Mapping[str, str]:
        """What packs of somebody's own call their cards."""
        return self.library.names(language)

    def carry(self, state: Origami) -> dict[str, str]:
        """The packs a record must carry to be played where they are not known."""
        return self.library.carried(self.packs(state))

    @property
    def families(self) -> list[str]:
        """The families that this game may be played with."""
        return [
            name for name in self.library.families if name in BOXES[self.name] or name not in self.library.shelf.present
        ]

    @property
    def seats(self) -> tuple[int, int]:
        return LEAST_PLAYERS, min(MOST_PLAYERS, len(self.families))

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Left out, chance chooses the families, and as many pairs of characters as there are players if a family of
        Legends is among them."""
        return (
            Pick("families", tuple(self.families), "family", each=True),
            Switch("extra", flag="extra-family", adds_to="families"),
            Pick("characters", tuple(self.library.characters.pairs), "character", number=True),
        )

    def setup(self, players: int, options: Mapping[str, Any], seed: Seed) -> Setup:
        self.check_table(players, options)
        extra = options.get("extra", False)
        needed = players + (1 if extra else 0)
        known = self.families
        if needed > len(known):
            raise SenbazuruError("wrong-families", needed=needed, given=len(known))
        families = self._families(options.get("families"), known, needed, seed)
        pairs = self._characters(options.get("characters"), families, players, seed)
        size = self.library.link(*families, characters=pairs).size
        if size < players * FOLDS_DEALT + LINE_LENGTH + 1:
            raise SenbazuruError("too-few-cards", cards=int(size), needed=players * FOLDS_DEALT + LINE_LENGTH + 1)
        chosen: dict[str, Any] = {"families": families, "extra": extra}
        if pairs or self.name != "origami":
            chosen["characters"] = pairs
        return Setup(self.name, players, chosen)

    def _families(self, given: Any, known: list[str], needed: int, seed: Seed) -> list[str]:
        if given is None:
            given = _chosen(known, needed, Stream(seed, CHOOSING, 0))
        if len(set(given)) != needed or len(given) != needed:
            raise SenbazuruError("wrong-families", needed=needed, given=len(set(given)))
        return [name for name in known if name in given]

    def _characters(self, given: Any, families: list[str], players: int, seed: Seed) -> list[str]:
        known = self.library.characters.pairs
        if given is None:
            given = min(players, len(known)) if any(name in LEGENDS_BOX for name in families) else 0
        if isinstance(given, int):
            given = _chosen(known, given, Stream(seed, CHOOSING_CHARACTERS, 0))
        return [pair for pair in known if pair in given]

    def link(self, setup: Setup) -> Linked:
        return self.library.link(*setup.options["families"], characters=setup.options.get("characters", ()))

    def new(self, setup: Setup, seed: Seed, listening: bool = False) -> Origami:
        return new_game(self.link(setup), setup.players, seed, listening)

    def packs(self, state: Origami) -> dict[str, str]:
        names = [*state.linked.families, *([CHARACTERS] if state.linked.pairs else [])]
        return {name: self.library.packs[name].digest() for name in names}

    def kind(self, state: Origami, seat: int) -> str:
        return decisions.kind(state)

    def decision(self, state: Origami, seat: int) -> Decision:
        return decisions.decision(state, seat)

    def view(self, state: Origami, viewer: int, *, memory: bool = True) -> OrigamiView:
        return views.view(state.observe(viewer), self.name, memory)

    def draw(self, state: Origami, view: Mapping[str, Any], words: Speech) -> str:
        return draw.text(cast(OrigamiView, view), draw.figures(state.linked, self.library), words)

    def svg(self, state: Origami, view: Mapping[str, Any], words: Speech) -> str:
        return draw.svg(cast(OrigamiView, view), draw.figures(state.linked, self.library), words)

    def event(self, packed: int, viewer: int, state: Origami) -> Event:
        return decode(packed, viewer, SHAPES, {**IDS, Card: state.linked.names})

    def table(self, header: Mapping[str, Any]) -> Origami:
        if "position" in header:
            linked = self.read(header["position"]).linked
        else:
            linked = self.link(Setup(self.name, header["players"], header["options"]))
        return empty_table(linked, header["players"], Seed(0, 0, 0, 0))

    def write(self, state: Origami) -> str:
        return position.write(state, self.name)

    def read(self, text: str) -> Origami:
        return position.read(text, self.library, self.name, self.families)

    # -- what the self-check needs

    def random_table(self, random: Random) -> tuple[int, dict[str, Any]]:
        least, most = self.seats
        players = random.randint(least, most)
        extra = players < most and random.random() < 0.25
        if self.name == "origami":
            return players, {"extra": extra}
        options: dict[str, Any] = {"extra": extra}
        if random.random() < 0.4:
            # families have at most eight types, one brings rice paper, and characters come in two colours
            room = (MOST_TYPES - 1 - 8 * (players + extra)) // 2
            options["characters"] = random.randint(0, min(room, len(self.library.characters.pairs)))
        return players, options

    def audit(self, state: Origami) -> list[str]:
        return audit(state)

    def misplaced(self, view: Mapping[str, Any], decision: Decision) -> list[str]:
        return misplaced(cast(OrigamiView, view), decision)

    def twin(self, state: Origami, told: Sequence[Event], viewer: int, seed: Seed) -> Origami:
        return worlds.twin(state, told, viewer, seed)

    def listener(self, viewer: int, players: int) -> KnowledgeModel:
        return KnowledgeModel(viewer, players)

    def ledger(self, seen: Observation[Origami], owner: int) -> Counter[str]:
        held = seen.table.held
        return Counter({name: int(n) for card, name in enumerate(seen.table.linked.names) if (n := held(owner, card))})


def _chosen(known: Sequence[str], many: int, stream: Stream) -> list[str]:
    """So many of those known, left to chance."""
    left = list(known)
    return [left.pop(stream.below(len(left))) for _ in range(many)]


ORIGAMI: Final = OrigamiRules()
LEGENDS: Final = OrigamiRules(name="legends")
MIXED: Final = OrigamiRules(name="mixed")


def _write(state: Origami) -> str:
    """A position says which game it belongs to: the smallest that has its families."""
    families = set(state.linked.families)
    rules = next((rules for rules in (ORIGAMI, LEGENDS) if families <= set(BOXES[rules.name])), MIXED)
    return rules.write(state)


writers[Origami] = _write
