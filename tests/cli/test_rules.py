"""`senbazuru rules`: what is told where, in any language, at any width."""

import click
import pytest
from click.testing import CliRunner, Result

from senbazuru.cli import main
from senbazuru.cli.rules import WIDEST
from senbazuru.languages import LANGUAGES
from senbazuru.rulebook import Place, pages


def run(*words: str, columns: int = 80) -> Result:
    return CliRunner().invoke(main, ["rules", *words], env={"COLUMNS": str(columns)})


def test_without_a_page_it_lists_what_there_is() -> None:
    shown = run().output
    for page in pages():
        for section in page.sections:
            assert section.title in shown
            assert (page.id if section.level == 1 else Place(page, section).address) in shown


def test_a_page_is_told_whole() -> None:
    shown = " ".join(run("legends").output.split())
    assert "How to play Origami: Legends" in shown
    assert "You play a character like any origami" in shown
    assert "Reindeer · copies 2 · cost 8 · folds 4 · points 8" in shown
    assert "$ senbazuru play mixed --players 3" in shown


def test_marks_and_links_are_for_paper_and_browsers() -> None:
    for page in pages():
        shown = run(page.id).output
        assert "**" not in shown
        assert "](" not in shown
    assert "the rulings (rulings)" in " ".join(run("origami").output.split())


def test_a_game_leads_to_its_page() -> None:
    assert run("mixed").output == run("legends").output


def test_a_section_is_told_with_those_under_it() -> None:
    shown = run("islands#landmarks").output
    assert "What happens first" in shown
    assert "The score" not in shown


def test_a_paragraph_is_told_alone() -> None:
    assert run("rulings#where-the-books-differ-still-tied").output.splitlines()[:5] == [
        "Rulings",
        "",
        "Where the books differ",
        "",
        "Still tied. Who is tied for points and for cards in hand shares the victory, as",
    ]


def test_what_is_looked_for_is_found_everywhere_or_on_a_page() -> None:
    everywhere, there = run("--search", "vulture").output, run("legends", "--search", "vulture").output
    assert "origami#sky-vulture" in everywhere
    assert "origami#sky-vulture" not in there
    assert "legends#what-a-play-costs" in there
    assert len(there) < len(everywhere)


def test_what_was_looked_for_is_in_bold() -> None:
    shown = CliRunner().invoke(main, ["rules", "--search", "two whales"], color=True).output
    assert click.style("Two", bold=True) in shown


def test_nothing_found_says_what_to_try() -> None:
    shown = run("--search", "submarine")
    assert (shown.exit_code, shown.output.strip()) == (
        0,
        "Nothing is told about “submarine”. Try fewer words, or the beginning of one.",
    )


@pytest.mark.parametrize("wrong", ["go", "origami#nonsense", "boats"])
def test_an_address_that_leads_nowhere_is_refused(wrong: str) -> None:
    shown = run(wrong)
    assert shown.exit_code == 2
    assert wrong.partition("#")[2] or wrong in shown.output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [50, 80, 200])
def test_lines_fit(language: str, columns: int) -> None:
    for page in pages(language):
        shown = run(page.id, "--language", language, columns=columns).output.splitlines()
        wide = [line for line in shown if len(line) > min(columns, WIDEST) and not line.startswith("    ")]
        assert wide == []  # but for maps and commands, which are as they are
