"""`senbazuru lab strength`: how strong the bots are, for docs/strength.md."""

from pathlib import Path
from time import monotonic

import click

from senbazuru.arena import log
from senbazuru.arena import strength as table
from senbazuru.arena.tournament import whole_deals
from senbazuru.cli.arena import play_out, runner
from senbazuru.cli.common import all_jobs_option, rules_for


@click.command()
@click.option("--only", default="", help="Only rows whose name has this in it, e.g. islands or expert-hard.")
@click.option("--deals", type=click.IntRange(1), help="Fewer deals a row, to look at it quickly.")
@click.option(
    "--keep",
    type=click.Path(file_okay=False, path_type=Path),
    help="Keep finished games in this folder; what is there already is not played again.",
)
@click.option("--kept", is_flag=True, help="Play nothing: sum up the games that are kept so far.")
@click.option(
    "--write",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Write the tables into this page, between its marks.",
)
@click.option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one on this machine.")
@all_jobs_option
def strength(
    only: str, deals: int | None, keep: Path | None, kept: bool, write: Path | None, ray: str | None, jobs: int
) -> None:
    """Measure how strong the bots are: 200 deals a row, each from both seats, on fixed seeds.

    A goal is met when the result reaches it and the lower bound is above what equals would have: half of the wins at
    two players, a quarter at four, no difference in the solo game. Bounds are 95 %, and a deal counts once. The same
    bots give the same results everywhere; only times differ.
    """
    if write and (only or deals):
        raise click.UsageError("a page gets all rows, or none: leave out --only and --deals, or --write")
    if kept and not keep:
        raise click.UsageError("--kept needs the folder that --keep names")
    chosen = {
        section: [row for row in rows if only in f"{row.game}-{row.players}-{row.bot}-{row.rival}"]
        for section, rows in table.SECTIONS.items()
    }
    total = sum(map(len, chosen.values()))
    if not total:
        raise click.BadParameter(f"no row has {only!r} in its name", param_hint="--only")
    began = monotonic()
    found: dict[str, list[table.Measured]] = {section: [] for section in chosen}
    missing: dict[str, list[table.Row]] = {section: [] for section in chosen}
    for number, (section, row) in enumerate(((name, row) for name, rows in chosen.items() for row in rows), 1):
        cup = row.tournament(rules_for, deals)
        cup.check()
        file = keep / row.file_name(cup) if keep else None
        what = f"{number} of {total}: {row.game} {row.players}, {row.bot}-{row.rival}"
        if kept:
            outcomes = whole_deals(cup, log.read(file)[1] if file and file.exists() else [])
        else:
            outcomes = play_out(cup, runner(jobs, ray), file, what)
        if not outcomes:
            missing[section].append(row)
            continue
        found[section].append(table.measured(row, cup, outcomes))
        click.echo("  ".join(filter(None, table.cells(found[section][-1]))), err=True)
    click.echo(f"{(monotonic() - began) / 60:.1f} minutes with {jobs} processes", err=True)
    texts = {section: table.told(rows, missing[section]) for section, rows in found.items() if rows}
    if write:
        page = write.read_text(encoding="utf-8")
        for section, text in texts.items():
            page = table.filled(page, section, text)
        write.write_text(page, encoding="utf-8")
    click.echo("\n\n".join(texts.values()))
