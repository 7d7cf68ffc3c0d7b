"""Chapter: the variant "Catch up and overtake"."""

from typing import Any

import pytest

from senbazuru.islands.rules import ISLANDS
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.state import SPECTATOR
from tests.islands.dice import rolling
from tests.islands.table import RED, IslandsTable, at

MINE = """
R r . .
. . . .
. . . r
L S r {}
"""
"""One square more, c3, surrounds the corner: with red in red, else with different colours."""


def surrounding(kind: str, *lines: str, players: int = 3, season: str = RED, paint: bool = True) -> IslandsTable:
    """Everybody has passed, and seat 0 has just surrounded a gold mine (D) or a coal pit (C)."""
    drawing = MINE.format(kind)
    t = at(drawing, f"players: {players}", season, *lines, card=6)
    t.everybody_passes()
    if paint:
        t.paint("1: c3")
    return t


def reserve(t: IslandsTable) -> dict[str, int]:
    found: dict[str, int] = t.game.view(SPECTATOR)["reserve"]
    return found


# -- setup


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_one_token_of_each_kind_more_than_players(players: int) -> None:
    game = Game.start(ISLANDS, players=players, options={"catch_up": True}, seed=Seed.number(1))
    assert game.view(SPECTATOR)["reserve"] == {"coal": players + 1, "gold": players + 1}


def test_without_the_variant_tokens_are_unlimited() -> None:
    game = Game.start(ISLANDS, players=2, seed=Seed.number(1))
    assert game.view(SPECTATOR)["reserve"] is None
    t = surrounding("D", "tokens 0: gold-two 9", "tokens 1: gold-one 9")
    assert t.tokens(0) == {"gold-two": 10}
    assert t.tokens(1) == {"gold-one": 9}


def test_money_and_volcano_tokens_stay_unlimited() -> None:
    t = at("R . . .\nV V V V\n. . . .\nL . . S", "catch-up: coal 0, gold 0", "tokens 1: volcano 9", card=6)
    t.everybody_passes()
    t.paint("1: b1")
    assert t.tokens(0) == {"volcano": 4}
    assert t.tokens(1) == {"volcano": 9}


def test_the_variant_is_not_for_one() -> None:
    options: dict[str, Any] = {"catch_up": True}
    with pytest.raises(SenbazuruError) as refused:
        Game.start(ISLANDS, players=1, options=options, seed=Seed.number(1))
    assert refused.value.code == "wrong-value"
    with pytest.raises(SenbazuruError) as unread:
        at("players: 1", "catch-up: coal 2, gold 2")
    assert unread.value.code == "bad-position"


# -- while there are tokens left


@pytest.mark.parametrize(("kind", "token", "name"), [("D", "gold-two", "gold"), ("C", "coal-any", "coal")])
def test_a_token_comes_from_the_reserve_while_there_is_one(kind: str, token: str, name: str) -> None:
    t = surrounding(kind, "catch-up: coal 1, gold 1", f"tokens 1: {token} 3")
    assert t.tokens(0) == {token: 1}
    assert t.tokens(1) == {token: 3}
    assert reserve(t)[name] == 0
    assert sum(reserve(t).values()) == 1, "of the other kind none is missing"


# -- when there are none

KINDS = [("D", "gold-two", "gold-one"), ("C", "coal-any", "coal-season")]


@pytest.mark.parametrize(("kind", "one", "other"), KINDS)
def test_then_it_is_taken_from_any_other_player(kind: str, one: str, other: str) -> None:
    for victim in (1, 2):
        t = surrounding(kind, "catch-up: coal 0, gold 0", f"tokens 1: {one} 1", f"tokens 2: {one} 1")
        assert t.asked().kind == "token"
        assert t.offered() == {f"{one}-1", f"{one}-2"}
        t.say(f"{one}-{victim}")
        assert t.tokens(0) == {one: 1}
        assert t.tokens(victim) == {}
        assert t.tokens(3 - victim) == {one: 1}


@pytest.mark.parametrize(("kind", "one", "other"), KINDS)
def test_and_which_of_theirs_is_chosen_too(kind: str, one: str, other: str) -> None:
    t = surrounding(kind, "catch-up: coal 0, gold 0", f"tokens 1: {one} 2, {other} 1", f"tokens 2: {other} 1")
    assert t.offered() == {f"{one}-1", f"{other}-1", f"{other}-2"}
    t.say(f"{other}-1")
    assert t.tokens(1) == {one: 2}
    assert t.tokens(2) == {other: 1}
    assert t.tokens(0) == {one: 1}


@pytest.mark.parametrize(("kind", "one", "other"), KINDS)
def test_its_side_follows_the_surrounding_of_the_taker(kind: str, one: str, other: str) -> None:
    better = surrounding(kind, "catch-up: coal 0, gold 0", f"tokens 1: {other} 1")
    better.say(f"{other}-1")
    assert better.tokens(0) == {one: 1}, "one colour"
    worse = surrounding(kind, "catch-up: coal 0, gold 0", f"tokens 1: {one} 1", season="season: 1")
    worse.say(f"{one}-1")
    assert worse.tokens(0) == {other: 1}, "different colours"


@pytest.mark.parametrize(("kind", "one", "other"), KINDS)
def test_it_must_be_taken(kind: str, one: str, other: str) -> None:
    t = surrounding(kind, "catch-up: coal 0, gold 0", f"tokens 2: {one} 1")
    assert t.offered() == {f"{one}-2"}


@pytest.mark.parametrize(("kind", "one", "other"), KINDS)
def test_a_token_of_the_other_kind_will_not_do(kind: str, one: str, other: str) -> None:
    wrong = "coal-any" if kind == "D" else "gold-two"
    t = surrounding(kind, "catch-up: coal 0, gold 0", f"tokens 1: {wrong} 2")
    assert t.tokens(0) == {}
    assert t.tokens(1) == {wrong: 2}


@pytest.mark.parametrize(("kind", "one", "other"), KINDS)
def test_if_nobody_else_has_one_nothing_happens(kind: str, one: str, other: str) -> None:
    t = surrounding(kind, "catch-up: coal 0, gold 0", f"tokens 0: {other} 2")
    assert t.tokens(0) == {other: 2}, "not even one's own is turned"
    assert (t.seat(), t.asked().kind) == (1, "island")


def test_everybody_is_told_who_took_which_token() -> None:
    t = surrounding("D", "catch-up: coal 0, gold 0", "tokens 2: gold-one 1")
    t.say("gold-one-2")
    told = [(event.kind, event.seat, event.args) for event in t.game.events(SPECTATOR)]
    assert ("token-taken", 0, {"owner": 2, "token": "gold-two"}) in told
    assert ("token", 2, {"token": "gold-one", "gained": False}) in told
    assert ("token", 0, {"token": "gold-two", "gained": True}) in told


def test_two_landmarks_at_once_take_two_tokens() -> None:
    both = """
    R r . .
    . . r r
    . . . C
    L S r D
    """
    t = at(both, RED, "catch-up: coal 0, gold 0", "tokens 1: coal-any 1, gold-one 1", card=6)
    t.everybody_passes()
    t.paint("1: c3")
    t.say("coal-any-1", "gold-one-1")
    assert t.tokens(0) == {"coal-any": 1, "gold-two": 1}
    assert t.tokens(1) == {}


def test_when_the_token_is_taken_the_round_goes_on() -> None:
    t = surrounding("C", "catch-up: coal 0, gold 0", "tokens 1: coal-season 1")
    t.say("coal-season-1")
    assert t.coins(0) == 18, "the income of the pass card"
    assert (t.seat(), t.asked().kind) == (1, "island")


# -- what tokens are good for


def test_income_follows_the_tokens_held_at_that_moment() -> None:
    t = surrounding("D", "catch-up: coal 0, gold 0", "tokens 1: gold-two 1")
    t.say("gold-two-1")
    assert t.coins(0) == 15 + 3 + 2, "the taker's counts at once"
    t.say("no")
    assert t.coins(1) == 15 + 3, "and no longer for the owner, who acts later"


def test_who_acted_before_has_had_the_income() -> None:
    t = at(
        ["R . . .\n. . . .\n. . . .\nL . . S"],
        [MINE.format("D")],
        RED,
        "catch-up: coal 0, gold 0",
        "tokens 0: gold-two 1",
        card=6,
    )
    t.everybody_passes()
    t.say("no")
    t.paint("1: c3")
    t.say("gold-two-0")
    assert [t.coins(seat) for seat in (0, 1)] == [20, 20]


@pytest.mark.parametrize(("winner", "asked"), [(0, "coal"), (1, "shape")])
def test_painting_follows_the_tokens_held_at_that_moment(winner: int, asked: str) -> None:
    t = surrounding("C", "catch-up: coal 0, gold 0", "tokens 1: coal-any 1", rolling(auction=6, round=2), players=2)
    t.say("coal-any-1", "no", "roll")
    while t.asked().kind == "bid":
        t.say("6" if t.seat() == winner else "pass")
    assert (t.seat(), t.asked().kind) == (winner, asked), "the pits that were surrounded do not matter"


def test_tokens_never_come_or_go() -> None:
    taken = 0
    for seed in range(3):
        game = Game.start(
            ISLANDS, players=2, options={"catch_up": True, "sheets": ["zabuton", "kabuto"]}, seed=Seed.number(seed)
        )
        while not game.over:
            seat = game.waiting()[0]
            game.answer(seat, [option.id for option in game.decision(seat).offered][-1])
            view = game.view(SPECTATOR)
            for kind in ("coal", "gold"):
                held = sum(
                    count for shown in view["seats"] for token, count in shown["tokens"].items() if kind in token
                )
                assert held + view["reserve"][kind] == 3
        taken += sum(event.kind == "token" for event in game.events(SPECTATOR))
    assert taken > 0
