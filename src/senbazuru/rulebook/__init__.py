"""The rules, told for people: pages of sections of paragraphs, in every language that has words.

They are written in `docs/` and built into this package by `tools/pages.py`. An address such as `origami`,
`legends#characters` or `origami#farm-cat` is the same in every language.

>>> [page.id for page in pages()]
['origami', 'legends', 'islands', 'rulings']
>>> read("rulings#turn-and-end-the-hand-limit").entry.text
'The hand limit holds on the very last turn too (it matters for the Rabbit and for ties).'
>>> search("hand limit last turn")[0].address
'rulings#turn-and-end-the-hand-limit'
"""

import json
import unicodedata
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from senbazuru.kernel.errors import SenbazuruError
from senbazuru.languages import ENGLISH

BUILT: Final = Path(__file__).parent / "pages"
_AROUND: Final = 40
"""How many characters a snippet has before what was looked for."""


@dataclass(frozen=True)
class Entry:
    """A paragraph, an item of a list, a row of a table, or a block of code."""

    id: str
    text: str


@dataclass(frozen=True)
class Section:
    id: str
    level: int
    title: str
    entries: tuple[Entry, ...]
    blocks: tuple[dict[str, Any], ...]
    """What it is made of, to be set: `tools/pages.py` says how."""
    printed: tuple[dict[str, Any], ...] | None
    """The same for the printed book, which does not speak of the program; nothing if all of it does."""


@dataclass(frozen=True)
class Page:
    id: str
    title: str
    sections: tuple[Section, ...]


@dataclass(frozen=True)
class Place:
    """Where an address leads: a page, a section of it, or an entry of that."""

    page: Page
    section: Section | None = None
    entry: Entry | None = None

    @property
    def address(self) -> str:
        inner = self.entry or self.section
        return f"{self.page.id}#{inner.id}" if inner else self.page.id


def built(language: str) -> dict[str, Any]:
    """What was built for a language, English if there is nothing in it."""
    for name in (language, ENGLISH):
        file = BUILT / f"{name}.json"
        if file.is_file():
            found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
            return found
    raise SenbazuruError("rulebook-unbuilt")


@cache
def pages(language: str = ENGLISH) -> tuple[Page, ...]:
    return tuple(
        Page(
            page["id"],
            page["title"],
            tuple(
                Section(
                    part["id"],
                    part["level"],
                    part["title"],
                    tuple(Entry(entry["id"], entry["text"]) for entry in part["entries"]),
                    tuple(part["blocks"]),
                    None if (paper := part.get("printed", part["blocks"])) is None else tuple(paper),
                )
                for part in page["sections"]
            ),
        )
        for page in built(language)["pages"]
    )


def read(address: str, language: str = ENGLISH) -> Place:
    """What lies at an address. Raises SenbazuruError if nothing does, and names what there is."""
    name, _, inner = address.partition("#")
    page = next((page for page in pages(language) if page.id == name), None)
    if page is None:
        raise SenbazuruError("unknown-page", page=name, known=", ".join(page.id for page in pages(language)))
    if not inner:
        return Place(page)
    for section in page.sections:
        if section.id == inner:
            return Place(page, section)
        for entry in section.entries:
            if entry.id == inner:
                return Place(page, section, entry)
    known = ", ".join(section.id for section in page.sections if section.level == 2)
    raise SenbazuruError("unknown-paragraph", page=name, paragraph=inner, known=known)


def search(query: str, language: str = ENGLISH) -> list[Place]:
    """All entries that hold every word of a query, or whose section's title helps to; those found in titles alone are
    told by their sections, and first; then come those in which words begin with what was looked for.

    `web/src/rulebook.ts` does the same.
    """
    words = normal(query).split()
    ranked: list[tuple[int, Place]] = []
    for page in pages(language) if words else ():
        for section in page.sections:
            title = normal(section.title)
            if all(word in title for word in words):
                ranked.append((0, Place(page, section)))
            for entry in section.entries:
                text = normal(entry.text)
                if any(word in text for word in words) and all(word in text or word in title for word in words):
                    begun = all(f" {word}" in _spaced(f"{title} {text}") for word in words)
                    ranked.append((1 if begun else 2, Place(page, section, entry)))
    return [place for _, place in sorted(ranked, key=lambda found: found[0])]


def normal(text: str) -> str:
    """Without capitals and accents: so people look for words."""
    return "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))


def _spaced(text: str) -> str:
    """Words with a space before each."""
    return " " + "".join(c if c.isalnum() else " " for c in text)


def snippet(text: str, query: str, width: int = 140) -> str:
    """A piece of a text around the first word that was looked for."""
    words, plain = normal(query).split(), normal(text)
    at = min((found for word in words if (found := plain.find(word)) >= 0), default=0)
    begin = 0 if at <= _AROUND or len(text) <= width else text.rfind(" ", 0, at - _AROUND // 2) + 1
    end = len(text) if len(text) - begin <= width else text.rfind(" ", begin, begin + width)
    return ("… " if begin else "") + text[begin:end] + (" …" if end < len(text) else "")
