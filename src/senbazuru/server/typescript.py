"""The protocol as TypeScript types, made from the definitions of the messages and of what the games show.

    python -m senbazuru.server.typescript > web/src/protocol.ts

Everything that the messages mention is declared once, in the order in which it is met.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from inspect import cleandoc
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NewType,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from msgspec import Struct, structs

from senbazuru.games import SHIPPED, found, game_named
from senbazuru.kernel.decision import DecisionView, OptionView
from senbazuru.kernel.event import RESIGNED, Shape
from senbazuru.kernel.game import GameView
from senbazuru.server import messages as m

SENT: Final[tuple[type[Struct], ...]] = (
    *(m.Admission, m.TableLine, m.Replay, m.Course, m.GameInfo, m.Rulebook, m.CardInfo, m.CountInfo, m.Health),
    *(m.MyTable, m.MailInfo, m.ServerInfo),
)
RECEIVED: Final[tuple[type[Struct], ...]] = (m.NewTable, m.NewPerson, m.NewCount, m.MyTables, m.NewMail)
"""What goes over HTTP, from the server and to it. What goes through the socket is in the two unions."""

LEFT_OPEN: Final = {"view": "View", "events": "ToldEvent[]", "outlook": "Outlook[]"}
"""Fields that are any object to Python, which need not read them, but have a type in the browser."""

TYPED: Final = tuple(entry for entry in SHIPPED if entry.asked)
"""The games that the browser knows by their types. All others it shows with a plain board."""
ASKED: Final = tuple(found(place) for place in dict.fromkeys(entry.asked for entry in TYPED))
"""Where they say what their questions and options speak of."""

_SIMPLE: Final[dict[Any, str]] = {
    Any: "unknown",
    object: "unknown",
    NoneType: "null",
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
}
_IN_ONE_LINE: Final = 6


class Writer:
    """Collects declarations. Whatever a type mentions is declared too."""

    def __init__(self, words: Mapping[str, Any] | None = None, left_open: Mapping[str, str] | None = None) -> None:
        self.words = words or {}
        self.left_open = left_open or {}
        self._declared: dict[str, str] = {}
        self._shapes: dict[str, tuple[Any, bool]] = {}
        for name, kind in self.words.items():
            self.alias(name, [_literal(word) for word in get_args(kind)])

    def text(self) -> str:
        """All declarations."""
        return "\n".join(self._declared.values())

    def alias(self, name: str, members: Sequence[str], doc: str | None = None) -> None:
        """A name for a union."""
        broken = "".join(f"\n  | {member}" for member in members)
        meaning = broken if len(members) > _IN_ONE_LINE else f" {' | '.join(members)}"
        self._declared[name] = f"{_comment(doc)}export type {name} ={meaning};\n"

    def told_apart(self, cls: Any, by: str, args: Sequence[Mapping[str, Any]]) -> None:
        """A class whose `args` are of another type for each value of one of its fields."""
        kinds: dict[str, list[str]] = {}
        for game in args:
            for value, kind in game.items():
                kinds.setdefault(self.sent(kind), []).append(_literal(value))
        members = [f"{{ {by}: {' | '.join(dict.fromkeys(values))}; args: {name} }}" for name, values in kinds.items()]
        shown = self._interface(cls, draft=False)
        lines = self._declared[shown].splitlines(keepends=True)
        rest = "".join(line for line in lines if not line.startswith((f"  {by}:", "  args:")))
        base = f"{shown.removesuffix('View')}Base"
        union = "".join(f"\n  | {member}" for member in members)
        self._declared[shown] = rest.replace(f"interface {shown} ", f"interface {base} ")
        self._declared[shown] += f"export type {shown} = {base} & ({union}\n);\n"

    def sent(self, kind: Any) -> str:
        """How to write something that the server sends: what has a default is there all the same."""
        return self._written(kind, draft=False)

    def told(self, shape: Shape) -> str:
        """How to write an event of this shape."""
        return f"{{ {'; '.join(f'{name}: {self.sent(kind)}' for name, kind in shape.types().items())} }}"

    def received(self, kind: Any) -> str:
        """How to write something that a client sends: what has a default may be left out.

        A class that goes both ways becomes two, the second one a draft; what is sent must be written first.
        """
        return self._written(kind, draft=True)

    def _written(self, kind: Any, draft: bool) -> str:
        origin, args = get_origin(kind), get_args(kind)
        if word := next((name for name, meant in self.words.items() if meant == kind), None):
            return word
        if isinstance(kind, NewType):
            return self._written(kind.__supertype__, draft)
        if kind in _SIMPLE:
            return _SIMPLE[kind]
        if origin in (Annotated, NotRequired):
            return self._written(args[0], draft)
        if origin is Literal:
            return " | ".join(map(_literal, args))
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self._written(arg, draft) for arg in args))
        if origin in (list, Sequence) or (origin is tuple and args[-1] is Ellipsis):
            item = self._written(args[0], draft)
            return f"({item})[]" if " " in item else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(self._written(arg, draft) for arg in args)}]"
        if origin in (dict, Mapping):
            return f"Record<{self._written(args[0], draft)}, {self._written(args[1], draft)}>"
        if is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, Struct)):
            return self._interface(kind, draft)
        if isinstance(kind, type) and issubclass(kind, Enum):
            return " | ".join(_literal(member.value) for member in kind)
        raise TypeError(f"no TypeScript for {kind}")

    def _interface(self, cls: Any, draft: bool) -> str:
        """Declare a class, and say by which name."""
        loose = draft and list(_fields(cls, True)) != list(_fields(cls, False))
        both = loose and (cls, False) in self._shapes.values()
        name = f"{cls.__name__}Draft" if both else cls.__name__
        if self._shapes.setdefault(name, (cls, loose)) != (cls, loose):
            raise TypeError(f"two types are called {name}")
        if name not in self._declared:
            self._declared[name] = ""  # its place; and a type may mention itself
            fields = "".join(
                f"  {field}{'?' if optional else ''}: {self._field(field, kind, draft)};\n"
                for field, kind, optional in _fields(cls, draft)
            )
            doc = f"A {cls.__name__} to be sent: what is left out has its default." if both else cls.__doc__
            self._declared[name] = f"{_comment(doc)}export interface {name} {{\n{fields}}}\n"
        return name

    def _field(self, name: str, kind: Any, draft: bool) -> str:
        if name in self.left_open and kind in (dict[str, Any], list[dict[str, Any]]):
            return self.left_open[name]
        return self._written(kind, draft)


def _fields(cls: Any, draft: bool) -> Iterator[tuple[str, Any, bool]]:
    """Names and types, and whether they may be missing."""
    if is_typeddict(cls):
        for name, kind in get_type_hints(cls, include_extras=True).items():
            yield name, kind, name not in cls.__required_keys__
        return
    config = cls.__struct_config__
    if config.tag is not None:
        yield config.tag_field, Literal[config.tag], False
    for field in structs.fields(cls):
        yield field.encode_name, field.type, not field.required and (draft or config.omit_defaults)


def _literal(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _comment(doc: str | None) -> str:
    lines = cleandoc(doc or "").splitlines()
    if len(lines) < 2:
        return "".join(f"/** {line} */\n" for line in lines)
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def protocol() -> str:
    """The whole file."""
    names = {name: kind for game in ASKED for name, kind in game.NAMES.items()}
    writer = Writer(names, LEFT_OPEN)
    writer.alias("ServerMessage", [*map(writer.sent, get_args(m.ServerMessage))], "What comes through the socket.")
    for kind in SENT:
        writer.sent(kind)
    outlooks = [writer.sent(kind) for game in ASKED for kind in game.OUTLOOKS]
    writer.alias("Outlook", outlooks, "What more there is to tell of a question.")
    writer.told_apart(OptionView, "key", [game.OPTIONS for game in ASKED])
    writer.told_apart(DecisionView, "kind", [game.QUESTIONS for game in ASKED])
    typed = [game_named(entry.name) for entry in TYPED]
    shown = {get_type_hints(type(rules).view)["return"]: rules.shapes for rules in typed}
    views = " | ".join(map(writer.sent, shown))
    writer.alias("View", [f"({views}) & {writer.sent(GameView)}"], "A game as one viewer sees it.")
    events = {f"{view.__name__.removesuffix('View')}Event": shapes for view, shapes in shown.items()}
    for name, shapes in events.items():
        writer.alias(name, [*map(writer.told, shapes.values())])
    writer.alias("CommonEvent", [writer.told(RESIGNED)], "What happens in every game.")
    told = [*events, "CommonEvent"]
    writer.alias("ToldEvent", told, "Something that happened. What this viewer does not see is null.")
    writer.alias("ClientMessage", [*map(writer.received, get_args(m.ClientMessage))], "What a client says there.")
    for kind in RECEIVED:
        writer.received(kind)
    head = "// Made by `python -m senbazuru.server.typescript`. Change the Python definitions, not this file."
    return f"{head}\n\nexport const PROTOCOL = {m.PROTOCOL};\n\n{writer.text()}"


if __name__ == "__main__":
    sys.stdout.write(protocol())
