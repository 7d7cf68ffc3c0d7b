"""Every language says everything that English says, with all its forms and arguments; and in its own words.

What may read as in English stands in same.LANGUAGE.txt, reviewed by people who speak it.
"""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from senbazuru.games import entries
from senbazuru.islands.charts import SHIPPED_SHEAF
from senbazuru.languages import ENGLISH, LANGUAGES
from senbazuru.origami.packs import SHIPPED_LIBRARY
from senbazuru.text import Words, fingerprint, own_words
from tests.text.heard import SEATS, heard

HERE = Path(__file__).parent
TEXT = HERE.parent.parent / "src" / "senbazuru" / "text"
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
GAMES = ("origami", "legends", "mixed", "islands", "boats")
CARDS = {card.id: card for family in SHIPPED_LIBRARY.packs.values() for card in family.cards}

NOUNS = (
    *("card", "character", "colour", "column", "development", "family", "landmark", "season", "shape", "technology"),
    "token",
)
FORMS = {
    *("a", "acc", "dat", "f", "gen", "gender", "m", "of", "part", "plural", "plural-dat", "start"),
    *("the", "the-acc", "the-dat", "the-gen", "the-plural"),
    *("of-the", "to-the", "from-the", "on-the", "of-the-plural"),
}
"""Attributes of nouns that each language has as it needs them; all other attributes are said by some client."""
PIECES = ("cards-by", "folds-by", "limit-by")
"""Parts of sentences that each language cuts in its own way."""
LISTS = {"and", "or"}
"""How a list may be joined."""
FREE = re.compile(r"card-[a-z-]+-text|log-[a-z-]+|[a-z]+-unknown")
"""Sentences that a language may have for itself where it says something in another way."""


def walk(node: object) -> Iterator[object]:
    yield node
    for inner in vars(node).values() if isinstance(node, ftl.BaseNode) else node if isinstance(node, list) else ():
        yield from walk(inner)


@cache
def files(language: str) -> dict[str, dict[str, ftl.Message]]:
    """The messages of a language, file by file; those that a game has for itself, too."""
    texts = {file.name: file.read_text("utf-8") for file in sorted((TEXT / language).glob("*.ftl"))}
    texts |= {f"{game}/words": own_words(game, language) for game, entry in entries().items() if entry.words}
    found = {}
    for name, text in texts.items():
        body = parse(text).body
        assert not [f"{name}: {entry.content}" for entry in body if isinstance(entry, ftl.Junk)]
        found[name] = {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}
    return found


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    return {key: message for named in files(language).values() for key, message in named.items()}


def parts(message: ftl.Message) -> dict[str, ftl.Pattern]:
    """What can be said of it: its value as "", and its attributes."""
    said = {attribute.id.name: attribute.value for attribute in message.attributes}
    return {"": message.value, **said} if message.value else said


def arguments(pattern: ftl.Pattern, language: str = ENGLISH) -> set[str]:
    """What it is told, pieces of other messages included."""
    found = {node.id.name for node in walk(pattern) if isinstance(node, ftl.VariableReference)}
    for node in walk(pattern):
        if isinstance(node, ftl.MessageReference):
            piece = parts(messages(language)[node.id.name])[node.attribute.name if node.attribute else ""]
            found |= arguments(piece, language)
    return found


def letters(pattern: ftl.Pattern) -> str:
    """What is said literally."""
    said = " ".join(node.value for node in walk(pattern) if isinstance(node, ftl.TextElement))
    return said.replace("\N{SOFT HYPHEN}", "")


def is_noun(key: str) -> bool:
    return key.startswith(tuple(f"{noun}-" for noun in NOUNS)) and not re.fullmatch("card-.*-text", key)


# -- the files


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_messages_of_english(language: str) -> None:
    assert files(language).keys() == files(ENGLISH).keys()
    for name, english in files(ENGLISH).items():
        there = {key for key in files(language)[name] if not FREE.fullmatch(key)}
        assert there == {key for key in english if not FREE.fullmatch(key)}, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    for file in (TEXT / language).glob("*.ftl"):
        keys = re.findall(r"^([a-z][a-z0-9-]*) *=", file.read_text("utf-8"), re.MULTILINE)
        assert sorted(set(keys)) == sorted(keys), file.name
    assert sum(map(len, files(language).values())) == len(messages(language)) + shared_names(language)


def shared_names(language: str) -> int:
    """Messages of games that say their own instead of the common ones."""
    common = {key for name, named in files(language).items() if "/" not in name for key in named}
    own = [key for name, named in files(language).items() if "/" in name for key in named]
    return sum(1 for place, key in enumerate(own) if key in common or key in own[:place])


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_attributes_of_english(language: str) -> None:
    for key, english in messages(ENGLISH).items():
        if FREE.fullmatch(key):
            continue
        there, here = set(parts(messages(language)[key])), set(parts(english))
        forms = FORMS if is_noun(key) else set()
        assert there - forms == here - forms, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_nouns_of_a_kind_have_the_same_forms(language: str) -> None:
    kinds: dict[tuple[str, str], dict[str, frozenset[str]]] = defaultdict(dict)
    for name, named in files(language).items():
        for key, message in named.items():
            if is_noun(key) and key not in ("card-many", "card-of-family"):
                kinds[name, key.partition("-")[0]][key] = frozenset(set(parts(message)) & FORMS)
    for kind, nouns in kinds.items():
        usual = max(set(nouns.values()), key=list(nouns.values()).count)
        assert {key: forms ^ usual for key, forms in nouns.items() if forms != usual} == {}, kind


def root(argument: str) -> str:
    """The thing that an argument tells of: `card` for `card-the-acc`."""
    form = next((form for form in sorted(FORMS | LISTS, key=len, reverse=True) if argument.endswith(f"-{form}")), None)
    return argument.removesuffix(f"-{form}") if form else argument


ALSO = {
    "verb": {"place", "printed", "self", "whose"},
    "card-many": {"form"},
    "drawing-name": {"name"},
    "list-": {"letter"},
}
"""What messages are given beside that which English makes use of."""
UNSAID = {"click-path": {"name"}, "drawing-name": {"id"}}
"""What need not be said: click calls a file so, and a drawing shows an id or a name."""


def allowed(table: dict[str, set[str]], key: str) -> set[str]:
    return set().union(*(names for start, names in table.items() if key.startswith(start)))


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_tells_of_what_english_tells(language: str) -> None:
    """The same arguments, in whichever form; so nothing is asked for that is not given, and nothing is left unsaid."""
    for name, english in files(ENGLISH).items():
        for key, message in english.items():
            for part, pattern in parts(message).items():
                if FREE.fullmatch(key) or (part in FORMS and is_noun(key)) or key in PIECES:
                    continue
                ours = parts(files(language)[name][key])[part]
                given = {root(argument) for argument in arguments(pattern)}
                said = {root(argument) for argument in arguments(ours, language)}
                assert given - allowed(UNSAID, key) <= said <= given | allowed(ALSO, key), f"{key}.{part}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_of_its_own_fits_what_the_card_does(language: str) -> None:
    words = Words(language, strict=True)
    for card in CARDS.values():
        if f"card-{card.id}-text" in messages(language):
            assert words.words(f"card-{card.id}-text.of") == fingerprint(card), card.id


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_said_in_english(language: str) -> None:
    reviewed = set((HERE / f"same.{language}.txt").read_text("utf-8").splitlines())
    same = {
        f"{key}.{part}".removesuffix(".")
        for key, message in messages(language).items()
        for part, pattern in parts(message).items()
        if key in messages(ENGLISH) and part in parts(messages(ENGLISH)[key]) and not (part == "of" or part == "gender")
        if letters(pattern) == letters(parts(messages(ENGLISH)[key])[part]) and re.search(r"[a-z]{2}", letters(pattern))
    }
    assert same - reviewed == set(), "in English, or another line for the reviewed list"
    assert reviewed - same == set(), "no longer the same: the list may be shorter"


# -- whole games


def said_well(text: str) -> None:
    assert text
    assert not re.search(r"[{}]|  | [.,;:?]|None|\bnone\b|^\s|\s$|_", text), text


def told_to(viewer: str, text: str) -> None:
    """An event is a sentence, in which I am you and nobody else is."""
    assert text[0].isupper() or text[0] in "“0123456789", text
    assert text[-1] in ".?!", text
    if viewer == "None":
        assert not re.search(r"\byou", text, re.IGNORECASE), text
    else:
        assert SEATS[int(viewer)] not in text, text


@cache
def card_names(language: str) -> re.Pattern[str]:
    """All cards and rice papers, as they are called."""
    papers = [family.paper.id for family in SHIPPED_LIBRARY.packs.values() if family.paper]
    return re.compile(rf"\b({'|'.join(Words(language).card(card) for card in (*CARDS, *papers))})s?\b")


def games_are_told(language: str, game: str, numbers: range) -> None:
    words, english, said = Words(language, game=game, strict=True), Words(game=game, strict=True), set[str]()
    same: set[str] = set()
    for number in numbers:
        for what, say in heard(game, number).items():
            if what in said:
                continue
            said.add(what)
            text = say(words)
            for line in text.split("\n"):
                said_well(line)
                if language == ENGLISH and what.startswith(("event", "log")):
                    told_to(what.split(" ")[1], line)
            if what.startswith("event") and "'card': None" in what:
                assert not card_names(language).search(text), "somebody is told of a card that is hidden"
            foreign = language != ENGLISH and not what.startswith("log") and re.search("[a-z]{3}", text)
            if foreign and text == say(english):
                same.add(text)
    assert same - names(language) == set()


@cache
def names(language: str) -> frozenset[str]:
    """What may read the same in two languages: people, sheets, islands, and cards that are called alike."""
    called = (message.value for key, message in messages(language).items() if is_noun(key) or key.startswith("sheet-"))
    islands = (island.name for sheet in SHIPPED_SHEAF.sheets.values() for island in sheet.islands)
    return frozenset({*SEATS, *islands, *(letters(value) for value in called if value and not arguments(value))})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_told(game: str, language: str) -> None:
    games_are_told(language, game, range(3))


@pytest.mark.proof
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_hundreds_of_games_are_told(game: str, language: str) -> None:
    games_are_told(language, game, range(3, 80))
