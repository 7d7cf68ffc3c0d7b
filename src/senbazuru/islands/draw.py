"""A table as one can look at it: as text for a terminal, as SVG for a notebook.

Both are made from a view alone, so they show what its viewer may know and nothing else. Whoever has names for the
people passes `seats`.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from senbazuru.islands import paper
from senbazuru.islands.cut import SIDE, path, polygons
from senbazuru.islands.developments import DEVELOPMENTS
from senbazuru.islands.shown import IslandsView, IslandView, OutlineView
from senbazuru.islands.squares import COLOURS, KINDS, LETTERS, SYMBOL
from senbazuru.kernel.decision import DecisionView, PublicDecision
from senbazuru.kernel.drawing import WIDTH, Drawing, Speech, columns, fitted, flow, one_line, shortened, widest
from senbazuru.kernel.picture import EDGE, INK, LETTERING, PAGE, page, words_at
from senbazuru.kernel.state import OMNISCIENT
from senbazuru.look import LOOKS

_FACE_DOWN: Final = "face-down"
_DEVELOPMENT: Final = "development-"


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
    return [[f"{letter}{row}" for letter in LETTERS[: island["columns"]]] for row in range(1, int(island["rows"]) + 1)]


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
        lines = [f"{name} {points}", "  " + " ".join(LETTERS[: island["columns"]])]
        signs = {square: SYMBOL[kind] for square, kind in island["squares"].items()}
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
        named = [f"{SYMBOL[kind]} {self.kind(kind)}" for kind in KINDS[1:]]
        yield from flow("", [*named, self.say("drawing-legend-painted"), self.say("drawing-legend-outlines")], "  ")


def _gained(part: OutlineView) -> str:
    return f"+{part['points']}" if part["points"] else ""


# -- picture

_FAINT: Final = "#5b6f82"
_RED: Final = "#b5321c"
_GAP: Final = 12
_SCALE: Final = 1.3
_CELL: Final = 26
_SMALL: Final = _CELL < paper.REDUCED
_WATER: Final = 17
"""A square, and the water around an island with room for letters and numbers."""
_SLOT: Final = 7 * _CELL + 2 * _WATER
_HEAD: Final = 66

STYLE: Final = (
    f".sbi {LETTERING}"
    ".sbi .g{font-size:6.5px;fill:#3a4c56;text-anchor:middle}"
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

_KINDS: Final = KINDS[KINDS.index("mountain") :]
"""What stands on islands."""
_NO_PAINTS: Final[list[str]] = []
_SIGNS: Final = {held: (token["figure"], token["paints"]) for held, token in LOOKS["islands"]["tokens"].items()} | {
    "either": ("secret-harbour", _NO_PAINTS),
    "regular": ("regular-harbour", _NO_PAINTS),
}
"""How what a seat can hold is drawn, and the paints it is good for."""


class _Picture(_Drawing):
    def draw(self) -> str:
        self.parts: list[str] = []
        self.used: set[str] = set()
        bottom = self.head()
        if "science" in self.view and not self.choosing:
            bottom = self.sheet_of_science(bottom)
        for seat in range(self.players):
            bottom = self.place(seat, bottom) + _GAP
        bottom = self.legend(bottom)
        moment, asked = self.listed(self.moment()), "; ".join(self.asked())
        title = self.say("drawing-picture-islands", moment=moment, asked=asked)
        return page("sbi", bottom, title, STYLE, f"<defs>{paper.things(self.used)}</defs>", self.parts)

    # -- small things

    def put(self, part: str) -> None:
        self.parts.append(part)

    def write(self, x: float, y: float, words: str, style: str = "", room: float = 0) -> None:
        """Words at a place, cut if they are too long for their room."""
        if room:
            words = shortened(words, int(room / 7))
        look = f' class="{style}"' if style else ""
        self.put(words_at(x, y, words, look))

    def use(self, thing: str, x: float, y: float, size: float) -> None:
        self.used.add(thing)
        self.put(paper.use(thing, x, y, size))

    def path(self, path: str, look: str) -> None:
        if path:
            self.put(f'<path d="{path}" {look}/>')

    def shape(self, shape: int, x: float, y: float, size: float, colour: str | None) -> None:
        """A shape of a card, its middle at a place, in a colour or in none yet."""
        cells = [(column, row) for row, column in DEVELOPMENTS[shape]]
        wide, high = (1 + max(along) for along in zip(*cells))
        left, top = x - wide * size / 2, y - high * size / 2
        self.put(f'<g transform="translate({left:g} {top:g}) scale({size / SIDE:g})">')
        if colour:
            self.used.add(colour)
            self.put(paper.sheet_of(cells, colour))
        else:
            self.path(path(polygons(cells, "paint")), f'fill="#d5dce0" stroke="{_FAINT}" stroke-width="1.6"')
        self.put("</g>")

    # -- above the islands

    def head(self) -> int:
        self.write(EDGE, 38, self.say("drawing-game-islands.title"), "h")
        self.write(EDGE, 58, self.listed(self.moment()), "l", 320)
        asked = self.asked()
        for line, words in enumerate(asked[:2]):
            self.write(EDGE, 80 + 18 * line, words, "r", 330)
        seen, left = self.seen_by(), self.view["reserve"]
        self.write(EDGE, 124, seen, "l")
        if left:
            after = max(130, 7 * columns(seen) - 3)
            self.write(EDGE + after, 124, self.say("drawing-reserve", coal=left["coal"], gold=left["gold"]), "l")
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
            self.use(colour, left, top, 22)
            if place + 1 == self.view["season"] and not self.choosing and not self.view["over"]:
                self.put(
                    f'<rect x="{left - 3:g}" y="{top - 3:g}" width="28" height="28" rx="5" fill="none" '
                    f'stroke="{INK}" stroke-width="3"/><path d="M{left + 5:g} {top - 11:g}h12l-6 7z" fill="{INK}"/>'
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
            f'<path d="M{x:g} {y + 8:g}a8 8 0 0 1 8-8h18v28h-26z" fill="{INK}"/>'
        )
        if card:
            self.write(x + 13, y + 20, str(card), "t")
        if card in DEVELOPMENTS:
            self.shape(card, x + 46, y + 62, 16 if card == 2 else 20, view["colour"])
        elif card:
            for shape, (right, down) in zip(DEVELOPMENTS, ((34, 44), (72, 46), (28, 70), (66, 72))):
                self.shape(shape, x + right, y + down, 8, None)
            for place, colour in enumerate(COLOURS):
                self.use(colour, x + 12 + 15 * place, y + 89, 12)
            chosen = self.say("drawing-colour-of-die" if card == 1 else "drawing-any-colour")
            self.write(x + 82, y + 99, chosen, "l e", 28)
        else:
            self.write(x + 46, y + 66, "…", "m h")
        lines = self.auction()[1:] if card else self.auction()
        if "rival" in view and view["rival"]["dice"]:
            lines.append(self.say("drawing-rival-bid", coins=view["rival"]["bid"]))
            for place, die in enumerate(view["rival"]["dice"]):
                self.use(f"die-{die}", x + 106 + 30 * place, y + 74, 24)
        self.write(x + 106, y + 18, self.say("drawing-label-auction"), "l")
        for line, words in enumerate(lines):
            self.write(x + 106, y + 38 + 17 * line, words, "", 136)

    def sheet_of_science(self, top: int) -> int:
        """The technologies of a lone player: three levels each."""
        science = self.view["science"]
        wide = (PAGE - 2 * EDGE) / len(science)
        self.put(
            f'<rect x="{EDGE}" y="{top}" width="{PAGE - 2 * EDGE}" height="52" rx="10" fill="#fbf7ec" '
            'stroke="#dccfb4"/>'
        )
        for place, (name, known) in enumerate(science.items()):
            middle = EDGE + wide * (place + 0.5)
            closed = not known["open"] and not known["level"]
            self.write(middle, top + 20, self.technology(name), "m l" if closed else "m", wide)
            for level in range(3):
                x, y = middle + 20 * (level - 1), top + 37
                path = f"M{x:g} {y - 8:g}l8 8-8 8-8-8z"
                if closed:
                    self.path(path, 'fill="none" stroke="#cbbc99" stroke-dasharray="2 2"')
                elif level < known["level"]:
                    self.path(path, f'fill="{_RED if known["used"] else INK}" stroke="{INK}"')
                else:
                    self.path(path, f'fill="#fffdf7" stroke="{_FAINT}"')
        return top + 52 + _GAP

    # -- a seat

    def place(self, seat: int, top: int) -> int:
        shown = self.view["seats"][seat]
        islands = shown["islands"]
        rows = max((int(island["rows"]) for island in islands), default=0)
        high = _HEAD + (26 + rows * _CELL + 2 * _WATER if islands else 74) + 14
        marks = self.marks(seat)
        lit = self.is_asked(seat) or "winner" in marks
        edge = f'stroke="{_RED}" stroke-width="2"' if lit else 'stroke="#dccfb4"'
        wide = PAGE - 2 * EDGE
        self.put(f'<rect x="{EDGE}" y="{top}" width="{wide}" height="{high}" rx="10" fill="#fbf7ec" {edge}/>')
        self.write(EDGE + 16, top + 30, self.seat(seat), "h", 150)
        said = [*marks, "to-move"] if self.is_asked(seat) and not self.choosing else marks
        self.write(EDGE + 16, top + 52, self.listed(self.told(said)), "r" if lit else "l", 260)
        self.write(PAGE - EDGE - 16, top + 34, str(shown["score"]), "s")
        self.write(PAGE - EDGE - 16, top + 52, self.say("drawing-picture-score"), "l e")
        self.purse(seat, EDGE + 238, top + 28)
        if not islands:
            self.dealt(seat, top + _HEAD)
        for number, island in enumerate(islands, 1):
            x = EDGE + 16 + (number - 1) * (wide - 32 - _SLOT) / 3
            self.island(number, island, x, top + _HEAD, rows)
        return top + high

    def purse(self, seat: int, x: float, y: float) -> None:
        """Coins, income, tokens and access, each with its sign."""
        shown = self.view["seats"][seat]
        self.use("coin", x - 8, y - 8, 16)
        self.write(x + 13, y + 6, str(shown["coins"]), "h")
        self.write(x - 8, y + 24, self.say("drawing-picture-coins"), "l", 76)
        x += 74
        self.write(x, y + 6, f"+{shown['income']}", "h")
        self.write(x, y + 24, self.say("drawing-picture-income"), "l", 70)
        x += 74
        for held, count in self.held(seat):
            sign, paints = _SIGNS[held]
            self.use(sign, x, y - 17, 23)
            for place, colour in enumerate(paints):
                self.use(colour, x + 1 + 7 * place, y, 6.5)
            self.write(x + 27, y + 6, f"×{count}", "n")
            self.write(x, y + 24, self.say(f"drawing-held-{held}.short"), "l", 64)
            x += 66

    def dealt(self, seat: int, top: float) -> None:
        """The sheets to choose from, as far as they are seen."""
        shown = self.view["seats"][seat]
        for place, sheet in enumerate(shown["dealt"]):
            x = EDGE + 16 + 190 * place
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
        high = rows * _CELL + 2 * _WATER
        points = str(island["score"]) if begun else self.say("drawing-not-begun")
        self.write(x + 2, y + 14, f"{number} {one_line(island['name'])}", "n" if begun else "l", 130)
        self.write(x + _SLOT - 2, y + 14, points, "b" if begun else "l e")
        y += 22
        water = paper.ground("sea")
        self.put(f'<rect x="{x:g}" y="{y:g}" width="{_SLOT}" height="{high}" rx="12" fill="{water}"/>')
        left = x + (_SLOT - island["columns"] * _CELL) / 2
        top = y + (high - island["rows"] * _CELL) / 2
        self.used |= paper.needed(island, island["painted"], _SMALL)
        drawn = paper.island(island, island["painted"], island["landmarks"], small=_SMALL)
        sunk = "" if begun else f' opacity="{paper.SUNK}"'
        self.put(f'<g transform="translate({left:g} {top:g}) scale({_SCALE})"{sunk}>{drawn}</g>')

    def legend(self, top: int) -> int:
        x: float = EDGE + 4
        for kind in _KINDS:
            words = self.kind(kind)
            if x + 22 + 6.6 * columns(words) > PAGE - EDGE:
                x, top = EDGE + 4, top + 26
            self.use(paper.landmark(kind, _SMALL), x, top, 18)
            self.write(x + 22, top + 14, words, "l")
            x += 36 + 7.2 * columns(words)
        x = EDGE + 4
        for colour in COLOURS:
            words = self.colour(colour)
            self.use(colour, x, top + 26, 18)
            self.write(x + 23, top + 40, words, "l")
            x += 34 + 7 * columns(words)
        for colour in COLOURS:
            frame = paper.outline(["a1"], colour)
            self.put(f'<g transform="translate({x:g} {top + 26}) scale(.9)">{frame}</g>')
            x += 22
        words = self.say("drawing-picture-outline")
        self.write(x + 2, top + 40, words, "l")
        x += 16 + 7 * columns(words)
        for one, meaning in ((True, "one-colour"), (False, "several")):
            words = self.say(f"drawing-picture-{meaning}")
            self.put(paper.star(x, top + 27, one, 16))
            self.write(x + 22, top + 40, words, "l")
            x += 36 + 7 * columns(words)
        return top + 58
