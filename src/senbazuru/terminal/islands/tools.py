"""Two questions of Islands that no list could ask well: where a shape goes, and how much to bid.

Both know nothing but what the decision lists. An answer is put together from the steps that the game would ask for
one after the other.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, cast

from senbazuru.islands.outlook import Completed, Landing, SquareLanding
from senbazuru.islands.shown import IslandView
from senbazuru.islands.squares import LETTERS
from senbazuru.kernel.decision import Decision, Reason
from senbazuru.terminal.sitting import Play

PLACING: Final = ("island", "square", "turn")
"""Decisions that are steps of one: where."""
BIDDING: Final = "bid"
COVERED: Final = "covered-from-elsewhere"
"""The reason of a square where the shape may lie, though it would not begin there."""
DECLINE: Final = ("decline", "pass-bid")
ARROWS: Final = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}

Cell = tuple[int, int]
"""Row and column, from 0."""


def cell(square: str) -> Cell:
    return int(square[1:]) - 1, LETTERS.index(square[0])


def square_at(place: Cell) -> str:
    return f"{LETTERS[place[1]]}{place[0] + 1}"


def _top_left(cells: Iterable[Cell]) -> Cell:
    rows, columns = zip(*cells)
    return min(rows), min(columns)


@dataclass(frozen=True)
class Place:
    """A way in which the shape may lie: which squares it shows, and what would come of painting there."""

    island: int
    turn: int
    squares: frozenset[str]
    landing: Landing
    options: tuple[int, ...]
    """The whole answer that paints here."""

    @property
    def completes(self) -> Sequence[Completed]:
        return self.landing["completes"]

    @property
    def form(self) -> frozenset[Cell]:
        top, left = self.corner
        return frozenset((row - top, column - left) for row, column in map(cell, self.squares))

    @property
    def corner(self) -> Cell:
        return _top_left(map(cell, self.squares))


def declined(decision: Decision) -> int | None:
    """The option that leaves it."""
    return next((option.id for option in decision.offered if option.key in DECLINE), None)


class Placing:
    """A shape held over an island: it is moved, turned, carried to another island, and painted."""

    def __init__(self, game: Play, seat: int, decision: Decision, start: tuple[int, int, Cell]) -> None:
        self.seat = seat
        self.decision = decision
        self.places: list[Place] = []
        self.refused: dict[tuple[int, str], Reason] = {}
        """Why no painting can begin at a square of an island that is free."""
        if decision.kind != "island":
            self._list(decision)
        for option in decision.offered if decision.kind == "island" else ():
            then = game.ahead(seat, option.id).decision if option.key == "island" else None
            if then:
                self._list(then, option.id)
        self.turns = sorted({place.turn for place in self.places})
        self._forms = {place.turn: place.form for place in self.places}
        island, turn, corner = start
        first = min(
            self.places,
            key=lambda place: (
                place.island != island,
                place.turn != turn,
                _distance(place.corner, corner),
            ),
        )
        self._lay(first)

    def _lay(self, place: Place) -> None:
        self.island, self.turn, self.corner = place.island, place.turn, place.corner

    def _list(self, decision: Decision, *begun: int) -> None:
        """What the game lists of an island."""
        island = decision.args["island"] - 1
        for option in decision.options:
            options = (*begun, option.id)
            if option.reason:
                self.refused[island, option.args["square"]] = option.reason
            elif option.key == "turn":
                landing = cast(Landing, option.args)
                self.places.append(Place(island, option.args["turn"], frozenset(landing["squares"]), landing, options))
            elif option.key == "square":
                self.places += [_begun(island, option.args["square"], way, options) for way in option.args["landings"]]

    def why_not(self) -> Reason | None:
        """Why the shape cannot lie where it is held, if the game says so of the square at which it would begin."""
        first = square_at(min(self.cells()))
        reason = self.refused.get((self.island, first))
        return None if reason and reason.key == COVERED else reason

    # -- where it is held

    @property
    def form(self) -> frozenset[Cell]:
        return self._forms[self.turn]

    def cells(self) -> set[Cell]:
        return {(self.corner[0] + row, self.corner[1] + column) for row, column in self.form}

    def squares(self) -> frozenset[str]:
        return frozenset(map(square_at, self.cells()))

    def place(self) -> Place | None:
        """What painting here would be, if it is possible here."""
        squares = self.squares()
        return next((place for place in self._here() if place.squares == squares), None)

    def _here(self) -> list[Place]:
        return [place for place in self.places if place.island == self.island and place.turn == self.turn]

    def open(self, island: int) -> frozenset[str]:
        """The squares of an island where the shape, as it is turned, may lie."""
        found = (place.squares for place in self.places if place.island == island and place.turn == self.turn)
        return frozenset().union(*found)

    def offered(self, island: int) -> bool:
        return any(place.island == island for place in self.places)

    def pending(self) -> frozenset[str]:
        """Squares of a free form that are chosen already."""
        return frozenset.intersection(*(frozenset(place.landing["squares"]) - place.squares for place in self.places))

    # -- moving it

    def keep_on(self, islands: Sequence[IslandView]) -> None:
        """No part of it beyond the edge of the map."""
        island = islands[self.island]
        rows, columns = zip(*self.form)
        top = min(max(0, self.corner[0]), island["rows"] - 1 - max(rows))
        left = min(max(0, self.corner[1]), island["columns"] - 1 - max(columns))
        self.corner = top, left

    def move(self, arrow: str, islands: Sequence[IslandView]) -> None:
        """One square on; over the side of a map to the next one."""
        down, right = ARROWS[arrow]
        before = self.corner
        self.corner = before[0] + down, before[1] + right
        self.keep_on(islands)
        if self.corner == before and right:
            self.carry(self.island + right, islands)
            self.corner = before[0], 0 if right > 0 else len(LETTERS)
            self.keep_on(islands)

    def carry(self, island: int, islands: Sequence[IslandView]) -> None:
        """To another island; there to a place, if it has any."""
        self.island = island % len(islands)
        places = self._here() or [place for place in self.places if place.island == self.island]
        if places and self.place() is None:
            self._lay(min(places, key=lambda place: _distance(place.corner, self.corner)))
        self.keep_on(islands)

    def rotate(self, step: int, islands: Sequence[IslandView]) -> None:
        """The next way round that has a place anywhere."""
        self.turn = self.turns[(self.turns.index(self.turn) + step) % len(self.turns)]
        self.keep_on(islands)

    def put(self, island: int, square: str, islands: Sequence[IslandView]) -> None:
        """Over a square; if it may lie there in some way, in that way."""
        self.island = island
        on = [place for place in self.places if place.island == island and square in place.squares]
        if on:
            self._lay(min(on, key=lambda place: (place.turn != self.turn, _distance(place.corner, cell(square)))))
        else:
            self.corner = cell(square)
        self.keep_on(islands)

    def next_place(self, step: int) -> None:
        """To the next possible place, island by island."""
        order = sorted(self.places, key=lambda place: (place.island, place.corner, place.turn))
        here = (self.island, self.corner, self.turn)
        keys = [(place.island, place.corner, place.turn) for place in order]
        if here in keys:
            self._lay(order[(keys.index(here) + step) % len(order)])
        else:
            after = sum(key < here for key in keys) - (step < 0)
            self._lay(order[after % len(order)])


def _distance(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def _begun(island: int, square: str, way: SquareLanding, options: tuple[int, ...]) -> Place:
    """A painting that begins at a square; where there are turns, the next question is answered along with it."""
    if way["turn"] is None:
        # a free form grows square by square: only the next one is held
        return Place(island, 0, frozenset([square]), way, options)
    turned = () if way["option"] is None else (way["option"],)
    return Place(island, way["turn"], frozenset(way["squares"]), way, (*options, *turned))


class Bidding:
    """An amount that is typed or stepped to."""

    def __init__(self, game: Play, seat: int, decision: Decision) -> None:
        self.game = game
        self.seat = seat
        self.decision = decision
        self.least: int = decision.args["minimum"]
        self.most: int = decision.args["coins"]
        self.amount: int = self.least
        self.typed = ""

    def step(self, by: int) -> None:
        self.typed = ""
        self.amount = min(max(self.least, self.amount + by), self.most)

    def type(self, digit: str) -> None:
        self.typed = (self.typed + digit)[-3:]
        self.amount = int(self.typed)

    def erase(self) -> None:
        self.typed = (self.typed or str(self.amount))[:-1]
        self.amount = int(self.typed or 0)

    def clear(self) -> None:
        """Begin again."""
        self.typed = ""
        self.amount = self.least

    @property
    def allowed(self) -> bool:
        return self.least <= self.amount <= self.most

    def answer(self) -> tuple[int, ...]:
        """The option for the amount; a very rich bidder first asks for more."""
        steps: list[int] = []
        decision: Decision | None = self.decision
        while decision:
            found = next((o for o in decision.offered if o.args.get("coins") == self.amount and o.key == "bid"), None)
            option = found or next(o for o in decision.offered if o.key == "bid-more")
            steps.append(option.id)
            decision = None if found else self.game.ahead(self.seat, *steps).decision
        return tuple(steps)
