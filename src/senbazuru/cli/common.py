"""What several commands share."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache, wraps
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeVar

import click

from senbazuru.games import game_named
from senbazuru.islands.rules import IslandsRules
from senbazuru.kernel.check import Provable
from senbazuru.kernel.random import Seed
from senbazuru.kernel.rules import Rules
from senbazuru.origami.rules import OrigamiRules
from senbazuru.text import Words

Item = TypeVar("Item")

_OFTEN: Final = 0.1
"""Seconds between two looks of a bar; games may be quicker."""
_ERASE: Final = "\033[A\033[2K"
"""The line above: where a bar was."""


@cache
def rules_for(game: str, packs: tuple[Path, ...] = ()) -> Provable:
    """A game, with the packs of some folders."""
    rules = game_named(game)
    if not packs:
        return rules
    if isinstance(rules, IslandsRules):
        return rules.with_sheets(path for given in packs for path in sheet_files(given))
    if not isinstance(rules, OrigamiRules):
        raise click.UsageError(f"{game} has no packs; leave out --pack")
    return rules.with_packs(packs)


def sheet_files(given: Path) -> list[Path]:
    """A file, or the sheets in a folder."""
    if not given.is_dir():
        return [given]
    found = sorted(given.glob("*.txt"))
    if not found:
        raise click.UsageError(f"there is no sheet (*.txt) in {given}")
    return found


def words_for(rules: Rules, language: str = "en") -> Words:
    """Words, with the names that the game's packs bring along."""
    if isinstance(rules, OrigamiRules):
        return Words(language, names=rules.library.names(language))
    if isinstance(rules, IslandsRules):
        return Words(language, names={f"sheet-{sheet.id}": sheet.name for sheet in rules.sheaf.sheets.values()})
    return Words(language)


def pack_option(function: Callable[..., None]) -> Callable[..., None]:
    return click.option(
        "--pack",
        "--sheet",
        "packs",
        type=click.Path(path_type=Path),
        multiple=True,
        help="A folder with edited or new packs (senbazuru cards export) or, for islands, a sheet or a folder of them "
        "(senbazuru sheets export); may be given more than once.",
    )(function)


def table_options(function: Callable[..., None]) -> Callable[..., None]:
    """What the command line says about a table; the command gets it as `options` of the game."""

    @click.option("--families", help="Origami: which families, e.g. farm,sky; left out, chance chooses.")
    @click.option("--extra-family", is_flag=True, help="Origami: one family more than players.")
    @click.option(
        "--characters",
        help="Legends: which pairs of characters, e.g. ninja,monk, or how many; left out, as many as players.",
    )
    @click.option("--sheets", help="Islands: which sheets are dealt, e.g. masu,tako; two of them need no choice.")
    @click.option("--near", is_flag=True, help="Islands: the Near Islands only, for a first game.")
    @click.option("--catch-up", is_flag=True, help="Islands: the variant with few tokens, Catch up and overtake.")
    @wraps(function)
    def call(
        *args: Any,
        families: str | None,
        extra_family: bool,
        characters: str | None,
        sheets: str | None,
        near: bool,
        catch_up: bool,
        **others: Any,
    ) -> None:
        given: dict[str, Any] = {
            "families": named(families),
            "extra": extra_family,
            "sheets": named(sheets),
            "near": near,
            "catch_up": catch_up,
        }
        options = {option: value for option, value in given.items() if value}
        if characters is not None:
            number = characters.strip()
            options["characters"] = int(number) if number.isascii() and number.isdigit() else named(characters)
        function(*args, options=options, **others)

    return call


TABLE_OPTIONS: Final = ("families", "extra_family", "characters", "sheets", "near", "catch_up")


def named(names: str | None) -> list[str]:
    """Names with commas between them."""
    return [name.strip() for name in (names or "").split(",") if name.strip()]


class SeedType(click.ParamType[Seed]):
    """A seed on the command line."""

    name = "seed"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Seed:
        if isinstance(value, Seed):
            return value
        try:
            return Seed.parse(value)
        except ValueError as problem:
            self.fail(f"{value!r}: {problem}", param, ctx)


def seed_option(function: Callable[..., None]) -> Callable[..., None]:
    return click.option(
        "--seed",
        type=SeedType(),
        help="Where all chance comes from, up to 32 hexadecimal digits.  [default: fresh]",
    )(function)


def jobs_option(function: Callable[..., None]) -> Callable[..., None]:
    return click.option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes to use.")(
        function
    )


def all_jobs_option(function: Callable[..., None]) -> Callable[..., None]:
    return click.option(
        "--jobs", type=click.IntRange(1, 1024), default=cores, help="Processes to use.  [default: all cores]"
    )(function)


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def with_progress(items: Iterable[Item], total: int, what: str, done: int = 0) -> Iterator[Item]:
    """Shows a bar, a count and the time left on a terminal, nothing elsewhere. Some items may be `done` already."""
    if not sys.stderr.isatty():
        yield from items
        return
    # the bar has what is left: what was done before tells nothing about the time that it takes
    count, drawn, when = done, done, monotonic()
    bar = click.progressbar(
        range(total - done),
        label=what,
        show_percent=False,
        item_show_func=lambda _: f"{count}/{total}",
        width=0,
        file=sys.stderr,
    )
    try:
        with bar:
            for item in items:
                yield item
                count += 1
                if monotonic() - when >= _OFTEN:
                    bar.update(count - drawn)
                    drawn, when = count, monotonic()
    finally:
        click.echo(_ERASE, nl=False, err=True)
