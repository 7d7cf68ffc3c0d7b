"""Legends, chapter: setup. Which families and characters come to the table."""

from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from senbazuru.kernel.bits import members
from senbazuru.kernel.drawing import WIDTH, columns
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.record import Record
from senbazuru.kernel.state import OMNISCIENT
from senbazuru.origami.engine.game import Origami
from senbazuru.origami.packs import CHARACTERS, LEGENDS_BOX, ORIGAMI_BOX, SHIPPED, read_pack, shipped_characters
from senbazuru.origami.rules import LEGENDS, MIXED, ORIGAMI, OrigamiRules
from senbazuru.text import Words

WORDS = Words()


def dealt(rules: OrigamiRules, players: int = 2, seed: int = 1, **options: Any) -> Game:
    return Game.start(rules, players=players, options=options, seed=Seed.number(seed))


def state_of(game: Game) -> Origami:
    assert isinstance(game.state, Origami)
    return game.state


def refusal(rules: OrigamiRules, **setup: Any) -> str:
    with pytest.raises(SenbazuruError) as refused:
        dealt(rules, **setup)
    return refused.value.code


@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_families_and_pairs_as_players(players: int) -> None:
    state = state_of(dealt(LEGENDS, players))
    assert len(state.linked.families) == players
    assert set(state.linked.families) <= set(LEGENDS_BOX)
    assert len(state.linked.pairs) == players
    assert state.linked.size == 18 * players + 2 * players


def test_legends_has_no_families_for_five() -> None:
    assert refusal(LEGENDS, players=5) == "wrong-players"
    assert len(state_of(dealt(MIXED, 5)).linked.families) == 5


def test_any_mix_of_the_nine() -> None:
    chosen = Counter(family for seed in range(60) for family in state_of(dealt(MIXED, seed=seed)).linked.families)
    assert set(chosen) == {*ORIGAMI_BOX, *LEGENDS_BOX}
    assert state_of(dealt(MIXED, families=["farm", "polar"])).linked.families == ["farm", "polar"]
    assert refusal(ORIGAMI, families=["farm", "polar"]) == "unknown-choice"
    assert refusal(LEGENDS, families=["farm", "polar"]) == "unknown-choice"


def test_characters_come_with_a_family_of_legends_or_by_option() -> None:
    assert state_of(dealt(MIXED, families=["farm", "sky"])).linked.pairs == []
    assert len(state_of(dealt(MIXED, families=["farm", "exotic"])).linked.pairs) == 2
    assert state_of(dealt(ORIGAMI)).linked.pairs == []
    assert state_of(dealt(ORIGAMI, characters=["monk", "ninja"])).linked.pairs == ["ninja", "monk"]
    assert state_of(dealt(LEGENDS, characters=0)).linked.pairs == []
    assert len(state_of(dealt(LEGENDS, characters=10)).linked.pairs) == 10


def test_chance_chooses_characters() -> None:
    chosen = Counter(pair for seed in range(60) for pair in state_of(dealt(LEGENDS, seed=seed)).linked.pairs)
    assert set(chosen) == set(shipped_characters().pairs)


@pytest.mark.parametrize("wrong", [11, -1, True, "ninja", ["ninja", "ninja"], [1], 1.5])
def test_wrong_characters_are_refused(wrong: Any) -> None:
    assert refusal(LEGENDS, characters=wrong) == "wrong-value"
    assert refusal(LEGENDS, characters=["clown"]) == "unknown-choice"


def test_a_table_with_too_many_types_is_refused() -> None:
    assert refusal(MIXED, players=5, extra=True, characters=10) == "too-many-types"


def test_six_families_and_five_pairs_fit() -> None:
    families = ["sky", "sea", "savannah", "polar", "dinosaurs", "legendary"]
    state = state_of(dealt(MIXED, players=5, extra=True, families=families))
    assert state.linked.types == 59, "the largest table there is"


def test_the_rice_paper_comes_with_the_polar_family() -> None:
    assert state_of(dealt(LEGENDS, families=["polar", "exotic"])).paper == 18
    assert state_of(dealt(LEGENDS, families=["dinosaurs", "exotic"])).linked.paper == -1


def test_rice_paper_is_neither_dealt_nor_drawn_and_characters_are() -> None:
    found: Counter[str] = Counter()
    for seed in range(20):
        state = state_of(dealt(LEGENDS, families=["polar", "exotic"], characters=["ninja"], seed=seed))
        for seat in range(2):
            found.update(state.linked.names[card] for card in members(state.hand(seat)))
        found.update(state.linked.names[state.line_card(place)] for place in range(4))
    assert found["rice-paper"] == 0
    assert found["red-ninja"] > 0


def test_only_families_of_origami_have_special_actions() -> None:
    state = state_of(dealt(LEGENDS, 4))
    assert not any(state.linked.special[card] for card in range(state.linked.types))


# -- records


def test_a_record_of_legends_plays_again_and_names_its_characters() -> None:
    game = dealt(LEGENDS, characters=["ninja", "monk"])
    header = game.record.header
    assert header["game"] == "legends"
    assert header["options"]["characters"] == ["ninja", "monk"]
    assert CHARACTERS in header["packs"]
    again = Game.load(LEGENDS, Record.loads(game.record.dumps()))
    assert again.state == game.state


def test_edited_characters_are_carried_by_a_record(tmp_path: Path) -> None:
    text = (SHIPPED / "characters.toml").read_text(encoding="utf-8").replace("by = -2", "by = -3")
    (tmp_path / "characters.toml").write_text(text, encoding="utf-8")
    rules = LEGENDS.with_files([tmp_path])
    game = dealt(rules, characters=["ninja"])
    assert list(game.record.header["pack_texts"]) == [CHARACTERS]
    assert Game.load(LEGENDS, Record.loads(game.record.dumps())).state == game.state


# -- packs


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('id = "musician"', 'id = "ninja"', "id"),
        ("cost = 6", "cost = 60", "cost"),
        ("yellow = { ongoing", "yellow = { instant", "yellow"),
        ('what = "price"', 'what = "weather"', "yellow.ongoing.change.what"),
        ("score_most = { points = 4", "score_hand = { every = 1, points = 4", "yellow.scoring.score_hand.of"),
        (', red = "ours" }', " }", "from"),
    ],
)
def test_wrong_characters_in_a_pack_are_told(tmp_path: Path, old: str, new: str, field: str) -> None:
    text = (SHIPPED / "characters.toml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "characters.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(SenbazuruError) as refused:
        read_pack(tmp_path / "characters.toml")
    assert refused.value.code == "bad-pack"
    assert refused.value.details["field"] == field


# -- looking at it


@pytest.mark.parametrize("seed", range(4))
def test_a_mixed_table_can_be_drawn(seed: int) -> None:
    game = dealt(MIXED, 2 + seed, seed=seed)
    chance = Seed.number(seed)
    stream = Stream(chance, 15, 0)
    for _ in range(150):
        if game.over:
            break
        seat = game.waiting()[0]
        options = members(game.state.mask(seat))
        game.answer(seat, options[stream.below(len(options))])
        for viewer in (0, OMNISCIENT):
            drawn = MIXED.draw(game.seen_by(viewer), game.view(viewer), WORDS)
            assert max(map(columns, drawn.splitlines())) <= WIDTH
    ElementTree.fromstring(MIXED.svg(game.seen_by(0), game.view(0), WORDS))
