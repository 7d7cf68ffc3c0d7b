"""What must hold at every moment of every game."""

from collections.abc import Mapping
from typing import Any, Final

from senbazuru.islands.engine import events as e
from senbazuru.islands.engine import table as t
from senbazuru.islands.engine.atlas import COAL, GOLD, LIGHTHOUSE, VOLCANO
from senbazuru.islands.engine.game import Islands
from senbazuru.islands.engine.steps import AFTER, KEEP
from senbazuru.islands.position import surrounded, unsurrounded_volcanoes
from senbazuru.islands.shown import IslandsView
from senbazuru.kernel.bits import members
from senbazuru.kernel.decision import Decision, Where


def audit(state: Islands) -> list[str]:
    """Everything that is wrong with a position; nothing, as a rule."""
    if state.frame == KEEP:
        return []
    wrong = [problem for seat in range(int(state.players)) for problem in _seat(state, seat)]
    return wrong + _reserve(state)


def _waiting(state: Islands, seat: int, kind: int) -> int:
    """Landmarks of a kind that are surrounded but not yet resolved."""
    base = int(state.players) * t.SEAT
    frames = [[int(state.cells[base + n * t.FRAME + place]) for place in (0, 1, 7, 9)] for n in range(int(state.depth))]
    frames.append([int(state.frame), int(state.seat), int(state.island), int(state.pending)])
    count = 0
    for frame, owner, island, pending in frames:
        if frame == AFTER and owner == seat:
            first = int(state.atlas.first_landmark[state.chart(seat, island)])
            count += sum(int(state.atlas.kind[first + n]) == kind for n in members(pending))
    return count


def _seat(state: Islands, seat: int) -> list[str]:
    wrong = []
    cells, at = state.cells, seat * t.SEAT
    if state.coins(seat) < 0 or any(state.tokens(seat, token) < 0 for token in range(len(e.TOKENS))):
        wrong.append(f"seat {seat} owes coins or tokens")
    begun = []
    done = dict.fromkeys((LIGHTHOUSE, COAL, GOLD), (0, 0))
    for island in range(t.ISLANDS):
        place = int(state.map_at(seat, island))
        masks = [int(cells[place + t.PAINTED + colour]) for colour in range(3)]
        if sum(len(members(mask)) for mask in masks) != len(members(masks[0] | masks[1] | masks[2])):
            wrong.append(f"a square of island {island} of seat {seat} has two colours")
        if int(state.painted(seat, island)) & ~int(state.atlas.land[cells[place]]):
            wrong.append(f"paint beyond the land on island {island} of seat {seat}")
        if state.painted(seat, island):
            begun.append(int(cells[place + t.ORDER]))
        elif cells[place + t.ORDER] or cells[place + t.FILLED]:
            wrong.append(f"island {island} of seat {seat} is not begun")
        for kind, (all_of, one) in done.items():
            more, of_one = surrounded(state, seat, island, kind)
            done[kind] = (all_of + more, one + of_one)
    if sorted(begun) != list(range(1, int(cells[at + t.ISLANDS_BEGUN]) + 1)):
        wrong.append(f"the islands of seat {seat} were begun in the order {begun}")
    if state.tokens(seat, e.VOLCANO_TOKEN) != unsurrounded_volcanoes(state, seat) + _waiting(state, seat, VOLCANO):
        wrong.append(f"seat {seat} has {state.tokens(seat, e.VOLCANO_TOKEN)} volcano tokens")
    granted = done[LIGHTHOUSE][0] - _waiting(state, seat, LIGHTHOUSE) - max(0, int(cells[at + t.ISLANDS_BEGUN]) - 1)
    if cells[at + t.ANY_ACCESS] + cells[at + t.REGULAR_ACCESS] != granted or granted < 0:
        wrong.append(f"seat {seat} has access to {granted} new islands by its lighthouses")
    if state.coal_left == t.UNLIMITED:
        for kind, token in ((COAL, e.COAL_ANY), (GOLD, e.GOLD_TWO)):
            held = int(state.tokens(seat, token) + state.tokens(seat, token + 1))
            waiting = _waiting(state, seat, kind)
            one = done[kind][1]
            if held != done[kind][0] - waiting or not one - waiting <= state.tokens(seat, token) <= one:
                wrong.append(f"seat {seat} holds {held} tokens {e.TOKENS[token]} and {e.TOKENS[token + 1]}")
    return wrong


def _reserve(state: Islands) -> list[str]:
    """With limited tokens: all are somewhere."""
    if state.coal_left == t.UNLIMITED:
        return []
    wrong = []
    for left, token in ((int(state.coal_left), e.COAL_ANY), (int(state.gold_left), e.GOLD_TWO)):
        held = sum(int(state.tokens(seat, token) + state.tokens(seat, token + 1)) for seat in range(int(state.players)))
        if held + left != state.players + 1:
            wrong.append(f"{held} tokens {e.TOKENS[token]} held and {left} left")
    return wrong


THINGS: Final = frozenset(
    ("return-sheet", "island", "square", "turn", "landmark", "victim", "token", "research", "reroll", "reroll-six")
)
"""Options that name something on the table."""


def misplaced(view: IslandsView, decision: Decision) -> list[str]:
    """Options of a question that do not lie where they say."""
    wrong = [f"{option.word} lies nowhere" for option in decision.options if option.key in THINGS and not option.where]
    return wrong + [
        f"{option.word} is not at {where}"
        for option in decision.options
        for where in option.where
        if option.key not in THINGS or not _lies(view, decision, option.args, where)
    ]


def _lies(view: IslandsView, decision: Decision, args: Mapping[str, Any], where: Where) -> bool:
    seats = view["seats"]
    if where.zone == "science":
        return where.place is not None and list(view["science"])[where.place] == args["technology"]
    if where.zone == "dice":
        return bool(decision.args["other" if where.place else "die"] == args["die"])
    if where.seat is None or not 0 <= where.seat < len(seats):
        return False
    if where.zone == "seat":
        return bool(args["owner"] == where.seat)
    if where.zone == "tokens":
        return where.place is not None and (e.TOKENS[where.place], where.seat) == (args["token"], args["owner"])
    if where.zone == "dealt":
        return bool(where.place is not None and seats[where.seat]["dealt"][where.place] == args["sheet"])
    if where.island is None or not 1 <= where.island <= len(seats[where.seat]["islands"]):
        return False
    island = seats[where.seat]["islands"][where.island - 1]
    if where.zone == "island":
        return bool((where.island, island["name"]) == (args["island"], args["name"]))
    if where.island != decision.args["island"]:
        return False
    if "landmark" in args:
        return bool(island["squares"].get(where.square or "") == args["landmark"])
    free = where.square not in island["squares"] and where.square not in island["painted"]
    return bool(free and where.square in args.get("squares", [args.get("square")]))
