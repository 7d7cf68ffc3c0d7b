"""A game being played: answers, views, undo, takebacks, records."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from senbazuru.kernel.errors import CODES, SenbazuruError
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.record import Record, commitment
from senbazuru.kernel.state import OMNISCIENT, SPECTATOR
from senbazuru.origami.rules import ORIGAMI
from senbazuru.toy import TOY
from tests.origami.table import at


def refusal(game: Game, seat: int, *options: int, decision: str | None = None) -> str:
    before = game.state.copy()
    entries = list(game.record.entries)
    with pytest.raises(SenbazuruError) as refused:
        game.answer(seat, *options, decision=decision)
    assert game.state == before
    assert game.record.entries == entries
    return refused.value.code


# -- answers


def test_only_what_is_listed_is_accepted() -> None:
    game = at("hand 0: cat, sheep", "line: dog, dog, fox, fox").game
    assert refusal(game, 0, 3) == "not-offered"
    assert refusal(game, 0, 61) == "not-offered"
    assert refusal(game, 0, -1) == "not-offered"
    assert refusal(game, 0, 10**9) == "not-offered"
    assert refusal(game, 1, 1) == "not-your-decision"
    assert refusal(game, 2, 1) == "no-such-seat"
    assert refusal(game, 0) == "incomplete-answer"


def test_a_late_or_double_click_does_nothing() -> None:
    game = at("hand 0: cat, sheep", "line: dog, dog, fox, fox").game
    first = game.decision(0).id
    game.answer(0, 2, decision=first)
    assert refusal(game, 0, 1, decision=first) == "stale-decision"


def test_a_compound_is_all_or_nothing() -> None:
    t = at("hand 0: cat, sheep, pig", "line: dog, dog, fox, fox")
    game = t.game
    with pytest.raises(SenbazuruError) as refused:
        game.say(0, "play", "cat", "pig")
    assert refused.value.details["step"] == 2
    assert [decision.kind for decision in game.decisions()] == ["action"]
    game.say(0, "play", "cat", "sheep", "left", "use")
    assert t.whose_turn() == 1


def test_a_compound_does_not_look_beyond_a_barrier() -> None:
    t = at("families: farm, lawn", "hand 0: cricket, bee, cat, ant", "line: sheep, fly, pig, dog", "deck: fly")
    t.say("play", "cricket", "bee", "left")
    take = next(option.id for option in t.asked().offered if option.word == "sheep")
    codes = {refusal(t.game, 0, take, option) for option in range(40)}
    assert codes == {"answer-too-long"}, "after a card was turned up every continuation is refused alike"


def test_the_repr_of_a_game_is_its_position() -> None:
    t = at("hand 0: cat, sheep", "line: dog, dog, fox, fox")
    assert at(repr(t.game)).state == t.state


def test_after_the_end_nothing_is_accepted() -> None:
    game = Game.from_position(ORIGAMI, "over: yes")
    assert refusal(game, 0, 1) == "game-over"
    with pytest.raises(SenbazuruError):
        game.decision(0)


def test_the_default_of_every_decision_is_offered() -> None:
    game = Game.start(ORIGAMI, players=3, seed=Seed.number(5))
    while not game.over:
        decision = game.decisions()[0]
        assert decision.default in {option.id for option in decision.offered}
        game.answer(decision.seat, decision.default, decision=decision.id)


# -- views


def test_others_see_nothing_of_an_unfinished_action() -> None:
    t = at("hand 0: cat, sheep", "hand 1: pig", "line: dog, dog, fox, fox")
    before = {viewer: (t.game.view(viewer), t.game.events(viewer)) for viewer in (1, SPECTATOR)}
    t.say("play", "cat", "sheep")
    for viewer, seen in before.items():
        assert (t.game.view(viewer), t.game.events(viewer)) == seen
    assert t.game.view(0)["decisions"][0]["kind"] == "place"
    t.say("left")
    assert t.game.view(1)["seats"][0]["collections"]["left"][0]["card"] == "cat"
    assert [event.kind for event in t.game.events(1)] == ["announced", "paid", "placed"]


def test_of_anothers_decision_one_sees_who_what_and_why_but_no_options() -> None:
    t = at("hand 0: cat, sheep", "line: dog, dog, fox, fox")
    assert t.game.view(1)["decisions"] == [{"seat": 0, "kind": "action", "source": None}]


def test_a_view_is_plain_data_without_seed_or_deck() -> None:
    game = Game.start(ORIGAMI, players=2, seed=Seed.parse("abcdef0123456789"))
    text = json.dumps([game.view(0), game.view(SPECTATOR)])
    assert "abcdef0123456789" not in text
    assert game.view(0)["deck"] == game.state.observe(OMNISCIENT).table.deck_size


# -- answers in words

WITH_A_DISCOUNT = ("special-left", "whale", "sheep", "fox", "stop")
FORCED = (
    "hand 0: raccoon, sheep, sheep, cat",
    "hand 1: pig",
    "collection 0 right: cat",
    "line: fox, fox, rabbit, rabbit",
)


@pytest.mark.parametrize(
    ("lines", "answer", "side"),
    [
        (FORCED, ("play", "raccoon", "sheep", "sheep"), "left"),
        ((*FORCED[1:], "hand 0: cat, sheep", "deck: dog"), ("play", "cat", "sheep"), "left"),
        (("families: farm, sea", "hand 0: whale, sheep, fox", "collection 0 left: dolphin"), WITH_A_DISCOUNT, "right"),
        (("families: farm, savannah", "hand 0: fox", "collection 0 left: lion"), ("special-left", "fox"), "right"),
    ],
)
def test_where_a_card_must_go_may_be_said_and_goes_without_saying(
    lines: tuple[str, ...], answer: tuple[str, ...], side: str
) -> None:
    plain, said = at(*lines).game, at(*lines).game
    plain.say(0, *answer)
    said.say(0, *answer, side)
    assert said.record.dumps() == plain.record.dumps()
    assert said.state == plain.state
    other = {"left": "right", "right": "left"}[side]
    for words in ((*answer, other), (*answer, side, side), (*answer, side, other), (answer[0], side, *answer[1:])):
        game = at(*lines).game
        with pytest.raises(SenbazuruError, check=lambda error: error.code == "not-offered"):
            game.say(0, *words)
        assert game.record.entries == []


def test_what_goes_without_saying_may_stand_in_the_middle_of_an_answer() -> None:
    t = at(*FORCED[1:], "hand 0: cat, sheep", "deck: dog")
    t.game.say(0, "play", "cat", "sheep", "left", "use")
    assert t.hand(0) == ["dog"]


def test_where_a_card_may_go_either_way_its_place_is_said_once() -> None:
    t = at(*FORCED[:2], FORCED[3])
    with pytest.raises(SenbazuruError, check=lambda error: error.code == "not-offered"):
        t.game.say(0, "play", "raccoon", "sheep", "sheep", "left", "left")
    t.game.say(0, "play", "raccoon", "sheep", "sheep", "left")
    assert t.collection(0, "left") == ["raccoon"]


def test_a_refusal_tells_the_reason_if_the_question_knows_one_and_else_what_is_offered() -> None:
    def refused(*words: str) -> dict[str, object]:
        with pytest.raises(SenbazuruError) as refusal:
            at(*FORCED).game.say(0, *words)
        return refusal.value.details

    why = refused("play", "raccoon", "cat")["why"]
    assert why == {"key": "does-not-fit", "args": {"folds": 1, "left": 4}}
    assert refused("nap") == {"option": "nap", "step": 0, "offered": "draw, play", "nearest": ""}
    assert refused("play", "racoon")["nearest"] == "raccoon"
    assert refused("play", "raccoon", "sheep", "sheep", "cat")["offered"] == "", "nothing more is asked"


# -- undo


def test_showing_ones_own_cards_is_no_barrier() -> None:
    t = at("hand 0: sheep, dog", "hand 1: pig", "line: dog, fox, fox, rabbit")
    before = t.state.copy()
    t.say("play", "sheep", "dog", "left")
    assert t.whose_turn() == 1, "a turn-ending answer can be undone"
    for _ in range(4):
        assert t.game.can_undo(0)
        t.game.undo(0)
    assert t.state == before
    with pytest.raises(SenbazuruError) as refused:
        t.game.undo(0)
    assert refused.value.code == "nothing-to-undo"


def test_a_card_seen_is_a_barrier() -> None:
    t = at("hand 0: cat, sheep", "line: dog, dog, fox, fox")
    t.say("draw", "fox")
    assert not t.game.can_undo(0)
    with pytest.raises(SenbazuruError) as refused:
        t.game.undo(0)
    assert refused.value.code == "undo-barrier"


def test_an_answer_of_another_seat_is_a_barrier_only_when_it_is_complete() -> None:
    t = at("hand 0: sheep, dog", "hand 1: sheep, pig", "line: dog, fox, fox, rabbit")
    t.say("play", "sheep", "dog", "left")
    t.say("play", "sheep", seat=1)
    assert t.game.can_undo(0), "seat 1 has not finished, and seat 0 need not know that it began"
    t.say("pig", seat=1)
    assert t.game.can_undo(0)
    t.say("right", seat=1)
    assert not t.game.can_undo(0)
    assert t.game.can_undo(1)


def test_undo_while_another_has_begun_takes_that_back_too() -> None:
    t = at("hand 0: sheep, dog", "hand 1: sheep, pig", "line: dog, fox, fox, rabbit")
    t.say("play", "sheep", "dog", "left")
    t.say("play", "sheep", seat=1)
    t.game.undo(0)
    assert t.asked().seat == 0
    assert t.asked().kind == "place"
    assert Game.load(ORIGAMI, t.game.record).state == t.state


def test_a_takeback_reshuffles_what_had_become_known() -> None:
    t = at("hand 0: cat, sheep", "hand 1: pig", "line: dog, dog, fox, fox", "seed: 3")
    deck = t.deck()
    first = t.asked().id
    t.say("draw", "dog")
    t.game.takeback(2)
    assert t.hand(0) == ["cat", "sheep"]
    assert sorted(t.deck()) == sorted(deck) != t.deck()
    assert t.asked().id != first, "an old click does not fit the new question"
    again = Game.load(ORIGAMI, Record.loads(t.game.record.dumps()))
    assert again.state == t.state


def test_after_a_takeback_there_is_no_free_way_to_the_old_deck() -> None:
    t = at("hand 0: cat, sheep", "hand 1: pig", "line: dog, dog, fox, fox", "seed: 3")
    t.say("draw", "dog")
    t.game.takeback(1)
    assert t.asked().kind == "take-from-line"
    with pytest.raises(SenbazuruError) as refused:
        t.game.undo(0)
    assert refused.value.code == "undo-barrier"


def test_undos_and_takebacks_in_any_order_still_make_a_record() -> None:
    for number in range(12):
        random = Random(number)
        game = Game.start(ORIGAMI, players=2 + number % 3, seed=Seed.number(number))
        while not game.over:
            decision = random.choice(game.decisions())
            game.answer(decision.seat, random.choice(decision.offered).id, decision=decision.id)
            for seat in range(int(game.state.players)):
                if random.random() < 0.2 and game.can_undo(seat):
                    game.undo(seat)
            if random.random() < 0.02 and len(game.history) > 6:
                game.takeback(random.randint(1, 6))
        again = Game.load(ORIGAMI, Record.loads(game.record.dumps()))
        assert again.state == game.state
        assert again.record.dumps() == game.record.dumps()


def test_a_question_withdrawn_by_undo_and_asked_again_is_another_question() -> None:
    t = at("hand 0: cat, sheep", "line: dog, dog, fox, fox")
    first = t.asked().id
    t.say("play")
    playing = t.asked().id
    t.game.undo(0)
    assert t.asked().id not in (first, playing)
    t.say("draw")
    assert refusal(t.game, 0, 2, decision=playing) == "stale-decision"


def test_everybody_is_told_that_the_past_has_changed() -> None:
    t = at("hand 0: sheep, dog", "hand 1: pig", "line: dog, fox, fox, rabbit")
    t.say("play", "sheep", "dog")
    t.game.undo(0)
    assert t.game.view(1)["revision"] == 0, "nobody had seen it"
    t.say("dog", "left")
    t.game.undo(0)
    assert t.game.view(1)["revision"] == 1


@pytest.mark.parametrize("viewer", [-1, 2, 4, 7, 50])
def test_only_seats_at_the_table_and_spectators_are_shown_anything(viewer: int) -> None:
    game = Game.start(ORIGAMI, players=2, seed=Seed.number(1))
    for look in (game.view, game.events, game.seen_by):
        with pytest.raises(SenbazuruError) as refused:
            look(viewer)
        assert refused.value.code == "no-such-seat"


@pytest.mark.parametrize("seat", [-1, 5, "0", None, (), False, 1.5])
def test_a_seat_that_is_none_is_refused_before_anything_is_looked_at(seat: Any) -> None:
    game = at("hand 0: cat, sheep", "line: dog, dog, fox, fox").game
    with pytest.raises(SenbazuruError, check=lambda error: error.code == "no-such-seat"):
        game.answer(seat, 1)
    if seat is None or isinstance(seat, str):
        return  # in words, no seat is whoever answers next, and a string is a word
    for word in ("draw", "nap"):
        with pytest.raises(SenbazuruError, check=lambda error: error.code == "no-such-seat"):
            game.say(seat, word)


@pytest.mark.parametrize("option", ["1", None, 1.5, True])
def test_an_option_that_is_no_number_is_refused(option: Any) -> None:
    game = at("hand 0: cat, sheep", "line: dog, dog, fox, fox").game
    assert refusal(game, 0, option) == "not-offered"


def test_a_deep_chain_of_plays_can_still_be_looked_at() -> None:
    t = at(
        "families: sky, savannah, lawn",
        "hand 0: elephant, elephant, chick, chick, chick, chick, parrot, parrot, rhino, zebra, lion, lion,"
        "gorilla, gorilla, owl, owl, dove, dove, eagle, eagle, ant, ant, ant, magpie, magpie",
        "line: monkey, monkey, fly, fly",
        "deck: snake, snake, cheetah, cheetah",
    )
    t.say("play", "elephant", "lion", "left", "use", "elephant", "lion", "use", "chick", "ant", "left", "play")
    t.say("chick", "ant", "play", "chick", "ant", "left", "play", "parrot", "chick", "owl")
    assert t.state.depth >= 8
    for viewer in (0, 1, SPECTATOR):
        assert t.game.view(viewer)["seats"][0]["cards_in_hand"] > 0


# -- simultaneous choices


def test_the_last_to_choose_has_seen_the_others_and_cannot_choose_again() -> None:
    t = at(
        "families: farm, sky, lawn",
        "players: 3",
        "hand 0: owl, bee",
        "hand 1: cat, pig",
        "hand 2: ant, dog",
        "line: fox, fox, rabbit, rabbit",
    )
    t.say("play", "owl", "bee", "left", "use")
    t.say("cat", seat=1)
    assert t.game.can_undo(1), "nothing is shown yet"
    t.say("ant", seat=2)
    assert t.discards()[:2] == ["ant", "cat"]
    assert not t.game.can_undo(2)


@pytest.mark.parametrize(
    ("families", "card", "payment", "cards"),
    [
        ("savannah, farm, lawn", "zebra", "ant, fly, fly", 1),
        ("legendary, farm, lawn", "nine-tailed-fox", "bee, ant", 2),
    ],
)
def test_who_has_chosen_loses_undo_when_another_seat_answers(
    families: str, card: str, payment: str, cards: int
) -> None:
    """Also if the other has given but a part of the answer, and until that is taken back."""
    t = at(
        f"families: {families}",
        "players: 3",
        f"hand 0: {card}, {payment}, fox, fox",
        "hand 1: cat, pig, dog",
        "hand 2: sheep, dog, rabbit",
        "line: fly, ant, rabbit, butterfly",
    )
    t.say("play", card, *payment.split(", "), "left", "use")
    t.say(*("cat", "pig")[:cards], seat=1)
    assert t.game.can_undo(1), "the others think"
    t.say("sheep", seat=2)
    assert not t.game.can_undo(1)
    with pytest.raises(SenbazuruError, check=lambda error: error.code == "nothing-to-undo"):
        t.game.undo(1)
    t.game.undo(2)
    for _ in range(cards):
        t.game.undo(1)
    assert t.game.waiting() == [0, 1, 2]
    assert {entry["answer"][0] for entry in t.game.record.entries} == {0}


def test_the_order_of_arrival_leaves_no_trace() -> None:
    records = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        game = Game.start(TOY, players=3, seed=Seed.number(4))
        bids = {seat: game.decision(seat).offered[0].id for seat in range(3)}
        ids = {seat: game.decision(seat).id for seat in range(3)}
        for seat in order:
            assert game.decision(seat).id == ids[seat], "another's answer does not change the question"
            game.answer(seat, bids[seat], decision=ids[seat])
        records.append((game.record.dumps(), game.hash(), game.events(OMNISCIENT)))
    assert records[0] == records[1] == records[2]


# -- records


def played(number: int) -> Game:
    game = Game.start(ORIGAMI, players=2 + number % 4, seed=Seed.number(number))
    while not game.over:
        decision = game.decisions()[-1]
        game.answer(decision.seat, decision.offered[number % len(decision.offered)].id)
    return game


def test_a_record_plays_again_to_the_same_end() -> None:
    game = played(3)
    again = Game.load(ORIGAMI, Record.loads(game.record.dumps()))
    assert again.state == game.state
    assert again.events(0) == game.events(0)
    assert sum("hash" in entry for entry in game.record.entries) >= game.state.answers // 20 - 1


def test_a_hash_finds_the_drift() -> None:
    record = played(3).record
    place = next(n for n, entry in enumerate(record.entries) if "hash" in entry)
    record.entries[place] = {"hash": "0" * 16}
    with pytest.raises(SenbazuruError) as refused:
        Game.load(ORIGAMI, record)
    assert refused.value.code == "replay-differs"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"rules": 99}, "rules-changed"),
        ({"game": "chess"}, "unknown-game"),
        ({"seed": "no"}, "bad-record"),
        ({"packs": {"farm": "other"}}, "unknown-figures"),
        ({"packs": {}}, "bad-record"),
        ({"players": 12}, "wrong-players"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(change: dict[str, object], code: str) -> None:
    record = played(2).record
    record.header |= change
    with pytest.raises(SenbazuruError) as refused:
        Game.load(ORIGAMI, record)
    assert refused.value.code == code


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format":2}', "x", '{"format":1,"game":"origami"}'])
def test_what_is_no_record_is_refused_with_its_line(text: str) -> None:
    with pytest.raises(SenbazuruError) as refused:
        Record.loads(text)
    assert (refused.value.code, refused.value.details["line"]) == ("bad-record", 1)


@given(st.integers(0, 10**6), st.text(max_size=40))
def test_a_damaged_record_is_refused_but_never_breaks(place: int, noise: str) -> None:
    lines = RECORD.splitlines()
    lines[place % len(lines)] = noise
    try:
        Game.load(ORIGAMI, Record.loads("\n".join(lines)))
    except SenbazuruError as refused:
        code = refused.code
    else:
        code = "fine"
    assert code in CODES | {"fine"}


RECORD = "\n".join(played(0).record.dumps().splitlines()[:30])


def test_a_commitment_shows_that_the_seed_was_not_changed() -> None:
    seed = Seed.number(1)
    assert commitment(seed, "salt") == commitment(Seed.parse(str(seed)), "salt")
    assert commitment(seed, "salt") != commitment(seed, "pepper")
    assert len(commitment(seed, "salt")) == 64


def test_an_unknown_error_code_cannot_be_made() -> None:
    with pytest.raises(ValueError, match="no such error"):
        SenbazuruError("oops")


# -- looking and saving


def test_a_copy_goes_its_own_way_with_the_same_past() -> None:
    t = at("hand 0: sheep, dog", "hand 1: pig", "line: dog, fox, fox, rabbit")
    t.say("play", "sheep", "dog", "left")
    twin = t.game.copy()
    twin.undo(0)
    twin.undo(0)
    assert t.whose_turn() == 1
    assert twin.decision(0).kind == "pay"
    assert t.game.can_undo(0)
    assert twin.record.entries != t.game.record.entries
    assert t.game.events(1)


def test_a_game_is_saved_and_opened(tmp_path: Path) -> None:
    game = played(4)
    game.save(tmp_path / "game.jsonl")
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]
    record = Record.loads((tmp_path / "game.jsonl").read_text(encoding="utf-8"))
    assert Game.load(ORIGAMI, record).state == game.state


def test_one_can_step_through_a_record() -> None:
    game = played(1)
    again = Game.start(ORIGAMI, players=3, seed=Seed.number(1))
    turns = [again.state.turns for _ in again.replay(game.record)]
    assert turns == sorted(turns)
    assert again.state == game.state
