"""Origami, as the kernel's `Rules`."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from senbazuru.kernel.decision import Decision
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.event import Event, decode
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.rules import Setup
from senbazuru.kernel.state import State
from senbazuru.origami import decisions, draw, position, worlds
from senbazuru.origami import view as views
from senbazuru.origami.audit import audit
from senbazuru.origami.engine.game import FOLDS_DEALT, RULES_VERSION, Origami, new_game
from senbazuru.origami.engine.pack import Pack
from senbazuru.origami.engine.table import FAMILIES as CHOOSING
from senbazuru.origami.engine.table import LINE_LENGTH
from senbazuru.origami.events import SHAPES
from senbazuru.origami.knowledge import KnowledgeModel
from senbazuru.origami.packs import SHIPPED_LIBRARY, Library

LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5


class OrigamiRules:
    """The game of Origami. Options: `families` (a list; left out, chance chooses) and `extra` (one more family)."""

    name: Final = "origami"
    version: Final = RULES_VERSION

    def __init__(self, library: Library = SHIPPED_LIBRARY) -> None:
        self.library = library

    def with_packs(self, folders: Iterable[Path]) -> "OrigamiRules":
        """The same game with the packs of these folders."""
        library = self.library
        for folder in folders:
            library = library.with_folder(folder)
        return OrigamiRules(library)

    def adopt(self, header: Mapping[str, Any]) -> "OrigamiRules":
        """Rules with the packs that a record carries."""
        texts = header.get("pack_texts", {})
        if not isinstance(texts, dict) or not all(isinstance(text, str) for text in texts.values()):
            raise SenbazuruError("bad-record", line=1, problem="pack_texts are texts by family")
        return OrigamiRules(self.library.with_texts(texts)) if texts else self

    def carry(self, state: State) -> dict[str, str]:
        """The packs a record must carry to be played where they are not known."""
        assert isinstance(state, Origami)
        return self.library.carried(state.pack.families)

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
        known = list(self.library.families)
        if needed > len(known):
            raise SenbazuruError("wrong-families", needed=needed, given=len(known))
        families = self._families(options.get("families"), known, needed, seed)
        size = self.library.pack(*families).size
        if size < players * FOLDS_DEALT + LINE_LENGTH + 1:
            raise SenbazuruError("too-few-cards", cards=int(size), needed=players * FOLDS_DEALT + LINE_LENGTH + 1)
        return Setup(self.name, players, {"families": families, "extra": extra})

    def _families(self, given: Any, known: list[str], needed: int, seed: Seed) -> list[str]:
        if given is None:
            stream = Stream(seed, CHOOSING, 0)
            left = list(known)
            given = [left.pop(stream.below(len(left))) for _ in range(needed)]
        if not isinstance(given, list | tuple) or not all(isinstance(name, str) for name in given):
            raise SenbazuruError("wrong-value", option="families", expected="a list of names")
        for name in given:
            if name not in known:
                raise SenbazuruError("unknown-family", family=name, known=", ".join(known))
        if len(set(given)) != needed or len(given) != needed:
            raise SenbazuruError("wrong-families", needed=needed, given=len(set(given)))
        return [name for name in known if name in given]

    def pack(self, setup: Setup) -> Pack:
        return self.library.pack(*setup.options["families"])

    def new(self, setup: Setup, seed: Seed, listening: bool = False) -> Origami:
        return new_game(self.pack(setup), setup.players, seed, listening)

    def packs(self, state: State) -> dict[str, str]:
        assert isinstance(state, Origami)
        return {name: self.library.families[name].digest() for name in state.pack.families}

    def decision(self, state: State, seat: int) -> Decision:
        assert isinstance(state, Origami)
        return decisions.decision(state, seat)

    def view(self, state: State, viewer: int) -> dict[str, Any]:
        assert isinstance(state, Origami)
        return views.view(state.observe(viewer), viewer)

    def draw(self, state: State, view: Mapping[str, Any]) -> str:
        assert isinstance(state, Origami)
        return draw.text(view, draw.figures(state.pack))

    def svg(self, state: State, view: Mapping[str, Any]) -> str:
        assert isinstance(state, Origami)
        return draw.svg(view, draw.figures(state.pack))

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
        return position.read(text, self.library.pack)

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
