"""All chance comes from here: Threefry-4x32-20, a counter-based generator with published test vectors.

A game has one 128-bit seed. Every use of chance is a `Stream` named by a purpose and a number (the third
shuffle, the second die), so one effect more or less never shifts what comes later. Only additions, rotations
and exclusive ors on 32 bits: the same game on every machine, pure or compiled.
"""

import secrets
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

_WORD: Final = 0xFFFFFFFF
_PARITY: Final = 0x1BD11BDA
_ROTATIONS: Final[bytes] = bytes([10, 26, 11, 21, 13, 27, 23, 5, 6, 20, 17, 11, 25, 10, 18, 20])


@final
class Seed:
    """A 128-bit key, four words of 32 bits."""

    def __init__(self, k0: i64, k1: i64, k2: i64, k3: i64) -> None:
        self.k0: Final = k0 & _WORD
        self.k1: Final = k1 & _WORD
        self.k2: Final = k2 & _WORD
        self.k3: Final = k3 & _WORD

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seed) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        return f"{int(self.k0):08x}{int(self.k1):08x}{int(self.k2):08x}{int(self.k3):08x}"

    def __repr__(self) -> str:
        return f"Seed.parse('{self}')"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Seed.parse, (str(self),)

    @staticmethod
    def parse(text: str) -> "Seed":
        """A seed from up to 32 hexadecimal digits.

        >>> str(Seed.parse("2a"))
        '0000000000000000000000000000002a'
        """
        if not text or len(text) > 32 or text.strip("0123456789abcdefABCDEF"):
            raise ValueError("a seed is 1 to 32 hexadecimal digits")
        digits = text.rjust(32, "0")
        return Seed(int(digits[:8], 16), int(digits[8:16], 16), int(digits[16:24], 16), int(digits[24:], 16))

    @staticmethod
    def fresh() -> "Seed":
        """A seed nobody can guess."""
        return Seed.parse(secrets.token_hex(16))

    @staticmethod
    def number(n: int) -> "Seed":
        """The n-th seed of a series, for tests and simulations."""
        return Seed.parse(format(n & ((1 << 128) - 1), "032x"))

    def child(self, n: i64) -> "Seed":
        """The n-th seed that grows out of this one: a series of games from one seed."""
        k0, k1, k2, k3 = self.block(n & _WORD, n >> 32, 0, _WORD)
        return Seed(k0, k1, k2, k3)

    def block(self, c0: i64, c1: i64, c2: i64, c3: i64) -> tuple[i64, i64, i64, i64]:
        """Four random words for a counter of four words."""
        k0: i64 = self.k0
        k1: i64 = self.k1
        k2: i64 = self.k2
        k3: i64 = self.k3
        k4: i64 = _PARITY ^ k0 ^ k1 ^ k2 ^ k3
        x0: i64 = (c0 + k0) & _WORD
        x1: i64 = (c1 + k1) & _WORD
        x2: i64 = (c2 + k2) & _WORD
        x3: i64 = (c3 + k3) & _WORD
        turn: i64
        by: i64
        group: i64 = 0
        while group < 5:
            turn = 8 * (group & 1)
            x0 = (x0 + x1) & _WORD
            by = _ROTATIONS[turn]
            x1 = ((x1 << by | x1 >> (32 - by)) & _WORD) ^ x0
            x2 = (x2 + x3) & _WORD
            by = _ROTATIONS[turn + 1]
            x3 = ((x3 << by | x3 >> (32 - by)) & _WORD) ^ x2
            x0 = (x0 + x3) & _WORD
            by = _ROTATIONS[turn + 2]
            x3 = ((x3 << by | x3 >> (32 - by)) & _WORD) ^ x0
            x2 = (x2 + x1) & _WORD
            by = _ROTATIONS[turn + 3]
            x1 = ((x1 << by | x1 >> (32 - by)) & _WORD) ^ x2
            x0 = (x0 + x1) & _WORD
            by = _ROTATIONS[turn + 4]
            x1 = ((x1 << by | x1 >> (32 - by)) & _WORD) ^ x0
            x2 = (x2 + x3) & _WORD
            by = _ROTATIONS[turn + 5]
            x3 = ((x3 << by | x3 >> (32 - by)) & _WORD) ^ x2
            x0 = (x0 + x3) & _WORD
            by = _ROTATIONS[turn + 6]
            x3 = ((x3 << by | x3 >> (32 - by)) & _WORD) ^ x0
            x2 = (x2 + x1) & _WORD
            by = _ROTATIONS[turn + 7]
            x1 = ((x1 << by | x1 >> (32 - by)) & _WORD) ^ x2
            group += 1
            # the key words move on by one with every injection
            moved: i64 = k0
            k0 = k1
            k1 = k2
            k2 = k3
            k3 = k4
            k4 = moved
            x0 = (x0 + k0) & _WORD
            x1 = (x1 + k1) & _WORD
            x2 = (x2 + k2) & _WORD
            x3 = (x3 + k3 + group) & _WORD
        return x0, x1, x2, x3


@final
class Stream:
    """One use of chance: as many random words as it takes."""

    def __init__(self, seed: Seed, purpose: i64, number: i64) -> None:
        self._seed: Final = seed
        self._purpose: Final = purpose
        self._number: Final = number
        self._next: i64 = 0
        self._w0: i64 = 0
        self._w1: i64 = 0
        self._w2: i64 = 0
        self._w3: i64 = 0

    def word(self) -> i64:
        """The next 32 random bits."""
        place: i64 = self._next & 3
        if place == 0:
            self._w0, self._w1, self._w2, self._w3 = self._seed.block(self._purpose, self._number, self._next >> 2, 0)
        self._next += 1
        if place == 0:
            return self._w0
        if place == 1:
            return self._w1
        if place == 2:
            return self._w2
        return self._w3

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly as likely as the others."""
        product: i64 = self.word() * n
        fraction: i64 = product & _WORD
        if fraction < n:
            unfair: i64 = (_WORD + 1) % n
            while fraction < unfair:
                product = self.word() * n
                fraction = product & _WORD
        return product >> 32

    def shuffle(self, cells: vec[i64], start: i64, size: i64) -> None:
        """Fisher and Yates, on a stretch of a vector."""
        last: i64 = start + size - 1
        while last > start:
            other: i64 = start + self.below(last - start + 1)
            card: i64 = cells[last]
            cells[last] = cells[other]
            cells[other] = card
            last -= 1
