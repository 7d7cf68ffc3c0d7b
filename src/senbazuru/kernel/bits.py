"""Small sets of small numbers, as the bits of an integer.

Options, card types and seats are all such sets. ``ONE << n`` is the only safe way to make a bit in
compiled code: a literal ``1 << n`` becomes a 32-bit shift there.
"""

from typing import Final

from mypy_extensions import i64

ONE: Final[i64] = int("1")

# 2 is a primitive root modulo 67, so the powers of two below 2**66 leave different remainders.
_INDEX_BY_REMAINDER: Final[bytes] = bytes(
    next((n for n in range(66) if 2**n % 67 == remainder), 0) for remainder in range(67)
)


def index_of(bit: i64) -> i64:
    """The number of the only bit set.

    >>> index_of(32)
    5
    """
    return _INDEX_BY_REMAINDER[bit % 67]


def lowest(bits: i64) -> i64:
    """The smallest number in the set."""
    return index_of(bits & -bits)


def size_of(bits: i64) -> i64:
    """How many numbers are in the set."""
    size: i64 = 0
    while bits:
        bits &= bits - 1
        size += 1
    return size


def nth(bits: i64, n: i64) -> i64:
    """The n-th smallest number in the set, counted from 0.

    >>> nth(0b101100, 1)
    3
    """
    while n > 0:
        bits &= bits - 1
        n -= 1
    return index_of(bits & -bits)


def members(bits: i64) -> list[int]:
    """The set as a list, for people and bots.

    >>> members(0b1011)
    [0, 1, 3]
    """
    numbers: list[int] = []
    while bits:
        numbers.append(int(lowest(bits)))
        bits &= bits - 1
    return numbers
