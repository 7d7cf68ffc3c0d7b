"""The types of the protocol for the browser: made from the Python definitions, and true of what is sent."""

import random
from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, NewType, NotRequired, TypedDict, get_args, get_type_hints

import msgspec
import pytest
from msgspec import Meta, Struct

from senbazuru.games import GAMES, game_named
from senbazuru.kernel.check import provable
from senbazuru.kernel.decision import DecisionView, PublicDecision
from senbazuru.kernel.event import Event, Shape
from senbazuru.kernel.game import Game, GameView
from senbazuru.kernel.random import Seed
from senbazuru.kernel.state import OMNISCIENT, SPECTATOR
from senbazuru.server import messages
from senbazuru.server.typescript import ASKED, TYPED, Writer, protocol

PROTOCOL_TS = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_file_in_web_is_up_to_date() -> None:
    made = PROTOCOL_TS.read_text(encoding="utf-8")
    assert made == protocol(), "python -m senbazuru.server.typescript > web/src/protocol.ts"


def test_every_message_is_in_it() -> None:
    mentioned = protocol()
    defined = [
        name
        for name, kind in vars(messages).items()
        if isinstance(kind, type) and issubclass(kind, Struct) and kind not in (Struct, messages.Request)
    ]
    assert len(defined) > 30
    assert [name for name in defined if f"export interface {name} {{" not in mentioned] == []


def test_every_tagged_message_belongs_to_one_side_of_the_socket() -> None:
    tagged = {
        kind
        for kind in vars(messages).values()
        if isinstance(kind, type) and issubclass(kind, Struct) and kind.__struct_config__.tag_field == "type"
    }
    client, server = set(get_args(messages.ClientMessage)), set(get_args(messages.ServerMessage))
    assert tagged == client ^ server


# -- one kind of type after the other


class Point(TypedDict):
    """Where."""

    x: int
    y: NotRequired[float]


Side = Literal["left", "right"]
Card = NewType("Card", str)


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Move(Struct, tag="move"):
    """Go there.

    And stay.
    """

    to: Point
    by: "Move | None" = None


class Stop(Struct, tag="stop", tag_field="kind", rename="camel", omit_defaults=True):
    at_once: bool = False


@pytest.mark.parametrize(
    ("kind", "written"),
    [
        (str, "string"),
        (int, "number"),
        (float, "number"),
        (bool, "boolean"),
        (None, "null"),
        (Any, "unknown"),
        (int | None, "number | null"),
        (int | float | str, "number | string"),
        (Literal["a", 'b"', 3, None], '"a" | "b\\"" | 3 | null'),
        (Colour, '"red" | "blue"'),
        (list[int], "number[]"),
        (list[int | None], "(number | null)[]"),
        (list[list[Literal["a"]]], '"a"[][]'),
        (tuple[int, ...], "number[]"),
        (tuple[int, str], "[number, string]"),
        (dict[str, Any], "Record<string, unknown>"),
        (dict[Literal["a", "b"], list[int]], 'Record<"a" | "b", number[]>'),
        (Annotated[int, Meta(ge=0)], "number"),
        (Card, "string"),
        (Card | None, "string | null"),
        (Move | Point, "Move | Point"),
    ],
)
def test_a_type_and_how_it_is_written(kind: Any, written: str) -> None:
    assert Writer().sent(type(None) if kind is None else kind) == written


def test_a_class_becomes_an_interface_and_so_does_what_it_mentions() -> None:
    writer = Writer()
    writer.sent(Move)
    assert writer.text() == (
        "/**\n * Go there.\n *\n * And stay.\n */\n"
        'export interface Move {\n  type: "move";\n  to: Point;\n  by: Move | null;\n}\n\n'
        "/** Where. */\n"
        "export interface Point {\n  x: number;\n  y?: number;\n}\n"
    )


def test_what_is_left_out_when_it_is_the_default_may_be_missing() -> None:
    writer = Writer()
    writer.sent(Stop)
    assert writer.text() == 'export interface Stop {\n  kind: "stop";\n  atOnce?: boolean;\n}\n'


def test_a_client_may_leave_out_what_has_a_default() -> None:
    writer = Writer()
    assert writer.received(list[Move]) == "Move[]"
    assert "  by?: Move | null;\n" in writer.text()


def test_what_goes_both_ways_has_a_draft() -> None:
    writer = Writer()
    assert (writer.sent(Move), writer.received(Move), writer.received(Point)) == ("Move", "MoveDraft", "Point")
    assert "  by: Move | null;\n" in writer.text()
    assert "export interface MoveDraft {" in writer.text()
    assert "  by?: MoveDraft | null;\n" in writer.text()


def test_words_get_their_name_and_long_unions_a_line_each() -> None:
    writer = Writer({"Side": Side, "Digit": Literal[1, 2, 3, 4, 5, 6, 7]})
    assert writer.sent(dict[Side, Side | None]) == "Record<Side, Side | null>"
    broken = "".join(f"\n  | {n}" for n in range(1, 8))
    assert writer.text() == f'export type Side = "left" | "right";\n\nexport type Digit ={broken};\n'


@pytest.mark.parametrize(
    ("shape", "written"),
    [
        (Shape("turn", a=("number", int)), '{ event: "turn"; seat: number; number: number }'),
        (Shape("ended", seated=False), '{ event: "ended"; seat: null }'),
        (Shape("placed", ("card", Card), b=("on", Side)), '{ event: "placed"; seat: number; card: string; on: Side }'),
        (Shape("drawn", ("card", Card), hidden=True), '{ event: "drawn"; seat: number; card: string | null }'),
        (Shape("gone", a=("packed", int), told=Point), '{ event: "gone"; seat: number; x: number; y: number }'),
    ],
    ids=lambda shape: shape.kind if isinstance(shape, Shape) else "",
)
def test_an_event_says_its_kind_its_seat_and_its_arguments(shape: Shape, written: str) -> None:
    assert Writer({"Side": Side}).told(shape) == written


def test_every_event_of_every_game_has_its_line() -> None:
    lines = [line.removesuffix(";") for line in protocol().splitlines()]
    names = {name: kind for game in ASKED for name, kind in game.NAMES.items()}
    for entry in TYPED:
        for shape in game_named(entry.name).shapes.values():
            assert f"  | {Writer(names).told(shape)}" in lines


def test_what_python_leaves_open_is_described_by_name() -> None:
    class Shown(Struct):
        view: dict[str, Any]
        other: dict[str, Any]

    writer = Writer(left_open={"view": "View"})
    writer.sent(Shown)
    assert writer.text() == "export interface Shown {\n  view: View;\n  other: Record<string, unknown>;\n}\n"


def test_two_types_of_one_name_are_refused() -> None:
    class Point(TypedDict):
        z: int

    writer = Writer()
    writer.sent(Move)
    with pytest.raises(TypeError, match="two types are called Point"):
        writer.sent(Point)


def test_what_goes_both_ways_is_not_written_as_a_draft_first() -> None:
    writer = Writer()
    writer.received(Move)
    with pytest.raises(TypeError, match="two types are called Move"):
        writer.sent(Move)


def test_what_has_no_type_there_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript for"):
        Writer().sent(complex)


# -- the games keep to their types


def is_a(kind: Any, shown: Any) -> bool:
    """Whether a value is of this type: whatever the type does not name is lost by converting, at any depth."""
    return bool(msgspec.convert(shown, kind, strict=True) == shown)


def looks_right(game: Game, viewer: int) -> None:
    shown = game.view(viewer)
    present = {key: shown.pop(key) for key in get_type_hints(GameView)}
    assert is_a(get_type_hints(type(game.rules).view)["return"], shown)
    for decision in present.pop("decisions"):
        assert is_a(DecisionView if decision["seat"] == viewer else PublicDecision, decision)
        if decision["seat"] == viewer and game.rules.name in {entry.name for entry in TYPED}:
            speaks_right(decision)
    assert [type(value) for value in present.values()] == [bool, int, list]


def speaks_right(decision: Mapping[str, Any]) -> None:
    """Whether a question and its options speak of what is declared for them, also those that would come next."""
    assert any(fits(game.QUESTIONS[decision["kind"]], decision["args"]) for game in asking(decision["kind"]))
    for option in decision["options"]:
        declared = [game.OPTIONS[option["key"]] for game in ASKED if option["key"] in game.OPTIONS]
        assert any(fits(kind, option["args"]) for kind in declared), option
        if "ahead" in option:
            speaks_right(option["ahead"])


def asking(kind: str) -> list[Any]:
    return [game for game in ASKED if kind in game.QUESTIONS]


def fits(kind: Any, shown: Any) -> bool:
    try:
        return is_a(kind, shown)
    except msgspec.ValidationError:
        return False


def test_a_question_that_speaks_of_something_else_is_found() -> None:
    game = Game.start(GAMES["origami"], seed=Seed.number(3))
    (seat,) = game.waiting()
    (decision,) = game.view(seat)["decisions"]
    speaks_right(decision)
    option = {"id": 1, "word": "cat", "key": "card", "args": {"card": "cat", "cost": 1}, "where": []}
    with pytest.raises(AssertionError):
        speaks_right({**decision, "options": [option]})
    with pytest.raises(AssertionError):
        speaks_right({**decision, "args": {"colour": "blue"}})


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_shows_is_what_its_types_say(name: str) -> None:
    rules = GAMES[name]
    for number in range(3):
        chance = random.Random(number)
        players, options = provable(rules).random_table(chance)
        game = Game.start(rules, players=players, options=options, seed=Seed.number(number))
        viewers = (*range(players), SPECTATOR, OMNISCIENT)
        while not game.over:
            looks_right(game, chance.choice(viewers))
            seat = chance.choice(game.waiting())
            game.answer(seat, chance.choice(game.decision(seat).offered).id)
        for viewer in viewers:
            looks_right(game, viewer)


def test_a_view_with_something_more_or_something_else_is_found() -> None:
    assert is_a(Point, {"x": 1})
    assert not is_a(Point, {"x": 1, "z": 2})
    with pytest.raises(msgspec.ValidationError):
        is_a(Point, {"x": None})


# -- and so do their events


@cache
def told(name: str) -> list[Event]:
    """All that anybody is told in some games of chance."""
    rules, events = GAMES[name], list[Event]()
    for number in range(20):
        chance = random.Random(number)
        players, options = provable(rules).random_table(chance)
        game = Game.start(rules, players=players, options=options, seed=Seed.number(number))
        while not game.over:
            seat = chance.choice(game.waiting())
            game.answer(seat, chance.choice(game.decision(seat).offered).id)
        for viewer in (*range(players), SPECTATOR, OMNISCIENT):
            events += game.events(viewer)
    return events


def hold(events: Iterable[Event], shapes: Iterable[Shape]) -> None:
    """Refuse an event that has more, fewer or other arguments than its shape declares."""
    kinds = {
        shape.kind: msgspec.defstruct(shape.kind, [*shape.types().items()], forbid_unknown_fields=True)
        for shape in shapes
    }
    for event in events:
        msgspec.convert(event.as_dict(), kinds[event.kind], strict=True)


@pytest.mark.parametrize("name", GAMES)
def test_an_event_has_the_arguments_that_are_declared_and_no_others(name: str) -> None:
    hold(told(name), GAMES[name].shapes.values())


FAMILIES_OF_GAMES = [("origami", "legends", "mixed"), ("islands",), ("boats",)]
RARE = {"passed-turn", "stalled", "no-token", "token-taken", "shape-rolled"}
"""What chance does not bring about in a few games."""


@pytest.mark.parametrize("names", FAMILIES_OF_GAMES)
def test_these_games_tell_of_everything_but_what_is_rare(names: tuple[str, ...]) -> None:
    kinds = {event.kind for name in names for event in told(name)}
    assert {shape.kind for shape in GAMES[names[0]].shapes.values()} - kinds <= RARE


@pytest.mark.parametrize("names", FAMILIES_OF_GAMES)
def test_what_may_be_hidden_is_told_to_some_and_hidden_from_others(names: tuple[str, ...]) -> None:
    events = [event for name in names for event in told(name)]
    secrets = {shape.kind: shape.secret for shape in GAMES[names[0]].shapes.values() if shape.hidden}
    assert secrets
    for kind, secret in secrets.items():
        assert secret
        assert {event.args[secret[0]] is None for event in events if event.kind == kind} == {True, False}, kind


@pytest.mark.parametrize(
    ("name", "event"),
    [
        ("origami", Event("drawn", 0, {"card": "owl", "column": "left"})),
        ("origami", Event("drawn", 0, {})),
        ("origami", Event("drawn", None, {"card": None})),
        ("origami", Event("drawn", 0, {"card": 7})),
        ("origami", Event("paid", 0, {"card": None})),
        ("origami", Event("placed", 0, {"card": "owl", "column": "middle"})),
        ("origami", Event("ended", 0, {})),
        ("islands", Event("earned", 0, {"coins": 2, "why": "theft"})),
        ("islands", Event("earned", 0, {"coins": True, "why": "income"})),
        ("islands", Event("token", 0, {"token": "volcano", "gained": 1})),
        ("islands", Event("painted", 0, {"where": 5, "form": 1})),
        ("islands", Event("painted", 0, {"island": 1, "name": "Gampi", "colour": "red", "squares": [3]})),
        ("boats", Event("bid", 0, {"coins": 2})),
    ],
    ids=str,
)
def test_an_event_with_more_less_or_something_else_is_found(name: str, event: Event) -> None:
    with pytest.raises(msgspec.ValidationError):
        hold([event], GAMES[name].shapes.values())


@pytest.mark.parametrize(
    "shape",
    [
        Shape("drawn", ("sheet", int)),
        Shape("drawn", ("sheet", str), hidden=True),
        Shape("drawn", hidden=True),
        Shape("boat", a=("number", int), b=("cargo", int)),
        Shape("won", a=("cargo", int), seated=False),
        Shape("won", a=("cargo", Literal[1, 2])),
        Shape("won", a=("cargo", int), b=("number", int)),
    ],
    ids=str,
)
def test_a_shape_that_declares_something_else_is_found(shape: Shape) -> None:
    others = [other for other in GAMES["boats"].shapes.values() if other.kind != shape.kind]
    with pytest.raises(msgspec.ValidationError):
        hold(told("boats"), [*others, shape])
