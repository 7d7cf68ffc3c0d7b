"""Questions in full: what is asked, by which card, every option, and why some cannot be taken."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from senbazuru.kernel.bits import members
from senbazuru.kernel.decision import Decision, Option, Reason
from senbazuru.origami.engine.game import Origami
from senbazuru.origami.engine.pack import PARAMETERS
from senbazuru.origami.engine.payment import affordable
from senbazuru.origami.engine.steps import BEGUN, STEPS, STOP, Parameter, Verb, verb_at
from senbazuru.origami.engine.turn import DRAW, PLAY, SPECIAL_LEFT
from senbazuru.origami.engine.verbs.collections import TALLEST
from senbazuru.origami.engine.verbs.gather import Gather
from senbazuru.origami.engine.verbs.line import ANY_NUMBER
from senbazuru.origami.engine.verbs.play import Pay
from senbazuru.origami.engine.zones import CARD, FRAME, NONE, PLAYED, USED, tally_of
from senbazuru.origami.position import COLUMNS

TWO_STEPS: Final = {
    "exchange": ("exchange-give", "exchange-take"),
    "move-origami": ("move-which", "move-where"),
    "sink-origami": ("sink-whose", "sink-which"),
}
"""Steps that ask two questions."""


def decision(state: Origami, seat: int) -> Decision:
    """What a waiting seat is asked now."""
    return _Question(state, seat).decision()


class _Question:
    def __init__(self, state: Origami, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.pack = state.pack
        self.offered = members(state.mask(seat))
        self.step = STEPS[state.frame]
        self.kind = self.step.name.replace("_", "-")
        if self.kind in TWO_STEPS:
            self.kind = TWO_STEPS[self.kind][1 if state.flags & BEGUN else 0]
        if self.kind == "effect":
            self.kind = "use"

    def decision(self) -> Decision:
        state = self.state
        least, most = self.bounds()
        return Decision(
            id=f"{state.era}.{state.answers}.{self.seat}.{self.given()}",
            seat=self.seat,
            kind=self.kind,
            source=self.source(),
            key=f"ask-{self.kind}",
            args=self.arguments(),
            least=least,
            most=most,
            options=tuple(sorted(self.options(), key=lambda option: option.id)),
            default=self.offered[0],
        )

    def given(self) -> int:
        """How much of a simultaneous choice this seat has given already."""
        at = self.state.layout.choices + 2 * self.seat
        return sum(1 for n in (0, 1) if self.state.cells[at + n])

    def source(self) -> str | None:
        """The card whose effect asks: the effect nearest to the top."""
        state = self.state
        frames = [(state.frame, state.card)] + [
            (state.cells[base], state.cells[base + 3])
            for base in (state.layout.stack + depth * FRAME for depth in reversed(range(state.depth)))
        ]
        for frame, card in frames:
            if STEPS[frame].name == "effect" and card != NONE:
                return self.pack.names[card]
        return None

    def arguments(self) -> dict[str, Any]:
        state = self.state
        if self.kind == "pay":
            return {"card": self.pack.names[state.card], "price": int(state.amount), "discount": int(state.memory)}
        if self.kind == "place":
            return {"card": self.pack.names[state.card]}
        if self.kind == "take-from-line":
            return {**self.instruction(), "folds": int(state.amount) if state.amount < ANY_NUMBER // 2 else 0}
        if self.kind == "hand-limit":
            return {"limit": int(state.hand_limit(self.seat)), "cards": self.bounds()[1]}
        if self.kind == "exchange-take":
            return {"card": self.pack.names[state.memory - 1]}
        if self.kind == "move-where":
            column, height = divmod(int(state.memory) - 1, TALLEST)
            return {"card": self.collected(self.seat, column, height)}
        if self.kind == "sink-which":
            return {"owner": int(state.memory) - 1}
        if self.kind == "pass-cards":
            to = self.instruction()["to"]
            return {"to": to if to != "both" else "right" if self.given() else "left"}
        return self.instruction()

    def instruction(self) -> dict[str, Any]:
        """The parameters of the instruction that asks."""
        return self.parameters(self.step, int(self.state.step)) if isinstance(self.step, Verb) else {}

    def parameters(self, verb: Verb, step: int) -> dict[str, Any]:
        return {
            parameter.name: self.parameter(parameter, int(self.state.parameter(step, number)))
            for number, parameter in enumerate(verb.parameters)
            if parameter.kind != "programs"
        }

    def parameter(self, parameter: Parameter, value: int) -> int | str:
        """As packs write it; what is left out is 0, `no` or `none`."""
        if parameter.kind == "number":
            return value
        if parameter.kind == "flag":
            return "yes" if value else "no"
        names = {"family": self.pack.families, "card": self.pack.names}.get(parameter.kind, list(parameter.choices))
        return names[value - 1] if 0 < value <= len(names) else "none"

    def bounds(self) -> tuple[int, int]:
        state = self.state
        least = 0 if STOP in self.offered else 1
        if self.kind == "hand-limit":
            excess = int(state.hand_size(self.seat) - state.hand_limit(self.seat))
            return excess, excess
        if self.kind == "take-from-line":
            return least, min(int(state.memory), int(state.line_size))
        if self.kind == "pay":
            return least, int(state.amount)
        if isinstance(self.step, Gather):
            if self.kind == "pass-cards":
                return 1, 1
            cards = min(int(self.step.each(state, state.step)), int(state.hand_size(self.seat))) - self.given()
            return (0 if STOP in self.offered else cards), cards
        return least, 1

    # -- options

    def options(self) -> Iterable[Option]:
        state = self.state
        if self.kind == "action":
            return self.actions()
        if self.kind == "place":
            return self.places()
        if self.kind == "use":
            return [Option(STOP, "no", "decline"), Option(1, "use", "use")]
        if self.kind == "choose-one":
            return self.branches()
        if self.kind in ("look-at-hand", "take-at-random"):
            return self.opponents()
        if self.kind == "sink-whose":
            return self.owners()
        if self.kind in ("move-which", "sink-which"):
            return self.collected_cards()
        if self.kind == "move-where":
            return self.heights()
        if self.kind == "trade-paper":
            return self.amounts()
        if self.kind == "take-from-line":
            return self.cards(state.line_types(ANY_NUMBER), self.why_not_taken)
        if self.kind == "play":
            return self.cards(state.hand(self.seat) & self.pack.of_family[0], self.why_not_played)
        if self.kind == "pay":
            return self.cards(state.hand(self.seat), self.why_not_paid)
        return self.cards(0, self.no_reason)

    def cards(self, expected: int, why: Callable[[int], Reason]) -> Iterable[Option]:
        """Every card offered, and those one might expect with the reason why not."""
        for option in self.offered:
            if option == STOP:
                yield Option(STOP, "stop", "stop") if self.begun() else Option(STOP, "no", "decline")
            elif option > self.pack.types:
                yield self.no_hand_card(option)
            else:
                yield Option(option, self.pack.names[option - 1], "card", self.figures(option - 1))
        for card in members(expected):
            if card + 1 not in self.offered:
                yield Option(card + 1, self.pack.names[card], "card", self.figures(card), why(card))
        if self.kind == "play" and self.pack.types + 1 not in self.offered and self.lifted() != NONE:
            card = self.lifted()
            option = int(self.pack.types) + 1
            yield Option(option, "top-discard", "top-discard", self.figures(card), self.why_not_played(card))

    def no_hand_card(self, option: int) -> Option:
        """Answers besides the cards of a hand: the top discard, and rice paper that counts twice."""
        if self.kind == "play":
            return Option(option, "top-discard", "top-discard", self.figures(self.lifted()))
        if option == self.pack.types + 1:
            return Option(option, "double", "double", {"card": self.pack.names[self.pack.paper]})
        assert isinstance(self.step, Pay)
        return Option(option, "top-discard", "top-discard", self.figures(self.step.helping(self.state, self.seat)))

    def lifted(self) -> int:
        """The discard that may be played, or NONE."""
        return int(self.state.top_played(self.seat, 1 if self.instruction()["top_discard_pays"] == "yes" else 0))

    def begun(self) -> bool:
        return self.kind == "pay" or (self.kind == "take-from-line" and bool(self.state.flags & BEGUN))

    def figures(self, card: int) -> dict[str, Any]:
        """What matters of a card: to play it costs what it costs now."""
        cost = self.state.price(self.seat, card) if self.kind == "play" else self.pack.cost[card]
        return {"card": self.pack.names[card], "cost": int(cost), "folds": self.pack.folds[card]}

    def no_reason(self, card: int) -> Reason:
        return Reason("not-possible")

    def why_not_taken(self, card: int) -> Reason:
        state = self.state
        family = self.instruction()["family"]
        if family not in ("none", self.family_of(card)):
            return Reason("wrong-family", {"family": family})
        worth = self.instruction()["worth"]
        if worth not in (0, self.pack.folds[card]):
            return Reason("wrong-worth", {"folds": worth})
        if self.pack.folds[card] > state.amount:
            return Reason("too-many-folds", {"folds": self.pack.folds[card], "left": int(state.amount)})
        return Reason("sum-not-reachable", {"folds": int(state.amount)})

    def why_not_played(self, card: int) -> Reason:
        state, given = self.state, self.instruction()
        if given["family"] not in ("none", self.family_of(card)):
            return Reason("wrong-family", {"family": given["family"]})
        if given["not_taken"] == "yes" and state.memory == card + 1 and state.held(self.seat, card) == 1:
            return Reason("just-taken")
        price = int(state.price(self.seat, card))
        above = 0
        if given["top_discard_pays"] == "yes":
            price -= self.pack.folds[state.discarded(0)]
            above = 1
        if price < 0:
            return Reason("top-discard-too-much", {"cost": int(state.price(self.seat, card))})
        tally = state.tally(self.seat)
        if card == self.lifted() and not state.held(self.seat, card):
            above += 1
        else:
            tally -= tally_of(self.pack.folds[card])
        found = members(affordable(state, self.seat, tally, above) & ~1)
        return Reason("cannot-pay", {"cost": price, "discount": given["discount"], "sums": found})

    def family_of(self, card: int) -> str:
        return self.pack.family_of(card)

    def why_not_paid(self, card: int) -> Reason:
        return Reason("does-not-fit", {"folds": self.pack.folds[card], "left": int(self.state.amount)})

    def actions(self) -> Iterable[Option]:
        state = self.state
        if STOP in self.offered:
            yield Option(STOP, "no", "no-extra-action")
        yield Option(DRAW, "draw", "draw", {}, None if DRAW in self.offered else Reason("line-empty"))
        yield Option(PLAY, "play", "play", {}, None if PLAY in self.offered else Reason("nothing-to-play"))
        for column, side in enumerate(COLUMNS):
            top = state.top(self.seat, column)
            if top != NONE and self.pack.special[top & CARD]:
                option = SPECIAL_LEFT + column
                args = {"card": self.pack.names[top & CARD], "column": side}
                reason = None if option in self.offered else self.why_not_special(top)
                yield Option(option, f"special-{side}", "special", args, reason)

    def why_not_special(self, top: int) -> Reason:
        if top & PLAYED:
            return Reason("played-this-turn")
        if top & USED:
            return Reason("used-this-turn")
        return Reason("demands-not-met")

    def places(self) -> Iterable[Option]:
        most = int(self.state.most_difference(self.seat))
        for option in (1, 2, 3, 4):
            side = COLUMNS[(option - 1) & 1]
            end = "top" if option < 3 else "bottom"
            word = side if option < 3 else f"under-{side}"
            reason = None if option in self.offered else Reason("unbalanced", {"most": most})
            if reason is None or option < 3:
                yield Option(option, word, "place", {"column": side, "end": end}, reason)

    def branches(self) -> Iterable[Option]:
        state = self.state
        yield Option(STOP, "no", "decline")
        for branch in range(PARAMETERS):
            start = state.parameter(state.step, branch)
            if start:
                first = verb_at(state, start)
                verb = first.name.replace("_", "-")
                args = {"verb": verb, "family": self.parameters(first, int(start)).get("family", "none")}
                reason = None if branch + 1 in self.offered else Reason("not-possible")
                yield Option(branch + 1, verb, "branch", args, reason)

    def opponents(self) -> Iterable[Option]:
        if STOP in self.offered:
            yield Option(STOP, "no", "decline")
        for seat in range(self.state.players):
            if seat != self.seat:
                empty = self.state.hand_size(seat) == 0
                reason = None if seat + 1 in self.offered else Reason("empty-hand") if empty else Reason("protected")
                yield Option(seat + 1, f"seat-{seat}", "seat", {"seat": seat}, reason)

    def owners(self) -> Iterable[Option]:
        if STOP in self.offered:
            yield Option(STOP, "no", "decline")
        for seat in range(self.state.players):
            if seat + 1 in self.offered:
                yield Option(seat + 1, f"seat-{seat}", "seat", {"seat": seat})

    def collected(self, seat: int, column: int, height: int) -> str:
        return self.pack.names[self.state.cells[self.state.column_start(seat, column) + height] & CARD]

    def collected_cards(self) -> Iterable[Option]:
        """Cards of a collection, the lowest first; their words count from 1."""
        owner = self.seat if self.kind == "move-which" else int(self.state.memory) - 1
        for option in self.offered:
            if option == STOP:
                yield Option(STOP, "no", "decline")
                continue
            column, height = divmod(option - 1, TALLEST)
            args = {"card": self.collected(owner, column, height), "column": COLUMNS[column], "height": height + 1}
            yield Option(option, f"{COLUMNS[column]}-{height + 1}", "collected", args)

    def heights(self) -> Iterable[Option]:
        """Places in the collections, once the card to be moved is lifted."""
        for option in self.offered:
            column, height = divmod(option - 1, TALLEST)
            args = {"column": COLUMNS[column], "height": height + 1}
            yield Option(option, f"{COLUMNS[column]}-{height + 1}", "height", args)

    def amounts(self) -> Iterable[Option]:
        for option in self.offered:
            if option == STOP:
                yield Option(STOP, "no", "decline")
            else:
                yield Option(option, str(option), "amount", {"amount": option})
