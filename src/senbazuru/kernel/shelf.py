"""The data that a game is shipped with: as it is now, and as it was when a game began.

Figures of cards and maps change. Whatever has begun goes on with those it began with: they are known by their digest,
and found in the present edition, in what a record carries, or among the past editions, which are kept for good.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

from senbazuru.kernel.errors import Said, SenbazuruError

Kept = TypeVar("Kept")


class Shelf(Generic[Kept]):
    """Packs or sheets by name, and their past editions: files called NAME-DIGEST, read when a game asks for them."""

    def __init__(
        self,
        present: Mapping[str, Kept],
        past: Path,
        ending: str,
        read: Callable[[str, str], Kept],
        digest: Callable[[Kept], str],
    ) -> None:
        self.present = present
        self._files = {file.name.removesuffix(ending): file for file in past.glob(f"*{ending}")}
        self._read = read
        self._digest = digest
        self._found: dict[str, Kept] = {}

    def edition(self, name: str, digest: str) -> Kept | None:
        """What was shipped under a name with exactly these figures, now or at any time."""
        if name in self.present and self._digest(self.present[name]) == digest:
            return self.present[name]
        file = f"{name}-{digest}"
        if file in self._files and file not in self._found:
            self._found[file] = self._read(self._files[file].read_text(encoding="utf-8"), name)
        return self._found.get(file)

    def adopted(self, header: Mapping[str, Any], here: Mapping[str, Kept]) -> dict[str, Kept]:
        """What the game of a header goes on with in place of what is here. Raises SenbazuruError."""
        texts, wanted = header.get("pack_texts", {}), header.get("packs", {})
        if not isinstance(texts, dict) or not all(isinstance(text, str) for text in texts.values()):
            raise SenbazuruError("bad-record", line=1, problem=Said("problem-pack-texts"))
        carried = {name: self._read(text, name) for name, text in texts.items()}
        instead = {name: own for name, own in carried.items() if wanted.get(name) in (None, self._digest(own))}
        for name, digest in wanted.items():
            if name in instead or (name in here and self._digest(here[name]) == digest):
                continue
            found = self.edition(name, str(digest))
            if found is None:
                raise SenbazuruError("unknown-figures", pack=name, digest=str(digest)[:12])
            instead[name] = found
        return instead
