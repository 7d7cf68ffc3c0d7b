"""From an order to its pages."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from senbazuru.games import game_named
from senbazuru.islands.rules import IslandsRules
from senbazuru.islands.sheet import Sheet
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.origami.packs import CHARACTERS, Pack
from senbazuru.origami.rules import OrigamiRules
from senbazuru.print import cards, press, reference, rules, science, scorepad, sheets
from senbazuru.print.order import GAMES, Order
from senbazuru.print.press import Draft, Each
from senbazuru.print.reference import ISLANDS
from senbazuru.text import Words

_WITH_CHARACTERS: Final = ("legends", "mixed")


def printed(order: Order, files: Sequence[Path] = (), each: Each = iter) -> bytes:
    """The PDF of an order, with packs or sheets of somebody's own."""
    games = GAMES.get(order.what, ())
    if order.game and order.game not in games:
        raise SenbazuruError("unknown-game", game=order.game, known=", ".join(games))
    chosen = (order.game,) if order.game else games
    names: Mapping[str, str] = {}
    if order.what in ("cards", "reference"):
        names = _origami("mixed", files).names(order.language)
        _check_families(order, chosen, files)
    words = Words(order.language, names=names)
    draft = _draft(order, chosen, words, files)
    made = press.booklet if order.what == "rules" and order.booklet else press.pdf
    return made(draft, words, order.paper, each)


def _draft(order: Order, games: Sequence[str], words: Words, files: Sequence[Path]) -> Draft:
    match order.what:
        case "cards":
            return cards.draft(_packs(order.game or "mixed", order.families, files), words, order.once, order.backs)
        case "sheets":
            return sheets.draft(_sheets(order.sheets, files), words)
        case "science":
            return science.draft(words)
        case "reference":
            told = [(game, [] if game == ISLANDS else _packs(game, order.families, files)) for game in games]
            return reference.draft([(game, packs) for game, packs in told if packs or not order.families], words)
        case "scorepad":
            return scorepad.draft(games, words)
        case "rules":
            return rules.draft(words, games)


def _check_families(order: Order, games: Sequence[str], files: Sequence[Path]) -> None:
    known = {pack.id: None for game in games if game != ISLANDS for pack in _packs(game, (), files)}
    for name in order.families:
        if name not in known:
            raise SenbazuruError("unknown-family", family=name, known=", ".join(known))


def _origami(game: str, files: Iterable[Path]) -> OrigamiRules:
    found = game_named(game)
    assert isinstance(found, OrigamiRules)
    return found.with_files(files)


def _packs(game: str, families: Sequence[str], files: Sequence[Path]) -> list[Pack]:
    """The packs of a game, all of them or those that are wanted."""
    played = _origami(game, files)
    names = [*played.families, *([CHARACTERS] if game in _WITH_CHARACTERS else [])]
    return [played.library.packs[name] for name in names if not families or name in families]


def _sheets(ids: Sequence[str], files: Sequence[Path]) -> list[Sheet]:
    played = game_named("islands")
    assert isinstance(played, IslandsRules)
    there = played.with_files(files).sheaf.sheets
    for id in ids:
        if id not in there:
            raise SenbazuruError("unknown-sheet", sheet=id, known=", ".join(there))
    return [there[id] for id in ids or there]
