"""What somebody wants printed, and how."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, get_args

from senbazuru.languages import ENGLISH

What = Literal["cards", "sheets", "science", "reference", "scorepad", "rules"]
Paper = Literal["a4", "letter"]
PAPERS: Final[Mapping[Paper, tuple[float, float]]] = {"a4": (210, 297), "letter": (215.9, 279.4)}
"""Millimetres, upright."""
WHAT: Final[tuple[What, ...]] = get_args(What)
GAMES: Final[dict[What, tuple[str, ...]]] = {
    "cards": ("origami", "legends", "mixed"),
    "reference": ("origami", "legends", "islands"),
    "scorepad": ("origami", "legends", "islands"),
    "rules": ("origami", "legends", "islands", "rulings"),
}
"""What a game may be chosen for; left out, it is for all."""


@dataclass(frozen=True)
class Order:
    """All that decides what comes out of the press, but for files of somebody's own."""

    what: What
    language: str = ENGLISH
    paper: Paper = "a4"
    game: str = ""
    families: tuple[str, ...] = ()
    """Of cards and references; none means all."""
    sheets: tuple[str, ...] = ()
    """Of islands; none means all."""
    once: bool = False
    """Each card once, however often its pack has it."""
    backs: bool = True
    booklet: bool = True
    """The rules two pages a side, to be folded; or page after page."""
