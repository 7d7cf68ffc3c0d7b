"""The answers one can give, as a list to choose from: those of the decision, and whole payments at once."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from senbazuru.kernel.bits import members
from senbazuru.kernel.decision import Decision, Option
from senbazuru.kernel.state import SPECTATOR
from senbazuru.origami.engine.game import Origami
from senbazuru.origami.engine.verbs.collections import TALLEST
from senbazuru.origami.packs import CHARACTERS
from senbazuru.origami.position import Side
from senbazuru.origami.rules import OrigamiRules
from senbazuru.origami.shown import OrigamiView
from senbazuru.terminal.board import Choice
from senbazuru.terminal.force import SIDES, Cards, Force, is_character
from senbazuru.terminal.sitting import Play
from senbazuru.text import Words

TOGETHER: Final = ("pay", "take-from-line")
"""Questions that come one card at a time, and that people answer in one breath."""

FROM_ZONE: Final = {"hand": "play", "line": "draw", "discards": "play"}
"""The action one means by picking a card there."""

FROM_LINE: Final = ("take-from-line", "exchange-take", "play-from-line", "each-takes")
"""Questions for a card of the draw line."""
ANNOUNCING: Final = ("announced", "discard-played", "line-played")
PAYING: Final = ("paid", "paid-double", "paid-by-discard", "lowered")
"""Events with which a play begins, and those that pay for it."""

REFUSALS: Final = ("decline", "stop", "no-extra-action")
MOST_TOGETHER: Final = 4
MOST_PATHS: Final = 12

Place = tuple[int, str, int]
"""Where a collected card lies: the seat, the side, and how high, counted from 1."""
Piece = tuple[str, str]
"""A card that is taken or pays, and how: as a `card`, as `double`, as the `top-discard`."""


def cards_of(game: Play) -> Cards:
    """Every card at a table, characters and rice paper too; two packs that are not may share an id."""
    rules = game.rules
    view: OrigamiView = game.view(SPECTATOR)
    assert isinstance(rules, OrigamiRules)
    names = rules.library.pack(*view["families"], characters=view["characters"]).names
    packs = [rules.library.packs[name] for name in (*view["families"], *([CHARACTERS] if view["characters"] else []))]
    cards = [card for pack in packs for card in (*pack.cards, *([pack.paper] if pack.paper else []))]
    return {card.id: card for card in cards if card.id in names}


@dataclass(frozen=True)
class Way:
    """How an action may go on: the cards of the next steps of one kind, and the places after them."""

    options: tuple[int, ...]
    pieces: tuple[Piece, ...]
    places: tuple[str, ...]


class Answers:
    """What a seat may answer now."""

    def __init__(self, game: Play, seat: int, words: Words, names: tuple[str, ...]) -> None:
        self.game = game
        self.seat = seat
        self.words = words
        self.names = names
        self.cards = cards_of(game)
        self.decision: Decision = game.decision(seat)
        self._unfinished = [option for option in self.decision.offered if self._goes_on(option)]
        # a refusal stands last, where no hasty Enter meets it
        options = sorted(self.decision.options, key=lambda option: option.key in REFUSALS)
        together = self._together()
        self.choices = [*together, *map(self._single, options)]
        self._options: list[Option | None] = [*([None] * len(together)), *options]
        """The option behind each choice that is not several."""
        self._cards: dict[tuple[str, str, Place | None], str] = {}

    @cached_property
    def force(self) -> Force:
        """The rules as they are for this seat now."""
        return Force(self.game.view(self.seat), self.cards, self.seat)

    def question(self) -> str:
        """The question in one sentence that names the card which asks."""
        question, args, say = self.words.prompt(self.decision), self.decision.args, self.words.words
        if self.decision.kind == "pass-cards":
            away = 1 if args["to"] == "left" else -1
            question = say("terminal-pass-to", question=question, name=self.names[(self.seat + away) % len(self.names)])
        elif self.decision.kind == "sink-which":
            own = args["owner"] == self.seat
            question = say("terminal-sink-own") if own else say("terminal-sink", name=self.names[args["owner"]])
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
        price, name = self.force.price(card), self.words.card(card.id)
        if self.decision.kind == "place" and self._free():
            return card.id, say("terminal-playing-free", card=name)
        said = say("terminal-playing", card=name, cost=price)
        if price != card.cost:
            said = say("terminal-playing-changed", card=name, cost=price, printed=card.cost)
        if self.decision.kind == "pay":
            progress = say("terminal-playing-paid", paid=price - args["price"], cost=price)
        else:
            progress = say("terminal-playing-place")
        return card.id, f"{said}, {progress}"

    def _free(self) -> bool:
        """Whether nothing was paid for the card that is being played."""
        for event in reversed(self.game.events(self.seat)):
            if event.kind in (*ANNOUNCING, *PAYING):
                return event.kind in ANNOUNCING
        return False

    def _single(self, option: Option) -> Choice:
        label = self.words.option(option, self.names, self.decision.kind)
        if option.key == "amount":
            label = self.words.words("terminal-amount", amount=option.args["amount"])
        elif option.key == "height":
            label = self._between(option.args["column"], option.args["height"])
        if option in self._unfinished:
            label = self.words.words("terminal-then-more", option=label)
        card = option.args.get("card")
        reason = self.words.reason(option.reason) if option.reason else ""
        return Choice(() if option.reason else (option.id,), label, card, reason)

    def _between(self, column: Side, height: int) -> str:
        """A place for a card that is moved: what lies above and below it."""
        state = self.game.state
        assert isinstance(state, Origami)
        side, place = divmod(int(state.memory) - 1, TALLEST)
        pile = [entry["card"] for entry in self.force.view["seats"][self.seat]["collections"][column]]
        if column == SIDES[side]:
            del pile[place]
        said: dict[str, Any] = {"column": self.words.words(f"column-{column}")}
        if not pile:
            return self.words.words("terminal-height-alone", **said)
        if height > len(pile):
            return self.words.words("terminal-height-top", **said, card=self.words.card(pile[-1]))
        above = self.words.card(pile[height - 1])
        if height == 1:
            return self.words.words("terminal-height-bottom", **said, card=above)
        return self.words.words("terminal-height-between", **said, card=above, below=self.words.card(pile[height - 2]))

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
        ways: dict[tuple[Piece, ...], Way] = {}
        for way in self._ways(()):
            if len(way.options) > 1:
                ways.setdefault(tuple(sorted(way.pieces)), way)
        best = sorted(ways.values(), key=lambda way: (-self._folds(way.pieces), len(way.pieces)))[:MOST_TOGETHER]
        return [self._whole(way) for way in best]

    def _whole(self, way: Way) -> Choice:
        key = "terminal-all-at-once" if len(way.pieces) > 1 else "terminal-only"
        said = self.words.words(key, cards=self._named(way.pieces), folds=self._folds(way.pieces))
        first, *others = [card for card, _ in way.pieces]
        return Choice(way.options, said[:1].upper() + said[1:], first, others=tuple(others))

    def _named(self, pieces: Iterable[Piece]) -> str:
        """Cards in words; what does not pay like a card from hand says how."""
        say = self.words.words
        plain = [card for card, how in pieces if how == "card"]
        parts = [self.words.cards(plain)] if plain else []
        twice = [card for card, how in pieces if how == "double"]
        parts += [say("terminal-double", cards=self.words.cards(twice), number=len(twice))] if twice else []
        parts += [say("terminal-top", card=self.words.card(card)) for card, how in pieces if how == "top-discard"]
        said = parts[0]
        for part in parts[1:]:
            said = say("terminal-plus", start=said, next=part)
        return said

    def _folds(self, pieces: Iterable[Piece]) -> int:
        return sum(self.cards[card].folds * (2 if how == "double" else 1) for card, how in pieces)

    def _ways(self, begun: tuple[int, ...]) -> list[Way]:
        """Ways to go on after a beginning, up to the next kind of question."""
        asked: dict[tuple[int, ...], Decision] = {}
        ways: list[Way] = []
        for path in self._paths(begun):
            state = self.game.state.copy()
            kinds: list[str] = []
            taken: list[Piece] = []
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
                    taken += [(chosen.args["card"], chosen.key)] if "card" in chosen.args else []
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

    def meant(self, zone: str, card: str, at: Place | None = None) -> Choice | None:
        """What it means to pick a card that lies in a zone: an answer, the beginning of an action, or nothing."""
        if self.concerns(zone):
            for choice, option in zip(self.choices, self._options):
                if option is not None and choice.card == card and self._lies(option, zone, at):
                    return choice
        if self.decision.kind == "sink-whose" and at:
            owner = next((o for o in self.decision.offered if o.args.get("seat") == at[0]), None)
            return self._after(owner, zone, card, at) if owner else None
        if self.decision.kind != "action" or (zone == "discards" and not self._top_played()):
            return None
        opening = next((o for o in self.decision.offered if o.word == FROM_ZONE.get(zone)), None)
        if opening is None:
            blocked = next((o for o in self.decision.options if o.word == FROM_ZONE.get(zone)), None)
            return self._single(blocked) if blocked else None
        return self._after(opening, zone, card, at)

    def _after(self, opening: Option, zone: str, card: str, at: Place | None) -> Choice | None:
        """An answer to the question that comes after another."""
        state = self.game.state.copy()
        state.answer(self.seat, opening.id)
        for option in self.game.rules.decision(state, self.seat).options:
            if option.args.get("card") == card and self._lies(option, zone, at):
                single = self._single(option)
                return Choice(
                    (opening.id, *single.options) if single.options else (), single.label, card, single.reason
                )
        return None

    def _lies(self, option: Option, zone: str, at: Place | None) -> bool:
        """Whether an answer is the card of this zone and place, and not another of its name."""
        if option.key == "top-discard":
            return zone == "discards"
        if option.key == "special":
            return at is None or option.args["column"] == at[1]
        if option.key == "collected":
            return at is None or (option.args["column"], option.args["height"]) == at[1:]
        return zone != "discards" or self.decision.kind in ("fetch", "copy-instant")

    def _top_played(self) -> bool:
        return bool(self.force.named("use_top_discard", to="play"))

    def concerns(self, zone: str) -> bool:
        """Whether the cards that are asked for lie in a zone."""
        kind = self.decision.kind
        if kind in FROM_LINE:
            return zone == "line"
        if kind == "fetch":
            return zone == "discards"
        if kind == "copy-instant":
            return zone not in ("hand", "middle")
        if kind in ("action", "move-which"):
            return zone == "own"
        if kind == "sink-which":
            return zone == ("own" if self.decision.args["owner"] == self.seat else "others")
        if kind == "sink-whose":
            return zone in ("own", "others")
        if zone == "discards":
            return any(option.key == "top-discard" for option in self.decision.options)
        return zone == "hand"

    def zone_of(self, choice: Choice) -> str:
        """The zone that the card of a choice lies in, where that matters for what would come of it."""
        option = self._options[self.choices.index(choice)]
        if self.decision.kind in FROM_LINE:
            return "line"
        return "discards" if option is not None and option.key == "top-discard" else "hand"

    def prospect(self, zone: str, card: str, at: Place | None = None) -> str:
        """What would come of picking a card: payments and places, or why not."""
        if (zone, card, at) not in self._cards:
            self._cards[zone, card, at] = self._prospect(zone, card, at)
        return self._cards[zone, card, at]

    def _prospect(self, zone: str, card: str, at: Place | None) -> str:
        say, kind = self.words.words, self.decision.kind
        playing = zone in ("hand", "discards") and kind in ("action", "play")
        taking = zone == "line" and kind in ("action", "take-from-line", "each-takes")
        given = zone == "line" and kind == "play-from-line"
        choice = self.meant(zone, card, at) if playing or taking or given else None
        if choice is None:
            return ""
        if choice.reason:
            return say("terminal-not-played" if playing else "terminal-not-taken", reason=choice.reason)
        if taking:
            return say("terminal-taken-line")
        ways = self._ways(choice.options)
        payments: list[str] = []
        paid_with = {tuple(sorted(way.pieces)) for way in ways if way.pieces}
        for paid in sorted(paid_with, key=lambda pieces: (len(pieces), pieces)):
            payments.append(self._named(paid))
        said = say("terminal-free" if given else "terminal-no-payment")
        if payments:
            listed = payments[0]
            for payment in payments[1:3]:
                listed = say("terminal-or", start=listed, next=payment)
            said = say("terminal-payments-more" if len(payments) > 3 else "terminal-payments", payments=listed)
        places = sorted({place for way in ways for place in way.places})
        if is_character(self.cards[card]):
            said += " " + say("terminal-to-middle")
        elif len(places) == 1:
            said += " " + say("terminal-place", place=say(f"column-{places[0]}"))
        elif places:
            said += " " + say("terminal-places")
        return said
