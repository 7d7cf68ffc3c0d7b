"""A tournament in a file: a line that says which one it is, then a line for each finished game.

Lines are only ever added. So whenever a tournament is interrupted, all but the games that were being played are there,
and a line that was torn by the interruption is dropped.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from senbazuru.arena.tournament import FORMAT, Outcome, Tournament
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.languages import say


class Log:
    """The file of a tournament. Opening reads what was played so far; a new file gets its first line."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        if path.exists():
            _mend(path)
        header, self.played = read(path) if path.exists() else ({}, [])
        wanted = json.loads(json.dumps(tournament.header()))
        if header:
            _compare(path, header, wanted)
        expected = set(tournament.schedule())
        self.played = [outcome for outcome in self.played if outcome.fixture in expected]
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("a", encoding="utf-8")
        if not header:
            self._write(wanted)
        elif wanted["games"] > header["games"]:
            self._write({"games": wanted["games"]})

    def add(self, outcome: Outcome) -> None:
        self._write(outcome.as_dict())
        self.played.append(outcome)

    def _write(self, told: Mapping[str, Any]) -> None:
        # one write a line: nothing else can come between its parts
        self._file.write(json.dumps(told) + "\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> "Log":
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()


def read(path: Path) -> tuple[dict[str, Any], list[Outcome]]:
    """The first line of a tournament's file and the games after it. A torn last line does not count."""
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    header: dict[str, Any] = {}
    outcomes: list[Outcome] = []
    for number, line in enumerate(whole.splitlines(), 1):
        try:
            told = json.loads(line)
            if number == 1:
                if told["arena"] != FORMAT:
                    raise ValueError(say("arena-format", there=str(told["arena"]), here=str(FORMAT)))
                header = told
            elif "games" in told:
                header["games"] = max(header["games"], int(told["games"]))
            else:
                outcomes.append(Outcome.of(told))
        except (ValueError, KeyError, TypeError) as problem:
            raise SenbazuruError("bad-tournament", file=str(path), line=number, problem=repr(problem)) from None
    return header, outcomes


def _mend(path: Path) -> None:
    """Cut off a torn last line, so that the next one begins a line of its own."""
    text = path.read_bytes()
    whole = text.rfind(b"\n") + 1
    if whole < len(text):
        with path.open("r+b") as file:
            file.truncate(whole)


def _compare(path: Path, there: Mapping[str, Any], here: Mapping[str, Any]) -> None:
    """Refuse a file of another tournament. Only the number of games may differ."""
    for name, value in here.items():
        if name != "games" and there.get(name) != value:
            raise SenbazuruError(
                "other-tournament",
                file=str(path),
                field=name,
                there=json.dumps(there.get(name)),
                here=json.dumps(value),
            )
