"""Bots of somebody's own for Paper Boats, and games that go wrong on purpose."""

import os
import signal
from pathlib import Path
from typing import Final

from senbazuru.bots import Asked, Bot


class Highest(Bot):
    """Bids the highest sheet it has."""

    name: Final = "highest"
    version: Final = 3
    iterations: Final = {"boats": 7}

    def choose(self, asked: Asked) -> int:
        return asked.offered[-1]


class Lowest(Highest):
    """Bids the lowest one."""

    name = "lowest"  # type: ignore[misc]
    games: Final = ("boats",)

    def choose(self, asked: Asked) -> int:
        return asked.offered[0]


class Stumbling(Highest):
    """Breaks down at its first bid."""

    def choose(self, asked: Asked) -> int:
        raise ZeroDivisionError("it fell overboard")


def double(number: int) -> int:
    return 2 * number


def dying_once(folder: str, number: int) -> int:
    """The process of an odd number is killed at the first try."""
    mark = Path(folder, str(number))
    if number % 2 and not mark.exists():
        mark.write_text("tried", encoding="utf-8")
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


def dying_always(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def failing(number: int) -> int:
    return 1 // (number - 2)
