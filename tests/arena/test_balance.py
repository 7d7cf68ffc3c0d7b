"""The balance report: its figures follow from the games, and its bounds from how much games differ."""

import json
from dataclasses import replace
from math import inf, sqrt
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from senbazuru.arena.balance import CLEAR, ENOUGH, Row, Tale, picture, play_and_tell, proposal, summary, table
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
    return {
        name: {"copies": 2, "played": played, "paid": paid, "ended": played, "points": 3 * played, "luck": luck}
        for name, (played, paid, luck) in cards.items()
    }


def test_an_edge_is_the_luck_beside_all_cards_of_the_same_cost() -> None:
    assert CARDS["cat"].cost != CARDS["owl"].cost
    alike = [card.id for card in CARDS.values() if card.cost == CARDS["owl"].cost][:2]
    tales = [tale(**{alike[0]: (1, 0, 2.0), alike[1]: (1, 1, 0.0), "cat": (2, 0, 2.0)})] * ENOUGH
    rows = {row.card.id: row for row in summary(MIXED, tales)}
    assert rows[alike[0]].edge == 1
    assert rows[alike[1]].edge == -1
    assert rows["cat"].edge == 0, "no other of its cost was played"
    assert rows["cat"].luck.value == 1
    assert (rows[alike[1]].played.value, rows[alike[1]].paid.value, rows[alike[1]].points.value) == (0.5, 0.5, 3)


def test_nothing_is_said_of_a_card_that_was_hardly_played() -> None:
    (row,) = summary(MIXED, [tale(owl=(1, 0, 2.0))] * (ENOUGH - 1))
    assert row.edge_bounds == (-inf, inf)
    assert "hardly played" in table([row], {})
    assert row.as_dict()["edge"] is None
    assert proposal(row) == ""


def judged(card: str, edge: float) -> Row:
    (row,) = summary(MIXED, [tale(**{card: (1, 0, 1.0)})] * ENOUGH)
    return replace(row, edge=edge, edge_error=CLEAR / 10)


def test_a_proposal_touches_only_figures_of_our_own() -> None:
    ours = next(c for c in CARDS.values() if c.source["points"] == "ours" and c.points and not c.character)
    printed = next(c for c in CARDS.values() if {c.source[f] for f in ("points", "cost", "folds")} == {"book"})
    assert proposal(judged(ours.id, 0.3)) == f"points {ours.points} to {ours.points - 1}"
    assert proposal(judged(ours.id, -0.3)) == f"points {ours.points} to {ours.points + 1}"
    assert proposal(judged(printed.id, 0.3)) == "no figure of ours"
    assert proposal(judged(ours.id, 0.0)) == "", "as good as others"


def test_a_proposal_for_a_character_is_about_its_cost() -> None:
    character = next(c for c in CARDS.values() if c.character and c.source["cost"] == "ours")
    assert proposal(judged(character.id, 0.3)) == f"cost {character.cost} to {character.cost + 1}"


def test_what_a_game_tells_agrees_with_its_cards() -> None:
    told = play_and_tell(ORIGAMI, [bot_named("greedy", "origami")], {"families": ["farm", "sky"]}, Seed.number(0))
    assert set(told) == {card.id for name in ("farm", "sky") for card in SHIPPED_LIBRARY.families[name].cards}
    for name, figures in told.items():
        assert figures["copies"] == CARDS[name].copies
        assert figures["ended"] <= figures["copies"]
    assert sum(figures["ended"] for figures in told.values()) > 10


def test_the_picture_shows_every_card_with_its_bounds() -> None:
    rows = summary(MIXED, [tale(owl=(1, 0, 2.0), cat=(1, 0, 1.0)), tale(owl=(1, 0, 0.0), cat=(1, 0, 1.0))] * ENOUGH)
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
    assert run(*words, "--markdown").startswith("| card |")


def test_a_game_without_cards_is_refused() -> None:
    result = CliRunner().invoke(main, ["lab", "cards", "islands"])
    assert result.exit_code == 2
    assert "origami, legends or mixed" in result.output
