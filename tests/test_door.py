"""The front door, `import senbazuru as sb`: what it lists works, what it says is so, what it refuses it explains."""

import copy
import doctest
import pickle
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import senbazuru as sb
from senbazuru import door
from senbazuru.kernel import notation
from senbazuru.origami.rules import ORIGAMI
from tests.origami.own_packs import family

GAMES = sb.known_games()
ROOT = Path(__file__).parents[1]


def origami(**options: Any) -> sb.Game:
    """A draw, or a Raccoon for two Sheep."""
    return sb.start("origami", families=["farm", "sky"], seed=7, **options)


def played(game: str, answers: int = 30, seed: int = 3) -> sb.Game:
    begun = sb.start(game, seed=seed)
    begun.play("random", answers=answers)
    return begun


def refusal(tried: Callable[[], object]) -> str:
    with pytest.raises(sb.SenbazuruError) as refused:
        tried()
    return str(refused.value)


# -- what there is


def test_all_that_is_listed_is_there() -> None:
    assert set(dir(sb)) == set(sb.__all__)
    assert all(getattr(sb, name) is not None for name in dir(sb))
    found: dict[str, Any] = {}
    exec("from senbazuru import *", found)
    assert set(sb.__all__) <= set(found)
    assert not hasattr(sb, "chess")


def test_all_that_is_found_is_listed() -> None:
    assert {name for names in sb._WHERE.values() for name in names} | {"COMPILED", "__version__"} == set(sb.__all__)


def test_what_help_tells_runs() -> None:
    for module in (sb, door):
        told = doctest.testmod(module, extraglobs={"print": print})  # the package has a part of that name
        assert told.attempted > 5
        assert told.failed == 0


def test_help_names_what_is_there() -> None:
    told = re.findall(r"^    sb\.(\w+)", sb.__doc__ or "", re.M)
    assert len(told) == 8
    assert all(hasattr(sb, name) for name in told)
    # compiled, the methods of a state keep no words of their own
    state = sb.start("boats", seed=7).state
    for said, thing, count in (("state", state, 15), ("seen", state.observe(0), 4)):
        rows = "\n".join(re.findall(rf"^    ({said}\..*?)  ", sb.__doc__ or "", re.M))
        told = re.findall(rf"\b{said}\.(\w+)", rows)
        assert len(told) == count
        assert all(hasattr(thing, name) for name in told)
    lines = re.findall(r"^ {8}(\S.*?)  ", sb.Game.__doc__ or "", re.M)
    named = re.findall(r"\w+", re.sub(r"\(.*?\)", "", " ".join(lines)))
    assert len(named) > 20
    assert all(hasattr(sb.Game, name) for name in named if name not in ("print", "repr"))


def test_every_game_is_a_line_away() -> None:
    for name in GAMES:
        game = sb.start(name, seed=1)
        assert game.offered()
        assert {"random", "greedy"} <= set(sb.known_bots(name))
        game.play("random", "random")
        assert game.winners


def test_the_options_that_are_named_can_be_chosen() -> None:
    for name in GAMES:
        for choice in sb.known_options(name):
            options: dict[str, Any] = {choice.name: choice.known[1] if choice.known[1] is True else choice.known[:2]}
            assert sb.start(name, seed=1, **options).offered()


# -- texts


@pytest.mark.parametrize("name", GAMES)
def test_a_position_reads_back(name: str) -> None:
    for answers in (0, 7, 30, 10_000):
        game = played(name, answers)
        assert repr(game.state) == repr(game)
        again = sb.read(repr(game.state))
        assert again.state == game.state
        assert repr(again) == repr(game)
        assert type(again) is sb.Game


@pytest.mark.parametrize("name", GAMES)
def test_a_record_and_a_notation_read_back(name: str, tmp_path: Path) -> None:
    for answers in (0, 30, 10_000):
        game = played(name, answers)
        game.save(tmp_path / "game.jsonl")
        for again in (sb.load(tmp_path / "game.jsonl"), sb.read(game.notation()), pickle.loads(pickle.dumps(game))):
            assert again.state == game.state
            assert again.record == game.record
            assert type(again) is sb.Game


@pytest.mark.parametrize(
    ("text", "is_position"),
    [
        ("game: boats\nseed: 7", False),
        ("families: farm, sky\nseed: 7\nplay raccoon sheep sheep left", False),
        ("families: farm, sky\nseed: 7\n0: play; raccoon sheep sheep left", False),
        ("players: 3\nextra: yes\nseed: 2a\ninfo names: Ann, Ben, Cem\n1. 1: draw", False),
        ("position:\n    hand 0: cat", False),
        ("hand 0: cat", True),
        ("game: origami\nover: yes", True),
        ("  families: farm, sky\n  known 0 by everybody: dog", True),
        ("seed: 7\nturn: 3", True),
    ],
)
def test_a_text_says_itself_whether_it_is_a_position(text: str, is_position: bool) -> None:
    assert notation.is_position(text, ORIGAMI) is is_position


def test_packs_of_ones_own_travel_with_records_but_not_with_positions(tmp_path: Path) -> None:
    pond = family("pond", copies=18, heron="{ change = { what = 'price', by = 1 } }")
    (tmp_path / "pond.toml").write_text(pond, encoding="utf-8")
    assert sb.start("origami", packs=[tmp_path / "pond.toml"], families=["pond", "farm"]).offered()
    game = sb.start("origami", packs=tmp_path, families=["pond", "farm"], seed=1)
    game.play("random", answers=10)
    assert "Heron" in game.words().cards(["heron"])
    for again in (sb.read(game.record.dumps()), sb.read(game.notation()), pickle.loads(pickle.dumps(game))):
        assert again.state == game.state
    assert "pond" in refusal(lambda: sb.read(repr(game)))
    assert sb.read(repr(game), packs=str(tmp_path)).state == game.state


def test_a_replay_shows_every_answer_once() -> None:
    game = played("origami", 50)
    assert [len(then.history) for then in sb.replay(game)] == list(range(51))
    *_, last = sb.replay(game)
    assert last.state == game.state
    assert last is not game


# -- playing


def test_words_may_come_in_one_go_or_each_by_itself() -> None:
    for answer in (["play raccoon sheep sheep left"], ["play", "raccoon", "sheep", "sheep", "left"]):
        game = origami()
        game.say(*answer)
        assert game.scores == [5, 0]
        again = origami()
        again.say(0, *answer)
        assert again.record == game.record


def test_an_option_may_be_said_itself() -> None:
    game = origami()
    game.say(game.decision().offered[1])
    assert game.offered() == ["raccoon"]


def test_one_number_alone_is_a_word() -> None:
    game = sb.start("boats", seed=7)
    game.say(7)
    assert game.record.entries == [{"answer": [0, 7]}]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_prints_as_a_table_and_shows_as_a_picture(name: str) -> None:
    game = sb.start(name, seed=1)
    assert max(len(line) for line in str(game).splitlines()) <= 80
    assert ElementTree.fromstring(game._repr_svg_()).tag.endswith("svg")
    assert game.draw(0) != game.draw(1)
    assert game.draw(0, language="en") == game.draw(0)
    assert ElementTree.fromstring(game.svg(sb.SPECTATOR, language="en")).tag.endswith("svg")


def test_whoever_holds_the_game_sees_and_undoes_all() -> None:
    game = origami()
    assert game.draw() == str(game) == game.draw(sb.OMNISCIENT)
    assert game.svg() == game._repr_svg_()
    assert game.view() == game.view(sb.OMNISCIENT)
    assert game.events() == game.events(sb.OMNISCIENT)
    assert not game.can_undo()
    game.say("play raccoon sheep sheep left")
    assert game.can_undo()
    assert not game.can_undo(1)
    game.undo()
    assert game.state == origami().state
    assert "take back" in refusal(game.undo)


def test_copies_go_their_own_ways() -> None:
    game = played("boats", 4)
    before = game.state.copy()
    for twin in (game.copy(), copy.copy(game), copy.deepcopy(game)):
        assert twin.state == game.state
        twin.play("greedy")
        assert game.state == before != twin.state


class Stubborn(sb.WordBot):
    """Says one thing."""

    def __init__(self, said: Any) -> None:
        self.said = said

    def answer(self, decision: sb.Decision, view: sb.View) -> str:
        return self.said  # type: ignore[no-any-return]


def test_functions_and_bots_of_ones_own_play() -> None:
    asked: list[int] = []

    def first(decision: sb.Decision, view: sb.View) -> sb.Option:
        asked.append(decision.seat)
        assert "deck" in view
        return decision.offered[0]

    game = sb.start("boats", seed=1)
    game.play(first, sb.bot("greedy", "boats"))
    assert game.over
    assert set(asked) == {0}


def test_a_function_that_fails_says_so_itself() -> None:
    def fails(decision: sb.Decision, view: sb.View) -> str:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        origami().play(fails)
    with pytest.raises(NotImplementedError, match="WordBot needs a method"):
        origami().play(sb.WordBot())


# -- what is refused


class Duck:
    """Looks like a bot."""

    def choose(self, *asked: object) -> int:
        return 0


REFUSED: dict[str, tuple[Callable[[], object], str]] = {
    "no such game": (lambda: sb.start("orgami"), "origami, legends, mixed, islands, boats"),
    "no name of a game": (lambda: sb.start(5), "origami, legends, mixed, islands, boats"),  # type: ignore[arg-type]
    "no such option": (lambda: sb.start(familes=["farm"]), "families, extra, characters"),
    "no option, but nearly": (lambda: sb.start(player=3), "characters, players, seed, packs."),
    "no option at all": (lambda: sb.start("boats", tall=True), "these: players, seed, packs."),
    "no list of families": (lambda: sb.start(families="farm"), "a list of names"),
    "a family too few": (lambda: sb.start(families=["farm"]), "exactly 2"),
    "no such family": (lambda: sb.start(families=["farm", "skyy"]), "farm, sky, sea, savannah, lawn"),
    "a text for a switch": (lambda: sb.start("islands", near="yes"), "true or false"),
    "a text for players": (lambda: sb.start(players="2"), "a whole number from 2 to 5"),  # type: ignore[arg-type]
    "too many players": (lambda: sb.start(players=9), "2 to 5"),
    "a negative seed": (lambda: sb.start(seed=-1), "a whole number from 0"),
    "a seed that is a word": (lambda: sb.start(seed="hello"), "hexadecimal"),
    "a broken seed": (lambda: sb.start(seed=1.5), "a whole number from 0"),  # type: ignore[arg-type]
    "no packs there": (lambda: sb.start(packs="nowhere"), "“nowhere”"),
    "a game without packs": (lambda: sb.start("boats", packs=["nowhere"]), "without"),
    "nothing said": (lambda: origami().say(), "at least one"),
    "a seat alone": (lambda: origami().say(0), "draw, play"),
    "nonsense": (lambda: origami().say("nonsense"), "draw, play"),
    "None": (lambda: origami().say(None), "draw, play"),  # type: ignore[arg-type]
    "a list": (lambda: origami().say(["play"]), "draw, play"),  # type: ignore[arg-type]
    "a capital": (lambda: origami().say("Draw"), "Did you mean “draw”"),
    "nearly right": (lambda: origami().say("play racoon"), "Did you mean “raccoon”"),
    "too dear": (lambda: origami().say("play sheep"), "costs 3"),
    "a word too many": (lambda: origami().say("play raccoon magpie left left"), "one word too many"),
    "not asked": (lambda: origami().say(1, "draw"), "seat 0"),
    "not asked either": (lambda: origami().offered(1), "seat 0"),
    "no such seat": (lambda: origami().view(9), "counted from 0"),
    "no such id": (lambda: origami().answer(0, 99), "1 (draw), 2 (play)"),
    "no such bot": (lambda: origami().play("a"), "random, greedy, easy, normal, hard, expert"),
    "a bot of other games": (lambda: sb.start("boats").play("hard"), "random, greedy"),
    "a player too many": (lambda: origami().play("greedy", "greedy", "greedy"), "2 seats"),
    "no player": (lambda: origami().play(None), "random, greedy"),  # type: ignore[arg-type]
    "players in a list": (lambda: origami().play(["greedy"]), "random, greedy"),  # type: ignore[arg-type]
    "a class": (lambda: origami().play(Stubborn), "“Stubborn”"),  # type: ignore[arg-type]
    "a duck": (lambda: origami().play(Duck()), "derived from Bot"),  # type: ignore[arg-type]
    "a bot that says nothing": (lambda: origami().play(Stubborn(None)), "draw, play"),
    "a bot that says something else": (lambda: origami().play(Stubborn("fly")), "draw, play"),
    "an empty text": (lambda: sb.read(""), "no record, no game in notation and no position"),
    "rubbish": (lambda: sb.read("hello there"), "no record, no game in notation and no position"),
    "no record": (lambda: sb.read('{"a": 1}'), "format"),
    "no position": (lambda: sb.read("hand 0: unicorn"), "Line 1"),
    "nothing to undo": (lambda: origami().undo(), "nobody has yet"),
    "nothing of that bot": (lambda: sb.known_bots("chess"), "origami, legends"),
    "nothing of that game": (lambda: sb.known_options("chess"), "origami, legends"),
    "a bot of no game": (lambda: sb.bot("greedy", "chess"), "no game “chess” here. Choose one of these: origami"),
    "no bot of that game": (lambda: sb.bot("hard", "boats"), "random, greedy"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_done_is_told_in_a_sentence(case: str) -> None:
    tried, told = REFUSED[case]
    sentence = refusal(tried)
    assert told in sentence
    assert re.fullmatch(r"[A-Z“].*[.?]", sentence)
    assert not re.search(r"[{}]|\b(object|Error)\b at", sentence)


def test_after_the_end_nothing_is_offered() -> None:
    game = played("boats", 10_000)
    assert game.offered() == []
    assert game.seat is None
    for tried in (lambda: game.say("7"), lambda: game.decision(), lambda: game.answer(0, 1)):
        assert "over" in refusal(tried)
    game.play("greedy")


def test_files_that_hold_no_game_are_refused(tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(b"\xff\xfe")
    assert "Use the file as it was saved" in refusal(lambda: sb.load(tmp_path / "noise"))
    for missing in (sb.load, sb.replay):
        with pytest.raises(FileNotFoundError, match="nowhere"):
            missing(tmp_path / "nowhere")


def test_the_first_block_of_the_readme_has_one_import() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    first = re.findall(r"^```python\n(.*?)^```$", text, re.M | re.S)[0]
    assert re.findall(r"^>>> (?:from|import) .*$", first, re.M) == [">>> import senbazuru as sb"]
