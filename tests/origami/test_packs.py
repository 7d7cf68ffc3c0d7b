"""Packs: the shipped ones are right, and a wrong one is told file, line, card, field and what was expected."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.playout import play_randomly
from senbazuru.kernel.random import Seed, Stream
from senbazuru.origami.engine.game import new_game
from senbazuru.origami.engine.vocabulary import VERBS
from senbazuru.origami.packs import (
    FIGURES,
    LEGENDS_BOX,
    ORIGAMI_BOX,
    SHIPPED,
    SHIPPED_LIBRARY,
    SOURCES,
    Instruction,
    link,
    read_pack,
    shipped,
    shipped_characters,
)


def test_five_families_of_eighteen_cards_and_38_origami() -> None:
    assert tuple(shipped()) == (*ORIGAMI_BOX, *LEGENDS_BOX)
    assert [shipped()[family].size for family in ORIGAMI_BOX] == [18] * 5
    assert sum(len(shipped()[family].cards) for family in ORIGAMI_BOX) == 38


def test_legends_has_four_families_ten_pairs_of_characters_and_rice_paper() -> None:
    assert [shipped()[family].size for family in LEGENDS_BOX] == [18] * 4
    assert sum(len(shipped()[family].cards) for family in LEGENDS_BOX) == 31
    characters = shipped_characters()
    assert len(characters.pairs) == 10
    assert characters.size == 20
    papers = [(family.id, family.paper.copies) for family in shipped().values() if family.paper]
    assert papers == [("polar", 18)]


def test_every_figure_tells_where_it_comes_from() -> None:
    for family in SHIPPED_LIBRARY.packs.values():
        for card in (*family.cards, *([family.paper] if family.paper else [])):
            without = ("copies", "points") if card.character else () if card.cost else ("cost", "points", "effect")
            assert tuple(card.source) == tuple(figure for figure in FIGURES if figure not in without)
            assert set(card.source.values()) <= set(SOURCES)


def test_the_vocabulary_is_small_and_names_no_card() -> None:
    packs = SHIPPED_LIBRARY.packs.values()
    cards = {card.id for family in packs for card in family.cards} | set(shipped_characters().pairs)
    names = {verb.name for verb in VERBS}
    assert len(names) <= 45
    assert not any(card.replace("-", "_") in name.split("_") for name in names for card in cards)
    used = {verb for family in packs for card in family.cards for verb in verbs_of(card.program)}
    assert used | {"play_from_line"} == names, "no verb without a card; one is what every character brings"


def verbs_of(program: Iterable[Instruction]) -> Iterator[str]:
    for verb, parameters in program:
        yield verb
        for branch in parameters["of"] if verb == "choose_one" else parameters.get("then", ()):
            yield from verbs_of(branch)


def test_a_digest_changes_with_any_figure_but_not_with_its_source(tmp_path: Path) -> None:
    text = (SHIPPED / "farm.toml").read_text()
    digests = []
    for changed in (text, text.replace("cost = 2", "cost = 3", 1), text.replace('"ours"', '"book"', 1)):
        (tmp_path / "farm.toml").write_text(changed)
        digests.append(read_pack(tmp_path / "farm.toml").digest())
    assert digests[0] != digests[1]
    assert digests[0] == digests[2] == shipped()["farm"].digest()


GOOD = """family = "pond"
[[card]]
id = "frog"
copies = 18
cost = 2
folds = 1
points = 3
instant = [{ draw_from_deck = { cards = 1 } }]
from = { name = "ours", copies = "ours", cost = "ours", folds = "ours", points = "ours", effect = "ours" }
"""


def read(tmp_path: Path, text: str) -> Any:
    (tmp_path / "pond.toml").write_text(text)
    return read_pack(tmp_path / "pond.toml")


def test_a_pack_of_ones_own_plays(tmp_path: Path) -> None:
    pond = read(tmp_path, GOOD)
    game = new_game(link([pond, shipped()["sea"]]), 2, Seed.number(1))
    assert game.linked.names[0] == "frog"


WRONG = [
    ("cost = 2", "cost = 99", "cost", 5),
    ("folds = 1", "folds = 5", "folds", 6),
    ("folds = 1", 'folds = "one"', "folds", 6),
    ("copies = 18", "copies = 0", "copies", 4),
    ("points = 3", "", "points", 3),
    ("points = 3", "points = 3\ncolour = 1", "colour", 8),
    ('"frog"', '"The Frog"', "id", 1),
    ("draw_from_deck", "dance", "instant.dance", 8),
    ("cards = 1", "cards = 0", "instant.draw_from_deck.cards", 8),
    ("cards = 1", "cards = 1, who = 'me'", "instant.draw_from_deck.who", 8),
    ("cards = 1", "", "instant.draw_from_deck.cards", 8),
    ("cards = 1", "cards = 1, needed = false", "instant.draw_from_deck.needed", 8),
    ("cards = 1", "cards = 1, speed = 3", "instant.draw_from_deck.speed", 8),
    ("instant", "scoring", "scoring.draw_from_deck", 8),
    ("{ draw_from_deck = { cards = 1 } }", "", "instant", 8),
    ("{ draw_from_deck = { cards = 1 } }", "{ draw_from_deck = { cards = 1 } }, { tuck = {} }", "instant.tuck", 8),
    ('effect = "ours"', 'effect = "hearsay"', "from.effect", 9),
    (', effect = "ours"', "", "from", 9),
]


@pytest.mark.parametrize(("old", "new", "field", "line"), WRONG)
def test_a_wrong_pack_names_file_line_card_and_field(tmp_path: Path, old: str, new: str, field: str, line: int) -> None:
    with pytest.raises(SenbazuruError) as refused:
        read(tmp_path, GOOD.replace(old, new))
    details = refused.value.details
    assert refused.value.code == "bad-pack"
    assert (details["file"], details["field"], details["line"]) == ("pond.toml", field, line)
    assert details["expected"]


@pytest.mark.parametrize("text", ["", "family = 3", "= =", 'family = "pond"', 'family = "pond"\ncard = 1', "\0"])
def test_what_is_no_pack_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(SenbazuruError) as refused:
        read(tmp_path, text)
    assert refused.value.code == "bad-pack"


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SenbazuruError):
        read_pack(tmp_path / "nowhere.toml")


def test_more_card_types_than_fit_a_mask_are_refused(tmp_path: Path) -> None:
    cards = GOOD.split("[[card]]")[1]
    text = 'family = "pond"\n' + "".join("[[card]]" + cards.replace('"frog"', f'"frog-{n}"') for n in range(61))
    with pytest.raises(SenbazuruError) as refused:
        link([read(tmp_path, text)])
    assert refused.value.code == "too-many-types"


def test_a_card_or_family_that_is_not_in_play_is_nowhere_to_be_found(tmp_path: Path) -> None:
    effects = (
        "instant = [{ play = { family = 'moon' } }]",
        "instant = [{ take_from_line = { family = 'moon' } }]",
        "instant = [{ draw_from_deck = { cards = 1, plus_visible = 'unicorn' } }]",
        "special = [{ replace_with = { card = 'unicorn' } }]",
        "scoring = [{ score_per = { points = 1, card = 'unicorn' } }]",
        "scoring = [{ score_per = { points = 1, family = 'moon' } }]",
    )
    line = "instant = [{ draw_from_deck = { cards = 1 } }]"
    text = 'family = "pond"\n'
    for number, effect in enumerate(effects):
        card = GOOD.split("[[card]]")[1].replace(line, effect)
        text += "[[card]]" + card.replace("frog", f"frog-{number}").replace("copies = 18", "copies = 3")
    linked = link([read(tmp_path, text), shipped()["sea"]])
    for number in range(30):
        game = new_game(linked, 2, Seed.number(number))
        play_randomly(game, Stream(Seed.number(number), 15, 0))
        assert game.over


LAWN = (SHIPPED / "lawn.toml").read_text(encoding="utf-8")
NOISE = [
    "",
    "= =",
    "folds = 9",
    "cost = -1",
    "[[card]]",
    'id = "ant"',
    "instant = []",
    "{",
    "name = 3",
    "\x00",
    "points = 1e9",
]


@given(st.data())
def test_a_damaged_pack_is_read_or_refused_but_never_breaks(data: st.DataObject) -> None:
    lines = LAWN.splitlines()
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(lines) - 1))
        words = lines[place].split(" ")
        if data.draw(st.booleans()):
            lines[place] = data.draw(st.sampled_from(NOISE) | st.text(max_size=20))
        else:
            words[data.draw(st.integers(0, len(words) - 1))] = data.draw(
                st.sampled_from(["0", "99", '"x"', "true", "[]"])
            )
            lines[place] = " ".join(words)
    with suppress(SenbazuruError):
        library = SHIPPED_LIBRARY.adopt({"pack_texts": {"lawn": "\n".join(lines)}})
        game = new_game(library.link("lawn", "farm", "sky"), 2, Seed.number(1))
        play_randomly(game, Stream(Seed.number(1), 15, 0))
        assert game.over
