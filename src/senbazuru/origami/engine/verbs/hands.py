"""Other players' hands: looking, taking, passing."""

from typing import Final

from mypy_extensions import i64

from senbazuru.kernel.bits import ONE, lowest
from senbazuru.origami.engine import events
from senbazuru.origami.engine.steps import (
    HAND,
    OPTIONAL,
    SEATS,
    STOP,
    STOP_BIT,
    Question,
    Refusal,
    Verb,
    choice,
    give_up,
)
from senbazuru.origami.engine.table import RANDOM_CARD, Table
from senbazuru.origami.engine.verbs.gather import Gather

TO: Final = 0
RIGHT: Final = 1
BOTH: Final = 3


class ChooseOpponent(Verb):
    """Do something to one opponent with cards in hand."""

    def asks(self, table: Table, step: i64) -> bool:
        return True

    def opponents(self, table: Table, seat: i64) -> i64:
        opponents: i64 = 0
        other: i64 = 0
        while other < table.players:
            if other != seat and table.hand_size(other) > 0 and self.touches(table, other):
                opponents |= ONE << other
            other += 1
        return opponents

    def touches(self, table: Table, opponent: i64) -> bool:
        """Whether this may be done to an opponent."""
        return True

    def public(self, table: Table, seat: i64, step: i64) -> bool:
        return self.opponents(table, seat) != 0

    def begin(self, table: Table) -> None:
        self.ask(table, 0, 0)

    def options(self, table: Table, seat: i64) -> i64:
        options: i64 = self.opponents(table, seat) << 1
        if table.flags & OPTIONAL:
            options |= STOP_BIT
        return options

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        if option == STOP:
            give_up(table)
        else:
            table.pop()
            self.act(table, seat, option - 1)

    def act(self, table: Table, seat: i64, opponent: i64) -> None:
        raise NotImplementedError(self.name)

    def expected(self, table: Table, seat: i64) -> i64:
        return (((ONE << table.players) - 1) & ~(ONE << seat)) << 1

    def refusal(self, table: Table, seat: i64, option: i64) -> Refusal:
        return "empty-hand" if table.hand_size(option - 1) == 0 else "protected", {}


class LookAtHand(ChooseOpponent):
    """Look at one opponent's hand."""

    def __init__(self) -> None:
        super().__init__(16, "look_at_hand", [], questions=(Question("look-at-hand", SEATS),))

    def act(self, table: Table, seat: i64, opponent: i64) -> None:
        table.look_at_hand(seat, opponent)


class TakeAtRandom(ChooseOpponent):
    """Take a card at random from one opponent's hand."""

    def __init__(self) -> None:
        super().__init__(17, "take_at_random", [], questions=(Question("take-at-random", SEATS),))

    def touches(self, table: Table, opponent: i64) -> bool:
        return not table.protected(opponent)

    def act(self, table: Table, seat: i64, opponent: i64) -> None:
        table.lots += 1
        table.chance = 1
        left: i64 = table.stream(RANDOM_CARD, table.lots).below(table.hand_size(opponent))
        types: i64 = table.hand(opponent)
        card: i64 = lowest(types)
        while left >= table.held(opponent, card):
            left -= table.held(opponent, card)
            types &= types - 1
            card = lowest(types)
        table.hand_over(opponent, seat, card)
        table.receive(opponent, seat, card, events.STOLEN)


class PassCards(Gather):
    """Everybody passes a card face down to a neighbour at the same time, or one to each neighbour, left first."""

    def __init__(self) -> None:
        super().__init__(
            18,
            "pass_cards",
            [choice("to", "right", "left", "both")],
            ("to",),
            questions=(Question("pass-cards", HAND),),
        )

    def about(self, table: Table, seat: i64) -> dict[str, object]:
        to: i64 = table.parameter(table.step, TO)
        if to == BOTH:
            return {"to": "right" if self.given(table, seat) else "left"}
        return {"to": "right" if to == RIGHT else "left"}

    def bounds(self, table: Table, seat: i64) -> tuple[int, int]:
        return 1, 1

    def seats(self, table: Table, seat: i64, step: i64) -> i64:
        return (ONE << table.players) - 1

    def each(self, table: Table, step: i64) -> i64:
        return 2 if table.parameter(step, TO) == BOTH else 1

    def resolve(self, table: Table) -> None:
        actor: i64 = table.seat
        players: i64 = table.players
        away: i64 = players - 1 if table.parameter(table.step, TO) == RIGHT else 1
        turn: i64 = 0
        while turn < players:
            giver: i64 = (actor + turn) % players
            card: i64 = self.chosen(table, giver, 0)
            if card >= 0:
                table.hand_over(giver, (giver + away) % players, card)
            card = self.chosen(table, giver, 1)
            if card >= 0:
                table.hand_over(giver, (giver + players - 1) % players, card)
            turn += 1
        turn = 0
        while turn < players:
            giver = (actor + turn) % players
            card = self.chosen(table, giver, 0)
            if card >= 0:
                table.receive(giver, (giver + away) % players, card, events.GIVEN)
            card = self.chosen(table, giver, 1)
            if card >= 0:
                table.receive(giver, (giver + players - 1) % players, card, events.GIVEN)
            turn += 1
        table.pop()
