"""Sentences for native readers, drawn at random: python tools/readers.py LANGUAGE [--seed N] [--count N]

What games tell and ask, why not, what is wrong, what cards do; or, with `--clients`, what terminal, browser and
commands say instead of cards. `--cards` prints all card texts and the pages on how to play.
"""

import re
from random import Random
from typing import Any

import click

from senbazuru.games import entries
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.origami.packs import SHIPPED_LIBRARY
from senbazuru.text import Words
from tests.text.heard import heard
from tests.text.test_english import raised
from tests.text.test_languages import arguments, messages, parts

GAMES = ("origami", "legends", "mixed", "islands")
PEOPLE = {"name": "Mia", "seat": "Mia", "owner": "Jon", "by": "Jon", "to": "Mia", "bot": "Botan", "first": "Mia"}
THINGS = {
    **{
        "island": "Gampi",
        "sheet": "Masu",
        "square": "c3",
        "address": "192.168.0.7:8000",
        "server": "example.org",
    },
    **{
        "file": "sea.toml",
        "folder": "packs",
        "command": "senbazuru play",
        "game": "Origami",
        "pack": "sea",
        "digest": "1828b502",
    },
    **{
        "link": "http://example.org/table/ab12",
        "option": "Otter",
        "nearest": "Owl",
        "offered": "Owl, Cat",
        "known": "farm, sky",
    },
    **{"family": "farn", "sign": "*", "extra": "server", "language": "tlh", "host": "example.org", "item": "7"},
}
"""What stands for arguments that are no numbers. What is a card, a list or a sentence comes from games."""


def example(words: Words, name: str, chance: Random) -> Any:
    card = chance.choice(("owl", "lion", "zebra"))
    spoken = {
        **words._noun("card", f"card-{card}"),
        **words._noun("below", f"card-{card}"),
        **words._noun("column", "column-left"),
        "cards": chance.choice((1, 2, 5)),
        "colour": words.words("colour-red"),
        "names": words.words("list-and", start="Mia", next="Jon", letter="j"),
        "question": words.words("ask-action", least=1),
        "why": words.words("reason-line-empty"),
        "problem": words.words("problem-empty"),
        "expected": words.words("expected-names"),
        "reason": words.words("reason-played-this-turn"),
        "help": words.words("choice-extra.help"),
        "choice": words.words("choice-families"),
        "technology": words.words("technology-re-roll"),
        "season": words.words("season-spring"),
        "title": words.words("title-builder"),
    }
    return spoken.get(name) or PEOPLE.get(name) or THINGS.get(name) or chance.choice((1, 2, 3, 7))


CARDS = [card for family in SHIPPED_LIBRARY.packs.values() for card in family.cards]
CLIENTS = ("table-", "terminal-", "web-", "kind-", "choice-", "command")


def told(words: Words, chance: Random) -> list[str]:
    lines: set[str] = set()
    for game in GAMES:
        for number in chance.sample(range(1000), 3):
            for what, say in heard(game, number).items():
                if not what.startswith("event"):
                    lines.update(say(words).split("\n"))
    return sorted(line for line in lines if len(line.split()) > 2)


def wrong(words: Words, chance: Random) -> list[str]:
    found = set()
    for code, names in raised():
        details = {name: [1, 3] if name == "asked" else example(words, name, chance) for name in names}
        details |= {"seat": 2} if "seat" in names else {}
        found.add(words.error(SenbazuruError(code, **details)))
    return sorted(found)


def said_by_clients(words: Words, language: str, chance: Random) -> list[str]:
    found = set()
    for key, message in messages(language).items():
        if key.startswith(CLIENTS):
            for part, pattern in parts(message).items():
                given = {name: example(words, name, chance) for name in sorted(arguments(pattern, language))}
                if given.get("count") == 1 and "names" in given:
                    given["names"] = PEOPLE["name"]
                text = words.words(f"{key}.{part}".removesuffix("."), **given)
                if len(text.split()) > 3:
                    found.add(text)
    return sorted(found)


@click.command()
@click.argument("language")
@click.option("--seed", default=1)
@click.option("--count", default=400)
@click.option("--clients", is_flag=True)
@click.option("--cards", is_flag=True)
def main(language: str, seed: int, count: int, clients: bool, cards: bool) -> None:
    words, chance = Words(language), Random(seed)
    texts = [f"{words.card(card.id)} ({words.kind(card.kind)}): {words.card_text(card)}" for card in CARDS]
    if cards:
        print("\n".join(texts))
        for entry in entries().values():
            for step in entry.how:
                print(words.words(f"how-{step}"))
        return
    others = said_by_clients(words, language, chance) if clients else texts
    errors = wrong(words, chance)
    drawn = [*chance.sample(errors, min(len(errors), count // 4)), *chance.sample(others, min(len(others), count // 4))]
    drawn += chance.sample(told(words, chance), count - len(drawn))
    chance.shuffle(drawn)
    for number, line in enumerate(drawn, 1):
        print(number, re.sub(r"\s+", " ", line))


if __name__ == "__main__":
    main()
