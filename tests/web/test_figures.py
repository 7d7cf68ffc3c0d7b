"""What a page draws is what Python draws: every path of a figure, and the colours that it is folded from."""

import re
from typing import Any

import pytest

from senbazuru.look import drawn, figure_of, look_of
from senbazuru.look.fold import washi
from tests.web.conftest import People

SEEN = """figures => figures.map(svg => ({
    figure: svg.dataset.figure,
    family: svg.dataset.family,
    paths: [...svg.querySelectorAll("path")].map(
        path => ["class", "transform", "opacity", "d"].map(name => path.getAttribute(name))
    ),
    colours: Object.fromEntries([...svg.querySelectorAll(":scope > path[class]")].map(path => [
        path.getAttribute("class"), getComputedStyle(path)[path.getAttribute("class") === "rim" ? "stroke" : "fill"],
    ])),
}))"""


def paths(picture: str) -> list[list[str | None]]:
    names = ("class", "transform", "opacity", "d")
    told = [dict(re.findall(r'([a-z-]+)="([^"]*)"', path)) for path in re.findall("<path ([^>]*)>", picture)]
    return [[path.get(name) for name in names] for path in told]


def rgb(colour: str) -> str:
    return f"rgb({', '.join(str(int(colour[n : n + 2], 16)) for n in (1, 3, 5))})"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_figures_are_drawn_as_in_python(people: People, scheme: str) -> None:
    ann = people.sit("mixed", ["greedy"], color_scheme=scheme)
    ann.page.locator(".folded").nth(3).wait_for()  # each family is fetched for itself
    seen: list[dict[str, Any]] = ann.page.locator(".folded").evaluate_all(SEEN)
    assert len(seen) > 3
    for shown in seen:
        figure, look = figure_of(shown["figure"]), look_of(shown["family"])
        assert figure
        pattern = look.pattern if any(facet.printed for facet in figure.facets) else ""
        assert shown["paths"] == paths(washi(pattern) + drawn(figure, pattern=pattern)), figure.id
        colours = look.colours(figure, dark=scheme == "dark")
        for name, colour in shown["colours"].items():
            if name in colours:
                assert colour == rgb(colours[name]), (figure.id, name)
        assert {facet.name for facet in figure.facets} | {"rim", "shade"} <= set(shown["colours"])


def test_only_figures_of_the_families_at_the_table_are_fetched(people: People) -> None:
    ann = people.sit("origami", ["greedy"], plan={"options": {"families": ["farm", "sea"]}})
    ann.page.locator(".folded").nth(6).wait_for()
    urls: list[str] = ann.page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
    fetched = {url.rsplit("/", 1)[-1].split("-")[0] for url in urls}
    assert {"farm", "sea"} & fetched
    assert not {"sky", "savannah", "lawn", "polar", "exotic", "dinosaurs", "legendary", "characters"} & fetched
