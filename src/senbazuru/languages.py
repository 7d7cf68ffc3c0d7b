"""Which languages there are, which of them is spoken, and what their files say. Knows no game, and loads quickly."""

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from senbazuru.kernel.errors import SenbazuruError

TEXT: Final = Path(__file__).parent / "text"
ENGLISH: Final = "en"
LANGUAGES: Final = tuple(sorted(folder.name for folder in TEXT.iterdir() if folder.is_dir() and folder.name.isalpha()))

VARIABLE: Final = "SENBAZURU_LANGUAGE"
_LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says which language it speaks, the strongest first."""

_SOFT_HYPHEN: Final = "\N{SOFT HYPHEN}"
"""Where a browser may break a long word."""

_spoken: Final = ContextVar("language", default=ENGLISH)


# -- which one


def chosen(asked: str | None = None) -> str:
    """The language to speak: the one that is asked for, or that of SENBAZURU_LANGUAGE, or the system's, or English.

    Raises SenbazuruError if somebody asks for one that is not there; a system that speaks another need not know.
    """
    for name in (asked, os.environ.get(VARIABLE) or None):
        if name is not None:
            language = _named(name)
            if not language:
                raise SenbazuruError("unknown-language", language=name, known=", ".join(LANGUAGES))
            return language
    system = next(filter(None, map(os.environ.get, _LOCALE)), "")
    return _named(system) or ENGLISH


def _named(name: str) -> str:
    """The language that a name means, as people and systems write it (de, DE, de-AT, de_AT.UTF-8); nothing if none."""
    language = re.split("[-_.@]", name.strip().lower())[0]
    return language if language in LANGUAGES else ""


def spoken() -> str:
    """The language of a call of the command while it lasts; English elsewhere."""
    return _spoken.get()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """What is said meanwhile is said in this language, unless another one is asked for."""
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)


# -- what they say


def languages_for(language: str, strict: bool = False) -> list[str]:
    """A language, and those in which it is said what that one lacks: none if `strict`, else English at last."""
    wanted = [language] if strict else [language, language.split("-")[0], ENGLISH]
    there = [name for name in dict.fromkeys(wanted) if name in LANGUAGES]
    if not there:
        raise KeyError(f"no words in {language}")
    return there


@cache
def _resource(file: Path) -> Any:
    return FluentResource(file.read_text(encoding="utf-8"))


@cache
def bundle_of(language: str, *names: str) -> FluentBundle:
    """What the files of a language say: some of them, or all."""
    made = FluentBundle([language], use_isolating=False)
    for file in sorted((TEXT / language).glob("*.ftl")):
        if not names or file.stem in names:
            made.add_resource(_resource(file))
    return made


def keys(language: str, name: str) -> list[str]:
    """The messages of a file."""
    return [entry.id.name for entry in _resource(TEXT / language / f"{name}.ftl").body if isinstance(entry, Message)]


def hyphened(name: str) -> str:
    """A name of Python as one of Fluent."""
    return name.replace("_", "-")


class Messages:
    """What bundles say: the first that knows a message says it, and `names` those that none knows.

    A sentence that lacks a part is left to the next language. What is missing is shown as `{key}`: a missing word never
    stops a game. Tests are `strict`: there it is a KeyError, and so is a missing argument.
    """

    def __init__(
        self,
        language: str,
        bundles: Sequence[FluentBundle],
        *,
        strict: bool = False,
        names: Mapping[str, str] | None = None,
    ) -> None:
        self.language = language
        self.strict = strict
        self._bundles = bundles
        self._names = names or {}
        self._said: dict[str, str] = {}
        """Messages without arguments: a table shows many of them at every moment."""

    def words(self, key: str, /, **args: Any) -> str:
        """A message, or one of its attributes as `message.attribute`, with plain arguments.

        An argument `one_colour` is `$one-colour` there.
        """
        return self._say(key, args)

    def _say(self, key: str, args: Mapping[str, Any]) -> str:
        if args:
            return self._found(key, args)
        if key not in self._said:
            self._said[key] = self._found(key, args)
        return self._said[key]

    def _found(self, key: str, args: Mapping[str, Any]) -> str:
        name, _, attribute = key.partition(".")
        given = {hyphened(argument): value for argument, value in args.items()}
        broken: dict[str, str] = {}
        for bundle in self._bundles:
            if bundle.locales[0] in broken or not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is None:
                continue
            text, problems = bundle.format_pattern(pattern, given)
            if self.strict and problems:
                raise KeyError(f"{key} in {self.language}: {problems[0]} (given: {', '.join(given) or 'nothing'})")
            if not problems:
                return str(text).replace(_SOFT_HYPHEN, "")
            broken[bundle.locales[0]] = str(text)
        if broken:
            return next(iter(broken.values()))
        if name in self._names:
            return self._names[name]
        if self.strict:
            raise KeyError(f"no words in {self.language} for {key}")
        return f"{{{key}}}"

    def has(self, key: str) -> bool:
        """Whether there are words for a key: a message, or one of its attributes."""
        name, _, attribute = key.partition(".")
        there = (bundle.get_message(name) for bundle in self._bundles if bundle.has_message(name))
        return any(attribute in message.attributes if attribute else message.value is not None for message in there)


# -- what commands say


def of_commands() -> Messages:
    """What commands say, in the language of the call."""
    return _of_commands(spoken())


@cache
def _of_commands(language: str) -> Messages:
    return Messages(language, [bundle_of(each, "commands", "lab") for each in languages_for(language)])


def say(key: str, /, **args: Any) -> str:
    """One of their messages."""
    return of_commands().words(key, **args)


def decimal(value: float, digits: int) -> str:
    """A number with so many digits after its point, or what the language has for one. For tables; no thousands."""
    return f"{value:.{digits}f}".replace(".", say("decimal-point"))
