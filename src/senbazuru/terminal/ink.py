"""Lines of text that are exactly so wide, for every table and page."""

import textwrap
from collections.abc import Iterable, Sequence
from typing import Any, Final

from textual.content import Content
from textual.style import Style

from senbazuru.text import Words

KEPT: Final = 2
"""The last keys of a bar stay in any window."""


def said(text: str, style: str = "", **meta: Any) -> Content:
    content = Content.styled(text, style) if style else Content(text)
    return content.stylize(Style.from_meta(meta)) if meta else content


def fit(content: Content, width: int) -> Content:
    """Exactly so wide."""
    return content.truncate(width, ellipsis=True, pad=True)


def beside(left: Content, right: Content, width: int) -> Content:
    """Two ends of one line; if they meet, the right one stays."""
    room = max(0, width - right.cell_length)
    return fit(fit(left, room) + right, width)


def cut(rows: list[str], most: int, width: int) -> list[str]:
    """So many rows; if there are more, the last one says so."""
    if len(rows) <= most or not most:
        return rows[:most]
    return [*rows[: most - 1], rows[most - 1][: width - 2].rstrip() + " …"]


def inset(heads: Iterable[str], least: int) -> int:
    """How far in a text begins beside any of some heads: so far at least, further in a language with longer words."""
    return max(least, 1 + max(said(head).cell_length for head in heads))


def counted(head: Content, worth: str, style: str, width: int) -> Content:
    """What counts, dots, and how much it counts, which stays in sight."""
    room = width - said(worth).cell_length - 2
    head = head if head.cell_length < room else fit(head, room - 1)
    return head + said(f" {'.' * (room - head.cell_length)} ", "$muted") + said(worth, style)


def told(head: Content, text: str, indent: int, width: int, style: str = "") -> list[Content]:
    """A head and a text beside it."""
    parts = textwrap.wrap(" ".join(text.split()), max(10, width - indent)) or [""]
    return [fit(head, indent) + said(parts[0], style), *(said(" " * indent + part, style) for part in parts[1:])]


# -- keys: what stands on them, what is pressed, what they do


def key_name(words: Words, keys: str) -> str:
    """Keys as people know them: a letter or a sign is what it is, others have names."""
    named = ((key, f"terminal-key-{key}") for key in keys.split())
    return " ".join(words.words(name) if words.has(name) else key for key, name in named)


def bar(keys: Sequence[tuple[str, str, str]], width: int, gap: str = " ") -> Content:
    """Keys that can be clicked. Where there is no room for all, the last ones stay."""
    parts = [
        said(f" {key} ", "bold $accent", press=press) + said(f"{label}{gap}", press=press) for key, press, label in keys
    ]
    while len(parts) > KEPT and sum(part.cell_length for part in parts) > width:
        parts.pop(-KEPT - 1)
    return Content("").join(parts)
