"""Words for people stand in text/ and nowhere else: neither in Python nor in the browser client."""

import ast
import builtins
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "senbazuru"
WEB = ROOT / "web" / "src"


REVIEWED = {
    "kernel/check.py": "what `senbazuru check` finds, for those who write games",
    "islands/proof/audit.py": "likewise",
    "origami/proof/audit.py": "likewise",
    "toy/proof.py:audit": "likewise",
    "toy/proof.py:misplaced": "likewise",
    "arena/strength.py:filled": "marks in a page",
    "cli/speaking.py:get_help_option": "how click says it, by which it is found",
    "islands/reading.py:_LEGEND": "remarks in a file, as the shipped ones have them",
    "server/addresses.py:opening": "a command, which is the same in every language",
    "server/app.py:REFUSALS": "the description of the interface",
    "server/front.py:data_received": "for programs that do not speak HTTP",
    "server/hub.py:_sweep": "why something is in the log",
    "table/thinking.py:ask": "an exception that ends in the log",
    "server/typescript.py": "makes a program",
}
"""Files, and functions or values in them, whose words are not for people who play; and why."""

TEXT = "text/"
PHRASE = re.compile(r"[A-Za-z’]{2,}[,;.!?]? [a-z’]{2,}(?![\w=-])")
"""Two words with a space between."""
CODE = re.compile(r"\b(?:SELECT|INSERT|UPDATE|DELETE|WHERE|VALUES)\b|\{ ?[a-z-]+:|\$(?:[a-z]|$)|^ ?(?:bold|reverse)\b")
"""SQL, CSS, and styles of the terminal."""
COMMAND = re.compile(r"\bsenbazuru [a-z]+")
TAG = re.compile(r"<[a-z/][^<>]*(?:>|$)|^[^<>]*>")
"""Also one of which only the beginning or the end is there."""
TO_PROGRAMMERS = {
    name for name, kind in vars(builtins).items() if isinstance(kind, type) and issubclass(kind, Exception)
}
LOGS = {"LOG", "logging", "warnings"}
DESCRIBED = {"summary", "description"}
"""Arguments that describe the interface in openapi.json."""


def for_people(text: str) -> bool:
    """Whether a text looks like words, apart from tags."""
    return bool(PHRASE.search(COMMAND.sub("", TAG.sub(" ", text)))) and not CODE.search(text)


def for_programmers(node: ast.AST) -> bool:
    """Whether nobody who plays reads what stands there."""
    match node:
        case ast.Call(func=ast.Name(id=name)):
            return name in TO_PROGRAMMERS - {"ConnectionError", "OSError"}
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=attr)):
            return name in LOGS or (name, attr) == ("re", "compile")
        case ast.Assign(targets=[ast.Attribute(attr="__doc__")]) | ast.Expr(value=ast.Constant()) | ast.Assert():
            return True
        case ast.keyword(arg=str(name)):
            return name in DESCRIBED
    return False


def named(node: ast.AST) -> str | None:
    """What a function, a class or a value is called."""
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return name
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
    return None


def phrases(node: ast.AST, names: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], int, str]]:
    """What looks like words for people: within what, its line, and the words."""
    if for_programmers(node):
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and for_people(node.value):
        yield names, node.lineno, node.value
    name = named(node)
    for inner in ast.iter_child_nodes(node):
        yield from phrases(inner, (*names, name) if name else names)


def found(file: str) -> list[tuple[set[str], str]]:
    """The phrases of a file: the places at which each could be reviewed, and what to say of it."""
    tree = ast.parse((SOURCE / file).read_text("utf-8"))
    return [
        ({file, *(f"{file}:{name}" for name in names)}, f"{file}, line {line}: {words!r}")
        for names, line, words in phrases(tree)
    ]


FILES = sorted(path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py"))


def test_no_words_in_python() -> None:
    files = [file for file in FILES if not file.startswith(TEXT)]
    assert len(files) > 200
    written = [told for file in files for places, told in found(file) if not places & REVIEWED.keys()]
    assert not written, "\n".join(written)


def test_what_was_reviewed_is_still_there() -> None:
    there = {file: found(file) for file in {place.partition(":")[0] for place in REVIEWED}}
    gone = [p for p in REVIEWED if not any(p in places for places, _ in there[p.partition(":")[0]])]
    assert not gone, "\n".join(gone)


@pytest.mark.parametrize(
    "code",
    [
        'x = "a whole number"',
        'x = f"at most {most} cards"',
        'raise SenbazuruError("bad-record", problem="it is empty")',
        'print("Choose a card, please.")',
        'x = "<text>to move</text>"',
        'click.option("--seed", help="where chance begins")',
        'raise ConnectionError("the line broke")',
    ],
)
def test_words_are_seen(code: str) -> None:
    assert list(phrases(ast.parse(code)))


@pytest.mark.parametrize(
    "code",
    [
        'def f():\n    """What it does for people."""',
        'raise ValueError(f"{option} is not offered")',
        'assert card, "there is no such card"',
        'LOG.error("a request failed")',
        'x = "SELECT id FROM tables WHERE id = ?"',
        """x = f'<text x="{x}" class="big red">{name}</text>'""",
        'x = Said("expected-whole-number", least=1)',
        """x = '.sheet{font-family:"Helvetica Neue",Arial sans}'""",
        'x = "over: yes"',
        'x = "round seat="',
        'get("/api", summary="The games that can be played")',
    ],
)
def test_what_is_not_for_people_is_let_pass(code: str) -> None:
    assert not list(phrases(ast.parse(code)))


# -- the browser client

NAMES = {"Senbazuru"}
"""What is called so in every language."""
SPOKEN = re.compile(r"""\b(?:title|aria-label|aria-description|placeholder|alt|label)="([^"]*)\"""")
BETWEEN_TAGS = re.compile(r">([^<>]*)<")
BESIDE = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.DOTALL)
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\w])//[^\n]*", re.DOTALL)
BETWEEN_PROGRAMS = re.compile(r"\b(?:new \w*Error|console\.\w+|closest|matches|querySelector(?:All)?)\([^()]*\)")
QUOTED = re.compile(r""""([^"\n]*)"|'([^'\n]*)'|`([^`]*)`""")
SCRIPT = re.compile(r"<script\b[^>]*>(.*?)</script>", re.DOTALL)


def without_expressions(markup: str) -> tuple[str, str]:
    """Markup without what stands in {braces}, and what stood there."""
    plain, inside, depth = "", "", 0
    for sign in markup:
        depth += sign == "{"
        if depth:
            inside += sign
        else:
            plain += sign
        if sign == "}":
            depth -= 1
            inside += "\n" * (depth == 0)
    return plain, inside


def words_in(text: str) -> list[str]:
    """Words that are no names, if any."""
    without_signs = re.sub(r"&\w+;", " ", text)
    return [text.strip()] if set(re.findall(r"[^\W\d_]{2,}", without_signs)) - NAMES else []


def quoted(code: str) -> list[str]:
    """Texts of a program that look like words for people."""
    texts = ["".join(groups) for groups in QUOTED.findall(BETWEEN_PROGRAMS.sub("", COMMENT.sub("", code)))]
    return [text for text in texts if for_people(re.sub(r"\$\{.*?\}", "0", text))]


def words_of_client(name: str, text: str) -> list[str]:
    """What somebody would read or hear, written where it does not belong."""
    if not name.endswith(".svelte"):
        return quoted(text)
    plain, inside = without_expressions(BESIDE.sub("", text))
    shown = [*BETWEEN_TAGS.findall(f">{plain}<"), *SPOKEN.findall(plain)]
    return [
        *(words for piece in shown for words in words_in(piece)),
        *quoted(inside),
        *quoted("".join(SCRIPT.findall(text))),
    ]


CLIENT = sorted(path.relative_to(WEB).as_posix() for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts"))


def test_no_words_in_the_client() -> None:
    assert len(CLIENT) > 100
    said = {file: words_of_client(file, (WEB / file).read_text("utf-8")) for file in CLIENT}
    written = [f"{file}: {words}" for file, words in said.items() if words]
    assert not written, "\n".join(written)


@pytest.mark.parametrize(
    "markup",
    [
        "<p>Hello</p>",
        "<p>{name} wins</p>",
        '<button aria-label="Close">×</button>',
        '<img alt="A crane" src={x} />',
        '<p>{over ? "the game is over" : ""}</p>',
        '<script lang="ts">const text = "the game is over";</script>',
    ],
)
def test_words_are_seen_in_the_client(markup: str) -> None:
    assert words_of_client("A.svelte", markup)


@pytest.mark.parametrize(
    "markup",
    [
        "<p>{say(`web-theme-${one}`)} · 7 ×</p>",
        '<a class="home quiet" href="/"><img alt="" src="/icon.svg" /> Senbazuru</a>',
        "{#if a > b}<b>{x}</b>{/if}",
        "<!-- what it is for -->\n<style>\n  p { color: red; }\n</style>",
        '<script lang="ts">\n  // what it is for\n  throw new Error("nothing to tell");\n</script>',
    ],
)
def test_what_is_no_word_is_let_pass_in_the_client(markup: str) -> None:
    assert not words_of_client("A.svelte", markup)
