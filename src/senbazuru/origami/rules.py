"""Origami, as the kernel's `Rules`."""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from senbazuru.kernel.decision import Decision
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.event import Event, decode
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.rules import Setup
from senbazuru.kernel.state import State
from senbazuru.origami import decisions, position, worlds
from senbazuru.origami import view as views
from senbazuru.origami.audit import audit
from senbazuru.origami.engine.game import RULES_VERSION, Origami, new_game
from senbazuru.origami.engine.pack import Pack
from senbazuru.origami.engine.table import FAMILIES as CHOOSING
from senbazuru.origami.events import SHAPES
from senbazuru.origami.knowledge import KnowledgeModel
from senbazuru.origami.packs import FAMILIES, pack_of, shipped

LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5


class OrigamiRules:
    """The game of Origami. Options: `families` (a list; left out, chance chooses) and `extra` (one more family)."""

    name: Final = "origami"
    version: Final = RULES_VERSION

    def setup(self, players: int, options: Mapping[str, Any], seed: Seed) -> Setup:
        if type(players) is not int or not LEAST_PLAYERS <= players <= MOST_PLAYERS:
            raise SenbazuruError("wrong-players", given=players, least=LEAST_PLAYERS, most=MOST_PLAYERS)
        for option in options:
            if option not in ("families", "extra"):
                raise SenbazuruError("unknown-option", option=option, known="families, extra")
        extra = options.get("extra", False)
        if not isinstance(extra, bool):
            raise SenbazuruError("wrong-value", option="extra", expected="true or false")
        needed = players + (1 if extra else 0)
        if needed > len(FAMILIES):
            raise SenbazuruError("wrong-families", needed=needed, given=len(FAMILIES))
        families = self._families(options.get("families"), needed, seed)
        return Setup(self.name, players, {"families": families, "extra": extra})

    def _families(self, given: Any, needed: int, seed: Seed) -> list[str]:
        if given is None:
            stream = Stream(seed, CHOOSING, 0)
            left = list(FAMILIES)
            given = [left.pop(stream.below(len(left))) for _ in range(needed)]
        if not isinstance(given, list | tuple) or not all(isinstance(name, str) for name in given):
            raise SenbazuruError("wrong-value", option="families", expected="a list of names")
        for name in given:
            if name not in FAMILIES:
                raise SenbazuruError("unknown-family", family=name, known=", ".join(FAMILIES))
        if len(set(given)) != needed or len(given) != needed:
            raise SenbazuruError("wrong-families", needed=needed, given=len(set(given)))
        return [name for name in FAMILIES if name in given]

    def pack(self, setup: Setup) -> Pack:
        return pack_of(*setup.options["families"])

    def new(self, setup: Setup, seed: Seed, listening: bool = False) -> Origami:
        return new_game(self.pack(setup), setup.players, seed, listening)

    def packs(self, state: State) -> dict[str, str]:
        assert isinstance(state, Origami)
        return {name: shipped()[name].digest() for name in state.pack.families}

    def decision(self, state: State, seat: int) -> Decision:
        assert isinstance(state, Origami)
        return decisions.decision(state, seat)

    def view(self, state: State, viewer: int) -> dict[str, Any]:
        assert isinstance(state, Origami)
        return views.view(state.observe(viewer), viewer)

    def event(self, packed: int, viewer: int, state: State) -> Event:
        assert isinstance(state, Origami)
        names = state.pack.names

        def word(kind: str, value: int) -> Any:
            if kind == "card":
                return names[value] if value >= 0 else None
            if kind == "column":
                return position.COLUMNS[value]
            return value

        return decode(packed, viewer, SHAPES, word)

    def write(self, state: State) -> str:
        assert isinstance(state, Origami)
        return position.write(state)

    def read(self, text: str) -> Origami:
        return position.read(text)

    # -- what the self-check needs

    def random_table(self, random: Random) -> tuple[int, dict[str, Any]]:
        players = random.randint(LEAST_PLAYERS, MOST_PLAYERS)
        return players, {"extra": players < MOST_PLAYERS and random.random() < 0.25}

    def audit(self, state: State) -> list[str]:
        assert isinstance(state, Origami)
        return audit(state)

    def twin(self, state: State, told: Sequence[Event], viewer: int, seed: Seed) -> Origami:
        assert isinstance(state, Origami)
        return worlds.twin(state, told, viewer, seed)

    def listener(self, viewer: int, players: int) -> KnowledgeModel:
        return KnowledgeModel(viewer, players)

    def ledger(self, state: State, owner: int, viewer: int) -> Counter[str]:
        assert isinstance(state, Origami)
        known = {name: int(state.known(owner, card, viewer)) for card, name in enumerate(state.pack.names)}
        return +Counter(known)


ORIGAMI: Final = OrigamiRules()
