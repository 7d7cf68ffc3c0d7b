"""Worlds a viewer cannot tell apart: nothing is hidden but the sheets to choose from."""

from collections.abc import Mapping, Sequence
from random import Random

from senbazuru.islands.engine import table as t
from senbazuru.islands.engine.game import Islands
from senbazuru.islands.engine.steps import KEEP
from senbazuru.kernel.event import Event
from senbazuru.kernel.random import Seed, Stream


def twin(state: Islands, told: Sequence[Event], viewer: int, seed: Seed) -> Islands:
    """Another world that looks the same to the viewer, now and through all that is told.

    While sheets are chosen, others hold others; if the story tells which they keep, only what they return differs.
    """
    world = state.copy()
    if state.frame != KEEP:
        return world
    kept = {event.seat: {event.args["sheet"], event.args["other"]} for event in told if event.kind == "sheets-kept"}
    if not kept:
        world.deal_sheets(Stream(seed, t.RESAMPLE, 1), viewer)
        return world
    _return_others(world, kept, viewer, Random(str(seed)))
    return world


def _return_others(world: Islands, kept: Mapping[int | None, set[str]], viewer: int, random: Random) -> None:
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
