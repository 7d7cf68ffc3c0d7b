"""The self-check over random games: a few here, hundreds in `make proof`, thousands in `make endure-games`."""

import pytest

from senbazuru.islands.rules import ISLANDS
from senbazuru.kernel.bits import lowest, members
from senbazuru.kernel.check import ENDLESS, Checker, Provable, Report
from senbazuru.kernel.random import Seed, Stream
from senbazuru.origami.engine.game import Origami
from senbazuru.origami.engine.turn import DRAW, PLAY, SPECIAL_LEFT, SPECIAL_RIGHT
from senbazuru.origami.rules import LEGENDS, MIXED, ORIGAMI, OrigamiRules
from senbazuru.toy import TOY

CHUNK = 25
ISLANDS_CHUNK = 5


def check(rules: Provable, first: int, games: int) -> None:
    whole = Report()
    for report in Checker(rules).games(first, games):
        whole.add(report)
        assert not whole.wrong, whole.wrong[0]
    counted = ["states", "refusals", "outputs", "answers", "undos", "barriers", "prefixes", "steps", "compounds"]
    counted += ["questions", "looks", *([] if rules is TOY or rules is ISLANDS else ["ways"])]
    counted += ["transcripts"] + ([] if rules is TOY else ["ledgers"])
    assert all(whole.counts[name] > 0 for name in counted), whole.counts


def test_the_promises_of_origami_hold() -> None:
    check(ORIGAMI, 0, 4)


def test_the_promises_of_legends_hold() -> None:
    check(LEGENDS, 0, 3)


def test_the_promises_of_a_mixed_game_hold() -> None:
    check(MIXED, 0, 3)


def test_the_promises_of_the_toy_hold() -> None:
    check(TOY, 0, 40)


@pytest.mark.proof
@pytest.mark.parametrize("first", range(1000, 1000 + 10 * CHUNK, CHUNK))
def test_the_promises_of_origami_hold_for_long(first: int) -> None:
    check(ORIGAMI, first, CHUNK)


@pytest.mark.proof
@pytest.mark.parametrize("first", range(1000, 1000 + 16 * ISLANDS_CHUNK, ISLANDS_CHUNK))
def test_the_promises_of_islands_hold_for_long(first: int) -> None:
    check(ISLANDS, first, ISLANDS_CHUNK)


@pytest.mark.proof
@pytest.mark.parametrize("first", range(1000, 1000 + 4 * CHUNK, CHUNK))
def test_the_promises_of_legends_hold_for_long(first: int) -> None:
    check(LEGENDS, first, CHUNK)


@pytest.mark.proof
@pytest.mark.parametrize("first", range(1000, 1000 + 6 * CHUNK, CHUNK))
def test_the_promises_of_a_mixed_game_hold_for_long(first: int) -> None:
    check(MIXED, first, CHUNK)


@pytest.mark.proof
def test_the_promises_of_the_toy_hold_for_long() -> None:
    check(TOY, 1000, 2000)


# -- no endless game


def stall(state: Origami, taste: int) -> int:
    """Play for time: special actions before anything else, never an origami, as few cards as possible."""
    seat = state.actor()
    options = members(state.mask(seat))
    if state.frame == 1:
        wanted = (SPECIAL_LEFT, SPECIAL_RIGHT, DRAW, PLAY) if taste else (DRAW, SPECIAL_RIGHT, SPECIAL_LEFT, PLAY)
        return next(option for option in wanted if option in options)
    return int(lowest(state.mask(seat))) if taste != 2 else options[-1]


def stalled_game(rules: OrigamiRules, number: int, taste: int) -> int:
    """A game that begins at random, then everybody plays for time; how many answers it took."""
    players = 2 + number % 4
    seed = Seed.number(number)
    state = rules.new(rules.setup(players, {}, seed), seed)
    stream = Stream(seed, 15, 0)
    for _ in range(stream.below(150)):
        if not state.over:
            options = members(state.mask())
            state.apply(options[stream.below(len(options))])
    while not state.over:
        state.apply(stall(state, taste))
        assert state.answers < ENDLESS, "an endless game"
    return int(state.answers)


@pytest.mark.parametrize("taste", [0, 1, 2])
@pytest.mark.parametrize("rules", [ORIGAMI, MIXED], ids=lambda rules: rules.name)
def test_players_who_stall_come_to_an_end(rules: OrigamiRules, taste: int) -> None:
    assert max(stalled_game(rules, number, taste) for number in range(12)) < ENDLESS


@pytest.mark.proof
@pytest.mark.parametrize("taste", [0, 1, 2])
@pytest.mark.parametrize("rules", [ORIGAMI, MIXED], ids=lambda rules: rules.name)
def test_players_who_stall_for_long_come_to_an_end(rules: OrigamiRules, taste: int) -> None:
    assert max(stalled_game(rules, number, taste) for number in range(100, 1100)) < ENDLESS
