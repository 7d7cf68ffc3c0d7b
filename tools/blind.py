"""Sheets of nameless figures for a blind test: python tools/blind.py FOLDER [--seed N] [FILE.fig ...]

Every shipped card's figure, and the crane, at 96 pixels on a neutral grey, nine to a sheet, in random order under
random codes: s1.png, s2.png and so on in FOLDER, and beside it FOLDER.json, which tells whose code is whose. Show the
sheets to somebody who does not know them; docs/figures.md tells what to ask and how to count. Files of your own are
shown instead of the shipped figures. The same seed gives the same order and codes. It needs Chromium.
"""

import json
import os
import shutil
from pathlib import Path
from random import Random
from typing import Final

import click
from playwright.sync_api import sync_playwright

from senbazuru.look import Figure, Look, figure_of, look_of, read_file
from senbazuru.origami.packs import SHIPPED_LIBRARY

WIDE: Final = 96
ON_A_SHEET: Final = 9
LETTERS: Final = "ABCDEFGHJKLMNPRSTUVWXYZ"
"""Those that nobody takes for a digit or for each other."""
YELLOW: Final = ("calligrapher", "gardener", "monk", "ninja", "samurai")
"""Characters are folded from two papers; these are shown in yellow, the others in red."""
CRANE: Final = "crane"
STYLE: Final = (
    "body{margin:0;background:#b9b6b0;font:16px sans-serif}"
    "main{display:grid;grid-template-columns:repeat(3,150px);gap:14px;padding:16px}"
    f"div{{text-align:center}}svg{{display:block;width:{WIDE}px;height:{WIDE}px;margin:0 auto 6px}}"
)


def shipped() -> dict[str, tuple[Figure, Look]]:
    """The figures of all cards and the crane, each with the look it is shown in."""
    found: dict[str, tuple[Figure, Look]] = {}
    for pack in SHIPPED_LIBRARY.packs.values():
        for card in pack.with_paper:
            figure = pack.figure_of(card)
            assert figure, card.id
            colour = "yellow" if card.character in YELLOW else "red"
            found[figure.id] = figure, look_of(colour) if card.character else pack.look_of(card)
    crane = figure_of(CRANE)
    assert crane
    return dict(sorted({**found, CRANE: (crane, look_of("red"))}.items()))


def coded(names: list[str], seed: int) -> dict[str, str]:
    """Names by code, in the order in which they are shown."""
    chance = Random(seed)
    order = names[:]
    chance.shuffle(order)
    codes = chance.sample([f"{letter}{digit}" for letter in LETTERS for digit in range(2, 10)], len(order))
    return dict(zip(codes, order))


@click.command(help=__doc__)
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.argument("files", nargs=-1, type=click.Path(exists=True, path_type=Path))
@click.option("--seed", default=1, show_default=True)
@click.option("--family", default="farm", show_default=True, help="Whose paper files of your own are folded from.")
def main(folder: Path, files: tuple[Path, ...], seed: int, family: str) -> None:
    own = {figure.id: (figure, look_of(family)) for figure in map(read_file, files)}
    figures = own or shipped()
    key = coded(list(figures), seed)
    folder.mkdir(parents=True, exist_ok=True)
    codes = list(key)
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport={"width": 520, "height": 460})
        for sheet, start in enumerate(range(0, len(codes), ON_A_SHEET), 1):
            cells = []
            for code in codes[start : start + ON_A_SHEET]:
                figure, look = figures[key[code]]
                cells.append(f"<div>{look.svg(figure)}<b>{code}</b></div>")
            page.set_content(f"<style>{STYLE}</style><main>{''.join(cells)}</main>")
            page.screenshot(path=folder / f"s{sheet}.png")
        browser.close()
    folder.with_name(f"{folder.name}.json").write_text(json.dumps(key, indent=1) + "\n", encoding="utf-8")
    click.echo(f"{len(codes)} figures on {-(-len(codes) // ON_A_SHEET)} sheets in {folder}")


if __name__ == "__main__":
    main()
