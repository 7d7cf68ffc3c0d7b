"""Colours: dark, light, and the terminal's own."""

from typing import Final

from textual.theme import Theme

VARIABLES: Final = {
    "bar": ("#2b323d", "#e4dccb", "ansi_default"),
    "muted": ("#9aa3ae", "#625d53", "ansi_default"),
    "farm": ("#f0b860", "#8a5a00", "ansi_red"),
    "sky": ("#7cc8f5", "#0b62a0", "ansi_blue"),
    "sea": ("#5fd7c4", "#00705f", "ansi_cyan"),
    "savannah": ("#f2916b", "#b03a12", "ansi_magenta"),
    "lawn": ("#a5d46a", "#3f6d00", "ansi_green"),
    "polar": ("#a9d6e8", "#2c6a84", "ansi_bright_cyan"),
    "exotic": ("#5fd38a", "#0f7040", "ansi_bright_green"),
    "dinosaurs": ("#d3b08c", "#7a5326", "ansi_yellow"),
    "legendary": ("#cfa3ee", "#7b3f97", "ansi_bright_magenta"),
    "character-yellow": ("#f7dc5e", "#7d6400", "ansi_bright_yellow"),
    "character-red": ("#ff8f86", "#b3261e", "ansi_bright_red"),
    "rice": ("#d9d4c4", "#5d5848", "ansi_default"),
    # islands: ground, signs on it, paint, outlines, and the shape that is held
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
    "paint-blue": ("#5b9bf0", "#79aeef", "ansi_blue"),
    "paint-green": ("#7fcf6f", "#8bd27b", "ansi_green"),
    "paint-red": ("#e8695f", "#f0877c", "ansi_red"),
    "outline-blue": ("#8fc0ff", "#1b4f93", "ansi_bright_blue"),
    "outline-green": ("#9fe58d", "#245f1c", "ansi_bright_green"),
    "outline-red": ("#ff9d92", "#9c2a1f", "ansi_bright_red"),
    "tint-blue": ("#203a5c", "#d9e6f8", "ansi_default"),
    "tint-green": ("#27491f", "#dcefd3", "ansi_default"),
    "tint-red": ("#582523", "#f9dedb", "ansi_default"),
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
