"""Lines of text that are exactly so wide, for every table and page."""

import textwrap
from typing import Any

from textual.content import Content
from textual.style import Style


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


def told(head: Content, text: str, indent: int, width: int, style: str = "") -> list[Content]:
    """A head and a text beside it."""
    parts = textwrap.wrap(" ".join(text.split()), max(10, width - indent)) or [""]
    return [fit(head, indent) + said(parts[0], style), *(said(" " * indent + part, style) for part in parts[1:])]
