"""Chapter: the end of the game."""

from pathlib import Path

import pytest

from senbazuru.origami.rules import MIXED, OrigamiRules
from tests.origami.table import NOTHING_ELSE, SPECTATOR, TestTable, at

NEARLY_OVER = (
    "families: farm, sky, lawn",
    "players: 3",
    "run-outs: 1",
    "deck: dog",
    "discards: fox, bee, bee, rabbit, rabbit, eagle, eagle, magpie",
    "line: cat, cat, fly, fly",
    "rest: out",
)


def draw_one(t: TestTable) -> int:
    """The seat whose turn it is draws one card."""
    seat = t.whose_turn()
    t.say("draw")
    t.say(min(t.offered()))
    if not t.game.over and t.asked().kind == "take-from-line":
        t.say("stop")
    return seat


def turns_to_the_end(t: TestTable) -> list[int]:
    """Everybody draws until the game is over: whose turns those were."""
    seats: list[int] = []
    while not t.game.over:
        assert len(seats) < 20, "it does not end"
        seats.append(draw_one(t))
    return seats


# -- the second run-out


def test_the_first_run_out_does_not_end_the_game() -> None:
    t = at(*NEARLY_OVER[:2], *NEARLY_OVER[3:])
    draw_one(t)
    assert t.told("run-out") == [{"number": 1}]
    assert t.game.view(SPECTATOR)["phase"] == "playing"


def test_the_second_run_out_reshuffles_as_usual() -> None:
    t = at(*NEARLY_OVER)
    draw_one(t)
    assert t.told("run-out") == [{"number": 2}]
    assert len(t.deck()) == 8
    assert t.discards() == []
    assert not t.game.over


@pytest.mark.parametrize(
    ("start", "mover", "turns"),
    [
        (0, 0, [0, 1, 2, 0, 1, 2]),
        (0, 1, [1, 2, 0, 1, 2]),
        (0, 2, [2, 0, 1, 2]),
        (1, 1, [1, 2, 0, 1, 2, 0]),
        (1, 0, [0, 1, 2, 0]),
        (2, 0, [0, 1, 2, 0, 1]),
    ],
)
def test_the_round_is_finished_then_everybody_has_one_last_turn(start: int, mover: int, turns: list[int]) -> None:
    t = at(*NEARLY_OVER, f"start: {start}", f"to-move: {mover}")
    assert turns_to_the_end(t) == turns
    assert turns[-1] == (start - 1) % 3, "the player to the right of the starting player acts last"


def test_a_third_run_out_does_not_prolong_the_game() -> None:
    t = at(
        "families: farm, lawn",
        "run-outs: 1",
        "deck: dog",
        "discards: fox, rabbit",
        "line: cat, cat, fly, fly",
        "rest: out",
    )
    assert turns_to_the_end(t) == [0, 1, 0, 1]
    assert len(t.told("run-out")) == 2


def test_a_second_run_out_within_the_same_filling_counts() -> None:
    t = at("families: farm, lawn", "deck: dog", "discards: bee", "line: cat, cat, fly, fly", "rest: out")
    t.say("draw", "cat", "cat", "stop")
    assert t.told("run-out") == [{"number": 1}, {"number": 2}]
    assert t.game.view(SPECTATOR)["phase"] == "last-but-one"


def test_everybody_is_told_when_the_last_round_begins() -> None:
    t = at(*NEARLY_OVER, "to-move: 2")
    assert t.told("last-round", SPECTATOR) == []
    draw_one(t)
    assert t.told("last-round", SPECTATOR) == [{}]
    assert t.game.view(SPECTATOR)["phase"] == "last-round"


def test_the_hand_limit_holds_on_the_last_turn_too() -> None:
    t = at(
        "families: farm, lawn",
        "phase: last-round",
        "to-move: 1",
        "hand 1: cat, cat, sheep, sheep, ant, ant, bee, dog",
        "line: pig, pig, fox, fox",
    )
    t.say("draw", "pig")
    assert not t.game.over
    t.say("bee")
    assert t.game.over
    assert len(t.hand(1)) == 8


def test_extra_actions_of_the_last_turn_are_taken() -> None:
    t = at("families: farm, lawn", "phase: last-round", "to-move: 1", "line: pig, pig, fox, fox", "extra: 1")
    t.say("draw", "pig")
    assert not t.game.over
    t.say("draw", "fox")
    assert t.game.over
    assert t.told("ended", SPECTATOR) == [{}]


def test_when_the_game_is_over_nobody_is_asked() -> None:
    t = at("families: farm, lawn", "phase: last-round", "to-move: 1", "line: fox, fox, rabbit, rabbit")
    t.say("draw", "fox")
    assert t.game.waiting() == []


# -- line, deck and discards are empty


def test_an_empty_line_with_empty_deck_and_discards_counts_as_the_second_run_out() -> None:
    t = at(
        "families: farm, lawn",
        "line: bee",
        "hand 0: sheep, spider",
        "hand 1: sheep, spider, ant, rabbit",
        "rest: out",
    )
    t.say("draw", "bee")
    assert t.game.view(SPECTATOR)["phase"] == "last-but-one"
    t.say("play", "sheep", "spider", "left")
    assert t.told("last-round") == [{}]
    t.say("play", "sheep", "spider", "left")
    t.say("play", "ant", "rabbit")
    assert t.game.over


def test_a_line_of_one_card_does_not_end_the_game() -> None:
    t = at("families: farm, lawn", "line: bee, cat", "rest: out")
    t.say("draw", "bee")
    assert t.line() == ["cat"]
    assert t.game.view(SPECTATOR)["phase"] == "playing"


def test_if_nobody_can_do_anything_any_more_all_turns_are_passed_to_the_end() -> None:
    t = at("families: farm, lawn", "line: bee", "hand 0: cat", "hand 1: fox", "rest: out")
    t.say("draw", "bee")
    assert t.game.over
    assert [event.seat for event in t.events(SPECTATOR) if event.kind == "passed-turn"] == [1, 0, 1]


# -- the stall rule

CRABS = (
    "families: sea, lawn",
    "collection 0 left: crab",
    "collection 1 left: crab",
    "hand 0: ant",
    "hand 1: ant",
    "discards: fly, bee",
    "line: squid, squid, whale, whale",
    "deck: minnow, skate, shark, shell, spider",
)


def test_the_line_is_discarded_and_refilled_when_all_have_had_a_turn_in_which_nothing_came() -> None:
    t = at(*CRABS)
    t.say("special-left", "ant", "fly")
    assert t.told("stalled") == []
    t.say("special-left", "ant", "bee")
    assert t.told("stalled", SPECTATOR) == [{}]
    assert t.line() == ["minnow", "skate", "shark", "shell"]
    assert t.discards() == ["whale", "whale", "squid", "squid", "ant", "ant"]
    assert t.whose_turn() == 0


def test_it_takes_as_many_such_turns_as_there_are_players() -> None:
    t = at(
        "families: farm, sea, lawn",
        "players: 3",
        "collection 2 left: raccoon",
        *CRABS[1:6],
        "line: fox, fox, whale, whale",
        "deck: minnow, skate, shark, shell, spider",
    )
    t.say("special-left", "ant", "fly")
    t.say("special-left", "ant", "bee")
    assert t.told("stalled") == [], "two of three"
    t.say("special-left")
    assert t.hand(2) == ["ant"], "no card of the line fits the Raccoon, so it takes only the top discard"
    assert t.told("stalled") == [{}]
    assert t.line() == ["minnow", "skate", "shark", "shell"]


def test_the_turns_in_which_nothing_came_may_begin_with_any_player() -> None:
    t = at(*CRABS)
    t.say("draw", "whale")
    t.say("special-left", "ant", "fly")
    assert t.told("stalled") == []
    t.say("special-left", "ant", "bee")
    assert t.told("stalled") == [{}]


def test_a_turn_in_which_a_card_left_the_deck_breaks_the_row() -> None:
    t = at(*CRABS)
    t.say("special-left", "ant", "fly")
    t.say("draw", "whale")
    t.say("special-left", "fly", "ant")
    assert t.told("stalled") == []


def test_a_turn_in_which_an_origami_was_played_breaks_the_row() -> None:
    t = at(*CRABS[:4], "hand 1: ant, butterfly", *CRABS[5:])
    t.say("special-left", "ant", "fly")
    t.say("play", "ant", "butterfly")
    t.say("special-left", "fly", "butterfly")
    assert t.told("stalled") == []
    assert t.line() == ["squid", "squid", "whale", "whale"]


def test_a_caterpillar_that_becomes_a_butterfly_breaks_the_row() -> None:
    t = at(*CRABS[:2], "collection 1 left: caterpillar", "hand 0: ant", "hand 1: butterfly", *CRABS[5:])
    t.say("special-left", "ant", "fly")
    t.say("special-left")
    t.say("special-left", "fly", "caterpillar")
    assert t.told("stalled") == []


def test_after_a_stall_the_row_begins_anew() -> None:
    t = at(*CRABS)
    t.say("special-left", "ant", "fly")
    t.say("special-left", "ant", "bee")
    t.say("special-left", "fly", "ant")
    assert t.told("stalled") == [{}]
    t.say("special-left", "bee", "ant")
    assert t.told("stalled") == [{}, {}]


def test_drawing_is_no_such_turn_even_from_a_line_that_cannot_be_refilled() -> None:
    t = at("families: farm, lawn", "line: cat, dog, pig, fox", "rest: out")
    t.say("draw", "fox")
    t.say("draw", "pig", "stop")
    assert t.told("stalled") == [], "cards left the line for hands, though none left the deck"
    assert t.line() == ["cat", "dog"], "two plain draws do not throw the line away"


def as_special_actions(folder: Path, *families: str) -> OrigamiRules:
    """The instants about the draw line as special actions: with those no origami comes into a collection."""
    for family in families:
        text = MIXED.library.families[family].text
        for verb in ("take_all_from_line", "each_takes", "exchange"):
            text = text.replace(f"instant = [{{ {verb}", f"special = [{{ {verb}")
        (folder / f"{family}.toml").write_text(text, encoding="utf-8")
    return MIXED.with_files([folder])


@pytest.mark.parametrize(
    ("families", "card", "line", "answers", "left"),
    [
        ("savannah, farm", "gorilla", "lion, zebra, cat", (), ["cat"]),
        ("exotic, farm", "golden-frog", "macaw, cat, fox", (), ["fox"]),
        ("legendary, farm", "griffin", "cat, dog, fox", ("dog", "fox"), ["cat"]),
    ],
)
def test_a_turn_in_which_a_card_left_the_line_for_a_hand_breaks_the_row(
    tmp_path: Path, families: str, card: str, line: str, answers: tuple[str, ...], left: list[str]
) -> None:
    t = at(
        f"game: mixed\nfamilies: {families}\nquiet: 1",
        f"collection 0 left: {card}",
        f"line: {line}",
        NOTHING_ELSE,
        rules=as_special_actions(tmp_path, families.split(",")[0]),
    )
    for word in ("special-left", *answers):
        t.say(word)
    assert t.whose_turn() == 1
    assert t.line() == left, "no card left the deck, for there is none"
    assert t.told("stalled") == []


def test_a_card_taken_in_exchange_for_one_does_not_break_the_row(tmp_path: Path) -> None:
    t = at(
        "game: mixed",
        "families: savannah, farm",
        "collection 0 left: monkey",
        "collection 1 left: monkey",
        "hand 0: cat",
        "hand 1: dog",
        "line: zebra, zebra, lion, lion",
        "deck: fox, pig, snake, rhino",
        rules=as_special_actions(tmp_path, "savannah"),
    )
    t.say("special-left", "cat", "lion")
    assert t.told("stalled") == []
    t.say("special-left", "dog", "zebra")
    assert t.told("stalled") == [{}], "all have only exchanged"
    assert t.line() == ["fox", "pig", "snake", "rhino"]


@pytest.mark.parametrize(("bonus", "stalled"), [(("macaw", "left"), []), (("no",), [{}])])
def test_an_origami_that_a_character_brings_from_the_line_breaks_the_row(
    bonus: tuple[str, ...], stalled: list[dict[str, int]]
) -> None:
    t = at(
        "families: exotic, polar",
        "characters: ninja",
        "hand 0: red-ninja, walrus",
        "line: macaw, seal, anaconda, walrus, seal",
        "quiet: 1",
        NOTHING_ELSE,
    )
    t.say("play", "red-ninja", "walrus", *bonus)
    assert t.told("stalled") == stalled, "the line was too long to be filled: no card left the deck before"
