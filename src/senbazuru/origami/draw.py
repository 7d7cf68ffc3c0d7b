"""A table as one can look at it: as text for a terminal, as SVG for a notebook.

Both are made from a view alone, so they show what its viewer may know and nothing else. Cards are called by their
ids; whoever has words for them passes `name`, and `seats` for the people.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from string import ascii_uppercase
from typing import Final, cast
from unicodedata import east_asian_width
from xml.sax.saxutils import escape

from senbazuru.kernel.decision import DecisionView
from senbazuru.kernel.game import GameView
from senbazuru.kernel.state import OMNISCIENT
from senbazuru.origami.engine.pack import CHARACTER, PAPER, Pack
from senbazuru.origami.shown import CollectedCard, OrigamiView

Name = Callable[[str], str]

_PLACED: Final = "place"
"""The question that has its card as its object; others are asked for one."""


@dataclass(frozen=True)
class Figures:
    """What is printed on a card. `kind` is instant, scoring, special, ongoing, or paper for rice paper."""

    family: str
    cost: int
    folds: int
    points: int
    kind: str


def figures(pack: Pack) -> dict[str, Figures]:
    """The figures of every card in play, by card id."""
    return {
        name: Figures(
            pack.family_of(card),
            pack.cost[card],
            pack.folds[card],
            pack.points[card],
            _kind(pack, card),
        )
        for card, name in enumerate(pack.names)
    }


def _kind(pack: Pack, card: int) -> str:
    if card == pack.paper:
        return PAPER
    kinds = {"instant": pack.instant, "special": pack.special, "ongoing": pack.ongoing, "scoring": pack.scoring}
    return next(kind for kind, starts in kinds.items() if starts[card])


def text(view: OrigamiView, figures: Mapping[str, Figures], name: Name = str, seats: Sequence[str] = ()) -> str:
    """The table as plain text, at most 80 columns wide."""
    return _Text(view, figures, name, seats).draw()


def svg(view: OrigamiView, figures: Mapping[str, Figures], name: Name = str, seats: Sequence[str] = ()) -> str:
    """The table as a picture: one SVG element that needs nothing else."""
    return _Picture(view, figures, name, seats).draw()


class _Drawing:
    """What both ways of drawing say."""

    def __init__(self, view: OrigamiView, figures: Mapping[str, Figures], name: Name, seats: Sequence[str]) -> None:
        self.view = view
        self.present = cast(GameView, view) if "decisions" in view else None
        """What is asked, where a game goes on: the view of a position alone does not say."""
        self.figures = figures
        self.viewer: int | str = view["viewer"]
        self._name = name
        self._seats = seats

    def name(self, card: str) -> str:
        return _one_line(self._name(card))

    def seat(self, seat: int) -> str:
        return _one_line(self._seats[seat]) if seat < len(self._seats) else f"seat {seat}"

    def kinds(self) -> list[str]:
        """The families in play, and what has none if it is there."""
        view = self.view
        others = [CHARACTER] * bool(view["characters"]) + [PAPER] * (view["paper"] is not None)
        return [*view["families"], *others]

    def limits(self, seat: int) -> list[str]:
        """What is not as usual for a seat."""
        shown = self.view["seats"][seat]
        kept, drawn = shown["hand_limit"], shown["draw_limit"]
        said = [f"hand limit {kept['is']}"] if kept["is"] != kept["usual"] else []
        return said + ([f"draws {drawn['is']} folds"] if drawn["is"] != drawn["usual"] else [])

    def in_full(self, seat: int) -> bool:
        """Whether the viewer sees this hand as its owner does."""
        return self.viewer in (seat, OMNISCIENT)

    def unknown(self, seat: int) -> int:
        shown = self.view["seats"][seat]
        return int(shown["cards_in_hand"]) - len(shown["hand"])

    def seen_by(self) -> str:
        if self.viewer == OMNISCIENT:
            return "all cards shown"
        return f"seen by {self.seat(self.viewer) if isinstance(self.viewer, int) else 'a spectator'}"

    def moment(self) -> list[str]:
        view = self.view
        said = [f"turn {view['turn']}", view["phase"].replace("-", " "), f"run-outs {view['run_outs']}"]
        if view["extra_actions"]:
            said.append(f"extra actions {view['extra_actions']}")
        if view["beyond_the_box"]:
            said.append("beyond the box")
        if self.present and self.present["revision"]:
            said.append(f"revision {self.present['revision']}")
        return said

    def asked(self) -> list[str]:
        """Who is asked what, as everybody may know it; the viewer's own question also names its card."""
        won = self.view["winners"]
        if won:
            return [
                f"game over, {' and '.join(map(self.seat, won))} {'wins' if len(won) == 1 else 'share the victory'}"
            ]
        together: dict[str, list[int]] = {}
        for decision in self.present["decisions"] if self.present else ():
            question = decision["kind"].replace("-", " ")
            about = cast(DecisionView, decision)["args"] if "args" in decision else {}
            if "card" in about:
                question += f"{'' if decision['kind'] == _PLACED else ' for'} {self.name(about['card'])}"
            if decision["source"]:
                question += f" ({self.name(decision['source'])})"
            together.setdefault(question, []).append(decision["seat"])
        said = [f"{', '.join(map(self.seat, asked))}: {question}" for question, asked in together.items()]
        if self.present and self.present["can_undo"]:
            said.append(f"{self.seat(int(self.viewer))} can undo")
        return said or [f"{self.seat(self.view['to_move'])} to move"]

    def marks(self, seat: int) -> list[str]:
        said = ["first player"] if seat == self.view["start"] else []
        if seat in (self.view["winners"] or ()):
            said.append("winner")
        elif seat == self.view["to_move"] and not self.view["over"]:
            said.append("to move")
        return said


def view_name(view: OrigamiView) -> str:
    """The game's id; a mixed table is one of Origami, too."""
    return str(view["game"]) if view["game"] != "mixed" else "origami mixed"


def _one_line(words: str) -> str:
    """Nothing that would break a line or a picture."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in words).split())


def columns(words: str) -> int:
    """How many columns of a terminal: some scripts take two a sign."""
    return len(words) if words.isascii() else sum(2 if east_asian_width(sign) in "WF" else 1 for sign in words)


def _fitted(words: str, wide: int) -> str:
    """Exactly so many columns."""
    if columns(words) > wide:
        while columns(words) >= wide:
            words = words[:-1]
        words += "…"
    return words + " " * (wide - columns(words))


# -- text

WIDTH: Final = 80
SIGNS: Final = {
    "farm": "F⌂",
    "sky": "K^",
    "sea": "S~",
    "savannah": "V☼",
    "lawn": "L♣",
    "polar": "P∗",
    "exotic": "E§",
    "dinosaurs": "D▲",
    "legendary": "G†",
    CHARACTER: "C☺",
    PAPER: "R□",
}
"""A letter and a symbol for each family, and for what has none."""
FOLD: Final = "◇"
_LONGEST_NAME: Final = 20
_MARGIN: Final = 4
_LABEL: Final = 8
"""How far in a label stands, and how much room it takes."""


class _Text(_Drawing):
    def draw(self) -> str:
        self.signs = _signs(self.kinds())
        self.room = min(_LONGEST_NAME, max(columns(self.name(card)) for card in self.figures))
        lines = [*self.head(), "─" * WIDTH, *self.middle()]
        for seat in range(self.view["players"]):
            lines += ["", *self.place(seat)]
        return "\n".join(line.rstrip() for line in [*lines, "─" * WIDTH, *self.legend()])

    def head(self) -> Iterable[str]:
        yield from _flow("", [view_name(self.view), *self.moment(), self.seen_by()], " · ")
        yield from _flow("▸ ", self.asked(), " · ")

    def middle(self) -> Iterable[str]:
        view = self.view
        top = f", on top {self.named(view['discards'][0])}" if view["discards"] else ""
        piles = [f"deck {view['deck']}", f"discards {len(view['discards'])}{top}"]
        if view["paper"] is not None:
            piles.append(f"rice paper {view['paper']}")
        yield from _flow("", piles, " · ")
        if view["characters"]:
            yield from _flow("in the middle ", self.listed(view["middle"]) or ["-"], " ")
        yield "draw line" + ("" if view["line"] else " empty")
        for card in view["line"]:
            yield f"{'':{_MARGIN}}{self.card(card)}  {self.figures[card].kind}"
        if view["looking"]:
            yield from _flow("looked at ", self.listed(view["looking"]), " ")

    def place(self, seat: int) -> Iterable[str]:
        shown = self.view["seats"][seat]
        arrow = "▸ " if "to move" in self.marks(seat) else "■ " if "winner" in self.marks(seat) else "  "
        title = [self.seat(seat), f"score {shown['score']}", f"{shown['cards_in_hand']} in hand", *self.marks(seat)]
        yield from _flow(arrow, title + self.limits(seat), " · ")
        for side, cards in shown["collections"].items():
            tower = [self.collected(card) for card in cards]
            tower[-1:] = [f"[{top}]" for top in tower[-1:]]
            yield from self.row(side, [f"{card} ›" for card in tower[:-1]] + tower[-1:] or ["-"])
        if shown["awards"]:
            yield from self.row("awards", [f"{self.named(a['card'])} +{a['points']}" for a in shown["awards"]])
        yield from self.hand(seat)
        if shown["chosen"]:
            yield from self.row("chosen", self.listed(shown["chosen"]))

    def hand(self, seat: int) -> Iterable[str]:
        held = self.view["seats"][seat]["hand"]
        if not self.in_full(seat) or not held:
            yield from self.row("hand", self.listed(held + [None] * self.unknown(seat)) or ["-"])
            return
        cells = [f"{f'{count}×' if count > 1 else '':3}{self.card(card)}" for card, count in Counter(held).items()]
        start = _MARGIN + _LABEL - 3
        across = 2 if start + 2 * columns(cells[0]) + 1 <= WIDTH else 1
        rows = -(-len(cells) // across)
        for row in range(rows):
            label = "hand" if row == 0 else ""
            yield f"{'':{_MARGIN}}{label:{_LABEL - 3}}" + " ".join(cells[row::rows])

    def card(self, card: str) -> str:
        """A card with its figures: the cost is a number, the folds are counted."""
        printed = self.figures[card]
        folds = f"{FOLD * printed.folds:<4}"
        named = _fitted(self.name(card), self.room)
        return f"{self.signs[printed.family]} {named} cost {printed.cost:<2}{folds} {printed.points:>2}p"

    def named(self, card: str) -> str:
        return f"{self.signs[self.figures[card].family]} {self.name(card)}"

    def collected(self, card: CollectedCard) -> str:
        bonus = f"{card['bonus']:+}" if card["bonus"] else ""
        marks = (" new" if card["played_this_turn"] else "") + (" used" if card["used_this_turn"] else "")
        return f"{self.named(card['card'])} {card['points']}{bonus}{marks}"

    def listed(self, cards: Sequence[str | None]) -> list[str]:
        """Cards by name, hidden ones counted."""
        known = Counter(card for card in cards if card is not None)
        words = [f"{f'{count}× ' if count > 1 else ''}{self.named(card)}" for card, count in known.items()]
        hidden = sum(card is None for card in cards)
        if hidden:
            words.append(f"+{hidden} unknown" if words else f"{hidden} unknown")
        return [f"{word}," for word in words[:-1]] + words[-1:]

    def row(self, label: str, words: Sequence[str]) -> Iterable[str]:
        yield from _flow(f"{'':{_MARGIN}}{label:<{_LABEL - 1}} ", words, " ")

    def legend(self) -> Iterable[str]:
        families = [f"{self.signs[family]} {family}" for family in self.kinds()]
        yield from _flow("", [*families, f"{FOLD} fold", "p points", "+bonus", "[top]"], "  ")


def _signs(families: Sequence[str]) -> dict[str, str]:
    """Letter and symbol; a family of somebody's own takes a letter that is free."""
    signs = {family: SIGNS[family] for family in families if family in SIGNS}
    for family in families:
        if family not in signs:
            taken = {sign[0] for sign in signs.values()}
            letters = (letter for letter in family.upper() + ascii_uppercase if letter.isalpha())
            signs[family] = next((letter for letter in letters if letter not in taken), "?") + "•"
    return signs


def _flow(start: str, words: Sequence[str], between: str) -> list[str]:
    """Words in a row, broken between them and indented where they do not fit."""
    lines = [start]
    indent = " " * columns(start)
    for place, word in enumerate(words):
        if columns(indent + word) > WIDTH:
            word = _fitted(word, WIDTH - len(indent))
        if place and columns(lines[-1] + between + word) > WIDTH:
            lines.append(indent + word)
        else:
            lines[-1] += (between if place else "") + word
    return lines


# -- picture

_INK: Final = "#2e4459"
_RED: Final = "#d8432b"
COLOURS: Final = {
    "farm": "#8f4a35",
    "sky": "#3c79b8",
    "sea": "#17706b",
    "savannah": "#a06d0c",
    "lawn": "#5a7a2c",
    "polar": "#4b7c94",
    "exotic": "#2f7d4f",
    "dinosaurs": "#7a5a3a",
    "legendary": "#7b4a86",
    CHARACTER: "#9b3b4a",
    PAPER: "#7d7a6c",
}
_SPARE_COLOURS: Final = ("#7b4a86", "#5f5f68", "#a03e5f", "#4a5aa0", "#6b5a3a")
_FACETS: Final = {
    "farm": (
        "cM17 20 28 0 27 20z eM15 19 15 0 22 18z cM2 28 15 18 17 32z dM15 18 27 21 20 33 17 32z "
        "cM20 33 27 21 38 20 32 46 16 46z eM38 20 51 32 32 46z gM51 32 53 46 32 46z cM52 37 59 37 53 44z"
    ),
    "sky": (
        "cM26 27 40 19 38 1z eM14 33 40 18 46 26 30 37z gM14 33 30 37 0 44z dM40 18 48 13 52 18 46 26z "
        "hM48 13 60 18 52 18z dM20 30 12 14 8 0z fM20 30 36 24 8 0z"
    ),
    "sea": (
        "eM22 9 36 3 35 18z cM0 25 14 14 14 25z eM0 25 14 25 14 34z bM14 14 22 9 44 25 14 25z "
        "fM14 25 44 25 22 40 14 34z eM44 25 60 10 53 26z hM44 25 53 26 60 42z"
    ),
    "savannah": (
        "cM17 9 2 3 0 24 11 33z dM17 9 11 33 20 27z gM41 9 56 3 58 24 47 33z fM41 9 47 33 38 27z "
        "bM17 9 29 3 29 30 20 27z eM41 9 29 3 29 30 38 27z dM20 27 29 30 29 46 25 44z "
        "gM38 27 29 30 29 46 33 44z cM20 29 22 36 16 40z cM38 29 36 36 42 40z"
    ),
    "lawn": (
        "cM28 24 6 1 2 17z dM28 24 2 17 8 28z eM28 24 8 28 14 44z fM28 24 14 44 25 40z eM32 24 54 1 58 17z "
        "fM32 24 58 17 52 28z gM32 24 52 28 46 44z hM32 24 46 44 35 40z hM30 12 33 24 30 43 27 24z"
    ),
}
"""The folded figures of the banner, 60 by 46, each facet with its shade from lit (b) to dark (h)."""
_PLAIN_FACETS: Final = "cM30 1 8 23 30 23z eM30 1 52 23 30 23z dM8 23 30 45 30 23z gM52 23 30 45 30 23z"
"""For a family of somebody's own: a folded square."""
_SHADES: Final = {"b": 0.66, "c": 0.46, "d": 0.27, "e": 0.1, "f": -0.12, "g": -0.34, "h": -0.52}

_PAGE: Final = 960
_EDGE: Final = 20
_GAP: Final = 10
_CARD_WIDE: Final = 112
_CARD_HIGH: Final = 132
_APART: Final = 20
_STRIP: Final = 22
_ACROSS: Final = 6
_HEAD: Final = 50
_SIZES: Final = {"n": 13, "h": 17}
"""Sizes of letters that are not 12; these are bold, too."""
_SMALLEST: Final = 0.72
STYLE: Final = (
    '.sbz text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;'
    "font-size:12px;fill:#2e4459}"
    ".sbz .c{font-size:16px;font-weight:700;fill:#fffdf7;text-anchor:middle}"
    ".sbz .n{font-size:13px;font-weight:600;text-anchor:middle}"
    ".sbz .k{font-size:11px;fill:#fffdf7}"
    ".sbz .p{font-size:13px;font-weight:700;text-anchor:end}"
    ".sbz .l{fill:#5b6f82;letter-spacing:.4px}"
    ".sbz .h{font-size:17px;font-weight:700}"
    ".sbz .s{font-size:24px;font-weight:700;text-anchor:end}"
    ".sbz .r{fill:#b5321c}"
    ".sbz .u{fill:#eef2f4}"
    ".sbz .e{text-anchor:end}"
)


class _Picture(_Drawing):
    def draw(self) -> str:
        self.parts: list[str] = []
        families = self.kinds()
        spare = iter(_SPARE_COLOURS * len(families))
        self.colours = {family: COLOURS.get(family) or next(spare) for family in families}
        self.ids = {family: family if family in COLOURS else f"own{n}" for n, family in enumerate(families)}
        bottom = self.middle(self.head())
        bottom = self.places(bottom)
        if isinstance(self.viewer, int) and self.viewer < self.view["players"]:
            bottom = self.own_hand(self.viewer, bottom)
        bottom = self.legend(bottom)
        title = escape(f"Origami: {', '.join(self.moment())}. {'; '.join(self.asked())}")
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="sbz" viewBox="0 0 {_PAGE} {bottom}" width="{_PAGE}" '
            f'height="{bottom}" role="img"><title>{title}</title><style>{STYLE}</style><defs>{self.defs()}</defs>'
            f'<rect x="1" y="1" width="{_PAGE - 2}" height="{bottom - 2}" rx="18" fill="#f6efe0" stroke="#dccfb4" '
            f'stroke-width="2"/>{"".join(self.parts)}</svg>'
        )

    # -- small things, drawn once

    def defs(self) -> str:
        found = [
            '<path id="sbz-fold" d="M0-7 7 0 0 7-7 0z" fill="#fffdf7" stroke="#2e4459" stroke-width="1.2"/>'
            '<path id="sbz-corner" d="M0-7 7 0H0z" fill="#8fa2b3" stroke="#2e4459" stroke-width=".8"/>'
            '<g id="sbz-f"><use href="#sbz-fold"/><use href="#sbz-corner"/></g>'
            f'<rect id="sbz-none" width="{_CARD_WIDE}" height="{_CARD_HIGH}" rx="6" fill="none" stroke="#cbbc99" '
            'stroke-width="1.5" stroke-dasharray="5 5"/>'
            f'<g id="sbz-back"><rect width="{_CARD_WIDE}" height="{_CARD_HIGH}" rx="6" fill="#455d75" '
            'stroke="#2e4459"/><path d="M8 8H104V124H8z" fill="none" stroke="#8fa2b3"/>'
            '<path d="M56 26 96 66 56 66z" fill="#b9c6d0"/><path d="M56 26 16 66 56 66z" fill="#dfe5e8"/>'
            '<path d="M16 66 56 106 56 66z" fill="#8fa2b3"/><path d="M96 66 56 106 56 66z" fill="#647b91"/></g>'
            f'<g id="sbz-hidden"><rect width="{_CARD_WIDE}" height="24" rx="4" fill="#455d75" stroke="#2e4459"/>'
            '<path d="M11 5 18 12 11 19 4 12z" fill="#8fa2b3"/><path d="M11 5 18 12H11z" fill="#dfe5e8"/></g>'
        ]
        for folds in range(1, 5):
            row = "".join(f'<use href="#sbz-f" x="{98 - 16 * n}" y="15"/>' for n in range(folds))
            small = "".join(
                f'<use href="#sbz-f" transform="translate({105 - 11 * (n // 2)} {7 + 11 * (n % 2)}) scale(.68)"/>'
                for n in range(folds)
            )
            found.append(f'<g id="sbz-f{folds}">{row}</g><g id="sbz-m{folds}">{small}</g>')
        for family, colour in self.colours.items():
            own = self.ids[family]
            facets = "".join(
                f'<path d="{facet[1:]}" fill="{_mixed(colour, _SHADES[facet[0]])}"/>'
                for facet in _FACETS.get(family, _PLAIN_FACETS).replace("z ", "z|").split("|")
            )
            found.append(
                f'<g id="sbz-{own}">{facets}</g>'
                f'<g id="sbz-{own}-s"><rect width="{_CARD_WIDE}" height="26" rx="4" fill="#fffdf7" stroke="#b3a37f"/>'
                f'<path d="M4 .5H24V25.5H4A3.5 3.5 0 0 1 .5 22V4A3.5 3.5 0 0 1 4 .5z" '
                f'fill="{_mixed(colour, 0.8)}"/><path d="M.5 4A3.5 3.5 0 0 1 4 .5V25.5A3.5 3.5 0 0 1 .5 22z" '
                f'fill="{colour}"/><use href="#sbz-{own}" transform="translate(5 5) scale(.3)"/></g>'
                f'<g id="sbz-{own}-c"><rect width="{_CARD_WIDE}" height="{_CARD_HIGH}" rx="6" fill="#fffdf7" '
                f'stroke="#b3a37f"/><path d="M0 108H112V126A6 6 0 0 1 106 132H6A6 6 0 0 1 0 126z" fill="{colour}"/>'
                f'<path d="M6 0H28V28H0V6A6 6 0 0 1 6 0z" fill="{_INK}"/>'
                f'<use href="#sbz-{own}" transform="translate(24 33) scale(1.07)"/></g>'
            )
        return "".join(found)

    def put(self, part: str) -> None:
        self.parts.append(part)

    def say(self, x: float, y: float, words: str, style: str = "", room: float = 0) -> None:
        """Words at a place; those too long for their room are written smaller, and cut if that is not enough."""
        look = f' class="{style}"' if style else ""
        size = _SIZES.get(style, 12)
        wide = 0.55 * size if size < 13 else 0.66 * size
        if room and wide * columns(words) > room:
            smaller = max(_SMALLEST, room / (wide * columns(words)))
            words = _fitted(words, min(columns(words), int(room / (wide * smaller) + 0.01))).rstrip()
            look += f' style="font-size:{size * smaller:.1f}px"'
        self.put(f'<text x="{x:g}" y="{y:g}"{look}>{escape(words)}</text>')

    def use(self, thing: str, x: float = 0, y: float = 0) -> None:
        place = (f' x="{x:g}"' if x else "") + (f' y="{y:g}"' if y else "")
        self.put(f'<use href="#sbz-{thing}"{place}/>')

    def begin(self, x: float, y: float) -> None:
        self.put(f'<g transform="translate({x:g} {y:g})">')

    def end(self) -> None:
        self.put("</g>")

    # -- cards

    def card(self, card: str, x: float, y: float, collected: CollectedCard | None = None) -> None:
        """A whole card: cost in a square, folds as diamonds, points below."""
        printed = self.figures[card]
        self.begin(x, y)
        self.use(f"{self.ids[printed.family]}-c")
        self.use(f"f{printed.folds}")
        self.say(14, 20, str(printed.cost), "c")
        self.say(56, 101, self.name(card), "n", 104)
        self.say(8, 124, printed.kind, "k")
        worth = _worth(collected) if collected else str(printed.points)
        wide = 10 + 9 * len(worth)
        self.put(f'<rect x="{106 - wide}" y="112" width="{wide}" height="16" rx="8" fill="#fffdf7"/>')
        self.say(101, 124.5, worth, "p")
        if collected and (collected["played_this_turn"] or collected["used_this_turn"]):
            self.say(106, 42, "new" if collected["played_this_turn"] else "used", "r e")
        self.end()

    def strip(self, card: str, x: float, y: float, collected: CollectedCard | None = None) -> None:
        """A narrow card: in a collection with its worth, in a hand with its folds."""
        printed = self.figures[card]
        self.begin(x, y)
        self.use(f"{self.ids[printed.family]}-s")
        if collected:
            worth = _worth(collected)
            self.say(29, 16, self.name(card), "", 75 - 9 * len(worth))
            self.say(107, 16, worth, "p")
        else:
            self.say(29, 17, self.name(card), "", 80 - 11 * ((printed.folds + 1) // 2))
            self.put(f'<use href="#sbz-m{printed.folds}" y="1"/>')
        self.end()

    def hidden(self, cards: int, x: float, y: float) -> None:
        self.begin(x, y)
        self.use("hidden", 0, 1)
        self.say(26, 17, f"{cards} unknown", "u")
        self.end()

    def strips(self, cards: Sequence[str | None], x: float, y: float, across: int) -> int:
        """Cards of which little needs to be seen; gives the height they take."""
        known = [card for card in cards if card is not None]
        hidden = len(cards) - len(known)
        for n, card in enumerate([*known, *[None] * bool(hidden)]):
            at = (x + n % across * (_CARD_WIDE + _APART), y + n // across * 29)
            if card is None:
                self.hidden(hidden, *at)
            else:
                self.strip(card, *at)
        return _strips_high(cards, across)

    # -- the table

    def head(self) -> int:
        self.say(_EDGE, 34, "Legends" if self.view["game"] == "legends" else "Origami", "h")
        self.say(_EDGE + 80, 34, " · ".join(self.moment()), "l", 560)
        self.say(_PAGE - _EDGE, 34, self.seen_by(), "l e", 240)
        self.put(f'<path d="M{_EDGE} 46 {_EDGE + 8} 50 {_EDGE} 64z" fill="{_RED}"/>')
        self.say(_EDGE + 16, 60, " · ".join(self.asked()), "r", 880)
        return 76

    def middle(self, top: int) -> int:
        view = self.view
        row, step = top + 20, _CARD_WIDE + 8
        self.say(_EDGE, top + 12, f"deck {view['deck']}", "l")
        for n in range(min(3, (view["deck"] + 11) // 12) if view["deck"] else 0):
            self.use("back", _EDGE + 3 * n, row - 2 * n)
        if not view["deck"]:
            self.use("none", _EDGE, row)
        at = _EDGE + step + 8
        self.say(at, top + 12, f"discards {len(view['discards'])}", "l")
        if view["discards"]:
            self.card(view["discards"][0], at, row)
        else:
            self.use("none", at, row)
        at += step + 24
        self.put(f'<path d="M{at - 16} {row}V{row + _CARD_HIGH}" stroke="#cbbc99" stroke-width="1.5"/>')
        self.say(at, top + 12, "draw line" + ("" if view["line"] else ", empty"), "l")
        for n, card in enumerate(view["line"]):
            self.card(card, at + n * step, row)
        high = _CARD_HIGH
        if view["looking"] and len(view["line"]) <= view["line_length"]["usual"]:
            at = _PAGE - _EDGE - _CARD_WIDE
            self.say(at, top + 12, "looked at", "l")
            high = max(high, self.strips(view["looking"], at, row, 1))
        top = row + high + 18
        if view["looking"] and len(view["line"]) > view["line_length"]["usual"]:
            self.say(_EDGE, top + 12, "looked at", "l")
            top += 20 + self.strips(view["looking"], _EDGE, top + 20, _ACROSS)
        if view["paper"] is not None:
            self.say(_EDGE, top + 12, f"rice paper {view['paper']}", "l")
        if view["characters"]:
            self.say(_EDGE + 136, top + 12, "in the middle" + ("" if view["middle"] else ", nobody"), "l")
            top += self.strips(view["middle"], _EDGE + 136, top + 20, _ACROSS)
        return top + (20 if view["characters"] or view["paper"] is not None else 0)

    def places(self, top: int) -> int:
        """The seats, two or three in a row."""
        seats = list(range(self.view["players"]))
        rows = {4: [seats[:2], seats[2:]], 5: [seats[:3], seats[3:]]}.get(len(seats), [seats])
        for row in rows:
            wide = (_PAGE - 2 * _EDGE - _GAP * (len(row) - 1)) // len(row)
            high = max(self.place_high(seat, wide) for seat in row)
            for n, seat in enumerate(row):
                self.place(seat, _EDGE + n * (wide + _GAP), top, wide, high)
            top += high + _GAP
        return top

    def beside(self, wide: int) -> bool:
        """Whether a hand has room beside the collections; else it lies above them."""
        return wide > 400

    def held(self, seat: int) -> list[str | None]:
        """A hand as its panel shows it: that of the viewer lies elsewhere."""
        shown = self.view["seats"][seat]
        return [] if seat == self.viewer else [*shown["hand"], *[None] * self.unknown(seat)]

    def place_high(self, seat: int, wide: int) -> int:
        shown = self.view["seats"][seat]
        tallest = max(len(cards) for cards in shown["collections"].values())
        towers = _STRIP * max(0, tallest - 1) + _CARD_HIGH
        chosen = 24 if shown["chosen"] else 0
        hand = _strips_high(self.held(seat), 1 if self.beside(wide) else 2)
        return _HEAD + chosen + (max(towers, hand) if self.beside(wide) else towers + hand) + 24

    def place(self, seat: int, x: int, y: int, wide: int, high: int) -> None:
        shown = self.view["seats"][seat]
        marks = self.marks(seat)
        lit = "to move" in marks or "winner" in marks
        edge = f'stroke="{_RED}" stroke-width="2"' if lit else 'stroke="#dccfb4"'
        self.put(f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="10" fill="#fbf7ec" {edge}/>')
        left, right = x + 16, x + wide - 16
        self.say(left, y + 25, self.seat(seat), "h", wide - 110)
        said = [f"{shown['cards_in_hand']} in hand", *marks, *self.limits(seat)]
        self.say(left, y + 42, ", ".join(said), "r" if lit else "l", wide - 110)
        self.say(right, y + 36, str(shown["score"]), "s")
        top = y + _HEAD + 6
        if shown["chosen"]:
            chosen = [self.name(card) if card else "a card" for card in shown["chosen"]]
            self.say(left, top + 10, f"chosen: {', '.join(chosen)}", "", wide - 32)
            top += 24
        held = self.held(seat)
        towers = x + (wide - _APART) // 2 - _CARD_WIDE
        if self.beside(wide):
            self.strips(held, left, top, 1)
            towers += 70 if held else 0
        else:
            self.strips(held, towers, top, 2)
        for column, cards in enumerate(shown["collections"].values()):
            self.tower(cards, towers + column * (_CARD_WIDE + _APART), y + high - 16)

    def tower(self, cards: Sequence[CollectedCard], x: int, bottom: int) -> None:
        """A collection: each card covers the one before it, but for a strip."""
        top = bottom - _CARD_HIGH
        if not cards:
            self.use("none", x, top)
        for n, card in enumerate(cards):
            if n + 1 < len(cards):
                self.strip(card["card"], x, top - _STRIP * (len(cards) - 1 - n), card)
            else:
                self.card(card["card"], x, top, card)

    def own_hand(self, seat: int, top: int) -> int:
        cards = self.view["seats"][seat]["hand"]
        self.say(_EDGE, top + 14, f"hand of {self.seat(seat)}" + ("" if cards else ", empty"), "l")
        top += 24
        across = (_PAGE - 2 * _EDGE + 3) // (_CARD_WIDE + 3)
        step = _CARD_WIDE + 8 if len(cards) < across else (_PAGE - 2 * _EDGE - _CARD_WIDE) / (across - 1)
        for n, card in enumerate(cards):
            self.card(card, _EDGE + n % across * step, top + n // across * (_CARD_HIGH + 8))
        return top + -(-len(cards) // across) * (_CARD_HIGH + 8) + 4

    def legend(self, top: int) -> int:
        x: float = _EDGE
        for family in self.kinds():
            self.put(f'<use href="#sbz-{self.ids[family]}" transform="translate({x:g} {top + 4}) scale(.4)"/>')
            self.say(x + 30, top + 18, family, "l", 90)
            x += 46 + 7 * min(13, len(family))
        if x > _PAGE - _EDGE - 284:
            top += 24
        x = _PAGE - _EDGE - 284
        self.put(f'<rect x="{x:g}" y="{top + 6}" width="15" height="15" rx="2" fill="{_INK}"/>')
        self.say(x + 21, top + 18, "cost", "l")
        self.put(f'<use href="#sbz-f" x="{x + 72:g}" y="{top + 13}"/>')
        self.say(x + 84, top + 18, "a fold", "l")
        self.put(f'<rect x="{x + 144:g}" y="{top + 5}" width="40" height="17" rx="8" fill="#fffdf7" stroke="#b3a37f"/>')
        self.say(x + 178, top + 18, "3+1", "p")
        self.say(_PAGE - _EDGE, top + 18, "points+bonus", "l e")
        return top + 34


def _strips_high(cards: Sequence[str | None], across: int) -> int:
    known = sum(card is not None for card in cards)
    rows = -(-(known + (known < len(cards))) // across)
    return 29 * rows + (14 if rows else 0)


def _worth(collected: CollectedCard) -> str:
    return f"{collected['points']}{collected['bonus']:+}" if collected["bonus"] else str(collected["points"])


def _mixed(colour: str, shade: float) -> str:
    """Lighter towards paper, or darker towards night."""
    towards = (0xFF, 0xFD, 0xF7) if shade > 0 else (0x12, 0x20, 0x30)
    mixed = [
        round(int(colour[n : n + 2], 16) * (1 - abs(shade)) + to * abs(shade)) for n, to in zip((1, 3, 5), towards)
    ]
    return "#" + "".join(f"{part:02x}" for part in mixed)
