"""`senbazuru lab cards` and `lab balance`: how good the cards are, and fairer figures for them."""

import json
from collections.abc import Mapping
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Final

import click

from senbazuru.arena import balance as report
from senbazuru.arena import balancing
from senbazuru.arena.figures import Figure, figures_of
from senbazuru.arena.players import player_named
from senbazuru.cli.common import (
    jobs_option,
    known,
    named,
    pack_option,
    rules_for,
    seed_option,
    table_options,
    with_progress,
    words_for,
)
from senbazuru.cli.speaking import argument, command, option, unwritten
from senbazuru.kernel.random import Seed
from senbazuru.languages import decimal, say
from senbazuru.origami.packs import Library, read_pack, read_text
from senbazuru.origami.rules import OrigamiRules
from senbazuru.origami.shown import Box
from senbazuru.text import Words
from senbazuru.workers import in_order

GAMES: Final[tuple[Box, ...]] = ("origami", "legends", "mixed")
LOG: Final = "balance.jsonl"
SHOWN: Final = 3
"""So many moves of a round are told."""

Packs = tuple[tuple[str, str], ...]
"""Names and texts."""


@lru_cache(maxsize=8)
def rules_with(game: Box, packs: Packs) -> OrigamiRules:
    """In a process that plays many games the packs are read once."""
    return OrigamiRules(Library(read_text(text, name) for name, text in packs), game)


def one_tale(
    game: Box, packs: Packs, bots: tuple[str, ...], options: dict[str, Any] | None, series: Seed, n: int
) -> report.Tale:
    players = [player_named(name, game) for name in bots]
    return report.play_and_tell(rules_with(game, packs), players, options, series.child(n))


def bots_option(function: Any) -> Any:
    return option("--bots", default="greedy", show_default=True)(function)


def bots_named(bots: str, *games: str) -> tuple[str, ...]:
    names = tuple(named(bots))
    if not names:
        raise click.BadParameter(say("no-bots"), param_hint="--bots")
    for game in games:
        for name in names:
            player_named(name, game)
    return names


def goal_of(bots: tuple[str, ...]) -> float:
    """Search thinks otherwise than greedy, and fewer of its games can be played: it is granted more."""
    return max(report.GOALS.get(name, max(report.GOALS.values())) for name in bots)


@command(given=known)
@argument("game", default="mixed")
@option("--games", type=click.IntRange(1), default=1000, show_default=True)
@bots_option
@table_options
@option("--picture", type=click.Path(dir_okay=False, path_type=Path))
@option("--markdown", is_flag=True)
@option("--json", "as_json", is_flag=True)
@pack_option
@seed_option
@jobs_option
def cards(
    game: str,
    games: int,
    bots: str,
    options: dict[str, Any],
    picture: Path | None,
    markdown: bool,
    as_json: bool,
    packs: tuple[Path, ...],
    seed: Seed | None,
    jobs: int,
) -> None:
    rules = rules_for(game, packs)
    if not isinstance(rules, OrigamiRules):
        raise click.UsageError(say("lab-cards-none", game=game, known=", ".join(GAMES)))
    names = bots_named(bots, game)
    series = seed or Seed.fresh()
    texts = tuple((name, pack.text) for name, pack in rules.library.packs.items())
    tell = partial(one_tale, rules.name, texts, names, options or None, series)
    found = report.summary(rules, with_progress(in_order(tell, range(games), jobs), games, say("bar-games")))
    words = words_for(rules)
    called = {row.card.id: words.card(row.card.id) for row in found.rows}
    families = {row.card.family: words.family(row.card.family) for row in found.rows}
    if picture:
        try:
            picture.write_text(report.picture(found.rows, called), encoding="utf-8")
        except OSError as problem:
            raise unwritten(picture, problem) from None
    if as_json:
        for row in found.rows:
            click.echo(json.dumps(row.as_dict()))
        return
    table = report.markdown(found.rows, called, families) if markdown else report.table(found.rows, called)
    heading = say("games-and-seed", games=games, seed=str(series))
    click.echo(f"{heading}\n\n{table}\n\n{report.verdict(found, goal_of(names), called, families)}")


def _called(figure: Figure, words: Words) -> str:
    """A figure in words; characters of somebody's own have no name but their id."""
    key = f"{'character' if figure.what == 'cost' else 'card'}-{figure.card}"
    unnamed = figure.what == "cost" and not words.has(key)
    return say("lab-balance-figure", name=figure.card if unnamed else words.words(key), what=figure.what)


def _step(was: str, now: int) -> str:
    return say("lab-balance-step", was=was, now=str(now))


@command(given=known)
@argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
@option("--games", type=click.IntRange(1), default=4000, show_default=True)
@option("--rounds", type=click.IntRange(1), default=60, show_default=True)
@bots_option
@seed_option
@jobs_option
def balance(folder: Path, games: int, rounds: int, bots: str, seed: Seed | None, jobs: int) -> None:
    packs = {family.id: family for family in map(read_pack, sorted(folder.glob("*.toml")))}
    if not any(True for pack in packs.values() for _ in figures_of(pack)):
        raise click.UsageError(say("lab-balance-nothing", folder=str(folder)))
    names = bots_named(bots, *GAMES)
    series = seed or Seed.fresh()

    def measure(texts: balancing.Texts) -> Mapping[str, report.Report]:
        found: dict[str, report.Report] = {}
        given = tuple(texts.items())
        for game in GAMES:
            tell = partial(one_tale, game, given, names, None, series)
            tales = with_progress(in_order(tell, range(games), jobs), games, game)
            found[game] = report.summary(rules_with(game, given), tales)
        return found

    click.echo(say("lab-balance-heading", seed=str(series), games=games, kinds=", ".join(GAMES)))
    start = {name: pack.text for name, pack in packs.items()}
    words = words_for(rules_with("mixed", tuple(start.items())))
    was = {figure.name: figure.value for pack in packs.values() for figure in figures_of(pack)}
    called = {figure.name: _called(figure, words) for pack in packs.values() for figure in figures_of(pack)}
    end = start
    with (folder / LOG).open("a", encoding="utf-8") as log:
        for done, end in balancing.balance(start, measure, rounds, goal_of(names)):
            log.write(json.dumps({"seed": str(series), "games": games, **done.as_dict()}) + "\n")
            log.flush()
            for name, text in end.items():
                (folder / f"{name}.toml").write_text(text, encoding="utf-8")
            click.echo(_told(done, called))
    click.echo("\n" + say("lab-balance-moved"))
    width = max(32, *(len(name) + 1 for name in called.values()))
    for name, text in end.items():
        for figure in figures_of(read_text(text, name)):
            if figure.value != was[figure.name]:
                click.echo(f"{called[figure.name]:<{width}}{_step(f'{was[figure.name]:>3}', figure.value)}")


def _told(done: balancing.Round, called: Mapping[str, str]) -> str:
    """A round in one line."""
    moves = [f"{called[name]} {_step(str(was), now)}" for name, (was, now) in done.moves.items()]
    tried = ", ".join(moves[:SHOWN]) or say("lab-balance-as-it-is")
    if len(moves) > SHOWN:
        tried = say("lab-balance-more", moves=tried, count=len(moves) - SHOWN)
    return say(
        "lab-balance-round",
        number=done.number,
        moves=tried,
        loss=decimal(done.loss, 4),
        missed=", ".join(f"{game} {len(found)}" for game, found in done.beyond.items()),
        kept="yes" if done.kept else "no",
    )
