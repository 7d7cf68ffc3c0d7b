"""Worlds a viewer cannot tell apart.

`twin` makes, from a position and what happened after it, another position that differs only in cards the viewer
neither knew before nor saw since. Played on with the same visible answers, everything that viewer is told must be
the same, to the byte.
"""

from collections import Counter
from collections.abc import Sequence

from senbazuru.kernel.bits import members
from senbazuru.kernel.event import Event
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.state import NOBODY, SPECTATOR
from senbazuru.origami.engine.game import Origami
from senbazuru.origami.engine.table import RESAMPLE
from senbazuru.origami.engine.zones import tally_of

POPS = ("turned-up", "drawn", "looked")
"""Each card that leaves the deck is told by exactly one event of these kinds."""
SHOWING = ("announced", "paid", "paid-double", "discarded", "to-line", "replaced", "look-discarded", "shown")
"""Events in which a seat lets everybody see a card that may have been hidden."""


def twin(state: Origami, told: Sequence[Event], viewer: int, seed: Seed) -> Origami:
    """Another position, the same for the viewer now and through everything in `told` (seen omnisciently)."""
    world = state.copy()
    frozen = _frozen_seats(told, viewer)
    shown = _shown(told, viewer)
    deck = _free_deck_places(state, told, viewer, frozen, shown)
    hands = _free_hand_cards(state, viewer, frozen, shown)
    pool = [int(state.cells[place]) for place in deck] + [card for _, card in hands]
    stream = Stream(seed, RESAMPLE, 1)
    for last in range(len(pool) - 1, 0, -1):
        other = stream.below(last + 1)
        pool[last], pool[other] = pool[other], pool[last]
    for place, card in zip(deck, pool, strict=False):
        world.cells[place] = card
    for (seat, old), new in zip(hands, pool[len(deck) :], strict=True):
        _swap(world, seat, old, new)
    if not any(event.kind in ("shuffled", "stolen") for event in told):
        world.seed = seed
    world._asked = NOBODY  # remembered options belonged to the other world
    return world


def _frozen_seats(told: Sequence[Event], viewer: int) -> set[int]:
    """Seats whose whole hand matters: chance picked a card from it, or the viewer looked at it."""
    frozen = {viewer}
    for event in told:
        if event.kind == "stolen" and event.seat is not None:
            frozen.add(event.seat)
        if event.kind == "hand-looked" and event.seat == viewer:
            frozen.add(event.args["owner"])
    return frozen


def _shown(told: Sequence[Event], viewer: int) -> Counter[str]:
    """How many cards of each name are shown, or come to be known by the viewer."""
    shown = Counter(event.args["card"] for event in told if event.kind in SHOWING)
    for place, event in enumerate(told):
        # a card passed on out of sight stays the same if anything is shown later: it may be that very card
        later = any(other.kind in SHOWING for other in told[place + 1 :])
        if event.kind == "given" and (later or viewer in (event.seat, event.args["to"])):
            shown[event.args["card"]] += 1
    return shown


def _free_deck_places(
    state: Origami, told: Sequence[Event], viewer: int, frozen: set[int], shown: Counter[str]
) -> list[int]:
    """Where in the deck cards lie that the viewer does not get to see."""
    free: list[int] = []
    place = int(state.deck_size)
    for event in told:
        if event.kind == "shuffled":
            break
        if event.kind in POPS:
            place -= 1
            hidden = event.kind != "turned-up" and event.seat != viewer and event.seat not in frozen
            if hidden and not shown[event.args["card"]]:
                free.append(place)
    return free + list(range(place))


def _free_hand_cards(state: Origami, viewer: int, frozen: set[int], shown: Counter[str]) -> list[tuple[int, int]]:
    """Cards in other hands that the viewer does not get to see, as pairs of seat and card."""
    free: list[tuple[int, int]] = []
    for seat in range(state.players):
        if seat in frozen or state.cells[state.layout.choices + 2 * seat]:
            continue
        for card in members(state.hand(seat)):
            if card == state.linked.paper:
                continue  # it can be nowhere but in a hand, and everybody saw how much of it went there
            hidden = state.held(seat, card) - state.known(seat, card, viewer)
            free.extend([(seat, card)] * max(0, int(hidden) - shown[state.linked.names[card]]))
    return free


def _swap(world: Origami, seat: int, old: int, new: int) -> None:
    """Exchange a card nobody need know of in a hand for another."""
    hand = world.layout.hands + seat * world.layout.hand
    held = int(world.held(seat, old)) - 1
    cell = held
    for viewer in range(SPECTATOR + 1):
        cell |= min(int(world.known(seat, old, viewer)), held) << (6 * viewer + 6)
    world.cells[hand + 2 + old] = cell
    if held == 0:
        world.cells[hand] ^= 2**old
    world.cells[hand + 1] -= tally_of(world.linked.folds[old])
    world.gain(seat, new, 0)
