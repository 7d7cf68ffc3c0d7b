"""Colours: dark, light, and the terminal's own."""

from typing import Final

from textual.theme import Theme

from senbazuru.look import FAMILIES, LOOKS, look_of
from senbazuru.look.papers import mixed, recipe_of

Shown = tuple[str, str, str]
"""A colour at night, on paper, and among the terminal's."""


def _families() -> dict[str, Shown]:
    looks = map(look_of, FAMILIES)
    return {f"family-{look.id}": (look.dark.ink, look.light.ink, f"ansi_{look.ansi}") for look in looks}


def _paints() -> dict[str, Shown]:
    """Paint that dark letters can be read on, outlines, and the ground within an outline."""
    found = {}
    for name, told in LOOKS["islands"]["paints"].items():
        hue, chroma, light = recipe_of(told["paint"][0])
        lit = [mixed((hue, chroma, max(light, least))) for least in (0.7, 0.76)]
        found[f"paint-{name}"] = (lit[0], lit[1], f"ansi_{name}")
        found[f"outline-{name}"] = (told["line"][1], told["line"][0], f"ansi_bright_{name}")
        found[f"tint-{name}"] = (mixed((hue, 0.06, 0.34)), mixed((hue, 0.035, 0.92)), "ansi_default")
    return found


VARIABLES: Final[dict[str, Shown]] = {
    **_families(),
    **_paints(),
    "bar": ("#2b323d", "#e4dccb", "ansi_default"),
    "muted": ("#9aa3ae", "#625d53", "ansi_default"),
    # islands: ground, signs on it, and the shape that is held
    "land": ("#33382f", "#efe7d2", "ansi_default"),
    "land-ink": ("#6f7867", "#a3987c", "ansi_default"),
    "sea-ground": ("#16283b", "#cfe2ee", "ansi_default"),
    "sea-ink": ("#3e6485", "#6f9ab8", "ansi_cyan"),
    "mountain-ground": ("#453f38", "#dacfb8", "ansi_default"),
    "mountain-ink": ("#a3937c", "#77694f", "ansi_yellow"),
    "chip": ("#ece5d3", "#35332e", "ansi_white"),
    "chip-ink": ("#1b1b19", "#fbf8f1", "ansi_black"),
    "chip-note": ("#7d745f", "#b3ab98", "ansi_black"),
    "paint-ink": ("#0d1116", "#10151b", "ansi_bright_white"),
    "held": ("#ffd479", "#8a3b00", "ansi_bright_yellow"),
    "held-ink": ("#14120c", "#ffffff", "ansi_black"),
    "refused": ("#6a6f78", "#8b8678", "ansi_bright_black"),
    "refused-ink": ("#ffffff", "#ffffff", "ansi_white"),
}
"""Colours of our own: at night, on paper, and among the terminal's."""


def _variables(theme: int) -> dict[str, str]:
    return {name: colours[theme] for name, colours in VARIABLES.items()}


THEMES: Final = (
    Theme(
        name="night",
        dark=True,
        primary="#9ab7d3",
        accent="#ffd479",
        foreground="#eceae4",
        background="#15181d",
        surface="#15181d",
        panel="#262c35",
        variables=_variables(0),
    ),
    Theme(
        name="paper",
        dark=False,
        primary="#2f5d8a",
        accent="#8a3b00",
        foreground="#1d1d1b",
        background="#fbf8f1",
        surface="#fbf8f1",
        panel="#e8e2d3",
        variables=_variables(1),
    ),
    Theme(
        name="terminal",
        dark=True,
        ansi=True,
        primary="ansi_blue",
        secondary="ansi_cyan",
        warning="ansi_yellow",
        error="ansi_red",
        success="ansi_green",
        accent="ansi_magenta",
        foreground="ansi_default",
        background="ansi_default",
        surface="ansi_default",
        panel="ansi_default",
        boost="ansi_default",
        variables=_variables(2) | {"ansi-background": "ansi_black", "ansi-foreground": "ansi_white"},
    ),
)
"""Dark, light, and the terminal's own sixteen colours on its own ground."""
