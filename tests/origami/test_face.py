"""Cards as pictures: each is whole, shows its own figure, and every word stays in its room."""

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from senbazuru.languages import LANGUAGES
from senbazuru.look import CRESTS, KINDS, figure_of, look_of
from senbazuru.look.papers import contrast
from senbazuru.origami import face
from senbazuru.origami.face import LARGE, SMALL, STRIP, Face, face_of
from senbazuru.origami.packs import LONGEST_NAME, SHIPPED_LIBRARY, Card, Library, Pack
from senbazuru.text import Words
from tests.origami.own_packs import family

SVG = "{http://www.w3.org/2000/svg}"
CARDS = [(pack, card) for pack in SHIPPED_LIBRARY.packs.values() for card in pack.with_paper]
FORMS = {"small": (face.small, SMALL), "large": (face.large, LARGE)}
BAND = {"small": (7, 80.5), "large": (7.8, 136)}
"""Where a name may stand: left of the crest."""
SLACK = 0.1


def text_of(card: Card, words: Words) -> str:
    return words.card_text(card) if card.program else words.words(f"kind-{card.kind}.note")


def faces(language: str) -> Iterator[tuple[Card, Face]]:
    words = Words(language, strict=True)
    for pack, card in CARDS:
        yield card, face_of(card, pack, text_of(card, words), words)


def lines(root: ElementTree.Element) -> Iterator[tuple[str, float, float, float, float]]:
    """Every line of words: from where to where, its base line, and its size."""
    for line in root.iter(f"{SVG}text"):
        words, x, y = line.text or "", float(line.get("x", "")), float(line.get("y", ""))
        found = re.search(r"font-size:([\d.]+)px", line.get("style", ""))
        assert found
        size = float(found[1])
        # a sign alone says no length; no font has a digit that is wider than this
        wide = float(line.get("textLength") or 0.75 * size)
        start = x - {"start": 0, "middle": wide / 2, "end": wide}[line.get("text-anchor", "start")]
        yield words, start, start + wide, y, size


def stays_within(picture: str, size: tuple[int, int]) -> ElementTree.Element:
    root = ElementTree.fromstring(picture)
    wide, high = size
    assert root.get("viewBox") == f"0 0 {wide} {high}"
    for words, start, end, base, letters in lines(root):
        assert start >= 0, words
        assert end <= wide, words
        assert base - 0.75 * letters >= 0, words
        assert base + 0.25 * letters <= high + SLACK, words
    return root


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_whole_and_its_words_stay_in_their_room(language: str, form: str, dark: bool) -> None:
    draw, size = FORMS[form]
    for card, shown in faces(language):
        picture = draw(shown, dark)
        assert picture == draw(shown, dark), "the same bytes"
        root = stays_within(picture, size)
        assert root.findtext(f"{SVG}title") == shown.name
        assert "None" not in picture
        named = set(re.findall(r"url\(#([\w-]+)\)", picture))
        assert named <= {thing.get("id") for thing in root.iter()}, "needs nothing from elsewhere"
        figure = figure_of(card.id)
        assert figure
        paths = {path.get("d") for path in root.iter(f"{SVG}path")}
        for facet in figure.facets:
            assert "M" + "L".join(f"{x} {y}" for x, y in facet.corners) + "Z" in paths, card.id
        written = list(lines(root))
        head = [line for line in written if line[0] and line[0] in shown.name and not line[0].isdigit()]
        on_band = [line for line in head if line[3] < 30]
        assert " ".join(words for words, *_ in on_band) == shown.name
        left, right = BAND[form]
        for words, start, end, _, letters in on_band:
            assert left - SLACK <= start, words
            assert end <= right + SLACK, words
            assert letters >= 10.5, "11 pixels on a card that is 104 wide"
        said = [words for words, *_ in written]
        assert str(shown.folds) in said
        assert shown.cost is None or str(shown.cost) in said
        assert shown.points is None or str(shown.points) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_large_card_says_everything_and_nothing_overlaps(language: str) -> None:
    for card, shown in faces(language):
        written = list(lines(ElementTree.fromstring(face.large(shown))))
        text = [line for line in written if line[3] >= 149 and line[3] < 196]
        assert " ".join(words for words, *_ in text) == shown.text, card.id
        assert min(letters for *_, letters in text) >= 7, card.id
        assert max(end for _, _, end, *_ in text) <= LARGE[0] - 11 + SLACK, card.id
        assert text[-1][3] + 2 <= LARGE[1] - 32, "above the folds"
        foot = sorted((start, end) for _, start, end, base, _ in written if base == LARGE[1] - 8)
        assert len(foot) == 2
        assert foot[0][1] < foot[1][0], card.id
        assert shown.effect in [words for words, *_ in written]
        assert shown.family in [words for words, *_ in written]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_covered_card_shows_crest_name_and_worth(language: str) -> None:
    for _, shown in faces(language):
        picture = face.strip(shown, "10+12")
        written = list(lines(stays_within(picture, STRIP)))
        (worth, start, *_), (name, _, end, *_) = written
        assert worth == "10+12"
        assert end < start
        assert shown.name.startswith(name.removesuffix("…").rstrip())
        assert shown.look.crest in picture


def test_cost_and_folds_differ_in_colour_place_and_size() -> None:
    shown = {card.id: shown for card, shown in faces("en")}["fox"]
    picture = face.small(shown)
    (cost,) = [line for line in lines(ElementTree.fromstring(picture)) if line[0] == str(shown.cost)]
    (folds,) = [line for line in lines(ElementTree.fromstring(picture)) if line[0] == str(shown.folds)]
    assert folds[4] > cost[4], "the largest on a card"
    assert folds[3] - cost[3] > 70
    for inks in (face.LIGHT, face.DARK):
        assert contrast(inks.tag, inks.tag_ink) >= 7
        assert min(contrast(gold, inks.gold_ink) for gold in (inks.gold, inks.gold_light)) >= 7
        assert contrast(inks.paper, inks.ink) >= 7
        assert contrast(inks.paper, inks.quiet) >= 4.5
        assert contrast(inks.paper, inks.plus) >= 4.5


def test_as_many_pleats_as_folds() -> None:
    press = face.Press()
    for folds in range(1, 5):
        assert press.pleats(folds, 0, 25).count("M") == 4 * folds, "lit and dim, and their shadow"


def test_what_is_no_origami_has_no_points_and_rice_paper_no_price() -> None:
    found = {card.id: shown for card, shown in faces("en")}
    paper, ninja = found["rice-paper"], found["red-ninja"]
    assert (paper.cost, paper.points, ninja.points) == (None, None, None)
    assert KINDS["scoring"] not in face.small(paper)
    assert look_of("paper").light.band not in face.small(paper), "no band"


def test_a_character_has_a_frame_and_the_sun_or_the_moon_and_yellow_looks_the_other_way() -> None:
    found = {card.id: face.small(shown) for card, shown in faces("en")}
    red, yellow = found["red-ninja"], found["yellow-ninja"]
    assert CRESTS["sun"] in red
    assert CRESTS["moon"] in yellow
    assert "scale(-" in yellow
    assert "scale(-" not in red
    assert f'fill="{look_of("red").light.band}" stroke' in red


def test_the_back_tells_nothing() -> None:
    for dark in (False, True):
        root = stays_within(face.back("back", dark), SMALL)
        assert not list(root.iter(f"{SVG}text"))


# -- somebody's own

PACK = family("pond", heron="{ change = { what = 'price', by = 9 } }")


def pond(folder: Path, name: str = "Heron") -> tuple[Pack, Face]:
    head, *rest = PACK.splitlines()
    (folder / "pond.toml").write_text("\n".join([head, 'colour = "#3a7"', 'crest = "moon"', *rest]), "utf-8")
    pack = Library().with_files(folder).packs["pond"]
    words = Words("en", names={"card-heron": name, "family-pond": "Pond"})
    card = next(card for card in pack.cards if card.id == "heron")
    return pack, face_of(card, pack, text_of(card, words), words)


def test_a_card_without_a_figure_shows_the_crest_of_its_family(tmp_path: Path) -> None:
    pack, shown = pond(tmp_path)
    assert shown.folded is None
    picture = face.small(shown)
    assert picture.count(CRESTS["moon"]) == 2, "on the band and in the scene"
    assert pack.look.light.band in picture


def test_a_pack_shows_the_figure_that_it_brings(tmp_path: Path) -> None:
    (tmp_path / "heron.fig").write_text("heron: on one leg\n:body\nf3 10,10 90,10 50,90\n")
    _, shown = pond(tmp_path)
    assert "M10 10L90 10L50 90Z" in face.large(shown)


@pytest.mark.parametrize(
    "name", ["W" * LONGEST_NAME, "Wwwwww Wwwwww Wwwwww Www", "千羽鶴" * 8, "<b>&\"'", "A\x00\x1bB", "é" * 12, "A"]
)
def test_whatever_a_card_is_called_it_fits(tmp_path: Path, name: str) -> None:
    _, shown = pond(tmp_path, name)
    for form, (draw, size) in FORMS.items():
        root = stays_within(draw(shown), size)
        assert max(end for _, _, end, base, _ in lines(root) if base < 30) <= BAND[form][1] + SLACK
    stays_within(face.strip(shown, "3"), STRIP)


def test_a_text_of_any_length_fits(tmp_path: Path) -> None:
    _, shown = pond(tmp_path)
    for text in ("word " * 200, "w" * 300, ""):
        long = Face(**{**vars(shown), "text": text.strip()})
        root = stays_within(face.large(long), LARGE)
        assert max(base for *_, base, letters in lines(root) if letters < 8) <= LARGE[1] - 8
