"""The answers one can give, as a list to choose from: those of the decision, and whole payments at once."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from senbazuru.kernel.decision import Ahead, Decision, Option, Where
from senbazuru.kernel.state import SPECTATOR
from senbazuru.origami.packs import CHARACTERS
from senbazuru.origami.position import Side
from senbazuru.origami.rules import OrigamiRules
from senbazuru.origami.shown import OrigamiView
from senbazuru.terminal.board import Choice
from senbazuru.terminal.origami.force import Cards, Force, is_character
from senbazuru.terminal.sitting import NOT_YET, Play, leads
from senbazuru.text import Words

REFUSALS: Final = ("decline", "stop", "no-extra-action")
MOST_TOGETHER: Final = 4
TAKEN: Final = ("take-from-line", "each-takes")
"""Questions for a card that comes into the hand."""
PLAYED: Final = {"play": "terminal-no-payment", "play-from-line": "terminal-free"}
"""Questions for a card that is played, and what is said of one for which nothing is paid."""


def cards_of(game: Play) -> Cards:
    """Every card at a table, characters and rice paper too; two packs that are not may share an id."""
    rules = game.rules
    view: OrigamiView = game.view(SPECTATOR)
    assert isinstance(rules, OrigamiRules)
    names = rules.library.link(*view["families"], characters=view["characters"]).names
    packs = [rules.library.packs[name] for name in (*view["families"], *([CHARACTERS] if view["characters"] else []))]
    cards = [card for pack in packs for card in (*pack.cards, *([pack.paper] if pack.paper else []))]
    return {card.id: card for card in cards if card.id in names}


@dataclass(frozen=True)
class Found:
    """What is meant by pointing at something: an option, the question it answers, and what opens that question."""

    option: Option
    decision: Decision
    opening: tuple[int, ...] = ()

    @property
    def options(self) -> tuple[int, ...]:
        return () if self.option.reason else (*self.opening, self.option.id)


class Answers:
    """What a seat may answer now."""

    def __init__(self, game: Play, seat: int, words: Words, names: tuple[str, ...]) -> None:
        self.game = game
        self.seat = seat
        self.words = words
        self.names = names
        self.cards = cards_of(game)
        self.decision: Decision = game.decision(seat)
        self._looked: dict[tuple[int, ...], Ahead] = {}
        # whole answers are worth a line where it is open how many options they take
        several = self.decision.least < self.decision.most > 1
        self._ways = self._ahead().ways if several else ()
        # a refusal stands last, where no hasty Enter meets it
        options = sorted(self.decision.options, key=lambda option: option.key in REFUSALS)
        together = self._together()
        self.choices = [*together, *(self._single(option, self.decision.kind) for option in options)]
        self._options: list[Option | None] = [*([None] * len(together)), *options]
        """The option behind each choice that is not several."""

    @cached_property
    def force(self) -> Force:
        """The rules as they are for this seat now."""
        return Force(self.game.view(self.seat), self.cards, self.seat)

    def _ahead(self, *begun: int) -> Ahead:
        """What would be asked after some options; worked out once."""
        if begun not in self._looked:
            told = self.game.ahead(self.seat, *begun)
            if told is NOT_YET:
                return told
            self._looked[begun] = told
        return self._looked[begun]

    def question(self) -> str:
        """The question in one sentence that names the card which asks."""
        question, args, say = self.words.prompt(self.decision, self.names), self.decision.args, self.words.words
        if self.decision.kind == "pass-cards":
            away = 1 if args["to"] == "left" else -1
            question = say("terminal-pass-to", question=question, name=self.names[(self.seat + away) % len(self.names)])
        elif self.decision.kind == "sink-which" and args["owner"] == self.seat:
            question = say("terminal-sink-own")
        source = self.decision.source
        if source and not self.words.names_card(question, source):
            question = say("terminal-question", card=self.words.card(source), question=question)
        return question

    def playing(self) -> tuple[str, str] | None:
        """The card on its way from the hand to a collection, and how far it has come."""
        args, say = self.decision.args, self.words.words
        if self.decision.kind not in ("pay", "place"):
            return None
        card = self.cards[args["card"]]
        price, name = self.force.price(card), self.words.card(card.id)
        if self.decision.kind == "place" and args["paid"] == "no":
            return card.id, say("terminal-playing-free", card=name)
        said = say("terminal-playing", card=name, cost=price)
        if price != card.cost:
            said = say("terminal-playing-changed", card=name, cost=price, printed=card.cost)
        if self.decision.kind == "pay":
            progress = say("terminal-playing-paid", paid=price - args["price"], cost=price)
        else:
            progress = say("terminal-playing-place")
        return card.id, f"{said}, {progress}"

    def _single(self, option: Option, kind: str) -> Choice:
        label = self.words.option(option, self.names, kind)
        if option.key == "amount":
            label = self.words.words("terminal-amount", amount=option.args["amount"])
        elif option.key == "height":
            label = self._between(option.args["column"], option.args["height"])
        if self._goes_on(option):
            label = self.words.words("terminal-then-more", option=label)
        card = option.args.get("card")
        reason = self.words.reason(option.reason) if option.reason else ""
        return Choice(() if option.reason else (option.id,), label, card, reason)

    def _between(self, column: Side, height: int) -> str:
        """A place for a card that is moved: what lies above and below it."""
        pile = [entry["card"] for entry in self.force.view["seats"][self.seat]["collections"][column]]
        if column == self.decision.args["column"]:
            del pile[self.decision.args["height"] - 1]
        about = self.words.about
        if not pile:
            return about("terminal-height-alone", column=column)
        if height > len(pile):
            return about("terminal-height-top", column=column, card=pile[-1])
        above = pile[height - 1]
        if height == 1:
            return about("terminal-height-bottom", column=column, card=above)
        return about("terminal-height-between", column=column, card=above, below=pile[height - 2])

    # -- several cards in one breath

    def _goes_on(self, option: Option) -> bool:
        """Whether after this card the same is asked for another one."""
        if not self._ways or option.reason or option.key in REFUSALS:
            return False
        return all(way != (option,) for way in self._ways)

    def _together(self) -> list[Choice]:
        several = [way for way in self._ways if len(way) > 1]
        best = sorted(several, key=lambda way: (-_folds(way), len(_pieces(way))))
        return [self._whole(way) for way in best[:MOST_TOGETHER]]

    def _whole(self, way: Sequence[Option]) -> Choice:
        pieces = _pieces(way)
        key = "terminal-all-at-once" if len(pieces) > 1 else "terminal-only"
        said = self.words.words(key, cards=self._named(pieces), folds=_folds(way))
        first, *others = [option.args["card"] for option in pieces]
        return Choice(tuple(o.id for o in way), said[:1].upper() + said[1:], first, others=tuple(others))

    def _named(self, pieces: Iterable[Option]) -> str:
        """Cards in words; what does not pay like a card from hand says how."""
        say = self.words.words
        by_key: dict[str, list[str]] = {}
        for option in pieces:
            by_key.setdefault(option.key, []).append(option.args["card"])
        plain, twice = by_key.get("card", []), by_key.get("double", [])
        parts = [self.words.cards(plain)] if plain else []
        parts += [say("terminal-double", cards=self.words.cards(twice), number=len(twice))] if twice else []
        parts += [self.words.about("terminal-top", card=card) for card in by_key.get("top-discard", [])]
        said = parts[0]
        for part in parts[1:]:
            said = say("terminal-plus", start=said, next=part)
        return said

    # -- pointing at something on the table

    @cached_property
    def lit(self) -> frozenset[Where]:
        """Where the things lie that can be chosen."""
        return frozenset(where for option in self.decision.offered for where in option.where)

    def meant(self, where: Where) -> Choice | None:
        """What it means to pick what lies somewhere: an answer, the beginning of an action, or nothing."""
        found = self._found(where)
        return replace(self._single(found.option, found.decision.kind), options=found.options) if found else None

    def _found(self, where: Where) -> Found | None:
        """The option that lies there, or does once another is chosen that stands for all of it."""
        here = _lying(self.decision.options, where)
        if here:
            return Found(here, self.decision)
        for opening in filter(leads, self.decision.offered):
            then = self._ahead(opening.id).decision
            there = _lying(then.options, where) if then else None
            if then and there:
                return Found(there, then, (opening.id,))
        blocked = _lying(self.decision.options, Where(where.zone, seat=where.seat))
        return Found(blocked, self.decision) if blocked and blocked.reason else None

    def prospect(self, where: Where) -> str:
        """What would come of picking what lies somewhere: payments and places, or why not."""
        found = self._found(where)
        if found is None:
            return ""
        say, kind, reason = self.words.words, found.decision.kind, found.option.reason
        if reason and (kind in PLAYED or found.option.key == "play"):
            return say("terminal-not-played", reason=self.words.reason(reason))
        if reason:
            return say("terminal-not-taken", reason=self.words.reason(reason)) if where.zone == "line" else ""
        if kind in TAKEN:
            return say("terminal-taken-line")
        return self._played(found) if kind in PLAYED and "card" in found.option.args else ""

    def prospect_of(self, choice: Choice) -> str:
        """What would come of playing the card of a line."""
        option = self._options[self.choices.index(choice)]
        if option is None or option.reason or "card" not in option.args or self.decision.kind not in PLAYED:
            return ""
        return self._played(Found(option, self.decision))

    def _played(self, found: Found) -> str:
        """How a card may be paid for, and where it goes then."""
        say = self.words.words
        then = self._ahead(*found.options)
        if then is NOT_YET:
            return ""
        said = say(PLAYED[found.decision.kind])
        if then.decision and then.decision.kind == "pay":
            ways = then.ways or tuple((option,) for option in then.decision.offered)
            said = self._payments([_pieces(way) for way in ways if _pieces(way)]) or said
            then = self._ahead(*found.options, *(option.id for option in ways[0]))
        if is_character(self.cards[found.option.args["card"]]):
            return f"{said} {say('terminal-to-middle')}"
        asked = then.decision.offered if then.decision and then.decision.kind == "place" else ()
        columns = sorted({option.args["column"] for option in asked})
        if len(columns) == 1:
            said += " " + say("terminal-place", place=say(f"column-{columns[0]}"))
        elif columns:
            said += " " + say("terminal-places")
        return said

    def _payments(self, ways: Sequence[Iterable[Option]]) -> str:
        """The first ways to pay; nothing where a discount leaves nothing to pay with."""
        if not ways:
            return ""
        listed = self._named(ways[0])
        for pieces in ways[1:3]:
            listed = self.words.words("terminal-or", start=listed, next=self._named(pieces))
        key = "terminal-payments-more" if len(ways) > 3 else "terminal-payments"
        return self.words.words(key, payments=listed)


def _pieces(way: Iterable[Option]) -> list[Option]:
    """The cards of an answer, without the word that ends it."""
    return [option for option in way if "card" in option.args]


def _folds(way: Iterable[Option]) -> int:
    return sum(option.args["folds"] for option in _pieces(way))


def _lying(options: Iterable[Option], where: Where) -> Option | None:
    """The option that lies somewhere; one that can be taken, if there are several."""
    there = [option for option in options if where in option.where]
    return min(there, key=lambda option: option.reason is not None, default=None)
