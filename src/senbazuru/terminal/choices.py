"""The answers one can give, as a list to choose from: those of the decision, and whole payments at once."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from senbazuru.kernel.bits import members
from senbazuru.kernel.decision import Decision, Option
from senbazuru.kernel.game import Game
from senbazuru.origami.packs import Card
from senbazuru.origami.rules import OrigamiRules
from senbazuru.terminal.board import Choice
from senbazuru.text import Words

TOGETHER: Final = ("pay", "take-from-line")
"""Questions that come one card at a time, and that people answer in one breath."""

FROM_ZONE: Final = {"hand": "play", "line": "draw"}
"""The action one means by picking a card there."""

REFUSALS: Final = ("decline", "stop", "no-extra-action")
MOST_TOGETHER: Final = 4
MOST_PATHS: Final = 12


Cards = Mapping[str, Card]
"""Cards by their ids."""


def cards_of(game: Game) -> Cards:
    """Every card at a table; two packs that are not may share an id."""
    assert isinstance(game.rules, OrigamiRules)
    families = game.rules.library.families
    return {card.id: card for name in game.record.header["packs"] for card in families[name].cards}


@dataclass(frozen=True)
class Way:
    """How an action may go on: the cards of the next steps of one kind, and the places after them."""

    options: tuple[int, ...]
    cards: tuple[str, ...]
    places: tuple[str, ...]


class Answers:
    """What a seat may answer now."""

    def __init__(self, game: Game, seat: int, words: Words, names: tuple[str, ...]) -> None:
        self.game = game
        self.seat = seat
        self.words = words
        self.names = names
        self.cards = cards_of(game)
        self.decision: Decision = game.decision(seat)
        self._unfinished = [option for option in self.decision.offered if self._goes_on(option)]
        # a refusal stands last, where no hasty Enter meets it
        options = sorted(self.decision.options, key=lambda option: option.key in REFUSALS)
        self.choices = [*self._together(), *map(self._single, options)]
        self._cards: dict[tuple[str, str], str] = {}

    def question(self) -> str:
        """The question in one sentence that names the card which asks."""
        question = self.words.prompt(self.decision)
        if self.decision.source:
            card = self.words.card(self.decision.source)
            if card not in question:
                question = self.words.words("terminal-question", card=card, question=question)
        return question

    def playing(self) -> tuple[str, str] | None:
        """The card on its way from the hand to a collection, and how far it has come."""
        args, say = self.decision.args, self.words.words
        if self.decision.kind not in ("pay", "place"):
            return None
        card = self.cards[args["card"]]
        said = say("terminal-playing", card=self.words.card(card.id), cost=card.cost)
        if self.decision.kind == "pay":
            progress = say("terminal-playing-paid", paid=card.cost - args["price"], cost=card.cost)
        else:
            progress = say("terminal-playing-place")
        return card.id, f"{said}, {progress}"

    def _single(self, option: Option) -> Choice:
        label = self.words.option(option, self.names, self.decision.kind)
        if option in self._unfinished:
            label = self.words.words("terminal-then-more", option=label)
        card = option.args.get("card")
        reason = self.words.reason(option.reason) if option.reason else ""
        return Choice(() if option.reason else (option.id,), label, card, reason)

    def _goes_on(self, option: Option) -> bool:
        """Whether after this card the same is asked for another one."""
        if self.decision.kind not in TOGETHER or option.key in REFUSALS:
            return False
        state = self.game.state.copy()
        state.answer(self.seat, option.id)
        if not state.open() or not state.mask(self.seat):
            return False
        return self.game.rules.decision(state, self.seat).kind == self.decision.kind

    def _together(self) -> list[Choice]:
        if self.decision.kind not in TOGETHER:
            return []
        ways: dict[tuple[str, ...], Way] = {}
        for way in self._ways(()):
            if len(way.options) > 1:
                ways.setdefault(tuple(sorted(way.cards)), way)
        best = sorted(ways.values(), key=lambda way: (-self._folds(way.cards), len(way.cards)))[:MOST_TOGETHER]
        return [self._whole(way) for way in best]

    def _whole(self, way: Way) -> Choice:
        key = "terminal-all-at-once" if len(way.cards) > 1 else "terminal-only"
        said = self.words.words(key, cards=self.words.cards(way.cards), folds=self._folds(way.cards))
        return Choice(way.options, said[:1].upper() + said[1:], way.cards[0], others=way.cards[1:])

    def _folds(self, ids: Iterable[str]) -> int:
        return sum(self.cards[card].folds for card in ids)

    def _ways(self, begun: tuple[int, ...]) -> list[Way]:
        """Ways to go on after a beginning, up to the next kind of question."""
        asked: dict[tuple[int, ...], Decision] = {}
        ways: list[Way] = []
        for path in self._paths(begun):
            state = self.game.state.copy()
            kinds: list[str] = []
            taken: list[str] = []
            places: list[str] = []
            together = 0
            for step, option in enumerate(path):
                if path[:step] not in asked:
                    asked[path[:step]] = self.game.rules.decision(state, self.seat)
                decision = asked[path[:step]]
                state.answer(self.seat, option)
                if step < len(begun):
                    continue
                kinds.append(decision.kind)
                chosen = next(o for o in decision.options if o.id == option)
                if decision.kind == kinds[0] and kinds[0] in TOGETHER:
                    together += 1
                    taken += [chosen.args["card"]] if "card" in chosen.args else []
                elif decision.kind == "place":
                    places.append(chosen.args["column"])
                    break
                else:
                    break
            if taken or places:
                ways.append(Way(tuple(path[len(begun) : len(begun) + together]), tuple(taken), tuple(places)))
        return ways

    def _paths(self, begun: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        """Suggestions, some for every next step: else one card's could be all that are seen."""
        state = self.game.state.copy()
        for option in begun:
            state.answer(self.seat, option)
        for option in members(state.mask(self.seat)) if state.open() else ():
            yield from self.game.suggestions(self.seat, *begun, option, most=MOST_PATHS)

    # -- picking a card on the table

    def meant(self, zone: str, card: str) -> Choice | None:
        """What it means to pick a card that lies in a zone: an answer, the beginning of an action, or nothing."""
        for choice in self.choices:
            if choice.card == card and len(choice.options) <= 1 and self.concerns(zone):
                return choice
        opening = next((o for o in self.decision.offered if o.word == FROM_ZONE.get(zone)), None)
        if self.decision.kind != "action":
            return None
        if opening is None:
            blocked = next((o for o in self.decision.options if o.word == FROM_ZONE.get(zone)), None)
            return self._single(blocked) if blocked else None
        state = self.game.state.copy()
        state.answer(self.seat, opening.id)
        for option in self.game.rules.decision(state, self.seat).options:
            if option.args.get("card") == card:
                single = self._single(option)
                return Choice(
                    (opening.id, *single.options) if single.options else (), single.label, card, single.reason
                )
        return None

    def concerns(self, zone: str) -> bool:
        """Whether the cards that are asked for lie in a zone."""
        kind = self.decision.kind
        if kind in ("take-from-line", "exchange-take"):
            return zone == "line"
        if kind == "fetch":
            return zone == "discards"
        if kind == "copy-instant":
            return zone != "hand"
        if kind == "action":
            return zone == "own"
        return zone == "hand"

    def prospect(self, zone: str, card: str) -> str:
        """What would come of picking a card: payments and places, or why not."""
        if (zone, card) not in self._cards:
            self._cards[zone, card] = self._prospect(zone, card)
        return self._cards[zone, card]

    def _prospect(self, zone: str, card: str) -> str:
        say = self.words.words
        playing = zone == "hand" and self.decision.kind in ("action", "play")
        taking = zone == "line" and self.decision.kind in ("action", "take-from-line")
        choice = self.meant(zone, card) if playing or taking else None
        if choice is None:
            return ""
        if choice.reason:
            return say("terminal-not-played" if playing else "terminal-not-taken", reason=choice.reason)
        if taking:
            return say("terminal-taken-line")
        ways = self._ways(choice.options)
        payments: list[str] = []
        paid_with = {tuple(sorted(way.cards)) for way in ways if way.cards}
        for paid in sorted(paid_with, key=lambda cards: (len(cards), cards)):
            payments.append(self.words.cards(paid))
        said = say("terminal-no-payment")
        if payments:
            listed = payments[0]
            for payment in payments[1:3]:
                listed = say("terminal-or", start=listed, next=payment)
            said = say("terminal-payments-more" if len(payments) > 3 else "terminal-payments", payments=listed)
        places = sorted({place for way in ways for place in way.places})
        if len(places) == 1:
            said += " " + say("terminal-place", place=say(f"column-{places[0]}"))
        elif places:
            said += " " + say("terminal-places")
        return said
