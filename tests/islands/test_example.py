"""The worked round of the rulebook: Archibald and Beatrice in autumn."""

from typing import Final

from tests.islands.table import BARE, IslandsTable, at, dice

ARCHIBALD: Final = 0
BEATRICE: Final = 1

HIS_GROVE: Final = """
R g r . .
r G . . .
r g r . S
. . . . L
"""
HIS_VOLCANOES: Final = """
. V r . S
. . g . .
. . . . .
R . L . V
"""
HER_LIGHTHOUSE: Final = """
R . . . .
r r . . .
r L . . .
r r . . S
"""


def the_table() -> IslandsTable:
    """Before the auction: 5 coins to 9, an autumn round, a 2 on the auction die, Archibald first."""
    return at(
        [HIS_GROVE, HIS_VOLCANOES],
        [HER_LIGHTHOUSE, BARE],
        "season: 7",
        "coins 0: 5",
        "coins 1: 9",
        "tokens 0: gold-two 1, volcano 2",
        "tokens 1: coal-season 1",
        dice(1),
        card=2,
    )


def after_the_bidding() -> IslandsTable:
    t = the_table()
    t.say("2", "5")
    return t


def after_beatrices_turn() -> IslandsTable:
    t = after_the_bidding()
    t.say("season")
    t.paint("1: c4")
    t.paint("1: c2 c3")
    t.paint("2: b4 c4")
    return t


def test_the_bidding() -> None:
    t = the_table()
    assert t.view()["colour"] == "red"
    assert t.seat() == ARCHIBALD
    assert t.offered() == {"pass", "2", "3", "4", "5"}, "2 is the lowest bid for card 2, and 5 is all he has"
    t.say("2")
    assert t.seat() == BEATRICE
    assert t.offered() == {"pass", *map(str, range(3, 10))}
    t.say("5")
    assert t.view()["winner"] == BEATRICE, "Archibald cannot bid more, and the bidding is over"
    assert t.view()["first"] == BEATRICE


def test_beatrice_pays_and_uses_her_coal_pit() -> None:
    t = after_the_bidding()
    assert t.seat() == BEATRICE
    assert (t.coins(ARCHIBALD), t.coins(BEATRICE)) == (5, 4)
    assert t.offered() == {"no", "season"}
    t.say("season")
    assert "1: c4" in t.places()
    t.paint("1: c4")
    assert t.painted(BEATRICE, 1)["c4"] == "red"
    assert t.surrounded(BEATRICE, 1, "b3") is None


def test_her_first_domino_surrounds_the_lighthouse_with_red() -> None:
    t = after_the_bidding()
    t.say("season")
    t.paint("1: c4")
    assert t.asked().source == "development-2"
    t.paint("1: c2 c3")
    assert t.surrounded(BEATRICE, 1, "b3") == "one-colour"
    assert t.access(BEATRICE) == (1, 0)


def test_her_second_domino_begins_a_new_island_at_the_secret_harbour() -> None:
    t = after_the_bidding()
    t.say("season")
    t.paint("1: c4")
    t.paint("1: c2 c3")
    assert {"2: b1 c1", "2: b4 c4"} <= t.places(), "at either harbour"
    t.paint("2: b4 c4")
    assert t.painted(BEATRICE, 2) == {"b4": "red", "c4": "red"}
    assert t.access(BEATRICE) == (0, 0)
    assert t.seat() == ARCHIBALD
    assert t.coins(BEATRICE) == 4


def test_archibalds_square_surrounds_a_grove_with_different_colours() -> None:
    t = after_beatrices_turn()
    assert t.asked().source == "pass-card"
    t.paint("1: c2")
    assert t.painted(ARCHIBALD, 1)["c2"] == "red"
    assert t.surrounded(ARCHIBALD, 1, "b2") == "mixed"
    assert (t.asked().kind, t.asked().source) == ("shape", "grove")
    assert t.asked().args["colour"] == "random"


def test_he_chooses_card_3_and_rolls_blue() -> None:
    t = after_beatrices_turn()
    t.paint("1: c2")
    t.say("3")
    assert t.told("colour-rolled") == [{"die": 1, "colour": "blue"}]
    t.paint("2: a1 a2 b2")
    assert {t.painted(ARCHIBALD, 2)[square] for square in ("a1", "a2", "b2")} == {"blue"}


def test_the_volcano_takes_nothing_since_he_is_the_richest_himself() -> None:
    t = after_beatrices_turn()
    t.paint("1: c2")
    t.say("3")
    assert t.tokens(ARCHIBALD) == {"gold-two": 1, "volcano": 2}
    t.paint("2: a1 a2 b2")
    assert t.surrounded(ARCHIBALD, 2, "b1") == "mixed"
    assert t.told("erupted") == []
    assert t.tokens(ARCHIBALD) == {"gold-two": 1, "volcano": 1}
    assert t.coins(BEATRICE) == 4


def test_his_income_is_3_less_1_and_2_more() -> None:
    t = after_beatrices_turn()
    t.paint("1: c2")
    t.say("3")
    t.paint("2: a1 a2 b2")
    assert t.told("earned") == [{"coins": 3 - 1 + 2, "why": "income"}]
    assert t.coins(ARCHIBALD) == 5 + 4


def test_then_the_next_round_begins() -> None:
    t = after_beatrices_turn()
    t.paint("1: c2")
    t.say("3")
    t.paint("2: a1 a2 b2")
    assert t.view()["season"] == 8
    assert t.view()["first"] == BEATRICE
    assert t.seat() == BEATRICE
    assert t.view()["bid"] is None


def test_had_beatrice_bid_less_the_volcano_would_take_4_from_her() -> None:
    t = the_table()
    t.say("2", "3", "pass", "no", "no")
    assert t.coins(BEATRICE) == 6
    t.paint("1: c2")
    t.say("3")
    t.paint("2: a1 a2 b2")
    assert t.offered() == {"no", f"seat-{BEATRICE}"}
    t.say(f"seat-{BEATRICE}")
    assert (t.coins(ARCHIBALD), t.coins(BEATRICE)) == (5 + 4 + 4, 2)
