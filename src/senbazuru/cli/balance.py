"""`senbazuru lab cards` and `lab balance`: how good the cards are, and fairer figures for them."""

import json
from collections.abc import Mapping
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Final

import click

from senbazuru.arena import balance as report
from senbazuru.arena import balancing
from senbazuru.arena.figures import figures_of
from senbazuru.arena.players import player_named
from senbazuru.bots import all_bots
from senbazuru.cli.common import (
    jobs_option,
    named,
    pack_option,
    rules_for,
    seed_option,
    table_options,
    with_progress,
    words_for,
)
from senbazuru.kernel.random import Seed
from senbazuru.origami.packs import Library, read_family, read_text
from senbazuru.origami.rules import OrigamiRules
from senbazuru.origami.shown import Box
from senbazuru.workers import in_order

GAMES: Final[tuple[Box, ...]] = ("origami", "legends", "mixed")
LOG: Final = "balance.jsonl"

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
    help_text = f"Who plays, dealt in turn: {', '.join(all_bots())}, or one's own as module:Class."
    return click.option("--bots", default="greedy", show_default=True, help=help_text)(function)


def bots_named(bots: str, *games: str) -> tuple[str, ...]:
    names = tuple(named(bots))
    if not names:
        raise click.BadParameter("name at least one bot", param_hint="--bots")
    for game in games:
        for name in names:
            player_named(name, game)
    return names


def goal_of(bots: tuple[str, ...]) -> float:
    """Search thinks otherwise than greedy, and fewer of its games can be played: it is granted more."""
    return max(report.GOALS.get(name, max(report.GOALS.values())) for name in bots)


@click.command()
@click.argument("game", default="mixed")
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="Number of games.")
@bots_option
@table_options
@click.option("--picture", type=click.Path(dir_okay=False, path_type=Path), help="Also draw it, as SVG, to this file.")
@click.option("--markdown", is_flag=True, help="The table as Markdown.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a card.")
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
    """Play many GAMEs (mixed, legends or origami) at tables that chance chooses, and tell what becomes of each card.

    Played and paid are times per copy and game; points is what a played card ends up with; luck is the share of wins
    of those who played it, times the players (1 is what chance gives everybody); edge is that less the luck of all
    who played cards of the same cost. With 95 % bounds. Then the means of families, and what misses the goals.
    """
    rules = rules_for(game, packs)
    if not isinstance(rules, OrigamiRules):
        raise click.UsageError(f"{game} has no cards; choose {', '.join(GAMES)}")
    names = bots_named(bots, game)
    series = seed or Seed.fresh()
    texts = tuple((name, pack.text) for name, pack in rules.library.packs.items())
    tell = partial(one_tale, rules.name, texts, names, options or None, series)
    found = report.summary(rules, with_progress(in_order(tell, range(games), jobs), games, "Games"))
    words = words_for(rules)
    called = {row.card.id: words.card(row.card.id) for row in found.rows}
    if picture:
        try:
            picture.write_text(report.picture(found.rows, called), encoding="utf-8")
        except OSError as problem:
            raise click.ClickException(f"could not write {picture}: {problem.strerror}") from None
    if as_json:
        for row in found.rows:
            click.echo(json.dumps(row.as_dict()))
        return
    table = report.markdown(found.rows, called) if markdown else report.table(found.rows, called)
    click.echo(f"{games} games, seed {series}\n")
    click.echo(f"{table}\n\n{report.verdict(found, goal_of(names))}")


@click.command()
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--games", type=click.IntRange(1), default=4000, show_default=True, help="Games a round, of each kind.")
@click.option("--rounds", type=click.IntRange(1), default=60, show_default=True, help="Rounds at most.")
@bots_option
@seed_option
@jobs_option
def balance(folder: Path, games: int, rounds: int, bots: str, seed: Seed | None, jobs: int) -> None:
    """Look for fairer figures in the packs of FOLDER (`senbazuru cards export FOLDER` writes them).

    A round moves figures marked "ours" a step where a card or its family is too strong or too weak (points, what
    characters award, and their cost with its folds) and plays the same deals of origami, legends and mixed again. What
    is fairer, and leaves the length of games and their scores as they were, is kept in the files at once;
    FOLDER/balance.jsonl tells of every round. Read them before you use them: what is fair may still look odd.
    """
    packs = {family.id: family for family in map(read_family, sorted(folder.glob("*.toml")))}
    if not any(True for pack in packs.values() for _ in figures_of(pack)):
        raise click.UsageError(f"{folder} has no pack with a figure marked ours: senbazuru cards export {folder}")
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

    click.echo(f"seed {series}, {games} games a round of each of {', '.join(GAMES)}")
    start = {name: pack.text for name, pack in packs.items()}
    end = start
    with (folder / LOG).open("a", encoding="utf-8") as log:
        for done, end in balancing.balance(start, measure, rounds, goal_of(names)):
            log.write(json.dumps({"seed": str(series), "games": games, **done.as_dict()}) + "\n")
            log.flush()
            for name, text in end.items():
                (folder / f"{name}.toml").write_text(text, encoding="utf-8")
            tried = ", ".join(f"{name} {was} to {now}" for name, (was, now) in list(done.moves.items())[:3])
            tried += f" and {len(done.moves) - 3} more" if len(done.moves) > 3 else ""
            missed = ", ".join(f"{game} {len(found)}" for game, found in done.beyond.items())
            outcome = "kept" if done.kept else "taken back"
            click.echo(f"{done.number}: {tried or 'as it is'}: {done.loss:.4f} off; cards beyond: {missed}; {outcome}")
    was = {figure.name: figure.value for name, text in start.items() for figure in figures_of(read_text(text, name))}
    click.echo("\nfigures moved:")
    for name, text in end.items():
        for figure in figures_of(read_text(text, name)):
            if figure.value != was[figure.name]:
                click.echo(f"{figure.name:<32}{was[figure.name]:>3} to {figure.value}")
