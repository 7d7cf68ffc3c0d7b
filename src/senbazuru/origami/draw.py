"""A table as one can look at it: as text for a terminal, as SVG for a notebook.

Both are made from a view alone, so they show what its viewer may know and nothing else. Whoever has names for the
people passes `seats`.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from string import ascii_uppercase
from typing import Final, cast
from xml.sax.saxutils import escape

from senbazuru.kernel.decision import DecisionView, PublicDecision
from senbazuru.kernel.drawing import WIDTH, Drawing, Speech, columns, fitted, flow, shortened, widest
from senbazuru.kernel.state import OMNISCIENT
from senbazuru.origami.engine.pack import CHARACTER, PAPER, Pack
from senbazuru.origami.position import COLUMNS
from senbazuru.origami.shown import CollectedCard, OrigamiView


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


def text(view: OrigamiView, figures: Mapping[str, Figures], words: Speech, seats: Sequence[str] = ()) -> str:
    """The table as plain text, at most 80 columns wide."""
    return _Text(view, figures, words, seats).draw()


def svg(view: OrigamiView, figures: Mapping[str, Figures], words: Speech, seats: Sequence[str] = ()) -> str:
    """The table as a picture: one SVG element that needs nothing else."""
    return _Picture(view, figures, words, seats).draw()


class _Drawing(Drawing):
    """What both ways of drawing say."""

    def __init__(self, view: OrigamiView, figures: Mapping[str, Figures], words: Speech, seats: Sequence[str]) -> None:
        super().__init__(view, words, seats)
        self.view = view
        self.figures = figures

    def name(self, card: str) -> str:
        return self.named(f"card-{card}", card)

    def family(self, family: str) -> str:
        return self.named(f"family-{family}", family)

    def kind(self, card: str) -> str:
        kind = self.figures[card].kind
        return self.named(f"kind-{kind}", kind)

    def kinds(self) -> list[str]:
        """The families in play, and what has none if it is there."""
        view = self.view
        others = [CHARACTER] * bool(view["characters"]) + [PAPER] * (view["paper"] is not None)
        return [*view["families"], *others]

    def limits(self, seat: int) -> list[str]:
        """What is not as usual for a seat."""
        shown = self.view["seats"][seat]
        kept, drawn = shown["hand_limit"], shown["draw_limit"]
        said = [self.say("drawing-hand-limit", cards=kept["is"])] if kept["is"] != kept["usual"] else []
        return said + ([self.say("drawing-draws", folds=drawn["is"])] if drawn["is"] != drawn["usual"] else [])

    def in_full(self, seat: int) -> bool:
        """Whether the viewer sees this hand as its owner does."""
        return self.viewer in (seat, OMNISCIENT)

    def unknown(self, seat: int) -> int:
        shown = self.view["seats"][seat]
        return int(shown["cards_in_hand"]) - len(shown["hand"])

    def seen_by(self) -> str:
        return self.say("drawing-all-cards") if self.viewer == OMNISCIENT else super().seen_by()

    def moment(self) -> list[str]:
        view = self.view
        said = [self.say("drawing-turn", turn=view["turn"]), self.say(f"drawing-phase-{view['phase']}")]
        said.append(self.say("drawing-run-outs", times=view["run_outs"]))
        if view["extra_actions"]:
            said.append(self.say("drawing-extra-actions", actions=view["extra_actions"]))
        if view["beyond_the_box"]:
            said.append(self.say("drawing-beyond-the-box"))
        return said + self.revised()

    def asked(self) -> list[str]:
        """How the game has ended, or who is asked what."""
        won = self.view["winners"]
        return [self.won(won)] if won else self.questions() or [self.to_move()]

    def to_move(self) -> str:
        return self.say("drawing-moves", who=self.seat(self.view["to_move"]))

    def about(self, decision: DecisionView | PublicDecision) -> tuple[str, str]:
        """The viewer's own question also names its card."""
        card = cast(DecisionView, decision)["args"].get("card") if "args" in decision else None
        source = decision["source"]
        return self.name(card) if card else "", self.name(source) if source else ""

    def marks(self, seat: int) -> list[str]:
        """What is to be said of a seat: the keys of the words."""
        said = ["first-player"] if seat == self.view["start"] else []
        if seat in (self.view["winners"] or ()):
            said.append("winner")
        elif seat == self.view["to_move"] and not self.view["over"]:
            said.append("to-move")
        return said

    def standing(self, seat: int) -> list[str]:
        """The same in words, after how much is in hand, and before what is not as usual."""
        held = self.say("drawing-in-hand", cards=self.view["seats"][seat]["cards_in_hand"])
        return [held, *(self.say(f"drawing-is-{mark}") for mark in self.marks(seat)), *self.limits(seat)]


# -- text

SYMBOLS: Final = {
    "farm": "⌂",
    "sky": "^",
    "sea": "~",
    "savannah": "☼",
    "lawn": "♣",
    "polar": "∗",
    "exotic": "§",
    "dinosaurs": "▲",
    "legendary": "†",
    CHARACTER: "☺",
    PAPER: "□",
}
"""Of each family, and of what has none; beside it stands a letter of the language's."""
FOLD: Final = "◇"
_LONGEST_NAME: Final = 20
_MARGIN: Final = 4
_LABELS: Final = ("drawing-awards", "drawing-chosen")
_LABEL: Final = 8
"""How far in a label stands, and how much room it takes at least."""
_COPIES: Final = 3
"""Room for how often a card is in a hand."""
_TWO_FIGURES: Final = 10


class _Text(_Drawing):
    def draw(self) -> str:
        self.signs = self.letters(self.kinds())
        self.room = min(_LONGEST_NAME, widest(self.name(card) for card in self.figures))
        self.cost_room = columns(self.say("drawing-cost", cost=_TWO_FIGURES))
        self.points_room = columns(self.say("drawing-points", points=_TWO_FIGURES))
        hand, labels = self.say("drawing-hand"), (*map(self.side, COLUMNS), *map(self.say, _LABELS))
        self.label = max(_LABEL, widest(labels) + 1, columns(hand) + 1 + _COPIES)
        lines = [*self.head(), "─" * WIDTH, *self.middle()]
        for seat in range(self.view["players"]):
            lines += ["", *self.place(seat)]
        return "\n".join(line.rstrip() for line in [*lines, "─" * WIDTH, *self.legend()])

    def letters(self, families: Sequence[str]) -> dict[str, str]:
        """Letter and symbol; a family of somebody's own takes a letter that is free."""
        signs = {f: self.say(f"drawing-letter-{f}") + SYMBOLS[f] for f in families if f in SYMBOLS}
        for family in families:
            if family not in signs:
                taken = {sign[0] for sign in signs.values()}
                letters = (letter for letter in self.family(family).upper() + ascii_uppercase if letter.isalpha())
                signs[family] = next((letter for letter in letters if letter not in taken), "?") + "•"
        return signs

    def side(self, column: str) -> str:
        return self.say(f"drawing-column-{column}")

    def head(self) -> Iterable[str]:
        game = self.say(f"drawing-game-{self.view['game']}")
        yield from flow("", [game, *self.moment(), self.seen_by()], " · ")
        yield from flow("▸ ", self.asked(), " · ")

    def middle(self) -> Iterable[str]:
        view = self.view
        discards = self.say("drawing-discards", cards=len(view["discards"]))
        if view["discards"]:
            top = self.named_card(view["discards"][0])
            discards = self.say("drawing-discards-top", cards=len(view["discards"]), card=top)
        piles = [self.say("drawing-deck", cards=view["deck"]), discards]
        if view["paper"] is not None:
            piles.append(self.say("drawing-rice-paper", cards=view["paper"]))
        yield from flow("", piles, " · ")
        if view["characters"]:
            yield from flow(f"{self.say('drawing-middle')} ", self.cards(view["middle"]) or ["-"], " ")
        yield self.say("drawing-line" if view["line"] else "drawing-line-empty")
        for card in view["line"]:
            yield f"{'':{_MARGIN}}{self.card(card)}  {self.kind(card)}"
        if view["looking"]:
            yield from flow(f"{self.say('drawing-looked-at')} ", self.cards(view["looking"]), " ")

    def place(self, seat: int) -> Iterable[str]:
        shown, marks = self.view["seats"][seat], self.marks(seat)
        arrow = "▸ " if "to-move" in marks else "■ " if "winner" in marks else "  "
        title = [self.seat(seat), self.say("drawing-score", points=shown["score"])]
        yield from flow(arrow, [*title, *self.standing(seat)], " · ")
        for side, cards in shown["collections"].items():
            tower = [self.collected(card) for card in cards]
            tower[-1:] = [f"[{top}]" for top in tower[-1:]]
            yield from self.row(self.side(side), [f"{card} ›" for card in tower[:-1]] + tower[-1:] or ["-"])
        if shown["awards"]:
            awards = [f"{self.named_card(award['card'])} +{award['points']}" for award in shown["awards"]]
            yield from self.row(self.say("drawing-awards"), awards)
        yield from self.hand(seat)
        if shown["chosen"]:
            yield from self.row(self.say("drawing-chosen"), self.cards(shown["chosen"]))

    def hand(self, seat: int) -> Iterable[str]:
        held, label = self.view["seats"][seat]["hand"], self.say("drawing-hand")
        if not self.in_full(seat) or not held:
            yield from self.row(label, self.cards(held + [None] * self.unknown(seat)) or ["-"])
            return
        copies = Counter(held).items()
        cells = [f"{f'{count}×' if count > 1 else '':{_COPIES}}{self.card(card)}" for card, count in copies]
        start = _MARGIN + self.label - _COPIES
        across = 2 if start + 2 * columns(cells[0]) + 1 <= WIDTH else 1
        rows = -(-len(cells) // across)
        for row in range(rows):
            yield fitted(f"{'':{_MARGIN}}{label if row == 0 else ''}", start) + " ".join(cells[row::rows])

    def card(self, card: str) -> str:
        """A card with its figures: the cost is a number, the folds are counted."""
        printed = self.figures[card]
        named = fitted(self.name(card), self.room)
        cost = fitted(self.say("drawing-cost", cost=printed.cost), self.cost_room)
        points = self.say("drawing-points", points=printed.points)
        room = " " * (self.points_room - columns(points))
        return f"{self.signs[printed.family]} {named} {cost}{FOLD * printed.folds:<4} {room}{points}"

    def named_card(self, card: str) -> str:
        return f"{self.signs[self.figures[card].family]} {self.name(card)}"

    def collected(self, card: CollectedCard) -> str:
        bonus = f"{card['bonus']:+}" if card["bonus"] else ""
        new = f" {self.say('drawing-new')}" if card["played_this_turn"] else ""
        used = f" {self.say('drawing-used')}" if card["used_this_turn"] else ""
        return f"{self.named_card(card['card'])} {card['points']}{bonus}{new}{used}"

    def cards(self, cards: Sequence[str | None]) -> list[str]:
        """Cards by name, hidden ones counted."""
        known = Counter(card for card in cards if card is not None)
        words = [f"{f'{count}× ' if count > 1 else ''}{self.named_card(card)}" for card, count in known.items()]
        hidden = sum(card is None for card in cards)
        if hidden:
            words.append(f"{'+' if words else ''}{self.say('drawing-unknown', cards=hidden)}")
        return [f"{word}," for word in words[:-1]] + words[-1:]

    def row(self, label: str, words: Sequence[str]) -> Iterable[str]:
        yield from flow(f"{'':{_MARGIN}}{fitted(label, self.label - 1)} ", words, " ")

    def legend(self) -> Iterable[str]:
        families = [f"{self.signs[family]} {self.family(family)}" for family in self.kinds()]
        figures = [f"{FOLD} {self.say('drawing-legend-fold')}", self.say("drawing-legend-points")]
        bonus, top = f"+{self.say('drawing-legend-bonus')}", f"[{self.say('drawing-legend-top')}]"
        yield from flow("", [*families, *figures, bonus, top], "  ")


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
_SIZES: Final = {"k": 11, "n": 13, "h": 17}
"""Sizes of letters that are not 12; larger ones are bold, too."""
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
        moment, asked = self.listed(self.moment()), "; ".join(self.asked())
        title = escape(self.say("drawing-picture", moment=moment, asked=asked))
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

    def write(self, x: float, y: float, words: str, style: str = "", room: float = 0) -> None:
        """Words at a place; those too long for their room are written smaller, and cut if that is not enough."""
        look = f' class="{style}"' if style else ""
        size = _SIZES.get(style, 12)
        wide = 0.55 * size if size < 13 else 0.66 * size
        if room and wide * columns(words) > room:
            smaller = max(_SMALLEST, room / (wide * columns(words)))
            words = shortened(words, int(room / (wide * smaller) + 0.01))
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
        self.write(14, 20, str(printed.cost), "c")
        self.write(56, 101, self.name(card), "n", 104)
        worth = _worth(collected) if collected else str(printed.points)
        wide = 10 + 9 * len(worth)
        self.write(8, 124, self.kind(card), "k", 98 - wide)
        self.put(f'<rect x="{106 - wide}" y="112" width="{wide}" height="16" rx="8" fill="#fffdf7"/>')
        self.write(101, 124.5, worth, "p")
        if collected and (collected["played_this_turn"] or collected["used_this_turn"]):
            mark = "drawing-new" if collected["played_this_turn"] else "drawing-used"
            self.write(106, 42, self.say(mark), "r e")
        self.end()

    def strip(self, card: str, x: float, y: float, collected: CollectedCard | None = None) -> None:
        """A narrow card: in a collection with its worth, in a hand with its folds."""
        printed = self.figures[card]
        self.begin(x, y)
        self.use(f"{self.ids[printed.family]}-s")
        if collected:
            worth = _worth(collected)
            self.write(29, 16, self.name(card), "", 75 - 9 * len(worth))
            self.write(107, 16, worth, "p")
        else:
            self.write(29, 17, self.name(card), "", 80 - 11 * ((printed.folds + 1) // 2))
            self.put(f'<use href="#sbz-m{printed.folds}" y="1"/>')
        self.end()

    def hidden(self, cards: int, x: float, y: float) -> None:
        self.begin(x, y)
        self.use("hidden", 0, 1)
        self.write(26, 17, self.say("drawing-unknown", cards=cards), "u", 76)
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
        title = self.say(f"drawing-game-{self.view['game']}.title")
        after = max(80, 11 * columns(title))
        self.write(_EDGE, 34, title, "h")
        self.write(_EDGE + after, 34, " · ".join(self.moment()), "l", 640 - after)
        self.write(_PAGE - _EDGE, 34, self.seen_by(), "l e", 240)
        self.put(f'<path d="M{_EDGE} 46 {_EDGE + 8} 50 {_EDGE} 64z" fill="{_RED}"/>')
        self.write(_EDGE + 16, 60, " · ".join(self.asked()), "r", 880)
        return 76

    def middle(self, top: int) -> int:
        view = self.view
        row, step = top + 20, _CARD_WIDE + 8
        self.write(_EDGE, top + 12, self.say("drawing-deck", cards=view["deck"]), "l", step)
        for n in range(min(3, (view["deck"] + 11) // 12) if view["deck"] else 0):
            self.use("back", _EDGE + 3 * n, row - 2 * n)
        if not view["deck"]:
            self.use("none", _EDGE, row)
        at = _EDGE + step + 8
        self.write(at, top + 12, self.say("drawing-discards", cards=len(view["discards"])), "l", step + 8)
        if view["discards"]:
            self.card(view["discards"][0], at, row)
        else:
            self.use("none", at, row)
        at += step + 24
        self.put(f'<path d="M{at - 16} {row}V{row + _CARD_HIGH}" stroke="#cbbc99" stroke-width="1.5"/>')
        self.write(at, top + 12, self.say("drawing-line" if view["line"] else "drawing-line-empty.picture"), "l")
        for n, card in enumerate(view["line"]):
            self.card(card, at + n * step, row)
        high = _CARD_HIGH
        if view["looking"] and len(view["line"]) <= view["line_length"]["usual"]:
            at = _PAGE - _EDGE - _CARD_WIDE
            self.write(at, top + 12, self.say("drawing-looked-at"), "l", _CARD_WIDE)
            high = max(high, self.strips(view["looking"], at, row, 1))
        top = row + high + 18
        if view["looking"] and len(view["line"]) > view["line_length"]["usual"]:
            self.write(_EDGE, top + 12, self.say("drawing-looked-at"), "l")
            top += 20 + self.strips(view["looking"], _EDGE, top + 20, _ACROSS)
        if view["paper"] is not None:
            self.write(_EDGE, top + 12, self.say("drawing-rice-paper", cards=view["paper"]), "l", 130)
        if view["characters"]:
            key = "drawing-middle" if view["middle"] else "drawing-middle-empty"
            self.write(_EDGE + 136, top + 12, self.say(key), "l")
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
        lit = "to-move" in marks or "winner" in marks
        edge = f'stroke="{_RED}" stroke-width="2"' if lit else 'stroke="#dccfb4"'
        self.put(f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="10" fill="#fbf7ec" {edge}/>')
        left, right = x + 16, x + wide - 16
        self.write(left, y + 25, self.seat(seat), "h", wide - 110)
        self.write(left, y + 42, self.listed(self.standing(seat)), "r" if lit else "l", wide - 110)
        self.write(right, y + 36, str(shown["score"]), "s")
        top = y + _HEAD + 6
        if shown["chosen"]:
            chosen = [self.name(card) if card else self.say("card-hidden.a") for card in shown["chosen"]]
            self.write(left, top + 10, self.say("drawing-chosen-cards", cards=self.listed(chosen)), "", wide - 32)
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
        key = "drawing-hand-of" if cards else "drawing-hand-of-empty"
        self.write(_EDGE, top + 14, self.say(key, who=self.seat(seat)), "l")
        top += 24
        across = (_PAGE - 2 * _EDGE + 3) // (_CARD_WIDE + 3)
        step = _CARD_WIDE + 8 if len(cards) < across else (_PAGE - 2 * _EDGE - _CARD_WIDE) / (across - 1)
        for n, card in enumerate(cards):
            self.card(card, _EDGE + n % across * step, top + n // across * (_CARD_HIGH + 8))
        return top + -(-len(cards) // across) * (_CARD_HIGH + 8) + 4

    def legend(self, top: int) -> int:
        x: float = _EDGE
        for family in self.kinds():
            name = self.family(family)
            across = 46 + 7 * min(13, columns(name))
            if x + across > _PAGE:
                x, top = _EDGE, top + 24
            self.put(f'<use href="#sbz-{self.ids[family]}" transform="translate({x:g} {top + 4}) scale(.4)"/>')
            self.write(x + 30, top + 18, name, "l", 90)
            x += across
        if x > _PAGE - _EDGE - 284:
            top += 24
        x = _PAGE - _EDGE - 284
        self.put(f'<rect x="{x:g}" y="{top + 6}" width="15" height="15" rx="2" fill="{_INK}"/>')
        self.write(x + 21, top + 18, self.say("drawing-picture-cost"), "l", 40)
        self.put(f'<use href="#sbz-f" x="{x + 72:g}" y="{top + 13}"/>')
        self.write(x + 84, top + 18, self.say("drawing-picture-fold"), "l", 56)
        self.put(f'<rect x="{x + 144:g}" y="{top + 5}" width="40" height="17" rx="8" fill="#fffdf7" stroke="#b3a37f"/>')
        self.write(x + 178, top + 18, "3+1", "p")
        self.write(_PAGE - _EDGE, top + 18, self.say("drawing-picture-points"), "l e", 88)
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
