"""Printed pages as tests see them: their letters, their fonts, and what they look like."""

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from io import BytesIO
from itertools import combinations, pairwise
from typing import Any

import pypdfium2 as pdfium
import pypdfium2.raw as raw
from pypdf import PdfReader

MM = 72 / 25.4
"""Points of a millimetre."""


@dataclass(frozen=True)
class Box:
    """Millimetres from the left and from the top of a page."""

    left: float
    top: float
    right: float
    bottom: float

    def holds(self, other: "Box", slack: float = 0) -> bool:
        return (
            self.left - slack <= other.left
            and self.top - slack <= other.top
            and self.right + slack >= other.right
            and self.bottom + slack >= other.bottom
        )

    @property
    def area(self) -> float:
        return max(0.0, self.right - self.left) * max(0.0, self.bottom - self.top)

    def shared_with(self, other: "Box") -> "Box":
        return Box(
            max(self.left, other.left),
            max(self.top, other.top),
            min(self.right, other.right),
            min(self.bottom, other.bottom),
        )


@dataclass(frozen=True)
class Letter:
    sign: str
    box: Box
    size: float
    """Points."""


@dataclass(frozen=True)
class Picture:
    """Pixels; light is 0 to 255."""

    wide: int
    high: int
    stride: int
    channels: int
    bytes_: bytes
    scale: float
    """Pixels of a millimetre."""

    def light(self, x: float, y: float) -> int:
        """At a place in millimetres, in grey."""
        return self.colour(x, y)[0]

    def colour(self, x: float, y: float) -> tuple[int, ...]:
        at = (
            min(self.high - 1, int(y * self.scale)) * self.stride
            + min(self.wide - 1, int(x * self.scale)) * self.channels
        )
        return tuple(self.bytes_[at : at + min(3, self.channels)])

    def lights(self, box: Box, across: int = 24) -> list[int]:
        """A square of so many by so many samples."""
        return [
            self.light(
                box.left + (box.right - box.left) * (column + 0.5) / across,
                box.top + (box.bottom - box.top) * (row + 0.5) / across,
            )
            for row in range(across)
            for column in range(across)
        ]


class Page:
    def __init__(self, page: Any) -> None:
        self.page = page
        self.wide, self.high = (side / MM for side in page.get_size())

    @cached_property
    def letters(self) -> list[Letter]:
        """All that is read, without spaces."""
        text = self.page.get_textpage()
        found = []
        matrix = raw.FS_MATRIX()
        for at in range(text.count_chars()):
            sign = text.get_text_range(at, 1)
            if not sign.strip() or sign == "\ufffe":
                continue
            left, bottom, right, top = text.get_charbox(at)
            assert raw.FPDFText_GetMatrix(text, at, ctypes.byref(matrix))
            scale = abs(matrix.a * matrix.d - matrix.b * matrix.c) ** 0.5
            box = Box(left / MM, self.high - top / MM, right / MM, self.high - bottom / MM)
            found.append(Letter(sign, box, raw.FPDFText_GetFontSize(text, at) * scale))
        return found

    def words_in(self, box: Box) -> str:
        """The letters whose middle lies there, as they follow each other in the file."""
        return "".join(
            letter.sign
            for letter in self.letters
            if box.left <= (letter.box.left + letter.box.right) / 2 <= box.right
            and box.top <= (letter.box.top + letter.box.bottom) / 2 <= box.bottom
        )

    @property
    def words(self) -> str:
        return "".join(letter.sign for letter in self.letters)

    def collisions(self) -> Iterator[tuple[Letter, Letter]]:
        """Letters that lie on each other."""
        by_place: dict[tuple[int, int], list[int]] = {}
        for number, letter in enumerate(self.letters):
            for column in range(int(letter.box.left / 4), int(letter.box.right / 4) + 1):
                for row in range(int(letter.box.top / 4), int(letter.box.bottom / 4) + 1):
                    by_place.setdefault((column, row), []).append(number)
        for near in by_place.values():
            for first, second in combinations(near, 2):
                one, two = self.letters[first], self.letters[second]
                # neighbours may be set close, and the letters of a ligature have one place
                if second > first + 1 and one.box != two.box:
                    if one.box.shared_with(two.box).area > 0.3 * min(one.box.area, two.box.area) > 0:
                        yield one, two

    def picture(self, dots: float = 150, grey: bool = False) -> Picture:
        """So many dots an inch."""
        shown = self.page.render(scale=dots / 72, grayscale=grey, rev_byteorder=True)
        return Picture(shown.width, shown.height, shown.stride, shown.n_channels, bytes(shown.buffer), dots / 25.4)


def pages_of(made: bytes) -> list[Page]:
    return [Page(page) for page in pdfium.PdfDocument(made)]


def fonts_in(made: bytes) -> dict[str, bool]:
    """Every font by its name, and whether it goes along."""
    found: dict[str, bool] = {}

    def look(resources: Any) -> None:
        if resources is None:
            return
        told = resources.get_object()
        for font in (told.get("/Font") or {}).values():
            for one in font.get_object().get("/DescendantFonts", [font]):
                kept = one.get_object().get("/FontDescriptor", {})
                files = {"/FontFile", "/FontFile2", "/FontFile3"}
                found[font.get_object()["/BaseFont"]] = bool(files & set(kept.get_object() if kept else ()))
        for inner in (told.get("/XObject") or {}).values():
            look(inner.get_object().get("/Resources"))

    for page in PdfReader(BytesIO(made)).pages:
        look(page.get("/Resources"))
    return found


def runs(flags: list[bool]) -> list[tuple[int, int]]:
    """Where neighbours hold, from and up to."""
    edges = [n for n, (one, two) in enumerate(pairwise([False, *flags, False])) if one != two]
    return list(zip(edges[::2], edges[1::2]))
