"""Positions as text: readable, exact, also in the middle of a painting; what makes no sense names its line."""

import re
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from senbazuru.islands.engine.game import Islands
from senbazuru.islands.rules import ISLANDS
from senbazuru.kernel.bits import members
from senbazuru.kernel.check import ENDLESS
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.game import Game
from senbazuru.kernel.playout import play_randomly
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.state import OMNISCIENT

read, write = ISLANDS.read, ISLANDS.write


# -- there and back


def walk(number: int) -> Islands:
    """A random table, at its first moment."""
    random = Random(number)
    players, options = ISLANDS.random_table(random)
    seed = Seed.number(number)
    return ISLANDS.new(ISLANDS.setup(players, options, seed), seed)


@pytest.mark.parametrize("number", range(6))
def test_at_every_moment_of_a_game_the_position_survives_as_text(number: int) -> None:
    random, state, count = Random(number), walk(number), 0
    while not state.over:
        if count % 3 == number % 3:
            assert read(write(state)) == state
        options = members(state.mask())
        lively = [option for option in options if option] if random.random() < 0.8 else options
        state.apply(random.choice(lively or options))
        count += 1
    assert count > 60


def test_a_finished_game_survives_as_text() -> None:
    state = read("season: 24")
    play_randomly(state, Stream(Seed.number(1), 15, 0))
    assert state.over
    assert read(write(state)) == state


def test_a_finished_game_needs_no_more_than_its_end() -> None:
    state = read("over: yes\nseason: 24")
    assert state.over
    assert read(write(state)) == state
    assert ISLANDS.view(state, OMNISCIENT)["winners"] == [0, 1]


def test_a_position_can_be_played_on_and_recorded() -> None:
    game = Game.from_position(ISLANDS, "players: 1\nseason: 20\ncoins 0: 5")
    while not game.over:
        seat = game.waiting()[0]
        game.answer(seat, members(game.state.mask(seat))[-1])
    again = Game.load(ISLANDS, game.record)
    assert again.state == game.state


# -- what is not given is as at the start of a round


def test_nothing_given_is_the_start_of_the_first_round_for_two() -> None:
    state = read("")
    shown = ISLANDS.view(state, OMNISCIENT)
    assert (shown["round"], shown["season"], shown["first"], shown["development"]) == (1, 1, 0, None)
    assert [seat["coins"] for seat in shown["seats"]] == [15, 15]
    assert [seat["tokens"]["volcano"] for seat in shown["seats"]] == [0, 0]
    assert ISLANDS.decision(state, 0).kind == "roll"


def test_with_a_card_its_auction_is_about_to_begin() -> None:
    state = read("development: 4\nfirst: 1")
    assert members(state.waiting()) == [1]
    assert ISLANDS.decision(state, 1).kind == "bid"


def test_without_a_card_the_die_of_that_round_is_rolled() -> None:
    cards = []
    for text in ("round: 5\nseed: 2a", "round: 6\nseed: 2a", "round: 5\nseed: 2b"):
        state = read(text)
        assert state.turns == int(text[7])
        state.apply(1)
        cards.append(int(state.card))
    assert cards[0] == Stream(Seed.parse("2a"), 3, 5).below(6) + 1
    assert len(set(cards)) > 1


def test_islands_are_those_of_the_first_two_sheets() -> None:
    shown = ISLANDS.view(read("sheets: tako, senba, masu"), OMNISCIENT)
    for seat in shown["seats"]:
        assert [island["sheet"] for island in seat["islands"]] == ["tako", "tako", "senba", "senba"]


def rows(sheet: str, which: int, paint: dict[str, str]) -> list[str]:
    """The rows of an island with some paint."""
    island = ISLANDS.sheaf.sheets[sheet].islands[which - 1]
    state = read(f"sheets: {sheet}, {'masu' if sheet != 'masu' else 'tako'}")
    lines = write(state).splitlines()
    first = lines.index(f"island 0.{which}: {sheet} {which}") + 1
    grid = [line[2:].split() for line in lines[first : first + island.rows]]
    for square, colour in paint.items():
        grid[int(square[1]) - 1]["abcdefg".index(square[0])] = colour
    return ["| " + " ".join(row) for row in grid]


def land(sheet: str, which: int, count: int) -> list[str]:
    """Some empty squares of an island."""
    shown = ISLANDS.view(read(f"sheets: {sheet}, {'masu' if sheet != 'masu' else 'tako'}"), OMNISCIENT)
    island = shown["seats"][0]["islands"][which - 1]
    squares = [f"{column}{row + 1}" for row in range(island["rows"]) for column in "abcdefg"[: island["columns"]]]
    return [square for square in squares if square not in island["squares"]][:count]


def test_of_a_map_only_the_paint_counts() -> None:
    one, two = land("senba", 1, 2)
    text = ["sheets: senba, masu", "island 0.1: senba 1", *rows("senba", 1, {one: "b", two: "r"})]
    shown = ISLANDS.view(read("\n".join(text)), OMNISCIENT)["seats"][0]["islands"][0]
    assert shown["painted"] == {one: "blue", two: "red"}
    assert shown["order"] == 1, "the only one with paint was begun first"
    dots = [re.sub(r"[^bgr|. ]", ".", row) for row in text[2:]]
    assert read("\n".join([*text[:2], *dots])) == read("\n".join(text)), "dots will do for all else"


def test_who_has_begun_an_island_has_its_volcano_tokens() -> None:
    sheet = next(
        name for name in ISLANDS.sheaf.sheets if "V" in write(read(f"sheets: {name}, masu")) and name not in ("masu",)
    )
    which = 1 if "V" in " ".join(rows(sheet, 1, {})) else 2
    first = land(sheet, which, 1)[0]
    text = [f"sheets: {sheet}, masu", f"island 0.{which}: {sheet} {which}", *rows(sheet, which, {first: "g"})]
    state = read("\n".join(text))
    volcanoes = " ".join(rows(sheet, which, {})).count("V")
    assert ISLANDS.view(state, OMNISCIENT)["seats"][0]["tokens"]["volcano"] == volcanoes > 0


def test_a_choice_of_sheets_half_made() -> None:
    text = "players: 2\ndealt 0: tako, masu, senba\ndealt 1: masu, tako, fune\nreturned 1: fune"
    state = read(text)
    assert members(state.waiting()) == [0]
    assert read(write(state)) == state
    state.apply(1)
    shown = ISLANDS.view(state, OMNISCIENT)
    assert [[i["sheet"] for i in seat["islands"]][::2] for seat in shown["seats"]] == [
        ["masu", "senba"],
        ["masu", "tako"],
    ]


def test_a_position_in_the_middle_of_a_painting() -> None:
    state = read("development: 3\nseed: 7")
    for option in (1, 0, 1):
        state.apply(option)
    assert ISLANDS.decision(state, 0).kind == "square"
    text = write(state)
    assert "shape=3 colour=1 flags=half-said island=0" in text.splitlines()[-1]
    again = read(text)
    assert again == state
    assert again.mask() == state.mask()


def test_comments_and_spaces_do_not_matter() -> None:
    plain = write(read("players: 3\nseason: 4"))
    assert write(read("  players :  3 \n\n# nothing here\nseason:4\n")) == plain


# -- what makes no sense

SOLO = "players: 1\n"
PAINT = "development: 3\npending: round seat=0 stage=5 amount=1\npending: action seat=0 stage=3\npending: paint seat=0 "

WRONG = [
    ("nonsense", 1, "key: value"),
    ("players: 2\nplayers: 3", 2, "each key once"),
    ("game: origami", 1, "islands"),
    ("rules: 99", 1, "rules"),
    ("players: 5", 1, "1 to 4"),
    ("players: 0", 1, "1 to 4"),
    ("players: many", 1, "1 to 4"),
    ("sheets: tako", 1, "two or more"),
    ("sheets: tako, tako", 1, "each once"),
    ("sheets: tako, atlantis", 1, "sheets"),
    ("seed: xyz", 1, "hexadecimal"),
    ("season: 0", 1, "1 to 24"),
    ("season: 25", 1, "1 to 24"),
    ("round: 5000", 1, "0 to"),
    ("first: 2", 1, "0 to 1"),
    ("development: 7", 1, "1 to 6"),
    ("bid: 4", 1, "bidder"),
    ("bidder: 1", 0, "bid"),
    ("bid: 4\nbidder: 1\nwinner: 0", 1, "winner"),
    ("bidding: 0, 5", 1, "0 to 1"),
    ("dice: colour 7", 1, "up to 6"),
    ("dice: gold 1", 1, "colour"),
    ("over: perhaps", 1, "yes"),
    ("landmarks: some", 1, "yes"),
    ("catch-up: coal 9, gold 0", 1, "up to 3"),
    (SOLO + "catch-up: coal 1, gold 1", 2, "2 players"),
    (SOLO + "science: alchemy 1", 2, "auctionis"),
    (SOLO + "science: auctionis 4", 2, "up to 3"),
    (SOLO + "science: auctionis 1, economicus 1", 2, "not both"),
    (SOLO + "used: alchemy", 2, "auctionis"),
    ("science: auctionis 1", 1, "no such line"),
    ("coins 0: -1", 1, "0 to"),
    ("coins 0: 1 2", 1, "a number from 0 to 4000"),
    ("coins 2: 5", 1, "no such line"),
    ("tokens 0: silver 1", 1, "coal-any"),
    ("tokens 0: coal-any 1, coal-any 2", 1, "each once"),
    ("access 0: either 5", 1, "up to 4"),
    ("island 0.1: atlantis 1", 1, "a sheet"),
    ("sheets: tako, masu\nisland 0.1: tako 3", 2, "1 or 2"),
    ("sheets: tako, masu\nisland 0.1: tako 1, begun 5", 2, "begun 1"),
    ("sheets: tako, masu\nisland 0.1: tako 1, begun 1", 2, "without paint"),
    ("sheets: tako, masu\nisland 0.1: tako 2", 2, "both islands of one sheet"),
    ("sheets: tako, masu\nisland 0.1: tako 1\n| . .\n| . .", 2, "rows after it"),
    ("sheets: tako, masu\nisland 0.1: tako 1" + 6 * "\n| . .", 3, "squares in row 1, not 2"),
    ("coinz 0: 5", 1, "perhaps `coins 0:`"),
    ("sheets: tako, massu", 1, "not `massu`"),
    ("sheets: tako, masu\nisland 0.5: tako 1", 2, "no such line"),
    ("sheets: tako, masu\noutlines 0.1: own", 2, "words of"),
    ("sheets: tako, masu\noutlines 0.1: grey, grey", 2, "no"),
    ("sheets: tako, masu\noutlines 0.1: own, no", 2, "squares are painted"),
    ("dealt 0: tako, masu", 1, "3 different"),
    ("dealt 0: tako, masu, masu", 1, "3 different"),
    ("dealt 0: tako, masu, atlantis", 1, "dealt 0"),
    ("dealt 0: tako, masu, fune", 0, "dealt 1"),
    ("dealt 0: tako, masu, fune\ndealt 1: tako, masu, fune\nreturned 0: senba", 3, "returned 0"),
    ("dealt 0: tako, masu, fune\ndealt 1: tako, masu, fune\nreturned 0: tako, masu", 3, "one sheet"),
    (SOLO + "dealt 0: tako, masu, fune\nreturned 0: tako", 0, "yet to choose"),
    (SOLO + "dealt 0: tako, masu, fune\npending: round seat=0", 3, "while sheets are chosen"),
    ("pending: nap seat=0", 1, "a step of"),
    ("pending: round seat=0 speed=9", 1, "stage"),
    ("pending: round seat=0 stage=x", 1, "stage=x"),
    ("pending: round seat=7", 1, "seat=7"),
    ("pending: bid seat=0", 1, "`round` first"),
    ("pending: round seat=0 stage=1", 1, "as it can come about"),
]

STACK = "development: 3\npending: round seat=0 stage=2\n"

WRONG_FRAMES = [
    (STACK + "pending: paint seat=0", 3, "no `paint` there"),
    (STACK + "pending: auctionis seat=0", 3, "no `auctionis` there"),
    (STACK + "pending: bid seat=0", 3, "as it can come about"),
    (STACK + "pending: bid seat=2", 3, "seat=2"),
    (STACK + "pending: action seat=0 stage=4\npending: nap seat=0", 4, "a step of"),
    (PAINT + "shape=9", 4, "shape=9"),
    (PAINT + "colour=6", 4, "colour=6"),
    (PAINT + "flags=loudly", 4, "flags=loudly"),
    (PAINT + "source=card-9", 4, "source=card-9"),
    (PAINT + "shape=3 colour=1 island=0", 4, "as it can come about"),
    (PAINT + "shape=6 amount=3 stage=1", 4, "as it can come about"),
    (PAINT + "shape=3 flags=first-half", 4, "as it can come about"),
]


@pytest.mark.parametrize(("text", "line", "expected"), WRONG)
def test_what_makes_no_sense_names_its_line_and_what_was_expected(text: str, line: int, expected: str) -> None:
    with pytest.raises(SenbazuruError) as refused:
        read(text)
    assert refused.value.code == "bad-position"
    assert refused.value.details["line"] == line, "0 is for a line that is missing"
    assert expected in str(refused.value.details["expected"])


@pytest.mark.parametrize(("text", "line", "expected"), WRONG_FRAMES)
def test_a_frame_that_cannot_be_says_what_was_expected(text: str, line: int, expected: str) -> None:
    with pytest.raises(SenbazuruError) as refused:
        read(text)
    assert refused.value.code == "bad-position"
    assert expected in str(refused.value.details["expected"])


@pytest.mark.parametrize(("text", "line", "expected"), WRONG_FRAMES)
def test_a_frame_that_cannot_be_names_its_line(text: str, line: int, expected: str) -> None:
    with pytest.raises(SenbazuruError) as refused:
        read(text)
    assert refused.value.details["line"] == line


def test_a_question_that_nobody_could_answer_is_refused() -> None:
    with pytest.raises(SenbazuruError) as refused:
        read(PAINT + "shape=3 colour=1 flags=half-said island=0 square=54")
    assert "somebody who can answer" in str(refused.value.details["expected"])


@pytest.mark.parametrize("mark", ["G", "x", "9", "gg"])
def test_a_mark_that_is_not_on_the_sheet_is_named_with_its_square_and_line(mark: str) -> None:
    square = land("senba", 1, 1)[0]
    text = ["sheets: senba, masu", "island 0.1: senba 1", *rows("senba", 1, {square: mark})]
    with pytest.raises(SenbazuruError) as refused:
        read("\n".join(text))
    assert refused.value.details["line"] == 2 + int(square[1:])
    expected = str(refused.value.details["expected"])
    assert f"at {square} (column {square[0]}, row {square[1:]}) `1` as on the sheet, or b, g, r" in expected
    assert f"not `{mark}`" in expected


def test_paint_on_a_landmark_is_refused() -> None:
    shown = ISLANDS.view(read("sheets: senba, masu"), OMNISCIENT)["seats"][0]["islands"][0]
    for square in list(shown["squares"])[:3]:
        text = ["sheets: senba, masu", "island 0.1: senba 1", *rows("senba", 1, {square: "r"})]
        with pytest.raises(SenbazuruError):
            read("\n".join(text))


@pytest.mark.parametrize(("one", "other"), [("begun 1", "begun 1"), ("begun 2", "begun 3"), ("", "")])
def test_islands_are_begun_one_after_the_other(one: str, other: str) -> None:
    text = ["sheets: senba, masu"]
    for which, begun in ((1, one), (2, other)):
        square = land("senba", which, 1)[0]
        text.append(f"island 0.{which}: senba {which}{', ' if begun else ''}{begun}")
        text += rows("senba", which, {square: "g"})
    with pytest.raises(SenbazuruError) as refused:
        read("\n".join(text))
    assert "`begun 1`, `begun 2`" in str(refused.value.details["expected"])


# -- positions that no game leads to: refused, or playable

MIDDLE = "development: 3\npending: round seat=0 stage=5 amount=1\npending: action seat=0 stage=7\n"

BROKEN = {
    "a form of any colour": SOLO + MIDDLE + "pending: paint seat=0 stage=1 shape=6 colour=3 flags=optional amount=3",
    "a rolled colour half said": SOLO
    + "dice: colour 3\n"
    + MIDDLE
    + "pending: paint seat=0 source=grove shape=3 colour=5 flags=half-said",
    "a square that cannot be painted, below a question": SOLO
    + "science: re-roll 3\ndice: colour 3\ncoins 0: 20\n"
    + MIDDLE
    + "pending: paint seat=0 source=grove shape=3 colour=1 flags=half-said island=0 square=54\n"
    + "pending: re-roll seat=0 stage=5",
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_painting_that_cannot_be_is_refused_or_can_be_played(name: str) -> None:
    with suppress(SenbazuruError):
        for number in range(20):
            play_randomly(read(BROKEN[name]), Stream(Seed.number(number), 15, 0))


@pytest.mark.parametrize("pending", ["", "pending: round seat=0 stage=2"])
def test_nobody_has_bid_more_than_he_has(pending: str) -> None:
    with pytest.raises(SenbazuruError):
        read(f"development: 3\nbid: 20\nbidder: 1\n{pending}")


def test_what_comes_of_the_largest_purse_can_be_read_again() -> None:
    state = read("players: 1\ncoins 0: 2000\ndevelopment: 3")
    for _ in range(3):
        state.apply(0)
    assert state.coins(0) == 2003
    assert read(write(state)) == state


# -- damaged positions


def somewhere(number: int) -> str:
    """A moment of a random game, not too early."""
    random, state = Random(number), walk(number)
    for _ in range(random.randrange(1, 160)):
        before = state.copy()
        options = members(state.mask())
        state.apply(random.choice([option for option in options if option] or options))
        if state.over:
            return write(before)
    return write(state)


FIELDS = ("seat", "stage", "source", "shape", "colour", "flags", "island", "square", "pending", "amount")
WORDS = (
    "-1",
    "0",
    "2",
    "7",
    "99",
    "tako",
    "seat=7",
    "stage=3",
    "flags=optional",
    "shape=2",
    "amount=5",
    "yes",
    "b",
    "",
)


@settings(max_examples=150)
@given(st.integers(0, 60), st.data())
def test_a_damaged_position_is_refused_or_can_be_played_to_its_end(number: int, data: st.DataObject) -> None:
    lines = somewhere(number).splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(lines) - 1))
        damage = data.draw(st.sampled_from(["drop", "repeat", "swap", "word", "number", "field", "text"]))
        words = lines[place].split()
        if damage == "drop":
            lines[place] = ""
        elif damage == "repeat":
            lines.insert(place, lines[place])
        elif damage == "swap":
            other = data.draw(st.integers(0, len(lines) - 1))
            lines[place], lines[other] = lines[other], lines[place]
        elif damage == "word" and words:
            words[data.draw(st.integers(0, len(words) - 1))] = data.draw(st.sampled_from(WORDS))
            lines[place] = " ".join(words)
        elif damage == "number":
            lines[place] = re.sub(r"\d+", str(data.draw(st.integers(0, 30))), lines[place], count=1)
        elif damage == "field":
            place = max(n for n, line in enumerate(lines) if line) if any(lines) else 0
            field = data.draw(st.sampled_from(FIELDS))
            kept = [word for word in lines[place].split() if not word.startswith(f"{field}=")]
            lines[place] = " ".join([*kept, f"{field}={data.draw(st.integers(0, 8))}"])
        else:
            lines[place] = data.draw(st.text(max_size=30))
    try:
        state = read("\n".join(lines))
    except SenbazuruError:
        return
    assert state.over or state.mask(), "somebody can go on"
    assert read(write(state)) == state
    assert play_randomly(state.copy(), Stream(Seed.number(number), 15, 1), ENDLESS) < ENDLESS
