"""Pages over the table: scrolled text, and passing the keyboard."""

import textwrap
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from senbazuru.terminal.ink import bar, beside, key_name, said
from senbazuru.text import Words

WIDEST: Final = 116

Lines = Sequence[Content]


class Page(Screen[str]):
    """A page of text that can be scrolled; closes with Esc and some more keys."""

    def __init__(
        self,
        title: str,
        body: Callable[[int], Lines],
        keys: Sequence[tuple[str, str, str]],
        *,
        at_end: bool = False,
        more: str = "",
        answers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__()
        self.heading = title
        self.body = body
        self.keys = keys
        self.at_end = at_end
        self.more = more
        self.answers = answers or {}

    def compose(self) -> ComposeResult:
        yield Static(Content(" " + self.heading), id="title")
        with VerticalScroll(id="body"):
            yield Static(id="text")
        yield Static(id="keys")

    def _more(self) -> None:
        """Says in the title that the page goes on below."""
        body = self.query_one("#body", VerticalScroll)
        title = said(" " + self.heading)
        if body.scroll_y < body.max_scroll_y and self.more:
            title = beside(title, said(f"{self.more} ", "$accent"), self.size.width)
        self.query_one("#title", Static).update(title)

    def on_mount(self) -> None:
        self.redraw()
        body = self.query_one("#body", VerticalScroll)
        self.watch(body, "scroll_y", self._more)
        self.watch(body, "virtual_size", self._more)
        if self.at_end:
            body.scroll_end(animate=False)

    def on_resize(self) -> None:
        self.redraw()

    def redraw(self) -> None:
        width = max(20, min(WIDEST, self.size.width - 4))
        self.query_one("#text", Static).update(Content("\n").join(list(self.body(width))))
        self.query_one("#keys", Static).update(bar(self.keys, self.size.width))
        self._more()

    def on_click(self, event: events.Click) -> None:
        press = event.style.meta.get("press")
        if press:
            self.pressed(str(press))

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        self.pressed(event.key)

    def pressed(self, key: str) -> None:
        body = self.query_one("#body", VerticalScroll)
        if key in self.answers:
            self.dismiss(self.answers[key])
        elif key in ("down", "j"):
            body.scroll_down(animate=False)
        elif key in ("up", "k"):
            body.scroll_up(animate=False)
        elif key in ("pagedown", "space"):
            body.scroll_page_down(animate=False)
        elif key == "pageup":
            body.scroll_page_up(animate=False)
        elif key == "home":
            body.scroll_home(animate=False)
        elif key == "end":
            body.scroll_end(animate=False)


def close_keys(words: Words) -> list[tuple[str, str, str]]:
    return [
        (key_name(words, "escape"), "escape", words.words("table-close")),
        ("↓", "pagedown", words.words("terminal-bar-scroll")),
    ]


CLOSING: Final = dict.fromkeys(("escape", "enter", "q"), "")


class PassPage(Page):
    """Between two people at one keyboard: nobody's hand is to be seen."""

    def __init__(self, words: Words, name: str, note: str, undo: str | None) -> None:
        say = words.words

        def body(width: int) -> Lines:
            rows = [said("")] * 5 + [said(say("terminal-pass", name=name), "bold $accent"), said("")]
            rows += [said(part) for part in textwrap.wrap(note, width)]
            if undo:
                rows += [said(""), said(say("terminal-pass-undo", name=undo), "$muted")]
            return rows

        keys = [(key_name(words, "enter"), "enter", say("terminal-bar-ready"))]
        answers = {"enter": "ready", "q": "quit"}
        if undo:
            keys.append(("u", "u", say("terminal-bar-undo")))
            answers["u"] = "undo"
        keys.append(("q", "q", say("terminal-bar-quit")))
        super().__init__(say("terminal-pass", name=name), body, keys, answers=answers)
