"""Bots that answer in words: slower, and the way to write a first one."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from senbazuru.arena.players import watched
from senbazuru.bots import Asked, WordBot, ask, bot_named
from senbazuru.bots.match import play_match
from senbazuru.games import GAMES
from senbazuru.kernel.decision import Decision
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed, Stream
from tests.kernel.worlds import another

CHANCE = Stream(Seed.number(1), 15, 0)


class First(WordBot):
    """Says the first word that may be said."""

    def __init__(self) -> None:
        self.seen: list[tuple[Decision, Mapping[str, Any]]] = []

    def answer(self, decision: Decision, view: Mapping[str, Any]) -> str:
        self.seen.append((decision, view))
        return decision.offered[0].word


@pytest.mark.parametrize("name", GAMES)
def test_it_plays_whole_games_beside_bots_that_take_numbers(name: str) -> None:
    first = First()
    result = play_match(GAMES[name], [first, bot_named("random", name)], Seed.number(1))
    assert result.state.over
    assert first.seen


@pytest.mark.parametrize("name", GAMES)
def test_it_is_shown_what_its_seat_may_know_and_no_more(name: str) -> None:
    first, game = First(), Game.start(GAMES[name], seed=Seed.number(1))
    chance = Random(1)
    for number in range(60):
        seat = game.waiting()[0]
        told = ask(first, game, seat, CHANCE)
        other = another(game.state, seat, number)
        assert ask(first, game.fork(other), seat, CHANCE) == told
        assert first.seen[-1] == first.seen[-2]
        game.answer(seat, chance.choice(game.decision(seat).offered).id)
        if game.over:
            break


def test_a_wrong_word_is_refused_with_what_could_be_said() -> None:
    class Wrong(WordBot):
        def answer(self, decision: Decision, view: Mapping[str, Any]) -> str:
            return "fly"

    game = Game.start(GAMES["origami"], seed=Seed.number(7))
    with pytest.raises(SenbazuruError) as refused:
        ask(Wrong(), game, 0, CHANCE)
    assert "draw, play" in str(refused.value)


def test_it_has_a_name_and_a_version() -> None:
    assert (First().name, First().version, First().games) == ("first", 1, ())


def test_it_is_timed_at_tournaments_as_others_are() -> None:
    first = First()
    seats = [watched(first), watched(bot_named("random", "boats"))]
    play_match(GAMES["boats"], seats, Seed.number(2))
    assert seats[0].asked == len(first.seen) > 0
    assert seats[0].choices == sum(len(decision.offered) > 1 for decision, _ in first.seen)
    assert seats[0].seconds > 0
    assert seats[1].asked > 0


def test_whoever_asks_it_for_a_number_is_told_where_to_ask() -> None:
    game = Game.start(GAMES["boats"], seed=Seed.number(7))
    with pytest.raises(TypeError, match=r"bots\.bot\.ask"):
        First().choose(Asked(game.state.observe(0), 0, CHANCE))
