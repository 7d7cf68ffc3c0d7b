"""A language that nobody speaks: English with every word a third longer, to see what does not fit into its place."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import parse, serialize
from fluent.syntax.visitor import Transformer

from senbazuru import text
from senbazuru.text import Words, own_words

ENGLISH = Path(text.__file__).parent / "en"
NAMES = "drawing-name = { $name }"
PROPER = "sheet-"
"""Names that are the same in every language."""
NO_WORDS = ("of", "letter")
"""Attributes that are not read as words."""


def longer(word: str) -> str:
    """
    >>> longer("a"), longer("to"), longer("harbour")
    ('a', 'toé', 'harbouréàö')
    """
    more = -(-len(word) // 3) if len(word) > 1 else 0
    return word + ("éàö" * more)[:more]


class _Stretcher(Transformer):
    def visit_Message(self, node: ftl.Message) -> ftl.Message:
        return node if node.id.name.startswith(PROPER) else self.generic_visit(node)

    def visit_Attribute(self, node: ftl.Attribute) -> ftl.Attribute:
        return node if node.id.name in NO_WORDS else self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:
        return ftl.TextElement(re.sub(r"[^\W\d_]+", lambda word: longer(word[0]), node.value))


@cache
def _bundle(*texts: str) -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    for words in texts:
        bundle.add_resource(FluentResource(serialize(_Stretcher().visit(parse(words)))))
    return bundle


def stretched(game: str = "origami", names: Mapping[str, str] | None = None) -> Words:
    """The words of a game; a drawing calls things by their names, not by their ids."""
    words = Words(game=game, names=names)
    shared = [NAMES, *(path.read_text("utf-8") for path in sorted(ENGLISH.glob("*.ftl")))]
    own = own_words(game, "en")
    words._bundles = [*([_bundle(own)] if own else []), _bundle(*shared)]
    return words
