"""Chapter: setup."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from senbazuru.islands.charts import SHIPPED_SHEAF
from senbazuru.islands.rules import ISLANDS
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.event import Event
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.state import OMNISCIENT, SPECTATOR

SEEDS = range(40)
SHEETS = list(SHIPPED_SHEAF.sheets)
HIDDEN = "face-down"


def dealt(players: int = 2, seed: int = 1, **options: Any) -> Game:
    """A game as it is set up."""
    return Game.start(ISLANDS, players=players, options=options, seed=Seed.number(seed))


def hands(game: Game) -> list[list[str]]:
    """The three sheets of every seat."""
    return [seat["dealt"] for seat in game.view(OMNISCIENT)["seats"]]


def keep_all(game: Game) -> Game:
    """Everybody returns the first sheet."""
    for seat in list(game.waiting()):
        game.answer(seat, 1)
    return game


def held(game: Game, seat: int, viewer: int = OMNISCIENT) -> list[str]:
    """The sheets of a seat's four islands."""
    return [island["sheet"] for island in game.view(viewer)["seats"][seat]["islands"]]


def refusal(**setup: Any) -> SenbazuruError:
    with pytest.raises(SenbazuruError) as refused:
        dealt(**setup)
    return refused.value


# -- players, coins, sheets


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_play_and_each_gets_15_coins_and_three_sheets(players: int) -> None:
    game = dealt(players)
    seats = game.view(OMNISCIENT)["seats"]
    assert [seat["coins"] for seat in seats] == [15] * players
    assert [len(hand) for hand in hands(game)] == [3] * players
    assert [decision.kind for decision in game.decisions()] == ["keep"] * players


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nobody_has_a_token_access_or_paint(players: int) -> None:
    for seat in keep_all(dealt(players)).view(OMNISCIENT)["seats"]:
        assert not any(seat["tokens"].values())
        assert seat["access"] == {"either": 0, "regular": 0}
        assert not any(island["painted"] for island in seat["islands"])
        assert (seat["income"], seat["score"]) == (3, 0)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_sheets_at_the_table_are_different(players: int) -> None:
    for seed in SEEDS:
        sheets = [sheet for hand in hands(dealt(players, seed)) for sheet in hand]
        assert len(set(sheets)) == 3 * players


def test_every_sheet_may_be_dealt() -> None:
    found = Counter(sheet for seed in SEEDS for hand in hands(dealt(4, seed)) for sheet in hand)
    assert set(found) == set(SHEETS)
    assert set(found.values()) == {len(SEEDS)}, "four players hold them all"
    assert len({tuple(hands(dealt(4, seed))[0]) for seed in SEEDS}) > 30, "but not always the same ones"


def test_near_islands_only_has_four_sheets_which_players_may_share() -> None:
    shared = 0
    for seed in SEEDS:
        for hand in (game_hands := hands(dealt(4, seed, near=True))):
            assert len(set(hand)) == 3, "of one's own three no two are the same"
            assert set(hand) <= set(SHIPPED_SHEAF.near)
        shared += game_hands[0] != game_hands[1]
    assert shared > 20


@pytest.mark.parametrize("players", [1, 2, 3])
def test_with_enough_sheets_named_none_is_shared(players: int) -> None:
    named = SHEETS[: 3 * players]
    sheets = [sheet for hand in hands(dealt(players, sheets=named)) for sheet in hand]
    assert sorted(sheets) == sorted(named)


def test_who_knows_a_sheet_is_shown_its_two_islands() -> None:
    mine, others = dealt(2).view(0)["seats"]
    names = [[island.name for island in SHIPPED_SHEAF.sheets[sheet].islands] for sheet in mine["dealt"]]
    assert [[island["name"] for island in sheet] for sheet in mine["charts"]] == names
    assert {outline["points"] for sheet in mine["charts"] for island in sheet for outline in island["outlines"]} == {0}
    assert others["charts"] == [[], [], []]
    assert "charts" not in keep_all(dealt(2)).view(0)["seats"][0]


def test_the_same_seed_deals_the_same_game() -> None:
    assert dealt(3, 7).state == dealt(3, 7).state
    assert dealt(3, 7).state != dealt(3, 8).state


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_first_player_is_chosen_by_chance(players: int) -> None:
    starts = Counter(dealt(players, seed).view(SPECTATOR)["first"] for seed in range(60 * players))
    assert sorted(starts) == list(range(players))
    assert min(starts.values()) >= 40


def test_the_first_player_rolls_first_when_sheets_are_chosen() -> None:
    for seed in SEEDS:
        game = keep_all(dealt(3, seed))
        assert game.waiting() == [game.view(SPECTATOR)["first"]]
        assert game.decisions()[0].kind == "roll"


# -- keeping two


@pytest.mark.parametrize(("option", "kept"), [(1, [1, 2]), (2, [0, 2]), (3, [0, 1])])
def test_each_keeps_two_of_three_and_returns_the_third(option: int, kept: list[int]) -> None:
    game = dealt(2, 5)
    mine, other = hands(game)
    game.answer(0, option)
    game.answer(1, 1)
    assert held(game, 0) == [mine[n] for n in kept for _ in range(2)]
    assert held(game, 1) == [other[n] for n in (1, 2) for _ in range(2)]


def test_a_sheet_has_two_islands_so_each_player_owns_four() -> None:
    game = keep_all(dealt(2))
    for seat in (0, 1):
        islands = game.view(OMNISCIENT)["seats"][seat]["islands"]
        names = [island.name for sheet in held(game, seat)[::2] for island in SHIPPED_SHEAF.sheets[sheet].islands]
        assert [island["name"] for island in islands] == names


def test_the_words_of_the_answer_are_the_sheets() -> None:
    game = dealt(2)
    assert [option.word for option in game.decision(0).offered] == hands(game)[0]
    game.say(0, hands(game)[0][2])
    assert game.view(0)["seats"][0]["returned"] == hands(game)[0][2]


def test_all_choose_at_the_same_time() -> None:
    game = dealt(4)
    assert game.waiting() == [0, 1, 2, 3]
    game.answer(2, 1)
    assert game.waiting() == [0, 1, 3], "in whatever order"


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_until_all_have_chosen_nobody_sees_the_sheets_of_others(viewer: int) -> None:
    game = dealt(3)
    seat = game.view(viewer)["seats"][0]
    assert seat["dealt"] == [HIDDEN] * 3
    assert seat["returned"] is None
    if viewer < SPECTATOR:
        assert game.view(viewer)["seats"][viewer]["dealt"] == hands(game)[viewer]


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_others_see_only_that_a_seat_has_answered(viewer: int) -> None:
    before = dealt(3).view(viewer)
    views = []
    for option in (1, 2, 3):
        game = dealt(3)
        game.answer(0, option)
        views.append(game.view(viewer))
    assert views[0] == views[1] == views[2]
    assert views[0]["seats"][0]["returned"] == HIDDEN
    before["seats"][0]["returned"] = HIDDEN
    before["decisions"] = [decision for decision in before["decisions"] if decision["seat"] != 0]
    assert views[0] == before, "and nothing else has changed"


def test_of_anothers_question_only_its_kind_is_shown() -> None:
    shown = dealt(2).view(1)["decisions"]
    assert shown[0] == {"seat": 0, "kind": "keep", "source": None}
    assert "options" in shown[1]


def test_others_are_told_of_sheets_dealt_but_not_of_which() -> None:
    game = dealt(2)
    told = [event for event in game.events(1) if event.kind == "sheet-dealt"]
    assert [event.args["sheet"] for event in told if event.seat == 0] == [None] * 3
    assert [event.args["sheet"] for event in told if event.seat == 1] == hands(game)[1]
    assert all(event.args["sheet"] is None for event in game.events(SPECTATOR) if event.kind == "sheet-dealt")


def kept(events: list[Event]) -> list[tuple[int | None, str, str]]:
    return [(event.seat, event.args["sheet"], event.args["other"]) for event in events if event.kind == "sheets-kept"]


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_when_all_have_chosen_everything_is_public(viewer: int) -> None:
    game = dealt(3)
    game.answer(0, 2)
    game.answer(1, 2)
    assert kept(game.events(viewer)) == [], "not before"
    game.answer(2, 2)
    assert kept(game.events(viewer)) == kept(game.events(OMNISCIENT))
    assert [seat for seat, _, _ in kept(game.events(viewer))] == [0, 1, 2]
    for seat in range(3):
        assert held(game, seat, viewer) == held(game, seat)
    mine, theirs = game.view(viewer), game.view(OMNISCIENT)
    assert mine["seats"] == theirs["seats"]


def test_the_returned_sheets_stay_unknown() -> None:
    game = keep_all(dealt(2, 9))
    back = hands(dealt(2, 9))[0][0]
    assert back not in str(game.view(1))
    assert back not in str([event.as_dict() for event in game.events(1)])


def test_the_order_in_which_answers_arrive_leaves_no_trace() -> None:
    found = set()
    for order in permutations(range(3)):
        game = dealt(3, 4)
        for seat in order:
            game.answer(seat, 1 + seat)
        found.add((game.hash(), game.record.dumps(), str([event.as_dict() for event in game.events(OMNISCIENT)])))
        assert game.state == dealt_again(game).state
    assert len(found) == 1


def dealt_again(game: Game) -> Game:
    return Game.load(ISLANDS, game.record)


def test_while_some_think_the_order_leaves_no_trace_either() -> None:
    found = set()
    for order in permutations([0, 2]):
        game = dealt(3, 4)
        for seat in order:
            game.answer(seat, 2)
        found.add((game.hash(), game.record.dumps(), str(game.view(1)), str(game.view(SPECTATOR))))
    assert len(found) == 1


def test_nobody_answers_twice() -> None:
    game = dealt(2)
    game.answer(0, 1)
    with pytest.raises(SenbazuruError) as refused:
        game.answer(0, 2)
    assert refused.value.code == "not-your-decision"


def test_the_choice_cannot_be_undone_once_all_have_chosen() -> None:
    game = keep_all(dealt(2))
    assert not game.can_undo(0)
    assert not game.can_undo(1)


# -- no choice


@pytest.mark.parametrize("players", [1, 2, 4])
def test_of_exactly_two_sheets_nobody_chooses(players: int) -> None:
    game = dealt(players, sheets=["senba", "tako"])
    assert [decision.kind for decision in game.decisions()] == ["roll"]
    for seat in range(players):
        assert held(game, seat) == ["senba", "senba", "tako", "tako"]
    assert len(kept(game.events(SPECTATOR))) == players


def test_a_lone_player_may_choose_any_two_sheets() -> None:
    for pair in (["zabuton", "senba"], ["senba", "zabuton"]):
        assert held(dealt(1, sheets=pair), 0)[::2] == pair


# -- what the table agrees on


def test_options_are_written_out_in_the_record() -> None:
    header = dealt(2, near=True, catch_up=True).record.header
    assert header["options"] == {"sheets": SHIPPED_SHEAF.near, "catch_up": True}
    assert header["players"] == 2
    assert list(header["packs"]) == SHIPPED_SHEAF.near


def test_without_options_all_sheets_are_in_play_and_tokens_unlimited() -> None:
    game = dealt(2)
    assert game.record.header["options"] == {"sheets": SHEETS, "catch_up": False}
    assert game.view(SPECTATOR)["reserve"] is None


# -- what cannot be set up


@pytest.mark.parametrize("players", [0, 5, -1, True, 2.0, "2", None])
def test_fewer_than_one_or_more_than_four_players_are_refused(players: Any) -> None:
    error = refusal(players=players)
    assert error.code == "wrong-players"
    assert (error.details["least"], error.details["most"]) == (1, 4)


def test_an_option_that_does_not_exist_is_refused() -> None:
    error = refusal(families=["farm"])
    assert (error.code, error.details["option"]) == ("unknown-option", "families")


@pytest.mark.parametrize("option", ["near", "catch_up"])
@pytest.mark.parametrize("value", [1, "yes", None, []])
def test_what_is_neither_true_nor_false_is_refused(option: str, value: object) -> None:
    error = refusal(**{option: value})
    assert (error.code, error.details["option"]) == ("wrong-value", option)


def test_catch_up_needs_two_players() -> None:
    error = refusal(players=1, catch_up=True)
    assert (error.code, error.details["option"]) == ("wrong-value", "catch_up")
    assert dealt(1, catch_up=False).state.players == 1


def test_near_and_named_sheets_exclude_each_other() -> None:
    error = refusal(near=True, sheets=SHEETS[:3])
    assert (error.code, error.details["option"]) == ("wrong-value", "near")
    assert len(hands(dealt(1, near=False, sheets=SHEETS[:3]))[0]) == 3


def test_an_unknown_sheet_is_refused() -> None:
    error = refusal(sheets=["zabuton", "atlantis"])
    assert (error.code, error.details["given"]) == ("unknown-choice", "atlantis")


@pytest.mark.parametrize("sheets", [[], ["zabuton"], ["zabuton", "zabuton"], ["zabuton", "masu", "zabuton"]])
def test_fewer_than_two_different_sheets_are_refused(sheets: list[str]) -> None:
    error = refusal(sheets=sheets)
    assert (error.code, error.details["option"]) == ("wrong-value", "sheets")


@pytest.mark.parametrize("sheets", ["zabuton", 7, [1, 2], {"zabuton": 1, "masu": 2}, {"zabuton", "masu"}])
def test_sheets_that_are_no_list_of_ids_are_refused(sheets: object) -> None:
    error = refusal(sheets=sheets)
    assert (error.code, error.details["option"]) == ("wrong-value", "sheets")
