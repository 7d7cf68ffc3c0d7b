"""Counting a game of cards at home: the collections from the bottom up, how many cards are in hand, and the middle."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, cast

from senbazuru.kernel.count import Ask, Called, Count, Draft, Line, Part, Tally, Things, wrong
from senbazuru.kernel.decision import Reason
from senbazuru.kernel.errors import Said
from senbazuru.kernel.rules import Rules
from senbazuru.origami.packs import CHARACTERS, Card
from senbazuru.origami.position import COLUMNS
from senbazuru.origami.rules import OrigamiRules

MOST_IN_HAND: Final = 120


class CardCount(Count):
    """For Origami, Legends and both."""

    def position(self, rules: Rules, tally: Tally, called: Called) -> Draft:
        return _Writer(cast(OrigamiRules, rules), tally, called).draft()

    def asked_of_all(self, rules: Rules, called: Called) -> Iterator[Ask]:
        box = _Box(cast(OrigamiRules, rules), called)
        yield Ask("families", "things", box.families)
        if box.rules.name != "origami":
            yield Ask("middle", "things", box.of([CHARACTERS]))

    def asked(self, rules: Rules, given: Mapping[str, list[str]], called: Called) -> Iterator[Ask]:
        box = _Box(cast(OrigamiRules, rules), called)
        for side in COLUMNS:
            yield Ask(side, "things", box.of(given["families"]))
        yield Ask("hand", "number")
        if any(box.paper_of(family) for family in given["families"]):
            yield Ask("paper", "number")


class _Box:
    """The cards of a game, by their names."""

    def __init__(self, rules: OrigamiRules, called: Called) -> None:
        self.rules = rules
        self.called = called
        self.families = Things("family", rules.families, called)
        self.packs = {name: rules.library.packs[name] for name in (*rules.families, CHARACTERS)}
        self.all: dict[str, Card] = {card.id: card for pack in self.packs.values() for card in pack.with_paper}

    def of(self, packs: Iterable[str]) -> Things:
        """The cards of some families, or of the characters, by their names."""
        return Things("card", [card.id for name in packs for card in self.packs[name].with_paper], self.called)

    def paper_of(self, family: str) -> list[str]:
        paper = self.packs[family].paper
        return [paper.id] if paper else []


class _Writer(_Box):
    """Writes the position of a tally."""

    def __init__(self, rules: OrigamiRules, tally: Tally, called: Called) -> None:
        super().__init__(rules, called)
        self.tally = tally
        self.used: Counter[str] = Counter()
        told = tally.head.take("families")
        self.played = list(dict.fromkeys(self.families.of(told))) if told else []
        self.cards = self.of([*self.played, CHARACTERS] if told else self.packs)
        self.collected = [
            {side: (line, self.named(line)) for side in COLUMNS if (line := part.take(side))} for part in tally.players
        ]
        self.middle = self.named(line) if (line := tally.head.take("middle")) else []
        self.hands = [self.hand(part) for part in tally.players]
        if not told:
            self.played = self.seen()

    def named(self, line: Line) -> list[str]:
        """Cards that a line names; there are only so many in the box."""
        found = []
        for word in line.words:
            if not self.cards.meant(word):
                raise wrong(line.number, Said("expected-in-play", word=word), self.stranger(word).as_dict())
            card = self.cards.one(word, line)
            self.use(card, 1, line)
            found.append(card)
        return found

    def use(self, card: str, count: int, line: Line) -> None:
        """Take cards from the box."""
        copies = self.all[card].copies
        self.used[card] += count
        if self.used[card] > copies:
            raise wrong(line.number, Said("expected-copies", card=self.cards.names[card], copies=copies))

    def stranger(self, word: str) -> Reason:
        families = ", ".join(self.families.names[name] for name in self.played or self.families.ids)
        everywhere = [card.id for pack in self.rules.library.packs.values() for card in pack.with_paper]
        others = Things("card", everywhere, self.called)
        found = others.meant(word)
        if len(found) == 1:
            family = self.rules.library.home(found[0])
            return Reason("other-family", {"card": found[0], "family": family, "families": families})
        nearest = self.cards.nearest(word) if self.cards.nearest(word) != "none" else others.nearest(word)
        return Reason("no-such-card", {"name": word, "nearest": nearest, "families": families})

    def hand(self, part: Part) -> list[str] | Line | None:
        """Cards by name; or only how many, which are any of those that lie nowhere else."""
        line = part.take("hand")
        if line and not line.value[:1].isdigit():
            return self.named(line)
        return line

    def seen(self) -> list[str]:
        """The families in play, as the cards tell."""
        families = {self.rules.library.home(card) for card in self.used}
        found = [name for name in self.rules.families if name in families]
        if len(found) < len(self.tally.players):
            raise wrong(0, Said("expected-families-line", count=len(self.tally.players)))
        return found

    def draft(self) -> Draft:
        tally, draft = self.tally, Draft()
        head = tally.head
        draft.add("game", self.rules.name)
        draft.add("families", ", ".join(self.played), head.take("families"))
        hidden = self.unseen()
        hands = [self.held(part, self.hands[seat], hidden) for seat, part in enumerate(tally.players)]
        seen = [*self.used, *(card for hand in hands for card in hand)]
        pairs = list(dict.fromkeys(self.all[card].character for card in seen if self.all[card].character))
        if pairs:
            draft.add(CHARACTERS, ", ".join(pairs))
        draft.add("middle", ", ".join(self.middle), head.take("middle"))
        for key, value in (("players", len(tally.players)), ("over", "yes"), ("rest", "out"), ("line", "")):
            draft.add(key, value)
        for seat, part in enumerate(tally.players):
            for side, (line, cards) in self.collected[seat].items():
                draft.add(f"collection {seat} {side}", ", ".join(cards), line)
            draft.add(f"hand {seat}", ", ".join(hands[seat]), part.take("hand"))
        return draft

    def unseen(self) -> list[str]:
        """The cards that lie nowhere in sight, but for rice paper: characters first, the last to be taken for held."""
        cards = [card for name in (CHARACTERS, *self.played) for card in self.packs[name].cards]
        return [card.id for card in cards for _ in range(card.copies - self.used[card.id])]

    def held(self, part: Part, hand: list[str] | Line | None, hidden: list[str]) -> list[str]:
        """The cards of a hand. Of those that are only counted it does not matter which they are, but for rice paper."""
        line = part.take("paper")
        papers = line.number_up_to(MOST_IN_HAND) if line else 0
        paper = next((card for name in self.played for card in self.paper_of(name)), "")
        if line and papers and (isinstance(hand, list) or not paper):
            raise line.wrong(Said("expected-paper-counted" if paper else "expected-no-paper-here"))
        if isinstance(hand, list):
            return hand
        count = hand.number_up_to(MOST_IN_HAND) if hand else papers
        if line and count < papers:
            raise line.wrong(Said("expected-number", least=0, most=count))
        if line and papers:
            self.use(paper, papers, line)
        if hand and count - papers > len(hidden):
            raise hand.wrong(Said("expected-number", least=0, most=len(hidden) + papers))
        return [paper] * papers + [hidden.pop() for _ in range(count - papers)]


COUNT: Final = CardCount()
