"""How things look: figures, papers, patterns and crests, as data for browser, terminal, drawings and print.

>>> figure_of("fox").words, look_of("farm").pattern
('sitting, tail round the feet', 'koshi')
>>> look_of("farm").light.band, look_of("pond").crest == CRESTS["plain"]
('#bc4c20', True)
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from senbazuru.look.fold import Figure, drawn, read, read_file, svg
from senbazuru.look.papers import LOOKS, Papers, Recipe, back, black, own, papers, tones

__all__ = ["COLOURS", "CRESTS", "FAMILIES", "KINDS", "LOOKS", "Figure", "Look", "Papers"]
__all__ += ["drawn", "dress_of", "figure_of", "look_of", "path_of", "read", "read_file", "svg"]

CRESTS: Final[dict[str, str]] = LOOKS["crests"]
"""Crests by name, as paths on a field of 24 by 24 with even-odd filling."""
KINDS: Final[dict[str, str]] = LOOKS["kinds"]
"""The signs of the kinds of effects, likewise."""
FAMILIES: Final[tuple[str, ...]] = tuple(LOOKS["families"])
"""What has papers of its own: the shipped families, the characters by colour, and rice paper."""
COLOURS: Final = ("yellow", "red")
"""Of characters."""
LONGEST_PATH: Final = 600
FIGURES: Final = Path(__file__).parent / "figures"
"""The figures that come with the program."""
_PLAIN: Final = {"pattern": "", "crest": "plain", "symbol": "•", "ansi": "default"}


@dataclass(frozen=True)
class Look:
    """How a family looks."""

    id: str
    light: Papers
    dark: Papers
    pattern: str
    """The name of its pattern, or nothing."""
    crest: str
    """Its crest, as a path."""
    symbol: str
    """One sign for where there are only letters."""
    ansi: str
    """Its colour among the sixteen of a terminal."""

    def papers(self, dark: bool = False) -> Papers:
        return self.dark if dark else self.light

    def colours(self, figure: Figure, dark: bool = False) -> dict[str, str]:
        """The colours of a figure folded from its paper, by the names f1 to k5, and the rim: for `svg`."""
        second: Recipe = LOOKS["second"][figure.second or "bark"]
        found = {"f": self.papers(dark).f, "g": tones(second, dark), "b": back(dark), "k": black(dark)}
        named = {f"{paper}{tone}": colour for paper, row in found.items() for tone, colour in enumerate(row, 1)}
        return named | {"rim": self.papers(dark).rim}

    def svg(self, figure: Figure, dark: bool = False, title: str = "") -> str:
        """A figure folded from its paper, as a picture that stands alone."""
        return svg(figure, self.colours(figure, dark), self.pattern, title)


@cache
def look_of(family: str, colour: str = "", crest: str = "") -> Look:
    """The look of a family: as it was chosen, or from its id; a pack of somebody's own may name colour and crest.

    Characters are "yellow" and "red", rice paper is "paper"; the second papers, too, are looks, for what is no animal.
    """
    told: dict[str, Any] = LOOKS["families"].get(family, _PLAIN)
    recipe: Recipe | None = LOOKS["second"].get(family)
    paper, band = own(family, colour)
    if not colour and "paper" in told:
        paper, band = told["paper"], told["band"]
    elif not colour and recipe:
        paper = band = recipe
    path = path_of(crest) or CRESTS[told["crest"]]
    light, dark = papers(paper, band), papers(paper, band, True)
    return Look(family, light, dark, told["pattern"], path, told["symbol"], told["ansi"])


def dress_of(card: str, family: str) -> str:
    """Whose papers a card wears: its family's, or if it is a character those of its colour.

    >>> dress_of("yellow-ninja", "character"), dress_of("fox", "farm")
    ('yellow', 'farm')
    """
    colour = card.split("-")[0]
    return colour if family == "character" and colour in COLOURS else family


@cache
def figure_of(card: str) -> Figure | None:
    """The figure of a card, character or thing that comes with the program; both colours of a character share one."""
    colour, _, pair = card.partition("-")
    for id in (card, *([pair] if colour in COLOURS else [])):
        if id in _figures():
            return read_file(_figures()[id])
    return None


@cache
def _figures() -> dict[str, Path]:
    return {file.stem: file for file in FIGURES.glob("*.fig")}


def path_of(crest: str) -> str:
    """A crest as a path, by its name or as it is written; nothing if it is neither."""
    path = CRESTS.get(crest, crest)
    good = len(path) <= LONGEST_PATH and re.fullmatch(r"M[MLHVCSQTAZmlhvcsqtaz0-9 .,-]+", path)
    return path if good else ""
