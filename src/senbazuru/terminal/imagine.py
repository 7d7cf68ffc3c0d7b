"""A whole position that a seat cannot tell from the true one, to try out what an answer would lead to.

What a seat is asked and may answer depends on nothing that it cannot see: that is proven of every game. So in any
such position its steps go as they would at the table, until something new is seen or rolled.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from senbazuru.kernel.bits import ONE, members
from senbazuru.kernel.random import Seed
from senbazuru.kernel.rules import Rules
from senbazuru.kernel.state import State
from senbazuru.origami.engine.game import Origami
from senbazuru.origami.engine.steps import PAY, PLACE
from senbazuru.origami.engine.table import Table
from senbazuru.origami.engine.zones import CARD, FRAME


def imagined(rules: Rules, header: Mapping[str, Any], numbers: Sequence[int], seat: int) -> State:
    """A position that fits an observation, as the server sends it, of a seat."""
    seen = rules.restore(header, numbers)
    if isinstance(seen, Table):
        return _dealt(seen, seat)
    seen.resample(seat, Seed.number(1))
    return seen


def _dealt(seen: Table, seat: int) -> Origami:
    """Origami with the unseen cards dealt in some way to the other hands, to whoever looks at cards, and the deck."""
    pack, lay = seen.pack, seen.layout
    world = Origami(pack, lay, seen.players, seen.seed, seen.cells[:])
    world.inherit_zones(seen)
    pool = sorted(_unseen(seen).elements(), key=lambda card: card == pack.paper)  # rice paper is in hands only
    for other in range(seen.players):
        if other == seat:
            continue
        start = lay.hands + other * lay.hand
        for n in range(lay.hand):
            world.cells[start + n] = 0
        for card in range(pack.types):
            for _ in range(seen.held(other, card)):
                world.gain(other, card, ONE << seat)
        for _ in range(seen.held(other, pack.unknown)):
            world.gain(other, pool.pop(), 0)
    hidden = [lay.limbo + n for n in range(seen.limbo_size)] if seat != seen.seat else []
    for place in (*hidden, *range(seen.deck_size)):
        world.cells[place] = pool.pop()
    return world


def _unseen(seen: Table) -> Counter[int]:
    """All cards but those that an observation shows."""
    pack, lay, cells = seen.pack, seen.layout, seen.cells
    unseen = Counter({card: int(pack.copies[card]) for card in range(pack.types)})
    open_cards = [cells[n] for n in range(pack.size - seen.discards_size, lay.line + seen.line_size)]
    open_cards += [cells[lay.limbo + n] for n in range(seen.limbo_size)]
    open_cards += [cells[lay.collected + n] & CARD for n in range(cells[lay.collected - 1])]
    open_cards += members(seen.middle)
    # a card that is being played is neither in the hand nor in a collection
    frames = [(seen.frame, seen.card)]
    frames += [(cells[at], cells[at + 3]) for at in range(lay.stack, lay.stack + seen.depth * FRAME, FRAME)]
    open_cards += [card for frame, card in frames if frame in (PAY, PLACE)]
    unseen.subtract(int(card) for card in open_cards if card != pack.unknown)
    for seat in range(seen.players):
        unseen.subtract({card: int(seen.held(seat, card)) for card in range(pack.types)})
    if pack.paper >= 0:
        unseen[int(pack.paper)] -= int(seen.paper)
    return unseen
