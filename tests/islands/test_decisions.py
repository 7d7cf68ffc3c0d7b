"""What a question tells besides its options, so that nobody must know the rules to see what an answer costs."""

from typing import Any

import pytest

from tests.islands.table import BLUE, FULL, GREEN, RED, IslandsTable, at
from tests.islands.test_science import alone

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


# -- squares that will not do say why


def why(t: IslandsTable) -> dict[str, str]:
    return {option.word: option.reason.key for option in t.asked().options if option.reason}


OPEN = """
R r . .
. . . .
. . . .
L . . S
"""


def test_every_free_square_is_listed_and_those_that_will_not_do_say_why() -> None:
    t = at(OPEN, RED, card=4)
    t.win(4)
    t.say("1")
    asked = t.asked()
    free = t.island(0, 1)
    listed = [option.word for option in asked.options]
    assert len(listed) == free["unpainted"]
    assert all((option.reason is None) == bool(option.args["landings"]) for option in asked.options)


def test_a_square_with_no_room_around_it_says_so() -> None:
    t = at(OPEN, RED, card=3)
    t.win(3)
    t.say("1")
    assert why(t)["c4"] == "no-room"


def test_a_square_that_touches_nothing_painted_says_so() -> None:
    t = at(OPEN, RED, card=2)
    t.win(2)
    t.say("1")
    assert why(t)["c3"] == "not-beside"


def test_a_square_that_the_shape_covers_from_another_one_says_so() -> None:
    t = at(OPEN, RED, card=3)
    t.win(3)
    t.say("1")
    covered = {square for place in turns(t, 1) for square in place.split()}
    assert why(t)["d2"] == "covered-from-elsewhere"
    for square, reason in why(t).items():
        assert (reason == "covered-from-elsewhere") == (square in covered)


def test_the_first_half_of_card_2_needs_a_place_for_the_other() -> None:
    t = at(["R V r V\n. . . .\nV V V V\nL V V S", *NO], RED, card=2)
    t.win(2)
    t.say("1")
    assert {option.word for option in t.asked().offered} == {"c2"}, "then a2 and b2 are left for the other half"
    assert why(t) == {"a2": "not-beside", "b2": "no-second-half", "d2": "covered-from-elsewhere"}


# -- what would come of a painting, told to somebody who looks


def outlook(t: IslandsTable) -> list[dict[str, Any]]:
    seat = t.game.waiting()[0]
    return [dict(entry) for entry in t.game.ahead(seat).outlook]


def test_a_bid_tells_how_many_places_the_shape_has_on_each_island() -> None:
    t = at([PAIR, FULL, FULL, FULL], RED, card=3)
    (told,) = outlook(t)
    assert (told["option"], told["shape"], told["colour"]) == (None, 3, "red")
    counted = [island["places"] for island in told["islands"]]
    t.win(3)
    assert counted == [len(turns(t, 1)), 0, 0, 0]


def test_a_bid_tells_each_place_as_the_painting_will() -> None:
    t = at([PAIR, FULL, FULL, FULL], BLUE, card=3)
    (told,) = outlook(t)
    tried = {" ".join(place["squares"]): place for place in told["islands"][0]["landings"]}
    t.win(3)
    places = turns(t, 1)
    assert tried.keys() == places.keys()
    for squares, place in places.items():
        same = ("turn", "completes", "spoils", "loses", "begins")
        assert [tried[squares][field] for field in same] == [place[field] for field in same]


def test_a_bid_for_any_shape_tells_the_places_of_each_shape_at_best() -> None:
    t = at([PAIR, FULL, FULL, FULL], RED, card=6)
    for told in outlook(t):
        assert told["colour"] == "any"
        assert [len(island["landings"]) for island in told["islands"]] == [
            island["places"] for island in told["islands"]
        ]
        done = [place["completes"] for place in told["islands"][0]["landings"]]
        assert [one for one in told["islands"][0]["completes"] if not any(one in each for each in done)] == []


def test_a_bid_for_dominoes_tells_where_the_second_would_touch_the_first() -> None:
    t = at([PAIR, FULL, FULL, FULL], RED, card=2)
    (told,) = outlook(t)
    landings = told["islands"][0]["landings"]
    for first in landings:
        t = at([PAIR, FULL, FULL, FULL], RED, card=2)
        t.win(2)
        t.paint(f"1: {' '.join(first['squares'])}")
        apart = [one["squares"] for one in landings if not set(one["squares"]) & set(first["squares"])]
        assert {" ".join(second) for second in [*first["then"], *apart]} == turns(t, 1).keys()


OUTLINED = """
R r . .
r r 1 1
. . 1 .
L . V S
outlines: 1 green
"""


def test_a_place_tells_which_outline_could_not_be_filled_any_more() -> None:
    t = at([OUTLINED, *NO], RED, card=3)
    t.win(3)
    lost = [{"colour": "green", "square": "c2"}]
    places = turns(t, 1)
    assert {squares: place["loses"] for squares, place in places.items() if "c2" in place["squares"]} == {
        squares: [] if squares == "c2 d2 c3" else lost for squares in places if "c2" in squares
    }
    assert places["c2 d2 c3"]["completes"], "as it is drawn it is filled"
    assert not any(place["loses"] for place in places.values() if not {"c2", "d2", "c3"} & set(place["squares"]))


def test_an_outline_that_was_lost_cannot_be_lost_again() -> None:
    t = at([OUTLINED.replace("1 1", "1r 1", 1), *NO], RED, card=3)
    t.win(3)
    assert not any(place["loses"] for place in turns(t, 1).values())


@pytest.mark.parametrize(("coins", "last"), [(3, True), (4, False)])
def test_a_bid_tells_whether_anybody_could_answer(coins: int, last: bool) -> None:
    t = at(PAIR, RED, "coins 0: 9", f"coins 1: {coins}", card=3)
    assert t.asked().args["unanswered"] is last


def test_nobody_answers_who_has_passed() -> None:
    t = at(PAIR, RED, card=3)
    assert not t.asked().args["unanswered"]
    t.say("pass")
    assert t.asked().args["unanswered"]


def test_it_tells_what_some_place_would_complete_and_spoil() -> None:
    ring = "R r r r\nr r T .\n. r r .\nL . V S"
    t = at([ring, *NO], RED, card=3)
    (told,) = outlook(t)
    assert {"kind": "temple", "square": "c2", "one_colour": True} not in told["islands"][0]["completes"]
    t.win(3)
    places = turns(t, 1).values()
    every = [done for place in places for done in place["completes"]]
    assert {done["square"] for done in told["islands"][0]["completes"]} == {done["square"] for done in every}
    lost = [gone for place in places for gone in place["spoils"]]
    assert {gone["square"] for gone in told["islands"][0]["spoils"]} == {gone["square"] for gone in lost}


def test_cards_that_let_one_choose_the_shape_tell_of_all() -> None:
    t = at([PAIR, *NO], RED, card=6)
    assert [(entry["shape"], entry["colour"]) for entry in outlook(t)] == [(n, "any") for n in (2, 3, 4, 5)]


def test_the_question_for_a_shape_tells_of_each_option() -> None:
    t = at([PAIR, *NO], RED, card=6)
    t.win(6)
    assert t.asked().kind == "shape"
    assert {entry["option"] for entry in outlook(t)} == {option.id for option in t.asked().offered if option.id}


def test_a_question_that_leads_to_no_painting_tells_nothing() -> None:
    t = at([PAIR, *NO], RED, card=3)
    t.win(3)
    turns(t, 1)
    assert outlook(t) == []
