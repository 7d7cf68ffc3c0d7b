"""A slow model of what everybody owns, worked out from what is told. The self-check holds it to the truth."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from senbazuru.islands.engine import events as e
from senbazuru.islands.engine.game import Islands
from senbazuru.islands.engine.table import COINS_DEALT, ISLANDS, PAINTED
from senbazuru.islands.squares import COLOURS
from senbazuru.kernel.bits import members

_PAINT: Final = "painted "


class Purses:
    """Coins, tokens and painted squares of every seat."""

    def __init__(self, players: int) -> None:
        self.held = [Counter({"coins": COINS_DEALT}) for _ in range(players)]

    def tell(self, event: Mapping[str, Any], /) -> None:
        kind, seat = event["event"], event["seat"]
        if kind == "earned":
            self.held[seat]["coins"] += event["coins"]
        elif kind == "spent":
            self.held[seat]["coins"] -= event["coins"]
        elif kind == "token":
            self.held[seat][event["token"]] += 1 if event["gained"] else -1
        elif kind == "painted":
            self.held[seat][_PAINT + event["colour"]] += len(event["squares"])

    def known(self, owner: int, /) -> Counter[str]:
        return +self.held[owner]


def ledger(state: Islands, owner: int) -> Counter[str]:
    """The same from the state."""
    found = Counter({"coins": int(state.coins(owner))})
    for token, name in enumerate(e.TOKENS):
        found[name] += int(state.tokens(owner, token))
    for colour, paint in enumerate(COLOURS):
        for island in range(ISLANDS):
            found[_PAINT + paint] += len(members(state.cells[state.map_at(owner, island) + PAINTED + colour]))
    return +found
