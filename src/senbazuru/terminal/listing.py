"""What stands below every table: the last news, the question, the answers to choose from, and the keys."""

import textwrap
from collections.abc import Sequence
from typing import Any, Final, Protocol

from textual.content import Content
from textual.style import Style

from senbazuru.terminal.board import Choice
from senbazuru.terminal.ink import bar, beside, cut, fit, said
from senbazuru.text import Words

REST: Final = 7
"""How far an answer goes in that needs a second row."""
SIDE: Final = 40
"""The width of what stands beside a table when there is room."""
SIDE_FROM: Final = 110
NEWS: Final = "•"


class Asking(Protocol):
    """What a scene tells about the question, whatever the game."""

    @property
    def question(self) -> str: ...
    @property
    def choices(self) -> Sequence[Choice]: ...
    @property
    def cursor(self) -> int: ...
    @property
    def log(self) -> Sequence[str]: ...
    @property
    def notice(self) -> str: ...
    @property
    def refused(self) -> bool: ...
    @property
    def plain(self) -> bool: ...
    @property
    def keys(self) -> Sequence[tuple[str, str, str]]: ...


class Listing:
    """Draws the lower part of a table. What can be clicked carries `{"choice": n}` or `{"press": key}`."""

    def __init__(self, words: Words, asking: Asking, side: int = 0) -> None:
        self.words = words
        self.asking = asking
        self.side = side
        """How wide a panel beside it is, which tells the news instead."""

    def say(self, key: str, **args: Any) -> str:
        return self.words.words(key, **args)

    # -- what a game may add

    def sign(self, choice: Choice) -> Content:
        """Two cells or more before an answer."""
        return said("  ")

    def in_list(self) -> bool:
        """Whether the cursor is in the list, and not somewhere on the table."""
        return True

    def about(self, width: int, most: int) -> list[Content]:
        """What the answer at the cursor means."""
        return []

    def playing(self, width: int) -> list[Content]:
        """What is under way, above the question."""
        return []

    # -- the rows

    def bottom(self, width: int, height: int) -> list[Content]:
        """The last news, the question, the answers, what the chosen one means, and the keys."""
        scene = self.asking
        style = "bold reverse" if scene.plain else "bold"
        asked = textwrap.wrap(scene.question, max(1, width - 2))
        question = [said(f" {row}".ljust(width), style) for row in cut(asked, 2, width - 2)]
        playing = self.playing(width) if height > 5 else []
        left = height - len(question) - len(playing) - 1
        sign = "!" if scene.refused else NEWS
        notice = [
            said(f" {sign} {row}", "bold $accent")
            for row in cut(textwrap.wrap(scene.notice, max(1, width - 5)), max(1, left - 1), width - 5)
        ]
        about = 0 if self.side or left <= 3 else min(6, max(2 if left > 6 else 1, left - len(scene.choices)))
        told = notice + self.about(width, max(0, about - len(notice)))
        choices = min(len(scene.choices), max(1, left - len(told)))
        answers = self.answers(width, choices, left - len(told) - choices)
        news = max(0, left - len(told) - len(answers))
        rows = [said("")] if self.side and news else self.news(width, news)
        rows += playing
        rows += [row.stylize_before("$foreground on $bar") for row in (fit(row, width) for row in question)]
        rows += answers
        rows += [said("")] if self.side and news > 1 else []
        rows += told
        rows += [said("")] * (height - 1 - len(rows))
        return [*rows[: max(0, height - 1)], self.keys(width)]

    def news(self, width: int, height: int) -> list[Content]:
        lines: list[Content] = []
        for line in self.asking.log[-height:] if height else ():
            lines += [said("  " + part, "$muted") for part in textwrap.wrap(line, max(1, width - 3))]
        lines = lines[len(lines) - height :] if len(lines) > height else lines
        return [said("")] * (height - len(lines)) + lines

    def story(self, width: int, height: int) -> list[Content]:
        """What happened, under a title, for beside the table."""
        title = said(f" {self.say('table-log')} ".ljust(width), "bold $foreground on $bar")
        parts = (textwrap.wrap(line, width - 2, subsequent_indent=" ") for line in self.asking.log)
        lines = [said(f" {part}") for line in parts for part in line][-max(1, height - 1) :]
        return [title, *lines, *[said("")] * (height - 1 - len(lines))]

    def answers(self, width: int, height: int, spare: int = 0) -> list[Content]:
        """The answers, with the one at the cursor in sight; on spare rows reasons go on."""
        scene = self.asking
        total = len(scene.choices)
        first = min(max(0, scene.cursor - height // 2), max(0, total - height))
        rows: list[Content] = []
        for n in range(first, min(total, first + height)):
            row, rest = self.choice(n, scene.choices[n]), None
            if spare > 0 and row.cell_length > width:
                end = row.plain.rfind(" ", 0, width)
                row, rest = row[:end], said(" " * REST) + row[end + 1 :]
                spare -= 1
            if n == first and first > 0:
                row = beside(row, said(" " + self.say("terminal-more-above", more=first) + " ", "$muted"), width)
            elif n == first + height - 1 and n + 1 < total:
                more = self.say("terminal-more-below", more=total - n - 1)
                row = beside(row, said(f" {more} ", "$muted"), width)
            parts = [row] if rest is None else [row, rest]
            rows += [fit(part, width).stylize(Style.from_meta({"choice": n})) for part in parts]
        return rows

    def choice(self, number: int, choice: Choice) -> Content:
        here = number == self.asking.cursor and self.in_list()
        digit = str(number + 1) if number < 9 else " "
        mark = "▸" if here else " "
        sign = self.sign(choice)
        if choice.reason:
            style = "bold underline $muted" if here else "dim $muted" if self.asking.plain else "$muted"
            row = said(f"{mark}{digit} ✗ ", "$muted") + sign + said(choice.label, style)
            return row + said(f" · {choice.reason}", "italic $muted")
        style = "bold reverse" if here else "bold"
        return said(f"{mark}{digit}   ", "bold $accent" if here else "$accent") + sign + said(f"{choice.label}", style)

    def keys(self, width: int) -> Content:
        return fit(bar(self.asking.keys, width, gap=""), width).stylize_before("$foreground on $bar")
