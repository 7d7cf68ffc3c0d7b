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


class Cause(TypedDict):
    """A visible card, and by how much it changes a figure."""

    card: str
    by: int


# nor can `is` be the name of a field in a class
Figure = TypedDict("Figure", {"is": int, "usual": int, "by": list[Cause]})
Figure.__doc__ = (
    "A figure of the rules as it is now, as it usually is, and every card that has a part in it. What they add is the "
    "difference, unless the rules set a limit: that one holds, and the causes are told as they are."
)


class OrigamiSeat(TypedDict):
    """One seat. `hand` names the cards that the viewer knows of; `cards_in_hand` counts all.

    `difference` is by how many cards the collections may differ, `price` what is added to printed costs; `prices` has
    the cards that cost this seat something else than is printed now.
    """

    hand: list[str]
    cards_in_hand: int
    collections: dict[Side, list[CollectedCard]]
    chosen: list[str]
    hand_limit: Figure
    draw_limit: Figure
    difference: Figure
    price: Figure
    prices: dict[str, int]
    score: int
    awards: list[Award]


class OrigamiView(TypedDict):
    """A table of Origami, Legends or both. Cards are ids; in `looking` there is null for those that are hidden.

    `winners` are the seats that share the victory, once the game is over.
    """

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
    winners: list[int] | None
    deck: int
    discards: list[str]
    paper: int | None
    middle: list[str]
    line_length: Figure
    line: list[str]
    looking: list[str | None]
    seats: list[OrigamiSeat]
