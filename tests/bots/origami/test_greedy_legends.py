"""The greedy player at tables of Legends: characters, rice paper, contests, and what holds while it is visible."""

from collections.abc import Iterator

import pytest

from senbazuru.bots.origami.contests import Contests, step_of
from senbazuru.bots.origami.greedy import choose
from senbazuru.bots.origami.weights import VERSION_3
from senbazuru.kernel.bits import members
from senbazuru.kernel.random import Seed, Stream
from senbazuru.origami.engine.game import Origami
from senbazuru.origami.engine.steps import STEPS
from senbazuru.origami.rules import LEGENDS, MIXED, OrigamiRules
from tests.bots.random_games import at_random, decisions, greedily, turn, word
from tests.kernel.worlds import another
from tests.origami.table import TestTable, at

TABLES = [(LEGENDS, 2), (LEGENDS, 4), (MIXED, 2), (MIXED, 3), (MIXED, 5)]
NEW_QUESTIONS = {"play_from_line", "each_takes", "trade_paper", "move_origami", "sink_origami"}
NAMES = [f"{rules.name}-{players}" for rules, players in TABLES]


def new_table(rules: OrigamiRules, players: int, seed: Seed) -> Origami:
    return rules.new(rules.setup(players, {}, seed), seed)


def random_positions(rules: OrigamiRules, players: int, games: int) -> Iterator[tuple[Origami, int]]:
    """Every decision of some games at random, for every seat that is asked."""
    for game in range(games):
        seed = Seed.number(500 + game)
        yield from decisions(new_table(rules, players, seed), Stream(seed, 9, 9))


# -- strength


@pytest.mark.parametrize("rules", [LEGENDS, MIXED], ids=["legends", "mixed"])
def test_beats_a_random_player(rules: OrigamiRules) -> None:
    won = 0.0
    games = 30
    for game in range(games):
        seed = Seed.number(2000 + game)
        stream = Stream(seed, 9, 9)
        greedy_seat = game % 2
        state = new_table(rules, 2, seed)
        while not state.over:
            seat = int(state.actor())
            state.apply(greedily(state, seat) if seat == greedy_seat else at_random(state, seat, stream))
        winners = members(state.winners())
        if greedy_seat in winners:
            won += 1 / len(winners)
    assert won >= 0.9 * games


# -- promises


@pytest.mark.parametrize(("rules", "players"), TABLES, ids=NAMES)
def test_answers_every_decision_with_an_offered_option(rules: OrigamiRules, players: int) -> None:
    for state, seat in random_positions(rules, players, games=2):
        seen = state.observe(seat)
        before = seen.facts()
        option = int(choose(seen.table, seat))
        assert option in members(state.mask(seat))
        assert seen.facts() == before, "thinking leaves the observation as it was"
        assert option == greedily(state.copy(), seat)


def test_every_new_question_comes_up_and_has_a_real_answer() -> None:
    asked: set[str] = set()
    for rules, players in TABLES:
        for state, seat in random_positions(rules, players, games=12):
            name = STEPS[state.frame].name
            if name in NEW_QUESTIONS and state.mask(seat) & (state.mask(seat) - 1):
                asked.add(name)
                greedily(state, seat)
    assert asked == NEW_QUESTIONS


@pytest.mark.parametrize(("rules", "players"), TABLES, ids=NAMES)
def test_plays_against_itself_to_the_end(rules: OrigamiRules, players: int) -> None:
    state = new_table(rules, players, Seed.number(8))
    while not state.over:
        state.apply(greedily(state, int(state.actor())))
    assert state.winners()


@pytest.mark.parametrize(("rules", "players"), TABLES, ids=NAMES)
def test_what_it_cannot_know_does_not_matter(rules: OrigamiRules, players: int) -> None:
    for number, (state, seat) in enumerate(random_positions(rules, players, games=1)):
        other = another(state, seat, 10_000 + number)
        assert greedily(other, seat) == greedily(state, seat)


# -- sense


def test_plays_a_character_for_the_sake_of_the_line() -> None:
    t = at(
        "families: polar, exotic",
        "characters: ninja, merchant",
        "hand 0: yellow-ninja, penguin, arctic-hare, macaw, macaw, walrus, narwhal",
        "line: reindeer, macaw, narwhal, seal",
    )
    assert turn(t)[:2] == ["play", "yellow-ninja"]
    assert t.scores()[0] == 8, "the Reindeer came free"


def test_a_character_that_wins_the_last_turn() -> None:
    t = at(
        "families: polar, legendary",
        "characters: ninja, samurai",
        "phase: last-round",
        "start: 1",
        "to-move: 0",
        "hand 0: red-ninja, oni, seal, kappa",
        "collection 0 left: seal",
        "collection 1 left: reindeer",
        "line: griffin, phoenix, seal, narwhal",
    )
    turn(t)
    assert t.winners() == [0], "four and eight are more than eight"


def test_a_chain_of_characters() -> None:
    t = at(
        "families: polar, exotic",
        "characters: ninja, sumo-wrestler",
        "hand 0: yellow-ninja, penguin, arctic-hare",
        "collection 0 left: reindeer, walrus",
        "collection 0 right: reindeer",
        "line: red-sumo-wrestler, sloth, macaw, macaw",
        "deck: walrus, caiman",
    )
    words = turn(t)
    assert words[:2] == ["play", "yellow-ninja"]
    assert {"red-sumo-wrestler", "sloth"} <= set(words)


def test_no_contest_for_others() -> None:
    t = at(
        "families: polar, exotic",
        "characters: ninja, sumo-wrestler",
        "phase: last-round",
        "start: 1",
        "to-move: 0",
        "hand 0: yellow-ninja, penguin, arctic-hare",
        "collection 1 left: reindeer, walrus",
        "collection 1 right: reindeer",
        "line: red-sumo-wrestler, macaw, macaw, macaw",
    )
    assert "red-sumo-wrestler" not in turn(t)


def test_the_last_turn_counts_contests() -> None:
    t = at(
        "families: polar, legendary",
        "characters: ninja, samurai",
        "phase: last-round",
        "start: 1",
        "to-move: 0",
        "hand 0: leprechaun, oni, seal, narwhal",
        "collection 1 left: phoenix, kappa",
        "collection 0 left: phoenix",
        "line: walrus, walrus, polar-bear, penguin",
    )
    turn(t)
    assert t.awards(0)["kappa"] == 5


def test_pays_with_rice_paper_rather_than_with_good_cards() -> None:
    t = at(
        "families: polar, exotic",
        "hand 0: arctic-hare, rice-paper, rice-paper, arctic-hare, seal",
        "line: macaw, caiman, sloth, sloth",
    )
    t.say("play", "arctic-hare")
    assert word(t) in ("rice-paper", "seal")
    t = at(
        "families: polar, exotic",
        "hand 0: arctic-hare, rice-paper, rice-paper, reindeer",
        "line: macaw, caiman, sloth, sloth",
    )
    t.say("play", "arctic-hare")
    assert word(t) == "rice-paper"


def test_a_walrus_is_paid_with_some_rice_paper() -> None:
    t = at(
        "families: polar, exotic",
        "hand 0: walrus, reindeer, anaconda, penguin, rice-paper",
        "discards: reindeer, anaconda",
        "line: macaw, caiman, sloth, sloth",
    )
    t.say("play", "walrus")
    words = turn(t)
    assert "rice-paper" in words, "one more card than with two of 4 folds"
    assert t.told("fetched"), "which is well spent"


def test_a_narwhal_saves_a_card() -> None:
    t = at(
        "families: polar, exotic",
        "hand 0: seal, rice-paper, rice-paper, rice-paper, macaw",
        "collection 0 left: narwhal",
        "line: macaw, caiman, sloth, sloth",
    )
    t.say("play", "seal")
    while t.asked().kind == "pay":
        t.say(word(t))
    assert len(t.hand(0)) == 2, "two and two, or one card of 2 folds and a paper that counts twice"


def test_trades_rice_paper_for_cards_while_there_is_time() -> None:
    t = at(
        "families: polar, exotic",
        "hand 0: rice-paper, rice-paper",
        "collection 0 left: arctic-wolf",
        "line: macaw, caiman, sloth, sloth",
    )
    turn(t)
    assert "rice-paper" not in t.hand(0)


def test_keeps_rice_paper_for_the_polar_bear_at_the_end() -> None:
    t = at(
        "families: polar, exotic",
        "phase: last-round",
        "start: 1",
        "to-move: 0",
        "hand 0: rice-paper, rice-paper",
        "collection 0 left: arctic-wolf",
        "collection 0 right: polar-bear",
        "line: macaw, caiman, sloth, sloth",
    )
    turn(t)
    assert t.hand(0).count("rice-paper") == 2


def test_a_caiman_stays_visible_for_the_extra_action() -> None:
    t = at(
        "families: polar, exotic",
        "hand 0: seal, walrus, macaw",
        "collection 0 left: caiman",
        "collection 0 right: macaw",
        "line: macaw, chameleon, sloth, sloth",
    )
    t.say("play", "seal", "walrus")
    assert word(t) == "right"


def test_a_chameleon_goes_where_the_points_are() -> None:
    t = at(
        "families: polar, exotic",
        "hand 0: chameleon, walrus",
        "collection 0 left: arctic-hare",
        "collection 0 right: reindeer",
        "line: macaw, chameleon, sloth, sloth",
    )
    t.say("play", "chameleon", "walrus")
    assert word(t) == "right"


def test_macaws_sit_together() -> None:
    t = at(
        "families: polar, exotic",
        "hand 0: macaw, penguin",
        "collection 0 left: arctic-hare",
        "collection 0 right: macaw",
        "line: macaw, chameleon, sloth, sloth",
    )
    t.say("play", "macaw", "penguin")
    assert word(t) == "right"


def test_a_piranha_brings_macaws_together() -> None:
    t = at(
        "families: polar, exotic",
        "hand 0: piranha, walrus",
        "collection 0 left: macaw, seal",
        "collection 0 right: macaw, seal",
        "line: walrus, chameleon, sloth, sloth",
    )
    t.say("play", "piranha", "walrus")
    turn(t)
    assert t.extras()[0] == 2 * 3, "three more for each Macaw"


def test_a_sloth_spoils_what_others_have() -> None:
    t = at(
        "families: polar, exotic",
        "hand 0: sloth, walrus, seal",
        "collection 1 left: seal, macaw, macaw",
        "collection 1 right: seal, narwhal",
        "line: walrus, chameleon, sloth, reindeer",
    )
    before = t.scores()[1]
    t.say("play", "sloth", "walrus", "seal")
    turn(t)
    assert t.scores()[1] < before


def test_draws_as_many_folds_as_the_rules_allow() -> None:
    t = at(
        "families: dinosaurs, exotic",
        "hand 0: macaw",
        "collection 0 left: mesosaurus",
        "collection 0 right: brontosaurus",
        "line: brontosaurus, macaw, macaw, stegosaurus",
    )
    turn(t)
    assert len(t.hand(0)) == 4, "three cards of 2 folds"


def test_one_card_of_four_folds_under_a_red_gardener() -> None:
    t = at(
        "families: polar, exotic",
        "characters: gardener, ninja",
        "middle: red-gardener",
        "line: reindeer, reindeer, anaconda, golden-frog",
        "hand 0: macaw",
    )
    turn(t)
    assert len(t.hand(0)) == 2


def test_plays_the_top_discard_with_a_yellow_geisha() -> None:
    t = at(
        "families: polar, exotic",
        "characters: geisha, ninja",
        "middle: yellow-geisha",
        "discards: reindeer, macaw",
        "hand 0: walrus, anaconda",
        "line: macaw, macaw, macaw, caiman",
    )
    words = turn(t)
    assert words[0] == "play"
    assert t.collection(0, "left") + t.collection(0, "right") == ["reindeer"]


def test_a_discard_pays_under_a_red_geisha() -> None:
    t = at(
        "families: polar, exotic",
        "characters: geisha, ninja",
        "middle: red-geisha",
        "discards: anaconda, macaw",
        "hand 0: seal, walrus",
        "line: macaw, macaw, caiman, caiman",
    )
    t.say("play", "seal")
    while t.asked().kind == "pay":
        t.say(word(t))
    assert t.hand(0) == ["walrus"], "the discard is the whole payment"


def test_takes_the_best_of_the_line_for_a_griffin() -> None:
    t = at(
        "families: polar, legendary",
        "hand 0: griffin, walrus, reindeer",
        "hand 1: seal",
        "line: kappa, arctic-wolf, narwhal, arctic-wolf",
    )
    t.say("play", "griffin", "walrus", "reindeer")
    while "kappa" not in t.offered():
        t.say(word(t))
    assert word(t) == "kappa"


def test_an_oni_is_not_used_against_oneself() -> None:
    t = at(
        "families: polar, legendary",
        "hand 0: oni, walrus, unicorn, unicorn, griffin, dragon",
        "line: kappa, arctic-wolf, narwhal, polar-bear",
    )
    t.say("play", "oni", "walrus", "left")
    assert word(t) == "no", "nobody else has cards to lose"


# -- contests


def contests(t: TestTable, turns: int) -> Contests:
    return Contests(t.state.observe(0).table, 0, turns, VERSION_3)


def test_a_lead_is_worth_more_towards_the_end() -> None:
    t = at(
        "families: polar, legendary",
        "hand 0: phoenix",
        "collection 0 left: kappa, phoenix",
        "collection 1 left: phoenix",
        "line: kappa, arctic-wolf, narwhal, polar-bear",
    )
    kappa = t.state.linked.names.index("kappa")
    step = t.state.linked.scoring[kappa]
    assert contests(t, 0).worth(step, 1) > contests(t, 5).worth(step, 1) > 0
    assert contests(t, 0).worth(step, -1) < contests(t, 5).worth(step, -1) < 0


def test_a_card_that_catches_up_is_worth_something() -> None:
    t = at(
        "families: polar, legendary",
        "hand 0: phoenix, seal",
        "collection 1 left: kappa",
        "line: kappa, arctic-wolf, narwhal, polar-bear",
    )
    names = t.state.linked.names
    at_stake = contests(t, 0)
    assert at_stake.gain(names.index("phoenix"), 0) > 0
    assert at_stake.gain(names.index("seal"), 0) == 0


@pytest.mark.parametrize(("lead", "steps"), [(0, 0), (1, 1), (4, 1), (5, 2), (-1, -1), (-4, -1), (-5, -2)])
def test_steps_of_a_lead(lead: int, steps: int) -> None:
    assert step_of(lead, 4) == steps
