"""Lines of text that are exactly so wide, for every table and page."""

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
