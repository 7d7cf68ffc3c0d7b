"""The bots in examples/ play what they say they play."""

import runpy
from pathlib import Path

import pytest

from senbazuru.bots import Bot, bot_named
from senbazuru.bots.match import play_match
from senbazuru.games import GAMES
from senbazuru.kernel.random import Seed

TREE = runpy.run_path(str(Path(__file__).parents[2] / "examples" / "tree.py"))["Tree"]


@pytest.mark.parametrize("keeps", [False, True])
@pytest.mark.parametrize("game", TREE.games)
def test_the_tree_plays_whole_games_and_the_same_again(game: str, keeps: bool) -> None:
    ends = []
    for _ in range(2):
        bots: list[Bot] = [TREE(4, keeps), bot_named("greedy", game), TREE(4, keeps)]
        ends.append(play_match(GAMES[game], bots, Seed.number(2)).state)
    assert ends[0].over
    assert ends[0] == ends[1]


def test_a_kept_tree_has_grown_already() -> None:
    """While an action lasts, what was tried before is known."""
    grown = []

    class Watched(TREE):  # type: ignore[misc,valid-type]
        def grow(self, node, world, seat):  # type: ignore[no-untyped-def]
            grown.append(sum(node.tried.values()))
            super().grow(node, world, seat)

    play_match(GAMES["origami"], [Watched(6, keeps=True), bot_named("greedy", "origami")], Seed.number(2))
    assert max(grown) > 6
    grown.clear()
    play_match(GAMES["origami"], [Watched(6), bot_named("greedy", "origami")], Seed.number(2))
    assert max(grown) == 5
