"""Makes the fonts of print, src/senbazuru/print/fonts, from those that the client is built with.

    python tools/print_fonts.py    beside web/node_modules, where `fonttools[woff]` is installed

A browser takes one file in which weight and width vary; paper wants a file for each, with the letters that are needed:
Latin-1, and whatever else our words and rules are written with.
"""

from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

TOP: Final = Path(__file__).resolve().parents[1]
MODULES: Final = TOP / "web" / "node_modules"
FOLDER: Final = TOP / "src" / "senbazuru" / "print" / "fonts"
RADIO: Final = "@fontsource-variable/radio-canada"
ZEN: Final = "@fontsource/zen-antique-soft"
UPRIGHT: Final = f"{RADIO}/files/radio-canada-latin-standard-normal.woff2"
ITALIC: Final = f"{RADIO}/files/radio-canada-latin-standard-italic.woff2"
FONTS: Final[dict[str, tuple[str, dict[str, float]]]] = {
    "RadioCanada-Regular": (UPRIGHT, {"wght": 400, "wdth": 100}),
    "RadioCanada-SemiBold": (UPRIGHT, {"wght": 600, "wdth": 100}),
    "RadioCanada-Bold": (UPRIGHT, {"wght": 700, "wdth": 100}),
    "RadioCanada-Italic": (ITALIC, {"wght": 400, "wdth": 100}),
    "ZenAntiqueSoft-Regular": (f"{ZEN}/files/zen-antique-soft-latin-400-normal.woff2", {}),
}
"""Each with the file that it is cut from, and where on its axes."""


def letters() -> set[int]:
    texts = [*(TOP / "src" / "senbazuru" / "text").rglob("*.ftl"), *(TOP / "docs").rglob("*.md")]
    return {*range(0x20, 0x7F), *range(0xA0, 0x100)} | {ord(sign) for text in texts for sign in text.read_text("utf-8")}


def cut(name: str) -> TTFont:
    """A font of one weight, without what nobody needs."""
    file, axes = FONTS[name]
    font = TTFont(MODULES / file, recalcTimestamp=False)
    if axes:
        font = instantiateVariableFont(font, axes, updateFontNames=False)
        font["OS/2"].usWeightClass = int(axes["wght"])
        style = name.partition("-")[2]
        for id in (16, 17, 25):
            font["name"].removeNames(nameID=id)
        for id, said in {1: "Radio Canada", 2: style, 4: f"Radio Canada {style}", 6: name}.items():
            font["name"].setName(said, id, 3, 1, 0x409)
    options = Options(layout_features=["*"], name_IDs=[0, 1, 2, 4, 5, 6, 13, 14], hinting=False, notdef_outline=True)
    options.drop_tables += ["DSIG", "STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters())
    subsetter.subset(font)
    font.flavor = None
    return font


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in FONTS:
        cut(name).save(FOLDER / f"{name}.ttf", reorderTables=True)
    licences = [(MODULES / package / "LICENSE").read_text("utf-8").strip() for package in (RADIO, ZEN)]
    (FOLDER / "OFL.txt").write_text("\n\n\n".join(licences) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
