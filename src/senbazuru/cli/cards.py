"""`senbazuru cards`: the catalogue, and packs to edit."""

import json
from collections.abc import Sequence
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

import click

from senbazuru.cli.common import pack_option, rules_for, with_progress, words_for
from senbazuru.cli.speaking import Group, argument, option, unwritten
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.languages import say
from senbazuru.origami import face
from senbazuru.origami.packs import FIGURES, SOURCES, Card, Library, Pack
from senbazuru.origami.rules import OrigamiRules
from senbazuru.text import Words

NAME: Final = 12
"""Columns for the name of a card, if none is longer."""


def described(card: Card, words: Words) -> dict[str, Any]:
    """Everything there is to say of a card."""
    return {
        "id": card.id,
        "name": words.card(card.id),
        "family": card.family,
        **({"character": card.character} if card.character else {}),
        "copies": card.copies,
        "cost": card.cost,
        "folds": card.folds,
        "points": card.points,
        "effect": card.kind,
        "text": words.card_text(card),
        "provenance": {figure: card.source[figure] for figure in FIGURES if figure in card.source},
    }


@click.group(cls=Group, invoke_without_command=True)
@option("--family")
@option("--json", "as_json", is_flag=True)
@option("--svg", "pictures", metavar="folder", type=click.Path(file_okay=False, path_type=Path))
@option("--small", is_flag=True)
@option("--dark", is_flag=True)
@option("--force", is_flag=True)
@pack_option
@click.pass_context
def cards(
    context: click.Context,
    family: str | None,
    as_json: bool,
    pictures: Path | None,
    small: bool,
    dark: bool,
    force: bool,
    packs: tuple[Path, ...],
) -> None:
    rules = rules_for("origami", packs)
    assert isinstance(rules, OrigamiRules)
    context.obj = rules.library
    alone = [name for name, given in (("--small", small), ("--dark", dark), ("--force", force)) if given]
    if alone and not pictures:
        raise click.UsageError(say("pictures-only", option=alone[0]))
    if context.invoked_subcommand:
        return
    there = rules.library.packs
    if family is not None and family not in there:
        raise SenbazuruError("unknown-family", family=family, known=", ".join(there))
    words = words_for(rules)
    chosen = [f for f in there.values() if family in (None, f.id)]
    if pictures:
        write(pictures, chosen, words, small, dark, force)
        return
    if as_json:
        click.echo(json.dumps([described(card, words) for f in chosen for card in f.with_paper], ensure_ascii=False))
        return
    for each in chosen:
        click.echo(click.style(say("cards-family", family=words.family(each.id), count=each.size), bold=True))
        width = max(NAME, *(len(words.card(card.id)) for card in each.with_paper))
        for card in each.with_paper:
            click.echo(entry(card, words, width))
        click.echo()


def entry(card: Card, words: Words, width: int = NAME) -> str:
    """A card in a few lines of at most 80 columns; its name takes so many of them."""
    told = {"cost": card.cost, "folds": card.folds, "points": card.points}
    kind = "paper" if not card.program else "character" if card.character else "origami"
    figures = say("cards-figures", kind=kind, **told)
    text = say("cards-effect", kind=words.kind(card.kind), text=words.card_text(card))
    sources = [(source, [figure for figure in FIGURES if card.source.get(figure) == source]) for source in SOURCES]
    marks = [
        say("cards-source", source=source, figures=", ".join(map(words.figure, found)))
        for source, found in sources
        if found
    ]
    lines = [f"  {say('cards-copies', count=card.copies)} {words.card(card.id):<{width}} {figures}"]
    return "\n".join(
        [*lines, *wrap(text, 72, initial_indent=" " * 6, subsequent_indent=" " * 6), f"      ({'; '.join(marks)})"]
    )


# -- pictures


def write(folder: Path, packs: Sequence[Pack], words: Words, small: bool, dark: bool, force: bool) -> None:
    """A picture a card, in a folder for each family, and one of the back of all."""
    files = {f"{pack.id}/{card.id}.svg": (pack, card) for pack in packs for card in pack.with_paper}
    there = [name for name in ("back.svg", *files) if (folder / name).exists()]
    if there and not force:
        raise click.UsageError(say("file-there", file=there[0], folder=str(folder)))
    draw = face.small if small else face.large
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "back.svg").write_text(face.back(say("cards-back"), dark) + "\n", encoding="utf-8")
        for name, (pack, card) in with_progress(files.items(), len(files), say("cards-drawing")):
            picture = draw(face.face_of(card, pack, words.card_text(card), words), dark)
            (folder / name).parent.mkdir(exist_ok=True)
            (folder / name).write_text(f"{picture}\n", encoding="utf-8")
    except OSError as problem:
        raise unwritten(folder, problem) from None
    click.echo(say("cards-drawn", cards=len(files), folder=str(folder)))


# -- packs


@cards.command()
@argument("folder", type=click.Path(file_okay=False, path_type=Path))
@option("--force", is_flag=True)
@click.pass_obj
def export(library: Library, folder: Path, force: bool) -> None:
    there = [name for name in library.packs if (folder / f"{name}.toml").exists()]
    if there and not force:
        raise click.UsageError(say("file-there", file=f"{there[0]}.toml", folder=str(folder)))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, family in library.packs.items():
            (folder / f"{name}.toml").write_text(family.text, encoding="utf-8")
    except OSError as problem:
        raise unwritten(folder, problem) from None
    click.echo(say("cards-exported", packs=len(library.packs), folder=str(folder)))
