"""All words. Engines speak in keys and arguments; here they become sentences, in any language with a folder.

>>> words = Words()
>>> words.cards(["cat", "owl", "cat"])
'2 Cats and an Owl'
>>> words.event(Event("drawn", 0, {"card": None}), ["Ann", "Bob"])
'Ann draws a card from the deck.'
>>> words.event(Event("drawn", 0, {"card": "cat"}), ["Ann", "Bob"], viewer=0)
'You draw a Cat from the deck.'

How arguments reach a sentence is told at the top of `en/cards.ftl`.
"""

import hashlib
import json
from collections import ChainMap, Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from senbazuru.games import entries
from senbazuru.kernel.decision import Decision, Option, Reason
from senbazuru.kernel.errors import Said, SenbazuruError
from senbazuru.kernel.event import Event
from senbazuru.languages import ENGLISH, Messages, bundle_of, hyphened, languages_for
from senbazuru.origami.engine.steps import Parameter
from senbazuru.origami.engine.vocabulary import BY_NAME
from senbazuru.origami.packs import Card, Instruction

NOBODY: Final = "nobody"
NONE: Final = "none"
NO_GAME: Final = ""
"""Whose words are those that all games share, and no others."""

_GRAMMAR: Final[dict[str, Any]] = json.loads(files(__name__).joinpath("grammar.json").read_text("utf-8"))
"""What the browser does alike; it reads the same file."""

_CARDS: Final[list[str]] = _GRAMMAR["cards"]
_NOUNS: Final[list[str]] = _GRAMMAR["nouns"]
_SHEETS: Final[list[str]] = _GRAMMAR["sheets"]
_PEOPLE: Final[list[str]] = _GRAMMAR["people"]
"""Arguments whose ids are put into words before a sentence gets them."""

_UNSAID: Final[dict[str, Any]] = _GRAMMAR["unsaid"]
"""What a sentence may ask for although it is not always given."""

_TOGETHER: Final = frozenset(_GRAMMAR["together"])
"""Events that tell of one card or sheet each, and in a log of several in one line."""
_DEALT: Final[list[str]] = _GRAMMAR["dealt"]

_LONGEST_LINE: Final[int] = _GRAMMAR["longest-line"]
"""How many events one line of a log can join."""


def _numbers(value: Any) -> bool:
    """Whether something is told by numbers, which need no words."""
    return isinstance(value, int) or (isinstance(value, list) and any(isinstance(item, int) for item in value))


def _hidden(value: Any) -> bool:
    """Whether nothing of it is seen: of one thing, or of several."""
    return value is None or (isinstance(value, list) and bool(value) and all(item is None for item in value))


def own_words(game: str, language: str) -> str:
    """What a game alone says, as its Fluent file has it; nothing if it says nothing of its own in this language."""
    package = entries()[game].words
    file = files(package).joinpath("words", f"{language}.ftl") if package else None
    return file.read_text(encoding="utf-8") if file and file.is_file() else ""


@cache
def _own_bundle(game: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(own_words(game, language)))
    return bundle


def fingerprint(card: Card) -> str:
    """A short name for what a card does. A sentence of its own says for which fingerprint it was written."""
    return hashlib.sha256(json.dumps([card.kind, card.program], sort_keys=True).encode()).hexdigest()[:8]


class Words(Messages):
    """The words of a language; for a game, first those that it alone says so, and for none, last those of every game.

    What it lacks is said in English, and so is a sentence that lacks a part; what English lacks is shown as `{key}`: a
    missing word never stops a game. Tests are `strict`: there it is a KeyError, and so is a missing argument.
    """

    def __init__(
        self,
        language: str = ENGLISH,
        *,
        game: str | None = None,
        strict: bool = False,
        names: Mapping[str, str] | None = None,
    ) -> None:
        there = languages_for(language, strict)
        shared = [bundle_of(spoken) for spoken in there]
        declared = {} if game == NO_GAME else entries()
        games = [name for name, entry in declared.items() if entry.words and game in (None, name)]
        own = [_own_bundle(name, spoken) for name in games for spoken in there]
        bundles = [*own, *shared] if game else [*shared, *own]
        super().__init__(there[0], bundles, strict=strict, names=names)
        self._own = own

    def words(self, key: str, /, **args: Any) -> str:
        """A message, or one of its attributes as `message.attribute`, with plain arguments."""
        return self._say(key, {name: self._piece(value) for name, value in args.items()})

    def about(self, key: str, /, **given: Any) -> str:
        """A message about something with ids in it, which are put into words first: a card has all its forms."""
        return self._say(key, self._arguments(given))

    # -- names

    def card(self, card_id: str) -> str:
        """A card's name."""
        return self.words(f"card-{card_id}")

    def shown(self, thing: str) -> str:
        """What a view holds as a word: a card of the game's own has a name."""
        key = f"card-{thing}"
        return self.words(key) if any(bundle.has_message(key) for bundle in self._own) else thing

    def names_card(self, text: str, card_id: str) -> bool:
        """Whether a text names a card, in whichever form."""
        return any(form in text for form in self._noun("card", f"card-{card_id}").values())

    def cards(self, card_ids: Sequence[str | None]) -> str:
        """Cards as a list in words; None is a card that is hidden."""
        return self._cards("card", card_ids)["card-a"] if card_ids else self.words("no-cards")

    def family(self, family_id: str) -> str:
        """A family's name."""
        return self.words(f"family-{family_id}")

    def kind(self, kind: str) -> str:
        """The name of a kind of effect: instant, scoring, special, ongoing."""
        return self.words(f"kind-{kind}")

    def figure(self, figure: str) -> str:
        """The name of a figure of a card: cost, folds ..."""
        return self.words(f"figure-{figure}")

    def provenance(self, source: str) -> str:
        """Where a figure comes from."""
        return self.words(f"source-{source}")

    def seat(self, seat: int, seats: Sequence[str] = ()) -> str:
        """Who sits there: the name, or a number for want of one."""
        name = seats[seat] if 0 <= seat < len(seats) else ""
        return name or self.words("player", number=seat + 1)

    # -- what a card does

    def card_text(self, card: Card) -> str:
        """What a card does, in a sentence: its own if it has one, else composed from its instructions.

        Rice paper has no effect, only a use.
        """
        if not card.program:
            return self.words(f"kind-{card.kind}.note")
        own = f"card-{card.id}-text"
        if self._bundles[0].has_message(own) and self.words(f"{own}.of") == fingerprint(card):
            return self.words(own)
        text = self._program(card, card.program)
        return self.words("sentence", text=text[:1].upper() + text[1:])

    def _program(self, card: Card, program: Iterable[Instruction]) -> str:
        text = ""
        for place, (verb, given) in enumerate(program, 1):
            step = self._instruction(card, place, verb, given)
            text = self.words("then", before=text, after=step) if text else step
        return text

    def _instruction(self, card: Card, place: int, verb: str, given: Mapping[str, Any]) -> str:
        args: dict[str, Any] = {"place": place, "printed": card.points, "whose": "all" if card.character else "own"}
        args |= self._noun("self", f"card-{card.id}")
        for parameter in BY_NAME[verb].parameters:
            args |= self._parameter(card, parameter, given.get(parameter.name))
        return self._say(f"verb-{hyphened(verb)}", args)

    def _parameter(self, card: Card, parameter: Parameter, value: Any) -> dict[str, Any]:
        """A parameter as arguments; left out, a number is 0, a flag `no` and all else `none`.

        A number that may be negative also comes as its size and its way, `more` or `less`.
        """
        name = hyphened(parameter.name)
        if parameter.kind == "number" and parameter.least < 0:
            return {name: value or 0, f"{name}-size": abs(value or 0), f"{name}-way": "less" if value < 0 else "more"}
        if parameter.kind == "number":
            return {name: value or 0}
        if parameter.kind == "flag":
            return {name: "yes" if value else "no"}
        if value is None:
            return {name: NONE}
        if parameter.kind == "programs":
            programs = [self._program(card, program) for program in value]
            return {name: self._list(programs, "or"), f"{name}-count": len(programs)}
        if parameter.kind == "card":
            return self._noun(name, f"card-{value}")
        if parameter.kind == "family":
            return self._noun(name, f"family-{value}")
        return {name: value}

    # -- what happens

    def event(self, event: Event, seats: Sequence[str] = (), viewer: int | None = None) -> str:
        """One line of a log. The viewer's own seat is "you"."""
        return self._told(f"event-{event.kind}", event, seats, viewer)

    def _told(self, key: str, event: Event, seats: Sequence[str], viewer: int | None) -> str:
        people = {name: event.args.get(name) for name in _PEOPLE} | {"seat": event.seat}
        you = next((name for name, seat in people.items() if seat is not None and seat == viewer), NOBODY)
        told = {**event.args} if event.seat is None else {**event.args, "seat": event.seat}
        own = "yes" if people["owner"] == event.seat else "no"
        return self._say(key, _UNSAID | self._arguments(told, seats) | {"you": you, "own": own})

    def log(self, events: Iterable[Event], seats: Sequence[str] = (), viewer: int | None = None) -> list[str]:
        """The lines of a log; cards that come or go together share one.

        So do events for which the language has a sentence `log-<kind>-<kind>`: its arguments are those of all.
        """
        told = together(events)
        lines: list[str] = []
        while told:
            key, joined = self._joined(told)
            args = ChainMap(*(dict(event.args) for event in joined))
            lines.append(self._told(key, Event(told[0].kind, told[0].seat, args), seats, viewer))
            del told[: len(joined)]
        return lines

    def _joined(self, told: Sequence[Event]) -> tuple[str, Sequence[Event]]:
        """The sentence that tells most of the next events: those of one person, or of whom the first tells too."""
        people = (told[0].seat, told[0].args.get("owner"))
        for count in range(min(_LONGEST_LINE, len(told)), 1, -1):
            joined = told[:count]
            key = "-".join(["log", *(event.kind for event in joined)])
            if self._bundles[0].has_message(key) and all(event.seat in people for event in joined):
                return key, joined
        return f"event-{told[0].kind}", told[:1]

    # -- what is asked

    def prompt(self, decision: Decision, seats: Sequence[str] = ()) -> str:
        """The question."""
        given = {"least": decision.least, "most": decision.most, **decision.args}
        source = {"source": decision.source} if decision.source else {}
        return self._say(decision.key, _UNSAID | self._arguments(given | source, seats))

    def option(self, option: Option, seats: Sequence[str] = (), kind: str = NONE) -> str:
        """An answer; `kind` of decision says which figures of a card matter."""
        return self._say(f"option-{option.key}", _UNSAID | self._arguments(option.args, seats) | {"kind": kind})

    def reason(self, reason: Reason) -> str:
        """Why an option cannot be taken: a few words to follow its name."""
        return self._say(f"reason-{reason.key}", self._arguments(reason.args))

    def error(self, error: SenbazuruError) -> str:
        """What is wrong and what to do."""
        why = error.details.get("why")
        details = self._details({name: value for name, value in error.details.items() if name != "why"})
        if isinstance(why, Mapping):
            reason = self.reason(Reason(str(why.get("key")), why.get("args", {})))
            return self._say(f"error-{error.code}.because", details | {"why": reason})
        form = next((f".{name}" for name in ("nearest", "offered", "asked") if details.get(name)), "")
        if details.get("offered") == "":
            form = ".complete"
        return self._say(f"error-{error.code}{form}", details)

    def said(self, said: Said) -> str:
        """A piece of an error. Its numbers are shown as one types them."""
        args = self._details(said.args)
        numbers = {name: fluent_number(n, useGrouping=False) for name, n in args.items() if type(n) is int}
        return self._say(said.key, args | numbers)

    def _details(self, given: Mapping[str, Any]) -> dict[str, str | int]:
        """What an error tells; a list comes with commas, and also as `$name-and`, `$name-or` and `$name-count`."""
        args: dict[str, str | int] = {}
        for name, value in given.items():
            if isinstance(value, list | tuple):
                items = [str(item) for item in value]
                args |= {name: self._list(items, "comma"), f"{name}-count": len(items)}
                args |= {f"{name}-{joint}": self._list(items, joint) for joint in ("and", "or")}
            else:
                args[name] = value if type(value) is int else str(self._piece(value))
        return args

    def _piece(self, value: Any) -> Any:
        """A piece of an error in words, also if it came over the wire; anything else as it is."""
        if isinstance(value, Mapping) and isinstance(value.get("args"), Mapping):
            value = Said(str(value.get("key")), **value["args"])
        return self.said(value) if isinstance(value, Said) else value

    # -- from ids to words

    def _arguments(self, given: Mapping[str, Any], seats: Sequence[str] = ()) -> dict[str, Any]:
        args: dict[str, Any] = {}
        for name, value in given.items():
            if name in _CARDS and not _numbers(value) and (not _hidden(value) or self._names_hidden_cards()):
                args |= self._cards(name, value if isinstance(value, list) else [value])
            elif value == NONE or (value is None and name not in (*_SHEETS, *_CARDS)):
                args[name] = NONE
            elif name in _NOUNS:
                args |= {f"{name}-id": value} | self._noun(name, f"{name}-{value}")
            elif name in (*_SHEETS, *_CARDS) and not isinstance(value, int):
                args |= self._sheets(name, value if isinstance(value, list) else [value])
            elif name == "verb":
                args[name] = self.words(f"verb-{value}.short")
            elif name in _PEOPLE and isinstance(value, int):
                args[name] = self.seat(value, seats)
            elif isinstance(value, list):
                args |= {name: self._listed(name, value), f"{name}-count": len(value)}
            elif isinstance(value, bool):
                args[name] = "yes" if value else "no"
            else:
                args[name] = value
        return args

    def _names_hidden_cards(self) -> bool:
        """A game with words of its own need not have any for a card that is not seen."""
        return bool(self._bundles[0].has_message("card-hidden"))

    def _noun(self, name: str, key: str) -> dict[str, str]:
        """A noun as arguments: `$name`, and `$name-form` for each of its attributes.

        One that has only a name, as a card of somebody's own pack, has the forms of `card-unknown`.
        """
        unknown = f"{key.partition('-')[0]}-unknown"
        for found in (key, unknown):
            bundle = next((bundle for bundle in self._bundles if bundle.has_message(found)), None)
            if bundle:
                args = {"name": self.words(key)} if found == unknown else {}
                forms = {"": found} | {f"-{form}": f"{found}.{form}" for form in bundle.get_message(found).attributes}
                return {f"{name}{form}": self._say(said, args) for form, said in forms.items()}
        return {name: self.words(key)}

    def _cards(self, name: str, card_ids: Sequence[str | None]) -> dict[str, Any]:
        """One card or several as arguments, and how many; several are a list in every form that one of them has."""
        copies = Counter("hidden" if card_id is None else card_id for card_id in card_ids)
        nouns = {card_id: self._noun("card", f"card-{card_id}") for card_id in copies}
        lists: dict[str, list[str]] = {form: [] for forms in nouns.values() for form in forms}
        for card_id, forms in nouns.items():
            for form, words in lists.items():
                given = {"count": copies[card_id], "form": form, **forms}
                words.append(self._many(card_id, given) if copies[card_id] > 1 else forms.get(form, forms["card"]))
        said = {name + form.removeprefix("card"): self._list(words, "and") for form, words in lists.items()}
        return {**said, f"{name}-count": len(card_ids)}

    def _many(self, card_id: str, given: Mapping[str, Any]) -> str:
        """Several of one name. A plural that is missing is the plain name, unless that is what is looked for."""
        try:
            return self._say("card-many", given if self.strict else {"card-plural": given["card"], **given})
        except KeyError as problem:
            raise KeyError(f"card-{card_id}, twice: {problem.args[0]}") from None

    def _sheets(self, name: str, sheet_ids: Sequence[str | None]) -> dict[str, Any]:
        """Sheets have proper names; one that nobody has given a name is called by its id."""
        known = [(f"sheet-{sheet_id}", sheet_id) for sheet_id in sheet_ids if sheet_id is not None]
        called = [self.words(key) if self.has(key) or key in self._names else sheet_id for key, sheet_id in known]
        return {name: self._list(called, "and") or NONE, f"{name}-count": len(sheet_ids)}

    def _listed(self, name: str, values: Sequence[Any]) -> str:
        """Numbers, words, or things that `<name>-each` says if there is such a sentence; else they are only counted."""
        if all(isinstance(value, int) for value in values):
            return self._numbers(values)
        if not isinstance(values[0], Mapping):
            return self._list(values, "and")
        key = f"{hyphened(name)}-each"
        return self._list([self._say(key, self._arguments(value)) for value in values], "and") if self.has(key) else ""

    def _list(self, items: Sequence[str], joint: str) -> str:
        if not items:
            return ""
        start, *rest = items
        for place, item in enumerate(rest, 2):
            key = f"list-{joint}" if place == len(items) else "list-comma"
            start = self.words(key, start=start, next=item, letter=str(item)[:1].lower())
        return start

    def _numbers(self, numbers: Sequence[int]) -> str:
        """Numbers in rising order: 2, 4 to 7 or 9."""
        runs: list[list[int]] = []
        for number in numbers:
            if runs and runs[-1][-1] + 1 == number:
                runs[-1].append(number)
            else:
                runs.append([number])
        said: list[str] = []
        for run in runs:
            if len(run) > 2:
                said.append(self.words("range", first=run[0], last=run[-1]))
            else:
                said.extend(map(str, run))
        return self._list(said, "or")


def together(events: Iterable[Event]) -> list[Event]:
    """What a log tells of, line by line: of several cards or sheets that come or go together, a list of them."""
    told: list[Event] = []
    for (kind, seat, _), group in groupby(events, _told_with):
        alike = list(group)
        name = next((name for name in _DEALT if name in alike[0].args), None)
        if kind in _TOGETHER and len(alike) > 1 and name:
            several = [event.args[name] for event in alike]
            alike = [Event(kind, seat, {**alike[0].args, name: several})]
        told.extend(alike)
    return told


def _told_with(event: Event) -> tuple[str, int | None, dict[str, Any]]:
    """Equal for events that one line could tell."""
    return event.kind, event.seat, {k: v for k, v in event.args.items() if k not in (*_DEALT, "place")}
