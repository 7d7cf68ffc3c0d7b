"""The design's hardest corners, kept from the first spike.

Throw-away versions of ideas that later games bring: a play on another's turn, moving collected cards, payments with
modified cards, a rule that silences instants, and a placement that triggers a placement that rolls a die. They are
written in plain Python on the engine as it is, compiled or not: none of them needs a change in the kernel.
"""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from mypy_extensions import i64

from senbazuru.kernel.bits import members
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.state import State
from senbazuru.origami import position
from senbazuru.origami.engine.game import Origami
from senbazuru.origami.engine.pack import PLAY_ACTION, Pack
from senbazuru.origami.engine.payment import sums, window
from senbazuru.origami.engine.steps import BEGUN, OPTIONAL, PLACE, STEPS, VERBS, Step, Verb
from senbazuru.origami.engine.table import Table
from senbazuru.origami.engine.verbs.play import placements
from senbazuru.origami.engine.vocabulary import BY_NAME
from senbazuru.origami.engine.zones import CARD, PLAYED
from senbazuru.origami.packs import link, read_family, shipped
from tests.origami_table import at

FROM = '{ name = "ours", copies = "ours", cost = "ours", folds = "ours", points = "ours", effect = "ours" }'


class EachMayPlay(Verb):
    """Dragon: each player, clockwise from the actor, may play 1 origami. `memory` counts who was asked."""

    def __init__(self) -> None:
        super().__init__("spike_each_may_play", [])

    def begin(self, table: Table) -> None:
        step = table.step
        table.step += 1
        table.push(self.number, table.seat, step, 0, 0, 0)

    def proceed(self, table: Table) -> bool:
        if table.memory == table.players:
            table.pop()
            return False
        seat = (table.seat + table.memory) % table.players
        table.memory += 1
        if table.hand_size(seat) == 0:
            return False
        table.push(BY_NAME["play"].number, seat, PLAY_ACTION, 0, 0, OPTIONAL)
        return True


class MoveOrigami(Verb):
    """Piranha: one of your origami goes to any place in either of your collections."""

    def __init__(self) -> None:
        super().__init__("spike_move", [])

    def asks(self, table: Table, step: i64) -> bool:
        return True

    def begin(self, table: Table) -> None:
        self.ask(table, 0, 0)

    def places(self, table: Table, seat: int, moved: int) -> list[tuple[int, int]]:
        """Where cards lie, or could be put once the moved one is lifted: pairs of column and height."""
        sizes = [int(table.column_size(seat, column)) for column in (0, 1)]
        if not moved:
            return [(column, height) for column in (0, 1) for height in range(sizes[column])]
        sizes[self.places(table, seat, 0)[moved - 1][0]] -= 1
        return [
            (column, height)
            for column in (0, 1)
            for height in range(sizes[column] + 1)
            if abs(sizes[column] + 1 - sizes[1 - column]) <= 1
        ]

    def options(self, table: Table, seat: i64) -> i64:
        there = len(self.places(table, seat, table.memory))
        return int(2 ** (there + 1)) - 2 + (1 if table.flags & OPTIONAL else 0)

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        if not table.flags & BEGUN:
            table.flags = BEGUN
            table.memory = option
            return
        column, height = self.places(table, seat, table.memory)[option - 1]
        source = self.places(table, seat, 0)[table.memory - 1]
        card = table.remove(seat, source[0], source[1])
        table.insert(seat, column, height, card)
        table.pop()


class SilencedPlace(Step):
    """Red Monk: cards played from now on have no instant effect."""

    def __init__(self) -> None:
        super().__init__("place")

    def options(self, table: Table, seat: i64) -> i64:
        return placements(table, seat, table.card)

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        table.place(seat, (option - 1) & 1, table.card)
        table.pop()


@pytest.fixture
def words(tmp_path: Path) -> Iterator[Pack]:
    """The two new verbs, and a pack with two cards written in them."""
    verbs = [EachMayPlay(), MoveOrigami()]
    for verb in verbs:
        verb.number = len(STEPS)
        STEPS.append(verb)
        VERBS.append(verb)
        BY_NAME[verb.name] = verb
    text = 'family = "spike"\n'
    for name, verb in (("dragon", verbs[0]), ("piranha", verbs[1])):
        text += f'[[card]]\nid = "{name}"\ncopies = 3\ncost = 4\nfolds = 2\npoints = 6\n'
        text += f"instant = [{{ {verb.name} = {{}} }}]\nfrom = {FROM}\n"
    (tmp_path / "spike.toml").write_text(text)
    families = [shipped()["farm"], shipped()["savannah"], read_family(tmp_path / "spike.toml")]
    yield link(families)
    for verb in verbs:
        STEPS.remove(verb)
        VERBS.remove(verb)
        del BY_NAME[verb.name]


def table_with(pack: Pack, *lines: str) -> Origami:
    return position.read("\n".join(lines), lambda *names: pack)


def say(state: Origami, seat: int, *options: str | int) -> None:
    """Answer with card names (an option is a type + 1) or plain ids."""
    for option in options:
        number = state.pack.names.index(option) + 1 if isinstance(option, str) else option
        assert state.answer(seat, number), (option, members(state.mask(seat)))


def test_a_rhino_played_for_a_dragon_on_anothers_turn_gives_no_extra_action(words: Pack) -> None:
    state = table_with(
        words,
        "hand 0: dragon, fox, cat",
        "hand 1: rhino, lion, cat",
        "line: pig, pig, dog, dog",
    )
    say(state, 0, 2, "dragon", "fox", 1)
    say(state, 0, 1)  # use it
    assert state.actor() == 0
    say(state, 0, 0)  # seat 0 plays nothing
    text = position.write(state)
    assert "spike_each_may_play" in text
    assert position.read(text, lambda *names: words) == state, "a position in the middle of the Dragon"
    say(state, 1, "rhino", "lion", 1, 1)
    assert state.discards_size == 6, "the line went to the discards, on two payments"
    assert state.extra == 0, "an extra action is gained only on one's own turn"
    assert state.turn_seat == 1, "the turn of seat 0 is over"


def test_a_piranha_moves_a_card_with_its_marks_and_keeps_the_balance(words: Pack) -> None:
    state = table_with(
        words,
        "hand 0: piranha, fox",
        "collection 0 left: cat, raccoon",
        "collection 0 right: sheep",
        "line: pig, pig, dog, dog",
    )
    say(state, 0, 2, "piranha", "fox")
    before = state.copy()
    say(state, 0, 1)  # the Cat, at the bottom of the left collection
    assert state.open()
    assert members(state.mask(0)) == [1, 2], "left is the shorter one now: under or on top of the Raccoon"
    say(state, 0, 2)
    assert [int(state.column_size(0, column)) for column in (0, 1)] == [2, 2]
    assert state.pack.names[state.top(0, 0) & CARD] == "cat"
    assert state.top(0, 1) & PLAYED == 0, "the marks of the turn are gone with the turn"
    assert before.column_size(0, 0) == 2, "a copy is independent"


def test_with_a_red_monk_an_instant_is_not_even_asked() -> None:
    STEPS[PLACE], alive = SilencedPlace(), STEPS[PLACE]
    try:
        t = at("hand 0: cat, sheep", "hand 1: pig", "line: dog, dog, fox, fox")
        t.say("play", "cat", "sheep", "left")
        assert t.whose_turn() == 1
        assert t.hand(0) == []
    finally:
        STEPS[PLACE] = alive


# -- Narwhal: one rice paper may count 2; red Geisha: the top discard may pay


def payable_sums(tally: int, rice: int, doubles: int, top: int) -> int:
    """Sums of folds a hand can make if up to `doubles` of its rice papers may count 2 and the top discard may help."""
    found = 0
    for doubled in range(min(rice, doubles) + 1):
        # a rice paper that counts 2 is one 1-fold card less and one 2-fold card more
        found |= int(sums(tally + doubled * 255))
    return found | (found << top if top else 0)


@pytest.mark.parametrize("doubles", [0, 1, 2])
@pytest.mark.parametrize("top", [0, 3])
def test_a_payment_with_a_narwhal_and_a_red_geisha(doubles: int, top: int) -> None:
    for ones, twos, rice in product(range(3), range(3), range(4)):
        tally = (ones + rice) + 256 * twos
        there = [1] * ones + [2] * twos
        brute = set()
        for mask in range(2 ** len(there)):
            base = sum(folds for n, folds in enumerate(there) if mask >> n & 1)
            for used in range(rice + 1):
                for doubled in range(min(used, doubles) + 1):
                    brute |= {base + used + doubled, base + used + doubled + top}
        found = payable_sums(tally, rice, doubles, top)
        assert {n for n in range(16) if found >> n & 1} == {n for n in brute if n < 16}
        assert bool(found & window(4, 1)) == bool({3, 4} & brute), "a discount is a wider window"


# -- Islands: a placement surrounds a grove, which paints again in the colour of a die

FREE, RED, GREEN, BLUE = range(4)
PLACING, GROVE_SHAPE, GROVE_PLACING = range(3)


class Meadow(State):
    """Four squares in a row and a grove beside the first two. Painting both lets you paint once more, colour rolled."""

    def __init__(self, seed: Seed) -> None:
        super().__init__(1)
        self.seed = seed
        self.squares = [FREE] * 4
        self.stack = [PLACING]
        self.colour = RED
        self.grove = True

    def waiting(self) -> i64:
        return 0 if self.over else 1

    def options(self, seat: i64) -> i64:
        if self.stack[-1] == GROVE_SHAPE:
            return 3
        squares = sum(2 ** (n + 1) for n, colour in enumerate(self.squares) if colour == FREE)
        return int(squares) + (1 if self.stack[-1] == GROVE_PLACING else 0)

    def perform(self, seat: i64, option: i64) -> None:
        self.answers += 1
        frame = self.stack.pop()
        if frame == GROVE_SHAPE:
            if option:
                self.stack.append(GROVE_PLACING)
                self.colour = 1 + int(Stream(self.seed, 1, self.answers).below(3))
                self.chance = 1
        elif option:
            self.squares[option - 1] = self.colour
            if self.grove and FREE not in self.squares[:2]:
                self.grove = False
                self.stack.append(GROVE_SHAPE)
        self.over = not self.stack and FREE not in self.squares
        if not self.stack and not self.over:
            self.stack.append(PLACING)

    def open(self) -> bool:
        return False

    def copy(self) -> "Meadow":
        twin = Meadow(self.seed)
        twin.inherit(self)
        twin.squares, twin.stack = self.squares[:], self.stack[:]
        twin.colour, twin.grove = self.colour, self.grove
        return twin

    def facts(self) -> list[i64]:
        return [self.answers, self.colour, int(self.grove), *self.squares, 99, *self.stack]


def test_a_placement_triggers_a_grove_that_rolls_a_die() -> None:
    meadow = Meadow(Seed.number(3))
    assert meadow.answer(0, 1)
    assert not meadow.chance
    assert meadow.answer(0, 2)
    assert meadow.stack == [GROVE_SHAPE], "the second square surrounds the grove"
    before = meadow.copy()
    assert meadow.answer(0, 1)
    assert meadow.chance, "a die was rolled: no free undo"
    assert before.hash() != meadow.hash()
    again = before.copy()
    assert again.answer(0, 1)
    assert again == meadow, "the same roll again"
    assert not meadow.answer(0, 1), "that square is painted"
    assert meadow.answer(0, 3)
    assert meadow.squares[2] == meadow.colour
    assert meadow.answer(0, 4)
    assert meadow.over
