"""The games there are, by name."""

from typing import Final

from senbazuru.islands.rules import ISLANDS
from senbazuru.kernel.check import Provable
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.origami.rules import LEGENDS_RULES, MIXED, ORIGAMI
from senbazuru.toy import TOY

GAMES: Final[dict[str, Provable]] = {rules.name: rules for rules in (ORIGAMI, LEGENDS_RULES, MIXED, ISLANDS, TOY)}


def game_named(name: str) -> Provable:
    if name not in GAMES:
        raise SenbazuruError("unknown-game", game=name, known=", ".join(GAMES))
    return GAMES[name]
