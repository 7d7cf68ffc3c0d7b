"""The table drawn as lines of text: exactly so wide and so high, from a view and nothing else.

What can be clicked carries it as meta data: `{"choice": n}`, `{"spot": n}` or `{"press": key}`.
"""

import textwrap
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from textual.content import Content
from textual.style import Style

from senbazuru.origami.packs import Card
from senbazuru.terminal.board import Choice
from senbazuru.terminal.choices import Cards
from senbazuru.terminal.ink import beside, cut, fit, said
from senbazuru.terminal.listing import Listing
from senbazuru.text import Words

SYMBOLS: Final = {"farm": "⌂", "sky": "↑", "sea": "≈", "savannah": "☼", "lawn": "♣"}
FOLD: Final = "◇"
POINT: Final = "★"
SIDE: Final = 40
"""The width of what stands beside the table when there is room."""
SIDE_FROM: Final = 110
TALL_FROM: Final = 28
LOW_BELOW: Final = 16
"""Rows, beside those of the players, for cards with their text, and for cards in frames."""
ZONES: Final = ("hand", "line", "discards", "own", "others")
SIDES: Final = ("left", "right")
TILE: Final = 16
DISCARDS: Final = 14
WIDE_TILE: Final = 26
BOX: Final = ("╭", "─", "╮", "│", "╰", "╯")
DASHED_BOX: Final = ("┌", "┄", "┐", "┊", "└", "┘")
CHOSEN_BOX: Final = ("╔", "═", "╗", "║", "╚", "╝")


@dataclass(frozen=True)
class Spot:
    """A card on the table that one can go to."""

    zone: str
    card: str
    seat: int = -1
    copies: int = 1


@dataclass
class Scene:
    """All that is drawn."""

    view: Mapping[str, Any]
    cards: Cards
    names: Sequence[str]
    viewer: int
    question: str
    choices: Sequence[Choice] = ()
    cursor: int = 0
    spot: int | None = None
    log: Sequence[str] = ()
    prospect: str = ""
    notice: str = ""
    source: str | None = None
    plain: bool = False
    zones: Sequence[str] = ()
    keys: Sequence[tuple[str, str, str]] = ()
    spots: list[Spot] = field(default_factory=list)
    refused: bool = False
    playing: tuple[str, str] | None = None


def symbol(family: str) -> str:
    """A family's sign: what colour says must be said without it too."""
    return SYMBOLS.get(family, family[:1].upper())


def colour(family: str) -> str:
    return f"${family}" if family in SYMBOLS else "$foreground"


def short_kind(words: Words, kind: str) -> str:
    """The kind of an effect in one word."""
    return words.words("terminal-special-short") if kind == "special" else words.kind(kind)


def spots_of(view: Mapping[str, Any], viewer: int) -> list[Spot]:
    """The cards one can go to, zone by zone."""
    seats = view["seats"]
    found = [Spot("hand", card, viewer, copies) for card, copies in Counter(seats[viewer]["hand"]).items()]
    found += [Spot("line", card) for card in view["line"]]
    found += [Spot("discards", card) for card in view["discards"][:1]]
    around = [(viewer + n) % len(seats) for n in range(len(seats))]
    for seat in around:
        for side in SIDES:
            # the top card first, then down
            for entry in reversed(seats[seat]["collections"][side]):
                found.append(Spot("own" if seat == viewer else "others", entry["card"], seat))
    return found


class Painter(Listing):
    """Draws a scene into so many columns and rows."""

    def __init__(self, words: Words, scene: Scene, width: int, height: int) -> None:
        super().__init__(words, scene, SIDE if width >= SIDE_FROM else 0)
        self.scene = scene
        self.view = scene.view
        self.full = width
        self.height = height
        self.width = width - self.side - (1 if self.side else 0)
        players = len(self.view["seats"])
        self.tall = height >= TALL_FROM + 3 * players
        self.low = height < LOW_BELOW + 2 * players

    def rows(self) -> list[Content]:
        if self.full < 60 or self.height < 16:
            self.side = 0
            rows = [said(self.say("terminal-small")), *self.bottom(self.full, self.height - 1)]
            return [fit(row, self.full) for row in rows[: self.height]]
        table = self.table()
        table += self.bottom(self.width, self.height - len(table))
        table = [fit(row, self.width) for row in table[: self.height]]
        if self.side:
            bar = said("│", "$muted")
            table = [row + bar + fit(beside_row, self.side) for row, beside_row in zip(table, self.panel())]
        return table

    # -- the table

    def table(self) -> list[Content]:
        scene, view = self.scene, self.view
        hand = [spot for spot in scene.spots if spot.zone == "hand"]
        line = [spot for spot in scene.spots if spot.zone == "line"]
        numbers = {id(spot): n for n, spot in enumerate(scene.spots)}
        rows = [self.header()]
        if self.tall:
            rows.append(self.rule(self.say("terminal-the-line")))
        widest = WIDE_TILE if self.tall else TILE
        across = TILE if 4 * TILE + 12 <= self.width <= 5 * TILE else min(widest, (self.width - 2) // 5)
        tiles = [self.upright(self.say("terminal-line-upright"))]
        tiles += [self.tile(spot, numbers[id(spot)], across) for spot in line]
        tiles += [self.gap(across)] * (4 - len(line))
        tiles.append([said("┊" if self.low else " ", "$muted")] * self.tile_height())
        tiles.append(self.discards(numbers, min(max(across, DISCARDS), self.width - 4 * across - 2)))
        rows += self.side_by_side(tiles)
        players = len(view["seats"])
        for n in range(1, players):
            rows += self.seat((scene.viewer + n) % players, numbers)
        rows += self.seat(scene.viewer, numbers)
        if self.tall:
            rows.append(self.rule(self.say("terminal-your-hand")))
        if hand:
            width = min(widest, (self.width - 1) // len(hand))
            tiles = [self.tile(spot, numbers[id(spot)], width) for spot in hand]
            rows += self.side_by_side([self.upright(self.say("terminal-hand-upright")), *tiles])
        else:
            rows += [said(self.say("no-cards"), "$muted")] + [said("")] * (self.tile_height() - 1)
        return rows

    def upright(self, word: str) -> list[Content]:
        """A short word beside the cards, from top to bottom."""
        letters = "" if self.low or self.tall else word
        return [said(letter, "$muted") for letter in letters.ljust(self.tile_height())[: self.tile_height()]]

    def rule(self, title: str) -> Content:
        return said(f"── {title} ".ljust(self.width, "─"), "$muted")

    def header(self) -> Content:
        view = self.view
        mine = view["to_move"] == self.scene.viewer
        whose = (
            self.say("terminal-your-move")
            if mine
            else self.say("terminal-their-move", name=self.scene.names[view["to_move"]])
        )
        left = said(" " + self.say("terminal-turn", number=view["turn"]) + " · ", "bold")
        left += said(self.say("terminal-over") if view["over"] else whose, "bold $accent")
        if view["extra_actions"]:
            left += said(" · " + self.say("terminal-extra", actions=view["extra_actions"]), "bold")
        phase = {
            "last-but-one": self.say("terminal-last-but-one"),
            "last-round": self.say("terminal-last-round"),
        }.get(view["phase"], self.say("terminal-run-outs", times=view["run_outs"]))
        right = said("")
        if self.full >= 100 and view["beyond_the_box"]:
            right += said(self.say("terminal-beyond") + " · ", "$muted")
        warm = view["phase"] != "playing"
        right += said(self.say("terminal-deck", cards=view["deck"]), "bold")
        right += said(" · ", "$muted") + said(phase, "bold reverse" if warm else "$muted") + said(" ")
        families = said("   ")
        for family in view["families"]:
            families += said(f"{symbol(family)} {self.words.family(family)}  ", colour(family))
        if left.cell_length + families.cell_length + right.cell_length <= self.width:
            left += families
        return beside(left, right, self.width).stylize_before("$foreground on $bar")

    def tile_height(self) -> int:
        return 2 if self.low else 8 if self.tall else 4

    def side_by_side(self, tiles: Sequence[list[Content]]) -> list[Content]:
        return [Content("").join(parts) for parts in zip(*tiles)]

    def gap(self, width: int, text: str = "") -> list[Content]:
        text = text or self.say("terminal-no-card")
        framed = f" ·{text:^{width - 4}}·" if len(text) <= width - 4 else f"{text:^{width}}"
        empty = said(framed.ljust(width), "$muted")
        blank = fit(said(""), width)
        return [blank] * ((self.tile_height() - 1) // 2) + [fit(empty, width)] + [blank] * (self.tile_height() // 2)

    def tile(self, spot: Spot, number: int, width: int, feet: Sequence[str] = ()) -> list[Content]:
        """A card: name and family above, then cost in its box and points, then folds; its kind below."""
        card = self.scene.cards[spot.card]
        inner = width - 2
        chosen = self.scene.spot == number
        offered = any(choice.card == spot.card and choice.options for choice in self.scene.choices)
        pickable = offered and spot.zone in self.scene.zones
        ink = colour(card.family)
        box = CHOSEN_BOX if chosen else DASHED_BOX if spot.zone == "discards" else BOX
        frame = f"bold {ink}" if chosen or pickable else ink
        name = f"{symbol(card.family)} {self.words.card(card.id)}"
        if spot.copies > 1:
            copies = f" ×{spot.copies}"
            name = (name if len(name) + len(copies) <= inner else name[: inner - len(copies) - 1] + "…") + copies
        elif len(name) > inner:
            name = name[: inner - 1] + "…"
        cost = f" {self.say('terminal-cost', cost=card.cost)} " if inner >= 12 else f" {card.cost} "
        chip = said(cost, "bold reverse")
        points = said(f"{POINT}{card.points}", "bold")
        folds = FOLD * card.folds
        if inner >= 12:
            folds += f" {self.say('terminal-folds', folds=card.folds)}"
        if self.low:
            head = said(name, frame + (" reverse" if chosen else ""))
            chip = said(cost.strip(), "bold reverse")
            figures = beside(chip + said(" " + FOLD * card.folds), points, inner + 1)
            rows = [fit(head, width), fit(figures, width)]
        else:
            wall = said(box[3], frame)
            rows = [said(box[0] + name, frame) + said(box[1] * (inner - len(name)) + box[2], frame)]
            rows.append(wall + beside(chip, points, inner) + wall)
            rows.append(wall + fit(said(folds), inner) + wall)
            if self.tall:
                text = textwrap.wrap(self.words.card_text(card), inner) or [""]
                space = self.tile_height() - 4
                if len(text) > space:
                    text = [*text[: space - 1], text[space - 1][: inner - 1] + "…"]
                text += [""] * (space - len(text))
                rows += [wall + fit(said(part, "$muted"), inner) + wall for part in text]
            feet = feet or (self.words.kind(card.kind), short_kind(self.words, card.kind))
            label = next((foot for foot in feet if len(foot) < inner), feet[-1])
            label = label if len(label) <= inner else label[: inner - 1] + "."
            rows.append(said(box[4], frame) + said(label, "$muted") + said(box[1] * (inner - len(label)), frame))
            rows[-1] += said(box[5], frame)
        return [fit(row, width).stylize(Style.from_meta({"spot": number})) for row in rows]

    def discards(self, numbers: Mapping[int, int], width: int) -> list[Content]:
        count = len(self.view["discards"])
        top = next((spot for spot in self.scene.spots if spot.zone == "discards"), None)
        if top is None:
            return self.gap(width, self.say("terminal-no-discards"))
        feet = (self.say("terminal-discards-top", cards=count), self.say("terminal-discards", cards=count), f"▾{count}")
        rows = self.tile(top, numbers[id(top)], width, feet)
        if self.low:
            rows[0] = fit(said(f"▾{count} ", "bold") + rows[0], width)
        return rows

    # -- a seat: who, and two collections as strips, the top card at the end

    def seat(self, seat: int, numbers: Mapping[int, int]) -> list[Content]:
        view, scene = self.view, self.scene
        entry = view["seats"][seat]
        mine = seat == scene.viewer
        name = scene.names[seat]
        mark = "▶ " if view["to_move"] == seat and not view["over"] else "  "
        style = "bold $accent" if mine else "bold"
        label = 14
        who = [
            beside(said(mark + name, style), said(f"{POINT}{entry['score']} ", "bold"), label),
            said("  " + self.say("terminal-in-hand", cards=entry["cards_in_hand"])),
        ]
        spots = [spot for spot in scene.spots if spot.zone in ("own", "others") and spot.seat == seat]
        rows: list[Content] = []
        for row, side in enumerate(SIDES):
            pile = entry["collections"][side]
            mineful, spots = spots[: len(pile)], spots[len(pile) :]
            tag = said(self.say(f"terminal-side-{side}").rjust(5) + " ", "$muted")
            strips = self.strips(pile, [numbers[id(spot)] for spot in mineful][::-1], self.width - label - 7)
            rows.append(fit(fit(who[row], label) + said("│", "$muted") + tag + strips, self.width))
        if self.tall and not mine:
            rows.append(said("│".rjust(label + 1), "$muted"))
        return rows

    def strips(self, pile: Sequence[Mapping[str, Any]], numbers: Sequence[int], width: int) -> Content:
        if not pile:
            return said(f"· {self.say('terminal-nothing-placed')} ·", "$muted")
        longest = 11
        while True:
            row = Content("").join(
                [
                    self.strip(entry, number, longest, top=place == len(pile) - 1, full=longest > 6)
                    for place, (entry, number) in enumerate(zip(pile, numbers))
                ]
            )
            if row.cell_length <= width or longest <= 1:
                return row
            longest -= 1

    def strip(self, entry: Mapping[str, Any], number: int, longest: int, top: bool, full: bool) -> Content:
        card = self.scene.cards[entry["card"]]
        name = self.words.card(card.id)
        chosen = " reverse" if self.scene.spot == number else ""
        worth = entry["points"] + entry["bonus"]
        if not top:
            text = f"{symbol(card.family)} {name[:longest]} {worth}"
            return (said(text, colour(card.family) + chosen) + said("┆", "$muted")).stylize(
                Style.from_meta({"spot": number})
            )
        row = said("▐", colour(card.family)) + said(
            f"{symbol(card.family)} {name}", f"bold {colour(card.family)}{chosen}"
        )
        row += said(f" {POINT}{worth}", "bold")
        if full:
            row += said(f" {short_kind(self.words, card.kind)}", "$muted")
        if card.kind == "special" and (entry["used_this_turn"] or entry["played_this_turn"]):
            row += said(" ✓", "$muted")
        return row.stylize(Style.from_meta({"spot": number}))

    # -- what is asked

    def playing(self, width: int) -> list[Content]:
        """The card that is being played: it is in no hand any more, and in no collection yet."""
        if self.scene.playing is None:
            return []
        card_id, text = self.scene.playing
        card = self.scene.cards[card_id]
        row = said(f" {symbol(card.family)} {text}", f"bold {colour(card.family)}")
        for part in (f"{POINT}{card.points}", short_kind(self.words, card.kind)):
            if row.cell_length + len(part) + 3 <= width:
                row += said(f" · {part}", "$muted")
        return [fit(row, width)]

    def in_list(self) -> bool:
        return self.scene.spot is None

    def sign(self, choice: Choice) -> Content:
        if not choice.card:
            return super().sign(choice)
        families = dict.fromkeys(self.scene.cards[card].family for card in (choice.card, *choice.others))
        return Content("").join([said(symbol(family), colour(family)) for family in families]) + said(" ")

    def focus(self) -> Spot | None:
        """The card that is looked at: where one has gone, or of the answer at the cursor."""
        scene = self.scene
        if scene.spot is not None and scene.spot < len(scene.spots):
            return scene.spots[scene.spot]
        if scene.cursor < len(scene.choices):
            card = scene.choices[scene.cursor].card or scene.source
            return Spot("", card) if card else None
        return None

    def about(self, width: int, most: int) -> list[Content]:
        """What is to be known about the card looked at: what would come of it, and what it does."""
        spot = self.focus()
        texts: list[tuple[str, str]] = []
        if self.scene.prospect:
            texts.append((self.scene.prospect, "italic $accent"))
        if spot and not self.side:
            card = self.scene.cards[spot.card]
            effect = self.say("terminal-effect", kind=self.words.kind(card.kind), text=self.words.card_text(card))
            texts.append((self.words.card(card.id) + " · " + effect, "$foreground"))
        if spot and spot.zone == "others":
            entry = self.view["seats"][spot.seat]
            known = self.words.cards(entry["hand"])
            name = self.scene.names[spot.seat]
            texts.append((self.say("terminal-knows", name=name, cards=entry["cards_in_hand"], known=known), "$muted"))
        room = max(10, width - 2)
        rows = [(row, style) for text, style in texts for row in textwrap.wrap(text, room)]
        shown = cut([row for row, _ in rows], most, room)
        return [said(" " + row, style) for row, (_, style) in zip(shown, rows)]

    # -- beside the table

    def panel(self) -> list[Content]:
        """The card looked at and the log, when there is room."""
        width = self.side - 1
        rows: list[Content] = []
        spot = self.focus()
        top = min(16, self.height // 2)
        title = said(f" {self.say('terminal-card')} ".ljust(width), "bold $foreground on $bar")
        rows.append(title)
        if spot:
            rows += [said(" ") + row for row in big_card(self.words, self.scene.cards[spot.card], width - 1)]
        else:
            goal = " ".join(self.say("terminal-help-goal").split())
            rows += [said(""), *(said(" " + part, "$muted") for part in textwrap.wrap(goal, width - 2))]
        rows += [said("")] + self.about(width, max(2, self.height - len(rows) - 8))
        rows = rows[: self.height - 6] + [said("")] * (top - len(rows))
        rows.append(said(f" {self.say('terminal-log')} ".ljust(width), "bold $foreground on $bar"))
        lines = [
            " " + part for line in self.scene.log for part in textwrap.wrap(line, width - 2, subsequent_indent=" ")
        ]
        room = self.height - len(rows)
        rows += [said(line) for line in lines[-room:]]
        return rows + [said("")] * (self.height - len(rows))


def big_card(words: Words, card: Card, width: int) -> list[Content]:
    """A card as large as there is room: what it costs, its folds, points, effect."""
    ink = colour(card.family)
    inner = width - 2

    def inside(content: Content) -> Content:
        return said("│ ", ink) + fit(content, inner - 2) + said(" │", ink)

    name = f" {symbol(card.family)} {words.card(card.id)} "
    family = f" {words.family(card.family)} "
    rows = [said("╭" + name + "─" * (inner - len(name) - len(family)) + family + "╮", f"bold {ink}")]
    cost = f" {words.words('terminal-cost', cost=card.cost)} "
    rows.append(inside(beside(said(cost, "bold reverse"), said(f"{POINT} {card.points}", "bold"), inner - 2)))
    folds = f"{FOLD * card.folds}  {words.words('terminal-folds', folds=card.folds)}"
    rows.append(inside(said(folds, "bold")))
    rows.append(inside(said("")))
    rows.append(inside(said(words.kind(card.kind), f"bold {ink}")))
    rows += [inside(said(part)) for part in textwrap.wrap(words.card_text(card), inner - 2)]
    copies = " " + words.words("terminal-card-copies", copies=card.copies) + " "
    rows.append(said("╰" + "─" * (inner - len(copies)) + copies + "╯", ink))
    return rows
