"""What a viewer may know, as plain data: made from an observation, which has blanks where the truth is hidden."""

from typing import Final

from senbazuru.kernel.bits import members
from senbazuru.kernel.state import OMNISCIENT, SPECTATOR
from senbazuru.origami.engine.game import OrigamiObservation
from senbazuru.origami.engine.linked import Linked
from senbazuru.origami.engine.modifiers import PRICE_BY
from senbazuru.origami.engine.scoring import card_bonus, from_character, given, score, winners
from senbazuru.origami.engine.table import DRAW_LIMIT, HAND_LIMIT, LINE_LENGTH, MOST_DIFFERENCE, Causes, Table
from senbazuru.origami.engine.zones import CARD, PLAYED, USED
from senbazuru.origami.position import COLUMNS, PHASES
from senbazuru.origami.shown import Award, Box, CollectedCard, Figure, OrigamiSeat, OrigamiView

BOX_PLAYERS: Final = 4
"""Five may play where there are families enough; but the boxes were made for four."""


def view(observation: OrigamiObservation, game: Box = "origami", memory: bool = True) -> OrigamiView:
    """The table as this observation shows it; without `memory`, hands of others are only counted until the end."""
    seen, viewer = observation.table, int(observation.viewer)
    linked = seen.linked
    names = [*linked.names, None]
    reminded = memory or seen.over or viewer == OMNISCIENT
    top = int(linked.size - seen.discards_size)
    line: Causes = []
    return {
        "game": game,
        "viewer": "spectator" if viewer == SPECTATOR else viewer,
        "families": list(linked.families),
        "characters": list(linked.pairs),
        "players": int(seen.players),
        "beyond_the_box": bool(seen.players > BOX_PLAYERS),
        "turn": int(seen.turns),
        "to_move": int(seen.turn_seat),
        "start": int(seen.start),
        "phase": PHASES[seen.phase],
        "run_outs": int(seen.run_outs),
        "extra_actions": int(seen.extra),
        "over": bool(seen.over),
        "winners": members(winners(seen)) if seen.over else None,
        "deck": int(seen.deck_size),
        "discards": [linked.names[seen.cells[top + n]] for n in range(seen.discards_size)],
        "paper": int(seen.paper) if linked.paper >= 0 else None,
        "middle": [linked.names[card] for card in members(seen.middle)],
        "line_length": _figure(linked, LINE_LENGTH, int(seen.line_length(line)), line),
        "line": [linked.names[seen.line_card(n)] for n in range(seen.line_size)],
        "looking": [names[seen.cells[seen.layout.limbo + n]] for n in range(seen.limbo_size)],
        "seats": [_seat(seen, seat, reminded or seat == viewer) for seat in range(seen.players)],
    }


def _seat(seen: Table, seat: int, named: bool) -> OrigamiSeat:
    """One seat: cards known to the viewer by name if they are to be named, the others only counted."""
    linked = seen.linked
    names = linked.names
    known = [name for card, name in enumerate(names) for _ in range(seen.held(seat, card))] if named else []
    chosen = [seen.cells[seen.layout.choices + 2 * seat + n] for n in (0, 1)]
    kept: Causes = []
    drawn: Causes = []
    apart: Causes = []
    added: Causes = []
    return {
        "hand": known,
        "cards_in_hand": int(seen.hand_size(seat)),
        "collections": {
            side: [_collected(seen, seat, column, n) for n in range(seen.column_size(seat, column))]
            for column, side in enumerate(COLUMNS)
        },
        "chosen": [names[card - 1] for card in chosen if card],
        "hand_limit": _figure(linked, HAND_LIMIT, int(seen.hand_limit(seat, kept)), kept),
        "draw_limit": _figure(linked, DRAW_LIMIT, int(seen.draw_limit(seat, drawn)), drawn),
        "difference": _figure(linked, MOST_DIFFERENCE, int(seen.most_difference(seat, apart)), apart),
        "price": _figure(linked, 0, int(seen.change(seat, PRICE_BY, added)), added),
        "prices": {
            name: price
            for card, name in enumerate(names)
            if card != linked.paper and (price := int(seen.price(seat, card))) != linked.cost[card]
        },
        "score": int(score(seen, seat)),
        "awards": _awards(seen, seat),
    }


def _figure(linked: Linked, usual: int, now: int, causes: Causes) -> Figure:
    return {"is": now, "usual": usual, "by": [{"card": linked.names[card], "by": by} for card, by in causes]}


def _awards(seen: Table, seat: int) -> list[Award]:
    """Those from cards of others, then those from characters."""
    names = seen.linked.names
    awards: list[Award] = [
        {"card": names[seen.cells[seen.column_start(owner, column) + height] & CARD], "from": owner, "points": points}
        for owner in range(seen.players)
        for column in (0, 1)
        for height in range(seen.column_size(owner, column))
        if owner != seat and (points := int(given(seen, owner, column, height, seat)))
    ]
    for card in members(seen.middle):
        points = int(from_character(seen, card, seat))
        if points:
            awards.append({"card": names[card], "from": None, "points": points})
    return awards


def _collected(seen: Table, seat: int, column: int, height: int) -> CollectedCard:
    card = seen.cells[seen.column_start(seat, column) + height]
    return {
        "card": seen.linked.names[card & CARD],
        "points": int(seen.linked.points[card & CARD]),
        "bonus": int(card_bonus(seen, seat, column, height)),
        "played_this_turn": bool(card & PLAYED),
        "used_this_turn": bool(card & USED),
    }
