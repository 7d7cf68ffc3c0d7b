"""References: a game in a dozen lines, with what its cards do or what its landmarks bring."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from senbazuru.games import entry_named
from senbazuru.islands.squares import COLOURS, FIRST_LANDMARK, KINDS
from senbazuru.look import KINDS as SIGNS
from senbazuru.origami.engine.linked import PAPER
from senbazuru.origami.face import LIGHT
from senbazuru.origami.packs import CHARACTERS, FIGURES, Pack
from senbazuru.print import sheets
from senbazuru.print.cards import OURS, sign_of, star
from senbazuru.print.examples import shapes
from senbazuru.print.press import Draft, begun, bound
from senbazuru.rulebook import read
from senbazuru.text import Words

ISLANDS: Final = "islands"
_EFFECTS: Final = ("instant", "special", "scoring", "ongoing")
_FACTS: Final = ("seasons", "die", "around", "volcano")
_ORDER: Final = "islands#what-happens-first"

Drawings = dict[str, Callable[[], str]]


def draft(games: Sequence[tuple[str, Sequence[Pack]]], words: Words) -> Draft:
    """Games, each with the families that it is played with; Islands has none."""
    drawings: Drawings = {"star": star}
    found = [
        {
            "title": words.words(f"game-{game}"),
            "how": [words.words(f"how-{key}") for key in entry_named(game).how],
            "setup": words.words(f"print-setup-{game}"),
            "tie": words.words(f"tie-{game}"),
            **(_landmarks(words, drawings) if game == ISLANDS else _cards(packs, words, drawings)),
        }
        for game, packs in games
    ]
    data = {"games": found, "words": {figure: words.figure(figure) for figure in ("cost", "folds", "points")}}
    return Draft("reference", words.words("print-reference"), data, drawings)


def _cards(packs: Sequence[Pack], words: Words, drawings: Drawings) -> dict[str, Any]:
    kinds: set[str] = set()
    families = []
    for pack in packs:
        look, rows = pack.look, []
        for card in pack.with_paper:
            kinds.add(card.kind)
            is_paper = card.kind == PAPER
            rows.append(
                {
                    "name": words.card(card.id),
                    "copies": card.copies,
                    "cost": None if is_paper else card.cost,
                    "folds": card.folds,
                    "points": None if is_paper or card.character else card.points,
                    "kind": None if is_paper else f"kind-{card.kind}",
                    "text": bound(words.card_text(card)),
                }
            )
        drawings[f"crest-{pack.id}"] = partial(sign_of, look.crest, look.light.band_ink)
        name = words.family(pack.id)
        families.append(
            {
                "name": name,
                "crest": f"crest-{pack.id}",
                "band": look.light.band,
                "ink": look.light.band_ink,
                "cards": rows,
                "apart": pack.id == CHARACTERS,
            }
        )
    shown = [kind for kind in _EFFECTS if kind in kinds]
    drawings |= {f"kind-{kind}": partial(sign_of, SIGNS[kind], LIGHT.ink) for kind in shown}
    told = [(f"kind-{kind}", words.kind(kind), words.words(f"kind-{kind}.note")) for kind in shown]
    cards = [card for pack in packs for card in pack.cards]
    ours = {figure: sum(card.source.get(figure) == OURS for card in cards) for figure in FIGURES}
    return {"kinds": told, "families": families, "ours": words.words("tables-ours", cards=len(cards), **ours)}


def _landmarks(words: Words, drawings: Drawings) -> dict[str, Any]:
    drawings |= sheets.signs()
    landmarks = [(kind, f"landmark-{kind}") for kind in KINDS[FIRST_LANDMARK:]]
    outline = ("landmark-outline", "print-outline-own", "print-outline-other")
    order = read(_ORDER, words.language)
    assert order.section
    steps = [item for block in order.section.blocks if "items" in block for item in block["items"]]
    return {
        "landmarks": [
            *([sign, *(words.words(key + part) for part in ("", ".one", ".mixed"))] for sign, key in landmarks),
            [f"outline-{COLOURS[-1]}", begun(words.words(outline[0])), *map(words.words, outline[1:])],
        ],
        "heads": [words.words("print-one-colour"), words.words("print-several-colours")],
        "bid": words.words("print-card-bid"),
        "facts": {"title": words.words("print-facts"), "lines": [words.words(f"print-facts-{key}") for key in _FACTS]},
        "developments": [
            {"number": number, "what": words.words(f"development-{number}.what"), "shapes": shapes(number)}
            for number in range(1, 7)
        ],
        "order": {"title": order.section.title, "steps": steps},
        "ours": words.words("print-ours-reference"),
    }
