"""Packs: families of cards, and characters, as text; read, checked, and linked for a table."""

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from senbazuru.kernel.errors import Said, SenbazuruError, whole_number
from senbazuru.kernel.shelf import Shelf
from senbazuru.look import COLOURS, CRESTS, LONGEST_PATH, Figure, Look, dress_of, figure_of, look_of, path_of, read_file
from senbazuru.origami.engine.linked import (
    CHARACTER,
    DRAW_ACTION,
    HIGHEST_PRICE,
    MOST_TYPES,
    PAPER,
    PARAMETERS,
    PLAY_ACTION,
    Linked,
)
from senbazuru.origami.engine.modifiers import MODIFIERS
from senbazuru.origami.engine.steps import Parameter
from senbazuru.origami.engine.verbs.ongoing import Ongoing, by_of
from senbazuru.origami.engine.vocabulary import BY_NAME

SHIPPED: Final = Path(__file__).parent / "packs"
ORIGAMI_BOX: Final = ("farm", "sky", "sea", "savannah", "lawn")
LEGENDS_BOX: Final = ("polar", "exotic", "dinosaurs", "legendary")
"""The families of the two boxes."""
CHARACTERS: Final = "characters"
"""The name of the one pack that holds characters."""
KINDS: Final = ("instant", "scoring", "special", "ongoing")
LONGEST_NAME: Final = 24
MOST_LINKED: Final = 512
"""Tables that stay linked: who counts points at home may name any families."""

FIGURES: Final = ("name", "copies", "cost", "folds", "points", "effect")
SOURCES: Final = ("book", "read", "list", "ours")
SCORING: Final = tuple(name for name in BY_NAME if name.startswith("score_"))
ONGOING: Final = tuple(name for name, verb in BY_NAME.items() if isinstance(verb, Ongoing))
WITHIN: Final = "within"
"""Stands for the kind of a program within an ongoing effect: it is run like a special action's."""
FIRST_ONLY: Final = ("take_back_payment", "take_from_discards", "tuck")
"""Verbs about the payment or the placement just made: nothing may come between."""

Instruction = tuple[str, dict[str, Any]]


@dataclass(frozen=True)
class Card:
    """One card type as its pack describes it."""

    id: str
    family: str
    copies: int
    cost: int
    folds: int
    points: int
    kind: str
    program: tuple[Instruction, ...]
    source: dict[str, str]
    """Where each figure comes from; figures that a card does not have are not there."""
    names: dict[str, str]
    """Names by language, if the pack brings its own."""
    character: str = ""
    """For a character: the name of the pair it belongs to."""


@dataclass(frozen=True)
class Pack:
    """A file of cards: a family with its name, or the characters."""

    id: str
    cards: tuple[Card, ...]
    names: dict[str, str]
    text: str
    """The file it was read from: records carry it, so that they play everywhere."""
    paper: Card | None = None
    """Rice paper, if the family brings it along: it is no origami and has a deck of its own."""
    colour: str = ""
    crest: str = ""
    figures: Mapping[str, Figure] = field(default_factory=dict)
    """What it says of its looks, and the figures that lie beside its file, by card. They are no rules: no digest and
    no record knows of them."""

    @property
    def look(self) -> Look:
        return look_of(self.id, self.colour, self.crest)

    def look_of(self, card: Card) -> Look:
        """How a card looks: as its family does; characters have a look by colour, and rice paper has one."""
        dress = dress_of(card.id, card.family)
        return self.look if dress == self.id else look_of(dress)

    def figure_of(self, card: Card) -> Figure | None:
        """A card's figure: the one that the pack brings, or the one of its name that comes with the program."""
        return self.figures.get(card.id) or figure_of(card.id)

    @property
    def size(self) -> int:
        return sum(card.copies for card in self.cards)

    @property
    def with_paper(self) -> tuple[Card, ...]:
        """Its cards, and its rice paper if it has some."""
        return (*self.cards, self.paper) if self.paper else self.cards

    @property
    def pairs(self) -> tuple[str, ...]:
        """Of the characters: the names of the pairs."""
        return tuple(dict.fromkeys(card.character for card in self.cards if card.character))

    def digest(self) -> str:
        """A short name for exactly these figures, kept with every record."""
        return hashlib.sha256(_figures(self.id, self.with_paper)).hexdigest()[:12]


def _figures(name: str, cards: Sequence[Card]) -> bytes:
    """All that decides how cards play, by the names that packs use."""
    figures = [[c.id, c.copies, c.cost, c.folds, c.points, c.kind, c.program] for c in cards]
    return json.dumps([name, figures], sort_keys=True).encode()


class _Reader:
    """Reads one pack; every complaint names file, line, card, field and what was expected."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.text = ""
        self.card = ""

    def wrong(self, field: str, expected: Said | str) -> SenbazuruError:
        lines = self.text.splitlines()
        head = takewhile(lambda found: not found.startswith("["), lines)
        line = next((n for n, found in enumerate(head, 1) if found.split("=")[0].strip() == field), 1)
        if self.card:
            line = next((n for n, found in enumerate(lines, 1) if f'"{self.card}"' in found and "id" in found), 1)
            name = field.split(".")[0]
            for n in range(line, min(line + 14, len(lines))):
                if lines[n].lstrip().startswith("[["):
                    break
                if lines[n].lstrip().startswith(name):
                    line = n + 1
                    break
        return SenbazuruError(
            "bad-pack", file=self.file, line=line, card=self.card or "-", field=field, expected=expected
        )

    def read(self, text: str) -> Pack:
        self.text = text
        try:
            data = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError) as problem:
            raise self.wrong("file", Said("expected-toml", problem=str(problem))) from None
        if "character" in data and "family" not in data:
            return self.read_characters(data)
        family = self.word(data.get("family"), "family")
        if family in (CHARACTER, CHARACTERS, PAPER):
            raise self.wrong("family", Said("expected-another-word", word=family))
        entries = data.get("card")
        if not isinstance(entries, list) or not entries:
            raise self.wrong("card", Said("expected-one-table", name="card"))
        self.only(data, ("family", "name", "colour", "crest", "card", "paper"))
        names = self.names(data.get("name", {}), "name")
        colour, crest = self.look(data)
        paper = self.read_paper(data["paper"]) if "paper" in data else None
        cards = tuple(self.read_card(entry, family) for entry in entries)
        self.distinct([card.id for card in (*cards, *([paper] if paper else []))])
        return Pack(family, cards, names, text, paper, colour, crest)

    def look(self, data: dict[str, Any]) -> tuple[str, str]:
        """The colour and the crest that a family wants."""
        colour, crest = data.get("colour", ""), data.get("crest", "")
        if "colour" in data and not (isinstance(colour, str) and re.fullmatch("#([0-9a-fA-F]{3}){1,2}", colour)):
            raise self.wrong("colour", Said("expected-colour"))
        if "crest" in data and not (isinstance(crest, str) and path_of(crest)):
            raise self.wrong("crest", Said("expected-crest", known=list(CRESTS), most=LONGEST_PATH))
        return colour, crest

    def distinct(self, ids: Sequence[str]) -> None:
        for card_id in ids:
            if ids.count(card_id) > 1:
                self.card = card_id
                raise self.wrong("id", Said("expected-own-id"))

    def read_paper(self, entry: object) -> Card:
        """Rice paper: folds, and nothing else."""
        self.card = ""
        if not isinstance(entry, dict):
            raise self.wrong("paper", Said("expected-table"))
        self.card = self.word(entry.get("id"), "id")
        self.only(entry, ("id", "name", "copies", "folds", "from"))
        source = self.source(entry.get("from", {}), ("name", "copies", "folds"))
        return Card(
            self.card,
            PAPER,
            self.number(entry.get("copies"), "copies", 1, 18),
            0,
            self.number(entry.get("folds"), "folds", 1, 1),
            0,
            PAPER,
            (),
            source,
            self.names(entry.get("name", {}), "name"),
        )

    def read_characters(self, data: dict[str, Any]) -> Pack:
        entries = data["character"]
        self.only(data, ("character",))
        if not isinstance(entries, list) or not entries:
            raise self.wrong("character", Said("expected-one-table", name="character"))
        cards = tuple(card for entry in entries for card in self.read_character(entry))
        self.distinct([card.id for card in cards])
        return Pack(CHARACTERS, cards, {}, self.text)

    def read_character(self, entry: object) -> Iterable[Card]:
        """A pair: the same figures, another effect for each colour."""
        self.card = ""
        if not isinstance(entry, dict):
            raise self.wrong("character", Said("expected-table"))
        self.card = pair = self.word(entry.get("id"), "id")
        self.only(entry, ("id", "name", "cost", "folds", "from", *COLOURS))
        cost = self.number(entry.get("cost"), "cost", 0, HIGHEST_PRICE - 3)
        folds = self.number(entry.get("folds"), "folds", 1, 4)
        source = self.source(entry.get("from", {}), ("name", "cost", "folds", *COLOURS))
        names = entry.get("name", {})
        if not isinstance(names, dict) or (names and sorted(names) != sorted(COLOURS)):
            raise self.wrong("name", Said("expected-names-by-colour"))
        for colour in COLOURS:
            effect = entry.get(colour)
            if not isinstance(effect, dict) or list(effect) not in (["ongoing"], ["scoring"]):
                raise self.wrong(colour, Said("expected-ongoing-or-scoring"))
            ((kind, value),) = effect.items()
            program = self.program(value, f"{colour}.{kind}", kind)
            if kind == "scoring" and not BY_NAME[program[0][0]].shared():
                raise self.wrong(f"{colour}.{kind}", Said("expected-for-everybody"))
            sources = {figure: source[figure] for figure in ("name", "cost", "folds")} | {"effect": source[colour]}
            own = self.names(names.get(colour, {}), f"name.{colour}")
            yield Card(f"{colour}-{pair}", CHARACTER, 1, cost, folds, 0, kind, program, sources, own, pair)

    def source(self, given: object, figures: Sequence[str]) -> dict[str, str]:
        if not isinstance(given, dict) or sorted(given) != sorted(figures):
            raise self.wrong("from", Said("expected-sources", figures=list(figures)))
        for figure, source in given.items():
            if source not in SOURCES:
                raise self.wrong(f"from.{figure}", Said("expected-one-of", known=list(SOURCES)))
        return dict(given)

    def read_card(self, entry: object, family: str) -> Card:
        self.card = ""
        if not isinstance(entry, dict):
            raise self.wrong("card", Said("expected-table"))
        self.card = self.word(entry.get("id"), "id")
        self.only(entry, ("id", "name", "copies", "cost", "folds", "points", "from", *KINDS))
        kinds = [kind for kind in KINDS if kind in entry]
        if len(kinds) != 1:
            raise self.wrong("effect", Said("expected-exactly-one", known=list(KINDS)))
        kind = kinds[0]
        program = self.program(entry[kind], kind, kind)
        if kind == "scoring" and program[0][1].get("of") == "collection":
            # its own bonus would belong to the collection that is measured
            raise self.wrong(f"{kind}.{program[0][0]}.of", Said("expected-not-collection"))
        source = self.source(entry.get("from", {}), FIGURES)
        return Card(
            self.card,
            family,
            self.number(entry.get("copies"), "copies", 1, 18),
            self.number(entry.get("cost"), "cost", 0, HIGHEST_PRICE - 3),
            self.number(entry.get("folds"), "folds", 1, 4),
            self.number(entry.get("points"), "points", 0, 20),
            kind,
            program,
            source,
            self.names(entry.get("name", {}), "name"),
        )

    def names(self, value: object, field: str) -> dict[str, str]:
        """Names by language, like { en = "Frog", de = "Frosch" }; English is what other languages fall back to."""
        names = dict(value) if isinstance(value, dict) else {"": ""}
        good = all(isinstance(name, str) and 0 < len(name) <= LONGEST_NAME for name in names.values())
        if not good or (names and "en" not in names):
            raise self.wrong(field, Said("expected-names-by-language", most=LONGEST_NAME))
        return names

    def program(self, value: object, field: str, kind: str) -> tuple[Instruction, ...]:
        if not isinstance(value, list) or not value:
            raise self.wrong(field, Said("expected-instructions"))
        program: list[Instruction] = []
        for place, entry in enumerate(value):
            if not isinstance(entry, dict) or len(entry) != 1:
                raise self.wrong(field, Said("expected-one-verb-each"))
            ((verb, given),) = entry.items()
            where = f"{field}.{verb}"
            if verb not in BY_NAME:
                raise self.wrong(where, Said("expected-verbs", known=sorted(BY_NAME)))
            if not isinstance(given, dict):
                raise self.wrong(where, Said("expected-parameters"))
            if (verb in SCORING) != (kind == "scoring") or (verb in ONGOING) != (kind == "ongoing"):
                raise self.wrong(where, Said("expected-verb-for", kind=kind))
            if verb == "replace_with" and kind == WITHIN:
                raise self.wrong(where, Said("expected-verb-in-special"))
            if verb in FIRST_ONLY and (place or kind != "instant"):
                raise self.wrong(where, Said("expected-verb-first"))
            if verb == "choose_one" and place != len(value) - 1:
                raise self.wrong(where, Said("expected-verb-last"))
            program.append((verb, self.parameters(verb, given, where, kind)))
        if kind == "scoring" and len(program) != 1:
            raise self.wrong(field, Said("expected-one-scoring"))
        return tuple(program)

    def parameters(self, verb: str, given: dict[str, object], where: str, kind: str) -> dict[str, Any]:
        known = {parameter.name: parameter for parameter in BY_NAME[verb].parameters}
        for name in given:
            if name not in known:
                expected = Said("expected-one-of", known=list(known)) if known else Said("expected-no-parameters")
                raise self.wrong(f"{where}.{name}", expected)
        for name in BY_NAME[verb].required:
            if name not in given:
                raise self.wrong(f"{where}.{name}", Said("expected-this-parameter"))
        objection = BY_NAME[verb].objection(given)
        if objection:
            raise self.wrong(where, Said(objection))
        return {name: self.parameter(known[name], value, f"{where}.{name}", kind) for name, value in given.items()}

    def parameter(self, parameter: Parameter, value: object, where: str, kind: str) -> Any:
        if parameter.kind == "number":
            return self.number(value, where, parameter.least, parameter.most)
        if parameter.kind == "flag":
            if value is not True:
                raise self.wrong(where, Said("expected-true-or-nothing"))
            return True
        if parameter.kind == "choice":
            if value not in parameter.choices:
                raise self.wrong(where, Said("expected-one-of", known=list(parameter.choices)))
            return value
        if parameter.kind == "programs":
            if not isinstance(value, list) or not parameter.least <= len(value) <= parameter.most:
                raise self.wrong(where, Said("expected-programs", least=parameter.least, most=parameter.most))
            return tuple(self.program(branch, where, WITHIN if kind == "ongoing" else kind) for branch in value)
        return self.word(value, where)

    def number(self, value: object, field: str, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(field, whole_number(least, most))
        return value

    def word(self, value: object, field: str) -> str:
        if not isinstance(value, str) or not value or value.strip("abcdefghijklmnopqrstuvwxyz0123456789-"):
            raise self.wrong(field, Said("expected-word"))
        return value

    def only(self, table: dict[str, Any], fields: Sequence[str]) -> None:
        for name in table:
            if name not in fields:
                raise self.wrong(name, Said("expected-fields-of", known=list(fields)))


def read_text(text: str, name: str) -> Pack:
    """Read and check the text of a pack."""
    return _Reader(f"{name}.toml").read(text)


def read_pack(path: Path) -> Pack:
    """Read and check one pack file, and the figures of its cards that lie beside it or in a folder `figures`."""
    reader = _Reader(path.name)
    try:
        pack = reader.read(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as problem:
        raise reader.wrong("file", Said("expected-text", problem=str(problem))) from None
    files = {file.stem: file for folder in (path.parent / "figures", path.parent) for file in folder.glob("*.fig")}
    wanted = {card.id: name for card in pack.with_paper for name in (card.character, card.id) if name in files}
    return replace(pack, figures={card: read_file(files[name]) for card, name in wanted.items()})


def shelf_in(folder: Path) -> Shelf[Pack]:
    """The packs of all boxes in a folder, with their past editions in a folder within."""
    present = {name: read_pack(folder / f"{name}.toml") for name in (*ORIGAMI_BOX, *LEGENDS_BOX, CHARACTERS)}
    return Shelf(present, folder / "past", ".toml", read_text, Pack.digest)


FIRST_EDITION: Final = {
    "characters": "13dacd11e583",
    "dinosaurs": "fa20e6874cb9",
    "exotic": "510b71dfc22f",
    "farm": "ca47df319a7f",
    "lawn": "ba9078f130bb",
    "legendary": "7131ac348b50",
    "polar": "621b83e7d2d8",
    "savannah": "24faf031a2de",
    "sea": "f64d16a31393",
    "sky": "96d723960486",
}
"""The digests of version 0.1, whose tables did not note with which figures they began."""


SHELF: Final = shelf_in(SHIPPED)
"""The packs that come with the program."""


def shipped() -> dict[str, Pack]:
    """The families that come with the program."""
    return {name: SHELF.present[name] for name in (*ORIGAMI_BOX, *LEGENDS_BOX)}


def shipped_characters() -> Pack:
    """The characters that come with the program."""
    return SHELF.present[CHARACTERS]


class Library:
    """The families and characters a table can choose from: the shipped ones, and edited or new ones in their place
    or beside them."""

    def __init__(self, packs: Iterable[Pack] = (), shelf: Shelf[Pack] = SHELF) -> None:
        self.shelf = shelf
        self.families = {**self.shelf.present, **{pack.id: pack for pack in packs}}
        self.characters = self.families.pop(CHARACTERS)
        self._past: dict[tuple[str, ...], Library] = {}
        self._linked: dict[tuple[tuple[str, ...], tuple[str, ...]], Linked] = {}

    @property
    def packs(self) -> dict[str, Pack]:
        """All packs by name: the families, then the characters."""
        return self.families | {CHARACTERS: self.characters}

    def with_files(self, path: Path) -> "Library":
        """With the pack of a file, or all packs of a folder."""
        files = [path] if path.is_file() else sorted(path.glob("*.toml"))
        if not files:
            raise SenbazuruError("no-packs", folder=str(path))
        return self._with(read_pack(file) for file in files)

    def adopt(self, header: Mapping[str, Any]) -> "Library":
        """With the packs that the game of a header was begun with."""
        instead = self.shelf.adopted(header, self.packs)
        if not instead or header.get("pack_texts"):
            return self._with(instead.values()) if instead else self
        # bots come here for every answer: what is linked for a past edition stays linked
        editions = tuple(f"{name} {pack.digest()}" for name, pack in instead.items())
        if editions not in self._past:
            self._past[editions] = self._with(instead.values())
        return self._past[editions]

    def _with(self, packs: Iterable[Pack]) -> "Library":
        return Library([*self.packs.values(), *packs], self.shelf)

    def link(self, *names: str, characters: Sequence[str] = ()) -> Linked:
        """Families and characters (names of pairs) linked for a table, in the order of the library."""
        for name in names:
            if name not in self.families:
                raise SenbazuruError("unknown-family", family=name, known=", ".join(self.families))
        self.check_characters(characters)
        chosen = tuple(name for name in self.families if name in names)
        pairs = tuple(pair for pair in self.characters.pairs if pair in characters)
        if (chosen, pairs) not in self._linked:
            if len(self._linked) >= MOST_LINKED:
                del self._linked[next(iter(self._linked))]
            cards = [card for card in self.characters.cards if card.character in pairs]
            self._linked[(chosen, pairs)] = link([self.families[name] for name in chosen], cards)
        return self._linked[(chosen, pairs)]

    def check_characters(self, pairs: Sequence[str]) -> None:
        known = self.characters.pairs
        if any(pair not in known for pair in pairs):
            expected = Said("expected-number-or-some", known=list(known))
            raise SenbazuruError("wrong-value", option=CHARACTERS, expected=expected)

    def home(self, card: str) -> str:
        """The pack that has a card of this name, or nothing."""
        return next((pack.id for pack in self.packs.values() for found in pack.with_paper if found.id == card), "")

    def figure(self, card: str) -> Figure | None:
        """A card's figure: the one its pack brings, or the one of its name that comes with the program."""
        pack = self.packs.get(self.home(card))
        return (pack.figures.get(card) if pack else None) or figure_of(card)

    def look(self, card: str) -> Look:
        """How a card looks, as its pack tells."""
        pack = self.packs[self.home(card)]
        return next(pack.look_of(found) for found in pack.with_paper if found.id == card)

    def carried(self, names: Iterable[str]) -> dict[str, str]:
        """The texts of those packs that were never shipped as they are here."""
        own = [self.packs[name] for name in names]
        return {pack.id: pack.text for pack in own if not self.shelf.edition(pack.id, pack.digest())}

    def names(self, language: str) -> dict[str, str]:
        """Words for the cards and families that bring their own names, by message key."""
        words: dict[str, str] = {}
        for pack in self.packs.values():
            if pack.names:
                words[f"family-{pack.id}"] = pack.names.get(language, pack.names["en"])
            for card in pack.with_paper:
                if card.names:
                    words[f"card-{card.id}"] = card.names.get(language, card.names["en"])
        return words


class _Linker:
    """Turns programs into rows of numbers."""

    def __init__(self, packs: Sequence[Pack], characters: Sequence[Card]) -> None:
        self.families = [pack.id for pack in packs]
        self.cards = [card for pack in packs for card in pack.cards]
        self.cards += characters
        self.cards += [pack.paper for pack in packs if pack.paper]
        self.names = [card.id for card in self.cards]
        self.verbs: list[int] = []
        self.rows: list[int] = []
        self.labels: list[str] = []

    def add(self, name: str, program: Iterable[Instruction]) -> int:
        """Append a program and its END; where it starts. Programs within it come before it."""
        rows = [
            (int(BY_NAME[verb].number), self.row(f"{name}.{place}", verb, given))
            for place, (verb, given) in enumerate(program)
        ]
        start = len(self.verbs)
        for place, (number, row) in enumerate([*rows, (0, [0] * PARAMETERS)]):
            self.verbs.append(number)
            self.rows.extend(row)
            self.labels.append(f"{name}.{place}" if number else f"{name}.end")
        return start

    def row(self, name: str, verb: str, given: dict[str, Any]) -> list[int]:
        row: list[int] = []
        for parameter in BY_NAME[verb].parameters:
            value = given.get(parameter.name)
            if parameter.kind == "programs":
                row.extend(self.add(f"{name}.{n}", branch) for n, branch in enumerate(value or (), 1))
            elif value is None:
                row.append(0)
            elif parameter.kind == "choice":
                row.append(parameter.choices.index(value) + 1)
            elif parameter.kind == "card":
                # a card that is not in play is the blank one, which nobody ever holds
                row.append(self.names.index(value) + 1 if value in self.names else len(self.names) + 1)
            elif parameter.kind == "family":
                row.append(self.families.index(value) + 1 if value in self.families else len(self.families) + 1)
            else:
                row.append(int(value))
        return row + [0] * (PARAMETERS - len(row))

    def family(self, card: Card) -> int:
        """Characters and rice paper are of no family: beyond all that are in play, and the one that is not."""
        return self.families.index(card.family) if card.family in self.families else len(self.families) + 1

    def partner(self, card: Card) -> int:
        """The other colour's type + 1."""
        pair = [n for n, other in enumerate(self.cards, 1) if card.character and other.character == card.character]
        return next((n for n in pair if self.cards[n - 1] is not card), 0)

    def ongoing(self) -> tuple[list[int], list[int], list[int]]:
        """What cards change while they are visible: types by modifier, and by type and modifier how much."""
        force = [0] * MODIFIERS
        by = [0] * (MODIFIERS * len(self.cards))
        for_each = [0] * (MODIFIERS * len(self.cards))
        for n, card in enumerate(self.cards):
            for verb, given in card.program if card.kind == "ongoing" else ():
                modifier = int(BY_NAME[verb].modifier(given))
                force[modifier] |= 2**n
                by[n * MODIFIERS + modifier] = by_of(given)
                if "for_each" in given:
                    known = given["for_each"] in self.names
                    for_each[n * MODIFIERS + modifier] = (
                        self.names.index(given["for_each"]) + 1 if known else len(self.cards) + 1
                    )
        return force, by, for_each

    def scoring(self, found: Callable[[str], bool]) -> int:
        """The types with a scoring effect of a kind, as a mask."""
        return sum(2**n for n, card in enumerate(self.cards) if card.kind == "scoring" and found(card.program[0][0]))


def link(packs: Sequence[Pack], characters: Sequence[Card] = ()) -> Linked:
    """The tables for a choice of families and characters."""
    linker = _Linker(packs, characters)
    cards = linker.cards
    if len(cards) > MOST_TYPES:
        raise SenbazuruError("too-many-types", types=len(cards), most=MOST_TYPES)
    for card in cards:
        if linker.names.count(card.id) > 1:
            file = f"{CHARACTERS if card.character else card.family}.toml"
            expected = Said("expected-own-id")
            raise SenbazuruError("bad-pack", file=file, line=1, card=card.id, field="id", expected=expected)
    linker.add("nothing", [])
    draw = linker.add("draw", [("take_from_line", {"folds": 4})])
    play = linker.add("play", [("play", {})])
    assert (draw, play) == (DRAW_ACTION, PLAY_ACTION), "the built-in programs come first"
    starts = {kind: [linker.add(c.id, c.program) if c.kind == kind else 0 for c in cards] for kind in KINDS}
    bonus = linker.add("bonus", [("play_from_line", {})]) if characters else 0
    force, by, for_each = linker.ongoing()
    papers = [card for card in cards if card.kind == PAPER]
    if len(papers) > 1:
        file, expected = f"{packs[-1].id}.toml", Said("expected-one-paper")
        raise SenbazuruError("bad-pack", file=file, line=1, card=papers[-1].id, field="paper", expected=expected)
    return Linked(
        names=linker.names,
        families=linker.families,
        family=[linker.family(card) for card in cards],
        copies=[card.copies for card in cards],
        cost=[card.cost for card in cards],
        folds=[card.folds for card in cards],
        points=[card.points for card in cards],
        instant=starts["instant"],
        special=starts["special"],
        scoring=starts["scoring"],
        ongoing=starts["ongoing"],
        verbs=linker.verbs,
        parameters=linker.rows,
        labels=linker.labels,
        tuck=int(BY_NAME["tuck"].number),
        copying=int(BY_NAME["copy_instant"].number),
        pairs=list(dict.fromkeys(card.character for card in characters)),
        partner=[linker.partner(card) for card in cards],
        bonus=bonus,
        paper=bool(papers),
        force=force,
        by=by,
        for_each=for_each,
        shared=linker.scoring(lambda verb: BY_NAME[verb].shared()),
        differing=linker.scoring(lambda verb: verb == "score_difference"),
        signature=crc32(_figures(" ".join(linker.families), cards)),
    )


SHIPPED_LIBRARY: Final = Library()
