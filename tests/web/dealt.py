"""A server at which the same tables play the same games: `python -m tests.web.dealt serve ...`.

What is found wrong in one run is there in the next one too. `SENBAZURU_DEAL` is the number of a series of games. Tables
that are opened while there is a position to begin from (`Dealt.deal`) begin there.
"""

import json
import os
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Final
from unittest.mock import patch

from senbazuru.cli import main
from senbazuru.games import game_named
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.table import entries, kept, table
from senbazuru.table.plan import Plan
from tests.server.harness import Served

SERIES: Final = "SENBAZURU_DEAL"
POSITION: Final = "position.txt"
BEGUN: Final[dict[str, str]] = {}
"""The positions that tables began from, by their seeds."""


class Dealt(Served):
    program = (sys.executable, "-m", "tests.web.dealt")

    @contextmanager
    def deal(self, position: str) -> Iterator[None]:
        """Tables that are opened meanwhile begin there."""
        (self.folder / POSITION).write_text(position, "utf-8")
        yield
        (self.folder / POSITION).unlink()


def seed(plan: Plan, fresh: Callable[[Plan], Seed] = Plan.seed) -> Seed:
    """The same for the same plan, as often as it is asked."""
    attempts = count()
    given = Path(sys.argv[sys.argv.index("--data") + 1], POSITION)
    position = given.read_text("utf-8") if given.exists() else ""

    def dealt(_: int) -> str:
        said = [os.environ.get(SERIES, "1"), plan.game, plan.players, plan.options, next(attempts)]
        return sha256(json.dumps([*said, position] if position else said, sort_keys=True).encode()).hexdigest()[:32]

    with patch.object(secrets, "token_hex", dealt):
        found = fresh(plan)
    if position:
        BEGUN[str(found)] = position
    return found


def begun(plan: Plan, started: entries.Started, usual: Callable[..., Game] = kept.begun) -> Game:
    position = BEGUN.get(started.seed)
    return Game.from_position(game_named(plan.game), position) if position else usual(plan, started)


if __name__ == "__main__":
    setattr(Plan, "seed", seed)  # noqa: B010
    setattr(table, "begun", begun)  # noqa: B010
    setattr(table.Table, "salt", lambda self: "the same")  # noqa: B010
    main()
