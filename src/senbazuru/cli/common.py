"""What several commands share."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, wraps
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeVar

import click

from senbazuru.cli.speaking import Flag, option
from senbazuru.games import GAMES, entries, game_named
from senbazuru.kernel.choices import Choice, Pick, Switch
from senbazuru.kernel.random import Seed
from senbazuru.kernel.rules import Rules
from senbazuru.kernel.spoken import listed
from senbazuru.languages import say, spoken
from senbazuru.text import Words

Item = TypeVar("Item")

_OFTEN: Final = 0.1
"""Seconds between two looks of a bar; games may be quicker."""
_ERASE: Final = "\033[A\033[2K"
"""The line above: where a bar was."""


@cache
def rules_for(game: str, packs: tuple[Path, ...] = ()) -> Rules:
    """A game, with the packs of some folders."""
    rules = game_named(game)
    return rules.with_files(packs) if packs else rules


def words_for(rules: Rules) -> Words:
    """A game's words in the language of the call, with the names that its packs bring along."""
    language = spoken()
    return Words(language, game=rules.name, names=rules.names(language))


def known() -> dict[str, str]:
    """What the help of a command may name: all games and bots."""
    from senbazuru.bots import all_bots  # most commands are quicker without

    return {"games": listed(entries()), "bots": ", ".join(all_bots())}


def pack_option(function: Callable[..., None]) -> Callable[..., None]:
    return option("--pack", "--sheet", "packs", type=click.Path(path_type=Path), multiple=True)(function)


class _ChoiceOption(Flag):
    """An option of a game, for those of its tables that may choose. Its words are the game's."""

    def __init__(self, choice: Choice, games: Sequence[str]) -> None:
        flag = "--" + (choice.flag or choice.name.replace("_", "-"))
        super().__init__([flag, choice.name], is_flag=isinstance(choice, Switch), default=None)
        self.choice = choice
        self.games = games

    def said(self, own: str, shared: str) -> str | None:
        if own:
            return None
        words = Words(spoken(), game=self.games[0])
        help = words.words(f"choice-{self.choice.name.replace('_', '-')}.help")
        return words.words("choice-for", game=words.words(f"game-{self.games[0]}"), help=help)

    def read(self, given: Any) -> Any:
        """What was typed, as the option of a table; None if nothing was."""
        if not isinstance(self.choice, Pick) or not given:
            return given or None
        number = given.strip()
        return int(number) if self.choice.number and number.isascii() and number.isdigit() else named(given)


def table_options(function: Callable[..., None]) -> Callable[..., None]:
    """What the command line says about a table; the command gets it as `options` of the game."""
    games: dict[str, list[str]] = {}
    choices: dict[str, Choice] = {}
    for game, rules in GAMES.items():
        for choice in rules.choices:
            choices.setdefault(choice.name, choice)
            games.setdefault(choice.name, []).append(game)
    offered = {name: _ChoiceOption(choice, games[name]) for name, choice in choices.items()}

    @wraps(function)
    def call(*args: Any, **others: Any) -> None:
        options = {name: option.read(others.pop(name)) for name, option in offered.items()}
        function(*args, options={name: value for name, value in options.items() if value or value == 0}, **others)

    # as click's own decorators do, which are applied from the last to the first
    call.__click_params__ = [*getattr(call, "__click_params__", []), *reversed(offered.values())]  # type: ignore[attr-defined]
    return call


def setup_flags(context: click.Context, *others: str) -> list[str]:
    """The flags that were typed and say how a table is to be: options of games, or one of some others."""
    return [
        option.opts[0]
        for option in context.command.params
        if (isinstance(option, _ChoiceOption) or option.name in others)
        and context.get_parameter_source(str(option.name)) is click.core.ParameterSource.COMMANDLINE
    ]


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
        except ValueError:
            self.fail(say("no-seed", given=value), param, ctx)


def seed_option(function: Callable[..., None]) -> Callable[..., None]:
    return option("--seed", type=SeedType())(function)


def jobs_option(function: Callable[..., None]) -> Callable[..., None]:
    return option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True)(function)


def all_jobs_option(function: Callable[..., None]) -> Callable[..., None]:
    return option("--jobs", type=click.IntRange(1, 1024), default=cores)(function)


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
