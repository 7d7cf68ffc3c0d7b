"""Sheets: the shipped ones are as the rules list them, and a wrong one is told file, line, island, row and column."""

from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from senbazuru.islands.charts import shipped
from senbazuru.islands.engine.atlas import (
    COAL,
    EMPTY,
    GOLD,
    GREEN,
    GROVE,
    LIGHTHOUSE,
    MOUNTAIN,
    RED,
    REGULAR,
    SEA,
    SECRET,
    TEMPLE,
    VOLCANO,
)
from senbazuru.islands.engine.shapes import SHAPES, STRIDE
from senbazuru.islands.inspection import Problem, problems
from senbazuru.islands.reading import examine, id_of, read_file, read_sheet, written
from senbazuru.islands.sheet import OUTLINED, Sheet, digest, pieces, shape_of, steps_between
from senbazuru.islands.squares import COLOURS, KINDS, square_name, square_number
from senbazuru.kernel.errors import SenbazuruError

# -- the shipped ones

TABLE = """
  6x6  4/3  1/2  1/2  1/1  1/0  1/1  0/1  2/2  24/23
  6x6  3/4  1/1  1/2  1/1  1/1  1/0  1/0  2/2  24/24
  6x6  3/4  1/1  1/1  1/1  2/0  0/2  1/0  2/2  24/24
  6x6  3/3  2/1  2/1  0/2  1/1  1/1  0/1  2/2  24/23
  7x6  4/5  2/3  2/1  1/1  1/1  1/1  1/1  3/2  27/26
  7x6  4/4  3/3  3/1  0/2  1/1  1/1  1/1  2/3  26/26
  7x6  4/5  3/4  1/2  1/1  2/0  1/1  1/0  3/2  26/26
  7x6  4/5  2/3  2/1  1/1  1/1  2/0  1/1  2/3  26/27
  7x7  7/7  3/4  2/2  1/2  1/1  1/1  2/1  3/3  29/28
  7x7  7/8  4/4  3/1  1/2  1/1  1/1  1/1  3/3  28/28
  7x7  7/7  4/3  2/2  1/2  2/1  1/2  1/1  3/3  28/28
  7x7  7/8  3/4  3/2  2/1  1/1  1/1  1/1  3/3  28/28
""".strip().splitlines()
"""Size, sea, mountain, temple, grove, coal, gold, volcano, outlines and empty squares, of both islands."""


def test_twelve_sheets_of_two_islands_the_first_four_near() -> None:
    assert len(shipped()) == 12
    assert [sheet.near for sheet in shipped()] == [True] * 4 + [False] * 8
    assert len({sheet.id for sheet in shipped()}) == 12
    names = [island.name for sheet in shipped() for island in sheet.islands]
    names += [sheet.name for sheet in shipped()]
    assert len(set(names)) == 36


@pytest.mark.parametrize("number", range(12))
def test_every_island_holds_what_the_table_says(number: int) -> None:
    size, *columns = TABLE[number].split()
    for place, island in enumerate(shipped()[number].islands):
        listed = [int(column.split("/")[place]) for column in columns]
        kinds = (SEA, MOUNTAIN, TEMPLE, GROVE, COAL, GOLD, VOLCANO)
        found = [*(len(island.of_kind(kind)) for kind in kinds), len(island.outlines), len(island.of_kind(EMPTY))]
        assert f"{island.rows}x{island.columns}" == size
        assert found == listed, island.name
        assert [len(island.of_kind(kind)) for kind in (REGULAR, SECRET, LIGHTHOUSE)] == [1, 1, 1]


def test_sixty_outlines_twenty_of_each_colour_and_of_each_shape() -> None:
    outlines = [outline for sheet in shipped() for island in sheet.islands for outline in island.outlines]
    assert Counter(COLOURS[outline.colour] for outline in outlines) == dict.fromkeys(COLOURS, 20)
    assert Counter(shape_of(outline.squares) for outline in outlines) == dict.fromkeys(OUTLINED, 20)


@pytest.mark.parametrize("sheet", shipped(), ids=lambda sheet: sheet.id)
def test_the_shipped_sheets_keep_every_promise(sheet: Sheet) -> None:
    assert problems(sheet) == []


@pytest.mark.parametrize("sheet", shipped(), ids=lambda sheet: sheet.id)
def test_they_look_like_islands(sheet: Sheet) -> None:
    """The sea comes in from the edges, and mountains stand in a ridge."""
    for island in sheet.islands:
        for bay in pieces(island.of_kind(SEA), island):
            assert any(island.on_edge(square) for square in bay), island.name
        ridge = set(island.of_kind(MOUNTAIN))
        reached = set(list(ridge)[:1])
        for _ in ridge:
            reached |= {other for square in reached for other in island.around(square) if other in ridge}
        assert reached == ridge, island.name
        assert all(island.on_edge(square) for square in island.of_kind(LIGHTHOUSE)), island.name


def test_no_two_islands_have_the_same_coast() -> None:
    islands = [island for sheet in shipped() for island in sheet.islands]
    coasts = {(island.rows, island.columns, island.of_kind(SEA)) for island in islands}
    assert len(coasts) == 24


def test_a_file_begins_with_the_legend_and_is_as_the_program_writes_it() -> None:
    for sheet in shipped():
        assert written(sheet) == sheet.text
        assert sheet.text.startswith("#")


# -- squares and shapes


def test_names_of_squares_lead_back_to_them() -> None:
    island = shipped()[-1].islands[0]
    assert square_name(0) == "a1"
    assert square_name(6 * STRIDE + 6) == "g7"
    for square in island.numbers():
        assert square_number(square_name(square)) == square


@pytest.mark.parametrize("name", ["", "a", "a0", "a8", "h1", "1a", "a11", "A1", "é1"])
def test_what_is_no_name_of_a_square(name: str) -> None:
    assert square_number(name) == -1


def test_an_island_knows_its_squares() -> None:
    kozo = shipped()[0].islands[0]
    assert kozo.kind_at(0) == SEA
    assert kozo.of_kind(SEA) == (0, 5, 5 * STRIDE, 5 * STRIDE + 5)
    assert kozo.beside(0) == (1, STRIDE)
    assert kozo.around(0) == (1, STRIDE, STRIDE + 1)
    for beyond in (-1, 6, 6 * STRIDE):
        with pytest.raises(IndexError):
            kozo.kind_at(beyond)


def test_steps_are_rows_plus_columns() -> None:
    assert steps_between(0, 3 * STRIDE + 2) == steps_between(3 * STRIDE + 2, 0) == 5


def test_each_shape_has_four_turns_and_none_is_flipped() -> None:
    assert [len(SHAPES[shape]) for shape in OUTLINED] == [4, 4, 4]
    assert [len(SHAPES[shape][0]) for shape in OUTLINED] == [3, 4, 5]


# -- the promises of a sheet

OPEN = """
R . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . S
. . . L . . .
"""
"""A fine island with nothing on it that need not be."""


def sheet_of(first: str, second: str = OPEN, outlines: str = "") -> str:
    below = f"outlines: {outlines}\n" if outlines else ""
    return f"sheet: Test\n\nisland: Kami\n{first.strip()}\n{below}\nisland: Ishi\n{second.strip()}\n"


def redrawn(**changes: str) -> str:
    """The open island with other symbols on some squares."""
    rows = [row.split() for row in OPEN.split("\n") if row]
    for name, symbol in changes.items():
        row, column = divmod(square_number(name), STRIDE)
        rows[row][column] = symbol
    return "\n".join(" ".join(row) for row in rows)


def wrong(first: str, second: str = OPEN, outlines: str = "") -> list[tuple[str, str, int, int]]:
    """What is wrong: the key, the island, row and column."""
    _, found = examine(sheet_of(first, second, outlines), "test")
    return [(problem.key, problem.island, problem.row, problem.column) for problem in found]


def test_the_open_island_is_fine() -> None:
    assert wrong(OPEN) == []
    sheet = read_sheet(sheet_of(OPEN), "test")
    assert (sheet.id, sheet.name, sheet.near) == ("test", "Test", False)
    assert [island.name for island in sheet.islands] == ["Kami", "Ishi"]


def test_empty_squares_are_orthogonally_connected() -> None:
    assert wrong(redrawn(f1="^", g2="^")) == [("cut-off", "Kami", 1, 7)]
    assert wrong(redrawn(f1="T", g2="^")) == [("cut-off", "Kami", 1, 7)], "no paint gets past a landmark"
    assert wrong(redrawn(f1="^")) == []


def test_the_regular_harbour_is_on_the_edge() -> None:
    assert wrong(redrawn(a1=".", b2="R")) == [("inland", "Kami", 2, 2)]


def test_the_secret_harbour_is_on_the_edge() -> None:
    assert wrong(redrawn(g6=".", f6="S")) == [("inland", "Kami", 6, 6)]


def test_the_harbours_are_at_least_four_steps_apart() -> None:
    assert wrong(redrawn(g6=".", d1="S")) == [("too-near", "Kami", 1, 4)]
    assert wrong(redrawn(g6=".", e1="S")) == []


def test_the_regular_harbour_has_two_empty_squares_beside_it() -> None:
    assert wrong(redrawn(b1="~")) == [("no-landing", "Kami", 1, 1)]


def test_the_secret_harbour_has_an_empty_square_beside_it() -> None:
    assert wrong(redrawn(g5="~", f6="~", g7="~")) == [("no-landing", "Kami", 6, 7)]
    assert wrong(redrawn(g5="~", f6="~")) == []


def test_the_lighthouse_is_at_least_three_steps_from_the_regular_harbour() -> None:
    assert wrong(redrawn(d7=".", b2="L")) == [("too-near", "Kami", 2, 2)]
    assert wrong(redrawn(d7=".", b3="L")) == []


@pytest.mark.parametrize("symbol", "TGCDV")
def test_every_landmark_that_can_be_surrounded_has_two_empty_squares_around_it(symbol: str) -> None:
    assert wrong(redrawn(a7=symbol, a6="~", b6="~")) == [("hemmed-in", "Kami", 7, 1)]
    assert wrong(redrawn(a7=symbol, a6="~")) == []
    assert wrong(redrawn(d4=symbol)) == [], "and eight at the most"


@pytest.mark.parametrize("symbol", "~^")
def test_sea_and_mountains_need_no_empty_squares_around_them(symbol: str) -> None:
    assert wrong(redrawn(a7=symbol, a6=symbol, b6=symbol, b7=symbol)) == []


@pytest.mark.parametrize(
    "squares",
    [
        ("c3", "c4", "d3"),
        ("c3", "c4", "d4"),
        ("c3", "d3", "e3", "d4"),
        ("d3", "d4", "d5", "c4"),
        ("c3", "d3", "e3", "e4", "e5"),
        ("c5", "d5", "e5", "e4", "e3"),
    ],
)
def test_an_outline_is_a_shape_of_card_3_4_or_5_turned_in_any_way(squares: tuple[str, ...]) -> None:
    assert wrong(redrawn(**dict.fromkeys(squares, "1")), outlines="1 red") == []


@pytest.mark.parametrize(
    "squares",
    [
        ("c3",),
        ("c3", "d3"),
        ("c3", "d3", "e3"),
        ("c3", "d4", "e3"),
        ("c3", "d3", "e3", "e4"),
        ("c3", "d3", "c4", "d4"),
        ("c3", "d3", "e3", "c4", "e4"),
        ("c3", "d3", "c4", "f6"),
        ("c3", "d3", "e3", "c4", "c5", "c6"),
    ],
)
def test_an_outline_of_any_other_shape_is_wrong(squares: tuple[str, ...]) -> None:
    assert wrong(redrawn(**dict.fromkeys(squares, "1")), outlines="1 red") == [("odd-outline", "Kami", 3, 3)]


def test_outlines_are_disjoint_and_on_empty_squares() -> None:
    text = sheet_of(redrawn(c3="1", d3="1", c4="1", d4="2", e4="2", d5="2"), outlines="1 red, 2 green")
    kami = read_sheet(text, "test").islands[0]
    assert [outline.colour for outline in kami.outlines] == [RED, GREEN]
    squares = [square for outline in kami.outlines for square in outline.squares]
    assert len(set(squares)) == 6
    assert all(kami.kind_at(square) == EMPTY for square in squares)


def test_each_of_these_shapes_fits_in_at_least_ten_ways() -> None:
    small = "R . . L\n. . . .\n. . . .\n. . . S"
    assert wrong(small) == [("no-room", "Kami", 0, 0)], "the best there can be on 4 by 4 squares is too small"
    [problem] = examine(sheet_of(small), "test")[1]
    assert (problem.what, problem.found, problem.needed) == ("#5", 7, 10)
    assert wrong("R . . . L\n. . . . .\n. . . . .\n. . . . S") == []
    snake = "R . . . .\n^ ^ ^ ^ .\n. . . . .\n. ^ ^ ^ ^\n. . . S L"
    assert {(key, row) for key, _, row, _ in wrong(snake)} >= {("no-room", 0)}
    assert [p.what for p in examine(sheet_of(snake), "test")[1] if p.key == "no-room"] == ["#3", "#4", "#5"]


@pytest.mark.parametrize(
    ("symbol", "square", "other", "second"),
    [("R", "a1", "a5", (5, 1)), ("S", "g6", "g3", (6, 7)), ("L", "d7", "g4", (7, 4))],
)
def test_exactly_one_of_each_harbour_and_one_lighthouse(
    symbol: str, square: str, other: str, second: tuple[int, int]
) -> None:
    assert wrong(redrawn(**{square: "."})) == [("one-each", "Kami", 0, 0)]
    assert wrong(redrawn(**{other: symbol})) == [("one-each", "Kami", *second)]


def test_at_most_four_groves() -> None:
    four = dict.fromkeys(("b2", "d2", "f2", "b4"), "G")
    assert wrong(redrawn(**four)) == []
    assert wrong(redrawn(**four, d4="G")) == [("too-many-groves", "Kami", 4, 4)]


def test_at_most_fourteen_landmarks() -> None:
    eleven = dict.fromkeys(("c1", "d1", "e1", "f1", "a3", "g3", "a4", "g4", "a5", "b7", "e7"), "T")
    assert wrong(redrawn(**eleven)) == []
    assert wrong(redrawn(**eleven, c7="C")) == [("too-many-landmarks", "Kami", 7, 5)]


def test_both_islands_are_looked_at() -> None:
    assert wrong(OPEN, redrawn(b1="~")) == [("no-landing", "Ishi", 1, 1)]
    assert wrong(redrawn(b1="~"), redrawn(b1="~")) == [("no-landing", "Kami", 1, 1), ("no-landing", "Ishi", 1, 1)]


# -- the text


def test_a_complaint_names_file_line_island_row_and_column() -> None:
    with pytest.raises(SenbazuruError) as refused:
        read_sheet(sheet_of(redrawn(d7=".", b2="L")), "mine")
    assert refused.value.code == "bad-sheet"
    told = refused.value.details
    assert (told["file"], told["line"], told["island"], told["row"], told["column"]) == ("mine", 5, "Kami", 2, 2)
    assert (told["problem"], told["what"], told["found"], told["needed"]) == ("too-near", "lighthouse", 2, 3)


LONG = "x" * 25
FINE = sheet_of(redrawn(c3="1", d3="1", c4="1"), outlines="1 red")
WRONG = [
    ("sheet: Test", "", "no-name", 1, 0, 0),
    ("sheet: Test", f"sheet: {LONG}", "no-name", 1, 0, 0),
    ("sheet: Test", "sheet: A\x07B", "no-name", 1, 0, 0),
    ("sheet: Test", "sheet: Test\nsheet: Again", "twice", 2, 0, 0),
    ("sheet: Test", "sheet: Test\nnear: perhaps", "yes-or-no", 2, 0, 0),
    ("sheet: Test", "sheet: Test\nnear: yes\nnear: yes", "twice", 3, 0, 0),
    ("sheet: Test", "sheet: Test\n. . . .", "map-first", 2, 0, 0),
    ("sheet: Test", "sheet: Test\noutlines: 1 red", "outlines-first", 2, 0, 0),
    ("sheet: Test", "sheet: Test\nisle: Kami", "unknown-word", 2, 0, 0),
    ("island: Kami", "island:", "no-name", 3, 0, 0),
    ("island: Ishi", "island: Kami", "same-name", 13, 0, 0),
    ("island: Ishi", "", "map-after-outlines", 14, 0, 0),
    ("R .", "R x", "unknown-symbol", 4, 1, 2),
    ("R .", "R 7", "unknown-symbol", 4, 1, 2),
    ("R .", "R..", "unknown-symbol", 4, 1, 1),
    (". L .", ". L", "uneven", 10, 7, 7),
    ("1 red", "2 red", "no-colour", 6, 3, 3),
    ("1 red", "1 red, 2 blue", "not-drawn", 3, 0, 0),
    ("1 red", "1 pink", "colours", 11, 0, 0),
    ("1 red", "1 red, 1 blue", "colours", 11, 0, 0),
    ("1 red", "7 red", "colours", 11, 0, 0),
    ("1 red", "1 red\noutlines: 1 red", "twice", 12, 0, 0),
    ("outlines: 1 red", "", "no-colour", 6, 3, 3),
]


@pytest.mark.parametrize(("old", "new", "key", "line", "row", "column"), WRONG)
def test_a_wrong_text_is_told_where(old: str, new: str, key: str, line: int, row: int, column: int) -> None:
    assert FINE.count(old) >= 1
    with pytest.raises(SenbazuruError) as refused:
        read_sheet(FINE.replace(old, new, 1), "mine")
    told = refused.value.details
    assert (told["problem"], told["line"], told["row"], told["column"]) == (key, line, row, column)


@pytest.mark.parametrize("rows", [3, 8])
@pytest.mark.parametrize("columns", [4, 7])
def test_a_map_has_four_to_seven_rows(rows: int, columns: int) -> None:
    assert wrong("\n".join([" ".join("." * columns)] * rows)) == [("size", "Kami", 0, 0)]


@pytest.mark.parametrize("columns", [1, 3, 8, 200])
def test_a_map_has_four_to_seven_columns(columns: int) -> None:
    assert wrong("\n".join([" ".join("." * columns)] * 5)) == [("size", "Kami", 0, 0)]


def test_a_sheet_has_two_islands() -> None:
    for text, found in (("", 0), (FINE.partition("island: Ishi")[0], 1), (f"{FINE}\nisland: Third\n{OPEN}", 3)):
        complaints = [problem for problem in examine(text, "mine")[1] if problem.key == "two-islands"]
        assert [(problem.found, problem.needed) for problem in complaints] == [(found, 2)]


def test_every_problem_of_a_text_is_told_at_once() -> None:
    text = FINE.replace("R .", "R x").replace("1 red", "1 pink").replace("island: Ishi", "island: ")
    assert [problem.key for problem in examine(text, "mine")[1]] == [
        "unknown-symbol",
        "colours",
        "no-name",
        "unknown-symbol",
    ]
    assert len(examine("no sheet at all\n" * 1000, "mine")[1]) == 20, "but not without end"


def test_comments_blank_lines_and_spaces_do_not_matter() -> None:
    loose = "\n\n".join(f"  {line.replace(' ', '   ')}  # said" for line in FINE.split("\n"))
    sheet = read_sheet(loose, "test")
    assert sheet.islands == read_sheet(FINE, "test").islands
    assert digest(sheet) == digest(read_sheet(FINE.replace("\n", "\r\n"), "test"))


def test_a_sheet_that_is_written_is_read_again() -> None:
    sheet = read_sheet(FINE, "test")
    again = read_sheet(written(sheet), "test")
    assert again.islands == sheet.islands
    assert (again.name, again.near) == (sheet.name, sheet.near)


# -- digests


def test_a_digest_changes_with_anything_on_a_map_but_not_with_names_and_comments() -> None:
    plain = digest(read_sheet(FINE, "test"))
    assert len(plain) == 12
    for same in (FINE.replace("Kami", "Kozo"), FINE.replace("Test", "Fest"), f"# Mine\n{FINE}", f"{FINE}\n\n"):
        assert digest(read_sheet(same, "other")) == plain
    changes = [
        FINE.replace("1 red", "1 blue"),
        FINE.replace("L .", "T L"),
        FINE.replace("sheet: Test", "sheet: Test\nnear: yes"),
        sheet_of(redrawn(c3="1", d3="1", d4="1"), outlines="1 red"),
        sheet_of(redrawn(c3="1", d3="1", c4="1", g1="~"), outlines="1 red"),
    ]
    digests = [digest(read_sheet(text, "test")) for text in changes]
    assert len({plain, *digests}) == 6
    assert len({digest(sheet) for sheet in shipped()}) == 12


# -- files


def test_an_edited_file_keeps_the_id_of_its_sheet(tmp_path: Path) -> None:
    for name, id in (("03-tako.txt", "tako"), ("tako.txt", "tako"), ("my-tako-2.txt", "my-tako-2"), ("3.txt", "3")):
        assert id_of(name) == id
        (tmp_path / name).write_text(FINE, encoding="utf-8-sig")
        assert read_file(tmp_path / name).id == id


@pytest.mark.parametrize("name", ["My Sheet.txt", "über.txt", ".txt", "a_b.txt"])
def test_other_names_of_files_are_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text(FINE, encoding="utf-8")
    with pytest.raises(SenbazuruError) as refused:
        read_file(tmp_path / name)
    assert refused.value.details["problem"] == "bad-id"


def test_what_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "binary.txt").write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "nowhere.txt", tmp_path / "binary.txt"):
        with pytest.raises(SenbazuruError) as refused:
            read_file(path)
        assert refused.value.details["problem"] == "unreadable"


# -- noise

NOISE = ["", ".", "R", "S", "L", "7", "1", "~", "^", "outlines: 1 red", "island: X", "near: no", ":", "#", "\x00", "٣"]


def reads_or_refuses(text: str) -> None:
    sheet, wrong = examine(text, "noise")
    assert sheet or wrong
    assert all(isinstance(problem, Problem) and problem.line >= 1 for problem in wrong)
    with suppress(SenbazuruError):
        sheet = read_sheet(text, "noise")
        assert wrong == problems(sheet) == []
        assert read_sheet(written(sheet), "noise").islands == sheet.islands
        for island in sheet.islands:
            assert len(island.squares) == island.rows * island.columns
            assert all(0 <= kind < len(KINDS) for kind in island.squares)


@given(st.text())
def test_any_text_is_a_sheet_or_refused(text: str) -> None:
    reads_or_refuses(text)


@given(st.lists(st.lists(st.sampled_from([*NOISE, "island: Y\n", "\n"]), max_size=9).map(" ".join)).map("\n".join))
def test_any_mixture_of_what_a_sheet_has_is_a_sheet_or_refused(text: str) -> None:
    reads_or_refuses(text)


@given(st.data())
def test_a_damaged_sheet_is_read_or_refused(data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from(shipped())).text.splitlines()
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(lines) - 1))
        if data.draw(st.booleans()):
            lines[place] = data.draw(st.sampled_from(NOISE) | st.text(max_size=20))
        else:
            symbols = lines[place].split(" ")
            symbols[data.draw(st.integers(0, len(symbols) - 1))] = data.draw(st.sampled_from([*NOISE, *"TGCDV"]))
            lines[place] = " ".join(symbols)
    reads_or_refuses("\n".join(lines))
