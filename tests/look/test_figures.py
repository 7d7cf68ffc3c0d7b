"""Figures: those that are shipped are right, and a wrong one is told file, line and what was expected."""

from pathlib import Path

import pytest

from senbazuru.kernel.errors import Said, SenbazuruError
from senbazuru.look import FIGURES, figure_of, look_of, read, read_file, svg
from senbazuru.look.fold import LARGEST, MOST_FACETS
from senbazuru.origami.packs import SHIPPED_LIBRARY
from senbazuru.text import Words

FILES = sorted(FIGURES.glob("*.fig"))
CARDS = [card for pack in SHIPPED_LIBRARY.packs.values() for card in pack.with_paper]

GOOD = """fox (rust): sitting        # what is seen
:tail
f4 52,95 60,80 76,72 90,95
f3 76,72 90,95 98,66

:body
g2~ 22,56 40,66 34,95
k3 17,14 27,25 19,33
- 30,30 40,40
"""


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_shipped_figure_is_right(file: Path) -> None:
    figure = read_file(file)
    assert figure_of(figure.id) == figure
    used = {facet.paper for facet in figure.facets}
    assert ("g" in used) == bool(figure.second), "a second paper is named if it is used"


def test_every_card_has_a_figure() -> None:
    for card in CARDS:
        figure = figure_of(card.id)
        assert figure is not None, card.id
        assert figure.id == (card.character or card.id)
        assert SHIPPED_LIBRARY.figure(card.id) == figure
        assert len(list(figure.facets)) >= 8, "folded, not a sign"


def test_a_figure_is_flaps_of_facets_and_creases() -> None:
    figure = read(GOOD)
    assert (figure.id, figure.second, figure.words) == ("fox", "rust", "sitting")
    tail, body = figure.flaps
    assert [facet.name for facet in tail.facets] == ["f4", "f3"]
    assert tail.folds() == [((76, 72), (90, 95))]
    assert [facet.printed for facet in body.facets] == [True, False]
    assert body.creases == (((30, 30), (40, 40)),)


@pytest.mark.parametrize(
    ("old", "new", "line", "expected"),
    [
        (GOOD, "", 1, "expected-figure-head"),
        ("fox (rust): sitting", "Fox", 1, "expected-figure-head"),
        ("sitting", "sitting" * 20, 1, "expected-figure-head"),
        ("(rust)", "(mud)", 1, "expected-second-paper"),
        (" (rust)", "", 7, "expected-second-named"),
        (":tail\n", "", 2, "expected-flap-first"),
        (":tail\n", ":tail\n:ear\n", 3, "expected-facet-in-flap"),
        ("- 30,30 40,40", ":eye", 9, "expected-facet-in-flap"),
        ("f3 76", "x3 76", 4, "expected-paper-and-tone"),
        ("f3 76", "f6 76", 4, "expected-paper-and-tone"),
        ("f3 76", "f 76", 4, "expected-paper-and-tone"),
        ("f3 76", "f33 76", 4, "expected-paper-and-tone"),
        ("98,66", "101,66", 4, "expected-corner"),
        ("98,66", "98,-6", 4, "expected-corner"),
        ("98,66", "98.5,66", 4, "expected-corner"),
        ("98,66", "98", 4, "expected-corner"),
        ("98,66", "9\u0663,66", 4, "expected-corner"),
        (" 98,66", "", 4, "expected-corners"),
        (" 40,40", "", 9, "expected-corners"),
        ("98,66", "83,83\nf3 1,1 2,2 3,3", 5, "expected-area"),
        ("k3 17,14 27,25 19,33", "k3 17,14 27,25 19,33\n" * MOST_FACETS, 8 + MOST_FACETS - 3, "expected-fewer-facets"),
        ("- 30,30 40,40\n", "- 30,30 40,40\n" * 120, 105, "expected-smaller-figure"),
    ],
)
def test_a_wrong_figure_names_file_line_and_what_was_expected(old: str, new: str, line: int, expected: str) -> None:
    assert old in GOOD
    with pytest.raises(SenbazuruError) as refused:
        read(GOOD.replace(old, new, 1), "fox.fig")
    details = refused.value.details
    said = details["expected"]
    assert isinstance(said, Said)
    assert (refused.value.code, details["file"], details["line"], said.key) == ("bad-figure", "fox.fig", line, expected)
    for language in ("en", "de", "it"):
        told = Words(language, strict=True).error(refused.value)
        assert "fox.fig" in told
        assert str(line) in told


def test_a_figure_is_called_as_its_file_is(tmp_path: Path) -> None:
    (tmp_path / "wolf.fig").write_text(GOOD)
    (tmp_path / "dog.fig").write_bytes(b"dog: \xff")
    for name, expected in (("wolf", "expected-figure-name"), ("dog", "expected-text"), ("none", "expected-text")):
        with pytest.raises(SenbazuruError) as refused:
            read_file(tmp_path / f"{name}.fig")
        assert refused.value.code == "bad-figure"
        assert isinstance(said := refused.value.details["expected"], Said)
        assert said.key == expected


def test_a_picture_stands_alone_or_is_coloured_by_what_is_around() -> None:
    figure = read(GOOD)
    plain, alone = svg(figure), look_of("farm").svg(figure, title='A "fox" & more')
    assert 'class="f4"' in plain
    assert "class" not in alone.replace('class="washi"', "")
    assert 'fill="url(#washi-koshi)"' in alone
    assert '<pattern id="washi-koshi"' in alone
    assert "&quot;" in alone or "'A \"fox\" &amp; more'" in alone
    assert look_of("farm").dark.rim in look_of("farm").svg(figure, dark=True)
    assert len(GOOD) < LARGEST


def test_there_is_nothing_for_a_card_without_a_figure() -> None:
    assert figure_of("heron") is None
    assert figure_of("../looks") is None
    assert figure_of("yellow-") is None
