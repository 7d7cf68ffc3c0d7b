"""Looks: every family has one, everything can be told apart from what it stands on, and packs may bring their own."""

from pathlib import Path

import pytest

from senbazuru.islands.engine.events import TOKENS
from senbazuru.islands.squares import COLOURS as PAINTS
from senbazuru.islands.squares import KINDS as SQUARES
from senbazuru.islands.squares import SYMBOLS
from senbazuru.kernel.errors import Said, SenbazuruError
from senbazuru.look import COLOURS, CRESTS, FAMILIES, FIGURES, KINDS, LOOKS, Figure, Look, dress_of, look_of, read_file
from senbazuru.look.papers import contrast, luminance
from senbazuru.origami.engine.linked import CHARACTER, PAPER
from senbazuru.origami.packs import KINDS as EFFECTS
from senbazuru.origami.packs import SHIPPED, SHIPPED_LIBRARY, Library, read_pack, shipped
from senbazuru.terminal.themes import VARIABLES
from tests.origami.own_packs import family

OWN = ("pond", "forest", "yeti", "a", "zz-9")
THEMES = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
LEAST, LEAST_NAME = 3, 4.5
"""Contrast: of a silhouette, and of words."""


def test_the_families_of_the_packs_have_looks_and_no_others() -> None:
    assert set(FAMILIES) == {*shipped(), *COLOURS, CHARACTER, PAPER}


def test_everything_that_is_named_is_there() -> None:
    for told in LOOKS["families"].values():
        assert told["crest"] in CRESTS
        assert told["pattern"] in LOOKS["patterns"]
    assert set(EFFECTS) <= set(KINDS)
    assert set(LOOKS["islands"]["paints"]) == set(PAINTS)
    assert {season["paint"] for season in LOOKS["islands"]["seasons"].values()} == set(PAINTS)
    landmarks = LOOKS["islands"]["landmarks"]
    assert {kind: told["letter"] for kind, told in landmarks.items()} == dict(list(zip(SQUARES, SYMBOLS))[2:])
    tokens = LOOKS["islands"]["tokens"]
    assert set(tokens) == set(TOKENS)
    for told in (*landmarks.values(), *tokens.values()):
        assert (FIGURES / f"{told['figure']}.fig").exists()


def test_reduced_landmarks_have_less_on_them() -> None:
    for told in LOOKS["islands"]["landmarks"].values():
        whole, small = (read_file(FIGURES / f"{told[size]}.fig") for size in ("figure", "small"))
        assert len(list(small.facets)) <= len(list(whole.facets)), told
        assert len(list(small.facets)) <= 10


def test_no_two_tokens_look_alike() -> None:
    tokens = [(told["figure"], *told["paints"]) for told in LOOKS["islands"]["tokens"].values()]
    assert len(set(tokens)) == len(tokens)


def test_no_two_families_share_crest_symbol_or_band() -> None:
    looks = [look_of(name) for name in (*shipped(), *COLOURS, PAPER)]
    for parts in zip(*((look.crest, look.symbol, look.light.band) for look in looks)):
        assert len(set(parts)) == len(looks)


# -- contrast


def area(figure: Figure, name: str) -> float:
    """How much of a figure is of one paper and tone, as far as facets do not cover each other."""
    found = 0.0
    for facet in figure.facets:
        corners = facet.corners
        sides = zip(corners, (*corners[1:], corners[0]))
        found += abs(sum(x * v - u * y for (x, y), (u, v) in sides)) / 2 * (facet.name == name)
    return found


def mean_contrast(figure: Figure, look: Look, dark: bool, ground: str) -> float:
    """Contrast of the mean tone of a figure with its ground."""
    colours = look.colours(figure, dark)
    names = {facet.name for facet in figure.facets}
    whole = sum(area(figure, name) for name in names)
    mean = sum(luminance(colours[name]) * area(figure, name) for name in names) / whole
    low, high = sorted((mean, luminance(ground)))
    return (high + 0.05) / (low + 0.05)


@THEMES
def test_a_silhouette_stands_out_from_its_ground(dark: bool) -> None:
    """By its mean tone or by its rim: by day mostly the rim, for many papers are as light as their ground."""
    for card in (card for pack in SHIPPED_LIBRARY.packs.values() for card in pack.with_paper):
        figure, look = SHIPPED_LIBRARY.figure(card.id), SHIPPED_LIBRARY.look(card.id)
        assert figure
        papers = look.papers(dark)
        for ground in (papers.ground, papers.ground2):
            tone, rim = mean_contrast(figure, look, dark, ground), contrast(papers.rim, ground)
            assert max(tone, rim) >= LEAST, f"{card.id} {tone:.2f} {rim:.2f}"


@THEMES
@pytest.mark.parametrize("name", [*FAMILIES, *OWN])
def test_names_can_be_read(name: str, dark: bool) -> None:
    papers = look_of(name).papers(dark)
    page = "#15181d" if dark else "#fbf8f1"
    assert contrast(papers.band, papers.band_ink) >= LEAST_NAME
    assert contrast(papers.ink, page) >= LEAST_NAME
    assert min(contrast(papers.rim, ground) for ground in (papers.ground, papers.ground2)) >= LEAST


@THEMES
@pytest.mark.parametrize("colour", ["#3a7", "#000000", "#ffffff", "#ff0", "#f0f", "#00f", "#7f7f7f"])
def test_any_colour_that_a_pack_names_can_be_read(colour: str, dark: bool) -> None:
    papers = look_of("pond", colour).papers(dark)
    assert contrast(papers.band, papers.band_ink) >= LEAST_NAME
    assert min(contrast(papers.rim, ground) for ground in (papers.ground, papers.ground2)) >= LEAST


@THEMES
def test_outlines_can_be_seen_on_land(dark: bool) -> None:
    islands = LOOKS["islands"]
    for paint in islands["paints"].values():
        assert contrast(paint["line"][dark], islands["ground"]["land"][dark]) >= LEAST


@THEMES
@pytest.mark.parametrize("paint", PAINTS)
def test_letters_on_paint_can_be_read_in_a_terminal(paint: str, dark: bool) -> None:
    shown = {name: colours[not dark] for name, colours in VARIABLES.items()}
    assert contrast(shown["paint-ink"], shown[f"paint-{paint}"]) >= LEAST_NAME
    assert contrast(shown[f"outline-{paint}"], shown[f"tint-{paint}"]) >= LEAST_NAME


# -- somebody's own


def test_a_family_of_ones_own_has_papers_by_its_id_and_a_plain_crest() -> None:
    looks = [look_of(name) for name in OWN]
    assert len({look.light.f for look in looks}) == len(OWN)
    assert {look.crest for look in looks} == {CRESTS["plain"]}


def test_a_character_wears_its_colour() -> None:
    assert dress_of("red-ninja", CHARACTER) == "red"
    assert dress_of("red-panda", "pond") == "pond"
    assert SHIPPED_LIBRARY.look("yellow-ninja") == look_of("yellow")
    assert SHIPPED_LIBRARY.look("rice-paper") == look_of(PAPER)


PACK = family("pond", heron="{ change = { what = 'price', by = 9 } }")


def pond(folder: Path, *head: str) -> Library:
    (folder / "pond.toml").write_text("\n".join([PACK.splitlines()[0], *head, *PACK.splitlines()[1:]]))
    return Library().with_files(folder)


def heron(file: Path, facet: str = "f3 10,10 90,10 50,90") -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_text(f"heron: on one leg\n:body\n{facet}\n")


def test_a_pack_may_name_its_colour_and_its_crest(tmp_path: Path) -> None:
    look = pond(tmp_path, 'colour = "#3a7"', 'crest = "M1 1H23V23Z"').look("heron")
    assert (look.id, look.crest) == ("pond", "M1 1H23V23Z")
    assert look.light != look_of("pond").light
    assert pond(tmp_path, 'crest = "moon"').look("heron").crest == CRESTS["moon"]


def test_looks_are_no_rules(tmp_path: Path) -> None:
    plain, coloured = pond(tmp_path), pond(tmp_path, 'colour = "#3a7"')
    heron(tmp_path / "heron.fig")
    folded = pond(tmp_path)
    assert len({library.packs["pond"].digest() for library in (plain, coloured, folded)}) == 1
    assert len({library.link("pond").signature for library in (plain, coloured, folded)}) == 1
    text = (SHIPPED / "farm.toml").read_text("utf-8").replace('family = "farm"', 'family = "farm"\ncolour = "#3a7"')
    (tmp_path / "farm.toml").write_text(text)
    assert Library([read_pack(tmp_path / "farm.toml")]).carried(["farm"]) == {}


@pytest.mark.parametrize("place", ["heron.fig", "figures/heron.fig"])
def test_a_pack_may_bring_figures(tmp_path: Path, place: str) -> None:
    assert pond(tmp_path).figure("heron") is None, "never another animal"
    heron(tmp_path / place)
    found = pond(tmp_path).figure("heron")
    assert found
    assert found.words == "on one leg"
    assert pond(tmp_path).figure("fox") == read_file(FIGURES / "fox.fig")


def test_a_broken_figure_in_a_pack_is_refused(tmp_path: Path) -> None:
    heron(tmp_path / "heron.fig", "f3 10,10 90,10 50,101")
    with pytest.raises(SenbazuruError) as refused:
        pond(tmp_path)
    details = refused.value.details
    assert (refused.value.code, details["file"], details["line"]) == ("bad-figure", "heron.fig", 3)


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ("colour = 3", "colour"),
        ('colour = "green"', "colour"),
        ('colour = "#3a7b"', "colour"),
        ('crest = "wave"', "crest"),
        ('crest = "M1 1\\"/>"', "crest"),
        ("crest = []", "crest"),
    ],
)
def test_a_wrong_look_is_refused(tmp_path: Path, line: str, field: str) -> None:
    with pytest.raises(SenbazuruError) as refused:
        pond(tmp_path, line)
    details = refused.value.details
    assert (refused.value.code, details["file"], details["line"], details["field"]) == (
        "bad-pack",
        "pond.toml",
        2,
        field,
    )
    assert isinstance(said := details["expected"], Said)
    assert said.key == f"expected-{field}"
