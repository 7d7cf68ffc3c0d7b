"""The games that can be played in the terminal."""

from typing import Final

from senbazuru.islands.rules import ISLANDS
from senbazuru.origami.rules import LEGENDS_RULES, MIXED, ORIGAMI
from senbazuru.terminal.board import Board
from senbazuru.terminal.islands_board import IslandsBoard
from senbazuru.terminal.origami_board import OrigamiBoard

BOARDS: Final[dict[str, type[Board]]] = {
    **dict.fromkeys((ORIGAMI.name, LEGENDS_RULES.name, MIXED.name), OrigamiBoard),
    ISLANDS.name: IslandsBoard,
}
