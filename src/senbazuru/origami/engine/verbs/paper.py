"""Rice paper: worth a fold, no origami, with a deck of its own."""

from typing import Final

from mypy_extensions import i64

from senbazuru.kernel.bits import ONE
from senbazuru.origami.engine.steps import AMOUNTS, STOP, STOP_BIT, Question, Verb, choice, flag, give_up, number
from senbazuru.origami.engine.table import Table

CARDS: Final = 0
WHO: Final = 1
PER_UNDER: Final = 2


class DrawPaper(Verb):
    """Draw rice paper, perhaps for each origami under this one, perhaps everybody, as long as there is some."""

    def __init__(self) -> None:
        super().__init__(
            28, "draw_paper", [number("cards", 1, 9), choice("who", "each"), flag("per_under")], ("cards",)
        )

    def papers(self, table: Table, seat: i64, step: i64) -> i64:
        cards: i64 = table.parameter(step, CARDS)
        if table.parameter(step, PER_UNDER):
            # only visible cards have such effects, so all the others lie under it
            return cards * (table.column_size(seat, table.column) - 1) if table.column >= 0 else 0
        return cards

    def public(self, table: Table, seat: i64, step: i64) -> bool:
        return table.paper > 0 and self.papers(table, seat, step) > 0

    def begin(self, table: Table) -> None:
        seat: i64 = table.seat
        cards: i64 = self.papers(table, seat, table.step)
        turn: i64 = 0
        while turn < (table.players if table.parameter(table.step, WHO) else 1):
            table.draw_paper((seat + turn) % table.players, cards)
            turn += 1
        table.step += 1


class TradePaper(Verb):
    """Discard as many rice papers as you like to draw as many cards from the deck."""

    def __init__(self) -> None:
        super().__init__(29, "trade_paper", [], questions=(Question("trade-paper", AMOUNTS),))

    def asks(self, table: Table, step: i64) -> bool:
        return True

    def public(self, table: Table, seat: i64, step: i64) -> bool:
        # who holds rice paper may be hidden, so a hand is enough to be asked
        return table.linked.paper >= 0 and table.hand_size(seat) > 0 and table.drawable() > 0

    def possible(self, table: Table, seat: i64, step: i64) -> bool:
        return self.public(table, seat, step) and table.held(seat, table.linked.paper) > 0

    def begin(self, table: Table) -> None:
        self.ask(table, 0, 0)

    def options(self, table: Table, seat: i64) -> i64:
        papers: i64 = table.held(seat, table.linked.paper)
        if papers > table.drawable():
            papers = table.drawable()
        return ((ONE << (papers + 1)) - 1) | STOP_BIT

    def answer(self, table: Table, seat: i64, option: i64) -> None:
        if option == STOP:
            give_up(table)
            return
        left: i64 = option
        while left > 0:
            table.discard_from_hand(seat, table.linked.paper)
            left -= 1
        table.pop()
        table.draw_to_hand(seat, option)
