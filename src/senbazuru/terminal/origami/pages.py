"""Pages of Origami: a card, what holds now, the score, help."""

import textwrap
from collections.abc import Callable, Sequence
from typing import Final

from textual.content import Content

from senbazuru.origami.engine.linked import PAPER
from senbazuru.origami.packs import FIGURES, LEGENDS_BOX, Card
from senbazuru.origami.shown import OrigamiSeat, OrigamiView
from senbazuru.terminal.ink import counted, fit, inset, key_name, said, told
from senbazuru.terminal.origami.force import SIDES, Cards, Force, brief, in_full, in_hand, is_character, legendary
from senbazuru.terminal.origami.paint import (
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
from senbazuru.terminal.pages import CLOSING, Lines, Page, close_keys
from senbazuru.text import Words

HELP_COURSE: Final = ("draw", "play", "special", "cost", "place", "hand", "end", "tie")
HELP_LEGENDS: Final = ("ongoing", "characters", "rice")
KINDS: Final = ("instant", "scoring", "special")
HELP_KEYS: Final = (
    ("↑ ↓", "arrows"),
    ("enter", "enter"),
    ("tab", "tab"),
    ("escape", "escape"),
    ("u", "undo"),
    ("i ?", "info"),
    ("l", "log"),
    ("s", "score"),
    ("t", "theme"),
    ("h", "help"),
    ("q", "quit"),
)
NOTE: Final = 4
"""How far in it stands why something counts."""
HELP_NOW: Final = 6
"""Where one key more is explained if cards change the rules: after that for a card."""


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
    room = inset(map(words.figure, figures), 9)
    for figure in figures:
        head = fit(said(f"  {words.figure(figure)}"), room + 2)
        rows.append(head + said(words.provenance(card.source[figure]), "$muted"))
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
        rows.append(said(f"{RICE} ", "bold $family-paper") + said(say("terminal-now-rice", cards=view["paper"])))
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
            rows.append(said(f"  {RICE} ", "bold $family-paper") + said(say(key, cards=paper)))
    return rows


def help_lines(words: Words, width: int, view: OrigamiView) -> Lines:
    say = words.words
    families: Sequence[str] = view["families"]
    legends = legendary(view) or any(family in LEGENDS_BOX for family in families)
    special = not legends or any(family not in LEGENDS_BOX for family in families)
    course = [part for part in HELP_COURSE if part != "special" or special]
    news = [
        "ongoing",
        *(["characters"] if view["characters"] else []),
        *(["rice"] if view["paper"] is not None else []),
    ]
    kinds = [kind for kind in KINDS if kind != "special" or special] + (["ongoing"] if legends else [])
    keys = [(key_name(words, key), what) for key, what in HELP_KEYS]
    keys[HELP_NOW:HELP_NOW] = [("m", "now")] if legends else []
    across = inset((key for key, _ in keys), 7) - 1
    heads = [*(say(f"terminal-help-{part}") for part in (*course, *news)), *(short_kind(words, kind) for kind in kinds)]
    indent = inset(heads, across + 4)

    def listed(head: str, text: str) -> list[Content]:
        return told(said(head, "bold $accent"), text, indent, width)

    rows = [said(say("terminal-help-course" if special else "terminal-help-course-two"), "bold")]
    for part in course:
        rows += listed(say(f"terminal-help-{part}"), say(f"terminal-help-{part}-text"))
    if legends:
        rows += [said(""), said(say("terminal-help-legends"), "bold")]
        for part in news:
            rows += listed(say(f"terminal-help-{part}"), say(f"terminal-help-{part}-text"))
    rows += [said(""), said(say("terminal-help-effects" if not legends else "terminal-help-effects-all"), "bold")]
    for kind in kinds:
        rows += listed(short_kind(words, kind), say(f"kind-{kind}.note"))
    rows += [said(""), said(say("terminal-help-keys"), "bold")]
    for key, what in keys:
        rows += listed(key.rjust(across), say(f"terminal-help-{what}"))
    rows.append(said(""))
    rows += [said(part) for part in textwrap.wrap(say("terminal-help-mouse"), width)]
    signs = say("terminal-help-signs", cost=f"[{say('terminal-cost', cost=4)}]", folds=FOLD * 2, points=POINT)
    rows += [said(part) for part in textwrap.wrap(signs, width)]
    if legends:
        args = {"yellow": symbol("yellow"), "red": symbol("red"), "rice": RICE, "ongoing": ONGOING}
        rows += [
            said(part) for part in textwrap.wrap(" ".join(say("terminal-help-legends-signs", **args).split()), width)
        ]
    named = said(say("terminal-help-families") + " ")
    for family in families:
        named += said(f"{symbol(family)} {words.family(family)}  ", f"bold {colour(family)}")
    return [*rows, named]


def score_lines(
    words: Words, view: OrigamiView, cards: Cards, names: Sequence[str], width: int, order: Sequence[int]
) -> Lines:
    """The score card by card; players side by side as far as there is room."""
    seats = view["seats"]
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

    rows = [said(say("terminal-score-sum", name=name, points=entry["score"]), "bold $accent")]
    empty = True
    for side in SIDES:
        for collected in entry["collections"][side]:
            empty = False
            card = cards[collected["card"]]
            head = said(f"{mark(card)} ", ink(card))
            head += said(say("terminal-score-place", card=words.card(card.id), column=say(f"table-side-{side}")))
            rows.append(counted(head, str(collected["points"] + collected["bonus"]), "bold", width))
            if collected["bonus"]:
                bonus = say("terminal-score-bonus", points=collected["points"], bonus=collected["bonus"])
                rows += told(said(""), bonus, NOTE, width, "$muted")
    if empty:
        rows.append(said(say("terminal-score-nothing"), "$muted"))
    for award in entry["awards"]:
        card = cards[award["card"]]
        owner = say("table-middle") if award["from"] is None else names[award["from"]]
        head = said(f"{mark(card)} ", ink(card)) + said(
            say("terminal-score-from", card=short_name(words, card), owner=owner)
        )
        rows.append(counted(head, f"+{award['points']}", "bold", width))
        rows += told(said(""), brief(words, card), NOTE, width, "$muted")
    rows.append(said(say("table-score-hand", cards=entry["cards_in_hand"]), "$muted"))
    return rows
