"""What several commands share."""

import os
from collections.abc import Callable, Iterable, Iterator
from functools import cache, wraps
from pathlib import Path
from typing import Any, Final, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from senbazuru.games import game_named
from senbazuru.islands.rules import IslandsRules
from senbazuru.kernel.check import Provable
from senbazuru.kernel.random import Seed
from senbazuru.kernel.rules import Rules
from senbazuru.origami.rules import OrigamiRules
from senbazuru.text import Words

Item = TypeVar("Item")


class Refusal(click.ClickException):
    """What was given makes no sense: one line says so, and the exit code is 2. The call itself was right."""

    exit_code = 2


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
    """Shows a bar and the time left on a terminal, nothing elsewhere. Some items may be `done` already."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield from items
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(what, total=total, completed=done)
        for item in items:
            yield item
            progress.advance(task)
