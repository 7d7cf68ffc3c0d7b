"""A language to try things with: English that shouts, so that a small letter is one that no file says."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast, parse
from fluent.syntax.visitor import Transformer

from senbazuru import languages

SHOUTED = "eo"
"""Whose numbers and plurals it has: a language that nobody translates into yet."""


class _Louder(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = node.value.upper()
        return node


def shouted(text: str) -> str:
    return FluentSerializer().serialize(_Louder().visit(parse(text)))


@contextmanager
def shouting(folder: Path) -> Iterator[None]:
    """The words of all languages and of this one in a folder, and asked for there."""
    usual = languages.TEXT
    for language in languages.LANGUAGES:
        (folder / language).symlink_to(usual / language)
    (folder / SHOUTED).mkdir()
    for file in (usual / languages.ENGLISH).glob("*.ftl"):
        (folder / SHOUTED / file.name).write_text(shouted(file.read_text("utf-8")), "utf-8")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(languages, "TEXT", folder)
        patched.setattr(languages, "LANGUAGES", (*languages.LANGUAGES, SHOUTED))
        yield
