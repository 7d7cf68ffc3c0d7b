"""`senbazuru print`: cards, sheets, references, score pads and the rules as PDF."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click

from senbazuru.cli.common import named, pack_option, with_progress
from senbazuru.cli.speaking import Group, option, unwritten
from senbazuru.languages import say, spoken
from senbazuru.print.order import GAMES, PAPERS, Order, What
from senbazuru.print.printing import printed
from senbazuru.text import Words

HINTS: Final = {"cards": "print-both-sides", "rules": "print-folded"}
"""How to print it, where that matters."""


@click.group(cls=Group)
def print() -> None:
    pass


def printing(function: Callable[..., Any]) -> Callable[..., Any]:
    """The options of all that is printed."""
    function = option("--force", is_flag=True)(function)
    output = click.Path(dir_okay=False, path_type=Path)
    function = option("--output", "-o", type=output)(function)
    return option("--paper", type=click.Choice(tuple(PAPERS)), default="a4", show_default=True)(function)


def game_option(what: What) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    return option("--game", type=click.Choice(GAMES[what]))


def families_option(function: Callable[..., Any]) -> Callable[..., Any]:
    return option("--families")(function)


@print.command()
@families_option
@game_option("cards")
@option("--one-of-each", "once", is_flag=True)
@option("--no-backs", "backs", is_flag=True, flag_value=False, default=True)
@pack_option
@printing
def cards(families: str | None, packs: tuple[Path, ...], **told: Any) -> None:
    write("cards", packs, families=tuple(named(families)), **told)


@print.command()
@option("--sheets")
@pack_option
@printing
def sheets(sheets: str | None, packs: tuple[Path, ...], **told: Any) -> None:
    write("sheets", packs, sheets=tuple(named(sheets)), **told)


@print.command()
@printing
def science(**told: Any) -> None:
    write("science", **told)


@print.command()
@game_option("reference")
@families_option
@pack_option
@printing
def reference(families: str | None, packs: tuple[Path, ...], **told: Any) -> None:
    write("reference", packs, families=tuple(named(families)), **told)


@print.command()
@game_option("scorepad")
@printing
def scorepad(**told: Any) -> None:
    write("scorepad", **told)


@print.command()
@game_option("rules")
@option("--pages", "booklet", is_flag=True, flag_value=False, default=True)
@printing
def rules(**told: Any) -> None:
    write("rules", **told)


def write(
    what: What, packs: tuple[Path, ...] = (), *, output: Path | None, force: bool, game: str | None = None, **told: Any
) -> None:
    """What was ordered, into a file."""
    place = output or Path(f"senbazuru-{what}.pdf")
    if place.exists() and not force:
        raise click.UsageError(say("print-there", file=str(place)))
    order = Order(what, spoken(), game=game or "", **told)
    made = printed(order, packs, lambda drawings: with_progress(drawings, len(drawings), say("cards-drawing")))
    try:
        place.write_bytes(made)
    except OSError as problem:
        raise unwritten(place, problem) from None
    hint = HINTS.get(what) if (order.backs if what == "cards" else order.booklet) else None
    words = Words(spoken())
    said = [words.words("print-ready", file=str(place)), *([words.words(hint)] if hint else [])]
    click.echo(" ".join(said))
