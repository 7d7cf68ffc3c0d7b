"""Counting Paper Boats at home: everybody has so many points."""

from collections.abc import Iterator, Mapping
from typing import Final

from senbazuru.kernel.count import Ask, Called, Count, Draft, Tally
from senbazuru.kernel.rules import Rules
from senbazuru.toy.engine import BOATS

MOST_POINTS: Final = 6 * BOATS


class BoatCount(Count):
    """The last boat has left; who has won it does not matter any more."""

    def position(self, rules: Rules, tally: Tally, called: Called) -> Draft:
        lines = [part.take("points") for part in tally.players]
        points = [line.number_up_to(MOST_POINTS) if line else 0 for line in lines]
        draft = Draft()
        draft.add("game", rules.name)
        draft.add("players", len(points))
        draft.add("boat", BOATS)
        draft.add("winner", 0)
        draft.add("points", ", ".join(map(str, points)))
        return draft

    def asked(self, rules: Rules, given: Mapping[str, list[str]], called: Called) -> Iterator[Ask]:
        yield Ask("points", "number")


COUNT: Final = BoatCount()
