"""Chapter: the round. Bidding, who acts when, and the season track."""

import pytest

from senbazuru.islands.rules import ISLANDS
from senbazuru.kernel.bits import members
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.state import OMNISCIENT, SPECTATOR
from tests.islands.dice import rolling
from tests.islands.table import IslandsTable, at

TRACK = ["green"] * 6 + ["red"] * 3 + ["blue"] * 3


def auction(card: int, *coins: int, first: int = 0, lines: tuple[str, ...] = ()) -> IslandsTable:
    """A card lies there to be auctioned, among seats with these coins."""
    purses = [f"coins {seat}: {purse}" for seat, purse in enumerate(coins)]
    return at(f"players: {len(coins)}", f"first: {first}", *purses, *lines, card=card)


def bids(t: IslandsTable) -> set[int]:
    """The amounts that may be bid now."""
    return {int(word) for word in t.offered() if word.isdigit()}


def pass_round(t: IslandsTable) -> None:
    """Everybody passes and nobody paints, until the next die is to be rolled."""
    while not t.game.over and t.asked().kind != "roll":
        t.say("pass" if t.asked().kind == "bid" else "no")


# -- the die


def test_the_first_player_rolls_the_auction_die() -> None:
    t = at("players: 3", "first: 2", rolling(auction=4))
    assert (t.seat(), t.asked().kind, t.offered()) == (2, "roll", {"roll"})
    assert t.view()["development"] is None
    t.say("roll")
    assert t.view()["development"] == 4
    assert t.told("auction") == [{"development": 4}]
    assert (t.seat(), t.asked().kind) == (2, "bid")


@pytest.mark.parametrize("card", [1, 2, 3, 4, 5, 6])
def test_each_number_is_a_card_whose_number_is_the_lowest_bid(card: int) -> None:
    t = at(rolling(auction=card))
    t.say("roll")
    assert bids(t) == set(range(card, 16))


def dice_of(game: Game) -> list[int]:
    return [event.args["development"] for event in game.events(OMNISCIENT) if event.kind == "auction"]


def test_the_auction_die_of_a_round_does_not_depend_on_what_was_played() -> None:
    rolled = set()
    for taste in range(4):
        game = Game.start(ISLANDS, players=2, options={"sheets": ["zabuton", "masu"]}, seed=Seed.number(12))
        while len(dice_of(game)) < 12:
            assert game.state.answers < 2000, "nobody comes to an end"
            seat = game.waiting()[0]
            options = members(game.state.mask(seat))
            game.answer(seat, options[(0, -1, len(options) // 2, min(1, len(options) - 1))[taste]])
        rolled.add(tuple(dice_of(game)))
    assert len(rolled) == 1
    assert len(set(rolled.pop())) > 3


# -- bids


@pytest.mark.parametrize("card", [1, 2, 3, 4, 5, 6])
def test_the_first_bid_is_at_least_the_number_of_the_card(card: int) -> None:
    t = auction(card, 15, 15)
    assert min(bids(t)) == card
    assert t.asked().args["minimum"] == card


@pytest.mark.parametrize("bid", [3, 4, 9])
def test_each_next_bid_is_at_least_one_higher(bid: int) -> None:
    t = auction(3, 15, 15)
    t.say(str(bid))
    assert (t.seat(), min(bids(t))) == (1, bid + 1)
    t.say(str(bid + 3))
    assert (t.seat(), min(bids(t))) == (0, bid + 4)


@pytest.mark.parametrize("coins", [3, 4, 11])
def test_nobody_bids_more_than_he_has(coins: int) -> None:
    t = auction(3, coins, 15)
    assert max(bids(t)) == coins
    with pytest.raises(SenbazuruError) as refused:
        t.say(str(coins + 1))
    assert refused.value.code == "not-offered"


def test_bidding_goes_clockwise_from_the_first_player() -> None:
    t = auction(1, 15, 15, 15, 15, first=2)
    seats = []
    for bid in range(1, 9):
        seats.append(t.seat())
        t.say(str(bid))
    assert seats == [2, 3, 0, 1, 2, 3, 0, 1]


def test_who_passes_cannot_bid_again_this_round() -> None:
    t = auction(1, 15, 15, 15)
    t.say("1", "pass", "2")
    seats = []
    for bid in ("3", "4", "5", "6"):
        seats.append(t.seat())
        t.say(bid)
    assert seats == [0, 2, 0, 2]
    assert t.view()["bidding"] == [0, 2]


def test_in_the_next_round_he_may() -> None:
    t = auction(1, 15, 15)
    t.say("pass")
    pass_round(t)
    t.say("roll")
    assert t.view()["bidding"] == [0, 1]


def test_who_cannot_afford_the_next_bid_is_out() -> None:
    t = auction(3, 15, 5, 15)
    t.say("5")
    assert t.seat() == 2, "seat 1 would need 6"
    assert t.view()["bidding"] == [0, 2]
    assert t.told("cannot-bid") == [{"coins": 6}]
    t.say("6", "7")
    assert t.seat() == 2


def test_who_has_exactly_the_next_bid_is_not() -> None:
    t = auction(3, 15, 6, 15)
    t.say("5")
    assert (t.seat(), bids(t)) == (1, {6})


def test_who_cannot_afford_the_card_is_not_asked() -> None:
    t = auction(6, 5, 15, 5)
    assert (t.seat(), t.asked().kind) == (1, "bid")
    assert t.view()["bidding"] == [1, 2], "seat 2 will be passed over when it comes to it"


def test_nobody_raises_himself() -> None:
    t = auction(3, 15, 15, 15)
    t.say("4", "pass", "pass")
    assert t.asked().kind == "island", "the bid stands"
    assert t.told("auction-won") == [{"coins": 4}]
    assert t.coins(0) == 11


def test_the_last_one_left_may_still_bid_any_amount_from_the_number_up() -> None:
    t = auction(3, 15, 15, 9)
    t.say("pass", "pass")
    assert (t.seat(), t.offered()) == (2, {"pass", *map(str, range(3, 10))})
    t.say("7")
    assert t.told("auction-won") == [{"coins": 7}]
    assert (t.seat(), t.coins(2)) == (2, 2)


def test_the_last_one_left_may_also_pass() -> None:
    t = auction(3, 15, 15)
    t.say("pass", "pass")
    assert t.told("no-winner") == [{}]


def test_if_everybody_passes_there_is_no_winner() -> None:
    t = auction(3, 15, 15, 15)
    t.everybody_passes()
    assert t.view()["winner"] is None
    assert t.told("auction-won") == []
    pass_round(t)
    assert [t.coins(seat) for seat in range(3)] == [18] * 3, "everybody takes the pass card"


def test_if_nobody_can_afford_the_card_there_is_no_winner() -> None:
    t = auction(6, 5, 5)
    assert t.asked().kind == "island"
    pass_round(t)
    assert [t.coins(seat) for seat in range(2)] == [8, 8]


def test_the_bidding_ends_when_all_but_one_have_passed() -> None:
    t = auction(1, 15, 15, 15, 15)
    t.say("1", "2", "3", "4", "pass", "pass", "pass")
    assert t.view()["winner"] == 3
    assert t.told("auction-won") == [{"coins": 4}]


def test_everybody_sees_bids_passes_and_purses() -> None:
    t = auction(2, 15, 15, 15)
    t.say("4", "pass")
    view = t.game.view(SPECTATOR)
    assert (view["bid"], view["bidder"], view["bidding"]) == (4, 0, [0, 2])
    assert [seat["coins"] for seat in view["seats"]] == [15, 15, 15], "nothing is paid yet"
    assert [(event.kind, event.seat) for event in t.game.events(SPECTATOR)] == [("bid", 0), ("passed", 1)]


# -- more than 59 above the lowest


def test_of_up_to_59_bids_each_is_an_option() -> None:
    t = auction(2, 60, 15)
    assert bids(t) == set(range(2, 61))
    assert "more" not in t.offered()


def test_more_leads_to_the_bids_beyond() -> None:
    t = auction(2, 61, 15)
    assert bids(t) == set(range(2, 61))
    assert "more" in t.offered()
    t.say("more")
    assert t.offered() == {"61"}, "who asks for more must bid"
    t.say("61")
    assert t.view()["bid"] == 61


@pytest.mark.parametrize("bid", [3, 61, 62, 120, 121, 179, 180, 200])
def test_any_amount_can_be_bid(bid: int) -> None:
    t = auction(3, 200, 300)
    t.say(*["more"] * ((bid - 3) // 59), str(bid))
    assert (t.view()["bid"], t.seat()) == (bid, 1)
    assert min(bids(t)) == bid + 1


def test_others_see_nothing_of_a_bid_that_is_half_said() -> None:
    t = auction(3, 200, 300)
    before = t.game.view(1)
    t.say("more")
    assert t.game.view(1) == before
    assert t.game.view(0)["decisions"][0]["args"]["minimum"] == 62
    assert t.game.can_undo(0)
    t.game.undo(0)
    assert t.offered() >= {"pass", "3", "more"}


# -- the action step


def acting_order(t: IslandsTable) -> list[int]:
    """The seats in the order in which they act."""
    seats: list[int] = []
    while t.asked().kind != "roll":
        seats += [t.seat()] if t.seat() not in seats else []
        t.say("no")
    return seats


@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("winner", range(4))
def test_the_action_step_goes_clockwise_from_the_winner(first: int, winner: int) -> None:
    t = auction(1, 15, 15, 15, 15, first=first)
    while t.asked().kind == "bid":
        t.say("1" if t.seat() == winner else "pass")
    assert acting_order(t) == [(winner + n) % 4 for n in range(4)]


@pytest.mark.parametrize("first", range(3))
def test_without_a_winner_it_goes_from_the_first_player(first: int) -> None:
    t = auction(1, 15, 15, 15, first=first)
    t.everybody_passes()
    assert acting_order(t) == [(first + n) % 3 for n in range(3)]


@pytest.mark.parametrize("winner", range(3))
def test_the_winner_becomes_first_player_and_rolls_next(winner: int) -> None:
    t = auction(1, 15, 15, 15, first=1)
    while t.asked().kind == "bid":
        t.say("1" if t.seat() == winner else "pass")
    assert t.view()["first"] == winner
    pass_round(t)
    assert t.seat() == winner


def test_without_a_winner_the_first_player_stays() -> None:
    t = auction(1, 15, 15, 15, first=1)
    t.everybody_passes()
    pass_round(t)
    assert (t.seat(), t.view()["first"]) == (1, 1)


def test_only_the_winner_pays() -> None:
    t = auction(3, 15, 15, 15)
    t.say("5", "6", "pass", "pass")
    pass_round(t)
    assert [t.coins(seat) for seat in range(3)] == [18, 9, 18]
    assert t.told("spent") == [{"coins": 6, "why": "bid"}]


def test_the_winner_pays_even_when_giving_up() -> None:
    t = auction(3, 15, 15)
    t.win(3, 8)
    t.say("no")
    assert t.coins(0) == 7
    assert t.granted("gave-up") == ["development-3"]
    assert t.painted(0, 1) == {}


def test_the_winner_pays_even_when_the_shape_has_no_place() -> None:
    full = "R r r r\nr r r r\nr r r r\nL r r S"
    t = at([full] * 4, card=5)
    t.win(5)
    assert t.coins(0) == 10
    assert t.granted("lapsed") == ["development-5"]


def test_the_winner_has_no_income() -> None:
    t = auction(3, 15, 15, lines=("tokens 0: gold-two 3",))
    t.win(3)
    pass_round(t)
    assert t.coins(0) == 12


def test_everybody_else_may_paint_one_square_and_has_income() -> None:
    t = auction(3, 15, 15, 15)
    t.win(3)
    t.say("no")
    for seat in (1, 2):
        assert t.seat() == seat
        t.paint("1: b1")
        assert t.painted(seat, 1) == {"b1": "green"}
    assert [t.coins(seat) for seat in range(3)] == [12, 18, 18]


def test_a_bid_is_paid_before_the_others_act() -> None:
    t = auction(3, 15, 15)
    t.say("pass", "4")
    assert (t.seat(), t.coins(1)) == (1, 11)


# -- the season track


def test_the_track_has_two_lines_of_twelve_spaces() -> None:
    assert at().view()["track"] == TRACK * 2


def test_the_marker_goes_one_space_a_round_and_the_game_ends_after_the_24th() -> None:
    t = at("players: 2", rolling(auction=1))
    seen = []
    while not t.game.over:
        seen.append((t.view()["round"], t.view()["season"], t.view()["colour"]))
        t.say("roll")
        pass_round(t)
    assert seen == [(n, n, colour) for n, colour in enumerate(TRACK * 2, 1)]
    assert t.told("ended") == [{}]
    assert t.game.waiting() == []


@pytest.mark.parametrize("season", range(1, 25))
def test_squares_are_painted_in_the_colour_of_the_season(season: int) -> None:
    t = at(f"season: {season}", card=3)
    t.everybody_passes()
    t.paint("1: b1")
    assert t.painted(0, 1) == {"b1": (TRACK * 2)[season - 1]}


def test_what_was_bid_and_rolled_is_cleared_for_the_next_round() -> None:
    t = auction(3, 15, 15)
    t.win(3)
    pass_round(t)
    view = t.view()
    assert (view["development"], view["bid"], view["bidder"], view["winner"]) == (None, None, None, None)
