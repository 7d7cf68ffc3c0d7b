"""Questions in full: what is asked, by which card, every option, where it lies, and why some cannot be taken.

What a step asks it says itself (`Step.question` and what stands beside it); here is how each kind of thing is shown.
"""

from collections.abc import Callable, Iterable
from typing import Final

from senbazuru.kernel.bits import members
from senbazuru.kernel.decision import Decision, Option, Reason, Where
from senbazuru.origami.engine import steps as s
from senbazuru.origami.engine.game import Origami
from senbazuru.origami.engine.steps import STEPS, STOP, verb_at
from senbazuru.origami.engine.turn import DRAW, PLAY, SPECIAL_LEFT
from senbazuru.origami.engine.verbs.collections import TALLEST
from senbazuru.origami.engine.verbs.play import LEFT_BOTTOM
from senbazuru.origami.engine.zones import CARD, FRAME, NONE
from senbazuru.origami.position import COLUMNS


def kind(state: Origami) -> str:
    """What kind of question is open."""
    return STEPS[state.frame].question(state).kind


def decision(state: Origami, seat: int) -> Decision:
    """What a waiting seat is asked now."""
    shown = _Shown(state, seat)
    step, asked = shown.step, shown.asked
    least, most = step.bounds(state, seat)
    return Decision(
        id=f"{state.era}.{state.answers}.{seat}.{_given(state, seat)}",
        seat=seat,
        kind=asked.kind,
        source=_source(state),
        key=f"ask-{asked.kind}",
        args=step.about(state, seat),
        least=least,
        most=most,
        options=tuple(_THINGS[int(asked.thing)](shown, option) for option in members(shown.offered | shown.expected)),
        default=min(members(shown.offered)),
    )


def _given(state: Origami, seat: int) -> int:
    """How much of a simultaneous choice this seat has given already."""
    at = state.layout.choices + 2 * seat
    return sum(1 for n in (0, 1) if state.cells[at + n])


def _source(state: Origami) -> str | None:
    """The card whose effect asks: the effect nearest to the top."""
    frames = [(state.frame, state.card)] + [
        (state.cells[base], state.cells[base + 3])
        for base in (state.layout.stack + depth * FRAME for depth in reversed(range(state.depth)))
    ]
    for frame, card in frames:
        if frame == s.EFFECT and card != NONE:
            return state.linked.names[card]
    return None


class _Shown:
    """The options of a question, by the kind of thing they are."""

    def __init__(self, state: Origami, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.linked = state.linked
        self.step = STEPS[state.frame]
        self.asked = self.step.question(state)
        self.offered = int(state.mask(seat))
        self.expected = int(self.step.expected(state, seat))

    def reason(self, option: int) -> Reason | None:
        if self.offered >> option & 1:
            return None
        key, args = self.step.refusal(self.state, self.seat, option)
        return Reason(key, args)

    def nothing(self) -> Option:
        """Option 0, whatever else is asked."""
        return Option(STOP, "stop", "stop") if self.step.stops(self.state) else Option(STOP, "no", "decline")

    # -- cards

    def card(self, option: int) -> Option:
        if option == STOP:
            return self.nothing()
        if option <= self.linked.types:
            return self.found(option, self.linked.names[option - 1], "card", option - 1, self.lying(option - 1))
        word, card, depth = self.step.beside(self.state, self.seat, option)
        where = self.in_hand(card) if depth < 0 else [Where("discards", place=depth)]
        return self.found(option, word, word, card, where)

    def found(self, option: int, word: str, key: str, card: int, where: Iterable[Where]) -> Option:
        """A card with what matters of it: to play it costs what it costs now."""
        cost = self.state.price(self.seat, card) if self.asked.kind == "play" else self.linked.cost[card]
        folds = self.linked.folds[card] * (2 if key == "double" else 1)
        args = {"card": self.linked.names[card], "cost": int(cost), "folds": folds}
        return Option(option, word, key, args, self.reason(option), tuple(where))

    def lying(self, card: int) -> list[Where]:
        """Where cards of a type lie of which one is asked for."""
        if self.asked.thing == s.HAND:
            return self.in_hand(card)
        if self.asked.thing == s.LINE:
            return self.in_line(card)
        if self.asked.thing == s.DISCARDS:
            deep = range(int(self.state.amount))
            found = [Where("discards", place=depth) for depth in deep if self.state.discarded(depth) == card]
            return found if card != self.linked.paper else [Where("paper")]
        if self.asked.thing == s.LOOKED_AT:
            places = range(int(self.state.limbo_size))
            limbo = self.state.layout.limbo
            return [Where("looking", place=n) for n in places if self.state.cells[limbo + n] == card]
        return self.in_line(card) + [
            self.on_top(seat, column)
            for seat in range(self.state.players)
            for column in range(2)
            if (top := self.state.top(seat, column)) != NONE and top & CARD == card
        ]

    def in_hand(self, card: int) -> list[Where]:
        first = sum(int(self.state.held(self.seat, other)) for other in range(card))
        places = range(first, first + int(self.state.held(self.seat, card)))
        return [Where("hand", seat=self.seat, place=place) for place in places]

    def in_line(self, card: int) -> list[Where]:
        places = range(int(self.state.line_size))
        return [Where("line", place=place) for place in places if self.state.line_card(place) == card]

    def on_top(self, seat: int, column: int) -> Where:
        height = int(self.state.column_size(seat, column))
        return Where("collection", seat=seat, column=COLUMNS[column], height=height)

    # -- places in collections

    def collected(self, option: int) -> Option:
        """A card of a collection; heights count from 1, the lowest."""
        if option == STOP:
            return self.nothing()
        owner = int(self.step.owner(self.state))
        column, height = divmod(option - 1, TALLEST)
        card = self.state.cells[self.state.column_start(owner, column) + height] & CARD
        args = {"card": self.linked.names[card], "column": COLUMNS[column], "height": height + 1}
        where = Where("collection", seat=owner, column=COLUMNS[column], height=height + 1)
        return Option(option, f"{COLUMNS[column]}-{height + 1}", "collected", args, self.reason(option), (where,))

    def height(self, option: int) -> Option:
        """A place in a collection, once the card to be moved is lifted."""
        column, height = divmod(option - 1, TALLEST)
        args = {"column": COLUMNS[column], "height": height + 1}
        where = Where("gap", seat=self.seat, column=COLUMNS[column], height=height + 1)
        return Option(option, f"{COLUMNS[column]}-{height + 1}", "height", args, self.reason(option), (where,))

    def end(self, option: int) -> Option:
        """The top or the bottom of a collection."""
        column, top = (option - 1) & 1, option < LEFT_BOTTOM
        side = COLUMNS[column]
        height = int(self.state.column_size(self.seat, column)) + 1 if top else 1
        args = {"column": side, "end": "top" if top else "bottom"}
        where = Where("gap", seat=self.seat, column=side, height=height)
        return Option(option, side if top else f"under-{side}", "place", args, self.reason(option), (where,))

    # -- what is no card

    def action(self, option: int) -> Option:
        reason = self.reason(option)
        if option == STOP:
            return Option(STOP, "no", "no-extra-action")
        if option == DRAW:
            return Option(DRAW, "draw", "draw", {}, reason, (Where("line"),), opens=True)
        if option == PLAY:
            return Option(PLAY, "play", "play", {}, reason, (Where("hand", seat=self.seat),), opens=True)
        column = option - SPECIAL_LEFT
        card = self.state.top(self.seat, column) & CARD
        args = {"card": self.linked.names[card], "column": COLUMNS[column]}
        where = self.on_top(self.seat, column)
        return Option(option, f"special-{COLUMNS[column]}", "special", args, reason, (where,))

    def use(self, option: int) -> Option:
        return self.nothing() if option == STOP else Option(option, "use", "use")

    def branch(self, option: int) -> Option:
        if option == STOP:
            return self.nothing()
        start = self.state.parameter(self.state.step, option - 1)
        first = verb_at(self.state, start)
        verb = first.name.replace("_", "-")
        args = {"verb": verb, "family": first.told(self.state, start).get("family", "none")}
        return Option(option, verb, "branch", args, self.reason(option))

    def player(self, option: int) -> Option:
        if option == STOP:
            return self.nothing()
        seat = option - 1
        return Option(option, f"seat-{seat}", "seat", {"seat": seat}, self.reason(option), (Where("seat", seat=seat),))

    def amount(self, option: int) -> Option:
        if option == STOP:
            return self.nothing()
        return Option(option, str(option), "amount", {"amount": option}, self.reason(option))


_THINGS: Final[dict[int, Callable[[_Shown, int], Option]]] = {
    s.ACTIONS: _Shown.action,
    s.USING: _Shown.use,
    s.HAND: _Shown.card,
    s.LINE: _Shown.card,
    s.DISCARDS: _Shown.card,
    s.LOOKED_AT: _Shown.card,
    s.VISIBLE: _Shown.card,
    s.SEATS: _Shown.player,
    s.COLLECTED: _Shown.collected,
    s.ENDS: _Shown.end,
    s.HEIGHTS: _Shown.height,
    s.BRANCHES: _Shown.branch,
    s.AMOUNTS: _Shown.amount,
}
"""How each kind of thing is shown."""
