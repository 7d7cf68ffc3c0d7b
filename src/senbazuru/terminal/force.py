"""What visible cards change about the rules, for whom, and in few words: read from a view and the cards alone."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from senbazuru.origami.engine.pack import CHARACTER, PAPER
from senbazuru.origami.engine.table import DRAW_LIMIT, HAND_LIMIT, LINE_LENGTH, MOST_DIFFERENCE
from senbazuru.origami.packs import Card, Instruction
from senbazuru.text import Words

Cards = Mapping[str, Card]
"""Cards by their ids."""

SIDES: Final = ("left", "right")
CHANGED: Final = {
    "hand-limit": "terminal-brief-hand-limit",
    "draw-limit": "terminal-brief-draw-limit",
    "price": "terminal-brief-price",
    "line-length": "terminal-brief-line-length",
    "difference": "terminal-brief-difference",
}
MOST_OF: Final = {
    "collection": "terminal-brief-most-collection",
    "families": "terminal-brief-most-families",
    "hand": "terminal-brief-most-hand",
    "origami": "terminal-brief-most-origami",
}
BRIEF: Final = {
    "after_draw": "terminal-brief-after-draw",
    "after_play": "terminal-brief-after-play",
    "at_turn_end": "terminal-brief-at-turn-end",
    "double_paper": "terminal-brief-double-paper",
    "draw_by_hand_limit": "terminal-brief-draw-by-hand-limit",
    "draw_from_deck": "terminal-brief-draw-from-deck",
    "extra_action": "terminal-brief-extra-action",
    "limit_covered": "terminal-brief-limit-covered",
    "protect_hand": "terminal-brief-protect-hand",
    "score_families": "terminal-brief-score-families",
    "silence_instants": "terminal-brief-silence-instants",
    "trade_paper": "terminal-brief-trade-paper",
    "use_top_discard": "terminal-brief-use-top-discard",
}
"""Words for what a visible card does; for other verbs the verb's own short name."""


@dataclass(frozen=True)
class Change:
    """A card, and by how much it changes a figure."""

    card: str
    by: int


def signed(number: int) -> str:
    """A number with its sign: +3, −2."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def in_sum(words: Words, usual: int, changes: Sequence[Change], cards: bool = False) -> str:
    """A sum: 8 + 3 − 2, perhaps with the cards it comes from."""
    said = str(usual)
    for change in changes:
        said += f" {'+' if change.by >= 0 else '−'} {abs(change.by)}"
        if cards:
            said += f" ({words.card(change.card)})"
    return said


def brief(words: Words, card: Card) -> str:
    """What a visible card does, in few words: those to stand behind its name."""
    return ", ".join(_brief(words, step) for step in card.program)


def _brief(words: Words, step: Instruction) -> str:
    verb, given = step
    args: dict[str, Any] = {
        "points": given.get("points", 0),
        "by": signed(given.get("by", 0)),
        "number": abs(given.get("by", 0)),
        "to": given.get("to", "none"),
        "cards": given.get("cards", 0),
        "cost": given.get("cost", 0),
        "other": given.get("or_cost", 0),
        "families": given.get("families", 0),
        "fewest": "yes" if given.get("fewest") else "no",
        "empty": "yes" if given.get("empty_hand") else "no",
        "each": words.card(given["for_each"]) if "for_each" in given else "none",
        "family": words.family(given["family"]) if "family" in given else "none",
    }
    if "then" in given:
        args["what"] = ", ".join(_brief(words, inner) for inner in given["then"][0])
    key = BRIEF.get(verb)
    if verb == "change":
        key = CHANGED[given["what"]]
    elif verb == "score_most":
        key = MOST_OF[given["of"]]
    return words.words(key or f"verb-{verb.replace('_', '-')}.short", **args)


class Force:
    """The rules as they are for one seat."""

    def __init__(self, view: Mapping[str, Any], cards: Cards, seat: int) -> None:
        self.view = view
        self.cards = cards
        self.seat = seat
        collections = view["seats"][seat]["collections"]
        self.tops = [collections[side][-1]["card"] for side in SIDES if collections[side]]
        self.visible = [*view["middle"], *self.tops]

    def steps(self, verb: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
        """The visible cards with an ongoing effect of a kind, and its parameters."""
        for card in self.visible:
            if self.cards[card].kind == "ongoing":
                for name, given in self.cards[card].program:
                    if name == verb:
                        yield card, given

    def changes(self, what: str) -> list[Change]:
        """What changes a figure, card by card."""
        found: list[Change] = []
        for card, given in self.steps("change"):
            if given["what"] == what:
                times = self._collected(given["for_each"]) if "for_each" in given else 1
                found.append(Change(card, given["by"] * times))
        return found

    def _collected(self, card: str) -> int:
        collections = self.view["seats"][self.seat]["collections"]
        return sum(entry["card"] == card for side in SIDES for entry in collections[side])

    # -- figures

    @property
    def hand_limit(self) -> int:
        return max(0, HAND_LIMIT + sum(change.by for change in self.changes("hand-limit")))

    def draws(self) -> tuple[int, list[Change]]:
        """What Draw may take, as where its limit begins and what is added."""
        usual, added = DRAW_LIMIT, self.changes("draw-limit")
        by_hand = self.changes("hand-limit")
        for card, given in self.steps("draw_by_hand_limit"):
            instead = given["by"] + sum(change.by for change in by_hand)
            if instead > usual:
                return given["by"], [Change(card, 0), *by_hand, *added]
        return usual, added

    @property
    def draw_limit(self) -> int:
        usual, added = self.draws()
        return max(0, usual + sum(change.by for change in added))

    def price(self, card: Card) -> int:
        """What a card costs this seat now."""
        return max(0, card.cost + sum(change.by for change in self.changes("price")))

    @property
    def difference(self) -> int:
        return MOST_DIFFERENCE + max(0, sum(change.by for change in self.changes("difference")))

    def named(self, verb: str, **wanted: str) -> list[str]:
        """The visible cards that do something."""
        return [card for card, given in self.steps(verb) if wanted.items() <= given.items()]

    # -- in words

    def unusual(self, words: Words) -> list[str]:
        """The figures that differ for this seat, in few words each."""
        said: list[str] = []
        if self.hand_limit != HAND_LIMIT:
            terms = in_sum(words, HAND_LIMIT, self.changes("hand-limit"))
            said.append(words.words("terminal-now-hand", terms=terms, limit=self.hand_limit))
        usual, added = self.draws()
        if self.draw_limit != DRAW_LIMIT:
            terms = in_sum(words, usual, [change for change in added if change.by])
            said.append(words.words("terminal-now-draw", terms=terms, limit=self.draw_limit))
        if self.difference != MOST_DIFFERENCE:
            said.append(words.words("terminal-now-difference", cards=self.difference))
        return said

    def notes(self, words: Words, card: Card, zone: str = "") -> list[str]:
        """What is not as printed about a card now, and where that comes from."""
        said: list[str] = []
        changes = self.changes("price")
        if changes and card.kind != PAPER and zone not in ("own", "others", "middle"):
            causes = ", ".join(f"{words.card(change.card)} {signed(change.by)}" for change in changes)
            said.append(words.words("terminal-note-price", cost=self.price(card), printed=card.cost, causes=causes))
        silent = self.named("silence_instants")
        if silent and card.kind == "instant" and zone not in ("own", "others"):
            said.append(words.words("terminal-note-silent", card=words.card(silent[0])))
        if card.kind == PAPER and self.named("double_paper"):
            doubles = self.named("double_paper")
            said.append(words.words("terminal-note-double", cards=len(doubles), card=words.card(doubles[0])))
        if zone == "discards":
            for to, key in (("play", "terminal-note-top-plays"), ("pay", "terminal-note-top-pays")):
                said += [words.words(key, card=words.card(source)) for source in self.named("use_top_discard", to=to)]
        return said

    def told(self, words: Words) -> list[tuple[str, str]]:
        """Every figure that cards have changed, as its name and how it comes about."""
        rows: list[tuple[str, str]] = []
        say = words.words
        if self.changes("hand-limit"):
            terms = in_sum(words, HAND_LIMIT, self.changes("hand-limit"), cards=True)
            rows.append((say("terminal-now-hand-name"), f"{terms} = {self.hand_limit}"))
        usual, added = self.draws()
        if added:
            instead = [change for change in added if not change.by]
            terms = in_sum(words, usual, [change for change in added if change.by], cards=True)
            text = say("terminal-now-folds", terms=terms, folds=self.draw_limit)
            if instead:
                text = say("terminal-now-instead", terms=text, card=words.card(instead[0].card))
            rows.append((say("terminal-now-draw-name"), text))
        if self.changes("price"):
            terms = in_sum(words, 0, self.changes("price"), cards=True).removeprefix("0 ")
            rows.append((say("terminal-now-price-name"), say("terminal-now-printed", terms=terms)))
        if self.changes("difference"):
            terms = in_sum(words, MOST_DIFFERENCE, self.changes("difference"), cards=True)
            rows.append((say("terminal-now-difference-name"), f"{terms} = {self.difference}"))
        return rows


def line_told(words: Words, view: Mapping[str, Any], cards: Cards) -> str:
    """How long the draw line is, if not as usual, and why."""
    if view["line_length"] == LINE_LENGTH:
        return ""
    found: dict[str, Change] = {}
    for seat in range(len(view["seats"])):
        found |= {change.card: change for change in Force(view, cards, seat).changes("line-length")}
    return in_sum(words, LINE_LENGTH, list(found.values()), cards=True) + f" = {view['line_length']}"


def legendary(view: Mapping[str, Any]) -> bool:
    """Whether a table has something of Legends that base tables do not show: characters, or rice paper."""
    return bool(view["characters"]) or view["paper"] is not None


def in_hand(view: Mapping[str, Any], cards: Cards, seat: int) -> int:
    """How much rice paper a hand is known to hold."""
    return sum(cards[card].kind == PAPER for card in view["seats"][seat]["hand"])


def is_character(card: Card) -> bool:
    return card.family == CHARACTER
