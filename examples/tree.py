"""A tree search as textbooks have it (information-set Monte Carlo tree search), for Origami, Legends and both mixed.

The levels do without a tree. This is the one they are measured against, in docs/strength.md, and an example of a bot
of one's own that thinks in imagined worlds:

    $ cd examples
    $ senbazuru arena origami --bots tree:tree96,expert --games 20 --duplicate
"""

from collections.abc import Sequence
from math import sqrt

from senbazuru.bots import Asked, Bot
from senbazuru.bots.origami.mind import OrigamiMind
from senbazuru.kernel.bits import members
from senbazuru.kernel.state import State

CURIOSITY = 0.25
"""How much it tries what it knows little of."""
GREEDY = 0.5
"""The share of curiosity that belongs to greedy's answer; the others divide the rest."""
MODESTY = 0.1
"""By how much what was never tried is believed to be worse than greedy's answer."""


class Node:
    """A moment that somebody's answers lead to, in whichever world: how often and how well each option did."""

    def __init__(self) -> None:
        self.offered: dict[int, int] = {}
        self.tried: dict[int, int] = {}
        self.worth: dict[int, float] = {}
        self.after: dict[int, Node] = {}

    def select(self, offered: Sequence[int], greedy: int) -> int:
        """The option to try: greedy's at first, then what does well or is little known."""
        for option in offered:
            self.offered[option] = self.offered.get(option, 0) + 1
        if greedy not in self.tried:
            return greedy

        def promise(option: int) -> float:
            prior = GREEDY if option == greedy else (1 - GREEDY) / (len(offered) - 1)
            believed = self.mean(option) if option in self.tried else self.mean(greedy) - MODESTY
            return believed + CURIOSITY * prior * sqrt(self.offered[option]) / (1 + self.tried.get(option, 0))

        return max(offered, key=promise)

    def mean(self, option: int) -> float:
        return self.worth[option] / self.tried[option]

    def note(self, option: int, worth: float) -> None:
        self.tried[option] = self.tried.get(option, 0) + 1
        self.worth[option] = self.worth.get(option, 0.0) + worth


class Tree(Bot):
    """Grows a tree over what all seats may answer, and plays on as greedy would where it ends."""

    version = 1
    games = ("origami", "legends", "mixed")
    listens = True

    def __init__(self, iterations: int, keeps: bool = False) -> None:
        self.iterations = iterations
        self.keeps = keeps
        """Whether it goes on in the same tree while its action lasts; then it must not play two games at once."""
        self.mind = OrigamiMind()
        self.grown: dict[int, Node] = {}

    @property
    def name(self) -> str:
        return f"tree{self.iterations}{'-kept' if self.keeps else ''}"

    def choose(self, asked: Asked) -> int:
        seen, seat, offered = asked.seen, asked.seat, asked.offered
        if len(offered) == 1:
            return offered[0]
        root = self.grown.get(hash(seen), Node())
        self.grown = {}
        worlds = self.mind.worlds(seen, seat, list(asked.told))
        for _ in range(self.iterations):
            self.grow(root, worlds.draw(asked.stream).copy(), seat)
        return max(offered, key=lambda option: root.tried.get(option, 0))

    def grow(self, node: Node, world: State, seat: int) -> None:
        """Walk down the tree, add a node, play the world to its end, and tell all on the way what came of it."""
        way: list[tuple[Node, int, int]] = []
        turn, grows = world.turns, True
        while not world.over:
            actor = world.actor()
            option = self.mind.policy(world, actor)
            offered = members(world.mask(actor))
            if grows and len(offered) > 1:
                option = node.select(offered, option)
                way.append((node, option, actor))
                grows = option in node.after
                node = node.after.setdefault(option, Node())
            world.apply(option)
            if self.keeps and grows and world.turns == turn and world.actor() == seat:
                self.grown[hash(world.observe(seat))] = node
        worths = self.mind.values(world)
        for node, option, actor in way:
            node.note(option, worths[actor])


tree96, tree384 = Tree(96), Tree(384)
kept96, kept384 = Tree(96, keeps=True), Tree(384, keeps=True)
