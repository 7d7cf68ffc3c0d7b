"""Greedy as it was stays as it was: whoever compares with an older version compares with that one."""

import hashlib
from random import Random

import pytest

from senbazuru.arena.players import player_named
from senbazuru.bots import Asked, Bot, bot_named
from senbazuru.bots.origami import GREEDY_2
from senbazuru.kernel.random import Seed, Stream
from senbazuru.origami.rules import LEGENDS, MIXED, ORIGAMI

BOXES = {str(rules.name): rules for rules in (ORIGAMI, LEGENDS, MIXED)}
GAMES = 12
ANSWERS = {
    "origami": (2657, "f5b5f70dd09c9014"),
    "legends": (2796, "3ec1baab234eb178"),
    "mixed": (2988, "dc4aee1bd7136b8b"),
}
"""What version 2 answered when it was the latest, with the first figures: how often, and a hash of it all."""


def answers(bot: Bot, game: str) -> tuple[int, str]:
    rules = BOXES[game].adopt({"packs": BOXES[game].first_packs})
    told = hashlib.sha256()
    asked = 0
    for number in range(GAMES):
        seed = Seed.number(number)
        players, options = rules.random_table(Random(number))
        state = rules.new(rules.setup(players, options, seed), seed)
        while not state.over:
            seat = int(state.actor())
            option = bot.choose(Asked(state.observe(seat), seat, Stream(seed, 15, seat)))
            told.update(bytes([option]))
            state.apply(option)
            asked += 1
    return asked, told.hexdigest()[:16]


@pytest.mark.parametrize("game", ANSWERS)
def test_version_2_answers_as_ever(game: str) -> None:
    assert answers(GREEDY_2, game) == ANSWERS[game]


def test_the_present_one_is_another() -> None:
    assert answers(bot_named("greedy", "mixed"), "mixed") != ANSWERS["mixed"]
    assert (GREEDY_2.version, bot_named("greedy", "mixed").version) == (2, 3)


def test_tournaments_find_it_by_its_place() -> None:
    assert player_named("senbazuru.bots.origami:GREEDY_2", "origami") is GREEDY_2
