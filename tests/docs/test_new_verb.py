"""The verb of docs/new-verb.md, as the page writes it: it plays, asks, says where things lie, and leaks nothing."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from mypy_extensions import i64

from senbazuru.kernel.bits import ONE
from senbazuru.kernel.check import Checker
from senbazuru.kernel.game import Game
from senbazuru.origami.engine import events
from senbazuru.origami.engine import steps as s
from senbazuru.origami.engine.steps import BY_NAME, STEPS, VERBS, Verb
from senbazuru.origami.engine.table import Table
from senbazuru.origami.packs import Library
from senbazuru.origami.rules import OrigamiRules

PAGE = (Path(__file__).parents[2] / "docs" / "new-verb.md").read_text("utf-8")
FROM = '{ name = "ours", copies = "ours", cost = "ours", folds = "ours", points = "ours", effect = "ours" }'
PACK = f"""
family = "village"
name = {{ en = "Village" }}
[[card]]
id = "neighbour"
name = {{ en = "Neighbour" }}
copies = 6
cost = 2
folds = 1
points = 3
instant = [{{ give_card = {{}} }}]
from = {FROM}
[[card]]
id = "postman"
name = {{ en = "Postman" }}
copies = 6
cost = 2
folds = 2
points = 2
special = [{{ give_card = {{ family = "village" }} }}, {{ draw_from_deck = {{ cards = 1 }} }}]
from = {FROM}
"""


@pytest.fixture
def rules(tmp_path: Path) -> Iterator[OrigamiRules]:
    (block,) = re.findall(r"```python\n(\S+: Final = 0\n+class .*?)```", PAGE, re.DOTALL)
    block = block.replace("51,  #", f"{len(STEPS)},  #")
    known = {name: getattr(s, name) for name in dir(s)}
    known |= {"ONE": ONE, "i64": i64, "Table": Table, "events": events}
    exec(block, known)
    verb: Verb = known["GiveCard"]()
    assert verb.number == len(STEPS)
    STEPS.append(verb)
    VERBS.append(verb)
    BY_NAME[verb.name] = verb
    try:
        (tmp_path / "village.toml").write_text(PACK)
        yield OrigamiRules(Library().with_files(tmp_path))
    finally:
        STEPS.remove(verb)
        VERBS.remove(verb)
        del BY_NAME[verb.name]


def test_it_asks_its_two_questions_and_says_where_things_lie(rules: OrigamiRules) -> None:
    game = Game.from_position(
        rules, "families: farm, village\nhand 0: neighbour, cat, dog, sheep\nhand 1: pig\nline: fox"
    )
    game.say(0, "play", "neighbour")
    way = min(game.ahead(0).ways, key=len)
    game.answer(0, *(option.id for option in way))
    game.say(0, "left")
    which = game.decision(0)
    assert (which.kind, which.source, which.args) == ("give-which", "neighbour", {"family": "none"})
    first = which.offered[1]
    view = game.view(0)
    (where,) = first.where
    assert (where.zone, where.seat) == ("hand", 0)
    assert view["seats"][0]["hand"][where.place] == first.word
    whom = game.ahead(0, first.id).decision
    assert whom is not None
    assert (whom.kind, whom.args) == ("give-whom", {"card": first.word})
    assert [(option.word, option.where[0].zone) for option in whom.offered] == [("seat-1", "seat")]
    game.say(0, first.word, "seat-1")
    assert first.word in game.view(1)["seats"][1]["hand"]


def test_a_game_with_it_keeps_every_promise(rules: OrigamiRules) -> None:
    report = Checker(rules).run(100)
    assert not report.wrong, report.wrong[0]
    assert report.counts["questions"] > 100


def test_every_part_that_the_page_explains_exists() -> None:
    explained = re.findall(r"^\| `(\w+)`", PAGE, re.MULTILINE) + ["refusal"]
    missing = [name for name in explained if name != "numbers" and name != "questions" and not hasattr(Verb, name)]
    assert len(explained) > 10
    assert not missing
