"""The page that pictures of tables are on, for all games."""

from collections.abc import Iterable
from typing import Final
from xml.sax.saxutils import escape

PAGE: Final = 960
EDGE: Final = 20
"""How wide it is, and how far within it everything stays."""
INK: Final = "#2e4459"
LETTERING: Final = (
    'text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;'
    f"font-size:12px;fill:{INK}}}"
)
"""How words are written, if nothing else is said."""


def words_at(x: float, y: float, words: str, look: str = "") -> str:
    """Words at a place; `look` are attributes."""
    return f'<text x="{x:g}" y="{y:g}"{look}>{escape(words)}</text>'


def page(game: str, high: int, title: str, style: str, shared: str, parts: Iterable[str]) -> str:
    """A picture that needs nothing else: parts on a sheet of paper, before them what they share."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{game}" viewBox="0 0 {PAGE} {high}" width="{PAGE}" '
        f'height="{high}" role="img"><title>{escape(title)}</title><style>{style}</style>{shared}'
        f'<rect x="1" y="1" width="{PAGE - 2}" height="{high - 2}" rx="18" fill="#f6efe0" stroke="#dccfb4" '
        f'stroke-width="2"/>{"".join(parts)}</svg>'
    )
