"""A server at which the same tables play the same games: `python -m tests.web.dealt serve ...`.

What is found wrong in one run is there in the next one too. `SENBAZURU_DEAL` is the number of a series of games.
"""

import json
import os
import secrets
import sys
from collections.abc import Callable
from hashlib import sha256
from itertools import count
from typing import Final
from unittest.mock import patch

from senbazuru.cli import main
from senbazuru.kernel.random import Seed
from senbazuru.table.plan import Plan
from senbazuru.table.table import Table
from tests.server.harness import Served

SERIES: Final = "SENBAZURU_DEAL"


class Dealt(Served):
    program = (sys.executable, "-m", "tests.web.dealt")


def seed(plan: Plan, fresh: Callable[[Plan], Seed] = Plan.seed) -> Seed:
    """The same for the same plan, as often as it is asked."""
    attempts = count()

    def dealt(_: int) -> str:
        table = [os.environ.get(SERIES, "1"), plan.game, plan.players, plan.options, next(attempts)]
        return sha256(json.dumps(table, sort_keys=True).encode()).hexdigest()[:32]

    with patch.object(secrets, "token_hex", dealt):
        return fresh(plan)


if __name__ == "__main__":
    setattr(Plan, "seed", seed)  # noqa: B010
    setattr(Table, "salt", lambda self: "the same")  # noqa: B010
    main()
