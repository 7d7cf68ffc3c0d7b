"""The balance report: its figures follow from the games, and its bounds from how much games differ."""

import json
from dataclasses import replace
from math import inf, sqrt
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from senbazuru.arena.balance import ENOUGH, GOALS, Row, Tale, beyond, picture, play_and_tell, summary, table, verdict
from senbazuru.arena.bounds import Ratio
from senbazuru.bots import bot_named
from senbazuru.cli import main
from senbazuru.kernel.random import Seed
from senbazuru.origami.packs import SHIPPED_LIBRARY
from senbazuru.origami.rules import MIXED, ORIGAMI

CARDS = {card.id: card for pack in SHIPPED_LIBRARY.packs.values() for card in pack.cards}


def ratio(*games: tuple[float, float]) -> Ratio:
    found = Ratio()
    for above, below in games:
        found.add(above, below)
    return found


def test_a_ratio_counts_every_game_by_its_weight() -> None:
    assert ratio((1, 1), (0, 3)).value == 0.25


def test_a_game_without_the_card_says_nothing() -> None:
    assert ratio((0, 0)).below == []
    assert ratio().value == 0


def test_the_error_of_a_ratio_of_single_cards_is_that_of_a_mean() -> None:
    wins = [1.0, 0.0, 1.0, 1.0]
    mean = sum(wins) / 4
    spread = sqrt(sum((win - mean) ** 2 for win in wins) / 3)
    assert ratio(*((win, 1) for win in wins)).error == pytest.approx(spread / sqrt(4))


def test_games_that_agree_leave_no_error() -> None:
    assert ratio((2, 4), (1, 2), (3, 6)).error == 0


def tale(**cards: tuple[int, int, float]) -> Tale:
    """What was played, paid with, and the luck of those who played it."""
    told: dict[str, dict[str, float]] = {
        name: {"copies": 2, "played": played, "paid": paid, "ended": played, "points": 3 * played, "luck": luck}
        for name, (played, paid, luck) in cards.items()
    }
    return Tale(told, players=2, turns=20, points=70)


def test_an_edge_is_the_luck_beside_all_cards_of_the_same_cost() -> None:
    assert CARDS["cat"].cost != CARDS["owl"].cost
    alike = [card.id for card in CARDS.values() if card.cost == CARDS["owl"].cost][:2]
    tales = [tale(**{alike[0]: (1, 0, 2.0), alike[1]: (1, 1, 0.0), "cat": (2, 0, 2.0)})] * ENOUGH
    rows = {row.card.id: row for row in summary(MIXED, tales).rows}
    assert rows[alike[0]].edge == 1
    assert rows[alike[1]].edge == -1
    assert rows["cat"].edge == 0, "no other of its cost was played"
    assert rows["cat"].luck.value == 1
    assert (rows[alike[1]].played.value, rows[alike[1]].paid.value, rows[alike[1]].points.value) == (0.5, 0.5, 3)


def test_nothing_is_said_of_a_card_that_was_hardly_played() -> None:
    (row,) = summary(MIXED, [tale(owl=(1, 0, 2.0))] * (ENOUGH - 1)).rows
    assert row.edge_bounds == (-inf, inf)
    assert "hardly played" in table([row], {})
    assert row.as_dict()["edge"] is None
    assert not beyond(row, 0.0)


def judged(card: str, edge: float, error: float = 0.01) -> Row:
    (row,) = summary(MIXED, [tale(**{card: (1, 0, 1.0)})] * ENOUGH).rows
    return replace(row, edge=edge, edge_error=error)


def test_a_card_misses_the_goal_if_all_of_its_bounds_are_beyond() -> None:
    ours = next(c for c in CARDS.values() if c.source.get("points") == "ours")
    assert beyond(judged(ours.id, 0.13), 0.10)
    assert beyond(judged(ours.id, -0.13), 0.10)
    assert not beyond(judged(ours.id, 0.09), 0.10)
    assert not beyond(judged(ours.id, 0.13, error=0.05), 0.10), "it may well be within"


def test_only_figures_of_our_own_can_miss_it() -> None:
    printed = next(c for c in CARDS.values() if "ours" not in c.source.values())
    assert not beyond(judged(printed.id, 0.5), 0.10)


def test_families_are_judged_by_the_mean_of_their_cards_and_characters_by_cost() -> None:
    tales = [tale(cat=(1, 0, 2.0), monkey=(1, 0, 0.0), raccoon=(1, 0, 1.0), **{"red-ninja": (1, 0, 1.0)})] * ENOUGH
    report = summary(MIXED, tales)
    assert report.groups() == {"farm": 0.5, "savannah": -1.0, "characters-4": 0.0}
    told = verdict(report, GOALS["greedy"])
    assert "Beyond ±0.05: farm, savannah." in told
    assert "beyond ±0.10: cat +1.00, monkey -1.00." in told
    assert "10.0 turns and 35.0 points" in told


def test_what_a_game_tells_agrees_with_its_cards() -> None:
    told = play_and_tell(ORIGAMI, [bot_named("greedy", "origami")], {"families": ["farm", "sky"]}, Seed.number(0))
    assert set(told.cards) == {card.id for name in ("farm", "sky") for card in SHIPPED_LIBRARY.families[name].cards}
    for name, figures in told.cards.items():
        assert figures["copies"] == CARDS[name].copies
        assert figures["ended"] <= figures["copies"]
    assert sum(figures["ended"] for figures in told.cards.values()) > 10
    assert told.players == 2
    assert 10 < told.turns < 100
    assert told.points > 10


def test_the_picture_shows_every_card_with_its_bounds() -> None:
    rows = summary(
        MIXED, [tale(owl=(1, 0, 2.0), cat=(1, 0, 1.0)), tale(owl=(1, 0, 0.0), cat=(1, 0, 1.0))] * ENOUGH
    ).rows
    drawn = ElementTree.fromstring(picture(rows, {"owl": "Owl & co"}))
    shown = [element.text for element in drawn.iter() if element.text]
    assert "Owl & co" in shown
    assert "cat" in shown


def run(*words: str) -> str:
    result = CliRunner().invoke(main, ["lab", "cards", *words])
    assert result.exit_code == 0, result.output
    return result.stdout


def test_the_command_tells_the_same_of_the_same_seed(tmp_path: Path) -> None:
    drawn = tmp_path / "cards.svg"
    words = ("origami", "--games", "6", "--seed", "5", "--families", "farm,sky", "--bots", "random")
    assert run(*words, "--picture", str(drawn)) == run(*words, "--jobs", "2")
    assert drawn.read_text(encoding="utf-8").startswith("<svg")
    assert {json.loads(line)["family"] for line in run(*words, "--json").splitlines()} == {"farm", "sky"}
    assert "\n| card | family |" in run(*words, "--markdown")
    assert "A player has" in run(*words)


def test_a_game_without_cards_is_refused() -> None:
    result = CliRunner().invoke(main, ["lab", "cards", "islands"])
    assert result.exit_code == 2
    assert "choose origami, legends, mixed" in result.output
