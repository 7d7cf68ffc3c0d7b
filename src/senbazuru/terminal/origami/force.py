"""What visible cards change about the rules, for whom, and in few words: the figures of a view and the cards, told."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from senbazuru.origami.engine.linked import CHARACTER, PAPER
from senbazuru.origami.packs import Card, Instruction
from senbazuru.origami.position import COLUMNS
from senbazuru.origami.shown import Figure, OrigamiView
from senbazuru.text import Words

Cards = Mapping[str, Card]
"""Cards by their ids."""

SIDES: Final = COLUMNS
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


def signed(number: int) -> str:
    """A number with its sign: +3, −2."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def in_sum(words: Words, figure: Figure, cards: bool = False) -> str:
    """How a figure comes about: 8 + 3 − 2, perhaps with the cards it comes from."""
    said = str(figure["usual"])
    for cause in figure["by"]:
        said += f" {'+' if cause['by'] >= 0 else '−'} {abs(cause['by'])}"
        if cards:
            said += f" ({words.card(cause['card'])})"
    return said


def in_full(words: Words, figure: Figure, cards: bool = True) -> str:
    """The same with what comes out, which may be a limit of the rules instead."""
    return f"{in_sum(words, figure, cards)} = {figure['is']}"


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

    def __init__(self, view: OrigamiView, cards: Cards, seat: int) -> None:
        self.view = view
        self.cards = cards
        self.entry = view["seats"][seat]
        collections = self.entry["collections"]
        self.tops = [collections[side][-1]["card"] for side in SIDES if collections[side]]
        self.visible = [*self.tops, *view["middle"]]

    def steps(self, verb: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
        """The visible cards with an ongoing effect of a kind, and its parameters."""
        for card in self.visible:
            if self.cards[card].kind == "ongoing":
                for name, given in self.cards[card].program:
                    if name == verb:
                        yield card, given

    def named(self, verb: str, **wanted: str) -> list[str]:
        """The visible cards that do something."""
        return [card for card, given in self.steps(verb) if wanted.items() <= given.items()]

    def price(self, card: Card) -> int:
        """What a card costs this seat now."""
        return self.entry["prices"].get(card.id, card.cost)

    # -- in words

    def unusual(self, words: Words) -> list[str]:
        """The figures that differ for this seat, in few words each."""
        kept, drawn, apart = self.entry["hand_limit"], self.entry["draw_limit"], self.entry["difference"]
        said: list[str] = []
        if kept["is"] != kept["usual"]:
            said.append(words.words("terminal-now-hand", terms=in_full(words, kept, cards=False)))
        if drawn["is"] != drawn["usual"]:
            said.append(words.words("terminal-now-draw", terms=in_full(words, drawn, cards=False)))
        if apart["is"] != apart["usual"]:
            said.append(words.words("terminal-now-difference", cards=apart["is"]))
        return said

    def notes(self, words: Words, card: Card, zone: str = "") -> list[str]:
        """What is not as printed about a card now, and where that comes from."""
        said: list[str] = []
        changes = self.entry["price"]["by"]
        if changes and card.kind != PAPER and zone not in ("own", "others", "middle"):
            causes = ", ".join(f"{words.card(cause['card'])} {signed(cause['by'])}" for cause in changes)
            said.append(words.words("terminal-note-price", cost=self.price(card), printed=card.cost, causes=causes))
        silent = self.named("silence_instants")
        if silent and card.kind == "instant" and zone not in ("own", "others"):
            said.append(words.about("terminal-note-silent", card=silent[0]))
        if card.kind == PAPER and self.named("double_paper"):
            doubles = self.named("double_paper")
            said.append(words.about("terminal-note-double", cards=len(doubles), card=doubles[0]))
        if zone == "discards":
            for to, key in (("play", "terminal-note-top-plays"), ("pay", "terminal-note-top-pays")):
                said += [words.about(key, card=source) for source in self.named("use_top_discard", to=to)]
        return said

    def told(self, words: Words) -> list[tuple[str, str]]:
        """Every figure that cards have a part in, as its name and how it comes about."""
        say, entry = words.words, self.entry
        kept, drawn, added, apart = entry["hand_limit"], entry["draw_limit"], entry["price"], entry["difference"]
        folds = say("terminal-now-folds", terms=in_sum(words, drawn, cards=True), folds=drawn["is"])
        printed = say("terminal-now-printed", terms=in_sum(words, added, cards=True).removeprefix("0 "))
        rows = [
            (kept, "terminal-now-hand-name", in_full(words, kept)),
            (drawn, "table-draw", folds),
            (added, "terminal-now-price-name", printed),
            (apart, "terminal-now-difference-name", in_full(words, apart)),
        ]
        return [(say(name), text) for figure, name, text in rows if figure["by"]]


def legendary(view: OrigamiView) -> bool:
    """Whether a table has something of Legends that base tables do not show: characters, or rice paper."""
    return bool(view["characters"]) or view["paper"] is not None


def in_hand(view: OrigamiView, cards: Cards, seat: int) -> int:
    """How much rice paper a hand is known to hold."""
    return sum(cards[card].kind == PAPER for card in view["seats"][seat]["hand"])


def is_character(card: Card) -> bool:
    return card.family == CHARACTER
