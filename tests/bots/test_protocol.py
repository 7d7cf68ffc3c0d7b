"""What a bot is given: an observation that survives a journey, and a story without secrets."""

import json
from collections.abc import Iterator
from random import Random

import pytest

from senbazuru.bots import Asked, Bot, ask, bot_named
from senbazuru.bots.bot import chance
from senbazuru.bots.match import play_match
from senbazuru.games import GAMES
from senbazuru.kernel.bits import members
from senbazuru.kernel.check import Provable, provable
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.state import OMNISCIENT, SPECTATOR, Observation
from senbazuru.origami.rules import ORIGAMI
from senbazuru.toy import TOY

EVERY_GAME = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)


def random_games(rules: Provable, tables: int) -> Iterator[Game]:
    """Random games at random tables, handed out before every answer and at the end."""
    for number in range(tables):
        random = Random(number)
        players, options = rules.random_table(random)
        game = Game.start(rules, players=players, options=options, seed=Seed.number(number))
        while not game.over:
            yield game
            seat = random.choice(game.waiting())
            game.answer(seat, random.choice(members(game.state.mask(seat))))
        yield game


def header_without_secrets(game: Game) -> dict[str, object]:
    return {key: value for key, value in game.record.header.items() if key != "seed"}


def same(one: Observation, other: Observation) -> bool:
    return type(one) is type(other) and one == other and one.offered() == other.offered()


@EVERY_GAME
def test_observations_travel_as_plain_numbers(rules: Provable) -> None:
    for game in random_games(rules, 3):
        header = json.loads(json.dumps(header_without_secrets(game)))
        for viewer in [*range(game.state.players), SPECTATOR, OMNISCIENT]:
            seen = game.state.observe(viewer)
            numbers = json.loads(json.dumps(seen.facts()))
            assert same(rules.restore(header, numbers), seen)


@EVERY_GAME
def test_a_game_from_a_position_travels_too(rules: Provable) -> None:
    games = random_games(rules, 1)
    middle = [next(games) for _ in range(10)][-1]
    game = Game.from_position(rules, rules.write(middle.state))
    seat = game.waiting()[0]
    seen = game.state.observe(seat)
    assert same(rules.restore(header_without_secrets(game), seen.facts()), seen)


@pytest.mark.parametrize("name", ["origami", "legends", "mixed", "islands"])
def test_bots_answer_the_same_after_the_journey(name: str) -> None:
    rules, greedy = provable(GAMES[name]), bot_named("greedy", name)
    for game in random_games(rules, 2):
        for seat in game.waiting():
            seen = game.state.observe(seat)
            again = rules.restore(header_without_secrets(game), seen.facts())
            first, second = (Asked(sight, seat, chance(Seed.number(1), 0)) for sight in (seen, again))
            assert greedy.choose(first) == greedy.choose(second)


@EVERY_GAME
def test_what_a_bot_is_told_is_what_its_seat_is_told(rules: Provable) -> None:
    heard: dict[tuple[Game, int], int] = {}
    for game in random_games(rules, 2):
        for viewer in [*range(game.state.players), SPECTATOR]:
            told = game.told(viewer)
            since = 0 if game.over else heard.get((game, viewer), 0)  # at the end all of it once more
            assert [rules.event(packed, viewer, game.state) for packed in told[since:]] == game.events(viewer, since)
            heard[game, viewer] = len(told)
            hidden = [packed for packed in told[since:] if not packed >> (48 + viewer) & 1]
            assert not any(packed >> 12 & 4095 for packed in hidden)


class Listener(Bot):
    """Says the least it may, and keeps what it was told."""

    name = "listener"
    version = 1
    listens = True

    def __init__(self) -> None:
        self.heard: list[list[int]] = []

    def choose(self, asked: Asked) -> int:
        self.heard.append(list(asked.told))
        return asked.offered[0]


class Deaf(Listener):
    listens = False


@pytest.mark.parametrize("rules", [TOY, ORIGAMI], ids=["boats", "origami"])
def test_a_match_tells_a_bot_what_a_table_would(rules: Provable) -> None:
    seed = Seed.number(5)
    match, table, deaf = Listener(), Listener(), Deaf()
    played = play_match(rules, [match, deaf], seed)
    game = Game.start(rules, players=2, seed=seed)
    streams = [chance(seed, seat) for seat in range(2)]
    while not game.over:
        seat = int(game.state.actor())
        game.answer(seat, *ask(table if seat == 0 else Deaf(), game, seat, streams[seat]))
    assert match.heard == table.heard
    assert not any(deaf.heard)
    assert played.state == game.state
