"""A table as one can look at it: as text for a terminal, as SVG for a notebook.

Both are made from a view alone, so they show what its viewer may know and nothing else. Whoever has names for the
people passes `seats`.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from string import ascii_uppercase
from typing import Final, cast

from senbazuru.kernel.decision import DecisionView, PublicDecision
from senbazuru.kernel.drawing import WIDTH, Drawing, Speech, columns, fitted, flow, shortened, widest
from senbazuru.kernel.picture import EDGE, LETTERING, PAGE, page, words_at
from senbazuru.kernel.state import OMNISCIENT
from senbazuru.look import FAMILIES, Figure, Look, look_of
from senbazuru.origami.engine.linked import CHARACTER, PAPER, Linked
from senbazuru.origami.face import SMALL, Press
from senbazuru.origami.packs import SHIPPED_LIBRARY, Library
from senbazuru.origami.position import COLUMNS
from senbazuru.origami.shown import CollectedCard, OrigamiView


@dataclass(frozen=True)
class Figures:
    """What is on a card. `kind` is instant, scoring, special, ongoing, or paper for rice paper."""

    family: str
    cost: int
    folds: int
    points: int
    kind: str
    look: Look
    folded: Figure | None
    """Its picture."""


def figures(linked: Linked, library: Library = SHIPPED_LIBRARY) -> dict[str, Figures]:
    """The figures of every card in play, by card id."""
    return {
        name: Figures(
            linked.family_of(card),
            linked.cost[card],
            linked.folds[card],
            linked.points[card],
            _kind(linked, card),
            library.look(name),
            library.figure(name),
        )
        for card, name in enumerate(linked.names)
    }


def _kind(linked: Linked, card: int) -> str:
    if card == linked.paper:
        return PAPER
    kinds = {"instant": linked.instant, "special": linked.special, "ongoing": linked.ongoing, "scoring": linked.scoring}
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

    def look(self, family: str) -> Look:
        """How a family looks: as its cards do, but characters are of two colours."""
        cards = (printed.look for printed in self.figures.values() if printed.family == family)
        return look_of(family) if family == CHARACTER else next(cards, look_of(family))

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
        signs = {f: self.say(f"drawing-letter-{f}") + self.look(f).symbol for f in families if f in FAMILIES}
        for family in families:
            if family not in signs:
                taken = {sign[0] for sign in signs.values()}
                letters = (letter for letter in self.family(family).upper() + ascii_uppercase if letter.isalpha())
                free = next((letter for letter in letters if letter not in taken), "?")
                signs[family] = free + self.look(family).symbol
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

_RED: Final = "#d8432b"
_GAP: Final = 10
_CARD_WIDE: Final = 112
_CARD_HIGH: Final = 157
_SCALE: Final = _CARD_WIDE / SMALL[0]
_APART: Final = 20
_STRIP: Final = 22
_ACROSS: Final = 6
_HEAD: Final = 50
_SIZES: Final = {"h": 17}
"""Sizes of letters that are not 12; larger ones are bold, too."""
_LARGER: Final = (5, 26, 90)
"""The room for a figure that shares it with nothing."""
_FOLDS_SMALL: Final = 0.62
_SMALLEST: Final = 0.72
STYLE: Final = (
    f".sbz {LETTERING}"
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
        self.press = Press()
        self.printed: dict[str, str] = {}
        families = self.kinds()
        self.ids = {family: family if family in FAMILIES else f"own{n}" for n, family in enumerate(families)}
        bottom = self.middle(self.head())
        bottom = self.places(bottom)
        if isinstance(self.viewer, int) and self.viewer < self.view["players"]:
            bottom = self.own_hand(self.viewer, bottom)
        bottom = self.legend(bottom)
        moment, asked = self.listed(self.moment()), "; ".join(self.asked())
        title = self.say("drawing-picture", moment=moment, asked=asked)
        shared = f"<defs>{self.defs()}</defs>{''.join(self.press.shared.values())}"
        return page("sbz", bottom, title, STYLE, shared, self.parts)

    # -- small things, drawn once

    def defs(self) -> str:
        found = [
            f'<rect id="sbz-none" width="{_CARD_WIDE}" height="{_CARD_HIGH}" rx="6" fill="none" stroke="#cbbc99" '
            'stroke-width="1.5" stroke-dasharray="5 5"/>'
            f'<g id="sbz-back"><g transform="scale({_SCALE})">{self.press.back()}</g></g>'
            f'<g id="sbz-hidden"><rect width="{_CARD_WIDE}" height="21" rx="4" fill="#35536f" stroke="#fffdf6"/>'
            '<path d="M11 4 18 11 11 18 4 11z" fill="#8fa2b3"/><path d="M11 4 18 11H11z" fill="#dfe5e8"/></g>'
        ]
        found += [f'<g id="sbz-f{folds}">{self.press.folds(folds)}</g>' for folds in range(1, 5)]
        for family, own in self.ids.items():
            look = self.look(family)
            found.append(f'<path id="sbz-{own}" d="{look.crest}" fill="{look.light.ink}" fill-rule="evenodd"/>')
        return "".join([*found, *self.printed.values()])

    def once(self, name: str, drawn: Callable[[], str]) -> str:
        """Use something of which there may be many; it is drawn for the first."""
        if name not in self.printed:
            self.printed[name] = ""  # it may use others, which come before it
            self.printed[name] = f'<g id="sbz-{name}">{drawn()}</g>'
        return f'<use href="#sbz-{name}"/>'

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
        self.put(words_at(x, y, words, look))

    def use(self, thing: str, x: float = 0, y: float = 0) -> None:
        place = (f' x="{x:g}"' if x else "") + (f' y="{y:g}"' if y else "")
        self.put(f'<use href="#sbz-{thing}"{place}/>')

    def begin(self, x: float, y: float) -> None:
        self.put(f'<g transform="translate({x:g} {y:g})">')

    def end(self) -> None:
        self.put("</g>")

    # -- cards

    def card(self, card: str, x: float, y: float, collected: CollectedCard | None = None) -> None:
        """A whole card. In a collection its points are left, and the figure is larger: nobody pays with it."""
        printed, press = self.figures[card], self.press
        number, look, kind = list(self.figures).index(card), printed.look, printed.kind
        self.put(f'<g transform="translate({x:g} {y:g}) scale({_SCALE})">')
        self.put(self.once(f"s-{self.worn(card)}", lambda: press.sheet(look) + press.scene(look)))
        drawn = self.once(f"c{number}", lambda: press.folded(printed.folded, look)) if printed.folded else ""
        self.put(press.figure(drawn, look, *[_LARGER] * bool(collected)))
        self.put(press.band(look, self.name(card)) + press.kind(kind, look))
        if collected or (kind != PAPER and printed.family != CHARACTER):
            self.put(press.points(_worth(collected) if collected else str(printed.points), 95.8, 24))
        if not collected:
            self.put(press.cost(printed.cost) if kind != PAPER else "")
            self.use(f"f{printed.folds}")
        elif collected["played_this_turn"] or collected["used_this_turn"]:
            self.put(press.flag(self.say("drawing-new" if collected["played_this_turn"] else "drawing-used")))
        self.end()

    def worn(self, card: str) -> str:
        """Whose ground a card has, as an id."""
        printed = self.figures[card]
        return printed.look.id if printed.family == CHARACTER else self.ids[printed.family]

    def strip(self, card: str, x: float, y: float, collected: CollectedCard | None = None) -> None:
        """A narrow card: in a collection with its worth, in a hand with its folds."""
        printed, press = self.figures[card], self.press
        self.put(f'<g transform="translate({x:g} {y:g}) scale({_SCALE})">')
        if collected:
            self.put(press.strip(printed.look, self.name(card), _worth(collected), high=24))
        else:
            wide = _FOLDS_SMALL * press.plate(printed.folds)
            place = f"translate({100 - 1.5 - wide:.4g} {19 - 140 * _FOLDS_SMALL:.4g}) scale({_FOLDS_SMALL})"
            self.put(press.strip(printed.look, self.name(card), taken=wide))
            self.put(f'<use href="#sbz-f{printed.folds}" transform="{place}"/>')
        self.end()

    def hidden(self, cards: int, x: float, y: float) -> None:
        self.begin(x, y)
        self.use("hidden")
        self.write(26, 15, self.say("drawing-unknown", cards=cards), "u", 76)
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
        self.write(EDGE, 34, title, "h")
        self.write(EDGE + after, 34, " · ".join(self.moment()), "l", 640 - after)
        self.write(PAGE - EDGE, 34, self.seen_by(), "l e", 240)
        self.put(f'<path d="M{EDGE} 46 {EDGE + 8} 50 {EDGE} 64z" fill="{_RED}"/>')
        self.write(EDGE + 16, 60, " · ".join(self.asked()), "r", 880)
        return 76

    def middle(self, top: int) -> int:
        view = self.view
        row, step = top + 20, _CARD_WIDE + 8
        self.write(EDGE, top + 12, self.say("drawing-deck", cards=view["deck"]), "l", step)
        for n in range(min(3, (view["deck"] + 11) // 12) if view["deck"] else 0):
            self.use("back", EDGE + 3 * n, row - 2 * n)
        if not view["deck"]:
            self.use("none", EDGE, row)
        at = EDGE + step + 8
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
            at = PAGE - EDGE - _CARD_WIDE
            self.write(at, top + 12, self.say("drawing-looked-at"), "l", _CARD_WIDE)
            high = max(high, self.strips(view["looking"], at, row, 1))
        top = row + high + 18
        if view["looking"] and len(view["line"]) > view["line_length"]["usual"]:
            self.write(EDGE, top + 12, self.say("drawing-looked-at"), "l")
            top += 20 + self.strips(view["looking"], EDGE, top + 20, _ACROSS)
        if view["paper"] is not None:
            self.write(EDGE, top + 12, self.say("drawing-rice-paper", cards=view["paper"]), "l", 130)
        if view["characters"]:
            key = "drawing-middle" if view["middle"] else "drawing-middle-empty"
            self.write(EDGE + 136, top + 12, self.say(key), "l")
            top += self.strips(view["middle"], EDGE + 136, top + 20, _ACROSS)
        return top + (20 if view["characters"] or view["paper"] is not None else 0)

    def places(self, top: int) -> int:
        """The seats, two or three in a row."""
        seats = list(range(self.view["players"]))
        rows = {4: [seats[:2], seats[2:]], 5: [seats[:3], seats[3:]]}.get(len(seats), [seats])
        for row in rows:
            wide = (PAGE - 2 * EDGE - _GAP * (len(row) - 1)) // len(row)
            high = max(self.place_high(seat, wide) for seat in row)
            for n, seat in enumerate(row):
                self.place(seat, EDGE + n * (wide + _GAP), top, wide, high)
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
        self.write(EDGE, top + 14, self.say(key, who=self.seat(seat)), "l")
        top += 24
        across = (PAGE - 2 * EDGE + 3) // (_CARD_WIDE + 3)
        step = _CARD_WIDE + 8 if len(cards) < across else (PAGE - 2 * EDGE - _CARD_WIDE) / (across - 1)
        for n, card in enumerate(cards):
            self.card(card, EDGE + n % across * step, top + n // across * (_CARD_HIGH + 8))
        return top + -(-len(cards) // across) * (_CARD_HIGH + 8) + 4

    def legend(self, top: int) -> int:
        x: float = EDGE
        for family in self.kinds():
            name = self.family(family)
            across = 46 + 7 * min(13, columns(name))
            if x + across > PAGE:
                x, top = EDGE, top + 24
            self.put(f'<use href="#sbz-{self.ids[family]}" transform="translate({x:g} {top + 4}) scale(.8)"/>')
            self.write(x + 30, top + 18, name, "l", 90)
            x += across
        if x > PAGE - EDGE - 284:
            top += 24
        x = PAGE - EDGE - 284
        self.put(f'<g transform="translate({x:g} {top + 3}) scale(.68)">{self.press.tag(23.5, 0, 28.5)}</g>')
        self.write(x + 21, top + 18, self.say("drawing-picture-cost"), "l", 40)
        self.put(f'<use href="#sbz-f1" transform="translate({x + 66:g} {top - 75}) scale(.7)"/>')
        self.write(x + 90, top + 18, self.say("drawing-picture-fold"), "l", 50)
        self.put(self.press.points("3+1", x + 182, top + 5))
        self.write(PAGE - EDGE, top + 18, self.say("drawing-picture-points"), "l e", 96)
        return top + 34


def _strips_high(cards: Sequence[str | None], across: int) -> int:
    known = sum(card is not None for card in cards)
    rows = -(-(known + (known < len(cards))) // across)
    return 29 * rows + (14 if rows else 0)


def _worth(collected: CollectedCard) -> str:
    return f"{collected['points']}{collected['bonus']:+}" if collected["bonus"] else str(collected["points"])
