"""The score: harbours, temples and outlines, less what is left unpainted on islands that were begun."""

from typing import Final, Literal

from mypy_extensions import i64

from senbazuru.islands.engine.atlas import REGULAR, SECRET, TEMPLE
from senbazuru.islands.engine.table import FILLED, ISLANDS, Table
from senbazuru.kernel.bits import ONE, size_of

HARBOUR_POINTS: Final = 20
TEMPLE_POINTS: Final = 10
OUTLINE_POINTS: Final = 10
"""In one colour, or an outline in its own; half of that otherwise."""

Title = Literal["creator", "founder", "architect", "builder", "master", "apprentice"]
TITLES: Final[tuple[tuple[int, Title], ...]] = (
    (300, "creator"),
    (250, "founder"),
    (200, "architect"),
    (150, "builder"),
    (100, "master"),
    (75, "apprentice"),
)


def most_points(kind: i64) -> i64:
    """What a landmark of a kind brings in one colour; nothing if it is there for something else."""
    if kind == REGULAR or kind == SECRET:
        return HARBOUR_POINTS
    return TEMPLE_POINTS if kind == TEMPLE else 0


def landmark_points(table: Table, seat: i64, island: i64, landmark: i64) -> i64:
    """What a landmark (its number in the atlas) is worth to a seat now."""
    points: i64 = most_points(table.atlas.kind[landmark])
    if points == 0 or not table.surrounded(seat, island, landmark):
        return 0
    return points if table.one_colour(seat, island, table.atlas.ring[landmark]) else points // 2


def outline_points(table: Table, seat: i64, island: i64, outline: i64) -> i64:
    """What the nth outline of an island is worth."""
    filled: i64 = (table.cells[table.map_at(seat, island) + FILLED] >> (2 * outline)) & 3
    return OUTLINE_POINTS // 2 * filled


def island_score(table: Table, seat: i64, island: i64) -> i64:
    """Nothing for an island that was not begun."""
    if table.painted(seat, island) == 0:
        return 0
    atlas = table.atlas
    chart: i64 = table.chart(seat, island)
    points: i64 = -size_of(table.free(seat, island))
    landmark: i64 = atlas.first_landmark[chart]
    while landmark < atlas.first_landmark[chart + 1]:
        points += landmark_points(table, seat, island, landmark)
        landmark += 1
    outline: i64 = atlas.first_outline[chart + 1] - atlas.first_outline[chart]
    while outline > 0:
        outline -= 1
        points += outline_points(table, seat, island, outline)
    return points


def score(table: Table, seat: i64) -> i64:
    points: i64 = 0
    island: i64 = 0
    while island < ISLANDS:
        points += island_score(table, seat, island)
        island += 1
    return points


def winners(table: Table) -> i64:
    return best_of(table, (ONE << table.players) - 1)


def best_of(table: Table, seats: i64) -> i64:
    """Of these seats: most points; of those tied the richest; still tied, shared."""
    best: i64 = 0
    richest: i64 = 0
    found: i64 = 0
    seat: i64 = 0
    while seat < table.players:
        if (seats >> seat) & 1:
            points: i64 = score(table, seat)
            coins: i64 = table.coins(seat)
            if not found or points > best or (points == best and coins > richest):
                best = points
                richest = coins
                found = 0
            if points == best and coins == richest:
                found |= ONE << seat
        seat += 1
    return found
