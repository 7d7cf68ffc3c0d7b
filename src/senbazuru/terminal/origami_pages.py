"""Pages of Origami: a card, what holds now, the score, help."""

import textwrap
from collections.abc import Callable, Sequence
from typing import Final

from textual.content import Content

from senbazuru.origami.engine.pack import PAPER
from senbazuru.origami.packs import FIGURES, LEGENDS, Card
from senbazuru.origami.shown import OrigamiSeat, OrigamiView
from senbazuru.terminal.force import SIDES, Cards, Force, brief, in_full, in_hand, is_character, legendary
from senbazuru.terminal.ink import fit, said
from senbazuru.terminal.pages import CLOSING, Lines, Page, close_keys
from senbazuru.terminal.paint import (
    CHARACTERS,
    FOLD,
    ONGOING,
    POINT,
    RICE,
    big_card,
    colour,
    ink,
    mark,
    short_kind,
    short_name,
    symbol,
)
from senbazuru.text import Words

HELP_COURSE: Final = ("draw", "play", "special", "cost", "place", "hand", "end", "tie")
HELP_LEGENDS: Final = ("ongoing", "characters", "rice")
KINDS: Final = ("instant", "scoring", "special")
HELP_KEYS: Final = (
    ("↑ ↓", "arrows"),
    ("Enter", "enter"),
    ("Tab", "tab"),
    ("Esc", "escape"),
    ("u", "undo"),
    ("i ?", "info"),
    ("l", "log"),
    ("s", "score"),
    ("t", "theme"),
    ("h", "help"),
    ("q", "quit"),
)


class CardPage(Page):
    """A card large, with the origin of each figure; the other cards one key away."""

    def __init__(
        self, words: Words, card: Card, others: Sequence[Card], notes: Callable[[Card], Sequence[str]]
    ) -> None:
        self.words = words
        self.card = card
        self.notes = notes
        self.others = others
        keys = [close_keys(words)[0], ("← →", "right", words.words("terminal-bar-browse"))]
        answers = dict.fromkeys((*CLOSING, "i", "question_mark"), "")
        super().__init__(words.card(card.id), self.lines, keys, answers=answers)

    def lines(self, width: int) -> Lines:
        """The card; above it, what would come of it now, and what is not as printed."""
        notes = [part for note in self.notes(self.card) for part in textwrap.wrap(note, width)]
        cards = {card.id: card for card in self.others}
        return [*(said(part, "italic $accent") for part in notes), *card_lines(self.words, self.card, width, cards)]

    def pressed(self, key: str) -> None:
        step = {"right": 1, "tab": 1, "left": -1, "shift+tab": -1}.get(key)
        if step is None:
            super().pressed(key)
            return
        place = self.others.index(self.card) if self.card in self.others else 0
        self.card = self.others[(place + step) % len(self.others)]
        self.heading = self.words.card(self.card.id)
        self.redraw()


def card_lines(words: Words, card: Card, width: int, cards: Cards | None = None) -> Lines:
    say = words.words
    rows = [said("")] + big_card(words, card, min(width, 60)) + [said("")]
    if card.kind != PAPER:
        rows.append(
            said("[" + say("terminal-cost", cost=card.cost) + "] ", "bold")
            + said(say("terminal-card-costs", cost=card.cost))
        )
    rows.append(said(FOLD * card.folds + " ", "bold") + said(say("terminal-card-pays", folds=card.folds)))
    figures = [figure for figure in FIGURES if figure in card.source]
    if is_character(card):
        note = " ".join(say("terminal-character-note").split())
        rows += [said(part) for part in textwrap.wrap(note, width)]
        for other in (cards or {}).values():
            if other.character == card.character and other is not card:
                head = said(f"{mark(other)} {words.card(other.id)}: ", f"bold {ink(other)}")
                rows += [said(""), fit(head + said(words.card_text(other)), width)]
    elif card.kind != PAPER:
        rows.append(said(f"{POINT}{card.points} ", "bold") + said(say("terminal-card-points", points=card.points)))
        rows.append(said(words.kind(card.kind) + ": ", "bold") + said(say(f"kind-{card.kind}.note")))
    else:
        rows += [said(part) for part in textwrap.wrap(" ".join(say("terminal-rice-note").split()), width)]
    rows += [said(""), said(say("terminal-card-sources"), "bold")]
    wide = max(8, *(len(words.figure(figure)) for figure in FIGURES))
    for figure in figures:
        rows.append(said(f"  {words.figure(figure):<{wide}} ") + said(words.provenance(card.source[figure]), "$muted"))
    return rows


def now_lines(words: Words, view: OrigamiView, cards: Cards, names: Sequence[str], width: int) -> Lines:
    """What visible cards change now: the middle, then seat by seat, with the cards it comes from."""
    say = words.words
    rows: list[Content] = []

    def listed(head: Content, text: str) -> None:
        room = max(20, width - head.cell_length)
        parts = textwrap.wrap(text, room) or [""]
        rows.append(head + said(parts[0]))
        rows.extend(said(" " * head.cell_length + part) for part in parts[1:])

    if view["characters"]:
        rows.append(said(say("terminal-now-middle"), "bold"))
        for name in view["middle"]:
            card = cards[name]
            listed(said(f"  {mark(card)} {words.card(card.id)}: ", f"bold {ink(card)}"), words.card_text(card))
        if not view["middle"]:
            rows.append(said("  " + say("terminal-middle-empty"), "$muted"))
        there = {cards[name].character for name in view["middle"]}
        pairs = {card.character: short_name(words, card) for card in cards.values() if card.character}
        absent = [name for pair, name in pairs.items() if pair not in there]
        if absent:
            listed(said("  " + say("terminal-now-absent") + " ", "$muted"), ", ".join(absent))
        rows.append(said(""))
    line = view["line_length"]
    if line["is"] != line["usual"]:
        rows.append(said(say("terminal-now-line") + " ", "bold") + said(in_full(words, line)))
    if view["paper"] is not None:
        rows.append(said(f"{RICE} ", "bold $rice") + said(say("terminal-now-rice", cards=view["paper"])))
    players = len(view["seats"])
    for n in range(players):
        seat = (int(view["viewer"]) + n) % players
        force = Force(view, cards, seat)
        rows += [said(""), said(names[seat], "bold $accent")]
        told = force.told(words)
        for name, text in told:
            listed(said(f"  {name}: ", "bold"), text)
        if not told:
            hand, draw = force.entry["hand_limit"]["usual"], force.entry["draw_limit"]["usual"]
            rows.append(said("  " + say("terminal-now-usual", hand=hand, draw=draw), "$muted"))
        for card in map(cards.__getitem__, force.tops):
            if card.kind == "ongoing":
                head = said(f"  {ONGOING} ", "bold $accent") + said(f"{mark(card)} {words.card(card.id)}: ", ink(card))
                listed(head, words.card_text(card))
        paper = in_hand(view, cards, seat)
        if paper:
            key = "terminal-now-held" if n else "terminal-now-held-own"
            rows.append(said(f"  {RICE} ", "bold $rice") + said(say(key, cards=paper)))
    return rows


def help_lines(words: Words, width: int, view: OrigamiView) -> Lines:
    say = words.words
    families: Sequence[str] = view["families"]
    legends = legendary(view) or any(family in LEGENDS for family in families)
    special = not legends or any(family not in LEGENDS for family in families)
    rows: list[Content] = []
    indent = max(10, *(1 + len(say(f"terminal-help-{part}")) for part in (*HELP_COURSE, *HELP_LEGENDS)))

    def listed(head: str, text: str) -> None:
        parts = textwrap.wrap(" ".join(text.split()), width - indent)
        rows.append(said(head.ljust(indent), "bold $accent") + said(parts[0]))
        rows.extend(said(" " * indent + part) for part in parts[1:])

    rows.append(said(say("terminal-help-course" if special else "terminal-help-course-two"), "bold"))
    for part in HELP_COURSE:
        if part != "special" or special:
            listed(say(f"terminal-help-{part}"), say(f"terminal-help-{part}-text"))
    if legends:
        rows += [said(""), said(say("terminal-help-legends"), "bold")]
        news = [
            "ongoing",
            *(["characters"] if view["characters"] else []),
            *(["rice"] if view["paper"] is not None else []),
        ]
        for part in news:
            listed(say(f"terminal-help-{part}"), say(f"terminal-help-{part}-text"))
    rows += [said(""), said(say("terminal-help-effects" if not legends else "terminal-help-effects-all"), "bold")]
    kinds = [kind for kind in KINDS if kind != "special" or special]
    for kind in [*kinds, *(["ongoing"] if legends else [])]:
        listed(short_kind(words, kind), say(f"kind-{kind}.note"))
    rows += [said(""), said(say("terminal-help-keys"), "bold")]
    for keys, what in HELP_KEYS:
        listed(f"{keys:>6}", say(f"terminal-help-{what}"))
        if legends and what == "info":
            listed(f"{'m':>6}", say("terminal-help-now"))
    rows.append(said(""))
    rows += [said(part) for part in textwrap.wrap(say("terminal-help-mouse"), width)]
    signs = say("terminal-help-signs", cost=f"[{say('terminal-cost', cost=4)}]", folds=FOLD * 2, points=POINT)
    rows += [said(part) for part in textwrap.wrap(signs, width)]
    if legends:
        args = {"yellow": CHARACTERS["yellow"], "red": CHARACTERS["red"], "rice": RICE, "ongoing": ONGOING}
        rows += [
            said(part) for part in textwrap.wrap(" ".join(say("terminal-help-legends-signs", **args).split()), width)
        ]
    named = said(say("terminal-help-families") + " ")
    for family in families:
        named += said(f"{symbol(family)} {words.family(family)}  ", f"bold {colour(family)}")
    return [*rows, named]


def score_lines(words: Words, view: OrigamiView, cards: Cards, names: Sequence[str], width: int, first: int) -> Lines:
    """The score card by card; players side by side as far as there is room."""
    seats = view["seats"]
    order = [(first + n) % len(seats) for n in range(len(seats))]
    blocks = [score_block(words, seats[seat], cards, names[seat], 36, names) for seat in order]
    across = max(1, width // 38)
    rows: list[Content] = []
    for start in range(0, len(blocks), across):
        together = blocks[start : start + across]
        height = max(map(len, together))
        for line in range(height):
            row = said("")
            for block in together:
                row += fit(block[line] if line < len(block) else said(""), 36) + said("  ")
            rows.append(row)
        rows.append(said(""))
    return rows


def score_block(
    words: Words, entry: OrigamiSeat, cards: Cards, name: str, width: int, names: Sequence[str]
) -> list[Content]:
    say = words.words

    def line(head: Content, worth: str) -> Content:
        dots = "." * max(1, width - head.cell_length - len(worth) - 2)
        return head + said(f" {dots} ", "$muted") + said(worth, "bold")

    rows = [said(say("terminal-score-sum", name=name, points=entry["score"]), "bold $accent")]
    empty = True
    for side in SIDES:
        for collected in entry["collections"][side]:
            empty = False
            card = cards[collected["card"]]
            head = said(f"{mark(card)} ", ink(card))
            head += said(say("terminal-score-place", card=words.card(card.id), column=say(f"table-side-{side}")))
            rows.append(line(head, str(collected["points"] + collected["bonus"])))
            if collected["bonus"]:
                bonus = say("terminal-score-bonus", points=collected["points"], bonus=collected["bonus"])
                rows.append(said("    " + bonus, "$muted"))
    if empty:
        rows.append(said(say("terminal-score-nothing"), "$muted"))
    for award in entry["awards"]:
        card = cards[award["card"]]
        owner = say("table-middle") if award["from"] is None else names[award["from"]]
        head = said(f"{mark(card)} ", ink(card)) + said(
            say("terminal-score-from", card=short_name(words, card), owner=owner)
        )
        rows.append(line(head, f"+{award['points']}"))
        rows.append(said("    " + brief(words, card), "$muted"))
    rows.append(said(say("table-score-hand", cards=entry["cards_in_hand"]), "$muted"))
    return rows
