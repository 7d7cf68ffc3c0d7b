"""`senbazuru lab strength`: how strong the bots are, for docs/strength.md."""

from collections.abc import Mapping
from pathlib import Path
from time import monotonic

import click

from senbazuru.arena import log
from senbazuru.arena import strength as table
from senbazuru.arena.tournament import whole_deals
from senbazuru.cli.arena import play_out, runner
from senbazuru.cli.common import all_jobs_option, rules_for
from senbazuru.cli.refusal import Refusal
from senbazuru.cli.speaking import command, option
from senbazuru.languages import decimal, say


def filled(page: Path, texts: Mapping[str, str]) -> str:
    """What a page says with other tables between its marks."""
    told = page.read_text(encoding="utf-8")
    try:
        for section, text in texts.items():
            told = table.filled(told, section, text)
    except ValueError as problem:
        raise Refusal(str(problem)) from None
    return told


@command()
@option("--only", default="")
@option("--deals", type=click.IntRange(1))
@option("--keep", type=click.Path(file_okay=False, path_type=Path))
@option("--kept", is_flag=True)
@option("--write", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@option("--ray", metavar="address")
@all_jobs_option
def strength(
    only: str, deals: int | None, keep: Path | None, kept: bool, write: Path | None, ray: str | None, jobs: int
) -> None:
    if write and (only or deals):
        raise click.UsageError(say("lab-strength-all-rows"))
    if write:
        filled(write, dict.fromkeys(table.SECTIONS, ""))  # what is wrong with it is told before anything is played
    if kept and not keep:
        raise click.UsageError(say("lab-strength-no-folder"))
    chosen = {
        section: [row for row in rows if only in f"{row.game}-{row.players}-{row.bot}-{row.rival}"]
        for section, rows in table.SECTIONS.items()
    }
    total = sum(map(len, chosen.values()))
    if not total:
        raise click.BadParameter(say("lab-strength-no-row", given=only), param_hint="--only")
    began = monotonic()
    found: dict[str, list[table.Measured]] = {section: [] for section in chosen}
    missing: dict[str, list[table.Row]] = {section: [] for section in chosen}
    for number, (section, row) in enumerate(((name, row) for name, rows in chosen.items() for row in rows), 1):
        cup = row.tournament(rules_for, deals)
        cup.check()
        file = keep / row.file_name(cup) if keep else None
        called = f"{row.game} {row.players}, {row.bot}-{row.rival}"
        if kept:
            outcomes = whole_deals(cup, log.read(file)[1] if file and file.exists() else [])
        else:
            what = say("lab-strength-row", number=number, total=total, row=called)
            outcomes = play_out(cup, runner(jobs, ray), file, what)
        if not outcomes:
            missing[section].append(row)
            continue
        found[section].append(table.measured(row, cup, outcomes))
        click.echo("  ".join(filter(None, table.cells(found[section][-1]))), err=True)
    click.echo(say("lab-strength-time", minutes=decimal((monotonic() - began) / 60, 1), jobs=jobs), err=True)
    texts = {section: table.told(rows, missing[section]) for section, rows in found.items() if rows}
    if write:
        write.write_text(filled(write, texts), encoding="utf-8")
    click.echo("\n\n".join(texts.values()))
