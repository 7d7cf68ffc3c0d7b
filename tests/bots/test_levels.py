"""The levels: they answer everything in time, and know nothing that their seat cannot know."""

import asyncio
from array import array
from collections.abc import Iterator
from random import Random
from time import process_time

import pytest

import senbazuru
from senbazuru.bots import ask, bots_of
from senbazuru.bots.levels import LevelBot
from senbazuru.bots.match import play_match
from senbazuru.games import GAMES
from senbazuru.kernel.bits import members, size_of
from senbazuru.kernel.check import provable
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed, Stream
from senbazuru.terminal.local import LocalSitting
from senbazuru.terminal.sitting import Seats
from tests.kernel.worlds import another
from tests.table import Here

SELDOM = 1 if senbazuru.COMPILED else 8
"""Play-outs in plain Python take their time: then fewer moments are looked at."""
PATIENCE = 1 if senbazuru.COMPILED else 20
"""One look at each option may take that long, on a busy machine too."""
NAMES = ("easy", "normal", "hard", "expert")
PLAYED = ("origami", "legends", "mixed", "islands")
EVERY_LEVEL = pytest.mark.parametrize("level", NAMES)
EVERY_GAME = pytest.mark.parametrize("name", PLAYED)


def levels(name: str) -> list[LevelBot]:
    return [bot for bot in bots_of(name).values() if isinstance(bot, LevelBot)]


def level_of(name: str, level: str) -> LevelBot:
    return next(bot for bot in levels(name) if bot.name == level)


def moments(name: str, number: int, every: int) -> Iterator[Game]:
    """A random game at a random table, handed out now and then when somebody has a choice."""
    rules, random = GAMES[name], Random(number)
    players, options = provable(rules).random_table(random)
    game = Game.start(rules, players=players, options=options, seed=Seed.number(number))
    while not game.over:
        if random.randrange(every * SELDOM) == 0 and size_of(game.state.mask(game.waiting()[0])) > 1:
            yield game
        seat = random.choice(game.waiting())
        game.answer(seat, random.choice(members(game.state.mask(seat))))


def answer(bot: LevelBot, game: Game, seat: int, seconds: float | None = None) -> list[int]:
    return list(ask(bot, game, seat, Stream(Seed.number(9), 15, int(game.state.answers)), seconds))


def test_the_levels_are_four_and_known_by_name() -> None:
    for name in PLAYED:
        assert tuple(bot.name for bot in levels(name)) == NAMES
        assert all(name in bot.games for bot in levels(name))


def test_each_level_thinks_more_than_the_one_before() -> None:
    for name in PLAYED:
        thought = [bot.iterations for bot in levels(name)]
        assert thought == sorted(set(thought))


def test_people_wait_a_second_for_most_and_three_for_an_expert() -> None:
    for name in PLAYED:
        assert [bot.table_seconds for bot in levels(name)] == [1, 1, 1, 3]


@EVERY_GAME
@EVERY_LEVEL
def test_every_level_answers_what_is_offered_in_time(level: str, name: str) -> None:
    bot = level_of(name, level)
    for number in range(2):
        for game in moments(name, number, every=25):
            seat = game.waiting()[0]
            begun = process_time()  # not the clock on the wall: this machine may be busy with something else
            assert game.state.mask(seat) >> answer(bot, game, seat, seconds=0.02)[0] & 1
            assert process_time() - begun < PATIENCE


@EVERY_GAME
@EVERY_LEVEL
def test_the_same_seed_gives_the_same_answer(level: str, name: str) -> None:
    bot = level_of(name, level)
    for game in moments(name, 3, every=60):
        seat = game.waiting()[0]
        assert answer(bot, game, seat) == answer(bot, game, seat)


@EVERY_GAME
@EVERY_LEVEL
def test_no_answer_depends_on_what_the_seat_cannot_know(level: str, name: str) -> None:
    """Everything hidden is dealt anew in the true state, and what others saw is told otherwise: the same answer."""
    bot = level_of(name, level)
    for number in range(2):
        random = Random(number)
        for game in moments(name, number, every=60):
            for seat in game.waiting()[-1:]:
                twin = game.copy()
                twin.state = another(twin.state, seat, random.randrange(2**60))
                others = (
                    packed if packed >> (48 + seat) & 1 else packed & ~(4095 << 12) | random.randrange(8) << 12
                    for packed in game._events
                )
                twin._events = array("q", others)
                assert answer(bot, twin, seat) == answer(bot, game, seat)


@EVERY_GAME
def test_levels_sit_at_a_table_in_the_terminal(name: str) -> None:
    """They are told what happened there, too: people and bots take turns, and each answer is an offered one."""
    seats = Seats(("You", "Aki"), (None, "easy"))
    session = LocalSitting.start(GAMES[name], seats, {}, Seed.number(4))
    acted = 0
    while acted < 3:
        seat = session.asked()
        if seat is None:
            asyncio.run(session.let_bot_act(Here()))
            acted += 1
        else:
            session.answer(seat, members(session.game.state.mask(seat))[-1:])


@pytest.mark.proof
@EVERY_GAME
@EVERY_LEVEL
def test_every_level_plays_whole_games(level: str, name: str) -> None:
    bot = level_of(name, level)
    games = {"hard": 1, "expert": 1}.get(bot.name, 6)  # they think long
    for number in range(games):
        rules = GAMES[name]
        players, options = provable(rules).random_table(Random(number))
        assert play_match(rules, [bot] * players, Seed.number(number), options).state.over


@pytest.mark.proof
@EVERY_GAME
def test_a_higher_level_wins_more_often(name: str) -> None:
    """Not how much more: docs/strength.md measures that."""
    rules = GAMES[name]
    easy, *_, expert = levels(name)
    lead = 0
    for number in range(8):
        bots = [easy, expert] if number % 2 else [expert, easy]
        scores = play_match(rules, bots, Seed.number(number)).state.returns()
        lead += int(scores[bots.index(expert)] - scores[bots.index(easy)])
    assert lead > 0
