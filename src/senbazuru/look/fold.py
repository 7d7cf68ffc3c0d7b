"""A folded figure: from its text to facets, and to SVG.

    lion (rust): head with a pleated mane   id, the name of its second paper, what is seen
    :tail                                   a flap: it throws a small shadow on the flaps before it
    f3 52,94 60,80 76,72 90,94              a facet: paper (f family, g second, b back, k ink), tone, corners
    b1~ 80,58 98,66 88,38                   ~ prints the pattern of the family on it
    - 30,22 40,66                           a crease that is no edge of a facet

What lies further down in the text lies on top. The browser reads and draws the same: web/src/look/fold.ts.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from senbazuru.kernel.errors import Said, SenbazuruError
from senbazuru.look.papers import LOOKS, SECOND

Point = tuple[int, int]

PAPERS: Final = "fgbk"
TONES: Final = "12345"
FIELD: Final = 100
"""Corners lie on a grid of 0 to this, both ways."""
MOST_FACETS: Final = 30
LARGEST: Final = 1500
"""Bytes of a figure's text."""
LONGEST_WORDS: Final = 90
BOX: Final = "-4 -4 108 108"
"""What is to be seen of a figure: the field, and room for its shadow."""

_HEAD: Final = re.compile(r"([a-z0-9]+(?:-[a-z0-9]+)*)(?: \(([a-z]+)\))?: (\S.*)")
_CORNER: Final = re.compile(r"([0-9]{1,3}),([0-9]{1,3})")
_UNDER_ALL: Final = (("1 1.6", ".1"), ("2.2 3.4", ".1"))
_UNDER_FLAP: Final = ((".7 1.1", ".13"), ("1.5 2.2", ".08"))
"""Shadows: how far they fall and how dark they are."""
_SHADE: Final = "#1c1204"


@dataclass(frozen=True)
class Facet:
    """A piece of paper between creases."""

    paper: str
    tone: int
    corners: tuple[Point, ...]
    printed: bool = False
    """Whether the family's pattern is on it."""

    @property
    def name(self) -> str:
        return f"{self.paper}{self.tone}"


@dataclass(frozen=True)
class Flap:
    """What would be one point of a folded sheet."""

    name: str
    facets: tuple[Facet, ...]
    creases: tuple[tuple[Point, ...], ...] = ()

    def folds(self) -> list[tuple[Point, Point]]:
        """The edges that two facets of one paper share: there the sheet is folded."""
        seen: dict[tuple[str, frozenset[Point]], int] = {}
        found = []
        for facet in self.facets:
            for side in pairwise((*facet.corners, facet.corners[0])):
                edge = facet.paper, frozenset(side)
                seen[edge] = seen.get(edge, 0) + 1
                if seen[edge] == 2 and facet.paper != "k":
                    found.append(side)
        return found

    @property
    def outline(self) -> str:
        return "".join(_closed(facet.corners) for facet in self.facets)


@dataclass(frozen=True)
class Figure:
    """A folded figure."""

    id: str
    second: str
    """The name of its second paper, or nothing."""
    words: str
    """What is seen, in English."""
    flaps: tuple[Flap, ...]
    text: str

    @property
    def facets(self) -> Iterator[Facet]:
        return (facet for flap in self.flaps for facet in flap.facets)


# -- from text


def read(text: str, file: str = "") -> Figure:
    """A figure, or what is wrong with its text: SenbazuruError with file and line."""
    return _Reader(file).read(text)


def read_file(path: Path) -> Figure:
    """The figure of a file, which is called as the figure is."""
    reader = _Reader(path.name)
    try:
        figure = reader.read(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as problem:
        raise reader.wrong(Said("expected-text", problem=str(problem))) from None
    if figure.id != path.stem:
        reader.line = 1
        raise reader.wrong(Said("expected-figure-name", name=path.stem))
    return figure


class _Reader:
    def __init__(self, file: str) -> None:
        self.file = file
        self.line = 1

    def wrong(self, expected: Said) -> SenbazuruError:
        return SenbazuruError("bad-figure", file=self.file or "-", line=self.line, expected=expected)

    def read(self, text: str) -> Figure:
        data = text.encode()
        if len(data) > LARGEST:
            self.line = data.count(b"\n", 0, LARGEST) + 1
            raise self.wrong(Said("expected-smaller-figure", most=LARGEST, size=len(data)))
        lines = [line.split("#")[0].strip() for line in text.split("\n")]
        numbered = [(number, line) for number, line in enumerate(lines, 1) if line]
        self.line, head = numbered[0] if numbered else (1, "")
        found = _HEAD.fullmatch(head)
        if not found or len(found[3]) > LONGEST_WORDS:
            raise self.wrong(Said("expected-figure-head", most=LONGEST_WORDS))
        id, second, words = found[1], found[2] or "", found[3]
        if second and second not in SECOND:
            raise self.wrong(Said("expected-second-paper", known=list(SECOND), word=second))
        flaps: list[tuple[str, list[Facet], list[tuple[Point, ...]]]] = []
        for self.line, line in numbered[1:]:
            word, *rest = line.split()
            if word.startswith(":"):
                if flaps and not flaps[-1][1]:
                    raise self.wrong(Said("expected-facet-in-flap", flap=flaps[-1][0]))
                flaps.append((line[1:].strip(), [], []))
            elif not flaps:
                raise self.wrong(Said("expected-flap-first"))
            elif word == "-":
                flaps[-1][2].append(self.corners(rest, 2))
            else:
                flaps[-1][1].append(self.facet(word, rest, second))
                if sum(len(facets) for _, facets, _ in flaps) > MOST_FACETS:
                    raise self.wrong(Said("expected-fewer-facets", most=MOST_FACETS))
        if not flaps or not flaps[-1][1]:
            raise self.wrong(Said("expected-facet-in-flap", flap=flaps[-1][0] if flaps else "none"))
        made = tuple(Flap(name, tuple(facets), tuple(creases)) for name, facets, creases in flaps)
        return Figure(id, second, words, made, text)

    def facet(self, word: str, rest: list[str], second: str) -> Facet:
        paper, tone, more = word[:1], word[1:2], word[2:]
        if paper not in PAPERS or not tone or tone not in TONES or more not in ("", "~"):
            raise self.wrong(Said("expected-paper-and-tone", word=word))
        if paper == "g" and not second:
            raise self.wrong(Said("expected-second-named"))
        corners = self.corners(rest, 3)
        if not _area(corners):
            raise self.wrong(Said("expected-area"))
        return Facet(paper, int(tone), corners, more == "~")

    def corners(self, words: list[str], least: int) -> tuple[Point, ...]:
        found = []
        for word in words:
            pair = _CORNER.fullmatch(word)
            if not pair or int(pair[1]) > FIELD or int(pair[2]) > FIELD:
                raise self.wrong(Said("expected-corner", most=FIELD, word=word))
            found.append((int(pair[1]), int(pair[2])))
        if len(found) < least:
            raise self.wrong(Said("expected-corners", least=least))
        return tuple(found)


def _area(corners: tuple[Point, ...]) -> int:
    return sum(x * v - u * y for (x, y), (u, v) in pairwise((*corners, corners[0])))


# -- to a picture


def svg(figure: Figure, colours: Mapping[str, str] | None = None, pattern: str = "", title: str = "") -> str:
    """A figure as one SVG element that needs nothing else, if it is given colours: see `drawn`."""
    printed = pattern if any(facet.printed for facet in figure.facets) else ""
    named = f' role="img" aria-label={quoteattr(title)}' if title else ' aria-hidden="true"'
    within = (f"<title>{escape(title)}</title>" if title else "") + washi(printed) + drawn(figure, colours, printed)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{BOX}"{named}>{within}</svg>'


def washi(pattern: str, colour: str = "#fff", name: str = "") -> str:
    """The definition of a pattern, in white unless told; a picture needs it once. Nothing where there is none."""
    if not pattern:
        return ""
    told = LOOKS["patterns"][pattern]
    wide, high = told["size"]
    line = f'<path fill="none" stroke="{colour}" d="{told["line"]}"/>' if "line" in told else ""
    fill = f'<path fill="{colour}" d="{told["fill"]}"/>' if "fill" in told else ""
    size = f'width="{wide}" height="{high}" patternUnits="userSpaceOnUse"'
    return f'<defs><pattern id="{name or f"washi-{pattern}"}" {size}>{line}{fill}</pattern></defs>'


def drawn(figure: Figure, colours: Mapping[str, str] | None = None, pattern: str = "") -> str:
    """What is drawn on the field of 100 by 100.

    Without colours, which are those of `Look.colours`, facets have classes f1 to k5 and what is around colours them.
    `pattern` is printed on those facets that want it: a name of looks.json, whose `washi` is somewhere around.
    """
    whole = "".join(flap.outline for flap in figure.flaps)
    out = [*_shadows(whole, _UNDER_ALL, colours), _rim(whole, colours)]
    for number, flap in enumerate(figure.flaps):
        if number:
            out += _shadows(flap.outline, _UNDER_FLAP, colours)
        for facet in flap.facets:
            colour = colours and colours[facet.name]
            look = f'fill="{colour}" stroke="{colour}"' if colour else f'class="{facet.name}"'
            path = _closed(facet.corners)
            out.append(f'<path {look} stroke-width=".35" stroke-linejoin="round" d="{path}"/>')
            if facet.printed and pattern:
                out.append(f'<path class="washi" fill="url(#washi-{pattern})" opacity=".2" d="{path}"/>')
        if folds := "".join(map(_open, flap.folds())):
            out.append(f'<path fill="none" stroke="#fff" stroke-opacity=".38" stroke-width=".5" d="{folds}"/>')
        if creases := "".join(map(_open, flap.creases)):
            look = f'fill="none" stroke="{_SHADE}" stroke-opacity=".2" stroke-width=".7"'
            out.append(f'<path {look} transform="translate(.25 .35)" d="{creases}"/>')
            out.append(f'<path fill="none" stroke="#fff" stroke-opacity=".5" stroke-width=".5" d="{creases}"/>')
    return "".join(out)


def _shadows(outline: str, falls: tuple[tuple[str, str], ...], colours: Mapping[str, str] | None) -> Iterator[str]:
    look = f'fill="{_SHADE}"' if colours else 'class="shade"'
    for at, strength in falls:
        yield f'<path {look} opacity="{strength}" transform="translate({at})" d="{outline}"/>'


def _rim(outline: str, colours: Mapping[str, str] | None) -> str:
    look = f'fill="none" stroke="{colours["rim"]}"' if colours else 'class="rim" fill="none"'
    return f'<path {look} stroke-width="1" stroke-linejoin="round" d="{outline}"/>'


def _open(corners: tuple[Point, ...]) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in corners)


def _closed(corners: tuple[Point, ...]) -> str:
    return _open(corners) + "Z"
