"""The cards in play, linked: flat tables that the rules read.

Card types are numbered as their families stand in the pack files. Effects are programs: instructions in a row,
each a verb and its parameters, closed by END.
"""

from collections.abc import Sequence
from typing import Final, final
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i64

from senbazuru.kernel.bits import ONE

MOST_TYPES: Final = 61
PARAMETERS: Final = 8
END: Final = 0
DRAW_ACTION: Final = 1
PLAY_ACTION: Final = 3
"""Where the built-in programs stand: nothing, the action Draw, the action Play."""


@final
class Pack:
    """Linked tables of one choice of families. `unknown` is the blank card of observations."""

    def __init__(
        self,
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
        verbs: Sequence[int],
        parameters: Sequence[int],
        labels: Sequence[str],
        tuck: int,
        copying: int,
    ) -> None:
        types = len(names)
        self.names: Final[list[str]] = list(names)
        self.families: Final[list[str]] = list(families)
        self.types: Final[i64] = types
        self.unknown: Final[i64] = types
        self.size: Final[i64] = sum(copies)
        self.family: Final[bytes] = bytes(family) + b"\x00"
        self.copies: Final[bytes] = bytes(copies) + b"\x00"
        self.cost: Final[bytes] = bytes(cost) + b"\x00"
        self.folds: Final[bytes] = bytes(folds) + b"\x00"
        self.points: Final[bytes] = bytes(points) + b"\x00"
        self.instant: Final[vec[i64]] = vec[i64](list(instant) + [0])
        self.special: Final[vec[i64]] = vec[i64](list(special) + [0])
        self.scoring: Final[vec[i64]] = vec[i64](list(scoring) + [0])
        self.verbs: Final[vec[i64]] = vec[i64](list(verbs))
        self.parameters: Final[vec[i64]] = vec[i64](list(parameters))
        self.signature: Final[i64] = crc32(
            repr([list(table) for table in (names, family, copies, cost, folds, points, verbs, parameters)]).encode()
        )
        self.labels: Final[list[str]] = list(labels)
        """A readable name for every instruction."""
        everything: i64 = 0
        tucking: i64 = 0
        copyable: i64 = 0
        of_family: vec[i64] = vec[i64]([0] * (len(families) + 2))
        of_folds: vec[i64] = vec[i64]([0] * 5)
        card: i64 = 0
        while card < types:
            everything |= ONE << card
            of_family[family[card] + 1] |= ONE << card
            of_folds[folds[card]] |= ONE << card
            if instant[card] and verbs[instant[card]] == tuck:
                tucking |= ONE << card
            if instant[card] and verbs[instant[card]] != copying:
                copyable |= ONE << card
            card += 1
        of_family[0] = everything
        self.of_family: Final[vec[i64]] = of_family
        """Masks of types by family number + 1; 0 is any family, the last is one that is not in play."""
        self.of_folds: Final[vec[i64]] = of_folds
        self.tucking: Final[i64] = tucking
        """Types that may be put under a collection instead of on top."""
        self.copyable: Final[i64] = copyable
        """Types with an instant effect that another card may copy."""
