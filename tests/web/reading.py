"""What stands on a page: every visible word, and every text that is wider than its box."""

import re
from functools import cache
from typing import Any, Final

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from playwright.sync_api import Page

from senbazuru.games import entries
from senbazuru.languages import ENGLISH
from senbazuru.text import own_words
from tests.text.test_languages import TEXT, letters, parts

READ: Final = """() => {
    const said = [], wide = [];
    const inline = (element) => getComputedStyle(element).display === "inline";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode, text = node.data.trim(), element = node.parentElement;
        if (!text || element.closest("script, style, option, body [lang]")) continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        said.push(text);
        if (element.closest(".strip")) continue;
        let box = element;
        while (inline(box)) box = box.parentElement;
        const range = document.createRange();
        range.selectNodeContents(node);
        const [inner, outer] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
        const beyond = inner.right > outer.right + 1.5 || inner.left < outer.left - 1.5;
        const sizes = [inner, outer].map(({ width }) => Math.round(width)).join(" in ");
        if (outer.width > 2 && inner.width > 0 && beyond) wide.push(`${text} (${sizes}, .${box.className})`);
    }
    for (const name of ["aria-label", "title", "placeholder", "alt"])
        for (const element of document.querySelectorAll(`[${name}]`)) said.push(element.getAttribute(name));
    for (const option of document.querySelectorAll("option:not([lang])")) said.push(option.textContent.trim());
    return { said, wide };
}"""

WORD: Final = re.compile(r"[^\W\d_]{3,}")


@cache
def vocabulary(language: str) -> frozenset[str]:
    """All words that its messages have, in small letters."""
    texts = [file.read_text("utf-8") for file in (TEXT / language).glob("*.ftl")]
    texts += [own_words(game, language) for game, entry in entries().items() if entry.words]
    found = [entry for text in texts for entry in parse(text).body if isinstance(entry, ftl.Message)]
    patterns = [pattern for message in found for pattern in parts(message).values()]
    return frozenset(word.lower() for pattern in patterns for word in WORD.findall(letters(pattern)))


class Reader:
    """Somebody who reads every page that is shown, in one language."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.language = language
        self.foreign = vocabulary(ENGLISH) - vocabulary(language)
        self.english: dict[str, str] = {}
        """English words, and where they were met."""
        self.wide: set[str] = set()
        self.said: set[str] = set()

    def read(self) -> None:
        found: dict[str, Any] = self.page.evaluate(READ)
        self.wide.update(found["wide"])
        for text in {*found["said"], self.page.title()} - self.said:
            self.said.add(text)
            for word in WORD.findall(text.replace("\N{SOFT HYPHEN}", "")):
                if word.lower() in self.foreign:
                    self.english.setdefault(word, text)
