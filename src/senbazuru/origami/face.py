"""A card as a picture: its face, small as it lies in a hand or large with its text, its back, and the strip that is
left of it when it is covered.

A small card is 100 wide and 140 high, a large one 160 and 228. Whatever font there is, words stay within their room:
each line says how long it is, and what would be too long is set narrower, not smaller.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final
from unicodedata import combining, east_asian_width
from xml.sax.saxutils import escape, quoteattr

from senbazuru.kernel.drawing import Speech, one_line
from senbazuru.look import COLOURS, KINDS, LOOKS, Figure, Look, drawn, figure_of, look_of
from senbazuru.look.fold import washi
from senbazuru.origami.engine.linked import CHARACTER, PAPER
from senbazuru.origami.packs import Card, Pack

SMALL: Final = (100, 140)
LARGE: Final = (160, 228)
STRIP: Final = (100, 19)
"""Width and height of the three forms."""
SANS: Final = "'Radio Canada','Segoe UI',system-ui,-apple-system,Roboto,'Helvetica Neue',Arial,sans-serif"
SERIF: Final = "'Zen Antique Soft','Hiragino Mincho ProN',Georgia,serif"

STAR: Final[str] = LOOKS["islands"]["star"]
_BACK: Final = "card-back"
_MARGIN: Final = 2.2
"""Of paper round the scene."""
_NARROW: Final = 0.72
"""A name in one line may be set so narrow before it takes two."""
_NARROWEST: Final = 0.6
_FALL: Final = (
    '<defs><linearGradient id="fall" x2="0" y2="1"><stop offset=".3" stop-opacity="0"/>'
    '<stop offset="1" stop-opacity=".12"/></linearGradient></defs>'
)
"""A flap is darker where it bends."""
_PLATE: Final = 0.8
_PLEAT: Final = 0.32
"""How wide the plate of the folds and a pleat are for their height."""
_ENLARGED: Final = 2.5
"""Pixels for each unit, where nobody says how large a picture is to be."""


@dataclass(frozen=True)
class Inks:
    """What is on every card, in one theme."""

    paper: str = "#fffdf6"
    ink: str = "#2a2622"
    quiet: str = "#5a544b"
    edge: str = "#3c2d14"
    tag: str = "#26221e"
    tag_ink: str = "#fffdf6"
    gold: str = "#e9b949"
    gold_light: str = "#f6d37a"
    gold_dark: str = "#c98f1f"
    gold_ink: str = "#2a1c05"
    star: str = "#c48a12"
    plus: str = "#2b6b43"
    rice: tuple[str, str, str, str] = ("#f4eedd", "#fefcf5", "#ece4cf", "#cfc3a4")
    back: tuple[str, str] = ("#2f4a63", "#35536f")


LIGHT: Final = Inks()
DARK: Final = Inks(
    paper="#38352f",
    ink="#efe8da",
    quiet="#b9b2a4",
    edge="#000000",
    tag="#f1e9d8",
    tag_ink="#26221e",
    gold="#e2b44c",
    gold_light="#f0c869",
    gold_dark="#b98422",
    star="#f0c869",
    plus="#8fd0a6",
    rice=("#4b4739", "#5d5846", "#48443a", "#7d7660"),
    back=("#2b4258", "#2d465e"),
)


@dataclass(frozen=True)
class Face:
    """What is printed on a card, and in which words. Rice paper costs nothing, and only origami are worth points."""

    name: str
    look: Look
    folded: Figure | None
    kind: str
    cost: int | None
    folds: int
    points: int | None
    effect: str
    text: str
    family: str
    copies: str
    words: Mapping[str, str]
    """What cost and folds are called."""


def face_of(card: Card, pack: Pack, text: str, words: Speech) -> Face:
    """The face of a card of a pack; `text` is what it does."""
    say = words.words
    return Face(
        one_line(say(f"card-{card.id}")),
        pack.look_of(card),
        pack.figure_of(card),
        card.kind,
        None if card.kind == PAPER else card.cost,
        card.folds,
        None if card.kind == PAPER or card.family == CHARACTER else card.points,
        say(f"kind-{card.kind}"),
        one_line(text),
        one_line(say(f"family-{card.family}")),
        say("table-copies", copies=card.copies),
        {"cost": say("figure-cost"), "folds": say("figure-folds")},
    )


def small(face: Face, dark: bool = False) -> str:
    """A card as it lies in a hand: no text, and everything that counts."""
    press = Press(dark)
    parts = [press.sheet(face.look), press.scene(face.look)]
    parts.append(press.figure(press.folded(face.folded, face.look), face.look))
    parts.append(press.band(face.look, face.name))
    if face.points is not None:
        parts.append(press.points(str(face.points), 95.8, 24))
    if face.cost is not None:
        parts.append(press.cost(face.cost))
    parts += [press.folds(face.folds), press.kind(face.kind, face.look)]
    return press.picture(parts, SMALL, face.name)


def large(face: Face, dark: bool = False) -> str:
    """A card with everything that there is to say of it."""
    press, (wide, high) = Press(dark), LARGE
    papers, inks = face.look.papers(dark), press.inks
    parts = [press.sheet(face.look, LARGE, 8)]
    parts.append(f'<rect x="3" y="60" width="{wide - 6}" height="{high - 63}" rx="5" fill="{inks.paper}"/>')
    parts.append(press.scene(face.look, (3, 3, wide - 6, 122), (84, 79, 44)))
    parts.append(press.figure(press.folded(face.folded, face.look), face.look, (38, 27, 98)))
    parts.append(press.band(face.look, face.name, (3, 3, wide - 6), 25, 16, SERIF))
    if face.points is not None:
        parts.append(press.points(str(face.points), wide - 8, 32, 1.2))
    if face.cost is not None:
        parts.append(press.cost(face.cost, 35, 30, 46, face.words["cost"]))
    x = 11.0
    if face.kind in KINDS:
        parts.append(press.crest(KINDS[face.kind], x, 130.6, 9, papers.ink))
        x += 12
    parts.append(press.text(x, 138.5, face.effect, 8.6, inks.ink, 600, room=wide - 11 - x))
    size, lines = _set(face.text, wide - 22, 52)
    for n, line in enumerate(lines):
        parts.append(press.text(11, 150 + 1.3 * size * n, line, size, inks.ink, room=wide - 22))
    parts.append(press.folds(face.folds, high, 32))
    after = press.plate(face.folds, 32) + 4
    parts.append(press.text(after, high - 8, face.words["folds"], 7.2, inks.ink, 500))
    room = wide - 10 - after - _width(face.words["folds"], 7.2) - 3
    parts.append(press.text(wide - 10, high - 8, face.copies, 7.2, inks.quiet, 500, "end", room))
    named = min(_width(face.family, 7.2), wide - 22 - after)
    parts.append(press.text(wide - 10, high - 18, face.family, 7.2, inks.quiet, 500, "end", named))
    parts.append(press.crest(face.look.crest, wide - 20 - named, high - 24.6, 8, papers.ink))
    return press.picture(parts, LARGE, face.name, f"{face.effect}: {face.text}")


def strip(face: Face, worth: str, dark: bool = False) -> str:
    """What is seen of a covered card: crest, name and what it is worth, such as 3+1."""
    press = Press(dark)
    return press.picture([press.strip(face.look, face.name, worth)], STRIP, face.name)


def back(title: str, dark: bool = False) -> str:
    """The back of all cards."""
    press = Press(dark)
    return press.picture([press.back()], SMALL, title)


class Press:
    """Prints the parts of cards in one theme, and keeps what they share for the head of the picture."""

    def __init__(self, dark: bool = False) -> None:
        self.dark = dark
        self.inks = DARK if dark else LIGHT
        self.shared: dict[str, str] = {}

    def picture(self, parts: list[str], size: tuple[float, float], title: str, told: str = "") -> str:
        """One SVG element that needs nothing else."""
        wide, high = size
        pixels = f'width="{wide * _ENLARGED:g}" height="{high * _ENLARGED:g}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" {pixels} role="img"'
        named = f"aria-label={quoteattr(title)}><title>{escape(title)}</title>"
        desc = f"<desc>{escape(told)}</desc>" if told else ""
        shared = "".join(self.shared.values())
        return f'{head} font-family="{escape(SANS)}" {named}{desc}{shared}{"".join(parts)}</svg>'

    # -- small things

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        fill: str,
        weight: int = 400,
        anchor: str = "start",
        room: float = 0,
        font: str = "",
    ) -> str:
        """A line of words, as long as it says; no longer than its room."""
        wide = _width(words, size)
        look = f"font-size:{size:g}px;font-weight:{weight};fill:{fill}" + (f";font-family:{font}" if font else "")
        length = ""
        if len(words) > 1:
            length = f' textLength="{min(wide, room or wide):.1f}" lengthAdjust="spacingAndGlyphs"'
        at = f' text-anchor="{anchor}"' if anchor != "start" else ""
        return f'<text x="{x:g}" y="{y:g}"{at}{length} style="{look}">{escape(words)}</text>'

    def crest(self, path: str, x: float, y: float, size: float, fill: str) -> str:
        """A crest or a sign, whose field is 24 wide."""
        place = f"translate({x:g} {y:g}) scale({size / 24:.4g})"
        return f'<path fill="{fill}" fill-rule="evenodd" transform="{place}" d="{path}"/>'

    def _gradient(self, one: str, two: str) -> str:
        """Light across a sheet, from the top left."""
        name = f"light-{one[1:]}-{two[1:]}"
        stops = f'<stop offset=".4" stop-color="{one}"/><stop offset="1" stop-color="{two}"/>'
        self.shared[name] = (
            f'<defs><linearGradient id="{name}" x1=".2" y1="0" x2=".8" y2="1">{stops}</linearGradient></defs>'
        )
        return f"url(#{name})"

    def _wash(self, pattern: str, colour: str) -> str:
        name = f"wash-{pattern}-{colour[1:]}"
        self.shared[name] = washi(pattern, colour, name)
        return f"url(#{name})"

    # -- the parts of a card

    def ground(self, look: Look) -> str:
        """The colour of the paper that all lies on; characters have a frame of theirs."""
        if look.id in COLOURS:
            return look.papers(self.dark).band
        return self.inks.rice[0] if look.id == PAPER else self.inks.paper

    def sheet(self, look: Look, size: tuple[float, float] = SMALL, radius: float = 5) -> str:
        """That paper."""
        wide, high = size
        fill = self.ground(look)
        edge = f'stroke="{self.inks.edge}" stroke-opacity=".3" stroke-width=".5"'
        return f'<rect x=".25" y=".25" width="{wide - 0.5}" height="{high - 0.5}" rx="{radius}" fill="{fill}" {edge}/>'

    def scene(
        self,
        look: Look,
        room: tuple[float, float, float, float] = (_MARGIN, _MARGIN, 100 - 2 * _MARGIN, 140 - 2 * _MARGIN),
        disc: tuple[float, float, float] = (50, 74, 39),
    ) -> str:
        """What a figure stands on: its family's ground and pattern, and behind a character the sun or the moon."""
        x, y, wide, high = room
        papers = look.papers(self.dark)
        ground = (papers.ground, papers.ground2, papers.line) if look.id != PAPER else self.inks.rice[1:]
        place = f'x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="3.2"'
        frame = f' stroke="{self.inks.paper}" stroke-width="1.2"' if look.id in COLOURS else ""
        parts = [f'<rect {place} fill="{self._gradient(*ground[:2])}"/>']
        if look.pattern:
            parts.append(f'<rect {place} fill="{self._wash(look.pattern, ground[2])}" opacity=".55"/>')
        if frame:
            parts += [self._disc(look, *disc), f'<rect {place} fill="none"{frame}/>']
        return "".join(parts)

    def _disc(self, look: Look, x: float, y: float, radius: float) -> str:
        colour = look.papers(self.dark).f[2]
        if look.id != COLOURS[0]:
            return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{colour}" opacity=".34"/>'
        horn, low = f"{x + 0.5 * radius:.4g} {y - 0.87 * radius:.4g}", f"{x + 0.5 * radius:.4g} {y + 0.87 * radius:.4g}"
        far, near = f"{radius:g} {radius:g} 0 1 0", f"{0.88 * radius:.4g} {0.88 * radius:.4g} 0 1 1"
        return f'<path fill="{colour}" opacity=".85" d="M{horn}A{far} {low}A{near} {horn}Z"/>'

    def figure(self, drawn: str | None, look: Look, room: tuple[float, float, float] = (8, 29, 84)) -> str:
        """A figure in its square; without one the crest of its family. The yellow character looks the other way."""
        x, y, size = room
        if not drawn:
            return self.crest(look.crest, x + size * 0.18, y + size * 0.18, size * 0.64, look.papers(self.dark).ink)
        scale = size / 108
        x, y = x + 4 * scale, y + 4 * scale
        turned = f"translate({x + 100 * scale:.4g} {y:.4g}) scale({-scale:.4g} {scale:.4g})"
        place = turned if look.id == COLOURS[0] else f"translate({x:.4g} {y:.4g}) scale({scale:.4g})"
        return f'<g transform="{place}">{drawn}</g>'

    def folded(self, figure: Figure | None, look: Look) -> str:
        """A figure of a look's paper on its own field."""
        if not figure:
            return ""
        pattern = look.pattern if any(facet.printed for facet in figure.facets) else ""
        if pattern:
            self.shared[f"washi-{pattern}"] = washi(pattern)
        return _drawn(figure, look, self.dark, pattern)

    def band(
        self,
        look: Look,
        name: str,
        place: tuple[float, float, float] = (_MARGIN, _MARGIN, 100 - 2 * _MARGIN),
        high: float = 20.6,
        size: float = 12.6,
        font: str = "",
    ) -> str:
        """The flap that carries the name, with the crest at its right end. For two lines it is higher."""
        x, y, wide = place
        room = wide - 9.2 - 1.12 * size
        fitted, lines = _fitted(name, room, size)
        more = len(lines) - 1
        flap = self.flap(look, place, high + 4 * more, size)
        return flap + self.name(look, lines, (x + 4.8, y + high / 2 + 2 * more), fitted, room, font)

    def flap(self, look: Look, place: tuple[float, float, float], high: float, crest: float) -> str:
        """It without the name. Rice paper has a crest only."""
        x, y, wide = place
        papers = look.papers(self.dark)
        sign = look.crest, round(x + wide - 3.8 - crest, 2), round(y + (high - crest) / 2, 2), crest
        if look.id == PAPER:
            return self.crest(*sign, self.inks.ink)
        self.shared["fall"] = _FALL
        down = f"{y + high:g}"
        edge = f"M{x:g} {down}V{y + 3.2:g}a3.2 3.2 0 0 1 3.2-3.2h{wide - 6.4:g}a3.2 3.2 0 0 1 3.2 3.2V{down}Z"
        shadow = f'<path fill="#1e1405" opacity=".13" d="M{x:g} {down}h{wide:g}v'
        light = (
            f'<path stroke="#fff" stroke-opacity=".3" stroke-width=".7" d="M{x + 2.4:g} {y + 0.4:g}h{wide - 4.8:g}"/>'
        )
        return (
            f'{shadow}1.1h{-wide:g}Z"/>{shadow}2.4h{-wide:g}Z"/><path fill="{papers.band}" d="{edge}"/>'
            f'<path fill="url(#fall)" d="{edge}"/>{light}{self.crest(*sign, papers.band_ink)}'
        )

    def name(
        self, look: Look, lines: list[str], place: tuple[float, float], size: float, room: float, font: str
    ) -> str:
        """A name on its flap, in one line or two, which begin there; the place is at half their height."""
        x, middle = place
        fill = self.inks.ink if look.id == PAPER else look.papers(self.dark).band_ink
        weight = 400 if font else 600
        base = middle + size * (0.36 if len(lines) == 1 else -0.13)
        return "".join(
            self.text(x, round(base + 0.98 * size * n, 2), line, size, fill, weight, room=room, font=font)
            for n, line in enumerate(lines)
        )

    def cost(self, cost: int, wide: float = 23.5, top: float = 24.5, high: float = 28.5, word: str = "") -> str:
        """A black price tag, hung at the left edge."""
        size, base = (0.68 * wide, top + 0.71 * high) if word else (0.74 * wide, top + 0.83 * high)
        tag = self.tag(wide, top, high)
        tag += self.text(wide / 2, round(base, 2), str(cost), size, self.inks.tag_ink, 700, "middle", 0.84 * wide)
        if word:
            tag += self.text(wide / 2, top + high - 4.4, word, 7.2, self.inks.tag_ink, 500, "middle", wide - 4)
        return tag

    def tag(self, wide: float, top: float, high: float) -> str:
        """It without the price, but with its hole."""
        cut, down = f"{top + 0.22 * high:g}", f"{top + high:g}"
        edge = f"M{0.3 * wide:g} {top:g}H{0.7 * wide:g}L{wide:g} {cut}V{down}H0V{cut}Z"
        hole = f"M{wide / 2 - 2:g} {top + 4.6:g}a2 2 0 1 0 4 0 2 2 0 1 0-4 0Z"
        return (
            f'<path opacity=".25" transform="translate(.5 .9)" d="{edge}"/>'
            f'<path fill="{self.inks.tag}" fill-rule="evenodd" d="{edge}{hole}"/>'
        )

    def folds(self, folds: int, bottom: float = 140, high: float = 25.5) -> str:
        """A gold plate in the corner, and as many pleats as folds."""
        middle, base = _PLATE * high / 2, round(bottom - 0.21 * high, 2)
        digit = self.text(middle, base, str(folds), 0.82 * high, self.inks.gold_ink, 700, "middle")
        return self.corner(folds, bottom, high) + digit

    def corner(self, folds: int, bottom: float, high: float, radius: float = 5) -> str:
        """It without the number."""
        inks, top = self.inks, bottom - high
        wide = _PLATE * high
        round_ = f"H{radius:g}a{radius:g} {radius:g} 0 0 1-{radius:g}-{radius:g}Z" if radius else "H0Z"
        return (
            f'<path opacity=".2" d="M0 {top - 0.7:g}h{wide + 0.6:g}V{bottom - 6:g}H0Z"/>'
            f'<path fill="{self._gradient(inks.gold_light, inks.gold)}" d="M0 {top:g}H{wide:g}V{bottom:g}{round_}"/>'
            f"{self.pleats(folds, wide, high, top)}"
        )

    def plate(self, folds: int, high: float = 25.5) -> float:
        """How wide that is."""
        return (_PLATE + _PLEAT * folds) * high

    def pleats(self, folds: int, left: float, high: float, top: float = 0) -> str:
        """Paper folded to and fro, a lit and a dim side for each fold."""
        bottom, slope, lit, dim = top + high, 0.13 * high, "", ""
        for n in range(folds):
            x = left + n * _PLEAT * high
            mid, end = x + _PLEAT * high / 2, x + _PLEAT * high
            lit += f"M{x:.4g} {top + slope:.5g}L{mid:.4g} {top:.5g}V{bottom - slope:.5g}L{x:.4g} {bottom:.5g}Z"
            dim += f"M{mid:.4g} {top:.5g}L{end:.4g} {top + slope:.5g}V{bottom:.5g}L{mid:.4g} {bottom - slope:.5g}Z"
        return (
            f'<path opacity=".2" transform="translate(.7 0)" d="{lit}{dim}"/>'
            f'<path fill="{self.inks.gold_light}" d="{lit}"/><path fill="{self.inks.gold_dark}" d="{dim}"/>'
        )

    def flag(self, word: str) -> str:
        """What is new on a card, on a small flag at its right edge."""
        wide = min(_width(word, 8.4), 60) + 10
        shape = f"M100 41H{100 - wide:.4g}l4 5.5-4 5.5H100Z"
        said = self.text(97.5, 49.4, word, 8.4, self.inks.paper, 600, "end", 60)
        return f'<path fill="{self.inks.plus}" d="{shape}"/>{said}'

    def points(self, worth: str, right: float, top: float, scale: float = 1) -> str:
        """A pill with points, perhaps with a bonus as 3+1, and a star."""
        printed, sign, bonus = worth.partition("-" if "-" in worth[1:] else "+")
        size, high = 12 * scale, 14.5 * scale
        more = sign + bonus
        wide = _width(printed, size) + _width(more, size) + 19.4 * scale
        left, base = right - wide, top + high / 2 + 0.36 * size
        box = f'width="{wide:.4g}" height="{high:g}" rx="{high / 2:g}"'
        parts = [f'<rect x="{left + 0.3:.4g}" y="{top + 0.8:g}" {box} opacity=".22"/>']
        parts.append(f'<rect x="{left:.4g}" y="{top:g}" {box} fill="{self.inks.paper}"/>')
        x = round(left + 4 * scale, 2)
        parts.append(self.text(x, base, printed, size, self.inks.ink, 700))
        if more:
            parts.append(self.text(round(x + _width(printed, size), 2), base, more, size, self.inks.plus, 700))
        parts.append(
            self.crest(STAR, round(right - 13 * scale, 2), top + high / 2 - 4.8 * scale, 9.2 * scale, self.inks.star)
        )
        return "".join(parts)

    def kind(self, kind: str, look: Look) -> str:
        """The sign of its effect, in the corner at the right; rice paper has none."""
        if kind not in KINDS:
            return ""
        disc = '<circle cx="86.2" cy="126.5" r="9.2" opacity=".22"/>'
        disc += f'<circle cx="85.8" cy="125.8" r="9.2" fill="{self.inks.paper}"/>'
        return disc + self.crest(KINDS[kind], 80.2, 120.2, 11.2, look.papers(self.dark).ink)

    def strip(self, look: Look, name: str, worth: str = "", taken: float = 0, high: float = STRIP[1]) -> str:
        """A covered card: crest, name and worth on a strip of its band, whose right end something may have `taken`.

        Here a name may be cut: the card is known, and there is one line.
        """
        papers, (wide, _) = look.papers(self.dark), STRIP
        fill, ink = (self.inks.rice[0], self.inks.ink) if look.id == PAPER else (papers.band, papers.band_ink)
        edge = f'stroke="{self.inks.paper}" stroke-width=".8"'
        shape = f"M.4 {high:g}V4a3.6 3.6 0 0 1 3.6-3.6H{wide - 4}a3.6 3.6 0 0 1 3.6 3.6V{high:g}Z"
        parts = [f'<path fill="{fill}" {edge} d="{shape}"/>', self.crest(look.crest, 4, 4.5, 10, ink)]
        base, size, left = 13.1, 10, wide - 5 - taken
        if worth:
            parts.append(self.crest(STAR, left - 7.4, 5.8, 7.4, ink))
            left -= 8.6
            parts.append(self.text(round(left, 2), base, worth, size, ink, 700, "end"))
            left -= _width(worth, size) + 3
        room = left - 17
        while len(name) > 1 and _NARROWEST * _width(name, size) > room:
            name = f"{name.removesuffix('…')[:-1].rstrip()}…"
        parts.append(self.text(17, base, name, size, ink, 600, room=room))
        return "".join(parts)

    def back(self) -> str:
        """Indigo, hemp leaf and a cream crane."""
        paper, (edge, ground) = look_of(PAPER), self.inks.back
        crane = self.folded(figure_of(_BACK), paper)
        sheet = f'<rect width="100" height="140" rx="5" fill="{edge}"/>'
        place = f'x="{_MARGIN}" y="{_MARGIN}" width="{100 - 2 * _MARGIN:g}" height="{140 - 2 * _MARGIN:g}" rx="3.2"'
        wash = f'<rect {place} fill="{self._wash("asanoha", "#ffffff")}" opacity=".16"/>'
        return f'{sheet}<rect {place} fill="{ground}"/>{wash}{self.figure(crane, paper, (10, 28, 80))}'


@lru_cache(256)
def _drawn(figure: Figure, look: Look, dark: bool, pattern: str) -> str:
    return drawn(figure, look.colours(figure, dark), pattern)


# -- words and the room they take

_WIDTHS: Final = {
    sign: hundredths / 100
    for hundredths, signs in (
        (25, " ',.:;’‘·"),
        (30, "()[]ijl|ì"),
        (35, "!{}"),
        (40, "-/\\frt"),
        (45, '"I_“”„'),
        (50, "?`csvyz"),
        (55, "Jaekxäàèé«»"),
        (60, "$*+0123456789<=>FLT^bdghnopqu~öüßòù–×−"),
        (65, "&ABCEKPRSVXYZÄÀÈÉ"),
        (70, "DGUÜ"),
        (75, "HNOQÖ"),
        (80, "#w…"),
        (85, "M"),
        (90, "m"),
        (95, "W"),
        (100, "%@"),
    )
    for sign in signs
}
"""How wide signs are for their size, as Radio Canada has them in its semi-bold."""


def _width(words: str, size: float) -> float:
    return size * sum(map(_wide, words))


def _wide(sign: str) -> float:
    if sign in _WIDTHS:
        return _WIDTHS[sign]
    return 0 if combining(sign) else 1 if east_asian_width(sign) in "WF" else 0.65


def _fitted(name: str, room: float, size: float) -> tuple[float, list[str]]:
    """A name in one line or two, and in which size: a smaller one if two lines need it, or nothing else helps."""
    wide = _width(name, size)
    if wide * _NARROW <= room:
        return size, [name]
    words = name.split(" ")
    ways = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    lines = list(min(ways, key=lambda way: max(_width(line, size) for line in way))) if ways else [name]
    size *= 0.84 if ways else 1
    return size * min(1, room / (_NARROWEST * max(_width(line, size) for line in lines))), lines


def _set(text: str, room: float, high: float) -> tuple[float, list[str]]:
    """A text broken into lines, in the largest size in which it fits."""
    for size in (8.2, 7.8, 7.4, 7.0, 6.6, 6.2, 5.8, 5.4):
        lines = _broken(text, room, size)
        if len(lines) * 1.3 * size <= high:
            return size, lines
    kept = lines[: int(high / (1.3 * size))]
    return size, [*kept[:-1], kept[-1][:-1] + "…"]


def _broken(text: str, room: float, size: float) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and _width(longer, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
