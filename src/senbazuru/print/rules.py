"""The rules as a booklet."""

import re
from collections.abc import Collection, Iterator
from typing import Any, Final

from senbazuru.print.cards import back
from senbazuru.print.examples import Drawings, drawing
from senbazuru.print.order import GAMES
from senbazuru.print.press import Draft
from senbazuru.rulebook import Page, Place, Section, pages
from senbazuru.text import Words

SHORT: Final = 13
NAME: Final = 24
LINE: Final = 66
"""Letters of a column of figures or of single words, of names, and of a table that needs no breaks."""
_MARKS: Final = re.compile(
    r"\*\*(?P<strong>.+?)\*\*|\*(?P<emph>.+?)\*|`(?P<raw>.+?)`| ?\((?P<ref>[a-z]+(?:#[a-z0-9-]+)?)\)", re.S
)

_REFS: Final = re.compile(r"\([a-z]+(?:#[a-z0-9-]+)?\)")

Run = tuple[str, str]
"""How words are to be set, and the words; a `ref` names a place in the book, whose page is told, in brackets
unless it stands in some (`inner-ref`)."""


def draft(words: Words, chosen: Collection[str] = ()) -> Draft:
    """Some pages of the rulebook, or all of them."""
    book = [page for page in pages(words.language) if not chosen or page.id in chosen]
    there = {place.address for page in book for place in (Place(page), *(Place(page, part) for part in _parts(page)))}
    drawings: Drawings = {"back": back}
    data = {
        "chapters": [_chapter(page, there, words, drawings) for page in book],
        "games": [words.words(f"game-{page.id}") for page in book if page.id in GAMES["reference"]],
        "words": {"contents": words.words("rulebook-contents"), "page": words.words("print-page")},
    }
    title = words.words("rulebook-rules") if len(book) > 1 else book[0].title
    return Draft("rules", title, data, drawings)


def _parts(page: Page) -> list[Section]:
    """The sections that are printed."""
    return [part for part in page.sections if part.printed is not None]


def _chapter(page: Page, there: Collection[str], words: Words, drawings: Drawings) -> dict[str, Any]:
    """A page of the rulebook as a chapter of the book."""
    return {
        "title": page.title,
        "address": page.id,
        "sections": [
            {
                "title": part.title,
                "level": part.level,
                "address": Place(page, part).address,
                "blocks": [_block(block, there, words, drawings) for block in part.printed or ()],
            }
            for part in _parts(page)
        ],
    }


def _block(block: dict[str, Any], there: Collection[str], words: Words, drawings: Drawings) -> dict[str, Any]:
    match block["kind"]:
        case "drawing":
            return drawing(block["text"], words, drawings)
        case "code":
            return block
        case "paragraph":
            return {"kind": "paragraph", "text": list(_runs(block["text"], there))}
        case "table":
            rows = [[list(_runs(cell, there)) for cell in row] for row in (block["head"], *block["rows"])]
            columns = [[_read(cell) for cell in column] for column in zip(*rows)]
            fits = sum(max(map(len, column)) for column in columns) <= LINE
            numbers = [all(len(cell) <= 3 for cell in column[1:]) for column in columns]
            return {
                "kind": "table",
                "rows": rows,
                "columns": [{} if fits else _wide(column) for column in columns],
                "numbers": numbers,
            }
    return {"kind": block["kind"], "items": [list(_runs(item, there)) for item in block["items"]]}


def _runs(text: str, there: Collection[str]) -> Iterator[Run]:
    """A text with marks, in pieces."""
    at = 0
    for found in _MARKS.finditer(text):
        kind = str(found.lastgroup)
        if kind == "ref" and found[kind] not in there:
            book_has_it = re.fullmatch(r"(?:origami|legends|islands|rulings)(?:#.+)?", found[kind])
            if not book_has_it:
                continue
            kind = ""
        yield "text", text[at : found.start()]
        if kind == "ref":
            before = _REFS.sub("", text[: found.start()])
            yield "inner-ref" if before.count("(") > before.count(")") else "ref", found["ref"]
        elif kind:
            yield kind, found[kind]
        at = found.end()
    yield "text", text[at:]


def _wide(column: list[str]) -> dict[str, float]:
    """How wide a column is to be: as its figures or single words are; names have room for the longest word; texts share
    what is left."""
    longest = max(map(len, column))
    if longest <= SHORT:
        return {}
    if longest <= NAME:
        return {"em": 0.6 * max(len(word) for cell in column for word in cell.split()) + 1}
    return {"fr": min(longest, 80)}


def _read(runs: list[Run]) -> str:
    return "".join(words for kind, words in runs if not kind.endswith("ref"))
