"""The greedy player: always an answer, never more than it can know, and sensible."""

from collections.abc import Iterator

import pytest

from senbazuru.bots.origami.effects import Usual
from senbazuru.bots.origami.greedy import choose
from senbazuru.bots.origami.judge import OPINIONS
from senbazuru.kernel.bits import members
from senbazuru.kernel.random import Seed, Stream
from senbazuru.origami.engine.game import Origami, new_game
from senbazuru.origami.engine.verbs.ongoing import Ongoing
from senbazuru.origami.engine.vocabulary import BY_NAME, VERBS
from senbazuru.origami.packs import ORIGAMI_BOX, SHIPPED_LIBRARY
from tests.bots.random_games import at_random, decisions, greedily, turn, word
from tests.kernel.worlds import another
from tests.origami.table import at

PAIRS = [(a, b) for n, a in enumerate(ORIGAMI_BOX) for b in ORIGAMI_BOX[n + 1 :]]
TABLES = [
    ("farm", "sky"),
    ("sea", "savannah"),
    ("lawn", "sky"),
    ("farm", "lawn", "savannah"),
    ("sky", "sea", "savannah", "lawn"),
    ORIGAMI_BOX,
]


def random_positions(families: tuple[str, ...], games: int) -> Iterator[tuple[Origami, int]]:
    """Every decision of some games at random, for every seat that is asked."""
    for game in range(games):
        state = new_game(SHIPPED_LIBRARY.link(*families), len(families), Seed.number(game))
        yield from decisions(state, Stream(Seed.number(game), 9, 9))


# -- strength


def test_beats_a_random_player() -> None:
    won = 0.0
    games = 60
    for game in range(games):
        seed = Seed.number(1000 + game)
        stream = Stream(seed, 9, 9)
        greedy_seat = game % 2
        state = new_game(SHIPPED_LIBRARY.link(*PAIRS[game // 2 % len(PAIRS)]), 2, seed)
        while not state.over:
            seat = int(state.actor())
            state.apply(greedily(state, seat) if seat == greedy_seat else at_random(state, seat, stream))
        winners = members(state.winners())
        if greedy_seat in winners:
            won += 1 / len(winners)
    assert won >= 0.85 * games


# -- promises


@pytest.mark.parametrize("families", TABLES, ids="-".join)
def test_answers_every_decision_with_an_offered_option(families: tuple[str, ...]) -> None:
    for state, seat in random_positions(families, games=2):
        assert greedily(state, seat) in members(state.mask(seat))


@pytest.mark.parametrize("families", TABLES, ids="-".join)
def test_plays_against_itself_to_the_end(families: tuple[str, ...]) -> None:
    state = new_game(SHIPPED_LIBRARY.link(*families), len(families), Seed.number(7))
    while not state.over:
        state.apply(greedily(state, int(state.actor())))
    assert state.winners()


def test_the_same_position_gets_the_same_answer() -> None:
    for state, seat in random_positions(("farm", "lawn"), games=2):
        assert greedily(state, seat) == greedily(state.copy(), seat)


@pytest.mark.parametrize("families", TABLES, ids="-".join)
def test_what_it_cannot_know_does_not_matter(families: tuple[str, ...]) -> None:
    for number, (state, seat) in enumerate(random_positions(families, games=1)):
        other = another(state, seat, 10_000 + number)
        assert greedily(other, seat) == greedily(state, seat)


def test_thinking_leaves_the_observation_as_it_was() -> None:
    for state, seat in random_positions(("sea", "lawn"), games=2):
        seen = state.observe(seat)
        before = seen.facts()
        choose(seen.table, seat)
        assert seen.facts() == before


def test_a_seat_that_is_not_asked_gets_no_crash() -> None:
    t = at("families: farm, sky", "hand 0: cat, chick")
    assert choose(t.state.observe(1).table, 1) == 0


# -- sense


def test_plays_a_payable_butterfly_rather_than_drawing() -> None:
    t = at(
        "families: farm, lawn",
        "phase: last-but-one",
        "hand 0: butterfly, fox, rabbit, cat",
        "line: fox, bee, dog, spider",
        "hand 1: ant, ant",
    )
    assert turn(t)[:2] == ["play", "butterfly"]
    assert t.scores()[0] == t.points("butterfly")


def test_draws_when_it_cannot_play() -> None:
    t = at("families: farm, lawn", "hand 0: butterfly", "line: sheep, fly, ant, cat")
    assert turn(t)[0] == "draw"
    assert len(t.hand(0)) > 2


def test_takes_the_card_that_completes_a_payment() -> None:
    t = at(
        "families: farm, lawn",
        "phase: last-but-one",
        "hand 0: butterfly, fox, rabbit",
        "line: sheep, pig, dog, cat",
    )
    turn(t)
    assert "cat" in t.hand(0), "nine folds are four and four and one"


def test_pays_with_what_it_would_miss_least() -> None:
    t = at(
        "families: farm, lawn",
        "hand 0: ant, rabbit, fox, cat",
        "collection 0 left: ant",
        "line: sheep, fly, ant, cat",
    )
    t.say("play", "ant")
    assert word(t) == "rabbit"


def test_discards_the_least_at_the_hand_limit() -> None:
    t = at(
        "families: farm, lawn",
        "hand 0: butterfly, cat, cat, fly, fly, ant, ant, caterpillar",
        "line: fox, sheep, rabbit, dog",
    )
    t.say("draw", "fox")
    turn(t)
    assert len(t.hand(0)) == 8
    assert "butterfly" in t.hand(0)


@pytest.mark.parametrize("side", ["left", "right"])
def test_covers_what_is_spent_and_not_a_special_action(side: str) -> None:
    other = "right" if side == "left" else "left"
    t = at(
        "families: savannah, lawn",
        "hand 0: monkey, elephant, zebra",
        f"collection 0 {side}: lion",
        f"collection 0 {other}: fly",
        "line: ant, ant, bee, spider",
    )
    t.say("play", "monkey", "zebra")
    assert word(t) == other


def test_minnows_swim_together() -> None:
    t = at(
        "families: farm, sea",
        "hand 0: minnow, skate",
        "collection 0 left: cat",
        "collection 0 right: minnow",
        "line: pig, dog, fox, rabbit",
    )
    t.say("play", "minnow", "skate")
    assert word(t) == "right"


def test_plays_free_of_cost_what_brings_most() -> None:
    t = at(
        "families: savannah, lawn",
        "hand 0: butterfly, monkey",
        "collection 0 left: lion",
        "line: ant, ant, bee, spider",
    )
    assert turn(t)[:2] == ["special-left", "butterfly"]


def test_a_butterfly_comes_out_of_its_caterpillar() -> None:
    t = at(
        "families: farm, lawn",
        "phase: last-but-one",
        "hand 0: butterfly, cat",
        "collection 0 left: caterpillar",
        "line: sheep, fly, ant, cat",
    )
    assert turn(t)[0] == "special-left"


@pytest.mark.parametrize("seat", [0, 1])
def test_the_last_turn_is_for_points(seat: int) -> None:
    t = at(
        "families: farm, lawn",
        "phase: last-round",
        "start: 0",
        f"to-move: {seat}",
        f"hand {seat}: pig, ant, cat, fox, sheep",
        "line: fly, cat, ant, sheep",
    )
    assert turn(t)[:2] == ["play", "fox"], "the Pig, the Ant and the Sheep would be less"
    assert t.scores()[seat] == t.points("fox") > t.points("pig")


def test_the_last_turn_plays_on_inside_an_effect() -> None:
    t = at(
        "families: farm, savannah",
        "phase: last-round",
        "start: 1",
        "to-move: 0",
        "hand 0: elephant, zebra, fox, sheep, sheep",
        "line: cat, cat, pig, dog",
    )
    assert turn(t)[:2] == ["play", "elephant"]
    assert t.scores()[0] == 8


def test_looks_at_the_hand_with_the_most_cards() -> None:
    t = at(
        "families: farm, sky, lawn",
        "players: 3",
        "hand 0: butterfly, fox, rabbit, cat",
        "hand 1: cat",
        "hand 2: cat, sheep, ant",
        "line: sheep, fly, ant, chick",
    )
    t.say("play", "butterfly", "fox", "rabbit", "cat", "left")
    assert word(t) == "seat-2"


def test_exchanges_the_worst_for_the_best() -> None:
    t = at(
        "families: savannah, lawn",
        "hand 0: monkey, fly, fly, caterpillar, ant, ant, ant",
        "collection 0 left: ant",
        "line: butterfly, bee, spider, spider",
    )
    t.say("play", "monkey", "fly", "fly")
    if t.asked().kind == "place":
        t.say(word(t))
    assert word(t) == "caterpillar"
    t.say("caterpillar")
    assert word(t) == "butterfly"


def test_it_has_an_opinion_of_all_that_effects_do() -> None:
    usual = [verb.name for verb in VERBS if type(OPINIONS[verb.number]) is Usual]
    assert not [name for name in usual if not name.startswith("score_") and not isinstance(BY_NAME[name], Ongoing)]
