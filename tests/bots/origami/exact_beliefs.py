"""All that may be true of the hidden cards, with its chance, followed event by event.

Slow, and made without a look at the sampler. A case is what others hold, what is on its way to them, what somebody
looks at, and the deck. Cards leave the deck at random; who passes on a card unseen passes on any; what people show is
their choice, and tells no more than that they had it.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from senbazuru.kernel.event import Event
from senbazuru.origami.engine.linked import Linked

Cards = tuple[str, ...]
Hands = tuple[str, ...]

TO_DISCARDS = ("paid", "paid-double", "discarded", "look-discarded", "line-discarded", "collection-discarded", "left")
FROM_HAND = ("announced", "to-line", "replaced", "paid", "paid-double", "discarded")


@dataclass(frozen=True)
class Case:
    hands: tuple[Cards, ...]
    coming: tuple[Cards, ...]
    looked: Cards
    deck: Cards

    def gain(self, seat: int, card: str) -> "Case":
        return replace(self, hands=_with(self.hands, seat, card))

    def expect(self, seat: int, card: str) -> "Case":
        return replace(self, coming=_with(self.coming, seat, card))

    def arrive(self) -> "Case":
        if not any(self.coming):
            return self
        hands = tuple(tuple(sorted(hand + more)) for hand, more in zip(self.hands, self.coming))
        return replace(self, hands=hands, coming=((),) * len(hands))

    def lose(self, seat: int, card: str) -> "Case | None":
        if card not in self.hands[seat]:
            return None
        hands = list(self.hands)
        hands[seat] = _without(hands[seat], card)
        return replace(self, hands=tuple(hands))


Cases = Iterable[tuple[Case | None, float]]


def _with(hands: tuple[Cards, ...], seat: int, card: str) -> tuple[Cards, ...]:
    return tuple(tuple(sorted((*hand, card))) if n == seat else hand for n, hand in enumerate(hands))


def _without(cards: Cards, card: str) -> Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


class Beliefs:
    """What a seat may believe, from all that it is told."""

    def __init__(self, linked: Linked, players: int, seat: int) -> None:
        self.seat = seat
        self.shuffles = 0
        self.shown = False
        """Whether somebody showed a card that nobody knew of, or passed one on unseen."""
        self.discards: Counter[str] = Counter()
        self.looked_at: Counter[str] = Counter()
        deck = [
            name for card, name in enumerate(linked.names) for _ in range(linked.copies[card]) if name != "rice-paper"
        ]
        empty: tuple[Cards, ...] = ((),) * players
        self.cases = {Case(empty, empty, (), tuple(sorted(deck))): 1.0}

    def hands(self) -> dict[Hands, float]:
        """The chance of each set of other hands."""
        found: dict[Hands, float] = {}
        for case, chance in self.cases.items():
            hands = tuple(" ".join(hand) for seat, hand in enumerate(case.arrive().hands) if seat != self.seat)
            found[hands] = found.get(hands, 0.0) + chance
        total = sum(found.values())
        return {hands: chance / total for hands, chance in found.items()}

    def each(self, then: Callable[[Case], Cases]) -> None:
        found: dict[Case, float] = {}
        for case, chance in self.cases.items():
            for after, share in then(case):
                if after is not None and share:
                    found[after] = found.get(after, 0.0) + chance * share
        total = sum(found.values())
        self.cases = {case: chance / total for case, chance in found.items()}

    def hear(self, event: Event) -> None:
        kind = event.kind
        seat: Any = event.seat
        card: Any = event.args.get("card")
        mine = seat == self.seat
        if kind != "given":
            self.each(lambda case: [(case.arrive(), 1.0)])
        if kind in TO_DISCARDS and card != "rice-paper":
            self.discards[card] += 1
        if kind in ("fetched", "discard-played") and card != "rice-paper":
            self.discards[card] -= 1
        if kind == "shuffled":
            self.shuffle()
        elif kind in ("turned-up", "dealt", "drawn", "looked"):
            self.each(lambda case: self.pop(case, kind, seat, card))
        elif kind in ("taken", "paper-drawn", "fetched") and not mine:
            self.each(lambda case: [(case.gain(seat, card), 1.0)])
        elif kind in FROM_HAND and not mine:
            self.shown |= any(card not in case.hands[seat] for case in self.cases)
            self.each(lambda case: [(case.lose(seat, card), 1.0)])
        elif kind == "look-discarded" and not mine:
            self.shown = True
            self.each(lambda case: [(_drop(case, card), 1.0)])
        elif kind == "kept" and not mine:
            self.each(lambda case: [(_keep(case, seat), 1.0)])
        elif kind == "given":
            self.each(lambda case: self.given(case, seat, event.args["to"], card))
        elif kind == "stolen":
            self.each(lambda case: self.stolen(case, seat, event.args["by"], card))
        elif kind == "hand-looked":
            self.looked_at.clear()
        elif kind == "saw" and mine:
            self.looked_at[card] += 1
            self.each(lambda case: [(_holds(case, event.args["owner"], card, self.looked_at[card]), 1.0)])
        elif kind == "shown" and not mine:
            self.each(lambda case: [(_holds(case, seat, card, 2), 1.0)])

    def shuffle(self) -> None:
        self.shuffles += 1
        if self.shuffles > 1:
            deck = tuple(sorted(self.discards.elements()))
            self.each(lambda case: [(None if case.deck else replace(case, deck=deck), 1.0)])
            self.discards.clear()

    def pop(self, case: Case, kind: str, seat: int | None, card: str | None) -> Cases:
        """The top card of the deck goes somewhere, seen or not."""
        for drawn, copies in Counter(case.deck).items():
            if card is None or card == drawn:
                after = replace(case, deck=_without(case.deck, drawn))
                if kind != "turned-up" and seat is not None and seat != self.seat:
                    if kind == "looked":
                        after = replace(after, looked=tuple(sorted((*case.looked, drawn))))
                    else:
                        after = after.gain(seat, drawn)
                yield after, copies / len(case.deck)

    def given(self, case: Case, giver: int, receiver: int, card: str | None) -> Cases:
        if giver == self.seat:
            assert card is not None
            yield case.expect(receiver, card), 1.0
        elif card is not None:
            yield case.lose(giver, card), 1.0
        else:
            self.shown = True
            hand = case.hands[giver]
            for any_card, copies in Counter(hand).items():
                after = case.lose(giver, any_card)
                assert after is not None
                yield after.expect(receiver, any_card), copies / len(hand)

    def stolen(self, case: Case, giver: int, thief: int, card: str | None) -> Cases:
        """Chance picks the card."""
        self.shown = True
        if giver == self.seat:
            assert card is not None
            yield case.gain(thief, card), 1.0
            return
        hand = case.hands[giver]
        for any_card, copies in Counter(hand).items():
            if card is None or card == any_card:
                after = case.lose(giver, any_card)
                assert after is not None
                yield after if thief == self.seat else after.gain(thief, any_card), copies / len(hand)


def _drop(case: Case, card: str) -> Case | None:
    return replace(case, looked=_without(case.looked, card)) if card in case.looked else None


def _keep(case: Case, seat: int) -> Case:
    for card in case.looked:
        case = case.gain(seat, card)
    return replace(case, looked=())


def _holds(case: Case, seat: int, card: str, copies: int) -> Case | None:
    return case if case.hands[seat].count(card) >= copies else None
