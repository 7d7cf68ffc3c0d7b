"""What the documentation says is so: its blocks run, its tables are those of the program, its links lead somewhere."""

import ast
import doctest
import os
import re
import runpy
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from itertools import chain, combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from senbazuru.arena.strength import COLUMNS, SECTIONS, figure
from senbazuru.arena.telling import heads
from senbazuru.bots import all_bots, bot_named
from senbazuru.bots.match import play_match
from senbazuru.cli import main
from senbazuru.cli.common import rules_for
from senbazuru.islands.charts import shipped as shipped_sheets
from senbazuru.islands.engine import science, scoring
from senbazuru.islands.engine.game import STEPS as ISLAND_STEPS
from senbazuru.islands.engine.landmarks import ERUPTION
from senbazuru.islands.engine.painting import SOURCES as PAINTED_FOR
from senbazuru.islands.engine.shapes import SHAPES as DEVELOPMENTS
from senbazuru.islands.engine.shapes import STRIDE
from senbazuru.islands.engine.steps import FLAGS
from senbazuru.islands.engine.table import SEASONS, TECHNOLOGIES
from senbazuru.islands.inspection import MOST_GROVES, MOST_LANDMARKS
from senbazuru.islands.paper import sheet_svg
from senbazuru.islands.reading import MOST_OUTLINES, read_file, read_sheet
from senbazuru.islands.rules import ISLANDS, IslandsRules
from senbazuru.islands.squares import COLOURS, KINDS, SYMBOLS
from senbazuru.kernel import notation
from senbazuru.kernel.bits import members
from senbazuru.kernel.check import Checker, Provable
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.event import Event
from senbazuru.kernel.game import Game
from senbazuru.kernel.playout import play_randomly
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.rules import Rules
from senbazuru.kernel.state import Observation, State
from senbazuru.languages import ENGLISH, LANGUAGES
from senbazuru.look import CRESTS
from senbazuru.look import read as read_figure
from senbazuru.look.fold import LARGEST, LONGEST_WORDS, MOST_FACETS
from senbazuru.look.papers import SECOND
from senbazuru.origami.engine.game import Origami, new_game
from senbazuru.origami.engine.linked import MOST_TYPES
from senbazuru.origami.engine.steps import STEPS, Parameter, verb_at
from senbazuru.origami.engine.vocabulary import BY_NAME
from senbazuru.origami.packs import (
    CHARACTERS,
    LEGENDS_BOX,
    ORIGAMI_BOX,
    SHIPPED_LIBRARY,
    SOURCES,
    Card,
    Library,
    Pack,
    link,
    read_pack,
    shipped,
)
from senbazuru.origami.rules import LEGENDS, MIXED, ORIGAMI, OrigamiRules
from senbazuru.print import examples
from senbazuru.server.settings import Limits
from senbazuru.text import Words
from senbazuru.toy import TOY
from tests.text.test_english import ISLANDS_ASKED, kinds
from tests.text.test_said import Herbs

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
FOLDERS = ("", *(f"{language}/" for language in LANGUAGES if language != ENGLISH))
"""English has no folder of its own."""
TOLD = [f"{folder}{name}" for folder in FOLDERS for name in ("rules.md", "legends.md", "islands.md", "rulings.md")]
PAGES = (*TOLD, "packs.md", "bots.md", "new-game.md", "sheets.md", "arena.md", "figures.md", "print.md")
LAGOON = "my-sheets/lagoon.txt"
"""Where sheets.md saves its example; other pages play on it."""
LONG = re.compile(r"--games \d+")


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def blocks(text: str, fence: str = "```") -> list[tuple[str, str, int]]:
    """Every fenced block: its language, what it holds, and its line. Examples of Islands are fenced with ~~~."""
    block = re.compile(rf"^{fence}(\w*)\n(.*?)^{fence}$", re.M | re.S)
    return [(m[1], m[2], text.count("\n", 0, m.start()) + 2) for m in block.finditer(text)]


def tables(text: str) -> dict[str, list[list[str]]]:
    """Every table by its heading cells, as rows of cells."""
    found: dict[str, list[list[str]]] = {}
    for lines in re.findall(r"(?:^\|.*\|\n)+", text, re.M):
        rows = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines.splitlines()]
        found.setdefault(" | ".join(cell.strip() for cell in rows[0]), []).extend(rows[2:])
    return found


def figures(families: Sequence[str] = ORIGAMI_BOX) -> dict[str, Card]:
    """The cards of Origami, or of other families, by what people call them."""
    words = Words("en")
    return {words.card(card.id): card for family in families for card in shipped()[family].cards}


# -- blocks


class _Runner(doctest.DocTestRunner):
    """Fails like any other test."""

    def report_failure(self, out: Any, test: doctest.DocTest, example: doctest.Example, got: str) -> None:
        pytest.fail(f"{test.name}, line {(test.lineno or 0) + example.lineno}: {example.source}{got}", pytrace=False)

    def report_unexpected_exception(self, out: Any, test: doctest.DocTest, example: doctest.Example, exc: Any) -> None:
        raise exc[1]


def run_python(name: str, code: str, line: int, names: dict[str, Any]) -> None:
    """A session if it has prompts, else a piece of a program. A page shares its names from top to bottom."""
    if code.startswith(">>>"):
        test = doctest.DocTestParser().get_doctest(code, names, name, name, line)
        _Runner(optionflags=doctest.ELLIPSIS).run(test, clear_globs=False)
        names.update(test.globs)
    else:
        exec(compile(code, name, "exec"), names)


def run_console(code: str) -> None:
    """The commands, with fewer games. If the page shows what one prints, it prints just that."""
    for said in re.split(r"^\$ senbazuru ", code, flags=re.M)[1:]:
        line, _, shown = said.partition("\n")
        words = shlex.split(LONG.sub("--games 1", line.split("  #")[0]).replace("--jobs 2", ""))
        if words[0] == "play":  # it needs a terminal; that it understands what it is told must do
            main.commands["play"].make_context("play", words[1:])
            continue
        rules_for.cache_clear()  # every command is a process of its own
        result = CliRunner().invoke(main, words)
        assert result.exit_code == 0, f"{line}\n{result.output}"
        assert not shown or result.output == shown, f"{line}\n{result.output}"


def keep_pack(code: str) -> None:
    """A whole family is saved where the page says; a few lines must at least be TOML."""
    data = tomllib.loads(code)
    if "family" in data or "character" in data:
        Path("my-packs", f"{data.get('family', CHARACTERS)}.toml").write_text(code, encoding="utf-8")


def lagoon() -> str:
    """The sheet that sheets.md draws."""
    (code,) = (code for language, code, _ in blocks(page("sheets.md")) if language == "text")
    return code


def builder() -> str:
    """The bot that bots.md writes."""
    (code,) = (code for language, code, _ in blocks(page("bots.md")) if "class Builder" in code)
    return code


def at_the_lagoon(tmp_path: Path) -> IslandsRules:
    """Islands with that sheet."""
    path = tmp_path / "lagoon.txt"
    path.write_text(lagoon(), encoding="utf-8")
    return ISLANDS.with_files([path])


# the tournaments of one page take longer than all other pages together
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.proof] * (name == "arena.md")) for name in PAGES]
)
def test_every_block_of_a_page_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "docs"}
    if name.endswith("islands.md"):
        Path(LAGOON).parent.mkdir()
        Path(LAGOON).write_text(lagoon(), encoding="utf-8")
    if name == "arena.md":
        Path("builder.py").write_text(builder(), encoding="utf-8")
    if name == "new-game.md":
        monkeypatch.syspath_prepend(ROOT / "examples")
    for language, code, line in blocks(page(name)):
        if language == "python":
            run_python(name, code, line, names)
        elif language == "console":
            run_console(code)
        elif language == "toml":
            keep_pack(code)
        elif language == "text" and name == "sheets.md":
            Path(LAGOON).write_text(code, encoding="utf-8")
        elif language == "text" and name == "figures.md":
            read_figure(code)
        elif language == "text" and name.endswith(("islands.md", "arena.md")):
            pass  # pictures and standings, each with a test below
        elif language == "drawing" and name.endswith("islands.md"):
            pass  # what the printed book shows
        elif language in ("ftl", "sh", "py") and name == "new-game.md":
            pass  # the words and commands of its example, which have tests below
        else:
            pytest.fail(f"{name}, line {line}: a block in no language that is checked")


# -- rules.md


@pytest.mark.parametrize("name", [f"{folder}{name}" for folder in FOLDERS for name in ("rules.md", "legends.md")])
def test_the_tables_of_origami_are_what_the_tool_prints(name: str) -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "rules_tables.py"))
    (begin, options, end) = tool["MARKS"].search(page(name)).groups()
    assert ("legends" in options, *re.findall("--language (..)", options)) == (
        "legends" in name,
        *([name[:2]] if "/" in name else []),
    )
    assert page(name).split(begin)[1].split(end)[0].strip() == tool["tables"](options.split())


def test_only_the_pairs_of_cost_and_folds_that_the_rules_list() -> None:
    pairs = {(int(cost), int(folds)) for cost, folds in tables(page("rules.md"))["cost | folds"]}
    assert pairs == {(card.cost, card.folds) for card in figures().values()}


def test_the_example_of_paying_lists_all_there_is() -> None:
    found = tables(page("rules.md"))
    cards = figures()
    hand = [name for name, _, _ in found["hand | cost | folds"]]
    for name, cost, folds in found["hand | cost | folds"]:
        assert (cards[name].cost, cards[name].folds) == (int(cost), int(folds))
    rows = {name: (int(need), ways) for name, need, ways in found["to play | you need folds | pay with"]}
    assert list(rows) == hand
    for name, (need, ways) in rows.items():
        assert need == cards[name].cost
        others = [other for other in hand if other != name]
        subsets = chain.from_iterable(combinations(others, size) for size in range(1, len(others) + 1))
        exact = {paid for paid in subsets if sum(cards[other].folds for other in paid) == need}
        assert {tuple(way.split(" + ")) for way in ways.split(", or ")} == exact


@pytest.mark.parametrize(
    ("name", "rules", "lines"),
    [
        ("rules.md", ORIGAMI, ["families: farm, sea", "hand 0: cat, cat, dog, pig, fox"]),
        ("legends.md", LEGENDS, [f"families: {', '.join(LEGENDS_BOX)}", "players: 4", "hand 0: seal, seal, seal"]),
    ],
)
def test_the_example_of_scoring_adds_up(name: str, rules: OrigamiRules, lines: list[str]) -> None:
    text = page(name)
    rows = tables(text)["collection | origami | points | extra | worth | why"]
    cards = figures((*ORIGAMI_BOX, *LEGENDS_BOX))
    collections = [
        f"collection 0 {side}: " + ", ".join(cards[row[1]].id for row in rows if row[0] == side)
        for side in ("left", "right")
    ]
    seat = rules.view(rules.read("\n".join([*lines, *collections])), 0)["seats"][0]
    collected = [card for side in ("left", "right") for card in seat["collections"][side]]
    assert [(c["points"], c["bonus"]) for c in collected] == [(int(row[2]), int(row[3])) for row in rows]
    worth = [int(row[4]) for row in rows]
    assert worth == [int(row[2]) + int(row[3]) for row in rows]
    assert f"{' + '.join(map(str, worth))} = **{seat['score']}** points" in text


# -- legends.md


def ids(cell: str) -> str:
    """Cards as positions name them."""
    words = Words("en")
    known = {words.card(card.id): card.id for pack in SHIPPED_LIBRARY.packs.values() for card in pack.cards}
    return "" if cell == "none" else ", ".join(known[name] for name in cell.split(", "))


def test_the_limits_of_the_page_are_those_of_the_game() -> None:
    rows = tables(page("legends.md"))["left | right | middle | cards you may keep | folds of Draw"]
    for left, right, middle, kept, drawn in rows:
        lines = ["families: polar, dinosaurs", "characters: ninja, merchant, gardener", f"middle: {ids(middle)}"]
        lines += [f"collection 0 left: {ids(left)}", f"collection 0 right: {ids(right)}"]
        seat = LEGENDS.view(LEGENDS.read("\n".join(lines)), 0)["seats"][0]
        assert (seat["hand_limit"]["is"], seat["draw_limit"]["is"]) == (int(kept), int(drawn)), (left, right, middle)


def test_the_order_of_scoring_of_the_page() -> None:
    text = page("legends.md")
    found = re.search(
        r"Ann has (.*?) on the left, (.*?) on the\s+right; Ben has a (.*?) on the left and a (.*?) on", text
    )
    assert found, "who has what"
    cards = [ids(", ".join(re.split(", | and ", part))) for part in found.groups()]
    lines = ["families: exotic, legendary", "characters: sumo-wrestler", "middle: yellow-sumo-wrestler"]
    lines += [f"collection {n // 2} {('left', 'right')[n % 2]}: {part}" for n, part in enumerate(cards)]
    rows = {row[0]: [int(row[1]), int(row[2])] for row in tables(text)["step | Ann | Ben | why"]}
    for n, seat in enumerate(LEGENDS.view(LEGENDS.read("\n".join(lines)), 0)["seats"]):
        collected = [card for side in ("left", "right") for card in seat["collections"][side]]
        bonus = {card["card"]: card["bonus"] for card in collected if card["bonus"]}
        awards = {award["card"]: award["points"] for award in seat["awards"]}
        told = {Words("en").card(card): points for card, points in (bonus | awards).items()}
        assert told == {card: rows[card][n] for card in rows if card[0].isupper() and rows[card][n]}
        assert rows["their own cards"][n] == sum(card["points"] for card in collected)
        assert rows["together"][n] == seat["score"]


def test_all_pairs_and_families_of_the_page() -> None:
    text = page("legends.md")
    pairs = text.split("takes names of pairs (")[1].split(")")[0]
    assert tuple(re.findall(r"`([\w-]+)`", pairs)) == SHIPPED_LIBRARY.characters.pairs
    assert all(f"*{Words('en').family(family)}*" in text for family in LEGENDS_BOX)


# -- packs.md


def pond(tmp_path: Path) -> Pack:
    packs = [code for language, code, _ in blocks(page("packs.md")) if language == "toml"]
    code = next(code for code in packs if "family" in tomllib.loads(code))
    (tmp_path / "pond.toml").write_text(code, encoding="utf-8")
    return read_pack(tmp_path / "pond.toml")


def test_the_family_of_the_page_plays(tmp_path: Path) -> None:
    family = pond(tmp_path)
    assert family.size == 18
    assert {card.kind for card in family.cards} == {"instant", "scoring", "special"}
    linked = link([shipped()["sea"], family])
    for number in range(20):
        game = new_game(linked, 2, Seed.number(number))
        play_randomly(game, Stream(Seed.number(number), 15, 0))
        assert game.over
        assert ORIGAMI.audit(game) == []


class _AtThePond(OrigamiRules):
    """Tables for two with the family of the page."""

    def random_table(self, random: Random) -> tuple[int, dict[str, Any]]:
        return 2, {"families": ["pond", random.choice(ORIGAMI_BOX)]}


def test_the_family_of_the_page_keeps_the_promises(tmp_path: Path) -> None:
    rules = _AtThePond(Library([pond(tmp_path)]))
    for number in range(3):
        report = Checker(rules).run(number)
        assert not report.wrong, report.wrong[0]


def test_the_ongoing_effects_and_characters_of_the_page_keep_the_promises(tmp_path: Path) -> None:
    for n, code in enumerate(code for language, code, _ in blocks(page("packs.md")) if language == "toml"):
        if {"family", "character"} & set(tomllib.loads(code)):
            (tmp_path / f"{n}.toml").write_text(code, encoding="utf-8")
    rules = MIXED.with_files([tmp_path])
    assert rules.library.characters.pairs == ("potter",)
    for number in range(20):
        seed = Seed.number(number)
        state = rules.new(rules.setup(2, {"families": ["mill", "pond"], "characters": 1}, seed), seed)
        play_randomly(state, Stream(seed, 15, 0))
        assert state.over
        assert rules.audit(state) == []


def written(parameter: Parameter, required: bool) -> str:
    """A parameter as the page writes it."""
    values = {
        "number": f"{parameter.least} to {parameter.most}" if parameter.least < parameter.most else f"{parameter.most}",
        "flag": "true",
        "choice": " or ".join(f'"{value}"' for value in parameter.choices),
        "programs": f"{parameter.least} to {parameter.most} programs" if parameter.most > 1 else "a program",
    }
    text = f"`{parameter.name}`: {values.get(parameter.kind, f'a {parameter.kind}')}"
    return f"**{text}**" if required else text


def test_every_verb_with_its_parameters() -> None:
    rows = {row[0].strip("`"): row[1:] for row in tables(page("packs.md"))["verb | parameters | what it does"]}
    assert list(rows) == list(BY_NAME)
    for name, verb in BY_NAME.items():
        parameters = ", ".join(written(parameter, parameter.name in verb.required) for parameter in verb.parameters)
        assert rows[name][0] == (parameters or "none"), name
        assert rows[name][1].endswith("."), name


def test_figures_may_be_what_the_page_says(tmp_path: Path) -> None:
    rows = tables(page("packs.md"))["field | what it is | may be"]
    ranges = {row[0].strip("`"): row[2].split(" to ") for row in rows if " to " in row[2]}
    assert set(ranges) == {"copies", "cost", "folds", "points"}
    pond(tmp_path)
    text = (tmp_path / "pond.toml").read_text(encoding="utf-8")
    for field, (least, most) in ranges.items():
        for value, good in ((int(least), True), (int(most), True), (int(least) - 1, False), (int(most) + 1, False)):
            (tmp_path / "tried.toml").write_text(re.sub(rf"^{field} = \d+", f"{field} = {value}", text, flags=re.M))
            try:
                read_pack(tmp_path / "tried.toml")
            except SenbazuruError:
                assert not good, (field, value)
            else:
                assert good, (field, value)


def test_the_looks_of_the_page_are_right(tmp_path: Path) -> None:
    code = next(code for language, code, _ in blocks(page("packs.md")) if language == "toml" and "crest" in code)
    pond(tmp_path)
    text = (tmp_path / "pond.toml").read_text(encoding="utf-8")
    (tmp_path / "pond.toml").write_text(text.replace("[[card]]", f"{code}\n[[card]]", 1), encoding="utf-8")
    family = read_pack(tmp_path / "pond.toml")
    assert (family.colour, family.look.crest) == ("#3a7ca5", CRESTS["moon"])


def test_the_sources_and_the_most_types_are_the_programs() -> None:
    assert tuple(row[0].strip("`") for row in tables(page("packs.md"))["source | means"]) == SOURCES
    assert f"may have {MOST_TYPES} different origami" in page("packs.md")


def test_the_crests_that_a_pack_may_name_are_those_there_are() -> None:
    assert f"({', '.join(CRESTS)})" in page("packs.md")


# -- figures.md


def test_the_second_papers_and_limits_of_figures_are_the_programs() -> None:
    rows = dict(tables(page("figures.md"))["part | may be"])
    assert rows["second paper"].startswith(", ".join(SECOND))
    assert rows["facets"] == f"at most {MOST_FACETS}"
    assert f"{LARGEST} bytes" in rows["the whole"]
    assert f"{LONGEST_WORDS} characters" in rows["the whole"]


def test_the_pictures_of_figures_are_what_the_tool_draws() -> None:
    drawn = runpy.run_path(str(ROOT / "tools" / "card_pictures.py"))["pictures"]()
    for name, picture in drawn.items():
        assert (DOCS / "pictures" / name).read_text(encoding="utf-8") == picture, "python tools/card_pictures.py"
        assert f"pictures/{name}" in page("figures.md")


def test_the_blind_test_shows_every_figure_and_is_counted_right() -> None:
    text = page("figures.md")
    rows = tables(text)["figure | first | second | third | counted as"]
    shown = runpy.run_path(str(ROOT / "tools" / "blind.py"))["shipped"]()
    assert [row[0] for row in rows] == list(shown)
    assert all(len(row) == 5 and all(row) for row in rows)
    named, kin, missed = (sum(row[4] == mark for row in rows) for mark in ("named", "kin", "missed"))
    assert (named + kin + missed, missed) == (len(rows), 1)
    assert f"**{named + kin} of {len(rows)}: {named} were named, {kin} taken for near kin, one was missed.**" in text


# -- bots.md


def test_every_question_of_the_game_is_explained() -> None:
    explained = [row[0].strip("`") for row in tables(page("bots.md"))["frame | the question | options"]]
    asked = set()
    for number in range(120):
        seed = Seed.number(number)
        rules = (ORIGAMI, MIXED)[number % 2]
        state = rules.new(rules.setup(2 + number % 4, {}, seed), seed)
        stream = Stream(seed, 15, 0)
        while not state.over:
            asked.add(STEPS[state.frame].name)
            play_randomly(state, stream, 1)
    assert asked == set(explained)
    assert len(explained) == len(set(explained))


@pytest.mark.parametrize("name", ["Thrifty", "Builder"])
def test_the_bots_of_the_page_are_short_and_answer_what_is_offered(name: str) -> None:
    python = [code for language, code, _ in blocks(page("bots.md")) if language == "python"]
    (code,) = (code for code in python if f"class {name}" in code)
    (written,) = (node for node in ast.parse(code).body if isinstance(node, ast.ClassDef))
    assert (written.end_lineno or 0) - written.lineno < 32
    names: dict[str, Any] = {"__name__": "docs"}
    exec(code, names)
    bot = names[name]()
    for number in range(10):
        for players in (2, 5):
            result = play_match((ORIGAMI, MIXED)[number % 2], [bot] * players, Seed.number(number))
            assert result.state.over
    assert bot.name not in all_bots()


def test_what_an_observation_is_said_to_answer() -> None:
    seed = Seed.number(3)
    state = MIXED.new(MIXED.setup(2, {}, seed), seed)
    seat = int(state.actor())
    seen = state.observe(seat)
    for row in tables(page("bots.md"))["ask | answer"]:
        for name in re.findall(r"`table\.(\w+)", row[0]):
            assert hasattr(seen.table, name), name
    assert seen.offered() == members(state.mask(seat))
    assert str(seen.table.seed) == "0" * 32


# -- new-game.md


def methods(kind: type) -> set[str]:
    return {name for name, value in vars(kind).items() if not name.startswith("_") and callable(value)}


def named(headings: str) -> set[str]:
    rows = tables(page("new-game.md"))[headings]
    return {name for row in rows for name in re.findall(r"`(\w+)`", row[0])}


def test_every_method_that_a_game_defines_is_explained() -> None:
    own = {"answer", "apply", "pick", "mask", "actor", "offered", "inherit", "listen", "tell", "hash"}
    seen = methods(Observation) - {"mask", "offered", "complete", "opened", "facts"}
    assert named("method | says | and keeps this promise") == methods(State) - own | seen
    data = {"name", "version", "beginnings", "unasked", "shapes", "ids", "seats", "choices", "remembers", "view"}
    assert named("member | says | and keeps this promise | default") - {"score", "memory"} == (
        methods(Rules) - {"check_table"} | data
    )
    assert named("method | says") == methods(Provable)


def test_what_has_a_default_says_so() -> None:
    for row in tables(page("new-game.md"))["member | says | and keeps this promise | default"]:
        for name in re.findall(r"`(\w+)`", row[0]):
            needed = name in Rules.__abstractmethods__ or not hasattr(Rules, name)
            assert needed == (len(row) < 4 or not row[3].strip("| ")), name


def test_the_game_of_the_page_is_the_one_in_the_examples() -> None:
    pile = ROOT / "examples" / "pile"
    told = [(language, code) for language, code, _ in blocks(page("new-game.md"))]
    pieces = [code for language, code in told if language == "python" and not code.startswith(">>>")]
    _, _, source = pile.joinpath("__init__.py").read_text("utf-8").partition('"""\n\nfrom')
    assert "\n".join("".join(pieces).split()) == "\n".join(f"from{source}".split())
    words, *pieces = (code for language, code in told if language == "ftl")
    assert words == pile.joinpath("words/en.ftl").read_text("utf-8")
    climb = pile.with_name("climb").joinpath("words/en.ftl").read_text("utf-8")
    assert len(pieces) == 2
    assert pieces[0] in climb


def test_the_cards_of_the_page_are_said_as_it_says() -> None:
    cards = [code for language, code, _ in blocks(page("new-game.md")) if language == "ftl"][2]
    drawn, line = re.findall(r'"(You draw [^"]*\.)"', page("new-game.md"))
    words = Herbs(f"{cards}event-drawn = {drawn}\n", strict=True)
    assert words.log([Event("drawn", 0, {"card": card}) for card in ("mint", "sage", "mint")]) == [line]


def test_the_commands_of_the_page_play_it() -> None:
    (commands,) = (code for language, code, _ in blocks(page("new-game.md")) if language == "sh")
    setting, *lines = (line.split("#")[0].strip() for line in commands.splitlines())
    environment = dict(word.split("=") for word in setting.split()[1:])
    source = os.pathsep.join(path for path in sys.path if path)
    environment["PYTHONPATH"] = f"{ROOT / 'examples'}{os.pathsep}{source}"
    code = "import sys; from senbazuru.cli import main; main.main(sys.argv[1:])"
    for line in lines:
        _, *words = LONG.sub("--games 3", line).split()
        if words[:1] == ["check"]:
            words += ["--games", "3"]
        if not words:
            continue  # that it is on the start page and can be played there, tests/web/test_own_game.py tells
        if words[0] == "play":
            words += ["--watch"] if "--humans" not in words else ["--help"]
        told = subprocess.run(
            [sys.executable, "-c", code, *words], env=os.environ | environment, capture_output=True, text=True
        )
        assert told.returncode == 0, told.stderr
        assert "{" not in told.stdout, told.stdout


def test_the_example_with_hidden_hands_keeps_its_promises_and_has_its_words() -> None:
    source = os.pathsep.join(path for path in sys.path if path)
    environment = {"SENBAZURU_GAMES": "climb:ENTRY", "PYTHONPATH": f"{ROOT / 'examples'}{os.pathsep}{source}"}
    code = "import sys; from senbazuru.cli import main; main.main(sys.argv[1:])"
    for words, found in (
        ("check climb --games 5", ["all right"]),
        ("play climb --watch --players 3 --seed 3", ["Aki draws 3 cards.", "Aki draws a card.", "Aki plays 9."]),
    ):
        told = subprocess.run(
            [sys.executable, "-c", code, *words.split()], env=os.environ | environment, capture_output=True, text=True
        )
        assert told.returncode == 0, told.stdout + told.stderr
        assert all(line in told.stdout for line in found)
        assert "{" not in told.stdout


def test_everything_that_the_check_counts_is_explained() -> None:
    counted: set[str] = set()
    for number in range(3):
        counted |= set(Checker(TOY).run(number).counts)
    counted |= {"ledgers", "ways"}
    assert named("it counts | and each time this held") == counted - {"games", "answers"}


# -- islands.md


def pictures() -> list[str]:
    return [code for language, code, _ in blocks(page("islands.md")) if language == "text"]


def test_the_shapes_of_the_page_are_those_of_the_game() -> None:
    heads, *rows = pictures()[0].splitlines()
    starts = [match.start() for match in re.finditer("#", heads)]
    for card, start, end in zip(range(2, 6), starts, [*starts[1:], None]):
        part = [row[start:end] for row in rows]
        squares = [STRIDE * r + c // 2 for r, row in enumerate(part) for c, mark in enumerate(row) if mark == "X"]
        if card == 2:
            assert part[0].split("   ") == ["X X", " X X", ""]
            squares = squares[:2]
        assert squares == DEVELOPMENTS[card][0]


def test_the_seasons_of_the_page_are_those_of_the_track() -> None:
    colours: dict[int, str] = {}
    for rounds, _, colour in tables(page("islands.md"))["rounds | seasons | colour"]:
        for first, last in re.findall(r"(\d+) to (\d+)", rounds):
            colours |= dict.fromkeys(range(int(first), int(last) + 1), colour)
    assert [colours[n] for n in range(1, 25)] == [COLOURS[colour] for colour in SEASONS]


def test_what_landmarks_are_worth() -> None:
    rows = {row[0]: row[1:3] for row in tables(page("islands.md"))["landmark | one colour | different colours | when"]}
    for landmark, most in (
        ("Regular Harbour, Secret Harbour", scoring.HARBOUR_POINTS),
        ("Temple", scoring.TEMPLE_POINTS),
        ("Volcano", ERUPTION),
    ):
        assert [int(re.findall(r"\d+", cell)[0]) for cell in rows[landmark]] == [most, most // 2]
    assert {name for names in rows for name in names.split(", ")} == {
        Words("en").words(f"sheets-kind-{kind}") for kind in KINDS[KINDS.index("regular-harbour") :]
    }


def test_the_technologies_of_the_page_are_those_of_the_game() -> None:
    rows = tables(page("islands.md"))["technology | excludes | level 1 | level 2 | level 3"]
    assert [row[0].lower() for row in rows] == list(TECHNOLOGIES)
    for number, row in enumerate(rows[1:], 1):
        assert row[1].lower() == TECHNOLOGIES[science.excluded_by(number)]
    found = {row[0]: [int(n) for n in re.findall(r"(?:pay|gain) (\d+)", " ".join(row[2:]))] for row in rows}
    assert found == {
        "Expancing": [],
        "Auctionis": list(science.AUCTIONIS_GAINS[1:]),
        "Economicus": list(science.ECONOMICUS_GAINS[1:]),
        "Re-Color": [*science.RE_COLOR_PRICES[1:], science.RE_COLOR_GAIN],
        "Re-Roll": [science.RE_ROLL_PRICE, science.RE_ROLL_PRICE, science.RE_ROLL_GAIN],
        "Transforming": [*science.TRANSFORMING_PRICES[1:], science.TRANSFORMING_GAIN],
        "Timenautics": list(science.TIMENAUTICS_GAINS[1:3]),
    }


def test_the_titles_of_the_page_are_those_of_the_game() -> None:
    rows = tables(page("islands.md"))["points | title"]
    assert tuple((int(points), name.lower()) for points, name in rows) == scoring.TITLES


def test_the_example_of_an_island_adds_up(tmp_path: Path) -> None:
    rules = at_the_lagoon(tmp_path)
    island = rules.view(rules.read(pictures()[1]), 0)["seats"][0]["islands"][0]
    rows = tables(page("islands.md"))["what | points | why"]
    worth = {row[0]: int(row[1].replace("−", "-")) for row in rows}
    landmarks = {Words("en").words(f"sheets-kind-{mark['kind']}"): mark["points"] for mark in island["landmarks"]}
    outlines = {f"{outline['colour']} outline": outline["points"] for outline in island["outlines"]}
    counted = {what: points for what, points in (landmarks | outlines).items() if points}
    assert worth == {**counted, "unpainted": -island["unpainted"]}
    assert f"= **{island['score']}** points" in page("islands.md")


def test_the_printed_book_draws_the_same_islands(tmp_path: Path) -> None:
    rules = at_the_lagoon(tmp_path)
    assert examples.painted() == rules.view(rules.read(pictures()[1]), 0)["seats"][0]["islands"][0]
    assert read_sheet(lagoon(), "lagoon") == read_file(examples.LAGOON)


def test_near_islands_end_where_the_highest_title_begins() -> None:
    def most(sheet: Any) -> int:
        harbours = 2 * len(sheet.islands) * scoring.HARBOUR_POINTS
        temples = sum(len(island.of_kind(KINDS.index("temple"))) for island in sheet.islands) * scoring.TEMPLE_POINTS
        return harbours + temples + sum(len(island.outlines) for island in sheet.islands) * scoring.OUTLINE_POINTS

    best, second, *_ = sorted((most(sheet) for sheet in shipped_sheets() if sheet.near), reverse=True)
    assert best + second == scoring.TITLES[0][0]


# -- sheets.md, and positions and records of Islands


def test_the_picture_of_a_sheet_is_what_the_command_draws() -> None:
    (orizuru,) = (sheet for sheet in shipped_sheets() if sheet.id == "orizuru")
    kept = (DOCS / "pictures" / "sheet-orizuru.svg").read_text("utf-8")
    assert kept == f"{sheet_svg(orizuru, Words('en'))}\n", "senbazuru sheets orizuru --svg DIR"


def test_every_symbol_of_a_map_is_explained() -> None:
    rows = tables(page("sheets.md"))["symbol | square | symbol | square"]
    explained = {sign.strip("`"): name for row in rows for sign, name in (row[:2], row[2:]) if len(sign) == 3}
    words = Words("en")
    assert explained == {sign: words.words(f"sheets-kind-{kind}") for sign, kind in zip(SYMBOLS, KINDS)}
    assert f"{MOST_GROVES} Groves and {MOST_LANDMARKS} landmarks" in page("sheets.md")
    assert f"and {MOST_OUTLINES} outlines" in page("sheets.md")


def comments(text: str, mark: str) -> list[str]:
    return [line.removeprefix(f"# {mark}:").strip() for line in text.splitlines() if line.startswith(f"# {mark}:")]


@pytest.mark.parametrize("text", [text for _, text, _ in blocks(page("positions.md"), "~~~")])
def test_the_positions_of_islands_go_on_as_they_say(text: str, tmp_path: Path) -> None:
    rules = at_the_lagoon(tmp_path)
    game = Game.from_position(rules, text)
    assert rules.read(repr(game)) == game.state
    for answer in comments(text, "answer"):
        notation.follow(game, answer)
    for line in comments(text, "then"):
        assert line in repr(game).splitlines()
    assert rules.read(repr(game)) == game.state


@pytest.mark.parametrize("text", [text for _, text, _ in blocks(page("records.md"), "~~~")])
def test_the_games_of_islands_can_be_played(text: str) -> None:
    game = notation.loads(text, ISLANDS)
    assert notation.loads(notation.dumps(game, ISLANDS), ISLANDS).state == game.state
    for line in comments(text, "then"):
        assert line in repr(game).splitlines()


def test_every_line_and_frame_of_a_position_of_islands_is_explained() -> None:
    text = page("positions.md").split("## Origami Islands")[1]
    found = tables(text)
    frames = {name for row in found["frame | lies on | its numbers"] for name in re.findall(r"`([\w-]+)`", row[0])}
    assert frames == {step.name for step in ISLAND_STEPS}
    assert all(f"`{flag}`" in text for flag in FLAGS.values())
    told = re.findall(r"`source`: (.*?);", text)[0].replace("`development-1` to `development-6`", "")
    assert {*re.findall(r"`([\w-]+)`", told), *(f"development-{n}" for n in range(1, 7))} == set(PAINTED_FOR)
    keys = {key for row in found["line | meaning | default"] for key in re.findall(r"`([\w-]+)", row[0])}
    for number in range(12):
        seed = Seed.number(number)
        state = ISLANDS.new(ISLANDS.setup(1 + number % 4, {"catch_up": number % 4 > 0}, seed), seed)
        while not state.over:
            written = [line for line in ISLANDS.write(state).splitlines() if not line.startswith("|")]
            assert {re.split("[ :]", line)[0] for line in written} <= keys
            play_randomly(state, Stream(seed, 15, state.answers), 25)


# -- the words of answers


def a_form_of(word: str, state: State, kind: str) -> str:
    """A word as the page writes it: what stands for a name, and any number for all numbers."""
    if isinstance(state, Origami) and word in state.linked.names:
        return "*card*"
    named = {"keep": "*sheet*", "research": "*technology*"}.get(kind, word) if word != "no" else word
    return re.sub(r"\d+", "#", re.sub(r"^[a-g](?=\d$)", "b", named))


def answered_with(rules: Rules, games: int, options: Any) -> dict[str, set[str]]:
    """What may be said to every kind of question that some games ask, in forms; players rarely decline, and bid low."""
    found: dict[str, set[str]] = {}
    least, most = rules.seats
    for number in range(games):
        seed, chance = Seed.number(number), Random(number)
        players = least + number % (most - least + 1)
        state = rules.new(rules.setup(players, options(number, players), seed), seed, False)
        while not state.over:
            asked = rules.decision(state, members(state.waiting())[0])
            words = {a_form_of(option.word, state, asked.kind) for option in asked.options}
            found[asked.kind] = found.get(asked.kind, set()) | words
            willing = [option for option in asked.offered if option.id or chance.random() < 0.1] or asked.offered
            state.apply(chance.choice(willing[:3] if asked.kind == "bid" else willing).id)
    return found


def words_told(text: str) -> dict[str, set[str]]:
    """The words of the page, by question."""
    told: dict[str, set[str]] = {}
    for questions, _, words in tables(text)["question | what is asked | words"]:
        for question in questions.split(", "):
            told[question.strip("`")] = {re.sub(r"\d+", "#", word.strip("`")) for word in words.split(", ")}
    return told


def test_every_word_of_an_answer_is_told() -> None:
    cards, islands = page("positions.md").split("## Origami Islands")
    assert set(words_told(cards)) == set(kinds())
    assert words_told(cards) == answered_with(MIXED, 60, lambda number, players: {})
    rare = {"volcano-order": {"b#"}, "grove-order": {"b#"}}
    found = answered_with(ISLANDS, 96, lambda number, players: {"catch_up": players > 1 and number % 3 == 0})
    assert set(words_told(islands)) == ISLANDS_ASKED
    assert words_told(islands) == {**rare, **found}


def test_the_instants_that_ask_whether_to_use_them_are_told() -> None:
    rows = tables(page("positions.md"))["family | instants that ask `use`"]
    for family, told in rows:
        state = MIXED.read(f"game: mixed\nfamilies: {family}, farm")
        linked, found = state.linked, []
        for card, name in enumerate(linked.names):
            step = linked.instant[card]
            if step and linked.family_of(card) == family and not linked.tucking >> card & 1:
                verb = verb_at(state, step)
                if verb.name != "take_from_line" and not verb.asks(state, step):
                    found.append(name)
        assert [name for name in told.split(", ") if name] == found
    assert {row[0] for row in rows} == {*ORIGAMI_BOX, *LEGENDS_BOX}


def test_the_turns_of_the_page_are_those_of_the_shapes() -> None:
    picture = re.search(r"^ {4} +#2 +#3 +#4 +#5\n((?:(?: {4}.*)?\n)+)", page("positions.md"), re.M)
    assert picture, "a picture of the turns"
    lines = [line[4:].ljust(44) for line in picture[1].rstrip().splitlines()]
    starts = [n for n, line in enumerate(lines) if line.startswith("r")]
    assert [lines[n][:2] for n in starts] == ["r0", "r1", "r2", "r3"]
    for turn, (start, end) in enumerate(zip(starts, [*starts[1:], len(lines)])):
        for shape in (2, 3, 4, 5):
            rows = [line[10 * shape - 13 : 10 * shape - 8 : 2] for line in lines[start:end]]
            squares = [STRIDE * r + c for r, row in enumerate(rows) for c, mark in enumerate(row) if mark in "#X"]
            if turn < len(DEVELOPMENTS[shape]):
                assert [square - squares[0] for square in squares] == DEVELOPMENTS[shape][turn], (shape, turn)
                assert "".join(rows).count("#") == 1
                assert "".join(rows).strip()[0] == "#", "the first in reading order"
            else:
                assert not squares


# -- protocol.md


def test_the_bot_of_the_protocol_chooses() -> None:
    names: dict[str, Any] = {}
    (code,) = (code for language, code, _ in blocks(page("protocol.md")) if language == "python")
    exec(code, names)
    game = Game.start(ORIGAMI, seed=Seed.number(7))
    seat = game.waiting()[0]
    numbers = game.state.observe(seat).facts()
    chosen = names["choose"]({"header": game.record.header, "numbers": numbers, "told": []}, seat)
    assert chosen in members(game.state.mask(seat))


# -- arena.md


def test_the_standings_shown_are_those_that_the_command_prints() -> None:
    shown = {language: code for language, code, _ in reversed(blocks(page("arena.md")))}
    words = shlex.split(shown["console"].splitlines()[0].removeprefix("$ senbazuru "))
    printed = CliRunner().invoke(main, [*words, "--jobs", "1"]).stdout
    time = re.compile(r" +\d+\.\d\d$", re.M)  # it depends on the machine
    assert time.sub("", printed) == time.sub("", shown["text"])


# -- strength.md


@pytest.mark.parametrize("section", SECTIONS)
def test_the_tables_of_strength_have_the_rows_and_the_form_of_the_program(section: str) -> None:
    text = page("strength.md").split(f"<!-- {section} -->")[1].split(f"<!-- end of {section} -->")[0]
    ((head, lines),) = tables(text).items()
    columns = head.split(" | ")
    assert columns == [name for name in heads(*COLUMNS) if name in columns]
    left = [row for row in SECTIONS[section] if f" {row.game} {row.players} {row.bot}-{row.rival}" in text]
    assert ("Not measured yet:" in text) == bool(left)
    rows = [row for row in SECTIONS[section] if row not in left]
    assert len(lines) == len(rows)
    for row, line in zip(rows, lines):
        shown = dict(zip(columns, line, strict=True))
        assert (shown["game"], shown["players"]) == (row.game, str(row.players))
        among = f"{row.players - 1} × " if row.players > 2 else ""
        for name, said in ((row.bot, shown["bot"]), (f"{among}{row.rival}", shown["against"])):
            assert 1 <= int(said.removeprefix(f"{name} ")) <= bot_named(name.removeprefix(among), row.game).version
        assert 0 < int(shown["games"]) <= row.deals * max(2, row.players)
        value, low, high = (float(n) for n in re.findall(r"[+-]?[\d.]+", f"{shown['result']} {shown['95 % bounds']}"))
        assert low <= value <= high
        assert float(shown["ms a decision"]) >= 0
        if row.goal is not None:
            scale = 1 if row.players == 1 else 100
            assert shown["goal"] == figure(row, row.goal).replace(".0", "")
            met = value >= scale * row.goal and low > scale * row.fair
            assert shown["met"] == ("yes" if met else "**no**")
    games = sum(int(dict(zip(columns, line))["games"]) for line in lines)
    goals = [dict(zip(columns, line)).get("met") for line in lines]
    said = f"{goals.count('yes')} of {len(rows)} goals met; " if any(goals) else ""
    assert re.search(rf"^{said}{games} games, [\d.]+ minutes of thinking on one core\.", text, re.M)


# -- all of them


def test_the_page_on_servers_has_every_limit_as_it_is() -> None:
    told = re.findall(r"^\| `(\w+)` \| (\d+) \|", (DOCS / "server.md").read_text(), re.MULTILINE)
    assert {name: int(number) for name, number in told} == vars(Limits())


@pytest.mark.parametrize("named", ["rulings.md", "security.md"])
def test_the_tests_that_a_page_names_are_there(named: str) -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").glob("**/test_*.py"))
    for name in re.findall(r"`(test_\w+)`", page(named)):
        assert f"def {name}(" in sources, name


@pytest.mark.parametrize("path", sorted(DOCS.glob("**/*.md")), ids=lambda path: str(path.relative_to(DOCS)))
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", path.read_text(encoding="utf-8")):
        if "://" in target:
            continue
        file, _, heading = target.partition("#")
        there = (path.parent / file).resolve() if file else path
        assert there.exists(), target
        if heading:
            headings = re.findall(r"^#+ (.*)$", there.read_text(encoding="utf-8"), re.M)
            assert heading in {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in headings}, target
