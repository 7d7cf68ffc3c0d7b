"""A record is a header plus answers, takebacks and resignations. Replaying it is the way to load a game.

    {"format": 1, "game": "origami", "rules": 1, "players": 2, "options": {...}, "packs": {...}, "seed": "..."}
    {"answer": [0, 1]}
    {"takeback": 12}
    {"resign": 1}
    {"hash": "3c1f..."}

One JSON object a line: an answer is a seat and option ids; a takeback names the number of answers that still count,
a resignation the seat that gave up.
What was undone freely is not there: nobody had learnt anything. A hash of the state after every 20 answers,
and at the end, finds the place where a replay drifts.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from senbazuru.kernel.errors import Said, SenbazuruError
from senbazuru.kernel.random import Seed

FORMAT: Final = 1
HASH_EVERY: Final = 20
Entry = dict[str, Any]


def commitment(seed: Seed, salt: str) -> str:
    """Published at the start: proves at the end that the seed was not changed."""
    return hashlib.sha256(f"{seed}{salt}".encode()).hexdigest()


def names_of(header: Mapping[str, Any]) -> list[str]:
    """Who played, seat by seat, as far as a header tells: nothing for a seat whose player has no name.

    Tables and the terminal write names with the `seats`; people write `names`, which count before them.

    >>> names_of({"players": 2, "seats": [{"name": "Ann", "bot": None}, {"name": "Aki", "bot": "greedy"}]})
    ['Ann', 'Aki']
    """
    seats = header.get("seats")
    written = [seat.get("name") if isinstance(seat, dict) else "" for seat in seats] if isinstance(seats, list) else []
    for names in (header.get("names"), written):
        if isinstance(names, list) and len(names) == header["players"]:
            return [name if isinstance(name, str) else "" for name in names]
    return [""] * int(header["players"])


@dataclass
class Record:
    """Everything needed to play a game again."""

    header: dict[str, Any]
    entries: list[Entry] = field(default_factory=list)

    def dumps(self) -> str:
        lines = [{"format": FORMAT, **self.header}, *self.entries]
        return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)

    @staticmethod
    def loads(text: str) -> "Record":
        """Read a record; what cannot be one is refused with its line."""
        lines: list[dict[str, Any]] = []
        for number, line in enumerate(text.splitlines(), 1):
            if not line.strip():
                continue
            try:
                entry = json.loads(line)
            except json.JSONDecodeError as wrong:
                raise _refusal(number, Said("problem-no-json", character=wrong.colno)) from None
            except (ValueError, RecursionError):  # numbers and brackets without end
                raise _refusal(number, Said("problem-too-much")) from None
            if problem := _problem(entry, first=not lines):
                raise _refusal(number, problem)
            lines.append(entry)
        if not lines:
            raise _refusal(1, Said("problem-empty"))
        header, *entries = lines
        del header["format"]
        return Record(header, entries)


def _refusal(line: int, problem: Said) -> SenbazuruError:
    return SenbazuruError("bad-record", line=line, problem=problem)


def _problem(entry: Any, first: bool) -> Said | None:
    """What is wrong with a line, if anything is."""
    if not isinstance(entry, dict):
        return Said("problem-no-object")
    if first:
        if entry.get("format") != FORMAT:
            return Said("problem-format", format=FORMAT)
        wanted = {"game": str, "rules": int, "players": int, "options": dict, "packs": dict, "seed": str}
        missing = [name for name, kind in wanted.items() if not isinstance(entry.get(name), kind)]
        return Said("problem-header", name=missing[0]) if missing else None
    if len(entry) != 1:
        return Said("problem-entry-keys")
    ((key, value),) = entry.items()
    if key == "answer":
        right = isinstance(value, list) and len(value) >= 2 and all(type(n) is int for n in value)
        return None if right else Said("problem-answer")
    if key == "takeback":
        return None if type(value) is int else Said("problem-takeback")
    if key == "resign":
        return None if type(value) is int else Said("problem-resign")
    return None if key == "hash" and isinstance(value, str) else Said("problem-entry")
