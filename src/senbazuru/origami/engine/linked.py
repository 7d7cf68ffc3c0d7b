"""The cards in play, linked: flat tables that the rules read.

Card types are numbered as their families stand in the pack files. Effects are programs: instructions in a row,
each a verb and its parameters, closed by END.
"""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from senbazuru.kernel.bits import ONE

MOST_TYPES: Final = 59
"""Besides one option a type there are no, and two for what is like a card but is none of the hand."""
HIGHEST_PRICE: Final = 15
PARAMETERS: Final = 8
END: Final = 0
DRAW_ACTION: Final = 1
PLAY_ACTION: Final = 3
"""Where the built-in programs stand: nothing, the action Draw, the action Play."""
CHARACTER: Final = "character"
PAPER: Final = "paper"
"""What stands for the family of a card that has none."""


@final
class Linked:
    """Linked tables of one choice of families and characters. `unknown` is the blank card of observations.

    Rice paper is the last type, if it is there. It is held in hands, but no origami: it belongs to no set of types
    here but that of its folds.
    """

    def __init__(
        self,
        *,
        names: Sequence[str],
        families: Sequence[str],
        family: Sequence[int],
        copies: Sequence[int],
        cost: Sequence[int],
        folds: Sequence[int],
        points: Sequence[int],
        instant: Sequence[int],
        special: Sequence[int],
        scoring: Sequence[int],
        ongoing: Sequence[int],
        verbs: Sequence[int],
        parameters: Sequence[int],
        labels: Sequence[str],
        tuck: int,
        copying: int,
        pairs: Sequence[str],
        partner: Sequence[int],
        bonus: int,
        paper: bool,
        force: Sequence[int],
        by: Sequence[int],
        for_each: Sequence[int],
        shared: int,
        differing: int,
        signature: int,
    ) -> None:
        types = len(names)
        self.names: Final[list[str]] = list(names)
        self.families: Final[list[str]] = list(families)
        self.types: Final[i64] = types
        self.unknown: Final[i64] = types
        self.paper: Final[i64] = types - 1 if paper else -1
        """The type of rice paper, or none."""
        self.size: Final[i64] = sum(copies) - (copies[types - 1] if paper else 0)
        """Cards in the game; rice paper has a deck of its own."""
        self.family: Final[bytes] = bytes(family) + b"\x00"
        self.copies: Final[bytes] = bytes(copies) + b"\x00"
        self.cost: Final[bytes] = bytes(cost) + b"\x00"
        self.folds: Final[bytes] = bytes(folds) + b"\x00"
        self.points: Final[bytes] = bytes(points) + b"\x00"
        self.instant: Final[vec[i64]] = vec[i64](list(instant) + [0])
        self.special: Final[vec[i64]] = vec[i64](list(special) + [0])
        self.scoring: Final[vec[i64]] = vec[i64](list(scoring) + [0])
        self.ongoing: Final[vec[i64]] = vec[i64](list(ongoing) + [0])
        self.verbs: Final[vec[i64]] = vec[i64](list(verbs))
        self.parameters: Final[vec[i64]] = vec[i64](list(parameters))
        self.signature: Final[i64] = signature
        """A number for exactly these cards, by the names that packs use: it is part of every hash that is stored."""
        self.labels: Final[list[str]] = list(labels)
        """A readable name for every instruction."""
        self.pairs: Final[list[str]] = list(pairs)
        """The characters in play: each is two types, of one colour each."""
        self.partner: Final[vec[i64]] = vec[i64](list(partner) + [0])
        """The type + 1 of a character's other colour; 0 for all that are no characters."""
        self.bonus: Final[i64] = bonus
        """What follows when a character has come into the middle: a built-in program."""
        self.force: Final[vec[i64]] = vec[i64](list(force))
        """For each modifier the types that bring it, as a mask."""
        self.plain: Final[bool] = not any(force)
        """Nothing here ever changes the rules: the first thing that is asked where speed matters."""
        self.by: Final[vec[i64]] = vec[i64](list(by))
        self.for_each: Final[vec[i64]] = vec[i64](list(for_each))
        """For each type and modifier: by how much, and for each collected card of which type + 1."""
        self.shared: Final[i64] = shared
        """Types whose scoring effect may reward other players than their owner."""
        self.differing: Final[i64] = differing
        """Types that score the difference of the collections: counted when those are."""
        everything: i64 = 0
        characters: i64 = 0
        tucking: i64 = 0
        copyable: i64 = 0
        of_family: vec[i64] = vec[i64]([0] * (len(families) + 4))
        of_folds: vec[i64] = vec[i64]([0] * 5)
        card: i64 = 0
        while card < types:
            if card != self.paper:
                everything |= ONE << card
                of_family[family[card] + 1] |= ONE << card
            if partner[card]:
                characters |= ONE << card
            of_folds[folds[card]] |= ONE << card
            if instant[card] and verbs[instant[card]] == tuck:
                tucking |= ONE << card
            if instant[card] and verbs[instant[card]] != copying:
                copyable |= ONE << card
            card += 1
        of_family[0] = everything
        self.of_family: Final[vec[i64]] = of_family
        """Masks of types by family number + 1; 0 is any origami, one more than there are families is none at all."""
        self.characters: Final[i64] = characters
        self.of_folds: Final[vec[i64]] = of_folds
        self.tucking: Final[i64] = tucking
        """Types that may be put under a collection instead of on top."""
        self.copyable: Final[i64] = copyable
        """Types with an instant effect that another card may copy."""

    def family_of(self, card: i64) -> str:
        """The family's id, or what stands for it."""
        if card == self.paper:
            return PAPER
        if self.partner[card]:
            return CHARACTER
        return self.families[self.family[card]]
