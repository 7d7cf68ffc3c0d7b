"""The figures of our own that may be moved, and moving them in the text of a pack."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from senbazuru.languages import say
from senbazuru.look import COLOURS
from senbazuru.origami.packs import Card, Pack

PAIRS: Final = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 8: 4, 9: 4}
"""What the rulebooks print together: folds by cost."""
ABOVE_COST: Final = 2
"""A card has at most so many points more than it costs: anything else would look like a misprint."""
DEAREST_CHARACTER: Final = 6
LEAST_AWARD, MOST_AWARD = 2, 6
"""A character should come into many games, and decide none."""

What = Literal["points", "award", "cost"]


@dataclass(frozen=True)
class Figure:
    """One figure of ours: the points of an origami, what a character awards, or what both its colours cost.

    Folds go with the cost.
    """

    pack: str
    card: str
    what: What
    value: int
    choices: tuple[int, ...]

    @property
    def name(self) -> str:
        return f"{self.card} {self.what}"


def figures_of(pack: Pack) -> Iterator[Figure]:
    """All that may be moved in a pack."""
    for card in pack.cards:
        if card.character:
            yield from _of_character(pack.id, card)
        elif card.source["points"] == "ours":
            choices = tuple(range(min(1, card.points), card.cost + ABOVE_COST + 1))
            yield Figure(pack.id, card.id, "points", card.points, choices)


def _of_character(pack: str, card: Card) -> Iterator[Figure]:
    ours = card.source
    if card.id.startswith(COLOURS[0]) and ours["cost"] == ours["folds"] == "ours":
        yield Figure(
            pack, card.character, "cost", card.cost, tuple(cost for cost in PAIRS if cost <= DEAREST_CHARACTER)
        )
    if card.kind == "scoring" and ours["effect"] == "ours":
        yield Figure(pack, card.id, "award", award_of(card), tuple(range(LEAST_AWARD, MOST_AWARD + 1)))


def award_of(card: Card) -> int:
    """What the scoring effect of a character gives."""
    return int(card.program[0][1]["points"])


def moved(text: str, figure: Figure, value: int) -> str:
    """The text of a pack with another value for one of its figures; nothing else changes."""
    colour, _, character = figure.card.partition("-") if figure.what == "award" else ("", "", figure.card)
    name = character or figure.card
    begin = re.search(rf'^id = "{re.escape(name)}"$', text, re.MULTILINE)
    if begin is None:
        raise LookupError(say("lab-balance-no-card", pack=figure.pack, name=name))
    end = text.find("\n[[", begin.end())
    block = text[begin.start() : end if end >= 0 else len(text)]
    lines = {
        "points": [(r"^points = \d+$", f"points = {value}")],
        "cost": [(r"^cost = \d+$", f"cost = {value}"), (r"^folds = \d+$", f"folds = {PAIRS.get(value, 0)}")],
        "award": [(rf"(?<=^{colour} = )(.*?points = )\d+", rf"\g<1>{value}")],
    }[figure.what]
    for was, now in lines:
        block, count = re.subn(was, now, block, count=1, flags=re.MULTILINE)
        if count != 1:
            raise LookupError(say("lab-balance-no-line", pack=figure.pack, figure=figure.name))
    return text[: begin.start()] + block + (text[end:] if end >= 0 else "")
