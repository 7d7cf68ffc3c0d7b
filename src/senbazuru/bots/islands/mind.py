"""What the search knows of Origami Islands: worlds, a fast player for play-outs, and what an end is worth.

Nothing is hidden here but dice to come and, at the beginning, the sheets of others. So any completed observation is a
world. What makes the search strong is what it tries: whole paintings instead of single questions, the
most promising ones by the fast player's measure, and all of them in the same worlds with the same dice.
"""

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from senbazuru.bots.islands.policy import Players, Surveyor
from senbazuru.bots.search import TO_THE_END, Mind, Race, Search
from senbazuru.islands.engine import science, steps
from senbazuru.islands.engine.auction import minimum
from senbazuru.islands.engine.game import Islands
from senbazuru.islands.engine.painting import ANY_FORM, ANY_SHAPE, another_domino, nth_island
from senbazuru.islands.engine.round import ANY_TOKEN, SEASON_TOKEN
from senbazuru.islands.engine.scoring import score, winners
from senbazuru.islands.engine.shapes import (
    DOMINO,
    FIRST_SHAPE,
    LAST_SHAPE,
    SINGLE,
    TURNS,
    beside,
    places,
    squares_of,
)
from senbazuru.islands.engine.steps import STOP
from senbazuru.islands.engine.table import ANY, ISLANDS, NONE, RANDOM, SEASONS
from senbazuru.kernel.bits import ONE, lowest, size_of
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.state import Observation, State

_ANY: Final[Seed] = Seed(0, 0, 0, 0)
_PERFECT: Final = 400.0
"""More points than two sheets have, alone."""
_MARGIN: Final = 25.0
"""Points of a lead that make a win two and a half times as likely as a defeat."""
_WIN: Final = 0.5
"""The share of a value that is victory itself; the rest is the lead."""
_FEWEST: Final = 4
_SOON: Final = 6
"""Worlds before another way than the first can be chosen, and before any is left behind."""
_HOPE: Final = 0.5
_RIVALRY: Final = 1.5
"""By how many standard deviations a way may fall behind the first one, and behind the best."""


def value(table: Islands, seat: i64) -> float:
    """What an end is worth to a seat, from 0 to 1: alone its points; among several victory and the lead."""
    own: i64 = score(table, seat)
    if table.players == 1:
        return min(max(float(own) / _PERFECT, 0.0), 1.0)
    best: i64 = -1000
    other: i64 = 0
    while other < table.players:
        if other != seat:
            points: i64 = score(table, other)
            if points > best:
                best = points
        other += 1
    won: i64 = winners(table)
    victory: float = 0.0
    if (won >> seat) & 1:
        victory = 1.0 / float(size_of(won))
    lead: float = 1.0 / (1.0 + exp(float(best - own) / _MARGIN))
    return _WIN * victory + (1.0 - _WIN) * lead


@final
class IslandsMind(Mind):
    """Islands for the search that all games share."""

    def __init__(self) -> None:
        self.players: list[Players] = []

    def playing(self, table: Islands) -> Players:
        """The fast players of a table."""
        if not self.players or len(self.players[0].seats) != table.players:
            self.players = [Players(table)]
        return self.players[0]

    def policy(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Islands)
        return self.playing(state).choose(state, seat)

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Islands)
        return [value(state, seat) for seat in range(int(state.players))]


@final
class Candidates:
    """Whole actions worth trying: ways of answers, the most promising first."""

    def __init__(self, most: i64) -> None:
        self.most: Final = most
        self.ways: list[list[i64]] = []
        self.worths: list[i64] = []

    def add(self, way: list[i64], worth: i64) -> None:
        """Keep a way if it is among the best; of equals the first."""
        place: i64 = len(self.worths)
        while place > 0 and self.worths[place - 1] < worth:
            place -= 1
        if place < self.most:
            self.ways.insert(place, way)
            self.worths.insert(place, worth)
            if len(self.worths) > self.most:
                self.ways.pop()
                self.worths.pop()

    def promises(self, worth: i64) -> bool:
        """Whether a way of such worth would be kept."""
        return len(self.worths) < self.most or self.worths[self.most - 1] < worth


@final
class Chase(Race):
    """Ways are left behind, one by one, when they do not look better, so that the rest can be told apart.

    The first way is left only for one that is better beyond doubt: after few play-outs the luckiest of many is seldom
    the best.
    """

    def ahead(self) -> i64:
        many: i64 = len(self.rivals)
        if many == 0:
            return 0
        worlds: i64 = self.left // (many + 1)
        return 1 if worlds == 0 and self.tried == 0 else worlds

    def note(self, worths: list[float]) -> None:
        self.add(worths)
        self.left -= len(self.rivals) + 1
        if self.tried >= _SOON:
            lead: float = 0.0
            rival: i64
            for rival in self.rivals:
                if self.sums[rival] > lead:
                    lead = self.sums[rival]
            self.rivals = [rival for rival in self.rivals if self.hopeful(rival, lead)]

    def hopeful(self, rival: i64, lead: float) -> bool:
        """Whether it may be better than the first way, and no worse than the best."""
        doubtful: float = self.deviation(rival)
        return self.sums[rival] + _HOPE * doubtful > 0.0 and self.sums[rival] + _RIVALRY * doubtful >= lead

    def deviation(self, rival: i64) -> float:
        """The standard deviation of a sum, estimated from its numbers."""
        count: float = float(self.tried)
        total: float = self.sums[rival]
        return sqrt(max(self.squares[rival] - total * total / count, 0.0) * count / max(count - 1.0, 1.0))

    def best(self) -> i64:
        best: i64 = 0
        if self.tried == 0 or (self.tried < _FEWEST and self.doubt > 0.0):
            return best
        most: float = 0.0
        rival: i64
        for rival in self.rivals:
            sure: float = self.sums[rival] - self.doubt * self.deviation(rival)
            if sure > most:
                most = sure
                best = rival
        return best


@final
class IslandsSearch(Search):
    """Tries whole actions, the most promising ones, and plays every world to its end."""

    def __init__(self, playouts: i64, most: i64, doubt: float) -> None:
        super().__init__(IslandsMind(), playouts, TO_THE_END, doubt)
        self.most: Final = most
        """How many actions a decision compares at the beginning."""

    def players(self, table: Islands) -> Players:
        """The fast players of a table."""
        mind = self.mind
        assert isinstance(mind, IslandsMind)
        return mind.playing(table)

    def race(self, ways: i64) -> Race:
        return Chase(ways, self.playouts, self.doubt)

    def settled(self, seen: Observation, seat: i64, way: list[i64]) -> list[i64]:
        """Up to where chance comes in: in whichever world."""
        state: State = seen.complete(Stream(_ANY, 0, 0))
        step: i64 = 0
        while step + 1 < len(way):
            state.answer(seat, way[step])
            step += 1
            if state.chance or not state.unfinished():
                return way[:step]
        return way

    def playout(self, world: State, seat: i64, way: list[i64]) -> float:
        assert isinstance(world, Islands)
        self.made += 1
        option: i64
        for option in way:
            if not world.answer(seat, option):
                break
        self.players(world).finish(world)
        return value(world, seat)

    # -- what to try

    def ways(self, observation: Observation, seat: i64) -> list[list[i64]]:
        seen: State = observation.table
        assert isinstance(seen, Islands)
        options: i64 = seen.mask(seat)
        usual: i64 = self.mind.policy(seen, seat)
        frame: i64 = seen.frame
        if frame == steps.AUCTIONIS or frame == steps.ECONOMICUS:
            return [[usual]]  # coins for nothing: the most of them
        surveyor = self.players(seen).seats[seat]
        surveyor.look(seen)
        found = Candidates(self.most)
        if frame == steps.PAINT:
            if seen.shape == ANY_FORM:
                self.forms(surveyor, seen, [], seen.amount, seen.island, found)
            else:
                self.paintings(surveyor, seen, [], seen.shape, seen.colour, options, found)
        elif frame == steps.COAL_PITS:
            if options & (ONE << SEASON_TOKEN):
                self.placements(surveyor, seen, [SEASON_TOKEN], SINGLE, SEASONS[seen.season], False, NONE, NONE, found)
            if options & (ONE << ANY_TOKEN):
                colour: i64 = 0
                while colour < ANY:
                    self.placements(surveyor, seen, [ANY_TOKEN, colour + 1], SINGLE, colour, False, NONE, NONE, found)
                    colour += 1
        elif frame == steps.EXPANCING:
            if options & (ONE << science.FIVE):
                self.forms(surveyor, seen, [science.FIVE], 5, NONE, found)
            if options & (ONE << science.THREE):
                self.forms(surveyor, seen, [science.THREE], 3, NONE, found)
        elif frame == steps.BID:
            return self.bids(seen, options, usual)
        else:
            return self.plain(options, usual)
        ways = found.ways
        if options & steps.STOP_BIT:
            found.add([STOP], 0)
        if len(ways) == 0:
            return self.plain(options, usual)
        return ways

    def plain(self, options: i64, usual: i64) -> list[list[i64]]:
        """Every option, the usual one first."""
        ways: list[list[i64]] = [[usual]]
        while options:
            option: i64 = lowest(options)
            options &= options - 1
            if option != usual:
                ways.append([option])
        return ways

    def bids(self, seen: Islands, options: i64, usual: i64) -> list[list[i64]]:
        """To pass, the least, a little more or less than usual, and alone what no dice can beat."""
        near: i64 = (ONE << STOP) | (ONE << 1) | (ONE << 2)
        if usual != STOP:
            near |= (ONE << (usual + 1)) | (ONE << (usual + 2)) | (ONE << (usual - 1))
        if seen.solo() and minimum(seen) <= science.WINNING_BID:
            near |= ONE << (science.WINNING_BID - minimum(seen) + 1)
        return self.plain(options & (near | (ONE << usual)), usual)

    def paintings(
        self,
        surveyor: Surveyor,
        seen: Islands,
        way: list[i64],
        shape: i64,
        colour: i64,
        options: i64,
        found: Candidates,
    ) -> None:
        """A painting of which shape or colour may have to be chosen."""
        if shape == ANY_SHAPE:
            choice: i64 = FIRST_SHAPE
            while choice <= LAST_SHAPE:
                if (options >> choice) & 1:
                    if colour == RANDOM:
                        found.add(way + [choice], surveyor.painting(choice, RANDOM))
                    else:
                        self.paintings(surveyor, seen, way + [choice], choice, colour, -1, found)
                choice += 1
        elif colour == ANY:
            colour = 0
            while colour < ANY:
                if (options >> (colour + 1)) & 1:
                    self.placements(
                        surveyor, seen, way + [colour + 1], shape, colour, shape == DOMINO, NONE, NONE, found
                    )
                colour += 1
        elif len(way) == 0:
            first_half = seen.flags & steps.FIRST_HALF != 0
            self.placements(surveyor, seen, way, shape, colour, first_half, seen.island, seen.square, found)
        else:
            self.placements(surveyor, seen, way, shape, colour, shape == DOMINO, NONE, NONE, found)

    def placements(
        self,
        surveyor: Surveyor,
        seen: Islands,
        way: list[i64],
        shape: i64,
        colour: i64,
        first_half: bool,
        only: i64,
        at: i64,
        found: Candidates,
    ) -> None:
        """All places for a shape in a colour; part of the place may be said already."""
        seat: i64 = surveyor.seat
        island: i64 = 0
        while island < ISLANDS:
            touch: i64 = seen.touch(seat, island) if only == NONE or only == island else 0
            if touch:
                begin: i64 = surveyor.begin(island)
                if not surveyor.surveyed[island]:
                    surveyor.survey(island)
                free: i64 = seen.free(seat, island)
                turn: i64 = 0
                while turn < TURNS[shape]:
                    left: i64 = places(free, touch, shape, turn)
                    if at != NONE:
                        left &= ONE << at
                    while left:
                        square: i64 = lowest(left)
                        left &= left - 1
                        squares: i64 = squares_of(shape, turn, square)
                        worth: i64 = begin + surveyor.gain(island, squares, shape, colour)
                        if found.promises(worth):
                            if not first_half or another_domino(seen, seat, island, squares, colour):
                                answers: list[i64] = way[:]
                                if only == NONE:
                                    answers.append(island + 1)
                                if at == NONE:
                                    answers.append(square + 1)
                                if shape != SINGLE:
                                    answers.append(turn + 1)
                                found.add(answers, worth)
                    turn += 1
            island += 1

    def forms(self, surveyor: Surveyor, seen: Islands, way: list[i64], size: i64, only: i64, found: Candidates) -> None:
        """Connected squares; part of them may be said already."""
        seat: i64 = surveyor.seat
        pending: i64 = seen.pending if len(way) == 0 else 0
        island: i64 = 0
        while island < ISLANDS:
            if island == only or (only == NONE and nth_island(seen, seat, island, seen.stage)):
                begin: i64 = surveyor.begin(island)
                touch: i64 = seen.touch(seat, island)
                if not surveyor.surveyed[island]:
                    surveyor.survey(island)
                count: i64 = surveyor.list_forms(island, size, pending)
                n: i64 = 0
                while n < count:
                    squares: i64 = surveyor.listed[n]
                    n += 1
                    worth: i64 = begin + surveyor.gain(island, squares, size, surveyor.season)
                    if found.promises(worth):
                        answers: list[i64] = way[:]
                        if only == NONE:
                            answers.append(island + 1)
                        painted: i64 = pending
                        while painted != squares:
                            near: i64 = beside(painted) if painted else touch
                            square: i64 = lowest(squares & near & ~painted)
                            answers.append(square + 1)
                            painted |= ONE << square
                        found.add(answers, worth)
            island += 1
