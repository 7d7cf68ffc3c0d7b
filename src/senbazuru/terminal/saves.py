"""Where a game waits until one comes back to it."""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from senbazuru.kernel.errors import Said, SenbazuruError
from senbazuru.kernel.game import Game
from senbazuru.kernel.record import Record
from senbazuru.kernel.rules import Rules

CURRENT: Final = "current.json-lines"
PREVIOUS: Final = "previous.json-lines"
BROKEN: Final = "broken-{}.json-lines"
MOST_SHOWN: Final = 66
"""So much of what somebody has written into a file is told."""


def data_folder() -> Path:
    """The user's data folder, as XDG has it."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base and Path(base).is_absolute() else Path.home() / ".local" / "share") / "senbazuru"


class BrokenSaveError(Exception):
    """A save that cannot be loaded. It was set aside under the name `kept`."""

    def __init__(self, problem: SenbazuruError | None, kept: str) -> None:
        super().__init__(kept)
        self.problem = problem
        self.kept = kept


class Saves:
    """The saves of one game in a folder."""

    def __init__(self, data: Path, rules: Rules) -> None:
        self.folder = data / rules.name
        self.rules = rules

    @property
    def current(self) -> Path:
        return self.folder / CURRENT

    def write(self, game: Game) -> None:
        """Save, all or nothing: whoever reads meanwhile finds the old save or the new one."""
        self.folder.mkdir(parents=True, exist_ok=True)
        fresh = self.current.with_suffix(".new")
        with fresh.open("w", encoding="utf-8") as file:
            file.write(game.record.dumps())
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(self.current)

    def read(self) -> Game | None:
        """The game that waits here, if any and if it is not over. A broken one is set aside."""
        try:
            text = self.current.read_text(encoding="utf-8")
        except FileNotFoundError:
            return None
        except (OSError, UnicodeDecodeError):
            raise self._set_aside(None) from None
        try:
            record = Record.loads(text)
            _check_seats(record.header)
            game = Game.load(self.rules, record)
        except SenbazuruError as problem:
            raise self._set_aside(problem) from None
        except Exception:  # whatever somebody has written into the file: it must not stop the game
            raise self._set_aside(None) from None
        return None if game.over else game

    def put_by(self) -> None:
        """Make room for a new game: what was being played is kept once more."""
        with suppress(OSError):  # who cannot write here is told so when the new game is saved
            self.current.replace(self.folder / PREVIOUS)

    def _set_aside(self, problem: SenbazuruError | None) -> BrokenSaveError:
        number = 1
        while (kept := self.folder / BROKEN.format(number)).exists():
            number += 1
        try:
            self.current.replace(kept)
        except OSError:
            kept = self.current
        return BrokenSaveError(problem, str(kept))


def _check_seats(header: dict[str, Any]) -> None:
    """The header says who sits where."""
    seats = header.get("seats")
    if (
        not isinstance(seats, list)
        or len(seats) != header["players"]
        or not all(isinstance(s, dict) and isinstance(s.get("name"), str) for s in seats)
        or not all(isinstance(s.get("bot"), str | None) for s in seats)
        or all(s.get("bot") for s in seats)
    ):
        raise SenbazuruError("bad-record", line=1, problem=Said("problem-seats", seats=json.dumps(seats)[:MOST_SHOWN]))
