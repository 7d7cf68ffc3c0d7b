"""What may be painted, against a slow model of the rules: squares are rows and columns, shapes are drawings."""

from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

import pytest

from senbazuru.islands.rules import ISLANDS
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from tests.islands.table import BLUE, GREEN, RED, IslandsTable, at

Cell = tuple[int, int]
Cells = frozenset[Cell]
Placed = tuple[int, Cells]
"""The number of an island, from 0, and squares there."""

PRINTED: Final = {1: ["X"], 2: ["XX"], 3: ["XX", "X."], 4: ["XXX", ".X."], 5: ["XXX", "X..", "X.."]}
ORTHOGONAL: Final = ((-1, 0), (0, -1), (0, 1), (1, 0))
COLOURS: Final = ("blue", "green", "red")


def cell(name: str) -> Cell:
    return "1234567".index(name[1]), "abcdefg".index(name[0])


def beside(here: Cell) -> set[Cell]:
    return {(here[0] + down, here[1] + right) for down, right in ORTHOGONAL}


def around(here: Cell) -> set[Cell]:
    return {(here[0] + down, here[1] + right) for down in (-1, 0, 1) for right in (-1, 0, 1)} - {here}


def turned(shape: int) -> set[Cells]:
    """A shape in its turns, each in the upper left corner."""
    cells = {
        (row, column) for row, line in enumerate(PRINTED[shape]) for column, mark in enumerate(line) if mark == "X"
    }
    found = set()
    for _ in range(4):
        cells = {(column, -row) for row, column in cells}
        top, left = min(row for row, _ in cells), min(column for _, column in cells)
        found.add(frozenset((row - top, column - left) for row, column in cells))
    return found


@dataclass(frozen=True)
class Isle:
    """One island of a player."""

    land: Cells
    landmarks: dict[Cell, str]
    paint: dict[Cell, str]
    order: int

    @property
    def free(self) -> Cells:
        return self.land - self.paint.keys()

    def beside_a(self, kind: str) -> set[Cell]:
        return {near for here, landmark in self.landmarks.items() if landmark == kind for near in beside(here)}


@dataclass(frozen=True)
class Player:
    """The islands of a player, and the access to new ones."""

    isles: tuple[Isle, ...]
    either: int
    regular: int

    @property
    def begun(self) -> int:
        return sum(bool(isle.paint) for isle in self.isles)

    def touching(self, isle: Isle) -> set[Cell]:
        """The squares of which a painting must have one."""
        if isle.paint:
            return {near for here in isle.paint for near in beside(here)}
        touch: set[Cell] = set()
        if self.begun == 0 or self.regular or self.either:
            touch |= isle.beside_a("regular-harbour")
        if self.begun and self.either:
            touch |= isle.beside_a("secret-harbour")
        return touch

    def placements(self, shape: int) -> set[Placed]:
        found = set()
        for n, isle in enumerate(self.isles):
            touch = self.touching(isle)
            for form in turned(shape):
                for row in range(7):
                    for column in range(7):
                        squares = frozenset((row + down, column + right) for down, right in form)
                        if squares <= isle.free and squares & touch:
                            found.add((n, squares))
        return found

    def painted(self, n: int, squares: Cells, colour: str) -> "Player":
        """The same player after a painting, as far as it is about where to paint."""
        isle, either, regular = self.isles[n], self.either, self.regular
        if not isle.paint and self.begun:
            if regular and squares & isle.beside_a("regular-harbour"):
                regular -= 1
            else:
                either -= 1
        order = isle.order or self.begun + 1
        after = replace(isle, paint=isle.paint | dict.fromkeys(squares, colour), order=order)
        for here, kind in isle.landmarks.items():
            ring = around(here) & isle.land
            if kind == "lighthouse" and ring & squares and ring <= after.paint.keys():
                if len({after.paint[square] for square in ring}) == 1:
                    either += 1
                else:
                    regular += 1
        return Player((*self.isles[:n], after, *self.isles[n + 1 :]), either, regular)

    def first_dominoes(self, colour: str) -> set[Placed]:
        """Those after which a second has a place."""
        return {(n, squares) for n, squares in self.placements(2) if self.painted(n, squares, colour).placements(2)}

    def possible(self, shape: int, colour: str) -> set[Placed]:
        return self.first_dominoes(colour) if shape == 2 else self.placements(shape)

    def forms(self, size: int, nth: int) -> set[Placed]:
        """Connected squares of any form on the island begun as the nth, or still to be begun as that."""
        found = set()
        for n, isle in enumerate(self.isles):
            if isle.order == nth or (isle.order == 0 and self.begun == nth - 1):
                grown = {frozenset([here]) for here in isle.free}
                for _ in range(size - 1):
                    grown = {
                        form | {near} for form in grown for here in form for near in beside(here) & isle.free - form
                    }
                found |= {(n, form) for form in grown if form & self.touching(isle)}
        return found


def player(t: IslandsTable, seat: int) -> Player:
    """What everybody sees of a player."""
    shown: dict[str, Any] = t.view()["seats"][seat]
    isles = []
    for island in shown["islands"]:
        cells = {(row, column) for row in range(island["rows"]) for column in range(island["columns"])}
        landmarks = {cell(name): kind for name, kind in island["squares"].items()}
        paint = {cell(name): colour for name, colour in island["painted"].items()}
        isles.append(Isle(frozenset(cells - landmarks.keys()), landmarks, paint, island["order"] or 0))
    return Player(tuple(isles), shown["access"]["either"], shown["access"]["regular"])


def offered(t: IslandsTable) -> set[Placed]:
    """What the engine offers."""
    return {(int(place[0]) - 1, frozenset(map(cell, place.split()[1:]))) for place in t.places()}


def name(placed: Placed) -> str:
    """As `IslandsTable.paint` wants it."""
    return f"{placed[0] + 1}: " + " ".join(f"{'abcdefg'[column]}{row + 1}" for row, column in sorted(placed[1]))


# -- positions


def random_map(random: Random, begun: bool) -> str:
    """Any size, any terrain but groves; if begun, paint that grows from a harbour."""
    rows, columns = random.randint(4, 7), random.randint(4, 7)
    cells = [(row, column) for row in range(rows) for column in range(columns)]
    rough = random.choice((0.05, 0.2, 0.4))
    marks = {here: random.choice("~^^TCDV") if random.random() < rough else "." for here in cells}
    for mark, here in zip("RSLL", random.sample(cells, random.choice((2, 3, 4)))):
        marks[here] = mark
    if begun:
        land = {here for here in cells if marks[here] == "."}
        harbour = next(here for here in cells if marks[here] == "R")
        edge = sorted(beside(harbour) & land)
        colours = random.choice(("r", "rb", "rgb"))
        for _ in range(random.randint(1, max(1, len(land)))):
            if not edge:
                break
            here = random.choice(edge)
            marks[here] = random.choice(colours)
            land.discard(here)
            edge = sorted({near for at in cells if marks[at] in "rgb" for near in beside(at)} & land)
    return "\n".join(" ".join(marks[row, column] for column in range(columns)) for row in range(rows)) + "\n"


def random_position(random: Random) -> tuple[list[str], list[str]]:
    """Maps and lines. Seat 0 is rich enough that volcanoes ask nothing."""
    begun = random.choice((0, 1, 1, 2, 3))
    maps = [random_map(random, n < begun) for n in range(4)]
    random.shuffle(maps)
    lines = ["coins 0: 900", random.choice((GREEN, RED, BLUE))]
    if begun and random.random() < 0.7:
        lines.append(f"access 0: either {random.choice((0, 0, 1, 2))}, regular {random.choice((0, 1, 2))}")
    return maps, lines


POSITIONS: Final = range(40)


@pytest.mark.parametrize("number", POSITIONS)
def test_the_places_of_every_shape_are_those_of_the_model(number: int) -> None:
    random = Random(number)
    maps, lines = random_position(random)
    for shape in (1, 2, 3, 4, 5):
        t = at(maps, *lines, card=max(shape, 2))
        model = player(t, 0)
        colour = t.view()["colour"]
        expected = model.possible(shape, colour)
        if shape == 1:
            t.everybody_passes()
        else:
            t.win(shape)
        if not expected:
            assert t.seat() == 1, "nothing is asked"
            assert shape == 1 or t.granted("lapsed") == [f"development-{shape}"]
            continue
        assert offered(t) == expected
        chosen = random.choice(sorted(expected, key=name))
        t.paint(name(chosen))
        model = model.painted(*chosen, colour)
        assert t.access(0) == (model.either, model.regular)
        if shape == 2:
            expected = model.placements(2)
            assert offered(t) == expected
            chosen = random.choice(sorted(expected, key=name))
            t.paint(name(chosen))
            model = model.painted(*chosen, colour)
        assert player(t, 0) == model


@pytest.mark.parametrize("number", POSITIONS)
def test_the_shapes_and_colours_of_card_6_are_those_of_the_model(number: int) -> None:
    maps, lines = random_position(Random(number))
    t = at(maps, *lines, card=6)
    model = player(t, 0)
    places = {(shape, colour): model.possible(shape, colour) for shape in (2, 3, 4, 5) for colour in COLOURS}
    possible = {str(shape) for (shape, _), there in places.items() if there}
    t.win(6)
    if not possible:
        assert t.granted("lapsed") == ["development-6"]
        return
    assert t.offered() == {"no", *possible}
    if "2" in possible:
        t.say("2")
        assert t.offered() == {colour for colour in COLOURS if places[2, colour]}
        t.say(sorted(t.offered())[0])
        assert offered(t) == places[2, t.asked().args["colour"]]


@pytest.mark.parametrize("number", range(24))
def test_the_free_forms_are_those_of_the_model(number: int) -> None:
    random = Random(number)
    maps, lines = random_position(random)
    level = number % 3
    t = at(maps, *lines, "players: 1", f"science: expancing {level}", card=3)
    model = player(t, 0)
    t.say("pass", "expancing")
    sizes = {0: [3], 1: [5], 2: [3, 5]}[level]
    expected = {size: model.forms(size, level + 1) for size in sizes}
    possible = {str(size) for size in sizes if expected[size]}
    if not possible:
        assert t.granted("lapsed") == ["expancing"]
        return
    assert t.asked().kind == "expancing"
    assert t.offered() == {"no", *possible}
    size = random.choice(sorted(possible))
    t.say(size)
    assert offered(t) == expected[int(size)]


@pytest.mark.parametrize("number", range(3))
def test_in_a_whole_game_on_real_islands_the_places_are_those_of_the_model(number: int) -> None:
    random = Random(number)
    t = IslandsTable(Game.start(ISLANDS, players=2 + number % 2, seed=Seed.number(number)))
    compared = 0
    while not t.game.over:
        seat, asked = t.seat(), t.asked()
        if asked.kind == "island":
            model, shape, half = player(t, seat), asked.args["shape"], asked.args["half"]
            expected = model.first_dominoes(asked.args["colour"]) if half == 1 else model.placements(shape)
            assert offered(t) == expected
            compared += 1
            t.paint(name(random.choice(sorted(expected, key=name))))
        else:
            words = sorted(option.word for option in asked.offered if option.word not in ("no", "pass", "more"))
            t.say("pass" if asked.kind == "bid" and random.random() < 0.6 else random.choice(words))
    assert compared > 40
