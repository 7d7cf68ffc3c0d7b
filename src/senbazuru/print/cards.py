"""Cards, nine on a page, and their backs."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final

from senbazuru.look import KINDS
from senbazuru.origami.engine.linked import PAPER
from senbazuru.origami.face import LIGHT, STAR, Face, Press, face_of
from senbazuru.origami.packs import FIGURES, Card, Pack
from senbazuru.print.press import Draft, bound
from senbazuru.text import Words

SIZE: Final = (63, 88)
"""Of a card in millimetres."""
WIDE: Final = 160.0
HIGH: Final = round(WIDE * SIZE[1] / SIZE[0], 2)
"""Of its drawing."""
INSIDE: Final = 3
"""How far within the edge of that tag and plate lie, so that a cut beside the mark does not show."""
OURS: Final = "ours"
_EDGE: Final = 3
_SCENE: Final = 122
_BAND: Final = 25


def draft(packs: Iterable[Pack], words: Words, once: bool = False, backs: bool = True) -> Draft:
    """The cards of some packs, each as often as its pack has it or `once`."""
    cards: list[dict[str, Any]] = []
    drawings: dict[str, Callable[[], str]] = {"star": star}
    for pack in packs:
        for card in pack.with_paper:
            face = face_of(card, pack, words.card_text(card), words)
            ink = face.look.light.ink
            drawings[f"card-{card.id}"] = partial(art, face)
            drawings[f"crest-{face.look.id}"] = partial(sign_of, face.look.crest, ink)
            if face.kind in KINDS:
                drawings[f"kind-{face.kind}-{face.look.id}"] = partial(sign_of, KINDS[face.kind], ink)
            cards += [told(card, face, words)] * (1 if once else card.copies)
    if backs:
        drawings["back"] = back
    data = {
        "cards": cards,
        "size": SIZE,
        "inside": INSIDE,
        "back": LIGHT.back[0] if backs else None,
        "how": words.words("print-both-sides" if backs else "print-full-size"),
        "ours": words.words("print-ours"),
    }
    return Draft("cards", words.words("print-cards"), data, drawings)


def told(card: Card, face: Face, words: Words) -> dict[str, Any]:
    """What is written on a card."""
    papers = face.look.light
    return {
        "art": f"card-{card.id}",
        "name": face.name,
        "cost": face.cost,
        "folds": face.folds,
        "points": face.points,
        "kind": f"kind-{face.kind}-{face.look.id}" if face.kind in KINDS else None,
        "effect": face.effect,
        "text": bound(face.text),
        "family": face.family,
        "crest": f"crest-{face.look.id}",
        "words": {**face.words, "folds": words.words("print-folds", folds=face.folds)},
        "ours": any(card.source.get(figure) == OURS for figure in FIGURES),
        "ground": Press().ground(face.look),
        "name_ink": LIGHT.ink if face.look.id == PAPER else papers.band_ink,
    }


# -- drawings: everything but words


def art(face: Face) -> str:
    press, look = Press(), face.look
    inner = f'x="{_EDGE}" y="60" width="{WIDE - 2 * _EDGE:g}" height="{HIGH - 60 - _EDGE:g}" rx="4"'
    parts = [press.sheet(look, (WIDE, HIGH), 0), f'<rect {inner} fill="{press.inks.paper}"/>']
    parts.append(press.scene(look, (_EDGE, _EDGE, WIDE - 2 * _EDGE, _SCENE), (86, 78, 44)))
    parts.append(press.figure(press.folded(face.folded, look), look, (38, 27, 97)))
    parts.append(press.flap(look, (_EDGE, _EDGE, WIDE - 2 * _EDGE), _BAND, 16))
    if face.cost is not None:
        parts.append(f'<g transform="translate({INSIDE} 0)">{press.tag(35, 36, 46)}</g>')
    parts.append(f'<g transform="translate({INSIDE} {-INSIDE})">{press.corner(face.folds, HIGH, 32, 0)}</g>')
    return press.picture(parts, (WIDE, HIGH), face.name)


def back() -> str:
    press = Press()
    return press.picture([press.back()], (100, 140), "")


def star() -> str:
    return sign_of(STAR, LIGHT.star)


def sign_of(path: str, fill: str) -> str:
    """A crest, or the sign of an effect."""
    press = Press()
    return press.picture([press.crest(path, 0, 0, 24, fill)], (24, 24), "")
