"""Giving up: the seat cannot win any more, and with one left the game is over."""

import random
from collections.abc import Iterator

import pytest

from senbazuru.games import GAMES, game_named
from senbazuru.kernel import notation
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.event import Event
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.record import Record
from senbazuru.kernel.state import OMNISCIENT, SPECTATOR

BOATS = game_named("boats")


def boats(players: int = 2) -> Game:
    return Game.start(BOATS, players=players, seed=Seed.number(7))


def played(game: Game, chance: random.Random, steps: int) -> Game:
    """Some answers further, one option at a time, so that it may stand in the middle of an action."""
    while steps and not game.over:
        seat = chance.choice(game.waiting())
        game.answer(seat, chance.choice(game.decision(seat).offered).id)
        steps -= 1
    return game


def lines(game: Game, viewer: int = SPECTATOR) -> list[Event]:
    return [event for event in game.events(viewer) if event.kind == "resigned"]


def reloaded(game: Game) -> Game:
    text = game.record.dumps()
    again = Game.load(game.rules, Record.loads(text))
    assert again.record.dumps() == text
    return again


def shown(game: Game) -> list[object]:
    viewers = [*range(game.state.players), SPECTATOR, OMNISCIENT]
    told = [[event.as_dict() for event in game.events(viewer)] for viewer in viewers]
    return [told, [game.view(viewer) for viewer in viewers], game.over, game.winners, game.resigned]


def starts() -> Iterator[tuple[str, int]]:
    """Every game, with every number of players."""
    for name, rules in GAMES.items():
        least, most = rules.seats
        yield from ((name, players) for players in range(least, most + 1))


def test_with_two_the_other_wins_and_points_stay() -> None:
    game = played(boats(), random.Random(1), 5)
    before = game.scores
    assert game.resign(0) == Event("resigned", 0, {})
    assert (game.over, game.winners, game.scores, game.waiting()) == (True, [1], before, [])
    assert game.view(SPECTATOR)["winners"] == [1]
    assert game.view(1)["over"]
    assert game.view(1)["decisions"] == []
    for act in (lambda: game.resign(1), lambda: game.answer(0, 1)):
        with pytest.raises(SenbazuruError, check=lambda error: error.code == "game-over"):
            act()


def test_with_more_the_game_goes_on_without_a_prize() -> None:
    game = boats(3)
    game.resign(2)
    assert (game.over, game.waiting(), game.view(0)["resigned"]) == (False, [0, 1, 2], [2])
    with pytest.raises(SenbazuruError, check=lambda error: error.code == "has-resigned"):
        game.resign(2)
    played(game, random.Random(2), 10_000)
    assert game.over
    assert 2 not in game.winners
    assert game.winners == game.view(SPECTATOR)["winners"]


def test_the_last_who_is_left_has_won() -> None:
    game = boats(4)
    for seat in (3, 0, 1):
        assert not game.over
        game.resign(seat)
    assert (game.winners, game.resigned) == ([2], [3, 0, 1])
    assert [event.seat for event in lines(game)] == [3, 0, 1]


def test_alone_nobody_wins() -> None:
    game = Game.start(game_named("islands"), players=1, seed=Seed.number(7))
    game.resign(0)
    assert (game.over, game.winners, game.view(0)["winners"]) == (True, [], [])


@pytest.mark.parametrize(("name", "players"), [("origami", 3), ("islands", 3), ("boats", 3)])
def test_winners_are_the_best_of_the_others_by_the_rules_of_the_game(name: str, players: int) -> None:
    game = played(Game.start(game_named(name), players=players, seed=Seed.number(3)), random.Random(3), 10_000)
    state, everybody = game.state, (1 << players) - 1
    assert state.winners_among(everybody) == state.winners()
    for seat in range(players):
        assert state.winners_among(1 << seat) == 1 << seat
        best = int(state.winners_among(everybody & ~(1 << seat)))
        assert best
        assert not best >> seat & 1
        if int(state.winners()) != 1 << seat:
            assert best == int(state.winners()) & ~(1 << seat)


def test_everybody_hears_of_it_at_once_also_in_the_middle_of_an_action() -> None:
    game = boats(3)
    for seat in (0, 1, 2):
        game.answer(seat, game.decision(seat).offered[-1 if seat == 0 else 0].id)
    (trader,) = game.waiting()
    others = [seat for seat in range(3) if seat != trader]
    trade = next(option for option in game.decision(trader).offered if option.key != "decline")
    game.answer(trader, trade.id)
    assert game.state.unfinished()
    before = {viewer: len(game.events(viewer)) for viewer in range(3)}
    moments = {viewer: game.moment(viewer) for viewer in range(3)}
    game.resign(others[0])
    for viewer in range(3):
        assert len(lines(game, viewer)) == 1
        assert len(game.events(viewer)) == game.heard(viewer) == before[viewer] + 1
        assert game.moment(viewer) != moments[viewer]
    assert game.events(others[1])[-1].kind == "resigned"
    assert game.events(trader)[int(game.stands())].kind == "resigned", "before what the others do not know yet"
    assert "resign" in game.record.entries[-2], "and so on record"
    assert game.can_undo(trader), "what is not complete may still be undone"
    game.undo(trader)
    assert game.events(trader)[-1].kind == "resigned"
    assert not game.can_undo(trader), "what was complete may not"
    reloaded(game)


def test_a_takeback_does_not_bring_anybody_back() -> None:
    game = played(boats(3), random.Random(5), 9)
    game.resign(1)
    played(game, random.Random(6), 6)
    game.takeback(8)
    assert game.resigned == [1]
    assert len(lines(game)) == 1
    assert shown(reloaded(game)) == shown(game)


@pytest.mark.parametrize(("name", "players"), list(starts()))
def test_from_any_moment_of_any_game_it_leads_to_a_proper_end(name: str, players: int) -> None:
    chance = random.Random(f"{name} {players}")
    rules = game_named(name)
    for _ in range(2):
        seed = Seed.number(chance.randrange(1 << 60))
        game = Game.start(rules, players=players, seed=seed)
        played(game, chance, chance.randrange(120))
        for seat in chance.sample(range(players), chance.randint(1, players)):
            if game.over:
                break
            game.resign(seat)
            assert shown(game.copy()) == shown(game)
            played(game, chance, chance.randrange(30))
        if game.over:
            assert set(game.winners).isdisjoint(game.resigned)
            assert bool(game.winners) == (players > 1 or not game.resigned)
            assert game.record.entries[-1] == {"hash": game.hash()}
        again = reloaded(game)
        assert shown(again)[1:] == shown(game)[1:]
        assert again.hash() == game.hash()
        text = notation.dumps(game, rules)
        assert notation.loads(text, rules).record.entries == game.record.entries
        assert all(f"resign {seat}\n" in text for seat in game.resigned)


def test_notation_says_what_could_have_stood_there() -> None:
    text = "game: boats\nplayers: 3\nseed: 7\n\nresign 2\n"
    assert notation.loads(text, BOATS).resigned == [2]
    for wrong in ("resign 2", "resign 3", "resign", "resign x"):
        with pytest.raises(SenbazuruError) as refused:
            notation.loads(f"{text}{wrong}\n", BOATS)
        assert (refused.value.code, refused.value.details["line"]) == ("bad-notation", 6)
        assert "`resign` and a seat that has not given up: 0 or 1" in str(refused.value)


def test_a_record_has_a_seat_there() -> None:
    header = boats().record.dumps()
    with pytest.raises(SenbazuruError, check=lambda error: error.code == "bad-record"):
        Record.loads(f'{header}{{"resign":"0"}}\n')
