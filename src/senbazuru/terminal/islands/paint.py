"""The table of Islands drawn as lines of text: exactly so wide and so high, from a view and nothing else.

What can be clicked carries it as meta data: `{"island": n}`, with `{"square": s}` or without, `{"seat": n}`,
`{"choice": n}` or `{"press": key}`.
"""

import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from textual.content import Content
from textual.style import Style

from senbazuru.islands.developments import DEVELOPMENTS
from senbazuru.islands.engine.events import Token
from senbazuru.islands.engine.table import ISLANDS
from senbazuru.islands.reading import MOST_COLUMNS, MOST_ROWS
from senbazuru.islands.shown import IslandsSeat, IslandsView, IslandView, TechnologyView
from senbazuru.islands.squares import SYMBOL, Kind
from senbazuru.kernel.game import GameView
from senbazuru.terminal.board import Choice
from senbazuru.terminal.ink import beside, cut, fit, inset, key_name, said
from senbazuru.terminal.islands.maps import (
    FINE,
    LARGE,
    NO_MARKS,
    WIDE,
    Chart,
    Grain,
    Marks,
    height_of,
    side_by_side,
    small,
    spelled,
    star,
    titled,
    width_of,
)
from senbazuru.terminal.islands.tools import Bidding
from senbazuru.terminal.listing import NEWS, Listing
from senbazuru.text import Words

PANEL: Final = 50
"""The least width of what stands beside four large islands."""
LARGE_MAPS: Final = 2 * width_of(MOST_COLUMNS, LARGE) + 5
"""The width of two large islands with some room around them."""
LEAST: Final = 5
"""Rows for the question and what it needs."""
NAME: Final = 12
STATE: Final = 12
PURSE: Final = 10
"""Columns of a player's row, each with a space: the last two are wider where words are longer."""
ONE_ROW: Final = 76
"""So wide, and a player's tokens stand in the row of the purse."""
TOKENS: Final[dict[Token, tuple[Kind, bool | None]]] = {
    "coal-any": ("coal-pit", True),
    "coal-season": ("coal-pit", False),
    "gold-two": ("gold-mine", True),
    "gold-one": ("gold-mine", False),
    "volcano": ("volcano", None),
}
"""The landmark of each token, and whether it was surrounded with one colour."""
MOST_ACROSS: Final = 4
KNOWN: Final = "●"
UNKNOWN: Final = "○"
HERE: Final = "▶"
INDENT: Final = 5
"""What stands before an answer."""


@dataclass
class Held:
    """What is told about a shape that is held over an island."""

    what: str
    refusal: str
    completes: Sequence[tuple[str, str]]
    """Signs and sentences."""
    warnings: Sequence[str] = ()
    """What it costs or spoils."""


class IslandsGame(IslandsView, GameView):
    """What a game shows: the table, and who is asked what."""


@dataclass
class IslandsScene:
    """All that is drawn."""

    view: IslandsGame
    names: Sequence[str]
    viewer: int
    question: str
    choices: Sequence[Choice] = ()
    cursor: int = 0
    log: Sequence[str] = ()
    notice: str = ""
    refused: bool = False
    plain: bool = False
    keys: Sequence[tuple[str, str, str]] = ()
    looked: int = 0
    """Whose islands are shown."""
    focus: int | None = None
    offered: Sequence[int] = ()
    """Islands on which the shape has a place."""
    marks: Sequence[Marks] = (NO_MARKS,) * ISLANDS
    held: Held | None = None
    bidding: Bidding | None = None
    dealt: Sequence[tuple[str, Sequence[IslandView]]] = ()
    """Sheets to choose from: their names and islands."""
    about: Sequence[str] = ()
    signs: Mapping[int, tuple[str, str]] = field(default_factory=dict)
    """What stands before an answer, with its style, by the number of its line."""
    unable: frozenset[int] = frozenset()
    """Seats that could not bid in this round."""
    hidden: bool = False


class IslandsPainter(Listing):
    """Draws a scene into so many columns and rows."""

    def __init__(self, words: Words, scene: IslandsScene, width: int, height: int) -> None:
        super().__init__(words, scene)
        self.scene = scene
        self.view = scene.view
        self.width = width
        self.height = height
        self.line = width
        """How wide the lines of answers are."""

    def rows(self) -> list[Content]:
        rows = self._rows()
        return [fit(row, self.width) for row in [*rows, *[said("")] * self.height][: self.height]]

    def _rows(self) -> list[Content]:
        if self.width < 60 or self.height < 16:
            return [said(self.say("terminal-small")), *self.asked(self.width, self.height - 2), self.keys(self.width)]
        if self.scene.hidden:
            return [self.header(), *self.asked(self.width, self.height - 2), self.keys(self.width)]
        if self.scene.dealt:
            return self.choosing()
        if self.height >= 2 * height_of(MOST_ROWS, LARGE) + 2 and self.width >= LARGE_MAPS + 2 + PANEL:
            return self.with_panel()
        return self.with_strip()

    # -- the two ways to lay out a table

    def with_panel(self) -> list[Content]:
        """Large islands two by two, and everything else beside them."""
        inner = self.height - 2
        maps: list[Content] = []
        for pair in ((0, 1), (2, 3)):
            maps += side_by_side([self.island(n, LARGE, MOST_ROWS) for n in pair], 3)
            maps.append(said(""))
        maps = [fit(said(" ") + row, LARGE_MAPS) for row in [*maps, *[said("")] * inner][:inner]]
        side = self.width - LARGE_MAPS - 2
        rows = [*self.auction(side), said(""), *self.seats(side), said("")]
        if "science" in self.view:
            rows += [*self.science(side), said("")]
        asked = self.asked(side, inner - len(rows), news=False)
        room = inner - len(rows) - len(asked) - 1
        rows += asked
        if room > 2:
            rows += [said(""), said(f" {self.say('table-log')} ".ljust(side), "bold $foreground on $bar")]
            rows += [row for row in self.news(side, room - 1) if row.plain.strip()]
        bar = said("│ ", "$muted")
        panel = [fit(row, side) for row in [*rows, *[said("")] * inner][:inner]]
        table = [left + bar + right for left, right in zip(maps, panel)]
        return [self.header(), *table, self.keys(self.width)]

    def with_strip(self) -> list[Content]:
        """The islands in a row, what belongs to the players above, the question below."""
        above = [*self.auction(self.width), *self.seats(self.width)]
        if "science" in self.view:
            above += self.science(self.width)
        room = self.height - 2 - len(above) - LEAST
        grain = next(
            (
                grain
                for grain in (LARGE, WIDE)
                if ISLANDS * width_of(MOST_COLUMNS, grain) + 3 <= self.width and height_of(MOST_ROWS, grain) <= room
            ),
            FINE,
        )
        across = min(ISLANDS, max(1, (self.width + 1) // (width_of(MOST_COLUMNS, grain) + 1)))
        first = min(max(0, (self.scene.focus or 0) - across // 2), ISLANDS - across)
        rows = max(island["rows"] for island in self.shown()["islands"])
        gap = min(6, (self.width - across * width_of(MOST_COLUMNS, grain)) // across)
        maps = side_by_side([self.island(n, grain, rows) for n in range(first, first + across)], gap)
        margin = said(" " * (gap // 2))
        table = [self.header(), *above, *(margin + row for row in maps)]
        bottom = self.asked(self.width, max(LEAST, self.height - len(table) - 1))
        return [*table[: self.height - 1 - min(LEAST, len(bottom))], *bottom, self.keys(self.width)]

    def shown(self) -> IslandsSeat:
        return self.view["seats"][self.scene.looked]

    def island(self, number: int, grain: Grain, rows: int) -> list[Content]:
        island = self.shown()["islands"][number]
        own = self.scene.looked == self.scene.viewer
        focus = own and number == self.scene.focus
        width = width_of(island["columns"], grain)
        title = titled(self.words, number + 1, island, width, focus, own and number in self.scene.offered)
        title = title.stylize(Style.from_meta({"island": number + 1}))
        return Chart(self.words, island, grain, self.scene.marks[number], number + 1).rows(MOST_COLUMNS, rows, title)

    # -- choosing sheets

    def choosing(self) -> list[Content]:
        """The sheets side by side, their islands one above the other."""
        scene = self.scene
        across = self.width // max(1, len(scene.dealt))
        tall = max(island["rows"] for _, islands in scene.dealt for island in islands)
        grains = [grain for grain in (LARGE, WIDE) if width_of(MOST_COLUMNS, grain) < across]
        room = self.height - 3 - LEAST
        grain = next((grain for grain in grains if 2 * (height_of(tall, grain) - 1) <= room), FINE)
        blocks: list[list[Content]] = []
        for n, (name, islands) in enumerate(scene.dealt):
            chosen = n == scene.cursor and bool(scene.choices)
            title = said(f" {name} ", "bold reverse" if chosen else "bold $accent")
            if chosen:
                title += said(" " + self.say("terminal-sheet-back"), "italic $accent")
            block = [title]
            for island in islands:
                named = said("  " + island["name"], "bold")
                drawn = Chart(self.words, island, grain).rows(MOST_COLUMNS, tall, named)
                # without the letters of the columns: two islands of seven rows must fit
                block += [drawn[0], *drawn[2:]]
            blocks.append([fit(row, across).stylize(Style.from_meta({"choice": n})) for row in block])
        rows = [self.header(), *side_by_side(blocks, 0)]
        asked = self.asked(self.width, max(LEAST, self.height - len(rows) - 1), news=False)
        rows = [*rows[: self.height - 1 - len(asked)], *asked]
        return [*rows, *[said("")] * (self.height - 1 - len(rows)), self.keys(self.width)]

    # -- above the islands

    def header(self) -> Content:
        view = self.view
        if self.scene.dealt or not view["round"]:
            left = said(" " + self.say("terminal-islands-sheets"), "bold")
            new = said(self.say("terminal-islands-new-here") + " ", "bold $accent", press="h")
            return beside(left, new, self.width).stylize_before("$foreground on $bar")
        left = said(" " + self.say("terminal-islands-round", number=view["round"]), "bold")
        if view["over"]:
            left += said(" · " + self.say("terminal-over"), "bold $accent")
        else:
            left += said(" · " + self.say("season-now", season=view["season"]), f"bold $outline-{view['colour']}")
        track = self.track() + said(" ")
        spaces = len(view["track"])
        space = said("  " + self.say("terminal-islands-space", space=view["season"], spaces=spaces) + " ", "$muted")
        if left.cell_length + space.cell_length + track.cell_length < self.width:
            track = space + track
        return beside(left, track, self.width).stylize_before("$foreground on $bar")

    def track(self) -> Content:
        """The season track: what is past as dots, the present space in brackets."""
        here = self.view["season"] - 1
        row = said("")
        for n, colour in enumerate(self.view["track"]):
            letter = spelled(self.words, colour)
            if n and n % 12 == 0:
                row += said(" ")
            if n < here:
                row += said("·", "$muted")
            elif n == here:
                row += said(f"[{letter}]", f"bold $paint-ink on $paint-{colour}")
            else:
                row += said(letter, f"$outline-{colour}")
        return row

    def auction(self, width: int) -> list[Content]:
        """The card that is auctioned with its shape, in two rows, or in three if there is little room."""
        view = self.view
        card = view["development"]
        if not card:
            waits = said(" " + self.say("terminal-islands-no-card"), "$muted")
            return [waits, beside(said(""), said(f"{self.dice()} ", "$muted"), width)]
        shape = small(DEVELOPMENTS[card]) if card in DEVELOPMENTS else ["", ""]
        ink = f"bold $outline-{view['colour']}"
        die = said(f" {self.say('terminal-islands-card', number=card)} ", "bold reverse")
        first = said(" ") + die + said(" ") + said(shape[0].ljust(6) if shape[0] else "", ink)
        first += said(self.say(f"development-{card}.what"))
        right = said(self.bid() + " ", "bold $accent")
        second = said(" " * (die.cell_length + 2)) + said(shape[1].ljust(6), ink)
        if first.cell_length + right.cell_length < width:
            return [beside(first, right, width), beside(second, said(f"{self.dice()} ", "$muted"), width)]
        return [first, beside(second, right, width), said(f" {self.dice()}", "$muted")]

    def bid(self) -> str:
        """How the auction stands."""
        view = self.view
        if view["winner"] is not None:
            return self.say("terminal-islands-won", name=self.name(view["winner"]), coins=view["bid"])
        rival = view.get("rival")
        # a lone player may still roll dice again: nothing is decided before that
        rolling = any(decision["kind"] == "re-roll" for decision in view["decisions"])
        if rival and view["bid"]:
            lost = rival["bid"] is not None and not rolling
            return self.say("terminal-islands-lost" if lost else "terminal-islands-your-bid", coins=view["bid"])
        if view["bidder"] is not None:
            return self.say("terminal-islands-highest", name=self.name(view["bidder"]), coins=view["bid"])
        if view["bidding"] or rolling:
            return self.say("terminal-islands-minimum", coins=view["development"])
        if rival:
            return self.say(
                "terminal-islands-unable" if self.scene.viewer in self.scene.unable else "terminal-islands-passed"
            )
        return self.say("event-no-winner").rstrip(".")

    def dice(self) -> str:
        """Other dice than that of the auction, and what the variant or the solo game adds."""
        view = self.view
        parts: list[str] = []
        rival = view.get("rival")
        if rival:
            dice, bid = rival["dice"], rival["bid"]
            if dice and bid is not None:
                more = bid - sum(dice)
                key = "terminal-islands-rival-more" if more else "terminal-islands-rival"
                parts.append(self.say(key, first=dice[0], second=dice[1], more=more, bid=bid))
            elif view["bidding"]:
                parts.append(self.say("terminal-islands-rival-waits"))
        elif len(view["seats"]) > 1:
            parts.append(self.say("terminal-islands-first-player", name=self.name(view["first"])))
        if view["colour_die"] and view["development"] == 1 and view["winner"] is not None:
            parts.insert(0, self.say("terminal-islands-colour-die", die=view["colour_die"]))
        if view["reserve"]:
            parts.append(self.say("terminal-islands-reserve", **view["reserve"]))
        return " · ".join(parts)

    def name(self, seat: int) -> str:
        return self.scene.names[seat]

    # -- the players

    def seats(self, width: int) -> list[Content]:
        players = len(self.view["seats"])
        around = [(self.scene.viewer + n) % players for n in range(players)]
        return [row for seat in around for row in self.seat(seat, width)]

    def seat(self, seat: int, width: int) -> list[Content]:
        """Name, auction, purse and points; tokens too, or on a row of their own."""
        entry = self.view["seats"][seat]
        asked = any(decision["seat"] == seat for decision in self.view["decisions"])
        looked = seat == self.scene.looked
        mark = said(f"{HERE if asked else ' '} ", "bold $accent")
        style = "bold $accent" if seat == self.scene.viewer else "bold"
        style += "" if not looked else " underline" if seat == self.scene.viewer else " reverse"
        everybody = range(len(self.view["seats"]))
        row = mark + fit(said(self.name(seat), style), NAME - 1) + said(" ")
        if len(everybody) > 1:
            row += fit(said(self.standing(seat), "$muted"), inset(map(self.standing, everybody), STATE))
        purse = inset(map(self.coins, everybody), PURSE)
        row += said(f"{self.coins(seat):>{purse - 1}}", "bold") + said(f" +{entry['income']}".ljust(5), "$muted")
        points = said(self.say("table-points", points=entry["score"]) + " ", "bold")
        tokens = self.tokens(entry)
        if width >= ONE_ROW:
            rows = [beside(row + tokens, points, width)]
        else:
            rows = [beside(row, points, width), *([said("   ") + tokens] if tokens.plain.strip() else [])]
        return [line.stylize(Style.from_meta({"seat": seat})) for line in rows]

    def coins(self, seat: int) -> str:
        return self.say("terminal-islands-coins", coins=self.view["seats"][seat]["coins"])

    def standing(self, seat: int) -> str:
        """Where somebody stands in the auction."""
        view = self.view
        if view["over"] or not view["development"]:
            return self.say("terminal-islands-first") if seat == view["first"] else ""
        if seat == view["winner"]:
            return self.say("terminal-islands-winner", coins=view["bid"])
        if view["winner"] is None and seat == view["bidder"]:
            return self.say("terminal-islands-bidder", coins=view["bid"])
        if seat in view["bidding"]:
            return self.say("table-still-in")
        return self.say("terminal-islands-out-unable" if seat in self.scene.unable else "table-out")

    def tokens(self, entry: IslandsSeat) -> Content:
        """Tokens and access by the letters of their landmarks, with the star of how they were surrounded."""
        held = [
            (SYMBOL[kind] + ("" if one is None else star(one)), entry["tokens"][token])
            for token, (kind, one) in TOKENS.items()
        ]
        for way in ("either", "regular"):
            held.append((SYMBOL["lighthouse"] + star(way == "either"), entry["access"][way]))
        row = said(" ")
        for sign, count in held:
            if count:
                row += said(sign, "bold $chip-ink on $chip") + said(f"×{count} ", "bold")
        return row

    def science(self, width: int) -> list[Content]:
        """The science sheet in a few rows: known levels, and what is excluded."""
        entries = [self.technology(name, known) for name, known in self.view["science"].items()]
        across = min(MOST_ACROSS, max(1, (width - 1) // max(2 + entry.cell_length for entry in entries)))
        each = (width - 1) // across
        rows = []
        for start in range(0, len(entries), across):
            row = said(" ")
            for entry in entries[start : start + across]:
                row += fit(entry, each)
            rows.append(row.stylize(Style.from_meta({"press": "c"})))
        return rows

    def technology(self, name: str, known: TechnologyView) -> Content:
        label = self.say(f"technology-{name}")
        if not known["level"] and not known["open"]:
            return said(f"{label} ✗", "strike $muted" if not self.scene.plain else "$muted")
        levels = KNOWN * known["level"] + UNKNOWN * (3 - known["level"])
        used = said(" ✓", "$muted") if known["used"] else said("")
        return said(f"{label} ", "bold" if known["level"] else "$muted") + said(levels, "$accent") + used

    # -- what is asked

    def sign(self, choice: Choice) -> Content:
        for n, listed in enumerate(self.scene.choices):
            if listed is choice and n in self.scene.signs:
                return said(*self.scene.signs[n]) + said(" ")
        return said("")

    def asked(self, width: int, height: int, news: bool = True) -> list[Content]:
        """The question and what it needs; if there are rows left, the last news above it."""
        scene = self.scene
        style = "bold reverse" if scene.plain else "bold"
        most = 3 if not news or (scene.bidding and height > LEAST) else 2
        wrapped = cut(textwrap.wrap(scene.question, width - 2), most, width - 2)
        question = [fit(said(f" {row}", style), width).stylize_before("$foreground on $bar") for row in wrapped]
        sign = "!" if scene.refused else NEWS
        texts = cut(textwrap.wrap(scene.notice, width - 5), 2, width)
        notice = [said(f" {sign} {text}", "bold $accent") for text in texts]
        room = max(1, height - len(question) - len(notice))
        if scene.bidding and room < 2:
            question = question[: max(0, len(question) - 1)]
        if scene.bidding:
            body = [*self.bids(scene.bidding, width), *self.told_about(width)]
        elif scene.held:
            # why it cannot be painted is not told twice
            body = self.placed(scene.held, width, told=scene.refused and bool(notice))
        else:
            body = self.listed(width, room)
        rows = [*question, *body[:room], *notice]
        left = height - len(rows)
        return [*self.news(width, left), *rows] if news and left > 0 else rows[:height]

    def listed(self, width: int, room: int) -> list[Content]:
        """The answers, and what the one at the cursor means."""
        self.line = width
        told = self.scene.choices and self._in_line(self.scene.choices[self.scene.cursor])
        about = [] if told else self.told_about(width)
        about = about[: max(0, room - min(3, len(self.scene.choices)))]
        most = min(len(self.scene.choices), room - len(about))
        return [*self.answers(width, most, room - len(about) - most), *about]

    def told_about(self, width: int) -> list[Content]:
        texts = (part for text in self.scene.about for part in textwrap.wrap(text, width - 8, drop_whitespace=False))
        return [said(" " * INDENT + text, "$accent") for text in texts if text.strip()]

    def _in_line(self, choice: Choice) -> bool:
        """Whether the line of an answer has room for what it means."""
        return bool(choice.more) and INDENT + len(choice.label) + 2 + len(choice.more) <= self.line

    def choice(self, number: int, choice: Choice) -> Content:
        row = super().choice(number, choice)
        return row + said(f": {choice.more}", "$muted") if self._in_line(choice) else row

    def bids(self, bidding: Bidding, width: int) -> list[Content]:
        good = bidding.allowed
        row = said("    ◀ ", "bold $accent", press="left")
        row += said(f" {bidding.amount:>2} ", "bold $held-ink on $held" if good else "bold $refused-ink on $refused")
        row += said(" ▶  ", "bold $accent", press="right")
        key = "terminal-islands-range"
        # what a notice has just said is not told twice
        if not good and not (self.scene.notice and self.scene.refused):
            low = bidding.amount < bidding.least
            key = "terminal-islands-range-low" if low else "terminal-islands-range-high"
        text = self.say(key, least=bidding.least, most=bidding.most)
        row += said(text, "$muted" if good else "bold $accent")
        keys = said("    ")
        for key, press, label in (
            (key_name(self.words, "enter"), "enter", self.say("terminal-islands-bid", coins=bidding.amount)),
            ("p", "p", self.say("terminal-bar-pass")),
        ):
            keys += said(f" {key} ", "bold reverse", press=press) + said(f" {label}   ", "bold", press=press)
        return [row, keys]

    def placed(self, held: Held, width: int, told: bool = False) -> list[Content]:
        rows = [said(f"   {held.what}", "bold")]
        if held.refusal:
            return (
                rows
                if told
                else [*rows, *(said(f" ✗ {part}", "bold $accent") for part in textwrap.wrap(held.refusal, width - 5))]
            )
        if not held.completes:
            rows.append(said("   " + self.say("terminal-islands-completes-nothing"), "$muted"))
        for sign, text in held.completes:
            parts = textwrap.wrap(text, width - 8)
            rows.append(said("   ") + said(sign, "bold $held on $held-ink") + said(f" {parts[0]}", "bold"))
            rows += [said(" " * 6 + part, "bold") for part in parts[1:]]
        for text in held.warnings:
            parts = textwrap.wrap(text, width - 5)
            rows += [said(f" {'!' if n == 0 else ' '} {part}", "$accent") for n, part in enumerate(parts)]
        return rows
