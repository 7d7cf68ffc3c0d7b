"""The pictures of docs/figures.md: python tools/card_pictures.py

Cards and the steps of a figure as SVG in docs/pictures, which tests hold to what the program draws, and all figures on
one sheet in docs/images, for which Chromium is needed.
"""

import os
import shutil
from base64 import b64decode
from pathlib import Path
from typing import Final

from senbazuru.look import Figure, figure_of, look_of
from senbazuru.look.fold import Facet
from senbazuru.origami.face import LIGHT, SANS, back, face_of, large, small
from senbazuru.origami.packs import SHIPPED_LIBRARY
from senbazuru.text import Words

DOCS: Final = Path(__file__).resolve().parents[1] / "docs"
LARGE: Final = ("fox", "yellow-geisha", "rice-paper")
SMALL: Final = ("whale", "bee", "nine-tailed-fox", "red-ninja", "yellow-ninja")
STEPS: Final = ("silhouette", "flaps", "facets", "folded")
QUALITY: Final = 60
ACROSS: Final = 9


def pictures() -> dict[str, str]:
    """What is drawn, by the name of its file."""
    words = Words("en")
    found = {"card-back": back("The back of a card"), "figure-steps": steps("fox", "farm")}
    for pack in SHIPPED_LIBRARY.packs.values():
        for card in pack.with_paper:
            text = words.card_text(card) if card.program else words.words(f"kind-{card.kind}.note")
            face = face_of(card, pack, text, words)
            if card.id in LARGE:
                found[f"card-{card.id}"] = large(face)
            if card.id in SMALL:
                found[f"card-{card.id}"] = small(face)
    return {f"{name}.svg": f"{picture}\n" for name, picture in found.items()}


def steps(card: str, family: str) -> str:
    """How a figure comes about: its outline, its flaps, their facets, and as it is drawn."""
    figure, look = figure_of(card), look_of(family)
    assert figure
    colours, wide = look.colours(figure), 110
    black = [cut(facet, LIGHT.ink, LIGHT.ink) for facet in figure.facets]
    flaps = [
        cut(facet, look.light.f[n], look.light.f[n]) for n, flap in enumerate(figure.flaps) for facet in flap.facets
    ]
    facets = [cut(facet, colours[facet.name], "#fff") for facet in figure.facets]
    whole = look.svg(figure).replace("<svg ", '<svg width="108" height="108" x="-4" y="-4" ', 1)
    parts = []
    for n, drawn in enumerate(("".join(black), "".join(flaps), "".join(facets), whole)):
        parts.append(f'<g transform="translate({4 + n * wide} 6)">{drawn}</g>')
        parts.append(f'<text x="{54 + n * wide}" y="118" text-anchor="middle">{STEPS[n]}</text>')
    size = f'viewBox="0 0 {wide * len(STEPS)} 124" width="{2 * wide * len(STEPS)}" height="248"'
    letters = f'font-family="{SANS}" font-size="8" fill="{LIGHT.ink}"'
    ground = f'<rect width="100%" height="100%" rx="6" fill="{look.light.ground}"/>'
    title = f"<title>{figure.id}: {', '.join(STEPS)}</title>"
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {letters} role="img">{title}{ground}{"".join(parts)}</svg>'


def cut(facet: Facet, fill: str, edge: str) -> str:
    corners = "L".join(f"{x} {y}" for x, y in facet.corners)
    return f'<path fill="{fill}" stroke="{edge}" stroke-width=".5" d="M{corners}Z"/>'


def sheet() -> str:
    """All figures of cards by family, and the crane, as a page."""
    words = Words("en")
    shown: dict[str, tuple[Figure, str]] = {}
    for pack in SHIPPED_LIBRARY.packs.values():
        for card in pack.with_paper:
            figure = pack.figure_of(card)
            assert figure
            shown.setdefault(figure.id, (figure, pack.look_of(card).svg(figure)))
    crane = figure_of("crane")
    assert crane
    shown["crane"] = crane, look_of("red").svg(crane)
    named = {
        id: words.words(f"card-{id}") if words.has(f"card-{id}") else id.replace("-", " ").capitalize() for id in shown
    }
    cells = "".join(f"<div>{svg}{named[id]}</div>" for id, (_, svg) in shown.items())
    style = (
        f"body{{margin:0;background:#dfe3da;color:{LIGHT.ink};font:12px {SANS}}}"
        f"main{{display:grid;grid-template-columns:repeat({ACROSS},108px);gap:10px 2px;padding:12px;width:max-content}}"
        "div{text-align:center}svg{display:block;width:96px;height:96px;margin:0 auto 2px}"
    )
    return f'<meta charset="utf-8"><style>{style}</style><main>{cells}</main>'


def main() -> None:
    from playwright.sync_api import sync_playwright

    for name, picture in pictures().items():
        (DOCS / "pictures" / name).write_text(picture, encoding="utf-8")
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport={"width": 1012, "height": 800})
        page.set_content(sheet())
        box = page.locator("main").bounding_box()
        assert box
        page.set_viewport_size({"width": int(box["width"]), "height": int(box["height"])})
        asked = {"format": "webp", "quality": QUALITY}
        taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", asked)
        (DOCS / "images" / "figures.webp").write_bytes(b64decode(taken["data"]))
        browser.close()


if __name__ == "__main__":
    main()
