"""What a viewer is shown: plain data, and the types that say what it is like. `view.py` fills them in."""

from typing import Literal, TypedDict

from senbazuru.origami.position import Phase, Side

Box = Literal["origami", "legends", "mixed"]
"""The games of this engine."""


class CollectedCard(TypedDict):
    """A card in a collection, with its printed points and what it brings beyond them."""

    card: str
    points: int
    bonus: int
    played_this_turn: bool
    used_this_turn: bool


# `from` is a word of Python's own, so this one cannot be written as a class
Award = TypedDict("Award", {"card": str, "from": int | None, "points": int})
Award.__doc__ = (
    "Points that belong to no collection: from a card of another seat, or from a character, who is nobody's."
)


class OrigamiSeat(TypedDict):
    """One seat. `hand` names the cards that the viewer knows of; `cards_in_hand` counts all."""

    hand: list[str]
    cards_in_hand: int
    collections: dict[Side, list[CollectedCard]]
    chosen: list[str]
    hand_limit: int
    draw_limit: int
    score: int
    awards: list[Award]


class OrigamiView(TypedDict):
    """A table of Origami, Legends or both. Cards are ids; in `looking` there is null for those that are hidden."""

    game: Box
    viewer: int | Literal["spectator"]
    families: list[str]
    characters: list[str]
    players: int
    beyond_the_box: bool
    turn: int
    to_move: int
    start: int
    phase: Phase
    run_outs: int
    extra_actions: int
    over: bool
    deck: int
    discards: list[str]
    paper: int | None
    middle: list[str]
    line_length: int
    line: list[str]
    looking: list[str | None]
    seats: list[OrigamiSeat]
