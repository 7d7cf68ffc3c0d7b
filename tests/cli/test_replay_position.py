"""`replay` and `position`: games told again, verified, and set up by hand."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result

from senbazuru.cli import main
from senbazuru.cli.position import position
from senbazuru.cli.replay import replay
from senbazuru.games import game_named
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.game import Game
from senbazuru.kernel.notation import dumps, loads
from senbazuru.kernel.random import Seed
from senbazuru.kernel.record import Record, commitment, names_of
from senbazuru.kernel.rules import Rules
from senbazuru.origami.rules import ORIGAMI
from senbazuru.terminal.local import LocalSitting
from senbazuru.terminal.sitting import Seats
from senbazuru.text import Words
from senbazuru.toy import TOY
from tests.kernel.test_notation import blocks, comments
from tests.table import answer, boats, game_of

for command in (replay, position):
    main.add_command(command)


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(words), input=typed)


def played(number: int = 1, rules: Rules = ORIGAMI, answers: int = 10_000) -> Game:
    random = Random(number)
    game = Game.start(rules, players=2 + number % 3, seed=Seed.number(number))
    game.record.header |= {"salt": "paper crane", "commitment": commitment(Seed.number(number), "paper crane")}
    while not game.over and game.state.answers < answers:
        decision = game.decisions()[0]
        game.answer(decision.seat, random.choice(decision.offered).id)
    return game


# -- replay


@pytest.mark.parametrize("game", [played(), played(2, answers=31), played(1, TOY)])
def test_a_record_and_its_notation_tell_the_same(game: Game) -> None:
    told = [run("replay", "-", typed=text) for text in (game.record.dumps(), dumps(game, game.rules))]
    assert [result.exit_code for result in told] == [0, 0]
    assert told[0].stdout == told[1].stdout
    assert ("Final score" if game.over else "Score as it stands") in told[0].stdout
    assert "{" not in told[0].stdout


def of_a_table() -> Record:
    table = boats("Ann", "Ben")
    while table.phase == "playing":
        seat = game_of(table).waiting()[0]
        answer(table, seat)
    return table.record()


def of_the_terminal() -> Record:
    """Two people at one keyboard, and a bot."""
    session = LocalSitting.start(ORIGAMI, Seats(("Ann", "Ben", "Aki"), (None, None, "random")), {}, Seed.number(7))
    return session.game.record


def in_notation() -> Record:
    text = dumps(played(3), ORIGAMI).replace("\n\n", "\ninfo names: Ann, Ben\n\n", 1)
    return loads(text, ORIGAMI).record


@pytest.mark.parametrize("made", [of_a_table, of_the_terminal, in_notation])
def test_those_who_played_are_called_by_their_names(made: Callable[[], Record]) -> None:
    record = made()
    for text in (record.dumps(), dumps(record, game_named(record.header["game"]))):
        told = run("replay", "-", typed=text)
        assert told.exit_code == 0, told.output
        assert "Ann" in told.stdout
        assert "  Ben: " in told.stdout or "* Ben: " in told.stdout
        assert "Seat" not in told.stdout


def test_names_that_somebody_writes_by_hand_count_before_those_of_the_table() -> None:
    record = of_a_table()
    record.header["names"] = ["Cleo", "Dan"]
    told = run("replay", "-", typed=record.dumps()).stdout
    assert "Cleo" in told
    assert "Ann" not in told


def test_you_are_not_a_name() -> None:
    """Who plays alone with bots at a terminal is called so there; in a story it would be somebody else."""
    session = LocalSitting.start(ORIGAMI, Seats.around(Words(), 2, 1, ["random"]), {}, Seed.number(7))
    told = run("replay", "-", typed=session.game.record.dumps()).stdout
    assert "Seat 0" in told
    assert "Aki" in told
    assert "You" not in told


@pytest.mark.parametrize(
    ("header", "names"),
    [
        ({}, ["", ""]),
        ({"names": ["Ann", "Ben"]}, ["Ann", "Ben"]),
        ({"names": ["Ann"]}, ["", ""]),
        ({"names": "Ann, Ben", "seats": [{"name": "Cleo"}, {"name": 3}]}, ["Cleo", ""]),
        ({"seats": [{}, None]}, ["", ""]),
    ],
)
def test_a_header_may_tell_anything(header: dict[str, Any], names: list[str]) -> None:
    read = names_of({"players": 2, **header})
    assert read == names


def test_turns_are_set_apart_and_the_score_has_its_parts() -> None:
    game = played()
    lines = run("replay", "-", typed=game.record.dumps()).stdout.splitlines()
    turns = [n for n, line in enumerate(lines) if line.startswith("Turn ")]
    assert len(turns) == game.state.turns
    assert all(lines[n - 1] == "" for n in turns)
    score = lines[lines.index("Final score") :]
    for seat, points in enumerate(game.state.returns()):
        start = next(n for n, line in enumerate(score) if f"Seat {seat}: {points}" in line)
        parts = 0
        for line in score[start + 1 :]:
            if not line.startswith("   "):
                break
            parts += sum(int(word) for word in line.split() if word.isdigit())
        assert parts == points
    assert sum(line.startswith("*") for line in score) >= 1


def test_each_viewer_is_told_what_that_viewer_saw() -> None:
    setting = "position:\n  hand 0: cat, sheep\n  hand 1: pig\n  deck: dog\n  line: fox, fox, owl, owl\n"
    text = setting + "play cat sheep left use"
    for viewer, said in {
        "spectator": "Seat 0 draws a card from the deck.",
        "1": "Seat 0 draws a card from the deck.",
        "all": "Seat 0 draws a Dog from the deck.",
        "0": "You draw a Dog from the deck.",
    }.items():
        assert said in run("replay", "-", "--viewer", viewer, typed=text).stdout.splitlines()
    assert said not in run("replay", "-", typed=text).stdout


def test_names_are_used_and_takebacks_told() -> None:
    text = "families: farm, sky\ninfo names: Ann, Ben\nseed: 7\nplay raccoon sheep sheep left\ndraw eagle\ntakeback 5"
    told = run("replay", "-", typed=text).stdout
    assert "Ann plays a Raccoon." in told
    assert told.index("Ben takes an Eagle") < told.index("go back to where 5 answers")


def test_the_notation_printed_is_the_game() -> None:
    game = played()
    told = run("replay", "-", "--notation", "--verify", typed=game.record.dumps())
    assert told.exit_code == 0
    assert loads(told.stdout, ORIGAMI).record.dumps() == game.record.dumps()
    assert told.stdout.splitlines()[-1].endswith("commitment: all right")


def test_replay_as_json() -> None:
    game = played(2)
    told = json.loads(
        run("replay", "-", "--json", "--notation", "--verify", "--viewer", "0", typed=game.record.dumps()).stdout
    )
    assert told["viewer"] == 0
    assert told["header"] == json.loads(json.dumps(game.record.header))
    assert [seat["score"] for seat in told["scores"]] == list(game.state.returns())
    assert told["events"] == json.loads(json.dumps([event.as_dict() for event in game.events(0)]))
    assert told["hash"] == game.hash()
    assert told["verified"]["wrong"] == []
    assert loads(told["notation"], ORIGAMI).state == game.state


def test_all_is_right_in_one_line() -> None:
    game = played()
    hashes = sum("hash" in entry for entry in game.record.entries)
    answers = len(game.record.entries) - hashes
    told = run("replay", "-", "--verify", typed=game.record.dumps())
    packs = ", ".join(game.record.header["packs"])
    line = f"origami: {answers} answers; {hashes} hashes; rules 2; packs {packs}; commitment: all right\n"
    assert (told.exit_code, told.stdout, told.stderr) == (0, line, "")


def hash_changed(record: Record) -> None:
    record.entries[next(n for n, entry in enumerate(record.entries) if "hash" in entry)] = {"hash": "0" * 16}


def hash_missing(record: Record) -> None:
    del record.entries[next(n for n, entry in enumerate(record.entries) if "hash" in entry)]


def answer_changed(record: Record) -> None:
    """Another answer that was possible too: only a hash can tell."""
    game = Game.load(ORIGAMI, Record(record.header))
    for place, entry in enumerate(record.entries):
        seat, option = entry["answer"]
        for other in game.decision(seat).offered:
            changed = Record(record.header, [*record.entries[:place], {"answer": [seat, other.id]}])
            try:
                follows = Game.load(ORIGAMI, Record(record.header, changed.entries + record.entries[place + 1 :]))
            except SenbazuruError as refused:
                if other.id != option and refused.code == "replay-differs":
                    record.entries[place] = changed.entries[-1]
                    return
            else:
                assert follows.over
        game.answer(seat, option)
    raise AssertionError("no such answer")


def answer_impossible(record: Record) -> None:
    record.entries[4] = {"answer": [record.entries[4]["answer"][0], 61]}


def seed_changed(record: Record) -> None:
    record.header["commitment"] = commitment(Seed.number(99), "paper crane")


def rules_changed(record: Record) -> None:
    record.header["rules"] = 99


def packs_changed(record: Record) -> None:
    record.header["packs"] = {"farm": "0123"}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (hash_changed, "another way"),
        (hash_missing, "hashes are missing"),
        (answer_changed, "another way"),
        (answer_impossible, "61"),
        (seed_changed, "commitment differs"),
        (rules_changed, "version 99"),
        (packs_changed, "figures of “farm” (edition 0123) that are not known here"),
    ],
)
def test_verify_catches(change: Any, said: str) -> None:
    record = Record.loads(played(3).record.dumps())
    change(record)
    told = run("replay", "-", "--verify", typed=record.dumps())
    assert told.exit_code == 1
    assert said in told.stderr
    assert told.stdout.count("\n") == 1
    assert told.stdout.endswith(": 1 wrong\n")
    told = run("replay", "-", "--verify", "--json", typed=record.dumps())
    assert told.exit_code == 1
    assert said in json.loads(told.stdout)["verified"]["wrong"][0]


@pytest.mark.parametrize(
    "text", ["rules: 99\nseed: 1", "seed: 1\npacks: farm 1, sky 2", "seed: 1\nnap", '{"format":2}']
)
def test_verify_of_what_cannot_be_followed_ends_with_1(text: str) -> None:
    told = run("replay", "-", "--verify", typed=text)
    assert told.exit_code == 1
    assert told.stdout == "-: 1 wrong\n"
    told = run("replay", "-", "--verify", "--json", typed=text)
    assert told.exit_code == 1
    assert len(json.loads(told.stdout)["verified"]["wrong"]) == 1


def test_notation_has_no_hashes_to_verify() -> None:
    game = played()
    told = run("replay", "-", "--verify", typed=dumps(game, ORIGAMI))
    assert told.exit_code == 0
    assert "; 0 hashes; " in told.stdout


def test_a_replay_that_fails_is_not_told_in_half() -> None:
    record = played().record
    hash_changed(record)
    told = run("replay", "-", typed=record.dumps())
    assert (told.exit_code, told.stdout) == (2, "")


# -- position

PAYING = """
hand 0: raccoon, sheep, sheep, cat
line: fox, parrot, raccoon, chick
collection 1 left: sheep, sheep
"""


def test_a_position_with_answers(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(PAYING, encoding="utf-8")
    told = run("position", str(file), "--answer", "play raccoon", "--answer", "0: sheep")
    assert told.exit_code == 0, told.output
    lines = [line.strip() for line in told.stdout.splitlines()]
    assert "pending: pay seat=0 at=play.0 card=raccoon price=2 paid=1" in lines
    assert "Seat 0 pays with a Sheep." in lines
    assert "Seat 0: Which card will you pay with? The Raccoon still needs 2 folds." in lines
    assert any(line.startswith("sheep") for line in lines)
    assert any(line.startswith("x cat") and " - " in line for line in lines), "with the reason"
    assert lines.index("Score as it stands") < lines.index("Seat 1: 10")
    assert lines[-2:] == ["left   Sheep        4 + 1"] * 2


def test_a_position_as_json() -> None:
    told = json.loads(run("position", "-", "--json", "--answer", "play", typed=PAYING).stdout)
    game = Game.from_position(ORIGAMI, PAYING)
    game.say(0, "play")
    assert told["position"] == repr(game)
    (decision,) = told["decisions"]
    plain = game.decision(0).as_dict()
    assert {key: decision[key] for key in plain if key != "options"} == {
        k: v for k, v in plain.items() if k != "options"
    }
    assert decision["text"] == "Which origami will you play?"
    assert {option["word"]: "why" in option for option in decision["options"]} == {
        option.word: option.reason is not None for option in game.decision(0).options
    }
    assert [seat["score"] for seat in told["scores"]] == [0, 10]
    assert told["scores"][1]["cards"][0] == {"column": "left", "card": "sheep", "points": 4, "bonus": 1}


def test_a_finished_position_and_another_game() -> None:
    told = run("position", "-", typed="over: yes\ncollection 0 left: cat")
    assert "Nothing: the game is over." in told.stdout
    assert "* Seat 0: 3" in told.stdout
    boats = repr(Game.start(TOY, players=3, seed=Seed.number(1)))
    told = run("position", "-", typed=boats)
    assert told.exit_code == 0
    assert told.stdout.count("Boat 1 brings 1 cargo. Which sheet do you bid?") == 3
    assert "{" not in told.stdout


@pytest.mark.parametrize("text", [text for _, text in blocks("positions.md")])
def test_the_positions_of_the_docs(text: str) -> None:
    answers = [word for answer in comments(text, "answer") for word in ("--answer", answer)]
    told = run("position", "-", *answers, typed=text)
    assert told.exit_code == 0, told.output
    assert "{" not in told.stdout
    for line in comments(text, "then"):
        assert line in [shown.strip() for shown in told.stdout.splitlines()]


def consoles() -> list[tuple[str, str, str]]:
    """Commands of the docs, the example before each, and what it prints."""
    found, last = [], ""
    for language, text in blocks("records.md"):
        if language == "console":
            command, _, output = text.partition("\n")
            found.append((command.removeprefix("$ senbazuru "), last, output))
        else:
            last = text
    return found


@pytest.mark.parametrize(("command", "text", "output"), consoles())
def test_the_commands_of_the_docs_print_what_they_say(command: str, text: str, output: str) -> None:
    told = run(*command.replace("game.txt", "-").split(), typed=text)
    assert told.exit_code == 0
    assert told.stdout == output


# -- what is refused


@pytest.mark.parametrize(
    ("words", "typed", "said"),
    [
        (("replay", "no-such-file"), "", "No such file"),
        (("replay", "."), "", "directory"),
        (("replay", "-"), "", "seed"),
        (("replay", "-"), "{}", "format 1"),
        (("replay", "-"), "seed: 7\nnap", "Line 2"),
        (("replay", "-"), "game: chess\nseed: 7", "chess"),
        (("replay", "-", "--viewer", "9"), "seed: 7", "nobody"),
        (("replay", "-", "--viewer", "me"), "seed: 7", "nobody"),
        (("replay", "-", "--viewer", "4"), "seed: 7", "no seat 4"),
        (("replay", "-", "--viewer", "4", "--json"), "seed: 7", "no seat 4"),
    ],
)
def test_a_wrong_call_says_what_to_do_and_ends_with_2(words: tuple[str, ...], typed: str, said: str) -> None:
    told = run(*words, typed=typed)
    assert told.exit_code == 2, told.output
    assert told.stdout == ""
    assert said in told.stderr.replace("\n", " ")
    assert "Traceback" not in told.output


def answered(answer: str, said: str, typed: str = PAYING) -> tuple[tuple[str, ...], str, str]:
    return ("-", "--answer", answer), typed, f"--answer “{answer}”: {said}"


ISLANDS = "game: islands\nsheets: masu, tako\n"


@pytest.mark.parametrize(
    ("words", "typed", "said"),
    [
        (("no-such-file",), "", "No such file"),
        (("-",), "game: chess", "There is no game “chess” here."),
        (("-",), "hand 0 cat", "Line 1 of the position makes no sense. Expected there: `key: value`, with a colon."),
        (("-",), "hnad 0: cat", "a known key, perhaps `hand 0:`, not `hnad 0`."),
        (
            ("-",),
            "hand 0: Racoon",
            "makes no sense: there is no card “Racoon”; perhaps “raccoon” is meant.",
        ),
        (("-",), "hand 0: crane", "there is no card “crane” here; families: farm, sky."),
        (
            ("-",),
            "families: farm, sea\nhand 0: owl",
            "makes no sense: Owl belongs to Sky, which is not at this table; families: farm, sea.",
        ),
        (
            ("-",),
            "game: mixed\nhand 0: red-ninja",
            "Red Ninja belongs to the characters “ninja”, which are not at this table",
        ),
        (("-",), "families: farm, polar", "not `polar`, in the game origami."),
        (("-",), "line: cat, cat, cat\nhand 0: cat, cat", "cat no more than 4 times in all"),
        (("-",), "rules: 1", "Expected there: `rules:` 2."),
        (("-",), "pending: trun seat=0", "a step, perhaps `turn`, not `trun`."),
        (
            ("-",),
            ISLANDS + "season: 25",
            "Line 3 of the position makes no sense. Expected there: `season:` a number from 1 to 24.",
        ),
        (
            ("-",),
            ISLANDS + "bidder: 1",
            "The position makes no sense as a whole. Expected: `bid:` and `bidder:` together",
        ),
        answered("nap", "“nap” is not among the possible answers of seat 0. Choose one of these: draw, play."),
        answered("play racoon", "“racoon” is not among the possible answers. Did you mean “raccoon”?"),
        answered(
            "play raccoon cat",
            "Seat 0 cannot answer “cat” here: with its 1 fold you could not pay the remaining 4 exactly.",
        ),
        answered(
            "play sheep",
            "Seat 0 cannot answer “sheep” here: costs 3; with your other cards you can make 2",
            PAYING.replace(", cat", ""),
        ),
        answered(
            "draw; fox raccoon",
            "That makes no sense here. Expected: `;` before `raccoon`, for something new is seen there.",
        ),
        answered("1: draw", "That makes no sense here. Expected: an answer of seat 0, not of seat 1."),
        answered("", "That makes no sense here. Expected: an answer, also before and after every `;`."),
        answered("7: x", "That makes no sense here. Expected: a seat from 0 to 1, not 7."),
        answered(
            "takeback 3",
            "That makes no sense here. Expected: after `takeback`, nothing: there is no answer to take back.",
        ),
        answered(
            "99",
            "“99” is not among the possible answers of seat 0. Choose one of these: pass, 3, 4, 5, 6, 7, 8,",
            ISLANDS + "development: 3",
        ),
    ],
)
def test_a_position_that_makes_no_sense_says_so_in_one_line(words: tuple[str, ...], typed: str, said: str) -> None:
    told = run("position", *words, typed=typed)
    assert told.exit_code == 2, told.output
    assert told.stdout == ""
    assert told.stderr.startswith("Error: ")
    assert told.stderr.count("\n") == 1
    assert said in told.stderr


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "crane.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    for command in ("replay", "position"):
        told = run(command, str(file))
        assert (told.exit_code, told.stdout) == (2, "")
        assert "not a text" in told.stderr


@pytest.mark.parametrize("command", ["replay", "position"])
def test_the_commands_explain_themselves(command: str) -> None:
    told = run(command, "--help")
    assert told.exit_code == 0
    assert "--pack" in told.stdout
