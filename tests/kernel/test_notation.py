"""Games in notation: exact, also in the middle of an effect; what makes no sense names its line."""

import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from senbazuru.kernel import notation
from senbazuru.kernel.decision import Decision, Option
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.game import Game
from senbazuru.kernel.notation import dumps, follow, loads
from senbazuru.kernel.random import Seed
from senbazuru.kernel.record import Record
from senbazuru.kernel.rules import Rules
from senbazuru.kernel.state import OMNISCIENT
from senbazuru.origami.rules import LEGENDS, MIXED, ORIGAMI
from senbazuru.toy import TOY
from senbazuru.toy.engine import Boats
from senbazuru.toy.rules import BoatsRules

DOCS = Path(__file__).parents[2] / "docs"
GAMES: dict[str, Rules] = {rules.name: rules for rules in (ORIGAMI, LEGENDS, MIXED, TOY)}


def same(game: Game) -> None:
    """The game, as a game and as a record, comes back from its notation to the letter."""
    text = dumps(game, game.rules)
    again = loads(text, game.rules)
    assert again.record.dumps() == game.record.dumps()
    assert again.state == game.state
    assert again.events(OMNISCIENT) == game.events(OMNISCIENT)
    assert dumps(Record.loads(game.record.dumps()), game.rules) == text


def a_random_game(rules: Rules, number: int, compare: Any = None) -> Game:
    """Answers alone and in groups, undone and taken back; from positions too."""
    random = Random(number)
    most = 4 if rules in (TOY, LEGENDS) else 5
    game = Game.start(rules, players=random.randint(2, most), seed=Seed.number(number))
    if number % 3 == 2:
        for _ in range(random.randint(0, 30)):
            if not game.over:
                decision = game.decisions()[0]
                game.answer(decision.seat, random.choice(decision.offered).id)
        game = Game.from_position(rules, repr(game))
    while not game.over:
        if compare:
            compare(game)
        decision = random.choice(game.decisions())
        answer = [random.choice(decision.offered).id]
        while random.random() < 0.7 and (then := game.ahead(decision.seat, *answer).decision):
            answer.append(random.choice(then.offered).id)
        game.answer(decision.seat, *answer, decision=decision.id)
        for seat in range(int(game.state.players)):
            if random.random() < 0.15 and game.can_undo(seat):
                game.undo(seat)
        if random.random() < 0.03 and len(game.history) > 6:
            game.takeback(random.randint(1, 6))
    return game


@pytest.mark.parametrize("number", range(9))
def test_a_boats_game_comes_back_at_every_state(number: int) -> None:
    same(a_random_game(TOY, number, same))


@pytest.mark.parametrize("number", range(24))
def test_an_origami_game_comes_back(number: int) -> None:
    same(a_random_game(ORIGAMI if number % 2 else MIXED, number))


def test_an_origami_game_comes_back_at_every_state() -> None:
    same(a_random_game(ORIGAMI, 2, same))


@pytest.mark.proof
@pytest.mark.parametrize("number", range(8))
def test_origami_games_of_all_kinds_come_back_at_every_state(number: int) -> None:
    same(a_random_game(ORIGAMI, number, same))


def test_notation_can_be_read_by_people() -> None:
    game = Game.start(ORIGAMI, players=2, options={"families": ["farm", "sky"]}, seed=Seed.number(7))
    game.say(0, "play", "raccoon", "sheep", "sheep", "left")
    game.say(1, "draw")
    game.takeback(1)
    game.say(1, "draw", "parrot", "parrot")
    digests = ", ".join(f"{name} {digest}" for name, digest in game.record.header["packs"].items())
    assert dumps(game, ORIGAMI) == (
        "game: origami\nrules: 2\nplayers: 2\nfamilies: farm, sky\nextra: no\n"
        f"packs: {digests}\nseed: 00000000000000000000000000000007\n\n"
        "1. 0: play raccoon sheep sheep left\n2. 1: draw\ntakeback 5\n2. 1: draw parrot parrot\n"
    )


def test_a_game_without_answers_is_its_header() -> None:
    for rules in GAMES.values():
        same(Game.start(rules, players=2, seed=Seed.number(1)))
    same(Game.from_position(ORIGAMI, "over: yes"))


@pytest.mark.parametrize(
    "more",
    [
        {"names": ["Ann", "Ben"], "commitment": "12e5", "salt": "a # b", "date": "2026-11-15"},
        {"names": ["Ann, the first", ""], "salt": "", "commitment": "yes", "one": ["x"], "none": None},
        {"odd key": 1, "ödd": {"a": [1, 2.5, True]}, "salt": " 1\n", "x": "yes", "y": True, "z": "null", "e": []},
        {"pack_texts": {}, "text": "line\u2028line", "list": ["1", "2"], "numbers": [1, 2], "long": "9" * 5000},
    ],
)
def test_whatever_a_header_carries_comes_back(more: dict[str, Any]) -> None:
    for game in (Game.start(ORIGAMI, seed=Seed.number(3)), Game.from_position(ORIGAMI, "hand 0: cat, sheep")):
        game.record.header |= more
        game.answer(game.waiting()[0], game.decisions()[0].default)
        same(game)


def test_packs_that_a_game_carries_come_along(tmp_path: Path) -> None:
    farm = ORIGAMI.library.families["farm"].text
    (tmp_path / "farm.toml").write_text(farm.replace("points = 5", "points = 6"), encoding="utf-8")
    own = ORIGAMI.with_files([tmp_path])
    for game in (
        Game.start(own, players=2, options={"families": ["farm", "sky"]}, seed=Seed.number(3)),
        Game.from_position(own, "hand 0: cat, sheep"),
    ):
        game.answer(game.waiting()[0], game.decisions()[0].default)
        assert "pack_texts" in game.record.header
        again = loads(dumps(game, ORIGAMI), ORIGAMI)
        assert again.record.dumps() == game.record.dumps()
        assert again.state == game.state


class Awkward(BoatsRules):
    """Words that notation cannot hold, and two that are alike."""

    def decision(self, state: Boats, seat: int) -> Decision:
        asked = super().decision(state, seat)
        words = ["takeback", "a;b", "#", "with space", "1:", "=3", "same", "same"]
        options = tuple(Option(o.id, words[n], o.key, o.args, o.reason) for n, o in enumerate(asked.options))
        return Decision(**{**vars(asked), "options": options})


def test_words_that_would_not_do_become_ids() -> None:
    same(a_random_game(Awkward(), 4, same))


def test_numbers_of_turns_and_seats_may_be_left_out() -> None:
    head = "families: farm, sky\nseed: 7\n"
    full = loads(head + "1. 0: play raccoon sheep sheep left\n2. 1: draw parrot; stop", ORIGAMI)
    bare = loads(head + "\nplay raccoon sheep sheep left # so\n\n  draw parrot; stop ; 0: draw eagle\n", ORIGAMI)
    bare.takeback(2)
    assert bare.record.entries[:3] == full.record.entries
    assert loads("seed: 7", ORIGAMI).record.header["options"]["families"] != [], "chance has chosen"


WRONG = [
    ("", 1, "seed"),
    ("seed: xyz", 1, "hexadecimal"),
    ("seed: 7\nplayers: two", 2, "whole number"),
    ("seed: 7\nseed: 8", 2, "only one line"),
    ("seed: 7\npacks: farm 1", 2, "packs"),
    ("seed: 7\ninfo x: [1", 2, "JSON"),
    ("seed: 7\noptions: [1]", 2, "JSON object"),
    ("seed: 7\noptions: {", 2, "JSON object"),
    ("position: here", 1, "indented"),
    ("position:\n  hand 0: cat\nplayers: 3", 3, "2, as in the position"),
    ("@draw\nplayers: 2", 4, "header comes first"),
    ("@2. 0: draw", 3, "turn 1, not 2"),
    ("@nap", 3, "one of draw, play, not `nap`"),
    ("@play sheep", 3, "one of raccoon, not `sheep`"),
    ("@1. 1: draw", 3, "an answer of seat 0, not of seat 1"),
    ("@1. 5: draw", 3, "a seat from 0 to 1"),
    ("@0:", 3, "an answer after `0:`"),
    ("@0: draw;;", 3, "an answer"),
    ("position:\n  hand 0: cat, sheep\n\nplay sheep cat", 4, "not `sheep`"),
    ("@takeback", 3, "number of answers"),
    ("@takeback 3", 3, "nothing: there is no answer to take back"),
    ("@play raccoon; takeback 9", 3, "after `takeback`, 0 to 0"),
    ("@=9", 3, "one of 1 (draw), 2 (play)"),
    ("@=2 =9", 3, "one of 3 (raccoon)"),
    ("@draw sheep sheep", 3, "not `sheep`"),
    ("position:\n  over: yes\ndraw", 3, "the game is over"),
    ("position:\n  over: yes\n0: draw", 3, "the game is over"),
    ("position:\n  hand 0: cat\n  line: pig, cat, cat, cat\n  deck: dog, fox\n0: draw fox; 0: draw", 5, "not `fox`"),
]


@pytest.mark.parametrize(("text", "line", "said"), WRONG)
def test_what_makes_no_sense_names_its_line_and_what_could_stand_there(text: str, line: int, said: str) -> None:
    with pytest.raises(SenbazuruError) as refused:
        loads(text.replace("@", "families: farm, sky\nseed: 7\n"), ORIGAMI)
    assert (refused.value.code, refused.value.details["line"]) == ("bad-notation", line)
    assert said in str(refused.value.details["expected"])


def test_a_message_ends_where_something_new_is_seen() -> None:
    with pytest.raises(SenbazuruError, match="before `stop`, for something new is seen"):
        loads("position:\n  hand 0: cat, sheep\n\nplay cat sheep left use stop", ORIGAMI)


def test_several_may_be_asked_at_once() -> None:
    with pytest.raises(SenbazuruError, match="`seat:` first, for seat 0 or 1 may answer"):
        loads("seed: 7\n3", TOY)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("game: chess\nseed: 1", "unknown-game"),
        ("rules: 99\nseed: 1", "rules-changed"),
        ("players: 12\nseed: 1", "wrong-players"),
        ("playrs: 2\nseed: 1", "unknown-option"),
        ("families: farm, moon\nseed: 1", "unknown-choice"),
        ("families: farm\nseed: 1", "wrong-value"),
    ],
)
def test_what_the_game_does_not_know_it_says_itself(text: str, code: str) -> None:
    with pytest.raises(SenbazuruError) as refused:
        loads(text, ORIGAMI)
    assert refused.value.code == code


def test_a_wrong_position_names_the_line_of_the_file() -> None:
    with pytest.raises(SenbazuruError) as refused:
        loads("game: origami\n\nposition:\n    players: 2\n    hand 0: unicorn\ndraw", ORIGAMI)
    assert (refused.value.code, refused.value.details["line"]) == ("bad-position", 5)


def test_a_record_that_cannot_be_played_has_no_notation() -> None:
    record = a_random_game(ORIGAMI, 0).record
    for answer in ([0, 61], [7, 1], [1, 1]):
        with pytest.raises(SenbazuruError):
            dumps(Record(record.header, [{"answer": [0, 1]}, {"answer": answer}, {"answer": answer}]), ORIGAMI)


TEXTS: dict[Rules, list[str]] = {
    rules: [dumps(a_random_game(rules, n), rules) for n in range(3)] for rules in GAMES.values()
}
NOISE = ["-1", "99", "cat", "0:", "1:", ";", "takeback 3", "takeback", "=1", "position:", "info", "draw", "stop", "7."]


@given(st.sampled_from(list(TEXTS)), st.integers(0, 2), st.data())
def test_damaged_notation_is_read_or_refused_but_never_breaks(rules: Rules, number: int, data: st.DataObject) -> None:
    lines = TEXTS[rules][number].splitlines()[: data.draw(st.integers(8, 40))]
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(lines) - 1))
        damage = data.draw(st.sampled_from(["drop", "repeat", "swap", "word", "noise", "text"]))
        words = lines[place].split(" ")
        if damage == "drop":
            lines[place] = ""
        elif damage == "repeat":
            lines.insert(place, lines[place])
        elif damage == "swap":
            other = data.draw(st.integers(0, len(lines) - 1))
            lines[place], lines[other] = lines[other], lines[place]
        elif damage == "word":
            words[data.draw(st.integers(0, len(words) - 1))] = data.draw(st.sampled_from(NOISE))
            lines[place] = " ".join(words)
        elif damage == "noise":
            words.insert(data.draw(st.integers(0, len(words))), data.draw(st.sampled_from(NOISE)))
            lines[place] = " ".join(words)
        else:
            lines[place] = data.draw(st.text(max_size=30))
    with suppress(SenbazuruError):
        same(loads("\n".join(lines), rules))


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    for rules in (ORIGAMI, TOY):
        with suppress(SenbazuruError):
            same(loads(f"seed: 7\n{text}", rules))


# -- the examples of the docs


def blocks(page: str) -> list[tuple[str, str]]:
    """The language and the text of every block."""
    found = (DOCS / page).read_text(encoding="utf-8").split("```")[1::2]
    return [(block.partition("\n")[0], block.partition("\n")[2]) for block in found]


def comments(text: str, mark: str) -> list[str]:
    return [line.removeprefix(f"# {mark}:").strip() for line in text.splitlines() if line.startswith(f"# {mark}:")]


@pytest.mark.parametrize("text", [text for language, text in blocks("records.md") if not language])
def test_the_examples_of_the_docs_can_be_played(text: str) -> None:
    if text.startswith("{"):
        record = Record.loads(text)
        game = Game.load(GAMES[record.header["game"]], record)
        assert record.entries == game.record.entries
    else:
        game = loads(text, GAMES[notation.game_of(text) or "origami"])
        assert game.record.entries
    same_but_for_seed = loads(dumps(game, game.rules), game.rules)
    assert same_but_for_seed.state == game.state
    for line in comments(text, "then"):
        assert line in repr(game).splitlines()


@pytest.mark.parametrize("text", [text for _, text in blocks("positions.md")])
def test_the_positions_of_the_docs_go_on_as_they_say(text: str) -> None:
    game = Game.from_position(GAMES[notation.game_of(text) or "origami"], text)
    for answer in comments(text, "answer"):
        follow(game, answer)
    for line in comments(text, "then"):
        assert line in repr(game).splitlines()
    same(game)


def test_there_are_a_dozen_of_each() -> None:
    assert len(blocks("records.md")) >= 12
    assert sum(bool(comments(text, "then")) for _, text in blocks("positions.md")) >= 12
    assert json.loads(blocks("records.md")[0][1].splitlines()[0])["format"] == 1
