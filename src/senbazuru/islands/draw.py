"""A table as one can look at it: as text for a terminal, as SVG for a notebook.

Both are made from a view alone, so they show what its viewer may know and nothing else. Whoever has names for the
people passes `seats`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final
from xml.sax.saxutils import escape

from senbazuru.islands.sheets import KINDS, SYMBOLS
from senbazuru.islands.shown import IslandsView, IslandView, LandmarkView, OutlineView
from senbazuru.kernel.decision import DecisionView, PublicDecision
from senbazuru.kernel.drawing import WIDTH, Drawing, Speech, columns, fitted, flow, one_line, shortened, widest
from senbazuru.kernel.state import OMNISCIENT

_SYMBOL: Final = dict(zip(KINDS, SYMBOLS))
_FACE_DOWN: Final = "face-down"
_DEVELOPMENT: Final = "development-"
_LETTERS: Final = "abcdefg"


def text(view: IslandsView, words: Speech, seats: Sequence[str] = ()) -> str:
    """The table as plain text, at most 80 columns wide."""
    return _Text(view, words, seats).draw()


def svg(view: IslandsView, words: Speech, seats: Sequence[str] = ()) -> str:
    """The table as a picture: one SVG element that needs nothing else."""
    return _Picture(view, words, seats).draw()


class _Drawing(Drawing):
    """What both ways of drawing say."""

    def __init__(self, view: IslandsView, words: Speech, seats: Sequence[str]) -> None:
        super().__init__(view, words, seats)
        self.view = view
        self.players = len(view["seats"])

    @property
    def choosing(self) -> bool:
        return "dealt" in self.view["seats"][0]

    def colour(self, colour: str) -> str:
        return self.say(f"colour-{colour}")

    def letter(self, colour: str) -> str:
        return self.say(f"sheets-colour-{colour}.letter")

    def kind(self, kind: str) -> str:
        """A landmark, the sea or a mountain."""
        return self.named(f"landmark-{kind}", _spaced(kind))

    def technology(self, name: str) -> str:
        return self.named(f"technology-{name}", name)

    def sheet(self, sheet: str) -> str:
        if sheet == _FACE_DOWN:
            return self.say("drawing-face-down")
        return self.named(f"sheet-{sheet}", _spaced(sheet))

    def seen_by(self) -> str:
        return self.say("drawing-all") if self.viewer == OMNISCIENT else super().seen_by()

    def moment(self) -> list[str]:
        view = self.view
        if self.choosing:
            return [self.say("drawing-choosing-sheets")]
        colour = self.colour(view["colour"])
        season = self.say("drawing-season", season=view["season"], seasons=len(view["track"]), colour=colour)
        return [self.say("drawing-round", round=view["round"]), season, *self.revised()]

    def asked(self) -> list[str]:
        """How the game has ended, or who is asked what."""
        return [self.result()] if self.view["over"] else self.questions()

    def about(self, decision: DecisionView | PublicDecision) -> tuple[str, str]:
        source = decision["source"]
        if not source or source == decision["kind"]:
            return "", ""
        _, _, number = source.partition(_DEVELOPMENT)
        if number:
            return "", self.say("drawing-card", number=int(number))
        return "", self.named(f"card-{source}", _spaced(source))

    def result(self) -> str:
        view = self.view
        if self.players > 1:
            return self.won(view["winners"] or [])
        title = view["title"]
        named = self.named(f"title-{title}", title) if title else self.say("drawing-no-title")
        return self.say("drawing-over-alone", points=view["seats"][0]["score"], title=named)

    def auction(self) -> list[str]:
        view = self.view
        if not view["development"]:
            return [self.say("drawing-die-not-rolled")]
        said = [self.say("drawing-card", number=view["development"])]
        if view["bidder"] is not None:
            key = "drawing-bids" if view["winner"] is None else "drawing-wins-with"
            said.append(self.say(key, who=self.seat(view["bidder"]), coins=view["bid"]))
        else:
            said.append(self.say("drawing-no-bid"))
        if view["colour_die"]:
            said.append(self.say("drawing-colour-die", die=view["colour_die"]))
        return said

    def rival(self) -> list[str]:
        rival = self.view["rival"]
        if not rival["dice"]:
            return [self.say("drawing-not-rolled")]
        first, second = rival["dice"]
        dice = self.say("drawing-rival-dice", first=first, second=second)
        return [dice, self.say("drawing-rival-bids", coins=rival["bid"])]

    def science(self) -> list[str]:
        """Every technology with its level; `x` is closed by another, `*` used this round."""
        return [
            f"{self.technology(name)} {known['level'] if known['level'] or known['open'] else 'x'}"
            + ("*" if known["used"] else "")
            for name, known in self.view["science"].items()
        ]

    def held(self, seat: int) -> list[tuple[str, int]]:
        """Tokens, and new islands that lighthouses still grant."""
        tokens, access = self.view["seats"][seat]["tokens"], self.view["seats"][seat]["access"]
        ways = ("either", access["either"]), ("regular", access["regular"])
        return [(held, count) for held, count in (*tokens.items(), *ways) if count]

    def marks(self, seat: int) -> list[str]:
        """What is to be said of a seat: the keys of the words."""
        view = self.view
        if self.choosing:
            return ["has-chosen" if view["seats"][seat]["returned"] else "choosing"]
        said = ["first-player"] if seat == view["first"] and self.players > 1 else []
        if seat in view["bidding"] and self.players > 1:
            said.append("still-bidding")
        if seat in (view["winners"] or ()) and self.players > 1:
            said.append("winner")
        return said

    def told(self, marks: Iterable[str]) -> list[str]:
        return [self.say(f"drawing-is-{mark}") for mark in marks]

    def is_asked(self, seat: int) -> bool:
        return self.present is not None and any(decision["seat"] == seat for decision in self.present["decisions"])


def _spaced(id: str) -> str:
    return id.replace("-", " ")


def _names(island: IslandView) -> list[list[str]]:
    """The names of an island's squares, row by row."""
    return [[f"{letter}{row}" for letter in _LETTERS[: island["columns"]]] for row in range(1, int(island["rows"]) + 1)]


# -- text

_MARGIN: Final = 4
_LABEL: Final = 9
_ISLAND: Final = 15
_APART: Final = 4
"""How far in things stand, and how much room they take; a label at least so much."""
_LABELS: Final = tuple(f"drawing-label-{label}" for label in ("season", "auction", "rival", "science", "reserve"))


class _Text(_Drawing):
    def draw(self) -> str:
        self.label = max(_LABEL, widest(map(self.say, _LABELS)))
        lines = [*self.head(), "─" * WIDTH, *self.middle()]
        for seat in range(self.players):
            lines += ["", *self.place(seat)]
        return "\n".join(line.rstrip() for line in [*lines, "─" * WIDTH, *self.legend()])

    def head(self) -> Iterable[str]:
        yield from flow("", [self.say("drawing-game-islands"), *self.moment(), self.seen_by()], " · ")
        if self.asked():
            yield from flow("▸ ", self.asked(), " · ")

    def middle(self) -> Iterable[str]:
        view = self.view
        yield from self.row("season", [self.track()], "")
        if not self.choosing:
            yield from self.row("auction", self.auction())
        if "rival" in view and not self.choosing:
            yield from self.row("rival", self.rival())
            yield from self.row("science", self.science())
        if view["reserve"]:
            left = [self.say(f"drawing-reserve-{kind}", tokens=count) for kind, count in view["reserve"].items()]
            yield from self.row("reserve", left)

    def track(self) -> str:
        """The colours of the season track, a space between its two lines; the marker is in brackets."""
        said = ""
        half = len(self.view["track"]) // 2
        for place, colour in enumerate(self.view["track"], 1):
            here = place == self.view["season"] and not self.choosing and not self.view["over"]
            letter = self.letter(colour)
            said += f"[{letter}]" if here else f" {letter} "
            said += "  " if place == half else ""
        return said.replace("  ", " ").replace(" [", "[").replace("] ", "]").strip()

    def row(self, label: str, words: Sequence[str], between: str = " · ") -> Iterable[str]:
        yield from flow(f"{fitted(self.say(f'drawing-label-{label}'), self.label)} ", words, between)

    def place(self, seat: int) -> Iterable[str]:
        shown, marks = self.view["seats"][seat], self.marks(seat)
        arrow = "■ " if "winner" in marks else "▸ " if self.is_asked(seat) else "  "
        title = [self.seat(seat), self.say("drawing-score", points=shown["score"])]
        title += [self.say("drawing-coins", coins=shown["coins"]), self.say("drawing-income", coins=shown["income"])]
        yield from flow(arrow, [*title, *self.told(marks)], " · ")
        held = [f"{count}× {self.say(f'drawing-held-{held}')}" for held, count in self.held(seat)]
        if held:
            yield from flow(" " * _MARGIN, held, " · ")
        if self.choosing:
            yield from flow(" " * _MARGIN, list(self.sheets(seat)), " · ")
            return
        blocks = [self.island(number, island) for number, island in enumerate(shown["islands"], 1)]
        tall = max(map(len, blocks))
        for line in range(tall):
            cells = [block[line] if line < len(block) else "" for block in blocks]
            yield " " * _MARGIN + (" " * _APART).join(fitted(cell, _ISLAND) for cell in cells)

    def sheets(self, seat: int) -> Iterable[str]:
        """The sheets a seat chooses from."""
        shown = self.view["seats"][seat]
        for sheet in shown["dealt"]:
            back = sheet != _FACE_DOWN and sheet == shown["returned"]
            yield f"{self.sheet(sheet)} ({self.say('drawing-returned')})" if back else self.sheet(sheet)

    def island(self, number: int, island: IslandView) -> list[str]:
        """An island as its sheet draws it, with the paint; its name above, its outlines below."""
        points = str(island["score"]) if island["order"] else "-"
        name = fitted(f"{number} {one_line(island['name'])}", _ISLAND - len(points) - 1)
        lines = [f"{name} {points}", "  " + " ".join(_LETTERS[: island["columns"]])]
        signs = {square: _SYMBOL[kind] for square, kind in island["squares"].items()}
        for place, outline in enumerate(island["outlines"], 1):
            signs |= dict.fromkeys(outline["squares"], str(place))
        signs |= {square: self.letter(colour) for square, colour in island["painted"].items()}
        for row, names in enumerate(_names(island), 1):
            lines.append(f"{row} " + " ".join(signs.get(square, ".") for square in names))
        said = [
            f"{place}{self.letter(outline['colour'])}{_gained(outline)}"
            for place, outline in enumerate(island["outlines"], 1)
        ]
        return [*lines, *flow("  ", said, " ", _ISLAND)]

    def legend(self) -> Iterable[str]:
        named = [f"{_SYMBOL[kind]} {self.kind(kind)}" for kind in KINDS[1:]]
        yield from flow("", [*named, self.say("drawing-legend-painted"), self.say("drawing-legend-outlines")], "  ")


def _gained(part: OutlineView) -> str:
    return f"+{part['points']}" if part["points"] else ""


# -- picture

_INK: Final = "#2e4459"
_FAINT: Final = "#5b6f82"
_RED: Final = "#b5321c"
_WATER: Final = "#c9e0e6"
_SHALLOWS: Final = "#e2f0f0"
_COAST: Final = "#c2ab7c"
_LAND: Final = "#fbf3dc"
_TILE: Final = "#efe0b8"
_PAINTS: Final = {
    "blue": ("#3d74b0", "#6fa1d4"),
    "green": ("#4f8a3a", "#86b866"),
    "red": ("#c2402b", "#e47f63"),
}
"""Each colour and its lighter shade."""

_PAGE: Final = 960
_EDGE: Final = 20
_GAP: Final = 12
_CELL: Final = 26
_PAD: Final = 15
"""Water around an island, with room for letters and numbers."""
_SLOT: Final = 7 * _CELL + 2 * _PAD
_HEAD: Final = 66

STYLE: Final = (
    '.sbi text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;'
    "font-size:12px;fill:#2e4459}"
    ".sbi .g{font-size:8.5px;fill:#5d8794;text-anchor:middle}"
    ".sbi .t{font-size:9px;font-weight:700;fill:#fffdf7;text-anchor:middle}"
    ".sbi .n{font-size:13px;font-weight:600}"
    ".sbi .b{font-size:13px;font-weight:700;text-anchor:end}"
    ".sbi .l{fill:#5b6f82;letter-spacing:.3px}"
    ".sbi .r{fill:#b5321c}"
    ".sbi .h{font-size:17px;font-weight:700}"
    ".sbi .s{font-size:24px;font-weight:700;text-anchor:end}"
    ".sbi .d{font-size:30px;font-weight:700;fill:#fffdf7;text-anchor:middle}"
    ".sbi .m{text-anchor:middle}"
    ".sbi .e{text-anchor:end}"
)

_FOLDS: Final = {
    "blue": "M0 0H26L0 26z",
    "green": "M0 0H26V6.5H0zM0 13H26V19.5H0z",
    "red": "M0 0H26L13 13zM0 26 13 13 26 26z",
}
"""Each colour is also a way to fold a square: across, into pleats, to the middle. The lit parts."""

_GLYPHS: Final = {
    "mountain": (
        ("#8b8f92", "M3 22 11 6 19 22z"),
        ("#6d7377", "M11 6 19 22H12z"),
        ("#a3a7a9", "M13 22 18.5 12 24 22z"),
        ("#7e8488", "M18.5 12 24 22H19z"),
        ("#f4f4ef", "M11 6 13.5 11 11 12.5 8.5 11z"),
    ),
    "regular-harbour": (
        ("#fffdf7", "M13 3 21 14H13z"),
        ("#dfe5e8", "M13 3 5.5 14H13z"),
        ("#2e6f9b", "M2 16H24L20 23H6z"),
        ("#1f4f72", "M13 16H24L20 23H13z"),
    ),
    "secret-harbour": (
        ("#33405c", "M0 0H26V26H0z"),
        ("#f3d27a", "M21.5 3A4.5 4.5 0 1 0 23.5 9 5 5 0 0 1 21.5 3z"),
        ("#dfe5e8", "M12 5 18 15H12z"),
        ("#aab7c4", "M12 5 6 15H12z"),
        ("#8fa2b3", "M3 16.5H22L18.5 22.5H6.5z"),
        ("#647b91", "M12 16.5H22L18.5 22.5H12z"),
    ),
    "lighthouse": (
        ("#f3d27a", "M13 7 1 2V11zM13 7 25 2V11z"),
        ("#fffdf7", "M10 9H16L17.5 23H8.5z"),
        ("#c2402b", "M9.7 12H16.3L16.7 15.5H9.3zM9 19H17L17.5 23H8.5z"),
        ("#2e4459", "M10 4.5H16V9H10zM9 4.5 13 1.5 17 4.5z"),
    ),
    "temple": (
        ("#a3462f", "M2 4.5Q13 8 24 4.5V8Q13 11 2 8z"),
        ("#7e3121", "M5 12H21V14.5H5z"),
        ("#a3462f", "M6 9.5H9L8.5 23H5.5zM17 9.5H20L20.5 23H17.5z"),
    ),
    "grove": (
        ("#6b4a2b", "M8 19H10V24H8zM17 20H19V24H17z"),
        ("#6f9c54", "M9 3 2.5 12H5L1.5 20H9z"),
        ("#3f6b35", "M9 3 15.5 12H13L16.5 20H9z"),
        ("#5b8a48", "M18 9 13.5 15H15.5L12.5 21H18z"),
        ("#335a2c", "M18 9 22.5 15H20.5L23.5 21H18z"),
    ),
    "coal-pit": (
        ("#3a3c40", "M3 22 6 14 12 12 16 22z"),
        ("#1f2023", "M12 12 16 22H9z"),
        ("#4b4e53", "M12 22 15 13 20 12 24 22z"),
        ("#2a2c2f", "M20 12 24 22H17z"),
        ("#55585e", "M8 13 11 5 17 6 18 13z"),
        ("#313338", "M17 6 18 13H13z"),
    ),
    "gold-mine": (
        ("#e9b832", "M13 3 23 11 13 24 3 11z"),
        ("#f7d766", "M13 3 9 11H3z"),
        ("#fbe79a", "M13 3 17 11H9z"),
        ("#c8921a", "M17 11H23L13 24z"),
        ("#d9a524", "M9 11H17L13 24z"),
    ),
    "volcano": (
        ("#9a9490", "M12 5Q8 4 9 1Q12 0 13 2Q17 0 18 3Q18 6 14 5z"),
        ("#6b5750", "M9.5 8H16.5L24 23H2z"),
        ("#4d3d38", "M16.5 8 24 23H14z"),
        ("#e2562f", "M9.5 8H16.5L17.5 11 15.5 10 15 15 12.5 11 10.5 16 10 11 8.3 11z"),
    ),
}
"""Landmarks, 26 by 26, facet by facet."""

_SIGNS: Final = {
    "coal-any": "coal-pit",
    "coal-season": "coal-pit",
    "gold-two": "gold-mine",
    "gold-one": "gold-mine",
    "volcano": "volcano",
    "either": "secret-harbour",
    "regular": "regular-harbour",
}
"""The glyph of what a seat can hold."""

_SHAPES: Final = {2: ("XX.XX",), 3: ("XX", "X."), 4: ("XXX", ".X."), 5: ("XXX", "X..", "X..")}
"""What the development cards show."""
_PIPS: Final = {1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "023568"}
"""Where a die has its pips, in a square of nine."""


class _Picture(_Drawing):
    def draw(self) -> str:
        self.parts: list[str] = []
        bottom = self.head()
        if "science" in self.view and not self.choosing:
            bottom = self.sheet_of_science(bottom)
        for seat in range(self.players):
            bottom = self.place(seat, bottom) + _GAP
        bottom = self.legend(bottom)
        moment, asked = self.listed(self.moment()), "; ".join(self.asked())
        title = escape(self.say("drawing-picture-islands", moment=moment, asked=asked))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="sbi" viewBox="0 0 {_PAGE} {bottom}" width="{_PAGE}" '
            f'height="{bottom}" role="img"><title>{title}</title><style>{STYLE}</style><defs>{self.defs()}</defs>'
            f'<rect x="1" y="1" width="{_PAGE - 2}" height="{bottom - 2}" rx="18" fill="#f6efe0" stroke="#dccfb4" '
            f'stroke-width="2"/>{"".join(self.parts)}</svg>'
        )

    def defs(self) -> str:
        found = []
        for kind, facets in _GLYPHS.items():
            paths = "".join(f'<path d="{path}" fill="{fill}"/>' for fill, path in facets)
            found.append(f'<g id="sbi-{kind}">{paths}</g>')
        for colour, (dark, light) in _PAINTS.items():
            found.append(
                f'<g id="sbi-{colour}"><path d="M0 0H26V26H0z" fill="{dark}"/>'
                f'<path d="{_FOLDS[colour]}" fill="{light}"/></g>'
            )
        found.append(
            '<g id="sbi-coin"><circle r="8" fill="#e9b832" stroke="#a8791a"/><path d="M0-5 5 0 0 5-5 0z" '
            'fill="#fbe79a"/><path d="M0-5 5 0H0zM0 5-5 0H0z" fill="#c8921a"/></g>'
        )
        return "".join(found)

    # -- small things

    def put(self, part: str) -> None:
        self.parts.append(part)

    def write(self, x: float, y: float, words: str, style: str = "", room: float = 0) -> None:
        """Words at a place, cut if they are too long for their room."""
        if room:
            words = shortened(words, int(room / 7))
        look = f' class="{style}"' if style else ""
        self.put(f'<text x="{x:g}" y="{y:g}"{look}>{escape(words)}</text>')

    def use(self, thing: str, x: float, y: float, scale: float = 1) -> None:
        self.put(f'<use href="#sbi-{thing}" transform="translate({x:g} {y:g}) scale({scale:g})"/>')

    def path(self, path: str, look: str) -> None:
        if path:
            self.put(f'<path d="{path}" {look}/>')

    def die(self, x: float, y: float, die: int, size: float = 26) -> None:
        self.put(
            f'<rect x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" rx="5" fill="#fffdf7" stroke="{_INK}"/>'
        )
        for pip in map(int, _PIPS[die]):
            left, top = x + size * (1 + pip % 3) / 4, y + size * (1 + pip // 3) / 4
            self.put(f'<circle cx="{left:g}" cy="{top:g}" r="{size / 11:.1f}" fill="{_INK}"/>')

    def shape(self, shape: int, x: float, y: float, size: float, colour: str | None) -> None:
        """A shape of a card, its middle at a place, in a colour or in none yet."""
        rows = _SHAPES[shape]
        left, top = x - len(rows[0]) * size / 2, y - len(rows) * size / 2
        for row, marks in enumerate(rows):
            for column, mark in enumerate(marks):
                if mark == "X" and colour:
                    self.use(colour, left + column * size, top + row * size, size / 26)
                elif mark == "X":
                    self.path(
                        f"M{left + column * size:g} {top + row * size:g}h{size:g}v{size:g}h-{size:g}z",
                        f'fill="#d5dce0" stroke="{_FAINT}" stroke-width=".8"',
                    )

    # -- above the islands

    def head(self) -> int:
        self.write(_EDGE, 38, self.say("drawing-game-islands.title"), "h")
        self.write(_EDGE, 58, self.listed(self.moment()), "l", 320)
        asked = self.asked()
        for line, words in enumerate(asked[:2]):
            self.write(_EDGE, 80 + 18 * line, words, "r", 330)
        seen, left = self.seen_by(), self.view["reserve"]
        self.write(_EDGE, 124, seen, "l")
        if left:
            after = max(130, 7 * columns(seen) - 3)
            self.write(_EDGE + after, 124, self.say("drawing-reserve", coal=left["coal"], gold=left["gold"]), "l")
        self.track(372, 30)
        if not self.choosing:
            self.card(700, 20)
        return 140

    def track(self, x: float, y: float) -> None:
        """The season track: a year a line, with the marker."""
        track = self.view["track"]
        half = len(track) // 2
        for place, colour in enumerate(track):
            left, top = x + place % half * 24.5, y + place // half * 44
            self.use(colour, left, top, 22 / 26)
            if place + 1 == self.view["season"] and not self.choosing and not self.view["over"]:
                self.put(
                    f'<rect x="{left - 3:g}" y="{top - 3:g}" width="28" height="28" rx="5" fill="none" '
                    f'stroke="{_INK}" stroke-width="3"/><path d="M{left + 5:g} {top - 11:g}h12l-6 7z" fill="{_INK}"/>'
                )
            elif place + 1 < self.view["season"] or self.view["over"]:
                self.path(f"M{left - 1:g} {top - 1:g}h24v24h-24z", 'fill="#f6efe0" fill-opacity=".62"')
        self.write(x, y + 84, self.say("drawing-season-track"), "l")

    def card(self, x: float, y: float) -> None:
        """The development card that is auctioned, and how the auction stands."""
        view = self.view
        card = view["development"]
        self.put(
            f'<rect x="{x:g}" y="{y:g}" width="92" height="106" rx="8" fill="#fffdf7" stroke="#b3a37f"/>'
            f'<path d="M{x:g} {y + 8:g}a8 8 0 0 1 8-8h18v28h-26z" fill="{_INK}"/>'
        )
        if card:
            self.write(x + 13, y + 20, str(card), "t")
        if card in _SHAPES:
            self.shape(card, x + 46, y + 62, 16 if card == 2 else 20, view["colour"])
        elif card:
            for shape, (right, down) in zip(_SHAPES, ((34, 44), (72, 46), (28, 70), (66, 72))):
                self.shape(shape, x + right, y + down, 8, None)
            for place, colour in enumerate(_PAINTS):
                self.use(colour, x + 12 + 15 * place, y + 89, 12 / 26)
            chosen = self.say("drawing-colour-of-die" if card == 1 else "drawing-any-colour")
            self.write(x + 82, y + 99, chosen, "l e", 28)
        else:
            self.write(x + 46, y + 66, "…", "m h")
        lines = self.auction()[1:] if card else self.auction()
        if "rival" in view and view["rival"]["dice"]:
            lines.append(self.say("drawing-rival-bid", coins=view["rival"]["bid"]))
            for place, die in enumerate(view["rival"]["dice"]):
                self.die(x + 106 + 30 * place, y + 74, die, 24)
        self.write(x + 106, y + 18, self.say("drawing-label-auction"), "l")
        for line, words in enumerate(lines):
            self.write(x + 106, y + 38 + 17 * line, words, "", 136)

    def sheet_of_science(self, top: int) -> int:
        """The technologies of a lone player: three levels each."""
        science = self.view["science"]
        wide = (_PAGE - 2 * _EDGE) / len(science)
        self.put(
            f'<rect x="{_EDGE}" y="{top}" width="{_PAGE - 2 * _EDGE}" height="52" rx="10" fill="#fbf7ec" '
            'stroke="#dccfb4"/>'
        )
        for place, (name, known) in enumerate(science.items()):
            middle = _EDGE + wide * (place + 0.5)
            closed = not known["open"] and not known["level"]
            self.write(middle, top + 20, self.technology(name), "m l" if closed else "m", wide)
            for level in range(3):
                x, y = middle + 20 * (level - 1), top + 37
                path = f"M{x:g} {y - 8:g}l8 8-8 8-8-8z"
                if closed:
                    self.path(path, 'fill="none" stroke="#cbbc99" stroke-dasharray="2 2"')
                elif level < known["level"]:
                    self.path(path, f'fill="{_RED if known["used"] else _INK}" stroke="{_INK}"')
                else:
                    self.path(path, f'fill="#fffdf7" stroke="{_FAINT}"')
        return top + 52 + _GAP

    # -- a seat

    def place(self, seat: int, top: int) -> int:
        shown = self.view["seats"][seat]
        islands = shown["islands"]
        rows = max((int(island["rows"]) for island in islands), default=0)
        high = _HEAD + (26 + rows * _CELL + 2 * _PAD if islands else 74) + 14
        marks = self.marks(seat)
        lit = self.is_asked(seat) or "winner" in marks
        edge = f'stroke="{_RED}" stroke-width="2"' if lit else 'stroke="#dccfb4"'
        wide = _PAGE - 2 * _EDGE
        self.put(f'<rect x="{_EDGE}" y="{top}" width="{wide}" height="{high}" rx="10" fill="#fbf7ec" {edge}/>')
        self.write(_EDGE + 16, top + 30, self.seat(seat), "h", 150)
        said = [*marks, "to-move"] if self.is_asked(seat) and not self.choosing else marks
        self.write(_EDGE + 16, top + 52, self.listed(self.told(said)), "r" if lit else "l", 260)
        self.write(_PAGE - _EDGE - 16, top + 34, str(shown["score"]), "s")
        self.write(_PAGE - _EDGE - 16, top + 52, self.say("drawing-picture-score"), "l e")
        self.purse(seat, _EDGE + 238, top + 28)
        if not islands:
            self.dealt(seat, top + _HEAD)
        for number, island in enumerate(islands, 1):
            x = _EDGE + 16 + (number - 1) * (wide - 32 - _SLOT) / 3
            self.island(number, island, x, top + _HEAD, rows)
        return top + high

    def purse(self, seat: int, x: float, y: float) -> None:
        """Coins, income, tokens and access, each with its sign."""
        shown = self.view["seats"][seat]
        self.use("coin", x, y)
        self.write(x + 13, y + 6, str(shown["coins"]), "h")
        self.write(x - 8, y + 24, self.say("drawing-picture-coins"), "l", 76)
        x += 74
        self.write(x, y + 6, f"+{shown['income']}", "h")
        self.write(x, y + 24, self.say("drawing-picture-income"), "l", 70)
        x += 74
        for held, count in self.held(seat):
            self.use(_SIGNS[held], x, y - 17, 0.9)
            self.write(x + 27, y + 6, f"×{count}", "n")
            self.write(x, y + 24, self.say(f"drawing-held-{held}.short"), "l", 64)
            x += 66

    def dealt(self, seat: int, top: float) -> None:
        """The sheets to choose from, as far as they are seen."""
        shown = self.view["seats"][seat]
        for place, sheet in enumerate(shown["dealt"]):
            x = _EDGE + 16 + 190 * place
            hidden = sheet == _FACE_DOWN
            back = not hidden and sheet == shown["returned"]
            look = f'fill="{"#455d75" if hidden else "#fffdf7"}" stroke="#b3a37f"'
            if back:
                look = 'fill="none" stroke="#b3a37f" stroke-dasharray="5 4"'
            self.put(f'<rect x="{x}" y="{top}" width="174" height="70" rx="6" {look}/>')
            if hidden:
                self.path(f"M{x + 87} {top + 12}l23 23-23 23-23-23z", 'fill="#8fa2b3"')
                self.path(f"M{x + 87} {top + 12}l23 23h-23z", 'fill="#dfe5e8"')
            else:
                self.write(x + 87, top + 34, self.sheet(sheet), "m n", 160)
                if back:
                    self.write(x + 87, top + 52, self.say("drawing-returned"), "m l", 160)

    # -- an island

    def island(self, number: int, island: IslandView, x: float, y: float, rows: int) -> None:
        begun = island["order"] is not None
        high = rows * _CELL + 2 * _PAD
        points = str(island["score"]) if begun else self.say("drawing-not-begun")
        self.write(x + 2, y + 14, f"{number} {one_line(island['name'])}", "n" if begun else "l", 130)
        self.write(x + _SLOT - 2, y + 14, points, "b" if begun else "l e")
        y += 22
        self.put(f'<rect x="{x:g}" y="{y:g}" width="{_SLOT}" height="{high}" rx="12" fill="{_WATER}"/>')
        left = x + (_SLOT - island["columns"] * _CELL) / 2
        top = y + (high - island["rows"] * _CELL) / 2
        self.put(f'<g transform="translate({left:g} {top:g})">')
        self.ground(island)
        self.paint(island)
        for landmark in island["landmarks"]:
            self.landmark(landmark)
        for square, kind in island["squares"].items():
            if kind == "mountain":
                column, row = _place(square)
                self.use(kind, column * _CELL, row * _CELL)
        for outline in island["outlines"]:
            self.outline(outline, island["painted"])
        self.put("</g>")

    def ground(self, island: IslandView) -> None:
        """Land in the water, with the names of rows and columns around it."""
        land = "".join(_rows(island, lambda square: island["squares"].get(square) != "sea"))
        self.path(land, f'fill="{_SHALLOWS}" stroke="{_SHALLOWS}" stroke-width="13" stroke-linejoin="round"')
        self.path(land, f'fill="{_COAST}" stroke="{_COAST}" stroke-width="4" stroke-linejoin="round"')
        self.path(land, f'fill="{_LAND}"')
        grid = [
            f"M{column * _CELL} {row * _CELL}h{_CELL}v{_CELL}"
            for row, names in enumerate(_names(island))
            for column, square in enumerate(names)
            if island["squares"].get(square) != "sea"
        ]
        self.path("".join(grid), 'fill="none" stroke="#dcc99a" stroke-width=".8"')
        for column in range(island["columns"]):
            self.write((column + 0.5) * _CELL, -5, _LETTERS[column], "g")
        for row in range(island["rows"]):
            self.write(-9, (row + 0.5) * _CELL + 3, str(row + 1), "g")

    def paint(self, island: IslandView) -> None:
        for square, colour in island["painted"].items():
            column, row = _place(square)
            self.put(f'<use href="#sbi-{colour}" x="{column * _CELL}" y="{row * _CELL}"/>')
        if island["painted"]:
            done = "".join(_rows(island, lambda square: square in island["painted"], single=True))
            self.path(done, 'fill="none" stroke="#fffdf7" stroke-width="1"')

    def landmark(self, landmark: LandmarkView) -> None:
        """A landmark; one that is surrounded stands on gold, all round with one colour, else on half of it."""
        column, row = _place(landmark["square"])
        x, y = column * _CELL, row * _CELL
        self.path(f"M{x} {y}h{_CELL}v{_CELL}h-{_CELL}z", f'fill="{_TILE}"')
        self.put(f'<use href="#sbi-{landmark["kind"]}" x="{x}" y="{y}"/>')
        if landmark["surrounded"]:
            one = landmark["surrounded"] == "one-colour"
            dashes = "" if one else ' stroke-dasharray="5 4"'
            frame = f"M{x + 1.5} {y + 1.5}h23v23h-23z"
            self.path(frame, 'fill="none" stroke="#fffdf7" stroke-width="3"')
            self.path(frame, f'fill="none" stroke="#a8791a" stroke-width="3"{dashes}')

    def outline(self, outline: OutlineView, painted: Mapping[str, str]) -> None:
        """A frame in its colour with its letter; filled, with a tick; none when it cannot be filled any more."""
        if not outline["filled"] and any(square in painted for square in outline["squares"]):
            return
        dark, _ = _PAINTS[outline["colour"]]
        frame = _frame([_place(square) for square in outline["squares"]], 3)
        self.path(frame, 'fill="none" stroke="#fffdf7" stroke-width="5" stroke-linejoin="round"')
        self.path(frame, f'fill="none" stroke="{dark}" stroke-width="3" stroke-linejoin="round"')
        column, row = min((_place(square) for square in outline["squares"]), key=lambda place: place[::-1])
        x, y = column * _CELL + 9, row * _CELL + 9
        self.put(f'<circle cx="{x}" cy="{y}" r="6.5" fill="{dark}" stroke="#fffdf7"/>')
        if outline["filled"]:
            self.path(f"M{x - 3} {y}l2.2 2.6 4-5", 'fill="none" stroke="#fffdf7" stroke-width="1.8"')
        else:
            self.write(x, y + 3, self.letter(outline["colour"]), "t")

    def legend(self, top: int) -> int:
        x: float = _EDGE + 4
        for kind in _GLYPHS:
            words = self.kind(kind)
            if x + 22 + 6.6 * columns(words) > _PAGE - _EDGE:
                x, top = _EDGE + 4, top + 26
            self.use(kind, x, top, 0.7)
            self.write(x + 22, top + 14, words, "l")
            x += 36 + 7.2 * columns(words)
        x = _EDGE + 4
        for colour in _PAINTS:
            words = self.colour(colour)
            self.use(colour, x, top + 26, 0.7)
            self.write(x + 23, top + 40, words, "l")
            x += 34 + 7 * columns(words)
        gold = f'fill="{_TILE}" stroke="#a8791a" stroke-width="3"'
        for look, meaning in (
            (f'fill="none" stroke="{_INK}" stroke-width="3"', "outline"),
            (gold, "one-colour"),
            (f'{gold} stroke-dasharray="5 4"', "several"),
        ):
            words = self.say(f"drawing-picture-{meaning}")
            self.path(f"M{x + 1:g} {top + 27}h16v16h-16z", look)
            self.write(x + 24, top + 40, words, "l")
            x += 38 + 7 * columns(words)
        return top + 58


def _place(square: str) -> tuple[int, int]:
    """Column and row of a square."""
    return _LETTERS.index(square[0]), int(square[1]) - 1


def _rows(island: IslandView, wanted: Callable[[str], bool], single: bool = False) -> Iterable[str]:
    """The wanted squares as paths: each run in a row is one, or every square."""
    for row, names in enumerate(_names(island)):
        column = 0
        while column < len(names):
            end = column
            while end < len(names) and wanted(names[end]) and not (single and end > column):
                end += 1
            if end > column:
                wide = (end - column) * _CELL
                yield f"M{column * _CELL} {row * _CELL}h{wide}v{_CELL}h-{wide}z"
            column = max(end, column + 1)


def _frame(cells: Sequence[tuple[int, int]], inset: int) -> str:
    """The border of connected cells as a path that runs a little inside."""
    edges: dict[tuple[int, int], tuple[tuple[int, int], tuple[int, int]]] = {}
    for x, y in cells:
        for start, end, inward, beyond in (
            ((x, y), (x + 1, y), (0, 1), (x, y - 1)),
            ((x + 1, y), (x + 1, y + 1), (-1, 0), (x + 1, y)),
            ((x + 1, y + 1), (x, y + 1), (0, -1), (x, y + 1)),
            ((x, y + 1), (x, y), (1, 0), (x - 1, y)),
        ):
            if beyond not in cells:
                edges[start] = (end, inward)
    here = first = next(iter(edges))
    corners = []
    while True:
        there, inward = edges[here]
        beyond, turned = edges[there]
        if turned != inward:
            corners.append(
                (there[0] * _CELL + inset * (inward[0] + turned[0]), there[1] * _CELL + inset * (inward[1] + turned[1]))
            )
        here = there
        if here == first:
            return "M" + "L".join(f"{x} {y}" for x, y in corners) + "z"
