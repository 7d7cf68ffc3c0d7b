"""In a language with longer words everything still has its place: nothing runs together or is cut without a sign."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from textual.content import Content
from textual.pilot import Pilot

from senbazuru.games import game_named
from senbazuru.islands.charts import SHIPPED_SHEAF
from senbazuru.kernel.random import Seed, Stream
from senbazuru.terminal.app import TerminalGame
from senbazuru.terminal.ink import bar
from senbazuru.terminal.pages import Page
from tests.terminal.test_playing import play, table, until_asked
from tests.text.stretched import ENGLISH, longer, stretched

SIZES = [(80, 24), (100, 30), (120, 40)]
QUESTIONS = 8
WHOLE = {longer(word) for path in ENGLISH.glob("*.ftl") for word in re.findall(r"[^\W\d_]+", path.read_text("utf-8"))}
BEGINNINGS = {word[:end] for word in WHOLE for end in range(2, len(word))} - WHOLE
NO_WORDS = {"less", "more", "greedy", *(sheet.name for sheet in SHIPPED_SHEAF.sheets.values())}
"""English says some words by placeables, which stay as they are, and so do names and ids."""
COVERED = re.compile(r"[^┆│]*┆")
"""Cards below others are told by as many letters as there is room for."""


def check(lines: Iterable[Content]) -> None:
    for line in lines:
        text = COVERED.sub("", line.plain)
        assert not re.search("[éàö][a-zA-Z]{2}", text), f"words run together: {text}"
        for word in re.finditer(r"[^\W\d_]+(?![^\W\d_]| ?…|\.)", text):
            assert word[0] in NO_WORDS or word[0] not in BEGINNINGS, f"{word[0]} is cut: {text}"


def check_table(app: TerminalGame) -> None:
    question = " ".join(app.question().split())
    for width, height in SIZES:
        lines = app.board.lines(width, height)
        assert [line.cell_length for line in lines] == [width] * height
        check(lines)
        if width < 110:  # wider, and other things stand beside it
            assert question in " ".join(" ".join(line.plain for line in lines).split())


async def check_pages(app: TerminalGame, pilot: Pilot[Any]) -> None:
    for key in "ishmc":
        await pilot.press(key)
        await pilot.pause()
        if isinstance(app.screen, Page):
            check(app.screen.body(SIZES[0][0] - 4))
            keys = bar(app.screen.keys, SIZES[0][0])
            assert keys.cell_length <= SIZES[0][0]
            check([keys])
            await pilot.press("escape")
            await pilot.pause()


@pytest.mark.parametrize(
    ("name", "players", "humans"),
    [
        *(("legends", 3, 2), ("islands", 4, 2), ("boats", 3, 1)),
        *(
            pytest.param(*table, marks=pytest.mark.proof)
            for table in (("origami", 2, 1), ("mixed", 5, 1), ("islands", 1, 1))
        ),
    ],
)
def test_every_word_has_its_place(tmp_path: Path, name: str, players: int, humans: int) -> None:
    words = stretched(name)
    session = table(tmp_path, 7, players, humans, rules=game_named(name), words=words)
    stream = Stream(Seed.number(7), 1, 1)

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        asked = 0
        while asked < QUESTIONS and not session.game.over:
            await until_asked(app, pilot)
            if isinstance(app.screen, Page):
                check(app.screen.body(SIZES[0][0] - 4))
                await pilot.press("enter")
                await pilot.pause()
                continue
            assert app.answers
            check_table(app)
            if asked in (0, QUESTIONS - 1):
                await check_pages(app, pilot)
            offered = app.answers.decision.offered
            app.answer((offered[-1 - int(stream.below((len(offered) + 1) // 2))].id,))
            await pilot.pause()
            asked += 1

    play(session, steps, words=words)


def test_many_keys_are_fewer_where_there_is_no_room() -> None:
    keys = [(letter, letter, "something to do") for letter in "abcdefgh"]
    assert bar(keys, 60).plain == " a something to do  g something to do  h something to do "
    assert bar(keys, 10).plain == " g something to do  h something to do "
