"""A Climb of Cards: hidden hands and a shuffled deck, in plain Python with lists. docs/new-game.md tells of it.

Twelve cards, 1 to 12; everybody is dealt three. In turn everybody plays one face up, and draws one while there are any.
A card above the one that lies there earns a point.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

from mypy_extensions import i64

from senbazuru.games import Entry
from senbazuru.kernel.bits import members
from senbazuru.kernel.check import Provable
from senbazuru.kernel.decision import Decision, Option, Where
from senbazuru.kernel.event import Event, Shape
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.rules import Setup
from senbazuru.kernel.state import EVERYBODY, NOBODY, OMNISCIENT, SPECTATOR, Observation, State

DRAWN, PLAYED = 1, 2
SHUFFLE, RESAMPLE, TWIN = 1, 2, 3
CARDS, HAND = 12, 3
UNSEEN = 0
"""Lies in an observation where a card lies that this viewer does not see."""


def mixed(cards: Sequence[int], chance: Stream) -> list[int]:
    box = list(cards)
    return [box.pop(int(chance.below(len(box)))) for _ in cards]


class Climb(State):
    def __init__(self, players: int, seed: Seed) -> None:
        super().__init__(players)
        self.seed = seed
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.played: list[int] = []
        self.points = [0] * players

    def stream(self, purpose: int) -> Stream:
        return Stream(self.seed, purpose + 8 * int(self.era), 0)

    def begin(self) -> None:
        self.deck = mixed(range(1, CARDS + 1), self.stream(SHUFFLE))
        self.chance = 1  # there is a seed, which nobody may know
        for seat in range(self.players):
            for _ in range(HAND):
                self.draw(seat)

    def draw(self, seat: int) -> None:
        card = self.deck.pop()
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.tell(DRAWN, seat, card, NOBODY, NOBODY, 1 << seat)  # which card, only its owner is told

    @property
    def lying(self) -> int:
        """The card that was played last."""
        return self.played[-1] if self.played else 0

    # -- who is asked what

    def waiting(self) -> i64:
        return 1 << int(self.answers % self.players)

    def options(self, seat: i64) -> i64:
        return sum(1 << card for card in self.hands[int(seat)])

    def perform(self, seat: i64, option: i64) -> None:
        card = int(option)
        self.hands[int(seat)].remove(card)
        self.points[int(seat)] += card > self.lying
        self.played.append(card)
        self.answers += 1
        self.tell(PLAYED, seat, NOBODY, card, NOBODY, 0)
        if self.deck:
            self.draw(int(seat))
        self.learnt = EVERYBODY
        self.over = not any(self.hands)

    def unfinished(self) -> bool:
        return False

    # -- copies and facts

    def copy(self) -> "Climb":
        twin = Climb(int(self.players), self.seed)
        twin.inherit(self)
        twin.deck, twin.hands = self.deck[:], [hand[:] for hand in self.hands]
        twin.played, twin.points = self.played[:], self.points[:]
        return twin

    def facts(self) -> list[i64]:
        """Lists with their lengths, so that `recall` knows where one ends."""
        lists = [number for cards in (self.deck, self.played, *self.hands) for number in (len(cards), *cards)]
        seed = [self.seed.k0, self.seed.k1, self.seed.k2, self.seed.k3]
        return [self.players, self.answers, int(self.over), self.era, *self.points, *lists, *seed]

    def recall(self, facts: list[i64]) -> None:
        numbers = iter([int(fact) for fact in facts[1:]])
        self.answers, self.over, self.era = next(numbers), bool(next(numbers)), next(numbers)
        self.points = [next(numbers) for _ in self.points]
        lists = [[next(numbers) for _ in range(next(numbers))] for _ in range(2 + int(self.players))]
        self.deck, self.played, *self.hands = lists
        self.seed = Seed(*numbers)

    # -- what a viewer knows

    def observe(self, viewer: i64) -> "ClimbObservation":
        """An empty table, and on it what is seen: backs of cards, one's own hand, and no seed."""
        if viewer == OMNISCIENT:
            return ClimbObservation(viewer, self.copy(), 0)
        table = Climb(int(self.players), Seed(0, 0, 0, 0))
        table.answers, table.over, table.era = self.answers, self.over, self.era
        table.played, table.points = self.played[:], self.points[:]
        table.deck = [UNSEEN] * len(self.deck)
        table.hands = [hand[:] if seat == viewer else [UNSEEN] * len(hand) for seat, hand in enumerate(self.hands)]
        return ClimbObservation(viewer, table, self.mask(viewer))

    def renew(self, takebacks: i64) -> None:
        self.era = takebacks
        self.deck = mixed(self.deck, self.stream(SHUFFLE))

    # -- the end

    def returns(self) -> list[i64]:
        return [*self.points]

    def winners(self) -> i64:
        return sum(1 << seat for seat, points in enumerate(self.points) if points == max(self.points))


class ClimbObservation(Observation[Climb]):
    """What a viewer knows."""

    def unseen(self) -> list[i64]:
        """1 for each card that is in the deck or in the hand of another, by its number; 0 for those that are seen."""
        table = self.table
        seen = {UNSEEN, *table.deck, *table.played, *(card for hand in table.hands for card in hand)}
        return [int(card not in seen) for card in range(CARDS + 1)]

    def deal(self, world: Climb, seed: Seed) -> None:
        """Those cards, mixed, wherever a card is not seen."""
        world.seed = seed
        if self.viewer == OMNISCIENT:
            return
        box = mixed([card for card, there in enumerate(self.unseen()) if there], Stream(seed, RESAMPLE, 0))
        for cards in (world.deck, *(hand for seat, hand in enumerate(world.hands) if seat != self.viewer)):
            cards[:] = [box.pop() for _ in cards]
        for hand in world.hands:
            hand.sort()


class ClimbRules(Provable[Climb]):
    name = "climb"
    version = 1
    seats = (2, 4)
    observation = ClimbObservation
    shapes: ClassVar = {DRAWN: Shape("drawn", ("card", int), hidden=True), PLAYED: Shape("played", a=("card", int))}

    def new(self, setup: Setup, seed: Seed, listening: bool) -> Climb:
        state = Climb(setup.players, seed)
        if listening:
            state.listen()
        state.begin()
        return state

    def decision(self, state: Climb, seat: int) -> Decision:
        hand = state.hands[seat]
        return Decision(
            id=f"{state.era}.{state.answers}.{seat}",
            seat=seat,
            kind="play",
            source=None,
            key="ask-play",
            args={"card": state.lying},
            least=1,
            most=1,
            options=tuple(
                Option(card, str(card), "play", {"card": card}, where=(Where("hand", seat=seat, place=place),))
                for place, card in enumerate(hand)
            ),
            default=hand[0],
        )

    def view(self, state: Climb, viewer: int, *, memory: bool = True) -> dict[str, Any]:
        seen = state.observe(viewer).table
        return {
            "game": self.name,
            "viewer": "spectator" if viewer == SPECTATOR else viewer,
            "lying": seen.lying or None,
            "deck": len(seen.deck),
            "over": bool(seen.over),
            "winners": members(seen.winners()) if seen.over else None,
            "seats": [
                {"hand": [card for card in hand if card != UNSEEN], "cards": len(hand), "score": points}
                for hand, points in zip(seen.hands, seen.points)
            ],
        }

    # -- for `senbazuru check`

    def audit(self, state: Climb) -> list[str]:
        there = sorted(card for cards in (state.deck, state.played, *state.hands) for card in cards)
        return [] if there == [*range(1, CARDS + 1)] else [f"these are not all cards, each once: {there}"]

    def twin(self, state: Climb, told: Sequence[Event], viewer: int, seed: Seed) -> Climb:
        """As `deal`, but the seed stays, and so does what will be seen: cards played, and drawn by the viewer."""
        world = state.copy()
        shown = {event.args["card"] for event in told if event.kind == "played" or event.seat == viewer}
        places = [world.deck, *(hand for seat, hand in enumerate(world.hands) if seat != viewer)]
        box = mixed([card for cards in places for card in cards if card not in shown], Stream(seed, TWIN, 0))
        for cards in places:
            cards[:] = [card if card in shown else box.pop() for card in cards]
        for hand in world.hands:
            hand.sort()
        world._asked = NOBODY
        return world


CLIMB = ClimbRules()
ENTRY = Entry("climb", rules="climb:CLIMB", words="climb", how=("climb-aim", "climb-turn"))
