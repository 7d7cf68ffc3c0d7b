"""The sheets as a list and as maps, and sheets of one's own."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import senbazuru
from senbazuru.cli import main
from senbazuru.islands.charts import shipped
from senbazuru.islands.inspection import Problem
from senbazuru.islands.paper import sheet_svg
from senbazuru.islands.reading import read_file, read_sheet, refusal
from senbazuru.islands.sheet import Sheet, digest
from senbazuru.islands.squares import COLOURS, KINDS, SYMBOLS
from senbazuru.text import Words

WORDS = Words(strict=True)
SOURCE = Path(senbazuru.__file__).parent
TAKO = next(sheet for sheet in shipped() if sheet.id == "tako")


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["sheets", *words])


# -- the list


def test_the_list_tells_what_every_island_holds() -> None:
    result = run()
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert max(len(line) for line in lines) <= 80
    for sheet in shipped():
        assert any(line.startswith(f"{sheet.id} ") for line in lines)
        for island in sheet.islands:
            assert any(f" {island.name} " in line and f"{island.rows} x {island.columns}" in line for line in lines)
    assert len([line for line in lines if re.match(r"[a-z]+ \*  ", line)]) == 4


def test_the_list_as_json() -> None:
    listed = json.loads(run("--json").stdout)
    assert [sheet["id"] for sheet in listed] == [sheet.id for sheet in shipped()]
    assert [sheet["digest"] for sheet in listed] == [digest(sheet) for sheet in shipped()]
    assert list(listed[0]) == ["id", "name", "near", "digest", "islands"]
    island = listed[0]["islands"][0]
    assert list(island) == ["name", "rows", "columns", "map", "contents", "outlines"]
    assert tuple(island["contents"]) == KINDS
    assert len(island["map"]) == island["rows"]
    assert [len(row.split()) for row in island["map"]] == [island["columns"]] * island["rows"]
    assert {outline["colour"] for sheet in listed for i in sheet["islands"] for outline in i["outlines"]} == {*COLOURS}


# -- drawings


@pytest.mark.parametrize("sheet", shipped(), ids=lambda sheet: sheet.id)
def test_a_drawing_shows_every_square_and_every_outline(sheet: Sheet) -> None:
    result = run(sheet.id)
    assert result.exit_code == 0
    drawing, _, legend = result.stdout.partition("Legend")
    assert max(len(line) for line in drawing.splitlines()) <= 80
    for kind in range(3, len(KINDS)):
        shown = re.findall(rf"(?<=[ ┃]){SYMBOLS[kind]}(?=[ ┃\n])", drawing)
        assert len(shown) == sum(len(island.of_kind(kind)) for island in sheet.islands), KINDS[kind]
        assert f"{SYMBOLS[kind]} {WORDS.words(f'sheets-kind-{KINDS[kind]}')}" in legend
    outlines = [outline for island in sheet.islands for outline in island.outlines]
    rows = [line for line in drawing.splitlines() if re.match(r" [1-7] ", line)]
    for number, colour in enumerate(COLOURS):
        squares = sum(len(outline.squares) for outline in outlines if outline.colour == number)
        assert sum(row.count(f" {colour[0]} ") + row.count(f" {colour[0]}\n") for row in rows) == squares
    assert drawing.count("┏") >= len(outlines)


MAP = """
L . . . . R
. . T . . .
. V D 1 1 1
2 ^ C . . 1
2 2 ~ . . 1
2 S ~ ~ G .
outlines: 1 blue, 2 red
"""


def test_a_map_looks_like_this(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text(f"sheet: Mine\nisland: Kami{MAP}island: Ishi{MAP}")
    drawing = run(str(tmp_path / "mine.txt")).stdout.splitlines()
    first = [line[:28].rstrip() for line in drawing[2:18]]
    assert first == [
        "Kami",
        "     a   b   c   d   e   f",
        "",
        " 1   L   .   .   .   .   R",
        "",
        " 2   .   .   T   .   .   .",
        "               ┏━━━━━━━━━━━┓",
        " 3   .   V   D ┃ b   b   b ┃",
        "   ┏━━━┓       ┗━━━━━━━┓   ┃",
        " 4 ┃ r ┃ ^   C   .   . ┃ b ┃",
        "   ┃   ┗━━━┓           ┃   ┃",
        " 5 ┃ r   r ┃~~~  .   . ┃ b ┃",
        "   ┃   ┏━━━┛           ┗━━━┛",
        " 6 ┃ r ┃ S  ~~~ ~~~  G   .",
        "   ┗━━━┛",
        "",
    ]


def test_several_sheets_and_files_can_be_drawn(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text(TAKO.text.replace("sheet: Tako", "sheet: Mine"))
    text = run("fune", str(tmp_path / "mine.txt")).stdout
    assert text.index("Fune (fune)") < text.index("Mine (mine), Near Islands")
    listed = json.loads(run("fune", str(tmp_path / "mine.txt"), "--json").stdout)
    assert [sheet["id"] for sheet in listed] == ["fune", "mine"]
    assert json.loads(run("--json", "fune").stdout) == listed[:1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("atlantis",), "Choose from these: zabuton, masu"),
        (("nowhere.txt",), "cannot be read as text"),
        (("--language", "tlh"), "en"),
        (("--nonsense",), "No such option"),
        (("check",), "FILE"),
        (("export",), "FOLDER"),
    ],
)
def test_a_wrong_call_says_what_to_do(words: tuple[str, ...], said: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert said in result.output


def test_a_broken_file_is_not_drawn(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text(TAKO.text.replace(" L\n", " .\n"))
    result = run(str(tmp_path / "mine.txt"))
    assert result.exit_code == 2
    assert "Lighthouse" in result.output


# -- pictures


def test_every_sheet_can_be_a_picture_and_is_not_overwritten(tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    assert "12 pictures" in run("--svg", str(folder)).stdout
    assert {file.stem for file in folder.iterdir()} == {sheet.id for sheet in shipped()}
    for sheet in shipped():
        picture = (folder / f"{sheet.id}.svg").read_text("utf-8")
        root = ElementTree.fromstring(picture)
        used = [use.get("href", "")[1:] for use in root.iter("{http://www.w3.org/2000/svg}use")]
        assert set(used) <= {thing.get("id") for thing in root.iter()}
        assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", picture), "it needs nothing from elsewhere"
        for kind in range(2, len(KINDS)):
            there = sum(len(island.of_kind(kind)) for island in sheet.islands)
            assert used.count(f"sbi-{KINDS[kind]}") == there + bool(there), "and one in the legend"
        for island in sheet.islands:
            assert f">{island.name}<" in picture
    (folder / "tako.svg").write_text("mine")
    refused = run("--svg", str(folder))
    assert refused.exit_code == 2
    assert "already" in refused.output
    assert (folder / "tako.svg").read_text() == "mine"
    assert run("--svg", str(folder), "--force").exit_code == 0
    assert (folder / "tako.svg").read_text("utf-8") == f"{sheet_svg(TAKO, WORDS)}\n"


def test_some_sheets_can_be_pictures_in_any_language(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text(TAKO.text.replace("sheet: Tako", "sheet: Ours & mine"))
    assert "2 Bilder" in run("fune", str(tmp_path / "mine.txt"), "--svg", str(tmp_path), "--language", "de").stdout
    assert "Leuchtturm" in (tmp_path / "fune.svg").read_text("utf-8")
    assert "Ours &amp; mine" in (tmp_path / "mine.svg").read_text("utf-8")
    assert run("--svg", str(tmp_path), "masu").exit_code == 0
    assert (tmp_path / "masu.svg").exists()
    assert run("masu", "--svg", str(tmp_path / "mine.txt")).exit_code != 0, "a file is no folder"


def test_a_notebook_shows_a_sheet() -> None:
    picture = TAKO._repr_svg_()
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert "Lighthouse" not in picture


# -- sheets of one's own


def test_exported_sheets_are_the_shipped_ones_and_are_not_overwritten(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert "12 sheets" in run("export", str(folder)).stdout
    files = sorted(folder.iterdir())
    assert [file.name for file in files][:2] == ["01-zabuton.txt", "02-masu.txt"]
    assert [read_file(file) for file in files] == list(shipped())
    again = run("export", str(folder))
    assert again.exit_code == 2
    assert "--force" in again.output
    assert run("export", str(folder), "--force").exit_code == 0


def test_sheets_that_are_fine_are_ready(tmp_path: Path) -> None:
    run("export", str(tmp_path))
    files = [str(file) for file in sorted(tmp_path.iterdir())]
    result = run("check", *files)
    assert result.exit_code == 0
    assert result.stdout.splitlines()[2] == (
        f"{files[2]} is ready: Asanoha and Hishi. Play with it by --sheet {files[2]}."
    )
    told = json.loads(run("check", *files, "--json").stdout)
    assert told[0] == {"file": files[0], "ready": True, "problems": []}


def test_every_problem_is_told_with_file_line_island_row_and_column(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    rows = ["R . . S . .", ". . . . . .", ". . . . . .", ". . T . . .", ". . . . ^ ^", ". . . L ^ ."]
    text = TAKO.text.partition("island:")[0] + "island: Kami\n" + "\n".join(rows)
    file.write_text(text + "\n\nisland:" + TAKO.text.rpartition("island:")[2])
    result = run("check", str(file), str(tmp_path / "none.txt"))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.splitlines() == [
        f"{file}, line 17 (Kami, row 6, column 6): an empty square is cut off here; all empty squares must hang "
        "together side by side.",
        f"{file}, line 12 (Kami, row 1, column 4): the Secret Harbour must be at least 4 steps away from the Regular "
        "Harbour, counted in rows and columns, and is 3.",
        f"{file} is not ready: 2 problems.",
        f"{tmp_path / 'none.txt'}, line 1: this file cannot be read as text.",
        f"{tmp_path / 'none.txt'} is not ready: 1 problem.",
    ]
    told = json.loads(run("check", str(file), "--json").stdout)
    assert (told[0]["ready"], len(told[0]["problems"])) == (False, 2)
    assert told[0]["problems"][1] == {
        "key": "too-near", "line": 12, "island": "Kami", "row": 1, "column": 4, "what": "secret-harbour", "found": 3,
        "needed": 4,
    }  # fmt: skip


def test_a_file_needs_a_name_that_can_be_an_id(tmp_path: Path) -> None:
    (tmp_path / "My Sheet.txt").write_text(TAKO.text)
    result = run("check", str(tmp_path / "My Sheet.txt"))
    assert result.exit_code == 2
    assert "small letters" in result.stderr


def test_what_is_ready_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(TAKO.text)
    assert run("check", str(file)).exit_code == 0
    table = ("--sheet", str(file), "--sheets", "mine,masu", "--players", "2", "--bots", "random", "--games", "1")
    played = CliRunner().invoke(main, ["simulate", "islands", *table, "--json"])
    assert played.exit_code == 0, played.output
    assert json.loads(played.stdout)["packs"]["mine"] == digest(TAKO)


# -- words


def test_the_error_says_what_is_wrong_where_and_what_to_do() -> None:
    problem = Problem("too-near", 9, "Kami", 2, 3, "lighthouse", 2, 3)
    assert WORDS.error(refusal(problem, "mine.txt")) == (
        "Something is wrong in mine.txt, line 9 (Kami, row 2, column 3): the Lighthouse must be at least 3 steps away "
        "from the Regular Harbour, counted in rows and columns, and is 2. Change it there; “senbazuru sheets check” "
        "tells all that is wrong."
    )


def variants() -> set[str]:
    """The problems that have words."""
    body = parse((SOURCE / "text" / "en" / "sheets.ftl").read_text("utf-8")).body
    [message] = [entry for entry in body if isinstance(entry, ftl.Message) and entry.id.name == "sheets-problem"]
    assert message.value
    [placeable] = [element for element in message.value.elements if isinstance(element, ftl.Placeable)]
    assert isinstance(placeable.expression, ftl.SelectExpression)
    return {v.key.name for v in placeable.expression.variants if isinstance(v.key, ftl.Identifier)} - {"other"}


def test_every_problem_has_words() -> None:
    sources = [(SOURCE / "islands" / name).read_text("utf-8") for name in ("inspection.py", "reading.py")]
    keys = set(re.findall(r'(?:complain|wrong|Problem)\(\s*"([a-z-]+)"', "".join(sources)))
    assert keys == variants()
    for key in keys:
        for what in (*KINDS[3:], *COLOURS, "sheet", "rows", "#3"):
            for found in (0, 1, 2, "x"):
                text = WORDS.words(
                    "sheets-complaint", **refusal(Problem(key, 1, "", 0, 0, what, found, 2), "f").details
                )
                assert not re.search(rf"[{{}}_]|  | [,;]|: {key}\.", text), text


def test_no_word_is_without_use() -> None:
    body = parse((SOURCE / "text" / "en" / "sheets.ftl").read_text("utf-8")).body
    keys = {entry.id.name for entry in body if isinstance(entry, ftl.Message)}
    named = set(re.findall(r"""["'](sheets-[a-z-]+)""", (SOURCE / "cli" / "sheets.py").read_text("utf-8")))
    pieces = {"sheets-place", "sheets-problem", "sheets-landmark"}
    begun = tuple(name for name in named if name.endswith("-"))
    assert {key for key in keys - pieces if key not in named and not key.startswith(begun)} == set()
    assert {name for name in named if not name.endswith("-")} <= keys
    assert all(WORDS.has(f"sheets-kind-{kind}") for kind in KINDS)
    assert all(WORDS.has(f"sheets-colour-{colour}") for colour in COLOURS)


def test_the_legend_of_a_file_names_every_symbol() -> None:
    legend = TAKO.text.partition("\n\n")[0]
    for symbol, kind in zip(SYMBOLS, KINDS):
        assert f" {symbol}  {WORDS.words(f'sheets-kind-{kind}')}" in legend
    assert read_sheet(TAKO.text, "tako") == TAKO
