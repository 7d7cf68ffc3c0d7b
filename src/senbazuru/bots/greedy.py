"""The bot that looks one step ahead, in whichever game."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from senbazuru.bots.bot import Asked, Bot


class GreedyBot(Bot):
    """The option that looks best one step ahead."""

    name: Final = "greedy"

    def __init__(self, choose: Callable[[Any, int], int], version: int, games: Sequence[str]) -> None:
        self._choose = choose
        self._version = version
        self._games = games

    @property
    def version(self) -> int:
        return self._version

    @property
    def games(self) -> Sequence[str]:
        return self._games

    def choose(self, asked: Asked) -> int:
        return int(self._choose(asked.seen.table, asked.seat))
