"""Origami Islands as a `State`: setup, answers, and what a viewer knows."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from senbazuru.islands.engine import events, scoring
from senbazuru.islands.engine.atlas import Atlas
from senbazuru.islands.engine.auction import Bid
from senbazuru.islands.engine.landmarks import After, TakeToken, Victim
from senbazuru.islands.engine.painting import Paint
from senbazuru.islands.engine.round import Action, CoalPits, Keep, Round, begin_rounds
from senbazuru.islands.engine.science import (
    Auctionis,
    Economicus,
    Expancing,
    ReColor,
    ReRoll,
    Research,
    Timenautics,
    Transforming,
)
from senbazuru.islands.engine.steps import KEEP, Step, by_number
from senbazuru.islands.engine.table import (
    COINS,
    COINS_DEALT,
    DEAL,
    DEALT,
    FRAME,
    LOT,
    NONE,
    RESAMPLE,
    RETURNED,
    SEAT,
    SHEETS_DEALT,
    Table,
)
from senbazuru.kernel.bits import ONE
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.state import NOBODY, OMNISCIENT, Observation

RULES_VERSION: Final = 1
FACE_DOWN: Final = -1
"""In observations: a sheet, or which one a seat returns, that the viewer cannot see."""
_BLANK: Final[Seed] = Seed(0, 0, 0, 0)

STEPS: Final[list[Step]] = by_number(
    [
        Keep(),
        Round(),
        Bid(),
        Action(),
        CoalPits(),
        Paint(),
        After(),
        Victim(),
        TakeToken(),
        Research(),
        Expancing(),
        Auctionis(),
        Economicus(),
        ReColor(),
        ReRoll(),
        Transforming(),
        Timenautics(),
    ]
)


@final
class Islands(Table):
    """A game of Origami Islands at some moment."""

    def waiting(self) -> i64:
        if self.over:
            return 0
        return STEPS[self.frame].waiting(self)

    def options(self, seat: i64) -> i64:
        return STEPS[self.frame].options(self, seat)

    def unfinished(self) -> bool:
        return not self.over and STEPS[self.frame].unfinished(self)

    def perform(self, seat: i64, option: i64) -> None:
        if self.frame != KEEP:
            self.answers += 1
        STEPS[self.frame].answer(self, seat, option)
        self.advance()

    def advance(self) -> None:
        """Carry on until somebody must decide, or the game is over."""
        while not STEPS[self.frame].proceed(self):
            pass

    def copy(self) -> "Islands":
        twin = Islands(self.atlas, self.players, self.seed, self.cells[:])
        twin.inherit(self)
        twin.inherit_table(self)
        return twin

    def returns(self) -> list[i64]:
        return [scoring.score(self, seat) for seat in range(self.players)]

    def winners(self) -> i64:
        return scoring.winners(self)

    def winners_among(self, seats: i64) -> i64:
        return scoring.best_of(self, seats)

    # -- what a viewer knows: all but the seed and, until all have chosen, the others' sheets

    def observe(self, viewer: i64) -> "IslandsObservation":
        if viewer == OMNISCIENT:
            return IslandsObservation(viewer, self.copy(), 0)
        view = Islands(self.atlas, self.players, _BLANK, vec[i64]([0] * len(self.cells)))
        view.answers = self.answers
        view.turns = self.turns
        view.era = self.era
        view.over = self.over
        view.inherit_table(self)
        seat: i64 = 0
        at: i64 = 0
        end: i64 = self.players * SEAT
        while at < end:
            place: i64 = at - seat * SEAT
            if place < DEALT or place > RETURNED or seat == viewer:
                view.cells[at] = self.cells[at]
            elif self.cells[at]:
                view.cells[at] = FACE_DOWN
            at += 1
            if at == (seat + 1) * SEAT:
                seat += 1
        end += self.depth * FRAME
        while at < end:
            view.cells[at] = self.cells[at]
            at += 1
        return IslandsObservation(viewer, view, self.mask(viewer))

    def renew(self, takebacks: i64) -> None:
        """After a takeback every die rolls anew; sheets that were dealt stay dealt."""
        self.era = takebacks

    # -- setup

    def deal(self) -> None:
        """Coins and sheets for everybody, and a first player. Of two sheets nobody need choose."""
        seat: i64 = 0
        while seat < self.players:
            self.cells[seat * SEAT + COINS] = COINS_DEALT
            seat += 1
        self.first = self.stream(LOT, 0).below(self.players)
        self.tell(events.FIRST, self.first, NONE, NONE, NONE, 0)
        self.frame = KEEP
        self.seat = self.first
        if len(self.atlas.sheets) < SHEETS_DEALT:
            seat = 0
            while seat < self.players:
                self.set_up_islands(seat, 0, 1)
                seat += 1
            begin_rounds(self)
            self.advance()
            return
        self.deal_sheets(self.stream(DEAL, 0), NOBODY)
        seat = 0
        while seat < self.players:
            place: i64 = 0
            while place < SHEETS_DEALT:
                sheet: i64 = self.cells[seat * SEAT + DEALT + place] - 1
                self.tell(events.DEALT, seat, sheet, place, NONE, ONE << seat)
                place += 1
            seat += 1

    def deal_sheets(self, stream: Stream, viewer: i64) -> None:
        """Three sheets to each seat but the viewer's: all different while there are enough, else of all of them."""
        sheets: i64 = len(self.atlas.sheets)
        enough = self.enough_sheets()
        deck: vec[i64] = vec[i64]([0] * sheets)
        size: i64 = self.fill_deck(deck, viewer)
        stream.shuffle(deck, 0, size)
        seat: i64 = 0
        while seat < self.players:
            if seat != viewer:
                if not enough:
                    size = self.fill_deck(deck, NOBODY)
                    stream.shuffle(deck, 0, size)
                place: i64 = 0
                while place < SHEETS_DEALT:
                    size -= 1
                    self.cells[seat * SEAT + DEALT + place] = deck[size] + 1
                    place += 1
                if self.cells[seat * SEAT + RETURNED]:
                    self.cells[seat * SEAT + RETURNED] = stream.below(SHEETS_DEALT) + 1
            seat += 1

    def enough_sheets(self) -> bool:
        """Whether all can hold different ones."""
        return len(self.atlas.sheets) >= SHEETS_DEALT * self.players

    def fill_deck(self, deck: vec[i64], viewer: i64) -> i64:
        """All sheets that others than a seat may hold: not its own, if there are enough; how many."""
        size: i64 = 0
        sheet: i64 = 0
        while sheet < len(self.atlas.sheets):
            held = False
            if viewer >= 0 and viewer < self.players and self.enough_sheets():
                place: i64 = 0
                while place < SHEETS_DEALT:
                    if self.cells[viewer * SEAT + DEALT + place] == sheet + 1:
                        held = True
                    place += 1
            if not held:
                deck[size] = sheet
                size += 1
            sheet += 1
        return size


@final
class IslandsObservation(Observation[Islands]):
    """What a viewer knows of a game of Origami Islands: all but dice to come and, at first, the sheets of others."""

    def unseen(self) -> list[i64]:
        """Which sheets others may have been dealt, until all have chosen: 1 for each of those."""
        table = self.table
        unseen: list[i64] = [0] * len(table.atlas.sheets)
        if table.frame == KEEP and self.viewer != OMNISCIENT:
            deck: vec[i64] = vec[i64]([0] * len(unseen))
            size: i64 = table.fill_deck(deck, self.viewer)
            while size > 0:
                size -= 1
                unseen[deck[size]] = 1
        return unseen

    def deal(self, world: Islands, seed: Seed) -> None:
        """Others hold any of those sheets, and return any of theirs."""
        world.seed = seed
        if world.frame == KEEP and self.viewer != OMNISCIENT:
            world.deal_sheets(Stream(seed, RESAMPLE, 0), self.viewer)


def empty_table(atlas: Atlas, players: i64, seed: Seed) -> Islands:
    """A table with nothing on it, for `deal` and for positions set up by hand."""
    return Islands(atlas, players, seed, vec[i64]([0] * (players * SEAT + 4 * FRAME)))


def new_game(atlas: Atlas, players: i64, seed: Seed, listening: bool = False, catch_up: bool = False) -> Islands:
    game = empty_table(atlas, players, seed)
    if listening:
        game.listen()
    if catch_up and players > 1:
        game.coal_left = players + 1
        game.gold_left = players + 1
    game.deal()
    return game
