"""The press: a draft goes in, a PDF comes out."""

import json
import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, Protocol

import typst

from senbazuru.print.order import PAPERS, Paper
from senbazuru.text import Words

HERE: Final = Path(__file__).parent
FONTS: Final = HERE / "fonts"
_COUNTED: Final = re.compile(r"(?<=\b\d) (?=\w)|(?<=\b\d\d) (?=\w)")
Drawing = tuple[str, Callable[[], str]]
"""The name of a picture, and who draws it as SVG."""


@dataclass(frozen=True)
class Draft:
    """What pages are made of."""

    template: str
    """A file of `templates/`."""
    title: str
    data: Mapping[str, Any]
    drawings: Mapping[str, Callable[[], str]] = field(default_factory=dict)
    """By the names that the data has for them."""


class Each(Protocol):
    """Hands drawings on one by one, and may tell how far it is."""

    def __call__(self, drawings: Collection[Drawing], /) -> Iterable[Drawing]: ...


def begun(words: str) -> str:
    """With a capital, as words stand alone in a table."""
    return words[:1].upper() + words[1:]


def bound(text: str) -> str:
    """With every number on the line of what it counts."""
    return _COUNTED.sub("\N{NO-BREAK SPACE}", text)


def pdf(draft: Draft, words: Words, paper: Paper, each: Each = iter) -> bytes:
    """A draft on paper of a size."""
    return _set(_files(draft, words, paper, each))


def booklet(draft: Draft, words: Words, paper: Paper, each: Each = iter) -> bytes:
    """A draft whose pages are half a sheet, two side by side: printed on both sides and folded, a book."""
    files = _files(draft, words, paper, each)
    pages = int(json.loads(typst.query(files, "<pages>", field="value", one=True, **_with_fonts())))
    sheets = Draft("booklet", draft.title, {"pages": pages})
    with TemporaryDirectory() as folder:  # typst takes texts from memory, but no PDF
        (Path(folder) / "book.pdf").write_bytes(_set(files))
        return _set(_files(sheets, words, paper), folder)


def _files(draft: Draft, words: Words, paper: Paper, each: Each = iter) -> dict[str, bytes]:
    """All that a template reads."""
    told = {
        "title": draft.title,
        "language": words.language,
        "paper": PAPERS[paper],
        "notice": words.words("web-about"),
        **draft.data,
    }
    files = {file.name: file.read_bytes() for file in (HERE / "templates").glob("*.typ")}
    files["data.json"] = json.dumps(told, ensure_ascii=False).encode()
    files |= {f"{name}.svg": draw().encode() for name, draw in each(draft.drawings.items())}
    return files | {"main.typ": files[f"{draft.template}.typ"]}


def _set(files: dict[str, bytes], folder: str | None = None) -> bytes:
    made: bytes = typst.compile(files, root=folder, **_with_fonts())
    return made


def _with_fonts() -> dict[str, Any]:
    """What is set must not depend on the fonts of a machine."""
    return {"font_paths": [str(FONTS)], "ignore_system_fonts": True}
