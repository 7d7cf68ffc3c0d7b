"""`senbazuru cards`: the catalogue, and packs to edit."""

import json
from pathlib import Path
from textwrap import wrap
from typing import Any

import click

from senbazuru.cli.common import pack_option, rules_for, words_for
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.origami.packs import FIGURES, SOURCES, Card, Family, Library
from senbazuru.origami.rules import OrigamiRules
from senbazuru.text import LANGUAGES, Words


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
        "text": text_of(card, words),
        "provenance": {figure: card.source[figure] for figure in FIGURES if figure in card.source},
    }


def text_of(card: Card, words: Words) -> str:
    """What a card does; rice paper has no effect, only a use."""
    return words.card_text(card) if card.program else words.words(f"kind-{card.kind}.note")


def all_cards(pack: Family) -> list[Card]:
    """The cards of a pack, and the rice paper that comes with it."""
    return [*pack.cards, *([pack.paper] if pack.paper else [])]


@click.group(invoke_without_command=True)
@click.option("--family", help="Only this family, or characters.")
@click.option("--lang", default="en", show_default=True, help="Language of names and texts.")
@click.option("--json", "as_json", is_flag=True, help="A list of JSON objects.")
@pack_option
@click.pass_context
def cards(context: click.Context, family: str | None, lang: str, as_json: bool, packs: tuple[Path, ...]) -> None:
    """List the cards with every figure and where it comes from.

    Each figure is marked: book (printed in a rulebook's text), read (follows from a note or example), list (from a
    published list), ours (our own design). `senbazuru cards export DIR` writes the packs as text to edit.
    """
    if lang not in LANGUAGES:
        raise click.BadParameter(f"there are words in {', '.join(LANGUAGES)}", param_hint="--lang")
    rules = rules_for("origami", packs)
    assert isinstance(rules, OrigamiRules)
    context.obj = rules.library
    if context.invoked_subcommand:
        return
    there = rules.library.packs
    if family is not None and family not in there:
        raise SenbazuruError("unknown-family", family=family, known=", ".join(there))
    words = words_for(rules, lang)
    chosen = [f for f in there.values() if family in (None, f.id)]
    if as_json:
        click.echo(json.dumps([described(card, words) for f in chosen for card in all_cards(f)], ensure_ascii=False))
        return
    for each in chosen:
        click.echo(click.style(f"{words.family(each.id)}, {each.size} cards", bold=True))
        for card in all_cards(each):
            click.echo(entry(card, words))
        click.echo()


def entry(card: Card, words: Words) -> str:
    """A card in a few lines of at most 80 columns."""
    folds = f"{card.folds} fold{'s' if card.folds > 1 else ''}"
    figures = folds if not card.program else f"cost {card.cost}, {folds}"
    if card.program and not card.character:
        figures += f", {card.points} points"
    text = f"{words.kind(card.kind)}: {text_of(card, words)}"
    sources = [(source, [figure for figure in FIGURES if card.source.get(figure) == source]) for source in SOURCES]
    marks = "; ".join(f"{source}: {', '.join(found)}" for source, found in sources if found)
    lines = [f"  {card.copies} x {words.card(card.id):<12} {figures}"]
    return "\n".join([*lines, *wrap(text, 72, initial_indent=" " * 6, subsequent_indent=" " * 6), f"      ({marks})"])


@cards.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--force", is_flag=True, help="Replace packs that are there already.")
@click.pass_obj
def export(library: Library, folder: Path, force: bool) -> None:
    """Write the packs as text files to FOLDER, to be edited and played with --pack FOLDER."""
    there = [name for name in library.packs if (folder / f"{name}.toml").exists()]
    if there and not force:
        raise click.UsageError(f"{there[0]}.toml is in {folder} already; choose another folder, or --force")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, family in library.packs.items():
            (folder / f"{name}.toml").write_text(family.text, encoding="utf-8")
    except OSError as problem:
        raise click.ClickException(f"could not write to {folder}: {problem.strerror}") from None
    click.echo(f"{len(library.packs)} packs in {folder}. Edit them, then: senbazuru simulate origami --pack {folder}")
