"""Click's own words, in the language of the call.

Click says everything through gettext, by the English sentence. Here gettext is given a translation that looks for that
sentence in `text/en/click.ftl`, and says the message with its key in the language of the call. What is not found there,
as from another version of click, stays English.

In the messages, `$name` is what click calls `{name}`; where it says `{name!r}`, quotation marks stand in the message.
"""

import gettext
import re
from collections.abc import Mapping
from functools import cache
from string import Formatter
from typing import Any, Final

from senbazuru.languages import ENGLISH, Messages, bundle_of, keys, languages_for, spoken

FILE: Final = "click"
_DOMAIN: Final = "messages"
"""What gettext calls words of which nobody has said whose they are."""
_QUOTED: Final = ("choice", "choices", "param_hint", "possibilities", "possibility")
"""What comes with quotation marks."""


@cache
def _messages(language: str) -> Messages:
    return Messages(language, [bundle_of(each, FILE) for each in languages_for(language)])


@cache
def key_of(sentence: str) -> str | None:
    """The message that has a sentence of click's in English, singular or plural."""
    named = {name: f"{{{name}}}" for _, name, _, _ in Formatter().parse(sentence) if name}
    quoted = re.sub(r"\{(\w+)!r\}", r"'{\1}'", sentence)
    said = _messages(ENGLISH).words
    return next((key for key in keys(ENGLISH, FILE) for n in (1, 2) if said(key, **_args(n, named)) == quoted), None)


def _args(count: int, named: Mapping[str, object]) -> dict[str, Any]:
    said = {name: quoted(str(value)) if name in _QUOTED else str(value) for name, value in named.items()}
    return {"count": count, **said}


def quoted(text: str) -> str:
    """What click has put between quotation marks, between those of the language."""
    return re.sub("'([^']*)'", lambda found: _messages(spoken()).words("click-quoted", text=found[1]), text)


class _Sentence(str):
    """A sentence in the language of the call. Click fills in what it names by `format`, as in its own."""

    key: str
    number: int

    def format(self, *_: object, **named: object) -> str:
        return _messages(spoken()).words(self.key, **_args(self.number, named))


def translated(sentence: str, count: int = 1) -> str:
    """What to say for a sentence of click's."""
    key = None if spoken() == ENGLISH else key_of(sentence)
    if key is None:
        return sentence
    said = _Sentence(_messages(spoken()).words(key, count=count))
    said.key, said.number = key, count
    return said


class _Words(gettext.NullTranslations):
    def gettext(self, message: str) -> str:
        return translated(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return translated(msgid1 if n == 1 else msgid2, n)


_WORDS: Final = _Words()
_usual: Final = gettext.translation


def _translation(domain: str, *args: Any, **others: Any) -> gettext.NullTranslations:
    return _WORDS if domain == _DOMAIN else _usual(domain, *args, **others)


gettext.translation = _translation  # type: ignore[assignment]
