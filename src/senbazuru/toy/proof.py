"""What `senbazuru check` needs to prove the promises: see `kernel.check.Provable`."""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from senbazuru.kernel.check import Provable
from senbazuru.kernel.decision import Decision
from senbazuru.kernel.event import Event
from senbazuru.kernel.random import Seed
from senbazuru.kernel.state import NOBODY
from senbazuru.toy import engine as e
from senbazuru.toy.engine import Boats


class BoatsProofs(Provable[Boats]):
    """What must hold, and another world that looks the same."""

    def audit(self, state: Boats) -> list[str]:
        """What must hold at every moment: here, that hands are as large as they say."""
        sizes = [int(state.cells[e.HANDS + seat * e.EACH]) for seat in range(state.players)]
        return [f"hand {seat} is not {size}" for seat, size in enumerate(sizes) if len(state.hand(seat)) != size]

    def misplaced(self, view: Mapping[str, Any], decision: Decision) -> list[str]:
        """Options that do not lie where they say."""
        named = [option for option in decision.options if option.key == "sheet"]
        there = [(option, view["seats"][where.seat]["hand"][where.place]) for option in named for where in option.where]
        wrong = [f"{option.word} lies nowhere" for option in named if not option.where]
        return wrong + [f"{option.word} is not there" for option, sheet in there if sheet != option.args["sheet"]]

    def twin(self, state: Boats, told: Sequence[Event], viewer: int, seed: Seed) -> Boats:
        """Another world that looks the same to the viewer, now and through all that is told.

        Sheets that others neither bid nor discard, and the deck below what is drawn, change places.
        """
        world = state.copy()
        drawn = sum(event.kind == "drawn" for event in told)
        deck = list(range(int(state.deck_size) - drawn))
        held: list[tuple[int, int]] = []
        for seat in range(state.players):
            if seat != viewer:
                shown = [event.args["sheet"] for event in told if event.seat == seat and "sheet" in event.args]
                left = Counter(state.hand(seat))
                left.subtract(sheet for sheet in shown if sheet is not None)
                held += [(seat, sheet) for sheet in left.elements()]
        pool = [int(state.cells[place]) for place in deck] + [sheet for _, sheet in held]
        Random(str(seed)).shuffle(pool)
        for place in deck:
            world.cells[place] = pool.pop()
        for seat, sheet in held:
            world.cells[e.HANDS + seat * e.EACH + sheet] -= 1
            world.cells[e.HANDS + seat * e.EACH + pool.pop()] += 1
        world._asked = NOBODY
        return world
