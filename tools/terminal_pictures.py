"""The pictures of games in the terminal, for README.md: python tools/terminal_pictures.py

Tables begin with the same seed every time, and bots play until the question comes that a picture shows.
"""

import asyncio
import re
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from senbazuru.bots import bot_named
from senbazuru.bots.bot import ask, chance
from senbazuru.games import game_named
from senbazuru.kernel.random import Seed
from senbazuru.table.thinking import Thinkers
from senbazuru.terminal.app import TerminalGame
from senbazuru.terminal.local import LocalSitting
from senbazuru.terminal.opening import open_table
from senbazuru.terminal.saves import Saves
from senbazuru.terminal.sitting import Seats
from senbazuru.text import Words

PICTURES: Final = Path(__file__).resolve().parents[1] / "docs" / "pictures"
SIZE: Final = (120, 40)
THEME: Final = "night"
BOT: Final = "greedy"
FOREIGN: Final = re.compile(r"\s*<!-- Generated.*?-->|\s*@font-face \{.*?\}", re.DOTALL)
"""Fonts of other places, and who has drawn it."""


@dataclass(frozen=True)
class Moment:
    """A question to the first seat, after so many answers."""

    game: str
    players: int
    kind: str
    after: int
    seed: int = 7


MOMENTS: Final = {
    "terminal": Moment("origami", 2, "pay", 75, seed=9),
    "terminal-islands": Moment("islands", 3, "square", 180),
}


def reached(moment: Moment, words: Words, folder: Path) -> LocalSitting:
    """A table at that moment."""
    rules = game_named(moment.game)
    seats = Seats.around(words, moment.players, 1, [BOT])
    session, _ = open_table(words, Saves(folder, rules), rules, seats, {}, Seed.number(moment.seed))
    game, bot, stream = session.game, bot_named(BOT, moment.game), chance(Seed.number(1), 0)
    answers = 0
    while True:
        seat = game.waiting()[0]
        if seat == 0 and answers >= moment.after and game.decision(seat).kind == moment.kind:
            return session
        given = ask(bot, game, seat, stream)
        game.answer(seat, *given)
        answers += len(given)


async def picture(session: LocalSitting, words: Words) -> str:
    app: Any = TerminalGame(session, Thinkers(1), words=words, pace=0)
    async with app.run_test(size=SIZE) as pilot:
        app.theme = THEME
        await pilot.pause()
        drawn: str = app.export_screenshot(title=f"senbazuru play {session.game.rules.name}")
    drawn = FOREIGN.sub("", drawn).replace("Fira Code, monospace", "monospace")
    # its names are drawn by chance
    return re.sub(r"terminal-\d+-", "terminal-", drawn)


def main() -> None:
    words = Words("en")
    for name, moment in MOMENTS.items():
        with tempfile.TemporaryDirectory() as folder:
            drawn = asyncio.run(picture(reached(moment, words, Path(folder)), words))
        (PICTURES / f"{name}.svg").write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
