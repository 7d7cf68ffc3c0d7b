"""What a question tells besides its options, so that nobody must know the rules to see what an answer costs."""

from typing import Any

import pytest

from tests.islands.test_science import alone
from tests.islands_table import BLUE, FULL, GREEN, RED, IslandsTable, at

TIGHT = """
R r r r
r r r r
r r r .
L r r S
"""
"""One square left."""
PAIR = """
R r . .
r r T .
. . . .
L . V S
"""
NO = [FULL, FULL, FULL]


def turns(t: IslandsTable, island: int) -> dict[str, dict[str, Any]]:
    """What is told of each place of an island, by its squares."""
    if t.asked().kind == "island":
        t.say(str(island))
    squares = [option.args for option in t.asked().offered]
    told = [landed for args in squares for landed in args["landings"]]
    return {" ".join(turn["squares"]): turn for turn in told}


@pytest.mark.parametrize("card", range(1, 7))
def test_a_bid_tells_whether_there_is_a_place_for_the_shape(card: int) -> None:
    assert at(PAIR, RED, card=card).asked().args["places"]
    assert not at([TIGHT, *NO], RED, card=card).asked().args["places"]


def test_a_second_domino_needs_a_place_too() -> None:
    two = FULL.replace("r r r r\nL r", "r r . .\nL r", 1)
    t = at([two, *NO], RED, card=2)
    assert not t.asked().args["places"]


def test_a_place_tells_which_landmarks_get_a_second_colour() -> None:
    t = at(PAIR, BLUE, card=3)
    t.win(3)
    places = turns(t, 1)
    told = {entry["square"]: entry["kind"] for entry in places["c1 d1 d2"]["spoils"]}
    assert told == {"c2": "temple"}
    assert not any(place["begins"] for place in places.values())
    same = at(PAIR, RED, card=3)
    same.win(3)
    assert all(not place["spoils"] for place in turns(same, 1).values())


def test_a_place_tells_what_beginning_an_island_brings() -> None:
    t = at([FULL, PAIR.replace("r", ".")], GREEN, "access 0: regular 1", card=3)
    t.win(3)
    told = next(iter(turns(t, 2).values()))
    assert told["begins"]
    free = t.island(0, 2)["unpainted"]
    assert (told["unpainted"], told["volcanoes"], told["access"]) == (free - 3, 1, "regular")
    first = at(GREEN, card=3)
    first.win(3)
    assert next(iter(turns(first, 1).values()))["access"] == "none"


def test_research_tells_of_a_level_of_expancing_that_has_no_place() -> None:
    for science, useless in (("", False), ("expancing 1", True)):
        t = alone(PAIR, RED, science=science, card=3)
        t.say("pass")
        told = {option.word: option.args["useless"] for option in t.asked().options if option.word != "no"}
        assert told.pop("expancing") is useless
        assert not any(told.values())
        assert "expancing" in t.offered(), "it may still be researched"
        assert t.asked().default == 0


def test_what_is_left_after_paying_is_told() -> None:
    t = alone(PAIR, RED, science="re-roll 1", card=3)
    coins = t.coins(0)
    t.say("4")
    told = {option.word: option.args for option in t.asked().offered}
    assert (told["first"]["left"], told["first"]["bid"]) == (coins - 3, 4)
    assert t.asked().default == 0
