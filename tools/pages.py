"""Builds the rules pages of docs/ and of its translations into the package: one file a language.

    python tools/pages.py FOLDER

A translation has the headings, paragraphs, items and rows of the English page, one for one, so that every paragraph has
one address in all languages: made from the English heading, and from its bold lead, its first cell or its number.
"""

import json
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markdown_it.tree import SyntaxTreeNode as Node

DOCS: Final = Path(__file__).resolve().parents[1] / "docs"
PAGES: Final = {"rules": "origami", "legends": "legends", "islands": "islands", "rulings": "rulings"}
"""The file of a page, and what the page is called in addresses: as its game."""
ENGLISH: Final = "en"

_MARKDOWN: Final = MarkdownIt("commonmark").enable("table")
_TESTS: Final = re.compile(r"(?:,?\s*`test_\w+`)+")
"""Names of tests are for those who read the source."""
_LINK: Final = re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)")
_SCREEN: Final = re.compile(r"<!-- (screen) -->(.*?)<!-- /screen -->", re.S)
_PAPER: Final = re.compile(r"<!-- (paper):?\s(.*?)\s*-->", re.S)
"""What only a screen shows, and what only the printed book tells: for those who sit at a table without the program."""
_MARK: Final = re.compile(r"<!-- /?(?:screen|paper)\b")
_MADE: Final = "<!-- tables:"
_JOINT: Final = " · "
_NUMBER: Final = re.compile(r"\d+")
_PAIRS: Final = "characters"
"""The family whose rows tell of a yellow and of a red card."""
_LONGEST: Final = 40
"""Characters of what a paragraph is called by."""


class Problem(Exception):
    """Something in a page that is to be mended there."""


@dataclass
class Section:
    title: str
    level: int
    nodes: list[Node] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    made: bool = False
    """By tools/rules_tables.py, from packs and words: it cannot stray."""

    @property
    def slug(self) -> str:
        """What its heading is called in links."""
        return slug(self.title)

    @property
    def name(self) -> str:
        """Without what stands in brackets."""
        return slug(self.title.partition("(")[0])


@dataclass
class Entry:
    kind: str
    node: Node
    text: str
    lead: str
    """What it is called by: the bold words that begin it, or the first cell of a row; often nothing."""


def slug(text: str) -> str:
    """As code hosts make them from headings."""
    return re.sub(r"[^\w\- ]", "", text.lower()).strip().replace(" ", "-")


def short(name: str) -> str:
    """The first words of a long name."""
    return name if len(name) <= _LONGEST else name[: name.rindex("-", 0, _LONGEST)]


def plain(node: Node) -> str:
    """What is read there, without its marks."""
    if node.type in ("softbreak", "hardbreak"):
        return " "
    return "".join(map(plain, node.children)) if node.children else node.content


def sections(text: str) -> list[Section]:
    """The sections of a page, each with what stands under its heading."""
    text = _TESTS.sub("", text)
    found: list[Section] = []
    made = False
    for node in Node(_MARKDOWN.parse(text)).children:
        if node.type == "heading":
            found.append(Section(plain(node), int(node.tag[1]), made=made))
        elif node.type == "html_block":
            made = _MADE in node.content
        else:
            assert node.map
            found[-1].nodes.append(node)
            found[-1].lines += [*text.splitlines()[slice(*node.map)], ""]
    return found


def on_screen(text: str) -> str:
    return _SCREEN.sub(r"\2", _PAPER.sub("", text))


def on_paper(text: str) -> str:
    return _SCREEN.sub("", _PAPER.sub(r"\2", text))


def figures(text: str) -> list[str]:
    return sorted(_NUMBER.findall(text))


def entries(section: Section) -> Iterator[Entry]:
    """Every paragraph, item of a list, row of a table and block of code."""
    for node in section.nodes:
        if node.type == "table":
            head, body = node.children
            names = [plain(cell) for cell in head.children[0].children]
            for row in body.children:
                cells = [plain(cell) for cell in row.children]
                told = [cells[0], *(f"{name} {cell}" for name, cell in zip(names[1:], cells[1:]))]
                yield Entry(f"row of {len(cells)}", row, _JOINT.join(told), slug(cells[0]))
        elif node.type in ("bullet_list", "ordered_list"):
            for item in node.children:
                yield Entry("item", item, " ".join(map(plain, item.children)), lead(item.children[0]))
        elif node.type == "fence":
            yield Entry("block of code", node, node.content.rstrip(), "")
        else:
            yield Entry(node.type, node, plain(node), lead(node))


def block(node: Node, linked: Callable[[str], str]) -> dict[str, Any]:
    """A paragraph, list, table or block of code for a terminal: lines with their marks, but with links told."""

    def line(inner: Node) -> str:
        return linked(inner.children[0].content.replace("\n", " ")) if inner.children else ""

    if node.type == "fence":
        kind = "drawing" if node.info == "drawing" else "code"
        return {"kind": kind, "text": node.content.rstrip()}
    if node.type == "table":
        head, body = node.children
        rows = [[line(cell) for cell in row.children] for row in (*head.children, *body.children)]
        return {"kind": "table", "head": rows[0], "rows": rows[1:]}
    if node.type in ("bullet_list", "ordered_list"):
        return {"kind": node.type, "items": [" ".join(map(line, item.children)) for item in node.children]}
    return {"kind": "paragraph", "text": line(node)}


def opening(node: Node | None) -> Token:
    """Where attributes of a node are written."""
    assert node
    first = node.nester_tokens.opening if node.nester_tokens else node.token
    assert first
    return first


def lead(paragraph: Node) -> str:
    first = next((child for child in paragraph.children[0].children if child.type != "text" or child.content), None)
    return slug(plain(first)) if first and first.type == "strong" else ""


def named(pages: Mapping[str, list[Section]]) -> dict[str, list[tuple[str, list[str]]]]:
    """For each English page the ids of its sections, and those of their entries."""
    ids: dict[str, list[tuple[str, list[str]]]] = {}
    for name, parts in pages.items():
        taken: set[str] = set()

        def free(wished: str, taken: set[str] = taken) -> str:
            found, number = wished, 2
            while found in taken:
                found, number = f"{wished}-{number}", number + 1
            taken.add(found)
            return found

        heads = [free(part.name) for part in parts]
        ids[name] = [
            (head, [free(f"{head}-{short(entry.lead) or number}") for number, entry in enumerate(entries(part), 1)])
            for head, part in zip(heads, parts)
        ]
    return ids


class Book:
    """All pages of a language."""

    def __init__(self, language: str, english: "Book | None" = None) -> None:
        self.language = language
        self.folder = DOCS if english is None else DOCS / language
        sources = {name: (self.folder / f"{name}.md").read_text(encoding="utf-8") for name in PAGES}
        self.pages = {name: sections(on_screen(text)) for name, text in sources.items()}
        self.printed = {name: sections(on_paper(text)) for name, text in sources.items()}
        for name, text in sources.items():
            if _MARK.search(on_screen(text)) or _MARK.search(on_paper(text)):
                raise self.problem(name, "a mark of screen or paper has no other end")
        self.ids: dict[str, list[tuple[str, list[str]]]] = english.ids if english else named(self.pages)
        if english:
            self.compare(self.pages, english.pages)
            self.compare(self.printed, english.printed)

    def problem(self, name: str, what: str) -> Problem:
        return Problem(f"{(self.folder / name).relative_to(DOCS.parent)}.md: {what}")

    def compare(self, pages: Mapping[str, list[Section]], english: Mapping[str, list[Section]]) -> None:
        """A translation has the same parts with the same figures."""
        for name, parts in pages.items():
            theirs = english[name]
            if [part.level for part in parts] != [part.level for part in theirs]:
                pairs = [f"{'#' * b.level} {b.title}: {'#' * a.level} {a.title}" for a, b in zip(parts, theirs)]
                raise self.problem(name, f"{len(parts)} headings, {len(theirs)} in English:\n" + "\n".join(pairs))
            for part, their in zip(parts, theirs):
                mine, others = list(entries(part)), list(entries(their))
                if [entry.kind for entry in mine] != [entry.kind for entry in others]:
                    pairs = [f"{a.kind}: {a.text[:50]} / {b.kind}: {b.text[:50]}" for a, b in zip(mine, others)]
                    what = f"{part.title}: {len(mine)} entries, {len(others)} in English:"
                    raise self.problem(name, "\n".join([what, *pairs]))
                for entry, other in zip(mine, others) if not part.made else ():
                    if entry.kind != "block of code" and figures(entry.text) != figures(other.text):
                        what = f"{part.title}: other figures than in English"
                        raise self.problem(name, "\n".join([what, entry.text, other.text]))

    def address(self, name: str, target: str) -> str:
        """Where a link of a page leads in the book; nothing if it leads out of it."""
        file, _, anchor = target.partition("#")
        page = file.removesuffix(".md") or name
        if page not in PAGES or "://" in target:
            return ""
        if not anchor:
            return PAGES[page]
        heads = [part.slug for part in self.pages[page]]
        if anchor not in heads:
            raise self.problem(name, f"no heading for the link to {target}")
        return f"{PAGES[page]}#{self.ids[page][heads.index(anchor)][0]}"

    def relinked(self, name: str, form: str, source: str) -> str:
        """A source with the addresses of the book in its links; where others lead is not told."""

        def link(found: re.Match[str]) -> str:
            text, target = found.groups()
            there = self.address(name, target)
            return form.format(text=text, there=there) if there else f"*{text}*"

        return _LINK.sub(link, source)

    def built(self) -> dict[str, Any]:
        return {"language": self.language, "pages": [self.page(name) for name in PAGES]}

    def page(self, name: str) -> dict[str, Any]:
        parts, printed = [], [*self.printed[name]]
        for part, ids in zip(self.pages[name], self.ids[name]):
            told, same = self.blocks(name, part), bool(printed) and printed[0].title == part.title
            paper = self.blocks(name, printed.pop(0)) if same else None
            only = {"printed": paper} if paper != told else {}
            parts.append({**self.section(name, part, *ids), "blocks": told, **only})
        return {"id": PAGES[name], "title": parts[0]["title"], "sections": parts}

    def section(self, name: str, part: Section, head: str, ids: list[str]) -> dict[str, Any]:
        source = self.relinked(name, "[{text}](/rules/{there})", "\n".join(part.lines))
        shown = Section(part.title, part.level, [*Node(_MARKDOWN.parse(source)).children])
        found, pairs = list(entries(shown)), head.startswith(_PAIRS)
        for entry, each in zip(found, ids):
            first = opening(entry.node)
            first.attrSet("id", each)
            if part.made and entry.kind.startswith("row"):
                first.attrSet("data-card", ("yellow-" if pairs else "") + each.removeprefix(f"{head}-"))
        for node in shown.nodes:
            if part.made and node.type == "table":
                opening(node).attrSet("data-family", "character" if pairs else head)
        tokens = [token for node in shown.nodes for token in node.to_tokens()]
        return {
            "id": head,
            "level": part.level,
            "title": part.title,
            "html": _MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {}),
            "entries": [{"id": each, "text": entry.text} for entry, each in zip(found, ids)],
        }

    def blocks(self, name: str, part: Section) -> list[dict[str, Any]]:
        return [block(node, partial(self.relinked, name, "{text} ({there})")) for node in part.nodes]


def languages() -> list[str]:
    """Those that have all pages, English first."""
    return [ENGLISH, *sorted(path.parent.name for path in DOCS.glob("[a-z][a-z]/rules.md"))]


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    english = Book(ENGLISH)
    for language in languages():
        book = english if language == ENGLISH else Book(language, english)
        text = json.dumps(book.built(), ensure_ascii=False, separators=(",", ":"))
        (folder / f"{language}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]))
    except Problem as problem:
        sys.exit(str(problem))
