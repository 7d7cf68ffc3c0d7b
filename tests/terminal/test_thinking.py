"""Bots think in other processes, and the terminal answers meanwhile."""

import fcntl
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from senbazuru.bots import bots_of
from senbazuru.games import entries
from senbazuru.table.thinking import Thinkers
from senbazuru.terminal.app import TerminalGame
from senbazuru.terminal.pages import Page
from senbazuru.text import Words
from tests.terminal import slow
from tests.terminal.pebbles import PEBBLES
from tests.terminal.test_playing import play, shown, table, until_asked

PATIENCE = 30.0
"""Seconds until a process has started, on a machine that has much else to do."""
AT_ONCE = 10.0
COLOURS = re.compile(r"\x1b\[[^a-zA-Z]*[a-zA-Z]")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the slow bot tells that it thinks, and is told to answer."""
    monkeypatch.setenv("SENBAZURU_GAMES", "tests.terminal.slow:ENTRY")
    monkeypatch.setenv(slow.FOLDER, str(tmp_path))
    entries.cache_clear()
    bots_of.cache_clear()
    yield tmp_path
    monkeypatch.undo()
    entries.cache_clear()
    bots_of.cache_clear()


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    made = Thinkers(1)
    yield made
    made.close()


def asked(folder: Path) -> list[int]:
    """The processes in which the bot was asked so far."""
    written = folder / "asked"
    return [int(process) for process in written.read_text().split()] if written.exists() else []


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def wait_for(condition: Callable[[], object], seconds: float) -> None:
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, "it does not come"
        time.sleep(0.02)


async def comes(pilot: Pilot[Any], condition: Callable[[], object], seconds: float = PATIENCE) -> None:
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, "it does not come"
        await pilot.pause(0.02)


async def take_one(app: TerminalGame, pilot: Pilot[Any]) -> None:
    """A turn: a pebble of the last heap, and no more."""
    assert app.answers
    answered = len(app.session.game.history)
    await pilot.press("3", "4")
    await comes(pilot, lambda: len(app.session.game.history) >= answered + 2)


def test_keys_are_answered_while_a_bot_thinks(folder: Path, thinkers: Thinkers) -> None:
    words = Words(strict=True, game="pebbles")
    thinking = words.words("terminal-thinking-undo", name="Aki")

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await take_one(app, pilot)
        await comes(pilot, lambda: asked(folder))
        assert thinking in shown(app)
        for key, title in (("h", "terminal-help-title"), ("l", "table-log"), ("s", "terminal-score-title")):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, Page)
            assert words.words(title) in shown(app)
            await pilot.press("down", "up", "escape")
            await pilot.pause()
            assert thinking in shown(app)
        await pilot.press("1")
        await pilot.pause()
        assert words.words("terminal-no-answer-now") in shown(app)
        theme = app.theme
        await pilot.press("t")
        assert app.theme != theme
        assert app.answers is None, "it thinks all the time"
        (folder / "go").touch()
        await comes(pilot, lambda: app.answers)
        assert app.session.game.waiting() == [0]
        assert len(set(asked(folder))) == 1

    play(table(folder, 1, rules=PEBBLES, bots="slow", words=words), steps, words=words, thinkers=thinkers)


def test_what_is_undone_is_thought_about_no_more(folder: Path, thinkers: Thinkers) -> None:
    words = Words(strict=True, game="pebbles")

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await take_one(app, pilot)
        await comes(pilot, lambda: asked(folder))
        await pilot.press("u")
        await pilot.pause()
        assert app.answers, "back at the last question"
        await comes(pilot, lambda: not is_there(asked(folder)[0]), AT_ONCE)
        assert len(app.session.game.history) == 1
        (folder / "go").touch()
        await pilot.press("4")
        await comes(pilot, lambda: len(app.session.game.history) == 4 and app.answers)
        assert asked(folder)[0] not in asked(folder)[1:]

    play(table(folder, 1, rules=PEBBLES, bots="slow", words=words), steps, words=words, thinkers=thinkers)


def test_who_quits_ends_the_process_and_loses_nothing(folder: Path, thinkers: Thinkers) -> None:
    words = Words(strict=True, game="pebbles")
    session = table(folder, 1, rules=PEBBLES, bots="slow", words=words)

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await take_one(app, pilot)
        await comes(pilot, lambda: asked(folder))
        await pilot.press("q")

    play(session, steps, words=words, thinkers=thinkers)
    thinkers.close()
    assert not is_there(asked(folder)[0])
    again = table(folder, rules=PEBBLES, bots="slow", words=words)
    assert again.game.hash() == session.game.hash()
    assert again.table.bots_to_move() == [1]


def test_a_process_that_dies_is_replaced_and_the_move_is_made(folder: Path, thinkers: Thinkers) -> None:
    words = Words(strict=True, game="pebbles")
    (folder / "die").touch()
    (folder / "go").touch()

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await take_one(app, pilot)
        await comes(pilot, lambda: app.answers)
        assert len(set(asked(folder))) == 2
        assert app.session.game.history[2].seat == 1
        os.kill(asked(folder)[-1], signal.SIGKILL)
        await take_one(app, pilot)
        await comes(pilot, lambda: app.answers)
        assert len(set(asked(folder))) == 3
        assert not app.notice

    play(table(folder, 1, rules=PEBBLES, bots="slow", words=words), steps, words=words, thinkers=thinkers)


def test_a_bot_that_fails_is_told_of_and_the_game_goes_on(folder: Path, thinkers: Thinkers) -> None:
    words = Words(strict=True, game="pebbles")

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await take_one(app, pilot)
        await comes(pilot, lambda: app.answers)
        assert "A game failed, wrong: ValueError: No idea." in " ".join(shown(app).split())

    play(table(folder, 1, rules=PEBBLES, bots="wrong", words=words), steps, words=words, thinkers=thinkers)


def test_a_bot_that_thinks_in_words_does_so_elsewhere_too(folder: Path) -> None:
    words = Words(strict=True, game="pebbles")

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await take_one(app, pilot)
        await until_asked(app, pilot)
        assert [moment.answer for moment in app.session.game.history[2:4]] == [[1, 3], [1, 3]]
        assert not app.notice

    play(table(folder, 1, rules=PEBBLES, bots="wordybot", words=words), steps, words=words)


def test_the_command_leaves_no_process_behind(folder: Path) -> None:
    keyboard, screen = pty.openpty()
    fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    command = [sys.executable, "-m", "senbazuru", "play", "pebbles", "--bots", "slow", "--data", str(folder)]
    played = subprocess.Popen([*command, "--pace", "0"], stdin=screen, stdout=screen, stderr=screen)
    os.close(screen)
    os.set_blocking(keyboard, False)
    seen = bytearray()

    def sees(text: str) -> bool:
        with suppress(OSError):  # there may be nothing, or nobody any more
            seen.extend(os.read(keyboard, 65536))
        return bool(text) and text in COLOURS.sub("", seen.decode(errors="replace"))

    def press(key: str) -> None:
        seen.clear()
        os.write(keyboard, key.encode())

    try:
        wait_for(lambda: sees("From which heap?"), PATIENCE)
        press("3")
        wait_for(lambda: sees("Enough"), AT_ONCE)
        press("4")
        wait_for(lambda: sees("") or asked(folder), PATIENCE)
        press("h")
        wait_for(lambda: sees("How to play"), AT_ONCE)
        press("h")
        wait_for(lambda: sees("Aki"), AT_ONCE)
        press("q")
        wait_for(lambda: sees("") or played.poll() is not None, AT_ONCE)
        assert played.returncode == 0
        assert not is_there(asked(folder)[0])
    finally:
        played.kill()
        played.wait()
        os.close(keyboard)
