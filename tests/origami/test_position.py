"""Positions as text: readable, exact, also in the middle of an effect; what makes no sense names its line."""

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from senbazuru.kernel.bits import members
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.notation import game_of
from senbazuru.kernel.playout import play_randomly
from senbazuru.kernel.random import Seed, Stream
from senbazuru.origami.position import read, write
from senbazuru.origami.rules import MIXED, ORIGAMI
from tests.origami.table import at


def test_what_is_not_given_is_as_at_the_beginning_of_a_turn() -> None:
    state = read("")
    assert (state.players, state.deck_size, state.line_size, state.turn_seat) == (2, 32, 4, 0)
    assert state.mask() == 0b10, "with an empty hand one can only Draw"


def test_cards_not_named_lie_in_the_deck_in_the_order_of_the_seed() -> None:
    assert write(read("seed: 7")) == write(read("seed: 7"))
    assert write(read("seed: 7")) != write(read("seed: 8"))
    t = at("deck: fox, cat", "line: dog")
    assert t.deck()[:1] == ["dog"] or t.line()[1:3] == ["fox", "cat"], "an owed line is filled from the top"


def test_a_position_in_the_middle_of_an_effect() -> None:
    t = at("families: farm, savannah", "hand 0: elephant, fox, cat, sheep", "deck: dog", "line: pig, pig, dog, fox")
    t.say("play", "elephant", "fox", "left", "use", "cat")
    text = write(t.state)
    assert "pending: pay seat=0 at=elephant.1 card=cat price=2" in text
    assert read(text) == t.state
    again = at(text)
    again.say("sheep", "no")
    assert again.collection(0, "right") == ["cat"]


def test_a_finished_game_needs_no_more_than_its_end() -> None:
    state = read("over: yes")
    assert state.over
    assert read(write(state)) == state


def test_a_short_line_is_owed_cards_unless_the_position_says_otherwise() -> None:
    assert read("line: cat\nrest: out").owed == 3
    assert read("line: cat\nrest: out\nowed: 0").owed == 0


def test_comments_and_spaces_do_not_matter() -> None:
    assert write(read("  players :  3   # three of us\n\n# nothing here\n")) == write(read("players: 3"))


WRONG = [
    ("players: 9", 1),
    ("players: 2\nplayers: 3", 2),
    ("nonsense", 1),
    ("hand 0: unicorn", 1),
    ("hand 0: cat\nhand 1: cat, cat, cat, cat", 2),
    ("hand 7: cat", 1),
    ("line: cat!", 1),
    ("known 0 by 1: cat", 1),
    ("seed: xyz", 1),
    ("families: farm, sky\nphase: teatime", 2),
    ("over: perhaps", 1),
    ("rest: here", 1),
    ("pending: nap seat=0", 1),
    ("pending: action seat=0", 1),
    ("pending: turn seat=0 acted=1\npending: pay seat=0 speed=9", 2),
    ("chosen 0: cat", 1),
    ("game: chess", 1),
    ("families:", 1),
    ("turn: 5000", 1),
    ("turn: 0", 1),
    ("hand 0: cat\nchosen 0: cat, cat", 2),
    ("hand 0: cat\nchosen 0: cat!", 2),
    ("pending: turn seat=0 acted=1\npending: pay seat=0 price=2", 2),
    ("hand 0: pig, pig\npending: turn seat=0\npending: place seat=0 card=pig", 1),
    ("pending: turn seat=0\npending: fetch seat=0 deep=7", 2),
    ("pending: turn seat=0\npending: effect seat=0 flags=asking", 2),
    ("pending: turn seat=0\npending: exchange seat=0 flags=begun", 2),
    ("pending: turn seat=0\npending: effect seat=0 at=cat.0 flags=sleepy", 2),
    ("pending: turn seat=0\npending: play seat=0 at=cat.0", 2),
    ("pending: turn seat=0 acted=1\npending: effect seat=0 at=play.end flags=changed", 2),
    ("rules: 1", 1),
]


@pytest.mark.parametrize(("text", "line"), WRONG)
def test_what_makes_no_sense_names_its_line(text: str, line: int) -> None:
    with pytest.raises(SenbazuruError) as refused:
        read(text)
    assert refused.value.code == "bad-position"
    assert refused.value.details["line"] == line


ON_ITS_WAY = (
    "collection 0 left: {}\ndiscards: sheep\npending: turn seat=0 acted=1\npending: {} seat=0 at=play.0 card=raccoon"
)


@pytest.mark.parametrize("frame", ["place", "pay"])
def test_the_only_column_for_a_card_goes_without_saying(frame: str) -> None:
    text = ON_ITS_WAY.format("cat", frame) + (" price=2\nhand 0: sheep" if frame == "pay" else "")
    said = text.replace("card=raccoon", "card=raccoon column=right")
    assert read(said) == read(text)
    for wrong in (text.replace("card=raccoon", "card=raccoon column=left"), said.replace("left: cat", "left:")):
        with pytest.raises(SenbazuruError, check=lambda error: "column=" in str(error.details["expected"])):
            read(wrong)


def test_an_unknown_family_is_named() -> None:
    with pytest.raises(SenbazuruError) as refused:
        read("families: farm, moon")
    assert refused.value.details["family"] == "moon"


def somewhere(number: int) -> str:
    seed = Seed.number(number)
    rules = MIXED if number % 2 else ORIGAMI
    state = rules.new(rules.setup(2 + number % 4, {}, seed), seed)
    stream = Stream(seed, 15, 0)
    for _ in range(30 + number % 90):
        if not state.over:
            options = members(state.mask())
            state.apply(options[stream.below(len(options))])
    return write(state)


@given(st.integers(0, 200), st.data())
def test_a_damaged_position_is_read_or_refused_but_never_breaks(number: int, data: st.DataObject) -> None:
    lines = somewhere(number).splitlines()
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(lines) - 1))
        damage = data.draw(st.sampled_from(["drop", "repeat", "swap", "word", "text"]))
        words = lines[place].split()
        if damage == "drop":
            lines[place] = ""
        elif damage == "repeat":
            lines.insert(place, lines[place])
        elif damage == "swap":
            other = data.draw(st.integers(0, len(lines) - 1))
            lines[place], lines[other] = lines[other], lines[place]
        elif damage == "word" and words:
            words[data.draw(st.integers(0, len(words) - 1))] = data.draw(
                st.sampled_from(["-1", "99", "cat", "seat=7", "", "red-monk", "rice-paper", "caiman^3", "from=31"])
            )
            lines[place] = " ".join(words)
        else:
            lines[place] = data.draw(st.text(max_size=30))
    with suppress(SenbazuruError):
        state = read("\n".join(lines))
        assert state.over or state.mask(), "somebody can go on"
        assert read(write(state)) == state
        play_randomly(state.copy(), Stream(Seed.number(number), 15, 1), 40)


def examples() -> list[str]:
    text = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
    return text.split("```")[1::2]


@pytest.mark.parametrize("text", examples())
def test_the_examples_of_the_docs_can_be_read(text: str) -> None:
    assert read(text, game=game_of(text) or "origami").mask()
