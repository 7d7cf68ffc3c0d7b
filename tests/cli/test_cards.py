"""The catalogue, and packs of one's own in every command."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from senbazuru.cli import main
from senbazuru.cli.common import rules_for, words_for
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.record import Record
from senbazuru.origami.packs import FIGURES, SHIPPED_LIBRARY, Library
from senbazuru.origami.rules import ORIGAMI, OrigamiRules

FROM = '{ name = "ours", copies = "ours", cost = "ours", folds = "ours", points = "ours", effect = "ours" }'
POND = f"""family = "pond"
name = {{ en = "Pond", de = "Teich" }}
[[card]]
id = "frog"
name = {{ en = "Frog", de = "Frosch" }}
copies = 9
cost = 2
folds = 1
points = 3
instant = [{{ draw_from_deck = {{ cards = 1 }} }}]
from = {FROM}
[[card]]
id = "newt"
copies = 9
cost = 4
folds = 2
points = 5
scoring = [{{ score_per = {{ points = 1, card = "frog" }} }}]
from = {FROM}
"""


def run(*words: str) -> Result:
    return CliRunner().invoke(main, list(words))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a new family and an edited one."""
    (tmp_path / "pond.toml").write_text(POND)
    farm = SHIPPED_LIBRARY.families["farm"].text
    (tmp_path / "farm.toml").write_text(farm.replace("points = 3", "points = 4", 1))
    return tmp_path


def test_the_list_tells_every_figure_and_where_it_comes_from() -> None:
    listed = json.loads(run("cards", "--json").stdout)
    assert len(listed) == 38 + 31 + 1 + 20, "the families, rice paper, and characters"
    assert list(listed[0]) == [
        "id", "name", "family", "copies", "cost", "folds", "points", "effect", "text", "provenance",
    ]  # fmt: skip
    assert listed[0]["name"] == "Cat"
    assert tuple(listed[0]["provenance"]) == FIGURES
    assert [card["id"] for card in json.loads(run("cards", "--family", "lawn", "--json").stdout)][:2] == [
        "fly",
        "caterpillar",
    ]


def test_the_list_for_people_fits_eighty_columns() -> None:
    text = run("cards").stdout
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "4 x Cat          cost 2, 1 fold, 3 points" in text
    assert "ours: points" in text


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("cards", "--family", "moon"), "moon"),
        (("cards", "--language", "tlh"), "en"),
        (("cards", "--pack", "nowhere"), "nowhere"),
        (("cards", "--small"), "--small is for pictures of the cards; add --svg"),
        (("cards", "--dark", "--json"), "--dark"),
        (("cards", "--force", "export", "mine"), "--force"),
        (("simulate", "boats", "--pack", "."), "without packs"),
    ],
)
def test_a_wrong_call_says_what_to_do(words: tuple[str, ...], said: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert said in result.output


def test_exported_packs_are_the_shipped_ones_and_are_not_overwritten(tmp_path: Path) -> None:
    assert run("cards", "export", str(tmp_path / "mine")).exit_code == 0
    library = Library().with_files(tmp_path / "mine")
    assert library.carried(library.families) == {}
    again = run("cards", "export", str(tmp_path / "mine"))
    assert again.exit_code == 2
    assert "--force" in again.output
    assert run("cards", "export", str(tmp_path / "mine"), "--force").exit_code == 0


def test_cards_as_pictures_are_not_overwritten(tmp_path: Path) -> None:
    farm = tmp_path / "pictures" / "farm"
    call = ("cards", "--svg", str(tmp_path / "pictures"), "--family", "farm")
    done = run(*call)
    assert done.exit_code == 0
    assert "7 cards" in done.output
    assert {file.name for file in farm.parent.rglob("*.svg")} == {
        "back.svg", "cat.svg", "dog.svg", "fox.svg", "pig.svg", "rabbit.svg", "raccoon.svg", "sheep.svg",
    }  # fmt: skip
    fox = (farm / "fox.svg").read_text("utf-8")
    assert "<title>Fox</title>" in fox
    again = run(*call, "--language", "de")
    assert again.exit_code == 2
    assert "back.svg" in again.output
    assert "--force" in again.output
    assert run(*call, "--force").exit_code == 0
    assert (farm / "fox.svg").read_text("utf-8") == fox
    assert run(*call, "--force", "--language", "de").exit_code == 0
    assert "<title>Fuchs</title>" in (farm / "fox.svg").read_text("utf-8")
    assert run(*call, "--force", "--small", "--dark").exit_code == 0
    assert (farm / "fox.svg").read_text("utf-8") not in (fox, "")


def test_pictures_of_a_pack_of_ones_own(folder: Path, tmp_path: Path) -> None:
    assert run("cards", "--svg", str(tmp_path / "all"), "--pack", str(folder)).exit_code == 0
    assert "<title>Frog</title>" in (tmp_path / "all" / "pond" / "frog.svg").read_text("utf-8")
    assert len(list((tmp_path / "all").rglob("*.svg"))) == 1 + 90 + 2
    (tmp_path / "file").write_text("in the way")
    refused = run("cards", "--svg", str(tmp_path / "file" / "below"))
    assert refused.exit_code == 1
    assert "Traceback" not in refused.output


def test_a_pack_of_ones_own_works_in_every_command(folder: Path) -> None:
    listed = json.loads(run("cards", "--pack", str(folder), "--json").stdout)
    assert {"frog", "newt"} <= {card["id"] for card in listed}
    assert next(card for card in listed if card["id"] == "cat")["points"] == 4
    played = run(
        "simulate", "origami", "--pack", str(folder), "--families", "pond,farm", "--games", "3", "--json", "--jobs", "2"
    )
    assert [list(json.loads(line)["packs"]) for line in played.stdout.splitlines()] == [["farm", "pond"]] * 3
    assert run("check", "origami", "--pack", str(folder), "--games", "1").exit_code == 0


@pytest.mark.proof
def test_nor_does_the_benchmark_mind_it(folder: Path) -> None:
    measured = run("bench", "--pack", str(folder), "--rounds", "1", "--this-mode", "--json")
    assert measured.exit_code == 0, measured.output


def test_names_by_language_with_english_to_fall_back_to(folder: Path) -> None:
    rules = rules_for("origami", (folder,))
    words = words_for(rules)
    assert words.card("frog") == "Frog"
    assert words.family("pond") == "Pond"
    assert words.cards(["frog", "cat"]) == "the card “Frog” and a Cat"
    assert words.card("newt") == "{card-newt}", "a card without a name shows its id"
    assert isinstance(rules, OrigamiRules)
    assert rules.library.names("de")["card-frog"] == "Frosch"
    assert rules.library.names("it")["card-frog"] == "Frog"


def test_a_record_made_with_an_edited_pack_plays_where_that_pack_is_not(folder: Path) -> None:
    rules = ORIGAMI.with_files([folder])
    game = Game.start(rules, players=2, options={"families": ["farm", "pond"]}, seed=Seed.number(3))
    while not game.over:
        decision = game.decisions()[0]
        game.answer(decision.seat, decision.offered[-1].id)
    text = game.record.dumps()
    again = Game.load(ORIGAMI, Record.loads(text))
    assert again.state == game.state
    assert again.state.returns() == game.state.returns()
    assert set(again.record.header["pack_texts"]) == {"farm", "pond"}


def test_a_record_with_shipped_packs_carries_none() -> None:
    game = Game.start(ORIGAMI, players=2, seed=Seed.number(3))
    assert "pack_texts" not in game.record.header


def test_a_record_with_a_broken_pack_is_refused(folder: Path) -> None:
    rules = ORIGAMI.with_files([folder])
    game = Game.start(rules, players=2, options={"families": ["farm", "pond"]}, seed=Seed.number(3))
    for broken in ({"farm": "= ="}, {"farm": 3}, "no"):
        game.record.header["pack_texts"] = broken
        with pytest.raises(SenbazuruError):
            Game.load(ORIGAMI, Record.loads(game.record.dumps()))


def test_too_few_cards_are_refused(tmp_path: Path) -> None:
    (tmp_path / "pond.toml").write_text(POND.replace("copies = 9", "copies = 1"))
    rules = ORIGAMI.with_files([tmp_path])
    with pytest.raises(SenbazuruError) as refused:
        rules.setup(2, {"families": ["pond", "sea"]}, Seed.number(1))
    assert refused.value.code == "too-few-cards"


def test_two_cards_of_one_name_cannot_sit_at_one_table(tmp_path: Path) -> None:
    (tmp_path / "pond.toml").write_text(POND.replace('"frog"', '"cat"'))
    rules = ORIGAMI.with_files([tmp_path])
    with pytest.raises(SenbazuruError) as refused:
        rules.setup(2, {"families": ["pond", "farm"]}, Seed.number(1))
    assert refused.value.details["card"] == "cat"
