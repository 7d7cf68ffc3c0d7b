"""`senbazuru rules`: the rules pages, what they hold, and what is told where."""

import re
import shutil
import sys
from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Any, Final

import click
from click.shell_completion import CompletionItem

from senbazuru.cli.speaking import argument, command, option
from senbazuru.games import entries
from senbazuru.languages import say, spoken
from senbazuru.rulebook import Page, Place, Section, normal, pages, read, search, snippet

WIDEST: Final = 88
"""Columns that are still read with ease."""
SHORT: Final = 12
"""A column of figures or of single words is told in the line of its row."""
MARKS: Final = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`", re.DOTALL)


def _addresses(context: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    found = [Place(page, part).address for page in pages() for part in (None, *page.sections)]
    return [CompletionItem(address) for address in found if address.startswith(incomplete)]


@command()
@argument("page", required=False, shell_complete=_addresses)
@option("--search", "query", metavar="text")
def rules(page: str | None, query: str | None) -> None:
    language, width = spoken(), min(WIDEST, shutil.get_terminal_size().columns)
    game, _, inner = (page or "").partition("#")
    known = {name: entry.page for name, entry in entries().items() if entry.page}
    place = read(known.get(game, game) + (f"#{inner}" if inner else ""), language) if page else None
    if query is not None:
        lines = found(query, [hit for hit in search(query, language) if place is None or hit.page == place.page], width)
    elif place is None:
        lines = [line for each in pages(language) for line in contents(each, width)]
        lines += wrap(say("rules-onwards"), width)
    else:
        lines = list(told(place, width))
    text = "\n".join(lines)
    if sys.stdout.isatty() and len(lines) >= shutil.get_terminal_size().lines:
        click.echo_via_pager(f"{text}\n")
    else:
        click.echo(text)


def contents(page: Page, width: int) -> Iterator[str]:
    """The sections of a page, and where each lies."""
    for section in page.sections:
        name = "  " * (section.level - 1) + section.title
        address = Place(page, section).address if section.level > 1 else page.id
        gap = width - len(name) - len(address)
        shown = click.style(name, bold=section.level == 1)
        yield shown + " " * gap + click.style(address, dim=True) if gap > 0 else f"{shown}  {address}"
    yield ""


def found(query: str, hits: Sequence[Place], width: int) -> list[str]:
    lines = [say("rules-found", count=len(hits), query=query), ""]
    for hit in hits:
        assert hit.section
        lines += [click.style(hit.address, bold=True), f"  {hit.page.title} › {hit.section.title}"]
        if hit.entry:
            piece = snippet(hit.entry.text, query, 2 * width)
            lines += [_marked(line, query) for line in wrap(piece, width, initial_indent="  ", subsequent_indent="  ")]
        lines.append("")
    return lines


def _marked(line: str, query: str) -> str:
    """The words that were looked for, in bold, if letters and their plain forms are as long."""
    plain = normal(line)
    if len(plain) != len(line):
        return line
    wanted = "|".join(map(re.escape, normal(query).split()))
    spans = [found.span() for found in re.finditer(wanted, plain)]
    for begin, end in reversed(spans):
        line = line[:begin] + click.style(line[begin:end], bold=True) + line[end:]
    return line


def told(place: Place, width: int) -> Iterator[str]:
    """A page, a section with those under it, or one paragraph."""
    if place.section is None:
        parts: Sequence[Section] = place.page.sections
    else:
        begin = place.page.sections.index(place.section)
        after = place.page.sections[begin + 1 :]
        inner = next((i for i, part in enumerate(after) if part.level <= place.section.level), len(after))
        parts = [place.section, *after[:inner]] if place.section.level > 1 else [place.section]
    if place.section and place.section.level > 1:
        yield click.style(place.page.title, dim=True)
    for part in parts:
        yield from ("", click.style(part.title, bold=True, underline=part.level < 3), "")
        if place.entry:
            yield from wrap(place.entry.text, width)
            return
        for block in part.blocks:
            yield from set_out(block, width)
            yield ""


def set_out(block: dict[str, Any], width: int) -> list[str]:
    """A block in lines."""
    match block["kind"]:
        case "code":
            return [f"    {line}" for line in block["text"].splitlines()]
        case "table":
            return _table(block["head"], block["rows"], width)
        case "paragraph":
            return _styled(wrap(block["text"], width))
    lines: list[str] = []
    for number, item in enumerate(block["items"], 1):
        mark = f"{number}. " if block["kind"] == "ordered_list" else "- "
        lines += wrap(item, width, initial_indent=f"  {mark}", subsequent_indent=" " * (len(mark) + 2))
    return _styled(lines)


def _table(head: list[str], rows: list[list[str]], width: int) -> list[str]:
    """Columns where they fit; else a paragraph for each row, which names them."""
    plain = [[_unmarked(cell) for cell in row] for row in (head, *rows)]
    widths = [max(map(len, column)) for column in zip(*plain)]
    if sum(widths) + 3 * len(widths) <= width:
        numbers = [all(row[i][:1] in "-0123456789" for row in plain[1:]) for i in range(len(widths))]
        forms = [f"{'>' if right else '<'}{widest}" for right, widest in zip(numbers, widths)]
        lines = ["   ".join(f"{cell:{form}}" for cell, form in zip(row, forms)).rstrip() for row in plain]
        return ["  " + line for line in (click.style(lines[0], dim=True), *lines[1:])]
    lines = []
    for first, *row in plain[1:]:
        cells = list(zip(plain[0][1:], row, widths[1:]))
        figures = [f"{name} {cell}" for name, cell, widest in cells if cell and widest <= SHORT]
        top, *others = wrap(" · ".join([first, *figures]), width - 2, subsequent_indent="      ")
        lines += ["  " + click.style(top[: len(first)], bold=True) + top[len(first) :], *others]
        for text in (f"{name}: {cell}" for name, cell, widest in cells if cell and widest > SHORT):
            lines += wrap(text, width, initial_indent="      ", subsequent_indent="        ")
        lines.append("")
    return lines[:-1]


def _unmarked(text: str) -> str:
    return MARKS.sub(lambda mark: mark[1] or mark[2] or mark[3], text)


def _styled(lines: list[str]) -> list[str]:
    """Bold where the page has it; other marks are left out."""

    def styled(mark: re.Match[str]) -> str:
        words = mark[1] or mark[2] or mark[3]
        return "\n".join(click.style(line, bold=True) if mark[1] else line for line in words.split("\n"))

    return MARKS.sub(styled, "\n".join(lines)).split("\n")
