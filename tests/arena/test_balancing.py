"""Fairer figures: only those of our own are moved, step by step, towards what is fair."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest
from click.testing import CliRunner

from senbazuru.arena.balance import ENOUGH, Report, summary
from senbazuru.arena.balancing import Texts, balance, next_value
from senbazuru.arena.figures import PAIRS, Figure, figures_of, moved
from senbazuru.cli import main
from senbazuru.origami.packs import SHIPPED_LIBRARY, Card, Family, read_text
from senbazuru.origami.rules import OrigamiRules
from tests.arena.test_balance import tale

PACKS = SHIPPED_LIBRARY.packs
FIGURES = {figure.name: figure for pack in PACKS.values() for figure in figures_of(pack)}


def card(pack: Family, name: str) -> Card:
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


POINTS = Figure("farm", "cat", "points", 3, (1, 2, 3, 4))


def test_a_strong_card_gets_less_and_a_weak_one_more() -> None:
    assert next_value(POINTS, {3: 0.2}) == 2
    assert next_value(POINTS, {3: -0.2}) == 4
    assert next_value(POINTS, {3: 0.01}) == 3, "nobody would notice"


def test_a_strong_character_gets_dearer() -> None:
    cost = Figure("characters", "monk", "cost", 4, tuple(PAIRS))
    assert next_value(cost, {4: 0.2}) == 5
    assert next_value(cost, {4: -0.2}) == 3


def test_a_figure_stays_where_it_does_best() -> None:
    assert next_value(POINTS, {3: 0.1, 2: -0.2}) == 3, "two was worse"
    assert next_value(POINTS, {3: 0.2, 2: -0.1}) == 2, "two was better"
    assert next_value(Figure("farm", "cat", "points", 4, (1, 2, 3, 4)), {4: -0.3}) == 4, "more would look odd"


FAIR = {"cat": 4, "monkey": 2}


def measure(texts: Texts) -> Mapping[str, Report]:
    """As if the luck of owners hung on their card's points alone: two cards, of the same cost."""
    packs = {name: read_text(text, name) for name, text in texts.items()}
    rules = OrigamiRules(SHIPPED_LIBRARY, "origami")
    points = {name: card(packs[pack], name).points for name, pack in (("cat", "farm"), ("monkey", "savannah"))}
    luck = {name: 1 + 0.1 * (found - FAIR[name]) for name, found in points.items()}
    off = [tale(**{name: (1, 0, found + swing) for name, found in luck.items()}) for swing in (0.1, -0.1)]
    return {"origami": summary(rules, off * ENOUGH)}


def test_the_search_ends_at_what_is_fair() -> None:
    rounds = list(balance({name: PACKS[name] for name in ("farm", "savannah")}, measure, 9, 0.10))
    last, texts = rounds[-1]
    assert not last.moves
    assert last.loss < rounds[0][0].loss
    assert card(read_text(texts["farm"], "farm"), "cat").points == 4
    assert last.beyond == {"origami": []}
    assert len(rounds) < 9


def test_the_command_keeps_a_log_and_the_best_figures(tmp_path: Path) -> None:
    folder = tmp_path / "packs"
    assert CliRunner().invoke(main, ["cards", "export", str(folder)]).exit_code == 0
    words = ["lab", "balance", str(folder), "--games", "3", "--rounds", "2", "--seed", "3", "--bots", "random"]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0, result.output
    log = [json.loads(line) for line in (folder / "balance.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [told["number"] for told in log] == list(range(1, len(log) + 1))
    best = min(log, key=lambda told: told["loss"])
    packs = [read_text((folder / f"{name}.toml").read_text(encoding="utf-8"), name) for name in PACKS]
    kept = {figure.name: figure.value for pack in packs for figure in figures_of(pack)}
    assert kept == best["figures"]


def test_a_folder_without_figures_of_ours_is_refused(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["lab", "balance", str(tmp_path)])
    assert result.exit_code == 2
    assert "senbazuru cards export" in result.output
