"""Paper Boats by its rules, and the kernel's promises by Paper Boats."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from senbazuru.kernel.bits import members
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.event import Event
from senbazuru.kernel.game import Game
from senbazuru.kernel.playout import play_randomly
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.record import Record
from senbazuru.kernel.state import OMNISCIENT, SPECTATOR
from senbazuru.toy import TOY
from senbazuru.toy import engine as e
from senbazuru.toy.engine import Boats
from tests.kernel.worlds import another

TWO_HANDS = ("hand 0: 3, 3, 7, 9, 12", "hand 1: 1, 4, 7, 9, 11", "deck: 5, 6, 8, 2, 10, 10")
THREE_HANDS = (
    "players: 3",
    "hand 0: 3, 5, 7, 9, 12",
    "hand 1: 1, 4, 7, 9, 11",
    "hand 2: 2, 4, 7, 8, 10",
    "deck: 6, 6, 6, 5",
)


def at(*lines: str) -> Game:
    """A game set up by hand."""
    return Game.from_position(TOY, "\n".join(lines))


def start(players: int = 2, seed: int = 7) -> Game:
    return Game.start(TOY, players=players, seed=Seed.number(seed))


def bid(game: Game, *sheets: int) -> None:
    """All bid, seat 0 first."""
    for seat, sheet in enumerate(sheets):
        game.answer(seat, sheet)


def hand(game: Game, seat: int) -> list[int]:
    found: list[int] = TOY.view(game.state, OMNISCIENT)["seats"][seat]["hand"]
    return found


def scores(game: Game) -> list[int]:
    return [int(points) for points in game.state.returns()]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def random_game(players: int, seed: int, random: Random) -> Iterator[Game]:
    """A random game, handed out before every answer and at its end; who bids first is random too."""
    game = start(players, seed)
    while not game.over:
        yield game
        seat = random.choice(game.waiting())
        game.answer(seat, random.choice(game.decision(seat).offered).id)
    yield game


GAMES = [(players, seed) for players in (2, 3, 4) for seed in range(4)]
every_game = pytest.mark.parametrize(("players", "seed"), GAMES)


# -- the rules


def test_everybody_is_dealt_five_sheets_and_asked_to_bid() -> None:
    game = start(players=4)
    assert [len(hand(game, seat)) for seat in range(4)] == [5, 5, 5, 5]
    assert [decision.kind for decision in game.decisions()] == ["bid"] * 4
    assert game.view(0)["deck"] == 48 - 20
    assert 1 <= game.view(SPECTATOR)["cargo"] <= 6


def test_the_highest_bid_wins_the_cargo() -> None:
    game = at(*TWO_HANDS, "cargo: 4")
    bid(game, 9, 11)
    assert scores(game) == [0, 4]


@pytest.mark.parametrize(("boat", "winner"), [(1, 0), (2, 1), (3, 2), (4, 0)])
def test_of_equal_bids_the_first_from_the_start_player_wins(boat: int, winner: int) -> None:
    game = at(*THREE_HANDS, "cargo: 5", f"boat: {boat}")
    bid(game, 7, 7, 7)
    assert game.view(SPECTATOR)["winner"] == winner


def test_the_others_draw_a_sheet_and_the_winner_does_not() -> None:
    game = at(*THREE_HANDS)
    bid(game, 12, 11, 10)
    assert [len(hand(game, seat)) for seat in range(3)] == [4, 5, 5]


def test_the_winner_may_trade_two_sheets_for_two_of_the_deck() -> None:
    game = at(*TWO_HANDS)
    bid(game, 12, 11)
    assert hand(game, 1) == [1, 4, 5, 7, 9]
    game.say(0, "3", "7")
    assert hand(game, 0) == [3, 6, 8, 9]


def test_the_winner_may_trade_one_sheet() -> None:
    game = at(*TWO_HANDS)
    bid(game, 12, 11)
    game.say(0, "3", "stop")
    assert hand(game, 0) == [3, 6, 7, 9]


def test_the_winner_may_decline() -> None:
    game = at(*TWO_HANDS)
    bid(game, 12, 11)
    assert kinds(game.say(0, "no")) == ["declined", "boat"]
    assert hand(game, 0) == [3, 3, 7, 9]


def test_no_more_is_traded_than_the_deck_can_give() -> None:
    game = at(*TWO_HANDS[:2], "deck: 5, 6")
    bid(game, 12, 11)
    assert {option.word for option in game.decision(0).offered} == {"no", "3", "7", "9"}
    game.say(0, "3")
    refused = [option for option in game.decision(0).options if option.reason]
    assert [option.word for option in refused] == ["3", "7", "9"]
    assert {option.reason.key for option in refused if option.reason} == {"deck-empty"}
    game.say(0, "stop")
    assert hand(game, 0) == [3, 6, 7, 9]


def test_with_an_empty_deck_a_trade_is_asked_all_the_same() -> None:
    game = at(*TWO_HANDS[:2])
    bid(game, 12, 11)
    assert [option.word for option in game.decision(0).offered] == ["no"]


def test_after_five_boats_the_most_cargo_wins() -> None:
    game = at("boat: 5", "cargo: 4", "points: 3, 6", "hand 0: 9", "hand 1: 8, 8")
    bid(game, 9, 8)
    assert game.over
    assert scores(game) == [7, 6]
    assert members(game.state.winners()) == game.view(1)["winners"] == [0]


def test_equals_share_the_victory() -> None:
    game = at("boat: 5", "cargo: 3", "points: 3, 6", "hand 0: 9", "hand 1: 8, 8")
    assert game.view(0)["winners"] is None
    bid(game, 9, 8)
    assert members(game.state.winners()) == game.view(0)["winners"] == [0, 1]


def test_who_wins_every_boat_has_a_sheet_for_the_last() -> None:
    game = at("hand 0: 12, 12, 12, 12, 11", "hand 1: 1, 1, 1, 1, 2", "deck: 2, 2, 2, 3")
    for _ in range(4):
        bid(game, 12, hand(game, 1)[0])
        game.say(0, "no")
    assert [option.word for option in game.decision(0).offered] == ["11"]


# -- answers


def test_bids_are_hidden_until_all_have_bid() -> None:
    game = at(*THREE_HANDS)
    game.answer(0, 12)
    assert [seat["bid"] for seat in game.view(0)["seats"]] == [12, None, None]
    for viewer in (1, 2, SPECTATOR):
        assert [seat["bid"] for seat in game.view(viewer)["seats"]] == ["face-down", None, None]
        assert game.events(viewer) == []


def test_a_seat_bids_once() -> None:
    game = at(*TWO_HANDS)
    game.answer(0, 12)
    with pytest.raises(SenbazuruError, check=lambda error: error.code == "not-your-decision"):
        game.answer(0, 9)


def test_a_decision_keeps_its_id_while_others_answer() -> None:
    game = at(*THREE_HANDS)
    asked = game.decision(2).id
    game.answer(1, 4)
    game.answer(0, 3)
    assert game.decision(2).id == asked
    game.answer(2, 10, decision=asked)
    with pytest.raises(SenbazuruError, check=lambda error: error.code == "stale-decision"):
        game.answer(2, 8, decision=asked)


def test_the_order_of_arrival_changes_neither_state_nor_record_nor_story() -> None:
    games = []
    for order in permutations(range(3)):
        game = at(*THREE_HANDS)
        for seat in order:
            game.answer(seat, (12, 11, 10)[seat])
        game.say(0, "3", "5")
        games.append(game)
    assert len({game.record.dumps() for game in games}) == 1
    assert len({game.hash() for game in games}) == 1
    assert all(game.events(viewer) == games[0].events(viewer) for game in games for viewer in (0, 1, SPECTATOR))


def test_an_answer_in_parts_and_in_one_message_are_the_same() -> None:
    apart, whole = at(*TWO_HANDS), at(*TWO_HANDS)
    bid(apart, 12, 11)
    bid(whole, 12, 11)
    apart.say(0, "3")
    apart.say(0, "7")
    whole.say(0, "3", "7")
    assert apart.state == whole.state
    assert all(apart.events(viewer) == whole.events(viewer) for viewer in (0, 1, SPECTATOR))


def test_others_learn_of_a_trade_only_when_it_is_complete() -> None:
    game = at(*TWO_HANDS)
    bid(game, 12, 11)
    before = {viewer: (game.view(viewer), game.events(viewer)) for viewer in (1, SPECTATOR)}
    game.say(0, "3")
    assert {viewer: (game.view(viewer), game.events(viewer)) for viewer in (1, SPECTATOR)} == before
    assert kinds(game.events(0))[-1] == "discarded"
    game.say(0, "stop")
    assert kinds(game.events(1))[-3:] == ["discarded", "drawn", "boat"]


def test_a_wrong_compound_changes_nothing() -> None:
    game = at(*TWO_HANDS)
    bid(game, 12, 11)
    before = game.state.copy()
    with pytest.raises(SenbazuruError, check=lambda error: error.code == "not-offered"):
        game.say(0, "3", "12")
    assert game.state == before


# -- undo


def test_a_bid_can_be_undone_while_others_think() -> None:
    game = at(*THREE_HANDS)
    before = game.state.copy()
    game.answer(0, 12)
    game.undo(0)
    assert game.state == before
    assert game.waiting() == [0, 1, 2]


def test_a_bid_cannot_be_undone_once_another_seat_has_bid() -> None:
    game = at(*THREE_HANDS)
    bid(game, 12, 11)
    assert not game.can_undo(0)
    with pytest.raises(SenbazuruError, check=lambda error: error.code == "nothing-to-undo"):
        game.undo(0)
    game.undo(1)
    assert game.can_undo(0), "nobody else has answered any more"


def test_revealed_bids_are_a_barrier_even_without_a_draw() -> None:
    game = at(*TWO_HANDS[:2])
    bid(game, 12, 11)
    assert not game.state.chance
    with pytest.raises(SenbazuruError, check=lambda error: error.code == "undo-barrier"):
        game.undo(1)


def test_discarding_is_no_barrier_and_drawing_is_one() -> None:
    game = at(*TWO_HANDS)
    bid(game, 12, 11)
    before = game.state.copy()
    game.say(0, "3")
    game.undo(0)
    assert game.state == before
    game.say(0, "3", "9")
    with pytest.raises(SenbazuruError, check=lambda error: error.code == "undo-barrier"):
        game.undo(0)


def test_the_die_is_a_barrier_even_for_who_declines() -> None:
    game = at(*TWO_HANDS)
    bid(game, 12, 11)
    game.say(0, "no")
    assert not game.state.learnt
    assert not game.can_undo(0)


def test_after_every_takeback_chance_decides_anew() -> None:
    """Hands and the die that was seen stay; the deck and the dice to come are others each time."""
    decks, dice = set(), set()
    game = start()
    first = TOY.write(game.state)
    for _ in range(8):
        bid(game, hand(game, 0)[0], hand(game, 1)[0])
        game.say(game.waiting()[0], "no")
        dice.add(game.view(SPECTATOR)["cargo"])
        game.takeback(3)
        assert TOY.read(TOY.write(game.state)) == game.state
        *same, deck = TOY.write(game.state).splitlines()
        assert [line for line in same if "era" not in line] == [
            line for line in first.splitlines()[:-1] if "era" not in line
        ]
        decks.add(deck)
    assert len(decks) == 8
    assert len(dice) > 2
    assert Game.load(TOY, Record.loads(game.record.dumps())).state == game.state


# -- at every state of random games


@every_game
def test_copies_are_equal_and_stay_what_they_were(players: int, seed: int) -> None:
    copies = []
    for game in random_game(players, seed, Random(seed)):
        copies.append((game.state.copy(), int(game.state.hash())))
        assert copies[-1][0] == game.state
    assert all(copy.hash() == remembered for copy, remembered in copies)


@every_game
def test_positions_survive_as_text(players: int, seed: int) -> None:
    for game in random_game(players, seed, Random(seed)):
        assert TOY.read(TOY.write(game.state)) == game.state


@every_game
def test_records_play_again(players: int, seed: int) -> None:
    random = Random(seed)
    game = None
    for game in random_game(players, seed, random):
        for seat in game.waiting():
            if game.can_undo(seat) and random.random() < 0.5:
                game.undo(seat)
        if game.history and random.random() < 0.05:
            game.takeback(random.randint(1, len(game.history)))
    assert game is not None
    again = Game.load(TOY, Record.loads(game.record.dumps()))
    assert again.state == game.state
    assert again.record == game.record
    assert all(again.events(viewer) == game.events(viewer) for viewer in (*range(players), SPECTATOR, OMNISCIENT))


@every_game
def test_nothing_a_viewer_gets_depends_on_what_it_has_not_seen(players: int, seed: int) -> None:
    for game in random_game(players, seed, Random(seed)):
        for viewer in (*range(players), SPECTATOR):
            seen = game.seen_by(viewer)
            other = another(seen, viewer, seed + 100)
            assert other.observe(viewer) == seen.observe(viewer)
            assert TOY.view(other, viewer) == TOY.view(seen, viewer)
            assert other.waiting() == seen.waiting()
            assert other.mask(viewer) == seen.mask(viewer)
            if viewer in members(seen.waiting()):
                assert TOY.decision(other, viewer) == TOY.decision(seen, viewer)
            assert len(other.facts()) == len(seen.facts())
            assert TOY.read(TOY.write(other)) == other


def test_to_complete_is_to_deal_others_hands_bids_deck_and_seed() -> None:
    game = start(players=3)
    bid(game, hand(game, 0)[0], hand(game, 1)[0])
    truth = game.state
    assert isinstance(truth, Boats)
    worlds = []
    for number in range(40):
        worlds.append(TOY.write(another(truth, 0, number)).splitlines())
    for key, changes in {"bids": 1, "hand 0": 0, "hand 1": 1, "hand 2": 1, "deck": 1, "seed": 1}.items():
        found = {line for world in worlds for line in world if line.startswith(key)}
        assert (len(found) > 1) == bool(changes), key
    own = str(truth.cells[48])
    assert {line.split(":")[1].split(",")[0].strip() for world in worlds for line in world if "bids" in line} == {own}


def test_in_another_world_its_own_hands_are_offered() -> None:
    for number in range(20):
        state = start(seed=number).state
        assert state.mask(1) == state.options(1)
        world = another(state, 0, number)
        assert world.mask(1) == world.options(1)
        assert world.mask(0) == state.mask(0)


@every_game
def test_everybody_can_count_the_sheets_that_are_left(players: int, seed: int) -> None:
    """All that were not bid, discarded or drawn by oneself, by what one was told."""
    for game in random_game(players, seed, Random(seed)):
        for viewer in (*range(players), SPECTATOR):
            told = [event for event in game.events(viewer) if event.args.get("sheet")]
            seen = Counter(event.args["sheet"] for event in told if event.kind == "drawn")
            seen += Counter(event.args["sheet"] for event in told if event.kind != "drawn" and event.seat != viewer)
            left = game.seen_by(viewer).observe(viewer).unseen()
            assert [e.COPIES - seen[sheet] for sheet in range(1, e.EACH)] == left[1:]


def test_all_bids_look_alike_to_others() -> None:
    """Of an answer that a viewer does not see nothing may be told: not even by what is asked next."""
    seen = []
    for option in start(players=3).decision(0).offered:
        game = start(players=3)
        game.answer(0, option.id)
        seen.append([(game.view(viewer), game.events(viewer)) for viewer in (1, 2, SPECTATOR)])
    assert all(looks == seen[0] for looks in seen)


@every_game
def test_events_tell_a_seat_its_own_sheets_and_nobody_elses(players: int, seed: int) -> None:
    *_, game = random_game(players, seed, Random(seed))
    for viewer in (*range(players), SPECTATOR):
        held: list[int] = []
        for event in game.events(viewer):
            if event.kind == "drawn":
                assert (event.args["sheet"] is not None) == (event.seat == viewer)
            if event.seat == viewer and event.kind == "drawn":
                held.append(event.args["sheet"])
            elif event.seat == viewer and event.kind in ("bid", "discarded"):
                held.remove(event.args["sheet"])
        assert sorted(held) == (hand(game, viewer) if viewer != SPECTATOR else [])
        assert kinds(game.events(viewer)) == kinds(game.events(OMNISCIENT))


@every_game
def test_no_sheet_is_lost_or_made(players: int, seed: int) -> None:
    *_, game = random_game(players, seed, Random(seed))
    gone = kinds(game.events(OMNISCIENT)).count("bid") + kinds(game.events(OMNISCIENT)).count("discarded")
    held = sum(len(hand(game, seat)) for seat in range(players))
    assert gone + held + game.view(SPECTATOR)["deck"] == 48


def test_games_end_after_five_boats_however_they_are_played() -> None:
    for number in range(200):
        players = 2 + number % 3
        state = TOY.new(TOY.setup(players, {}, Seed.number(number)), Seed.number(number), listening=False)
        assert 5 * players + 4 <= play_randomly(state, Stream(Seed.number(number), 9, 0)) <= 5 * players + 8
        assert state.over
        assert state.waiting() == 0
        assert 5 <= sum(state.returns()) <= 30


def test_the_same_seed_and_answers_make_the_same_game_in_every_build() -> None:
    state = TOY.new(TOY.setup(3, {}, Seed.number(1)), Seed.number(1), listening=False)
    play_randomly(state, Stream(Seed.number(1), 9, 0))
    assert int(state.hash()) == 4144881512137337542


# -- what is refused


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(SenbazuruError, check=lambda error: error.code == "wrong-players"):
        start(players)


def test_there_are_no_options() -> None:
    with pytest.raises(SenbazuruError, check=lambda error: error.code == "unknown-option"):
        Game.start(TOY, options={"boats": 6})


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        (1, "game: chess"),
        (1, "rules: 2"),
        (1, "seed: paper"),
        (1, "no colon"),
        (1, "wind: 3"),
        (1, "cargo: 7"),
        (1, "cargo: 3, 3"),
        (1, "boat: -1"),
        (1, "boat: ²"),
        (1, "points: 1"),
        (1, "bids: 2, 2"),
        (1, "bids: 13, 0"),
        (1, "winner: 2"),
        (1, "traded: 1"),
        (1, "winner: 0\ntraded: 2"),
        (1, "deck: 1, 1, 1, 1, 1"),
        (1, "deck: 0"),
        (2, "hand 0: 3, 3, 7, 9, 12"),
        (0, "players: 3"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused_with_its_line(line: int, wrong: str) -> None:
    with pytest.raises(SenbazuruError) as refusal:
        at(wrong, *TWO_HANDS[:2])
    assert refusal.value.code == "bad-position"
    assert refusal.value.details["line"] == line + wrong.count("\n")
    assert "{" not in str(refusal.value), "there are words for it"


def test_a_hand_needs_a_sheet_for_every_boat_to_come() -> None:
    with pytest.raises(SenbazuruError, match="4 to 5 numbers"):
        at("boat: 2", "hand 0: 1, 2, 3", "hand 1: 4, 5, 6, 7")
