"""What several commands share."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from senbazuru.kernel.check import Provable
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.random import Seed
from senbazuru.kernel.rules import Rules
from senbazuru.origami.rules import LEGENDS_RULES, MIXED, ORIGAMI, OrigamiRules
from senbazuru.text import Words
from senbazuru.toy import TOY

GAMES: Final[dict[str, Provable]] = {rules.name: rules for rules in (ORIGAMI, LEGENDS_RULES, MIXED, TOY)}
Item = TypeVar("Item")
Result = TypeVar("Result")


def game_named(name: str) -> Provable:
    if name not in GAMES:
        raise SenbazuruError("unknown-game", game=name, known=", ".join(GAMES))
    return GAMES[name]


@cache
def rules_for(game: str, packs: tuple[Path, ...] = ()) -> Provable:
    """A game, with the packs of some folders."""
    rules = game_named(game)
    if not packs:
        return rules
    if not isinstance(rules, OrigamiRules):
        raise click.UsageError(f"{game} has no packs; leave out --pack")
    return rules.with_packs(packs)


def words_for(rules: Rules, language: str = "en") -> Words:
    """Words, with the names that the game's packs bring along."""
    return Words(language, names=rules.library.names(language) if isinstance(rules, OrigamiRules) else None)


def pack_option(function: Callable[..., None]) -> Callable[..., None]:
    return click.option(
        "--pack",
        "packs",
        type=click.Path(path_type=Path),
        multiple=True,
        help="A folder with edited or new packs (senbazuru cards export); may be given more than once.",
    )(function)


def characters_option(function: Callable[..., None]) -> Callable[..., None]:
    return click.option(
        "--characters",
        help="Which pairs of characters, e.g. ninja,monk, or how many; left out, as many as players in Legends.",
    )(function)


def table_options(families: str | None, extra_family: bool, characters: str | None) -> dict[str, Any]:
    """What the command line says about a table, as options of the game."""
    options: dict[str, Any] = {}
    if families:
        options["families"] = [name.strip() for name in families.split(",")]
    if extra_family:
        options["extra"] = True
    if characters is not None:
        number = characters.strip()
        names = [name.strip() for name in characters.split(",") if name.strip()]
        options["characters"] = int(number) if number.isascii() and number.isdigit() else names
    return options


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


def with_progress(items: Iterable[Item], total: int, what: str) -> Iterator[Item]:
    """Shows a bar on a terminal, nothing elsewhere."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield from items
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(what, total=total)
        for item in items:
            yield item
            progress.advance(task)


def in_order(function: Callable[[Item], Result], items: Iterable[Item], jobs: int) -> Iterator[Result]:
    """The results of a function in the order of its items, however many processes work on them."""
    if jobs == 1:
        yield from map(function, items)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(function, items, chunksize=4)
