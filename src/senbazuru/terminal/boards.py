"""The games that can be played in the terminal."""

from typing import Final

from senbazuru.islands.rules import ISLANDS
from senbazuru.origami.rules import ORIGAMI
from senbazuru.terminal.board import Board
from senbazuru.terminal.islands_board import IslandsBoard
from senbazuru.terminal.origami_board import OrigamiBoard

BOARDS: Final[dict[str, type[Board]]] = {ORIGAMI.name: OrigamiBoard, ISLANDS.name: IslandsBoard}
