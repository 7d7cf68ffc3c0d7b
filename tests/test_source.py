"""Promises about the source itself, where the compiler would err in silence."""

import ast
import doctest
import importlib.util
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import senbazuru
from senbazuru.origami.engine.vocabulary import BY_NAME

ROOT = Path(__file__).parent.parent

Function = ast.FunctionDef | ast.AsyncFunctionDef


def compiled_modules() -> list[Path]:
    """The files named by COMPILED in setup.py, which cannot be imported without running it."""
    for node in ast.parse((ROOT / "setup.py").read_text()).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMPILED":
            patterns: list[str] = ast.literal_eval(node.value)
            return sorted(path for pattern in patterns for path in ROOT.glob(pattern))
    raise AssertionError("setup.py has no COMPILED")


MODULES = {str(path.relative_to(ROOT)): ast.parse(path.read_text()) for path in compiled_modules()}


def is_literal(node: ast.expr) -> bool:
    """`1`, `-1`, `2 + 1` or `i64(1)`: an integer the compiler knows."""
    match node:
        case ast.Constant(value=value):
            return type(value) is int
        case ast.UnaryOp(operand=operand):
            return is_literal(operand)
        case ast.BinOp(left=left, right=right):
            return is_literal(left) and is_literal(right)
        case ast.Call(func=ast.Name(id="i64"), args=[argument]):
            return is_literal(argument)
    return False


def is_short(node: ast.AST | None) -> bool:
    """A literal that C takes for a 32-bit number; the compiler marks longer ones as such."""
    if not isinstance(node, ast.expr) or not is_literal(node):
        return False
    return bool(abs(eval(ast.unparse(node), {"i64": int})) < 2**31)


def bindings(scope: ast.AST) -> Iterator[tuple[str, ast.AST | None]]:
    """Every name bound in a scope, with the value where there is a plain one."""
    for node in ast.walk(scope):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                yield name, value
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                yield name, value
            case ast.AugAssign(target=ast.Name(id=name)) | ast.arg(arg=name):
                yield name, None
            case ast.For(target=target) | ast.Assign(targets=[ast.Tuple() as target]):
                for inner in ast.walk(target):
                    if isinstance(inner, ast.Name):
                        yield inner.id, None


def short_names(scope: ast.AST) -> set[str]:
    """Names that never hold anything but a literal: the compiler writes the literal in their place."""
    found: dict[str, bool] = {}
    for name, value in bindings(scope):
        found[name] = found.get(name, True) and is_short(value)
    return {name for name, short in found.items() if short}


def functions(tree: ast.AST) -> Iterator[Function]:
    return (node for node in ast.walk(tree) if isinstance(node, Function))


def short_constants() -> set[str]:
    """Module constants such as `SIZE: Final = 8`, in any compiled module, for others may import them."""
    return {
        name
        for tree in MODULES.values()
        for node in tree.body
        for name, value in bindings(node)
        if isinstance(node, ast.Assign | ast.AnnAssign) and is_short(value)
    }


def literal_shifts(tree: ast.AST, constants: set[str]) -> Iterator[str]:
    for function in functions(tree):
        known = constants | short_names(function)
        for node in ast.walk(function):
            match node:
                case ast.BinOp(left=left, op=ast.LShift() | ast.RShift(), right=right):
                    named = isinstance(left, ast.Name) and left.id in known
                    if (named or is_short(left)) and not is_literal(right):
                        yield f"line {node.lineno}: {ast.unparse(node)}"


def boxed_locals(tree: ast.AST) -> Iterator[str]:
    for function in functions(tree):
        annotated = {node.arg for node in ast.walk(function) if isinstance(node, ast.arg)}
        for node in ast.walk(function):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                annotated.add(node.target.id)
        for node in ast.walk(function):
            match node:
                case ast.Assign(targets=[ast.Name(id=name)], value=value):
                    if is_literal(value) and name not in annotated:
                        yield f"line {node.lineno}: {ast.unparse(node)}"


def test_there_are_modules_to_look_at() -> None:
    assert len(MODULES) > 60


def test_no_literal_is_shifted() -> None:
    """`1 << x` becomes a 32-bit shift in C, also when 1 hides behind a name. Write `ONE << x`."""
    known = short_constants()
    wrong = [f"{name}, {line}" for name, tree in MODULES.items() for line in literal_shifts(tree, known)]
    assert not wrong, "\n".join(wrong)


def test_integer_locals_are_annotated() -> None:
    """A bare `x = 0` is a boxed int, several times slower than `x: i64 = 0`."""
    wrong = [f"{name}, {line}" for name, tree in MODULES.items() for line in boxed_locals(tree)]
    assert not wrong, "\n".join(wrong)


def test_all_modules_are_compiled_or_none() -> None:
    origins = {}
    for module in MODULES:
        name = module.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        spec = importlib.util.find_spec(name)
        origins[name] = spec.origin if spec else None
    wrong = [name for name, origin in origins.items() if not origin or origin.endswith(".py") == senbazuru.COMPILED]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    "code",
    ["1 << x", "i64(1) << x", "-1 << x", "(1 + 2) << x", "LIT << x", "255 >> x", "~((1 << x) - 1)"],
)
def test_the_shift_rule_sees(code: str) -> None:
    assert list(literal_shifts(ast.parse(f"def f(x): return {code}"), {"LIT"})) != []


def test_the_shift_rule_sees_through_a_local() -> None:
    assert list(literal_shifts(ast.parse("def f(x):\n    one: i64 = 1\n    return one << x"), set())) != []


@pytest.mark.parametrize("code", ["ONE << x", "1 << 4", "x << 1", "mask >> x", "0xFFFFFFFF << x"])
def test_the_shift_rule_lets_pass(code: str) -> None:
    source = f"def f(x, mask):\n    x = 0\n    x += mask\n    return {code}"
    assert list(literal_shifts(ast.parse(source), {"LIT"})) == []


# -- the fields of a state: whoever adds one must name it where it is copied, told and recalled

STATE = "src/senbazuru/kernel/state.py"
ZONES, CARDS = "src/senbazuru/origami/engine/zones.py", "src/senbazuru/origami/engine/table.py"
STATES: dict[str, list[tuple[str, str]]] = {
    "Origami": [
        (STATE, "State"),
        (ZONES, "Zones"),
        (CARDS, "Table"),
        ("src/senbazuru/origami/engine/game.py", "Origami"),
    ],
    "Islands": [
        (STATE, "State"),
        ("src/senbazuru/islands/engine/table.py", "Table"),
        ("src/senbazuru/islands/engine/game.py", "Islands"),
    ],
    "Boats": [(STATE, "State"), ("src/senbazuru/toy/engine.py", "Boats")],
}
"""Each game's state with what it is made of, the kernel's first."""

STORED = ("i64", "bool", "vec[i64]", "Seed")

LEFT_OUT = {
    "viewers": ("copied told recalled", "follows from the number of players"),
    "players": ("recalled", "a table is made for so many players before it recalls anything"),
    "listening": ("copied told recalled", "copies do not listen, and it makes no difference to the game"),
    "learnt": ("told recalled", "of the last answer only: it is past"),
    "chance": ("told recalled", "of the last answer only: it is past"),
    "_asked": ("told recalled", "what was worked out last; `dump` adds it for observations, which cannot work it out"),
    "_offer": ("told recalled", "what was worked out last; `dump` adds it for observations, which cannot work it out"),
}
LEFT_OUT_OF = {
    "Origami": {
        "marked": ("told", "whether marks may have to be wiped off: a table that recalls takes it that they do")
    },
    "Islands": {},
    "Boats": {},
}
"""The few that need not stand everywhere, and why."""

Methods = dict[str, Function]


def of_self(node: ast.AST, name: str = "self") -> set[str]:
    """The fields of an object that a piece of code names."""
    return {
        found.attr
        for found in ast.walk(node)
        if isinstance(found, ast.Attribute) and isinstance(found.value, ast.Name) and found.value.id == name
    }


def stored_fields(classes: list[ast.ClassDef]) -> list[str]:
    """What the states of these classes consist of."""
    found = []
    for part in classes:
        for node in ast.walk(next((f for f in part.body if getattr(f, "name", "") == "__init__"), ast.Pass())):
            match node:
                case ast.AnnAssign(target=ast.Attribute(attr=name), annotation=kind) if ast.unparse(kind) in STORED:
                    found.append(name)
    return found


def copied_fields(methods: Methods, name: str = "copy") -> set[str]:
    """What a copy takes over: given to it at once, or `self.x = other.x` in what `copy` calls."""
    method = methods[name]
    found = of_self(method) if name == "copy" else set()
    for node in ast.walk(method):
        match node:
            case ast.Assign(targets=[ast.Attribute(attr=here)], value=ast.Attribute(attr=there)) if here == there:
                found.add(here)
            case ast.Call(func=ast.Attribute(attr=called)) if called.startswith("inherit"):
                found |= copied_fields(methods, called)
    return found


def recalled_fields(method: Function) -> set[str]:
    """What is written to, as a whole or in parts."""
    found: set[str] = set()
    for node in ast.walk(method):
        if isinstance(node, ast.Assign):
            found |= {name for target in node.targets for name in of_self(target)}
    return found


def forgotten(classes: list[ast.ClassDef]) -> dict[str, set[str]]:
    """Where each field is missing; the later class's method is the one that counts."""
    methods: Methods = {f.name: f for part in classes for f in part.body if isinstance(f, Function)}
    there = {
        "copied": copied_fields(methods),
        "told": of_self(methods["facts"]),
        "recalled": recalled_fields(methods["recall"]),
    }
    missing = {field: {place for place in there if field not in there[place]} for field in stored_fields(classes)}
    return {field: places for field, places in missing.items() if places}


def class_in(tree: ast.Module, name: str) -> ast.ClassDef:
    return next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)


def state_of(game: str) -> list[ast.ClassDef]:
    return [class_in(MODULES[file], name) for file, name in STATES[game]]


@pytest.mark.parametrize("game", STATES)
def test_every_field_of_a_state_is_copied_told_and_recalled(game: str) -> None:
    """A field that is forgotten in one place makes a copy, a hash or a bot's table wrong, and nothing would say so."""
    allowed = {**LEFT_OUT, **LEFT_OUT_OF[game]}
    assert forgotten(state_of(game)) == {field: set(where.split()) for field, (where, _) in allowed.items()}


def test_the_fields_of_a_state_are_found() -> None:
    fields = {game: stored_fields(state_of(game)) for game in STATES}
    assert {"players", "over", "seed", "cells", "deck_size", "depth", "marked"} <= set(fields["Origami"])
    assert {"players", "over", "seed", "cells", "levels", "depth", "pending"} <= set(fields["Islands"])
    assert {"players", "over", "seed", "cells", "cargo", "traded"} <= set(fields["Boats"])
    assert all(len(names) == len(set(names)) for names in fields.values())


@pytest.mark.parametrize(
    ("line", "instead", "caught"),
    [
        ("self.traded: i64 = 0", "self.traded: i64 = 0; self.fog: i64 = 0", {"fog": {"copied", "told", "recalled"}}),
        (
            "self.traded: i64 = 0",
            "self.traded: i64 = 0; self.fog: bool = False",
            {"fog": {"copied", "told", "recalled"}},
        ),
        ("self.cargo = other.cargo", "pass", {"cargo": {"copied"}}),
        ("self.cargo = other.cargo", "self.cargo = other.winner", {"cargo": {"copied"}}),
        (
            "twin.inherit_public(self)",
            "pass",
            {name: {"copied"} for name in ("deck_size", "cargo", "winner", "traded")},
        ),
        ("self.cargo, self.winner, self.traded]", "self.winner, self.traded]", {"cargo": {"told"}}),
        ("self.traded = facts[8]", "pass", {"traded": {"recalled"}}),
        ("self.cells[at] = facts[13 + at]", "pass", {"cells": {"recalled"}}),
    ],
)
def test_a_forgotten_field_is_caught(line: str, instead: str, caught: dict[str, set[str]]) -> None:
    source = (ROOT / "src/senbazuru/toy/engine.py").read_text()
    assert source.count(line) == 1
    planted = class_in(ast.parse(source.replace(line, instead)), "Boats")
    found = forgotten([class_in(MODULES[STATE], "State"), planted])
    assert {field: places for field, places in found.items() if field not in LEFT_OUT} == caught


# -- the parameters of verbs: read by name, and the names stand where packs put the values


def parameters_read(tree: ast.AST) -> Iterator[tuple[int, ast.expr]]:
    """Where `parameter(step, PLACE)` is asked for, and by which place."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr="parameter"), args=[_, place]):
                yield node.lineno, place


def misread(name: str, tree: ast.Module) -> Iterator[str]:
    """Parameters that a verb reads by a name that belongs elsewhere among its parameters."""
    module = importlib.import_module(name)
    for part in tree.body:
        verb = BY_CLASS.get(part.name) if isinstance(part, ast.ClassDef) else None
        for line, place in parameters_read(part) if verb else ():
            if verb and isinstance(place, ast.Name) and place.id.isupper():
                known = [parameter.name for parameter in verb.parameters]
                at: int = getattr(module, place.id)
                if at >= len(known) or known[at] not in place.id.lower():
                    yield f"{name}, line {line}: {place.id} of {verb.name}"


VERBS = {path: tree for path, tree in MODULES.items() if "origami/engine/verbs/" in path}
BY_CLASS = {type(verb).__name__: verb for verb in BY_NAME.values()}


def test_parameters_of_verbs_are_read_by_name() -> None:
    """Two digits exchanged would still be a game, only another one."""
    digits = [
        f"{module}, line {line}"
        for module, tree in MODULES.items()
        for line, place in parameters_read(tree)
        if is_literal(place)
    ]
    assert digits == []


def test_names_of_parameters_stand_where_packs_put_them() -> None:
    read = {path.removeprefix("src/").removesuffix(".py").replace("/", "."): tree for path, tree in VERBS.items()}
    assert [wrong for name, tree in read.items() for wrong in misread(name, tree)] == []


def test_a_parameter_that_is_misread_is_found() -> None:
    name = "senbazuru.origami.engine.verbs.scoring"
    source = (ROOT / "src" / name.replace(".", "/")).with_suffix(".py").read_text()
    planted = source.replace("table.parameter(step, FEWEST)", "table.parameter(step, OTHERS)")
    assert [wrong.partition(": ")[2] for wrong in misread(name, ast.parse(planted))] == ["OTHERS of score_most"]


def with_examples() -> list[str]:
    """The modules whose docstrings show an example."""
    found = [path.relative_to(ROOT / "src") for path in (ROOT / "src").rglob("*.py") if ">>>" in path.read_text()]
    return sorted(".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in found)


@pytest.mark.parametrize("name", with_examples())
def test_examples_in_docstrings_run(name: str) -> None:
    # to the package, once it is imported, `print` is its part of that name
    assert doctest.testmod(importlib.import_module(name), extraglobs={"print": print}).failed == 0


def project_files() -> list[Path]:
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("not a git work tree")
    listing = [git, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [ROOT / name for name in names.split("\0") if name and (ROOT / name).is_file()]


def test_no_file_names_a_machine() -> None:
    """Nobody else has our folders, our host or our package mirror."""
    folder = r"(?<![\w.~)\]}/-])/(?:home|root|tmp|work|mnt|opt|Users)/\w"
    download = r"https?://\S+\.(?:whl|tgz|tar\.gz)\b"
    host = socket.gethostname()
    distinctive = [re.escape(host)] if len(host) > 7 and re.search(r"\d", host) else []
    private = re.compile("|".join([folder, download, *distinctive]))
    found = []
    for path in project_files():
        text = path.read_bytes().decode(errors="ignore")
        found += [f"{path.relative_to(ROOT)}: {match[0]}" for match in private.finditer(text)]
    assert found == []
