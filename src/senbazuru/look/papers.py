"""Paper in colours: from hue, chroma and lightness to every tone of a paper, by day and in the dark.

The browser mixes the same colours from the same numbers: web/src/look/papers.ts.
"""

import json
from dataclasses import dataclass
from importlib.resources import files
from math import atan2, cbrt, cos, degrees, hypot, radians, sin
from typing import Any, Final
from zlib import crc32

LOOKS: Final[dict[str, Any]] = json.loads(files(__package__).joinpath("looks.json").read_text("utf-8"))
"""looks.json: how families, paints and landmarks look, for everybody who draws them."""
SECOND: Final[tuple[str, ...]] = tuple(LOOKS["second"])
"""The second papers that a figure may name."""

Recipe = tuple[float, float, float]
"""A colour as OKLCH has it: hue in degrees, chroma, lightness."""
Tones = tuple[str, str, str, str, str]
"""A paper from lit to shaded."""

_STEPS: Final = (0.125, 0.06, 0.0, -0.07, -0.14)
_CHROMA: Final = (0.72, 0.9, 1.0, 1.0, 0.94)
_TURN: Final = (4, 2, 0, -3, -6)
_YELLOW_TURN: Final = (2, 1, 0, -9, -17)
"""In the shade a hue turns; yellows turn towards orange, as paper does."""
_BACK: Final = (0.99, 0.955, 0.91, 0.85, 0.78)
_INK: Final = (0.44, 0.38, 0.32, 0.27, 0.22)
_BRIGHT_BAND: Final = 0.7


@dataclass(frozen=True)
class Papers:
    """The colours of a family in one theme."""

    f: Tones
    """The paper that its figures are folded from."""
    ground: str
    ground2: str
    """What its figures stand on, and that in the shade."""
    line: str
    """Its pattern on the ground."""
    rim: str
    """Round a figure, so that it stands out from the ground."""
    band: str
    band_ink: str
    """The flap that carries a name, and the name."""
    ink: str
    """Words and signs of the family's on paper, or on a dark screen."""


def tones(recipe: Recipe, dark: bool = False) -> Tones:
    """All tones of a paper.

    >>> tones((46, 0.145, 0.66))
    ('#efa57b', '#e68a58', '#d9723d', '#c25b2c', '#a84723')
    """
    hue, chroma, light = recipe
    light = max(0.53, light - 0.03) if dark else light
    turn = _YELLOW_TURN if 55 < hue < 110 else _TURN
    one, two, three, four, five = (
        mixed((hue + turn[n], chroma * _CHROMA[n], min(0.96, light + step * (0.9 if dark else 1))))
        for n, step in enumerate(_STEPS)
    )
    return one, two, three, four, five


def back(dark: bool = False) -> Tones:
    """The undyed side of every paper."""
    one, two, three, four, five = (
        mixed((84, 0.012 + 0.004 * n, light - (0.05 if dark else 0))) for n, light in enumerate(_BACK)
    )
    return one, two, three, four, five


def black(dark: bool = False) -> Tones:
    """Ink: eyes, noses, stripes."""
    one, two, three, four, five = (mixed((60, 0.014, light + (0.04 if dark else 0))) for light in _INK)
    return one, two, three, four, five


def papers(paper: Recipe, band: Recipe, dark: bool = False) -> Papers:
    """All colours of a family, from that of its paper and that of its name band."""
    hue, chroma, light = paper
    band_hue, band_chroma, band_light = band
    bright = band_light > _BRIGHT_BAND
    if dark:
        return Papers(
            f=tones(paper, True),
            ground=mixed((hue, min(0.045, chroma * 0.45), 0.31)),
            ground2=mixed((hue, min(0.04, chroma * 0.4), 0.265)),
            line=mixed((hue, chroma * 0.4, 0.46)),
            rim=mixed((75, 0.05, 0.64)),
            band=mixed((band_hue, band_chroma * 0.85, band_light - (0.06 if bright else 0.035))),
            band_ink="#2a2205" if bright else mixed((hue, 0.012, 0.965)),
            ink=mixed((hue, min(chroma, 0.11), 0.82)),
        )
    return Papers(
        f=tones(paper),
        ground=mixed((hue, min(0.04, chroma * 0.35), 0.925)),
        ground2=mixed((hue, min(0.055, chroma * 0.45), 0.885)),
        line=mixed((hue, chroma * 0.45, 0.8)),
        rim=mixed((hue, min(chroma, 0.1), min(0.56, light - 0.12))),
        band=mixed(band),
        band_ink="#2a2205" if bright else "#ffffff",
        ink=mixed((band_hue, band_chroma, min(band_light, 0.48))),
    )


def own(family: str, colour: str = "") -> tuple[Recipe, Recipe]:
    """Paper and band of a family without: of the colour that its pack names, else of one that its id decides."""
    if colour:
        hue, chroma, light = recipe_of(colour)
        chroma = min(chroma, 0.16)
    else:
        hue, chroma, light = crc32(family.encode()) % 360, 0.11, 0.62
    return (hue, chroma, min(max(light, 0.5), 0.76)), (hue, chroma, min(light, 0.5))


# -- colours


def mixed(recipe: Recipe) -> str:
    """The nearest colour that a screen can show: less chroma until it fits."""
    hue, chroma, light = recipe
    red, green, blue = _linear(hue, chroma, light)
    while chroma > 0 and not all(-0.0005 <= part <= 1.0005 for part in (red, green, blue)):
        chroma -= 0.004
        red, green, blue = _linear(hue, chroma, light)
    return "#" + "".join(f"{_byte(part):02x}" for part in (red, green, blue))


def recipe_of(colour: str) -> Recipe:
    """The recipe of a colour that is written as #rrggbb or #rgb."""
    light, a, b = oklab(*parts(colour))
    return round(degrees(atan2(b, a)) % 360, 1), round(hypot(a, b), 3), round(light, 3)


def oklab(red: float, green: float, blue: float) -> tuple[float, float, float]:
    """Light as eyes weigh it: lightness, from green to red, from blue to yellow."""
    x = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    y = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    z = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    a = 1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z
    b = 0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z
    return 0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z, a, b


def contrast(one: str, two: str) -> float:
    """How far two colours are apart in lightness, as WCAG 2 measures it: 1 to 21.

    >>> round(contrast("#ffffff", "#000000"))
    21
    """
    low, high = sorted(map(luminance, (one, two)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    red, green, blue = parts(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def parts(colour: str) -> tuple[float, float, float]:
    """Red, green and blue as light."""
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    red, green, blue = (int(digits[n : n + 2], 16) / 255 for n in (0, 2, 4))
    return _light(red), _light(green), _light(blue)


def _light(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _byte(part: float) -> int:
    part = min(1.0, max(0.0, part))
    return int(255 * (12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055) + 0.5)


def _linear(hue: float, chroma: float, light: float) -> tuple[float, float, float]:
    a, b = chroma * cos(radians(hue)), chroma * sin(radians(hue))
    x = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    y = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    z = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
    return (
        4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
        -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
        -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
    )
