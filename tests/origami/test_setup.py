"""Chapter: setup."""

from collections import Counter
from typing import Any

import pytest

from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.origami.packs import ORIGAMI_BOX
from senbazuru.origami.rules import ORIGAMI
from tests.origami.table import SPECTATOR, TestTable, at

SEEDS = range(60)


def dealt(players: int = 2, seed: int = 1, **options: Any) -> TestTable:
    """A game as it is set up."""
    t = at()
    t.game = Game.start(ORIGAMI, players=players, options=options, seed=Seed.number(seed))
    return t


def folds(t: TestTable, card: str) -> int:
    return int(t.state.linked.folds[t.state.linked.names.index(card)])


def folds_in_hand(t: TestTable, seat: int) -> int:
    return sum(folds(t, card) for card in t.hand(seat))


def on_the_table(t: TestTable, players: int) -> Counter[str]:
    """Every card, wherever it lies."""
    return Counter([*t.deck(), *t.line(), *t.discards(), *(card for seat in range(players) for card in t.hand(seat))])


def refusal(**setup: Any) -> str:
    with pytest.raises(SenbazuruError) as refused:
        dealt(**setup)
    return refused.value.code


# -- players and families


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_are_as_many_families_as_players(players: int) -> None:
    t = dealt(players)
    assert t.state.players == players
    assert len(set(t.state.linked.families)) == players
    assert sum(on_the_table(t, players).values()) == 18 * players


@pytest.mark.parametrize("family", ORIGAMI_BOX)
def test_all_eighteen_cards_of_a_family_are_used(family: str) -> None:
    other = "sea" if family == "farm" else "farm"
    t = dealt(families=[family, other])
    found = on_the_table(t, 2)
    linked = t.state.linked
    assert found == {name: linked.copies[n] for n, name in enumerate(linked.names)}
    assert sum(found[name] for n, name in enumerate(linked.names) if linked.families[linked.family[n]] == family) == 18


def test_the_table_chooses_the_families() -> None:
    t = dealt(families=["lawn", "farm"])
    assert set(t.state.linked.families) == {"lawn", "farm"}
    assert on_the_table(t, 2)["butterfly"] == 2
    assert on_the_table(t, 2)["owl"] == 0


def test_chance_chooses_the_families_if_the_table_does_not() -> None:
    chosen = Counter(family for seed in SEEDS for family in dealt(seed=seed).state.linked.families)
    assert set(chosen) == set(ORIGAMI_BOX)
    assert sum(chosen.values()) == 2 * len(SEEDS)


def test_one_extra_family_may_be_added() -> None:
    t = dealt(players=2, extra=True)
    assert len(set(t.state.linked.families)) == 3
    assert sum(on_the_table(t, 2).values()) == 54


def test_with_an_extra_family_the_table_chooses_one_more() -> None:
    t = dealt(players=2, extra=True, families=["sky", "sea", "lawn"])
    assert set(t.state.linked.families) == {"sky", "sea", "lawn"}


def test_the_same_seed_deals_the_same_game() -> None:
    assert dealt(players=3, seed=7).state == dealt(players=3, seed=7).state
    assert dealt(players=3, seed=7).state != dealt(players=3, seed=8).state


# -- dealing


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_is_dealt_cards_until_they_total_ten_folds(players: int) -> None:
    for seed in SEEDS:
        t = dealt(players, seed)
        for seat in range(players):
            cards = [str(event.args["card"]) for event in t.events() if event.kind == "dealt" and event.seat == seat]
            assert sorted(cards) == t.hand(seat)
            assert sum(folds(t, card) for card in cards) >= 10
            assert sum(folds(t, card) for card in cards[:-1]) < 10


def test_one_seat_is_dealt_to_after_the_other() -> None:
    seats = [event.seat for event in dealt(players=4).events() if event.kind == "dealt"]
    assert seats == sorted(seat for seat in seats if seat is not None)
    assert set(seats) == {0, 1, 2, 3}


def test_everybody_knows_the_cards_that_were_dealt() -> None:
    t = dealt(players=3)
    for seat in range(3):
        for viewer in (0, 1, 2, SPECTATOR):
            assert t.known(seat, viewer) == t.hand(seat)


def test_everybody_is_told_of_every_card_dealt() -> None:
    t = dealt(players=3)
    assert t.told("dealt", SPECTATOR) == t.told("dealt", 0) == t.told("dealt")
    assert None not in [event["card"] for event in t.told("dealt", SPECTATOR)]


def test_the_deal_is_a_shuffle() -> None:
    assert len({tuple(dealt(seed=seed, families=["farm", "sky"]).line()) for seed in SEEDS}) > 30


# -- who starts


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_fewest_folds_start(players: int) -> None:
    for seed in SEEDS:
        t = dealt(players, seed)
        assert folds_in_hand(t, t.whose_turn()) == min(folds_in_hand(t, seat) for seat in range(players))
        assert t.game.waiting() == [t.whose_turn()]
        assert t.state.start == t.whose_turn()


def test_ties_for_the_start_are_broken_by_lot() -> None:
    starts: Counter[int] = Counter()
    for seed in range(300):
        t = dealt(players=2, seed=seed)
        if folds_in_hand(t, 0) == folds_in_hand(t, 1):
            starts[t.whose_turn()] += 1
    assert min(starts[0], starts[1]) * 5 > 2 * sum(starts.values()), "neither seat is at a disadvantage"


def test_each_of_three_who_tie_may_start() -> None:
    tied = [t for t in (dealt(3, seed) for seed in range(200)) if len({folds_in_hand(t, n) for n in range(3)}) == 1]
    assert {t.whose_turn() for t in tied} == {0, 1, 2}


# -- the table


def test_four_cards_are_turned_up_as_the_draw_line_and_there_are_no_discards() -> None:
    t = dealt(players=3)
    assert len(t.line()) == 4
    assert [event["card"] for event in t.told("turned-up", SPECTATOR)] == t.line()
    assert t.discards() == []
    assert len(t.deck()) == 54 - 4 - sum(len(t.hand(seat)) for seat in range(3))


def test_the_deck_lies_face_down() -> None:
    t = dealt(players=2)
    assert t.game.view(0)["deck"] == len(t.deck()), "its size is all that is shown of it"


def test_play_is_clockwise() -> None:
    t = dealt(players=4)
    first = t.whose_turn()
    turns = []
    for _ in range(5):
        turns.append(t.whose_turn())
        t.say("draw")
        t.say(min(t.offered()))
        if t.asked().kind == "take-from-line":
            t.say("stop")
    assert turns == [(first + n) % 4 for n in range(5)]


# -- what cannot be set up


@pytest.mark.parametrize("players", [0, 1, 6])
def test_fewer_than_two_or_more_than_five_players_are_refused(players: int) -> None:
    assert refusal(players=players) == "wrong-players"


def test_an_unknown_family_is_refused() -> None:
    assert refusal(families=["farm", "moon"]) == "unknown-choice"


@pytest.mark.parametrize("families", [[], ["farm"], ["farm", "farm"], ["farm", "sky", "sea"], ["farm", "sky", "sky"]])
def test_another_number_of_families_than_players_is_refused(families: list[str]) -> None:
    assert refusal(players=2, families=families) == "wrong-families"


def test_the_extra_family_must_be_named_if_families_are_named() -> None:
    assert refusal(players=2, extra=True, families=["farm", "sky"]) == "wrong-families"


def test_five_players_leave_no_extra_family() -> None:
    assert refusal(players=5, extra=True) == "wrong-families"


@pytest.mark.parametrize("families", ["farm", 7, [1, 2], {"farm": 1, "sky": 2}])
def test_families_that_are_no_list_of_names_are_refused(families: object) -> None:
    assert refusal(families=families) == "wrong-value"


@pytest.mark.parametrize("extra", [1, "yes", None])
def test_an_extra_that_is_neither_true_nor_false_is_refused(extra: object) -> None:
    assert refusal(extra=extra) == "wrong-value"


def test_an_option_that_does_not_exist_is_refused() -> None:
    assert refusal(colour="red") == "unknown-option"
