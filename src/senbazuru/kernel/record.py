"""A record is a header plus answers and takebacks. Replaying it is the way to load a game.

    {"format": 1, "game": "origami", "rules": 1, "players": 2, "options": {...}, "packs": {...}, "seed": "..."}
    {"answer": [0, 1]}
    {"takeback": 12}
    {"hash": "3c1f..."}

One JSON object a line: an answer is a seat and option ids; a takeback names the number of answers that still count.
What was undone freely is not there: nobody had learnt anything. A hash of the state after every 20 answers,
and at the end, finds the place where a replay drifts.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from senbazuru.kernel.errors import SenbazuruError
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
                lines.append(_checked(json.loads(line), first=not lines))
            except (ValueError, RecursionError) as problem:
                raise SenbazuruError("bad-record", line=number, problem=str(problem)) from None
        if not lines:
            raise SenbazuruError("bad-record", line=1, problem="it is empty")
        header, *entries = lines
        del header["format"]
        return Record(header, entries)


def _checked(entry: Any, first: bool) -> dict[str, Any]:
    if not isinstance(entry, dict):
        raise ValueError("every line is a JSON object")
    if first:
        if entry.get("format") != FORMAT:
            raise ValueError(f"the first line has format {FORMAT}")
        wanted = {"game": str, "rules": int, "players": int, "options": dict, "packs": dict, "seed": str}
        for name, kind in wanted.items():
            if not isinstance(entry.get(name), kind):
                raise ValueError(f"the header needs {name}")
        return entry
    if len(entry) != 1:
        raise ValueError("an entry has one key: answer, takeback or hash")
    ((key, value),) = entry.items()
    if key == "answer":
        if not isinstance(value, list) or len(value) < 2 or not all(type(n) is int for n in value):
            raise ValueError("an answer is a seat and option ids")
    elif key == "takeback":
        if type(value) is not int:
            raise ValueError("a takeback is a number of answers")
    elif key != "hash" or not isinstance(value, str):
        raise ValueError("an entry is answer, takeback or hash")
    return entry
