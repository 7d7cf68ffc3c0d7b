"""Positions as lines of text: `key: value`. What makes no sense is an error that names its line; nothing is guessed."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from senbazuru.kernel.errors import Said, SenbazuruError
from senbazuru.kernel.spoken import nearest_word


@dataclass
class Line:
    """A line `key: value`, and the rows of a map that go on with it."""

    number: int
    key: str
    value: str
    rows: list[str] = field(default_factory=list)
    row_numbers: list[int] = field(default_factory=list)


def lines_of(text: str, wrong: Callable[[int], SenbazuruError]) -> Iterator[Line]:
    """The lines of a text. Lines that begin with `|` go on with the key above them, and what follows a `#` is a remark.
    A line without a colon is `wrong`."""
    last: Line | None = None
    for number, raw in enumerate(text.splitlines(), 1):
        words = raw.partition("#")[0].strip()
        if words.startswith("|") and last:
            last.rows.append(words[1:].strip())
            last.row_numbers.append(number)
        elif words:
            key, colon, value = words.partition(":")
            if not colon:
                raise wrong(number)
            last = Line(number, key.strip(), value.strip())
            yield last


class Lines:
    """The lines of a position, to be taken key by key.

    >>> lines = Lines("players: 2\\nmap: small\\n| . b\\n| R .")
    >>> lines.number("players", 1, 4, 1), lines.take("map", ""), lines.rows("map")
    (2, 'small', ['. b', 'R .'])
    """

    def __init__(self, text: str, several: Sequence[str] = ()) -> None:
        self._given: dict[str, list[Line]] = {}
        self._taken: set[str] = set()
        for line in lines_of(text, _misplaced):
            if line.key in self._given and line.key not in several:
                raise _misplaced(line.number)
            self._given.setdefault(line.key, []).append(line)

    def __contains__(self, key: str) -> bool:
        return key in self._given

    def take(self, key: str, default: str) -> str:
        return (self.all(key) or [default])[0]

    def all(self, key: str) -> list[str]:
        """The values of a key that may be given several times."""
        self._taken.add(key)
        return [line.value for line in self._given.get(key, [])]

    def rows(self, key: str) -> list[str]:
        """The lines that go on with a key."""
        return [row for line in self._given.get(key, []) for row in line.rows]

    def words(self, key: str, known: Sequence[str], default: str = "") -> list[str]:
        """Words with commas between them, each a known one."""
        words = [word.strip() for word in self.take(key, default).split(",") if word.strip()]
        for word in words:
            if word not in known:
                raise self.wrong(key, Said("expected-words-of", known=list(known), word=word))
        return words

    def counts(self, key: str, known: Sequence[str], most: int) -> dict[str, int]:
        """Words with a number each: `coal 2, gold 1`."""
        found: dict[str, int] = {}
        for entry in filter(None, (entry.strip() for entry in self.take(key, "").split(","))):
            word, _, count = entry.partition(" ")
            if word not in known or word in found or not is_number(count.strip()) or int(count) > most:
                raise self.wrong(key, Said("expected-counts", known=list(known), most=most, word=entry))
            found[word] = int(count)
        return found

    def number(self, key: str, low: int, high: int, default: int) -> int:
        return self.numbers(key, low, high, 1, 1)[0] if self.all(key) else default

    def numbers(self, key: str, low: int, high: int, least: int, most: int, default: str = "") -> list[int]:
        words = self.take(key, default).replace(",", " ").split()
        right = all(is_number(word) and low <= int(word) <= high for word in words)
        if not right or not least <= len(words) <= most:
            raise self.wrong(key, _numbers(low, high, least, most))
        return [int(word) for word in words]

    def yes(self, key: str) -> bool:
        return bool(self.words(key, ("yes", "no"), "no") == ["yes"])

    def end(self) -> None:
        """Every line must have been asked for."""
        for key in self._given:
            if key not in self._taken:
                raise self.wrong(key, Said("expected-no-such-line", nearest=nearest_word(key, self._taken) or "none"))

    def wrong(self, key: str, expected: Said | str, nth: int = 0, row: int | None = None) -> SenbazuruError:
        """What to complain with: a piece of a sentence, or a value as one would write it.

        `nth` says which of several lines of a key is meant, `row` which row below it.
        """
        lines = self._given.get(key, [])
        number = 0
        if lines:
            line = lines[min(nth, len(lines) - 1)]
            number = line.number if row is None else line.row_numbers[row]
        return SenbazuruError("bad-position", line=number, expected=Said("expected-line", name=key, expected=expected))


def _misplaced(number: int) -> SenbazuruError:
    return SenbazuruError("bad-position", line=number, expected=Said("expected-key-once"))


def _numbers(low: int, high: int, least: int, most: int) -> Said | str:
    """What to expect: so many numbers within bounds."""
    if least == most == 1:
        return Said("expected-number", least=low, most=high) if low < high else str(low)
    if least == most:
        return Said("expected-numbers", count=most, least=low, most=high)
    return Said("expected-numbers-between", fewest=least, count=most, least=low, most=high)


def is_number(word: str) -> bool:
    """A number as people write it, and not too long."""
    return word.isascii() and word.isdigit() and len(word) < 10
