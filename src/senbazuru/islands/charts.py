"""From sheets to masks: the atlas of a table, and the sheets it can be made of."""

import hashlib
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from senbazuru.islands.engine.atlas import EMPTY, Atlas
from senbazuru.islands.reading import read_file, read_sheet
from senbazuru.islands.sheet import Island, Sheet, digest
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.shelf import Shelf

SHIPPED: Final = Path(__file__).parent / "sheets"


def shelf_in(folder: Path) -> Shelf[Sheet]:
    """The sheets of a folder, in their order, with their past editions in a folder within."""
    present = [read_file(file) for file in sorted(folder.glob("*.txt"))]
    return Shelf({sheet.id: sheet for sheet in present}, folder / "past", ".txt", read_sheet, digest)


FIRST_EDITION: Final = {
    "zabuton": "f1eec8970005",
    "masu": "7993d48a51b7",
    "tako": "542880f9b690",
    "kabuto": "0640b51cf8f8",
    "orizuru": "feceb4e64499",
    "yakko": "22e178f80f53",
    "fune": "50cbb1eda1d7",
    "ayame": "e444293f45ac",
    "sanbo": "f1850bdb6b3e",
    "kazaguruma": "2c145c516112",
    "kokoro": "9e0372a7787a",
    "senba": "c8429324ade6",
}
"""The digests of version 0.1, whose tables did not note with which maps they began."""


SHELF: Final = shelf_in(SHIPPED)
"""The sheets that come with the program."""


def shipped() -> tuple[Sheet, ...]:
    """The sheets that come with the program, in their order."""
    return tuple(SHELF.present.values())


def _chart(island: Island) -> tuple[int, list[tuple[int, int]], list[tuple[int, int]]]:
    land = sum(2**square for square in island.of_kind(EMPTY))
    landmarks = [(island.kind_at(square), square) for square in island.numbers() if island.kind_at(square) != EMPTY]
    outlines = [(outline.colour, sum(2**square for square in outline.squares)) for outline in island.outlines]
    return land, landmarks, outlines


def sheet_files(given: Path) -> list[Path]:
    """A file, or the sheets in a folder."""
    if not given.is_dir():
        return [given]
    found = sorted(given.glob("*.txt"))
    if not found:
        raise SenbazuruError("no-sheets", folder=given)
    return found


@lru_cache(maxsize=64)
def atlas_of(sheets: tuple[Sheet, ...]) -> Atlas:
    """The sheets of a table, ready for the engine."""
    marks = hashlib.sha256(" ".join(f"{sheet.id}={digest(sheet)}" for sheet in sheets).encode())
    islands = [_chart(island) for sheet in sheets for island in sheet.islands]
    return Atlas(tuple(sheet.id for sheet in sheets), islands, int.from_bytes(marks.digest()[:6], "big"))


class Sheaf:
    """Sheets by id: the shipped ones, and whatever a player adds.

    >>> len(SHIPPED_SHEAF.sheets), len(SHIPPED_SHEAF.near)
    (12, 4)
    """

    def __init__(self, sheets: Iterable[Sheet], shelf: Shelf[Sheet] = SHELF) -> None:
        self.sheets: Final[dict[str, Sheet]] = {sheet.id: sheet for sheet in sheets}
        self.shelf: Final = shelf

    @property
    def near(self) -> list[str]:
        """The sheets for a first game."""
        return [sheet.id for sheet in self.sheets.values() if sheet.near]

    def with_files(self, paths: Iterable[Path]) -> "Sheaf":
        """These sheets and those of some files, or of folders of them; one of a known id takes its place."""
        return Sheaf(
            [*self.sheets.values(), *(read_file(file) for path in paths for file in sheet_files(path))], self.shelf
        )

    def adopt(self, header: Mapping[str, Any]) -> "Sheaf":
        """With the sheets that the game of a header was begun with."""
        instead = self.shelf.adopted(header, self.sheets)
        return Sheaf([*self.sheets.values(), *instead.values()], self.shelf) if instead else self

    def atlas(self, *ids: str) -> Atlas:
        for name in ids:
            if name not in self.sheets:
                raise SenbazuruError("unknown-sheet", sheet=name, known=", ".join(self.sheets))
        return atlas_of(tuple(self.sheets[name] for name in ids))

    def carried(self, ids: Iterable[str]) -> dict[str, str]:
        """The texts that a record must carry: of sheets that were never shipped as they are here."""
        own = [self.sheets[name] for name in ids]
        return {sheet.id: sheet.text for sheet in own if self.shelf.edition(sheet.id, digest(sheet)) != sheet}


SHIPPED_SHEAF: Final = Sheaf(SHELF.present.values())
