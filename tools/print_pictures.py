"""Pictures of printed pages, for docs/print.md: python tools/print_pictures.py [FOLDER]

It needs Chromium, as tools/screenshots.py does.
"""

import os
import shutil
import sys
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright
from typst import compile as typeset

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from senbazuru.print.order import Order  # noqa: E402
from senbazuru.print.printing import printed  # noqa: E402

PAGES: Final = {
    "cards": (Order("cards", families=("characters",)), (1, 2)),
    "sheets": (Order("sheets", "de"), (1, 3)),
    "science": (Order("science", "it"), (1,)),
    "reference": (Order("reference"), (1, 4)),
    "scorepad": (Order("scorepad", game="legends"), (1,)),
    "rules": (Order("rules"), (1, 4)),
}
"""What is shown, and which of its pages."""
HIGH: Final = 460
QUALITY: Final = 55
BESIDE: Final = """
#let pages = json(bytes(sys.inputs.pages))
#set page(width: auto, height: auto, margin: 4mm, fill: rgb("#c6cfc4"))
#stack(dir: ltr, spacing: 4mm, ..pages.map(n => box(fill: white, image("print.pdf", page: n, height: 120mm))))
"""


def main(folder: Path) -> None:
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1400, "height": HIGH})
        client = page.context.new_cdp_session(page)
        for name, (order, numbers) in PAGES.items():
            place = folder / "print.pdf"
            place.write_bytes(printed(order))
            inputs = {"pages": str(list(numbers))}
            shown = typeset(BESIDE.encode(), root=str(folder), format="png", ppi=144, sys_inputs=inputs)
            place.unlink()
            assert isinstance(shown, bytes)
            picture = (
                f'<style>body{{margin:0}}img{{height:{HIGH}px;display:block}}</style><img src="data:image/png;base64,'
            )
            page.set_content(f'{picture}{b64encode(shown).decode()}">')
            page.wait_for_function("document.images[0].complete")
            wide = page.evaluate("document.images[0].getBoundingClientRect().width")
            clip = {"x": 0, "y": 0, "width": wide, "height": HIGH, "scale": 1}
            shot = client.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": clip})
            (folder / f"print-{name}.webp").write_bytes(b64decode(shot["data"]))
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "images")
