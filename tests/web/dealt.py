"""A server at which the same tables play the same games: `python -m tests.web.dealt serve ...`.

What is found wrong in one run is there in the next one too. `SENBAZURU_DEAL` is the number of a series of games.
"""

import json
import os
import sys
from hashlib import sha256
from itertools import count
from typing import Final

from senbazuru.cli import main
from senbazuru.games import game_named
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.random import Seed
from senbazuru.table.plan import Plan
from tests.server.harness import Served

SERIES: Final = "SENBAZURU_DEAL"


class Dealt(Served):
    program = (sys.executable, "-m", "tests.web.dealt")


def seed(plan: Plan) -> Seed:
    """The same for the same plan; the next one where chance has chosen families with too many cards."""
    for attempt in count():
        chance = json.dumps(
            [os.environ.get(SERIES, "1"), plan.game, plan.players, plan.options, attempt], sort_keys=True
        )
        found = Seed.parse(sha256(chance.encode()).hexdigest()[:32])
        try:
            game_named(plan.game).setup(plan.players, plan.options, found)
        except SenbazuruError as problem:
            if problem.code != "too-many-types":
                raise
        else:
            return found
    raise AssertionError


if __name__ == "__main__":
    setattr(Plan, "seed", seed)  # noqa: B010
    main()
