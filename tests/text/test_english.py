"""English has words for everything that can be met, and they read well.

The texts of all cards are in cards.en.txt. After a change on purpose: python -m tests.text.test_english
"""

import ast
import dataclasses
import itertools
import pickle
import random
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentSerializer, parse
from fluent.syntax import ast as ftl

from senbazuru.games import GAMES, entries
from senbazuru.islands import events as islands_events
from senbazuru.islands.charts import SHIPPED_SHEAF
from senbazuru.islands.engine.events import TOKENS
from senbazuru.islands.engine.painting import SOURCES as GRANTS
from senbazuru.islands.engine.scoring import TITLES
from senbazuru.islands.engine.table import TECHNOLOGIES
from senbazuru.islands.squares import COLOURS
from senbazuru.islands.squares import KINDS as LANDMARKS
from senbazuru.kernel.decision import Decision, Option, Reason
from senbazuru.kernel.errors import CODES, Said, SenbazuruError
from senbazuru.kernel.event import RESIGNED, Event, Shape
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.state import OMNISCIENT, SPECTATOR
from senbazuru.origami.asked import OPTIONS
from senbazuru.origami.engine.steps import Parameter
from senbazuru.origami.engine.vocabulary import BY_NAME, STEPS
from senbazuru.origami.events import SHAPES
from senbazuru.origami.packs import FIGURES, KINDS, SHIPPED_LIBRARY, SOURCES, Card, Instruction
from senbazuru.origami.position import COLUMNS
from senbazuru.origami.rules import LEGENDS, MIXED, ORIGAMI
from senbazuru.table.info import Problem
from senbazuru.text import Words, fingerprint
from tests.text.each import holds_for_each

HERE = Path(__file__).parent
SOURCE = HERE.parent.parent / "src" / "senbazuru"
WEB = HERE.parent.parent / "web" / "src"
ENGLISH = SOURCE / "text" / "en"
TERMINAL = sorted(SOURCE.joinpath("terminal").rglob("*.py"))
BROWSER = [path for path in sorted(WEB.rglob("*")) if path.suffix in (".ts", ".svelte")]
"""The sources of both clients."""
SNAPSHOT = HERE / "cards.en.txt"

WORDS = Words(strict=True)
PACKS = SHIPPED_LIBRARY.packs
CARDS = {card.id: card for family in PACKS.values() for card in family.cards}
PAPERS = [family.paper.id for family in PACKS.values() if family.paper]
NAMES = re.compile(rf"\b({'|'.join(WORDS.card(card) for card in (*CARDS, *PAPERS))})s?\b")
WITHOUT_FAMILY = ("character", "paper")
SEATS = ("Ann", "Ben", "Cleo", "Dan", "Eve")
ISLANDS_ASKED = {
    *("keep", "roll", "bid", "coal", "shape", "colour", "island", "square", "turn", "volcano-order", "grove-order"),
    *("victim", "token", "research", *TECHNOLOGIES),
}
ASKING = {"coal-pit", "gold-mine", "grove", "volcano", *TECHNOLOGIES}
"""What Islands asks, and landmarks and technologies that do; test_islands_english.py sees that nothing is left out."""


def fine(text: str) -> str:
    """A text without anything left over from its making."""
    assert text
    assert not re.search(r"[{}]|  | [.,;:?]|None|\bnone\b|^\s|\s$|\n|_", text), text
    return text


def sentence(text: str) -> str:
    fine(text)
    assert text[0].isupper() or text[0] in "“0123456789", text
    assert text[-1] in ".?!", text
    return text


# -- the files


@cache
def entries_of(file: Path) -> list[ftl.EntryType]:
    return parse(file.read_text("utf-8")).body


@cache
def messages(name: str = "*", without: Sequence[str] = ()) -> list[ftl.Message]:
    files = [file for file in sorted(ENGLISH.glob(f"{name}.ftl")) if file.stem not in without]
    entries = [entry for file in files for entry in entries_of(file)]
    assert not [entry.content for entry in entries if isinstance(entry, ftl.Junk)]
    return [entry for entry in entries if isinstance(entry, ftl.Message)]


def test_no_key_is_written_twice() -> None:
    keys = [message.id.name for message in messages()]
    assert sorted(set(keys)) == sorted(keys)


@cache
def pieces(name: str = "*") -> set[str]:
    """Messages that others are made of."""
    found = (node for message in messages(name) for node in walk(message))
    return {node.id.name for node in found if isinstance(node, ftl.MessageReference)}


def named_in(client: str, files: Iterable[Path]) -> set[str]:
    """The keys of its own that a client's source names; a name that ends in a hyphen stands for all that go on so."""
    found = rf"""["'`]{client}-([a-z0-9-]+)"""
    named = {key for path in files for key in re.findall(found, path.read_text("utf-8"))}
    keys = [message.id.name.removeprefix(f"{client}-") for message in messages()]
    return named | {key for key in keys if key.startswith(tuple(name for name in named if name.endswith("-")))}


def test_no_key_is_without_use() -> None:
    """Every message belongs to something that exists, or is a piece of another."""
    told_of_islands = [shape.kind for shape in islands_events.SHAPES.values()]
    known = {
        "card": {*CARDS, *PAPERS, *(f"{card}-text" for card in CARDS), *GRANTS, *ASKING}
        | {"hidden", "unknown", "many", "of-family"},
        "family": {*PACKS, *WITHOUT_FAMILY},
        "event": {shape.kind for shape in SHAPES.values()} | set(told_of_islands) | {RESIGNED.kind},
        "did": {shape.kind for shape in SHAPES.values()} | {""},
        "log": {"-".join(kinds) for count in (2, 3) for kinds in itertools.product(told_of_islands, repeat=count)},
        "ask": {*kinds(), *ISLANDS_ASKED},
        "option": option_keys(),
        "reason": reason_keys(),
        "error": CODES,
        "expected": {key.removeprefix("expected-") for key in named_pieces()},
        "problem": {key.removeprefix("problem-") for key in named_pieces()},
        "verb": {verb.replace("_", "-") for verb in BY_NAME},
        "kind": {*KINDS, "paper"},
        "figure": set(FIGURES),
        "source": set(SOURCES),
        "column": set(COLUMNS),
        "list": {"comma", "and", "or"},
        "terminal": named_in("terminal", TERMINAL),
        "drawing": named_in("drawing", [*SOURCE.glob("*/draw.py"), *SOURCE.joinpath("kernel").glob("*.py")]),
        "server": named_in("server", SOURCE.joinpath("server").glob("*.py")),
        "mail": named_in("mail", SOURCE.joinpath("server").glob("*.py")),
        "sheets": named_in("sheets", SOURCE.joinpath("cli").glob("*.py")),
        "print": named_in("print", [*SOURCE.glob("print/*.py"), SOURCE / "cli" / "print.py", *BROWSER]),
        "web": named_in("web", BROWSER),
        "count": named_in("count", BROWSER),
        "table": named_in("table", [*TERMINAL, *BROWSER]),
        "rulebook": named_in("rulebook", BROWSER),
        "landmark": {*LANDMARKS[1:], "outline"},
        "token": set(TOKENS),
        "technology": set(TECHNOLOGIES),
        "development": set("123456"),
        "shape": set("0123456"),
        "colour": {*COLOURS, "any", "random"},
        "season": {"spring", "summer", "autumn", "winter"},
        "title": {*(title for _, title in TITLES), "none"},
        "sheet": set(SHIPPED_SHEAF.sheets),
        "completes": {"each"},
        "game": set(GAMES),
        "choice": {choice.name.replace("_", "-") for rules in GAMES.values() for choice in rules.choices}
        | {"any", "for"},
        "character": set(SHIPPED_LIBRARY.characters.pairs),
        "how": {step for entry in entries().values() for step in entry.how},
        "tie": set(GAMES),
    }
    alone = pieces() | {
        "outline",
        "unpainted",
        "then",
        "sentence",
        "folds",
        "range",
        "player",
        "language-name",
        "no-cards",
        "number-of-cards",
        "origami-of-family",
        "worth-folds",
        "rice-papers",
        "folds-by",
        "cards-by",
        "extra-points",
    }
    for message in messages(without=("click", "commands", "lab")):  # of these tests/cli/test_words.py knows
        head, _, rest = message.id.name.partition("-")
        assert message.id.name in alone or rest in known[head], message.id.name


HOMONYMS = {"card", "go on", "play", "turn", "winner"}
"""What terminal and browser say alike and mean differently."""


def patterns(message: ftl.Message) -> list[ftl.Pattern]:
    return [pattern for pattern in (message.value, *(each.value for each in message.attributes)) if pattern]


def bare(pattern: ftl.Pattern) -> str:
    """What a message says, whatever its arguments are called, and whether it begins a line and ends a sentence."""
    said = FluentSerializer().serialize_entry(ftl.Message(ftl.Identifier("x"), pattern))
    names = dict.fromkeys(re.findall(r"\$[a-z-]+", said))
    for place, name in enumerate(names):
        said = re.sub(rf"{re.escape(name)}\b(?!-)", f"${place}", said)
    said = re.sub(r"\[one\] \{ \$0 \}", "[1] 1", said.replace("[one]", "[1]"))
    return " ".join(said.removeprefix("x =").lower().split()).rstrip(".:!?… ")


def test_what_terminal_and_browser_both_say_stands_once() -> None:
    terminal, browser = (
        {bare(pattern) for message in messages(name) for pattern in patterns(message)} for name in ("terminal", "web")
    )
    # a frame for other words is none itself
    alike = {said for said in terminal & browser if re.search(r"[a-z]", re.sub(r"\{[^{}]*\}", "", said))}
    assert alike == HOMONYMS
    shared = {message.id.name for message in messages("table")}
    for name, sources in (("terminal", TERMINAL), ("web", BROWSER)):
        assert shared <= pieces(name) | {f"table-{key}" for key in named_in("table", sources)}, name


def test_names_of_arguments_have_hyphens() -> None:
    """As Fluent has them everywhere; the names of the program have underscores."""
    for message in messages():
        names = [node.id.name for node in walk(message) if isinstance(node, ftl.VariableReference)]
        assert not [name for name in names if "_" in name], message.id.name


def test_draw_has_a_capital_for_the_action_only() -> None:
    for message in messages(without=("commands",)):  # these draw pictures
        # the terminal's short labels name the action itself
        label = message.id.name.startswith(("terminal-brief-", "terminal-now-"))
        if not label and message.id.name not in ("option-draw", "table-draw"):
            assert not re.search(r"\bDraw\b", words_of(message)), message.id.name


def words_of(message: ftl.Message) -> str:
    return " ".join(element.value for element in walk(message) if isinstance(element, ftl.TextElement))


def walk(node: object) -> Iterator[object]:
    yield node
    for inner in vars(node).values() if isinstance(node, ftl.BaseNode) else node if isinstance(node, list) else ():
        yield from walk(inner)


# -- names


def has_a_name(card: str) -> None:
    name = fine(WORDS.card(card))
    article = "an" if name[0] in "AEIOU" and name != "Unicorn" else "a"
    assert WORDS.words(f"card-{card}.a") == f"{article} {name}"
    assert WORDS.words(f"card-{card}.plural")[:2] == name[:2]


def test_every_card_has_a_name_and_its_forms() -> None:
    holds_for_each(has_a_name, ((card,) for card in (*CARDS, *PAPERS)))


def test_every_family_kind_figure_and_source_has_a_name() -> None:
    for family in (*PACKS, *WITHOUT_FAMILY):
        fine(WORDS.family(family))
    for kind in (*KINDS, "paper"):
        fine(WORDS.kind(kind))
        sentence(WORDS.words(f"kind-{kind}.note"))
    for figure in FIGURES:
        fine(WORDS.figure(figure))
    assert len({fine(WORDS.provenance(source)) for source in SOURCES}) == len(SOURCES)


def test_lists_of_cards() -> None:
    assert WORDS.cards([]) == "no cards"
    assert WORDS.cards(["owl"]) == "an Owl"
    assert WORDS.cards(["owl", "fly", "owl"]) == "2 Owls and a Fly"
    assert WORDS.cards(["sheep", "sheep", "fox", None, None]) == "2 Sheep, a Fox and 2 cards"


def test_a_card_that_has_only_a_name_has_the_forms_of_an_unknown_one() -> None:
    words = Words(names={"card-owlet": "Owlet"}, strict=True)
    assert words.card("owlet") == "Owlet"
    assert words.cards(["owlet"]) == "the card “Owlet”"
    assert words.cards(["owlet", "cat", "owlet"]) == "2 “Owlet” cards and a Cat"
    assert words.event(Event("entered", 0, {"card": "owlet"}), SEATS) == "Ann brings the Owlet into the middle."


# -- what cards do


def sheet() -> str:
    lines = []
    for family in PACKS.values():
        lines.append(f"# {WORDS.family(family.id)}\n")
        for card in family.cards:
            lines.append(f"{WORDS.card(card.id)} ({WORDS.kind(card.kind).lower()}): {WORDS.card_text(card)}\n")
        lines.append("\n")
    return "".join(lines).rstrip("\n") + "\n"


def test_the_texts_of_all_cards_are_those_we_have_read() -> None:
    assert sheet() == SNAPSHOT.read_text("utf-8")


def has_a_short_text(card: str) -> None:
    assert len(sentence(WORDS.card_text(CARDS[card]))) < 150


def test_every_card_text_is_one_short_sentence() -> None:
    holds_for_each(has_a_short_text, ((card,) for card in CARDS))


OWN = [card for card in CARDS.values() if WORDS.has(f"card-{card.id}-text")]


@pytest.mark.parametrize("card", OWN, ids=lambda card: card.id)
def test_a_sentence_of_its_own_fits_what_the_card_does_now(card: Card) -> None:
    """If this fails the instructions have changed: read the sentence again, then note the new fingerprint."""
    assert WORDS.words(f"card-{card.id}-text.of") == fingerprint(card)


def test_an_edited_card_loses_its_own_sentence() -> None:
    dove = dataclasses.replace(CARDS["dove"], program=(("draw_from_deck", {"cards": 2}),))
    assert WORDS.card_text(dove) == "You draw 2 cards from the deck."


def samples(parameter: Parameter) -> list[Any]:
    match parameter.kind:
        case "number":
            return [parameter.least, min(parameter.least + 1, parameter.most), parameter.most]
        case "choice":
            return list(parameter.choices)
        case "card":
            return ["owl"]
        case "family":
            return ["sea"]
        case "programs":
            one: tuple[Instruction, ...] = (("look_at_hand", {}),)
            return [tuple([one] * count) for count in range(parameter.least, parameter.most + 1)]
    return [True]


def has_words_for_its_parameters(name: str) -> None:
    verb = BY_NAME[name]
    given = [samples(p) + [None] * (p.name not in verb.required) for p in verb.parameters]
    for values in itertools.product(*given):
        program = {p.name: value for p, value in zip(verb.parameters, values, strict=True) if value is not None}
        alone: tuple[Instruction, ...] = ((name, program),)
        second: tuple[Instruction, ...] = (("extra_action", {}), *alone)
        for steps in (alone, second):
            sentence(WORDS.card_text(dataclasses.replace(CARDS["cat"], program=steps)))


def test_every_verb_has_words_for_all_its_parameters() -> None:
    holds_for_each(has_words_for_its_parameters, ((name,) for name in BY_NAME))


def can_be_a_branch(name: str) -> None:
    fine(WORDS.option(Option(1, "", "branch", {"verb": name.replace("_", "-"), "family": "sky"})))


def test_every_verb_can_be_a_branch() -> None:
    holds_for_each(can_be_a_branch, ((name,) for name in BY_NAME))


# -- what happens


VIEWERS = (None, 0, 1, 2, SPECTATOR, OMNISCIENT)


def told(shape: Shape, hidden: bool) -> Event:
    ids: dict[str, Any] = {"card": "owl", "column": "left", "to": 1, "by": 1, "owner": 1}
    args = {field[0]: ids.get(field[0], 2) for field in (shape.secret, shape.a, shape.b) if field}
    if hidden and shape.secret:
        args[shape.secret[0]] = None
    return Event(shape.kind, 0, args)


def event_has_words(kind: str, viewer: int | None) -> None:
    shape = next(shape for shape in SHAPES.values() if shape.kind == kind)
    seen = sentence(WORDS.event(told(shape, hidden=False), SEATS, viewer))
    hidden = sentence(WORDS.event(told(shape, hidden=True), SEATS, viewer))
    assert not NAMES.search(hidden)
    if viewer in (0, 1):
        assert SEATS[viewer] not in seen, "I am you"
    else:
        assert not re.search(r"\byou", seen, re.IGNORECASE), "somebody else is not"


def test_every_event_has_words_for_every_viewer() -> None:
    kinds = [shape.kind for shape in SHAPES.values()]
    holds_for_each(event_has_words, itertools.product(kinds, VIEWERS))


def test_the_viewer_is_you() -> None:
    event = Event("given", 0, {"card": "owl", "to": 1})
    assert WORDS.event(event, SEATS, 0) == "You pass an Owl to Ben."
    assert WORDS.event(event, SEATS, 1) == "Ann passes you an Owl."
    assert WORDS.event(Event("given", 0, {"card": None, "to": 1}), SEATS, 2) == "Ann passes a card to Ben."


def test_a_seat_without_a_name_is_numbered() -> None:
    assert WORDS.event(Event("drawn", 1, {"card": None}), ()) == "Player 2 draws a card from the deck."


def test_cards_that_move_together_share_a_line() -> None:
    events = [
        Event("paid", 0, {"card": "owl"}),
        Event("paid", 0, {"card": "cat"}),
        Event("drawn", 1, {"card": None}),
        Event("drawn", 1, {"card": None}),
        Event("drawn", 2, {"card": "cat"}),
        Event("declined", 0, {"card": "elephant"}),
        Event("declined", 0, {"card": "elephant"}),
    ]
    assert WORDS.log(events, SEATS, viewer=2) == [
        "Ann pays with an Owl and a Cat.",
        "Ben draws 2 cards from the deck.",
        "You draw a Cat from the deck.",
        "Ann declines the Elephant’s offer.",
        "Ann declines the Elephant’s offer.",
    ]


# -- what is asked


@cache
def all_calls() -> list[tuple[str, ast.Call]]:
    files = [file for file in sorted(SOURCE.rglob("*.py")) if file.relative_to(SOURCE).parts[0] not in ("toy", "text")]
    nodes = (node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8"))))
    return [(node.func.id, node) for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]


def calls(name: str) -> Iterator[ast.Call]:
    return (node for called, node in all_calls() if called == name)


def keys_of(name: str, place: int) -> set[str]:
    """The keys that the sources give when they make an Option or a Reason."""
    given = [key for node in calls(name) for key in either(node.args[place]) if not isinstance(key, ast.Name)]
    assert all(isinstance(key, ast.Constant) for key in given), "a key that only running the program would tell"
    return {str(key.value) for key in given if isinstance(key, ast.Constant)}


def keys_from(function: str) -> set[str]:
    """The keys that steps give, beside other things, when they say why not, or what is no hand card."""
    found: list[ast.expr] = []
    for file in sorted((SOURCE / "origami" / "engine").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name == function:
                told = [each.value for each in ast.walk(node) if isinstance(each, ast.Return)]
                found += [key for value in told if isinstance(value, ast.Tuple) for key in either(value.elts[0])]
    assert all(isinstance(key, ast.Constant) for key in found), "a key that only running the program would tell"
    return {str(key.value) for key in found if isinstance(key, ast.Constant)}


@cache
def option_keys() -> set[str]:
    """Those that questions are made with, and those that were promised to the browser."""
    return keys_of("Option", 2) | keys_from("beside") | set(OPTIONS)


@cache
def reason_keys() -> set[str]:
    return keys_of("Reason", 0) | keys_from("refusal")


def either(value: ast.expr) -> list[ast.expr]:
    """What an expression can be: both ends of an `if`."""
    return either(value.body) + either(value.orelse) if isinstance(value, ast.IfExp) else [value]


@cache
def kinds() -> tuple[str, ...]:
    """Every kind of question that some step asks."""
    return tuple(question.kind for step in STEPS for question in step.questions)


def test_every_step_with_options_says_what_it_asks() -> None:
    for step in STEPS:
        classes = [base for base in type(step).__mro__ if base.__name__ not in ("Step", "Verb")]
        assert any("options" in vars(base) for base in classes) == bool(step.questions), step.name


def has_few_words(kind: str) -> None:
    assert len(fine(WORDS.words(f"drawing-asks-{kind}"))) <= 20


def test_every_kind_of_question_has_few_words_in_a_drawing() -> None:
    holds_for_each(has_few_words, ((kind,) for kind in sorted({*kinds(), *ISLANDS_ASKED})))


def test_every_kind_of_question_has_words() -> None:
    assert "take-from-line" in kinds()
    missing = [kind for kind in kinds() if not WORDS.has(f"ask-{kind}")]
    assert not missing


def test_every_option_and_reason_of_the_sources_has_words() -> None:
    assert {"card", "special", "branch", "double"} <= option_keys()
    assert {"cannot-pay", "unbalanced", "no-access"} <= reason_keys()
    missing = [key for key in option_keys() if not WORDS.has(f"option-{key}")]
    missing += [key for key in reason_keys() if not WORDS.has(f"reason-{key}")]
    assert not missing


def test_reasons_carry_figures() -> None:
    assert (
        WORDS.reason(Reason("cannot-pay", {"cost": 4, "discount": 0, "sums": [2, 3, 5]}))
        == "costs 4; with your other cards you can make 2, 3 or 5"
    )
    assert (
        WORDS.reason(Reason("cannot-pay", {"cost": 9, "discount": 0, "sums": [1, 2, 3, 4, 6]}))
        == "costs 9; with your other cards you can make 1 to 4 or 6"
    )
    assert (
        WORDS.reason(Reason("cannot-pay", {"cost": 4, "discount": 0, "sums": []}))
        == "costs 4; you have no other cards to pay with"
    )
    assert WORDS.reason(Reason("too-many-folds", {"folds": 3, "left": 1})) == "has 3 folds; only 1 is left to take"


def ask(kind: str, source: str | None = None, least: int = 1, most: int = 1, **args: Any) -> str:
    return WORDS.prompt(Decision("0.0.0", 0, kind, source, f"ask-{kind}", args, least, most, (), 0))


def test_questions_carry_figures() -> None:
    assert ask("action", least=0) == "You have an extra action. What will you do with it?"
    assert (
        ask("pay", card="raccoon", price=4, discount=2)
        == "Which card will you pay with? The Raccoon still needs 4 folds; you may leave up to 2 unpaid."
    )
    assert ask("hand-limit", limit=8, cards=2) == "You may keep 8 cards. Which will you discard? 2 to go."


def test_an_option_shows_the_figures_that_matter() -> None:
    owl = Option(1, "owl", "card", {"card": "owl", "cost": 4, "folds": 2})
    assert WORDS.option(owl) == "Owl (cost 4, 2 folds)"
    assert WORDS.option(owl, kind="pay") == "Owl (2 folds)"
    assert WORDS.option(owl, kind="play") == "Owl (cost 4)"
    assert WORDS.option(Option(2, "seat-1", "seat", {"seat": 1}), SEATS) == "Ben"


# -- whole games


@pytest.mark.parametrize("number", range(8, 12))
def test_a_whole_game_has_words(number: int) -> None:
    players = 2 + number % 4
    rules = ORIGAMI if number < 10 else LEGENDS if players < 4 else MIXED
    game = Game.start(rules, players=players, seed=Seed.number(number))
    chance = random.Random(number)
    while not game.over:
        for decision in game.decisions():
            sentence(WORDS.prompt(decision))
            for option in decision.options:
                fine(WORDS.option(option, SEATS, decision.kind))
                if option.reason:
                    fine(WORDS.reason(option.reason))
        seat = chance.choice(game.waiting())
        game.answer(seat, chance.choice(game.decision(seat).offered).id)
    for viewer in (*range(players), SPECTATOR, OMNISCIENT):
        events = game.events(viewer)
        for event in events:
            line = sentence(WORDS.event(event, SEATS, viewer))
            if "card" in event.args and event.args["card"] is None:
                assert not NAMES.search(line), line
        for line in WORDS.log(events, SEATS, viewer):
            sentence(line)


# -- errors


def raised() -> list[tuple[str, tuple[str, ...]]]:
    """Every error of the sources: its code and the names of its details."""
    found = []
    for node in calls("SenbazuruError"):
        if ast.unparse(node.args[0]) == "error.code":
            continue  # somebody else's error, told once more
        assert isinstance(node.args[0], ast.Constant), ast.unparse(node)
        found.append((str(node.args[0].value), tuple(str(keyword.arg) for keyword in node.keywords)))
    return sorted(set(found))


def says_what_to_do(code: str, names: tuple[str, ...]) -> None:
    for value in (1, 7, "something"):
        details = {name: [value] if name == "asked" else value for name in names}
        text = sentence(WORDS.error(SenbazuruError(code, **details)))
        assert re.search(r"[.:;] [A-Zs“]", text), text


def test_every_error_says_what_is_wrong_and_what_to_do() -> None:
    holds_for_each(says_what_to_do, raised())


def test_every_code_has_words() -> None:
    assert not [code for code in CODES if not WORDS.has(f"error-{code}")]
    assert "greedy" in WORDS.error(SenbazuruError("unknown-bot", bot="hal", known="greedy, random"))


def test_an_error_shows_its_details() -> None:
    expected = Said("expected-whole-number", least=1, most=4)
    error = SenbazuruError("bad-pack", file="sea.toml", line=9, card="crab", field="folds", expected=expected)
    assert WORDS.error(error) == (
        "Something is wrong in sea.toml, line 9 (card: crab, field: folds). Expected there: a whole number from 1 to 4."
    )


# -- pieces of errors


@cache
def pieces_of_errors() -> dict[str, tuple[str, ...]]:
    """The keys of all that is expected or wrong somewhere, each with its arguments."""
    found: dict[str, tuple[str, ...]] = dict.fromkeys(named_pieces(), ())
    for node in calls("Said"):
        if isinstance(node.args[0], ast.Constant):
            found[str(node.args[0].value)] = tuple(str(keyword.arg) for keyword in node.keywords)
    return found


def named_pieces() -> set[str]:
    files = [file for file in SOURCE.rglob("*.py") if file.relative_to(SOURCE).parts[0] not in ("toy", "text")]
    return {key for file in files for key in re.findall(r'"((?:expected|problem)-[a-z-]+)"', file.read_text("utf-8"))}


def piece_has_words(key: str) -> None:
    names = pieces_of_errors()[key]
    for values in (["one"], ["2", "three"]):
        said = WORDS.said(Said(key, **dict.fromkeys(names, values)))
        assert said == said.strip()
        assert said[-1] not in ".!?", "it is the end of another sentence"


def test_every_piece_of_an_error_has_words_for_what_it_is_given() -> None:
    holds_for_each(piece_has_words, ((key,) for key in sorted(named_pieces())))


def test_a_piece_of_an_error_is_data_until_it_is_said() -> None:
    said = Said("expected-line", name="bids", expected=Said("expected-numbers", count=2, least=0, most=12_000))
    assert str(said) == "`bids:` 2 numbers from 0 to 12000", "a number is written as one would type it"
    assert str(Said("expected-either", known=["yes", "no"])) == "yes or no"
    error = SenbazuruError("bad-position", line=3, expected=said)
    assert str(error) == "Line 3 of the position makes no sense. Expected there: `bids:` 2 numbers from 0 to 12000."
    again = pickle.loads(pickle.dumps(error))
    assert (again.details, str(again)) == (error.details, str(error))
    plain = {"key": "expected-numbers", "args": {"count": 2, "least": 0, "most": 12_000}}
    assert said.as_dict() == {"key": "expected-line", "args": {"name": "bids", "expected": plain}}


def test_an_error_says_the_same_after_it_has_gone_over_the_wire() -> None:
    reason = Reason("cannot-pay", {"cost": 4, "discount": 0, "sums": [2, 3, 5]})
    for error in (
        SenbazuruError(
            "wrong-value", option="colours", expected=Said("expected-number-or-some", known=["red", "blue"])
        ),
        SenbazuruError("not-offered", option="owl", step=1, offered="fly", why=reason.as_dict()),
        SenbazuruError("not-your-decision", seat=1, asked=[0, 2]),
    ):
        wire = msgspec.json.decode(msgspec.json.encode(Problem.of(error)), type=Problem)
        assert WORDS.error(SenbazuruError(wire.code, **wire.args)) == WORDS.error(error)
    piece = Said("expected-players", least=3)
    said = [WORDS.words("error-wrong-value", option="warm", expected=one) for one in (piece, piece.as_dict())]
    assert said == ["The option “warm” cannot have that value. Please give 3 players or more."] * 2


def test_a_piece_that_nobody_has_words_for_stops_nothing() -> None:
    words = Words()
    strange = {"key": "expected-miracle", "args": {"of": "saint"}, "more": 1}
    for expected in (Said("expected-miracle", of="saint"), strange):
        error = SenbazuruError("wrong-value", option="warm", expected=expected)
        assert words.error(error) == ("The option “warm” cannot have that value. Please give {expected-miracle}.")
    assert "{reason-none}" in words.error(SenbazuruError("not-offered", option="owl", why={"key": "none"}))


# -- what is missing


def test_a_missing_word_is_shown_and_stops_nobody() -> None:
    words = Words()
    assert words.words("nonsense") == "{nonsense}"
    assert words.card("yeti") == "{card-yeti}"
    assert words.cards(["yeti", "owl"]) == "the card “{card-yeti}” and an Owl"
    assert (
        words.event(Event("taken", 0, {"card": "yeti"}), SEATS)
        == "Ann takes the card “{card-yeti}” from the draw line."
    )
    assert words.event(Event("nonsense", 0, {}), SEATS) == "{event-nonsense}"
    assert words.reason(Reason("wrong-family", {})) == "only family cards will do"


def test_a_missing_word_is_an_error_in_tests() -> None:
    with pytest.raises(KeyError, match="no words in en for nonsense"):
        WORDS.words("nonsense")
    with pytest.raises(KeyError, match="reason-wrong-family"):
        WORDS.reason(Reason("wrong-family", {}))
    with pytest.raises(KeyError, match="no words in tlh"):
        Words("tlh", strict=True)


def test_an_unknown_language_is_english() -> None:
    assert Words("tlh").card("owl") == "Owl"
    assert Words("../en").language == "en"
    assert Words("en-GB").language == "en"


def test_arguments_are_plain_text() -> None:
    """A player's name is no message."""
    assert WORDS.event(Event("ended", None, {}), ["{ $card }"]) == "The game is over."
    assert WORDS.event(Event("drawn", 0, {"card": None}), ["{ $x }"]) == "{ $x } draws a card from the deck."


if __name__ == "__main__":
    SNAPSHOT.write_text(sheet(), "utf-8")
