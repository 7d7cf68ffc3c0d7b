"""A game with a bot that thinks until it is told to answer. It does so in another process: files tell."""

import os
import time
from dataclasses import replace
from pathlib import Path
from typing import Final

from senbazuru.bots import Asked, Bot, View, WordBot
from senbazuru.kernel.decision import Decision
from tests.terminal import pebbles

FOLDER: Final = "SENBAZURU_SLOW"
"""The variable that names the folder of those files."""


class SlowBot(Bot):
    """It writes down in which process it thinks, may be told to die over it, and answers when it may `go`."""

    name = "slow"
    version: Final = 1

    def choose(self, asked: Asked) -> int:
        folder = Path(os.environ[FOLDER])
        with (folder / "asked").open("a") as questions:
            questions.write(f"{os.getpid()}\n")
        if (folder / "die").exists():
            (folder / "die").unlink()
            os._exit(1)
        while not (folder / "go").exists():
            time.sleep(0.02)
        return asked.offered[0]


class WrongBot(SlowBot):
    """It cannot think at all."""

    name = "wrong"

    def choose(self, asked: Asked) -> int:
        raise ValueError("No idea.")


class WordyBot(WordBot):
    """It thinks in words."""

    def answer(self, decision: Decision, view: View) -> str:
        return decision.offered[-1].word


BOTS: Final = (SlowBot(), WrongBot(), WordyBot())
ENTRY: Final = replace(pebbles.ENTRY, bots="tests.terminal.slow:BOTS")
