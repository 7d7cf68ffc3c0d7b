"""The table drawn as lines of text: exactly so wide and so high, from a view and nothing else.

What can be clicked carries it as meta data: `{"choice": n}`, `{"spot": n}` or `{"press": key}`.
"""

import textwrap
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from textual.content import Content
from textual.style import Style

from senbazuru.kernel.decision import Where
from senbazuru.look import FAMILIES, dress_of, look_of
from senbazuru.origami.engine.linked import CHARACTER, PAPER
from senbazuru.origami.packs import Card
from senbazuru.origami.shown import CollectedCard, OrigamiView
from senbazuru.terminal.board import Choice
from senbazuru.terminal.ink import beside, cut, fit, said
from senbazuru.terminal.listing import SIDE, SIDE_FROM, Listing
from senbazuru.terminal.origami.force import SIDES, Cards, Force, brief, in_hand, is_character
from senbazuru.text import Words

RICE: Final = look_of(PAPER).symbol
ONGOING: Final = "∞"
"""Stands behind a visible card whose effect holds now."""
FOLD: Final = "◇"
POINT: Final = "★"
TALL_FROM: Final = 28
LOW_BELOW: Final = 16
"""Rows, beside those of the players, for cards with their text, and for cards in frames."""
ZONES: Final = ("hand", "line", "discards", "middle", "own", "others")
NARROWEST: Final = 8
"""Cards of a hand that would be narrower lie in two rows."""
LEAST_BELOW: Final = 6
"""Rows that stay for the question and the answers, whatever lies in the middle."""
TILE: Final = 16
LONGEST_STRIP: Final = 11
"""Letters of a card below others, for which there is nearly always room."""
SEAT: Final = 14
LONGEST_SEAT: Final = 20
TAG: Final = 5
"""Columns for who sits somewhere, at least and at most, and for the side of a collection."""
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
    where: Where
    copies: int = 1


@dataclass
class Scene:
    """All that is drawn."""

    view: OrigamiView
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
    lit: Collection[Where] = ()
    """Where something lies that can be chosen."""
    keys: Sequence[tuple[str, str, str]] = ()
    spots: list[Spot] = field(default_factory=list)
    refused: bool = False
    playing: tuple[str, str] | None = None
    watching: bool = False
    """Nobody here plays: what is shown as one's own is that of the first seat."""


def symbol(family: str) -> str:
    """A family's sign: what colour says must be said without it too."""
    return look_of(family).symbol if family in FAMILIES else family[:1].upper()


def colour(family: str) -> str:
    return f"$family-{family}" if family in FAMILIES else "$foreground"


def mark(card: Card) -> str:
    """A card's sign: its family's, its colour's if it is a character, or that of rice paper."""
    return symbol(dress_of(card.id, card.family))


def ink(card: Card) -> str:
    """A card's colour."""
    return colour(dress_of(card.id, card.family))


def short_name(words: Words, card: Card) -> str:
    """A character's name without its colour, which its sign tells; and rice paper's."""
    if card.kind == PAPER:
        return words.words("terminal-rice-short")
    key = f"character-{card.character}"
    return words.words(key) if card.character and words.has(key) else words.card(card.id)


def short_kind(words: Words, kind: str) -> str:
    """The kind of an effect in one word."""
    return words.words("terminal-special") if kind == "special" else words.kind(kind)


def spots_of(view: OrigamiView, viewer: int) -> list[Spot]:
    """The cards one can go to, zone by zone."""
    seats = view["seats"]
    hand = seats[viewer]["hand"]
    found = [
        Spot("hand", card, Where("hand", seat=viewer, place=hand.index(card)), copies)
        for card, copies in Counter(hand).items()
    ]
    for zone, cards in (("line", view["line"]), ("discards", view["discards"][:1]), ("middle", view["middle"])):
        found += [Spot(zone, card, Where(zone, place=place)) for place, card in enumerate(cards)]
    around = [(viewer + n) % len(seats) for n in range(len(seats))]
    for seat in around:
        for side in SIDES:
            # the top card first, then down
            pile = seats[seat]["collections"][side]
            for height in range(len(pile), 0, -1):
                zone = "own" if seat == viewer else "others"
                where = Where("collection", seat=seat, column=side, height=height)
                found.append(Spot(zone, pile[height - 1]["card"], where))
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
        self.force = Force(self.view, scene.cards, scene.viewer)
        players = len(self.view["seats"])
        more = self.middle_rows(2)
        self.tall = height >= TALL_FROM + 3 * players + len(more)
        self.low = height < LOW_BELOW + 2 * players + len(more)

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
            rows.append(self.rule(self.say("table-line")))
        widest = WIDE_TILE if self.tall else TILE
        across = self.across(widest)
        tiles = [self.upright(self.say("terminal-line-upright"))]
        tiles += [self.tile(spot, numbers[id(spot)], across) for spot in line]
        tiles += [self.gap(across)] * (self.slots() - len(line))
        tiles.append([said("┊" if self.low else " ", "$muted")] * self.tile_height())
        tiles.append(self.discards(numbers, min(max(across, DISCARDS), self.width - self.slots() * across - 2)))
        rows += self.side_by_side(tiles)
        rows += self.middle(numbers)
        players = len(view["seats"])
        for n in range(1, players):
            rows += self.seat((scene.viewer + n) % players, numbers)
        rows += self.seat(scene.viewer, numbers)
        if self.tall:
            kept = view["seats"][scene.viewer]["hand_limit"]
            limit = self.force.unusual(self.words)[:1] if kept["is"] != kept["usual"] else []
            name = scene.names[scene.viewer]
            title = self.say("terminal-known-hand", name=name) if scene.watching else self.say("table-hand")
            rows.append(self.rule(" · ".join([title, *limit])))
        if hand:
            rows += self.hand(hand, numbers, widest)
        else:
            key = "terminal-unknown-hand" if scene.watching else "no-cards"
            rows += [said(self.say(key), "$muted")] + [said("")] * (self.tile_height() - 1)
        return rows

    def hand(self, hand: Sequence[Spot], numbers: Mapping[int, int], widest: int) -> list[Content]:
        """The cards in hand side by side; if they are very many, in two rows without frames."""
        width = min(widest, (self.width - 1) // len(hand))
        if width >= NARROWEST or self.tall:
            tiles = [self.tile(spot, numbers[id(spot)], width) for spot in hand]
            return self.side_by_side([self.upright(self.say("terminal-hand-upright")), *tiles])
        rows: list[Content] = []
        half = -(-len(hand) // 2)
        width = min(TILE, (self.width - 1) // half)
        low, self.low = self.low, True
        for part in (hand[:half], hand[half:]):
            tiles = [self.tile(spot, numbers[id(spot)], width) for spot in part]
            rows += self.side_by_side([self.upright(""), *tiles])
        self.low = low
        return rows

    def slots(self) -> int:
        """The places of the draw line, those included that were added and are about to go."""
        length = self.view["line_length"]
        return max(length["usual"], length["is"], len(self.view["line"]))

    def across(self, widest: int) -> int:
        """How wide a card of the draw line is."""
        slots = self.slots()
        if slots == self.view["line_length"]["usual"] and 4 * TILE + 12 <= self.width <= 5 * TILE:
            return TILE
        return min(widest, (self.width - 2) // (slots + 1))

    # -- the middle: characters, and what is not as usual for the viewer

    def chips(self, numbers: Mapping[int, int], full: bool) -> list[Content]:
        """The characters in the middle, with what they change; then the viewer's own figures."""
        chips: list[Content] = []
        for spot in self.scene.spots:
            if spot.zone == "middle":
                card = self.scene.cards[spot.card]
                number = numbers.get(id(spot), -1)
                chosen = " reverse" if self.scene.spot == number else ""
                chip = said(f"{mark(card)} {short_name(self.words, card)}", f"bold {ink(card)}{chosen}")
                if full:
                    chip += said(f" {brief(self.words, card)}")
                chips.append(chip.stylize(Style.from_meta({"spot": number})))
        if not chips and self.view["characters"]:
            chips = [said(self.say("terminal-middle-empty"), "$muted")]
        figures = self.figures()
        if figures:
            figures[0] = f"{self.say('terminal-for-you')} {figures[0]}"
        return chips + [said(text, "bold $accent") for text in figures]

    def middle_rows(self, most: int, numbers: Mapping[int, int] | None = None) -> list[Content]:
        """The middle in as few rows as it takes: without what the characters do, where that takes too many."""
        label = self.say("terminal-middle") if self.view["characters"] else ""
        rows: list[Content] = []
        for full in (True, False):
            rows = []
            for chip in self.chips(numbers or {}, full):
                if rows and rows[-1].cell_length + chip.cell_length + 3 <= self.width:
                    rows[-1] += said(" · ", "$muted") + chip
                else:
                    rows.append(said(f" {label} " if not rows else " " * (len(label) + 2), "$muted") + chip)
            if len(rows) <= most:
                return rows
        return rows[:most]

    def middle(self, numbers: Mapping[int, int]) -> list[Content]:
        spots = [spot for spot in self.scene.spots if spot.zone == "middle"]
        players = len(self.view["seats"])
        if not self.tall or not spots or self.height < TALL_FROM + 3 * players + len(spots) + 4:
            room = self.height - 1 - 2 * players - 2 * self.tile_height() - LEAST_BELOW
            return self.middle_rows(max(1, min(2, room)), numbers)
        rows = [self.rule(self.say("table-middle"))]
        for spot in spots:
            card, number = self.scene.cards[spot.card], numbers[id(spot)]
            chosen = " reverse" if self.scene.spot == number else ""
            row = said(f" {mark(card)} {self.words.card(card.id)}", f"bold {ink(card)}{chosen}") + said("  ")
            row += said(self.words.card_text(card))
            rows.append(fit(row, self.width).stylize(Style.from_meta({"spot": number})))
        figures = self.figures()
        if figures:
            rows.append(said(f" {self.say('terminal-for-you')} {' · '.join(figures)}", "bold $accent"))
        return [*rows, self.rule("")]

    def figures(self) -> list[str]:
        """What is not as usual for the viewer; whoever only watches finds it on the page about that."""
        return [] if self.scene.watching else self.force.unusual(self.words)

    def upright(self, word: str) -> list[Content]:
        """A short word beside the cards, from top to bottom."""
        height = self.tile_height()
        letters = "" if self.low or self.tall or len(word) > height else word
        return [said(letter, "$muted") for letter in letters.ljust(height)]

    def rule(self, title: str) -> Content:
        return said((f"── {title} " if title else "").ljust(self.width, "─"), "$muted")

    def header(self) -> Content:
        view = self.view
        mine = view["to_move"] == self.scene.viewer and not self.scene.watching
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
            "last-round": self.say("table-last-round"),
        }.get(view["phase"], self.say("terminal-run-outs", times=view["run_outs"]))
        warm = view["phase"] != "playing"
        right = said(self.say("terminal-deck", cards=view["deck"]), "bold")
        if view["paper"] is not None:
            right += said(" · ", "$muted") + said(
                f"{RICE} {self.say('terminal-rice', cards=view['paper'])}", "bold $family-paper"
            )
        right += said(" · ", "$muted") + said(phase, "bold reverse" if warm else "$muted") + said(" ")
        beyond = said(self.say("terminal-beyond") + " · ", "$muted") + right
        if view["beyond_the_box"] and self.full >= 100 and left.cell_length + beyond.cell_length <= self.width:
            right = beyond
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
        text = text or self.say("table-empty")
        framed = f" ·{text:^{width - 4}}·" if len(text) <= width - 4 else f"{text:^{width}}"
        empty = said(framed.ljust(width), "$muted")
        blank = fit(said(""), width)
        return [blank] * ((self.tile_height() - 1) // 2) + [fit(empty, width)] + [blank] * (self.tile_height() // 2)

    def tile(self, spot: Spot, number: int, width: int, feet: Sequence[str] = ()) -> list[Content]:
        """A card: name and family above, then cost in its box and points, then folds; its kind below."""
        card = self.scene.cards[spot.card]
        inner = width - 2
        chosen = self.scene.spot == number
        pickable = spot.where in self.scene.lit
        tint = ink(card)
        box = CHOSEN_BOX if chosen else DASHED_BOX if spot.zone == "discards" or card.kind == PAPER else BOX
        frame = f"bold {tint}" if chosen or pickable else tint
        name = f"{mark(card)} {short_name(self.words, card)}"
        if spot.copies > 1:
            copies = f" ×{spot.copies}"
            name = (name if len(name) + len(copies) <= inner else name[: inner - len(copies) - 1] + "…") + copies
        elif len(name) > inner:
            name = name[: inner - 1] + "…"
        points = said(f"{POINT}{card.points}" if card.family not in (CHARACTER, PAPER) else "", "bold")
        chip = self.chip(card, inner, inner - points.cell_length)
        folds = FOLD * card.folds
        key, least = ("terminal-rice-each", 7) if card.kind == PAPER else ("folds", 12)
        counted = f"{folds} {self.say(key, folds=card.folds)}"
        folds = counted if inner >= least and len(counted) <= inner else folds
        if self.low:
            head = said(name, frame + (" reverse" if chosen else ""))
            figures = beside(chip + said(" " + FOLD * card.folds), points, inner + 1)
            rows = [fit(head, width), fit(figures, width)]
        else:
            wall = said(box[3], frame)
            rows = [said(box[0] + name, frame) + said(box[1] * (inner - len(name)) + box[2], frame)]
            rows.append(wall + beside(chip, points, inner) + wall)
            rows.append(wall + fit(said(folds), inner) + wall)
            if self.tall:
                text = textwrap.wrap(effect_text(self.words, card), inner) or [""]
                space = self.tile_height() - 4
                if len(text) > space:
                    text = [*text[: space - 1], text[space - 1][: inner - 1] + "…"]
                text += [""] * (space - len(text))
                rows += [wall + fit(said(part, "$muted"), inner) + wall for part in text]
            if not feet and is_character(card):
                feet = (self.say("terminal-character"), self.say("terminal-character-short"))
            if not feet and card.kind == "instant" and self.force.named("silence_instants"):
                feet = (self.say("terminal-silent"), self.say("terminal-silent-short"))
            feet = feet or (self.words.kind(card.kind), short_kind(self.words, card.kind))
            label = next((foot for foot in feet if len(foot) < inner), feet[-1])
            label = label if len(label) <= inner else label[: inner - 1] + "."
            rows.append(said(box[4], frame) + said(label, "$muted") + said(box[1] * (inner - len(label)), frame))
            rows[-1] += said(box[5], frame)
        return [fit(row, width).stylize(Style.from_meta({"spot": number})) for row in rows]

    def chip(self, card: Card, inner: int, room: int) -> Content:
        """What a card costs now; if that is not what is printed, the printed cost too, or at least which way."""
        if card.kind == PAPER:
            return said(self.say("terminal-no-origami") if inner >= 10 and not self.low else "", "$muted")
        price = self.force.price(card)
        worded = self.say("terminal-cost", cost=price)
        if price != card.cost and not self.low:
            for cost in (worded, str(price)):
                chip = said(f" {cost} ", "bold reverse") + said(f"({card.cost})")
                # a blank before the points
                if chip.cell_length < room:
                    return chip
        arrow = "" if price == card.cost else "↓" if price < card.cost else "↑"
        # a low card has its folds in the same row
        others = card.folds if self.low else 2
        fits = inner >= 12 and len(worded + arrow) + others <= room
        cost = (worded if fits else str(price)) + arrow
        return said(cost if self.low else f" {cost} ", "bold reverse")

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
        arrow = "▶ " if view["to_move"] == seat and not view["over"] else "  "
        style = "bold $accent" if mine else "bold"
        label = max(SEAT, *(self.seat_width(n) for n in range(len(view["seats"]))))
        who = [beside(said(arrow + name, style), self.score(seat), label), self.held(seat)]
        tags = {side: said(self.say(f"table-side-{side}")) for side in SIDES}
        across = max(TAG, *(tag.cell_length for tag in tags.values()))
        spots = [spot for spot in scene.spots if spot.zone in ("own", "others") and spot.where.seat == seat]
        rows: list[Content] = []
        for row, side in enumerate(SIDES):
            pile = entry["collections"][side]
            mineful, spots = spots[: len(pile)], spots[len(pile) :]
            tag = said(" " * (across - tags[side].cell_length) + f"{tags[side].plain} ", "$muted")
            strips = self.strips(pile, [numbers[id(spot)] for spot in mineful][::-1], self.width - label - across - 2)
            rows.append(fit(fit(who[row], label) + said("│", "$muted") + tag + strips, self.width))
        if self.tall and not mine:
            rows.append(said("│".rjust(label + 1), "$muted"))
        return rows

    def score(self, seat: int) -> Content:
        return said(f"{POINT}{self.view['seats'][seat]['score']} ", "bold")

    def seat_width(self, seat: int) -> int:
        """The room for who sits somewhere; a very long name has to do with less."""
        named = 3 + said(self.scene.names[seat]).cell_length + self.score(seat).cell_length
        return max(self.held(seat).cell_length + 1, min(named, LONGEST_SEAT))

    def held(self, seat: int) -> Content:
        """How many cards are in a hand; its limit if it is not the usual one, and rice paper that is known."""
        entry = self.view["seats"][seat]
        row = said("  " + self.say("table-in-hand", cards=entry["cards_in_hand"]))
        kept = entry["hand_limit"]
        if kept["is"] != kept["usual"]:
            row += said(f" ≤{kept['is']}", "bold $accent")
        paper = in_hand(self.view, self.scene.cards, seat)
        return row + said(f" {RICE}{paper}", "bold $family-paper") if paper else row

    def strips(self, pile: Sequence[CollectedCard], numbers: Sequence[int], width: int) -> Content:
        if not pile:
            return said(f"· {self.say('terminal-nothing-placed')} ·", "$muted")
        names = (self.words.card(entry["card"]) for entry in pile[:-1])
        for longest in range(max([LONGEST_STRIP, *map(len, names)]), -1, -1):
            row = self.strip_row(pile, numbers, longest)
            if row.cell_length <= width:
                return row
        for hidden in range(1, len(pile)):
            row = said(f"‹{hidden} ", "$muted") + self.strip_row(pile[hidden:], numbers[hidden:], 0)
            if row.cell_length <= width:
                break
        return row

    def strip_row(self, pile: Sequence[CollectedCard], numbers: Sequence[int], longest: int) -> Content:
        strips = [
            self.strip(entry, number, longest, top=place == len(pile) - 1)
            for place, (entry, number) in enumerate(zip(pile, numbers))
        ]
        return Content("").join(strips)

    def strip(self, entry: CollectedCard, number: int, longest: int, top: bool) -> Content:
        card = self.scene.cards[entry["card"]]
        name = self.words.card(card.id)
        chosen = " reverse" if self.scene.spot == number else ""
        worth = entry["points"] + entry["bonus"]
        full = longest > 6
        if not top:
            text = f"{mark(card)} {name[:longest]} {worth}" if longest else f"{mark(card)}{worth}"
            return (said(text, ink(card) + chosen) + said("┆", "$muted")).stylize(Style.from_meta({"spot": number}))
        row = said("▐", ink(card)) + said(f"{mark(card)} {name}", f"bold {ink(card)}{chosen}")
        row += said(f" {POINT}{worth}", "bold")
        if card.kind == "ongoing":
            row += said(f" {ONGOING}", "bold $accent") + said(f" {brief(self.words, card)}" if full else "", "$accent")
        elif full:
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
        row = said(f" {mark(card)} {text}", f"bold {ink(card)}")
        for part in () if is_character(card) else (f"{POINT}{card.points}", short_kind(self.words, card.kind)):
            if row.cell_length + len(part) + 3 <= width:
                row += said(f" · {part}", "$muted")
        return [fit(row, width)]

    def in_list(self) -> bool:
        return self.scene.spot is None

    def sign(self, choice: Choice) -> Content:
        if not choice.card:
            return super().sign(choice)
        cards = [self.scene.cards[card] for card in (choice.card, *choice.others)]
        signs = dict.fromkeys((mark(card), ink(card)) for card in cards)
        return Content("").join([said(sign, tint) for sign, tint in signs]) + said(" ")

    def focus(self) -> Spot | None:
        """The card that is looked at: where one has gone, or of the answer at the cursor."""
        scene = self.scene
        if scene.spot is not None and scene.spot < len(scene.spots):
            return scene.spots[scene.spot]
        if scene.cursor < len(scene.choices):
            card = scene.choices[scene.cursor].card or scene.source
            return Spot("", card, Where("")) if card else None
        return None

    def about(self, width: int, most: int) -> list[Content]:
        """What is to be known about the card looked at: what would come of it, and what it does."""
        spot = self.focus()
        texts: list[tuple[str, str]] = []
        if self.scene.prospect:
            texts.append((self.scene.prospect, "italic $accent"))
        if spot and self.scene.playing is None:
            notes = self.force.notes(self.words, self.scene.cards[spot.card], spot.zone)
            texts += [(" ".join(notes), "$accent")] if notes else []
        if spot and not self.side:
            card = self.scene.cards[spot.card]
            effect = self.say("terminal-effect", kind=kind_name(self.words, card), text=effect_text(self.words, card))
            texts.append((self.words.card(card.id) + " · " + effect, "$foreground"))
        owner = spot.where.seat if spot and spot.zone == "others" else None
        if owner is not None:
            entry = self.view["seats"][owner]
            known = self.words.cards(entry["hand"])
            name = self.scene.names[owner]
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
        return rows + self.story(width, self.height - len(rows))


def kind_name(words: Words, card: Card) -> str:
    """The kind of a card's effect; a character is told by what it is."""
    return words.words("terminal-character") if is_character(card) else words.kind(card.kind)


def effect_text(words: Words, card: Card) -> str:
    """What a card does; of rice paper, what it is."""
    return words.words("kind-paper.note") if card.kind == PAPER else words.card_text(card)


def big_card(words: Words, card: Card, width: int) -> list[Content]:
    """A card as large as there is room: what it costs, its folds, points, effect."""
    tint = ink(card)
    inner = width - 2

    def inside(content: Content) -> Content:
        return said("│ ", tint) + fit(content, inner - 2) + said(" │", tint)

    name = f" {mark(card)} {words.card(card.id)} "
    family = f" {words.family(card.family)} "
    if len(name) + len(family) > inner:
        family = ""
    rows = [said("╭" + name + "─" * (inner - len(name) - len(family)) + family + "╮", f"bold {tint}")]
    plain = card.family in (CHARACTER, PAPER)
    cost = f" {words.words('terminal-cost', cost=card.cost)} "
    chip = said(words.words("terminal-no-origami"), "$muted") if card.kind == PAPER else said(cost, "bold reverse")
    rows.append(inside(beside(chip, said("" if plain else f"{POINT} {card.points}", "bold"), inner - 2)))
    folds = f"{FOLD * card.folds}  {words.words('folds', folds=card.folds)}"
    rows.append(inside(said(folds, "bold")))
    rows.append(inside(said("")))
    rows.append(inside(said(kind_name(words, card), f"bold {tint}")))
    rows += [inside(said(part)) for part in textwrap.wrap(effect_text(words, card), inner - 2)]
    copies = " " + words.words("table-copies", copies=card.copies) + " "
    rows.append(said("╰" + "─" * (inner - len(copies)) + copies + "╯", tint))
    return rows
