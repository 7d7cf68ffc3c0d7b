"""What a viewer knows of the hands, worked out slowly from nothing but what that viewer was told.

A second reading of the rules, to hold the engine's ledger against. It knows neither packs nor states: it
hears one event after the other, as a viewer's log has them, and keeps a heap of known cards for each hand.

    a card is seen to arrive        one more of it
    it arrives unseen               nothing, but the hand grows
    it is seen to leave             one less of it, if one was known
    it leaves unseen                it may have been any of them: one less of each
    several cards are shown         at least so many there are; of a whole hand, just so many
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

Told = Mapping[str, Any]

NOT_ABOUT_HANDS: Final = frozenset(
    {
        "starts",
        "turned-up",
        "turn",
        "passed-turn",
        "paid-by-discard",
        "placed",
        "special",
        "used",
        "declined",
        "looked",
        "look-discarded",
        "line-discarded",
        "copied",
        "tucked",
        "collection-discarded",
        "extra-action",
        "extra-declined",
        "run-out",
        "shuffled",
        "last-round",
        "stalled",
        "ended",
        "entered",
        "left",
        "line-played",
        "discard-played",
        "lowered",
        "moved",
        "sunk",
    }
)


class KnowledgeModel:
    """The knowledge of one viewer: a seat, or any other number for somebody without a hand."""

    def __init__(self, viewer: int, players: int) -> None:
        self.viewer = viewer
        self.hand_sizes = [0] * players
        self.certain: list[Counter[str]] = [Counter() for _ in range(players)]
        self.under_way: list[Counter[str]] = [Counter() for _ in range(players)]
        self.in_sight: Counter[str] = Counter()

    def known(self, owner: int) -> Counter[str]:
        """How many of each card the viewer can be sure of in a hand."""
        return self.certain[owner] + self.under_way[owner]

    def tell(self, event: Told) -> None:
        """Hear of one event. One of a kind never heard of is an error: it might have been about a hand."""
        kind: str = event["event"]
        if kind != "given":
            self.end_of_passing()
        if kind not in NOT_ABOUT_HANDS:
            getattr(self, "on_" + kind.replace("-", "_"))(event)

    # -- what happens to a hand

    def arrives(self, owner: int, card: str | None) -> None:
        assert owner != self.viewer or card is not None, "nobody takes up a card without seeing it"
        self.hand_sizes[owner] += 1
        if card is not None:
            self.certain[owner][card] += 1

    def leaves(self, owner: int, card: str | None) -> None:
        known = self.certain[owner]
        if owner == self.viewer:
            assert card is not None, "nobody gives away a card without seeing it"
            assert known[card], f"there is no {card} in this hand"
        self.hand_sizes[owner] -= 1
        for suspect in list(known) if card is None else [card]:
            known[suspect] = max(0, known[suspect] - 1)

    def seen_together(self, owner: int, cards: Counter[str]) -> None:
        self.certain[owner] |= cards

    # -- cards that arrive

    def on_dealt(self, event: Told) -> None:
        self.arrives(event["seat"], event["card"])

    def on_drawn(self, event: Told) -> None:
        self.arrives(event["seat"], event["card"])

    def on_taken(self, event: Told) -> None:
        self.arrives(event["seat"], event["card"])

    def on_fetched(self, event: Told) -> None:
        self.arrives(event["seat"], event["card"])

    def on_kept(self, event: Told) -> None:
        self.arrives(event["seat"], event["card"])

    def on_paper_drawn(self, event: Told) -> None:
        self.arrives(event["seat"], event["card"])

    # -- cards that leave

    def on_announced(self, event: Told) -> None:
        self.leaves(event["seat"], event["card"])

    def on_paid(self, event: Told) -> None:
        self.leaves(event["seat"], event["card"])

    def on_paid_double(self, event: Told) -> None:
        self.leaves(event["seat"], event["card"])

    def on_discarded(self, event: Told) -> None:
        self.leaves(event["seat"], event["card"])

    def on_to_line(self, event: Told) -> None:
        self.leaves(event["seat"], event["card"])

    def on_replaced(self, event: Told) -> None:
        """The Butterfly that takes the Caterpillar's place comes from hand."""
        self.leaves(event["seat"], event["card"])

    # -- cards that go from hand to hand

    def on_stolen(self, event: Told) -> None:
        self.leaves(event["seat"], event["card"])
        self.arrives(event["by"], event["card"])

    def on_given(self, event: Told) -> None:
        """All pass at the same time, so what arrives is kept apart: it cannot be what is passed on."""
        receiver, card = event["to"], event["card"]
        self.leaves(event["seat"], card)
        assert receiver != self.viewer or card is not None, "nobody takes up a card without seeing it"
        self.hand_sizes[receiver] += 1
        if card is not None:
            self.under_way[receiver][card] += 1

    def end_of_passing(self) -> None:
        """Events of one passing follow each other; whatever else happens, it is over."""
        for hand, arrived in zip(self.certain, self.under_way, strict=True):
            hand.update(arrived)
            arrived.clear()

    # -- cards that stay and are seen

    def on_hand_looked(self, event: Told) -> None:
        """Somebody is about to see a whole hand, card by card."""
        self.in_sight = Counter()

    def on_saw(self, event: Told) -> None:
        if event["card"] is not None:
            self.in_sight[event["card"]] += 1
            self.seen_together(event["owner"], self.in_sight)

    def on_shown(self, event: Told) -> None:
        """Cricket: one like the card just taken is to be played, so both are shown."""
        self.seen_together(event["seat"], Counter({event["card"]: 2}))

    def on_paper_shown(self, event: Told) -> None:
        """At the end everybody shows the rice paper that is left."""
        self.seen_together(event["seat"], Counter({event["card"]: event["cards"]}))
