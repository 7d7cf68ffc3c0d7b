"""What must hold at every moment of every game."""

from collections.abc import Sequence

from senbazuru.kernel.bits import members
from senbazuru.kernel.decision import Decision, Option, Where
from senbazuru.kernel.state import OMNISCIENT, SPECTATOR
from senbazuru.origami.engine.game import Origami
from senbazuru.origami.engine.modifiers import DIFFERENCE_BY, MODIFIERS
from senbazuru.origami.engine.table import MOST_DIFFERENCE
from senbazuru.origami.engine.zones import tally_of
from senbazuru.origami.position import COLUMNS
from senbazuru.origami.shown import OrigamiView


def audit(state: Origami) -> list[str]:
    """Everything that is wrong with a position; nothing, as a rule."""
    return [*_conservation(state), *_balance(state), *_hands(state), *_knowledge(state)]


def _conservation(state: Origami) -> list[str]:
    linked = state.linked
    return [
        f"{linked.names[card]}: {linked.copies[card] - missing} cards instead of {linked.copies[card]}"
        for card, missing in enumerate(state.observe(OMNISCIENT).unseen())
        if missing
    ]


def _balance(state: Origami) -> list[str]:
    """The collections differ by no more than was ever allowed: a rule that leaves does not move cards."""
    linked = state.linked
    changes = [int(linked.by[card * MODIFIERS + DIFFERENCE_BY]) for card in range(linked.types)]
    most = MOST_DIFFERENCE + sum(by * int(linked.copies[card]) for card, by in enumerate(changes) if by > 0)
    sizes = [(int(state.column_size(seat, 0)), int(state.column_size(seat, 1))) for seat in range(state.players)]
    wrong = [f"collections of seat {n}: {a} and {b}" for n, (a, b) in enumerate(sizes) if abs(a - b) > most]
    return wrong + [
        f"both colours of {linked.names[card]} are in the middle"
        for card in members(state.middle)
        if state.middle >> (int(linked.partner[card]) - 1) & 1
    ]


def _hands(state: Origami) -> list[str]:
    wrong = []
    for seat in range(state.players):
        held = [(card, int(state.held(seat, card))) for card in _met(state, seat)]
        if sum(2**card for card, n in held if n) != state.hand(seat):
            wrong.append(f"hand {seat}: mask and cells differ")
        if sum(int(tally_of(state.linked.folds[card])) * n for card, n in held) != state.tally(seat):
            wrong.append(f"hand {seat}: tally and cells differ")
    return wrong


def _knowledge(state: Origami) -> list[str]:
    """Nobody knows more of a hand than there is, and its owner knows it all."""
    wrong = []
    for seat in range(state.players):
        for card in _met(state, seat):
            held = state.held(seat, card)
            for viewer in (*range(state.players), SPECTATOR):
                known = state.known(seat, card, viewer)
                if known > held or (viewer == seat and known != held):
                    wrong.append(f"viewer {viewer} knows {known} of {held} {state.linked.names[card]} of seat {seat}")
    return wrong


def _met(state: Origami, seat: int) -> list[int]:
    """The types of which a hand's cells say anything at all: that there are some, or that somebody knows of some."""
    first = int(state.layout.hands + seat * state.layout.hand + 2)
    return [card for card, cell in enumerate(state.cells[first : first + state.linked.types]) if cell]


def misplaced(view: OrigamiView, decision: Decision) -> list[str]:
    """Options of a question that do not lie where they say."""
    wrong = []
    for option in decision.options:
        if not option.where and ("card" in option.args or "column" in option.args or "seat" in option.args):
            wrong.append(f"{option.word} lies nowhere")
        wrong += [f"{option.word} is not at {where}" for where in option.where if not _lies(view, option, where)]
    return wrong


def _lies(view: OrigamiView, option: Option, where: Where) -> bool:
    card = option.args.get("card")
    if where.zone == "paper":
        return view["paper"] is not None and where.place is None
    if where.seat is not None and not 0 <= where.seat < view["players"]:
        return False
    if where.zone == "seat":
        return bool(option.args["seat"] == where.seat)
    if where.zone in ("collection", "gap"):
        return _collected(view, option, where)
    zones: dict[str, Sequence[str | None]] = {
        "line": view["line"],
        "discards": view["discards"],
        "looking": view["looking"],
        "hand": view["seats"][where.seat]["hand"] if where.seat is not None else [],
    }
    if where.place is None:
        return card is None and where.zone in zones
    return card is not None and 0 <= where.place < len(zones[where.zone]) and zones[where.zone][where.place] == card


def _collected(view: OrigamiView, option: Option, where: Where) -> bool:
    """A card of a collection, or a place for one. Options that name no place may mean any top of their name."""
    if where.seat is None or where.column not in COLUMNS or where.height is None:
        return False
    pile = view["seats"][where.seat]["collections"][where.column]
    if option.args.get("column", where.column) != where.column:
        return False
    if where.zone == "gap":
        end = 1 if option.args.get("end") == "bottom" else len(pile) + 1
        return bool(where.height == option.args.get("height", end) and 0 < where.height <= len(pile) + 1)
    height = option.args.get("height", len(pile))
    return bool(where.height == height and 0 < height <= len(pile) and pile[height - 1]["card"] == option.args["card"])
