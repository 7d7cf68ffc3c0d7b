"""The memory aid: a table may remind its players of what they have seen of other hands, or leave that to them."""

import json
import random
from collections.abc import Iterator

import pytest

from senbazuru.kernel.check import Checker
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.state import OMNISCIENT, SPECTATOR
from senbazuru.origami.rules import ORIGAMI
from tests.origami.table import at


def hands(game: Game, viewer: int, memory: bool) -> list[list[str]]:
    return [seat["hand"] for seat in game.view(viewer, memory=memory)["seats"]]


def counts(game: Game, viewer: int, memory: bool) -> list[int]:
    return [seat["cards_in_hand"] for seat in game.view(viewer, memory=memory)["seats"]]


def dealt() -> Game:
    """The first cards are dealt face up, so everybody knows them when they come to hand."""
    game = Game.start(ORIGAMI, players=3, seed=Seed.number(7))
    assert all(event.args["card"] for event in game.events(SPECTATOR) if event.kind == "dealt")
    return game


def test_with_memory_a_hand_that_was_dealt_face_up_is_listed() -> None:
    game = dealt()
    truth = hands(game, OMNISCIENT, memory=True)
    for viewer in (0, 1, 2, SPECTATOR):
        assert hands(game, viewer, memory=True) == truth
        assert game.view(viewer) == game.view(viewer, memory=True), "it is what one gets without asking"


def test_without_memory_it_is_only_counted() -> None:
    game = dealt()
    truth = hands(game, OMNISCIENT, memory=True)
    for viewer in (0, 1, 2):
        assert hands(game, viewer, memory=False) == [hand if seat == viewer else [] for seat, hand in enumerate(truth)]
        assert counts(game, viewer, memory=False) == [len(hand) for hand in truth]


def test_spectators_are_not_reminded_either() -> None:
    game = dealt()
    assert hands(game, SPECTATOR, memory=False) == [[], [], []]
    assert counts(game, SPECTATOR, memory=False) == counts(game, SPECTATOR, memory=True)


def test_a_card_that_was_taken_in_the_open_leaves_the_line_and_is_not_listed() -> None:
    t = at("families: farm, sky", "line: cat, dog, fox, fox", "hand 0: owl", "deck: pig, pig")
    t.say("draw", "cat", "stop")
    assert hands(t.game, 1, memory=True)[0] == ["cat"]
    view = t.game.view(1, memory=False)
    assert (view["seats"][0]["hand"], view["seats"][0]["cards_in_hand"]) == ([], 2)
    assert view["line"] == t.line()
    assert t.told("taken", viewer=1)[0]["card"] == "cat", "he is told of it when it happens"


def test_of_a_hand_that_was_looked_at_only_the_looking_is_told() -> None:
    t = at(
        "families: savannah, lawn",
        "line: ant, ant, bee, bee",
        "hand 0: butterfly, gorilla, lion, monkey",
        "hand 1: ant, fly",
    )
    t.say("play", "butterfly", "gorilla", "lion", "monkey", "left", "seat-1")
    assert hands(t.game, 0, memory=True)[1] == ["fly", "ant"]
    assert hands(t.game, 0, memory=False)[1] == []
    assert sorted(saw["card"] for saw in t.told("saw", viewer=0)) == ["ant", "fly"]


@pytest.mark.parametrize("memory", [True, False])
def test_who_sees_everything_needs_no_memory(memory: bool) -> None:
    game = dealt()
    assert all(hands(game, OMNISCIENT, memory))


def random_game(number: int) -> Iterator[Game]:
    """A game at every one of its states."""
    chance = random.Random(number)
    game = Game.start(ORIGAMI, players=2 + number % 3, seed=Seed.number(number))
    while True:
        yield game
        if game.over:
            return
        seat = chance.choice(game.waiting())
        game.answer(seat, chance.choice(game.decision(seat).offered).id)


@pytest.mark.parametrize("number", range(3))
def test_nothing_else_of_a_view_changes(number: int) -> None:
    forgotten = 0
    for game in random_game(number):
        for viewer in (*range(int(game.state.players)), SPECTATOR):
            shown, bare = game.view(viewer), game.view(viewer, memory=False)
            for seat, (here, there) in enumerate(zip(shown["seats"], bare["seats"], strict=True)):
                if seat != viewer and not game.over:
                    forgotten += len(here["hand"])
                    assert there["hand"] == []
                    there["hand"] = here["hand"]
            assert bare == shown
    assert forgotten


def test_when_the_game_is_over_there_is_nothing_to_forget() -> None:
    *_, game = random_game(0)
    assert any(hand for seat, hand in enumerate(hands(game, 0, memory=True)) if seat != 0)
    for viewer in (0, 1, SPECTATOR):
        assert game.view(viewer, memory=False) == game.view(viewer)


def test_a_table_without_memory_has_no_leak() -> None:
    def sent(game: Game, viewer: int) -> bytes:
        return json.dumps(game.view(viewer, memory=False)).encode()

    for report in Checker(ORIGAMI, messages=sent).games(0, 2):
        assert not report.wrong, report.wrong[0]
