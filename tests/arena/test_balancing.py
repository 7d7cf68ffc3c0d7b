"""Fairer figures: only those of our own are moved, step by step, towards what is fair."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest
from click.testing import CliRunner

from senbazuru.arena.balance import ENOUGH, Report, summary
from senbazuru.arena.balancing import Texts, balance, blame_of, lengths_of, loss_of, proposals
from senbazuru.arena.figures import PAIRS, Figure, figures_of, moved
from senbazuru.cli import main
from senbazuru.origami.packs import SHIPPED_LIBRARY, Card, Pack, read_text
from senbazuru.origami.rules import OrigamiRules
from tests.arena.test_balance import tale

PACKS = SHIPPED_LIBRARY.packs
FIGURES = {figure.name: figure for pack in PACKS.values() for figure in figures_of(pack)}


def card(pack: Pack, name: str) -> Card:
    return next(card for card in pack.cards if card.id == name)


def test_only_figures_of_our_own_may_be_moved() -> None:
    for pack in PACKS.values():
        for found in pack.cards:
            assert (f"{found.id} points" in FIGURES) == (found.source.get("points") == "ours")
    assert "ninja cost" not in FIGURES, "it is printed"
    assert "geisha cost" in FIGURES


@pytest.mark.parametrize("figure", FIGURES.values(), ids=lambda figure: figure.name)
def test_a_figure_is_moved_in_the_text_and_nothing_else(figure: Figure) -> None:
    was = PACKS[figure.pack]
    for value in figure.choices:
        now = read_text(moved(was.text, figure, value), figure.pack)
        for before, after in zip(was.cards, now.cards, strict=True):
            if figure.what == "cost" and before.character == figure.card:
                assert (after.cost, after.folds) == (value, PAIRS[value])
            elif figure.what == "points" and before.id == figure.card:
                assert after.points == value
            elif figure.what == "award" and before.id == figure.card:
                assert after.program[0][1] == {**before.program[0][1], "points": value}
            else:
                assert after == before


def test_costs_and_folds_go_together_as_the_rulebooks_print_them() -> None:
    printed = {
        (found.cost, found.folds)
        for pack in PACKS.values()
        for found in pack.cards
        if found.source["cost"] == found.source["folds"] == "book"
    }
    assert printed <= set(PAIRS.items())
    assert {(found.cost, found.folds) for pack in PACKS.values() for found in pack.cards} <= set(PAIRS.items())


def test_no_card_has_points_that_look_like_a_misprint() -> None:
    for figure in FIGURES.values():
        assert figure.value in figure.choices


FAIR = {
    "cat": ("farm", FIGURES["cat points"].value + 1),
    "monkey": ("savannah", FIGURES["monkey points"].value - 1),
    "fly": ("lawn", FIGURES["fly points"].value),
}
"""What the following games would find fair."""


def measure(texts: Texts) -> Mapping[str, Report]:
    """As if the luck of owners hung on their card's points alone: some cards of the same cost."""
    points = {name: card(read_text(texts[pack], pack), name).points for name, (pack, _) in FAIR.items()}
    luck = {name: 1 + 0.2 * (points[name] - fair) for name, (_, fair) in FAIR.items()}
    told = [tale(**{name: (1, 0, found + swing) for name, found in luck.items()}) for swing in (0.1, -0.1)]
    return {"origami": summary(OrigamiRules(SHIPPED_LIBRARY, "origami"), told * ENOUGH)}


START = {pack: PACKS[pack].text for pack, _ in FAIR.values()}


def test_a_strong_card_gets_less_and_a_weak_one_more() -> None:
    reports = measure(START)
    moves = {figure.name: value for figure, value in proposals(START, reports, lengths_of(reports), 0.10)}
    assert moves["cat points"] == FIGURES["cat points"].value + 1
    assert moves["monkey points"] == FIGURES["monkey points"].value - 1


def test_a_strong_character_gets_dearer() -> None:
    (pack,) = {figure.pack for figure in FIGURES.values() if figure.what == "cost"}
    monk = card(PACKS[pack], "red-monk")
    weak = next(other.id for found in PACKS.values() for other in found.cards if other.cost == monk.cost)
    strong = [tale(**{"yellow-monk": (1, 0, 2.0), "red-monk": (1, 0, 1.9), weak: (1, 0, 0.0)})] * ENOUGH
    reports = {"legends": summary(OrigamiRules(SHIPPED_LIBRARY, "legends"), strong)}
    moves = proposals({pack: PACKS[pack].text}, reports, lengths_of(reports), 0.10)
    costs = {figure.card: (figure.value, value) for figure, value in moves if figure.what == "cost"}
    assert costs["monk"][1] > costs["monk"][0]


def test_what_makes_games_longer_or_richer_is_held_against_it() -> None:
    reports = measure(START)
    turns, points = lengths_of(reports)["origami"]
    fair = loss_of(reports, {"origami": (turns, points)}, 0.10)
    assert loss_of(reports, {"origami": (0.9 * turns, points)}, 0.10) > fair
    assert loss_of(reports, {"origami": (turns, 0.9 * points)}, 0.10) > fair
    assert loss_of(reports, {"origami": (0.99 * turns, 1.01 * points)}, 0.10) == fair, "near enough"
    richer = blame_of(reports, {"origami": (turns, 0.8 * points)}, 0.10)
    assert all(richer[name] > found for name, found in blame_of(reports, lengths_of(reports), 0.10).items())


def test_the_search_ends_at_what_is_fair() -> None:
    rounds = list(balance(START, measure, 40, 0.10))
    first, (last, texts) = rounds[0][0], rounds[-1]
    kept = [done for done, _ in rounds if done.kept]
    assert first.moves == {}
    assert [done.loss for done in kept] == sorted((done.loss for done in kept), reverse=True)
    assert kept[-1].beyond == {"origami": []}
    for name, (pack, fair) in FAIR.items():
        assert card(read_text(texts[pack], pack), name).points == fair
    assert last.number <= 40


def test_a_step_that_does_not_help_is_taken_back() -> None:
    fair = dict(START)
    for name, (pack, points) in FAIR.items():
        fair[pack] = moved(fair[pack], FIGURES[f"{name} points"], points)
    for done, texts in balance(fair, measure, 12, 0.10):
        assert done.kept == (done.number == 0)
        assert texts == fair


def test_the_command_keeps_a_log_and_the_best_figures(tmp_path: Path) -> None:
    folder = tmp_path / "packs"
    assert CliRunner().invoke(main, ["cards", "export", str(folder)]).exit_code == 0
    words = ["lab", "balance", str(folder), "--games", "3", "--rounds", "2", "--seed", "3", "--bots", "random"]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0, result.output
    log = [json.loads(line) for line in (folder / "balance.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [told["number"] for told in log] == list(range(len(log)))
    packs = [read_text((folder / f"{name}.toml").read_text(encoding="utf-8"), name) for name in PACKS]
    kept = {figure.name: figure.value for pack in packs for figure in figures_of(pack)}
    told = {name: now for round in log if round["kept"] for name, (_, now) in round["moves"].items()}
    assert kept == {figure.name: told.get(figure.name, figure.value) for figure in FIGURES.values()}


def test_a_folder_without_figures_of_ours_is_refused(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["lab", "balance", str(tmp_path)])
    assert result.exit_code == 2
    assert "senbazuru cards export" in result.output
